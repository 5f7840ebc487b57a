"""Clocks of crossword games: what players took, and what overtime costs at the end."""

import pytest
from played import Played, problem_of

from tilewise.api import Engine
from tilewise.errors import TilewiseError

SETUP = {
    "lexicon": "en-common",
    "layout": "duel",
    "seed": 4,
    "minutes": 2,
    "players": [{"name": "Ann"}, {"name": "Bob"}],
}


@pytest.fixture(scope="module")
def engine():
    return Engine()


def passed_out(engine, seconds, **setup):
    """Play a game in which everybody passes; what each pass takes, in seconds."""
    game = Played(engine, "crossword", {**SETUP, **setup})
    for each in seconds:
        game = game.after({"kind": "pass", "seconds": each})
    return game


def scores(game):
    return [player["score"] for player in game["players"]]


@pytest.mark.parametrize(
    ("first", "second", "lost"),
    [
        ([40, 40, 40], [0, 0, 0], [0, 0]),
        ([40, 40, 40.5], [0, 0, 0], [10, 0]),
        ([60, 60, 60], [0, 0, 0], [10, 0]),
        ([60, 60, 60.1], [100, 100, 100], [20, 30]),
    ],
    ids=["in time", "half a second over", "a minute over", "both over"],
)
def test_each_minute_that_was_begun_beyond_the_time_costs_ten_points_at_the_end(engine, first, second, lost):
    taken = [each for pair in zip(first, second, strict=True) for each in pair]
    before = passed_out(engine, taken[:-1])
    assert before.ended is None
    assert scores(before) == [0, 0], "nothing is lost before the end"
    game = passed_out(engine, taken)
    assert game.ended == "scoreless"
    assert [player["seconds"] for player in game["players"]] == [pytest.approx(sum(first)), pytest.approx(sum(second))]
    told = [sum(-event["score"] for event in game.events if event["kind"] == "points" and event["player"] == who
                and event["reason"] == "time") for who in (0, 1)]  # fmt: skip
    assert told == lost
    racks = [-score - over for score, over in zip(scores(game), lost, strict=True)]
    assert racks == [-score for score in scores(passed_out(engine, taken, minutes=None))]
    assert [each["score"] for each in sorted(game.match["standings"], key=lambda each: each["player"])] == scores(game)


def test_without_clocks_thought_costs_nothing(engine):
    game = passed_out(engine, [9_999] * 6, minutes=None)
    assert game["minutes"] is None
    assert not any(event.get("reason") == "time" for event in game.events)


def test_who_is_left_when_the_other_resigns_loses_overtime_too(engine):
    game = passed_out(engine, [500]).after("resign")
    assert (game.ended, scores(game)) == ("resigned", [-70, 0])


def test_overtime_stands_in_the_file_and_is_read_again(engine):
    game = passed_out(engine, [50, 0] * 3)
    text = game.ask("write", format="gcg")["text"]
    rack = game["players"][0]["rack"]
    assert text.splitlines()[-1].startswith(f">Ann: {rack} (time) -10 ")
    reading = engine.call("crossword.read", {"lexicon": "en-common", "layout": "duel", "text": text})
    assert reading["scores"] == scores(game)
    assert reading["ended"] == "scoreless"


@pytest.mark.parametrize("seconds", [-1, 1e6, 1.7e308, "9", True, None])
def test_time_that_cannot_be_is_refused(engine, seconds):
    game = Played(engine, "crossword", SETUP)
    with pytest.raises(TilewiseError) as refused:
        game.after({"kind": "pass", "seconds": seconds})
    assert problem_of(refused.value)["code"] == "action"
    assert "“seconds”" in str(refused.value)


def test_a_play_and_an_exchange_take_their_time(engine):
    game = Played(engine, "crossword", {**SETUP, "challenge": "double"})
    play = {**game.legal(1)[0], "seconds": 3.5}
    game = game.after(play)
    exchange = next(each for each in game.legal() if each["kind"] == "exchange")
    game = game.after({**exchange, "seconds": 7}).after({"kind": "pass"})
    assert [player["seconds"] for player in game["players"]] == [3.5, 7]
