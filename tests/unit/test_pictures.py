"""Each step of reading a picture, on small drawn ones: edges, parts, glyphs, letters, lattices and grids."""

import random
from dataclasses import replace

import pytest
from amount import at_night
from fonts import make_templates

from tilewise.alphabets import ALPHABETS
from tilewise.errors import RequestError
from tilewise.pictures.blobs import Blob, blobs_of
from tilewise.pictures.edges import horizontal_changes, vertical_changes
from tilewise.pictures.folded import find_folded
from tilewise.pictures.glyphs import CELLS, Glyph, Marks, background_of, doubled, grown, ink_of, normal_form
from tilewise.pictures.grid import find_grids
from tilewise.pictures.lattice import figures_of, find_lattice
from tilewise.pictures.learnt import Learnt
from tilewise.pictures.letters import clearest, read_glyphs
from tilewise.pictures.odds import DOUBTFUL
from tilewise.pictures.pixels import Crop, Picture, distance, read_picture
from tilewise.pictures.squares import read_square
from tilewise.pictures.templates import FACES, FONTS, LETTERS, templates_of

ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TURKISH = "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"


def grey(rows: list[str], shades: dict[str, int]) -> Crop:
    """Draw a picture of greys, a character a pixel."""
    plane = bytes(shades[pixel] for row in rows for pixel in row)
    return Crop(len(rows[0]), len(rows), (plane, plane, plane))


def squared(columns: int, rows: int, pitch: int, *, left: int, top: int, size: tuple[int, int]) -> Crop:
    """Draw dark lines around even squares on light paper."""
    width, height = size
    plane = bytearray(b"\xf0" * (width * height))
    for y in range(height):
        for x in range(width):
            inside = left <= x <= left + columns * pitch and top <= y <= top + rows * pitch
            if inside and ((x - left) % pitch == 0 or (y - top) % pitch == 0):
                plane[y * width + x] = 60
    return Crop(width, height, (bytes(plane),) * 3)


def test_changes_are_those_that_a_loop_over_the_pixels_finds():
    rng = random.Random(5)
    width, height, threshold = 13, 9, 40
    planes = tuple(rng.randbytes(width * height) for _ in range(3))
    crop = Crop(width, height, planes)
    pixels = list(crop.colours())
    right = [
        int(place % width < width - 1 and distance(pixels[place], pixels[place + 1]) > threshold)
        for place in range(width * height)
    ]
    below = [
        int(place + width < width * height and distance(pixels[place], pixels[place + width]) > threshold)
        for place in range(width * height)
    ]
    assert sum(right) > 20
    assert list(horizontal_changes(crop, threshold)) == right
    assert list(vertical_changes(crop, threshold)) == below


def test_a_change_as_large_as_the_threshold_is_none():
    crop = Crop(3, 1, (bytes([0, 20, 41]),) * 3)
    assert horizontal_changes(crop, 20) == b"\0\1\0"
    assert horizontal_changes(Crop(2, 1, (b"\0\xff",) * 3), 254) == b"\1\0"


def test_parts_that_touch_at_a_corner_are_one():
    rows = ["#..#.", ".#..#", "....#", "##..."]
    bits = bytes(pixel == "#" for row in rows for pixel in row)
    parts = sorted((blob.left, blob.top, blob.right, blob.bottom, blob.area) for blob in blobs_of(bits, 5))
    assert parts == [(0, 0, 2, 2, 2), (0, 3, 2, 4, 2), (3, 0, 5, 3, 3)]


def test_a_ring_that_closes_at_its_bottom_is_one_part():
    rows = ["#.#.#", "#.#.#", "#####"]
    [blob] = blobs_of(bytes(pixel == "#" for row in rows for pixel in row), 5)
    assert blob.area == 11


