"""The games' pages, in Chromium. Their Python is elsewhere (elsewhere.py), but at night, when it is in the browser.

What is about the engine, its start or its worker is tested in the folders beside this one. A `page` is new, in a
profile that others have used and left empty; a `new_page` is in a new profile, for what stays with a profile.
"""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from amount import EVERYTHING
from playwright.sync_api import Browser, Page
from steady import steady_thinking
from tests.browser.conftest import PATIENCE, Server, Watched, serving
from tests.browser.elsewhere import SESSIONS

SECONDS_PER_POSITION = 0.05
"""A second of thinking is twenty positions."""

HEARS_REQUESTS = EVERYTHING
"""Is every request looked at? At night; a change leaves pages to the site's policy, which is a tenth less work."""

SEED_CHANCE = """
    globalThis.seedChance = () => {
        let state = (window.name = Number(window.name) + 1);
        Math.random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    };
    seedChance();
"""
"""What a page deals by chance, it deals in every run: tests differ in nothing but the code that they test.

Each time the page is loaded it has other luck.
"""

NOTE_LISTENERS = """
    globalThis.hashListeners = [];
    const { addEventListener } = globalThis;
    globalThis.addEventListener = function (type, listener, ...more) {
        if (type === "hashchange") hashListeners.push(listener);
        addEventListener.call(this ?? globalThis, type, listener, ...more);
    };
"""

RENEW = """() => {
    const old = document.querySelector("tw-app");
    const engine = old?.engine;
    if (engine?.state.stage !== "ready" || document.documentElement.lang !== "en") return false;
    old.remove();
    old.address.write = () => {};
    for (const listener of hashListeners.splice(0)) removeEventListener("hashchange", listener);
    localStorage.clear();
    window.name = "";
    seedChance();
    history.replaceState(null, "", location.pathname);
    const open = () => document.body.append(Object.assign(document.createElement("tw-app"), { engine }));
    addEventListener("hashchange", open, { once: true });
    hashListeners.length = 0;
    return true;
}"""
"""Takes the page's one element away; with the next address there is a new one, and the engine is still the same.

False where the page must be loaded anew instead: without a running engine, or in another language than the first, which
is the page's and not the element's.
"""


class KeptPage:
    """A profile that tests use one after the other: with a new one each, all that the page loads is read anew.

    Each test finds it empty, with nothing stored, no permissions and as little motion as some visitors ask for, and
    gets a page of its own or, if that may be `warm`, the page of the test before with its engine. What cannot be undone
    (clocks are the whole profile's) is for tests that open a profile of their own.
    """

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._site = server.address
        self._sessions = server.sessions
        self._begun = 0
        self._size: Any = None
        self._warm: Page | None = None
        self.watched: Watched | None = None

    def open(self, *, warm: bool) -> Page:
        """Give a page of the emptied profile; if it may be `warm`, with the engine of the test before.

        A new address has everything above the engine made anew then, as in a page that has just been opened.
        """
        if not self.watched:
            context = self._browser.new_context(service_workers="block", reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            context.add_init_script(NOTE_LISTENERS)
            self.watched = Watched(context, *((self._site,) if HEARS_REQUESTS else ()))
        context = self.watched.context
        context.clear_permissions()
        if warm and self._warm and context.pages == [self._warm] and not self._may_be_forgotten:
            page = self._warm
            page.unroute_all(behavior="ignoreErrors")
            page.mouse.move(0, 0)
            if page.viewport_size == self._size and page.url.split("#")[0] == self._site and page.evaluate(RENEW):
                return page
        for page in context.pages:
            page.close()
        page = context.new_page()
        page.add_init_script(SEED_CHANCE)
        self._size = page.viewport_size
        devtools = context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": self._site, "storageTypes": "all"})
        devtools.detach()
        self._warm = page if warm else None
        return page

    @property
    def _may_be_forgotten(self) -> bool:
        """Have pages of other profiles begun so many sessions of Python that the warm page's may be gone?"""
        return self._sessions is not None and self._sessions.begun - self._begun > SESSIONS // 2

    def check(self) -> None:
        """Fail for what went wrong on the page since it was opened."""
        self._begun = self._sessions.begun if self._sessions else 0
        if self.watched:
            self.watched.check_and_forget()

    def close(self) -> None:
        """Let the next test have a new profile."""
        if self.watched:
            self.watched.context.close()
            self.watched = self._warm = None


@pytest.fixture(scope="module", autouse=True)
def counted_thinking() -> Iterator[None]:
    """Let who thinks in Letterpress count positions, not seconds: no game hangs on how fast a machine is."""
    with nullcontext() if EVERYTHING else steady_thinking(SECONDS_PER_POSITION):
        yield


@pytest.fixture(scope="session")
def server(dist: Path) -> Iterator[Server]:
    """The built site on a free port."""
    yield from serving(dist, elsewhere=not EVERYTHING)


@pytest.fixture(scope="session")
def site(server: Server) -> str:
    """The address of the built site, with a slash at its end."""
    return server.address


@pytest.fixture(scope="session")
def hears_requests() -> bool:
    return HEARS_REQUESTS


@pytest.fixture(scope="session")
def keeper(browser: Browser, server: Server) -> Iterator[KeptPage]:
    """What gives `page` and `warm_page`."""
    keeper = KeptPage(browser, server)
    yield keeper
    keeper.close()


def lent(request: pytest.FixtureRequest, keeper: KeptPage, *, warm: bool) -> Iterator[Page]:
    """Give the kept page for one test; after a failure the next one has a new one."""
    failed = request.session.testsfailed
    yield keeper.open(warm=warm)
    try:
        keeper.check()
    finally:
        if request.session.testsfailed > failed:
            keeper.close()


@pytest.fixture
def warm_page(request: pytest.FixtureRequest, keeper: KeptPage) -> Iterator[Page]:
    """The page of the test before, whose engine may be running already, for tests that bring no lists, change nothing
    of the engine, and leave no work behind."""
    yield from lent(request, keeper, warm=True)


@pytest.fixture
def page(request: pytest.FixtureRequest, keeper: KeptPage) -> Iterator[Page]:
    """A new page in an emptied profile, watched."""
    yield from lent(request, keeper, warm=False)


@pytest.fixture
def watched(page: Page, keeper: KeptPage) -> Watched:
    """The context of `page`; `watched.expect(pattern)` lets an error pass."""
    assert keeper.watched
    return keeper.watched


@pytest.fixture
def new_page(open_context: Callable[..., Watched]) -> Page:
    """A new page in a new profile, watched: for scripts and clocks, which are a profile's."""
    page = open_context(service_workers="block").context.new_page()
    page.add_init_script(SEED_CHANCE)
    return page
