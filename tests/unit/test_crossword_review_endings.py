"""Turns with the bag empty are judged by the endgame in a review, whether anything is simulated or not."""

import random
from collections import Counter

import pytest
from amount import some
from oracles.endgame import worths
from played import Played

from tilewise.api import Engine
from tilewise.crossword.board import read_position, unseen
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.search import Search
from tilewise.jobs import finish
from tilewise.lexicon import Library, shipped_folder

WORDS = "at ate eat eats sat seat tea teas east et es ta as"
SMALL = {
    "lexicon": "mine",
    "tiles": {"name": "Few", "blanks": 1, "tiles": {"A": [3, 1], "E": [3, 1], "S": [2, 3], "T": [3, 2]}},
    "layout": {"name": "Small", "layout": ["t...d", ".....", "..D..", ".....", "d...t"], "center": [2, 2], "rack": 4},
}
LETTERS = Counter("AAAAABCDDEEEEEEFGHIIIIILLMNNNOOOOPRRRSSTTTUUVWY")
HALF = {"name": "Half", "blanks": 1, "tiles": {letter: [count, 1] for letter, count in LETTERS.items()}}
GAMES = {
    "a few words on a small board": SMALL,
    "Scrabble": {"lexicon": "en-common"},
    "Turkish, Kelimelik": {"lexicon": "tr", "layout": "kelimelik"},
}


@pytest.fixture(scope="module")
def engine():
    engine = Engine(Library(shipped_folder()))
    engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": WORDS.replace(" ", "\n")})
    return engine


def played(engine, kit, seed, *levels):
    """Play a game: by levels, or at random, passes among it."""
    players = [{"level": level} for level in levels or (5, 5)]
    state = Played(engine, "crossword", {**kit, "seed": seed, "players": players})
    rng = random.Random(seed)
    while state.turn is not None:
        moves = [] if levels else [move for move in state.legal() if move["kind"] in ("play", "pass")]
        state = state.after(rng.choice(moves) if moves else state.choose())
    return state


def by_endgame(reviewed):
    return [row for row in reviewed["turns"] if row["by"] == "endgame"]


def positions(engine, kit, row):
    """Give the position before a turn, and both racks."""
    lexicon = engine.library.lexicon(kit["lexicon"])
    game = CrosswordGame(**{name: kit[name] for name in ("layout", "tiles") if name in kit})
    layout, tiles, _ = game.read_game(lexicon)
    position = read_position(row["board"], layout, tiles)
    rack = bytes(sorted(position.tiles.read_rack(row["rack"])))
    return position, rack, bytes(sorted(unseen(position, rack).elements()))


@pytest.mark.parametrize("kit", GAMES.values(), ids=list(GAMES))
def test_every_turn_of_an_ending_is_what_the_endgame_proves_before_and_after_it(engine, kit):
    """What a move gains is its score less what the endgame says of the position after it."""
    turns = lost = 0
    bare = {name: kit[name] for name in ("lexicon", "layout", "tiles") if name in kit}
    for seed in some(range(8), 4) if kit is SMALL else some(range(3), 2):
        state = played(engine, kit, seed, *(() if kit is SMALL else (3, 2)))
        reviewed = state.review()
        rows = reviewed["turns"]
        for row, following in zip(rows, [*rows[1:], None], strict=True):
            before = state["turns"][row["turn"] - 1]["kind"] if row["turn"] else ""
            if row["by"] != "endgame" or "pass" in (before, row["played"].get("kind")):
                continue
            proved = engine.call("crossword.endgame", {**bare, "board": row["board"], "rack": row["rack"]})
            assert row["best"][0]["spread"] == proved["spread"]
            gain = row["played"]["score"]
            if following:
                after = engine.call(
                    "crossword.endgame", {**bare, "board": following["board"], "rack": following["rack"]}
                )
                gain -= after["spread"]
            else:
                ends = [each["score"] for each in state["players"]]
                leads = [row["player"], 1 - row["player"]]
                earlier = rows[rows.index(row) - 1]["scores"]
                gain = (ends[leads[0]] - ends[leads[1]]) - (earlier[leads[0]] - earlier[leads[1]])
            assert row["played"]["spread"] == gain
            assert row["loss"] == proved["spread"] - gain
            turns, lost = turns + 1, lost + (row["loss"] > 0)
    assert turns > 5
    assert lost > 1


