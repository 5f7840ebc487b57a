"""Which encoding and alphabet a list is in, for every alphabet that ships: read rightly or asked, never wrong."""

import gzip
import os
import random
import subprocess
import sys
import unicodedata
from collections import Counter

import pytest
from amount import some
from tests.words_of_languages import WORDS

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Library, shipped_folder
from tilewise.lexicon.code_pages import ENCODINGS, decode
from tilewise.lexicon.code_pages import PAGES as CODE_PAGES
from tilewise.lexicon.languages import _BLOCKS, are_none, fits
from tilewise.lexicon.list_import import reading_list

UNICODE = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")
PAGES = (
    *("cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1256", "cp1257"),
    *(f"iso8859_{n}" for n in (1, 2, 4, 5, 6, 7, 9, 13, 15, 16)),
    *("iso8859_3", "iso8859_10", "koi8_r", "koi8_u"),
    *("cp437", "cp850", "cp852", "cp855", "cp857", "cp866", "cp737", "cp775", "cp869"),
    *("cp720", "cp860", "cp863", "mac_romanian", "mac_croatian"),
    *("mac_roman", "mac_latin2", "mac_cyrillic", "mac_turkish", "mac_greek"),
)


def list_of(data, **fields):
    """A file read."""
    return finish(reading_list(data, **fields))


def in_capitals(id, words):
    letters = alphabet(id)
    uppers = dict(zip(letters.lowers, letters.letters, strict=True))
    return ["".join(uppers.get(char, char.upper()) for char in word) for word in words]


def encoded(words, codec):
    """The list in an encoding, as the words that the encoding has; None if that is hardly any."""
    kept = []
    for word in words:
        try:
            word.encode(codec)
        except UnicodeEncodeError:
            continue
        kept.append(word)
    return (kept, "\r\n".join(kept).encode(codec)) if len(kept) > 0.9 * len(words) else None


def encodings_of(words):
    """The encodings that the words may be in, or some of both kinds."""
    return [*some(UNICODE, 2), *some([codec for codec in PAGES if encoded(words, codec)], 3)]


def outcome(id, kept, data):
    """Right, asked with the right reading among the candidates, or wrong."""
    read = list_of(data)
    text = [word for word in read.text.split("\n") if word]
    if text == kept and read.alphabet == id:
        return "right"
    for way in read.candidates:
        if way.alphabet == id and set(way.words) <= set(kept):
            return "asked"
    return f"wrong: {read.encoding} {read.alphabet} {text[:3]}"


@pytest.mark.parametrize("id", ALPHABETS)
@pytest.mark.parametrize("size", some([8, 40], 1, always=[40]))
def test_no_list_of_any_language_is_read_wrongly_in_any_encoding(id, size):
    words = list(dict.fromkeys(WORDS[id].split()))
    assert len(words) >= 40
    rng = random.Random(f"{id} {size}")
    outcomes = Counter()
    wrong = []
    for codec in encodings_of(words):
        for spelled in some((words, in_capitals(id, words), sorted(words)), 1):
            made = encoded(spelled if size > 8 else rng.sample(spelled, size), codec)
            if made is None:
                continue
            found = outcome(id, *made)
            outcomes[found.partition(":")[0]] += 1
            wrong += [(codec, found)] if found.startswith("wrong") else []
    assert not wrong
    if size > 8:
        assert outcomes["right"] >= 2  # in Unicode
        assert outcomes["asked"] <= 0.2 * outcomes.total()


@pytest.mark.parametrize("id", ["en", "fr", "nl", "de", "es", "pt", "tr"])
@pytest.mark.parametrize("size", some([40, 400], 1, always=[400]))
def test_shipped_words_are_read_rightly_in_every_encoding_of_theirs(id, size):
    whole = gzip.decompress((shipped_folder() / f"{id}.txt.gz").read_bytes()).decode().split()
    rng = random.Random(size)
    start = rng.randrange(len(whole) - size)
    outcomes = Counter()
    for words in (rng.sample(whole, size), whole[start : start + size]):
        for codec in encodings_of(words):
            if made := encoded(words, codec):
                outcomes[outcome(id, *made)] += 1
    assert set(outcomes) <= {"right", "asked"}
    assert outcomes["right"] >= 8
    if size == 400:
        assert outcomes["asked"] <= 0.1 * outcomes.total()


