"""The methods of crossword games; those of games, of leaves, of simulations and of endgames are in their rooms."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict

from ..alphabets import Tiles
from ..contract import Alias, Bounds, ListId, Methods
from ..contract.bounds import PLAYS, RACK, SET_BLANKS
from ..errors import RequestError
from ..jobs import Job, Progress, listed
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList, WordSelection
from ..tiles import BLANK
from .board import Position, unseen, write_rows
from .endgame.methods import METHODS as ENDGAME
from .filters import CrosswordFilter, read_filter
from .game.autoplay_methods import METHODS as AUTOPLAY
from .game.match import METHODS as MATCH
from .game.notation_methods import METHODS as NOTATION
from .game.review_methods import METHODS as REVIEW
from .game.statistics_methods import METHODS as STATISTICS
from .lay_methods import METHODS as LAYING
from .leaves.methods import METHODS as LEAVES
from .leaves.requests import LEAVE_ERRORS, LeavesFrom, WithLeaves
from .leaves.tables import shipped_leaves
from .moves import Move, other_moves, ranked, tiles_left
from .picture.methods import METHODS as PICTURE
from .problems import Island, NotAWord, NotOnCentre, TooManyTiles, problems
from .puzzle import seek_clear_position, seek_position
from .requests import (
    BOARD_ERRORS,
    GAME_ERRORS,
    QUIZ_BOARD,
    CrosswordBoard,
    CrosswordGame,
    read_rack,
    refuse_excess,
)
from .rows import CrosswordPlay, move_row, play_row
from .search import Search
from .simulation.infer_methods import METHODS as INFERENCE
from .simulation.methods import METHODS as SIMULATION
from .simulation.stage_methods import METHODS as STAGES
from .simulation.why_methods import METHODS as REASONS
from .training.methods import METHODS as TRAINING

__all__ = ["METHODS"]

METHODS = Methods(
    LAYING,
    NOTATION,
    MATCH,
    REVIEW,
    STATISTICS,
    AUTOPLAY,
    LEAVES,
    TRAINING,
    SIMULATION,
    STAGES,
    REASONS,
    INFERENCE,
    ENDGAME,
    PICTURE,
)


_FEW = 200
"""Plays that are looked for without a pause."""


@dataclass(frozen=True, kw_only=True)
class CrosswordSolve(InList, WordSelection, WithLeaves, CrosswordBoard):
    """A position whose best plays are asked for."""

    most_blanks = SET_BLANKS.most

    rack: Annotated[str, RACK, "Tiles, `?` for a blank, digraphs in brackets."]
    limit: Annotated[
        Annotated[int, Bounds(0, PLAYS.most)] | None,
        "The most plays to give; null for all, if there are no more than that.",
    ] = 20
    order: Annotated[
        Literal["score", "equity"],
        "Equity is the score and the worth of what stays on the rack; it also decides between plays that score alike.",
    ] = "score"
    filter: Annotated[CrosswordFilter | None, "Gives only plays that pass it."] = None
    blanks: Annotated[
        Literal["each", "merged"],
        "Whether each choice of blanks for a word in one place is a play of its own, or only the best of them is "
        "given.",
    ] = "each"
    moves: Annotated[
        Literal["plays", "all"],
        "With `all`, exchanges and the pass are ranked among the plays; a filter does not apply to them.",
    ] = "plays"
    list_first: Annotated[bool, "Tells the plays as a partial result, before they are counted."] = False


class CrosswordListed(TypedDict):
    """The best plays of a position, before they have been counted."""

    plays: list[CrosswordPlay]
    leaves_from: Annotated[
        LeavesFrom,
        "Where leave values come from: a shipped table for the list and the board, an estimate tile by tile, or the "
        "request's own table; none where no more tiles are drawn: what playing out gains counts there instead.",
    ]


class CrosswordSolved(CrosswordListed):
    """The best plays of a position."""

    count: Annotated[int, "Legal plays, each choice of blanks one."]
    matching: NotRequired[Annotated[int, "Those that pass the filter, where there is one."]]


@METHODS.add(
    "crossword.solve",
    example={"lexicon": "en", "board": QUIZ_BOARD, "rack": "AEINRS?", "limit": 1},
    errors={
        **BOARD_ERRORS,
        **LEAVE_ERRORS,
        "filter": "A field of the filter cannot be read.",
        "too-large": f"All plays are asked for, and there are more than {PLAYS.most:,}; or a field is over its bound.",
    },
    partial=CrosswordListed,
)
def solve(request: CrosswordSolve, library: Library) -> Job[CrosswordSolved]:
    """Count the legal plays of a position and give the best."""
    position, lexicon = request.read_position(request.select(library, library.lexicon(request.lexicon)))
    rack = read_rack(request.rack, position)
    only = None if request.filter is None else read_filter(request.filter, position.tiles, position.layout)
    refuse_excess(position, rack)
    by_equity, leaves = request.order == "equity", request.leaves_of(position, rack, lexicon, to_the_end=True)
    search = Search(
        position,
        rack,
        lexicon,
        only=only,
        by_equity=by_equity,
        merged=request.blanks == "merged",
        leaves=leaves,
        ties_by_equity=True,
    )
    limit = request.limit
    is_quick = limit is not None and limit <= _FEW
    if limit is None:
        yield from _pauses(search)
        if search.count > PLAYS.most:
            message = f"There are {search.count:,} plays; an answer has at most {PLAYS}."
            raise RequestError("too-large", message, field="limit", most=PLAYS.most)
    plays = iter(search.best(limit)) if is_quick else (yield from search.seek(limit))
    if request.moves == "all":
        moves = [*(yield from listed(map(Move.of, plays))), *other_moves(position, rack, lexicon, leaves=leaves)]
        best = ranked(moves, limit, by_equity=by_equity)
        rows = yield from listed(move_row(move, position.tiles) for move in best)
    else:
        rows = yield from listed(map(play_row, plays))
    found: CrosswordListed = {"plays": rows, "leaves_from": _leaves_from(request, position, rack, lexicon)}
    if request.list_first:
        yield Progress(0, 1, found)
    if not is_quick:
        yield from _pauses(search)
    answer: CrosswordSolved = {"count": search.count, "plays": rows, "leaves_from": found["leaves_from"]}
    if only:
        answer["matching"] = search.matching
    return answer


def _pauses(search: Search) -> Iterator[None]:
    for _ in search.counting():
        yield None


def _leaves_from(request: WithLeaves, position: Position, rack: Tiles, lexicon: Lexicon) -> LeavesFrom:
    if tiles_left(position, rack) == 0:
        return "none"
    if request.leaves is not None:
        return "own"
    shipped = shipped_leaves(position.layout, position.tiles, lexicon)
    return "estimate" if shipped is None else "table"


@dataclass(frozen=True, kw_only=True)
class CrosswordCheck(InList, CrosswordBoard):
    """A board to be checked."""

    most_blanks = SET_BLANKS.most


CrosswordProblem = Annotated[NotAWord | Island | NotOnCentre | TooManyTiles, Alias("CrosswordProblem")]


class CrosswordChecked(TypedDict):
    """What is wrong with a board."""

    ok: bool
    problems: list[CrosswordProblem]


@METHODS.add("crossword.check", example={"lexicon": "en", "board": QUIZ_BOARD.replace("Z", "J")}, errors=BOARD_ERRORS)
def check(request: CrosswordCheck, library: Library) -> CrosswordChecked:
    """Name all that is wrong with a board: words not in the list, islands, too many tiles, an empty start square."""
    position, lexicon = request.read_position(library.lexicon(request.lexicon))
    found = list(problems(position, lexicon))
    return {"ok": not found, "problems": found}


@dataclass(frozen=True, kw_only=True)
class CrosswordUnseen(CrosswordBoard):
    """A position whose unseen tiles are asked for."""

    most_blanks = SET_BLANKS.most

    lexicon: Annotated[ListId | None, "Null takes the tile set's own alphabet."] = None
    rack: Annotated[str, RACK] = ""


class CrosswordUnseenTiles(TypedDict):
    """The tiles that are neither on the board nor on the rack; null throughout where their numbers are not known."""

    unseen: Annotated[dict[str, int] | None, "How many of each tile of the set; `?` is the blank."]
    count: Annotated[int | None, "How many there are."]
    bag: Annotated[int | None, "How many are left when the other side holds a full rack."]


@METHODS.add("crossword.unseen", example={"board": QUIZ_BOARD, "rack": "AEINRS?"}, errors=BOARD_ERRORS)
def unseen_tiles(request: CrosswordUnseen, library: Library) -> CrosswordUnseenTiles:
    """Count the tiles that are neither on the board nor on the rack."""
    position = request.read_bare_position(None if request.lexicon is None else library.lexicon(request.lexicon))
    rack = read_rack(request.rack, position)
    refuse_excess(position, rack)
    tiles = position.tiles
    if tiles.counts is None:
        return {"unseen": None, "count": None, "bag": None}
    left = unseen(position, rack)
    count = sum(left.values())
    return {
        "unseen": {tiles.show([tile]): left[tile] for tile in (*tiles.letters, BLANK)},
        "count": count,
        "bag": max(count - position.layout.rack, 0),
    }


@dataclass(frozen=True, kw_only=True)
class CrosswordPuzzle(InList, CrosswordGame):
    """What decides a position to be solved."""

    seed: Annotated[int, "The same seed gives the same position with the same list, board and tiles."] = 0
    by: Annotated[Literal["score", "equity"], "What the best play is to be judged by."] = "score"


class CrosswordPuzzled(TypedDict):
    """A position, as other methods take it."""

    board: Annotated[list[str], "Rows of squares."]
    rack: str


@METHODS.add(
    "crossword.puzzle",
    example={"lexicon": "en", "seed": 20261122},
    errors={**GAME_ERRORS, "tile-set": "The tile set cannot be read, or does not tell how many tiles there are."},
)
def puzzle(request: CrosswordPuzzle, library: Library) -> Job[CrosswordPuzzled]:
    """Play a game up to some turn: a position for everybody to solve.

    Both sides make the play that scores most; or, by equity, their best moves, up to a turn whose best play leads all
    other moves by four points, preferably one at which another play scores more.
    """
    lexicon = library.lexicon(request.lexicon)
    layout, tiles, spelled = request.read_game(lexicon)
    seek = seek_clear_position if request.by == "equity" else seek_position
    position, rack = yield from seek(layout, tiles, spelled or lexicon, request.seed)
    return {"board": write_rows(position), "rack": position.tiles.show(rack)}
