"""Looking back on a crossword game by what becomes of its turns: simulation, and the endgame's search."""

from itertools import pairwise

import pytest
from played import Played

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Library, shipped_folder

SAMPLES = 3
SEED = 10

# Half a bag on a small board: a game with all its stages, and short.
COUNTS = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        [5, 1, 1, 2, 6, 1, 1, 1, 5, 0, 0, 2, 1, 3, 4, 1, 0, 3, 2, 3, 2, 1, 1, 0, 1, 0],
        strict=True,
    )
)
TILES = {"name": "Half", "blanks": 1, "tiles": {letter: [count, 1] for letter, count in COUNTS.items()}}
KIT = {"lexicon": "en-common", "layout": "duel", "tiles": TILES}


@pytest.fixture(scope="module")
def engine():
    return Engine(Library(shipped_folder()))


def played(engine, **fields):
    request = {**KIT, "seed": SEED, "players": [{"level": 5}, {"level": 3}], **fields}
    state = Played(engine, "crossword", request)
    while state.turn is not None:
        state = state.after(state.choose())
    return state


@pytest.fixture(scope="module")
def game(engine):
    return played(engine)


def asked(state, **fields):
    return {**state.record, "by": "simulation", "samples": SAMPLES, **fields}


def review(engine, state, **fields):
    return engine.call("crossword.review", asked(state, **fields))


@pytest.fixture(scope="module")
def reviewed(engine, game):
    return review(engine, game)


def position(row):
    return {**KIT, "board": row["board"], "rack": row["rack"]}


def lead_before(reviewed, row):
    index = reviewed["turns"].index(row)
    scores = reviewed["turns"][index - 1]["scores"] if index else [0, 0]
    return scores[row["player"]] - scores[1 - row["player"]]


def candidate(move):
    kind = move.get("kind", "play")
    fields = {"play": ("row", "col", "across", "placed"), "exchange": ("tiles",), "pass": ()}[kind]
    return {"kind": kind, **{name: move[name] for name in fields}}


def test_every_turn_is_judged_by_what_its_tiles_allow(engine, game, reviewed):
    ways = [row["by"] for row in reviewed["turns"]]
    assert ways == ["simulation"] * ways.index("endgame") + ["endgame"] * ways.count("endgame")
    assert ways.count("endgame") >= 2
    for row in reviewed["turns"]:
        unseen = engine.call("crossword.unseen", position(row))
        late = unseen["bag"] == 0
        solved = row["by"] == "endgame"
        assert late or not solved
        assert solved or max(len(row["rack"]), unseen["count"]) > 4 or not late
        assert row["samples"] == (0 if solved else 1 if late else SAMPLES)


def test_losses_are_measured_from_the_best_in_points_and_in_wins(reviewed):
    for row in reviewed["turns"]:
        best, made = row["best"], row["played"]
        assert row["loss"] == pytest.approx(best[0]["spread"] - made["spread"])
        assert row["loss"] >= 0 <= row["wins_lost"]
        assert 0 <= row["wins"] == made["wins"] <= 1
        assert all(one["spread"] >= other["spread"] for one, other in pairwise(best))
        assert (row["grade"] == "best") == (row["loss"] == row["wins_lost"] == 0)
    assert sum(row["loss"] > 0 for row in reviewed["turns"]) > 3


def test_a_simulated_turn_is_what_simulating_its_moves_gives(engine, game, reviewed):
    simulated = [row for row in reviewed["turns"] if row["samples"] == SAMPLES and row["loss"]]
    for row in simulated[:3]:
        others = [move for move in row["best"] if candidate(move) != candidate(row["played"])]  # each once
        request = {
            **position(row),
            "samples": SAMPLES,
            "spread": lead_before(reviewed, row),
            "candidates": [candidate(move) for move in [row["played"], *others]],
        }
        moves = engine.call("crossword.simulate", request)["plays"]
        found = {str(candidate(move)): (move["worth"], move["wins"]) for move in moves}
        for move in [row["played"], *row["best"]]:
            assert (move["spread"], move["wins"]) == pytest.approx(found[str(candidate(move))])


