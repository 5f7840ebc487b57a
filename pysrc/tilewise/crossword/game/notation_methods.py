"""The methods about positions and games as text, and about a game's turns: `crossword.read`, `.write` and `.replay`."""

from dataclasses import dataclass, field
from typing import Annotated, NotRequired, TypedDict, TypeVar

from ...alphabets import Tiles
from ...contract import Bounds, ListId, Methods, Pair
from ...contract.bounds import BOARD_TEXT, GAME_TEXT, RACK, TURNS
from ...errors import PositionError, RequestError
from ...lexicon.library import Library
from ...match.record import list_of
from ...tiles import TileSet
from ..board import Position, read_position, write_rows
from ..laying import is_listed
from ..layout import Layout
from ..notation import Format, Reading, format_of, read_cgp, read_rows, write_cgp, write_plain
from ..requests import BOARD_ERRORS, CrosswordBoard, CrosswordGame, CrosswordTurn
from ..turns import PLAYERS, boards, racks, steps, totals
from .game import Game as TableGame
from .gcg import Game, ending_of, read_gcg, write_gcg
from .match import ERRORS, CrosswordActions, CrosswordMatchSetup, play_record
from .turn_rows import read_turns, turn_rows
from .values import Ending

__all__ = ["METHODS", "gcg_of_game"]

T = TypeVar("T")

METHODS = Methods()

_GCG = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEQINRS 8G QI +22 22\n>bob: ABCDEFG -ABC +0 0\n"

OptionalList = Annotated[ListId | None, "Null takes the tile set's own alphabet."]


@dataclass(frozen=True, kw_only=True)
class CrosswordRead(CrosswordGame):
    """A text in any notation."""

    lexicon: OptionalList = None
    text: Annotated[str, GAME_TEXT, "A CGP line, rows of squares (one more line is the rack), or a GCG file."]
    lenient: Annotated[
        bool, "Whether to leave out a play that does not fit the board, with a `problem`, instead of refusing the game."
    ] = False


class CrosswordNotedGame(TypedDict):
    """A game read from a file."""

    players: list[str]
    turns: list[CrosswordTurn]
    word_list: NotRequired[Annotated[str, "The name that the file gives its word list."]]
    title: NotRequired[str]
    description: NotRequired[str]
    racks: NotRequired[Annotated[list[str], "What each player holds after the last turn, as far as the file says."]]


class CrosswordReading(TypedDict):
    """What a text says, in the fields that other methods take."""

    format: Format
    board: list[str]
    rack: Annotated[str, "Of the side to move; of a game, of the player to move next, as far as it is known."]
    other_rack: Annotated[str, "Of the side to move after that."]
    scores: Annotated[list[int], "Of the side to move and the other; of a game, of its players."]
    game: Annotated[CrosswordNotedGame | None, "Of a GCG file."]
    ended: Annotated[Ending | None, "How a game ended, as far as its turns tell."]


@METHODS.add(
    "crossword.read",
    example={"text": _GCG},
    errors={
        **BOARD_ERRORS,
        "cgp": "The racks or scores of a CGP line cannot be read.",
        "gcg": "A line of a GCG file is not a turn, or no line of the text can be read; `line` says which, from 1, "
        "and `reason` what else is wrong with it: `again`, `turns`, `player`, `withdrawn`, `alike`.",
        "gcg-square": "A play does not fit the board; `move`, `line`, `row` and `column` say where.",
    },
)
def read(request: CrosswordRead, library: Library) -> CrosswordReading:
    """Read a position or a game."""
    layout, tiles = _game_of(request, request.lexicon, library)
    format = format_of(request.text)
    record: CrosswordNotedGame | None = None
    ended: Ending | None = None
    if format == "gcg":
        game = read_gcg(request.text, layout, tiles, lenient=request.lenient)
        position, racks, scores = game.position, _racks_of(game, tiles), game.scores
        record, ended = _record(game), ending_of(game)
    else:
        try:
            reading = (read_cgp if format == "cgp" else read_rows)(request.text, layout, tiles)
        except PositionError as error:
            raise PositionError(error.code, str(error), **error.place | {"field": "text"}) from error
        position, racks, scores = reading.position, reading.racks, [*reading.scores]
    return {
        "format": format,
        "board": write_rows(position),
        "rack": tiles.show(racks[0]),
        "other_rack": tiles.show(racks[1]),
        "scores": scores,
        "game": record,
        "ended": ended,
    }


