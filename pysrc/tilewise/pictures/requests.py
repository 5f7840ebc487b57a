"""What the requests and answers about pictures have in common."""

from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from ..contract import Bounds, Exactly
from ..contract.bounds import LEARNT_LETTERS
from .learnt import Learnt, read_learnt
from .pixels import LONGEST_SIDE, Picture, read_picture

__all__ = ["PICTURE_ERRORS", "Confidence", "GlyphText", "PictureBox", "WithPicture"]

PICTURE_ERRORS = {
    "no-board": "The picture shows no board, or not all of it.",
    "picture-size": "The picture has more than 16,000,000 pixels; make it smaller first.",
    "picture-data": "`data` is not as long as `width` and `height` say.",
    "glyph": "A glyph in `learnt` is not one that an answer can have.",
}

Confidence = Annotated[float, "How likely the reading is right, from 0 to 1."]

PictureBox = Annotated[list[int], Exactly(4), "Left, top, width and height, in pixels of the picture."]
GlyphText = Annotated[str, "What is seen there, for `learnt`; empty where nothing is."]


class LearntLetter(TypedDict):
    """What a square's glyph is, according to a person."""

    letter: Annotated[str, "The letter, or all letters of the tile, in upper case."]
    glyph: Annotated[str, "As in an answer."]


@dataclass(frozen=True, kw_only=True)
class WithPicture:
    """A picture's pixels, and what was learnt from others."""

    width: Annotated[int, Bounds(1, LONGEST_SIDE), "Pixels."]
    height: Annotated[int, Bounds(1, LONGEST_SIDE), "Pixels."]
    data: Annotated[
        bytes,
        "Red, green, blue and opacity of each pixel, a byte each, row by row; in base64 where the transport is text.",
    ]

    learnt: Annotated[
        list[LearntLetter],
        LEARNT_LETTERS,
        "Letters confirmed in earlier pictures: what looks the same is read as these. Letters of other alphabets are "
        "ignored.",
    ] = field(default_factory=list)

    def picture(self) -> Picture:
        """Take the pixels; raises RequestError: "picture-size" or "picture-data"."""
        return read_picture(self.width, self.height, self.data)

    def shapes(self) -> list[Learnt]:
        """Read the letters that were learnt; raises RequestError "glyph"."""
        return read_learnt([(each["letter"], each["glyph"]) for each in self.learnt])
