"""Where values, scores and boards are in a picture: small drawn cases in which other things stand in their way."""

from base64 import b64decode

import pytest
from PIL import Image
from rendered.paint import Colour, Painter, pixels

from tilewise.api import Engine
from tilewise.crossword.layout import BOARDS, layout_of
from tilewise.crossword.picture.joined import CELLS, joined_place
from tilewise.crossword.picture.laying import best_laid
from tilewise.crossword.picture.tiles import blanks_among, tile_colour, values_place
from tilewise.errors import TilewiseError
from tilewise.letterpress.picture.owners import name_sides, shades_of
from tilewise.pictures.drawing import drawn_squares
from tilewise.pictures.grid import Grid
from tilewise.pictures.odds import DOUBTFUL
from tilewise.pictures.pixels import Picture, read_picture
from tilewise.pictures.scripts import CAPITALS
from tilewise.pictures.squares import Square, read_square

CREAM, INK, FACE = (250, 230, 190), (50, 40, 30), ("roboto", 700)
VALUES = (0.78, 0.72, 0.92, 0.92)
COLOURS = {
    ".": (240, 240, 235), "d": (180, 215, 240), "t": (90, 160, 220), "D": (245, 190, 190), "T": (225, 110, 100),
}  # fmt: skip


def tile(letter: str, value: str) -> Painter:
    """Draw a tile of 96 pixels with its value in the lower right corner."""
    painter = Painter(96, 96, CREAM)
    painter.text((46, 48), letter, FACE, 46, INK)
    if value:
        painter.text((80, 78), value, FACE, 16, INK)
    return painter


def looked_at(painter: Painter, values: tuple[float, float, float, float] | None = VALUES) -> Square:
    return read_square(read_picture(**pixels(painter.image)), (0, 0, 96, 96), CAPITALS, values)


def test_a_tile_whose_value_a_score_covers_may_be_a_blank_or_not():
    covered = tile("E", "1")
    covered.draw.ellipse((62, 60, 110, 108), fill=(40, 170, 80))
    tiles = [looked_at(tile(letter, "1")) for letter in "EATSHORN"]
    *others, last = blanks_among([*tiles, looked_at(covered)])
    assert max(others) < 1 - DOUBTFUL < last < DOUBTFUL
    assert [each.is_hidden for each in tiles] == [False] * 8


def test_two_tiles_do_not_say_whether_one_is_a_blank():
    likely = blanks_among([looked_at(tile("E", "1")), looked_at(tile("A", ""))])
    assert max(likely) < 1 - DOUBTFUL


def test_many_tiles_without_a_value_are_rather_no_blanks_but_worth_a_look():
    valued = [looked_at(tile(letter, "1")) for letter in "EATSHORNDLUM"]
    *_, last = blanks_among([*valued, *[looked_at(tile(letter, "")) for letter in "EATSH"]])
    assert 1 - DOUBTFUL < last < 0.5


def test_more_tiles_without_a_value_than_games_have_blanks_are_all_worth_a_look():
    valued = [looked_at(tile(letter, "1")) for letter in "EATSHORNDLUM"]
    *_, first, second = blanks_among([*valued, *[looked_at(tile(letter, "")) for letter in "EA"]])
    assert min(first, second) > DOUBTFUL
    *_, first, second, third = blanks_among([*valued, *[looked_at(tile(letter, "")) for letter in "EAT"]])
    assert all(0.5 < each < DOUBTFUL for each in (first, second, third))


def test_a_letter_that_is_taller_than_the_others_may_have_its_value_in_it():
    valued = [looked_at(tile(letter, "1")) for letter in "EATSHORN"]
    taller = Painter(96, 96, CREAM)
    taller.text((46, 48), "E", FACE, 54, INK)
    *_, last = blanks_among([*valued, looked_at(taller)])
    assert 0.5 < last < DOUBTFUL


def test_where_only_some_values_are_seen_the_other_tiles_may_be_blanks():
    def likely(shown: int) -> list[float]:
        tiles = [looked_at(tile("E", "1" if place < shown else "")) for place in range(10)]
        return blanks_among(tiles)

    half, few = likely(5), likely(2)
    assert max(half[:5]) < 1 - DOUBTFUL < min(half[5:])
    assert max(half[5:]) < 0.5
    assert max(few) < 1 - DOUBTFUL, "two figures may be anything"


