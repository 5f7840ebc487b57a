"""Which of a board's words have the same key."""

from array import array
from itertools import chain, compress
from operator import itemgetter, ne
from typing import NamedTuple

__all__ = ["Grouping", "group"]

_BYTES = 8

_POSITIVE = b"\x40"
"""The highest byte of a float of 2 or more."""

_NO_KEY = (0.0,)
"""What stands before the first."""


class Grouping(NamedTuple):
    """The words in the order of their keys.

    Those of the k-th key are `words[starts[k]:starts[k + 1]]`, in the order in which they were given.
    """

    words: list[int]
    starts: list[int]
    keys: "array[int]"


def group(keys: "array[int]") -> Grouping:
    """Group words by their keys, which are below 2**56.

    Keys are compared as the floats of the same bits: positive floats lie in the same order as their bits read as whole
    numbers, and Python compares them faster. What is put into the highest byte, which no key uses, keeps small keys
    from being read as floats that some processors take for 0.

    >>> grouping = group(array("Q", [5, 0, 5]))
    >>> grouping.words, grouping.starts, list(grouping.keys)
    ([1, 0, 2], [0, 1, 3], [0, 5])
    """
    n = len(keys)
    raw = bytearray(keys.tobytes())
    raw[_BYTES - 1 :: _BYTES] = _POSITIVE * n
    floats = array("d", bytes(raw)).tolist()
    words = sorted(range(n), key=floats.__getitem__)
    in_order = itemgetter(*words)(floats) if n > 1 else floats
    begins = list(map(ne, in_order, chain(_NO_KEY, in_order)))
    raw = bytearray(array("d", compress(in_order, begins)).tobytes())
    raw[_BYTES - 1 :: _BYTES] = bytes(len(raw) // _BYTES)
    return Grouping(words, [*compress(range(n), begins), n], array("Q", bytes(raw)))
