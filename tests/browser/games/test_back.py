"""Back closes what lies on top of the page and leaves the board alone; what was closed otherwise costs no press."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes
from tests.browser.crossword_page import DUEL, CrosswordPage
from tests.browser.letterpress_page import LetterpressPage

BAR = "tw-bar button"

OPENED = {
    "keys": ("tw-crossword-board [data-square='112']", "tw-crossword-letters[docked]"),
    "sheet": ("tw-sheet .handle", "tw-sheet[up]"),
    "positions": (f"{BAR}[name=positions]", "tw-positions dialog[open]"),
    "lists": (f"{BAR}[name=list]", "tw-lists dialog[open]"),
    "share": ("tw-share button[name=share]", "tw-share dialog[open]"),
    "settings": ("tw-settings button[name=settings]", "tw-settings .panel"),
}
"""What lies on top of a page, by the button that opens it."""


@pytest.fixture
def phone(open_context: Callable[..., Any], site: str) -> Page:
    """A phone that has come from the first screen."""
    options = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page: Page = open_context(service_workers="block", reduced_motion="reduce", **options).context.new_page()
    page.goto(site)
    page.locator("tw-home").wait_for()
    return page


def is_home(page: Page) -> None:
    expect(page.locator("tw-home")).to_be_visible()


@pytest.mark.parametrize("what", some(OPENED, 2))
def test_the_first_back_closes_what_is_open_and_the_second_leaves(phone: Page, site: str, what: str) -> None:
    button, opened = OPENED[what]
    table = CrosswordPage(phone, site).open(DUEL if what != "keys" else "#crossword?game=scrabble&rack=AEINRST")
    before = table.rack()
    phone.locator(button).first.tap()
    expect(phone.locator(opened)).to_be_visible()
    phone.go_back()
    expect(phone.locator(opened)).to_have_count(0)
    assert table.rack() == before
    phone.go_back()
    is_home(phone)


@at_night("the first Back closes what is open and the second leaves with every change")
@pytest.mark.parametrize("what", some(OPENED, 1, always=["sheet"]))
def test_what_is_closed_otherwise_costs_no_press(phone: Page, site: str, what: str) -> None:
    button, opened = OPENED[what]
    CrosswordPage(phone, site).open(DUEL if what != "keys" else "#crossword?game=scrabble&rack=AEINRST")
    phone.locator(button).first.tap()
    expect(phone.locator(opened)).to_be_visible()
    if what == "keys":
        phone.locator("tw-crossword-letters").get_by_role("button", name="Done", exact=True).tap()
    elif what == "sheet":
        phone.locator(button).tap()
    else:
        phone.keyboard.press("Escape")
    expect(phone.locator(opened)).to_have_count(0)
    phone.go_back()
    is_home(phone)


@at_night("Back closes the keys and the sheet with every change")
def test_letters_that_are_typed_on_top_stay_when_back_puts_the_keys_away(phone: Page, site: str) -> None:
    table = CrosswordPage(phone, site).open()
    phone.locator("tw-rack").tap()
    for tile in "QUIZ":
        phone.locator(f'tw-crossword-letters [data-tile="{tile}"]').tap()
    phone.go_back()
    expect(phone.locator("tw-crossword-letters[docked]")).to_have_count(0)
    assert table.rack() == "QUIZ"
    phone.locator("tw-rack").tap()
    expect(phone.locator("tw-crossword-letters[docked]")).to_be_visible()
    phone.locator('tw-crossword-letters [data-tile="A"]').tap()
    phone.go_back()
    assert table.rack() == "QUIZA"
    phone.reload()
    becomes(phone, table.rack, "QUIZA")
    phone.go_back()
    is_home(phone)


@at_night("test_the_first_back_closes_what_is_open_and_the_second_leaves")
def test_a_play_from_the_raised_sheet_is_taken_back_by_one_back(phone: Page, site: str) -> None:
    table = LetterpressPage(phone, site).open_game()
    phone.locator("tw-sheet .handle").tap()
    expect(phone.locator("tw-sheet[up]")).to_be_visible()
    table.rows.first.tap()
    table.chosen.tap()
    becomes(phone, lambda: "played=" in phone.url, True)
    phone.go_back()
    becomes(phone, lambda: "played=" in phone.url, False)
    expect(phone.locator("tw-letterpress")).to_be_visible()
