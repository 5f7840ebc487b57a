"""The library of word lists: what ships, what is handed over later, and what is brought."""

import gzip
import json

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.errors import LexiconError, TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, shipped_folder
from tilewise.lexicon.vocabulary import commonest

ENTRY = {
    "id": "small",
    "name": "Small",
    "language": "en",
    "alphabet": "en",
    "words": 2,
    "licence": "none",
    "file": "small.txt.gz",
}


def folder_with(path, words, **entry):
    """A folder of one list."""
    index = {"small": {name: value for name, value in (ENTRY | entry).items() if name != "id"}}
    (path / "index.json").write_text(json.dumps(index))
    (path / "small.txt.gz").write_bytes(gzip.compress(words.encode()))
    return path


@pytest.fixture
def library():
    """The page's: lists are described before they come."""
    made = Library(None)
    made.describe([ENTRY])
    return made


def test_a_list_is_described_before_it_comes_and_refused_until_then(library):
    assert library.ships("small")
    assert not library.ships("mine")
    with pytest.raises(LexiconError) as refusal:
        library.lexicon("small", "without")
    assert refusal.value.data == {"code": "lexicon-not-loaded", "field": "without"}
    library.put("small", Lexicon.from_words(["aa", "qi"], alphabet("en")).pack())
    assert len(library.lexicon("small")) == 2
    library.drop("small")
    library.drop("never there")
    assert not library.holds("small")


def test_an_unknown_list_is_refused_with_those_there_are(library):
    library.keep("mine", Lexicon.from_words(["aa"], alphabet("en")))
    with pytest.raises(LexiconError, match="no word list “other”; choose from small, mine") as refusal:
        library.lexicon("other")
    assert refusal.value.code == "lexicon-unknown"
    with pytest.raises(LexiconError, match="choose from none"):
        Library(None).lexicon("other")


def test_lists_that_ship_and_lists_that_were_brought_are_told_alike(library):
    engine = Engine(library)
    library.keep("mine", Lexicon.from_words(["ağ", "su", "el"], alphabet("tr")))
    told = {each["id"]: (each["words"], each["alphabet"]) for each in engine.call("lexicon.list", {})["lexicons"]}
    assert told == {"small": (2, "en"), "mine": (3, "tr")}


def test_a_list_for_leaving_words_out_is_told_of_only_where_it_is_asked_for(tmp_path):
    library = Library(folder_with(tmp_path, "aa\nqi\n", filter=True))
    assert library.entries() == []
    assert [each["filter"] for each in library.entries(filters=True)] == [True]


@pytest.mark.parametrize("words", ["aa\nqi\nza\n", "aa\nq-i\n", "aa\n"], ids=["one more", "no word", "one less"])
def test_a_shipped_list_that_is_not_what_its_index_says_is_refused(tmp_path, words):
    assert len(Library(folder_with(tmp_path, "aa\nqi\n")).lexicon("small")) == 2
    with pytest.raises(LexiconError) as refusal:
        Library(folder_with(tmp_path, words)).lexicon("small")
    assert refusal.value.code == "list-damaged"


def test_meanings_come_by_language_and_first_letter_with_all_their_words():
    lines = 0
    seen = []
    for language, letter, text in Library(shipped_folder()).meanings():
        rows = [line.split("\t") for line in text.splitlines()]
        assert {word[0] for word, *_ in rows} == {letter}
        for word, *senses in rows:
            assert senses, word
            assert sorted({sense[:2] for sense in senses}) == sorted(sense[:2] for sense in senses), word
            assert all(sense[:2] in {"n ", "v ", "a ", "r "} and sense[2:] for sense in senses), word
        lines += len(rows)
        seen.append((language, letter))
    assert len(seen) == len(set(seen)) > 25
    assert lines > 10_000
    assert list(Library(None).meanings()) == []


@pytest.mark.parametrize(("id", "code"), [("", "lexicon-id"), ("  ", "lexicon-id"), ("small", "lexicon-taken")])
def test_a_list_is_brought_under_a_name_of_its_own(library, id, code):
    with pytest.raises(TilewiseError) as refusal:
        Engine(library).call("lexicon.add", {"id": id, "alphabet": "en", "text": "aa"})
    assert (refusal.value.code, refusal.value.data["field"]) == (code, "id")


def test_what_cannot_be_spelled_is_no_word_of_a_list_and_keeps_its_text():
    engine = Engine(Library(None))
    engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi"})
    assert engine.call("lexicon.check", {"lexicon": "mine", "words": ["qi", "c'est"]})["valid"] == {
        "QI": True,
        "c'est": False,
    }
    assert "c'est" not in engine.library.lexicon("mine")
    with pytest.raises(LexiconError, match="“c'est” is not a word: “'” is not a letter of the English alphabet"):
        Lexicon.from_words(["qi", "c'est"], alphabet("en"))


def test_the_whole_vocabulary_is_the_list_itself_and_a_part_of_it_is_no_longer_than_asked():
    words = Lexicon.from_words(["aa", "cat", "qat", "cats"], alphabet("en"), {"cat": 4.8, "cats": 4.5, "aa": 2.0})
    assert finish(commonest(words, 1, 0, 3)) is words
    assert finish(commonest(words, 0.75, 0, 3)).text().split() == ["AA", "CAT"]


def test_what_is_said_of_words_is_at_hand_where_it_ships_and_else_when_it_was_handed_over():
    shipped, bare = Library(shipped_folder()), Library(None)
    assert "en-meanings" in shipped.asides()
    assert bare.asides() == []
    for id in shipped.asides():
        with pytest.raises(LexiconError, match="name it in “lists”") as refusal:
            bare.aside(id)
        assert (refusal.value.code, bare.holds(id), bare.has_aside(id)) == ("lexicon-not-loaded", False, False)
        bare.put(id, shipped.aside(id).encode())
        assert bare.aside(id) == shipped.aside(id)
        assert bare.holds(id)
        assert id not in {entry["id"] for entry in (*bare.entries(filters=True), *shipped.entries(filters=True))}


def test_work_for_later_is_done_once_while_nobody_asks():
    library, done = Library(None), []

    def work(name):
        def steps():
            for n in range(2):
                done.append((name, n))
                yield

        return steps

    for name in ("a", "b", "a"):
        library.later(name, work(name))
    while library.read_ahead():
        pass
    assert done == [("a", 0), ("a", 1), ("b", 0), ("b", 1)]
    library.later("c", work("c"))
    library.later("a", work("a"))
    while library.read_ahead():
        pass
    assert done[4:] == [("c", 0), ("c", 1), ("a", 0), ("a", 1)]
