"""Letter Tycoon by its methods: the contract's fields, the rules of a turn, and a sentence for every bad input."""

import dataclasses
import json

import pytest

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.api import Engine
from tilewise.errors import LexiconError, PlayError, TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon
from tilewise.tycoon import game as game_module
from tilewise.tycoon import policy, turns
from tilewise.tycoon.cards import Card, check, read_laid
from tilewise.tycoon.game import Game, Player, new_game, read_game
from tilewise.tycoon.game_methods import _actions
from tilewise.tycoon.rules import CARDS, GOALS, LETTERS, PRICES, english
from tilewise.tycoon.solve import Turn

SOLVE = {"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ", "stacking": "multiply", "limit": 20}


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture
def state(engine):
    return engine.call("tycoon.start", {"players": ["Ada", {"name": "Bob", "level": "middle"}], "lexicon": "en"})


def put(state, **fields):
    """The same game with other cards, money or patents for the player whose turn it is; the deck gives and takes."""
    state = json.loads(json.dumps(state))
    me = state["players"][state["player"]]
    for name in ("hand", "pool"):
        if name in fields:
            owner = me if name == "hand" else state
            state["deck"] += owner[name]
            owner[name] = fields[name]
            for letter in fields[name]:
                if letter in state["deck"]:
                    state["deck"] = state["deck"].replace(letter, "", 1)
                else:
                    other = state["players"][1 - state["player"]]
                    other["hand"] = other["hand"].replace(letter, state["deck"][0], 1)
                    state["deck"] = state["deck"][1:]
    me.update({name: value for name, value in fields.items() if name in ("money", "patents")})
    return state


def act(engine, state, **action):
    return engine.call("tycoon.act", {"state": state, "action": action})


def act_anyway(engine, state, **action):
    """Act in a position that no game has come to, such as one with money and patents that nobody has earned."""
    players = [Player(**player) for player in state["players"]]
    fields = {each.name: state[each.name] for each in dataclasses.fields(Game)}
    game = Game(**{**fields, "players": players, "laid": read_laid(state["laid"])})
    after, events = turns.act(game, action, engine.library.lexicon(state["lexicon"]))
    return {"state": after.to_json(), "events": events}


def test_the_contracts_example_is_answered_field_by_field(engine):
    result = engine.call("tycoon.solve", SOLVE)
    assert (result["best_total"], result["best_count"]) == (56, 1)
    play = result["plays"][0]
    assert {"words", "money", "stock", "total", "copied", "added_s", "cards"} <= set(play)
    assert (play["total"], play["copied"], play["added_s"]) == (56, None, False)
    assert "".join(card["letter"] for card in play["cards"][0]) == play["words"][0]
    assert {card["from"] for card in play["cards"][0]} <= {"hand", "pool"}
    assert len(result["plays"]) == 20


def test_a_copy_and_an_added_s_are_marked(engine):
    fields = {**SOLVE, "hand": "ACCIQUY", "pool": "ERR", "patents": "BJKVXZ"}
    play = engine.call("tycoon.solve", fields)["plays"][0]
    marked = [card for cards in play["cards"] for card in cards if card["from"] in ("copy", "s")]
    assert play["copied"] in [card["letter"] for card in marked if card["from"] == "copy"]
    assert play["added_s"] == any(card["from"] == "s" for card in marked)
    assert len(play["words"]) == 2


def test_what_is_known_of_the_game_adds_royalties_and_a_purchase(engine):
    plays = engine.call("tycoon.solve", {**SOLVE, "others": "NPE", "money": 0})["plays"]
    for play in plays:
        real = [card["letter"] for cards in play["cards"] for card in cards if card["from"] in ("hand", "pool")]
        assert play["royalties"] == sum(letter in "NPE" for letter in real)
        assert play["buy"]["letter"] in real
        assert play["buy"]["letter"] not in "NPEBJ"
        assert play["buy"]["price"] <= play["money"]


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"hand": "AEIIMSUS"}, "cards", "hand"),
        ({"hand": "AEIIMS"}, "cards", "hand"),
        ({"pool": "NP"}, "cards", "pool"),
        ({"patents": "BB"}, "patent-twice", "patents"),
        ({"patents": "B1"}, "letter", "patents"),
        ({"hand": "AEIIMS?"}, "letter", "hand"),
        ({"pool": "N?Q"}, "letter", "pool"),
        ({"stacking": "max1"}, "choice", "stacking"),
        ({"others": "B"}, "patent-twice", "others"),
        ({"limit": -1}, "range", "limit"),
        ({"hand": 7}, "wrong-type", "hand"),
        ({"rack": "A"}, "unknown-field", "rack"),
        ({"lexicon": "tr"}, "lexicon-alphabet", "lexicon"),
    ],
)
def test_bad_input_is_refused_at_its_field(engine, fields, code, field):
    with pytest.raises(TilewiseError) as refusal:
        engine.call("tycoon.solve", {**SOLVE, **fields})
    assert (refusal.value.code, refusal.value.data["field"]) == (code, field)
    assert str(refusal.value).endswith(".")


