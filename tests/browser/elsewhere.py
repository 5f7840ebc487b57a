"""Python elsewhere: what the tested page's worker asks in the place of Pyodide, for tests that are about the page.

The worker is the page's own but for `python.ts` and `parts.ts` (pages/elsewhere.ts), and so is what crosses the border;
behind it a session of CPython in the process of the test answers, which starts in a millisecond and thinks three times
as fast. That it says what Pyodide says is a test of its own (test_elsewhere.py).
"""

import hashlib
import json
import subprocess
import tempfile
from collections import OrderedDict
from functools import cache
from pathlib import Path
from threading import Lock

import build

from tilewise.api import Engine
from tilewise.lexicon import Lexicon, Library
from tilewise.rpc import Session

PAGES = Path(__file__).with_name("pages")

SESSIONS = 12
"""How many are remembered: nobody says when a worker ends. One that is forgotten and asked counts as broken."""


@cache
def worker_script() -> Path:
    """The page's worker, with Python elsewhere."""
    script = Path(tempfile.mkdtemp()) / "worker.js"
    command = ["node", PAGES / "bundle-elsewhere.mjs", script]
    subprocess.run(command, check=True, capture_output=True)
    return script


class SharedLibrary(Library):
    """Reads each packed list once in a process: what a list has read so far changes no answer."""

    _known: dict[bytes, Lexicon] = {}  # noqa: RUF012 - it is the class's own

    def put(self, id: str, packed: bytes) -> None:
        if id.endswith(("-meanings", "-played")):  # no list, but what is said of one
            return super().put(id, packed)
        name = hashlib.sha256(packed).digest()
        if name not in self._known:
            self._known[name] = Lexicon.unpack(packed)
        return self.keep(id, self._known[name])


class Sessions:
    """The sessions of a server's workers. They share their lists, so one is asked at a time."""

    def __init__(self) -> None:
        self.begun = 0
        """How many there have been: one is forgotten only when as many as are remembered have begun after it."""
        self._sessions: OrderedDict[str, tuple[Session, Library]] = OrderedDict()
        self._lock = Lock()

    def answer(self, worker: str, what: str, query: dict[str, str], content: bytes) -> tuple[bytes, dict[str, str]]:
        """Do what a worker wants done; give what it is told, and headers. Raises KeyError for one that is forgotten."""
        with self._lock:
            if what == "begin":
                self.begun += 1
                library = SharedLibrary(None)
                self._sessions[worker] = Session(Engine(library)), library
                while len(self._sessions) > SESSIONS:
                    self._sessions.popitem(last=False)
            session, library = self._sessions[worker]
            self._sessions.move_to_end(worker)
            said = self._said(session, what, query, content)
            held = [entry["id"] for entry in library.entries(filters=True) if library.holds(entry["id"])]
            return said, {"Tilewise-Busy": f"{session.busy:d}", "Tilewise-Lists": json.dumps(held)}

    @staticmethod
    def _said(session: Session, what: str, query: dict[str, str], content: bytes) -> bytes:
        match what:
            case "begin":
                session.set_catalogue(content.decode())
            case "receive":
                length = int(query["length"])
                data = content[length:] if query["file"] == "true" else None
                return session.receive(content[:length].decode(), data).encode()
            case "step":
                return session.step(float(query["seconds"])).encode()
            case "put":
                session.put_lexicon(query["id"], content)
            case "drop":
                session.drop_lexicon(query["id"])
            case "packed":
                return session.packed_lexicon(query["id"])
        return b""


def worker_name() -> str:
    """What the build calls the worker's script, below the site."""
    described = json.loads((build.MADE / "generated" / "site.json").read_text("utf-8"))
    return "code/" + str(described["page"]["worker"]).removeprefix("./")
