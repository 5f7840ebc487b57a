"""What stands on one square: its colour, its letter with dots and accents, and what its corners show."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .blobs import Blob, blobs_of
from .glyphs import Glyph, background_of, ink_and_faint, normal_form
from .pixels import Box, Colour, Crop, Picture

__all__ = ["Square", "read_square"]

_SIDE = 48
"""Pixels that the side of a square is made smaller to, about; a letter's strokes are then some pixels wide."""

_SHARE = 0.9
"""The part of a square's side that is looked at; beyond it are its edge and its neighbours."""

_LEAST, _MOST = 0.2, 0.92
"""Heights that a letter has, as shares of its square's side."""

_TWIN = 0.8
"""The second letter of a tile is at least so high as the first."""

_CORNER, _EDGE = 0.4, 0.06
"""The part of a side that a corner takes, where a value may stand, and the part of the crop's beside its edge."""

_ROUND = 0.34
"""The radius of round corners, as a part of the side; what is beyond it is not the square's."""

_DOT_GAP = 0.45
"""How far a dot or an accent is above its letter, at most, in heights of the letter."""


@dataclass(frozen=True)
class Square:
    """A square: its colour, the glyphs of its letters from left to right, and how much ink its corners have besides.

    `height` is that of its letters as a share of the square's side, 0 where there is none. `corners` are upper left,
    upper right, lower left and lower right, each as a share of the square.
    """

    background: Colour
    glyphs: tuple[Glyph, ...]
    corners: tuple[float, ...]
    height: float


def read_square(picture: Picture, box: Box) -> Square:
    """Look at one square of a picture."""
    left, top, width, height = box
    inset_x, inset_y = round(width * (1 - _SHARE) / 2), round(height * (1 - _SHARE) / 2)
    inner = (left + inset_x, top + inset_y, width - 2 * inset_x, height - 2 * inset_y)
    crop = picture.smooth_crop(inner, max(1, min(inner[2], inner[3]) // _SIDE))
    if crop.width < 6 or crop.height < 6:
        return Square((0, 0, 0), (), (), 0.0)
    background = background_of(crop)
    ink, faint = ink_and_faint(crop, background)
    letters = _letters(blobs_of(ink, crop.width), crop)
    glyphs = tuple(normal_form(parts) for parts in letters)
    side = crop.height / _SHARE
    tallest = max((glyph.height for glyph in glyphs), default=0)
    corners = _corners(faint, glyphs, crop) if glyphs else ()
    return Square(background, glyphs, corners, tallest / side)


def _corners(faint: bytes, glyphs: Sequence[Glyph], crop: Crop) -> tuple[float, ...]:
    """Give how much ink each corner has beside the letters."""
    width, height = crop.width, crop.height
    rest = bytearray(faint)
    for glyph in glyphs:
        left, right = max(0, glyph.left - 1), min(width, glyph.right + 1)
        for row in range(max(0, glyph.top - 1), min(height, glyph.bottom + 1)):
            rest[row * width + left : row * width + right] = bytes(right - left)
    sums = [0, 0, 0, 0]
    wide, radius, edge = round(width * _CORNER), _ROUND * width, round(width * _EDGE)
    for row in range(edge, round(height * _CORNER)):
        # From the edge inwards, as far as the round corner leaves room.
        over = max(0.0, radius - row)
        start = max(edge, round(radius - sqrt(max(0.0, radius * radius - over * over))))
        for place, line in ((0, row), (2, height - 1 - row)):
            sums[place] += rest.count(1, line * width + start, line * width + wide)
            sums[place + 1] += rest.count(1, (line + 1) * width - wide, (line + 1) * width - start)
    return tuple(each / (width * height) for each in sums)


def _letters(blobs: Sequence[Blob], crop: Crop) -> list[list[Blob]]:
    """Give the letters, each with its dots and accents, without the other figures."""
    inside = [blob for blob in blobs if blob.area > 2 and not _at_edge(blob, crop) and not _is_edge_line(blob, crop)]
    mains = [blob for blob in inside if crop.height * _LEAST <= blob.height <= crop.height * _MOST]
    if not mains:
        return []
    first = max(mains, key=lambda blob: blob.height * (blob.width + blob.height) - 2 * _off_middle(blob, crop) ** 2)
    twins = [
        blob
        for blob in mains
        if blob is not first
        and blob.height >= first.height * _TWIN
        and abs(blob.bottom - first.bottom) <= first.height * 0.15
        and (blob.left >= first.right or blob.right <= first.left)
    ]
    letters = sorted([first, *twins], key=lambda blob: blob.left)
    parts = [[letter] for letter in letters]
    others = [blob for blob in inside if not any(blob is letter for letter in letters)]
    for blob in others:
        owner = next((number for number, letter in enumerate(letters) if _belongs(blob, letter)), None)
        if owner is not None:
            parts[owner].append(blob)
    return parts


def _at_edge(blob: Blob, crop: Crop) -> bool:
    """Whether a figure runs out of the crop, as edges of tiles and shadows do."""
    return blob.left == 0 or blob.top == 0 or blob.right == crop.width or blob.bottom == crop.height


def _is_edge_line(blob: Blob, crop: Crop) -> bool:
    return blob.width > crop.width * 0.96 or blob.height > crop.height * 0.96


def _off_middle(blob: Blob, crop: Crop) -> float:
    x, y = blob.centre
    return abs(x - crop.width / 2) + abs(y - crop.height / 2)


def _belongs(blob: Blob, letter: Blob) -> bool:
    """Whether a small figure is a dot or an accent of a letter, or a tail below it, and not a figure in the corner."""
    if blob.height > letter.height * 0.45:
        return False
    off = abs(blob.centre[0] - letter.centre[0])
    above = blob.bottom <= letter.top + letter.height * 0.12 and letter.top - blob.bottom <= letter.height * _DOT_GAP
    below = blob.top >= letter.bottom - 1 and blob.top - letter.bottom <= letter.height * 0.15
    if above:
        return off <= max(letter.width * 0.36, letter.height * 0.14)
    if below:
        return off <= letter.width * 0.3
    return letter.left <= blob.left and blob.right <= letter.right and letter.top <= blob.top < letter.bottom
