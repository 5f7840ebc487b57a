"""The command line.

python -m tilewise rpc                      one JSON-RPC request a line in, one response a line out
python -m tilewise call METHOD              params on stdin, result on stdout
python -m tilewise pack --all FOLDER        every shipped list and meaning in the page's form, with catalogue.json
"""

import argparse
import json
import sys
from pathlib import Path

from . import __version__
from .alphabets import ALPHABETS
from .api import Engine
from .crossword.layout import GAMES, tile_set_of
from .rpc import Session

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Run one command; gives the exit status: 0, or 1 with a sentence on stderr when a call was refused."""
    parser = argparse.ArgumentParser(prog="python -m tilewise", description="Solve word games.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("rpc", help="answer JSON-RPC requests, one a line, from stdin to stdout")
    call = commands.add_parser("call", help="call one method with the params on stdin and print its result")
    call.add_argument("method")
    pack = commands.add_parser("pack", help="write the shipped word lists in the form that the page loads")
    pack.add_argument("--all", metavar="FOLDER", type=Path, required=True)
    chosen = parser.parse_args(arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    if chosen.command == "rpc":
        return _rpc()
    if chosen.command == "call":
        return _call(chosen.method)
    return _pack(chosen.all)


def _rpc() -> int:
    session = Session()
    for line in sys.stdin:
        if line.strip():
            _print(session.receive(line))
            while session.busy:
                _print(session.step(0.1))
    return 0


def _call(method: str) -> int:
    session = Session()
    text = sys.stdin.read().strip() or "{}"
    try:
        params = json.loads(text)
    except ValueError as error:
        print(f"The params on stdin are not JSON: {error}.", file=sys.stderr)
        return 1
    lines = session.receive(json.dumps({"id": 0, "method": method, "params": params}))
    while session.busy:
        lines = session.step(0.1)
    answer = json.loads(lines.splitlines()[-1])
    if "error" in answer:
        print(answer["error"]["message"], file=sys.stderr)
        return 1
    print(json.dumps(answer["result"], ensure_ascii=False, indent=2))
    return 0


def _pack(folder: Path) -> int:
    """Write each list, catalogue.json, letters.json and meanings/<language>-<letter>.tsv into a folder."""
    shelf = Engine().shelf
    (folder / "meanings").mkdir(parents=True, exist_ok=True)
    catalogue = []
    for entry in shelf.entries(filters=True):
        file = f"{entry['id']}.pack"
        packed = shelf.lexicon(str(entry["id"])).pack()
        (folder / file).write_bytes(packed)
        catalogue.append({**entry, "bytes": len(packed), "file": file})
    (folder / "catalogue.json").write_text(json.dumps(catalogue, ensure_ascii=False, indent=1) + "\n", "utf-8")
    (folder / "letters.json").write_text(json.dumps(_letters(), ensure_ascii=False) + "\n", "utf-8")
    for language, letter, lines in shelf.meanings():
        (folder / "meanings" / f"{language}-{letter}.tsv").write_text(lines, "utf-8")
    return 0


def _letters() -> dict[str, object]:
    """Describe the alphabets and tile sets, so that the page can show a tile before the solvers are there."""
    alphabets = {id: {"letters": each.letters, "lowers": each.lowers} for id, each in ALPHABETS.items()}
    sets = []
    for id in GAMES["tilesets"]:
        tiles = tile_set_of(id)
        values = {tiles.alphabet.decode(bytes([code])): tiles.points[code] for code in tiles.letters}
        counted = tiles.counts is not None
        sets.append({"id": id, "name": tiles.name, "alphabet": tiles.alphabet.id, "counted": counted, "values": values})
    return {"alphabets": alphabets, "tile_sets": sets}


def _print(lines: str) -> None:
    if lines:
        print(lines, flush=True)


if __name__ == "__main__":
    sys.exit(main())
