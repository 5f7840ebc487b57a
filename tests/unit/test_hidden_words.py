"""Words that a visitor does not want to see, and how many words of each length there are."""

import pytest

from tilewise.api import Engine
from tilewise.errors import LexiconError
from tilewise.lexicon import Library, shipped_folder

BOARD = "damnxzbcfghjklpqrstvwyoie"


def engine_with(**lists: str) -> Engine:
    engine = Engine(Library(shipped_folder()))
    for id, text in lists.items():
        engine.call("lexicon.add", {"id": id, "alphabet": "en", "text": text})
    return engine


def test_words_of_another_list_are_left_out_of_letterpress_plays():
    engine = engine_with(words="damn\nmad\nand", rude="damn\nrude")
    request = {"lexicon": "words", "board": BOARD, "ours": 0, "theirs": 0}
    assert engine.call("letterpress.solve", request)["words"] == 3
    shown = engine.call("letterpress.solve", {**request, "without": "rude"})
    assert {play["word"] for play in shown["plays"]} == {"AND", "MAD"}
    assert engine.call("letterpress.solve", request)["words"] == 3


def test_a_group_tells_how_many_words_of_each_length_it_has():
    engine = engine_with(words="damn\nmad\nand\ndam\nad")
    request = {"lexicon": "words", "rack": "damn", "use": "any", "limit": 0, "through": "S"}
    assert engine.call("anagram.find", request)["groups"] == [{"through": "S", "count": 0, "lengths": [], "words": []}]
    [group] = engine.call("anagram.find", {**request, "through": None})["groups"]
    assert group["lengths"] == [{"length": 4, "count": 1}, {"length": 3, "count": 3}, {"length": 2, "count": 1}]
    assert group["count"] == 5


PATENTED = {"hand": "DAMNEST", "pool": "IOR"}


def words_of(answer: dict) -> set[str]:
    return {word for play in answer["plays"] for word in play["words"]}


def test_words_that_are_not_wanted_are_no_play_in_letter_tycoon():
    engine = engine_with(words="damned\ndamn\nmaned\nmad\nadmin", rude="damned\ndamn")
    request = {"lexicon": "words", **PATENTED}
    assert words_of(engine.call("tycoon.solve", request)) == {"DAMN", "MANED", "MAD", "ADMIN"}
    assert words_of(engine.call("tycoon.solve", {**request, "without": "rude"})) == {"MANED", "MAD", "ADMIN"}
    rare = engine.call("tycoon.solve", {"lexicon": "en", **PATENTED, "limit": 1000})
    common = engine.call("tycoon.solve", {"lexicon": "en", **PATENTED, "limit": 1000, "min_zipf": 4})
    assert "ADERMIN" in words_of(rare) - words_of(common)
    assert common["best_total"] <= rare["best_total"]
    assert 0 < common["words"] < rare["words"]


def test_advice_and_review_name_only_wanted_words_and_blame_nobody_for_another():
    record = {"lexicon": "words", "setup": {"players": [{}, {}], "seed": 3}}
    hand = engine_with(words="mad").call("tycoon.match", record)["state"]["players"][0]["hand"]
    long, short = hand[:5], hand[:4]
    engine = engine_with(words=f"{long}\n{short}", rude=long)

    def advised(**more: str) -> list[list[str]]:
        return [option["words"] for option in engine.call("tycoon.advise", {**record, **more})["options"]]

    assert [long] in advised()
    assert [short] in advised(without="rude")
    assert [long] not in advised(without="rude")

    plays = engine.call("tycoon.match", record)["legal"]
    assert [long] in [each.get("words") for each in plays], "it may still be played"


def test_a_review_names_only_wanted_words_and_blames_nobody_for_having_played_another():
    engine = engine_with()
    setup = {"players": [{"level": 3}, {"level": 3}], "seed": 3}
    record = {"lexicon": "en-common", "setup": setup, "actions": []}
    for _ in range(12):
        record["actions"].append(engine.call("tycoon.choose", record)["action"])
    turns = engine.call("tycoon.review", record)["turns"]
    best = next(row for row in turns if row["played"]["words"] and row["best"] == [row["played"]])
    words = best["played"]["words"]
    engine.call("lexicon.add", {"id": "rude", "alphabet": "en", "text": "\n".join(words)})
    again = engine.call("tycoon.review", {**record, "without": "rude"})["turns"]
    [row] = [row for row in again if row["turn"] == best["turn"]]
    assert row["best"][0]["total"] <= row["played"]["total"] == best["played"]["total"]
    assert row["loss"] == 0
    assert all(set(words).isdisjoint(play["words"]) for row in again for play in row["best"])


def test_the_word_game_finds_the_best_of_the_wanted_words():
    engine = engine_with(words="damn\nmad\nand", rude="damn")
    request = {"lexicon": "words", "rack": "DAMNXYZ"}
    assert engine.call("draw.solve", request)["words"] == ["DAMN"]
    assert engine.call("draw.solve", {**request, "without": "rude"})["words"] == ["MAD"]
    assert engine.call("draw.judge", {**request, "word": "damn"})["reason"] is None
    every = engine.call("draw.experiment", {"lexicon": "en", "draws": 40, "seed": 1})
    common = engine.call("draw.experiment", {"lexicon": "en", "draws": 40, "seed": 1, "min_zipf": 4})
    assert all(some <= most for some, most in zip(common["scores"], every["scores"], strict=True))
    assert common["mean"] < every["mean"]


def test_chances_and_anagrams_count_only_wanted_words():
    engine = engine_with(words="damn\nmad\nand\ndam", rude="damn\ndam")
    request = {"lexicon": "words", "rack": "dam"}

    def through_n(**more: str) -> int:
        letters = engine.call("anagram.chances", {**request, **more})["letters"]
        return next(each["count"] for each in letters if each["letter"] == "N")

    assert (through_n(), through_n(without="rude")) == (1, 0)
    word = {"lexicon": "words", "word": "mad"}
    assert engine.call("anagram.word", word)["anagrams"] == ["DAM"]
    assert engine.call("anagram.word", {**word, "without": "rude"})["anagrams"] == []


@pytest.mark.parametrize(
    ("method", "request_"),
    [
        ("anagram.find", {"rack": "şal"}),
        ("draw.solve", {"rack": "ŞAL", "bag": "tr"}),
        ("letterpress.solve", {"board": "abcçdefgğhıijklmnoöprsştu", "ours": 0, "theirs": 0}),
    ],
)
def test_a_list_in_another_alphabet_cannot_be_left_out(method, request_):
    engine = engine_with(rude="damn")
    engine.call("lexicon.add", {"id": "mine", "alphabet": "tr", "text": "şal"})
    with pytest.raises(LexiconError, match="English alphabet") as caught:
        engine.call(method, {"lexicon": "mine", **request_, "without": "rude"})
    assert caught.value.data["field"] == "without"
