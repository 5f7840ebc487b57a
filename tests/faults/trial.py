"""Trying a fault: a copy of the project that has it, built where a browser looks at it, and the tests that guard it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

__all__ = ["Bench", "Fault", "Trouble"]

_ROOT = Path(__file__).parents[2]
_MADE = (".build", "dist")
"""What is built, and built anew in the copy."""

_FROM_THE_ENGINE = "web/engine/facts.json"
"""What is made beside the sources, for the page's unit tests."""

_INSTALLED = (".venv", "web/node_modules")
"""What is only read."""

# The copy shares the packages of the checkout: it must not set them up for itself.
_BUILD = "import build; build.setup_python = build.setup_node = lambda: None; build.build()"
_NODE = "import build; print(build.node_folder())"

_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+)$", re.MULTILINE)
_NO_TESTS = 5
"""What pytest ends with where nothing was left to run."""


class Trouble(Exception):
    """A fault cannot be tried; the message is one sentence that says why."""


@dataclass(frozen=True, kw_only=True)
class Fault:
    """A fault: what stands in a file once, what stands there instead, and the tests that are to catch it.

    A test is a file by its name, or by the end of its path where the name is not enough, and perhaps `::` and the
    function in it, which is to be found wherever in tests/ the file lies.
    """

    name: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]
    changelog: str

    def source(self, root: Path) -> str:
        """Read the file of this fault; it must be one that can have it."""
        path = root / self.file
        source = path.read_text("utf-8") if path.is_file() else ""
        if (times := source.count(self.before)) != 1:
            raise Trouble(f"What “{self.name}” changes stands {times} times in {self.file}, not once.")
        return source

    def found(self, root: Path) -> dict[Path, list[str]]:
        """Find the files of tests wherever they lie, with the tests of each that are to be run; [] for all."""
        found: dict[Path, list[str]] = defaultdict(list)
        for test in self.tests:
            end, _, name = test.partition("::")
            below = root / ("web" if end.endswith(".ts") else "tests")
            files = [path for path in _files_below(below) if path.as_posix().endswith(f"/{end}")]
            if name:
                files = [path for path in files if f"def {name}(" in path.read_text("utf-8")]
            if len(files) != 1:
                raise Trouble(
                    f"There are {len(files)} files {end}, which is to catch “{self.name}”; there must be one."
                )
            found[files[0].relative_to(root)] += [name] if name else []
        return found


class Bench:
    """A copy of the project in which faults can be tried one after the other."""

    def __init__(self, faults: list[Fault]) -> None:
        for fault in faults:
            fault.source(_ROOT)
        self._folder = TemporaryDirectory(prefix="faults-")
        self.root = Path(self._folder.name) / "copy"
        self._kept = Path(self._folder.name) / "built"
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=_ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        for name in (*names, _FROM_THE_ENGINE):
            if name and (_ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(_ROOT / name, self.root / name)
        for name in _INSTALLED:
            (self.root / name).symlink_to(_ROOT / name)
        for name in _MADE:
            if (_ROOT / name).exists():
                shutil.copytree(_ROOT / name, self._kept / name)
                shutil.copytree(_ROOT / name, self.root / name)
        for fault in faults:
            fault.found(self.root)
        self._environment = {name: value for name, value in os.environ.items() if name != "TILEWISE_TESTS"}
        self._environment.pop("PYTHONPATH", None)
        self._environment["COLUMNS"] = "300"  # what failed is told on one line, to its end
        node = self._run([sys.executable, "-c", _NODE]).stdout.strip()
        self._environment["PATH"] = f"{node}{os.pathsep}{self._environment['PATH']}"

    def __enter__(self) -> "Bench":
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def catches(self, fault: Fault) -> str:
        """Give the first test that fails with the fault, and how; "" if none does."""
        tests = fault.found(self.root)
        path, source = self.root / fault.file, fault.source(self.root)
        path.write_text(source.replace(fault.before, fault.after), "utf-8")
        built = any("browser" in file.parts for file in tests)
        try:
            if built:
                self._build(fault)
            for file, names in tests.items():
                failed = self._vitest(file) if file.suffix == ".ts" else self._pytest(file, names)
                if failed:
                    return failed
            return ""
        finally:
            path.write_text(source, "utf-8")
            if built:
                self._unbuild()

    def _build(self, fault: Fault) -> None:
        done = self._run([sys.executable, "-c", _BUILD])
        if done.returncode:
            raise Trouble(f"With “{fault.name}” nothing can be built:\n{done.stdout}{done.stderr}")

    def _unbuild(self) -> None:
        for name in _MADE:
            shutil.rmtree(self.root / name, ignore_errors=True)
            if (self._kept / name).exists():
                shutil.copytree(self._kept / name, self.root / name)

    def _pytest(self, file: Path, names: list[str]) -> str:
        # A test that is named by `::` would be run though it is for the night.
        only = ["-k", " or ".join(names)] if names else []
        options = ["-x", "-q", "--tb=short", "-rfE", "-p", "no:cacheprovider", "-p", "no:xdist"]
        done = self._run([sys.executable, "-m", "pytest", *options, *only, file])
        if done.returncode in (0, _NO_TESTS):
            return ""
        if failed := _FAILED.search(done.stdout):
            return failed[1]
        raise Trouble(f"The tests of {file} could not be run:\n{done.stdout}{done.stderr}")

    def _vitest(self, file: Path) -> str:
        told = self.root.parent / "told.json"
        told.unlink(missing_ok=True)
        options = ["--bail=1", "--reporter=json", f"--outputFile={told}"]
        done = self._run(["node_modules/.bin/vitest", "run", *options, file.relative_to("web")], self.root / "web")
        if not done.returncode:
            return ""
        if told.exists():
            for suite in json.loads(told.read_text("utf-8"))["testResults"]:
                for test in suite["assertionResults"]:
                    if test["status"] == "failed":
                        said = (test["failureMessages"] or [""])[0].partition("\n")[0]
                        return f"{file.as_posix()}::{test['fullName']} - {said}"
        raise Trouble(f"The tests of {file} could not be run:\n{done.stdout}{done.stderr}")

    def _run(self, command: list[str | Path], folder: Path | None = None) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            cwd=folder or self.root,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )


def _files_below(folder: Path) -> list[Path]:
    """Give the tests below a folder, without those of packages."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(place, name) for name in names if name.startswith("test_") or name.endswith(".test.ts")]
    return sorted(found)
