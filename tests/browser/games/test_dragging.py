"""Tiles are dragged to the board, on it, back to the rack and within that: with a mouse, and with a finger."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from amount import EVERYTHING, at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes, boxes, draw_frames
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.dragging_page import Finger, Mouse, Table, middle

PHONE = (390, 844)
ON_ITS_SIDE = (844, 390)

START = 112
"""The square in the middle."""

OUTSIDE = (600, 20)
"""A point where nothing is that takes a tile."""

TURKISH = {"words": "tr", "rules": "&with=tr"}

ENDLESS = "() => { const { setTimeout } = window; window.setTimeout = (f, ms) => ms > 300 ? 0 : setTimeout(f, ms); }"
"""Lets opponents who take their time take for ever."""


@pytest.fixture
def table(warm_page: Page, site: str) -> Table:
    return Table(CrosswordGamePage(warm_page, site), Mouse(warm_page))


@pytest.fixture
def touched(open_context: Callable[..., Any], site: str) -> Callable[[tuple[int, int]], Table]:
    """Open a phone's page of a size."""

    def open_at(size: tuple[int, int]) -> Table:
        viewport = {"width": size[0], "height": size[1]}
        watched = open_context(service_workers="block", viewport=viewport, has_touch=True, is_mobile=True)
        page = watched.context.new_page()
        return Table(CrosswordGamePage(page, site), Finger(page))

    return open_at


def play_a_turn(table: Table) -> None:
    """Drag tiles everywhere that they can go, and play them: AADFOU and a blank are dealt, FAD is played."""
    table.lay(3, START)
    table.lay(0, START + 1)
    expect(table.game.laid).to_have_count(2)
    table.lay(2, 0)
    assert table.laid == {START: "F", START + 1: "A", 0: "D"}
    assert table.used == ["A", "D", "F"]
    # From square to square, with the pointer on the tile itself.
    table.drag(middle(table.square(0)), table.on_board(START + 2))
    assert table.laid == {START: "F", START + 1: "A", START + 2: "D"}
    expect(table.game.button("play")).to_have_text("Play for 14")
    # Within the rack, past tiles that are laid, and back to it.
    table.drag(table.on_rack(5), table.on_rack(0))
    assert table.rack == ["U", "A", "A", "D", "F", "O", "?"]
    table.drag(middle(table.square(START + 2)), table.on_rack(1))
    assert table.rack == ["U", "D", "A", "A", "F", "O", "?"]
    assert table.laid == {START: "F", START + 1: "A"}
    table.check()
    table.lay(1, START + 2)
    expect(table.game.button("play")).to_have_text("Play for 14")
    table.check()


def test_a_turn_is_dragged_with_a_mouse_and_the_rack_keeps_its_order(table: Table) -> None:
    table.open()
    play_a_turn(table)
    table.page.keyboard.press("Enter")
    expect(table.game.turns).to_have_count(2)
    table.game.wait_for_turn()
    assert table.rack[:4] == ["U", "A", "O", "?"], "those that stayed"
    assert len(table.rack) == 7
    rack = table.rack
    table.page.reload()
    expect(table.game.tiles).to_have_count(7)
    assert table.rack == rack


@pytest.mark.parametrize("size", some([PHONE, (360, 640), ON_ITS_SIDE], 1))
def test_a_turn_is_dragged_with_a_finger(touched: Callable[..., Table], size: tuple[int, int]) -> None:
    table = touched(size).open()
    play_a_turn(table)
    assert table.page.evaluate("[scrollX, scrollY]") == [0, 0]
    table.page.locator("tw-crossword-game [name=play]").tap()
    expect(table.game.turns).to_have_count(2)


@at_night("drags of mouse and finger end where they should with every change")
def test_what_is_held_is_seen_where_it_would_lie(table: Table) -> None:
    table.open()
    table.hold(table.on_rack(3), table.on_board(START))
    ghost = table.page.locator(".ghost")
    expect(ghost).to_contain_text("F")
    expect(table.page.locator("tw-crossword-board .target")).to_have_attribute("data-square", str(START))
    expect(table.page.locator("tw-crossword-hand .lifted")).to_have_attribute("data-place", "3")
    expect(table.game.laid).to_have_count(0)
    becomes(table.page, lambda: middle(ghost), middle(table.square(START)))
    table.pointer.move(table.on_rack(1))
    expect(table.page.locator("tw-crossword-board .target")).to_have_count(0)
    expect(table.page.locator("tw-crossword-hand .lifted")).to_have_attribute("data-place", "1")
    table.pointer.release()
    assert table.rack == ["A", "F", "A", "D", "O", "U", "?"]


