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
from array import array
from collections.abc import Iterable, Sequence

__all__ = [
    "DIGIT",
    "Bits",
    "add_to_counts",
    "add_to_sums",
    "bit_columns",
    "bytes_in",
    "column_sets",
    "deposited",
    "flags",
    "from_flags",
    "highest",
    "indices",
    "rows",
    "select_rows",
    "sum_columns",
    "union",
    "weighted_sums",
    "with_sum",
    "with_sum_up_to",
]

Bits = int
"""A set of words: bit n - 1 - j stands for word j."""

_DIGITS_TO_MASK = bytes(255 if byte == ord("1") else 0 for byte in range(256))
_EVERY_BYTE = bytes(range(256))
DIGIT = [bytes(ord("1") if byte >> digit & 1 else ord("0") for byte in range(256)) for digit in range(8)]
"""For each digit of a byte the table that writes it as an ASCII digit."""
_SET_BYTE = re.compile(rb"1")


def from_flags(digits: bytes) -> Bits:
    """Read a set from one ASCII digit a word, "1" for a word that belongs to it.

    >>> from_flags(b"0011")
    3
    """
    return int(digits, 2) if digits else 0


def bit_columns(numbers: "array[int]", digits: int) -> list[Bits]:
    """Give for each of so many binary digits, the lowest first, the words whose number has it.

    The array holds a number for each word; it is one of typecode "I", of four bytes a number.

    >>> bit_columns(array("I", [1, 3, 2]), 2)
    [6, 3]
    """
    raw, width = numbers.tobytes(), numbers.itemsize
    return [from_flags(raw[digit // 8 :: width].translate(DIGIT[digit % 8])) for digit in range(digits)]


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


def rows(text: bytes, width: int, bits: Bits) -> list[bytes]:
    """List the rows of a text of `width` bytes each that belong to a set.

    >>> rows(b"AAHAALBOACOO", 3, 0b1010)
    [b'AAH', b'BOA']
    """
    count = bits.bit_count()
    if _is_many(count, text, width):
        kept = select_rows(text, width, bits)
        return [kept[k : k + width] for k in range(0, len(kept), width)]
    return [text[j * width : j * width + width] for j in indices(bits, len(text) // width)]


def select_rows(text: bytes, width: int, bits: Bits) -> bytes:
    """Keep the rows of a text of `width` bytes each that belong to a set, closing the gaps.

    No byte of the text may be 0. Of many rows the set is widened into a mask of one byte a letter, the text is blanked
    with it as one integer, and the zero bytes are deleted: three passes of C and no loop.

    >>> select_rows(b"AAHAALBOACOO", 3, 0b1010)
    b'AAHBOA'
    """
    n = len(text) // width
    count = bits.bit_count()
    if count == n:
        return text
    if not _is_many(count, text, width):
        return b"".join(rows(text, width, bits))
    column = flags(bits, n).translate(_DIGITS_TO_MASK)
    mask = bytearray(len(text))
    for i in range(width):
        mask[i::width] = column
    kept = int.from_bytes(text, "little") & int.from_bytes(mask, "little")
    return kept.to_bytes(len(text), "little").translate(None, b"\0")


def _is_many(count: int, text: bytes, width: int) -> bool:
    """Say whether passes over the whole text cost less than a loop over so many rows (about 60 bytes a row)."""
    return (count > 64 and count * 60 > len(text)) or count * width == len(text)


def deposited(bits: Bits, into: Bits, n: int) -> Bits:
    """Spread a set of the words that `into` has among those n: bit k from the top goes to its k-th word.

    >>> format(deposited(0b01, 0b1010, 4), "04b")
    '0010'
    """
    digits = bytearray(flags(into, n))
    places = indices(into, n)
    for place, digit in zip(places, flags(bits, len(places)), strict=True):
        digits[place] = digit
    return from_flags(bytes(digits))


def bytes_in(text: bytes) -> list[int]:
    """List the different bytes of a text in order; `bytes.translate` finds them faster than `set` does.

    >>> bytes_in(b"cabbac")
    [97, 98, 99]
    """
    missing = _EVERY_BYTE.translate(None, text)
    return list(_EVERY_BYTE.translate(None, missing))


def sum_columns(text: bytes, width: int) -> bytes:
    """Add up the bytes of each row of a text of `width` bytes a row; no sum may pass 255.

    >>> list(sum_columns(bytes([1, 2, 3, 10, 20, 30]), 3))
    [6, 60]
    """
    total = sum([int.from_bytes(text[i::width], "little") for i in range(width)])
    return total.to_bytes(len(text) // width, "little")


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


def add_to_sums(sums: list[Bits], bits: Bits) -> None:
    """Add 1 to the number of each word of `bits`.

    The numbers of all words are written in base 2, one set a digit: word j's number has digit k where `sums[k]` has j.

    >>> sums = []
    >>> for column in (0b1100, 0b1010, 0b1000):
    ...     add_to_sums(sums, column)
    >>> [format(digit, "04b") for digit in sums]
    ['1110', '1000']
    """
    for k, digit in enumerate(sums):
        sums[k] = digit ^ bits
        bits &= digit
        if not bits:
            return
    if bits:
        sums.append(bits)


def weighted_sums(terms: Iterable[tuple[int, Bits]]) -> list[Bits]:
    """Add up for each word the weights of the sets that it is in; weights are 0 or more.

    The sums are written as by `add_to_sums`. Of the sets that wait at a digit three at a time become one there and one
    at the next, as in a carry-save adder, so that each set that goes in costs five operators.

    >>> [format(digit, "04b") for digit in weighted_sums([(3, 0b1100), (1, 0b1010), (2, 0b1000)])]
    ['0110', '1100', '1000']
    """
    waiting: list[list[Bits]] = []
    for weight, bits in terms:
        if bits:
            while weight >> len(waiting):
                waiting.append([])
            for digit in range(weight.bit_length()):
                if weight >> digit & 1:
                    waiting[digit].append(bits)
    sums = []
    for digit, sets in enumerate(waiting):
        if len(sets) > 1 and digit + 1 == len(waiting):
            waiting.append([])
        while len(sets) > 2:
            first, second, third = sets.pop(), sets.pop(), sets.pop()
            unlike = first ^ second
            sets.append(unlike ^ third)
            waiting[digit + 1].append(first & second | unlike & third)
        if len(sets) == 2:
            first, second = sets
            sums.append(first ^ second)
            waiting[digit + 1].append(first & second)
        else:
            sums.append(sets[0] if sets else 0)
    return sums


def highest(sums: Sequence[Bits], among: Bits) -> tuple[int, Bits]:
    """Find the highest number that a word of a set has, and the words that have it; 0 and none of an empty set.

    >>> highest([0b0110, 0b1100, 0b1000], 0b0111)
    (3, 4)
    """
    number = 0
    for digit in reversed(range(len(sums))):
        if ones := among & sums[digit]:
            among = ones
            number |= 1 << digit
    return number, among


def with_sum(sums: Sequence[Bits], number: int, every: Bits) -> Bits:
    """Find the words, among `every`, whose number is exactly that.

    >>> with_sum([0b1110, 0b1000], 1, 0b1111)
    6
    """
    if number >> len(sums):
        return 0
    for k, digit in enumerate(sums):
        every = every & digit if number >> k & 1 else every ^ (every & digit)
    return every


def with_sum_up_to(sums: Sequence[Bits], number: int, every: Bits) -> Bits:
    """Find the words, among `every`, whose number is that or less: compare digits from the highest down.

    >>> with_sum_up_to([0b1110, 0b1000], 1, 0b1111)
    7
    """
    if number >> len(sums):
        return every
    less = 0
    for k in reversed(range(len(sums))):
        ones = every & sums[k]
        if number >> k & 1:
            less |= every ^ ones
            every = ones
        else:
            every ^= ones
    return less | every


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
