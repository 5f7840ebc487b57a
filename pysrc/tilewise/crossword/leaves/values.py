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
from itertools import combinations
from math import log2

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import BLANK, TileSet
from ..layout import Layout

__all__ = ["MOST_PARTS", "STEPS", "ClosingLeaves", "FadingLeaves", "LeaveTable", "Leaves", "estimated_leaves"]

_BOUND = 8
"""Points that a letter is worth at most, either way, so that a letter of few words does not rule the order."""

_KEPT = 1 << 17
"""Leaves whose values are kept; each takes some 150 bytes."""

STEPS = 8
"""Values are multiples of 1/8 of a point: sums of them are exact in any order."""

_WEIGHTS = {5: ((1, 1.0), (2, -0.5), (4, 0.5)), 6: ((1, 1.0), (3, -0.5), (4, 0.5))}
"""The sizes of parts of a larger leave, and how often all of its parts of that size count.

So each tile, each two and each three count once for what they add to their parts, each four half. What four add is seen
in few racks, so it was drawn towards nothing when it was learnt; it would count 0.5 to 0.7 by what was measured.
"""

MOST_PARTS = max(_WEIGHTS)
"""Tiles of the largest leaves that are worth the sum of what their parts add."""

_REPEAT = 2
"""Points that each repeated tile costs."""


class Leaves(dict[Tiles, float]):
    """The points that leaves, as sorted tiles, are worth beyond what their plays scored.

    These are the sums of the `values` of their tiles, less the cost of repeats. What has been asked for is kept.

    >>> Leaves({65: 1.5, 63: 25.0})[b"?AA"]
    26.0
    """

    def __init__(self, values: Mapping[int, float]) -> None:
        super().__init__()
        self._values = values

    @property
    def has_bag(self) -> bool:
        """Whether they are values for a game that goes on with tiles to draw."""
        return bool(self._values)

    def __missing__(self, leave: Tiles) -> float:
        """Value a leave that has not been asked for."""
        if len(self) == _KEPT:
            self.clear()
        value = self[leave] = self._value_of(leave)
        return value

    def _value_of(self, leave: Tiles) -> float:
        letters = leave.replace(b"?", b"")
        repeats = len(letters) - len(set(letters)) if self._values else 0
        return sum([self._values.get(tile, 0.0) for tile in leave], 0.0) - _REPEAT * repeats


class LeaveTable(Leaves):
    """The points that leaves are worth by a table.

    What some tiles are worth together is what each adds, and each two of them, each three and each four: more, or less,
    than their parts. Leaves of five and six tiles are worth the sum of that over all of their parts, where what four
    add counts half, as few racks tell of it. All other leaves that the table does not have are worth what their parts
    of one tile less are worth together, divided by how often they count each tile: but for rounding the sum of their
    tiles, if no two are worth more or less together.

    >>> table = LeaveTable({b"A": 1.0, b"E": 2.0, b"S": 8.0, b"AE": 3.0, b"AS": 9.0, b"ES": 12.0})
    >>> table[b"ES"], table[b"AES"]
    (12.0, 12.0)
    >>> LeaveTable({b"A": 1.0, b"AA": -3.0, b"AAA": -12.0, b"AAAA": -26.0})[b"AAAAA"]
    -45.0
    """

    def __init__(self, table: Mapping[Tiles, float]) -> None:
        super().__init__({})
        self.table = table

    @property
    def has_bag(self) -> bool:
        """Whether they are values for a game that goes on with tiles to draw."""
        return True

    def _value_of(self, leave: Tiles) -> float:
        if leave in self.table or len(leave) < 2:
            return self.table.get(leave, 0.0)
        in_order = bytes(sorted(leave))
        if in_order != leave:
            return self[in_order]
        if len(leave) in _WEIGHTS:
            worth = 0.0
            for size, weight in _WEIGHTS[len(leave)]:
                worth += weight * sum(map(self.__getitem__, map(bytes, combinations(leave, size))))
            return round(worth * STEPS) / STEPS
        less = [self[leave[:i] + leave[i + 1 :]] for i in range(len(leave))]
        return round(sum(less) / (len(leave) - 1) * STEPS) / STEPS


class FadingLeaves(Leaves):
    """The points that leaves are worth when the bag has fewer tiles than a rack: a share of what they are worth before.

    >>> FadingLeaves(Leaves({83: 8.0}), 2 / 7)[b"S"]
    2.25
    """

    def __init__(self, leaves: Leaves, share: float) -> None:
        super().__init__({})
        self._leaves = leaves
        self._share = share

    @property
    def has_bag(self) -> bool:
        """Whether they are values for a game that goes on with tiles to draw."""
        return True

    def _value_of(self, leave: Tiles) -> float:
        return round(self._leaves[leave] * self._share * STEPS) / STEPS


class ClosingLeaves(Leaves):
    """The points that leaves are worth when the bag is empty and the other side holds tiles of `others` points.

    Playing out gains twice what the other side holds; what stays may go to it in the same way.

    >>> leaves = ClosingLeaves(bytes(65) + bytes([1, 3]) + bytes(189), 12)
    >>> leaves[b""], leaves[b"AB"]
    (24.0, -8.0)
    """

    def __init__(self, points: bytes, others: int) -> None:
        super().__init__({})
        self._points = points
        self._out = 2.0 * others

    def _value_of(self, leave: Tiles) -> float:
        return -2.0 * sum(leave.translate(self._points)) if leave else self._out


@lru_cache(maxsize=8)
def estimated_leaves(layout: Layout, tiles: TileSet, lexicon: Lexicon) -> Leaves:
    """Give what leaves are worth by the estimate of this module, while there is a bag."""
    return Leaves(_letter_values(tiles, lexicon, layout.rack, layout.bonus.get(layout.rack, 0)))


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
