"""Nothing moves under a thumb: neither for a question nor for what is told, and a list begins at its beginning."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Watched, becomes, boxes, draw_frames
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.crossword_page import CrosswordPage
from tests.browser.games.test_crossword_turns import DUEL, QI
from tests.browser.letterpress_game_page import FEW, LetterpressGamePage
from tests.browser.letterpress_page import GAME

from tilewise.api import Engine
from tilewise.lexicon import Library, shipped_folder

Size = tuple[int, int]
Game = CrosswordGamePage | LetterpressGamePage

PHONE = (390, 844)
DESK = (1280, 800)
GAMES: list[type[Game]] = [CrosswordGamePage, LetterpressGamePage]

HEAD = "#player1 ann Ann Other\n#player2 bob Bob\n"
QI_PLAYED = ">ann: AEQINRS 8G QI +22 22\n"

TOLD = "(told) => { told.textContent = 'Bruno plays QUIZMASTER: 9 free squares, 3 of them yours. It is your turn.'; }"
"""Tells something that takes two lines."""


def open_at(open_context: Callable[..., Any], size: Size) -> Page:
    """A page on a screen of a size: narrow, it is a phone's."""
    is_phone = size[0] < 600
    options = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": is_phone, "is_mobile": is_phone}
    page: Page = open_context(service_workers="block", **options).context.new_page()
    return page


def middle(element: Locator) -> tuple[float, float]:
    [box] = boxes(element)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@at_night("nobody resigns by mistake in test_crossword_game.py")
