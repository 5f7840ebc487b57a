"""A clock that looks move on, not time: what is thought for so many seconds comes to the same on every machine."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest import mock

from tilewise.letterpress.choice import think_among
from tilewise.letterpress.game.opponents import choose, choosing
from tilewise.letterpress.game.review import judged
from tilewise.letterpress.lookahead import think

__all__ = ["SteadyClock", "steady_thinking"]


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
    """Let whoever thinks in Letterpress, or looks back on a game, look at such a clock.

    They look about once for each candidate, so a second is `1 / tick` of these.
    """
    clock = SteadyClock(tick)
    with ExitStack() as patched:
        for function in (think, think_among):
            patched.enter_context(mock.patch.dict(function.__kwdefaults__, clock=clock))
        for function in (choose, choosing, judged):
            *others, _ = function.__defaults__
            patched.enter_context(mock.patch.object(function, "__defaults__", (*others, clock)))
        yield clock
