"""What is over a bound is refused before anything runs, with its field; found with requests that ran without end."""

import json
from itertools import pairwise

import pytest
from amount import some
from steady import Calls, SteadyClock, passes_over, steady_thinking

from tilewise.api import Engine
from tilewise.contract.bounds import BLANKS, BOUNDS, PLAY_TILES, RACK_TILES, SIDE, WORD
from tilewise.crossword import methods as crosswords
from tilewise.draw import methods as experiments
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon
from tilewise.tycoon.game import new_game
from tilewise.tycoon.turns import act

BOARD = {"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs"}
SMALL = {"layout": ["...", ".D.", "..."], "center": [1, 1], "rack": 5}
FEW = {"alphabet": "en", "blanks": 1, "tiles": {"A": [3, 1], "T": [2, 2]}}
GAME = {"lexicon": "en", "layout": SMALL, "tiles": FEW}
OWN = {"lexicon": "en", "layout": SMALL, "tiles": FEW, "board": ["..."] * 3, "rack": "AT"}
SEATS = {"players": [{"name": "Ada"}, {"name": "Grace"}], "lexicon": "en", "seed": 4}


@pytest.fixture(scope="module")
def engine():
    return Engine()


def nested(depth):
    value: object = "x"
    for _ in range(depth):
        value = {"x": value}
    return value


