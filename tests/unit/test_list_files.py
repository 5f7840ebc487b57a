"""Files of words at their edges: long ones, packed in less usual ways, damaged, or of hardly anything."""

import gzip
import io
import random
import struct
import zipfile

import pytest
from amount import takes_long
from tests.list_files import bring, refused, words_of, zipped
from tests.words_of_languages import WORDS

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.lexicon import Library, code_pages, load_lexicon, notes

ENGLISH = WORDS["en"].split()
CAPITALS = {word.upper() for word in ENGLISH}


@pytest.fixture
def engine():
    return Engine(Library(None))


@takes_long("makes a list of forty thousand words of a shipped one")
@pytest.mark.parametrize(("id", "codec", "rare"), [("tr-broad", "cp1254", "hâlâ"), ("de", "cp1252", "æther")])
def test_of_a_long_file_each_letter_is_looked_at_however_rare_it_is(engine, id, codec, rare):
    lexicon = load_lexicon(id)
    shown = "\n".join(lexicon.alphabet.decode(word) for block in lexicon for word in block.words(block.every))
    if id == "tr-broad":
        shown = shown.replace("I", "ı").replace("İ", "i")
    words = shown.lower().split("\n")[::2]
    without = {letter for word in words for letter in word if letter.isascii() or letter not in rare}
    words = [word for word in words if without.issuperset(word)][:40_000]
    random.Random(1).shuffle(words)
    words.insert(len(words) // 3, rare)
    data = "\n".join(words).encode(codec)
    looked_at = code_pages.sample(data)
    assert len(looked_at) < len(data) / 2
    assert {byte for byte in looked_at if byte > 0x7F} == {byte for byte in data if byte > 0x7F}
    told = bring(engine, data)
    assert (told["encoding"], told["alphabet"]) == ("Windows-" + codec[2:], id[:2])
    assert told["words"] + told["rejected_count"] + told["repeated"] == len(words)
    assert told["words"] > 0.99 * len(words)


def test_wide_letters_without_a_mark_are_read_as_such_when_that_is_chosen(engine):
    chosen = {"id": "mine", "encoding": "UTF-16"}
    for codec in ("utf-16-le", "utf-16-be"):
        data = "\n".join(ENGLISH).encode(codec)
        assert engine.call("lexicon.import", {**chosen, "data": data})["encoding"] == "UTF-16"
        assert words_of(engine) == CAPITALS
    for wrong in ({"data": b"qi\nza\n"}, {"encoding": "UTF-32", "data": b"qi\nza\n"}):
        with pytest.raises(TilewiseError, match="This file is not in UTF-") as caught:
            engine.call("lexicon.import", {**chosen, **wrong})
        assert caught.value.data["field"] == "encoding"


def named_gzip(content: bytes, name: str, *, extra: bytes = b"") -> bytes:
    """A gzip file that tells a name, perhaps behind an extra field."""
    packed = io.BytesIO()
    with gzip.GzipFile(name, "wb", fileobj=packed, mtime=0) as writing:
        writing.write(content)
    data = bytearray(packed.getvalue())
    if extra:
        data[3] |= 4
        data[10:10] = struct.pack("<H", len(extra)) + extra
    return bytes(data)


def stored(content: str) -> bytes:
    """A zip file in which a list lies as it is."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as writing:
        writing.writestr("words.txt", content)
    return archive.getvalue()


@pytest.mark.parametrize(
    ("data", "inside"),
    [
        (named_gzip("\n".join(ENGLISH).encode(), "words.txt"), "words.txt"),
        (named_gzip("\n".join(ENGLISH).encode(), "words.txt", extra=b"AB\x02\x00xy"), "words.txt"),
        (stored("\n".join(ENGLISH)), "words.txt"),
    ],
    ids=["a name", "a name and an extra field", "stored"],
)
def test_archives_of_other_programs_are_unpacked_and_tell_the_name_inside(engine, data, inside):
    told = bring(engine, data)
    assert (words_of(engine), told["inside"], told["rejected_count"]) == (CAPITALS, inside, 0)


ARCHIVE = zipped(words_txt="\n".join(ENGLISH))
DIRECTORY = ARCHIVE.rfind(b"PK\x01\x02")
END = ARCHIVE.rfind(b"PK\x05\x06")


def changed(at: int, *more: int) -> bytes:
    data = bytearray(ARCHIVE)
    data[at : at + len(more)] = bytes(more)
    return bytes(data)


DAMAGED = {
    "a way of packing that is not known": changed(DIRECTORY + 10, 12, 0),
    "a list that begins behind the end": changed(DIRECTORY + 42, 0xFF, 0xFF, 0xFF, 0x7F),
    "a directory that begins behind the end": changed(END + 16, 0xFF, 0xFF, 0xFF, 0x7F),
    "a content that is none": changed(30 + len("words.txt"), *[0xFF] * 20),
    "an archive in an archive": gzip.compress(ARCHIVE),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=[*DAMAGED])
def test_a_damaged_archive_is_refused_and_harms_nothing(engine, data):
    bring(engine, "qi\n")
    error = refused(engine, data)
    assert (error.code, error.data["field"]) == ("list-binary", "data")
    assert words_of(engine) == {"QI"}


@pytest.mark.parametrize("text", ["[]", "{}", "[[]]", "[1, 2]", '[{"n": 1}]', '{"n": 1}'])
def test_json_without_words_has_none(engine, text):
    assert refused(engine, text).code == "no-words"


def test_words_in_quotes_are_read_without_them(engine):
    told = bring(engine, "\n".join(f'"{word}"' for word in ENGLISH))
    assert (words_of(engine), told["rejected_count"]) == (CAPITALS, 0)


def test_a_quote_that_nobody_closes_takes_no_other_line_with_it(engine):
    rows = [f"{word},a thing" for word in ENGLISH]
    rows[3] = rows[3].replace(",", ',"')
    told = bring(engine, "\n".join(rows), alphabet="en")
    assert (words_of(engine), told["definitions"]) == (CAPITALS, len(ENGLISH))


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_what_comes_again_beside_words_is_none_of_them(engine, separator):
    kinds = ["fruit", "tree", "bird"]
    told = bring(engine, "\n".join(f"{word}{separator}{kinds[n % 3]}" for n, word in enumerate(ENGLISH)), alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (CAPITALS, 0)


def test_a_meaning_that_is_told_twice_is_kept_once(engine):
    rows = ["bank\ta shore", "bank\ta house", "bank\ta shore", *[f"{word}\tof {word}" for word in ENGLISH]]
    bring(engine, "\n".join(rows), alphabet="en")
    assert engine.call("anagram.word", {"lexicon": "mine", "word": "bank"})["definition"].startswith("a shore; a house")


def test_meanings_and_counts_are_the_same_in_whatever_pieces_they_are_read(engine, monkeypatch):
    rows = [f"{word}\t{n + 1}\tof {word}" for n, word in enumerate(ENGLISH)]
    whole = bring(engine, "\n".join(["word\tcount\tdefinition", *rows]), alphabet="en")
    text = engine.call("lexicon.text", {"lexicon": "mine", "columns": True})["text"]
    monkeypatch.setattr(notes, "_STEP", 2)
    assert bring(engine, "\n".join(["word\tcount\tdefinition", *rows]), alphabet="en") == whole
    assert engine.call("lexicon.text", {"lexicon": "mine", "columns": True})["text"] == text
    assert "of " + ENGLISH[-1] in text
