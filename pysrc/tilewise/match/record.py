"""What a record is made of that is the same in all games: who plays with which list, and what refuses an action."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypedDict

from ..contract import Bounds, ListId, read
from ..contract.bounds import PLAYS
from ..errors import PlayError, PositionError, RequestError, TilewiseError

__all__ = [
    "ACTION_ERRORS",
    "RECORD_ERRORS",
    "Level",
    "MatchRecord",
    "MatchSeat",
    "MatchSetup",
    "MatchStanding",
    "MatchThinking",
    "MatchWatch",
    "check_seat",
    "kind_of",
    "list_of",
    "ranked",
    "refused",
]

Level = Annotated[int, Bounds(1, 5)]
"""How well an opponent plays, from a beginner to the best."""

_NAME = 40
"""Characters of a player's name that are kept."""

RECORD_ERRORS = {
    "players": "The game is not for that many players.",
    "lexicon-other": "The record names two word lists.",
    "range": "There is no such seat.",
}
"""Of every method that is given a record, beside those of its game."""

ACTION_ERRORS = {
    "action": "An action is not legal; `index` says which, from 0, and `problem` why: its code, and the place in it.",
}
"""Of every method that is given a record: those before the action can be done."""


@dataclass(frozen=True, kw_only=True)
class MatchSeat:
    """A player of a game."""

    name: Annotated[str, f"At most {_NAME} characters are kept."] = ""
    level: Annotated[Level | None, "From a beginner, 1, to the best, 5; null for a person."] = None


@dataclass(frozen=True, kw_only=True)
class MatchSetup:
    """What a game is begun with."""

    lexicon: Annotated[ListId | None, "The list it is played with, if it is not named beside the setup."] = None
    players: list[MatchSeat]
    seed: Annotated[int, Bounds(0, 2**53), "The same seed deals the same."] = 0

    @property
    def seats(self) -> list[tuple[str, Level | None]]:
        """Who plays, each with a name and a level.

        >>> MatchSetup(players=[MatchSeat(name="Ada"), MatchSeat(level=3)]).seats
        [('Ada', None), ('Player 2', 3)]
        """
        return [((seat.name or f"Player {n}")[:_NAME], seat.level) for n, seat in enumerate(self.players, 1)]


@dataclass(frozen=True, kw_only=True)
class MatchRecord:
    """A played game. Each game adds its `setup` and its `actions`."""

    lexicon: Annotated[ListId | None, "Null takes the setup's."] = None

    def list_of(self, setup: MatchSetup) -> str:
        """Give the id of the list that is played with; raises what `list_of` does."""
        return list_of(self.lexicon, setup)


def list_of(lexicon: str | None, setup: MatchSetup | None) -> str:
    """Give the id of the one list that a game is played with and judged by, named beside its setup or in it.

    Raises RequestError "missing" where none is named, and PositionError "lexicon-other" where two are.

    >>> list_of(None, MatchSetup(lexicon="en", players=[]))
    'en'
    """
    named = [each for each in (lexicon, setup.lexicon if setup else None) if each is not None]
    if not named:
        raise RequestError("missing", "The field “lexicon” is missing.", field="lexicon")
    if len(set(named)) > 1:
        raise PositionError("lexicon-other", f"This game's word list is “{named[1]}”.", field="lexicon")
    return named[0]


@dataclass(frozen=True, kw_only=True)
class MatchWatch:
    """Who looks at a played game, and how much is told of it."""

    seat: Annotated[
        Annotated[int, Bounds(0)] | None,
        "Whose view to give, from 0: what others hold is hidden. Null shows everything.",
    ] = None
    limit: Annotated[
        Annotated[int, Bounds(0, PLAYS.most)] | None,
        "The most plays to list as legal, the best first; null for all. With 0 no exchanges are listed either.",
    ] = 20
    since: Annotated[int, Bounds(0), "The first action whose events are given, from 0."] = 0


@dataclass(frozen=True, kw_only=True)
class MatchThinking:
    """How an opponent is to choose."""

    level: Annotated[Level | None, "Null takes the player's own, or the best."] = None
    seconds: Annotated[
        Annotated[float, Bounds(0)] | None, "The most time to think, for levels that search; null for one second."
    ] = None


class MatchStanding(TypedDict):
    """How a player stands."""

    player: int
    place: Annotated[int, "From 1; equal players share one, those who resigned come last."]
    score: int


def ranked(scores: Sequence[int], gone: Sequence[bool] = (), ties: Sequence[int] = ()) -> list[MatchStanding]:
    """Rank players by their scores, those who are gone last; equal ones by what breaks `ties`, or they share a place.

    >>> [(each["player"], each["place"]) for each in ranked([3, 9, 9], [False, True, False])]
    [(2, 1), (0, 2), (1, 3)]
    """
    stays, beside = [not left for left in gone] or [True] * len(scores), ties or [0] * len(scores)
    keys = list(zip(stays, scores, beside, strict=True))
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)
    return [{"player": who, "place": 1 + sum(key > keys[who] for key in keys), "score": scores[who]} for who in order]


def check_seat(seat: int | None, players: int) -> None:
    """Raise PositionError "range" for a seat that nobody has."""
    if seat is not None and seat >= players:
        message = f"“seat” is a number from 0 to {players - 1}; {seat} is not."
        raise PositionError("range", message, field="seat")


def kind_of(action: Any, shapes: Mapping[str, Any]) -> str:
    """Give the kind of an action, of those whose shapes a game has; raises PlayError "action" for what is none of them.

    >>> class Pass(TypedDict):
    ...     kind: str
    >>> kind_of({"kind": "pass"}, {"pass": Pass})
    'pass'
    """
    kind = str(action.get("kind")) if isinstance(action, Mapping) else ""
    if kind not in shapes:
        raise PlayError("action", f"The kind of an action is one of {', '.join(shapes)}.", field="action")
    try:
        read(shapes[kind], action)
    except RequestError as error:
        raise PlayError("action", str(error), **{**error.place, "field": "action"}) from error
    return kind


def refused(error: TilewiseError, index: int) -> PlayError:
    """Say of an action, by its place, why it cannot be done.

    >>> refused(PlayError("not-now", "Not now: the game is over.", field="action"), 4).data["problem"]
    {'code': 'not-now', 'field': 'action'}
    """
    return PlayError("action", str(error), field="actions", index=index, problem=error.data)
