"""What the requests and answers about pictures have in common."""

from dataclasses import dataclass
from typing import Annotated

from ..contract import Bounds, Exactly
from .pixels import LONGEST_SIDE, Picture, read_picture

__all__ = ["PICTURE_ERRORS", "Confidence", "PictureBox", "WithPicture"]

PICTURE_ERRORS = {
    "no-board": "The picture shows no board, or not all of it.",
    "picture-size": "The picture has more than 16,000,000 pixels; make it smaller first.",
    "picture-data": "`data` is not as long as `width` and `height` say.",
}

Confidence = Annotated[float, "How sure the reading is, from 0 to 1."]

PictureBox = Annotated[list[int], Exactly(4), "Left, top, width and height, in pixels of the picture."]


@dataclass(frozen=True, kw_only=True)
class WithPicture:
    """A picture's pixels."""

    width: Annotated[int, Bounds(1, LONGEST_SIDE), "Pixels."]
    height: Annotated[int, Bounds(1, LONGEST_SIDE), "Pixels."]
    data: Annotated[
        bytes,
        "Red, green, blue and opacity of each pixel, a byte each, row by row; in base64 where the transport is text.",
    ]

    def picture(self) -> Picture:
        """Take the pixels; raises RequestError: "picture-size" or "picture-data"."""
        return read_picture(self.width, self.height, self.data)
