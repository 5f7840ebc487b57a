"""The rules of a crossword game, each by an example, and what is refused."""

import json
from itertools import islice, pairwise, permutations
from string import ascii_uppercase

import pytest
from amount import takes_long

from tilewise.api import Engine
from tilewise.crossword.game.opponents import LEVELS, known
from tilewise.errors import TilewiseError
from tilewise.lexicon import Lexicon, Library, WordBlock, shipped_folder

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
    request = {"lexicon": "mine", "layout": SMALL, "tiles": tiles(10, 10), "players": players, "seed": 1}
    return engine.call("crossword.start", {**request, **fields})["state"]


def lay(placed, row=4, col=4, *, across=True):
    return {"kind": "play", "row": row, "col": col, "across": across, "placed": placed}


def act(engine, state, *actions):
    """The state after some actions, and the events of the last."""
    events = []
    for action in actions:
        request = {"state": state, "action": {"kind": action} if isinstance(action, str) else action}
        outcome = engine.call("crossword.act", request)
        state, events = outcome["state"], outcome["events"]
    return state, events


def refused(engine, state, action):
    with pytest.raises(TilewiseError) as caught:
        act(engine, state, action)
    assert str(caught.value).endswith(".")
    return caught.value


def scores(state):
    return [player["score"] for player in state["players"]]


def dealt(engine, racks, **fields):
    """A game in which the racks of the deal are as asked for; the seed is looked for."""
    for seed in range(3000):
        state = start(engine, seed=seed, **fields)
        if [player["rack"] for player in state["players"]] == racks:
            return state
    raise AssertionError(f"no seed deals {racks}")


def test_a_play_scores_and_its_player_draws(engine):
    state = dealt(engine, ["AAB", "ABB"])
    state, events = act(engine, state, lay("AB"))
    assert state["board"][4] == "....AB..."
    assert scores(state) == [4, 0]
    assert (state["player"], len(state["players"][0]["rack"]), len(state["bag"])) == (1, 3, 12)
    assert [event["kind"] for event in events] == ["played", "drawn"]
    [turn] = state["turns"]
    assert (turn["rack"], turn["placed"], turn["leave"], turn["position"]) == ("AAB", "AB", "A", "5E")


def test_an_exchange_draws_before_it_gives_back(engine):
    """One's own tiles do not come back at once (WESPA Game Rules, 3.2.1: draw, then return)."""
    state = dealt(engine, ["AAA", "BBB"], tiles=tiles(3, 13))
    after, _ = act(engine, state, {"kind": "exchange", "tiles": "AAA"})
    assert after["players"][0]["rack"] == "BBB"
    assert sorted(after["bag"]) == sorted("AAA" + "B" * 7)
    assert after["turns"][0]["text"] == "AAA"


def test_tiles_are_exchanged_only_while_the_bag_has_a_rack(engine):
    """WESPA Game Rules, 3.2: a player exchanges while the bag has seven tiles, the size of a rack."""
    state = start(engine, tiles=tiles(4, 5))
    assert "exchange" in state["actions"]
    state = start(engine, tiles=tiles(4, 4))
    assert "exchange" not in state["actions"]
    error = refused(engine, state, {"kind": "exchange", "tiles": state["players"][0]["rack"][:1]})
    assert (error.code, str(error)) == (
        "not-now",
        "Not now: tiles are exchanged while the bag has 3; it has 2.",
    )


def test_six_turns_without_points_end_the_game_and_cost_what_is_held(engine):
    """WESPA Game Rules, 5: after six scores of zero in a row each player loses the value of the own rack."""
    state = dealt(engine, ["AAB", "ABB"])
    state, _ = act(engine, state, *["pass"] * 5)
    assert (state["ended"], state["scoreless"]) == (None, 5)
    state, events = act(engine, state, "pass")
    assert (state["ended"], state["actor"], state["actions"]) == ("scoreless", None, [])
    assert scores(state) == [-5, -7]
    assert [event["kind"] for event in events] == ["passed", "points", "points", "ended"]