FOREIGN = [
    ("en", "ŽÁBA"),
    ("fr", "ŐR"),
    ("nl", "łódź"),
    ("it", "straße"),
    ("es", "coração"),
    ("ro", "ağaç"),
    ("de", "ångström"),
]


@pytest.mark.parametrize(("id", "word"), FOREIGN)
def test_a_letter_that_the_alphabet_lacks_is_refused_and_never_taken_for_another(id, word):
    engine = Engine(Library(None))
    for method, fields in (
        ("lexicon.add", {"text": f"{word}\nala"}),
        ("lexicon.import", {"data": f"{word}\nala".encode()}),
    ):
        told = engine.call(method, {"id": "mine", "alphabet": id, **fields})
        assert (told["words"], told["rejected_count"]) == (1, 1)
        assert told["rejected"][0]["text"] == word
        assert alphabet(id).name in told["rejected"][0]["reason"]


def test_letters_that_play_as_others_are_told():
    told = Engine(Library(None)).call("lexicon.add", {"id": "mine", "alphabet": "fr", "text": "élève\nÉTÉ\nœuf\nsac"})
    assert told["folded"] == [
        {"letter": "È", "plays": "E", "times": 1},
        {"letter": "É", "plays": "E", "times": 3},
        {"letter": "Œ", "plays": "OE", "times": 1},
    ]


@pytest.mark.parametrize("letter", "șțşţ")
def test_romanian_letters_of_both_kinds_play_as_theirs_without_a_comma(letter):
    assert alphabet("ro").encode(letter) == alphabet("ro").encode({"ș": "s", "ş": "s"}.get(letter, "t"))


def test_few_plain_words_take_the_language_that_is_expected_and_say_what_else_they_may_be():
    for language in ("en", "fr", "tr"):
        read = list_of(b"ilik\ncep\nara\n", language=language)
        ids = [way.alphabet for way in read.candidates]
        assert (read.alphabet, ids[0]) == (language, language)
        assert "tr" in ids


def test_many_words_are_of_their_own_language_whatever_is_expected():
    for id in ("en", "de", "hu", "sl"):
        assert list_of("\n".join(WORDS[id].split()).encode(), language="tr").alphabet == id


def test_a_reading_that_is_in_doubt_is_asked_with_words_and_the_choice_settles_it():
    engine = Engine(Library(None))
    data = "ŐR".encode("cp1250")
    told = engine.call("lexicon.import", {"id": "mine", "data": data})
    ways = {(way["encoding"], way["alphabet"]): way["words"] for way in told["candidates"]}
    assert len(ways) > 1
    assert ways["Windows-1250", "hu"] == ["ŐR"]
    first = told["candidates"][0]
    assert (first["encoding"], first["alphabet"]) == (told["encoding"], told["alphabet"])
    for encoding, id in ways:
        chosen = engine.call("lexicon.import", {"id": "mine", "data": data, "encoding": encoding, "alphabet": id})
        assert (chosen["encoding"], chosen["alphabet"], chosen["candidates"]) == (encoding, id, [])


def test_the_findings_hungarian_list_is_hungarian():
    read = list_of("ŐR\nŰR\nHÁZ\n".encode("cp1250"))
    assert (read.text.split(), read.alphabet, read.encoding) == (["ŐR", "ŰR", "HÁZ"], "hu", "Windows-1250")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_encoding_can_be_chosen_by_its_name(encoding):
    data = "qi\nza\n".encode(encoding) if encoding.startswith("UTF") else b"qi\nza\n"
    assert list_of(data, encoding=encoding).text.split() == ["qi", "za"]


