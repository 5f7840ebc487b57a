"""Letter Tycoon by its methods: the contract's fields, the rules of a turn, and a sentence for every bad input."""

from copy import deepcopy

import pytest

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.api import Engine
from tilewise.errors import LexiconError, PlayError, TilewiseError
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, load_lexicon
from tilewise.tycoon import game as game_module
from tilewise.tycoon import match as match_module
from tilewise.tycoon import policy, turns
from tilewise.tycoon.cards import Card, check
from tilewise.tycoon.game import new_game
from tilewise.tycoon.match import _actions, _legal
from tilewise.tycoon.rules import CARDS, GOALS, LETTERS, PRICES, english
from tilewise.tycoon.solve import Turn
from tilewise.tycoon.told_rules import rules_of_the_game

SOLVE = {"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ", "stacking": "multiply", "limit": 20}


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture(scope="module")
def words(engine):
    return engine.library.lexicon("en")


@pytest.fixture
def game():
    return new_game([("Ada", None), ("Bob", 4)], "en", 0)


def put(game, **fields):
    """The same game with other cards, money or patents for the player whose turn it is; the deck gives and takes."""
    game = game.copy()
    for name in ("hand", "pool"):
        if name in fields:
            owner = game.me if name == "hand" else game
            game.deck += getattr(owner, name)
            setattr(owner, name, fields[name])
            for letter in fields[name]:
                if letter in game.deck:
                    game.deck = game.deck.replace(letter, "", 1)
                else:
                    other = game.players[1 - game.player]
                    other.hand = other.hand.replace(letter, game.deck[0], 1)
                    game.deck = game.deck[1:]
    for name in {"money", "patents"} & fields.keys():
        setattr(game.me, name, fields[name])
    return game


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
    if letters.id in rules_of_the_game()["alphabets"]:
        assert "".join(english(lexicon).by_letters.alphabet.letters) == LETTERS
    else:
        with pytest.raises(LexiconError) as refusal:
            english(lexicon)
        assert refusal.value.code == "lexicon-alphabet"


def test_replace_tells_what_each_card_is_worth(engine):
    fields = {"lexicon": "en-common", "hand": "CFNTVUI", "pool": "GTO", "patents": "Q"}
    result = engine.call("tycoon.replace", fields)
    assert result["unseen"] == 92
    assert len(result["cards"]) == 10
    assert result["best"] == result["cards"][0]
    assert result["best"]["gain"] == pytest.approx(result["best"]["mean"] - result["keep"])


def test_a_turn_of_a_person(game, words):
    game = put(game, hand="AEINRST", pool="OLE")
    me = game.player
    game, events = turns.act(game, {"kind": "play", "words": ["relations"]}, words)
    assert [event["kind"] for event in events] == ["laid", "earned"]
    assert game.phase == "buy"
    assert (game.players[me].money, game.players[me].stock) == (6, 3)
    assert len(game.pool) < 3
    assert [player["value"] for player in game.to_json()["players"]] == [0, 0]
    assert {action.get("letter") for action in _legal(game, words, 20)} >= {"R", "L", None}
    game, _ = turns.act(game, {"kind": "buy", "letter": "r"}, words)
    assert game.phase == "discard"
    assert game.to_json()["players"][me]["value"] == PRICES["R"]
    assert len(game.pool) == 3, "the pool is refilled before one discards"
    hand = game.players[me].hand
    assert len(hand) < 7
    game, _ = turns.act(game, {"kind": "discard", "cards": hand[:1]}, words)
    assert game.player != me
    assert len(game.players[me].hand) == 7
    assert game.turns[0]["bought"] == "R"
    assert policy.choose(game, 4, words)["kind"] in ("play", "pass")


def test_royalties_are_paid_by_the_bank_for_cards_only(game, words):
    game = put(game, hand="AEINRST", pool="OLE", patents="XZ")
    other, me = 1 - game.player, game.player
    game.players[other].patents = "ES"
    game, _ = turns.act(game, {"kind": "play", "words": ["EASES"]}, words)
    # Two E cards and one S card are real; the second S is patent Z's, and no letter is left to be copied.
    assert game.players[other].money == 3
    assert game.players[me].money == 3


