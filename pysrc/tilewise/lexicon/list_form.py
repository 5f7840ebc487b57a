"""The form of a word list: one word a line, many on a line, columns, or a spelling dictionary.

It is found for the whole file from some of its lines, and told, so that a person sees what was taken for what. Lines
keep their numbers: what is no word leaves an empty line.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from .alphagrams import have_alphagrams, without_alphagram
from .list_columns import (
    EDGES,
    FEW,
    MOST,
    Column,
    are_headings,
    are_numbers,
    are_words,
    columns_of,
    count_up,
    explains,
    has_heading,
    is_word,
    none_of_words,
    share,
)

__all__ = [
    "COMMENT",
    "ORDINAL",
    "Form",
    "Kind",
    "bare_word",
    "entry_of",
    "find_form",
    "line_word",
    "split_cells",
    "spread",
]

Kind = Literal["lines", "several", "columns", "hunspell"]

_LOOKED_AT = 400
"""Lines from which the form is found."""


_FEWEST_TABS = 0.05
"""Share of lines with a tab in a table: cells at the end of a line may be empty, and no word has one."""

COMMENT = re.compile(r"[ \t]*(?:#|//|;|%)")
ORDINAL = re.compile(
    r"[ \t]*(?:\(?\d+[.):]\)?[ \t]*|#\d+[.):]?[ \t]+|\d+[ \t]+[-–—][ \t]+|[-–—*+•‣▪●◦·][ \t]+)(?=[*_`]{0,3}[^\W\d])"
)
"""What numbers or begins the lines of a list: 1. (1) #1 1 - • and the like."""

_NUMBERED = re.compile(r"[ \t]*(\d+)[ \t]+[-–—][ \t]+")
_FIELDS = re.compile(r"(?:[ \t]+[a-z]{2}:\S*)+$|[ \t]*\t.*$")
"""What a dictionary of Hunspell says behind an entry, such as po:noun."""

_FLAGS = re.compile(r"[^/\s]+/[\w,;:!?*+.'&$%#@~-]+(?:[ \t].*)?$")
_BETWEEN = re.compile(r"[ \t]*(?:->|=>|[=:–—]|[ \t]-[ \t])[ \t]*")
_SPACE = re.compile(r"[ \t]+")
_QUOTED = re.compile(r' *"((?:[^"]|"")*)" *')

_BOTH_SIDES = ("''", "``", "<>", "‘’", "‚‘", "‹›")

_SIGNS = re.compile(r"[(\[{<,;:.?!\"“]")
_BRACKET = re.compile(r"\S[ \t]*[(\[{<]")
"""A bracket behind a word, as in definitions: what has some are no words side by side."""


@dataclass(frozen=True)
class Form:
    """How a list is written.

    `separator` stands between cells: "" for white space, "-" for a dash, colon or equals sign behind the word.
    `columns` says what each is, the last takes in what follows; `first` is the first line with words, from 0.
    """

    kind: Kind
    separator: str = ""
    columns: tuple[Column, ...] = ("word",)
    first: int = 0
    has_comments: bool = False
    has_ordinals: bool = False
    has_alphagrams: bool = False
    is_quoted: bool = False
    are_edged: bool = False
    """Whether each word of the lines stands in brackets or quotes of any kind, or before a full stop."""


def find_form(lines: Sequence[str]) -> Form:
    """Find the form of a list from its lines.

    >>> find_form(["qi", "aa"]).kind, find_form(["qi, aa, za"]).kind, find_form(["2", "cat/S", "dog/SM"]).kind
    ('lines', 'several', 'hunspell')
    >>> find_form(["AA a rough lava [n AAS]", "AB a muscle [n ABS]"]).columns, find_form(["the 530", "of 310"]).columns
    (('word', 'definition'), ('word', 'count', '-'))
    """
    picked = spread([line for line in lines[: 50 * _LOOKED_AT] if line.strip(" \t")], _LOOKED_AT)
    comments = sum(COMMENT.match(line) is not None for line in picked)
    has_comments = 0 < comments <= len(picked) / 2
    if has_comments:
        picked = [line for line in picked if not COMMENT.match(line)]
    elif comments == 0:
        has_comments = any(line.startswith(("#", "//", ";", "%")) for line in lines)
    found = _form([line.strip(" ").rstrip(" \t") for line in picked])  # a table's first cell may be empty
    if found.first:  # of the lines that were looked at; those of the file may begin with comments
        begin = next(
            i for i, line in enumerate(lines) if line.strip(" \t") and not (has_comments and COMMENT.match(line))
        )
        found = replace(found, first=begin + 1)
    if found.kind != "lines":
        return replace(found, has_comments=has_comments)
    edged = [word for line in picked if (word := line_word(line)) != line.strip(" \t")]
    are_edged = len(edged) >= MOST * len(picked) and are_words(edged)
    is_quoted = any('"' in line for line in picked)
    return replace(found, has_comments=has_comments, is_quoted=is_quoted, are_edged=are_edged)


