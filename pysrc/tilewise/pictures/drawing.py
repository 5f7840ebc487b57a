"""Pictures of boards, drawn with the templates: for examples, and for tests of what reads pictures."""

from base64 import b64encode
from collections.abc import Sequence

from .glyphs import CELLS
from .pixels import Colour
from .templates import FACES, Template, templates_of

__all__ = ["drawn_squares"]

_FACE = FACES.index("roboto 700")
_INK = (50, 45, 45, 255)


def drawn_squares(letters: Sequence[str], columns: int, colours: Sequence[Colour], side: int) -> tuple[int, int, str]:
    """Draw squares of so many pixels with a letter each, "" for none; give width, height and the pixels in base64.

    >>> width, height, data = drawn_squares(["A", ""], 2, [(255, 0, 0)] * 2, 24)
    >>> width, height, len(data) == 24 * 48 * 4 / 3 * 4
    (48, 24, True)
    """
    width, height = columns * side, -(-len(letters) // columns) * side
    pixels = bytearray(width * height * 4)
    for place, (letter, colour) in enumerate(zip(letters, colours, strict=True)):
        left, top = place % columns * side, place // columns * side
        for row in range(top, top + side):
            start = (row * width + left) * 4
            pixels[start : start + side * 4] = bytes((*colour, 255)) * side
        for x, y in _inked(letter, side):
            start = ((top + y) * width + left + x) * 4
            pixels[start : start + 4] = bytes(_INK)
    return width, height, b64encode(pixels).decode()


def _inked(letter: str, side: int) -> list[tuple[int, int]]:
    """Give the pixels of a letter in the middle of its square."""
    template = next((each for each in templates_of(letter) if each.face == _FACE), None)
    if template is None:
        return []
    tall, wide = _size(template, side)
    scale = max(tall, wide / 2)
    left, top = (side - wide) // 2, (side - tall) // 2
    across, down = max(wide, tall / 2) / CELLS, max(scale, tall) / CELLS
    shift_x, shift_y = (CELLS * across - wide) / 2, (CELLS * down - tall) / 2
    return [
        (left + x, top + y)
        for y in range(tall)
        for x in range(wide)
        if template.bits >> int((y + shift_y + 0.5) / down) * CELLS + int((x + shift_x + 0.5) / across) & 1
    ]


def _size(template: Template, side: int) -> tuple[int, int]:
    tall = side * 5 // 9
    return tall, max(1, round(tall * template.aspect))
