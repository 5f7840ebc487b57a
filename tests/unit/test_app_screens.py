"""Screens laid out as apps lay out theirs (rendered/app_screens.py): tinted tiles, full boards, racks, blanks, scores.

The rates over many more are printed by tests/bench/bench_pictures_apps.py.
"""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from amount import at_night, some, takes_long
from PIL import Image
from rendered.app_painters import Drawn
from rendered.app_screens import AppScreen, Options, game_of, position, screen
from rendered.paint import pixels, worn

from tilewise.api import Engine
from tilewise.crossword.layout import layout_of
from tilewise.crossword.picture.covered import reaches_into
from tilewise.crossword.picture.found import Found
from tilewise.crossword.picture.games import FITTING, Fit, faint_fit, fit_of
from tilewise.crossword.picture.lying import tiles_among, with_lone_words
from tilewise.crossword.picture.rack import rack_boxes
from tilewise.crossword.picture.tiles import with_odd_inks, with_zeros
from tilewise.pictures.glyphs import Glyph
from tilewise.pictures.grid import Grid
from tilewise.pictures.letters import Reading, clearest, read_glyphs
from tilewise.pictures.odds import DOUBTFUL
from tilewise.pictures.overlays import overlay_of
from tilewise.pictures.pixels import Colour, Crop, Picture
from tilewise.pictures.scripts import CAPITALS, PAIRS, Script
from tilewise.pictures.squares import Square, read_square
from tilewise.tiles import AS_BLANK, EMPTY, tokens

MOST_MARKED = 7
"""Right squares of a board that may be marked as worth a look, of 225: those that a score touches, a Q or an O."""


@cache
def engine() -> Engine:
    return Engine()


def drawn(app: str, seed: int, options: Options, wear: str = "none") -> tuple[AppScreen, dict[str, Any]]:
    """Draw a screen and read it as large as the page hands it over."""
    rng = Random(f"{app}/{seed}")
    shown = screen(app, rng, options)
    scale = min(1, 1400 / max(shown.image.size))
    size = round(shown.image.width * scale), round(shown.image.height * scale)
    image = worn(shown.image.resize(size, Image.Resampling.LANCZOS), wear, rng)
    return shown, engine().call("crossword.read_image", {**pixels(image), "lexicon": "en"})


def check(shown: AppScreen, read: dict[str, Any], *, most_wrong: int = 1) -> None:
    """Game, squares and rack are right; what is wrong is marked, and little else is."""
    assert read["layout"] == shown.layout
    cells = [cell for row in read["squares"] for cell in row]
    tiles = [shown.tiles.show([tile]) for tile in shown.board]
    wrong = [(cell, tile) for cell, tile in zip(cells, tiles, strict=True) if cell["tile"] != tile]
    assert len(wrong) <= most_wrong
    assert [each for each in wrong if each[0]["confidence"] >= DOUBTFUL] == []
    marked = [
        cell for cell, tile in zip(cells, tiles, strict=True) if cell["tile"] == tile and cell["confidence"] < DOUBTFUL
    ]
    assert len(marked) <= MOST_MARKED
    assert list(tokens(read["rack"])) == list(tokens(shown.tiles.show(shown.rack)))


SEEDS = some(range(4), 1, always=[3])


@takes_long("a board of 80 tiles is read")
@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_that_are_tinted_by_what_is_below_them_are_read_where_they_cover_most_squares_of_a_kind(seed):
    shown, read = drawn("feud", seed, Options(tiles=80, seed=seed, blanks=2, held=4))
    covered = [place for place, tile in enumerate(shown.board) if tile != EMPTY and shown.premiums[place] == "D"]
    assert len(covered) >= 5
    check(shown, read)


@takes_long("a board of 100 tiles is read")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_full_board_of_shaded_tiles_that_touch_is_found_with_its_game(seed):
    shown, read = drawn("wwf", seed, Options(tiles=98, seed=seed, blanks=2), ["none", "jpeg 75"][seed % 2])
    assert shown.laid >= 98
    check(shown, read)


