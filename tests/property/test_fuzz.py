"""A short run of the fuzzer (see `fuzz`), and what its long runs have found, each as a request that is answered now."""

from collections.abc import Generator
from copy import deepcopy
from random import Random

import pytest
from amount import EVERYTHING, some, takes_long
from fuzz.campaign import Campaign, Request, good_requests
from fuzz.grammar import NONSENSE, Grammar
from fuzz.mutations import at_the_edges, emptied, spoilt

from tilewise.api import METHODS, Engine
from tilewise.contract import read
from tilewise.errors import TilewiseError

CASES = 4_000 if EVERYTHING else 300

PATIENCE = 120.0
"""Seconds of work after which a request counts as one that never ends, on a slow machine too."""

BOARD = "/".join(["15"] * 15)
PLAY = {"player": 0, "kind": "play", "score": 0}


@takes_long("sends hundreds of wrong requests")
def test_no_request_however_wrong_ends_the_session_or_fails_inside():
    campaign = Campaign(seed=1, good=good_requests(many=EVERYTHING), patience=PATIENCE)
    assert campaign.run(CASES) == CASES
    assert campaign.failures == []
    outcomes = sum(campaign.outcomes.values(), start=type(next(iter(campaign.outcomes.values())))())
    assert outcomes["answered"] > 0, "all has been refused: nothing was tried"
    assert outcomes["refused"] > 0, "nothing has been refused: nothing was wrong"


def test_the_grammar_makes_requests_of_every_method_that_can_be_read():
    random = Random(5)
    grammar = Grammar(random, {})
    for name, method in METHODS.items():
        assert any(is_readable(method.request, grammar) for _ in range(100)), name


def is_readable(kind: object, grammar: Grammar) -> bool:
    """Make a request of a kind, and say whether it can be read."""
    try:
        read(kind, grammar.fields(kind))
    except TilewiseError:
        return False
    return True


def test_spoiling_a_request_changes_neither_it_nor_what_is_put_into_it():
    random, good, others = Random(5), {"state": {"players": [{"name": "Ada"}], "x": []}}, [[1, [2]], {"a": {"b": 3}}]
    before = deepcopy((good, others, NONSENSE))
    for _ in some(range(20_000), 4_000):
        spoilt(good, others, random)
    assert (good, others, NONSENSE) == before


@takes_long("asks every method at its edges")
def test_a_number_at_or_beyond_the_edge_of_a_board_is_answered_or_refused():
    every = [(method, each) for method, params in good_requests(many=False) for each in at_the_edges(params)]
    assert len(every) > 1000
    tried = some(every, 400)
    assert 0 < refused_of(tried) < len(tried)


@takes_long("asks every method with each of its values empty")
def test_a_text_or_a_list_that_is_empty_is_answered_or_refused():
    every = [(method, each) for method, params in good_requests(many=False) for each in emptied(params)]
    assert 0 < refused_of(every) < len(every)


def refused_of(requests: list[Request]) -> int:
    """Ask each request, jobs for their first step; give how many are refused. What fails inside is raised."""
    engine, refused = Engine(), 0
    for method, params in requests:
        try:
            answer = engine.begin(method, params)
            if isinstance(answer, Generator):
                next(answer, None)
                answer.close()
        except TilewiseError:
            refused += 1
    return refused


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        (
            "letterpress.match",
            {"setup": {"lexicon": "en", "players": [{}, {}], "board": "letter\0press"}},
            "board-letter",
        ),
        ("anagram.find", {"lexicon": "en", "rack": "A", "use": "\0{0}{"}, "choice"),
        ("anagram.word", {"lexicon": "en", "word": ""}, "letter"),
        ("crossword.replay", {"board": BOARD, "turns": [{**PLAY, "row": 40}]}, "gcg-square"),
        ("crossword.replay", {"board": BOARD, "turns": [{**PLAY, "col": 40}]}, "gcg-square"),
    ],
)
def test_what_the_fuzzer_has_found_is_refused(method, params, code):
    with pytest.raises(TilewiseError) as refused:
        Engine().call(method, params)
    assert refused.value.code == code
