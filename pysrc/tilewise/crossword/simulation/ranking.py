"""Simulation: candidates ranked by what becomes of them, over samples of the tiles that nobody has seen.

Candidates are played out with the same samples (`rollouts`), stage by stage. After each stage those that are beaten are
dropped: a candidate that lies behind the leader by more than three times the standard error of their difference, taken
sample by sample, so that luck that both had in common does not hide it. No candidate is ranked before it has been
played out with the samples of the first stage, and no leader's lead is judged on fewer.

Every number added up is a multiple of a power of two, so sums are exact in any order: whoever deals the samples of a
stage to several workers gets the same answer as one alone.
"""

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from .many_racks import BestMove
from .rollouts import Candidate, Rollout, Rollouts

__all__ = ["STAGE", "Simulated", "common", "next_stage", "ranking", "simulate", "unbeaten"]

T = TypeVar("T")

STAGE = 25
"""Samples of a stage."""

_BEATEN = 3.0
"""Standard errors of the difference to the leader beyond which a candidate is beaten: one in 740 by chance."""

_REPLIES = 5
"""Replies that are told of a candidate."""


class Simulated(NamedTuple):
    """What the rollouts of a candidate, given by its place among all, came to so far.

    `mean` is the spread in points and `error` its standard error, `wins` the share of wins, `bingos` how many a rollout
    both sides made on average, `replies` what the other side did most often and in which share of the samples.
    """

    candidate: int
    mean: float
    error: float
    wins: float
    samples: int
    bingos: tuple[float, float]
    replies: list[tuple[BestMove, float]]


def simulate(
    rollouts: Rollouts, candidates: Sequence[Candidate], samples: int = 400
) -> Generator[list[Simulated] | None, None, list[Simulated]]:
    """Rank candidates by the mean spread of their rollouts, best first, with at most so many samples each.

    Yields the ranking after each stage, and None in between, many times a second; it can be stopped at any of them.
    Ends early when only one candidate is not beaten; with an empty bag one sample tells all.
    """
    found: list[list[Rollout]] = [[] for _ in candidates]
    going = list(range(len(candidates)))
    done, samples = 0, rollouts.most(samples)
    while stage := next_stage(len(going), done, samples):
        results = yield from rollouts.run([candidates[number] for number in going], stage)
        for number, more in zip(going, results, strict=True):
            found[number] += more
        done = stage.stop
        going = unbeaten(going, found)
        yield ranking(found)
    return ranking(found)


def next_stage(going: int, done: int, samples: int) -> range:
    """Say with which samples so many candidates are played out next, none when it is enough.

    >>> next_stage(12, 0, 120), next_stage(12, 100, 120), list(next_stage(1, 50, 120)), list(next_stage(12, 120, 120))
    (range(0, 25), range(100, 120), [], [])
    """
    return range(done, min(done + STAGE, samples)) if going > 1 or not done else range(0)


def unbeaten(going: Sequence[int], found: Sequence[Sequence[Rollout]]) -> list[int]:
    """Keep the candidates that the leader does not beat."""
    spreads = {number: [rollout.spread for rollout in found[number]] for number in going}
    leader = max(going, key=lambda number: (sum(spreads[number]), -number))
    return [number for number in going if number == leader or not _beats(spreads[leader], spreads[number])]


def _beats(leader: list[float], other: list[float]) -> bool:
    behind = [first - second for first, second in zip(leader, other, strict=True)]
    return len(behind) > 1 and fmean(behind) > _BEATEN * stdev(behind) / sqrt(len(behind))


def ranking(found: Sequence[Sequence[Rollout]]) -> list[Simulated]:
    """Rank candidates by all of their rollouts, of which each has one at least."""
    ranked = [_simulated(number, rollouts) for number, rollouts in enumerate(found)]
    return sorted(ranked, key=lambda each: (-each.mean, each.candidate))


def _simulated(number: int, rollouts: Sequence[Rollout]) -> Simulated:
    spreads, n = [rollout.spread for rollout in rollouts], len(rollouts)
    mean = sum(spreads) / n
    ours, theirs = [sum([rollout.bingos[side] for rollout in rollouts]) for side in (0, 1)]
    return Simulated(
        candidate=number,
        mean=mean,
        error=sqrt(sum([(spread - mean) ** 2 for spread in spreads]) / max(n - 1, 1) / n),
        wins=sum([rollout.wins for rollout in rollouts]) / n,
        samples=n,
        bingos=(ours / n, theirs / n),
        replies=common([rollout.reply for rollout in rollouts], _what),
    )


def common(replies: Sequence[T | None], what: Callable[[T], Hashable]) -> list[tuple[T, float]]:
    """Give the replies that were made most often, the first met first among equals, and their shares of all.

    `what` says what a reply does; None is no reply.

    >>> common(["a", "b", None, "b"], str)
    [('b', 0.5), ('a', 0.25)]
    """
    made = [reply for reply in replies if reply is not None]
    first: dict[Hashable, T] = {}
    for reply in made:
        first.setdefault(what(reply), reply)
    numbers = Counter([what(reply) for reply in made])
    return [(first[each], count / len(replies)) for each, count in numbers.most_common(_REPLIES)]


def _what(reply: BestMove) -> tuple[object, ...]:
    """Say what a reply does, whatever was on the rack; exchanges and passes are all alike."""
    return (*reply.laid.slot.square, reply.laid.slot.line.across, reply.laid.placed) if reply.laid else ()
