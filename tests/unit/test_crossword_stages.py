"""A simulation in pieces: however many workers make its rollouts, the ranking is that of one alone."""

import pytest
from amount import some, takes_long

from tilewise.api import Engine
from tilewise.crossword.simulation import methods
from tilewise.crossword.simulation.ranking import FIRST
from tilewise.errors import TilewiseError

LAYOUT = {
    "name": "Small",
    "layout": ["T..d..T", ".D...D.", "..t.t..", "d..D..d", "..t.t..", ".D...D.", "T..d..T"],
    "center": [3, 3],
    "rack": 4,
    "bonus": {"4": 10},
}
TILES = {"name": "Small", "tiles": {"A": [5, 1], "E": [6, 1], "R": [5, 2], "S": [4, 4], "T": [5, 3]}}
POSITION = {
    **{"lexicon": "en-common", "layout": LAYOUT, "tiles": TILES, "rack": "AERT", "samples": 120, "spread": -5},
    "board": [*["......."] * 3, "..EAT..", *["......."] * 3],
}


@pytest.fixture(scope="module")
def engine():
    return Engine()


def pieces(stage, workers):
    """A stage's candidates and samples in parts, so many of each."""
    of, first, samples = stage["of"], stage["first"], stage["samples"]
    half = samples // 2
    for part in range(workers):
        for start, count in ((first, half), (first + half, samples - half)):
            if of[part::workers] and count:
                yield {"of": of[part::workers], "first": start, "samples": count}


def spread_over(engine, workers, **fields):
    """Make a whole simulation in pieces; their answers come in any order."""
    request = {**POSITION, **fields}
    stage = engine.call("crossword.stage", request)
    tried = {**request, "candidates": stage["candidates"]}
    made, stages = [], 0
    while stage["next"]:
        parts = list(pieces(stage["next"], workers))[::-1]
        made += [engine.call("crossword.stage", {**tried, "piece": part})["made"] for part in parts]
        stage = engine.call("crossword.stage", {**tried, "made": made})
        stages += 1
    return stage, stages


@takes_long("simulates once for each number of workers")
def test_the_ranking_is_the_same_however_many_workers_make_it(engine):
    alone = engine.call("crossword.simulate", POSITION)
    assert len({row["samples"] for row in alone["plays"]}) > 1, "some are beaten on the way"
    assert any(row["replies"] for row in alone["plays"])
    for workers in some((1, 2, 3), 1, always=[2]):
        stage, stages = spread_over(engine, workers)
        assert stages > 3
        plays = [{name: value for name, value in row.items() if name != "landings"} for row in stage["plays"]]
        assert {"by": stage["by"], "plays": plays, "samples": stage["samples"]} == alone


def test_landings_count_the_squares_where_replies_lay_tiles(engine):
    stage, _ = spread_over(engine, 1, samples=50)
    for row in stage["plays"]:
        squares = {(down, right): share for down, right, share in row["landings"]}
        assert all(0 < share <= 1 for share in squares.values())
        reply = row["replies"][0]
        assert reply["kind"] == "play"
        for i, tile in enumerate(reply["placed"]):
            if tile != ".":
                square = (reply["row"] + i * (not reply["across"]), reply["col"] + i * reply["across"])
                assert squares[square] >= reply["share"]


def test_a_move_of_ones_own_is_tried_beside_the_best(engine):
    best = engine.call("crossword.stage", POSITION)["candidates"]
    exchange = {"kind": "exchange", "tiles": "AERT"}
    assert exchange not in best
    for also, number in (([best[3]], 12), ([exchange], 13), ([exchange, best[3], exchange], 13)):
        assert len(engine.call("crossword.stage", {**POSITION, "also": also})["candidates"]) == number


def test_a_simulation_that_is_decided_early_ends_early(engine):
    candidates = [{"kind": "pass"}, {"kind": "play", "row": 2, "col": 3, "across": False, "placed": "R.TE"}]
    stage, _ = spread_over(engine, 2, candidates=candidates[:1])
    assert stage["samples"] == FIRST
    assert [row["kind"] for row in stage["plays"]] == ["pass"]


def test_a_simulation_pauses_often_while_it_looks_for_its_candidates(engine):
    job = engine.begin("crossword.simulate", {**POSITION, "seconds": 0})
    assert sum(1 for _ in job) > 20


@pytest.mark.parametrize("after", [0, 3, 60, 700])
def test_a_simulation_whose_time_is_over_ends_at_once_with_what_all_have_been_played_out_with(
    engine, monkeypatch, after
):
    """The clock stands still until it is over, after so many steps; of what is broken off nothing counts.

    Whatever the time, the candidates are found first.
    """
    now = [0.0]
    monkeypatch.setattr(methods, "perf_counter", lambda: now[0])
    whole = {**POSITION, "samples": 10_000}
    least = sum(1 for _ in engine.begin("crossword.simulate", {**whole, "seconds": 0}))
    job, steps, late = engine.begin("crossword.simulate", {**whole, "seconds": 0.5}), 0, 0
    next(job)  # which starts its clock
    while True:
        now[0] = float(steps >= after)
        late += steps > max(after, least)
        steps += 1
        try:
            next(job)
        except StopIteration as stop:
            found = stop.value
            break
    samples = [row["samples"] for row in found["plays"]]
    assert found["samples"] == max(samples)
    tried = [row for row in found["plays"] if row["samples"]]
    assert len(tried) != 1 or len(found["plays"]) == 1, "a sample is of all that are played out with it"
    assert late <= 2, (samples, late)
    if not found["samples"]:
        rows = found["plays"]
        assert len(rows) > 1
        plays = [row["equity"] for row in rows if row["kind"] == "play"]
        assert plays == sorted(plays, reverse=True)
        assert all(row["worth"] == row["mean"] and not row["replies"] for row in rows)
        assert all(row["worth"] == row["equity"] for row in rows if row["kind"] == "play"), "more of an exchange"
        assert all(0 < row["wins"] < 1 for row in rows)
        return
    for row in found["plays"]:
        if not row["samples"]:
            assert (row["error"], row["replies"], row["mean"]) == (0.0, [], row["worth"])
            assert 0 < row["wins"] < 1


