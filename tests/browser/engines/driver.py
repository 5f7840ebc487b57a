"""One small interface to three browser engines, so that what every visitor must be able to do is written once.

A `Program` is a running browser; it opens a `Visit`: a new profile with one page in it, in which one navigates, runs
JavaScript, and clicks and types through the browser's own input. Each engine's file has one of each and nothing else.
Elements are found through shadow roots and frames of the same origin: "tw-letterpress-plays >> [role=option]" is every
such row below such a component, however deep.
"""

from __future__ import annotations

import json
import os
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

PATIENCE = float(os.environ.get("TILEWISE_PATIENCE", "180"))
"""Seconds until what does not come counts as failed: a busy machine takes its time to start an engine."""

KEYS = {
    "Enter": "\ue007",
    "Tab": "\ue004",
    "Space": " ",
    "Backspace": "\ue003",
    "Delete": "\ue017",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Home": "\ue011",
    "End": "\ue010",
}
"""Keys by their names in the DOM, as WebDriver writes them."""

FINDER = """
const below = (root, step) => {
    const found = [...root.querySelectorAll(step)];
    for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) found.push(...below(element.shadowRoot, step));
        if (element.localName === "iframe" && element.contentDocument)
            found.push(...below(element.contentDocument, step));
    }
    return found;
};
const all = (selector) => {
    let roots = [document];
    for (const step of selector.split(" >> ")) {
        const within = roots.flatMap((root) => [root, root.shadowRoot, root.contentDocument]).filter(Boolean);
        roots = [...new Set(within.flatMap((root) => below(root, step)))];
    }
    return roots;
};
const find = (selector) => all(selector)[0];
const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
const text = (selector) => (find(selector)?.innerText ?? "").trim();
"""
"""What scripts may use: all(selector), find(selector), isShown(element), text(selector)."""

PLACE = """
async (selector, index) => {
    const element = all(selector).filter(isShown)[index];
    if (!element) return `there is no ${selector} in sight`;
    const middle = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const topmost = (x, y) => {
        let hit = element.ownerDocument.elementFromPoint(x, y);
        for (let inner; (inner = hit?.shadowRoot?.elementFromPoint(x, y)) && inner !== hit; ) hit = inner;
        return hit;
    };
    const outer = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
    const isWithin = (node) => node && (node === element || isWithin(outer(node)));
    if (!isWithin(topmost(...middle()))) element.scrollIntoView({ block: "center", behavior: "instant" });
    let [x, y] = middle();
    await new Promise((drawn) => setTimeout(drawn, 50));
    if (String(middle()) !== String([x, y])) return `${selector} does not stand still`;
    const hit = topmost(x, y);
    if (!isWithin(hit)) return `${hit?.outerHTML.slice(0, 200)} lies over ${selector}`;
    for (let frame = element.ownerDocument.defaultView.frameElement; frame; ) {
        const { left, top } = frame.getBoundingClientRect();
        [x, y] = [x + left + frame.clientLeft, y + top + frame.clientTop];
        frame = frame.ownerDocument.defaultView.frameElement;
    }
    return [x, y];
}
"""
"""The middle of an element in the window, or why it cannot be clicked."""


class ScriptError(Exception):
    """A script in the page threw, or the page went away while it ran."""


