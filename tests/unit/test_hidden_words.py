"""Words that a visitor does not want to see, and how many words of each length there are."""

from tilewise.api import Engine
from tilewise.shelf import Shelf

BOARD = "damnxzbcfghjklpqrstvwyoie"


def engine_with(**lists: str) -> Engine:
    engine = Engine(Shelf(None))
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