def test_an_encoding_that_cannot_be_is_refused_in_its_field():
    engine = Engine(Library(None))
    for encoding, code in (("UTF-8", "list-encoding"), ("UTF-7", "encoding-unknown")):
        with pytest.raises(Exception, match=r"encoding|not in UTF-8") as refusal:
            engine.call("lexicon.import", {"id": "mine", "data": b"\xe9t\xe9", "encoding": encoding})
        assert (refusal.value.code, refusal.value.data["field"]) == (code, "encoding")


def test_a_wrong_byte_among_much_utf_8_costs_its_own_line_only():
    data = "\n".join(WORDS["cs"].split()).encode() + b"\nd\xfdm\n"
    told = Engine(Library(None)).call("lexicon.import", {"id": "mine", "data": data})
    assert (told["encoding"], told["alphabet"], told["rejected_count"]) == ("UTF-8", "cs", 1)


@pytest.mark.parametrize("page", CODE_PAGES)
def test_the_characters_of_a_page_are_those_of_pythons_codec(page):
    """The page's Python has no codecs; ours reads what Python's own does."""
    codec = {"Mac Central European": "mac_latin2"}.get(page, page)
    data = bytes(range(256))
    assert decode(data, page) == data.decode(codec, "replace")


def test_no_encoding_needs_a_codec_that_pythons_files_have():
    """The page's Python is a snapshot without files: what it did not import before, it cannot read with."""
    program = r"""
import sys
from tilewise.lexicon.code_pages import ENCODINGS, decode, unicode_text
before = {name for name in sys.modules if name.startswith("encodings")}
for mark in (b"", b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0", b"\0\0\xfe\xff"):
    unicode_text(mark + b"q\0\0\0i\0\0\0")
    [decode(mark + b"q\0\0\0", encoding) for encoding in ENCODINGS]
print(*{name for name in sys.modules if name.startswith("encodings")} - before)
"""
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=path)
    assert told.stdout.split() == []


def test_the_table_of_letter_pairs_has_every_alphabet_and_its_letters():
    for id, letters in ALPHABETS.items():
        [found] = [fit for fit in fits(WORDS[id].split()) if fit.alphabet == id]
        assert found.foreign == 0
        assert set(_BLOCKS[id].split("\n")[0].partition(" ")[2]) == {".", *letters.written.values()}


@pytest.mark.parametrize("id", ["hu", "cs", "tr", "fr", "el", "ru"])
def test_letters_and_accents_that_are_written_apart_are_read_as_one(id):
    words = WORDS[id].split()
    apart = unicodedata.normalize("NFD", "\n".join(words))
    assert apart != "\n".join(words)
    read = list_of(apart.encode())
    assert (read.alphabet, read.text.split("\n")) == (id, words)


@pytest.mark.parametrize("method", ["lexicon.add", "lexicon.import"])
def test_the_lower_case_of_a_dotted_capital_is_an_i_in_turkish_alone(method):
    """Programs that know no Turkish make two characters of it."""
    words = in_capitals("tr", WORDS["tr"].split())
    text = "\n".join(words).lower()
    assert "i\u0307" in text
    told = {}
    for id in ("tr", "en"):
        engine = Engine(Library(None))
        what = {"text": f"{text}\nfax"} if method == "lexicon.add" else {"data": f"{text}\nfax".encode()}
        told[id] = engine.call(method, {"id": "mine", "alphabet": id, **what})
    assert told["tr"]["rejected_count"] == 1, "the fax"
    assert told["en"]["rejected_count"] >= sum("İ" in word for word in words)


def test_a_list_with_such_letters_is_told_to_be_turkish():
    text = "\n".join(in_capitals("tr", WORDS["tr"].split())).lower()
    assert list_of(text.encode()).alphabet == "tr"


def test_another_form_of_a_letter_is_not_told_as_another_letter():
    told = Engine(Library(None)).call("lexicon.add", {"id": "mine", "alphabet": "el", "text": "φως\nπρωΐ\n"})
    assert told["folded"] == [{"letter": "ΐ", "plays": "Ι", "times": 1}]


