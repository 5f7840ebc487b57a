"""Walk the list and count letters.

Idea: a word can be spelled if it needs no letter more often than the rack has it, and each it lacks costs a blank.
Cost: every word of the list, one count a letter of it; the rack's size hardly matters. No set-up but the list itself.
Source: the Word Game's second method.
"""

from collections.abc import Iterator, Mapping

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import BLANK, LOOKED_AT, Finder, Search, all_words

__all__ = ["LetterCount"]


class LetterCount(Finder):
    """Count the letters of every word.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(LetterCount(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"CAT?"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "letter-count"
    most_words = 5_000_000

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._words = all_words(lexicon)
        yield

    def words_from(self, rack: Tiles) -> Search:
        letters = rack.replace(bytes([BLANK]), b"")
        blanks = len(rack) - len(letters)
        have = {code: letters.count(code) for code in letters}
        found: set[Tiles] = set()
        for start in range(0, len(self._words), LOOKED_AT):
            fitting = [word for word in self._words[start : start + LOOKED_AT] if len(word) <= len(rack)]
            if not blanks:
                found.update([word for word in fitting if all(word.count(code) <= have.get(code, 0) for code in word)])
            else:
                found.update([word for word in fitting if self._lacking(word, have) <= blanks])
            yield
        return found

    @staticmethod
    def _lacking(word: Tiles, have: Mapping[int, int]) -> int:
        """Count the tiles of a word that a rack has not."""
        return sum(max(word.count(code) - have.get(code, 0), 0) for code in set(word))
