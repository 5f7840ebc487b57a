"""The rules of a Letterpress game, each by an example, what is refused, and how opponents choose."""

from collections import Counter
from itertools import pairwise

import pytest
from played import Played, problem_of
from steady import steady_thinking

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.letterpress.board import SQUARES
from tilewise.letterpress.dealing import dealt_board, vowels
from tilewise.lexicon import Library, shipped_folder

BOARD = "ABCDE FGHIJ KLMNO PQRST UVWXY"
"""Each letter but Z once, so that a word has one way to be played."""

ROWS = BOARD.split()
COLUMNS = ["".join(column) for column in zip(*ROWS, strict=True)]
WORDS = [
    *ROWS,
    *COLUMNS,
    "AF",
    "AFB",
    "AFBG",
    "GIN",
    *(above + below for above, below in pairwise(ROWS)),
    "ABCDEFGHIJKLM",
]
REST = "NOPQRSTUVWXY"


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    text = "\n".join([*WORDS, REST])
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": text})
    return made


def start(engine, **fields):
    players = [{"name": "Ann"}, {"name": "Bob"}]
    return Played(engine, "letterpress", {"lexicon": "mine", "board": BOARD, "players": players, **fields})


def mask(letters):
    bare = BOARD.replace(" ", "")
    return sum(1 << bare.index(letter) for letter in letters)


def play(word, on=None):
    return {"kind": "play", "word": word, "mask": mask(word.upper() if on is None else on)}


def after(state, *actions):
    """The game after some actions, of which a text in capitals is a word that is played."""
    return state.after(*(play(each) if isinstance(each, str) and not each.islower() else each for each in actions))


def refused(state, action):
    with pytest.raises(TilewiseError) as caught:
        after(state, action)
    assert str(caught.value).endswith(".")
    return problem_of(caught.value)


def held(state):
    return [player["squares"] for player in state["players"]]


def test_a_play_takes_its_squares_and_the_other_is_to_move(engine):
    state = after(start(engine), "ABCDE")
    events = state.events
    assert held(state) == [mask("ABCDE"), 0]
    assert (state.turn, state.kinds) == (1, {"play", "pass", "resign"})
    gained = mask("ABCDE")
    assert events == [
        {
            **{"kind": "played", "player": 0, "word": "ABCDE", "mask": gained},
            **{"gained": gained, "captured": 0, "kept": 0},
        }
    ]
    [turn] = state["turns"]
    assert turn == {"player": 0, "kind": "play", "word": "ABCDE", "mask": gained, "squares": [gained, 0]}


def test_squares_of_the_other_are_captured_but_for_those_that_were_locked_before_the_play(engine):
    """A, with B and F beside it, is locked: it stays Ann's while B and F are taken."""
    state = after(start(engine), "AFB")
    assert state["players"][0]["locked"] == mask("A")
    state = after(state, "AFBG")
    [event] = state.events
    assert held(state) == [mask("A"), mask("FBG")]
    assert (event["gained"], event["captured"], event["kept"]) == (mask("G"), mask("FB"), mask("A"))
    assert state["players"][0]["locked"] == 0


def test_two_passes_one_after_the_other_end_the_game_for_who_holds_more(engine):
    state = after(start(engine), "GIN", "pass")
    assert (state["passes"], state.ended) == (1, None)
    state = after(state, "ABCDE", "pass", "pass")
    events = state.events
    assert [event["kind"] for event in events] == ["passed", "ended"]
    assert events[1] == {"kind": "ended", "player": 0, "ending": "passes", "winner": 0}
    assert (state.ended, state["winner"], state.turn, state.legal()) == ("passes", 0, None, [])


def test_a_play_between_two_passes_lets_the_game_go_on(engine):
    state = after(start(engine), "GIN", "pass", "ABCDE", "pass", "FGHIJ")
    assert (state["passes"], state.ended) == (0, None)


def test_equal_squares_at_two_passes_are_a_draw(engine):
    state = after(start(engine), "ABCDE", "KLMNO", "pass", "pass")
    events = state.events
    assert (state.ended, state["winner"]) == ("passes", None)
    assert events[-1]["winner"] is None


def test_a_full_board_ends_the_game_for_who_holds_more(engine):
    state = after(start(engine), REST, "ABCDEFGHIJKLM")
    events = state.events
    assert [event["kind"] for event in events] == ["played", "ended"]
    assert (state.ended, state["winner"], state.turn) == ("full", 1, None)
    assert refused(state, "pass")["code"] == "not-now"


def test_who_resigns_has_lost_whatever_they_hold(engine):
    state = after(start(engine), "ABCDE", "pass", "resign")
    events = state.events
    assert events == [
        {"kind": "resigned", "player": 0},
        {"kind": "ended", "player": 0, "ending": "resigned", "winner": 1},
    ]
    assert [player["resigned"] for player in state["players"]] == [True, False]


