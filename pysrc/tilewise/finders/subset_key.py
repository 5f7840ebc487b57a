"""Look up the sorted letters of every part of the rack, each part once.

Idea: as with the canonical key, words are filed under their sorted letters; the parts of the sorted rack are made tile
by tile as a set, so that a tile that comes twice doubles no work.
Cost: one sort a word to set up; then the number of different parts of the rack, 2^n at most, and a look-up each. The
list's size does not matter. Source: folklore.
"""

from ..alphabets import Tiles
from .base import ByKey, Search

__all__ = ["SubsetKey"]


class SubsetKey(ByKey):
    """Look up every part of the rack.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import Lexicon
    >>> sorted(SubsetKey(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"SCAT"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "subset-key"
    blanks = False

    def words_from(self, rack: Tiles) -> Search:
        parts = {b""}
        for code in sorted(rack):
            tile = bytes([code])
            parts |= {part + tile for part in parts}
            yield
        return {word for key in parts & self.by_key.keys() for word in self.by_key[key]}
