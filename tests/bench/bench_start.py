"""The start, in one run on one machine: the page, plain Pyodide beside it, further workers, and the one file.

Everything is served from this machine to a new profile each time. `cold` has nothing stored; `again` is a later visit
with the service worker; `often` one after that, when the browser may have kept what it had compiled; an answer is the
plays of a Letterpress board, the word list included. Plain Pyodide has a new profile and a page of its own too.

The same follows for Firefox and WebKit, where they are installed, but as seen from outside, with what their drivers
take. Medians.
"""

import gzip
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import zstandard
from chromium import browser_tests
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.engines.chromium import Chromium, launch_options
from tests.browser.engines.driver import Program, Visit
from tests.browser.engines.programs import PROGRAMS

REPEATS = 3
GAME = "#letterpress?list=en&board=msgzxcbjlqblmgeppjxmjynxs&ours=3310592&theirs=17180"
MEASURE = """
globalThis.seen = {};
const look = () => {
  const page = document.querySelector("tw-app")?.shadowRoot?.querySelector("#game")?.shadowRoot;
  const game = page?.querySelector("tw-letterpress-finder")?.shadowRoot;
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
PLAIN_PAGE = """<!doctype html><link rel="icon" href="data:," /><script type="module">
    const worker = new Worker("plain-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => Object.assign(globalThis, { data, took: performance.now() });
    worker.onerror = ({ message }) => (globalThis.data = message);
    worker.postMessage(MESSAGE);
</script>"""
"""A page with nothing but the plain worker; `took` is the milliseconds from the navigation to its answer."""
KEPT = "() => navigator.serviceWorker.controller !== null"
DWELL = 5000
"""Milliseconds of a visit: a browser keeps compiled WebAssembly two seconds after it has last compiled any better."""
SETTLED = 2000
"""Milliseconds after which a browser that has just been started has done what it does for itself."""


PLAIN_ANSWER = "plain loadPyodide, micropip: first answer"


class Handler(browser_tests.Handler):
    """The site, and in `-bench/` the plain page, its worker, and the list as any page could have it, by gzip."""

    made = ""

    def translate_path(self, path: str) -> str:
        name = Path(urlsplit(path).path)
        if name.parent.name != "-bench":
            return super().translate_path(path)
        return str((Path(__file__).parent if name.suffix == ".js" else Path(self.made)) / name.name)


def main() -> None:
    with served() as (address, built):
        print_times("Chromium", chromium_times(address))
        print()
        for name, size in sizes(built["engine"]).items():
            seconds = f"{size * 8 / 10e6:5.1f} s at 10 Mbit/s   {size * 8 / 50e6:5.1f} s at 50"
            print(f"{name:35} {size / 1e6:6.2f} MB   {seconds}")
        for name, kind in PROGRAMS.items():
            if kind is Chromium:
                continue
            if missing := kind.missing():
                print(f"{name}: {missing}")
            else:
                print_times(name, engine_times(kind, address))


@contextmanager
def served() -> Iterator[tuple[str, dict[str, Any]]]:
    """Serve the site and the plain page; give the address, and what the build has written down of itself."""
    with tempfile.TemporaryDirectory() as made:
        Handler.made = made
        server = browser_tests.Server(browser_tests.build.DIST, handler=Handler)
        built = json.loads((browser_tests.build.MADE / "generated" / "site.json").read_text("utf-8"))
        page = PLAIN_PAGE.replace("MESSAGE", json.dumps(plain(server.address, built)))
        Path(made, "plain.html").write_text(page, "utf-8")
        pack = (browser_tests.build.MADE / "lists" / "en.pack.zst").read_bytes()
        content = zstandard.ZstdDecompressor().decompressobj().decompress(pack)
        Path(made, "en.pack.gz").write_bytes(gzip.compress(content, mtime=0))
        yield server.address, built
        server.stop()


def chromium_times(address: str) -> dict[str, list[float]]:
    """Open everything in Chromium: milliseconds by what was waited for, measured in the page."""
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
                page.goto(f"{address}-bench/plain.html")
                page.wait_for_function("() => globalThis.data")
                assert page.evaluate("data") == 275
                note(PLAIN_ANSWER, page.evaluate("took"))
            with new_profile(playwright) as context:
                page = context.new_page()
                opened(page, address, "cold")
                note("a further worker: ready", page.evaluate(FURTHER))
                page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
                page.wait_for_function(KEPT)
                page.close()
                for name in ("again", "often"):
                    page = context.new_page()
                    opened(page, address, name)
                    page.wait_for_timeout(DWELL)
                    page.close()
            with new_profile(playwright) as context:
                opened(context.new_page(), (browser_tests.build.DIST / "tilewise.html").as_uri(), "one file")
    return times


def print_times(name: str, times: dict[str, list[float]]) -> None:
    base = statistics.median(times[PLAIN_ANSWER])
    for what, values in sorted(times.items()):
        median = statistics.median(values)
        print(f"{name}, {what:45} {median:7.0f} ms   {median / base:5.2f} of plain   best {min(values):5.0f} ms")


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
        "list": f"{address}-bench/en.pack.gz",
        **{name: f"{address}code/{engine[name]['url']}" for name in names},
    }


def engine_times(kind: Callable[[], Program], address: str) -> dict[str, list[float]]:
    """Open everything in another engine: milliseconds by what was waited for, measured from outside."""
    times: dict[str, list[float]] = {}

    def opened(visit: Visit, url: str, name: str) -> None:
        begun = time.monotonic()
        visit.open(url + GAME)
        visit.wait_for_element("tw-letterpress-board >> .cell")
        times.setdefault(f"{name}: board drawn", []).append((time.monotonic() - begun) * 1000)
        visit.wait_for_text("tw-letterpress >> .summary", "275")
        times.setdefault(f"{name}: first answer", []).append((time.monotonic() - begun) * 1000)

    with kind() as program:
        for _ in range(REPEATS):
            visit = program.visit()
            visit.open(f"{address}-bench/plain.html")
            took = visit.wait_for("() => globalThis.data && [data, took]")
            assert took[0] == 275
            times.setdefault(PLAIN_ANSWER, []).append(took[1])
            visit.close()
            visit = program.visit()
            opened(visit, address, "cold")
            times.setdefault("a further worker: ready", []).append(visit.run(FURTHER))
            visit.wait_for(KEPT)
            visit.new_page()
            opened(visit, address, "again")
            visit.close()
            visit = program.visit()
            opened(visit, (browser_tests.build.DIST / "tilewise.html").as_uri(), "one file")
            visit.close()
    return times


def sizes(engine: dict[str, Any]) -> dict[str, int]:
    """Give the bytes of what is downloaded, as it is sent: the engine's parts, and a first visit as a whole."""
    parts = {name: engine[name]["bytes"] for name in ("wasm", "snapshot", "library", "wheel", "micropip")}
    html = (browser_tests.build.DIST / "index.html").read_text("utf-8")
    [visit] = re.findall(r'name="tilewise-first-visit" content="(\d+)"', html)
    return {**parts, "a first visit, all in, compressed": int(visit)}


if __name__ == "__main__":
    main()
