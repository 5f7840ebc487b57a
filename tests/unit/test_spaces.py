"""Spaces are nothing: in a rack, a hand, a board, a word and a pattern of every game."""

import sys

import pytest

from tilewise.rpc import Engine

EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15"
LETTERPRESS = {"lexicon": "en-common", "board": "ABCDEFGHIJKLMNOPQRSTUVWXY", "limit": 3}
BAG = {"A": [2, 1], "E": [2, 1], "T": [2, 1], "S": [2, 1]}
TYPED = [
    ("anagram.find", {"lexicon": "en-common", "rack": "ATE?S", "use": "any", "limit": 5}, "rack"),
    ("anagram.find", {"lexicon": "en-common", "rack": "ATES", "use": "any", "pattern": "[AE].*"}, "pattern"),
    ("anagram.find", {"lexicon": "en-common", "rack": "AES", "through": "T"}, "through"),
    ("anagram.find", {"lexicon": "en-common", "rack": "AES", "through": "*"}, "through"),
    ("finders.race", {"lexicon": "en-common", "rack": "ATE?S", "finders": ["registers"]}, "rack"),
    ("finders.growth", {"lexicon": "en-common", "rack": "ATES", "finders": ["registers"]}, "rack"),
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
    """Give an answer, without what was measured."""
    answer = engine.call(method, params)
    if not method.startswith("finders."):
        return answer
    return [row["words"] for row in answer.get("results") or answer["curves"]]


@pytest.mark.parametrize("spaced", [" {} ", "{}\n"], ids=["around", "at the end"])
@pytest.mark.parametrize(("method", "params", "field"), TYPED, ids=[f"{row[0]} {row[2]}" for row in TYPED])
def test_spaces_around_what_is_typed_are_nothing(engine, method, params, field, spaced):
    assert answered(engine, method, {**params, field: spaced.format(params[field])}) == answered(engine, method, params)


EVERY_SPACE = "".join(char for char in map(chr, range(sys.maxunicode + 1)) if char.isspace())


@pytest.mark.parametrize("space", [" ", "\t", "\u00a0", EVERY_SPACE], ids=["space", "tab", "no-break space", "all"])
@pytest.mark.parametrize(("method", "params", "field"), TYPED, ids=[f"{row[0]} {row[2]}" for row in TYPED])
def test_spaces_within_what_is_typed_are_nothing(engine, method, params, field, space):
    assert answered(engine, method, {**params, field: space.join(params[field])}) == answered(engine, method, params)


@pytest.mark.parametrize("space", [" ", EVERY_SPACE], ids=["space", "all"])
@pytest.mark.parametrize(
    ("method", "fields"),
    [
        ("crossword.solve", {"lexicon": "en-common", "rack": "ATES", "limit": 3}),
        ("crossword.check", {"lexicon": "en-common"}),
        ("crossword.unseen", {"lexicon": "en-common"}),
        ("crossword.write", {"format": "cgp", "scores": [3, 4]}),
    ],
)
def test_spaces_within_the_rows_of_a_crossword_board_are_nothing(engine, method, fields, space):
    rows = [*["." * 15] * 7, "....QUIz.......", *["." * 15] * 7]
    spaced = [f" {space.join(row)}\t" for row in rows]
    answer = engine.call(method, {**fields, "board": rows})
    assert engine.call(method, {**fields, "board": spaced}) == answer
    lines = " \n" + "\n".join(map(" ".join, rows))
    assert engine.call(method, {**fields, "board": lines}) == answer
    if method != "crossword.write":
        slashes = "15 / 15/15/15/15/15/15/4 Q U I z 7/15/15/15/15/15/15/ 15\n"
        assert engine.call(method, {**fields, "board": slashes}) == answer


@pytest.mark.parametrize("rack", ["", "\nA T E ?\n"])
def test_rows_that_are_read_may_have_spaces_between_their_squares_as_other_programs_print_them(engine, rack):
    rows = [*["." * 15] * 7, "....QUIz.......", *["." * 15] * 7]
    plain = engine.call("crossword.read", {"text": "\n".join(rows) + rack.replace(" ", "")})
    assert engine.call("crossword.read", {"text": "\n".join(map(" ".join, rows)) + rack}) == plain
    assert engine.call("crossword.read", {"text": " ".join(rows) + rack.replace(" ", "")}) == plain
    assert (plain["board"], plain["rack"]) == (rows, "AET?" if rack else "")


def test_a_word_to_be_checked_is_told_as_it_was_given(engine):
    words = ["ATE", " ate", "A T E\n", "XATE ", "A E"]
    found = engine.call("lexicon.check", {"lexicon": "en-common", "words": words})
    assert found["valid"] == dict(zip(words, [True, True, True, False, False], strict=True))
