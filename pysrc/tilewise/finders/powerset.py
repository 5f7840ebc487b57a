"""Try every order of every choice of tiles.

Idea: the bit patterns of 1 to 2^n - 1 choose tiles; each choice is tried in all its orders.
Cost: the sum of n! / k! over all k, about e * n! orders of n tiles, each made and looked up once; more than
permutations with shared beginnings, but simpler. The list only matters as a set.
Source: the Turkish Scrabble script's word generator; the bit patterns are folklore (Knuth, TAOCP 4A, 7.2.1.1).
"""

from collections.abc import Iterator
from itertools import compress, islice
from itertools import permutations as orders

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import LOOKED_AT, Finder, Search, all_words

__all__ = ["Powerset"]


class Powerset(Finder):
    """Look up all orders of all choices.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(Powerset(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"SCAT"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "powerset"
    blanks = False
    most_tiles = 9

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._words = set(all_words(lexicon))
        yield

    def words_from(self, rack: Tiles) -> Search:
        chosen = set()
        for pattern in range(1 << len(rack)):
            if pattern.bit_count() > 1:
                chosen.add(bytes(sorted(compress(rack, map(int, reversed(f"{pattern:0{len(rack)}b}"))))))
        found: set[Tiles] = set()
        for choice in chosen:
            tried = map(bytes, orders(choice))
            while piece := list(islice(tried, LOOKED_AT)):
                found.update(self._words.intersection(piece))
                yield
        return found