@pytest.mark.parametrize(("names", "passes"), [(("Ann", "Bob", "Cy"), 6), (("Ann", "Bob", "Cy", "Di"), 8)])
def test_with_more_players_each_has_two_turns_without_points_before_the_game_ends(engine, names, passes):
    """The rules in Mattel's box: the game is over when all players have passed twice in a row."""
    state = start(engine, names=names)
    state, _ = act(engine, state, *["pass"] * (passes - 1))
    assert state["ended"] is None
    state, _ = act(engine, state, "pass")
    assert state["ended"] == "scoreless"
    assert [turn["player"] for turn in state["turns"][:passes]].count(0) == 2


def test_of_four_two_turns_each_are_counted_of_those_who_still_play(engine):
    state = start(engine, names=("Ann", "Bob", "Cy", "Di"))
    state, _ = act(engine, state, "resign", *["pass"] * 5)
    assert state["ended"] is None
    state, _ = act(engine, state, "pass")
    assert state["ended"] == "scoreless"


def test_a_play_taken_back_is_the_last_turn_without_points(engine):
    state = dealt(engine, ["ABB", "AAB"], challenge="void")
    state, _ = act(engine, state, *["pass"] * 4, lay("ABB"))
    assert (state["ended"], state["scoreless"]) == (None, 0)
    state, _ = act(engine, state, "challenge")
    assert (state["ended"], state["scoreless"]) == (None, 5)
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"], challenge="void"), *["pass"] * 5, lay("ABB"), "challenge")
    assert (state["ended"], state["players"][0]["score"], state["players"][1]["score"]) == ("scoreless", -5, -7)


def test_equal_players_share_a_place_and_the_next_one_is_left_out(engine):
    state = dealt(engine, ["AAB", "AAB", "ABB"], names=("Ann", "Bob", "Cy"))
    outcome = engine.call(
        "crossword.resume",
        {
            **SETUP,
            "seed": state["seed"],
            "players": [{"name": name} for name in ("Ann", "Bob", "Cy")],
            "actions": [{"kind": "pass"}] * 6,
        },
    )
    assert scores(outcome["state"]) == [-5, -5, -7]
    assert [(row["player"], row["place"]) for row in outcome["standings"]] == [(0, 1), (1, 1), (2, 3)]


def test_points_begin_the_count_of_turns_without_points_anew(engine):
    state = dealt(engine, ["AAB", "ABB"])
    state, _ = act(engine, state, *["pass"] * 4, lay("AB"))
    assert state["scoreless"] == 0


def test_playing_out_gains_twice_what_the_other_holds(engine):
    """WESPA Game Rules, 5: who plays out gains twice the value of the tiles that the other has left."""
    state = dealt(engine, ["AAB", "ABB"], tiles=tiles(3, 3))
    state, events = act(engine, state, lay("ABA"))
    assert (state["ended"], scores(state)) == ("out", [5 + 2 * 7, 0])
    assert events[1] == {"kind": "points", "player": 0, "score": 14, "reason": "ABB"}


def test_with_more_players_who_plays_out_gains_what_all_others_lose(engine):
    """The rules in Mattel's box: each loses the value of the own tiles, and who has played out gains all of them."""
    names = ("Ann", "Bob", "Cy")
    state = dealt(engine, ["AAB", "ABB", "AAB"], tiles=tiles(5, 4), names=names)
    state, _ = act(engine, state, lay("ABA"))
    assert (state["ended"], scores(state)) == ("out", [5 + 7 + 5, -7, -5])


def test_who_resigns_comes_last_whatever_the_score(engine):
    state = dealt(engine, ["AAB", "ABB"])
    state, _ = act(engine, state, lay("AB"), "pass")
    outcome = engine.call("crossword.act", {"state": state, "action": {"kind": "resign"}})
    assert outcome["state"]["ended"] == "resigned"
    assert [(each["player"], each["place"], each["score"]) for each in outcome["standings"]] == [(1, 1, 0), (0, 2, 4)]


def test_three_players_go_on_when_one_resigns(engine):
    state = start(engine, names=("Ann", "Bob", "Cy"))
    state, _ = act(engine, state, "resign")
    assert (state["ended"], state["player"]) == (None, 1)
    state, _ = act(engine, state, "pass", "pass")
    assert state["player"] == 1, "Ann's turn is left out"
    state, _ = act(engine, state, "resign")
    assert state["ended"] == "resigned"


