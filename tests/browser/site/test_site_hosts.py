"""The folder on servers of every kind, at a host's top and below a path: it solves, and later without the server."""

import gzip
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import build
import pytest
from amount import some
from tests.browser.conftest import Server, is_cached
from tests.browser.site.test_site_offline import GAME, is_kept, solves


class Plain(build.SiteHandler):
    """A server that knows the types and says how long files may be kept."""

    protocol_version = "HTTP/1.0"

    def translate_path(self, path: str) -> str:
        below = urlsplit(path).path.removeprefix(self.top.rstrip("/"))
        return super().translate_path(below if path.startswith(self.top) else "/-nothing-here")


class WrongTypes(Plain):
    """Knows pages, style sheets and scripts that end in .js, and calls everything else text."""

    def guess_type(self, path: Any) -> str:
        known = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
        return known.get(Path(path).suffix, "text/plain")


class NoTypes(WrongTypes):
    """Calls everything that it does not know bytes."""

    def guess_type(self, path: Any) -> str:
        return super().guess_type(path).replace("text/plain", "application/octet-stream")


class Compressing(Plain):
    """Compresses whatever it sends, packed or not."""

    def send_head(self) -> Any:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.exists():
            return super().send_head()
        return self.send_whole(file, gzip.compress(file.read_bytes(), 1))

    def send_whole(self, file: Path, body: bytes) -> io.BytesIO:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)


class Presuming(Compressing):
    """Sends what is a gzip file as if it had compressed it itself."""

    def send_head(self) -> Any:
        file = Path(self.translate_path(self.path))
        body = file.read_bytes() if file.is_file() else b""
        return self.send_whole(file, body) if body.startswith(b"\x1f\x8b") else Plain.send_head(self)


class Silent(Plain):
    """Says nothing of keeping, not even when a file was changed."""

    dropped = ("Cache-Control", "Last-Modified")

    def send_header(self, keyword: str, value: str) -> None:
        if keyword not in self.dropped:
            super().send_header(keyword, value)


class Forbidding(Silent):
    """Wants nothing to be kept."""

    def send_header(self, keyword: str, value: str) -> None:
        super().send_header(keyword, value)
        if keyword == "Cache-Control":
            Plain.send_header(self, keyword, "no-store")


class Redirecting(Plain):
    """Leads from the page's name to its folder, and understands no ranges."""

    def send_head(self) -> Any:
        if not self.path.endswith("/index.html"):
            return super().send_head()
        self.send_response(301)
        self.send_header("Location", self.path.removesuffix("index.html"))
        self.end_headers()
        return None


class OnePage(Plain):
    """Answers with the page where there is nothing."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).exists() else super().translate_path(self.top)


HOSTS = [
    (Plain, "/"),
    (WrongTypes, "/tilewise/"),
    (NoTypes, "/"),
    (Compressing, "/tilewise/"),
    (Presuming, "/"),
    (Silent, "/tilewise/"),
    (Forbidding, "/"),
    (Redirecting, "/a/deep/folder/"),
    (OnePage, "/tilewise/"),
]


@pytest.fixture
def host(serve: Callable[..., Server], request: pytest.FixtureRequest) -> Server:
    kind, top = request.param
    server = serve(handler=type(kind.__name__, (kind,), {"top": top}))
    server.top = top
    return server


@pytest.mark.parametrize(
    "host", some(HOSTS, 1, always=[HOSTS[1]]), indirect=True, ids=lambda each: f"{each[0].__name__} {each[1]}"
)
def test_the_page_solves_from_the_snapshot_and_later_without_the_server(open_context, host):
    address = f"http://127.0.0.1:{host.port}{host.top}"
    watched = open_context(address)
    page = watched.context.new_page()
    page.goto(f"{address}index.html{GAME}")
    solves(page)
    check = "() => document.querySelector('tw-app').engine.request('lexicon.check', {lexicon: 'tr', words: ['kalem']})"
    assert page.evaluate("() => document.querySelector('tw-app').engine.state.startedFrom") == "snapshot"
    is_kept(page)
    assert page.evaluate(check) == {"valid": {"KALEM": True}}
    is_cached(page, "/lists/tr-")
    host.stop()
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    page.goto(address + GAME)
    page.reload()
    solves(page)
    assert page.evaluate(check) == {"valid": {"KALEM": True}}


def test_no_script_of_the_site_depends_on_a_type_that_servers_do_not_know(dist):
    suffixes = {path.suffix for path in dist.rglob("*") if path.is_file()}
    assert ".js" in suffixes
    assert not suffixes & {".mjs", ".cjs", ".wasm", ".gz", ".br"}
