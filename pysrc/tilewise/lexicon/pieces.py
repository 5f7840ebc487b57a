"""Long texts and lists of words in pieces, so that work on them can pause."""

from collections.abc import Generator, Iterator
from struct import iter_unpack

from ..alphabets import Tiles

__all__ = ["cut", "parts", "sorting"]

_PART = 1 << 20
"""Characters of a list that are read together."""

_SORTED = 50_000
"""Words that are sorted without a pause."""


def cut(text: bytes, length: int) -> list[Tiles]:
    """Cut a text into words of one length."""
    return [word for (word,) in iter_unpack(f"{length}s", text)]


def parts(text: str) -> Iterator[str]:
    """Cut a text at line ends into parts of about a megabyte."""
    start = 0
    while start <= len(text):
        end = text.find("\n", start + _PART)
        end = len(text) if end < 0 else end
        yield text[start:end]
        start = end + 1


def sorting(words: list[Tiles]) -> Generator[None, None, list[Tiles]]:
    """Sort words a part at a time, with pauses; parts in order are soon sorted together."""
    if len(words) > _SORTED:
        for start in range(0, len(words), _SORTED):
            words[start : start + _SORTED] = sorted(words[start : start + _SORTED])
            yield
    words.sort()
    return words
