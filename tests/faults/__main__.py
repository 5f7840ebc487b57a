"""The command: `python -m faults [NAME or NUMBER ...]`, with tests on the path."""

import sys
import tomllib
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic

from .trial import Bench, Fault, Trouble

FAULTS = [
    Fault(**{**row, "tests": tuple(row["tests"])})
    for row in tomllib.loads(Path(__file__).with_name("faults.toml").read_text("utf-8"))["fault"]
]


def chosen(wanted: list[str]) -> list[tuple[int, Fault]]:
    """Give the faults that are asked for by number or by a part of the name, or all, with their numbers."""
    numbered = [*enumerate(FAULTS, 1)]
    found = []
    for each in wanted:
        fitting = [row for row in numbered if each == str(row[0]) or (not each.isdigit() and each in row[1].name)]
        if not fitting:
            raise Trouble(f"No fault is called “{each}”; there are 1 to {len(FAULTS)}.")
        found += fitting
    return found if wanted else numbered


def main() -> int:
    """Try faults; print what caught each, and a table."""
    parser = ArgumentParser(prog="faults", description=__doc__)
    parser.add_argument("faults", nargs="*", metavar="NAME or NUMBER", help="a part of a name will do; default: all")
    begun = monotonic()
    rows = []
    try:
        faults = chosen(parser.parse_args().faults)
        with Bench([fault for _, fault in faults]) as bench:
            for number, fault in faults:
                start = monotonic()
                caught = bench.catches(fault)
                print(f"{number:>2}. {fault.name}", flush=True)
                print(f"    {caught or 'not caught'}  ({monotonic() - start:.0f} s)", flush=True)
                rows.append((number, fault.name, caught.partition(" - ")[0] or "NOT CAUGHT"))
    except Trouble as trouble:
        print(f"faults: {trouble}", file=sys.stderr)
        return 2
    width = max(len(name) for _, name, _ in rows)
    print(f"\n    {'fault':{width}}  caught by")
    for number, name, caught in rows:
        print(f"{number:>2}. {name:{width}}  {caught}")
    left = sum(caught == "NOT CAUGHT" for *_, caught in rows)
    print(f"\n{len(rows) - left} of {len(rows)} faults are caught; it took {(monotonic() - begun) / 60:.0f} minutes.")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
