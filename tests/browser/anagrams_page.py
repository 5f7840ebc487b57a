"""The anagrams page and the word lists' panel as their visitors name them. For the tests beside this file."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

ANALYST = [
    "ANALYST",
    "CANTALS",
    "LATINAS",
    "PLANTAS",
    "PLATANS",
    "SALTANT",
    "SALTPAN",
    "SANTALS",
    "SEALANT",
    "SULTANA",
    "TALANTS",
]
"""What AALNST? makes in the list `en`: LICENCES.md beside the lists says where the numbers come from."""

MANY = "#anagrams?rack=ABCDEEIILNORST%3F%3F&use=any"
"""A rack that makes more than 60,000 words."""


class AnagramsPage:
    """One open page of the site."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, address: str = "#anagrams?use=all") -> "AnagramsPage":
        self.page.goto(f"{self.site}{address}")
        self.rack.wait_for()
        return self

    # What one sees.

    @property
    def rack(self) -> Locator:
        return self.page.locator("tw-anagram-rack input")

    @property
    def rows(self) -> Locator:
        return self.page.locator("tw-anagram-words").locator("[role=option]")

    @property
    def scroll(self) -> Locator:
        return self.page.locator("tw-anagram-words .scroll")

    @property
    def headings(self) -> Locator:
        return self.page.locator("tw-anagram-words .heading")

    @property
    def summary(self) -> Locator:
        return self.page.locator("tw-anagrams .summary")

    @property
    def word(self) -> Locator:
        """The word that is open."""
        return self.page.locator("tw-word article")

    @property
    def chances(self) -> Locator:
        return self.page.locator("tw-anagram-chances")

    @property
    def panel(self) -> Locator:
        return self.page.locator("tw-lists dialog")

    @property
    def list_in_use(self) -> Locator:
        return self.page.locator("tw-bar [name=list]")

    def tiles(self) -> list[str]:
        self.page.locator("tw-anagram-rack").wait_for()
        tiles: list[str] = self.page.locator("tw-anagram-rack .tile").evaluate_all(
            "all => all.map(e => e.dataset.tile.replace(/[[\\]]/g, ''))"
        )
        return tiles

    def words(self) -> list[str]:
        """The words whose rows are there."""
        words: list[str] = self.rows.evaluate_all("all => all.map(e => e.dataset.word)")
        return words

    def row(self, word: str) -> Locator:
        return self.page.locator(f"tw-anagram-words [data-word='{word}']")

    def list_row(self, id: str) -> Locator:
        return self.page.locator(f"tw-lists [data-list='{id}']")

    def wrong(self, place: str) -> Locator:
        return self.page.locator(
            {
                "rack": "tw-anagram-rack .wrong",
                "controls": "tw-anagram-controls .wrong",
                "bring": "tw-list-import .wrong",
                "edit": "tw-list-editor .wrong",
                "list": "tw-bar .wrong",
            }[place]
        )

    # What one does.

    def type(self, text: str) -> None:
        self.rack.focus()
        self.page.keyboard.type(text)

    def wait(self, count: int) -> None:
        """Wait until that many words are told."""
        expect(self.summary).to_contain_text(f"{count:,} word")
        self.wait_for_words()

    def wait_for_words(self) -> None:
        """Wait until the words are those of what is asked now; they grow stale with the event that changes it."""
        self.rows.first.wait_for()
        expect(self.page.locator("tw-anagrams .stale, tw-anagrams [aria-busy=true]")).to_have_count(0)

    def choose(self, group: str, name: str) -> None:
        self.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name, exact=True).click()

    def open_lists(self) -> None:
        self.list_in_use.click()
        expect(self.panel).to_be_visible()

    def choose_list(self, id: str) -> None:
        self.open_lists()
        self.list_row(id).get_by_role("radio").click()
        expect(self.list_in_use).to_have_attribute("data-list", id)

    def open_bring(self) -> None:
        self.open_lists()
        self.page.locator("tw-lists [name=bring]").click()

    def bring(self, name: str, content: bytes) -> None:
        """Choose a file in the panel."""
        self.open_bring()
        file: Any = {"name": name, "mimeType": "text/plain", "buffer": content}
        self.page.locator("tw-list-import [type=file]").set_input_files(file)

    def drop(self, name: str, content: str) -> None:
        """Drop a file on the page."""
        self.page.evaluate(
            """([name, content]) => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([content], name, { type: "text/plain" }));
                const event = (type) =>
                    new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true });
                document.querySelector("tw-app").dispatchEvent(event("dragover"));
                document.querySelector("tw-app").dispatchEvent(event("drop"));
            }""",
            [name, content],
        )

    def use(self) -> None:
        """Take the list that was just brought into use."""
        self.page.locator("tw-list-import [name=use]").click()
        expect(self.panel).to_be_hidden()
