"""The best way to play classes with very many ways: letter by letter, all classes side by side, by branch and bound.

A class is a base, the squares that every way takes, and for each letter that stands more than once a list of the
squares it may be put on; a way takes one of each list. Placing the letters one after another, a class has some masks
at each level: what is placed so far. What such a mask can still come to is bounded (`Ranker.rank`) by the squares of
the letters that are not placed yet, and by how many of them they take (`room`).

First a few of the best masks of each class go on at each level, which gives a good way of each, if not the best. Then
all go on whose bound reaches that way's rank: ties, too, so that the lowest of equally good masks is found. Where it is
known what rank has to be reached, there is no need of good ways.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import compress, repeat
from operator import or_
from typing import NamedTuple

from .board import Mask, Position
from .ranking import LEAST_EXPOSED, MOST_LOCKED, room

__all__ = ["Large", "Letter", "best_of_large", "letter"]

_GOING_ON = 6
"""Masks of each class that go on when a good way is looked for: the fewest with which it is mostly the best."""


class Letter(NamedTuple):
    """A letter of a class: the squares that it may be put on, each choice as a mask, and what is known of them all."""

    choices: tuple[Mask, ...]
    squares: Mask
    """All of them."""
    fewest: int
    """How many of them a choice makes ours at least."""
    most: int
    """And at most."""
    of_theirs: int
    """How many of the other side's it takes at most."""


def letter(choices: tuple[Mask, ...], position: Position) -> Letter:
    """Find out what is known of a letter's choices, which take equally many squares.

    >>> known = letter((0b011, 0b110), Position(b"A" * 25, ours=0b001, theirs=0b100))
    >>> known.fewest, known.most, known.of_theirs
    (1, 2, 1)
    """
    squares, n = reduce(or_, choices), choices[0].bit_count()
    ours = position.capturable & squares
    fewest = min((mask & ours).bit_count() for mask in choices)
    return Letter(choices, squares, fewest, min(n, ours.bit_count()), min(n, (ours & position.theirs).bit_count()))


class Large:
    """One class: its base, its other letters, and squares that no way locks.

    `open` has the squares that letters which are not placed yet may take, before each letter and after the last, and
    `room` how many of them.
    """

    def __init__(self, base: Mask, letters: Sequence[Letter], position: Position, never_locked: Mask) -> None:
        self.base = base
        self.letters = letters
        self.never_locked = never_locked
        self.open = [0]
        takes = [(0, 0)]
        for each in reversed(letters):
            more, of_theirs = takes[-1]
            self.open.append(self.open[-1] | each.squares)
            takes.append((more + each.most, of_theirs + each.of_theirs))
        self.open.reverse()
        takes.reverse()
        held = position.ours.bit_count() + (base & position.capturable).bit_count()
        most = held + takes[0][0]
        exposed = min(LEAST_EXPOSED[held + sum(each.fewest for each in letters) : most + 1])
        self.room = [room(more, of_theirs, MOST_LOCKED[most], exposed) for more, of_theirs in takes]


Bound = Callable[["array[int]", "array[int]", "array[int]", "array[int]"], "array[int]"]
"""Bounds the ranks of plays, given what they must take, what they may take, their `room` and what they never lock."""


def best_of_large(
    classes: Mapping[int, Large],
    bound: Bound,
    ranks: Callable[["array[int]"], "array[int]"],
    least: int = 0,
) -> dict[int, tuple[int, Mask]]:
    """Give the rank of the best way to play each class, by its key, and the lowest mask that has it.

    `ranks` ranks plays. With `least` only classes whose best has that rank or a higher one are given.
    """

    def some(_: int, row: "array[int]", bounds: "array[int]") -> "array[int]":
        if len(row) <= _GOING_ON:
            return row
        floor = sorted(bounds)[-_GOING_ON]
        return array("I", compress(row, map(floor.__le__, bounds)))[:_GOING_ON]

    good = {} if least else _best(_placed(classes, bound, some), ranks)
    floors = {key: rank for key, (rank, _) in good.items()}

    def all_that_may(key: int, row: "array[int]", bounds: "array[int]") -> "array[int]":
        return array("I", compress(row, map(floors.get(key, least).__le__, bounds)))

    return good | _best(_placed(classes, bound, all_that_may), ranks)


def _best(
    placed: Mapping[int, "array[int]"], ranks: Callable[["array[int]"], "array[int]"]
) -> dict[int, tuple[int, Mask]]:
    """Give the rank of the best of some ways of each class that has any, and the lowest mask that has it."""
    ranked = ranks(array("I", b"".join(row.tobytes() for row in placed.values())))
    best = {}
    start = 0
    for key, row in placed.items():
        of_class = ranked[start : start + len(row)]
        start += len(row)
        if row:
            top = max(of_class)
            best[key] = top, min(compress(row, map(top.__eq__, of_class)))
    return best


def _placed(
    classes: Mapping[int, Large],
    bound: Bound,
    choose: Callable[[int, "array[int]", "array[int]"], "array[int]"],
) -> dict[int, "array[int]"]:
    """Place the letters of all classes; `choose` says of a class which masks go on, given them and their bounds."""
    placed = {key: array("I", [large.base]) for key, large in classes.items()}
    for level in range(max(len(large.letters) for large in classes.values())):
        must, may, rooms, never_locked = array("I"), array("I"), array("I"), array("I")
        numbers: dict[int, int] = {}
        for key, large in classes.items():
            if level < len(large.letters) and placed[key]:
                grown = array("I", [mask | choice for choice in large.letters[level].choices for mask in placed[key]])
                numbers[key] = len(grown)
                must.extend(grown)
                may.extend(array("I", map(or_, grown, repeat(large.open[level + 1]))))
                rooms.extend(array("I", [large.room[level + 1]]) * len(grown))
                never_locked.extend(array("I", [large.never_locked]) * len(grown))
        bounds = bound(must, may, rooms, never_locked)
        start = 0
        for key, number in numbers.items():
            placed[key] = choose(key, must[start : start + number], bounds[start : start + number])
            start += number
    return placed
