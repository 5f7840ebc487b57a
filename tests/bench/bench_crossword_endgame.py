"""Endgames of seven tiles a side: how often the first move is a best one after some seconds, and how many are proved.

    PYTHONPATH=pysrc .venv/bin/python tests/bench/bench_crossword_endgame.py [NUMBER [FIRST]]

The positions are 200 seeded games of the shipped English list, each as it stood when the bag had become empty and both
sides held seven tiles. `crossword_endgames.txt` has a line for each: the board, both racks, the best spread, and the
first moves that reach it, as the first square filled (row by row, from 0), a colon and the tiles put down. Spread and
moves are those of an exhaustive search by a separate program in C++, written for this file alone; `?` stands where it
has not come to an end in the time it was given, for most of these some seconds. There a search that is proved counts
as right; one that is not is left out of the share, so that the share is told over what is known, which leaves out
positions that are hard to search.

Each is searched until it is proved, or for the longest of `AFTER`, in processor time. A page takes two to three times
as long as this. The same is measured with four tiles a side, the first four of each rack, until they are proved.
"""

import statistics
import sys
from collections import Counter
from pathlib import Path
from time import process_time

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "pysrc")]

from tilewise.crossword.board import Position, read_position  # noqa: E402 - the path above leads to it
from tilewise.crossword.endgame.search import Endgame, Ending, Step  # noqa: E402
from tilewise.lexicon import Lexicon, Library, shipped_folder  # noqa: E402
from tilewise.tiles import AS_BLANK, EMPTY  # noqa: E402

POSITIONS = Path(__file__).parent / "crossword_endgames.txt"


AFTER = (2, 5, 10)
"""Seconds of processor time after which the best line is looked at."""


def main(number: int = 200, first: int = 0) -> None:
    lexicon = Library(shipped_folder()).lexicon("en")
    proved, right, known, fours = Counter[int](), Counter[int](), Counter[int](), []
    lines = POSITIONS.read_text().splitlines()[first : first + number]
    print(len(lines), "positions,", sum(not line.endswith("?") for line in lines), "with their best moves known")
    for n, line in enumerate(lines, 1):
        board, mine, theirs, best, moves = line.split()
        position, racks = read_position(board), (mine.encode(), theirs.encode())
        found = searched(position, racks, lexicon, AFTER[-1])
        last = found[-1][1]
        if last.proved and moves != "?" and (str(last.spread), name(last.line[0]) in moves.split(",")) != (best, True):
            print(f"\nproved {last.spread} by {name(last.line[0])} where {best} by {moves} was expected: {line}")
        for after in AFTER:
            ending = next((ending for taken, ending in reversed(found) if taken <= after), None)
            is_proved = ending is not None and ending.proved
            proved[after] += is_proved
            known[after] += is_proved or moves != "?"
            right[after] += is_proved or (ending is not None and name(ending.line[0]) in moves.split(","))
        fours.append(searched(position, (racks[0][:4], racks[1][:4]), lexicon, float("inf"))[-1][0])
        shares = [f"{after} s: {right[after]} of {known[after]} right, {proved[after]} proved" for after in AFTER]
        print(f"\r{n} positions; after", "; ".join(shares), end="", flush=True)
    print(f"\nfour a side, to a proof: median {statistics.median(fours):.2f} s, the most {max(fours):.2f} s")


def searched(
    position: Position, racks: tuple[bytes, bytes], lexicon: Lexicon, seconds: float
) -> list[tuple[float, Ending]]:
    """Search until a proof or for so long; give the endings of all rounds, each with its processor time."""
    start = process_time()
    found: list[tuple[float, Ending]] = []
    for ending in Endgame(position, racks, lexicon).rounds():
        taken = process_time() - start
        if ending:
            found.append((taken, ending))
        if found and (found[-1][1].proved or taken > seconds):
            break
    return found


def name(move: Step) -> str:
    """Name a move as the file does."""
    if move is None:
        return "pass"
    laid = [(square, tile) for square, tile in zip(move.squares, move.placed, strict=True) if tile != EMPTY]
    tiles = "".join(chr(tile ^ AS_BLANK).lower() if tile & AS_BLANK else chr(tile) for _, tile in laid)
    return f"{laid[0][0]}:{tiles}"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
