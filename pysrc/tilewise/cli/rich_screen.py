"""The terminal in colour, by Rich, which the extra `terminal` brings. Only this file knows Rich."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from .screen import Report, Screen
from .text import Cell, Column, Piece, fitting

__all__ = ["RichScreen"]

_THEME = Theme(
    {
        "title": "bold",
        "number": "bold cyan",
        "faint": "dim",
        "blank": "italic magenta",
        "good": "green",
        "bad": "red",
        "ours": "bold white on blue",
        "theirs": "bold black on bright_red",
        "new": "bold black on yellow",
        "tile": "bold",
        "letter": "cyan",
        "word": "magenta",
    }
)

_PIPE_WIDTH = 100


class RichScreen(Screen):
    """Colours, ruled tables and a progress bar."""

    def __init__(self, width: int | None) -> None:
        super().__init__(width)
        # Sixteen colours are those that a terminal's own theme, light or dark, has made legible.
        self._console = Console(
            theme=_THEME,
            force_terminal=True,
            color_system="standard",
            no_color=False,
            width=width or _PIPE_WIDTH,
            highlight=False,
        )

    def line(self, *cells: Cell) -> None:
        """Write cells side by side as one line, which Rich does not break."""
        self._console.print(_joined(*cells), soft_wrap=True)

    def table(self, columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> None:
        """Write a ruled table."""
        columns, kept, _ = fitting(columns, rows, self.width)
        # With the box's own blank between columns the gap is two cells, as `fitting` reckons.
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style="title", show_edge=False)
        for number, column in enumerate(columns):
            table.add_column(
                column.title, justify="right" if column.right else "left", overflow="fold", no_wrap=not number
            )
        for row in kept:
            table.add_row(*map(_joined, row))
        self._console.print(table)

    @contextmanager
    def progress(self, what: str) -> Iterator[Report]:
        """Show a bar on stderr, which goes when the work is done."""
        console = Console(stderr=True, theme=_THEME)
        if not sys.stderr.isatty():
            yield lambda done, total: None
            return
        parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*parts, console=console, transient=True) as bar:
            task = bar.add_task(what, total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)


def _joined(*cells: Cell) -> Text:
    text = Text()
    for cell in cells:
        for piece in [(cell, "")] if isinstance(cell, str) else cell:
            text.append(*_styled(piece))
    return text


def _styled(piece: Piece) -> tuple[str, str | None]:
    text, style = piece
    return text, style or None
