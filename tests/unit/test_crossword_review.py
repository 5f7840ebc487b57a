"""Looking back on a crossword game, and games as GCG in its dialects."""

import pytest
from played import Played

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.lexicon import Library, shipped_folder

HEAD = "#player1 ann Ann Other\n#player2 bob Bob\n"


@pytest.fixture(scope="module")
def engine():
    return Engine(Library(shipped_folder()))


def review(engine, gcg=None, **fields):
    head = "" if gcg is None or "#player1" in gcg else HEAD
    fields = {"lexicon": "en", "gcg": head + gcg, **fields} if gcg is not None else fields
    return engine.call("crossword.review", fields)


def read(engine, text):
    return engine.call("crossword.read", {"text": text})


@pytest.fixture(scope="module")
def finished(engine):
    players = [{"name": "Ann", "level": 5}, {"name": "Bob", "level": 2}]
    state = Played(engine, "crossword", {"lexicon": "en", "seed": 3, "players": players})
    while state.turn is not None:
        state = state.after(state.choose())
    return state


def test_every_move_stands_beside_what_solving_its_rack_gives(engine, finished):
    reviewed = finished.review()
    moves = [turn for turn in finished["turns"] if turn["kind"] != "points"]
    assert [row["rack"] for row in reviewed["turns"]] == [turn["rack"] for turn in moves]
    steps = engine.call(
        "crossword.replay", {"lexicon": "en", "board": finished["board"], "turns": finished["turns"], "at": None}
    )["steps"]
    losses = 0
    for row in reviewed["turns"][:12]:
        request = {"board": steps[row["turn"]]["board"], "rack": row["rack"], "order": "equity", "moves": "all"}
        solved = engine.call("crossword.solve", {"lexicon": "en", **request, "limit": None})["plays"]
        assert row["best"] == solved[:5]
        assert row["board"] == steps[row["turn"]]["board"]
        assert row["wins"] is None, "nothing is simulated"
        assert row["played"] in solved
        assert row["loss"] == solved[0]["equity"] - row["played"]["equity"]
        losses += row["loss"] > 0
    assert losses > 2


def test_who_plays_by_equity_loses_nothing_by_it(engine, finished):
    rows = [row for row in finished.review()["turns"] if row["player"] == 0 and row["by"] == "equity"]
    assert {(row["loss"], row["grade"]) for row in rows} == {(0, "best")}
    assert len(rows) > 5


def test_the_summary_adds_up_and_the_stronger_player_loses_less(engine, finished):
    reviewed = finished.review()
    ann, bob = reviewed["summary"]["players"]
    for who, player in enumerate((ann, bob)):
        rows = [row for row in reviewed["turns"] if row["player"] == who]
        assert player["judged"] == sum(player["grades"].values()) == len(rows)
        assert player["mean_loss"] == pytest.approx(sum(row["loss"] for row in rows) / len(rows), abs=0.01)
        assert player["score"] == finished["players"][who]["score"]
    assert ann["mean_loss"] < bob["mean_loss"]
    points = reviewed["summary"]["turning_points"]
    worst = sorted((row["loss"] for row in reviewed["turns"]), reverse=True)[: len(points)]
    assert sorted((row["loss"] for row in reviewed["turns"] if row["turn"] in points), reverse=True) == worst
    assert points == sorted(points)
    assert reviewed["turns"][-1]["scores"] == [player["score"] for player in finished["players"]]


def test_a_game_written_as_gcg_is_reviewed_alike(engine, finished):
    text = engine.call("crossword.write", {"format": "gcg", **finished.record})["text"]
    assert review(engine, lexicon="en", gcg=text) == finished.review()


def test_a_phony_that_was_taken_back_costs_the_turn(engine):
    gcg = ">ann: AEINRST 8D STAINZE +82 82\n>ann: AEINRST -- -82 0\n>bob: ABCDEFG 8G BAG +14 14\n"
    first, _ = review(engine, gcg)["turns"]
    assert (first["withdrawn"], first["problem"]["code"], first["loss"]) == (True, "not-on-rack", None)
    reviewed = review(engine, gcg.replace("STAINZE", "RESTINA").replace("82", "66"))
    phony, following = reviewed["turns"]
    assert (phony["withdrawn"], phony["unlisted"]) == (True, ["RESTINA"])
    assert phony["loss"] == phony["best"][0]["equity"] > 60
    assert (phony["grade"], phony["scores"]) == ("blunder", [0, 0])
    assert following["turn"] == 2
    assert reviewed["summary"]["turning_points"][0] == 0


