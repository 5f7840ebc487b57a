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
from tilewise.crossword.puzzle import seek_position
from tilewise.crossword.racks import rack_words_of
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.search import Search
from tilewise.crossword.training.self_play import by_leaves
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, shipped_folder

POSITIONS = 30


def fastest(position: Position, rack: bytes, lexicon: Lexicon, *, by_equity: bool, is_new: bool) -> float:
    """The shortest of five times; of a rack that is new nothing is kept, neither its words nor its leaves' worth."""
    times, leaves = [], usual_leaves(position, lexicon)
    for _ in range(5):
        if is_new:
            rack_words_of.cache_clear()
            leaves.clear()
            leaves.smaller.clear()
        start = time.process_time()
        Search(position, rack, lexicon, by_equity=by_equity).best(20)
        times.append(time.process_time() - start)
    return min(times)


def compare_times(bare: Position, lexicon: Lexicon) -> None:
    rng, trials = random.Random(1), []
    for seed in range(POSITIONS):
        position, _ = finish(seek_position(bare.layout, bare.tiles, lexicon, seed))
        pool = sorted(unseen(position, b"").elements())
        trials += [(position, bytes(rng.sample(pool, min(bare.layout.rack, len(pool))))) for _ in range(3)]
    for name, is_new in (("new", True), ("asked again", False)):
        by_score, by_equity = (
            [fastest(*trial, lexicon, by_equity=each, is_new=is_new) for trial in trials] for each in (False, True)
        )
        ratios = [more / less for more, less in zip(by_equity, by_score, strict=True)]
        print(
            f"by equity against by score, {len(trials)} racks, {name}: median {statistics.median(ratios):.2f} "
            f"times the time, {sum(by_equity) / sum(by_score):.2f} times in all "
            f"({1000 * statistics.mean(by_score):.2f} ms by score)"
        )


if __name__ == "__main__":
    pairs, lexicon_id, layout_id = (*sys.argv[1:], *("1000", "en", "scrabble")[len(sys.argv) - 1 :])
    listed = Library(shipped_folder()).lexicon(lexicon_id)
    layout, tiles, spelled = CrosswordGame(layout=layout_id).read_game(listed)
    lexicon, bare = spelled or listed, Position.bare(layout, tiles)
    table = usual_leaves(bare, lexicon)
    print(f"{lexicon_id} on {layout_id}")
    by_score = by_leaves(lexicon, None)
    if isinstance(table.smaller, LeaveTable):
        duel("equity by the table against score alone", by_leaves(lexicon, table), by_score, bare, int(pairs))
    estimate = by_leaves(lexicon, estimated_leaves(layout, tiles, lexicon))
    duel("equity by the estimate against score alone", estimate, by_score, bare, int(pairs))
    compare_times(bare, lexicon)
