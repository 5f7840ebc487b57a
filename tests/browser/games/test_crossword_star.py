"""The star of a game of Kelimelik on the page: put there, counted, kept in the link, and taken off again."""

import re

import pytest
from amount import at_night, some
from playwright.sync_api import expect
from tests.browser.conftest import boxes
from tests.browser.crossword_page import CrosswordPage

ADDRESS = "#crossword?game=kelimelik&rack=KALEM&list=tr"
STAR = 7 * 15 + 9


def best(table: CrosswordPage):
    return table.plays.first.locator(".decides")


def has_star(table: CrosswordPage, row: int, column: int, *, there: bool = True) -> None:
    expect(table.square(row, column).locator("s").get_by_text("+25")).to_have_count(int(there))


@pytest.fixture
def table(page, site):
    table = CrosswordPage(page, site).open(ADDRESS).by_score()
    return table


def star(table: CrosswordPage):
    return table.page.locator("tw-crossword [name=star]")


def test_the_star_is_put_on_the_board_and_its_points_are_counted(table):
    page = table.page
    most = int(re.search(r"\d+", best(table).inner_text())[0])
    star(table).click()
    expect(star(table)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Choose the square of the star")).to_be_visible()
    table.square(7, 9).click()
    expect(star(table)).to_have_attribute("aria-pressed", "false")
    has_star(table, 7, 9)
    table.wait_for_address(f"star={STAR}")
    expect(best(table)).to_contain_text(str(most + 25))
    expect(page.locator("tw-crossword-setup [name=game]")).to_have_value("kelimelik")
    expect(page.locator("tw-crossword-own-board")).to_have_count(0)

    page.reload()
    table.wait_for_plays()
    has_star(table, 7, 9)
    expect(best(table)).to_contain_text(str(most + 25))

    star(table).click()
    table.square(7, 9).click()
    has_star(table, 7, 9, there=False)
    expect(best(table)).to_contain_text(str(most))


@at_night("it is put on the board, comes back and is taken off with every change")
def test_the_star_moves_and_undo_brings_it_back(table):
    star(table).click()
    table.square(7, 9).click()
    star(table).click()
    table.square(7, 7).click()  # the start
    has_star(table, 7, 7)
    star(table).click()
    table.square(0, 2).click()
    has_star(table, 7, 7, there=False)
    has_star(table, 0, 2)
    for _ in range(2):
        table.page.locator("tw-crossword tw-toolbar [name=undo]").click()
    has_star(table, 7, 9)
    expect(table.square(0, 2).locator("s")).to_have_text("3W")


@at_night("it is put on the board with every change")
def test_letters_are_typed_again_where_no_square_was_chosen(table):
    star(table).click()
    star(table).click()
    table.type_word("AT", 7, 7)
    expect(table.square(7, 7)).to_contain_text("A")
    expect(star(table)).to_have_attribute("aria-pressed", "false")


@at_night("it is put on the board and taken off with every change")
def test_escape_lets_go_of_the_star(table):
    star(table).click()
    table.page.keyboard.press("Escape")
    expect(star(table)).to_have_attribute("aria-pressed", "false")
    has_star(table, 7, 9, there=False)


@at_night("it is put on the board with every change")
def test_the_keyboard_puts_the_star_where_the_caret_is(table):
    star(table).click()
    table.go_to(7, 9)
    table.page.keyboard.press("+")
    has_star(table, 7, 9)
    table.page.keyboard.type("A")
    expect(table.square(7, 10)).to_contain_text("A")
    has_star(table, 7, 9)


@pytest.mark.parametrize(
    "address", some(["#crossword?game=kelimelik&star=900&list=tr", "#crossword?game=scrabble&rack=AB"], 1)
)
@at_night("test_the_star_is_put_on_the_board_and_its_points_are_counted")
def test_other_boards_have_no_star_and_a_link_to_no_square_says_so(page, site, address):
    table = CrosswordPage(page, site).open(address)
    expect(star(table)).to_have_count(int("kelimelik" in address))
    expect(page.locator("[data-square]").get_by_text("+25")).to_have_count(0)
    if "star" in address:
        expect(page.get_by_text("could not be read")).to_be_visible()


def test_a_board_that_comes_back_has_its_star_until_that_is_taken_off(table):
    page = table.page
    star(table).click()
    table.square(7, 9).click()
    has_star(table, 7, 9)
    for game in ("scrabble", "kelimelik", "wordfeud", "kelimelik"):
        table.choose_game(game)
        has_star(table, 7, 9, there=game == "kelimelik")
    table.choose_game("scrabble")
    page.reload()
    table.wait_for_plays()
    table.choose_game("kelimelik")
    has_star(table, 7, 9)
    page.locator("tw-crossword tw-toolbar [name=clear]").click()
    has_star(table, 7, 9)
    star(table).click()
    table.square(7, 9).click()
    table.choose_game("scrabble")
    table.choose_game("kelimelik")
    has_star(table, 7, 9, there=False)


@at_night("what it earns on a free square is told with every change")
def test_a_star_beneath_a_tile_is_said_to_earn_nothing(table):
    said = table.page.get_by_text("the star earns nothing more")
    star(table).click()
    table.square(7, 9).click()
    expect(said).to_have_count(0)
    table.type_word("AT", 7, 9)
    star(table).click()
    table.square(7, 10).click()
    expect(said).to_be_visible()
    table.type_word("E", 8, 9, across=False)
    expect(said).to_have_count(0)


@at_night("test_room.py measures the tools with every change")
@pytest.mark.parametrize("width", some([360, 390], 1))
def test_all_tools_stand_in_one_row_on_a_phone(open_context, site, width):
    options = {"has_touch": True, "is_mobile": True, "viewport": {"width": width, "height": 640}}
    page = open_context(service_workers="block", **options).context.new_page()
    table = CrosswordPage(page, site).open(ADDRESS)
    expect(star(table)).to_have_count(1)
    tools = page.locator("tw-crossword").locator(
        "tw-toolbar [name]:is([name=undo], [name=clear], [name=star], [name=lay-word], [name=share])"
    )
    expect(tools).to_have_count(5)
    assert len({round(box["y"]) for box in boxes(tools)}) == 1
    assert page.evaluate("document.documentElement.scrollWidth") == width