def test_lower_case_and_other_alphabets_are_fine(engine):
    assert engine.call("tycoon.solve", {**SOLVE, "hand": "aeiimsu", "patents": "bj"})["best_total"] == 56
    assert engine.call("tycoon.solve", {**SOLVE, "lexicon": "de"})["plays"]
    assert engine.call("tycoon.solve", {**SOLVE, "lexicon": "es"})["plays"]


def test_the_facts_add_up():
    assert (sum(CARDS.values()), len(LETTERS), sum(PRICES.values())) == (102, 26, 110)
    assert dict(GOALS) == {2: 45, 3: 34, 4: 26, 5: 21}


@pytest.mark.parametrize("letters", ALPHABETS.values(), ids=ALPHABETS.keys())
def test_the_facts_name_the_alphabets_whose_lists_can_be_played(engine, letters):
    known = sorted(letters.letters, key=lambda letter: letter not in LETTERS)
    lexicon = Lexicon.from_words(["".join(known[:3])], letters)
    if letters.id in engine.call("tycoon.rules", {})["alphabets"]:
        assert "".join(english(lexicon).by_letters.alphabet.letters) == LETTERS
    else:
        with pytest.raises(LexiconError) as refusal:
            english(lexicon)
        assert refusal.value.code == "lexicon-alphabet"


def test_replace_tells_what_each_card_is_worth(engine):
    fields = {"lexicon": "en-common", "hand": "CFNTVUI", "pool": "GTO", "patents": "Q"}
    result = finish(engine.call("tycoon.replace", fields))
    assert result["unseen"] == 92
    assert len(result["cards"]) == 10
    assert result["best"] == result["cards"][0]
    assert result["best"]["gain"] == pytest.approx(result["best"]["mean"] - result["keep"])


def test_a_turn_of_a_person(engine, state):
    state = put(state, hand="AEINRST", pool="OLE")
    me = state["player"]
    step = act(engine, state, type="play", words=["relations"])
    assert [event["type"] for event in step["events"]] == ["laid", "earned"]
    after = step["state"]
    assert after["phase"] == "buy"
    assert (after["players"][me]["money"], after["players"][me]["stock"]) == (6, 3)
    assert len(after["pool"]) < 3
    assert after["values"] == [0, 0]
    legal = engine.call("tycoon.legal", {"state": after})
    assert {action.get("letter") for action in legal["actions"]} >= {"R", "L", None}
    step = act(engine, after, type="buy", letter="r")
    assert step["state"]["phase"] == "discard"
    assert step["state"]["values"][me] == PRICES["R"]
    assert len(step["state"]["pool"]) == 3, "the pool is refilled before one discards"
    assert len(step["state"]["players"][me]["hand"]) < 7
    hand = step["state"]["players"][me]["hand"]
    step = act(engine, step["state"], type="discard", cards=hand[:1])
    assert step["state"]["player"] != me
    assert len(step["state"]["players"][me]["hand"]) == 7
    assert step["state"]["turns"][0]["bought"] == "R"
    choice = engine.call("tycoon.choose", {"state": step["state"], "level": "middle"})
    assert choice["type"] in ("play", "pass")


def test_royalties_are_paid_by_the_bank_for_cards_only(engine, state):
    state = put(state, hand="AEINRST", pool="OLE", patents="XZ")
    other = 1 - state["player"]
    state["players"][other]["patents"] = "ES"
    words = act_anyway(engine, state, type="play", words=["EASES"])["state"]
    # Two E cards and one S card are real; the second S is patent Z's, and no letter is left to be copied.
    assert words["players"][other]["money"] == 3
    assert words["players"][state["player"]]["money"] == 3


