"""The JSON values of a crossword game as types: the state, what a player sees of it, actions, events."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ...contract import Alias, Bounds, ListId
from ...contract.bounds import GAME_TEXT, TURNS
from ..requests import CrosswordTurn, LayoutSource, TilesSource

__all__ = [
    "ActionKind",
    "Challenge",
    "CrosswordAction",
    "CrosswordActs",
    "CrosswordBare",
    "CrosswordEvent",
    "CrosswordExchange",
    "CrosswordLaying",
    "CrosswordPlayer",
    "CrosswordSeen",
    "CrosswordSeenPlayer",
    "CrosswordStanding",
    "CrosswordState",
    "Ending",
    "Level",
    "Phase",
]

Level = Annotated[int, Bounds(1, 5)]
Challenge = Annotated[Literal["none", "void", "five", "double"], Alias("CrosswordChallenge")]
Phase = Annotated[Literal["play", "challenge", "over"], Alias("CrosswordPhase")]
Ending = Annotated[Literal["out", "scoreless", "resigned"], Alias("CrosswordGameEnding")]
ActionKind = Annotated[Literal["play", "exchange", "pass", "challenge", "resign"], Alias("CrosswordActionKind")]


class CrosswordPlayer(TypedDict):
    """A player of a game."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    rack: str
    score: int
    resigned: bool


class CrosswordState(TypedDict):
    """A game: a value that goes in and comes out; look into it, but do not write it."""

    game: Literal["crossword-1"]
    lexicon: ListId
    layout: LayoutSource
    tiles: TilesSource
    seed: int
    challenge: Challenge
    players: list[CrosswordPlayer]
    board: list[str]
    bag: Annotated[str, GAME_TEXT, "In the order in which tiles are drawn."]
    player: Annotated[int, "Whose turn it is."]
    turns: Annotated[list[CrosswordTurn], TURNS, "All that has happened, each turn with the rack before it."]
    ended: Annotated[Ending | None, "How it has ended."]
    phase: Phase
    actor: Annotated[int | None, "Who is to act; null when the game is over."]
    actions: Annotated[list[ActionKind], "What the actor may do now."]
    scoreless: Annotated[int, "Turns in a row that have scored nothing."]


class CrosswordSeenPlayer(TypedDict):
    """A player as all see them."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    tiles: Annotated[int, "How many are on the rack."]
    score: int
    resigned: bool


class CrosswordSeen(TypedDict):
    """A game as one player sees it; when it is over, all racks of its turns are shown."""

    lexicon: ListId
    layout: LayoutSource
    tiles: TilesSource
    challenge: Challenge
    player: Annotated[int, "Who looks."]
    players: list[CrosswordSeenPlayer]
    board: list[str]
    rack: Annotated[str, "Of who looks."]
    unseen: Annotated[dict[str, int], "How many of each tile are in the bag or on others' racks; `?` is the blank."]
    bag: Annotated[int, "How many tiles are left in it."]
    turns: Annotated[list[CrosswordTurn], "Racks of others, and what they exchange, are hidden as `-` for each tile."]
    ended: Ending | None
    phase: Phase
    actor: Annotated[int | None, "Who is to act; null when the game is over."]
    actions: Annotated[list[ActionKind], "What the actor may do now."]
    scoreless: Annotated[int, "Turns in a row that have scored nothing."]


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


class CrosswordStanding(TypedDict):
    """How a player has done."""

    player: int
    place: Annotated[int, "From 1; equal players share one, those who resigned come last."]
    score: int


class CrosswordActs(TypedDict):
    """What the player who is to act may do."""

    actor: int | None
    phase: Phase
    actions: list[CrosswordAction]
