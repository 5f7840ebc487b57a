"""Crossword equity: how often plays chosen by equity beat plays chosen by score alone.

    python tests/bench/bench_crossword_equity.py [PAIRS] [LEXICON] [LAYOUT]

Pairs are those of `crossword_duel`. The estimate, which counts where no table ships, plays the same games against score
alone; then the time that both orders take is compared.
"""

import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import duel

from tilewise.crossword.board import Position, unseen
from tilewise.crossword.leaves.keeping import usual_leaves
from tilewise.crossword.leaves.values import LeaveTable, estimated_leaves
from tilewise.crossword.puzzle import seeded_position
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.solve import best_plays
from tilewise.crossword.training.self_play import by_leaves
from tilewise.lexicon import Lexicon, Library, shipped_folder

POSITIONS = 30


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
    by_score = by_leaves(lexicon, None)
    if isinstance(table, LeaveTable):
        duel("equity by the table against score alone", by_leaves(lexicon, table), by_score, bare, int(pairs))
    estimate = by_leaves(lexicon, estimated_leaves(layout, tiles, lexicon))
    duel("equity by the estimate against score alone", estimate, by_score, bare, int(pairs))
    compare_times(bare, lexicon)
