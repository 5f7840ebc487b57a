"""The peers' methods, rewritten in JavaScript, beside the engine: in one page, in turn, on the same boards.

On crossword boards it is a GADDAG (`gaddag.js`), which gives what the engine gives: how many plays there are, and the
best hundred by score; both are compared on every board. On Letterpress boards it is the ancestor (`ancestor.js`), which
makes and sorts every play. Each board is new to both sides when its turn comes; "another rack" is asked right after it.
"""

import random
import statistics
import string
from collections import Counter
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from typing import Any
from urllib.parse import quote

from places import Chromium, CPython

from tilewise.alphabets import alphabet
from tilewise.crossword.board import Position, read_position, unseen, write_rows
from tilewise.crossword.layout import STAR, STAR_POINTS, WORD_TIMES, layout_of, premium_points
from tilewise.letterpress.dealing import dealt_board
from tilewise.lexicon import Library, shipped_folder
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, tile_set_of

__all__ = ["peers"]

HERE = Path(__file__).parent
LIMIT = 100
ROUNDS = 2
MIDDLE, FULL = 9, 9
GAMES = {"scrabble": "en", "wwf": "en_wwf", "wordfeud": "en_wordfeud", "super": "en_super"}
"""Layouts and their tiles; the first three are played on."""

SHOWN = ("vnlgefluncezxpazgkntcyefm", "lbbbesauxnovrpyfcomrvxrwz", "msgzxcbjlqblmgeppjxmjynxs")
"""Letterpress boards that were shown in 2012 (`letterpress/dealing.py`); the others are dealt in their manner."""

DEALT = 24

LOAD = "([source, name]) => import(source).then((module) => { globalThis[name] = module; })"
SOLVE = """async (params) => {
  const start = performance.now();
  let first = 0;
  const onProgress = () => { first ||= performance.now() - start; };
  const { count, plays } = await engine.request("crossword.solve", params, { onProgress });
  const whole = performance.now() - start;
  return [first || whole, whole, count, plays.map((play) => play.score)];
}"""
WALK = """([game, board, rack, limit]) => {
  const start = performance.now();
  if (board) globalThis.laid = gaddag.lay(words, game, board);
  const { count, plays } = gaddag.solve(words, laid, rack, limit);
  return [performance.now() - start, count, plays.map((play) => play.score)];
}"""
FIRST = """async ([board, ours, theirs]) => {
  const start = performance.now();
  await ask("letterpress.solve", { lexicon: "en", board, ours, theirs, limit: 20 });
  const asked = performance.now();
  const moves = ancestor.solve(prepared, board, ours, theirs).length;
  return [asked - start, performance.now() - asked, moves];
}"""


def peers(here: CPython, there: Chromium) -> Iterator[dict[str, Any]]:
    """Give the lines of the table."""
    page = there.engine.page
    text = Library(shipped_folder()).lexicon("en").text()
    for name in ("gaddag", "ancestor"):
        source = quote((HERE / f"{name}.js").read_text("utf-8"))
        page.evaluate(LOAD, [f"data:text/javascript;charset=utf-8,{source}", name])
    page.evaluate("text => { globalThis.prepared = ancestor.prepare(text.toLowerCase().split('\\n')); }", text)
    page.evaluate("text => { globalThis.words = gaddag.build(text.toUpperCase().split('\\n')); }", text)
    yield from crossword(here, there)
    yield from letterpress(there)


def crossword(here: CPython, there: Chromium) -> Iterator[dict[str, Any]]:
    """Compare plays with none, one and two blanks on boards of each kind."""
    boards = dict(kinds(here))
    for position in boards["openings"]:
        for blanks in (2, 1, 0) * 3:  # as much as the compiler of the browser wants
            compare(there, position, rack_for(position, blanks, random.Random(blanks)), seen=False)
    for blanks in (0, 1, 2):
        times: dict[str, list[tuple[tuple[float, ...], tuple[float, ...]]]] = {kind: [] for kind in boards}
        for turn in range(ROUNDS):
            for kind, positions in boards.items():
                for n, position in enumerate(positions):
                    rng = random.Random(f"{kind}/{n}/{turn}")
                    one, other = (rack_for(position, blanks, rng) for _ in range(2))
                    new = compare(there, position, one, seen=False)
                    times[kind].append((new, compare(there, position, other, seen=True)))
        for kind, rows in [*times.items(), ("all", [*chain.from_iterable(times.values())])]:
            line: dict[str, Any] = {"crossword": kind, "blanks": blanks}
            for what, columns in zip(("new", "another rack"), zip(*rows, strict=True), strict=True):
                first, whole, walked = (statistics.median(column) for column in zip(*columns, strict=True))
                line[f"{what}: plays, ms"] = f"{first:.1f}"
                line["with the count" if what == "new" else "and with it"] = f"{whole:.1f}"
                line["GADDAG" if what == "new" else "the GADDAG"] = f"{walked:.1f}"
                line["GADDAG / plays" if what == "new" else "the GADDAG / plays"] = f"{walked / first:.2f}"
            yield line


