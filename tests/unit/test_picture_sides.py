"""Whose squares of a Letterpress picture are: told by the app's pairs of colours, asked where it is none of these."""

from functools import cache
from random import Random

import pytest
from amount import some
from PIL import Image
from rendered.letterpress_screens import APP_THEMES, OTHER_THEMES, Header, Screen, screen
from rendered.paint import KEPT_OUT, pixels, worn

from tilewise.api import Engine
from tilewise.letterpress.picture.themes import Tone, whose_is_first
from tilewise.pictures.drawing import drawn_squares

SEEN = {
    "light": ((0, 162, 255), (255, 67, 47)),
    "dark": ((0, 186, 255), (255, 67, 47)),
    "glow": ((97, 255, 190), (234, 0, 105)),
    "pop": ((126, 255, 0), (255, 0, 198)),
    "pink": ((255, 0, 228), (87, 56, 47)),
    "forest": ((255, 156, 0), (21, 99, 59)),
    "retro": ((140, 37, 255), (237, 97, 70)),
}
"""Ours and theirs, as they were seen on 33 screenshots of iPhones and iPads."""

WHITE, FREE = (255, 255, 255), (233, 232, 229)
GROUNDS = [WHITE, FREE, (46, 45, 45), (8, 8, 8), (20, 16, 40), (250, 225, 242), (58, 74, 60), (214, 203, 182)]


def mixed(one, other, share):
    return tuple(share * a + (1 - share) * b for a, b in zip(one, other, strict=True))


def as_shown(pair, rng):
    """Give both tones of a pair as a picture may show them, and its grounds: tinted, dimmed and off by 1."""
    ground, light = rng.choice(GROUNDS), rng.choice([1.0, 0.8, 0.6, 0.45])
    grounds = [ground, tuple(max(0, each - 18) for each in ground)]

    def shown(colour):
        return tuple(min(255, max(0, round(light * each) + rng.randint(-1, 1))) for each in colour)

    tones = []
    for colour in pair:
        share = rng.choice([1.0, 0.7, 0.55, 0.4])
        pale = mixed(colour, rng.choice([WHITE, *grounds]), share)
        tones.append(Tone(shown(pale), share == 1.0 and rng.random() < 0.7))
    return *tones, [shown(each) for each in grounds]


@pytest.mark.parametrize("theme", SEEN)
def test_the_colours_of_a_theme_tell_whose_is_whose_in_tints_and_dimmed_whichever_side_comes_first(theme):
    rng = Random(f"pair/{theme}")
    for _ in some(range(400), 8):
        ours, theirs, grounds = as_shown(SEEN[theme], rng)
        right, turned = whose_is_first(ours, theirs, grounds), whose_is_first(theirs, ours, grounds)
        assert (right.is_told, right.first_is_ours) == (True, True), (ours, theirs, grounds)
        assert (turned.is_told, turned.first_is_ours) == (True, False), (ours, theirs, grounds)


def other_pair(rng):
    """Give the full colours of a pair that no theme has: at least one channel is off by more than 40 in all themes."""
    while True:
        (ours, theirs), (other, others) = rng.sample(list(SEEN.values()), 2)
        shift = rng.choice([-1, 1]) * rng.randint(45, 90)
        moved = list(rng.choice([ours, theirs]))
        moved[rng.randrange(3)] += shift
        near = tuple(min(255, max(0, each)) for each in moved)
        anyhow = tuple(rng.randrange(256) for _ in range(3))
        pair = rng.choice(
            [(near, theirs), (ours, near), (ours, others), (ours, other), (anyhow, theirs), (ours, anyhow)]
        )
        if all(off(pair, known) > 40 and off(pair[::-1], known) > 40 for known in SEEN.values()):
            return pair


def off(pair, known):
    return max(abs(a - b) for one, two in zip(pair, known, strict=True) for a, b in zip(one, two, strict=True))