TWO = "TEN", "AIR"
REFUSED = [
    ("not-there", {"kind": "play", "words": ["ZEBRA"]}),
    ("length", {"kind": "play", "words": ["AT"]}),
    ("patent-needed", {"kind": "play", "words": ["RAT", "SEE"]}),
    ("patent-needed", {"kind": "replace", "letter": "A", "from": "hand"}),
    ("words", {"kind": "play"}),
    ("action", {"kind": "dance"}),
    ("action", {"kind": "pass", "cards": ""}),
    ("not-now", {"kind": "buy", "letter": "A"}),
    ("not-now", {"kind": "discard", "cards": ""}),
    ("not-now", {"kind": "challenge"}),
    ("not-your-turn", {"kind": "pass", "player": 7}),
    ("no-hand-card", {"kind": "play", "cards": [[{"letter": c, "from": "pool"} for c in "OLE"]]}),
    ("not-there", {"kind": "play", "cards": [[{"letter": c, "from": "hand"} for c in "TOE"]]}),
    ("cards", {"kind": "play", "cards": [[{"letter": "??", "from": "hand"}]]}),
    ("cards", {"kind": "play", "words": ["RAT"], "cards": [[{"letter": c, "from": "hand"} for c in "TAR"]]}),
    *(
        ("words", {"kind": "play", "words": said, "cards": [[{"letter": c, "from": "hand"} for c in "TAR"]]})
        for said in (True, 5, "TAR", {}, [["TAR"]], [])
    ),
    ("letter", {"kind": "play", "words": ["R?T"]}),
    ("cards", {"kind": "play", "cards": "RAT"}),
    ("cards", {"kind": "play", "cards": [[{"letter": "R"}]]}),
    ("cards", {"kind": "play", "cards": [[{"letter": "R", "from": "deck"}]]}),
    ("words", {"kind": "play", "cards": []}),
    (
        "patent-needed",
        {"kind": "play", "cards": [[{"letter": c, "from": "hand"} for c in word] for word in ("TEN", "AIR")]},
    ),
]


@pytest.mark.parametrize(("code", "action"), REFUSED)
def test_an_action_against_the_rules_gets_a_sentence_and_changes_nothing(game, words, code, action):
    game = put(game, hand="AEINRST", pool="OLE")
    before = deepcopy(game)
    with pytest.raises(TilewiseError) as refusal:
        turns.act(game, action, words)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
    assert game == before


@pytest.mark.parametrize(
    ("letter", "code"), [("E", "not-affordable"), ("Q", "not-played"), ("T", "owned"), ("", "action"), ("AB", "action")]
)
def test_a_patent_that_cannot_be_bought_says_why(game, words, letter, code):
    game = put(game, hand="AEINRST", pool="OLE")
    game.players[1 - game.player].patents = "T"
    game, _ = turns.act(game, {"kind": "play", "words": ["TREE"]}, words)
    assert game.phase in ("buy", "discard")
    game.phase = "buy"
    with pytest.raises(PlayError) as refusal:
        turns.act(game, {"kind": "buy", "letter": letter}, words)
    assert refusal.value.code == code


def test_words_that_are_none_cost_tries_and_then_a_card(game, words):
    game = put(game, hand="AEINRST", pool="OLE")
    me = game.player
    wrong = {"kind": "play", "words": ["RSTN"]}
    for left in (3, 2, 1):
        game, events = turns.act(game, wrong, words)
        assert events == [{"kind": "refused", "player": me, "words": ["RSTN"], "left": left}]
        assert game.phase == "build"
    game, events = turns.act(game, wrong, words)
    assert [event["kind"] for event in events] == ["refused", "failed"]
    assert game.phase == "forfeit"
    with pytest.raises(PlayError, match="discard exactly one card"):
        turns.act(game, {"kind": "discard", "cards": ""}, words)
    after, _ = turns.act(game, {"kind": "discard", "cards": "S"}, words)
    assert after.player != me
    assert after.turns[0]["action"] == "failed"
    assert after.players[me].money == 0


