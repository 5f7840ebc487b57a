"""WebDriver BiDi (w3c.github.io/webdriver-bidi) over a websocket: commands go out, answers and events come in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import websocket


class BidiError(Exception):
    """A command was refused."""


class Bidi:
    """One connection. Events are heard while an answer is awaited, and by `listen`."""

    def __init__(self, url: str, on_event: Callable[[str, dict[str, Any]], None]) -> None:
        self._socket = websocket.create_connection(url, suppress_origin=True, timeout=120)
        self._on_event = on_event
        self._last = 0

    def command(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and give its result; BidiError with the reason if it is refused."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            message = self._receive()
            if message.get("id") != self._last:
                continue
            if message["type"] == "error":
                raise BidiError(f"{method}: {message['error']}: {message['message']}")
            result: dict[str, Any] = message["result"]
            return result

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv())
        if message["type"] == "event":
            self._on_event(message["method"], message["params"])
        return message
