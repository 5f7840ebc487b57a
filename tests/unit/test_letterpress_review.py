"""Looking back on a Letterpress game: losses, grades, what was not seen, and how the work is divided."""

from types import SimpleNamespace
from unittest import mock

import pytest
from amount import takes_long
from played import Played
from steady import steady_thinking

from tilewise.api import Engine
from tilewise.contract import read
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.letterpress.game.match import LetterpressRecord
from tilewise.letterpress.game.review import _Thought, judged
from tilewise.letterpress.lookahead import Found, Proof
from tilewise.letterpress.search import Search

BOARD = "ABCDEFGHIJKLMNOPQRSTUVWXY"
EVER = 60
"""Seconds after which every search of few turns has ended by itself."""


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    words = ["ABCDEFGHIJKLM", "NOPQRSTUVWXY", "NOPQRSTUVWX", "ABC", "ABCD", "YXW"]
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "\n".join(words)})
    return made


def mask(word):
    return sum(1 << BOARD.index(letter) for letter in word)


def played(engine, *words):
    players = [{"name": "Ann"}, {"name": "Bob"}]
    state = Played(engine, "letterpress", {"lexicon": "mine", "board": BOARD, "players": players})
    actions = [word if word.islower() else {"kind": "play", "word": word, "mask": mask(word)} for word in words]
    return state.after(*actions)


def moves(state):
    """The turns that are judged: all but resigning, which is the last."""
    return [turn for turn in state["turns"] if turn["kind"] != "resign"]


def review(engine, state, **fields):
    return state.review(**{"seconds": 1, **fields})


@pytest.fixture(scope="module")
def whole(engine):
    """A game of two levels on a dealt board, to its end."""
    players = [{"name": "Ann", "level": 5}, {"name": "Bob", "level": 2}]
    state = Played(engine, "letterpress", {"lexicon": "en-common", "seed": 6, "players": players})
    while state.turn is not None:
        with steady_thinking():
            action = state.choose(seconds=0.05)
        state = state.after(action)
    return state


def test_a_win_that_was_not_seen_is_a_blunder_and_is_shown(engine):
    """After NOPQRSTUVWXY the word of the other thirteen letters fills the board and wins; Bob plays ABC instead."""
    [ann, bob] = review(engine, played(engine, "NOPQRSTUVWXY", "ABC"))["turns"]
    assert (bob["best"][0]["word"], bob["best"][0]["forced"]) == ("ABCDEFGHIJKLM", "wins")
    assert (bob["played"]["word"], bob["grade"]) == ("ABC", "blunder")
    assert bob["loss"] > 8
    assert ann["played"]["forced"] == "loses"
    assert ann["played"]["reply"] == {"word": "ABCDEFGHIJKLM", "mask": mask("ABCDEFGHIJKLM")}
    assert ann["worth"] == -25
    assert (ann["grade"], ann["loss"] > 8) == ("blunder", True)


def test_who_wins_at_once_loses_nothing(engine):
    reviewed = review(engine, played(engine, "NOPQRSTUVWXY", "ABCDEFGHIJKLM"))
    last = reviewed["turns"][-1]
    assert (last["loss"], last["grade"], last["worth"]) == (0, "best", 25)
    assert last["best"][0] == last["played"]
    assert last["played"]["forced"] == "wins"
    assert reviewed["summary"]["turning_points"] == [0]


@pytest.mark.parametrize("turn", ["YXW", "NOPQRSTUVWX", "NOPQRSTUVWXY", "pass"])
def test_nothing_is_lost_by_a_turn_where_all_lose(engine, turn):
    """The word of thirteen letters bars what begins it; whatever Bob does, the board is full after Ann's next word."""
    row = review(engine, played(engine, "ABCDEFGHIJKLM", turn))["turns"][1]
    assert (row["worth"], row["loss"], row["grade"]) == (-25, 0, "best")
    assert row["played"]["forced"] == "loses"
    assert {each["forced"] for each in row["best"]} == {"loses"}


def test_passing_is_best_where_it_ends_the_game_and_wins(engine):
    rows = review(engine, played(engine, "ABC", "pass", "pass"))["turns"]
    assert [(row["played"]["kind"], row["grade"]) for row in rows[1:]] == [("pass", "blunder"), ("pass", "best")]
    assert rows[2]["best"][0]["forced"] == "wins"
    missed = review(engine, played(engine, "ABC", "pass", "ABCD"))["turns"][2]
    assert (missed["best"][0]["kind"], missed["best"][0]["forced"]) == ("pass", "wins")