def test_a_value_in_any_shade_of_the_ink_is_not_taken_for_something_else():
    faint = Painter(96, 96, CREAM)
    faint.text((46, 48), "E", FACE, 46, INK)
    faint.text((80, 78), "4", FACE, 16, (150, 135, 110))
    assert not looked_at(faint).is_hidden
    assert looked_at(faint).value


def test_a_0_is_told_from_all_other_values_and_from_that_of_a_10():
    zeros = {value: looked_at(tile("E", value)).zero for value in ("0", "1", "2", "3", "4", "5", "6", "8", "9", "10")}
    assert zeros.pop("0") > 0.7
    assert max(zeros.values()) < 0.55


@pytest.mark.parametrize("face", [FACE, ("rubik", 700), ("nunito", 900), ("montserrat", 700)])
def test_the_0_of_a_10_whose_1_was_taken_for_a_part_of_the_letter_is_not_that_of_a_blank(face):
    def shown(middle: int) -> float:
        painter = Painter(96, 96, CREAM)
        painter.text((46, 48), "Q", face, 40, INK)
        painter.text((middle, 78), "0", face, 16, INK)
        return looked_at(painter).zero

    assert shown(80) > 0.7
    assert shown(87) == 0, "where the second figure of a 10 is"


def test_a_ring_as_high_as_the_tile_is_no_value():
    ringed = tile("N", "")
    ringed.draw.rectangle((16, 2, 88, 94), outline=INK, width=4)
    assert looked_at(ringed).value == 0
    assert blanks_among([*[looked_at(tile(letter, "1")) for letter in "EATSHORN"], looked_at(ringed)])[-1] > DOUBTFUL


def test_a_narrow_ring_with_thick_lines_is_no_value():
    ringed = tile("I", "")
    ringed.draw.rectangle((28, 6, 66, 90), outline=INK, width=8)
    square = looked_at(ringed)
    assert [glyph.parts for glyph in square.glyphs] == [1]
    assert max(square.corners) == 0


def test_a_score_in_the_ink_of_the_letters_hides_a_value_as_any_other():
    covered = tile("E", "")
    covered.draw.ellipse((62, 60, 130, 128), fill=INK)
    assert looked_at(covered).is_hidden


def test_a_line_through_the_values_place_is_no_value():
    lined = tile("Z", "")
    lined.draw.rectangle((0, 80, 96, 81), fill=INK)
    assert looked_at(lined).value == 0


@pytest.mark.parametrize("letter", "VY")
def test_a_letter_whose_arm_touches_its_value_has_one(letter):
    touching = Painter(96, 96, CREAM)
    touching.text((46, 50), letter, ("inter", 700), 50, INK)
    touching.text((77, 20), "4", ("inter", 700), 21, INK)
    square = looked_at(touching, (0.74, 0.06, 0.9, 0.3))
    assert square.value
    assert not square.is_hidden


def test_a_letter_that_reaches_to_the_values_place_may_have_one():
    reaching = Painter(96, 96, CREAM)
    reaching.text((46, 48), "I", FACE, 46, INK)
    reaching.draw.rectangle((44, 60, 82, 72), fill=INK)
    square = looked_at(reaching)
    assert square.reach > 0
    assert square.value == 0
    *_, last = blanks_among([*[looked_at(tile(letter, "1")) for letter in "EATSHORN"], square])
    assert 1 - DOUBTFUL < last < DOUBTFUL


def test_a_value_that_touches_an_edge_of_what_is_looked_at_is_seen():
    def raised(letter: str) -> Square:
        painter = Painter(96, 96, CREAM)
        painter.text((44, 52), letter, FACE, 46, INK)
        painter.text((82, 10), "1", FACE, 16, INK)
        return looked_at(painter, None)

    place = values_place([raised(letter) for letter in "EATSHORN"])
    assert place
    assert place[1] == 0


def test_the_outline_of_a_tile_that_lies_aside_is_no_letter():
    painter = Painter(96, 96, (250, 250, 250))
    painter.text((60, 46), "T", FACE, 36, INK)
    painter.draw.arc((10, 6, 46, 90), 90, 270, fill=INK, width=3)
    [glyph] = looked_at(painter, None).glyphs
    assert glyph.left > 30


