"""The command: `python -m lies [--cases N] [--seed S] [--case K] [RELATION ...]`, with pysrc and tests on the path."""

import sys
from argparse import ArgumentParser
from itertools import count
from time import monotonic

from tilewise.api import METHODS, Engine

from . import boards, cards, games, late, press, study, transports, words
from .relation import RELATIONS, Tally, ran, shares

__all__ = ["untouched"]

PIECE = 10
"""Cases of a relation that are tried before the next one's turn, so that a run that is broken off has tried all."""

_SHOWN = 2
"""Lies of a relation that are printed."""

UNTOUCHED = {
    "crossword.read_image": "pictures have their own tests of other hands' screens; what is equal of them is no rule",
    "letterpress.read_image": "the same",
}
"""The methods that no relation asks, and why."""

_ALL = (boards, cards, games, late, press, study, transports, words)
"""The modules of relations; importing them adds these."""


def untouched(tallies: dict[str, Tally]) -> set[str]:
    """Give the methods that no case has asked, though nothing says why."""
    return set(METHODS) - UNTOUCHED.keys() - {method for tally in tallies.values() for method in tally.methods}


def run(names: list[str], seed: int, cases: int, until: float = float("inf")) -> dict[str, Tally]:
    """Try the relations of these names, all in turn, until their cases are done or it is late."""
    engine = Engine()
    wanted = shares([RELATIONS[name] for name in names], cases)
    tallies = {name: Tally(RELATIONS[name]) for name in names}
    for start in count(0, PIECE):
        left = [name for name in names if start < wanted[name]]
        if not left:
            break
        for name in left:
            if monotonic() > until:
                return tallies
            part = ran(RELATIONS[name], seed, range(start, min(start + PIECE, wanted[name])), engine)
            whole = tallies[name]
            whole.cases += part.cases
            whole.vacuous += part.vacuous
            whole.lies += part.lies
            whole.methods += part.methods
            whole.seconds += part.seconds
    return tallies


def _tell(tallies: dict[str, Tally]) -> int:
    """Print the table and the lies; give how many relations have failed."""
    print(f"{'relation':66}{'cases':>8}{'vacuous':>9}{'lies':>6}{'ms':>8}")
    failed = 0
    for name, tally in tallies.items():
        each = 1000 * tally.seconds / max(tally.cases, 1)
        little = "  says too little" if tally.cases and tally.says_too_little else ""
        print(f"{name:66}{tally.cases:>8,}{tally.vacuous:>9,}{len(tally.lies):>6,}{each:>8.1f}{little}")
        failed += bool(tally.lies or little)
    for tally in tallies.values():
        for lie in tally.lies[:_SHOWN]:
            print(lie)
    done, lies = sum(each.cases for each in tallies.values()), sum(len(each.lies) for each in tallies.values())
    print(f"{done:,} cases, {lies:,} lies")
    return failed


def main() -> int:
    """Run what is asked for, and tell what came of it."""
    parser = ArgumentParser(prog="lies", description=__doc__)
    parser.add_argument("relations", nargs="*", metavar="RELATION", help="their names; default: all")
    parser.add_argument("--cases", type=int, default=2_000, help="of all relations together; default: 2000")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same cases")
    parser.add_argument("--case", type=int, help="only this case of each relation")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no piece begins after these")
    options = parser.parse_args()
    if unknown := set(options.relations) - RELATIONS.keys():
        parser.error(f"there is no relation {min(unknown)}; there are {', '.join(sorted(RELATIONS))}")
    names = options.relations or list(RELATIONS)
    if options.case is not None:
        engine = Engine()
        return _tell({name: ran(RELATIONS[name], options.seed, [options.case], engine) for name in names}) > 0
    tallies = run(names, options.seed, options.cases, monotonic() + options.minutes * 60)
    failed = _tell(tallies)
    if not options.relations and (missing := untouched(tallies)):
        print(f"no relation asks {', '.join(sorted(missing))}")
        failed += 1
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
