"""Look up the sorted letters of every part of the rack, each part once.

Idea: as with the canonical key, words are filed under their sorted letters; the parts of the sorted rack are made tile
by tile as a set, so that a tile that comes twice doubles no work.
Cost: one sort a word to set up; then the number of different parts of the rack, 2^n at most, and a look-up each. The
list's size does not matter. Source: folklore.
"""

from collections import defaultdict
from collections.abc import Iterator

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import Finder, Search, pieces

__all__ = ["SubsetKey"]


class SubsetKey(Finder):
    """Look up every part of the rack.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(SubsetKey(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"SCAT"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "subset-key"
    blanks = False

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._by_key: dict[Tiles, list[Tiles]] = defaultdict(list)
        for words in pieces(lexicon):
            for word in words:
                self._by_key[bytes(sorted(word))].append(word)
            yield

    def words_from(self, rack: Tiles) -> Search:
        parts = {b""}
        for code in sorted(rack):
            tile = bytes([code])
            parts |= {part + tile for part in parts}
            yield
        return {word for key in parts & self._by_key.keys() for word in self._by_key[key]}
