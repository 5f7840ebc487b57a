"""What reviews of all games have in common: grades by what a turn has lost, turning points, a player over a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from ..contract import Alias

__all__ = [
    "GRADES",
    "Grade",
    "MatchGrade",
    "MatchJudging",
    "MatchReviewedPlayer",
    "grade_of",
    "player_over",
    "turning_points",
]

Grade = Literal["best", "good", "fair", "mistake", "blunder"]
"""How much a turn has lost."""

MatchGrade = Annotated[Grade, Alias("MatchGrade"), "The loss in a word."]

GRADES: tuple[Grade, ...] = ("best", "good", "fair", "mistake", "blunder")

_TURNING_POINTS = 3
"""Turns of most loss that a summary names."""


@dataclass(frozen=True, kw_only=True)
class MatchJudging:
    """What turns are judged by; games with a single way to judge accept either value."""

    by: Annotated[Literal["equity", "simulation"], "What the best play is judged by."] = "equity"


def grade_of(loss: float, most: Sequence[float]) -> Grade:
    """Say in a word how much a turn has lost: `most` has the most that a turn of each grade loses but the last.

    >>> [grade_of(loss, (0, 1.5, 4, 8)) for loss in (0, 1, 3, 5, 20)]
    ['best', 'good', 'fair', 'mistake', 'blunder']
    """
    return next((grade for grade, each in zip(GRADES, most, strict=False) if loss <= each), GRADES[-1])


def turning_points(lost: Mapping[int, tuple[Grade | None, float]]) -> list[int]:
    """Give the turns that lost most, mistakes at least and three at the most, in the order of the game.

    `lost` are grade and loss by turn, the losses all in one unit.

    >>> turning_points({0: ("blunder", 40), 2: ("good", 3), 5: ("mistake", 12), 7: ("blunder", 50), 9: ("mistake", 9)})
    [0, 5, 7]
    """
    bad = [(loss, -turn) for turn, (grade, loss) in lost.items() if grade in ("mistake", "blunder")]
    return sorted(-turn for _, turn in sorted(bad, reverse=True)[:_TURNING_POINTS])


class MatchReviewedPlayer(TypedDict):
    """A player over the whole game."""

    name: str
    judged: Annotated[int, "Turns whose loss is known."]
    mean_loss: Annotated[float | None, "Null without any such turn."]
    grades: Annotated[dict[str, int], "How many turns of each grade."]


def player_over(name: str, losses: Sequence[float | None], grades: Sequence[Grade | None]) -> MatchReviewedPlayer:
    """Add up a player's turns.

    >>> player_over("Ada", [0, 3, None], ["best", "fair", None])["mean_loss"]
    1.5
    """
    known = [loss for loss in losses if loss is not None]
    return {
        "name": name,
        "judged": len(known),
        "mean_loss": round(sum(known) / len(known), 2) if known else None,
        "grades": {grade: grades.count(grade) for grade in GRADES},
    }
