"""The words of a rack that are worth most.

Without blanks a word is always worth the same. So all words that a draw can make are put in one row, the most valuable
first, with one bit each: the words that a rack spells are a few "and"s away, and the best of them is the top bit.
A draw costs some twenty operators, and a hundred thousand draws a second or two.

Blanks are worth nothing, so with them a word's worth depends on the rack, and every word of it is scored, piece by
piece. That is done for a single rack too, for which making the row would not pay.
"""

from collections import Counter, deque
from collections.abc import Generator, Iterator
from itertools import takewhile
from typing import Self

from ..alphabets import Tiles
from ..bitsets import Bits, add_to_counts, column_sets
from ..jobs import kept
from ..lexicon import Lexicon
from ..racks import Rack, best_spelled, read_rack
from .bag import BLANK, Bag, read_bag

__all__ = ["BestWords", "best_of_rack", "best_so_far", "best_words", "best_words_of"]

_MOST_KEPT = 4
"""Rows that are kept."""

_PIECE = 10_000
"""Words whose worth is added up between two pauses."""

_PAD = 64
"""Fills short words up; one below the first tile, so that a column's tiles stay consecutive."""


class BestWords:
    """The words of up to `size` tiles of a lexicon, by what they are worth.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.draw.bag import read_bag
    >>> lexicon = Lexicon.from_words(["at", "tea", "eat", "kat"], alphabet("en"))
    >>> best = BestWords(lexicon, read_bag(None, alphabet("en")).points, 7)
    >>> best.score(b"TEAXXXX"), best.find(b"TEAXXXX"), best.score(b"XXXXXXX")
    (8, [b'EAT', b'TEA'], 0)
    """

    def __init__(self, lexicon: Lexicon, points: bytes, size: int) -> None:
        for _ in self._set_up(lexicon, points, size):
            pass

    @classmethod
    def made(cls, lexicon: Lexicon, points: bytes, size: int) -> Generator[None, None, Self]:
        """Put the words in their row with pauses, between any two of which it can be given up."""
        best = cls.__new__(cls)
        yield from best._set_up(lexicon, points, size)
        return best

    def _set_up(self, lexicon: Lexicon, points: bytes, size: int) -> Iterator[None]:
        self.size = size
        self._lexicon, self._points = lexicon, points
        by_score: dict[int, list[Tiles]] = {}
        for block in lexicon:
            if block.length > size:
                break
            for j in range(block.n):
                word = block.word(j)
                by_score.setdefault(sum(word.translate(points)), []).append(word)
                if j % _PIECE == 0:
                    yield
        self._words: list[Tiles] = []
        self._scores: list[int] = []
        rows: list[bytes] = []
        for score in sorted(by_score, reverse=True):
            words = sorted(by_score[score])
            self._words += words
            self._scores += [score] * len(words)
            rows += [word.ljust(size, bytes([_PAD])) for word in words]
            yield
        text = b"".join(rows)
        counts: dict[int, list[Bits]] = {}
        for i in range(size):
            for code, bits in column_sets(text[i::size], range(_PAD, lexicon.alphabet.codes.stop)).items():
                if code != _PAD:
                    add_to_counts(counts.setdefault(code, []), bits)
            yield
        self._counts = [(code, [*levels, *[0] * (size - len(levels) + 1)]) for code, levels in counts.items()]
        self._every: Bits = (1 << len(self._words)) - 1

    def score(self, rack: Tiles) -> int:
        """Give what the best word of a rack is worth, 0 if it spells none."""
        if BLANK in rack:
            return best_of_rack(rack, self._lexicon, self._points)[0]
        spelled = self._spelled(rack)
        return self._scores[len(self._words) - spelled.bit_length()] if spelled else 0

    def find(self, rack: Tiles) -> list[Tiles]:
        """List all words of a rack that are worth most, in alphabetical order."""
        if BLANK in rack:
            return best_of_rack(rack, self._lexicon, self._points)[1]
        spelled = self._spelled(rack)
        if not spelled:
            return []
        found = []
        first = len(self._words) - spelled.bit_length()
        for place in takewhile(lambda i: self._scores[i] == self._scores[first], range(first, len(self._words))):
            if spelled >> (len(self._words) - 1 - place) & 1:
                found.append(self._words[place])
        return found

    def _spelled(self, rack: Tiles) -> Bits:
        """Find the words that need no letter more often than the rack has it."""
        lacking = 0
        for code, levels in self._counts:
            lacking |= levels[rack.count(code)]
        return self._every ^ lacking


def best_of_rack(rack: Tiles, lexicon: Lexicon, points: bytes) -> tuple[int, list[Tiles]]:
    """Find what the best words of one rack are worth, and all of them in alphabetical order.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.draw.bag import read_bag
    >>> lexicon = Lexicon.from_words(["at", "tea", "eat", "kat"], alphabet("en"))
    >>> best_of_rack(b"T?A", lexicon, read_bag(None, alphabet("en")).points)
    (6, [b'AT', b'EAT', b'KAT', b'TEA'])
    """
    none: tuple[int, list[Tiles]] = 0, []
    return deque([none, *best_so_far(rack, lexicon, points)], 1).pop()


def best_so_far(rack: Tiles, lexicon: Lexicon, points: bytes) -> Iterator[tuple[int, list[Tiles]]]:
    """Go through the words of one rack, thousands at a time, and give what `best_of_rack` would with no others.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.draw.bag import read_bag
    >>> lexicon = Lexicon.from_words(["at", "tea", "eat", "kat"], alphabet("en"))
    >>> list(best_so_far(b"T?A", lexicon, read_bag(None, alphabet("en")).points))
    [(6, [b'AT']), (6, [b'AT', b'EAT', b'KAT', b'TEA'])]
    """
    letters = Rack(Counter(rack.replace(bytes([BLANK]), b"")), rack.count(BLANK))
    top, words = -1, list[Tiles]()
    for worth, found in best_spelled(letters, lexicon, points):
        if worth > top:
            top, words = worth, found
        elif worth == top:
            words = sorted(words + found)
        yield top, words


def best_words(rack: str, lexicon: Lexicon, bag: Bag | None = None) -> tuple[int, list[str]]:
    """Find what the best words of a rack are worth, 0 if it spells none, and all of them in alphabetical order.

    The tiles are worth what they are in the bag, at first the Word Game's own.

    >>> from tilewise.alphabets import alphabet
    >>> best_words("t?a", Lexicon.from_words(["at", "tea", "eat", "kat"], alphabet("en")))
    (6, ['AT', 'EAT', 'KAT', 'TEA'])
    """
    letters = lexicon.alphabet
    read = read_rack(rack, letters)
    tiles = bytes(code for code, n in read.letters.items() for _ in range(n)) + bytes([BLANK]) * read.blanks
    points = (read_bag(None, letters) if bag is None else bag).points
    score, words = best_of_rack(tiles, lexicon, points)
    return score, letters.decode_all(words)


@kept(_MOST_KEPT)
def best_words_of(lexicon: Lexicon, points: bytes, size: int) -> Generator[None, None, BestWords]:
    """Give the words for tiles that are worth so many points and a size, made with pauses, once."""
    return (yield from BestWords.made(lexicon, points, size))
