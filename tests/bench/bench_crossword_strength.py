"""Crossword simulation: how often the play that a simulation ranks first beats the best by equity.

    python tests/bench/bench_crossword_strength.py [PAIRS] [SECONDS] [PLIES] [LEXICON] [LAYOUT]

Pairs are those of `crossword_duel`, played by as many processes as there are cores. The player has so many seconds of
CPU time a move, half a second by default, and keeps what it does not need for later, as one does with a chess clock:
seven tenths go into a move while there are more tiles in the bag than a rack holds, and then half of what is left. It
simulates as `crossword.simulate` does, two plies deep by default, the candidates that this tries by itself. With an
empty bag there is nothing to draw lots about, and it takes the first move of the best line that a search has found so
far (`endgame`): in 28 positions whose bag had just become empty, that lost 4.3 points on average after a quarter of a
second, 2.0 after half of one, 2.2 after one, 0.1 after two; so half of the time is kept for it.
"""

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import final, pair, told

from tilewise.crossword.board import Position, unseen
from tilewise.crossword.endgame.search import Endgame
from tilewise.crossword.leaves.keeping import leaves_to_the_end, usual_leaves
from tilewise.crossword.plays import leave_of
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.scoring import play_at
from tilewise.crossword.simulation.candidates import seek_candidates
from tilewise.crossword.simulation.ranking import simulate
from tilewise.crossword.simulation.rollouts import Candidate, Rollouts
from tilewise.crossword.training.self_play import Player, Turn, by_leaves
from tilewise.lexicon import Lexicon, Library, shipped_folder

CANDIDATES = 12
SAMPLES = 2000


class Simulating:
    """A player who simulates and searches.

    `samples` notes how many rollouts each move was ranked by, `spent` its seconds.
    """

    def __init__(self, lexicon: Lexicon, by_equity: Player, seconds: float, plies: int) -> None:
        self.lexicon = lexicon
        self.by_equity = by_equity
        self.seconds = seconds
        self.plies = plies
        self.kept = 0.0
        self.bag = 0
        self.samples: list[int] = []
        self.spent: list[float] = []

    def __call__(self, turn: Turn):
        start = time.process_time()
        self.kept = self.seconds + (self.kept if turn.bag <= self.bag else 0.0)  # the bag of a new game is full again
        self.bag = turn.bag
        if turn.bag > turn.position.layout.rack:
            chosen = self.simulated(turn, start + self.seconds * 0.7)
        elif turn.bag:
            chosen = self.simulated(turn, start + self.kept * 0.5)
        else:
            chosen = self.searched(turn, start + self.kept * 0.75) or self.by_equity(turn)
        self.spent.append(time.process_time() - start)
        self.kept -= self.spent[-1]
        return chosen

    def simulated(self, turn: Turn, end: float):
        """Choose what is ranked first when time is up."""
        position, rack = turn.position, bytes(sorted(turn.rack))
        leaves = leaves_to_the_end(position, rack, self.lexicon)
        moves = final(seek_candidates(position, rack, self.lexicon, leaves, number=CANDIDATES))
        spread = turn.scores[turn.mover] - turn.scores[1 - turn.mover]
        rollouts = Rollouts(position, rack, self.lexicon, leaves, plies=self.plies, spread=spread)
        candidates = [Candidate.of(move, position) for move in moves]
        ranking = final(simulate(rollouts, candidates, SAMPLES, is_over=lambda: time.process_time() >= end))
        self.samples.append(sum([each.samples for each in ranking]))
        move = moves[ranking[0].candidate]
        return move.play, bytes(move.leave)

    def searched(self, turn: Turn, end: float):
        """Choose the first move of the best line that is found in time; None if there is none."""
        position, rack = turn.position, bytes(sorted(turn.rack))
        theirs = bytes(sorted(unseen(position, rack).elements()))
        best = None
        for ending in Endgame(position, (rack, theirs), self.lexicon).rounds():
            best = ending or best
            if time.process_time() >= end or (best and best.proved):
                break
        if best is None:
            return None
        step = best.line[0]
        if step is None:
            return None, turn.rack
        play = play_at(position, self.lexicon, *step.slot.square, step.placed, across=step.slot.line.across)
        return play, leave_of(rack, play.placed)


@cache
def game(lexicon_id: str, layout_id: str) -> tuple[Lexicon, Position]:
    listed = Library(shipped_folder()).lexicon(lexicon_id)
    layout, tiles, spelled = CrosswordGame(layout=layout_id).read_game(listed)
    return spelled or listed, Position.bare(layout, tiles)


def played(seed: int, *, seconds: float, plies: int, lexicon_id: str, layout_id: str):
    lexicon, bare = game(lexicon_id, layout_id)
    by_equity = by_leaves(lexicon, usual_leaves(bare, lexicon))
    simulating = Simulating(lexicon, by_equity, seconds, plies)
    return pair(simulating, by_equity, bare, seed), simulating.samples, simulating.spent


if __name__ == "__main__":
    defaults = ("300", "0.5", "2", "en", "scrabble")
    pairs, seconds, plies, lexicon_id, layout_id = (*sys.argv[1:], *defaults[len(sys.argv) - 1 :])
    work = partial(played, seconds=float(seconds), plies=int(plies), lexicon_id=lexicon_id, layout_id=layout_id)
    games, samples, spent = [], [], []
    with ProcessPoolExecutor() as processes:
        for number, (found, more, times) in enumerate(processes.map(work, range(int(pairs))), 1):
            games.append(found)
            samples += more
            spent += times
            if number % 25 == 0 or number == int(pairs):
                name = f"{lexicon_id} on {layout_id}, {seconds} s a move, {plies} plies, against equity"
                rest = f"{statistics.median(samples):.0f} rollouts, {statistics.mean(spent):.2f} s a move"
                print(f"{name}: {told(games)}; {rest}", flush=True)
