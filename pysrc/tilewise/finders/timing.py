"""Timing finders: how long one takes to be set up for a list, and to find the words of a rack."""

from collections.abc import Generator
from time import perf_counter

from ..jobs import timed
from ..lexicon import Lexicon
from . import FINDERS
from .base import Finder

__all__ = ["set_up", "shortest_time"]

_ENOUGH = 0.003
"""Seconds that a clock can measure: a browser's may go in steps of a tenth of a millisecond."""


def set_up(id: str, lexicon: Lexicon) -> Generator[None, None, tuple[Finder, float]]:
    """Set a finder up from the bare list, and say how many seconds it took; its pauses do not count."""
    # The registers are kept with the list, so they are given a fresh copy of it.
    fresh = Lexicon.unpack(lexicon.pack()) if id == "registers" else lexicon
    return (yield from timed(FINDERS[id].made(fresh)))


def shortest_time(finder: Finder, rack: bytes, repeats: int) -> Generator[None, None, tuple[float, set[bytes]]]:
    """Time a finder on a rack; the shortest of some repeats, each as many finds as a clock can measure.

    It pauses before each repeat and wherever a long find does, so that a race can be stopped there.
    """
    rounds = 1
    times: list[float] = []
    while len(times) < repeats:
        yield
        if rounds == 1:
            found, seconds = yield from timed(finder.search(rack))
        else:
            start = perf_counter()
            for _ in range(rounds):
                found = finder.find(rack)
            seconds = perf_counter() - start
        if seconds < _ENOUGH:
            # An interruption has made an earlier, shorter round look long enough.
            rounds *= 4
            times.clear()
        else:
            times.append(seconds / rounds)
    return min(times), found
