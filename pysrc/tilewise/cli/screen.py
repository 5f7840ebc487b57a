"""Where answers are shown: plain text, or a terminal's colours if the extra `terminal` is installed.

A pipe, a file, NO_COLOR and TERM=dumb get plain text; `--color always` and `never` decide otherwise.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from .text import GAP, Cell, Column, Piece, fitting, flowed, padded, plain

__all__ = ["Report", "Screen", "screen_for"]

Report = Callable[[int, int], None]
"""Tells how much is done, of how much."""

_PIPE_WIDTH = 80
"""How wide flowing words are where nobody has said how wide the paper is."""


class Screen:
    """Plain text on stdout. `width` is in the terminal's cells, None where lines may be as long as they like."""

    def __init__(self, width: int | None) -> None:
        self.width = width

    def line(self, *cells: Cell) -> None:
        """Write cells side by side as one line."""
        print("".join(map(plain, cells)).rstrip())

    def lines(self, drawing: Sequence[Sequence[Piece]]) -> None:
        """Write a drawing."""
        for line in drawing:
            self.line(line)

    def words(self, words: Sequence[str]) -> None:
        """Write words in as many columns as there is room for, a little indented."""
        for line in flowed(words, (self.width or _PIPE_WIDTH) - len(GAP)):
            self.line(GAP, line)

    def table(self, columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> None:
        """Write a table: its titles, then its rows, numbers to the right."""
        kept, body, widths = fitting(columns, rows, self.width)
        head: list[Cell] = [column.title for column in kept]
        for row in (head, *body):
            self.line(
                GAP.join(
                    padded(plain(cell), width, right=column.right)
                    for column, cell, width in zip(kept, row, widths, strict=True)
                )
            )

    @contextmanager
    def progress(self, what: str) -> Iterator[Report]:
        """Show on stderr how far long work is, if anybody sits there."""
        if not sys.stderr.isatty():
            yield lambda done, total: None
            return
        written = 0

        def report(done: int, total: int) -> None:
            nonlocal written
            text = f"{what}: {done:,} of {total:,}"
            print(f"\r{text.ljust(written)}", end="", file=sys.stderr, flush=True)
            written = max(written, len(text))

        try:
            yield report
        finally:
            print(f"\r{' ' * written}\r", end="", file=sys.stderr, flush=True)


def screen_for(color: str, out: TextIO | None = None) -> Screen:
    """Choose the screen: `color` is "auto", "always" or "never"; `out` is stdout unless it is said."""
    out = sys.stdout if out is None else out
    on_terminal = out.isatty()
    known = os.environ.get("COLUMNS", "")
    width = shutil.get_terminal_size().columns if on_terminal or (known.isdecimal() and int(known)) else None
    wanted = color == "always" or (
        color == "auto" and on_terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    )
    if wanted:
        try:
            from .rich_screen import RichScreen  # noqa: PLC0415 - an extra, and slow to import
        except ImportError:
            return Screen(width)
        return RichScreen(width)
    return Screen(width)
