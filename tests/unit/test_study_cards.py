"""What a quiz asks, and what is right: cards of known words, and phoneys that tempt."""

from collections import Counter
from typing import Any

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.lexicon import Lexicon, load_lexicon
from tilewise.study.cards import phoneys


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def cards(engine: Engine, kind: str, *words: str, lexicon: str = "en", **fields: Any) -> list[dict[str, Any]]:
    request = {"lexicon": lexicon, "kind": kind, "words": list(words), **fields}
    return list(engine.call("study.cards", request)["cards"])


def test_anagrams_are_asked_once_for_the_same_letters(engine: Engine) -> None:
    found = cards(engine, "anagrams", "alerting", "QQQ", "relating")
    assert [card["question"] for card in found] == ["AEGILNRT"]
    assert {"ALERTING", "ALTERING", "INTEGRAL", "RELATING", "TRIANGLE"} <= set(found[0]["answers"])


def test_hooks_are_asked_even_where_there_are_none(engine: Engine) -> None:
    rain, quiz = cards(engine, "hooks", "rain", "quartz")
    assert (rain["front"], rain["back"]) == (["B", "D", "G", "T"], ["E", "S", "Y"])
    assert rain["answers"] == ["BRAIN", "DRAIN", "GRAIN", "TRAIN", "RAINE", "RAINS", "RAINY"]
    assert (quiz["front"], quiz["back"], quiz["answers"]) == ([], ["Y"], ["QUARTZY"])


def test_a_stem_names_each_letter_with_its_words(engine: Engine) -> None:
    [card] = cards(engine, "stem", "satire")
    assert card["question"] == "AEIRST"
    by_letter = {row["letter"]: row["words"] for row in card["letters"]}
    assert by_letter["N"] == [word for word in card["answers"] if "N" in word]
    assert {"NASTIER", "RETAINS", "STAINER"} <= set(by_letter["N"])
    assert "J" not in by_letter


def test_a_pattern_has_few_words_and_they_are_told(engine: Engine) -> None:
    for card in cards(engine, "pattern", "quartz", "retains", "at", seed=5):
        assert card["word"] in card["answers"]
        assert len(card["answers"]) <= 12 or card["question"].count(".") == 1
        assert "." in card["question"]


def test_a_meaning_is_asked_where_one_is_known(engine: Engine) -> None:
    own = cards(engine, "definition", "aa", "zzz")
    assert [(card["question"], card["answers"]) for card in own] == [
        ("n a dry form of lava resembling clinkers", ["AA"])
    ]
    engine.call(
        "lexicon.import",
        {"id": "mine", "data": b"word,definition\nEEL,a long fish\nASH,a tree\nOAK,another tree\nELM,another tree"},
    )
    assert [card["question"] for card in cards(engine, "definition", "ash", lexicon="mine")] == ["a tree"]
    [shared] = cards(engine, "definition", "oak", "elm", "oak", lexicon="mine")
    assert (shared["word"], shared["answers"]) == ("OAK", ["OAK", "ELM"])


@pytest.mark.parametrize("id", ["en", "tr"])
def test_half_of_what_is_judged_is_no_word_but_near_one(engine: Engine, id: str) -> None:
    lexicon = load_lexicon(id)
    words = [lexicon.alphabet.decode(word) for word in lexicon.of_length(6).words(lexicon.of_length(6).every)[::97]]
    found = cards(engine, "judge", *words, lexicon=id)
    valid = sum(card["valid"] for card in found)
    assert len(words) * 0.3 < valid < len(words) * 0.7
    for card in found:
        shown, word = card["question"], card["word"]
        assert (shown in lexicon) == card["valid"]
        if len(shown) == len(word):
            assert sum(one != other for one, other in zip(shown, word, strict=True)) == (not card["valid"])
        else:
            assert not card["valid"]
            assert word in (shown[1:], shown[:-1])
    assert cards(engine, "judge", *words, lexicon=id) == found
    others = cards(engine, "judge", *words, lexicon=id, seed=2)
    assert others != found
    assert cards(engine, "judge", words[3], lexicon=id) == [card for card in found if card["word"] == words[3]]
    shown = [card["question"] for card in found if not card["valid"]]
    again = cards(engine, "judge", *shown, lexicon=id, seed=3)
    assert [(card["question"], card["valid"]) for card in again] == [(each, False) for each in shown]


def test_without_words_of_a_length_nothing_tempts_in_it() -> None:
    lexicon = Lexicon.from_words(["tea", "sea", "pea", "pet", "set", "sat", "tad"], alphabet("en"))
    found = phoneys(b"TEA", lexicon)
    assert found
    assert {len(word) for word in found} == {3}


def test_phoneys_look_more_like_words_than_chance_would_have_it() -> None:
    """Each three letters around the change stand at that place in some word, in the first ones in many."""
    lexicon = load_lexicon("en")
    for word in (b"QUARTZ", b"RETAINS", b"JINX", b"ZA"):
        found = phoneys(word, lexicon)
        assert len(found) > 5
        assert not any(each.decode() in lexicon for each in found)
        assert all(((Counter(each) - Counter(word)).total()) == 1 for each in found)


@pytest.mark.parametrize("kind", ["anagrams", "hooks", "judge", "stem", "pattern", "definition"])
def test_letters_that_are_no_word_or_too_many_are_no_trouble(engine: Engine, kind: str) -> None:
    found = cards(engine, kind, "a", "q", "zzz", "e" * 60, "seat" * 20)
    assert all(card["question"] for card in found)
    assert cards(engine, kind) == []
