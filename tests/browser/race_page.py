"""The race's page as its visitors name it: rack, lanes, curves. For the tests beside this file."""

from playwright.sync_api import Locator, Page

PATIENT = 120_000
"""Milliseconds for a worker to start and a race to be run, on a machine that has other things to do."""

QUICK = "letter-count,subset-key,registers"


class RacePage:
    """One open page of the race."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, **parts: object) -> "RacePage":
        parts = {"list": "en-common", **parts}
        self.page.goto(f"{self.site}#race?" + "&".join(f"{name}={value}" for name, value in parts.items()))
        self.rack.wait_for()
        return self

    @property
    def rack(self) -> Locator:
        return self.page.locator("tw-race [name=rack]")

    @property
    def status(self) -> Locator:
        return self.page.locator("tw-race .status")

    def lane(self, finder: str) -> Locator:
        return self.page.locator(f"tw-race-lanes [data-finder={finder}]")

    def run(self) -> None:
        self.page.locator("tw-race [name^=run]").click()

    def curves(self) -> dict[str, list[str]]:
        """The table behind the plot: what each finder took, by the number of tiles."""
        rows: list[list[str]] = self.page.locator("tw-race tw-plot tr").evaluate_all(
            "rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))"
        )
        head, *body = rows
        return {name: [row[i] for row in body] for i, name in enumerate(head)}
