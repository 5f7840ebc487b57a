"""Answers of hundreds of plays pause often, and have the plays of the search."""

from itertools import product

import pytest
from amount import some

from tilewise.api import Engine
from tilewise.crossword import read_position
from tilewise.crossword.filters import CrosswordFilter, read_filter
from tilewise.crossword.moves import best_moves
from tilewise.crossword.rows import move_row, play_row
from tilewise.crossword.search import Search
from tilewise.jobs import finish

QUIZ = "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"
RACK = "AEINRS?"


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture(scope="module")
def english(engine):
    return engine.library.lexicon("en")


def asked(engine, **fields):
    """Give the answer, and the pauses on the way."""
    job = engine.begin("crossword.solve", {"lexicon": "en", "board": QUIZ, "rack": RACK, "limit": None, **fields})
    told = []
    return finish(job, told.append), told


@pytest.mark.parametrize(
    ("order", "merged", "limit"), some(product(["score", "equity"], [False, True], [None, 3_000]), 4)
)
def test_all_plays_are_those_of_the_search_and_take_many_pauses(engine, english, order, merged, limit):
    answer, told = asked(engine, order=order, blanks="merged" if merged else "each", limit=limit)
    position = read_position(QUIZ)
    search = Search(position, RACK, english, by_equity=order == "equity", merged=merged, ties_by_equity=True)
    assert answer["count"] == search.count > 2_000
    assert answer["plays"] == [play_row(play) for play in search.best(limit)]
    assert len(told) > 60
    assert set(told) == {None}


@pytest.mark.parametrize("limit", [None, 3_000])
def test_exchanges_and_the_pass_are_ranked_among_all_plays(engine, english, limit):
    answer, _ = asked(engine, order="equity", moves="all", limit=limit)
    position = read_position(QUIZ)
    _, moves = best_moves(position, position.tiles.read_rack(RACK), english, limit)
    assert answer["plays"] == [move_row(move, position.tiles) for move in moves]
    assert {row["kind"] for row in answer["plays"]} == {"play", "exchange", *(() if limit else ["pass"])}


def test_all_plays_that_pass_a_filter_are_those_of_the_search(engine, english):
    answer, _ = asked(engine, filter={"contains": "E"})
    position = read_position(QUIZ)
    only = read_filter(CrosswordFilter(contains="E"), position.tiles, position.layout)
    search = Search(position, RACK, english, only=only, ties_by_equity=True)
    assert (answer["count"], answer["matching"]) == (search.count, search.matching)
    assert 200 < search.matching < search.count
    assert answer["plays"] == [play_row(play) for play in search.best(None)]


def test_few_plays_are_answered_at_once_whatever_the_limit(engine):
    for limit in (None, 20, 5_000):
        fields = {"lexicon": "en", "board": QUIZ, "rack": "AEINRST", "limit": limit}
        assert engine.call("crossword.solve", fields)["count"] == 939


@pytest.mark.parametrize("rack", [b"BDEX?", b"OEVX?", b"QERT??", b"AAIIU?"])
def test_the_best_few_by_equity_are_the_first_of_all_where_blanks_may_stay(english, rack):
    """Words that need a blank are bounded by what stays without it."""
    position = read_position("15/15/15/15/15/15/15/5TRAIN5/9O5/9T5/9E5/15/15/15/15")
    every = Search(position, rack, english, by_equity=True).best(None)
    for limit in (1, 4, 20, 100):
        assert Search(position, rack, english, by_equity=True).best(limit) == every[:limit]
    assert {play.leave.count(b"?") for play in every} == set(range(rack.count(b"?") + 1))
    assert len({play.leave.count(b"?") for play in every[:100]}) > 1
