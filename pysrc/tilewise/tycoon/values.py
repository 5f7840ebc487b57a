"""The JSON values of Letter Tycoon as types: cards, patents, the state of a game, actions, events."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ..contract import Alias, Items, ListId, Pair

__all__ = [
    "ActionType",
    "Challenge",
    "Level",
    "Phase",
    "Source",
    "Stacking",
    "TycoonAction",
    "TycoonCard",
    "TycoonEvent",
    "TycoonLaid",
    "TycoonPlayer",
    "TycoonReplaced",
    "TycoonStanding",
    "TycoonState",
    "TycoonTurn",
]

Stacking = Annotated[Literal["multiply", "add", "once"], Alias("TycoonStacking")]
Level = Annotated[Literal["easy", "middle", "top"], Alias("TycoonLevel")]
Challenge = Annotated[Literal["automatic", "players"], Alias("TycoonChallenge")]
Phase = Annotated[Literal["build", "challenge", "forfeit", "buy", "discard", "over"], Alias("TycoonPhase")]
ActionType = Annotated[
    Literal["play", "pass", "replace", "challenge", "accept", "buy", "skip", "discard"], Alias("TycoonActionType")
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
    """A player at the table."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    hand: Annotated[str, "`?` for cards that are hidden."]
    money: int
    stock: int
    patents: str
    dropped: Annotated[str, "Discards that only this player has seen."]


class TycoonTurn(TypedDict):
    """A line of the log."""

    player: int
    round: int
    action: str
    hand: str
    pool: str
    patents: str
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


class TycoonState(TypedDict):
    """A game: a value that goes in and comes out; look into it, but do not write it."""

    game: Literal["letter-tycoon-1"]
    lexicon: ListId
    seed: int
    stacking: Stacking
    challenge: Challenge
    retries: Annotated[int | None, "How often a wrong word may be tried again; null refuses it without a price."]
    players: list[TycoonPlayer]
    deck: str
    pool: str
    discards: str
    shuffles: int
    round: int
    first: int
    player: Annotated[int, "Whose turn it is."]
    phase: Phase
    replaced: bool
    tries: int
    laid: TycoonLaid
    waiting: Annotated[list[int], "Players who may still challenge."]
    last_round: bool
    turns: list[TycoonTurn]
    actor: Annotated[int | None, "Who is to act; null when the game is over."]
    goal: Annotated[int, "The value of patents that ends the game."]
    scores: list[int]
    values: Annotated[list[int], "Of each player's patents."]
    owners: Annotated[dict[str, int], "Patent -> its owner."]
    buyable: Annotated[str, "Patents that may be bought now."]
    actions: Annotated[list[ActionType], "What the actor may do now."]


TycoonAction = TypedDict(
    "TycoonAction",
    {
        "type": ActionType,
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
        "type": str,
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
TycoonEvent.__doc__ = "What happened: its type, the player, and what belongs to it."


class TycoonStanding(TypedDict):
    """How a player has done."""

    player: int
    place: Annotated[int, "From 1; equal players share one."]
    score: int
    money: int
    stock: int
    patents: Annotated[int, "Their value."]
