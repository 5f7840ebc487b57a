"""What a play is worth, for all plays at once.

A ranking is one number a play, higher is better, below 2**30:

    bits 28-29      2 the play ends the game and wins it, 1 it goes on, 0 it ends the game and loses it
    bits  0-27      a weighted sum over the board after the play, offset so as to stay above 0:
                    + locked squares, ours less theirs
                    - exposure (for each square we hold, its neighbours that we do not hold)
                    + squares, ours less theirs

`Ranker.rank` works on lanes. It takes two masks a lane, the squares that a play must take and those that it may take,
and gives the best that any play between them can come to; with the same mask twice that is the play's own rank. Every
term is monotone (more squares of ours never make our locks fewer nor theirs more), so the bound is the sum of the
terms' bounds. It is the bound of branch and bound: a word whose bound is below the twentieth best play need not be
looked at.

Of a letter that stands often a play may take any squares, but only so many. Who knows how many squares there can be in
all (`room`) gets closer bounds: so many squares, however they lie, lock no more than some number of them and leave no
fewer than some sides open. And whoever has fewer of a letter than a square and its neighbours have does not lock it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ..lanes import Lanes, Register
from .board import (
    ALL_SQUARES,
    BOTTOM_ROW,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    SIDE,
    TOP_ROW,
    WINNING,
    Mask,
    Position,
    exposure,
    locked,
)

__all__ = ["LEAST_EXPOSED", "MOST_LOCKED", "RANKINGS", "Ranker", "Ranking", "rank", "room", "worth"]

_ENDING = 28
_OFFSET = 1 << 24

MOST_LOCKED = (0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 19, 20, 22, 25)
"""How many squares at most are locked of so many that one side holds, by going through all sets of squares."""

LEAST_EXPOSED = (0, 2, 3, 4, 4, 5, 5, 6, 6, 6, 5, 6, 6, 6, 6, 5, 6, 6, 6, 5, 5, 4, 4, 3, 2, 0)
"""And how many of their sides are open at least."""


def room(squares: int, theirs: int, locked: int, exposed: int) -> int:
    """Say what plays can come to by the number of their letters, four bytes in one number: the first is the lowest.

    `squares` they make ours at most beside those that they must take, `theirs` of these from the other side; `locked`
    squares of ours after them at most, and open sides at least.
    """
    return squares | theirs << 8 | locked << 16 | exposed << 24


@dataclass(frozen=True)
class Ranking:
    """The weights of one ranking: of a locked square, of an open side, of a square."""

    id: str
    locked: int
    exposed: int
    squares: int


RANKINGS: Mapping[str, Ranking] = MappingProxyType(
    {
        # Differences of squares span 51 values and exposure 41, so each weight is out of reach of those after it.
        "letterpwn": Ranking("letterpwn", locked=64 * 64, exposed=64, squares=1),
        "territory": Ranking("territory", locked=4, exposed=1, squares=4),
    }
)
"""The rankings by id.

`letterpwn` is the ancestor's order: locked squares first, then low exposure, then squares.

