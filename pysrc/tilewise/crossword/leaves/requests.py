"""How requests carry leave values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, TypedDict

from ...alphabets import Tiles
from ...contract import AS_GIVEN, Alias
from ...contract.bounds import LEAVES
from ...errors import PositionError
from ...lexicon import Lexicon
from ...tiles import TileSet
from ..board import Position
from ..layout import Layout
from .keeping import leaves_of, leaves_to_the_end
from .tables import LARGEST, made_for, read_table, unpack_table
from .values import Leaves, LeaveTable

__all__ = ["LEAVE_ERRORS", "CrosswordLeaves", "LeavesFrom", "WithLeaves"]

LEAVE_ERRORS = {
    "leaves": "The leave table cannot be read.",
    "leaves-other": "The leave table was made for another list, board or tile set.",
}

_KINDS: Mapping[str, type | tuple[type, ...]] = {
    "made_for": str,
    "lexicon": str,
    "boards": int,
    "seed": int,
    "values": (str, list),
}

LeavesFrom = Annotated[Literal["table", "estimate", "own", "none"], Alias("CrosswordLeavesFrom")]


class CrosswordLeaves(TypedDict):
    """A leave table: what tiles that stay on the rack are worth."""

    made_for: Annotated[str, "The fingerprint of its list, board and tile set, as in crossword.leaves_for."]
    lexicon: Annotated[str, "Id of the word list that it was made with."]
    boards: Annotated[int, "Boards that it was learnt from."]
    seed: int
    values: Annotated[
        str | list[list[int]],
        "Eighths of a point for all leaves of one tile, of two, and so on to four, each list in the order of the tiles "
        "with the blank first; larger leaves follow from smaller ones. The lists themselves, or, as methods give them, "
        "one text: all as 16-bit numbers, the low byte first, and the CRC-32 of these bytes, in base64.",
    ]


@dataclass(frozen=True, kw_only=True)
class WithLeaves:
    """A request that may bring a leave table."""

    leaves: Annotated[
        Annotated[CrosswordLeaves, AS_GIVEN, LEAVES] | None,
        "A table of crossword.leaves; null takes the shipped one, or an estimate if there is none.",
    ] = None

    def read_leaves(self, layout: Layout, tiles: TileSet, lexicon: Lexicon) -> LeaveTable | None:
        """Read the table; raises PositionError "leaves" for one that cannot be read, "leaves-other" for another's."""
        if self.leaves is None:
            return None
        given: Mapping[str, object] = self.leaves
        if wrong := [name for name, kind in _KINDS.items() if not isinstance(given.get(name), kind)]:
            raise PositionError("leaves", f"The leave table does not say its “{wrong[0]}”.", field="leaves")
        if self.leaves["boards"] < 1:
            raise PositionError("leaves", "The leave table was learnt from no board.", field="leaves")
        values = self.leaves["values"]
        if self.leaves["made_for"] != made_for(layout, tiles, lexicon):
            message = "The leave table was made for another list, board or tile set."
            raise PositionError("leaves-other", message, field="leaves")
        return _read_text(values, tiles) if isinstance(values, str) else read_table(_lists(values), tiles)

    def leaves_of(self, position: Position, rack: Tiles, lexicon: Lexicon, *, to_the_end: bool = False) -> Leaves:
        """Give what leaves are worth in a position; raises what `read_leaves` does."""
        table = self.read_leaves(position.layout, position.tiles, lexicon)
        if to_the_end:
            return leaves_to_the_end(position, rack, lexicon, table=table)
        return leaves_of(position, rack, lexicon, table=table)


def _lists(values: list[list[int]]) -> Sequence[Sequence[int]]:
    numbers = all(isinstance(each, list) and all(type(value) is int for value in each) for each in values)
    if not numbers or len(values) != LARGEST:
        raise PositionError("leaves", f"The leave table has no {LARGEST} lists of values.", field="leaves")
    return values


@lru_cache(maxsize=2)
def _read_text(values: str, tiles: TileSet) -> LeaveTable:
    """Read a text once: a page sends it with every position."""
    return read_table(unpack_table(values, tiles), tiles)