TWO = "TEN", "AIR"
REFUSED = [
    ("not-there", {"type": "play", "words": ["ZEBRA"]}),
    ("length", {"type": "play", "words": ["AT"]}),
    ("patent-needed", {"type": "play", "words": ["RAT", "SEE"]}),
    ("patent-needed", {"type": "replace", "letter": "A", "from": "hand"}),
    ("words", {"type": "play"}),
    ("action", {"type": "dance"}),
    ("action", {"type": "pass", "cards": ""}),
    ("not-now", {"type": "buy", "letter": "A"}),
    ("not-now", {"type": "discard", "cards": ""}),
    ("not-now", {"type": "challenge"}),
    ("not-your-turn", {"type": "pass", "player": 7}),
    ("no-hand-card", {"type": "play", "cards": [[{"letter": c, "from": "pool"} for c in "OLE"]]}),
    ("not-there", {"type": "play", "cards": [[{"letter": c, "from": "hand"} for c in "TOE"]]}),
    ("cards", {"type": "play", "cards": [[{"letter": "??", "from": "hand"}]]}),
    ("cards", {"type": "play", "words": ["RAT"], "cards": [[{"letter": c, "from": "hand"} for c in "TAR"]]}),
    ("letter", {"type": "play", "words": ["R?T"]}),
    ("cards", {"type": "play", "cards": "RAT"}),
    ("cards", {"type": "play", "cards": [[{"letter": "R"}]]}),
    ("cards", {"type": "play", "cards": [[{"letter": "R", "from": "deck"}]]}),
    ("words", {"type": "play", "cards": []}),
    (
        "patent-needed",
        {"type": "play", "cards": [[{"letter": c, "from": "hand"} for c in word] for word in ("TEN", "AIR")]},
    ),
]


@pytest.mark.parametrize(("code", "action"), REFUSED)
def test_an_action_against_the_rules_gets_a_sentence_and_changes_nothing(engine, state, code, action):
    state = put(state, hand="AEINRST", pool="OLE")
    before = json.dumps(state)
    with pytest.raises(TilewiseError) as refusal:
        act(engine, state, **action)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
    assert json.dumps(state) == before


@pytest.mark.parametrize(
    ("letter", "code"), [("E", "not-affordable"), ("Q", "not-played"), ("T", "owned"), ("", "action"), ("AB", "action")]
)
def test_a_patent_that_cannot_be_bought_says_why(engine, state, letter, code):
    state = put(state, hand="AEINRST", pool="OLE")
    state["players"][1 - state["player"]]["patents"] = "T"
    after = act_anyway(engine, state, type="play", words=["TREE"])["state"]
    assert after["phase"] in ("buy", "discard")
    after = {**after, "phase": "buy"}
    with pytest.raises(PlayError) as refusal:
        act_anyway(engine, after, type="buy", letter=letter)
    assert refusal.value.code == code


def test_words_that_are_none_cost_tries_and_then_a_card(engine, state):
    state = put(state, hand="AEINRST", pool="OLE")
    me = state["player"]
    for left in (3, 2, 1):
        step = act(engine, state, type="play", words=["RSTN"])
        assert step["events"] == [{"type": "refused", "player": me, "words": ["RSTN"], "left": left}]
        state = step["state"]
        assert state["phase"] == "build"
    step = act(engine, state, type="play", words=["RSTN"])
    assert [event["type"] for event in step["events"]] == ["refused", "failed"]
    assert step["state"]["phase"] == "forfeit"
    with pytest.raises(PlayError, match="discard exactly one card"):
        act(engine, step["state"], type="discard", cards="")
    after = act(engine, step["state"], type="discard", cards="S")["state"]
    assert after["player"] != me
    assert after["turns"][0]["action"] == "failed"
    assert after["players"][me]["money"] == 0


