"""The forms in which people have word lists: each is found for the whole file, told, and loses nothing in silence."""

import gzip
import io
import json
import zipfile
from itertools import permutations

import pytest
from amount import some
from tests.list_files import bring, words_of, zipped
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
        assert engine.call("anagram.word", {"lexicon": "mine", "word": word.lower()})["definition"] == meaning
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
    note = engine.call("anagram.word", {"lexicon": "mine", "word": ENGLISH[7]})
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
    notes = {word: engine.call("anagram.word", {"lexicon": "mine", "word": word}) for word in COUNTS}
    assert [notes[word]["count"] for word in COUNTS] == list(COUNTS.values())
    assert notes["the"]["zipf"] > notes["and"]["zipf"] > notes["aa"]["zipf"] > notes["quizzify"]["zipf"]
    fields = {"lexicon": "mine", "rack": "QUIZZIFYTHE", "use": "any", "min_length": 3, "min_zipf": 5}
    assert [row["word"] for row in engine.call("anagram.find", fields)["groups"][0]["words"]] == ["THE"]


def test_zipf_frequencies_stay_what_they_are(engine):
    bring(engine, "the\t7.73\nof\t7.4\nquizzify\t1.2\n", alphabet="en")
    assert engine.call("anagram.word", {"lexicon": "mine", "word": "of"})["zipf"] == 7.4


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
    assert engine.call("anagram.word", {"lexicon": "mine", "word": "cat"})["definition"] == "an animal; a whip"


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
    note = engine.call("anagram.word", {"lexicon": "mine", "word": "aa"})
    assert (note["definition"], note["count"]) == ('a "rough", cindery; lava', "12")


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
        (gzip.compress(b""), "list-empty", "This list is empty."),
        (b"\xff\xfe", "list-empty", "This list is empty."),
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


STUDIED = {
    "AEINRST": "NASTIER RETAINS",
    "AEGINST": "EASTING",
    "ACT": "CAT",
    "DGO": "DOG GOD",
    "DEORW": "ROWED",
    "AELPP": "APPLE",
}


@pytest.mark.parametrize("between", [" ", ": ", "\t", ",", " = ", " -> "])
@pytest.mark.parametrize("heading", ["", "Alphagram{}Word\n"])
def test_the_letters_of_a_word_in_order_are_no_word(engine, between, heading):
    text = heading.format(between) + "\n".join(f"{text}{between}{words}" for text, words in STUDIED.items())
    told = bring(engine, text, alphabet="en")
    assert words_of(engine) == {word for words in STUDIED.values() for word in words.split()}
    assert (told["columns"][0], told["rejected_count"]) == ("alphagram", 0)


def test_a_column_of_letters_in_order_is_no_column_of_words(engine):
    rows = [("17", "AEINRST", "NASTIER", "nasty, more"), ("5", "ACT", "CAT", "an animal"), ("3", "DGO", "DOG", "a pet")]
    for heading in ("", "Probability;Alphagram;Word;Definition\n"):
        told = bring(engine, heading + "\n".join(";".join(row) for row in rows), alphabet="en")
        assert words_of(engine) == {"NASTIER", "CAT", "DOG"}
        assert told["columns"][1:] == ["alphagram", "word", "definition"]


def test_letters_in_the_order_of_any_alphabet_are_no_words(engine):
    bring(engine, "AAÇĞ AĞAÇ\nEKT TEK\nIIKŞ IŞIK\nEGNÜŞ GÜNEŞ\nÇÇEİK ÇİÇEK\nCEİŞ ECİŞ\n")
    assert words_of(engine) == {"AĞAÇ", "TEK", "IŞIK", "GÜNEŞ", "ÇİÇEK", "ECİŞ"}


def test_letters_that_are_no_letters_elsewhere_stand_in_order_too(engine):
    bring(engine, "cegillo· col·legi\nallot· al·lot\nany any\naagilu aigula\n", alphabet="ca")
    assert words_of(engine) == {"COL·LEGI", "AL·LOT", "ANY", "AIGULA"}


def test_words_of_the_same_letters_are_all_words(engine):
    text = "ALERT ALTER LATER\nDOG GOD\nTEA EAT ATE\nSTOP POTS SPOT\n"
    bring(engine, text)
    assert words_of(engine) == set(text.split())


