"""The command: `python -m mutation [MODULE ...] [--sample N] [--seed S]`, with tests on the path."""

import sys
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from random import Random

import hypothesis  # noqa: F401 - loaded once, before the trials fork
import pytest  # noqa: F401

from .mutants import Mutant, mutants_of
from .targets import TARGETS
from .trial import Bench

_EXPLAINED = tomllib.loads(Path(__file__).with_name("explained.toml").read_text("utf-8"))


def _is_explained(module: str, source: str, mutant: Mutant) -> bool:
    line = source.splitlines()[mutant.line - 1]
    return any(
        row["in"] in line
        and row.get("before", mutant.before) == mutant.before
        and row.get("after", mutant.after) == mutant.after
        for row in _EXPLAINED.get(module, [])
    )


def main() -> int:
    """Try a sample of each module's mutants; print those that survive, and a table."""
    parser = ArgumentParser(prog="mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"of {', '.join(TARGETS)}; default: all")
    parser.add_argument("--sample", type=int, default=60, help="mutants of a module, default: 60")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table, survived = [], 0
    for module in options.modules or TARGETS:
        tests, deselected = TARGETS[module]
        with Bench(module, tests, deselected) as bench:
            all_of_it = mutants_of(bench.source)
            chosen = Random(options.seed).sample(all_of_it, min(options.sample, len(all_of_it)))
            killed = explained = 0
            print(f"{module}: {len(chosen)} of {len(all_of_it)} mutants, tests of {bench.seconds:.1f} s", flush=True)
            for mutant in sorted(chosen, key=lambda mutant: mutant.line):
                if _is_explained(module, bench.source, mutant):
                    explained += 1
                elif bench.notices(mutant):
                    killed += 1
                else:
                    print(f"  {mutant}", flush=True)
        left = len(chosen) - killed - explained
        survived += left
        table.append((module, len(all_of_it), len(chosen), killed, explained, left))
    print(f"\n{'module':36}{'mutants':>9}{'tried':>7}{'killed':>8}{'explained':>11}{'survived':>10}")
    for module, *numbers in table:
        print(f"{module:36}" + "".join(f"{n:>{width}}" for n, width in zip(numbers, (9, 7, 8, 11, 10), strict=True)))
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
