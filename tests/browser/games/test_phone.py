"""On a phone of any size, upright or on its side, everything is whole, in reach, and where it was."""

import re
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes, boxes, draw_frames
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.crossword_page import CrosswordPage
from tests.browser.draw_page import DrawPage
from tests.browser.letterpress_page import LetterpressPage
from tests.browser.tycoon_page import OVER, TycoonPage

UPRIGHT = [(320, 568), (320, 640), (360, 640), (375, 667), (390, 664), (390, 844)]
ON_ITS_SIDE = [(667, 375), (740, 360), (844, 390)]


@pytest.fixture
def phone(open_context: Callable[..., Any]) -> Page:
    options = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    page: Page = open_context(
        service_workers="block", viewport={"width": 390, "height": 844}, **options
    ).context.new_page()
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, 0)")
    draw_frames(page, 3)


def box(page: Page, selector: str) -> dict[str, float]:
    """Where something is on the screen."""
    found: dict[str, float] = page.locator(selector).first.evaluate(
        """element => {
            const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
            return { left, top, right, bottom, width, height };
        }"""
    )
    return found


def is_whole(page: Page, selector: str, size: tuple[int, int]) -> bool:
    """Is all of something on the screen?"""
    at = box(page, selector)
    return at["left"] >= 0 and at["top"] >= 0 and at["right"] <= size[0] + 0.5 and at["bottom"] <= size[1] + 0.5


@at_night("test_a_play_is_made_and_taken_back_by_a_thumb_while_the_sheet_is_down")
def test_the_crossword_board_is_whole_and_large_beside_or_above_its_plays(phone: Page, site: str) -> None:
    CrosswordPage(phone, site).open_example()
    board = "tw-crossword-board"
    for size in some(UPRIGHT, 1):
        resize(phone, size)
        assert is_whole(phone, board, size), size
        assert box(phone, f"{board} [data-square]")["width"] >= size[0] / 15 - 1.3, size
        lowered = box(phone, "tw-sheet")["top"]
        assert box(phone, "tw-rack")["bottom"] <= lowered, f"{size}: the rack is in sight"
        assert box(phone, "tw-crossword-plays .tiles")["bottom"] <= size[1], f"{size}: so is a play"
        assert phone.evaluate("document.documentElement.scrollWidth") == size[0]
        phone.locator("tw-sheet .handle").tap()
        expect(phone.locator("tw-sheet[up]")).to_have_count(1)
        draw_frames(phone)
        assert is_whole(phone, board, size), size
        assert box(phone, board)["bottom"] <= box(phone, "tw-sheet")["top"], f"{size}: the sheet covers nothing"
        assert box(phone, "tw-crossword-plays [role=option]:nth-child(2)")["bottom"] <= size[1], size
        phone.locator("tw-sheet .handle").tap()
        expect(phone.locator("tw-sheet[up]")).to_have_count(0)
    for size in some(ON_ITS_SIDE, 1):
        resize(phone, size)
        assert is_whole(phone, board, size), size
        assert box(phone, board)["height"] >= size[1] - 60, f"{size}: as high as the screen"
        assert box(phone, "tw-rack")["left"] >= box(phone, board)["right"], size
        assert box(phone, "tw-sheet")["left"] >= box(phone, board)["right"], size
        assert is_whole(phone, "tw-crossword-plays [role=option]", size), size
        assert box(phone, "tw-sheet")["bottom"] <= box(phone, "tw-crossword-setup")["top"], f"{size}: nothing overlaps"
        body = box(phone, "tw-sheet .body")
        assert body["bottom"] <= box(phone, "tw-sheet")["bottom"] + 1, f"{size}: the plays scroll in their own place"
        assert phone.locator("tw-sheet .body").evaluate("body => body.scrollHeight > body.clientHeight"), size
        assert phone.evaluate("document.documentElement.scrollWidth") == size[0]
        phone.locator("tw-crossword-filters").get_by_text("Equity").tap()
        expect(phone.locator("tw-crossword .stale")).to_have_count(0)
        assert phone.evaluate("scrollY") == 0, f"{size}: an answer leaves the page where it is"
        phone.locator("tw-crossword-plays [role=option]").first.tap()
        expect(phone.locator("tw-crossword-board .tentative")).not_to_have_count(0)
        draw_frames(phone)
        assert phone.evaluate("scrollY") == 0, f"{size}: so does a play that is chosen"
        phone.keyboard.press("Escape")
        expect(phone.locator("tw-crossword-board .tentative")).to_have_count(0)


