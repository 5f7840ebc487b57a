"""Whole seeded games of Letter Tycoon: cards are conserved, money adds up, every play is legal, the game ends."""

import random
from collections import Counter
from copy import deepcopy

import pytest
from amount import some

from tilewise.errors import TilewiseError
from tilewise.lexicon import Library, shipped_folder
from tilewise.tycoon.cards import check, read_laid, real_cards
from tilewise.tycoon.game import Game, new_game, standings, view
from tilewise.tycoon.policy import LEVELS, choose
from tilewise.tycoon.rules import CARDS, GOALS, PRICES, STACKINGS, patents_value
from tilewise.tycoon.solve import Turn
from tilewise.tycoon.turns import act

MIXES = [(5, 4), (2, 5), (4, 1, 5), (5, 5, 2, 4), (2, 4, 5, 3, 1)]
"""Levels that play with one another."""


@pytest.fixture(scope="module")
def english():
    return Library(shipped_folder()).lexicon("en-common")


def deal(seed: int) -> Game:
    rng = random.Random(seed)
    mix = MIXES[seed % len(MIXES)]
    return new_game(
        [(f"{level} {i}", level) for i, level in enumerate(mix)],
        "en-common",
        seed,
        stacking=rng.choice(STACKINGS),
        challenge=rng.choice(("automatic", "players")),
    )


def choice(game: Game, english) -> dict:
    """What the opponent chooses; now and then a word that is none, or a challenge without need."""
    rng = random.Random(f"{game.seed} {game.round} {game.player} {game.phase} {game.tries}")
    assert game.actor is not None
    if game.phase == "challenge" and rng.random() < 0.1:
        return {"kind": "challenge"}
    if game.phase == "build" and rng.random() < 0.08:
        cards = [{"letter": letter, "from": "hand"} for letter in game.me.hand[:4]]
        return {"kind": "play", "cards": [cards]} if len(cards) > 2 else {"kind": "pass"}
    return choose(view(game, game.actor), game.players[game.actor].level or 2, english)


def expect_whole(game: Game) -> None:
    """Expect the 102 cards of the deck, each somewhere, and no patent with two owners."""
    laid = real_cards(game.laid) if game.phase == "challenge" else ""
    held = "".join(player.hand + player.dropped for player in game.players)
    assert Counter(game.deck + game.pool + game.discards + held + laid) == Counter(CARDS)
    patents = "".join(player.patents for player in game.players)
    assert len(set(patents)) == len(patents)
    assert all(player.patents == "".join(sorted(player.patents)) for player in game.players)
    assert all(len(player.hand) <= 7 and min(player.money, player.stock) >= 0 for player in game.players)
    assert len(game.pool) <= 3
    assert (game.phase == "challenge") == bool(game.waiting)
    assert game.phase != "forfeit" or game.me.hand, "a card is to be given, and there is one"


@pytest.mark.parametrize("seed", some(range(15), 5))
def test_a_whole_game_keeps_cards_and_money_and_ends(english, seed):
    game = deal(seed)
    n = len(game.players)
    kinds: Counter[str] = Counter()
    for _ in range(2000):
        if game.actor is None:
            break
        before = game
        action = choice(game, english)
        game, events = act(game, action, english)
        kinds.update(event["kind"] for event in events)
        expect_whole(game)
        gains = [
            after.money + after.stock - player.money - player.stock
            for after, player in zip(game.players, before.players, strict=True)
        ]
        expected = [0] * n
        for event in events:
            if event["kind"] == "earned":
                expected[event["player"]] += event["money"] + event["stock"]
                for owner, dollars in event["royalties"]:
                    expected[owner] += dollars
            elif event["kind"] == "bought":
                expected[event["player"]] -= PRICES[event["letter"]]
            elif event["kind"] == "fined":
                expected[event["by"]] -= 1
            elif event["kind"] == "challenged" and event["holds"]:
                expected[event["player"]] += 1
        assert gains == expected
        if game.phase == "build" and game.player != before.player:
            assert all(len(player.hand) == 7 for player in game.players)
            assert len(game.pool) == 3
    assert game.phase == "over"
    assert max(patents_value(player.patents) for player in game.players) >= GOALS[n]
    assert all(game.turns[i]["player"] == (game.first + i) % n for i in range(len(game.turns)))
    assert len(game.turns) == game.round * n, "everybody has had the same number of turns"
    for turn in game.turns:
        if turn["action"] == "play":
            check(read_laid(turn["cards"]), turn["hand"], turn["pool"], turn["patents"])
            best = Turn(english, turn["hand"], turn["pool"], turn["patents"], game.stacking).best
            assert turn["money"] + turn["stock"] <= best
            assert all(english.holds(word.encode()) for word in turn["words"]) or game.challenge == "players"
    places = standings(game)
    assert [each["score"] for each in places] == sorted((player.score for player in game.players), reverse=True)
    for i, player in enumerate(game.players):
        own = [turn for turn in game.turns if turn["player"] == i]
        assert player.stock == sum(turn["stock"] for turn in own)
        assert player.patents == "".join(sorted(turn["bought"] for turn in own if turn["bought"]))
    assert kinds["earned"] > 5


