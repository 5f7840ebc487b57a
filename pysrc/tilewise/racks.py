"""Racks, and the words that a rack spells, for every game."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import merge
from itertools import chain, islice

from .alphabets import Alphabet, Tiles, without_spaces
from .bitsets import Bits, bytes_in, select_rows, sum_columns
from .errors import LetterError
from .jobs import finish
from .lexicon import Lexicon, WordBlock

__all__ = ["BLANKS", "ORDERS", "Rack", "Spelled", "best_spelled", "read_rack", "spelled"]

BLANKS = "?_*"
"""The ways to write a blank."""

ORDERS = ("length", "alphabet", "zipf", "score")
"""The orders that spelled words can be listed in (`Spelled.words`)."""

_PIECE = 2_000
"""Words scored at once where the work can pause: a millisecond's worth, or some ten where tiles are worth much."""


@dataclass(frozen=True)
class Rack:
    """Letters and how often each is there, and a number of blanks.

    >>> from tilewise.alphabets import alphabet
    >>> rack = read_rack("aalnst?", alphabet("en"))
    >>> rack.size, rack.letters[65], rack.blank_places(b"ANALYST")
    (7, 2, [4])
    >>> rack.with_letter(65).letters[65], rack.with_letter(66).letters[66]
    (3, 1)
    """

    letters: Mapping[int, int]
    blanks: int

    @cached_property
    def size(self) -> int:
        """The number of tiles."""
        return sum(self.letters.values()) + self.blanks

    def with_letter(self, code: int) -> "Rack":
        """Add one tile."""
        return Rack({**self.letters, code: self.letters.get(code, 0) + 1}, self.blanks)

    def blank_places(self, word: Tiles) -> list[int]:
        """List the places of a word, from 0, that a blank plays: those that, from the left, no letter is left for."""
        if any(word.count(code) > n for code, n in self.letters.items()):
            for code, n in self._spelled:
                word = word.replace(code, b"\0", n)
            return [i for i, code in enumerate(word) if code]
        missing = word.translate(self._missing)
        places = self._places.get(missing)
        if places is None:
            places = self._places[missing] = [i for i, flag in enumerate(missing) if flag]
        return places.copy()

    @cached_property
    def _spelled(self) -> list[tuple[bytes, int]]:
        """The letters as single bytes, to be struck out of words."""
        return [(bytes([code]), n) for code, n in self.letters.items()]

    @cached_property
    def _missing(self) -> bytes:
        """Translates a tile to 0 if the rack has one, else to 1."""
        table = bytearray(b"\1" * 256)
        for code in self.letters:
            table[code] = 0
        return bytes(table)

    @cached_property
    def _places(self) -> dict[bytes, list[int]]:
        """The places of the 1s, by what `_missing` makes of a word: far fewer than there are words."""
        return {}


def read_rack(text: str, letters: Alphabet) -> Rack:
    """Read a rack in either case, digraph tiles in brackets, and `?`, `_` or `*` for a blank.

    Raises LetterError "letter" with the field "rack" and the `index` of what is no tile.
    """
    try:
        read = list(letters.parse(without_spaces(text), extra=BLANKS))
    except LetterError as error:
        raise LetterError("letter", str(error), field="rack", **error.place) from error
    tiles = Counter(code for code, sign in read if sign not in BLANKS)
    return Rack(dict(sorted(tiles.items())), len(read) - sum(tiles.values()))


