"""The endgame as a request: what it answers on the way, when it is stopped, and what it refuses."""

import statistics
from itertools import groupby

import pytest
from steady import SteadyClock

from tilewise.api import Engine
from tilewise.crossword.endgame import memory, methods
from tilewise.errors import TilewiseError
from tilewise.jobs import finish

WORDS = "at ate eat eats sat seat tea teas east et es ta as"
TILES = {"name": "Few", "blanks": 1, "tiles": {"A": [3, 1], "E": [3, 1], "S": [2, 3], "T": [3, 2]}}
LAYOUT = {"name": "Small", "layout": ["t...d", ".....", "..D..", ".....", "d...t"], "center": [2, 2], "rack": 4}
GAME = {"lexicon": "mine", "layout": LAYOUT, "tiles": TILES, "board": ["AtE..", *["....."] * 4]}


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": WORDS.replace(" ", "\n")})
    return made


def request(**fields):
    """Four tiles against four: AEST and AEST lie on racks, ATE with one blank on the board."""
    return {**GAME, "rack": "AEST", "opponent": "ESTT", **fields}


def told(job):
    """What a job tells on the way, and its answer."""
    partials = []
    answer = finish(job, lambda progress: progress and partials.append(progress.partial))
    return partials, answer


def test_each_round_is_told_in_the_form_of_the_answer(engine):
    partials, answer = told(engine.begin("crossword.endgame", request()))
    assert partials[0] is None
    rounds = [each for n, each in enumerate(partials) if each and each != partials[n - 1]]
    assert [each["depth"] for each in rounds] == list(range(1, answer["depth"]))
    assert answer["depth"] > 2
    assert {tuple(sorted(each)) for each in rounds} == {tuple(sorted(answer))}
    assert not any(each["proved"] for each in rounds)
    assert answer["proved"]
    assert [move["player"] for move in answer["line"]] == [n % 2 for n in range(len(answer["line"]))]


def test_the_spread_of_the_game_is_added(engine):
    plain, ahead = (engine.call("crossword.endgame", request(**more)) for more in ({}, {"spread": 30}))
    assert ahead == {**plain, "spread": plain["spread"] + 30}


def test_without_time_the_answer_is_the_best_of_the_first_round(engine, monkeypatch):
    monkeypatch.setattr(methods, "monotonic", SteadyClock())
    partials, answer = told(engine.begin("crossword.endgame", request(seconds=0)))
    assert (answer["depth"], answer["proved"]) == (1, False)
    assert answer["line"]
    first = next(each for each in told(engine.begin("crossword.endgame", request()))[0] if each)
    assert answer == first
    assert not any(partials)


def test_a_search_that_is_stopped_at_any_step_changes_no_later_one(engine):
    partials, answer = told(engine.begin("crossword.endgame", request()))
    assert len(partials) > 20
    for steps in range(1, len(partials), 7):
        job = engine.begin("crossword.endgame", request())
        for _ in range(steps):
            next(job)
        job.close()
    assert told(engine.begin("crossword.endgame", request())) == (partials, answer)


def test_the_other_side_holds_all_unseen_tiles_unless_it_is_told(engine):
    few = {"name": "Few", "blanks": 1, "tiles": {"A": [2, 1], "E": [2, 1], "S": [1, 3], "T": [2, 2]}}
    known, counted, fewer = (
        engine.call("crossword.endgame", request(tiles=few, rack="AES", opponent=opponent))
        for opponent in ("TT", None, "T")
    )
    assert known == counted
    assert fewer["spread"] < counted["spread"]


