"""What stands on one square: its colour, its letter with dots and accents, and what it shows besides.

Where it is known at what place all tiles have their value, this is not taken for a part of the letter: neither if it
stands below it, as a cedilla does, nor if it touches it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .blobs import Blob
from .corners import BARE, ink_of_corners
from .figures import (
    CORNERED,
    LARGEST,
    STRICT,
    USUAL,
    blobs_over,
    edges_of,
    figures_in,
    halves_of,
    is_high,
    letters_in,
    told_apart,
)
from .glyphs import Contrast, Glyph, background_of, contrast_of, normal_form
from .overlays import Span, is_beside, overlay_of
from .pixels import Box, Colour, Crop, Picture, median
from .scripts import CAPITALS, Script, has_other_beside, is_ring
from .values import Place, covers, extent, ink_in, reach, share_of, strange_in, widened, zero_in, zone_of

__all__ = ["Place", "Square", "in_proportion", "ink_map", "read_square"]

_SIDE = 48
"""Pixels that the side of a square is made smaller to, about; a letter's strokes are then some pixels wide."""

_SHARE = 0.9
"""The part of a square's side that is looked at; beyond it are its edge and its neighbours."""

_SMALLEST_CROP = 6
"""Pixels of a crop's shorter side of which fewer show nothing."""

_FAINT = 0.25
"""The share of a letter's contrast from which on a pixel has some ink, as a small figure has in a small picture."""

_THIN = 0.6
"""Part of the usual share of the contrast from which on a pixel of a thin letter is ink."""

_HALO = 2
"""Pixels around a letter that have some of its ink."""

_FEW = 5
"""Letters of which fewer do not say what height is usual."""

_FIGURE = 0.4, 0.65
"""Shares of a letter's contrast from which on a pixel is part of a figure that may be a value: it may be faint, and it
may touch the letter or an edge.
"""

_SMALLEST = 0.07
"""The height of such a figure, at least, as a share of what is looked at; at most it is `LARGEST`."""

_HIDDEN = 0.95
"""The ink at which something else than a value lies there, as a share of the place: figures have gaps."""

_STRANGE = 0.3
"""The share of pixels of other colours than those of background and ink from which on something lies on the values'
place.
"""

_BESIDE = 0.05
"""How near to what lies over a square a letter is that may go on below it, as a share of the square's side."""


@dataclass(frozen=True)
class Square:
    """A square: its colour, the glyphs of its letters from left to right, and how much ink its corners have besides.

    `size` is that of its letters as a share of the square's side, as their script measures it, 0 where there is none.
    `corners` are upper left, upper right, lower left and lower right, each as a share of the square; `margins` are
    the room to the left and the right of the letters, as shares of its width. `pixels` is how many were looked at.
    `others` is where small figures are, be they a letter's or not. `value` is the ink where tiles have their value, as
    a share of the square, None where it was not said where that is, and `reach` that of the letter; `is_hidden` if
    something else lies there. `ink` is the letters' colour. A letter is `cut` if something lies over the square that
    may hide a part of it, or stands beside it that may be another letter; a square that has something on it but no
    letter is `busy`, and `unread` if that is as high as a letter. `zero` says how much the value looks like a 0, from
    0 to 1. `halves` are two letters where a tile's one glyph may be two that touch.
    """

    background: Colour
    glyphs: tuple[Glyph, ...]
    corners: tuple[float, ...]
    size: float
    margins: tuple[float, float] = (0.5, 0.5)
    pixels: int = 0
    others: tuple[Place, ...] = ()
    value: float | None = None
    reach: float = 0.0
    is_hidden: bool = False
    ink: Colour | None = None
    is_cut: bool = False
    is_busy: bool = False
    is_unread: bool = False
    zero: float = 0.0
    halves: tuple[Glyph, ...] = ()