def test_of_few_samples_no_loss_is_made_much_of(engine, reviewed):
    """The raw means of three samples would have it that a strong player loses a lot every turn."""
    rows = [row for row in reviewed["turns"] if row["samples"] == SAMPLES and row["player"] == 0]
    raw = []
    for row in rows:
        candidates = [candidate(row["played"]), *map(candidate, row["best"])]
        unlike = [each for n, each in enumerate(candidates) if each not in candidates[:n]]
        request = {**position(row), "samples": SAMPLES, "spread": lead_before(reviewed, row), "candidates": unlike}
        means = {str(candidate(each)): each["mean"] for each in engine.call("crossword.simulate", request)["plays"]}
        raw.append(max(means.values()) - means[str(candidate(row["played"]))])
    assert len(rows) > 3
    assert sum(row["loss"] for row in rows) < 0.75 * sum(raw)


def test_a_late_turn_is_what_the_endgame_proves(engine, game, reviewed):
    late = [row for row in reviewed["turns"] if row["by"] == "endgame"]
    for row in late:
        proved = engine.call("crossword.endgame", {**position(row), "spread": lead_before(reviewed, row)})
        end = row["best"][0]["spread"] + lead_before(reviewed, row)
        assert (proved["proved"], proved["spread"]) == (True, end)
        assert row["best"][0]["wins"] == (0.5 if end == 0 else float(end > 0))
    # What both come to is the end of the game as it was played, when nothing was lost on the way.
    last = late[-1]
    ends = [player["score"] for player in game["players"]]
    assert last["loss"] == 0
    assert lead_before(reviewed, last) + last["played"]["spread"] == ends[last["player"]] - ends[1 - last["player"]]


def test_turning_points_and_means_are_those_of_the_rows(reviewed):
    rows, summary = reviewed["turns"], reviewed["summary"]
    bad = [row for row in rows if row["grade"] in ("mistake", "blunder")]
    worst = sorted((row["wins_lost"] for row in bad), reverse=True)[:3]
    points = summary["turning_points"]
    assert sorted((row["wins_lost"] for row in rows if row["turn"] in points), reverse=True) == worst
    assert worst
    for who, player in enumerate(summary["players"]):
        assert player["wins_lost"] == pytest.approx(sum(row["wins_lost"] for row in rows if row["player"] == who))


def test_partial_results_only_add_and_the_last_one_lacks_only_the_last_turn(engine, game, reviewed):
    by_equity = review(engine, game, by="equity")
    assert {row["by"] for row in by_equity["turns"]} == {"equity", "endgame"}
    partials = []

    def note(progress):
        if progress and progress.partial and (not partials or progress.partial is not partials[-1][1]):
            partials.append((progress.done, progress.partial))

    finish(engine.begin("crossword.review", asked(game)), note)
    assert len(partials) == len(reviewed["turns"]) > 10
    for done, partial in partials:
        assert partial["turns"] == reviewed["turns"][:done] + by_equity["turns"][done:]


def test_turns_judged_apart_are_those_of_the_whole(engine, game, reviewed):
    places = [row["turn"] for row in reviewed["turns"]]
    pieces = [review(engine, game, turns=part)["turns"] for part in (places[::3], places[2::3], places[1::3])]
    assert [row["turn"] for row in pieces[0]] == places[::3]
    made = [row for piece in pieces for row in piece]
    assert review(engine, game, made=made) == reviewed
    assert review(engine, game, made=pieces[0] + pieces[1]) == reviewed, "the turns that are missing are judged"


def test_turns_that_were_made_stay_as_they_are_until_they_are_asked_for(engine, game, reviewed):
    by_equity = review(engine, game, by="equity")
    simulated = reviewed["turns"][1]
    mixed = review(engine, game, turns=[], made=[by_equity["turns"][0], simulated, *by_equity["turns"][2:]])
    assert [row["by"] for row in mixed["turns"][:3]] == ["equity", "simulation", "equity"]
    again = review(engine, game, turns=[0], made=mixed["turns"])
    assert again["turns"] == [reviewed["turns"][0], *mixed["turns"][1:]]


@pytest.mark.parametrize("spoil", [{"turn": 900}, {"player": 1}], ids=["no turn", "another player's"])
def test_turns_of_another_game_are_refused(engine, game, reviewed, spoil):
    with pytest.raises(TilewiseError) as caught:
        review(engine, game, made=[{**reviewed["turns"][0], **spoil}])
    assert (caught.value.data["code"], caught.value.data["field"]) == ("made", "made")


def test_what_more_than_two_played_is_judged_by_equity(engine):
    state = played(engine, players=[{"level": 4}, {"level": 1}, {"level": 1}])
    assert review(engine, state) == review(engine, state, by="equity")


