"""What every visitor must be able to do in Chromium, Firefox and WebKit: enter each game by hand and have it solved.

One visit an engine goes through all games, as a visitor would; keys and clicks are the browser's own.
"""

import base64
from collections.abc import Iterator

import pytest
from amount import main_way, some
from tests.browser.anagrams_page import ANALYST
from tests.browser.conftest import Server
from tests.browser.draw_page import asked
from tests.browser.engines.driver import Program, Visit
from tests.browser.letterpress_page import GAME
from tests.browser.picture_page import BRING, file_of, letterpress

WORDS = "(list) => all(`${list} >> [role=option]`).map((row) => row.dataset.word)"
"""The words of a list of plays, in its order."""


@pytest.fixture(scope="module")
def visitor(dist, program: Program) -> Iterator[Visit]:
    """One visit for all games, on the page of a first visit."""
    server = Server(dist, recorded=not program.hears_console)
    visit = program.visit()
    try:
        visit.open(server.address)
        yield visit
    finally:
        visit.close()
        server.stop()


@pytest.fixture
def table(visitor: Visit) -> Iterator[Visit]:
    yield visitor
    visitor.check()


def go_to(table: Visit, game: str) -> None:
    table.click(f"tw-bar >> nav a[href='#{game}']")
    table.wait_for_element(f"tw-bar >> [href='#{game}'][aria-current=page]")


@main_way
def test_letterpress_is_solved_as_its_board_is_typed_and_a_play_is_played(table: Visit) -> None:
    go_to(table, "letterpress")
    table.click("tw-letterpress-board >> .cell")
    table.type(GAME)
    table.wait_for_text("tw-letterpress >> .summary", "275 words")
    table.click("tw-letterpress-order >> [data-value=letterpwn]")
    right = asked("letterpress.solve", lexicon="en", board=GAME, ours=0, theirs=0, limit=1)["plays"][0]["word"]
    table.wait_for("(word) => find('tw-letterpress-plays >> [role=option]')?.dataset.word === word", right)
    table.hover("tw-letterpress-plays >> [role=option]")
    table.wait_for("(count) => all('tw-letterpress-board >> .taken').length === count", len(right))
    table.click("tw-letterpress-plays >> [role=option]")
    table.click("tw-letterpress-details >> [name=play]")
    table.wait_for_text("tw-letterpress-played >> .chip", right)
    table.wait_for("() => location.hash.includes('played=')")


def test_a_crossword_board_is_solved_as_rack_and_words_are_typed_and_a_play_is_laid(table: Visit) -> None:
    go_to(table, "crossword")
    table.click("tw-rack >> input")
    table.type("aeinrs?")
    table.click("tw-crossword-board >> [data-square='111']")
    table.type("quiz")
    board = ["......QUIZ....." if row == 7 else "." * 15 for row in range(15)]
    position = {"lexicon": "en", "layout": "scrabble", "tiles": "en", "board": board, "rack": "AEINRS?"}
    found = asked("crossword.solve", **position, limit=2, blanks="merged")
    table.wait_for_text("tw-crossword >> .summary", f"{found['count']:,} plays")
    assert table.run(WORDS, "tw-crossword-plays")[:2] == [play["word"] for play in found["plays"]]
    table.click("tw-crossword-plays >> [role=option]")
    table.click("tw-crossword-details >> [name=play]")
    table.wait_for("() => all('tw-crossword-record >> tw-turn-log >> [data-turn]').length === 1")
    placed = sum(letter != "." for letter in found["plays"][0]["placed"])
    table.wait_for("(count) => all('tw-crossword-board >> .latest').length === count", placed)


@pytest.mark.parametrize("way", some(["drop", "paste"], 1))
def test_a_picture_is_brought_and_corrected_becomes_the_position_and_is_solved(table: Visit, way: str) -> None:
    go_to(table, "letterpress")
    screen = letterpress(5)
    content = base64.b64encode(file_of(screen.image)).decode()
    assert table.run(BRING, ["screen.png", "image/png", content, way])
    table.wait_for("() => all('tw-screenshot-reader >> .read [role=gridcell]').length === 25")
    table.click("tw-screenshot-reader >> [data-place='3']")
    table.type("e")
    table.click("tw-screenshot-reader >> [name=use]")
    board = f"{screen.letters[:3]}E{screen.letters[4:]}"
    letters = "() => document.querySelector('tw-app').store.position('letterpress').letters.join('')"
    table.wait_for(f"(board) => ({letters})() === board", board)
    table.wait_for("() => all('tw-letterpress-plays >> [role=option]').length > 0")


def test_the_words_of_a_rack_come_as_it_is_typed(table: Visit) -> None:
    go_to(table, "anagrams")
    table.click("tw-anagram-rack >> input")
    table.type("aalnst?")
    table.wait_for_text("tw-anagrams >> .summary", "11 words")
    assert table.run(WORDS, "tw-anagram-words") == ANALYST
    table.click("tw-anagram-words >> [data-word=SEALANT]")
    table.wait_for_text("tw-word >> article", "SEALANT")


def test_letter_tycoons_best_turn_comes_as_cards_are_typed_and_a_dealt_turn_is_played(table: Visit) -> None:
    go_to(table, "tycoon")
    table.click("tw-tycoon >> .switch >> [data-value=finder]")
    for name, cards in {"hand": "AEIIMSU", "pool": "NPQ"}.items():
        table.fill(f"tw-tycoon-finder >> input[name={name}]", cards)
    for patent in "BJ":
        table.click(f"tw-tycoon >> [data-patent={patent}]")
    table.wait_for_text("tw-tycoon >> .summary", "Best play earns 56")
    table.click("tw-tycoon >> .switch >> [data-value=game]")
    table.click("tw-tycoon >> [name=deal]")
    table.click("tw-tycoon >> [name=advice]")
    table.click("tw-tycoon-plays >> [role=option]")
    table.click("tw-tycoon >> [name=play]")
    table.wait_for("() => find('tw-tycoon-game >> h2[data-phase]').dataset.phase !== 'build'")


def test_a_draw_of_the_word_game_is_dealt_tried_and_shown(table: Visit) -> None:
    go_to(table, "draw")
    rack = asked("draw.deal", seed=5)["rack"]
    table.fill("tw-draw >> .fields [name=seed]", "5")
    shown = "() => all('tw-draw-rack >> .tile[data-letter]').map((tile) => tile.dataset.letter).join('')"
    table.wait_for(f"(rack) => ({shown})() === rack", rack)
    right = asked("draw.solve", lexicon="en", rack=rack)
    word = right["words"][0]
    table.click("tw-draw-rack >> [name=word]")
    table.press(*word.lower(), "Enter")
    table.wait_for_text("tw-draw-round >> .tries li", f"{right['score']} points")
    table.click("tw-draw >> [name=reveal]")
    table.wait_for_element("tw-draw-round >> [role=option]")
    assert table.run(WORDS, "tw-draw-round") == right["words"]


def test_a_race_is_run_and_all_find_the_same_words(table: Visit) -> None:
    go_to(table, "race")
    table.fill("tw-race >> [name=rack]", "GARDENS")
    table.click("tw-race-runners >> [name=none]")
    for finder in ("letter-count", "subset-key", "registers"):
        table.click(f"tw-race-runners >> input[name={finder}]")
    table.click("tw-race >> [name^=run]")
    words = asked("finders.race", lexicon="en", rack="GARDENS", finders=["registers"])["results"][0]["words"]
    assert words > 100
    table.wait_for_text("tw-race >> .status", f"{words} words, found by all 3 finders alike")
