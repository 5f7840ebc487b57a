"""Boards under dialogs: by half they are refused, by less what is hidden is worth a look; photographs are no boards."""

from itertools import product
from random import Random

import pytest
from amount import some, takes_long
from rendered.crossword_screens import GAMES, THEMES, Screen, screen
from rendered.no_boards import photograph, under_dialog
from rendered.paint import pixels, worn

from tilewise.api import Engine
from tilewise.errors import PositionError
from tilewise.pictures.odds import DOUBTFUL


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


CASES = list(zip(["go", "wwf", "feud", "kelime", "duel", "crossplay"], [*THEMES, "white"], strict=True))


def drawn(game: str, theme: str) -> tuple[Screen, tuple[float, float, float, float]]:
    """Draw a screen, and say where its board is."""
    shown = screen(Random(f"{game}/{theme}"), game, theme, ("work-sans", 700))
    left, top, pitch = shown.frame
    columns = 11 if game == "duel" else 15
    return shown, (left, top, columns * pitch, columns * pitch)


@pytest.mark.parametrize(("game", "theme"), some(CASES, 1, always=CASES[2:3]))
def test_a_board_that_a_dialog_hides_by_half_is_refused_even_if_its_game_is_named(engine, game, theme):
    shown, frame = drawn(game, theme)
    half = pixels(under_dialog(shown.image, frame))
    for layout in (None, shown.layout):
        with pytest.raises(PositionError, match="whole board") as refused:
            engine.call("crossword.read_image", {**half, "lexicon": GAMES[game][2], "layout": layout})
        assert refused.value.data["code"] == "no-board"


@pytest.mark.parametrize(("game", "theme"), some([CASES[0], CASES[2]], 1))
def test_a_board_of_which_a_dialog_hides_more_than_a_quarter_is_refused(engine, game, theme):
    shown, (left, top, width, height) = drawn(game, theme)
    image = under_dialog(shown.image, (left + width / 8, top + height / 4, width * 3 / 4, height / 2))
    with pytest.raises(PositionError, match="whole board"):
        engine.call("crossword.read_image", {**pixels(image), "lexicon": GAMES[game][2]})


@pytest.mark.parametrize(("game", "theme"), some(CASES, 2, always=CASES[2:4]))
def test_what_a_small_dialog_hides_is_worth_a_look_and_the_rest_is_read(engine, game, theme):
    shown, (left, top, width, height) = drawn(game, theme)
    image = under_dialog(shown.image, (left + width / 4, top + height / 3, width / 2, height / 3))
    read = engine.call("crossword.read_image", {**pixels(image), "lexicon": GAMES[game][2]})
    squares = [square for row in read["squares"] for square in row]
    truth = [shown.tiles.show([tile]) for tile in shown.board]
    wrong = [square for square, tile in zip(squares, truth, strict=True) if square["tile"] != tile]
    assert read["layout"] == shown.layout
    assert 0 < len(wrong) < len(squares) / 6
    assert [square for square in wrong if square["confidence"] >= DOUBTFUL] == []


PHOTOGRAPHS = list(product(["letterpress.read_image", "crossword.read_image"], range(3), ["smaller", "jpeg 60"]))


@takes_long("looks for a board in every place and size before it says that there is none")
@pytest.mark.parametrize(("method", "seed", "wear"), some(PHOTOGRAPHS, 1))
def test_a_photograph_shows_no_board(engine, method, seed, wear):
    rng = Random(seed)
    with pytest.raises(PositionError) as refused:
        engine.call(method, {**pixels(worn(photograph(rng), wear, rng)), "lexicon": "en"})
    assert refused.value.data["code"] == "no-board"
