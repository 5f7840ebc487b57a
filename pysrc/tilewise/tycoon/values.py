"""The JSON values of Letter Tycoon as types: cards, patents, the state of a game, actions, events."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ..contract import Alias, Items, Pair
from ..match.record import Level, MatchStanding

__all__ = [
    "ActionKind",
    "Challenge",
    "Phase",
    "Source",
    "Stacking",
    "TycoonAction",
    "TycoonCard",
    "TycoonEvent",
    "TycoonLaid",
    "TycoonMatchState",
    "TycoonPlayer",
    "TycoonReplaced",
    "TycoonStanding",
    "TycoonTurn",
]

Stacking = Annotated[Literal["multiply", "add", "once"], Alias("TycoonStacking")]
Challenge = Annotated[Literal["automatic", "players"], Alias("TycoonChallenge")]
Phase = Annotated[Literal["build", "challenge", "forfeit", "buy", "discard", "over"], Alias("TycoonPhase")]
ActionKind = Annotated[
    Literal["play", "pass", "replace", "challenge", "accept", "buy", "skip", "discard"], Alias("TycoonActionKind")
]
Source = Annotated[Literal["hand", "pool", "copy", "s"], Alias("TycoonCardSource")]

# "from" is a word of Python's own, so these two are made by a call.
TycoonCard = TypedDict("TycoonCard", {"letter": str, "from": Source})
TycoonCard.__doc__ = "A letter of a word and where it is from; a copy is made by patent X, the s by patent Z."

TycoonReplaced = TypedDict("TycoonReplaced", {"letter": str, "from": Literal["hand", "pool"], "drawn": str})
TycoonReplaced.__doc__ = "A card that patent Q replaced, and what was drawn for it."

TycoonLaid = list[list[TycoonCard]]
"""The cards of each word."""


class TycoonPlayer(TypedDict):
    """A player of a game."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    hand: Annotated[str, "`?` for cards that are hidden."]
    money: int
    stock: int
    patents: str
    dropped: Annotated[str, "Discards that only this player has seen."]
    score: int
    value: Annotated[int, "Of the patents."]


class TycoonTurn(TypedDict):
    """A line of the log."""

    player: int
    round: int
    action: str
    hand: str
    pool: str
    patents: str
    purse: Annotated[int, "The player's money before the turn."]
    replaced: TycoonReplaced | None
    words: list[str]
    money: int
    stock: int
    royalties: Annotated[list[Pair[int]], "Players and what each was paid."]
    bought: str | None
    discarded: str
    refused: Annotated[list[str], "Words that did not count."]
    challenges: Annotated[
        list[Annotated[list[Any], Items(int, bool)]], "Players who challenged, and whether they were right."
    ]
    done: bool
    cards: NotRequired[TycoonLaid]


class TycoonMatchState(TypedDict):
    """The state of a game as the seat sees it: a hidden card is `?`. Once the game is over everything is visible."""

    stacking: Stacking
    challenge: Challenge
    players: list[TycoonPlayer]
    deck: Annotated[str, "In the order in which cards are drawn."]
    pool: str
    discards: str
    round: int
    player: Annotated[int, "Whose turn it is."]
    phase: Phase
    laid: TycoonLaid
    last_round: bool
    turns: list[TycoonTurn]
    goal: Annotated[int, "The value of patents that ends the game."]
    owners: Annotated[dict[str, int], "Patent -> its owner."]
    buyable: Annotated[str, "Patents that may be bought now."]


TycoonAction = TypedDict(
    "TycoonAction",
    {
        "kind": ActionKind,
        "player": NotRequired[int],
        "words": NotRequired[list[str]],
        "cards": NotRequired[Annotated[TycoonLaid | str, "Of a play, those of each word; of a discard, letters."]],
        "letter": NotRequired[str],
        "from": NotRequired[Literal["hand", "pool"]],
    },
)
TycoonAction.__doc__ = "What a player does."

TycoonEvent = TypedDict(
    "TycoonEvent",
    {
        "kind": str,
        "player": NotRequired[int],
        "words": NotRequired[list[str]],
        "left": NotRequired[Annotated[int, "Tries."]],
        "letter": NotRequired[str],
        "from": NotRequired[str],
        "drawn": NotRequired[str],
        "by": NotRequired[int],
        "holds": NotRequired[bool],
        "money": NotRequired[int],
        "stock": NotRequired[int],
        "royalties": NotRequired[list[Pair[int]]],
        "price": NotRequired[int],
        "value": NotRequired[int],
        "cards": NotRequired[str],
    },
)
TycoonEvent.__doc__ = "What happened, to whom, and what belongs to it; a card that the seat does not see is `?`."


class TycoonStanding(MatchStanding):
    """How a player stands in Letter Tycoon: of equal scores the higher value of patents is ahead."""

    money: int
    stock: int
    patents: Annotated[int, "Their value."]
