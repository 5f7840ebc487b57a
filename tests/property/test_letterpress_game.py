"""Whole seeded Letterpress games against the plain solver's rules, and opponents stopped at any time."""

import random
from collections import Counter
from itertools import count

import pytest
from amount import some
from oracles import letterpress as oracle
from played import Played
from steady import steady_thinking

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish
from tilewise.letterpress.game.game import act, new_game
from tilewise.letterpress.game.opponents import LEVELS, choose, known
from tilewise.lexicon import Lexicon

LETTERS = "AEIRST"
MANY = "AEIRSTLNODCU"


@pytest.fixture(scope="module")
def engine():
    return Engine()


def some_words(rng: random.Random, letters: str = LETTERS) -> list[str]:
    return sorted({"".join(rng.choices(letters, k=rng.choice((2, 2, 3, 3, 4, 5)))) for _ in range(40)})


def plain_after(before: list[str], word: str, mask: int, who: int) -> list[str]:
    """Who holds each square after a play, A, B or nobody, by the plain solver."""
    sides = {"AB"[who]: "o", "BA"[who]: "t", ".": "."}
    after = oracle.move(word, mask, "".join(sides[owner] for owner in before)).owners
    back = {side: owner for owner, side in sides.items()}
    return [back[owner] for owner in after]


@pytest.mark.parametrize("seed", some(range(40), 5))
def test_a_game_of_any_legal_actions_goes_as_the_plain_rules_say(engine, seed):
    rng = random.Random(seed)
    words = some_words(rng)
    engine.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "\n".join(words)})
    letters = "".join(rng.choices(LETTERS + "XYZ", k=25))
    state = Played(engine, "letterpress", {"lexicon": "mine", "board": letters, "players": [{}, {}]})
    owners, played, passes, kinds = ["."] * 25, [], 0, Counter()
    while state.turn is not None:
        who = state.turn
        assert who == sum(kinds.values()) % 2
        legal = [
            word
            for word in words
            if oracle.spellable(word, letters) and not any(earlier.startswith(word) for earlier in played)
        ]
        told = state.legal()
        assert sorted(action["word"] for action in told[:-2]) == legal
        kind = rng.choices(["play", "pass", "resign"], [12 * bool(legal), 2, 0.1])[0]
        action = {"kind": kind}
        if kind == "play":
            word = rng.choice(legal)
            masks = list(oracle.ways(word, letters))
            assert next(each["mask"] for each in told if each.get("word") == word) in masks
            action |= {"word": word, "mask": rng.choice(masks)}
            owners = plain_after(owners, word, action["mask"], who)
            played.append(word)
        kinds[kind] += 1
        passes = passes + 1 if kind == "pass" else 0
        state = state.after(action)
        held = [sum(1 << i for i in range(25) if owners[i] == side) for side in "AB"]
        assert [player["squares"] for player in state["players"]] == held
        locks = ["".join({"AB"[i]: "o"}.get(owner, ".") for owner in owners) for i in range(2)]
        assert [player["locked"] for player in state["players"]] == [
            sum(1 << i for i in oracle.locked(board, "o")) for board in locks
        ]
        over = "resigned" if kind == "resign" else "full" if "." not in owners else "passes" if passes == 2 else None
        assert state.ended == over
        if over:
            ahead = owners.count("A") - owners.count("B")
            winner = 1 - who if kind == "resign" else None if not ahead else int(ahead < 0)
            assert state["winner"] == winner
    assert sum(kinds.values()) == len(state["turns"])
    for word in sorted({*words, *played}):
        with pytest.raises(TilewiseError):
            state.after({"kind": "play", "word": word, "mask": 3})


@pytest.mark.parametrize("seed", some(range(6), 2))
def test_a_game_of_levels_ends_and_each_plays_only_words_that_it_knows(engine, seed):
    rng = random.Random(seed)
    levels = rng.sample(range(1, 6), 2)
    players = [{"level": level} for level in levels]
    state = Played(engine, "letterpress", {"lexicon": "en-common", "seed": seed, "players": players})
    lexicon = engine.library.lexicon("en-common").by_letters
    plays = 0
    while state.turn is not None:
        who = state.turn
        with steady_thinking():
            action = state.choose(seconds=0.02)
        if action["kind"] == "play":
            plays += 1
            strength = LEVELS[levels[who] - 1]
            board = lexicon.alphabet.encode(state["board"])
            words = finish(known(lexicon, strength, strength.share_on(board)))
            assert words.holds(lexicon.alphabet.encode(action["word"]))
        state = state.after(action)
        assert len(state["turns"]) < 2000
    assert plays > 3
    assert state.ended in ("full", "passes", "resigned")
    if state.ended == "resigned":
        loser = state["turns"][-1]["player"]
        before = [turn["squares"] for turn in state["turns"] if turn["player"] == loser][-6:-1]
        assert all(held[loser].bit_count() < held[1 - loser].bit_count() for held in before), "it was long behind"


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("seed", some(range(3), 2))
def test_a_level_stopped_after_any_time_plays_legally_and_wins_where_it_can_at_once(level, seed):
    rng = random.Random(seed)
    words = some_words(rng, letters=MANY)
    letters = "".join(rng.choices(MANY, k=25))
    lexicon = Lexicon.from_words(words, alphabet("en"))
    game = new_game([("Ann", level), ("Bob", level)], lexicon, letters.encode())
    wins = 0
    while not game.ended and len(game.turns) < 30:
        ours, theirs = game.position.ours, game.position.theirs
        told = [word.decode() for word in game.played]
        moves = oracle.moves(words, letters, ours, theirs, told)
        at_once = level == 5 and any(move.wins for each in moves.values() for move in each)
        actions = []
        for seconds in (0, 1, 5, 40):
            ticks = count()
            actions.append(choose(game, level, seconds, clock=lambda ticks=ticks: next(ticks)))
        for action in actions:
            after, _ = act(game, action)
            if action["kind"] == "play":
                assert action["mask"] in [move.mask for move in moves[action["word"]]]
            if at_once:
                assert after.winner == game.player
                wins += 1
        game, _ = act(game, rng.choice(actions))
    assert game.turns
    assert level < 5 or wins or game.ended != "full"
