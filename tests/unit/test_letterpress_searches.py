"""Searches of boards that nobody looks at any more leave the memory at once: the page's never shrinks."""

import gc
from weakref import ref

import pytest
from steady import steady_thinking

from tilewise.api import Engine
from tilewise.jobs import finish
from tilewise.letterpress.search import Search
from tilewise.lexicon import Library, shipped_folder

BOARDS = ("ELHTRMAQSNOKIWDUBECGAFTOE", "GMIHONENNETAAOAVELSIDILUB", "SEKNNAEYLDREANRESWTESGERG")
HELD = ((0, 0), (7, 28 << 10), (159, 31 << 15))


@pytest.fixture
def no_collector():
    """Has Python let go only of what nothing names, no circles."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_search_is_let_go_with_all_its_positions_when_another_takes_its_place(monkeypatch):
    made = []

    class Noted(Search):
        def __init__(self, *each):
            super().__init__(*each)
            made.append([ref(part) for part in (self, self.ways, self.classes)])

    monkeypatch.setattr("tilewise.letterpress.searches.Search", Noted)
    engine = Engine(Library(shipped_folder()))
    for board in BOARDS:
        for ours, theirs in HELD:
            asked = {"lexicon": "en", "board": board, "ours": ours, "theirs": theirs, "ranking": "lookahead"}
            with steady_thinking():
                answer = finish(engine.begin("letterpress.solve", {**asked, "seconds": 0.02}))
            assert answer["plays"]
    assert len(made) == len(BOARDS)
    *before, last = [[part() is not None for part in parts] for parts in made]
    assert before == [[False] * 3] * 2
    assert last == [True] * 3
