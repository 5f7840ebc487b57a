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
from itertools import count
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
ROUNDS = 1
MIDDLE, FULL = 9, 9
GAMES = {"scrabble": "en", "wwf": "en_wwf", "wordfeud": "en_wordfeud", "super": "en_super"}
"""Layouts and their tiles; the first three are played on."""

SHOWN = ("vnlgefluncezxpazgkntcyefm", "lbbbesauxnovrpyfcomrvxrwz", "msgzxcbjlqblmgeppjxmjynxs")
"""Letterpress boards that were shown in 2012 (`letterpress/dealing.py`); the others are dealt in their manner."""

DEALT = 24
WARMING = 6
"""Boards that are asked about before, until the browser has compiled both."""


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
  const { result } = await ask("letterpress.solve", { lexicon: "en", board, ours, theirs, limit: 20 });
  const asked = performance.now();
  const moves = ancestor.solve(prepared, board, ours, theirs).length;
  return [asked - start, performance.now() - asked, result.moves, moves];
}"""


def peers(here: CPython, there: Chromium) -> Iterator[dict[str, Any]]:
    """Give the lines of the table."""
    page = there.engine.page
    listed = Library(shipped_folder()).lexicon("en").text().split()
    for name in ("gaddag", "ancestor"):
        source = quote((HERE / f"{name}.js").read_text("utf-8"))
        page.evaluate(LOAD, [f"data:text/javascript;charset=utf-8,{source}", name])
    page.evaluate("words => { globalThis.prepared = ancestor.prepare(words); }", [word.lower() for word in listed])
    page.evaluate("list => { globalThis.words = gaddag.build(list); }", [word.upper() for word in listed])
    yield from crossword(here, there)
    yield from letterpress(there)


def crossword(here: CPython, there: Chromium) -> Iterator[dict[str, Any]]:
    """Compare plays with none, one and two blanks on boards of each kind."""
    boards = dict(kinds(here))
    for position in boards["openings"]:
        for blanks in (2, 1, 0) * 3:  # as much as the compiler of the browser wants
            compare(there, position, rack_for(position, blanks, random.Random(blanks)), seen=False)
    for blanks in (0, 1, 2):
        times: dict[tuple[str, str], list[tuple[float, float, float]]] = {}
        for turn in range(ROUNDS):
            for kind, positions in boards.items():
                for n, position in enumerate(positions):
                    rng = random.Random(f"{kind}/{n}/{turn}")
                    for what in ("new", "another rack"):
                        took = compare(there, position, rack_for(position, blanks, rng), seen=what != "new")
                        for group in (kind, "all"):
                            times.setdefault((what, group), []).append(took)
        for (what, kind), rows in sorted(times.items(), reverse=True):
            first, whole, walked = (f"{statistics.median(column):.1f}" for column in zip(*rows, strict=True))
            yield {
                "crosswords": f"{what}, {kind}",
                "blanks": blanks,
                "plays": first,
                "and their number": whole,
                "GADDAG": walked,
                "GADDAG / plays": f"{statistics.median(walk / plays for plays, _, walk in rows):.2f}",
            }


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
    times = []
    for n, board in enumerate([*map(dealt, range(-WARMING, 0)), *SHOWN, *map(dealt, range(DEALT))], -WARMING):
        rng = random.Random(n)
        taken = rng.sample(range(25), rng.randint(0, 16))
        ours, theirs = (sum(1 << square for square in taken[side::2]) for side in (0, 1))
        asked, walked, moves, found = there.engine.run(FIRST, [board, ours, theirs])
        assert moves == found, (board, moves, found)
        if n >= 0:
            times.append((asked, walked))
    ratios = [walked / asked for asked, walked in times]
    asked, walked = (statistics.median(column) for column in zip(*times, strict=True))
    yield {
        "Letterpress": f"{len(times)} boards, the first answer",
        "plays": f"{asked:.1f}",
        "the ancestor": f"{walked:.1f}",
        "the ancestor / plays": f"{statistics.median(ratios):.1f}",
        "at the least": f"{min(ratios):.1f}",
    }


def dealt(seed: int) -> str:
    """Deal a board in lower case."""
    return dealt_board(alphabet("en"), seed).decode().lower()
