"""Long work as generators: it can be stopped between any two steps, and may tell how far it is and what it has found.

A job yields None to pause, or `Progress` to tell something, and returns its result. Whoever runs it decides how long a
slice lasts; the job only has to yield often, at best a hundred times a second.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Generic, TypeVar, TypeVarTuple

__all__ = ["Finished", "Job", "Kept", "Progress", "advance", "finish", "kept", "listed", "timed"]

S = TypeVar("S")
T = TypeVar("T")
A = TypeVarTuple("A")


@dataclass(frozen=True)
class Progress:
    """How much is done of a total, in the job's own units, and what is known so far, as a JSON value or None."""

    done: int
    total: int
    partial: object = None


Job = Generator[Progress | None, None, T]
"""Work that takes long: it yields None to pause, its progress to tell of it, and returns a T."""


@dataclass(frozen=True)
class Finished:
    """The result of a job that has ended."""

    result: object


def advance(job: "Job[object]", seconds: float) -> Progress | Finished | None:
    """Run a job for about so many seconds, one step at least; give its latest progress, or its result at the end.

    The progress comes with the latest that was found in this time; it is None where nothing was told.

    >>> def count(n):
    ...     for done in range(n):
    ...         yield Progress(done, n)
    ...     yield
    ...     return "counted"
    >>> job = count(1)
    >>> advance(job, 0), advance(job, 0), advance(job, 0)
    (Progress(done=0, total=1, partial=None), None, Finished(result='counted'))
    """
    end = perf_counter() + seconds
    told: Progress | None = None
    while True:
        try:
            progress = next(job)
        except StopIteration as stop:
            return Finished(stop.value)
        if progress:
            told = progress if progress.partial is not None or not told else replace(progress, partial=told.partial)
        if perf_counter() >= end:
            return told


def finish(job: Generator[S, None, T], report: Callable[[S], object] = lambda progress: None) -> T:
    """Run a job, or other work that pauses, to its end and give its result; `report` is told what it yields."""
    while True:
        try:
            report(next(job))
        except StopIteration as stop:
            result: T = stop.value
            return result


def listed(items: Iterable[S], every: int = 100) -> Generator[None, None, list[S]]:
    """List items that take a while to make, with a pause after so many.

    >>> pauses = listed("abc", 2)
    >>> next(pauses), finish(pauses)
    (None, ['a', 'b', 'c'])
    """
    made = []
    for n, item in enumerate(items, 1):
        made.append(item)
        if not n % every:
            yield
    return made


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
