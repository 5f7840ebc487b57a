"""The rack below a board: tiles of the board's colour in a row, or else letters of one height on that colour.

Of several rows that may be it, buttons among them, the one is taken whose tiles show most letters. Where tiles of the
board have several colours, as games have that colour them by value, so may those of the rack. Where none has a colour
of the board's, as before the first move, any row of even bodies is a rack that shows letters of one height.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from ...averages import median
from ...pictures.blobs import Blob
from ...pictures.grid import Grid
from ...pictures.lattice import figures_of
from ...pictures.pixels import Box, Colour, Picture, distance
from ...pictures.scripts import Script
from ...pictures.squares import Square
from .tiles import may_be_letters, usual_size
from .tray import colours_below, tray_rows

__all__ = ["rack_boxes", "rack_over"]

_FEW = 5
"""Letters on bodies of tiles that are a rack without a look for others."""

_FEWEST, _CERTAIN = 2, 5
"""Letters on bodies of a colour that no tile of the board has which are a rack, at least; where they are fewer than the
second, they may be icons on buttons.
"""

_READ, _LEGIBLE = 0.8, 0.3
"""How sure half of such letters are, at least, that may be icons; and where they are too many for that."""

_SQUARE = 0.8, 1.2
"""Width to height of such bodies: of a tile that is drawn with its edge below, the face alone is seen."""

_BLANKS = 2
"""Tiles of a rack that may have no letter."""

_WORKING_SIDE = 480
_THRESHOLD = 24
_HEIGHTS = 0.32, 2.2
"""Heights of the rack's letters, in pitches of the board."""
_ALIKE = 1.4
_SAME_TILE, _SHADED = 40, 14
"""How far the colour of a tile of the rack is from that of the board's, at most; and from that of the others."""
_COLOURED = 40
"""How far the colour of a tile of the rack is from that of one on the board, at most, where these have several."""

_OVER = 2.5
"""The last rows of a board that a rack may lie over."""

_OFF_SQUARE = 0.12
"""How far the middle of a tile is from that of its square, at most, in pitches."""

_UNEVEN = 0.12
"""By what share of their distance tiles lie unevenly, at most."""

_TOUCHING, _APART = 1.5, (1.03, 1.06, 1.1, 1.15)
"""The distance of tiles beside each other, at most, in sides of one; and those that are tried where none are."""

_ABOVE, _INSIDE = 0.08, [(x, y) for x in (0.2, 0.5, 0.8) for y in (0.2, 0.5, 0.8)]
"""How far above a tile what it lies on shows, and where a blank is looked at, as shares of its sides."""

_NEAREST = 0.75
"""Letters of two tiles are at least so far apart, in heights."""
_TILE_OF_PITCH, _NO_ROOM = 0.92, 1.5
"""The side of a tile where none is seen, and how far apart letters are between which there is no other, in pitches."""


def rack_boxes(  # noqa: PLR0917 - where to look, and for what
    picture: Picture,
    below: int,
    pitch: float,
    tiles: Sequence[Colour],
    most: int,
    look: Callable[[Box], Square],
    script: Script,
    is_read: Callable[[Sequence[Square], float], bool],
) -> list[Box]:
    """Give the rectangles of a rack's tiles from left to right; those of blanks have no letter.

    `tiles` are the colours that the board's tiles have, the usual one first; `look` looks at one of the rack, and
    `is_read` says whether most of some show letters, and are so sure.
    """
    if picture.height - below < pitch / 2:
        return []

    def shows_letter(box: Box) -> bool:
        return may_be_letters(look(box), script)

    def is_coloured(box: Box) -> bool:
        near = any(distance(look(box).background, colour) <= _COLOURED for colour in tiles)
        return near and shows_letter(box)

    rows = [_of_colour(picture, below, pitch, tile, most, shows_letter) for tile in tiles]
    if len(tiles) > 1:
        rows = [_with_coloured(picture, row, most, is_coloured) for row in rows]
    best = max(rows, key=lambda row: _letters_on(row, shows_letter), default=[])
    if len(best) < most:
        # Of tiles that are nearly of the board's colour, some may have been left out.
        is_enough = _letters_on(best, shows_letter) >= _FEW
        others = _of_any_colour(picture, below, pitch, most, look, script, is_read)
        rows += [row for row in others if not is_enough or abs(row[0][1] - best[0][1]) < best[0][3] / 2]
    # Of rows with as many letters, as the last one of a keyboard has, a rack is the one nearest to the board.
    return max(rows, key=lambda row: (_letters_on(row, shows_letter), -row[0][1] if row else 0), default=[])


