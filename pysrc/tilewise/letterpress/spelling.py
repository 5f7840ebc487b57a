"""Which words a board spells, and with which squares.

A way to play a word is a choice of squares for each of its letters. Words with the same letters have the same ways, and
words with other letters have none in common, because a set of squares determines its letters. So words fall into
classes, and a class is told by how often it uses each letter of the board. That fits 64 bits (a *key*), four bytes each
for

- letters that stand once on the board: the bit of their square, so these bytes are already a mask; and
- letters that stand more than once: their number in the word, in a few bits each that never straddle two bytes.

Take the board ABAXX…X, on which A stands twice, B once and X 22 times. The word ABA uses A twice and B once:

    square    0 1 2 3 4 … 24
    letter    A B A X X … X

    bits      63 … 40   39   38 37   36 35 34 33 32   31 30 … 3 2 1 0
    field               ·    number  number           square of each letter
                             of A    of X             that stands once
    ABA        0 … 0     0    1  0    0  0  0  0  0    0  0 … 0 0 1 0

X can be used 22 times, which takes five bits; A can be used twice, which takes two. A way to play ABA is then the low
half of its key, square 1, together with two squares of A: 0b010 | 0b101.

Keys of all words are made together, one byte of all of them at a time: translate the text of the words of one length
into what each letter adds to that byte, and add up its columns as integers (no sum can carry, because no word uses a
letter more often than the board has it). For the byte that holds the numbers of A and X:

    text           A B A   A B         A adds 0b01_00000, B adds nothing, X adds 0b00_00001
    translated     32 0 32   32 0
    added up       64        32        = 0b10_00000, 0b01_00000
"""

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from functools import cached_property
from itertools import combinations, product
from math import comb, prod
from operator import attrgetter, getitem
from typing import NamedTuple, Self

from ..alphabets import Tiles
from ..bitsets import Bits, bytes_in, sum_columns
from ..contract.bounds import MOVES
from ..errors import RequestError
from ..lexicon import Lexicon, WordBlock
from .board import SQUARES, Mask

__all__ = ["Field", "Key", "Spelling"]

Key = int
"""How often a word uses each letter of the board: 64 bits, as the module says."""

_MASK_BYTES = 4
_KEY_BYTES = 8
_LOW = (1 << 32) - 1

_MOST_KEPT = 1 << 20
"""Ways that are kept, four bytes each: 4 MB, more than the best plays of one position need."""

_ENTRY = 64
"""What keeping a list of ways costs besides, in ways: 256 bytes."""

_MOST_LISTS = 2000
"""Values of bytes of which the choices are kept."""


class _Run(NamedTuple):
    """The words of one length, and the place of the first among all words."""

    start: int
    block: WordBlock


_START = attrgetter("start")


def _spelled(board: Tiles, lexicon: Lexicon) -> Iterator[Bits]:
    """Find the words that a board spells, those of each length that it has squares for."""
    have = Counter(board)
    return (block.spelled_from(have) for block in lexicon if block.length <= SQUARES)


class Field(NamedTuple):
    """Where the number of a letter stands in a byte of a key's upper half: its lowest bit and its bits; its squares."""

    shift: int
    bits: int
    places: tuple[int, ...]

    def of(self, value: int) -> int:
        """Give the number of the letter in a value of the byte."""
        return value >> self.shift & self.bits