def read_square(
    picture: Picture, box: Box, script: Script = CAPITALS, values: Place | None = None, ink: Colour | None = None
) -> Square:
    """Look at one square of a picture, for letters of a script.

    `values` is where tiles have their value, `ink` the colour of their letters: what lies over a tile has others.
    """
    crop = _inner(picture, box)
    if min(crop.width, crop.height) < _SMALLEST_CROP:
        return Square((0, 0, 0), (), BARE, 0.0)
    background = background_of(crop)
    contrast = contrast_of(crop, background)
    over = overlay_of(crop, background, ink) if ink and contrast.most else []
    if over:
        contrast = _recontrasted(crop, background, over)
    fine = contrast.enlarged()
    usual, *others = script.looks
    zone = None if values is None else zone_of(values, fine)
    shares = [usual * _THIN if fine.is_thin(usual, usual * _THIN) else usual, *others]
    first, *more = [letters_in(fine, share, script, zone) for share in shares]
    if contrast.most and not first:
        first = letters_in(fine, STRICT, script, zone)
    if contrast.most and not first:
        # A letter and a value that touch each other may reach an edge, and so may a broad letter alone.
        apart = fine if zone is None else fine.without(widened(zone, fine))
        first = [] if zone is None else letters_in(apart, shares[0], script, zone)
        first = first or letters_in(apart, shares[0], script, zone, grazing=True)
    elif values and zone and any(covers(part, zone) for parts in first for part in parts):
        # A letter that reaches so far is looked at whole and without what is there.
        whole, place = first, zone_of(values, fine, 0.0)
        first, *more = [letters_in(fine.without(place), share, script, zone) for share in shares]
        more += [letters_in(fine.without(widened(place, fine)), shares[0], script, zone), whole]
        first = first or whole
    elif zone and any(covers(part, widened(zone, fine), by_one=True) for parts in first for part in parts):
        # The first figure of a value of two, which is beside where others have theirs, may touch the letter.
        more = [*more, letters_in(fine.without(widened(zone, fine)), shares[0], script, zone)]
    first = told_apart(fine, first, script, zone)
    is_part = script.pairs and len(first) == 1 and has_other_beside(first[0], figures_in(fine, shares[0], zone))
    glyphs = tuple(normal_form(parts) for parts in first)
    if len(glyphs) == 1 and more:
        glyphs = (replace(glyphs[0], looks=tuple(normal_form(parts[0]) for parts in more if parts)),)
    side = fine.height / _SHARE
    size = max(map(script.size, glyphs), default=0) / side
    if not glyphs:
        unread = contrast.most > 0 and any(is_high(blob, fine) for blob in blobs_over(fine, usual))
        return Square(background, (), BARE, size, is_busy=contrast.most > 0, is_unread=unread)
    scale = fine.width // contrast.width
    mains = [_main(parts) for parts in first]
    # A ring may be as high as the square; what reaches its sides is what is around the tile.
    figures = blobs_over(fine, usual)
    rings = [
        blob
        for blob in figures
        if 0 < blob.left < blob.right < fine.width and is_ring(blob, mains) and not _has_part_of(blob, mains)
    ]
    rest = _beside(contrast, [*rings, *[part for parts in first for part in parts]], scale)
    spot = None if zone is None else [each // scale for each in zone]
    value = None if spot is None else ink_in(rest, contrast, spot)
    colour = _ink_colour(crop, mains, scale)
    hidden = 0.0 if spot is None else strange_in(crop, background, colour, spot)
    if zone is not None:
        corners = [[blob] for blob in figures if edges_of(blob, fine) >= CORNERED and not is_ring(blob, mains)]
        hidden = max(hidden, reach(corners, zone) / ((zone[2] - zone[0]) * (zone[3] - zone[1])))
    if spot is not None and over:
        hidden = max(hidden, share_of(over, spot))
    left, right = min(glyph.left for glyph in glyphs), max(glyph.right for glyph in glyphs)
    return Square(
        background,
        glyphs,
        ink_of_corners(rest, contrast.width, contrast.height),
        size,
        margins=(left / fine.width, 1 - right / fine.width),
        pixels=contrast.width * contrast.height,
        others=_small_figures(fine, mains) if values is None else (),
        value=value,
        reach=0.0 if values is None else reach(first, zone_of(values, fine, 0.0)) / (fine.width * fine.height),
        is_hidden=value is not None and values is not None and (value > _HIDDEN * extent(values) or hidden > _STRANGE),
        ink=colour,
        zero=0.0 if spot is None else zero_in(rest, contrast, spot),
        is_cut=is_part
        or is_beside(over, [part for parts in first for part in parts], scale, round(_BESIDE * crop.width)),
        halves=tuple(normal_form(half) for half in halves_of(first, script)),
    )


def _recontrasted(crop: Crop, background: Colour, over: Sequence[Span]) -> Contrast:
    """Say how far pixels are from the background where what lies over the square has the background's colour."""
    planes = [bytearray(plane) for plane in crop.planes]
    for row, start, end in over:
        for plane, value in zip(planes, background, strict=True):
            plane[row * crop.width + start : row * crop.width + end] = bytes([value]) * (end - start)
    red, green, blue = map(bytes, planes)
    return contrast_of(Crop(crop.width, crop.height, (red, green, blue)), background)


def ink_map(picture: Picture, box: Box, side: int) -> bytes:
    """Give 1 for each of `side` times `side` cells of a square with letters, row by row, that has ink in its middle."""
    crop = _inner(picture, box)
    ink = contrast_of(crop, background_of(crop)).over(USUAL)
    columns = [(2 * cell + 1) * crop.width // (2 * side) for cell in range(side)]
    starts = [(2 * cell + 1) * crop.height // (2 * side) * crop.width for cell in range(side)]
    return bytes([ink[start + column] for start in starts for column in columns])


def _inner(picture: Picture, box: Box) -> Crop:
    """Cut out what is looked at of a square."""
    left, top, width, height = box
    inset_x, inset_y = round(width * (1 - _SHARE) / 2), round(height * (1 - _SHARE) / 2)
    inner = (left + inset_x, top + inset_y, width - 2 * inset_x, height - 2 * inset_y)
    return picture.smooth_crop(inner, max(1, min(inner[2], inner[3]) // _SIDE))


def in_proportion(squares: Sequence[Square]) -> list[Square]:
    """Say of the letters of some squares of one size how high they are, in heights of the usual one.

    Most letters of a board are capitals without marks, which are of one height. A tile's two letters are smaller than
    others, and nothing is said of them; nor of any where there are few.
    """
    sizes = sorted(square.size for square in squares if len(square.glyphs) == 1)
    if len(sizes) < _FEW:
        return list(squares)
    usual = sizes[len(sizes) // 2]
    return [
        replace(square, glyphs=(replace(square.glyphs[0], tall=square.size / usual),))
        if len(square.glyphs) == 1
        else square
        for square in squares
    ]


def _has_part_of(blob: Blob, letters: Sequence[Blob]) -> bool:
    """Whether a figure is a letter together with what it touches, as the arm of a Y may touch a value."""
    middles = [letter.runs[len(letter.runs) // 2] for letter in letters]
    return any(
        row == other and left <= start and end <= right
        for row, start, end in middles
        for other, left, right in blob.runs
    )


def _main(parts: Sequence[Blob]) -> Blob:
    return max(parts, key=lambda blob: blob.width * blob.height)


def _small_figures(contrast: Contrast, letters: Sequence[Blob]) -> tuple[Place, ...]:
    """Give where figures are that are as small as values and beside the letters."""
    wide, tall = contrast.width, contrast.height
    return tuple(
        (blob.left / wide, blob.top / tall, blob.right / wide, blob.bottom / tall)
        for share in _FIGURE
        for blob in blobs_over(contrast, share)
        if _SMALLEST * tall <= blob.height <= LARGEST * tall
        and blob.width <= LARGEST * wide
        and edges_of(blob, contrast) < CORNERED
        and not any(_is_within(blob, letter) for letter in letters)
    )


def _is_within(blob: Blob, letter: Blob) -> bool:
    """Whether the middle of a figure is within a letter."""
    x, y = blob.centre
    return letter.left <= x <= letter.right and letter.top <= y <= letter.bottom


def _ink_colour(crop: Crop, letters: Sequence[Blob], scale: int) -> Colour:
    """Give the usual colour of the letters' pixels."""
    places = sorted(
        {
            row // scale * crop.width + (start + end) // 2 // scale
            for letter in letters
            for row, start, end in letter.runs
        }
    )
    red, green, blue = (median(bytes([plane[place] for place in places])) for plane in crop.planes)
    return red, green, blue


def _beside(contrast: Contrast, parts: Sequence[Blob], scale: int) -> bytearray:
    """Give 1 for each pixel with some ink beside the letters, whose parts are so many times larger."""
    width, height = contrast.width, contrast.height
    rest = bytearray(contrast.over(_FAINT))
    for part in parts:
        for row, start, end in part.runs:
            left, right = max(0, start // scale - _HALO), min(width, -(-end // scale) + _HALO)
            for near in range(max(0, row // scale - _HALO), min(height, row // scale + _HALO + 1)):
                rest[near * width + left : near * width + right] = bytes(right - left)
    return rest
