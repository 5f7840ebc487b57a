"""Tiles of two letters, and letters that a mark alone tells from others: right, or worth a look."""

from dataclasses import replace

import pytest
from PIL import Image
from rendered.paint import Painter, pixels

from tilewise.alphabets import ALPHABETS, alphabet
from tilewise.crossword.picture.reader import Reader
from tilewise.pictures.odds import DOUBTFUL
from tilewise.pictures.pixels import read_picture
from tilewise.pictures.scripts import script_of
from tilewise.pictures.squares import Square, read_square

GROUND, INK = (250, 222, 150), (50, 35, 15)
VALUE = 0.82, 0.76, 0.96, 0.96
"""Where values stand, as shares of a tile."""


def tile(letters: str, face: tuple[str, int], side: int, high: float, language: str) -> Square:
    """Look at a tile with its value, drawn four times as large: its letters are so high, as a share of its side."""
    large = 4 * side
    painter = Painter(large, large, GROUND)
    painter.text((0.46 * large, 0.5 * large), letters, face, high * large, INK)
    painter.text((0.88 * large, 0.86 * large), "4", face, 0.14 * large, INK)
    image = painter.image.resize((side, side), Image.Resampling.LANCZOS)
    script = script_of(ALPHABETS[language].letters)
    return read_square(read_picture(**pixels(image)), (0, 0, side, side), script, VALUE, INK)


def read(square: Square, language: str) -> tuple[str, float]:
    """Read a tile alone."""
    own, reader = alphabet(language), Reader(alphabet(language), [])
    [(code, confidence, _)] = reader.read([reader.clear(square)])
    return own.letters[list(own.codes).index(code)], min(confidence, 0.9 if square.is_cut else 1.0)


@pytest.mark.parametrize(
    ("letters", "face", "language"),
    [
        ("CH", ("bitter", 400), "es"),  # a thin C is as hollow as the bent edge of a tile
        ("CS", ("raleway", 500), "hu"),
        ("QU", ("open-sans", 700), "ca"),  # the tail of a Q is as long as a third of it
        ("QU", ("nunito", 900), "ca"),
        ("QU", ("work-sans", 400), "ca"),
    ],
)
@pytest.mark.parametrize("side", [40, 72])
def test_both_letters_of_a_tile_are_read_however_thin_or_low_the_one_is_beside_the_other(letters, face, language, side):
    square = tile(letters, face, side, 0.35, language)
    assert len(square.glyphs) == 2
    assert read(square, language)[0] == letters


@pytest.mark.parametrize("letters", ["Gy", "Ny", "Ty", "Rr", "Cs", "Sz", "Zs"])
@pytest.mark.parametrize("face", [("work-sans", 700), ("noto-sans", 400)])
def test_a_tile_whose_second_letter_is_a_small_one_is_right_or_worth_a_look(letters, face):
    language = "es" if letters == "Rr" else "hu"
    found, confidence = read(tile(letters, face, 72, 0.38, language), language)
    assert found == letters.upper() or confidence < DOUBTFUL


@pytest.mark.parametrize("language", ["es", "hu", "ca", "eu"])
def test_a_value_beside_a_letter_is_no_second_letter(language):
    single = [letter for letter in ALPHABETS[language].letters if len(letter) == 1 and letter != "·"]
    assert [letter for letter in single if tile(letter, ("inter", 700), 64, 0.5, language).is_cut] == []


@pytest.mark.parametrize(
    ("letter", "face", "side", "language"),
    [
        ("İ", ("rubik", 700), 22, "tr"),  # in faint ink its dot touches it
        ("İ", ("work-sans", 700), 32, "tr"),
        ("Í", ("rubik", 700), 32, "hu"),  # its accent is broader than the letter
        ("Í", ("montserrat", 700), 72, "hu"),
    ],
)
def test_a_mark_above_a_letter_as_narrow_as_an_i_is_seen(letter, face, side, language):
    square = tile(letter, face, side, 0.44, language)
    assert square.glyphs[0].parts == 2
    assert read(square, language)[0] == letter


@pytest.mark.parametrize(("language", "is_sure"), [("tr", False), ("en", True)])
def test_a_letter_that_is_higher_than_others_may_have_a_mark_that_touches_it(language, is_sure):
    square = tile("I", ("inter", 700), 64, 0.5, language)
    reader = Reader(alphabet(language), [])
    usual, higher = (replace(square, glyphs=(replace(square.glyphs[0], tall=tall),)) for tall in (1.0, 1.15))
    (_, plain, _), (_, tall, _) = reader.read([usual, higher])
    assert (plain >= DOUBTFUL, tall >= DOUBTFUL) == (True, is_sure)


@pytest.mark.parametrize("side", [24, 32, 72])
@pytest.mark.parametrize("face", [("open-sans", 700), ("inter", 700), ("work-sans", 400)])
def test_an_a_with_a_ring_is_no_a_without_a_doubt(face, side):
    found, confidence = read(tile("Å", face, side, 0.44, "sv"), "sv")
    assert found == "Å" or confidence < DOUBTFUL


def test_two_narrow_letters_that_touch_are_read_as_two_where_they_are_no_letter_together():
    square = tile("RR", ("nunito", 900), 72, 0.4, "es")
    assert len(square.glyphs) == 2
    [r, _] = square.glyphs
    width = 2 * r.width
    joined = replace(r, bits=(1 << 256) - 1, aspect=width / r.height, right=r.left + width)
    reader = Reader(alphabet("es"), [])
    as_one = replace(square, glyphs=(joined,))
    [(one, poor, _), (pair, sure, _)] = reader.read([as_one, replace(as_one, halves=square.glyphs)])
    codes = dict(zip(alphabet("es").codes, alphabet("es").letters, strict=True))
    assert (codes[pair], codes[one] == "RR", poor < 0.6) == ("RR", False, True)
    assert 0.5 < sure < DOUBTFUL
