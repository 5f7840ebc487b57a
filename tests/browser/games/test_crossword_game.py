"""A crossword game in the page: turns, opponents, reload, undo, people at one screen, the end and its review."""

import json
import re
from urllib.parse import quote

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import wait_until
from tests.browser.crossword_game_page import CrosswordGamePage


@pytest.fixture
def game(warm_page: Page, site: str) -> CrosswordGamePage:
    return CrosswordGamePage(warm_page, site)


def test_a_game_is_dealt_from_the_switch_on(game: CrosswordGamePage) -> None:
    game.page.goto(f"{game.site}#crossword?rack=AEINRST")
    game.page.locator("tw-crossword-finder .switch label[data-value=game]").click()
    game.button("level-1").select_option("5")
    game.page.locator("tw-crossword-deal tw-crossword-setup [name=game]").select_option("wwf")
    game.button("add").click()
    game.button("challenge").select_option("five")
    game.button("deal").click()
    game.todo.wait_for()
    expect(game.tiles).to_have_count(7)
    expect(game.page.locator("tw-crossword-scores [data-player]")).to_have_count(3)
    game.wait_for_address("seats=You~,Bruno~5,Cleo~3")
    game.wait_for_address("challenge=five&on=wwf")
    game.page.locator("tw-crossword-game .switch label[data-value=finder]").click()
    expect(game.page.locator("tw-crossword-finder tw-rack [data-tile]")).to_have_count(7)


@at_night("Back is tried through turns and games with every change")
def test_back_leads_to_the_side_of_the_page_that_was_shown_before(game: CrosswordGamePage) -> None:
    page = game.page
    page.goto(f"{game.site}#letterpress")
    page.goto(f"{game.site}#crossword?game=scrabble&rack=AEINRST")
    page.locator("tw-crossword-finder .switch label[data-value=game]").click()
    page.locator("tw-crossword-game [name=study]").click()
    page.locator("tw-crossword-study [name=play-game]").click()
    page.locator("tw-crossword-game [name=deal]").wait_for()
    for side in ("study", "game", "finder"):
        page.go_back()
        page.locator(f"tw-crossword-{side} .switch").wait_for()
    expect(page.locator("tw-rack [data-tile]")).to_have_count(7)
    page.go_forward()
    page.locator("tw-crossword-game [name=deal]").wait_for()


@at_night("games/test_letterpress_game.py looks at turns, and back from them, with every change")
def test_a_turn_that_is_looked_at_belongs_to_its_game_alone(game: CrosswordGamePage) -> None:
    game.open(moves="R", rules="&look=1")
    page = game.page
    game.button("close-turn").wait_for()
    game.button("new-game").click()
    game.button("study").click()
    page.locator("tw-crossword-files textarea").fill(
        "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRST 8D NASTIER +66 66\n>bob: ABCDEFG H7 B.G +9 9\n"
    )
    page.locator("[name=read-game]").click()
    turns = page.locator("tw-crossword-study tw-crossword-review button.played")
    expect(turns).to_have_count(2)
    expect(page.locator("tw-crossword-study [name=close-turn]")).to_have_count(0)
    turns.nth(1).click()
    page.locator("tw-crossword-study [name=close-turn]").wait_for()
    page.locator("tw-crossword-study .switch label[data-value=finder]").click()
    page.locator("tw-crossword-finder .switch").wait_for()
    assert "look=" not in page.evaluate("location.hash")


def test_what_plays_a_word_is_in_sight_however_many_words_it_makes(game: CrosswordGamePage) -> None:
    few = {"A": 3, "E": 4, "I": 2, "O": 2, "D": 2, "N": 2, "R": 2, "S": 2, "T": 3, "L": 2, "H": 1, "C": 1}
    tiles = json.dumps({"name": "Few", "blanks": 1, "tiles": {letter: [count, 1] for letter, count in few.items()}})
    game.page.set_viewport_size({"width": 1280, "height": 800})
    game.open(
        "You~,Bruno~4", "D4-5-LOOTED.A9-2-CRE_ITEd", f"&on=duel&with={quote(tiles)}&draft=", deal=11, words="en-common"
    )
    for said in ("Press Hint again", "scores", "Enter plays it"):
        game.button("hint").click()
        expect(game.told).to_contain_text(said)
    expect(game.page.locator("tw-crossword-hand .told li")).to_have_count(5)
    expect(game.button("play")).to_be_in_viewport(ratio=1)


