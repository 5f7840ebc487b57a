"""The board takes letters and colours by keyboard, clipboard, mouse and finger."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import draw_frames
from tests.browser.letterpress_page import GAME, OURS, RICH, SQUARES, THEIRS, LetterpressPage, bits


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site)


def test_typing_a_board_solves_it_without_a_button(table: LetterpressPage) -> None:
    table.open()
    table.type(GAME)
    assert table.letters() == GAME
    table.wait_for_plays()
    # The number of this board's words in the shipped list; the page says what the engine says.
    expect(table.summary).to_contain_text("words")
    expect(table.summary).to_contain_text("English (large)")
    assert len(table.words()) >= 50


def test_arrows_backspace_and_delete_edit_the_board(table: LetterpressPage) -> None:
    table.open()
    table.type("abcde")
    expect(table.board.get_by_role("status")).to_have_text("E, row 1, column 5", ignore_case=True)
    keyboard = table.page.keyboard
    keyboard.press("Backspace")
    assert table.letters().startswith("abcd.")
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    keyboard.press("Delete")
    keyboard.press("ArrowDown")
    keyboard.type("z")
    keyboard.press("Home")
    keyboard.type("y")
    assert table.letters()[:10] == "ab.d.y.z.."


@pytest.mark.parametrize(
    "text",
    some(
        [
            GAME,
            " ".join(GAME.upper()),
            "\n".join(GAME[i : i + 5] for i in range(0, SQUARES, 5)) + "\n",
            "m s g z x\r\nc b j l q\r\nb l m g e\r\np p j x m\r\nj y n x s",
        ],
        1,
    ),
)
@at_night("test_letterpress_plays.py::test_an_answer_is_never_shown_beside_another_board")
def test_a_pasted_board_fills_all_squares(table: LetterpressPage, text: str) -> None:
    table.open()
    table.paste(text, square=7)
    assert table.letters() == GAME
    table.wait_for_plays()


@pytest.mark.parametrize(
    "text",
    some(
        [
            f"{GAME} {OURS} {THEIRS}",
            f"board={GAME}&ours={OURS}&theirs={THEIRS}",
            f'{{"board": "{GAME}", "ours": {OURS}, "theirs": {THEIRS}}}',
            f"https://example.org/#letterpress?board={GAME}&ours={OURS}&theirs={THEIRS}",
        ],
        1,
    ),
)
def test_a_board_pasted_with_its_two_numbers_brings_its_colours(table: LetterpressPage, text: str) -> None:
    table.open()
    table.paste(text)
    assert table.letters() == GAME
    assert bits(table.owned("ours")) == OURS
    assert bits(table.owned("theirs")) == THEIRS


def test_a_short_paste_goes_in_at_the_caret(table: LetterpressPage) -> None:
    table.open()
    table.type("abcdefgh")
    table.paste("xy", square=3)
    assert table.letters().startswith("abcxyfgh.")


def test_the_mouse_paints_by_click_and_by_drag(table: LetterpressPage) -> None:
    table.open()
    mouse = table.page.mouse
    table.choose_mode("Yours")
    table.square(12).click()
    table.choose_mode("Theirs")
    mouse.move(*table.centre(0))
    mouse.down()
    mouse.move(*table.centre(4))  # one jump: the squares between are painted all the same
    mouse.move(*table.centre(9))
    mouse.up()
    mouse.move(*table.centre(24))
    assert table.owned("ours") == {12}
    assert table.owned("theirs") == {0, 1, 2, 3, 4, 9}
    table.choose_mode("Free")
    table.square(2).click()
    assert table.owned("theirs") == {0, 1, 3, 4, 9}
    table.page.keyboard.press("Control+z")
    table.page.keyboard.press("Control+z")
    assert table.owned("theirs") == set(), "one drag is one step of undo"


@at_night("test_the_mouse_paints_by_click_and_by_drag")
def test_a_finger_paints_without_scrolling_the_page(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(
        service_workers="block", has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640}
    ).context
    table = LetterpressPage(context.new_page(), site).open()
    table.choose_mode("Yours")
    table.square(6).tap()
    assert table.owned("ours") == {6}
    session = context.new_cdp_session(table.page)

    def touch(kind: str, *squares: int) -> None:
        points = [dict(zip("xy", table.centre(square), strict=True)) for square in squares]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 2)
    for square in (7, 12, 17, 22):
        touch("touchMove", square)
    touch("touchEnd")
    assert table.owned("ours") == {6, 2, 7, 12, 17, 22}
    assert table.page.evaluate("scrollY") == 0


def test_the_keyboard_paints_in_the_painting_modes_and_turns_squares_while_typing(table: LetterpressPage) -> None:
    table.open()
    keyboard = table.page.keyboard
    table.choose_mode("Yours")
    table.cell(0).focus()
    keyboard.press("Enter")
    keyboard.press("ArrowRight")
    keyboard.press("Space")
    keyboard.press("ArrowDown")
    keyboard.press("2")
    assert table.owned("ours") == {0, 1}
    assert table.owned("theirs") == {6}
    keyboard.press("3")
    assert table.owned("theirs") == set()
    keyboard.press("Escape")
    keyboard.press("Space")
    assert table.owned("ours") == {0, 1, 6}
    keyboard.press("Space")
    assert table.owned("theirs") == {6}
    keyboard.press("Space")
    keyboard.type("q")
    assert table.letters()[6] == "q"
    assert table.owned("theirs") == set()


def test_the_three_values_and_the_board_stay_in_step(table: LetterpressPage) -> None:
    table.open()
    table.open_values()
    table.value("board").fill(RICH)
    table.value("ours").fill("3")
    table.value("theirs").fill("48")
    assert table.letters() == RICH
    assert table.owned("ours") == {0, 1}
    assert table.owned("theirs") == {4, 5}
    table.choose_mode("Yours")
    table.square(2).click()
    table.choose_mode("Letters")
    table.type("zz", start=23)
    expect(table.value("ours")).to_have_value("7")
    expect(table.value("board")).to_have_value(RICH[:23] + "zz")


def test_the_values_stay_open_when_the_page_is_drawn_before_it_hears_of_it(table: LetterpressPage) -> None:
    table.open()
    table.page.locator("tw-letterpress-values").evaluate(
        """async (values) => {
            values.renderRoot.querySelector("summary").click();
            values.requestUpdate();
            await values.updateComplete;
        }"""
    )
    draw_frames(table.page)
    expect(table.value("ours")).to_be_visible()


def test_locked_squares_are_marked_where_the_engine_says_so(table: LetterpressPage) -> None:
    table.open_game()
    # By hand: Z, X and Q have only neighbours of their own colour, and so has J in the corner.
    assert table.locked() == {3, 4, 9, 20}
    names = [table.cell(i).get_attribute("aria-label") for i in (3, 8, 20, 0)]
    assert names == [
        "z, row 1, column 4, theirs, locked",
        "l, row 2, column 4, theirs",
        "j, row 5, column 1, yours, locked",
        "m, row 1, column 1, free",
    ]


def test_clear_and_the_examples(table: LetterpressPage) -> None:
    table.open_game()
    table.page.locator("[name=clear]").click()
    assert table.letters() == "." * SQUARES
    table.page.get_by_role("button", name="A rich, untouched board").click()
    assert table.letters() == RICH
    table.wait_for_plays()
    table.page.locator("[name=undo]").click()
    table.page.locator("[name=undo]").click()
    assert table.letters() == GAME
    table.page.locator("[name=redo]").click()
    assert table.letters() == "." * SQUARES


def test_the_examples_have_letters_of_the_list(table: LetterpressPage) -> None:
    table.open("#letterpress?list=tr")
    for name in ("game", "rich"):
        table.page.locator(f"tw-letterpress-start [name={name}]").click()
        table.wait_for_plays()
        table.page.locator("[name=clear]").click()


@at_night("test_room.py measures the tools with every change")
@pytest.mark.parametrize("language", some(["tr", "en"], 1))
def test_the_tools_stand_in_one_row(open_context: Callable[..., Any], site: str, language: str) -> None:
    context = open_context(service_workers="block", viewport={"width": 1280, "height": 800}).context
    kept = f"localStorage.setItem('tilewise', JSON.stringify({{ language: '{language}' }}))"
    context.add_init_script(f"if (origin !== 'null') {kept}")
    table = LetterpressPage(context.new_page(), site).open_game(list="en")
    tools = table.page.locator("tw-toolbar button:visible")
    middles = tools.evaluate_all(
        """tools => tools.map((tool) => {
            const { top, height } = tool.getBoundingClientRect();
            return top + height / 2;
        })"""
    )
    assert len(middles) > 5
    assert max(middles) - min(middles) < 2
