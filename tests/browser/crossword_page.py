"""The crossword page as its visitors name it: board, rack, plays, sentences. For the tests beside this file."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import draw_frames, lain_in

DUEL = "#crossword?list=en-common&game=duel&tiles=en&board=11/11/11/11/11/2PLANETS2/8A2/8G2/8E2/11/11&rack=DORINES"
"""The middle of a game on a small board."""

ENDING = (
    "#crossword?list=en&game=scrabble&board=VIMINA1G4P2/5GILTCUPS2/7I3EA1I/7BAA1EL1N/8LI2MOD/7FED3DE/7AWES2AN/"
    "5FAX2OUCHT/5OH3R1O1E/4JO3AR1N1R/4ET3BY1QI1/4Us3O2UR1/AYs2I3R2EE1/ZEK2E3D2R2/ONIONS6SEW&rack="
)
"""The end of a game, for a rack to follow: with GTVL the other side holds TT."""

LEARN = """async ([lexicon, layout, boards]) => {
    const { engine } = document.querySelector("tw-app");
    const leaves = await engine.request("crossword.leaves", { lexicon, layout, tiles: "en", boards: 3 });
    await engine.leaves.save({ ...leaves, boards });
}"""
"""Keeps leave values for a list and a board, learnt from three boards and said to be from more."""


class CrosswordPage:
    """One open page of the site."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, address: str = "#crossword?game=scrabble") -> "CrosswordPage":
        self.page.goto(f"{self.site}{address}")
        self.board.locator("[data-square]").first.wait_for()
        return self

    def open_example(self, name: str = "scrabble") -> "CrosswordPage":
        self.open()
        self.page.locator(f"tw-crossword-start button[name={name}]").click()
        self.wait_for_plays()
        return self

    def by_score(self) -> "CrosswordPage":
        """Order the plays by their points, in place of equity."""
        self.page.get_by_role("radio", name="Score", exact=True).click()
        self.wait_for_plays()
        return self

    # What one sees.

    @property
    def board(self) -> Locator:
        return self.page.locator("tw-crossword-board")

    def square(self, row: int, column: int, width: int = 15) -> Locator:
        """A square, counted from 0."""
        return self.board.locator(f'[data-square="{row * width + column}"]')

    def rows(self, width: int = 15) -> list[str]:
        """The board: "." for an empty square, "(A)" for a blank; tiles that are only shown count as well."""
        squares = lain_in(self.board, "[data-square]")
        self.settle()
        faces: list[str] = squares.evaluate_all(
            """all => all.map(square => {
                const face = square.querySelector("b")?.textContent ?? ".";
                return square.classList.contains("blank") ? `(${face})` : face;
            })"""
        )
        return ["".join(faces[i : i + width]) for i in range(0, len(faces), width)]

    def settle(self) -> None:
        """Let the page draw what the last tap or key has changed."""
        draw_frames(self.page)

    def rack(self) -> str:
        rack = lain_in(self.page.locator("tw-rack"), "[data-tile]")
        self.settle()
        tiles: list[str] = rack.evaluate_all("all => all.map(tile => tile.dataset.tile)")
        return "".join(tiles)

    @property
    def rack_field(self) -> Locator:
        return self.page.locator("tw-rack input")

    @property
    def plays(self) -> Locator:
        return self.page.locator("tw-crossword-plays").locator("[role=option]")

    def facts(self, play: int) -> tuple[str, str, float]:
        """A play's position, its word (blanks in lower case), and the number that decides the order."""
        self.plays.nth(play).wait_for()
        return self.all_facts()[play]

    def all_facts(self) -> list[tuple[str, str, float]]:
        """The facts of all plays in the list, read at one moment."""
        rows = self.plays.evaluate_all(
            """rows => rows.map((row) => [
                row.querySelector(".square").innerText,
                row.dataset.word,
                row.querySelector(".decides").lastChild.textContent.trim(),
            ])"""
        )
        return [(square, word, float(number)) for square, word, number in rows]

    @property
    def summary(self) -> Locator:
        return self.page.locator("tw-crossword .summary")

    @property
    def tentative(self) -> Locator:
        return self.board.locator(".tentative")

    @property
    def problems(self) -> Locator:
        """The judge's sentences."""
        return self.page.locator("tw-crossword .problems .wrong")

    def wrong(self, place: str) -> Locator:
        """The sentence about what is wrong, at its place: "board", "rack", "filters", "import", "written"."""
        return self.page.locator(
            {
                "board": "tw-crossword .position > p.wrong",
                "rack": "tw-rack .wrong",
                "filters": "tw-crossword-filters .wrong",
                "import": "tw-crossword-transfer #wrong",
                "written": "tw-crossword-transfer #wrong-written",
                "list": "tw-bar .wrong",
            }[place]
        )

    @property
    def turns(self) -> Locator:
        return self.page.locator("tw-crossword-record [data-turn]")

    def logged(self) -> list[str]:
        """The turns of the score sheet: square, word or deed, points, total."""
        self.settle()
        rows: list[str] = self.turns.evaluate_all(
            """all => all.map(turn => {
                const shown = (node) => (node?.nodeType === Node.COMMENT_NODE ? "" : (node?.textContent.trim() ?? ""));
                const text = (part) => shown(turn.querySelector(part)?.lastChild);
                const place = turn.querySelectorAll(".light")[1].textContent;
                return [place, text(".word"), text(".number"), text(".total")].filter(Boolean).join(" ");
            })"""
        )
        return rows

    def totals(self) -> list[str]:
        """The scores of the visitor and of the other player, as the score sheet has them."""
        return self.page.locator("tw-crossword-record tw-sides .score").all_inner_texts()

    def mover(self) -> str:
        """Whose turn it is: "ours" or "theirs"."""
        chosen = self.page.locator("tw-crossword-record tw-sides label:has(:checked)")
        return chosen.get_attribute("data-side") or ""

    def left(self, tile: str) -> Locator:
        """How many of a tile nobody has seen."""
        return self.page.locator(f'tw-crossword-letters [data-tile="{tile}"] .count')

    # What one does.

    def go_to(self, row: int, column: int, *, across: bool = True, width: int = 15) -> None:
        """Walk to a square with the arrow keys, and turn the caret if need be."""
        keyboard = self.page.keyboard
        focused = self.board.locator(".caret")
        focused.locator("input").focus()
        here = divmod(int(focused.get_attribute("data-square") or 0), width)
        for steps, keys in ((row - here[0], ("ArrowUp", "ArrowDown")), (column - here[1], ("ArrowLeft", "ArrowRight"))):
            for _ in range(abs(steps)):
                keyboard.press(keys[steps > 0])
        if ("down" in (focused.get_attribute("class") or "").split()) == across:
            keyboard.press("Space")

    def type_word(self, word: str, row: int, column: int, *, across: bool = True, width: int = 15) -> None:
        self.go_to(row, column, across=across, width=width)
        self.page.keyboard.type(word)

    def open_sheet(self) -> None:
        """Show the score sheet in place of the plays."""
        if not self.page.locator("tw-crossword-record").is_visible():
            self.page.locator("tw-crossword [name=view]").click()

    def paste(self, text: str) -> None:
        """Paste as a browser does: an event with the text, at the square in use."""
        cell = self.board.locator(".caret input")
        cell.focus()
        cell.evaluate(
            """(cell, text) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", text);
                const event = { clipboardData, bubbles: true, composed: true, cancelable: true };
                cell.dispatchEvent(new ClipboardEvent("paste", event));
            }""",
            text,
        )

    def choose_letters(self, id: str) -> None:
        self.page.locator("tw-crossword-setup [name=tiles]").select_option(id)

    def choose_game(self, id: str) -> None:
        self.page.locator("tw-crossword-setup [name=game]").select_option(id)

    def open_transfer(self) -> None:
        self.page.locator("tw-crossword-transfer summary").click()

    def bring_in(self, text: str) -> None:
        """Import a text through its field."""
        if not self.page.locator("tw-crossword-transfer details[open]").count():
            self.open_transfer()
        self.page.locator("tw-crossword-transfer [name=import]").fill(text)
        self.page.locator("tw-crossword-transfer [name=read]").click()

    def written(self, format: str, before: str = "") -> str:
        """The board as text, where `before` stands until now."""
        if not self.page.locator("tw-crossword-transfer details[open]").count():
            self.open_transfer()
        self.page.locator(f"tw-crossword-transfer [name=write-{format}]").click()
        field = self.page.locator("tw-crossword-transfer [name=written]")
        if before:
            expect(field).not_to_have_value(before)
        field.wait_for()
        return field.input_value()

    def wait_for_plays(self) -> None:
        """Wait until the plays belong to the board, and all their rows are drawn."""
        self.plays.first.wait_for()
        expect(self.page.locator("tw-crossword-plays :is(.stale, [aria-busy=true])")).to_have_count(0)
        expect(self.summary).to_have_attribute("aria-busy", "false")

    def wait_for_address(self, part: str) -> None:
        self.page.wait_for_function("part => decodeURIComponent(location.hash).includes(part)", arg=part)
