"""Tilewise solves word games with Python integers as vector registers.

Each game is a module: `letterpress`, `crossword`, `tycoon`, `anagrams` and `draw`; `study` finds words to learn. Boards
print as text, and notebooks show them as tables.

    >>> import tilewise
    >>> english = tilewise.load_lexicon("en")
    >>> position = tilewise.letterpress.read_position("msgzx cbjlq blmge ppjxm jynxs", ours=3310592, theirs=17180)
    >>> [best] = tilewise.letterpress.best_plays(english, position, limit=1)
    >>> print(best)
    CLYPE 9-5
    >>> print(best.after)
      M     S    ...

    >>> position = tilewise.crossword.read_position("15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15")
    >>> search = tilewise.crossword.Search(position, "AEINRS?", english)
    >>> search.count, search.best(3)
    (9387, [<Play 9C ARcSINE 73>, <Play 9C ARShINE 73>, <Play 9G INSAnER 73>])

    >>> tilewise.anagrams.find_words("AALNST?", english)[:3]
    ['ANALYST', 'CANTALS', 'LATINAS']
    >>> tilewise.draw.best_words("SUSYBGY", english)
    (8, ['BUSY', 'BUYS'])
    >>> [str(play) for play in tilewise.tycoon.Turn(english, "AEIIMSU", "NPQ", "BJ").plays(1)]
    ['EQUINIA 56']
    >>> tilewise.study.find_words(english, {"anagram": "SATINE?"}, "probability")[:3]
    ['ATONIES', 'ANESTRI', 'ANTSIER']

`Engine` answers the methods that other programs call (see `tilewise.api`), `tilewise.rpc` speaks JSON-RPC, and
`python -m tilewise` is the command line.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import anagrams, crossword, draw, letterpress, study, tycoon
    from .alphabets import Alphabet, alphabet
    from .api import Engine
    from .errors import LetterError, LexiconError, PlayError, PositionError, RequestError, TilewiseError
    from .jobs import Job, Progress, finish
    from .lexicon import Lexicon, Library, load_lexicon
    from .tiles import TileSet, tile_set_of

__all__ = [
    "Alphabet",
    "Engine",
    "Job",
    "LetterError",
    "Lexicon",
    "LexiconError",
    "Library",
    "PlayError",
    "PositionError",
    "Progress",
    "RequestError",
    "TileSet",
    "TilewiseError",
    "__version__",
    "alphabet",
    "anagrams",
    "crossword",
    "draw",
    "finish",
    "letterpress",
    "load_lexicon",
    "study",
    "tile_set_of",
    "tycoon",
]

__version__ = "0.1.0"

_HOMES = ("errors", "alphabets", "tiles", "jobs", "lexicon", "api")


def __getattr__(name: str) -> object:
    """Import what is asked for, and not before, so that Ctrl-C is quiet from the program's first moment."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    for home in _HOMES:
        module = import_module(f"{__name__}.{home}")
        if name in module.__all__:
            return getattr(module, name)
    return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return __all__
