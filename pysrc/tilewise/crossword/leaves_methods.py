"""The method that makes leave values, and how requests carry them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, TypedDict

from ..alphabets import Tiles
from ..contract import AS_GIVEN, Bounds, Methods
from ..errors import PositionError
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import InList
from ..tiles import TileSet
from .board import Position
from .keeping import leaves_of, leaves_to_the_end
from .leave_tables import read_table, table_of
from .leave_training import train
from .leaves import Leaves, LeaveTable
from .requests import GAME_ERRORS, CrosswordGame

__all__ = ["LEAVE_ERRORS", "METHODS", "CrosswordLeaves", "WithLeaves"]

METHODS = Methods()

LEAVE_ERRORS = {"leaves": "The leave table cannot be read, or is one of another tile set."}


class CrosswordLeaves(TypedDict):
    """A leave table: what tiles that stay on the rack are worth."""

    lexicon: Annotated[str, "Id of the word list that it was made with."]
    boards: Annotated[int, "Boards that it was learnt from."]
    seed: int
    values: Annotated[
        list[list[int]],
        "Eighths of a point for all leaves of one tile, of two, and so on, each list in the order of the tiles with "
        "the blank first; larger leaves follow from smaller ones.",
    ]


@dataclass(frozen=True, kw_only=True)
class WithLeaves:
    """A request that may bring a leave table."""

    leaves: Annotated[
        Annotated[CrosswordLeaves, AS_GIVEN] | None, "A table of crossword.leaves; null takes an estimate."
    ] = None

    def leaves_of(self, position: Position, rack: Tiles, lexicon: Lexicon, *, to_the_end: bool = False) -> Leaves:
        """Give what leaves are worth in a position; raises PositionError "leaves"."""
        table = None if self.leaves is None else _read(self.leaves, position.tiles)
        if to_the_end:
            return leaves_to_the_end(position, rack, lexicon, table=table)
        return leaves_of(position, rack, lexicon, table=table)


def _read(source: CrosswordLeaves, tiles: TileSet) -> LeaveTable:
    values = source.get("values") if isinstance(source, dict) else None
    if not isinstance(values, list) or not all(
        isinstance(each, list) and all(type(value) is int for value in each) for each in values
    ):
        raise PositionError("leaves", "The leave table has no lists of values.", field="leaves")
    return _read_values(tuple(map(tuple, values)), tiles)


@lru_cache(maxsize=2)
def _read_values(values: tuple[Sequence[int], ...], tiles: TileSet) -> LeaveTable:
    return read_table(values, tiles)


@dataclass(frozen=True, kw_only=True)
class CrosswordLeavesRequest(InList, CrosswordGame):
    """What leave values are made for."""

    boards: Annotated[int, Bounds(3, 1_000_000), "Boards to learn from; some hundred already beat the estimate."] = 600
    seed: Annotated[int, Bounds(0, 1_000_000), "The same seed gives the same table."] = 1


@METHODS.add(
    "crossword.leaves",
    example={"lexicon": "en-common", "layout": "duel", "boards": 3},
    errors={**GAME_ERRORS, "tile-set": "The tile set cannot be read, or does not tell how many tiles there are."},
)
def leaves(request: CrosswordLeavesRequest, library: Library) -> Job[CrosswordLeaves]:
    """Make a leave table: play games, and see what racks make that hold the tiles.

    It is accepted by other methods as `leaves`.
    """
    lexicon = library.lexicon(request.lexicon)
    layout, tiles, spelled = request.read_game(lexicon)
    done = train(layout, tiles, spelled or lexicon, boards=request.boards, seed=request.seed)
    while True:
        try:
            yield Progress(next(done), request.boards)
        except StopIteration as stop:
            return {
                "lexicon": request.lexicon,
                "boards": request.boards,
                "seed": request.seed,
                "values": table_of(stop.value, tiles),
            }