`territory` values what one can hope to keep, in quarters of a square: a square counts one, a locked square two, because
the other side cannot take it on the next turn, and each open side of ours costs a quarter, because it is a way in.
"""


def rank(ours: Mask, theirs: Mask, ranking: Ranking) -> int:
    """Rank one play by the board after it; the plain form of `Ranker.rank`.

    >>> rank(0b11, 0, RANKINGS["letterpwn"]) > rank(0b101, 0, RANKINGS["letterpwn"])
    True
    """
    ending = 1
    if ours | theirs == ALL_SQUARES:
        ending = 2 if ours.bit_count() >= WINNING else 0
    weighted_sum = (
        ranking.locked * (locked(ours).bit_count() - locked(theirs).bit_count())
        - ranking.exposed * exposure(ours)
        + ranking.squares * (ours.bit_count() - theirs.bit_count())
    )
    return (ending << _ENDING) + _OFFSET + weighted_sum


def worth(rank: int) -> int:
    """Give the weighted sum in a rank, which decides between plays that both go on.

    >>> worth(rank(0b11, 0, RANKINGS["territory"]))
    5
    """
    return (rank & ((1 << _ENDING) - 1)) - _OFFSET


class Ranker:
    """Ranks plays of one position, n lanes at a time.

    >>> from tilewise.lanes import register
    >>> r, position = register(2), Position(b"A" * 25, ours=0b1, theirs=0b1000)
    >>> ranker = Ranker(position, RANKINGS["letterpwn"], r)
    >>> ranks = r.store(ranker.rank(r.spread(0b110), r.spread(0b110)))
    >>> ranks[0] == rank(0b111, 0b1000, RANKINGS["letterpwn"])
    True
    """

    def __init__(self, position: Position, ranking: Ranking, r: Register) -> None:
        self.register = r
        self._ranking = ranking
        self._ours = r.spread(position.ours)
        self._theirs = r.spread(position.theirs)
        self._capturable = r.spread(position.capturable)
        self._free = r.spread(position.free)
        self._all = r.spread(ALL_SQUARES)
        self._borders = [r.spread(edge) for edge in (LEFT_COLUMN, RIGHT_COLUMN, TOP_ROW, BOTTOM_ROW)]
        self._across = r.spread(ALL_SQUARES ^ RIGHT_COLUMN)
        self._down = r.spread(ALL_SQUARES ^ BOTTOM_ROW)
        self._winning = r.spread(WINNING)
        self._offset = r.spread(_OFFSET)
        self._byte = r.spread(255)

    def rank(self, must: Lanes, may: Lanes, known: Lanes | None = None, never_locked: Lanes = 0) -> Lanes:
        """Bound the rank of every play that takes all squares of `must` and none outside `may`.

        `known` has what is known of their number, as `room` packs it, and `never_locked` squares that none of them can
        lock.
        """
        r, weight = self.register, self._ranking
        most = self._ours | (may & self._capturable)
        least = most if must is may else self._ours | (must & self._capturable)
        locked = self._locked(most)
        squares, locks = r.popcount(most), r.popcount(locked ^ (locked & never_locked))
        sides = r.popcount_both(*self._open_sides(least, most))
        theirs = self._theirs ^ (self._theirs & most)
        left = r.popcount(theirs) if self._theirs else 0
        if known is not None:
            more, of_theirs, most_locked, least_exposed = ((known >> shift) & self._byte for shift in (0, 8, 16, 24))
            squares = r.popcount(least) + more
            locks, sides = r.lesser(locks, most_locked), r.greater(sides, least_exposed)
            left = r.popcount(self._theirs ^ (self._theirs & least)) - of_theirs if self._theirs else 0
        value = self._offset + squares * weight.squares + locks * weight.locked - sides * weight.exposed
        if self._theirs:
            value -= left * weight.squares + r.popcount(self._locked(theirs)) * weight.locked
        wins = r.at_least(squares, self._winning)
        can_end = r.is_zero(self._free ^ (self._free & may))
        must_end = can_end if must is may else r.is_zero(self._free ^ (self._free & must))
        ending = r.spread(1) + (can_end & wins) - (must_end & r.invert(wins))
        return value + (ending << _ENDING)

    def _locked(self, held: Lanes) -> Lanes:
        """Find the locked squares; bits that a shift brings in from the next lane fall outside `held`."""
        left, right, top, bottom = self._borders
        return held & ((held << 1) | left) & ((held >> 1) | right) & ((held << SIDE) | top) & ((held >> SIDE) | bottom)

    def _open_sides(self, least: Lanes, most: Lanes) -> tuple[Lanes, Lanes]:
        """Find the borders, across and down, that are open in any case: one square held, the other never."""
        if least is most:
            return (most ^ (most >> 1)) & self._across, (most ^ (most >> SIDE)) & self._down
        never = most ^ self._all
        across = ((least & (never >> 1)) | ((least >> 1) & never)) & self._across
        down = ((least & (never >> SIDE)) | ((least >> SIDE) & never)) & self._down
        return across, down
