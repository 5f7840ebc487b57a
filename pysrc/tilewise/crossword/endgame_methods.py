"""The methods about the end of a game, when the bag is empty or nearly so."""

from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Annotated, Literal, NotRequired, TypedDict

from ..alphabets import Tiles
from ..contract import Bounds, Methods
from ..errors import PositionError
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from ..tiles import BLANK
from .board import Position, unseen
from .endgame import Endgame, Ending, Step
from .filters import CrosswordFilter
from .layout import square_name
from .requests import BOARD_ERRORS, CrosswordBoard, read_rack, refuse_excess

__all__ = ["METHODS"]

METHODS = Methods()

_LATE = (
    "VIMINA1G4P2/5GILTCUPS2/7I3EA1I/7BAA1EL1N/8LI2MOD/7FED3DE/7AWES2AN/5FAX2OUCHT/5OH3R1O1E/4JO3AR1N1R/4ET3BY1QI1/"
    "4Us3O2UR1/AYs2I3R2EE1/ZEK2E3D2R2/ONIONS6SEW"
)

ENDGAME_ERRORS = {
    **BOARD_ERRORS,
    "bag-not-empty": "More tiles are unseen than the other side can hold.",
    "unseen": "The other side cannot hold these tiles, because so many are not unseen; `letter` says which.",
    "game-over": "One side has no tiles.",
    "tile-set": "The tile set cannot be read, or does not tell how many tiles there are.",
}


@dataclass(frozen=True, kw_only=True)
class LateBoard(InList, WordSelection, CrosswordBoard):
    """A position near the end of a game; fields of `crossword.solve` that say which plays to list change nothing."""

    rack: Annotated[str, "Tiles of the side to move, `?` for a blank, digraphs in brackets."]
    limit: Annotated[Annotated[int, Bounds(0)] | None, "As in `crossword.solve`."] = 20
    order: Annotated[Literal["score", "equity"], "As in `crossword.solve`."] = "score"
    filter: Annotated[CrosswordFilter | None, "As in `crossword.solve`."] = None
    blanks: Annotated[Literal["each", "merged"], "As in `crossword.solve`."] = "each"
    spread: Annotated[int, "Points of the side to move less those of the other."] = 0
    seconds: Annotated[
        Annotated[float, Bounds(0)] | None, "How long to search at the most; null for as long as it takes."
    ] = None


@dataclass(frozen=True, kw_only=True)
class CrosswordEndgame(LateBoard):
    """A position with an empty bag, whose best line is asked for."""

    opponent: Annotated[
        str | None,
        "What the other side holds; tiles that neither side has are out of the game then. Null: all unseen tiles.",
    ] = None


class EndgameMove(TypedDict):
    """A move of the line."""

    player: Annotated[int, "0 is the side to move first, 1 the other."]
    kind: Literal["play", "pass"]
    score: int
    position: NotRequired[Annotated[str, "Of a play: the first square, row first across (8M), column first down (M8)."]]
    row: NotRequired[Annotated[int, "Of the main word's first square, from 0."]]
    col: NotRequired[Annotated[int, "Of the main word's first square, from 0."]]
    across: NotRequired[bool]
    word: NotRequired[Annotated[str, "The main word, blanks in lower case."]]
    placed: NotRequired[Annotated[str, "The same, with `.` where a tile lies already."]]


class CrosswordEnding(TypedDict):
    """The best line of an endgame, as far as it has been searched."""

    proved: Annotated[bool, "Whether neither side can do better, whatever is played."]
    depth: Annotated[
        int, "Rounds of the search; each follows more of the moves of every turn than the last, all to the game's end."
    ]
    spread: Annotated[
        int,
        "Points of the side to move less those of the other at the end of the game, with the spread given and what is "
        "gained and lost for tiles that are left.",
    ]
    line: Annotated[list[EndgameMove], "The moves of both sides until the game is over."]