@pytest.mark.parametrize(
    ("fields", "data"),
    [
        ({"opponent": None}, {"code": "bag-not-empty", "field": "opponent", "unseen": 5, "holds": 4}),
        ({"opponent": "ETSS"}, {"code": "unseen", "field": "opponent", "letter": "S"}),
        ({"opponent": "E?"}, {"code": "unseen", "field": "opponent", "letter": "?"}),
        ({"opponent": "AEEST"}, {"code": "rack-size", "field": "opponent", "index": 4}),
        ({"opponent": "Q"}, {"code": "rack-letter", "field": "opponent", "index": 0, "letter": "Q"}),
        ({"opponent": ""}, {"code": "game-over", "field": "opponent"}),
        ({"rack": ""}, {"code": "game-over", "field": "rack"}),
        ({"rack": "SSS"}, {"code": "too-many-tiles", "field": "rack", "letter": "S"}),
        ({"seconds": -1}, {"code": "range", "field": "seconds"}),
    ],
    ids=lambda value: "-".join(map(str, value.values()))[:30],
)
def test_what_is_no_endgame_is_refused(engine, fields, data):
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.endgame", request(**fields))
    assert caught.value.data == data
    assert str(caught.value).endswith(".")


def test_unseen_tiles_cannot_be_counted_where_the_set_does_not_tell_its_numbers(engine):
    uncounted = {**TILES, "tiles": {letter: [None, value] for letter, (_, value) in TILES["tiles"].items()}}
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.endgame", request(tiles=uncounted, opponent=None))
    assert caught.value.data == {"code": "tile-set", "field": "tiles"}
    assert engine.call("crossword.endgame", request(tiles=uncounted))["proved"]


def late(**fields):
    """Racks of three tiles, the other side's unknown: one tile is in the bag, or two with one more of the A."""
    tiles = {"name": "Few", "blanks": 0, "tiles": {"A": [2, 1], "E": [3, 1], "S": [2, 3], "T": [3, 2]}}
    layout = {**LAYOUT, "rack": 3}
    return {**GAME, "layout": layout, "tiles": tiles, "board": ["ATE..", *["....."] * 4], "rack": "AES", **fields}


def test_a_pre_endgame_tells_every_move_with_every_draw(engine):
    partials, answer = told(engine.begin("crossword.preendgame", late()))
    assert partials[0] is None
    assert {tuple(sorted(each)) for each in partials if each} == {tuple(sorted(answer))}
    assert answer["draws"] == 4
    assert len(answer["plays"]) == engine.call("crossword.solve", late())["count"] + 1 > 5
    assert {row["kind"] for row in answer["plays"]} == {"play", "pass"}
    for row in answer["plays"]:
        assert {tile: each["count"] for tile, each in row["by_tile"].items()} == {"E": 1, "S": 1, "T": 2}
        assert row["mean"] == sum(each["count"] * each["spread"] for each in row["by_tile"].values()) / 4
        for name in ("wins", "ties", "losses"):
            assert row[name] == sum(each[name] for each in row["by_tile"].values())
        assert row["wins"] + row["ties"] + row["losses"] == 4
    assert all(row["proved"] for row in answer["plays"][:2])


def test_a_lead_decides_which_draws_are_won(engine):
    behind, ahead = (engine.call("crossword.preendgame", late(spread=spread)) for spread in (-500, 500))
    assert {row["losses"] for row in behind["plays"]} == {4}
    assert {row["wins"] for row in ahead["plays"]} == {4}


def test_a_pre_endgame_without_time_has_tried_the_first_move(engine, monkeypatch):
    monkeypatch.setattr(methods, "monotonic", SteadyClock())
    _, answer = told(engine.begin("crossword.preendgame", late(seconds=0)))
    assert len(answer["plays"]) == 1


def test_of_two_tiles_a_sample_is_told_until_a_move_has_been_looked_at_with_all_draws(engine):
    partials, answer = told(engine.begin("crossword.preendgame", late(rack="AE")))
    assert (answer["sampled"], answer["draws"]) == (False, 20)
    assert {row["error"] for row in answer["plays"]} == {0}
    first = next(each for each in partials if each)
    [row] = first["plays"]
    assert first["sampled"]
    assert first["draws"] == row["wins"] + row["ties"] + row["losses"] < 20
    mixed = [each for each in partials if each and each["sampled"] and each["draws"] == 20]
    assert mixed
    for each in mixed:
        whole = [row["wins"] + row["ties"] + row["losses"] == 20 for row in each["plays"]]
        assert whole == sorted(whole, reverse=True), "those with all draws come first"
        assert {row["error"] for row, is_whole in zip(each["plays"], whole, strict=True) if is_whole} == {0}


