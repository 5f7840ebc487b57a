"""All ways to play a board's words as one register: for each square the ways that take it, a bit each.

The search asks the same of thousands of positions: which play leaves most, and is there one that ends the game? Both
are said of all ways at once, with a few operators a square. A board has some ten thousand ways; those of the classes
that have most of them on boards of many equal letters are left out beyond a number, and told in `left_out`.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import prod

from ..bitsets import Bits, from_flags, highest, weighted_sums, with_sum_up_to
from .board import ALL_SQUARES, SQUARES, WINNING, Mask, locked, neighbours
from .board import squares as squares_of
from .classes import Classes

__all__ = ["Ways"]

_MOST = 1 << 17
"""Ways in the register; a set of them has 16 KB then."""

_MOST_OF_CLASS = 1 << 10

_BYTES = 4
_DIGIT = [bytes(ord("1") if byte >> bit & 1 else ord("0") for byte in range(256)) for bit in range(8)]

_AROUND = [1 << i | neighbours(1 << i) for i in range(SQUARES)]


class Ways:
    """The ways of a board's classes; way j is bit n - 1 - j of a set."""

    def __init__(self, classes: Classes) -> None:
        self.classes = classes
        self.masks = array("I")
        self._places: list[int] = []
        self._ends: list[int] = []
        self.left_out: list[int] = []
        """The classes whose ways are not here."""
        spelling = classes.spelling
        numbers: dict[int, int] = {}
        for c, key in enumerate(classes.keys):
            if (number := numbers.get(key >> 32)) is None:
                number = numbers[key >> 32] = prod(map(len, spelling.choices(key, ALL_SQUARES)))
            if number > _MOST_OF_CLASS or len(self.masks) + number > _MOST:
                self.left_out.append(c)
            else:
                self.masks.extend(spelling.ways(key, ALL_SQUARES))
                self._places.append(c)
                self._ends.append(len(self.masks))
        self.n = len(self.masks)
        self.every: Bits = (1 << self.n) - 1
        raw = self.masks.tobytes()
        self.taking: list[Bits] = [from_flags(raw[i // 8 :: _BYTES].translate(_DIGIT[i % 8])) for i in range(SQUARES)]
        """For each square the ways that take it."""
        self.sparing: list[Bits] = [self.every ^ taking for taking in self.taking]
        """And those that do not."""
        self._range = {c: i for i, c in enumerate(self._places)}
        self._live = lru_cache(maxsize=256)(self._find_live)

    def class_of(self, j: int) -> int:
        """Give the class that way j plays."""
        return self._places[bisect_right(self._ends, j)]

    def live(self, dead: frozenset[int]) -> Bits:
        """Give the ways of all classes but some."""
        return self._live(dead)

    def _find_live(self, dead: frozenset[int]) -> Bits:
        return self.every & ~self.of_classes(dead)

    def filling(self, free: Mask, among: Bits) -> Bits:
        """Give the ways that take all free squares."""
        for i in squares_of(free):
            among &= self.taking[i]
            if not among:
                break
        return among

    def of_way(self, j: int) -> Bits:
        """Give the set that has way j alone."""
        return 1 << self.n - 1 - j

    def of_class(self, c: int) -> Bits:
        """Give the ways of a class, none if they were left out."""
        if (i := self._range.get(c)) is None:
            return 0
        start, end = self._ends[i - 1] if i else 0, self._ends[i]
        return (1 << end - start) - 1 << self.n - end

    def of_classes(self, classes: Iterable[int]) -> Bits:
        """Give the ways of some classes."""
        found = 0
        for c in classes:
            found |= self.of_class(c)
        return found

    def first(self, ways: Bits) -> int:
        """Give the first way of a set that has one."""
        return self.n - ways.bit_length()

    def endings(self, ours: Mask, theirs: Mask, dead: frozenset[int]) -> Iterator[tuple[int, Mask]]:
        """List the classes with a way that ends the game and wins it, and that way: the one that takes most.

        Those that take most come first, then the classes that are left out, again so.
        """
        free = ALL_SQUARES ^ ours ^ theirs
        left = self.filling(free, self.live(dead))
        if left:
            least = WINNING - (ours | free).bit_count()
            takes = weighted_sums((1, self.taking[i] & left) for i in squares_of(theirs & ~locked(theirs)))
            while left:
                number, ways = highest(takes, left)
                if number < least:
                    break
                j = self.first(ways)
                c = self.class_of(j)
                left &= ~self.of_class(c)
                yield c, self.masks[j]
        if self.left_out:
            for c, mask in self.classes.endings(ours, free, ALL_SQUARES ^ ours ^ locked(theirs)):
                if not self.of_class(c) and c not in dead:
                    yield c, mask

    def locks(self, ours: Mask, theirs: Mask) -> list[Bits]:
        """Give for each square the ways after which the side that plays them holds it and all squares beside it."""
        safe = locked(theirs)
        locks = []
        for around in _AROUND:
            held = 0 if around & safe else self.every
            if held:
                for j in squares_of(around & ~ours):
                    held &= self.taking[j]
                    if not held:
                        break
            locks.append(held)
        return locks

    def answered(self, finisher: Mask, ours: Mask, theirs: Mask, locks: Sequence[Bits], among: Bits) -> Bits:
        """Give the ways after which the opponent fills the board and wins with a certain play.

        `locks` are those of the position.
        """
        among = self.filling(ALL_SQUARES & ~(ours | theirs | finisher), among)
        if among:
            most = (theirs | finisher).bit_count() - WINNING
            if most < 0:
                return 0
            kept = [locks[i] for i in squares_of(finisher)]
            kept += [self.taking[i] for i in squares_of(theirs & ~finisher & ~locked(theirs))]
            lost = weighted_sums((1, each & among) for each in kept)
            among = with_sum_up_to(lost, most, among)
        return among
