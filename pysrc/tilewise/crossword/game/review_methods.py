"""The method that reviews a crossword game."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, NotRequired, TypedDict

from ...contract import Bounds, ListId, Methods
from ...contract.bounds import GAME_TEXT
from ...errors import PositionError, RequestError
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...lexicon.selection import WordSelection
from ...match.record import list_of
from ...match.review import MatchGrade, MatchJudging, MatchReviewedPlayer, player_over, turning_points
from ..board import Position, write_rows
from ..leaves.requests import LEAVE_ERRORS, WithLeaves
from ..moves import Move
from ..places import place_row
from ..requests import CrosswordGame, TurnProblem
from ..rows import CrosswordPlay, move_row
from ..turns import Turn
from .endings import judged_turns, lead_before
from .gcg import read_gcg
from .match import ERRORS, SETUP, CrosswordActions, CrosswordMatchSetup, play_record
from .review import MOVES, By, Judge, Judged, Outlook
from .simulated_review import CANDIDATES, Simulator
from .turn_rows import problem_row

__all__ = ["METHODS"]

METHODS = Methods()


class CrosswordReviewedMove(CrosswordPlay):
    """A move in a review; of a turn that is not judged by equity, with its results."""

    spread: NotRequired[
        Annotated[float, "Points gained on the other side from the move on, on average, drawn towards equity."]
    ]
    wins: NotRequired[Annotated[float, "The share of games that it wins, from 0 to 1."]]


class CrosswordReviewedTurn(TypedDict):
    """A turn, and the best moves of its rack."""

    turn: Annotated[int, "Its index among all turns."]
    player: int
    rack: str
    board: Annotated[list[str], "Before the move."]
    played: CrosswordReviewedMove
    withdrawn: Annotated[bool, "Whether the play was challenged and taken back."]
    unlisted: Annotated[list[str], "Words of the play that are not in the list."]
    best: Annotated[
        list[CrosswordReviewedMove],
        "The best moves, best first; none where part of the rack is unknown. Of a solved endgame five at the most, as "
        "far as they are proved within another bound of work.",
    ]
    by: Annotated[
        By,
        "What the turn is judged by. Only turns of two players, with numbers of tiles known, are simulated; with an "
        "empty bag the endgame is searched, simulation or not, and what it cannot prove within a bound of work stays "
        "judged by equity or is played out.",
    ]
    loss: Annotated[
        float | None,
        "How far the move is behind the best, in equity or in spread; never below 0, null where it is not known.",
    ]
    error: Annotated[
        float | None, "The standard error of a simulated loss, from sampling alone; null where nothing is simulated."
    ]
    wins: Annotated[
        float | None, "The share of games that the move wins, from 0 to 1; null where nothing is simulated."
    ]
    wins_lost: Annotated[
        float | None,
        "How far that is below the share of the best move, or near the end of a game below the highest share; null "
        "likewise.",
    ]
    samples: Annotated[int, "How often the move was played out; once where both racks are known."]
    unproved: NotRequired[
        Annotated[bool, "Whether both racks were known, but the endgame could not be solved within the bound of work."]
    ]
    grade: Annotated[MatchGrade | None, "By the share of wins where that is known, else by points."]
    told: NotRequired[Annotated[int, "The points recorded for a play, where the rules give it others."]]
    problem: NotRequired[
        Annotated[
            TurnProblem,
            "Why the turn is impossible as recorded; `played` is what was recorded, with its score as the equity.",
        ]
    ]
    scores: Annotated[
        list[int], "Of all players after the turn, and after what was taken back or added before the next."
    ]


@dataclass(frozen=True, kw_only=True)
class CrosswordReview(WordSelection, WithLeaves, CrosswordGame, MatchJudging):
    """A game: its record, with its own board, tiles and list, or a GCG file."""

    lexicon: Annotated[ListId | None, "Null takes the setup's."] = None
    setup: Annotated[CrosswordMatchSetup | None, "Of a game that was played here."] = None
    actions: CrosswordActions = field(default_factory=list)
    gcg: Annotated[str | None, GAME_TEXT] = None
    limit: Annotated[int, Bounds(1, 50), "The most best moves to give for a turn."] = 5
    samples: Annotated[int, Bounds(1, 10_000), "The most rollouts of a move."] = 100
    seed: Annotated[int, "The same seed gives the same answer."] = 1
    turns: Annotated[
        list[Annotated[int, Bounds(0)]] | None, "The turns to judge, from 0; null for all that are not in `made`."
    ] = None
    made: Annotated[list[CrosswordReviewedTurn], "Turns from earlier answers, which are not judged again."] = field(
        default_factory=list
    )


class CrosswordReviewedPlayer(MatchReviewedPlayer):
    """A player over the whole game; losses in points."""

    score: int
    wins_lost: Annotated[float | None, "The shares of wins that the turns lost, added up; null if none is known."]


class CrosswordReviewSummary(TypedDict):
    """A game as a whole."""

    players: list[CrosswordReviewedPlayer]
    turning_points: Annotated[
        list[int], "The turns that lost most, three at the most, as in `turn`: of wins, if some turns have them."
    ]


class CrosswordReviewed(TypedDict):
    """A game looked back on."""

    turns: list[CrosswordReviewedTurn]
    summary: CrosswordReviewSummary


def _some_turns(call: Any) -> dict[str, Any]:
    """Let two turns of a game be played."""
    record = {"lexicon": "en", "setup": SETUP, "actions": []}
    for level in (2, 4):
        action = call("crossword.choose", {**record, "level": level})["action"]
        record = {**record, "actions": [*record["actions"], action]}
    return {**record, "limit": 1}


@METHODS.add(
    "crossword.review",
    example=_some_turns,
    errors={
        **ERRORS,
        **LEAVE_ERRORS,
        "gcg": "A line of a GCG file is not a turn; `line` says which, from 1.",
        "made": "A turn in `made` is not a turn of this game.",
    },
    partial=CrosswordReviewed | None,
)
def review(request: CrosswordReview, library: Library) -> Job[CrosswordReviewed]:
    """Compare each move of a game with the best moves of its rack.

    Turns of two players that are made with the bag empty are judged by the endgame. By simulation all turns are first
    judged so or by equity, then one after another by rollouts of the move and of the best moves by equity, unless the
    endgame has told; each partial result holds all turns. `turns` and `made` divide the work among several workers:
    each judges some turns, and a last request with all that they `made` gives the whole.

    A turn that is impossible as recorded has a `problem`; the others are judged.

    `min_zipf` and `without` leave words out of the best moves; having played such a word costs nothing.
    """
    if (request.setup is None) == (request.gcg is None):
        raise RequestError("missing", "A review takes either a “setup” with “actions” or a “gcg”.", field="setup")
    id = list_of(request.lexicon, request.setup)
    if request.setup is not None:
        game = play_record(id, request.setup, request.actions, library).game
        names, turns = [player.name for player in game.players], game.turns
        kind = CrosswordGame(layout=game.source[0], tiles=game.source[1])
    else:
        kind = request
    every = library.lexicon(id)
    layout, tiles, lexicon = kind.read_game(every)
    if request.gcg is not None:
        file = read_gcg(request.gcg, layout, tiles, lenient=True)
        names, turns = list(file.players), list(file.turns)
    lexicon = lexicon or every
    wanted = request.select(library, lexicon)
    table = request.read_leaves(layout, tiles, lexicon)
    judge = Judge(wanted, lexicon, max(request.limit, CANDIDATES), len(names) - 1, table)
    simulates = request.by == "simulation" and len(names) == 2
    simulator = Simulator(wanted, request.samples, request.seed, table) if simulates else None
    record = _Record(Position.bare(layout, tiles), names, turns, request.limit)
    made = record.read_made(request.made)
    turns_wanted = record.moves - made.keys() if request.turns is None else record.moves & set(request.turns)
    return _reviewing(record, judge, simulator, turns_wanted, made)


@dataclass(frozen=True)
class _Record:
    """A game that is looked back on, from a bare board; of each turn so many best moves are told."""

    bare: Position
    names: list[str]
    turns: Sequence[Turn]
    limit: int

    @property
    def moves(self) -> set[int]:
        """The places of the turns that can be judged."""
        return {n for n, turn in enumerate(self.turns) if turn.kind in MOVES}

    def read_made(self, made: list[CrosswordReviewedTurn]) -> dict[int, CrosswordReviewedTurn]:
        """Give turns that were judged earlier by their places; raises PositionError "made"."""
        for row in made:
            if row["turn"] not in self.moves or self.turns[row["turn"]].player != row["player"]:
                raise PositionError("made", f"Turn {row['turn'] + 1} is not one of the game.", field="made")
        return {row["turn"]: row for row in made}

    def scores(self, end: int | None = None) -> list[int]:
        """Give the points of all players after so many turns."""
        turns = self.turns[:end]
        return [sum(turn.score for turn in turns if turn.player == who) for who in range(len(self.names))]

    def row(self, judged: Judged) -> CrosswordReviewedTurn:
        """Write a turn."""
        # What is taken back or added between two moves belongs to the first of them.
        end = min((n for n in self.moves if n > judged.index), default=len(self.turns))
        show, outlook = self.bare.tiles.show, judged.outlook
        by_wins = judged.wins_lost is not None
        outlooks = judged.outlooks or [None] * len(judged.best)
        best = zip(judged.best[: self.limit], outlooks, strict=False)
        row: CrosswordReviewedTurn = {
            "turn": judged.index,
            "player": judged.turn.player,
            "rack": judged.turn.rack,
            "board": write_rows(judged.before),
            "played": self._move(judged.move, outlook, by_wins=by_wins) if judged.move else self._told(judged.turn),
            "withdrawn": judged.withdrawn,
            "unlisted": [show(word) for word in judged.unlisted],
            "best": [self._move(move, each, by_wins=by_wins) for move, each in best],
            "by": judged.by,
            "loss": judged.loss,
            "error": judged.error,
            "wins": outlook.wins if outlook and by_wins else None,
            "wins_lost": judged.wins_lost,
            "samples": judged.samples,
            "grade": judged.grade,
            "scores": self.scores(end),
        }
        play = judged.move and judged.move.play
        if play and play.score != judged.turn.score:
            row["told"] = judged.turn.score
        if judged.unproved:
            row["unproved"] = True
        if judged.problem:
            row["problem"] = problem_row(judged.problem)
        return row

    def _told(self, turn: Turn) -> CrosswordReviewedMove:
        """Write a turn that cannot be, as it is told."""
        assert turn.kind in ("play", "exchange", "pass")
        row = self._move(Move(turn.kind, None, b"", b"", float(turn.score)), None)
        if turn.kind == "exchange":
            row["tiles"] = turn.text
        if turn.kind == "play":
            placed = self.bare.tiles.show(turn.placed)
            place = place_row((turn.row, turn.column), across=turn.across, word=placed, placed=placed)
            row = {**row, **place, "score": turn.score}
        return row

    def _move(self, move: Move, outlook: Outlook | None, *, by_wins: bool = False) -> CrosswordReviewedMove:
        row: CrosswordReviewedMove = {**move_row(move, self.bare.tiles)}  # type: ignore[typeddict-item]  # keys that need not be there
        if outlook:
            row["spread"] = outlook.spread
            if by_wins:
                row["wins"] = outlook.wins
        return row

    def reviewed(self, rows: dict[int, CrosswordReviewedTurn]) -> CrosswordReviewed:
        """Write the game with all turns that are judged."""
        turns = [row for _, row in sorted(rows.items())]
        by_wins = any(row["wins_lost"] is not None for row in turns)
        lost = {row["turn"]: (row["grade"], row["wins_lost"] if by_wins else row["loss"]) for row in turns}
        points = turning_points({turn: (grade, loss) for turn, (grade, loss) in lost.items() if loss is not None})
        scores = self.scores()
        players = [
            _player(name, scores[who], [row for row in turns if row["player"] == who])
            for who, name in enumerate(self.names)
        ]
        return {"turns": turns, "summary": {"players": players, "turning_points": points}}


def _reviewing(
    record: _Record,
    judge: Judge,
    simulator: Simulator | None,
    wanted: set[int],
    made: dict[int, CrosswordReviewedTurn],
) -> Job[CrosswordReviewed]:
    rows, judged = dict(made), list[Judged]()
    for each in judged_turns(judge, record.bare, record.turns, len(record.names), wanted):
        if each is None:
            yield None
            continue
        judged.append(each)
        rows[each.index] = record.row(each)
        yield Progress(0, len(wanted)) if simulator else Progress(each.index + 1, len(record.turns))
    if simulator:
        yield from _simulating(record, simulator, judged, rows)
    return record.reviewed(rows)


def _simulating(
    record: _Record, simulator: Simulator, judged: list[Judged], rows: dict[int, CrosswordReviewedTurn]
) -> Generator[Progress, None, None]:
    """Write what becomes of turns in place of what equity says."""
    for done, each in enumerate(judged):
        partial = record.reviewed(rows)
        steps = simulator.judged(each, lead_before(record.turns, each))
        while True:
            yield Progress(done, len(judged), partial)
            try:
                next(steps)
            except StopIteration as stop:
                rows[each.index] = record.row(stop.value)
                break


def _player(name: str, score: int, turns: list[CrosswordReviewedTurn]) -> CrosswordReviewedPlayer:
    wins = [row["wins_lost"] for row in turns if row["wins_lost"] is not None]
    over = player_over(name, [row["loss"] for row in turns], [row["grade"] for row in turns])
    return {**over, "score": score, "wins_lost": sum(wins) if wins else None}
