"""What tiles are worth keeping in a position: by a table or the estimate, less as the bag empties, nothing at the end.

With fewer tiles in the bag than a rack holds, leaves are worth the share that the bag is of a rack: what is kept meets
fewer new tiles and fewer turns to come. (How fast they fade decides few games: of 800 against an engine whose leaves do
not fade, 49.7% ± 0.8% were won, by 0.1 ± 0.9 points a game.) When the other side holds all that is unseen there is no
next rack to keep tiles for: what counts is to play out.
"""

from functools import lru_cache

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import TileSet
from ..board import Position, unseen
from ..layout import Layout
from .larger import LargerLeaves
from .tables import shipped_leaves
from .values import ClosingLeaves, FadingLeaves, Leaves, estimated_leaves

__all__ = ["leaves_of", "leaves_to_the_end", "usual_leaves"]


def leaves_of(
    position: Position, rack: Tiles, lexicon: Lexicon, others: int = 1, *, table: Leaves | None = None
) -> Leaves:
    """Give the values of leaves in a position; `others` is the number of other players, who hold full racks.

    Without a table the one that ships counts, or else the estimate. With an empty bag no leave is worth anything.
    """
    left, size = unseen(position, rack), position.layout.rack
    bag = sum(left.values()) - others * size
    if left and bag <= 0:
        return Leaves({})
    full = (
        usual_leaves(position, lexicon)
        if table is None
        else LargerLeaves(table, position.layout, position.tiles, lexicon)
    )
    return FadingLeaves(full, bag / size) if left and bag < size else full


def leaves_to_the_end(
    position: Position, rack: Tiles, lexicon: Lexicon, others: int = 1, *, table: Leaves | None = None
) -> Leaves:
    """Give the same, but of two players with an empty bag what playing out gains, and what staying costs."""
    left, points = unseen(position, rack), position.tiles.points
    if others == 1 and left and sum(left.values()) <= position.layout.rack:
        return ClosingLeaves(points, sum([points[tile] * n for tile, n in left.items()]))
    return leaves_of(position, rack, lexicon, others, table=table)


def usual_leaves(position: Position, lexicon: Lexicon) -> LargerLeaves:
    """Give what leaves are worth while the bag is full: by the table that ships, or else by the estimate."""
    return _usual(position.layout, position.tiles, lexicon)


@lru_cache(maxsize=8)
def _usual(layout: Layout, tiles: TileSet, lexicon: Lexicon) -> LargerLeaves:
    table = shipped_leaves(layout, tiles, lexicon)
    smaller = estimated_leaves(layout, tiles, lexicon) if table is None else table
    return LargerLeaves(smaller, layout, tiles, lexicon)