def rack_over(  # noqa: PLR0917
    picture: Picture,
    grid: Grid,
    most: int,
    look: Callable[[Box], Square],
    script: Script,
    is_read: Callable[[Sequence[Square], float], bool],
) -> list[Box]:
    """Give the rectangles of a rack's tiles that lie over the last rows of a board: they are not on its squares."""
    start = max(0, round(grid.y + (grid.rows - _OVER) * grid.pitch))
    rows = _of_any_colour(picture, start, grid.pitch, most, look, script, is_read)
    rows = [row for row in rows if not all(_is_on_square(box, grid) for box in row)]
    return max(rows, key=len, default=[])


def _is_on_square(box: Box, grid: Grid) -> bool:
    left, top, wide, tall = box
    across, down = (left + wide / 2 - grid.x) / grid.pitch, (top + tall / 2 - grid.y) / grid.pitch
    return max(abs(across % 1 - 0.5), abs(down % 1 - 0.5)) <= _OFF_SQUARE


def _of_any_colour(  # noqa: PLR0917
    picture: Picture,
    below: int,
    pitch: float,
    most: int,
    look: Callable[[Box], Square],
    script: Script,
    is_read: Callable[[Sequence[Square], float], bool],
) -> list[list[Box]]:
    """Give rows of even bodies whose letters are as high as each other; icons and words on buttons are not."""
    found = []
    for colour in colours_below(picture, below):
        for row in tray_rows(picture, below, pitch, colour, most):
            squares = [square for box in row if may_be_letters(square := look(box), script)]
            lower, higher = (usual_size(squares) * each for each in script.alike)
            if (
                len(squares) >= max(_FEWEST, len(row) - _BLANKS)
                and all(lower <= square.size <= higher for square in squares)
                and all(_SQUARE[0] <= wide / tall <= _SQUARE[1] for _, _, wide, tall in row)
                and _are_beside(row)
                and is_read(squares, _LEGIBLE if len(squares) >= _CERTAIN else _READ)
            ):
                found.append(row)
    return found


def _are_beside(row: Sequence[Box]) -> bool:
    """Whether tiles lie beside each other at even distances, places without any between them or not."""
    gaps = [after[0] - before[0] for before, after in pairwise(row)]
    least = min(gaps)
    return least <= _TOUCHING * row[0][2] and all(abs(gap / least - round(gap / least)) <= _UNEVEN for gap in gaps)


def _with_coloured(picture: Picture, row: Sequence[Box], most: int, is_tile: Callable[[Box], bool]) -> list[Box]:
    """Add tiles of other colours between those of a row and beside them, at even distances.

    Where they have several, a blank has one of its own; otherwise a place of another colour is an empty one.
    """
    if not row:
        return []
    side = row[0][2]
    gaps = [after[0] - before[0] for before, after in pairwise(row)]
    found = [*row]
    for apart in sorted({gap for gap in gaps if gap < _TOUCHING * side} or {round(side * each) for each in _APART}):
        places = _places_around(row, apart, picture.width)
        tiles = [*row, *filter(is_tile, places)]
        are_coloured = len(tiles) > len(row)
        blanks = [box for box in places if are_coloured and box not in tiles and _is_blank(picture, box, row[0])]
        more = sorted([*tiles, *blanks])
        if len(found) < len(more) <= most:
            found = more
    return found