@dataclass(frozen=True, kw_only=True)
class CrosswordWrite(CrosswordGame):
    """A position (`board`), or a game with the format `gcg`: its `players` and `turns`, or a `state`."""

    lexicon: OptionalList = None
    format: Format
    board: Annotated[
        Annotated[str, BOARD_TEXT] | list[Annotated[str, BOARD_TEXT]] | None, "Rows, or one line of CGP."
    ] = None
    rack: Annotated[str, RACK] = ""
    other_rack: Annotated[str, RACK] = ""
    scores: Pair[int] = field(default_factory=lambda: [0, 0])
    players: Annotated[list[str] | None, "Of a game, two to four."] = None
    turns: Annotated[list[CrosswordTurn] | None, TURNS, "Of a game."] = None
    word_list: Annotated[
        str, BOARD_TEXT, "The name that a game gives its word list; `lexicon` is the id of a list here."
    ] = ""
    title: Annotated[str, BOARD_TEXT, "Of a game."] = ""
    description: Annotated[str, BOARD_TEXT, "Of a game."] = ""
    racks: Annotated[list[str] | None, "What each player of a game holds after the last turn."] = None
    setup: Annotated[CrosswordMatchSetup | None, "Of a game that was played here."] = None
    actions: CrosswordActions = field(default_factory=list)


class CrosswordWritten(TypedDict):
    """A position or a game."""

    text: str


@METHODS.add(
    "crossword.write",
    example={"format": "cgp", "board": "15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15", "rack": "AEINRS?"},
    errors={
        **ERRORS,
        **BOARD_ERRORS,
        "gcg-square": "A play does not fit the board; `line` (the turn, from 1), `row` and `column` say where.",
        "players": "There are not two to four players, or not as many racks.",
    },
)
def write(request: CrosswordWrite, library: Library) -> CrosswordWritten:
    """Write a position as a CGP line or as rows, or the players and turns of a game as a GCG file."""
    if request.format == "gcg" and request.setup is not None:
        id = list_of(request.lexicon, request.setup)
        return {"text": gcg_of_game(play_record(id, request.setup, request.actions, library).game)}
    layout, tiles = _game_of(request, request.lexicon, library)
    if request.format == "gcg":
        players, turns = _given("players", request.players), _given("turns", request.turns)
        racks = request.racks or [""] * len(players)
        if len(players) not in PLAYERS or len(racks) != len(players):
            message = f"A GCG file has two to four players with a rack each, not {len(players)} and {len(racks)} racks."
            raise PositionError("players", message, field="players")
        read = read_turns(turns, tiles, len(players))
        position = Position.bare(layout, tiles)
        *_, last = [position, *boards(position, read)]
        said = {"lexicon": request.word_list, "title": request.title, "description": request.description}
        return {"text": write_gcg(Game(tuple(players), tuple(read), last, racks=tuple(racks), **said))}
    position = read_position(_given("board", request.board), layout, tiles)
    both = tiles.read_rack(request.rack), tiles.read_rack(request.other_rack, "other_rack", of="the other rack")
    reading = Reading(position, both, (request.scores[0], request.scores[1]))
    return {"text": (write_cgp if request.format == "cgp" else write_plain)(reading)}


@dataclass(frozen=True, kw_only=True)
class CrosswordReplay(CrosswordBoard):
    """A board and the turns that led to it."""

    lexicon: OptionalList = None
    turns: Annotated[list[CrosswordTurn], TURNS]
    at: Annotated[Annotated[int, Bounds(0)] | None, "How many turns to put on the board; null for all."] = None


