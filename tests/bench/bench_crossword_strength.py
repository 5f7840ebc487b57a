"""Crossword simulation: how often the play that a simulation ranks first beats the best by equity.

    python tests/bench/bench_crossword_strength.py [PAIRS] [SECONDS] [PLIES] [LEXICON] [LAYOUT]

Pairs are those of `crossword_duel`, played by as many processes as there are cores. Ten candidates are played out for
so many seconds of CPU time a move, half a second by default, and one reply deep by default: with few samples what they
tell of the reply is surer than what they tell of the turn after it.
"""

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import pair, told

from tilewise.crossword.board import Position
from tilewise.crossword.leaves.keeping import leaves_to_the_end, usual_leaves
from tilewise.crossword.moves import best_moves
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.simulation.ranking import simulate
from tilewise.crossword.simulation.rollouts import Candidate, Rollouts
from tilewise.crossword.training.self_play import Turn, by_leaves
from tilewise.lexicon import Lexicon, Library, shipped_folder

CANDIDATES = 10
SAMPLES = 2000


class Simulating:
    """A player who simulates; `samples` notes how many the leader of each ranking had."""

    def __init__(self, lexicon: Lexicon, seconds: float, plies: int) -> None:
        self.lexicon = lexicon
        self.seconds = seconds
        self.plies = plies
        self.samples: list[int] = []

    def __call__(self, turn: Turn):
        end = time.process_time() + self.seconds
        position, rack = turn.position, bytes(sorted(turn.rack))
        leaves = leaves_to_the_end(position, rack, self.lexicon)
        _, moves = best_moves(position, rack, self.lexicon, CANDIDATES, leaves=leaves)
        chosen = 0
        if len(moves) > 1:
            spread = turn.scores[turn.mover] - turn.scores[1 - turn.mover]
            candidates = [Candidate.of(move, position) for move in moves]
            rollouts = Rollouts(position, rack, self.lexicon, leaves, plies=self.plies, spread=spread)
            chosen = self.first(rollouts, candidates, end)
        move = moves[chosen]
        return move.play, bytes(move.leave)

    def first(self, rollouts: Rollouts, candidates: list[Candidate], end: float) -> int:
        """The candidate that is ranked first when time is up; before there is a ranking, the best by equity."""
        chosen, samples = 0, 0
        for number, ranking in enumerate(simulate(rollouts, candidates, SAMPLES)):
            if ranking:
                chosen, samples = ranking[0].candidate, ranking[0].samples
            # The clock itself takes its time on some machines.
            if number % 16 == 0 and time.process_time() >= end:
                break
        self.samples.append(samples)
        return chosen


@cache
def game(lexicon_id: str, layout_id: str) -> tuple[Lexicon, Position]:
    listed = Library(shipped_folder()).lexicon(lexicon_id)
    layout, tiles, spelled = CrosswordGame(layout=layout_id).read_game(listed)
    return spelled or listed, Position.bare(layout, tiles)


def played(seed: int, *, seconds: float, plies: int, lexicon_id: str, layout_id: str):
    lexicon, bare = game(lexicon_id, layout_id)
    simulating = Simulating(lexicon, seconds, plies)
    return pair(simulating, by_leaves(lexicon, usual_leaves(bare, lexicon)), bare, seed), simulating.samples


if __name__ == "__main__":
    defaults = ("300", "0.5", "1", "en", "scrabble")
    pairs, seconds, plies, lexicon_id, layout_id = (*sys.argv[1:], *defaults[len(sys.argv) - 1 :])
    work = partial(played, seconds=float(seconds), plies=int(plies), lexicon_id=lexicon_id, layout_id=layout_id)
    games, samples = [], []
    with ProcessPoolExecutor() as processes:
        for number, (found, more) in enumerate(processes.map(work, range(int(pairs))), 1):
            games.append(found)
            samples += more
            if number % 25 == 0 or number == int(pairs):
                name = f"{lexicon_id} on {layout_id}, {seconds} s a move, {plies} plies, against equity"
                print(f"{name}: {told(games)}; {statistics.median(samples):.0f} samples", flush=True)
