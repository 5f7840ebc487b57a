"""The Word Game's experiment and the race of the finders, in CPython and in Chromium, in one run.

The ancestors needed 14 s (permutations) and 34 s (a scan with letter counts) for 800 draws, on eight cores. Here one
worker does them, Python under Pyodide, with the draws' own seconds and the set-up (once a list and a bag) apart; and
beside it two of the ancestors' finders do a part of the same draws in the same place, one after the other. The table of
the race has, for each finder, its set-up and its time a rack in both Pythons, as the page shows them.
"""

from time import perf_counter
from typing import Any

from chromium import engine_page

from tilewise.api import Engine
from tilewise.finders import FINDERS

LIST = "en"
DRAWS = 800
MANY = 20_000
FEW = 20
"""Draws that the ancestors' finders do; eight hundred would take minutes."""

RACKS = ("AEINRST", "PENGUINS")
REPEATS = 3


class Here:
    """The solvers in this Python."""

    name = "CPython"

    def __init__(self) -> None:
        self._engine = Engine()

    def ask(self, method: str, **fields: Any) -> dict[str, Any]:
        return self._engine.call(method, fields)


class There:
    """The solvers in Chromium."""

    name = "Chromium"

    def __init__(self, page: Any) -> None:
        self._page = page

    def ask(self, method: str, **fields: Any) -> dict[str, Any]:
        result: dict[str, Any] = self._page.ask(method, fields)["result"]
        return result


def main() -> None:
    with engine_page() as page:
        places = (Here(), There(page))
        for place in places:
            place.ask("lexicon.check", lexicon=LIST, words=[])
        experiment(places)
        race(places)


def experiment(places: tuple[Here | There, ...]) -> None:
    print(
        f"The experiment: 7 tiles of the game's own bag, list {LIST}; published: 14 s and 34 s on eight cores for 800"
    )
    print(f"{'':10}{'set-up':>10}{'800 draws':>12}{'whole':>10}{'20,000':>10}{'permutation':>14}{'letter-count':>14}")
    for place in places:
        start = perf_counter()
        first = place.ask("draw.experiment", lexicon=LIST, draws=DRAWS, seed=1)
        whole = perf_counter() - start
        many = place.ask("draw.experiment", lexicon=LIST, draws=MANY, seed=2)
        classical = [800 * seconds_a_rack(place, finder) for finder in ("permutation", "letter-count")]
        print(
            f"{place.name:10}{first['setup_seconds']:9.2f}s{first['seconds']:11.3f}s{whole:9.2f}s{many['seconds']:9.2f}s"
            + "".join(f"{seconds:13.1f}s" for seconds in classical)
        )
    print(f"permutation, letter-count: 800 times the mean of {FEW} draws, one after the other")


def seconds_a_rack(place: Here | There, finder: str) -> float:
    racks = [place.ask("draw.deal", seed=seed)["rack"] for seed in range(FEW)]
    results = [place.ask("finders.race", lexicon=LIST, rack=rack, finders=[finder])["results"][0] for rack in racks]
    return float(sum(result["seconds"] for result in results) / len(results))


def race(places: tuple[Here | There, ...]) -> None:
    for rack in RACKS:
        columns = [place.ask("finders.race", lexicon=LIST, rack=rack, repeats=REPEATS)["results"] for place in places]
        print(f"\nThe race: {rack}, list {LIST}, {columns[0][-1]['words']} words")
        print(f"{'':16}" + "".join(f"{place.name + ': set-up':>20}{'a rack':>12}{'same':>6}" for place in places))
        for results in zip(*columns, strict=True):
            cells = "".join(
                f"{each['setup_seconds'] * 1000:17.0f} ms{each['seconds'] * 1000:9.3f} ms"
                f"{'yes' if each['same_answer'] else 'NO':>6}"
                for each in results
            )
            print(f"{results[0]['finder']:16}{cells}", flush=True)
        assert [each["finder"] for each in columns[0]] == list(FINDERS)


if __name__ == "__main__":
    main()
