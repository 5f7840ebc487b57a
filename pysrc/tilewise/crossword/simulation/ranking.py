"""Simulation: candidates ranked by what becomes of them, over samples of the tiles that nobody has seen.

Candidates are played out with the same samples (`rollouts`), stage by stage. How far one is behind the leader is taken
sample by sample, so that luck that both had in common does not hide it, and part by part: what the other side's reply
brings, of which equity knows little and samples tell much, and the rest, with which it is the other way round. Each
part is drawn towards what is expected of it, the more so the fewer samples there are. Near the end of a game the share
of wins goes before points, itself drawn towards what the points foretell.

Few samples over many candidates tell nothing, so a stage is for those that may yet be the best: those that lie behind
the first by no more than the error of what they are held to be worth, and always the one that is next to it. Of these,
those with the fewest samples come first. Before any sample, equity alone says who is close. A candidate that lies
further behind comes back when others fall; all have the samples of a first stage before the simulation ends.

Every number added up is a multiple of a power of two, so sums are exact in any order: whoever deals the samples of a
stage to several workers gets the same answer as one alone.
"""

from collections import Counter
from collections.abc import Callable, Collection, Generator, Hashable, Sequence
from math import inf, sqrt
from typing import NamedTuple, TypeVar

from .many_racks import BestMove
from .rollouts import Candidate, Rollout, Rollouts

__all__ = ["FIRST", "Simulated", "Stage", "common", "next_stage", "ranking", "simulate"]

T = TypeVar("T")

FIRST = 5
"""Samples that each candidate is played out with at least, and of a stage."""

_ROLLOUTS = 60
"""Rollouts of a stage at least: each stage costs some time of its own."""

_LARGEST_STAGE = 50

_SOON = 20
"""Samples of one candidate after which those that have none get their first."""

_CLOSE = 1.0
"""Errors of its worth behind the first within which a candidate is played out further."""

_BEATEN = 3.5
"""Errors behind the first with which a candidate is beaten: when all others are, the simulation ends."""


class _Expected(NamedTuple):
    """What is to be expected of a kind of candidate: how the means of many rollouts differ from equity, in points.

    The mean of what the reply brings and of the rest, the variance of both, and their covariance: a board that is open
    to one side is so to the other.
    """

    reply: float
    rest: float
    of_reply: float
    of_rest: float
    together: float


_PLAY = _Expected(0.0, 0.0, 8.3, 5.5, -3.7)
_FEW_TILES = _Expected(1.5, -1.5, 12.0, 18.0, -5.0)
_EXCHANGE = _Expected(2.0, 1.0, 25.0, 10.0, 0.0)
"""Of a play; of one that keeps five tiles or more, whose worth is told less well; of an exchange, which opens no place
to the other side. (What that is worth on an empty board is part of its equity.)

Measured in 73 positions of self-play with 22 to 86 tiles in the bag, English on Scrabble's board but for eight of
Kelimelik's, with 160 to 200 samples for each of ten candidates, in two halves so that the samples' own noise drops out.
"""

_LONG = 5

_APART_NEAR_END = 10.0
"""By how many points both together differ near the end (standard deviation): equity tells little there."""

_REPLY_SPREAD, _REST_SPREAD = 10.0, 20.0
"""By how many points a sample's difference of two candidates strays (standard deviation)."""

_USUAL = 5
"""Samples that this counts as, beside those that there are."""

_WINS_APART = 0.12
"""By how much the shares of wins of many rollouts differ from what their points foretell (standard deviation)."""

_WINS_SPREAD = 0.2

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
    often and in which share of the samples. Without samples they are what equity foretells.
    """

    candidate: int
    worth: float
    mean: float
    error: float
    wins: float
    samples: int
    bingos: tuple[float, float]
    replies: list[tuple[BestMove, float]]


class Stage(NamedTuple):
    """Which candidates are played out next, and with which samples; none when it is enough."""

    of: list[int]
    samples: range


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
    it there is one for each that it can be. Ends as well when it `is_over`; a sample that is broken off counts nothing.
    """
    found: list[list[Rollout]] = [[] for _ in candidates]
    samples = rollouts.most(samples)
    while stage := next_stage(found, candidates, rollouts, samples):
        for sample in stage.samples:
            playing = rollouts.run([candidates[number] for number in stage.of], range(sample, sample + 1))
            while True:
                try:
                    next(playing)
                except StopIteration as stop:
                    results: list[list[Rollout]] = stop.value
                    break
                yield None
                if is_over():
                    return ranking(found, candidates, rollouts)
            for number, more in zip(stage.of, results, strict=True):
                found[number] += more
        yield ranking(found, candidates, rollouts)
    return ranking(found, candidates, rollouts)


