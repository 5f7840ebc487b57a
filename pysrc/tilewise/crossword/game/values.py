"""The JSON values of a crossword game as types: actions and events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ...contract import Alias, Bounds

__all__ = [
    "ActionKind",
    "Challenge",
    "CrosswordAction",
    "CrosswordBare",
    "CrosswordEvent",
    "CrosswordExchange",
    "CrosswordLaying",
    "Ending",
    "Phase",
]

Challenge = Annotated[Literal["none", "void", "five", "double"], Alias("CrosswordChallenge")]
Phase = Annotated[Literal["play", "challenge", "over"], Alias("CrosswordPhase")]
Ending = Annotated[Literal["out", "scoreless", "resigned"], Alias("CrosswordGameEnding")]
ActionKind = Annotated[Literal["play", "exchange", "pass", "challenge", "resign"], Alias("CrosswordActionKind")]


class CrosswordLaying(TypedDict):
    """Lays tiles: the main word's first square, and its tiles with `.` where one lies already."""

    kind: Literal["play"]
    row: Annotated[int, Bounds(0), "From 0."]
    col: Annotated[int, Bounds(0), "From 0."]
    across: bool
    placed: Annotated[str, "Blanks in lower case."]


class CrosswordExchange(TypedDict):
    """Exchanges tiles of the rack."""

    kind: Literal["exchange"]
    tiles: str


class CrosswordBare(TypedDict):
    """Passes, challenges the play before, or resigns."""

    kind: Literal["pass", "challenge", "resign"]


CrosswordAction = Annotated[CrosswordLaying | CrosswordExchange | CrosswordBare, Alias("CrosswordAction")]


class CrosswordEvent(TypedDict):
    """What happened, to whom, and what belongs to it."""

    kind: Literal["played", "exchanged", "passed", "challenged", "drawn", "points", "resigned", "ended"]
    player: Annotated[int, "Of a challenge, who has challenged."]
    score: NotRequired[Annotated[int, "Of a play; of points, what the score changes by."]]
    words: NotRequired[Annotated[list[str], "Of a play, its words; of a challenge, those that are not in the list."]]
    tiles: NotRequired[Annotated[int, "How many were exchanged or drawn."]]
    holds: NotRequired[Annotated[bool, "Whether the challenged play stays."]]
    reason: NotRequired[Annotated[str, "Why points change: `challenge`, or the tiles that count."]]
    ending: NotRequired[Ending]
