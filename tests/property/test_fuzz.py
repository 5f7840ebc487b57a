"""A short run of the fuzzer (see `fuzz`), and what its long runs have found, each as a request that is answered now."""

from collections.abc import Generator
from copy import deepcopy
from random import Random
from time import monotonic

import pytest
from fuzz.campaign import Campaign, good_requests
from fuzz.grammar import NONSENSE, Grammar
from fuzz.mutations import at_the_edges, spoilt

from tilewise.api import METHODS, Engine
from tilewise.contract import read
from tilewise.errors import TilewiseError

SECONDS = 25

BOARD = "/".join(["15"] * 15)
PLAY = {"player": 0, "kind": "play", "score": 0}


def test_no_request_however_wrong_ends_the_session_or_fails_inside():
    campaign = Campaign(seed=1, good=good_requests(many=False), patience=20)
    done = campaign.run(20_000, until=monotonic() + SECONDS)
    assert campaign.failures == []
    outcomes = sum(campaign.outcomes.values(), start=type(next(iter(campaign.outcomes.values())))())
    assert done > 40, "the machine is too busy to tell anything"
    assert outcomes["answered"] > 0, "all has been refused: nothing was tried"
    assert outcomes["refused"] > 0, "nothing has been refused: nothing was wrong"


def test_the_grammar_makes_requests_of_every_method_that_can_be_read():
    random = Random(5)
    grammar = Grammar(random, {})
    for name, method in METHODS.items():
        readable = 0
        for _ in range(100):
            try:
                read(method.request, grammar.fields(method.request))
            except TilewiseError:
                continue
            readable += 1
        assert readable, name


def test_spoiling_a_request_changes_neither_it_nor_what_is_put_into_it():
    random, good, others = Random(5), {"state": {"players": [{"name": "Ada"}], "x": []}}, [[1, [2]], {"a": {"b": 3}}]
    before = deepcopy((good, others, NONSENSE))
    for _ in range(20_000):
        spoilt(good, others, random)
    assert (good, others, NONSENSE) == before


def test_a_number_at_or_beyond_the_edge_of_a_board_is_answered_or_refused():
    engine, tried, refused = Engine(), 0, 0
    for method, params in good_requests(many=False):
        for at_an_edge in at_the_edges(params):
            tried += 1
            try:
                answer = engine.call(method, at_an_edge)
                if isinstance(answer, Generator):
                    next(answer, None)
                    answer.close()
            except TilewiseError:
                refused += 1
    assert tried > 1000
    assert 0 < refused < tried


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("letterpress.legal", {"state": {"game": "letter\0press"}}, "state"),
        ("anagram.find", {"lexicon": "en", "rack": "A", "use": "\0{0}{"}, "choice"),
        ("crossword.replay", {"board": BOARD, "turns": [{**PLAY, "row": 40}]}, "gcg-square"),
        ("crossword.replay", {"board": BOARD, "turns": [{**PLAY, "col": 40}]}, "gcg-square"),
    ],
)
def test_what_the_fuzzer_has_found_is_refused(method, params, code):
    with pytest.raises(TilewiseError) as refused:
        Engine().call(method, params)
    assert refused.value.code == code
