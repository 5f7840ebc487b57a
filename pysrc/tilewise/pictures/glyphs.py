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
from typing import NamedTuple

from .blobs import Blob
from .pixels import Colour, Crop, median, ranked

__all__ = [
    "CELLS",
    "UNMARKED",
    "Contrast",
    "Glyph",
    "Marks",
    "background_of",
    "contrast_of",
    "doubled",
    "grown",
    "ink_of",
    "normal_form",
]

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

_THINLY = 1.2
"""The factor by which more of a thin letter is ink."""

_SMALL = 48
"""Pixels of a square's side below which it is small: a stroke is hardly as thick as one or two."""

_HALF = 0.5


class Marks(NamedTuple):
    """What a letter has beside its largest part, all together: where and how large that is.

    `below` is how far its middle is below that of the largest part; all are shares of the letter's longer side. Two
    dots are as wide as that whether they touch or not.
    """

    below: float
    width: float
    height: float


UNMARKED = Marks(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Glyph:
    """A letter in a crop: its normal form, width to height, how many parts it has, and its rectangle in pixels.

    `looks` are the same letter if more or less counts as ink, where its script asks for them. `tall` is its height in
    heights of a capital without marks, 0 where that is not known.
    """

    bits: int
    aspect: float
    parts: int
    left: int
    top: int
    right: int
    bottom: int
    marks: Marks = UNMARKED
    looks: tuple["Glyph", ...] = ()
    tall: float = 0.0

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
    return contrast_of(crop, background, least).over(_HALF)


@dataclass(frozen=True)
class Contrast:
    """How far each pixel of a square is from its background, and how far its letter: 0 where all is of one colour."""

    width: int
    height: int
    plane: bytes
    most: int

    def over(self, share: float) -> bytes:
        """Give 1 for each pixel that differs by more than a share of what the letter does."""
        return self.plane.translate(_above(round(self.most * share))) if self.most else bytes(len(self.plane))

    def without(self, zone: tuple[int, int, int, int]) -> "Contrast":
        """Give the same without what is in a rectangle: left, top, right and bottom."""
        left, top, right, bottom = zone
        plane = bytearray(self.plane)
        for row in range(top, bottom):
            plane[row * self.width + left : row * self.width + right] = bytes(right - left)
        return Contrast(self.width, self.height, bytes(plane), self.most)

    def is_thin(self, share: float, less: float) -> bool:
        """Whether strokes are so thin that much more is ink with a smaller share of the contrast."""
        return self.over(less).count(1) > _THINLY * self.over(share).count(1)

    def enlarged(self) -> "Contrast":
        """Make a small square twice as wide and high, so that thin strokes hold together and narrow gaps stay."""
        if self.width >= _SMALL or not self.most:
            return self
        return Contrast(2 * self.width, 2 * self.height, doubled(self.plane, self.width), self.most)


def contrast_of(crop: Crop, background: Colour, least: int = _LEAST_CONTRAST) -> Contrast:
    """Say how far pixels are from the background.

    The colour in which a square's letter stands out most is the only one that is looked at. The letter's shade is that
    of the few pixels that differ most: as many as a thin I has. They are looked for in the middle, as corners of what
    is around a round tile differ as well.
    """
    best: tuple[int, bytes] = (0, b"")
    aside, above = crop.width * _ASIDE // 100, crop.height * _ASIDE // 100
    inside = crop.part(aside, above, crop.width - 2 * aside, crop.height - 2 * above)
    for plane, inner, middle in zip(crop.planes, inside.planes, background, strict=True):
        apart = plane.translate(_DISTANCES[middle])
        contrast = ranked(inner.translate(_DISTANCES[middle]), len(inner) - 1 - len(inner) // _THINNEST)
        if contrast > best[0]:
            best = contrast, apart
    contrast, apart = best
    if contrast < least:
        return Contrast(crop.width, crop.height, bytes(crop.width * crop.height), 0)
    return Contrast(crop.width, crop.height, apart, contrast)


def doubled(plane: bytes, width: int) -> bytes:
    """Make a plane twice as wide and high; each pixel becomes four, each nearer to the neighbours on its side.

    All are weighted at once, in lanes of 16 bits: a pixel counts three times as much as its neighbour, in each
    direction. What is beyond the plane is 0.

    >>> list(doubled(bytes([16, 0, 0, 0]), 2))
    [9, 9, 3, 0, 9, 9, 3, 0, 3, 3, 1, 0, 0, 0, 0, 0]
    """
    height = len(plane) // width
    row = 16 * width
    wide = bytearray(2 * len(plane))
    wide[::2] = plane
    here = int.from_bytes(wide, "little")
    full = (1 << 16 * len(plane)) - 1
    found = bytearray(4 * len(plane))
    for right, across in enumerate((here << 16 & full, here >> 16)):
        near = 3 * here + across
        for below, down in enumerate((near << row & full, near >> row)):
            total = (3 * near + down >> 4).to_bytes(2 * len(plane), "little")[::2]
            for y in range(height):
                start = (2 * y + below) * 2 * width
                found[start + right : start + 2 * width : 2] = total[y * width : (y + 1) * width]
    return bytes(found)


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
    return Glyph(bits, width / height, len(blobs), left, top, right, bottom, _marks_of(blobs))


def _marks_of(blobs: Sequence[Blob]) -> Marks:
    """Measure all parts but the largest."""
    if len(blobs) < 2:
        return UNMARKED
    main = max(blobs, key=lambda blob: blob.width + blob.height)
    others = [blob for blob in blobs if blob is not main]
    top, bottom = min(blob.top for blob in others), max(blob.bottom for blob in others)
    left, right = min(blob.left for blob in others), max(blob.right for blob in others)
    tall = max(bottom, main.bottom) - min(top, main.top)
    longer = max(tall, max(right, main.right) - min(left, main.left))
    return Marks(((top + bottom) / 2 - main.centre[1]) / longer, (right - left) / longer, (bottom - top) / longer)


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
