"""Tables of what leaves are worth: as JSON, and those that ship.

A table was made for one list, one board and one tile set (`training.study`), and is used for these alone. A list is
known by its fingerprint, so that a visitor's own copy of it has the table, too, and a list with one word changed has
none.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pkgutil import get_data
from typing import NamedTuple

from ...alphabets import Tiles
from ...errors import PositionError
from ...lexicon import Lexicon
from ...tiles import TileSet, tile_set_of
from ..layout import Layout, layout_of
from .values import STEPS, LeaveTable

__all__ = ["LARGEST", "SHIPPED", "leaves_in_order", "read_table", "shipped_leaves", "table_of"]

LARGEST = 4
"""Tiles of the largest leaves of a table. Those of five and more follow from it (`LeaveTable`)."""


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


def shipped_leaves(layout: Layout, tiles: TileSet, lexicon: Lexicon) -> LeaveTable | None:
    """Give the table that ships for a list, a board and a tile set, if there is one.

    >>> from ...lexicon import load_lexicon
    >>> table = shipped_leaves(layout_of("scrabble"), tile_set_of("en"), load_lexicon("en"))
    >>> table is not None and table[b"S"] > 5 > -3 > table[b"V"]
    True
    """
    for each in SHIPPED:
        if layout == layout_of(each.layout) and tiles == tile_set_of(each.tiles):
            fingerprint, table = _read_shipped(each, tiles)
            if fingerprint == lexicon.fingerprint:
                return table
    return None


@cache
def _read_shipped(shipped: Shipped, tiles: TileSet) -> tuple[str, LeaveTable]:
    """Read the fingerprint of a table's list, and the table."""
    text = json.loads(_TEXTS[shipped])
    return text["fingerprint"], read_table(text["values"], tiles)
