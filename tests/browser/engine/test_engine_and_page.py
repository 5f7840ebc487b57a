"""A game's page and the start of its engine: what can be done before, when it fails, and how much memory it takes."""

import random
from collections.abc import Callable

import pytest
from amount import at_night, some
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import EngineOnPage, Watched, boxes, stay_away
from tests.browser.letterpress_page import GAME, LetterpressPage


@at_night("what was asked before it was ready is answered in engine/test_engine_start.py with every change")
def test_the_board_can_be_set_up_before_the_engine_is_there(page: Page, site: str) -> None:
    table = LetterpressPage(page, site)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for files in ("**/*.wasm", "**/memory*"):
        table.page.route(files, hold)
    table.open()
    table.type("abc")
    table.choose_mode("Theirs")
    table.square(1).click()
    assert table.letters().startswith("abc.")
    assert table.owned("theirs") == {1}
    expect(table.page.get_by_role("progressbar")).to_be_visible()
    expect(table.page.locator("tw-loading [role=status]")).to_contain_text("solver")
    for route in held:
        route.continue_()
    expect(table.wrong("board")).to_contain_text("there are 3")


def test_a_failed_start_offers_to_try_again(watched: Watched, page: Page, site: str) -> None:
    watched.expect("Failed to load resource|ERR_FAILED")
    stay_away(page)
    page.route("**/python/**", lambda route: route.abort())
    table = LetterpressPage(page, site).open()
    table.type(GAME)
    expect(page.get_by_role("alert")).to_contain_text("could not be started")
    page.unroute("**/python/**")
    page.get_by_role("button", name="Retry").click()
    table.wait_for_plays()
    assert table.letters() == GAME


@pytest.mark.parametrize("missing", some(["code/worker-*", "*.asm.wasm-*"], 1))
def test_a_failed_start_is_told_in_the_language_of_the_page(
    open_context: Callable[..., Watched], site: str, missing: str
) -> None:
    watched = open_context(locale="tr-TR", service_workers="block")
    watched.expect("404")
    page = watched.context.new_page()
    page.route(f"**/{missing}", lambda route: route.fulfill(status=404))
    page.goto(f"{site}#letterpress")
    expect(page.get_by_role("alert")).to_contain_text("Çözücü başlatılamadı. Bağlantınızı denetleyip")
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("size", some([(390, 844), (360, 640), (1280, 800)], 1))
@at_night("test_shifts.py::test_nothing_moves_when_the_solver_comes")
def test_what_is_told_of_the_start_moves_nothing(
    open_context: Callable[..., Watched], site: str, size: tuple[int, int]
) -> None:
    watched = open_context(service_workers="block", viewport={"width": size[0], "height": size[1]})
    watched.expect("ERR_FAILED")
    page = watched.context.new_page()
    held: list[Route] = []
    going = True

    def hold(route: Route) -> None:
        if going:
            held.append(route)
        else:
            route.abort()

    page.route("**/python/**", hold)
    page.goto(f"{site}#letterpress?board={GAME}")
    squares = page.locator("tw-letterpress-board [data-square]")
    expect(squares).to_have_count(25)
    before = boxes(squares)
    expect(page.locator("tw-loading [role=status]")).to_be_in_viewport(ratio=1)
    assert boxes(squares) == before
    going = False
    for route in held:
        route.abort()
    retry = page.get_by_role("alert").get_by_role("button", name="Retry")
    expect(retry).to_be_in_viewport(ratio=1)
    assert boxes(squares) == before
    retry.click(trial=True)
    page.unroute_all(behavior="ignoreErrors")


MEMORY_KEPT = """
for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
        const made = await make.apply(WebAssembly, given);
        const { memory } = (made.instance ?? made).exports;
        if (memory) self.memory = memory;
        return made;
    };
}
"""
"""Lets the worker tell how much memory its Python has."""

MOST_MEMORY = 160_000_000
"""Bytes; twenty boards thought ahead on had taken more than twice that once."""


@at_night("a long run; test_engine_load.py has one of its kind with every change")
def test_thinking_ahead_on_many_boards_takes_little_memory(
    start_engine: Callable[..., EngineOnPage], page: Page
) -> None:
    def tell_memory(route: Route) -> None:
        route.fulfill(body=MEMORY_KEPT + route.fetch().text(), content_type="text/javascript")

    page.route("**/code/worker-*.js", tell_memory)
    engine = start_engine()
    rng = random.Random(7)
    boards = ["".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=25)) for _ in range(20)]
    for board in [*boards, "elhtrmaqsnokiwdubecgaftoe", "pnsenahmuortfhigcscwpdoea"]:
        params = {"lexicon": "en", "board": board, "ours": 7, "theirs": 28 << 10, "ranking": "lookahead"}
        assert "result" in engine.ask("letterpress.solve", params)
    [worker] = page.workers
    assert worker.evaluate("() => self.memory.buffer.byteLength") < MOST_MEMORY
