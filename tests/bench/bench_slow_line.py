"""A first visit on slow lines, in Chromium: when there is what to see, what it downloads, and what a break costs.

One line for all connections: so many bits a second in all, 200 ms until an answer begins, and as long again for each
new connection. The host compresses what it would on the web, and sends parts of files. The visit opens a Letterpress
board; its first answer has the word list in it. In the second visit of each line all connections break once, when half
of the first visit's bytes have come, and the line is there again after two seconds.

    PYTHONPATH=pysrc:tests:. .venv/bin/python tests/bench/bench_slow_line.py [kbit/s ...]
"""

import contextlib
import gzip
import io
import socket
import sys
import tempfile
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

from bench_start import GAME, MEASURE
from chromium import browser_tests
from playwright.sync_api import sync_playwright
from tests.browser.engines.chromium import launch_options
from tests.browser.ranges import RangeHandler

LATENCY = 0.2
"""Seconds until an answer begins."""
AWAY = 2.0
"""Seconds that a broken line is away."""
PIECE = 2048
"""Bytes that one connection sends before it is the next one's turn."""
PATIENCE = 1_200_000
"""Milliseconds in which a visit must come to its answer."""
FIRST = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
PACKED = {".html", ".js", ".css", ".webmanifest"}
"""What hosts compress, by how its name ends."""


class Line:
    """What all connections share: bytes go one after the other, at so many a second."""

    def __init__(self, kilobits: float) -> None:
        self.rate = kilobits * 1000 / 8
        self.sent = 0
        self.breaks_at: int | None = None
        self._free = 0.0
        self._away_until = 0.0
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()

    def take(self, size: int) -> None:
        """Wait until so many bytes are through. Raises ConnectionResetError where the line is away."""
        with self._lock:
            now = time.monotonic()
            if now < self._away_until:
                raise ConnectionResetError
            self._free = max(self._free, now) + size / self.rate
            self.sent += size
            until = self._free
            if self.breaks_at is not None and self.sent >= self.breaks_at:
                self.breaks_at = None
                self._away_until = now + AWAY
                for each in self._open:
                    each.shutdown(socket.SHUT_RDWR)
        time.sleep(max(0.0, until - time.monotonic()))

    def opened(self, connection: socket.socket) -> None:
        with self._lock:
            self._open.add(connection)

    def closed(self, connection: socket.socket) -> None:
        with self._lock:
            self._open.discard(connection)


@cache
def compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


class SlowHandler(RangeHandler):
    """The site at the end of a slow line."""

    line: Line
    breaks: set[str] = set()  # noqa: RUF012 - it is the line that breaks

    def setup(self) -> None:
        super().setup()
        self.line.opened(self.connection)
        time.sleep(LATENCY)

    def finish(self) -> None:
        self.line.closed(self.connection)
        with contextlib.suppress(ConnectionError):
            super().finish()

    def send_head(self) -> Any:
        time.sleep(LATENCY)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.exists() or path.suffix not in PACKED:
            return super().send_head()
        content = compressed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):
            super().handle()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(PIECE):
            self.line.take(len(piece))
            outputfile.write(piece)


def visit(kilobits: float, breaks_at: int | None = None) -> dict[str, float]:
    """Open the board in a new profile: seconds by what was waited for, and the bytes sent until the answer."""
    line = Line(kilobits)
    line.breaks_at = breaks_at
    handler = type("Handler", (SlowHandler,), {"line": line, "asked": [], "sent": []})
    server = browser_tests.Server(browser_tests.build.DIST, handler=handler)
    try:
        with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            context = playwright.chromium.launch_persistent_context(profile, **launch_options())
            page = context.new_page()
            page.add_init_script(MEASURE)
            page.goto(server.address + GAME, wait_until="commit", timeout=PATIENCE)
            page.wait_for_function("() => globalThis.seen?.answer", timeout=PATIENCE)
            sent = line.sent
            seen = {"first words": page.evaluate(FIRST), **page.evaluate("seen")}
            context.close()
    finally:
        server.stop()
    return {**{name: milliseconds / 1000 for name, milliseconds in seen.items()}, "bytes": sent}


def main() -> None:
    print("line          | visit      | first words |   board |   answer |       MB | MB fetched again")
    for kilobits in [float(each) for each in sys.argv[1:]] or [400, 1600]:
        whole = visit(kilobits)
        broken = visit(kilobits, breaks_at=int(whole["bytes"] / 2))
        for name, seen in (("", whole), ("one break", broken)):
            again = (seen["bytes"] - whole["bytes"]) / 1e6
            print(
                f"{kilobits:6.0f} kbit/s | {name:10} | {seen['first words']:9.1f} s | {seen['board']:5.1f} s"
                f" | {seen['answer']:6.1f} s | {seen['bytes'] / 1e6:8.2f} | {again:8.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