def test_a_phony_that_stood_loses_nothing_if_it_was_worth_more(engine):
    [row] = review(engine, ">ann: EQUIZZS 8D QUIZZES +336 336\n".replace("ZZ", "ZX"))["turns"]
    assert (row["unlisted"], row["withdrawn"], row["loss"], row["grade"]) == (["QUIZXES"], False, 0, "best")


@pytest.mark.parametrize(
    "line",
    [
        ">ann: 8G QI +22 22",
        ">ann: ??????? 8G QI +22 22",
        ">ann: QI 8G QI +22 22",
        ">ann: AEINRST -3 +0 0",
        ">ann: - +0 0",
    ],
    ids=["no rack", "question marks", "only the tiles played", "how many were exchanged", "a pass with no rack"],
)
def test_of_a_rack_that_is_not_known_nothing_is_said(engine, line):
    [row] = review(engine, line + "\n")["turns"]
    assert (row["loss"], row["grade"], row["best"]) == (None, None, [])


IMPOSSIBLE = [
    ("ABCDEFG 8D BAG +9 9", "gcg-square", "8D has N already, not B."),
    ("ABCDEFG 8P BAG +9 9", "gcg-square", "8P lies outside the board."),
    ("ABCDEFG 9D B.G +9 9", "gcg-square", "9E is empty, but the play has no tile for it."),
    ("ABCDEFG 1A BAG +9 9", "laid", "These tiles do not touch the rest."),
    ("ABCDEFG 8D ....... +0 0", "play", "No tile is laid."),
    ("ABCDEFG 9C BAZ +20 20", "not-on-rack", "The rack ABCDEFG has not so many Z tiles."),
    ("ABCDEFG -Q +0 0", "not-on-rack", "The rack ABCDEFG has not so many Q tiles."),
    ("QQAEINR - +0 0", "too-many-tiles", "There are 2 Q tiles on board and rack; English has 1."),
    ("ABCDEFGH - +0 0", "rack-size", "The rack has 8 tiles; a rack of Scrabble-type 15x15 holds 7."),
    ("ABCDEFG -12 +0 0", "rack-size", "12 tiles are exchanged; a rack of Scrabble-type 15x15 holds 7."),
    ("A1 - +0 0", "rack-letter", "Tile 2 of the rack, “1”, is not a tile of English."),
    ("ABCDEFG -A1 +0 0", "rack-letter", "Tile 2 of the exchange, “1”, is not a tile of English."),
]


@pytest.mark.parametrize(("turn", "code", "message"), IMPOSSIBLE, ids=[turn for turn, _, _ in IMPOSSIBLE])
def test_a_turn_that_cannot_be_is_marked_and_the_others_are_judged(engine, turn, code, message):
    before, after = ">ann: AEINRST 8D NASTIER +66 66\n", ">ann: BDEORTU 7C BOR +19 85\n"
    expected = review(engine, before + ">bob: ABCDEFG - +0 0\n" + after)
    reviewed = review(engine, before + f">bob: {turn}\n" + after)
    marked = reviewed["turns"][1]
    assert marked["problem"]["code"] == code
    assert marked["problem"]["message"].endswith(message)
    assert (marked["loss"], marked["grade"], marked["best"]) == (None, None, [])
    _, what, *rest = turn.split()
    assert (marked["played"]["position"] or marked["played"].get("tiles", "")) == what.removeprefix("-")
    if marked["played"]["kind"] == "play":
        assert marked["played"]["score"] == int(rest[1])
    judged = [{**row, "scores": None} for row in reviewed["turns"] if "problem" not in row]
    whole = [{**row, "scores": None} for row in expected["turns"] if row["turn"] != 1]
    if code in ("gcg-square", "too-many-tiles", "rack-letter", "play") or what.startswith("-"):
        assert judged == whole  # no tile of it lies on the board
    else:
        assert [row["loss"] is None for row in judged] == [False, False]
    assert reviewed["summary"]["players"][1]["judged"] == 0
    again = review(engine, before + f">bob: {turn}\n" + after, made=reviewed["turns"], turns=[])
    assert again == reviewed


