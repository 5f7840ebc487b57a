"""Lists as other programs export them: read with what stands beside the words, or refused; nothing is made a word."""

import gzip
import struct

import pytest
from tests.list_files import bring, refused, words_of, zipped
from tests.words_of_languages import WORDS

from tilewise.api import Engine
from tilewise.lexicon import Library

ENGLISH = WORDS["en"].split()
CAPITALS = {word.upper() for word in ENGLISH}
MEANINGS = [f"a kind of {word[::-1]} (of wood), esp. old [n {word.upper()}S]" for word in ENGLISH]


@pytest.fixture
def engine():
    return Engine(Library(None))


@pytest.mark.parametrize(
    "meaning",
    [
        "[n] a term of many forms",
        "[n BREADS] a count of words",
        "word for a count",
        "n. the word count of a term",
        "form length rank",
        "(n) entry and term",
    ],
)
@pytest.mark.parametrize("between", [" ", "\t", ",", ": "])
def test_the_first_line_is_a_word_whatever_its_meaning_says(engine, meaning, between):
    """A row of headings has names of columns alone."""
    meanings = [meaning, *MEANINGS[1:]]
    rows = [word + between + text for word, text in zip(ENGLISH, meanings, strict=True)]
    told = bring(engine, "\n".join(rows), alphabet="en")
    assert (words_of(engine), told["definitions"], told["rejected_count"]) == (CAPITALS, len(ENGLISH), 0)


@pytest.mark.parametrize("heading", ["Word Definition", "WORD MEANING", "Mot Définition", "Kelime Anlam"])
@pytest.mark.parametrize("case", [str.lower, str.upper])
def test_headings_over_texts_are_none_of_the_words(engine, heading, case):
    rows = [f"{case(word)} {text}" for word, text in zip(ENGLISH, MEANINGS, strict=True)]
    told = bring(engine, "\n".join([heading, *rows]), alphabet="en")
    assert (words_of(engine), told["definitions"], told["rejected_count"]) == (CAPITALS, len(ENGLISH), 0)


WITH_MEANINGS = {
    "study cards": "{letters}\t{upper}<br>{meaning}",
    "study cards, two breaks": "{letters}\t{upper}<br/><BR />{meaning}",
    "bold": "- **{word}**: {meaning}",
    "bold, numbered": "{n}. **{word}** - {meaning}",
    "code": "* `{word}` - {meaning}",
}


@pytest.mark.parametrize("layout", WITH_MEANINGS.values(), ids=[*WITH_MEANINGS])
def test_words_and_meanings_of_notes_and_cards_are_read(engine, layout):
    rows = [
        layout.format(n=n, word=word, upper=word.upper(), letters="".join(sorted(word.upper())), meaning=meaning)
        for n, (word, meaning) in enumerate(zip(ENGLISH, MEANINGS, strict=True), 1)
    ]
    told = bring(engine, "\n".join(rows), alphabet="en")
    assert (words_of(engine), told["definitions"], told["rejected_count"]) == (CAPITALS, len(ENGLISH), 0)
    note = engine.call("anagram.word", {"lexicon": "mine", "word": ENGLISH[3]})
    assert note["definition"] == MEANINGS[3]


@pytest.mark.parametrize("layout", ["bc {upper} sz {meaning}", "b c {word} s {meaning}", "Q {word} A {meaning}"])
def test_no_word_is_taken_out_of_meanings(engine, layout):
    """Hooks stand in front of the words, and nothing tells where these are."""
    rows = [
        layout.format(word=word, upper=word.upper(), meaning=meaning)
        for word, meaning in zip(ENGLISH, MEANINGS, strict=True)
    ]
    assert refused(engine, "\n".join(rows)).code == "no-words"


