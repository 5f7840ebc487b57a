"""The forms in which people have word lists: each is found for the whole file, told, and loses nothing in silence."""

import gzip
import io
import zipfile

import pytest
from tests.words_of_languages import WORDS

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.lexicon import Lexicon, Library
from tilewise.lexicon.packed_file import MOST_BYTES

ENGLISH = WORDS["en"].split()
GERMAN = [word for word in WORDS["de"].split() if "ß" not in word]


@pytest.fixture
def engine():
    return Engine(Library(None))


def bring(engine, text, encoding="utf-8", **fields):
    data = text if isinstance(text, bytes) else text.encode(encoding)
    return engine.call("lexicon.import", {"id": "mine", "data": data, **fields})


def words_of(engine):
    return set(engine.call("lexicon.text", {"lexicon": "mine"})["text"].split())


def upper(words):
    return {word.upper() for word in words}


@pytest.mark.parametrize("between", [",", ", ", ";", "; ", " ", "  ", "\t", "|", " | ", ",\n", ", \r\n", '","'])
@pytest.mark.parametrize(("words", "encoding"), [(ENGLISH, "utf-8"), (GERMAN, "cp1252"), (GERMAN, "cp850")])
def test_words_side_by_side_are_all_taken(engine, between, words, encoding):
    text = between.join(words)
    told = bring(engine, f'"{text}"' if between == '","' else text, encoding)
    assert words_of(engine) == upper(words)
    assert told["rejected_count"] == 0
    if "\n" not in between:
        assert (told["form"], told["lines"]) == ("several", 1)


@pytest.mark.parametrize("per_line", [3, 10])
@pytest.mark.parametrize("between", [", ", " ", "\t", ";"])
def test_some_words_on_each_line_are_all_taken(engine, per_line, between):
    lines = [between.join(ENGLISH[i : i + per_line]) for i in range(0, len(ENGLISH), per_line)]
    told = bring(engine, "\n".join(lines))
    assert (told["form"], told["rejected_count"]) == ("several", 0)
    assert words_of(engine) == upper(ENGLISH)


@pytest.mark.parametrize("array", ['["{}"]', "['{}']"])
def test_an_array_of_a_program_is_read(engine, array):
    between = array[1] + ", " + array[1]
    bring(engine, array.format(between.join(ENGLISH)))
    assert words_of(engine) == upper(ENGLISH)


def test_a_word_among_others_is_refused_with_the_line_of_the_file(engine):
    text = (
        "bread, water, house\nfather, mo9ther, sister\n\ntable, chair, door, x2, green\nyellow, black, white, never\n"
    )
    assert [(each["line"], each["text"]) for each in bring(engine, text)["rejected"]] == [(2, "mo9ther"), (4, "x2")]


MEANINGS = {
    "AA": "a rough, cindery lava [n AAS]",
    "AAH": "to exclaim in amazement, joy, or surprise, also AH [v AAHED, AAHING, AAHS]",
    "AAL": "{aal=n} an East Indian shrub [n AALS]",
    "AALII": "a tropical tree, <bush=n> [n AALIIS]",
    "ABA": "a sleeveless garment worn by Arabs [n ABAS]",
    "ZZZ": "used to suggest the sound of snoring [interj]",
}


@pytest.mark.parametrize("between", [" ", "\t", ",", ";", " - ", ": ", " = ", " – ", "|"])
@pytest.mark.parametrize("case", [str.upper, str.lower])
def test_definitions_are_kept_told_found_and_written(engine, between, case):
    told = bring(engine, "\n".join(case(word) + between + meaning for word, meaning in MEANINGS.items()), alphabet="en")
    assert (told["words"], told["rejected_count"], told["definitions"]) == (6, 0, 6)
    assert told["columns"] == ["word", "definition"]
    for word, meaning in MEANINGS.items():
        assert engine.call("lexicon.note", {"lexicon": "mine", "word": word.lower()})["definition"] == meaning
    written = engine.call("lexicon.text", {"lexicon": "mine", "columns": True})["text"]
    assert "AALII\t\ta tropical tree, <bush=n> [n AALIIS]\n" in written
    again = engine.call("lexicon.import", {"id": "again", "data": written.encode(), "alphabet": "en"})
    assert (again["words"], again["definitions"], again["rejected_count"]) == (6, 6, 0)
    assert engine.call("lexicon.text", {"lexicon": "again", "columns": True})["text"] == written


