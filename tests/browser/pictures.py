"""Pictures of the page, as small as they can be and still tell what has moved, is missing or has another colour.

They are compared at a quarter of their size, where the edges of letters, which each Chromium draws in its own way, have
become greys that differ by little.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page
from tests.browser.engines.chromium import screenshot

KEPT = Path(__file__).parent / "pictures"
"""What the views looked like when somebody last looked at them."""

SMALLER = 4

NEAR = 32
"""By how much, of 255, red, green or blue of a pixel may differ."""

FEW = 0.0004
"""The share of pixels that may differ by more."""

HIDE_UNSTEADY = """() => {
    const hide = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) hide(element.shadowRoot);
            if (element.matches(".summary, [role=timer], tw-loading")) element.style.visibility = "hidden";
        }
    };
    hide(document);
}"""
"""Hides sentences with milliseconds, clocks, and what tells of loading; by script, as the page's policy wants it."""


def picture_of(page: Page, scale: int = 1) -> Image.Image:
    """What a page with so many pixels to a point shows, made small."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.evaluate(HIDE_UNSTEADY)
    page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    png = screenshot(page, animations="allow", caret="initial")  # which would be changed by a style that is refused
    return Image.open(BytesIO(png)).convert("RGB").reduce(SMALLER * scale)


def difference(old: Image.Image, new: Image.Image) -> Image.Image:
    """White where two pictures of one size differ, black elsewhere."""
    apart = [band.point(lambda value: 255 if value > NEAR else 0) for band in ImageChops.difference(old, new).split()]
    return ImageChops.lighter(apart[0], ImageChops.lighter(apart[1], apart[2]))


def are_alike(old: Image.Image, new: Image.Image) -> bool:
    """Would a person take the two for pictures of the same?"""
    if old.size != new.size:
        return False
    return difference(old, new).histogram()[255] <= FEW * old.width * old.height
