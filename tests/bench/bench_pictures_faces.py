"""How boards in faces that no template was made of are read: a row for each face and way of showing it.

    PYTHONPATH=pysrc:tests:. .venv/bin/python tests/bench/bench_pictures_faces.py [SCREENS [SEED [FONT ...]]]

Fonts of one's own, files that Pillow opens, may be named; else it is those of rendered/paint.py.
"""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

from fonts.make_templates import font_for
from PIL import ImageFont
from rendered.paint import UNLIKE, pixels
from rendered.third_hand import Face, Screen, Way, screen

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.pictures.odds import DOUBTFUL
from tilewise.tiles import tokens

WAYS = {
    "parlour": Way(),
    "slate, tinted": Way(look="slate", game="feud", width=720, smooth=False, tint=0.15),
    "felt, JPEG 40": Way(look="felt", width=900, jpeg=40),
    "ink, halved": Way(look="ink", width=1170, scale=0.5, tint=0.05),
    "slate, dimmed": Way(look="slate", game="feud", dim=0.6, dialog=True, tint=0.15),
}
COLUMNS = "screens", "found", "game", "rack", "squares", "wrong", "unmarked", "for nothing", "ms"


def faces(files: list[str]) -> Mapping[str, Face]:
    if files:
        return {Path(file).stem: partial(ImageFont.truetype, file) for file in files}
    return {f"{family} {weight}": partial(_opened, family, weight) for family, weight in UNLIKE}


def _opened(family: str, weight: int, size: int) -> ImageFont.FreeTypeFont:
    font = font_for("H", family, weight, size)
    assert font is not None
    return font


def tried(engine: Engine, shown: Screen) -> dict[str, float]:
    """Read one screen and count."""
    told = dict.fromkeys(COLUMNS, 0.0) | {"screens": 1}
    start = process_time()
    try:
        read = engine.call("crossword.read_image", {**pixels(shown.image), "lexicon": shown.lexicon})
    except TilewiseError:
        return told
    told["ms"] = 1e3 * (process_time() - start)
    cells = [cell for row in read["squares"] for cell in row]
    left, top, pitch = shown.frame
    if len(cells) != len(shown.board) or max(abs(read["frame"][0] - left), abs(read["frame"][1] - top)) > pitch / 3:
        return told
    told["found"], told["game"] = 1, read["layout"] == shown.id
    told["rack"] = list(tokens(read["rack"])) == list(tokens(shown.tiles.show(shown.rack)))
    for place, (cell, tile) in enumerate(zip(cells, shown.board, strict=True)):
        if place not in shown.covered:
            right, marked = cell["tile"] == shown.tiles.show([tile]), cell["confidence"] < DOUBTFUL
            told["squares"] += 1
            told["wrong"] += not right
            told["unmarked"] += not right and not marked
            told["for nothing"] += right and marked
    return told


def main(count: int = 2, seed: int = 1, *files: str) -> None:
    engine, whole = Engine(), dict.fromkeys(COLUMNS, 0.0)
    print(f"{'face':24}{'shown':16}" + "".join(f"{name:>12}" for name in COLUMNS))
    for name, face in faces(list(files)).items():
        for way, how in WAYS.items():
            total = dict.fromkeys(COLUMNS, 0.0)
            for number in range(count):
                told = tried(engine, screen(Random(f"{name}/{way}/{seed}/{number}"), face, how))
                total = {each: total[each] + told[each] for each in COLUMNS}
            whole = {each: whole[each] + total[each] for each in COLUMNS}
            print(f"{name:24}{way:16}{_row(total)}", flush=True)
    print(f"{'all':40}{_row(whole)}")


def _row(total: Mapping[str, float]) -> str:
    shown = {**total, "ms": total["ms"] / max(1, total["found"])}
    return "".join(f"{shown[name]:>12.0f}" for name in COLUMNS)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(*[int(each) for each in words[:2]], *words[2:])
