"""The program against itself: the games are as they would be played, and the totals are theirs."""

from math import sqrt
from statistics import mean, stdev

import pytest
from played import Played
from unit.command_line import tilewise

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish

SMALL = {"lexicon": "en-common", "layout": "duel"}

_LETTERS = str.maketrans("", "", "()")


@pytest.fixture(scope="module")
def engine():
    return Engine()


def autoplay(engine, *sides, **fields):
    return engine.call("crossword.autoplay", {**SMALL, "sides": list(sides), **fields})


def turns_of(engine, game):
    return engine.call("crossword.read", {**SMALL, "text": game["text"]})["game"]["turns"]


@pytest.mark.parametrize("challenge", ["none", "five_each"])
def test_games_are_those_that_the_levels_play(engine, challenge):
    levels = (2, 4)
    answer = autoplay(engine, *({"level": level} for level in levels), pairs=1, seed=9, challenge=challenge)
    assert [game["first"] for game in answer["played"]] == [0, 1]
    for game in answer["played"]:
        order = (game["first"], 1 - game["first"])
        players = [{"name": f"Player {side + 1}", "level": levels[side]} for side in order]
        played = Played(engine, "crossword", {**SMALL, "seed": 9, "players": players, "challenge": challenge})
        while played.turn is not None:
            played = played.after(played.choose())
        assert game["text"] == engine.call("crossword.write", {"format": "gcg", **played.record})["text"]


def test_totals_are_those_of_the_games(engine):
    answer = autoplay(engine, {}, {"level": 4}, pairs=3)
    assert autoplay(engine, {}, {"level": 4}, pairs=3) == answer
    games = answer["played"]
    assert answer["games"] == len(games) == 6
    for game in games:
        scores = engine.call("crossword.read", {**SMALL, "text": game["text"]})["scores"]
        assert game["scores"] == (scores if game["first"] == 0 else scores[::-1])
    ahead = [ours - theirs for ours, theirs in (game["scores"] for game in games)]
    assert answer["won"] == [sum(each > 0 for each in ahead), sum(each < 0 for each in ahead)]
    assert answer["drawn"] == ahead.count(0)
    pairs = [mean(ahead[at : at + 2]) for at in (0, 2, 4)]
    shares = [mean((each > 0) + (each == 0) / 2 for each in ahead[at : at + 2]) for at in (0, 2, 4)]
    assert answer["spread"] == pytest.approx(mean(pairs))
    assert answer["spread_error"] == pytest.approx(stdev(pairs) / sqrt(3))
    assert answer["share"] == pytest.approx(mean(shares))
    assert answer["share_error"] == pytest.approx(stdev(shares) / sqrt(3))
    assert answer["points"] == pytest.approx([mean(game["scores"][side] for game in games) for side in (0, 1)])


@pytest.mark.parametrize("side", [{"level": 3}, {}, {"samples": 1}], ids=["level 3", "equity", "simulation"])
def test_sides_that_are_alike_are_level(engine, side):
    answer = autoplay(engine, side, side, pairs=1)
    assert (answer["share"], answer["spread"], answer["won"]) == (0.5, 0, [1, 1])


def test_one_pair_has_no_error(engine):
    answer = autoplay(engine, {"level": 2}, {"level": 1}, pairs=1)
    assert answer["share_error"] is answer["spread_error"] is None


def test_who_knows_more_wins(engine):
    answer = autoplay(engine, {"level": 1}, {}, pairs=1, lexicon="en", layout="scrabble")
    assert answer["won"] == [0, 2]
    assert answer["spread"] < 0


def test_a_side_goes_by_its_own_list(engine):
    """It plays what both lists have, and where words can be challenged what the game's has not, which is taken back."""
    honest = autoplay(engine, {}, {"lexicon": "en"}, pairs=1)
    assert not any(turn["kind"] == "withdrawn" for game in honest["played"] for turn in turns_of(engine, game))
    bluffs = autoplay(engine, {}, {"lexicon": "en"}, pairs=1, challenge="double")
    for game in bluffs["played"]:
        taken_back = {turn["player"] for turn in turns_of(engine, game) if turn["kind"] == "withdrawn"}
        assert taken_back == {1 - game["first"]}
    fewer = autoplay(engine, {}, {"lexicon": "en-common"}, pairs=1, lexicon="en")
    common = engine.library.lexicon("en-common")
    for game in fewer["played"]:
        plays = [turn for turn in turns_of(engine, game) if turn["kind"] == "play"]
        words = {
            who: [each["word"].upper().translate(_LETTERS) for each in plays if each["player"] == who] for who in (0, 1)
        }
        assert all(word in common for word in words[1 - game["first"]])
        assert not all(word in common for word in words[game["first"]])


def test_a_side_keeps_what_its_own_leaves_say(engine):
    leaves = engine.call("crossword.leaves", {**SMALL, "boards": 3})
    assert autoplay(engine, {"leaves": leaves}, {}, pairs=2) != autoplay(engine, {}, {}, pairs=2)


def test_partial_results_are_those_of_the_games_so_far(engine):
    told = []
    job = engine.begin("crossword.autoplay", {**SMALL, "sides": [{"level": 2}, {"level": 1}], "pairs": 2, "limit": 3})
    answer = finish(job, lambda progress: told.append(progress) if progress else None)
    assert [(each.done, each.total) for each in told] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [each.partial["games"] for each in told] == [1, 2, 3, 4]
    assert told[-1].partial == answer
    assert len(answer["played"]) == 3
    assert told[1].partial == autoplay(engine, {"level": 2}, {"level": 1}, pairs=1)


@pytest.mark.parametrize(
    ("side", "code", "said"),
    [
        ({"level": 4, "samples": 5}, "samples", "Side 2: Only level 5 simulates."),
        ({"lexicon": "tr"}, "lexicon-alphabet", "Side 2: its list is spelled in the Turkish alphabet"),
        ({"lexicon": "none"}, "lexicon-unknown", "Side 2: "),
    ],
)
def test_a_side_that_cannot_be_is_named(engine, side, code, said):
    with pytest.raises(TilewiseError) as refused:
        autoplay(engine, {}, side)
    assert refused.value.code == code
    assert str(refused.value).startswith(said)
    assert refused.value.place["field"] == "sides"
    assert refused.value.place["index"] == 1


def test_the_command_shows_what_it_comes_to_and_saves_the_games(engine, tmp_path):
    answer = autoplay(engine, {"name": "one: level 5"}, {"name": "other: level 3", "level": 3}, pairs=2)
    asked = ["autoplay", "--words", "en-common", "--game", "duel", "--pairs", "2", "--levels", "5", "3"]
    shown = tilewise(*asked, "--save", str(tmp_path / "games")).out
    assert f"Of 4 games, one won {100 * answer['share']:.1f} ± {196 * answer['share_error']:.1f}%" in shown
    assert f"{answer['spread']:+.1f} ± {1.96 * answer['spread_error']:.1f} points a game" in shown
    saved = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "games").iterdir())]
    assert saved == [game["text"] for game in answer["played"]]
    again = tilewise(*asked, "--save", str(tmp_path / "games"))
    assert again.status == 2
    assert "has games already" in again.err
