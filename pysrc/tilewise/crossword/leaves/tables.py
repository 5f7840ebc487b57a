"""Tables of what leaves are worth: as JSON, as a short text, and those that ship.

A table was made for one list, one board and one tile set (`training.study`), and is used for these alone. A list is
known by its fingerprint, so that a visitor's own copy of it has the table, too, and a list with one word changed has
none.
"""

import json
import struct
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pkgutil import get_data
from typing import NamedTuple
from zlib import crc32

from ...alphabets import Tiles
from ...errors import PositionError
from ...lexicon import Lexicon
from ...tiles import TileSet, tile_set_of
from ..layout import Layout, layout_of
from .values import STEPS, LeaveTable

__all__ = [
    "LARGEST",
    "SHIPPED",
    "ShippedTable",
    "differences",
    "fewest_tiles",
    "from_differences",
    "in_differences",
    "leaves_in_order",
    "made_for",
    "pack_table",
    "read_table",
    "shipped_leaves",
    "shipped_table",
    "table_of",
    "unpack_table",
]

LARGEST = 4
"""Tiles of the largest leaves of a table. Those of five and more follow from it (`LeaveTable`)."""

_BOUND = (1 << 15) - 1
"""Eighths of a point that a packed value is at most, either way."""


class Shipped(NamedTuple):
    """A table that ships: its file, the board and the tile set."""

    file: str
    layout: str
    tiles: str


SHIPPED = (
    Shipped("en-scrabble", "scrabble", "en"),
    Shipped("en-wwf", "wwf", "en_wwf"),
    Shipped("tr-scrabble", "scrabble", "tr"),
    Shipped("tr-kelimelik", "kelimelik", "tr_kelimelik"),
)

# Read with the module, and not when they are first wanted: a page has the package's memory, but not its files.
_TEXTS = {shipped: get_data("tilewise", f"data/leaves/{shipped.file}.json") or b"" for shipped in SHIPPED}


def leaves_in_order(tiles: TileSet, size: int) -> Iterator[Tiles]:
    """Give all leaves of a size that a set allows, in the order of their tiles; the blank comes first.

    >>> [leave.decode() for leave in leaves_in_order(tile_set_of("en"), 2)][:4]
    ['??', '?A', '?B', '?C']
    """
    counts = tiles.counts or {}
    kinds = [bytes([tile]) for tile in sorted(counts) if counts[tile]]
    after = {kind: kinds[place + 1 :] for place, kind in enumerate(kinds)}
    leaves = iter([b""])
    for _ in range(size):
        leaves = _with_one_more(leaves, kinds, after, counts)
    return leaves


def _with_one_more(
    leaves: Iterator[Tiles], kinds: list[Tiles], after: Mapping[Tiles, list[Tiles]], counts: Mapping[int, int]
) -> Iterator[Tiles]:
    """Add to each leave each tile that comes in order; `after` gives the kinds behind a kind."""
    for leave in leaves:
        last = leave[-1:]
        if leave and leave.count(last) < counts[last[0]]:
            yield leave + last
        for kind in after[last] if leave else kinds:
            yield leave + kind


def table_of(values: Mapping[Tiles, float], tiles: TileSet) -> list[list[int]]:
    """Write values as lists of eighths of a point, one list for each size of leaf, in the order of `leaves_in_order`.

    What was not met is worth what its parts are.
    """
    table = LeaveTable(values)
    return [[round(table[leave] * STEPS) for leave in leaves_in_order(tiles, size)] for size in range(1, LARGEST + 1)]


def read_table(values: Sequence[Sequence[int]], tiles: TileSet) -> LeaveTable:
    """Read what `table_of` writes; raises PositionError "leaves" if it is not a table of this tile set."""
    read: dict[Tiles, float] = {}
    for size, numbers in enumerate(values, 1):
        leaves = list(leaves_in_order(tiles, size))
        if len(leaves) != len(numbers):
            message = f"The leave table has {len(numbers)} values of {size} tiles; {tiles.name} has {len(leaves)}."
            raise PositionError("leaves", message, field="leaves")
        read.update(zip(leaves, [number / STEPS for number in numbers], strict=True))
    return LeaveTable(read)


def fewest_tiles(layout: Layout) -> int:
    """Give how many tiles a set must have for leaves to be learnt: with both racks full the bag still holds one."""
    return 3 * layout.rack


def pack_table(table: Sequence[Sequence[int]]) -> str:
    """Write a table's lists as one text: their 16-bit numbers, the low byte first, and their CRC-32, in base64."""
    numbers = [min(max(number, -_BOUND), _BOUND) for number in chain.from_iterable(table)]
    packed = struct.pack(f"<{len(numbers)}h", *numbers)
    return b64encode(packed + struct.pack("<I", crc32(packed))).decode("ascii")