@pytest.mark.parametrize(
    ("method", "params", "code", "field"),
    [
        ("anagram.word", {"lexicon": "en", "word": ""}, "letter", "word"),
        ("anagram.word", {"lexicon": "en", "word": "a" * 2_000_000}, "too-large", "word"),
        ("anagram.find", {"lexicon": "en", "rack": "a" * 5_000_000}, "too-large", "rack"),
        ("anagram.find", {"lexicon": "en", "rack": "a" * (RACK_TILES.most + 1)}, "rack-length", "rack"),
        ("anagram.chances", {"lexicon": "en", "rack": "a" * (RACK_TILES.most + 1)}, "rack-length", "rack"),
        ("anagram.find", {"lexicon": "en", "rack": None, "pattern": "*" * 200_000}, "too-large", "pattern"),
        ("anagram.find", {"lexicon": "en", "rack": "A", "offset": 10**30}, "range", "offset"),
        ("anagram.find", {"lexicon": "en", "rack": "A", "order": "alphabet", "offset": 2**31}, "range", "offset"),
        ("anagram.find", {"lexicon": "es", "rack": "?" * 64, "use": "any", "through": "*"}, "too-large", "limit"),
        (
            "anagram.find",
            {"lexicon": "es", "rack": "?" * 64, "use": "any", "through": "*", "limit": 1, "order": "score"},
            "too-large",
            "order",
        ),
        ("lexicon.check", {"lexicon": "en", "words": ["a" * (WORD.most + 1)]}, "too-large", "words"),
        ("letterpress.solve", {**BOARD, "played": ["A" * 60_000]}, "too-large", "played"),
        ("letterpress.solve", {**BOARD, "played": ["AB"] * 1001}, "too-large", "played"),
        (
            "letterpress.solve",
            {"lexicon": "en", "board": "A" * 25, "word": "A" * 12, "unlisted": True},
            "too-large",
            "word",
        ),
        ("crossword.solve", {**OWN, "layout": {**SMALL, "tiles": []}}, "layout", "layout"),
        ("crossword.solve", {**OWN, "layout": {**SMALL, "bonus": {"9" * 5000: 1}}}, "layout", "layout"),
        ("crossword.solve", {**OWN, "layout": {**SMALL, "premium": 1}}, "layout", "layout"),
        ("crossword.solve", {**OWN, "layout": {"layout": ["." * 3] * (SIDE.most + 1)}}, "layout", "layout"),
        ("crossword.solve", {**OWN, "layout": {"layout": ["." * 600_000]}}, "too-large", "layout"),
        ("crossword.solve", {**OWN, "layout": {**SMALL, "rack": PLAY_TILES.most + 1}}, "layout", "layout"),
        (
            "crossword.solve",
            {
                "lexicon": "en",
                "layout": {**SMALL, "rack": 9},
                "tiles": {"tiles": {"A": [None, 1]}},
                "board": ["..."] * 3,
            }
            | {"rack": "?" * (BLANKS.most + 1)},
            "too-large",
            "rack",
        ),
        ("crossword.leaves", {"lexicon": "en", "layout": {**SMALL, "rack": 13}}, "too-large", "layout"),
        ("crossword.solve", {**OWN, "tiles": {**FEW, "alphabet": []}}, "tile-set", "tiles"),
        ("crossword.solve", {**OWN, "tiles": {**FEW, "bonus": 1}}, "tile-set", "tiles"),
        ("crossword.solve", {**OWN, "tiles": {**FEW, "tiles": {"A": [10_001, 1]}}}, "tile-set", "tiles"),
        ("crossword.unseen", {**OWN, "tiles": {**FEW, "tiles": {"A": [10**400, 1]}}}, "range", "tiles"),
        ("crossword.solve", {**OWN, "tiles": {**FEW, "blanks": 101}}, "tile-set", "tiles"),
        ("crossword.simulate", {**OWN, "tiles": {**FEW, "blanks": BLANKS.most + 1}}, "tile-set", "tiles"),
        ("crossword.leaves", {**GAME, "tiles": {**FEW, "blanks": 64}}, "tile-set", "tiles"),
        (
            "crossword.solve",
            {
                "lexicon": "en",
                "layout": {**SMALL, "rack": 12},
                "tiles": "el_scrabble_gr",
                "board": ["..."] * 3,
                "rack": "",
            },
            "tile-set-unknown",
            "tiles",
        ),
        ("crossword.read", {"text": "." * 200_001}, "too-large", "text"),
        ("crossword.read", {"text": "#player1 a a\n" + ">a: - +0 0\n" * 1001}, "gcg", "text"),
        ("crossword.write", {"format": "gcg", "players": ["a", "b"], "turns": [{"score": 10**4000}]}, "range", "turns"),
        ("tycoon.match", {"setup": SEATS, "actions": [{"kind": ["x"]}]}, "action", "actions"),
        ("tycoon.match", {"setup": SEATS, "actions": [{"kind": "pass"}] * 1001}, "too-large", "actions"),
        ("tycoon.match", {"setup": {**SEATS, "retries": -5}}, "range", "retries"),
        ("tycoon.match", {"setup": SEATS, "actions": [{"money": 10**4299}]}, "range", "actions"),
        ("tycoon.match", {"setup": SEATS, "actions": [nested(90)]}, "action", "actions"),
        ("tycoon.match", {"setup": SEATS, "actions": [nested(5000)]}, "too-deep", "actions"),
        ("crossword.match", {"setup": SEATS, "actions": [nested(5000)]}, "too-deep", "actions"),
        ("letterpress.match", {"setup": SEATS, "actions": [{"x": "A" * 500_001}]}, "too-large", "actions"),
        ("draw.deal", {"bag": {"A": [float("nan"), 1]}}, "not-a-number", "bag"),
        ("draw.deal", {"bag": {"A": [10**400, 1]}}, "range", "bag"),
        ("draw.deal", {"bag": {"A": [1, 1], "?": [BLANKS.most + 1, 0]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"A": [9, 1], "?": [1, 5]}}, "bag", "bag"),
        ("draw.solve", {"lexicon": "en", "rack": "AE?", "bag": {"A": [9, 1], "E": [9, 1], "?": [1, 5]}}, "bag", "bag"),
        ("draw.solve", {"lexicon": "en", "rack": "?" * 15, "bag": {"A": [1, 1], "?": [6, 0]}}, "range", "rack"),
    ],
)
def test_what_is_over_a_bound_is_refused_at_once_at_its_field(engine, method, params, code, field):
    engine.call("lexicon.check", {"lexicon": params.get("lexicon", "en"), "words": []})
    with pytest.raises(TilewiseError) as refused, Calls(most=100_000):
        engine.call(method, params)
    assert (refused.value.code, refused.value.place["field"]) == (code, field)


