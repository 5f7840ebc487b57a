"""Long work as generators: it reports its progress and partial results, and can be stopped between any two steps.

A job yields `Progress` and returns its result. Whoever runs it decides how long a slice lasts; the job only has to
yield often, at best a hundred times a second.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Generic, TypeVar, TypeVarTuple

__all__ = ["Finished", "Job", "Kept", "Progress", "advance", "finish", "kept", "telling", "timed"]

S = TypeVar("S")
T = TypeVar("T")
A = TypeVarTuple("A")


@dataclass(frozen=True)
class Progress:
    """How much is done of a total, in the job's own units, and what is known so far, as a JSON value or None."""

    done: int
    total: int
    partial: object = None


Job = Generator[Progress, None, T]
"""Work that yields its progress and returns a T."""


@dataclass(frozen=True)
class Finished:
    """The result of a job that has ended."""

    result: object


def advance(job: "Job[object]", seconds: float) -> Progress | Finished:
    """Run a job for about so many seconds, one step at least; give its latest progress, or its result at the end.

    The progress comes with the latest that was found in this time.

    >>> def count(n):
    ...     for done in range(n):
    ...         yield Progress(done, n)
    ...     return "counted"
    >>> job = count(2)
    >>> advance(job, 0), advance(job, 0), advance(job, 0)
    (Progress(done=0, total=2, partial=None), Progress(done=1, total=2, partial=None), Finished(result='counted'))
    """
    end = perf_counter() + seconds
    partial: object = None
    while True:
        try:
            progress = next(job)
        except StopIteration as stop:
            return Finished(stop.value)
        if progress.partial is not None:
            partial = progress.partial
        if perf_counter() >= end:
            return replace(progress, partial=partial)


def finish(job: Generator[S, None, T], report: Callable[[S], object] = lambda progress: None) -> T:
    """Run a job, or other work that pauses, to its end and give its result; `report` is told what it yields."""
    while True:
        try:
            report(next(job))
        except StopIteration as stop:
            result: T = stop.value
            return result


def telling(work: Generator[object, None, T], progress: Progress) -> Job[T]:
    """Do work that pauses, and tell how far all is wherever it does."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            result: T = stop.value
            return result
        yield progress


def timed(work: Generator[None, None, T]) -> Generator[None, None, tuple[T, float]]:
    """Do work that pauses; give what it comes to, and how many seconds it took without its pauses.

    >>> def work():
    ...     yield
    ...     return "done"
    >>> doing = timed(work())
    >>> next(doing)
    >>> try:
    ...     next(doing)
    ... except StopIteration as stop:
    ...     result, seconds = stop.value
    >>> result, 0 <= seconds < 1
    ('done', True)
    """
    seconds = 0.0
    while True:
        start = perf_counter()
        try:
            next(work)
        except StopIteration as stop:
            return stop.value, seconds + perf_counter() - start
        seconds += perf_counter() - start
        yield


class Kept(Generic[*A, T]):
    """Work that pauses, and that keeps what it has come to for the last different arguments (see `kept`)."""

    def __init__(self, work: Callable[[*A], Generator[None, None, T]], most: int) -> None:
        self._work, self._most = work, most
        self._results: dict[tuple[*A], T] = {}

    def __call__(self, *arguments: *A) -> Generator[None, None, T]:
        """Do the work, or give what it came to before."""
        result = self._results[arguments] if arguments in self._results else (yield from self._work(*arguments))
        self._results.pop(arguments, None)
        while len(self._results) >= self._most:
            del self._results[next(iter(self._results))]
        self._results[arguments] = result
        return result

    def holds(self, *arguments: *A) -> bool:
        """Say whether the work is done for some arguments, and what it came to is kept."""
        return arguments in self._results


def kept(
    most: int,
) -> "Callable[[Callable[[*A], Generator[None, None, T]]], Kept[*A, T]]":
    """Let work that pauses keep its last `most` results, as `functools.lru_cache` lets functions; arguments hash.

    >>> @kept(1)
    ... def squared(n):
    ...     yield
    ...     return n * n
    >>> squared.holds(3), finish(squared(3)), squared.holds(3), list(squared(3))
    (False, 9, True, [])
    """
    return lambda work: Kept(work, most)
