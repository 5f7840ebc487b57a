"""Reading text of which nobody says how it is encoded: Unicode where it can be, else the code page that fits best.

The idea is charset-normalizer's: read the words in every page that the alphabets here were ever written in, and see in
which of them they look like words. A wrong page gives letters that no alphabet has together, letters that hardly follow
one another, signs within words, and capitals after small letters; `languages` counts all of these at once.
"""

import codecs
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pkgutil import get_data
from string import printable

from ..alphabets import ALPHABETS
from .languages import DOUBT, Fit, fits

__all__ = ["ENCODINGS", "PAGES", "Reading", "decode", "readings", "unicode_text"]

Decoder = Callable[[bytes, str, bool], tuple[str, int]]

_MARKS: tuple[tuple[bytes, str, Decoder], ...] = (
    (codecs.BOM_UTF8, "UTF-8", codecs.utf_8_decode),
    (codecs.BOM_UTF32_LE, "UTF-32", codecs.utf_32_le_decode),
    (codecs.BOM_UTF32_BE, "UTF-32", codecs.utf_32_be_decode),
    (codecs.BOM_UTF16_LE, "UTF-16", codecs.utf_16_le_decode),
    (codecs.BOM_UTF16_BE, "UTF-16", codecs.utf_16_be_decode),
)
"""Byte-order marks; UTF-32's begins with UTF-16's. The page's Python has the functions, but no file of their codecs."""

PAGES = {
    "Windows-1252": 0,
    "Windows-1250": 0,
    "Windows-1251": 0,
    "Windows-1253": 0,
    "Windows-1254": 0,
    "Windows-1256": 0,
    "Windows-1257": 2,
    "ISO-8859-2": 1,
    "ISO-8859-5": 2,
    "ISO-8859-6": 2,
    "ISO-8859-7": 1,
    "ISO-8859-15": 1,
    "ISO-8859-16": 2,
    "ISO-8859-4": 3,
    "ISO-8859-13": 3,
    "KOI8-R": 1,
    "CP850": 2,
    "CP437": 2,
    "CP852": 2,
    "CP857": 2,
    "CP866": 2,
    "CP737": 3,
    "CP775": 3,
    "Mac Roman": 3,
    "Mac Central European": 3,
    "Mac Cyrillic": 3,
    "Mac Turkish": 3,
    "Mac Greek": 3,
    "ISO-8859-3": 4,
    "ISO-8859-10": 4,
    "CP855": 4,
    "CP869": 4,
    "CP720": 4,
    "CP860": 4,
    "CP863": 4,
    "Mac Romanian": 4,
    "Mac Croatian": 4,
}
"""Code pages by name, and how much rarer lists in each are, in nats. Of those that read alike, the first.

ISO-8859-1 and -9 have the letters of Windows-1252 and -1254 in the same places.
"""

_CHARACTERS: dict[str, str] = {
    name: "".join(map(chr, range(0x80))) + beyond
    for name, beyond in json.loads(get_data("tilewise", "data/code_pages.json") or b"").items()
}
"""What each byte is in a page, U+FFFD where it is nothing, as `wordlists/code_pages.py` has written it.

The codecs themselves would be seven times the size in the page's snapshot, where none can be imported later.
"""

ENCODINGS = tuple(dict.fromkeys([name for _, name, _ in _MARKS] + [*PAGES]))
"""The names of all encodings."""

_PLAIN = 1 << 17
"""Bytes of a file that are looked at as they are; of a longer one, pieces from all of it."""

_PIECES = 16

_SCORED = 700
"""Words that are compared in all pages."""

_CONTROLS = re.compile(rb"[\x00-\x08\x0b\x0e-\x1f]")

_WRITTEN = frozenset(printable).union(*(letters.written for letters in ALPHABETS.values())) - {"\x0b", "\x0c"}
"""What lists are written in."""

_LETTERS_OF_WIDE = 0.8
"""Share of it in what is UTF-16."""

_RIGHT = 20
"""Letters of UTF-8 that stand against one byte that is wrong."""

_LETTERS = "".join(map(chr, (*range(0x80), *range(0x100, 0x180))))
"""For each byte a character, which is a letter for those beyond ASCII."""

_BYTES = codecs.charmap_build(_LETTERS)

_BEYOND = re.compile(r"[^\W\d_]*[\u0100-\u017f][^\W\d_]*")
"""Words with such a character."""

_HIGH = re.compile(rb"[\x80-\xff]")


@dataclass(frozen=True)
class Reading:
    """One way to read a list: the encoding, words in it, and how well those of the list fit which alphabets."""

    encoding: str
    words: tuple[str, ...]
    fits: tuple[Fit, ...]


def unicode_text(data: bytes) -> tuple[str, str] | None:
    r"""Read Unicode: the text and the encoding's name, or None if the bytes are none.

    >>> unicode_text("ağaç".encode("utf-16")), unicode_text("ağaç\n".encode("utf-16-be")), unicode_text(b"a\xf0a")
    (('ağaç', 'UTF-16'), ('ağaç\n', 'UTF-16'), None)
    """
    for mark, name, decoder in _MARKS:
        if data.startswith(mark):
            return _strictly(data[len(mark) :], decoder, name)
    if _CONTROLS.search(data[:_PLAIN]) and (wide := _wide(data)):
        return wide
    return _strictly(data, codecs.utf_8_decode, "UTF-8") or _damaged(data)


