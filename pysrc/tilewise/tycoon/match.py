"""A played game of Letter Tycoon as its record, and what comes of it: match and choose."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple, TypedDict

from ..contract import AS_GIVEN, Bounds, Methods
from ..contract.bounds import TURNS
from ..errors import PlayError, PositionError
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..match.record import ACTION_ERRORS, RECORD_ERRORS, MatchRecord, MatchSetup, MatchThinking, MatchWatch, check_seat
from ..match.replay import Played, Replays
from .cards import lay
from .game import Game, laid_json, new_game, standings, view
from .policy import LEVELS, choose
from .replace import choices
from .rules import GOALS, english
from .solve import Turn
from .turns import act
from .values import (
    ActionKind,
    Challenge,
    Stacking,
    TycoonAction,
    TycoonEvent,
    TycoonMatchState,
    TycoonStanding,
)

__all__ = ["ERRORS", "METHODS", "SETUP", "TycoonMatchSetup", "TycoonRecord", "actor_of"]

METHODS = Methods()

ERRORS = {
    "first": "There is no such player.",
    **RECORD_ERRORS,
    **ACTION_ERRORS,
}
"""Of every method that is given a record."""


class _Table(NamedTuple):
    """A game and its word list."""

    game: Game
    words: Lexicon


def _act(table: _Table, action: Any) -> tuple[_Table, list[TycoonEvent]]:
    game, events = act(table.game, action, table.words)
    return _Table(game, table.words), events


_MOST_PLAYS = 1000

_replays: Replays[_Table, TycoonEvent] = Replays(_act)


@dataclass(frozen=True, kw_only=True)
class TycoonMatchSetup(MatchSetup):
    """What a game is dealt with: two to five players, and the rules that editions differ in."""

    stacking: Annotated[Stacking, "How several doublings combine."] = "multiply"
    challenge: Annotated[Challenge, "Whether the list decides at once, or players may challenge a word."] = "automatic"
    retries: Annotated[
        Annotated[int, Bounds(0)] | None, "How often a wrong word may be retried; null refuses it at no cost."
    ] = 3
    first: Annotated[Annotated[int, Bounds(0)] | None, "Who begins; null leaves it to the seed."] = None

    def deal(self, id: str, library: Library) -> _Table:
        """Deal the game."""
        if len(self.players) not in GOALS:
            raise PositionError(
                "players", f"Letter Tycoon is for two to five players, not {len(self.players)}.", field="players"
            )
        words = english(library.lexicon(id))
        if self.first is not None and self.first >= len(self.players):
            raise PositionError("first", f"There are {len(self.players)} players, counted from 0.", field="first")
        rules: dict[str, Any] = {name: getattr(self, name) for name in ("stacking", "challenge", "retries", "first")}
        return _Table(new_game(self.seats, id, self.seed, **rules), words)


@dataclass(frozen=True, kw_only=True)
class TycoonRecord(MatchRecord):
    """A played game: how it was dealt, and what was done since."""

    setup: TycoonMatchSetup
    actions: Annotated[
        list[Annotated[TycoonAction, AS_GIVEN]], TURNS, "In order, those of the engine's players included."
    ] = field(default_factory=list)

    def played(self, library: Library) -> Played[_Table, TycoonEvent]:
        """Play it."""
        id = self.list_of(self.setup)
        key = library.lexicon(id), id, repr(self.setup)
        return _replays.played(key, lambda: self.setup.deal(id, library), self.actions)


@dataclass(frozen=True, kw_only=True)
class TycoonWatch(TycoonRecord, MatchWatch):
    """A played game, who looks at it, and how much is told of it.

    At most a thousand plays are listed; one of other words is legal, too.
    """


class TycoonMatch(TypedDict):
    """What has come of a game."""

    state: TycoonMatchState
    turn: Annotated[int | None, "Who is to act; null when the game is over."]
    legal: Annotated[
        list[TycoonAction],
        "What that player may do, if the seat may know it. Of discards only none, single cards and the whole hand are "
        "listed; any other selection is legal too.",
    ]
    events: list[TycoonEvent]
    standings: list[TycoonStanding]
    ended: Annotated[
        Literal["goal"] | None, "`goal`: the patents of a player are worth the goal, and the round is over."
    ]


SETUP = {"seed": 4, "first": 0, "players": [{"name": "Ada"}, {"name": "Grace", "level": 5}]}
"""A game to show the methods with."""


@METHODS.add(
    "tycoon.match",
    example={"lexicon": "en", "setup": SETUP, "actions": [{"kind": "pass"}, {"kind": "discard"}], "limit": 1},
    errors=ERRORS,
)
def match(request: TycoonWatch, library: Library) -> TycoonMatch:
    """Work out a game from its record: its state, whose turn it is, what is legal, and what has happened."""
    check_seat(request.seat, len(request.setup.players))
    played = request.played(library)
    game, words = played.game
    is_over = game.actor is None
    seat = None if is_over else request.seat
    events = played.events_since(request.since)
    return {
        "state": (game if seat is None else view(game, seat)).to_json(),
        "turn": game.actor,
        "legal": _legal(game, words, _MOST_PLAYS if request.limit is None else min(request.limit, _MOST_PLAYS))
        if seat in (None, game.actor)
        else [],
        "events": events if seat is None else [_seen(event, seat) for event in events],
        "standings": standings(game),
        "ended": "goal" if is_over else None,
    }


def _seen(event: TycoonEvent, seat: int) -> TycoonEvent:
    """Give an event as a seat sees it: a card of another's hand that was replaced, and cards discarded, are "?"."""
    hidden: TycoonEvent = {**event}
    if event.get("player") == seat:
        return hidden
    if event["kind"] == "discarded":
        hidden["cards"] = "?" * len(event.get("cards", ""))
    if event["kind"] == "replaced" and event.get("from") == "hand":
        hidden["letter"] = hidden["drawn"] = "?"
    return hidden


