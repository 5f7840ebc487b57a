"""Lists as programs keep them, in JSON: arrays of words or of objects, words with their counts, one object a line."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from .list_columns import is_word, is_word_heading

__all__ = ["table_of_json"]

_ASSIGNED = re.compile(
    r"\s*(?:export\s+default\s+|[\w.*&<>,\[\] \t]{0,80}\w(?:\[\w*\])?(?:\s*:\s*[\w.<>\[\]]+)?\s*=\s*)?"
    r"(?:(?:new\s+)?[\w.<>]{1,80}(?:\[\])?\s*\(?\s*)?(?=[\[{])"
)
"""What programs have before a value, such as “const words = new Set(”."""

_BRACES = re.compile(r"\{([^:{}]*?),?\s*(?:NULL|nullptr|0)?\s*\}")
_LAST_COMMA = re.compile(r",\s*([\]}])$")

_MOST = 0.8
"""Share of texts that are words, where all are meant to be."""

Row = dict[str, Any]


def table_of_json(text: str) -> str | None:
    r"""Write JSON as a table: a row of headings, the words first, with tabs between the cells; None if it is none.

    A plain array of words is read as it is, since its lines have numbers, unless it has escapes. What a program has
    around the value, as in “const words = [...];”, is left out.

    >>> table_of_json('{"qi": 3, "aa": 2}'), table_of_json('["qi"]')
    ('word\tcount\nqi\t3\naa\t2', None)
    >>> table_of_json('[{"n": 1, "term": "a\\u011fa\\u00e7", "tags": ["x", "y"]}]')
    'word\tn\ttags\nağaç\t1\tx; y'
    """
    found = _ASSIGNED.match(text)
    value = _read(text[found.end() :]) if found else None
    if found is None or value is None or (_are_texts(value) and "\\" not in text and not found[0].strip()):
        return None
    rows = list(_rows(value))
    names = list(dict.fromkeys(name for row in rows for name in row))
    if not names:
        return None
    lines = [[_cell(row.get(name)) for name in names] for row in rows]
    heading = [] if names[0] in ("", "0") else [["word", *names[1:]]]  # neither texts nor arrays name their cells
    return "\n".join("\t".join(line) for line in [*heading, *lines])


def _read(text: str) -> Any:
    """Read JSON, one value or one object a line; programs may have other quotes, and a comma too many."""
    value = text[: max(text.rfind("]"), text.rfind("}")) + 1]
    value = _LAST_COMMA.sub(r"\1", value if '"' in value else value.replace("'", '"'))
    braces = _BRACES.fullmatch(value)
    for each in (text, value, f"[{braces[1]}]" if braces else ""):
        try:
            return json.loads(each)
        except (ValueError, RecursionError):
            pass
    try:
        return [json.loads(line) for line in text.split("\n") if line.strip()]
    except (ValueError, RecursionError):
        return None


def _rows(value: Any) -> Iterator[Row]:
    """Give the entries, the word first; of a bare word its name is empty."""
    if isinstance(value, list):
        if _are_texts(value):
            yield from ({"": word} for word in value)
        elif all(isinstance(each, dict) for each in value):
            yield from _of_objects(value)
        elif all(isinstance(each, list) for each in value):
            yield from ({str(i): cell for i, cell in enumerate(each)} for each in value)
    elif isinstance(value, dict):
        yield from _of_object(value)


def _of_objects(objects: list[Row]) -> Iterator[Row]:
    names = list(dict.fromkeys(name for each in objects for name in each))
    word = next((name for name in names if is_word_heading(name)), None)
    word = word or next((name for name in names if _are_words([each.get(name) for each in objects])), None)
    if word is not None:
        yield from ({word: each.get(word), **each} for each in objects)


def _of_object(value: Row) -> Iterator[Row]:
    """Give the entries of an object: words with what is said of each, or the lists that it holds."""
    held = [each for each in value.values() if isinstance(each, list)]
    words = [word for each in held if _are_texts(each) for word in each]
    if held and all(map(_are_texts, held)) and _are_words(words):
        yield from ({"": word} for word in words)
    elif all(isinstance(each, dict) for each in value.values()):
        yield from ({"word": word, **said} for word, said in value.items())
    elif all(isinstance(each, bool) or each is None for each in value.values()):
        yield from ({"": word} for word in value)
    else:
        is_count = all(isinstance(each, int | float) for each in value.values())
        yield from ({"word": word, "count" if is_count else "definition": said} for word, said in value.items())


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)


def _are_words(texts: Sequence[Any]) -> bool:
    """Say whether texts are words that are not the same few again and again, as kinds are."""
    words = [each for each in texts if isinstance(each, str) and is_word(each)]
    return bool(words) and len(words) >= _MOST * len(texts) and len(set(words)) > len(words) / 2


def _cell(value: Any) -> str:
    if isinstance(value, list | dict):
        return "; ".join(map(_cell, value if isinstance(value, list) else value.values()))
    text = "" if value is None else str(value)
    return " ".join(text.split())
