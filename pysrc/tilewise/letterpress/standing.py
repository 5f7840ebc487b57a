"""What a position is worth to the side that has just played, in eighths of a square, for many plays at once.

- a square counts 8, ours up and theirs down;
- a locked square 8 more, because the other side cannot take it on its next turn;
- an open side of ours, the border to a square that we do not hold, counts 2 down: it is a way in;
- an open square counts up to 7 less than a whole one, by how often the words of the board use its letter.
"""

from array import array
from collections.abc import Sequence
from functools import cache

from ..lanes import Lanes, Register, register
from .board import ALL_SQUARES, BOTTOM_ROW, LEFT_COLUMN, RIGHT_COLUMN, SIDE, SQUARES, TOP_ROW, Mask, locked, neighbours
from .board import squares as squares_of

__all__ = ["Evaluation"]

_OFFSET = 1 << 15

_PLACE = 12
"""Bits for the place of a play among those ranked with it."""

_BESIDE = [neighbours(1 << i) for i in range(SQUARES)]


class Evaluation:
    """The worth of positions of one board; `use` says for each square how often words take it, 0 to 1."""

    square = 8
    lock = 8
    side = 2
    retake = 7

    def __init__(self, use: Sequence[float]) -> None:
        self.use = [round(self.retake * each) for each in use]
        self._planes = [sum(1 << i for i in range(SQUARES) if self.use[i] >> bit & 1) for bit in range(4)]

    def values(self, ours: Mask, theirs: Mask, masks: "array[int]") -> "array[int]":
        """Give the worth of each play, given its squares as an array of typecode "I", to whoever plays it."""
        r = register(max(64, 1 << (len(masks) - 1).bit_length()))
        lanes = self._lanes(r, ours, theirs, r.load(masks))
        return array("i", [each - _OFFSET for each in r.store(lanes)[: len(masks)]])

    def ranked(self, ours: Mask, theirs: Mask, masks: "array[int]") -> "array[int]":
        """Give for each of up to 4096 plays a number that `worth` takes apart, a better play's higher.

        Equal plays come in the order of their places. Plays that fill the board get 0.
        """
        r = register(max(64, 1 << (len(masks) - 1).bit_length()))
        taken = r.load(masks)
        lanes = (self._lanes(r, ours, theirs, taken) << _PLACE) + self._places(r)
        free = r.spread(ALL_SQUARES ^ ours ^ theirs)
        fills = r.is_zero(free ^ (free & taken))
        if fills:
            lanes &= r.spread((1 << 32) - 1) ^ (fills << 32) - fills
        return r.store(lanes)[: len(masks)]

    @staticmethod
    def worth(ranked: int) -> tuple[int, int]:
        """Give the worth and the place in the array of a play that was ranked."""
        return (ranked >> _PLACE) - _OFFSET, ~ranked & (1 << _PLACE) - 1

    @staticmethod
    @cache
    def _places(r: Register) -> Lanes:
        return r.load(array("I", [~place & (1 << _PLACE) - 1 for place in range(r.n)]))

    def _lanes(self, r: Register, ours: Mask, theirs: Mask, taken: Lanes) -> Lanes:
        """Give the worth of plays, and `_OFFSET`."""
        every = r.spread(ALL_SQUARES)
        edges = [r.spread(edge) for edge in (LEFT_COLUMN, RIGHT_COLUMN, TOP_ROW, BOTTOM_ROW)]

        def held_locked(held: Lanes) -> Lanes:
            left, right, top, bottom = edges
            return (
                held & ((held << 1) | left) & ((held >> 1) | right) & ((held << SIDE) | top) & ((held >> SIDE) | bottom)
            )

        before = r.spread(theirs)
        most = r.spread(ours) | (taken & r.spread(ALL_SQUARES ^ ours ^ locked(theirs)))
        left = before ^ (before & most)
        our_locks, their_locks = held_locked(most), held_locked(left)
        value = r.spread(_OFFSET) + self.square * (r.popcount(most) - r.popcount(left))
        value += self.lock * (r.popcount(our_locks) - r.popcount(their_locks))
        across = (most ^ (most >> 1)) & (every ^ edges[1])
        down = (most ^ (most >> SIDE)) & (every ^ edges[3])
        value -= self.side * r.popcount_both(across, down)
        ours_open, theirs_open = most ^ our_locks, left ^ their_locks
        for bit, plane in enumerate(self._planes):
            if plane:
                lanes = r.spread(plane)
                value += (r.popcount(theirs_open & lanes) - r.popcount(ours_open & lanes)) << bit
        return value

    def weights(self, ours: Mask, theirs: Mask) -> list[int]:
        """Weigh each square by what it is about worth to take, so that all add up to 255 at most."""
        safe = locked(theirs)
        weights = [0] * SQUARES
        about = [0] * SQUARES
        for i in squares_of(ours):
            around = _BESIDE[i] & ~ours
            if around & (around - 1) == 0 and around & ~safe:
                about[around.bit_length() - 1] += self.lock + self.use[i]
        for i in squares_of(safe):
            for j in squares_of(_BESIDE[i] & ~safe):
                about[j] += self.lock
        for i in squares_of(ALL_SQUARES ^ ours ^ safe):
            beside = _BESIDE[i]
            held = (beside & ours).bit_count()
            unlike = beside.bit_count() - held
            weight = 2 * self.square if theirs >> i & 1 else self.square
            weight += self.side * held - self.side * unlike // 2 - self.use[i] // 2
            if theirs >> i & 1:
                weight -= self.use[i] // 2
            weights[i] = max(2, weight + about[i])
        if (total := sum(weights)) > 255:
            weights = [weight and max(1, weight * 230 // total) for weight in weights]
        return weights
