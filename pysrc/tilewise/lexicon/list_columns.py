"""The columns of a list: which has the words, and what the others say of them."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal

from .alphagrams import are_alphagrams

__all__ = [
    "EDGES",
    "FEW",
    "MARKS",
    "MOST",
    "Column",
    "are_headings",
    "are_numbers",
    "are_words",
    "columns_of",
    "count_up",
    "explains",
    "has_heading",
    "is_word",
    "is_word_heading",
    "none_of_words",
    "share",
]

Column = Literal["word", "definition", "count", "zipf", "number", "alphagram", "-"]

MOST = 0.8
"""Share of lines that have a form, where the whole file has it."""

FEW = 9
"""Lines from which on it is seen whether something comes again and again."""

_WIDEST = 30
"""Columns of the widest table; lines with more words have just words."""

_COUNTED = 200
"""Lines of which it is seen whether numbers only count them."""

MARKS = "#*!+$^~@&%"
EDGES = ' \t"“”„«»[](){}'
"""What may stand around a word among others, as in the arrays of programs."""

_QUOTES = ' \t"“”„«»'

_WORD = re.compile(r"[^\W\d_][^\s\d,;|/()\[\]{}<>=\"“”?]*")
_NUMBER = re.compile(r"[+-]?\d[\d.,  ]*(?:e[+-]?\d+)?%?|[+-]?\.\d+(?:e[+-]?\d+)?%?", re.IGNORECASE)

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


def columns_of(rows: list[list[str]], *, heading: bool) -> tuple[Column, ...]:
    """Say what each column is, by its heading or its cells; a column of which nothing is known is "-"."""
    width = max(map(len, rows))
    named: list[Column | None] = [None] * width
    if heading:
        named = [_HEADINGS.get(cell.lower()) for cell in rows[0]] + named[len(rows[0]) :]
        rows = rows[1:]
    columns = [[cell for row in rows if i < len(row) and (cell := row[i])] for i in range(width)]
    found: list[Column] = [name or "-" for name in named]
    free = [i for i in range(width) if named[i] is None and columns[i]]
    numeric = [i for i in free if are_numbers(columns[i])]
    for i in numeric:
        if any(_are_lengths(rows, i, other) for other in free if other not in numeric):
            continue
        found[i] = "number" if count_up(columns[i]) else "zipf" if _are_zipf(columns[i]) else "count"
        if found[i] != "number" and any(name in ("count", "zipf") for name in (*found[:i], *found[i + 1 :])):
            found[i] = "-"
    texts = [i for i in free if i not in numeric]
    if "word" not in found:
        words = [i for i in texts if are_words([cell.strip(EDGES) for cell in columns[i]])]
        beside = none_of_words(rows, words)
        word = next((i for i in words if i not in beside), None)
        if word is None:
            return ("-",)
        found[word] = "word"
        for i in beside:
            found[i] = beside[i]
    texts = [i for i in texts if found[i] == "-"]
    if texts and "definition" not in found:
        found[max(texts, key=lambda i: sum(map(len, columns[i])) / len(columns[i]))] = "definition"
    while len(found) > 1 and found[-1] == "-" and not columns[len(found) - 1]:
        found.pop()
    return (*found, "-") if "definition" not in found[-1:] else tuple(found)


def _are_lengths(rows: list[list[str]], column: int, other: int) -> bool:
    """Say whether numbers tell how many letters the words of another column have."""
    both = [row for row in rows if len(row) > max(column, other)]
    return len(both) > 4 and share(row[column] == str(len(row[other].strip(EDGES))) for row in both) >= 0.95


def none_of_words(rows: list[list[str]], columns: Sequence[int]) -> dict[int, Column]:
    """Say which of some columns that look like words are none: kinds that come again, and letters in order."""
    cells = {i: [row[i].strip(EDGES) if i < len(row) else "" for row in rows] for i in columns}
    different = {i: len(set(each)) for i, each in cells.items()}
    found: dict[int, Column] = {}
    for i in columns:
        if len(rows) > FEW and different[i] <= max(different.values()) / 4:
            found[i] = "-"
        elif any(are_alphagrams(cells[i], cells[other]) for other in columns if other != i and other not in found):
            found[i] = "alphagram"
    return found


def has_heading(rows: list[list[str]]) -> bool:
    """Say whether the first row names the columns: it has names over numbers, or names that are known."""
    heading, *rest = [[cell.strip(EDGES).lower() for cell in row] for row in rows]
    names = {name for cell, bare in zip(rows[0], heading, strict=True) if (name := cell.strip(_QUOTES).lower()) == bare}
    columns = [[row[i] for row in rest if i < len(row) and row[i]] for i in range(len(heading))]
    over = [
        cell for cell, column in zip(heading, columns, strict=True) if column and share(map(_is_number, column)) > 0.9
    ]
    if over:
        return not any(map(_is_number, over)) and any(over)
    return bool(rest) and (heading[0] in _SURELY or len(names & _HEADINGS.keys()) > 1)


def are_headings(cells: Sequence[str]) -> bool:
    """Say whether cells are nothing but names of columns, the first that of words.

    >>> are_headings(["Word", "Definition"]), are_headings(["word", "of", "mouth"]), are_headings(["word"])
    (True, False, False)
    """
    return len(cells) > 1 and is_word_heading(cells[0]) and all(cell.lower() in _HEADINGS for cell in cells)


def explains(rows: list[list[str]]) -> bool:
    """Say whether what stands beside words tells of them: kinds, their letters, or a second one in small letters."""
    widths = list(map(len, rows))
    width = max(widths, key=widths.count)
    alike = [row for row in rows if len(row) == width]
    used = [i for i in range(width) if share(row[i] != "" for row in alike) > 0.5]
    if len(alike) < MOST * len(rows) or len(alike) < 2 or width > _WIDEST:
        return False
    if none_of_words(alike, used):
        return True
    if len(used) != 2:
        return False
    pairs = [(row[used[0]], row[used[1]]) for row in alike]
    kinds = len({second for _, second in pairs})
    comes_again = kinds <= len(pairs) / 2 and len({first for first, _ in pairs}) > 2 * kinds
    small = share(first == first.upper() and second != second.upper() for first, second in pairs)
    return len(pairs) > 3 and (comes_again or small >= MOST)


def is_word_heading(cell: str) -> bool:
    """Say whether a heading names the column of words."""
    return _HEADINGS.get(cell.lower()) == "word"


def share(each: Iterable[bool]) -> float:
    """Give the share of what is true, 0 of nothing."""
    flags = list(each)
    return sum(flags) / len(flags) if flags else 0.0


def are_numbers(cells: Sequence[str]) -> bool:
    """Say whether cells are numbers, but for a few."""
    return share(map(_is_number, cells)) >= 0.9


def _is_number(cell: str) -> bool:
    return _NUMBER.fullmatch(cell) is not None


def is_word(cell: str) -> bool:
    """Say whether a cell may be a word, with what may stand beside one."""
    return _WORD.fullmatch(cell.strip(EDGES).strip("'`").strip(MARKS)) is not None


def are_words(cells: list[str]) -> bool:
    """Say whether cells are words, and not one and the same, as the names of fields are."""
    return share(map(is_word, cells)) >= MOST and (len(cells) < 3 or len(set(cells)) > 1)


def count_up(cells: list[str]) -> bool:
    """Say whether numbers only number the lines."""
    if not all(map(str.isdecimal, cells)):
        return False
    near = [int(other) - int(one) for one, other in pairwise(cells[:_COUNTED])]
    return len(cells) > 1 and int(cells[0]) in (0, 1) and share([step == 1 for step in near]) >= 0.9


def _are_zipf(cells: list[str]) -> bool:
    """Say whether numbers are Zipf frequencies: decimals up to 8, hardly one below 0."""
    try:
        values = [float(cell) for cell in cells]
    except ValueError:
        return False
    return max(values) <= 8 and any("." in cell for cell in cells) and sum(values) / len(values) >= 1
