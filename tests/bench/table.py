"""The benchmarks in one table: how long what visitors do takes, in CPython and in Chromium, and against what else.

    python3 build.py bench                    everything, some five minutes; also as `.build/bench/table.md` and `.json`
    python tests/bench/table.py SECTION ...   some of it: start, answers, peers, finders, lists, growth

Both run on one machine in one run, so ratios can be told from it and compared with others'; milliseconds belong to the
machine. All times are medians, of whole requests from message to message. What measures strength or one thing in depth
has a file of its own beside this one.
"""

import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar

import bench_start
from bench_peers import peers
from cases import Case, Request, cases, grown
from chromium import browser_tests
from places import Chromium, CPython, Place, places

from tilewise import __version__
from tilewise.lexicon import Library, shipped_folder

ROOT = Path(__file__).parents[2]
OUT = ROOT / ".build" / "bench"
RACKS = ("AEINRST", "PENGUINS")
LIST_SIZES = (50_000, 275_000, 1_000_000, 5_000_000)
MOST_IN_CHROMIUM = 5_000_000
Row = dict[str, Any]
"""A line of the table by its columns."""


def main(wanted: list[str]) -> None:
    sections: dict[str, Callable[[CPython, Chromium], Iterator[Row]]] = {
        "answers": answers,
        "peers": peers,
        "finders": finders,
        "lists": lists,
        "growth": growth,
    }
    if unknown := set(wanted) - {*sections, "start"}:
        sys.exit(f"there is no section {', '.join(sorted(unknown))}; there are start, {', '.join(sections)}")
    tables: dict[str, list[Row]] = {}
    written = Report(tables)
    with places() as (here, there):
        written.about = about(there)
        for name, section in sections.items():
            if not wanted or name in wanted:
                tables[name] = []
                for row in section(here, there):
                    tables[name].append(row)
                    print(".", end="", file=sys.stderr, flush=True)
    if not wanted or "start" in wanted:
        tables["start"] = list(start())
        tables["downloads"] = list(downloads())
    print(file=sys.stderr)
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "table.json").write_text(json.dumps({**written.about, "tables": tables}, indent=1) + "\n", "utf-8")
    (OUT / "table.md").write_text(written.markdown(), "utf-8")
    print(written.markdown())


def about(there: Chromium) -> dict[str, Any]:
    """Tell what was measured, when, and on what."""
    page = there.engine.page
    browser = page.context.browser
    built = json.loads((browser_tests.build.MADE / "generated" / "site.json").read_text("utf-8"))
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return {
        "tilewise": __version__,
        "build": built["build"],
        "date": datetime.now(UTC).isoformat(timespec="minutes"),
        "machine": f"{platform.system()} {platform.machine()}, {processor()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "browser": f"Chromium {browser.version if browser else '?'}",
        "pyodide": {**package.get("dependencies", {}), **package["devDependencies"]}["pyodide"],
    }


def processor() -> str:
    """Name the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), "unknown processor")


def answers(here: CPython, there: Chromium) -> Iterator[Row]:
    """Ask every case in both places."""
    for place in (here, there):
        for id in ("en", "tr"):
            place.timed("anagram.find", {"lexicon": id, "rack": "AE"})
    for case in cases():
        both = [measured(case, place) for place in (here, there)]
        more = both[0] / both[1] if case.rate else both[1] / both[0]
        number = ".0f" if case.rate else ".1f"
        yield {
            "": case.section,
            "what": case.name,
            "Chromium / CPython": f"{more:.1f}",
            **{place.name: f"{value:{number}}" for place, value in zip((here, there), both, strict=True)},
            "unit": case.unit,
        }


def measured(case: Case, place: Place) -> float:
    """Give the median of a case's answers, in milliseconds or a second."""
    values = []
    for method, params in case.requests:
        seconds, result = place.timed(method, params)
        if case.rate:
            values.append(case.rate(result) / seconds)
        else:
            values.append((case.seconds(result) if case.seconds else seconds) * 1000)
    return statistics.median(values)


def finders(here: CPython, there: Chromium) -> Iterator[Row]:
    """Let the classical finders race against the registers."""
    for rack in RACKS:
        params = {"lexicon": "en", "rack": rack, "repeats": 3}
        columns = [place.timed("finders.race", params)[1]["results"] for place in (here, there)]
        best = [{each["finder"]: each["seconds"] for each in results}["registers"] for results in columns]
        for each in zip(*columns, strict=True):
            assert all(result["same_answer"] for result in each)
            row = {"rack": rack, "finder": each[0]["finder"]}
            for place, result, least in zip((here, there), each, best, strict=True):
                row[f"{place.name}, of the registers'"] = f"{result['seconds'] / least:,.0f}"
                row[f"{place.name}, ms"] = f"{result['seconds'] * 1000:.3f}"
            yield row


