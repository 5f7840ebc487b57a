"""A simulation in stages, which the page spreads over its workers: a method of its own, for the page alone.

It says which candidates are to be played out with which samples, and what they have come to so far; or it makes a piece
of that. A stage's rollouts may be made in any pieces and anywhere: samples are numbered, and sums of their numbers are
exact. So the ranking is that of `crossword.simulate`, however many have worked on it.
"""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Annotated, TypedDict

from ...contract import Bounds, Items, Methods
from ...errors import PositionError
from ...jobs import Job
from ...lexicon.library import Library
from ...tiles import EMPTY, TileSet, tokens
from ..game.values import CrosswordMove, action_row
from ..requests import QUIZ_BOARD
from .methods import (
    CANDIDATE_ERRORS,
    CrosswordMadeReply,
    CrosswordReply,
    CrosswordSimulatedMove,
    CrosswordTried,
    SimulationOrder,
    Trial,
    made_reply,
    simulated_row,
)
from .ranking import Stage, common, next_stage, ranking
from .rollouts import Rollout

__all__ = ["METHODS"]

METHODS = Methods()

_EXAMPLE = {"lexicon": "en", "board": QUIZ_BOARD, "rack": "AEINRSV", "candidates": [{"kind": "exchange", "tiles": "V"}]}


_MOST_POINTS = 1_000_000
"""More than any game is won by."""

RolloutNumbers = Annotated[list[float | int], Items(float, float, int, int, int, float)]


class CrosswordRollouts(TypedDict):
    """What rollouts came to."""

    of: Annotated[list[int], "The candidates' places in the list."]
    first: Annotated[int, "Number of the first sample."]
    rollouts: Annotated[
        list[list[RolloutNumbers]],
        "For each candidate and sample: the spread, the share of a win, the plays of a whole rack of both sides, "
        "which of the replies was made, from 0; -1 for none; and what it is worth to the other side.",
    ]
    replies: list[CrosswordMadeReply]


class CrosswordPiece(TypedDict):
    """Candidates that are to be played out, and with which samples: a whole stage, or a part of one."""

    of: Annotated[list[Annotated[int, Bounds(0)]], "Places of the candidates."]
    first: Annotated[int, Bounds(0, 1_000_000), "Number of the first sample, from 0."]
    samples: Annotated[int, Bounds(1, 1000), "How many."]


def _rolled(trial: Trial, piece: CrosswordPiece) -> Job[CrosswordRollouts]:
    of, samples = piece["of"], range(piece["first"], piece["first"] + piece["samples"])
    for index in of:
        if index >= len(trial.moves):
            message = f"There is no candidate {index + 1}; there are {len(trial.moves)}."
            raise PositionError("candidate", message, field="of", index=index)
    candidates = trial.candidates
    found = yield from trial.rollouts.run([candidates[index] for index in of], samples)
    replies: dict[Hashable, CrosswordMadeReply] = {}
    places: dict[Hashable, int] = {}
    rows: list[list[list[float | int]]] = []
    for each in found:
        rows.append([])
        for rollout in each:
            place = -1
            if rollout.reply:
                row = made_reply(rollout.reply, trial.tiles)
                replies.setdefault(_what(row), row)
                place = places.setdefault(_what(row), len(places))
            rows[-1].append([rollout.spread, rollout.wins, *rollout.bingos, place, rollout.answered])
    return {"of": of, "first": samples.start, "rollouts": rows, "replies": list(replies.values())}


def _what(reply: CrosswordMadeReply) -> Hashable:
    """Say what a reply does, whatever was on the rack; after other candidates the same tiles make something else."""
    place = reply["row"], reply["col"], reply["across"]
    return reply["kind"], *place, reply["placed"], reply["word"], reply["score"]


@dataclass(frozen=True, kw_only=True)
class CrosswordStageRequest(CrosswordTried):
    """A position, the moves that are tried in it, and what rollouts were made of them or are to be made."""

    samples: Annotated[int, Bounds(1, 100_000), "The most times that a candidate is played out."] = 400
    made: Annotated[list[CrosswordRollouts], "What was `made` for other requests, in any order."] = field(
        default_factory=list
    )
    piece: Annotated[CrosswordPiece | None, "Rollouts to be made."] = None


class CrosswordStagedMove(CrosswordSimulatedMove):
    """A candidate, its results, and where the other side played its tiles."""

    landings: Annotated[
        list[Annotated[list[int | float], Items(int, int, float)]],
        "Squares, by row and column from 0, and in which share of the samples the reply laid a tile there.",
    ]


