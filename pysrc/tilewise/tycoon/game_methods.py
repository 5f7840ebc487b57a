"""The methods of a game of Letter Tycoon: start, legal, act, choose, view, replay."""

from dataclasses import dataclass
from typing import Annotated, NotRequired, TypedDict

from ..contract import AS_GIVEN, Bounds, ListId, Methods
from ..contract.bounds import TURNS
from ..errors import PlayError, PositionError, TilewiseError
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList
from .cards import lay
from .game import LEVELS, Game, laid_json, new_game, read_game, standings, view
from .policy import choose
from .replace import choices
from .rules import GOALS, english
from .solve import Turn
from .turns import act
from .values import (
    ActionType,
    Challenge,
    Level,
    Phase,
    Stacking,
    TycoonAction,
    TycoonEvent,
    TycoonStanding,
    TycoonState,
)

__all__ = ["METHODS", "SETUP", "STATE_ERRORS", "TycoonTable", "actor_of"]

METHODS = Methods()

_SETUP_ERRORS = {
    "players": "Not two to five play.",
    "first": "There is no such player.",
}
STATE_ERRORS = {
    "state": "The value cannot be a game.",
    "lexicon-other": "The game is played with another word list.",
}
"""Of every method that is given a game."""
_ACTION_ERRORS = {
    "action": "The action cannot be read.",
    "not-now": "The phase does not allow it.",
    "not-your-turn": "Somebody else is to act.",
    "words": "A play has not one word, or two with patent V.",
    "length": "A word is too short or too long.",
    "cards": "Cards cannot be read, or do not spell the words.",
    "letter": "Something is no card.",
    "not-there": "A card is not where it is said to be.",
    "no-hand-card": "A word uses no card of the hand.",
    "patent-needed": "The patent that allows it is not owned.",
    "copy": "Patent X is used wrongly.",
    "added-s": "Patent Z is used wrongly.",
    "not-a-word": "A word is not in the list, and wrong words are refused.",
    "owned": "The patent belongs to somebody.",
    "not-played": "No card of that letter was played this turn.",
    "not-affordable": "The patent costs more than the player has.",
    "discard": "Not one card is discarded for a word that did not count.",
}

SETUP = {"players": ["Ada", {"name": "Grace", "level": "top"}], "lexicon": "en", "seed": 4, "first": 0}
"""A game to show the methods with."""


@dataclass(frozen=True, kw_only=True)
class TycoonSeat:
    """A player of a game to be."""

    name: Annotated[str, "At most 40 characters are kept."] = ""
    level: Annotated[Level | None, "Null for a person."] = None


@dataclass(frozen=True, kw_only=True)
class TycoonSetup(InList):
    """A game to be dealt."""

    players: Annotated[list[str | TycoonSeat], "Two to five."]
    seed: Annotated[int, Bounds(0, 2**53), "The same seed deals the same cards."] = 0
    stacking: Annotated[Stacking, "How doublings go together."] = "multiply"
    challenge: Annotated[Challenge, "Whether the list decides at once, or players may challenge a word."] = "automatic"
    retries: Annotated[
        Annotated[int, Bounds(0)] | None, "How often a wrong word may be tried again; null refuses it without a price."
    ] = 3
    first: Annotated[Annotated[int, Bounds(0)] | None, "Who begins; null leaves it to the seed."] = None

    def game(self, library: Library) -> Game:
        """Deal the game."""
        if len(self.players) not in GOALS:
            raise PositionError(
                "players", f"Letter Tycoon is for two to five players, not {len(self.players)}.", field="players"
            )
        english(library.lexicon(self.lexicon))
        if self.first is not None and self.first >= len(self.players):
            raise PositionError("first", f"There are {len(self.players)} players, counted from 0.", field="first")
        seats = [TycoonSeat(name=each) if isinstance(each, str) else each for each in self.players]
        return new_game(
            [((seat.name or f"Player {i + 1}")[:40], seat.level) for i, seat in enumerate(seats)],
            self.lexicon,
            self.seed,
            stacking=self.stacking,
            challenge=self.challenge,
            retries=self.retries,
            first=self.first,
        )


@METHODS.add("tycoon.start", example=SETUP, errors=_SETUP_ERRORS)
def start(request: TycoonSetup, library: Library) -> TycoonState:
    """Deal a game."""
    return request.game(library).to_json()


@dataclass(frozen=True, kw_only=True)
class TycoonTable:
    """A game in progress."""

    state: Annotated[TycoonState, AS_GIVEN]
    lexicon: Annotated[ListId | None, "May name the game's list again, and no other."] = None

    def read(self, library: Library) -> tuple[Game, Lexicon]:
        """Give the game and its word list."""
        game = read_game(self.state)
        return game, _game_list(game, self.lexicon, library)


def _game_list(game: Game, named: str | None, library: Library) -> Lexicon:
    if named not in (None, game.lexicon):
        raise PositionError("lexicon-other", f"This game's word list is “{game.lexicon}”.", field="lexicon")
    return english(library.lexicon(game.lexicon))


@dataclass(frozen=True, kw_only=True)
class TycoonAct(TycoonTable):
    """A game and what the actor does."""

    action: Annotated[TycoonAction, AS_GIVEN]


class TycoonOutcome(TypedDict):
    """The game after some actions, and the events that led there."""

    state: TycoonState
    events: list[TycoonEvent]
    standings: NotRequired[Annotated[list[TycoonStanding], "When the game is over."]]


