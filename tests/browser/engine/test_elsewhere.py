"""Python elsewhere, which the tests of the games' pages ask, says what Python in the browser says."""

import base64
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from amount import EVERYTHING
from playwright.sync_api import Page
from tests.browser.conftest import EngineOnPage, Server, Watched

from tilewise.api import METHODS, Engine

LONG = {"letterpress.review", "crossword.leaves", "crossword.preendgame", "crossword.simulate", "finders.growth"}
"""Methods whose examples take a second or more in the browser: for the night."""


def plain(value: Any) -> Any:
    """An answer without what a clock says in it, and a request with its bytes as text."""
    match value:
        case dict():
            return {name: plain(each) for name, each in value.items() if "seconds" not in name}
        case list() | tuple():
            return [plain(each) for each in value]
        case bytes():
            return base64.b64encode(value).decode()
    return value


@pytest.fixture
def start_elsewhere(
    serve: Callable[..., Server], watched: Watched, page: Page, built: dict[str, Any]
) -> Callable[[], EngineOnPage]:
    """Open a page with an engine whose Python is elsewhere."""

    def start(*, elsewhere: bool = True) -> EngineOnPage:
        address = serve(elsewhere=elsewhere).address
        watched.also("{0.scheme}://{0.netloc}".format(urlsplit(address)))
        return EngineOnPage(page, address, built)

    return start


def examples() -> dict[str, Any]:
    engine = Engine()

    def ask(method: str, params: Any) -> Any:
        return engine.call(method, params)

    left = set() if EVERYTHING else LONG
    chosen = [method for method in METHODS.values() if method.name not in left]
    return {each.name: each.example(ask) if callable(each.example) else each.example for each in chosen}


def test_python_elsewhere_says_of_every_methods_example_what_python_in_the_browser_says(
    start_elsewhere: Callable[..., EngineOnPage], start_engine: Callable[..., EngineOnPage]
) -> None:
    elsewhere = start_elsewhere()
    requests = examples()
    assert len(requests) > 45
    said = {name: elsewhere.ask(name, params) for name, params in requests.items()}
    assert elsewhere.state()["startedFrom"] == "snapshot"
    here = start_engine()
    for name, params in requests.items():
        assert plain(here.ask(name, params)) == plain(said[name]), name
    assert all("result" in answer for answer in said.values())


@pytest.mark.parametrize("where", ["elsewhere", "in the browser"])
def test_a_refusal_and_a_list_of_ones_own_cross_the_border_the_same_way(
    start_elsewhere: Callable[..., EngineOnPage], where: str
) -> None:
    engine = start_elsewhere(elsewhere=where == "elsewhere")
    refused = engine.ask("letterpress.solve", {"lexicon": "en", "board": "abc"})["error"]
    assert refused["data"]["field"] == "board"
    unknown = engine.ask("anagram.find", {"lexicon": "mine", "rack": "QI"})["error"]
    assert unknown["data"]["code"] == "lexicon-unknown"
    added = engine.ask("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi"})
    assert added["result"]["words"] == 1
    assert engine.ask("anagram.find", {"lexicon": "mine", "rack": "QI"})["result"]["groups"][0]["count"] == 1
