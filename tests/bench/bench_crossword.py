"""Crossword positions in this Python: the golden cases, the best hundred plays and the count of all.

`first` is a board that nothing is known of, its list's columns apart; `letter` the same board with one more letter on
the rack, as it happens while one types; `square` the same rack after one more tile on the board. Whole requests, from
JSON to JSON, the least of several runs in milliseconds. The last columns are ratios: what a first board costs in
further letters, and what placing each play by the ancestor's method would cost, from the number of placements that it
tries.

    python tests/bench/bench_crossword.py [a part of a case's name]
"""

import json
import statistics
import sys
from math import perm
from pathlib import Path
from time import perf_counter
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "pysrc")]

from golden import test_crossword as golden  # noqa: E402 - the path above leads to it

from tilewise.crossword import patterns, racks, slots  # noqa: E402
from tilewise.rpc import Session  # noqa: E402

REPEATS = 7
CACHES = (slots.slots_of, slots._slots_in, slots._crossings_in, patterns.patterns_of, racks.rack_words_of)


def main() -> None:
    session = Session(golden.engine())
    chosen = [case for id, case in golden.cases().items() if not sys.argv[1:] or sys.argv[1] in id]
    for case in chosen:
        ask(session, golden.request(case))
    print("case            blanks  plays      first    letter    square   first/letter  placements")
    rows: dict[int, list[tuple[float, ...]]] = {}
    for case in chosen:
        request = golden.request(case)
        blanks = request["rack"].count("?")
        times = measure(session, request)
        rows.setdefault(blanks, []).append(times)
        print(
            f"{case['id']:16} {blanks:5} {case['n']:6}  {times[0]:6.1f} ms {times[1]:6.1f} ms {times[2]:6.1f} ms "
            f"{times[0] / times[1]:8.1f}x {placements(request):16,}",
            flush=True,
        )
    for blanks, group in sorted(rows.items()):
        first, letter, square = (statistics.median(column) for column in zip(*group, strict=True))
        print(f"median, {blanks} blanks          {first:6.1f} ms {letter:6.1f} ms {square:6.1f} ms")


def measure(session: Session, request: dict[str, Any]) -> tuple[float, float, float]:
    """Time a first board, one more letter, and one more tile."""
    shorter = {**request, "rack": request["rack"][1:]}
    bare = {**request, "board": without_a_tile(request["board"])}
    first, letter, square = [], [], []
    for _ in range(REPEATS):
        for cache in CACHES:
            cache.cache_clear()
        first.append(ask(session, request))
        for earlier, times in ((shorter, letter), (bare, square)):
            for cache in CACHES:
                cache.cache_clear()
            ask(session, earlier)
            times.append(ask(session, request))
    return min(first), min(letter), min(square)


def ask(session: Session, request: dict[str, Any]) -> float:
    """Send one request and give its milliseconds."""
    params = {**request, "limit": 100}
    message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "crossword.solve", "params": params})
    start = perf_counter()
    session.receive(message)
    return (perf_counter() - start) * 1000


def without_a_tile(board: list[str]) -> list[str]:
    """The board less its last tile."""
    rows = list(board)
    for row in reversed(range(len(rows))):
        bare = rows[row].rstrip(".")
        if bare:
            rows[row] = bare[:-1].ljust(len(rows[row]), ".")
            break
    return rows


def placements(request: dict[str, Any]) -> int:
    """How many ways of putting tiles down the ancestor's method tries: every choice in every order on every square."""
    size, squares = len(request["rack"]), sum(row.count(".") for row in request["board"])
    return 2 * squares * sum(perm(size, k) for k in range(1, size + 1)) * 26 ** request["rack"].count("?")


if __name__ == "__main__":
    main()
