"""The review of a turn by what becomes of it, not by equity alone.

While there are tiles in the bag, the move and the best few by equity are played out with the same samples (`rollouts`).
What a move lost is taken sample by sample, from those that it and the better one both had, so that luck that both had
in common does not count. Candidates that are beaten are dropped as in any simulation; the move itself stays to the end.
As in any simulation, too, points are drawn towards equity (`ranking`), for the best of several means of few samples
looks better than it is. For the same reason wins are taken from the move that is best by points, not from the luckiest;
near the end of a game, where wins are what counts, from that which has most.

With an empty bag both racks are known. What the endgame's search has proved stays (`endings`); other turns are played
to their end once, for all samples are the same.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import NamedTuple

from ...alphabets import Tiles
from ...averages import deviation, mean
from ...lexicon import Lexicon
from ..board import unseen
from ..leaves.keeping import leaves_to_the_end
from ..leaves.values import Leaves
from ..moves import Move
from ..simulation.methods import deed
from ..simulation.ranking import next_stage, ranking
from ..simulation.rollouts import Candidate, Rollout, Rollouts
from .review import Judged, Outlook

__all__ = ["CANDIDATES", "Simulator"]

CANDIDATES = 5
"""Moves that are tried beside the one that was made: the best by equity."""


class _Trial(NamedTuple):
    """What became of a candidate beside the move that was made: its outlook, and the standard error of its lead.

    The spread of the outlook is drawn towards equity, the error that of the samples alone.
    """

    move: Move
    outlook: Outlook
    error: float


@dataclass(frozen=True)
class Simulator:
    """Judges turns of two players by what becomes of them, with the words of a list.

    The same seed gives the same answer, whichever turns are judged. `table` is what leaves are worth if not what they
    usually are.
    """

    lexicon: Lexicon
    samples: int = 100
    seed: int = 1
    table: Leaves | None = None

    def judged(self, judged: Judged, spread: int) -> Generator[None, None, Judged]:
        """Judge a turn anew; yields many times a second. Where nothing can be said beyond equity it stays what it is.

        `spread` is by how many points the mover was ahead.
        """
        position, own = judged.before, judged.outlook
        if judged.by == "endgame" and own:
            return replace(judged, wins_lost=judged.outlooks[0].wins - own.wins, error=0.0)
        if judged.loss is None or judged.move is None or position.tiles.counts is None:
            return judged
        rack = bytes(sorted(position.tiles.read_rack(judged.turn.rack)))
        if not +unseen(position, rack):
            return judged
        made = Move("pass", None, b"", rack, 0.0) if judged.withdrawn else judged.move
        return (yield from self._played_out(judged, made, rack, spread))

    def _played_out(self, judged: Judged, made: Move, rack: Tiles, spread: int) -> Generator[None, None, Judged]:
        """Judge a turn by playing the move and the best by equity out."""
        position = judged.before
        leaves = leaves_to_the_end(position, rack, self.lexicon, table=self.table)
        if judged.withdrawn:
            made = made._replace(leave_value=min(leaves[rack], 0.0))
        moves = [made, *(move for move in judged.best[:CANDIDATES] if deed(move) != deed(made))]
        rollouts = Rollouts(position, rack, self.lexicon, leaves, seed=self.seed, spread=spread)
        candidates = [Candidate.of(move, position) for move in moves]
        found = yield from _roll(rollouts, candidates, rollouts.most(self.samples))
        own, near_end = found[0], rollouts.near_end
        simulated = ranking(found, candidates, rollouts)
        worths = {each.candidate: each.worth for each in simulated}
        wins = mean([each.wins for each in own])
        trials = [_beside(wins, own, move, worths[n], found[n]) for n, move in enumerate(moves)]
        first = trials[0].outlook
        ranked = sorted(trials, key=lambda trial: -trial.outlook.spread)
        most = max(trials, key=lambda trial: trial.outlook.wins) if near_end else ranked[0]
        return replace(
            judged,
            best=tuple(trial.move for trial in ranked),
            loss=ranked[0].outlook.spread - first.spread,
            by="simulation",
            outlook=first,
            outlooks=tuple(trial.outlook for trial in ranked),
            wins_lost=max(most.outlook.wins - first.wins, 0.0),
            error=ranked[0].error,
            samples=len(own),
        )


def _roll(
    rollouts: Rollouts, candidates: Sequence[Candidate], samples: int
) -> Generator[None, None, list[list[Rollout]]]:
    """Play candidates out, stage by stage; the first of them stays though it be beaten."""
    found: list[list[Rollout]] = [[] for _ in candidates]
    while stage := next_stage(found, candidates, rollouts, samples, always=[0]):
        results = yield from rollouts.run([candidates[number] for number in stage.of], stage.samples)
        for number, more in zip(stage.of, results, strict=True):
            found[number] += more
    return found


def _beside(wins: float, own: Sequence[Rollout], move: Move, worth: float, rollouts: Sequence[Rollout]) -> _Trial:
    """Say what became of a move beside the one that was made, which won so often, by the samples that both had."""
    pairs = list(zip(rollouts, own, strict=False))
    ahead = [each.spread - other.spread for each, other in pairs]
    wins += mean([each.wins - other.wins for each, other in pairs])
    error = deviation(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else 0.0
    return _Trial(move, Outlook(worth, min(max(wins, 0.0), 1.0)), error)