@pytest.mark.parametrize("words", [("AFB", "AFB"), ("AFBG", "AFB"), ("AFBG", "AF")])
def test_a_played_word_and_its_beginnings_are_barred_for_both(engine, words):
    state = after(start(engine), words[0])
    with pytest.raises(TilewiseError, match=words[1]) as caught:
        after(state, words[1])
    assert problem_of(caught.value)["code"] == "barred"


def test_a_word_may_be_played_that_a_played_one_begins(engine):
    state = after(start(engine), "AF", "AFB", "AFBG")
    assert len(state["turns"]) == 3


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("fly", "action"),
        ({"kind": "play"}, "action"),
        ({"kind": "play", "word": "GIN"}, "action"),
        ({"kind": "pass", "word": "GIN"}, "action"),
        ({"kind": "play", "word": "GIN", "mask": "7"}, "action"),
        (play("gin", "GI"), "letters"),
        (play("gin", "GIM"), "letters"),
        (play("gin", ""), "letters"),
        ({"kind": "play", "word": "GIN", "mask": 1 << 25}, "mask-range"),
        ({"kind": "play", "word": "GIN", "mask": -1}, "mask-range"),
        (play("GINK"), "not-a-word"),
        (play("Y"), "not-a-word"),
        ({"kind": "play", "word": "G1N", "mask": 7}, "letter"),
        ({"kind": "play", "word": "", "mask": 0}, "not-a-word"),
    ],
)
def test_an_action_against_the_rules_gets_a_sentence_and_changes_nothing(engine, action, code):
    state = after(start(engine), "ABCDE")
    assert refused(state, action)["code"] == code
    assert after(state).match == state.match


def test_words_that_the_list_no_longer_has_are_told(engine):
    record = after(start(engine), "ABCDE").record
    other = {**record, "setup": {**record["setup"], "lexicon": "en"}}
    with pytest.raises(TilewiseError, match="ABCDE is not in this word list") as caught:
        engine.call("letterpress.match", other)
    assert (caught.value.data["index"], problem_of(caught.value)["code"]) == (0, "not-a-word")


@pytest.mark.parametrize("names", [[], ["Ann"], ["Ann", "Bob", "Cy"]])
def test_two_play(engine, names):
    with pytest.raises(TilewiseError) as caught:
        start(engine, players=[{"name": name} for name in names])
    assert (caught.value.code, caught.value.data["field"]) == ("players", "players")


def test_a_nameless_player_is_called_by_the_seat_and_a_long_name_is_cut(engine):
    state = start(engine, players=[{}, {"name": "x" * 50, "level": 2}])
    assert [(player["name"], player["level"]) for player in state["players"]] == [("Player 1", None), ("x" * 40, 2)]


@pytest.mark.parametrize(
    ("board", "code"),
    [("ABC", "board-length"), (BOARD + "Z", "board-length"), (BOARD.replace("C", "7"), "board-letter")],
)
def test_a_board_that_is_none_is_refused(engine, board, code):
    with pytest.raises(TilewiseError) as caught:
        start(engine, board=board)
    assert caught.value.code == code


def test_what_is_legal_are_plays_and_the_pass_and_resigning(engine):
    state = after(start(engine), "AFBG")
    legal = state.legal()
    words = [action["word"] for action in legal if action["kind"] == "play"]
    assert sorted(words) == sorted({*WORDS, REST} - {"AF", "AFB", "AFBG"})
    assert [action["kind"] for action in legal[-2:]] == ["pass", "resign"]
    assert [action["kind"] for action in state.legal(0)] == ["pass", "resign"]
    assert after(state, "resign").legal() == []


def test_a_long_list_of_what_is_legal_comes_in_pieces(engine):
    """Between any two pauses few plays are listed; without them nobody could give the list up."""
    setup = {"lexicon": "en", "seed": 3, "players": [{"name": "Ann"}, {"name": "Bob"}]}
    pauses = []
    for limit in (499, 5000):
        told = []
        job = engine.begin("letterpress.match", {"setup": setup, "actions": [], "limit": limit})
        assert len(finish(job, told.append)["legal"]) == limit + 2
        pauses.append(len(told))
    assert pauses[1] >= pauses[0] + 5000 // 500


@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_passes_to_win_when_the_other_has_passed_and_it_is_ahead(engine, level):
    state = after(start(engine), "ABCDE", "pass")
    assert state.choose(level=level) == {"kind": "pass"}
    state = after(start(engine), "pass")
    assert state.choose(level=level)["kind"] == "play"


@pytest.mark.parametrize("level", range(1, 6))
def test_no_level_fills_the_board_to_lose_by_it(engine, level):
    """The only word takes the last square and leaves twelve against thirteen."""
    engine.call(
        "lexicon.add", {"id": "two", "alphabet": "en", "text": "\n".join(["ABCDEFGHIJKLM", "NOPQRSTUVWX", "YX"])}
    )
    state = start(engine, lexicon="two")
    state = after(state, "ABCDEFGHIJKLM", "NOPQRSTUVWX", "pass")
    assert [each.bit_count() for each in held(state)] == [13, 11]
    assert state.choose(level=level) == {"kind": "pass"}