class Spelling:
    """The words of a lexicon that a board spells, less the barred and hidden ones, as arrays that run side by side.

    `words` is their number n, `moves` the number of different masks that play one of them, `keys` their keys in the
    order of the words, by length and then alphabetically, and `planes` the eight bytes of these, each of all words.
    `fields` are those of each byte of a key's upper half, from its lowest bit up.

    The example of the module, AB before ABA:

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.letterpress.board import ALL_SQUARES
    >>> spelling = Spelling(b"ABA" + b"X" * 22, Lexicon.from_words(["ab", "aba"], alphabet("en")))
    >>> [(format(key >> 32, "08b"), format(key & 0xFFFFFFFF, "03b")) for key in spelling.keys]
    [('00100000', '010'), ('01000000', '010')]
    >>> [[format(mask, "03b") for mask in spelling.ways(key, ALL_SQUARES)] for key in spelling.keys]
    [['011', '110'], ['111']]
    >>> spelling.words, spelling.moves
    (2, 3)
    """

    def __init__(
        self,
        board: Tiles,
        lexicon: Lexicon,
        barred: Iterable[Tiles] = (),
        min_zipf: float = 0.0,
        hidden: Lexicon | None = None,
        *,
        spelled: Iterable[Bits] = (),
    ) -> None:
        self.board = board
        self.fields = _pack_fields(board)
        barred = set(barred)
        self._runs: list[_Run] = []
        self.words = 0
        for block, of_board in zip(lexicon, spelled or _spelled(board, lexicon), strict=False):
            bits = of_board & block.common(min_zipf) & ~_set_of(barred, block)
            if hidden is not None:
                bits &= ~block.also_in(hidden.of_length(block.length))
            if bits:
                chosen = block.subset(bits)
                self._runs.append(_Run(self.words, chosen))
                self.words += chosen.n
        self._choices: dict[tuple[int, int, Mask], list[tuple[Mask, ...]]] = {}
        self._ways: dict[tuple[int, int, Mask], array[int]] = {}
        self._kept = 0
        self.planes = self._make_planes()
        keys = bytearray(_KEY_BYTES * self.words)
        for byte, plane in enumerate(self.planes):
            keys[byte::_KEY_BYTES] = plane
        self.keys = array("Q", bytes(keys))

    @classmethod
    def read(
        cls,
        board: Tiles,
        lexicon: Lexicon,
        barred: Iterable[Tiles] = (),
        min_zipf: float = 0.0,
        hidden: Lexicon | None = None,
    ) -> Generator[None, None, Self]:
        """Make one as the class does, with a pause for each length of words: reading a large list takes its time.

        >>> from tilewise.alphabets import alphabet
        >>> from tilewise.jobs import finish
        >>> finish(Spelling.read(b"ABA" + b"X" * 22, Lexicon.from_words(["ab", "aba"], alphabet("en")))).words
        2
        """
        spelled = list[Bits]()
        for bits in _spelled(board, lexicon):
            spelled.append(bits)
            yield
        return cls(board, lexicon, barred, min_zipf, hidden, spelled=spelled)

    def word(self, index: int) -> Tiles:
        """Give a word by its place in `keys`."""
        start, block = self._run_of(index)
        return block.word(index - start)

    def zipf(self, index: int) -> float:
        """Give how common a word is by its place in `keys`; 0.0 if that is not known."""
        start, block = self._run_of(index)
        return block.zipf_of(index - start)

    def find(self, word: Tiles) -> int | None:
        """Give the place of a word in `keys`, or None if it is not there."""
        for start, block in self._runs:
            if block.length == len(word):
                return None if (j := block.find(word)) is None else start + j
        return None

    def beginning_with(self, prefix: Tiles) -> list[int]:
        """List the places of the words that begin with some letters, those letters themselves included."""
        found = []
        for start, block in self._runs:
            at = block.text.find(prefix) if block.length >= len(prefix) else -1
            while at >= 0:
                if at % block.length == 0:
                    found.append(start + at // block.length)
                at = block.text.find(prefix, at + 1)
        return found

    def same_letters(self, index: int) -> list[int]:
        """List the places of the other words of a word's class."""
        found, at = [], -1
        for _ in range(self.keys.count(self.keys[index])):
            at = self.keys.index(self.keys[index], at + 1)
            found.append(at)
        return [i for i in found if i != index]

    def _run_of(self, index: int) -> _Run:
        return self._runs[bisect_right(self._runs, index, key=_START) - 1]

    @cached_property
    def moves(self) -> int:
        """The number of masks: over all classes, the product of the ways to choose each letter's squares."""
        numbers = Counter(array("I", array("Q", set(self.keys)).tobytes())[1::2])
        return sum(classes * self.number_of_ways(number) for number, classes in numbers.items())

    def number_of_ways(self, number: int) -> int:
        """Count the ways to play each class with that number in the upper half of its key."""
        return prod(map(getitem, self._numbers_of_ways, number.to_bytes(_MASK_BYTES, "little")))

    @cached_property
    def _numbers_of_ways(self) -> list[dict[int, int]]:
        """For each value of each byte of numbers the ways to choose the squares of its letters."""
        return [
            {value: prod(comb(len(each.places), each.of(value)) for each in fields) for value in bytes_in(plane)}
            for fields, plane in zip(self.fields, self.planes[_MASK_BYTES:], strict=True)
        ]

    def check_moves(self) -> None:
        """Raise RequestError "too-large" for a board of so many equal letters that its moves cannot be gone through.

        That takes a board that nobody deals, such as 25 A's, and a list of words of them.
        """
        # Most boards need no counting: no word can be played in more ways than half of each letter's squares make.
        ways = prod(comb(n, n // 2) for n in Counter(self.board).values())
        if ways * self.words > MOVES.most and self.moves > MOVES.most:
            message = f"There are {self.moves:,} ways to play the words of this board; at most {MOVES} are looked at."
            raise RequestError("too-large", message, field="board", most=MOVES.most)

    @cached_property
    def bounds(self) -> "tuple[array[int], array[int]]":
        """The squares that every way to play a word takes, and those that some way takes: masks of all words."""
        must, may = [bytearray(_MASK_BYTES * self.words) for _ in range(2)]
        used_up = [self._squares_tables(field, every=True) for field in range(_MASK_BYTES)]
        used = [self._squares_tables(field, every=False) for field in range(_MASK_BYTES)]
        for byte in range(_MASK_BYTES):
            always = sometimes = int.from_bytes(self.planes[byte], "little")
            for field, plane in enumerate(self.planes[_MASK_BYTES:]):
                always |= int.from_bytes(plane.translate(used_up[field][byte]), "little")
                sometimes |= int.from_bytes(plane.translate(used[field][byte]), "little")
            must[byte::_MASK_BYTES] = always.to_bytes(self.words, "little")
            may[byte::_MASK_BYTES] = sometimes.to_bytes(self.words, "little")
        return array("I", bytes(must)), array("I", bytes(may))

    def ways(self, key: Key, matters: Mask) -> list[Mask]:
        """List the masks that play a class, one for each set of squares among those that matter.

        Where ways differ only in squares that do not matter, the one with the lowest number stands for all of them.
        `ways(key, ALL_SQUARES)` lists every way. Masks rise.
        """
        masks = [key & _LOW]
        for byte, value in enumerate((key >> 32).to_bytes(_MASK_BYTES, "little")):
            if value:
                of_byte = self._ways_of(byte, value, matters)
                masks = [mask | way for mask in masks for way in of_byte]
        return sorted(masks)

    def base(self, key: Key) -> Mask:
        """Give the squares that every way to play a class takes: those of letters that stand once.

        >>> from tilewise.alphabets import alphabet
        >>> spelling = Spelling(b"ABA" + b"X" * 22, Lexicon.from_words(["ab"], alphabet("en")))
        >>> spelling.base(spelling.keys[0])
        2
        """
        return key & _LOW

    def choices(self, key: Key, matters: Mask) -> list[tuple[Mask, ...]]:
        """List for each other letter of a class the squares that it may be put on; a way takes one of each list.

        As in `ways`, one choice stands for all that differ only in squares that do not matter.

        >>> from tilewise.alphabets import alphabet
        >>> from tilewise.letterpress.board import ALL_SQUARES
        >>> spelling = Spelling(b"ABA" + b"X" * 22, Lexicon.from_words(["ab"], alphabet("en")))
        >>> spelling.choices(spelling.keys[0], ALL_SQUARES)
        [(1, 4)]
        """
        choices = []
        for byte, value in enumerate((key >> 32).to_bytes(_MASK_BYTES, "little")):
            if value:
                choices += self._choices_of(byte, value, matters)
        return choices

    def _ways_of(self, byte: int, value: int, matters: Mask) -> "array[int]":
        """List the ways to take the squares of all letters that a byte of a key counts."""
        found = self._ways.get((byte, value, matters))
        if found is None:
            found = array("I", map(sum, product(*self._choices_of(byte, value, matters))))
            self._kept += len(found) + _ENTRY
            if self._kept > _MOST_KEPT:
                self._ways.clear()
                self._kept = len(found) + _ENTRY
            self._ways[byte, value, matters] = found
        return found

    def _choices_of(self, byte: int, value: int, matters: Mask) -> list[tuple[Mask, ...]]:
        """List for each letter that a byte counts the squares that so many of it may be put on."""
        found = self._choices.get((byte, value, matters))
        if found is None:
            if len(self._choices) > _MOST_LISTS:
                self._choices.clear()
            found = []
            for field in self.fields[byte]:
                if k := field.of(value):
                    masks = sorted(sum(1 << i for i in chosen) for chosen in combinations(field.places, k))
                    found.append(tuple(sorted({mask & matters: mask for mask in reversed(masks)}.values())))
            self._choices[byte, value, matters] = found
        return found

    def _make_planes(self) -> list[bytes]:
        """Make each byte of the keys for all words."""
        adds = [bytearray(256) for _ in range(_KEY_BYTES)]
        places = {code: divmod(square, 8) for square, code in enumerate(self.board)}
        for byte, fields in enumerate(self.fields, _MASK_BYTES):
            places |= {self.board[each.places[0]]: (byte, each.shift) for each in fields}
        for code, (byte, bit) in places.items():
            adds[byte][code] = 1 << bit
        return [
            b"".join([sum_columns(block.text.translate(table), block.length) for _, block in self._runs])
            if any(table)
            else bytes(self.words)
            for table in adds
        ]

    def _squares_tables(self, byte: int, *, every: bool) -> list[bytes]:
        """Translate a byte of numbers into each byte of squares: of letters used at all, or of letters used up."""
        fields = [
            (each, len(each.places) if every else 1, sum(1 << i for i in each.places)) for each in self.fields[byte]
        ]
        masks = [0] * 256
        for value in bytes_in(self.planes[_MASK_BYTES + byte]):
            masks[value] = sum(mask for field, least, mask in fields if field.of(value) >= least)
        table = array("I", masks).tobytes()
        return [table[byte::_MASK_BYTES] for byte in range(_MASK_BYTES)]


def _set_of(words: Iterable[Tiles], block: WordBlock) -> Bits:
    """Give the set of those of some words that the block has."""
    bits = 0
    for word in words:
        if len(word) == block.length and (j := block.find(word)) is not None:
            bits |= block.bit(j)
    return bits


def _pack_fields(board: Tiles) -> list[list[Field]]:
    """Give each repeated letter its field: the widest first, in the first byte with room; four bytes always do.

    >>> _pack_fields(b"ABA" + b"X" * 22)[0] == [Field(0, 31, tuple(range(3, 25))), Field(5, 3, (0, 2))]
    True
    """
    room = [8] * _MASK_BYTES
    fields: list[list[Field]] = [[] for _ in room]
    for code, n in sorted(Counter(board).items(), key=lambda item: (-item[1], item[0])):
        if n > 1:
            width = n.bit_length()
            byte = next(byte for byte, left in enumerate(room) if left >= width)
            places = tuple(square for square, other in enumerate(board) if other == code)
            fields[byte].append(Field(8 - room[byte], (1 << width) - 1, places))
            room[byte] -= width
    return fields
