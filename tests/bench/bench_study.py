"""Searches for words to learn in the whole English list, in CPython and in Chromium: every condition and every order.

    PYTHONPATH=pysrc:tests:. .venv/bin/python tests/bench/bench_study.py [cpython]

From message to message, with the first hundred words and all that is told of them. `first` is the first time that
anything of the kind is asked, when sets are made and letters put in order; `again` is the median of others of the
kind. With `cpython` the browser is left out.
"""

import statistics
import sys
from collections.abc import Iterator
from typing import Any

from places import CPython, Place, places

Params = dict[str, Any]

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
    "definition": [{"definition": text} for text in ("fish", "tree", "small animal", "of the")],
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

    def table(all_places: list[Place]) -> None:
        print(f"{'':40}" + "".join(f"{place.name + ', first':>18}{'again, ms':>12}" for place in all_places))
        for place in all_places:
            place.timed("anagram.find", {"lexicon": "en", "rack": "AEINRST??", "use": "any", "limit": 0})
        for name, some in requests():
            row = f"{name:40}"
            for place in all_places:
                times = [place.timed(method, params)[0] * 1000 for method, params in some]
                row += f"{times[0]:18.1f}{statistics.median(times[1:]):12.1f}"
            print(row, flush=True)

    if only_here:
        table([CPython()])
    else:
        with places() as both:
            table(list(both))


if __name__ == "__main__":
    main(sys.argv[1:] == ["cpython"])
