"""Crossword positions, whole requests, the best hundred plays and the exact count: in Chromium, and in this Python.

The positions are the golden cases, with the lists that ship instead of the ones they were made with. They are gone
through one after another, so that the engine has forgotten a board when its turn comes again.

    first     a board and a rack that are new
    letter    one more letter on the rack of a board that was just asked about, as it happens while one types
    tile      one more tile on the board, with the same rack

Times are the medians of several rounds in milliseconds. `tries` is how often the ancestor's method would put tiles
down: every choice from the rack in every order on every empty square, both ways, with every letter for a blank.
"""

import json
import statistics
import sys
from collections.abc import Callable
from math import perm
from pathlib import Path
from time import perf_counter
from typing import Any

from chromium import engine_page

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "pysrc")]

from golden import test_crossword as golden  # noqa: E402 - the path above leads to it

from tilewise.rpc import Session  # noqa: E402

ROUNDS = 6
"""The first of them warms up."""

Ask = Callable[[dict[str, Any]], tuple[float, int]]
"""Sends the params of one request; gives its milliseconds and the number of plays."""

TIMED = """async (params) => {
  const start = performance.now();
  const { result } = await ask("crossword.solve", params);
  return [performance.now() - start, result.count];
}"""


def main() -> None:
    cases = {id: shipped(golden.request(case)) for id, case in golden.cases().items()}
    session = Session()
    measure("this Python", cases, lambda params: in_python(session, params))
    with engine_page() as engine:
        measure("Chromium", cases, lambda params: tuple(engine.run(TIMED, params)))


def shipped(request: dict[str, Any]) -> dict[str, Any]:
    """The request over a list that ships."""
    return {**request, "lexicon": {"english.txt": "en", "turkish.txt": "tr"}[request["lexicon"]], "limit": 100}


def in_python(session: Session, params: dict[str, Any]) -> tuple[float, int]:
    """Ask without a browser."""
    message = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "crossword.solve", "params": params})
    start = perf_counter()
    answer = session.receive(message)
    while session.busy:
        answer = session.step(0.016)
    return (perf_counter() - start) * 1000, json.loads(answer)["result"]["count"]


def measure(where: str, cases: dict[str, dict[str, Any]], ask: Ask) -> None:
    """Print a table of all cases and the medians by the number of blanks."""
    times: dict[str, list[tuple[float, float, float]]] = {id: [] for id in cases}
    counts = {}
    for _ in range(ROUNDS):
        first, letter, tile = {}, {}, {}
        for id, request in cases.items():
            first[id], counts[id] = ask(request)
        for id, request in cases.items():
            ask({**request, "rack": request["rack"][1:]})
            letter[id], _ = ask(request)
        for id, request in cases.items():
            ask({**request, "board": without_a_tile(request["board"])})
            tile[id], _ = ask(request)
        for id in cases:
            times[id].append((first[id], letter[id], tile[id]))
    print(f"\n{where:16} blanks  plays       first    letter      tile   first/letter             tries")
    by_blanks: dict[int, list[tuple[float, ...]]] = {}
    for id, request in cases.items():
        a, b, c = medians(times[id][1:])
        blanks = request["rack"].count("?")
        by_blanks.setdefault(blanks, []).append((a, b, c))
        row = f"{id:16} {blanks:6} {counts[id]:6}  {a:7.1f} ms {b:6.1f} ms {c:6.1f} ms {a / b:11.1f}x"
        print(f"{row} {tries(request):18,}")
    for blanks, rows in sorted(by_blanks.items()):
        a, b, c = medians(rows)
        print(f"median           {blanks:6}         {a:7.1f} ms {b:6.1f} ms {c:6.1f} ms {a / b:11.1f}x", flush=True)


def medians(rows: list[tuple[float, ...]]) -> list[float]:
    """The median of each column."""
    return [statistics.median(column) for column in zip(*rows, strict=True)]


def without_a_tile(board: list[str]) -> list[str]:
    """The board less its last tile."""
    rows = list(board)
    for number in reversed(range(len(rows))):
        if bare := rows[number].rstrip("."):
            rows[number] = bare[:-1].ljust(len(rows[number]), ".")
            break
    return rows


def tries(request: dict[str, Any]) -> int:
    """How often the ancestor's method puts tiles down."""
    rack, blanks = len(request["rack"]), request["rack"].count("?")
    letters = 29 if request["lexicon"] == "tr" else 26
    squares = sum(row.count(".") for row in request["board"])
    return 2 * squares * sum(perm(rack, size) for size in range(1, rack + 1)) * letters**blanks


if __name__ == "__main__":
    main()