@pytest.mark.parametrize("size", some([(320, 568), (360, 640), (375, 667), (390, 844)], 1))
@at_night("test_access_views.py::test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each")
def test_what_is_wrong_with_a_board_pushes_neither_rack_nor_plays_out_of_sight(
    phone: Page, site: str, size: tuple[int, int]
) -> None:
    resize(phone, size)
    board = "/".join(["15"] * 7 + ["7NO6"] + ["15"] * 7)
    CrosswordPage(phone, site).open(f"#crossword?list=tr&game=kelimelik&tiles=tr&board={board}&rack=KALEM%C4%B0")
    phone.locator("tw-crossword-plays [role=option]").first.wait_for()
    problems, rack, sheet = (box(phone, what) for what in ("tw-crossword-problems", "tw-rack", "tw-sheet"))
    assert box(phone, "tw-crossword-board")["bottom"] <= problems["top"] + 1
    assert problems["bottom"] <= rack["top"]
    assert rack["bottom"] <= sheet["top"] + 0.5
    assert box(phone, "tw-crossword-plays .tiles")["bottom"] <= size[1]


@at_night("plays are made with the sheet down with every change")
@pytest.mark.parametrize("size", some([(360, 640), (390, 844)], 1))
def test_a_sheet_that_is_down_shows_no_sliver_of_what_comes_next(phone: Page, site: str, size: tuple[int, int]) -> None:
    resize(phone, size)
    CrosswordGamePage(phone, site).open().wait_for_turn()
    assert box(phone, "tw-crossword-scores .players")["top"] >= size[1]
    assert box(phone, "tw-sheet [slot=head]")["bottom"] <= size[1] + 1


@pytest.mark.parametrize("size", some([(360, 640), (390, 844), (375, 667)], 1))
def test_a_play_is_made_and_taken_back_by_a_thumb_while_the_sheet_is_down(
    phone: Page, site: str, size: tuple[int, int]
) -> None:
    for table in (CrosswordPage(phone, site), LetterpressPage(phone, site)):
        if isinstance(table, CrosswordPage):
            table.open_example()
        else:
            table.open_game()
        resize(phone, size)
        row = phone.locator("tw-sheet [role=option]").first
        before = boxes(row)
        row.tap()
        make = phone.locator("tw-sheet [name=play-chosen]")
        expect(make).to_be_visible()
        expect(make).to_contain_text("Play ")
        assert boxes(row) == before
        make.tap()
        toast = phone.locator("tw-toast .toast")
        undo = toast.get_by_role("button", name="Undo")
        undo.click(trial=True)  # once it has come up
        lies = boxes(toast)[0]
        assert size[1] * 3 / 4 < lies["top"] < lies["bottom"] <= size[1]
        their = phone.locator("tw-sheet [name=next]")
        expect(their).to_have_text("Their word")
        assert boxes(their)[0]["bottom"] <= lies["top"], "the toast does not cover what comes next"
        if isinstance(table, LetterpressPage):
            table.wait_for_plays()
            assert boxes(row)[0]["bottom"] <= lies["top"] + 1, f"{size}: nor the first play"
        undo.tap()
        expect(toast).to_have_count(0)
        expect(phone.locator("tw-sheet [name=next]")).to_have_count(0)


@at_night("test_a_play_is_made_and_taken_back_by_a_thumb_while_the_sheet_is_down")
def test_the_letterpress_board_is_whole_on_every_phone(phone: Page, site: str) -> None:
    table = LetterpressPage(phone, site).open_game(list="en-common")
    table.wait_for_plays()
    for size in some([*UPRIGHT, *ON_ITS_SIDE], 2):
        resize(phone, size)
        assert is_whole(phone, "tw-letterpress-board", size), size
        assert is_whole(phone, "tw-sides", size), size
        assert box(phone, "tw-letterpress-board .square")["width"] >= 40, size
        assert phone.evaluate("document.documentElement.scrollWidth") == size[0], size
        if size in ON_ITS_SIDE:
            assert box(phone, "tw-toolbar")["height"] < 60, f"{size}: the tools stand in one row"
        else:
            assert box(phone, "tw-letterpress-board")["bottom"] <= box(phone, "tw-sheet")["top"], size


