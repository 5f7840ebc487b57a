"""Positions that a seed decides, and the place of a word among all."""

from random import Random

import pytest
from amount import some, takes_long

from tilewise.api import Engine
from tilewise.errors import PositionError
from tilewise.jobs import finish

DAYS = range(20261101, 20261105)


@pytest.fixture(scope="module")
def engine():
    return Engine()


GAMES = [("en", "scrabble"), ("es", "scrabble"), ("tr", "kelimelik")]


@pytest.mark.parametrize(("lexicon", "layout"), GAMES)
def test_a_crossword_puzzle_is_a_position_of_a_game_with_much_to_find(engine, lexicon, layout):
    game = {"lexicon": lexicon, "layout": layout}
    puzzles = [engine.call("crossword.puzzle", {**game, "seed": day}) for day in DAYS]
    assert len({tuple(puzzle["board"]) for puzzle in puzzles}) == len(DAYS)
    for puzzle in puzzles:
        assert engine.call("crossword.check", {**game, "board": puzzle["board"]}) == {"ok": True, "problems": []}
        left = engine.call("crossword.unseen", {**game, **puzzle})
        assert left["bag"] >= 7
        assert engine.call("crossword.solve", {**game, **puzzle, "limit": 0})["count"] >= 40
    assert engine.call("crossword.puzzle", {**game, "seed": DAYS[0]}) == puzzles[0]


@takes_long("plays games to find a puzzle, twice each")
@pytest.mark.parametrize(("lexicon", "layout"), some(GAMES, 1))
def test_in_a_puzzle_by_equity_the_best_play_is_clear(engine, lexicon, layout):
    game = {"lexicon": lexicon, "layout": layout}
    tricky = 0
    days = some(DAYS, 2)
    for day in days:
        puzzle = engine.call("crossword.puzzle", {**game, "seed": day, "by": "equity"})
        assert puzzle == engine.call("crossword.puzzle", {**game, "seed": day, "by": "equity"})
        assert puzzle != engine.call("crossword.puzzle", {**game, "seed": day})
        assert engine.call("crossword.check", {**game, "board": puzzle["board"]})["ok"]
        assert engine.call("crossword.unseen", {**game, **puzzle})["bag"] >= 7
        asked = {**game, **puzzle, "moves": "all", "limit": 2}
        by_equity = engine.call("crossword.solve", {**asked, "order": "equity"})
        best, second = by_equity["plays"]
        assert by_equity["count"] >= 40
        assert best["kind"] == "play"
        assert best["equity"] - second["equity"] >= 4
        tricky += engine.call("crossword.solve", asked)["plays"][0]["score"] > best["score"]
    assert tricky >= len(days) / 2, "what scores most is seldom the answer"


@pytest.mark.parametrize("by", ["score", "equity"])
def test_a_crossword_puzzle_can_be_given_up_at_each_turn_of_its_games(engine, by):
    asked = {"lexicon": "en", "seed": DAYS[0], "by": by}
    turns = []
    assert finish(engine.begin("crossword.puzzle", asked), turns.append) == engine.call("crossword.puzzle", asked)
    assert len(turns) >= 4
    given_up = engine.begin("crossword.puzzle", asked)
    next(given_up)
    given_up.close()
    assert finish(engine.begin("crossword.puzzle", asked)) == engine.call("crossword.puzzle", asked)


def test_a_crossword_puzzle_needs_a_bag(engine):
    sparse = {"name": "Sparse", "tiles": {"A": [3, 1], "B": [3, 3]}}
    unknown = {"name": "Unknown", "tiles": {"A": [None, 1], "B": [None, 3]}}
    for tiles, why in ((sparse, "Sparse has 6 tiles; 14 are needed"), (unknown, "letter Unknown has is not known")):
        for by in ("score", "equity"):
            with pytest.raises(PositionError, match=why):
                engine.call("crossword.puzzle", {"lexicon": "en", "tiles": tiles, "by": by})


def test_puzzles_of_a_list_without_plays_are_bare(engine):
    made = Engine()
    made.call("lexicon.add", {"id": "long", "alphabet": "en", "text": "quizzification\n"})
    board = made.call("crossword.puzzle", {"lexicon": "long", "seed": 5})["board"]
    assert board == ["." * 15] * 15
    assert made.call("crossword.puzzle", {"lexicon": "long", "seed": 5, "by": "equity"})["board"] == board
    puzzle = made.call("letterpress.puzzle", {"lexicon": "long", "seed": 5})
    assert (puzzle["ours"], puzzle["theirs"], puzzle["played"]) == (0, 0, [])
    assert set(puzzle["board"]) <= set("QUIZFCATON")


@pytest.mark.parametrize("lexicon", ["en", "tr", "es"])
def test_a_letterpress_puzzle_is_a_position_of_a_game_that_goes_on(engine, lexicon):
    puzzles = [engine.call("letterpress.puzzle", {"lexicon": lexicon, "seed": day}) for day in DAYS]
    assert len({puzzle["board"] for puzzle in puzzles}) == len(DAYS)
    for puzzle in puzzles:
        ours, theirs = puzzle["ours"], puzzle["theirs"]
        assert ours & theirs == 0
        assert 25 - (ours | theirs).bit_count() >= 5
        assert len(puzzle["played"]) in (2, 4, 6)
        solved = engine.call("letterpress.solve", {"lexicon": lexicon, **puzzle, "limit": 1})
        assert solved["not_on_board"] == []
        assert solved["words"] > 100
    assert engine.call("letterpress.puzzle", {"lexicon": lexicon, "seed": DAYS[0]}) == puzzles[0]


@pytest.mark.parametrize("ranking", some(["letterpwn", "territory"], 1))
def test_the_place_of_a_word_counts_the_words_that_can_be_played_better(engine, ranking):
    puzzle = {"lexicon": "en", "ranking": ranking, **engine.call("letterpress.puzzle", {"lexicon": "en", "seed": 7})}
    plays = engine.call("letterpress.solve", {**puzzle, "limit": None})["plays"]
    values = [({False: 0, None: 1, True: 2}[play["wins"]], play["value"]) for play in plays]
    for index in [0, 1, len(plays) - 1, *Random(1).sample(range(len(plays)), 12)]:
        asked = {**puzzle, "word": plays[index]["word"], "limit": 1}
        found = engine.call("letterpress.solve", {**asked, "place": True})
        assert found["place"] == 1 + sum(value > values[index] for value in values)
        assert "place" not in engine.call("letterpress.solve", asked)