def test_challenges(engine):
    start = {"players": ["Ada", "Bob", "Cem"], "lexicon": "en", "challenge": "players", "first": 0}
    state = engine.call("tycoon.start", start)
    play = engine.call("tycoon.legal", {"state": state, "limit": 1})["actions"][0]
    state["players"][1]["money"] = 1
    hand, pool = state["players"][0]["hand"], state["pool"]
    cards = [{"letter": letter, "from": "hand"} for letter in hand[:3]] + [{"letter": pool[0], "from": "pool"}]
    laid = act_anyway(engine, state, type="play", cards=[cards])["state"]
    assert (laid["phase"], laid["actor"]) == ("challenge", 1)
    laid = act_anyway(engine, laid, type="accept")["state"]
    assert laid["actor"] == 2
    wrong = act_anyway(engine, laid, type="challenge")
    assert wrong["events"][0]["holds"] is False
    assert wrong["state"]["phase"] == "forfeit"
    assert sorted(wrong["state"]["players"][0]["hand"]) == sorted(hand)
    assert sorted(wrong["state"]["pool"]) == sorted(pool)

    laid = act_anyway(engine, state, **play)["state"]
    after = act_anyway(engine, laid, type="challenge")
    assert after["events"][0]["holds"] is True
    earned = next(event for event in after["events"] if event["type"] == "earned")
    assert after["state"]["players"][1]["money"] == 0, "a wrong challenge costs a dollar"
    assert after["state"]["players"][0]["money"] == earned["money"] + 1


def test_the_q_patent_replaces_one_card_at_the_start(engine, state):
    state = put(state, hand="AEINRST", pool="OLE", patents="Q")
    step = act_anyway(engine, state, type="replace", letter="O", **{"from": "pool"})
    assert step["state"]["replaced"]
    assert len(step["state"]["pool"]) == 3
    with pytest.raises(PlayError) as refusal:
        act_anyway(engine, step["state"], type="replace", letter="A", **{"from": "hand"})
    assert refusal.value.code == "not-now"
    for letter, source in (("Z", "pool"), ("OL", "pool"), (5, "hand"), ("A", "deck")):
        with pytest.raises(PlayError) as refusal:
            act_anyway(engine, state, type="replace", letter=letter, **{"from": source})
        assert refusal.value.code == "not-there"


def test_start_refuses_what_cannot_be(engine):
    for fields, code in [
        ({"players": ["Ada"]}, "players"),
        ({"players": ["a"] * 6}, "players"),
        ({"players": [{"name": "a", "level": "genius"}, "b"]}, "choice"),
        ({"players": ["a", "b"], "first": 2}, "first"),
        ({"players": ["a", "b"], "stacking": "never"}, "choice"),
        ({"players": ["a", "b"], "lexicon": "nope"}, "lexicon-unknown"),
    ]:
        with pytest.raises(TilewiseError) as refusal:
            engine.call("tycoon.start", {"lexicon": "en", **fields})
        assert refusal.value.code == code


TURN = {
    "player": 0,
    "round": 1,
    "action": "pass",
    "hand": "AEINRST",
    "pool": "OLE",
    "patents": "",
    "replaced": None,
    "words": [],
    "money": 0,
    "stock": 0,
    "royalties": [],
    "bought": None,
    "discarded": "",
    "refused": [],
    "challenges": [],
    "done": True,
}


@pytest.mark.parametrize(
    "change",
    [
        {"pool": "ZZZ"},
        {"phase": "party"},
        {"player": 5},
        {"players": []},
        {"players": None},
        {"turns": [{}]},
        {"turns": [5]},
        {"turns": [{**TURN, "colour": "red"}]},
        {"turns": [{**TURN, "words": [5]}]},
        {"turns": [{**TURN, "replaced": {"letter": "A"}}]},
        {"turns": [{**TURN, "money": True}]},
        {"turns": [{**TURN, "player": 2}]},
        {"turns": [{**TURN, "royalties": [[0, 1, 2]]}]},
        {"laid": [[{"letter": "A", "from": "moon"}]]},
        {"seed": "x"},
        {"waiting": [1]},
        {"retries": True},
        {"colour": "red"},
        {"game": "chess"},
        {"phase": "forfeit"},
        {"phase": "buy"},
        {"actions": ["buy"]},
        {"scores": [9, 0]},
        {"owners": {"A": 0}},
        {"goal": 1},
        {"retries": [3]},
        {"last_round": 1},
    ],
)
def test_a_state_that_is_none_is_refused(engine, state, change):
    with pytest.raises(TilewiseError) as refusal:
        engine.call("tycoon.legal", {"state": {**state, **change}})
    assert (refusal.value.code, refusal.value.data["field"]) == ("state", "state")
    with pytest.raises(TilewiseError):
        engine.call("tycoon.legal", {"state": 5})
    assert read_game(state).to_json() == state


