"""Leave values as a page learns them, from few boards, against the estimate that counts without them.

    python tests/bench/bench_crossword_own_leaves.py [PAIRS] [LEXICON] [LAYOUT] [BOARDS]

Plays the pairs of `crossword_duel` with the first table that is told, and with that of so many boards.
"""

import sys
from collections.abc import Generator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from crossword_duel import duel

from tilewise.crossword.board import Position
from tilewise.crossword.leaves.values import LeaveTable, estimated_leaves
from tilewise.crossword.requests import CrosswordGame
from tilewise.crossword.training.self_play import by_leaves
from tilewise.crossword.training.study import Learnt, train
from tilewise.lexicon import Library, shipped_folder


def first_and_last(steps: Generator[tuple[int, Learnt | None], None, Learnt]) -> tuple[Learnt, Learnt]:
    """Give the first table that is told, and the one that learning ends with."""
    first = None
    while True:
        try:
            _, learnt = next(steps)
        except StopIteration as stop:
            return first or stop.value, stop.value
        first = first or learnt


if __name__ == "__main__":
    pairs, lexicon_id, layout_id, boards = (*sys.argv[1:], *("200", "en", "wordfeud", "162")[len(sys.argv) - 1 :])
    layout, tiles, lexicon = CrosswordGame(layout=layout_id).read_words(Library(shipped_folder()).lexicon(lexicon_id))
    print(f"{lexicon_id} on {layout_id}", flush=True)
    bare = Position.bare(layout, tiles)
    estimate = by_leaves(lexicon, estimated_leaves(layout, tiles, lexicon))
    for learnt in first_and_last(train(layout, tiles, lexicon, boards=int(boards), seed=1)):
        own = by_leaves(lexicon, LeaveTable(learnt.values))
        duel(f"values of {learnt.boards} boards against the estimate", own, estimate, bare, int(pairs))
