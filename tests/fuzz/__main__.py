"""The long run: `python -m fuzz --cases N --seed S [--cores C] [--out FILE]`, with pysrc and tests on the path."""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from .campaign import Campaign, Request, good_requests
from .conversation import Failure


def _run(seed: int, cases: int, patience: float, good: list[Request], out: Path) -> Campaign:
    def tell(failure: Failure) -> None:
        row = {"kind": failure.kind, "sent": failure.sent, "came": failure.came}
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    campaign = Campaign(seed, good, patience, tell)
    campaign.run(cases)
    # What can be sent back to the process that has asked:
    campaign.outcomes, campaign.seconds, campaign.tell = dict(campaign.outcomes), dict(campaign.seconds), print
    return campaign


def main() -> int:
    """Run, and print a table of the methods and each failure as a request that can be sent again."""
    parser = ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same cases for each core")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of work on one request, default: 20")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("fuzz-failures.jsonl"),
        help="where failures and slow requests go in full, as they happen",
    )
    options = parser.parse_args()
    good = good_requests(many=True)
    share = -(-options.cases // options.cores)
    options.out.write_text("", "utf-8")
    with ProcessPoolExecutor(options.cores) as pool:
        seeds = (options.seed * 1000 + k for k in range(options.cores))
        runs = [pool.submit(_run, seed, share, options.patience, good, options.out) for seed in seeds]
        campaigns = [run.result() for run in runs]
    kinds = ("answered", "refused", "cancelled", "inside", "not-json", "death", "hang")
    print(f"{'method':26}" + "".join(f"{kind:>11}" for kind in kinds) + f"{'longest s':>11}")
    for method in sorted({name for each in campaigns for name in each.outcomes}):
        counts = sum((each.outcomes.get(method, Counter()) for each in campaigns), Counter())
        longest = max(each.seconds.get(method, 0.0) for each in campaigns)
        print(f"{method:26}" + "".join(f"{counts[kind]:>11,}" for kind in kinds) + f"{longest:>11.2f}")
    failures = [failure for each in campaigns for failure in each.failures]
    for failure in failures[:20]:
        print(f"{failure.kind}: {failure.came[:200]}\n  {failure.sent[-1][:300]}")
    print(f"{share * options.cores:,} cases, {len(failures)} failures" + (f", in {options.out}" if failures else ""))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