@METHODS.add(
    "tycoon.act",
    example=lambda call: {"state": call("tycoon.start", SETUP), "action": {"type": "pass"}},
    errors={**STATE_ERRORS, **_ACTION_ERRORS},
)
def take_action(request: TycoonAct, library: Library) -> TycoonOutcome:
    """Do an action of the player who is to act."""
    game, lexicon = request.read(library)
    return _outcome(*act(game, request.action, lexicon))


def _outcome(game: Game, events: list[TycoonEvent]) -> TycoonOutcome:
    result: TycoonOutcome = {"state": game.to_json(), "events": events}
    if game.actor is None:
        result["standings"] = standings(game)
    return result


@dataclass(frozen=True, kw_only=True)
class TycoonReplay:
    """A game from its beginning."""

    setup: TycoonSetup
    actions: Annotated[list[Annotated[TycoonAction, AS_GIVEN]], TURNS]
    lexicon: Annotated[ListId | None, "May name the game's list again, and no other."] = None


@METHODS.add(
    "tycoon.replay",
    example={"setup": SETUP, "actions": [{"type": "pass"}, {"type": "discard", "cards": ""}]},
    errors={**_SETUP_ERRORS, "lexicon-other": STATE_ERRORS["lexicon-other"], **_ACTION_ERRORS},
)
def replay(request: TycoonReplay, library: Library) -> TycoonOutcome:
    """Deal a game and do its actions one after another.

    A refused action is named by its place, `action` counted from 0.
    """
    game = request.setup.game(library)
    lexicon = _game_list(game, request.lexicon, library)
    events: list[TycoonEvent] = []
    for i, action in enumerate(request.actions):
        try:
            game, more = act(game, action, lexicon)
        except TilewiseError as error:
            raise PlayError(error.code, str(error), **{**error.place, "field": "actions", "action": i}) from error
        events += more
    return _outcome(game, events)


@dataclass(frozen=True, kw_only=True)
class TycoonChoose(TycoonTable):
    """A game in which the actor is played by the program."""

    level: Annotated[Level | None, "Null takes the player's own, or the middle one."] = None


@METHODS.add(
    "tycoon.choose",
    example=lambda call: {"state": call("tycoon.start", SETUP), "level": "top"},
    errors={**STATE_ERRORS, "not-now": "The game is over."},
)
def choose_action(request: TycoonChoose, library: Library) -> TycoonAction:
    """Choose an action for the player who is to act, from what that player sees."""
    game, lexicon = request.read(library)
    actor = actor_of(game)
    return choose(view(game, actor), request.level or game.players[actor].level or LEVELS[1], lexicon)


def actor_of(game: Game) -> int:
    """Give the player who is to act; raises PlayError when the game is over."""
    if game.actor is None:
        raise PlayError("not-now", "The game is over.", field="state", phase=game.phase)
    return game.actor


@dataclass(frozen=True, kw_only=True)
class TycoonView(TycoonTable):
    """A game and who looks at it."""

    player: Annotated[int, Bounds(0), "Counted from 0."]


@METHODS.add(
    "tycoon.view",
    example=lambda call: {"state": call("tycoon.start", SETUP), "player": 0},
    errors={**STATE_ERRORS, "range": "There is no such player."},
)
def view_game(request: TycoonView, library: Library) -> TycoonState:
    """Give the game as one player sees it; what is hidden are question marks."""
    game, _ = request.read(library)
    if request.player >= len(game.players):
        most = len(game.players) - 1
        message = f"“player” is a number from 0 to {most}; {request.player} is not."
        raise PositionError("range", message, field="player")
    return view(game, request.player).to_json()


@dataclass(frozen=True, kw_only=True)
class TycoonLegal(TycoonTable):
    """A game whose legal actions are asked for."""

    limit: Annotated[int, Bounds(0, 1000), "The most plays to give."] = 20


class TycoonActions(TypedDict):
    """What the player who is to act may do."""

    actor: int | None
    phase: Phase
    actions: list[TycoonAction]


@METHODS.add(
    "tycoon.legal",
    example=lambda call: {"state": call("tycoon.start", SETUP), "limit": 1},
    errors=STATE_ERRORS,
)
def legal(request: TycoonLegal, library: Library) -> TycoonActions:
    """List what the player who is to act may do.

    Plays are the best `limit` that earn most: a play of other words is legal too. Discards are none, each single card
    and the whole hand: any other selection is legal too.
    """
    game, lexicon = request.read(library)
    actions: list[TycoonAction] = []
    for kind in game.actions():
        actions += _actions(game, kind, lexicon, request.limit)
    return {"actor": game.actor, "phase": game.phase, "actions": actions}


def _actions(game: Game, kind: ActionType, lexicon: Lexicon, limit: int) -> list[TycoonAction]:
    """List the actions of one type."""
    me = game.me
    if kind == "play":
        turn = Turn(lexicon, me.hand, game.pool, me.patents, game.stacking)
        return [_play(found.words, game) for found in turn.plays(limit)]
    if kind == "replace":
        return [{"type": "replace", "letter": letter, "from": source} for letter, source in choices(me.hand, game.pool)]
    if kind == "buy":
        return [{"type": "buy", "letter": letter} for letter in game.buyable()]
    if kind == "discard":
        cards = sorted(set(me.hand))
        if game.phase == "discard":
            cards = ["", *cards, *([me.hand] if len(me.hand) > 1 else [])]
        return [{"type": "discard", "cards": each} for each in cards]
    return [{"type": kind}]


def _play(found: tuple[bytes, ...], game: Game) -> TycoonAction:
    words = [word.decode() for word in found]
    laid = lay(words, game.me.hand, game.pool, game.me.patents)
    assert laid is not None
    return {"type": "play", "words": words, "cards": laid_json(laid)}
