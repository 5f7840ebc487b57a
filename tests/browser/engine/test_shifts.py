"""Nothing that is seen moves when the page comes, its fonts, the solver at last, and the first answer."""

from itertools import product

import pytest
from amount import some
from playwright.sync_api import Page, Route

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
        for (const { previousRect: from, currentRect: to } of value > 0.001 ? sources : [])
            shifts.push(`at ${from.x}, ${from.y}: ${from.height} high to ${to.x}, ${to.y}`);
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes what each of Chromium's layout shifts moved, where that was more than a sign or two."""

# The table of a game comes whole with the solver, in place of a sentence.
VIEWS = (
    "#crossword?game=scrabble&rack=AEINRST",
    "#letterpress?turn=ours",
    "",
    "#crossword?game=scrabble",
    "#crossword?game=kelimelik&rack=AEINRST&list=tr",
    "#anagrams?letters=AEINRST&use=all",
    "#tycoon?hand=AEINRST",
    "#draw?list=en-common",
    "#race",
)


SIZES = ((1280, 1600), (390, 844))


@pytest.mark.parametrize(("view", "size"), some(product(VIEWS, SIZES), 1))
def test_nothing_moves_when_the_solver_comes(page: Page, site: str, view: str, size: tuple[int, int]) -> None:
    held: list[Route] = []
    waits = True

    def hold(route: Route) -> None:
        if waits:
            held.append(route)
        else:
            route.continue_()

    page.route("**/python/**", hold)
    page.route("**/*.woff2", hold)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    page.goto(f"{site}{view}", wait_until="domcontentloaded")
    page.wait_for_timeout(1000)
    waits = False
    for route in held:
        route.continue_()
    page.wait_for_timeout(3500)
    assert page.evaluate("shifts") == []
    page.unroute_all(behavior="ignoreErrors")
