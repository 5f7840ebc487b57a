"""What is corrected in one picture is read rightly in the next, after a reload too, until it is forgotten."""

from functools import cache
from random import Random

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from rendered import letterpress_screens
from rendered.letterpress_screens import Screen
from tests.browser.conftest import wait_until
from tests.browser.letterpress_page import LetterpressPage
from tests.browser.picture_page import FACE, PicturePage, file_of

ODD = {"E": "Σ"}
"""An app whose E is like no other."""


@cache
def odd(seed: int) -> Screen:
    rng = Random(seed)
    while True:
        screen = letterpress_screens.screen(rng, "light", FACE, "AERSTO", ODD)
        if screen.told and not screen.dimmed and 700 < screen.image.width < 1300 and screen.letters.count("E") > 2:
            return screen


@pytest.fixture
def picture(warm_page: Page, site: str) -> PicturePage:
    LetterpressPage(warm_page, site).open()
    return PicturePage(warm_page)


def read(picture: PicturePage, screen: Screen) -> str:
    picture.bring("drop", file_of(screen.image))
    expect(picture.squares).to_have_count(25)
    return picture.letters()


def correct(picture: PicturePage, screen: Screen) -> None:
    for place, (shown, letter) in enumerate(zip(picture.letters(), screen.letters, strict=True)):
        if shown != letter:
            picture.squares.nth(place).click()
            picture.page.keyboard.press(letter.lower())
    assert picture.letters() == screen.letters


def cancel(picture: PicturePage) -> None:
    picture.dialog.locator("[name=cancel]").click()
    expect(picture.dialog).to_be_hidden()


def test_corrections_teach_the_next_picture_and_can_be_forgotten(picture):
    page = picture.page
    assert read(picture, odd(2)) != odd(2).letters
    cancel(picture)
    read(picture, odd(1))
    correct(picture, odd(1))
    picture.use()
    expect(picture.dialog).to_be_hidden()
    page.reload()
    assert read(picture, odd(2)) == odd(2).letters
    cancel(picture)
    settings = page.locator("tw-settings")
    settings.locator("[name=settings]").click()
    learnt = settings.get_by_role("status")
    expect(learnt).to_contain_text("Learnt from your corrections of pictures: ")
    settings.locator("[name=forget-letters]").click()
    expect(learnt).to_have_text("Forgotten.")
    expect(settings.locator("[name=settings]")).to_be_focused()
    page.keyboard.press("Escape")
    settings.locator("[name=settings]").click()
    expect(learnt).to_have_count(0)
    page.keyboard.press("Escape")
    assert read(picture, odd(2)) != odd(2).letters


def test_what_was_learnt_wrongly_can_be_forgotten_where_the_picture_is_read(picture):
    read(picture, odd(1))
    right = picture.letters()
    note = picture.dialog.locator("[name=forget-learnt]")
    expect(note).to_have_count(0)
    place = next(n for n, letter in enumerate(odd(1).letters) if letter == "O" == right[n])
    picture.squares.nth(place).click()
    picture.page.keyboard.press("q")
    picture.use()
    expect(picture.dialog).to_be_hidden()
    assert read(picture, odd(1)) != right
    note.click()
    expect(note).to_have_count(0)
    expect(picture.squares).to_have_count(25)
    assert picture.letters() == right
    cancel(picture)


KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("tilewise-pictures"));
    return names.length && (await (await caches.open(names[0])).keys()).length;
}"""
"""What is kept of pictures: of each its file, and what was said of it."""


@at_night("what was learnt is forgotten with every change")
def test_a_picture_that_is_kept_while_it_is_looked_over_can_be_forgotten(picture):
    page = picture.page
    read(picture, odd(1))
    wait_until(page, lambda: page.evaluate(KEPT) == 2)
    other = page.context.new_page()
    other.goto(page.url)
    settings = other.locator("tw-settings")
    settings.locator("[name=settings]").click()
    kept = settings.get_by_role("status")
    expect(kept).to_have_text("Kept here until you have checked them: 1 picture.")
    settings.locator("[name=forget-letters]").click()
    expect(kept).to_have_text("Forgotten.")
    other.close()
    page.reload()
    page.locator("tw-letterpress-board").first.wait_for()
    expect(picture.dialog).to_be_hidden()


@at_night("what corrections teach is tried with every change")
def test_corrections_of_a_picture_that_is_not_used_teach_nothing(picture):
    read(picture, odd(1))
    correct(picture, odd(1))
    cancel(picture)
    assert read(picture, odd(2)) != odd(2).letters


@at_night("site/test_site_offline.py has a page where storage is denied with every change")
def test_where_nothing_may_be_kept_pictures_are_read_and_used_all_the_same(page, site):
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    table = LetterpressPage(page, site).open()
    picture = PicturePage(page)
    read(picture, odd(1))
    correct(picture, odd(1))
    picture.use()
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == odd(1).letters.lower()