@METHODS.add(
    "crossword.endgame",
    example={"lexicon": "en", "board": _LATE, "rack": "GTVL"},
    errors=ENDGAME_ERRORS,
    partial=CrosswordEnding | None,
)
def endgame(request: CrosswordEndgame, library: Library) -> Job[CrosswordEnding]:
    """Search the best line of play when the bag is empty.

    Whoever plays out gains twice the points of the tiles that the other side holds; after two passes in a row the game
    is over too, and each side loses the points of its own. With `seconds` the answer is the best of the rounds that
    were done, one at least.
    """
    position, lexicon = request.read_position(request.select(library, library.lexicon(request.lexicon)))
    rack = read_rack(request.rack, position)
    refuse_excess(position, rack)
    theirs = _unseen_rack(position, rack) if request.opponent is None else _read_opponent(request, position, rack)
    if not rack or not theirs:
        field = "opponent" if rack else "rack"
        side = "The other side" if rack else "The side to move"
        raise PositionError("game-over", f"{side} has no tiles: the game is over.", field=field)
    return _searching(position, (rack, theirs), lexicon, request.spread, request.seconds)


def _searching(
    position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon, spread: int, seconds: float | None
) -> Job[CrosswordEnding]:
    until = float("inf") if seconds is None else monotonic() + seconds
    yield Progress(0, 1)
    best: CrosswordEnding | None = None
    depth = 0
    for ending in Endgame(position, racks, lexicon).rounds():
        if ending:
            best, depth = _answer(ending, spread, position), ending.depth
        if best and (best["proved"] or monotonic() > until):
            return best
        yield Progress(depth, depth + 1, best)
    raise AssertionError  # the last round is a proof


def _answer(ending: Ending, spread: int, position: Position) -> CrosswordEnding:
    return {
        "proved": ending.proved,
        "depth": ending.depth,
        "spread": spread + ending.spread,
        "line": [_row(move, n % 2, position) for n, move in enumerate(ending.line)],
    }


def _row(move: Step, player: int, position: Position) -> EndgameMove:
    if move is None:
        return {"player": player, "kind": "pass", "score": 0}
    row, column = move.slot.square
    across = move.slot.line.across
    show = position.tiles.show
    return {
        "player": player,
        "kind": "play",
        "score": move.score,
        "position": square_name(row, column, across=across),
        "row": row,
        "col": column,
        "across": across,
        "word": show(move.laid),
        "placed": show(move.placed),
    }


def _unseen_rack(position: Position, rack: Tiles) -> Tiles:
    """Give the tiles that the other side must hold; raises PositionError where they are not known, or too many."""
    left = _unseen(position, rack)
    count, most = sum(left.values()), position.layout.rack
    if count > most:
        message = f"{count} tiles are unseen and the other side can hold {most}: the bag is not empty."
        raise PositionError("bag-not-empty", message, field="opponent", unseen=count, holds=most)
    return position.tiles.read_rack(position.tiles.show(left.elements()))


def _unseen(position: Position, rack: Tiles) -> Counter[int]:
    if position.tiles.counts is None:
        message = f"{position.tiles.name} does not tell how many tiles there are, so those unseen cannot be counted."
        raise PositionError("tile-set", message, field="tiles")
    return unseen(position, rack)


def _read_opponent(request: CrosswordEndgame, position: Position, rack: Tiles) -> Tiles:
    """Read what the other side holds; raises PositionError."""
    show = position.tiles.show
    theirs = position.tiles.read_rack(request.opponent or "", "opponent")
    most = position.layout.rack
    if len(theirs) > most:
        message = f"The other side has {len(theirs)} tiles; a rack of {position.layout.name} holds {most}."
        raise PositionError("rack-size", message, field="opponent", index=most)
    left = unseen(position, rack)
    for tile, count in sorted(Counter(theirs).items()):
        if left and count > left[tile]:
            what = "?" if tile == BLANK else show([tile])
            message = f"The other side cannot hold {count} x {what}: {left[tile]} unseen."
            raise PositionError("unseen", message, field="opponent", letter=show([tile]))
    return theirs
