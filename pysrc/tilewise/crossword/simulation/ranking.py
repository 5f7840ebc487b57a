"""Simulation: candidates ranked by what becomes of them, over samples of the tiles that nobody has seen.

Candidates are played out with the same samples (`rollouts`), stage by stage. What a candidate is held to be worth is
how far it is behind the leader in their samples, taken sample by sample, so that luck that both had in common does not
hide it, and drawn towards how far it is by equity, which counts the more the fewer samples there are. Near the end of a
game the share of wins goes before points, itself drawn towards what the points foretell.

Those that are beaten are dropped after a stage: candidates that lie behind the first by more than three and a half
times the error that samples and equity together leave to what they are held to be worth. No candidate is ranked before
it has been played out with the samples of the first stage, and none is dropped on fewer than 20 samples.

Every number added up is a multiple of a power of two, so sums are exact in any order: whoever deals the samples of a
stage to several workers gets the same answer as one alone.
"""

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from .many_racks import BestMove
from .rollouts import Candidate, Rollout, Rollouts

__all__ = ["STAGE", "Simulated", "common", "next_stage", "ranking", "simulate", "unbeaten"]

T = TypeVar("T")

STAGE = 5
"""Samples of the first stage; later ones have a third of those made before them, if that is more."""

_LARGEST_STAGE = 50

_BEATEN = 3.5
"""Errors of its worth by which a candidate is beaten when it lies so far behind.

Of 20 samples the error itself is unsure; with 3.5 instead of 3 one in 400 is dropped by chance (Student).
"""

_FEWEST = 20
"""Samples below which no candidate is dropped: replies, too, and where they land, are to be told of more than a few."""

_APART, _APART_NEAR_END = 3.0, 10.0
"""By how many points the means of many rollouts differ from equity (standard deviation), before and near the end.

Measured in 49 positions of self-play with 15 to 85 tiles in the bag, 200 samples for each of up to eight candidates, in
two halves so that the samples' own noise drops out: 2.9 to 3.5, however full the bag is. With up to a rack in it equity
tells little.
"""

_WINS_APART = 0.12
"""By how much the shares of wins of many rollouts differ from what their points foretell (standard deviation)."""

_WIN_OF_POINT = 1 / 100
"""The share of wins that a point foretells near the end."""

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
    rollouts: Rollouts,
    candidates: Sequence[Candidate],
    samples: int = 400,
    *,
    is_over: Callable[[], bool] = lambda: False,
) -> Generator[list[Simulated] | None, None, list[Simulated]]:
    """Rank candidates by what becomes of them in rollouts, best first, with at most so many samples each.

    Yields the ranking after each stage, and None in between, many times a second; it can be stopped at any of them.
    Ends early when only one candidate is not beaten; with an empty bag one sample tells all, and with one tile in
    it there is one for each that it can be. Ends as well when it `is_over`, with the samples that all have been played
    out with; one that is broken off counts nothing, and before the first has ended the ranking is by equity.
    """
    found: list[list[Rollout]] = [[] for _ in candidates]
    equities = [candidate.equity for candidate in candidates]
    going = list(range(len(candidates)))
    done, samples = 0, rollouts.most(samples)
    while stage := next_stage(len(going), done, samples):
        for sample in stage:
            playing = rollouts.run([candidates[number] for number in going], range(sample, sample + 1))
            while True:
                try:
                    next(playing)
                except StopIteration as stop:
                    results: list[list[Rollout]] = stop.value
                    break
                yield None
                if is_over():
                    return ranking(found, equities, rollouts) if done else _foretold(equities, rollouts)
            for number, more in zip(going, results, strict=True):
                found[number] += more
            done = sample + 1
        going = unbeaten(going, found, equities, rollouts)
        yield ranking(found, equities, rollouts)
    return ranking(found, equities, rollouts)


