"""Which words fit between the tiles of a board.

A pattern is the squares of a slot as they lie: tiles, and `EMPTY` where one is missing. Boards change little from play
to play, and different boards have most of their short patterns in common; so what is found here is kept for the next
board.
"""

from collections.abc import Callable
from functools import lru_cache

from ..alphabets import Tiles
from ..bitsets import Bits, union
from ..lexicon import Lexicon
from ..tiles import EMPTY

__all__ = ["Patterns", "patterns_of"]

_KEPT = 2048
"""Sets kept of each kind; a set of English words takes up to 5 KB."""


class Patterns:
    """Finds the words of a lexicon that fit patterns. Patterns are letters' bytes without `AS_BLANK`.

    >>> from tilewise.alphabets import alphabet
    >>> lexicon = Lexicon.from_words(["aah", "aal", "boa", "coo"], alphabet("en"))
    >>> patterns = Patterns(lexicon)
    >>> format(patterns.matching(b".O."), "04b"), format(patterns.one_of(3, 0, b"AC"), "04b")
    ('0011', '1101')
    >>> patterns.fillings(b"AA.", 2)
    b'HL'
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.matching: Callable[[Tiles], Bits] = lru_cache(_KEPT)(self._matching)
        """Find the words that have the pattern's tiles at its places."""
        self.fillings: Callable[[Tiles, int], Tiles] = lru_cache(_KEPT)(self._fillings)
        """List the tiles that make a word of a pattern at its one empty place."""
        self.one_of: Callable[[int, int, Tiles], Bits] = lru_cache(_KEPT)(self._one_of)
        """Find the words of a length that have one of some tiles at a place."""

    def _matching(self, pattern: Tiles) -> Bits:
        block = self.lexicon.of_length(len(pattern))
        bits, column = block.every, block.at
        for i, tile in enumerate(pattern):
            if tile != EMPTY and not (bits := bits & column(i).get(tile, 0)):
                return 0
        return bits

    def _fillings(self, pattern: Tiles, i: int) -> Tiles:
        bits = self.matching(pattern)
        if not bits:
            return b""
        return bytes(tile for tile, column in self.lexicon.of_length(len(pattern)).at(i).items() if column & bits)

    def _one_of(self, length: int, i: int, tiles: Tiles) -> Bits:
        columns = self.lexicon.of_length(length).at(i)
        return union(columns.get(tile, 0) for tile in tiles)


@lru_cache(maxsize=2)
def patterns_of(lexicon: Lexicon) -> Patterns:
    """Give the patterns of a lexicon, made once."""
    return Patterns(lexicon)
