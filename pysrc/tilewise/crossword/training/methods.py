"""The method that learns leave values."""

from dataclasses import dataclass
from typing import Annotated

from ...contract import Bounds, Methods
from ...contract.bounds import LEARNT_TILES
from ...errors import RequestError
from ...jobs import Job, Progress
from ...lexicon.library import Library
from ...lexicon.selection import InList, WordSelection
from ..bag import full_bag
from ..leaves.requests import LEAVE_ERRORS, CrosswordLeaves, WithLeaves
from ..leaves.tables import fewest_tiles, made_for, pack_table, table_of
from ..requests import GAME_ERRORS, CrosswordGame
from .study import Learnt, train

__all__ = ["METHODS"]

METHODS = Methods()


@dataclass(frozen=True, kw_only=True)
class CrosswordLeavesRequest(InList, WordSelection, WithLeaves, CrosswordGame):
    """What leave values are made for; `leaves` is a table to go on from, with another seed than it was made with."""

    boards: Annotated[int, Bounds(3, 1_000_000), "Boards to learn from; a few hundred already beat the estimate."] = 600
    seed: Annotated[int, Bounds(0, 1_000_000), "The same seed gives the same table."] = 1


@METHODS.add(
    "crossword.leaves",
    example={"lexicon": "en-common", "layout": "duel", "boards": 3},
    errors={
        **GAME_ERRORS,
        **LEAVE_ERRORS,
        "too-large": f"The board's racks hold more than {LEARNT_TILES}; or a field is over its bound.",
        "tile-set": "The tile set cannot be read, or it is not known to have the tiles of three racks.",
    },
    partial=CrosswordLeaves | None,
)
def leaves(request: CrosswordLeavesRequest, library: Library) -> Job[CrosswordLeaves]:
    """Make a table of leave values by playing games and seeing what racks with the tiles of each leave score.

    Other methods accept it as `leaves`. Partial results are tables too, each learnt from more boards than the one
    before, with null in between.
    """
    layout, tiles, lexicon = request.read_words(request.select(library, library.lexicon(request.lexicon)))
    if layout.rack > LEARNT_TILES.most:
        message = f"Leaves are learnt for racks of at most {LEARNT_TILES}; those of {layout.name} hold {layout.rack}."
        raise RequestError("too-large", message, field="layout", most=LEARNT_TILES.most)
    full_bag(tiles, fewest_tiles(layout))
    own = request.read_leaves(layout, tiles, lexicon)
    before = Learnt(own.table, request.leaves["boards"]) if own is not None and request.leaves is not None else None
    game = made_for(layout, tiles, lexicon)

    def table(learnt: Learnt) -> CrosswordLeaves:
        return {
            "made_for": game,
            "lexicon": request.lexicon,
            "boards": learnt.boards,
            "seed": request.seed,
            "values": pack_table(table_of(learnt.values, tiles)),
        }

    steps = train(layout, tiles, lexicon, boards=request.boards, seed=request.seed, before=before)
    while True:
        try:
            done, learnt = next(steps)
        except StopIteration as stop:
            return table(stop.value)
        yield Progress(done, request.boards, table(learnt) if learnt else None)
