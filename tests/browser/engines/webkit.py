"""WebKit: WebKitGTK's MiniBrowser on a screen of Xvfb's, driven by Selenium through WebKitWebDriver."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains, WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from tests.browser.engines.driver import KEYS, PATIENCE, Program, ScriptError, Visit, until
from urllib3.exceptions import HTTPError

BROWSERS = "*/webkit*gtk-*/MiniBrowser"
"""Where Debian and others put it, below /usr/lib, /usr/lib64 or /usr/libexec."""

WINDOW = "popup,noopener,width=1280,height=800"

ANSWER = 2 * PATIENCE
"""Seconds that the driver is waited for. A MiniBrowser that ends while it starts leaves it waiting for ever."""

DRAWING = {"GDK_BACKEND": "x11", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""Draw without OpenGL. Without a graphics card that is Mesa's software rasteriser, in which WebKit's compositing thread
crashes now and then (a segmentation fault in swrast_dri.so) and takes the session with it."""


class WebKitVisit(Visit):
    """A MiniBrowser of its own, which keeps nothing; its page is in a window without a bar, of any size."""

    def __init__(self, browser: Path, driver: str, environment: dict[str, str]) -> None:
        super().__init__()
        options = Options()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        options.add_argument("--javascript-can-open-windows-automatically=true")
        unlimited = socket.getdefaulttimeout()
        socket.setdefaulttimeout(ANSWER)  # what Selenium waits for answers from now on; it takes no other word for it
        try:
            self._session = WebKitGTK(options=options, service=Service(driver, env=environment))
        finally:
            socket.setdefaulttimeout(unlimited)
        self._session.set_script_timeout(PATIENCE)
        self._session.set_page_load_timeout(PATIENCE)
        self.version = f"WebKitGTK {self._session.capabilities['browserVersion']}"
        self._first = self._session.current_window_handle
        self._problems: list[str] = []
        self._open_window()

    def open(self, url: str) -> None:
        self._keep_problems()
        self._session.get(url)

    def reload(self) -> None:
        self._keep_problems()
        self._session.refresh()

    def new_page(self) -> None:
        self._keep_problems()
        self._session.close()
        self._open_window()

    def click_at(self, x: float, y: float) -> None:
        self._point(x, y).click().perform()

    def hover_at(self, x: float, y: float) -> None:
        self._point(x, y).perform()

    def press(self, *keys: str) -> None:
        chain = ActionChains(self._session)
        for key in keys:
            chain.send_keys(KEYS.get(key, key))
        chain.perform()

    def set_offline(self, offline: bool) -> bool:
        return False

    def resize(self, width: int, height: int) -> None:
        self._session.set_window_rect(width=width, height=height)
        self.wait_for("(width, height) => innerWidth === width && innerHeight === height", width, height)

    def screenshot(self, path: Path | str) -> None:
        self._session.save_screenshot(str(path))

    def problems(self) -> list[str]:
        self._keep_problems()
        return self._problems

    def close(self) -> None:
        self._session.quit()

    def _open_window(self) -> None:
        self._session.switch_to.window(self._first)
        before = set(self._session.window_handles)
        self._session.execute_script("window.open('about:blank', '_blank', arguments[0])", WINDOW)
        [new] = until(lambda: set(self._session.window_handles) - before)
        self._session.switch_to.window(new)

    def _keep_problems(self) -> None:
        """Take what pages/record.js has noted: WebKit's driver tells nothing of the console."""
        taken = "return globalThis.recordedProblems?.splice(0) ?? []"
        self._problems += self._session.execute_script(taken)

    def _point(self, x: float, y: float) -> ActionChains:
        chain = ActionChains(self._session, duration=0)
        chain.w3c_actions.pointer_action.move_to_location(round(x), round(y))
        return chain

    def _call(self, function: str, argument: str) -> str:
        script = f"""
            const done = arguments[1];
            const fail = (error) => done(`${{error}}\\n${{error?.stack}}`);
            ({function})(arguments[0]).then((value) => done([value]), fail);
        """
        try:
            answer: Any = self._session.execute_async_script(script, argument)
        except WebDriverException as problem:
            raise ScriptError(problem.msg) from problem
        if not isinstance(answer, list):
            raise ScriptError(str(answer))
        return str(answer[0])


class WebKit(Program):
    """A screen for MiniBrowsers; one at a time can be driven."""

    hears_console = False

    def __init__(self) -> None:
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout
        number = self._screen.stdout.readline().strip()
        self._environment = {**os.environ, **DRAWING, "DISPLAY": f":{number}"}
        self.version = "WebKitGTK"

    @staticmethod
    def browser() -> Path | None:
        """Find the newest MiniBrowser."""
        found = [each for top in ("lib", "lib64", "libexec") for each in Path("/usr", top).glob(BROWSERS)]
        found += [each for top in ("lib", "lib64", "libexec") for each in Path("/usr", top).glob(BROWSERS[2:])]
        return max(found, default=None)

    @classmethod
    def missing(cls) -> str | None:
        """Say why it cannot be started here, or None."""
        lacking = [name for name in ("WebKitWebDriver", "Xvfb") if not shutil.which(name)]
        lacking += [] if cls.browser() else ["MiniBrowser"]
        if not lacking:
            return None
        return f"there is no {' and no '.join(lacking)} here; Debian's packages are webkit2gtk-driver and xvfb"

    def visit(self) -> Visit:
        browser, driver = self.browser(), shutil.which("WebKitWebDriver")
        assert browser
        assert driver
        try:
            visit = WebKitVisit(browser, driver, self._environment)
        except HTTPError:
            # Seen once in some sixty runs: the driver had no browser any more. That one starts is not what is tested.
            visit = WebKitVisit(browser, driver, self._environment)
        self.version = visit.version
        return visit

    def close(self) -> None:
        self._screen.terminate()
        self._screen.wait()
