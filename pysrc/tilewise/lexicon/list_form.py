"""The form of a word list: one word a line, many on a line, columns, or a spelling dictionary.

It is found for the whole file from some of its lines, and told, so that a person sees what was taken for what. Lines
keep their numbers: what is no word leaves an empty line.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from .alphagrams import are_alphagrams, have_alphagrams, without_alphagram

__all__ = [
    "COMMENT",
    "EDGES",
    "MARKS",
    "ORDINAL",
    "Column",
    "Form",
    "Kind",
    "entry_of",
    "find_form",
    "is_word",
    "is_word_heading",
    "split_cells",
    "spread",
]

Kind = Literal["lines", "several", "columns", "hunspell"]
Column = Literal["word", "definition", "count", "zipf", "number", "alphagram", "-"]

_LOOKED_AT = 400
"""Lines from which the form is found."""

_MOST = 0.8
"""Share of lines that have a form, where the whole file has it."""

_FEWEST_TABS = 0.2
"""Share of lines with a tab in a table: cells at the end of a line may be empty, and no word has one."""

COMMENT = re.compile(r"[ \t]*(?:#|//|;|%)")
MARKS = "#*!+$^~@&%"
_WORD = re.compile(r"[^\W\d_][^\s\d,;|/()\[\]{}<>=\"“”?]*")
_NUMBER = re.compile(r"[+-]?\d[\d.,  ]*(?:e[+-]?\d+)?%?|[+-]?\.\d+(?:e[+-]?\d+)?%?", re.IGNORECASE)
ORDINAL = re.compile(
    r"[ \t]*(?:\(?\d+[.):]\)?[ \t]*|#\d+[.):]?[ \t]+|\d+[ \t]+[-–—][ \t]+|[-–—*+•‣▪●◦·][ \t]+)(?=[^\W\d])"
)
"""What numbers or begins the lines of a list: 1. (1) #1 1 - • and the like."""

_NUMBERED = re.compile(r"[ \t]*(\d+)[ \t]+[-–—][ \t]+")
_FIELDS = re.compile(r"(?:[ \t]+[a-z]{2}:\S*)+$|[ \t]*\t.*$")
"""What a dictionary of Hunspell says behind an entry, such as po:noun."""

_FLAGS = re.compile(r"[^/\s]+/[\w,;:!?*+.'&$%#@~-]+(?:[ \t].*)?$")
_BETWEEN = re.compile(r"[ \t]*(?:->|=>|[=:–—]|[ \t]-[ \t])[ \t]*")
_SPACE = re.compile(r"[ \t]+")
_QUOTED = re.compile(r' *"((?:[^"]|"")*)" *')
EDGES = ' \t"“”„«»[](){}'
"""What may stand around a word among others, as in the arrays of programs."""

_SIGNS = re.compile(r"[(\[{<,;:.?!\"“]")

_HEADINGS: dict[str, Column] = {
    **dict.fromkeys(("word", "words", "kelime", "kelimeler", "sözcük", "mot", "mots", "palabra", "palabras"), "word"),
    **dict.fromkeys(("wort", "wörter", "woord", "woorden", "palavra", "palavras", "slovo", "słowo", "ord"), "word"),
    **dict.fromkeys(("parola", "parole", "paraula", "szó", "cuvânt", "sana", "beseda", "λέξη", "слово"), "word"),
    **dict.fromkeys(("term", "lemma", "headword", "entry", "form", "token", "ortho"), "word"),
    **dict.fromkeys(("definition", "definitions", "meaning", "gloss", "description", "anlam", "anlamı"), "definition"),
    **dict.fromkeys(("tanım", "définition", "definición", "definição", "bedeutung", "significado"), "definition"),
    **dict.fromkeys(("count", "counts", "frequency", "freq", "freq.", "occurrences", "sıklık", "hits"), "count"),
    **dict.fromkeys(("fréquence", "frecuencia", "häufigkeit", "frequência", "anzahl", "n"), "count"),
    "zipf": "zipf",
    "alphagram": "alphagram",
    **dict.fromkeys(("points", "score", "value", "length", "len", "puan", "uzunluk", "id", "rank", "no", "pos"), "-"),
    **dict.fromkeys(("probability", "probability order", "playability", "playability order"), "-"),
}
"""What headings of columns say; of all others their cells do."""