def _is_blank(picture: Picture, box: Box, other: Box) -> bool:
    """Whether something of one colour lies where another tile of the rack would, on what that lies on."""
    left, top, side, tall = box
    above = top - max(2, round(tall * _ABOVE))
    ground = _colour_at(picture, left + side // 2, above)
    shades = [_colour_at(picture, left + round(side * x), top + round(tall * y)) for x, y in _INSIDE]
    return (
        distance(ground, _colour_at(picture, other[0] + other[2] // 2, above)) <= _SHADED
        and all(distance(shade, shades[0]) <= _SHADED for shade in shades)
        and distance(shades[0], ground) > _SHADED
    )


def _places_around(row: Sequence[Box], apart: int, width: int) -> list[Box]:
    """Give places of tiles in line with those of a row that none of it takes."""
    left, top, side, tall = row[0]
    first, last = -(left // apart), (width - side - left) // apart
    places = [(left + number * apart, top, side, tall) for number in range(first, last + 1)]
    return [place for place in places if all(abs(place[0] - box[0]) > side / 2 for box in row)]


def _of_colour(  # noqa: PLR0917
    picture: Picture, below: int, pitch: float, tile: Colour, most: int, shows_letter: Callable[[Box], bool]
) -> list[Box]:
    """Give the rectangles of a rack whose tiles have one colour."""
    rows = [(_letters_on(row, shows_letter), row) for row in tray_rows(picture, below, pitch, tile, most)]
    letters, bodies = max(rows, key=lambda each: (each[0], -len(each[1])), default=(0, []))
    if letters < _FEW:
        others = _by_letters(picture, below, pitch, tile, most)
        if (count := _letters_on(others, shows_letter)) > letters:
            letters, bodies = count, others
    return bodies if letters >= max(1, len(bodies) - _BLANKS) else []


def _letters_on(row: Sequence[Box], shows_letter: Callable[[Box], bool]) -> int:
    return sum([shows_letter(box) for box in row])


def _by_letters(picture: Picture, below: int, pitch: float, tile: Colour, most: int) -> list[Box]:
    """Find a rack whose tiles are not to be told from what they lie on."""
    step = max(1, round(picture.width / _WORKING_SIDE))
    crop = picture.crop((0, below, picture.width, picture.height - below), step)
    low, high = (pitch * each / step for each in _HEIGHTS)
    figures = [
        figure
        for figure in figures_of(crop, _THRESHOLD)
        if low <= figure.height <= high and _on_tile(picture, figure, step, below, tile)
    ]
    letters = [each for each in figures if not any(_is_around(each, other) for other in figures)]
    row = _with_others(_best_row(letters), figures)
    if not row:
        return []
    boxes = [_tile_around(picture, figure, step, below, tile) for figure in row]
    if any(left + wide > after for (left, _, wide, _), (after, *_) in pairwise(boxes)):
        return _by_centres(row, step, below)[:most]
    side = round(median([box[2] for box in boxes]))
    tall = round(median([box[3] for box in boxes]))
    tops = round(median([box[1] for box in boxes]))
    lefts = sorted(
        box[0] if abs(box[2] - side) <= side * 0.2 else round((figure.left + figure.right) * step / 2 - side / 2)
        for box, figure in zip(boxes, row, strict=True)
    )
    gaps = [after - before for before, after in pairwise(lefts)]
    near = [gap for gap in gaps if gap < 1.5 * side]
    apart = median(near) if near else side * 1.08
    lefts = _with_blanks(picture, lefts, apart, (tops, side, tall), tile)
    return [(left, tops, side, tall) for left in lefts[:most]]


def _by_centres(row: Sequence[Blob], step: int, below: int) -> list[Box]:
    """Give the tiles of letters that stand on what has the colour of their tiles: squares around them, side by side.

    Where there is room for a tile without a letter between two, nobody can see whether one is there: none is given.
    """
    centres = [(figure.left + figure.right) * step / 2 for figure in row]
    gaps = [after - before for before, after in pairwise(centres)]
    apart = median(gaps)
    if max(gaps) > _NO_ROOM * apart:
        return []
    side = round(apart * _TILE_OF_PITCH)
    middle = below + median([figure.top + figure.bottom for figure in row]) * step / 2
    return [(round(centre - side / 2), round(middle - side / 2), side, side) for centre in centres]


def _is_around(figure: Blob, letter: Blob) -> bool:
    """Whether a figure is the outline of the tile that a letter is on."""
    return figure is not letter and figure.contains(letter) and 0.45 <= letter.height / figure.height < 0.8


def _on_tile(picture: Picture, figure: Blob, step: int, below: int, tile: Colour) -> bool:
    """Whether what is right and left of a figure, at its middle height, is of the tiles' colour."""
    middle = below + round((figure.top + figure.bottom) / 2 * step)
    reach = max(1, round(figure.height * step * 0.12))
    sides = (figure.left * step - reach, figure.right * step + reach)
    return all(distance(_colour_at(picture, x, middle), tile) <= _SAME_TILE for x in sides)


def _colour_at(picture: Picture, x: int, y: int) -> Colour:
    start = (min(max(y, 0), picture.height - 1) * picture.width + min(max(x, 0), picture.width - 1)) * 4
    red, green, blue = picture.data[start : start + 3]
    return red, green, blue


def _best_row(figures: Sequence[Blob]) -> list[Blob]:
    """Give the figures of the row that has the most letters of one height, apart from each other."""
    best: list[Blob] = []
    for one in figures:
        row = [
            other
            for other in figures
            if one.height / _ALIKE <= other.height <= one.height * _ALIKE
            and abs(other.centre[1] - one.centre[1]) <= one.height * 0.3
        ]
        row.sort(key=lambda figure: figure.left)
        apart = [row[0]] if row else []
        for figure in row[1:]:
            if figure.centre[0] - apart[-1].centre[0] >= one.height * _NEAREST:
                apart.append(figure)
        if (len(apart), one.height) > (len(best), best[0].height if best else 0):
            best = apart
    return best


def _with_others(row: list[Blob], figures: Sequence[Blob]) -> list[Blob]:
    """Add letters of a row that were taken for outlines, as an A may be around its inner triangle."""
    for figure in figures:
        if row and all(figure.right < other.left or other.right < figure.left for other in row):
            height = median([other.height for other in row])
            top = median([other.top for other in row])
            if max(abs(figure.height - height), abs(figure.top - top)) <= height * 0.15:
                row = sorted([*row, figure], key=lambda each: each.left)
    return row


def _tile_around(picture: Picture, figure: Blob, step: int, below: int, tile: Colour) -> Box:
    """Walk from a letter's sides to where its tile's colour ends."""
    left, right = figure.left * step, figure.right * step
    top, bottom = below + figure.top * step, below + figure.bottom * step
    middle_x, middle_y = (left + right) // 2, (top + bottom) // 2
    most = (bottom - top) * 2
    x, y = left - step, top - step
    far_x, far_y = right + step, bottom + step
    while left - x < most and x > 0 and distance(_colour_at(picture, x, middle_y), tile) <= _SAME_TILE:
        x -= 1
    while far_x - right < most and far_x < picture.width and _same(picture, far_x, middle_y, tile):
        far_x += 1
    while top - y < most and y > 0 and _same(picture, middle_x, y, tile):
        y -= 1
    while far_y - bottom < most and far_y < picture.height and _same(picture, middle_x, far_y, tile):
        far_y += 1
    return x + 1, y + 1, far_x - x - 1, far_y - y - 1


def _same(picture: Picture, x: int, y: int, tile: Colour) -> bool:
    return distance(_colour_at(picture, x, y), tile) <= _SAME_TILE


def _with_blanks(
    picture: Picture, lefts: Sequence[int], apart: float, size: tuple[int, int, int], tile: Colour
) -> list[int]:
    """Add the places beside and between tiles where a tile without a letter lies: one that is shaded as they are."""
    top, side, tall = size
    places = [(side * across, top + tall * down) for across in (0.2, 0.5, 0.8) for down in (0.1, 0.3, 0.5)]
    usual = [_median_colour([_colour_at(picture, round(left + x), round(y)) for left in lefts]) for x, y in places]

    def is_tile(left: float) -> bool:
        if not 0 <= left <= picture.width - side or not _same(picture, round(left + side / 2), top + tall // 2, tile):
            return False
        return all(
            distance(_colour_at(picture, round(left + x), round(y)), colour) <= _SHADED
            for (x, y), colour in zip(places, usual, strict=True)
            if distance(colour, tile) <= _SAME_TILE
        )

    found = [float(lefts[0])]
    while is_tile(found[0] - apart):
        found.insert(0, found[0] - apart)
    for left in lefts[1:]:
        while left - found[-1] > 1.5 * apart and is_tile(found[-1] + apart):
            found.append(found[-1] + apart)
        found.append(float(left))
    while is_tile(found[-1] + apart):
        found.append(found[-1] + apart)
    return [round(left) for left in found]


def _median_colour(colours: Sequence[Colour]) -> Colour:
    red, green, blue = (sorted(channel)[len(colours) // 2] for channel in zip(*colours, strict=True))
    return red, green, blue
