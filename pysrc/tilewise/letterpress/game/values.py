"""The JSON values of a Letterpress game as types: the state, actions, events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ...contract import Alias, Bounds, ListId
from ...contract.bounds import TURNS
from ..board import Mask

__all__ = [
    "ActionKind",
    "Ending",
    "LetterpressAction",
    "LetterpressActs",
    "LetterpressBare",
    "LetterpressEvent",
    "LetterpressPlayer",
    "LetterpressState",
    "LetterpressTaking",
    "LetterpressTurn",
    "Level",
]

Level = Annotated[int, Bounds(1, 5)]
ActionKind = Annotated[Literal["play", "pass", "resign"], Alias("LetterpressActionKind")]
Ending = Annotated[Literal["full", "passes", "resigned"], Alias("LetterpressEnding")]


class LetterpressPlayer(TypedDict):
    """A player of a game."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    squares: Annotated[Mask, "Those that the player holds."]
    locked: Annotated[Mask, "Those of them that are locked."]
    resigned: bool


class LetterpressTurn(TypedDict):
    """What a player has done, and what became of the board."""

    player: int
    kind: ActionKind
    word: Annotated[str, "Of a play; else empty."]
    mask: Annotated[Mask, "The squares of the word's letters."]
    squares: Annotated[list[Mask], "Those of each player after the turn."]


class LetterpressState(TypedDict):
    """A game: a value that goes in and comes out; look into it, but do not write it."""

    game: Literal["letterpress-1"]
    lexicon: ListId
    seed: int
    dealt: Annotated[bool, "Whether the seed has dealt the letters; else somebody has chosen them."]
    board: Annotated[str, "25 letters, row by row; square i is bit i of a mask."]
    players: list[LetterpressPlayer]
    player: Annotated[int, "Whose turn it is, or was when the game ended."]
    turns: Annotated[list[LetterpressTurn], TURNS]
    passes: Annotated[int, "Passes in a row; two end the game."]
    ended: Annotated[
        Ending | None, "How it has ended: no square is free, both have passed, or one has resigned; null before."
    ]
    winner: Annotated[int | None, "Null while the game goes on, and of a draw."]
    actor: Annotated[int | None, "Who is to act; null when the game is over."]
    actions: Annotated[list[ActionKind], "What the actor may do now."]


class LetterpressTaking(TypedDict):
    """Plays a word on squares of one's choice."""

    kind: Literal["play"]
    word: str
    mask: Annotated[Mask, "The squares of the word's letters."]


class LetterpressBare(TypedDict):
    """Passes or resigns."""

    kind: Literal["pass", "resign"]


LetterpressAction = Annotated[LetterpressTaking | LetterpressBare, Alias("LetterpressAction")]


class LetterpressEvent(TypedDict):
    """What happened, to whom, and what belongs to it."""

    kind: Literal["played", "passed", "resigned", "ended"]
    player: Annotated[int, "Who did it; of the end, whose turn has brought it."]
    word: NotRequired[str]
    mask: NotRequired[Annotated[Mask, "The squares of the word's letters."]]
    gained: NotRequired[Annotated[Mask, "Squares that nobody held."]]
    captured: NotRequired[Annotated[Mask, "Squares that were the other's."]]
    kept: NotRequired[Annotated[Mask, "Squares of the word that stay the other's, because they were locked."]]
    ending: NotRequired[Ending]
    winner: NotRequired[Annotated[int | None, "Null of a draw."]]


class LetterpressActs(TypedDict):
    """What the player who is to act may do."""

    actor: int | None
    words: Annotated[int, "How many words may be played."]
    actions: list[LetterpressAction]
