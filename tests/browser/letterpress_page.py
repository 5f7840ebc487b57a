"""The Letterpress page as its visitors name it: the board, the plays, the sentences. For the tests beside this file."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import lain_in

GAME = "msgzxcbjlqblmgeppjxmjynxs"
OURS = 3310592
THEIRS = 17180
"""The board of the design's ancestor, a game in progress."""

RICH = "pnsenahmuortfhigcscwpdoea"
"""An untouched board of common letters."""

MIDDLE = "board=pnsenahmuortfhigcscwpdoea&ours=16777383&theirs=7441480&played=HAPPENS,GATHERS,ASHAMED,CHOPPED"
"""The example of the first screen; with the large English list, both sides can force a win when it is their turn."""

SQUARES = 25


class LetterpressPage:
    """One open page of the site."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, address: str = "#letterpress?turn=ours") -> "LetterpressPage":
        self.page.goto(f"{self.site}{address}")
        self.squares.first.wait_for()
        return self

    def open_game(self, **more: object) -> "LetterpressPage":
        """Open the game in progress and wait for its plays, in an order that does not change any more."""
        parts = {"board": GAME, "ours": OURS, "theirs": THEIRS, "ranking": "letterpwn", **more}
        self.open("#letterpress?" + "&".join(f"{name}={value}" for name, value in parts.items()))
        self.wait_for_plays()
        return self

    # What one sees.

    @property
    def board(self) -> Locator:
        return self.page.locator("tw-letterpress-board")

    @property
    def squares(self) -> Locator:
        return self.board.locator("[data-square]")

    def square(self, index: int) -> Locator:
        return self.squares.nth(index)

    def cell(self, index: int) -> Locator:
        return self.square(index).locator(".cell")

    @property
    def rows(self) -> Locator:
        return self.page.locator("tw-letterpress-plays").locator("[role=option]")

    @property
    def chosen(self) -> Locator:
        """The play that is shown."""
        return self.page.locator("tw-letterpress-plays").get_by_role("option", selected=True)

    @property
    def summary(self) -> Locator:
        return self.page.locator("tw-letterpress .summary")

    @property
    def side_to_move(self) -> str:
        return self.page.locator("tw-sides label:has(:checked)").get_attribute("data-side") or ""

    def score(self, side: str) -> Locator:
        return self.page.locator(f"tw-sides [data-side={side}] .score")

    def letters(self) -> str:
        """The board in lower case, "." for an empty square."""
        return "".join(
            lain_in(self.board, ".cell").evaluate_all("all => all.map(e => (e.value || e.innerText).trim() || '.')")
        ).lower()

    def owned(self, side: str) -> set[int]:
        """The squares that the board shows as a side's."""
        return set(
            self.board.locator(f"[data-square].{side}").evaluate_all("all => all.map(e => Number(e.dataset.square))")
        )

    def locked(self) -> set[int]:
        return set(self.board.locator(".locked").evaluate_all("all => all.map(e => Number(e.dataset.square))"))

    def words(self) -> list[str]:
        words: list[str] = self.rows.evaluate_all("all => all.map(e => e.dataset.word)")
        return words

    def chips(self) -> list[str]:
        return [text.strip() for text in self.page.locator("tw-letterpress-played .chip").all_inner_texts()]

    def value(self, name: str) -> Locator:
        """One of the fields `board`, `ours`, `theirs`."""
        return self.page.locator(f"tw-letterpress-values [name={name}]")

    def wrong(self, place: str) -> Locator:
        """The sentence about what is wrong, at its place: "board", "ours", "theirs", "played", "list"."""
        return self.page.locator(
            {
                "board": ".under .wrong",
                "ours": "tw-letterpress-values .ours .wrong",
                "theirs": "tw-letterpress-values .theirs .wrong",
                "played": "tw-letterpress-played .wrong",
                "list": "tw-bar .wrong",
            }[place]
        )

    @property
    def notice(self) -> Locator:
        return self.page.locator("tw-app .notice")

    @property
    def chosen_list(self) -> Locator:
        """The button that tells which word list is in use."""
        return self.page.locator("tw-bar [name=list]")

    # What one does.

    def choose_list(self, id: str) -> None:
        self.chosen_list.click()
        self.page.locator(f"tw-lists [name=list][value={id}]").click()

    def type(self, text: str, start: int = 0) -> None:
        self.cell(start).focus()
        self.page.keyboard.type(text)

    def paste(self, text: str, square: int = 0) -> None:
        """Paste as a browser does: an event with the text, at the square in use."""
        self.cell(square).focus()
        self.cell(square).evaluate(
            """(cell, text) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", text);
                const event = { clipboardData, bubbles: true, composed: true, cancelable: true };
                cell.dispatchEvent(new ClipboardEvent("paste", event));
            }""",
            text,
        )

    def choose_mode(self, name: str) -> None:
        self.page.get_by_role("radiogroup", name="Editing mode").get_by_role("radio", name=name, exact=True).click()

    def centre(self, index: int) -> tuple[float, float]:
        box = self.square(index).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def open_values(self) -> None:
        self.page.locator("tw-letterpress-values summary").click()

    def wait_for_plays(self) -> None:
        """Wait until the plays belong to the board, and all their rows are drawn."""
        self.rows.first.wait_for()
        expect(self.page.locator("tw-letterpress-plays :is(.stale, [aria-busy=true])")).to_have_count(0)

    @property
    def status(self) -> Locator:
        """How far the thinking ahead has come."""
        return self.page.locator("tw-letterpress-order .thinking .status")

    def wait_until_settled(self) -> None:
        """Wait until nothing is thought about any more."""
        self.wait_for_plays()
        expect(self.status).to_have_text(re.compile(r"^[^%]+$"))

    def wait_for_address(self, part: str) -> None:
        self.page.wait_for_function("part => location.hash.includes(part)", arg=part)


def bits(squares: set[int]) -> int:
    return sum(1 << square for square in squares)
