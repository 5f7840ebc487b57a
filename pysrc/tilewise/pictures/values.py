"""Where tiles have their values: what ink is there, what hides it, and whether it is a 0."""

from collections.abc import Sequence

from .blobs import Blob, blobs_of
from .glyphs import Contrast
from .overlays import Span, strange
from .pixels import Colour, Crop

__all__ = ["Place", "covers", "extent", "ink_in", "reach", "share_of", "strange_in", "widened", "zero_in", "zone_of"]

Place = tuple[float, float, float, float]
"""Left, top, right and bottom of a figure on a square, as shares of what is looked at."""

_EDGE = 0.06
"""The part of what is looked at that is beside its edge."""

_AROUND = 0.03
"""Room around the place of values that is theirs as well."""

_SECOND = 0.7
"""The room that a second figure of a value takes, as a share of the first one's."""

_COVERED, _BY_ONE = (0.25, 0.5), (0.15, 0.5)
"""The shares of the place's width and height that a letter covers which may have a value in it, and one which may have
the slim 1 of a value of two figures in it.
"""

_READABLE, _NARROW_ZERO, _WIDE_ZERO = 4, 0.36, 1.05
"""Pixels that a value is high, at least, to be read, and width to height of a 0."""

_SECOND_FIGURE = 0.3
"""How far right of the values' middle a 0 stands, in its widths, from which on it is the second figure of a value."""

_BANDS = (0.15, 0.4), (0.35, 0.65), (0.6, 0.85)
"""The rows in which a 0 has ink on both sides, as shares of its height; in those of the middle it has a gap."""


def zone_of(values: Place, contrast: Contrast, around: float = _AROUND) -> tuple[int, int, int, int]:
    """Give the place of values, with some room around it, in pixels."""
    left, top, right, bottom = values
    return (
        round(min(left, max(_EDGE, left - around)) * contrast.width),
        round(min(top, max(_EDGE, top - around)) * contrast.height),
        round(max(right, min(1 - _EDGE, right + around)) * contrast.width),
        round(max(bottom, min(1 - _EDGE, bottom + around)) * contrast.height),
    )


def extent(place: Place) -> float:
    """Give the part of what is looked at that a place takes."""
    left, top, right, bottom = place
    return (right - left) * (bottom - top)


def widened(zone: tuple[int, int, int, int], contrast: Contrast) -> tuple[int, int, int, int]:
    """Give room for a second figure on both sides: few values have two, and they begin or end with the others."""
    left, top, right, bottom = zone
    more = round(_SECOND * (right - left))
    return max(0, left - more), top, min(contrast.width, right + more), bottom


def covers(blob: Blob, zone: tuple[int, int, int, int], *, by_one: bool = False) -> bool:
    """Whether a figure takes so much of the values' place that it has a value in it, or the 1 of one."""
    left, top, right, bottom = zone
    runs = [
        (row, max(start, left), min(end, right))
        for row, start, end in blob.runs
        if top <= row < bottom and start < right and end > left
    ]
    if not runs:
        return False
    wide = max(end for _, _, end in runs) - min(start for _, start, _ in runs)
    tall = runs[-1][0] - runs[0][0] + 1
    least_wide, least_tall = _BY_ONE if by_one else _COVERED
    return wide >= least_wide * (right - left) and tall >= least_tall * (bottom - top)


def reach(letters: Sequence[Sequence[Blob]], zone: tuple[int, int, int, int]) -> int:
    """Count the pixels of letters in the values' place."""
    left, top, right, bottom = zone
    runs = [run for parts in letters for part in parts for run in part.runs if top <= run[0] < bottom]
    return sum([max(0, min(end, right) - max(start, left)) for _, start, end in runs])


def ink_in(rest: bytearray, contrast: Contrast, zone: Sequence[int]) -> float:
    """Give the ink in the values' place, but for lines that go through it, as the edge of a tile may."""
    left, top, right, bottom = max(1, zone[0]), zone[1], min(contrast.width - 1, zone[2]), zone[3]
    rows = [rest[row * contrast.width + left - 1 : row * contrast.width + right + 1] for row in range(top, bottom)]
    ink = sum([row.count(1, 1, len(row) - 1) for row in rows if 0 in row])
    return ink / (contrast.width * contrast.height)


def strange_in(crop: Crop, background: Colour, ink: Colour, zone: Sequence[int]) -> float:
    """Give the share of the values' place whose colour is none between that of the background and that of the ink.

    What lies over a tile, such as a score in a bubble, has colours of its own.
    """
    left, top, right, bottom = zone
    part = crop.part(left, top, max(0, right - left), max(0, bottom - top))
    return strange(part, background, ink).count(1) / max(1, (bottom - top) * (right - left))


def share_of(over: Sequence[Span], zone: Sequence[int]) -> float:
    """Give the share of a rectangle that something lies over."""
    left, top, right, bottom = zone
    covered = sum([max(0, min(end, right) - max(start, left)) for row, start, end in over if top <= row < bottom])
    return covered / max(1, (right - left) * (bottom - top))


def zero_in(rest: bytes | bytearray, contrast: Contrast, zone: Sequence[int]) -> float:
    """Say how much a value looks like a 0: one figure with ink on both sides of its middle, and none in it.

    `rest` is 1 where there may be ink of a value. The 0 of a 10 whose 1 touches the letter is none, as it stands beside
    the place of single figures.
    """
    left, top, right, bottom = widened((zone[0], zone[1], zone[2], zone[3]), contrast)
    lines = [range(row * contrast.width + left, row * contrast.width + right) for row in range(top, bottom)]
    seen = [[contrast.plane[place] if rest[place] else 0 for place in line] for line in lines]
    most = max(map(max, seen), default=0) if right > left else 0
    if not most:
        return 0.0
    figures = blobs_of(bytes([2 * value > most for line in seen for value in line]), right - left)
    tallest = max(figures, key=lambda blob: blob.height)
    if sum([2 * blob.height > tallest.height for blob in figures]) > 1:
        return 0.0
    high, wide = tallest.height, tallest.width
    if high < _READABLE or not _NARROW_ZERO <= wide / high <= _WIDE_ZERO:
        return 0.0
    if 2 * left + tallest.left + tallest.right - zone[0] - zone[2] > 2 * _SECOND_FIGURE * wide:
        return 0.0
    sides = max(1, wide // 3)

    def shades(part: tuple[float, float]) -> list[float]:
        first = tallest.top + round(high * part[0])
        band = seen[first : max(tallest.top + round(high * part[1]), first + 1)]
        return [
            sum([line[column] for line in band]) / len(band) / most for column in range(tallest.left, tallest.right)
        ]

    bands = [shades(part) for part in _BANDS]
    ink = min([max(each) for band in bands for each in (band[:sides], band[-sides:])])
    return max(0.0, ink - min(bands[1][sides : wide - sides], default=1.0))
