"""Words are explained by the senses that data/meanings.json names, as on the page (web/build/meanings.test.ts)."""

import json
from pathlib import Path

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.lexicon import Lexicon
from tilewise.lexicon.library import Library, shipped_folder
from tilewise.study.meanings import meanings_of

TOLD = json.loads((Path(__file__).parent / "data" / "meanings.json").read_text("utf-8"))


WORDS = ["boat", "duck", "ducked", "ducks", "franked", "franks", "swim"]


@pytest.fixture(scope="module")
def library():
    return Library(shipped_folder())


@pytest.fixture(scope="module")
def explained(library):
    return meanings_of(Lexicon.from_words(WORDS, alphabet("en")), library).of


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "\n".join(WORDS)})
    return made


@pytest.mark.parametrize(
    ("word", "sense"),
    [
        ("DUCKED", "v to move (the head or body) quickly downwards or away"),
        ("FRANKED", "v stamp with a postmark to indicate date and time of mailing"),
        ("RAINED", "v precipitate as rain"),
        ("BOATED", "v ride in a boat on water"),
        ("PLUMPER", "a sufficiently fat so as to have a pleasing fullness of figure"),
        ("BOATS", "n a small vessel for travel on water"),
        ("GOES", "v change location; move, travel, or proceed, also metaphorically"),
        ("BOXES", "n a (usually rectangular) container; may have a lid"),
        ("GO", "v change location; move, travel, or proceed, also metaphorically"),
        ("WENT", "v past form of “go”: change location; move, travel, or proceed, also metaphorically"),
        ("SWAM", "v past form of “swim”: travel through water"),
        ("CHILDREN", "n plural of “child”: a young person of either sex"),
        ("MARCH", "v march in a procession"),
        ("HER", ""),
    ],
)
def test_words_are_explained_as_the_part_of_speech_that_their_ending_belongs_to(explained, word, sense):
    assert [*explained([word])] == [sense]


def test_many_words_are_explained_by_the_senses_that_they_are_on_the_page(library, explained):
    senses = dict(line.split("\t", 1) for line in library.aside("en-meanings").splitlines())
    for (word, told), sense in zip(TOLD.items(), explained([*TOLD]), strict=True):
        form, part = told.split() if told else ("", "")
        assert sense == next((each for each in senses.get(form, "").split("\t") if each[:1] == part), ""), word
    assert len({told[-1] for told in TOLD.values() if told}) == 4
    assert sum(bool(told) and told[:-2] != word.lower() for word, told in TOLD.items()) > 300


def test_a_search_goes_by_the_sense_that_explains_a_word(engine):
    for text, expected in {
        "swimming bird": [],
        "move (the head": ["DUCK", "DUCKED", "DUCKS"],
        "postmark": ["FRANKED"],
        "germanic": [],
    }.items():
        found = engine.call("study.search", {"lexicon": "mine", "where": {"definition": text}})
        assert [row["word"] for row in found["words"]] == expected, text


def test_a_quiz_asks_for_a_word_by_its_usual_sense_and_for_no_inflected_one(engine):
    asked = {"lexicon": "mine", "kind": "definition", "words": ["duck", "ducked", "boat"]}
    cards = engine.call("study.cards", asked)["cards"]
    assert [(card["word"], card["question"]) for card in cards] == [
        ("DUCK", "v to move (the head or body) quickly downwards or away"),
        ("BOAT", "n a small vessel for travel on water"),
    ]
