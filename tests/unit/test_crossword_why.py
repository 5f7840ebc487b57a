"""What is said of a move: its rank and loss, the worth of what it keeps, and its chance of a bingo."""

import pytest

from tilewise.api import Engine
from tilewise.errors import TilewiseError

LAYOUT = {
    "name": "Small",
    "layout": ["T..d..T", ".D...D.", "..t.t..", "d..D..d", "..t.t..", ".D...D.", "T..d..T"],
    "center": [3, 3],
    "rack": 4,
    "bonus": {"4": 10},
}
TILES = {"name": "Small", "tiles": {"A": [5, 1], "E": [6, 1], "R": [5, 2], "S": [4, 4], "T": [5, 3]}}
BOARD = [*["......."] * 3, "..EAT..", *["......."] * 3]
POSITION = {"lexicon": "en-common", "layout": LAYOUT, "tiles": TILES, "rack": "AERT", "board": BOARD}


@pytest.fixture(scope="module")
def engine():
    return Engine()


def candidate(row):
    """A row of the ranking as a move that is asked about."""
    names = {"play": ("kind", "row", "col", "across", "placed"), "exchange": ("kind", "tiles"), "pass": ("kind",)}
    return {name: row[name] for name in names[row["kind"]]}


def test_rank_and_loss_are_those_of_the_list_by_equity(engine):
    rows = engine.call("crossword.solve", {**POSITION, "order": "equity", "moves": "all", "limit": None})["plays"]
    assert len({row["kind"] for row in rows}) > 1
    for row in [*rows[:40:7], *[row for row in rows[:200] if row["kind"] != "play"][:2]]:
        said = engine.call("crossword.why", {**POSITION, "move": candidate(row)})
        assert said["rank"] == 1 + sum(other["equity"] > row["equity"] for other in rows)
        assert said["loss"] == rows[0]["equity"] - row["equity"]
        assert said["best"] == rows[0]
        assert said["move"] == row


def test_the_parts_of_a_leave_add_up_to_its_worth(engine):
    said = engine.call("crossword.why", {**POSITION, "rack": "AERR", "move": {"kind": "exchange", "tiles": "A"}})
    assert [(each["tile"], each["count"]) for each in said["kept"]] == [("E", 1), ("R", 2)]
    worth = said["move"]["equity"] - said["move"]["score"]
    assert sum(each["value"] for each in said["kept"]) + said["together"] == worth
    assert said["together"] == -2, "the estimate takes two points for a tile kept twice"


def test_a_bingo_is_as_likely_as_the_draws_that_make_one(engine):
    # What is kept of AERT makes a word with any tile or with none, by the list of this test alone.
    engine.call("lexicon.add", {"id": "one", "alphabet": "en", "text": "tear"})
    tiles = {"name": "Few", "tiles": {"A": [3, 1], "E": [3, 1], "R": [2, 2], "T": [9, 3]}}
    board = ["......."] * 7
    position = {**POSITION, "lexicon": "one", "tiles": tiles, "board": board}
    said = engine.call("crossword.why", {**position, "rack": "AERR", "move": {"kind": "exchange", "tiles": "R"}})
    assert said["bingo"]
    assert {each["tile"]: each["share"] for each in said["helps"]} == {"T": 1.0}, "AER needs a T, and nothing else"
    kept = engine.call("crossword.why", {**position, "rack": "RRTT", "move": {"kind": "pass"}})
    assert (kept["bingo"], kept["helps"]) == (0, []), "a rack that is full draws nothing"


def test_near_the_end_nothing_is_said_of_a_bingo(engine):
    tiles = {"name": "Few", "tiles": {"A": [2, 1], "E": [2, 1], "R": [1, 2], "T": [4, 3]}}
    said = engine.call("crossword.why", {**POSITION, "tiles": tiles, "rack": "AE", "move": {"kind": "pass"}})
    assert said["bingo"] is None


def test_a_move_that_cannot_be_made_is_refused(engine):
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.why", {**POSITION, "move": {"kind": "exchange", "tiles": "S"}})
    assert caught.value.data["code"] == "candidate"


def test_the_place_of_a_first_play_is_told_apart_from_its_leave(engine):
    position = {"lexicon": "en", "board": "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15", "rack": "AEGNOTV"}
    places = []
    for column in (5, 6):
        move = {"kind": "play", "row": 7, "col": column, "across": True, "placed": "VEG"}
        said = engine.call("crossword.why", {**position, "move": move})
        kept = sum(each["value"] for each in said["kept"]) + said["together"]
        assert said["move"]["equity"] == said["move"]["score"] + kept + said["place"]
        places.append(said["place"])
    assert places[0] < 0 < places[1], "E beside two double letters; V and G there"


@pytest.mark.parametrize(
    ("blanks", "rack", "move"),
    [
        pytest.param(4, "AERT????", {"kind": "pass"}, id="on the rack itself"),
        pytest.param(2, "AERTSS??", {"kind": "exchange", "tiles": "AERTSS"}, id="on the racks that are drawn"),
    ],
)
def test_with_blanks_on_a_long_rack_it_pauses_while_it_looks_for_the_best_moves(engine, blanks, rack, move):
    wide = {**POSITION, "layout": {**LAYOUT, "rack": 8}, "tiles": {**TILES, "blanks": blanks}, "rack": rack}
    steps = sum(1 for _ in engine.begin("crossword.why", {**wide, "move": move}))
    few = sum(1 for _ in engine.begin("crossword.why", {**POSITION, "rack": "AE", "move": {"kind": "pass"}}))
    assert steps > few + 50 > 50
