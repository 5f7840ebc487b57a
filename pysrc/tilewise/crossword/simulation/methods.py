"""The method that simulates: candidates played out over samples of the unseen tiles."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated, Literal, NamedTuple, TypedDict

from ...alphabets import Tiles
from ...contract import Alias, Bounds, Methods
from ...contract.bounds import CANDIDATES, RACK
from ...errors import PositionError
from ...jobs import Job, Progress
from ...lexicon import Lexicon
from ...lexicon.library import Library
from ...lexicon.selection import InList, WordSelection
from ...tiles import BLANK, TileSet, tokens
from ..board import Position
from ..game.values import CrosswordLaying, CrosswordMove
from ..leaves.requests import LEAVE_ERRORS, WithLeaves
from ..leaves.values import Leaves
from ..moves import Move, may_exchange, tiles_left, valued, waiting
from ..places import NO_PLACE, CrosswordPlace, place_row
from ..plays import Play, leave_of
from ..requests import BOARD_ERRORS, QUIZ_BOARD, CrosswordBoard, read_rack, refuse_excess
from ..rows import CrosswordPlay, move_row
from ..scoring import play_at
from .candidates import seek_candidates
from .known import KNOWN_ERROR, KnownTiles, read_known
from .many_racks import BestMove
from .ranking import Simulated, simulate
from .rollouts import Candidate, Rollouts

__all__ = [
    "CANDIDATE_ERRORS",
    "METHODS",
    "CandidateReader",
    "CrosswordMadeReply",
    "CrosswordMove",
    "CrosswordReply",
    "CrosswordSimulatedMove",
    "CrosswordTried",
    "SimulationOrder",
    "Trial",
    "deed",
    "made_reply",
    "read_laying",
    "simulated_row",
]

METHODS = Methods()

_CANDIDATES = 12
"""Moves that are simulated when none are named."""

_GRACE = 0.1
"""Seconds beyond the given ones in which moves to be simulated are looked for: on most boards it takes less."""

CANDIDATE_ERRORS = {
    **BOARD_ERRORS,
    **LEAVE_ERRORS,
    "tile-set": "The tile set cannot be read, or does not tell how many tiles there are.",
    "candidate": "There is no candidate, or one is not legal; `index` says which.",
    "known": KNOWN_ERROR,
}


@dataclass(frozen=True, kw_only=True)
class CrosswordTried(InList, WordSelection, WithLeaves, CrosswordBoard):
    """A position, and the moves that are tried in it."""

    rack: Annotated[str, RACK, "Tiles, `?` for a blank, digraphs in brackets."]
    candidates: Annotated[
        list[CrosswordMove] | None,
        CANDIDATES,
        "Null tries the best twelve by equity, of choices of a blank and of mirror images one, with the best exchange "
        "among them.",
    ] = None
    also: Annotated[list[CrosswordMove], CANDIDATES, "Moves that are tried beside them."] = field(default_factory=list)
    plies: Annotated[int, Bounds(1, 12), "Turns that are played after the candidate, the other side's first."] = 2
    seed: Annotated[int, "The same seed gives the same answer."] = 1
    known: Annotated[KnownTiles, "Tiles that the other side is known to hold, or `leaves` of `crossword.infer`."] = ""
    spread: Annotated[int, "By how many points the mover is ahead."] = 0

    def read(self, library: Library, is_over: Callable[[], bool] = lambda: False) -> "Generator[None, None, Trial]":
        """Read position and candidates, with pauses; raises PositionError.

        Of the best, those are tried that are found before it `is_over`.
        """
        position, lexicon = self.read_position(self.select(library, library.lexicon(self.lexicon)))
        rack = bytes(sorted(read_rack(self.rack, position)))
        refuse_excess(position, rack)
        if position.tiles.counts is None:
            message = f"{position.tiles.name} does not tell how many tiles there are; nothing can be drawn."
            raise PositionError("tile-set", message, field="tiles")
        known = read_known(self.known, position, rack)
        leaves = self.leaves_of(position, rack, lexicon, to_the_end=True)
        reader = CandidateReader(position, rack, lexicon, leaves)
        if self.candidates is None:
            moves = yield from seek_candidates(position, rack, lexicon, leaves, number=_CANDIDATES, is_over=is_over)
        else:
            moves = [reader.read(candidate, index) for index, candidate in enumerate(self.candidates)]
        known_moves = set(map(deed, moves))
        for index, candidate in enumerate(self.also):
            move = reader.read(candidate, index)
            if deed(move) not in known_moves:
                known_moves.add(deed(move))
                moves.append(move)
        if not moves:
            raise PositionError("candidate", "There is no candidate to be tried.", field="candidates")
        rollouts = Rollouts(
            position, rack, lexicon, leaves, plies=self.plies, seed=self.seed, known=known, spread=self.spread
        )
        return Trial(rollouts, moves, position.tiles)


@dataclass(frozen=True, kw_only=True)
class CrosswordSimulate(CrosswordTried):
    """A position, the moves that are tried in it, and how often."""

    samples: Annotated[int, Bounds(1, 100_000), "The most rollouts of a candidate."] = 400
    seconds: Annotated[float | None, "The most time to simulate; null for no limit."] = None


SimulationOrder = Annotated[
    Literal["points", "wins"],
    "What the order goes by: `worth`; or, once the bag holds no more tiles than a rack, wins, drawn towards what "
    "`worth` predicts while samples are few.",
    Alias("CrosswordSimulationOrder"),
]


class Trial(NamedTuple):
    """What plays candidates out, and the moves that they are."""

    rollouts: Rollouts
    moves: list[Move]
    tiles: TileSet

    @property
    def candidates(self) -> list[Candidate]:
        """The moves as they are tried."""
        return [Candidate.of(move, self.rollouts.position) for move in self.moves]

    @property
    def order(self) -> SimulationOrder:
        """What the ranking goes by."""
        return "wins" if self.rollouts.near_end else "points"


class CrosswordMadeReply(CrosswordPlace):
    """What the other side does after a candidate; an exchange lies nowhere."""

    kind: Literal["play", "exchange"]
    score: int


class CrosswordReply(CrosswordMadeReply):
    """What the other side does after a candidate, and how often."""

    share: Annotated[float, "In how many of the samples, from 0 to 1."]


class CrosswordSimulatedMove(CrosswordPlay):
    """A candidate and its results."""

    worth: Annotated[
        float,
        "Its estimated worth in points: its mean against the leader's, drawn towards equity while samples are few.",
    ]
    mean: Annotated[float, "Points gained on the other side from the candidate on, its leave and theirs included."]
    error: Annotated[float, "Standard error of the mean."]
    wins: Annotated[float, "Share of games won, from 0 to 1, a tie as half a win."]
    samples: Annotated[
        int,
        "How often it was played out; less often than others if it was dropped. 0 if time ran out before: the other "
        "figures are then what equity predicts.",
    ]
    bingos: Annotated[list[float], "Bingos per sample on average: the mover's, and the other side's."]
    replies: Annotated[list[CrosswordReply], "The most frequent ones."]


class CrosswordSimulation(TypedDict):
    """Candidates in the order of what became of them."""

    by: SimulationOrder
    plays: Annotated[list[CrosswordSimulatedMove], "Best first."]
    samples: Annotated[int, "The most samples of any one of them."]


@METHODS.add(
    "crossword.simulate",
    example={"lexicon": "en", "board": QUIZ_BOARD, "rack": "AEINRSV", "samples": 2},
    errors=CANDIDATE_ERRORS,
    partial=CrosswordSimulation | None,
)
def simulation(request: CrosswordSimulate, library: Library) -> Job[CrosswordSimulation]:
    """Rank candidates by rollouts: each is played out many times, with the unseen tiles dealt at random.

    After the candidate both sides make their best moves by equity. Those that lie behind the first by no more than
    the standard error of their worth are played out further, two at least; others come back when these fall. It ends
    when all but one lie three and a half such errors behind, each played out five times at least. With `seconds` some
    may not have been, and are then told of with no samples, as is expected; the candidates of a board with very
    many plays are the best of those that were found in time.
    """
    end = None if request.seconds is None else perf_counter() + request.seconds

    def is_over(grace: float = 0.0) -> bool:
        return end is not None and perf_counter() >= end + grace

    trial = yield from request.read(library, lambda: is_over(_GRACE))
    steps = simulate(trial.rollouts, trial.candidates, request.samples, is_over=is_over)
    while True:
        try:
            ranking = next(steps)
        except StopIteration as stop:
            return _result(stop.value, trial)
        found = _result(ranking, trial) if ranking else None
        yield found and Progress(found["samples"], request.samples, found)


def deed(move: Move) -> tuple[object, ...]:
    """Say what a move does, so that two can be compared."""
    if not move.play:
        return move.kind, move.tiles
    return *move.play.slot.square, move.play.slot.line.across, move.play.placed


def read_laying(laying: CrosswordLaying, position: Position, lexicon: Lexicon) -> Play:
    """Read a play, whose words need not be in the list; raises PositionError "play"."""
    tiles = [position.tiles.read_tile(token) for token in tokens(laying["placed"])]
    placed = bytes([tile for tile in tiles if tile is not None])
    if len(placed) < len(tiles) or BLANK in placed:
        message = f"“{laying['placed']}” is not made of tiles of {position.tiles.name}."
        raise PositionError("play", message, field="placed")
    return play_at(position, lexicon, laying["row"], laying["col"], placed, across=laying["across"])


class CandidateReader(NamedTuple):
    """Reads moves that are to be tried in a position; their words need not be in the list."""

    position: Position
    rack: Tiles
    lexicon: Lexicon
    leaves: Leaves

    def read(self, candidate: CrosswordMove, index: int) -> Move:
        """Read a move; raises PositionError "candidate"."""
        if candidate["kind"] == "pass":
            return Move("pass", None, b"", self.rack, min(self.leaves[self.rack], 0.0))
        if candidate["kind"] == "exchange":
            tiles = self.position.tiles.read_rack(candidate["tiles"], "candidates", of="the exchange")
            if not 0 < len(tiles) <= may_exchange(self.position, tiles_left(self.position, self.rack)):
                raise _no_candidate("The bag does not allow this exchange.", index)
            leave = self._leave(tiles, index)
            return Move("exchange", None, tiles, leave, self.leaves[leave], waiting(self.position, self.leaves))
        play = self._play(candidate, index)
        leave = self._leave(play.used, index)
        return Move.of(valued(play, leave, self.leaves, self.position, self.lexicon))

    def _play(self, candidate: CrosswordLaying, index: int) -> Play:
        try:
            return read_laying(candidate, self.position, self.lexicon)
        except PositionError as error:
            raise _no_candidate(str(error), index) from error

    def _leave(self, used: Tiles, index: int) -> Tiles:
        if lacking := sorted((Counter(used) - Counter(self.rack)).elements()):
            raise _no_candidate(f"The rack does not have {self.position.tiles.show(lacking)}.", index)
        return leave_of(self.rack, used)


def _no_candidate(message: str, index: int) -> PositionError:
    return PositionError("candidate", f"Candidate {index + 1}: {message}", field="candidates", index=index)


def _result(ranking: Sequence[Simulated], trial: Trial) -> CrosswordSimulation:
    plays = [simulated_row(each, trial, [_reply(*reply, trial.tiles) for reply in each.replies]) for each in ranking]
    return {"by": trial.order, "plays": plays, "samples": max([each.samples for each in ranking], default=0)}


def simulated_row(each: Simulated, trial: Trial, replies: list[CrosswordReply]) -> CrosswordSimulatedMove:
    """Write what became of a candidate."""
    return {
        **move_row(trial.moves[each.candidate], trial.tiles),
        "worth": each.worth,
        "mean": each.mean,
        "error": each.error,
        "wins": each.wins,
        "samples": each.samples,
        "bingos": list(each.bingos),
        "replies": replies,
    }


def _reply(move: BestMove, share: float, tiles: TileSet) -> CrosswordReply:
    return {**made_reply(move, tiles), "share": share}


def made_reply(move: BestMove, tiles: TileSet) -> CrosswordMadeReply:
    """Write a move of the other side."""
    if not move.laid:
        return {"kind": "exchange", **NO_PLACE, "score": 0}
    slot, placed = move.laid.slot, move.laid.placed
    play = Play(*move.laid[:2], placed, move.score, move.leave, 0.0)
    place = place_row(slot.square, across=slot.line.across, word=play.text, placed=tiles.show(placed))
    return {"kind": "play", **place, "score": move.score}
