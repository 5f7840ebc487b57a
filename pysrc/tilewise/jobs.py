"""Long work as generators: it reports its progress and partial results, and can be stopped between any two steps.

A job yields `Progress` and returns its result. Whoever runs it decides how long a slice lasts; the job only has to
yield often, at best a hundred times a second.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TypeVar

__all__ = ["Finished", "Job", "Progress", "advance", "finish", "telling", "timed"]

T = TypeVar("T")


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


def finish(job: Job[T], report: Callable[[Progress], object] = lambda progress: None) -> T:
    """Run a job to its end and give its result; `report` is told of its progress on the way."""
    while True:
        try:
            report(next(job))
        except StopIteration as stop:
            result: T = stop.value
            return result


def telling(work: Generator[None, None, T], progress: Progress) -> Job[T]:
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
