"""Letter Tycoon: how often one opponent beats another, and how long a turn's best play takes.

    python tests/bench/bench_tycoon.py [GAMES] [LOWER]

Each seed is played twice with seats swapped, so that cards and the first turn favour nobody. Both know the same list.
"""

import random
import statistics
import sys
import time
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from tilewise.lexicon import Lexicon, load_lexicon
from tilewise.tycoon.game import Game, new_game, standings, view
from tilewise.tycoon.policy import choose
from tilewise.tycoon.replace import unseen
from tilewise.tycoon.solve import Turn
from tilewise.tycoon.turns import act

POWERS = ("", "X", "BJK", "V", "VX", "VXZ", "BJKVXZ")


@cache
def english() -> Lexicon:
    return load_lexicon("en")


def play(levels: tuple[int, int], seed: int, first: int) -> Game:
    game = new_game([(str(level), level) for level in levels], "en", seed, first=first)
    while game.actor is not None:
        action = choose(view(game, game.actor), game.players[game.actor].level or 5, english())
        game, _ = act(game, action, english())
    return game


def duel(one: int, other: int, games: int) -> float:
    """Play games of two levels; print who has won how many, and give the share of the first."""
    won = drawn = rounds = 0
    scores = [0, 0]
    for i in range(games):
        seats = (one, other) if i % 2 == 0 else (other, one)
        game = play(seats, i // 2, 0)
        places = standings(game)
        drawn += places[1]["place"] == 1
        won += places[1]["place"] != 1 and seats[places[0]["player"]] == one
        rounds += game.round
        for player in game.players:
            scores[player.level != one] += player.score
    share = (won + drawn / 2) / games
    error = (share * (1 - share) / games) ** 0.5
    print(
        f"level {one} against {other}: won {won} of {games}, drew {drawn} ({share:.1%} ± {1.96 * error:.1%}); "
        f"{scores[0] / games:.0f} to {scores[1] / games:.0f} points, {rounds / games:.1f} rounds",
        flush=True,
    )
    return share


def turns(hands: int) -> None:
    deck = [letter for letter, n in unseen().items() for _ in range(n)]
    rng = random.Random(1)
    deals = ["".join(rng.sample(deck, 10)) for _ in range(hands)]
    Turn(english(), "AEINRST", "OLE", "", "multiply").plays(20)
    for patents in POWERS:
        times = []
        for cards in deals:
            start = time.perf_counter()
            turn = Turn(english(), cards[:7], cards[7:], patents, "multiply")
            assert turn.best <= 192
            assert turn.count > 0 or not turn.best
            turn.plays(20)
            times.append((time.perf_counter() - start) * 1000)
        times.sort()
        print(
            f"powers {patents or 'none':7} median {statistics.median(times):5.1f} ms, "
            f"95% {times[int(len(times) * 0.95)]:5.1f} ms, slowest {times[-1]:5.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    if sys.argv[2:]:
        duel(int(sys.argv[2]) + 1, int(sys.argv[2]), count)
    else:
        for level in (5, 4, 3, 2):
            duel(level, level - 1, count)
        turns(100)
