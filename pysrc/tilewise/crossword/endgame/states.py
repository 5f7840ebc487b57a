"""The states of an endgame, and what a search finds of them."""

from dataclasses import dataclass
from math import log2
from typing import NamedTuple

from .lines import Board
from .plays import Move, Squares

__all__ = [
    "MOST",
    "NOTHING",
    "SECOND",
    "Bounds",
    "Chain",
    "Ending",
    "Found",
    "Known",
    "Since",
    "State",
    "Step",
    "Window",
]

MOST = 1 << 30
"""More than any game's spread."""

SECOND = log2(2)
"""What it costs to follow the second move of a list."""


Step = Move | None
"""A move: a play, or None for a pass."""


class Ending(NamedTuple):
    """The best line so far: its moves, the spread that it ends with, whether it is proved, and the rounds it took."""

    line: list[Step]
    spread: int
    proved: bool
    depth: int


class State(NamedTuple):
    """The board, both racks packed, who moves, how many passes were made last, and how many tiles were drawn."""

    board: Board
    racks: tuple[int, int]
    mover: int
    passes: int
    drawn: int


Window = tuple[int, int]
"""The gains between which an exact one is wanted."""

Chain = tuple[Step, "Chain"] | None
"""Moves in turn: the first, and those that follow."""


class Bounds(NamedTuple):
    """What the mover gains at least and at the most; where they meet, the line leads to it."""

    low: int
    high: int
    line: Chain

    def settle(self, window: Window) -> int | None:
        """Give the gain, or a bound of it, if that is all that a window asks for."""
        if self.low >= window[1] or self.low == self.high:
            return self.low
        return self.high if self.high <= window[0] else None

    def within(self, before: "Bounds") -> "Bounds":
        """Join bounds with those that were known before."""
        line = self.line if self.low >= before.low else before.line
        return Bounds(max(self.low, before.low), min(self.high, before.high), line)


NOTHING = Bounds(-MOST, MOST, None)


@dataclass(slots=True, eq=False)
class Known:
    """What was found of a state: its moves in order, and what the mover gains.

    `outs` are plays with which the other side could go out if it were its turn, the dearest first, and `going_out` is
    the mover's own. The first move looks like the `estimate`. `proved` was found with nothing left out, `found` by the
    last search that left something out, within a `budget`.
    """

    moves: list[Step]
    outs: list[Move]
    estimate: int
    going_out: "Found | None"
    proved: Bounds = NOTHING
    found: Bounds = NOTHING
    budget: float = -1.0

    def glance(self, budget: float, most: int) -> "Found | None":
        """Give what can be said without following a move, if that is enough or the budget reaches no further."""
        if self.going_out and self.going_out.gain >= most:
            return self.going_out
        if budget < SECOND and len(self.moves) > 1:
            return Found(self.estimate, None, False)
        return None


class Since(NamedTuple):
    """The board of a state before whose plays are known, and the squares that have been filled since.

    `refuting` are replies that have refuted moves of that state, the latest last.
    """

    board: Board
    filled: Squares
    refuting: list[Move]

    def learn(self, line: Chain) -> None:
        """Let the first move of a line be the latest that has refuted, if it does not need what has been filled."""
        reply = line[0] if line else None
        if reply and not reply.needs & self.filled:
            if reply in self.refuting:
                self.refuting.remove(reply)
            self.refuting.append(reply)


class Found(NamedTuple):
    """What a search says of a state: the gain, or a bound beyond its window; the line; whether nothing was left out."""

    gain: int
    line: Chain
    exact: bool
