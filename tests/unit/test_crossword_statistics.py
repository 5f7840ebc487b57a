"""Many crossword games added up, player by player."""

import pytest
from gcg_texts import HEAD, QI
from played import Played
from unit.command_line import tilewise

from tilewise.api import Engine
from tilewise.crossword import read_position
from tilewise.crossword.game.statistics import phase_of
from tilewise.jobs import Progress, finish

PHASES = ["opening", "middle", "pre-endgame", "endgame"]


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture(scope="module")
def games(engine):
    """Whole games of two players who know few words, as files."""
    texts = []
    for seed in (3, 4):
        players = [{"name": "Ann", "level": 3}, {"name": "bob" if seed == 3 else "BOB", "level": 2}]
        game = Played(engine, "crossword", {"lexicon": "en", "seed": seed, "players": players})
        while game.turn is not None:
            game = game.after(game.choose())
        texts.append(engine.call("crossword.write", {"format": "gcg", **game.record})["text"])
    return texts


def added(engine, *games, **fields):
    return engine.call("crossword.statistics", {"lexicon": "en", "games": list(games), **fields})


def in_all(player, name):
    return sum(phase[name] for phase in player["phases"])


def test_what_is_added_up_is_what_the_reviews_say(engine, games):
    reviews = [engine.call("crossword.review", {"lexicon": "en", "gcg": text, "limit": 1}) for text in games]
    players = added(engine, *games, limit=1_000)["players"]
    assert [player["name"] for player in players] == ["Ann", "bob"], "capitals make no other player"
    for seat, player in enumerate(players):
        rows = [row for review in reviews for row in review["turns"] if row["player"] == seat]
        grades = [row["grade"] for row in rows]
        assert in_all(player, "turns") == len(rows)
        assert in_all(player, "lost") == pytest.approx(sum(row["loss"] for row in rows), abs=0.05)
        assert in_all(player, "mistakes") == grades.count("mistake")
        assert in_all(player, "blunders") == grades.count("blunder")
        bad = [row for row in rows if row["grade"] in ("mistake", "blunder") and row["best"][0]["kind"] == "play"]
        missed = [row["best"][0]["word"].upper() for row in bad]
        assert {each["word"]: each["times"] for each in player["missed"]} == {w: missed.count(w) for w in missed}
        costs = [(-each["times"], -each["lost"]) for each in player["missed"]]
        assert costs == sorted(costs)
        bingos = [row["played"]["kind"] == "play" and row["played"]["bonus"] > 0 for row in rows]
        assert player["bingos"] == sum(bingos)
        best = [row["best"][0]["kind"] == "play" and row["best"][0]["bonus"] > 0 for row in rows]
        losses = [row["loss"] > 0 for row in rows]
        assert player["bingos_missed"] == sum(
            is_best and lost and not is_bingo for is_best, is_bingo, lost in zip(best, bingos, losses, strict=True)
        )
    scores = [[player["score"] for player in review["summary"]["players"]] for review in reviews]
    for seat, player in enumerate(players):
        assert (player["games"], player["ended"], player["drawn"]) == (2, 2, 0)
        assert player["won"] == sum(each[seat] > each[1 - seat] for each in scores)
        assert (player["points"], player["against"]) == tuple(
            sum(each[who] for each in scores) for who in (seat, 1 - seat)
        )


def test_the_order_of_the_games_changes_nothing_and_each_is_told_when_it_is_done(engine, games):
    told = []
    job = engine.begin("crossword.statistics", {"lexicon": "en", "games": games})
    whole = finish(job, lambda each: told.append(each) if isinstance(each, Progress) and each.partial else None)
    assert [each.done for each in told] == [1, 2]
    assert told[0].partial == added(engine, games[0])
    assert told[1].partial == whole
    turned = added(engine, *reversed(games))["players"]
    assert [{**player, "name": ""} for player in turned] == [{**player, "name": ""} for player in whole["players"]]