def inked(letter: tuple[int, int], *others: tuple[int, int, int, int]) -> bytes:
    """Give a map with ink in a letter's columns, from row 10 to 26, and in other rectangles."""
    ink = bytearray(CELLS * CELLS)
    for left, top, right, bottom in [(letter[0], 10, letter[1], 27), *others]:
        for row in range(top, bottom):
            ink[row * CELLS + left : row * CELLS + right] = b"\1" * (right - left)
    return bytes(ink)


WIDTHS = [(10, 30), (12, 28), (18, 22), (11, 29), (13, 27), (10, 28), (12, 30), (14, 26)]


def test_values_may_stand_some_rows_apart_from_the_letters():
    place = joined_place([inked(letter, (18, 29, 23, 34)) for letter in WIDTHS])
    assert place
    assert [round(side * CELLS) for side in place] == [18, 29, 23, 34]


@pytest.mark.parametrize(("top", "bottom"), [(25, 33), (5, 12)], ids=["below", "above"])
def test_values_that_touch_their_letters_are_found_beside_what_all_letters_take(top, bottom):
    place = joined_place([inked(letter, (18, top, 23, bottom)) for letter in WIDTHS])
    assert place
    left, upper, right, lower = (round(side * CELLS) for side in place)
    assert (left, right) == (18, 23)
    assert (upper, lower) == ((27, 33) if top > 10 else (5, 10))


def test_where_letters_have_nothing_beside_them_there_are_no_values():
    assert joined_place([inked(letter) for letter in WIDTHS]) is None
    assert joined_place([inked(letter, (18, 27, 23, 33)) for letter in WIDTHS[:5]]) is None
    few = [inked(letter, (18, 27, 23, 33)) for letter in WIDTHS[:3]]
    assert joined_place([*few, *[inked(letter) for letter in WIDTHS]]) is None


def test_an_edge_that_is_as_broad_as_letters_is_no_value():
    assert joined_place([inked(letter, (8, 27, 32, 33)) for letter in WIDTHS]) is None


def board(layout: str, letters: dict[int, str], tile_colours: dict[int, Colour], side: int = 22) -> Picture:
    """Draw a board with its premium squares and some tiles, in colours of their own where these are said."""
    premiums = layout_of(layout).premiums
    shown = [letters.get(place, "") for place in range(len(premiums))]
    colours = [
        tile_colours.get(place, (250, 225, 150)) if place in letters else COLOURS[premium]
        for place, premium in enumerate(premiums)
    ]
    width, height, data = drawn_squares(shown, layout_of(layout).width, colours, side)
    return Picture(width, height, b64decode(data))


def read(picture: Picture) -> dict:
    fields = {"width": picture.width, "height": picture.height, "data": picture.data}
    return Engine().call("crossword.read_image", {**fields, "lexicon": "en"})


WORD = dict(zip(range(58, 63), "PAINT", strict=True))


def test_a_letter_on_the_colour_of_plain_squares_is_a_tile_beside_others():
    seen = read(board("duel", WORD | {63: "S", 69: "A"}, {63: (240, 240, 235)}))
    assert seen["board"][5].replace(".", "") == "PAINTS"


def test_a_letter_on_a_plain_square_apart_from_all_tiles_is_worth_a_look():
    squares = [
        each for row in read(board("duel", WORD | {113: "R"}, {113: (240, 240, 235)}))["squares"] for each in row
    ]
    premiums = layout_of("duel").premiums
    assert premiums[113] == "."
    assert (squares[113]["tile"], squares[113]["confidence"] < DOUBTFUL) == (".", True)
    assert [place for place, each in enumerate(squares) if each["tile"] == "." and each["confidence"] < DOUBTFUL] == [
        113
    ]


def test_tiles_that_are_coloured_by_value_are_known_though_few_of_one_colour_touch():
    def seen(letter: str, colour: Colour) -> Square:
        painter = Painter(96, 96, colour)
        if letter:
            painter.text((48, 48), letter, FACE, 46, INK)
        return looked_at(painter, None)

    yellow, green, plain = (245, 220, 77), (99, 193, 90), (136, 167, 127)
    row = [seen("A", yellow), seen("D", green), seen("O", yellow), seen("G", green), seen("E", yellow)]
    assert tile_colour([*[seen("", plain)] * 5, *row, *[seen("", plain)] * 5], 5, CAPITALS) == yellow