def test_money_stock_and_patents_that_nobody_has_earned_are_noticed(engine):
    setup = {"players": ["Ada", "Bob"], "lexicon": "en", "seed": 9, "first": 1}
    state = engine.call("tycoon.start", setup)
    state = act(engine, state, **engine.call("tycoon.legal", {"state": state, "limit": 1})["actions"][0])["state"]
    assert state["players"][1]["money"] > 0
    for name, value in (("money", 99), ("stock", 99), ("patents", "B")):
        tampered = json.loads(json.dumps(state))
        tampered["players"][1][name] = value
        with pytest.raises(TilewiseError, match="of Bob do not follow from the turns"):
            engine.call("tycoon.legal", {"state": tampered})


def test_a_card_is_not_given_from_an_empty_hand(engine, state):
    tampered = put(state, hand="AEINRST")
    me = tampered["players"][tampered["player"]]
    tampered["discards"], me["hand"] = me["hand"], ""
    tampered.update({"phase": "forfeit", "actions": ["discard"]})
    for method in ("tycoon.choose", "tycoon.advise"):
        with pytest.raises(TilewiseError, match="a card is to be given and there is none"):
            engine.call(method, {"state": tampered})


def test_a_replay_gives_the_game_and_names_a_wrong_action(engine):
    setup = {"players": ["Ada", "Bob"], "lexicon": "en", "seed": 9, "first": 1}
    state = engine.call("tycoon.start", setup)
    play = engine.call("tycoon.legal", {"state": state, "limit": 1})["actions"][0]
    step = act(engine, state, **play)
    replayed = engine.call("tycoon.replay", {"setup": setup, "actions": [play]})
    assert replayed == step
    with pytest.raises(TilewiseError) as refusal:
        engine.call("tycoon.replay", {"setup": setup, "actions": [play, {"type": "pass"}]})
    assert refusal.value.data["action"] == 1
    assert engine.call("tycoon.replay", {"setup": setup, "actions": [play], "lexicon": "en"}) == step
    with pytest.raises(TilewiseError) as refusal:
        engine.call("tycoon.legal", {"state": state, "lexicon": "de"})
    assert refusal.value.code == "lexicon-other"


def test_advice_for_every_phase_and_the_review_at_the_end(engine):
    setup = {"players": [{"level": "top"}, {"level": "easy"}], "lexicon": "en-common", "seed": 4}
    state = engine.call("tycoon.start", setup)
    phases = set()
    with pytest.raises(PlayError):
        engine.call("tycoon.review", {"state": state})
    while state["phase"] != "over":
        advice = engine.call("tycoon.advise", {"state": state, "limit": 3})
        phases.add(advice["phase"])
        if advice["phase"] == "build":
            worths = [option["worth"]["total"] for option in advice["options"]]
            assert worths == sorted(worths, reverse=True)
        action = engine.call("tycoon.choose", {"state": state})
        step = act(engine, state, **action)
        state = step["state"]
    assert phases == {"build", "buy", "discard"}
    assert step["standings"][0]["place"] == 1
    result = finish(engine.call("tycoon.review", {"state": state}))
    assert len(result["turns"]) == len(state["turns"])
    assert all(row["lost"] >= 0 for row in result["turns"])
    assert result["lost"][1] > result["lost"][0]


def test_cards_say_which_rule_they_break():
    sources = {"h": "hand", "p": "pool", "c": "copy", "s": "s"}
    for words, patents, code in [
        ((["Ah", "Bh", "Cc"],), "X", "copy"),
        ((["Ah", "Bh", "Ac"],), "X", "copy"),
        ((["Ah", "Bh", "Ac"],), "", "patent-needed"),
        ((["Ah", "Bh", "Ss"],), "", "patent-needed"),
        ((["Ss", "Ah", "Bh"],), "Z", "added-s"),
        ((["Ah", "Bh", "Ss"], ["Ch", "Dh", "Ss"]), "VZ", "added-s"),
        ((["Ah", "Bh", "Ch", "Ac", "Bc"],), "X", "copy"),
    ]:
        laid = tuple(tuple(Card(letter, sources[source]) for letter, source in word) for word in words)
        with pytest.raises(PlayError) as refusal:
            check(laid, "ABCDEFG", "HIJ", patents)
        assert refusal.value.code == code


