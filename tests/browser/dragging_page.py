"""A crossword game whose tiles are dragged, with a mouse or with a finger. For the tests beside this file."""

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.crossword_game_page import CrosswordGamePage

Point = tuple[float, float]

LIFT = 34
"""Pixels that a tile is held above a finger."""


class Mouse:
    """A mouse: what it points at is what counts."""

    lift = 0

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, at: Point) -> None:
        self._mouse.move(*at)
        self._mouse.down()

    def move(self, to: Point) -> None:
        self._mouse.move(*to, steps=2)

    def release(self) -> None:
        self._mouse.up()


class Finger:
    """A finger: above it is what counts on the board."""

    lift = LIFT

    def __init__(self, page: Page) -> None:
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, at: Point) -> None:
        self._at = at
        self._send("touchStart", at)

    def move(self, to: Point) -> None:
        for part in (1, 2, 3):
            (x, y), (to_x, to_y) = self._at, to
            self._send("touchMove", (x + (to_x - x) * part / 3, y + (to_y - y) * part / 3))
        self._at = to

    def release(self) -> None:
        self._send("touchEnd")

    def cancel(self) -> None:
        """Let the system take the touch for something else."""
        self._send("touchCancel")


class Table:
    """A game with whatever drags its tiles."""

    def __init__(self, game: CrosswordGamePage, pointer: Mouse | Finger) -> None:
        self.game = game
        self.page = game.page
        self.pointer = pointer

    def open(self, **options: Any) -> "Table":
        self.game.open(**options)
        expect(self.game.tiles).to_have_count(7)
        self.dealt = self.rack
        return self

    @property
    def rack(self) -> list[str]:
        """All tiles of the rack in their order, laid or not."""
        tiles: list[str] = self.game.tiles.evaluate_all("all => all.map(tile => tile.dataset.tile)")
        return tiles

    @property
    def used(self) -> list[str]:
        """The tiles of the rack that lie on the board, as the rack shows them."""
        tiles: list[str] = self.page.locator("tw-crossword-hand .used").evaluate_all(
            "all => all.map(tile => tile.dataset.tile)"
        )
        return tiles

    @property
    def laid(self) -> dict[int, str]:
        """The tiles on the board that are laid and not played; a small letter is a blank's."""
        squares: list[tuple[int, str]] = self.game.laid.evaluate_all(
            """all => all.map(({ dataset, classList, children: [face] }) => [
                Number(dataset.square),
                classList.contains("blank") ? `${face.textContent}?` : face.textContent,
            ])"""
        )
        return dict(squares)

    def square(self, square: int) -> Locator:
        return self.page.locator(f"tw-crossword-game [data-square='{square}']")

    def on_rack(self, place: int) -> Point:
        return middle(self.game.tiles.nth(place))

    def on_board(self, square: int) -> Point:
        """Where the pointer is when a tile is held over a square."""
        x, y = middle(self.square(square))
        return x, y + self.pointer.lift

    def hold(self, at: Point, *to: Point) -> None:
        self.pointer.press(at)
        for point in to:
            self.pointer.move(point)

    def drag(self, at: Point, *to: Point) -> None:
        self.hold(at, *to)
        self.pointer.release()
        expect(self.page.locator(".ghost")).to_have_count(0)

    def lay(self, place: int, square: int) -> None:
        self.drag(self.on_rack(place), self.on_board(square))

    def check(self) -> None:
        """See that no tile is doubled or lost."""
        assert sorted(self.rack) == sorted(self.dealt)
        assert sorted("?" if tile.endswith("?") else tile for tile in self.laid.values()) == sorted(self.used)


def middle(element: Locator) -> Point:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