@takes_long("a board of 80 tiles is read")
@pytest.mark.parametrize("seed", SEEDS)
def test_blanks_that_print_a_0_and_a_rack_of_another_colour_than_the_boards_tiles_are_read(seed):
    shown, read = drawn("crossplay", seed, Options(tiles=80, seed=seed, blanks=2, held=7 - 2 * (seed % 2)))
    check(shown, read)


@takes_long("a board is read")
def test_the_one_blank_of_a_board_may_stand_for_a_letter_whose_value_has_a_0():
    rng = Random("crossplay/held back/20261128/0")
    shown = screen("crossplay", rng, Options(tiles=60, held=4, seed=rng.randrange(3)))
    assert [shown.tiles.show([tile]) for tile in shown.board if tile & AS_BLANK] == ["q"]
    check(shown, engine().call("crossword.read_image", {**pixels(shown.image), "lexicon": "en"}))


@takes_long("a board is read")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_letter_that_a_score_lies_over_is_read_or_marked(seed):
    shown, read = drawn("wwf tablet", seed, Options(tiles=20, seed=seed, blanks=0), "jpeg 90")
    check(shown, read)


@takes_long("the game is sought in faded colours")
@pytest.mark.parametrize("app", some(("crossplay", "wwf", "feud"), 1))
def test_a_board_that_is_greyed_or_dimmed_at_the_end_is_known(app):
    shown, read = drawn(app, 3, Options(tiles=80, blanks=2, held=0, ended=True))
    check(shown, read, most_wrong=2)


@pytest.mark.parametrize("app", some(("crossplay", "feud", "wwf", "wwf tablet"), 1))
def test_a_rack_is_found_before_the_first_move(app):
    shown, read = drawn(app, 2, Options(tiles=0, blanks=0))
    assert "".join(read["board"]).strip(".") == ""
    check(shown, read)


@takes_long("a board is read")
@pytest.mark.parametrize(("seed", "tiles"), some([(0, 80), (1, 0), (2, 45), (3, 70)], 2, always=[(1, 0)]))
def test_premium_squares_anywhere_are_brought_as_an_own_board(seed, tiles):
    shown, read = drawn("feud", seed, Options(tiles=tiles, seed=seed, blanks=0, random_premiums=True))
    free = "".join(premium if tile == EMPTY else "." for premium, tile in zip(shown.premiums, shown.board, strict=True))
    assert "".join(read["premiums"]) == free
    check(shown, read)


@takes_long("a board is read")
@pytest.mark.parametrize("seed", some([0, 1, 3], 1))
def test_tiles_that_are_being_laid_are_the_racks_and_not_the_boards(seed):
    shown, read = drawn("crossplay", seed, Options(tiles=80, seed=seed, blanks=0, laying=True, bubble=False))
    assert shown.laid < 80
    check(shown, read)


@takes_long("a board is read")
@pytest.mark.parametrize(("tiles", "seed"), some([(40, 5), (60, 13), (80, 2)], 1))
def test_tiles_that_are_being_laid_are_marked_where_no_rack_is_left_to_tell_them(tiles, seed):
    *_, last = position("crossplay", tiles, seed)
    options = Options(tiles=tiles, seed=seed, blanks=0, laying=True, bubble=False)
    _, read = drawn("crossplay", seed, options)
    squares = [cell for row in read["squares"] for cell in row]
    assert (len(last) >= 6, read["rack"]) == (True, "")
    assert {place for place in last if squares[place]["confidence"] >= DOUBTFUL} == set()
    _, read = drawn("crossplay", seed, replace(options, laying=False, recent=False, held=0))
    marked = [cell for row in read["squares"] for cell in row if cell["confidence"] < DOUBTFUL]
    assert len(marked) <= MOST_MARKED, "there is no rack, and no tile has another colour"


@pytest.mark.parametrize(("tiles", "seed"), some([(0, 0), (45, 0), (80, 1), (100, 2)], 1))
def test_a_rack_that_lies_over_the_last_rows_is_found_and_its_letters_are_not_on_the_board(tiles, seed):
    shown, read = drawn("league", seed, Options(tiles=tiles, seed=seed, blanks=0))
    assert (read["layout"], read["rack"]) == ("letter_league", shown.tiles.show(shown.rack))
    last = [(cell["tile"], cell["confidence"] < DOUBTFUL) for cell in read["squares"][-1][11:16]]
    assert last == [(".", True)] * 5


