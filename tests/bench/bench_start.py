"""The start of the engine in Chromium: from the site's snapshot, without one, and from one that the browser makes.

Every way starts in turn, each time in a new profile, from files on this machine. `cold` has nothing stored; `again` is
the same profile's second visit, with what a browser keeps by itself. The time runs from making the worker to the
first answer that needs no list. What a line costs on top is the bytes over its speed, printed for 10 and 50 Mbit/s.
"""

import json
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

from chromium import browser_tests
from playwright.sync_api import BrowserContext, sync_playwright

REPEATS = 5
OWN = Path(__file__).with_name("own-snapshot-worker.js")
START = """async () => {
    const begun = performance.now();
    const { result } = await ask("lexicon.list", {});
    if (!result) throw new Error(engine.state.error.message);
    return performance.now() - begun;
}"""
RUN_OWN = """(message) => new Promise((resolve, reject) => {
    const worker = new Worker("own-snapshot-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(message);
})"""


def main() -> None:
    server = browser_tests.Server(browser_tests.build.DIST)
    built = json.loads((browser_tests.build.MADE / "generated" / "site.json").read_text("utf-8"))
    times: dict[str, list[float]] = {}

    def note(name: str, milliseconds: float) -> None:
        times.setdefault(name, []).append(milliseconds)

    def started(context: BrowserContext, plainly: bool = False) -> float:
        page = context.new_page()
        if plainly:
            page.route("**/python/memory-*", lambda route: route.fulfill(status=404))
        milliseconds: float = browser_tests.EngineOnPage(page, server.address, built).run(START)
        page.close()
        return milliseconds

    def own(context: BrowserContext) -> dict[str, float]:
        page = context.new_page()
        page.route("**/own-snapshot-worker.js", lambda route: route.fulfill(path=OWN))
        page.goto(f"{server.address}-tests/pytest.html")
        result: dict[str, float] = page.evaluate(RUN_OWN, message(server.address, built))
        page.close()
        return result

    with sync_playwright() as playwright, browser_tests.launched(playwright) as browser:

        def twice(what: Callable[[BrowserContext], None]) -> None:
            context = browser.new_context(service_workers="block")
            what(context)
            context.close()

        def from_snapshot(context: BrowserContext) -> None:
            note("the site's snapshot, cold", started(context))
            note("the site's snapshot, again", started(context))

        def without(context: BrowserContext) -> None:
            note("no snapshot, cold", started(context, plainly=True))
            note("no snapshot, again", started(context, plainly=True))

        def from_own(context: BrowserContext) -> None:
            first, second = own(context), own(context)
            note("the browser's own, cold (no snapshot yet)", first["start"])
            note("   then making it", first["make"])
            note("   compressing it", first["compress"])
            note("   keeping it", first["keep"])
            note("the browser's own, again", second["start"])

        for _ in range(REPEATS):
            for way in (from_snapshot, without, from_own):
                twice(way)
    server.stop()

    base = statistics.median(times["the site's snapshot, cold"])
    for name, values in times.items():
        median = statistics.median(values)
        print(f"{name:44} {median:7.0f} ms   {median / base:5.2f} of the first")
    print_bytes(built["engine"])


def message(address: str, built: dict[str, Any]) -> dict[str, Any]:
    engine = built["engine"]
    return {
        "folder": f"{address}code/{engine['pyodide']['folder']}",
        "info": engine["pyodide"]["info"],
        "wheel": f"{address}code/{engine['wheel']['url']}",
    }


def print_bytes(engine: dict[str, Any]) -> None:
    print()
    for name in ("wasm", "code", "library", "snapshot", "wheel", "micropip"):
        size = engine[name]["bytes"]
        print(
            f"{name:10} {size / 1e6:6.2f} MB   {size * 8 / 10e6:5.1f} s at 10 Mbit/s   {size * 8 / 50e6:5.1f} s at 50"
        )


if __name__ == "__main__":
    main()
