"""The JSON values of a crossword game as types: actions and events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ...contract import Alias, Bounds
from ...tiles import TileSet
from ..moves import Move
from ..places import CrosswordSquares

__all__ = [
    "ActionKind",
    "Challenge",
    "CrosswordAction",
    "CrosswordBare",
    "CrosswordEvent",
    "CrosswordExchange",
    "CrosswordLaying",
    "CrosswordMove",
    "CrosswordPassing",
    "CrosswordTimed",
    "Ending",
    "Phase",
    "action_row",
]

Challenge = Annotated[Literal["none", "void", "five", "five_each", "ten", "double"], Alias("CrosswordChallenge")]
Phase = Annotated[Literal["play", "challenge", "over"], Alias("CrosswordPhase")]
Ending = Annotated[Literal["out", "scoreless", "resigned"], Alias("CrosswordGameEnding")]
ActionKind = Annotated[Literal["play", "exchange", "pass", "challenge", "resign"], Alias("CrosswordActionKind")]


class CrosswordTimed(TypedDict):
    """What a player does after some thought."""

    seconds: NotRequired[
        Annotated[float, Bounds(0, 999_999), "How long the player thought; it counts where there are clocks."]
    ]


class CrosswordLaying(CrosswordSquares, CrosswordTimed):
    """Lays tiles: the main word's first square, and its tiles with `.` where one lies already."""

    kind: Literal["play"]


class CrosswordExchange(CrosswordTimed):
    """Exchanges tiles of the rack."""

    kind: Literal["exchange"]
    tiles: str


class CrosswordPassing(CrosswordTimed):
    """Passes."""

    kind: Literal["pass"]


class CrosswordBare(CrosswordTimed):
    """Challenges the play before, or resigns."""

    kind: Literal["challenge", "resign"]


CrosswordMove = Annotated[CrosswordLaying | CrosswordExchange | CrosswordPassing, Alias("CrosswordMove")]
CrosswordAction = Annotated[
    CrosswordLaying | CrosswordExchange | CrosswordPassing | CrosswordBare, Alias("CrosswordAction")
]


def action_row(move: Move, tiles: TileSet) -> CrosswordMove:
    """Write a move as what a player does, or what is tried."""
    if move.kind == "exchange":
        return {"kind": "exchange", "tiles": tiles.show(move.tiles)}
    if not move.play:
        return {"kind": "pass"}
    (row, column), across = move.play.slot.square, move.play.slot.line.across
    return {"kind": "play", "row": row, "col": column, "across": across, "placed": tiles.show(move.play.placed)}


class CrosswordEvent(TypedDict):
    """What happened, to whom, and what belongs to it."""

    kind: Literal["played", "exchanged", "passed", "challenged", "drawn", "points", "resigned", "ended"]
    player: Annotated[int, "Of a challenge, who has challenged."]
    score: NotRequired[Annotated[int, "Of a play; of points, what the score changes by."]]
    words: NotRequired[Annotated[list[str], "Of a play, its words; of a challenge, those that are not in the list."]]
    tiles: NotRequired[Annotated[int, "How many were exchanged or drawn."]]
    holds: NotRequired[Annotated[bool, "Whether the challenged play stays."]]
    reason: NotRequired[Annotated[str, "Why points change: `challenge`, `time`, or the tiles that count."]]
    ending: NotRequired[Ending]
