"""Chromium, driven by Playwright."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import build
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from tests.browser.engines.driver import PATIENCE, Program, ScriptError, Visit

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=slight",  # as with the browser's own windows: letters are as wide as there
    "--no-first-run",
]


REFUSED = 5
"""How often a picture may be refused before that is an error."""


def launch_options(*, whole: bool = False) -> dict[str, Any]:
    """Playwright's options for the Chromium that the machine has, or else its own.

    Where a test needs a browser's settings, the engine alone will not do, and it asks for the `whole` browser.
    """
    arguments = QUIET + (["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])
    installed = build.installed_chromium(whole=whole)
    playwrights = {"channel": "chromium"} if whole and not installed else {}
    return {"executable_path": installed, "args": arguments, **playwrights}


def launched(playwright: Playwright) -> Browser:
    """Start that Chromium."""
    return playwright.chromium.launch(**launch_options())


def screenshot(page: Page, **options: Any) -> bytes:
    """Take a picture of a page, as a PNG file's bytes.

    A Chromium that is short of time may refuse one ("Unable to capture screenshot"), and take the same picture when it
    is asked again a moment later, which Playwright does not do.
    """
    for _ in range(REFUSED):
        try:
            return page.screenshot(**options)
        except PlaywrightError as problem:
            if "Unable to capture screenshot" not in problem.message:
                raise
            page.wait_for_timeout(500)  # milliseconds
    return page.screenshot(**options)


class ChromiumVisit(Visit):
    """A browser context with one page."""

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self._context = browser.new_context()
        self._context.set_default_timeout(PATIENCE * 1000)
        self._problems: list[str] = []
        self._context.on("console", self._see_console)
        self._context.on("request", self._see_request)
        self._context.on("weberror", lambda error: self._problems.append(f"uncaught: {error.error}"))
        self._page = self._context.new_page()

    def open(self, url: str) -> None:
        self.also(url)
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def new_page(self) -> None:
        old, self._page = self._page, self._context.new_page()
        old.close()

    def click_at(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def hover_at(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press("Space" if key == " " else key)

    def set_offline(self, offline: bool) -> bool:
        self._context.set_offline(offline)
        return True

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path | str) -> None:
        screenshot(self._page, path=path)

    def problems(self) -> list[str]:
        return self._problems

    def close(self) -> None:
        self._context.close()

    def _call(self, function: str, argument: str) -> str:
        try:
            return str(self._page.evaluate(function, argument))
        except PlaywrightError as problem:
            raise ScriptError(problem.message) from problem

    def _see_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problems.append(f"console: {message.text} ({message.location.get('url')})")

    def _see_request(self, request: Request) -> None:
        if self._is_foreign(request.url):
            self._problems.append(f"request to another host: {request.url}")


class Chromium(Program):
    """A Chromium of one's own, or one that is running already."""

    def __init__(self, running: Browser | None = None) -> None:
        self._playwright = None if running else sync_playwright().start()
        self._browser = running or launched(self._playwright)  # type: ignore[arg-type]
        self.version = f"Chromium {self._browser.version}"

    @staticmethod
    def missing() -> str | None:
        """Say why it cannot be started here, or None: build.py sees to it that it can."""
        return None

    def visit(self) -> Visit:
        return ChromiumVisit(self._browser)

    def close(self) -> None:
        if self._playwright:
            self._browser.close()
            self._playwright.stop()