@pytest.mark.parametrize(
    ("encoding", "language"),
    [("cp1254", "tr"), ("cp1251", "ru"), ("koi8_r", "ru"), ("cp1250", "hu"), ("iso8859_7", "el")],
)
def test_definitions_in_another_language_tell_the_encoding_where_the_words_do_not(engine, encoding, language):
    meanings = WORDS[language].split()[:40]
    told = bring(
        engine,
        "\n".join(f"{word};{meaning}, {meaning}" for word, meaning in zip(ENGLISH, meanings, strict=False)),
        encoding,
    )
    assert (told["alphabet"], told["candidates"], told["definitions"]) == ("en", [], 40)
    note = engine.call("lexicon.note", {"lexicon": "mine", "word": ENGLISH[7]})
    assert note["definition"] == f"{meanings[7]}, {meanings[7]}"


COUNTS = {"the": "22038615", "of": "12545825", "and": "10741073", "quizzify": "17", "aa": "1,204"}


@pytest.mark.parametrize(
    "layout", ["{word} {count}", "{word}\t{count}", "{count} {word}", "{count}\t{word}", "{word};{count}"]
)
def test_counts_are_kept_and_say_how_common_words_are(engine, layout):
    told = bring(
        engine, "\n".join(layout.format(word=word, count=count) for word, count in COUNTS.items()), alphabet="en"
    )
    assert (told["words"], told["counts"], told["rejected_count"]) == (5, 5, 0)
    assert set(told["columns"]) == {"word", "count"}
    notes = {word: engine.call("lexicon.note", {"lexicon": "mine", "word": word}) for word in COUNTS}
    assert [notes[word]["count"] for word in COUNTS] == list(COUNTS.values())
    assert notes["the"]["zipf"] > notes["and"]["zipf"] > notes["aa"]["zipf"] > notes["quizzify"]["zipf"]
    fields = {"lexicon": "mine", "rack": "QUIZZIFYTHE", "use": "any", "min_length": 3, "min_zipf": 5}
    assert [row["word"] for row in engine.call("anagram.find", fields)["groups"][0]["words"]] == ["THE"]


def test_zipf_frequencies_stay_what_they_are(engine):
    bring(engine, "the\t7.73\nof\t7.4\nquizzify\t1.2\n", alphabet="en")
    assert engine.call("lexicon.note", {"lexicon": "mine", "word": "of"})["zipf"] == 7.4


@pytest.mark.parametrize("number", ["{}. ", "{}) ", "{}.", "{}\t", "{} ", "({}) "])
def test_numbers_of_lines_are_no_counts(engine, number):
    told = bring(engine, "\n".join(number.format(n) + word for n, word in enumerate(ENGLISH, 1)))
    assert (told["counts"], told["rejected_count"]) == (0, 0)
    assert words_of(engine) == upper(ENGLISH)


@pytest.mark.parametrize("mark", ["#", "*", "!", "+", "$"])
@pytest.mark.parametrize("every", [1, 7])
def test_marks_beside_words_are_left_out_and_told(engine, mark, every):
    told = bring(engine, "\n".join(word + mark * (i % every == 0) for i, word in enumerate(ENGLISH)))
    assert (told["marks"], told["rejected_count"]) == (mark, 0)
    assert words_of(engine) == upper(ENGLISH)


@pytest.mark.parametrize("comment", ["# a list of words, by me", "// made today", "; version 3"])
def test_comments_are_left_out_counted_and_keep_the_numbers_of_lines(engine, comment):
    told = bring(engine, "\n".join([comment, *ENGLISH[:5], comment, "x9", *ENGLISH[5:]]))
    assert (told["comments"], told["rejected_count"], told["rejected"][0]["line"]) == (2, 1, 8)
    assert words_of(engine) == upper(ENGLISH)


def test_what_is_told_to_be_kept_and_left_out_is_what_the_list_has(engine):
    told = bring(
        engine, "# mine\nword;definition;count\ncat;an animal;12\nx9;no;3\nCAT;a whip;\nowl;;4\n", alphabet="en"
    )
    assert (told["words"], told["rejected_count"], told["repeated"]) == (2, 1, 1)
    assert (told["comments"], told["definitions"], told["counts"]) == (1, 1, 2)
    assert engine.call("lexicon.note", {"lexicon": "mine", "word": "cat"})["definition"] == "an animal; a whip"