def test_a_rack_of_few_tiles_is_found_and_its_empty_places_are_no_blanks():
    for app, held in some(product(("feud", "crossplay", "wwf", "wwf tablet"), (2, 3, 5)), 2):
        shown, read = drawn(app, held, Options(tiles=0, blanks=0, held=held))
        assert read["rack"] == shown.tiles.show(shown.rack)


def test_tiles_that_are_known_to_lie_on_squares_do_not_say_what_colour_these_have():
    layout = layout_of("wordfeud")
    colours: dict[str, Colour] = {
        ".": (41, 46, 55), "d": (111, 150, 93), "t": (51, 97, 154), "D": (200, 124, 31), "T": (136, 48, 54)
    }  # fmt: skip
    seen = [colours[premium] for premium in layout.premiums]
    words = [place for place, premium in enumerate(layout.premiums) if premium == "D"]
    lying = words[: len(words) - 2]
    for place in lying:
        seen[place] = (235, 220, 200)
    assert fit_of(layout, seen, (241, 237, 232)).colours["D"] == (235, 220, 200)
    found = fit_of(layout, seen, (241, 237, 232), lying)
    assert (found.score, found.colours["D"]) == (1.0, colours["D"])


def test_a_game_is_known_by_colours_that_have_faded():
    layout = layout_of("crossplay")
    shades = {".": 244, "d": 239, "t": 236, "D": 234, "T": 231}
    seen = [(shades[premium],) * 3 for premium in layout.premiums]
    assert fit_of(layout, seen, None).score < FITTING
    found = faint_fit(layout, seen, ())
    assert found.score >= FITTING
    assert found.colours["T"] == (231, 231, 231)
    other = max(faint_fit(layout_of(id), seen, ()).score for id in ("wwf", "wordfeud", "scrabble", "kelimelik"))
    assert other < FITTING


TILE, INK, RED = (240, 190, 70), (70, 40, 10), (220, 50, 40)


def square_with(*parts: tuple[tuple[int, int, int, int], Colour]) -> Crop:
    """Give a square of 40 pixels of a tile's colour with rectangles on it: left, top, right and bottom."""
    pixels = [[TILE] * 40 for _ in range(40)]
    for (left, top, right, bottom), colour in parts:
        for row in range(top, bottom):
            pixels[row][left:right] = [colour] * (right - left)
    red, green, blue = (bytes(colour[channel] for row in pixels for colour in row) for channel in range(3))
    return Crop(40, 40, (red, green, blue))


LETTER = (12, 8, 26, 30), INK


@pytest.mark.parametrize(
    ("part", "is_over"),
    [
        (((28, 28, 40, 40), RED), True),
        (((28, 28, 40, 40), (20, 20, 160)), True),
        (((28, 28, 40, 40), (155, 115, 40)), False),  # between background and ink, as a shade is
        (((14, 14, 24, 24), RED), False),  # does not reach beyond the square
        (((0, 0, 40, 2), RED), False),  # an edge
    ],
)
def test_what_lies_over_a_tile_has_a_colour_of_its_own_and_reaches_beyond_it(part, is_over):
    assert bool(overlay_of(square_with(LETTER, part), TILE, INK)) == is_over


def test_what_is_written_on_a_score_is_a_part_of_it():
    over = overlay_of(square_with(LETTER, ((26, 26, 40, 40), RED), ((30, 30, 36, 36), INK)), TILE, INK)
    assert {(row, 25, 40) for row in range(27, 39)} <= set(over)


def with_zero(zero: float) -> Square:
    return Square(TILE, (), (), 0.5, zero=zero)


