"""The boards of an endgame, and the plays that have been made in their lines."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ..slots import Crossing, Line
from .plays import Move, Squares

__all__ = ["MOVE", "Board", "KeptLine", "Lines", "Most"]

MOVE = 25
"""Places in lists that take as much room as a play itself."""


@dataclass(slots=True, eq=False)
class KeptLine:
    """A line, and the plays in it that each side has been made: those of up to so many tiles.

    Until they are made, `before` is the line that it came of and the squares that were filled. Most lines stay as they
    are from board to board, so for each side those of a rack are kept, the most promising first.
    """

    line: Line
    before: "tuple[KeptLine, Squares] | None"
    sizes: tuple[int, int] = (0, 0)
    plays: tuple[list[Move], list[Move]] = ([], [])
    of_racks: tuple[dict[int, list[Move]], dict[int, list[Move]]] = field(default_factory=lambda: ({}, {}))
    most: "dict[tuple[int, int], Most]" = field(default_factory=dict)

    @property
    def listed(self) -> int:
        """How many places its lists have, plays themselves counted for what they take."""
        lists = [plays for of_rack in self.of_racks for plays in of_rack.values()]
        return MOVE * sum(map(len, self.plays)) + sum(map(len, lists))

    def has(self, sizes: tuple[int, int]) -> bool:
        """Say whether the plays of both sides have been made up to so many tiles."""
        return self.sizes[0] >= sizes[0] and self.sizes[1] >= sizes[1]


class Most(NamedTuple):
    """What a rack's plays in a line come to at most: those that leave no tile, and those that leave some.

    These are scores, the second less twice the points of what is left; `NO_PLAY` if there is no such play.
    """

    out: int
    other: int


class Lines(NamedTuple):
    """The rows and columns of a board that a play can lie in.

    For each row and each column, `crossings` has what the squares of the other lines are in the way of there.
    """

    lines: list[KeptLine | None]
    crossings: list[list[Crossing | None]]


@dataclass(slots=True, eq=False)
class Board:
    """A board; equal boards are one object.

    Its lines are made when they are first asked for (`lined`), from those of a board `before` it, on which the
    `squares` were empty: many boards are only come by. The plays of all lines have been made up to `sizes`.
    """

    tiles: bytes
    before: "Board | None" = None
    squares: tuple[int, ...] = ()
    lined: Lines | None = None
    sizes: tuple[int, int] = (0, 0)
