"""The word lists' panel: what is refused stays to be mended, and the focus goes where one goes on."""

import pytest
from playwright.sync_api import expect
from tests.browser.anagrams_page import AnagramsPage


@pytest.fixture
def table(page, site) -> AnagramsPage:
    return AnagramsPage(page, site).open()


def test_pasted_words_that_are_refused_stay_with_the_reason_of_each_line(table):
    table.open_bring()
    report = table.page.locator("tw-list-import")
    report.locator("[name=alphabet]").select_option("en")
    report.locator("textarea").fill("😀\n12\n")
    report.locator("[name=take]").click()
    expect(table.wrong("bring")).to_have_text("There is no word in this list.")
    expect(report.locator(".refused li")).to_contain_text(["line 1 😀", "line 2 12 “1” is not a letter"])
    expect(report.locator("textarea")).to_be_focused()
    expect(report.locator("textarea")).to_have_value("😀\n12\n")
    expect(report.locator("[name=alphabet]")).to_have_value("en")
    # Nor are they lost to a file that is refused.
    report.locator("[type=file]").set_input_files({"name": "odd.txt", "mimeType": "text/plain", "buffer": b""})
    expect(table.wrong("bring")).to_have_text("This list is empty.")
    expect(report.locator("textarea")).to_have_value("😀\n12\n")
    report.locator("textarea").fill("qi")
    report.locator("[name=take]").click()
    expect(report.locator("[name=use]")).to_be_focused()


def test_the_focus_stays_in_the_panel_whatever_its_views_do(table):
    table.open_bring()
    title = table.page.locator("tw-lists #title")
    back = table.page.locator("tw-lists [aria-label=Back]")
    expect(table.page.locator("tw-list-import [name=choose]")).to_be_focused()
    back.click()
    expect(title).to_be_focused()
    table.page.locator("tw-lists [name=bring]").press("Enter")
    expect(table.page.locator("tw-list-import [name=choose]")).to_be_focused()
    table.page.locator("tw-list-import textarea").fill("qi")
    table.page.locator("tw-list-import [name=take]").click()
    table.page.locator("tw-list-import [name=done]").press("Enter")
    expect(title).to_be_focused()
    row = table.page.locator("tw-lists [data-list^=my-]")
    row.get_by_role("button", name="Rename").press("Enter")
    table.page.keyboard.press("Enter")
    expect(title).to_be_focused()
    row.get_by_role("button", name="Delete").press("Enter")
    row.get_by_role("button", name="Keep it").press("Enter")
    expect(title).to_be_focused()
