"""A thousand requests of each page's kind, a fifth of them cancelled in the midst, and games: does memory stay flat?

Each line is a new page with its own worker; then the same is asked by three boards on a page of another site, which
share one. The first half is the warm-up, and the second too where memory grew in it, since as many again are asked
then; memory is what the worker's WebAssembly has after the warm-up and at the end, the ratio is of the two, and so is
that of the median answer.
"""

import sys

from chromium import browser_tests
from playwright.sync_api import sync_playwright
from tests.browser.embed_host import host_site
from tests.browser.load import LOADS, Loaded, LoadedBoards, LoadedPage

COUNT = 1000
GAMES = 12


def main() -> None:
    """Print the table; the first argument is another number of requests."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    server = browser_tests.Server(browser_tests.build.DIST)
    with sync_playwright() as playwright, browser_tests.launched(playwright) as browser:
        print("| page | answered | cancelled | MB warm | MB at the end | ratio | ms warm | ms at the end |")
        print("|---|--:|--:|--:|--:|--:|--:|--:|")
        for load in LOADS:
            page = browser.new_page()
            tell(LoadedPage(page, server.address).run(load, count))
            page.close()
        with host_site() as host:
            for load in LOADS:
                page = browser.new_page()
                tell(LoadedBoards(page, server.address, host).run(load, count), "three boards: ")
                page.close()
        for game in ("letterpress", "crossword"):
            page = browser.new_page()
            games = LoadedPage(page, server.address).play(game, 40)
            sizes = [next(games) for _ in range(max(2, GAMES * count // COUNT))]
            page.close()
            warm, end = sizes[len(sizes) // 2 - 1], sizes[-1]
            told = f"| {game}, {len(sizes)} games | | | {warm / 1e6:.0f} | {end / 1e6:.0f} | {end / warm:.2f} | | |"
            print(told, flush=True)
    server.stop()


def tell(did: Loaded, where: str = "") -> None:
    """Print a row."""
    print(
        f"| {where}{did.page} | {did.requests} | {did.cancelled} | {did.warm / 1e6:.0f} | {did.end / 1e6:.0f} "
        f"| {did.end / did.warm:.2f} | {did.warm_ms:.1f} | {did.end_ms:.1f} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