def under(above: Picture, *parts: Picture) -> Picture:
    """Put pictures of at most its width below one, each at the left, on dark ground."""
    data, height = above.data, above.height
    for part in parts:
        room = bytes([40, 40, 50, 255]) * (above.width - part.width)
        rows = [part.data[start : start + 4 * part.width] for start in range(0, len(part.data), 4 * part.width)]
        data += bytes([40, 40, 50, 255]) * (above.width * 10) + b"".join(row + room for row in rows)
        height += 10 + part.height
    return Picture(above.width, height, data)


def rack(letters: str, colours: list[Colour], side: int = 30) -> Picture:
    """Draw tiles beside each other, with a gap in the ground's colour after each."""
    shown = [each for letter in letters for each in ("" if letter == "?" else letter, "")]
    width, height, data = drawn_squares(
        shown, len(shown), [each for one in colours for each in (one, (40, 40, 50))], side
    )
    wide = bytearray(b64decode(data))
    keep = [x for x in range(width) if x // side % 2 == 0 or x % side < 3]
    rows = [wide[4 * width * y : 4 * width * (y + 1)] for y in range(height)]
    return Picture(len(keep), height, b"".join(bytes(row[4 * x : 4 * x + 4]) for row in rows for x in keep))


YELLOW, GREEN, PLAIN_TILE = (245, 220, 77), (99, 193, 90), (244, 241, 232)


def test_a_rack_whose_tiles_have_the_colours_of_their_values_is_read_with_its_blank():
    colours = {58: GREEN, 59: YELLOW, 60: YELLOW, 61: GREEN, 62: YELLOW}
    picture = under(board("duel", WORD, colours), rack("ETDA?R", [YELLOW, YELLOW, GREEN, YELLOW, PLAIN_TILE, YELLOW]))
    assert read(picture)["rack"] == "ETDA?R"


def on_a_tray(held: str, tray: Colour) -> Picture:
    """Draw a board of cream tiles, and below it a rack of such tiles on a tray; no letter is a tile without one."""
    painter = Painter(240, 60, tray)
    for place, letter in enumerate(held):
        left = 4 + 33 * place
        painter.draw.rectangle((left, 15, left + 29, 44), fill=CREAM)
        if letter != "?":
            painter.text((left + 15, 30), letter, FACE, 15, INK)
    return under(board("duel", WORD, dict.fromkeys(WORD, CREAM)), read_picture(**pixels(painter.image)))


@pytest.mark.parametrize("darker", [16, 24, 35])
@pytest.mark.parametrize("held", ["?PA?INT", "?PAINT?", "PAI?NT"])
def test_a_rack_is_read_with_its_blanks_on_a_tray_that_is_hardly_darker_than_its_tiles(held, darker):
    red, green, blue = CREAM
    assert read(on_a_tray(held, (red - darker, green - darker, blue - darker)))["rack"] == held


@pytest.mark.parametrize(("held", "seen"), [("PAINT", "PAINT"), ("INTPA", "INTPA"), ("PA?INT", "")])
def test_of_a_rack_on_what_has_its_tiles_colour_nothing_is_guessed_between_its_letters(held, seen):
    assert read(on_a_tray(held, CREAM))["rack"] == seen


SHIPPED = {each: layout_of(each) for each in BOARDS}


def framed(picture: Picture, rows: int, side: int) -> Picture:
    """Put so many rows of squares of one colour above and below a board."""
    margin = bytes([120, 120, 130, 255]) * (picture.width * rows * side)
    return Picture(picture.width, picture.height + 2 * rows * side, margin + picture.data + margin)


def test_a_board_is_found_though_its_lines_were_seen_some_rows_too_low():
    picture = framed(board("scrabble", {}, {}), 5, 22)
    best = best_laid(picture, [Grid(0, 9 * 22, 22, 15, 15, 1.0)], SHIPPED)
    assert best
    assert (best.id, best.grid.y) == ("scrabble", 5 * 22)


def test_a_board_is_not_taken_for_a_smaller_one_that_fits_its_middle():
    picture = board("scrabble", {}, {})
    grids = [Grid(2 * 22, 2 * 22, 22, 11, 11, 1.9), Grid(0, 0, 22, 15, 15, 1.2)]
    best = best_laid(picture, grids, SHIPPED)
    assert best
    assert (best.id, best.grid.columns) == ("scrabble", 15)


def test_no_board_is_laid_where_there_is_no_grid():
    assert best_laid(board("duel", {}, {}), [], SHIPPED) is None


PALE, STRONG, OTHER = (246, 178, 107), (230, 127, 34), (201, 162, 215)
FREE = (253, 226, 196), (252, 219, 184)


def test_some_free_squares_that_alternate_between_two_near_shades_are_nobodys():
    rows = ["SSSPf", "SSPfg", "SPOOO", "POOfO", "OOfgO"]
    of = {"S": STRONG, "P": PALE, "O": OTHER, "f": FREE[0], "g": FREE[1]}
    sides = name_sides(shades_of([of[each] for row in rows for each in row]), (250, 207, 172))
    held = [{place for place in range(25) if side >> place & 1} for side in (sides.first, sides.second)]
    text = "".join(rows)
    assert held == [
        {n for n, each in enumerate(text) if each in "SP"},
        {n for n, each in enumerate(text) if each == "O"},
    ]


def press(left: Colour, right: Colour, word: list[Colour], *, stacked: bool = False) -> Image.Image:
    """Draw a Letterpress screen with two scores, a word that is being laid, and a board of blue and red squares."""
    blue, red, free = (110, 190, 240), (240, 120, 110), (235, 235, 235)
    painter = Painter(500, 800, (250, 250, 250))
    places = ((60, 20), (60, 90)) if stacked else ((60, 40), (390, 40))
    for (x, y), colour in zip(places, (left, right), strict=True):
        painter.draw.ellipse((x, y, x + 56, y + 56), fill=colour)
    for number, colour in enumerate(word):
        painter.square((100 + 60 * number, 200, 54, 54), 0, colour)
    for place, letter in enumerate("MSGZXCBJLQBLMGEPPJXMJYNXS"):
        x, y = place % 5 * 100, 300 + place // 5 * 100
        painter.square((x, y, 100, 100), 0, blue if place in (0, 3, 12) else red if place in (5, 9, 24) else free)
        painter.text((x + 50, y + 50), letter, FACE, 40, INK)
    return painter.image


BLUE, RED = (0, 140, 230), (230, 60, 50)


@pytest.mark.parametrize("stacked", [False, True], ids=["beside each other", "one above the other"])
@pytest.mark.parametrize("first", [BLUE, RED], ids=["blue", "red"])
def test_colours_say_which_side_is_ours_wherever_its_score_and_its_words_tiles_are(first, stacked):
    second = RED if first == BLUE else BLUE
    word = [] if stacked else [second, second, first, first]
    seen = Engine().call("letterpress.read_image", pixels(press(first, second, word, stacked=stacked)))
    blues, reds = 1 | 1 << 3 | 1 << 12, 1 << 5 | 1 << 9 | 1 << 24
    assert (seen["ours"], seen["theirs"], seen["asks"]) == (blues, reds, False)


def covered(picture: Picture, rows: range) -> Picture:
    """Put something of one colour over some rows of a board's squares, but for their first and last."""
    data = bytearray(picture.data)
    for y in range(rows.start * 22, rows.stop * 22):
        start = 4 * (y * picture.width + 22)
        data[start : start + 4 * (picture.width - 44)] = bytes([90, 60, 140, 255]) * (picture.width - 44)
    return Picture(picture.width, picture.height, bytes(data))


def test_what_a_small_thing_hides_is_worth_a_look():
    squares = read(covered(board("scrabble", {place + 30: each for place, each in WORD.items()}, {}), range(11, 13)))
    hidden = [each for row in squares["squares"][11:13] for each in row[1:14]]
    assert {each["tile"] for each in hidden} == {"."}
    assert max(each["confidence"] for each in hidden) < DOUBTFUL


def test_a_board_of_which_a_third_is_hidden_is_refused():
    with pytest.raises(TilewiseError, match="No whole board"):
        read(covered(board("scrabble", {place + 100: each for place, each in WORD.items()}, {}), range(1, 7)))
