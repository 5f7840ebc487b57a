"""Whole seeded crossword games: they end, lose no tile and no point, turns tell all of it, and views hide the rest."""

import random
from collections import Counter
from copy import copy
from dataclasses import replace

import pytest
from amount import some
from played import Played, problem_of

from tilewise.api import Engine
from tilewise.contract import read
from tilewise.crossword.game.game import Game
from tilewise.crossword.game.match import CrosswordRecord
from tilewise.crossword.game.opponents import LEVELS, choose, known
from tilewise.crossword.game.view import seen
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.tiles import AS_BLANK

CHALLENGES = ("none", "void", "five", "five_each", "ten", "double")


@pytest.fixture(scope="module")
def engine():
    return Engine()


def start(engine, seed, **fields):
    players = [{"name": f"P{i}"} for i in range(2 + seed % 3)]
    challenge = CHALLENGES[seed % 4]
    setup = {"lexicon": "en-common", "layout": "duel", "seed": seed, "players": players, "challenge": challenge}
    return Played(engine, "crossword", {**setup, **fields})


def table(engine, state) -> Game:
    """The game itself, of which tests may change what players hold."""
    game = read(CrosswordRecord, state.record).played(engine.library).game
    return replace(game, players=[copy(player) for player in game.players])


def any_action(engine, state, rng):
    """A legal action, mostly plays; where they can be challenged, now and then one turned around, which is no word."""
    by_kind: dict = {}
    for each in state.legal(20):
        by_kind.setdefault(each["kind"], []).append(each)
    kinds = [kind for kind in by_kind if (kind != "resign" or (len(state["turns"]) > 8 and rng.random() < 0.2))]
    action = rng.choice(by_kind[rng.choices(kinds, [4 if kind == "play" else 1 for kind in kinds])[0]])
    if action["kind"] == "play" and state["challenge"] != "none" and rng.random() < 0.3:
        action = {**action, "placed": action["placed"][::-1]}
    return action


def played(engine, seed):
    """Every state of a game of any actions."""
    rng = random.Random(seed)
    state = start(engine, seed)
    yield state
    while state.turn is not None:
        try:
            state = state.after(any_action(engine, state, rng))
        except TilewiseError as error:
            if problem_of(error)["code"] in ("play", "laid"):  # tiles turned around may not fit
                continue
            raise
        yield state


@pytest.mark.parametrize("seed", some(range(8), 4, always=range(4)))
def test_a_game_of_any_legal_actions_ends_with_all_tiles_and_points_accounted_for(engine, seed):
    kinds: Counter[str] = Counter()
    tiles = None
    for number, state in enumerate(played(engine, seed)):
        assert number < 400
        kinds.update(event["kind"] for event in (state.events if number else []))
        board = "".join(state["board"]).replace(".", "")
        found = Counter("?" if tile.islower() else tile for tile in board)
        found.update("".join(player["rack"] for player in state["players"]))
        found.update(state["unseen"])
        assert sum(state["unseen"].values()) == state["bag"]
        found = +found
        tiles = tiles or found
        assert found == tiles, "no tile is lost or added"
        for who, player in enumerate(state["players"]):
            assert player["score"] == sum(turn["score"] for turn in state["turns"] if turn["player"] == who)
            assert len(player["rack"]) <= 7
        if state["phase"] == "play" and state["challenge"] == "none" and state["bag"]:
            assert all(len(player["rack"]) == 7 for player in state["players"] if not player["resigned"])
    assert sum(tiles.values()) == 100
    assert state.ended in ("out", "scoreless", "resigned")
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
    *_, last = played(engine, seed)
    state = start(engine, seed).after(*actions_of(last))
    if not state.ended:
        state = state.after("pass")
    assert state.match["state"] == last.match["state"]
    assert start(engine, seed + 12)["unseen"] != start(engine, seed)["unseen"]


@pytest.mark.parametrize("seed", some([0, 3, 6], 1))
def test_a_game_of_two_is_the_same_as_gcg_to_its_words_and_its_review(engine, seed):
    *_, state = played(engine, seed)
    text = engine.call("crossword.write", {"format": "gcg", **state.record})["text"]
    read = engine.call("crossword.read", {"layout": "duel", "text": text})
    assert read["board"] == state["board"]
    assert read["scores"] == [player["score"] for player in state["players"]]
    told = [{name: turn[name] for name in turn if name != "leave"} for turn in state["turns"]]
    for turn in told:
        turn["text"] *= turn["kind"] != "pass"  # a turn that a failed challenge has cost is a pass there
    assert read["game"]["turns"] == told
    request = {"lexicon": "en-common", "layout": "duel", "gcg": text, "limit": 1}
    reviewed = engine.call("crossword.review", request)
    assert reviewed == state.review(limit=1)
    assert all(turn["loss"] >= 0 for turn in reviewed["turns"])
    assert len(reviewed["turns"]) > 5


@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_a_seat_is_told_nothing_of_what_is_hidden(engine, seed):
    looked = 0
    for state in played(engine, seed):
        if state.ended:
            break
        for who in range(len(state["players"])):
            seat = state.seen(who)["state"]
            assert seat["players"][who]["rack"] == state["players"][who]["rack"]
            assert [len(each["rack"]) for each in seat["players"]] == [len(each["rack"]) for each in state["players"]]
            hidden = Counter("".join(each["rack"] for i, each in enumerate(state["players"]) if i != who))
            assert +Counter(seat["unseen"]) == hidden + Counter(state["unseen"])
            assert seat["bag"] == state["bag"]
            assert set("".join(each["rack"] for i, each in enumerate(seat["players"]) if i != who)) <= {"-"}
            for turn, whole in zip(seat["turns"], state["turns"], strict=True):
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
    while state.turn is not None:
        game = table(engine, state)
        action = choose(seen(game, game.player), level)
        before = game.bag
        hidden_otherwise(game, rng)
        assert choose(seen(game, game.player), level) == action
        compared += game.bag != before
        assert state.choose() == action
        state = state.after(action)
    assert compared > 5


@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_a_level_lays_only_words_and_places_that_it_finds(engine, level):
    strength = LEVELS[level - 1]
    state = start(engine, level, lexicon="en", players=[{"level": 5}, {"level": level}], challenge="none")
    plays = 0
    while state.turn is not None:
        game = table(engine, state)
        action = state.choose()
        state = state.after(action)
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
    *_, state = played(engine, seed)
    by_equity = state.review()["turns"]
    turns = [row["turn"] for row in by_equity]
    few = sorted({*turns[:2], turns[len(turns) // 2], *turns[-3:]})
    request = {**state.record, "by": "simulation", "samples": 2, "turns": few, "seed": seed}
    partials = []
    answer = finish(
        engine.begin("crossword.review", request), lambda progress: progress and partials.append(progress.partial)
    )
    assert answer == engine.call("crossword.review", request), "the same seed gives the same answer"
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