@at_night("what is tapped and typed on a phone is tried with every change")
def test_the_keys_cover_neither_the_caret_nor_what_was_tapped(phone: Page, site: str) -> None:
    table = CrosswordPage(phone, site).open()
    keys = "tw-crossword-letters[docked]"
    for size in some([*UPRIGHT, *ON_ITS_SIDE], 2):
        resize(phone, size)
        for row, column in ((14, 7), (5, 5)):
            table.square(row, column).tap()
            expect(phone.locator(keys)).to_be_visible()
            draw_frames(phone, 3)
            at, above = box(phone, "tw-crossword-board .caret"), box(phone, keys)
            assert at["bottom"] <= above["top"] or at["right"] <= above["left"], f"{size}: {row}, {column}"
            assert set("".join(table.rows())) == {"."}, f"{size}: a tap on a square types nothing"
        for key in phone.locator(f"{keys} [data-tile]").all():
            width, height = (key.bounding_box() or {})["width"], (key.bounding_box() or {})["height"]
            assert width >= 28, size
            assert height >= (42 if size in ON_ITS_SIDE else 44), size
        if size in ON_ITS_SIDE:
            assert is_whole(phone, "tw-crossword-board", size), size
            assert box(phone, keys)["left"] >= box(phone, "tw-crossword-board")["right"], size
        phone.get_by_role("button", name="Done").tap()
        expect(phone.locator(keys)).to_have_count(0)
    table.square(0, 0).tap()
    order = phone.locator(f"{keys} [data-tile]").evaluate_all("all => all.map(key => key.dataset.tile).join('')")
    assert order == "QWERTYUIOPASDFGHJKLZXCVBNM?"


@at_night("test_crossword_plays.py::test_filters_keep_what_they_say_and_the_line_counts_it")
def test_filters_lie_behind_a_button_that_counts_them(phone: Page, site: str) -> None:
    table = CrosswordPage(phone, site).open_example()
    phone.locator("tw-sheet .handle").tap()
    field = phone.locator("tw-crossword-filters [name=contains]")
    expect(field).to_be_hidden()
    button = phone.locator("tw-crossword-filters").get_by_role("button", name="Filters")
    button.tap()
    field.fill("TE")
    expect(button).to_have_text("Filters 1")
    table.wait_for_plays()
    button.tap()
    expect(field).to_be_hidden()
    expect(button).to_have_text("Filters 1")


@at_night("test_access_views.py::test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each")
def test_the_keyboard_of_the_phone_does_not_cover_the_answers(phone: Page, site: str) -> None:
    phone.goto(f"{site}#anagrams?rack=RETINAS&list=en-common")
    expect(phone.locator("tw-anagram-words [role=option]").first).to_be_visible()
    phone.evaluate(
        """() => {
            Object.defineProperty(visualViewport, "height", { configurable: true, get: () => innerHeight - 300 });
            visualViewport.dispatchEvent(new Event("resize"));
        }"""
    )
    becomes(phone, lambda: box(phone, "tw-sheet")["bottom"], 844 - 300)
    assert box(phone, "tw-rack")["bottom"] <= box(phone, "tw-sheet")["top"]
    phone.locator("tw-sheet .handle").tap()
    expect(phone.locator("tw-sheet[up]")).to_have_count(1)
    draw_frames(phone)
    assert box(phone, "tw-sheet")["bottom"] == 844 - 300
    assert box(phone, "tw-rack")["bottom"] <= box(phone, "tw-sheet")["top"]


@at_night("pages of the smallest phone are tried with every change")
@pytest.mark.parametrize("game", some(["crossword", "letterpress", "anagrams", "draw", "tycoon", "study", "race"], 1))
def test_a_page_zoomed_to_four_times_its_size_has_no_sheet_and_scrolls(phone: Page, site: str, game: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 256})
    phone.goto(f"{site}#{game}")
    sheet = phone.locator("tw-sheet").first
    expect(sheet).to_be_visible()
    expect(sheet).to_have_css("position", "static")
    assert phone.evaluate("document.documentElement.scrollWidth") == 320
    assert box(phone, "section.position")["bottom"] <= box(phone, "tw-sheet")["top"] + 1


