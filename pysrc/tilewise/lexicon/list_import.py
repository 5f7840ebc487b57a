"""Importing a word list that somebody brings: the encoding, the form and the alphabet of a file, or why it is no list.

A list is plain text in any form that people have (`list_form`) and any encoding of its alphabet (`code_pages`), as it
is or packed (`packed_file`). Where a file may be read in several ways the likeliest is taken, and all are told.
"""

import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from string import punctuation
from unicodedata import normalize

from ..alphabets import ALPHABETS
from ..errors import LexiconError
from .code_pages import Reading, decode, readings, unicode_text
from .languages import Fit, are_none, fits, guess, likely
from .list_columns import Column
from .list_form import Form, find_form
from .list_json import table_of_json
from .list_words import ListWords, reading_words, sample_words
from .packed_file import MOST_BYTES, unpack_file
from .pieces import parts

__all__ = ["MOST_BYTES", "MOST_LINES", "Candidate", "ListText", "reading_list"]

MOST_LINES = 5_000_000

_SHOWN = 5
"""Words that are shown of each way to read a file."""

_COMPARED = 2_000
"""Words by which the alphabet is told."""

_FOREIGN = 0.2
"""Share of words with foreign letters beyond which a code page is a wrong one."""

_FEW = 2
"""Such words that say nothing, however few there are."""

_SAMPLE = 1 << 16
"""Bytes or characters that are looked at to tell text from what is none."""

_SEPARATOR = re.compile(r'"?sep=.?"?[ \t]*', re.IGNORECASE)
"""The line with which spreadsheets are told what separates cells."""

_OPENS = re.compile(r'[,;\t]"(?:[^"]|"")*$')
_CLOSES = re.compile(r'^(?:[^"]|"")*"\s*(?:[,;\t]|$)')

_LONGEST_CELL = 50
"""Lines that a cell in quotes may take."""

_STEP = 10_000
"""Lines that are looked at between two pauses."""

