"""The rules of a crossword game, each by an example, and what is refused."""

import re
from itertools import islice, pairwise, permutations
from string import ascii_uppercase

import pytest
from amount import takes_long
from played import Played, problem_of

from tilewise.api import Engine
from tilewise.crossword.game.opponents import LEVELS, known
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, WordBlock, shipped_folder
from tilewise.lexicon.vocabulary import EVERYDAY, LONGEST_EVERYDAY, everyday

SMALL = {"name": "Small", "layout": ["." * 9] * 9, "center": [4, 4], "rack": 3, "bonus": {}}
"""A board without premiums, on which racks hold three."""

WORDS = "ab aba bab baa abba"


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": WORDS.replace(" ", "\n")})
    return made


def tiles(a, b, **more):
    return {"name": "Few", "tiles": {"A": [a, 1], "B": [b, 3], **more}}


def start(engine, *, names=("Ann", "Bob"), **fields):
    players = [{"name": name} for name in names]
    setup = {"lexicon": "mine", "layout": SMALL, "tiles": tiles(10, 10), "players": players, "seed": 1}
    return Played(engine, "crossword", {**setup, **fields})


def lay(placed, row=4, col=4, *, across=True):
    return {"kind": "play", "row": row, "col": col, "across": across, "placed": placed}


def refused(state, action):
    """Why an action is refused, and the sentence."""
    with pytest.raises(TilewiseError) as caught:
        state.after(action)
    assert str(caught.value).endswith(".")
    return problem_of(caught.value), str(caught.value)


def scores(state):
    return [player["score"] for player in state["players"]]


def dealt(engine, racks, **fields):
    """A game in which the racks of the deal are as asked for; the seed is looked for."""
    for seed in range(3000):
        state = start(engine, seed=seed, **fields)
        if [player["rack"] for player in state["players"]] == racks:
            return state
    raise AssertionError(f"no seed deals {racks}")


def in_bag(state):
    return {tile: count for tile, count in state["unseen"].items() if count}


def test_a_play_scores_and_its_player_draws(engine):
    state = dealt(engine, ["AAB", "ABB"]).after(lay("AB"))
    assert state["board"][4] == "....AB..."
    assert scores(state) == [4, 0]
    assert (state.turn, len(state["players"][0]["rack"]), state["bag"]) == (1, 3, 12)
    assert [event["kind"] for event in state.events] == ["played", "drawn"]
    [turn] = state["turns"]
    assert (turn["rack"], turn["placed"], turn["leave"], turn["position"]) == ("AAB", "AB", "A", "5E")


def test_an_exchange_draws_before_it_gives_back(engine):
    """One's own tiles do not come back at once (WESPA Game Rules, 3.2.1: draw, then return)."""
    after = dealt(engine, ["AAA", "BBB"], tiles=tiles(3, 13)).after({"kind": "exchange", "tiles": "AAA"})
    assert after["players"][0]["rack"] == "BBB"
    assert in_bag(after) == {"A": 3, "B": 7}
    assert after["turns"][0]["text"] == "AAA"


def test_tiles_are_exchanged_only_while_the_bag_has_a_rack(engine):
    """WESPA Game Rules, 3.2: a player exchanges while the bag has seven tiles, the size of a rack."""
    state = start(engine, tiles=tiles(4, 5))
    assert (state["exchange"], "exchange" in state.kinds) == (3, True)
    state = start(engine, tiles=tiles(4, 4))
    assert (state["exchange"], "exchange" in state.kinds) == (0, False)
    problem, sentence = refused(state, {"kind": "exchange", "tiles": state["players"][0]["rack"][:1]})
    assert problem["code"] == "not-now"
    assert sentence == "Not now: tiles are exchanged while the bag has 3; it has 2."


def test_six_turns_without_points_end_the_game_and_cost_what_is_held(engine):
    """WESPA Game Rules, 5: after six scores of zero in a row each player loses the value of the own rack."""
    state = dealt(engine, ["AAB", "ABB"]).after(*["pass"] * 5)
    assert (state.ended, state["scoreless"]) == (None, 5)
    state = state.after("pass")
    assert (state.ended, state.turn, state.legal()) == ("scoreless", None, [])
    assert scores(state) == [-5, -7]
    assert [event["kind"] for event in state.events] == ["passed", "points", "points", "ended"]


