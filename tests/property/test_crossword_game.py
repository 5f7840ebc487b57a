"""Whole seeded crossword games: they end, lose no tile and no point, turns tell all of it, and views hide the rest."""

import json
import random
from collections import Counter

import pytest
from amount import some

from tilewise.api import Engine
from tilewise.crossword.game.game import Game
from tilewise.crossword.game.opponents import LEVELS, choose, known
from tilewise.crossword.game.state import read_game
from tilewise.crossword.game.view import seen
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.tiles import AS_BLANK

CHALLENGES = ("none", "void", "five", "double")


@pytest.fixture(scope="module")
def engine():
    return Engine()


def start(engine, seed, **fields):
    players = [{"name": f"P{i}"} for i in range(2 + seed % 3)]
    challenge = CHALLENGES[seed % 4]
    request = {"lexicon": "en-common", "layout": "duel", "seed": seed, "players": players, "challenge": challenge}
    return engine.call("crossword.start", {**request, **fields})["state"]


def any_action(engine, state, rng):
    """A legal action, mostly plays; where they can be challenged, now and then one turned around, which is no word."""
    actions = engine.call("crossword.legal", {"state": state})["actions"]
    by_kind = {kind: [each for each in actions if each["kind"] == kind] for kind in state["actions"]}
    kinds = [
        kind
        for kind in by_kind
        if by_kind[kind] and (kind != "resign" or (len(state["turns"]) > 8 and rng.random() < 0.2))
    ]
    action = rng.choice(by_kind[rng.choices(kinds, [4 if kind == "play" else 1 for kind in kinds])[0]])
    if action["kind"] == "play" and state["challenge"] != "none" and rng.random() < 0.3:
        action = {**action, "placed": action["placed"][::-1]}
    return action


def played(engine, seed):
    """Every state of a game of any actions, with the action that led there and its events."""
    rng = random.Random(seed)
    state = start(engine, seed)
    yield state, None, []
    while state["actor"] is not None:
        action = any_action(engine, state, rng)
        try:
            outcome = engine.call("crossword.act", {"state": json.loads(json.dumps(state)), "action": action})
        except TilewiseError as error:
            if error.code in ("play", "laid"):  # tiles turned around may not fit
                continue
            raise
        state = outcome["state"]
        yield state, action, outcome["events"]


@pytest.mark.parametrize("seed", some(range(8), 4, always=range(4)))
def test_a_game_of_any_legal_actions_ends_with_all_tiles_and_points_accounted_for(engine, seed):
    kinds: Counter[str] = Counter()
    tiles = None
    for number, (state, _, events) in enumerate(played(engine, seed)):
        assert number < 400
        kinds.update(event["kind"] for event in events)
        board = "".join(state["board"]).replace(".", "")
        found = Counter("?" if tile.islower() else tile for tile in board)
        found.update(state["bag"] + "".join(player["rack"] for player in state["players"]))
        tiles = tiles or found
        assert found == tiles, "no tile is lost or added"
        for who, player in enumerate(state["players"]):
            assert player["score"] == sum(turn["score"] for turn in state["turns"] if turn["player"] == who)
            assert len(player["rack"]) <= 7
        if state["phase"] == "play" and state["challenge"] == "none" and state["bag"]:
            assert all(len(player["rack"]) == 7 for player in state["players"] if not player["resigned"])
    assert sum(tiles.values()) == 100
    assert state["ended"] in ("out", "scoreless", "resigned")
    assert kinds["ended"] == 1
    assert kinds["played"] > 2


def actions_of(state):
    """The actions that turns stand for."""
    for turn in state["turns"]:
        if turn["text"] == "challenge" or turn["kind"] == "withdrawn":
            yield {"kind": "challenge"}
        elif turn["kind"] == "play":
            yield {"kind": "play", **{name: turn[name] for name in ("row", "col", "across", "placed")}}
        elif turn["kind"] == "exchange":
            yield {"kind": "exchange", "tiles": turn["text"]}
        elif turn["kind"] == "pass":
            yield {"kind": "pass"}
        elif turn["text"] == "resigned":
            yield {"kind": "resign"}


@pytest.mark.parametrize("seed", some(range(4, 8), 2))
def test_a_seed_and_the_turns_give_the_same_game_again(engine, seed):
    *_, (last, _, _) = played(engine, seed)
    state = start(engine, seed)
    for action in actions_of(last):
        state = engine.call("crossword.act", {"state": state, "action": action})["state"]
    if not state["ended"]:
        state = engine.call("crossword.act", {"state": state, "action": {"kind": "pass"}})["state"]
    assert state == last
    assert start(engine, seed + 12)["bag"] != start(engine, seed)["bag"]