def test_the_best_level_passes_where_only_that_wins(engine):
    """A and Y are left, and both words that take one take M as well: who plays last has M, and thirteen squares."""
    engine.call(
        "lexicon.add", {"id": "last", "alphabet": "en", "text": "\n".join(["BCDEFGHIJKLM", "NOPQRSTUVWX", "AM", "YM"])}
    )
    state = after(start(engine, lexicon="last"), "BCDEFGHIJKLM", "NOPQRSTUVWX")
    assert state.choose(level=5) == {"kind": "pass"}


@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_wins_at_once_when_it_knows_the_word(engine, level):
    state = after(start(engine), REST)
    action = state.choose(level=level)
    assert action["kind"] == "play"
    if level == 5:
        assert action["word"] == "ABCDEFGHIJKLM"


FEW = ["JBCDEFGHIA", "AB", "BA", "AC", "CA", "BC", "KL", "LK", "KM", "MK", "LM", "ML"]
"""Ann takes ten squares with the first and keeps them, while Bob has three at the most."""


def far_behind(engine, turns, *more):
    """A game after so many turns of each, with more words in its list; Bob, behind, is to act."""
    engine.call("lexicon.add", {"id": "few", "alphabet": "en", "text": "\n".join([*FEW, *more])})
    words = [word for pair in zip(FEW[:6], [*FEW[6:], "pass"], strict=False) for word in pair]
    return after(start(engine, lexicon="few"), *words[: 2 * turns + 1])


def chosen_kind(engine, state, level):
    return state.choose(level=level)["kind"]


@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_resigns_that_is_long_behind_on_a_board_that_is_never_filled(engine, level):
    assert chosen_kind(engine, far_behind(engine, 5), level) == "resign"
    assert chosen_kind(engine, far_behind(engine, 4), level) == "play", "it has not been behind for long"


@pytest.mark.parametrize("level", range(1, 6))
def test_no_level_resigns_while_the_board_can_be_filled(engine, level):
    assert chosen_kind(engine, far_behind(engine, 5, "NOPQ", "RSTU", "VWXY"), level) == "play"
    assert chosen_kind(engine, far_behind(engine, 5, "NOPQ", "RSTU", "VWX"), level) == "resign", "nobody can take the Y"


def test_nobody_resigns_who_can_get_ahead_or_is_ahead(engine):
    assert chosen_kind(engine, far_behind(engine, 5, "NOPQRSTUV"), 5) == "play"
    ahead = after(far_behind(engine, 5), "ML")
    assert chosen_kind(engine, ahead, 5) != "resign"


@pytest.mark.parametrize("level", [4, 5])
def test_who_thinks_can_be_stopped_between_steps_and_tells_nothing_of_what_they_think(level):
    engine = Engine(Library(shipped_folder()))
    record = {"lexicon": "en", "setup": {"seed": 4, "players": [{"name": "Ada"}] * 2}}
    steps = []
    with steady_thinking():
        choosing = engine.begin("letterpress.choose", {**record, "level": level, "seconds": 0.1})
        action = finish(choosing, steps.append)
    assert action["action"]["kind"] == "play"
    assert len(steps) > 20
    assert set(steps) == {None}


def test_nobody_is_asked_to_choose_when_the_game_is_over(engine):
    state = after(start(engine), "resign")
    with pytest.raises(TilewiseError) as caught:
        state.choose()
    assert caught.value.code == "not-now"


@pytest.mark.parametrize("id", sorted(ALPHABETS))
def test_five_to_seven_letters_of_a_board_are_vowels_and_all_letters_are_dealt(id):
    """What is known of the game's own boards is told in the module; in Greek and Russian all letters are alike."""
    letters = alphabet(id)
    boards = [dealt_board(letters, seed) for seed in range(600)]
    open_letters = vowels(letters)
    numbers = Counter(sum(tile in open_letters for tile in board) for board in boards)
    assert set(numbers) == ({5, 6, 7} if open_letters else {0})
    assert min(numbers.values()) > 150
    dealt = Counter(b"".join(boards))
    assert set(dealt) == set(letters.codes)
    for kind in filter(None, (open_letters, bytes(code for code in letters.codes if code not in open_letters))):
        mean = sum(dealt[tile] for tile in kind) / len(kind)
        assert all(0.75 * mean < dealt[tile] < 1.25 * mean for tile in kind), "each letter of a kind alike"
    assert all(len(board) == SQUARES for board in boards)


def test_a_seed_deals_the_same_board_each_time_and_another_seed_another(engine):
    boards = [start(engine, board=None, seed=seed)["board"] for seed in (1, 1, 2)]
    assert boards[0] == boards[1] != boards[2]
