"""Games that are left at any moment, in every way a browser has, go on where they stood: also while somebody thinks."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from amount import EVERYTHING, at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.game_address import moves_in_address
from tests.browser.held_answers import hold_answers
from tests.browser.letterpress_game_page import FEW, LetterpressGamePage
from tests.browser.tycoon_page import TycoonPage

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
    chosen: Any = engine.call("letterpress.choose", {**game.record(), "level": 2, "seconds": 0.1})
    game.take_turn(chosen["action"])


@at_night("one on a crossword board does with every change")
@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_a_game_left_at_any_moment_goes_on(page: Page, site: str, engine: Engine, seed: int) -> None:
    chance = random.Random(seed)
    game = LetterpressGamePage(page, site).open("You~,Bruno~4")
    chosen = INTERRUPTIONS * (2 if EVERYTHING else 1)
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
        game.todo.wait_for()
        game.wait_for_turn()
        after = game.moves()
        assert after[: len(before)] == before
        assert len(after) - len(before) <= 1
        game.page.keyboard.press("Escape")
    assert len(game.moves()) >= 4
    assert game.match(engine)["state"]["turns"]


@pytest.mark.parametrize("seed", some([1, 2], 1))
def test_a_crossword_game_left_at_any_moment_goes_on(page: Page, site: str, seed: int) -> None:
    chance = random.Random(seed)
    game = CrosswordGamePage(page, site).open("You~,Bruno~4")
    chosen = INTERRUPTIONS * (2 if EVERYTHING else 1)
    chance.shuffle(chosen)
    for interrupt in chosen:
        game.wait_for_turn()
        rack, turns = game.rack(), game.turns.count()
        exchanges = chance.random() < 0.7
        if exchanges:
            game.button("exchange").click()
            game.tiles.nth(chance.randrange(7)).click()
            game.button("exchange-now").click()
            expect(game.turns.nth(turns)).to_be_attached()
        else:
            game.page.locator("tw-crossword-board [data-square='0']").click()
            game.page.keyboard.press(chance.choice(rack.replace("?", "")).lower())
            expect(game.laid).to_have_count(1)
        game.page.wait_for_timeout(chance.randrange(400))  # the opponent may be thinking now
        before = moves_in_address(game.page, game.turns.count())
        game = CrosswordGamePage(interrupt(game.page), site)
        game.todo.wait_for()
        game.wait_for_turn()
        expect(game.turns).to_have_count(turns + 2 * exchanges)
        after = moves_in_address(game.page, game.turns.count())
        assert after[: len(before)] == before
        assert len(after) == turns + 2 * exchanges
        if not exchanges:
            assert game.rack() == rack
            expect(game.laid).to_have_count(1)
            game.button("back").click()
    assert len(moves_in_address(game.page)) >= 4


@pytest.mark.parametrize("seed", some([1, 2], 1))
@at_night("a Letterpress game and a crossword game are left at any moment with every change")
def test_a_game_of_letter_tycoon_left_at_any_moment_goes_on(page: Page, site: str, seed: int) -> None:
    chance = random.Random(seed)
    page.emulate_media(reduced_motion="reduce")
    table = TycoonPage(page, site).open_game("You~,Bruno~top")
    chosen = INTERRUPTIONS * (2 if EVERYTHING else 1)
    chance.shuffle(chosen)
    for interrupt in chosen:
        table.wait_for_turn()
        hand = sorted(table.letters("hand"))
        passes = chance.random() < 0.7
        if table.phase() == "discard":
            table.button("discard").click()
        elif passes:
            table.button("pass").click()
            expect(table.todo).to_have_attribute("data-phase", "discard")
        else:
            table.cards("hand").first.click()
            expect(table.page.locator("tw-tycoon .slot .card")).to_have_count(1)
        table.page.wait_for_timeout(chance.randrange(400))  # the opponent may be thinking now
        before = moves_in_address(table.page, table.log.count())
        table = TycoonPage(interrupt(table.page), site)
        table.todo.wait_for()
        table.wait_for_turn()
        after = moves_in_address(table.page, table.log.count())
        assert after[: len(before)] == before
        if after == before:
            assert sorted(table.letters("hand")) == hand
        table.page.keyboard.press("Escape")
    assert table.log.count() >= 2


GAMES = {
    "letterpress": (f"#letterpress?view=game&seats=You~,Bruno~4&deal=0&words=en-common&on={FEW}", ["pass"]),
    "crossword": ("#crossword?view=game&seats=You~,Bruno~4&deal=7&words=en-common", ["pass"]),
    "tycoon": ("#tycoon?players=You~,Bruno~middle&deal=5&words=en", ["pass", "discard"]),
}
"""By game, where one begins with it, and what one presses until it is the opponent's turn."""


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_ones_own_action_where_the_page_was_left_while_the_opponent_thought(
    page: Page, site: str, game: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    address, buttons = GAMES[game]
    page.goto(f"{site}{address}")
    mine = page.locator(f"tw-{game}-game h2[data-actor='0']")
    mine.wait_for()
    for leave in (elsewhere_and_back, reloaded):
        hold_answers(page, "choose$")
        for name in buttons if leave is elsewhere_and_back else buttons[-1:]:
            before = moves_in_address(page)
            page.locator(f"tw-{game} [name={name}]").click()
            moves_in_address(page, len(before) + 1)
        page.wait_for_function("() => isHeld")
        leave(page)
        page.evaluate("globalThis.letCome?.()")
        mine.wait_for()
        assert len(moves_in_address(page, len(before) + 2)) >= len(before) + 2
        page.locator(f"tw-{game} [name=undo]").click()
        becomes(page, lambda: moves_in_address(page), before)
        expect(mine).to_be_visible()
        page.wait_for_timeout(200)  # in which an opponent whose turn it was would act
        assert moves_in_address(page) == before


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
        game.todo.wait_for()
        expect(game.turns).to_have_count(len(moves))
        assert game.moves() == moves
        assert game.moves()[:1] == common


HELD = """() => {
    const app = document.querySelector("tw-app");
    const { engine } = app;
    const batch = engine.batch.bind(engine);
    globalThis.held = 0;
    engine.batch = (calls, options) => calls.map((call) => {
        if (!call.method.endsWith(".match")) return batch([call], options)[0];
        held += 1;
        if (held > 20) return new Promise(() => {});  // or the page would do nothing else any more
        return new Promise((_, reject) => {
            const stop = () => reject(new DOMException("It was aborted.", "AbortError"));
            if (options.signal.aborted) stop();
            else options.signal.addEventListener("abort", stop);
        });
    });
}"""
"""Lets the question what has come of a game begin and not end, and counts it."""

ADDRESSES = {
    "letterpress": f"#letterpress?view=game&seats=You~,Bruno~4&deal=0&words=en-common&on={FEW}",
    "crossword": "#crossword?view=game&seats=You~,Bruno~4&deal=7&words=en-common",
}

LEAVE = {"removed": "document.querySelector('tw-app').remove()", "another page": "location.hash = '#anagrams'"}


@pytest.mark.parametrize("game", ADDRESSES)
@pytest.mark.parametrize("leave", some(LEAVE, 1))
@at_night("test_puzzle.py::test_the_crossword_position_of_the_day_is_solved_before_its_plays_are_shown")
def test_a_game_that_is_left_while_it_is_taken_up_asks_nothing_more(
    page: Page, site: str, game: str, leave: str
) -> None:
    page.goto(f"{site}#anagrams")
    page.wait_for_function("() => document.querySelector('tw-app')?.engine?.state.stage === 'ready'")
    page.evaluate(HELD)
    page.evaluate("(address) => { location.hash = address; }", ADDRESSES[game])
    page.wait_for_function("() => held === 1")
    page.evaluate(LEAVE[leave])
    page.locator(f"tw-{game}-game").wait_for(state="detached")
    page.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    assert page.evaluate("held") == 1
