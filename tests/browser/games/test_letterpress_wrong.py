"""Bad input gets one sentence at the place where it is wrong; the rest of the page keeps its state."""

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import wait_until
from tests.browser.letterpress_page import GAME, OURS, THEIRS, LetterpressPage, bits


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site).open_game(played="CLYPE")


def no_plays(table: LetterpressPage) -> None:
    expect(table.rows).to_have_count(0)
    expect(table.summary).to_contain_text("Fix this and your plays will appear here.")


def put_right(table: LetterpressPage) -> None:
    """Undo, and everything is as it was."""
    table.page.locator("[name=undo]").click()
    table.wait_for_plays()
    assert table.letters() == GAME
    assert bits(table.owned("ours")) == OURS
    assert bits(table.owned("theirs")) == THEIRS
    assert table.chips() == ["CLYPE"]
    expect(table.page.locator(".wrong")).to_have_count(0)


def test_a_missing_letter(table: LetterpressPage) -> None:
    table.cell(24).focus()
    table.page.keyboard.press("Delete")
    expect(table.wrong("board")).to_have_text("The board needs 25 letters; there are 24.")
    no_plays(table)
    assert table.chips() == ["CLYPE"]
    assert bits(table.owned("ours")) == OURS
    put_right(table)


@at_night("a missing letter is told with every change")
def test_a_letter_too_many(table: LetterpressPage) -> None:
    table.paste(GAME + "a")
    expect(table.wrong("board")).to_have_text("The board needs 25 letters; there are 26.")
    assert table.letters() == GAME
    no_plays(table)
    put_right(table)


def test_a_digit_is_told_with_its_square(table: LetterpressPage) -> None:
    table.type("5", start=7)
    expect(table.wrong("board")).to_contain_text("Row 2, column 3")
    expect(table.wrong("board")).to_contain_text("5")
    expect(table.square(7)).to_have_class("square free bad")
    no_plays(table)
    put_right(table)


@at_night("a digit is told with its square with every change")
def test_a_digit_is_told_with_its_square_even_after_a_gap(table: LetterpressPage) -> None:
    table.cell(0).focus()
    table.page.keyboard.press("Delete")
    table.type("5", start=7)
    expect(table.wrong("board")).to_contain_text("Row 2, column 3")
    expect(table.square(7)).to_have_class("square free bad")


@at_night("a number beyond the board is told with every change")
def test_overlapping_squares(table: LetterpressPage) -> None:
    table.open_values()
    table.value("theirs").fill(str(THEIRS + 1024))
    expect(table.wrong("theirs")).to_contain_text("Row 3, column 1 belongs to both sides.")
    expect(table.value("theirs")).to_have_attribute("aria-invalid", "true")
    expect(table.board.locator(".both")).to_have_count(1)
    no_plays(table)
    assert table.letters() == GAME
    put_right(table)


@pytest.mark.parametrize("turn", some(["ours", "theirs"], 1))
@pytest.mark.parametrize(("field", "text"), [("ours", "33554432"), ("theirs", "99999999999999999999"), ("ours", "-1")])
def test_a_number_beyond_the_board_is_told_at_its_field_whoever_moves(
    table: LetterpressPage, turn: str, field: str, text: str
) -> None:
    table.page.locator(f"tw-sides [data-side={turn}]").click()
    table.open_values()
    table.value(field).fill(text)
    expect(table.wrong(field)).to_contain_text("number")
    no_plays(table)
    assert table.letters() == GAME
    assert table.chips() == ["CLYPE"]


def test_words_instead_of_a_number(table: LetterpressPage) -> None:
    table.open_values()
    table.value("ours").fill("many")
    expect(table.wrong("ours")).to_have_text("A set of squares is a whole number.")
    no_plays(table)
    put_right(table)


def test_painting_puts_wrong_numbers_right(table: LetterpressPage) -> None:
    table.open_values()
    table.value("theirs").fill(str(THEIRS + 1024))
    expect(table.wrong("theirs")).to_be_visible()
    table.choose_mode("Yours")
    table.square(10).click()
    expect(table.wrong("theirs")).to_have_count(0)
    table.wait_for_plays()
    assert bits(table.owned("ours")) == OURS


