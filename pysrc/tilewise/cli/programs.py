"""The commands for programs: `rpc`, `call` and `pack`."""

import json
import sys
from argparse import Namespace
from collections import deque
from collections.abc import Collection, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO

from ..alphabets import ALPHABETS
from ..api import Engine
from ..lexicon import Library
from ..rpc import Id, Session
from ..tiles import TILE_SETS, tile_set_of
from .command import read_stdin
from .options import Commands, InputError, Parser
from .places import try_folder, writing

__all__ = ["add"]

_SLICE = 0.1
"""Seconds that jobs are carried on between two looks at stdin, and between two reports of their progress."""

_CHUNK = 1 << 16
"""Bytes of stdin read at once."""

_BACKLOG = 64
"""Messages read before they are answered; a client that sends more waits."""

_WAKE = 1.0
"""Seconds that one wait for a message lasts at most: on Windows, Ctrl-C is seen only between two waits."""


def add(commands: Commands) -> None:
    """Add the three commands."""
    rpc = _add(
        commands,
        "rpc",
        "answer JSON-RPC 2.0 requests, one a line, from stdin to stdout",
        """echo '{"id": 1, "method": "lexicon.list", "params": {}}' | tilewise rpc""",
    )
    rpc.set_defaults(run=_rpc, command=rpc.prog)
    call = _add(
        commands,
        "call",
        "call one method with the params on stdin and print its result",
        """echo '{"lexicon": "en", "rack": "AALNST?"}' | tilewise call anagram.find""",
    )
    call.add_argument("method", metavar="METHOD", help="such as crossword.solve")
    call.set_defaults(run=_call, command=call.prog)
    pack = _add(
        commands,
        "pack",
        "write the shipped word lists in the form that the page loads",
        "tilewise pack --all packed-lists",
    )
    pack.add_argument("--all", metavar="FOLDER", type=Path, required=True, help="where to; it is made if need be")
    pack.set_defaults(run=_pack, command=pack.prog)


def _add(commands: Commands, name: str, summary: str, example: str) -> Parser:
    ends = "exit codes: 0 done, 2 the input is wrong; one sentence on stderr says where"
    description = f"{summary[0].upper()}{summary[1:]}."
    parser: Parser = commands.add_parser(
        name, help=summary, description=description, epilog=f"example:\n  {example}\n\n{ends}"
    )
    return parser


def _rpc(options: Namespace) -> int:
    """Take each message when it comes, also while jobs run; when stdin ends, finish the jobs."""
    session, responses, inbox = Session(), _Responses(), Queue[bytes | None](_BACKLOG)
    # A daemon thread, because Ctrl-C or a closed stdout must end the program while it waits for a line.
    Thread(target=_read_lines, args=(inbox,), daemon=True).start()
    ended = False
    while not ended or session.busy:
        try:
            message = None if ended else inbox.get(block=not session.busy, timeout=_WAKE)
        except Empty:
            message = b""
        ended = message is None
        lines = session.receive(message) if message else session.step(_SLICE)
        for line in responses.in_order(lines, session.running):
            print(line, flush=True)
    return 0


class _Responses:
    """Puts responses in the order of their requests; what a job tells on its way is not held back.

    >>> responses = _Responses()
    >>> list(responses.in_order("", running=(1,)))
    []
    >>> list(responses.in_order('{"id":2,"result":"quick"}', running=(1,)))
    []
    >>> list(responses.in_order('{"id":1,"result":"slow"}', running=()))
    ['{"id":1,"result":"slow"}', '{"id":2,"result":"quick"}']
    """

    def __init__(self) -> None:
        self._waiting: deque[tuple[Id | None, str]] = deque()
        """Responses behind that of a job, and for each job that runs its id and no response yet."""

    def in_order(self, lines: str, running: Collection[Id]) -> Iterator[str]:
        """Give what can go out now that the session has said `lines` and these jobs run."""
        for line in filter(None, lines.split("\n")):
            message = json.loads(line) if self._waiting else {}
            place = (message.get("id"), "")
            if "method" in message:
                yield line
            elif place in self._waiting and place[0] not in running:
                self._waiting[self._waiting.index(place)] = (None, line)
            else:
                self._waiting.append((None, line))
        self._waiting += [(id, "") for id in running if (id, "") not in self._waiting]
        while self._waiting and self._waiting[0][1]:
            yield self._waiting.popleft()[1]


