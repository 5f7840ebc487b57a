"""Python in the browser answers with the lists of all languages as CPython does, and needs nothing that is left out."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import EVERYTHING, some
from functions.__main__ import with_list
from fuzz.campaign import good_requests
from tests.browser.conftest import EngineOnPage
from tests.browser.engine.test_elsewhere import LONG, plain

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.lexicon import Library, shipped_folder

LISTS = ["es", "tr", "fr", "de", "nl", "pt"]
"""A list for each alphabet but the English one, that with digraphs first."""

TIMED = ("seconds", "samples")
"""Fields of requests whose answers hang on time, or take some."""

BY_TIME = LONG | {"crossword.autoplay", "crossword.infer", "crossword.statistics", "finders.race"}
"""Methods whose answers hang on time, or take some."""


FOREIGN = {"tr": str.maketrans("QWX", "KVZ")}
"""Capital letters that an alphabet does not have, and which are asked about instead."""


def respelled(value: Any, letters: dict[int, int]) -> Any:
    """Write others for letters in all texts of a request."""
    if isinstance(value, dict):
        return {name: respelled(each, letters) for name, each in value.items()}
    if isinstance(value, list):
        return [respelled(each, letters) for each in value]
    return value.translate(letters) if isinstance(value, str) else value


def asked(id: str) -> list[tuple[str, dict[str, Any]]]:
    """What is asked: the examples, and at night the samples too."""
    good = [(method, params) for method, params in good_requests(many=EVERYTHING) if method not in BY_TIME]
    letters = FOREIGN.get(id, {})
    return [
        (method, respelled(params, letters))
        for method, params in with_list(good, id)
        if not any(params.get(field) for field in TIMED)
    ]


def test_a_list_is_there_for_each_alphabet() -> None:
    library = Library(shipped_folder())
    assert {library.lexicon(id).alphabet.id for id in LISTS} == {entry["alphabet"] for entry in library.entries()} - {
        "en"
    }


@pytest.mark.parametrize("id", some(LISTS, 1))
def test_every_method_answers_with_a_list_in_another_language(
    start_engine: Callable[..., EngineOnPage], id: str
) -> None:
    requests = asked(id)
    assert len({method for method, _ in requests}) > 25
    there, here = start_engine(), Engine()
    answered = 0
    for method, params in requests:
        answer = there.ask(method, params)
        try:
            assert plain(answer["result"]) == plain(here.call(method, params)), (method, params)
            answered += 1
        except KeyError:
            with pytest.raises(TilewiseError) as refused:
                here.call(method, params)
            assert refused.value.code == answer["error"]["data"]["code"], (method, params)
    assert answered > len(requests) / 2