class Visit(ABC):
    """A new profile with one page in it."""

    def __init__(self) -> None:
        self._expected: list[str] = []
        self._addresses: list[str] = ["data:", "blob:", "about:"]

    # What each engine does its own way.

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page anew."""

    @abstractmethod
    def new_page(self) -> None:
        """Close the page and go on in an empty one of the same profile: a later visit."""

    @abstractmethod
    def click_at(self, x: float, y: float) -> None:
        """Press and release the pointer, in CSS pixels from the window's upper left corner."""

    @abstractmethod
    def hover_at(self, x: float, y: float) -> None:
        """Move the pointer there."""

    @abstractmethod
    def press(self, *keys: str) -> None:
        """Press keys one after the other: characters, or names as in KEYS."""

    @abstractmethod
    def set_offline(self, offline: bool) -> bool:
        """Take the network away or give it back; False if this engine cannot, so the server has to be stopped."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this many CSS pixels."""

    @abstractmethod
    def screenshot(self, path: Path | str) -> None:
        """Save a picture of what is in sight, as PNG."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Give every error so far: of the console, uncaught, and requests to other hosts as far as they are seen."""

    @abstractmethod
    def close(self) -> None:
        """End the visit; the profile is gone."""

    @abstractmethod
    def _call(self, function: str, argument: str) -> str:
        """Run an asynchronous JavaScript function of one text to one text; ScriptError if it throws."""

    # What is the same in all.

    def run(self, function: str, *arguments: object) -> Any:
        """Run a JavaScript function, wait for its promise, and give its value; both ways as JSON.

        FINDER's names may be used in it.
        """
        wrapped = f"""async (given) => {{
            {FINDER}
            return JSON.stringify((await ({function})(...JSON.parse(given))) ?? null);
        }}"""
        return json.loads(self._call(wrapped, json.dumps(arguments)))

    def wait_for(self, function: str, *arguments: object, timeout: float | None = None) -> Any:
        """Run a JavaScript function until it gives something true; a page may come and go meanwhile."""
        failure = ""

        def look() -> Any:
            nonlocal failure
            try:
                return self.run(function, *arguments)
            except ScriptError as problem:
                failure = f" ({problem})"

        found = until(look, timeout)
        if not found:
            raise TimeoutError(f"this did not become true: {function} of {arguments}{failure}")
        return found

    def wait_for_element(self, selector: str, timeout: float | None = None) -> None:
        """Wait until such an element is there and visible."""
        self.wait_for("(selector) => all(selector).some(isShown)", selector, timeout=timeout)

    def wait_for_text(self, selector: str, part: str, timeout: float | None = None) -> None:
        """Wait until the first such element holds this text."""
        self.wait_for("(selector, part) => text(selector).includes(part)", selector, part, timeout=timeout)

    def click(self, selector: str, index: int = 0) -> None:
        """Click the visible element of that index, once it stands still and nothing lies over it."""
        self.click_at(*self._place(selector, index))

    def hover(self, selector: str, index: int = 0) -> None:
        """Move the pointer onto an element."""
        self.hover_at(*self._place(selector, index))

    def type(self, text: str) -> None:
        """Type where the focus is."""
        self.press(*text)

    def fill(self, selector: str, text: str) -> None:
        """Put a text in the place of what a field holds, by clicking into it and typing."""
        self.click(selector)
        self.run("(selector) => all(selector).find(isShown).select()", selector)
        self.press("Delete", *text)

    def _place(self, selector: str, index: int) -> tuple[float, float]:
        """Give the place of an element that stays where it is: one that moves would be missed."""
        reason: object = ""
        last: tuple[float, float] | None = None

        def look() -> tuple[float, float] | None:
            nonlocal reason, last
            found = self.run(PLACE, selector, index)
            if not isinstance(found, list):
                reason, last = found, None
                return None
            before, last = last, (found[0], found[1])
            reason = f"{selector} does not come to rest"
            return last if last == before else None

        place: tuple[float, float] | None = until(look)
        if not place:
            raise TimeoutError(str(reason))
        return place

    def also(self, url: str) -> None:
        """Let requests to the host of this address pass."""
        self._addresses.append("/".join(url.split("/")[:3]) + "/")

    def _is_foreign(self, url: str) -> bool:
        return not url.startswith(tuple(self._addresses))

    def expect(self, pattern: str) -> None:
        """Let problems pass that contain this regular expression."""
        self._expected.append(pattern)

    def check(self) -> None:
        """Fail for problems that were not expected."""
        left = [each for each in self.problems() if not any(re.search(pattern, each) for pattern in self._expected)]
        assert not left, "the page had problems:\n" + "\n".join(left)


class Program(ABC):
    """A running browser."""

    version: str
    """What it says it is."""

    hears_console = True
    """Does its driver tell of errors? Otherwise the pages have to note them themselves, by pages/record.js."""

    @abstractmethod
    def visit(self) -> Visit:
        """Open a page in a new profile."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and what was started for it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def until(look: Callable[[], Any], timeout: float | None = None) -> Any:
    """Look again and again until there is something, and give it; the last look's answer if there never is."""
    end = time.monotonic() + (PATIENCE if timeout is None else timeout)
    while not (found := look()) and time.monotonic() < end:
        time.sleep(0.05)
    return found
