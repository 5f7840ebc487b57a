"""A Chromium with the built engine in it, for the benchmarks."""

import json
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from browser import conftest as browser_tests  # noqa: E402 - the path above leads to it
from playwright.sync_api import sync_playwright  # noqa: E402


@contextmanager
def engine_page() -> Iterator[browser_tests.EngineOnPage]:
    """Open a page with the engine of the built site on it."""
    server = browser_tests.Server(browser_tests.build.DIST)
    described = json.loads((browser_tests.build.MADE / "generated" / "site.json").read_text("utf-8"))
    with sync_playwright() as playwright, browser_tests.launched(playwright) as browser:
        yield browser_tests.EngineOnPage(browser.new_page(), server.address, described)
    server.stop()


def median_ms(page: Any, script: str, argument: object, repeats: int) -> float:
    """Run a piece of JavaScript several times and give the median of its milliseconds."""
    timed = f"""async (argument) => {{
      const start = performance.now();
      await ({script})(argument);
      return performance.now() - start;
    }}"""
    return statistics.median(page.evaluate(timed, argument) for _ in range(repeats))
