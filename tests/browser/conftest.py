"""What the browser tests share: the built site on a local address, a Chromium, and pages that are watched.

The site is served below a path, as on GitHub Pages, so an address that is not relative fails every test. A watched
page fails its test for any error in its console, any uncaught exception and any request to another host. The
games' tests hear of requests at night alone: a change leaves their pages to the site's policy, which refuses what is
another host's and tells it as an error (site/test_site_policy.py).
"""

import contextlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta, timezone
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest
from amount import at_night
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Frame,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import build  # noqa: E402 - build.py, which knows how to serve the site and where a Chromium is
from tests.browser.elsewhere import Sessions, worker_name, worker_script  # noqa: E402
from tests.browser.engines.chromium import Chromium, launched  # noqa: E402
from tests.browser.engines.driver import Program, Visit  # noqa: E402
from tests.browser.engines.programs import PROGRAMS  # noqa: E402

_SINCE_NOON = time.gmtime().tm_hour - 12

ZONE = None if sys.platform == "win32" else timezone(timedelta(hours=-_SINCE_NOON))
"""The browsers' own zone, in which tests begin at noon and meet no midnight that they do not ask for.

None where browsers know only the zone of the machine.
"""

if ZONE:
    os.environ["TZ"] = f"Etc/GMT{_SINCE_NOON:+}"

BELOW = "/tilewise/"
"""The path below which the site is served."""

PATIENCE = 180_000
"""Milliseconds until what does not come counts as failed: a busy machine takes its time to start an engine."""

expect.set_options(timeout=PATIENCE)


@cache
def bundled(source: Path) -> Path:
    """A script of the page's sources, with all that it imports."""
    script = Path(tempfile.mkdtemp()) / source.with_suffix(".js").name
    command = [build.WEB / "node_modules/.bin/esbuild", source, "--bundle", "--format=esm", f"--outfile={script}"]
    subprocess.run(command, check=True, capture_output=True)
    return script


class Handler(build.SiteHandler):
    """The site below BELOW; and for the tests' own pages, `-tests/` and the sources in `-web/` as `.js`."""

    top = BELOW
    protocol_version = "HTTP/1.0"  # one request a connection, so that another folder or a stop counts at once
    recorded = False
    """Are pages served with a script that notes their errors? For an engine whose driver is told of none."""

    sessions: Sessions | None = None
    """Where Python is, for a worker that has it elsewhere; None for the page's own worker."""

    wholes: list[str] = []  # noqa: RUF012 - all servers share it
    """Addresses at which somebody asked for what is left out of Python's WebAssembly."""

    kinds: dict[str, str] = {}  # noqa: RUF012 - each server has its own
    """Types that files are said to have, by their names."""

    def guess_type(self, path: Any) -> str:
        return self.kinds.get(Path(path).name) or super().guess_type(path)

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not self.recorded or path.suffix != ".html" or not path.exists():
            return super().send_head()
        recorder = f'<head><script src="{BELOW}-tests/record.js"></script>'
        html = path.read_text("utf-8").replace("<head>", recorder, 1).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(html)))
        self.end_headers()
        return io.BytesIO(html)

    def do_POST(self) -> None:
        """Ask Python, for a worker that has it elsewhere."""
        asked = urlsplit(self.path)
        worker, _, what = asked.path.removeprefix(f"{BELOW}-python/").partition("/")
        content = self.rfile.read(int(self.headers["Content-Length"] or 0))
        try:
            said, headers = self.sessions.answer(worker, what, dict(parse_qsl(asked.query)), content)  # type: ignore[union-attr]
        except KeyError:
            return self.send_error(410)
        self.send_response(200)
        for name, value in {"Content-Length": len(said), **headers}.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(said)

    def translate_path(self, path: str) -> str:
        path = unquote(urlsplit(path).path)
        if not path.startswith(BELOW):
            return str(ROOT / "nothing-here")
        rest = path.removeprefix(BELOW)
        if "/whole.asm.wasm-" in path:
            self.wholes.append(path)
        for name, folder in {"-tests/": ROOT / "tests/browser/pages", "-web/": ROOT / "web"}.items():
            if rest.startswith(name):
                path = folder / rest.removeprefix(name)
                source = path.with_suffix(".ts")
                return str(bundled(source) if source.exists() else path)
        if self.sessions and rest == worker_name():
            return str(worker_script())
        return super().translate_path(f"/{rest}")


