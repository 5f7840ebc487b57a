"""How long a picture takes in Chromium, from its bytes on the page to the board.

    PYTHONPATH=pysrc:tests:. .venv/bin/python tests/bench/bench_pictures.py [apps]

Pictures of 1290 by 2796 pixels; or, with `apps`, full screens laid out as apps lay theirs out, no longer than the page
makes them before it hands them over, beside the same reading in CPython (rendered/app_screens.py).
"""

import sys
from base64 import b64encode
from collections.abc import Iterator
from random import Random
from time import process_time

from chromium import engine_page, median_ms
from PIL import Image
from rendered import app_screens, crossword_screens, letterpress_screens
from rendered.drawn_words import drawn_words, lexicon_named

from tilewise.api import Engine

REPEATS = 5
SIZE = 1290, 2796
ARABIC = "drawn-ar"

LONGEST = 1400
"""Pixels of the longer side of what the page hands over (web/games/shared/screenshot.ts)."""

FULL = app_screens.Options(seed=7, tiles=100, blanks=2, held=3)

KEEP = """(text) => {
  globalThis.picture = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
}"""
READ = """async ([method, params]) => {
  const answer = await ask(method, params, { bytes: globalThis.picture });
  if (!answer.result) throw new Error(answer.error.message);
}"""


ADD = """async (params) => {
  const answer = await ask("lexicon.add", params);
  if (!answer.result) throw new Error(answer.error.message);
}"""


def pictures() -> Iterator[tuple[str, Image.Image, dict[str, str]]]:
    """Give screens, each with a method that reads it and what else this is asked with."""
    latin, arabic = ("inter", 700), ("rubik", 500)
    for lexicon, face in (("en", latin), (ARABIC, arabic)):
        letters = "".join(letter for letter in lexicon_named(lexicon).alphabet.letters if len(letter) == 1)
        press = letterpress_screens.screen(Random(5), "light", face, letters)
        yield "letterpress.read_image", press.image, {"lexicon": lexicon}
        cross = crossword_screens.screen(Random(3), "go" if lexicon == "en" else "arabic", "cream", face)
        yield "crossword.read_image", cross.image, {"lexicon": lexicon}


def main() -> None:
    with engine_page() as engine:
        engine.run(ADD, {"id": ARABIC, "alphabet": "ar", "text": "\n".join(drawn_words("ar"))})
        for method, image, more in pictures():
            pixels = image.resize(SIZE, Image.Resampling.LANCZOS).convert("RGBA").tobytes()
            engine.run(KEEP, b64encode(pixels).decode())
            params = {**more, "width": SIZE[0], "height": SIZE[1]}
            first = median_ms(engine.page, READ, [method, params], 1)
            again = median_ms(engine.page, READ, [method, params], REPEATS)
            print(f"{method:24} {more['lexicon']:9} first {first:7.0f} ms, again {again:7.0f} ms")


def main_of_apps() -> None:
    here = Engine()
    with engine_page() as engine:
        for app in app_screens.APPS:
            image = app_screens.screen(app, Random(7), FULL).image.convert("RGBA")
            image.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS)
            pixels = image.tobytes()
            engine.run(KEEP, b64encode(pixels).decode())
            params = {"lexicon": "en", "width": image.width, "height": image.height}
            median_ms(engine.page, READ, ["crossword.read_image", params], 1)
            again = median_ms(engine.page, READ, ["crossword.read_image", params], REPEATS)
            here.call("crossword.read_image", {**params, "data": pixels})
            start = process_time()
            here.call("crossword.read_image", {**params, "data": pixels})
            alone = 1e3 * (process_time() - start)
            size = f"{image.width} x {image.height}"
            print(f"{app:12} {size:12} Chromium {again:6.0f} ms, CPython {alone:6.0f} ms", flush=True)


if __name__ == "__main__":
    main_of_apps() if sys.argv[1:] == ["apps"] else main()