def test_a_played_word_that_cannot_be_spelled(table: LetterpressPage) -> None:
    field = table.page.get_by_label("A word that was played")
    field.fill("na1ve no:on na1ve")
    field.press("Enter")
    bad = table.page.locator("tw-letterpress-played .chip.bad")
    expect(bad).to_have_text(["na1ve", "no:on", "na1ve"], ignore_case=True)
    wrong = " ".join(f"“{letter}” is not a letter of the English alphabet." for letter in "1:")
    expect(table.wrong("played")).to_have_text(wrong)
    table.page.get_by_role("button", name="Remove no:on").click()
    table.page.get_by_role("button", name="Remove na1ve").last.click()
    expect(bad).to_have_count(1)
    table.wait_for_plays()  # one wrong word takes nothing away
    assert "CLYPE" not in table.words()
    field.fill("zoo")
    field.press("Enter")
    doubt = table.page.locator("tw-letterpress-played p.quiet")
    expect(doubt).to_contain_text("ZOO: this board does not have the letters for it.")
    table.wait_for_plays()
    table.rows.first.click()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_count(4)
    expect(bad).to_contain_text("na1ve", ignore_case=True)
    table.page.get_by_role("button", name="Remove na1ve").click()
    table.page.get_by_role("button", name="Remove zoo").click()
    expect(bad).to_have_count(0)
    expect(doubt).to_have_text("")
    table.wait_for_plays()


KEEP_WHAT_IS_SAID = """() => {
    const root = ["tw-app", "tw-letterpress", "tw-letterpress-finder"].reduce(
        (root, name) => root.querySelector(name).shadowRoot, document);
    const textOf = (part) => root.querySelector(part)?.textContent.trim() ?? "";
    globalThis.said = [];
    new MutationObserver(() => said.push([textOf(".summary"), textOf(".under .wrong")])).observe(root, {
        subtree: true, childList: true, characterData: true,
    });
}"""


def was_said(table: LetterpressPage, summary: str, wrong: str) -> None:
    """Wait until the page has said the one above the plays, and the other beneath the board."""
    wait_until(table.page, lambda: [summary, wrong] in table.page.evaluate("said"))


@at_night("a missing letter is told with every change")
def test_letters_still_to_come_are_counted_and_not_called_wrong(warm_page: Page, site: str) -> None:
    table = LetterpressPage(warm_page, site).open()
    table.page.evaluate(KEEP_WHAT_IS_SAID)  # a count is there until the hand has rested for two seconds
    table.type(GAME[:3])
    was_said(table, "3 of 25 letters", wrong="")
    table.type(GAME[3:7], start=3)
    table.page.locator("tw-letterpress-played input").focus()
    expect(table.wrong("board")).to_have_text("The board needs 25 letters; there are 7.")
    table.type(GAME[7], start=7)
    was_said(table, "8 of 25 letters", wrong="")
    table.type(GAME[8:], start=8)
    table.wait_for_plays()


def test_wrong_numbers_in_a_link_open_their_fields(warm_page: Page, site: str) -> None:
    table = LetterpressPage(warm_page, site).open(f"#letterpress?board={GAME}&ours=1&theirs=3")
    expect(table.wrong("theirs")).to_be_visible()
    expect(table.value("theirs")).to_be_visible()


@at_night("test_lists_own.py::test_a_list_brought_or_deleted_in_one_tab_is_so_in_the_others")
def test_an_unknown_word_list(warm_page: Page, site: str) -> None:
    table = LetterpressPage(warm_page, site).open(f"#letterpress?board={GAME}&ours={OURS}&theirs={THEIRS}&list=klingon")
    expect(table.wrong("list")).to_contain_text("no such word list")
    no_plays(table)
    assert table.letters() == GAME
    table.choose_list("en")
    table.wait_for_plays()
    expect(table.wrong("list")).to_have_count(0)
    assert bits(table.owned("ours")) == OURS


@at_night("test_letterpress_ahead.py::test_thinking_can_be_stopped_and_gone_on_with")
def test_an_unknown_word_list_is_not_remembered(warm_page: Page, site: str) -> None:
    table = LetterpressPage(warm_page, site).open("#letterpress?list=klingon")
    expect(table.wrong("list")).to_be_visible()
    table.type("a")
    warm_page.goto("about:blank")
    table.open()
    expect(table.chosen_list).to_have_attribute("data-list", "en")
    expect(table.wrong("list")).to_have_count(0)
