"""What the crossword methods refuse, each with its sentence: sets, boards, candidates, turns, games and views."""

from itertools import product

import pytest
from played import Played, problem_of

from tilewise.api import Engine
from tilewise.errors import PositionError, TilewiseError
from tilewise.tiles import tile_set_of

EMPTY = "/".join(["15"] * 15)
SMALL = {"name": "Small", "layout": ["." * 9] * 9, "center": [4, 4], "rack": 3, "bonus": {}}
FEW = {"name": "Few", "tiles": {"A": [10, 1], "B": [10, 3]}}
UNCOUNTED = {"name": "Uncounted", "tiles": {"A": [None, 1], "B": [None, 3]}}
SETUP = {"lexicon": "mine", "layout": SMALL, "tiles": FEW, "players": [{"name": "Ann"}, {"name": "Bob"}], "seed": 1}


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "ab\naba\nbab"})
    return made


def refusal(engine, method, params):
    with pytest.raises(TilewiseError) as caught:
        engine.call(method, params)
    assert str(caught.value).endswith(".")
    return caught.value


def trial(**fields):
    return {"lexicon": "mine", "layout": SMALL, "tiles": FEW, "board": "/".join(["9"] * 9), "rack": "AAB", **fields}


def play(placed, row=4, col=4):
    return {"kind": "play", "row": row, "col": col, "across": True, "placed": placed}


HELD = {"lexicon": "mine", "board": "/".join(["15"] * 15), "rack": "AB"}
SPANISH = {**HELD, "lexicon": "es", "tiles": "es"}


@pytest.mark.parametrize(
    ("method", "fields", "whose"),
    [
        ("crossword.solve", {**HELD, "rack": "AB1"}, "the rack"),
        ("crossword.simulate", {**HELD, "known": "AB1"}, "what the other side holds"),
        ("crossword.simulate", {**HELD, "known": [{"tiles": "AB1", "chance": 1}]}, "what the other side holds"),
        ("crossword.simulate", {**HELD, "candidates": [{"kind": "exchange", "tiles": "AB1"}]}, "the exchange"),
        ("crossword.endgame", {**HELD, "opponent": "AB1"}, "what the other side holds"),
        ("crossword.write", {"format": "cgp", **HELD, "other_rack": "AB1"}, "the other rack"),
        ("crossword.read", {"text": f"{HELD['board']} AB/AB1 0/0 0"}, "the other rack"),
    ],
)
def test_what_is_no_tile_is_told_with_what_it_is_among(engine, method, fields, whose):
    if method == "crossword.write":
        fields = {name: value for name, value in fields.items() if name != "lexicon"}
    error = refusal(engine, method, fields)
    assert (error.code, error.data["index"]) == ("rack-letter", 2)
    assert str(error) == f"Tile 3 of {whose}, “1”, is not a tile of English."


@pytest.mark.parametrize(
    ("method", "field", "text", "written"),
    [
        ("crossword.solve", "rack", "CHLLARSEO", "[CH][LL]ARSEO"),
        ("crossword.solve", "rack", "ch[ll]arseo", "[CH][LL]ARSEO"),
        ("crossword.solve", "rack", "AEICHO ?B", "AEI[CH]O?B"),
        ("crossword.simulate", "known", "CHLLARSEO", "[CH][LL]ARSEO"),
        ("crossword.endgame", "opponent", "CHLLARSEO", "[CH][LL]ARSEO"),
        ("crossword.solve", "rack", "CASAREIS", None),
        ("crossword.solve", "rack", "CHLLARSEOA", None),
    ],
)
def test_a_rack_that_brackets_would_make_fit_is_told_how_to_write_them(engine, method, field, text, written):
    error = refusal(engine, method, {**SPANISH, field: text})
    assert error.data.get("written") == written
    assert (f" Tiles of several letters are in brackets: {written}." in str(error)) == (written is not None)
    assert ("brackets" in str(error)) == (written is not None)
    if written:
        assert sum(engine.call("crossword.unseen", {**SPANISH, "rack": written})["unseen"].values()) == 93


def test_where_no_tile_has_several_letters_nothing_is_said_of_brackets(engine):
    assert "brackets" not in str(refusal(engine, "crossword.solve", {**HELD, "rack": "CHLLARSEO"}))


@pytest.mark.parametrize(
    ("fields", "code", "sentence"),
    [
        ({"tiles": UNCOUNTED}, "tile-set", "Uncounted does not tell how many tiles there are"),
        ({"known": "AAAA"}, "known", "said to hold 4 tiles; a rack holds 3"),
        ({"known": "A", "tiles": {**FEW, "tiles": {"A": [2, 1], "B": [9, 3]}}}, "known", "so many A tiles"),
        ({"known": "?"}, "known", "so many blanks"),
        ({"candidates": [{"kind": "exchange", "tiles": ""}]}, "candidate", "does not allow this exchange"),
        ({"candidates": [{"kind": "exchange", "tiles": "BB"}]}, "candidate", "does not have B"),
        ({"candidates": [play("A?")]}, "candidate", "is not made of tiles of Few"),
        ({"candidates": [play("AQ")]}, "candidate", "is not made of tiles of Few"),
        ({"candidates": [play("AB", row=0, col=0)]}, "candidate", "Candidate 1: "),
        ({"candidates": [play("AB", row=40)]}, "candidate", "Candidate 1: "),
        ({"candidates": [play("AB"), play("BB")]}, "candidate", "Candidate 2: The rack does not have B"),
    ],
)
def test_what_cannot_be_simulated_is_refused(engine, fields, code, sentence):
    error = refusal(engine, "crossword.simulate", trial(**fields))
    assert error.code == code
    assert sentence in str(error)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"colour": "red"}, "A board has no field “colour”"),
        ({"layout": "........."}, "a list of rows of squares"),
        ({"layout": [1, 2]}, "a list of rows of squares"),
        ({"name": 7}, "a list of rows of squares"),
        ({"exchange": 0}, "with which tiles may be exchanged is 1 or more"),
        ({"exchange": True}, "with which tiles may be exchanged is 1 or more"),
        ({"bonus": [7, 50]}, "maps numbers of tiles to points"),
        ({"bonus": {"7": "fifty"}}, "maps numbers of tiles to points"),
    ],
)
def test_a_board_that_is_none_is_refused(engine, fields, sentence):
    error = refusal(engine, "crossword.solve", trial(layout=SMALL | fields))
    assert (error.code, error.data["field"]) == ("layout", "layout")
    assert sentence in str(error)


