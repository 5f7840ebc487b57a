"""What goes over the line: on a first visit each file once, later nothing, whatever the host says of keeping them."""

import gzip
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from amount import at_night, some
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.conftest import BELOW, Handler, Server, wait_until
from tests.browser.engines.chromium import launch_options

GAME = "#letterpress?board=msgzxcbjlqblmgeppjxmjynxs&ours=3310592&theirs=17180"
MOST = 6_500_000
"""Bytes of a first visit, compressed."""

STILL_ASKED = {
    "GitHub Pages": {"sw.js"},
    "a plain server": {"sw.js", "icon.svg"},
    "a server that says nothing": {"sw.js", "icon.svg"},
}
"""What a later visit asks for: the look for a new build, and by itself the browser looks at the app's icon again (330
bytes) where it was not told how long that may be kept."""

HOSTS: dict[str, Callable[[str, str], str | None]] = {
    "GitHub Pages": lambda name, value: "max-age=600" if name == "Cache-Control" else value,
    "a plain server": lambda name, value: None if name == "Cache-Control" else value,
    "a server that says nothing": lambda name, value: None if name in ("Cache-Control", "Last-Modified") else value,
}
"""What becomes of a header: hosts that let files be kept for ten minutes, that only date them, and not even that."""


class CountingServer(Server):
    """Remembers what it was asked for, and how often it sent a file whole."""

    def __init__(self, folder: Path, host: str) -> None:
        self.asked: list[str] = []
        self.sent: Counter[str] = Counter()
        counting, changed = self, HOSTS[host]

        class CountingHandler(Handler):
            def send_response(self, code: int, message: str | None = None) -> None:
                name = self.path.partition("?")[0].removeprefix(BELOW)
                counting.asked.append(name)
                counting.sent[name] += code == 200
                super().send_response(code, message)

            def send_header(self, keyword: str, value: str) -> None:
                kept = changed(keyword, value)
                if kept is not None:
                    super().send_header(keyword, kept)

        super().__init__(folder, handler=CountingHandler)

    def forget(self) -> None:
        self.asked.clear()
        self.sent.clear()


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[Callable[[], BrowserContext]]:
    """Open a Chromium with a profile on the disk, the same each time, as a visitor's is."""
    opened: list[BrowserContext] = []

    def open_browser() -> BrowserContext:
        for context in opened:
            context.close()
        opened[:] = [browser.browser_type.launch_persistent_context(tmp_path / "profile", **launch_options())]
        return opened[0]

    yield open_browser
    for context in opened:
        context.close()


def visit(context: BrowserContext, address: str) -> Page:
    """Open the page, see it solve, and wait until it is kept for offline use."""
    page = context.new_page()
    page.goto(address + GAME)
    page.locator("tw-letterpress-plays").locator("[role=option]").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    used = """async () => {
        const names = (await caches.keys()).filter((name) => name.includes("-used-"));
        return names.length === 1 && (await (await caches.open(names[0])).keys()).length === 1;
    }"""
    wait_until(page, lambda: page.evaluate(used))
    return page


def compressed(file: Path) -> int:
    """The bytes of a file on the line, from a host that compresses."""
    content = file.read_bytes()
    return min(len(content), len(gzip.compress(content, 9, mtime=0)))


@pytest.mark.parametrize("host", some(HOSTS, 1))
@at_night("the bytes of a first visit are counted with every change")
def test_a_first_visit_downloads_each_file_once_and_a_later_one_nothing(visitor, dist, built, host):
    server = CountingServer(dist, host)
    visit(visitor(), server.address).close()
    assert {name: times for name, times in server.sent.items() if times > 1} == {}
    needed = {"", "sw.js", *(f"code/{built['engine'][name]['url']}" for name in ("wasm", "snapshot"))}
    assert {str(Path(name)) for name in server.sent} >= {str(Path(name.replace("code/../", ""))) for name in needed}
    assert not any(name.startswith("python/") and ("library" in name or ".whl" in name) for name in server.sent)

    server.forget()
    page = visit(visitor(), server.address)
    assert set(server.asked) <= STILL_ASKED[host]
    server.forget()
    page.reload()
    page.locator("tw-letterpress-plays").locator("[role=option]").first.wait_for()
    assert set(server.asked) <= STILL_ASKED[host]
    server.stop()


def test_a_first_visit_stays_small_and_the_page_says_how_many(visitor, dist):
    server = CountingServer(dist, "GitHub Pages")
    page = visit(visitor(), server.address)
    total = sum(compressed(dist / (name or "index.html")) for name in server.sent)
    assert total < MOST
    for language, sentence in (
        ("English", "The first visit downloads {} MB; later visits download nothing."),
        ("Türkçe", "İlk ziyarette {} MB indirilir; sonraki ziyaretlerde bir şey indirilmez."),
    ):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name=language).click()
        said = float(page.locator("meta[name=tilewise-first-visit]").get_attribute("content") or 0) / 1e6
        assert said - 0.1 < total / 1e6 < said + 0.1
        number = f"{said:.1f}".replace(".", "." if language == "English" else ",")
        page.get_by_text(sentence.format(number)).wait_for()
        page.keyboard.press("Escape")
    server.stop()
