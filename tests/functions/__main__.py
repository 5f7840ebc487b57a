"""The command: `python -m functions [TESTS]`, with pysrc, tests and the project's folder on the path.

It makes web/build/functions.json anew, which says what a build keeps of Pyodide's WebAssembly (web/build/functions.ts):
all that runs in `compiled.py`, in the golden cases and the engine's unit tests, in requests of every method, right and
wrong and with the lists of all languages, and in browser tests, by default those of the engine, the site and what
others embed. It needs a build before, and some forty minutes.
"""

import base64
import io
import json
import os
import re
import subprocess
import sys
import unicodedata
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import build
import zstandard
from fuzz.campaign import Request, good_requests
from fuzz.mutations import lightened, spoilt

TESTS = ["tests/browser/engine", "tests/browser/site", "tests/browser/embed"]
"""What is run in a browser if nothing else is said."""

SPOILT = 3
"""How many wrong requests are made of each that is right."""

PYTEST = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
PROJECT = ("pysrc", "tests", "docs/methods.md", "wordlists", "pyproject.toml", "build.py")
"""What the golden cases and the unit tests need."""

UNIT = (
    *("alphabets", "anagram_methods", "bounds", "crossword*", "gcg*", "given_time", "hidden_words", "letterpress*"),
    *("levels", "lexicon", "library", "list_*", "match", "puzzles", "spaces", "study*", "tycoon"),
)
"""The unit tests of the engine; what they have of terminals and processes fails in a browser's Python."""

_NAMED = re.compile(rb"\\N\{([A-Z -]+)\}")
"""A character that code calls by its name, which the page's Python does not know (web/build/tables.ts)."""

_HERE = Path(__file__).parent
_PROFILE = build.WEB / "build" / "functions.json"


def _unnamed(found: re.Match[bytes]) -> bytes:
    return f"\\U{ord(unicodedata.lookup(found[1].decode())):08x}".encode()


def unpacked(packed: Path) -> bytes:
    """Unpack a file of the build's."""
    return zstandard.decompress(packed.read_bytes())


def requests(lists: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Give requests of every method: the examples and samples, with each list, and of each some that are spoilt."""
    random = Random(1)
    good = good_requests(many=True)
    others = [value for _, params in good for value in params.values()]
    for id in lists:
        yield from ({"method": method, "params": params} for method, params in with_list(good, id))
    for method, params in good:
        for each in (params, *(spoilt(lightened(params), others, random) for _ in range(SPOILT))):
            data = each.get("data") if isinstance(each, dict) else None
            if isinstance(data, bytes):
                yield {"method": method, "params": {**each, "data": None}, "bytes": base64.b64encode(data).decode()}
            else:
                yield {"method": method, "params": each}


def with_list(requests: Iterable[Request], id: str) -> Iterator[Request]:
    """Give the requests that name an English list, with another in its place, and the tiles that are usual for it."""
    for method, params in requests:
        if str(params.get("lexicon")).startswith("en") and "data" not in params:
            yield method, {**params, "lexicon": id, **({"tiles": None} if params.get("tiles") == "en" else {})}


def project() -> bytes:
    """Pack the project and pytest into one zip file."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as target:
        for place in PROJECT:
            for path in build.files_below(build.ROOT / place):
                target.write(path, path.relative_to(build.ROOT))
        for name in PYTEST:
            package = distribution(name)
            for file in package.files or []:
                if file.suffix != ".pyc" and ".." not in file.parts:
                    path = Path(str(package.locate_file(file)))
                    target.writestr(f"pysrc/{file}", _NAMED.sub(_unnamed, path.read_bytes()))
    return content.getvalue()


def prepare_golden(folder: Path, wasm: bytes) -> None:
    """Put into a folder what the golden cases are run with, in Python with this WebAssembly."""
    (folder / "pyodide.asm.wasm").write_bytes(wasm)
    (folder / "pyodide.asm.mjs").write_bytes((build.MADE / "python" / "pyodide.asm.mjs").read_bytes())
    (folder / "library.zip").write_bytes((build.WEB / "node_modules/pyodide/python_stdlib.zip").read_bytes())
    (folder / "engine.json").write_text(json.dumps(described()), "utf-8")
    (folder / "project.zip").write_bytes(project())
    files = [path for name in UNIT for path in sorted((build.ROOT / "tests" / "unit").glob(f"test_{name}.py"))]
    (folder / "unit.json").write_text(json.dumps([f"tests/unit/{path.name}" for path in files]), "utf-8")


def described() -> dict[str, Any]:
    """Give what the build says of what the engine starts from."""
    engine: dict[str, Any] = json.loads((build.MADE / "generated" / "site.json").read_text("utf-8"))["engine"]
    return engine


def prepare(folder: Path) -> Path:
    """Put what is run into a folder; give the whole WebAssembly that the build has made."""
    made, engine = build.MADE / "python", described()
    whole = folder / "whole.wasm"
    packed = made / "whole.asm.wasm.pack"
    whole.write_bytes(unpacked(packed if packed.exists() else made / "pyodide.asm.wasm.pack"))
    build.node("node", "build/run.mjs", "profile", whole, folder / "noting.wasm")
    prepare_golden(folder, (folder / "noting.wasm").read_bytes())
    (folder / "sparse").write_bytes(unpacked(made / "memory.pack"))
    build.node(
        "node",
        "build/run.mjs",
        "memory",
        whole,
        folder / "sparse",
        folder / "memory",
        str(engine["snapshot"]["tracked"]),
    )
    for id, file in engine["lists"].items():
        (folder / id).write_bytes(unpacked(build.DIST / "code" / file["url"]))
    first = {entry["alphabet"]: entry["id"] for entry in reversed(engine["catalogue"])}
    others = [id for alphabet, id in first.items() if alphabet != "en"]
    (folder / "requests.json").write_text(json.dumps(list(requests(others))), "utf-8")
    return whole


def noted(folder: Path) -> list[int]:
    """Give what ran in browsers: each worker has told it in globals of 32 bits."""
    ran: set[int] = set()
    for file in folder.glob("ran-*.bits"):
        for first, value in json.loads(file.read_text("utf-8")):
            ran |= {first + bit for bit in range(32) if value >> bit & 1}
    return sorted(ran)


def main(arguments: list[str]) -> None:
    """Run all of it, and write the profile."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        whole = prepare(folder)
        lists = []
        for what in ("calls", "requests", "golden", "unit"):
            build.say(f"{what} in Python that notes what runs")
            lists.append(folder / f"ran-{what}.json")
            print(build.node("node", _HERE / "node.mjs", folder, what, lists[-1]), end="")
        build.say("browser tests with a worker that notes what runs")
        environment = {**os.environ, "TILEWISE_FUNCTIONS": str(folder)}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "functions.recorder", *(arguments or TESTS)]
        subprocess.run(
            command, cwd=build.ROOT, env=environment, check=False
        )  # some look whether the worker is the build's
        lists.append(folder / "ran-browser.json")
        lists[-1].write_text(json.dumps(noted(folder)), "utf-8")
        print(build.node("node", "build/run.mjs", "profile", whole, _PROFILE, *lists), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