def _read_lines(inbox: "Queue[bytes | None]") -> None:
    """Put each line of stdin that is not blank into the inbox, and None at the end."""
    try:
        # Unbuffered: the lock of a buffered reader, held while a thread waits, makes Python abort when it exits.
        for line in _lines(getattr(sys.stdin.buffer, "raw", sys.stdin.buffer)):
            if line.strip():
                inbox.put(line)
    finally:
        inbox.put(None)


def _lines(source: IO[bytes]) -> Iterator[bytes]:
    r"""Give each line of an unbuffered source as soon as it has been written.

    >>> from io import BytesIO
    >>> list(_lines(BytesIO(b"one\ntwo")))
    [b'one', b'two']
    """
    pieces: list[bytes] = []
    while chunk := source.read(_CHUNK):
        first, *others = chunk.split(b"\n")
        pieces.append(first)
        for other in others:
            yield b"".join(pieces)
            pieces = [other]
    yield b"".join(pieces)


def _call(options: Namespace) -> int:
    session = Session()
    try:
        request = {"id": 0, "method": options.method, "params": json.loads(read_stdin().strip() or "{}")}
        lines = session.receive(json.dumps(request))
    except (ValueError, RecursionError) as error:
        raise InputError(f"{options.command}: the params on stdin are not JSON: {error}.") from None
    while session.busy:
        lines = session.step(_SLICE)
    answer = json.loads(lines)
    if "error" in answer:
        field = answer["error"]["data"].get("field")
        raise InputError(f"{options.command}: {f'{field}: ' if field else ''}{answer['error']['message']}")
    print(json.dumps(answer["result"], ensure_ascii=False, indent=2))
    return 0


def _pack(options: Namespace) -> int:
    """Write lists, playabilities, catalogue.json, letters.json and meanings/<language>-<letter>.tsv into a folder."""
    place, folder = f"{options.command}: --all", options.all
    for each in (folder, folder / "meanings"):
        try_folder(place, each)
    with writing(place, folder):
        _write_lists(folder, Engine().library)
    return 0


def _write_lists(folder: Path, library: Library) -> None:
    catalogue = []
    for entry in library.entries(filters=True):
        file = f"{entry['id']}.pack"
        packed = library.lexicon(str(entry["id"])).pack()
        (folder / file).write_bytes(packed)
        catalogue.append({**entry, "bytes": len(packed), "file": file})
    for id in library.asides():
        if id.endswith("-played"):
            text, language = library.aside(id).encode(), id.partition("-")[0]
            (folder / f"{id}.pack").write_bytes(text)
            entry = {"id": id, "name": id, "language": language, "alphabet": language, "words": text.count(b"\n") - 1,
                     "licence": "", "filter": True}  # fmt: skip
            catalogue.append({**entry, "bytes": len(text), "file": f"{id}.pack"})
    (folder / "catalogue.json").write_text(json.dumps(catalogue, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (folder / "letters.json").write_text(json.dumps(_letters(), ensure_ascii=False) + "\n", "utf-8")
    for language, letter, lines in library.meanings():
        (folder / "meanings" / f"{language}-{letter}.tsv").write_text(lines, "utf-8")


def _letters() -> dict[str, object]:
    """Describe the alphabets and tile sets, so that the page can draw tiles before the solvers have started."""
    alphabets = {id: {"letters": each.letters, "lowers": each.lowers} for id, each in ALPHABETS.items()}
    sets = []
    for id in TILE_SETS:
        tiles = tile_set_of(id)
        values = {tiles.alphabet.decode(bytes([code])): tiles.points[code] for code in tiles.letters}
        counted = tiles.counts is not None
        sets.append({"id": id, "name": tiles.name, "alphabet": tiles.alphabet.id, "counted": counted, "values": values})
    return {"alphabets": alphabets, "tile_sets": sets}
