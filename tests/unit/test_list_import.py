"""Lists that people bring: odd files are read, hopeless ones refused with a sentence."""

import base64
import random
from functools import cache

import pytest
from tests.words_of_languages import WORDS

from tilewise.api import Engine
from tilewise.errors import LexiconError, TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Library
from tilewise.lexicon.list_import import MOST_LINES, reading_list

TURKISH = "ağaç\nılık\nİĞNE\nşişe\nçöp\n"


@pytest.fixture
def engine():
    return Engine(Library(None))


def bring(engine, data, **fields):
    return engine.call("lexicon.import", {"id": "mine", "data": data, **fields})


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (TURKISH.encode(), "UTF-8"),
        (TURKISH.encode("utf-8-sig"), "UTF-8"),
        (TURKISH.encode("utf-16"), "UTF-16"),
        (b"\xfe\xff" + TURKISH.encode("utf-16-be"), "UTF-16"),
        (TURKISH.encode("utf-16-le"), "UTF-16"),
        (TURKISH.encode("utf-16-be"), "UTF-16"),
        (TURKISH.encode("cp1254"), "Windows-1254"),
        (TURKISH.replace("\n", "\r\n").encode(), "UTF-8"),
        (TURKISH.replace("\n", "\r").encode("cp1254"), "Windows-1254"),
    ],
)
def test_every_encoding_and_line_end_gives_the_same_turkish_list(engine, data, encoding):
    report = bring(engine, data)
    assert (report["words"], report["rejected_count"]) == (5, 0)
    assert (report["encoding"], report["alphabet"], report["lines"]) == (encoding, "tr", 5)
    assert engine.call("lexicon.text", {"lexicon": "mine"})["text"] == "ÇÖP\nAĞAÇ\nILIK\nİĞNE\nŞİŞE\n"


def test_western_code_pages_keep_their_accents(engine):
    assert bring(engine, "straße\nändern\n".encode("cp1252"))["encoding"] == "Windows-1252"
    assert engine.call("lexicon.check", {"lexicon": "mine", "words": ["STRASSE", "ÄNDERN"]})["valid"] == {
        "STRASSE": True,
        "ÄNDERN": True,
    }


@pytest.mark.parametrize(
    "text",
    ["qi\t11\naa\t2\nza\t11\n", "qi;11\naa;2\nza;11", 'word,points\n"qi",11\n"aa",2\n"za",11\n', "qi,\naa,\nza,\n"],
)
def test_the_first_column_of_a_table_is_the_list(engine, text):
    report = bring(engine, text.encode())
    assert (report["words"], report["rejected_count"], report["first_column"]) == (3, 0, True)


def test_the_report_tells_what_was_taken_refused_and_repeated(engine):
    report = bring(engine, b"qi\nQI\n\naa\nco-op\nx\nqi\n", alphabet="en")
    assert (report["words"], report["lines"], report["repeated"], report["rejected_count"]) == (2, 7, 2, 2)
    assert report["rejected"] == [
        {"line": 5, "text": "co-op", "reason": "“-” is not a letter of the English alphabet."},
        {"line": 6, "text": "x", "reason": "A word has at least 2 letters."},
    ]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "list-empty"),
        (b" \n\r\n\t", "list-empty"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40, "list-binary"),
        (random.Random(1).randbytes(100_000), "list-binary"),
        (bytes(byte | 128 for byte in random.Random(2).randbytes(50_000)), "list-binary"),
        (b"PK\x03\x04" + random.Random(3).randbytes(5000), "list-binary"),
        (b"\xff\xfe" + b"\x00\xd8" * 9, "list-binary"),
        ("qi\n".encode("utf-16-le") * 9 + b"\x00\xd8", "list-binary"),
        (b"qi\n\x01\x02\x03aa\n" * 9, "list-binary"),
        (b"12\n34\n", "no-words"),
        (b"a\n" * (MOST_LINES + 1), "list-too-large"),
    ],
)
def test_what_holds_no_list_is_refused_and_harms_nothing(engine, data, code):
    bring(engine, b"qi\n")
    with pytest.raises(TilewiseError) as refusal:
        bring(engine, data)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
    assert engine.call("lexicon.check", {"lexicon": "mine", "words": ["QI"]}) == {"valid": {"QI": True}}