def test_challenges(words):
    game = new_game([("Ada", None), ("Bob", None), ("Cem", None)], "en", 0, challenge="players", first=0)
    play = _legal(game, words, 1)[0]
    game.players[1].money = 1
    hand, pool = game.players[0].hand, game.pool
    cards = [{"letter": letter, "from": "hand"} for letter in hand[:3]] + [{"letter": pool[0], "from": "pool"}]
    laid, _ = turns.act(game, {"kind": "play", "cards": [cards]}, words)
    assert (laid.phase, laid.actor) == ("challenge", 1)
    laid, _ = turns.act(laid, {"kind": "accept"}, words)
    assert laid.actor == 2
    wrong, events = turns.act(laid, {"kind": "challenge"}, words)
    assert events[0]["holds"] is False
    assert wrong.phase == "forfeit"
    assert sorted(wrong.players[0].hand) == sorted(hand)
    assert sorted(wrong.pool) == sorted(pool)

    laid, _ = turns.act(game, play, words)
    after, events = turns.act(laid, {"kind": "challenge"}, words)
    assert events[0]["holds"] is True
    earned = next(event for event in events if event["kind"] == "earned")
    assert after.players[1].money == 0, "a wrong challenge costs a dollar"
    assert after.players[0].money == earned["money"] + 1


def test_the_q_patent_replaces_one_card_at_the_start(game, words):
    game = put(game, hand="AEINRST", pool="OLE", patents="Q")
    after, _ = turns.act(game, {"kind": "replace", "letter": "O", "from": "pool"}, words)
    assert after.replaced
    assert len(after.pool) == 3
    with pytest.raises(PlayError) as refusal:
        turns.act(after, {"kind": "replace", "letter": "A", "from": "hand"}, words)
    assert refusal.value.code == "not-now"
    for letter, source in (("Z", "pool"), ("OL", "pool"), (5, "hand"), ("A", "deck")):
        with pytest.raises(PlayError) as refusal:
            turns.act(game, {"kind": "replace", "letter": letter, "from": source}, words)
        assert refusal.value.code == "not-there"


def test_a_deal_refuses_what_cannot_be(engine):
    for fields, code in [
        ({"players": [{}]}, "players"),
        ({"players": [{}] * 6}, "players"),
        ({"players": [{"name": "a", "level": 6}, {}]}, "range"),
        ({"players": [{"name": "a", "level": "top"}, {}]}, "wrong-type"),
        ({"players": ["a", {}]}, "wrong-type"),
        ({"players": [{}, {}], "first": 2}, "first"),
        ({"players": [{}, {}], "stacking": "never"}, "choice"),
        ({"players": [{}, {}], "lexicon": "nope"}, "lexicon-unknown"),
        ({"players": [{}, {}], "lexicon": "tr"}, "lexicon-alphabet"),
    ]:
        with pytest.raises(TilewiseError) as refusal:
            engine.call("tycoon.match", {"setup": {"lexicon": "en", **fields}, "actions": []})
        assert refusal.value.code == code


def played_out(engine, levels, **setup):
    """The record of a game of opponents, as far as it goes."""
    record = {"setup": {"lexicon": "en-common", "players": [{"level": level} for level in levels], **setup}}
    record["actions"] = []
    while engine.call("tycoon.match", {**record, "limit": 0})["turn"] is not None:
        yield record
        record["actions"].append(engine.call("tycoon.choose", record)["action"])
    yield record


