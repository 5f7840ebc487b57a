"""Squares on which something lies that is no tile, such as a dialog: no line goes through it where squares meet."""

from collections.abc import Callable, Sequence

from ...pictures.grid import Grid
from ...pictures.pixels import Picture, median

__all__ = ["is_covered", "unlined"]

_REACH, _HALF = 0.2, 0.15
"""How far to both sides of where two squares meet a line is looked for, and half the width of what is looked at."""

_LEAST = 5
"""By how much colours change at the faintest line."""

_COVERED = 0.25
"""The share of squares that something hides from which on there is no whole board."""


def is_covered(places: Sequence[int], squares: int) -> bool:
    """Whether so many squares of a board are hidden that it is none."""
    return len(places) > _COVERED * squares


def unlined(picture: Picture, grid: Grid, may_be: Callable[[int], bool]) -> list[int]:
    """Give those squares of some that have no line between them and another of these beside, above or below."""
    found: set[int] = set()
    asked = [may_be(place) for place in range(grid.columns * grid.rows)]
    for place, is_asked in enumerate(asked):
        row, column = divmod(place, grid.columns)
        if is_asked and column + 1 < grid.columns and asked[place + 1]:
            x, y = grid.x + (column + 1) * grid.pitch, grid.y + (row + 0.5) * grid.pitch
            if not _changes(picture, x, y, grid.pitch, across=True):
                found |= {place, place + 1}
        if is_asked and row + 1 < grid.rows and asked[place + grid.columns]:
            x, y = grid.x + (column + 0.5) * grid.pitch, grid.y + (row + 1) * grid.pitch
            if not _changes(picture, x, y, grid.pitch, across=False):
                found |= {place, place + grid.columns}
    return sorted(found)


def _changes(picture: Picture, x: float, y: float, pitch: float, *, across: bool) -> bool:
    """Whether colours change on the way from one square to the next."""
    reach, half = max(2, round(_REACH * pitch)), max(1, round(_HALF * pitch))
    wide, tall = (reach, half) if across else (half, reach)
    crop = picture.crop((round(x) - wide, round(y) - tall, 2 * wide, 2 * tall))
    for plane in crop.planes:
        if across:
            shades = [median(plane[column :: crop.width]) for column in range(crop.width)]
        else:
            shades = [median(plane[row : row + crop.width]) for row in range(0, len(plane), crop.width)]
        if max(shades) - min(shades) > _LEAST:
            return True
    return False
