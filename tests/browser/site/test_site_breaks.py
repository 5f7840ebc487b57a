"""Lines that break while the solver is on its way: what was there is not fetched again, where the host sends parts."""

import socket
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import expect
from tests.browser.conftest import BELOW, Handler, wait_until
from tests.browser.ranges import RangeHandler
from tests.browser.site.test_site_offline import GAME, is_kept, solves

BREAKING = {"memory", "pyodide.asm.wasm", "en"}
"""What the solver starts from, and the word list."""


@pytest.mark.parametrize("sends_parts", some([True, False], 1))
def test_a_first_visit_goes_on_where_it_broke_off_and_is_kept_for_offline_use(open_context, serve, dist, sends_parts):
    class Host(RangeHandler):
        breaks = set(BREAKING)  # noqa: RUF012 - of this host alone
        asked: list[tuple[str, str]] = []  # noqa: RUF012
        sent: list[int] = []  # noqa: RUF012

    Host.sends_parts = sends_parts
    server = serve(handler=Host)
    watched = open_context(server.address)
    watched.expect("ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY_RESPONSE")
    page = watched.context.new_page()
    page.goto(server.address + GAME)
    solves(page)
    assert Host.breaks == set(), "each has broken off"
    files = [path for path in Path(dist).rglob("*.pack") if path.name.rpartition("-")[0] in BREAKING]
    sizes = {path.name.rpartition("-")[0]: path.stat().st_size for path in files}
    assert set(sizes) == BREAKING
    halves = sum(size // 2 for size in sizes.values())
    again = sum(Host.sent) - sum(sizes.values())
    if sends_parts:
        assert 0 <= again < 1000, "parts alone"
        for name, size in sizes.items():
            assert (name, f"bytes={size // 2}-{size - 1}") in Host.asked
    else:
        assert again == halves, "each once more"
    state = page.evaluate("document.querySelector('tw-app').engine.state")
    assert (state["startedFrom"], state["loaded"]) == ("snapshot", state["total"])
    is_kept(page)
    server.stop()
    watched.context.set_offline(True)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    page.reload()
    solves(page)
    assert BELOW in page.url


@at_night("what is asked for again after a break is the browser's rest with every change")
def test_a_page_that_is_loaded_anew_in_the_midst_fetches_only_what_had_not_come(open_context, serve, dist):
    class Host(RangeHandler):
        breaks = {"memory"}  # noqa: RUF012
        asked: list[tuple[str, str]] = []  # noqa: RUF012
        sent: list[int] = []  # noqa: RUF012

    server = serve(handler=Host)
    watched = open_context(server.address)
    watched.expect("ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE")
    page = watched.context.new_page()
    page.goto(server.address + GAME)
    wait_until(page, lambda: not Host.breaks)
    page.close()
    page = watched.context.new_page()
    page.goto(server.address + GAME)
    solves(page)
    files = [path for path in Path(dist).rglob("*.pack") if path.name.rpartition("-")[0] in BREAKING]
    assert 0 <= sum(Host.sent) - sum(path.stat().st_size for path in files) < 1000


MOMENTS = [
    "/code/main-*.css",
    "/code/main-*.js",
    "/code/letterpress-??-*.js",
    "/code/letterpress-[!-]*[!-]??.js",
    "/code/worker-*.js",
    "/code/python-*.js",
    "/code/zstandard-*.js",
    "/embed.html|/code/main-*.css",
    "/embed.html|/code/embed-*.js",
    "/embed.html|/code/board-frame-*.js",
]
"""What does not come, in which page: the site's own, or the frame of a host."""


@pytest.mark.parametrize("missed", some(MOMENTS, 3, always=["/code/main-*.js", "/code/worker-*.js"]))
def test_a_page_that_the_line_was_away_from_for_a_moment_comes_by_itself(open_context, serve, missed):
    frame, _, name = missed.rpartition("|")

    class Host(Handler):
        missed = 0
        back = False
        """Is the line there when the page looks? It has begun anew then, or asks whether the site answers."""
        pages = 0

        def send_head(self) -> Any:
            page = self.path.partition("?")[0] == (BELOW[:-1] + frame if frame else BELOW)
            Host.pages += page
            Host.back |= self.command == "HEAD" or (page and Host.pages > 1)
            if Host.back or not fnmatch(self.path, BELOW[:-1] + name):
                return super().send_head()
            Host.missed += 1
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return None

    server = serve(handler=Host)
    watched = open_context(server.address)
    watched.expect("ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|when fetching the script|sw.js")
    page = watched.context.new_page()
    page.goto(server.address + ("examples/element.html" if frame else GAME))
    if frame:
        page.frame_locator("iframe").first.locator("[role=option]").first.wait_for()
    else:
        solves(page)
        assert page.evaluate("() => getComputedStyle(document.body).margin") == "0px", "the style is there"
        assert GAME in page.url
    assert Host.missed
    assert Host.back


AWAY = {
    "/python/": ".failed",
    "/lists/en-": "tw-bar .problem",
    "/code/letterpress-": "[role=alert]:visible, .not-loaded:visible",
    "/sw.js": "tw-letterpress-plays [role=option]",
    "/embed.html": "tw-letterpress-plays [role=option]",
}
"""
With what a line goes away for a while, and what the page shows then. What a game needs is asked for so early that
what draws anything may not have come yet. The last two come after the first answer.
"""


@pytest.mark.parametrize("place", some(AWAY, 1, always=["/python/"]))
def test_what_did_not_come_comes_by_itself_when_the_site_can_be_reached_again(open_context, serve, place):
    class Host(Handler):
        line = "there"
        asked = False

        def send_head(self) -> Any:
            if Host.line == "there" and place in self.path:
                Host.line = "away"
            if Host.line != "away":
                return super().send_head()
            Host.asked |= self.command == "HEAD"
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return None

    server = serve(handler=Host)
    watched = open_context(server.address)
    watched.expect("ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|sw.js|when fetching the script")
    page = watched.context.new_page()
    page.goto(server.address + GAME)
    wait_until(page, lambda: Host.line == "away")
    expect(page.locator(AWAY[place]).first).to_be_visible()
    if place.startswith("/code/"):  # what is imported does not tell why it failed: the page looks
        wait_until(page, lambda: Host.asked)
    Host.line = "back"
    solves(page)
    is_kept(page)
    expect(page.locator("tw-bar .problem, .failed")).to_have_count(0)
    assert BELOW in page.url
