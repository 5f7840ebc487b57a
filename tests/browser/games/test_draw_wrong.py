"""Bad input in the Word Game gets one sentence at the place where it is wrong; the rest goes on."""

import pytest
from amount import some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes
from tests.browser.draw_page import DrawPage, asked

from tilewise.facts import facts


@pytest.fixture
def table(warm_page: Page, site: str) -> DrawPage:
    table = DrawPage(warm_page, site).open_dealt(seed=5)
    table.open_bag()
    table.bag_field("A", "count").wait_for()
    return table


def test_the_bag_that_is_shown_is_the_ancestors(table: DrawPage) -> None:
    own = facts()["bags"]["en"][0]["bag"]
    shown = {}
    for letter in own:
        shown[letter] = [int(table.bag_field(letter, part).input_value()) for part in ("count", "value")]
    assert shown == own
    expect(table.page.locator("tw-draw-bag summary")).to_contain_text("109 tiles")


@pytest.mark.parametrize(
    ("part", "text", "sentence"),
    some(
        [
            ("count", "-1", "How many A? Enter a whole number from 0 to 1,000, not “-1”."),
            ("count", "2.5", "How many A? Enter a whole number from 0 to 1,000, not “2.5”."),
            ("count", "", "How many A? Enter a whole number from 0 to 1,000, not “”."),
            ("value", "x", "Points of A: enter a whole number from 0 to 100, not “x”."),
            ("value", "101", "Points of A: enter a whole number from 0 to 100, not “101”."),
        ],
        1,
    ),
)
def test_a_count_or_value_that_cannot_be_is_told_at_the_bag(
    table: DrawPage, part: str, text: str, sentence: str
) -> None:
    rack = table.letters()
    field = table.bag_field("A", part)
    field.fill(text)
    expect(table.page.locator("tw-draw-bag .wrong")).to_have_text(sentence)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(text)
    expect(table.page.locator("tw-draw-bag [aria-invalid=true]")).to_have_count(1)
    expect(table.page.locator("[name=reveal]")).to_be_disabled()
    field.fill({"count": "8", "value": "1"}[part])
    expect(table.page.locator("tw-draw-bag .wrong")).to_have_count(0)
    becomes(table.page, table.letters, rack)


def test_fewer_tiles_than_the_draw_takes_are_told_at_the_size(table: DrawPage) -> None:
    table.page.goto("about:blank")
    table.open(seed=5, bag="A.2.1,T.2.5")
    expect(table.page.locator("#wrong-size")).to_have_text("The bag has only 4 tiles; a draw takes 7.")
    table.field("size").fill("3")
    expect(table.tiles).to_have_count(3)
    assert set(table.letters()) <= {"A", "T"}


@pytest.mark.parametrize("size", some(["1", "16", "x", "1e9"], 1))
def test_a_size_that_cannot_be_is_told_at_its_field(table: DrawPage, size: str) -> None:
    table.field("size").fill(size)
    expect(table.page.locator("#wrong-size")).to_have_text("A draw takes 2 to 15 tiles.")
    table.field("size").fill("7")
    table.tiles.first.wait_for()
    expect(table.page.locator(".wrong")).to_have_count(0)


def test_a_draw_number_that_is_none_is_told_at_its_field(table: DrawPage) -> None:
    table.field("seed").fill("abc")
    expect(table.page.locator("#wrong-seed")).to_have_text("Enter a whole number of at most 15 digits.")
    table.field("seed").fill("5")
    table.tiles.first.wait_for()


def test_a_preset_fills_the_bag_and_an_edit_makes_it_ones_own(table: DrawPage) -> None:
    table.page.locator("tw-draw-bag [name=bag]").select_option("en")
    expect(table.page.locator("tw-draw-bag summary")).to_contain_text("100 tiles, English")
    expect(table.bag_field("?", "count")).to_have_value("2")
    expect(table.bag_field("Q", "value")).to_have_value("10")
    table.expect_address("bag=en&")
    table.bag_field("Q", "value").fill("50")
    expect(table.page.locator("tw-draw-bag summary")).to_contain_text("a custom bag")
    table.expect_address("Q.1.50")
    table.page.reload()
    table.open_bag()
    expect(table.bag_field("Q", "value")).to_have_value("50")
    expect(table.bag_field("?", "count")).to_have_value("2")


def test_a_bag_of_another_alphabet_gives_way_to_the_games_own(table: DrawPage) -> None:
    table.page.goto("about:blank")
    table.open_dealt(seed=5, list="tr", bag="en")
    becomes(table.page, table.letters, asked("draw.deal", seed=5, alphabet="tr")["rack"])
    expect(table.page.locator("tw-draw-bag .wrong")).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "lost"),
    [("seed=x1&size=8", "the draw"), ("size=seven&seed=5", "the size of the draw"), ("bag=A.1&seed=5", "the bag")],
)
def test_a_damaged_link_says_what_was_lost(warm_page: Page, site: str, address: str, lost: str) -> None:
    table = DrawPage(warm_page, site)
    warm_page.goto(f"{site}#draw?list=en-common&{address}")
    table.tiles.first.wait_for()
    expect(warm_page.locator("tw-app .notice")).to_contain_text(lost)
    assert len(table.letters()) == (8 if "size=8" in address else 7)


def test_a_word_list_that_is_not_there_is_told_at_the_menu(warm_page: Page, site: str) -> None:
    DrawPage(warm_page, site).open(seed=5, list="nix")
    expect(warm_page.locator("tw-bar .wrong")).to_be_visible()