class Server:
    """Serves a built site on a free port until it is closed; `folder` may be changed meanwhile."""

    def __init__(
        self, folder: Path, *, recorded: bool = False, elsewhere: bool = False, handler: type[Handler] = Handler
    ) -> None:
        self.folder = folder
        self.kinds: dict[str, str] = {}
        self.sessions = Sessions() if elsewhere else None
        attributes = {"recorded": recorded, "kinds": self.kinds, "sessions": self.sessions}
        self._handler = type("Handler", (handler,), attributes)
        self._server: build.SiteServer | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{BELOW}"

    def start(self) -> None:
        """Serve, on the same port as before if there was one."""
        self._server = build.SiteServer(
            ("127.0.0.1", self.port), lambda *each: self._handler(*each, directory=self.folder)
        )
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Be unreachable."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


def wait_until(page: Page, look: Callable[[], object]) -> None:
    """Wait until something is so that the browser tells of by itself, such as the end of a worker."""
    end = time.monotonic() + PATIENCE / 1000
    while not look():
        assert time.monotonic() < end, "this did not become true"
        page.wait_for_timeout(20)  # time.sleep would keep the news from coming in


def stay_away(page: Page) -> None:
    """Have a page find that the site does not answer, so that only a button tries again what did not come."""
    page.route("**/sw.js", lambda route: route.abort())


def becomes(page: Page, look: Callable[[], object], expected: object) -> None:
    """Wait until a look at the page gives what is expected; the last look is compared."""
    with contextlib.suppress(AssertionError):
        wait_until(page, lambda: look() == expected)
    assert look() == expected


def lain_in(place: Locator, inside: str) -> Locator:
    """What lies in a part of the page, once that part is there: a game's page comes after its address has changed."""
    place.first.wait_for(state="attached")
    return place.locator(inside)


def boxes(elements: Locator) -> list[dict[str, float]]:
    """Where elements lie, all measured at one moment: one after another, the page may move between them."""
    found: list[dict[str, float]] = elements.evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON())"
    )
    return found


IS_KEPT = """async (part) => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().some(({ url }) => url.includes(part));
}"""
"""Is a file whose address has this in it kept for offline use?"""


def is_cached(page: Page, part: str) -> None:
    """Wait until a file whose address has this in it is kept for offline use."""
    wait_until(page, lambda: page.evaluate(IS_KEPT, part))


def is_above(upper: Locator, lower: Locator) -> bool:
    """Is the whole of something in sight, and nothing of it below the upper edge of something else?"""
    first, second = upper.bounding_box(), lower.bounding_box()
    return bool(first and second) and 0 <= first["y"] <= second["y"] + 1 - first["height"]


def draw_frames(page: Page | Frame, count: int = 2) -> None:
    """Let the page draw that many times: whatever was due to happen by itself has happened then.

    Fails where a browser draws no more (seen once in some ten whole runs): a script's end has no time limit of
    Playwright's, and the run would never end.
    """
    page.evaluate(
        """async ([count, patience]) => {
            let timer;
            const late = new Promise((_, fail) => {
                timer = setTimeout(() => fail(new Error("The browser draws nothing any more.")), patience);
            });
            while (count--) await Promise.race([late, new Promise(requestAnimationFrame)]);
            clearTimeout(timer);
        }""",
        [count, PATIENCE],
    )