def test_a_pre_endgame_that_is_stopped_at_any_step_changes_no_later_one(engine):
    partials, answer = told(engine.begin("crossword.preendgame", late(limit=2)))
    assert len(partials) > 20
    for steps in range(1, len(partials), 29):
        job = engine.begin("crossword.preendgame", late(limit=2))
        for _ in range(steps):
            next(job)
        job.close()
    again, last = told(engine.begin("crossword.preendgame", late(limit=2)))
    # Words within reach that are known need not be looked for again, with its pauses.
    assert ([each for each, _ in groupby(again)], last) == ([each for each, _ in groupby(partials)], answer)


@pytest.mark.parametrize(
    ("fields", "data"),
    [
        ({"rack": "AE"}, (20, False)),
        ({"rack": "A"}, (30, True)),
        ({"board": ["....."] * 5, "rack": "A"}, {"code": "bag", "field": "board", "unseen": 9, "holds": 3}),
        ({"board": ["ATE..", "T....", *["....."] * 3]}, {"code": "bag", "field": "board", "unseen": 3, "holds": 3}),
        ({"rack": ""}, {"code": "game-over", "field": "rack"}),
    ],
    ids=["two in the bag", "three", "six", "none", "no rack"],
)
def test_a_pre_endgame_needs_one_to_four_tiles_in_the_bag(engine, fields, data):
    if isinstance(data, tuple):
        answer = engine.call("crossword.preendgame", late(**fields, limit=1))
        assert (answer["draws"], answer["sampled"]) == data
        for play in answer["plays"]:
            shares = [1.0] * play["wins"] + [0.5] * play["ties"] + [0.0] * play["losses"]
            assert len(shares) == answer["draws"] or answer["sampled"]
            error = statistics.stdev(shares) / len(shares) ** 0.5
            assert play["error"] == pytest.approx(error if answer["sampled"] else 0)
        return
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.preendgame", late(**fields))
    assert caught.value.data == data


def test_on_an_empty_board_without_a_start_a_word_may_lie_anywhere(engine):
    engine.call("lexicon.add", {"id": "two", "alphabet": "en", "text": "ab"})
    layout = {"name": "Free", "layout": ["....T", ".....", "....."], "rack": 3, "bonus": {}}
    tiles = {"name": "Few", "tiles": {"A": [1, 1], "B": [1, 3], "C": [1, 5]}}
    board = ["....."] * 3
    found = engine.call(
        "crossword.endgame", {"lexicon": "two", "layout": layout, "tiles": tiles, "board": board, "rack": "AB"}
    )
    [step] = found["line"]
    assert (step["position"], step["score"], found["spread"]) == ("1D", 3 * (1 + 3), 3 * (1 + 3) + 2 * 5)


def test_what_is_forgotten_takes_no_room(engine, monkeypatch):
    whole = engine.call("crossword.endgame", request())
    left = []
    forget = memory.Memory._forget

    def watched(kept):
        for state in kept._known:
            kept.outs_on(state.board, 0, state.racks[0])
        forget(kept)
        left.append((len(kept._known), len(kept._outs), len(kept._boards)))

    monkeypatch.setattr(memory, "_KEPT", 16)
    monkeypatch.setattr(memory.Memory, "_forget", watched)
    again = engine.call("crossword.endgame", request())
    assert (again["proved"], again["spread"]) == (whole["proved"], whole["spread"])
    assert len(left) > 2
    assert all(states <= 9 and outs == 0 and boards <= states for states, outs, boards in left)