def kinds(here: CPython) -> Iterator[tuple[str, list[Position]]]:
    """Give empty boards, boards of games under way, and boards of games that are nearly over.

    No blank lies on those under way; on those that are nearly over it is played with more tiles than a game has.
    """
    yield "openings", [read_position(layout=layout, tiles=tiles) for layout, tiles in GAMES.items()]
    middle: list[Position] = []
    for seed in count():
        layout, tiles = list(GAMES.items())[len(middle) % 3]
        _, puzzle = here.timed("crossword.puzzle", {"lexicon": "en", "layout": layout, "tiles": tiles, "seed": seed})
        position = read_position(puzzle["board"], layout, tiles)
        if unseen(position, b"")[BLANK] == 2 and sum(unseen(position, b"").values()) >= 30:
            middle.append(position)
        if len(middle) == MIDDLE:
            break
    yield "middle", middle
    lines = (HERE / "crossword_endgames.txt").read_text("utf-8").splitlines()
    yield "full", [read_position(line.split()[0], tiles="en_super") for line in lines[-FULL:]]


def rack_for(position: Position, blanks: int, rng: random.Random) -> str:
    """Draw seven tiles, so many of them blanks, from those that are not on the board."""
    bag = Counter({tile: number for tile, number in unseen(position, b"").items() if tile != BLANK})
    return position.tiles.show(rng.sample(sorted(bag.elements()), 7 - blanks)) + "?" * blanks


def compare(there: Chromium, position: Position, rack: str, *, seen: bool) -> tuple[float, float, float]:
    """Ask both; give the milliseconds until the engine's plays, until its count, and of the GADDAG."""
    (layout,) = (id for id in GAMES if layout_of(id) is position.layout)
    (tiles,) = (id for id in GAMES.values() if tile_set_of(id) is position.tiles)
    params = {"lexicon": "en", "layout": layout, "tiles": tiles, "board": write_rows(position), "rack": rack}
    first, whole, plays, scores = there.engine.run(SOLVE, {**params, "limit": LIMIT, "list_first": True})
    held = [rack.count(tile) for tile in "?" + string.ascii_uppercase]
    board = None if seen else board_of(position)
    walked, number, best = there.engine.run(WALK, [game_of(position), board, held, LIMIT])
    assert (plays, scores) == (number, best), (params, plays, number)
    return first, whole, walked


def board_of(position: Position) -> list[int]:
    """Write a board as the GADDAG reads it."""
    return [0 if tile == EMPTY else (tile & ~AS_BLANK) - 64 + (64 if tile & AS_BLANK else 0) for tile in position.board]


def game_of(position: Position) -> dict[str, Any]:
    """Write what the GADDAG asks of a layout and its tiles."""
    layout, points = position.layout, position.tiles.points
    tables = premium_points(points)
    codes = [0, *map(ord, string.ascii_uppercase)]
    return {
        "width": layout.width,
        "height": layout.height,
        "start": layout.start,
        "points": [[tables[premium][code] for code in codes] for premium in layout.premiums],
        "times": [WORD_TIMES[premium] for premium in layout.premiums],
        "stars": [STAR_POINTS * (premium == STAR) for premium in layout.premiums],
        "worth": [points[code] for code in codes],
        "bonus": dict(layout.bonus),
        "wordTimes": dict(layout.times),
    }


def letterpress(there: Chromium) -> Iterator[dict[str, Any]]:
    """Compare the first answers on boards that neither has seen."""
    ratios, times = [], []
    for n, board in enumerate([*SHOWN, *(dealt(n) for n in range(DEALT))]):
        rng = random.Random(n)
        taken = rng.sample(range(25), rng.randint(0, 16))
        ours, theirs = (sum(1 << square for square in taken[side::2]) for side in (0, 1))
        asked, walked, _ = there.engine.run(FIRST, [board, ours, theirs])
        times.append((asked, walked))
        ratios.append(walked / asked)
    asked, walked = (statistics.median(column) for column in zip(*times, strict=True))
    yield {
        "Letterpress": f"{len(times)} boards, the first answer",
        "ms": f"{asked:.1f}",
        "the ancestor, ms": f"{walked:.1f}",
        "the ancestor / the engine": f"{statistics.median(ratios):.1f}",
        "at the worst": f"{min(ratios):.1f}",
    }


def dealt(seed: int) -> str:
    """Deal a board in lower case."""
    return dealt_board(alphabet("en"), seed).decode().lower()