def test_nothing_for_those_who_only_hear_it_makes_the_page_longer(open_context: Callable[..., Any], site: str) -> None:
    page = open_context(service_workers="block", viewport={"width": 1280, "height": 800}).context.new_page()
    CrosswordPage(page, site).open_example()
    content = page.locator("tw-crossword").evaluate("page => page.getBoundingClientRect().bottom + scrollY")
    assert page.evaluate("document.documentElement.scrollHeight") <= max(800, content + 1)


@at_night("tiles laid by hand are scored with every change")
def test_what_a_tried_word_is_worth_stands_beneath_it_and_is_read_out(phone: Page, site: str) -> None:
    table = DrawPage(phone, site).open_dealt(seed=5)
    rack = table.letters()
    said = phone.locator("tw-draw-rack").get_by_role("status")
    words = iter(sorted({one + other for one, other in permutations(rack, 2)} - {rack[6] + rack[5]}))
    tried: list[str] = []

    def is_judged(word: str, size: tuple[int, int]) -> None:
        expect(said).to_have_text(re.compile(rf"^\s*{word}\s+(\d+ points?|not in the word list)\s*$"))
        verdict = "tw-draw-rack .verdict"
        assert is_whole(phone, verdict, size), f"{size}: {word}"
        if size not in ON_ITS_SIDE:
            assert box(phone, verdict)["bottom"] <= box(phone, "tw-sheet")["top"], f"{size}: {word}"
        tried.append(word)

    for size in some([*UPRIGHT, *ON_ITS_SIDE], 2):
        resize(phone, size)
        before = box(phone, "tw-toolbar")
        table.try_word(word := next(words))
        is_judged(word, size)
        table.word.fill(word := next(words))
        phone.locator("tw-draw-rack [name=try]").tap()
        is_judged(word, size)
        assert box(phone, "tw-toolbar") == before, f"{size}: nothing moves"
        link, share = box(phone, "tw-toolbar [name=copy-link]"), box(phone, "tw-toolbar tw-share")
        assert (share["top"], share["left"]) > (link["top"] - 1, link["right"]), f"{size}: the two stay together"
    resize(phone, (390, 844))
    phone.locator("tw-sheet .handle").tap()
    expect(phone.locator("tw-sheet[up]")).to_have_count(1)
    table.tiles.nth(6).tap()
    table.tiles.nth(5).tap()
    phone.locator("tw-draw-rack [name=try]").tap()
    is_judged(rack[6] + rack[5], (390, 844))
    table.try_word(tried[0])
    expect(phone.locator("tw-draw-rack .wrong")).to_have_text("You have already tried that word.")
    expect(said).to_have_text("")
    expect(table.tries).to_have_count(len(tried))


def ground(page: Page, selector: str, part: str = "") -> str:
    """The colour behind something, or behind its `::before`."""
    colour: str = page.locator(selector).first.evaluate(
        "(element, part) => getComputedStyle(element, part || null).backgroundColor", part
    )
    return colour