_SURELY = {"word", "words", "kelime", "kelimeler", "sözcük", "mot", "mots", "palabra", "wort", "woord", "palavra"}
"""Headings that name the columns also where the others are not known."""


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
    found = _form([line.strip(" \t") for line in picked])
    if found.first:  # of the lines that were looked at; those of the file may begin with comments
        begin = next(
            i for i, line in enumerate(lines) if line.strip(" \t") and not (has_comments and COMMENT.match(line))
        )
        found = replace(found, first=begin + 1)
    is_quoted = found.kind == "lines" and any('"' in line for line in picked)
    return replace(found, has_comments=has_comments, is_quoted=is_quoted)


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
        if _share(separator in line for line in lines) >= (_MOST if separator != "\t" else _FEWEST_TABS):
            form = _separated(lines, separator)
            if form:
                return form
    are_dashed = _share(_BETWEEN.search(line) is not None for line in lines) >= _MOST
    if are_dashed and _are_words([_BETWEEN.split(line, maxsplit=1)[0] for line in lines]):
        return Form("columns", "-", ("word", "definition"))
    if _share(_SPACE.search(line) is not None for line in lines) >= _MOST:
        return _spaced(lines)
    return Form("lines")


def _led(lines: list[str]) -> Form | None:
    """Recognize lines that begin with a number, a bullet, or the letters of the word in order."""
    if _share(ORDINAL.match(line) is not None for line in lines) >= _MOST and _number_lines(lines):
        return replace(_form([ORDINAL.sub("", line, count=1) for line in lines]), has_ordinals=True)
    if have_alphagrams(lines):
        form = _form(rest := [bare for line in lines if (bare := without_alphagram(line))])
        has_several = form.kind == "lines" and any(_SPACE.search(bare) for bare in rest)
        return replace(form, kind="several" if has_several else form.kind, has_alphagrams=True)
    return None


def _hunspell(lines: list[str]) -> Form | None:
    """Recognize a dictionary of Hunspell: how many words it has, then a word a line, many with flags behind a slash."""
    counted = bool(lines) and lines[0].isdecimal()
    entries = lines[counted:]
    flagged = _share(_FLAGS.match(line) is not None for line in entries)
    plain = _share(is_word(entry_of(line)) for line in entries)
    if plain >= _MOST and ((counted and len(entries) > 0) or flagged > 0.2):
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
    return not numbers or _count_up(numbers)


