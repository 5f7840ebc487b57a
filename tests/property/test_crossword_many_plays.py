"""Answers of hundreds of plays pause often, and are those of a search without pauses."""

import pytest

from tilewise.api import Engine
from tilewise.crossword import read_position
from tilewise.crossword.filters import CrosswordFilter, read_filter
from tilewise.crossword.many_plays import MANY
from tilewise.crossword.moves import best_moves
from tilewise.crossword.rows import move_row, play_row
from tilewise.crossword.solve import best_plays, matching_plays
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
    """Give the answer, and what was told on the way."""
    job = engine.begin("crossword.solve", {"lexicon": "en", "board": QUIZ, "rack": RACK, "limit": None, **fields})
    told = []
    return finish(job, told.append), told


@pytest.mark.parametrize("limit", [None, 3_000])
@pytest.mark.parametrize("merged", [False, True], ids=["each", "merged"])
@pytest.mark.parametrize("order", ["score", "equity"])
def test_all_plays_are_those_of_a_search_without_pauses(engine, english, order, merged, limit):
    answer, told = asked(engine, order=order, blanks="merged" if merged else "each", limit=limit)
    position = read_position(QUIZ)
    count, plays = best_plays(position, RACK, english, limit, by_equity=order == "equity", merged=merged)
    assert answer["count"] == count > MANY
    assert answer["plays"] == [play_row(play) for play in plays]
    assert len(told) > 10
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert told[-1].done <= told[-1].total


@pytest.mark.parametrize("limit", [None, 3_000])
def test_exchanges_and_the_pass_are_ranked_among_all_plays(engine, english, limit):
    answer, _ = asked(engine, order="equity", moves="all", limit=limit)
    position = read_position(QUIZ)
    _, moves = best_moves(position, position.tiles.read_rack(RACK), english, limit)
    assert answer["plays"] == [move_row(move, position.tiles) for move in moves]
    assert {row["kind"] for row in answer["plays"]} == {"play", "exchange", *(() if limit else ["pass"])}


def test_all_plays_that_pass_a_filter_are_those_of_a_search_without_pauses(engine, english):
    answer, _ = asked(engine, filter={"contains": "E"})
    position = read_position(QUIZ)
    only = read_filter(CrosswordFilter(contains="E"), position.tiles)
    rack = position.tiles.read_rack(RACK)
    count, matching, plays = matching_plays(position, rack, english, only, None)
    assert (answer["count"], answer["matching"]) == (count, matching)
    assert MANY < matching < count
    assert answer["plays"] == [play_row(play) for play in plays]


def test_few_plays_are_answered_at_once_whatever_the_limit(engine):
    for limit in (None, 20, 5_000):
        fields = {"lexicon": "en", "board": QUIZ, "rack": "AEINRST", "limit": limit}
        assert engine.call("crossword.solve", fields)["count"] == 939