@pytest.mark.parametrize(("names", "passes"), [(("Ann", "Bob", "Cy"), 6), (("Ann", "Bob", "Cy", "Di"), 8)])
def test_with_more_players_each_has_two_turns_without_points_before_the_game_ends(engine, names, passes):
    """The rules in Mattel's box: the game is over when all players have passed twice in a row."""
    state = start(engine, names=names)
    state = state.after(*["pass"] * (passes - 1))
    assert state.ended is None
    state = state.after("pass")
    assert state.ended == "scoreless"
    assert [turn["player"] for turn in state["turns"][:passes]].count(0) == 2


def test_of_four_two_turns_each_are_counted_of_those_who_still_play(engine):
    state = start(engine, names=("Ann", "Bob", "Cy", "Di"))
    state = state.after("resign", *["pass"] * 5)
    assert state.ended is None
    state = state.after("pass")
    assert state.ended == "scoreless"


def test_a_play_taken_back_is_the_last_turn_without_points(engine):
    state = dealt(engine, ["ABB", "AAB"], challenge="void")
    state = state.after(*["pass"] * 4, lay("ABB"))
    assert (state.ended, state["scoreless"]) == (None, 0)
    state = state.after("challenge")
    assert (state.ended, state["scoreless"]) == (None, 5)
    state = dealt(engine, ["AAB", "ABB"], challenge="void").after(*["pass"] * 5, lay("ABB"), "challenge")
    assert (state.ended, state["players"][0]["score"], state["players"][1]["score"]) == ("scoreless", -5, -7)


def test_equal_players_share_a_place_and_the_next_one_is_left_out(engine):
    state = dealt(engine, ["AAB", "AAB", "ABB"], names=("Ann", "Bob", "Cy")).after(*["pass"] * 6)
    assert scores(state) == [-5, -5, -7]
    assert [(row["player"], row["place"]) for row in state.match["standings"]] == [(0, 1), (1, 1), (2, 3)]


def test_points_begin_the_count_of_turns_without_points_anew(engine):
    state = dealt(engine, ["AAB", "ABB"])
    state = state.after(*["pass"] * 4, lay("AB"))
    assert state["scoreless"] == 0


def test_playing_out_gains_twice_what_the_other_holds(engine):
    """WESPA Game Rules, 5: who plays out gains twice the value of the tiles that the other has left."""
    state = dealt(engine, ["AAB", "ABB"], tiles=tiles(3, 3))
    state = state.after(lay("ABA"))
    assert (state.ended, scores(state)) == ("out", [5 + 2 * 7, 0])
    assert state.events[1] == {"kind": "points", "player": 0, "score": 14, "reason": "ABB"}


def test_with_more_players_who_plays_out_gains_what_all_others_lose(engine):
    """The rules in Mattel's box: each loses the value of the own tiles, and who has played out gains all of them."""
    names = ("Ann", "Bob", "Cy")
    state = dealt(engine, ["AAB", "ABB", "AAB"], tiles=tiles(5, 4), names=names)
    state = state.after(lay("ABA"))
    assert (state.ended, scores(state)) == ("out", [5 + 7 + 5, -7, -5])


def test_who_resigns_comes_last_whatever_the_score(engine):
    state = dealt(engine, ["AAB", "ABB"])
    state = state.after(lay("AB"), "pass", "resign")
    assert state.ended == "resigned"
    assert [(each["player"], each["place"], each["score"]) for each in state.match["standings"]] == [
        (1, 1, 0),
        (0, 2, 4),
    ]


def test_three_players_go_on_when_one_resigns(engine):
    state = start(engine, names=("Ann", "Bob", "Cy"))
    state = state.after("resign")
    assert (state.ended, state.turn) == (None, 1)
    state = state.after("pass", "pass")
    assert state.turn == 1, "Ann's turn is left out"
    state = state.after("resign")
    assert state.ended == "resigned"


