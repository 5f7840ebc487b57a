"""Boards in faces that no template is like (rendered/third_hand.py): what is read wrong is worth a look.

The rates over many more are printed by tests/bench/bench_pictures_faces.py.
"""

from functools import cache, partial
from random import Random

import pytest
from amount import some, takes_long
from fonts.make_templates import font_for
from PIL import ImageFont
from rendered.paint import UNLIKE, pixels
from rendered.third_hand import Way, screen

from tilewise.api import Engine
from tilewise.pictures.odds import DOUBTFUL

WAYS = {
    "dimmed below a dialog": Way(look="slate", game="feud", dim=0.6, dialog=True, tint=0.15, jpeg=70),
    "half as large": Way(look="ink", width=1170, scale=0.5, tint=0.05),
    "sent twice": Way(look="felt", width=900, jpeg=40),
    "as drawn": Way(smooth=False, width=720),
}


@cache
def engine() -> Engine:
    return Engine()


def face_of(family: str, weight: int) -> partial[ImageFont.FreeTypeFont]:
    return partial(opened, family, weight)


def opened(family: str, weight: int, size: int) -> ImageFont.FreeTypeFont:
    font = font_for("H", family, weight, size)
    assert font is not None
    return font


@takes_long("a board is read")
@pytest.mark.parametrize("way", some(sorted(WAYS), 1))
@pytest.mark.parametrize("face", some(UNLIKE, 2))
def test_no_letter_of_a_face_that_no_template_is_like_is_read_wrong_without_a_doubt(face, way):
    shown = screen(Random(f"{face}/{way}"), face_of(*face), WAYS[way])
    read = engine().call("crossword.read_image", {**pixels(shown.image), "lexicon": shown.lexicon})
    assert read["layout"] == shown.id
    cells = [cell for row in read["squares"] for cell in row]
    told = [
        (cell["tile"], shown.tiles.show([tile]), cell["confidence"])
        for place, (cell, tile) in enumerate(zip(cells, shown.board, strict=True))
        if place not in shown.covered
    ]
    wrong = [each for each in told if each[0] != each[1]]
    assert [each for each in wrong if each[2] >= DOUBTFUL] == []
    assert len(wrong) <= len(told) // 25
