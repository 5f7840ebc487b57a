"""Test all words at once.

Idea: one integer holds a bit for every word of a length; "and" and "or" over the sets "has more than k of this letter"
tell which words lack at most as many tiles as there are blanks (see `bitsets` and `WordBlock.spelled_from`).
Cost: some 26 operators a length on integers of n bits for n words, whatever the rack; a blank adds one "and" and one
"or" a letter. To set up, the sets are read off the columns of the list, a few operators a column.
"""

from collections import Counter
from collections.abc import Iterator

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import BLANK, Finder, Search

__all__ = ["Registers"]


class Registers(Finder):
    """Ask the lexicon.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(Registers(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"CAT?"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "registers"
    most_tiles = 64
    most_words = 5_000_000

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._blocks = list(lexicon)
        for block in self._blocks:
            _ = block.counts  # read now, so that it counts as set-up
            yield

    def words_from(self, rack: Tiles) -> Search:
        have = Counter(rack)
        blanks = have.pop(BLANK, 0)
        found: set[Tiles] = set()
        for block in self._blocks:
            if block.length > len(rack):
                break
            text = block.select(block.spelled_from(have, blanks))
            found.update([text[k : k + block.length] for k in range(0, len(text), block.length)])
            yield
        return found