_PLAIN = {
    **dict.fromkeys("\u2028\u2029\x85", "\n"),
    **dict.fromkeys("\u00a0\u2007\u202f\u3000", " "),
    **{"ŀ": "l·", "Ŀ": "L·", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl"},
    **dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u202a\u202b\u202c\u202d\u202e", ""),
}
"""Characters of pages and printed books that are not seen or are two letters in one, and what they stand for."""

_UNPLAIN = re.compile(f"[{''.join(_PLAIN)}]")

_BREAK = re.compile(r"[ \t]*<br */?>[ \t]*", re.IGNORECASE)
"""The end of a line within a cell, as programs for learning have it."""

_RULE = re.compile(r"[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*")
"""The line below the headings of a table in Markdown."""

_PAGE = re.compile(r"\s*(?:<!--.*?-->\s*)*<(?:!doctype|html|head|body|\?xml|svg)\b", re.IGNORECASE | re.DOTALL)

_BESIDE_LETTERS = frozenset(punctuation + "0123456789 \t\n\r\x0c’‘“”«»„–—…")


@dataclass(frozen=True)
class Candidate:
    """One way to read a file: encoding, id of the alphabet, and some words as they are then."""

    encoding: str
    alphabet: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class ListText:
    """A list as it was read.

    `words` has its words, one a line, and what the columns say of them; `lines` counts the file's lines and `inside`
    names the file in an archive. `candidates` are the ways to read it, if it is not clear which is right: the one that
    was taken first, then those of its encoding, then those of others.
    """

    words: ListWords
    encoding: str
    alphabet: str
    lines: int
    form: Form
    inside: str = ""
    is_page: bool = False
    """Whether it is a web page, which may have some words on lines of their own."""
    candidates: list[Candidate] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The words, one a line."""
        return self.words.text

    @property
    def columns(self) -> list[Column]:
        """What the columns were taken for, without those that were left out at the end."""
        found: list[Column] = [*(("alphagram",) if self.form.has_alphagrams else ()), *self.form.columns]
        while found[-1] == "-":
            found.pop()
        return found


def reading_list(
    data: bytes, *, encoding: str | None = None, alphabet: str | None = None, language: str = "en"
) -> Generator[None, None, ListText]:
    r"""Read the bytes of a file with pauses, in a given encoding and alphabet, or those that fit best.

    Where alphabets fit alike, as in a few words of plain letters, the one of `language` is taken if it is among them.
    Raises LexiconError: "list-empty", "list-too-large" (more than 160 MB or 5,000,000 lines), "list-binary",
    "list-several", "list-encoding" (it cannot be in the given encoding), "list-unreadable" (it is in none that is
    known).

    >>> from tilewise.jobs import finish
    >>> read = finish(reading_list(b"\xff\xfeq\x00i\x00\r\x00\n\x00a\x00a\x00"))
    >>> read.text, read.encoding, read.lines
    ('qi\naa', 'UTF-16', 2)
    >>> finish(reading_list(b"word,points\nqi,11\naa,2\n")).text
    '\nqi\naa\n'
    >>> finish(reading_list("ŐR\nŰR\nHÁZ\n".encode("cp1250"))).alphabet
    'hu'
    """
    if len(data) > MOST_BYTES:
        size = f"{len(data) / 1e6:.0f} MB"
        raise LexiconError(
            "list-too-large", f"This file is {size} long; a word list has at most {MOST_BYTES >> 20} MB.", field="data"
        )
    unpacked = unpack_file(data)
    data = unpacked.data[:-1] if unpacked.data.endswith(b"\n\x1a") else unpacked.data  # as DOS ends a file
    if not data.strip(b" \t\r\n\x0b\x0c\0\xef\xbb\xbf\xff\xfe"):
        raise LexiconError("list-empty", "This list is empty.", field="data")
    ways: list[Reading] = []
    if encoding is not None:
        text = decode(data, encoding)
        if text is None:
            raise LexiconError("list-encoding", f"This file is not in {encoding}.", field="encoding")
    elif read := unicode_text(data):
        text, encoding = read
    elif _is_binary(data):
        raise _no_text()
    else:
        ways = readings(data, lambda text: sample_words(_lines(text)), alphabet)
        encoding = ways[0].encoding
        text = decode(data, encoding) or ""
    yield
    text = yield from _plain(text)
    is_page = _PAGE.match(text[:_SAMPLE]) is not None
    text = table_of_json(text) or text
    yield
    lines = _lines(text)
    if '"' in text:
        lines = yield from _joined(lines)
    if len(lines) - (not lines[-1]) > MOST_LINES:
        message = f"This file has {len(lines):,} lines; a word list has at most {MOST_LINES:,}."
        raise LexiconError("list-too-large", message, field="data")
    form = find_form(lines)
    words = yield from reading_words(lines, form)
    compared = sample_words(lines, form, _COMPARED)
    # Programs that know no Turkish make i and a dot of İ; as İ it tells which language the words are in.
    fitting = likely(fits(word.replace("i\u0307", "İ") for word in compared))
    chosen = alphabet or guess(fitting, compared, language)
    if _is_binary(data) if encoding == "UTF-8" else not _looks_like_words(text, chosen):
        raise _no_text()
    if ways and alphabet is None and (_are_foreign(compared, chosen) or are_none(chosen, compared)):
        message = "The encoding of this file, or its letters, are not known here; save it as UTF-8 and bring it again."
        raise LexiconError("list-unreadable", message, field="data")
    taken = Candidate(encoding, chosen, tuple(dict.fromkeys(compared))[:_SHOWN])
    candidates = _candidates(ways, fitting, taken, alphabet, language)
    return ListText(words, encoding, chosen, len(lines) - (not lines[-1]), form, unpacked.name, is_page, candidates)


def _lines(text: str) -> list[str]:
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if _SEPARATOR.fullmatch(lines[0]):
        return ["", *lines[1:]]
    if len(lines) > 1 and "|" in lines[1] and _RULE.fullmatch(lines[1]):
        return ["" if len(lines[0].strip("| \t").split("|")) == 1 else lines[0], "", *lines[2:]]
    return lines


def _plain(text: str) -> Generator[None, None, str]:
    r"""Write letters and accents as one, ligatures as their letters, ends of lines as such; leave out what is not seen.

    >>> from tilewise.jobs import finish
    >>> finish(_plain("a\u0301\u2028so\u00adft\u00a0"))
    'á\nsoft '
    """
    plain = []
    for part in parts(text):
        bare = part
        if not part.isascii():
            bare = normalize("NFC", _UNPLAIN.sub(lambda found: _PLAIN[found[0]], part))  # accents may be written apart
        plain.append(_BREAK.sub(" ", bare))
        yield
    return "\n".join(plain)


def _joined(lines: list[str]) -> Generator[None, None, list[str]]:
    """Put a cell in quotes that goes on over more lines into its first; the others stay empty.

    >>> from tilewise.jobs import finish
    >>> finish(_joined(['qi,"a vital', 'force"', "aa,lava"]))
    ['qi,"a vital force"', '', 'aa,lava']
    """
    joined, at = [*lines], 0
    while at < len(lines):
        end = at + 1
        if lines[at].count('"') % 2 and _OPENS.search(lines[at]):
            ends = (n for n in range(end, min(at + _LONGEST_CELL, len(lines))) if lines[n].count('"') % 2)
            last = next(ends, None)
            if last is not None and _CLOSES.search(lines[last]):
                end = last + 1
                joined[at:end] = [" ".join(lines[at:end]), *[""] * (last - at)]
        if end // _STEP > at // _STEP:
            yield
        at = end
    return joined


def _candidates(
    ways: Sequence[Reading], fitting: Sequence[Fit], chosen: Candidate, alphabet: str | None, language: str
) -> list[Candidate]:
    """List the ways to read a file, the one that was taken first; none if it is clear."""
    found = [chosen] if alphabet else [chosen, *(replace(chosen, alphabet=fit.alphabet) for fit in fitting)]
    if len(ways) > 1:
        places = _differing(ways)
        found = [replace(way, words=tuple(ways[0].words[i] for i in places)) for way in found]
        for other in ways[1:]:
            fits_too = likely(other.fits)
            words = tuple(other.words[i] for i in places)
            ids = (
                [alphabet]
                if alphabet
                else [guess(fits_too, other.words, language), *(fit.alphabet for fit in fits_too)]
            )
            found += [Candidate(other.encoding, id, words) for id in ids]
    found = list(dict.fromkeys(found))
    return found if len(found) > 1 else []


def _differing(ways: Sequence[Reading]) -> list[int]:
    """Choose words that tell the readings apart."""
    n = len(ways[0].words)
    apart = [i for i in range(n) if len({way.words[i] for way in ways}) > 1]
    return sorted(apart, key=lambda i: -len({way.words[i] for way in ways}))[:_SHOWN]


def _looks_like_words(text: str, alphabet: str) -> bool:
    """Tell words from noise by their characters: nearly all are letters of the alphabet or stand beside them."""
    sample = text[:_SAMPLE]
    known = ALPHABETS[alphabet].written.keys() | _BESIDE_LETTERS
    strange = sum(char not in known and not char.isalpha() for char in sample)
    return strange * 20 <= len(sample)


def _are_foreign(words: Sequence[str], alphabet: str) -> bool:
    """Say whether so many words have letters of no alphabet here that they were read in a wrong encoding."""
    known = ALPHABETS[alphabet].written
    foreign = sum(any(char not in known and (char.isalpha() or char == "\ufffd") for char in word) for word in words)
    return foreign > _FEW and foreign > _FOREIGN * len(words)


def _is_binary(data: bytes) -> bool:
    """Tell what is no text in any code page by its control characters."""
    sample = data[:_SAMPLE]
    return sum(byte < 32 and byte not in b"\t\n\r\x0c" for byte in sample) * 100 > len(sample)


def _no_text() -> LexiconError:
    return LexiconError(
        "list-binary", "This is not a text file; a word list is plain text with one word a line.", field="data"
    )