def next_stage(going: int, done: int, samples: int) -> range:
    """Say with which samples so many candidates are played out next, none when it is enough.

    >>> next_stage(12, 0, 120), next_stage(12, 100, 120), list(next_stage(1, 50, 120)), list(next_stage(12, 120, 120))
    (range(0, 5), range(100, 120), [], [])
    """
    size = min(max(STAGE, done // 3), _LARGEST_STAGE)
    return range(done, min(done + size, samples)) if going > 1 or not done else range(0)


def unbeaten(
    going: Sequence[int], found: Sequence[Sequence[Rollout]], equities: Sequence[float], rollouts: Rollouts
) -> list[int]:
    """Keep the candidates that the first of them does not beat."""
    judged = _judged(going, found, equities, rollouts)
    first = max(judged.values(), key=lambda each: each.value)
    return [number for number in going if not judged[number].is_beaten(first)]


def ranking(found: Sequence[Sequence[Rollout]], equities: Sequence[float], rollouts: Rollouts) -> list[Simulated]:
    """Rank candidates by all of their rollouts, of which each has one at least, and what they are worth by equity."""
    judged = _judged(range(len(found)), found, equities, rollouts)
    ranked = [_simulated(number, each.worth, found[number]) for number, each in judged.items()]
    return sorted(ranked, key=lambda each: (-judged[each.candidate].value, each.candidate))


def _foretold(equities: Sequence[float], rollouts: Rollouts) -> list[Simulated]:
    """Rank candidates that have not been played out by what equity foretells."""
    ranked = [
        Simulated(number, equity, equity, 0.0, rollouts.foretold_wins(equity), 0, (0.0, 0.0), [])
        for number, equity in enumerate(equities)
    ]
    return sorted(ranked, key=lambda each: (-each.worth, each.candidate))


class _Judged(NamedTuple):
    """What a candidate is held to be worth in points, the value that it is ranked by, its error, and how many samples.

    The value is what it is worth in points, or near the end a share of wins.
    """

    worth: float
    value: float
    error: float
    samples: int

    def is_beaten(self, first: "_Judged") -> bool:
        """Say whether the first beats it (the leader, beside whom errors are told, has the error of the first)."""
        error = max(self.error, first.error)
        return self.samples >= _FEWEST and first.value - self.value > _BEATEN * error


def _judged(
    numbers: Sequence[int], found: Sequence[Sequence[Rollout]], equities: Sequence[float], rollouts: Rollouts
) -> dict[int, _Judged]:
    """Judge candidates beside their leader, which is the one of most points among those with most samples."""
    apart = _APART_NEAR_END if rollouts.near_end else _APART
    leader = max(numbers, key=lambda number: (len(found[number]), _mean(found[number]), -number))
    mean, judged = _mean(found[leader]), {}
    for number in numbers:
        pairs = list(zip(found[number], found[leader], strict=False))
        ahead = [each.spread - other.spread for each, other in pairs]
        behind = _drawn(ahead, equities[number] - equities[leader], apart)
        value, error = mean + behind.mean, behind.error
        if rollouts.near_end:
            wins = [each.wins - other.wins for each, other in pairs]
            share = _drawn(wins, behind.mean * _WIN_OF_POINT, _WINS_APART)
            value, error = share.mean + behind.mean * _OF_A_WIN, share.error
        judged[number] = _Judged(mean + behind.mean, value, error if number != leader else 0.0, len(pairs))
    return judged


class _Drawn(NamedTuple):
    mean: float
    error: float


def _drawn(samples: Sequence[float], expected: float, apart: float) -> _Drawn:
    """Draw the mean of differences between two candidates towards what was expected; give it and its error.

    What is to be found is normally distributed around what was expected, each of the two candidates with a deviation of
    `apart`, and so is what the samples tell, with their standard error: this is what is most likely then.
    """
    n, mean = len(samples), sum(samples) / len(samples)
    square = sum([(each - mean) ** 2 for each in samples]) / max(n - 1, 1) / n
    trust = 2 * apart**2 / (2 * apart**2 + square)
    return _Drawn(expected + trust * (mean - expected), sqrt(trust * square))


def _mean(rollouts: Sequence[Rollout]) -> float:
    return sum([rollout.spread for rollout in rollouts]) / len(rollouts)


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