@at_night("drags at random end anywhere with every change")
def test_a_tile_that_is_dropped_elsewhere_goes_back(table: Table) -> None:
    table.open()
    rack = table.rack
    table.lay(3, START)
    for at in (table.on_rack(0), middle(table.square(START))):
        for to in (OUTSIDE, table.on_board(START)):
            table.drag(at, OUTSIDE, to)
            assert table.laid == {START: "F"}
            assert table.rack == rack
    table.lay(0, START + 1)
    table.lay(2, START + 2)
    table.page.keyboard.press("Enter")
    expect(table.game.turns).to_have_count(2)
    table.game.wait_for_turn()
    rack = table.rack
    table.lay(0, START)
    assert (table.laid, table.rack) == ({}, rack)
    expect(table.square(START)).to_contain_text("F")


@at_night("test_a_blank_asks_for_its_letter_and_keeps_it")
def test_a_drag_that_is_cancelled_changes_nothing(table: Table) -> None:
    table.open()
    table.lay(3, START)
    for at in (table.on_rack(0), middle(table.square(START))):
        table.hold(at, table.on_board(START + 3))
        expect(table.page.locator(".ghost")).to_have_count(1)
        table.page.keyboard.press("Escape")
        expect(table.page.locator(".ghost")).to_have_count(0)
        table.pointer.move(table.on_board(START + 1))
        table.pointer.release()
        assert table.laid == {START: "F"}, "Escape takes nothing else back"
    table.page.keyboard.press("Escape")
    expect(table.game.laid).to_have_count(0)


@at_night("drags are cancelled with every change")
def test_the_system_may_end_a_drag(touched: Callable[..., Table]) -> None:
    table = touched(PHONE).open()
    assert isinstance(table.pointer, Finger)
    table.hold(table.on_rack(0), table.on_board(START))
    expect(table.page.locator(".ghost")).to_have_count(1)
    table.pointer.cancel()
    expect(table.page.locator(".ghost")).to_have_count(0)
    expect(table.game.laid).to_have_count(0)
    table.lay(0, START)
    assert table.laid == {START: "A"}


def test_a_blank_asks_for_its_letter_and_keeps_it(table: Table) -> None:
    table.open()
    table.lay(6, START)
    expect(table.game.laid).to_have_count(0)
    letters = table.page.get_by_role("group", name="What letter is the blank?")
    letters.get_by_role("button", name="D").click()
    assert table.laid == {START: "D?"}
    table.drag(middle(table.square(START)), table.on_board(3))
    assert table.laid == {3: "D?"}
    table.drag(middle(table.square(3)), table.on_rack(0))
    assert (table.laid, table.rack[0]) == ({}, "?")
    # Or it is typed, though the rack has the letter itself.
    table.lay(0, 20)
    expect(letters).to_have_count(1)
    table.page.keyboard.press("a")
    assert table.laid == {20: "A?"}
    expect(letters).to_have_count(0)
    table.check()
    table.page.keyboard.press("Escape")
    table.lay(0, 20)
    table.page.keyboard.press("Escape")
    expect(letters).to_have_count(0)
    table.page.keyboard.press("a")
    assert table.laid == {20: "A"}


@at_night("a blank is dragged and asked for its letter with every change")
@pytest.mark.parametrize("size", some([(360, 640), PHONE, ON_ITS_SIDE, (1280, 800)], 1))
@pytest.mark.parametrize("words", some([{}, TURKISH], 1))
def test_the_board_stays_in_sight_while_a_blank_is_given_its_letter(
    touched: Callable[..., Table], size: tuple[int, int], words: dict[str, Any]
) -> None:
    table = touched(size).open(**words, deal=7 if words else 494022118)
    page = table.page
    place = table.dealt.index("?")
    choice = page.locator("tw-crossword-blank dialog")
    for square in (START, 0, 14 * 15):
        table.lay(place, square)
        expect(choice).to_be_visible()
        expect(page.locator("tw-crossword-board .target")).to_have_attribute("data-square", str(square))
        [last], [asked] = boxes(table.square(224)), boxes(choice)
        assert last["right"] <= asked["x"] or last["bottom"] <= asked["y"] + 1, "it covers no square"
        assert page.evaluate("scrollY") == 0
        page.locator("tw-crossword-blank [data-letter=Z]").tap()
        expect(choice).to_be_hidden()
        assert table.laid == {square: "Z?"}
        assert page.evaluate("scrollY") == 0
        table.drag(middle(table.square(square)), table.on_rack(place))
        assert table.laid == {}
    table.lay(place, START)
    expect(choice).to_be_visible()
    page.go_back()
    expect(choice).to_be_hidden()
    assert table.laid == {}
    expect(page.locator("tw-crossword-board .target")).to_have_count(0)


def test_a_press_that_moves_little_is_a_click(table: Table) -> None:
    table.open()
    x, y = table.on_rack(3)
    table.drag((x, y), (x + 4, y + 2))
    assert table.laid == {START: "F"}
    x, y = middle(table.square(START))
    table.drag((x, y), (x + 4, y + 2))
    assert table.laid == {}
    # It is laid where the tile was taken off.
    table.game.tap("O")
    assert table.laid == {START: "O"}
    # A drag that comes back is none.
    at = table.on_rack(0)
    table.drag(at, (at[0], at[1] - 60), at)
    assert table.laid == {START: "O"}
    assert table.rack == table.dealt


