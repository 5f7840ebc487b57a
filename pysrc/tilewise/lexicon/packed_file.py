"""A list inside another file: unpacked from gzip or zip; and what files are that people take for lists."""

import re
import struct
import zlib
from dataclasses import dataclass

from ..errors import LexiconError

__all__ = ["MOST_BYTES", "Unpacked", "unpack_file"]

MOST_BYTES = 160 << 20

_KINDS = (
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"BM", "a picture"),
    (b"II*\x00", "a picture"),
    (b"MM\x00*", "a picture"),
    (b"%PDF", "a PDF document"),
    (b"{\\rtf", "a text document (RTF)"),
    (b"\xd0\xcf\x11\xe0", "an Office document"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!", "a RAR archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ", "an XZ archive"),
    (b"SQLite format 3", "a database"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"RIFF", "a picture, a sound or a film"),
    (b"ID3", "a sound"),
)
"""How files begin that are no lists."""

_PACKED = (b"\x1f\x8b", b"PK\x03\x04")
"""How gzip and zip files begin."""

_PDF = re.compile(rb"^%PDF-\d", re.MULTILINE)
"""How a PDF document begins, perhaps behind something else (ISO 32000, annex H)."""

_DOCUMENTS = (("word/", "a Word document"), ("xl/", "a spreadsheet"), ("content.xml", "an OpenDocument file"))
"""What zip files are that have such a file in them."""

_LISTS = (".txt", ".csv", ".tsv", ".dic", ".lst", ".list", ".words")
_BESIDE = ("readme", "licen", "copying", "notice", "changelog", "__macosx/")


@dataclass(frozen=True)
class Unpacked:
    """The bytes of a list, and what the file in the archive is called that they come from; "" without an archive."""

    data: bytes
    name: str = ""


def unpack_file(data: bytes) -> Unpacked:
    """Give the one list of a zip or gzip file; other files stay as they are.

    Raises LexiconError: "list-binary" for a file of a known kind that is no list, "list-several" for a zip with more
    than one list, "list-too-large".

    >>> import gzip
    >>> unpack_file(gzip.compress(b"qi")).data, unpack_file(b"qi").data
    (b'qi', b'qi')
    """
    if data.startswith(_PACKED):
        unpacked = _unzip(data) if data.startswith(_PACKED[1]) else Unpacked(_gunzip(data), _gzip_name(data))
        if unpacked.data.startswith(_PACKED):
            raise _other_kind("an archive in an archive")
        _require_text(unpacked.data)
        return unpacked
    _require_text(data)
    return Unpacked(data)


def _require_text(data: bytes) -> None:
    """Refuse a file of a known kind that is no list."""
    kind = next((kind for mark, kind in _KINDS if data.startswith(mark) and _is_binary(data, mark)), None)
    kind = kind or ("a PDF document" if _PDF.search(data[:1024]) else None)
    if kind:
        raise _other_kind(kind)


def _other_kind(kind: str) -> LexiconError:
    message = f"This is not a text file but {kind}; a word list is plain text with one word a line."
    return LexiconError("list-binary", message, field="data")


def _is_binary(data: bytes, mark: bytes) -> bool:
    """Words may begin as files do: BM, MZ and others are told by what follows."""
    return len(mark) > 3 or any(byte < 32 and byte not in b"\t\n\r\x0c" for byte in data[:4096])


def _gunzip(data: bytes) -> bytes:
    """Unpack all members of a gzip file, which stand one after another (RFC 1952, 2.2)."""
    content, rest = b"", data
    while rest.startswith(b"\x1f\x8b"):
        more, rest = _inflated(rest, 31, MOST_BYTES - len(content))
        content += more
    return content


def _inflate(data: bytes, bits: int) -> bytes:
    return _inflated(data, bits, MOST_BYTES)[0]


def _inflated(data: bytes, bits: int, most: int) -> tuple[bytes, bytes]:
    """Unpack data to so many bytes at most; give them, and what stands behind the data."""
    unpacking = zlib.decompressobj(bits)
    try:
        content = unpacking.decompress(data, most + 1)
    except zlib.error as error:
        raise _damaged() from error
    if len(content) > most:
        raise LexiconError(
            "list-too-large",
            f"What is packed here is longer than the {MOST_BYTES >> 20} MB of a word list.",
            field="data",
        )
    if not unpacking.eof:
        raise _damaged()
    return content, unpacking.unused_data


def _gzip_name(data: bytes) -> str:
    """Give the name that a gzip file tells (RFC 1952: flag 8, behind ten bytes and an extra field with flag 4)."""
    if not data[3] & 8:
        return ""
    start = 12 + int.from_bytes(data[10:12], "little") if data[3] & 4 else 10
    return data[start : data.find(b"\0", start)].decode("latin-1")


def _unzip(data: bytes) -> Unpacked:
    """Read the directory at the end of a zip file (APPNOTE 4.3.12, 4.3.16), and unpack its one list."""
    entries = _zip_entries(data)
    names = [name for name, *_ in entries]
    for part, kind in _DOCUMENTS:
        if any(name.startswith(part) for name in names):
            message = f"This is not a text file but {kind}; save its words as plain text or CSV and bring that."
            raise LexiconError("list-binary", message, field="data")
    files = [each for each in entries if not each[0].endswith("/")]
    files = [each for each in files if not any(part in each[0].lower() for part in _BESIDE)] or files
    files = [each for each in files if each[0].lower().endswith(_LISTS)] or files
    if len(files) != 1:
        shown = ", ".join([name for name, *_ in files[:5]]) + (", …" if len(files) > 5 else "")
        message = f"This zip has {len(files)} files ({shown}); bring the one that is the list." if files else ""
        raise LexiconError("list-several", message or "There is no file in this zip.", field="data", names=names[:100])
    name, method, packed, start = files[0]
    if start + 30 > len(data):
        raise _damaged()
    name_length, extra_length = struct.unpack_from("<HH", data, start + 26)
    begin = start + 30 + name_length + extra_length
    content = data[begin : begin + packed]
    if method == 0:
        return Unpacked(content, name)
    if method != zlib.DEFLATED:
        raise _damaged()
    return Unpacked(_inflate(content, -15), name)


def _zip_entries(data: bytes) -> list[tuple[str, int, int, int]]:
    """Give each file's name, method, packed size and place."""
    end = data.rfind(b"PK\x05\x06")
    entries = []
    try:
        count, _, at = struct.unpack_from("<HII", data, end + 10)
        at = min(at, len(data))  # beyond half of 32 bits an offset would be another error in a browser
        for _ in range(count if end >= 0 else 0):
            method, packed = struct.unpack_from("<H8xI", data, at + 10)
            name_length, extra, comment = struct.unpack_from("<HHH", data, at + 28)
            (start,) = struct.unpack_from("<I", data, at + 42)
            name = data[at + 46 : at + 46 + name_length].decode("utf-8", "replace")
            entries.append((name, method, packed, start))
            at += 46 + name_length + extra + comment
    except struct.error as error:
        raise _damaged() from error
    if end < 0:
        raise _damaged()
    return entries


def _damaged() -> LexiconError:
    message = "This packed file is damaged or packed in an unusual way; unpack it and bring the list itself."
    return LexiconError("list-binary", message, field="data")
