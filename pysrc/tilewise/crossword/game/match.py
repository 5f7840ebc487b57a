"""A played crossword game as its record, and what comes of it: match and choose."""

from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from ...contract import AS_GIVEN, Bounds, Methods
from ...contract.bounds import TURNS
from ...errors import PlayError
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
from ...tiles import BLANK
from ..board import Position, unseen, write_rows
from ..layout import default_tiles
from ..leaves.keeping import leaves_to_the_end
from ..moves import Move, exchanges
from ..requests import GAME_ERRORS, CrosswordGame, CrosswordTurn, LayoutSource, TilesSource
from ..search import Search
from .game import Game, new_game, scoreless
from .opponents import choose
from .turns import act
from .values import (
    Challenge,
    CrosswordAction,
    CrosswordEvent,
    Ending,
    Phase,
    action_row,
)
from .view import seen

__all__ = [
    "ERRORS",
    "METHODS",
    "SETUP",
    "CrosswordActions",
    "CrosswordMatchSetup",
    "CrosswordRecord",
    "deal",
    "play_record",
]

METHODS = Methods()

ERRORS = {
    **GAME_ERRORS,
    "tile-set": "The tile set cannot be read, has too few tiles, or does not tell how many there are.",
    **RECORD_ERRORS,
    **ACTION_ERRORS,
}
"""Of every method that is given a record."""

_replays: Replays[Game, CrosswordEvent] = Replays(act)


@dataclass(frozen=True, kw_only=True)
class CrosswordMatchSetup(MatchSetup, CrosswordGame):
    """What a game is dealt with: two to four players, of whom the first begins, a board and tiles."""

    challenge: Annotated[
        Challenge,
        "`none`: words that are not in the list are refused. Otherwise the next player may challenge a play, which is "
        "taken back if one of its words is not in the list; if the play holds, the challenge costs nothing (`void`), "
        "gives its player five points (`five`) or five for each word (`five_each`), costs the challenger ten points "
        "(`ten`), or their turn (`double`).",
    ] = "none"
    minutes: Annotated[
        Annotated[int, Bounds(1, 600)] | None,
        "Minutes that each player has for the whole game; each minute of overtime, a begun one as well, costs ten "
        "points at the end. Actions say in `seconds` what they took. Null plays without clocks.",
    ] = None


CrosswordActions = Annotated[
    list[Annotated[CrosswordAction, AS_GIVEN]], TURNS, "In order, those of the engine's players included."
]


@dataclass(frozen=True, kw_only=True)
class CrosswordRecord(MatchRecord):
    """A played game: how it was dealt, and what was done since."""

    setup: CrosswordMatchSetup
    actions: CrosswordActions = field(default_factory=list)

    def played(self, library: Library) -> Played[Game, CrosswordEvent]:
        """Play it."""
        return play_record(self.list_of(self.setup), self.setup, self.actions, library)


def play_record(
    id: str, setup: CrosswordMatchSetup, actions: list[CrosswordAction], library: Library
) -> Played[Game, CrosswordEvent]:
    """Play a game with a list; raises what reading board, tiles and list raises, and PlayError "action"."""
    words = library.lexicon(id)
    return _replays.played((words, id, repr(setup)), lambda: deal(id, words, setup), actions)


def deal(id: str, words: Lexicon, setup: CrosswordMatchSetup) -> Game:
    """Deal a game that is played with a list; raises what reading board and tiles raises."""
    layout, tiles, spelled = setup.read_game(words)
    source = setup.layout, setup.tiles or default_tiles(layout, words.alphabet)
    return new_game(
        setup.seats,
        id,
        spelled or words,
        Position.bare(layout, tiles),
        setup.seed,
        source=source,
        challenge=setup.challenge,
        minutes=setup.minutes,
    )


@dataclass(frozen=True, kw_only=True)
class CrosswordWatch(CrosswordRecord, MatchWatch):
    """A played game, who looks at it, and how much is told of it."""


class CrosswordMatchPlayer(TypedDict):
    """A player of a game."""

    name: str
    level: Annotated[Level | None, "Null for a person."]
    rack: Annotated[str, "A hidden tile is `-`."]
    score: int
    resigned: bool
    seconds: Annotated[float, "That the player has thought, as far as the actions say."]


class CrosswordMatchState(TypedDict):
    """The state of a game as the seat sees it; once the game is over everything is visible."""

    layout: LayoutSource
    tiles: TilesSource
    challenge: Challenge
    minutes: Annotated[int | None, "That each player has; null without clocks."]
    players: list[CrosswordMatchPlayer]
    board: list[str]
    bag: Annotated[int, "How many tiles are in it."]
    unseen: Annotated[
        dict[str, int],
        "How many of each tile are in the bag or on others' racks; without a seat, in the bag. `?` is the blank.",
    ]
    turns: Annotated[list[CrosswordTurn], "All that has happened; hidden tiles of racks and exchanges are `-`."]
    phase: Annotated[Phase, "`challenge`: the last tiles lie on the board, and may still be challenged."]
    challengeable: Annotated[bool, "Whether the play before may be challenged now."]
    exchange: Annotated[int, "The most tiles that may be exchanged now."]
    scoreless: Annotated[int, "Turns in a row without a score."]


