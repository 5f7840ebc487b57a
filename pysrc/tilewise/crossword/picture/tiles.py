"""What lies on a board and on a rack: tiles, told from empty squares, and blanks, told by their missing value."""

from collections import Counter
from collections.abc import Sequence

from ...pictures.pixels import Colour, distance
from ...pictures.squares import Square
from .games import usual_colour

__all__ = ["blanks_among", "is_letterlike", "neighbours", "tile_colour"]

_LETTER_HEIGHTS = 0.3, 0.86
_SAME = 16
_MOST_BLANKS = 0.4
"""The share of tiles that may lack a value before values are taken not to be shown at all."""


def is_letterlike(square: Square) -> bool:
    """Whether a square shows what may be a tile's letter, by its height."""
    return bool(square.glyphs) and len(square.glyphs) < 3 and _LETTER_HEIGHTS[0] <= square.height <= _LETTER_HEIGHTS[1]


def tile_colour(squares: Sequence[Square], columns: int) -> Colour | None:
    """Give the colour of the board's tiles: that of squares with letters, most of which touch each other."""
    places = [place for place, square in enumerate(squares) if is_letterlike(square)]
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
    corners = [{(x > 0.5, y > 0.5) for x, y in tile.marks if abs(x - 0.5) > 0.12} for tile in tiles]
    counts = Counter(corner for found in corners for corner in found)
    if not counts:
        return [False] * len(tiles)
    corner, count = counts.most_common(1)[0]
    if count < len(tiles) * (1 - _MOST_BLANKS) or len(tiles) < 3:
        return [False] * len(tiles)
    return [corner not in found for found in corners]
