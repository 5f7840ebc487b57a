"""Spaces are nothing: in a rack, a hand, a board, a word and a pattern of every game."""

import pytest

from tilewise.rpc import Engine

EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15"
LETTERPRESS = {"lexicon": "en-common", "board": "ABCDEFGHIJKLMNOPQRSTUVWXY", "limit": 3}
BAG = {"A": [2, 1], "E": [2, 1], "T": [2, 1], "S": [2, 1]}
TYPED = [
    ("anagram.find", {"lexicon": "en-common", "rack": "ATE?S", "use": "any", "limit": 5}, "rack"),
    ("anagram.find", {"lexicon": "en-common", "rack": "ATES", "use": "any", "pattern": "[AE].*"}, "pattern"),
    ("anagram.chances", {"lexicon": "en-common", "rack": "ATES"}, "rack"),
    ("anagram.word", {"lexicon": "en-common", "word": "ATE"}, "word"),
    ("crossword.solve", {"lexicon": "en-common", "board": EMPTY, "rack": "AT[E]S?", "limit": 3}, "rack"),
    ("draw.solve", {"lexicon": "en-common", "rack": "ATES", "bag": BAG}, "rack"),
    ("letterpress.solve", LETTERPRESS, "board"),
    ("letterpress.solve", {**LETTERPRESS, "word": "BAD"}, "word"),
    ("tycoon.solve", {"lexicon": "en-common", "hand": "AEIIMSU", "pool": "NPQ", "limit": 1}, "hand"),
    ("tycoon.solve", {"lexicon": "en-common", "hand": "AEIIMSU", "pool": "NPQ", "limit": 1}, "pool"),
    (
        "tycoon.solve",
        {"lexicon": "en-common", "hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ", "limit": 1},
        "patents",
    ),
]


@pytest.fixture(scope="module")
def engine():
    return Engine()


def answered(engine, method, params):
    return engine.call(method, params)


@pytest.mark.parametrize("spaced", [" {} ", "{}\n"], ids=["around", "at the end"])
@pytest.mark.parametrize(("method", "params", "field"), TYPED, ids=[f"{row[0]} {row[2]}" for row in TYPED])
def test_spaces_around_what_is_typed_are_nothing(engine, method, params, field, spaced):
    assert answered(engine, method, {**params, field: spaced.format(params[field])}) == answered(engine, method, params)


@pytest.mark.parametrize("space", [" ", "\t", "\u00a0"], ids=["space", "tab", "no-break space"])
@pytest.mark.parametrize(("method", "params", "field"), TYPED, ids=[f"{row[0]} {row[2]}" for row in TYPED])
def test_spaces_within_what_is_typed_are_nothing(engine, method, params, field, space):
    assert answered(engine, method, {**params, field: space.join(params[field])}) == answered(engine, method, params)


def test_a_word_to_be_checked_is_told_as_it_was_given(engine):
    words = ["ATE", " ate", "A T E\n", "XATE ", "A E"]
    found = engine.call("lexicon.check", {"lexicon": "en-common", "words": words})
    assert found["valid"] == dict(zip(words, [True, True, True, False, False], strict=True))
