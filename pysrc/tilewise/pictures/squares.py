"""What stands on one square: its colour, its letter with dots and accents, and what its corners show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from .blobs import Blob, blobs_of
from .glyphs import Contrast, Glyph, background_of, contrast_of, normal_form
from .pixels import Box, Colour, Picture
from .scripts import CAPITALS, Script

__all__ = ["Square", "read_square"]

_SIDE = 48
"""Pixels that the side of a square is made smaller to, about; a letter's strokes are then some pixels wide."""

_SHARE = 0.9
"""The part of a square's side that is looked at; beyond it are its edge and its neighbours."""

_FAINT = 0.25
"""The share of a letter's contrast from which on a pixel has some ink, as a small figure has in a small picture."""

_SPECK = 2
"""Pixels that are no part of a letter."""

_CORNER, _EDGE = 0.4, 0.06
"""The part of a side that a corner takes, where a value may stand, and the part of the crop's beside its edge."""

_ROUND = 0.34
"""The radius of round corners, as a part of the side; what is beyond it is not the square's."""


@dataclass(frozen=True)
class Square:
    """A square: its colour, the glyphs of its letters from left to right, and how much ink its corners have besides.

    `size` is that of its letters as a share of the square's side, as their script measures it, 0 where there is none.
    `corners` are upper left, upper right, lower left and lower right, each as a share of the square.
    """

    background: Colour
    glyphs: tuple[Glyph, ...]
    corners: tuple[float, ...]
    size: float


def read_square(picture: Picture, box: Box, script: Script = CAPITALS) -> Square:
    """Look at one square of a picture, for letters of a script."""
    left, top, width, height = box
    inset_x, inset_y = round(width * (1 - _SHARE) / 2), round(height * (1 - _SHARE) / 2)
    inner = (left + inset_x, top + inset_y, width - 2 * inset_x, height - 2 * inset_y)
    crop = picture.smooth_crop(inner, max(1, min(inner[2], inner[3]) // _SIDE))
    if crop.width < 6 or crop.height < 6:
        return Square((0, 0, 0), (), (), 0.0)
    background = background_of(crop)
    contrast = contrast_of(crop, background)
    fine = contrast.enlarged()
    first, *others = [_letters(fine, share, script) for share in script.looks]
    glyphs = tuple(normal_form(parts) for parts in first)
    if len(glyphs) == 1 and others:
        glyphs = (replace(glyphs[0], looks=tuple(normal_form(parts[0]) for parts in others if parts)),)
    side = fine.height / _SHARE
    corners = _corners(contrast, [part for parts in first for part in parts], fine.width // contrast.width)
    return Square(background, glyphs, corners if glyphs else (), max(map(script.size, glyphs), default=0) / side)


def _letters(contrast: Contrast, share: float, script: Script) -> list[list[Blob]]:
    """Give the parts of each letter, if what differs by a share of the contrast is ink."""
    figures = [
        blob
        for blob in blobs_of(contrast.over(share), contrast.width)
        if blob.area > _SPECK and not _at_edge(blob, contrast) and not _is_edge_line(blob, contrast)
    ]
    return script.letters(figures, contrast)


def _at_edge(blob: Blob, contrast: Contrast) -> bool:
    """Whether a figure runs out of the crop, as edges of tiles and shadows do."""
    return blob.left == 0 or blob.top == 0 or blob.right == contrast.width or blob.bottom == contrast.height


def _is_edge_line(blob: Blob, contrast: Contrast) -> bool:
    return blob.width > contrast.width * 0.96 or blob.height > contrast.height * 0.96


def _corners(contrast: Contrast, parts: Sequence[Blob], scale: int) -> tuple[float, ...]:
    """Give how much ink each corner has beside the letters, whose parts are so many times larger."""
    width, height = contrast.width, contrast.height
    rest = bytearray(contrast.over(_FAINT))
    for part in parts:
        left, right = max(0, part.left // scale - 1), min(width, -(-part.right // scale) + 1)
        for row in range(max(0, part.top // scale - 1), min(height, -(-part.bottom // scale) + 1)):
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
