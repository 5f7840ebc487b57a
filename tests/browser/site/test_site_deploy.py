"""A new build takes the place of the old one, whose files are then gone, while visitors are there or just coming."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import BELOW, Handler, Server, wait_until
from tests.browser.site.test_site_offline import GAME, build_of, is_kept, solves

UPDATE = "A new version is ready."


@pytest.fixture
def next_build(other_build: Path, tmp_path: Path) -> Path:
    """A copy of another build, for a test to damage; its German list is another, and the old one gone."""
    folder = Path(shutil.copytree(other_build, tmp_path / "next"))
    [german] = (folder / "lists").glob("de-*")
    german.unlink()
    return folder


def id_of(folder: Path) -> str:
    return (folder / "index.html").read_text("utf-8").partition('tilewise-build" content="')[2].partition('"')[0]


def choose_german(page: Page) -> None:
    page.locator("tw-bar [name=list]").click()
    page.locator("tw-lists [data-list=de]").get_by_role("radio").click()


def is_renewed(page: Page, folder: Path) -> None:
    """Agree to the new version, and see it solve."""
    expect(page.locator("tw-app .notice")).to_contain_text(UPDATE)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f"meta[name=tilewise-build][content='{id_of(folder)}']")).to_be_attached()
    solves(page)


@at_night("a second build takes over in test_site_offline.py with every change")
@pytest.mark.parametrize("keeping", some(["allow", "block"], 1, always=["block"]))
def test_an_open_page_goes_on_solving_and_says_which_list_needs_the_new_version(
    open_context, own_server, next_build, built, keeping
):
    watched = open_context(own_server.address, service_workers=keeping)
    watched.expect("404")
    page = watched.context.new_page()
    page.goto(own_server.address + GAME)
    solves(page)
    if keeping == "allow":
        is_kept(page)
    own_server.folder = next_build
    page.evaluate("() => { document.querySelector('tw-app').engine.stop() }")  # the next worker is the old build's too
    if keeping == "allow":
        solves(page)
    choose_german(page)
    expect(page.locator("tw-bar .wrong")).to_contain_text("could not be loaded")
    assert build_of(page) == built["build"]
    page.keyboard.press("Escape")
    page.locator("tw-bar [name=list]").click()
    page.locator("tw-lists [data-list=en]").get_by_role("radio").click()
    page.keyboard.press("Escape")
    is_renewed(page, next_build)


class Changing(Handler):
    """Puts the next build in its place at a certain request, which is answered from the old build or the new one."""

    def send_head(self) -> Any:
        change = self.server.change  # type: ignore[attr-defined]
        if self.path.startswith(change.before):
            self.directory = change()
        answer = super().send_head()
        if self.path == change.after:
            change()
        return answer


class Change:
    """When a build is changed, by the beginning of an address or a whole one."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.before = self.after = "never"
        self._server = server
        self._folder = folder

    def __call__(self) -> str:
        self.before = self.after = "never"
        self._server.folder = self._folder
        return str(self._folder)


@pytest.fixture
def changing(serve, next_build: Path) -> Server:
    server = serve(handler=Changing)
    server.change = server._server.change = Change(server, next_build)
    return server


@at_night("an open page that meets the next build is tried with every change")
def test_a_first_visit_in_whose_midst_the_page_is_replaced_offers_the_new_one(open_context, changing, next_build):
    watched = open_context(changing.address)
    watched.expect("404|Failed to load")
    changing.change.before = f"{BELOW}code/worker-"
    page = watched.context.new_page()
    page.goto(changing.address + GAME)
    expect(page.get_by_text("The solver could not be started.")).to_be_visible()
    is_renewed(page, next_build)


def test_a_page_whose_scripts_are_gone_before_they_came_is_the_next_builds(open_context, changing, next_build):
    watched = open_context(changing.address)
    watched.expect("404")
    changing.change.after = BELOW
    page = watched.context.new_page()
    page.goto(changing.address + GAME)
    solves(page)
    assert build_of(page) == id_of(next_build)
    assert GAME in page.url


def test_a_page_whose_scripts_do_not_come_says_how_to_go_on_and_keeps_its_address(
    open_context, own_server, dist, next_build, tmp_path
):
    watched = open_context(own_server.address)
    watched.expect("404")
    own_server.folder = Path(shutil.copytree(dist, tmp_path / "damaged"))
    for script in (own_server.folder / "code").glob("main-*.js"):
        script.unlink()
    page = watched.context.new_page()
    loaded: list[str] = []
    page.on("framenavigated", lambda frame: loaded.append(frame.url))
    page.goto(own_server.address + GAME)
    wait_until(page, lambda: len(loaded) == 2)  # it tries once by itself
    expect(page.get_by_text("If this stays, load it again.")).to_be_visible()
    assert len(loaded) == 2
    own_server.folder = next_build
    page.get_by_role("link", name="load it again").click()
    solves(page)
    assert GAME in page.url


@pytest.mark.parametrize("fault", some(["a script is missing", "a script is a page", "the page is the old one"], 1))
@at_night("a new build that comes whole is tried with every change")
def test_a_new_build_that_does_not_come_whole_leaves_the_old_one_whole(open_context, own_server, next_build, fault):
    old_page, new_id = (own_server.folder / "index.html").read_bytes(), id_of(next_build)
    watched = open_context(own_server.address)
    watched.expect("404|bad-precaching-response|ServiceWorker|INTERNET_DISCONNECTED|CONNECTION_REFUSED|sw.js")
    page = watched.context.new_page()
    page.goto(own_server.address + GAME)
    solves(page)
    is_kept(page)
    [script] = (next_build / "code").glob("main-*.js")
    broken = next_build / "index.html" if fault == "the page is the old one" else script
    whole = broken.read_bytes()
    broken.write_bytes(old_page)
    if fault == "a script is missing":
        broken.unlink()
    if fault == "a script is a page":  # as hosts answer that have one page for all they do not know
        own_server.kinds[script.name] = "text/html"
    own_server.folder = next_build
    page.reload()
    solves(page)
    states = """async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        try { await registration.update(); } catch { return "refused"; }
        const next = registration.installing ?? registration.waiting;
        if (!next) return "none";
        while (next.state === "installing")
            await new Promise((changed) => next.addEventListener("statechange", changed, { once: true }));
        return next.state;
    }"""
    assert page.evaluate(states) in ("redundant", "refused")
    own_server.stop()
    page.reload()
    solves(page)
    assert build_of(page) != new_id
    expect(page.get_by_text(UPDATE)).to_have_count(0)

    broken.write_bytes(whole)
    own_server.kinds.clear()
    own_server.start()
    page.reload()
    is_renewed(page, next_build)
