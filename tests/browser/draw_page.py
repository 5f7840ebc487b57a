"""The Word Game's page as its visitors name it: tiles, word, round, experiment. For the tests beside this file."""

from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tilewise.api import Engine


@cache
def engine() -> Engine:
    """The solvers in this Python, for what the page should say."""
    return Engine()


def asked(method: str, **fields: Any) -> dict[str, Any]:
    """Ask them."""
    return engine().call(method, fields)


class DrawPage:
    """One open page of the site."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, **parts: object) -> "DrawPage":
        parts = {"list": "en-common", **parts}
        self.page.goto(f"{self.site}#draw?" + "&".join(f"{name}={value}" for name, value in parts.items()))
        self.page.locator("tw-draw-rack").wait_for()
        return self

    def open_dealt(self, **parts: object) -> "DrawPage":
        self.open(**parts)
        self.tiles.first.wait_for()
        return self

    @property
    def tiles(self) -> Locator:
        return self.page.locator("tw-draw-rack .tile[data-letter]")

    def letters(self) -> str:
        self.page.locator("tw-draw-rack").wait_for()
        found: list[str] = self.tiles.evaluate_all("all => all.map(e => e.dataset.letter)")
        return "".join(found)

    @property
    def word(self) -> Locator:
        return self.page.locator("tw-draw-rack [name=word]")

    def try_word(self, word: str) -> None:
        self.word.fill(word)
        self.word.press("Enter")

    @property
    def tries(self) -> Locator:
        return self.page.locator("tw-draw-round .tries li")

    @property
    def best(self) -> Locator:
        return self.page.locator("tw-draw-round").locator("[role=option]")

    def best_words(self) -> list[str]:
        self.best.first.wait_for()
        words: list[str] = self.best.evaluate_all("all => all.map(e => e.dataset.word)")
        return words

    @property
    def outcome(self) -> Locator:
        return self.page.locator("tw-draw-round .outcome")

    def reveal(self) -> None:
        self.page.locator("[name=reveal]").click()

    def field(self, name: str) -> Locator:
        return self.page.locator(f"tw-draw .fields [name={name}]")

    def open_bag(self) -> None:
        self.page.locator("tw-draw-bag summary").click()

    def bag_field(self, letter: str, part: str) -> Locator:
        return self.page.locator(f"tw-draw-bag [data-letter='{letter}'][data-part={part}]")

    @property
    def experiment(self) -> Locator:
        return self.page.locator("tw-draw-experiment")

    @property
    def status(self) -> Locator:
        return self.experiment.locator(".status")

    def draw_times(self, draws: object) -> None:
        self.experiment.locator("[name=draws]").fill(str(draws))
        self.experiment.locator("[name=run]").click()

    def fact(self, index: int) -> str:
        return self.experiment.locator(".facts dd").nth(index).inner_text()

    def table(self, place: Locator) -> list[list[str]]:
        """The table behind a plot, cell by cell, without its head."""
        rows: list[list[str]] = place.locator("tw-plot tbody tr").evaluate_all(
            "rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))"
        )
        return rows

    def expect_address(self, part: str) -> None:
        self.page.wait_for_function("part => location.hash.includes(part)", arg=part)

    def expect_done(self) -> None:
        expect(self.status).to_contain_text(" draws in ")