@pytest.mark.parametrize(
    ("method", "params"),
    [
        (
            "crossword.solve",
            {
                **OWN,
                "layout": {"layout": ["." * SIDE.most] * SIDE.most, "rack": 7},
                "board": ["." * SIDE.most] * SIDE.most,
            },
        ),
        ("crossword.solve", {**OWN, "tiles": {**FEW, "blanks": 100}, "rack": "?????"}),
        ("anagram.find", {"lexicon": "en", "rack": "?" * RACK_TILES.most, "use": "any", "limit": 5}),
        ("anagram.find", {"lexicon": "en", "rack": None, "pattern": "*"}),
        ("letterpress.solve", {**BOARD, "limit": 0}),
        ("letterpress.solve", {**BOARD, "played": [f"A{chr(65 + i % 26)}{chr(65 + i // 26)}" for i in range(500)]}),
    ],
)
def test_what_is_at_a_bound_is_answered(engine, method, params):
    assert engine.call(method, params)


def test_every_part_of_the_largest_rack_is_ranked(engine):
    layout = {"layout": ["." * 15] * 15, "center": [7, 7], "rack": PLAY_TILES.most}
    tiles = {"alphabet": "en", "blanks": 2, "tiles": {chr(65 + i): [9, 1] for i in range(26)}}
    asked = {"lexicon": "en", "layout": layout, "tiles": tiles, "board": ["." * 15] * 15, "rack": "AEINRSTLOU??"}
    answer = engine.call("crossword.solve", {**asked, "order": "equity", "moves": "all"})
    assert len(answer["plays"]) == 20


def test_the_dearest_play_of_the_largest_rack_is_scored(engine):
    word = "aeinrstquizzleo"
    engine.library.keep("one", Lexicon.from_words([word], engine.library.lexicon("en").alphabet))
    layout = {"layout": ["Q" * PLAY_TILES.most], "center": [0, 7], "rack": PLAY_TILES.most}
    tiles = {"alphabet": "en", "blanks": 0, "tiles": {chr(65 + i): [9, 60] for i in range(26)}}
    asked = {"lexicon": "one", "layout": layout, "tiles": tiles, "board": ["." * PLAY_TILES.most], "rack": word.upper()}
    (play,) = engine.call("crossword.solve", {**asked, "limit": None})["plays"]
    assert play["score"] == 60 * PLAY_TILES.most * 4**PLAY_TILES.most


def test_bounds_have_names_of_their_own_and_are_in_the_reference(engine):
    assert len({bound.of for bound in BOUNDS}) == len(BOUNDS)


def test_all_plays_are_given_up_to_a_bound(engine):
    position = {"lexicon": "en", "board": ["." * 15] * 7 + [".....QUIZ......"] + ["." * 15] * 7}
    many = {**position, "layout": {"layout": ["." * 15] * 15, "center": [7, 7], "rack": 12}, "rack": "AEINRSTLO???"}
    many["tiles"] = {"alphabet": "en", "blanks": 3, "tiles": {chr(65 + i): [9, 1] for i in range(26)}}
    few = engine.call("crossword.solve", {**many, "limit": 3})
    assert few["count"] > 200_000
    assert len(few["plays"]) == 3
    with pytest.raises(TilewiseError, match="an answer has at most 200,000 plays") as refused:
        engine.call("crossword.solve", {**many, "limit": None})
    assert refused.value.data == {"code": "too-large", "field": "limit", "most": 200_000}


@pytest.mark.parametrize(
    "text",
    [">a:" + " " * 150_000, ">a: " + "( " * 60_000 + "+5 5", ">a:  +5 5"],
    ids=["blanks", "remarks", "nothing"],
)
def test_a_line_that_is_no_turn_is_refused_in_one_pass(engine, text):
    def read():
        with pytest.raises(TilewiseError, match="Line 2") as refused:
            engine.call("crossword.read", {"text": "#player1 a a\n" + text})
        assert refused.value.code == "gcg"

    assert passes_over(" " * 150_000, read) < 1_000


@pytest.mark.parametrize("word", ["#lexicon", "#player1", "#rack1", "#note"])
def test_a_long_line_of_blanks_is_read_in_one_pass(engine, word):
    text = f"#player2 b b\n{word}" + " " * 150_000

    def read():
        assert engine.call("crossword.read", {"text": text})["format"] == "gcg"

    assert passes_over(text, read) < 1_000


