"""What a lexicon has read so far changes no answer of any game: neither the words, nor their order, nor a number."""

import json
from collections.abc import Callable

import pytest
from amount import some

from tilewise.api import Engine
from tilewise.lexicon import Lexicon, Library, shipped_folder

REQUESTS = [
    ("anagram.find", {"rack": "AALNST?"}),
    ("anagram.find", {"rack": "AEINRST", "use": "any", "order": "alphabet", "pattern": "*T*"}),
    ("anagram.find", {"rack": "EILNST??", "through": "*", "order": "score", "limit": 30, "facts": True}),
    ("anagram.word", {"word": "STALE"}),
    ("anagram.chances", {"rack": "AEINST"}),
    ("letterpress.solve", {"board": "elhtrmaqsnokiwdubecgaftoe", "ours": 7, "theirs": 28 << 10, "limit": 40}),
    ("crossword.solve", {"board": ["." * 15] * 7 + [".......QUEEN..."] + ["." * 15] * 7, "rack": "AEINRS?"}),
    ("crossword.solve", {"board": ["." * 15] * 15, "rack": "DEILT??", "order": "equity"}),
    ("tycoon.solve", {"hand": "AEIIMSU", "pool": "NPQ", "patents": "BJVX"}),
    ("tycoon.replace", {"hand": "AEIIMSU", "pool": "NPQ", "patents": "Q"}),
    ("draw.solve", {"rack": "PENGUIN"}),
    ("draw.solve", {"rack": "PENGU??", "bag": "en"}),
]


def left_alone(lexicon: Lexicon) -> None:
    """Read nothing."""


def asked_elsewhere(lexicon: Lexicon) -> None:
    """Ask each length one question, as another game may have done."""
    for block in lexicon:
        block.spelled_from({ord("Z"): 1})


def half_read_ahead(lexicon: Lexicon) -> None:
    for _ in range(5):
        lexicon.read_ahead()


def read_whole(lexicon: Lexicon) -> None:
    while lexicon.read_ahead():
        pass


def read_backwards(lexicon: Lexicon) -> None:
    """Read columns and counts in another order than the solvers do."""
    for block in reversed(list(lexicon)):
        assert block.counts
        for i in reversed(range(block.length)):
            block.at(i)


@pytest.fixture(scope="module")
def packed():
    return Library(shipped_folder()).lexicon("en-common").pack()


def answer(packed: bytes, method: str, params: dict[str, object], read: Callable[[Lexicon], None]) -> str:
    engine = Engine(Library(None))
    engine.library.put("list", packed)
    read(engine.library.lexicon("list"))
    return json.dumps(engine.call(method, {"lexicon": "list", **params}))


@pytest.mark.parametrize(("method", "params"), some(REQUESTS, 6))
def test_what_has_been_read_of_a_list_changes_no_answer(packed, method, params):
    unread = answer(packed, method, params, left_alone)
    assert len(unread) > 60, "there is something to compare"
    for read in (asked_elsewhere, half_read_ahead, read_whole, read_backwards):
        assert answer(packed, method, params, read) == unread, read.__name__


def test_a_second_question_is_answered_like_the_first(packed):
    engine = Engine(Library(None))
    engine.library.put("list", packed)
    for method, params in 2 * REQUESTS:
        result = json.dumps(engine.call(method, {"lexicon": "list", **params}))
        assert result == answer(packed, method, params, left_alone)
