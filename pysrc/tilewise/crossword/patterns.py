"""Which words fit between the tiles of a board.

A pattern is the squares of a slot as they lie: tiles, and `EMPTY` where one is missing. Boards change little from play
to play, and different boards have most of their short patterns in common; so what is found here is kept for the next
board.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from ..alphabets import Tiles
from ..bitsets import Bits
from ..lexicon import Lexicon
from ..tiles import EMPTY

__all__ = ["Patterns", "patterns_of"]

_KEPT = 2048
"""Sets kept of each kind; a set of English words takes up to 5 KB."""

_READ_ONE_BY_ONE = 24
"""Matching words whose letters are read one by one; asking the sets of a whole alphabet takes as long as 24 words.

Measured on English words of 8 letters: 12 us for 24 words, 11 us for the sets; of 5 letters 8 and 7 us.
"""


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
        self._columns: dict[int, tuple[Bits, list[Mapping[int, Bits]]]] = {}
        self.matching: Callable[[Tiles], Bits] = lru_cache(_KEPT)(self._matching)
        """Find the words that have the pattern's tiles at its places."""
        self.fillings: Callable[[Tiles, int], Tiles] = lru_cache(_KEPT)(self._fillings)
        """List the tiles that make a word of a pattern at its one empty place."""
        self.one_of: Callable[[int, int, Tiles], Bits] = lru_cache(_KEPT)(self._one_of)
        """Find the words of a length that have one of some tiles at a place."""

    def _matching(self, pattern: Tiles) -> Bits:
        bits, columns = self._of_length(len(pattern))
        is_whole = True
        for i, tile in enumerate(pattern):
            if tile != EMPTY:
                here = columns[i].get(tile, 0)
                bits, is_whole = here if is_whole else bits & here, False
        return bits

    def _fillings(self, pattern: Tiles, i: int) -> Tiles:
        bits = self.matching(pattern)
        if bits.bit_count() <= _READ_ONE_BY_ONE:
            return bytes(sorted({word[i] for word in self.lexicon.of_length(len(pattern)).words(bits)}))
        return bytes(tile for tile, column in self._of_length(len(pattern))[1][i].items() if column & bits)

    def _one_of(self, length: int, i: int, tiles: Tiles) -> Bits:
        column = self._of_length(length)[1][i]
        bits = 0
        for tile in tiles:
            bits |= column.get(tile, 0)
        return bits

    def _of_length(self, length: int) -> tuple[Bits, list[Mapping[int, Bits]]]:
        """Give all words of a length, and for each place the words that have each tile there."""
        if length not in self._columns:
            block = self.lexicon.of_length(length)
            self._columns[length] = block.every, [block.at(i) for i in range(length)]
        return self._columns[length]


@lru_cache(maxsize=2)
def patterns_of(lexicon: Lexicon) -> Patterns:
    """Give the patterns of a lexicon, made once."""
    return Patterns(lexicon)
