"""Letterpress in Chromium: the engine, Python under Pyodide in its worker, against the ancestor's method in JavaScript.

Both run in one page of one browser, in turn, over the same list and boards. `first` is a board that has not been seen,
the whole request from message to message; `again` the same letters with one square painted, as it happens while one
plays; `every` asks for every word's best play. `JavaScript` makes and sorts every move, as the ancestor did.
"""

import gzip
import statistics
from pathlib import Path
from urllib.parse import quote

from chromium import engine_page, median_ms

HERE = Path(__file__).parent
REPEATS = 7
FEW = 3
BOARDS = {
    "the ancestor's": ("msgzxcbjlqblmgeppjxmjynxs", 3310592, 17180),
    "ordinary": ("elhtrmaqsnokiwdubecgaftoe", 7, 28 << 10),
    "rich and empty": ("pnsenahmuortfhigcscwpdoea", 0, 0),
    "rich, under way": ("pnsenahmuortfhigcscwpdoea", 115, 31 << 15),
    "many doubles": ("eeeeaaasssrrrttiinnoollcd", 31, 15 << 10),
}
ASK = "async ([board, ours, theirs, limit]) => ask('letterpress.solve', {lexicon: 'en', board, ours, theirs, limit})"
LOAD = "source => import(source).then((module) => { globalThis.ancestor = module; })"
ANCESTOR = "([board, ours, theirs]) => { globalThis.moves = ancestor.solve(prepared, board, ours, theirs).length; }"


def main() -> None:
    words = gzip.decompress((HERE.parents[1] / "wordlists" / "en.txt.gz").read_bytes()).decode().split()
    with engine_page() as engine:
        page = engine.page
        page.evaluate(LOAD, module_url("ancestor.js"))
        page.evaluate("words => { globalThis.prepared = ancestor.prepare(words); }", words)
        engine.ask("letterpress.solve", {"lexicon": "en", "board": "abcdefghijklmnopqrstuvwxy", "limit": 20})
        print("board             words     moves      first     again     every JavaScript   JavaScript/first, /again")
        for name, (board, ours, theirs) in BOARDS.items():
            first: list[float] = []
            again: list[float] = []
            every: list[float] = []
            ancestor: list[float] = []
            for repeat in range(REPEATS):
                other = board[repeat:] + board[:repeat]  # the same letters in other squares: a board not seen before
                first.append(median_ms(page, ASK, [other, ours, theirs, 20], 1))
                again.append(median_ms(page, ASK, [other, ours ^ 1 << 24, theirs & ~(1 << 24), 20], 1))
                if repeat < FEW:
                    every.append(median_ms(page, ASK, [other, ours, theirs, None], 1))
                ancestor.append(median_ms(page, ANCESTOR, [other, ours, theirs], 1))
            position = {"lexicon": "en", "board": board, "ours": ours, "theirs": theirs}
            result = engine.ask("letterpress.solve", position)["result"]
            a, b, c, d = map(statistics.median, (first, again, every, ancestor))
            print(
                f"{name:16} {result['words']:6} {result['moves']:9}  {a:6.1f} ms {b:6.1f} ms {c:6.0f} ms {d:7.1f} ms   "
                f"{d / a:6.1f}x {d / b:6.1f}x",
                flush=True,
            )


def module_url(name: str) -> str:
    """The source of a module as an address that a page can import."""
    return "data:text/javascript;charset=utf-8," + quote((HERE / name).read_text("utf-8"))


if __name__ == "__main__":
    main()
