"""Walk the list with the letters of words and rack sorted.

Idea: with both sorted, two pointers tell in one pass whether the word's letters are among the rack's; the pass ends at
the first letter that is missing, after a letter or two for most words. A blank lets one missing letter go.
Cost: every word of the list, a few comparisons each; one sort a word to set up.
Source: LetterPwn's scan for Letterpress.
"""

from collections.abc import Iterator

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import BLANK, LOOKED_AT, Finder, Search, pieces

__all__ = ["SortedSubset"]


class SortedSubset(Finder):
    """Run two pointers along every sorted word and the sorted rack.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(SortedSubset(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"CAT?"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "sorted-subset"

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._words: list[tuple[Tiles, Tiles]] = []
        for words in pieces(lexicon):
            self._words += [(bytes(sorted(word)), word) for word in words]
            yield

    def words_from(self, rack: Tiles) -> Search:
        letters = bytes(sorted(rack.replace(bytes([BLANK]), b"")))
        blanks = len(rack) - len(letters)
        found: set[Tiles] = set()
        for start in range(0, len(self._words), LOOKED_AT):
            words = self._words[start : start + LOOKED_AT]
            found.update([word for key, word in words if len(key) <= len(rack) and _is_within(key, letters, blanks)])
            yield
        return found


def _is_within(key: Tiles, letters: Tiles, blanks: int) -> bool:
    """Whether a word's sorted letters are among the rack's, but for as many as there are blanks."""
    start = 0
    for code in key:
        place = letters.find(code, start)
        if place >= 0:
            start = place + 1
        elif blanks:
            blanks -= 1
        else:
            return False
    return True
