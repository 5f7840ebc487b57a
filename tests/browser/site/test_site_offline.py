"""The site after a first visit: without a network, with a new build, in a frame, and where nothing can be stored."""

import re
import shutil
from pathlib import Path

import pytest
from amount import at_night, some
from playwright.sync_api import FrameLocator, Locator, Page, expect
from tests.browser.conftest import is_cached

GAME = "#letterpress?board=msgzxcbjlqblmgeppjxmjynxs&ours=3310592&theirs=17180"
SECOND = "5ec0d0000000"
"""The build id of the second build."""


@pytest.fixture
def second_build(dist: Path, built, tmp_path: Path) -> Path:
    """The same site as if built anew: another id, its code under another name, and the old name gone."""
    second = Path(shutil.copytree(dist, tmp_path / "second"))
    [code] = (second / "code").glob("main-*.js")
    code.rename(code.with_name("main-SECOND00.js"))
    for name in ("index.html", "sw.js"):
        file = second / name
        text = file.read_text("utf-8").replace(built["build"], SECOND).replace(code.name, "main-SECOND00.js")
        file.write_text(text, "utf-8")
    assert SECOND in (second / "index.html").read_text("utf-8")
    assert SECOND in (second / "sw.js").read_text("utf-8")
    return second


def plays_of(page: Page | FrameLocator) -> Locator:
    return page.locator("tw-letterpress-plays").locator("[role=option]")


def solves(page: Page) -> None:
    """Ask the page's engine for the plays of the game in the address, and see them on the page."""
    plays_of(page).first.wait_for()
    params = {"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "ours": 0, "theirs": 0}
    ask = "params => document.querySelector('tw-app').engine.request('letterpress.solve', params)"
    result = page.evaluate(ask, params)
    assert result["words"] == 275


def is_kept(page: Page) -> None:
    """Wait until the service worker has everything and answers for the page."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def build_of(page: Page) -> str | None:
    return page.locator("meta[name=tilewise-build]").get_attribute("content")


@at_night("the same way is tried in every browser engine with every change (test_engines_visits.py)")
def test_after_a_first_visit_the_page_loads_and_solves_without_a_server(open_context, own_server):
    watched = open_context(own_server.address)
    page = watched.context.new_page()
    page.goto(own_server.address + GAME)
    solves(page)
    is_kept(page)
    own_server.stop()
    watched.context.set_offline(True)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")  # it looks for a new build, in vain
    page.reload()
    solves(page)
    another = watched.context.new_page()
    another.goto(own_server.address + "?from=a-link" + GAME)
    solves(another)


@at_night("the list of the first visit is kept the same way")
def test_another_list_is_kept_once_it_has_been_used(open_context, own_server):
    watched = open_context(own_server.address)
    page = watched.context.new_page()
    page.goto(own_server.address)
    is_kept(page)
    check = "() => document.querySelector('tw-app').engine.request('lexicon.check', {lexicon: 'tr', words: ['kalem']})"
    assert page.evaluate(check) == {"valid": {"KALEM": True}}
    is_cached(page, "/lists/tr-")
    own_server.stop()
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    watched.context.set_offline(True)
    page.reload()
    assert page.evaluate(check) == {"valid": {"KALEM": True}}
    with pytest.raises(Exception, match="could not be loaded"):
        page.evaluate(check.replace("'tr'", "'de'"))


def test_a_second_build_waits_and_takes_over_every_page_when_the_visitor_agrees(
    open_context, own_server, second_build, built
):
    watched = open_context(own_server.address)
    page = watched.context.new_page()
    page.goto(own_server.address + GAME)
    is_kept(page)
    own_server.folder = second_build

    page.reload()
    agree = page.get_by_role("button", name="Reload")
    agree.wait_for()
    other = watched.context.new_page()
    other.goto(own_server.address)
    for each in (page, other):
        assert build_of(each) == built["build"]
        each.evaluate("() => document.querySelector('tw-app').engine.stop()")  # its files are still the old build's
        each.reload()
        assert build_of(each) == built["build"]
    page.goto(own_server.address + GAME)
    solves(page)

    agree.click()
    for each in (page, other):
        expect(each.locator(f"meta[name=tilewise-build][content='{SECOND}']")).to_be_attached()
    solves(page)


@at_night("embed/test_embed_storage.py has a frame that keeps nothing")
def test_in_a_frame_of_another_site_it_works_and_keeps_nothing(open_context, own_server, site):
    host = own_server.address.replace("127.0.0.1", "localhost")
    watched = open_context(own_server.address)
    watched.expect(f"request to another host: {re.escape(host)}|another host: http://localhost")
    page = watched.context.new_page()
    page.goto(host + "-tests/frame.html#" + own_server.address + GAME)
    frame = page.frame_locator("iframe")
    plays_of(frame).first.wait_for()
    [inner] = page.frames[1:]
    assert inner.evaluate("async () => (await navigator.serviceWorker.getRegistrations().catch(() => [])).length") == 0


@pytest.mark.parametrize("denied", some(["localStorage", "caches", "navigator.serviceWorker"], 1))
def test_where_storage_is_denied_the_page_works_all_the_same(page, site, denied):
    owner, _, name = denied.rpartition(".")
    page.add_init_script(
        f"""Object.defineProperty({owner or "globalThis"}, "{name}", {{
            get() {{ throw new DOMException("denied", "SecurityError"); }},
        }})"""
    )
    page.goto(site + GAME)
    solves(page)
