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
    expect(table.wrong("bring")).to_have_text("This file is empty.")
    expect(report.locator("textarea")).to_have_value("😀\n12\n")
    report.locator("textarea").fill("qi")
    report.locator("[name=take]").click()
    expect(report.locator("[name=use]")).to_be_focused()