@pytest.mark.parametrize("counted", [True, False])
def test_a_dictionary_of_hunspell_is_told_to_be_one(engine, counted):
    entries = [f"{word}/SM" if i % 2 else word for i, word in enumerate(ENGLISH)]
    entries[1] = f"{ENGLISH[1]}/SDG\tpo:noun"
    told = bring(engine, "\n".join([str(len(entries)), *entries] if counted else entries))
    assert (told["form"], told["flags"], told["rejected_count"]) == ("hunspell", len(entries) // 2, 0)
    assert words_of(engine) == upper(ENGLISH)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_table_with_headings_and_quotes_is_read_by_its_headings(engine, separator):
    rows = [
        ("id", "Definition", "Word", "Count"),
        ("7", 'a "rough", cindery; lava', "aa", "12"),
        ("9", "force", "qi", "5"),
    ]
    text = "\n".join(separator.join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows)
    told = bring(engine, text, alphabet="en")
    assert (told["words"], told["rejected_count"], told["columns"]) == (2, 0, ["-", "definition", "word", "count"])
    note = engine.call("lexicon.note", {"lexicon": "mine", "word": "aa"})
    assert (note["definition"], note["count"]) == ('a "rough", cindery; lava', "12")


def zipped(**files):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as writing:
        for name, content in files.items():
            writing.writestr(name.replace("_", "."), content)
    return archive.getvalue()


def test_a_packed_list_is_unpacked(engine):
    text = "\n".join(ENGLISH)
    for data, inside in (
        (zipped(words_txt=text), "words.txt"),
        (zipped(words_dic=f"{len(ENGLISH)}\n{text}", README_md="read me", words_aff="SET UTF-8"), "words.dic"),
        (gzip.compress(text.encode()), ""),
    ):
        told = bring(engine, data)
        assert (told["words"], told["inside"], told["rejected_count"]) == (len(ENGLISH), inside, 0)


@pytest.mark.parametrize(
    ("data", "code", "sentence"),
    [
        (zipped(a_txt="qi", b_txt="za"), "list-several", "This zip has 2 files (a.txt, b.txt)"),
        (zipped(a_txt="")[:40], "list-binary", "damaged"),
        (gzip.compress(b"qi\nza\n" * 99)[:-12], "list-binary", "damaged"),
        (gzip.compress(b""), "list-empty", "This file is empty."),
        (b"\xff\xfe", "list-empty", "This file is empty."),
        (b"\xff\xd8\xff\xe0" + bytes(99), "list-binary", "a picture"),
        (b"%PDF-1.7\n1 0 obj", "list-binary", "a PDF document"),
        (b"{\\rtf1 qi}", "list-binary", "text document"),
        (b"# nothing\n# but comments\n", "no-words", "no word"),
        ("日本語\n漢字\n".encode(), "no-words", "no word"),
    ],
    ids=[
        "two lists",
        "cut zip",
        "cut gzip",
        "empty gzip",
        "byte order mark",
        "JPEG",
        "PDF",
        "RTF",
        "comments",
        "Japanese",
    ],
)
def test_what_is_no_list_is_refused_in_one_sentence_and_harms_nothing(engine, data, code, sentence):
    bring(engine, "qi\n")
    with pytest.raises(TilewiseError) as refusal:
        bring(engine, data)
    assert (refusal.value.code, sentence in str(refusal.value)) == (code, True)
    assert words_of(engine) == {"QI"}


def test_what_is_too_large_when_it_is_unpacked_is_refused(engine):
    with pytest.raises(TilewiseError, match="160 MB") as refusal:
        bring(engine, gzip.compress(bytes(MOST_BYTES + 1)))
    assert refusal.value.code == "list-too-large"


def test_a_document_of_an_office_program_is_named(engine):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as writing:
        writing.writestr("word/document.xml", "<w/>")
    with pytest.raises(TilewiseError, match="Word document"):
        bring(engine, archive.getvalue())


def test_what_a_list_says_of_its_words_survives_packing_and_editing(engine):
    bring(engine, "AA 12 a lava\nQI 7 a force\nZA 3 a pizza\n", alphabet="en")
    told = bring(engine, "word,count,definition\nAA,12,a lava\nQI,7,a force\n", alphabet="en")
    assert (told["definitions"], told["counts"]) == (2, 2)
    again = Lexicon.unpack(engine.library.lexicon("mine").pack())
    assert again.notes.of("QI") == engine.library.lexicon("mine").notes.of("QI")
    engine.call("lexicon.derive", {"id": "less", "lexicon": "mine", "add": ["zaxes"], "remove": ["aa"]})
    assert engine.call("lexicon.text", {"lexicon": "less", "columns": True})["text"] == (
        "word\tcount\tdefinition\nQI\t7\ta force\nZAXES\t\t\n"
    )


def test_one_word_a_line_stays_one_word_a_line(engine):
    told = bring(engine, "bread\nice cream\nwater\nco-op\nhouse\nmother\nfather\n")
    assert (told["form"], told["words"], told["rejected_count"]) == ("lines", 5, 2)


@pytest.mark.parametrize("first", ["word", "no", "count", "term"])
def test_a_first_word_that_could_be_a_heading_is_a_word(engine, first):
    bring(engine, "\n".join([first, *ENGLISH]), alphabet="en")
    assert first.upper() in words_of(engine)
    bring(engine, "\n".join([f"{first} 900", *(f"{word} 5" for word in ENGLISH)]), alphabet="en")
    assert first.upper() in words_of(engine)
