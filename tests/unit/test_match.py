"""A played game is its record: what comes of it, what a seat sees, what is refused, and what one more action costs."""

import json
import random
from collections import Counter

import pytest
from amount import some

from tilewise.api import Engine
from tilewise.crossword.game import match as crossword_match
from tilewise.errors import PlayError, TilewiseError
from tilewise.letterpress.game import match as letterpress_match
from tilewise.match.replay import Replays
from tilewise.tycoon import match as tycoon_match

TWO = [{"name": "Ada"}, {"name": "Bob"}]
SETUPS = {
    "letterpress": {"players": TWO, "seed": 7},
    "crossword": {"players": TWO, "seed": 7},
    "tycoon": {"players": TWO, "seed": 7, "first": 0, "retries": None},
}
MORE = {
    "crossword three": ("crossword", {"players": [*TWO, {"level": 2}], "seed": 3, "challenge": "double"}),
    "crossword own": ("crossword", {"players": TWO, "seed": 5, "layout": "duel", "challenge": "five"}),
    "crossword void": ("crossword", {"players": [*TWO, {}, {}], "seed": 11, "challenge": "void"}),
    "letterpress own": ("letterpress", {"players": TWO, "board": "AEIRSTLNODUCAEIRSTLNODUCM"}),
}
KINDS = {**{game: (game, setup) for game, setup in SETUPS.items()}, **MORE}


@pytest.fixture(scope="module")
def engine():
    return Engine()


def ask(engine, game, setup, actions, **fields):
    return engine.call(f"{game}.match", {"lexicon": "en-common", "setup": setup, "actions": actions, **fields})


def refused(engine, method, params):
    with pytest.raises(TilewiseError) as caught:
        engine.call(method, params)
    assert str(caught.value).endswith((".", "!"))
    return caught.value.data


def record_of(engine, game, setup, rng, most):
    """Some actions, each legal where it is done; nobody resigns, nor passes after a pass where there is another way."""
    actions = []
    while len(actions) < most:
        told = ask(engine, game, setup, actions, limit=6)
        if told["turn"] is None:
            break
        plays = [action for action in told["legal"] if action["kind"] == "play"]
        others = [action for action in told["legal"] if action["kind"] not in ("play", "resign")]
        passed = bool(actions) and actions[-1]["kind"] == "pass"
        actions.append(rng.choice(plays if plays and (passed or rng.random() < 0.8) else others))
    return actions


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", some(range(8), 2))
def test_a_record_comes_to_the_same_whatever_was_asked_before(engine, kind, seed):
    """Held against an engine that has kept nothing: from the front, from the back, and in any order."""
    game, setup = KINDS[kind]
    rng = random.Random(seed)
    actions = record_of(engine, game, setup, rng, 14)
    fresh = [told_anew(game, setup, actions[:number]) for number in range(len(actions) + 1)]
    order = [*range(len(fresh)), *reversed(range(len(fresh))), *(rng.randrange(len(fresh)) for _ in range(20))]
    for number in order:
        assert ask(engine, game, setup, actions[:number], limit=0) == fresh[number]
    events = fresh[-1]["events"]
    for number in range(len(actions)):
        since = ask(engine, game, setup, actions, limit=0, since=number)["events"]
        assert since == events[len(events) - len(since) :]
        assert (
            ask(engine, game, setup, actions[: number + 1], limit=0, since=number)["events"]
            == since[: len(since)][: len(fresh[number + 1]["events"]) - len(fresh[number]["events"])]
        )
    assert len(events) >= len(actions)


def told_anew(game, setup, actions):
    """What has come of a record, with no game kept."""
    for module in (letterpress_match, crossword_match, tycoon_match):
        module._replays._lines.clear()
    return ask(Engine(), game, setup, actions, limit=0)


@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_action_can_be_done_and_the_record_stays_as_it_was(engine, kind):
    game, setup = KINDS[kind]
    actions = record_of(engine, game, setup, random.Random(5), 0 if game == "tycoon" else 2)
    before = json.dumps(ask(engine, game, setup, actions, limit=3))
    legal = ask(engine, game, setup, actions, limit=3)["legal"]
    assert Counter(action["kind"] for action in legal)["play"] == 3
    for action in legal:
        ask(engine, game, setup, [*actions, action], limit=0)
    assert json.dumps(ask(engine, game, setup, actions, limit=3)) == before
    kinds = {action["kind"] for action in ask(engine, game, setup, actions, limit=0)["legal"]}
    assert kinds.isdisjoint({"play", "exchange"})
    assert "pass" in kinds
    assert ("resign" in kinds) == (game != "tycoon")


def hidden(text):
    return set(text) <= {"-"}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.startswith("crossword")])
