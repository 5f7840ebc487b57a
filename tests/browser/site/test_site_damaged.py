"""Files that come damaged once, with status 200, or that the browser's storage has spoilt: never for good."""

import io
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import zstandard
from amount import at_night, some
from playwright.sync_api import Page
from tests.browser.conftest import BELOW, Handler, Server, is_cached, wait_until
from tests.browser.site.test_site_offline import GAME, is_kept, solves


def another_file(content: bytes) -> bytes:
    """Pack as many zeros as there are bytes in a packed file."""
    return zstandard.ZstdCompressor(write_checksum=True).compress(bytes(len(zstandard.decompress(content))))


FAULTS: dict[str, Callable[[bytes], bytes]] = {
    "cut short": lambda content: content[: len(content) // 2],
    "of zeros": lambda content: bytes(len(content)),
    "damaged in its midst": lambda content: content[:5000] + bytes(100) + content[5100:],
    "another file": another_file,
}


class DamagingServer(Server):
    """Sends a file with a fault the first time, as every file of the site to be kept for a year."""

    def __init__(self, folder: Path) -> None:
        self.damage: dict[str, Callable[[bytes], bytes]] = {}
        """What is done to the next file whose name begins with this."""
        self.sent: list[str] = []
        damaging = self

        class DamagingHandler(Handler):
            def send_head(self) -> Any:
                name = self.path.partition("?")[0].removeprefix(BELOW)
                damaging.sent.append(name)
                for start in damaging.damage:
                    if name.startswith(start):
                        return self.send_damaged(Path(self.translate_path(self.path)), damaging.damage.pop(start))
                return super().send_head()

            def send_damaged(self, file: Path, fault: Callable[[bytes], bytes]) -> io.BytesIO:
                body = fault(file.read_bytes())
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(file))
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                return io.BytesIO(body)

        super().__init__(folder, handler=DamagingHandler)

    def times(self, start: str) -> int:
        return sum(name.startswith(start) for name in self.sent)


@pytest.fixture
def damaging(dist):
    server = DamagingServer(dist)
    yield server
    server.stop()


@pytest.fixture
def page(open_context, damaging):
    watched = open_context(damaging.address)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|code/worker-|code/python-")
    return watched.context.new_page()


CHECK = "() => document.querySelector('tw-app').engine.request('lexicon.check', {lexicon: 'tr', words: ['kalem']})"
VALID = {"valid": {"KALEM": True}}


def solves_without(page: Page, server: Server) -> None:
    """See the page solve again when it is loaded with nobody to ask."""
    is_cached(page, "/lists/en-")
    server.stop()
    page.context.set_offline(True)
    page.reload()
    solves(page)


@pytest.mark.parametrize(
    ("name", "fault"),
    some(product(["python/pyodide.asm.wasm-", "python/memory-", "lists/en-"], FAULTS), 1),
)
def test_what_came_damaged_is_fetched_anew_and_only_the_whole_is_kept(page, damaging, name, fault):
    damaging.damage[name] = FAULTS[fault]
    page.goto(damaging.address + GAME)
    solves(page)
    assert damaging.times(name) == 2
    is_kept(page)
    page.reload()
    solves(page)
    assert page.evaluate("document.querySelector('tw-app').engine.state.startedFrom") == "snapshot"
    solves_without(page, damaging)


@at_night("what came damaged is fetched anew with every change, and a copy that was spoilt is replaced")
@pytest.mark.parametrize("name", some(["code/worker-", "code/python-"], 1))
def test_a_damaged_script_of_the_engine_is_fetched_anew_when_the_visitor_tries_again(page, damaging, name):
    damaging.damage[name] = FAULTS["cut short"]
    page.goto(damaging.address + GAME)
    page.get_by_role("alert").get_by_role("button", name="Retry").click()
    solves(page)
    is_kept(page)
    solves_without(page, damaging)


@at_night("what came damaged is fetched anew and only the whole is kept with every change")
@pytest.mark.parametrize("fault", some(FAULTS, 1, always=["damaged in its midst"]))
def test_a_list_that_comes_damaged_by_way_of_the_service_worker_is_not_kept(page, damaging, fault):
    page.goto(damaging.address + GAME)
    solves(page)
    is_kept(page)
    damaging.damage["lists/tr-"] = FAULTS[fault]
    assert page.evaluate(CHECK) == VALID
    is_cached(page, "/lists/tr-")
    solves_without(page, damaging)
    assert page.evaluate(CHECK) == VALID


SPOIL = """async (part) => {
    let spoilt = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            if (!url.includes(part)) continue;
            const { headers } = await cache.match(url);
            await cache.put(url, new Response(new Uint8Array(1000), { headers }));
            spoilt++;
        }
    }
    return spoilt;
}"""

IS_WHOLE = """async (part) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
            if (url.includes(part)) return (await (await cache.match(url)).arrayBuffer()).byteLength > 1000;
    }
    return false;
}"""


@pytest.mark.parametrize(
    "name", some(["/pyodide.asm.wasm-", "/memory-", "/lists/en-", "/code/worker-", "/code/python-"], 1)
)
def test_a_copy_that_was_spoilt_in_the_browsers_storage_is_replaced(page, damaging, name):
    page.goto(damaging.address + GAME)
    solves(page)
    is_kept(page)
    is_cached(page, "/lists/en-")
    assert page.evaluate(SPOIL, name) >= 1
    page.reload()
    if "/code/" in name:
        page.get_by_role("alert").get_by_role("button", name="Retry").click()
    solves(page)
    wait_until(page, lambda: page.evaluate(IS_WHOLE, name))
    solves_without(page, damaging)


@at_night("site/test_site_offline.py has the page without a server")
def test_without_a_network_what_is_kept_whole_stays_whatever_fails(page, damaging):
    page.goto(damaging.address + GAME)
    solves(page)
    is_kept(page)
    is_cached(page, "/lists/en-")
    page.evaluate(SPOIL, "/code/python-")
    damaging.stop()
    page.context.set_offline(True)
    page.reload()
    again = page.get_by_role("alert").get_by_role("button", name="Retry")
    again.click()
    again.wait_for()
    damaging.start()
    page.context.set_offline(False)  # it comes by itself now
    solves(page)
    solves_without(page, damaging)
