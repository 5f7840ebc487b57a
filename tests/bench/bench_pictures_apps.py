"""How screens laid out as five apps lay out theirs are read: a row for each app and number of tiles on the board.

The screens are drawn from a seed (tests/rendered/app_screens.py). Typed numbers are how many screens a row has and the
seed; a further word lists what is wrong, and one more lets a row be of the app of that name alone. Not part of the
package, tests and fonts are found by PYTHONPATH=pysrc:tests:.
"""

import sys
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from rendered.app_screens import APPS, AppScreen, Options, screen
from rendered.paint import pixels, worn

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.pictures.odds import DOUBTFUL
from tilewise.tiles import tokens

WEARS = ("none", "jpeg 90", "none", "jpeg 75", "smaller")

ROWS: dict[str, dict[str, Any]] = {
    "empty": {"tiles": 0, "blanks": 0},
    "few": {"tiles": 20},
    "middle": {"tiles": 45, "blanks": 2},
    "held back": {"tiles": 60, "held": 4},
    "full": {"tiles": 80, "blanks": 2},
    "fullest": {"tiles": 100, "blanks": 2, "held": 3},
    "random": {"tiles": 45, "random_premiums": True},
    "laying": {"tiles": 40, "laying": True, "bubble": False},
    "ended": {"tiles": 85, "blanks": 2, "held": 0, "ended": True},
}


def is_drawn(app: str, row: str) -> bool:
    return {"random": app == "feud", "laying": app == "crossplay", "ended": app != "league"}.get(row, True)


@dataclass
class Tally:
    """What came out of some screens."""

    screens: int = 0
    found: int = 0
    games: int = 0
    squares: int = 0
    right: int = 0
    unmarked: int = 0
    for_nothing: int = 0
    racks: int = 0
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def line(self) -> str:
        return (
            f"{self.found:3}/{self.screens:<3} {self.games:3}/{self.screens:<3} "
            f"{100 * self.right / max(1, self.squares):7.2f}% {self.squares - self.right:6} {self.unmarked:6} "
            f"{self.for_nothing:6} {self.racks:3}/{self.screens:<3} {self.seconds / max(1, self.screens):6.2f}"
        )


def tried(engine: Engine, drawn: AppScreen, wear: str, rng: Random, *, verbose: str = "") -> Tally:
    """Read one screen."""
    image = worn(drawn.image, wear, rng)
    hidden = _under(drawn)
    start = time.process_time()
    try:
        read = engine.call("crossword.read_image", {**pixels(image), "lexicon": "en"})
    except TilewiseError as error:
        if verbose:
            print("   ", verbose, error)
        return Tally(screens=1, seconds=time.process_time() - start)
    tally = Tally(screens=1, seconds=time.process_time() - start)
    cells = [each for row in read["squares"] for each in row]
    x, y, *_ = read["frame"]
    left, top, pitch = (each * image.width / drawn.image.width for each in drawn.frame)
    tally.found = len(cells) == len(drawn.board) and max(abs(x - left), abs(y - top)) < pitch / 3
    tally.games = bool(tally.found and read["layout"] == drawn.layout)
    if not tally.found:
        if verbose:
            print("   ", verbose, "elsewhere", read["layout"], read["frame"], (left, top, pitch))
        return tally
    for place, (cell, tile) in enumerate(zip(cells, drawn.board, strict=True)):
        if place in hidden:
            continue
        right, marked = cell["tile"] == drawn.tiles.show([tile]), cell["confidence"] < DOUBTFUL
        tally.squares += 1
        tally.right += right
        tally.unmarked += not right and not marked
        tally.for_nothing += right and marked
        if verbose and not right:
            told = {name: cell[name] for name in ("tile", "confidence", "second")}
            print("   ", verbose, divmod(place, drawn.columns), drawn.premiums[place], drawn.tiles.show([tile]), told)
    shown = drawn.tiles.show(drawn.rack)
    tally.racks = list(tokens(read["rack"])) == list(tokens(shown))
    if verbose and not (tally.racks and tally.games):
        print("   ", verbose, "game", drawn.layout, read["layout"], "rack", shown, "read as", read["rack"])
    if verbose and tally.for_nothing:
        print("   ", verbose, "marked for nothing", tally.for_nothing)
    return tally


def _under(drawn: AppScreen) -> set[int]:
    """Give the squares that a logo, a panel or the rack hides: what is read there is not counted."""
    if drawn.app != "league":
        return set()
    rows = len(drawn.board) // drawn.columns
    corner = {row * drawn.columns + column for row in (0, 1) for column in (*range(3), *range(23, 27))}
    return corner | {row * drawn.columns + column for row in (rows - 2, rows - 1) for column in range(8, 19)}


def main(count: int = 4, seed: int = 1, verbose: str = "", app: str = "") -> None:
    engine, whole = Engine(), Tally()
    engine.library.lexicon("en")
    print("screen               found   game   squares  wrong unmarked nothing rack  seconds")
    for name in [app] if app else APPS:
        for row, more in ROWS.items():
            if not is_drawn(name, row):
                continue
            total = Tally()
            for number in range(count):
                rng = Random(f"{name}/{row}/{seed}/{number}")
                drawn = screen(name, rng, Options(**{**more, "seed": rng.randrange(3)}))
                wear = WEARS[number % len(WEARS)]
                total.add(tried(engine, drawn, wear, rng, verbose=verbose and f"{name}/{row}/{number} {wear}"))
            print(f"{name:10} {row:9} {total.line()}", flush=True)
            whole.add(total)
    print(f"{'all':20} {whole.line()}")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(*[int(each) for each in words[:2]], *words[2:4])
