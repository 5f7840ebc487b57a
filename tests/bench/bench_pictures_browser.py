"""How many squares of screens that Chromium draws are read right, and how many wrong ones are among the doubtful.

    PYTHONPATH=pysrc:tests:. .venv/bin/python tests/bench/bench_pictures_browser.py crossword 300 5 [FOLDER]

Typed are the game, how many screens, the seed, and a folder in which pictures are kept: those that it has are not
drawn again, so that two readers can be compared. Half of the screens are in fonts without templates. A last word
"list" lists what is wrong. Not part of the package.
"""

import pickle
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from chromium import browser_tests
from fonts.make_templates import FONTS
from PIL import Image
from playwright.sync_api import sync_playwright
from rendered import browser_hand
from rendered.browser_hand import Drawn
from rendered.crossword_screens import game_of
from rendered.paint import FACES, WEARS, pixels, worn
from tests.browser.engines.chromium import screenshot

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.pictures.odds import DOUBTFUL
from tilewise.tiles import tokens

LONGEST = 1400
"""Pixels that the page hands over at most, along the longer side."""

LOOKS = {"crossword": browser_hand.CROSSWORD_LOOKS, "letterpress": browser_hand.LETTERPRESS_LOOKS}
DRAW = {"crossword": browser_hand.crossword, "letterpress": browser_hand.letterpress}


def as_web_font(face: tuple[str, int]) -> tuple[str, str, int]:
    """Give a face as a page's own font: a family, the rule that brings it, and a weight."""
    family, weight = face
    parts = []
    for subset in ("latin", "latin-ext"):
        files = [
            FONTS / "@fontsource-variable" / family / "files" / f"{family}-{subset}-wght-normal.woff2",
            FONTS / "@fontsource" / family / "files" / f"{family}-{subset}-{weight}-normal.woff2",
        ]
        file = next((each for each in files if each.exists()), None)
        if file:
            data = b64encode(file.read_bytes()).decode()
            reach = "U+0100-02FF" if subset == "latin-ext" else "U+0000-00FF, U+2000-26FF"
            parts.append(
                f"@font-face {{ font-family: Drawn; font-weight: 100 900; unicode-range: {reach};"
                f" src: url(data:font/woff2;base64,{data}) }}"
            )
    return "Drawn, sans-serif", "".join(parts), weight


def screens(game: str, count: int, seed: int, folder: Path | None) -> Iterator[tuple[Drawn, bytes, tuple[str, ...]]]:
    """Give each screen, its picture's bytes, and the look, font and wear that it has."""
    rng, looks = Random(f"{game}/{seed}"), list(LOOKS[game])
    with sync_playwright() as playwright, browser_tests.launched(playwright) as browser:
        for number in range(count):
            look, kind = looks[number % len(looks)], list(FACES)[number // len(looks) % 2]
            face, wear, own = rng.choice(FACES[kind]), rng.choice(WEARS), Random(rng.random())
            kept = folder / f"{game}-{seed}-{number}.pickle" if folder else None
            keys = (look, kind, wear, f"{face[0]} {face[1]}")
            if kept and kept.exists():
                look, size, ratio, truth, data = pickle.loads(kept.read_bytes())
                tiles = game_of(truth["game"])[1] if game == "crossword" else None
                yield Drawn("", size, ratio, look, truth, tiles), data, keys
                continue
            drawn = DRAW[game](own, look, as_web_font(face))
            width, height = drawn.size
            page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=drawn.ratio)
            page.set_content(drawn.html)
            page.evaluate("document.fonts.ready")
            image = worn(Image.open(BytesIO(screenshot(page))).convert("RGB"), wear, own)
            page.close()
            scale = min(1, LONGEST / max(image.size))
            image = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
            file = BytesIO()
            image.save(file, "PNG")
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(pickle.dumps((look, drawn.size, drawn.ratio, drawn.truth, file.getvalue())))
            yield drawn, file.getvalue(), keys


