"""Endgames of seven tiles a side: how long a proof takes, and how often a few seconds are enough for the best spread.

    PYTHONPATH=pysrc .venv/bin/python tests/bench/bench_crossword_endgame.py [SECONDS [NUMBER [FIRST]]]

The positions are 200 seeded games of the shipped English list, each as it stood when the bag had become empty and both
sides held seven tiles (`crossword_endgames.txt`: board, both racks, and the best spread where another program has
searched it to the end). Each is searched for so many seconds of processor time, 4 unless others are given, as many as
a page has in 8 to 10. Those whose spread the file does not have are counted where this search proves it, and left out
of the share where it does not.

The same is measured with four tiles a side, the first four of each rack, until they are proved.
"""

import statistics
import sys
from pathlib import Path
from time import process_time

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "pysrc")]

from tilewise.crossword.board import Position, read_position  # noqa: E402 - the path above leads to it
from tilewise.crossword.endgame import Endgame, Ending  # noqa: E402
from tilewise.lexicon import Lexicon, Library, shipped_folder  # noqa: E402

POSITIONS = Path(__file__).parent / "crossword_endgames.txt"


def main(seconds: float = 4, number: int = 200, first: int = 0) -> None:
    lexicon = Library(shipped_folder()).lexicon("en")
    times, proved, right, known = [], 0, 0, 0
    fours = []
    for line in POSITIONS.read_text().splitlines()[int(first) : int(first) + int(number)]:
        board, mine, theirs, best = line.split()
        position, racks = read_position(board), (mine.encode(), theirs.encode())
        taken, ending = searched(position, racks, lexicon, seconds)
        times.append(taken)
        proved += ending.proved
        if ending.proved or best != "?":
            known += 1
            right += ending.proved or ending.spread == int(best)
        if ending.proved and best != "?" and ending.spread != int(best):
            print(f"proved {ending.spread} where {best} was expected: {line}")
        fours.append(searched(position, (racks[0][:4], racks[1][:4]), lexicon, float("inf"))[0])
        print(
            f"\r{len(times)} positions, {proved} proved within {seconds:g} s, the best spread in {right} of {known}",
            end="",
            flush=True,
        )
    print(f"\nseven a side: median {statistics.median(times):.2f} s, the most {max(times):.2f} s")
    print(f"four a side, to a proof: median {statistics.median(fours):.2f} s, the most {max(fours):.2f} s")


def searched(position: Position, racks: tuple[bytes, bytes], lexicon: Lexicon, seconds: float) -> tuple[float, Ending]:
    """Search until a proof or for so long; give the processor time and the last round's ending."""
    start = process_time()
    last = None
    for ending in Endgame(position, racks, lexicon).rounds():
        last = ending or last
        if last and (last.proved or process_time() - start > seconds):
            return process_time() - start, last
    raise AssertionError


if __name__ == "__main__":
    main(*map(float, sys.argv[1:4]))