@pytest.mark.parametrize("players", GOALS)
def test_a_goal_twice_as_far_is_twice_as_many_rounds_away(monkeypatch, players):
    game = new_game([(str(i), "top") for i in range(players)], "en", 1)
    near = policy.turns_left(game)
    farther = {n: 2 * goal for n, goal in GOALS.items()}
    monkeypatch.setattr(game_module, "GOALS", farther)
    monkeypatch.setattr(policy, "GOALS", farther, raising=False)  # it is the distance that counts, not the goal itself
    assert policy.turns_left(game) + 0.5 == pytest.approx(2 * (near + 0.5))


def test_a_thousand_plays_and_the_first_reading_of_a_list_pause_often_and_answer_as_without_pauses():
    fields = {"lexicon": "fr", "hand": "AEINRST", "pool": "LOD", "patents": "VXZ", "limit": 1000}
    job = Engine().begin("tycoon.solve", fields)
    told = []
    answer = finish(job, told.append)
    assert len(answer["plays"]) == 1000
    assert sum(each.total == len(answer["plays"]) for each in told) >= 20
    assert sum(each.total == sum(range(3, 13)) for each in told) == sum(range(3, 13)), "a pause for each column"
    assert Engine().call("tycoon.solve", fields) == answer


def test_more_cards_than_anybody_could_lay_are_refused_at_once(engine):
    card = {"letter": "A", "from": "hand"}
    for cards in ([[card] * 101], [[]] * 101):
        with pytest.raises(TilewiseError) as refusal:
            engine.call("tycoon.build", {"lexicon": "en-common", "hand": "AEINRST", "pool": "LOD", "cards": cards})
        assert (refusal.value.code, refusal.value.data["field"]) == ("cards", "cards")
    built = engine.call(
        "tycoon.build", {"lexicon": "en-common", "hand": "AEINRST", "pool": "LOD", "cards": [[card] * 13]}
    )
    assert built["problem"]["code"] == "length"


def test_a_word_that_is_none_costs_nothing_where_that_was_agreed(engine):
    start = engine.call("tycoon.start", {"players": ["Ada", "Bob"], "lexicon": "en", "retries": None})
    state = put(start, hand="AEINRST", pool="OLE")
    with pytest.raises(PlayError) as refusal:
        act(engine, state, type="play", words=["RSTN"])
    assert (refusal.value.code, refusal.value.data["word"]) == ("not-a-word", "RSTN")


def test_cards_to_discard_are_a_text(engine, state):
    state = act(engine, state, type="pass")["state"]
    with pytest.raises(PlayError) as refusal:
        act(engine, state, type="discard", cards=["A"])
    assert refusal.value.code == "action"


def test_legal_actions_of_each_phase_can_be_done(engine, state):
    held = put(state, hand="AEINRST", pool="OLE")
    discards = engine.call("tycoon.legal", {"state": act(engine, held, type="pass")["state"]})["actions"]
    assert [each["cards"] for each in discards] == ["", *"AEINRST", "AEINRST"]
    for _ in range(4):
        held = act(engine, held, type="play", words=["RSTN"])["state"]
    assert [each["cards"] for each in engine.call("tycoon.legal", {"state": held})["actions"]] == [*"AEINRST"]
    game = new_game([("Ada", None), ("Bob", None)], "en", 1)
    game.players[game.player].patents = "Q"
    replacing = _actions(game, "replace", engine.library.lexicon("en"), 5)
    assert {(each["letter"], each["from"]) for each in replacing} == {
        *((letter, "hand") for letter in game.me.hand),
        *((letter, "pool") for letter in game.pool),
    }
    for each in replacing:
        after, _ = turns.act(game, each, engine.library.lexicon("en"))
        assert after.replaced


def test_a_view_hides_what_the_player_cannot_see_and_there_is_one_for_each_player(engine, state):
    for player in (0, 1):
        seen = engine.call("tycoon.view", {"state": state, "player": player})
        assert seen["players"][player] == state["players"][player]
        assert set(seen["players"][1 - player]["hand"]) == {"?"}
        assert set(seen["deck"]) == {"?"}
    with pytest.raises(TilewiseError) as refusal:
        engine.call("tycoon.view", {"state": state, "player": 2})
    assert (refusal.value.code, refusal.value.data["field"]) == ("range", "player")


