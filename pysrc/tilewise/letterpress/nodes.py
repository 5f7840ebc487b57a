"""A position, its plays in the order of what they leave, and which of them the opponent cannot answer by a win.

All ways to play are judged at once (`ways`, `standing`). Where the opponent can answer one by ending the game, all
others that let it do so with the same play are taken away with it.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import islice

from ..bitsets import Bits, highest
from .board import ALL_SQUARES, SQUARES, Mask, capturable_squares
from .plays import Move, Plays, one_number
from .proof import survivors

__all__ = ["Node"]

_MORE_WAYS = 2
"""Of the ways of a class, and of those that take the same squares, so many are kept beside the best."""

_TRIED = 12
"""Plays that end the game that are tried, as lanes, on all of these classes at once."""

_MOST_WAYS = 1 << 18
"""Ways of incomplete classes that are looked through for a play that does not lose at once."""

_MOST_WORTH = 2048
"""More than any play is worth: 25 squares, a lock on each, and what words use."""


@cache
def _numbers() -> list[int]:
    """Make the integers that are used for the worth of plays, once (see `ways` for why)."""
    return list(range(-_MOST_WORTH, _MOST_WORTH))


def _kept(worth: int) -> int:
    """Give a worth as an integer that may be kept."""
    return _numbers()[worth + _MOST_WORTH]


class Node:
    """A position, its plays, and which of them the opponent cannot answer by ending the game."""

    def __init__(self, plays: Plays, ours: Mask, theirs: Mask, gone: frozenset[int], *, exact: bool = False) -> None:
        self.plays, self.gone = plays, gone
        self._at = one_number(ours, theirs)
        self.exact = exact
        """Whether plays are looked at, on both sides, that the register does not have."""
        self.dead = plays.classes.dead(gone)
        self.best: Move | None = None
        """What looks best by the board after it, as soon as safe plays have been asked for."""
        self._safe: list[Move] = []
        self._asked = 0

    @property
    def ours(self) -> Mask:
        """The squares of the side to move."""
        return self._at & ALL_SQUARES

    @property
    def theirs(self) -> Mask:
        """The squares of the other side."""
        return self._at >> SQUARES & ALL_SQUARES

    @property
    def free(self) -> Mask:
        """The squares of neither."""
        return ALL_SQUARES ^ self.ours ^ self.theirs

    @property
    def capturable(self) -> Mask:
        """The squares that a play takes if it uses them."""
        return capturable_squares(self.ours, self.theirs)

    @cached_property
    def incomplete(self) -> list[Move]:
        """The best of the plays that the register does not have, best last."""
        return self.plays.best_incomplete(self.ours, self.theirs, self.dead)

    def safe(self, number: int) -> list[Move]:
        """List so many plays after which the opponent cannot win at once, best first by the board they leave.

        The best way of each class, where it takes other squares than a better play does, comes before the rest.
        """
        if self._asked < number:
            self._asked = number
            self._safe = self._found(number)
        return self._safe[:number]

    def lost(self, number: int) -> list[Move]:
        """List so many plays after which the opponent can win at once, of each class one, best first."""
        if not number:
            return []
        chosen = {move.c for move in self.safe(self._asked)}
        moves = _Moves(self, self.plays.ways.every & ~self.plays.ways.of_classes(chosen))
        found: list[Move] = []
        while len(found) < number and (move := moves.take()):
            moves.skip(self.plays.ways.of_class(move.c))
            if move.c not in chosen:
                found.append(move)
        return found

    def _found(self, number: int) -> list[Move]:
        ways, capturable = self.plays.ways, self.capturable
        moves = _Moves(self, ways.every)
        locks: list[Bits] | None = None
        found: list[Move] = []
        rest: list[Move | Bits] = []
        """Plays, and sets of ways of which the best few are looked at: only where there is room for them."""
        seen: set[Mask] = set()
        while len(found) < number and (move := moves.take()):
            self.best = self.best or move
            if (taken := move.mask & capturable) in seen:
                rest.append(move)
            elif finisher := self.finisher(move):
                locks = locks or ways.locks(self.ours, self.theirs)
                answered = ways.answered(finisher.mask, self.ours, self.theirs, locks, moves.left)
                moves.left ^= answered & ~ways.of_classes(self.plays.classes.breakers(finisher.c, self.gone))
            else:
                found.append(move)
                seen.add(taken)
                if len(found) < number:
                    rest.append(moves.skip(ways.of_class(move.c)))
                    rest.append(moves.skip(ways.taking_just(taken, capturable, moves.left)))
        for each in rest:
            for move in [each] if isinstance(each, Move) else moves.best(each):
                if len(found) == number:
                    return found
                if not self.finisher(move):
                    found.append(move)
        return found

    def finisher(self, move: Move) -> Move | None:
        """Give a play with which the opponent ends the game and wins after a play, whatever word of its class it is."""
        taken = move.mask & self.capturable
        ours, theirs = self.ours | taken, self.theirs & ~taken
        plays = self.plays
        ending = plays.ending(theirs, ours, self.dead, exact=self.exact)
        if ending is not None and move.c in plays.classes.breakers(ending.c, self.gone):
            for word in plays.classes.words_of(move.c):
                if word not in self.gone:
                    dead = plays.classes.dead(self.gone | plays.classes.barred_by(word))
                    if plays.ending(theirs, ours, dead, exact=self.exact) is None:
                        return None
        return ending

    def finisher_after_pass(self) -> Move | None:
        """Give a play with which the opponent ends the game and wins after a pass."""
        return self.plays.ending(self.theirs, self.ours, self.dead, exact=self.exact)

    def escapes(self) -> Iterator[Move | None]:
        """Look through plays that the register does not have for some after which the opponent cannot win at once.

        None for each that lets it. Plays come in the order of what they leave. What is known to end the game is tried
        on whole classes first, then on their ways, as lanes.
        """
        plays, classes = self.plays, self.plays.classes
        tried = list(islice(plays.endings(self.theirs, self.ours, self.dead), _TRIED))
        _, may = classes.class_bounds
        live = [c for c in plays.ways.incomplete if c not in self.dead]
        left, _ = self._survivors(tried, live, array("I", (may[c] for c in live)))
        places: list[int] = []
        ways = array("I")
        for c in left:
            of_class = [way for way in plays.spelling.ways(classes.keys[c], self.capturable) if self.free & ~way]
            places += [c] * len(of_class)
            ways.extend(of_class)
            if len(ways) > _MOST_WAYS:
                break
        places, ways = self._survivors(tried, places, ways)
        values = plays.evaluation.values(self.ours, self.theirs, ways)
        for move in sorted((Move(*each) for each in zip(values, places, ways, strict=True)), reverse=True):
            yield None if self.finisher(move) else move

    def _survivors(
        self, finishers: Sequence[Move], places: list[int], masks: "array[int]"
    ) -> "tuple[list[int], array[int]]":
        """Keep the classes, on these squares, that none of the finishers is known to beat."""
        classes = self.plays.classes
        kept = survivors(self.ours, self.theirs, self.capturable, [each.mask for each in finishers], masks)
        barring = {c for each in finishers for c in classes.breakers(each.c, self.gone)}
        stay = [i for i, c in enumerate(places) if kept[i] or c in barring]
        return [places[i] for i in stay], array("I", (masks[i] for i in stay))


class _Moves:
    """The plays of a position among some ways, best first by the board they leave; none that fill the board."""

    def __init__(self, node: Node, ways: Bits) -> None:
        plays = node.plays
        self._ways = plays.ways
        self.left = plays.ways.live(node.dead) & ways
        self.left ^= plays.ways.filling(node.free, self.left)
        """The ways that are still to be listed; whoever is not interested in some takes them away."""
        self._base, self._sums = plays.evaluation.sums(node.ours, node.theirs, self._ways)
        self._bit: Bits = 0
        self._others = list(node.incomplete) if node.exact else []

    def take(self) -> Move | None:
        """Give the best play that has not been given."""
        found = self._best(self.left) if self.left else None
        if self._others and (not found or self._others[-1].value > found.value):
            return self._others.pop()
        if found:
            self.left ^= self._bit
        return found

    def skip(self, ways: Bits) -> Bits:
        """Take some ways away, and give those that were there."""
        ways &= self.left
        self.left ^= ways
        return ways

    def best(self, ways: Bits) -> list[Move]:
        """Give the best few of some ways."""
        found: list[Move] = []
        while ways and len(found) < _MORE_WAYS:
            move = self._best(ways)
            found.append(move)
            ways ^= self._bit
        return found

    def _best(self, ways: Bits) -> Move:
        """Give the best of some ways, and keep which it is."""
        number, best = highest(self._sums, ways)
        j = self._ways.first(best)
        self._bit = self._ways.of_way(j)
        return Move(_kept(self._base + number), self._ways.class_of(j), self._ways.masks[j])