def test_advice_for_every_phase_and_the_review_at_the_end(engine):
    phases = set()
    for record in played_out(engine, (5, 2), seed=4):
        match = engine.call("tycoon.match", {**record, "limit": 0})
        if match["turn"] is None:
            break
        advice = engine.call("tycoon.advise", {**record, "limit": 3})
        phases.add(advice["phase"])
        if advice["phase"] == "build":
            worths = [option["worth"]["total"] for option in advice["options"]]
            assert worths == sorted(worths, reverse=True)
    assert phases == {"build", "buy", "discard"}
    assert (match["ended"], match["standings"][0]["place"], match["legal"]) == ("goal", 1, [])
    for method in ("tycoon.choose", "tycoon.advise"):
        with pytest.raises(PlayError) as refusal:
            engine.call(method, record)
        assert refusal.value.code == "not-now"
    result = engine.call("tycoon.review", record)
    rows, summary = result["turns"], result["summary"]
    assert [row["turn"] for row in rows] == list(range(len(match["state"]["turns"])))
    for row, turn in zip(rows, match["state"]["turns"], strict=True):
        assert row["played"] == {"words": turn["words"], "total": turn["money"] + turn["stock"]}
        best = row["best"][0]["total"] if row["best"] else 0
        assert row["loss"] == max(best - row["played"]["total"], 0)
        assert (row["grade"] == "best") == (row["loss"] == 0)
    for player, now in enumerate(match["state"]["players"]):
        turns = match["state"]["turns"]
        last = max(n for n, turn in enumerate(turns) if turn["player"] == player)
        price = PRICES[turns[last]["bought"]] if turns[last]["bought"] else 0
        paid = sum(n for turn in turns[last:] for owner, n in turn["royalties"] if owner == player)
        assert turns[last]["purse"] + turns[last]["money"] - price + paid == now["money"]
    holdings = result["holdings"]
    assert len(holdings) == len(rows) + 1
    assert {(each["money"], each["stock"], each["patents"], each["score"]) for each in holdings[0]} == {(0, 0, "", 0)}
    for turn, before in zip(match["state"]["turns"], holdings, strict=False):
        mine = before[turn["player"]]
        assert (mine["money"], mine["patents"]) == (turn["purse"], turn["patents"])
    now = [{name: player[name] for name in holdings[-1][0]} for player in match["state"]["players"]]
    assert holdings[-1] == now
    first, second = summary["players"]
    assert second["mean_loss"] > first["mean_loss"], "who knows fewer words loses more"
    assert [sum(each["grades"].values()) for each in (first, second)] == [first["judged"], second["judged"]]
    bad = sorted((row["loss"] for row in rows if row["grade"] in ("mistake", "blunder")), reverse=True)
    assert sorted((rows[n]["loss"] for n in summary["turning_points"]), reverse=True) == bad[:3]


def test_a_review_by_worth_blames_nobody_for_doing_what_advice_said(engine):
    replaced = 0
    for seed in (4, 23):
        *_, record = played_out(engine, (5, 2, 5), seed=seed)
        by_worth = engine.call("tycoon.review", {**record, "by": "worth"})
        turns = engine.call("tycoon.match", {**record, "limit": 0})["state"]["turns"]
        earning = engine.call("tycoon.review", record)["turns"]
        assert [row["turn"] for row in by_worth["turns"]] == list(range(len(turns)))
        for row, turn, other in zip(by_worth["turns"], turns, earning, strict=True):
            played, bought = row["played"], turn["bought"]
            assert (played["words"], played["total"]) == (other["played"]["words"], other["played"]["total"])
            assert played["buy"] == (bought and {"letter": bought, "price": PRICES[bought]})
            best = row["best"][0] if row["best"] else played
            assert row["loss"] == pytest.approx(max(best["worth"] - played["worth"], 0), abs=0.02)
            assert (row["grade"] == "best") == (row["loss"] <= 0.05)
            if turn["player"] != 1:
                assert row["loss"] == 0, "the best level does what advice says"
                assert (played["words"], played["buy"]) == (best["words"], best["buy"])
                replaced += turn["replaced"] is not None
        for n, player in enumerate(by_worth["summary"]["players"]):
            losses = [row["loss"] for row in by_worth["turns"] if row["player"] == n]
            assert player["mean_loss"] == pytest.approx(sum(losses) / len(losses), abs=0.006)
        assert any(row["loss"] for row in earning if row["player"] != 1), "what earns most at once is not the best"
        assert any(row["grade"] in ("mistake", "blunder") for row in by_worth["turns"] if row["player"] == 1)
    assert replaced, "a card was replaced before the words were played"


