"""Boards on screens that the browser itself draws, as apps lay theirs out; the readers run here, in CPython."""

from io import BytesIO
from random import Random

import pytest
from amount import some
from PIL import Image
from rendered import browser_hand
from rendered.browser_hand import Drawn
from rendered.paint import pixels
from tests.browser.engines.chromium import screenshot

from tilewise.api import Engine
from tilewise.pictures.odds import DOUBTFUL
from tilewise.tiles import tokens

FONT = "'DejaVu Sans', Verdana, sans-serif"
"""No template was made of it; what stands for it elsewhere is none of ours either."""

LONGEST = 1400
"""Pixels that the page hands over at most, along the longer side."""


def drawn_by(open_context, drawn: Drawn) -> Image.Image:
    """Let the browser draw a screen, and give it as the page hands it over."""
    width, height = drawn.size
    context = open_context(viewport={"width": width, "height": height}, device_scale_factor=drawn.ratio).context
    page = context.new_page()
    page.set_content(drawn.html)
    image = Image.open(BytesIO(screenshot(page))).convert("RGB")
    scale = min(1, LONGEST / max(image.size))
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)


@pytest.mark.parametrize(
    ("look", "most"),
    some(
        [
            *((look, 2) for look in ("friends", "feud", "kelime", "literaki", "values", "night", "wood")),
            ("values/0", 2),  # of its rack two tiles are taken for other things at first
            ("mint/5", 20),  # its values hide letters
        ],
        1,
    ),
)
def test_a_crossword_board_and_its_rack_are_read_as_the_browser_draws_them(open_context, look, most):
    drawn = browser_hand.crossword(Random(f"drawn here/{look}"), look.split("/")[0], FONT)
    image, tiles = drawn_by(open_context, drawn), drawn.tiles
    assert tiles
    read = Engine().call("crossword.read_image", {**pixels(image), "lexicon": drawn.truth["lexicon"]})
    assert read["layout"] == drawn.truth["layout"]
    squares = [square for row in read["squares"] for square in row]
    shown = [tiles.show([tile]) for tile in drawn.truth["board"]]
    wrong = [square for square, tile in zip(squares, shown, strict=True) if square["tile"] != tile]
    assert len(wrong) <= most
    assert all(square["confidence"] < DOUBTFUL for square in wrong)
    assert list(tokens(read["rack"])) == list(tokens(tiles.show(drawn.truth["rack"])))


@pytest.mark.parametrize("look", some(["dark", "sunset", "tiles"], 1))
def test_a_letterpress_board_is_read_as_the_browser_draws_it(open_context, look):
    drawn = browser_hand.letterpress(Random(f"drawn here/{look}"), look, FONT)
    read = Engine().call("letterpress.read_image", pixels(drawn_by(open_context, drawn)))
    sides = (drawn.truth["ours"], drawn.truth["theirs"])
    assert (read["ours"], read["theirs"]) in ({sides} if drawn.truth["told"] else {sides, sides[::-1]})
    wrong = [
        square
        for square, letter in zip(read["squares"], drawn.truth["letters"], strict=True)
        if square["letter"] != letter
    ]
    assert len(wrong) <= 1
    assert all(square["confidence"] < DOUBTFUL for square in wrong)
