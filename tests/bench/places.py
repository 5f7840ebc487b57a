"""Where the benchmarks ask the engine: in this Python, and in Chromium, in the worker of the built site."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from chromium import browser_tests, engine_page

sys.path.insert(0, str(Path(__file__).parents[2] / "pysrc"))

from tilewise.api import Engine

__all__ = ["CPython", "Chromium", "Place", "places"]

TIMED = """async ([method, params]) => {
  const start = performance.now();
  const answer = await ask(method, params);
  return [(performance.now() - start) / 1000, answer];
}"""


class Place(Protocol):
    """An engine that can be asked."""

    name: str

    def timed(self, method: str, params: dict[str, Any]) -> tuple[float, dict[str, Any]]:
        """Ask, and give the seconds from message to message, and the result."""


class CPython:
    """The engine in this Python: from a text with the params to a text with the result."""

    name = "CPython"

    def __init__(self) -> None:
        self._engine = Engine()

    def timed(self, method: str, params: dict[str, Any]) -> tuple[float, dict[str, Any]]:
        """Ask, and give the seconds from message to message, and the result."""
        message = json.dumps(params)
        start = perf_counter()
        answer = self._engine.call(method, json.loads(message))
        text = json.dumps(answer)
        seconds = perf_counter() - start
        result: dict[str, Any] = json.loads(text)
        return seconds, result

    def rest(self) -> None:
        """Let it do what it does while nobody asks anything."""
        while self._engine.library.read_ahead():
            pass


class Chromium:
    """The engine in the worker of a page."""

    name = "Chromium"

    def __init__(self, engine: browser_tests.EngineOnPage) -> None:
        self.engine = engine

    def timed(self, method: str, params: dict[str, Any]) -> tuple[float, dict[str, Any]]:
        """Ask, and give the seconds from message to message, and the result."""
        seconds, answer = self.engine.run(TIMED, [method, params])
        if "result" not in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return seconds, answer["result"]


@contextmanager
def places() -> Iterator[tuple[CPython, Chromium]]:
    """Open both."""
    with engine_page() as engine:
        yield CPython(), Chromium(engine)
