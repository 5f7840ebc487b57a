"""The searches that are kept, each for the next position of its board.

The memory of the page's Python never shrinks, so a search is let go before another takes its place, not after, and at
once: its positions name it, and Python by itself would find such a circle boards later. Searches of ordinary boards are
kept side by side, such as the two of a game between players who know different words.
"""

import gc
from collections.abc import Callable, Hashable

from .search import Search
from .spelling import Spelling
from .ways import MOST_WAYS

__all__ = ["search_of"]

_MOST_SEARCHES = 3

_kept: dict[Hashable, tuple[Search, int]] = {}
"""By what was asked for, with the number of ways of each, the one asked for last at the end."""


def search_of(key: Hashable, spelling: Callable[[], Spelling]) -> Search:
    """Give the search of a board as it was left, or begin one.

    All that are kept have at most `MOST_WAYS` ways together, unless one alone has as many.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import Lexicon
    >>> def spelling():
    ...     return Spelling(b"AT" + b"X" * 23, Lexicon.from_words(["at"], alphabet("en")))
    >>> search_of("a board", spelling) is search_of("a board", spelling)
    True
    """
    found = _kept.pop(key, None)
    if found is None:
        board = spelling()
        ways = min(board.moves, MOST_WAYS)
        while _kept and (len(_kept) == _MOST_SEARCHES or ways + sum(each for _, each in _kept.values()) > MOST_WAYS):
            del _kept[next(iter(_kept))]
            gc.collect()
        found = Search(board), ways
    _kept[key] = found
    return found[0]
