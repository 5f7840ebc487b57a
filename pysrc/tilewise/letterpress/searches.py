"""The searches that are kept, each for the next position of its board.

The memory of the page's Python never shrinks, so a search is let go before another takes its place, not after, and at
once: its positions name it, and Python by itself would find such a circle boards later. Searches of ordinary boards are
kept side by side, such as the two of a game between players who know different words.
"""

from collections.abc import Callable, Generator, Hashable

from .classes import Classes
from .search import Search
from .spelling import Spelling
from .ways import MOST_WAYS, Ways

__all__ = ["begin_search", "kept_search", "time_left"]

_MOST_SEARCHES = 3

_kept: dict[Hashable, tuple[Search, int]] = {}
"""By what was asked for, with the number of ways of each, the one asked for last at the end."""


def time_left(seconds: float, begun: float, clock: Callable[[], float]) -> float:
    """Give how much of a time to think is left once a search is there, which takes a while on a rich board.

    It is half of the time at least, so that something is looked at.

    >>> time_left(2.0, 10.0, lambda: 10.5), time_left(2.0, 10.0, lambda: 15.0)
    (1.5, 1.0)
    """
    return max(begun + seconds - clock(), seconds / 2)


def kept_search(key: Hashable) -> Search | None:
    """Give the search of a board as it was left, if it is kept."""
    found = _kept.pop(key, None)
    if found is None:
        return None
    _kept[key] = found
    return found[0]


def begin_search(key: Hashable, spelling: Spelling) -> Generator[None, None, Search]:
    """Begin the search of a board with pauses, and keep it by what was asked for.

    All that are kept have at most `MOST_WAYS` ways together, unless one alone has as many.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> from tilewise.lexicon import Lexicon
    >>> spelling = Spelling(b"AT" + b"X" * 23, Lexicon.from_words(["at"], alphabet("en")))
    >>> finish(begin_search("a board", spelling)) is kept_search("a board")
    True
    """
    yield
    number = min(spelling.moves, MOST_WAYS)
    yield
    while _kept and (len(_kept) == _MOST_SEARCHES or number + sum(each for _, each in _kept.values()) > MOST_WAYS):
        _kept.pop(next(iter(_kept)))[0].forget()
        yield
    classes = Classes(spelling)
    yield
    search = Search(spelling, (yield from Ways.lay_out(classes)))
    _kept[key] = search, number
    return search