def test_a_play_that_was_taken_back_is_played_out_as_a_pass(engine):
    gcg = "#player1 a A\n#player2 b B\n>a: AEINRST 8D RESTINA +66 66\n>a: AEINRST -- -66 0\n>b: ABCDEFG 8G BAG +14 14\n"
    phony, _ = engine.call(
        "crossword.review", {"lexicon": "en", "gcg": gcg, "by": "simulation", "samples": 5, "turns": [0, 2]}
    )["turns"]
    request = {
        "lexicon": "en",
        "board": phony["board"],
        "rack": "AEINRST",
        "samples": 5,
        "candidates": [{"kind": "pass"}, *map(candidate, phony["best"])],
    }
    moves = engine.call("crossword.simulate", request)["plays"]
    [passing] = [move for move in moves if move["kind"] == "pass"]
    assert (phony["by"], phony["wins"]) == ("simulation", passing["wins"])
    assert phony["played"]["spread"] == pytest.approx(passing["worth"])
    assert phony["played"]["spread"] < phony["best"][0]["spread"]


def test_of_a_rack_that_is_not_known_nothing_is_said(engine):
    gcg = "#player1 a A\n#player2 b B\n>a: QI 8G QI +22 22\n"
    [row] = engine.call("crossword.review", {"lexicon": "en", "gcg": gcg, "by": "simulation"})["turns"]
    assert (row["by"], row["loss"], row["wins"], row["best"]) == ("equity", None, None, [])


FEW = {"name": "Few", "tiles": {"A": [2, 1], "C": [1, 3], "T": [2, 1], "S": [1, 1], "Q": [1, 10]}}


def late_review(engine, *lines):
    """Look back on a game of seven tiles, whose racks are all known, from its lines in a GCG file."""
    words = "cat cats at sat act acts tact tacts as qat qats ta tas sac sacs"
    engine.call("lexicon.add", {"id": "few", "alphabet": "en", "text": words.replace(" ", "\n")})
    gcg = "\n".join(["#player1 a A", "#player2 b B", *lines, ""])
    request = {"lexicon": "few", "layout": "duel", "tiles": FEW, "gcg": gcg, "by": "simulation", "samples": 2}
    return engine.call("crossword.review", request)["turns"]


def test_where_the_other_side_has_no_tiles_a_turn_is_judged_by_equity(engine):
    last = late_review(engine, ">a: CAT 6F CAT +5 5", ">b: ASTQ - +0 0")[1]
    assert (last["by"], last["wins"]) == ("equity", None)
    assert last["loss"] > 0


def test_a_second_pass_ends_the_game_with_what_both_hold(engine):
    """A holds CAT, 5 points, and B holds ASTQ, 13: both lose that."""
    first, second = late_review(engine, ">a: ACT - +0 0", ">b: ASTQ - +0 0")
    assert (first["by"], second["by"]) == ("endgame", "endgame")
    assert (second["played"]["spread"], second["played"]["wins"]) == (5 - 13, 0)
    assert second["best"][0]["spread"] > 5 - 13
    assert second["loss"] == second["best"][0]["spread"] - (5 - 13)


def test_passing_is_shown_as_the_best_where_every_play_opens_the_board(engine):
    """After AS with TT left over, whatever ACQ lays lets TT be laid; when both pass, each loses what is held."""
    row = late_review(engine, ">a: ASTT 6F AS +2 2", ">b: ACQ G5 AS +3 3")[1]
    assert (row["by"], row["best"][0]["kind"], row["best"][0]["spread"]) == ("endgame", "pass", 2 - 14)
    assert row["played"]["spread"] < 2 - 14


def test_an_end_that_takes_long_to_search_is_played_out_instead(engine, monkeypatch):
    turns = ">a: ACT - +0 0", ">b: ASTQ - +0 0"
    searched = late_review(engine, *turns)[0]
    ways = []
    for work in (0, *(2**n for n in range(8, 20))):
        monkeypatch.setattr("tilewise.crossword.game.endings._WORK", work)
        row = late_review(engine, *turns)[0]
        ways.append(row["by"])
        if row["by"] == "endgame":
            assert row == searched
        else:
            assert row["samples"] > 0
            assert row["loss"] >= 0
    assert ways == sorted(ways, reverse=True), "first it is played out, and with more work searched"
    assert set(ways) == {"simulation", "endgame"}
