"""A crossword board as text: its tiles, the best play among them, and the premiums of empty squares."""

from typing import Any

from ..crossword.layout import Layout, square_name
from ..tiles import TileSet, tokens
from .text import Piece, padded, width_of

__all__ = ["drawing", "laid", "legend"]

_MARKS = {
    ".": (".", "faint", ""),
    "d": ("'", "letter", "letter x2"),
    "t": ('"', "letter", "letter x3"),
    "q": ("^", "letter", "letter x4"),
    "D": ("-", "word", "word x2"),
    "T": ("=", "word", "word x3"),
    "Q": ("~", "word", "word x4"),
    "+": ("+", "word", "25 points"),
}
_COLOURED = "letter x3 for tiles of that value"


def drawing(layout: Layout, tiles: TileSet, rows: list[str], play: dict[str, Any] | None) -> list[list[Piece]]:
    """Draw a board with a play on it, its new tiles starred; columns have letters, rows numbers, as in "8G"."""
    squares = [list(tokens(row)) for row in rows]
    new = set()
    if play:
        for k, tile in enumerate(tokens(play["placed"])):
            if tile != ".":
                row, column = play["row"] + (0 if play["across"] else k), play["col"] + (k if play["across"] else 0)
                squares[row][column] = tile
                new.add((row, column))
    names = [square_name(0, column, across=False)[:-1] for column in range(layout.width)]
    shown = [[_tile(square) for square in row] for row in squares]
    widest = max(width_of(text) for line in [names, *shown] for text in line) + 1
    margin = len(str(layout.height)) + 1
    lines: list[list[Piece]] = [[(" " * margin + "".join(padded(name, widest) for name in names), "faint")]]
    for row, line in enumerate(shown):
        pieces: list[Piece] = [(padded(str(row + 1), margin - 1, right=True) + " ", "faint")]
        for column, text in enumerate(line):
            if squares[row][column] == ".":
                premium = layout.premiums[row * layout.width + column]
                mark, style, _ = _MARKS.get(premium, (premium, "letter", ""))
                pieces.append((padded(mark, widest), style))
            elif (row, column) in new:
                pieces += [(text, "new"), (padded("*", widest - width_of(text)), "number")]
            else:
                pieces += [(text, "tile"), (" " * (widest - width_of(text)), "")]
        lines.append(pieces)
    return lines


def legend(layout: Layout) -> str:
    """Say what the marks of a layout's premiums mean."""
    said = [
        f"{mark} {meaning}" for premium, (mark, _, meaning) in _MARKS.items() if meaning and premium in layout.premiums
    ]
    digits = sorted({premium for premium in layout.premiums if premium.isdecimal()})
    return "   ".join([*said, *([f"{digits[0]}-{digits[-1]} {_COLOURED}"] if digits else [])])


def laid(word: str, placed: str) -> str:
    """Write a word with the tiles that are on the board already in brackets.

    >>> laid("AIGrETTE", ".IGrETT.")
    '(A)IGrETT(E)'
    """
    pairs = zip(tokens(word), tokens(placed), strict=True)
    return "".join(f"({tile})" if put == "." else tile for tile, put in pairs).replace(")(", "")


def _tile(square: str) -> str:
    return square.strip("[]")
