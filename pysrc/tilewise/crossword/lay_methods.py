"""The method that scores tiles as they are laid, letter by letter: `crossword.lay`."""

from dataclasses import dataclass
from typing import Annotated, TypedDict

from ..contract import Bounds, Methods
from ..contract.bounds import RACK, SET_BLANKS
from ..errors import PositionError
from ..lexicon.library import Library
from ..lexicon.selection import InList
from ..tiles import BLANK, EMPTY, TileSet
from .board import Position
from .laying import is_listed, laid_play
from .layout import square_name
from .places import CrosswordPlace, place_row
from .plays import leave_of
from .requests import BOARD_ERRORS, QUIZ_BOARD, CrosswordBoard, refuse_excess
from .scoring import Sum, sums

__all__ = ["METHODS"]

METHODS = Methods()


class ScoredLetter(TypedDict):
    """A tile of a word of the play."""

    tile: str
    value: int
    times: Annotated[int, "What its value is multiplied by."]


class ScoredWord(TypedDict):
    """A word of the play and its score."""

    word: str
    position: Annotated[str, "The first square, row first across (8M), column first down (M8)."]
    letters: list[ScoredLetter]
    times: Annotated[int, "What the sum of its letters is multiplied by."]
    score: int


class LaidTile(TypedDict):
    """A tile on an empty square."""

    row: Annotated[int, Bounds(0), "From 0."]
    col: Annotated[int, Bounds(0), "From 0."]
    tile: Annotated[str, "A blank in lower case."]


@dataclass(frozen=True, kw_only=True)
class CrosswordLay(InList, CrosswordBoard):
    """A position and tiles laid on it by hand; the words that they make need not be in the list."""

    most_blanks = SET_BLANKS.most

    laid: Annotated[list[LaidTile], "In any order."]
    rack: Annotated[str, RACK, "What the player holds, as far as it is known."] = ""


class CrosswordLaid(CrosswordPlace):
    """The play that the tiles make."""

    score: int
    bonus: Annotated[int, "Points for the number of tiles, and for a tile on the star."]
    words: Annotated[list[ScoredWord], "The main word first; their scores without the bonus."]
    used: Annotated[str, "The tiles as they stood on the rack, blanks as `?`."]
    leave: Annotated[str, "What stays on the rack."]
    unlisted: Annotated[list[str], "Those of its words that are not in the list."]


@METHODS.add(
    "crossword.lay",
    example={
        "lexicon": "en",
        "board": QUIZ_BOARD,
        "laid": [{"row": 8, "col": 8, "tile": "A"}, {"row": 8, "col": 9, "tile": "b"}],
        "rack": "AEINRS?",
    },
    errors={
        **BOARD_ERRORS,
        "play": "A tile is not in the set, or lies outside the board; `index` says which.",
        "laid": "The tiles are not a play; `reason` says why: `taken`, `rack` (too many of them), `line`, `gap`, "
        "`start`, `apart`, `short`.",
    },
)
def lay(request: CrosswordLay, library: Library) -> CrosswordLaid:
    """Score tiles laid by hand, letter by letter, and say which of their words are not in the list."""
    position, lexicon = request.read_position(library.lexicon(request.lexicon))
    play = laid_play(position, lexicon, _read_laid(request.laid, position))
    refuse_excess(play.after(position), b"")
    show = position.tiles.show
    rack = position.tiles.read_rack(request.rack)
    used = play.used
    words = [word for word, _ in play.words()]
    slot, placed = play.slot, show(play.placed)
    return {
        "score": play.score,
        "bonus": slot.worth.bonus,
        "words": [_scored(each, position.tiles) for each in sums(play)],
        **place_row(slot.square, across=slot.line.across, word=show(words[0]), placed=placed),
        "used": show(used),
        "leave": show(leave_of(rack, play.placed)),
        "unlisted": [show(word) for word in words if not is_listed(word, lexicon)],
    }


def _read_laid(laid: list[LaidTile], position: Position) -> dict[int, int]:
    """Give the tiles by their squares; raises PositionError "play" for what is no tile on a square."""
    layout = position.layout
    tiles = {}
    for index, each in enumerate(laid):
        tile = position.tiles.read_tile(each["tile"])
        inside = each["row"] < layout.height and each["col"] < layout.width
        if tile is None or tile in (BLANK, EMPTY):
            message = f"“{each['tile']}” is not a tile of {position.tiles.name}."
            raise PositionError("play", message, field="laid", index=index)
        if not inside:
            message = f"Row {each['row'] + 1}, column {each['col'] + 1} is not on this board."
            raise PositionError("play", message, field="laid", index=index)
        tiles[each["row"] * layout.width + each["col"]] = tile
    if not tiles:
        raise PositionError("play", "No tile is laid.", field="laid")
    return tiles


def _scored(made: Sum, tiles: TileSet) -> ScoredWord:
    letters: list[ScoredLetter] = [
        {"tile": tiles.show([tile]), "value": value, "times": times} for tile, value, times in made.letters
    ]
    return {
        "word": tiles.show(letter.tile for letter in made.letters),
        "position": square_name(*made.square, across=made.across),
        "letters": letters,
        "times": made.times,
        "score": made.score,
    }
