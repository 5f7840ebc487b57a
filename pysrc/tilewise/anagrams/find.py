"""All words from a rack, alone or through a letter on the board.

The classical way (the bingo finder's) sorts the letters of every word into a key, expands the rack's blanks into every
letter and looks the keys up. Here the words of a length are tested all at once: which of them lack at most as many
tiles as there are blanks (`WordBlock.lacking`). A blank more costs one "and" and one "or" a letter.

A letter on the board is one tile more, and a word through it must have it. That tile makes good one that the word
lacks, or none: so every letter's words come from the two sets that the rack itself gives, "lacks at most b" and "lacks
at most b + 1", with two "and"s and an "or", and all 26 letters cost little more than one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import merge
from itertools import chain, islice

from ..alphabets import Alphabet, Tiles
from ..bitsets import Bits, bytes_in, select_rows, sum_columns
from ..errors import LetterError
from ..lexicon import Lexicon, WordBlock
from .patterns import Pattern, matching

__all__ = ["ORDERS", "Group", "Query", "Rack", "find", "read_rack"]

BLANKS = "?_* "
"""What a blank may be written as."""

ORDERS = ("length", "alphabet", "zipf", "score")


@dataclass(frozen=True)
class Rack:
    """Letters and how often each is there, and a number of blanks.

    >>> from tilewise.alphabets import alphabet
    >>> rack = read_rack("aalnst?", alphabet("en"))
    >>> rack.size, rack.letters[65], rack.blank_places(b"ANALYST")
    (7, 2, [4])
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
        """Say at which places of a word, from 0, a blank plays: where no letter is left, read from the left."""
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
        """The letters as runs of one byte, to be struck out of words."""
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
        """Places of the 1s of what `_missing` has made: there are far fewer of these than of words."""
        return {}


def read_rack(text: str, letters: Alphabet) -> Rack:
    """Read a rack in either case, digraph tiles in brackets, and `?`, `_`, `*` or a space for a blank.

    Raises LetterError "letter" with the field "rack" and the `index` of what is no tile.
    """
    try:
        read = list(letters.parse("".join(text.splitlines()), extra=BLANKS))
    except LetterError as error:
        raise LetterError("letter", str(error), field="rack", **error.place) from error
    tiles = Counter(code for code, sign in read if sign not in BLANKS)
    return Rack(dict(sorted(tiles.items())), len(read) - sum(tiles.values()))


@dataclass(frozen=True)
class Query:
    """What is looked for: words that use all tiles of the rack or some, of these lengths, matching a pattern."""

    rack: Rack
    use_all: bool = True
    min_length: int = 2
    max_length: int = 64
    pattern: Pattern | None = None
    min_zipf: float = 0.0
    without: Lexicon | None = None


class Group:
    """The words found through one letter (`through`, a tile) or through none: one set for each block of the lexicon."""

    def __init__(self, through: int | None, rack: Rack, parts: list[tuple[WordBlock, Bits]]) -> None:
        self.through = through
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

        `length` puts long words first, `zipf` common ones, `score` those worth most by `points` (a value for each tile,
        blanks count 0); equals stand by the alphabet, as all do in the order `alphabet`. What is not asked for is
        not made, as far as the order allows.
        """
        end = self.count if limit is None else min(start + limit, self.count)
        if order == "length":
            return self._longest_first(start, end)
        if order == "alphabet":
            return list(islice(merge(*[block.words(bits) for block, bits in self._parts]), start, end))
        texts = [(block, bits, block.select(bits)) for block, bits in self._parts]
        ranked = [(block, text, self._keys(block, bits, text, order, points)) for block, bits, text in texts]
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
        """Give what each word of a set, whose words are `text`, is ordered by, highest first."""
        if order == "score":
            return _scores(text, block.length, self.rack, points)
        return select_rows(block.zipf, 1, bits) if block.zipf else bytes(bits.bit_count())


def find(query: Query, lexicon: Lexicon, throughs: Iterable[int | None]) -> Iterator[Group]:
    """Find the words through none or one letter of the board, for each that is asked: one group each.

    >>> from tilewise.alphabets import alphabet
    >>> lexicon = Lexicon.from_words(["at", "eat", "tea", "seat", "oat"], alphabet("en"))
    >>> query = Query(read_rack("ae?", alphabet("en")))
    >>> [group.words() for group in find(query, lexicon, [None, ord("S")])]
    [[b'EAT', b'TEA'], [b'SEAT']]
    """
    sets = [_Reach(query, block) for block in lexicon if query.min_length <= block.length <= query.max_length]
    for through in throughs:
        rack = query.rack if through is None else query.rack.with_letter(through)
        yield Group(
            through,
            rack,
            [
                (reach.block, reach.through(through))
                for reach in sets
                if reach.block.length == rack.size or (not query.use_all and reach.block.length < rack.size)
            ],
        )


class _Reach:
    """The words of one length that a query's rack makes, through whichever letter: made when first asked for."""

    def __init__(self, query: Query, block: WordBlock) -> None:
        self.block = block
        self._query = query

    @cached_property
    def _allowed(self) -> Bits:
        """What the query admits whatever the rack."""
        query, block = self._query, self.block
        bits = block.every if query.pattern is None else matching(query.pattern, block)
        bits &= block.common(query.min_zipf)
        if query.without is not None:
            bits &= ~block.those(query.without.of_length(block.length))
        return bits

    @cached_property
    def _alone(self) -> Bits:
        """The words that the rack spells by itself."""
        return self._allowed & self.block.spelled_from(self._query.rack.letters, self._query.rack.blanks)

    @cached_property
    def _with_one_more(self) -> tuple[Bits, Bits]:
        """The words that the rack spells, and those that it would spell with one certain tile more."""
        blanks = self._query.rack.blanks
        lacks = self.block.lacking(self._query.rack.letters, blanks + 1)
        most = self._allowed & ~lacks[blanks + 1]
        return most & ~lacks[blanks], most

    def through(self, code: int | None) -> Bits:
        """Find the words through a letter, or through none."""
        if code is None:
            return self._alone
        levels = self.block.counts.get(code, ())
        have = self._query.rack.letters.get(code, 0)
        if not levels:
            return 0
        spelled, most = self._with_one_more
        more = most & levels[have] if have < len(levels) else 0
        return spelled & levels[0] | more


def _least_of_first(tally: Mapping[int, int], count: int) -> int:
    """Give the key that the word at place `count` has when the highest keys come first."""
    for key in sorted(tally, reverse=True):
        count -= tally[key]
        if count <= 0:
            return key
    return 0


def _scores(text: bytes, width: int, rack: Rack, points: bytes) -> Sequence[int]:
    """Add up each word's points, less those of the letters that a blank plays."""
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