def test_the_point_of_a_catalan_letter_may_be_written_with_its_l():
    engine = Engine(Library(None))
    told = engine.call("lexicon.import", {"id": "mine", "alphabet": "ca", "data": "coŀlegi\nAĿLOT\n".encode()})
    assert (told["words"], told["rejected_count"]) == (2, 0)
    assert engine.call("lexicon.check", {"lexicon": "mine", "words": ["col·legi", "al·lot"]})["valid"] == {
        "COL·LEGI": True,
        "AL·LOT": True,
    }


OWN_PAGES = [
    *[("el", "cp869"), ("ru", "cp855"), ("tr", "iso8859_3"), ("sv", "iso8859_10"), ("ru", "koi8_u")],
    *[("ar", "cp720"), ("pt", "cp860"), ("fr", "cp863"), ("ro", "mac_romanian"), ("sl", "mac_croatian")],
]
"""Pages in which nothing but such lists is written, with letters in places where other pages have others."""


@pytest.mark.parametrize(("id", "codec"), OWN_PAGES)
@pytest.mark.parametrize("spelled", [list, sorted, None], ids=["as they are", "sorted", "in capitals"])
def test_a_list_in_a_page_of_its_own_language_alone_is_read_rightly(id, codec, spelled):
    words = list(dict.fromkeys(WORDS[id].split()))
    made = encoded(spelled(words) if spelled else in_capitals(id, words), codec)
    assert made is not None
    assert outcome(id, *made) in ("right", "asked")


@pytest.mark.parametrize("codec", ["cp1257", "iso8859_4", "iso8859_13", "cp775"])
def test_words_in_letters_of_no_alphabet_here_are_refused_and_never_half_taken(codec):
    """Latvian, which has no tile set here."""
    words = "ābols bērns ceļš dzīvība ēka ģimene iela jūra ķirsis lācis mājas ņemt pļava rīts saule šķūnis ūdens žurka"
    engine = Engine(Library(None))
    data = "\n".join(words.split()).encode(codec)
    with pytest.raises(TilewiseError) as caught:
        engine.call("lexicon.import", {"id": "mine", "data": data})
    assert (caught.value.code, caught.value.data["field"]) == ("list-unreadable", "data")
    assert str(caught.value).endswith(".")


MIRRORED = [("ro", "cp1250"), ("el", "cp1253"), ("ru", "cp1251"), ("fi", "cp1252"), ("sl", "cp852"), ("hu", "cp1250")]
MIRRORED += [("pt", "cp1252"), ("cs", "cp852"), ("da", "cp1252"), ("fr", "cp1252"), ("de", "cp1252"), ("tr", "cp1254")]


@pytest.mark.parametrize(("id", "codec"), MIRRORED)
def test_a_list_in_a_page_that_is_not_known_is_refused_and_never_made_of_other_letters(id, codec):
    """The letters stand in places where no page here has them: in those of a page in the opposite order."""
    words, data = encoded(WORDS[id].split(), codec)
    data = bytes(0x17F - byte if byte > 0x7F else byte for byte in data)
    with pytest.raises(TilewiseError) as caught:
        Engine(Library(None)).call("lexicon.import", {"id": "mine", "data": data})
    assert caught.value.code in ("list-unreadable", "list-binary")
    assert len(words) >= 36


@pytest.mark.parametrize("id", ALPHABETS)
def test_no_list_of_any_language_is_taken_for_none(id):
    words = WORDS[id].split()
    rng = random.Random(id)
    for spelled in (words, in_capitals(id, words)):
        for size in (5, 12, 20, 30):
            for _ in range(5):
                assert not are_none(id, rng.sample(spelled, size))


def test_borrowed_accents_are_strange_and_yet_of_the_language():
    borrowed = ["naïve", "café", "façade", "señor", "über", "fiancée", "jalapeño", "crème", "piñata", "château"]
    assert not are_none("en", [*WORDS["en"].split(), *borrowed])
    told = Engine(Library(None)).call(
        "lexicon.import", {"id": "mine", "data": "\n".join([*WORDS["en"].split(), *borrowed]).encode("cp1252")}
    )
    assert told["words"] > 50