def test_a_seat_sees_its_own_rack_and_counts_the_others_until_the_game_is_over(engine, kind):
    game, setup = KINDS[kind]
    actions = record_of(engine, game, setup, random.Random(8), 9)
    for number in range(len(actions) + 1):
        every = ask(engine, game, setup, actions[:number], limit=2)
        for seat in range(len(setup["players"])):
            told = ask(engine, game, setup, actions[:number], limit=2, seat=seat)
            for who, (mine, all_of_it) in enumerate(
                zip(told["state"]["players"], every["state"]["players"], strict=True)
            ):
                assert len(mine["rack"]) == len(all_of_it["rack"])
                assert (mine["rack"] == all_of_it["rack"]) if who == seat else hidden(mine["rack"])
            for mine, all_of_it in zip(told["state"]["turns"], every["state"]["turns"], strict=True):
                theirs = mine["player"] != seat
                assert hidden(mine["rack"]) if theirs else mine["rack"] == all_of_it["rack"]
                assert hidden(mine["text"]) or not theirs or mine["kind"] != "exchange"
            held = Counter("".join(each["rack"] for who, each in enumerate(every["state"]["players"]) if who != seat))
            bag = Counter({tile: n for tile, n in every["state"]["unseen"].items() if n})
            assert Counter({tile: n for tile, n in told["state"]["unseen"].items() if n}) == held + bag
            assert told["legal"] == (every["legal"] if told["turn"] == seat else [])
            assert told["events"] == every["events"], "events count tiles, and name none"
    over = [*actions, *[{"kind": "resign"}] * (len(setup["players"]) - 1)]
    last = ask(engine, game, setup, over, seat=0)
    assert last["ended"] == "resigned"
    every = ask(engine, game, setup, over)["state"]
    assert {**last["state"], "unseen": None} == {**every, "unseen": None}


@pytest.mark.parametrize("game", SETUPS)
def test_a_refused_action_is_named_and_those_before_it_can_be_done(engine, game):
    actions = record_of(engine, game, SETUPS[game], random.Random(2), 4)
    for wrong, code in (({"kind": "fly"}, "action"), ({"kind": "pass", "word": "x"}, "action"), ("pass", None)):
        at = len(actions)
        params = {"lexicon": "en-common", "setup": SETUPS[game], "actions": [*actions, wrong, {"kind": "pass"}]}
        data = refused(engine, f"{game}.match", params)
        if code is None:
            assert (data["code"], data["index"]) == ("wrong-type", at)
        else:
            assert (data["code"], data["field"], data["index"]) == ("action", "actions", at)
            assert data["problem"]["code"] == code
        for method in ("choose", "review"):
            assert refused(engine, f"{game}.{method}", params)["code"] in ("action", "wrong-type")
        assert ask(engine, game, SETUPS[game], actions)["turn"] is not None
    late = [*actions, {"kind": "buy", "letter": "A"}] if game == "tycoon" else [*actions, {"kind": "resign"}]
    late.append({"kind": "pass"})
    data = refused(engine, f"{game}.match", {"lexicon": "en-common", "setup": SETUPS[game], "actions": late})
    assert (len(late) - data["index"], data["problem"]["code"]) == (2 if game == "tycoon" else 1, "not-now")


def test_a_refused_word_says_which_it_is(engine):
    rack = ask(engine, "crossword", SETUPS["crossword"], [])["state"]["players"][0]["rack"]
    word = "".join(sorted(rack.replace("?", ""), reverse=True))
    lay = {"kind": "play", "row": 7, "col": 7, "across": True, "placed": word}
    record = {"lexicon": "en-common", "setup": SETUPS["crossword"], "actions": [lay]}
    data = refused(engine, "crossword.match", record)
    assert (data["code"], data["index"]) == ("action", 0)
    assert (data["problem"]["code"], data["problem"]["words"]) == ("not-a-word", [word])


@pytest.mark.parametrize("game", SETUPS)
def test_the_list_is_named_beside_the_setup_or_in_it_and_nowhere_else_by_another_name(engine, game):
    setup = SETUPS[game]
    beside = engine.call(f"{game}.match", {"lexicon": "en", "setup": setup, "actions": []})
    within = {"setup": {**setup, "lexicon": "en"}, "actions": []}
    assert engine.call(f"{game}.match", within) == beside
    assert engine.call(f"{game}.match", {**within, "lexicon": "en"}) == beside
    assert refused(engine, f"{game}.match", {**within, "lexicon": "en-common"})["code"] == "lexicon-other"
    assert refused(engine, f"{game}.match", {"setup": setup, "actions": []})["field"] == "lexicon"


@pytest.mark.parametrize("game", SETUPS)
def test_nothing_that_came_out_goes_in(engine, game):
    told = ask(engine, game, SETUPS[game], [])
    assert set(told) == {"state", "turn", "legal", "events", "standings", "ended"}
    for name in ("state", "turn", "events", "standings"):
        asked = {"lexicon": "en", "setup": SETUPS[game], "actions": [], name: told[name]}
        assert refused(engine, f"{game}.match", asked)["code"] == "unknown-field"
    data = refused(engine, f"{game}.match", {"lexicon": "en", "setup": SETUPS[game], "actions": [], "seat": 9})
    assert (data["code"], data["field"]) == ("range", "seat")