def test_passing_is_best_where_only_that_wins():
    """A and Y are left, and both words that take one take M as well: who plays last has M, and thirteen squares."""
    engine = Engine()
    words = ["BCDEFGHIJKLM", "NOPQRSTUVWX", "AM", "YM"]
    engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "\n".join(words)})
    row = review(engine, played(engine, "BCDEFGHIJKLM", "NOPQRSTUVWX", "AM"))["turns"][2]
    assert (row["best"][0]["kind"], row["best"][0]["forced"]) == ("pass", "wins")
    assert (row["played"]["forced"], row["grade"]) == ("loses", "blunder")


def test_resigning_is_no_turn_to_judge_and_a_game_without_turns_is_reviewed_to_nothing(engine):
    assert [row["turn"] for row in review(engine, played(engine, "ABC", "resign"))["turns"]] == [0]
    for state in (played(engine), played(engine, "resign")):
        reviewed = review(engine, state)
        assert reviewed["turns"] == reviewed["summary"]["turning_points"] == []
        assert [each["mean_loss"] for each in reviewed["summary"]["players"]] == [None, None]


def test_the_summary_adds_up_and_the_stronger_player_loses_less(engine, whole):
    reviewed = review(engine, whole)
    rows = reviewed["turns"]
    assert [row["turn"] for row in rows] == list(range(len(moves(whole))))
    for row in rows:
        assert row["loss"] >= 0
        assert -25 <= row["worth"] <= 25
        assert -25 <= row["outlook"] <= 25
        assert (row["loss"] == 0) == (row["grade"] == "best") == (row["best"][0] == row["played"])
        assert 1 <= len(row["best"]) <= 3
        assert row["played"]["squares"] == whole["turns"][row["turn"]]["squares"]
    ann, bob = reviewed["summary"]["players"]
    for who, player in enumerate((ann, bob)):
        mine = [row for row in rows if row["player"] == who]
        assert player["judged"] == sum(player["grades"].values()) == len(mine)
        assert player["mean_loss"] == pytest.approx(sum(row["loss"] for row in mine) / len(mine), abs=0.01)
    assert whole["winner"] == 0
    assert ann["mean_loss"] < bob["mean_loss"]
    points = reviewed["summary"]["turning_points"]
    worst = sorted((row["loss"] for row in rows), reverse=True)[: len(points)]
    assert sorted((row["loss"] for row in rows if row["turn"] in points), reverse=True) == worst
    assert len(points) <= 3
    assert bool(points) == any(row["grade"] in ("mistake", "blunder") for row in rows)


def test_best_plays_are_legal_where_they_stand(engine, whole):
    rows = review(engine, whole, seconds=0.5, limit=5)["turns"]
    setup = {"lexicon": "en-common", "seed": 6, "players": [{}, {}]}
    looked = 0
    for row in rows[::3]:
        done = [{key: turn[key] for key in ("kind", "word", "mask")} for turn in whole["turns"][: row["turn"]]]
        for best in row["best"]:
            action = {key: best[key] for key in ("kind", "word", "mask")}
            actions = [each if each["kind"] == "play" else {"kind": "pass"} for each in [*done, action]]
            state = Played(engine, "letterpress", setup).after(*actions)
            assert [player["squares"] for player in state["players"]] == best["squares"]
            looked += 1
    assert looked > 5


def test_turns_are_judged_alike_however_quick_the_machine_is(engine, whole):
    """Each look at the clock is a millisecond here, and a second there."""
    answers = []
    for tick in (0.001, 1):
        with steady_thinking(tick):
            answers.append(whole.review(seconds=0.4))
    assert answers[0] == answers[1]


def test_a_turn_is_judged_alike_whether_the_others_are_or_not(engine, whole):
    rows = whole.review(seconds=0.4)["turns"]
    for n in (1, 4):
        assert whole.review(seconds=0.4, turns=[n])["turns"] == [rows[n]]


def looked_at(game, seconds):
    """How many positions the review of a game has looked at, those that each pause has it look at again too."""
    with mock.patch.object(Search, "value", autospec=True, side_effect=Search.value) as value:
        judgements = [each for each in judged(game, seconds) if each is not None]
    return value.call_count, judgements


def test_the_work_goes_by_the_time_and_both_sides_are_judged_at_one_depth(engine, whole):
    game = read(LetterpressRecord, whole.record).played(engine.library).game
    (little, first), (more, second) = looked_at(game, 0.2), looked_at(game, 2)
    assert little < more
    assert [each.turn for each in first] == [each.turn for each in second] == list(range(len(moves(whole))))


