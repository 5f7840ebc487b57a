"""Crossword opponents: how often each level beats the one below it.

    python tests/bench/bench_crossword_levels.py [GAMES] [LEXICON] [LAYOUT] [LOWER]

Each seed is played twice with seats swapped, so that tiles and the first turn favour nobody. A draw is half a win; the
interval is the normal one of 95% over the seeds, of which each is one trial.
"""

import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from tilewise.crossword.game.game import Game
from tilewise.crossword.game.match import CrosswordMatchSetup, CrosswordRecord
from tilewise.crossword.game.opponents import LEVELS, choose
from tilewise.crossword.game.turns import act
from tilewise.crossword.game.view import seen
from tilewise.lexicon import Library, shipped_folder
from tilewise.match.record import MatchSeat

LIBRARY = Library(shipped_folder())


def play(seats: tuple[int, int], seed: int, lexicon: str, layout: str) -> Game:
    players = [MatchSeat(name=f"level {level}", level=level) for level in seats]
    setup = CrosswordMatchSetup(lexicon=lexicon, layout=layout, seed=seed, players=players)
    game = CrosswordRecord(setup=setup).played(LIBRARY).game
    while game.actor is not None:
        game, _ = act(game, choose(seen(game, game.actor), seats[game.actor]))
    return game


def duel(upper: int, lower: int, games: int, lexicon: str, layout: str) -> float:
    """Play games of two levels; print who has won how many, and give the share of the upper one."""
    wins, spreads, points = [], [], {upper: [], lower: []}
    start = time.process_time()
    for seed in range(games // 2):
        pair = []
        for seats in ((upper, lower), (lower, upper)):
            game = play(seats, seed, lexicon, layout)
            ours, theirs = (game.players[seats.index(level)].score for level in (upper, lower))
            pair.append((ours > theirs) + (ours == theirs) / 2)
            spreads.append(ours - theirs)
            points[upper].append(ours)
            points[lower].append(theirs)
        wins.append(sum(pair) / 2)
    half = 1.96 * statistics.stdev(wins) / len(wins) ** 0.5
    means = [statistics.mean(points[level]) for level in (upper, lower)]
    print(
        f"{lexicon} on {layout}, level {upper} against {lower}: won {statistics.mean(wins):5.1%} ± {half:.1%} "
        f"of {games}, {means[0]:.0f} to {means[1]:.0f} points, spread {statistics.mean(spreads):+.0f}; "
        f"{(time.process_time() - start) / games:.2f} s of CPU a game",
        flush=True,
    )
    return statistics.mean(wins)


if __name__ == "__main__":
    games, lexicon, layout, lower = (*sys.argv[1:], *("100", "en", "scrabble", "")[len(sys.argv) - 1 :])
    for below in [int(lower)] if lower else range(1, len(LEVELS)):
        duel(below + 1, below, int(games), lexicon, layout)