@at_night("test_phone.py looks whether boards are in sight with every change")
def test_a_board_that_comes_is_in_sight(game: CrosswordGamePage) -> None:
    """On a phone on its side, whose page is longer than the screen: after the deal, and after a reload."""
    game.page.set_viewport_size({"width": 844, "height": 390})
    game.page.goto(f"{game.site}#crossword?view=game")
    game.button("deal").click()
    game.todo.wait_for()
    board = game.page.locator("tw-crossword-game tw-crossword-board")
    expect(board).to_be_in_viewport(ratio=0.9)
    game.page.evaluate("() => window.scrollTo(0, 30)")
    game.page.wait_for_timeout(200)  # a browser keeps the place for a reload a moment after the scrolling
    game.page.reload()
    game.todo.wait_for()
    expect(board).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("width", "height", "least"),
    some([(390, 844, 380), (1280, 800, 510), (844, 390, 320)], 1),
)
@at_night("test_crossword_analysis.py::test_a_simulation_that_is_stopped_keeps_what_there_is_and")
def test_the_switch_takes_nothing_from_the_finders_board(
    game: CrosswordGamePage, width: int, height: int, least: int
) -> None:
    game.page.set_viewport_size({"width": width, "height": height})
    game.page.goto(f"{game.site}#crossword?rack=AEINRST")
    game.page.locator("tw-crossword-plays [role=option]").first.wait_for()
    board = game.page.locator("tw-crossword-finder tw-crossword-board").bounding_box()
    assert board
    assert board["width"] >= least
    assert board["y"] + board["height"] <= height


@at_night("test_dragging.py keeps the rack's order with every change")
def test_a_rack_stands_as_its_player_wants_it_after_a_reload_and_elsewhere(game: CrosswordGamePage) -> None:
    game.open()
    dealt = game.tiles.evaluate_all("all => all.map(tile => tile.dataset.tile)")
    game.page.evaluate("() => { Math.random = () => 0.9; }")
    game.button("shuffle").click()
    wanted = game.tiles.evaluate_all("all => all.map(tile => tile.dataset.tile)")
    assert wanted != dealt
    game.wait_for_address("hand=")
    game.page.reload()
    game.todo.wait_for()
    expect(game.tiles).to_have_count(7)
    assert game.tiles.evaluate_all("all => all.map(tile => tile.dataset.tile)") == wanted
    game.page.locator("tw-bar nav a[href='#letterpress']").click()
    game.page.locator("tw-letterpress").wait_for()
    game.page.go_back()
    expect(game.tiles).to_have_count(7)
    assert game.tiles.evaluate_all("all => all.map(tile => tile.dataset.tile)") == wanted


def test_a_turn_is_laid_refused_played_answered_kept_and_taken_back(game: CrosswordGamePage) -> None:
    game.open()
    assert game.rack() == "?AADFOU"
    for tile in "FUA":
        game.tap(tile)
    expect(game.laid).to_have_count(3)
    told = game.page.locator("tw-crossword-hand").get_by_text("FUA")
    expect(told).to_have_text("Not in this word list: FUA")
    expect(game.button("play")).to_have_text("Play")
    expect(game.button("play")).not_to_have_class(re.compile("filled"))
    expect(game.wrong).to_have_count(0)
    game.button("play").click()
    expect(game.wrong).to_have_text("Not in this word list: FUA")
    expect(told).to_have_count(1)
    expect(game.turns).to_have_count(0)
    game.page.keyboard.press("Escape")
    expect(game.laid).to_have_count(0)
    game.page.keyboard.type("FADO")
    game.page.keyboard.press("Backspace")
    expect(game.laid).to_have_count(3)
    expect(game.button("play")).to_have_text("Play for 14")
    game.page.keyboard.press("Enter")
    expect(game.turns).to_have_count(2)
    game.wait_for_turn()
    expect(game.told).to_contain_text("You play FAD for 14. Bruno plays")
    rack = game.page.locator("tw-crossword-hand .rack")
    place = rack.bounding_box()
    game.told.evaluate("told => told.append(' and so on'.repeat(3))")
    assert rack.bounding_box() == place, "it stays where it is under two lines"
    board = game.page.locator("tw-crossword-board .tile").count()
    assert board > 3
    game.page.reload()
    game.wait_for_turn()
    expect(game.turns).to_have_count(2)
    expect(game.page.locator("tw-crossword-board .tile")).to_have_count(board)
    game.button("exchange").click()
    game.tiles.nth(0).click()
    game.tiles.nth(1).click()
    expect(game.button("exchange-now")).to_have_text("Exchange 2")
    game.button("exchange-now").click()
    expect(game.turns).to_have_count(4)
    game.wait_for_turn()
    game.button("undo").click()
    expect(game.turns).to_have_count(2)
    game.wait_for_turn()


def test_typed_letters_are_the_tiles_that_the_rack_has(game: CrosswordGamePage) -> None:
    game.open(players="Ann~,Bob~3", rules="&on=scrabble&with=es", deal=42, words="es")  # AEHOOQ[RR]
    board = game.page.locator("tw-crossword-board")
    board.locator("[data-square='112']").click()
    game.page.keyboard.type("horra")
    game.wait_for_address("draft=112.H,113.O,114.[RR],115.A")
    # An R without the other is none of its tiles.
    for _ in range(2):
        game.page.keyboard.press("Backspace")
    game.wait_for_address("draft=112.H,113.O")
    game.page.keyboard.type("ra")
    expect(game.page.get_by_role("alert")).to_have_text("There is no R left on your rack.")
    game.page.keyboard.type("e")
    game.wait_for_address("draft=112.H,113.O,114.E")


