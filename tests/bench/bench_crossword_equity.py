"""Crossword equity: how often plays chosen by equity beat plays chosen by score alone.

    python tests/bench/bench_crossword_equity.py [PAIRS] [LEXICON] [LAYOUT]

Each seed is played twice with seats swapped; the two sides draw from the two ends of one bag, so that each draws what
the other drew. A draw is half a win; intervals are the normal ones of 95% over the pairs. The estimate, which counts
where no table ships, plays the same games against score alone; then the time that both orders take is compared.
"""

import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from tilewise.crossword.board import Position, unseen
from tilewise.crossword.leaves.keeping import usual_leaves
from tilewise.crossword.leaves.values import Leaves, LeaveTable, estimated_leaves
from tilewise.crossword.puzzle import seeded_position
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.solve import best_plays
from tilewise.crossword.training.self_play import play_game
from tilewise.lexicon import Lexicon, Library, shipped_folder

POSITIONS = 30


def final(game) -> tuple[int, int]:
    while True:
        try:
            next(game)
        except StopIteration as stop:
            return stop.value


def interval(values: list[float]) -> tuple[float, float]:
    return statistics.mean(values), 1.96 * statistics.stdev(values) / len(values) ** 0.5


def duel(name: str, leaves: Leaves, bare: Position, lexicon: Lexicon, pairs: int) -> None:
    wins, spreads, points = [], [], []
    for seed in range(pairs):
        both = []
        for seat in (0, 1):
            players = (leaves, None) if seat == 0 else (None, leaves)
            scores = final(play_game(bare.layout, bare.tiles, lexicon, players=players, seed=seed))
            both.append(scores[seat] - scores[1 - seat])
            points.append(scores[seat])
        wins.append(sum((spread > 0) + (spread == 0) / 2 for spread in both) / 2)
        spreads.append(sum(both) / 2)
    (won, won_by), (spread, spread_by) = interval(wins), interval(spreads)
    print(
        f"{name} against score alone: won {won:.1%} ± {won_by:.1%} of {2 * pairs}, {spread:+.1f} ± {spread_by:.1f} "
        f"points a game, {statistics.mean(points):.0f} points",
        flush=True,
    )


def fastest(position: Position, rack: bytes, lexicon: Lexicon, *, by_equity: bool) -> float:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        best_plays(position, rack, lexicon, 20, by_equity=by_equity)
        times.append(time.perf_counter() - start)
    return min(times)


def compare_times(bare: Position, lexicon: Lexicon) -> None:
    rng, ratios, sums = random.Random(1), [], [0.0, 0.0]
    for seed in range(POSITIONS):
        position, _ = seeded_position(bare.layout, bare.tiles, lexicon, seed)
        pool = sorted(unseen(position, b"").elements())
        for _ in range(3):
            rack = bytes(rng.sample(pool, min(bare.layout.rack, len(pool))))
            by_score, by_equity = (fastest(position, rack, lexicon, by_equity=each) for each in (False, True))
            ratios.append(by_equity / by_score)
            sums = [sums[0] + by_score, sums[1] + by_equity]
    print(
        f"by equity against by score, {len(ratios)} racks: median {statistics.median(ratios):.2f} times the time, "
        f"{sums[1] / sums[0]:.2f} times in all ({1000 * sums[0] / len(ratios):.2f} ms by score)"
    )


if __name__ == "__main__":
    pairs, lexicon_id, layout_id = (*sys.argv[1:], *("1000", "en", "scrabble")[len(sys.argv) - 1 :])
    listed = Library(shipped_folder()).lexicon(lexicon_id)
    layout, tiles, spelled = CrosswordGame(layout=layout_id).read_game(listed)
    lexicon, bare = spelled or listed, Position.bare(layout, tiles)
    table = usual_leaves(bare, lexicon)
    print(f"{lexicon_id} on {layout_id}")
    if isinstance(table, LeaveTable):
        duel("equity by the table", table, bare, lexicon, int(pairs))
    duel("equity by the estimate", estimated_leaves(layout, tiles, lexicon), bare, lexicon, int(pairs))
    compare_times(bare, lexicon)