def test_without_challenges_a_word_that_is_none_is_refused(engine):
    state = dealt(engine, ["ABB", "AAB"])
    problem, sentence = refused(state, lay("ABB"))
    assert (problem["code"], sentence) == ("not-a-word", "ABB is not in this word list.")
    assert problem["words"] == ["ABB"]
    assert refused(state, "challenge")[0]["code"] == "not-now"


@pytest.mark.parametrize("rule", ["void", "five", "five_each", "ten", "double"])
def test_a_challenged_play_that_is_no_word_is_taken_back_and_its_turn_lost(engine, rule):
    """WESPA Game Rules, 3.10: the tiles go back onto the rack, the turn scores zero, and the challenger plays on."""
    before = dealt(engine, ["ABB", "AAB"], challenge=rule)
    laid = before.after(lay("ABB"))
    assert (scores(laid), laid["players"][0]["rack"], laid["bag"]) == ([7, 0], "", before["bag"])
    state = laid.after("challenge")
    [event] = state.events
    assert event == {"kind": "challenged", "player": 1, "holds": False, "words": ["ABB"]}
    assert (state["board"], state["players"], state["bag"]) == (before["board"], before["players"], before["bag"])
    assert (state.turn, state["scoreless"]) == (1, 1)
    assert [(turn["kind"], turn["score"]) for turn in state["turns"]] == [("play", 7), ("withdrawn", -7)]
    assert not state["challengeable"]


@pytest.mark.parametrize(
    ("rule", "points", "cost", "player"),
    [("void", 0, 0, 1), ("five", 5, 0, 1), ("five_each", 5, 0, 1), ("ten", 0, 10, 1), ("double", 0, 0, 0)],
)
def test_a_challenge_that_fails_costs_what_the_rule_says(engine, rule, points, cost, player):
    """Nothing; five points for the challenged player (WESPA, 3.10); ten of the challenger's; the turn (NASPA rules)."""
    state = dealt(engine, ["ABB", "AAB"], challenge=rule).after(lay("AB"))
    state = state.after("challenge")
    assert state.events[0]["holds"] is True
    assert (scores(state), state.turn) == ([4 + points, -cost], player)
    assert len(state["players"][0]["rack"]) == 3, "the play stands, so its player draws"
    assert not state["challengeable"]


@pytest.mark.parametrize(("rule", "gained"), [("five", [0, 5]), ("five_each", [0, 10]), ("ten", [-10, 0])])
def test_points_for_words_are_for_all_words_of_the_play_and_a_file_tells_them(engine, rule, gained):
    before = dealt(engine, ["ABB", "AAB"], challenge=rule).after(lay("AB"), lay("AB", row=5, col=3))
    [played] = [event for event in before.events if event["kind"] == "played"]
    assert len(played["words"]) == 2
    state = before.after("challenge")
    assert [after - each for after, each in zip(scores(state), scores(before), strict=True)] == gained
    fields = {"layout": SMALL, "tiles": tiles(10, 10), "lexicon": "mine"}
    text = engine.call("crossword.write", {"format": "gcg", **state.record, **fields})["text"]
    assert engine.call("crossword.read", {"text": text, **fields})["scores"] == scores(state)


POINTS_IN_A_FILE = re.compile(r">\S+:\s+(\S*)\s+\((\S+)\) ([+-]\d+) -?\d+")
"""A line of points as other readers want it, with a space more for an empty rack, or "(challenge)" is tiles to them."""


