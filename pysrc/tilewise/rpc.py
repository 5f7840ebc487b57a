"""JSON-RPC 2.0 over any transport that carries lines of text.

The page's worker, an embedding site and `python -m tilewise rpc` speak the same messages: requests in, one response
each out, and by the Language Server Protocol's conventions `$/progress` out and `$/cancelRequest` in for long work.
A `Session` never blocks on a job: `receive` starts it and `step` carries it on for as long as the transport allows.
"""

import json
from collections.abc import Callable, Generator
from functools import partial
from math import isinf, nan
from typing import Any

from .api import Engine
from .contract.bounds import BATCH, JOBS
from .errors import TilewiseError
from .jobs import Finished, Job, advance

__all__ = ["Id", "Session"]

_PARSE_ERROR, _INVALID_REQUEST, _NO_METHOD, _INVALID_PARAMS, _INTERNAL, _CANCELLED = (
    -32700,
    -32600,
    -32601,
    -32602,
    -32603,
    -32800,
)

Id = int | str
"""What JSON-RPC tells a request by."""


class Session:
    """One conversation with an engine. Messages are JSON texts; what goes out is one message a line, "" for nothing.

    Neither `receive` nor `step` ever raises: each request, however wrong, gets exactly one response, and a message that
    names a method and no id, a notification, gets none. A job takes its first step at once, so that one without a pause
    is answered by `receive`.

    >>> session = Session()
    >>> session.receive('{"jsonrpc": "2.0", "id": 1, "method": "lexicon.check", "params": {}}')
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The field “lexicon” is missing.",...}}'
    """

    def __init__(self, engine: Engine | None = None) -> None:
        self._engine = Engine() if engine is None else engine
        self._running: dict[Id, Job[str]] = {}

    @property
    def busy(self) -> bool:
        """Whether a job waits for `step`."""
        return bool(self._running)

    @property
    def running(self) -> tuple[Id, ...]:
        """The ids of the jobs that wait for `step`."""
        return tuple(self._running)

    def receive(self, message: str | bytes, data: Any = None) -> str:
        """Take one message, text or its UTF-8, or a batch of them, and give what goes out because of it.

        A batch is an array of messages; its responses come a line each, in its order. `data` are bytes that belong
        to a request and are not text: they become its field `data`.
        """
        return _answer(None, partial(self._receive, message, data))

    def step(self, seconds: float) -> str:
        """Carry each running job on, all together for about that many seconds, and give what goes out."""
        all_running, self._running = self._running, {}
        share = seconds / max(len(all_running), 1)
        lines = [_answer(id, partial(self._go_on, id, job, share)) for id, job in all_running.items()]
        return "\n".join(filter(None, lines))

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

    def _receive(self, message: str | bytes, data: Any) -> str:
        parsed = _parse(message)
        if parsed == []:
            raise _Refused(_INVALID_REQUEST, "invalid-request", "A batch has at least one request.")
        requests = parsed if isinstance(parsed, list) else [parsed]
        if requests not in BATCH:
            raise _Refused(_INVALID_REQUEST, "too-large", f"A batch has {BATCH.sentence(len(requests))}.")
        lines = [_answer(id := _id_in(request), partial(self._begin, id, request, data)) for request in requests]
        return "\n".join(filter(None, lines))

    def _begin(self, id: Id | None, request: object, data: Any) -> str:
        """Answer a request, or take the first step of the job that will."""
        if not isinstance(request, dict) or not isinstance(method := request.get("method"), str):
            raise _Refused(_INVALID_REQUEST, "invalid-request", "This is not a JSON-RPC request: it names no method.")
        params = request.get("params", {})
        if method == "$/cancelRequest":
            return self._cancel(id, params)
        if "id" not in request:
            return ""  # a notification, which JSON-RPC never answers, whatever is wrong with it
        if id is None:
            raise _Refused(_INVALID_REQUEST, "invalid-request", "A request needs an id, a whole number or a text.")
        if id in self._running:
            raise _Refused(_INVALID_REQUEST, "id-in-use", "A request with this id is still running.")
        if method not in self._engine.methods:
            raise _Refused(_NO_METHOD, "method-unknown", f"There is no method “{method}”.")
        if data is not None and isinstance(params, dict):
            params["data"] = bytes(data)
        outcome = self._engine.begin(method, params)
        if isinstance(outcome, Generator):
            return self._go_on(id, _written(id, outcome), 0)
        return _line(id=id, result=outcome)

    def _go_on(self, id: Id, job: Job[str], seconds: float) -> str:
        """Carry a job on, and keep it where there is more to do."""
        outcome = advance(job, seconds)
        if isinstance(outcome, Finished):
            return str(outcome.result)
        if len(self._running) == JOBS.most:
            raise _Refused(_INVALID_REQUEST, "too-many-jobs", f"At most {JOBS} run at once; cancel one, or wait.")
        self._running[id] = job
        if outcome is None:
            return ""
        value = {"kind": "report", "done": outcome.done, "total": outcome.total, "partial": outcome.partial}
        return _line(method="$/progress", params={"token": id, "value": value})

    def _cancel(self, own_id: Id | None, params: object) -> str:
        """Cancel a job, which answers its request; `own_id` is None where nobody waits to hear of the cancelling."""
        id = _id_in(params)
        job = None if id is None else self._running.pop(id, None)
        lines = [] if job is None else [_answer(id, partial(_stop, job))]
        return "\n".join(lines if own_id is None else [*lines, _line(id=own_id, result=None)])


