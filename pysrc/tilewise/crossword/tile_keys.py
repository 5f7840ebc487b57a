"""Several tiles as one number: the third register.

Each kind of tile has a code of 56 bits, and the *key* of some tiles is the sum of their codes, whatever their order:

    key(A, A, T) = code(A) + code(A) + code(T)         key(rack) - key(placed) = key(leave)

So what a word puts down in a slot is known by one addition a square, done for all words of the slot at once: a column
of tiles is translated into a column of codes, eight bytes a word, and the columns are added as integers. And which of
those words a rack can play is no question about words any more: a rack of seven has at most 127 different parts, and
each of them is looked up by its key. A thousand racks on one board cost little more than one.

The codes are drawn by chance (Zobrist, *A New Hashing Method with Application for Game Playing*, 1970), once and for
all. No two different choices of up to seven of the 44 kinds of tiles that the sets have share a key: all 116 million
were sorted and compared.
"""

import random
from array import array
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from ..alphabets import Tiles

__all__ = ["Key", "Part", "key_of", "parts_of", "row_keys"]

Key = int
"""The sum of the codes of some tiles."""

_BITS = 56
_LANE = 8
"""Bytes of a key in a register: the 15 tiles of the largest rack stay below 2**60."""

_CODES = [random.Random(f"tile {tile}").getrandbits(_BITS) for tile in range(256)]
_TABLES = [bytes([code >> 8 * k & 255 for code in _CODES]) for k in range(_BITS // 8)]
"""Translates tiles into each byte of their codes."""


Part = tuple[Key, Tiles]
"""A way to divide a rack: the key of the tiles to be placed, and the tiles that stay."""


def key_of(tiles: Tiles) -> Key:
    """Add up the codes of tiles.

    >>> key_of(b"SEAT") == key_of(b"EAST"), key_of(b"SEAT") - key_of(b"EA") == key_of(b"ST")
    (True, True)
    """
    return sum([_CODES[tile] for tile in tiles])


def row_keys(text: Tiles, width: int, places: Iterable[int]) -> "array[int]":
    """Give the key of the tiles at some places of each row of a text, `width` tiles a row.

    >>> keys = row_keys(b"ATETOE", 3, [0, 2])
    >>> keys[0] == key_of(b"AE"), keys[1] == key_of(b"TE")
    (True, True)
    """
    n = len(text) // width
    lanes, total = bytearray(_LANE * n), 0
    for i in places:
        column = text[i::width]
        for k, table in enumerate(_TABLES):
            lanes[k::_LANE] = column.translate(table)
        total += int.from_bytes(lanes, "little")
    return array("Q", total.to_bytes(_LANE * n, "little"))


def parts_of(rack: Tiles) -> list[Part]:
    """List the ways to divide a sorted rack, from placing nothing to placing all.

    >>> [leave for key, leave in parts_of(b"AAT")]
    [b'AAT', b'AA', b'AT', b'A', b'T', b'']
    """
    middle = len(rack) // 2
    half = rack.find(rack[middle : middle + 1])  # equal tiles stay together
    first, last = _parts_of_half(rack[:half]), _parts_of_half(rack[half:])
    return [(key + more, leave + stays) for key, leave in first for more, stays in last]


# Racks are many, their halves are few.
@lru_cache(maxsize=1 << 15)
def _parts_of_half(tiles: Tiles) -> list[Part]:
    parts: list[Part] = [(0, b"")]
    for tile, count in sorted(Counter(tiles).items()):
        code, alone = _CODES[tile], bytes([tile])
        ways = [(code * placed, alone * (count - placed)) for placed in range(count + 1)]
        parts = [(key + more, leave + stays) for key, leave in parts for more, stays in ways]
    return parts