def test_a_move_that_plays_out_has_no_reply(engine):
    """With one A unseen, whoever lays both tiles has ended the game."""
    late = {
        **POSITION,
        "tiles": {"name": "Few", "tiles": {"A": [3, 1], "E": [1, 1], "R": [1, 2], "T": [1, 3]}},
        "rack": "AR",
    }
    candidates = engine.call("crossword.stage", late)["candidates"]
    out = [each for each in candidates if each["kind"] == "play" and len(each["placed"].replace(".", "")) == 2]
    stay = [each for each in candidates if each["kind"] == "pass"] or [{"kind": "pass"}]
    stage, _ = spread_over(engine, 1, **{**late, "candidates": [out[0], stay[0]]})
    replies = {row["kind"]: (row["replies"], row["landings"]) for row in stage["plays"]}
    assert replies["play"] == ([], [])
    assert replies["pass"][0]


def test_before_the_first_stage_there_are_candidates_and_no_ranking(engine):
    stage = engine.call("crossword.stage", POSITION)
    assert len(stage["candidates"]) == 12
    assert (stage["plays"], stage["samples"]) == ([], 0)
    of = stage["next"]["of"]
    assert stage["next"] == {"of": list(range(len(of))), "first": 0, "samples": -(-60 // len(of))}
    assert 1 < len(of) < 12, "those that are close by equity"


def test_few_are_played_out_first_and_all_in_the_end(engine):
    stage, stages = spread_over(engine, 1)
    assert min(row["samples"] for row in stage["plays"]) >= FIRST
    assert stage["samples"] == max(row["samples"] for row in stage["plays"]) > 2 * FIRST
    few, one = spread_over(engine, 1, samples=1)
    assert [row["samples"] for row in few["plays"]] == [1] * 12
    assert stages > one


@pytest.mark.parametrize(
    "spoil",
    [
        lambda piece: {**piece, "first": 50},
        lambda piece: {**piece, "of": [0]},
        lambda piece: {**piece, "of": [0, 9]},
        lambda piece: {**piece, "replies": []},
        lambda piece: {**piece, "rollouts": [piece["rollouts"][0], []]},
        *(
            lambda piece, place=place, number=number: {
                **piece,
                "rollouts": [[[*row[:place], number, *row[place + 1 :]] for row in rows] for rows in piece["rollouts"]],
            }
            for place, number in ((0, 1e300), (0, -1e7), (1, 1.5), (1, -1), (5, 1e300))
        ),
    ],
    ids=[
        *("a gap", "too few candidates", "no such candidate", "no such reply", "none of one"),
        *("no such spread", "no such loss", "more than a win", "less than a loss", "no such answer"),
    ],
)
def test_rollouts_that_do_not_fit_are_refused(engine, spoil):
    tried = {**POSITION, "candidates": [{"kind": "pass"}, {"kind": "exchange", "tiles": "T"}]}
    asked = {"of": [0, 1], "first": 0, "samples": 3}
    piece = engine.call("crossword.stage", {**tried, "piece": asked})["made"]
    assert engine.call("crossword.stage", {**tried, "made": [piece]})["samples"] == 3
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.stage", {**tried, "made": [spoil(piece)]})
    assert (caught.value.data["code"], caught.value.data["field"]) == ("made", "made")


def test_rollouts_of_a_candidate_that_is_not_there_are_refused(engine):
    with pytest.raises(TilewiseError) as caught:
        engine.call("crossword.stage", {**POSITION, "piece": {"of": [12], "first": 0, "samples": 1}})
    assert caught.value.data == {"code": "candidate", "field": "of", "index": 12}


@pytest.mark.parametrize("method", ["crossword.simulate", "crossword.stage"])
def test_no_candidates_at_all_are_refused(engine, method):
    tried = {**POSITION, "candidates": []}
    with pytest.raises(TilewiseError) as caught:
        engine.call(method, tried)
    assert caught.value.data == {"code": "candidate", "field": "candidates"}


def test_each_reply_is_told_with_the_word_that_it_makes_after_its_own_candidate():
    engine = Engine()
    engine.call("lexicon.add", {"id": "few", "alphabet": "en", "text": "ab\ncb\nabab\ncbab"})
    layout = {"name": "Line", "layout": ["......", "......"], "center": None, "rack": 2}
    tiles = {"name": "Two", "blanks": 1, "tiles": {"A": [6, 1], "B": [7, 1], "C": [0, 1]}}
    first = [{"kind": "play", "row": 0, "col": 0, "across": True, "placed": placed} for placed in ("aB", "cB")]
    request = {"lexicon": "few", "layout": layout, "tiles": tiles, "board": ["......"] * 2, "rack": "?B"}
    piece = {"of": [0, 1], "first": 0, "samples": 20}
    rolled = engine.call("crossword.stage", {**request, "candidates": first, "plies": 1, "piece": piece})["made"]
    begins = [{rolled["replies"][game[4]]["word"][:2] for game in games} for games in rolled["rollouts"]]
    assert [words & {"aB", "cB"} for words in begins] == [{"aB"}, {"cB"}]