@pytest.mark.parametrize("scale", [1, 2, 3, 7])
def test_the_normal_form_is_the_same_at_any_size(scale):
    rows = ["####", "#...", "###.", "#...", "####"]
    large = ["".join(pixel * scale for pixel in row) for row in rows for _ in range(scale)]
    bits = bytes(pixel == "#" for row in large for pixel in row)
    glyph = normal_form(blobs_of(bits, 4 * scale))
    first = normal_form(blobs_of(bytes(pixel == "#" for row in rows for pixel in row), 4))
    assert glyph.aspect == 0.8
    assert (glyph.bits ^ first.bits).bit_count() <= 4


def test_a_narrow_letter_stays_narrow():
    bar = normal_form(blobs_of(bytes([1] * 20), 1))
    assert bar.bits.bit_count() < CELLS * 3


def test_a_grown_glyph_stays_on_its_cells():
    full = (1 << CELLS * CELLS) - 1
    assert grown(full) == full
    assert grown(0) == 0


def test_ink_is_what_stands_out_in_the_one_colour_in_which_it_does():
    ground, letter = (200, 40, 40), (200, 40, 200)
    place = [letter if number in (5, 6) else ground for number in range(16)]
    planes = tuple(bytes(colour[channel] for colour in place) for channel in range(3))
    assert [number for number, bit in enumerate(ink_of(Crop(4, 4, planes), ground)) if bit] == [5, 6]


def test_a_square_of_one_colour_has_no_ink_and_knows_its_colour():
    crop = Crop(20, 20, (b"\x10" * 400, b"\x20" * 400, b"\x30" * 400))
    assert background_of(crop) == (16, 32, 48)
    assert not any(ink_of(crop, (16, 32, 48)))


def test_a_lattice_is_found_where_figures_stand_evenly_and_not_where_they_do_not():
    width = 140
    rows = [["."] * width for _ in range(160)]
    for column in range(5):
        for row in range(5):
            for x in range(10):
                for y in range(10):
                    if x in (0, 9) or y in (0, 9):
                        rows[30 + row * 24 + y][12 + column * 24 + x] = "#"
    crop = grey(["".join(row) for row in rows], {".": 240, "#": 20})
    lattice = find_lattice(figures_of(crop, 30), 5, 5, 20)
    assert lattice is not None
    assert (lattice.hits, round(lattice.across, 1), round(lattice.down, 1)) == (25, 24.0, 24.0)
    assert abs(lattice.x - 17) < 1
    assert abs(lattice.y - 35) < 1
    assert find_lattice(figures_of(crop, 30), 6, 6, 20) is None


def test_figures_of_all_heights_are_found_to_stand_evenly():
    rng = random.Random(2)
    figures = []
    for column in range(5):
        for row in range(5):
            x, y = 40 + 60 * column, 90 + 60 * row + rng.randrange(-9, 10)
            wide, tall = rng.randrange(8, 50), rng.randrange(8, 40)
            left, top = x - wide // 2, y - tall // 2
            figures.append(Blob(left, top, left + wide, top + tall, []))
    lattice = find_folded(figures, 320, 5, 5, 20)
    assert lattice is not None
    assert lattice.hits == 25
    assert abs(lattice.across - 60) < 0.5
    assert max(abs(lattice.x - 40), abs(lattice.y - 90)) < 6
    scattered = [replace(figure, left=x, right=x + figure.width) for figure in figures for x in [rng.randrange(300)]]
    assert find_folded(scattered, 320, 5, 5, 20) is None
    assert find_folded([], 320, 5, 5, 20) is None


@pytest.mark.parametrize(("columns", "rows", "pitch", "left", "top"), [(15, 15, 20, 7, 31), (11, 11, 27, 2, 60)])
def test_a_grid_is_found_where_its_lines_are(columns, rows, pitch, left, top):
    crop = squared(columns, rows, pitch, left=left, top=top, size=(320, 420))
    grid = find_grids(crop, [(15, 15), (11, 11), (21, 21)])[0]
    assert (grid.columns, grid.rows) == (columns, rows)
    assert abs(grid.pitch - pitch) < 0.1
    assert max(abs(grid.x - left), abs(grid.y - top)) < 1.5


