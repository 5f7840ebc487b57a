"""Outcomes that hang on no machine's speed: a clock that looks move on, not time, and counts in place of seconds."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from time import process_time
from unittest import mock

from tilewise.letterpress.choice import think_ahead, think_among
from tilewise.letterpress.game.opponents import choose, choosing
from tilewise.letterpress.lookahead import think

__all__ = ["Calls", "SteadyClock", "passes_over", "steady_thinking"]


class SteadyClock:
    """Each look moves it on by so many seconds.

    >>> clock = SteadyClock(0.5)
    >>> clock(), clock()
    (0.0, 0.5)
    """

    def __init__(self, tick: float = 0.001) -> None:
        self._tick, self._looks = tick, 0

    def __call__(self) -> float:
        """Look at it."""
        self._looks += 1
        return (self._looks - 1) * self._tick


@contextmanager
def steady_thinking(tick: float = 0.001) -> Iterator[SteadyClock]:
    """Let whoever thinks in Letterpress look at such a clock.

    They look about once for each candidate, so a second is `1 / tick` of these.
    """
    clock = SteadyClock(tick)
    with ExitStack() as patched:
        patched.enter_context(mock.patch("tilewise.letterpress.methods.perf_counter", clock))
        for function in (think, think_ahead, think_among):
            patched.enter_context(mock.patch.dict(function.__kwdefaults__, clock=clock))
        for function in (choose, choosing):
            *others, _ = function.__defaults__
            patched.enter_context(mock.patch.object(function, "__defaults__", (*others, clock)))
        yield clock


class Calls:
    """Counts the calls of functions, Python's and others; more than `most` end the work with an AssertionError.

    >>> with Calls(most=100) as calls:
    ...     sum(map(len, ["a", "b"]))
    2
    >>> 0 < calls.made < 10
    True
    """

    def __init__(self, most: int) -> None:
        self.made, self._most = 0, most

    def __enter__(self) -> "Calls":
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _count(self, frame: object, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            self.made += 1
            assert self.made <= self._most, f"more than {self._most} calls"


def passes_over(text: str, work: Callable[[], object]) -> float:
    """Give how many passes over a text some work comes to: a ratio of processor times in the same run.

    What goes through the text again from each of its places comes to as many as it is long.
    """
    begun = process_time()
    plain = re.sub(r"\S", "", text)
    one = process_time() - begun
    assert len(plain) <= len(text)
    begun = process_time()
    work()
    return (process_time() - begun) / max(one, 1e-6)
