"""What a side can force: wins that no answer can stop, proved over all legal plays.

Two kinds of proof. `every_move_loses` shows that whatever the side to move does, the other ends the game at once and
wins. One answer at a time is looked at, and the play that ends the game after it is tried on all others at once; of
those that it does not settle the next is looked at. Classes of which the register does not have all ways are each tried
as one way that takes every square that any of them might take: a play that ends the game keeps doing so as the other
side takes fewer squares. `Outcomes` searches a position to its end, every word and every set of squares, as far as a
budget of positions goes.

Passing is a move, and the game ends when both sides pass one after the other; then the side with more squares wins, and
equal numbers are a draw. (In the game as published one may pass at any time; that two passes end it is the rule of this
project, as in other word games, so that a game without plays ends.)
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ..lanes import Register, register
from .board import (
    ALL_SQUARES,
    BOTTOM_ROW,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    SIDE,
    TOP_ROW,
    WINNING,
    Mask,
    capturable_squares,
)
from .classes import Classes
from .ways import Ways

__all__ = ["Outcome", "Outcomes", "OverBudget", "every_move_loses", "survivors"]

Outcome = int
"""1 the side to move wins, 0 neither, -1 it loses."""

_FINISHERS = 24
"""Plays that end the game that are tried against all answers."""

_MOST_WAYS = 4096
"""Ways of the classes left over that are looked at; with more there is no proof."""

_MOST_SINGLE = 400
"""Answers that are looked at one by one; with more there is no proof."""


class OverBudget(Exception):
    """A position cannot be searched out with the positions allowed."""


def every_move_loses(ways: Ways, ours: Mask, theirs: Mask, gone: frozenset[int]) -> bool:
    """Say whether the other side can end the game and win at once after each of our moves, passing included.

    `ours` is to move and must have no play that ends the game and wins it. False may also mean that it is not proved.
    """
    classes = ways.classes
    dead = classes.dead(gone)
    if not (finishers := list(islice(ways.endings(theirs, ours, dead), _FINISHERS))):
        return False
    free, capturable = ALL_SQUARES ^ ours ^ theirs, capturable_squares(ours, theirs)
    locks = ways.locks(ours, theirs)
    left = ways.live(dead)
    left ^= ways.filling(free, left)
    for _ in range(_MOST_SINGLE):
        if not left:
            return _incomplete_lose(ways, ours, theirs, gone, finishers)
        j = ways.first(left)
        c, taken = ways.class_of(j), ways.masks[j] & capturable
        left ^= ways.of_way(j)
        for word in classes.words_of(c):
            if word not in gone:
                bars = classes.dead(gone | classes.barred_by(word))
                if (finisher := next(ways.endings(theirs & ~taken, ours | taken, bars), None)) is None:
                    return False
                answered = ways.answered(finisher[1], ours, theirs, locks, left)
                left ^= answered & ~ways.of_classes(classes.breakers(finisher[0], gone))
                finishers.append(finisher)
    return False


def _incomplete_lose(
    ways: Ways, ours: Mask, theirs: Mask, gone: frozenset[int], finishers: Sequence[tuple[int, Mask]]
) -> bool:
    """Say the same of the classes of which not all ways are in the register, given plays that end the game."""
    classes = ways.classes
    dead = classes.dead(gone)
    capturable = capturable_squares(ours, theirs)
    _, may = classes.class_bounds
    left = [c for c in ways.incomplete if c not in dead]
    barring = frozenset().union(*(classes.breakers(c, gone) for c, _ in finishers))
    tried = [mask for _, mask in finishers[:_FINISHERS]]
    kept = survivors(ours, theirs, capturable, tried, array("I", (may[c] for c in left)))
    pairs: list[tuple[int, Mask]] = []
    for c, stays in zip(left, kept, strict=True):
        if stays or c in barring:
            pairs.extend((c, way) for way in classes.spelling.ways(classes.keys[c], capturable))
            if len(pairs) > _MOST_WAYS:
                return False
    kept = survivors(ours, theirs, capturable, tried, array("I", (way for _, way in pairs)))
    pairs = [pair for pair, stays in zip(pairs, kept, strict=True) if stays or pair[0] in barring]
    return len(pairs) <= _MOST_SINGLE and all(
        _loses(ways, ours | way & capturable, theirs & ~(way & capturable), gone | classes.barred_by(word))
        for c, way in pairs
        for word in classes.words_of(c)
        if word not in gone
    )


def _loses(ways: Ways, ours: Mask, theirs: Mask, gone: frozenset[int]) -> bool:
    """Say whether the other side, to move, ends the game and wins, or we have just ended it and lost."""
    if ours | theirs == ALL_SQUARES:
        return ours.bit_count() < WINNING
    return any(ways.endings(theirs, ours, ways.classes.dead(gone)))


def survivors(
    ours: Mask, theirs: Mask, capturable: Mask, finishers: Sequence[Mask], masks: "array[int]"
) -> "array[int]":
    """Say of each set of squares that we take, 1 or 0, whether after it none of the finishers wins any more."""
    if not masks:
        return array("I")
    n = max(64, 1 << (len(masks) - 1).bit_length())
    r: Register = register(n)
    free = ALL_SQUARES ^ ours ^ theirs
    taken = r.load(masks) & r.spread(capturable)
    most = r.spread(ours) | taken
    safe = (
        most
        & ((most << 1) | r.spread(LEFT_COLUMN))
        & ((most >> 1) | r.spread(RIGHT_COLUMN))
        & ((most << SIDE) | r.spread(TOP_ROW))
        & ((most >> SIDE) | r.spread(BOTTOM_ROW))
    )
    theirs_left = r.spread(theirs)
    theirs_left ^= theirs_left & most
    winning = r.spread(WINNING)
    wins = 0
    for finisher in finishers:
        mask = r.spread(finisher)
        held = theirs_left | (mask ^ (mask & safe))
        open_still = r.spread(free ^ (free & finisher))
        wins |= r.at_least(r.popcount(held), winning) & r.is_zero(open_still ^ (open_still & taken))
    return r.store(r.invert(wins))[: len(masks)]


class Outcomes:
    """Searches positions to their end, as far as a budget of positions goes, and keeps what it has found."""

    def __init__(self, ways: Ways, budget: int) -> None:
        self.ways, self.classes = ways, ways.classes
        self.budget = budget
        self._found: dict[tuple[Mask, Mask, frozenset[int], bool], tuple[Outcome | None, int]] = {}

    def of(self, ours: Mask, theirs: Mask, gone: frozenset[int], plies: int, *, passed: bool = False) -> Outcome | None:
        """Say how the game ends for the side to move, if it ends within so many plies; None if that cannot be told.

        A ply is a turn, passing included. Raises OverBudget.
        """
        key = ours, theirs, gone, passed
        found, depth = self._found.get(key, (None, -1))
        if found is not None or depth >= plies:
            return found
        self.budget -= 1
        if self.budget < 0:
            raise OverBudget
        found = self._search(ours, theirs, gone, plies, passed=passed)
        self._found[key] = found, plies
        return found

    def winning(self, ours: Mask, theirs: Mask, gone: frozenset[int], plies: int) -> "Step":
        """Give a move that wins a position of which `of` has said that it is won within so many plies.

        It is a pass only where no play wins within as many. Raises OverBudget.
        """
        passing, *plays = _steps(self.classes, ours, theirs, gone)
        wins = (step for step in plays if self._worth(step, ours, theirs, gone, plies, passed=False) == 1)
        return next(wins, passing)

    def _search(self, ours: Mask, theirs: Mask, gone: frozenset[int], plies: int, *, passed: bool) -> Outcome | None:
        if ours | theirs == ALL_SQUARES:
            return 1 if ours.bit_count() >= WINNING else -1
        if not plies:
            return None
        if any(self.ways.endings(ours, theirs, self.classes.dead(gone))):
            return 1
        best: Outcome | None = -1
        for step in _steps(self.classes, ours, theirs, gone):
            worth = self._worth(step, ours, theirs, gone, plies, passed=passed)
            if worth == 1:
                return 1
            best = None if best is None or worth is None else max(best, worth)
        return best

    def _worth(
        self, step: "Step", ours: Mask, theirs: Mask, gone: frozenset[int], plies: int, *, passed: bool
    ) -> Outcome | None:
        """Say how the game ends for the side to move if it makes a move."""
        if step.word is None and passed:
            return (ours.bit_count() > theirs.bit_count()) - (ours.bit_count() < theirs.bit_count())
        bars = gone if step.word is None else gone | self.classes.barred_by(step.word)
        answer = self.of(step.theirs, step.ours, bars, plies - 1, passed=step.word is None)
        return None if answer is None else -answer


class Step(NamedTuple):
    """A move: both sides' squares after it, and the word and the squares that it is played with; no word for a pass."""

    ours: Mask
    theirs: Mask
    word: int | None = None
    mask: Mask = 0


def _steps(classes: Classes, ours: Mask, theirs: Mask, gone: frozenset[int]) -> Iterator[Step]:
    """Give every move, the pass first."""
    yield Step(ours, theirs)
    dead, capturable = classes.dead(gone), capturable_squares(ours, theirs)
    for c in range(classes.n):
        if c not in dead:
            for way in classes.spelling.ways(classes.keys[c], capturable):
                taken = way & capturable
                for word in classes.words_of(c):
                    if word not in gone:
                        yield Step(ours | taken, theirs & ~taken, word, way)