@pytest.mark.parametrize("rule", ["|---|", "| --- |", "|:---:|", "| :-- |"])
def test_the_heading_of_a_table_in_markdown_is_no_word(engine, rule):
    told = bring(engine, "\n".join(["| Word |", rule, *(f"| {word} |" for word in ENGLISH)]), alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (CAPITALS, 0)
    rows = [f"| {word} | {text} |" for word, text in zip(ENGLISH, MEANINGS, strict=True)]
    told = bring(engine, "\n".join(["| Word | Definition |", rule + rule[1:], *rows]), alphabet="en")
    assert (words_of(engine), told["rejected_count"], told["definitions"]) == (CAPITALS, 0, len(ENGLISH))


def test_the_name_of_a_section_is_no_word_and_is_refused_in_sight(engine):
    told = bring(engine, "\n".join(["[words]", *(f"{word}=1" for word in ENGLISH)]), alphabet="en")
    assert words_of(engine) == CAPITALS
    assert [each["text"] for each in told["rejected"]] == ["[words]"]


QUOTED = ",".join(f'"{word}"' for word in ENGLISH)
QUOTED_LINES = "\n".join(f'  "{word}",' for word in ENGLISH)
PROGRAMS = {
    "set": f"new Set([{QUOTED}])",
    "set that is kept": f"export const WORDS = new Set([{QUOTED}]);",
    "typed": f"const words: string[] = [{QUOTED}];",
    "set of Python": f"WORDS = frozenset([{QUOTED}])",
    "braces of Python": f"words = {{{QUOTED}}}",
    "list of C": f"const char *words[] = {{{QUOTED}, NULL}};",
    "list of C on lines": f"const char *words[] = {{\n{QUOTED_LINES}\n  NULL\n}};\n",
    "list of Java": f"String[] words = new String[] {{{QUOTED}}};",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=[*PROGRAMS])
def test_the_words_of_a_programs_list_are_read_and_none_of_its_own(engine, text):
    told = bring(engine, text, alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (CAPITALS, 0)


def graph_of_words(order, mask):
    """Words as a graph, as programs keep them: of each arc a letter, an end, and where it goes."""
    return b"".join(
        struct.pack(order, (n * 2654435761 & mask) | ((n * 7 % 26 + 1) << 24 if mask < 1 << 24 else n * 7 % 26 + 97))
        for n in range(4_000)
    )


PDF = b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\ntrailer\n"
PAGE = "<html>\n<head>\n<title>\nWords\n</title>\n</head>\n<body>\n<p>\nHome\n</p>\n<p>\nNews\n</p>\n</body>\n</html>\n"
NO_LISTS = {
    "PDF behind a line": (b"\r\n" + PDF, "a PDF document"),
    "PDF in zip": (zipped(a_pdf=PDF), "a PDF document"),
    "PDF in gzip": (gzip.compress(PDF), "a PDF document"),
    "zip in zip": (zipped(a_zip=zipped(a_txt="qi")), "an archive in an archive"),
    "zip in gzip": (gzip.compress(zipped(a_txt="qi")), "an archive in an archive"),
    "page": (PAGE.encode(), "a web page"),
    "page with a comment": (b"<!-- saved -->\n<!DOCTYPE html>\n" + PAGE.encode(), "a web page"),
    "page on one line": (b"<!doctype html><ul><li>qi</li><li>za</li></ul>", "a web page"),
    "page with a mark": (b"\xef\xbb\xbf" + PAGE.encode(), "a web page"),
    "page in zip": (zipped(a_html=PAGE), "a web page"),
    "XML": (b"<?xml version='1.0'?>\n<words>\n<word>qi</word>\n</words>\n", "a web page"),
    "graph": (graph_of_words("<I", (1 << 22) - 1), "not a text file"),
    "graph, big end first": (graph_of_words(">I", (1 << 22) - 1), "not a text file"),
    "graph of letters": (graph_of_words("<I", (1 << 32) - 256), "not a text file"),
    "words between zeros": ("\0".join(ENGLISH).encode(), "not a text file"),
    "words with their lengths": (b"".join(bytes([len(word)]) + word.encode() for word in ENGLISH), "not a text file"),
}


@pytest.mark.parametrize(("data", "sentence"), NO_LISTS.values(), ids=[*NO_LISTS])
def test_what_is_no_list_is_named_and_harms_nothing(engine, data, sentence):
    bring(engine, "qi\n", alphabet="en")
    error = refused(engine, data)
    assert (error.code, sentence in str(error)) == ("list-binary", True)
    assert words_of(engine) == {"QI"}


def test_a_list_within_a_page_is_read(engine):
    told = bring(engine, "<html><body><pre>\n" + "\n".join(ENGLISH) + "\n</pre></body></html>", alphabet="en")
    assert (words_of(engine), told["rejected_count"]) == (CAPITALS, 2)