def test_a_game_of_two_opponents_ends_and_then_nobody_is_to_act(engine):
    [example] = [engine.methods["tycoon.review"].example]
    over = example(engine.call)
    assert over["state"]["phase"] == "over"
    assert engine.call("tycoon.legal", over)["actions"] == []
    for method in ("tycoon.choose", "tycoon.advise"):
        with pytest.raises(PlayError) as refusal:
            engine.call(method, over)
        assert refusal.value.code == "not-now"
    assert len(finish(engine.call("tycoon.review", over))["turns"]) == len(over["state"]["turns"])


def test_advice_on_a_word_that_was_laid_says_whether_to_challenge_it(engine):
    start = {"players": ["Ada", "Bob"], "lexicon": "en", "challenge": "players", "first": 0}
    state = put(engine.call("tycoon.start", start), hand="AEINRST", pool="OLE")
    for word, action in (("RATE", "accept"), ("RSTN", "challenge")):
        laid = act(engine, state, type="play", words=[word])["state"]
        assert engine.call("tycoon.advise", {"state": laid})["action"]["type"] == action


def test_what_cards_being_laid_would_earn_is_told_with_what_is_wrong(engine):
    table = {"lexicon": "en", "hand": "AEINRST", "pool": "OLE", "others": "RT"}
    for word, code in (("RATE", None), ("RSTN", "not-a-word"), ("RA", "length"), ("ZAP", "not-there")):
        cards = [[{"letter": letter, "from": "hand"} for letter in word]]
        built = engine.call("tycoon.build", {**table, "cards": cards})
        assert built["words"] == [{"word": word, "valid": word in ("RATE", "ZAP")}]
        assert (built["problem"] and built["problem"]["code"]) == code
        assert built["royalties"] == sum(letter in "RT" for letter in word)
        assert built["total"] == (0 if len(word) == 2 else built["money"] + built["stock"])
    assert built["total"] > 0


def test_a_deck_and_discards_that_are_used_up_give_no_card():
    game = new_game([("Ada", None), ("Bob", None)], "en", 1)
    cards = game.deck
    game.deck, game.discards = cards[:2], cards[2:3]
    assert sorted(game.draw(5)) == sorted(cards[:3])
    assert game.draw(1) == ""


def test_patents_of_a_game_are_in_alphabetical_order(engine, state):
    state = put(state, patents="KB")
    with pytest.raises(TilewiseError, match="not in alphabetical order"):
        engine.call("tycoon.legal", {"state": state})


def test_nobody_buys_what_cannot_be_paid():
    game = new_game([("Ada", "top"), ("Bob", "top")], "en", 1)
    game.phase = "buy"
    assert game.buyable() == []
    assert policy.choose(game, "top", Lexicon.from_words(["cat"], alphabet("en"))) == {"type": "skip"}


def test_a_table_has_two_to_five_players():
    for n in (1, 6):
        with pytest.raises(TilewiseError) as refusal:
            new_game([(str(i), None) for i in range(n)], "en", 1)
        assert refusal.value.code == "players"


def test_where_no_word_can_be_made_a_card_is_replaced_for_one():
    game = new_game([("Ada", "top"), ("Bob", "top")], "en", 1)
    game.me.hand, game.pool, game.me.patents = "CTXXXXX", "ZZZ", "Q"
    lexicon = Lexicon.from_words(["cat"], alphabet("en"))
    assert policy.choose(game, "top", lexicon)["type"] == "replace"
    game.me.patents = ""
    assert policy.choose(game, "top", lexicon) == {"type": "pass"}


def test_all_plays_of_a_rich_turn_are_listed_once_and_the_first_are_those_of_fewer(engine):
    turn = Turn(engine.library.lexicon("en-common"), "AEINRST", "LOD", "V")
    every = turn.plays(1_000_000)
    assert len(every) == len({play.words for play in every}) > 1_000
    assert every == sorted(every)
    assert turn.plays(700) == every[:700]
    assert sum(play.earned.total == turn.best for play in every) == turn.count
    assert turn.best_with("Q", 5) == []
