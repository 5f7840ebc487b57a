"""The method that reviews a Letterpress game."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypedDict

from ...contract import Bounds, Methods
from ...errors import PositionError
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...match.review import MatchGrade, MatchJudging, MatchReviewedPlayer, player_over, turning_points
from ..board import Mask
from ..lookahead import Forced
from ..values import LetterpressTaken
from .game import Game
from .match import ERRORS, SETUP, LetterpressRecord
from .review import MOVES, Judged, Move, judged

__all__ = ["METHODS"]

METHODS = Methods()

_WINS = {"wins": 1.0, "loses": 0.0, None: None}
"""The share of games that a turn wins, by what it forces."""


class LetterpressExpected(LetterpressTaken):
    """The reply that is expected to a play."""


class LetterpressReviewedMove(TypedDict):
    """A play or a pass, and the board after it."""

    kind: Literal["play", "pass"]
    word: Annotated[str, "Of a play; else empty."]
    mask: Annotated[Mask, "The squares of the word's letters."]
    squares: Annotated[list[Mask], "Those of each player after it."]
    reply: LetterpressExpected | None
    forced: Annotated[Forced, "What it comes to for its player whatever follows, where that is proved."]


class LetterpressReviewedTurn(TypedDict):
    """A turn, and the best plays that the search finds."""

    turn: Annotated[int, "Its index among all turns."]
    player: int
    played: LetterpressReviewedMove
    best: Annotated[list[LetterpressReviewedMove], "The best plays, best first; the turn's own if none is better."]
    loss: Annotated[float, "The worth of the best play less that of the turn, in squares; never below 0."]
    grade: MatchGrade
    wins: Annotated[
        float | None, "The share of games that it wins: 1 if it wins whatever follows, 0 if it loses; null while open."
    ]
    worth: Annotated[
        float, "What the turn leads to, in squares to its player: 25 if it wins by force, -25 if it loses."
    ]
    outlook: Annotated[float, "What the game was worth to the first player before the turn, likewise."]


@dataclass(frozen=True, kw_only=True)
class LetterpressReview(LetterpressRecord, MatchJudging):
    """A game that is looked back on."""

    limit: Annotated[int, Bounds(1, 20), "The most best plays to give for a turn."] = 3
    seconds: Annotated[
        Annotated[float, Bounds(0)],
        "About how long a browser thinks of all turns: an amount of work, the same anywhere.",
    ] = 12.0
    turns: Annotated[
        list[Annotated[int, Bounds(0)]] | None, "The turns to judge, from 0; null for all that are not in `made`."
    ] = None
    made: Annotated[list[LetterpressReviewedTurn], "Turns from earlier answers, which are not judged again."] = field(
        default_factory=list
    )


class LetterpressReviewSummary(TypedDict):
    """A game as a whole."""

    players: Annotated[list[MatchReviewedPlayer], "Losses in squares, of plays and passes."]
    turning_points: Annotated[list[int], "The turns that lost most, three at the most, as in `turn`."]


class LetterpressReviewed(TypedDict):
    """A game looked back on."""

    turns: list[LetterpressReviewedTurn]
    summary: LetterpressReviewSummary


def _some_turns(call: Any) -> dict[str, Any]:
    """Let two turns of a game be played; there is time for the searches to settle."""
    record = {"lexicon": "en", "setup": {**SETUP, "board": "msgzxcbjlqblmgeppjxmjynxs"}, "actions": []}
    for level in (1, 2):
        action = call("letterpress.choose", {**record, "level": level})["action"]
        record = {**record, "actions": [*record["actions"], action]}
    return {**record, "limit": 1, "seconds": 60}


@METHODS.add(
    "letterpress.review",
    example=_some_turns,
    errors={**ERRORS, "made": "A turn in `made` is not a turn of this game."},
    partial=LetterpressReviewed | None,
)
def review(request: LetterpressReview, library: Library) -> Job[LetterpressReviewed]:
    """Compare each play and each pass of a game with the best play that the search finds.

    Turns are judged in order; partial results hold those judged so far. The board after the turn and the board after
    the best play are judged at one depth, which both searches have finished, and no clock has a part in it: a turn is
    judged alike on any machine. Turns judged in an earlier answer can be passed as `made`; with an empty `turns` no
    others are judged.
    """
    record = _Record((yield from request.playing(library)).game)
    made = record.read_made(request.made)
    wanted = record.moves - made.keys() if request.turns is None else record.moves & set(request.turns)
    return (yield from _reviewing(record, request, wanted, made))


@dataclass(frozen=True)
class _Record:
    """A game that is looked back on."""

    game: Game

    @property
    def moves(self) -> set[int]:
        """The places of the turns that can be judged."""
        return {n for n, turn in enumerate(self.game.turns) if turn.kind in MOVES}

    def read_made(self, made: list[LetterpressReviewedTurn]) -> dict[int, LetterpressReviewedTurn]:
        """Give turns that were judged earlier by their places; raises PositionError "made"."""
        for row in made:
            if row["turn"] not in self.moves or not self._has(row):
                raise PositionError("made", f"Turn {row['turn'] + 1} is not one of the game.", field="made")
        return {row["turn"]: row for row in made}

    def _has(self, row: LetterpressReviewedTurn) -> bool:
        """Look whether the player of a turn did the same."""
        turn, played = self.game.turns[row["turn"]], row["played"]
        return (row["player"], played["kind"], played["mask"]) == (turn.player, turn.kind, turn.mask) and (
            played["word"] == self.game.words.alphabet.decode(turn.word)
        )

    def row(self, each: Judged) -> LetterpressReviewedTurn:
        """Show a turn that was judged."""
        return {
            "turn": each.turn,
            "player": each.player,
            "played": _move(each.played, self.game),
            "best": [_move(move, self.game) for move in each.best],
            "loss": each.loss,
            "grade": each.grade,
            "wins": _WINS[each.played.forced],
            "worth": each.worth,
            "outlook": each.outlook,
        }

    def reviewed(self, rows: dict[int, LetterpressReviewedTurn]) -> LetterpressReviewed:
        """Add up the turns that are judged."""
        turns = [rows[n] for n in sorted(rows)]
        return {
            "turns": turns,
            "summary": {
                "players": [
                    _over(player.name, [row for row in turns if row["player"] == who])
                    for who, player in enumerate(self.game.players)
                ],
                "turning_points": turning_points({n: (row["grade"], row["loss"]) for n, row in rows.items()}),
            },
        }


def _reviewing(
    record: _Record, request: LetterpressReview, wanted: set[int], made: dict[int, LetterpressReviewedTurn]
) -> Job[LetterpressReviewed]:
    rows, done = dict(made), 0
    for each in judged(record.game, request.seconds, request.limit, only=wanted):
        partial = None
        if each is not None:
            rows[each.turn] = record.row(each)
            done += 1
            partial = record.reviewed(rows)
        yield Progress(done, len(wanted), partial)
    return record.reviewed(rows)


def _move(move: Move, game: Game) -> LetterpressReviewedMove:
    decode = game.words.alphabet.decode
    return {
        "kind": move.kind,
        "word": decode(move.word),
        "mask": move.mask,
        "squares": list(move.squares),
        "reply": None if move.reply is None else {"word": decode(move.reply[0]), "mask": move.reply[1]},
        "forced": move.forced,
    }


def _over(name: str, turns: list[LetterpressReviewedTurn]) -> MatchReviewedPlayer:
    return player_over(name, [row["loss"] for row in turns], [row["grade"] for row in turns])
