"""Sets of words as integers: the first register.

The words of one length lie in one string of tiles, one after another. A column of it, one tile of every word, is a
slice; a set of words is an integer with one bit a word. The first word is the highest of the n bits, so that the set
reads in the order of the words when it is written in base 2:

    words   AAH  AAL  BOA  COO            text     AAHAALBOACOO
    column 1     text[1::3]               =        A   A   O   O
    "O at 1"     int("0011", 2)           =        0   0   1   1

A loop over 40,000 words takes milliseconds; one operator on two such integers takes a microsecond. Everything that can
be said with "and", "or" and "not" about letters is therefore said of all words at once.

In this module `n` is always the number of words, and bits beyond it are never set.
"""

import re
from collections.abc import Iterable, Sequence

__all__ = ["Bits", "add_to_counts", "column_sets", "flags", "from_flags", "indices", "select_rows"]

Bits = int
"""A set of words: bit n - 1 - j stands for word j."""

_DIGITS_TO_MASK = bytes(255 if byte == ord("1") else 0 for byte in range(256))
_SET_BYTE = re.compile(rb"1")


def from_flags(digits: bytes) -> Bits:
    """Read a set from one ASCII digit a word, "1" for a word that belongs to it.

    >>> from_flags(b"0011")
    3
    """
    return int(digits, 2) if digits else 0


def flags(bits: Bits, n: int) -> bytes:
    """Write a set as one ASCII digit a word: the inverse of `from_flags`.

    >>> flags(3, 4)
    b'0011'
    """
    return format(bits, f"0{n}b").encode() if n else b""


def indices(bits: Bits, n: int) -> list[int]:
    """List the words of a set in order.

    A few words are picked off the top one by one; for many, one scan of the digits is cheaper.

    >>> indices(0b0011, 4)
    [2, 3]
    """
    if bits.bit_count() > 64:
        return [match.start() for match in _SET_BYTE.finditer(flags(bits, n))]
    found = []
    while bits:
        top = bits.bit_length() - 1
        found.append(n - 1 - top)
        bits ^= 1 << top
    return found


def select_rows(text: bytes, width: int, bits: Bits) -> bytes:
    """Keep the rows of a text of `width` bytes each that belong to a set, closing the gaps.

    No byte of the text may be 0. For more than a few rows the set is widened into a mask of one byte a letter, the text
    is blanked with it as one integer, and the zero bytes are deleted: three passes of C and no loop.

    >>> select_rows(b"AAHAALBOACOO", 3, 0b1010)
    b'AAHBOA'
    """
    n = len(text) // width
    count = bits.bit_count()
    if count == n:
        return text
    if count <= 64:
        return b"".join([text[j * width : (j + 1) * width] for j in indices(bits, n)])
    column = flags(bits, n).translate(_DIGITS_TO_MASK)
    mask = bytearray(len(text))
    for i in range(width):
        mask[i::width] = column
    kept = int.from_bytes(text, "little") & int.from_bytes(mask, "little")
    return kept.to_bytes(len(text), "little").translate(None, b"\0")


def column_sets(column: bytes, codes: Sequence[int]) -> dict[int, Bits]:
    """Split a column into one set for each tile that stands in it.

    `codes` are consecutive bytes. A tile's number is read in base 2: one set for each binary digit, then "and" down a
    tree, so that 26 letters cost five parses instead of 26.

    >>> column_sets(b"AAOO", range(65, 91))
    {65: 12, 79: 3}
    """
    first = codes[0]
    digits = (len(codes) - 1).bit_length()
    sets = {0: (1 << len(column)) - 1}
    for digit in reversed(range(digits)):
        plane = from_flags(column.translate(_plane_table(first, digit)))
        halves: dict[int, Bits] = {}
        for number, bits in sets.items():
            ones = bits & plane
            if zeros := bits ^ ones:
                halves[number * 2] = zeros
            if ones:
                halves[number * 2 + 1] = ones
        sets = halves
    return {first + number: bits for number, bits in sets.items()}


def add_to_counts(counts: list[Bits], bits: Bits) -> None:
    """Count one more of something for the words of `bits`.

    `counts[k]` is the set of words that have more than k of it. A word new to a level passes on to the next one only
    what was there already, like a carry in an adder; there is always one level more when it is needed.

    >>> counts = []
    >>> for column in (0b1100, 0b1010, 0b1000):
    ...     add_to_counts(counts, column)
    >>> [format(level, "04b") for level in counts]
    ['1110', '1000', '1000']
    """
    for k, level in enumerate(counts):
        counts[k] = level | bits
        bits &= level
        if not bits:
            return
    if bits:
        counts.append(bits)


def union(sets: Iterable[Bits]) -> Bits:
    """Join sets.

    >>> union([1, 4])
    5
    """
    joined = 0
    for bits in sets:
        joined |= bits
    return joined


_PLANES: dict[tuple[int, int], bytes] = {}


def _plane_table(first: int, digit: int) -> bytes:
    """Translate tiles into ASCII "1" where the binary digit of their number is set."""
    if (first, digit) not in _PLANES:
        _PLANES[first, digit] = bytes(
            ord("1") if byte >= first and (byte - first) >> digit & 1 else ord("0") for byte in range(256)
        )
    return _PLANES[first, digit]
