"""Endgames with more plays than can be searched, and those for which there is no time: answers, pauses, and room."""

from collections import Counter

import pytest
from lies.inputs import Table, Words, laid
from lies.late import _replayed
from lies.relation import Case
from steady import SteadyClock

from tilewise.api import Engine
from tilewise.crossword.endgame import memory, methods, search
from tilewise.crossword.endgame.boards import Boards
from tilewise.crossword.endgame.plays import Finder
from tilewise.crossword.racks import RackWords
from tilewise.errors import TilewiseError

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def request(side, rack, opponent, **more):
    """A board of one's own with a word across its middle."""
    squares = ["".join("D" if (row + col) % 7 == 0 else "." for col in range(side)) for row in range(side)]
    board = ["." * side] * side
    board[side // 2] = "RETAIN".center(side, ".")
    return {
        **{"lexicon": "en-common", "board": board, "rack": rack, "opponent": opponent},
        "layout": {"name": "Wide", "layout": squares, "center": None, "rack": 15},
        "tiles": {
            "name": "Own",
            "blanks": 6,
            "tiles": {letter: [30, 1 + n % 5] for n, letter in enumerate(LETTERS)},
        },
        **more,
    }


HUGE = ("AEINRSTLD???", "AEILNORST???")
LARGE = ("AEINT?", "ELORSU")
"""On a board of 13 squares a side, some ten thousand plays."""


@pytest.fixture(scope="module")
def engine():
    return Engine()


def comes_to(engine, asked, answer):
    """Play the line of an answer by the rules, and give what it comes to."""
    table = Table(Words("en-common", "en", (), tuple(LETTERS)), {}, len(asked["board"]), len(asked["board"]), 15)
    table.fields.update({name: asked[name] for name in ("lexicon", "layout", "tiles")})
    racks = [list(asked["rack"]), list(asked["opponent"])]
    return _replayed(Case(engine, "endgame", 1, 1), table, [list(row) for row in asked["board"]], racks, answer["line"])


def work_by_step(monkeypatch, job):
    """How many plays are made between each two steps of a job, and what it comes to."""
    made = Counter()
    lay = Finder._lay

    def counted(finder, slot, fits):
        made[steps] += len(fits)
        return lay(finder, slot, fits)

    monkeypatch.setattr(Finder, "_lay", counted)
    steps = 0
    try:
        while True:
            next(job)
            steps += 1
    except StopIteration as stop:
        return made, stop.value


def test_what_has_too_many_plays_is_answered_by_a_legal_line_that_is_not_proved(engine, monkeypatch):
    asked = request(20, *HUGE, spread=7)
    monkeypatch.setattr(Boards, "__init__", lambda *_: pytest.fail("the plays are listed"))
    answer = engine.call("crossword.endgame", asked)
    assert (answer["proved"], answer["depth"]) == (False, 0)
    first = answer["line"][0]
    position = {name: asked[name] for name in ("lexicon", "layout", "tiles", "board")}
    done = engine.call("crossword.lay", {**position, "laid": laid(first), "rack": asked["rack"]})
    assert (done["score"], done["unlisted"]) == (first["score"], [])
    assert answer["spread"] > 100


def test_a_line_that_is_not_searched_is_played_by_the_rules(engine, monkeypatch):
    monkeypatch.setattr(methods, "_SEARCHED", 100)
    for rack, opponent in (("AEST", "INR"), ("QZ", "XJ"), ("AE", "ST?")):
        asked = request(9, rack, opponent)
        answer = engine.call("crossword.endgame", asked)
        assert answer["spread"] == comes_to(engine, asked, answer), (rack, opponent)
        searched = engine.call("crossword.endgame", {**asked, "seconds": None})
        assert searched == answer


def test_without_time_both_pass_where_not_even_a_line_is_found(engine, monkeypatch):
    monkeypatch.setattr(methods, "monotonic", SteadyClock(1.0))
    asked = request(20, *HUGE, seconds=3)
    answer = engine.call("crossword.endgame", asked)
    assert [move["kind"] for move in answer["line"]][-2:] == ["pass", "pass"]
    assert answer["proved"] is False


def test_where_the_time_is_over_after_a_glance_no_search_is_begun(engine, monkeypatch):
    monkeypatch.setattr(methods, "monotonic", SteadyClock(1.0))
    monkeypatch.setattr(methods, "reaching", lambda *_: pytest.fail("words are read for a search"))
    answer = engine.call("crossword.endgame", request(13, *LARGE, seconds=0.5))
    assert (answer["depth"], answer["proved"]) == (0, False)


def test_where_no_round_is_done_in_time_the_answer_is_the_line_at_a_glance(engine, monkeypatch):
    begun = []

    class Late(search.Endgame):
        def __init__(self, *game):
            begun.append(game)
            super().__init__(*game)

    monkeypatch.setattr(methods, "Endgame", Late)
    monkeypatch.setattr(methods, "monotonic", lambda: 10.0 if begun else 0.0)
    asked = request(13, *LARGE)
    answer = engine.call("crossword.endgame", {**asked, "seconds": 1})
    assert begun
    assert (answer["depth"], answer["proved"]) == (0, False)
    assert answer["spread"] == comes_to(engine, asked, answer)
    assert answer["line"][0]["kind"] == "play"


def test_a_search_pauses_before_it_has_made_many_plays(engine, monkeypatch):
    made, answer = work_by_step(monkeypatch, engine.begin("crossword.endgame", request(13, *LARGE, seconds=0)))
    assert answer["line"]
    monkeypatch.setattr(methods, "monotonic", SteadyClock(0.001))
    made, answer = work_by_step(monkeypatch, engine.begin("crossword.endgame", request(13, *LARGE, seconds=0.4)))
    assert sum(made.values()) > 5_000
    assert max(made.values()) < 4_000


def test_a_search_that_may_keep_few_plays_proves_the_same(engine, monkeypatch):
    asked = request(9, "AEST", "INR")
    whole = engine.call("crossword.endgame", asked)
    forgotten = []
    forget = memory.Memory._forget
    monkeypatch.setattr(memory.Memory, "_forget", lambda game: forgotten.append(game) or forget(game))
    monkeypatch.setattr(memory, "_LISTED", 3_000)
    again = engine.call("crossword.endgame", asked)
    assert forgotten
    assert (again["proved"], again["spread"]) == (True, whole["spread"])


def late(side, rack, unseen, **more):
    """A board with one tile in the bag."""
    asked = request(side, rack, "", **more)
    counts = Counter("RETAIN" + rack + unseen)
    values = {letter: value for letter, (_, value) in asked["tiles"]["tiles"].items()}
    tiles = {
        "name": "Few",
        "blanks": counts.pop("?", 0),
        "tiles": {each: [counts[each], values[each]] for each in values},
    }
    layout = {**asked["layout"], "rack": len(unseen) - 1}
    return {**{name: asked[name] for name in ("lexicon", "board", "rack")}, "layout": layout, "tiles": tiles, **more}


def test_before_an_endgame_with_too_many_plays_games_are_told_at_a_glance(engine):
    asked = late(20, "AEINRSTL??", "AEILNORSTUV", limit=1)
    answer = engine.call("crossword.preendgame", asked)
    assert [(row["proved"], row["depth"]) for row in answer["plays"]] == [(False, 0)] * 2
    assert answer["draws"] == 11
    assert all(row["wins"] + row["ties"] + row["losses"] == 11 for row in answer["plays"])
    with pytest.raises(TilewiseError) as refused:
        engine.call("crossword.preendgame", {**asked, "limit": None})
    assert (refused.value.code, refused.value.data["field"]) == ("too-large", "limit")


def test_a_pre_endgame_pauses_from_its_start_and_before_it_has_made_many_plays(engine, monkeypatch):
    read = []
    matching = RackWords.words_in
    monkeypatch.setattr(RackWords, "words_in", lambda words, pattern: read.append(pattern) or matching(words, pattern))
    job = engine.begin("crossword.preendgame", late(13, "AEINT?", "ELORSUA", limit=1))
    assert read == [], "nothing has been looked for before the first step"
    most, before = 0, 0
    for _ in range(400):
        next(job)
        most, before = max(most, len(read) - before), len(read)
    assert len(read) > 2_000
    assert most < 500
    made, _ = work_by_step(
        monkeypatch, engine.begin("crossword.preendgame", late(13, "AEI?", "ELORS", limit=0, seconds=0))
    )
    assert max(made.values()) < 4_000


def test_a_pre_endgame_without_time_tells_its_first_move_at_a_glance(engine, monkeypatch):
    monkeypatch.setattr(methods, "monotonic", SteadyClock(1.0))
    answer = engine.call("crossword.preendgame", late(13, *("AEINT?", "ELORSUA"), seconds=0.5))
    assert [row["depth"] for row in answer["plays"]] == [0]
