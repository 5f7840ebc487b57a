"""Exchanges and the pass among the plays."""

from itertools import combinations

import pytest

from tilewise.api import Engine
from tilewise.crossword import layout_of, read_position
from tilewise.crossword.leaves.keeping import leaves_of
from tilewise.crossword.search import Search
from tilewise.lexicon import load_lexicon

EMPTY = ["." * 15] * 15
QUIZ = [*["." * 15] * 7, ".....QUIZ......", *["." * 15] * 7]


@pytest.fixture(scope="module")
def engine():
    return Engine()


def solve(engine, **fields):
    request = {"lexicon": "en", "board": QUIZ, "rack": "VVUUIIW", "limit": None, "order": "equity", "moves": "all"}
    return engine.call("crossword.solve", {**request, **fields})


def test_all_moves_are_the_plays_every_different_exchange_and_the_pass_by_equity(engine):
    rack = "VVUUIIW"
    solved = solve(engine)
    rows = solved["plays"]
    plays = [row for row in rows if row["kind"] == "play"]
    only = solve(engine, moves="plays")
    assert [{key: row[key] for key in row if key != "kind"} for row in plays] == only["plays"]
    assert solved["count"] == only["count"] == len(plays) > 3
    tiles = sorted("".join(sorted(row["tiles"])) for row in rows if row["kind"] == "exchange")
    assert tiles == sorted({"".join(sorted(few)) for n in range(1, 8) for few in combinations(rack, n)})
    assert [row["kind"] for row in rows].count("pass") == 1
    assert [row["equity"] for row in rows] == sorted((row["equity"] for row in rows), reverse=True)
    kinds = [row["kind"] for row in rows]
    assert "play" in kinds[kinds.index("exchange") :], "some exchange is better than some play"


def test_an_exchange_is_worth_what_it_keeps_and_scores_nothing(engine):
    position = read_position(QUIZ)
    leaves = leaves_of(position, position.tiles.read_rack("VVUUIIW"), engine.library.lexicon("en"))
    exchanged = [row for row in solve(engine)["plays"] if row["kind"] == "exchange"]
    for row in exchanged:
        assert sorted(row["tiles"] + row["leave"]) == sorted("VVUUIIW")
        assert row["score"] == 0
        assert row["equity"] == leaves[position.tiles.read_rack(row["leave"])]
    assert exchanged


def test_a_limit_cuts_the_list_of_all_moves(engine):
    rows = solve(engine)["plays"]
    assert all(solve(engine, limit=limit)["plays"] == rows[:limit] for limit in (0, 1, 5, 40))


def test_by_score_what_scores_nothing_comes_after_what_scores(engine):
    kinds = [row["kind"] for row in solve(engine, order="score")["plays"]]
    assert kinds == sorted(kinds, key=["play", "exchange", "pass"].index)


def test_a_pass_is_never_worth_more_than_nothing(engine):
    [good] = [row for row in solve(engine, rack="AEINRS?")["plays"] if row["kind"] == "pass"]
    [bad] = [row for row in solve(engine)["plays"] if row["kind"] == "pass"]
    assert good["equity"] == 0 > bad["equity"]


@pytest.mark.parametrize(("layout", "exchanges"), [("scrabble", {7: 127, 6: 0}), ("wwf", {7: 127, 6: 126, 1: 7, 0: 0})])
def test_tiles_are_exchanged_while_the_bag_has_enough(engine, layout, exchanges):
    """Seven in Scrabble (WESPA Game Rules, 3.2), in Words With Friends as many as are exchanged."""
    for left, expected in exchanges.items():
        tiles = {"name": "Few", "tiles": {letter: [2, 1] for letter in "ABCDEFG"} | {"S": [left, 1]}}
        size = layout_of(layout).width
        solved = solve(engine, layout=layout, tiles=tiles, board=["." * size] * size, rack="ABCDEFG", limit=None)
        assert [row["kind"] for row in solved["plays"]].count("exchange") == expected


def test_racks_are_written_alike_by_all_methods_blanks_last():
    engine = Engine()
    layout = {"name": "Small", "layout": ["....", ".D..", "...."], "center": [1, 1], "rack": 3}
    tiles = {"name": "Few", "blanks": 1, "tiles": {"A": [9, 1], "T": [9, 1]}}
    request = {"lexicon": "en-common", "layout": layout, "tiles": tiles, "board": ["...."] * 3, "rack": "AT?"}
    asked = {"limit": None, "order": "equity", "moves": "all"}
    rows = engine.call("crossword.solve", {**request, **asked, "rack": "?TA"})["plays"]
    simulated = engine.call("crossword.simulate", {**request, "samples": 1})["plays"]
    named = {(row["kind"], row["position"], row["placed"], row.get("tiles"), row["leave"]) for row in rows}
    assert named >= {(row["kind"], row["position"], row["placed"], row.get("tiles"), row["leave"]) for row in simulated}
    assert {row["leave"] for row in simulated} > {"", "A?"}
    passing = engine.call("crossword.why", {**request, "move": {"kind": "pass"}})["move"]
    assert passing["leave"] == "AT?"
    twice = [[{"kind": "exchange", "tiles": tiles}] for tiles in ("?A", "A?")]
    every = engine.call("crossword.stage", {**request, "candidates": twice[0], "also": twice[1]})["candidates"]
    assert every == [{"kind": "exchange", "tiles": "A?"}]


def test_of_plays_that_score_alike_those_of_more_equity_come_first_also_among_those_beyond_the_last():
    engine = Engine()
    fields = {"lexicon": "en", "board": ["." * 15] * 15, "rack": "AEGNOTV", "order": "score"}
    every = engine.call("crossword.solve", {**fields, "limit": None})["plays"]
    order = [(play["score"], play["equity"]) for play in every]
    assert order == sorted(order, reverse=True)
    ties = [n for n in range(1, 60) if every[n]["score"] == every[n - 1]["score"]]
    assert any(every[n]["equity"] < every[n - 1]["equity"] for n in ties)
    for limit in (1, 2, ties[0], ties[-1]):
        assert engine.call("crossword.solve", {**fields, "limit": limit})["plays"] == every[:limit]
    plain = Search(read_position(), "AEGNOTV", load_lexicon("en"))
    assert [play.score for play in plain.best(20)] == [play["score"] for play in every[:20]]
    assert [play.text for play in plain.best(20)] != [play["word"] for play in every[:20]], "puzzles stay as they are"