def test_a_note_of_a_hundred_thousand_lines_is_read_in_one_pass(engine):
    text = "#player1 a a\n>a: - +0 0\n#note x\n" + "y\n" * 90_000
    game = engine.call("crossword.read", {"text": text})["game"]
    assert game["turns"][0]["note"] == "x" + "\ny" * 90_000


def test_a_game_of_five_hundred_turns_is_replayed_without_copying_each_turn_again(engine):
    actions = [{"kind": "pass"}, {"kind": "discard", "cards": ""}] * 500
    match = engine.call("tycoon.match", {"setup": SEATS, "actions": actions, "limit": 0})
    assert len(match["state"]["turns"]) == 500
    game = new_game([("Ada", None), ("Grace", None)], "en", 4)
    for action in actions:
        game, _ = act(game, action, engine.library.lexicon("en"))
    copy = game.copy()
    assert copy == game
    assert all(one is other for one, other in zip(copy.turns[:-1], game.turns[:-1], strict=True))
    assert copy.turns[-1] is not game.turns[-1]


def test_a_race_of_many_repeats_can_be_stopped_between_two_of_them(engine):
    params = {"lexicon": "en-common", "rack": "AEINRST", "finders": ["powerset"], "repeats": 1000}
    job = engine.begin("finders.race", params)
    steps = [next(job) for _ in range(20)]
    assert [step.partial["results"] for step in steps if step] == [[]] * 2
    job.close()


def test_an_experiment_with_blanks_pauses_by_the_clock(engine, monkeypatch):
    monkeypatch.setattr(experiments, "perf_counter", SteadyClock(experiments._PAUSE / 50))
    bag = {"A": [9, 1], "E": [9, 1], "S": [9, 1], "T": [9, 1], "?": [6, 0]}
    job = engine.begin("draw.experiment", {"lexicon": "en-common", "draws": 1000, "size": 12, "bag": bag})
    drawn = (step.done for step in job if step and step.done)  # nothing is done yet while it sets up
    assert [next(drawn) for _ in range(4)][-1] < 600, "it would pause every 200 draws only"
    job.close()


def test_a_million_rejected_lines_are_counted_and_a_hundred_kept(engine):
    made = engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi\n" + "1\n" * 1_000_000 + "x\nat"})
    assert (made["words"], made["rejected_count"], len(made["rejected"])) == (2, 1_000_001, 100)
    assert made["rejected"][-1] == {
        "line": 101,
        "text": "1",
        "reason": "“1” is not a letter of the English alphabet.",
    }


@pytest.mark.parametrize(
    "request_of",
    [
        lambda board: ("letterpress.solve", {"lexicon": "all-a", "board": board, "limit": None}),
        lambda board: ("letterpress.solve", {"lexicon": "all-a", "board": board, "ranking": "lookahead"}),
        lambda board: ("letterpress.match", {"lexicon": "all-a", "setup": {"board": board, "players": [{}, {}]}}),
    ],
)
def test_a_board_and_a_list_of_one_letter_have_too_many_ways(engine, request_of):
    letters = engine.library.lexicon("en").alphabet
    engine.library.keep("all-a", Lexicon.from_words(["a" * n for n in range(2, 26)], letters))
    with pytest.raises(TilewiseError, match="33,554,406 ways") as refused:
        engine.call(*request_of("A" * 25))
    assert refused.value.data == {"code": "too-large", "field": "board", "most": 5_000_000}
    assert engine.call(*request_of("ABCDEFGHIJKLMNOPQRSTUVWXY"))


@pytest.mark.parametrize("more", [{"limit": 1}, {"limit": None}, {"ranking": "lookahead", "seconds": 0.01}], ids=str)
def test_the_board_of_most_ways_that_words_of_a_language_make_is_solved(engine, more):
    board = "SSSSSEEEEEAAAAATTTTTRRRRR"
    with steady_thinking():
        answer = engine.call("letterpress.solve", {"lexicon": "es", "board": board, **more})
    assert answer["moves"] > 3_000_000
    assert len(answer["plays"]) == min(more.get("limit", 20) or answer["words"], answer["words"])


def test_answers_are_json_whatever_came(engine):
    json.dumps(engine.call("draw.deal", {"bag": {"A": [8, 1]}, "size": 2}), allow_nan=False)


