"""What a position is worth to the side that has just played, for many plays at once.

- A square counts up to 13, ours up and theirs down: 13 (1 - 2u)^2, where u is how often words of the board use it, and
  nothing from one half on, for such a square changes hands with nearly every play;
- a locked square counts 12 more if it is ours and 9 more if it is theirs, because the other side cannot take it on its
  next turn;
- an open side of theirs, the border to a square that they do not hold, counts 1 up: it is a way in;
- that the other side is to move counts 64 down: so much a turn is worth at any stage of a game.

The numbers come from 5,580 games that the search played with itself two plies deep: logistic regression of who won on
what lay on the board (M. Buro, "Statistical feature combination for the evaluation of game positions", Journal of
Artificial Intelligence Research 3, 1995). A unit is about 1/32 of the logarithm of the odds of winning; eight of them
are about what an ordinary square is worth.
"""

from array import array
from collections.abc import Sequence

from ..bitsets import Bits, union, weighted_sums
from ..lanes import Lanes, Register, register
from .board import (
    ALL_SQUARES,
    AROUND,
    BESIDE,
    BORDERS,
    BOTTOM_ROW,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    SIDE,
    SQUARES,
    TOP_ROW,
    Mask,
    capturable_squares,
    locked,
)
from .board import squares as squares_of
from .ways import Ways

__all__ = ["Evaluation"]

_OFFSET = 1 << 15


class Evaluation:
    """The worth of positions of one board; `use` says for each square how often words take it, 0 to 1."""

    square = 13
    our_lock = 12
    their_lock = 9
    their_side = 1
    turn = 64

    def __init__(self, use: Sequence[float]) -> None:
        self.squares = [round(self.square * max(0.0, 1 - 2 * each) ** 2) for each in use]
        """What each square is worth to whoever holds it, locked or not."""
        self._planes = [
            sum(1 << i for i, square in enumerate(self.squares) if square >> digit & 1)
            for digit in range(self.square.bit_length())
        ]

    def values(self, ours: Mask, theirs: Mask, masks: "array[int]") -> "array[int]":
        """Give the worth of each play, given its squares as an array of typecode "I", to whoever plays it."""
        r = register(max(64, 1 << (len(masks) - 1).bit_length()))
        lanes = self._lanes(r, ours, theirs, r.load(masks))
        return array("i", [each - _OFFSET for each in r.store(lanes)[: len(masks)]])

    def value(self, ours: Mask, theirs: Mask) -> int:
        """Give the worth of a position to the side that has just played and holds `ours`."""
        across = (theirs ^ theirs >> 1) & ~RIGHT_COLUMN
        down = (theirs ^ theirs >> SIDE) & ~BOTTOM_ROW
        value = self.their_side * (across.bit_count() + down.bit_count()) - self.turn
        value += self.our_lock * locked(ours).bit_count() - self.their_lock * locked(theirs).bit_count()
        for digit, plane in enumerate(self._planes):
            value += ((ours & plane).bit_count() - (theirs & plane).bit_count()) << digit
        return value

    def sums(self, ours: Mask, theirs: Mask, ways: Ways) -> tuple[int, list[Bits]]:
        """Give the worth of all ways as a number that is the same for all and `weighted_sums` for the rest.

        What a play cannot change goes into the number, and what it loses is counted as what others do not lose.
        """
        may = capturable_squares(ours, theirs)
        linear = [0] * SQUARES
        """What it is worth to take each square, beside what comes with others."""
        base = self._squares(ours, theirs, may, linear) - self.turn
        terms: list[tuple[int, Bits]] = []
        base += self._locks(ours, theirs, may, ways, terms)
        base += self._their_sides(theirs, may, linear, ways, terms)
        for i, weight in enumerate(linear):
            if weight < 0:
                base += weight
                terms.append((-weight, ways.sparing[i]))
            else:
                terms.append((weight, ways.taking[i]))
        return base, weighted_sums(terms)

    def _squares(self, ours: Mask, theirs: Mask, may: Mask, linear: list[int]) -> int:
        """Count squares, all as open ones."""
        base = 0
        for i, square in enumerate(self.squares):
            if ours >> i & 1:
                base += square
            elif theirs >> i & 1:
                base -= square
                linear[i] = 2 * square if may >> i & 1 else 0
            else:
                linear[i] = square
        return base

    def _locks(self, ours: Mask, theirs: Mask, may: Mask, ways: Ways, terms: list[tuple[int, Bits]]) -> int:
        """Count what locked squares are worth beyond open ones, ours and theirs."""
        base = 0
        for around in AROUND:
            changes = squares_of(around & may)
            if not around & ~(ours | may):
                if changes:
                    held = ways.taking[changes[0]]
                    for j in changes[1:]:
                        held &= ways.taking[j]
                    terms.append((self.our_lock, held))
                else:
                    base += self.our_lock
            if not around & ~theirs:
                base -= self.their_lock
                terms.append((self.their_lock, union(ways.taking[j] for j in changes)))
        return base

    def _their_sides(
        self, theirs: Mask, may: Mask, linear: list[int], ways: Ways, terms: list[tuple[int, Bits]]
    ) -> int:
        """Count their open sides."""
        base = 0
        for i, j in BORDERS:
            held, other = (i, j) if theirs >> i & 1 else (j, i)
            if not theirs >> held & 1:
                continue
            if not theirs >> other & 1:  # and so the held one is not locked
                base += self.their_side
                linear[held] -= self.their_side
            elif may >> i & may >> j & 1:
                terms.append((self.their_side, ways.taking[i] ^ ways.taking[j]))
            elif (may >> i | may >> j) & 1:
                linear[i if may >> i & 1 else j] += self.their_side
        return base

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
        most = r.spread(ours) | (taken & r.spread(capturable_squares(ours, theirs)))
        left = before ^ (before & most)
        value = r.spread(_OFFSET - self.turn)
        value += self.our_lock * r.popcount(held_locked(most)) - self.their_lock * r.popcount(held_locked(left))
        beside, below = every ^ edges[1], every ^ edges[3]
        value += self.their_side * r.popcount_both((left ^ (left >> 1)) & beside, (left ^ (left >> SIDE)) & below)
        for digit, plane in enumerate(self._planes):
            if plane:
                lanes = r.spread(plane)
                value += (r.popcount(most & lanes) - r.popcount(left & lanes)) << digit
        return value

    def weights(self, ours: Mask, theirs: Mask) -> list[int]:
        """Weigh each square by what it is about worth to take, so that all add up to 255 at most."""
        safe = locked(theirs)
        weights = [0] * SQUARES
        about = [0] * SQUARES
        for i in squares_of(ours):
            around = BESIDE[i] & ~ours
            if around & (around - 1) == 0 and around & ~safe:
                about[around.bit_length() - 1] += self.our_lock
        for i in squares_of(safe):
            for j in squares_of(BESIDE[i] & ~safe):
                about[j] += self.their_lock
        for i in squares_of(ALL_SQUARES ^ ours ^ safe):
            beside = BESIDE[i]
            held = (beside & ours).bit_count()
            weight = self.squares[i]
            if theirs >> i & 1:
                weight += weight - self.their_side * (beside & ~theirs).bit_count()
            # Beside our own squares a square helps to lock, and beside theirs it opens.
            weight += 2 * held + self.their_side * (beside & theirs).bit_count()
            weights[i] = max(2, weight + about[i])
        if (total := sum(weights)) > 255:
            weights = [weight and max(1, weight * 230 // total) for weight in weights]
        return weights