def test_a_game_of_which_one_turn_cannot_be_is_simulated_all_the_same(engine):
    gcg = ">ann: AEINRST 8D NASTIER +66 66\n>bob: ABCDEFG 8D BAG +9 9\n>ann: BDEORTU 7C BOR +19 85\n"
    rows = review(engine, gcg, by="simulation", samples=2)["turns"]
    assert [(row["by"], "problem" in row) for row in rows] == [
        ("simulation", False),
        ("equity", True),
        ("simulation", False),
    ]


def test_a_line_that_is_no_turn_is_refused_with_its_number(engine):
    with pytest.raises(TilewiseError, match="Line 3 is not a turn") as caught:
        review(engine, ">ann: AEINRST 8D NASTIER 66\n")
    assert (caught.value.code, caught.value.data["line"]) == ("gcg", 3)


def test_a_play_is_taken_back_also_after_points_for_the_challenge(engine):
    gcg = ">ann: AEINRST 8D RESTINA +66 66\n>bob: (challenge) +5 5\n>ann: AEINRST -- -66 0\n"
    [phony] = review(engine, gcg)["turns"]
    assert (phony["withdrawn"], phony["scores"], phony["loss"]) == (True, [0, 5], phony["best"][0]["equity"])


def test_points_of_a_file_that_the_rules_do_not_give_are_told(engine):
    rows = review(engine, ">ann: AEINRST 8D NASTIER +66 66\n>bob: ABCDEFG H7 B.G +9 9\n>ann: - +0 66\n")["turns"]
    assert [(row["played"]["score"], row.get("told"), row["scores"]) for row in rows] == [
        (66, None, [66, 0]),
        (6, 9, [66, 9]),
        (0, None, [66, 9]),
    ]


def test_a_game_of_four_is_reviewed(engine):
    head = "".join(f"#player{n} {who} {who}\n" for n, who in enumerate("abcd", 1))
    moves = [
        ("a", "AEINRST 8D NASTIER +66 66"),
        ("b", "ABCDEFG - +0 0"),
        ("c", "BDEORTU 7C BOR +19 19"),
        ("d", "AEIOUUV -UUV +0 0"),
    ]
    text = head + "".join(f">{who}: {what}\n" for who, what in moves)
    reviewed = review(engine, lexicon="en", gcg=text)
    assert [row["player"] for row in reviewed["turns"]] == [0, 1, 2, 3]
    assert all(row["loss"] is not None for row in reviewed["turns"])
    assert [player["score"] for player in reviewed["summary"]["players"]] == [66, 0, 19, 0]


def test_a_game_without_moves_has_nothing_to_review(engine):
    assert review(engine, "")["turns"] == []


def test_a_review_needs_one_game_and_a_list(engine, finished):
    for fields in ({}, {**finished.record, "gcg": ""}, {"gcg": HEAD}, {"setup": {"players": [{}, {}]}}):
        with pytest.raises(TilewiseError) as caught:
            engine.call("crossword.review", fields)
        assert caught.value.code == "missing"


DIALECTS = {
    "quackle": HEAD
    + """#title Round 1
#lexicon TWL06
>ann: AEQINRS 8G QI +22 22
#note one of many
and on it goes
>bob: ABCDEFG -ABC +0 0
>ann: AENRSTT 8G (QI)S +13 35
>ann: AENRSTT -- -13 22
""",
    "challenge": HEAD + ">ann: AEQINRS 8G QI +22 22\n>ann: AENRSTT (challenge) +5 27\n>bob:  (challenge) +5 5\n",
    "end": HEAD + ">ann: QI 8G QI +22 22\n>ann:  (GG) +4 26\n>bob: GG (time) -10 -10\n>bob: GG (GG) -4 -14\n",
    "incomplete": HEAD + ">ann: QI 8G QI +22 22\n>bob: - +0 0\n#rack1 AEEIILZ\n#rack2 AAAELQS",
    "windows": "\ufeff#character-encoding UTF-8\r\n" + (HEAD + ">ann: QI 8g qI +10 10 \r\n").replace("\n", "\r\n"),
}