def test_a_turn_without_words_is_worth_the_cards_that_are_kept(engine):
    setup = {"lexicon": "en-common", "players": [{}, {}], "seed": 3, "retries": 0}
    lost = ["lost"]
    for first in ({"kind": "pass"}, {"kind": "play", "words": lost}):
        record = {"setup": setup, "actions": []}
        state = engine.call("tycoon.match", record)["state"]
        if first["kind"] == "play":
            hand = state["players"][state["player"]]["hand"]
            lost[0] = hand[:3]
            assert not engine.library.lexicon("en-common").holds(lost[0].encode())
        record["actions"] = [first, {"kind": "discard", "cards": hand[0] if first["kind"] == "play" else ""}]
        advice = engine.call("tycoon.advise", {**record, "actions": [], "limit": 1})["options"][0]
        [row] = engine.call("tycoon.review", {**record, "by": "worth"})["turns"]
        assert (row["played"]["total"], row["played"]["buy"]) == (0, None)
        assert row["best"] == [
            {name: advice[name] for name in ("words", "total", "buy")} | {"worth": advice["worth"]["total"]}
        ]
        assert row["loss"] == pytest.approx(row["best"][0]["worth"] - row["played"]["worth"], abs=0.02)
        assert row["grade"] == "blunder"


def test_a_review_can_be_had_of_a_game_that_goes_on(engine):
    record = {"lexicon": "en-common", "setup": {"players": [{}, {}], "seed": 3}, "actions": [{"kind": "pass"}]}
    assert engine.call("tycoon.review", record)["turns"] == [], "a turn is judged when it is over"
    record["actions"].append({"kind": "discard", "cards": ""})
    [row] = engine.call("tycoon.review", record)["turns"]
    assert row["played"] == {"words": [], "total": 0}
    assert row["loss"] == row["best"][0]["total"] > 0


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
    game = new_game([(str(i), 5) for i in range(players)], "en", 1)
    near = policy.turns_left(game)
    farther = {n: 2 * goal for n, goal in GOALS.items()}
    monkeypatch.setattr(game_module, "GOALS", farther)
    monkeypatch.setattr(policy, "GOALS", farther, raising=False)  # it is the distance that counts, not the goal itself
    assert policy.turns_left(game) + 0.5 == pytest.approx(2 * (near + 0.5))


def test_a_thousand_plays_and_the_first_reading_of_a_list_pause_often_and_answer_as_without_pauses():
    library = Library(None)  # with a list of which no other test has read anything
    library.put("fr", load_lexicon("fr").pack())
    engine = Engine(library)
    fields = {"lexicon": "fr", "hand": "AEINRST", "pool": "LOD", "patents": "VXZ", "limit": 1000}
    job = engine.begin("tycoon.solve", fields)
    told = []
    answer = finish(job, told.append)
    assert len(answer["plays"]) == 1000
    assert len(told) >= 20 + sum(range(3, 13)), "a pause for each column, and some while plays are written"
    assert engine.call("tycoon.solve", fields) == answer


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


def test_a_word_that_is_none_costs_nothing_where_that_was_agreed(words):
    game = put(new_game([("Ada", None), ("Bob", None)], "en", 0, retries=None), hand="AEINRST", pool="OLE")
    with pytest.raises(PlayError) as refusal:
        turns.act(game, {"kind": "play", "words": ["RSTN"]}, words)
    assert (refusal.value.code, refusal.value.data["word"]) == ("not-a-word", "RSTN")


def test_cards_to_discard_are_a_text(game, words):
    game, _ = turns.act(game, {"kind": "pass"}, words)
    with pytest.raises(PlayError) as refusal:
        turns.act(game, {"kind": "discard", "cards": ["A"]}, words)
    assert refusal.value.code == "action"


def test_legal_actions_of_each_phase_can_be_done(game, words):
    held = put(game, hand="AEINRST", pool="OLE")
    passed, _ = turns.act(held, {"kind": "pass"}, words)
    assert [each["cards"] for each in _legal(passed, words, 20)] == ["", *"AEINRST", "AEINRST"]
    for _ in range(4):
        held, _ = turns.act(held, {"kind": "play", "words": ["RSTN"]}, words)
    assert [each["cards"] for each in _legal(held, words, 20)] == [*"AEINRST"]
    game = new_game([("Ada", None), ("Bob", None)], "en", 1)
    game.players[game.player].patents = "Q"
    replacing = _actions(game, "replace", words, 5)
    assert {(each["letter"], each["from"]) for each in replacing} == {
        *((letter, "hand") for letter in game.me.hand),
        *((letter, "pool") for letter in game.pool),
    }
    for each in replacing:
        after, _ = turns.act(game, each, words)
        assert after.replaced


