"""How much is tried: what every change waits for, or at night all there is (`build.py test --all`).

A loop over seeds, languages, sizes or browsers says both: `some(range(40), 8)` are 8 of them for a change, all 40 at
night. A test that is for the night as a whole is marked `@at_night("why it need not be waited for")`, and one of Python
that takes more than two seconds says why: `@takes_long("what takes it")`.
"""

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

__all__ = ["EVERYTHING", "at_night", "main_way", "some", "takes_long"]

T = TypeVar("T")

EVERYTHING = os.environ.get("TILEWISE_TESTS") == "all"
"""Is everything tried?"""


def some(of: Iterable[T], count: int, *, always: Iterable[T] = ()) -> list[T]:
    """Give all of these at night, and otherwise `count` of them, from the first to the last at even distances.

    Those that are `always` to be among them count. A short row is given whole.

    >>> some(range(10), 4) if not EVERYTHING else [0, 3, 6, 9]
    [0, 3, 6, 9]
    """
    whole = list(of)
    if EVERYTHING or count >= len(whole):
        return whole
    kept = {whole.index(each) for each in always}
    rest = [place for place in range(len(whole)) if place not in kept]
    few = count - len(kept)
    kept |= {rest[n * (len(rest) - 1) // max(few - 1, 1)] for n in range(few)}
    return [whole[place] for place in sorted(kept)]


def at_night(why: str) -> Any:
    """Mark a test, or a case, that no change waits for; `why` tells what stands for it meanwhile.

    The name of a test that goes the same way, or its beginning, is enough, with its file if that is another one.
    """
    return pytest.mark.at_night(why)


def takes_long(why: str) -> Any:
    """Mark a test of Python that takes more than two seconds."""
    return pytest.mark.takes_long(why)


main_way = pytest.mark.main_way
"""Marks what every change waits for in all three engines of browsers, not in Chromium alone."""
