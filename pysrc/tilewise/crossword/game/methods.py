"""The methods of a crossword game: start, resume, legal, act, choose, view."""

from dataclasses import dataclass
from typing import Annotated, NotRequired, TypedDict

from ...contract import AS_GIVEN, Bounds, Methods
from ...contract.bounds import TURNS
from ...errors import PlayError, PositionError, TilewiseError
from ...lexicon.library import Library
from ...lexicon.selection import InList
from ..moves import exchanges
from ..requests import GAME_ERRORS, CrosswordGame
from ..solve import best_plays
from .game import Game, standings
from .match import ERRORS, CrosswordRecordOrState
from .match import SETUP as MATCH_SETUP
from .opponents import choose
from .state import dealt, read_game
from .turns import act
from .values import (
    Challenge,
    CrosswordAction,
    CrosswordActs,
    CrosswordEvent,
    CrosswordSeen,
    CrosswordStanding,
    CrosswordState,
    Level,
)
from .view import seen, seen_json

__all__ = ["METHODS", "SETUP", "STATE_ERRORS"]

METHODS = Methods()

SETUP = {"lexicon": "en", "seed": 4, "players": [{"name": "Ada"}, {"name": "Grace", "level": 4}]}
"""A game to show the methods with."""

STATE_ERRORS = {"state": "The value cannot be a game."}
"""Of every method that is given a game."""

SETUP_ERRORS = {
    **GAME_ERRORS,
    "players": "Not two to four play.",
    "tile-set": "The tile set cannot be read, has too few tiles, or does not tell how many there are.",
}
"""Of every method that deals a game."""

ACTION_ERRORS = {
    "action": "The action cannot be read.",
    "not-now": "The game does not allow it now.",
    "play": "The tiles are none of the set, or cannot be laid there.",
    "laid": "The tiles make no play; `reason` says why: `line`, `gap`, `start`, `apart`, `short`.",
    "not-on-rack": "The rack has not so many of a tile; `letter` says which.",
    "not-a-word": "A word is not in the list, and such words are refused; `words` says which.",
    "rack-letter": "An exchange has something that is no tile of the set; `index` says where.",
}
"""Of every method that is given an action."""


@dataclass(frozen=True, kw_only=True)
class CrosswordSeat:
    """A player of a game to be."""

    name: Annotated[str, "At most 40 characters are kept."] = ""
    level: Annotated[Level | None, "Null for a person."] = None


@dataclass(frozen=True, kw_only=True)
class CrosswordSetup(InList, CrosswordGame):
    """A game to be dealt."""

    players: Annotated[list[CrosswordSeat], "Two to four; the first begins."]
    seed: Annotated[int, Bounds(0, 2**53), "The same seed deals the same tiles."] = 0
    challenge: Annotated[
        Challenge,
        "Words are checked, and others refused (none); or the next player may challenge a play, which is taken back if "
        "a word of it is not in the list; if it holds, that costs nothing (void), gives its player five points (five), "
        "or costs the challenger's turn (double).",
    ] = "none"


class CrosswordStarted(TypedDict):
    """A game."""

    state: CrosswordState


@METHODS.add(
    "crossword.start",
    example=SETUP,
    errors=SETUP_ERRORS,
)
def start(request: CrosswordSetup, library: Library) -> CrosswordStarted:
    """Deal a game."""
    return {"state": _dealt(request, library).to_json()}


def _dealt(request: CrosswordSetup, library: Library) -> Game:
    seats = [((seat.name or f"Player {i + 1}")[:40], seat.level) for i, seat in enumerate(request.players)]
    seed, challenge = request.seed, request.challenge
    return dealt(seats, request.lexicon, request, seed=seed, challenge=challenge, library=library)


@dataclass(frozen=True, kw_only=True)
class CrosswordTable:
    """A game in progress."""

    state: Annotated[CrosswordState, AS_GIVEN]


@dataclass(frozen=True, kw_only=True)
class CrosswordAct(CrosswordTable):
    """A game and what the actor does."""

    action: Annotated[CrosswordAction, AS_GIVEN]


class CrosswordOutcome(TypedDict):
    """The game after an action, and the events that led there."""

    state: CrosswordState
    events: list[CrosswordEvent]
    standings: NotRequired[Annotated[list[CrosswordStanding], "When the game is over."]]


@METHODS.add(
    "crossword.act",
    example=lambda call: {**call("crossword.start", SETUP), "action": {"kind": "pass"}},
    errors={**STATE_ERRORS, **ACTION_ERRORS},
)
def take_action(request: CrosswordAct, library: Library) -> CrosswordOutcome:
    """Do an action of the player who is to act."""
    return _outcome(*act(read_game(request.state, library), request.action))


