"""The longest time between two steps of each job, with a heavy input: what a cancelling or a bound of time waits for.

    PYTHONPATH=pysrc .venv/bin/python tests/bench/bench_steps.py [METHOD ...]

It is told in milliseconds of processor time, over the first seconds of the job, with the time until the first step and
the number of steps. A job is to pause some twenty times a second; a page takes two to three times as long as this.
"""

import string
import sys
from collections.abc import Generator, Mapping
from pathlib import Path
from time import process_time
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "pysrc")]

from tilewise.api import METHODS, Engine  # noqa: E402 - the path above leads to it
from tilewise.errors import TilewiseError  # noqa: E402

SECONDS = 4.0
"""Of each job, so many are looked at."""

WIDE = {
    "name": "Wide",
    "layout": ["".join("D" if (row + column) % 7 == 0 else "." for column in range(20)) for row in range(20)],
    "center": [10, 10],
    "rack": 12,
}
LETTERS = {letter: [30, 1 + n % 5] for n, letter in enumerate(string.ascii_uppercase)}
OWN = {"name": "Own", "blanks": 6, "tiles": LETTERS}
ROWS = [*["." * 20] * 6, "....RETAINS.........", *["." * 20] * 3, ".......QUARTER......", *["." * 20] * 9]
BOARD = {"lexicon": "en", "layout": WIDE, "tiles": OWN, "board": ROWS}
OPENING = {"lexicon": "en", "board": [*["." * 15] * 7, ".....QUIZ......", *["." * 15] * 7]}
SMALL = {"name": "Own", "blanks": 3, "tiles": {**{letter: [1, 1] for letter in "UQ"}, "Z": [0, 8]}}
LATE = {
    **SMALL,
    "tiles": {letter: ["RETAINSQUARTERAEINRSTLDOGAEINRSTLDOGH".count(letter), n] for letter, [_, n] in LETTERS.items()},
}

HEAVY: Mapping[str, list[Mapping[str, Any]]] = {
    "anagram.find": [{"lexicon": "en", "rack": "?" * 15, "use": "any", "order": "score", "limit": 900}],
    "crossword.solve": [{**BOARD, "rack": "AEINRSTLD???", "limit": 400}, {**OPENING, "rack": "AEINR??", "limit": None}],
    "crossword.endgame": [
        {**BOARD, "rack": "AEINRSTLD???", "opponent": "AEILNORST???"},
        {**BOARD, "rack": "AEINR?", "opponent": "ELORSTU"},
        {**OPENING, "tiles": OWN, "rack": "AEIN??", "opponent": "ELOR??"},
    ],
    "crossword.preendgame": [{**BOARD, "tiles": LATE, "rack": "AEINRSTLDO??", "limit": 2}],
    "crossword.simulate": [{**BOARD, "rack": "AEINRSTLD???"}, {**OPENING, "rack": "AEINR??"}],
    "crossword.stage": [{**BOARD, "rack": "AEINRSTLD???", "piece": {"of": [0], "first": 0, "samples": 5}}],
    "crossword.why": [{**BOARD, "rack": "AEINRSTLD???", "move": {"kind": "pass"}}],
    "crossword.leaves": [{"lexicon": "en", "layout": {**WIDE, "rack": 10}, "tiles": OWN, "boards": 20}],
    "crossword.puzzle": [{"lexicon": "en", "layout": WIDE, "tiles": OWN, "by": "equity"}],
    "letterpress.solve": [
        {"lexicon": "en", "board": "pnsenahmuortfhigcscwpdoea", "ranking": "lookahead"},
        {"lexicon": "en", "board": "aaeeiioorrssttnnlldduccgm", "limit": None},
    ],
    "letterpress.puzzle": [{"lexicon": "en", "seed": 3}],
    "draw.solve": [{"lexicon": "en", "rack": "AEINRST??????", "bag": {**LETTERS, "?": [6, 0]}}],
    "draw.experiment": [{"lexicon": "en", "size": 15, "draws": 200}],
    "draw.chances": [{"lexicon": "en", "rack": "AEINRST"}],
    "finders.race": [{"lexicon": "en", "rack": "AEINRST??"}],
    "finders.growth": [{"lexicon": "en", "rack": "AEINRSTLDO?"}],
    "lexicon.text": [{"lexicon": "de"}],
    "tycoon.solve": [{"lexicon": "en", "hand": "AEIRSTN", "pool": "LEO", "patents": "VXZBJKQ", "limit": 1000}],
    "tycoon.replace": [{"lexicon": "en", "hand": "AEIRSTN", "pool": "LEO", "patents": "VXZQ"}],
}
"""Heavy requests; of other jobs the example is taken."""


def steps_of(job: Generator[object, None, object]) -> tuple[float, float, int]:
    """Run a job for some seconds; give the time until its first step, the longest between two, and their number."""
    begun = before = process_time()
    first = longest = 0.0
    count = 0
    for count, _ in enumerate(job, 1):
        now = process_time()
        longest = max(longest, now - before)
        first = first if count > 1 else now - before
        before = now
        if now - begun > SECONDS:
            break
    else:
        longest = max(longest, process_time() - before)
    return first, longest, count


def main(*names: str) -> None:
    engine = Engine()

    def ask(method: str, params: Any) -> Any:
        return engine.call(method, params)

    print(f"{'method':26}{'begun':>8}{'first':>8}{'longest':>9}{'steps':>8}  ms")
    for name in names or sorted(METHODS):
        method = METHODS[name]
        if not method.is_job:
            continue
        example = method.example(ask) if callable(method.example) else method.example
        for params in HEAVY.get(name, [example]):
            ask("lexicon.check", {"lexicon": params.get("lexicon") or "en", "words": ["qi"]})
            before = process_time()
            try:
                job = engine.begin(name, params)
            except TilewiseError as error:
                print(f"{name:26}refused: {error}")
                continue
            begun = process_time() - before
            if isinstance(job, Generator):
                first, longest, count = steps_of(job)
                print(f"{name:26}{begun * 1e3:>8.0f}{first * 1e3:>8.0f}{longest * 1e3:>9.0f}{count:>8,}", flush=True)
            else:
                print(f"{name:26}{begun * 1e3:>8.0f}  answered at once", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
