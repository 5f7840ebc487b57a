"""The Letterpress page while a game is played on it, as its visitors name it. For the tests beside this file."""

from typing import Any
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect
from tests.browser.game_address import moves_in_address

from tilewise.api import Engine

FEW = "MSGZXCBJLQBLMGEPPJXMJYNXS"
"""A board of some hundred common words, on which a game is short."""


class LetterpressGamePage:
    """The Letterpress page while a game is played on it."""

    def __init__(self, page: Page, site: str) -> None:
        page.emulate_media(reduced_motion="reduce")
        self.page = page
        self.site = site
        self.touches = False
        """Is it played with a finger?"""

    def open(
        self, players: str = "You~,Bruno~1", moves: str = "", board: str = FEW, words: str = "en-common"
    ) -> "LetterpressGamePage":
        """Open a game on a board, by default with a person to move."""
        self.setup = {"lexicon": words, "board": board, "seed": 0}
        moved = f"&moves={quote(moves)}" if moves else ""
        address = f"#letterpress?view=game&seats={quote(players)}&deal=0&words={words}&on={board}{moved}"
        self.page.goto(f"{self.site}{address}")
        self.todo.wait_for()
        return self

    @property
    def todo(self) -> Locator:
        """The heading that says what is to be done."""
        return self.page.locator("tw-letterpress-game h2[data-actor]")

    def wait_for_turn(self, player: int = 0) -> None:
        """Wait until it is somebody's turn, or the game is over."""
        heading = f"h2:is([data-actor='{player}'], [data-actor=''])"
        self.page.locator(f"tw-letterpress-game {heading}").wait_for()

    @property
    def over(self) -> bool:
        return self.todo.get_attribute("data-actor") == ""

    @property
    def turns(self) -> Locator:
        return self.page.locator("tw-letterpress-game tw-turn-log [data-turn]")

    @property
    def reviewed(self) -> Locator:
        return self.page.locator("tw-letterpress-review li")

    @property
    def word(self) -> Locator:
        return self.page.locator("tw-letterpress-hand .letters")

    @property
    def taken(self) -> Locator:
        return self.page.locator("tw-letterpress-board .taken")

    @property
    def wrong(self) -> Locator:
        return self.page.locator("tw-letterpress-game .wrong")

    def button(self, name: str) -> Locator:
        return self.page.locator(f"tw-letterpress-game [name={name}]")

    def square(self, index: int) -> Locator:
        return self.page.locator(f"tw-letterpress-board [data-square='{index}']")

    def press(self, what: Locator) -> None:
        """Tap or click."""
        if self.touches:
            what.tap()
        else:
            what.click()

    def scores(self) -> list[str]:
        return self.page.locator("tw-sides .score").all_inner_texts()

    def owned(self, side: str) -> set[int]:
        squares = f"tw-letterpress-board [data-square].{side}"
        return set(self.page.locator(squares).evaluate_all("all => all.map(e => Number(e.dataset.square))"))

    def moves(self) -> list[str]:
        """The actions as the address has them."""
        return moves_in_address(self.page, self.turns.count())

    def record(self) -> dict[str, Any]:
        """The game as the address has it."""
        setup = {**self.setup, "players": [{}, {}]}
        return {"setup": setup, "actions": [read_action(text) for text in self.moves()]}

    def match(self, engine: Engine) -> dict[str, Any]:
        """What has come of it, by the engine of this machine."""
        told: Any = engine.call("letterpress.match", {**self.record(), "limit": 0})
        return dict(told)

    def change_to(self, language: str) -> None:
        """Choose another language of the page."""
        self.page.locator("[name=settings]").click()
        self.page.locator("tw-settings").get_by_text(language).click()
        self.page.keyboard.press("Escape")

    def play(self, word: str, mask: int) -> None:
        """Tap a word on its squares and play it."""
        board = self.setup["board"]
        left = [i for i in range(25) if mask >> i & 1]
        for letter in word:
            square = next(i for i in left if str(board)[i] == letter)
            left.remove(square)
            self.press(self.square(square))
        self.press(self.button("play"))

    def take_turn(self, action: dict[str, Any]) -> None:
        """Do by hand what the engine would do, and wait until it is done."""
        done = self.turns.count()
        if action["kind"] == "play":
            self.play(action["word"], action["mask"])
        else:
            self.press(self.button("pass"))
        expect(self.turns.nth(done)).to_be_attached()


def read_action(text: str) -> dict[str, Any]:
    """Read an action as the address writes it."""
    if text in ("-", "--"):
        return {"kind": "pass" if text == "-" else "resign"}
    word, _, mask = text.partition("-")
    return {"kind": "play", "word": word, "mask": int(mask, 36)}
