"""Small masks as lanes of one integer: the second register.

A board of 25 squares fits 32 bits. A register packs n such masks side by side into one integer, lane 0 lowest:

    lane            2              1              0
    bits    95 …………… 64    63 …………… 32    31 …………… 0

One operator then works on all n boards at once, and a constant is repeated once a lane (`Register.spread`). A shift
moves bits of one lane into the next: whoever shifts masks off what may have come in. Sums stay within their lane as
long as no lane passes 2**32 - 1, differences as long as none falls below 0.

The sideways sums are the classical ones (Warren, *Hacker's Delight*, 2nd ed., section 5-1), lane by lane.
"""

import re
from array import array
from functools import lru_cache

__all__ = ["Lanes", "Register", "indices_between", "register"]

Lanes = int
"""n unsigned numbers of 32 bits in one integer."""

_BYTES = 4
_ONE = re.compile(rb"\x01")


class Register:
    """A register of n lanes of 32 bits, with the constants its operations need.

    >>> r = Register(3)
    >>> r.store(r.popcount(r.load(array("I", [0b1011, 0, 2**25 - 1]))))
    array('I', [3, 0, 25])
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self._ones = self.spread(1)
        self._top = self.spread(1 << 31)
        self._pairs = self.spread(0x55555555)
        self._nibbles = self.spread(0x33333333)
        self._bytes = self.spread(0x0F0F0F0F)
        self._low_byte = self.spread(0xFF)

    def spread(self, value: int) -> Lanes:
        """Put one number of 0 to 2**32 - 1 into every lane."""
        return int.from_bytes(value.to_bytes(_BYTES, "little") * self.n, "little")

    def load(self, masks: "array[int] | bytes") -> Lanes:
        """Pack up to n numbers, given as an array of typecode "I" or its bytes; lanes without a number hold 0."""
        return int.from_bytes(masks if isinstance(masks, bytes) else masks.tobytes(), "little")

    def store(self, lanes: Lanes) -> "array[int]":
        """Unpack all n lanes."""
        return array("I", lanes.to_bytes(_BYTES * self.n, "little"))

    def popcount(self, lanes: Lanes) -> Lanes:
        """Count the bits of each lane."""
        lanes -= (lanes >> 1) & self._pairs
        lanes = (lanes & self._nibbles) + ((lanes >> 2) & self._nibbles)
        return self._sum_bytes((lanes + (lanes >> 4)) & self._bytes)

    def popcount_both(self, first: Lanes, second: Lanes) -> Lanes:
        """Count the bits of two lanes together, for less than two popcounts."""
        first -= (first >> 1) & self._pairs
        second -= (second >> 1) & self._pairs
        first = (first & self._nibbles) + ((first >> 2) & self._nibbles)
        first += (second & self._nibbles) + ((second >> 2) & self._nibbles)
        return self._sum_bytes((first & self._bytes) + ((first >> 4) & self._bytes))

    def is_zero(self, lanes: Lanes) -> Lanes:
        """Give 1 for each lane that is 0, else 0; bit 31 must not be in use.

        >>> Register(2).store(Register(2).is_zero(5 << 32))
        array('I', [1, 0])
        """
        return ((self._top - lanes) & self._top) >> 31

    def at_least(self, lanes: Lanes, least: Lanes) -> Lanes:
        """Give 1 for each lane that is at least the same lane of `least`, else 0; bit 31 must not be in use.

        >>> r = Register(3)
        >>> r.store(r.at_least(r.load(array("I", [6, 7, 8])), r.spread(7)))
        array('I', [0, 1, 1])
        """
        return (((lanes | self._top) - least) & self._top) >> 31

    def lesser(self, first: Lanes, second: Lanes) -> Lanes:
        """Give the lesser of the two numbers in each lane; bit 31 must not be in use.

        >>> r = Register(2)
        >>> r.store(r.lesser(r.load(array("I", [6, 7])), r.load(array("I", [8, 5]))))
        array('I', [6, 5])
        """
        flags = self.at_least(first, second)
        return first ^ ((first ^ second) & ((flags << 32) - flags))

    def greater(self, first: Lanes, second: Lanes) -> Lanes:
        """Give the greater of the two numbers in each lane; bit 31 must not be in use."""
        flags = self.at_least(second, first)
        return first ^ ((first ^ second) & ((flags << 32) - flags))

    def invert(self, flags: Lanes) -> Lanes:
        """Exchange 0 and 1 in lanes that hold nothing else."""
        return flags ^ self._ones

    def _sum_bytes(self, lanes: Lanes) -> Lanes:
        """Add the four bytes of each lane; the top byte of the product is their sum, and nothing carries into it."""
        return ((lanes * 0x01010101) >> 24) & self._low_byte


def indices_between(numbers: "array[int]", floor: int, ceiling: int) -> list[int]:
    """List the places of the numbers n of an array with floor <= n < ceiling; all are below 2**31.

    >>> indices_between(array("I", [5, 9, 7, 5, 2]), 5, 9)
    [0, 2, 3]
    """
    n = len(numbers)
    r = register(n)
    lanes = r.load(numbers)
    inside = r.at_least(lanes, r.spread(floor)) & r.invert(r.at_least(lanes, r.spread(ceiling)))
    low_bytes = inside.to_bytes(_BYTES * n, "little")[::_BYTES]
    return [match.start() for match in _ONE.finditer(low_bytes)]


@lru_cache(maxsize=16)
def register(n: int) -> Register:
    """Give the register of n lanes, made once."""
    return Register(n)
