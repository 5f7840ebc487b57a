"""Searches for words to learn in the whole English list, in CPython and in Chromium: every condition and every order.

    PYTHONPATH=pysrc:tests:. .venv/bin/python tests/bench/bench_study.py [cpython]

From message to message, with a hundred words and all that is told of them, in milliseconds. Before that one search is
asked, and the engine has done what it then does while nobody asks anything. `first` is the first search of a kind,
`worst` the one that takes longest: each is asked seven times and its quickest counts, as the machine may be busy with
other things. With `cpython` the browser is left out.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

from places import CPython, Place, places

Params = dict[str, Any]

REPEATS = 7

IDLE = 30_000
"""Milliseconds that nobody asks anything in."""

WHERE: dict[str, list[Params]] = {
    "all words": [{"all": []}] * 3,
    "pattern": [{"pattern": "*[AEIOU]Q*"}, {"pattern": "S[TP]*ING"}, {"pattern": "*X*Z*"}, {"pattern": "*ATION*"}],
    "anagram, two blanks": [{"anagram": f"{rack}??"} for rack in ("SATINE", "RETOLD", "QUARTZE", "AEIOU")],
    "anagram with classes": [{"anagram": f"SATINE[{letters}]?"} for letters in ("BCD", "FGH", "LMNPR")],
    "subanagram, two blanks": [{"subanagram": f"{rack}??"} for rack in ("SATINE", "RETOLD", "QUARTZE", "AEIOU")],
    "letters": [{"letters": {letter: [2, 3], "E": [0, 0]}} for letter in "QZJK"],
    "vowels": [{"vowels": [n, n + 1]} for n in range(1, 5)],
    "points": [{"points": [n, n + 3]} for n in (20, 12, 25, 30)],
    "front hooks, any": [{"front": True}, {"not": {"front": True}}, {"front": False}],
    "back hooks, a letter": [{"back": letter} for letter in "SYED"],
    "inner hooks": [{"inner_front": True}, {"inner_front": False}, {"not": {"inner_front": True}}],
    "anagrams": [{"anagrams": [n, None]} for n in (5, 6, 3)],
    "in another list": [{"list": "en-common"}, {"not": {"list": "en-common"}}, {"all": [{"list": "en-common"}]}],
    "zipf": [{"zipf": [n, 5]} for n in (4, 3, 2.5)],
    "definition": [{"definition": text} for text in ("fish", "tree", "small animal", "of the", "of", "a")],
    "probability": [{"probability": [n, 2 * n]} for n in (10, 100, 1_000)],
    "playability": [{"playability": [n, None]} for n in (1, 2, 5)],
    "seven, joined": [
        {"all": [{"length": [7, 8]}, {"vowels": [n, 4]}, {"front": False}, {"not": {"list": "en-common"}}]}
        for n in (2, 3, 1)
    ],
}
"""Conditions of a kind, each asked once."""

ORDERS = ("alphabet", "length", "probability", "points", "zipf", "playability")

LISTS = ["en-common", "en-meanings", "en-scrabble-played"]

CARDS = ("anagrams", "hooks", "judge", "stem", "pattern", "definition")


MEANINGS_FROM_HERE = """() => {
  const code = location.href.replace("-tests/", "code/");
  for (const file of Object.values(PAGE.meanings.en)) file.url = new URL(file.url, code).href;
}"""
"""The page of the benchmarks is in another folder than the site's."""


def requests() -> Iterator[tuple[str, list[tuple[str, Params]]]]:
    """Give what is measured, and the requests of it."""
    asked = {"lexicon": "en", "limit": 100, "lists": LISTS}
    for name, conditions in WHERE.items():
        yield name, [("study.search", {**asked, "where": each}) for each in conditions]
    for order in ORDERS:
        wheres: list[Params] = [{"vowels": [1, None]}, {"length": [2, 15]}, {"not": {"pattern": "Q*"}}]
        for offset in (0, 100_000):
            some = [("study.search", {**asked, "where": each, "order": order, "offset": offset}) for each in wheres]
            yield f"by {order}, from {offset:,}", some
    for blanks in (0, 1):
        fields = {**asked, "where": {"length": [8, 8]}, "order": "probability", "blanks": blanks}
        yield (
            f"eights by probability, blanks {blanks}",
            [("study.search", {**fields, "offset": n}) for n in (0, 9, 999)],
        )
    for kind in CARDS:
        words = ["RETAINS", "QUARTZ", "ABOUT", "TRIANGLE", "LATER", "JINXED", "RAIN", "STONE", "CANTER", "GLADES"]
        yield (
            f"ten cards: {kind}",
            [
                ("study.cards", {"lexicon": "en", "lists": LISTS, "kind": kind, "words": words, "seed": n})
                for n in range(4)
            ],
        )


def main(only_here: bool) -> None:
    """Print the table."""

    def table(all_places: list[Place], rest: Callable[[], object]) -> None:
        print(f"{'':40}" + "".join(f"{place.name + ', first':>18}{'worst':>12}" for place in all_places))
        for place in all_places:
            place.timed("study.search", {"lexicon": "en", "lists": LISTS, "where": {"definition": "fish"}})
            for order in ("playability", "probability"):
                place.timed(
                    "study.search", {"lexicon": "en", "lists": LISTS, "where": {"list": "en-common"}, "order": order}
                )
        rest()
        for name, some in requests():
            row = f"{name:40}"
            for place in all_places:
                times = [[place.timed(*each)[0] * 1000 for _ in range(REPEATS)] for each in some]
                row += f"{times[0][0]:18.1f}{max(map(min, times)):12.1f}"
            print(row, flush=True)

    here = CPython()
    if only_here:
        table([here], here.rest)
    else:
        with places() as (_, there):
            there.engine.page.evaluate(MEANINGS_FROM_HERE)
            table([here, there], lambda: (here.rest(), there.engine.page.wait_for_timeout(IDLE)))


if __name__ == "__main__":
    main(sys.argv[1:] == ["cpython"])
