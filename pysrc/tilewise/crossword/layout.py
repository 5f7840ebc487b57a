"""Boards as the games print them: their squares, premiums and bonuses, and where the first word goes.

A layout is rows of premium squares:

    .        nothing
    d t q    the letter counts two, three or four times
    D T Q    the word counts two, three or four times
    1 to 9   the letter counts three times if its value is that number (the coloured squares of Literaki)
    +        a tile put here earns 25 points besides, whatever the words count (the star of a game of Kelimelik, which
             lies elsewhere in each)
"""

import json
import re
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from functools import cache, lru_cache
from pkgutil import get_data
from typing import Any

from ..alphabets import Alphabet
from ..contract.bounds import PLAY_TILES, SIDE
from ..errors import PositionError
from ..tiles import TILE_SETS

__all__ = [
    "BOARDS",
    "MOST_TIMES",
    "PREMIUMS",
    "STAR",
    "STAR_POINTS",
    "WORD_TIMES",
    "Layout",
    "column_number",
    "default_tiles",
    "layout_of",
    "letter_times",
    "premium_points",
    "read_square_name",
    "square_name",
    "with_star",
]

STAR = "+"
STAR_POINTS = 25
"""What a tile on the star earns besides.

Source: the README of github.com/ozkanayral60-star/kelimelik-hamle-asistani and the scores of
github.com/Egco2811/kelimelik_solver and github.com/stocha74/kelimelik_strategic, which agree; in the first two the
player says where the star of the game lies.
"""

PREMIUMS = f".dtqDTQ123456789{STAR}"
"""Every kind of square."""

_LETTER_TIMES = {"d": 2, "t": 3, "q": 4}
_WORD_TIMES = {"D": 2, "T": 3, "Q": 4}
_COLOURED = 3
_TIMES = re.compile(r"x([1-9]) main word")
_NUMBER = re.compile(r"[0-9]{1,2}")
_FIELDS = {"name", "layout", "w", "h", "center", "rack", "exchange", "bonus", "tiles", "blanks", "source", "note"}
"""What the data file says of a board; a board of one's own may say the same."""

BOARDS: Mapping[str, Any] = json.loads(get_data("tilewise", "data/crossword_games.json") or b"")["boards"]
"""The boards that ship, as the data file has them."""


@dataclass(frozen=True, eq=False)
class Layout:
    """A board before anything lies on it.

    `premiums` are its squares row by row, `start` the square that the first word covers (None: any), `rack` the most
    tiles on a rack, `exchange` the fewest tiles in the bag with which some may be exchanged. A play of as many tiles
    as `bonus` names earns that many points more, and its main word counts as often as `times` says. `base` is the board
    that ships of which it is a copy with stars; None for every other.

    >>> board = layout_of("scrabble")
    >>> board.width, board.height, board.premiums[0], board.start, board.bonus
    (15, 15, 'T', 112, {7: 50})
    """

    name: str
    width: int
    height: int
    premiums: str
    start: int | None
    rack: int
    exchange: int
    bonus: Mapping[int, int]
    times: Mapping[int, int]
    tiles: str | None
    base: "Layout | None" = None

    @property
    def plain(self) -> "Layout":
        """The board that ships and has no star, where this is one with it; else the board itself."""
        return self.base or self


def letter_times(premium: str, points: int | None = None) -> int:
    """Say how often a letter of so many points counts on a premium square; None asks for the most that any letter does.

    >>> letter_times("t", 1), letter_times("D", 1), letter_times("5", 5), letter_times("5", 1), letter_times("5")
    (3, 1, 3, 1, 3)
    """
    if premium.isdecimal():
        return _COLOURED if points is None or points == int(premium) else 1
    return _LETTER_TIMES.get(premium, 1)


WORD_TIMES = {premium: _WORD_TIMES.get(premium, 1) for premium in PREMIUMS}
"""How often a word counts for one of its tiles put on a premium square."""

MOST_TIMES = {premium: letter_times(premium) for premium in PREMIUMS}
"""How often a letter counts at the most on a premium square."""