@pytest.mark.parametrize("seed", some([0, 3, 6], 1))
def test_a_game_of_two_is_the_same_as_gcg_to_its_words_and_its_review(engine, seed):
    *_, (state, _, _) = played(engine, seed)
    text = engine.call("crossword.write", {"format": "gcg", "state": state})["text"]
    read = engine.call("crossword.read", {"layout": "duel", "text": text})
    assert read["board"] == state["board"]
    assert read["scores"] == [player["score"] for player in state["players"]]
    told = [{name: turn[name] for name in turn if name != "leave"} for turn in state["turns"]]
    for turn in told:
        turn["text"] *= turn["kind"] != "pass"  # a turn that a failed challenge has cost is a pass there
    assert read["game"]["turns"] == told
    request = {"lexicon": "en-common", "layout": "duel", "gcg": text, "limit": 1}
    reviewed = finish(engine.call("crossword.review", request))
    assert reviewed == finish(engine.call("crossword.review", {"state": state, "limit": 1}))
    assert all(turn["loss"] >= 0 for turn in reviewed["turns"])
    assert len(reviewed["turns"]) > 5


@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_a_view_tells_nothing_of_what_is_hidden(engine, seed):
    looked = 0
    for state, _, _ in played(engine, seed):
        if state["ended"]:
            break
        for who in range(len(state["players"])):
            view = engine.call("crossword.view", {"state": state, "player": who})
            assert view["rack"] == state["players"][who]["rack"]
            assert [each["tiles"] for each in view["players"]] == [len(each["rack"]) for each in state["players"]]
            hidden = state["bag"] + "".join(each["rack"] for i, each in enumerate(state["players"]) if i != who)
            assert {tile: n for tile, n in view["unseen"].items() if n} == Counter(hidden)
            assert view["bag"] == len(state["bag"])
            assert "seed" not in view
            for turn, whole in zip(view["turns"], state["turns"], strict=True):
                if turn["player"] == who:
                    assert turn == whole
                    continue
                assert set(turn["rack"] + turn.get("leave", "")) <= {"-"}
                assert turn["kind"] != "exchange" or turn["text"] == "-" * len(whole["text"])
            looked += 1
    assert looked > 20


def hidden_otherwise(game: Game, rng: random.Random) -> None:
    """Deal all that the actor does not see anew."""
    others = [player for i, player in enumerate(game.players) if i != game.player]
    tiles = list(game.bag + b"".join(player.rack for player in others))
    rng.shuffle(tiles)
    for player in others:
        player.rack = bytes(tiles.pop() for _ in player.rack)
    game.bag = bytes(tiles)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_opponents_choose_alike_whatever_is_hidden_from_them(engine, level):
    rng = random.Random(level)
    state = start(engine, level, players=[{"level": level}, {"level": level}])
    compared = 0
    while state["actor"] is not None:
        game = read_game(state, engine.library)
        action = choose(seen(game, game.player), level)
        before = game.bag
        hidden_otherwise(game, rng)
        assert choose(seen(game, game.player), level) == action
        compared += game.bag != before
        assert engine.call("crossword.choose", {"state": state})["action"] == action
        state = engine.call("crossword.act", {"state": state, "action": action})["state"]
    assert compared > 5


@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_a_level_lays_only_words_and_places_that_it_finds(engine, level):
    strength = LEVELS[level - 1]
    state = start(engine, level, lexicon="en", players=[{"level": 5}, {"level": level}], challenge="none")
    plays = 0
    while state["actor"] is not None:
        game = read_game(state, engine.library)
        action = engine.call("crossword.choose", {"state": state})["action"]
        state = engine.call("crossword.act", {"state": state, "action": action})["state"]
        if game.player == 0 or action["kind"] != "play":
            continue
        plays += 1
        turn = next(each for each in reversed(state["turns"]) if each["kind"] == "play")
        word = bytes(tile & ~AS_BLANK for tile in map(game.position.tiles.read_tile, turn["word"]))
        assert known(game.words, strength).holds(word)
        assert len(word) <= strength.longest
        assert sum(tile != "." for tile in action["placed"]) <= strength.tiles
    assert plays > 3


@pytest.mark.parametrize("seed", some(range(6), 2))
def test_any_game_can_be_reviewed_by_simulation_and_stopped_at_every_step(engine, seed):
    *_, (state, _, _) = played(engine, seed)
    by_equity = finish(engine.call("crossword.review", {"state": state}))["turns"]
    turns = [row["turn"] for row in by_equity]
    few = sorted({*turns[:2], turns[len(turns) // 2], *turns[-3:]})
    request = {"state": state, "by": "simulation", "samples": 2, "turns": few, "seed": seed}
    partials = []
    answer = finish(engine.call("crossword.review", request), lambda progress: partials.append(progress.partial))
    assert answer == finish(engine.call("crossword.review", request)), "the same seed gives the same answer"
    simulated = {row["turn"]: row for row in answer["turns"]}
    waiting = {row["turn"]: row for row in by_equity if row["turn"] in few}
    assert list(simulated) == few
    done = 0
    for partial in filter(None, partials):
        rows = partial["turns"]
        now = next((n for n, row in enumerate(rows) if row != simulated[row["turn"]]), len(rows))
        assert now >= done, "what is known stays"
        assert rows[now:] == [waiting[row["turn"]] for row in rows[now:]]
        done = now
    if len(state["players"]) == 2:
        assert done > 1
        assert any(row["by"] == "simulation" for row in answer["turns"])
    for row in answer["turns"]:
        assert row["loss"] is None or row["loss"] >= 0
        assert row["wins"] is None or 0 <= row["wins"] <= row["wins"] + row["wins_lost"] <= 1 + 1e-9
