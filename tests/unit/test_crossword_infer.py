"""What the other side probably kept: what is asked and told, what is refused, and what is done with it."""

import math
import random

import pytest

from tilewise.api import Engine
from tilewise.crossword.requests import QUIZ_BOARD
from tilewise.errors import TilewiseError

PLAY = {"kind": "play", "row": 6, "col": 8, "across": False, "placed": "A.ISTERN"}
POSITION = {"lexicon": "en-common", "board": QUIZ_BOARD, "rack": "AEINRSV", "move": PLAY}
UNCOUNTED = {"name": "Uncounted", "tiles": {letter: [None, 1] for letter in "ABEINQRSTUVZ"}}
LATE = {
    "lexicon": "en-common",
    "layout": {"name": "Small", "layout": ["t...d", ".....", "..D..", ".....", "d...t"], "center": [2, 2], "rack": 3},
    "tiles": {"name": "Few", "tiles": {"A": [2, 1], "E": [3, 1], "S": [2, 3], "T": [3, 2]}},
    "board": ["ATE..", ".....", ".....", ".....", "....."],
    "rack": "AES",
}
"""Four tiles are unseen: E, S and two T."""


@pytest.fixture(scope="module")
def engine():
    return Engine()


def laid(placed: str, **fields):
    return {**PLAY, "placed": placed, **fields}


def ask(engine, **fields):
    return engine.call("crossword.infer", {**POSITION, **fields})


def test_chances_are_of_all_that_may_have_been_kept(engine):
    found = ask(engine, move=laid("A.IST"), limit=10_000)
    chances = [leave["chance"] for leave in found["leaves"]]
    assert math.isclose(sum(chances), 1)
    assert chances == sorted(chances, reverse=True)
    assert found["racks"] == 1000 < found["of"]
    assert math.isclose(sum(found["tiles"].values()), 3)
    assert len({leave["tiles"] for leave in found["leaves"]}) == len(chances) > 300
    fewer = ask(engine, move=laid("A.IST"), limit=3)
    assert fewer["leaves"] == found["leaves"][:3]
    assert fewer["tiles"] == found["tiles"]


def test_who_laid_a_whole_rack_has_kept_nothing(engine):
    assert ask(engine)["leaves"] == [{"tiles": "", "chance": 1.0}]
    assert (ask(engine)["tiles"], ask(engine)["of"]) == ({}, 1)


def test_with_an_empty_bag_what_was_kept_is_known(engine):
    late = {**LATE, "tiles": {"name": "Few", "tiles": {"A": [2, 1], "E": [3, 1], "S": [2, 3], "T": [1, 2]}}}
    move = {"kind": "play", "row": 1, "col": 0, "across": True, "placed": "E"}
    [leave] = ask(engine, **{**late, "move": move})["leaves"]
    assert leave == {"tiles": "S", "chance": 1.0}


def test_an_exchange_tells_of_what_was_kept(engine):
    found = ask(engine, move={"kind": "exchange", "count": 4}, racks=200)
    assert {len(leave["tiles"]) for leave in found["leaves"]} == {3}
    assert math.isclose(sum(found["tiles"].values()), 3)
    assert found["tiles"]["E"] > found["tiles"]["U"]


def test_without_time_some_racks_are_tried(engine):
    assert ask(engine, move=laid("A.IST"), seconds=0)["racks"] == 200


@pytest.mark.parametrize(
    ("fields", "code", "sentence"),
    [
        ({"move": laid("A.IS?")}, "move", "is not made of tiles of English"),
        ({"move": laid("AB")}, "move", "These tiles cannot be laid there"),
        ({"move": laid("A.QK", row=6)}, "move", "so many Q tiles: they are on the board, or on one's own rack"),
        ({"rack": "?", "move": laid("a.ist")}, "move", "so many blanks"),
        ({"rack": "", "move": laid("A.ISTERNS")}, "move", "cannot have laid 8 tiles; it had 7"),
        ({"move": {"kind": "exchange", "count": 8}}, "move", "cannot have exchanged 8 tiles"),
        ({**LATE, "move": {"kind": "exchange", "count": 1}}, "move", "the game lets it exchange 0"),
        ({"tiles": UNCOUNTED}, "tile-set", "nothing can be inferred"),
    ],
)
def test_a_move_that_cannot_have_been_made_is_refused(engine, fields, code, sentence):
    with pytest.raises(TilewiseError) as caught:
        ask(engine, **fields)
    assert caught.value.code == code
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


def test_what_was_inferred_goes_into_simulations(engine):
    before = {name: POSITION[name] for name in ("lexicon", "rack")}
    leaves = ask(engine, move=laid("A.IST"))["leaves"]
    rows = ["........A......", ".....QUIZ......", *["." * 8 + tile + "." * 6 for tile in "IST"]]
    board = [*["." * 15] * 6, *rows, *["." * 15] * 4]
    asked = {**before, "board": board, "samples": 5, "plies": 1}
    known = engine.call("crossword.simulate", {**asked, "known": leaves})
    assert known == engine.call("crossword.simulate", {**asked, "known": leaves})
    assert known != engine.call("crossword.simulate", asked)
    one = engine.call("crossword.simulate", {**asked, "known": [{"tiles": "EEO", "chance": 0.5}]})
    assert one == engine.call("crossword.simulate", {**asked, "known": "EEO"})


def test_and_into_preendgames(engine):
    kept = [{"tiles": "T", "chance": 0.6}, {"tiles": "SE", "chance": 0.2}]
    likely = engine.call("crossword.preendgame", {**LATE, "known": kept, "limit": 1})
    assert likely["draws"] == 7500 * 3 + 2500 * 2
    assert set(likely["plays"][0]["by_tile"]) == {"E", "S", "T"}
    certain = engine.call("crossword.preendgame", {**LATE, "known": "ES", "limit": 1})
    assert {tiles: draw["count"] for tiles, draw in certain["plays"][0]["by_tile"].items()} == {"T": 2}


@pytest.mark.parametrize("method", ["crossword.simulate", "crossword.preendgame"])
@pytest.mark.parametrize(
    ("known", "data"),
    [
        ([], {}),
        ([{"tiles": "E", "chance": 0}], {}),
        ([{"tiles": "E", "chance": 1}, {"tiles": "EE", "chance": 1}], {"index": 1, "letter": "E"}),
        ([{"tiles": "TTES", "chance": 1}], {"index": 0}),
        ("TTT", {"letter": "T"}),
    ],
)
def test_leaves_that_cannot_be_are_refused_with_their_place(engine, method, known, data):
    with pytest.raises(TilewiseError) as caught:
        engine.call(method, {**LATE, "known": known})
    assert caught.value.data == {"code": "known", "field": "known", **data}
    assert str(caught.value).endswith(".")


def test_a_lie_about_what_was_kept_is_answered_or_refused(engine):
    rng, answers = random.Random(1), {"answered": 0, "refused": 0}
    for _ in range(60):
        known = [
            {"tiles": "".join(rng.choices("AEST", k=rng.randrange(4))), "chance": rng.choice([0, 1e-300, 0.5, 1e300])}
            for _ in range(rng.randrange(1, 4))
        ]
        method = rng.choice(["crossword.simulate", "crossword.preendgame"])
        fields = {"samples": 2} if method == "crossword.simulate" else {"limit": 1}
        code = "answered"
        try:
            engine.call(method, {**LATE, **fields, "known": known})
        except TilewiseError as error:
            code = error.code
        answers["refused" if code == "known" else code] += 1
    assert min(answers.values()) > 10, answers
