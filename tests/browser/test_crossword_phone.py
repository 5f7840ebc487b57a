"""On a phone everything is in reach of a thumb, and everybody can use the page."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import is_above, wait_until
from tests.browser.crossword_page import CrosswordPage


@pytest.fixture
def table(open_context: Callable[..., Any], site: str) -> CrosswordPage:
    context = open_context(
        service_workers="block", has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740}
    ).context
    return CrosswordPage(context.new_page(), site)


def test_a_position_is_entered_with_taps_alone(table: CrosswordPage) -> None:
    table.open()

    def key(tile: str) -> None:
        table.page.locator(f'tw-crossword-letters [data-tile="{tile}"]').tap()

    def press(name: str) -> None:
        table.page.locator("tw-crossword-letters").get_by_role("button", name=name, exact=True).tap()

    table.square(7, 7).tap()
    for tile in "CAT":
        key(tile)
    press("Take the tile back")
    table.page.locator('tw-crossword-letters [name="blank"]').tap()
    key("R")
    assert table.rows()[7] == ".......CA(R)....."
    table.square(7, 8).tap()
    press("Across: change the typing direction")
    press("Down")
    key("T")
    assert table.rows()[8][8] == "T"
    expect(table.page.locator("tw-sheet")).to_be_hidden()
    table.page.locator("tw-rack").tap()
    assert table.rack_field.get_attribute("inputmode") == "none", "the page has its own keys"
    for tile in "AEINRS?":
        key(tile)
    assert table.rack() == "AEINRS?"
    press("Done")
    table.wait_for_plays()
    expect(table.page.locator("tw-crossword-letters[docked]")).to_have_count(0)


def test_the_board_stays_in_sight_while_plays_are_tried(table: CrosswordPage) -> None:
    table.open_example()
    table.page.get_by_role("button", name="Show all plays").tap()
    table.plays.nth(1).tap()
    expect(table.tentative).to_have_count(7)
    expect(table.turns).to_have_count(0)
    wait_until(table.page, lambda: is_above(table.board, table.page.locator("tw-sheet")))
    table.plays.nth(1).tap()
    expect(table.turns).to_have_count(1)
    expect(table.page.locator("tw-sheet[up]")).to_have_count(0)
    toast = table.page.locator("tw-crossword tw-toast .toast")
    toast.wait_for()
    wait_until(table.page, lambda: is_above(toast, table.board))  # once it has come down
    toast.get_by_role("button", name="Undo").tap()
    expect(table.turns).to_have_count(0)
    expect(toast).to_have_count(0)
    table.wait_for_plays()
    table.plays.first.tap()
    table.plays.first.tap()
    expect(table.turns).to_have_count(1)
    table.square(0, 0).tap()
    table.settle()
    assert toast.count() == 0, "it goes with the next thing that is done"


@pytest.mark.parametrize("game", ["scrabble", "super", "letter_league"])
def test_squares_are_large_enough_and_the_page_does_not_scroll_sideways(table: CrosswordPage, game: str) -> None:
    table.open_example(game)
    box = table.board.locator("[data-square]").first.bounding_box()
    assert box
    assert box["width"] >= 19.5
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