def bare_word(cell: str) -> str:
    """Take off what stands around a word, and apostrophes and angles only from both sides.

    >>> bare_word("“qi”"), bare_word("'qi'"), bare_word("<qi>"), bare_word("o'")
    ('qi', 'qi', 'qi', "o'")
    """
    bare = cell.strip(EDGES)
    return bare[1:-1] if len(bare) > 1 and bare[0] + bare[-1] in _BOTH_SIDES else bare


def line_word(line: str) -> str:
    """Take off what stands around the word of a line, and a sign behind it.

    >>> line_word("«qi»,"), line_word("qi."), line_word(" qi ")
    ('qi', 'qi', 'qi')
    """
    return bare_word(line.strip(" \t").rstrip(".,;:\\"))


def spread(lines: Sequence[str], most: int) -> list[str]:
    """Give the first lines, and some from all the others."""
    if len(lines) <= most:
        return list(lines)
    rest = most // 2
    return [*lines[:rest], *(lines[rest + i * (len(lines) - rest) // rest] for i in range(rest))]


def split_cells(line: str, form: Form) -> list[str]:
    """Cut a line into cells, as many as the form has columns or fewer.

    >>> split_cells('"cat, the",7', Form("columns", ",", ("word", "count")))
    ['cat, the', '7']
    """
    most = len(form.columns)
    if form.separator == "-":
        return [cell.strip(" \t") for cell in _BETWEEN.split(line.strip(" \t"), maxsplit=1)]
    if not form.separator:
        return _SPACE.split(line.strip(" \t"), maxsplit=most - 1)
    if '"' in line:
        return list(_quoted(line, form.separator))[:most]
    return [cell.strip(" \t") for cell in line.split(form.separator, most - 1)]


def _quoted(line: str, separator: str) -> Iterator[str]:
    start = 0
    while start <= len(line):
        quoted = _QUOTED.match(line, start)
        if quoted and (quoted.end() == len(line) or line[quoted.end()] == separator):
            yield quoted[1].replace('""', '"').strip(" \t")
            start = quoted.end() + 1
        else:
            end = line.find(separator, start)
            end = len(line) if end < 0 else end
            yield line[start:end].strip(" \t")
            start = end + 1


def _form(lines: list[str]) -> Form:
    if form := _hunspell(lines) or _led(lines):
        return form
    for separator in "\t;|,":
        if share(separator in line for line in lines) >= (MOST if separator != "\t" else _FEWEST_TABS):
            form = _separated(lines, separator)
            if form:
                return form
    lines = [line.strip(" \t") for line in lines]
    are_dashed = share(_BETWEEN.search(line) is not None for line in lines) >= MOST
    if are_dashed and are_words([_BETWEEN.split(line, maxsplit=1)[0] for line in lines]):
        columns = columns_of([_BETWEEN.split(line, maxsplit=1) for line in lines], heading=False)
        return Form("columns", "-", columns if columns[0] == "word" else ("word", "definition"))
    if share(_SPACE.search(line) is not None for line in lines) >= MOST:
        return _spaced(lines)
    return Form("lines")


def _led(lines: list[str]) -> Form | None:
    """Recognize lines that begin with a number, a bullet, or the letters of the word in order."""
    if share(ORDINAL.match(line) is not None for line in lines) >= MOST and _number_lines(lines):
        return replace(_form([ORDINAL.sub("", line, count=1) for line in lines]), has_ordinals=True)
    if have_alphagrams(lines):
        form = _form(rest := [bare for line in lines if (bare := without_alphagram(line))])
        has_several = form.kind == "lines" and any(_SPACE.search(bare) for bare in rest) and not _have_brackets(rest)
        return replace(form, kind="several" if has_several else form.kind, has_alphagrams=True)
    return None


def _hunspell(lines: list[str]) -> Form | None:
    """Recognize a dictionary of Hunspell: how many words it has, then a word a line, many with flags behind a slash."""
    counted = bool(lines) and lines[0].isdecimal()
    entries = lines[counted:]
    flagged = share(_FLAGS.match(line) is not None for line in entries)
    plain = share(is_word(entry_of(line)) for line in entries)
    if plain >= MOST and ((counted and len(entries) > 0) or flagged > 0.2):
        return Form("hunspell", "/", ("word", "-"), first=int(counted))
    return None


def entry_of(line: str) -> str:
    r"""Give the word of a dictionary's line, which may be several, without its flags and what is said of it.

    >>> entry_of("hello/S\tpo:noun"), entry_of("ice cream/MS po:noun"), entry_of("ló po:noun"), entry_of("web")
    ('hello', 'ice cream', 'ló', 'web')
    """
    return _FIELDS.sub("", line.strip(" \t")).partition("/")[0]


def _number_lines(lines: list[str]) -> bool:
    """Say whether numbers before a dash count the lines, where there are some, and not the words."""
    numbers = [found[1] for line in lines if (found := _NUMBERED.match(line))]
    return not numbers or count_up(numbers)


def _separated(lines: list[str], separator: str) -> Form | None:
    whole = Form("columns", separator, ("-",) * 1_000)
    rows = [split_cells(line, whole) for line in lines]
    filled = [[cell for cell in row if cell.strip(EDGES)] for row in rows]
    cells = [cell.strip(EDGES) for row in filled for cell in row]
    heading = has_heading(rows)
    are_words = not heading and len(cells) > 1.2 * len(rows) and share(map(is_word, cells)) >= MOST
    if separator == "\t" and max(map(len, filled)) < 2:  # lines that are indented
        return None
    if are_words and not ((separator == "\t" and max(map(len, filled)) == 2) or explains(rows)):
        return Form("several")
    widths = sorted(len(row) for row in rows if len(row) > 1)
    if not widths:  # it stands only within quotes
        return None
    width = len(rows[0]) if heading else widths[len(widths) // 10]  # texts may have separators that nobody has quoted
    rows = [[*row[: width - 1], separator.join(row[width - 1 :])] for row in rows]
    columns = columns_of(rows, heading=heading)
    return Form("columns", separator, columns, first=int(heading)) if "word" in columns else None


def _spaced(lines: list[str]) -> Form:
    rows = [_SPACE.split(line) for line in lines]
    width = max(set(map(len, rows)), key=list(map(len, rows)).count)
    heading = len(rows[0]) == width and has_heading(rows)
    if 1 < width <= 4 and share(len(row) == width for row in rows) >= MOST:
        alike = [row for row in rows if len(row) == width]
        columns = columns_of(alike, heading=heading)
        cells = alike[heading:]
        is_table = "definition" not in columns or any(map(are_numbers, zip(*cells, strict=True)))
        is_table = is_table or (width < 4 and bool(none_of_words(cells, range(width))))
        if columns.count("word") == 1 and is_table:
            return Form("columns", "", columns, first=int(heading))
    if are_numbers([row[0] for row in rows]):
        return _numbered(rows)
    heading = are_headings(rows[0])  # in front of texts, which may begin with any words
    entries = lines[heading:]
    first, rest = [row[0] for row in rows[heading:]], [line.partition(" ")[2] for line in entries]
    if (
        are_words(first)
        and not _come_often(first)
        and (
            share(_SIGNS.search(each) is not None for each in rest) >= 0.5
            or (share(word == word.upper() and word != word.lower() for word in first) >= MOST and _have_small(rest))
            or (len(first) > FEW and _are_in_order(first) and not _are_in_order([word for row in rows for word in row]))
            or (len(first) > FEW and _come_once(first) and not _come_once(" ".join(rest).split()))
        )
    ):
        return Form("columns", "", ("word", "definition"), first=int(heading))
    are_all_words = share(is_word(cell) for row in rows for cell in row) >= MOST and not _have_brackets(lines)
    return Form("several") if are_all_words else Form("lines")


def _have_brackets(lines: list[str]) -> bool:
    return share(_BRACKET.search(line) is not None for line in lines) >= 0.5


def _numbered(rows: list[list[str]]) -> Form:
    """Recognize lines that begin with a number, by what follows."""
    form = _spaced([" ".join(row[1:]) for row in rows])
    if form.kind == "columns" and form.columns[0] == "word" and not form.first:
        number = next(name for name in columns_of([row[:2] for row in rows if len(row) > 1], heading=False))
        return replace(form, columns=(number, *form.columns))
    return Form("lines")


def _have_small(texts: list[str]) -> bool:
    return share(text != text.upper() for text in texts) >= MOST


def _are_in_order(words: list[str]) -> bool:
    return share(one <= other for one, other in pairwise(word.lower() for word in words)) >= 0.95


def _come_once(words: list[str]) -> bool:
    """Say whether words hardly come again, as they do in sentences."""
    return len({word.lower() for word in words}) > 0.9 * len(words)


def _come_often(words: list[str]) -> bool:
    """Say whether words come again and again, as kinds do."""
    return len(words) > FEW and len(set(words)) <= len(words) / 4
