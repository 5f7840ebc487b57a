"""The methods of a Letterpress game: start, resume, legal, act, choose."""

from dataclasses import dataclass
from typing import Annotated, TypedDict

from ...alphabets import Tiles
from ...contract import AS_GIVEN, Bounds, Methods
from ...contract.bounds import PLAYS, TURNS
from ...errors import PlayError, TilewiseError
from ...jobs import Job, Progress, telling
from ...lexicon.library import Library
from ...lexicon.selection import InList
from ..board import barred, read_word
from ..ranking import RANKINGS
from ..solve import Play, plays_of_word, seek_plays
from ..spelling import Spelling
from .game import Game, act
from .match import ERRORS, LetterpressRecordOrState
from .match import SETUP as MATCH_SETUP
from .opponents import choosing
from .state import begun, read_game
from .values import (
    LetterpressAction,
    LetterpressActs,
    LetterpressEvent,
    LetterpressState,
    Level,
)

__all__ = ["METHODS", "SETUP", "STATE_ERRORS"]

METHODS = Methods()

_STEP = 500
"""Plays that are listed between two pauses."""

SETUP = {"lexicon": "en", "seed": 4, "players": [{"name": "Ada"}, {"name": "Grace", "level": 4}]}
"""A game to show the methods with."""

STATE_ERRORS = {"state": "The value cannot be a game."}
"""Of every method that is given a game."""

SETUP_ERRORS = {
    "players": "Not two play.",
    "board-length": "The board has not 25 letters.",
    "board-letter": "A letter is not of the list's alphabet; `row` and `column` say where.",
}
"""Of every method that begins a game."""

ACTION_ERRORS = {
    "action": "The action cannot be read.",
    "not-now": "The game is over.",
    "letter": "The word has a letter that is not of the list's alphabet; `letter` says which.",
    "mask-range": "The set of squares is not from 0 to 33554431.",
    "letters": "The squares hold other letters than the word.",
    "barred": "The word has been played, or begins a word that has.",
    "not-a-word": "The word is not in the list.",
}
"""Of every method that is given an action."""


@dataclass(frozen=True, kw_only=True)
class LetterpressSeat:
    """A player of a game to be."""

    name: Annotated[str, "At most 40 characters are kept."] = ""
    level: Annotated[Level | None, "Null for a person."] = None


@dataclass(frozen=True, kw_only=True)
class LetterpressSetup(InList):
    """A game to be begun."""

    players: Annotated[list[LetterpressSeat], "Two; the first begins."]
    board: Annotated[str | None, "25 letters, row by row; null lets the seed deal them."] = None
    seed: Annotated[int, Bounds(0, 2**53), "The same seed deals the same letters with the same alphabet."] = 0


class LetterpressStarted(TypedDict):
    """A game."""

    state: LetterpressState


@METHODS.add("letterpress.start", example=SETUP, errors=SETUP_ERRORS)
def start(request: LetterpressSetup, library: Library) -> LetterpressStarted:
    """Begin a game on a board that is dealt, or on any other.

    Five to seven squares are dealt a vowel, each vowel alike, and the others any other letter, each alike: the game's
    own boards, as far as they were shown, have rare letters as often as common ones.
    """
    return {"state": _begun(request, library).to_json()}


def _begun(request: LetterpressSetup, library: Library) -> Game:
    seats = [((seat.name or f"Player {i + 1}")[:40], seat.level) for i, seat in enumerate(request.players)]
    return begun(seats, request.lexicon, request.board, request.seed, library)


@dataclass(frozen=True, kw_only=True)
class LetterpressTable:
    """A game in progress."""

    state: Annotated[LetterpressState, AS_GIVEN]


@dataclass(frozen=True, kw_only=True)
class LetterpressAct(LetterpressTable):
    """A game and what the actor does."""

    action: Annotated[LetterpressAction, AS_GIVEN]


class LetterpressOutcome(TypedDict):
    """The game after an action, and the events that led there."""

    state: LetterpressState
    events: list[LetterpressEvent]


@METHODS.add(
    "letterpress.act",
    example=lambda call: {**call("letterpress.start", SETUP), "action": {"kind": "pass"}},
    errors={**STATE_ERRORS, **ACTION_ERRORS},
)
def take_action(request: LetterpressAct, library: Library) -> LetterpressOutcome:
    """Do an action of the player who is to act.

    The game is over when no square is free, when both have passed one after the other, or when one resigns.
    """
    game, events = act(read_game(request.state, library), request.action)
    return {"state": game.to_json(), "events": events}


@dataclass(frozen=True, kw_only=True)
class LetterpressResume(LetterpressSetup):
    """A game to be begun, and what was done since."""

    actions: Annotated[
        list[Annotated[LetterpressAction, AS_GIVEN]], TURNS, "In their order; of the engine's players, too."
    ]


