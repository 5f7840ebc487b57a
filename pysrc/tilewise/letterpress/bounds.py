"""How many squares words can take, and which they cannot take together: of all words of a board at once.

What a word takes of a letter that stands more than once hangs on how often it uses it, so all here are tables of 256
entries, one for each value of a byte of a key's upper half (see `spelling`), and what words come to by them.
"""

from array import array
from collections.abc import Sequence
from functools import reduce
from operator import getitem, or_

from ..bitsets import bytes_in
from .board import Mask
from .spelling import Key, Spelling

__all__ = ["Lacking", "takes"]

_BYTES = 4


def takes(spelling: Spelling, among: Mask) -> bytes:
    """Say of each word, in a byte, how many of some squares it takes at most beside those that every way takes.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import Lexicon
    >>> spelling = Spelling(b"ABA" + b"X" * 22, Lexicon.from_words(["ab", "aba"], alphabet("en")))
    >>> list(takes(spelling, 0b001)), list(takes(spelling, 0b010))
    ([1, 0], [0, 0])
    """
    total = 0
    for fields, plane in zip(spelling.fields, spelling.planes[_BYTES:], strict=True):
        counted = [(*each[:2], len(each.places), sum(among >> i & 1 for i in each.places)) for each in fields]
        table = bytearray(256)
        for value in bytes_in(plane):
            numbers = [(value >> shift & bits, n, found) for shift, bits, n, found in counted]
            table[value] = sum(min(k, found) for k, n, found in numbers if k < n)
        if any(table):
            total += int.from_bytes(plane.translate(table), "little")
    return total.to_bytes(spelling.words, "little")


class Lacking:
    """Which of some sets of squares, 32 at most, words cannot take: those where a letter stands too often.

    A letter that stands in a set once is not looked at (see `Spelling.bounds`).

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon import Lexicon
    >>> spelling = Spelling(b"ABA" + b"X" * 22, Lexicon.from_words(["ab", "aba"], alphabet("en")))
    >>> lacking = Lacking(spelling, [0b011, 0b101])
    >>> [bin(lacking.of_key(key)) for key in spelling.keys], list(lacking.of_all())
    (['0b10', '0b0'], [2, 0])
    """

    def __init__(self, spelling: Spelling, needs: Sequence[Mask]) -> None:
        self._spelling = spelling
        self._tables = [[0] * 256 for _ in range(_BYTES)]
        """Which of the sets, a bit each, have more squares of a letter than words use with a byte of a key."""
        for fields, plane, table in zip(spelling.fields, spelling.planes[_BYTES:], self._tables, strict=True):
            for field in fields:
                places = sum(1 << i for i in field.places)
                needed = [(need & places).bit_count() for need in needs]
                if max(needed, default=0) > 1:
                    too_few = [
                        sum(1 << i for i, n in enumerate(needed) if n > max(k, 1)) for k in range(field.bits + 1)
                    ]
                    for value in bytes_in(plane):
                        table[value] |= too_few[field.of(value)]

    def of_all(self) -> "array[int]":
        """Give for each word the sets that it cannot take, as one number."""
        words = self._spelling.words
        found = bytearray(_BYTES * words)
        for byte in range(_BYTES):
            sets = 0
            for plane, table in zip(self._spelling.planes[_BYTES:], self._tables, strict=True):
                part = bytes(number >> 8 * byte & 255 for number in table)
                if any(part):
                    sets |= int.from_bytes(plane.translate(part), "little")
            found[byte::_BYTES] = sets.to_bytes(words, "little")
        return array("I", bytes(found))

    def of_key(self, key: Key) -> int:
        """Give them for the words of one key."""
        return reduce(or_, map(getitem, self._tables, (key >> 32).to_bytes(_BYTES, "little")))
