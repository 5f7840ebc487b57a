"""How many squares of Letterpress screens are read right, by theme, wear and font, and how long one takes.

The screens are drawn from a seed (tests/rendered), half of them in fonts without templates. Typed numbers are
how many screens there are and the seed; a third word lists what is wrong. Not part of the package, tests and fonts are
found by PYTHONPATH=pysrc:tests:.
"""

import sys
import time
from collections import Counter
from random import Random

from rendered.letterpress_screens import THEMES, screen
from rendered.paint import FACES, WEARS, pixels, worn

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.pictures.odds import DOUBTFUL


def main(count: int, seed: int = 1, *, verbose: bool = False) -> None:
    engine, rng = Engine(), Random(seed)
    squares, right, flagged, wrong_squares, asked, lost = Counter(), Counter(), 0, 0, Counter(), Counter()
    doubtful = 0
    seconds = []
    for number in range(count):
        theme, kind = list(THEMES)[number % len(THEMES)], list(FACES)[number // len(THEMES) % 2]
        face, wear = rng.choice(FACES[kind]), rng.choice(WEARS)
        drawn = screen(rng, theme, face)
        fields = pixels(worn(drawn.image, wear, rng))
        start = time.perf_counter()
        keys = (theme, kind, wear, "all", f"{face[0]} {face[1]}")
        try:
            read = engine.call("letterpress.read_image", fields)
        except TilewiseError as error:
            for key in keys:
                squares[key] += 25
                lost[key] += 1
            if verbose:
                print(number, keys, drawn.image.size, error)
                drawn.image.save(f"lost{number}.png")
            continue
        seconds.append(time.perf_counter() - start)
        ours, theirs = drawn.ours, drawn.theirs
        if not drawn.told and read["ours"] in (theirs, 0):
            ours, theirs = theirs, ours
        asked[(drawn.told, read["asks"])] += 1
        for place, square in enumerate(read["squares"]):
            owner = "ours" if ours >> place & 1 else "theirs" if theirs >> place & 1 else "free"
            good = square["letter"] == drawn.letters[place] and square["owner"] == owner
            for key in keys:
                squares[key] += 1
                right[key] += good
            doubtful += square["confidence"] < DOUBTFUL
            if not good:
                wrong_squares += 1
                flagged += square["confidence"] < DOUBTFUL
                if verbose:
                    print(number, keys, place, drawn.letters[place], owner, {**square, "box": None})
    for key in sorted(squares):
        print(f"{key:18} {right[key] / squares[key]:8.2%} of {squares[key]:6} {lost[key]:3} not found")
    total = squares["all"]
    print(
        f"wrong and doubtful {flagged} of {wrong_squares}; doubtful {doubtful / max(1, total):.2%}; asks {dict(asked)}"
    )
    print(f"mean {sum(seconds) / len(seconds):.2f} s, most {max(seconds):.2f} s")


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:3]]
    main(*(numbers or [96]), verbose=len(sys.argv) > 3)