def test_a_value_that_looks_like_a_0_makes_a_blank_but_not_where_many_do_nor_of_a_10():
    ones = [0.0] * 20
    one, many, ten = ([*ones, 0.95], [*ones[:14], *[0.95] * 6, 0.95], [*ones, 0.95])
    tiles = [[with_zero(zero) for zero in zeros] for zeros in (one, many, ten)]
    points = [1] * 20
    assert with_zeros([0.01] * 21, tiles[0], [*points, 4])[-1] > DOUBTFUL
    assert with_zeros([0.01] * 21, tiles[1], [*points, 4])[-1] == 0.01
    assert with_zeros([0.01] * 21, tiles[2], [*points, 10])[-1] == 0.01
    assert with_zeros([0.01] * 21, tiles[2], [*points, 10], are_printed=True)[-1] > DOUBTFUL
    *_, printed, hidden = with_zeros([0.01] * 22, [*tiles[0], with_zero(0.0)], [*points, 1, 10])
    assert printed > DOUBTFUL
    assert 1 - DOUBTFUL < hidden < DOUBTFUL, "the tail of a Q may lie on its value"


def test_letters_that_are_nearly_the_same_but_each_clearly_another_are_not_taken_for_one():
    """Both are of a narrow font on a phone's board, where the stroke of the Ø is one cell wide."""
    bits = (
        0x7E01FF8381C700E6006E007C003C003C003C003E0076006700E381C1FF807E0,
        0x7E11FFA381C700E6016E027C043C083C103C203E4076806700E381C5FF887E0,
    )
    plain, slashed = (Glyph(each, 0.766, 1, 0, 0, 36, 47) for each in bits)
    read = read_glyphs([plain, plain, plain, slashed], "CDGOQUØ")
    assert [each.letter for each in read] == [*"OOO", "Ø"]
    assert read[-1].confidence < DOUBTFUL


def letter_on_tile(face: tuple[str, int], *texts: tuple[str, float, float, float]) -> Picture:
    """Write on a tile of 70 pixels: what, its middle and its height, in sides."""
    tile = Drawn(Image.new("RGB", (70, 70), TILE), Random(0), game_of("go")[1], face)
    for text, x, y, height in texts:
        tile.text((70 * x, 70 * y), text, 70 * height, INK)
    return Picture(70, 70, pixels(tile.image)["data"])


def reading_of(picture: Picture, values: tuple[float, float, float, float]) -> Reading | None:
    """Read a tile's letter where the board's tiles have values of one figure at a place."""
    square = read_square(picture, (0, 0, 70, 70), CAPITALS, values, INK)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return read_glyphs([clearest(square.glyphs[0], letters)], letters)[0] if square.glyphs else None


FACES = [("work-sans", 700), ("inter", 700), ("nunito", 900), ("rubik", 700)]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("letter", ["Z", "X", "K"])
def test_a_letter_that_touches_the_first_figure_of_its_value_alone_is_read(face, letter):
    picture = letter_on_tile(face, (letter, 0.46, 0.46, 0.54), ("10", 0.76, 0.77, 0.2))
    read = reading_of(picture, (0.79, 0.69, 0.95, 0.91))
    assert read is not None
    assert (read.letter, read.confidence >= DOUBTFUL) == (letter, True)


@pytest.mark.parametrize("face", some(FACES, 2))
def test_a_letter_so_broad_that_it_touches_its_value_and_the_edge_is_read(face):
    picture = letter_on_tile(face, ("W", 0.42, 0.58, 0.56), ("4", 0.86, 0.17, 0.2))
    read = reading_of(picture, (0.82, 0.02, 0.98, 0.24))
    assert read is not None
    assert read.letter == "W"


def test_a_tile_with_something_as_high_as_a_letter_that_is_none_says_so_and_a_bare_or_shaded_one_does_not():
    def is_unread(*texts: tuple[str, float, float, float]) -> bool:
        square = read_square(letter_on_tile(("inter", 700), *texts), (0, 0, 70, 70))
        assert not square.glyphs
        return square.is_unread

    assert is_unread(("W", 0.12, 0.5, 0.6))
    assert not is_unread()
    assert not is_unread(("0", 0.85, 0.2, 0.16))


