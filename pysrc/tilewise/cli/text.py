"""Text as a terminal shows it: pieces with a style, how wide they are, columns and flowing words.

A style is a name such as "ours" or "faint"; a plain screen ignores it, so no meaning may rest on it alone.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Cell", "Column", "Piece", "beside", "fitting", "flowed", "padded", "plain", "width_of"]

Piece = tuple[str, str]
"""A text and the name of its style, "" for none."""

Cell = str | Sequence[Piece]
"""What stands in a cell of a table or on a line: one text, or pieces side by side."""

GAP = "  "


@dataclass(frozen=True)
class Column:
    """A table's column. Where the screen is too narrow, columns leave: the highest `leaves` first, 0 never."""

    title: str
    right: bool = False
    leaves: int = 0


def plain(cell: Cell) -> str:
    """Give a cell's text without its styles."""
    return cell if isinstance(cell, str) else "".join(text for text, _ in cell)


def width_of(text: str) -> int:
    """Count the terminal's cells that a text takes.

    >>> width_of("İşçi"), width_of("字")
    (4, 2)
    """
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def padded(text: str, width: int, *, right: bool = False) -> str:
    """Fill a text up with spaces, after it or before it.

    >>> padded("ŞİŞ", 5), padded("7", 3, right=True)
    ('ŞİŞ  ', '  7')
    """
    filling = " " * (width - width_of(text))
    return filling + text if right else text + filling


def fitting(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]], width: int | None
) -> tuple[list[Column], list[list[Cell]], list[int]]:
    """Leave out what is too much for a width (None: nothing is); give columns, rows, and each column's width.

    >>> fitting([Column("WORD"), Column("ZIPF", leaves=1)], [["CLYPE", "1.2"]], 9)
    ([Column(title='WORD', right=False, leaves=0)], [['CLYPE']], [5])
    """
    kept = list(range(len(columns)))
    widths = [
        max([width_of(column.title), *(width_of(plain(row[k])) for row in rows)]) for k, column in enumerate(columns)
    ]
    while width is not None and sum(widths[k] for k in kept) + len(GAP) * (len(kept) - 1) > width:
        last = max(kept, key=lambda k: columns[k].leaves)
        if not columns[last].leaves:
            break
        kept.remove(last)
    return [columns[k] for k in kept], [[row[k] for k in kept] for row in rows], [widths[k] for k in kept]


def flowed(words: Sequence[str], width: int) -> list[str]:
    """Set words in columns of equal width, filled row by row, as many as there is room for.

    >>> flowed(["QI", "ZA", "AA"], 7)
    ['QI  ZA', 'AA']
    """
    if not words:
        return []
    widest = max(map(width_of, words))
    a_line = max(1, (width + len(GAP)) // (widest + len(GAP)))
    lines = [words[i : i + a_line] for i in range(0, len(words), a_line)]
    return [GAP.join(padded(word, widest) for word in line).rstrip() for line in lines]


def beside(left: Sequence[Sequence[Piece]], right: Sequence[Sequence[Piece]]) -> list[list[Piece]]:
    """Put two drawings of as many lines side by side."""
    widest = max(width_of(plain(line)) for line in left)
    return [
        [*one, (" " * (widest - width_of(plain(one)) + 4), ""), *other] for one, other in zip(left, right, strict=True)
    ]