def test_taps_and_scrolling_stay_what_they_are(touched: Callable[..., Table]) -> None:
    table = touched(PHONE).open()
    table.square(START).tap()
    table.game.tiles.nth(3).tap()
    assert table.laid == {START: "F"}
    table.square(START).tap()
    expect(table.game.laid).to_have_count(0)
    table.page.evaluate("document.documentElement.style.paddingBottom = '900px'")
    x, y = table.on_rack(2)
    table.drag((x, y), (x, y - 180))
    expect(table.game.laid).to_have_count(1)
    x, y = middle(table.game.laid)
    table.drag((x, y), (x, y - 120))
    draw_frames(table.page, 10)
    assert table.page.evaluate("scrollY") == 0
    x, y = middle(table.square(200))
    table.drag((x, y), (x, y - 180))
    table.page.wait_for_function("() => scrollY > 100")
    expect(table.game.laid).to_have_count(1)


@at_night("the rack is ordered in one's own turn with every change")
def test_the_rack_can_be_ordered_while_an_opponent_plays_and_nothing_is_laid(page: Page, site: str) -> None:
    table = Table(CrosswordGamePage(page, site), Mouse(page)).open()
    page.emulate_media(reduced_motion="no-preference")  # for whom opponents take their time
    table.page.evaluate(ENDLESS)
    table.game.button("pass").click()
    expect(table.game.todo).to_have_attribute("data-actor", "1")
    expect(table.page.locator("tw-crossword-hand [data-tile]:enabled")).to_have_count(0)
    table.drag(table.on_rack(0), table.on_rack(3))
    assert table.rack == ["A", "D", "F", "A", "O", "U", "?"]
    table.lay(2, START)
    assert table.laid == {}


def test_keys_move_a_tile_within_the_rack(table: Table) -> None:
    table.open()
    table.lay(1, START)
    table.game.tiles.nth(0).focus()
    table.page.keyboard.press("Shift+ArrowRight")
    assert table.rack == ["A", "D", "A", "F", "O", "U", "?"]
    expect(table.game.tiles.nth(2)).to_be_focused()
    table.page.keyboard.press("Shift+ArrowRight")
    assert table.rack == ["A", "D", "F", "A", "O", "U", "?"]
    table.page.keyboard.press("Shift+ArrowLeft")
    table.page.keyboard.press("Shift+ArrowLeft")
    table.page.keyboard.press("Shift+ArrowLeft")
    assert table.used == ["A"]
    table.check()


def test_the_rack_is_sorted_and_shuffled_and_what_is_laid_stays(table: Table) -> None:
    table.open(**TURKISH, deal=7)
    assert sorted(table.dealt) == sorted("?MOYZĞİ")
    table.game.button("shuffle").click()
    table.lay(0, START)
    laid = table.laid
    table.game.button("shuffle").click()
    table.game.button("sort").click()
    alphabet = "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ?"
    assert table.rack == sorted(table.dealt, key=alphabet.index)
    assert table.laid == laid
    table.check()


@at_night("a turn of other letters is dragged with every change")
def test_turkish_letters_are_dragged_as_they_are(table: Table) -> None:
    table.open(**TURKISH, deal=35)
    assert sorted(table.dealt) == sorted("AFIIOYİ")
    for place, tile in enumerate(table.dealt):
        table.lay(place, START + place)
        assert table.laid[START + place] == tile
        table.check()
    table.open(**TURKISH, deal=7)
    table.lay(table.dealt.index("?"), START)
    table.page.locator("tw-crossword-blank [data-letter=I]").click()
    assert table.laid == {START: "I?"}
    table.drag(middle(table.square(START)), table.on_board(0))
    assert table.laid == {0: "I?"}


@pytest.mark.parametrize("seed", some(range(6), 1))
@at_night("test_a_blank_asks_for_its_letter_and_keeps_it")
def test_no_tile_is_doubled_or_lost_by_any_row_of_drags(table: Table, seed: int) -> None:
    table.open()
    chance = random.Random(seed)
    squares = (0, 14, 210, *range(START - 5, START + 6))
    letters = table.page.locator("tw-crossword-blank dialog[open]")
    seen = set()
    for _ in range(60 if EVERYTHING else 20):
        laid = list(table.laid)
        takes = laid and chance.random() < 0.3
        at = table.on_board(chance.choice(laid)) if takes else table.on_rack(chance.randrange(7))
        goes = chance.choice(["board", "board", "rack", "outside"])
        to = table.on_board(chance.choice(squares)) if goes == "board" else table.on_rack(chance.randrange(7))
        table.drag(at, OUTSIDE, OUTSIDE if goes == "outside" else to)
        if letters.count():
            table.page.keyboard.press(chance.choice(["Escape", "a", "z"]))
        table.check()
        seen.add(len(table.laid))
    assert max(seen) >= 4