def test_a_phase_is_told_by_the_turns_that_were_had_and_by_the_tiles_in_the_bag():
    bare = read_position("/".join(["15"] * 15))
    assert phase_of(bare, b"AEINRST", 1, 0) == phase_of(bare, b"AEINRST", 1, 1) == "opening"
    assert phase_of(bare, b"AEINRST", 1, 2) == "middle"
    # The set has 100 tiles: 14 on racks, and 79, 80 or 86 on the board leave 7, 6 and none in the bag.
    letters = "".join(
        letter * count
        for letter, count in zip("EAIONRTLSUDGBCMPFHVWY", (12, 9, 9, 8, 6, 6, 6, 4, 4, 4, 4, 3, *[2] * 9), strict=True)
    )

    def laid(count):
        rows = [letters[:count].ljust(225, ".")[n : n + 15] for n in range(0, 225, 15)]
        return read_position("\n".join(rows))

    assert phase_of(laid(78), b"KJXQZ??", 1, 9) == "middle"
    assert phase_of(laid(79), b"KJXQZ??", 1, 9) == "pre-endgame"
    assert phase_of(laid(85), b"KJXQZ??", 1, 9) == "pre-endgame"
    assert phase_of(laid(86), b"KJXQZ??", 1, 9) == "endgame"
    assert phase_of(laid(86), b"KJXQZ??", 1, 0) == "endgame", "even of a player who had no turn"
    assert phase_of(laid(79), b"KJXQZ??", 2, 9) == "endgame", "of three players"


def test_phoneys_count_and_those_that_were_taken_back_too(engine):
    game = HEAD + QI + ">bob: DEFGOOR 9C GOOFERD +79 79\n>bob: DEFGOOR -- -79 0\n>ann: AENRTTU 9C XQZ +9 31\n"
    ann, bob = added(engine, game)["players"]
    assert (bob["phoneys"], bob["phoneys_taken_back"], bob["bingos"]) == (1, 1, 0)
    assert bob["bingos_missed"] == 0, "his rack had none"
    assert ann["phoneys"] == 0, "a play of tiles that the rack has not cannot be"


def test_a_game_that_goes_on_has_no_result_and_a_rack_that_is_not_known_is_told(engine):
    result = added(engine, HEAD + QI + ">bob: ABC -ABC +0 0\n")
    assert result["turns_unknown"] == 1
    assert [(each["games"], each["ended"], each["won"], each["points"]) for each in result["players"]] == [
        (1, 0, 0, 0)
    ] * 2


def test_players_of_one_name_in_a_game_are_two_and_those_with_most_games_come_first(engine):
    alike = "#player1 a Ann\n#player2 b Ann\n>a: AEQINRS 8G QI +22 22\n"
    other = "#player1 z Zoë\n#player2 b ann\n>z: AEQINRS 8G QI +22 22\n"
    again = "#player1 c Cem\n#player2 z ZOË\n>c: AEQINRS 8G QI +22 22\n"
    players = added(engine, alike, other, again)["players"]
    assert [(player["name"], player["games"]) for player in players] == [
        ("Zoë", 2),
        ("Ann (a)", 1),
        ("Ann (b)", 1),
        ("ann", 1),
        ("Cem", 1),
    ]


def test_what_is_no_game_is_named_and_the_others_count(engine):
    result = added(engine, "milk\neggs\n", HEAD + QI, "#player1 a Ann\n#player2 b Bob\n", "")
    assert [each["game"] for each in result["unread"]] == [0, 2, 3]
    assert all(each["problem"]["message"].endswith(".") for each in result["unread"])
    assert [player["games"] for player in result["players"]] == [1, 1]
    assert added(engine) == {"players": [], "unread": [], "turns_unknown": 0}


def test_a_folder_of_files_is_added_up_at_the_terminal(tmp_path, monkeypatch, games):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "games"
    folder.mkdir()
    for n, text in enumerate(games):
        (folder / f"{n}.GCG").write_text(text)
    (folder / "shopping.gcg").write_text("milk\n")
    (folder / "notes.txt").write_text("not a game")
    done = tilewise("review", "games", "--limit", "3", "--words", "en")
    assert done.status == 0
    assert done.out.count("Ann: 2 games") == 1
    for phase in PHASES:
        assert done.out.count(f"\n{phase} ") == 2
    assert "Left out: “games/shopping.gcg” is not a GCG file" in done.out
    assert "notes.txt" not in done.out
    assert (
        tilewise("review", "games", "--turn", "3").err
        == "tilewise review: --turn: is for one game; there are 3 files.\n"
    )
    (tmp_path / "none").mkdir()
    assert tilewise("review", "none").err == "tilewise review: FILE: no file in “none” ends in .gcg.\n"