@pytest.mark.parametrize(
    ("text", "rejected"),
    [
        (
            "жж, фф\n\nцц, x",
            [
                (1, "жж", "“ж” is not"),
                (1, "фф", "“ф” is not"),
                (3, "цц", "“ц” is not"),
                (3, "x", "A word has at least 2"),
            ],
        ),
        ("\n" + "a" * 5000, [(2, "a" * 64, "A word has at most 64 letters.")]),
    ],
)
def test_a_list_without_a_word_is_refused_with_its_lines_and_why_they_are_none(engine, text, rejected):
    with pytest.raises(TilewiseError, match=f"Line {rejected[0][0]}, “{rejected[0][1]}”: {rejected[0][2]}") as refusal:
        bring(engine, text.encode(), alphabet="en")
    told = refusal.value.data["rejected"]
    assert [(each["line"], each["text"]) for each in told] == [each[:2] for each in rejected]
    assert all(each["reason"].startswith(reason) for each, (_, _, reason) in zip(told, rejected, strict=True))
    assert refusal.value.data["rejected_count"] == len(rejected)


def test_three_hundred_megabytes_are_refused_without_being_read():
    class Huge(bytes):
        def __len__(self):
            return 300_000_000

    with pytest.raises(LexiconError, match="This file is 300 MB long"):
        finish(reading_list(Huge(b"noise")))


def test_bytes_may_come_as_base64(engine):
    assert bring(engine, base64.b64encode(b"qi\n").decode())["words"] == 1
    with pytest.raises(TilewiseError) as refusal:
        bring(engine, "no base64!")
    assert (refusal.value.code, refusal.value.data["field"]) == ("wrong-type", "data")


def alphabet_of(text):
    return finish(reading_list(text.encode())).alphabet


@pytest.mark.parametrize(
    ("text", "id"),
    [
        *[("año\n", "es"), ("coração", "pt"), ("ändern", "de"), ("élève", "fr"), ("ğ", "tr"), ("water", "en")],
        *[("λόγος", "el"), ("слово", "ru"), ("كلمة\nبيت\nماء", "ar"), ("واژه\nآب\nگل", "fa")],
    ],
)
def test_letters_tell_the_alphabet(text, id):
    assert alphabet_of(text) == id


def test_a_borrowed_word_does_not_tell_the_alphabet():
    assert alphabet_of("\n".join([*WORDS["en"].split(), "naïve"])) == "en"
    assert alphabet_of("\n".join([*WORDS["en"].split(), "naïve", "café", "façade", "señor"])) == "en"
    assert alphabet_of("\n".join(WORDS["fr"].split())) == "fr"


def test_lines_are_counted_with_the_row_of_headings(engine):
    told = bring(engine, b"word,points\nqi,11\nco-op,9\nza,11\n", alphabet="en")
    assert (told["words"], told["lines"], told["repeated"]) == (2, 4, 0)
    assert [each["line"] for each in told["rejected"]] == [3]


def test_a_derived_list_has_some_words_more_and_some_less(engine):
    bring(engine, b"qi\naa\nza\n", alphabet="en")
    fields = {"id": "better", "lexicon": "mine", "add": ["quixotry", "AA"], "remove": ["za", "never"]}
    assert engine.call("lexicon.derive", fields)["words"] == 3
    assert engine.call("lexicon.text", {"lexicon": "better"})["text"] == "AA\nQI\nQUIXOTRY\n"
    assert engine.call("lexicon.text", {"lexicon": "mine"})["text"] == "AA\nQI\nZA\n"


@pytest.mark.parametrize(
    ("fields", "field"), [({"add": ["a"]}, "add"), ({"add": ["ok", "n0"]}, "add"), ({"remove": ["é!"]}, "remove")]
)
def test_a_word_that_cannot_be_is_refused_with_its_place(engine, fields, field):
    bring(engine, b"qi\n", alphabet="en")
    with pytest.raises(TilewiseError) as refusal:
        engine.call("lexicon.derive", {"id": "x", "lexicon": "mine", **fields})
    assert refusal.value.data["field"] == field
    assert "index" in refusal.value.data


