"""The ranked plays: shown on the board, played, taken back, and never those of another board."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import draw_frames, is_above, wait_until
from tests.browser.held_answers import hold_answers, let_come
from tests.browser.letterpress_page import OURS, RICH, THEIRS, LetterpressPage, bits

CLYPE_AFTER = {5, 10, 11, 14, 15, 16, 17, 20, 21}
"""The board after CLYPE, the best play of the game in progress: its five squares and the five that were ours."""


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site)


def test_a_play_under_the_pointer_is_shown_with_the_board_after_it(table: LetterpressPage) -> None:
    table.open_game()
    table.page.locator("[data-word=CLYPE]").hover()
    expect(table.board.locator(".taken")).to_have_count(5)
    assert table.owned("ours") == CLYPE_AFTER
    expect(table.score("ours")).to_have_text("9")
    expect(table.page.locator("tw-letterpress-details")).to_contain_text("Play CLYPE")
    assert "in this play" in (table.cell(5).get_attribute("aria-label") or "")
    table.page.mouse.move(5, 5)
    expect(table.board.locator(".taken")).to_have_count(0)
    assert bits(table.owned("ours")) == OURS, "nothing was played"


def test_a_second_click_plays_hands_the_turn_over_and_undo_takes_it_back(table: LetterpressPage) -> None:
    table.open_game()
    assert table.side_to_move == "ours"
    table.page.locator("[data-word=CLYPE]").click()
    table.page.mouse.move(5, 5)
    expect(table.board.locator(".taken")).to_have_count(5)
    assert table.chips() == []
    table.page.locator("[data-word=CLYPE]").click()
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_text(["CLYPE"])
    table.wait_for_plays()
    assert table.side_to_move == "theirs"
    assert table.owned("ours") == CLYPE_AFTER
    assert "CLYPE" not in table.words(), "a played word is barred"
    # Now the plays are theirs, and colours stay with their players.
    table.rows.first.hover()
    expect(table.board.locator(".taken")).not_to_have_count(0)
    taken = set(table.board.locator(".taken").evaluate_all("all => all.map(e => Number(e.dataset.square))"))
    assert taken & table.owned("theirs"), "the squares of their play become theirs"
    assert not taken & (table.owned("ours") - CLYPE_AFTER)
    table.page.locator("[name=undo]").click()
    table.page.mouse.move(5, 5)
    assert table.chips() == []
    assert table.side_to_move == "ours"
    expect(table.board.locator(".taken")).to_have_count(0)
    assert bits(table.owned("ours")) == OURS
    assert bits(table.owned("theirs")) == THEIRS


def test_both_sides_play_a_game_to_its_end(table: LetterpressPage) -> None:
    table.open(f"#letterpress?board={RICH}&ranking=letterpwn")
    table.wait_for_plays()
    for turn in range(12):
        side = "ours" if turn % 2 == 0 else "theirs"
        assert table.side_to_move == side
        table.rows.first.dblclick()
        expect(table.page.locator("tw-letterpress-played .chip")).to_have_count(turn + 1)
        expect(table.summary).to_have_attribute("aria-busy", "false")
        if table.page.get_by_text("The board is full.").count():
            break
    ours, theirs = table.owned("ours"), table.owned("theirs")
    assert len(ours | theirs) == 25, "twelve best plays fill this board"
    winner = "ours" if len(ours) > len(theirs) else "theirs"
    expect(table.page.locator(f"tw-sides [data-side={winner}]")).to_contain_text("winner")
    expect(table.page.locator("tw-letterpress tw-toast .toast")).to_contain_text(
        "You win" if winner == "ours" else "They win"
    )


def test_the_list_can_be_walked_and_played_with_keys_alone(table: LetterpressPage) -> None:
    table.open_game()
    keyboard = table.page.keyboard
    table.rows.first.focus()
    words = table.words()
    keyboard.press("ArrowDown")
    keyboard.press("ArrowDown")
    expect(table.chosen).to_have_attribute("data-word", words[2])
    expect(table.page.locator("tw-letterpress-details")).to_contain_text(f"Play {words[2]}")
    assert table.page.locator("tw-letterpress-plays [role=option][tabindex='0']").count() == 1
    keyboard.press("End")
    expect(table.chosen).to_have_attribute("data-word", words[-1])
    keyboard.press("Home")
    keyboard.press("Enter")
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_text([words[0]])
    table.wait_for_plays()
    expect(table.rows.first).to_be_focused()
    keyboard.press("Control+z")
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_count(0)
    keyboard.press("Control+Shift+z")
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_text([words[0]])


@at_night("a first click pins with every change")
def test_a_press_by_a_screen_reader_pins_and_does_not_play(table: LetterpressPage) -> None:
    table.open_game()
    table.rows.nth(2).evaluate("row => { row.focus(); row.click() }")
    expect(table.chosen).to_have_attribute("data-word", table.words()[2])
    draw_frames(table.page)
    assert table.chips() == []


@at_night("test_phone.py makes plays by taps with every change")
def test_the_first_tap_shows_a_play_and_the_second_plays_it(open_context: Callable[..., Any], site: str) -> None:
    context = open_context(
        service_workers="block", has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740}
    ).context
    table = LetterpressPage(context.new_page(), site).open_game()
    table.page.get_by_role("button", name="Enlarge the panel").tap()
    table.rows.nth(1).tap()
    expect(table.board.locator(".taken")).not_to_have_count(0)
    assert table.chips() == []
    wait_until(table.page, lambda: is_above(table.board, table.page.locator("tw-sheet")))  # the board stays in sight
    word = table.words()[1]
    table.rows.nth(1).tap()
    expect(table.page.locator("tw-letterpress-played .chip")).to_have_text([word])


def test_an_answer_is_never_shown_beside_another_board(page: Page, site: str) -> None:
    table = LetterpressPage(page, site)
    table.open()
    # Two boards without a common letter, so that a word tells whose answer it is.
    boards = ["abcdefghiabcdefghiaeiabcd", "nopqrstuynopqrstuyouunops"]
    table.page.evaluate(
        """() => {
            globalThis.seen = [];
            const root = ["tw-app", "tw-letterpress", "tw-letterpress-finder"].reduce(
                (root, name) => root.querySelector(name).shadowRoot, document);
            const look = () => {
                const cells = root.querySelector("tw-letterpress-board").shadowRoot.querySelectorAll(".cell");
                const plays = root.querySelector("tw-letterpress-plays")?.shadowRoot;
                const rows = plays ? [...plays.querySelectorAll("[role=option]")] : [];
                const stale = Boolean(plays?.querySelector(".stale"));
                if (rows.length) {
                    const board = [...cells].map((cell) => cell.value).join("");
                    seen.push({ board, stale, words: rows.map((row) => row.dataset.word) });
                }
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    for is_patient in some([True, False, True, False], 2):
        for board in boards:
            table.paste(board)
            draw_frames(table.page)
            table.type(board[:6], start=0)
            if is_patient:
                table.wait_for_plays()
                draw_frames(table.page, 4)  # the answer is seen
    table.wait_for_plays()
    seen: list[dict[str, Any]] = table.page.evaluate("seen")
    fresh = [each for each in seen if not each["stale"]]
    assert len(fresh) > 10, "there were answers to look at"
    assert len({each["board"] for each in fresh}) > 1
    assert any(each["stale"] for each in seen), "and changes while an answer stood there"
    for each in fresh:
        letters = Counter(each["board"].upper())
        for word in each["words"]:
            assert not Counter(word) - letters, f"{word} beside {each['board']}"


@at_night("an answer is never shown beside another board with every change")
def test_an_old_answer_cannot_be_played(page: Page, site: str) -> None:
    table = LetterpressPage(page, site)
    table.open_game()
    hold_answers(page)
    table.choose_mode("Yours")
    table.square(0).click()
    expect(table.page.locator("tw-letterpress-plays .stale")).to_have_count(1)
    table.rows.first.click(force=True)
    table.rows.first.focus()
    table.page.keyboard.press("Enter")
    expect(table.board.locator(".taken")).to_have_count(0)
    assert table.chips() == []
    let_come(page)
    table.wait_for_plays()


def test_played_words_are_added_barred_and_removed(table: LetterpressPage) -> None:
    table.open_game()
    assert "CLYPE" in table.words()
    field = table.page.get_by_label("A word that was played")
    field.fill("clypes, pells")
    field.press("Enter")
    assert [chip.upper() for chip in table.chips()] == ["CLYPES", "PELLS"]
    table.wait_for_plays()
    assert not {"CLYPES", "CLYPE", "PELLS"} & set(table.words()), "words and their beginnings"
    table.page.get_by_role("button", name="Remove clypes").click()
    table.wait_for_plays()
    expect(table.page.locator("[data-word=CLYPE]")).to_have_count(1)


def test_the_ranking_and_the_words_can_be_chosen(table: LetterpressPage) -> None:
    table.open_game()
    safe = table.words()
    expect(table.page.locator("tw-letterpress-plays .head")).to_contain_text("Lock lead")
    table.page.get_by_role("radio", name="Territory").click()
    expect(table.page.locator("tw-letterpress-plays .head")).to_contain_text("Territory")
    table.wait_for_plays()
    assert table.words() != safe
    shown = table.rows.locator(".decides:not(.said)").all_inner_texts()
    numbers = [int(each.split()[-1].replace("\u2212", "-")) for each in shown]
    assert numbers == sorted(numbers, reverse=True), "the number shown is the one that decides"
    many = int(table.summary.inner_text().split()[0])
    slider = table.page.get_by_role("slider", name="Word difficulty")
    slider.focus()
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "everyday")
    table.wait_for_plays()
    assert 0 < int(table.summary.inner_text().split()[0]) < many


def test_more_plays_come_when_they_are_wanted(table: LetterpressPage) -> None:
    table.open_game()
    first = table.words()
    table.page.get_by_role("button", name="Show more plays").click()
    expect(table.rows.nth(50)).to_be_focused()
    assert table.words()[:50] == first