def wrong_squares(game: str, drawn: Drawn, read: dict[str, Any]) -> list[tuple[int, str, dict[str, Any]]] | None:
    """Give the squares that are read wrong, with what they are; None where another board was found."""
    truth = drawn.truth
    if game == "crossword":
        assert drawn.tiles
        cells = [each for row in read["squares"] for each in row]
        shown = [drawn.tiles.show([tile]) for tile in truth["board"]]
        if len(cells) != len(shown) or read["layout"] not in {truth["layout"], None}:
            return None
        return [
            (place, tile, cell)
            for place, (cell, tile) in enumerate(zip(cells, shown, strict=True))
            if cell["tile"] != tile
        ]
    ours, theirs = truth["ours"], truth["theirs"]
    if not truth["told"] and read["ours"] in (theirs, 0):
        ours, theirs = theirs, ours
    found = []
    for place, square in enumerate(read["squares"]):
        owner = "ours" if ours >> place & 1 else "theirs" if theirs >> place & 1 else "free"
        if square["letter"] != truth["letters"][place] or square["owner"] != owner:
            found.append((place, f"{truth['letters'][place]} {owner}", square))
    return found


def main(game: str, count: int, seed: int, folder: Path | None, *, verbose: bool) -> None:
    engine = Engine()
    squares: Counter[str] = Counter()
    bad: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    wrong = flagged = doubtful = boards = whole = on_right = right_boards = racks = unnamed = 0
    seconds = []
    for number, (drawn, data, keys) in enumerate(screens(game, count, seed, folder)):
        image = Image.open(BytesIO(data))
        more = {"lexicon": drawn.truth["lexicon"]} if game == "crossword" else {}
        start = time.perf_counter()
        try:
            read = engine.call(f"{game}.read_image", {**pixels(image), **more})
        except TilewiseError as error:
            read = None
            print(number, keys, image.size, error)
        seconds.append(time.perf_counter() - start)
        found = wrong_squares(game, drawn, read) if read else None
        if read is None or found is None:
            if read:
                print(number, keys, image.size, "another board", read["layout"], drawn.truth["layout"], read["frame"])
            for key in ("all", *keys):
                lost[key] += 1
            continue
        cells = [each for row in read["squares"] for each in row] if game == "crossword" else read["squares"]
        marked = sum(cell["confidence"] < DOUBTFUL for cell in cells)
        for key in ("all", *keys):
            squares[key] += len(cells)
            bad[key] += len(found)
        doubtful += marked
        seen = sum(cell["confidence"] < DOUBTFUL for _, _, cell in found)
        wrong, flagged = wrong + len(found), flagged + seen
        boards += bool(found)
        whole += bool(found) and seen == len(found)
        if not found:
            right_boards += 1
            on_right += marked
        if game == "crossword":
            unnamed += read["layout"] is None
            assert drawn.tiles
            same = list(tokens(read["rack"])) == list(tokens(drawn.tiles.show(drawn.truth["rack"])))
            racks += same
            if verbose and not same:
                print(number, keys, image.size, "rack", drawn.tiles.show(drawn.truth["rack"]), read["rack"])
        for place, truth, cell in found if verbose else ():
            mark = "      " if cell["confidence"] < DOUBTFUL else "SILENT"
            print(mark, number, keys, image.size, place, truth, {**cell, "box": None, "glyph": None})
    for key in sorted(squares | lost):
        share = 1 - bad[key] / max(1, squares[key])
        print(f"{key:22} {share:8.2%} of {squares[key]:6} {lost[key]:3} not found")
    print(
        f"wrong squares doubtful {flagged} of {wrong}; boards with a wrong square {boards}, all of them doubtful"
        f" {whole}; doubtful {doubtful / max(1, squares['all']):.2%}, on right boards"
        f" {on_right / max(1, right_boards * squares['all'] / max(1, count - lost['all'])):.2%};"
        f" racks {racks}, games not named {unnamed}"
    )
    print(f"mean {sum(seconds) / len(seconds):.2f} s, most {max(seconds):.2f} s")


if __name__ == "__main__":
    words = [each for each in sys.argv[1:] if each != "list"]
    kept_in = Path(words[3]) if len(words) > 3 else None
    main(words[0], int(words[1]), int(words[2]), kept_in, verbose="list" in sys.argv)