def next_stage(
    found: Sequence[Sequence[Rollout]],
    candidates: Sequence[Candidate],
    rollouts: Rollouts,
    samples: int,
    always: Collection[int] = (),
) -> Stage | None:
    """Say which candidates are played out next, and with which samples; None when it is enough.

    Those that are `always` played out have as many samples in the end as any other.
    """
    done = [len(each) for each in found]
    going = [number for number in _going(found, candidates, rollouts, always) if done[number] < samples]
    begun = min(FIRST, samples)
    new = [number for number, n in enumerate(done) if n < begun]
    if new and (not going or max(done) >= _SOON):
        going, samples = new, begun
    if not going:
        return None
    first = min([done[number] for number in going])
    of = [number for number in going if done[number] == first]
    size = min(max(FIRST, -(-_ROLLOUTS // len(of)), first // 3), _LARGEST_STAGE)
    # No further than those that have more: they go on together from there.
    return Stage(of, range(first, min([first + size, samples, *[done[n] for n in going if done[n] > first]])))


def _going(
    found: Sequence[Sequence[Rollout]], candidates: Sequence[Candidate], rollouts: Rollouts, always: Collection[int]
) -> list[int]:
    """Give the candidates that may yet be the best, in their order; none if one alone may."""
    judged = _judged(found, candidates, rollouts)
    first = max(judged, key=lambda number: (judged[number].value, -number))
    behind = {number: each.behind(judged[first]) for number, each in judged.items() if number != first}
    close = [number for number, errors in behind.items() if errors <= _CLOSE or number in always]
    if not close:
        close = [number for number in sorted(behind, key=behind.__getitem__)[:1] if behind[number] <= _BEATEN]
    return sorted([first, *close]) if close else []


def ranking(found: Sequence[Sequence[Rollout]], candidates: Sequence[Candidate], rollouts: Rollouts) -> list[Simulated]:
    """Rank candidates by all of their rollouts and what they are worth by equity."""
    judged = _judged(found, candidates, rollouts)
    ranked = [_simulated(number, each.worth, found[number], rollouts) for number, each in judged.items()]
    return sorted(ranked, key=lambda each: (-judged[each.candidate].value, each.candidate))


class _Judged(NamedTuple):
    """What a candidate is held to be worth in points, the value that it is ranked by, and the error of this.

    The value is what it is worth in points, or near the end a share of wins.
    """

    worth: float
    value: float
    error: float

    def behind(self, first: "_Judged") -> float:
        """Say how many errors it is behind the first; the leader, beside whom errors are told, has the first's."""
        error = max(self.error, first.error)
        return (first.value - self.value) / error if error else inf if self.value < first.value else 0.0


def _judged(
    found: Sequence[Sequence[Rollout]], candidates: Sequence[Candidate], rollouts: Rollouts
) -> dict[int, _Judged]:
    """Judge candidates beside their leader, which is the one of most points among those with most samples."""
    means = [_mean(games, candidate) for games, candidate in zip(found, candidates, strict=True)]
    leader = max(range(len(found)), key=lambda number: (len(found[number]), means[number], -number))
    judged = {}
    for number, candidate in enumerate(candidates):
        pairs = list(zip(found[number], found[leader], strict=False))
        behind = _behind(pairs, candidate, candidates[leader], rollouts)
        value, error = means[leader] + behind.mean, behind.error
        if rollouts.near_end:
            wins = [each.wins - other.wins for each, other in pairs]
            share = _drawn(wins, behind.mean * _WIN_OF_POINT, _WINS_APART * sqrt(2), _WINS_SPREAD)
            value, error = share.mean + behind.mean * _OF_A_WIN, share.error
        judged[number] = _Judged(means[leader] + behind.mean, value, error if number != leader else 0.0)
    return judged


class _Drawn(NamedTuple):
    mean: float
    error: float


def _behind(
    pairs: Sequence[tuple[Rollout, Rollout]], candidate: Candidate, leader: Candidate, rollouts: Rollouts
) -> _Drawn:
    """Say by how many points a candidate is ahead of the leader, by the samples that both had and by equity."""
    by_equity = candidate.equity - leader.equity
    if rollouts.near_end:
        ahead = [each.spread - other.spread for each, other in pairs]
        return _drawn(ahead, by_equity, _APART_NEAR_END * sqrt(2), _REST_SPREAD)
    one, other = _expected(candidate), _expected(leader)
    of_reply, of_rest, both = [mine + theirs for mine, theirs in zip(one[2:], other[2:], strict=True)]
    place = candidate.place - leader.place
    reply, rest = place + one.reply - other.reply, by_equity - place + one.rest - other.rest
    of_both = of_reply + of_rest + 2 * both
    if not pairs:
        return _Drawn(reply + rest, sqrt(of_both))
    replies = [theirs.answered - mine.answered for mine, theirs in pairs]
    rests = [mine.spread - theirs.spread - more for (mine, theirs), more in zip(pairs, replies, strict=True)]
    of_replies, reply_noise = _told(replies, _REPLY_SPREAD)
    of_rests, rest_noise = _told(rests, _REST_SPREAD)
    # What is most likely where what is expected of both parts, and what samples tell of each, is normally distributed.
    noisy_reply, noisy_rest = of_reply + reply_noise, of_rest + rest_noise
    whole = noisy_reply * noisy_rest - both**2
    by_reply = ((of_reply + both) * noisy_rest - (of_rest + both) * both) / whole
    by_rest = ((of_rest + both) * noisy_reply - (of_reply + both) * both) / whole
    mean = reply + rest + by_reply * (of_replies - reply) + by_rest * (of_rests - rest)
    return _Drawn(mean, sqrt(of_both - by_reply * (of_reply + both) - by_rest * (of_rest + both)))


def _expected(candidate: Candidate) -> _Expected:
    if candidate.returned:
        return _EXCHANGE
    return _FEW_TILES if len(candidate.leave) >= _LONG else _PLAY


def _drawn(samples: Sequence[float], expected: float, apart: float, spread: float) -> _Drawn:
    """Draw the mean of differences between two candidates towards what was expected; give it and its error.

    What is to be found is normally distributed around what was expected, with a deviation of `apart`, and so is what
    the samples tell, with their standard error: this is what is most likely then.
    """
    if not samples:
        return _Drawn(expected, apart)
    mean, square = _told(samples, spread)
    trust = apart**2 / (apart**2 + square)
    return _Drawn(expected + trust * (mean - expected), sqrt(trust * square))


def _told(samples: Sequence[float], spread: float) -> tuple[float, float]:
    """Give the mean of samples and its variance; a sample usually strays by `spread`, which counts as a few of them."""
    n, mean = len(samples), sum(samples) / len(samples)
    strays = sum([(each - mean) ** 2 for each in samples]) + _USUAL * spread**2
    return mean, strays / (n - 1 + _USUAL) / n


def _mean(rollouts: Sequence[Rollout], candidate: Candidate) -> float:
    return sum([rollout.spread for rollout in rollouts]) / len(rollouts) if rollouts else candidate.equity


def _simulated(number: int, worth: float, games: Sequence[Rollout], rollouts: Rollouts) -> Simulated:
    if not games:
        return Simulated(number, worth, worth, 0.0, rollouts.foretold_wins(worth), 0, (0.0, 0.0), [])
    spreads, n = [rollout.spread for rollout in games], len(games)
    mean = sum(spreads) / n
    ours, theirs = [sum([rollout.bingos[side] for rollout in games]) for side in (0, 1)]
    return Simulated(
        candidate=number,
        worth=worth,
        mean=mean,
        error=sqrt(sum([(spread - mean) ** 2 for spread in spreads]) / max(n - 1, 1) / n),
        wins=sum([rollout.wins for rollout in games]) / n,
        samples=n,
        bingos=(ours / n, theirs / n),
        replies=common([rollout.reply for rollout in games], _what),
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
