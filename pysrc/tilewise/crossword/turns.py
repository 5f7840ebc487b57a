"""The turns of a game, and the boards between them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..errors import PositionError, TilewiseError
from ..tiles import EMPTY
from .board import Position, word_through
from .layout import Layout, square_name

__all__ = ["KINDS", "PLAYERS", "Doubt", "Kind", "Step", "Turn", "boards", "main_word", "racks", "steps", "totals"]

Kind = Literal["play", "pass", "exchange", "withdrawn", "points"]
"""What a turn can be; "withdrawn" takes back the play before it, "points" only changes a score."""

KINDS: tuple[Kind, ...] = ("play", "pass", "exchange", "withdrawn", "points")


PLAYERS = range(2, 5)
"""How many can play."""


class Doubt(NamedTuple):
    """What a file says that a player has in all after a turn, and what the player's turns come to."""

    told: int
    found: int


@dataclass(frozen=True)
class Turn:
    """What one player did.

    `placed` are the tiles of a play from its first square on, `EMPTY` where one lay already; `rack` what stood before
    it, `leave` what stayed, `text` the exchanged tiles (their number, where no more is known) or the reason of points,
    `note` what is said of it, `line` the line of the file or the turn's number, from 1. From a turn with a `doubt` on
    the totals of a file are others than its turns come to; from one `by_order` on, its order alone may tell who moved.
    A play with a `problem` does not fit the board, and does not lie there.
    """

    player: int
    kind: Kind
    score: int
    rack: str = ""
    row: int = 0
    column: int = 0
    across: bool = True
    placed: Tiles = b""
    text: str = ""
    leave: str = ""
    note: str = ""
    line: int = 0
    doubt: Doubt | None = None
    by_order: bool = False
    problem: TilewiseError | None = None

    @property
    def lays(self) -> bool:
        """Whether it puts tiles on the board."""
        return self.kind == "play" and self.problem is None

    def squares(self, layout: Layout) -> list[int]:
        """Give the squares of a play's tiles, those that lay already included.

        Raises PositionError "gcg-square" for a square that is not on the board, the first of a play without tiles too.
        """
        if self.kind == "play":
            self._find(layout, 0)
        return [self._find(layout, n) for n in range(len(self.placed))]

    def _find(self, layout: Layout, n: int) -> int:
        """Give the square `n` steps after the first."""
        row, column = (self.row, self.column + n) if self.across else (self.row + n, self.column)
        if not (row < layout.height and column < layout.width):
            raise self.wrong(row, column, "lies outside the board")
        return row * layout.width + column

    def wrong(self, row: int, column: int, problem: str) -> PositionError:
        """Make the error that says what is wrong with a square of the play."""
        message = f"Line {self.line}: {square_name(row, column, across=True)} {problem}."
        return PositionError("gcg-square", message, field="text", line=self.line, row=row, column=column)


def boards(position: Position, turns: Iterable[Turn]) -> Iterator[Position]:
    """Give the position after each turn; raises PositionError "gcg-square" for a play that does not fit."""
    before = position
    for turn in turns:
        if turn.kind == "withdrawn":
            position = before
        elif turn.kind == "play":
            before, position = position, _played(position, turn) if turn.lays else position
        yield position


def _played(position: Position, turn: Turn) -> Position:
    board, show = bytearray(position.board), position.tiles.show
    for square, tile in zip(turn.squares(position.layout), turn.placed, strict=True):
        lies = board[square]
        row, column = divmod(square, position.layout.width)
        if tile == EMPTY and lies == EMPTY:
            raise turn.wrong(row, column, "is empty, but the play has no tile for it")
        if tile not in (EMPTY, lies) and lies != EMPTY:
            raise turn.wrong(row, column, f"has {show([lies])} already, not {show([tile])}")
        board[square] = lies if tile == EMPTY else tile
    return replace(position, board=bytes(board))


