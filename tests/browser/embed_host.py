"""What the tests of embedding share: a web site of somebody else, whose pages the tests write."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from typing import Any

import build
from playwright.sync_api import Frame, Page

BOARD = "msgzxcbjlqblmgeppjxmjynxs"
SOLVE = {"lexicon": "en", "board": BOARD, "ours": 3310592, "theirs": 17180, "limit": 3}
GAME = f"letterpress?board={BOARD}&ours=3310592&theirs=17180"

ELEMENT = f'<tilewise-board position="{GAME.partition("?")[2]}" view="board" lang="en"></tilewise-board>'
"""The game as an element."""

ANSWERED = """
<script>
  globalThis.answered = new Set();
  addEventListener("tilewise-plays", ({ target }) => answered.add(target));
</script>"""
"""Has a page know which of its elements have told their plays."""

HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A host</title><link rel="icon" href="data:,">%s</head>
<body>%s</body></html>"""


class Host:
    """A site of another origin than Tilewise's; its pages are put there by the tests."""

    def __init__(self, name: str) -> None:
        pages: dict[str, tuple[str, dict[str, str]]] = {}
        asked: list[str] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                text, headers = pages.get(self.path.partition("?")[0], (None, {}))
                self.send_response(404 if text is None else 200)
                for header in ({"Content-Type": "text/html; charset=utf-8"} | headers).items():
                    self.send_header(*header)
                self.end_headers()
                self.wfile.write((text or "").encode())

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self._pages = pages
        self.asked = asked
        self._server = build.SiteServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://{name}:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def page(
        self, body: str, head: str = "", *, path: str = "/page.html", headers: dict[str, str] | None = None
    ) -> str:
        """Put a page on the site; gives its address."""
        self._pages[path] = (HEAD % (head, body), headers or {})
        return self.origin + path

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def host_site(name: str = "localhost") -> Iterator[Host]:
    """Serve a host; `localhost` is another site than the tests' 127.0.0.1, not just another port of it."""
    host = Host(name)
    try:
        yield host
    finally:
        host.close()


def solver_script(site: str, nonce: str = "") -> str:
    """A script that gives a page `createSolver`, and `told` for what becomes of a promise, as JSON."""
    return f"""<script type="module" nonce="{nonce}">
      import {{ createSolver, EngineError, version }} from {json.dumps(site + "tilewise.js")};
      const told = async (answer) => {{
        try {{ return {{ result: await answer }}; }}
        catch (error) {{
          const {{ name, message, code, data }} = error;
          return {{ error: {{ name, message, code, data, own: error instanceof EngineError }} }};
        }}
      }};
      Object.assign(globalThis, {{ createSolver, version, told }});
    </script>"""


def open_solver(page: Page, address: str, script: str = "globalThis.solver = await createSolver()") -> None:
    """Open a page made with `solver_script` and run a script in it."""
    page.goto(address)
    page.wait_for_function("() => typeof createSolver === 'function'")
    run(page, script)


def run(page: Page | Frame, script: str, argument: object = None) -> Any:
    """Run the body of an async function; `given` is the argument."""
    return page.evaluate(f"async (given) => {{ {script} }}", argument)