def test_full_colours_that_are_no_pair_of_the_app_far_or_near_do_not_tell():
    rng = Random("no pair")
    for _ in some(range(1000), 60):
        one, other = other_pair(rng)
        assert not whose_is_first(Tone(one, is_locked=True), Tone(other, is_locked=True), [FREE]).is_told, (one, other)


def test_one_side_alone_tells_nothing():
    for ours, theirs in SEEN.values():
        for colour in (ours, theirs):
            tone = Tone(colour, is_locked=True)
            assert not whose_is_first(tone, None, [FREE]).is_told
            assert not whose_is_first(None, tone, [FREE]).is_told


@cache
def engine() -> Engine:
    return Engine()


def read(image: Image.Image) -> dict:
    return engine().call("letterpress.read_image", pixels(image))


SIZE = 414, 896


def drawn_with(theme: str, header: Header, seed: int = 0) -> Screen:
    """Draw a small screen on which both sides hold squares."""
    rng = Random(f"sides/{theme}/{seed}")
    while True:
        drawn = screen(rng, theme, rng.choice(KEPT_OUT), header=header, size=SIZE)
        if drawn.ours and drawn.theirs and not drawn.dimmed:
            return drawn


def dimmed(image: Image.Image, light: float) -> Image.Image:
    return image.point(lambda value: round(value * light))


LOOKS = {"plain": (1.0, "none"), "JPEG": (1.0, "jpeg 60"), "dimmed": (0.5, "none"), "dimmed JPEG": (0.6, "jpeg 75")}


@pytest.mark.parametrize("theme", some(APP_THEMES, 3))
@pytest.mark.parametrize("arrow", some(["", "left", "right"], 1))
@pytest.mark.parametrize("look", some(LOOKS, 1, always=["dimmed JPEG"]))
def test_whichever_side_of_the_score_the_owner_stands_on_the_screen_of_a_theme_tells_it(theme, arrow, look):
    light, wear = LOOKS[look]
    for seed in some(range(2), 1):
        for owner in ("left", "right"):
            drawn = drawn_with(theme, Header(owner, arrow), seed)
            seen = read(worn(dimmed(drawn.image, light), wear, Random(theme)))
            assert (seen["ours"], seen["theirs"], seen["asks"]) == (drawn.ours, drawn.theirs, False)


@pytest.mark.parametrize("theme", some(OTHER_THEMES, 2))
@pytest.mark.parametrize("owner", ["left", "right"])
def test_a_screen_in_colours_of_no_theme_asks_and_has_both_sides_right_but_for_whose_they_are(theme, owner):
    for seed in some(range(6), 1):
        drawn = drawn_with(theme, Header(owner, owner), seed)
        seen = read(drawn.image)
        assert seen["asks"]
        assert {seen["ours"], seen["theirs"]} == {drawn.ours, drawn.theirs}


def board_of(colours) -> dict:
    width, height, data = drawn_squares("MSGZXCBJLQBLMGEPPJXMJYNXS", 5, colours, 40)
    return engine().call("letterpress.read_image", {"width": width, "height": height, "data": data})


@pytest.mark.parametrize("side", [0, 1])
def test_a_board_on_which_one_side_holds_squares_asks_and_one_of_free_squares_does_not(side):
    colour = SEEN["light"][side]
    one = board_of([FREE] * 15 + [colour] * 10)
    assert (one["asks"], one["ours"], one["theirs"]) == (True, 0x1FF8000, 0)
    assert one["colours"] == [list(colour), None]
    none = board_of([FREE] * 25)
    assert (none["asks"], none["ours"], none["theirs"], none["colours"]) == (False, 0, 0, [None, None])


@pytest.mark.parametrize("theme", SEEN)
def test_the_colours_of_both_sides_are_answered_ours_first(theme):
    ours, theirs = SEEN[theme]
    for first, second in ((ours, theirs), (theirs, ours)):
        seen = board_of([first] * 10 + [FREE] * 5 + [second] * 10)
        assert (seen["asks"], seen["colours"]) == (False, [list(ours), list(theirs)])
        assert seen["ours"] == (0x3FF if first == ours else 0x1FF8000)
