"""The method that reads a crossword board and a rack from a picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypedDict

from ...contract import Methods
from ...lexicon.library import Library
from ...lexicon.selection import InList
from ...pictures.drawing import drawn_squares
from ...pictures.requests import PICTURE_ERRORS, Confidence, GlyphText, PictureBox, WithPicture
from ...tiles import tile_set_of
from ..layout import default_tiles, layout_of
from .read import SeenTile, read_board_picture

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class CrosswordPicture(InList, WithPicture):
    """A picture that shows the whole board of a crossword game; the rack is looked for below it."""

    layout: Annotated[str | None, "Id of the board; null takes the one whose premium squares fit."] = None


class SeenCrosswordSquare(TypedDict):
    """A square of the picture."""

    tile: Annotated[str, "As on a board: `.` empty, lower case a blank; on a rack `?` a blank."]
    confidence: Confidence
    second: Annotated[str, "The second likeliest tile; empty where none comes near."]
    box: PictureBox
    glyph: GlyphText


class CrosswordPictureRead(TypedDict):
    """The board and the rack of a picture."""

    layout: Annotated[str | None, "Id of the board; null where none that ships fits."]
    premiums: Annotated[
        list[str] | None,
        "Rows of premium squares as in a layout, with plain squares below tiles, if they were read and are not those "
        "of a shipped board or of the one named; null otherwise.",
    ]
    board: Annotated[list[str], "Rows."]
    rack: Annotated[str, "Empty where none is seen."]
    frame: PictureBox
    squares: Annotated[list[list[SeenCrosswordSquare]], "Rows of all squares."]
    rack_squares: Annotated[list[SeenCrosswordSquare], "The rack's tiles from left to right."]


_COLOURS = {
    **{".": (240, 240, 235), "d": (180, 215, 240), "t": (90, 160, 220), "D": (245, 190, 190), "T": (225, 110, 100)},
}
_TILE = (250, 225, 150)


def _example(_call: object) -> Mapping[str, Any]:
    layout = layout_of("duel")
    letters = [""] * len(layout.premiums)
    letters[58:62] = "QUIZ"
    letters[72], letters[83] = "N", "K"
    colours = [_TILE if letter else _COLOURS[premium] for letter, premium in zip(letters, layout.premiums, strict=True)]
    width, height, data = drawn_squares(letters, layout.width, colours, 22)
    return {"width": width, "height": height, "data": data, "lexicon": "en"}


@METHODS.add(
    "crossword.read_image",
    example=_example,
    errors={**PICTURE_ERRORS, "layout-unknown": "There is no such board."},
)
def read_image(request: CrosswordPicture, library: Library) -> CrosswordPictureRead:
    """Read the board and the rack from a screenshot.

    The game is recognized by its premium squares. Squares with a confidence below 0.95 are worth a look.
    """
    lexicon = library.lexicon(request.lexicon)
    seen = read_board_picture(request.picture(), request.layout, lexicon, request.shapes())
    layout = layout_of(seen.layout or "scrabble")
    show = tile_set_of(default_tiles(layout, lexicon.alphabet), lexicon.alphabet).show

    def square(tile: SeenTile) -> SeenCrosswordSquare:
        return {
            "tile": show([tile.tile]),
            "confidence": tile.confidence,
            "second": "" if tile.second is None else show([tile.second]),
            "box": list(tile.box),
            "glyph": tile.glyph,
        }

    def rows_of(premiums: str) -> list[str]:
        return [premiums[start : start + seen.columns] for start in range(0, len(premiums), seen.columns)]

    rows = [
        [square(tile) for tile in seen.squares[start : start + seen.columns]]
        for start in range(0, len(seen.squares), seen.columns)
    ]
    return {
        "layout": seen.layout,
        "premiums": rows_of(seen.premiums) if seen.premiums else None,
        "board": ["".join(each["tile"] for each in row) for row in rows],
        "rack": "".join(show([tile.tile]) for tile in seen.rack),
        "frame": list(seen.frame),
        "squares": rows,
        "rack_squares": [square(tile) for tile in seen.rack],
    }