@pytest.mark.parametrize("rule", ["void", "five", "five_each", "ten"])
def test_a_file_tells_what_was_held_when_points_were_won_or_lost(engine, rule):
    """After a challenge it is what was drawn by then, as in the files of tournaments."""
    fields = {"layout": SMALL, "tiles": tiles(10, 10), "lexicon": "mine"}
    under_way = dealt(engine, ["ABB", "AAB"], challenge=rule).after(lay("AB"), "challenge")
    last = dealt(engine, ["AAB", "ABB"], challenge=rule, tiles=tiles(3, 3)).after(lay("ABA"), "challenge")
    for state in (under_way, last, under_way.after(*["pass"] * 6)):
        text = engine.call("crossword.write", {"format": "gcg", **state.record, **fields})["text"]
        lines = [line for line in text.splitlines() if line.endswith(tuple("0123456789")) and " (" in line]
        told = [POINTS_IN_A_FILE.fullmatch(line).groups() for line in lines]
        held = {player["name"]: player["rack"] for player in state["players"]}
        names = [line[1:].split(":")[0] for line in lines]
        assert [rack for rack, _, _ in told] == [held[name] for name in names]
        assert told[0][1] == "challenge"
        assert all(what == rack for rack, what, score in told[1:] if score.startswith("-"))


def test_a_play_stands_when_the_next_player_does_anything_else(engine):
    state = dealt(engine, ["ABB", "AAB"], challenge="void").after(lay("ABB"))
    assert state["challengeable"]
    state = state.after("pass")
    assert [event["kind"] for event in state.events] == ["drawn", "passed"]
    assert (state["board"][4], "resign" in state.kinds) == ("....ABB..", True)


@pytest.mark.parametrize(("answer", "ended", "won"), [("pass", "out", 21), ("challenge", None, 0)])
def test_the_last_play_can_be_challenged_before_the_game_ends(engine, answer, ended, won):
    """WESPA Game Rules, 3.1.2: a play that ends the game is final once it is accepted."""
    state = dealt(engine, ["ABB", "ABB"], challenge="void", tiles=tiles(2, 4)).after(lay("ABB"))
    assert (state.ended, state["phase"], state.kinds) == (None, "challenge", {"pass", "challenge"})
    assert refused(state, lay("AB", row=5))[0]["code"] == "not-now"
    state = state.after(answer)
    assert (state.ended, scores(state)[0]) == (ended, won)


@pytest.mark.parametrize(
    ("rule", "points", "cost"),
    [("void", 0, 0), ("five", 5, 0), ("five_each", 5, 0), ("ten", 0, 10), ("double", 0, 0)],
)
def test_a_last_play_that_is_challenged_and_holds_ends_the_game(engine, rule, points, cost):
    before = dealt(engine, ["AAB", "ABB"], challenge=rule, tiles=tiles(3, 3))
    state = before.after(lay("ABA"), "challenge")
    assert (state.events[0]["kind"], state.events[0]["holds"], state.events[-1]["kind"]) == (
        "challenged",
        True,
        "ended",
    )
    assert (state.ended, scores(state)) == ("out", [5 + points + 2 * 7, -cost])
    assert state.legal() == []


def test_a_last_play_that_is_accepted_ends_the_game(engine):
    state = dealt(engine, ["AAB", "ABB"], challenge="void", tiles=tiles(3, 3)).after(lay("ABA"), "pass")
    assert (state.ended, [turn["kind"] for turn in state["turns"]]) == ("out", ["play", "points"])
    assert refused(state, "pass")[1] == "Not now: the game is over."


def test_what_stood_on_the_board_stays_when_a_play_across_it_is_taken_back(engine):
    state = dealt(engine, ["AAB", "ABB"], challenge="void").after(lay("AB"))
    laid = state.after(lay("A.B", row=3, across=False))
    assert [row[4] for row in laid["board"][3:6]] == ["A", "A", "B"]
    after = laid.after("challenge")
    assert (after["board"], after["players"][1]["rack"]) == (state["board"], state["players"][1]["rack"])


def test_an_opponent_accepts_a_last_play_that_is_a_word(engine):
    state = dealt(engine, ["AAB", "ABB"], challenge="void", tiles=tiles(3, 3)).after(lay("ABA"))
    for level in (1, 5):
        assert state.choose(level=level) == {"kind": "pass"}


