"""Boards as HTML tables, which notebooks show.

Styles are inline, so that a table needs nothing of the page around it. A square sets its text's colour and its
background together, so that it can be read on a light page and on a dark one.
"""

from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Square", "html_table"]

_SQUARE = "min-width:2.2em;height:2.2em;padding:0;text-align:center;font-weight:bold;border:1px solid #78716c;"
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class Square(NamedTuple):
    """A square as it is shown: its text, the colours of text and background, and what it is, in words."""

    text: str
    colors: tuple[str, str]
    title: str = ""


def html_table(rows: Iterable[Iterable[Square]], caption: str) -> str:
    """Draw a board.

    >>> html_table([[Square("A", ("#fff", "#000"), "ours")]], "A & B")
    '<table style="border-collapse:collapse"><caption>A &amp; B</caption><tr><td style="...color:#fff;background:#000" \
title="ours">A</td></tr></table>'
    """
    lines = []
    for row in rows:
        cells = [
            f'<td style="{_SQUARE}color:{ink};background:{ground}" title="{_escape(title)}">{_escape(text)}</td>'
            for text, (ink, ground), title in row
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    head = f'<table style="border-collapse:collapse"><caption>{_escape(caption)}</caption>'
    return f"{head}{''.join(lines)}</table>"


def _escape(text: str) -> str:
    return text.translate(_ESCAPES)