def test_every_turn_of_a_small_ending_is_what_trying_everything_says_passes_among_them(engine):
    turns = passes = 0
    tried = None
    for seed in some(range(12), 3):
        state = played(engine, SMALL, seed)
        for row in by_endgame(state.review()):
            position, rack, theirs = positions(engine, SMALL, row)
            before = state["turns"][row["turn"] - 1]["kind"] if row["turn"] else ""
            tried = tried or worths(position, engine.library.lexicon("mine"))
            worth = tried(position, rack, theirs, int(before == "pass"), b"")
            assert row["best"][0]["spread"] == max(worth, row["played"]["spread"]) == worth
            assert row["loss"] == worth - row["played"]["spread"]
            assert (row["grade"] == "best") == (row["loss"] == 0)
            turns, passes = turns + 1, passes + (row["played"].get("kind") == "pass")
    assert turns > 15
    assert passes > 1


def gains(tried, position, lexicon, racks, before):
    """What each move of a side gains in a small ending, the most first: found by trying everything."""
    (rack, theirs), points = racks, position.tiles.points
    held, own = sum(theirs.translate(points)), sum(rack.translate(points))
    found = [held - own if before == "pass" else -tried(position, theirs, rack, 1, b"")]
    for play in Search(position, rack, lexicon).best(None):
        left = bytes(sorted(play.leave))
        found.append(play.score + (2 * held if not left else -tried(play.after(position), theirs, left, 0, b"")))
    return sorted(found, reverse=True)


def test_the_best_few_of_an_ending_are_those_that_trying_everything_finds_with_what_they_gain(engine):
    lexicon, tried, listed, even = engine.library.lexicon("mine"), None, 0, 0
    for seed in range(6):
        state = played(engine, SMALL, seed)
        for row in by_endgame(state.review()):
            position, rack, theirs = positions(engine, SMALL, row)
            tried = tried or worths(position, lexicon)
            before = state["turns"][row["turn"] - 1]["kind"] if row["turn"] else ""
            every = gains(tried, position, lexicon, (rack, theirs), before)
            best = row["best"]
            assert [move["spread"] for move in best] == every[:5]
            names = [(move["kind"], move.get("position"), move.get("placed")) for move in best]
            assert len({*names}) == len(best)
            for move in best:
                if move["spread"] == every[0]:
                    place = ("row", "col", "across", "placed") if move["kind"] == "play" else ()
                    action = {name: move[name] for name in place}
                    made = {"kind": move["kind"], **action}
                    record = {**state.record, "actions": [*state.record["actions"][: row["turn"]], made]}
                    [again] = engine.call("crossword.review", {**record, "turns": [row["turn"]]})["turns"]
                    assert (again["by"], again["loss"], again["grade"]) == ("endgame", 0, "best")
                    even += 1
            listed += len(best)
    assert listed > 60
    assert even > 20


def test_what_is_best_by_equity_need_not_be_best_when_both_racks_are_known(engine):
    """Who always plays what is best by equity loses in endings, and only there, to plays worth fewer points at once."""
    found = 0
    for seed in some(range(6), 2, always=(4,)):
        state = played(engine, GAMES["Scrabble"], seed, 5, 5)
        reviewed = state.review(lexicon="en-common")
        for row in reviewed["turns"]:
            request = {"lexicon": "en-common", "board": row["board"], "rack": row["rack"]}
            if row["by"] == "endgame" and row["loss"]:
                played_best = engine.call("crossword.solve", {**request, "order": "equity", "limit": 1})["plays"][0]
                found += all(played_best[name] == row["played"][name] for name in ("position", "placed"))
                assert row["best"][0]["spread"] == row["played"]["spread"] + row["loss"]
            elif row["by"] == "equity":
                assert (row["loss"], row["grade"]) == (0, "best")
    assert found