class CrosswordMatch(TypedDict):
    """What has come of a game."""

    state: CrosswordMatchState
    turn: Annotated[int | None, "Who is to act; null when the game is over."]
    legal: Annotated[
        list[CrosswordAction],
        "What that player may do, if the seat may know it. Plays are of words in the list; where words can be "
        "challenged, others may be played too.",
    ]
    events: list[CrosswordEvent]
    standings: Annotated[list[MatchStanding], "By points; a player who resigned comes last."]
    ended: Annotated[
        Ending | None, "How the game ended: a player played out, nobody scores any more, or all but one resigned."
    ]


SETUP = {"seed": 4, "players": [{"name": "Ada"}, {"name": "Grace", "level": 4}]}
"""A game to show the methods with."""


@METHODS.add(
    "crossword.match",
    example={"lexicon": "en", "setup": SETUP, "actions": [{"kind": "pass"}], "limit": 1},
    errors=ERRORS,
)
def match(request: CrosswordWatch, library: Library) -> CrosswordMatch:
    """Work out a game from its record: its state, whose turn it is, what is legal, and what has happened."""
    check_seat(request.seat, len(request.setup.players))
    played = request.played(library)
    game = played.game
    hidden = request.seat not in (None, game.player)
    return {
        "state": _state(game, request.seat),
        "turn": game.actor,
        "legal": [] if hidden else _legal(game, request.limit),
        "events": played.events_since(request.since),
        "standings": ranked([each.score for each in game.players], [each.resigned for each in game.players]),
        "ended": game.ended,
    }


def _legal(game: Game, limit: int | None) -> list[CrosswordAction]:
    show = game.position.tiles.show
    actions: list[CrosswordAction] = []
    for kind in game.actions():
        if kind in ("play", "exchange") and limit == 0:
            continue
        if kind == "play":
            leaves = leaves_to_the_end(game.position, game.me.rack, game.words, len(game.others()))
            plays = Search(game.position, game.me.rack, game.words, leaves=leaves, ties_by_equity=True).best(limit)
            actions += [action_row(Move.of(play), game.position.tiles) for play in plays]
        elif kind == "exchange":
            chosen = exchanges(game.me.rack, game.most_exchanged)
            actions += [{"kind": "exchange", "tiles": show(tiles)} for tiles in chosen]
        elif kind == "pass":  # of another type than the rest
            actions.append({"kind": kind})
        else:
            actions.append({"kind": kind})
    return actions


def _state(game: Game, seat: int | None) -> CrosswordMatchState:
    tiles = game.position.tiles
    sees_all = seat is None or game.ended is not None
    held = [
        tiles.show(player.rack) if sees_all or who == seat else "-" * len(player.rack)
        for who, player in enumerate(game.players)
    ]
    known = b"".join(player.rack for who, player in enumerate(game.players) if seat in (None, who))
    out = unseen(game.position, known)
    return {
        "layout": game.source[0],
        "tiles": game.source[1],
        "challenge": game.challenge,
        "minutes": game.minutes,
        "players": [
            {
                "name": player.name,
                "level": player.level,
                "rack": rack,
                "score": player.score,
                "resigned": player.resigned,
                "seconds": player.seconds,
            }
            for player, rack in zip(game.players, held, strict=True)
        ],
        "board": write_rows(game.position),
        "bag": len(game.bag),
        "unseen": {tiles.show([tile]): out[tile] for tile in (*tiles.letters, BLANK)},
        "turns": game.turn_rows(game.turns if seat is None else seen(game, seat).turns),
        "phase": game.phase,
        "challengeable": game.pending is not None,
        "exchange": 0 if game.phase != "play" else game.most_exchanged,
        "scoreless": scoreless(game.turns),
    }


@dataclass(frozen=True, kw_only=True)
class CrosswordChoose(CrosswordRecord, MatchThinking):
    """A game in which the actor is played by the program."""


class CrosswordChoice(TypedDict):
    """What an opponent does."""

    action: CrosswordAction


@METHODS.add(
    "crossword.choose",
    example={"lexicon": "en", "setup": SETUP, "actions": [{"kind": "pass"}], "level": 5},
    errors={**ERRORS, "not-now": "The game is over."},
)
def choose_action(request: CrosswordChoose, library: Library) -> CrosswordChoice:
    """Choose an action for the player who is to act, from what that player sees."""
    game = request.played(library).game
    if game.ended:
        raise PlayError("not-now", "The game is over.", field="actions", phase=game.phase)
    return {"action": choose(seen(game, game.player), request.level or game.me.level or 5)}
