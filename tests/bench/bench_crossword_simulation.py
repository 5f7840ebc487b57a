"""A simulation on the crossword page, in Chromium: seconds to the first ranking, and rollouts a second.

Everything is as a visitor has it: the page of the built site, its own engine and one more beside it, twelve candidates
on a board in the middle of a game. `warm` has both workers running from a simulation before.
"""

import re

from chromium import browser_tests
from playwright.sync_api import Page, sync_playwright

BOARD = "6IF7/5BOATS5/2VOLA4G4/3BUR1M2AA3/C1WAREHOUSeD3/APO4N3Z3/VIEWED1DIXIE3/E6O3SAKI/R14/N14/15/15/15/15/15"
ADDRESS = f"#crossword?list=en&game=scrabble&board={BOARD}&rack=GINTTEE&order=equity"
SAMPLES = 200
RUNS = 3

FIRST = """async () => {
  const inside = (root, name) => root.querySelector(name)?.shadowRoot;
  const page = ["tw-crossword", "tw-crossword-finder"].reduce(inside, document.querySelector("tw-app").shadowRoot);
  const start = performance.now();
  page.querySelector("tw-crossword-analysis").shadowRoot.querySelector("[name=analyse]").click();
  while (!page.querySelector("tw-crossword-judged")?.plays.length) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
"""Starts a simulation and gives the milliseconds until its first ranking."""


def main() -> None:
    server = browser_tests.Server(browser_tests.build.DIST)
    with sync_playwright() as playwright, browser_tests.launched(playwright) as browser:
        page = browser.new_page()
        page.goto(server.address + ADDRESS + f"&samples={SAMPLES}")
        page.locator("tw-crossword-plays [role=option]").first.wait_for()
        cores = page.evaluate("navigator.hardwareConcurrency")
        print(f"12 candidates, {SAMPLES} samples at most, {cores} cores")
        for run in range(RUNS):
            print("first run:" if run == 0 else "warm:     ", measured(page))
            page.locator("tw-crossword-analysis [name=close]").click()
    server.stop()


def measured(page: Page) -> str:
    first = page.evaluate(FIRST) / 1000
    page.locator("tw-crossword-analysis [name=close]").wait_for(timeout=600_000)
    told = page.locator("tw-crossword-analysis p.status").inner_text()
    numbers = [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", told)]
    return f"first ranking after {first:.2f} s; {numbers[1]} rollouts, {numbers[2]} a second"


if __name__ == "__main__":
    main()
