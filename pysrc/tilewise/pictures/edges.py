"""Where a picture changes: all pixels compared with their neighbours by a few operators on one integer.

A plane's bytes are put into lanes of 16 bits, lane 0 lowest, so that differences have room:

    lane           1                    0
    bits    31 … 24 23 … 16      15 … 8  7 … 0
            0       pixel 1      0       pixel 0

A shift by one lane puts every pixel on its left neighbour, a shift by a row's lanes on the one above. Where a - b is
more than a threshold t, a - b + 511 - t has bit 9 set; it is never below 0, so that no lane borrows from the next.
"""

from .pixels import Crop

__all__ = ["differing", "horizontal_changes", "vertical_changes"]

_LANE = 16
_FLAG = 9


def horizontal_changes(crop: Crop, threshold: int) -> bytes:
    r"""Give 1 for each pixel that differs from the one to its right by more than the threshold in some colour, else 0.

    >>> horizontal_changes(Crop(4, 1, (bytes([9, 9, 90, 90]),) * 3), 20)
    b'\x00\x01\x00\x00'
    """
    changes = bytearray(_changes(crop, 1, threshold))
    changes[crop.width - 1 :: crop.width] = bytes(crop.height)
    return bytes(changes)


def vertical_changes(crop: Crop, threshold: int) -> bytes:
    """Give 1 for each pixel that differs from the one below it by more than the threshold in some colour, else 0."""
    return _changes(crop, crop.width, threshold)


def differing(one: bytes, other: bytes, threshold: int) -> bytes:
    r"""Give 1 for each byte that differs from the other one at its place by more than the threshold, else 0.

    >>> differing(bytes([9, 9, 90]), bytes([9, 12, 9]), 3)
    b'\x00\x00\x01'
    """
    size = len(one)
    room = int.from_bytes((2 * (1 << _FLAG - 1) - 1 - threshold).to_bytes(2, "little") * size, "little")
    here, there = (int.from_bytes(_wide(each), "little") for each in (one, other))
    flags = (here + room - there) | (there + room - here)
    flags = flags >> _FLAG & int.from_bytes(b"\1\0" * size, "little")
    return flags.to_bytes(2 * size, "little")[::2]


def _wide(plane: bytes) -> bytearray:
    wide = bytearray(2 * len(plane))
    wide[::2] = plane
    return wide


def _changes(crop: Crop, ahead: int, threshold: int) -> bytes:
    """Compare each pixel with the one that many pixels ahead; the last ones, which have none, do not differ."""
    pixels = crop.width * crop.height
    compared = max(0, pixels - ahead)
    room = int.from_bytes((2 * (1 << _FLAG - 1) - 1 - threshold).to_bytes(2, "little") * compared, "little")
    flags = 0
    for plane in crop.planes:
        wide = _wide(plane)
        here = int.from_bytes(wide[: 2 * compared], "little")
        there = int.from_bytes(wide[2 * ahead :], "little")
        flags |= (here + room - there) | (there + room - here)
    flags = flags >> _FLAG & int.from_bytes(b"\1\0" * compared, "little")
    return flags.to_bytes(2 * compared, "little")[::2] + bytes(pixels - compared)