@pytest.mark.parametrize("game", ["letterpress", "crossword"])
def test_a_list_that_was_changed_is_asked_anew(engine, game):
    """The record that is kept was of the words as they were."""
    name = f"changing-{game}"
    engine.call("lexicon.add", {"id": name, "alphabet": "en", "text": "ad\nda\nat\nta\nae\nea"})
    setup = {"players": TWO, **({"board": "ADTEXADTEXADTEXADTEXADTEX"} if game == "letterpress" else {"seed": 1})}
    record = {"lexicon": name, "setup": setup}
    legal = engine.call(f"{game}.match", {**record, "actions": [], "limit": None})["legal"]
    [first, *_] = [action for action in legal if action["kind"] == "play"]
    assert engine.call(f"{game}.match", {**record, "actions": [first], "limit": 0})["turn"] == 1
    engine.call("lexicon.add", {"id": name, "alphabet": "en", "text": "zz"})
    data = refused(engine, f"{game}.match", {**record, "actions": [first], "limit": 0})
    assert (data["index"], data["problem"]["code"]) == (0, "not-a-word")


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("by", ["equity", "simulation"])
def test_a_review_has_one_form_in_all_games(engine, game, by):
    actions = record_of(engine, game, SETUPS[game], random.Random(4), 3)
    record = {"lexicon": "en-common", "setup": SETUPS[game], "actions": actions}
    more = {"seconds": 0.05} if game == "letterpress" else {"samples": 2} if game == "crossword" else {}
    reviewed = engine.call(f"{game}.review", {**record, "by": by, **more})
    assert set(reviewed) == {"turns", "summary"} | ({"holdings"} if game == "tycoon" else set())
    assert reviewed["turns"]
    for row in reviewed["turns"]:
        assert {"turn", "player", "played", "best", "loss", "grade", "wins"} <= set(row)
        assert row["grade"] in ("best", "good", "fair", "mistake", "blunder")
    assert {"players", "turning_points"} <= set(reviewed["summary"])
    for player in reviewed["summary"]["players"]:
        assert {"name", "judged", "mean_loss", "grades"} <= set(player)
        assert sum(player["grades"].values()) == player["judged"]


def test_an_action_that_is_alike_but_not_the_same_is_another(engine):
    """Python calls 1 and true equal; a record that was played with one is none with the other."""
    legal = ask(engine, "crossword", SETUPS["crossword"], [])["legal"][0]
    ask(engine, "crossword", SETUPS["crossword"], [legal])
    wrong = {**legal, "across": int(legal["across"])}
    data = refused(
        engine, "crossword.match", {"lexicon": "en-common", "setup": SETUPS["crossword"], "actions": [wrong]}
    )
    assert (data["code"], data["index"], data["problem"]["code"]) == ("action", 0, "action")


def counted():
    """Sums, and how many additions they cost."""
    done = []

    def add(total, number):
        done.append(number)
        if number < 0:
            raise PlayError("negative", "A number is not negative.")
        return total + number, [number]

    return Replays(add), done


def test_one_more_action_costs_one_and_a_turn_back_none():
    sums, done = counted()
    assert sums.played("a", lambda: 0, list(range(10))).game == 45
    assert len(done) == 10
    assert sums.played("a", lambda: 0, list(range(11))).game == 55
    assert sums.played("a", lambda: 0, list(range(4))).game == 6
    assert len(done) == 11
    assert sums.played("a", lambda: 0, [0, 1, 2, 7]).events_since(2) == [2, 7]
    assert len(done) == 12


def test_games_side_by_side_are_kept_and_the_oldest_goes():
    sums, done = counted()
    for name in "abcd":
        sums.played(name, lambda: 0, [1, 2, 3])
    for name in "abcd":
        sums.played(name, lambda: 0, [1, 2, 3])
    assert len(done) == 12
    sums.played("e", lambda: 0, [1])
    sums.played("b", lambda: 0, [1, 2, 3])
    assert len(done) == 13
    sums.played("a", lambda: 0, [1, 2, 3])
    assert len(done) == 16


def test_a_refused_action_leaves_what_was_done_before_it():
    sums, done = counted()
    for _ in range(2):
        with pytest.raises(PlayError) as caught:
            sums.played("a", lambda: 0, [1, 2, -3, 4])
        assert caught.value.data == {
            "code": "action",
            "field": "actions",
            "index": 2,
            "problem": {"code": "negative"},
        }
    assert done == [1, 2, -3, -3]
    assert sums.played("a", lambda: 0, [1, 2, 4]).game == 7
    with pytest.raises(ZeroDivisionError):
        sums.played("b", lambda: 1 // 0, [1])
    assert sums.played("b", lambda: 1, [1]).game == 2
