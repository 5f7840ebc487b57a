"""The method that reads a Letterpress board from a picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from ...alphabets import alphabet
from ...contract import Exactly, ListId, Methods
from ...lexicon.library import Library
from ...pictures.drawing import drawn_squares
from ...pictures.requests import PICTURE_ERRORS, Confidence, GlyphText, PictureBox, WithPicture
from ..board import Mask
from .read import read_board_picture

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class LetterpressPicture(WithPicture):
    """A picture of a Letterpress board, anywhere on a screen of any size."""

    lexicon: Annotated[ListId | None, "The list whose letters are read; null for A to Z."] = None


SeenColour = Annotated[list[int], Exactly(3), "Red, green and blue, each from 0 to 255."]


class SeenLetterpressSquare(TypedDict):
    """A square of the picture."""

    letter: Annotated[str, "`?` where none is seen."]
    owner: Literal["free", "ours", "theirs"]
    confidence: Confidence
    second: Annotated[str, "The second likeliest letter; empty where none comes near."]
    box: PictureBox
    glyph: GlyphText


class LetterpressPictureRead(TypedDict):
    """The board of a picture."""

    board: Annotated[str, "25 letters, row by row; `?` where none is seen."]
    ours: Mask
    theirs: Mask
    asks: Annotated[
        bool,
        "Whether a person has to be asked which side is ours, as the two colours are not a pair of one of the app's "
        "themes, or only one side holds squares. The other reading has the sides exchanged.",
    ]
    colours: Annotated[
        list[SeenColour | None],
        Exactly(2),
        "The colours of our squares and of theirs; null for a side without squares.",
    ]
    frame: PictureBox
    squares: Annotated[list[SeenLetterpressSquare], "All 25, row by row."]


def _example(_call: object) -> Mapping[str, Any]:
    colours = [(235, 235, 235)] * 15 + [(120, 200, 245)] * 5 + [(245, 150, 140)] * 5
    width, height, data = drawn_squares("MSGZXCBJLQBLMGEPPJXMJYNXS", 5, colours, 24)
    return {"width": width, "height": height, "data": data}


@METHODS.add("letterpress.read_image", example=_example, errors=PICTURE_ERRORS)
def read_image(request: LetterpressPicture, library: Library) -> LetterpressPictureRead:
    """Read the board from a screenshot: its letters, and who holds each square.

    The board may be anywhere in the picture and have any colours. Squares with a confidence below 0.95 are worth a
    look. Our side is told by its colour alone, as each theme of the app has its own pair of colours; where the two
    colours are none of these pairs, `asks` is true.
    """
    letters = alphabet("en") if request.lexicon is None else library.lexicon(request.lexicon).alphabet
    single = [letter for letter in letters.letters if len(letter) == 1]
    seen = read_board_picture(request.picture(), single, request.shapes())
    owners = [_owner(place, seen.ours, seen.theirs) for place in range(len(seen.boxes))]
    squares: list[SeenLetterpressSquare] = [
        {
            "letter": reading.letter,
            "owner": owner,
            "confidence": round(reading.confidence * owned, 3),
            "second": reading.second,
            "box": list(box),
            "glyph": glyph,
        }
        for reading, owner, owned, box, glyph in zip(
            seen.letters, owners, seen.owned, seen.boxes, seen.glyphs, strict=True
        )
    ]
    return {
        "board": "".join(reading.letter for reading in seen.letters),
        "ours": seen.ours,
        "theirs": seen.theirs,
        "asks": not seen.told,
        "colours": [colour and list(colour) for colour in seen.colours],
        "frame": list(seen.frame),
        "squares": squares,
    }


def _owner(place: int, ours: Mask, theirs: Mask) -> Literal["free", "ours", "theirs"]:
    return "ours" if ours >> place & 1 else "theirs" if theirs >> place & 1 else "free"
