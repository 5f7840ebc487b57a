"""The method that says where leave values come from."""

from dataclasses import dataclass
from typing import Annotated, TypedDict

from ...contract import Methods
from ...lexicon.library import Library
from ...lexicon.selection import InList, WordSelection
from ..requests import GAME_ERRORS, CrosswordGame
from .requests import LEAVE_ERRORS, CrosswordLeaves, LeavesFrom, WithLeaves
from .tables import ShippedTable, fewest_tiles, made_for, pack_table, shipped_table, table_of

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class CrosswordLeavesForRequest(InList, WordSelection, WithLeaves, CrosswordGame):
    """What leave values are wanted for, and perhaps a table that is to be used."""


class CrosswordLeavesMade(TypedDict):
    """How a table that ships was made."""

    games: int
    generations: int
    boards: Annotated[int, "Boards of the last games, which it was learnt from."]
    seed: int


class CrosswordLeavesFor(TypedDict):
    """What leave values there are."""

    made_for: Annotated[str, "A fingerprint of the words, the board and the tile set, whatever they are called."]
    leaves_from: Annotated[LeavesFrom, "Where values come from while there are tiles in the bag."]
    made: Annotated[CrosswordLeavesMade | None, "How a shipped table was made."]
    leaves: Annotated[CrosswordLeaves | None, "The request's own table, its values as a text."]
    learnable: Annotated[bool, "Whether there are enough tiles to learn values with."]


@METHODS.add(
    "crossword.leaves_for",
    example={"lexicon": "en", "layout": "wwf"},
    errors={**GAME_ERRORS, **LEAVE_ERRORS},
)
def leaves_for(request: CrosswordLeavesForRequest, library: Library) -> CrosswordLeavesFor:
    """Say where leave values come from for a word list, a board and a tile set, and whether a table is one of them."""
    layout, tiles, lexicon = request.read_words(request.select(library, library.lexicon(request.lexicon)))
    own, shipped = request.read_leaves(layout, tiles, lexicon), shipped_table(layout, tiles, lexicon)
    table: CrosswordLeaves | None = None
    if own is not None and request.leaves is not None:
        table = {
            "made_for": request.leaves["made_for"],
            "lexicon": request.leaves["lexicon"],
            "boards": request.leaves["boards"],
            "seed": request.leaves["seed"],
            "values": pack_table(table_of(own.table, tiles)),
        }
    return {
        "made_for": made_for(layout, tiles, lexicon),
        "leaves_from": "own" if table else "table" if shipped else "estimate",
        "made": shipped and _made(shipped),
        "leaves": table,
        "learnable": sum((tiles.counts or {}).values()) >= fewest_tiles(layout),
    }


def _made(table: ShippedTable) -> CrosswordLeavesMade:
    return {
        "games": table.games,
        "generations": table.generations,
        "boards": table.boards,
        "seed": table.seed,
    }
