"""A played game of Letterpress as its record, and what comes of it: match and choose."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from ...contract import AS_GIVEN, Methods
from ...contract.bounds import PLAYS, TURNS
from ...errors import PlayError
from ...jobs import Job
from ...lexicon import Lexicon
from ...lexicon.library import Library
from ...match.record import (
    ACTION_ERRORS,
    RECORD_ERRORS,
    Level,
    MatchRecord,
    MatchSetup,
    MatchStanding,
    MatchThinking,
    MatchWatch,
    check_seat,
    ranked,
)
from ...match.replay import Played, Replays
from ..board import Mask, barred, locked, read_board
from ..dealing import dealt_board
from ..ranking import RANKINGS
from ..solve import Wanted, seek_plays
from ..spelling import Spelling
from ..values import BOARD_ERRORS
from .game import Game, act, new_game
from .opponents import choosing
from .values import (
    Ending,
    LetterpressAction,
    LetterpressEvent,
    LetterpressTurn,
)

__all__ = ["ERRORS", "METHODS", "SETUP", "LetterpressMatchSetup", "LetterpressRecord"]

METHODS = Methods()

_PAUSE = 500
"""Plays that are listed between two pauses."""

ERRORS = {
    **RECORD_ERRORS,
    **{code: BOARD_ERRORS[code] for code in ("board-length", "board-letter")},
    **ACTION_ERRORS,
}
"""Of every method that is given a record."""

_replays: Replays[Game, LetterpressEvent] = Replays(act)


@dataclass(frozen=True, kw_only=True)
class LetterpressMatchSetup(MatchSetup):
    """What a game is begun with: two players, of whom the first begins, and a board."""

    board: Annotated[str | None, "25 letters, row by row; null lets the seed deal them."] = None


@dataclass(frozen=True, kw_only=True)
class LetterpressRecord(MatchRecord):
    """A played game: how it was begun, and what was done since."""

    setup: LetterpressMatchSetup
    actions: Annotated[
        list[Annotated[LetterpressAction, AS_GIVEN]], TURNS, "In order, those of the engine's players included."
    ] = field(default_factory=list)

    def playing(self, library: Library) -> Generator[None, None, Played[Game, LetterpressEvent]]:
        """Play it, with pauses while a list of digraphs is spelled in single letters."""
        yield from library.lexicon(self.list_of(self.setup)).spelling_by_letters()
        return self.played(library)

    def played(self, library: Library) -> Played[Game, LetterpressEvent]:
        """Play it."""
        words = library.lexicon(self.list_of(self.setup))
        return _replays.played((words, repr(self.setup)), lambda: _begun(self.setup, words), self.actions)


_FEW_EQUAL = 5
"""Equal letters of a board whose moves are never too many; es on SSSSSEEEEEAAAAATTTTTRRRRR has three million."""


def _begun(setup: LetterpressMatchSetup, lexicon: Lexicon) -> Game:
    """Begin a game; raises what reading a board raises."""
    words = lexicon.by_letters
    letters = words.alphabet
    if setup.board is None:
        return new_game(setup.seats, words, dealt_board(letters, setup.seed))
    board = read_board(setup.board, letters)
    if max(Counter(board).values()) > _FEW_EQUAL:
        Spelling(board, words).check_moves()
    return new_game(setup.seats, words, board)


@dataclass(frozen=True, kw_only=True)
class LetterpressWatch(LetterpressRecord, MatchWatch):
    """A played game, and how much is told of it; both seats see all."""


class LetterpressMatchPlayer(TypedDict):
    """A player of a game."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    squares: Annotated[Mask, "Those that the player holds."]
    locked: Annotated[Mask, "Those of them that are locked."]
    resigned: bool


class LetterpressMatchState(TypedDict):
    """The state of a game; square i is bit i of a mask."""

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
        list[LetterpressAction], "What that player may do: plays in the order of `territory`, then the rest."
    ]
    events: list[LetterpressEvent]
    standings: Annotated[list[MatchStanding], "By squares; a player who resigned comes last."]
    ended: Annotated[
        Ending | None, "How the game ended: no square is free, both passed, or one resigned; null while it goes on."
    ]


SETUP = {"seed": 4, "players": [{"name": "Ada"}, {"name": "Grace", "level": 4}]}
"""A game to show the methods with."""


@METHODS.add(
    "letterpress.match",
    example={"lexicon": "en", "setup": SETUP, "actions": [{"kind": "pass"}], "limit": 1},
    errors=ERRORS,
)
def match(request: LetterpressWatch, library: Library) -> Job[LetterpressMatch]:
    """Work out a game from its record: its state, whose turn it is, what is legal, and what has happened.

    The game is over when no square is free, when both players pass in a row, or when one resigns. Boards dealt by a
    seed are like the known boards of the game itself: five to seven vowels, every vowel equally likely, and every
    other letter too.
    """
    check_seat(request.seat, len(request.setup.players))
    played = yield from request.playing(library)
    game = played.game
    legal = yield from _legal(game, PLAYS.most if request.limit is None else request.limit)
    squares = [mask.bit_count() for mask in game.squares]
    return {
        "state": _state(game),
        "turn": game.actor,
        "legal": legal,
        "events": played.events_since(request.since),
        "standings": ranked(squares, [game.resigned == who for who in range(len(squares))]),
        "ended": game.ended,
    }


def _legal(game: Game, limit: int) -> Job[list[LetterpressAction]]:
    if game.ended:
        return []
    actions: list[LetterpressAction] = []
    if limit:
        spelling = yield from Spelling.read(game.board, game.words, barred(game.played))
        for play in (yield from seek_plays(Wanted(spelling, limit), game.position, RANKINGS["territory"])):
            actions.append({"kind": "play", "word": play.text, "mask": play.mask})
            if len(actions) % _PAUSE == 0:
                yield None
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


@dataclass(frozen=True, kw_only=True)
class LetterpressChoose(LetterpressRecord, MatchThinking):
    """A game in which the actor is played by the program."""


class LetterpressChoice(TypedDict):
    """What an opponent does."""

    action: LetterpressAction


@METHODS.add(
    "letterpress.choose",
    example={"lexicon": "en", "setup": SETUP, "actions": [{"kind": "pass"}], "level": 2},
    errors={**ERRORS, "not-now": "The game is over."},
)
def choose_action(request: LetterpressChoose, library: Library) -> Job[LetterpressChoice]:
    """Choose an action for the player who is to act.

    The weaker a level, the fewer words it knows and the less far it looks; none plays worse on purpose.

    Where no word takes a square that is still free, so that the board can never fill up, a level that has long been
    behind resigns.
    """
    game = (yield from request.playing(library)).game
    if game.ended:
        raise PlayError("not-now", "The game is over.", field="actions")
    level = request.level or game.players[game.player].level or 5
    job = choosing(game, level, request.seconds)
    while True:  # what is thought of on the way is nobody's business
        try:
            next(job)
        except StopIteration as stop:
            return {"action": stop.value}
        yield None
