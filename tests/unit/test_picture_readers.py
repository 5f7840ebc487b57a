"""Boards read from rendered screens: many themes, sizes and fonts, worn as screenshots are, and pictures of no board.

The rates over many more screens are printed by tests/bench/bench_pictures_*.py.
"""

from base64 import b64decode
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest
from amount import at_night, some, takes_long
from PIL import Image, ImageDraw
from rendered import crossword_screens, letterpress_screens
from rendered.drawn_words import make_known
from rendered.paint import KEPT_OUT, WEARS, Painter, pixels, worn

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.api import METHODS, Engine
from tilewise.crossword.layout import layout_of
from tilewise.crossword.picture.read import blanks_in_doubt
from tilewise.crossword.picture.reader import Reader
from tilewise.crossword.picture.tiles import blanks_among, values_place
from tilewise.crossword.picture.words import Likely, weighed
from tilewise.errors import TilewiseError
from tilewise.letterpress.picture.owners import name_sides, shades_of
from tilewise.lexicon import Lexicon
from tilewise.pictures.drawing import drawn_squares
from tilewise.pictures.letters import Reading, read_glyphs
from tilewise.pictures.odds import DOUBTFUL
from tilewise.pictures.pixels import read_picture
from tilewise.pictures.scripts import script_of
from tilewise.pictures.squares import Square, read_square

PRESS, CROSS = "letterpress.read_image", "crossword.read_image"
ALL = (1 << 25) - 1


def test_a_letter_that_may_have_lost_its_mark_is_worth_a_look_unless_it_is_clear():
    def confidence(id: str, sure: float) -> float:
        return Reader(alphabet(id), []).tile_of([Reading("I", sure, "J")])[1]

    assert confidence("tr", 0.97) < DOUBTFUL < confidence("en", 0.97)
    assert confidence("tr", 0.995) == confidence("en", 0.995) == 0.995


def test_where_many_tiles_are_not_read_none_is_surely_a_blank_or_none():
    sure, unsure = (1, 0.99, None), (2, 0.1, 3)
    blanks = [0.0, 0.99, *[0.001] * 8]
    assert blanks_in_doubt(blanks, [*[sure] * 9, unsure]) == blanks
    in_doubt = blanks_in_doubt(blanks, [*[sure] * 8, unsure, unsure])
    assert all(1 - DOUBTFUL < each < DOUBTFUL for each in in_doubt)
    assert [each > 0.5 for each in in_doubt] == [each > 0.5 for each in blanks]


@cache
def engine() -> Engine:
    return Engine()


