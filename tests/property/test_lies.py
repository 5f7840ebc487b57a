"""A short run of the finder of lies (see `lies`), and what it counts on."""

import re
import subprocess
import sys

import pytest
from amount import EVERYTHING, takes_long
from lies.__main__ import UNTOUCHED, run, untouched
from lies.relation import RELATIONS, Case, Lie, Relation, ran
from unit.command_line import environment

from tilewise.api import METHODS, Engine

CASES = 4_000 if EVERYTHING else 110


@takes_long("asks every method a few times")
def test_no_answer_contradicts_another_and_every_method_is_asked():
    tallies = run(list(RELATIONS), seed=1, cases=CASES)
    assert [lie for tally in tallies.values() for lie in tally.lies] == []
    assert [name for name, tally in tallies.items() if tally.cases == tally.vacuous] == [], "these have said nothing"
    assert untouched(tallies) == set(), "no relation asks these, and nothing says why"
    assert set(METHODS) >= UNTOUCHED.keys()


def lying(case: Case) -> None:
    words = case.ask("lexicon.check", lexicon="en-common", words=["cat", "zzz"])["valid"]
    case.says(words)
    case.same(words["CAT"], case.random.random() < 0, "whether CAT is a word")


def test_a_lie_is_told_with_its_requests_and_how_to_ask_them_again():
    tally = ran(Relation("lying", lying, 1.0, 0.5), 7, range(2), Engine())
    assert (tally.cases, tally.vacuous, len(tally.lies)) == (2, 0, 2)
    said, again, request = tally.lies[1].split("\n")
    assert said == "lying: whether CAT is a word: True is not False"
    assert again == "  again: python -m lies --seed 7 --case 1 lying"
    assert request.strip().startswith('{"jsonrpc": "2.0", "id": 0, "method": "lexicon.check", "params": {"lexicon": ')


def test_what_goes_wrong_inside_is_a_lie_and_saying_nothing_is_too_little():
    def failing(case: Case) -> None:
        case.ask("no.such")

    assert ran(Relation("failing", failing, 1.0, 0.5), 1, [0], Engine()).lies[0].startswith("failing: KeyError")
    silent = ran(Relation("silent", lambda case: None, 1.0, 0.5), 1, range(9), Engine())
    assert (silent.vacuous, silent.says_too_little) == (9, True)


def test_the_same_seed_makes_the_same_cases():
    def asked(engine: Engine) -> list[tuple[str, object]]:
        case = Case(engine, "limits_of_plays_cut_one_order", 3, 4)
        RELATIONS["limits_of_plays_cut_one_order"].check(case)
        return case.asked

    assert asked(Engine()) == asked(Engine())


def test_answers_that_must_be_refused_and_are_not_are_lies():
    case = Case(Engine(), "refusing", 1, 0)
    assert case.refused("lexicon.check", lexicon="none", words=[]) == "lexicon-unknown"
    with pytest.raises(Lie, match=r"^lexicon\.check answers what cannot be$"):
        case.refused("lexicon.check", lexicon="en-common", words=[])


def test_the_command_prints_a_table_of_what_it_has_tried():
    asked = [sys.executable, "-m", "lies", "--cases", "4", "a_rack_in_another_order_spells_the_same"]
    paths = environment()
    paths["PYTHONPATH"] += ":" + paths["PYTHONPATH"].replace("pysrc", "tests")
    done = subprocess.run(asked, env=paths, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^a_rack_in_another_order_spells_the_same +4 +\d +0 ", done.stdout, re.MULTILINE)
