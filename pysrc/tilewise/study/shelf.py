"""The words of one length, with what is asked of them while they are studied.

Each number that a word has (its points, its vowels, its anagrams, its rank by probability) is kept for all words at
once, one set for each binary digit (`bitsets.add_to_sums`), so that "from 20 to 30 points" is a few operators for
40,000 words.
"""

import unicodedata
from array import array
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache

from ..alphabets import Alphabet, Tiles
from ..bitsets import Bits, bit_columns, from_flags, weighted_sums, with_sum_up_to
from ..lexicon import Lexicon, WordBlock
from ..lexicon.block import zipf_byte, zipf_value
from ..tiles import TileSet
from .draws import ranks, ways

__all__ = ["Range", "Shelf", "shelves_of", "vowels"]

Range = tuple[float | None, float | None]
"""The least and the most, both included; None is no bound."""

_PIECE = 4_000
"""Words whose letters are put in order without a pause; it takes 4 ms in CPython."""

_MOST_COMMON = 11.0
"""More than any Zipf frequency."""

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
        self._hooks: dict[tuple[bool, int | None], Bits] = {}
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
        least, most = (None if each is None else min(each, _MOST_COMMON) for each in within)
        if most is not None and most < 0:
            return 0
        if not self.block.zipf:
            return self.every if least is None or least <= 0 else 0
        found = self.every if least is None else self.block.common(least)
        if most is not None:
            up_to = bytes(49 if byte <= zipf_byte(most) else 48 for byte in range(256))
            found &= from_flags(self.block.zipf.translate(up_to))
        return found

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

    # Hooks.

    def hooked(self, codes: Iterable[int] | None, *, front: bool) -> Bits:
        """Find the words that become others with one of some tiles in front of them or behind; None is any tile."""
        found = 0
        for code in [None] if codes is None else codes:
            if (front, code) not in self._hooks:
                self._hooks[front, code] = self._taking(code, front=front)
            found |= self._hooks[front, code]
        return found

    def _taking(self, code: int | None, *, front: bool) -> Bits:
        longer, place = self._longer, 0 if front else self.block.length
        bits = longer.every if code is None else longer.at(place).get(code, 0)
        rest = {word[1:] if front else word[:-1] for word in longer.words(bits)}
        return _among(rest, self.block.words(self.every)) if rest else 0

    def holding(self, *, front: bool) -> Bits:
        """Find the words that are still words without their first tile, or without their last: inner hooks."""
        if front not in self._inner:
            rest = set(self._shorter.words(self._shorter.every))
            words = self.block.words(self.every) if rest else []
            self._inner[front] = _among(rest, [word[1:] if front else word[:-1] for word in words])
        return self._inner[front]

    # Orders.

    def by_points(self, bits: Bits) -> Iterator[tuple[float, Bits]]:
        """Give the words of a set by their points, the most first."""
        return _falling(self.points, bits)

    def by_zipf(self, bits: Bits) -> Iterator[tuple[float, Bits]]:
        """Give the words of a set by how common they are, the most common first."""
        zipf = self.block.zipf
        for byte in sorted(set(zipf), reverse=True):
            alike = bits & from_flags(zipf.translate(bytes(49 if each == byte else 48 for each in range(256))))
            if alike:
                yield zipf_value(byte), alike
        if not zipf and bits:
            yield 0.0, bits


@lru_cache(maxsize=2)
def shelves_of(lexicon: Lexicon, tiles: TileSet) -> dict[int, Shelf]:
    """Give a list's words by length, the shortest first; the same shelves as long as they are asked for."""
    of = lexicon.of_length
    return {
        block.length: Shelf(block, of(block.length - 1), of(block.length + 1), tiles)
        for block in sorted(lexicon, key=lambda block: block.length)
    }


def _among(rest: set[Tiles], words: Iterable[Tiles]) -> Bits:
    return from_flags(bytes([49 if word in rest else 48 for word in words]))


def _whole(within: Range) -> tuple[int, int | None]:
    """Give the least and the most as whole numbers."""
    least, most = within
    return (0 if least is None else int(least)), (None if most is None else int(most))


def _falling(
    sums: Sequence[Bits], among: Bits, digit: int | None = None, so_far: int = 0
) -> Iterator[tuple[float, Bits]]:
    """Split a set by a number of its words, the highest first."""
    if not among:
        return
    digit = len(sums) - 1 if digit is None else digit
    if digit < 0:
        yield so_far, among
        return
    ones = among & sums[digit]
    yield from _falling(sums, ones, digit - 1, so_far | 1 << digit)
    yield from _falling(sums, among ^ ones, digit - 1, so_far)
