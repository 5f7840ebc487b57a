"""Letterpress opponents: how often each level beats the one below it.

    python tests/bench/bench_letterpress_levels.py [GAMES] [LOOKS] [LEXICON] [LOWER]

Each board is played twice with seats swapped, so that letters and the first turn favour nobody. Levels that search look
so often at a candidate a move, 40 times by default, two rounds of the search; so what comes of it hangs on no machine's
speed. A game that has not ended after 150 turns, because no word takes the last free squares, goes to the side with
more squares. A draw is half a win; the interval is the normal one of 95% over the boards, of which each is one trial.
"""

import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))
sys.path.insert(0, str(Path(__file__).parents[1]))

from steady import SteadyClock

from tilewise.letterpress.game.game import Game, act
from tilewise.letterpress.game.match import LetterpressMatchSetup, LetterpressRecord
from tilewise.letterpress.game.opponents import LEVELS, choose
from tilewise.lexicon import Library, shipped_folder
from tilewise.match.record import MatchSeat

LIBRARY = Library(shipped_folder())
TURNS = 150


def play(seats: tuple[int, int], seed: int, lexicon: str, looks: int) -> tuple[Game, list[float]]:
    """Play a game; give it as it ended, and the longest time that each player took for a move."""
    players = [MatchSeat(name=f"level {level}", level=level) for level in seats]
    setup = LetterpressMatchSetup(lexicon=lexicon, seed=seed, players=players)
    game = LetterpressRecord(setup=setup).played(LIBRARY).game
    longest = [0.0, 0.0]
    while game.actor is not None and len(game.turns) < TURNS:
        who, start = game.actor, time.process_time()
        action = choose(game, seats[who], looks, SteadyClock(1))
        longest[who] = max(longest[who], time.process_time() - start)
        game, _ = act(game, action)
    return game, longest


def duel(upper: int, lower: int, games: int, lexicon: str, looks: int) -> float:
    """Play games of two levels; print who has won how many, and give the share of the upper one."""
    wins, leads, turns, slowest = [], [], [], {upper: 0.0, lower: 0.0}
    start = time.process_time()
    for seed in range(games // 2):
        pair = []
        for seats in ((upper, lower), (lower, upper)):
            game, longest = play(seats, seed, lexicon, looks)
            at = seats.index(upper)
            leads.append(game.squares[at].bit_count() - game.squares[1 - at].bit_count())
            pair.append((leads[-1] > 0) + 0.5 * (leads[-1] == 0))
            turns.append(len(game.turns))
            for level, took in zip(seats, longest, strict=True):
                slowest[level] = max(slowest[level], took)
        wins.append(sum(pair) / 2)
    half = 1.96 * statistics.stdev(wins) / len(wins) ** 0.5
    print(
        f"{lexicon}, level {upper} against {lower}: won {statistics.mean(wins):5.1%} ± {half:.1%} of {games}, "
        f"squares {statistics.mean(leads):+.1f}, {statistics.mean(turns):.0f} turns; longest moves "
        f"{slowest[upper]:.2f} and {slowest[lower]:.2f} s, {(time.process_time() - start) / games:.2f} s of CPU a game",
        flush=True,
    )
    return statistics.mean(wins)


if __name__ == "__main__":
    games, looks, lexicon, lower = (*sys.argv[1:], *("200", "40", "en", "")[len(sys.argv) - 1 :])
    for below in [int(lower)] if lower else range(1, len(LEVELS)):
        duel(below + 1, below, int(games), lexicon, int(looks))
