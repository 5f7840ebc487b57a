"""Where tiles have their values if these touch the letters: beside all letters, what many tiles have at one place.

The ink of many tiles is counted cell by cell. Letters are of one height and of all widths, so that rows with letters
have ink in many columns; a row below or above them that has some in few columns is one of the values:

    ▒▓▓▒▓▓▒      letters
    ▒▓▓▓▓▓▒
      ▒█▒        values, of which the upper part may be in the letters' rows
      ▒▓▒
"""

from collections.abc import Sequence

from ...pictures.squares import Place

__all__ = ["CELLS", "joined_place"]

CELLS = 40
"""Rows and columns of cells that a tile's ink is given in."""

_FEWEST = 6
"""Tiles of which fewer do not say where letters end."""

_SOME, _MOST_TILES = 0.1, 0.55
"""The share of tiles with ink in a cell that some of its kind have; and that of those which have a value, at least."""

_EDGE = CELLS // 10
"""Rows and columns at the edges that are not looked at."""

_NARROW = 0.6
"""How wide a row of values is at most, in widths of the widest row of letters."""

_GAP = CELLS // 12
"""Rows that may be between letters and values."""

_LOW, _HIGH = CELLS // 14, CELLS // 3
"""Rows that values take beside the letters, at least and at most."""


def joined_place(maps: Sequence[bytes]) -> Place | None:
    """Find where tiles have their values, by the ink of each in cells; None where no such place is to be seen."""
    if len(maps) < _FEWEST:
        return None
    # A byte counts up to 255 tiles.
    maps = maps[:: -(-len(maps) // 255)]
    total = sum([int.from_bytes(each, "little") for each in maps]).to_bytes(CELLS * CELLS, "little")
    least = max(2.0, _SOME * len(maps))
    rows = [
        [column for column in range(_EDGE, CELLS - _EDGE) if total[row * CELLS + column] >= least]
        for row in range(CELLS)
    ]
    widest = max(map(len, rows[CELLS // 4 : -CELLS // 4]))
    for step in (1, -1):
        place = _beside(rows, widest, step)
        if place and sum([_has_ink(each, place) for each in maps]) >= _MOST_TILES * len(maps):
            left, top, right, bottom = (side / CELLS for side in place)
            return left, top, right, bottom
    return None


def _beside(rows: Sequence[Sequence[int]], widest: int, step: int) -> tuple[int, int, int, int] | None:
    """Give the cells of values below the letters, or above them where the step is -1, if there are any."""
    row = CELLS // 2
    while _EDGE <= row < CELLS - _EDGE and len(rows[row]) > _NARROW * widest:
        row += step
    end = row
    while abs(row - end) < _GAP and not rows[row]:
        row += step
    start = row
    while _EDGE // 2 <= row < CELLS - _EDGE // 2 and 0 < len(rows[row]) <= _NARROW * widest:
        row += step
    columns = [column for each in range(start, row, step) for column in rows[each]]
    if not columns or not _LOW <= abs(row - start) <= _HIGH or max(columns) - min(columns) > _NARROW * widest:
        return None
    return min(columns), min(start, row - step), max(columns) + 1, max(start, row - step) + 1


def _has_ink(ink: bytes, place: tuple[int, int, int, int]) -> bool:
    """Whether a tile has ink in the most of a place's rows."""
    left, top, right, bottom = place
    return 2 * sum([any(ink[row * CELLS + left : row * CELLS + right]) for row in range(top, bottom)]) > bottom - top
