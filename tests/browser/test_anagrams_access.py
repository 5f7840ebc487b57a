"""The anagrams page and the lists' panel for everybody: read aloud, small, light and dark, in both languages."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.accessibility import in_both_widths, open_screen, problems
from tests.browser.anagrams_page import AnagramsPage


@in_both_widths
def test_no_screen_of_the_anagrams_breaks_the_accessibility_guidelines(
    open_context: Callable[..., Any], site: str, width: int
) -> None:
    table = AnagramsPage(open_screen(open_context, width), site).open()
    found = {"empty": problems(table.page)}
    table.open("#anagrams?rack=AALNST%3F&through=*")
    table.row("ANALYST").wait_for()
    expect(table.chances).to_contain_text("bingos")
    found["words"] = problems(table.page)
    table.row("ANALYST").click()
    expect(table.word).to_contain_text("skilled")
    expect(table.word.locator(".yes")).to_be_visible()
    found["word"] = problems(table.page)
    table.open_lists()
    found["lists"] = problems(table.page)
    table.list_row("en").get_by_role("button", name="Add or take out words").click()
    found["edit"] = problems(table.page)
    table.page.keyboard.press("Escape")
    table.bring("Mine.txt", b"qi\nx\nco-op\n")
    expect(table.page.locator("tw-list-import .refused")).to_be_visible()
    found["report"] = problems(table.page)
    table.use()
    table.rack.fill("A5")
    expect(table.wrong("rack")).to_be_visible()
    found["wrong"] = problems(table.page)
    assert found == {screen: [] for screen in found}


def test_nothing_is_wider_than_a_small_phone(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(service_workers="block", viewport={"width": 320, "height": 640}).context
    table = AnagramsPage(context.new_page(), site)
    for address in ("#anagrams", "#anagrams?rack=ABCDEEIILNORST%3F%3F&use=any&through=Q"):
        table.open(address)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_page_and_the_panel_speak_turkish(open_context: Callable[..., Any], site: str) -> None:
    table = AnagramsPage(open_context(service_workers="block", locale="tr-TR").context.new_page(), site).open()
    expect(table.list_in_use).to_contain_text("Türkçe")
    table.type("kalem?")
    expect(table.summary).to_contain_text("kelime")
    table.rack.fill("kal5")
    expect(table.wrong("rack")).to_contain_text("“5” bu alfabede yok.")
    table.open_lists()
    expect(table.panel).to_contain_text("Kelime listeleri")
    table.page.locator("tw-lists [name=bring]").click()
    table.page.locator("tw-list-import textarea").fill("kalem\nx\nk-ş\n")
    table.page.locator("tw-list-import [name=take]").click()
    expect(table.page.locator("tw-list-import")).to_contain_text("1 kelime alındı")
    expect(table.page.locator("tw-list-import")).to_contain_text("“-” bu alfabede yok.")
    expect(table.page.locator("tw-list-import")).to_contain_text("Türkçe")