@pytest.mark.parametrize(
    ("dialect", "turns"),
    [
        ("quackle", [("play", 22), ("exchange", 0), ("play", 13), ("withdrawn", -13)]),
        ("challenge", [("play", 22), ("points", 5), ("points", 5)]),
        ("end", [("play", 22), ("points", 4), ("points", -10), ("points", -4)]),
        ("incomplete", [("play", 22), ("pass", 0)]),
        ("windows", [("play", 10)]),
    ],
)
def test_gcg_is_read_as_programs_write_it(engine, dialect, turns):
    """Lines as Quackle, Macondo, Elise and the Internet Scrabble Club write them."""
    game = read(engine, DIALECTS[dialect])["game"]
    assert game["players"] == ["Ann Other", "Bob"]
    assert [(turn["kind"], turn["score"]) for turn in game["turns"]] == turns
    written = engine.call("crossword.write", {"format": "gcg", **game})["text"]
    assert read(engine, written)["game"] == game


def test_a_note_belongs_to_the_turn_before_it(engine):
    turns = read(engine, DIALECTS["quackle"])["game"]["turns"]
    assert [turn.get("note") for turn in turns] == ["one of many\nand on it goes", None, None, None]


def test_the_gcg_of_a_record_tells_challenges_ends_and_what_is_held(engine):
    tiles = {"name": "Few", "tiles": {"A": [10, 1], "B": [10, 3]}}
    engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "ab\nba"})
    players = [{"name": "Ann"}, {"name": "Bob B"}]
    request = {"lexicon": "mine", "tiles": tiles, "players": players, "challenge": "five", "seed": 1}
    play = {"kind": "play", "row": 7, "col": 7, "across": True, "placed": "AB"}
    state = Played(engine, "crossword", request).after(play, "challenge")
    first, second = (player["rack"] for player in state["players"])
    rack = state["turns"][0]["rack"]
    text = engine.call("crossword.write", {"format": "gcg", **state.record})["text"]
    assert text.splitlines() == [
        "#character-encoding UTF-8",
        "#player1 Ann Ann",
        "#player2 Bob_B Bob B",
        "#lexicon mine",
        f">Ann: {rack} 8H AB +8 8",
        f">Ann: {first} (challenge) +5 13",
        f"#rack1 {first}",
        f"#rack2 {second}",
    ]


@pytest.mark.parametrize("count", [3, 4])
def test_a_game_of_several_is_written_and_reads_back(engine, count):
    players = [{"name": name, "level": 2} for name in "ABCD"[:count]]
    state = Played(engine, "crossword", {"lexicon": "en", "seed": 5, "players": players})
    for _ in range(2 * count):
        state = state.after(state.choose())
    text = engine.call("crossword.write", {"format": "gcg", **state.record})["text"]
    reading = read(engine, text)
    assert reading["game"]["racks"] == [player["rack"] for player in state["players"]]
    assert reading["scores"] == [player["score"] for player in state["players"]]
    assert reading["board"] == state["board"]
    assert review(engine, lexicon="en", gcg=text) == state.review()


@pytest.mark.parametrize(("format", "missing"), [("cgp", "board"), ("gcg", "players")])
def test_what_is_to_be_written_has_to_be_given(engine, format, missing):
    with pytest.raises(TilewiseError, match=f"The field “{missing}” is missing") as caught:
        engine.call("crossword.write", {"lexicon": "en", "format": format})
    assert caught.value.data["field"] == missing


def test_a_number_of_exchanged_tiles_may_have_any_length(engine):
    """Python reads no number of more than 4,300 digits."""
    [row] = review(engine, ">ann: AEINRST -" + "9" * 5_000 + " +0 0\n")["turns"]
    assert row["problem"]["code"] == "rack-size"
