"""Lists in which the letters of the words stand before them, in order: “AEINRST NASTIER RETAINS”.

Programs for studying words write these. What stands first is no word, so it has to be left out.
"""

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from ..alphabets import ALPHABETS

__all__ = ["are_alphagrams", "have_alphagrams", "without_alphagram"]

_TEXT = r'([^\s\d"“”,;:|=<>()\-]+)'
_PAIR = re.compile(rf'[ \t]*"?{_TEXT}"?[ \t]*(?:->|=>|[,;:|=\t ])[ \t]*(?="?{_TEXT})')
_HEADING = re.compile(r'[ \t]*"?alphagrams?"?[ \t]*[,;:|\t ][ \t]*', re.IGNORECASE)
_CELLS = re.compile(r"[,;:|\t]")

_MOST = 0.8
"""Share of lines that begin so, where all do."""


def have_alphagrams(lines: Sequence[str]) -> bool:
    """Say whether the first thing in lines is the letters of the second, in the order of some alphabet.

    >>> have_alphagrams(["AEINRST NASTIER RETAINS", "ACT: CAT", "DGO,DOG"]), have_alphagrams(["alert later", "tea eat"])
    (True, False)
    """
    pairs = [(found[1], found[2]) for line in lines if (found := _PAIR.match(line))]
    return len(pairs) >= _MOST * len(lines) and are_alphagrams(*zip(*pairs, strict=True)) if pairs else False


def are_alphagrams(texts: Sequence[str], words: Sequence[str]) -> bool:
    """Say whether texts are the letters of words in order, and not these words themselves.

    >>> are_alphagrams(["AÇĞ", "AAÇĞ", "EKT"], ["ÇAĞ", "AĞAÇ", "TEK"]), are_alphagrams(["AĞ", "EL"], ["AĞ", "EL"])
    (True, False)
    """
    alike = [(text, word) for text, word in zip(texts, words, strict=True) if _is_anagram(text, word)]
    if len(alike) < max(2, _MOST * len(texts)) or sum(text != word for text, word in alike) < len(alike) / 2:
        return False
    orders: list[Callable[[str], int | None]] = [ord, *(each.get for each in _ORDERS)]
    return any(sum(_is_in_order(text, order) for text, _ in alike) >= _MOST * len(alike) for order in orders)


def without_alphagram(line: str) -> str:
    """Leave out of a line the letters of the word that follows; a heading that names only them and one more, too.

    >>> without_alphagram("ACT: CAT"), without_alphagram("bread"), without_alphagram("Alphagram,Word")
    ('CAT', 'bread', '')
    """
    if heading := _HEADING.match(line):
        rest = line[heading.end() :]
        return rest if _CELLS.search(rest) else ""
    found = _PAIR.match(line)
    return line[found.end() :] if found and _is_anagram(found[1], found[2]) else line


_ORDERS = [
    {char: place for place, pair in enumerate(zip(each.letters, each.lowers, strict=True)) for char in pair}
    for each in ALPHABETS.values()
]


def _is_anagram(text: str, word: str) -> bool:
    return sorted(text.casefold()) == sorted(word.casefold())


def _is_in_order(text: str, order: Callable[[str], int | None]) -> bool:
    places = [order(char) for char in text]
    return None not in places and all(one <= other for one, other in pairwise(places))  # type: ignore[operator]