@pytest.mark.parametrize(
    ("turn", "code", "field"),
    [
        ({"player": 2, "kind": "pass", "score": 0}, "range", "player"),
        ({"player": 0, "kind": "play", "score": 4, "position": "99", "placed": "QI"}, "wrong-type", "position"),
        ({"player": 0, "kind": "play", "score": 4, "position": "8H", "placed": "Q!"}, "wrong-type", "placed"),
    ],
)
def test_a_turn_that_cannot_be_read_is_refused_with_its_place(engine, turn, code, field):
    first = {"player": 0, "kind": "pass", "score": 0}
    error = refusal(engine, "crossword.replay", {"board": EMPTY, "turns": [first, turn]})
    assert (error.code, error.data["field"], error.data["index"]) == (code, field, 1)


@pytest.fixture
def begun(engine):
    return Played(engine, "crossword", SETUP)


def test_nobody_chooses_or_acts_when_a_game_is_over(begun):
    over = begun.after("resign")
    with pytest.raises(TilewiseError, match="game is over") as caught:
        over.choose()
    assert caught.value.code == "not-now"
    with pytest.raises(TilewiseError, match="game is over") as caught:
        over.after("pass")
    assert problem_of(caught.value)["code"] == "not-now"


def test_a_game_is_seen_only_by_its_players(begun):
    with pytest.raises(TilewiseError) as caught:
        begun.seen(2)
    assert (caught.value.code, str(caught.value)) == ("range", "“seat” is a number from 0 to 1; 2 is not.")


@pytest.mark.parametrize(
    ("action", "code", "sentence"),
    [
        (play("?"), "play", "A blank on the board stands for a letter"),
        (play(""), "play", "No tile is laid"),
        (play("AB", row=40), "play", "cannot be laid there"),
        ({"kind": "exchange", "tiles": ""}, "not-on-rack", "An exchange has one tile at least"),
    ],
)
def test_an_action_that_is_none_is_refused(begun, action, code, sentence):
    with pytest.raises(TilewiseError, match=sentence) as caught:
        begun.after(action)
    assert problem_of(caught.value)["code"] == code


def test_no_more_tiles_are_exchanged_than_the_bag_has(engine):
    few = {"name": "Few", "tiles": {"A": [4, 1], "B": [4, 3]}}
    state = Played(engine, "crossword", SETUP | {"tiles": few, "layout": SMALL | {"exchange": 1}})
    assert (state["bag"], state["exchange"]) == (2, 2)
    rack = state["players"][0]["rack"]
    with pytest.raises(TilewiseError) as caught:
        state.after({"kind": "exchange", "tiles": rack})
    assert problem_of(caught.value)["code"] == "not-now"
    assert str(caught.value) == "No more than 2 tiles can be exchanged now."


def test_leaves_are_not_learnt_for_racks_that_are_too_large(engine):
    large = SMALL | {"rack": 13}
    error = refusal(engine, "crossword.leaves", {"lexicon": "en", "layout": large})
    assert (error.code, error.data["field"]) == ("too-large", "layout")


TOLD = {
    "play": {"kind": "play", "position": "8F", "placed": "QUIZ", "score": 48, "rack": "QUIZAEI"},
    "withdrawn": {"kind": "withdrawn", "score": -48, "rack": "QUIZAEI"},
    "pass": {"kind": "pass", "score": 0},
    "points": {"kind": "points", "score": 5},
}
"""Turns as a file may tell them."""


@pytest.mark.parametrize("number", [1, 2, 3])
def test_turns_in_any_row_are_looked_back_on_also_where_one_takes_back_what_is_not_there(engine, number):
    for kinds in product(TOLD, repeat=number):
        turns = [{"player": i % 2, **TOLD[kind]} for i, kind in enumerate(kinds)]
        replayed = engine.call("crossword.replay", {"board": ["." * 15] * 15, "turns": turns})
        assert replayed["ended"] is None, kinds


@pytest.mark.parametrize(
    ("text", "written"), [("gyű", "[GY]Ű"), ("gy?ty", "[GY]?[TY]"), ("gyxq", None), ("yg", None), ("[gy]y", None)]
)
def test_letters_that_are_a_tile_only_together_are_told_how_to_be_written(text, written):
    with pytest.raises(PositionError) as refused:
        tile_set_of("hu").read_rack(text)
    assert (refused.value.code, refused.value.place.get("written")) == ("rack-letter", written)
    assert str(refused.value).endswith(f"in brackets: {written}." if written else "is not a tile of Hungarian.")
