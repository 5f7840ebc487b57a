"""Photographs, and boards that a dialog hides by half: the page says what is missing, and what was there stays."""

from functools import cache
from random import Random
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from rendered.no_boards import photograph, under_dialog
from rendered.paint import pixels
from tests.browser.crossword_page import CrosswordPage
from tests.browser.letterpress_page import GAME, LetterpressPage
from tests.browser.picture_page import PicturePage, crossword, file_of, letterpress

from tilewise.api import Engine

MISSING = {
    "letterpress": "No 5 by 5 board of letters was found in the picture.",
    "crossword": "No whole board of a crossword game was found in the picture.",
}


@cache
def screen_of(game: str) -> Any:
    return letterpress(5) if game == "letterpress" else crossword(seed=12)


def photo() -> bytes:
    return file_of(photograph(Random(16)), "JPEG", quality=80)


def covered(game: str) -> bytes:
    image, more = screen_of(game).image, {} if game == "letterpress" else {"lexicon": "en"}
    frame = Engine().call(f"{game}.read_image", {**pixels(image), **more})["frame"]
    return file_of(under_dialog(image, frame))


def files(game: str) -> dict[str, bytes]:
    return {"photo.jpg": photo(), "covered.png": covered(game)}


def kind_of(name: str) -> str:
    return "image/jpeg" if name.endswith("jpg") else "image/png"


@at_night("unit/test_picture_readers.py refuses such pictures, and test_from_picture.py has a file that shows none")
@pytest.mark.parametrize("name", some(["photo.jpg", "covered.png"], 1))
def test_a_letterpress_picture_without_a_whole_board_is_told_of_and_the_board_stays(warm_page: Page, site, name):
    table = LetterpressPage(warm_page, site).open_game()
    owned = table.owned("ours"), table.owned("theirs")
    picture = PicturePage(warm_page)
    assert picture.bring("drop", files("letterpress")[name], name, kind_of(name))
    expect(picture.wrong).to_have_text(MISSING["letterpress"])
    expect(picture.squares).to_have_count(0)
    warm_page.keyboard.press("Escape")
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == GAME
    assert (table.owned("ours"), table.owned("theirs")) == owned


@pytest.mark.parametrize("name", some(["photo.jpg", "covered.png"], 1))
@at_night("one such picture is told of with every change")
def test_a_crossword_picture_without_a_whole_board_is_told_of_and_the_board_stays(warm_page: Page, site, name):
    CrosswordPage(warm_page, site).open()
    picture = PicturePage(warm_page)
    kept = "() => document.querySelector('tw-app').store.position('crossword')"
    picture.bring("drop", file_of(screen_of("crossword").image))
    expect(picture.squares.first).to_be_visible()
    picture.use()
    expect(picture.dialog).to_be_hidden()
    before = warm_page.evaluate(kept)
    assert any(before["squares"])
    assert picture.bring("drop", files("crossword")[name], name, kind_of(name))
    expect(picture.wrong).to_have_text(MISSING["crossword"])
    expect(picture.squares).to_have_count(0)
    warm_page.keyboard.press("Escape")
    expect(picture.dialog).to_be_hidden()
    assert warm_page.evaluate(kept) == before


@pytest.mark.parametrize("name", some(["photo.jpg", "covered.png"], 1))
@at_night("one such picture is told of with every change")
def test_the_picture_that_is_looked_over_and_its_corrections_outlast_one_without_a_board(warm_page: Page, site, name):
    table = LetterpressPage(warm_page, site).open_game()
    picture = PicturePage(warm_page)
    screen = screen_of("letterpress")
    picture.choose(file_of(screen.image))
    expect(picture.squares).to_have_count(25)
    picture.bring("drop", files("letterpress")[name], name, kind_of(name))
    expect(picture.wrong).to_have_text(MISSING["letterpress"])
    expect(picture.wrong).to_be_in_viewport(ratio=1)
    assert picture.letters() == screen.letters
    picture.squares.nth(2).click()
    warm_page.keyboard.press("w")
    expect(picture.wrong).to_have_count(0)
    corrected = f"{screen.letters[:2]}W{screen.letters[3:]}"
    picture.bring("drop", files("letterpress")[name], name, kind_of(name))
    picture.dialog.locator("[name=throw-away]").click()
    expect(picture.wrong).to_have_text(MISSING["letterpress"])
    assert picture.letters() == corrected
    warm_page.keyboard.press("Escape")  # it asks still
    picture.dialog.locator("[name=keep-on]").click()
    picture.use()
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == corrected.lower()


@pytest.mark.parametrize("size", some([(1280, 720), (360, 640), (844, 390)], 1))
@at_night("one such picture is told of with every change")
def test_a_crossword_picture_that_is_looked_over_outlasts_one_without_a_board(warm_page: Page, site, size):
    warm_page.set_viewport_size({"width": size[0], "height": size[1]})
    CrosswordPage(warm_page, site).open()
    picture = PicturePage(warm_page)
    picture.bring("drop", file_of(screen_of("crossword").image))
    expect(picture.squares.first).to_be_visible()
    read = picture.letters()
    picture.bring("drop", covered("crossword"))
    expect(picture.wrong).to_have_text(MISSING["crossword"])
    expect(picture.wrong).to_be_in_viewport(ratio=1)
    assert picture.letters() == read
    picture.use()
    expect(picture.dialog).to_be_hidden()
    assert any(warm_page.evaluate("() => document.querySelector('tw-app').store.position('crossword').squares"))
