"""Screens after the first move, all of whose tiles have the last turn's colour, and tiles that are larger or tinted."""

from functools import cache
from random import Random

import pytest
from amount import some, takes_long
from PIL import Image
from rendered.app_screens import APPS, Options, screen
from rendered.paint import pixels

from tilewise.api import Engine
from tilewise.crossword.picture.tiles import lettered
from tilewise.pictures.glyphs import Glyph
from tilewise.pictures.scripts import CAPITALS
from tilewise.pictures.squares import Square


@cache
def engine() -> Engine:
    return Engine()


@takes_long("a board is read")
@pytest.mark.parametrize("app", some(APPS, 2, always=["league"]))
def test_the_first_move_is_read_though_all_its_tiles_glow_or_have_the_last_turns_colour(app):
    shown = screen(app, Random(f"first/{app}"), Options(tiles=1, blanks=0, bubble=False))
    scale = min(1, 1400 / max(shown.image.size))
    size = round(shown.image.width * scale), round(shown.image.height * scale)
    image = shown.image.resize(size, Image.Resampling.LANCZOS)
    read = engine().call("crossword.read_image", {**pixels(image), "lexicon": "en"})
    rows = [
        shown.tiles.show(shown.board[place : place + shown.columns])
        for place in range(0, len(shown.board), shown.columns)
    ]
    assert (read["layout"], read["board"]) == (shown.layout, rows)
    assert read["rack"] == shown.tiles.show(shown.rack)


def test_a_q_with_its_tail_on_a_tinted_tile_is_a_letter_as_the_others_are():
    glyph = Glyph((1 << 256) - 1, 1.0, 1, 5, 5, 15, 15)
    tile, tinted, label = ((240, 190, 70), (233, 171, 67), (184, 84, 72))
    squares = [Square(tile, (glyph,), (), 0.5) for _ in range(4)]
    squares += [Square(tinted, (glyph,), (), 0.5 * 1.4), Square(label, (glyph,), (), 0.3)]
    assert lettered(squares, 6, tile, CAPITALS) == {0, 1, 2, 3, 4}
