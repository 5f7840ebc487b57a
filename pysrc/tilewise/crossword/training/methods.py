"""The method that learns leave values."""

from dataclasses import dataclass
from typing import Annotated

from ...contract import Bounds, Methods
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...lexicon.selection import InList
from ..leaves.requests import CrosswordLeaves
from ..leaves.tables import table_of
from ..requests import GAME_ERRORS, CrosswordGame
from .study import train

__all__ = ["METHODS"]

METHODS = Methods()


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
