"""What a position is worth to the side that has just played, in eighths of a square, for many plays at once.

- a square counts 8, ours up and theirs down;
- a locked square 8 more, because the other side cannot take it on its next turn;
- an open side of ours, the border to a square that we do not hold, counts 2 down: it is a way in;
- an open square counts up to 7 less than a whole one, by how often the words of the board use its letter.
"""

from array import array
from collections.abc import Sequence

from ..bitsets import Bits, union, weighted_sums
from ..lanes import Lanes, Register, register
from .board import ALL_SQUARES, BOTTOM_ROW, LEFT_COLUMN, RIGHT_COLUMN, SIDE, SQUARES, TOP_ROW, Mask, locked, neighbours
from .board import squares as squares_of
from .ways import Ways

__all__ = ["Evaluation"]

_OFFSET = 1 << 15

_BESIDE = [neighbours(1 << i) for i in range(SQUARES)]
_AROUND = [1 << i | _BESIDE[i] for i in range(SQUARES)]
_PAIRS = [(i, j) for i in range(SQUARES) for j in squares_of(_BESIDE[i]) if i < j]


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

    def sums(self, ours: Mask, theirs: Mask, ways: Ways) -> tuple[int, list[Bits]]:
        """Give the worth of all ways as a number that is the same for all and `weighted_sums` for the rest.

        What a play cannot change goes into the number, and what it loses is counted as what others do not lose.
        """
        may = ALL_SQUARES ^ ours ^ locked(theirs)
        linear = [0] * SQUARES
        """What it is worth to take each square, beside what comes with others."""
        base = self._squares(ours, theirs, may, linear)
        terms: list[tuple[int, Bits]] = []
        base += self._locks(ours, theirs, may, ways, terms)
        base += self._sides(ours, may, linear, ways, terms)
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
        for i, used in enumerate(self.use):
            square = self.square - used
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
        for i, around in enumerate(_AROUND):
            lock = self.lock + self.use[i]
            changes = squares_of(around & may)
            if not around & ~(ours | may):
                if changes:
                    held = ways.taking[changes[0]]
                    for j in changes[1:]:
                        held &= ways.taking[j]
                    terms.append((lock, held))
                else:
                    base += lock
            if not around & ~theirs:
                base -= lock
                terms.append((lock, union(ways.taking[j] for j in changes)))
        return base

    def _sides(self, ours: Mask, may: Mask, linear: list[int], ways: Ways, terms: list[tuple[int, Bits]]) -> int:
        """Count our open sides."""
        base = 0
        for i, j in _PAIRS:
            if may >> i & may >> j & 1:
                base -= self.side
                terms.append((self.side, ways.taking[i] ^ ways.sparing[j]))
            elif (may >> i | may >> j) & 1:
                changes, other = (i, j) if may >> i & 1 else (j, i)
                if ours >> other & 1:
                    base -= self.side
                    linear[changes] += self.side
                else:
                    linear[changes] -= self.side
            elif (ours >> i ^ ours >> j) & 1:
                base -= self.side
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