def readings(data: bytes, words_of: Callable[[str], Sequence[str]], alphabet: str | None = None) -> list[Reading]:
    """Read bytes that are no Unicode in every page, and keep the readings that may be right, the best first.

    They may be known to be of one alphabet.

    `words_of` finds the words of a text by what stands between them; in the text that it is given, a letter stands for
    each byte beyond ASCII.

    >>> [found] = readings("żółć gęś jaźń".encode("cp1250"), str.split)
    >>> found.encoding, found.words, found.fits[0].alphabet
    ('Windows-1250', ('żółć', 'gęś', 'jaźń'), 'pl')
    """
    text = codecs.charmap_decode(sample(data), "strict", _LETTERS)[0]
    words = words_of(text)
    # What stands beside the words, such as definitions, may be of another language, but is in the same encoding.
    beside = sorted(set(_BEYOND.findall(text)).difference(words))
    joined, others = (b"\n".join(_telling(_as_bytes(each))) for each in (words, beside))
    seen: set[str] = set()
    found: list[tuple[float, int, Reading]] = []
    for name, rarity in PAGES.items():
        text, remarks = _in_page(joined, name), _in_page(others, name)
        if text + remarks in seen:
            continue
        seen.add(text + remarks)
        read = text.split("\n")
        fitting = fits(read)
        best = next(fit for fit in fitting if alphabet in (None, fit.alphabet))
        notes = remarks.split("\n") if remarks else []  # in some pages a byte of a word is a space
        beside_best = fits(notes)[0]
        cost, foreign = best.cost + beside_best.cost + rarity, best.foreign + beside_best.foreign
        found.append((cost, foreign, Reading(name, (*read, *notes), tuple(fitting))))
    found.sort(key=lambda each: each[0])
    least, foreign, _ = found[0]
    return [reading for cost, more, reading in found if cost - least < DOUBT and more <= foreign]


def decode(data: bytes, encoding: str) -> str | None:
    """Read bytes in the encoding of a name; None if they cannot be in it. A page's undefined bytes become U+FFFD."""
    for mark, name, decoder in _MARKS:
        if name == encoding and (data.startswith(mark) or name == "UTF-8"):
            read = _strictly(data.removeprefix(mark), decoder, name)
            return read and read[0]
    if encoding in ("UTF-16", "UTF-32"):
        read = _wide(data) if encoding == "UTF-16" else None
        return read and read[0]
    return _in_page(data, encoding)


def _in_page(data: bytes, page: str) -> str:
    return codecs.charmap_decode(data, "strict", _CHARACTERS[page])[0]


def sample(data: bytes) -> bytes:
    """Give a file, or of a long one whole lines from all of it, among them one with each byte beyond ASCII it has."""
    if len(data) <= _PLAIN:
        return data
    starts = [at * (len(data) // _PIECES) for at in range(_PIECES)]
    size = _PLAIN // _PIECES
    pieces = [data[start : start + size].partition(b"\n")[2] or data[start : start + size] for start in starts[1:]]
    looked_at = b"\n".join([data[:size], *pieces])
    for byte in map(bytes, ((each,) for each in range(0x80, 0x100))):
        if byte not in looked_at and (at := data.find(byte)) >= 0:
            looked_at += b"\n" + data[max(data.rfind(b"\n", 0, at) + 1, at - 32) : at + 32].partition(b"\n")[0]
    return looked_at


def _as_bytes(words: Sequence[str]) -> list[bytes]:
    return [codecs.charmap_encode(word, "strict", _BYTES)[0] for word in words]


def _telling(words: list[bytes]) -> list[bytes]:
    """Choose the words to compare, from all of them: those with letters beyond ASCII first."""
    different = list(dict.fromkeys(words))
    high = [word for word in different if _HIGH.search(word)]
    plain = [word for word in different if not _HIGH.search(word)]
    return _spread(high, _SCORED) + _spread(plain, max(_SCORED - len(high), _SCORED // 4))


def _spread(words: list[bytes], most: int) -> list[bytes]:
    return words if len(words) <= most else [words[i * len(words) // most] for i in range(most)]


def _strictly(data: bytes, decoder: Decoder, name: str) -> tuple[str, str] | None:
    try:
        return decoder(data, "strict", True)[0], name
    except UnicodeDecodeError:
        return None


def _damaged(data: bytes) -> tuple[str, str] | None:
    """Read UTF-8 in which some bytes are wrong, by the many that are right; wrong ones become U+FFFD."""
    text = data.decode("utf-8", "replace")
    right = len(data) - len(data.translate(None, bytes(range(0xC2, 0xF5))))
    wrong = text.count("\ufffd")
    return (text, "UTF-8") if wrong * _RIGHT < right else None


def _wide(data: bytes) -> tuple[str, str] | None:
    """Read UTF-16 without a byte-order mark: in one order it is letters, in the other signs of far scripts."""
    for decoder in (codecs.utf_16_le_decode, codecs.utf_16_be_decode):
        read = _strictly(data, decoder, "UTF-16")
        head = read[0][:_PLAIN] if read else ""
        if sum(char in _WRITTEN for char in head) > _LETTERS_OF_WIDE * len(head):
            return read
    return None
