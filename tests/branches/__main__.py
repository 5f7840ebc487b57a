"""The command: `python -m branches [PACKAGE ...]`, with tests on the path."""

import json
import os
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from .targets import PARTS, TARGETS, Guards

_ROOT = Path(__file__).parents[2]
_PACKAGE = _ROOT / "pysrc" / "tilewise"
_REASONS = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text("utf-8"))


class Missed(NamedTuple):
    """A line that no test runs, or from which none goes on at another (0: out of the function)."""

    line: int
    to: int | None = None

    def told(self, lines: list[str]) -> str:
        """Show the line, and where from it nobody went."""
        text = f"{self.line}: {lines[self.line - 1].strip()}"
        if self.to is None:
            return text
        return f"{text}  ->  " + (f"{self.to}: {lines[self.to - 1].strip()}" if self.to > 0 else "out")


def measured(name: str, guards: Guards) -> dict[Path, tuple[int, list[Missed]]]:
    """Run the tests of a package; give for each of its files how many lines and branches it has, and those missed."""
    tests, deselected = guards
    part = _PACKAGE / name
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        environment = {**os.environ, "PYTHONPATH": str(_ROOT / "pysrc"), "COVERAGE_FILE": str(data)}
        coverage = [sys.executable, "-m", "coverage"]
        runner = [
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *(["-k", deselected] if deselected else []),
        ]
        included = [f"--include={part}/*" if part.is_dir() else f"--include={part}"]
        if (part / "picture").is_dir():  # measured by itself
            included.append(f"--omit={part}/picture/*")
        run = [*coverage, "run", "--branch", *included, "-m", *runner, str(part), *tests]
        if subprocess.run(run, cwd=_ROOT, env=environment, check=False).returncode:
            print(f"{name}: a test failed; what it would have run may be missing below", flush=True)
        told = Path(folder) / "told.json"
        subprocess.run([*coverage, "json", "-q", "-o", str(told)], cwd=_ROOT, env=environment, check=True)
        files = json.loads(told.read_text("utf-8"))["files"]
    found = {}
    for path, file in files.items():
        summary = file["summary"]
        missed = [Missed(line) for line in file["missing_lines"]]
        missed += [
            Missed(line, max(to, 0)) for line, to in file["missing_branches"] if line not in file["missing_lines"]
        ]
        found[_ROOT / path] = summary["num_statements"] + summary["num_branches"], sorted(missed)
    return found


def has_reason(file: str, line: str) -> bool:
    """Say whether `reasons.toml` tells why a line, or a branch from it, needs no test."""
    return any(row["in"] in line for row in _REASONS.get(file, []))


def main() -> int:
    """Measure packages; print what is missed without a reason, and a table."""
    parser = ArgumentParser(prog="branches", description=__doc__)
    parser.add_argument(
        "packages", nargs="*", metavar="PACKAGE", help=f"of {', '.join((*TARGETS, *PARTS))}; default: all packages"
    )
    table, left = [], 0
    for name in parser.parse_args().packages or TARGETS:
        total = explained = open = 0
        for path, (size, missed) in sorted(measured(name, (TARGETS | PARTS)[name]).items()):
            lines = path.read_text("utf-8").splitlines()
            file = path.relative_to(_PACKAGE).as_posix()
            total += size
            reasons = [each for each in missed if has_reason(file, lines[each.line - 1])]
            led_to = {each.to for each in reasons}
            for each in missed:
                if each in reasons or (each.to is None and each.line in led_to):
                    explained += 1
                else:
                    open += 1
                    print(f"  {file}:{each.told(lines)}", flush=True)
        left += open
        table.append((name, total, 1 - (explained + open) / max(total, 1), explained, open))
    print(f"\n{'package':20}{'lines and branches':>20}{'covered':>10}{'explained':>11}{'left':>6}")
    for name, total, covered, explained, open in table:
        print(f"{name:20}{total:>20,}{covered:>10.1%}{explained:>11}{open:>6}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
