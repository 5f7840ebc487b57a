"""The crossword page while a game is played on it, as its visitors name it. For the tests beside this file."""

from urllib.parse import quote

from playwright.sync_api import Locator, Page

HELD = """() => {
    const { setTimeout } = window;
    const held = [];
    window.setTimeout = (f, ms) => (ms > 300 && ms <= 350 ? held.push(f) : setTimeout(f, ms));
    window.letGo = () => {
        window.setTimeout = setTimeout;
        held.forEach((f) => f());
    };
}"""
"""Keeps opponents who take their time thinking until they are let go."""


class CrosswordGamePage:
    """The crossword page while a game is played on it."""

    def __init__(self, page: Page, site: str) -> None:
        page.emulate_media(reduced_motion="reduce")
        self.page = page
        self.site = site

    def open(
        self,
        players: str = "You~,Bruno~3",
        moves: str = "",
        rules: str = "",
        deal: int = 494022118,
        words: str = "en",
    ) -> "CrosswordGamePage":
        """Open a dealt game: whoever begins it with this deal holds AADFOU and a blank."""
        moved = f"&moves={quote(moves)}" if moves else ""
        address = f"#crossword?view=game&seats={quote(players)}&deal={deal}&words={words}{rules}{moved}"
        self.page.goto(f"{self.site}{address}")
        self.todo.wait_for()
        return self

    @property
    def todo(self) -> Locator:
        """The heading that says what is to be done."""
        return self.page.locator("tw-crossword-game h2[data-phase]")

    def wait_for_turn(self, player: int = 0) -> None:
        self.page.locator(f"tw-crossword-game h2[data-actor='{player}']").wait_for()

    def rack(self) -> str:
        tiles: list[str] = self.tiles.evaluate_all("all => all.map(tile => tile.dataset.tile)")
        return "".join(sorted(tiles))

    @property
    def tiles(self) -> Locator:
        return self.page.locator("tw-crossword-hand [data-tile]")

    @property
    def turns(self) -> Locator:
        return self.page.locator("tw-crossword-scores [data-turn]")

    @property
    def laid(self) -> Locator:
        return self.page.locator("tw-crossword-board .tentative")

    @property
    def told(self) -> Locator:
        return self.page.locator("tw-crossword-game .told").first

    @property
    def wrong(self) -> Locator:
        return self.page.locator("tw-crossword-game .wrong")

    def button(self, name: str) -> Locator:
        return self.page.locator(f"tw-crossword-game [name={name}]")

    def tap(self, tile: str) -> None:
        self.page.locator(f"tw-crossword-hand [data-tile={tile}]:not([disabled])").first.click()

    def wait_for_address(self, part: str) -> None:
        self.page.wait_for_function("part => decodeURIComponent(location.hash).includes(part)", arg=part)
