"""The JSON values of a Letterpress game as types: turns, actions, events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ...contract import Alias
from ..board import Mask
from ..values import LetterpressTaken

__all__ = [
    "ActionKind",
    "Ending",
    "LetterpressAction",
    "LetterpressBare",
    "LetterpressEvent",
    "LetterpressTaking",
    "LetterpressTurn",
]

ActionKind = Annotated[Literal["play", "pass", "resign"], Alias("LetterpressActionKind")]
Ending = Annotated[Literal["full", "passes", "resigned"], Alias("LetterpressEnding")]


class LetterpressTurn(TypedDict):
    """What a player did, and how many squares each player held after it."""

    player: int
    kind: ActionKind
    word: Annotated[str, "Of a play; else empty."]
    mask: Annotated[Mask, "The squares of the word's letters."]
    squares: Annotated[list[Mask], "Those of each player after the turn."]


class LetterpressTaking(LetterpressTaken):
    """Plays a word on chosen squares."""

    kind: Literal["play"]


class LetterpressBare(TypedDict):
    """Passes or resigns."""

    kind: Literal["pass", "resign"]


LetterpressAction = Annotated[LetterpressTaking | LetterpressBare, Alias("LetterpressAction")]


class LetterpressEvent(TypedDict):
    """What happened, to whom, and what belongs to it."""

    kind: Literal["played", "passed", "resigned", "ended"]
    player: Annotated[int, "Who did it; of the end, whose turn ended the game."]
    word: NotRequired[str]
    mask: NotRequired[Annotated[Mask, "The squares of the word's letters."]]
    gained: NotRequired[Annotated[Mask, "Squares that nobody held."]]
    captured: NotRequired[Annotated[Mask, "Squares that were the other's."]]
    kept: NotRequired[Annotated[Mask, "Squares of the word that stay the other's, because they were locked."]]
    ending: NotRequired[Ending]
    winner: NotRequired[Annotated[int | None, "Null of a draw."]]