def test_people_at_one_screen_hide_their_racks_and_challenge(game: CrosswordGamePage) -> None:
    game.open("Ann~,Ben~", rules="&challenge=void")
    expect(game.tiles).to_have_count(0)
    game.button("show-rack").click()
    for tile in "FUA":
        game.tap(tile)
    game.button("play").click()
    game.wait_for_turn(1)
    expect(game.tiles).to_have_count(0)
    game.button("show-rack").click()
    expect(game.tiles).to_have_count(7)
    game.button("challenge").click()
    expect(game.told).to_contain_text("FUA is not in the list")
    game.wait_for_turn(1)
    expect(game.page.locator("tw-crossword-board .tile")).to_have_count(0)


def test_the_end_has_standings_a_review_and_a_file(game: CrosswordGamePage) -> None:
    game.open("Ann~,Ben~", moves="A7-7-FAD.N.N.N.N.N")
    game.wait_for_turn(0)
    game.button("show-rack").click()
    game.button("pass").click()
    expect(game.todo).to_have_attribute("data-phase", "over")
    rows = game.page.locator("tw-crossword-standings tbody tr")
    expect(rows).to_have_count(2)
    scores = [int(text.replace("\u2212", "-")) for text in rows.locator("td.total").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    review = game.page.locator("tw-crossword-review li")
    expect(review).to_have_count(7)
    review.nth(1).locator("button.best").click()
    expect(game.laid).not_to_have_count(0)
    game.button("close-turn").click()
    expect(game.laid).to_have_count(0)
    with game.page.expect_download() as saved:
        game.button("gcg").click()
    assert saved.value.suggested_filename == "crossword.gcg"
    game.button("again").click()
    game.wait_for_turn(0)
    game.button("show-rack").click()
    game.button("pass").click()
    game.wait_for_turn(1)
    game.button("show-rack").click()
    expect(game.page.locator("tw-crossword-review")).to_have_count(1)
    expect(review).to_have_count(0)


def test_nobody_resigns_by_mistake(game: CrosswordGamePage) -> None:
    game.open()
    game.button("resign").click()
    game.button("stay").click()
    expect(game.button("resign-now")).to_have_count(0)
    game.button("resign").click()
    game.button("resign-now").click()
    expect(game.todo).to_have_attribute("data-phase", "over")
    expect(game.todo).to_contain_text("Bruno wins")


def test_clocks_run_while_a_person_thinks_and_overtime_costs_points(game: CrosswordGamePage) -> None:
    page = game.page
    page.goto(f"{game.site}#crossword?view=game&list=en")
    game.button("minutes").select_option("25")
    expect(page.locator("#minutes-hint")).to_contain_text("ten points")
    game.button("deal").click()
    game.wait_for_address("clock=25")
    clocks = page.locator("tw-crossword-clocks [data-clock]")
    expect(clocks).to_have_text([re.compile(r"^You 2\d:\d\d$"), "Bruno 25:00"])
    before = clocks.first.inner_text()
    expect(clocks.first).not_to_have_text(before)
    expect(clocks.last).to_have_text("Bruno 25:00")

    # It goes on where it was when the page is loaded anew, and when somebody has looked at another one.
    def left() -> int:
        minutes, seconds = re.findall(r"\d+", clocks.first.inner_text())
        return int(minutes) * 60 + int(seconds)

    wait_until(page, lambda: left() <= 25 * 60 - 3)
    at_most = left()
    page.reload()
    clocks.first.wait_for()
    assert at_most - 60 < left() <= at_most
    at_most = left()
    page.locator("tw-bar nav a[href='#anagrams']").click()
    page.locator("tw-anagrams").wait_for()
    page.go_back()
    clocks.first.wait_for()
    assert at_most - 60 < left() <= at_most

    # So it does behind the cover between two people at one screen, where it stands.
    game.open(players="Ann~,Bob~", rules="&clock=5")
    clocks.first.wait_for()
    expect(clocks).to_have_text(["Ann 5:00", "Bob 5:00"])
    game.button("show-rack").click()
    wait_until(page, lambda: left() <= 5 * 60 - 3)
    at_most = left()
    page.reload()
    game.button("show-rack").wait_for()
    assert at_most - 60 < left() <= at_most
    at_most = left()
    game.button("show-rack").click()
    game.button("pass").wait_for()
    assert at_most - 60 < left() <= at_most

    # What a turn took stands in the record, and Back takes it back with the turn.
    game.open(moves="N~540", rules="&clock=10", words="en-common")
    game.wait_for_turn()
    expect(clocks.first).to_have_text(re.compile(r"^You (0:|−)"))
    game.button("pass").click()
    page.wait_for_function("() => /moves=N~540\\.[^.]+\\.N~[1-9]/.test(decodeURIComponent(location.hash))")
    page.go_back()
    game.wait_for_address("moves=N~540")

    game.open(players="Ann~,Bob~", moves="N~70.N~5.N~70.N~5.N~1.N~5", rules="&clock=1")
    expect(page.locator("tw-crossword-standings")).to_contain_text("−20 (overtime)")
    expect(game.turns.filter(has_text="overtime")).to_have_count(1)
    expect(clocks).to_have_text(["Ann −1:21", "Bob 0:45"])
    expect(clocks.first).to_have_class(re.compile("over"))
