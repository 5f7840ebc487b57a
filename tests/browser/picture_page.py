"""Pictures of boards as visitors bring them, and the dialog that reads them. For the tests beside this file."""

import base64
import io
from random import Random
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page
from rendered import crossword_screens, letterpress_screens
from rendered.letterpress_screens import Screen
from rendered.paint import pixels

from tilewise.api import Engine

FACE = ("work-sans", 700)
"""No template was made of it."""

BRING = """([name, type, content, way]) => {
    const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], name, { type }));
    const options = { bubbles: true, cancelable: true, composed: true };
    let target = document.querySelector("tw-app");
    while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
    if (way === "paste") {
        const event = new ClipboardEvent("paste", options);
        Object.defineProperty(event, "clipboardData", { value: data }); // Firefox lets nobody else give it files
        return !target.dispatchEvent(event);
    }
    target.dispatchEvent(new DragEvent("dragover", { ...options, dataTransfer: data }));
    return !target.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: data }));
}"""
"""Drops or pastes a file where the focus is; gives whether the page has taken it."""


def letterpress(seed: int, theme: str = "light") -> Screen:
    """Draw a Letterpress screen on which both sides hold squares."""
    rng = Random(seed)
    while True:
        screen = letterpress_screens.screen(rng, theme, FACE)
        if not screen.dimmed and screen.ours and screen.theirs and screen.image.width < 1000:
            return screen


def of_one_side(seed: int, theme: str = "light") -> Screen:
    """Draw a Letterpress screen on which only one side holds squares."""
    rng = Random(seed)
    while True:
        screen = letterpress_screens.screen(rng, theme, FACE)
        if not screen.dimmed and bool(screen.ours) != bool(screen.theirs) and screen.image.width < 1000:
            return screen


def crossword(game: str = "go", theme: str = "cream", seed: int = 1) -> crossword_screens.Screen:
    """Draw a screen of a crossword game."""
    return crossword_screens.screen(Random(seed), game, theme, FACE)


def file_of(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    """Give a picture as the bytes of its file."""
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def without(image: Image.Image, *places: int) -> Image.Image:
    """Give a Letterpress screen in which squares have lost their letters."""
    boxes = [square["box"] for square in Engine().call("letterpress.read_image", pixels(image))["squares"]]
    copy = image.copy()
    for left, top, width, height in (boxes[place] for place in places):
        ground = image.getpixel((left + width // 5, top + height // 5))
        ImageDraw.Draw(copy).rectangle((left + 4, top + 4, left + width - 5, top + height - 5), ground)
    return copy


class PicturePage:
    """The dialog of one open page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def dialog(self) -> Locator:
        return self.page.locator("tw-screenshot-reader dialog")

    def choose(self, file: bytes, name: str = "board.png", kind: str = "image/png") -> None:
        """Choose a file at the tool beside the board."""
        with self.page.expect_file_chooser() as chooser:
            self.page.locator("tw-toolbar [name=from-picture]").click()
        chooser.value.set_files({"name": name, "mimeType": kind, "buffer": file})

    def bring(self, way: str, file: bytes, name: str = "board.png", kind: str = "image/png") -> bool:
        """Drop or paste a file where the focus is; has the page taken it?"""
        taken: bool = self.page.evaluate(BRING, [name, kind, base64.b64encode(file).decode(), way])
        return taken

    @property
    def squares(self) -> Locator:
        return self.dialog.locator(".read [role=gridcell]")

    def letters(self) -> str:
        """What was read of the board, "." for nothing."""
        shown: list[str] = self.dialog.locator(".read .board [role=gridcell]").all_inner_texts()
        return "".join(text.strip() or "." for text in shown)

    def use(self) -> None:
        self.dialog.locator("[name=use]").click()

    @property
    def wrong(self) -> Locator:
        return self.dialog.locator(".wrong")

    @property
    def left(self) -> Locator:
        """How many squares are to be looked at."""
        return self.dialog.locator(".buttons [role=status]")
