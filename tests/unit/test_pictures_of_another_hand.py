"""Boards on screens of another hand than those that the readers were made with: see rendered/other_hand.py."""

from functools import cache
from itertools import product
from random import Random

import pytest
from amount import some
from PIL import Image
from rendered import other_hand
from rendered.crossword_screens import GAMES
from rendered.paint import pixels, worn

from tilewise.api import Engine
from tilewise.pictures.odds import DOUBTFUL
from tilewise.tiles import tokens

FACES = [("inter", 700), ("noto-sans", 700), ("work-sans", 700), ("varela-round", 400)]
LONGEST = 1400
"""Pixels that the page hands over at most, along the longer side."""


@cache
def engine() -> Engine:
    return Engine()


def handed_over(image: Image.Image) -> Image.Image:
    scale = min(1, LONGEST / max(image.size))
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)


def sent_on(image: Image.Image, rng: Random) -> Image.Image:
    return worn(other_hand.through_a_chat(image, rng), "jpeg 60", rng)


WAYS = ("handed over", "sent on")

CROSSWORDS = {
    "gradient": ("gradient", "bevel"),
    "grain": ("grain", "touching"),
    "values at the upper right": ("value upper right", "high values"),
    "the last turn in another colour": ("recent", "bubble"),
    "premium squares anywhere": ("random premiums",),
    "on a tablet": ("tablet",),
    "above a banner": ("banner", "list below"),
    "round": ("round", "wide gaps"),
    "outlined": ("outlined", "marks"),
    "thin": ("thin",),
    "white on dark": ("white on dark",),
    "pale": ("pale tiles",),
}


@pytest.mark.parametrize(("way", "name"), some(product(WAYS, CROSSWORDS), 2))
def test_crossword_boards_and_racks_of_another_hand_are_read(name, way):
    rng = Random(f"another/{name}")
    game = rng.choice(["go", "wwf", "feud", "crossplay", "kelime"])
    drawn = other_hand.crossword(rng, game, frozenset(CROSSWORDS[name]), rng.choice(FACES))
    image = handed_over(drawn.image) if way == "handed over" else sent_on(drawn.image, rng)
    read = engine().call("crossword.read_image", {**pixels(image), "lexicon": GAMES[game][2]})
    assert read["layout"] in {drawn.layout, None}
    assert drawn.layout is None or name == "pale" or read["layout"] == drawn.layout
    squares = [square for row in read["squares"] for square in row]
    shown = [drawn.tiles.show([tile]) for tile in drawn.board]
    wrong = [(seen, tile) for seen, tile in zip(squares, shown, strict=True) if seen["tile"] != tile]
    overlooked = [each for each in wrong if each[0]["confidence"] >= DOUBTFUL]
    assert len(overlooked) <= (name == "thin")  # whose G is a C when it was made smaller twice
    assert len(wrong) <= 3
    held, rack = list(tokens(read["rack"])), list(tokens(drawn.tiles.show(drawn.rack)))
    assert sum(one != other for one, other in zip(held, rack, strict=True)) <= 1


@pytest.mark.parametrize(("way", "trait"), some(product(WAYS, other_hand.PRESS_TRAITS), 11))
def test_letterpress_boards_of_another_hand_are_read_with_both_sides(trait, way):
    rng = Random(f"another/{trait}")
    drawn = other_hand.letterpress(rng, frozenset({trait}), rng.choice(FACES))
    image = handed_over(drawn.image) if way == "handed over" else sent_on(drawn.image, rng)
    read = engine().call("letterpress.read_image", pixels(image))
    told = (read["ours"], read["theirs"])
    assert told == (drawn.ours, drawn.theirs) or (not drawn.told and told == (drawn.theirs, drawn.ours))
    wrong = [
        square for square, letter in zip(read["squares"], drawn.letters, strict=True) if square["letter"] != letter
    ]
    assert len(wrong) <= (3 if trait == "thin" else 1)
    assert all(square["confidence"] < DOUBTFUL for square in wrong)