def lists(here: CPython, there: Chromium) -> Iterator[Row]:
    """Bring own lists of more and more words, and ask them."""
    words = invented(max(LIST_SIZES))
    for size in LIST_SIZES:
        text = "\n".join(random.Random(size).sample(words, size))
        for place in (here, there):
            if place is there and size > MOST_IN_CHROMIUM:
                continue
            adding, _ = place.timed("lexicon.add", {"id": "own", "alphabet": "en", "text": text})
            row: Row = {"words": f"{size:,}", "": place.name, "brought, s": f"{adding:.2f}"}
            for name, (method, params) in OF_LISTS.items():
                times = [place.timed(method, {**params, "lexicon": "own"})[0] * 1000 for _ in range(2)]
                row[f"{name}, first"], row[f"{name}, again"] = (f"{time:.1f}" for time in times)
            yield row


OF_LISTS: dict[str, Request] = {
    "anagrams": ("anagram.find", {"rack": "SATIRE?", "use": "any", "limit": 20}),
    "crossword": (
        "crossword.solve",
        {"layout": "scrabble", "tiles": "en", "board": ["." * 15] * 15, "rack": "SATIRED", "limit": 20},
    ),
    "Letterpress": (
        "letterpress.solve",
        {"board": "elhtrmaqsnokiwdubecgaftoe", "ours": 7, "theirs": 28 << 10, "limit": 20},
    ),
}
"""What is asked of each list, once as a new one and once again."""


def invented(number: int) -> list[str]:
    """Make up so many words of up to 15 letters: two of the English list, or the parts of two, put together."""
    known = Library(shipped_folder()).lexicon("en").text().split()
    rng = random.Random(1)
    made = dict.fromkeys(known)
    while len(made) < number:
        one, other = rng.choice(known), rng.choice(known)
        made[one[: rng.randint(2, 8)] + other[-rng.randint(2, 7) :]] = None
    return list(made)[:number]


def growth(here: CPython, there: Chromium) -> Iterator[Row]:
    """Tell how times grow with racks, blanks and boards."""
    for what, sizes in grown():
        for place in (here, there):
            place.timed(*sizes[-1][1][-1])  # a board that has been seen, as it is while one types
            row: Row = {"what": what, "": place.name}
            for size, requests in sizes:
                row[size] = f"{statistics.median(place.timed(*request)[0] for request in requests) * 1000:.1f} ms"
            yield row


def start() -> Iterator[Row]:
    """Time the start beside that of plain Pyodide."""
    with bench_start.served() as (address, _):
        times = bench_start.chromium_times(address)
    base = statistics.median(times[bench_start.PLAIN_ANSWER])
    for what, values in sorted(times.items()):
        median = statistics.median(values)
        yield {"what": what, "of plain Pyodide's": f"{median / base:.2f}", "ms": f"{median:.0f}"}


def downloads() -> Iterator[Row]:
    """Tell what a first visit fetches."""
    with bench_start.served() as (_, built):
        for name, size in bench_start.sizes(built["engine"]).items():
            yield {"what": name, "MB": f"{size / 1e6:.2f}", "seconds at 10 Mbit/s": f"{size * 8 / 10e6:.1f}"}


class Report:
    """The tables as a person reads them."""

    titles: ClassVar = {
        "answers": "Answers",
        "peers": "The peers' methods in JavaScript beside the engine, in one page, in milliseconds",
        "finders": "The classical finders beside the registers",
        "lists": "Own lists, by their words (milliseconds but for the first column)",
        "growth": "Growth",
        "start": "The start in Chromium, with nothing stored and later",
        "downloads": "Downloads",
    }

    def __init__(self, tables: dict[str, list[Row]]) -> None:
        self.tables = tables
        self.about: dict[str, Any] = {}

    def markdown(self) -> str:
        """Write all tables in Markdown."""
        told = [f"{name} {value}" for name, value in self.about.items() if name not in ("machine", "browser")]
        parts = [f"{self.about['machine']}; {self.about['browser']}; {', '.join(told)}"]
        for name, rows in self.tables.items():
            parts.append(f"## {self.titles[name]}")
            groups: dict[tuple[str, ...], list[Row]] = {}
            for row in rows:
                groups.setdefault(tuple(row), []).append(row)
            for columns, alike in groups.items():
                lines = [columns, tuple("---" for _ in columns), *(tuple(map(str, row.values())) for row in alike)]
                parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
        return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
