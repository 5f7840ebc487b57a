"""A plugin for the browser tests: the site's own worker notes which functions of Python's WebAssembly run.

`pytest -p functions.recorder` with TILEWISE_FUNCTIONS, the folder in which `noting.wasm` lies and what ran is put.
"""

import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

_FOLDER = Path(os.environ["TILEWISE_FUNCTIONS"])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Have the tests' servers give another worker, and hear what it has to say."""
    from tests.browser import conftest  # noqa: PLC0415 - it is there once tests have been collected

    handler: Any = conftest.Handler
    translate, post = handler.translate_path, handler.do_POST

    def translate_path(self: Any, path: str) -> str:
        rest = path.partition("?")[0].removeprefix(conftest.BELOW)
        if rest == "-functions/noting.wasm":
            return str(_FOLDER / "noting.wasm")
        if rest != conftest.worker_name() or self.sessions:
            return str(translate(self, path))
        script = _FOLDER / Path(rest).name
        own = Path(translate(self, path)).read_bytes()
        before = Path(__file__).with_name("worker.js").read_bytes()
        _put(script, before + own)
        return str(script)

    def do_post(self: Any) -> None:
        if not self.path.endswith("/-functions/ran"):
            post(self)
            return
        content = self.rfile.read(int(self.headers["Content-Length"] or 0))
        _put(_FOLDER / f"ran-{hashlib.sha256(content).hexdigest()[:16]}.bits", content)
        self.send_response(204)
        self.end_headers()

    handler.translate_path, handler.do_POST = translate_path, do_post


def _put(file: Path, content: bytes) -> None:
    """Write a file that another process may be reading or writing."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(file)
