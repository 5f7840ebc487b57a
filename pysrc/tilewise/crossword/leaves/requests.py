"""How requests carry leave values."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, TypedDict

from ...alphabets import Tiles
from ...contract import AS_GIVEN
from ...errors import PositionError
from ...lexicon import Lexicon
from ...tiles import TileSet
from ..board import Position
from .keeping import leaves_of, leaves_to_the_end
from .tables import read_table
from .values import Leaves, LeaveTable

__all__ = ["LEAVE_ERRORS", "CrosswordLeaves", "WithLeaves"]

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
