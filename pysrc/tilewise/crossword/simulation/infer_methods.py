"""The method that says what the other side probably kept, by its last move."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, Literal, TypedDict

from ...contract import Bounds, Methods
from ...contract.bounds import RACK
from ...errors import PositionError
from ...jobs import Job, Progress
from ...lexicon import Lexicon
from ...lexicon.library import Library
from ...lexicon.selection import InList, WordSelection
from ...tiles import TileSet, in_rack_order
from ..board import Position, unseen
from ..game.values import CrosswordLaying
from ..leaves.requests import LEAVE_ERRORS, WithLeaves
from ..moves import may_exchange
from ..requests import BOARD_ERRORS, QUIZ_BOARD, CrosswordBoard, read_rack, refuse_excess
from .inference import Inference, Made, seek_kept
from .known import CrosswordKept
from .methods import read_laying

__all__ = ["METHODS"]

METHODS = Methods()

_PLAY = {"kind": "play", "row": 6, "col": 8, "across": False, "placed": "A.IS"}


class CrosswordExchanged(TypedDict):
    """Exchanges tiles that nobody else has seen."""

    kind: Literal["exchange"]
    count: Annotated[int, Bounds(1), "How many."]


@dataclass(frozen=True, kw_only=True)
class CrosswordInfer(InList, WordSelection, WithLeaves, CrosswordBoard):
    """A position before the other side's last move, and this move; its words need not be in the list."""

    rack: Annotated[str, RACK, "Tiles that the other side did not have, as they were on one's own rack."] = ""
    move: CrosswordLaying | CrosswordExchanged
    racks: Annotated[int, Bounds(1, 100_000), "The most racks that are tried."] = 1000
    limit: Annotated[int, Bounds(1, 10_000), "The most leaves to give."] = 1000
    seed: Annotated[int, "The same seed gives the same answer."] = 1
    seconds: Annotated[float | None, "The most time to try racks; null for no limit."] = None


class CrosswordInference(TypedDict):
    """What the other side probably kept."""

    leaves: Annotated[list[CrosswordKept], "The likeliest first."]
    tiles: Annotated[dict[str, float], "How many of each tile it kept on average, of those that it may have."]
    racks: Annotated[int, "Racks that were tried."]
    of: Annotated[int, "Different racks that it may have had."]


@METHODS.add(
    "crossword.infer",
    example={"lexicon": "en", "board": QUIZ_BOARD, "rack": "AEINRSV", "move": _PLAY, "racks": 100, "limit": 3},
    errors={
        **BOARD_ERRORS,
        **LEAVE_ERRORS,
        "tile-set": "The tile set cannot be read, or does not tell how many tiles there are.",
        "move": "The other side cannot have made this move; `letter` says which tile it cannot have had.",
    },
    partial=CrosswordInference | None,
)
def infer(request: CrosswordInfer, library: Library) -> Job[CrosswordInference]:
    """Say what the other side probably kept, by the move that it made.

    A rack is the less likely the more points of equity its best move is above the one that was made: e times for each
    four points, some fifty times at the most. If there are no more than so many `racks`, all are tried, each as often
    as it can be drawn; else some that are drawn by chance. With `seconds`, those that there was time for, and at least
    two hundred.
    """
    end = None if request.seconds is None else perf_counter() + request.seconds
    position, lexicon = request.read_position(request.select(library, library.lexicon(request.lexicon)))
    rack = bytes(sorted(read_rack(request.rack, position)))
    refuse_excess(position, rack)
    if position.tiles.counts is None:
        message = f"{position.tiles.name} does not tell how many tiles there are; nothing can be inferred."
        raise PositionError("tile-set", message, field="tiles")
    pool = unseen(position, rack)
    bag = max(pool.total() - position.layout.rack, 0)
    made = _read(request.move, position, pool, bag, lexicon)
    yield None
    steps = seek_kept(
        *(position, pool, made, lexicon, request.leaves_of(position, rack, lexicon)),
        bag=bag,
        racks=request.racks,
        seed=request.seed,
    )
    for found in steps:
        if found:
            known = _result(found, request.limit, position.tiles)
            yield Progress(found.tried, min(found.of, request.racks), known)
            if end is not None and perf_counter() >= end:
                break
        else:
            yield None
    return known


def _read(
    move: CrosswordLaying | CrosswordExchanged, position: Position, pool: Counter[int], bag: int, lexicon: Lexicon
) -> Made:
    """Read what the other side did; raises PositionError "move"."""
    if move["kind"] == "exchange":
        most = min(may_exchange(position, bag), pool.total())
        if move["count"] > most:
            message = f"The other side cannot have exchanged {move['count']} tiles; the game lets it exchange {most}."
            raise PositionError("move", message, field="move")
        return Made(b"", 0, move["count"])
    try:
        play = read_laying(move, position, lexicon)
    except PositionError as error:
        raise PositionError("move", str(error), field="move") from error
    tiles = play.used
    if len(tiles) > (holds := min(position.layout.rack, pool.total())):
        message = f"The other side cannot have laid {len(tiles)} tiles; it had {holds}."
        raise PositionError("move", message, field="move")
    if lacking := sorted((Counter(tiles) - pool).elements()):
        letter = position.tiles.show(lacking[:1])
        what = "blanks" if letter == "?" else f"{letter} tiles"
        message = f"The other side cannot have had so many {what}: they are on the board, or on one's own rack."
        raise PositionError("move", message, field="move", letter=letter)
    return Made(tiles, play.score)


def _result(found: Inference, limit: int, tiles: TileSet) -> CrosswordInference:
    total = sum(found.weights.values())
    expected: defaultdict[int, int] = defaultdict(int)
    for leave, weight in found.weights.items():
        for tile in leave:
            expected[tile] += weight
    ranked = sorted(found.weights.items(), key=lambda item: (-item[1], item[0]))
    return {
        "leaves": [
            {"tiles": tiles.show(in_rack_order(leave)), "chance": weight / total} for leave, weight in ranked[:limit]
        ],
        "tiles": {tiles.show([tile]): each / total for tile, each in sorted(expected.items())},
        "racks": found.tried,
        "of": found.of,
    }