@pytest.fixture(scope="module")
def game(engine):
    return played(engine, {"lexicon": "en-common", "layout": "duel", "tiles": HALF}, 10, 5, 3)


def test_what_takes_too_long_to_be_proved_stays_judged_by_equity_and_says_so(engine, game, monkeypatch):
    proved = {row["turn"]: row for row in game.review()["turns"]}
    solved = []
    for work in (0, *some([4**n for n in range(6, 12)], 2)):
        monkeypatch.setattr("tilewise.crossword.game.endings._WORK", work)
        rows = game.review()["turns"]
        now = [row["turn"] for row in rows if row["by"] == "endgame"]
        assert set(solved) <= set(now), "with more work more is proved"
        solved = now
        for row in rows:
            whole = proved[row["turn"]]
            is_ending = whole["by"] == "endgame" or whole.get("unproved", False)
            assert row.get("unproved", False) == (is_ending and row["by"] == "equity")
            if row["by"] == "endgame":
                assert row == proved[row["turn"]]
            else:
                assert row["loss"] == pytest.approx(row["best"][0]["equity"] - row["played"]["equity"])
                assert "spread" not in row["played"]
        assert work or not solved
    assert len(solved) > 2


def test_the_next_best_moves_are_proved_as_far_as_their_own_bound_of_work_goes(engine, game, monkeypatch):
    whole = {row["turn"]: row for row in by_endgame(game.review())}
    assert max(len(row["best"]) for row in whole.values()) == 5
    shorter = 0
    for more in (0, 50_000):
        monkeypatch.setattr("tilewise.crossword.game.endings._WORK", 2_000_001 + more)  # nothing is kept of before
        monkeypatch.setattr("tilewise.crossword.game.endings._MORE_WORK", more)
        for row in by_endgame(game.review(turns=[*whole])):
            most = whole[row["turn"]]
            assert (row["loss"], row["best"][0]) == (most["loss"], most["best"][0])
            spreads = [move["spread"] for move in row["best"]]
            assert spreads == [move["spread"] for move in most["best"]][: len(spreads)]
            shorter += len(spreads) < len(most["best"])
    assert shorter


def test_a_review_says_the_same_whichever_turns_are_judged_and_in_small_steps(engine, game):
    whole = game.review()
    rows = whole["turns"]
    assert [game.review(turns=[row["turn"]])["turns"] for row in rows] == [[row] for row in rows]
    assert finish(engine.begin("crossword.review", game.record)) == whole
    assert game.review(turns=[], made=rows) == whole


def test_without_simulation_all_turns_are_graded_and_added_up_in_points(engine, game):
    reviewed = game.review()
    assert by_endgame(reviewed)
    for row in reviewed["turns"]:
        assert (row["wins"], row["wins_lost"], row["error"], row["samples"]) == (None, None, None, 0)
        assert "wins" not in row["played"]
    for who, player in enumerate(reviewed["summary"]["players"]):
        losses = [row["loss"] for row in reviewed["turns"] if row["player"] == who]
        assert player["mean_loss"] == pytest.approx(sum(losses) / len(losses), abs=0.01)
        assert player["wins_lost"] is None


def test_a_simulated_review_adds_who_wins_to_what_the_endgame_has_proved(engine, game):
    proved = by_endgame(game.review())
    simulated = by_endgame(game.review(by="simulation", samples=2))
    assert [row["turn"] for row in simulated] == [row["turn"] for row in proved]
    for row, before in zip(simulated, proved, strict=True):
        assert row["loss"] == before["loss"]
        assert row["wins"] in (0, 0.5, 1)
        assert row["wins_lost"] == row["best"][0]["wins"] - row["wins"] >= 0


def test_where_three_play_there_is_no_endgame(engine):
    three = played(engine, {"lexicon": "en-common", "layout": "duel", "tiles": HALF}, 1, 2, 2, 2)
    assert not three["bag"]
    assert {row["by"] for row in three.review()["turns"]} == {"equity"}
