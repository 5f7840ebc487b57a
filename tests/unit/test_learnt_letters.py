"""Corrections of one picture teach the reading of others: shapes of a visitor's own screens, which a request brings."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from amount import some, takes_long
from rendered import crossword_screens, letterpress_screens
from rendered.paint import pixels, worn

from tilewise.api import Engine
from tilewise.contract.bounds import LEARNT_LETTERS
from tilewise.errors import RequestError
from tilewise.pictures.glyphs import CELLS, Glyph
from tilewise.pictures.learnt import Learnt, glyph_text, nearest_learnt, read_learnt
from tilewise.pictures.letters import read_glyphs
from tilewise.pictures.odds import DOUBTFUL
from tilewise.pictures.templates import templates_of

FACE = ("inter", 700)
ODD = {"A": "Φ", "E": "Σ", "S": "Ω"}
"""Letters of an app that draws them like no other."""
LETTERS = "AERSTOQ"


@cache
def engine() -> Engine:
    return Engine()


def odd_screen(seed: int, wear: str = "none") -> tuple[str, dict]:
    rng = Random(seed)
    drawn = letterpress_screens.screen(rng, "light", FACE, LETTERS, ODD)
    return drawn.letters, pixels(worn(drawn.image, wear, rng))


def press(fields: dict, learnt: list[dict] | None = None) -> list[dict]:
    squares: list[dict] = engine().call("letterpress.read_image", {**fields, "learnt": learnt or []})["squares"]
    return squares


def corrections(squares: list[dict], letters: str) -> list[dict]:
    """Give what a person says who corrects all that is wrong or doubtful."""
    return [
        {"letter": letter, "glyph": square["glyph"]}
        for square, letter in zip(squares, letters, strict=True)
        if square["glyph"] and (square["letter"] != letter or square["confidence"] < DOUBTFUL)
    ]


@pytest.mark.parametrize("wear", some(["none", "jpeg 60", "smaller"], 1, always=["jpeg 60"]))
def test_letters_of_an_odd_font_that_were_corrected_once_are_read_in_other_screenshots(wear):
    letters, first = odd_screen(1)
    read = press(first)
    wrong = {letter for square, letter in zip(read, letters, strict=True) if square["letter"] != letter}
    assert wrong == set(ODD)
    learnt = corrections(read, letters)
    others, second = odd_screen(2, wear)
    without = "".join(square["letter"] for square in press(second))
    assert sum(one != other for one, other in zip(without, others, strict=True)) > 5
    squares = press(second, learnt)
    still = [square for square, letter in zip(squares, others, strict=True) if square["letter"] != letter]
    assert len(still) <= (wear != "none")
    assert all(square["confidence"] < DOUBTFUL for square in still)
    known = [square for square, letter in zip(squares, others, strict=True) if letter in ODD]
    assert sum(square["confidence"] >= DOUBTFUL for square in known) > len(known) / 2


def test_one_letter_learnt_wrongly_does_not_change_a_sure_reading_unseen():
    shapes = [as_glyph("Y")]
    taught = [replace(teach("Y"), letter="W")]
    (alone,) = read_glyphs(shapes, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    (after,) = read_glyphs(shapes, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", taught)
    (twice,) = read_glyphs(shapes, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", taught * 2)
    assert (alone.letter, alone.confidence >= DOUBTFUL) == ("Y", True)
    assert (after.letter, after.second, after.confidence < DOUBTFUL) == ("W", "Y", True)
    assert (twice.letter, twice.confidence >= DOUBTFUL) == ("W", True)


def as_glyph(letter: str) -> Glyph:
    template = templates_of(letter)[0]
    return Glyph(template.bits, template.aspect, template.parts, 0, 0, 20, 20)


@pytest.mark.parametrize("letter", "ABDEGHIMNOQRSUVWXZÇĞİÖŞÜ")
def test_a_glyph_is_read_back_from_its_text_and_is_nearest_to_itself(letter):
    glyph = as_glyph(letter)
    (known,) = read_learnt([(letter, glyph_text([glyph]))])
    assert (known.letter, known.bits, known.parts) == (letter, glyph.bits, glyph.parts)
    assert known.aspect == pytest.approx(glyph.aspect, abs=0.006)
    assert nearest_learnt(glyph, [known])[letter][0] < -17


def test_letters_of_one_shape_learnt_do_not_spread_to_letters_that_look_otherwise():
    letters = "ABCEFHIJKLMNPRSTUVWXYZ"
    learnt = [teach(letter) for letter in letters]
    for letter in letters:
        near = nearest_learnt(as_glyph(letter), learnt)
        assert min(near, key=lambda each: near[each][0]) == letter


def teach(letter: str) -> Learnt:
    glyph = as_glyph(letter)
    return Learnt(letter, glyph.bits, glyph.aspect, glyph.parts)


def test_a_tile_of_two_letters_teaches_each_of_them_or_both_as_one_glyph():
    one, other = as_glyph("C"), as_glyph("H")
    assert [each.letter for each in read_learnt([("CH", glyph_text([one, other]))])] == ["C", "H"]
    assert [each.letter for each in read_learnt([("CH", glyph_text([one]))])] == ["CH"]
    assert read_learnt([("A", glyph_text([one, other]))]) == []


@takes_long("draws and reads several pictures")
def test_what_was_learnt_of_the_board_is_known_on_crossword_boards_and_blanks_too():
    drawn = crossword_screens.screen(Random(3), "spanish", "cream", FACE)
    fields = {**pixels(drawn.image), "lexicon": "es"}
    read = engine().call("crossword.read_image", fields)
    seen = [cell for row in read["squares"] for cell in row if cell["glyph"]]
    assert len(seen) > 10
    # Everything that looks like the first of them is an X from now on; a Ğ is in no Spanish alphabet.
    pairs = [{"letter": "X", "glyph": seen[0]["glyph"]}] * 2
    taught = engine().call("crossword.read_image", {**fields, "learnt": pairs})
    again = [cell for row in taught["squares"] for cell in row if cell["glyph"]]
    assert again[0]["tile"] in "Xx"
    foreign = [{"letter": "Ğ", "glyph": seen[0]["glyph"]}] * 2
    assert engine().call("crossword.read_image", {**fields, "learnt": foreign}) == read


@pytest.mark.parametrize(
    ("learnt", "code"),
    [
        ([{"letter": "A", "glyph": ""}], "glyph"),
        ([{"letter": "A", "glyph": "x" * 69}], "glyph"),
        ([{"letter": "A", "glyph": "0" * 69}], "glyph"),
        ([{"letter": "A", "glyph": "f" * 70}], "glyph"),
        ([{"letter": "A"}], "missing"),
        ([{"letter": "A", "glyph": "f" * 69}] * (LEARNT_LETTERS.most + 1), "too-large"),
        ("A", "wrong-type"),
    ],
)
def test_letters_that_are_not_as_answers_give_them_are_refused_with_their_place(learnt, code):
    _, fields = odd_screen(1)
    with pytest.raises(RequestError) as refused:
        engine().call("letterpress.read_image", {**fields, "learnt": learnt})
    assert refused.value.code == code


def test_the_largest_glyph_is_written_and_read_back():
    glyph = Glyph((1 << CELLS * CELLS) - 1, 700.0, 99, 0, 0, 1, 1)
    (known,) = read_learnt([("A", glyph_text([glyph]))])
    assert (known.bits, known.parts) == (glyph.bits, 15)
