"""What a page shows against WCAG 2.2 AA, by axe: all rules in light, those of colours in dark.

For a change all rules are looked at once: on a desktop in light, on a phone in dark.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from amount import EVERYTHING, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import draw_frames

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

GUIDELINES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe's whose outcome depends on a colour: the others find the same in light and in dark."""

NARROW = 600
"""Pixels; what is narrower is a phone."""

PALE = 10
"""Seconds that an answer is given to take its colour: one that was refused stays pale."""

in_both_widths = pytest.mark.parametrize("width", some([1280, 360], 1))


def open_screen(open_context: Callable[..., Any], width: int) -> Page:
    """Open a page on a desktop or, narrow, on a phone."""
    page: Page = open_context(
        service_workers="block",
        color_scheme="light",
        reduced_motion="reduce",
        viewport={"width": width, "height": 800},
        has_touch=width < NARROW,
    ).context.new_page()
    return page


def problems(page: Page) -> list[str]:
    """What axe finds wrong with what the page shows, each with the elements it is about.

    An answer is pale until it is one to what was typed last: where something is, it is looked at again for a while.
    """
    end = monotonic() + PALE
    pale = page.locator(".stale:not(:empty)").filter(visible=True)
    while (found := in_schemes(page)) and pale.count() and monotonic() < end:
        with contextlib.suppress(AssertionError):
            expect(pale).to_have_count(0, timeout=500)
    return found


def dangling(page: Page) -> list[str]:
    """Descriptions that elements name and that are not there: axe looks into no id that an attribute names in vain."""
    found: list[str] = page.evaluate(
        """() => {
            const roots = [document];
            for (const root of roots)
                for (const each of root.querySelectorAll("*")) if (each.shadowRoot) roots.push(each.shadowRoot);
            return roots.flatMap((root) => [...root.querySelectorAll("[aria-describedby]")].flatMap((element) => {
                const ids = element.getAttribute("aria-describedby").split(/\\s+/);
                const lost = ids.filter((id) => !id || !root.getElementById(id));
                return lost.map((id) => `${element.localName}[name=${element.getAttribute("name")}] -> #${id}`);
            }));
        }"""
    )
    return found


def in_schemes(page: Page) -> list[str]:
    """What axe finds in light, and of colours in dark; for a change in one of them."""
    is_phone = page.viewport_size is not None and page.viewport_size["width"] < NARROW
    found = [] if is_phone and not EVERYTHING else [f"light: {each}" for each in violations(page, GUIDELINES)]
    if is_phone or EVERYTHING:
        page.emulate_media(color_scheme="dark")
        draw_frames(page)
        found += [f"dark: {each}" for each in violations(page, COLOURS if EVERYTHING else GUIDELINES)]
        page.emulate_media(color_scheme="light")
    return found


def violations(page: Page, rules: list[str]) -> list[str]:
    """What axe finds by rules of these names or tags."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        """async (runOnly) => {
            const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
            return violations.map(({ id, nodes }) =>
                `${id}: ` + nodes.map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join("; "));
        }""",
        rules,
    )
    return list(found)