class CrosswordStep(TypedDict):
    """The board between two turns."""

    board: list[str]
    latest: Annotated[list[int], "The squares of the last turn's tiles, row by row from 0."]
    rack: Annotated[str, "Of the player who comes next, or else what the one before has kept."]
    scores: Annotated[Pair[int], "Of both players."]
    unlisted: Annotated[list[str], "Words of the last turn's play that are not in the list; none without a list."]


class CrosswordReplayed(TypedDict):
    """A game turn by turn."""

    turns: Annotated[list[CrosswordTurn], "The same turns with their squares and whole words."]
    steps: Annotated[list[CrosswordStep], "Before the first turn, and after each."]
    ended: Annotated[Ending | None, "How the game ended, as far as its turns tell."]


@METHODS.add(
    "crossword.replay",
    example={
        "board": "15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15",
        "turns": [{"player": 0, "kind": "play", "position": "8G", "placed": "QI", "score": 22, "rack": "AEQINRS"}],
    },
    errors={**BOARD_ERRORS, "gcg-square": "A play reaches beyond the board; `line` (the turn, from 1) says which."},
)
def replay(request: CrosswordReplay, library: Library) -> CrosswordReplayed:
    """Step through the turns of a game: the board before the first of them, and after each."""
    layout, tiles, lexicon = request.read_game(None if request.lexicon is None else library.lexicon(request.lexicon))
    position = read_position(request.board, layout, tiles)
    turns = read_turns(request.turns, tiles)
    found = steps(position, turns, len(turns) if request.at is None else min(request.at, len(turns)))
    game = Game(("", ""), tuple(turns), found[-1].position)
    return {
        "turns": turn_rows(turns, (step.position for step in found[1:]), tiles),
        "steps": [
            {
                "board": write_rows(step.position),
                "latest": list(step.latest),
                "rack": rack,
                "scores": list(scores),
                "unlisted": [tiles.show(word) for word in step.words if lexicon and not is_listed(word, lexicon)],
            }
            for step, rack, scores in zip(found, racks(turns), totals(turns), strict=True)
        ],
        "ended": ending_of(game),
    }


def _game_of(request: CrosswordGame, lexicon: str | None, library: Library) -> tuple[Layout, TileSet]:
    layout, tiles, _ = request.read_game(None if lexicon is None else library.lexicon(lexicon))
    return layout, tiles


def _record(game: Game) -> CrosswordNotedGame:
    """Write a game that was read."""
    bare = Position.bare(game.position.layout, game.position.tiles)
    turns = turn_rows(game.turns, boards(bare, game.turns), game.position.tiles)
    record: CrosswordNotedGame = {"players": list(game.players), "turns": turns}
    if game.lexicon:
        record["word_list"] = game.lexicon
    if game.title:
        record["title"] = game.title
    if game.description:
        record["description"] = game.description
    if any(game.racks):
        record["racks"] = list(game.racks)
    return record


def _racks_of(game: Game, tiles: TileSet) -> tuple[Tiles, Tiles]:
    """Read what the player who comes next and the one after hold after the last turn, as far as the file says."""
    mover = game.next_player
    after = (mover + 1) % len(game.players)
    return _known_rack(game.racks[mover], tiles), _known_rack(game.racks[after], tiles)


def _known_rack(text: str, tiles: TileSet) -> Tiles:
    """Read a rack that a lenient reading may have let pass though it is not made of tiles; then it is not known."""
    try:
        return tiles.read_rack(text, "text")
    except PositionError:
        return b""


def gcg_of_game(game: TableGame) -> str:
    """Write a game that was played here as a GCG file."""
    show = game.position.tiles.show
    names, racks = zip(*((each.name, "" if game.ended else show(each.rack)) for each in game.players), strict=True)
    return write_gcg(Game(names, tuple(game.turns), game.position, game.lexicon, racks))


def _given(name: str, value: T | None) -> T:
    if value is None:
        raise RequestError("missing", f"The field “{name}” is missing.", field=name)
    return value
