"""A picture as the page hands it over: red, green, blue and opacity of each pixel, a byte each, row by row.

    data     R G B A R G B A R G B A …      a row is 4 * width bytes

A plane, one colour of a rectangle, is a slice of each row: `data[start : end : 4 * step]` takes every step-th pixel of
it, so that a rectangle is made smaller while it is cut out, without a look at the pixels between.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..errors import RequestError

__all__ = [
    "LONGEST_SIDE",
    "MOST_PIXELS",
    "Box",
    "Colour",
    "Crop",
    "Picture",
    "distance",
    "median",
    "ranked",
    "read_picture",
]

MOST_PIXELS = 16_000_000
"""Pixels of the largest picture that is read; the screens of tablets have about six million."""

LONGEST_SIDE = 16_384
"""Pixels of the longest side of a picture that is read."""

Box = tuple[int, int, int, int]
"""Left, top, width and height, in pixels."""

Colour = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

_CHANNELS = range(3)


@dataclass(frozen=True, eq=False)
class Crop:
    """A rectangle of a picture at a smaller size: three planes of `width` * `height` bytes."""

    width: int
    height: int
    planes: tuple[bytes, bytes, bytes]

    def part(self, left: int, top: int, width: int, height: int) -> "Crop":
        """Cut a smaller rectangle out, which lies inside."""
        rows = [range(y * self.width + left, y * self.width + left + width) for y in range(top, top + height)]
        red, green, blue = (b"".join(plane[row.start : row.stop] for row in rows) for plane in self.planes)
        return Crop(width, height, (red, green, blue))

    def colours(self) -> Iterator[Colour]:
        """Give the colour of each pixel."""
        return zip(*self.planes, strict=True)


@dataclass(frozen=True, eq=False)
class Picture:
    """A picture of `width` * `height` pixels.

    >>> picture = read_picture(2, 1, bytes([255, 0, 0, 255, 0, 0, 255, 255]))
    >>> list(picture.crop((0, 0, 2, 1)).colours())
    [(255, 0, 0), (0, 0, 255)]
    """

    width: int
    height: int
    data: bytes

    def crop(self, box: Box, step: int = 1) -> Crop:
        """Cut a rectangle out, of which every step-th pixel of every step-th row is taken; what is outside is not."""
        left, top, right, bottom = self._inside(box)
        starts = range((top * self.width + left) * 4, (bottom * self.width + left) * 4, self.width * 4 * step)
        length, data = (right - left) * 4, self.data
        red, green, blue = (
            b"".join([data[start + channel : start + length : 4 * step] for start in starts]) for channel in _CHANNELS
        )
        return Crop(-(-(right - left) // step), len(starts), (red, green, blue))

    def smooth_crop(self, box: Box, step: int) -> Crop:
        """Cut a rectangle out as `crop` does, but take the mean of four pixels of each step * step for one.

        The four are added in lanes of 16 bits; where a rectangle is not made smaller, there is nothing to add.
        """
        half = step // 2
        if not half:
            return self.crop(box, step)
        left, top, right, bottom = self._inside(box)
        width, height = right - left - half, bottom - top - half
        if width <= 0 or height <= 0:
            return self.crop(box, step)
        four = [self.crop((left + x, top + y, width, height), step) for x in (0, half) for y in (0, half)]
        red, green, blue = (_mean_of_four([crop.planes[channel] for crop in four]) for channel in _CHANNELS)
        return Crop(four[0].width, four[0].height, (red, green, blue))

    def colour_of_rows(self, left: int, rows: Iterable[int], width: int, step: int) -> Colour:
        """Give the usual colour of every step-th pixel of some rows, from a left on; black where none is inside."""
        begin, end = max(0, left) * 4, min(self.width, left + width) * 4
        starts = [row * self.width * 4 for row in rows if 0 <= row < self.height] if begin < end else []
        red, green, blue = (
            median(b"".join([self.data[start + begin + channel : start + end : 4 * step] for start in starts]) or b"\0")
            for channel in _CHANNELS
        )
        return red, green, blue

    def _inside(self, box: Box) -> tuple[int, int, int, int]:
        left, top = max(0, box[0]), max(0, box[1])
        return left, top, max(left, min(self.width, box[0] + box[2])), max(top, min(self.height, box[1] + box[3]))


def _mean_of_four(planes: Sequence[bytes]) -> bytes:
    r"""Give the mean of four planes, byte by byte.

    >>> _mean_of_four([bytes([8, 250]), bytes([8, 250]), bytes([0, 255]), bytes([0, 255])])
    b'\x04\xfc'
    """
    total, size = 0, len(planes[0])
    for plane in planes:
        wide = bytearray(2 * size)
        wide[::2] = plane
        total += int.from_bytes(wide, "little")
    return (total >> 2).to_bytes(2 * size, "little")[::2]


def read_picture(width: int, height: int, data: bytes) -> Picture:
    """Take a request's pixels; raises RequestError: "picture-size" or "picture-data"."""
    if width * height > MOST_PIXELS:
        raise RequestError(
            "picture-size",
            f"A picture has at most {MOST_PIXELS:,} pixels; this says {width * height:,}.",
            field="width",
        )
    if len(data) != width * height * 4:
        raise RequestError(
            "picture-data",
            f"A picture of {width} by {height} pixels is {width * height * 4:,} bytes; these are {len(data):,}.",
            field="data",
        )
    return Picture(width, height, data)


def distance(one: Colour, other: Colour) -> int:
    """Say how far two colours are apart: the largest of the differences of red, green and blue.

    >>> distance((250, 0, 0), (255, 10, 0))
    10
    """
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]), abs(one[2] - other[2]))


def median(values: bytes) -> int:
    """Give the middle one of some bytes, in order of size.

    >>> median(bytes([9, 200, 7]))
    9
    """
    return ranked(values, len(values) // 2)


def ranked(values: bytes, place: int) -> int:
    """Give the one of some bytes that is at a place in order of size, as sorting gives it; raises IndexError.

    Where there are many, the range of values is halved until one is left: to count bytes takes less than to sort them.

    >>> [ranked(bytes([9, 200, 7, 9]) * many, 3 * many) for many in (1, 200)]
    [200, 200]
    """
    if len(values) < _MANY or not 0 <= place < len(values):
        return sorted(values)[place]
    low, high = 0, 255
    while low < high:
        middle = (low + high) // 2
        if values.translate(_UP_TO[middle]).count(1) > place:
            high = middle
        else:
            low = middle + 1
    return low


_MANY = 256
_UP_TO = [bytes([1]) * (value + 1) + bytes(255 - value) for value in range(256)]
