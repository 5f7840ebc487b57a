"""What the table of benchmarks measures: requests as the page sends them, each asked in CPython and in Chromium.

A case that is asked several times asks something else each time, so that nothing is answered from what the engine has
kept; only the lists are warm.
"""

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "pysrc")]

from golden import test_crossword as golden  # noqa: E402 - the path above leads to it

__all__ = ["Case", "Request", "cases", "grown"]

Request = tuple[str, dict[str, Any]]
"""A method and its params."""

HERE = Path(__file__).parent
REPEATS = 5

BOARDS = {
    "275 words, as the ancestor's example": ("msgzxcbjlqblmgeppjxmjynxs", 3310592, 17180),
    "a poor board": ("qzxjvkwfbgqzxjvkwfbghpmuy", 31, 31 << 20),
    "an ordinary board": ("elhtrmaqsnokiwdubecgaftoe", 7, 28 << 10),
    "a rich board, empty": ("pnsenahmuortfhigcscwpdoea", 0, 0),
    "many doubles": ("eeeeaaasssrrrttiinnoollcd", 31, 15 << 10),
}
"""Letters, our squares, their squares."""

MIDGAME = "6IF7/5BOATS5/2VOLA4G4/3BUR1M2AA3/C1WAREHOUSED3/APO4N3Z3/VIEWED1DIXIE3/E6O3SAKI/R14/N14/15/15/15/15/15"


@dataclass(frozen=True)
class Case:
    """A line of the table: the median over its requests."""

    section: str
    name: str
    requests: list[Request]
    rate: Callable[[dict[str, Any]], float] | None = None
    """What the answer counts, where the line tells how many a second; otherwise it tells the time of one answer."""
    unit: str = "ms"
    seconds: Callable[[dict[str, Any]], float] | None = None
    """The seconds that the answer itself tells, where not the whole request is meant."""


def cases() -> Iterator[Case]:
    """Give all cases, section by section."""
    yield from _letterpress()
    yield from _crossword()
    yield from _words()
    yield from _tycoon()
    yield from _draws()


def _letterpress() -> Iterator[Case]:
    def asked(board: str, ours: int, theirs: int, **fields: Any) -> list[Request]:
        # The same letters in other squares are a board that has not been seen.
        turned = (board[n:] + board[:n] for n in range(REPEATS))
        common = {"lexicon": "en", "ours": ours, "theirs": theirs, "limit": 20, **fields}
        return [("letterpress.solve", {"board": each, **common}) for each in turned]

    for name, (board, ours, theirs) in BOARDS.items():
        yield Case("Letterpress", f"plays ranked, {name}", asked(board, ours, theirs))
    board, ours, theirs = BOARDS["an ordinary board"]
    turned = board[::-1]
    for name, seconds in (("the first answer", 0), ("settled", None)):
        fields = {"ranking": "lookahead", "seconds": seconds}
        yield Case(
            "Letterpress",
            f"thinking ahead, {name}",
            asked(turned if seconds is None else board, ours, theirs, **fields),
        )


def _crossword() -> Iterator[Case]:
    by_blanks: dict[int, list[Request]] = {}
    for case in golden.cases().values():
        request = golden.request(case)
        lexicon = {"english.txt": "en", "turkish.txt": "tr"}[request["lexicon"]]
        params = {**request, "lexicon": lexicon, "limit": 100}
        by_blanks.setdefault(request["rack"].count("?"), []).append(("crossword.solve", params))
    for blanks, requests in sorted(by_blanks.items()):
        what = ("no blank", "one blank", "two blanks")[blanks]
        yield Case("Crossword", f"best 100 plays of {len(requests)} golden positions, {what}", requests)
    position = {"lexicon": "en", "layout": "scrabble", "tiles": "en", "board": MIDGAME}
    simulated = [
        ("crossword.simulate", {**position, "rack": "GINTTEE", "samples": 40, "seed": seed}) for seed in (1, 2, 3)
    ]
    yield Case("Crossword", "rollouts of two plies, one worker", simulated, _rollouts, "a second")
    lines = (HERE / "crossword_endgames.txt").read_text("utf-8").splitlines()[:REPEATS]
    endgames = []
    for board, mine, theirs, *_ in map(str.split, lines):
        racks = {"rack": mine[:4], "opponent": theirs[:4]}
        endgames.append(("crossword.endgame", {**position, "board": board, **racks}))
    yield Case("Crossword", "endgames of four tiles a side, proved", endgames)
    learning = [("crossword.leaves", {"lexicon": "en", "boards": 8, "seed": seed}) for seed in (1, 2)]
    yield Case("Crossword", "games of self-play for leave values, boards", learning, lambda _: 8, "a second")


