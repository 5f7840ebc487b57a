"""Words are explained by the senses that data/meanings.json names, as on the page (web/build/meanings.test.ts)."""

import json
from pathlib import Path

import pytest

from tilewise.api import Engine
from tilewise.lexicon.library import Library, shipped_folder
from tilewise.study.meanings import meanings_of

TOLD = json.loads((Path(__file__).parent / "data" / "meanings.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def library():
    return Library(shipped_folder())


@pytest.mark.parametrize(
    ("word", "sense"),
    [
        ("DUCKED", "v to move (the head or body) quickly downwards or away"),
        ("FRANKED", "v stamp with a postmark to indicate date and time of mailing"),
        ("RAINED", "v precipitate as rain"),
        ("BOATED", "v ride in a boat on water"),
        ("PLUMPER", "a sufficiently fat so as to have a pleasing fullness of figure"),
        ("BOATS", "n a small vessel for travel on water"),
        ("CARES", "n the work of providing treatment for or attending to someone or something"),
        ("GO", "v change location; move, travel, or proceed, also metaphorically"),
        ("MARCH", "v march in a procession"),
        ("HER", ""),
    ],
)
def test_words_are_explained_as_the_part_of_speech_that_their_ending_belongs_to(library, word, sense):
    assert [*meanings_of(library.lexicon("en"), library).of([word])] == [sense]


def test_many_words_are_explained_by_the_senses_that_they_are_on_the_page(library):
    senses = dict(line.split("\t", 1) for line in library.aside("en-meanings").splitlines())
    explained = [*meanings_of(library.lexicon("en"), library).of([*TOLD])]
    for (word, told), sense in zip(TOLD.items(), explained, strict=True):
        form, part = told.split() if told else ("", "")
        assert sense == next((each for each in senses.get(form, "").split("\t") if each[:1] == part), ""), word
    assert len({told[-1] for told in TOLD.values() if told}) == 4
    assert sum(bool(told) and told[:-2] != word.lower() for word, told in TOLD.items()) > 300


def test_a_search_goes_by_the_sense_that_explains_a_word():
    search = {"lexicon": "en", "limit": None}
    one_of = [{"words": ["DUCK", "DUCKS", "DUCKED", "SWIM", "FRANKED", "FRANKS"]}]
    for text, words in {
        "swimming bird": ["DUCKS"],
        "move (the head": ["DUCK", "DUCKED"],
        "postmark": ["FRANKED"],
        "germanic": [],
    }.items():
        found = Engine().call("study.search", {**search, "where": {"all": [*one_of, {"definition": text}]}})
        assert sorted(row["word"] for row in found["words"]) == sorted(words), text


def test_a_quiz_asks_for_a_word_by_its_usual_sense_and_for_no_inflected_one():
    asked = {"lexicon": "en", "kind": "definition", "words": ["duck", "ducked", "boat"]}
    cards = Engine().call("study.cards", asked)["cards"]
    assert [(card["word"], card["question"]) for card in cards] == [
        ("DUCK", "v to move (the head or body) quickly downwards or away"),
        ("BOAT", "n a small vessel for travel on water"),
    ]
