"""The words of a lexicon by the keys of their letters (see `tile_keys`).

A word that fills a slot has the letters that lie there and those that are placed, so its key is the sum of both: one
look-up gives the few words of just these letters.
"""

from array import array
from functools import lru_cache

from ...alphabets import Tiles
from ...lexicon import Lexicon, WordBlock
from ..tile_keys import Key, row_keys

__all__ = ["WordKeys", "word_keys_of"]


class _Block:
    """The words of one length by key.

    `last` gives the number of the last word of a key, `before` of each word the one before it with the same key, or -1.
    """

    def __init__(self, block: WordBlock) -> None:
        keys = row_keys(block.text, block.length, range(block.length))
        self.last: dict[Key, int] = {}
        self.before = array("i")
        for j, key in enumerate(keys):
            self.before.append(self.last.get(key, -1))
            self.last[key] = j


class WordKeys:
    """The words of a lexicon by key; those of a length are read when they are first asked for.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword.tile_keys import key_of
    >>> words = WordKeys(Lexicon.from_words(["ate", "eat", "oat"], alphabet("en")))
    >>> words.spelled(3, key_of(b"AET")), words.spelled(3, key_of(b"AAA"))
    ([b'EAT', b'ATE'], [])
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._blocks: dict[int, _Block] = {}

    def spelled(self, length: int, key: Key) -> list[Tiles]:
        """List the words of a length that have a key."""
        block, words = self.of_length(length), self._lexicon.of_length(length)
        found = []
        j = block.last.get(key, -1)
        while j >= 0:
            found.append(words.word(j))
            j = block.before[j]
        return found

    def has_read(self, length: int) -> bool:
        """Say whether the words of a length are at hand."""
        return length in self._blocks

    def of_length(self, length: int) -> _Block:
        """Give the words of one length."""
        if length not in self._blocks:
            self._blocks[length] = _Block(self._lexicon.of_length(length))
        return self._blocks[length]


@lru_cache(maxsize=2)
def word_keys_of(lexicon: Lexicon) -> WordKeys:
    """Give the words of a lexicon by key; the last two are kept."""
    return WordKeys(lexicon)