@at_night("test_access_views.py holds the views to the guidelines in ordinary colours")
def test_in_forced_colours_nothing_is_told_by_a_colour_that_is_gone(
    open_context: Callable[..., Any], site: str
) -> None:
    page = open_context(
        service_workers="block", forced_colors="active", viewport={"width": 1280, "height": 800}
    ).context.new_page()
    table = CrosswordPage(page, site).open_example()
    table.plays.first.hover()
    expect(table.tentative).not_to_have_count(0)
    lying, square = "tw-crossword-board .tile:not(.tentative)", "tw-crossword-board .square:not(.tile)"
    assert ground(page, "tw-crossword-board .tentative") != ground(page, lying)
    for bordered in (lying, square, "tw-rack .tile", "tw-crossword-plays .tiles i"):
        expect(page.locator(bordered).first).not_to_have_css("border-top-width", "0px")
    segments = "tw-crossword-filters tw-segments label"
    assert ground(page, f"{segments}:has(:checked)") != ground(page, f"{segments}:not(:has(:checked))")
    lay, log = "tw-crossword [name=lay-word]", "tw-crossword-laying [name=log]"
    page.mouse.move(0, 0)
    before = ground(page, lay)
    page.locator(lay).click()
    expect(page.locator(lay)).not_to_have_css("background-color", before)
    table.type_word("ZQ", 0, 0)
    expect(table.tentative).to_have_count(2)
    assert ground(page, "tw-crossword-board .tentative") != ground(page, lying)
    expect(page.locator("tw-crossword-board .caret")).to_have_css("outline-style", "solid")
    expect(page.locator(log)).not_to_have_css("border-top-width", "0px")
    sides = "tw-crossword-laying tw-segments label"
    assert ground(page, f"{sides}:has(:checked)") != ground(page, f"{sides}:not(:has(:checked))")
    page.locator(log).click()
    expect(page.locator("tw-crossword-laying .wrong .icon")).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{site}#letterpress?board=prvqtnfaoakzfbwlclejyemxi&ours=35&theirs=24&list=en-common")
    expect(page.locator("tw-letterpress-plays [role=option]").first).to_be_visible()
    ours, theirs = (page.locator(f"tw-letterpress-board .square.{side}").first for side in ("ours", "theirs"))
    free = "tw-letterpress-board .square:not(.ours, .theirs)"
    assert ground(page, "tw-letterpress-board .ours", "::before") != ground(page, free, "::before")
    for side in (ours, theirs):
        expect(side).not_to_have_css("border-top-width", "0px")
    assert "gradient" in theirs.evaluate("square => getComputedStyle(square, '::before').backgroundImage")
    expect(page.locator("tw-sides label:has(:checked)")).to_have_css("outline-style", "solid")
    page.goto("about:blank")
    page.goto(f"{site}#race?list=en-common")
    page.locator("[name=run]").click()
    expect(page.locator("tw-race-lanes .bar .time").first).to_be_visible()
    assert ground(page, "tw-race-lanes .bar .time") != ground(page, "tw-race-lanes .bar")
    page.locator("[name=cancel], [name=run]").first.click()


@at_night("test_room.py looks for what does not fit in Turkish with every change")
def test_turkish_fits_its_places(phone: Page, site: str) -> None:
    phone.goto(f"{site}#letterpress?board=prvqtnfaoakzfbwlclejyemxi&ours=35&list=en-common")
    phone.locator("[name=settings]").tap()
    phone.get_by_role("radio", name="Türkçe").click()
    phone.keyboard.press("Escape")
    lock = phone.locator("tw-sides .locks")
    expect(lock).to_be_visible()
    for size in some([*UPRIGHT, *ON_ITS_SIDE], 2):
        resize(phone, size)
        said = phone.locator("tw-sides small").first.evaluate(
            """small => {
                const range = document.createRange();
                range.selectNodeContents(small);
                return range.getBoundingClientRect().right;
            }"""
        )
        assert said <= box(phone, "tw-sides .locks")["left"], size
    phone.goto("about:blank")
    phone.goto(f"{site}#anagrams")
    pattern = "tw-anagram-controls [name=pattern]"
    expect(phone.locator(pattern)).to_be_visible()
    for size in [(320, 640), (360, 740), (640, 360), (740, 360)]:
        resize(phone, size)
        assert box(phone, pattern)["width"] >= 120, size
        assert phone.evaluate("document.documentElement.scrollWidth") <= size[0], size


@at_night("test_access_views.py::test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each")
def test_what_is_turned_in_the_sheet_leaves_it_up(phone: Page, site: str) -> None:
    DrawPage(phone, site).open(seed=3, bag="en")
    phone.locator("tw-sheet .handle").tap()
    expect(phone.locator("tw-sheet[up]")).to_have_count(1)
    phone.locator("tw-sheet").get_by_text("Experiment").tap()
    expect(phone.locator("tw-draw-experiment")).to_be_visible()
    expect(phone.locator("tw-sheet[up]")).to_have_count(1)


LONG = "Wolfeschlegelsteinhausenbergerdorff"
"""A name without a place to break."""


def test_long_names_leave_a_game_as_wide_as_the_phone(phone: Page, site: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    players = f"{LONG}~,X {LONG}~"
    game = CrosswordGamePage(phone, site)
    for moves, part in ("A7-7-FAD", ".cover"), ("A7-7-FAD.N.N.N.N.N.N", "tw-crossword-standings"):
        game.open(players, moves=moves)
        expect(phone.locator(part)).to_contain_text(LONG)
        assert phone.evaluate("document.documentElement.scrollWidth") == 320, part
    TycoonPage(phone, site).open_game(players, deal=3, moves=OVER)
    expect(phone.locator("tw-tycoon-standings")).to_contain_text(LONG)
    assert phone.evaluate("document.documentElement.scrollWidth") == 320
