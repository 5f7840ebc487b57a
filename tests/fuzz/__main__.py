"""The long run: `python -m fuzz --cases N --seed S [--cores C] [--totals FILE]`, with pysrc and tests on the path.

The cases are done in parts, each with a seed and a session of its own. With a file of totals, what came of each part
is kept, and parts that are in it are not done again: so a run can be broken off, carried on and made longer.
"""

import json
import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from time import monotonic
from typing import Any

from .campaign import Campaign, Request, good_requests
from .conversation import Failure

_PART = 10_000
"""Cases of a part."""

_KINDS = ("answered", "refused", "cancelled", "inside", "not-json", "death", "hang")

Part = dict[str, Any]
"""What came of a part, as a line of the totals: its seed and cases, outcomes and longest times by method, failures."""


def _run(seed: int, cases: int, patience: float, good: list[Request], out: Path) -> Part:
    def tell(failure: Failure) -> None:
        row = {"seed": seed, "kind": failure.kind, "sent": failure.sent, "came": failure.came}
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    campaign = Campaign(seed, good, patience, tell)
    campaign.run(cases)
    failures = [[each.kind, each.came[:200], each.sent[-1][:300]] for each in campaign.failures]
    outcomes, seconds = campaign.outcomes, campaign.seconds
    return {"seed": seed, "cases": cases, "outcomes": outcomes, "seconds": seconds, "failures": failures}


def _parts(seed: int, cases: int) -> Iterator[tuple[int, int]]:
    """Give the seed and the cases of each part."""
    for k in range(-(-cases // _PART)):
        yield seed * 1_000_000 + k, min(_PART, cases - k * _PART)


def _kept(totals: Path | None) -> list[Part]:
    return [json.loads(line) for line in totals.read_text("utf-8").splitlines()] if totals and totals.exists() else []


def _tell(parts: list[Part]) -> int:
    """Print a table of the methods and each failure as a request that can be sent again; gives the failures' number."""
    outcomes: dict[str, Counter[str]] = defaultdict(Counter)
    longest: dict[str, float] = defaultdict(float)
    for part in parts:
        for method, counts in part["outcomes"].items():
            outcomes[method].update(counts)
            longest[method] = max(longest[method], part["seconds"].get(method, 0.0))
    print(f"{'method':26}" + "".join(f"{kind:>11}" for kind in _KINDS) + f"{'longest s':>11}")
    for method in sorted(outcomes):
        counts = outcomes[method]
        print(f"{method:26}" + "".join(f"{counts[kind]:>11,}" for kind in _KINDS) + f"{longest[method]:>11.2f}")
    failures = [failure for part in parts for failure in part["failures"]]
    for kind, came, sent in failures[:20]:
        print(f"{kind}: {came}\n  {sent}")
    print(f"{sum(part['cases'] for part in parts):,} cases, {len(failures)} failures")
    return len(failures)


def main() -> int:
    """Do the parts that are missing, as far as the time goes, and tell what came of all."""
    parser = ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same cases")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of work on one request, default: 20")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no part begins after these")
    parser.add_argument("--totals", type=Path, help="where the parts that are done are kept, to be added to")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("fuzz-failures.jsonl"),
        help="where failures and slow requests go in full, as they happen; added to",
    )
    options = parser.parse_args()
    end = monotonic() + options.minutes * 60
    parts = _kept(options.totals)
    done = {(part["seed"], part["cases"]) for part in parts}
    missing = (part for part in _parts(options.seed, options.cases) if part not in done)
    good = good_requests(many=True)
    with ProcessPoolExecutor(options.cores) as pool:
        running = set()
        while True:
            while len(running) < options.cores and monotonic() < end and (part := next(missing, None)):
                running.add(pool.submit(_run, *part, options.patience, good, options.out))
            if not running:
                break
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for each in ended:
                parts.append(each.result())
                if options.totals:
                    with options.totals.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(parts[-1]) + "\n")
    return 1 if _tell(parts) else 0


if __name__ == "__main__":
    sys.exit(main())
