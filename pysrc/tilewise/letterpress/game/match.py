"""A played game of Letterpress as its record, and what comes of it: match."""

from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from ...contract import AS_GIVEN, Bounds, Methods
from ...contract.bounds import PLAYS, TURNS
from ...errors import RequestError
from ...jobs import Job, Progress, telling
from ...lexicon.library import Library
from ...match.record import (
    ACTION_ERRORS,
    RECORD_ERRORS,
    Level,
    MatchRecord,
    MatchSetup,
    MatchStanding,
    ranked,
)
from ...match.replay import Played, Replays
from ..board import Mask, barred, locked
from ..ranking import RANKINGS
from ..solve import seek_plays
from ..spelling import Spelling
from .game import Game, act
from .state import begun, read_game
from .values import (
    Ending,
    LetterpressAction,
    LetterpressEvent,
    LetterpressState,
    LetterpressTurn,
)

__all__ = ["ERRORS", "METHODS", "LetterpressMatchSetup", "LetterpressRecord", "LetterpressRecordOrState"]

METHODS = Methods()

_PAUSE = 500
"""Plays that are listed between two pauses."""

ERRORS = {
    **RECORD_ERRORS,
    "board-length": "The board has not 25 letters.",
    "board-letter": "A letter is not of the list's alphabet; `row` and `column` say where.",
    **ACTION_ERRORS,
}
"""Of every method that is given a record."""

_replays: Replays[Game, LetterpressEvent] = Replays(act)


@dataclass(frozen=True, kw_only=True)
class LetterpressMatchSetup(MatchSetup):
    """What a game is begun with: two players, of whom the first begins, and a board."""

    board: Annotated[str | None, "25 letters, row by row; null lets the seed deal them."] = None


_Actions = Annotated[
    list[Annotated[LetterpressAction, AS_GIVEN]], TURNS, "In their order; of the engine's players, too."
]


@dataclass(frozen=True, kw_only=True)
class LetterpressRecord(MatchRecord):
    """A played game: how it was begun, and what was done since."""

    setup: LetterpressMatchSetup
    actions: _Actions = field(default_factory=list)

    def played(self, library: Library) -> Played[Game, LetterpressEvent]:
        """Play it."""
        return _played(self.list_of(self.setup), self.setup, self.actions, library)


def _played(
    id: str, setup: LetterpressMatchSetup, actions: list[LetterpressAction], library: Library
) -> Played[Game, LetterpressEvent]:
    key = library.lexicon(id), id, repr(setup)
    return _replays.played(key, lambda: begun(setup.seats, id, setup.board, setup.seed, library), actions)


@dataclass(frozen=True, kw_only=True)
class LetterpressRecordOrState(MatchRecord):
    """A played game: its `setup` and `actions`, or a `state` as it was given."""

    setup: LetterpressMatchSetup | None = None
    actions: _Actions = field(default_factory=list)
    state: Annotated[LetterpressState, AS_GIVEN] | None = None

    def game(self, library: Library) -> Game:
        """Play it."""
        if (self.setup is None) == (self.state is None):
            raise RequestError("missing", "A game is told either by its “setup” or as a “state”.", field="setup")
        if self.setup is None:
            return read_game(self.state, library)
        return _played(self.list_of(self.setup), self.setup, self.actions, library).game


@dataclass(frozen=True, kw_only=True)
class LetterpressWatch(LetterpressRecord):
    """A played game, and how much is told of it."""

    seat: Annotated[Annotated[int, Bounds(0, 1)] | None, "Who looks; both see all of this game."] = None
    limit: Annotated[
        Annotated[int, Bounds(0, PLAYS.most)] | None, "The most plays to list as legal, the best first; null for all."
    ] = 20
    since: Annotated[int, Bounds(0), "Events are told from this action on, from 0."] = 0


class LetterpressMatchPlayer(TypedDict):
    """A player of a game."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    squares: Annotated[Mask, "Those that the player holds."]
    locked: Annotated[Mask, "Those of them that are locked."]
    resigned: bool


class LetterpressMatchState(TypedDict):
    """What lies where; square i is bit i of a mask."""

    board: Annotated[str, "25 letters, row by row."]
    players: list[LetterpressMatchPlayer]
    turns: list[LetterpressTurn]
    passes: Annotated[int, "Passes in a row; two end the game."]
    winner: Annotated[int | None, "Null while the game goes on, and of a draw."]


class LetterpressMatch(TypedDict):
    """What has come of a game."""

    state: LetterpressMatchState
    turn: Annotated[int | None, "Who is to act; null when the game is over."]
    legal: Annotated[
        list[LetterpressAction], "What that player may do: plays by the territory that they leave, then the rest."
    ]
    events: list[LetterpressEvent]
    standings: Annotated[list[MatchStanding], "By squares; who resigned comes last."]
    ended: Annotated[
        Ending | None, "How it has ended: no square is free, both have passed, or one has resigned; null before."
    ]


SETUP = {"seed": 4, "players": [{"name": "Ada"}, {"name": "Grace", "level": 4}]}
"""A game to show the methods with."""


@METHODS.add(
    "letterpress.match",
    example={"lexicon": "en", "setup": SETUP, "actions": [{"kind": "pass"}], "limit": 1},
    errors=ERRORS,
    pauses=True,
)
def match(request: LetterpressWatch, library: Library) -> Job[LetterpressMatch]:
    """Play a game from its beginning: tell what lies where, whose turn it is, what is legal, and what has happened.

    The game is over when no square is free, when both have passed one after the other, or when one resigns. A board
    that the seed deals has five to seven vowels, each vowel alike, and other letters, each alike: the game's own
    boards, as far as they were shown, have rare letters as often as common ones.
    """
    played = request.played(library)
    limit = PLAYS.most if request.limit is None else request.limit
    return _telling(played, limit, request.since)


def _telling(played: Played[Game, LetterpressEvent], limit: int, since: int) -> Job[LetterpressMatch]:
    game = played.game
    legal = yield from _legal(game, limit)
    squares = [mask.bit_count() for mask in game.squares]
    return {
        "state": _state(game),
        "turn": game.actor,
        "legal": legal,
        "events": played.events_since(since),
        "standings": ranked(squares, [game.resigned == who for who in range(len(squares))]),
        "ended": game.ended,
    }


def _legal(game: Game, limit: int) -> Job[list[LetterpressAction]]:
    if game.ended:
        return []
    actions: list[LetterpressAction] = []
    if limit:
        reading = Spelling.read(game.board, game.words, barred(game.played))
        spelling = yield from telling(reading, Progress(0, 1))
        for play in (yield from seek_plays(spelling, game.position, RANKINGS["territory"], limit)):
            actions.append({"kind": "play", "word": play.text, "mask": play.mask})
            if len(actions) % _PAUSE == 0:
                yield Progress(spelling.words, spelling.words)
    return [*actions, {"kind": "pass"}, {"kind": "resign"}]


def _state(game: Game) -> LetterpressMatchState:
    decode = game.words.alphabet.decode
    return {
        "board": decode(game.board),
        "players": [
            {
                "name": player.name,
                "level": player.level,
                "squares": game.squares[who],
                "locked": locked(game.squares[who]),
                "resigned": game.resigned == who,
            }
            for who, player in enumerate(game.players)
        ],
        "turns": game.turn_rows(),
        "passes": game.passes,
        "winner": game.winner,
    }