class CrosswordStage(TypedDict):
    """Candidates in the order of what became of them."""

    by: SimulationOrder
    candidates: Annotated[list[CrosswordMove], "In the order in which they are counted."]
    plays: Annotated[list[CrosswordStagedMove], "Best first; none before the first stage."]
    samples: Annotated[int, "The most that one of them was played out."]
    next: Annotated[CrosswordPiece | None, "What is to be played out then, at once or in pieces; null for nothing."]
    made: Annotated[CrosswordRollouts | None, "Rollouts of the piece that was asked for."]


@METHODS.add(
    "crossword.stage",
    example={**_EXAMPLE, "samples": 100, "piece": {"of": [0], "first": 0, "samples": 2}},
    errors={**CANDIDATE_ERRORS, "made": "The rollouts do not fit the candidates, or some of a stage are missing."},
    inner=True,
)
def stage(request: CrosswordStageRequest, library: Library) -> Job[CrosswordStage]:
    """Rank candidates by rollouts that were made, and say which are to be made next; or make some.

    A sample's tiles follow from its number and the seed alone, so any part of a simulation can be made by itself.
    What is played out next follows the rule of `crossword.simulate`, whose answer this is when all stages are made.
    """
    trial = yield from request.read(library)
    found, replies = _joined(request.made, len(trial.moves))
    done, candidates = max(map(len, found), default=0), trial.candidates
    plays: list[CrosswordStagedMove] = []
    for each in ranking(found, candidates, trial.rollouts) if done else []:
        made = replies[each.candidate]
        told: list[CrosswordReply] = [{**reply, "share": share} for reply, share in common(made, _what)]
        plays.append({**simulated_row(each, trial, told), "landings": _landings(made, trial.tiles)})
    following = next_stage(found, candidates, trial.rollouts, trial.rollouts.most(request.samples))
    piece = request.piece
    return {
        "by": trial.order,
        "candidates": [action_row(move, trial.tiles) for move in trial.moves],
        "plays": plays,
        "samples": done,
        "next": following and _piece(following),
        "made": (yield from _rolled(trial, piece)) if piece else None,
    }


def _piece(stage: Stage) -> CrosswordPiece:
    return {"of": stage.of, "first": stage.samples.start, "samples": len(stage.samples)}


def _joined(
    made: list[CrosswordRollouts], number: int
) -> tuple[list[list[Rollout]], list[list[CrosswordMadeReply | None]]]:
    """Give the rollouts of each candidate, and their replies, in the order of the samples."""
    found: list[list[Rollout]] = [[] for _ in range(number)]
    replies: list[list[CrosswordMadeReply | None]] = [[] for _ in range(number)]
    for piece in sorted(made, key=lambda each: each["first"]):
        said = [*piece["replies"], None]
        sizes = set(map(len, piece["rollouts"]))
        for candidate, rows in zip_longest(piece["of"], piece["rollouts"]):
            fits = candidate is not None and 0 <= candidate < number and rows is not None
            if not fits or len(sizes) > 1 or len(found[candidate]) != piece["first"]:
                message = "The rollouts are not those of the candidates, sample after sample from the first."
                raise PositionError("made", message, field="made")
            for spread, wins, ours, theirs, reply, answered in rows:
                if not -1 <= reply < len(said) - 1:
                    raise PositionError("made", f"There is no reply {reply}.", field="made")
                if not (0 <= wins <= 1 and abs(spread) <= _MOST_POINTS and abs(answered) <= _MOST_POINTS):
                    raise PositionError("made", "No rollout comes to so many points or wins.", field="made")
                found[candidate].append(Rollout(spread, wins, (int(ours), int(theirs)), None, answered))
                replies[candidate].append(said[int(reply)])
    return found, replies


def _landings(replies: list[CrosswordMadeReply | None], tiles: TileSet) -> list[list[int | float]]:
    """Say in which share of the samples a reply laid a tile on each square, row by row."""
    numbers: Counter[tuple[int, int]] = Counter()
    for reply in replies:
        if reply and reply["kind"] == "play":
            for i, token in enumerate(tokens(reply["placed"])):
                if tiles.read_tile(token) != EMPTY:
                    down, right = (0, i) if reply["across"] else (i, 0)
                    numbers[reply["row"] + down, reply["col"] + right] += 1
    return [[*square, count / len(replies)] for square, count in sorted(numbers.items())]
