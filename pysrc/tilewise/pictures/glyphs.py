"""The ink of a square, and its normal form: one integer that glyphs are compared by.

A glyph of any size is put into a square of 16 by 16 cells; a narrow one such as I stays narrow, in the middle. Row 0 is
lowest, a row's bits from left to right. Equal letters of two fonts then differ in few bits, and to compare a glyph
with a letter is one XOR and one count of bits.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from sys import byteorder

from .blobs import Blob
from .pixels import Colour, Crop, median

__all__ = ["CELLS", "Glyph", "background_of", "grown", "ink_and_faint", "ink_of", "normal_form"]

CELLS = 16
"""Rows and columns of the normal form."""

_NARROWEST = 0.5
"""The least of width to height, or height to width, that is stretched to the whole square."""

_SHARES = 16

_LEAST_CONTRAST = 24

_ASIDE = 14
"""Hundredths of a square's side that are aside of where letters are."""

_THINNEST = 80
"""The ink of the thinnest letter is at least one in so many pixels."""


@dataclass(frozen=True)
class Glyph:
    """A letter in a crop: its normal form, width to height, how many parts it has, and its rectangle in pixels."""

    bits: int
    aspect: float
    parts: int
    left: int
    top: int
    right: int
    bottom: int

    @property
    def height(self) -> int:
        """Pixels from its top to its bottom."""
        return self.bottom - self.top

    @property
    def width(self) -> int:
        """Pixels from its left to its right."""
        return self.right - self.left


def background_of(crop: Crop) -> Colour:
    """Give the colour that a square has around its letter: the median of a frame inside its edges."""
    inset, band, width = crop.width // 12, max(1, crop.width // 10), crop.width
    right, bottom = width - inset, crop.height - inset
    whole = [(y * width + inset, y * width + right) for y in range(inset, inset + band)]
    whole += [(y * width + inset, y * width + right) for y in range(bottom - band, bottom)]
    sides = [(y * width + x, y * width + x + band) for y in range(inset, bottom) for x in (inset, right - band)]
    places = whole + sides
    red, green, blue = (median(b"".join([plane[start:end] for start, end in places])) for plane in crop.planes)
    return red, green, blue


def ink_of(crop: Crop, background: Colour, least: int = _LEAST_CONTRAST) -> bytes:
    """Give 1 for each pixel of ink and 0 for each of the background; nothing where all is of one colour."""
    ink, _ = ink_and_faint(crop, background, least)
    return ink


def ink_and_faint(crop: Crop, background: Colour, least: int = _LEAST_CONTRAST) -> tuple[bytes, bytes]:
    """Give the pixels of ink, and those that have some of it, as a small figure has in a picture made smaller.

    The colour in which a square's letter stands out most is the only one that is looked at, and what is farther than
    half way from the background to the letter is ink. The letter's shade is that of the few pixels that differ most: as
    many as a thin I has. They are looked for in the middle, as corners of what is around a round tile differ as well.
    """
    best: tuple[int, bytes] = (0, b"")
    aside, above = crop.width * _ASIDE // 100, crop.height * _ASIDE // 100
    inside = crop.part(aside, above, crop.width - 2 * aside, crop.height - 2 * above)
    for plane, inner, middle in zip(crop.planes, inside.planes, background, strict=True):
        apart = plane.translate(_DISTANCES[middle])
        ordered = sorted(inner.translate(_DISTANCES[middle]))
        contrast = ordered[-1 - len(ordered) // _THINNEST]
        if contrast > best[0]:
            best = contrast, apart
    contrast, apart = best
    if contrast < least:
        nothing = bytes(crop.width * crop.height)
        return nothing, nothing
    return apart.translate(_above(contrast // 2)), apart.translate(_above(contrast // 4))


_DISTANCES = [bytes(abs(value - middle) for value in range(256)) for middle in range(256)]


def _above(limit: int) -> bytes:
    return bytes(limit + 1) + b"\1" * (255 - limit)


def normal_form(blobs: Sequence[Blob]) -> Glyph:
    """Put parts that make one letter into the normal form.

    >>> from .blobs import blobs_of
    >>> bar = normal_form(blobs_of(bytes([0, 1, 0] * 8), 3))
    >>> bar.aspect, bar.bits.bit_count() * 2 / CELLS**2
    (0.125, 0.5)
    """
    left, right = min(blob.left for blob in blobs), max(blob.right for blob in blobs)
    top, bottom = min(blob.top for blob in blobs), max(blob.bottom for blob in blobs)
    width, height = right - left, bottom - top
    ink = bytearray(width * height)
    for blob in blobs:
        for row, start, end in blob.runs:
            place = (row - top) * width - left
            ink[place + start : place + end] = b"\1" * (end - start)
    wide, tall = max(width, height * _NARROWEST), max(height, width * _NARROWEST)
    # A lane of 16 bits for each column: rows are added with their weights, all columns at once.
    rows = [_lanes(ink[start : start + width]) for start in range(0, width * height, width)]
    columns = _shares(width, wide)
    half = round(wide / CELLS * _SHARES) * round(tall / CELLS * _SHARES) // 2
    bits = 0
    for number, down in enumerate(_shares(height, tall)):
        total = sum([rows[row] * share for row, share in down])
        sums = array("H", total.to_bytes(2 * width, "little"))
        if byteorder == "big":
            sums.byteswap()
        for column, across in enumerate(columns):
            if sum([sums[x] * share for x, share in across]) > half:
                bits |= 1 << number * CELLS + column
    return Glyph(bits, width / height, len(blobs), left, top, right, bottom)


@lru_cache(maxsize=8192)
def grown(bits: int) -> int:
    """Give the cells that a glyph has ink in, and all that touch them: what is beyond is no moved stroke.

    >>> grown(1).bit_count(), grown(1 << CELLS - 1).bit_count(), grown(1 << 3 * CELLS + 3).bit_count()
    (4, 4, 9)
    """
    across = bits | (bits & ~_LAST_COLUMN) << 1 | (bits & ~_FIRST_COLUMN) >> 1
    return (across | across << CELLS | across >> CELLS) & _ALL_CELLS


_ALL_CELLS = (1 << CELLS * CELLS) - 1
_FIRST_COLUMN = _ALL_CELLS // ((1 << CELLS) - 1)
_LAST_COLUMN = _FIRST_COLUMN << CELLS - 1


def _lanes(ink: bytes | bytearray) -> int:
    wide = bytearray(2 * len(ink))
    wide[::2] = ink
    return int.from_bytes(wide, "little")


def _shares(size: int, full: float) -> list[list[tuple[int, int]]]:
    """Give for each cell the pixels that it covers, and how much of each, in sixteenths of a pixel.

    The pixels are in the middle of a length of `full` pixels, which the cells divide evenly.
    """
    start, cell = round((full - size) / 2 * _SHARES), full / CELLS * _SHARES
    found = []
    for number in range(CELLS):
        first, last = round(number * cell) - start, round((number + 1) * cell) - start
        found.append(
            [
                (pixel, share)
                for pixel in range(max(0, first // _SHARES), min(size, -(-last // _SHARES)))
                if (share := min(last, (pixel + 1) * _SHARES) - max(first, pixel * _SHARES)) > 0
            ]
        )
    return found
