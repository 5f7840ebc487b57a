"""Nothing is lost: every game is as it was left, and Back goes back to what one saw before."""

import re
from itertools import product
from pathlib import Path

import pytest
from amount import at_night, some
from playwright.sync_api import Locator, Page, expect
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.conftest import becomes
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.crossword_page import CrosswordPage
from tests.browser.letterpress_game_page import LetterpressGamePage
from tests.browser.letterpress_page import LetterpressPage
from tests.browser.tycoon_page import TycoonPage


def go_to(page: Page, game: str) -> None:
    page.locator(f'tw-bar nav a[href="#{game}"]').click()
    page.wait_for_function("game => location.hash.startsWith(`#${game}?`)", arg=game)


def test_every_game_is_as_it_was_left_after_a_reload_and_from_the_first_screen(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open_example()
    rack, rows = crossword.rack(), crossword.rows()
    go_to(page, "tycoon")
    page.locator("tw-tycoon-setup [name=deal]").click()
    page.locator("tw-tycoon-cards [data-card], tw-tycoon-cards button").first.wait_for()
    deal = page.url.split("deal=")[1].split("&")[0]
    go_to(page, "anagrams")
    AnagramsPage(page, site).type("RETAINS")
    page.wait_for_function("() => location.hash.includes('rack=RETAINS')")
    page.reload()
    assert AnagramsPage(page, site).tiles() == list("RETAINS")
    go_to(page, "crossword")
    assert (crossword.rack(), crossword.rows()) == (rack, rows)
    page.goto("about:blank")
    page.goto(site)
    left = page.locator("tw-home .kept a")
    expect(left.locator("h3")).to_have_text(["Anagrams", "Letter Tycoon", "Scrabble & co."])
    left.last.click()
    crossword.plays.first.wait_for()
    assert crossword.rack() == rack
    undo = page.locator("tw-toolbar [name=undo]")
    undo.click()  # takes the example back, and nothing was laid anew
    expect(undo).to_be_disabled()
    page.goto(f"{site}#tycoon")
    page.locator("tw-tycoon-patents").wait_for()
    assert f"deal={deal}" in page.url


@at_night("every game is as it was left after a reload with every change")
def test_a_word_that_is_looked_for_in_letterpress_stays_until_it_is_played_or_let_go_of(page: Page, site: str) -> None:
    letterpress = LetterpressPage(page, site).open_game()
    word = page.locator("tw-letterpress-word input")
    page.locator("[name=find-word]").click()
    page.keyboard.type("gems")
    page.wait_for_function("() => location.hash.includes('&word=gems')")
    go_to(page, "crossword")
    go_to(page, "letterpress")
    expect(word).to_have_value("gems")
    page.locator("[name=settings]").click()
    page.locator("tw-settings").get_by_text("Dark").click()
    page.keyboard.press("Escape")
    expect(page.locator("tw-settings").get_by_text("Dark")).to_have_count(0)
    expect(word).to_have_value("gems")
    page.locator("[name=close]").click()
    expect(word).to_have_count(0)
    page.wait_for_function("() => !location.hash.includes('word=')")
    page.locator("tw-toolbar [name=undo]").click()
    expect(word).to_have_value("gems")
    page.wait_for_function("() => location.hash.includes('&word=gems')")
    page.reload()
    expect(word).to_have_value("gems")
    becomes(page, lambda: set(letterpress.words()), {"GEMS"})


@at_night("a word that is looked for in Letterpress stays the same way, with every change")
def test_a_word_that_is_being_laid_stays_on_the_table_until_it_is_logged_or_taken_off(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site)
    crossword.open("#crossword?game=scrabble&list=en&rack=RETAINS")
    crossword.wait_for_plays()
    page.locator("[name=lay-word]").click()
    crossword.type_word("TEARS", 7, 5)
    expect(crossword.tentative).to_have_count(5)
    crossword.wait_for_address("&laid=")
    go_to(page, "letterpress")
    go_to(page, "crossword")
    expect(crossword.tentative).to_have_count(5)
    page.reload()
    expect(crossword.tentative).to_have_count(5)
    page.goto("about:blank")
    page.goto(f"{site}#crossword")
    log = page.locator("tw-crossword-laying [name=log]")
    expect(log).to_contain_text("Log ")
    expect(page.locator("tw-crossword-plays [data-word=TEARS]").first).to_be_visible()
    page.locator("tw-crossword-laying [name=cancel]").click()
    expect(crossword.tentative).to_have_count(0)
    page.locator("tw-toolbar [name=undo]").click()
    expect(crossword.tentative).to_have_count(5)
    expect(log).to_contain_text("Log ")
    log.click()
    expect(crossword.turns).to_have_count(1)
    page.reload()
    expect(crossword.turns).to_have_count(1)
    expect(crossword.tentative).to_have_count(0)
    expect(page.locator("tw-crossword-laying")).to_have_count(0)


@at_night("a table that a link takes the place of is kept with every change")
def test_a_link_that_one_only_looks_at_does_not_take_the_place_of_ones_own_game(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open_example()
    rack = crossword.rack()
    page.goto("about:blank")
    crossword.open("#crossword?game=scrabble&rack=QUIZ&list=en")
    crossword.plays.first.wait_for()
    page.goto("about:blank")
    page.goto(f"{site}#crossword")
    crossword.plays.first.wait_for()
    assert crossword.rack() == rack


def test_back_goes_through_plays_examples_and_games_and_not_through_letters(page: Page, site: str) -> None:
    board = LetterpressPage(page, site).open()
    board.type("ABC")
    board.wait_for_address("board=ABC")
    go_to(page, "crossword")
    crossword = CrosswordPage(page, site)
    page.locator("tw-crossword-start button[name=scrabble]").click()
    crossword.wait_for_plays()
    rack = crossword.rack()
    crossword.plays.first.focus()
    page.keyboard.press("Enter")
    expect(crossword.turns).to_have_count(1)
    assert crossword.rack() != rack
    page.go_back()
    expect(crossword.turns).to_have_count(0)
    assert crossword.rack() == rack
    page.go_back()
    expect(page.locator("tw-crossword-start")).to_be_visible()
    page.go_back()
    board.squares.first.wait_for()
    assert board.letters().lower().startswith("abc")
    page.go_forward()
    page.go_forward()
    crossword.wait_for_plays()
    assert crossword.rack() == rack
    page.go_forward()
    expect(crossword.turns).to_have_count(1)


@at_night("Back is tried through plays, examples and games with every change")
def test_back_leads_past_a_play_that_was_taken_back(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open()
    page.locator("tw-crossword-start button[name=scrabble]").click()
    crossword.wait_for_plays()
    rack = crossword.rack()
    crossword.plays.first.press("Enter")
    expect(crossword.turns).to_have_count(1)
    played = page.url
    page.keyboard.press("Control+z")
    expect(crossword.turns).to_have_count(0)
    expect(page).not_to_have_url(played)
    page.keyboard.press("Control+Shift+z")
    expect(crossword.turns).to_have_count(1)
    expect(page).to_have_url(played)
    page.go_back()
    expect(crossword.turns).to_have_count(0)
    assert crossword.rack() == rack
    page.go_forward()
    expect(crossword.turns).to_have_count(1)
    page.locator("tw-toolbar [name=undo]").click()
    expect(crossword.turns).to_have_count(0)
    expect(page).not_to_have_url(played)  # it has gone back to the entry before
    page.go_back()
    expect(page.locator("tw-crossword-start")).to_be_visible()


@at_night("test_back_leads_from_the_finder_of_letter_tycoon_to_its_game")
def test_in_a_game_of_letter_tycoon_back_takes_back_what_one_did(page: Page, site: str) -> None:
    table = TycoonPage(page, site).open()
    page.locator("tw-tycoon-setup [name=deal]").click()
    page.locator("tw-tycoon-patents").wait_for()
    expect(page.locator("tw-tycoon [data-phase]")).to_have_attribute("data-phase", "build")
    page.go_back()
    expect(page.locator("tw-tycoon-setup [name=deal]")).to_be_visible()
    page.go_forward()
    expect(table.page.locator("tw-tycoon-patents")).to_be_visible()


def test_back_leads_from_the_finder_of_letter_tycoon_to_its_game(page: Page, site: str) -> None:
    TycoonPage(page, site).open()
    page.locator("tw-tycoon .switch label[data-value=finder]").click()
    page.locator("tw-tycoon-finder").wait_for()
    page.go_back()
    page.locator("tw-tycoon-setup [name=deal]").wait_for()


def test_a_position_is_named_found_and_taken_along_in_a_file(page: Page, site: str, tmp_path: Path) -> None:
    crossword = CrosswordPage(page, site).open()
    panel = open_positions(page)
    expect(panel.locator("[name=import]")).to_be_visible()
    expect(panel.locator("[name=export]"), "nothing is there to take along").to_have_count(0)
    page.keyboard.press("Escape")
    crossword.open_example()
    rack = crossword.rack()
    panel = open_positions(page)
    panel.locator("[name=save]").click()
    expect(panel.locator(".wrong")).to_have_text("Give the position a name first.")
    panel.locator("[name=name]").fill("Final, round 3")
    page.keyboard.press("Enter")
    expect(panel.get_by_role("status")).to_have_text("“Final, round 3” is saved.")
    # One position has one name.
    for name, told in (
        ("Game one", "“Game one” is saved. It was called “Final, round 3” before."),
        ("Final, round 3", None),
    ):
        panel.locator("[name=name]").fill(name)
        page.keyboard.press("Enter")
        expect(panel.get_by_role("status")).to_have_text(told or f"“{name}” is saved. It was called “Game one” before.")
    page.keyboard.press("Escape")
    page.locator("tw-toolbar [name=clear]").click()
    page.locator("tw-crossword-start").wait_for()
    go_to(page, "anagrams")
    panel = open_positions(page)
    panel.locator("[name=search]").fill("FINAL")
    expect(panel.locator("li")).to_have_count(1)
    panel.locator("[name=search]").fill("")
    panel.locator("li .position", has_text="Final, round 3").click()
    crossword.wait_for_plays()
    assert crossword.rack() == rack
    panel = open_positions(page)
    with page.expect_download() as download:
        panel.locator("[name=export]").click()
    file = tmp_path / "positions.json"
    download.value.save_as(file)
    panel.locator("li", has_text="Final, round 3").locator("[name=remove]").click()
    expect(panel.locator("li", has_text="Final, round 3")).to_have_count(0)
    # What was deleted can be taken back, by the keyboard alone and with its name, until something else is done.
    expect(panel.get_by_role("status")).to_have_text("“Final, round 3” was deleted.")
    undo = panel.locator("[name=undo]")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.locator("li .position", has_text="Final, round 3")).to_be_focused()
    expect(undo).to_have_count(0)
    panel.locator("li", has_text="Final, round 3").locator("[name=remove]").click()
    page.keyboard.press("Escape")
    panel = open_positions(page)
    expect(panel.locator("li", has_text="Final, round 3")).to_have_count(0)
    expect(undo).to_have_count(0)
    panel.locator("[type=file]").set_input_files({"name": "holiday.txt", "mimeType": "text/plain", "buffer": b"sun"})
    expect(panel.locator(".wrong")).to_have_text("holiday.txt is not a file of Tilewise positions.")
    panel.locator("[type=file]").set_input_files(file)
    expect(panel.locator("li", has_text="Final, round 3")).to_have_count(1)


def test_a_position_that_the_browser_has_no_room_for_is_not_called_saved(page: Page, site: str) -> None:
    CrosswordPage(page, site).open("#crossword?game=scrabble&rack=RETAINS&list=en").wait_for_plays()
    page.evaluate(
        """() => {
            Storage.prototype.setItem = () => {
                throw new DOMException("", "QuotaExceededError");
            };
        }"""
    )
    panel = open_positions(page)
    panel.locator("[name=name]").fill("Final")
    panel.locator("[name=save]").click()
    expect(panel.get_by_role("status")).to_have_text("“Final” is here until the page is closed.")
    expect(panel.get_by_role("alert")).to_contain_text("“Download all” saves them as a file")
    expect(panel.locator("li", has_text="Final")).to_have_count(1)


@at_night("a position is named, found and taken along with every change")
def test_what_makes_room_for_another_position_is_among_the_recent_ones(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open("#crossword?game=scrabble&rack=RETAINS&list=en")
    page.locator("tw-toolbar [name=clear]").click()
    page.locator("tw-crossword-start button[name=scrabble]").click()
    crossword.wait_for_plays()
    crossword.plays.first.press("Enter")
    expect(crossword.turns).to_have_count(1)
    page.goto(f"{site}#crossword?game=scrabble&rack=QUIZ&list=en")
    expect(page.locator("tw-rack [data-tile]")).to_have_count(4)
    page.go_back()
    expect(crossword.turns).to_have_count(1)
    names = open_positions(page).locator("li .name")
    expect(names).to_have_count(2)
    expect(names.last).to_have_text("RETAINS")


@at_night("one that made room for a game comes back with every change")
def test_a_rack_that_made_room_for_the_days_position_comes_back_beside_its_game(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open("#crossword?game=scrabble&rack=INOQTV&list=en")
    crossword.wait_for_plays()
    page.locator("tw-crossword .switch").get_by_text("Play", exact=True).click()
    page.locator("tw-crossword-deal [name=deal]").click()
    page.locator("tw-crossword-hand, tw-crossword-game tw-rack").first.wait_for()
    page.evaluate("location.hash = '#crossword?game=scrabble&list=en&day=20261122'")
    page.locator("tw-puzzle").wait_for()
    crossword.wait_for_address("board=")
    panel = open_positions(page)
    kept = panel.locator("li").filter(has=page.locator(".name", has_text="INOQTV"))
    expect(kept).to_have_count(2)  # the other made room for the game
    kept.first.locator(".position").click()
    crossword.wait_for_plays()
    assert crossword.rack() == "INOQTV"
    expect(page.locator("tw-puzzle [name=show]")).to_have_count(0)
    assert "day=" not in page.url
    page.locator("tw-crossword .switch").get_by_text("Play", exact=True).click()
    page.wait_for_function("() => location.hash.includes('seats=') && location.hash.includes('view=game')")
    expect(page.locator("tw-crossword-hand [data-tile]")).to_have_count(7)


def test_a_rack_that_made_room_for_a_game_comes_back_among_its_plays(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open("#crossword?game=scrabble&rack=INOQTV&list=en")
    crossword.wait_for_plays()
    page.locator("tw-crossword .switch").get_by_text("Play", exact=True).click()
    page.locator("tw-crossword-deal [name=deal]").click()
    page.locator("tw-crossword-hand").first.wait_for()
    entry = open_positions(page).locator("li").filter(has=page.locator(".name", has_text="INOQTV"))
    expect(entry).to_have_count(1)
    entry.locator(".position").click()
    crossword.wait_for_plays()
    assert crossword.rack() == "INOQTV"


@at_night("saved-positions.test.ts has their names")
def test_played_games_can_be_told_apart_on_the_first_screen_and_among_the_positions(page: Page, site: str) -> None:
    crossword = CrosswordGamePage(page, site).open(moves="A7-7-FAD")
    expect(crossword.turns).to_have_count(2)  # the opponent's, after which the table is kept
    letterpress = LetterpressGamePage(page, site).open("Ada~1,You~")
    expect(letterpress.turns).to_have_count(1)
    page.goto("about:blank")
    page.goto(site)
    for game, told, squares in (
        ("crossword", r"You 14, Bruno [1-9]\d* · [A-Z]{2,}", 225),
        ("letterpress", r"Ada [1-9]\d*, You 0 · [A-Z]{2,}", 25),
    ):
        card = page.locator(f'tw-home .kept a[href^="#{game}"]')
        expect(card).to_contain_text(re.compile(told))
        assert card.locator("tw-position-picture rect").count() >= squares


@at_night("test_a_rack_that_made_room_for_a_game_comes_back_among_its_plays")
def test_a_link_to_a_game_and_a_day_rests_on_the_game(page: Page, site: str) -> None:
    game = "seats=You~,Bruno~3&deal=4&words=en&on=scrabble&with=en&view=game"
    crossword = CrosswordPage(page, site)
    page.goto(f"{site}#crossword?game=scrabble&rack=INOQTV&{game}&list=en&day=20261122")
    page.locator("tw-crossword-board").first.wait_for()
    page.locator("tw-crossword .switch").get_by_text("Find", exact=True).click()
    crossword.wait_for_plays()
    assert crossword.rack() == "INOQTV"
    assert "day=" not in page.url


def open_positions(page: Page) -> Locator:
    page.locator("tw-bar [name=positions]").click()
    panel = page.locator("tw-positions")
    expect(panel.get_by_role("dialog")).to_be_visible()
    return panel


def day_of(site: str, game: str) -> str:
    """The address of a game's position of the day, of a day that is over."""
    return f"{site}#{game}?day=20261122"


def begin_games(page: Page, site: str) -> dict[str, str]:
    """Begin a game of each kind that has a position of the day; gives what its address says of it."""
    CrosswordGamePage(page, site).open(moves="")
    CrosswordGamePage(page, site).button("pass").click()
    page.wait_for_function("() => /moves=N/.test(location.hash)")
    CrosswordGamePage(page, site).wait_for_turn()
    crossword = page.url.split("&draft")[0]
    LetterpressGamePage(page, site).open()
    return {"crossword": crossword, "letterpress": page.url}


def seats_in(address: str) -> str:
    """Who plays a game, how it was dealt and what was played, as an address says it."""
    return re.sub(r"&(view|list|draft|look|day)=[^&]*", "", address.split("seats=")[1])


@pytest.mark.parametrize(("game", "way"), some(product(["crossword", "letterpress"], ["reload", "home", "link"]), 1))
def test_the_position_of_the_day_takes_no_game_under_way_from_its_table(
    new_page: Page, site: str, game: str, way: str
) -> None:
    page = new_page
    begun = begin_games(page, site)[game]
    page.goto(begun)
    page.locator(f"tw-{game}-game h2[data-actor]").wait_for()
    if way == "home":
        page.goto(f"{site}#")
        page.get_by_role("list", name="Today").locator(f"a[href*='#{game}?day']").click()
    else:
        if way == "reload":
            page.goto("about:blank")
        page.goto(day_of(site, game))
    puzzle = page.locator(f"tw-{game} tw-puzzle")
    expect(puzzle.get_by_role("heading", level=2)).to_contain_text("Position of")
    page.wait_for_function("() => !location.hash.includes('day=')")
    # The other side of the page still has the game, and so has the first screen.
    page.get_by_role("radio", name="Play").first.check()
    page.locator(f"tw-{game}-game h2[data-actor]").wait_for()
    assert seats_in(page.url) == seats_in(begun)
    page.go_back()
    expect(puzzle.get_by_role("heading", level=2)).to_contain_text("Position of")
    page.locator("tw-bar .name").first.click()
    kept = page.locator(f"tw-home .kept a[href*='seats'][href*='#{game}?']")
    expect(kept).to_have_count(1)
    kept.click()
    page.locator(f"tw-{game}-game h2[data-actor]").wait_for()
    assert seats_in(page.url) == seats_in(begun)
    page.go_back()
    page.locator("tw-home").wait_for()


@at_night("it takes no game from its table with every change")
@pytest.mark.parametrize("way", some(["link", "reload"], 1))
def test_the_position_of_the_day_makes_room_for_what_back_and_the_kept_positions_lead_to(
    new_page: Page, site: str, way: str
) -> None:
    page = new_page
    crossword = CrosswordPage(page, site).open_example()
    rack = crossword.rack()
    if way == "reload":
        page.goto("about:blank")
    page.goto(day_of(site, "crossword"))
    becomes(page, lambda: crossword.rack() not in (rack, ""), True)
    page.go_back()
    becomes(page, crossword.rack, rack)
    page.go_forward()
    becomes(page, lambda: crossword.rack() not in (rack, ""), True)
    page.locator("tw-bar [name=positions]").click()
    recent = page.locator("tw-positions li")
    expect(recent.filter(has_text=rack)).to_have_count(1)
    recent.filter(has_text=rack).get_by_role("button").first.click()
    becomes(page, crossword.rack, rack)


def test_a_table_that_an_opened_link_takes_the_place_of_is_kept(page: Page, site: str) -> None:
    crossword = CrosswordPage(page, site).open_example()
    rack = crossword.rack()
    page.goto("about:blank")
    crossword.open("#crossword?game=scrabble&rack=QUIZ&list=en")
    crossword.plays.first.wait_for()
    page.locator("tw-bar [name=positions]").click()
    recent = page.locator("tw-positions li")
    expect(recent.filter(has_text=rack)).to_have_count(0)
    page.keyboard.press("Escape")
    crossword.plays.first.dblclick()
    expect(crossword.turns).not_to_have_count(0)
    page.locator("tw-bar [name=positions]").click()
    expect(recent.filter(has_text=rack)).to_have_count(1)