def _legal(game: Game, words: Lexicon, limit: int) -> list[TycoonAction]:
    return [action for kind in game.actions() for action in _actions(game, kind, words, limit)]


def _actions(game: Game, kind: ActionKind, words: Lexicon, limit: int) -> list[TycoonAction]:
    """List the actions of one kind."""
    me = game.me
    if kind == "play":
        plays = Turn(words, me.hand, game.pool, me.patents, game.stacking).plays(limit) if limit else []
        return [_play(found.words, game) for found in plays]
    if kind == "replace":
        return [{"kind": "replace", "letter": letter, "from": source} for letter, source in choices(me.hand, game.pool)]
    if kind == "buy":
        return [{"kind": "buy", "letter": letter} for letter in game.buyable()]
    if kind == "discard":
        cards = sorted(set(me.hand))
        if game.phase == "discard":
            cards = ["", *cards, *([me.hand] if len(me.hand) > 1 else [])]
        return [{"kind": "discard", "cards": each} for each in cards]
    return [{"kind": kind}]


def _play(found: tuple[bytes, ...], game: Game) -> TycoonAction:
    words = [word.decode() for word in found]
    laid = lay(words, game.me.hand, game.pool, game.me.patents)
    assert laid is not None
    return {"kind": "play", "words": words, "cards": laid_json(laid)}


@dataclass(frozen=True, kw_only=True)
class TycoonChoose(TycoonRecord, MatchThinking):
    """A game in which the actor is played by the program."""


class TycoonChoice(TypedDict):
    """What an opponent does."""

    action: TycoonAction


@METHODS.add(
    "tycoon.choose",
    example={"lexicon": "en", "setup": SETUP, "level": 5},
    errors={**ERRORS, "not-now": "The game is over."},
)
def choose_action(request: TycoonChoose, library: Library) -> TycoonChoice:
    """Choose an action for the player who is to act, from what that player sees."""
    game, words = request.played(library).game
    actor = actor_of(game)
    level = request.level or game.players[actor].level or len(LEVELS)
    return {"action": choose(view(game, actor), level, words)}


def actor_of(game: Game) -> int:
    """Give the player who is to act; raises PlayError when the game is over."""
    if game.actor is None:
        raise PlayError("not-now", "The game is over.", field="actions", phase=game.phase)
    return game.actor
