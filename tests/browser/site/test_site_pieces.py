"""What is loaded when it is wanted: the page of a game, its texts, and another language."""

import re
from collections.abc import Callable

import pytest
from amount import at_night, some
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import draw_frames, wait_until
from tests.browser.site.test_site_offline import GAME, is_kept, solves
from tests.browser.tycoon_page import OVER, TycoonPage

GAMES = ["letterpress", "crossword", "tycoon", "anagrams", "draw", "study", "race"]

NOT_LOADED = re.compile("A part of this page could not be loaded")


class Held:
    """Keeps requests waiting until they are let go of."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        self._are_held = True
        page.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        self._routes.append(route)
        if not self._are_held:
            route.continue_()

    def is_asked_for(self) -> None:
        wait_until(self._page, lambda: self._routes)

    def let_go(self) -> None:
        self._are_held = False
        for route in self._routes:
            route.continue_()


@pytest.fixture
def page(open_context, site) -> Page:
    """A first visit, of which nothing is kept for a later one."""
    watched = open_context(site, service_workers="block")
    watched.expect("ERR_FAILED|404|Failed to load")
    return watched.context.new_page()


def game_of(page: Page) -> Locator:
    return page.locator("tw-app main > #game")


def said(page: Page) -> str:
    """All that can be read on the page."""
    return page.locator("tw-app").evaluate(
        """app => {
            const read = (root) => [...root.querySelectorAll("*")].flatMap((each) => [
                ...[...each.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.data.trim()] : [])),
                ...(each.shadowRoot ? read(each.shadowRoot) : []),
            ]);
            return read(app.shadowRoot).filter(Boolean).join(" | ");
        }"""
    )


def speak_turkish(page: Page) -> None:
    page.locator("tw-settings summary, tw-settings [name=settings]").first.click()
    page.locator("tw-settings").get_by_role("radio", name="Türkçe").click()
    page.keyboard.press("Escape")


def test_after_a_first_visit_every_game_opens_without_a_server_in_either_language(open_context, own_server):
    watched = open_context(own_server.address)
    page = watched.context.new_page()
    page.goto(own_server.address)
    is_kept(page)
    own_server.stop()
    watched.context.set_offline(True)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    for game in GAMES:
        page.goto(f"{own_server.address}#{game}")
        expect(game_of(page)).to_be_visible()
    speak_turkish(page)
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    page.reload()
    for game in GAMES:
        page.goto(f"{own_server.address}#{game}")
        expect(game_of(page)).to_be_visible()
        expect(page.locator("tw-app h1")).to_be_attached()
        expect(page).to_have_title(re.compile("Tilewise"))
    assert "Konumlar" in page.locator("tw-bar [name=positions]").get_attribute("title")


def test_a_page_asks_for_the_game_that_it_shows_and_for_the_others_when_it_has_answered(page, site):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    held = Held(page, "**/lists/en-*")
    page.goto(site + GAME)
    expect(game_of(page)).to_be_visible()
    held.is_asked_for()

    def asked_for() -> set[str]:
        names = "|".join([*GAMES, "tr"])
        return {found[1] for name in asked if (found := re.fullmatch(rf"({names})(?:-..)?-\w+\.js", name))}

    assert asked_for() == {"letterpress"}
    held.let_go()
    solves(page)
    wait_until(page, lambda: asked_for() == set(GAMES))


CLOCK = "Performance.prototype.now = () => MS;"
"""What says to the page how long its line took to bring its first script."""


def test_the_board_comes_before_the_solver_on_a_first_visit(page, site):
    page.add_init_script(CLOCK.replace("MS", "1500"))
    held = Held(page, "**/code/letterpress-*.js")
    page.goto(site + GAME)
    expect(page.get_by_role("status").filter(has_text="Loading")).to_be_visible()
    held.is_asked_for()
    assert page.workers == []
    held.let_go()
    solves(page)


@at_night("test_the_board_comes_before_the_solver_on_a_first_visit")
def test_on_a_quick_line_the_solver_and_the_word_list_come_beside_the_board(page, site):
    page.add_init_script(CLOCK.replace("MS", "100"))
    held, lists = Held(page, "**/code/letterpress-*.js"), Held(page, "**/lists/en-*")
    page.goto(site + GAME)
    expect(page.get_by_role("status").filter(has_text="Loading")).to_be_visible()
    lists.is_asked_for()
    assert len(page.workers) == 1
    lists.let_go()
    held.let_go()
    solves(page)


FAULTS: dict[str, Callable[[Route], object]] = {
    "missing": lambda route: route.fulfill(status=404),
    "cut off": lambda route: route.abort(),
    "half": lambda route: route.fulfill(body=route.fetch().body()[:900], content_type="text/javascript"),
}


RELOADED = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"


@pytest.mark.parametrize("fault", some(FAULTS, 1, always=["cut off"]))
@pytest.mark.parametrize("piece", some(["letterpress-*", "letterpress-en-*"], 1))
def test_a_game_that_does_not_come_is_told_of_beside_a_button_that_asks_again(page, site, piece, fault):
    page.route(f"**/code/{piece}.js", FAULTS[fault])
    page.goto(site + GAME)
    page.wait_for_function(RELOADED)  # by itself, once
    alert = page.get_by_role("alert").filter(has_text=NOT_LOADED)
    expect(alert).to_be_visible()
    expect(game_of(page)).to_have_count(0)
    page.locator("tw-bar a[href='#draw']").click()
    expect(game_of(page)).to_be_visible()
    expect(alert).to_have_count(0)
    page.go_back()
    expect(alert).to_be_visible()
    page.unroute_all()
    alert.get_by_role("button", name="Try again").click()
    solves(page)
    assert "board=msgzxcbjlqblmgeppjxmjynxs" in page.url
    assert "ours=3310592" in page.url


@at_night("it comes by a button with every change")
def test_a_game_that_did_not_come_comes_by_itself_when_the_line_is_back(page, site):
    page.goto(site)
    expect(page.locator("tw-home")).to_be_visible()
    page.route("**/code/letterpress-*.js", lambda route: route.abort())
    page.goto(site + GAME)
    expect(page.get_by_role("alert").filter(has_text=NOT_LOADED)).to_be_visible()
    page.unroute_all()
    page.evaluate("dispatchEvent(new Event('online'))")
    solves(page)


@at_night("reviews show their graphs with every change")
def test_where_a_graph_cannot_be_drawn_its_table_is_open(page, site):
    page.route("**/uPlot*", lambda route: route.abort())
    TycoonPage(page, site).open_game("Ann~,Ben~", deal=3, moves=OVER)
    graph = page.locator("tw-tycoon-review tw-plot")
    expect(graph.get_by_role("table")).to_be_visible()
    expect(graph.get_by_role("img")).to_be_hidden()


def test_a_first_visit_in_turkish_says_nothing_in_english_before(open_context, site):
    page = open_context(site, service_workers="block", locale="tr-TR").context.new_page()
    held = Held(page, "**/code/tr-*.js")
    page.goto(site + GAME)
    held.is_asked_for()
    draw_frames(page)
    assert said(page) == ""
    held.let_go()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(game_of(page)).to_be_visible()
    assert "Word list" not in said(page)
    assert "Kelime listesi" in said(page)


@at_night("a first visit in Turkish is made with every change")
def test_another_language_comes_into_use_when_all_of_it_is_there(page, site):
    page.goto(site + GAME)
    expect(game_of(page)).to_be_visible()
    held = Held(page, "**/code/letterpress-tr-*.js")
    speak_turkish(page)
    held.is_asked_for()
    draw_frames(page)
    assert "Word list" in said(page)
    assert "Kelime listesi" not in said(page)
    held.let_go()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(page.get_by_role("button", name="Geri al")).to_be_visible()
    assert "Word list" not in said(page)


@at_night("test_a_game_that_does_not_come_is_told_of_beside_a_button_that_asks_again")
def test_a_language_that_does_not_come_is_told_of_in_that_language(page, site):
    page.goto(site)
    expect(page.locator("tw-home")).to_be_visible()
    page.route("**/code/tr-*.js", lambda route: route.abort())
    speak_turkish(page)
    alert = page.get_by_role("alert").filter(has_text="Sayfanın bir bölümü yüklenemedi")
    expect(alert).to_be_visible()
    assert "Word list" in said(page)
    page.unroute_all()
    alert.get_by_role("button", name="Yeniden dene").click()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(alert).to_have_count(0)
