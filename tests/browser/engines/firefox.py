"""Firefox, driven over WebDriver BiDi, which it speaks by itself: no other program lies between."""

from __future__ import annotations

import base64
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

from tests.browser.engines.bidi import Bidi, BidiError
from tests.browser.engines.driver import KEYS, Program, ScriptError, Visit

NAMES = ("firefox-esr", "firefox")
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
"""Beyond those that Firefox sets itself while it is driven."""

FRAME_AT = """(x, y) => {
    let hit = document.elementFromPoint(x, y);
    for (let inner; (inner = hit?.shadowRoot?.elementFromPoint(x, y)) && inner !== hit; ) hit = inner;
    if (hit?.localName !== "iframe" || hit.contentDocument) return null;
    const { left, top } = hit.getBoundingClientRect();
    return [hit.contentWindow, left + hit.clientLeft, top + hit.clientTop];
}"""


class FirefoxVisit(Visit):
    """A user context, as Firefox calls a profile beside others, with one tab."""

    def __init__(self, bidi: Bidi, heard: dict[str, list[dict[str, Any]]]) -> None:
        super().__init__()
        self._bidi = bidi
        self._heard = heard
        self._user = bidi.command("browser.createUserContext")["userContext"]
        self._problems: list[str] = []
        self._tabs: list[str] = []
        self._new_tab()

    def open(self, url: str) -> None:
        self.also(url)
        self._focused = self._tab
        self._bidi.command("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def reload(self) -> None:
        self._focused = self._tab
        self._bidi.command("browsingContext.reload", context=self._tab, wait="complete")

    def new_page(self) -> None:
        old = self._tab
        self._new_tab()
        self._bidi.command("browsingContext.close", context=old)

    def click_at(self, x: float, y: float) -> None:
        self._point(x, y, [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def hover_at(self, x: float, y: float) -> None:
        self._point(x, y, [])

    def press(self, *keys: str) -> None:
        strokes = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": strokes})

    def set_offline(self, offline: bool) -> bool:
        conditions = {"type": "offline"} if offline else None
        try:
            self._bidi.command(
                "emulation.setNetworkConditions", userContexts=[self._user], networkConditions=conditions
            )
        except BidiError:  # an older Firefox
            return False
        return True

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._bidi.command("browsingContext.setViewport", context=self._tab, viewport=size)

    def screenshot(self, path: Path | str) -> None:
        picture = self._bidi.command("browsingContext.captureScreenshot", context=self._tab)
        Path(path).write_bytes(base64.b64decode(picture["data"]))

    def problems(self) -> list[str]:
        self._bidi.command("session.status")  # what has happened until now is heard before the answer
        return [problem for tab in self._tabs for problem in map(self._problem, self._heard.get(tab, [])) if problem]

    def close(self) -> None:
        self._bidi.command("browser.removeUserContext", userContext=self._user)

    def _new_tab(self) -> None:
        self._tab = self._bidi.command("browsingContext.create", type="tab", userContext=self._user)["context"]
        self._focused = self._tab
        self._tabs.append(self._tab)
        self.resize(1280, 800)

    def _problem(self, event: dict[str, Any]) -> str | None:
        if "request" in event:
            url = event["request"]["url"]
            return f"request to another host: {url}" if self._is_foreign(url) else None
        if event["level"] != "error":
            return None
        frames = (event.get("stackTrace") or {}).get("callFrames") or [{}]
        return f"{event['type']}: {event['text']} ({frames[0].get('url')})"

    def _point(self, x: float, y: float, actions: list[dict[str, Any]]) -> None:
        self._focused, left, top = self._frame_at(x, y) or (self._tab, 0.0, 0.0)
        there = {"type": "pointerMove", "x": round(x - left), "y": round(y - top)}
        pointer = {"pointerType": "mouse"}
        self._act({"type": "pointer", "id": "mouse", "parameters": pointer, "actions": [there, *actions]})

    def _frame_at(self, x: float, y: float) -> tuple[str, float, float] | None:
        """Find a frame of another site at a point, and its corner: the browser gives no input to one by itself."""
        answer = self._bidi.command(
            "script.callFunction",
            functionDeclaration=FRAME_AT,
            arguments=[{"type": "number", "value": value} for value in (x, y)],
            awaitPromise=False,
            target={"context": self._tab},
        )["result"]
        if answer["type"] != "array":
            return None
        window, left, top = (each["value"] for each in answer["value"])
        return window["context"], left, top

    def _act(self, source: dict[str, Any]) -> None:
        self._bidi.command("input.performActions", context=self._focused, actions=[source])

    def _call(self, function: str, argument: str) -> str:
        try:
            answer = self._bidi.command(
                "script.callFunction",
                functionDeclaration=function,
                arguments=[{"type": "string", "value": argument}],
                awaitPromise=True,
                target={"context": self._tab},
            )
        except BidiError as problem:  # the page went away
            raise ScriptError(str(problem)) from problem
        if answer["type"] == "exception":
            raise ScriptError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])


class Firefox(Program):
    """A Firefox without a window and with a profile of its own."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        preferences = "".join(f'user_pref("{name}", {str(value).lower()});\n' for name, value in PREFERENCES.items())
        (Path(self._folder.name) / "user.js").write_text(preferences, "utf-8")
        arguments = ["--headless", "--no-remote", "--profile", self._folder.name, "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(
            [str(self.program()), *arguments, "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._heard: dict[str, list[dict[str, Any]]] = {}
        self._bidi = Bidi(f"{self._address()}/session", self._hear)
        told = self._bidi.command("session.new", capabilities={})["capabilities"]
        self.version = f"Firefox {told['browserVersion']}"
        self._bidi.command("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])

    @staticmethod
    def program() -> str | None:
        """Find an installed one."""
        return next((path for path in map(shutil.which, NAMES) if path), None)

    @classmethod
    def missing(cls) -> str | None:
        """Say why it cannot be started here, or None."""
        return None if cls.program() else "there is no Firefox here; Debian's package is firefox-esr"

    def visit(self) -> Visit:
        return FirefoxVisit(self._bidi, self._heard)

    def close(self) -> None:
        self._bidi.close()
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def _address(self) -> str:
        lines = []
        for line in self._process.stderr or ():
            lines.append(line)
            if told := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                threading.Thread(target=lambda: list(self._process.stderr or ()), daemon=True).start()
                return told[1]
        raise RuntimeError("Firefox did not start:\n" + "".join(lines))

    def _hear(self, method: str, event: dict[str, Any]) -> None:
        context = event.get("context") or event.get("source", {}).get("context")
        self._heard.setdefault(context or "", []).append(event)
