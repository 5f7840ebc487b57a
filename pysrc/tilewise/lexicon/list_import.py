"""Importing a word list that somebody brings: the encoding, the form and the alphabet of a file, or why it is no list.

A list is plain text with one word a line, or a table (CSV, TSV) whose first column is the words. It may be UTF-8,
UTF-16 or a Windows code page, with or without a byte-order mark, with any line ends.
"""

import codecs
from dataclasses import dataclass

from ..errors import LexiconError

__all__ = ["MOST_BYTES", "MOST_LINES", "ListText", "guess_alphabet", "read_list"]

MOST_BYTES = 160 << 20
MOST_LINES = 5_000_000

_SAMPLE = 1 << 16
"""Bytes or characters that are looked at to tell the encoding and the form of a file."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8", "UTF-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le", "UTF-16"),
    (codecs.BOM_UTF16_BE, "utf-16-be", "UTF-16"),
)
_TURKISH_BYTES = b"\xd0\xdd\xde\xf0\xfd\xfe"
"""Ğ İ Ş ğ ı ş in Windows-1254; in Windows-1252 these bytes are Icelandic letters, which no shipped alphabet has."""

_TELLING = (
    ("tr", frozenset("ğışĞİŞ")),
    ("es", frozenset("ñÑ")),
    ("pt", frozenset("ãõÃÕ")),
    ("de", frozenset("äöüßÄÖÜ")),
    ("fr", frozenset("éèêëàâîïôûùœæçÉÈÊÀÇŒ")),
    ("el", frozenset(map(chr, range(0x0370, 0x0400)))),
    ("ru", frozenset(map(chr, range(0x0400, 0x0460)))),
    ("fa", frozenset("پچژگکی")),
    ("ar", frozenset(map(chr, range(0x0621, 0x064B)))),
)
"""Letters that give a language away; the first ones are the rarest in other languages, or in others of their script."""

_MANY = 10
"""Words of which a single one gives nothing away."""

_HEADINGS = {"word", "words", "kelime", "mot", "mots", "palabra", "wort", "woord", "palavra"}


@dataclass(frozen=True)
class ListText:
    """A list as text with one word a line, the encoding and lines of its file, whether it is a table's first column."""

    text: str
    encoding: str
    lines: int
    first_column: bool


def read_list(data: bytes) -> ListText:
    r"""Read the bytes of a file.

    Raises LexiconError: "list-empty", "list-too-large" (more than 160 MB or 5,000,000 lines), "list-binary".

    >>> read_list(b"\xff\xfeq\x00i\x00\r\x00\n\x00a\x00a\x00")
    ListText(text='qi\naa', encoding='UTF-16', lines=2, first_column=False)
    >>> read_list(b"word,points\nqi,11\naa,2\n").text
    '\nqi\naa\n'
    """
    if not data.strip():
        raise LexiconError("list-empty", "This file is empty.", field="data")
    if len(data) > MOST_BYTES:
        size = f"{len(data) / 1e6:.0f} MB"
        raise LexiconError(
            "list-too-large", f"This file is {size} long; a word list has at most {MOST_BYTES >> 20} MB.", field="data"
        )
    text, encoding = _decode(data)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = text.count("\n") + (not text.endswith("\n"))
    if lines > MOST_LINES:
        raise LexiconError(
            "list-too-large", f"This file has {lines:,} lines; a word list has at most {MOST_LINES:,}.", field="data"
        )
    separator = _separator(text)
    if separator:
        text = _first_column(text, separator)
    return ListText(text, encoding, lines, bool(separator))


def guess_alphabet(text: str) -> str:
    """Guess an alphabet's id from the letters that tell languages apart; English if hardly a word has one.

    >>> guess_alphabet("ağaç"), guess_alphabet("straße"), guess_alphabet("plain")
    ('tr', 'de', 'en')
    """
    words = set((text[:_SAMPLE] + "\n" + text[len(text) // 2 :][:_SAMPLE]).split())
    found = {id: sum(not letters.isdisjoint(word) for word in words) for id, letters in _TELLING}
    best = max(found, key=lambda id: found[id])
    if found[best] * 50 < len(words) or (found[best] == 1 and len(words) >= _MANY):  # a naïve word among English ones
        return "en"
    return next((id for id, n in found.items() if n and n * 4 > found[best]), "en") if found[best] else "en"


def _decode(data: bytes) -> tuple[str, str]:
    for mark, codec, name in _MARKS:
        if data.startswith(mark):
            try:
                return data[len(mark) :].decode(codec), name
            except UnicodeDecodeError as error:
                raise _binary() from error
    sample = data[:_SAMPLE]
    if b"\0" in sample:
        return _decode_wide(data, sample)
    if sum(byte < 32 and byte not in b"\t\n\r\x0c" for byte in sample) * 100 > len(sample):
        raise _binary()
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        pass
    turkish = any(byte in data for byte in _TURKISH_BYTES)
    text = data.decode("cp1254" if turkish else "cp1252", errors="replace")
    if text.count("\ufffd") * 100 > len(text) or not _looks_like_words(text):
        raise _binary()
    return text, "Windows-1254" if turkish else "Windows-1252"


def _decode_wide(data: bytes, sample: bytes) -> tuple[str, str]:
    """Read UTF-16 without a byte-order mark: every other byte of plain letters is zero."""
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    codec = "utf-16-le" if odd > even else "utf-16-be"
    if min(even, odd) * 8 > max(even, odd) or max(even, odd) * 8 < len(sample):
        raise _binary()
    try:
        text = data.decode(codec)
    except UnicodeDecodeError as error:
        raise _binary() from error
    return text, "UTF-16"


def _looks_like_words(text: str) -> bool:
    """Tell words in an old code page from noise by their characters, most of which are letters."""
    sample = text[:_SAMPLE]
    return sum(char.isalpha() or char in "\n\r\t ,;'-\"" for char in sample) * 10 > len(sample) * 8


def _binary() -> LexiconError:
    return LexiconError(
        "list-binary", "This is not a text file; a word list is plain text with one word a line.", field="data"
    )


def _separator(text: str) -> str:
    """Find what separates the columns of a table, "" for a plain list."""
    head = [line for line in text[:_SAMPLE].split("\n")[:200] if line.strip()]
    return next((mark for mark in "\t;," if sum(mark in line for line in head) * 5 > len(head) * 4), "")


def _first_column(text: str, separator: str) -> str:
    lines = [line.split(separator, 1)[0].strip().strip('"') for line in text.split("\n")]
    if lines[0].lower() in _HEADINGS:
        lines[0] = ""  # the lines after it keep their numbers
    return "\n".join(lines)