def test_a_seat_sees_neither_the_deck_nor_what_others_hold_draw_and_discard(engine):
    for record in played_out(engine, (1, 3), seed=6):
        every, *seats = (engine.call("tycoon.match", {**record, "seat": seat, "limit": 3}) for seat in (None, 0, 1))
        if every["turn"] is None:
            assert all(seen == every for seen in seats), "a game that is over hides nothing"
            break
        for seat, seen in enumerate(seats):
            state, other = seen["state"], 1 - seat
            assert state["players"][seat] == every["state"]["players"][seat]
            assert set(state["deck"]) <= {"?"}
            for name in ("hand", "dropped"):
                told, real = state["players"][other][name], every["state"]["players"][other][name]
                assert (set(told) <= {"?"}, len(told)) == (True, len(real))
            for told, real in zip(seen["events"], every["events"], strict=True):
                theirs = real.get("player") == other
                if real["kind"] == "discarded":
                    assert told["cards"] == ("?" * len(real["cards"]) if theirs else real["cards"])
                elif real["kind"] == "replaced" and theirs and real["from"] == "hand":
                    assert (told["letter"], told["drawn"]) == ("?", "?")
                else:
                    assert told == real
            assert seen["legal"] == (every["legal"] if seen["turn"] == seat else [])
    assert len(record["actions"]) > 20


def test_a_card_of_the_hand_that_is_replaced_is_told_to_its_player_alone(engine, words):
    game = new_game([("Ada", None), ("Bob", None)], "en", 1, first=0)
    game.me.patents = "Q"
    _, [event] = turns.act(game, {"kind": "replace", "letter": game.me.hand[0], "from": "hand"}, words)
    assert match_module._seen(event, 0) == event
    assert match_module._seen(event, 1) == {**event, "letter": "?", "drawn": "?"}


def test_advice_on_a_word_that_was_laid_says_whether_to_challenge_it(engine, words):
    setup = {"players": [{}, {}], "challenge": "players", "first": 0, "seed": 8}
    hand = engine.call("tycoon.match", {"lexicon": "en", "setup": setup})["state"]["players"][0]["hand"]
    wrong = {"kind": "play", "cards": [[{"letter": letter, "from": "hand"} for letter in sorted(hand)[:4]]]}
    assert not words.holds("".join(sorted(hand)[:4]).encode())
    right = engine.call("tycoon.match", {"lexicon": "en", "setup": setup, "limit": 1})["legal"][0]
    for play, action in ((right, "accept"), (wrong, "challenge")):
        asked = {"lexicon": "en", "setup": setup, "actions": [play]}
        assert engine.call("tycoon.advise", asked)["action"]["kind"] == action


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


def test_nobody_buys_what_cannot_be_paid():
    game = new_game([("Ada", 5), ("Bob", 5)], "en", 1)
    game.phase = "buy"
    assert game.buyable() == []
    assert policy.choose(game, 5, Lexicon.from_words(["cat"], alphabet("en"))) == {"kind": "skip"}


def test_a_table_has_two_to_five_players():
    for n in (1, 6):
        with pytest.raises(TilewiseError) as refusal:
            new_game([(str(i), None) for i in range(n)], "en", 1)
        assert refusal.value.code == "players"


def test_where_no_word_can_be_made_a_card_is_replaced_for_one():
    game = new_game([("Ada", 5), ("Bob", 5)], "en", 1)
    game.me.hand, game.pool, game.me.patents = "CTXXXXX", "ZZZ", "Q"
    lexicon = Lexicon.from_words(["cat"], alphabet("en"))
    assert policy.choose(game, 5, lexicon)["kind"] == "replace"
    game.me.patents = ""
    assert policy.choose(game, 5, lexicon) == {"kind": "pass"}


def test_all_plays_of_a_rich_turn_are_listed_once_and_the_first_are_those_of_fewer(engine):
    turn = Turn(engine.library.lexicon("en-common"), "AEINRST", "LOD", "V")
    every = turn.plays(1_000_000)
    assert len(every) == len({play.words for play in every}) > 1_000
    assert every == sorted(every)
    assert turn.plays(700) == every[:700]
    assert sum(play.earned.total == turn.best for play in every) == turn.count
    assert turn.best_with("Q", 5) == []
