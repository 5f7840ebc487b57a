"""Mirrored pairs of crossword games, for the benchmarks that compare two ways to choose a move.

Each seed is played twice with seats swapped; the two sides draw from the two ends of one bag, so that each draws what
the other drew. A draw is half a win; intervals are the normal ones of 95% over the pairs.
"""

import statistics
from collections.abc import Iterable

from tilewise.crossword.board import Position
from tilewise.crossword.training.self_play import Player, play_game


def final(game) -> tuple[int, int]:
    while True:
        try:
            next(game)
        except StopIteration as stop:
            return stop.value


def interval(values: list[float]) -> tuple[float, float]:
    return statistics.mean(values), 1.96 * statistics.stdev(values) / len(values) ** 0.5


def pair(one: Player, other: Player, bare: Position, seed: int) -> list[tuple[int, int]]:
    """Play a seed in both seatings; the scores of `one` and `other`."""
    games = [
        final(play_game(bare.layout, bare.tiles, players=players, seed=seed))
        for players in ((one, other), (other, one))
    ]
    return [games[0], games[1][::-1]]


def told(pairs: Iterable[list[tuple[int, int]]]) -> str:
    """Say how many games `one` won, by how much, and with how many points."""
    wins, spreads, points = [], [], []
    for games in pairs:
        wins.append(statistics.mean([(ours > theirs) + (ours == theirs) / 2 for ours, theirs in games]))
        spreads.append(statistics.mean([ours - theirs for ours, theirs in games]))
        points += [ours for ours, _ in games]
    (won, won_by), (spread, spread_by) = interval(wins), interval(spreads)
    return (
        f"won {won:.1%} ± {won_by:.1%} of {len(points)}, {spread:+.1f} ± {spread_by:.1f} points a game, "
        f"{statistics.mean(points):.0f} points"
    )


def duel(name: str, one: Player, other: Player, bare: Position, pairs: int) -> None:
    """Play pairs and print what came of them."""
    print(f"{name}: {told([pair(one, other, bare, seed) for seed in range(pairs)])}", flush=True)
