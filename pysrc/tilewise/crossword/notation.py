"""Positions as text: CGP lines and plain rows.

CGP (Crossword Game Position) is one line: the board as rows between slashes, in which numbers stand for empty squares;
both racks; both scores; the number of scoreless turns; and operations, which are not read:

    15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15 AEINRS?/ 22/0 0 lex en;

All that follows the board may be missing. Source: the description of CGP that comes with macondo.
"""

import re
from dataclasses import dataclass
from typing import Literal

from ..alphabets import Tiles
from ..errors import PositionError
from ..tiles import TileSet
from .board import Position, lines_in, read_position, write_cgp_board, write_rows
from .layout import Layout

__all__ = ["Format", "Reading", "format_of", "read_cgp", "read_rows", "write_cgp", "write_plain"]

Format = Literal["cgp", "rows", "gcg"]
"""How a text is written."""

_SCORE = re.compile(r"[+-]?[0-9]{1,9}")
_EMPTIES = str.maketrans("-_", "..")
_GCG_LINE = re.compile(
    r"\s*(?:#(?:player[1-4]|character-encoding)\s|>?[^:#<>/]+:\s.*\s[+-][0-9]+(?:\s|$))", re.IGNORECASE
)
"""A line of a game that may stand below others, such as the text of a letter."""


@dataclass(frozen=True)
class Reading:
    """What a text says: the board, and the racks and scores of both sides, the side to play first."""

    position: Position
    racks: tuple[Tiles, Tiles] = (b"", b"")
    scores: tuple[int, int] = (0, 0)


def format_of(text: str) -> Format:
    r"""Tell what a text is: "gcg", "cgp" or "rows". A game may have other text around it.

    >>> format_of("#player1 A Ann"), format_of("15/15"), format_of("...\n.A.")
    ('gcg', 'cgp', 'rows')
    """
    bare = text.removeprefix("\ufeff").lstrip()
    if bare.startswith(("#", ">")) or any(map(_GCG_LINE.match, bare.splitlines())):
        return "gcg"
    return "cgp" if "/" in text else "rows"


def read_cgp(text: str, layout: Layout, tiles: TileSet) -> Reading:
    """Read a CGP line.

    Raises PositionError "cgp" for racks or scores that are not two, and what reading a board or a rack raises.
    """
    board, *rest = text.split()
    position = read_position(board, layout, tiles)
    first, second = _two(rest[0], "racks") if rest else ("", "")
    scores = _two(rest[1], "scores") if len(rest) > 1 else ("0", "0")
    if not all(_SCORE.fullmatch(score) for score in scores):
        raise PositionError(
            "cgp", f"The scores of a CGP line are two numbers, such as 22/0, not “{rest[1]}”.", field="text"
        )
    racks = tiles.read_rack(first, "text"), tiles.read_rack(second, "text", of="the other rack")
    return Reading(position, racks, (int(scores[0]), int(scores[1])))


def write_cgp(reading: Reading) -> str:
    """Write a CGP line.

    >>> from tilewise.crossword.layout import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> layout, tiles = layout_of("duel"), tile_set_of("en")
    >>> text = "11/11/11/11/11/4Qi5/11/11/11/11/11 AEINRS?/ 20/0 0"
    >>> write_cgp(read_cgp(text, layout, tiles)) == text
    True
    """
    first, second = map(reading.position.tiles.show, reading.racks)
    return f"{write_cgp_board(reading.position)} {first}/{second} {reading.scores[0]}/{reading.scores[1]} 0"


def read_rows(text: str, layout: Layout, tiles: TileSet) -> Reading:
    """Read rows of text, "-" and "_" being empty squares too; one more line is the rack."""
    rows = lines_in(text, layout.height, layout.height + 1)
    rack = rows.pop() if len(rows) == layout.height + 1 else ""
    position = read_position([row.translate(_EMPTIES) for row in rows], layout, tiles)
    return Reading(position, (tiles.read_rack(rack, "text"), b""))


def write_plain(reading: Reading) -> str:
    """Write rows of text, and the rack after them if there is one; `read_rows` reads them back."""
    rack = reading.position.tiles.show(reading.racks[0])
    return "\n".join([*write_rows(reading.position), *([rack] if rack else [])]) + "\n"


def _two(text: str, what: str) -> tuple[str, str]:
    first, slash, second = text.partition("/")
    if not slash or "/" in second:
        message = f"A CGP line has two {what} with a slash between them, not “{text}”."
        raise PositionError("cgp", message, field="text")
    return first, second