class _Refused(TilewiseError):
    """A request that does not get an answer from the engine; `number` is JSON-RPC's code for why."""

    def __init__(self, number: int, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.number = number


def _stop(job: Job[Any]) -> str:
    job.close()
    raise _Refused(_CANCELLED, "cancelled", "The request was cancelled.")


def _answer(id: Id | None, work: Callable[[], str]) -> str:
    """Do a piece of work and give the lines that it comes to; whatever it raises becomes the response to `id`."""
    try:
        return work()
    except TilewiseError as error:
        number = error.number if isinstance(error, _Refused) else _INVALID_PARAMS
        sentence, data = str(error), error.data
    except Exception as error:
        number = _INTERNAL
        sentence, data = f"Tilewise failed inside: {type(error).__name__}: {error}", {"code": "internal"}
    return _line(id=id, error={"code": number, "message": sentence, "data": data})


def _id_in(message: object) -> Id | None:
    """Give the id that a message has, or names as a parameter; None where it is not one that JSON-RPC allows."""
    id = message.get("id") if isinstance(message, dict) else None
    return id if isinstance(id, int | str) and not isinstance(id, bool) else None


def _parse(message: str | bytes) -> Any:
    try:
        return _DECODER.decode(message.decode("utf-8-sig") if isinstance(message, bytes) else message)
    except RecursionError:
        raise _Refused(_PARSE_ERROR, "parse", "This JSON is nested too deeply.") from None
    except ValueError as error:
        raise _Refused(_PARSE_ERROR, "parse", f"This is not JSON in UTF-8: {error}.") from error


def _float(text: str) -> float:
    return nan if isinf(number := float(text)) else number


def _int(text: str) -> float:
    return nan if isinf(float(text)) else int(text)


# What is not a finite number is read as NaN, so that its request can be refused under its own id.
_DECODER = json.JSONDecoder(parse_float=_float, parse_int=_int, parse_constant=lambda name: nan)

_PIECE = 1_000
"""Items of a list in an answer that are written without a pause."""

# Answers are made for the occasion, as trees: looking for circles in them takes a quarter of the time.
_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":"))


def _line(**members: object) -> str:
    """Write a message."""
    return _sendable(_ENCODER.encode({"jsonrpc": "2.0", **members}))


def _written(id: Id, job: Job[dict[str, Any]]) -> Job[str]:
    """Carry a job on, and write the response; a long list in it is written piece by piece."""
    result = yield from job
    if not any(isinstance(value, list) and len(value) > _PIECE for value in result.values()):
        return _line(id=id, result=result)
    members = []
    for name, value in result.items():
        if isinstance(value, list):
            pieces = []
            for start in range(0, len(value), _PIECE):
                pieces.append(_ENCODER.encode(value[start : start + _PIECE])[1:-1])
                yield None
            members.append(f"{_ENCODER.encode(name)}:[{','.join(pieces)}]")
        else:
            members.append(f"{_ENCODER.encode(name)}:{_ENCODER.encode(value)}")
    return _sendable(f'{{"jsonrpc":"2.0","id":{_ENCODER.encode(id)},"result":{{{",".join(members)}}}}}')


def _sendable(text: str) -> str:
    """Write half a surrogate pair, which no encoding carries, as JSON's escape for it."""
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")