@pytest.mark.parametrize(
    ("kind", "size"), some([(kind, size) for kind in GAMES for size in (PHONE, (360, 640), DESK)], 1)
)
def test_who_presses_resign_twice_has_not_resigned(
    open_context: Callable[..., Any], site: str, kind: type[Game], size: Size
) -> None:
    game = kind(open_at(open_context, size), site)
    page = game.page
    game.open()
    resign = game.button("resign")
    page.evaluate("scrollTo(0, 1e6)")  # above the sheet
    others = page.locator("main button:not([name=stay], [name=resign-now])").filter(visible=True).element_handles()
    before = [other.bounding_box() for other in others]  # what comes later is no concern of this
    at = middle(resign)
    page.mouse.dblclick(*at)
    expect(game.button("resign-now")).to_be_visible()
    expect(page.get_by_role("group", name="Resign and leave the game?")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Resign and leave the game?")).to_have_count(1)
    assert [other.bounding_box() for other in others] == before, "nothing moved"
    [box] = boxes(game.button("resign-now"))
    inside = box["left"] <= at[0] <= box["right"] and box["top"] <= at[1] <= box["bottom"]
    assert not inside, "Yes lies where Resign is"
    assert box["top"] >= 0
    assert box["right"] <= size[0]
    # The question comes after its button, and who stays is there again.
    page.keyboard.press("Tab")
    expect(game.button("stay")).to_be_focused()
    page.keyboard.press("Enter")
    expect(game.button("resign-now")).to_have_count(0)
    expect(resign).to_be_focused()
    resign.press("Enter")
    game.button("resign-now").click()
    expect(game.todo).to_contain_text("Bruno wins")


@pytest.mark.parametrize("size", some([PHONE, (360, 640), DESK], 1))
@pytest.mark.parametrize("kind", some(GAMES, 1))
@at_night("test_more_about_a_play_opens_above_what_is_pressed_for_it_and_rows_stay_in_sight")
def test_what_is_told_of_a_turn_moves_nothing_that_one_plays_with(
    open_context: Callable[..., Any], site: str, kind: type[Game], size: Size
) -> None:
    game = kind(open_at(open_context, size), site)
    game.open()
    told = game.page.locator(".told").first
    expect(told).to_have_text("")
    parts = game.page.locator("tw-crossword-hand .rack, [name=pass], [name=resign]")
    before = boxes(parts)
    assert before
    told.evaluate(TOLD)
    draw_frames(game.page)
    assert boxes(parts) == before


@pytest.mark.parametrize("width", some([320, 360, 390, 700], 1))
def test_that_a_list_did_not_come_is_told_whole(open_context: Callable[..., Any], site: str, width: int) -> None:
    watched: Watched = open_context(service_workers="block", viewport={"width": width, "height": 780})
    watched.expect("404")
    page = watched.context.new_page()
    page.route("**/lists/en-*", lambda route: route.fulfill(status=404))
    page.goto(f"{site}#letterpress?board={GAME}&list=en")
    problem = page.locator("tw-bar .problem")
    expect(problem).to_contain_text("could not be loaded")
    for part in (problem, problem.get_by_role("button", name="Retry")):
        expect(part).to_be_in_viewport(ratio=1)
    [box] = boxes(problem)
    assert box["left"] >= 8
    assert box["right"] <= width - 8
    page.unroute_all(behavior="ignoreErrors")


def test_after_their_word_the_plays_begin_with_the_best(open_context: Callable[..., Any], site: str) -> None:
    page = open_at(open_context, PHONE)
    table = CrosswordPage(page, site)
    table.open(f"{DUEL}&{QI}&rack=ASTER&turns=06E.QI.22.QI&players=,Bob")
    table.wait_for_plays()
    page.locator("tw-crossword [name=view]").tap()
    page.get_by_role("button", name="Enlarge the panel").tap()
    page.locator("tw-crossword-record [name=lay]").tap()
    table.square(6, 5, 11).tap()
    keys = page.locator("tw-crossword-letters[docked]")
    for tile in "XU":
        keys.locator(f'[data-tile="{tile}"]').tap()
    keys.locator("[name=log]").tap()
    expect(table.turns).to_have_count(2)
    expect(keys).to_have_count(0)
    table.wait_for_plays()
    expect(table.plays.first).to_be_in_viewport(ratio=1)
    becomes(page, lambda: page.locator("tw-sheet .body").evaluate("body => body.scrollTop"), 0)


@pytest.mark.parametrize("size", some([PHONE, DESK], 1))
def test_whose_word_is_awaited_can_be_laid_right_where_that_is_said(
    open_context: Callable[..., Any], site: str, size: Size
) -> None:
    page = open_at(open_context, size)
    table = CrosswordPage(page, site).open()
    table.bring_in(f"{HEAD}{QI_PLAYED}")
    lay = page.locator("tw-crossword tw-sheet [name=next]")
    expect(page.get_by_role("heading", name="Their turn", exact=True)).to_be_visible()
    expect(lay).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    expect(table.board).to_be_in_viewport()
    lay.click()
    expect(page.locator("tw-crossword-laying")).to_contain_text("Type their word")


def base36(number: int) -> str:
    rest, digit = divmod(number, 36)
    return (base36(rest) if rest else "") + "0123456789abcdefghijklmnopqrstuvwxyz"[digit]


def long_game(engine: Engine, turns: int) -> str:
    """A game of that many turns, as the address has it: short words, and a pass after each."""
    setup = {"lexicon": "en-common", "board": FEW, "seed": 0, "players": [{}, {}]}
    actions: list[dict[str, Any]] = []
    while len(actions) < turns:
        if len(actions) % 2:
            actions.append({"kind": "pass"})
            continue
        told: Any = engine.call("letterpress.match", {"setup": setup, "actions": actions, "limit": 5000})
        words = [action for action in told["legal"] if action["kind"] == "play"]
        actions.append(min(words, key=lambda action: (len(action["word"]), action["word"])))
    return ".".join(f"{each['word']}-{base36(each['mask'])}" if "word" in each else "-" for each in actions)


@at_night("test_letterpress_game.py::test_a_game_is_played_to_its_end_and_reviewed")
def test_the_newest_turn_is_in_sight_and_the_board_with_it(open_context: Callable[..., Any], site: str) -> None:
    page = open_at(open_context, (1280, 640))
    game = LetterpressGamePage(page, site)
    game.open("Ann~,Ben~", moves=long_game(Engine(Library(shipped_folder())), 15))
    expect(game.turns).to_have_count(15)
    expect(game.turns.last).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    game.turns.nth(9).scroll_into_view_if_needed()
    game.button("pass").click()
    expect(game.turns).to_have_count(16)
    expect(game.turns.last).to_be_in_viewport(ratio=1)


MORE = {
    "crossword": "#crossword?game=kelimelik&rack=KALEM&list=tr",
    "letterpress": f"#letterpress?board={GAME}&list=en-common",
}


@pytest.mark.parametrize("size", some([(360, 640), PHONE], 1))
@pytest.mark.parametrize("name", some(MORE, 1))
def test_more_about_a_play_opens_above_what_is_pressed_for_it_and_rows_stay_in_sight(
    open_context: Callable[..., Any], site: str, size: Size, name: str
) -> None:
    page = open_at(open_context, size)
    page.goto(f"{site}{MORE[name]}")
    rows = page.locator(f"tw-{name}-plays [role=option]")
    rows.first.wait_for()
    page.locator("tw-sheet .handle").first.tap()
    expect(page.locator("tw-sheet[up]")).to_have_count(1)
    rows.nth(1).tap()
    details = page.locator(f"tw-{name}-details")
    opener, play = details.locator("[name=more]"), details.locator("[name=play]")
    draw_frames(page, 3)
    before = boxes(opener) + boxes(play)
    opener.tap()
    expect(details).to_have_attribute("open", "")
    draw_frames(page, 3)
    assert boxes(opener) + boxes(play) == before
    [chosen], [after], [told] = boxes(rows.nth(1)), boxes(rows.nth(2)), boxes(details)
    [body] = boxes(page.locator("tw-sheet .body").first)
    assert body["y"] <= chosen["y"] + 1
    assert chosen["bottom"] <= told["y"] + 1
    assert after["y"] < told["y"], "the next row is in sight, too"
    opener.tap()
    expect(details).not_to_have_attribute("open", "")
    assert boxes(opener) + boxes(play) == before


QUICK = {
    "#anagrams?rack=AALNST%3F&list=en": "tw-anagram-words [role=option]",
    "#crossword?game=scrabble&rack=RETAINS&list=en": "tw-crossword-plays [role=option]",
    MORE["letterpress"]: "tw-letterpress-plays [role=option]",
    "#tycoon?view=finder&hand=AEINRST&pool=ABC": "tw-tycoon-plays [role=option]",
    "": "tw-home a.presses",
}


@pytest.mark.parametrize(("address", "pressed"), some(QUICK.items(), 1))
@at_night("test_anagrams_words.py::test_a_word_opens_its_meaning_hooks_anagrams_and_lists")
def test_who_presses_quickly_selects_no_text(page: Page, site: str, address: str, pressed: str) -> None:
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(f"{site}{address}")
    rows = page.locator(pressed)
    rows.first.wait_for()
    draw_frames(page, 3)
    low = [box for box in boxes(rows) if box["bottom"] < DESK[1] - 8][-1]
    page.mouse.dblclick(low["x"] + low["width"] / 3, low["y"] + low["height"] / 2)
    draw_frames(page, 3)
    assert page.evaluate("getSelection().toString()") == ""
