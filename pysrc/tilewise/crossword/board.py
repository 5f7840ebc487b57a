"""A position: a layout, a tile set, and the tiles that lie on the board.

Squares are counted row by row from the top left. The board is one byte a square: `EMPTY`, a tile, or a tile with
`AS_BLANK` where a blank stands for it. It is read from rows of text or from the board of a CGP line, in which numbers
stand for runs of empty squares ("15/7QI6/…").
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ..alphabets import Tiles, without_spaces
from ..drawing import Square, html_table
from ..errors import PositionError
from ..tiles import AS_BLANK, BLANK, EMPTY, TileSet, tile_set_of, tokens
from .layout import STAR, STAR_POINTS, Layout, default_tiles, layout_of

__all__ = [
    "Position",
    "excess",
    "how_many",
    "lines_in",
    "read_board",
    "read_position",
    "unseen",
    "word_through",
    "write_cgp_board",
    "write_rows",
]

_AS_IN_BAG = bytes(BLANK if byte & AS_BLANK else byte for byte in range(256))
"""Translates tiles into what they are in the bag: a played blank is a blank again."""

_TILE_COLORS = ("#1c1917", "#f5deb3")
_PREMIUM_SQUARES = {
    ".": Square("", ("#1c1917", "#e7e5e4")),
    "d": Square("2L", ("#1c1917", "#bae0f5"), "letter x2"),
    "t": Square("3L", ("#1c1917", "#7cb8e8"), "letter x3"),
    "q": Square("4L", ("#ffffff", "#1d64c4"), "letter x4"),
    "D": Square("2W", ("#1c1917", "#f5c6cb"), "word x2"),
    "T": Square("3W", ("#1c1917", "#ec8a8f"), "word x3"),
    "Q": Square("4W", ("#ffffff", "#b91c1c"), "word x4"),
    STAR: Square(f"+{STAR_POINTS}", ("#1c1917", "#f6dc7a"), f"{STAR_POINTS} points"),
    **{n: Square(n, ("#1c1917", "#cfe3c4"), f"letter x3 for tiles of {n}") for n in "123456789"},
}
"""How notebooks show empty squares."""

_NUMBER = re.compile(r"\[[^\]]*\]|[0-9]+|.", re.DOTALL)


@dataclass(frozen=True, repr=False)
class Position:
    """A layout, a tile set and the board, one byte a square; as text, its rows, which `read_position` reads back.

    >>> position = read_position("11/11/11/11/11/3QI6/11/11/11/11/11", "duel")
    >>> position.board.index(b"Q"), position.empty, read_position(str(position), "duel") == position
    (58, False, True)
    """

    layout: Layout
    tiles: TileSet
    board: bytes

    @classmethod
    def bare(cls, layout: Layout, tiles: TileSet) -> "Position":
        """Make a board without tiles."""
        return cls(layout, tiles, bytes([EMPTY]) * len(layout.premiums))

    @property
    def empty(self) -> bool:
        """Whether no tile lies on the board."""
        return self.board.count(EMPTY) == len(self.board)

    def rows(self) -> list[bytes]:
        """Give the board row by row."""
        width = self.layout.width
        return [self.board[i : i + width] for i in range(0, len(self.board), width)]

    def with_tiles(self, row: int, column: int, placed: Tiles, *, across: bool) -> "Position":
        """Lay tiles from a square on; `placed` has `EMPTY` where one lies already."""
        board, step = bytearray(self.board), 1 if across else self.layout.width
        for square, tile in enumerate(placed):
            if tile != EMPTY:
                board[row * self.layout.width + column + square * step] = tile
        return replace(self, board=bytes(board))

    def __str__(self) -> str:
        return "\n".join(write_rows(self))

    def __repr__(self) -> str:
        return f"<Position {write_cgp_board(self)}>"

    def _repr_html_(self) -> str:
        rows = []
        for row, tiles in enumerate(self.rows()):
            first = row * self.layout.width
            rows.append([self._square(tile, self.layout.premiums[first + i]) for i, tile in enumerate(tiles)])
        return html_table(rows, self.layout.name)

    def _square(self, tile: int, premium: str) -> Square:
        if tile == EMPTY:
            return _PREMIUM_SQUARES[premium]
        return Square(self.tiles.show([tile]).strip("[]"), _TILE_COLORS, "blank" if tile & AS_BLANK else "")


def read_position(
    board: "str | Sequence[str] | None" = None,
    layout: Layout | str = "scrabble",
    tiles: TileSet | str | None = None,
) -> Position:
    """Read a board (None: an empty one) of a layout with a tile set, both of which may be named by their ids.

    The tiles are the layout's own unless they are named, English ones if it has none.
    Raises what `read_board`, `layout_of` and `tile_set_of` raise.

    >>> position = read_position("11/11/11/11/11/3Qi6/11/11/11/11/11", "duel")
    >>> str(position.with_tiles(6, 4, b"TS", across=True)).split()[5:7]
    ['...Qi......', '....TS.....']
    """
    layout = layout_of(layout) if isinstance(layout, str) else layout
    tiles = tiles if isinstance(tiles, TileSet) else tile_set_of(tiles or default_tiles(layout, None))
    empty = ["." * layout.width] * layout.height
    return Position(layout, tiles, read_board(empty if board is None else board, layout, tiles))


def lines_in(text: str, *numbers: int) -> list[str]:
    r"""Give the rows of a text: its lines, spaces within which are nothing, or what spaces keep apart in any other.

    The lines are taken if there are as many as one of the `numbers`.

    >>> lines_in(". A .\n. . .\n", 2), lines_in(".A. ...", 2)
    (['.A.', '...'], ['.A.', '...'])
    """
    lines = [line for line in map(without_spaces, text.splitlines()) if line]
    return lines if len(lines) in numbers else text.split()


def read_board(source: "str | Sequence[str]", layout: Layout, tiles: TileSet) -> bytes:
    """Read a board: rows of text, one text of several lines, or a CGP board.

    Raises PositionError with the field "board": "board-rows" (the wrong number of rows), "board-row" (a `row` of the
    wrong length), "board-letter" (`row`, `column` and `letter` of what is not a square of this game).
    """
    if isinstance(source, str):
        by_slash = "/" in source
        rows = source.split("/") if by_slash else lines_in(source, layout.height)
        rows = [_spread_numbers(without_spaces(row)) for row in rows] if by_slash else rows
    else:
        rows = list(map(without_spaces, source))
    if len(rows) != layout.height:
        message = f"The board has {_count(len(rows), 'row')}; {layout.name} has {layout.height}."
        raise PositionError("board-rows", message, field="board", row=max(min(len(rows), layout.height) - 1, 0))
    board = bytearray()
    for row, text in enumerate(rows):
        squares = list(text) if text.isascii() and "[" not in text else list(tokens(text))
        if len(squares) != layout.width:
            message = f"Row {row + 1} has {_count(len(squares), 'square')}; it needs {layout.width}."
            raise PositionError("board-row", message, field="board", row=row, column=min(len(squares), layout.width))
        for column, token in enumerate(squares):
            tile = EMPTY if token == "." else tiles.read_tile(token)
            if tile is None or tile == BLANK:
                hint, written = tiles.hint_beside(squares, column)
                message = f"Row {row + 1}, column {column + 1}: “{token}” is not a tile of {tiles.name}.{hint}"
                raise PositionError(
                    "board-letter", message, field="board", row=row, column=column, letter=token, **written
                )
            board.append(tile)
    return bytes(board)


def write_rows(position: Position) -> list[str]:
    """Write the board as rows of text; `read_board` reads them back."""
    return [position.tiles.show(row) for row in position.rows()]


def write_cgp_board(position: Position) -> str:
    """Write the board as CGP does, rows between slashes and runs of empty squares as numbers.

    >>> write_cgp_board(read_position("11/11/11/11/11/3Qi6/11/11/11/11/11", "duel"))
    '11/11/11/11/11/3Qi6/11/11/11/11/11'
    """
    return "/".join(re.sub(r"\.+", lambda run: str(len(run.group())), row) for row in write_rows(position))


def word_through(board: bytes, width: int, square: int, *, across: bool) -> range:
    """Give the squares of the word that a tile is in, one square if there is none.

    >>> word_through(b"...QI....", 9, 4, across=True), word_through(b"...QI....", 9, 4, across=False)
    (range(3, 5), range(4, 5, 9))
    """
    step = 1 if across else width
    line = range(square - square % width, square - square % width + width) if across else range(len(board))
    first = last = square
    while first - step in line and board[first - step] != EMPTY:
        first -= step
    while last + step in line and board[last + step] != EMPTY:
        last += step
    return range(first, last + 1, step)


def unseen(position: Position, rack: Tiles) -> Counter[int]:
    """Count the tiles that are neither on the board nor on the rack; a number below 0 means more than the set has.

    The counter is empty if the counts of the tile set are not known.
    """
    left = Counter(position.tiles.counts or {})
    if left:
        left.subtract(Counter(position.board.translate(_AS_IN_BAG, bytes([EMPTY]))))
        left.subtract(rack)
    return left


def excess(position: Position, rack: Tiles = b"") -> Iterator[tuple[int, int, int | None]]:
    """List the tiles that exceed the set: the tile, how many there are, and the square of the last one.

    The square is None where it is the rack that has too many.
    """
    for tile, left in sorted(unseen(position, rack).items()):
        if left < 0 and position.tiles.counts:
            squares = [i for i, each in enumerate(position.board) if _AS_IN_BAG[each] == tile]
            has = position.tiles.counts[tile]
            yield tile, has - left, squares[-1] if len(squares) > has else None


def how_many(position: Position, tile: int, count: int) -> str:
    """Say how many there are of a tile, with the verb: "are 2 R tiles", "is 1 blank"."""
    what = "blank" if tile == BLANK else f"{position.tiles.show([tile])} tile"
    return f"{'is' if count == 1 else 'are'} {_count(count, what)}"


def _spread_numbers(row: str) -> str:
    """Write the runs of empty squares of a CGP row out; a number too long for any board stays as it is."""
    return "".join(
        "." * int(token) if token.isdecimal() and len(token) < 3 else token for token in _NUMBER.findall(row)
    )


def _count(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
