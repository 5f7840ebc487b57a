"""What stands on one square: its colour, its letter with dots and accents, and what its corners show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from .blobs import Blob, blobs_of, halves
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

_THIN = 0.6
"""Part of the usual share of the contrast from which on a pixel of a thin letter is ink."""

_STRICT = 0.75
"""The share of a letter's contrast with which it stands apart from a value or an edge that it touches."""

_STRICTER, _WIDE, _TWO = (0.65, 0.8), 1.15, 1.6
"""Shares with which two letters of a tile may stand apart; and widths to height from which on a figure may be two, and
is.
"""

_SPECK = 2
"""Pixels that are no part of a letter."""

_CORNER, _EDGE = 0.4, 0.06
"""The part of a side that a corner takes, where a value may stand, and the part of the crop's beside its edge."""

_HALO = 2
"""Pixels around a letter that have some of its ink."""

_ROUND = 0.34
"""The radius of round corners, as a part of the side; what is beyond it is not the square's."""


@dataclass(frozen=True)
class Square:
    """A square: its colour, the glyphs of its letters from left to right, and how much ink its corners have besides.

    `size` is that of its letters as a share of the square's side, as their script measures it, 0 where there is none.
    `corners` are upper left, upper right, lower left and lower right, each as a share of the square; `margins` are
    the room to the left and the right of the letters, as shares of its width. `pixels` is how many were looked at.
    """

    background: Colour
    glyphs: tuple[Glyph, ...]
    corners: tuple[float, ...]
    size: float
    margins: tuple[float, float] = (0.5, 0.5)
    pixels: int = 0


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
    usual, *others = script.looks
    shares = [usual * _THIN if fine.is_thin(usual, usual * _THIN) else usual, *others]
    first, *more = [_letters(fine, share, script) for share in shares]
    first = first or _letters(fine, _STRICT, script)
    if script.pairs and len(first) == 1:
        first = _parted(fine, first[0], script)
    glyphs = tuple(normal_form(parts) for parts in first)
    if len(glyphs) == 1 and more:
        glyphs = (replace(glyphs[0], looks=tuple(normal_form(parts[0]) for parts in more if parts)),)
    side = fine.height / _SHARE
    corners = _corners(contrast, [part for parts in first for part in parts], fine.width // contrast.width)
    size = max(map(script.size, glyphs), default=0) / side
    if not glyphs:
        return Square(background, (), (), size)
    left, right = min(glyph.left for glyph in glyphs), max(glyph.right for glyph in glyphs)
    margins = left / fine.width, 1 - right / fine.width
    return Square(background, glyphs, corners, size, margins, contrast.width * contrast.height)


def _letters(contrast: Contrast, share: float, script: Script) -> list[list[Blob]]:
    """Give the parts of each letter, if what differs by a share of the contrast is ink."""
    figures = [
        blob
        for blob in blobs_of(contrast.over(share), contrast.width)
        if blob.area > _SPECK and not _at_edge(blob, contrast) and not _is_edge_line(blob, contrast)
    ]
    return script.letters(figures, contrast)


def _parted(contrast: Contrast, letter: list[Blob], script: Script) -> list[list[Blob]]:
    """Give the two letters of a tile that touch each other; those that are as wide as one are left as they are."""
    width = max(part.right for part in letter) - min(part.left for part in letter)
    height = max(part.bottom for part in letter) - min(part.top for part in letter)
    for share in _STRICTER if width > _WIDE * height else ():
        letters = _letters(contrast, share, script)
        if len(letters) > 1:
            return letters
    return halves(letter) if width > _TWO * height else [letter]


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
        for row, start, end in part.runs:
            left, right = max(0, start // scale - _HALO), min(width, -(-end // scale) + _HALO)
            for near in range(max(0, row // scale - _HALO), min(height, row // scale + _HALO + 1)):
                rest[near * width + left : near * width + right] = bytes(right - left)
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
