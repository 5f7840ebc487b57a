"""The words of one length, with what is asked of them while they are studied.

Each number that a word has (its points, its vowels, its anagrams, its rank by probability) is kept for all words at
once, one set for each binary digit (`bitsets.add_to_sums`), so that "from 20 to 30 points" is a few operators for
40,000 words.
"""

import unicodedata
from array import array
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from functools import cached_property, lru_cache
from math import ceil, floor
from weakref import WeakKeyDictionary

from ..alphabets import Alphabet, Tiles
from ..bitsets import DIGIT, Bits, bit_columns, from_flags, union, weighted_sums, with_sum_up_to
from ..lexicon import Lexicon, WordBlock
from ..lexicon.block import zipf_byte
from ..tiles import TileSet
from .draws import ranks, ways

__all__ = ["Range", "Shelf", "preparing", "shelves_of", "vowels"]

Range = tuple[float | None, float | None]
"""The least and the most, both included; None is no bound."""

_PIECE = 4_000
"""Words whose letters are put in order without a pause; it takes 4 ms in CPython."""

_TINY = 1e-9
"""What a tenth may lack for the way that numbers are kept."""

_VOWELS = frozenset("AEIOUÆØΑΕΗΙΟΥΩАЕИОУЫЭЮЯ")
"""Vowels without their accents, in Latin, Greek and Cyrillic letters."""

_Y_IS_A_VOWEL = frozenset({"cs", "da", "fi", "no", "pl", "sk", "sv"})
"""Alphabets of languages that write a vowel with Y wherever they use it."""


def vowels(letters: Alphabet) -> Tiles:
    """Give the tiles of an alphabet that are vowels; none of those that write only consonants.

    >>> from tilewise.alphabets import alphabet
    >>> [alphabet(id).decode(vowels(alphabet(id))) for id in ("en", "tr", "pl", "el")]
    ['AEIOU', 'AEIİOÖUÜ', 'AĄEĘIOÓUY', 'ΑΕΗΙΟΥΩ']
    """
    found = _VOWELS | {"Y"} if letters.id in _Y_IS_A_VOWEL else _VOWELS
    pairs = zip(letters.codes, letters.letters, strict=True)
    return bytes(
        code for code, letter in pairs if len(letter) == 1 and unicodedata.normalize("NFD", letter)[0] in found
    )


