"""The page of study, as tests use it: its search and a word, its quiz, and its cards."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.draw_page import asked

CARDS = """() => new Promise((resolve) => {
    const opening = indexedDB.open("tilewise-study");
    opening.onsuccess = () => {
        const asked = opening.result.transaction("cards").objectStore("cards").getAll();
        asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
        };
    };
})"""


def cards_of(page: Page) -> list[dict[str, Any]]:
    """All cards that the browser keeps."""
    cards: list[dict[str, Any]] = page.evaluate(CARDS)
    return cards


class StudyPage:
    """One open page."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, address: str = "#study?list=en") -> "StudyPage":
        self.page.goto(f"{self.site}{address}")
        self.conditions.wait_for()
        return self

    @property
    def conditions(self) -> Locator:
        return self.page.locator("tw-study-conditions")

    @property
    def rows(self) -> Locator:
        return self.page.locator("tw-study-words [data-word]")

    @property
    def summary(self) -> Locator:
        return self.page.locator("tw-study .summary")

    @property
    def word(self) -> Locator:
        return self.page.locator("tw-study tw-word article")

    def add(self, kind: str, **typed: str) -> Locator:
        """Add a condition to the outermost group, and type into its fields."""
        self.conditions.locator("[name=add]").last.select_option(kind)
        row = self.conditions.locator(".row").last
        expect(row.locator("[name=kind]")).to_have_value(kind)
        for name, text in typed.items():
            row.locator(f"[name={name.replace('_', '-')}]").fill(text)
        return row

    def finds(self, where: dict[str, Any], **how: Any) -> list[str]:
        """Wait for the words that the engine finds for a condition; give the first of them."""
        found = asked("study.search", lexicon="en", where=where, order="probability", tiles="en", limit=5, **how)
        expect(self.summary).to_contain_text(re.compile(rf"^\s*{found['count']:,} words? in "))
        words = [each["word"] for each in found["words"]]
        for place, word in enumerate(words):
            expect(self.rows.nth(place)).to_have_attribute("data-word", word)
        return words

    def open_view(self, view: str) -> "StudyPage":
        self.page.goto(f"{self.site}#study?view={view}&list=en")
        self.page.locator("tw-study tw-segments.views").wait_for()
        return self

    def part(self, selector: str) -> Locator:
        return self.page.locator(f"tw-study {selector}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, word: str) -> None:
        self.page.keyboard.type(word)
        self.press("Enter")

    def asks(self, letters: str) -> None:
        """Wait until these letters are asked."""
        name = f"Letters: {' '.join(letters)}"
        expect(self.part("tw-study-question .question")).to_have_attribute("aria-label", name)

    @property
    def listed(self) -> Locator:
        """The words that are listed beside the question."""
        return self.part("tw-study-answers .words li > .out-of-sight")

    @property
    def said(self) -> Locator:
        return self.part("tw-study-question .said")

    def take(self, path: Path) -> None:
        self.part("tw-study-boxes [type=file]").set_input_files(path)