def small(image: Image.Image) -> Image.Image:
    """Make a screen smaller, so that a test takes less time."""
    return image.resize((image.width * 2 // 5, image.height * 2 // 5), Image.Resampling.LANCZOS)


def handed_over(image: Image.Image) -> Image.Image:
    """Make a screen as large as the page hands it over."""
    scale = 1400 / max(image.size)
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)


def press(image: Image.Image) -> dict:
    return engine().call(PRESS, pixels(image))


def cross(image: Image.Image, lexicon: str = "en", **more: object) -> dict:
    return engine().call(CROSS, {**pixels(image), "lexicon": lexicon, **more})


@pytest.mark.parametrize("theme", some(letterpress_screens.THEMES, 6))
def test_letterpress_screens_are_read_in_fonts_that_no_template_was_made_of(theme):
    rng = Random(f"press/{theme}")
    squares = right = overlooked = 0
    for _ in some(range(3), 1):
        drawn = letterpress_screens.screen(rng, theme, rng.choice(KEPT_OUT))
        read = press(worn(drawn.image, rng.choice(WEARS), rng))
        sides = {(drawn.ours, drawn.theirs)} | (set() if drawn.told else {(drawn.theirs, drawn.ours)})
        assert (read["ours"], read["theirs"]) in sides
        assert read["asks"] == (not drawn.told and bool(drawn.ours or drawn.theirs))
        for square, letter in zip(read["squares"], drawn.letters, strict=True):
            squares, right = squares + 1, right + (square["letter"] == letter)
            overlooked += square["letter"] != letter and square["confidence"] >= DOUBTFUL
    assert right / squares > 0.97
    assert overlooked <= 1


@pytest.mark.parametrize("game", some(crossword_screens.GAMES, 3))
def test_crossword_screens_are_read_and_their_games_known(game):
    rng = Random(f"cross/{game}")
    theme = rng.choice(list(crossword_screens.THEMES))
    drawn = crossword_screens.screen(rng, game, theme, rng.choice(KEPT_OUT))
    read = cross(worn(drawn.image, rng.choice(WEARS), rng), crossword_screens.GAMES[game][2])
    assert read["layout"] == drawn.layout
    cells = [cell for row in read["squares"] for cell in row]
    wrong = [cell for cell, tile in zip(cells, drawn.board, strict=True) if cell["tile"] != drawn.tiles.show([tile])]
    assert len(wrong) <= 2
    assert all(cell["confidence"] < DOUBTFUL for cell in wrong)


OTHER_LETTERS = list(
    product(crossword_screens.ARABIC_GAMES | crossword_screens.OTHER_GAMES, ["cream", "white", "night"])
)


@pytest.mark.parametrize(("game", "theme"), some(OTHER_LETTERS, 2, always=[("persian", "night")]))
def test_boards_in_other_letters_are_read_in_fonts_that_no_template_was_made_of(game, theme):
    rng = Random(f"cross/{game}/{theme}")
    lexicon = crossword_screens.ALL_GAMES[game][2]
    make_known(engine(), lexicon)
    faces = [("noto-sans", 700), ("inter", 500)]
    if game in crossword_screens.ARABIC_GAMES:
        faces = [("rubik", 500), ("ibm-plex-sans-arabic", 500)]
    drawn = crossword_screens.screen(rng, game, theme, rng.choice(faces))
    read = cross(handed_over(drawn.image), lexicon)
    assert read["layout"] == drawn.layout
    cells = [cell for row in read["squares"] for cell in row]
    wrong = [cell for cell, tile in zip(cells, drawn.board, strict=True) if cell["tile"] != drawn.tiles.show([tile])]
    assert len(wrong) <= 2
    assert all(cell["confidence"] < DOUBTFUL for cell in wrong)
    assert sum(cell["confidence"] < DOUBTFUL for cell in cells) <= 12
    held = drawn.tiles.show(drawn.rack)
    assert read["rack"] == (held if held.count("?") <= 2 else "")


@pytest.mark.parametrize("language", ["ar", "fa", "el", "ru"])
def test_letterpress_boards_in_other_letters_are_read_in_fonts_that_no_template_was_made_of(language):
    letters, lexicon = ALPHABETS[language].letters, f"drawn-{language}"
    make_known(engine(), lexicon)
    faces = [("rubik", 500), ("ibm-plex-sans-arabic", 500)] if language in ("ar", "fa") else [("noto-sans", 700)]
    rng = Random(f"press/{language}")
    squares = right = overlooked = 0
    for theme in some(letterpress_screens.THEMES, 2):
        drawn = letterpress_screens.screen(rng, theme, rng.choice(faces), "".join(letters))
        read = engine().call(PRESS, {**pixels(handed_over(drawn.image)), "lexicon": lexicon})
        assert {read["ours"], read["theirs"]} == {drawn.ours, drawn.theirs}
        wrong = [
            square for square, letter in zip(read["squares"], drawn.letters, strict=True) if square["letter"] != letter
        ]
        squares, right = squares + 25, right + 25 - len(wrong)
        overlooked += sum(square["confidence"] >= DOUBTFUL for square in wrong)
    assert right / squares > 0.97
    assert overlooked <= 1


@pytest.mark.parametrize(("language", "width", "least"), [("hu", 400, 0.985), ("ca", 400, 0.99), ("eu", 320, 0.98)])
def test_tiles_of_two_letters_and_of_letters_with_accents_are_read_on_small_pictures(language, width, least):
    lexicon = f"drawn-{language}"
    make_known(engine(), lexicon)
    rng = Random(f"small/{language}")
    squares = right = 0
    for theme in some(("cream", "white", "night"), 1):
        drawn = crossword_screens.screen(rng, language, theme, rng.choice([("noto-sans", 700), ("rubik", 500)]))
        height = round(drawn.image.height * width / drawn.image.width)
        read = cross(drawn.image.resize((width, height), Image.Resampling.LANCZOS), lexicon)
        cells = [cell["tile"] for row in read["squares"] for cell in row]
        shown = [drawn.tiles.show([tile]) for tile in drawn.board]
        assert any(tile.startswith("[") for tile in shown)
        squares, right = squares + len(shown), right + sum(map(str.__eq__, cells, shown))
    assert right / squares >= least


@pytest.mark.parametrize(("letter", "alphabet"), [("Ξ", "el"), ("Ы", "ru")])
@pytest.mark.parametrize("face", [("noto-sans", 700), ("inter", 500)])
def test_a_letter_of_several_figures_is_read_as_one(letter, alphabet, face):
    painter = Painter(96, 96, (250, 230, 190))
    painter.text((48, 48), letter, face, 48, (40, 30, 20))
    letters = ALPHABETS[alphabet].letters
    picture = read_picture(**pixels(painter.image))
    glyphs = read_square(picture, (0, 0, 96, 96), script_of(letters)).glyphs
    assert [reading.letter for reading in read_glyphs(glyphs, letters)] == [letter]


def test_a_letter_whose_parts_stand_apart_is_one_and_a_ring_around_it_none():
    picture = Painter(60, 60, (240, 220, 150))
    picture.draw.rectangle((22, 18, 25, 42), fill=(30, 30, 30))
    picture.draw.line((40, 18, 29, 30, 40, 42), fill=(30, 30, 30), width=4)
    plain = read_square(read_picture(**pixels(picture.image)), (0, 0, 60, 60))
    picture.draw.rectangle((14, 10, 48, 50), outline=(30, 30, 30), width=2)
    ringed = read_square(read_picture(**pixels(picture.image)), (0, 0, 60, 60))
    assert [reading.letter for reading in read_glyphs([*plain.glyphs, *ringed.glyphs], "IKLO")] == ["K", "K"]


@pytest.mark.parametrize(("letter", "face", "middle"), [("Ñ", ("noto-sans", 700), 40), ("Q", ("work-sans", 400), 72)])
def test_an_accent_and_a_tail_that_come_near_the_edge_of_a_tile_belong_to_the_letter(letter, face, middle):
    painter = Painter(110, 110, (90, 120, 90))
    painter.square((0, 0, 110, 110), 8, (250, 240, 220))
    painter.text((55, middle), letter, face, 48, (20, 20, 20))
    square = read_square(read_picture(**pixels(painter.image)), (0, 0, 110, 110))
    assert [reading.letter for reading in read_glyphs(square.glyphs, "ANÑOQ")] == [letter]


def lying(text: str, confidence: float = 0.99, **others: tuple[str, float]) -> list[Likely | None]:
    """Give a row of tiles, "." for none; each of some letters as what it is otherwise, and how sure it is."""
    row: list[Likely | None] = []
    for letter in text:
        second, sure = others.get(letter, ("", confidence))
        row.append(None if letter == "." else Likely(ord(letter), sure, ord(second) if second else None))
    return row


LISTED = Lexicon.from_words(["CAT", "COT", "DOG", "PIT", "HEN", "EGG"], ALPHABETS["en"])
BESIDE = [*lying("DOG.PIT.HEN.EGG")]


def test_a_letter_in_doubt_becomes_the_one_that_makes_a_word():
    board = [*lying("CQT............", Q=("O", 0.7)), *[None] * 15, *BESIDE]
    changed = weighed(board, 15, LISTED)[1]
    assert changed
    assert (chr(changed.tile), chr(changed.second or 0)) == ("O", "Q")
    assert changed.confidence > 0.5


def test_a_letter_that_makes_no_word_is_less_sure_and_one_that_makes_a_word_surer():
    board = [*lying("CUT.COT........", U=("", 0.97), O=("Q", 0.97)), *[None] * 15, *BESIDE]
    seen = weighed(board, 15, LISTED)
    assert seen[1]
    assert seen[5]
    assert seen[1].confidence < DOUBTFUL < 0.97 < seen[5].confidence


def test_words_say_nothing_where_the_list_has_few_of_them():
    board = [*lying("TAC.GOD.TIP.NEH", O=("I", 0.6)), *lying("GGE............"), *[None] * 15]
    assert weighed(board, 15, LISTED) == board


def tile(ink: float, *, right: float = 0.3) -> Square:
    """Give a tile with so many pixels of ink in its lower right corner, of 900."""
    return Square((250, 220, 150), (), (0.0, 0.0, 0.0, ink / 900), 0.5, (0.3, right), 900)


def test_a_tile_without_a_value_is_surely_a_blank_where_all_others_show_theirs():
    likely = blanks_among([*[tile(12) for _ in range(9)], tile(0)])
    assert likely[-1] > DOUBTFUL
    assert max(likely[:-1]) < 1 - DOUBTFUL


def shown(*places: tuple[float, float, float, float]) -> Square:
    """Give a tile with small figures at some places."""
    return replace(tile(0), others=places)


def test_values_are_where_most_tiles_have_a_figure_and_not_in_round_corners():
    left, right, value = (0.05, 0.05, 0.2, 0.2), (0.8, 0.05, 0.95, 0.2), (0.45, 0.7, 0.55, 0.88)
    assert values_place([*[shown(left, right, value) for _ in range(8)], shown(left, right)]) == value
    assert values_place([shown(left, right) for _ in range(8)]) is None
    assert values_place([shown(value), shown(), shown(), shown()]) is None


def test_a_tile_on_whose_value_something_lies_may_be_a_blank():
    tiles = [replace(tile(0), value=0.01) for _ in range(9)]
    [*_, last] = blanks_among([*tiles, replace(tile(0), value=0.05, is_hidden=True)])
    assert 1 - DOUBTFUL < last < DOUBTFUL


@pytest.mark.parametrize(
    "tiles",
    [
        [*[tile(2) for _ in range(9)], tile(0)],
        [*[tile(12) for _ in range(9)], tile(3)],
        [*[tile(12) for _ in range(9)], tile(0, right=0.1)],
    ],
    ids=["values of two pixels", "a little ink", "a broad letter"],
)
def test_whether_a_tile_is_a_blank_is_in_doubt_where_little_tells(tiles):
    assert 1 - DOUBTFUL < blanks_among(tiles)[-1] < DOUBTFUL


@cache
def board() -> letterpress_screens.Screen:
    return letterpress_screens.screen(Random(7), "light", ("roboto", 700))


def told(read: dict) -> tuple[str, int, int]:
    return read["board"], read["ours"], read["theirs"]


CHANGES = {
    "crop": lambda image: image.crop((0, image.height // 20, image.width, image.height)),
    "scale": lambda image: image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.LANCZOS),
    "colours exchanged": lambda image: Image.merge("RGB", [image.getchannel(channel) for channel in "BRG"]),
    "shift": lambda image: shifted(image, 41, 67),
}


@pytest.mark.parametrize("change", some(CHANGES, 2))
def test_a_changed_picture_is_read_the_same(change):
    drawn = board()
    first = told(press(drawn.image))
    assert first[0] == drawn.letters
    changed = told(press(CHANGES[change](drawn.image)))
    assert changed[0] == first[0]
    assert set(changed[1:]) == set(first[1:])


@cache
def crossword_board() -> tuple[Image.Image, dict]:
    drawn = crossword_screens.screen(Random(12), "go", "cream", ("inter", 700))
    return drawn.image, cross(drawn.image)


@pytest.mark.parametrize("change", some(CHANGES, 2, always=["scale"]))
def test_a_changed_picture_of_a_crossword_board_is_read_the_same(change):
    image, first = crossword_board()
    assert sum(tile not in "." for row in first["board"] for tile in row) > 20
    changed = cross(CHANGES[change](image))
    assert [changed[name] for name in ("layout", "board", "rack")] == [
        first[name] for name in ("layout", "board", "rack")
    ]


def shifted(image: Image.Image, right: int, down: int) -> Image.Image:
    wider = Image.new("RGB", (image.width + 2 * right, image.height + 2 * down), image.getpixel((3, 3)))
    wider.paste(image, (right, down))
    return wider


def test_the_other_way_round_of_bytes_and_base64_is_the_same():
    params = dict(METHODS[PRESS].example(lambda name, params: None))
    as_text = engine().call(PRESS, params)
    assert engine().call(PRESS, {**params, "data": b64decode(params["data"])}) == as_text
    assert as_text["board"] == "MSGZXCBJLQBLMGEPPJXMJYNXS"


def test_shades_of_one_side_are_told_from_two_sides_by_what_is_locked():
    pale, strong, free = (120, 200, 245), (0, 162, 255), (233, 232, 229)
    ours = 0b00000_00000_00111_00111_00111
    inner = 0b00000_00000_00000_00011_00011
    colours = [strong if inner >> place & 1 else pale if ours >> place & 1 else free for place in range(25)]
    sides = name_sides(shades_of(colours), (240, 239, 236))
    assert {sides.first, sides.second} == {ours, 0}


def test_a_board_without_sides_has_none_and_asks_nothing():
    sides = name_sides(shades_of([(233, 232, 229), (230, 229, 226)] * 12 + [(233, 232, 229)]), (240, 239, 236))
    assert (sides.first, sides.second) == (0, 0)


def test_free_squares_of_two_tinted_shades_are_nobodys():
    shades = [(253, 227, 196), (252, 210, 176)]
    colours = [shades[place % 2] for place in range(25)]
    sides = name_sides(shades_of(colours), (250, 200, 170))
    assert (sides.first, sides.second) == (0, 0)


def fur(width: int, height: int) -> Image.Image:
    """Noise of all sizes, as photographs of animals have it."""
    rng, picture = Random(9), Image.new("RGB", (width, height), (128, 110, 90))
    for size in (5, 12, 30, 80, 200, 400):
        noise = Image.frombytes("RGB", (size, size), rng.randbytes(3 * size * size))
        picture = Image.blend(picture, noise.resize((width, height), Image.Resampling.BICUBIC), 0.35)
    return picture


@cache
def bad_pictures() -> dict[str, Image.Image]:
    rng = Random(4)
    keyboard = Painter(800, 700, (230, 230, 230))
    for row, letters in enumerate(["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]):
        for column, letter in enumerate(letters):
            keyboard.square((column * 78 + 8 + row * 20, 300 + row * 110, 70, 96), 8, (255, 255, 255))
            keyboard.text((column * 78 + 43 + row * 20, 348 + row * 110), letter, ("roboto", 400), 30, (0, 0, 0))
    row = board().image.copy()
    left, top, width, height = press(row)["frame"]
    strip = row.crop((left, top, left + width, top + height * 4 // 5))
    row.paste(row.getpixel((left + 3, top + 3)), (0, top - height // 5, row.width, row.height))
    row.paste(strip, (left, top))
    for column, letter in enumerate("RAIN"):  # a line above, as letters of a word that is being laid
        painted = Painter(height // 12, height // 12, (240, 240, 240))
        painted.text((height / 24, height / 24), letter, ("roboto", 700), height / 18, (40, 40, 40))
        row.paste(painted.image, (left + round(width * (0.31 + 0.11 * column)), top - round(height * 0.14)))
    half = board().image.copy()
    _, top, _, height = press(half)["frame"]
    ImageDraw.Draw(half).rectangle((0, top + height // 2, half.width, half.height), fill=(255, 255, 255))
    game = crossword_screens.screen(rng, "go", "cream", ("roboto", 700)).image
    covered = game.copy()
    box = (0, round(game.height * 0.25), game.width, round(game.height * 0.75))
    ImageDraw.Draw(covered).rectangle(box, fill=(255, 255, 255))
    return {
        "noise": Image.frombytes("RGB", (500, 700), rng.randbytes(500 * 700 * 3)),
        "fur": Image.frombytes("RGB", (100, 130), rng.randbytes(100 * 130 * 3)).resize(
            (600, 780), Image.Resampling.BICUBIC
        ),
        "gradient": Image.linear_gradient("L").resize((600, 800)).convert("RGB"),
        "one colour": Image.new("RGB", (600, 800), (250, 250, 250)),
        "a keyboard": keyboard.image,
        "half of a Letterpress board": small(half),
        "four rows of a Letterpress board": row,
        "a covered crossword board": small(covered),
        "one pixel": Image.new("RGB", (1, 1)),
        "a line": Image.new("RGB", (3000, 2)),
    }


@pytest.mark.parametrize("method", [PRESS, CROSS])
@takes_long("looks all over pictures for a board that is not there")
def test_pictures_without_a_whole_board_are_refused_with_a_sentence(method):
    for name, image in some(bad_pictures().items(), 3):
        assert refusal(method, image) == "no-board", name


def refusal(method: str, image: Image.Image) -> str:
    """The code with which a picture is refused, in a sentence."""
    with pytest.raises(TilewiseError) as caught:
        engine().call(method, {**pixels(image), **({"lexicon": "en"} if method == CROSS else {})})
    assert str(caught.value).endswith("found in the picture.")
    return caught.value.code


@pytest.mark.parametrize(
    "method", [PRESS, pytest.param(CROSS, marks=at_night("half a minute; test_covered_boards.py has smaller ones"))]
)
def test_a_large_photograph_of_fur_is_refused(method):
    assert refusal(method, fur(900, 1200)) == "no-board"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"width": 0, "height": 0, "data": b""}, "range"),
        ({"width": 10_000, "height": 10_000, "data": b""}, "picture-size"),
        ({"width": 10**9, "height": 1, "data": b""}, "range"),
        ({"width": 4, "height": 4, "data": b"12"}, "picture-data"),
        ({"width": 4, "height": 4, "data": "***"}, "wrong-type"),
    ],
)
def test_a_picture_that_is_not_what_it_says_is_refused(fields, code):
    for method, more in ((PRESS, {}), (CROSS, {"lexicon": "en"})):
        with pytest.raises(TilewiseError) as caught:
            engine().call(method, {**fields, **more})
        assert caught.value.code == code


def test_a_board_that_is_named_is_read_as_that_and_an_unknown_one_is_refused():
    drawn = crossword_screens.screen(Random(3), "duel", "cream", ("inter", 700))
    assert cross(small(drawn.image), layout="duel")["layout"] == "duel"
    with pytest.raises(TilewiseError) as caught:
        cross(small(drawn.image), layout="nonesuch")
    assert caught.value.code == "layout-unknown"


def test_blanks_are_told_by_their_missing_value_and_racks_are_read():
    rng = Random(12)
    racks = 0
    games = some(("go", "kelime", "wwf"), 1)
    for game in games:
        drawn = crossword_screens.screen(rng, game, "cream", ("inter", 700))
        read = cross(drawn.image, crossword_screens.GAMES[game][2])
        shown = [
            "".join(drawn.tiles.show([tile]) for tile in drawn.board[place : place + 15]) for place in range(0, 225, 15)
        ]
        assert read["board"] == shown
        racks += read["rack"] == drawn.tiles.show(drawn.rack)
    assert racks >= len(games) * 2 / 3


SHADES = {
    **{".": (240, 240, 235), "d": (180, 215, 240), "t": (90, 160, 220), "D": (245, 190, 190), "T": (225, 110, 100)},
    "tile": (250, 225, 150),
}


def read_duel(**words: str) -> dict:
    """Read a picture of a board for two with words that are named by their first square: `n58="QUIZ"`."""
    layout = layout_of("duel")
    letters = [""] * len(layout.premiums)
    for name, word in words.items():
        first = int(name[1:])
        letters[first : first + len(word)] = word
    colours = [SHADES["tile" if letter else premium] for letter, premium in zip(letters, layout.premiums, strict=True)]
    width, height, data = drawn_squares(letters, layout.width, colours, 22)
    return Engine().call("crossword.read_image", {"width": width, "height": height, "data": data, "lexicon": "en"})


def test_a_board_without_tiles_is_read_as_empty():
    read = read_duel()
    assert (read["layout"], read["board"], read["rack"]) == ("duel", ["." * 11] * 11, "")


def test_tiles_of_which_there_are_more_than_in_the_set_are_worth_a_look():
    squares = [cell for row in read_duel(n58="QUIZ", n69="N", n80="Q")["squares"] for cell in row]
    doubted = [cell["tile"] for cell in squares if cell["confidence"] < DOUBTFUL]
    assert doubted == ["Q", "Q"]
    assert all(cell["confidence"] > DOUBTFUL for row in read_duel(n58="QUIZ", n69="N")["squares"] for cell in row)