def _separated(lines: list[str], separator: str) -> Form | None:
    whole = Form("columns", separator, ("-",) * 1_000)
    rows = [split_cells(line, whole) for line in lines]
    filled = [[cell for cell in row if cell.strip(EDGES)] for row in rows]
    cells = [cell.strip(EDGES) for row in filled for cell in row]
    heading = _has_heading(rows)
    are_words = not heading and len(cells) > 1.2 * len(rows) and _share(map(is_word, cells)) >= _MOST
    is_tabbed, are_pairs = separator == "\t", max(map(len, filled)) == 2
    if are_words and not (is_tabbed and are_pairs) and not ((is_tabbed or are_pairs) and _explains(filled)):
        return Form("several")
    widths = sorted(len(row) for row in rows if len(row) > 1)
    width = len(rows[0]) if heading else widths[len(widths) // 10]  # texts may have separators that nobody has quoted
    rows = [[*row[: width - 1], separator.join(row[width - 1 :])] for row in rows]
    columns = _columns(rows, heading=heading)
    return Form("columns", separator, columns, first=int(heading)) if "word" in columns else None


def _spaced(lines: list[str]) -> Form:
    rows = [_SPACE.split(line) for line in lines]
    width = max(set(map(len, rows)), key=list(map(len, rows)).count)
    heading = len(rows[0]) == width and _has_heading(rows)
    if 1 < width <= 4 and _share(len(row) == width for row in rows) >= _MOST:
        columns = _columns([row for row in rows if len(row) == width], heading=heading)
        if columns.count("word") == 1 and "definition" not in columns:
            return Form("columns", "", columns, first=int(heading))
    entries = lines[heading:]
    first, rest = [row[0] for row in rows[heading:]], [line.partition(" ")[2] for line in entries]
    if _are_words(first) and (
        _share(_SIGNS.search(each) is not None for each in rest) >= 0.5
        or (_share(word == word.upper() and word != word.lower() for word in first) >= _MOST and _have_small(rest))
        or (len(first) > 9 and _are_in_order(first) and not _are_in_order([word for row in rows for word in row]))
        or (len(first) > 9 and _come_once(first) and not _come_once([word for text in rest for word in text.split()]))
    ):
        return Form("columns", "", ("word", "definition"), first=int(heading))
    return Form("several") if _share(is_word(cell) for row in rows for cell in row) >= _MOST else Form("lines")


def _columns(rows: list[list[str]], *, heading: bool) -> tuple[Column, ...]:
    """Say what each column is, by its heading or its cells; a column of which nothing is known is "-"."""
    width = max(map(len, rows))
    named: list[Column | None] = [None] * width
    if heading:
        named = [_HEADINGS.get(cell.lower()) for cell in rows[0]] + named[len(rows[0]) :]
        rows = rows[1:]
    columns = [[cell for row in rows if i < len(row) and (cell := row[i])] for i in range(width)]
    found: list[Column] = [name or "-" for name in named]
    free = [i for i in range(width) if named[i] is None and columns[i]]
    numeric = [i for i in free if _share(map(_is_number, columns[i])) >= 0.9]
    for i in numeric:
        found[i] = "number" if _count_up(columns[i]) else "zipf" if _are_zipf(columns[i]) else "count"
        if found[i] != "number" and any(name in ("count", "zipf") for name in (*found[:i], *found[i + 1 :])):
            found[i] = "-"
    texts = [i for i in free if i not in numeric]
    if "word" not in found:
        words = [i for i in texts if _are_words([cell.strip(EDGES) for cell in columns[i]])]
        if not words:
            return ("-",)
        for i, other in pairwise(words):
            if are_alphagrams(*zip(*((row[i], row[other]) for row in rows if len(row) > other), strict=True)):
                found[i] = "alphagram"
        found[next(i for i in words if found[i] == "-")] = "word"
    texts = [i for i in texts if found[i] == "-"]
    if texts and "definition" not in found:
        found[max(texts, key=lambda i: sum(map(len, columns[i])) / len(columns[i]))] = "definition"
    while len(found) > 1 and found[-1] == "-" and not columns[len(found) - 1]:
        found.pop()
    return (*found, "-") if "definition" not in found[-1:] else tuple(found)


def _has_heading(rows: list[list[str]]) -> bool:
    """Say whether the first row names the columns: it has names over numbers, or names that are known."""
    heading, *rest = [[cell.strip(EDGES).lower() for cell in row] for row in rows]
    columns = [[row[i] for row in rest if i < len(row) and row[i]] for i in range(len(heading))]
    over = [
        cell for cell, column in zip(heading, columns, strict=True) if column and _share(map(_is_number, column)) > 0.9
    ]
    if over:
        return not any(map(_is_number, over)) and any(over)
    return bool(rest) and (heading[0] in _SURELY or sum(cell in _HEADINGS for cell in heading) > 1)


def _explains(rows: list[list[str]]) -> bool:
    """Say whether what follows a word tells of it: a kind that comes again, or a second one in small letters."""
    width = len(rows[0])
    if width > 2:
        alike = [row for row in rows if len(row) == width]
        first, *others = (len({row[i] for row in alike}) for i in range(width))
        return len(alike) > max(9, _MOST * len(rows)) and min(others) <= first / 4
    second = [row[1] for row in rows if len(row) > 1]
    small = _share(row[0] == row[0].upper() and row[1] != row[1].upper() for row in rows if len(row) > 1)
    kinds = len(set(second))
    comes_again = kinds <= len(second) / 2 and len({row[0] for row in rows}) > 2 * kinds
    return len(second) > 3 and (comes_again or small >= _MOST)


def is_word_heading(cell: str) -> bool:
    """Say whether a heading names the column of words."""
    return _HEADINGS.get(cell.lower()) == "word"


def _share(each: Iterable[bool]) -> float:
    flags = list(each)
    return sum(flags) / len(flags) if flags else 0.0


def _is_number(cell: str) -> bool:
    return _NUMBER.fullmatch(cell) is not None


def is_word(cell: str) -> bool:
    """Say whether a cell may be a word, with what may stand beside one."""
    return _WORD.fullmatch(cell.strip(EDGES).strip("'`").strip(MARKS)) is not None


def _are_words(cells: list[str]) -> bool:
    """Say whether cells are words, and not one and the same, as the names of fields are."""
    return _share(map(is_word, cells)) >= _MOST and (len(cells) < 3 or len(set(cells)) > 1)


def _have_small(texts: list[str]) -> bool:
    return _share(text != text.upper() for text in texts) >= _MOST


def _are_in_order(words: list[str]) -> bool:
    return _share(one <= other for one, other in pairwise(word.lower() for word in words)) >= 0.95


def _come_once(words: list[str]) -> bool:
    """Say whether words hardly come again, as they do in sentences."""
    return len({word.lower() for word in words}) > 0.9 * len(words)


def _count_up(cells: list[str]) -> bool:
    """Say whether numbers only number the lines."""
    if not all(map(str.isdecimal, cells)):
        return False
    near = [int(other) - int(one) for one, other in pairwise(cells[: _LOOKED_AT // 2])]
    return len(cells) > 1 and int(cells[0]) in (0, 1) and _share([step == 1 for step in near]) >= 0.9


def _are_zipf(cells: list[str]) -> bool:
    """Say whether numbers are Zipf frequencies: decimals up to 8, hardly one below 0."""
    try:
        values = [float(cell) for cell in cells]
    except ValueError:
        return False
    return max(values) <= 8 and any("." in cell for cell in cells) and sum(values) / len(values) >= 1
