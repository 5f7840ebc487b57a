"""A condition that cannot be is refused with a sentence at its place."""

from typing import Any

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.contract.bounds import Most
from tilewise.errors import TilewiseError
from tilewise.lexicon import Lexicon, Library


@pytest.fixture(scope="module")
def engine() -> Engine:
    library = Library(None)
    library.keep("mine", Lexicon.from_words(["eat", "tea", "seat"], alphabet("en")))
    library.keep("turkish", Lexicon.from_words(["şeker"], alphabet("tr")))
    library.keep("greek", Lexicon.from_words(["αβγ"], alphabet("el")))
    return Engine(library)


@pytest.mark.parametrize(
    ("where", "code", "path", "sentence"),
    [
        ([], "wrong-type", None, "“where” is an object, not a list."),
        ({}, "condition", None, "“where” is an object with one entry, as {"),
        ({"length": [2, 3], "vowels": [1, 1]}, "condition", None, "join several with “all”"),
        ({"lenght": [2, 3]}, "unknown-field", "where.lenght", "Did you mean “length”?"),
        ({"all": {"length": [2, 3]}}, "wrong-type", "where.all", "“where.all” is a list, not an object."),
        ({"all": [{"length": [2, 3]}, 7]}, "wrong-type", "where.all[1]", "“where.all[1]” is an object, not a number."),
        ({"any": [{"not": {"length": [3, 2]}}]}, "condition", "where.any[0].not.length", "from 3 to 2"),
        ({"length": 3}, "condition", "where.length", "the least and the most"),
        ({"length": [2, "3"]}, "wrong-type", "where.length[1]", "a whole number or null"),
        ({"points": [True, None]}, "wrong-type", "where.points[0]", "a whole number or null"),
        ({"zipf": [1.5, {}]}, "wrong-type", "where.zipf[1]", "a number or null"),
        ({"pattern": "S{T"}, "pattern", "where.pattern", "“{” is not a tile"),
        ({"pattern": "S" * 257}, "too-large", "where.pattern", "at most 256 characters"),
        ({"anagram": "SAT*"}, "condition", "where.anagram", "“?” for blanks"),
        ({"anagram": ""}, "condition", "where.anagram", "“?” for blanks"),
        ({"subanagram": "[ABCDEFGHIJK][ABCDEFGHIJK][ABCDEFGHIJK]"}, "condition", "where.subanagram", "1,000 racks"),
        ({"letters": {"Ş": [1, 1]}}, "letter", "where.letters.Ş", "“Ş” is not a letter"),
        ({"letters": {"Q": 1}}, "condition", "where.letters.Q", "the least and the most"),
        ({"letters": ["Q"]}, "wrong-type", "where.letters", "an object, not a list"),
        ({"front": "ST"}, "condition", "where.front", "one of several"),
        ({"back": "."}, "condition", "where.back", "one of several"),
        ({"back": 1}, "wrong-type", "where.back", "a text, not a number"),
        ({"inner_front": "S"}, "wrong-type", "where.inner_front", "true or false"),
        ({"list": "none"}, "lexicon-unknown", "where.list", "There is no word list “none”"),
        ({"list": "greek"}, "lexicon-alphabet", "where.list", "Greek"),
        ({"definition": " "}, "condition", "where.definition", "meanings"),
        ({"definition": "fish"}, "meanings", "where.definition", "“en-meanings” may have to be named"),
        ({"words": "eat"}, "wrong-type", "where.words", "“where.words” is a list, not a text."),
        ({"words": ["eat", 7]}, "wrong-type", "where.words[1]", "a text, not a number"),
        ({"words": ["eat"] * 10_001}, "too-large", "where.words", "at most 10,000 items"),
        ({"not": {"playability": [1, 2]}}, "lexicon-not-loaded", "where.not.playability", "name it in “lists”"),
        ({"any": [{"length": [2, 2]}] * 101}, "too-large", "where.any[99]", "at most 100 conditions"),
    ],
)
def test_it_is_refused(engine: Engine, where: Any, code: str, path: str | None, sentence: str) -> None:
    with pytest.raises(TilewiseError) as refused:
        engine.call("study.search", {"lexicon": "mine", "where": where})
    assert refused.value.code == code
    assert refused.value.place.get("path", None) == path
    assert sentence in str(refused.value)


def test_an_order_that_is_not_known_is_refused(engine: Engine) -> None:
    every = {"lexicon": "mine", "where": {"all": []}}
    with pytest.raises(TilewiseError, match="for some lists and tile sets"):
        engine.call("study.search", {**every, "order": "playability", "tiles": "en_super"})
    with pytest.raises(TilewiseError, match="numbers of tiles"):
        engine.call("study.search", {**every, "order": "probability", "tiles": "en_letter_league"})


@pytest.mark.parametrize("kind", ["anagrams", "hooks", "judge", "stem", "pattern", "definition"])
def test_a_card_of_what_is_no_word_names_it(engine: Engine, kind: str) -> None:
    for words, index in ((["eat", "şeker"], 1), ([" "], 0)):
        with pytest.raises(TilewiseError) as refused:
            engine.call("study.cards", {"lexicon": "mine", "kind": kind, "words": words})
        assert (refused.value.code, refused.value.place) == ("letter", {"field": "words", "index": index})


def test_what_is_named_to_be_loaded_and_is_not_there_is_refused(engine: Engine) -> None:
    every = {"lexicon": "mine", "where": {"all": []}}
    for id, code in (("none", "lexicon-unknown"), ("en-meanings", "lexicon-not-loaded")):
        with pytest.raises(TilewiseError) as refused:
            engine.call("study.search", {**every, "lists": ["turkish", id]})
        assert (refused.value.code, refused.value.place["field"]) == (code, "lists")


def test_words_that_cannot_be_are_not_found(engine: Engine) -> None:
    found = engine.call("study.search", {"lexicon": "mine", "where": {"words": ["1", "?"]}})
    assert found["count"] == 0
    found = engine.call("study.search", {"lexicon": "mine", "where": {"words": ["1", "tea"]}})
    assert [row["word"] for row in found["words"]] == ["TEA"]


def test_more_words_than_an_answer_holds_are_refused_and_a_part_of_them_is_not(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewise.study.methods.WORDS_GIVEN", Most("Words in an answer", 2, "words"))
    everything = {"lexicon": "mine", "where": {"length": [1, None]}}
    with pytest.raises(TilewiseError, match="3 words to give; an answer has at most 2 words") as refused:
        engine.call("study.search", {**everything, "limit": None})
    assert (refused.value.code, refused.value.data["field"]) == ("too-large", "limit")
    for part in ({"limit": 2}, {"limit": None, "offset": 1}):
        assert len(engine.call("study.search", {**everything, **part})["words"]) == 2
