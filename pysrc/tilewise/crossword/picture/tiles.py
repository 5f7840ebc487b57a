"""What lies on a board and on a rack: tiles, told from empty squares, and blanks, told by their missing value."""

from collections.abc import Sequence

from ...pictures.pixels import Colour, distance
from ...pictures.scripts import Script
from ...pictures.squares import Square
from .games import usual_colour

__all__ = ["blanks_among", "is_letterlike", "may_be_letters", "neighbours", "tile_colour"]

_SAME = 16
_MOST_BLANKS = 0.4
"""The share of tiles that may lack a value before values are taken not to be shown at all."""

_FEWEST = 3
_VALUE = 0.0012
"""The least part of its square that a value's ink is: that of a thin 1 which is small."""
_FAINT = 0.38
"""The least of a value's ink to that of most tiles, which may have an edge there as well."""


def is_letterlike(square: Square, script: Script) -> bool:
    """Whether a square shows what may be a tile's letter, by its size."""
    return 0 < len(square.glyphs) < 3 and script.least <= square.size <= script.most


def may_be_letters(square: Square, script: Script) -> bool:
    """Whether a square of the tiles' colour shows one letter or two, which are smaller."""
    if len(square.glyphs) < 2:
        return is_letterlike(square, script)
    return len(square.glyphs) < 3 and script.least_of_two <= square.size <= script.most


def tile_colour(squares: Sequence[Square], columns: int, script: Script) -> Colour | None:
    """Give the colour of the board's tiles: that of squares with letters, most of which touch each other."""
    places = [place for place, square in enumerate(squares) if is_letterlike(square, script)]
    left = set(places)
    best: tuple[float, Colour] | None = None
    while left:
        colour = usual_colour([squares[place].background for place in sorted(left)])
        if colour is None:
            break
        group = {place for place in left if distance(squares[place].background, colour) <= _SAME}
        left -= group
        touching = [place for place in group if neighbours(place, columns, len(squares)) & group]
        if len(touching) >= max(2, 0.6 * len(group)) and (best is None or len(touching) > best[0]):
            best = len(touching), colour
    return best[1] if best else None


def neighbours(place: int, columns: int, squares: int) -> set[int]:
    """Give the squares beside, above and below one."""
    beside = {each for each in (place - columns, place + columns) if 0 <= each < squares}
    if place % columns:
        beside.add(place - 1)
    if place % columns < columns - 1:
        beside.add(place + 1)
    return beside


def blanks_among(tiles: Sequence[Square]) -> list[bool]:
    """Say of each tile whether it is a blank: it has no value in the corner where nearly all others have theirs."""
    if len(tiles) < _FEWEST:
        return [False] * len(tiles)
    shown = max((_values_in(tiles, corner) for corner in range(4)), key=sum)
    if sum(shown) < len(tiles) * (1 - _MOST_BLANKS):
        return [False] * len(tiles)
    return [not value for value in shown]


def _values_in(tiles: Sequence[Square], corner: int) -> list[bool]:
    """Say of each tile whether a corner shows a value: so much ink as nearly all tiles have there."""
    inks = [tile.corners[corner] for tile in tiles]
    least = max(_VALUE, _FAINT * sorted(inks)[len(inks) // 2])
    return [ink >= least for ink in inks]