def test_two_searches_are_compared_at_the_depth_that_both_have_finished():
    """One has looked two rounds further, and thinks otherwise there."""
    game = SimpleNamespace(ended=False, passes=0, player=0, position=SimpleNamespace(ours=0, theirs=0))
    plays = [SimpleNamespace(value=0)]
    one, other = (_Thought(game, Found(plays, rounds=rounds)) for rounds in ({2: 8, 3: 16}, {2: 8, 3: 24, 4: -80}))
    assert (one.deepest(other), other.deepest()) == (3, 4)
    assert [each.worth(3) for each in (one, other)] == [2, 3]
    proved = _Thought(game, Found(plays, Proof(wins=True, plies=3)))
    assert one.deepest(proved) == 3
    assert proved.worth(3) == 25


def test_partial_results_grow_turn_by_turn(engine, whole):
    before, partials = [], 0
    job = engine.begin("letterpress.review", {**whole.record, "seconds": 0.3})

    def report(progress):
        nonlocal before, partials
        if progress is None or progress.partial is None:
            return
        rows = progress.partial["turns"]
        assert rows[: len(before)] == before
        assert len(rows) == progress.done == len(before) + 1
        assert progress.total == len(moves(whole))
        before, partials = rows, partials + 1

    answer = finish(job, report)
    assert answer["turns"] == before
    assert partials == len(moves(whole))


def test_on_a_board_without_words_nobody_has_anything(engine):
    engine.call("lexicon.add", {"id": "none", "alphabet": "en", "text": "ZZZ"})
    players = [{"name": "Ann"}, {"name": "Bob"}]
    state = Played(engine, "letterpress", {"lexicon": "none", "board": BOARD, "players": players}).after("pass")
    [row] = review(engine, state)["turns"]
    assert (row["worth"], row["outlook"], row["grade"]) == (0, 0, "best")


@takes_long("reviews a game twice")
def test_a_review_is_the_same_whatever_was_thought_of_the_board_before(engine):
    players = [{"name": "Ann"}, {"name": "Bob"}]
    setup = {"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "players": players}
    state = Played(engine, "letterpress", setup)
    for level in (1, 2):
        state = state.after(state.choose(level=level))
    first = review(engine, state, seconds=EVER)
    assert review(engine, state, seconds=EVER) == first


def rows_in_steps(engine, state, **fields):
    """What a review gives, and how many turns it has told of as judged."""
    told = []
    job = engine.begin("letterpress.review", {**state.record, "seconds": EVER, **fields})
    answer = finish(job, lambda progress: progress and told.append(progress.done))
    return answer, max(told, default=0)


def test_turns_of_an_earlier_answer_stay_and_the_rest_is_judged(engine):
    state = played(engine, "ABC", "YXW", "ABCD")
    every = review(engine, state, seconds=EVER)
    assert [row["turn"] for row in every["turns"]] == [0, 1, 2]
    for known in ([0], [1], [0, 1], [0, 2], [0, 1, 2]):
        marked = [{**every["turns"][n], "loss": 20.25} for n in known]
        answer, judged_now = rows_in_steps(engine, state, made=marked)
        assert [row for row in answer["turns"] if row["turn"] in known] == marked
        assert [row for row in answer["turns"] if row["turn"] not in known] == [
            row for row in every["turns"] if row["turn"] not in known
        ]
        assert judged_now == 3 - len(known)
        assert set(answer["summary"]["turning_points"]) >= set(known), "what is known counts in the summary"


def test_just_the_turns_that_are_asked_for_are_judged(engine):
    state = played(engine, "ABC", "YXW", "ABCD")
    every = review(engine, state, seconds=EVER)
    assert rows_in_steps(engine, state, turns=[]) == (review(engine, played(engine)), 0)
    answer, judged_now = rows_in_steps(engine, state, turns=[1, 7])
    assert (answer["turns"], judged_now) == ([every["turns"][1]], 1)
    assert rows_in_steps(engine, state, turns=[], made=every["turns"]) == (every, 0)
    again, judged_now = rows_in_steps(engine, state, turns=[0], made=[{**every["turns"][0], "loss": 20.25}])
    assert (again["turns"], judged_now) == ([every["turns"][0]], 1)


@pytest.mark.parametrize(
    "spoil",
    [
        {"turn": 3},
        {"turn": -1},
        {"player": 1},
        {"played": {"word": "ABCD"}},
        {"played": {"mask": 3}},
        {"played": {"kind": "pass"}},
    ],
    ids=str,
)
def test_a_turn_of_another_game_is_refused(engine, spoil):
    state = played(engine, "ABC", "YXW", "pass")
    row = review(engine, state)["turns"][0]
    played_there = {**row["played"], **spoil.get("played", {})}
    with pytest.raises(TilewiseError) as caught:
        review(engine, state, made=[{**row, **spoil, "played": played_there}])
    assert (caught.value.data["code"], caught.value.data["field"]) == ("made", "made")