def test_a_crop_takes_what_is_inside_the_picture():
    picture = Picture(4, 3, bytes(range(48)))
    crop = picture.crop((-2, 1, 4, 9))
    assert (crop.width, crop.height) == (2, 2)
    assert crop.planes[0] == bytes([16, 20, 32, 36])
    assert picture.crop((9, 9, 2, 2)).planes == (b"", b"", b"")


def test_a_crop_that_is_too_small_to_be_smoothed_is_taken_as_it_is():
    picture = Picture(4, 3, bytes(range(48)))
    assert picture.smooth_crop((0, 0, 2, 2), 8).planes == picture.crop((0, 0, 2, 2), 8).planes


def test_a_square_of_a_few_pixels_shows_no_letter():
    picture = Picture(8, 8, bytes(range(256)))
    assert read_square(picture, (0, 0, 5, 5)).glyphs == ()


@pytest.mark.parametrize(
    ("width", "height", "size", "code"),
    [(2, 2, 15, "picture-data"), (2, 2, 17, "picture-data"), (10_000, 10_000, 4, "picture-size")],
)
def test_pixels_that_are_not_as_many_as_said_are_refused_before_they_are_looked_at(width, height, size, code):
    with pytest.raises(RequestError) as caught:
        read_picture(width, height, bytes(size))
    assert caught.value.code == code


def glyphs_of(letters: str, face: tuple[str, int]) -> list[Glyph]:
    drawn = [make_templates.glyph(letter, *face) for letter in letters]
    assert all(drawn), "the font has all the letters"
    return [glyph for glyph in drawn if glyph]


@pytest.mark.parametrize("face", [("inter", 700), ("rubik", 500), ("noto-sans", 400), ("work-sans", 700)])
@pytest.mark.parametrize("letters", [ENGLISH, TURKISH], ids=["en", "tr"])
def test_letters_of_fonts_that_no_template_was_made_of_are_read(face, letters):
    readings = read_glyphs(glyphs_of(letters, face), letters)
    assert "".join(reading.letter for reading in readings) == letters


def test_a_shape_that_was_learnt_as_an_o_is_no_q_whatever_is_at_its_foot():
    (drawn,) = glyphs_of("Q", ("inter", 700))
    learnt = [Learnt("O", drawn.bits, drawn.aspect, drawn.parts)]
    assert read_glyphs([drawn], ENGLISH)[0].letter == "Q"
    assert read_glyphs([drawn], ENGLISH, learnt)[0].letter == "O"


def test_a_letter_that_no_font_draws_is_not_read_where_nothing_learnt_is_like_it():
    (drawn, other) = glyphs_of("IW", ("inter", 700))
    learnt = [Learnt("\u2603", other.bits, other.aspect, other.parts)]
    assert read_glyphs([drawn, other], ["\u2603"], learnt)[0] == ("?", 0.0, "")
    assert read_glyphs([drawn, other], ["\u2603"], learnt)[1].letter == "\u2603"
    looked_at_twice = replace(drawn, looks=(other,))
    assert clearest(looked_at_twice, ["\u2603"]).bits == drawn.bits
    assert read_glyphs([looked_at_twice], ["\u2603"], learnt)[0].letter == "?"


def glyph_of(rows: str) -> Glyph:
    """Read a glyph that is written row by row, a `#` for ink."""
    lines = rows.split()
    bits = sum(1 << CELLS * y + x for y, row in enumerate(lines) for x, cell in enumerate(row) if cell == "#")
    return Glyph(bits, 0.4, 1, 0, 0, 20, 50)


BAR, STEM, FOOT = "...##########...", "......#####.....", "..########......"


def test_a_j_with_bars_is_told_from_an_i_by_its_foot_which_is_to_the_left_of_its_head():
    j = glyph_of("\n".join([*["...###########.."] * 2, *[STEM] * 12, FOOT, "..######........"]))
    i = glyph_of("\n".join([*[BAR] * 2, *[STEM] * 12, *[BAR] * 2]))
    assert read_glyphs([j], ENGLISH)[0].letter == "J"
    assert read_glyphs([i], ENGLISH)[0].letter == "I"


