"""The ink of a square, and its normal form: one integer that glyphs are compared by.

A glyph of any size is put into a square of 16 by 16 cells; a narrow one such as I stays narrow, in the middle. Row 0 is
lowest, a row's bits from left to right. Equal letters of two fonts then differ in few bits, and to compare a glyph
with a letter is one XOR and one count of bits.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .blobs import Blob
from .pixels import Colour, Crop, median

__all__ = ["CELLS", "Glyph", "background_of", "ink_of", "normal_form"]

CELLS = 16
"""Rows and columns of the normal form."""

_NARROWEST = 0.5
"""The least of width to height, or height to width, that is stretched to the whole square."""

_LEAST_CONTRAST = 24


@dataclass(frozen=True)
class Glyph:
    """A letter as it stands in a crop: its normal form, width to height, and the square around it in pixels."""

    bits: int
    aspect: float
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
    inset, band = crop.width // 12, max(1, crop.width // 10)
    right, bottom = crop.width - inset - band, crop.height - inset - band
    strips = [
        crop.part(inset, inset, crop.width - 2 * inset, band),
        crop.part(inset, bottom, crop.width - 2 * inset, band),
        crop.part(inset, inset, band, crop.height - 2 * inset),
        crop.part(right, inset, band, crop.height - 2 * inset),
    ]
    red, green, blue = (median(b"".join(strip.planes[channel] for strip in strips)) for channel in range(3))
    return red, green, blue


def ink_of(crop: Crop, background: Colour, least: int = _LEAST_CONTRAST) -> bytes:
    """Give 1 for each pixel of ink and 0 for each of the background; nothing where all is of one colour.

    The colour in which a square's letter stands out most is the only one that is looked at, and what is farther than
    half way from the background to the letter is ink. The letter's shade is that of the twentieth part of pixels that
    differs most.
    """
    best: tuple[int, bytes] = (0, b"")
    for plane, middle in zip(crop.planes, background, strict=True):
        apart = plane.translate(_DISTANCES[middle])
        ordered = sorted(apart)
        contrast = ordered[-1 - len(ordered) // 25]
        if contrast > best[0]:
            best = contrast, apart
    contrast, apart = best
    if contrast < least:
        return bytes(crop.width * crop.height)
    return apart.translate(_above(contrast // 2))


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
    lines = [0] * height
    for blob in blobs:
        for row, start, end in blob.runs:
            lines[row - top] |= (1 << end - left) - (1 << start - left)
    wide, tall = max(width, height * _NARROWEST), max(height, width * _NARROWEST)
    columns = _cells(width, wide)
    masks = [(1 << end) - (1 << start) if end > start else 0 for start, end in columns]
    bits = 0
    for number, (first, last) in enumerate(_cells(height, tall)):
        rows = lines[first:last]
        for column, mask in enumerate(masks):
            area = len(rows) * mask.bit_count()
            if area and 2 * sum([(line & mask).bit_count() for line in rows]) > area:
                bits |= 1 << number * CELLS + column
    return Glyph(bits, width / height, left, top, right, bottom)


def _cells(size: int, full: float) -> list[tuple[int, int]]:
    """Give the first pixel of each cell and the one after its last; the glyph is in the middle of the full length."""
    start, cell = (size - full) / 2, full / CELLS
    found = []
    for number in range(CELLS):
        first, last = start + number * cell, start + (number + 1) * cell
        begin, end = max(0, int(first + 0.5)), min(size, int(last + 0.5))
        if end <= begin and 0 <= (middle := int((first + last) / 2)) < size and first + last >= 0:
            begin, end = middle, middle + 1
        found.append((begin, max(begin, end)))
    return found
