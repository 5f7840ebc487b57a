"""Letter Tycoon against cases that two other programs agree on, a plain scan in Python and one in C++.

The file says which words, rules and readings of the rules they used; its word list is `en` and six words more.
"""

import json
from pathlib import Path

import pytest

from tilewise.jobs import finish
from tilewise.tycoon.replace import replacements, unseen
from tilewise.tycoon.solve import Turn

FILE = json.loads((Path(__file__).parent / "data" / "letter_tycoon.json").read_text("utf-8"))
CASES = [case for case in FILE["cases"] + FILE["random_cases"] if "best_total" in case]
STACKING = {"multiply": "multiply", "add": "add", "max1": "once"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.get("id") or f"{case['hand']}-{case['pool']}")
def test_totals_ties_and_plays_are_those_of_the_case(english_plus, case):
    turn = Turn(english_plus, case["hand"], case["pool"], "".join(case["owned"]), STACKING[case["stacking"]])
    assert (turn.best, turn.count) == (case["best_total"], case["n_ties"])
    if "n_single_words" in case:
        assert turn.words.singles.bit_count() == case["n_single_words"]
    plays = turn.plays(len(case["plays"]))
    assert [[word.decode() for word in play.words] for play in plays] == [play["words"] for play in case["plays"]]
    assert [(play.earned.money, play.earned.stock) for play in plays] == [
        (play["money"], play["stock"]) for play in case["plays"]
    ]


def test_the_q_patents_expectations_are_those_of_the_case(english_plus):
    [case] = [case for case in FILE["cases"] if "replacement_expectations" in case]
    hand, pool = case["hand"], case["pool"]
    turn = Turn(english_plus, hand, pool, "Q", "multiply")
    assert turn.best == case["best_total_without_replacing"]
    found = finish(replacements(english_plus, hand, pool, "Q", "multiply", left=unseen(hand, pool)))
    assert [(each.letter, each.source, round(each.mean, 4)) for each in found] == [
        (each["replace"], each["where"], each["expected_best_total"]) for each in case["replacement_expectations"]
    ]
    assert len(CASES) == 78
