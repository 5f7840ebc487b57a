"""The first screen: what the site does, what one was doing last, and every game with an example that solves itself."""

import re
from collections.abc import Callable
from typing import Any

from amount import at_night
from playwright.sync_api import Locator, Page, expect
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.crossword_page import CrosswordPage
from tests.browser.draw_page import asked

GAMES = ["letterpress", "crossword", "tycoon", "anagrams", "draw", "study", "race"]


def card(page: Page, game: str) -> Locator:
    return page.locator(f'tw-home .games a[href="#{game}"]')


SOLVED = [game for game in GAMES if game != "study"]
"""Those whose example has a best answer."""


def is_solved(page: Page, games: list[str] = SOLVED) -> None:
    for game in games:
        expect(card(page, game).locator(".best b")).to_be_visible()


@at_night("test_pictures.py::test_a_view_looks_as_it_did")
def test_a_bare_address_shows_every_game_with_an_example_that_is_solved_in_its_place(page: Page, site: str) -> None:
    page.goto(site)
    expect(page).to_have_title("Tilewise")
    expect(page.get_by_role("heading", level=1)).to_contain_text("on your own device")
    cards = page.locator("tw-home .games a")
    assert cards.evaluate_all("all => all.map((card) => card.hash.slice(1))") == GAMES
    places = cards.evaluate_all("all => all.map((card) => card.getBoundingClientRect().toJSON())")
    is_solved(page)
    assert cards.evaluate_all("all => all.map((card) => card.getBoundingClientRect().toJSON())") == places
    words = asked("anagram.find", lexicon="en", rack="AEINRST", use="any", limit=1)["groups"][0]["count"]
    expect(card(page, "race")).to_contain_text(f"and {words - 1} others")
    expect(page.locator("tw-home .kept")).to_have_count(0)
    rack = asked("anagram.find", lexicon="en", rack="AALNST?", use="all", order="zipf", limit=1)["groups"][0]
    expect(card(page, "anagrams")).to_contain_text(f"{rack['words'][0]['word']} and {rack['count'] - 1} others")
    expect(card(page, "crossword").locator("text.played")).to_have_count(7)
    card(page, "draw").click()
    page.wait_for_function("() => location.hash.startsWith('#draw?')")
    page.locator("tw-draw-rack .tile").first.wait_for()


def test_what_was_left_and_what_was_saved_is_opened_again_as_it_was(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open_example()
    rack, rows = crossword.rack(), crossword.rows()
    page.locator("tw-bar [name=positions]").click()
    page.locator("tw-positions [name=name]").fill("Final")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    AnagramsPage(page, site).open("#anagrams").type("RETAINS")
    page.wait_for_function("() => location.hash.includes('rack=RETAINS')")
    page.goto("about:blank")
    page.goto(site)
    left = page.get_by_role("list", name="Continue").get_by_role("link")
    expect(left).to_have_count(2)
    expect(left.first).to_have_accessible_name(re.compile("Anagrams.*RETAINS"))
    page.locator("tw-bar [name=positions]").click()
    expect(page.locator("tw-positions li")).not_to_have_count(0)
    expect(page.locator("tw-positions [name=save]")).to_have_count(0)  # there is nothing on the table
    page.keyboard.press("Escape")
    left.last.click()
    crossword.wait_for_plays()
    assert (crossword.rack(), crossword.rows()) == (rack, rows)
    page.locator("tw-toolbar [name=clear]").click()
    page.locator("tw-bar .name").click()
    page.get_by_role("list", name="Saved").get_by_role("link", name="Final").click()
    crossword.wait_for_plays()
    assert (crossword.rack(), crossword.rows()) == (rack, rows)


@at_night("what was left and what was saved is offered with every change")
def test_a_position_of_ones_own_is_offered_though_another_was_looked_at(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open_example()
    rack = crossword.rack()
    page.goto("about:blank")
    crossword.open("#crossword?game=scrabble&rack=QUIZ&list=en")
    page.locator("tw-bar .name").click()
    page.get_by_role("list", name="Continue").get_by_role("link").click()
    crossword.wait_for_plays()
    assert crossword.rack() == rack


def test_the_name_leads_home_and_back_and_forward_go_on_working(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open_example()
    rack = crossword.rack()
    page.locator("tw-bar .name").click()
    expect(page.locator("tw-home")).to_be_visible()
    assert page.url == site
    page.go_back()
    crossword.wait_for_plays()
    assert crossword.rack() == rack
    example = page.url
    page.locator("tw-toolbar [name=undo]").click()
    expect(page.locator("tw-crossword-start")).to_be_visible()  # the example alone was laid
    expect(page).not_to_have_url(example)  # undo has gone back to before it
    page.go_forward()
    crossword.wait_for_plays()
    assert crossword.rack() == rack
    page.go_forward()
    expect(page.locator("tw-home")).to_be_visible()
    page.locator('tw-bar nav a[href="#race"]').click()
    page.locator("tw-race").wait_for()
    page.go_back()
    expect(page.locator("tw-home")).to_be_visible()
    page.goto(f"{site}#home")
    expect(page.locator("tw-home")).to_be_visible()


def test_the_keyboard_goes_into_a_game_types_there_and_comes_back_to_its_card(page: Page, site: str) -> None:
    page.goto(site)
    is_solved(page, ["letterpress"])
    for _ in range(30):
        page.keyboard.press("Tab")
        if card(page, "anagrams").evaluate("card => card.getRootNode().activeElement === card"):
            break
    expect(card(page, "anagrams")).to_be_focused()
    expect(card(page, "anagrams")).to_have_css("outline-style", "solid")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("opens the card")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(card(page, "anagrams")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("tw-anagram-rack input").wait_for()
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("b")
    expect(page.locator("tw-anagram-rack input")).to_have_value(re.compile("^b$", re.IGNORECASE))
    page.go_back()
    expect(card(page, "anagrams")).to_be_focused()


@at_night("test_room.py and test_page_access.py measure this view, and the name leads home with every change")
def test_on_a_small_phone_everything_is_large_enough_and_the_menu_leads_home(
    open_context: Callable[..., Any], site: str
) -> None:
    phone = {"service_workers": "block", "has_touch": True, "is_mobile": True}
    page = open_context(**phone, viewport={"width": 320, "height": 568}).context.new_page()
    page.goto(f"{site}#race")
    page.locator("tw-bar select").select_option("home")
    expect(page.locator("tw-home")).to_be_visible()
    assert page.url == site
    heights = page.locator("tw-home a").evaluate_all("all => all.map((card) => card.getBoundingClientRect().height)")
    assert min(heights) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.locator("tw-home .games a").last.scroll_into_view_if_needed()
    page.locator("tw-home .games a").last.tap()
    page.locator("tw-race").wait_for()
    assert page.evaluate("scrollY") == 0
    expect(page.locator("tw-bar select")).to_have_value("race")


def test_without_an_engine_the_examples_stand_alone(page: Page, site: str) -> None:
    page.route("**/code/worker-*", lambda route: route.abort())
    try:
        page.goto(site)
        expect(page.get_by_text("The solver could not be started.")).to_be_visible()
        expect(page.locator("tw-home .games a")).to_have_count(len(GAMES))
        expect(card(page, "letterpress").locator("tw-position-picture text")).to_have_count(25)
        expect(page.locator("tw-home .best b")).to_have_count(0)
    finally:
        page.unroute_all(behavior="ignoreErrors")