class Watched:
    """A browser context whose pages must stay free of errors, but for those that a test expects.

    They may ask for what is at the `addresses`' origins; without any, the policy of the site alone keeps them to it.
    """

    def __init__(self, context: BrowserContext, *addresses: str) -> None:
        self.context = context
        self.problems: list[str] = []
        self._origins = tuple("{0.scheme}://{0.netloc}/".format(urlsplit(address)) for address in addresses)
        self._expected: list[str] = []
        if addresses:
            context.on("request", self._see_request)
        context.on("console", self._see_console)
        context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))

    def also(self, origin: str) -> None:
        """Let pages of one more site be asked for."""
        self._origins += (f"{origin}/",)

    def expect(self, pattern: str) -> None:
        """Let problems pass that contain this regular expression."""
        self._expected.append(pattern)

    def check(self) -> None:
        """Fail for what was not expected."""
        left = [each for each in self.problems if not any(re.search(pattern, each) for pattern in self._expected)]
        assert not left, "the page had problems:\n" + "\n".join(left)

    def check_and_forget(self) -> None:
        """Fail for what was not expected, and begin anew."""
        try:
            self.check()
        finally:
            self.problems.clear()
            self._expected.clear()

    @contextlib.contextmanager
    def page_for_one_test(self) -> Iterator[Page]:
        """Give a page of a profile that other tests use too, for pages that keep nothing: only the cache is warm."""
        yield self.context.new_page()
        for page in self.context.pages:  # it may have opened others
            page.close()
        self.check_and_forget()

    def _see_console(self, message: ConsoleMessage) -> None:
        # What is left out of Python's WebAssembly is nothing that any test needs (web/build/functions.ts).
        if message.type == "error" or "goes on with the whole" in message.text:
            self.problems.append(f"console: {message.text} ({message.location.get('url')})")

    def _see_request(self, request: Request) -> None:
        if not request.url.startswith((*self._origins, "data:", "blob:")):
            self.problems.append(f"request to another host: {request.url}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, so that a build that goes on meanwhile disturbs no test."""
    if not (build.DIST / "index.html").exists():
        pytest.fail("There is no dist/; run python3 build.py build.")
    return Path(shutil.copytree(build.DIST, tmp_path_factory.mktemp("site") / "dist"))


@pytest.fixture(scope="session")
def other_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with its code written out, so that every script has another name: as the next build would be."""
    folder = tmp_path_factory.mktemp("next") / "built" / "site"
    command = ["node", build.WEB / "build/run.mjs", "site", folder, "--debug"]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def serving(dist: Path, *, elsewhere: bool = False) -> Iterator[Server]:
    """Serve the built site for the tests of a fixture's scope."""
    server = Server(dist, elsewhere=elsewhere)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(dist: Path) -> Iterator[Server]:
    """The built site on a free port."""
    yield from serving(dist)


@pytest.fixture
def serve(dist: Path) -> Iterator[Callable[..., Server]]:
    """Serve the built site once more, with Server's options, for one test.

    `open_context` and `visit` build on this fixture, so their pages are closed before the servers stop: a page that is
    still fetching something when its server goes would fail the test.
    """
    servers: list[Server] = []

    def serve_one(**options: Any) -> Server:
        servers.append(Server(dist, **options))
        return servers[-1]

    yield serve_one
    for server in servers:
        server.stop()


@pytest.fixture
def own_server(serve: Callable[..., Server]) -> Server:
    """A server of one test's own, which may be stopped or given another build."""
    return serve()


@pytest.fixture(scope="session")
def site(server: Server) -> str:
    """The address of the built site, with a slash at its end."""
    return server.address


@pytest.fixture(scope="session")
def hears_requests() -> bool:
    """Is every request looked at? Or does the policy of the site alone keep pages to it?"""
    return True


@pytest.fixture
def open_context(browser: Browser, site: str, serve: object, hears_requests: bool) -> Iterator[Callable[..., Watched]]:
    """Open watched contexts: new profiles, with Playwright's options (viewport, color_scheme, service_workers...).

    Pages of the site at `address` and of the `hosts` that embed it may be asked for, and nothing else.
    """
    opened: list[Watched] = []

    def open_one(address: str = site, *hosts: str, **options: Any) -> Watched:
        watched = Watched(browser.new_context(**options), *((address, *hosts) if hears_requests else ()))
        watched.context.set_default_timeout(PATIENCE)
        opened.append(watched)
        return watched

    yield open_one
    for watched in opened:
        watched.context.close()
    for watched in opened:
        watched.check()


@pytest.fixture(scope="module")
def profile(browser: Browser, site: str, host: Any) -> Iterator[Watched]:
    """A profile for the pages of a module's `host`, one after the other; service workers are blocked."""
    watched = Watched(browser.new_context(service_workers="block"), site, host.origin)
    watched.context.set_default_timeout(PATIENCE)
    yield watched
    watched.context.close()


@pytest.fixture
def watched(open_context: Callable[..., Watched]) -> Watched:
    """The context of `page`; `watched.expect(pattern)` lets an error pass. It keeps nothing for offline use."""
    return open_context(service_workers="block")


@pytest.fixture
def page(watched: Watched) -> Page:
    """A new page in a new profile, watched."""
    return watched.context.new_page()


@pytest.fixture(scope="session")
def built(dist: Path) -> dict[str, Any]:
    """What the build says of the site's files, by name: their addresses and sizes."""
    described: dict[str, Any] = json.loads((build.MADE / "generated" / "site.json").read_text("utf-8"))
    assert described["build"] in (dist / "index.html").read_text("utf-8"), "dist/ is of another build; build again"
    return described


class EngineOnPage:
    """The engine's client on an otherwise empty page, to be asked from Python."""

    def __init__(self, page: Page, site: str, built: dict[str, Any], **options: Any) -> None:
        self.page = page
        scripts = [{**script, "url": f"{site}code/{script['url']}"} for script in built["page"]["scripts"]]
        page.add_init_script(f"globalThis.PAGE = {json.dumps({**built['page'], 'scripts': scripts})}")
        page.goto(f"{site}-tests/engine.html")
        page.wait_for_function("() => typeof makeEngine === 'function'")
        page.evaluate("options => makeEngine(options)", options)

    def ask(self, method: str, params: dict[str, Any], **options: Any) -> dict[str, Any]:
        """Ask and wait; gives {"result"} or {"error": {"name", "message", "code", "data"}}."""
        answer: dict[str, Any] = self.page.evaluate("each => ask(...each)", [method, params, options])
        return answer

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate("engine.state")
        return state

    def states(self) -> list[dict[str, Any]]:
        """Every state there was."""
        states: list[dict[str, Any]] = self.page.evaluate("states")
        return states

    def run(self, script: str, argument: object = None) -> Any:
        """Run JavaScript that has `engine` and `ask`."""
        return self.page.evaluate(script, argument)

    def wait_for(self, stage: str) -> None:
        self.page.wait_for_function("stage => engine.state.stage === stage", arg=stage)


@pytest.fixture
def start_engine(page: Page, site: str, built: dict[str, Any]) -> Callable[..., EngineOnPage]:
    """Open a page with an engine on it; route faults on `page` before calling this."""
    return partial(EngineOnPage, page, site, built)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave Firefox and WebKit to the night, but for the main ways."""
    for item in items:
        engine = getattr(item, "callspec", None) and item.callspec.params.get("program")  # type: ignore[attr-defined]
        if engine not in (None, "Chromium") and not item.get_closest_marker("main_way"):
            item.add_marker(at_night("in Chromium every change waits for it"))


@pytest.fixture(scope="session", params=PROGRAMS)
def program(request: pytest.FixtureRequest) -> Iterator[Program]:
    """Each of the three engines' browsers in turn; a test that uses it runs in all that are installed."""
    kind = PROGRAMS[request.param]
    if why := kind.missing():
        pytest.skip(why)
    with Chromium(request.getfixturevalue("browser")) if kind is Chromium else kind() as program:
        yield program


@pytest.fixture
def engine_server(serve: Callable[..., Server], program: Program) -> Server:
    """A server of one test's own, for `visit`."""
    return serve(recorded=not program.hears_console)


@pytest.fixture
def visit(program: Program, serve: object) -> Iterator[Visit]:
    """A page in a new profile, in each engine; the test fails for any error in its console."""
    visit = program.visit()
    Handler.wholes.clear()
    try:
        yield visit
        visit.check()
        assert not Handler.wholes, "something that is left out of Python's WebAssembly was needed"
    finally:
        visit.close()
