"""The words of one length, and every set of them that a solver asks for.

Their text is the index: they are one string of tiles, sorted and without repeats, and each set is sliced out of it,
translated and kept (see `bitsets`). Nothing is built before it is asked for.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from ..alphabets import Alphabet, Tiles
from ..bitsets import Bits, add_to_counts, column_sets, deposited, from_flags, rows, select_rows, sum_columns

__all__ = ["WordBlock", "zipf_byte", "zipf_value"]

_ZIPF_ZERO = 32
"""The byte of the Zipf frequency 0: the space, so that no byte is 0."""

_SIEVED_SHARE = 0.25
"""Share of a block's words up to which counting their letters alone takes less time than counting those of all.

Measured on 22,000 words of 6 letters and 41,000 of 9: at 10% it takes 0.6 to 0.9 of the time, at 24% 1.1, at 31% 1.4.
"""


_LOOKED_UP_SHARE = 0.05
"""Share of a block's words up to which it takes less time to look another block's up than to go through its own."""


_ONE_BY_ONE = 8
"""Changes up to which each makes a new text of the block; more of them are made together."""


class WordBlock:
    """The n words of one length: `text` holds them sorted, n * length tiles; `zipf` one byte a word, or nothing.

    >>> from tilewise.alphabets import alphabet
    >>> block = WordBlock(3, b"AAHAALBOACOO", alphabet("en"))
    >>> block.n, format(block.at(1)[ord("O")], "04b"), block.find(b"BOA")
    (4, '0011', 2)
    """

    def __init__(self, length: int, text: bytes, letters: Alphabet, zipf: bytes = b"") -> None:
        self.length = length
        self.text = text
        self.alphabet = letters
        self.zipf = zipf
        self.n = len(text) // length if length else 0
        self.every: Bits = (1 << self.n) - 1
        self._columns: dict[int, dict[int, Bits]] = {}
        self._has_sieved = False

    def word(self, j: int) -> Tiles:
        """Give word j."""
        return self.text[j * self.length : (j + 1) * self.length]

    def words(self, bits: Bits) -> list[Tiles]:
        """List the words of a set in order."""
        return rows(self.text, self.length, bits)

    def select(self, bits: Bits) -> bytes:
        """Join the words of a set into one text, like the block's own."""
        return select_rows(self.text, self.length, bits)

    def subset(self, bits: Bits) -> "WordBlock":
        """Make a block of the words of a set, with their frequencies.

        >>> from tilewise.alphabets import alphabet
        >>> block = WordBlock(2, b"AAQIZA", alphabet("en"), bytes([20, 30, 40]))
        >>> block.subset(0b101).text, list(block.subset(0b101).zipf)
        (b'AAZA', [20, 40])
        """
        zipf = select_rows(self.zipf, 1, bits) if self.zipf else b""
        return WordBlock(self.length, self.select(bits), self.alphabet, zipf)

    def place(self, word: Tiles) -> int:
        """Count the words of the block that come before a word."""
        return bisect_left(range(self.n), word, key=self.word)

    def replaced(self, j: int, n: int, words: Tiles, *, ranked: bool) -> "WordBlock":
        """Make a block with n words from j on replaced by others; `ranked` gives those an unknown frequency."""
        start, end = j * self.length, (j + n) * self.length
        ranks = bytes([_ZIPF_ZERO] * ranked) * (len(words) // self.length)
        zipf = self.zipf[:j] + ranks + self.zipf[j + n :]
        return WordBlock(self.length, self.text[:start] + words + self.text[end:], self.alphabet, zipf)

    def edited(self, wanted: Mapping[Tiles, bool], *, ranked: bool) -> "WordBlock":
        """Make a block in which some words are there, or not; `ranked` gives new ones an unknown frequency."""
        block = self
        if len(wanted) <= _ONE_BY_ONE:
            for word, stays in wanted.items():
                if (block.find(word) is not None) != stays:
                    block = block.replaced(block.place(word), int(not stays), word if stays else b"", ranked=ranked)
            return block
        words = dict(zip(self.words(self.every), self.zipf or bytes(self.n), strict=True))
        for word, stays in wanted.items():
            if stays:
                words.setdefault(word, _ZIPF_ZERO)
            else:
                words.pop(word, None)
        in_order = sorted(words)
        zipf = bytes([words[word] for word in in_order]) if ranked else b""
        return WordBlock(self.length, b"".join(in_order), self.alphabet, zipf)

    def find(self, word: Tiles) -> int | None:
        """Give the number of a word, or None if the block does not have it."""
        j = self.place(word)
        return j if j < self.n and self.word(j) == word else None

    def bit(self, j: int) -> Bits:
        """Give the set of word j alone."""
        return 1 << (self.n - 1 - j)

    def zipf_of(self, j: int) -> float:
        """Give the Zipf frequency of word j: log10 of its uses in a billion words; 0.0 if not known."""
        return zipf_value(self.zipf[j]) if self.zipf else 0.0

    def also_in(self, other: "WordBlock") -> Bits:
        """Find the words that another block of the same length has too."""
        if other.n > self.n * _LOOKED_UP_SHARE:
            theirs = set(other.words(other.every))
            return from_flags(bytes([49 if word in theirs else 48 for word in self.words(self.every)]))
        found = 0
        for j in range(other.n):
            if (mine := self.find(other.word(j))) is not None:
                found |= self.bit(mine)
        return found

    def at(self, i: int) -> Mapping[int, Bits]:
        """Give, for each tile that stands at place i of some word, the set of those words."""
        if i not in self._columns:
            self._columns[i] = column_sets(self.text[i :: self.length], self.alphabet.codes)
        return self._columns[i]

    @cached_property
    def counts(self) -> Mapping[int, list[Bits]]:
        """For each tile the sets of words with more than 0, more than 1, … of it (see `bitsets.add_to_counts`)."""
        counts: dict[int, list[Bits]] = {}
        for i in range(self.length):
            self._count_column(i, counts)
        return counts

    def counting(self) -> Iterator[None]:
        """Read `counts` a column at a time, unless they have been read.

        >>> from tilewise.alphabets import alphabet
        >>> block = WordBlock(3, b"AAHAALBOACOO", alphabet("en"))
        >>> len(list(block.counting())), block.is_counted, len(list(block.counting()))
        (3, True, 0)
        """
        if not self.is_counted:
            counts: dict[int, list[Bits]] = {}
            for i in range(self.length):
                self._count_column(i, counts)
                yield
            self.counts = counts

    def _count_column(self, i: int, counts: dict[int, list[Bits]]) -> None:
        columns = self._columns.get(i) or column_sets(self.text[i :: self.length], self.alphabet.codes)
        for code, bits in columns.items():
            add_to_counts(counts.setdefault(code, []), bits)

    def lacking(self, available: Mapping[int, int], most: int) -> list[Bits]:
        """Find the words that lack more than 0, 1, … `most` tiles of what is `available`, a number for each tile.

        Each tile that a word needs and that is not there adds one to what the word lacks, saturating at the last
        set: the carry of `bitsets.add_to_counts`.
        """
        lacks: list[Bits] = [0] * (most + 1)
        for code, levels in self.counts.items():
            have = available.get(code, 0)
            for level in levels[have : have + most + 1]:
                bits = level
                for k, lack in enumerate(lacks):
                    lacks[k] = lack | bits
                    bits &= lack
                    if not bits:
                        break
        return lacks

    @property
    def is_counted(self) -> bool:
        """Whether `counts` have been read."""
        return "counts" in vars(self)

    def spelled_from(self, available: Mapping[int, int], blanks: int = 0) -> Bits:
        """Find the words that lack at most `blanks` tiles of what is `available`.

        The counts tell at once, but reading them takes four times as long as sieving the words once. So the first
        question is answered by sieving, if the counts have not been read by then. Both ways find the same words.
        """
        if not self.is_counted and not self._has_sieved:
            self._has_sieved = True
            possible = self._without_strangers(available, blanks)
            if possible.bit_count() < self.n * _SIEVED_SHARE:
                few = WordBlock(self.length, self.select(possible), self.alphabet)
                found = few.every ^ few.lacking(available, blanks)[blanks]
                return deposited(found, possible, self.n)
        return self.every ^ self.lacking(available, blanks)[blanks]

    def _without_strangers(self, available: Mapping[int, int], most: int) -> Bits:
        """Find the words with at most `most` tiles of a kind that is not among the `available`."""
        others = bytearray(b"\1" * 256)
        for code, n in available.items():
            others[code] = n <= 0
        most = min(most, self.length)
        numbers = sum_columns(self.text.translate(others), self.length)
        return from_flags(numbers.translate(b"1" * (most + 1) + b"0" * (255 - most)))

    def only(self, codes: Iterable[int]) -> Bits:
        """Find the words that have no other tiles than these.

        >>> from tilewise.alphabets import alphabet
        >>> format(WordBlock(3, b"AAHAALBOACOO", alphabet("en")).only(b"ABLO"), "04b")
        '0110'
        """
        return self._without_strangers(dict.fromkeys(codes, 1), 0)

    def common(self, min_zipf: float) -> Bits:
        """Find the words whose Zipf frequency is at least `min_zipf`; all words of a list without frequencies."""
        least = zipf_byte(min_zipf)
        if least == _ZIPF_ZERO or not self.zipf:
            return self.every
        return from_flags(self.zipf.translate(bytes(49 if byte >= least else 48 for byte in range(256))))


def zipf_value(byte: int) -> float:
    """Give the Zipf frequency that a byte of a block's `zipf` stands for."""
    return (byte - _ZIPF_ZERO) / 10


def zipf_byte(zipf: float) -> int:
    """Give the byte that stands for a Zipf frequency: its tenths, from the space on so that no byte is 0."""
    return _ZIPF_ZERO + min(max(round(zipf * 10), 0), 100)
