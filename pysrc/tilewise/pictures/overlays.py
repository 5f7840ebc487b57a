"""What lies over a part of a square, such as a score in a bubble: it has colours of its own.

A letter's pixels are of its ink, of the square's background, or between the two. All pixels are compared at once: the
colour in which ink and background differ most says how much of each a pixel has, and what its other colours are then.
"""

from collections.abc import Sequence
from functools import lru_cache

from .blobs import Blob, blobs_of
from .edges import differing
from .pixels import Colour, Crop

__all__ = ["Span", "is_beside", "overlay_of", "strange"]

_OFF = 36
"""How far a colour is from any between those of background and ink that is of something else."""

_LEAST, _SHORTEST = 0.02, 0.14
"""The least part of a square that something over it takes, and the least of each of its sides: edges are thinner."""

_FILLED = 0.4
"""The least part of its rectangle that is of strange colours: a ring or a frame has less."""

_FINE = 3
"""Bits of a colour that make no difference."""

_SOFT = 1
"""Pixels around it that have some of its colour."""

Span = tuple[int, int, int]
"""Row, start and end of pixels."""


def strange(crop: Crop, background: Colour, ink: Colour) -> bytes:
    r"""Give 1 for each pixel whose colour is none between background and ink, else 0.

    >>> strange(Crop(3, 1, (bytes([90, 9, 200]), bytes([90, 9, 0]), bytes([90, 9, 0]))), (99, 99, 99), (0, 0, 0))
    b'\x00\x00\x01'
    """
    strongest, tables = _tables(_nearly(background), _nearly(ink))
    most = crop.planes[strongest]
    flags = 0
    for plane, table in zip(crop.planes, tables, strict=True):
        flags |= int.from_bytes(differing(plane, most.translate(table), _OFF), "little")
    return flags.to_bytes(crop.width * crop.height, "little")


def _nearly(colour: Colour) -> Colour:
    """Give a colour that is about the same and one of few."""
    red, green, blue = (value | _FINE for value in colour)
    return red, green, blue


@lru_cache(maxsize=256)
def _tables(background: Colour, ink: Colour) -> tuple[int, list[bytes]]:
    """Give the colour in which two differ most, and by its value what the three are between them."""
    strongest = max(range(3), key=lambda channel: abs(ink[channel] - background[channel]))
    light, way = background[strongest], ink[strongest] - background[strongest]
    shares = [min(1.0, max(0.0, (value - light) / way)) if way else 0.0 for value in range(256)]
    return strongest, [
        bytes([round(empty + share * (full - empty)) for share in shares])
        for empty, full in zip(background, ink, strict=True)
    ]


def overlay_of(crop: Crop, background: Colour, ink: Colour) -> list[Span]:
    """Give the pixels of what lies over a square and reaches beyond it, row by row, with what is written on that."""
    found: list[Span] = []
    for blob in blobs_of(strange(crop, background, ink), crop.width):
        if _is_over(blob, crop):
            found += _filled(blob, crop)
    return found


def _is_over(blob: Blob, crop: Crop) -> bool:
    reaches_out = blob.left == 0 or blob.top == 0 or blob.right == crop.width or blob.bottom == crop.height
    return (
        reaches_out
        and blob.width >= _SHORTEST * crop.width
        and blob.height >= _SHORTEST * crop.height
        and blob.area >= max(_LEAST * crop.width * crop.height, _FILLED * blob.width * blob.height)
    )


def _filled(blob: Blob, crop: Crop) -> Sequence[Span]:
    rows: dict[int, tuple[int, int]] = {}
    for row, start, end in blob.runs:
        for near in range(max(0, row - _SOFT), min(crop.height, row + _SOFT + 1)):
            first, last = rows.get(near, (start, end))
            rows[near] = min(first, start), max(last, end)
    return [(row, max(0, start - _SOFT), min(crop.width, end + _SOFT)) for row, (start, end) in sorted(rows.items())]


def is_beside(over: Sequence[Span], letters: Sequence[Blob], scale: int, near: int) -> bool:
    """Whether letters, whose parts are so many times larger, come near to what lies over the square."""
    if not over:
        return False
    rows: dict[int, list[tuple[int, int]]] = {}
    for letter in letters:
        for row, start, end in letter.runs:
            rows.setdefault(row // scale, []).append((start // scale, -(-end // scale)))
    return any(
        left < end + near and right > start - near
        for row, start, end in over
        for each in range(row - near, row + near + 1)
        for left, right in rows.get(each, ())
    )