@pytest.mark.parametrize(
    ("method", "fields"),
    [
        ("lexicon.check", {"words": ["qi", "zz", "Qi", "c'est", "stain"] * 900}),
        ("lexicon.text", {}),
        ("anagram.find", {"rack": "AEINRST??", "use": "any"}),
        ("anagram.find", {"rack": "AEINRST?", "use": "any", "through": "*", "facts": True, "limit": 300}),
        ("anagram.find", {"rack": "AEINRST???", "use": "any", "offset": 700, "order": "score", "limit": 4_500}),
        ("anagram.find", {"rack": "??????????", "use": "any", "order": "score", "limit": 1_300}),
    ],
)
def test_long_answers_of_word_lists_pause_often_and_are_the_same_without_pauses(engine, method, fields):
    request = {"lexicon": "en-common", **fields}
    told = []
    answer = finish(engine.begin(method, request), told.append)
    assert len(told) > 3
    assert engine.call(method, request) == answer
    words = fields.get("words") or answer.get("text", "").split()
    if method == "lexicon.check":
        assert answer["valid"] == {"QI": False, "ZZ": False, "c'est": False, "STAIN": True}
    elif method == "lexicon.text":
        assert len(words) == len(set(words)) == len(engine.library.lexicon("en-common"))
    else:
        few = engine.call(method, {**request, "limit": 200})["groups"][0]["words"]
        whole = answer["groups"][0]["words"]
        assert few == whole[:200]
        assert len({each["word"] for each in whole}) == len(whole)


def test_thousands_of_crossword_plays_are_written_in_pieces(engine, monkeypatch):
    written = []
    row = crosswords.play_row
    monkeypatch.setattr(crosswords, "play_row", lambda play: written.append(play) or row(play))
    board = {"lexicon": "en-common", "board": "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"}
    done = [0]
    for _ in engine.begin("crossword.solve", {**board, "rack": "EINRS??", "limit": None}):
        done.append(len(written))
    assert len(written) > 2_000
    assert max(after - before for before, after in pairwise([*done, len(written)])) <= 250


RICH = {"lexicon": "en", "board": "pnsenahmuortfhigcscwpdoea", "ours": 7, "theirs": 28 << 10}


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("letterpress.solve", RICH),
        ("letterpress.solve", {**RICH, "limit": 2_000, "anagrams": "merged", "must": 0b1000}),
        ("letterpress.solve", {**RICH, "ours": (1 << 25) - 1 - (3 << 20), "theirs": 0, "winning": True}),
        ("letterpress.solve", {"lexicon": "es", "board": "SSSSSEEEEEAAAAATTTTTRRRRR", "ranking": "territory"}),
        ("letterpress.puzzle", {"lexicon": "en-common", "seed": 1}),
    ],
)
def test_rich_boards_pause_often_and_come_to_the_same_without_pauses(engine, method, params):
    told = []
    answer = finish(engine.begin(method, params), told.append)
    assert len(told) > 1
    assert set(told) == {None}, "it tells nothing on the way"
    assert engine.call(method, params) == answer
    assert answer.get("plays", ["none"])


def test_all_plays_of_a_rich_board_are_given_piece_by_piece_up_to_a_bound(engine):
    setup = {"lexicon": "en-common", "board": RICH["board"], "players": [{}, {}]}
    asked = [
        ("letterpress.solve", {**RICH, "limit": None, "lexicon": "en-common"}),
        ("letterpress.match", {"setup": setup, "limit": None}),
    ]
    for method, params in some(asked, 1):
        told = []
        answer = finish(engine.begin(method, params), told.append)
        listed = answer["plays"] if "plays" in answer else answer["legal"][:-2]
        assert len(listed) == answer.get("words", len(listed)) > 10_000
        assert len(told) > len(listed) / 1_000
    spanish = {"lexicon": "es", "board": "aeioustrnlcdmpgbaeorsinta", "limit": None}
    with pytest.raises(TilewiseError, match=r"There are 207,\d{3} plays; an answer has at most 200,000") as refused:
        engine.call("letterpress.solve", spanish)
    assert refused.value.data == {"code": "too-large", "field": "limit", "most": 200_000}
    with pytest.raises(TilewiseError, match="limit"):
        engine.call("letterpress.solve", {**spanish, "limit": 200_001})