def found_with(tiles: dict[int, Square], script: Script) -> Found:
    """Give a board of plain squares on which some show what tiles show."""
    squares = [tiles.get(place, Square(PLAIN, (), (), 0.0)) for place in range(225)]
    boxes = [(20 * (place % 15), 20 * (place // 15), 20, 20) for place in range(225)]
    grid, fit = Grid(0, 0, 20, 15, 15, 1.0), Fit(1.0, {".": PLAIN, "d": (0, 130, 200)})
    return Found(grid, boxes, squares, TILE, fit, None, "." * 225, 7, script)


PLAIN, LAST = (228, 228, 230), (255, 255, 250)
GLYPH = Glyph((1 << 256) - 1, 1.0, 1, 5, 5, 15, 15)


def test_a_word_of_the_last_turn_is_read_where_something_lies_over_the_tile_that_it_shares():
    word = {place: Square(TILE, (GLYPH,), (), 0.5) for place in (32, 33, 34)}
    lone = {place: Square(LAST, (GLYPH,), (), 0.5) for place in (92, 93, 110)}
    found = found_with(word | lone, CAPITALS)
    lies = tiles_among(found)
    assert [place for place, is_tile in enumerate(lies) if is_tile] == [32, 33, 34]
    more = with_lone_words(found, lies, set())
    assert [place for place, is_tile in enumerate(more) if is_tile] == [32, 33, 34, 92, 93]
    assert with_lone_words(found, lies, {92, 93}) == lies


def test_a_tile_of_two_letters_of_the_last_turn_is_read_and_so_are_those_beyond_it():
    word = {place: Square(TILE, (GLYPH,), (), 0.5) for place in (32, 33, 34)}
    pair, label = (Square(colour, (GLYPH, GLYPH), (), 0.3) for colour in (LAST, (0, 130, 200)))
    last = {35: pair, 36: Square(LAST, (GLYPH,), (), 0.5), 47: label}
    lies = tiles_among(found_with(word | last, PAIRS))
    assert [place for place, is_tile in enumerate(lies) if is_tile] == [32, 33, 34, 35, 36]


def test_a_value_too_small_to_be_read_that_looks_more_like_a_0_than_all_others_is_worth_a_look():
    ones = [with_zero(zero) for zero in (0.0,) * 20]
    first, second, *_, last = with_zeros([0.01] * 22, [with_zero(0.2), with_zero(0.1), *ones], [1] * 22)
    assert 1 - DOUBTFUL < first < 0.5 > second > 1 - DOUBTFUL
    assert last == 0.01
    noisy = [with_zero(0.2), *ones[:10], *[with_zero(0.15)] * 10]
    assert with_zeros([0.01] * 21, noisy, [1] * 21)[0] == 0.01


def test_a_letter_in_a_colour_of_its_own_may_be_a_blanks_but_not_where_many_are():
    dark, red = (Square(TILE, (), (), 0.5, ink=ink) for ink in (INK, RED))
    assert with_odd_inks([0.01] * 10, [*[dark] * 9, red]) == [*[0.01] * 9, 0.1]
    assert with_odd_inks([0.01] * 10, [*[dark] * 6, *[red] * 4]) == [0.01] * 10


def test_a_square_beside_a_hidden_one_is_clear_where_nothing_reaches_into_it():
    picture = Image.new("RGB", (40, 40), PLAIN)
    picture.paste(RED, (0, 0, 20, 40))
    seen = Picture(40, 40, pixels(picture)["data"])
    box = (16, 0, 24, 24)
    assert reaches_into(seen, box, (-1, 0), PLAIN)
    assert not reaches_into(seen, box, (1, 0), PLAIN)
    assert not reaches_into(seen, (20, 0, 20, 20), (-1, 0), PLAIN)
    assert reaches_into(seen, (10, 0, 20, 20), (0, 1), PLAIN)


@takes_long("a board is read")
@pytest.mark.parametrize("seed", some([1, 0, 2], 1))
def test_a_game_is_known_and_thick_tiles_are_read_below_a_message_that_lies_over_two_rows(seed):
    shown, read = drawn("go", seed, Options(tiles=45, seed=seed, blanks=0, banner=True, bubble=False))
    assert (read["layout"], read["rack"]) == ("scrabble", shown.tiles.show(shown.rack))
    assert [cell["confidence"] < DOUBTFUL for cell in read["squares"][1]] == [True] * 15
    # The bag that was drawn from is twice the game's: tiles of which there are too many are marked as such.
    lying = Counter(shown.board + shown.rack)
    too_many = {shown.tiles.show([tile]) for tile, count in lying.items() if count > shown.tiles.counts.get(tile, 225)}
    marked = [cell["tile"] for row in read["squares"][2:] for cell in row if cell["confidence"] < DOUBTFUL]
    assert sum(tile not in too_many for tile in marked) <= 2
    assert read["board"][2:] == [shown.tiles.show(shown.board[start : start + 15]) for start in range(30, 225, 15)]


def rack_of(tile: Colour, *rows: tuple[str, int, list[Colour], Colour]) -> list[tuple[int, int, int, int]]:
    """Look for a rack below a board with tiles of a colour: each row has letters, a top, colours of bodies and ink."""
    page = Drawn(Image.new("RGB", (700, 400), (209, 212, 219)), Random(0), game_of("go")[1], ("inter", 700))
    for letters, top, bodies, ink in rows:
        for number, (letter, body) in enumerate(zip(letters, bodies, strict=True)):
            page.box(20 + number * 95, top, 86, 86, body, 10)
            page.text((63 + number * 95, top + 43), letter, 42, ink)
    picture = Picture(700, 400, pixels(page.image)["data"])

    def look(box: tuple[int, int, int, int]) -> Square:
        return read_square(picture, box)

    return rack_boxes(picture, 0, 46, [tile], 7, look, CAPITALS, lambda squares, least: True)


WHITE, BLUE = (255, 255, 255), (42, 84, 146)


def test_of_a_rack_and_a_keyboards_row_of_as_many_letters_the_one_below_the_board_is_the_rack():
    keys = ("ZXCVBNM", 220, [WHITE] * 7, (0, 0, 0))
    found = rack_of((200, 60, 60), ("DILIEJI", 20, [BLUE] * 7, WHITE), keys)
    assert [abs(top - 20) <= 2 for _, top, _, _ in found] == [True] * 7


def test_tiles_of_a_rack_are_all_found_where_some_alone_are_of_the_boards_colour():
    near, far = (86, 84, 146), (92, 84, 146)
    found = rack_of(BLUE, ("LLOUMNE", 20, [near, near, near, near, far, far, near], WHITE))
    assert [round((left - 20) / 95) for left, *_ in found] == list(range(7))


@at_night("a message is read over in a smaller way above, and boards are moved farther in test_pictures.py")
@takes_long("the board is moved over its lines by up to six squares")
@pytest.mark.parametrize("tiles", [45, 80])
def test_a_board_whose_first_rows_a_message_of_its_pages_colour_hides_is_found(tiles):
    shown = screen("crossplay", Random(f"message/{tiles}"), Options(tiles=tiles, blanks=0, bubble=False))
    left, top, pitch = shown.frame
    page = Drawn(shown.image, Random(0), shown.tiles, ("work-sans", 700))
    page.box(left, top, 15 * pitch, 2 * pitch, WHITE, 20)
    page.text((left + 7 * pitch, top + pitch), "YOUR MOVE", 24, (120, 120, 60))
    read = engine().call("crossword.read_image", {**pixels(page.image.resize((646, 1400))), "lexicon": "en"})
    assert read["layout"] == "crossplay"
    assert abs(read["frame"][1] * 1179 / 646 - top) < pitch / 4
    rows = [shown.tiles.show(shown.board[start : start + 15]) for start in range(30, 225, 15)]
    assert sum(one != other for one, other in zip("".join(read["board"][2:]), "".join(rows), strict=True)) <= 1


def test_what_a_message_says_on_a_board_without_tiles_is_none_of_it():
    shown = screen("crossplay", Random(0), Options(tiles=0, blanks=0))
    left, top, pitch = shown.frame
    page = Drawn(shown.image, Random(0), shown.tiles, ("work-sans", 700))
    page.box(left + pitch, top + 2.05 * pitch, 13 * pitch, 0.95 * pitch, (236, 233, 232), 20)
    page.text((left + 7 * pitch, top + 2.5 * pitch), "YOUR MOVE NOW", 34, (60, 60, 40))
    read = engine().call("crossword.read_image", {**pixels(page.image.resize((646, 1400))), "lexicon": "en"})
    assert (read["layout"], "".join(read["board"]).strip(".")) == ("crossplay", "")
