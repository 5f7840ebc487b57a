"""The method that looks back on a crossword game: review."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from ...contract import AS_GIVEN, Alias, Bounds, ListId, Methods
from ...errors import RequestError
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...lexicon.selection import WordSelection
from ..board import Position, write_rows
from ..leaves.requests import LEAVE_ERRORS, WithLeaves
from ..requests import GAME_ERRORS, CrosswordGame
from ..rows import CrosswordPlay, move_row
from ..turns import Turn
from .gcg import read_gcg
from .methods import SETUP, STATE_ERRORS
from .review import GRADES, Grade, Judge, Judged, turning_points
from .state import read_game
from .values import CrosswordState

__all__ = ["METHODS"]

METHODS = Methods()

_GRADES: tuple[Grade, ...] = (*(grade for grade, _ in GRADES), "blunder")

CrosswordGrade = Annotated[Grade, Alias("CrosswordGrade")]


@dataclass(frozen=True, kw_only=True)
class CrosswordReview(WordSelection, WithLeaves, CrosswordGame):
    """A game: a state with its own board, tiles and list, or a GCG file."""

    lexicon: Annotated[ListId | None, "Of a GCG file; a state may name its own again, or another to be judged by."] = (
        None
    )
    state: Annotated[CrosswordState, AS_GIVEN] | None = None
    gcg: str | None = None
    by: Annotated[Literal["equity"], "What is best."] = "equity"
    limit: Annotated[int, Bounds(1, 50), "The most best moves to give for a turn."] = 5


class CrosswordReviewedTurn(TypedDict):
    """A turn beside the best moves of its rack."""

    turn: Annotated[int, "Its place among all turns, from 0."]
    player: int
    rack: str
    board: Annotated[list[str], "Before the move."]
    played: CrosswordPlay
    withdrawn: Annotated[bool, "Whether the play was challenged and taken back."]
    unlisted: Annotated[list[str], "Words of the play that are not in the list."]
    best: Annotated[list[CrosswordPlay], "The best moves, best first; none where the rack is not known as a whole."]
    loss: Annotated[float | None, "Equity of the best less that of the move, from 0; null where it is not known."]
    wins: Annotated[float | None, "The share of games that the move wins, from 0 to 1; null when judged by equity."]
    grade: CrosswordGrade | None
    scores: Annotated[
        list[int], "Of all players after the turn, and after what was taken back or added before the next."
    ]


class CrosswordReviewedPlayer(TypedDict):
    """A player over the whole game."""

    name: str
    score: int
    judged: Annotated[int, "Turns whose loss is known."]
    mean_loss: float | None
    grades: Annotated[dict[str, int], "How many moves of each grade."]


class CrosswordReviewSummary(TypedDict):
    """A game as a whole."""

    players: list[CrosswordReviewedPlayer]
    turning_points: Annotated[list[int], "The turns that lost most, three at the most, as in `turn`."]


class CrosswordReviewed(TypedDict):
    """A game looked back on."""

    turns: list[CrosswordReviewedTurn]
    summary: CrosswordReviewSummary


def _some_turns(call: Any) -> dict[str, Any]:
    """Let two turns of a game be played."""
    state = call("crossword.start", SETUP)["state"]
    for level in (2, 4):
        action = call("crossword.choose", {"state": state, "level": level})["action"]
        state = call("crossword.act", {"state": state, "action": action})["state"]
    return {"state": state, "limit": 1}


@METHODS.add(
    "crossword.review",
    example=_some_turns,
    errors={
        **GAME_ERRORS,
        **STATE_ERRORS,
        **LEAVE_ERRORS,
        "gcg": "A line of a GCG file is no turn; `line` says which, from 1.",
        "gcg-square": "A play does not fit the board; `move`, `line`, `row` and `column` say where.",
        "play": "A play lays no tile; `move` says which, from 1.",
        "laid": "A play's tiles make none; `move` says which, and `reason` why, as in crossword.lay.",
        "not-on-rack": "A rack has not so many of a tile as the move takes; `move` and `letter` say which.",
        "too-many-tiles": "A rack does not fit the tiles that are left; `move` and `letter` say which.",
        "rack-letter": "A rack has something that is no tile; `move` and `index` say where.",
    },
)
def review(request: CrosswordReview, library: Library) -> Job[CrosswordReviewed]:
    """Put each move of a game beside the best moves of its rack.

    `min_zipf` and `without` leave words out of the best moves; nobody loses by having played one.
    """
    if (request.state is None) == (request.gcg is None):
        raise RequestError("missing", "A review takes either a “state” or a “gcg”.", field="gcg")
    if request.state is not None:
        game = read_game(request.state, library)
        names, turns = [player.name for player in game.players], game.turns
        kind, id = CrosswordGame(layout=game.source[0], tiles=game.source[1]), request.lexicon or game.lexicon
    else:
        if request.lexicon is None:
            raise RequestError("missing", "The field “lexicon” is missing.", field="lexicon")
        kind, id = request, request.lexicon
    every = library.lexicon(id)
    layout, tiles, lexicon = kind.read_game(every)
    if request.gcg is not None:
        record = read_gcg(request.gcg, layout, tiles)
        names, turns = list(record.players), list(record.turns)
    lexicon = lexicon or every
    table = request.read_leaves(layout, tiles, lexicon)
    judge = Judge(request.select(library, lexicon), lexicon, request.limit, len(names) - 1, table)
    return _reviewing(judge, Position.bare(layout, tiles), names, turns)


def _reviewing(judge: Judge, bare: Position, names: list[str], turns: Sequence[Turn]) -> Job[CrosswordReviewed]:
    judged: list[Judged] = []
    for each in judge.reviewed(bare, turns):
        judged.append(each)
        yield Progress(each.index + 1, len(turns))
    # What is taken back or added between two moves belongs to the first of them.
    ends = [*(each.index for each in judged[1:]), len(turns)]
    rows = [_row(each, bare, _scores(turns[:end], len(names))) for each, end in zip(judged, ends, strict=False)]
    scores = _scores(turns, len(names))
    players = [
        _player(name, scores[who], [each for each in judged if each.turn.player == who])
        for who, name in enumerate(names)
    ]
    return {"turns": rows, "summary": {"players": players, "turning_points": turning_points(judged)}}


def _scores(turns: Sequence[Turn], players: int) -> list[int]:
    return [sum(turn.score for turn in turns if turn.player == who) for who in range(players)]


def _row(judged: Judged, bare: Position, scores: list[int]) -> CrosswordReviewedTurn:
    show = bare.tiles.show
    return {
        "turn": judged.index,
        "player": judged.turn.player,
        "rack": judged.turn.rack,
        "board": write_rows(judged.before),
        "played": move_row(judged.move, bare.tiles),
        "withdrawn": judged.withdrawn,
        "unlisted": [show(word) for word in judged.unlisted],
        "best": [move_row(move, bare.tiles) for move in judged.best],
        "loss": judged.loss,
        "wins": None,
        "grade": judged.grade,
        "scores": scores,
    }


def _player(name: str, score: int, judged: list[Judged]) -> CrosswordReviewedPlayer:
    losses = [each.loss for each in judged if each.loss is not None]
    grades = [each.grade for each in judged]
    return {
        "name": name,
        "score": score,
        "judged": len(losses),
        "mean_loss": round(sum(losses) / len(losses), 2) if losses else None,
        "grades": {grade: grades.count(grade) for grade in _GRADES},
    }