def test_without_challenges_a_word_that_is_none_is_refused(engine):
    state = dealt(engine, ["ABB", "AAB"])
    error = refused(engine, state, lay("ABB"))
    assert (error.code, str(error)) == ("not-a-word", "ABB is not in this word list.")
    assert error.data["words"] == ["ABB"]
    assert refused(engine, state, "challenge").code == "not-now"


@pytest.mark.parametrize("rule", ["void", "five", "double"])
def test_a_challenged_play_that_is_no_word_is_taken_back_and_its_turn_lost(engine, rule):
    """WESPA Game Rules, 3.10: the tiles go back onto the rack, the turn scores zero, and the challenger plays on."""
    before = dealt(engine, ["ABB", "AAB"], challenge=rule)
    laid, _ = act(engine, before, lay("ABB"))
    assert (scores(laid), laid["players"][0]["rack"], laid["bag"]) == ([7, 0], "", before["bag"])
    state, [event] = act(engine, laid, "challenge")
    assert event == {"kind": "challenged", "player": 1, "holds": False, "words": ["ABB"]}
    assert (state["board"], state["players"], state["bag"]) == (before["board"], before["players"], before["bag"])
    assert (state["player"], state["scoreless"]) == (1, 1)
    assert [(turn["kind"], turn["score"]) for turn in state["turns"]] == [("play", 7), ("withdrawn", -7)]
    assert "challenge" not in state["actions"]


@pytest.mark.parametrize(
    ("rule", "points", "player"),
    [("void", 0, 1), ("five", 5, 1), ("double", 0, 0)],
)
def test_a_challenge_that_fails_costs_what_the_rule_says(engine, rule, points, player):
    """Nothing; five points for the challenged player (WESPA, 3.10); the challenger's turn (NASPA rules)."""
    state, _ = act(engine, dealt(engine, ["ABB", "AAB"], challenge=rule), lay("AB"))
    state, events = act(engine, state, "challenge")
    assert events[0]["holds"] is True
    assert (scores(state), state["player"]) == ([4 + points, 0], player)
    assert len(state["players"][0]["rack"]) == 3, "the play stands, so its player draws"
    assert "challenge" not in state["actions"]


def test_a_play_stands_when_the_next_player_does_anything_else(engine):
    state, _ = act(engine, dealt(engine, ["ABB", "AAB"], challenge="void"), lay("ABB"))
    assert "challenge" in state["actions"]
    state, events = act(engine, state, "pass")
    assert [event["kind"] for event in events] == ["drawn", "passed"]
    assert (state["board"][4], state["actions"][-1]) == ("....ABB..", "resign")


@pytest.mark.parametrize(("answer", "ended", "won"), [("pass", "out", 21), ("challenge", None, 0)])
def test_the_last_play_can_be_challenged_before_the_game_ends(engine, answer, ended, won):
    """WESPA Game Rules, 3.1.2: a play that ends the game is final once it is accepted."""
    state, _ = act(engine, dealt(engine, ["ABB", "ABB"], challenge="void", tiles=tiles(2, 4)), lay("ABB"))
    assert (state["ended"], state["phase"], state["actions"]) == (None, "challenge", ["pass", "challenge"])
    assert refused(engine, state, lay("AB", row=5)).code == "not-now"
    state, _ = act(engine, state, answer)
    assert (state["ended"], scores(state)[0]) == (ended, won)


@pytest.mark.parametrize(("rule", "points"), [("void", 0), ("five", 5), ("double", 0)])
def test_a_last_play_that_is_challenged_and_holds_ends_the_game(engine, rule, points):
    before = dealt(engine, ["AAB", "ABB"], challenge=rule, tiles=tiles(3, 3))
    state, events = act(engine, before, lay("ABA"), "challenge")
    assert (events[0]["kind"], events[0]["holds"], events[-1]["kind"]) == ("challenged", True, "ended")
    assert (state["ended"], scores(state)) == ("out", [5 + points + 2 * 7, 0])
    assert engine.call("crossword.legal", {"state": state})["actions"] == [], "it can be taken up again"


