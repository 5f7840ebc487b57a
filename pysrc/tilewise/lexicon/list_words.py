"""The words of a list in a form that has been found, one a line, and what its columns say of them."""

import re
from bisect import bisect_right
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TypeVar

from ..jobs import finish, listed
from .alphagrams import without_alphagram
from .list_columns import MARKS
from .list_form import COMMENT, ORDINAL, Form, bare_word, entry_of, find_form, line_word, split_cells, spread
from .pieces import parts

__all__ = ["ListWords", "read_words", "reading_words", "sample_words"]

_MARKED = re.compile(rf"^[{re.escape(MARKS)}]+(?=[^\W\d_])|(?<=[^\W\d_])[{re.escape(MARKS)}]+$", re.MULTILINE)
_HEADING = re.compile(r"\[.*\]")
_BETWEEN_WORDS = re.compile(r"[ \t,;|]+")

_SAMPLED = 4_000
"""Lines from which words are sampled."""

_STEP = 5_000
"""Lines that are looked at between two pauses."""

T = TypeVar("T")


@dataclass(frozen=True)
class ListWords:
    """The words of a list: `text` has one a line, an empty line where the file has none.

    `definitions` and `counts` go with these lines, None if there is no such column. `starts` is the number of words
    before each line of a file that has several in a line. What was left out: lines that are `comments`, the `marks`
    beside words, and the `flags` of a dictionary's entries.
    """

    text: str
    definitions: list[str] | None = None
    counts: list[str] | None = None
    starts: list[int] | None = None
    comments: int = 0
    marks: str = ""
    flags: int = 0

    def line(self, word: int) -> int:
        """Give the line of the file, from 1, from which a line of `text` is.

        >>> words = read_words(["qi, aa", "", "za"], Form("several"))
        >>> words.text.split(), [words.line(n) for n in (1, 2, 3)]
        (['qi', 'aa', 'za'], [1, 1, 3])
        """
        return word if self.starts is None else bisect_right(self.starts, word - 1)


def read_words(lines: Sequence[str], form: Form) -> ListWords:
    r"""Take the words out of a list's lines.

    >>> read_words(["CAT# 12", "DOG 7"], find_form(["CAT# 12", "DOG 7"]))
    ListWords(text='CAT\nDOG', definitions=None, counts=['12', '7'], starts=None, comments=0, marks='#', flags=0)
    """
    return finish(reading_words(lines, form))


def reading_words(lines: Sequence[str], form: Form) -> Generator[None, None, ListWords]:
    """Take the words out of a list's lines as `read_words` does, with pauses."""
    comments = 0
    if form.has_comments:
        before, lines = lines, (yield from _listed("" if COMMENT.match(line) else line for line in lines))
        comments = lines.count("") - before.count("")
    lines = [*[""] * form.first, *lines[form.first :]]
    if form.has_ordinals:
        lines = yield from _listed(ORDINAL.sub("", line, count=1) for line in lines)
    if form.has_alphagrams:
        lines = yield from _listed(map(without_alphagram, lines))
    if form.kind == "columns":
        found = yield from _in_columns(lines, form)
    elif form.kind == "several":
        cells = yield from _listed(_words_side_by_side(line) for line in lines)
        starts = [0, *accumulate(map(len, cells))][:-1]
        found = ListWords("\n".join([word for row in cells for word in row]), starts=starts)
    elif form.kind == "hunspell":
        entries = yield from _listed(map(entry_of, lines))
        found = ListWords("\n".join(entries), flags=sum("/" in line for line in lines))
    else:
        if form.are_edged:
            lines = yield from _listed(map(line_word, lines))
        elif form.is_quoted:
            lines = yield from _listed(line.strip(' \t"') for line in lines)
        found = ListWords("\n".join(lines))
    yield
    text, marks = yield from _unmarked(found.text)
    return replace(found, text=text, marks=marks, comments=comments)


def _listed(items: Iterable[T]) -> Generator[None, None, list[T]]:
    return listed(items, _STEP)


def _words_side_by_side(line: str) -> list[str]:
    return [word for each in _BETWEEN_WORDS.split(line) if (word := bare_word(each))]


def sample_words(lines: Sequence[str], form: Form | None = None, most: int = _SAMPLED) -> list[str]:
    """Give some of a list's words, from all of it.

    >>> sample_words(["qi", "", "aa"]), sample_words(["qi, aa, za, ka"], most=2)
    (['qi', 'aa'], ['qi', 'za'])
    """
    form = form or find_form(lines)
    words = read_words(spread(lines[form.first :], _SAMPLED), replace(form, first=0)).text.split("\n")
    words = [word for each in words if (word := each.strip(" \t"))]
    return words if len(words) <= most else [words[i * len(words) // most] for i in range(most)]


def _in_columns(lines: Sequence[str], form: Form) -> Generator[None, None, ListWords]:
    rows = yield from _listed(split_cells(line, form) if line else [] for line in lines)

    def column(*names: str) -> Generator[None, None, list[str] | None]:
        at = next((i for i, name in enumerate(form.columns) if name in names), None)
        return None if at is None else (yield from _listed(row[at] if at < len(row) else "" for row in rows))

    cells = (yield from column("word")) or []
    # A line in brackets among others is no word, but a heading such as those of settings.
    headings = {n for n, row in enumerate(rows) if len(row) == 1 and _HEADING.fullmatch(row[0])}
    are_headings = 0 < len(headings) < len(rows) / 2 and len(form.columns) > 1
    words = yield from _listed(
        cell if are_headings and n in headings else bare_word(cell) for n, cell in enumerate(cells)
    )
    definitions = yield from column("definition")
    counts = yield from column("count", "zipf")
    return ListWords("\n".join(words), definitions, counts)


def _unmarked(text: str) -> Generator[None, None, tuple[str, str]]:
    """Take marks off the words of a text, and tell which there were."""
    found = [mark for mark in MARKS if mark in text]
    if not found:
        return text, ""
    bare_parts = []
    for part in parts(text):
        bare_parts.append(_MARKED.sub("", "\n".join([line.strip(" \t") for line in part.split("\n")])))
        yield
    bare = "\n".join(bare_parts)
    return bare, "".join(mark for mark in found if bare.count(mark) < text.count(mark))