@METHODS.add(
    "letterpress.resume",
    example={**SETUP, "actions": [{"kind": "pass"}, {"kind": "resign"}]},
    errors={**SETUP_ERRORS, **ACTION_ERRORS},
)
def resume(request: LetterpressResume, library: Library) -> LetterpressOutcome:
    """Begin a game and do actions one after another: a whole game from its seed or its board in one request.

    The events are those of the last action. An action that is refused says with `action` which it is, from 0; those
    before it can be done.
    """
    game, events = _begun(request, library), list[LetterpressEvent]()
    for number, action in enumerate(request.actions):
        try:
            game, events = act(game, action)
        except TilewiseError as error:
            error.place["action"] = number
            raise
    return {"state": game.to_json(), "events": events}


@dataclass(frozen=True, kw_only=True)
class LetterpressLegal(LetterpressTable):
    """A game whose legal actions are asked for."""

    limit: Annotated[
        Annotated[int, Bounds(0, PLAYS.most)] | None,
        "The most plays to give, the best first; null for all.",
    ] = 20
    word: Annotated[str | None, "Gives every way to play this word instead of the best way of each."] = None


@METHODS.add(
    "letterpress.legal",
    example=lambda call: {**call("letterpress.start", SETUP), "limit": 1},
    errors=STATE_ERRORS,
    pauses=True,
)
def legal(request: LetterpressLegal, library: Library) -> LetterpressActs | Job[LetterpressActs]:
    """List what the player who is to act may do: plays by the territory that they leave, and then the rest.

    Each word may be played on any squares that spell it; of those the best are given.
    """
    game = read_game(request.state, library)
    if game.ended:
        return {"actor": None, "words": 0, "actions": []}
    limit = PLAYS.most if request.limit is None else request.limit
    word = None if request.word is None else read_word(request.word, game.words.alphabet, "word")
    return _listing(game, word, limit)


def _listing(game: Game, word: Tiles | None, limit: int) -> Job[LetterpressActs]:
    reading = Spelling.read(game.board, game.words, barred(game.played))
    spelling = yield from telling(reading, Progress(0, 1))
    if word is not None:
        return _acts(game, spelling, plays_of_word(spelling, game.position, RANKINGS["territory"], word, limit))
    plays = yield from seek_plays(spelling, game.position, RANKINGS["territory"], limit)
    listed: list[Play] = []
    for play in plays:
        listed.append(play)
        if len(listed) % _STEP == 0:
            yield Progress(spelling.words, spelling.words)
    return _acts(game, spelling, listed)


def _acts(game: Game, spelling: Spelling, plays: list[Play]) -> LetterpressActs:
    actions: list[LetterpressAction] = [{"kind": "play", "word": play.text, "mask": play.mask} for play in plays]
    return {"actor": game.actor, "words": spelling.words, "actions": [*actions, {"kind": "pass"}, {"kind": "resign"}]}


@dataclass(frozen=True, kw_only=True)
class LetterpressChoose(LetterpressRecordOrState):
    """A game in which the actor is played by the program."""

    level: Annotated[Level | None, "Null takes the player's own, or the best."] = None
    seconds: Annotated[
        Annotated[float, Bounds(0)] | None, "The most time to think, which only the three best levels need; null for 1."
    ] = None


class LetterpressChoice(TypedDict):
    """What an opponent does."""

    action: LetterpressAction


@METHODS.add(
    "letterpress.choose",
    example={"lexicon": "en", "setup": MATCH_SETUP, "actions": [{"kind": "pass"}], "level": 2},
    errors={**ERRORS, **STATE_ERRORS, "not-now": "The game is over."},
    pauses=True,
)
def choose_action(request: LetterpressChoose, library: Library) -> Job[LetterpressChoice]:
    """Choose an action for the player who is to act.

    The weaker a level, the fewer words it knows and the less far it looks; none plays worse on purpose. The best also
    looks at how the other side has played: who plays in a plain way, by a count of squares and locks, is expected to go
    on so.

    Where a free square is left that no word takes, so that the board is never filled, a level resigns that has long
    been behind.
    """
    game = request.game(library)
    if game.ended:
        raise PlayError("not-now", "The game is over.", field="actions")
    level = request.level or game.players[game.player].level or 5
    return _choosing(choosing(game, level, request.seconds))


def _choosing(job: Job[LetterpressAction]) -> Job[LetterpressChoice]:
    """Tell how far the thinking is, but not what is thought of."""
    while True:
        try:
            progress = next(job)
        except StopIteration as stop:
            return {"action": stop.value}
        yield Progress(progress.done, progress.total)