@lru_cache(maxsize=16)
def premium_points(points: bytes) -> Mapping[str, bytes]:
    """Give for each premium what tiles count there, byte for byte, from what they count elsewhere."""
    return {
        premium: bytes(each * letter_times(premium, each) if each else 0 for each in points) for premium in PREMIUMS
    }


@lru_cache(maxsize=4096)
def square_name(row: int, column: int, *, across: bool) -> str:
    """Name a square as players do: row first for a word across, column first for a word down.

    >>> square_name(7, 12, across=True), square_name(7, 12, across=False), square_name(0, 26, across=False)
    ('8M', 'M8', 'AA1')
    """
    letters, column = "", column + 1
    while column:
        column, digit = divmod(column - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return f"{row + 1}{letters}" if across else f"{letters}{row + 1}"


_SQUARE = re.compile(r"(?P<row>\d{1,2})(?P<column>[A-Z]{1,2})|(?P<Column>[A-Z]{1,2})(?P<Row>\d{1,2})", re.ASCII)


def read_square_name(text: str) -> tuple[int, int, bool] | None:
    """Read what `square_name` writes: row and column from 0, and whether it is across; None for anything else.

    >>> read_square_name("8M"), read_square_name("M8"), read_square_name("M")
    ((7, 12, True), (7, 12, False), None)
    """
    found = _SQUARE.fullmatch(text)
    if not found:
        return None
    across = found["row"] is not None
    return int(found["row"] or found["Row"]) - 1, column_number(found["column"] or found["Column"]), across


def column_number(letters: str) -> int:
    """Give the number, from 0, of a column by its letters.

    >>> column_number("A"), column_number("AA")
    (0, 26)
    """
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1


def default_tiles(layout: Layout, letters: Alphabet | None) -> str:
    """Give the id of the tile set that goes with a board and an alphabet, None being the board's own.

    That is the game's own set; or the set of its family in the alphabet, such as "en_super"; or the alphabet's plain
    one; or, where there is none, the game's own after all.

    >>> from ..alphabets import alphabet
    >>> board = layout_of("super")
    >>> default_tiles(board, None), default_tiles(board, alphabet("ro")), default_tiles(board, alphabet("tr"))
    ('en_super', 'ro_super', 'tr')
    """
    own = layout.tiles or "en"
    if letters is None or TILE_SETS[own].get("alphabet", "en") == letters.id:
        return own
    _, _, family = own.partition("_")
    choices = ([f"{letters.id}_{family}"] if family else []) + [letters.id]
    return next((id for id in choices if id in TILE_SETS), own)


def with_star(id: str, square: str) -> dict[str, Any]:
    """Give a shipped board with the star on a square, as `layout_of` reads it.

    Raises PositionError "layout" for what is no square of it, and what `layout_of` raises.

    >>> layout_of(with_star("kelimelik", "H3")).premiums[37], layout_of(with_star("kelimelik", "3H")).premiums[37]
    ('+', '+')
    """
    layout = layout_of(id)
    row, column, _ = read_square_name(square.upper()) or (-1, -1, True)
    if not (0 <= row < layout.height and 0 <= column < layout.width):
        raise _wrong(f"“{square}” is no square of {layout.name}, such as H3.")
    rows = list(BOARDS[id]["layout"])
    rows[row] = rows[row][:column] + STAR + rows[row][column + 1 :]
    return {**BOARDS[id], "layout": rows}


def layout_of(source: "str | Mapping[str, Any]") -> Layout:
    """Give a layout by its id in `BOARDS`, or read one of the same form; the same form gives the same object.

    Raises PositionError: "layout-unknown", or "layout" with the `row` and `column` of a square that is wrong.
    """
    if isinstance(source, str):
        if source not in BOARDS:
            known = ", ".join(BOARDS)
            raise PositionError("layout-unknown", f"There is no board “{source}”; choose from {known}.", field="layout")
        return _shipped_layout(source)
    return _own_layout(json.dumps(source))


@cache
def _shipped_layout(id: str) -> Layout:
    return _read_layout(BOARDS[id])


@lru_cache(maxsize=16)
def _own_layout(text: str) -> Layout:
    return _read_layout(json.loads(text))


def _read_layout(source: Mapping[str, Any]) -> Layout:
    name, rows = source.get("name", "this board"), source.get("layout")
    if unknown := sorted(map(str, source.keys() - _FIELDS)):
        raise _wrong(f"A board has no field “{unknown[0]}”.")
    if not isinstance(name, str) or not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise _wrong("A board has a layout, a list of rows of squares.")
    if not rows or not rows[0] or max(len(rows), len(rows[0])) > SIDE.most:
        raise _wrong(f"A board has 1 to {SIDE.most} rows of 1 to {SIDE.most} squares.")
    for row, squares in enumerate(rows):
        if len(squares) != len(rows[0]):
            raise _wrong(f"Row {row + 1} of the layout has {len(squares)} squares; row 1 has {len(rows[0])}.", row=row)
        if found := re.search(r"[^.dtqDTQ1-9+]", squares):
            column = found.start()
            place = f"Row {row + 1}, column {column + 1} of the layout"
            message = f"{place}: “{found.group()}” is not one of . d t q D T Q 1-9 +."
            raise _wrong(message, row=row, column=column)
    height, width = len(rows), len(rows[0])
    if (source.get("w", width), source.get("h", height)) != (width, height):
        raise _wrong(f"The layout has {height} rows of {width} squares; w and h say otherwise.")
    bonus, times = _read_bonus(source.get("bonus", {}))
    rack, tiles = source.get("rack", 7), source.get("tiles")
    exchange = source.get("exchange", rack)
    if isinstance(rack, bool) or not isinstance(rack, int) or not 1 <= rack <= PLAY_TILES.most:
        raise _wrong(f"The rack of a board holds 1 to {PLAY_TILES.most} tiles.")
    if isinstance(exchange, bool) or not isinstance(exchange, int) or exchange < 1:
        raise _wrong("The number of tiles in the bag with which tiles may be exchanged is 1 or more.")
    if tiles is not None and not (isinstance(tiles, str) and tiles in TILE_SETS):
        raise _wrong(f"There is no tile set “{tiles}”.")
    start = _read_start(source.get("center"), width, height)
    premiums = "".join(rows)
    layout = Layout(name, width, height, premiums, start, rack, exchange, bonus, times, tiles)
    return replace(layout, base=_without_stars(layout)) if STAR in premiums else layout


def _without_stars(layout: Layout) -> Layout | None:
    """Find the board that ships of which a layout is a copy with stars.

    >>> kelimelik = BOARDS["kelimelik"]
    >>> rows = ["+" + kelimelik["layout"][0][1:], *kelimelik["layout"][1:]]
    >>> layout_of({**kelimelik, "layout": rows}).plain is layout_of("kelimelik")
    True
    """
    stars = [square for square, premium in enumerate(layout.premiums) if premium == STAR]
    for board in map(_shipped_layout, BOARDS):
        if len(board.premiums) == len(layout.premiums):
            premiums = bytearray(board.premiums, "ascii")
            for square in stars:
                premiums[square] = ord(STAR)
            if astuple(replace(board, premiums=premiums.decode(), name=layout.name)) == astuple(layout):
                return board
    return None


def _read_start(center: object, width: int, height: int) -> int | None:
    if center is None:
        return None
    match center:
        case [int(row), int(column)] if 0 <= row < height and 0 <= column < width:
            return row * width + column
    raise _wrong("The center of a board is the row and column of one of its squares, counted from 0, or null.")


def _read_bonus(source: object) -> tuple[dict[int, int], dict[int, int]]:
    """Read bonuses by the number of tiles played: points, or "x2 main word"."""
    bonus, times = {}, {}
    if isinstance(source, Mapping):
        for tiles, earns in source.items():
            word = _TIMES.fullmatch(earns) if isinstance(earns, str) else None
            if not _NUMBER.fullmatch(str(tiles)) or not (word or (isinstance(earns, int) and 0 <= earns <= 10_000)):
                break
            if word:
                times[int(tiles)] = int(word.group(1))
            else:
                bonus[int(tiles)] = int(earns)
        else:
            return bonus, times
    raise _wrong('The bonus of a board maps numbers of tiles to points, such as {"7": 50}, or to “x2 main word”.')


def _wrong(message: str, **place: int) -> PositionError:
    return PositionError("layout", message, field="layout", **place)
