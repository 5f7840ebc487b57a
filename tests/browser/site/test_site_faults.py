"""What may go wrong while a visitor is there: the page says it, keeps position and game, and the next solve works."""

import contextlib
import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from amount import at_night, some
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import is_cached, stay_away, wait_until
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.site.test_site_offline import GAME, is_kept, solves

UNSTARTED = "The solver could not be started. Check the connection and try again."

HASTE = """{
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (act, after, ...given) => setTimeout(act, after / 40, ...given);
}"""
"""Has a worker's patience come to an end forty times as soon."""


def half(route: Route) -> None:
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2])


def corrupt(route: Route) -> None:
    body = bytearray(route.fetch().body())
    body[len(body) // 2 :: 7] = bytes(len(body[len(body) // 2 :: 7]))
    route.fulfill(body=bytes(body))


FAULTS: dict[str, Callable[[Route], object]] = {
    "missing": lambda route: route.fulfill(status=404),
    "a server's error": lambda route: route.fulfill(status=503, body="Try again later."),
    "half": half,
    "corrupt": corrupt,
    "cut off": lambda route: route.abort("connectionreset"),
    "stalled": lambda route: None,
}


@pytest.mark.parametrize("fault", some(FAULTS, 1, always=["cut off"]))
def test_a_list_that_does_not_come_is_told_of_beside_a_button_that_asks_again(page, watched, site, fault):
    watched.expect("404|503|ERR_CONNECTION_RESET|ERR_FAILED")
    page.goto(site + GAME)
    solves(page)
    [worker] = page.workers
    worker.evaluate(HASTE)
    stay_away(page)
    page.route("**/lists/de-*", FAULTS[fault])
    page.locator("tw-bar [name=list]").click()
    page.locator("tw-lists [data-list=de]").get_by_role("radio").click()
    page.keyboard.press("Escape")
    problem = page.locator("tw-bar .problem")
    expect(problem).to_contain_text("German")
    expect(problem).to_contain_text("could not be loaded")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert len(page.workers) == 1, "the solver is not to blame"
    assert "board=msgzxcbjlqblmgeppjxmjynxs" in page.url
    page.unroute("**/lists/de-*")
    problem.get_by_role("button", name="Retry").click()
    expect(problem).to_have_count(0)
    page.locator("tw-letterpress-plays").locator("[role=option]").first.wait_for()
    assert page.evaluate("document.querySelector('tw-app').engine.state.stage") == "ready"


def test_meanings_that_do_not_come_are_told_of_in_the_pages_language_beside_a_button_that_asks_again(
    open_context, site
):
    watched = open_context(site, service_workers="block", locale="tr-TR")
    watched.expect("ERR_FAILED")
    page = watched.context.new_page()
    asked = []
    page.route("**/meanings/**", lambda route: (asked.append(route.request.url), route.abort("failed")))
    where = json.dumps({"all": [{"definition": "fish"}, {"length": [2, 3]}]})
    page.goto(f"{site}#study?list=en&search={quote(where)}")
    study = page.locator("tw-study")
    expect(study.locator(".wrong")).to_have_text(
        "Kelimelerin anlamları yüklenemedi. Bağlantınızı denetleyip yeniden deneyin."
    )
    assert len(set(asked)) == 1, "the others would not come either"
    expect(study.locator(".summary"), "nothing is wrong with the condition").to_have_text("")
    page.unroute_all(behavior="ignoreErrors")
    study.locator("[name=again]").click()
    study.locator("tw-study-words [data-word]").first.wait_for()
    expect(study.locator(".wrong, [name=again]")).to_have_count(0)


@at_night("a start that failed succeeds when the line is back with every change")
@pytest.mark.parametrize("fault", some(FAULTS, 1, always=["half"]))
def test_a_start_that_fails_is_told_of_beside_a_button_that_starts_again(page, watched, site, fault):
    watched.expect("404|503|ERR_CONNECTION_RESET|ERR_FAILED")
    page.clock.install()
    stay_away(page)
    page.route("**/python/**", FAULTS[fault])
    with page.expect_worker():
        page.goto(site + GAME)
    if fault == "stalled":
        page.clock.fast_forward(61_000)
    alert = page.get_by_role("alert").filter(has_text=UNSTARTED)
    expect(alert).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.unroute("**/python/**")
    alert.get_by_role("button", name="Retry").click()
    solves(page)
    assert "ours=3310592" in page.url


def test_a_start_that_failed_succeeds_when_the_line_is_back_and_is_kept(open_context, site):
    watched = open_context(service_workers="allow")
    watched.expect("404|ERR_FAILED")
    page = watched.context.new_page()
    watched.context.route("**/*.wasm*", lambda route: route.abort())
    page.goto(site + GAME)
    expect(page.get_by_role("alert").filter(has_text=UNSTARTED)).to_be_visible()
    watched.context.unroute_all(behavior="ignoreErrors")
    page.evaluate("dispatchEvent(new Event('online'))")
    solves(page)
    is_cached(page, ".wasm")


ODD_STORAGE = {
    "names of an object's own": {"language": "constructor", "theme": "__proto__", "list": "toString"},
    "other types": {"language": ["en"], "theme": 7, "list": {"id": "en"}, "hideRude": "yes", "sounds": []},
    "a list": [1, 2, 3],
    "a text": "en",
    "nothing": None,
}


@at_night("initial-store.test.ts has odd things of each kind")
@pytest.mark.parametrize("kept", some(ODD_STORAGE, 1))
def test_odd_things_in_the_storage_are_passed_over(page, site, kept):
    odd = json.dumps(json.dumps(ODD_STORAGE[kept]))
    tables = [
        "",
        "12345",
        "#crossword?board=%",
        "<b>1</b>",
        "9" * 400,
        "1#letterpress?board=constructor",
        "1#study?search=7",
    ]
    page.add_init_script(
        f"""if (!sessionStorage.begun) {{
            sessionStorage.begun = true;
            localStorage.setItem("tilewise", {odd});
            const tables = {json.dumps(tables)};
            const games = ["letterpress", "crossword", "anagrams", "tycoon", "draw", "study", "race"];
            for (const [n, game] of games.entries()) localStorage.setItem(`tilewise-table-${{game}}`, tables[n]);
            for (const key of ["tilewise-saved", "tilewise-rounds"]) localStorage.setItem(key, {odd});
        }}"""
    )
    page.goto(site)
    expect(page.locator("tw-home")).to_be_visible()
    for game in ("letterpress", "crossword", "anagrams", "tycoon", "draw", "study", "race"):
        page.goto(f"{site}#{game}")
        expect(page.locator("tw-app main > #game")).to_be_visible()
    page.goto(site + GAME)
    solves(page)
    page.reload()
    solves(page)


FULL = """() => {
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""


def pass_and_wait(table: CrosswordGamePage, turns: int) -> None:
    """Pass; the computer plays, and it is the visitor's turn again."""
    table.button("pass").click()
    expect(table.turns).to_have_count(turns)
    table.wait_for_turn(0)


@pytest.fixture
def game(page, site) -> CrosswordGamePage:
    """A crossword game against the computer, after its first two turns."""
    table = CrosswordGamePage(page, site).open("You~,Bruno~1")
    table.wait_for_turn(0)
    pass_and_wait(table, 2)
    return table


def test_a_game_goes_on_when_the_storage_is_full(game, page):
    page.evaluate(FULL)
    pass_and_wait(game, 4)
    rack, address = game.rack(), page.url
    page.reload()
    game.wait_for_turn(0)
    assert (game.rack(), page.url) == (rack, address)
    expect(game.turns).to_have_count(4)


@at_night("a storage that is full is tried with every change")
def test_a_game_goes_on_when_the_storage_is_wiped(open_context, own_server):
    page = open_context(own_server.address).context.new_page()
    game = CrosswordGamePage(page, own_server.address).open("You~,Bruno~1")
    game.wait_for_turn(0)
    is_kept(page)
    origin = own_server.address.split("/tilewise")[0]
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    pass_and_wait(game, 2)
    rack = game.rack()
    page.reload()
    game.wait_for_turn(0)
    assert game.rack() == rack
    pass_and_wait(game, 4)


KILLS = {
    "an error that nobody catches": "setTimeout(() => { throw new Error('out of memory'); })",
    "its own end": "self.close()",
    "an endless loop": "setTimeout(() => { for (;;); })",
}


@pytest.mark.parametrize("kill", some(KILLS, 1, always=["an endless loop"]))
def test_a_game_goes_on_when_the_solver_is_killed_at_the_computers_turn(page, site, kill):
    page.clock.install()
    game = CrosswordGamePage(page, site).open("You~,Bruno~1")
    game.wait_for_turn(0)
    [worker] = page.workers
    worker.evaluate(KILLS[kill])
    game.button("pass").click()
    if "error" not in kill:  # nothing tells of it
        page.clock.fast_forward(61_000)
    expect(game.turns).to_have_count(2)
    game.wait_for_turn(0)


@at_night("a solver that is killed is replaced with every change")
def test_a_solver_without_memory_says_so_or_is_replaced_and_the_next_request_is_answered(page, site):
    page.goto(site + GAME)
    solves(page)
    [worker] = page.workers
    worker.evaluate("() => { WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no memory'); }; }")
    hungry = """async () => {
        const { engine } = document.querySelector("tw-app");
        const words = Array.from({ length: 600_000 }, (_, i) => i.toString(26).padStart(9, "0")
            .replace(/./g, (c) => String.fromCharCode(65 + parseInt(c, 26)))).join("\\n");
        const asked = { id: "big", alphabet: "en", text: words };
        return engine.request("lexicon.add", asked).then(() => "", (error) => error.message);
    }"""
    # Where it fell in the middle of other work, it was given up, and another has answered.
    assert page.evaluate(hungry) or page.workers != [worker]
    solves(page)


@pytest.mark.parametrize("jump", some(["2019-01-01", "2049-12-31"], 1))
@at_night("no rule of a game knows a clock")
def test_a_clock_that_jumps_changes_no_game(page, site, jump):
    page.clock.install()
    game = CrosswordGamePage(page, site).open("You~,Bruno~1")
    game.wait_for_turn(0)
    page.clock.set_system_time(jump)
    pass_and_wait(game, 2)
    rack = game.rack()
    page.reload()
    game.wait_for_turn(0)
    assert game.rack() == rack
    pass_and_wait(game, 4)


@at_night("games/test_games_interrupted.py leaves games at any moment")
def test_a_page_whose_process_dies_comes_back_with_its_game(open_context, site):
    watched = open_context(service_workers="block")
    page = watched.context.new_page()
    game = CrosswordGamePage(page, site).open("You~,Bruno~1")
    game.wait_for_turn(0)
    pass_and_wait(game, 2)
    rack = game.rack()
    crashed = []

    def note(page: Page) -> None:
        crashed.append(page)

    page.on("crash", note)
    watched.context.new_page()  # keeps the site's last page from being this one
    with contextlib.suppress(PlaywrightError):  # nobody is there to answer
        page.goto("chrome://crash")
    wait_until(watched.context.pages[-1], lambda: crashed)
    again = CrosswordGamePage(watched.context.pages[-1], site)
    again.page.goto(f"{site}#crossword")
    again.wait_for_turn(0)
    assert again.rack() == rack
    pass_and_wait(again, 4)
