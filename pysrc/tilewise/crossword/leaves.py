"""What the tiles that stay on the rack are worth, made from the word list and the tile set.

Values are static, in half points:

    a letter    4 * log2(its share of the letters of rack-length words / its share of the bag)
                + half of what it is worth above the mean of the bag, at most 8 points either way
    a blank     half of the bonus for a full rack
    a repeat    2 points less for each tile that the rack keeps more than once
    no bag      nothing: when the other side holds all that is unseen, there is no next rack to keep tiles for

The idea is the usual one: a letter is good to keep when words want it more often than the bag gives it. The weights are
round numbers, fitted to no game; in English they put the blank and S on top and Q, J, V and X at the bottom.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import log2

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..tiles import BLANK, TileSet
from .board import Position, unseen

__all__ = ["Leaves", "leaves_of"]

_BOUND = 8
"""Points that a letter is worth at most, either way, so that a letter of few words does not rule the order."""

_REPEAT = 2
"""Points that each repeated tile costs."""


class Leaves:
    """Values leaves by the `values` of their tiles.

    >>> Leaves({65: 1.5, 63: 25.0}).value(b"AA?")
    26.0
    """

    def __init__(self, values: Mapping[int, float]) -> None:
        self.values = values
        self._known: dict[Tiles, float] = {}

    def value(self, leave: Tiles) -> float:
        """Give the points that a leave is worth beyond what its play scored."""
        known = self._known.get(leave)
        if known is None:
            letters = leave.replace(b"?", b"")
            repeats = len(letters) - len(set(letters)) if self.values else 0
            known = sum([self.values.get(tile, 0.0) for tile in leave], 0.0) - _REPEAT * repeats
            self._known[leave] = known
        return known


def leaves_of(position: Position, rack: Tiles, lexicon: Lexicon) -> Leaves:
    """Give the values of leaves in a position."""
    layout = position.layout
    left = unseen(position, rack)
    if left and sum(left.values()) <= layout.rack:
        return Leaves({})
    return Leaves(_letter_values(position.tiles, lexicon, layout.rack, layout.bonus.get(layout.rack, 0)))


@lru_cache(maxsize=8)
def _letter_values(tiles: TileSet, lexicon: Lexicon, length: int, bonus: int) -> Mapping[int, float]:
    values = {BLANK: bonus / 2}
    counts = lexicon.of_length(length).counts
    uses = {tile: sum(level.bit_count() for level in counts.get(tile, [])) for tile in tiles.letters}
    used, bag = sum(uses.values()), {tile: n for tile, n in (tiles.counts or {}).items() if tile != BLANK and n}
    if not used or not bag:
        return values
    total = sum(bag.values())
    mean = sum(n * tiles.points[tile] for tile, n in bag.items()) / total
    for tile, n in bag.items():
        value = 4 * log2(max(uses[tile], 1) / used * total / n) + (tiles.points[tile] - mean) / 2
        values[tile] = round(2 * min(max(value, -_BOUND), _BOUND)) / 2
    return values
