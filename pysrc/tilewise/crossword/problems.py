"""Every problem of a board: words that are not in the list, islands, an empty start, more tiles than the set has."""

import re
from collections.abc import Iterator
from typing import Literal, TypedDict

from ..lexicon import Lexicon
from ..tiles import EMPTY, LETTERS
from .board import Position, excess, how_many
from .layout import square_name

__all__ = ["Island", "NotAWord", "NotOnCentre", "Problem", "TooManyTiles", "islands", "problems", "words_on"]

_RUN = re.compile(rb"[^.]{2,}")


class NotAWord(TypedDict):
    """A word on the board that is not in the list; rows and columns count from 0."""

    kind: Literal["not-a-word"]
    word: str
    row: int
    col: int
    across: bool
    position: str
    message: str


class Island(TypedDict):
    """Tiles that do not touch the rest: the first square, and how many squares they lie on."""

    kind: Literal["island"]
    row: int
    col: int
    squares: int
    message: str


class NotOnCentre(TypedDict):
    """The start square, which no word covers."""

    kind: Literal["not-on-centre"]
    row: int
    col: int
    message: str


class TooManyTiles(TypedDict):
    """A tile of which the board has more than the set."""

    kind: Literal["too-many-tiles"]
    letter: str
    count: int
    has: int
    message: str


Problem = NotAWord | Island | NotOnCentre | TooManyTiles


def problems(position: Position, lexicon: Lexicon) -> Iterator[Problem]:
    """Name every problem of a board.

    >>> from tilewise.alphabets import alphabet
    >>> from .board import read_position
    >>> from tilewise.crossword.layout import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> rows = ["QI" + "." * 9] + ["." * 11] * 10
    >>> position = read_position(rows, layout_of("duel"), tile_set_of("en"))
    >>> [each["kind"] for each in problems(position, Lexicon.from_words(["aa"], alphabet("en")))]
    ['not-a-word', 'not-on-centre']
    """
    show = position.tiles.show
    for row, column, across, word in words_on(position):
        if not lexicon.holds(word.translate(LETTERS)):
            name = square_name(row, column, across=across)
            yield {
                "kind": "not-a-word", "word": show(word), "row": row, "col": column, "across": across,
                "position": name, "message": f"{show(word)} at {name} is not in this word list.",
            }  # fmt: skip
    main, *others = islands(position) or [set()]
    for island in others:
        row, column = divmod(min(island), position.layout.width)
        name = square_name(row, column, across=True)
        message = f"The tiles around {name} do not touch the rest of the board."
        yield {"kind": "island", "row": row, "col": column, "squares": len(island), "message": message}
    start = position.layout.start
    if main and start is not None and start not in main:
        row, column = divmod(start, position.layout.width)
        message = f"No word covers the start square, {square_name(row, column, across=True)}."
        yield {"kind": "not-on-centre", "row": row, "col": column, "message": message}
    for tile, count, _ in excess(position):
        has = (position.tiles.counts or {}).get(tile, 0)
        message = f"There {how_many(position, tile, count)} on the board; {position.tiles.name} has {has}."
        yield {"kind": "too-many-tiles", "letter": show([tile]), "count": count, "has": has, "message": message}


def words_on(position: Position) -> Iterator[tuple[int, int, bool, bytes]]:
    """Give every word on the board: row and column of its first square, whether it is across, its tiles as they lie."""
    width = position.layout.width
    for row, tiles in enumerate(position.rows()):
        for run in _RUN.finditer(tiles):
            yield row, run.start(), True, run.group()
    for column in range(width):
        for run in _RUN.finditer(position.board[column::width]):
            yield run.start(), column, False, run.group()


def islands(position: Position) -> list[set[int]]:
    """Divide the tiles into groups that touch: first the one on the start, then by size and by their squares."""
    width = position.layout.width
    left = {square for square, tile in enumerate(position.board) if tile != EMPTY}
    found = []
    while left:
        border = [min(left)]
        island = set()
        while border:
            square = border.pop()
            if square in left:
                left.remove(square)
                island.add(square)
                beside = [square - 1] * (square % width > 0) + [square + 1] * (square % width < width - 1)
                border += [square - width, square + width, *beside]
        found.append(island)
    start = position.layout.start
    found.sort(key=lambda island: (start not in island, -len(island), min(island)))
    return found
