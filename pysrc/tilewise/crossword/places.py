"""Where a play lies, as JSON: told once for requests, rows, candidates, lines and replies."""

from typing import Annotated, TypedDict

from ..contract import Bounds
from .layout import square_name

__all__ = [
    "NO_PLACE",
    "Column",
    "CrosswordPlace",
    "CrosswordPlaceOfPlay",
    "CrosswordSquares",
    "PlacedTiles",
    "Row",
    "place_row",
]

Row = Annotated[int, Bounds(0), "Of the main word's first square, from 0."]
Column = Annotated[int, Bounds(0), "Of the main word's first square, from 0."]
PlacedTiles = Annotated[str, "The tiles from that square on, `.` where one lies already, blanks in lower case."]
_Position = Annotated[str, "The first square, row first across (8M), column first down (M8)."]
_Word = Annotated[str, "The main word, blanks in lower case."]


class CrosswordSquares(TypedDict):
    """Tiles that are laid, from a square on."""

    row: Row
    col: Column
    across: bool
    placed: PlacedTiles


class CrosswordPlace(CrosswordSquares):
    """Where a play lies, and what it makes there."""

    position: _Position
    word: _Word


class CrosswordPlaceOfPlay(TypedDict, total=False):
    """The same of what may be a play."""

    row: Row
    col: Column
    across: bool
    placed: PlacedTiles
    position: _Position
    word: _Word


def place_row(square: tuple[int, int], *, across: bool, word: str, placed: str) -> CrosswordPlace:
    """Write where a play lies.

    >>> place_row((7, 12), across=False, word="QIS", placed="..S")["position"]
    'M8'
    """
    row, column = square
    return {
        "position": square_name(row, column, across=across),
        "row": row,
        "col": column,
        "across": across,
        "word": word,
        "placed": placed,
    }


NO_PLACE: CrosswordPlace = {"position": "", "row": 0, "col": 0, "across": True, "word": "", "placed": ""}
"""Of a move that is no play."""