def _outcome(game: Game, events: list[CrosswordEvent]) -> CrosswordOutcome:
    result: CrosswordOutcome = {"state": game.to_json(), "events": events}
    if game.ended:
        result["standings"] = standings(game)
    return result


@dataclass(frozen=True, kw_only=True)
class CrosswordResume(CrosswordSetup):
    """A game to be dealt, and what was done since."""

    actions: Annotated[
        list[Annotated[CrosswordAction, AS_GIVEN]], TURNS, "In their order; of the engine's players, too."
    ]


@METHODS.add(
    "crossword.resume",
    example={**SETUP, "actions": [{"kind": "pass"}, {"kind": "pass"}]},
    errors={**SETUP_ERRORS, **ACTION_ERRORS},
)
def resume(request: CrosswordResume, library: Library) -> CrosswordOutcome:
    """Deal a game and do actions one after another: a whole game from its seed in one request.

    The events are those of the last action. An action that is refused says with `action` which it is, from 0; those
    before it can be done.
    """
    game, events = _dealt(request, library), list[CrosswordEvent]()
    for number, action in enumerate(request.actions):
        try:
            game, events = act(game, action)
        except TilewiseError as error:
            error.place["action"] = number
            raise
    return _outcome(game, events)


@dataclass(frozen=True, kw_only=True)
class CrosswordLegal(CrosswordTable):
    """A game whose legal actions are asked for."""

    limit: Annotated[
        Annotated[int, Bounds(0)] | None, "The most plays to give, those that score most; null for all."
    ] = 20


@METHODS.add(
    "crossword.legal", example=lambda call: {**call("crossword.start", SETUP), "limit": 1}, errors=STATE_ERRORS
)
def legal(request: CrosswordLegal, library: Library) -> CrosswordActs:
    """List what the player who is to act may do.

    Plays are of words of the list; where they can be challenged, others may be laid, too.
    """
    game = read_game(request.state, library)
    actions: list[CrosswordAction] = []
    for kind in game.actions():
        if kind == "play":
            actions += _plays(game, request.limit)
        elif kind == "exchange":
            show = game.position.tiles.show
            chosen = exchanges(game.me.rack, game.most_exchanged)
            actions += [{"kind": "exchange", "tiles": show(tiles)} for tiles in chosen]
        else:
            actions.append({"kind": kind})
    return {"actor": game.actor, "phase": game.phase, "actions": actions}


def _plays(game: Game, limit: int | None) -> list[CrosswordAction]:
    actions: list[CrosswordAction] = []
    for play in best_plays(game.position, game.me.rack, game.words, limit)[1]:
        row, column = play.slot.square
        placed = game.position.tiles.show(play.placed)
        actions.append({"kind": "play", "row": row, "col": column, "across": play.slot.line.across, "placed": placed})
    return actions


@dataclass(frozen=True, kw_only=True)
class CrosswordView(CrosswordTable):
    """A game and who looks at it."""

    player: Annotated[int, Bounds(0), "Counted from 0."]


@METHODS.add(
    "crossword.view",
    example=lambda call: {**call("crossword.start", SETUP), "player": 0},
    errors={**STATE_ERRORS, "range": "There is no such player."},
)
def view_game(request: CrosswordView, library: Library) -> CrosswordSeen:
    """Give the game as one player sees it."""
    game = read_game(request.state, library)
    if request.player >= len(game.players):
        most = len(game.players) - 1
        message = f"“player” is a number from 0 to {most}; {request.player} is not."
        raise PositionError("range", message, field="player")
    return seen_json(game, request.player)


@dataclass(frozen=True, kw_only=True)
class CrosswordChoose(CrosswordRecordOrState):
    """A game in which the actor is played by the program."""

    level: Annotated[Level | None, "Null takes the player's own, or the best."] = None
    seconds: Annotated[
        Annotated[float, Bounds(0)] | None, "The most time to think; no level needs more than a moment as yet."
    ] = None


class CrosswordChoice(TypedDict):
    """What an opponent does."""

    action: CrosswordAction


@METHODS.add(
    "crossword.choose",
    example={"lexicon": "en", "setup": MATCH_SETUP, "actions": [{"kind": "pass"}], "level": 5},
    errors={**ERRORS, **STATE_ERRORS, "not-now": "The game is over."},
)
def choose_action(request: CrosswordChoose, library: Library) -> CrosswordChoice:
    """Choose an action for the player who is to act, from what that player sees."""
    game = request.game(library)
    if game.ended:
        raise PlayError("not-now", "The game is over.", field="actions", phase=game.phase)
    return {"action": choose(seen(game, game.player), request.level or game.me.level or 5)}
