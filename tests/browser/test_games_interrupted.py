"""Games that are left at any moment, in every way a browser has, go on where they stood: also while somebody thinks."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.letterpress_game_page import PATIENCE, LetterpressGamePage

from tilewise.api import Engine
from tilewise.lexicon import Library, shipped_folder


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(Library(shipped_folder()))


def reloaded(page: Page) -> Page:
    page.reload()
    return page


def elsewhere_and_back(page: Page) -> Page:
    page.locator("tw-bar nav a[href='#anagrams']").click()
    page.locator("tw-anagrams").wait_for()
    page.go_back()
    return page


def frozen(page: Page) -> Page:
    """As a browser does with a tab in the background."""
    devtools = page.context.new_cdp_session(page)
    for state in ("frozen", "active"):
        devtools.send("Page.setWebLifecycleState", {"state": state})
        page.wait_for_timeout(50)
    return page


def closed_and_reopened(page: Page) -> Page:
    context, address = page.context, page.url
    page.close()
    page = context.new_page()
    page.goto(address)
    return page


INTERRUPTIONS: list[Callable[[Page], Page]] = [reloaded, elsewhere_and_back, frozen, closed_and_reopened]


def play_a_turn(game: LetterpressGamePage, engine: Engine) -> None:
    """Play what a level would, by hand, and do not wait for the answer."""
    request = {"state": game.state(engine), "level": 2, "seconds": 0.1}
    chosen: Any = engine.call("letterpress.choose", request)
    game.take_turn(chosen["action"])


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_left_at_any_moment_goes_on(page: Page, site: str, engine: Engine, seed: int) -> None:
    chance = random.Random(seed)
    game = LetterpressGamePage(page, site).open("You~,Bruno~4")
    chosen = INTERRUPTIONS * 2
    chance.shuffle(chosen)
    setup = game.setup
    for interrupt in chosen:
        game.wait_for_turn()
        if game.over:
            break
        if chance.random() < 0.7:
            play_a_turn(game, engine)  # the opponent is thinking now
            game.page.wait_for_timeout(chance.randrange(400))
        else:
            game.square(chance.randrange(25)).click()
        before = game.moves()
        game = LetterpressGamePage(interrupt(game.page), site)
        game.setup = setup
        game.todo.wait_for(timeout=PATIENCE)
        game.wait_for_turn()
        after = game.moves()
        assert after[: len(before)] == before
        assert len(after) - len(before) <= 1
        game.page.keyboard.press("Escape")
    assert len(game.moves()) >= 4
    assert game.state(engine)["turns"]


def test_one_game_in_two_tabs_is_two_games_from_there_on(page: Page, site: str, engine: Engine) -> None:
    first = LetterpressGamePage(page, site).open("Ann~,Ben~")
    first.play("GEMS", 0b100000000000111)
    first.wait_for_turn(1)
    common = first.moves()
    second = LetterpressGamePage(page.context.new_page(), site)
    second.page.goto(page.url)
    second.setup = first.setup
    second.wait_for_turn(1)
    for game in (first, second):
        play_a_turn(game, engine)
        game.wait_for_turn(0)
    first.button("pass").click()
    first.wait_for_turn(1)
    told = [game.moves() for game in (first, second)]
    assert [len(moves) for moves in told] == [3, 2]
    for game, moves in zip((first, second), told, strict=True):
        game.page.reload()
        game.todo.wait_for(timeout=PATIENCE)
        expect(game.turns).to_have_count(len(moves))
        assert game.moves() == moves
        assert game.moves()[:1] == common
