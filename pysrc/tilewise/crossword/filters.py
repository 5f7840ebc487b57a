"""Which plays of a position are wanted: by where they lie, their length, a tile that they use, and what they spell.

    {"at": "8G", "length": 7, "places": "Q", "contains": "ING"}

All of it may be missing. `at` names the first square as players do ("8G" across, "G8" down), or a row ("8") or a column
("G") that the main word lies in; `length` is the main word's; `places` is a tile that leaves the rack, "?" for a blank;
`contains` are tiles that stand side by side in the main word.
"""

import re
from dataclasses import dataclass
from typing import Annotated

from ..alphabets import Tiles
from ..bitsets import Bits
from ..contract import Bounds
from ..errors import PositionError
from ..tiles import AS_BLANK, BLANK, EMPTY, TileSet
from .layout import Layout, column_number
from .patterns import Patterns
from .slots import Slot

__all__ = ["CrosswordFilter", "Filter", "read_filter"]

_AT = re.compile(r"(?P<row>\d{1,2})(?P<column>[A-Z]{1,2})?|(?P<Column>[A-Z]{1,2})(?P<Row>\d{1,2})?", re.ASCII)


@dataclass(frozen=True)
class Filter:
    """What a play must be like; None, 0 and b"" ask for nothing.

    `number` is the row or column that the main word lies in, `across` which of the two, `start` its first square there.
    """

    across: bool | None = None
    number: int | None = None
    start: int | None = None
    length: int = 0
    places: int | None = None
    contains: Tiles = b""

    def narrow(self, slot: Slot, words: Bits, patterns: Patterns) -> Bits:
        """Keep of the words of a slot those that may pass."""
        if self.across is not None and (slot.line.across, slot.line.number) != (self.across, self.number):
            return 0
        if self.start is not None and slot.start != self.start:
            return 0
        size = len(slot.pattern)
        if self.length and size != self.length:
            return 0
        if self.contains:
            words &= self._containing(size, patterns)
        if self.places is not None and self.places != BLANK:
            letter = bytes([self.places])
            put = 0
            for i, tile in enumerate(slot.pattern):
                if tile == EMPTY:
                    put |= patterns.one_of(size, i, letter)
            words &= put
        return words

    def passes(self, slot: Slot, word: Tiles, blanks: tuple[int, ...]) -> bool:
        """Say whether a play of a narrowed slot uses the tile that it should, given the places of its blanks."""
        if self.places is None:
            return True
        if self.places == BLANK:
            return bool(blanks)
        return any(word[i] == self.places and i not in blanks for i, tile in enumerate(slot.pattern) if tile == EMPTY)

    def _containing(self, size: int, patterns: Patterns) -> Bits:
        found = 0
        for first in range(size - len(self.contains) + 1):
            here = patterns.one_of(size, first, self.contains[:1])
            for k, tile in enumerate(self.contains[1:], start=first + 1):
                here &= patterns.one_of(size, k, bytes([tile]))
            found |= here
        return found


@dataclass(frozen=True, kw_only=True)
class CrosswordFilter:
    """Which plays to give; an empty field does not restrict them."""

    at: Annotated[str, "The first square (8G across, G8 down), or the row (8) or column (G) of the main word."] = ""
    length: Annotated[int, Bounds(0), "Of the main word; 0 for any."] = 0
    places: Annotated[str, "A tile that leaves the rack, `?` for a blank."] = ""
    contains: Annotated[str, "Letters that stand side by side in the main word."] = ""


def read_filter(source: CrosswordFilter, tiles: TileSet, layout: Layout) -> Filter:
    """Read the fields of a filter for plays on a board.

    Raises PositionError "filter" with the `field` that is wrong.

    >>> from ..tiles import tile_set_of
    >>> from .layout import layout_of
    >>> read_filter(CrosswordFilter(at="g8", places="?"), tile_set_of("en"), layout_of("scrabble"))
    Filter(across=False, number=6, start=7, length=0, places=63, contains=b'')
    """
    across, number, start = _read_at(source.at, layout) if source.at else (None, None, None)
    sides = (layout.width, layout.height) if across is None else (layout.width if across else layout.height,)
    if source.length > max(sides):
        message = f"A word of {source.length} tiles does not fit: the board has {max(sides)} squares in a line."
        raise PositionError("filter", message, field="length")
    tile = None
    if source.places:
        tile = tiles.read_tile(source.places)
        if tile is None or tile == EMPTY:
            message = f"“{source.places}” is not a tile of {tiles.name}."
            raise PositionError("filter", message, field="places", letter=source.places)
        tile = BLANK if tile == BLANK else tile & ~AS_BLANK
    return Filter(across, number, start, source.length, tile, _read_letters(source.contains, tiles))


def _read_at(text: str, layout: Layout) -> tuple[bool, int | None, int | None]:
    found = _AT.fullmatch(text.strip().upper())
    if not found:
        message = f"“{text}” is not a place on a board; write 8G, G8, 8 or G."
        raise PositionError("filter", message, field="at")
    across = found["row"] is not None
    row, letters = found["row"] or found["Row"], found["column"] or found["Column"]
    y, x = int(row) - 1 if row else None, column_number(letters) if letters else None
    if not (0 <= (y or 0) < layout.height and (x or 0) < layout.width):
        message = f"{found[0]} is not on this board, which has {layout.height} rows of {layout.width} squares."
        raise PositionError("filter", message, field="at")
    return (True, y, x) if across else (False, x, y)


def _read_letters(text: str, tiles: TileSet) -> Tiles:
    letters = bytearray()
    for token in tiles.together(text):
        tile = tiles.read_tile(token)
        if tile is None or tile in (EMPTY, BLANK):
            raise PositionError("filter", f"“{token}” is not a tile of {tiles.name}.", field="contains", letter=token)
        letters.append(tile & ~AS_BLANK)
    return bytes(letters)
