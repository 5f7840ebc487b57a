"""The start, in one run on one machine: the page, plain Pyodide beside it, further workers, and the one file.

Everything is served from this machine to a new profile each time. `cold` has nothing stored; `again` is a later visit
with the service worker; an answer is the plays of a Letterpress board, the word list included. Plain Pyodide has a new
profile and a page of its own too. The last part prints what Firefox and WebKit take, where
they are installed. Medians.
"""

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chromium import browser_tests
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.engines.chromium import Chromium, launch_options
from tests.browser.engines.driver import Program
from tests.browser.engines.programs import PROGRAMS

REPEATS = 5
GAME = "#letterpress?list=en&board=msgzxcbjlqblmgeppjxmjynxs&ours=3310592&theirs=17180"
MEASURE = """
globalThis.seen = {};
const look = () => {
  const game = document.querySelector("tw-app")?.shadowRoot?.querySelector("#game")?.shadowRoot;
  if (!seen.board && game?.querySelector("tw-letterpress-board")?.shadowRoot?.querySelector(".cell"))
    seen.board = performance.now();
  if (!seen.answer && /275/.test(game?.querySelector(".summary")?.textContent ?? ""))
    seen.answer = performance.now();
  if (!seen.answer) requestAnimationFrame(look);
};
look();
"""
"""Milliseconds from the navigation until the frame that draws the board, and the one that has its plays counted."""
FURTHER = """async () => {
  const { engine } = document.querySelector("tw-app");
  const begun = performance.now();
  const other = engine.another();
  await other.request("lexicon.list", {});
  const took = performance.now() - begun;
  other.stop();
  return took;
}"""
PLAIN = Path(__file__).with_name("plain-worker.js")
PLAIN_PAGE = """<!doctype html><link rel="icon" href="data:," /><script type="module">
    const worker = new Worker("plain-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => Object.assign(globalThis, { data, took: performance.now() });
    worker.onerror = ({ message }) => (globalThis.data = message);
    worker.postMessage(MESSAGE);
</script>"""
"""A page with nothing but the plain worker; `took` is the milliseconds from the navigation to its answer."""
SETTLED = 2000
"""Milliseconds after which a browser that has just been started has done what it does for itself."""


def main() -> None:
    server = browser_tests.Server(browser_tests.build.DIST)
    built = json.loads((browser_tests.build.MADE / "generated" / "site.json").read_text("utf-8"))
    times: dict[str, list[float]] = {}

    def note(name: str, milliseconds: float) -> None:
        times.setdefault(name, []).append(milliseconds)

    def opened(page: Page, address: str, name: str) -> None:
        page.add_init_script(MEASURE)
        page.goto(address + GAME)
        page.wait_for_function("() => globalThis.seen.answer")
        for what, value in page.evaluate("seen").items():
            note(f"{name}: {'board drawn' if what == 'board' else 'first answer'}", value)

    with sync_playwright() as playwright:
        for _ in range(REPEATS):
            with new_profile(playwright) as context:
                page = context.new_page()
                page.route("**/plain-worker.js", lambda route: route.fulfill(path=PLAIN))
                html = PLAIN_PAGE.replace("MESSAGE", json.dumps(plain(server.address, built)))
                page.route("**/plain.html", lambda route: route.fulfill(body=html, content_type="text/html"))  # noqa: B023
                page.goto(f"{server.address}-tests/plain.html")
                page.wait_for_function("globalThis.data")
                assert page.evaluate("data") == 275
                note("plain loadPyodide, micropip: first answer", page.evaluate("took"))
            with new_profile(playwright) as context:
                page = context.new_page()
                opened(page, server.address, "cold")
                note("a further worker: ready", page.evaluate(FURTHER))
                page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
                page.wait_for_function("() => navigator.serviceWorker.controller !== null")
                page.close()
                page = context.new_page()
                opened(page, server.address, "again")
                page.close()
            with new_profile(playwright) as context:
                opened(context.new_page(), (browser_tests.build.DIST / "tilewise.html").as_uri(), "one file")

    base = statistics.median(times["plain loadPyodide, micropip: first answer"])
    for name, values in sorted(times.items()):
        median = statistics.median(values)
        print(f"Chromium, {name:45} {median:7.0f} ms   {median / base:5.2f} of plain   best {min(values):5.0f} ms")
    print_bytes(built["engine"])
    for name, kind in PROGRAMS.items():
        if kind is not Chromium:
            print(f"{name}: {kind.missing() or engine_times(kind, server.address)}")
    server.stop()


@contextmanager
def new_profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """Start a Chromium that has seen nothing yet."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options())
        context.pages[0].wait_for_timeout(SETTLED)
        yield context
        context.close()


def plain(address: str, built: dict[str, Any]) -> dict[str, Any]:
    """Tell the plain worker where everything is."""
    engine = built["engine"]
    names = ("wheel", "micropip")
    return {
        "folder": f"{address}-web/node_modules/pyodide/",
        "info": engine["pyodide"]["info"],
        "list": f"{address}code/{engine['lists']['en']['url']}",
        **{name: f"{address}code/{engine[name]['url']}" for name in names},
    }


def engine_times(kind: Callable[[], Program], address: str) -> str:
    """Open the site and the one file in another engine, from outside: milliseconds until the first answer."""
    told = []
    with kind() as program:
        for name, url in (("cold", address), ("one file", (browser_tests.build.DIST / "tilewise.html").as_uri())):
            took = []
            for _ in range(3):
                visit = program.visit()
                begun = time.monotonic()
                visit.open(url + GAME)
                visit.wait_for_text("tw-letterpress >> .summary", "275")
                took.append((time.monotonic() - begun) * 1000)
                visit.close()
            told.append(f"{name} {statistics.median(took):.0f} ms")
        return f"{program.version}, first answer: {', '.join(told)}"


def print_bytes(engine: dict[str, Any]) -> None:
    print()
    for name in ("wasm", "snapshot", "library", "wheel", "micropip"):
        size = engine[name]["bytes"]
        print(
            f"{name:10} {size / 1e6:6.2f} MB   {size * 8 / 10e6:5.1f} s at 10 Mbit/s   {size * 8 / 50e6:5.1f} s at 50"
        )


if __name__ == "__main__":
    main()