@pytest.mark.parametrize("letters", ["ŁŃÓŚŹŻĄĘĆ", "ÑÇÄÖÜÅÆØ", "АБВГДЕЖЗИЙКЛМ", "ΑΒΓΔΕΖΗΘ"])
def test_letters_of_other_alphabets_are_read(letters):
    readings = read_glyphs(glyphs_of(letters, ("noto-sans", 700)), dict.fromkeys(letters))
    assert "".join(reading.letter for reading in readings) == letters


@pytest.mark.parametrize("face", [("rubik", 400), ("rubik", 500), ("rubik", 700), ("ibm-plex-sans-arabic", 400)])
@pytest.mark.parametrize("alphabet", ["ar", "fa"])
def test_arabic_and_persian_letters_of_fonts_that_no_template_was_made_of_are_read(alphabet, face):
    letters = ALPHABETS[alphabet].letters
    readings = read_glyphs(glyphs_of("".join(letters), face), letters)
    assert [reading.letter for reading in readings] == list(letters)


def test_a_yeh_is_read_with_its_dots_and_without_them():
    for alphabet, yeh in (("ar", "\u0649"), ("fa", "\u06cc")):
        readings = read_glyphs(glyphs_of("\u0649\u064a", ("rubik", 500)), ALPHABETS[alphabet].letters)
        assert [reading.letter for reading in readings] == [yeh, yeh]


def test_letters_that_only_their_dots_tell_apart_are_not_taken_for_each_other():
    alike = "\u0628\u062a\u062b\u067e"
    for face in (("rubik", 700), ("ibm-plex-sans-arabic", 700), ("scheherazade-new", 400)):
        readings = read_glyphs(glyphs_of(alike, face), ALPHABETS["fa"].letters)
        assert "".join(reading.letter for reading in readings) == alike


def test_marks_are_measured_whether_they_touch_each_other_or_not():
    apart = [".#.#.", ".....", "#####"]
    joined = [".###.", ".....", "#####"]
    marks = [
        normal_form(blobs_of(bytes(pixel == "#" for row in rows for pixel in row), 5)).marks for rows in (apart, joined)
    ]
    assert marks[0] == marks[1] == Marks(below=-0.4, width=0.6, height=0.2)


def test_doubling_keeps_what_a_plane_holds():
    plane = random.Random(2).randbytes(6 * 5)
    larger = doubled(plane, 6)
    assert len(larger) == 12 * 10
    inner = [larger[y * 12 + x] for y in range(2, 8) for x in range(2, 10)]
    assert min(plane) <= min(inner) <= max(inner) <= max(plane)
    assert list(doubled(b"\x40" * 30, 6)[13:23]) == [0x40] * 10


def test_what_is_no_letter_is_doubtful():
    rng = random.Random(3)
    noise = [Glyph(rng.getrandbits(CELLS * CELLS), 1.0, 1, 0, 0, 20, 20) for _ in range(5)]
    assert all(reading.confidence < DOUBTFUL for reading in read_glyphs(noise, ENGLISH))


def test_letters_that_no_font_draws_are_said_not_to_be_known():
    [glyph] = glyphs_of("A", ("inter", 700))
    [reading] = read_glyphs([glyph], "אב")
    assert (reading.letter, reading.confidence) == ("?", 0.0)


@at_night("it draws every letter in every font; letters of fonts that no template was made of are read each time")
def test_the_templates_are_those_that_the_fonts_make():
    assert make_templates.TARGET.read_text("utf-8") == make_templates.templates()


def test_the_templates_name_their_fonts_and_licences_and_are_small():
    assert all(font["licence"] in ("OFL-1.1", "Apache-2.0", "UFL-1.0") for font in FONTS)
    assert {face.split()[-2] for face in FACES} == {font["font"] for font in FONTS}
    assert make_templates.TARGET.stat().st_size < 90_000
    assert {letter for letter in LETTERS if not templates_of(letter)} == set()
