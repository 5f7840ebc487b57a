"""On a phone everything is in reach of a thumb, and everybody can use the page."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import expect
from tests.browser.conftest import is_above, wait_until
from tests.browser.crossword_page import DUEL, CrosswordPage


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


@at_night("games/test_phone.py has the board whole and in its place with every change")
def test_the_board_stays_in_sight_while_plays_are_tried(table: CrosswordPage) -> None:
    table.open_example()
    table.page.get_by_role("button", name="Enlarge the panel").tap()
    table.plays.nth(1).tap()
    expect(table.tentative).to_have_count(7)
    expect(table.turns).to_have_count(0)
    wait_until(table.page, lambda: is_above(table.board, table.page.locator("tw-sheet")))
    table.plays.nth(1).tap()
    expect(table.turns).to_have_count(1)
    expect(table.page.locator("tw-sheet[up]")).to_have_count(0)
    toast = table.page.locator("tw-crossword tw-toast .toast")
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


@at_night("test_phone.py measures this board with every change")
@pytest.mark.parametrize("game", some(["scrabble", "super", "letter_league"], 1, always=["super"]))
def test_squares_are_large_enough_and_the_page_does_not_scroll_sideways(table: CrosswordPage, game: str) -> None:
    table.open_example(game)
    box = table.board.locator("[data-square]").first.bounding_box()
    assert box
    assert box["width"] >= 19.5
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@at_night("plays are made and seen by a thumb in test_phone.py with every change")
@pytest.mark.parametrize("language", some(["en-GB", "tr-TR"], 1))
@pytest.mark.parametrize(("width", "height"), some([(360, 640), (390, 844), (844, 390)], 1))
def test_the_first_move_of_a_simulation_is_in_sight_without_scrolling(
    open_context: Callable[..., Any], site: str, language: str, width: int, height: int
) -> None:
    screen = {"width": width, "height": height}
    context = open_context(
        service_workers="block", has_touch=True, is_mobile=True, viewport=screen, locale=language
    ).context
    table = CrosswordPage(context.new_page(), site)
    table.open(f"{DUEL}&samples=50&plies=1")
    table.wait_for_plays()
    handle = table.page.locator("tw-sheet .handle")
    if handle.is_visible():
        handle.tap()
    analysis = table.page.locator("tw-crossword-analysis")
    analysis.locator("[name=analyse]").tap()
    analysis.locator("[name=close]").wait_for()
    first = table.page.locator("tw-crossword-judged [role=option]").first
    details = table.page.locator("tw-crossword-details")

    def is_in_sight() -> bool:
        box, beneath = first.bounding_box(), details.bounding_box()
        covered = beneath["y"] if beneath else height
        return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= min(covered, height)

    wait_until(table.page, is_in_sight)
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reach = [analysis.locator(f"[name={name}]").bounding_box() for name in ("analyse", "close")]
    reach.append(analysis.locator("summary").bounding_box())
    assert all(box and box["height"] >= 44 and box["x"] + box["width"] <= width for box in reach)
