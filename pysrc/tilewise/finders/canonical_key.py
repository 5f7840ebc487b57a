"""Sort the letters and look them up, with every letter in the place of a blank.

Idea: anagrams have the same sorted letters, the canonical key. A rack's blanks are expanded into all letters, and the
keys of what that gives are looked up: whole for a bingo, or, as here where words may use some of the tiles, every part
of it.
Cost: one key a word to set up; then the number of parts of the rack, 2^n at most, times all ways to fill the blanks, 26
for one, 351 for two: blanks explode. The list's size does not matter.
Source: the bingo finder; the idea is in J. Bentley, *Programming Pearls*, column 2.
"""

from itertools import combinations, combinations_with_replacement
from math import comb

from ..alphabets import Tiles
from ..errors import RequestError
from .base import BLANK, ByKey, Search

__all__ = ["CanonicalKey"]

_LETTERS = 26
"""Letters that a blank may stand for, nearly."""

_MOST_PARTS = 1_500_000
"""Parts of expanded racks that are gone through, in half a second or so."""


class CanonicalKey(ByKey):
    """Look up the sorted letters of every part of every expanded rack.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import Lexicon
    >>> sorted(CanonicalKey(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"CAT?"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "canonical-key"
    most_tiles = 12

    @classmethod
    def admit(cls, rack: Tiles) -> None:
        """Check as every finder does, and that the blanks can be filled in reasonable time.

        Raises RequestError also "too-many-blanks", with the `most` for so many tiles.
        """
        super().admit(rack)
        blanks, most = rack.count(BLANK), 0
        while comb(_LETTERS + most, most + 1) << len(rack) <= _MOST_PARTS:
            most += 1
        if blanks > most:
            message = f"The method “{cls.id}” takes too long for {blanks} blanks among {len(rack)} tiles"
            raise RequestError("too-many-blanks", f"{message}; its limit is {most}.", field="rack", most=most)

    def words_from(self, rack: Tiles) -> Search:
        letters = rack.replace(bytes([BLANK]), b"")
        keys: set[tuple[int, ...]] = set()
        for filled in combinations_with_replacement(self.alphabet.codes, len(rack) - len(letters)):
            expanded = sorted([*letters, *filled])
            for size in range(2, len(rack) + 1):
                keys.update(combinations(expanded, size))
            yield
        by_key = self.by_key
        return {word for key in map(bytes, keys) if key in by_key for word in by_key[key]}
