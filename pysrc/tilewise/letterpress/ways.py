"""All ways to play a board's words as one register: for each square the ways that take it, a bit each.

The search asks the same of thousands of positions: which play leaves most, and is there one that ends the game? Both
are said of all ways at once, with a few operators a square. A board has some ten thousand ways. Of one with many equal
letters, which can have millions, a part is kept: some ways of each class, of long words first.

A warning about memory: CPython 3.14, which is Pyodide's, keeps the space of small integers for the next ones, even that
of a set with thousands of bits which an operator has left empty. A small integer that is made here and kept may take
the space of such a set. So what the search keeps of positions is made of integers that were there before, such as
`masks`, or of such as are too large to be kept so.
"""

from array import array
from bisect import bisect_right
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import compress, groupby
from math import prod
from typing import NamedTuple, Self
from weakref import proxy

from ..bitsets import Bits, bit_columns, highest, weighted_sums, with_sum_up_to
from .board import ALL_SQUARES, AROUND, SQUARES, WINNING, Mask, capturable_squares, locked
from .board import squares as squares_of
from .classes import Classes
from .spelling import Spelling

__all__ = ["MOST_WAYS", "Ways"]

MOST_WAYS = 1 << 17
"""Ways of a board of which all are kept; a set of them has 16 KB then."""

_MOST_CHOSEN = 1 << 16
"""Of a board with more, so many are chosen: of the longest words first, of each class at least `_OF_CLASS`."""

_OF_CLASS = 8

_STEP = 300
"""Classes whose ways are laid out between two pauses."""

_SPREAD = 0x9E3779B1
"""A large odd number without small factors; steps of that size, round and round, reach all parts of a class."""

_BYTES = 4


class _Laid(NamedTuple):
    """Classes of which equally many ways are laid out, and these, one class after the other."""

    classes: Sequence[int]
    each: int
    masks: Sequence[Mask]


class Ways:
    """The ways of a board's classes; way j is bit n - 1 - j of a set."""

    def __init__(self, classes: Classes, laid_out: Iterable[_Laid] | None = None) -> None:
        self.classes = classes
        self.incomplete: list[int] = []
        """The classes of which not all ways are here."""
        self.masks: list[Mask] = []
        self._places: list[int] = []
        self._ends: list[int] = []
        numbers = classes.numbers_of_ways
        for group, each, masks in _laid_out(classes) if laid_out is None else laid_out:
            if each < numbers[group[0]]:
                self.incomplete.extend(group)
            if masks:
                self._places.extend(group)
                self._ends.extend(range(len(self.masks) + each, len(self.masks) + len(masks) + 1, each))
                self.masks.extend(masks)
        self.n = len(self.masks)
        self.every: Bits = (1 << self.n) - 1
        self.taking: list[Bits] = bit_columns(array("I", self.masks), SQUARES)
        """For each square the ways that take it."""
        self.sparing: list[Bits] = [self.every ^ taking for taking in self.taking]
        """And those that do not."""
        self._incomplete = frozenset(self.incomplete)
        self._range = {c: i for i, c in enumerate(self._places)}
        self._live = lru_cache(maxsize=256)(partial(Ways._find_live, proxy(self)))  # names no circle (`Classes`)

    @classmethod
    def lay_out(cls, classes: Classes) -> Generator[None, None, Self]:
        """Make them as the class does, with pauses."""
        ways = []
        number = 0
        for laid in _laid_out(classes):
            ways.append(laid)
            number += len(laid.classes)
            if number >= _STEP:
                number = 0
                yield
        yield
        found = cls(classes, ways)
        yield
        return found

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

    def taking_just(self, taken: Mask, of: Mask, among: Bits) -> Bits:
        """Give the ways that take just these of some squares."""
        for i in squares_of(of):
            among &= self.taking[i] if taken >> i & 1 else self.sparing[i]
            if not among:
                break
        return among

    def endings(
        self, ours: Mask, theirs: Mask, dead: frozenset[int], *, exact: bool = True
    ) -> Iterator[tuple[int, Mask]]:
        """List the classes with a way that ends the game and wins it, and that way: the one that takes most.

        Those that take most come first, then, unless only the ways that are here are asked for, incomplete classes.
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
        if exact and self.incomplete:
            for c, mask in self.classes.endings(ours, free, capturable_squares(ours, theirs)):
                if c in self._incomplete and c not in dead:
                    yield c, mask

    def locks(self, ours: Mask, theirs: Mask) -> list[Bits]:
        """Give for each square the ways after which the side that plays them holds it and all squares beside it."""
        safe = locked(theirs)
        locks = []
        for around in AROUND:
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


def _laid_out(classes: Classes) -> Iterator[_Laid]:
    """Give the ways of all classes; where there is no room for all, as many as fit, those of long words first.

    Classes that use letters which stand more than once equally often differ in their base alone.
    """
    spelling, bases = classes.spelling, classes.bases
    placed: Sequence[int] = range(classes.n)
    of_each = None
    if sum(classes.numbers_of_ways) > MOST_WAYS:
        of_each = max(_OF_CLASS, _MOST_CHOSEN // classes.n)
        placed, left_out = _longest(classes, of_each)
        if left_out:
            yield _Laid(left_out, 0, ())
    of_byte = cache(partial(_ways_of_byte, spelling))
    for number, group in groupby(placed, key=classes.numbers.__getitem__):
        each = spelling.number_of_ways(number)
        if of_each is None:
            ways = spelling.ways(number << 32, ALL_SQUARES)
        else:
            each = min(each, of_each)
            ways = _spread([of_byte(*at) for at in enumerate(number.to_bytes(_BYTES, "little"))], each)
        of_group = list(group)
        yield _Laid(of_group, each, [base | way for base in map(bases.__getitem__, of_group) for way in ways])


def _longest(classes: Classes, of_each: int) -> tuple[Sequence[int], Sequence[int]]:
    """Choose classes of which so many ways each are laid out, those of long words first; give these and the others."""
    room, numbers, lengths = _MOST_CHOSEN, classes.numbers_of_ways, classes.lengths
    placed = []
    others = bytearray(b"\1" * classes.n)
    for c in classes.between(lengths, 0, classes.longest):
        room -= min(numbers[c], of_each)
        if room < 0:
            break
        placed.append(c)
        others[c] = 0
    return sorted(placed), list(compress(range(classes.n), others))


def _ways_of_byte(spelling: Spelling, byte: int, value: int) -> list[Mask]:
    """List the ways to take the squares of the letters that a byte of a number counts."""
    ways = [0]
    for masks in spelling.choices(value << 8 * byte + 32, ALL_SQUARES):
        ways = [way | mask for mask in masks for way in ways]
    return ways


def _spread(choices: Sequence[Sequence[Mask]], most: int) -> list[Mask]:
    """Give so many ways to take one of each of these at most, spread over all of them."""
    number = prod(map(len, choices))
    choices = [masks for masks in choices if len(masks) > 1 or masks[0]]
    places = [k * _SPREAD % number for k in range(most)] if most < number else list(range(number))
    found = [0] * len(places)
    for masks in choices:
        found = [mask | masks[place % len(masks)] for mask, place in zip(found, places, strict=True)]
        places = [place // len(masks) for place in places]
    return found