@dataclass(frozen=True)
class Step:
    """The position between two turns, the squares that the turn before it put tiles on, and the words it made."""

    position: Position
    latest: tuple[int, ...] = ()
    words: tuple[Tiles, ...] = ()


def steps(position: Position, turns: Sequence[Turn], at: int) -> list[Step]:
    """Step through turns of which the first `at` lie on the board: before the first one, and after each.

    The board may have been changed by hand since, so plays are put down over whatever lies there.

    >>> from .board import read_position
    >>> from .layout import layout_of
    >>> from ..tiles import tile_set_of
    >>> position = read_position("11/11/11/11/11/4QIS4/11/11/11/11/11", layout_of("duel"), tile_set_of("en"))
    >>> qi, s = Turn(0, "play", 22, row=5, column=4, placed=b"QI"), Turn(1, "play", 12, row=5, column=4, placed=b"..S")
    >>> [step.position.rows()[5].strip(b".") for step in steps(position, [qi, s], 2)]
    [b'', b'QI', b'QIS']
    """
    step = Step(_without(position, turns[:at]))
    before, found = step.position, [step]
    for turn in turns:
        step = replace(step, words=())
        if turn.kind == "withdrawn":
            step = Step(before)
        elif turn.kind == "play" and not turn.lays:
            before, step = step.position, Step(step.position)
        elif turn.kind == "play":
            before = step.position
            board, latest = bytearray(before.board), []
            for square, tile in zip(turn.squares(before.layout), turn.placed, strict=True):
                if tile != EMPTY:
                    board[square] = tile
                    latest.append(square)
            after = replace(before, board=bytes(board))
            step = Step(after, tuple(latest), tuple(_words(after, latest)))
        found.append(step)
    return found


def _without(position: Position, turns: Iterable[Turn]) -> Position:
    """Take the tiles of plays off the board."""
    board = bytearray(position.board)
    for turn in turns:
        for square, tile in zip(turn.squares(position.layout), turn.placed, strict=True) if turn.lays else ():
            if tile != EMPTY:
                board[square] = EMPTY
    return replace(position, board=bytes(board))


def _words(after: Position, squares: Iterable[int]) -> list[Tiles]:
    """Give the words on the board that have a tile on one of some squares, each once."""
    board, width = after.board, after.layout.width
    runs = (word_through(board, width, square, across=across) for across in (True, False) for square in squares)
    return [bytes(board[square] for square in run) for run in dict.fromkeys(runs) if len(run) > 1]


def totals(turns: Sequence[Turn]) -> list[tuple[int, int]]:
    """Give the scores of both players before the first turn, and after each.

    >>> totals([Turn(0, "play", 22), Turn(1, "play", 8), Turn(0, "withdrawn", -22)])
    [(0, 0), (22, 0), (22, 8), (0, 8)]
    """
    found = [(0, 0)]
    for turn in turns:
        first, second = found[-1]
        found.append((first, second + turn.score) if turn.player else (first + turn.score, second))
    return found


def racks(turns: Sequence[Turn]) -> list[str]:
    """Give what the player who comes next holds before each turn and after the last, as far as the turns tell.

    Where they do not, it is what the one before has kept.

    >>> racks([Turn(0, "play", 22, rack="QIS", leave="S"), Turn(1, "pass", 0)])
    ['QIS', 'S', 'S']
    """
    before = [None, *turns]
    found = [turn.rack or (last.leave if last else "") for last, turn in zip(before, turns, strict=False)]
    own = next((turn for turn in reversed(turns) if turn.player != turns[-1].player), None)
    return [*found, (own.leave if own else "") or (turns[-1].leave if turns else "")]


def main_word(after: Position, turn: Turn) -> Tiles:
    """Read the whole main word of a play off the board after it, on over tiles that the play does not name."""
    width = after.layout.width
    line = after.rows()[turn.row][turn.column :] if turn.across else after.board[turn.column :: width][turn.row :]
    return line.partition(bytes([EMPTY]))[0]
