"""How long a picture of 1290 by 2796 pixels takes in Chromium, from its bytes on the page to the board."""

from base64 import b64encode
from random import Random

from chromium import engine_page, median_ms
from PIL import Image
from rendered import crossword_screens, letterpress_screens

REPEATS = 5
SIZE = 1290, 2796

KEEP = """(text) => {
  globalThis.picture = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
}"""
READ = """async ([method, params]) => {
  const answer = await ask(method, params, { bytes: globalThis.picture });
  if (!answer.result) throw new Error(answer.error.message);
}"""


def pictures() -> dict[str, tuple[Image.Image, dict[str, str]]]:
    """Give a screen for each method, and what else it is asked with."""
    face = "inter", 700
    press = letterpress_screens.screen(Random(5), "light", face).image
    cross = crossword_screens.screen(Random(3), "go", "cream", face).image
    return {"letterpress.read_image": (press, {}), "crossword.read_image": (cross, {"lexicon": "en"})}


def main() -> None:
    with engine_page() as engine:
        for method, (image, more) in pictures().items():
            pixels = image.resize(SIZE, Image.Resampling.LANCZOS).convert("RGBA").tobytes()
            engine.run(KEEP, b64encode(pixels).decode())
            params = {**more, "width": SIZE[0], "height": SIZE[1]}
            first = median_ms(engine.page, READ, [method, params], 1)
            again = median_ms(engine.page, READ, [method, params], REPEATS)
            print(f"{method:24} first {first:7.0f} ms, again {again:7.0f} ms")


if __name__ == "__main__":
    main()