def unpack_table(text: str, tiles: TileSet) -> list[list[int]]:
    """Read the lists that `pack_table` has written; raises PositionError "leaves" if it is no table of this tile set.

    >>> table = table_of({b"S": 8.0}, tile_set_of("en"))
    >>> unpack_table(pack_table(table), tile_set_of("en")) == table
    True
    """
    sizes = [sum(1 for _ in leaves_in_order(tiles, size)) for size in range(1, LARGEST + 1)]
    try:
        *numbers, checksum = struct.unpack(f"<{sum(sizes)}hI", packed := b64decode(text, validate=True))
    except (ValueError, struct.error):
        raise PositionError("leaves", f"The leave table is no table of {tiles.name}.", field="leaves") from None
    if checksum != crc32(packed[:-4]):
        raise PositionError("leaves", "The leave table is damaged.", field="leaves")
    rest = iter(numbers)
    return [[next(rest) for _ in range(size)] for size in sizes]


def made_for(layout: Layout, tiles: TileSet, lexicon: Lexicon) -> str:
    """Tell a list, a board and a tile set from all others, in two times eight digits; names do not count.

    >>> from ...lexicon import load_lexicon
    >>> words = load_lexicon("en")
    >>> made_for(layout_of("scrabble"), tile_set_of("en"), words)[:9] == f"{words.fingerprint}-"
    True
    """
    layout = layout.plain
    board = (layout.width, layout.premiums, layout.start, layout.rack, layout.exchange, layout.bonus, layout.times)
    game = (
        *(sorted(each.items()) if isinstance(each, Mapping) else each for each in board),
        [(tiles.show([tile]), tiles.points[tile]) for tile in tiles.letters],
        None if tiles.counts is None else sorted(tiles.counts.items()),
    )
    return f"{lexicon.fingerprint}-{crc32(repr(game).encode()):08x}"


class ShippedTable(NamedTuple):
    """A table that ships, the fingerprint of its list, and how it was made; `boards` are those of the last games."""

    fingerprint: str
    leaves: LeaveTable
    games: int
    generations: int
    boards: int
    seed: int


def shipped_table(layout: Layout, tiles: TileSet, lexicon: Lexicon) -> ShippedTable | None:
    """Give the table that ships for a list, a board and a tile set, if there is one."""
    for each in SHIPPED:
        if layout.plain == layout_of(each.layout) and tiles == tile_set_of(each.tiles):
            table = _read_shipped(each, tiles)
            if table.fingerprint == lexicon.fingerprint:
                return table
    return None


def shipped_leaves(layout: Layout, tiles: TileSet, lexicon: Lexicon) -> LeaveTable | None:
    """Give what leaves are worth by the table that ships, if there is one.

    >>> from ...lexicon import load_lexicon
    >>> table = shipped_leaves(layout_of("scrabble"), tile_set_of("en"), load_lexicon("en"))
    >>> table is not None and table[b"S"] > 5 > -3 > table[b"V"]
    True
    """
    table = shipped_table(layout, tiles, lexicon)
    return table and table.leaves


@cache
def _read_shipped(shipped: Shipped, tiles: TileSet) -> ShippedTable:
    text = json.loads(_TEXTS[shipped])
    made = [text[name] for name in ("games", "generations", "boards", "seed")]
    values = text["values"] if "values" in text else from_differences(text["differences"], tiles)
    return ShippedTable(text["fingerprint"], read_table(values, tiles), *made)


def in_differences(shipped: Shipped) -> str:
    """Write the file of a table that ships with its `differences` in place of its values."""
    text = json.loads(_TEXTS[shipped])
    text["differences"] = differences(text.pop("values"), tile_set_of(shipped.tiles))
    return json.dumps(text, separators=(",", ":"))


def differences(table: Sequence[Sequence[int]], tiles: TileSet) -> list[list[int]]:
    """Write a table's lists as what each leave is worth more than its parts let expect.

    The parts are the leave without its last tile and without its first, which share those in the middle. The page's
    wheel has the tables so: they take two thirds of the space in what is downloaded.

    >>> tiles = tile_set_of("en")
    >>> table = table_of({b"Q": -8, b"U": -1, b"QU": 2}, tiles)
    >>> from_differences(differences(table, tiles), tiles) == table
    True
    """
    worth = {b"": 0}
    written = []
    for size, numbers in enumerate(table, 1):
        row = []
        for leave, number in zip(leaves_in_order(tiles, size), numbers, strict=True):
            worth[leave] = number
            row.append(number - _expected(leave, worth))
        written.append(row)
    return written


def from_differences(lists: Sequence[Sequence[int]], tiles: TileSet) -> list[list[int]]:
    """Read the lists that `differences` has written."""
    worth = {b"": 0}
    for size, numbers in enumerate(lists, 1):
        for leave, number in zip(leaves_in_order(tiles, size), numbers, strict=True):
            worth[leave] = number + _expected(leave, worth)
    rest = iter(worth.values())
    next(rest)
    return [[next(rest) for _ in numbers] for numbers in lists]


def _expected(leave: Tiles, worth: Mapping[Tiles, int]) -> int:
    return worth[leave[:-1]] + worth[leave[1:]] - worth[leave[1:-1]] if len(leave) > 1 else 0
