"""What can be played on one board, whoever holds which squares: its classes and ways, and what ends the game.

On a board of many equal letters the register has only a part of the ways (`ways`); the best of the other classes, by
the weights of their squares, are laid out in some ways, and these are ranked as lanes.
"""

from array import array
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..alphabets import Tiles
from ..bitsets import bytes_in
from .board import ALL_SQUARES, SQUARES, Mask, barred, capturable_squares
from .classes import Classes
from .spelling import Spelling
from .standing import Evaluation
from .ways import Ways

__all__ = ["KEPT", "WIN", "Move", "Plays", "one_number"]

WIN = 1 << 24
"""What it is worth to end the game and win it: more than any board is."""

KEPT = 3000
"""Positions whose plays a search keeps, and about so many of which it keeps what turned out best."""

_LANES = 1024
"""Ways of incomplete classes that are ranked, where they are asked for."""

_BEST_WAYS = 48
"""Ways of such a class that are laid out."""


def one_number(ours: Mask, theirs: Mask) -> int:
    """Make one integer of both, with a bit above them (see `ways` for why)."""
    return ours | theirs << SQUARES | 1 << 2 * SQUARES


class Move(NamedTuple):
    """A class on certain squares, and what the board after it is worth to the side that plays it."""

    value: int
    c: int
    mask: Mask


class Plays:
    """The plays of one board, as long as its words stay the same."""

    def __init__(self, spelling: Spelling, ways: Ways | None = None) -> None:
        self.spelling = spelling
        self.ways = Ways(Classes(spelling)) if ways is None else ways
        self.classes = self.ways.classes
        self.evaluation = Evaluation(self.classes.use)
        self._incomplete = frozenset(self.ways.incomplete)
        self._endings: dict[tuple[int, frozenset[int], bool], Move | None] = {}

    def gone_from(self, played: Iterable[Tiles]) -> frozenset[int]:
        """Give the words, by their places, that played ones bar."""
        places = map(self.spelling.find, barred(played))
        return frozenset(place for place in places if place is not None)

    def ending(self, ours: Mask, theirs: Mask, dead: frozenset[int], *, exact: bool = True) -> Move | None:
        """Give a play that ends the game and wins it, if there is one; unless it is `exact`, one in the register."""
        key = one_number(ours, theirs), dead, exact
        if key not in self._endings:
            if len(self._endings) > 8 * KEPT:
                self._endings.clear()
            self._endings[key] = next(self.endings(ours, theirs, dead, exact=exact), None)
        return self._endings[key]

    def endings(self, ours: Mask, theirs: Mask, dead: frozenset[int], *, exact: bool = True) -> Iterator[Move]:
        """List the classes with a play that ends the game and wins it, each in the way that takes most."""
        return (Move(WIN, c, mask) for c, mask in self.ways.endings(ours, theirs, dead, exact=exact))

    def best_incomplete(self, ours: Mask, theirs: Mask, dead: frozenset[int]) -> list[Move]:
        """Rank incomplete classes whose best squares weigh most, in some ways; best last."""
        if not self._incomplete:
            return []
        classes = self.classes
        weights = self.evaluation.weights(ours, theirs)
        free, capturable = ALL_SQUARES ^ ours ^ theirs, capturable_squares(ours, theirs)
        places: list[int] = []
        masks = array("I")
        gains = classes.gains(weights)
        for c in classes.between(gains, 0, max(bytes_in(gains))):
            if c in self._incomplete and c not in dead:
                for mask in classes.best_ways(c, weights, capturable, _BEST_WAYS):
                    if free & ~mask:
                        places.append(c)
                        masks.append(mask)
                if len(masks) > _LANES:
                    break
        values = self.evaluation.values(ours, theirs, masks) if masks else []
        return sorted(Move(*each) for each in zip(values, places, masks, strict=True))
