"""Painting test pictures with Pillow, and wearing them as screenshots are worn on their way."""

import io
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from fonts.make_templates import ARABIC_FACES, TEMPLATE_FACES, font_for
from PIL import Image, ImageDraw

Colour = tuple[int, int, int]

KEPT_OUT = [
    *[("inter", weight) for weight in (500, 700)],
    *[("work-sans", weight) for weight in (400, 700)],
    *[("rubik", weight) for weight in (500, 700)],
    *[("noto-sans", weight) for weight in (400, 700)],
    *[("raleway", weight) for weight in (500, 700)],
    ("varela-round", 400),
]
"""Faces that no template was made of."""

UNLIKE = [
    ("lora", 400),
    ("lora", 700),
    ("source-serif-4", 400),
    ("source-serif-4", 800),
    ("oswald", 500),
    ("inconsolata", 500),
    ("inconsolata", 800),
    ("baloo-2", 700),
]
"""Faces with serifs, of one width, condensed or rounded, that no template was made of."""

ARABIC_KEPT_OUT = [
    *[("rubik", weight) for weight in (400, 500, 700)],
    *[("ibm-plex-sans-arabic", weight) for weight in (400, 500, 700)],
    *[("scheherazade-new", weight) for weight in (400, 700)],
]

FACES = {"templates": TEMPLATE_FACES, "kept out": KEPT_OUT}
ARABIC = {"templates": ARABIC_FACES, "kept out": ARABIC_KEPT_OUT}

WEARS = ("none", "jpeg 95", "jpeg 75", "jpeg 60", "smaller", "larger")


class Painter:
    """A picture, and how letters are put on it."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.draw = ImageDraw.Draw(self.image)

    def square(self, box: tuple[float, float, float, float], radius: float, fill: Colour, **more: Any) -> None:
        left, top, width, height = box
        self.draw.rounded_rectangle(
            (round(left), round(top), round(left + width) - 1, round(top + height) - 1), radius, fill, **more
        )

    def shaded(self, box: tuple[float, float, float, float], fill: Colour, by: int) -> None:
        """Make a rectangle lighter at its top and darker at its bottom, where it has one colour."""
        left, top, width, height = (round(each) for each in box)
        for row in range(height):
            change = round(by * (0.5 - row / height))
            shade = tuple(min(255, max(0, value + change)) for value in fill)
            for x in range(left, left + width):
                if self.image.getpixel((x, top + row)) == fill:
                    self.image.putpixel((x, top + row), shade)

    def text(self, middle: tuple[float, float], text: str, face: tuple[str, int], height: float, fill: Colour) -> None:
        """Write letters with their middle at a place; `height` is that of capitals."""
        size, sample = round(height / 0.71), _sample(text)
        font = font_for(text[0], *face, size) or font_for(text[0], "roboto", 700, size)
        assert font is not None
        capital = font_for(sample[0], *face, size) or font
        _, top, _, bottom = capital.getbbox(sample)
        _, own_top, _, _ = font.getbbox(sample)
        width = font.getlength(text)
        shift = font.getmetrics()[0] - capital.getmetrics()[0] if own_top == 0 else 0
        place = middle[0] - width / 2, middle[1] - (top + bottom) / 2 - shift
        self.draw.text(place, text, fill=fill, font=font)


def _sample(text: str) -> str:
    """Give letters of a script whose middle is that of a line."""
    return "H" if text[0] < "\u0600" else "\u0662" if text[0].isdigit() else "\u0627\u0639"


@cache
def broadest(face: tuple[str, int], letters: Sequence[str]) -> float:
    """Say how broad or high Arabic letters of a face are, at most, in heights of its capitals."""
    font = font_for("\u0627", *face, 100)
    assert font is not None
    boxes = [font.getbbox(letter) for letter in letters]
    high = max(box[3] for box in boxes) - min(box[1] for box in boxes)
    return max(high, *[box[2] - box[0] for box in boxes]) / 71


def worn(image: Image.Image, wear: str, rng: Random) -> Image.Image:
    """Give a picture as it looks after it was sent as a JPEG, or made smaller or larger."""
    if wear.startswith("jpeg"):
        file = io.BytesIO()
        image.save(file, "JPEG", quality=int(wear.split()[1]))
        return Image.open(file).convert("RGB")
    if wear == "none":
        return image
    factor = rng.uniform(0.55, 0.9) if wear == "smaller" else rng.uniform(1.1, 1.4)
    size = round(image.width * factor), round(image.height * factor)
    return image.resize(size, Image.Resampling.BICUBIC if rng.random() < 0.5 else Image.Resampling.LANCZOS)


def pixels(image: Image.Image) -> dict[str, Any]:
    """Give a picture as the fields of a request."""
    return {"width": image.width, "height": image.height, "data": image.convert("RGBA").tobytes()}
