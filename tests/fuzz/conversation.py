"""Talking to `tilewise rpc` in a process with a bound on its memory, and judging what it says."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any

__all__ = ["Conversation", "Failure"]

MEMORY = 1 << 30
"""Bytes of address space: the program with the lists that it is asked for, and 256 MB and more for one request."""

_PROGRAM = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
from tilewise.cli import programs
from tilewise.__main__ import main
programs._SLICE = 0.016
sys.argv = ["tilewise", "rpc"]
sys.exit(main())
"""
"""The program, which carries jobs on in slices as short as the page's, so that a cancelling is soon heard."""

PATIENCE = 1.0
"""Seconds after which a job is cancelled if nothing else is said."""

_LOOK = 0.25
"""Seconds between two looks at how long a process has worked."""

_STALL = 10
"""How many times longer than it works a process may take, on a machine that is busy with other things."""


@dataclass(frozen=True)
class Failure:
    """What went wrong ("inside", "not-json", "unanswered", "death", "hang"), what was sent, and what came of it."""

    kind: str
    sent: tuple[str, ...]
    came: str


class Conversation:
    """One process and its answers; `seconds` is how long it may work on one request, or on its being cancelled.

    `spent` is how long it has worked on the last one. Each process hears the requests `first` before any other.

    >>> with Conversation(60) as talk:
    ...     talk.ask("lexicon.check", {"lexicon": "en-common", "words": ["cat"]}), talk.failures
    ('answered', [])
    """

    def __init__(self, seconds: float, first: "Iterable[tuple[str, Any]]" = ()) -> None:
        self._seconds = seconds
        self._first = tuple(first)
        self.failures: list[Failure] = []
        self.spent = 0.0
        self._id = 0
        self._begin()

    def __enter__(self) -> "Conversation":
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def _begin(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self._lines: Queue[str | None] = Queue()
        Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        for method, params in self._first:
            self.ask(method, params)

    def _end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()

    def ask(self, method: str, params: Any, patience: float = PATIENCE) -> str:
        """Send a request, cancel it if it is a long job, and say what came: "answered", "refused", "cancelled", ...

        It is cancelled after `patience` seconds; 0 sends the cancelling with it.
        """
        self._id += 1
        id = self._id
        line = json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
        cancelling = json.dumps({"method": "$/cancelRequest", "params": {"id": id}})
        begun, worked, cancelled = monotonic(), self._worked(), patience <= 0
        if not self._send("\n".join([line, cancelling] if cancelled else [line])):
            return self._fail("death", [line], "the pipe is closed")
        while True:
            waited = monotonic() - begun
            if not cancelled and waited > patience:
                cancelled = True
                self._send(cancelling)
            if self._is_over(begun, worked):
                return self._fail("hang", [line], f"no answer in {self._seconds:.0f} s")
            try:
                answer = self._lines.get(timeout=_LOOK if cancelled else min(_LOOK, max(patience - waited, 0.001)))
            except Empty:
                continue
            if answer is None:
                return self._fail("death", [line], f"exit code {self._process.wait()}")
            message = _read_json(answer)
            if message is None:
                return self._fail("not-json", [line], answer[:200])
            if message.get("id") == id:
                self.spent = self._worked() - worked
                return self._judged(message, line)

    def flood(self, lines: list[str], ids: Iterable[object]) -> None:
        """Send any lines at once, and after them a request, whose answer must come after one for each of some ids."""
        self._id += 1
        last = json.dumps({"id": self._id, "method": "lexicon.check", "params": {"lexicon": "en", "words": ["qi"]}})
        sent = [*lines, last]
        if not self._send("\n".join(sent)):
            self._fail("death", sent, "the pipe is closed")
            return
        missing = list(ids)
        begun, worked = monotonic(), self._worked()
        while True:
            if self._is_over(begun, worked):
                self._fail("hang", sent, f"no answer in {self._seconds:.0f} s; missing {missing[:5]}")
                return
            try:
                answer = self._lines.get(timeout=_LOOK)
            except Empty:
                continue
            message = None if answer is None else _read_json(answer)
            if message is None:
                self._fail("death" if answer is None else "not-json", sent, str(answer)[:200])
                return
            if "method" in message:
                continue
            if _is_inside(message):
                self._note("inside", sent, answer or "")
            if message.get("id") in missing:
                missing.remove(message["id"])
            if message.get("id") == self._id:
                if missing:
                    self._note("unanswered", sent, f"nothing for {missing[:5]}")
                return

    def _worked(self) -> float:
        """Give the seconds that the process has worked; or, where the system does not tell, those of the clock."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return monotonic()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _is_over(self, begun: float, worked: float) -> bool:
        """Say whether an answer takes too long: on a busy machine what counts is how long the process has worked."""
        return self._worked() - worked > self._seconds or monotonic() - begun > self._seconds * _STALL

    def _judged(self, message: dict[str, Any], line: str) -> str:
        if _is_inside(message):
            self._note("inside", [line], str(message["error"].get("message"))[:300])
            return "inside"
        if "error" not in message:
            return "answered"
        return "cancelled" if message["error"]["code"] == -32800 else "refused"

    def _send(self, line: str) -> bool:
        pipe = self._process.stdin
        assert pipe
        try:
            pipe.write(line.encode("utf-8", "surrogatepass") + b"\n")
            pipe.flush()
        except OSError:
            return False
        return True

    def _fail(self, kind: str, sent: list[str], came: str) -> str:
        """Note a failure after which another process is needed."""
        self._note(kind, sent, came)
        self._end()
        self._begin()
        return kind

    def _note(self, kind: str, sent: list[str], came: str) -> None:
        self.failures.append(Failure(kind, tuple(sent), came))


def _read(pipe: "IO[bytes] | None", lines: "Queue[str | None]") -> None:
    for line in pipe or ():
        lines.put(line.decode("utf-8", "replace"))
    lines.put(None)


def _read_json(line: str) -> dict[str, Any] | None:
    def refuse(name: str) -> None:
        raise ValueError(name)

    try:
        message = json.loads(line, parse_constant=refuse)
    except ValueError:
        return None
    return message if isinstance(message, dict) else None


def _is_inside(message: dict[str, Any]) -> bool:
    return isinstance(message.get("error"), dict) and message["error"].get("code") == -32603
