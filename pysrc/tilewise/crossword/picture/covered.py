"""What hides a part of a board, such as a dialog: no line goes through it where squares meet, and some beyond it."""

from collections.abc import Callable, Iterator, Sequence

from ...pictures.grid import Grid
from ...pictures.pixels import Box, Colour, Picture, distance, median

__all__ = ["goes_on", "is_covered", "reaches_into", "unlined"]

_REACH, _HALF = 0.2, 0.15
"""How far to both sides of where two squares meet a line is looked for, and half the width of what is looked at."""

_LEAST = 5
"""By how much colours change at the faintest line."""

_BAND, _OTHER, _PART = (0.1, 0.25), 20, 0.2
"""The part of a square's side in which something shows that reaches into it; how far its colour is from that of the
square, at least; and the share of pixels that have such a colour.
"""

_COVERED = 0.25
"""The share of squares that something hides from which on there is no whole board."""


_BEYOND = 0.5
"""The share of places beside a grid from which on lines are there that are those of more squares."""


def goes_on(picture: Picture, grid: Grid) -> bool:
    """Whether squares of the same size follow on some side of a grid, so that it is only a part of a board."""
    for side in _beside(grid):
        inside = [place for place in side if _is_within(picture, grid, place)]
        lines = sum([_changes(picture, x, y, grid.pitch, across=across) for x, y, across in inside])
        if lines > _BEYOND * len(inside):
            return True
    return False


def _beside(grid: Grid) -> Iterator[list[tuple[float, float, bool]]]:
    """Give for each side of a grid where the squares that might follow there would meet, and whether across."""
    wide, high = grid.columns, grid.rows
    for column in (-0.5, wide + 0.5):
        yield [(grid.x + column * grid.pitch, grid.y + row * grid.pitch, False) for row in range(1, high)]
    for row in (-0.5, high + 0.5):
        yield [(grid.x + column * grid.pitch, grid.y + row * grid.pitch, True) for column in range(1, wide)]


def _is_within(picture: Picture, grid: Grid, place: tuple[float, float, bool]) -> bool:
    x, y, _ = place
    edge = grid.pitch / 2
    return edge < x < picture.width - edge and edge < y < picture.height - edge


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


def reaches_into(picture: Picture, box: Box, side: tuple[int, int], colour: Colour) -> bool:
    """Whether something reaches from a side into a square that has this colour: right, left, below or above of it.

    `side` is the step to the square beside it, in columns and rows.
    """
    left, top, width, height = box
    (across, down), (near, far) = side, _BAND
    x = left + round(width * (1 - far)) if across > 0 else left + round(width * near)
    y = top + round(height * (1 - far)) if down > 0 else top + round(height * near)
    wide = width * (far - near) if across else width * (1 - 2 * near)
    tall = height * (far - near) if down else height * (1 - 2 * near)
    crop = picture.crop((x, y, max(1, round(wide)), max(1, round(tall))))
    shades = list(crop.colours())
    return sum([distance(shade, colour) > _OTHER for shade in shades]) > _PART * len(shades)


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
