"""The whole position is in the address: a link is a board, a reload loses nothing, damage is told."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.letterpress_page import GAME, OURS, RICH, THEIRS, LetterpressPage, bits


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site)


def set_up(table: LetterpressPage) -> None:
    """A position that differs from an empty page in everything."""
    table.open()
    table.paste(f"{GAME} {OURS} {THEIRS}")
    field = table.page.get_by_label("A word that was played")
    field.fill("clype")
    field.press("Enter")
    table.page.locator("tw-sides [data-side=theirs]").click()
    table.page.get_by_role("radio", name="Territory").click()
    table.choose_list("en-common")
    table.wait_for_address("list=en-common")
    table.wait_for_plays()


def check(table: LetterpressPage) -> None:
    table.wait_for_plays()
    assert table.letters() == GAME
    assert bits(table.owned("ours")) == OURS
    assert bits(table.owned("theirs")) == THEIRS
    assert [chip.lower() for chip in table.chips()] == ["clype"]
    assert table.side_to_move == "theirs"
    expect(table.page.get_by_role("radio", name="Territory")).to_be_checked()
    expect(table.chosen_list).to_have_attribute("data-list", "en-common")


def test_a_link_opens_the_same_board_in_a_new_browser(
    table: LetterpressPage, open_context: Callable[..., Any], site: str
) -> None:
    set_up(table)
    plays = table.words()
    other = LetterpressPage(open_context(service_workers="block").context.new_page(), site)
    other.page.goto(table.page.url)
    check(other)
    assert other.words() == plays
    expect(other.notice).to_have_count(0)


@at_night("links without a list are opened in English with every change")
def test_a_link_without_a_list_opens_on_a_page_of_any_language(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(locale="tr-TR", service_workers="block").context
    table = LetterpressPage(context.new_page(), site)
    table.page.goto(f"{site}#letterpress?board={GAME}&ours={OURS}&theirs={THEIRS}")
    table.wait_for_plays()
    expect(table.chosen_list).to_have_attribute("data-list", "en")
    table.page.goto(f"{site}#crossword?game=kelimelik&rack=KALEM?")
    expect(table.chosen_list).to_have_attribute("data-list", "tr")
    # English is played with cards from A to Z, and the bar says so; the list in use stays.
    table.page.goto(f"{site}#tycoon?view=finder&hand=AEIIMSU&pool=NPQ")
    expect(table.chosen_list).to_contain_text("İngilizce (geniş)")
    table.page.locator("tw-tycoon-plays [role=option]").first.wait_for()
    table.page.goto(f"{site}#anagrams?rack=KALEM")
    expect(table.chosen_list).to_have_attribute("data-list", "tr")


@at_night("links are copied with every change")
def test_a_board_is_shared_from_its_toolbar(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(service_workers="block", reduced_motion="reduce").context
    context.add_init_script("navigator.share = (shared) => (globalThis.shared = shared, Promise.resolve());")
    table = LetterpressPage(context.new_page(), site)
    table.page.goto(f"{site}#letterpress?board={GAME}&ours={OURS}&theirs={THEIRS}&list=en")
    table.page.get_by_role("button", name="Share and embed").click()
    dialog = table.page.get_by_role("dialog", name="Share and embed")
    dialog.get_by_role("button", name="Share…").click()
    assert table.page.evaluate("shared.url") == table.page.url
    code = dialog.get_by_label("Code for your page")
    expect(code).to_have_value(
        re.compile(rf'^<iframe\s+src="{site}embed.html\?view=board#letterpress\?board={GAME}&amp;')
    )
    dialog.get_by_role("radio", name="Element").click()
    expect(code).to_have_value(re.compile(rf'src="{site}tilewise-element.js".*position="board={GAME}', re.DOTALL))
    assert dialog.get_by_role("link", name="Download as one offline file").get_attribute("href") == "tilewise.html"
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.page.get_by_role("button", name="Share and embed")).to_be_focused()


def test_a_reload_keeps_the_position(table: LetterpressPage) -> None:
    set_up(table)
    table.page.reload()
    check(table)


@at_night("a reload keeps the position with every change")
def test_a_reload_right_after_a_key_keeps_the_letter(table: LetterpressPage) -> None:
    table.open()
    table.type("abc")
    table.page.reload()
    table.squares.first.wait_for()
    assert table.letters().startswith("abc.")


def test_copy_link_puts_the_board_on_the_clipboard(table: LetterpressPage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open_game()
    table.choose_mode("Theirs")
    table.square(0).click()
    table.page.get_by_role("button", name="Copy link").click()
    expect(table.page.get_by_role("button", name="Link copied")).to_be_visible()
    link = table.page.evaluate("navigator.clipboard.readText()")
    assert link == table.page.evaluate("location.href")
    assert f"theirs={THEIRS + 1}" in link


def test_a_changed_address_changes_the_board_and_can_be_undone(table: LetterpressPage) -> None:
    table.open_game()
    table.page.evaluate("board => { location.hash = `letterpress?board=${board}&list=en` }", RICH)
    expect(table.cell(0)).to_have_value("p")
    assert table.letters() == RICH
    assert table.owned("ours") == set()
    table.page.locator("[name=undo]").click()
    assert table.letters() == GAME


@at_night("a changed address changes the board with every change")
def test_a_link_means_the_same_in_an_open_page_as_in_a_new_one(table: LetterpressPage) -> None:
    table.open_game(ranking="territory", zipf="4.5")
    expect(table.page.get_by_role("slider", name="Word difficulty")).to_have_attribute("aria-valuetext", "everyday")
    table.page.evaluate("board => { location.hash = `letterpress?board=${board}&list=en` }", RICH)
    expect(table.cell(0)).to_have_value("p")
    expect(table.page.get_by_role("radio", name="Think ahead")).to_be_checked()
    expect(table.page.get_by_role("slider", name="Word difficulty")).to_have_attribute("aria-valuetext", "any")


@pytest.mark.parametrize(
    ("address", "sentence", "letters", "ours"),
    some(
        [
            (f"board={GAME}&ours=33x0592&theirs=17180", "your squares. Kept: the letters and their squares.", GAME, 0),
            (f"board={GAME}&ours={OURS}&the", "its ending. Kept: the letters and your squares.", GAME, OURS),
            (f"board={GAME}&ours=1&played=%E0%A4%A", "the played words. Kept: the letters and your squares.", GAME, 1),
            (f"board=%3Cscript%3E&ours={OURS}", "the letters. Kept: your squares.", "." * 25, OURS),
            (f"board={GAME}&turn=nobody", "whose turn it is. Kept: the letters.", GAME, 0),
        ],
        2,
    ),
)
def test_a_damaged_link_says_what_was_kept(
    table: LetterpressPage, address: str, sentence: str, letters: str, ours: int
) -> None:
    table.open(f"#letterpress?{address}")
    expect(table.notice).to_contain_text(f"Part of this link could not be read: {sentence}")
    assert table.letters() == letters
    assert bits(table.owned("ours")) == ours
    table.page.get_by_role("button", name="Close").click()
    expect(table.notice).to_have_count(0)


@at_night("a damaged link says what was kept with every change")
def test_a_link_of_which_nothing_can_be_read_says_so(table: LetterpressPage) -> None:
    table.open("#letterpress?%E0%A4%A&&&ours=%%%")
    expect(table.notice).to_contain_text("Nothing in it could be kept")
    assert table.letters() == "." * 25
    table.type(GAME)
    table.wait_for_plays()
