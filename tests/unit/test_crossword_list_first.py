"""The plays of a position are told before they are counted, where that is wanted."""

import pytest

from tilewise.api import Engine
from tilewise.jobs import Progress

BOARD = ["." * 15] * 7 + ["....PLAYS......"] + ["." * 15] * 7
WORDS = ["plays", "play", "plays", "player", "ears", "sear", "era", "are", "ear", "arse", "replay", "displays"]


@pytest.fixture(scope="module")
def engine():
    made = Engine()
    made.call("lexicon.add", {"id": "mine", "alphabet": "en", "text": "\n".join(WORDS)})
    return made


def told(engine, **fields):
    """What a request tells on its way, and its answer."""
    job = engine.begin("crossword.solve", {"lexicon": "mine", "board": BOARD, "rack": "AERS?", **fields})
    parts = []
    while True:
        try:
            step = next(job)
        except StopIteration as stop:
            return parts, stop.value
        if isinstance(step, Progress):
            parts.append(step.partial)


@pytest.mark.parametrize(
    "fields",
    [
        {"limit": 3},
        {"limit": 3, "order": "equity", "moves": "all"},
        {"limit": 3, "filter": {"places": "?"}},
        {"limit": 300},
        {"limit": None, "blanks": "merged"},
    ],
)
def test_the_list_comes_first_and_is_that_of_the_answer_which_stays_what_it_was(engine, fields):
    nothing, answer = told(engine, **fields)
    (part,), same = told(engine, **fields, list_first=True)
    assert nothing == []
    assert same == answer
    assert part == {"plays": answer["plays"], "leaves_from": answer["leaves_from"]}
    assert len(part["plays"]) >= 3
    assert answer["count"] > 10
