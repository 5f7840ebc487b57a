"""The tiles of a rack, found by their bodies: even pieces of the tiles' colour in a row, whatever stands on them.

All pixels are compared with the colour at once, by translations and operators on one integer. What has the colour and
is connected is a body, or some that touch each other; letters are holes in it.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from ...averages import median
from ...pictures.blobs import Blob, blobs_of
from ...pictures.pixels import Box, Colour, Crop, Picture

__all__ = ["colours_below", "tray_rows"]

_WORKING_SIDE = 520
_NEAR = (44, 22, 11)
"""How far a tile's pixels are from its colour, at most: it may be shaded, or what it lies on may be nearly alike."""

_SIDES = 0.7, 3.2
"""The least and the most that a tile of the rack is high, in pitches of the board."""

_SHAPE, _NEARLY_SQUARE = (0.72, 1.32), (0.88, 1.12)
"""Width to height of a tile; and of one that is a square but for its edges."""

_FILLED = 0.5
"""The least part of its rectangle that is of the tiles' colour."""

_ALIKE = 0.12

_NEAR_TOP, _ROUND = 0.06, 0.62
"""The part of its height at which the width of a body says whether it is round, and that of a round one, at most."""

_FARTHER = 1.25
"""By what factor a button is farther from a rack than its tiles are from each other, at least."""

_COUNTED, _LEVELS = 160, 12
"""Pixels of the shorter side in which colours are counted, and how many values count as one."""

_LEAST, _MOST_COLOURS = 0.012, 8
"""The least part of what is below the board that a rack's tiles take, and the colours that are tried."""


def colours_below(picture: Picture, below: int) -> list[Colour]:
    """Give the colours that much of what is below a board has, the usual one first."""
    height = picture.height - below
    step = max(1, round(min(picture.width, picture.height) / _COUNTED))
    seen = picture.crop((0, below, picture.width, height), step)
    groups: dict[Colour, Counter[Colour]] = {}
    for colour, count in Counter(seen.colours()).items():
        red, green, blue = colour
        groups.setdefault((red // _LEVELS, green // _LEVELS, blue // _LEVELS), Counter())[colour] = count
    often = sorted(groups.values(), key=lambda group: -group.total())[:_MOST_COLOURS]
    return [group.most_common(1)[0][0] for group in often if group.total() >= _LEAST * seen.width * seen.height]


def tray_rows(picture: Picture, below: int, pitch: float, tile: Colour, most: int) -> list[list[Box]]:
    """Give rows of what may be tiles, each from left to right, as their rectangles."""
    step = max(1, round(min(picture.width, picture.height) / _WORKING_SIDE))
    crop = picture.crop((0, below, picture.width, picture.height - below), step)
    low, high = (pitch * each / step for each in _SIDES)
    found: list[list[Box]] = []
    for near in _NEAR:
        blobs = blobs_of(_near(crop, tile, near), crop.width)
        bodies = [body for body in blobs if low <= body.height <= high and not _is_round(body)]
        for one in bodies:
            row = _even(
                [part for other in bodies if _are_alike(one, other) for part in _parts(other, most)], step, below
            )
            found += [each for each in _rows_of(row, most) if each not in found]
    return found


def _rows_of(row: Sequence[Box], most: int) -> list[list[Box]]:
    """Give a row, or where it has more than a rack holds the part that is one: buttons may be beside it, farther apart.

    Several parts of more than one body are buttons that were cut into tiles.
    """
    if len(row) <= most:
        return [list(row)] if row else []
    gaps = [after[0] - before[0] for before, after in pairwise(row)]
    cuts = [number + 1 for number, gap in enumerate(gaps) if gap > _FARTHER * min(gaps)]
    parts = [list(row[start:end]) for start, end in pairwise([0, *cuts, len(row)])]
    several = [part for part in parts if len(part) > 1]
    return several if len(several) == 1 and len(several[0]) <= most else []


def _is_round(body: Blob) -> bool:
    """Whether a body is a round button: near its top it is narrower than a tile with round corners."""
    near = body.top + round(_NEAR_TOP * body.height)
    runs = [(start, end) for row, start, end in body.runs if row == near]
    return max(end for _, end in runs) - min(start for start, _ in runs) < _ROUND * body.width


def _are_alike(one: Blob, other: Blob) -> bool:
    """Whether two bodies are of one height and stand beside each other."""
    return abs(other.height - one.height) <= one.height * _ALIKE and abs(other.top - one.top) <= one.height * _ALIKE


def _near(crop: Crop, colour: Colour, most: int) -> bytes:
    """Give 1 for each pixel that is no farther than that from a colour."""
    bits = -1
    for plane, middle in zip(crop.planes, colour, strict=True):
        table = bytes(abs(value - middle) <= most for value in range(256))
        bits &= int.from_bytes(plane.translate(table), "little")
    return bits.to_bytes(crop.width * crop.height, "little")


def _parts(body: Blob, most: int) -> list[tuple[float, float, Blob]]:
    """Cut a body into tiles, each given by its left and its width: those that touch are one body.

    Where they may be as many as a rack holds, they are; where they would be more, it is a button or a bar.
    """
    full = _NEARLY_SQUARE[0] <= body.width / most / body.height <= _NEARLY_SQUARE[1]
    count = most if full else max(1, round(body.width / body.height))
    wide = body.width / count
    if (
        count > most
        or not _SHAPE[0] <= wide / body.height <= _SHAPE[1]
        or body.area < _FILLED * body.width * body.height
    ):
        return []
    return [(body.left + number * wide, wide, body) for number in range(count)]


def _even(row: Sequence[tuple[float, float, Blob]], step: int, below: int) -> list[Box]:
    """Give tiles of one size as boxes in the picture; those of another width are none."""
    if not row:
        return []
    wide = median([width for _, width, _ in row])
    top, bottom = median([body.top for _, _, body in row]), median([body.bottom for _, _, body in row])
    return [
        (round(left * step), below + round(top * step), round(wide * step), round((bottom - top) * step))
        for left, width, _ in sorted(row, key=lambda each: each[0])
        if abs(width - wide) <= wide * _ALIKE
    ]
