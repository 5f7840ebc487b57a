"""The other player's word in Letterpress: typed or tapped, played on the squares it took, noted with what it gained."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night
from playwright.sync_api import Locator, Page, expect
from tests.browser.accessibility import in_both_widths, open_screen, problems
from tests.browser.conftest import becomes, boxes
from tests.browser.letterpress_page import LetterpressPage


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site)


def finder(table: LetterpressPage) -> Locator:
    return table.page.locator("tw-letterpress-word")


def turns(table: LetterpressPage) -> list[str]:
    """The turns as the sheet tells them: the word, what it gained, the score after it."""
    rows: list[str] = table.page.locator("tw-turn-log [data-turn]").evaluate_all(
        """all => all.map(turn => [".word", ".number", ".total"]
            .map(part => turn.querySelector(part).lastChild.textContent.trim()).join(" "))"""
    )
    return rows


def test_their_word_is_typed_and_the_sheet_tells_what_it_gained(table: LetterpressPage) -> None:
    page, keyboard = table.page, table.page.keyboard
    table.open_game()
    page.locator("[data-word=CLYPE]").dblclick()
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_text(["CLYPE"])
    page.locator("[name=find-word]").click()
    keyboard.type("clyp")
    expect(finder(table)).to_contain_text("begins a word that has")
    expect(finder(table).locator(".wrong")).to_have_count(0)
    keyboard.press("Enter")
    expect(finder(table).locator(".wrong")).to_contain_text("begins a word that has")
    expect(table.score("ours")).to_have_text("9")
    finder(table).locator("input").fill("quiz")
    expect(finder(table)).to_contain_text("does not have all the letters")
    finder(table).locator("input").fill("gems")
    expect(finder(table)).to_contain_text("12 ways")
    becomes(page, lambda: set(table.words()), {"GEMS"})
    expect(finder(table)).to_contain_text("also MEGS")
    expect(table.rows.locator(".also")).to_have_count(0)
    keyboard.press("Enter")
    expect(table.rows.first).to_be_focused()
    keyboard.press("Enter")
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_text(["CLYPE", "GEMS"])
    expect(finder(table)).to_have_count(0)
    assert table.side_to_move == "ours"
    table.wait_for_plays()
    assert len(set(table.words())) > 1, "all plays are there again"

    # A word that this list has not can be played, and is marked.
    page.locator("[name=find-word]").click()
    keyboard.type("bmx")
    finder(table).locator("[name=anyway]").click()
    expect(finder(table)).to_contain_text("ways")
    table.rows.first.dblclick()
    page.locator("[name=view]").click()
    becomes(page, lambda: [turn.split()[0] for turn in turns(table)], ["CLYPE", "GEMS", "BMX"])
    expect(page.locator("[data-turn='3']")).to_contain_text("Not in this word list")
    logged = turns(table)
    assert logged[0] == "CLYPE +4 9–5"

    # It is in the link; each turn opens its board; undo takes one back.
    table.page.wait_for_function("() => location.hash.includes('tGEMS')")
    address = page.evaluate("location.hash")
    page.goto("about:blank")
    table.open(address)
    page.locator("[name=view]").click()
    becomes(page, lambda: turns(table), logged)
    page.locator("[data-turn='1']").click()
    expect(table.score("ours")).to_have_text("9")
    assert (table.side_to_move, table.chips()) == ("theirs", ["CLYPE"])
    page.locator("[name=forward]").click()
    becomes(page, table.chips, ["CLYPE", "GEMS"])
    page.locator("[name=undo]").click()
    becomes(page, table.chips, ["CLYPE"])


@at_night("their word is typed with every change")
def test_their_word_is_tapped_on_the_board(open_context: Callable[..., Any], site: str) -> None:
    options = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page = open_context(service_workers="block", **options).context.new_page()
    table = LetterpressPage(page, site).open_game(turn="theirs")
    page.locator("[name=find-word]").tap()
    for square in (13, 14, 12, 1, 9):
        table.square(square).tap()
    table.square(9).tap()  # the last one is taken back
    expect(finder(table).locator("input")).to_have_value("gems")
    expect(finder(table)).to_contain_text("Legal; one way")
    expect(table.rows).to_have_count(1)
    expect(table.rows.first).to_be_in_viewport()
    table.rows.first.tap()
    expect(table.board.locator(".taken")).to_have_count(4)
    table.rows.first.tap()
    becomes(page, table.chips, ["GEMS"])
    assert {1, 12, 13, 14} <= table.owned("theirs")
    assert table.side_to_move == "ours"
    table.square(0).tap()
    assert table.letters().startswith("ms"), "the board is typed on again"
    page.locator("[name=view]").tap()
    becomes(page, lambda: [turn.split()[0] for turn in turns(table)], ["GEMS"])


def test_words_of_the_turns_stand_beside_their_players(page: Page, site: str) -> None:
    LetterpressPage(page, site).open_game(turns="oCLYPE.1yygw.d98.20ra8.m4")
    page.locator("[name=view]").click()
    turn = page.locator("tw-turn-log [data-turn]")
    expect(turn).to_have_accessible_name(re.compile(r"^1 CLYPE You ?,"))  # the player once
    [side], [word] = boxes(turn.locator(".swatch")), boxes(turn.locator(".word"))
    assert 0 < word["left"] - side["right"] < 24


@at_night("axe looks at the played words in games/test_access_views.py with every change")
@in_both_widths
def test_everybody_can_find_a_word_and_read_the_turns(open_context: Callable[..., Any], site: str, width: int) -> None:
    page = open_screen(open_context, width)
    table = LetterpressPage(page, site).open_game(turns="oCLYPE.1yygw.d98.20ra8.m4")
    page.locator("[name=find-word]").click()
    finder(table).locator("input").fill("bmx")
    finder(table).locator("input").press("Enter")
    expect(finder(table).locator(".wrong")).to_be_visible()
    assert problems(page) == []
    finder(table).locator("[name=close]").click()
    page.locator("[name=view]").click()
    expect(page.locator("tw-turn-log [data-turn]")).to_be_visible()
    assert problems(page) == []
