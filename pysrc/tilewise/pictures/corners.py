"""The ink in the corners of a square, where a value may stand."""

from math import sqrt

__all__ = ["BARE", "ink_of_corners"]

_CORNER, _EDGE = 0.4, 0.06
"""The part of a side that a corner takes, where a value may stand, and the part of the crop's beside its edge."""

BARE = (0.0, 0.0, 0.0, 0.0)
"""Corners without ink."""

_ROUND = 0.34
"""The radius of round corners, as a part of the side; what is beyond it is not the square's."""


def ink_of_corners(rest: bytearray, width: int, height: int) -> tuple[float, ...]:
    """Give how much ink each corner has."""
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