def _rollouts(answer: dict[str, Any]) -> float:
    return float(sum(row["samples"] for row in answer["plays"]))


def _words() -> Iterator[Case]:
    def asked(racks: str, **fields: Any) -> list[Request]:
        return [("anagram.find", {"lexicon": "en", "rack": rack, **fields}) for rack in racks.split()]

    yield Case(
        "Anagrams",
        "bingos of a rack with one blank, and through each letter",
        asked("AALNST? EEORTN? OUIAEB? QVJXZK?", through="*"),
    )
    yield Case("Anagrams", "the same with two blanks", asked("AALNST?? EEORTN?? OUIAEB?? QVJXZK??", through="*"))
    yield Case(
        "Anagrams", "all words in 15 letters", asked("ABCDEEIILNORSTU AAEEGHIMNOPRSTW ADEEFILMNOORSTY", use="any")
    )


def _tycoon() -> Iterator[Case]:
    rng = random.Random(1)
    deals = ["".join(rng.choices("AAABCDEEEEFGHIIILMNNOOPRRSSTTTUY", k=10)) for _ in range(15)]
    for name, patents in (("no power", ""), ("all powers", "BJKVXZ")):
        asked = [
            (
                "tycoon.solve",
                {
                    "lexicon": "en",
                    "hand": cards[:7],
                    "pool": cards[7:],
                    "patents": patents,
                    "stacking": "multiply",
                    "limit": 20,
                },
            )
            for cards in deals
        ]
        yield Case("Letter Tycoon", f"a turn's best plays, {name}", asked)


def _draws() -> Iterator[Case]:
    racks = ["AEINRST", "QUIZZES", "PENGUIN", "BCDFGHJ", "AEIOUUY", "RETAINS"]
    yield Case(
        "The Word Game", "best words of a rack", [("draw.solve", {"lexicon": "en", "rack": rack}) for rack in racks]
    )
    drawn = [("draw.experiment", {"lexicon": "en", "draws": 800, "seed": seed}) for seed in range(3)]
    yield Case("The Word Game", "800 draws solved", drawn, seconds=lambda answer: float(answer["seconds"]))


def grown() -> Iterator[tuple[str, list[tuple[str, list[Request]]]]]:
    """Give what grows, and for each of its sizes the requests."""
    letters = "SATIREDONLUGCMPBHYFWVKXZ"

    def anagrams(rack: str) -> Request:
        return "anagram.find", {"lexicon": "en", "rack": rack, "use": "any", "limit": 20}

    yield (
        "words in so many letters",
        [
            (str(n), [anagrams(letters[k:][: n - k] + letters[:k]) for k in range(min(3, n))])
            for n in (5, 7, 10, 15, 20)
        ],
    )
    yield (
        "words in seven letters and so many blanks",
        [(str(n), [anagrams(rack + "?" * n) for rack in ("SATIRED", "ONLUGCM", "PBHYFWE")]) for n in (0, 1, 2, 3, 4)],
    )
    position = {"lexicon": "en", "layout": "scrabble", "tiles": "en", "board": MIDGAME, "limit": 20}

    def plays(rack: str) -> Request:
        return "crossword.solve", {**position, "rack": rack}

    yield (
        "best 20 plays with so many tiles",
        [(str(n), [plays(rack[:n]) for rack in ("GINTTEESAROLPHY", "RETSINALODIMBUC")]) for n in (2, 3, 5, 7)],
    )
    yield (
        "best 20 plays with seven tiles, so many of them blanks",
        [(str(n), [plays(rack[: 7 - n] + "?" * n) for rack in ("GINTTEE", "AORSLUN")]) for n in (0, 1, 2)],
    )
    yield (
        "best 20 first plays on a board of so many squares a side",
        [
            (
                str(n),
                [
                    ("crossword.solve", {**position, "board": ["." * n] * n, "layout": layout, "rack": rack})
                    for rack in ("GINTTEE", "RETSINA")
                ],
            )
            for n, layout in ((11, "wwf11"), (15, "scrabble"), (21, "super"))
        ],
    )