def test_a_last_play_that_is_accepted_is_taken_up_again_as_accepted(engine):
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"], challenge="void", tiles=tiles(3, 3)), lay("ABA"), "pass")
    assert (state["ended"], [turn["kind"] for turn in state["turns"]]) == ("out", ["play", "points"])
    assert str(refused(engine, state, "pass")) == "Not now: the game is over."


def test_what_stood_on_the_board_stays_when_a_play_across_it_is_taken_back(engine):
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"], challenge="void"), lay("AB"))
    laid, _ = act(engine, state, lay("A.B", row=3, across=False))
    assert [row[4] for row in laid["board"][3:6]] == ["A", "A", "B"]
    after, _ = act(engine, laid, "challenge")
    assert (after["board"], after["players"][1]["rack"]) == (state["board"], state["players"][1]["rack"])


def test_an_opponent_accepts_a_last_play_that_is_a_word(engine):
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"], challenge="void", tiles=tiles(3, 3)), lay("ABA"))
    for level in (1, 5):
        assert engine.call("crossword.choose", {"state": state, "level": level})["action"] == {"kind": "pass"}


def test_who_has_resigned_loses_nothing_at_the_end(engine):
    state = start(engine, names=("Ann", "Bob", "Cy"))
    state, _ = act(engine, state, "resign")
    while not state["ended"]:
        state, _ = act(engine, state, "pass")
    held = [sum({"A": 1, "B": 3}[tile] for tile in player["rack"]) for player in state["players"]]
    assert (state["ended"], scores(state)) == ("scoreless", [0, -held[1], -held[2]])


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
    before = json.dumps(state)
    assert refused(engine, state, action).code == code
    assert json.dumps(state) == before


def forged(state, path, value):
    copy = json.loads(json.dumps(state))
    *way, last = path
    part = copy
    for step in way:
        part = part[step]
    part[last] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["game"], "crossword-2"),
        (["seed"], 5),
        (["bag"], "A" * 12),
        (["board", 4], "....AA..."),
        (["players", 0, "score"], 99),
        (["players", 0, "rack"], "ABB"),
        (["players", 1, "rack"], 5),
        (["player"], 0),
        (["actions"], ["challenge"]),
        (["turns", 0, "score"], 40),
        (["turns", 0, "player"], 1),
        (["turns", 0, "player"], 3),
        (["turns", 0, "col"], 0),
        (["turns", 0, "placed"], "AA"),
        (["turns", 0, "kind"], "withdrawn"),
        (["turns"], []),
        (["challenge"], "maybe"),
        (["ended"], "out"),
        (["layout"], "nowhere"),
        (["more"], 1),
    ],
)
def test_a_forged_state_is_refused_with_one_sentence(engine, path, value):
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"]), lay("AB"))
    for method in ("crossword.legal", "crossword.choose"):
        with pytest.raises(TilewiseError, match="not a crossword game") as caught:
            engine.call(method, {"state": forged(state, path, value)})
        assert (caught.value.code, caught.value.data["field"]) == ("state", "state")


def test_a_turn_that_nobody_can_have_is_refused_with_one_sentence(engine):
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"], tiles=tiles(3, 3)), lay("ABA"))
    assert state["ended"] == "out"
    bare = {"player": 1, "score": 0, "rack": "", "text": ""}
    for more in ({**bare, "kind": "pass"}, {**bare, "kind": "points", "text": "challenge"}):
        with pytest.raises(TilewiseError, match="not a crossword game"):
            engine.call("crossword.legal", {"state": forged(state, ["turns"], [*state["turns"], more])})


def test_a_resignation_after_the_end_is_refused_though_the_state_says_so_all_over(engine):
    state, _ = act(engine, dealt(engine, ["AAB", "ABB"], tiles=tiles(3, 3)), lay("ABA"))
    row = {"player": 0, "kind": "points", "score": 0, "rack": "", "text": "resigned"}
    players = [{**state["players"][0], "resigned": True}, state["players"][1]]
    lied = {**state, "turns": [*state["turns"], row], "players": players, "ended": "resigned"}
    with pytest.raises(TilewiseError, match="when nobody can have it"):
        engine.call("crossword.legal", {"state": lied})


