"""Nothing moves under a thumb: neither for a question nor for what is told, and a list begins at its beginning."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import some
from playwright.sync_api import expect
from tests.browser.conftest import Watched, boxes
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.letterpress_game_page import LetterpressGamePage
from tests.browser.letterpress_page import GAME

Size = tuple[int, int]
Game = CrosswordGamePage | LetterpressGamePage

PHONE = (390, 844)
DESK = (1280, 800)
GAMES: list[type[Game]] = [CrosswordGamePage, LetterpressGamePage]


@pytest.mark.parametrize("width", some([320, 360, 390, 700], 2))
def test_that_a_list_did_not_come_is_told_whole(open_context: Callable[..., Any], site: str, width: int) -> None:
    watched: Watched = open_context(service_workers="block", viewport={"width": width, "height": 780})
    watched.expect("404")
    page = watched.context.new_page()
    page.route("**/lists/en-*", lambda route: route.fulfill(status=404))
    page.goto(f"{site}#letterpress?board={GAME}&list=en")
    problem = page.locator("tw-bar .problem")
    expect(problem).to_contain_text("could not be loaded")
    for part in (problem, problem.get_by_role("button", name="Retry")):
        expect(part).to_be_in_viewport(ratio=1)
    [box] = boxes(problem)
    assert box["left"] >= 8
    assert box["right"] <= width - 8
    page.unroute_all(behavior="ignoreErrors")