def test_a_seed_and_its_actions_give_the_same_game_again(english):
    first, again = deal(3), deal(3)
    actions = []
    while first.actor is not None:
        actions.append(choice(first, english))
        first, _ = act(first, actions[-1], english)
    for action in actions:
        again, _ = act(again, action, english)
    assert again == first
    assert deal(8).deck != deal(3).deck


def hidden_otherwise(game: Game, rng: random.Random) -> Game:
    """The same game as the actor sees it, with all that is hidden dealt anew."""
    other = deepcopy(game)
    who = game.actor
    rivals = [player for i, player in enumerate(other.players) if i != who]
    cards = list(other.deck + "".join(player.hand + player.dropped for player in rivals))
    rng.shuffle(cards)
    for player in rivals:
        player.hand = "".join([cards.pop() for _ in player.hand])
        player.dropped = "".join([cards.pop() for _ in player.dropped])
    other.deck, other.seed = "".join(cards), rng.randrange(10**6)
    return other


@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_opponents_choose_alike_whatever_is_hidden_from_them(english, level):
    rng = random.Random(level)
    game = new_game([("a", level), ("b", level), ("c", level)], "en-common", 11, challenge="players")
    compared = 0
    while game.actor is not None and compared < 60:
        action = choose(view(game, game.actor), level, english)
        other = hidden_otherwise(game, rng)
        assert (other.deck, other.players) != (game.deck, game.players)
        assert choose(view(other, game.actor), level, english) == action
        compared += 1
        game, _ = act(game, action, english)
    assert compared > 30


@pytest.mark.parametrize("who", [0, 1])
def test_a_view_shows_no_hidden_card(english, who):
    game = deal(2)
    for _ in range(40):
        game, _ = act(game, choice(game, english), english)
    assert view(game, who).seed == 0
    text = view(game, who).to_json()
    assert set(text["deck"]) == {"?"}
    for i, player in enumerate(text["players"]):
        assert (set(player["hand"]) == {"?"}) == (i != who)
    for turn in text["turns"]:
        if turn["player"] != who:
            assert set(turn["hand"]) == {"?"}


def test_random_actions_either_obey_the_rules_or_change_nothing(english):
    rng = random.Random(1)
    refused: Counter[str] = Counter()
    for seed in some(range(6), 3):
        game = deal(seed)
        for _ in range(150):
            if game.actor is None:
                break
            kind = rng.choice(["replace", "play", "pass", "challenge", "accept", "buy", "skip", "discard"])
            letters = "".join(rng.choices(list(CARDS), k=rng.randint(0, 5)))
            action = {
                "replace": {"letter": letters[:1], "from": rng.choice(["hand", "pool", "deck"])},
                "play": {"words": [letters, *([letters] if rng.random() < 0.2 else [])]},
                "buy": {"letter": letters[:1]},
                "discard": {"cards": letters},
            }.get(kind, {})
            before = deepcopy(game)
            try:
                game, _ = act(game, {"kind": kind, **action}, english)
            except TilewiseError as error:
                refused[error.code] += 1
                assert game == before
                game, _ = act(game, choice(game, english), english)
    assert len(refused) >= 5, refused
