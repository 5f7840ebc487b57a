"""Crossword simulation: how often the play that a simulation ranks first beats the best by equity.

    python tests/bench/bench_crossword_strength.py [PAIRS] [SECONDS] [PLIES] [LEXICON] [LAYOUT]

Pairs are those of `crossword_duel`, played by as many processes as there are cores. The player has so many seconds of
CPU time a move, half a second by default, and keeps what it does not need for later, as one does with a chess clock.
It plays candidates out, two plies deep by default, and those that fall behind no further: while there are more tiles in
the bag than a rack holds the best by equity that are close to the first, for seven tenths of that time, then ten for
longer. With an empty bag there is nothing to draw lots about, and it takes the first move of the best line that a
search has found so far (`endgame`).

How the time is shared out was chosen with kept positions of self-play. In 20 of them, with at most a rack in the bag,
the choice by some of 200 or more rollouts of ten candidates was judged by the others: in two seconds, all ten alike won
1.6% more games than equity and 2.5 points, with a third of them left behind after each round 2.1% and 3.1 points; in
eight seconds 2.3% and 2.5%. With 25 candidates nothing more was found than with ten, with four less. In 28 whose bag
had just become empty, the search's first move lost 4.3 points on average after a quarter of a second, 2.0 after half of
one, 2.2 after one, 0.1 after two; so half of the time is kept for that.
"""

import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import inf
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import final, pair, told

from tilewise.crossword.board import Position, unseen
from tilewise.crossword.endgame.search import Endgame
from tilewise.crossword.leaves.keeping import leaves_to_the_end, usual_leaves
from tilewise.crossword.moves import best_moves
from tilewise.crossword.plays import leave_of
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.scoring import play_at
from tilewise.crossword.simulation.ranking import ranking
from tilewise.crossword.simulation.rollouts import Candidate, Rollout, Rollouts
from tilewise.crossword.training.self_play import Player, Turn, by_leaves
from tilewise.lexicon import Lexicon, Library, shipped_folder

CANDIDATES = 10
SAMPLES = 2000

EARLY_CANDIDATES = 8
CLOSE = 8.0
"""Points of equity that a candidate may be behind while the bag holds more than a rack."""

FIRST = 3
"""Samples of the first round, which tell how long one takes."""


def rounds(candidates: int) -> list[int]:
    """How many candidates are played out in each round: seven in ten of those before, until two are left."""
    sizes = [candidates]
    while sizes[-1] > 2:
        sizes.append(max(2, int(sizes[-1] * 0.7)))
    return sizes


class Simulating:
    """A player who simulates and searches.

    `samples` notes how many the leader of each ranking had, `spent` the seconds of each move.
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
            chosen = self.simulated(turn, EARLY_CANDIDATES, CLOSE, start + self.seconds * 0.7)
        elif turn.bag:
            chosen = self.simulated(turn, CANDIDATES, inf, start + self.kept * 0.5)
        else:
            chosen = self.searched(turn, start + self.kept * 0.75) or self.by_equity(turn)
        self.spent.append(time.process_time() - start)
        self.kept -= self.spent[-1]
        return chosen

    def simulated(self, turn: Turn, most: int, close: float, end: float):
        """Choose what is ranked first when time is up, of so many candidates, so close to the first."""
        position, rack = turn.position, bytes(sorted(turn.rack))
        leaves = leaves_to_the_end(position, rack, self.lexicon)
        _, moves = best_moves(position, rack, self.lexicon, most, leaves=leaves)
        moves = [move for move in moves if move.equity > moves[0].equity - close]
        chosen = 0
        if len(moves) > 1:
            spread = turn.scores[turn.mover] - turn.scores[1 - turn.mover]
            candidates = [Candidate.of(move, position) for move in moves]
            rollouts = Rollouts(position, rack, self.lexicon, leaves, plies=self.plies, spread=spread)
            chosen = self.first(rollouts, candidates, end)
        move = moves[chosen]
        return move.play, bytes(move.leave)

    def first(self, rollouts: Rollouts, candidates: list[Candidate], end: float) -> int:
        """The candidate that is ranked first when time is up.

        Each round has its share of the time, and fewer candidates than the one before, those that stand first.
        """
        found: list[list[Rollout]] = [[] for _ in candidates]
        equities = [candidate.equity for candidate in candidates]
        going, done, most, pace = list(range(len(candidates))), 0, rollouts.most(SAMPLES), 0.0
        sizes = rounds(len(candidates))
        for number, size in enumerate(sizes):
            start = time.process_time()
            if done == most or start >= end:
                break
            going = going[:size]
            samples = int((end - start) / (len(sizes) - number) / pace / size) if pace else FIRST
            stage = range(done, min(done + max(samples, 1), most))
            for each, more in zip(going, final(rollouts.run([candidates[n] for n in going], stage)), strict=True):
                found[each] += more
            done, pace = stage.stop, (time.process_time() - start) / len(stage) / size
            places = [each.candidate for each in ranking(found, equities, rollouts)]
            going.sort(key=places.index)
        self.samples.append(done)
        return going[0]

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
                rest = f"{statistics.median(samples):.0f} samples, {statistics.mean(spent):.2f} s a move"
                print(f"{name}: {told(games)}; {rest}", flush=True)
