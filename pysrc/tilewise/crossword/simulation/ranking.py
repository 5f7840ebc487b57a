"""Simulation: candidates ranked by what becomes of them, over samples of the tiles that nobody has seen.

Candidates are played out with the same samples (`rollouts`), stage by stage. After each stage those that are beaten are
dropped: a candidate that lies behind the leader by more than three times the standard error of their difference, taken
sample by sample, so that luck that both had in common does not hide it; by somewhat more while samples are few. No
candidate is ranked before it has been played out with the samples of the first stage, and no lead is judged on fewer.

The order goes by what a candidate is held to be worth: how far it is behind the leader in their samples, drawn towards
how far it is by equity, which counts the more the fewer samples there are. Near the end of a game the share of wins
goes before points.

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

STAGE = 5
"""Samples of the first stage; later ones have half as many as were made before them, if that is more."""

_LARGEST_STAGE = 50

_BEATEN, _BEATEN_BY_FEW = 3.0, 15.0
"""Standard errors of the difference to the leader beyond which a candidate is beaten: one in 740 by chance.

Of few samples the error itself is unsure; Student's distribution asks for no more than 3 + 15 / (samples - 1).
"""

_APART, _APART_NEAR_END = 3.0, 10.0
"""By how many points the means of many rollouts differ from equity (standard deviation).

Measured in 22 positions of self-play: 3.9 points with 300 samples, of whose own error some is; near the end equity
tells little.
"""

_OF_A_WIN = 1 / 2000
"""What a point counts beside wins near the end: as much as one game in 2,000."""

_REPLIES = 5
"""Replies that are told of a candidate."""


class Simulated(NamedTuple):
    """What the rollouts of a candidate, given by its place among all, came to so far.

    `worth` is what it is held to be worth in points, `mean` the spread in points and `error` its standard error, `wins`
    the share of wins, `bingos` how many a rollout both sides made on average, `replies` what the other side did most
    often and in which share of the samples.
    """

    candidate: int
    worth: float
    mean: float
    error: float
    wins: float
    samples: int
    bingos: tuple[float, float]
    replies: list[tuple[BestMove, float]]


def simulate(
    rollouts: Rollouts, candidates: Sequence[Candidate], samples: int = 400
) -> Generator[list[Simulated] | None, None, list[Simulated]]:
    """Rank candidates by what becomes of them in rollouts, best first, with at most so many samples each.

    Yields the ranking after each stage, and None in between, many times a second; it can be stopped at any of them.
    Ends early when only one candidate is not beaten; with an empty bag one sample tells all.
    """
    found: list[list[Rollout]] = [[] for _ in candidates]
    equities = [candidate.equity for candidate in candidates]
    going = list(range(len(candidates)))
    done, samples = 0, rollouts.most(samples)
    while stage := next_stage(len(going), done, samples):
        results = yield from rollouts.run([candidates[number] for number in going], stage)
        for number, more in zip(going, results, strict=True):
            found[number] += more
        done = stage.stop
        going = unbeaten(going, found)
        yield ranking(found, equities, near_end=rollouts.near_end)
    return ranking(found, equities, near_end=rollouts.near_end)


def next_stage(going: int, done: int, samples: int) -> range:
    """Say with which samples so many candidates are played out next, none when it is enough.

    >>> next_stage(12, 0, 120), next_stage(12, 100, 120), list(next_stage(1, 50, 120)), list(next_stage(12, 120, 120))
    (range(0, 5), range(100, 120), [], [])
    """
    size = min(max(STAGE, done // 2), _LARGEST_STAGE)
    return range(done, min(done + size, samples)) if going > 1 or not done else range(0)


def unbeaten(going: Sequence[int], found: Sequence[Sequence[Rollout]]) -> list[int]:
    """Keep the candidates that the leader does not beat."""
    spreads = {number: [rollout.spread for rollout in found[number]] for number in going}
    leader = max(going, key=lambda number: (sum(spreads[number]), -number))
    return [number for number in going if number == leader or not _beats(spreads[leader], spreads[number])]


def _beats(leader: list[float], other: list[float]) -> bool:
    behind = [first - second for first, second in zip(leader, other, strict=True)]
    n = len(behind)
    return n > 1 and fmean(behind) > (_BEATEN + _BEATEN_BY_FEW / (n - 1)) * stdev(behind) / sqrt(n)


def ranking(found: Sequence[Sequence[Rollout]], equities: Sequence[float], *, near_end: bool) -> list[Simulated]:
    """Rank candidates by all of their rollouts, of which each has one at least, and what they are worth by equity."""
    apart = _APART_NEAR_END if near_end else _APART
    leader = max(range(len(found)), key=lambda number: (len(found[number]), _mean(found[number]), -number))
    worths = [
        _worth(found[leader], rollouts, equity - equities[leader], apart)
        for rollouts, equity in zip(found, equities, strict=True)
    ]
    ranked = [_simulated(number, *each) for number, each in enumerate(zip(worths, found, strict=True))]
    if near_end:
        return sorted(ranked, key=lambda each: (-each.wins - each.worth * _OF_A_WIN, each.candidate))
    return sorted(ranked, key=lambda each: (-each.worth, each.candidate))


def _mean(rollouts: Sequence[Rollout]) -> float:
    return sum([rollout.spread for rollout in rollouts]) / len(rollouts)


def _worth(leader: Sequence[Rollout], rollouts: Sequence[Rollout], by_equity: float, apart: float) -> float:
    """Give what a candidate is held to be worth that is so many points ahead of the leader by equity.

    How far it is ahead is normally distributed around that, each of the two with a deviation of `apart`, and so is what
    the samples tell, with their standard error: this is what is most likely then.
    """
    ahead = [each.spread - other.spread for each, other in zip(rollouts, leader, strict=False)]
    n, mean = len(ahead), sum(ahead) / len(ahead)
    error = sum([(each - mean) ** 2 for each in ahead]) / max(n - 1, 1) / n
    trust = 2 * apart**2 / (2 * apart**2 + error)
    return _mean(leader) + by_equity + trust * (mean - by_equity)


def _simulated(number: int, worth: float, rollouts: Sequence[Rollout]) -> Simulated:
    spreads, n = [rollout.spread for rollout in rollouts], len(rollouts)
    mean = sum(spreads) / n
    ours, theirs = [sum([rollout.bingos[side] for rollout in rollouts]) for side in (0, 1)]
    return Simulated(
        candidate=number,
        worth=worth,
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