def test_a_kept_game_of_four_that_ended_after_six_passes_can_still_be_read(engine):
    state = start(engine, names=("Ann", "Bob", "Cy", "Di"))
    state, _ = act(engine, state, *["pass"] * 6)
    held = [sum({"A": 1, "B": 3}[tile] for tile in player["rack"]) for player in state["players"]]
    settled = [
        {"player": i, "kind": "points", "score": -points, "rack": "", "text": player["rack"]}
        for i, (player, points) in enumerate(zip(state["players"], held, strict=True))
    ]
    players = [{**player, "score": -points} for player, points in zip(state["players"], held, strict=True)]
    old = {**state, "turns": [*state["turns"], *settled], "players": players}
    old |= {"ended": "scoreless", "actor": None, "actions": [], "phase": "over"}
    assert engine.call("crossword.legal", {"state": old})["actions"] == []


SETUP = {"lexicon": "mine", "layout": SMALL, "tiles": tiles(10, 10), "players": [{"name": "Ann"}, {"name": "Bob"}]}


@pytest.mark.parametrize("challenge", ["none", "void", "five", "double"])
def test_a_game_is_resumed_in_one_request_as_if_its_actions_had_been_done_one_by_one(engine, challenge):
    state = dealt(engine, ["AAB", "ABB"], challenge=challenge)
    actions = [lay("AB"), {"kind": "exchange", "tiles": "A"}, {"kind": "pass"}, {"kind": "pass"}, {"kind": "resign"}]
    if challenge != "none":
        actions.insert(1, {"kind": "challenge"})
    for done in range(len(actions) + 1):
        played, events = act(engine, state, *actions[:done])
        request = {**SETUP, "seed": state["seed"], "challenge": challenge, "actions": actions[:done]}
        resumed = engine.call("crossword.resume", request)
        assert (resumed["state"], resumed["events"]) == (played, events)
        assert ("standings" in resumed) == (played["ended"] is not None)
    assert played["ended"] == "resigned"


def test_a_game_that_cannot_be_resumed_says_which_action_is_at_fault(engine):
    state = dealt(engine, ["AAB", "ABB"])
    with pytest.raises(TilewiseError, match="BBA") as caught:
        engine.call("crossword.resume", {**SETUP, "seed": state["seed"], "actions": [lay("AB"), lay("BBA", 3, 4)]})
    assert caught.value.data["action"] == 1


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
    state, _ = act(engine, dealt(engine, ["ABB", "AAB"], challenge="void"), lay("ABB"))
    for level in (1, 5):
        assert engine.call("crossword.choose", {"state": state, "level": level})["action"] == {"kind": "challenge"}
    held, _ = act(engine, dealt(engine, ["ABB", "AAB"], challenge="void"), lay("AB"))
    assert engine.call("crossword.choose", {"state": held, "level": 5})["action"]["kind"] == "play"


@pytest.mark.parametrize("words", [100, 5040])
@takes_long("thousands of plays")
def test_a_beginner_who_sees_none_of_many_plays_does_something_else(engine, words):
    """Words of six letters on an empty board: a beginner lays five tiles at the most."""
    setup = {
        "players": [{"name": "Ann"}, {"name": "Bob"}],
        "tiles": {"name": "One", "tiles": {letter: [1, 1] for letter in ascii_uppercase}},
    }
    rack = engine.call("crossword.start", {"lexicon": "mine", **setup})["state"]["players"][0]["rack"]
    text = "\n".join("".join(letters) for letters in islice(permutations(rack, 6), words))
    engine.call("lexicon.add", {"id": "sixes", "alphabet": "en", "text": text})
    state = engine.call("crossword.start", {"lexicon": "sixes", **setup})["state"]
    kinds = [engine.call("crossword.choose", {"state": state, "level": level})["action"]["kind"] for level in (1, 5)]
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
    for strength, text in zip(LEVELS[:-1], texts, strict=False):
        short = sum(block.n for block in words if block.length <= strength.by_heart)
        assert 0.3 * strength.share * len(words) < len(text) <= strength.share * len(words) * 1.1 + short
        assert max(map(len, text)) <= strength.longest
    assert {"KEDİ", "EV"} <= texts[0]
