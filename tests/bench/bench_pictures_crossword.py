"""How many squares of crossword screens are read right, by game, theme, wear and font, and how long one takes.

The screens are drawn from a seed (tests/rendered), half of them in fonts without templates. Typed numbers are
how many screens there are and the seed; a third word lists what is wrong. Not part of the package, tests and fonts are
found by PYTHONPATH=pysrc:tests:.
"""

import sys
import time
from collections import Counter
from random import Random

from rendered.crossword_screens import ALL_GAMES, ARABIC_GAMES, GAMES, THEMES, screen
from rendered.drawn_words import make_known
from rendered.paint import ARABIC, FACES, WEARS, pixels, worn

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.pictures.odds import DOUBTFUL
from tilewise.tiles import tokens


def games_of(engine: Engine, count: int) -> list[str]:
    """Give so many screens' games, and a quarter as many in alphabets of which no list ships."""
    for game in ARABIC_GAMES:
        make_known(engine, ALL_GAMES[game][2])
    latin, arabic = list(GAMES), list(ARABIC_GAMES)
    return [latin[number % len(latin)] for number in range(count)] + [
        arabic[number % len(arabic)] for number in range(-(-count // 4))
    ]


def main(count: int, seed: int = 1, *, verbose: bool = False) -> None:
    engine, rng = Engine(), Random(seed)
    squares: Counter[str] = Counter()
    right: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    racks: Counter[bool] = Counter()
    wrong = flagged = doubtful = 0
    seconds = []
    for number, game in enumerate(games_of(engine, count)):
        theme, kind = (
            list(THEMES)[number % len(THEMES)],
            list(FACES)[(number // 2 if game in ARABIC_GAMES else number) % 2],
        )
        faces = ARABIC if game in ARABIC_GAMES else FACES
        face, wear = rng.choice(faces[kind]), rng.choice(WEARS)
        drawn = screen(rng, game, theme, face)
        image = worn(drawn.image, wear, rng)
        keys = (game, theme, kind, wear, "all", f"{face[0]} {face[1]}")
        engine.library.lexicon(ALL_GAMES[game][2])
        start = time.perf_counter()
        try:
            read = engine.call("crossword.read_image", {**pixels(image), "lexicon": ALL_GAMES[game][2]})
        except TilewiseError as error:
            read = None
            print(number, keys, image.size, error)
        seconds.append(time.perf_counter() - start)
        if (
            read is None
            or len(read["squares"]) * len(read["squares"][0]) != len(drawn.board)
            or read["layout"] != drawn.layout
        ):
            print(number, keys, image.size, read and read["layout"], read and read["frame"])
            for key in keys:
                squares[key] += len(drawn.board)
                lost[key] += 1
            continue
        if verbose:
            scale = image.width / drawn.image.width
            left, top, pitch = (value * scale for value in drawn.frame)
            x, y, w, h = read["frame"]
            off = [
                x - left,
                y - top,
                x + w - left - pitch * len(read["squares"][0]),
                y + h - top - pitch * len(read["squares"]),
            ]
            print(
                number, keys, image.size, "off by", [round(each / pitch, 3) for each in off], round(seconds[-1], 2), "s"
            )
        cells = [each for row in read["squares"] for each in row]
        for place, (cell, tile) in enumerate(zip(cells, drawn.board, strict=True)):
            good = cell["tile"] == drawn.tiles.show([tile])
            for key in keys:
                squares[key] += 1
                right[key] += good
            doubtful += cell["confidence"] < DOUBTFUL
            if not good:
                wrong += 1
                flagged += cell["confidence"] < DOUBTFUL
                if verbose:
                    print(number, keys, image.size, place, drawn.tiles.show([tile]), {**cell, "box": None})
        same = list(tokens(read["rack"])) == list(tokens(drawn.tiles.show(drawn.rack)))
        racks[same] += 1
        if verbose and not same:
            print(number, keys, image.size, "rack", drawn.tiles.show(drawn.rack), read["rack"])
    for key in sorted(squares):
        print(f"{key:18} {right[key] / squares[key]:8.2%} of {squares[key]:6} {lost[key]:3} not found")
    print(f"wrong and doubtful {flagged} of {wrong}; doubtful {doubtful} squares; racks {dict(racks)}")
    print(f"mean {sum(seconds) / len(seconds):.2f} s, most {max(seconds):.2f} s")


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:3]]
    main(*(numbers or [64]), verbose=len(sys.argv) > 3)
