"""JSON-RPC 2.0 over any transport that carries lines of text.

The page's worker, an embedding site and `python -m tilewise rpc` speak the same messages: requests in, one response
each out, and by the Language Server Protocol's conventions `$/progress` out and `$/cancelRequest` in for long work.
A `Session` never blocks on a job: `receive` starts it and `step` carries it on for as long as the transport allows.
"""

import json
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from .api import Engine
from .errors import TilewiseError
from .jobs import Finished, Progress, advance

__all__ = ["Session"]

_PARSE_ERROR, _INVALID_REQUEST, _NO_METHOD, _INVALID_PARAMS, _INTERNAL, _CANCELLED = (
    -32700,
    -32600,
    -32601,
    -32602,
    -32603,
    -32800,
)

# Answers are made for the occasion, as trees: looking for circles in them takes a quarter of the time.
_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))


class Session:
    """One conversation with an engine. Messages are JSON texts; what goes out is one message a line, "" for nothing.

    >>> session = Session()
    >>> session.receive('{"jsonrpc": "2.0", "id": 1, "method": "lexicon.check", "params": {}}')
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The field “lexicon” is missing.",...}}'
    """

    def __init__(self, engine: Engine | None = None) -> None:
        self._engine = Engine() if engine is None else engine
        self._jobs: dict[int | str, tuple[Generator[Any, None, Any], Any]] = {}

    @property
    def busy(self) -> bool:
        """Whether a job waits for `step`."""
        return bool(self._jobs)

    def receive(self, message: str, data: Any = None) -> str:
        """Take one message and give what goes out because of it.

        `data` are bytes that belong to the request and are no text: they become its field `data`.
        """
        try:
            request = json.loads(message)
        except ValueError as error:
            return _failure(None, _PARSE_ERROR, f"This is not JSON: {error}.", code="parse")
        if not isinstance(request, dict) or not isinstance(method := request.get("method"), str):
            return _failure(
                None, _INVALID_REQUEST, "This is not a JSON-RPC request: it names no method.", code="invalid-request"
            )
        id, params = request.get("id"), request.get("params", {})
        if method == "$/cancelRequest":
            return self._cancel(params)
        if not isinstance(id, int | str) or isinstance(id, bool):
            return _failure(
                None, _INVALID_REQUEST, "A request needs an id, a number or a text.", code="invalid-request"
            )
        if method not in self._engine.methods:
            return _failure(id, _NO_METHOD, f"There is no method “{method}”.", code="method-unknown")
        if data is not None and isinstance(params, dict):
            params["data"] = bytes(data)
        token = params.pop("$token", id) if isinstance(params, dict) else id
        return self._answer(id, partial(self._engine.call, method, params), token)

    def step(self, seconds: float) -> str:
        """Carry each running job on, all together for about that many seconds, and give what goes out."""
        lines = []
        for id, (job, token) in list(self._jobs.items()):
            lines.append(self._answer(id, partial(advance, job, seconds / len(self._jobs)), token))
        return "\n".join(lines)

    def put_lexicon(self, id: str, data: Any) -> None:
        """Take a packed word list: bytes, or whatever gives its bytes through the buffer protocol."""
        self._engine.library.put(id, bytes(data))

    def packed_lexicon(self, id: str) -> bytes:
        """Pack a list that is loaded, to be put again another day."""
        return self._engine.library.lexicon(id).pack()

    def drop_lexicon(self, id: str) -> None:
        """Forget a list."""
        self._engine.library.drop(id)

    def read_ahead(self) -> bool:
        """Do a little of what later requests would wait for, some milliseconds' worth; False when nothing is left."""
        return self._engine.library.read_ahead()

    def has_lexicon(self, id: str) -> bool:
        """Say whether a word list is ready to be used."""
        return self._engine.library.holds(id)

    def set_catalogue(self, text: str) -> None:
        """Say, as a JSON list of entries, which word lists may be handed over later."""
        self._engine.library.describe(json.loads(text))

    def _answer(self, id: int | str, work: Callable[[], object], token: Any) -> str:
        """Do a piece of work and turn what comes of it, result, progress, job or error, into a message."""
        try:
            outcome = work()
        except TilewiseError as error:
            self._jobs.pop(id, None)
            return _failure(id, _INVALID_PARAMS, str(error), **error.data)
        except Exception as error:
            self._jobs.pop(id, None)
            return _failure(id, _INTERNAL, f"Tilewise failed inside: {type(error).__name__}: {error}", code="internal")
        if isinstance(outcome, Generator):
            self._jobs[id] = outcome, token
            return ""
        if isinstance(outcome, dict):
            return _line(id=id, result=outcome)
        if isinstance(outcome, Finished):
            self._jobs.pop(id, None)
            return _line(id=id, result=outcome.result)
        assert isinstance(outcome, Progress)
        value = {"kind": "report", "done": outcome.done, "total": outcome.total, "partial": outcome.partial}
        return _line(method="$/progress", params={"token": token, "value": value})

    def _cancel(self, params: Any) -> str:
        id = params.get("id") if isinstance(params, dict) else None
        if id not in self._jobs:
            return ""
        job, _ = self._jobs.pop(id)
        job.close()
        return _failure(id, _CANCELLED, "The request was cancelled.", code="cancelled")


def _failure(id: int | str | None, number: int, message: str, **data: object) -> str:
    return _line(id=id, error={"code": number, "message": message, "data": data})


def _line(**members: object) -> str:
    return _ENCODER.encode({"jsonrpc": "2.0", **members})
