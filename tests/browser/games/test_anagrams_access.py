"""The anagrams page and the lists' panel for everybody: read aloud, small, light and dark, in both languages."""

from collections.abc import Callable
from typing import Any

from amount import at_night
from playwright.sync_api import expect
from tests.browser.anagrams_page import AnagramsPage


@at_night("test_access_views.py::test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each")
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