OBJECTS = [{"id": n, "word": word, "count": n + 3, "means": [f"a {word}", "a thing"]} for n, word in enumerate(ENGLISH)]
JSON = {
    "objects": json.dumps(OBJECTS),
    "objects on lines": json.dumps(OBJECTS, indent=1),
    "an object a line": "\n".join(map(json.dumps, OBJECTS)),
    "counts": json.dumps({word: n + 3 for n, word in enumerate(ENGLISH)}),
    "counts on lines": json.dumps({word: n + 3 for n, word in enumerate(ENGLISH)}, indent=2),
    "rows": json.dumps([[word, n + 3] for n, word in enumerate(ENGLISH)]),
    "fields": json.dumps({word: {"count": n + 3} for n, word in enumerate(ENGLISH)}),
}


@pytest.mark.parametrize("text", JSON.values(), ids=[*JSON])
def test_words_and_counts_in_json_are_read(engine, text):
    told = bring(engine, text, alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (upper(ENGLISH), 0)
    assert told["counts"] == len(ENGLISH)
    assert engine.call("anagram.word", {"lexicon": "mine", "word": ENGLISH[4]})["count"] == "7"


HELD = {
    "under a name": json.dumps({"name": "My words", "words": ENGLISH}),
    "by length": json.dumps({str(n): [word for word in ENGLISH if len(word) == n] for n in {*map(len, ENGLISH)}}),
    "by letters": json.dumps({"".join(sorted(word)): [word] for word in ENGLISH}),
    "with nothing": json.dumps(dict.fromkeys(ENGLISH)),
    "with true": json.dumps(dict.fromkeys(ENGLISH, True)),
    "with kinds": json.dumps({word: ["noun", "verb"] for word in ENGLISH}),
    "of a script": "export const WORDS = [\n" + "".join(f"  '{word}',\n" for word in ENGLISH) + "];\n",
    "of a script, on one line": "var La=" + json.dumps(ENGLISH) + ";",
    "of Python": f"words = {ENGLISH!r}\n",
}


@pytest.mark.parametrize("text", HELD.values(), ids=[*HELD])
def test_words_in_a_programs_values_are_read_and_nothing_else_is(engine, text):
    told = bring(engine, text, alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (upper(ENGLISH), 0)


def test_definitions_in_json_are_kept_and_escapes_are_letters(engine):
    bring(engine, json.dumps({"ağaç": "bitki", "ışık": ["aydınlık", "ışın demeti"], "güneş": "yıldız"}))
    assert engine.call("anagram.word", {"lexicon": "mine", "word": "IŞIK"})["definition"] == "aydınlık; ışın demeti"
    bring(engine, json.dumps(WORDS["tr"].split()))
    assert len(words_of(engine)) == len({*WORDS["tr"].split()})


@pytest.mark.parametrize("before", ["- ", "* ", "• ", "– ", "#{} ", "{} - "])
def test_what_begins_the_lines_of_a_list_is_left_out(engine, before):
    told = bring(engine, "\n".join(before.format(n) + word for n, word in enumerate(ENGLISH, 1)))
    assert (words_of(engine), told["rejected_count"], told["counts"]) == (upper(ENGLISH), 0, 0)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_cell_that_goes_on_over_lines_is_one_and_lines_keep_their_numbers(engine, separator):
    rows = ["word,definition", 'bread,"a food\nmade of ""flour"""', "water,a drink", "x9,no", "house,a home"]
    told = bring(engine, "\n".join(rows).replace(",", separator), alphabet="en")
    assert [(each["line"], each["text"]) for each in told["rejected"]] == [(5, "x9")]
    note = engine.call("anagram.word", {"lexicon": "mine", "word": "bread"})
    assert note["definition"] == 'a food made of "flour"'


def test_the_line_that_tells_spreadsheets_their_separator_is_none_of_the_table(engine):
    told = bring(engine, "sep=;\nword;count\nbread;12\nwater;7\nhouse;9\n", alphabet="en")
    assert (words_of(engine), told["counts"], told["rejected_count"]) == ({"BREAD", "WATER", "HOUSE"}, 3, 0)


def test_a_table_with_empty_cells_at_the_ends_of_lines_is_a_table(engine):
    text = "\n".join(f"{word}\t{'a thing' if n % 3 == 0 else ''}\t" for n, word in enumerate(ENGLISH))
    told = bring(engine, text, alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (upper(ENGLISH), 0)
    assert told["definitions"] == len(ENGLISH[::3])


def test_kinds_in_a_column_are_no_words(engine):
    kinds = ["noun", "verb", "adj"]
    text = "\n".join(f"{word}\t{kinds[n % 3]}\t{word[::-1]}" for n, word in enumerate(ENGLISH))
    bring(engine, text, alphabet="en")
    assert words_of(engine) == upper(ENGLISH)


def test_a_word_of_sentences_is_the_first_of_its_line(engine):
    """They are in no order and have no capitals or signs, but their words come again and again."""
    words = ENGLISH[::-1]
    meanings = ["a kind of thing", "the kind of a man who goes", "to be of the kind", "of a thing that is"]
    told = bring(engine, "\n".join(f"{word} {meanings[n % 4]}" for n, word in enumerate(words)), alphabet="en")
    assert (words_of(engine), told["definitions"]) == (upper(words), len(words))


def test_an_entry_of_several_words_is_not_taken_for_its_first(engine):
    entries = [*(f"{word}/SM" for word in ENGLISH), "ice cream/S", "hot dog/S po:noun", "owl po:noun is:x"]
    told = bring(engine, "\n".join([str(len(entries)), *entries]), alphabet="en")
    assert [each["text"] for each in told["rejected"]] == ["ice cream", "hot dog"]
    assert words_of(engine) == {*upper(ENGLISH), "OWL"}


def test_all_members_of_a_gzip_file_are_unpacked(engine):
    half = len(ENGLISH) // 2
    parts = ["\n".join(words) + "\n" for words in (ENGLISH[:half], ENGLISH[half:])]
    bring(engine, b"".join(gzip.compress(part.encode()) for part in parts))
    assert words_of(engine) == upper(ENGLISH)
    with pytest.raises(TilewiseError, match="160 MB"):
        bring(engine, gzip.compress(bytes(MOST_BYTES)) + gzip.compress(b"x"))


UNSEEN = {
    "soft hyphens": ("wa\u00adter", "water"),
    "spaces of no width": ("wa\u200bter", "water"),
    "marks of direction": ("\u200fwater\u200e", "water"),
    "byte-order marks": ("\ufeffwater", "water"),
    "spaces that do not break": ("\u00a0water\u00a0", "water"),
    "ligatures": ("ﬂower", "flower"),
}


@pytest.mark.parametrize(("written", "word"), UNSEEN.values(), ids=[*UNSEEN])
@pytest.mark.parametrize("between", ["\n", "\u2028", "\x85"])
def test_characters_that_are_not_seen_are_none_of_a_word(engine, written, word, between):
    told = bring(engine, between.join([*ENGLISH, written]))
    assert (words_of(engine), told["rejected_count"]) == (upper([*ENGLISH, word]), 0)


def test_a_text_with_many_signs_is_a_text(engine):
    """Each line is refused in sight."""
    told = bring(engine, "bread\n" + "\n".join(f"w•a•t•e•{n}" for n in range(20)))
    assert (words_of(engine), told["rejected_count"]) == ({"BREAD"}, 20)


def test_a_list_that_is_added_may_begin_with_a_byte_order_mark(engine):
    added = engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "\ufeffqi\nza\n"})
    assert (added["words"], added["rejected_count"]) == (2, 0)


@pytest.mark.parametrize("around", ["'{}'", "“{}”", "«{}»", "<{}>", "[{}]", "({})", "{}.", "{}:", "{}\\", "'{}'."])
def test_what_stands_around_each_word_of_the_lines_is_left_out(engine, around):
    told = bring(engine, "\n".join(map(around.format, ENGLISH)))
    assert (words_of(engine), told["rejected_count"]) == (upper(ENGLISH), 0)


def test_an_abbreviation_among_words_is_no_word(engine):
    assert [each["text"] for each in bring(engine, "\n".join(["etc.", *ENGLISH]))["rejected"]] == ["etc."]


@pytest.mark.parametrize("layout", ["{word},{n}", "{n} {word}", "{word}\t{n}\t1{n}0"])
def test_how_long_words_are_is_not_how_often_they_are_used(engine, layout):
    told = bring(engine, "\n".join(layout.format(word=word, n=len(word)) for word in ENGLISH), alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (upper(ENGLISH), 0)
    assert ("count" in told["columns"]) == layout.endswith("0")


@pytest.mark.parametrize("between", [" = ", ": ", " - ", "=", " -> "])
def test_a_number_behind_a_sign_is_a_count(engine, between):
    told = bring(engine, "\n".join(f"{word}{between}{7 * n + 3}" for n, word in enumerate(ENGLISH)), alphabet="en")
    assert (told["counts"], told["definitions"]) == (len(ENGLISH), 0)
    assert engine.call("anagram.word", {"lexicon": "mine", "word": ENGLISH[2]})["count"] == "17"


@pytest.mark.parametrize("separator", [",", ";", "|"])
def test_kinds_between_other_signs_are_no_words_either(engine, separator):
    text = "\n".join(f"{word}{separator}{['noun', 'verb'][n % 2]}{separator}{word}s" for n, word in enumerate(ENGLISH))
    bring(engine, text, alphabet="en")
    assert words_of(engine) == upper(ENGLISH)


CELLS = {
    "word": lambda n, word: word,
    "alphagram": lambda n, word: "".join(sorted(word)),
    "length": lambda n, word: str(len(word)),
    "definition": lambda n, word: f"a {word[::-1]} of (some) kind",
    "count": lambda n, word: str((n * 7919) % 1000 + 5),
    "kind": lambda n, word: ["noun", "verb", "adj"][n % 3],
    "number": lambda n, word: str(n + 1),
    "zipf": lambda n, word: f"{n * 37 % 50 / 10 + 1:.1f}",
    "": lambda n, word: "",
}
LAYOUTS = [columns for size in (2, 3) for columns in permutations(CELLS, size) if "word" in columns]


@pytest.mark.parametrize("separator", [",", ";", "\t", "|", " "])
def test_the_column_of_words_is_found_whatever_stands_beside_it(engine, separator):
    tried = 0
    for columns in some(
        LAYOUTS, 25, always=[("kind", "word"), ("alphagram", "kind", "word"), ("", "word", "alphagram")]
    ):
        if separator == " " and {"", "definition"} & {*columns}:
            continue  # nothing tells where such cells end
        rows = [separator.join(CELLS[column](n, word) for column in columns) for n, word in enumerate(ENGLISH)]
        told = bring(engine, "\n".join(rows), alphabet="en")
        assert words_of(engine) == upper(ENGLISH), columns
        assert told["rejected_count"] == 0, columns
        assert told["counts"] == (len(ENGLISH) if {"count", "zipf"} & {*columns} else 0), columns
        tried += 1
    assert tried > 5


def test_a_program_that_numbers_or_counts_defined_words_is_understood(engine):
    for number in ("{n} ", "{count} "):
        rows = [
            number.format(n=n + 1, count=n * 7919 % 1000) + f"{word} a thing, of some kind"
            for n, word in enumerate(ENGLISH)
        ]
        told = bring(engine, "\n".join(rows), alphabet="en")
        assert (words_of(engine), told["definitions"]) == (upper(ENGLISH), len(ENGLISH))


@pytest.mark.parametrize(("encoding", "word"), [("cp1250", "KĘS"), ("iso8859_2", "KĘS"), ("cp1252", "BÊTE")])
def test_a_letter_that_is_a_space_in_another_page_does_no_harm(engine, encoding, word):
    """On a Mac it is a space that does not break, so a definition had one word more than in other pages."""
    told = bring(engine, f"bread,a {word}\nwater,a drink\n", encoding)
    assert (told["words"], told["definitions"]) == (2, 2)
    assert len({len(way["words"]) for way in told["candidates"]}) == 1


def test_a_separator_within_quotes_only_is_none(engine):
    rows = [f'"{word}"' for word in ENGLISH]
    rows[3] = f'"{ENGLISH[3]},x"'
    assert bring(engine, "\n".join(rows))["rejected_count"] == 1