def test_a_list_with_frequencies_keeps_them_when_it_is_edited():
    from tilewise.alphabets import alphabet  # noqa: PLC0415
    from tilewise.lexicon import Lexicon  # noqa: PLC0415

    ranked = Lexicon.from_words(["aa", "qi"], alphabet("en"), {"qi": 3.0}).edited([b"LONGER", b"ZA"], [b"AA"])
    again = Lexicon.unpack(ranked.pack())
    assert [(block.word(j), block.zipf_of(j)) for block in again for j in range(block.n)] == [
        (b"QI", 3.0),
        (b"ZA", 0.0),
        (b"LONGER", 0.0),
    ]


@pytest.mark.parametrize("ranked", [False, True], ids=["words alone", "with frequencies"])
@pytest.mark.parametrize("changes", [3, 8, 9, 200])
def test_many_changes_at_once_come_to_what_one_after_the_other_comes_to(changes, ranked):
    from tilewise.alphabets import alphabet  # noqa: PLC0415
    from tilewise.lexicon import Lexicon  # noqa: PLC0415

    rng = random.Random(changes)
    words = sorted({"".join(rng.choices("ABCD", k=rng.choice((3, 4, 7)))) for _ in range(300)})
    zipf = {word: rng.choice((0.0, 2.5, 4.0)) for word in words} if ranked else None
    base = Lexicon.from_words(words, alphabet("en"), zipf)
    add = ["".join(rng.choices("ABCDE", k=rng.choice((3, 4, 5)))).encode() for _ in range(changes)]
    remove = [rng.choice([*words, "EEE"]).encode() for _ in range(changes)]
    one_by_one = base
    for word in set(remove) - set(add):  # what is both removed and added stays as it is
        one_by_one = one_by_one.edited([], [word])
    for word in add:
        one_by_one = one_by_one.edited([word], [])
    assert base.edited(add, remove).pack() == one_by_one.pack()
    assert base.pack() == Lexicon.from_words(words, alphabet("en"), zipf).pack()


@cache
def a_large_list(words: int) -> list[str]:
    rng = random.Random(words)
    return sorted({"".join(rng.choices("ABCDEFGHIKLMNOPRSTUW", k=rng.randint(5, 8))) for _ in range(words)})


@pytest.mark.parametrize(
    ("method", "size", "fields_of", "fewest"),
    [
        ("lexicon.add", 300_000, lambda words: {"alphabet": "en", "text": "\n".join(words)}, 4),
        ("lexicon.import", 300_000, lambda words: {"data": "\n".join(words).encode()}, 4),
        ("lexicon.derive", 40_000, lambda words: {"lexicon": "old", "add": words, "remove": ["OLD"]}, 40),
    ],
    ids=["add", "import", "derive"],
)
def test_a_large_list_is_made_in_pieces_and_is_not_there_where_it_was_broken_off(
    engine, method, size, fields_of, fewest
):
    words = a_large_list(size)
    fields = {"id": "new", **fields_of(words)}
    engine.call("lexicon.add", {"id": "old", "alphabet": "en", "text": "OLD\nWORD"})
    ids = {row["id"] for row in engine.call("lexicon.list", {})["lexicons"]}
    steps = 0
    job = engine.begin(method, fields)
    for _ in job:
        steps += 1
        if steps == fewest:
            break
    assert steps == fewest, "there is more to come"
    job.close()
    assert {row["id"] for row in engine.call("lexicon.list", {})["lexicons"]} == ids
    made = engine.call(method, fields)
    assert made["words"] == len(words) + (method == "lexicon.derive")
    assert engine.call("lexicon.text", {"lexicon": "new"})["text"].split()[-1] == max(words, key=lambda w: (len(w), w))


def test_a_file_that_is_given_up_at_its_last_pause_is_no_list(engine):
    fields = {"id": "new", "data": "\n".join(a_large_list(300_000)).encode()}
    pauses = sum(1 for _ in Engine().begin("lexicon.import", fields))
    job = engine.begin("lexicon.import", fields)
    for _ in range(pauses):
        next(job)
    job.close()
    assert "new" not in {row["id"] for row in engine.call("lexicon.list", {})["lexicons"]}