class Spelled:
    """The words that a rack spells, one set for each block of a lexicon."""

    def __init__(self, rack: Rack, parts: Iterable[tuple[WordBlock, Bits]]) -> None:
        self.rack = rack
        self._parts = [(block, bits) for block, bits in parts if bits]

    @cached_property
    def count(self) -> int:
        """The number of words."""
        return sum(bits.bit_count() for _, bits in self._parts)

    @property
    def lengths(self) -> list[tuple[int, int]]:
        """The number of words of each length that occurs, the longest first."""
        return [(block.length, bits.bit_count()) for block, bits in reversed(self._parts)]

    def words(
        self, order: str = "length", points: bytes = bytes(256), start: int = 0, limit: int | None = None
    ) -> list[Tiles]:
        """List words from place `start` on, `limit` of them, in an order.

        `length` puts long words first, `zipf` common ones, `score` those worth most by `points` (a value for each tile;
        blanks are worth nothing). Ties, and all words in the order `alphabet`, are in alphabetical order. As far as the
        order allows, only the words asked for are made.

        >>> from tilewise.alphabets import alphabet
        >>> lexicon = Lexicon.from_words(["at", "ta", "eat", "tea", "tee"], alphabet("en"))
        >>> found = spelled(read_rack("aeet", alphabet("en")), lexicon)
        >>> points = bytes([0] * 65 + [1, 0, 0, 0, 5]).ljust(256, bytes(1))
        >>> found.words("score", points), found.words("score", points, 1, 2)
        ([b'TEE', b'EAT', b'TEA', b'AT', b'TA'], [b'EAT', b'TEA'])
        """
        return finish(self.seek_words(order, points, start, limit))

    def seek_words(
        self, order: str = "length", points: bytes = bytes(256), start: int = 0, limit: int | None = None
    ) -> Generator[None, None, list[Tiles]]:
        """List the words that `words` gives; yields after those of each length where all of them are compared."""
        end = self.count if limit is None else min(start + limit, self.count)
        if order == "length":
            return self._longest_first(start, end)
        if order == "alphabet":
            return list(islice(merge(*[block.words(bits) for block, bits in self._parts]), start, end))
        ranked = []
        for block, bits in self._parts:
            text = block.select(bits)
            ranked.append((block, text, self._keys(block, bits, text, order, points)))
            yield
        least = _least_of_first(Counter(chain.from_iterable(keys for _, _, keys in ranked)), end)
        best = [
            (-key, text[j * block.length : (j + 1) * block.length])
            for block, text, keys in ranked
            for j, key in enumerate(keys)
            if key >= least
        ]
        return [word for _, word in sorted(best)[start:end]]

    def _longest_first(self, start: int, end: int) -> list[Tiles]:
        words: list[Tiles] = []
        passed = 0
        for block, bits in reversed(self._parts):
            count = bits.bit_count()
            if passed < end and start < passed + count:
                words += block.words(bits)[max(start - passed, 0) : end - passed]
            passed += count
        return words

    def _keys(self, block: WordBlock, bits: Bits, text: bytes, order: str, points: bytes) -> Sequence[int]:
        """Give what each word of a set, whose words are `text`, is ordered by; the highest comes first."""
        if order == "score":
            return _scores(text, block.length, self.rack, points)
        return select_rows(block.zipf, 1, bits) if block.zipf else bytes(bits.bit_count())


def spelled(rack: Rack, lexicon: Lexicon) -> Spelled:
    """Find the words that some or all tiles of a rack spell.

    >>> from tilewise.alphabets import alphabet
    >>> lexicon = Lexicon.from_words(["at", "eat", "tea", "seat", "oat"], alphabet("en"))
    >>> spelled(read_rack("ae?", alphabet("en")), lexicon).words()
    [b'EAT', b'TEA', b'AT']
    """
    blocks = (block for block in lexicon if block.length <= rack.size)
    return Spelled(rack, [(block, block.spelled_from(rack.letters, rack.blanks)) for block in blocks])


def best_spelled(rack: Rack, lexicon: Lexicon, points: bytes) -> Iterator[tuple[int, list[Tiles]]]:
    """Go through the words that a rack spells piece by piece; give of each what its best words are worth, and those.

    Points are as in `Spelled.words`.

    >>> from tilewise.alphabets import alphabet
    >>> lexicon = Lexicon.from_words(["at", "kat", "eat", "tea"], alphabet("en"))
    >>> list(best_spelled(read_rack("ate?", alphabet("en")), lexicon, bytes([1] * 256)))
    [(2, [b'AT']), (3, [b'EAT', b'TEA'])]
    """
    for block in lexicon:
        if block.length > rack.size:
            continue
        width = block.length
        text = block.select(block.spelled_from(rack.letters, rack.blanks))
        for start in range(0, len(text), width * _PIECE):
            piece = text[start : start + width * _PIECE]
            scores = _scores(piece, width, rack, points)
            most = max(scores)
            yield most, [piece[j * width : (j + 1) * width] for j, score in enumerate(scores) if score == most]


def _least_of_first(tally: Mapping[int, int], count: int) -> int:
    """Give the key that the word at place `count` has when the highest keys come first; 0 if there are fewer words.

    >>> [_least_of_first({5: 2, 4: 1, 2: 3}, count) for count in (1, 2, 3, 4, 6, 7)]
    [5, 5, 4, 2, 2, 0]
    """
    for key in sorted(tally, reverse=True):
        count -= tally[key]
        if count <= 0:
            return key
    return 0


def _scores(text: bytes, width: int, rack: Rack, points: bytes) -> Sequence[int]:
    """Add up each word's points, less those of the letters that blanks stand for."""
    if width * max(points) > 255:
        words = [text[k : k + width] for k in range(0, len(text), width)]
        return [sum(points[c] for c in word) - sum(points[word[i]] for i in rack.blank_places(word)) for word in words]
    total = int.from_bytes(sum_columns(text.translate(points), width), "little")
    for code in bytes_in(text) if rack.blanks else ():
        counts = sum_columns(text.translate(bytes(code) + b"\1" + bytes(255 - code)), width)
        have = rack.letters.get(code, 0)
        lacking = counts.translate(bytes([max(n - have, 0) * points[code] for n in range(width + 1)]).ljust(256, b"\0"))
        total -= int.from_bytes(lacking, "little")
    return total.to_bytes(len(text) // width, "little")