def test_who_has_resigned_loses_nothing_at_the_end(engine):
    state = start(engine, names=("Ann", "Bob", "Cy"))
    state = state.after("resign")
    while not state.ended:
        state = state.after("pass")
    held = [sum({"A": 1, "B": 3}[tile] for tile in player["rack"]) for player in state["players"]]
    assert (state.ended, scores(state)) == ("scoreless", [0, -held[1], -held[2]])


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("fly", "action"),
        ({"kind": "play"}, "action"),
        ({"kind": "pass", "tiles": "A"}, "action"),
        ({"kind": "exchange", "tiles": ""}, "not-on-rack"),
        ({"kind": "exchange", "tiles": "AAA"}, "not-on-rack"),
        ({"kind": "exchange", "tiles": "!"}, "rack-letter"),
        (lay("AAA"), "not-on-rack"),
        (lay("Aa"), "not-on-rack"),
        (lay("A1"), "play"),
        (lay("..."), "play"),
        (lay("AB", col=8), "play"),
        (lay("AB", row=0), "laid"),
        (lay("A"), "laid"),
        ("challenge", "not-now"),
    ],
)
def test_an_action_against_the_rules_gets_a_sentence_and_changes_nothing(engine, action, code):
    state = dealt(engine, ["AAB", "ABB"])
    assert refused(state, action)[0]["code"] == code
    assert state.after().match == state.match


def test_start_refuses_what_cannot_be(engine):
    for fields, code in (
        ({"names": ("Ann",)}, "players"),
        ({"names": tuple("ABCDE")}, "players"),
        ({"tiles": tiles(2, 3)}, "tile-set"),
        ({"layout": "crossplay", "tiles": None}, "tile-set"),
    ):
        with pytest.raises(TilewiseError) as caught:
            start(engine, **fields)
        assert caught.value.code == code


def test_an_opponent_doubts_a_word_that_is_none(engine):
    state = dealt(engine, ["ABB", "AAB"], challenge="void").after(lay("ABB"))
    for level in (1, 5):
        assert state.choose(level=level) == {"kind": "challenge"}
    held = dealt(engine, ["ABB", "AAB"], challenge="void").after(lay("AB"))
    assert held.choose(level=5)["kind"] == "play"


@pytest.mark.parametrize("words", [100, 5040])
@takes_long("thousands of plays")
def test_a_beginner_who_sees_none_of_many_plays_does_something_else(engine, words):
    """Words of six letters on an empty board: a beginner lays five tiles at the most."""
    setup = {
        "players": [{"name": "Ann"}, {"name": "Bob"}],
        "tiles": {"name": "One", "tiles": {letter: [1, 1] for letter in ascii_uppercase}},
    }
    rack = Played(engine, "crossword", {"lexicon": "mine", **setup})["players"][0]["rack"]
    text = "\n".join("".join(letters) for letters in islice(permutations(rack, 6), words))
    engine.call("lexicon.add", {"id": "sixes", "alphabet": "en", "text": text})
    state = Played(engine, "crossword", {"lexicon": "sixes", **setup})
    kinds = [state.choose(level=level)["kind"] for level in (1, 5)]
    assert kinds == ["exchange", "play"]


@pytest.mark.parametrize("told", [True, False], ids=["frequencies", "none"])
def test_each_level_knows_more_of_the_common_words_than_the_one_below(engine, told):
    whole = Library(shipped_folder()).lexicon("tr")
    blocks = [WordBlock(block.length, block.text, whole.alphabet, block.zipf if told else b"") for block in whole]
    words = Lexicon(whole.alphabet, blocks, has_zipf=told)
    lists = [known(words, strength) for strength in LEVELS]
    texts = [set(each.text().split()) for each in lists]
    assert all(lower < upper for lower, upper in pairwise(texts))
    assert texts[-1] == set(words.text().split())
    common = len(finish(everyday(words, EVERYDAY, LONGEST_EVERYDAY)))
    for strength, text in zip(LEVELS[:-1], texts, strict=False):
        assert max(map(len, text)) <= strength.longest
        if strength.zipf:
            assert 0.1 * common < len(text) <= common
        else:
            short = sum(block.n for block in words if block.length <= strength.by_heart)
            assert 0.3 * strength.share * len(words) < len(text) <= strength.share * len(words) * 1.1 + short + common
    assert {"KEDİ", "EV"} <= texts[0]
