"""Everybody can use the page: by keys, by a screen reader, with a finger, in light and dark, in both languages."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from amount import EVERYTHING, at_night, some
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import becomes, draw_frames, wait_until
from tests.browser.letterpress_page import GAME, LetterpressPage

TITLES = {
    "letterpress?board=abcdefghijklmnopqrstuvwxy": "Letterpress: ABCDEFGHIJKLMNOPQRSTUVWXY",
    "crossword?rack=AEINRS?": "Scrabble & co.: AEINRS?",
    "tycoon": "Letter Tycoon",
    "anagrams?rack=aalnst": "Anagrams: AALNST",
    "draw?size=7&seed=5": "Word Game: 5",
    "study?search={%22length%22:[7,8]}": "Study: 7–8",
    "race?rack=TEA": "Race: TEA",
}
"""What the pages of links are called."""


def test_every_page_says_in_title_and_heading_what_it_is_and_leads_home(page: Page, site: str) -> None:
    for link, title in TITLES.items():
        page.goto(f"{site}#{link}")
        expect(page).to_have_title(f"{title} – Tilewise")
        expect(page.get_by_role("heading", level=1)).to_have_text(title.partition(":")[0])
    page.get_by_role("link", name="Tilewise", exact=True).click()
    expect(page).to_have_title("Tilewise")
    expect(page.get_by_role("heading", level=1)).to_contain_text("best play")
    assert page.url == site
    page.locator("[name=settings]").click()
    assert page.get_by_role("link", name="Boards on your own site").get_attribute("href") == "examples/"


@at_night("test_links.py::test_a_link_starts_no_heavy_work")
def test_another_game_begins_at_its_top_and_back_leads_to_where_one_was(page: Page, site: str) -> None:
    page.goto(f"{site}#crossword")
    page.locator("tw-crossword tw-crossword-board").wait_for()
    page.evaluate("window.scrollTo({ top: 150 })")
    page.get_by_role("link", name="Race", exact=True).click()
    page.locator("tw-race").wait_for()
    page.wait_for_function("() => scrollY === 0")
    page.evaluate("window.scrollTo({ top: 80 })")
    page.wait_for_function("() => scrollY === 80")
    page.go_back()
    page.locator("tw-crossword tw-crossword-board").wait_for()
    page.wait_for_function("() => scrollY === 150")
    page.go_forward()
    page.locator("tw-race").wait_for()
    page.wait_for_function("() => scrollY === 80")


def test_the_page_can_be_walked_with_the_tab_key_alone(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open_game()
    reached = []
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            """() => {
                let element = document.activeElement;
                while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
                const { name, role, className, localName } = element;
                if (element.classList.contains("cell")) return "cell";
                if (element.type === "radio") return "radio";
                return element.getAttribute("role") ?? (name || className.trim() || localName);
            }"""
        )
        reached.append(focused)
        if focused == "option":
            break
    # One stop for the board, one for each group, one for the list.
    assert reached.count("cell") == 1
    assert {"list", "settings", "cell", "radio", "clear", "copy-link", "word", "zipf"} <= set(reached)
    assert reached[-1] == "option"
    expect(table.board.locator(".taken")).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("tw-letterpress-played .chip")).to_have_count(1)


def test_one_key_leads_past_the_board_to_the_plays(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open_game()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to the second panel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.rows.first).to_be_focused()


@pytest.mark.parametrize(
    ("address", "field"),
    some(
        [
            ("#letterpress", "tw-letterpress-board .cell >> nth=0"),
            ("#crossword", "tw-rack input"),
            ("#anagrams", "tw-anagram-rack input"),
            ("#tycoon?view=finder", "tw-tycoon-finder [name=hand]"),
            ("#race", "tw-race [name=rack]"),
            ("#draw?seed=5", "tw-draw-rack [name=word]"),
        ],
        2,
    ),
)
def test_the_keyboard_works_on_arrival(page: Page, site: str, address: str, field: str) -> None:
    page.goto(f"{site}{address}")
    if "draw" in address:
        page.locator("tw-draw-rack .tile[data-letter]").first.wait_for()
    page.locator(field).wait_for()
    page.locator("tw-bar [name=list]").focus()  # which has no use for the key
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("tw-bar [name=list]").blur()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.locator("kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.wait_for_function("() => document.activeElement === document.body")  # a button that is gone has it first
    page.keyboard.press("b")
    expect(page.locator(field)).to_have_value(re.compile("^b$", re.IGNORECASE))


@at_night("pages are walked with the Tab key with every change")
def test_the_first_letter_after_a_tab_is_typed_there(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open_game()
    for name, field in (("Anagrams", "tw-anagram-rack input"), ("Scrabble & co.", "tw-rack input")):
        page.get_by_role("link", name=name).click()
        expect(page.locator(field)).to_have_value("")
        page.keyboard.press("b")
        expect(page.locator(field)).to_have_value(re.compile("^b$", re.IGNORECASE))
        expect(page.locator(field)).to_be_focused()
    page.get_by_role("link", name="Letterpress").click()
    expect(table.board).to_be_visible()
    page.keyboard.press("z")  # the board is full: the key only shows where the next one goes
    expect(table.cell(0)).to_be_focused()
    assert table.letters() == GAME


def test_a_board_is_pasted_without_a_click(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open()
    page.evaluate(
        """text => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            const event = { clipboardData, bubbles: true, composed: true, cancelable: true };
            document.body.dispatchEvent(new ClipboardEvent("paste", event));
        }""",
        GAME,
    )
    table.wait_for_plays()
    assert table.letters() == GAME


def test_on_a_phone_nothing_is_too_small_or_off_the_screen(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(
        service_workers="block", has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640}
    ).context
    table = LetterpressPage(context.new_page(), site).open_game(played="CLYPE")
    assert table.page.evaluate("document.documentElement.scrollWidth") == 360
    small = table.page.evaluate(
        """() => {
            const small = [];
            const walk = (root) => {
                for (const element of root.querySelectorAll("*")) {
                    if (element.shadowRoot) walk(element.shadowRoot);
                    if (!element.matches("button, a, select, summary, input, [role=option]")) continue;
                    if (element.matches(".skip") || !element.checkVisibility({ visibilityProperty: true })) continue;
                    const { width, height } = element.getBoundingClientRect();
                    const name = element.outerHTML.slice(0, 80);
                    if (Math.min(width, height) < 44) small.push(`${name} ${width}x${height}`);
                }
            };
            walk(document);
            return small;
        }"""
    )
    assert small == []


def test_the_language_can_be_changed_and_is_remembered(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open_game()
    page.locator("[name=settings]").click()
    page.get_by_role("radio", name="Türkçe").click()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(table.summary).to_contain_text("kelime")
    expect(table.summary).to_contain_text("İngilizce (geniş)")
    expect(page.locator("tw-bar [name=list]")).to_contain_text("İngilizce (geniş)")
    expect(page.get_by_role("button", name="Bağlantıyı kopyala")).to_be_visible()
    page.reload()
    expect(page.locator("tw-letterpress-played h2")).to_have_text("Oynanan kelimeler")
    assert table.letters() == GAME


@at_night("test_crossword_board.py types Turkish letters with every change")
def test_a_turkish_board_keeps_its_two_letters_i_apart(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open("#letterpress?list=tr")
    table.paste("iı şğüöç aeklm nrsty dbzpv")
    assert table.letters()[:2] == "iı"
    shown = table.board.locator(".cell").evaluate_all(
        "all => all.slice(0, 2).map((cell) => [cell.lang, getComputedStyle(cell).textTransform])"
    )
    assert shown == [["tr", "uppercase"]] * 2
    table.type("çğıiö", start=20)
    assert table.letters()[20:] == "çğıiö"
    expect(table.summary).to_contain_text("Turkish")
    table.wait_until_settled()
    table.rows.first.hover()
    word = table.words()[0]
    expect(table.board.locator(".taken")).to_have_count(len(word))


@pytest.mark.parametrize(("choice", "scheme"), some([("Dark", "dark"), ("Light", "light")], 1))
def test_the_theme_can_be_chosen_and_is_remembered(page: Page, site: str, choice: str, scheme: str) -> None:
    LetterpressPage(page, site).open()
    page.locator("[name=settings]").click()
    page.get_by_role("radio", name=choice).click()
    page.reload()
    expect(page.locator("html")).to_have_css("color-scheme", scheme)


@at_night("test_the_page_can_be_walked_with_the_tab_key_alone")
def test_being_offline_is_marked(page: Page, site: str) -> None:
    LetterpressPage(page, site).open_game()
    page.context.set_offline(True)
    expect(page.get_by_text("Offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Offline")).to_have_count(0)


@at_night("test_the_page_can_be_walked_with_the_tab_key_alone")
def test_reduced_motion_is_respected(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(service_workers="block", reduced_motion="reduce").context
    table = LetterpressPage(context.new_page(), site).open_game()
    table.rows.first.hover()
    moving = table.page.evaluate("document.getAnimations().length")
    assert moving == 0


@at_night("the keyboard works on arrival with every change")
@pytest.mark.parametrize("game", some(["crossword", "letterpress", "tycoon"], 1))
def test_the_focus_goes_to_a_game_whose_deal_takes_its_time(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}#{game}?view=game")
    deal = page.locator(f"tw-{game} [name=deal]")
    deal.wait_for()
    held: list[Route] = []
    waits = True

    def hold(route: Route) -> None:
        if waits:
            held.append(route)
        else:
            route.continue_()

    page.route("**/-python/**", hold)
    deal.press("Enter")
    if not EVERYTHING:  # when Python is in the browser, it takes its time by itself
        wait_until(page, lambda: held)
    draw_frames(page, 5)
    waits = False
    for route in held:
        route.continue_()
    page.locator(f"tw-{game}-game h2[data-actor]").wait_for()
    becomes(page, lambda: page.evaluate("document.activeElement.localName"), "tw-app")
    page.unroute_all(behavior="ignoreErrors")