class Shelf:
    """The words of one length of a list; their points and how often they are drawn are those of a tile set.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.tiles import tile_set_of
    >>> letters = alphabet("en")
    >>> shelf = shelves_of(Lexicon.from_words(["ate", "eat", "qua", "at", "seat"], letters), tile_set_of("en"))[3]
    >>> [shelf.block.words(bits) for bits in (shelf.with_points((9, None)), shelf.hooked(b"S", front=True))]
    [[b'QUA'], [b'EAT']]
    """

    def __init__(self, block: WordBlock, shorter: WordBlock, longer: WordBlock, tiles: TileSet) -> None:
        self.block = block
        self._shorter, self._longer, self._tiles = shorter, longer, tiles
        self._hooks: dict[tuple[bool, int], Bits] = {}
        self._taken: dict[bool, bytes] = {}
        self._others: WeakKeyDictionary[Lexicon, Bits] = WeakKeyDictionary()
        self._inner: dict[bool, Bits] = {}
        self._families: list[Bits] | None = None
        self._ranks: dict[int | None, tuple[array[int], list[Bits]]] = {}

    @property
    def every(self) -> Bits:
        """All words."""
        return self.block.every

    # Numbers of words.

    @cached_property
    def points(self) -> list[Bits]:
        """What the words' tiles are worth, a set for each binary digit."""
        points = self._tiles.points
        return weighted_sums((points[code], level) for code, levels in self.block.counts.items() for level in levels)

    @cached_property
    def tenths(self) -> list[Bits]:
        """How common the words are, in tenths of their Zipf frequency, a set for each binary digit."""
        none, tables = zipf_byte(0), range(7 if self.block.zipf else 0)
        return [
            from_flags(self.block.zipf.translate(bytes(48 + (max(byte - none, 0) >> digit & 1) for byte in range(256))))
            for digit in tables
        ]

    @cached_property
    def _vowels(self) -> list[Bits]:
        codes = vowels(self.block.alphabet)
        return weighted_sums((1, level) for code in codes for level in self.block.counts.get(code, ()))

    def with_points(self, within: Range) -> Bits:
        """Find the words whose tiles are worth so many points."""
        return self._within(self.points, within)

    def with_vowels(self, within: Range) -> Bits:
        """Find the words with so many vowels."""
        return self._within(self._vowels, within)

    def with_letter(self, code: int, within: Range) -> Bits:
        """Find the words that have a tile so many times."""
        levels = self.block.counts.get(code, [])
        least, most = _whole(within)
        return self._beyond(levels, least) & ~(self._beyond(levels, most + 1) if most is not None else 0)

    def _beyond(self, levels: Sequence[Bits], least: int) -> Bits:
        if least <= 0:
            return self.every
        return levels[least - 1] if least <= len(levels) else 0

    def as_common(self, within: Range) -> Bits:
        """Find the words whose Zipf frequency is so much; a list without frequencies has 0 for every word."""
        least, most = within
        whole = None if most is None else floor(most * 10 + _TINY)
        return self._within(self.tenths, (None if least is None else ceil(least * 10 - _TINY), whole))

    def of_families(self, within: Range) -> Bits:
        """Find the words of whose letters so many words are made, itself among them; asks for `numbering`."""
        assert self._families is not None
        return self._within(self._families, within)

    def of_ranks(self, within: Range, blanks: int | None) -> Bits:
        """Find the words of such ranks by probability; asks for `numbering`."""
        return self._within(self.ranks(blanks)[1], within)

    def ranks(self, blanks: int | None) -> "tuple[array[int], list[Bits]]":
        """Give the rank of each word by probability, and a set for each binary digit; asks for `numbering`."""
        return self._ranks[blanks]

    def _within(self, sums: Sequence[Bits], within: Range) -> Bits:
        least, most = _whole(within)
        found = self.every if most is None else with_sum_up_to(sums, most, self.every) if most >= 0 else 0
        return found & ~with_sum_up_to(sums, least - 1, self.every) if least > 0 else found

    def numbering(self, blanks: int | None, *, ranked: bool) -> Generator[None, None, None]:
        """Find the words of the same letters and, if they are `ranked`, their ranks with so many blanks; with pauses.

        None takes the blanks of the tile set.
        """
        if self._families is not None and (blanks in self._ranks or not ranked):
            return
        words = self.block.words(self.every)
        alphagrams: list[Tiles] = []
        for start in range(0, len(words), _PIECE):
            alphagrams += [bytes(sorted(word)) for word in words[start : start + _PIECE]]
            yield
        families = Counter(alphagrams)
        if self._families is None:
            most = max(families.values(), default=0)
            self._families = bit_columns(array("I", [families[each] for each in alphagrams]), most.bit_length())
        if ranked:
            different = sorted(families)
            yield
            drawn = ways(different, self._tiles, blanks)
            yield
            rank_of = dict(zip(different, ranks(drawn), strict=True))
            numbers = array("I", [rank_of[each] for each in alphagrams])
            self._ranks[blanks] = numbers, bit_columns(numbers, len(different).bit_length())
        yield

    # Hooks, and other lists.

    def hooked(self, codes: Iterable[int] | None, *, front: bool) -> Bits:
        """Find the words that become others with one of some tiles in front of them or behind; None is any tile."""
        every = self.block.alphabet.codes
        wanted = every if codes is None else codes
        for code in wanted:
            if (front, code) not in self._hooks:
                digit = code - every[0]
                column = self._takes(front)[digit // 8 :: 8]
                self._hooks[front, code] = from_flags(column.translate(DIGIT[digit % 8]))
        return union(self._hooks[front, code] for code in wanted)

    def _takes(self, front: bool) -> bytes:
        """Give for each word the tiles that it takes, a bit each of eight bytes a word."""
        if front not in self._taken:
            taken: dict[Tiles, int] = {}
            first = self.block.alphabet.codes[0]
            for word in self._longer.words(self._longer.every):
                rest, code = (word[1:], word[0]) if front else (word[:-1], word[-1])
                taken[rest] = taken.get(rest, 0) | 1 << code - first
            numbers = array("Q", [taken.get(word, 0) for word in self.block.words(self.every)])
            self._taken[front] = numbers.tobytes()
        return self._taken[front]

    def holding(self, *, front: bool) -> Bits:
        """Find the words that are still words without their first tile, or without their last: inner hooks."""
        if front not in self._inner:
            rest = set(self._shorter.words(self._shorter.every))
            words = [word[1:] if front else word[:-1] for word in self.block.words(self.every)] if rest else []
            self._inner[front] = from_flags(bytes([49 if word in rest else 48 for word in words]))
        return self._inner[front]

    def also_in(self, other: Lexicon) -> Bits:
        """Find the words that another list has, too."""
        if other not in self._others:
            self._others[other] = self.block.also_in(other.of_length(self.block.length))
        return self._others[other]

    def preparing(self, *, ranked: bool) -> Generator[None, None, None]:
        """Make what any condition asks for, with pauses, so that no search has to wait for it."""
        for front in (True, False):
            self.hooked(None, front=front)
            yield
            self.holding(front=front)
            yield
        for i in range(self.block.length):
            self.block.at(i)
        yield
        yield from self.block.counting()
        self.with_points((0, 0)), self.with_vowels((0, 0)), self.as_common((0, 0))
        yield
        yield from self.numbering(None, ranked=ranked)


def preparing(lexicon: Lexicon, tiles: TileSet) -> Generator[None, None, None]:
    """Make what searches ask for, of the lengths that most words have first."""
    for shelf in sorted(shelves_of(lexicon, tiles).values(), key=lambda shelf: -shelf.block.n):
        yield from shelf.preparing(ranked=tiles.counts is not None)


@lru_cache(maxsize=2)
def shelves_of(lexicon: Lexicon, tiles: TileSet) -> dict[int, Shelf]:
    """Give a list's words by length, the shortest first; the same shelves as long as they are asked for."""
    of = lexicon.of_length
    return {
        block.length: Shelf(block, of(block.length - 1), of(block.length + 1), tiles)
        for block in sorted(lexicon, key=lambda block: block.length)
    }


def _whole(within: Range) -> tuple[int, int | None]:
    """Give the least and the most as whole numbers."""
    least, most = within
    return (0 if least is None else int(least)), (None if most is None else int(most))
