"""Thinking ahead: what to play and why, which gets better in place; and the plays that are wanted of all."""

import re

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.letterpress_page import GAME, MIDDLE, OURS, RICH, THEIRS, LetterpressPage, bits


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site)


def test_a_play_tells_why_and_shows_the_best_reply_on_the_board(table: LetterpressPage) -> None:
    table.open(f"#letterpress?{MIDDLE}")
    table.wait_until_settled()
    expect(table.status).to_have_text("You can win in 2 turns, whatever they do.")
    table.rows.first.click()
    table.page.mouse.move(5, 5)
    why = table.page.locator("tw-letterpress-why")
    expect(why.locator(".forced")).to_have_text("Wins in 2, whatever they answer.")
    expect(why.locator(".gains")).to_have_text(re.compile(r"^You take \d+ free squares? and \d+ of theirs, lock \d+"))
    after = table.owned("ours")
    reply = why.get_by_role("button", name="Their best reply")
    reply.click()
    expect(reply).to_have_attribute("aria-pressed", "true")
    assert table.owned("ours") < after, "the reply takes some"
    score = f"{len(table.owned('ours'))}–{len(table.owned('theirs'))}"
    expect(reply).to_contain_text(f"then {score}")
    reply.click()
    expect(reply).to_have_attribute("aria-pressed", "false")
    assert table.owned("ours") == after


def test_what_is_best_and_why_stands_there_before_any_play_is_chosen(table: LetterpressPage) -> None:
    table.open(f"#letterpress?{MIDDLE}")
    table.wait_until_settled()
    details = table.page.locator("tw-letterpress-details")
    best = table.rows.first.get_attribute("data-word")
    expect(details).to_contain_text(f"The best play found is {best}.")
    expect(details.locator(".forced")).to_have_text("Wins in 2, whatever they answer.")
    expect(details.locator(".reply")).to_contain_text("Their best reply")
    expect(details.get_by_role("button")).to_have_count(0)
    table.page.get_by_role("radio", name="Territory").click()
    expect(details).to_have_text(re.compile("^ *Point at a play"))


HOLD = """() => {
    const { engine } = document.querySelector("tw-app");
    const ask = engine.request.bind(engine);
    const until = new Promise((resolve) => (globalThis.goOn = resolve));
    engine.request = async (method, params, options) => {
        if (params.ranking === "lookahead") {
            const stopped = new Promise((_, reject) =>
                options?.signal?.addEventListener("abort", () => reject(options.signal.reason)));
            await Promise.race([until, stopped]);
        }
        return ask(method, params, options);
    };
}"""
"""Has the thinking wait until `goOn` is called."""


def open_held(table: LetterpressPage) -> None:
    """Open the board with its plays, about which nothing has been thought yet."""
    table.open()
    table.page.evaluate(HOLD)
    table.page.evaluate("address => { location.hash = address }", f"letterpress?{MIDDLE}&list=en")
    table.wait_for_plays()
    expect(table.status).to_have_text("Thinking ahead, 0%")


def ranks(table: LetterpressPage) -> list[str]:
    return table.rows.locator(".rank").all_inner_texts()


def test_a_play_that_is_chosen_stays_chosen_and_where_it_is_while_the_list_gets_better(
    table: LetterpressPage,
) -> None:
    open_held(table)
    table.rows.nth(3).click()
    table.page.mouse.move(5, 5)
    before = table.words()
    expect(table.chosen).to_have_attribute("data-word", before[3])
    table.page.evaluate("goOn()")
    table.wait_until_settled()
    assert table.words()[:3] != before[:3], "the order has changed"
    expect(table.chosen).to_have_attribute("data-word", before[3])
    expect(table.rows.nth(3)).to_have_attribute("data-word", before[3])
    expect(table.page.locator("tw-letterpress-details")).to_contain_text(f"Play {before[3]}")
    rank = int(ranks(table)[3])
    assert rank != 4, "it does not belong there any more, and says so"
    table.page.keyboard.press("Escape")
    expect(table.rows.nth(rank - 1)).to_have_attribute("data-word", before[3])
    shown = ranks(table)
    assert shown == [str(n + 1) for n in range(len(shown))]


@at_night("a chosen play stays where it is with every change")
def test_a_row_under_the_pointer_stays_there_while_the_list_gets_better(table: LetterpressPage) -> None:
    open_held(table)
    table.rows.nth(2).hover()
    word = table.words()[2]
    table.page.evaluate("goOn()")
    table.wait_until_settled()
    expect(table.rows.nth(2)).to_have_attribute("data-word", word)
    rank = int(ranks(table)[2])
    assert rank != 3
    table.page.mouse.move(5, 5)
    expect(table.rows.nth(rank - 1)).to_have_attribute("data-word", word)


def test_thinking_can_be_stopped_and_gone_on_with(table: LetterpressPage) -> None:
    open_held(table)
    table.page.get_by_role("button", name="Stop").click()
    expect(table.status).to_contain_text("Stopped")
    assert table.words()
    table.page.get_by_role("button", name="Keep thinking").click()
    table.page.evaluate("goOn()")
    table.wait_until_settled()
    expect(table.status).to_have_text("You can win in 2 turns, whatever they do.")


def test_what_has_settled_can_be_thought_about_longer_and_its_plays_stay_meanwhile(table: LetterpressPage) -> None:
    table.open(f"#letterpress?board={RICH}")
    table.wait_until_settled()
    before = table.words()
    table.page.evaluate(HOLD)
    table.page.get_by_role("button", name="Keep thinking").click()
    expect(table.status).to_contain_text("Thinking ahead")
    assert table.words() == before
    table.page.evaluate("goOn()")
    expect(table.status).to_have_text(re.compile("[1-9][0-9]?%"))
    assert len(table.words()) == len(before)
    table.page.get_by_role("button", name="Stop").click()
    expect(table.status).to_contain_text("Stopped")
    stopped = table.words()
    table.page.evaluate(HOLD)
    table.page.get_by_role("button", name="Keep thinking").click()
    expect(table.status).to_contain_text("Thinking ahead")
    assert table.words() == stopped, "what was found before it was stopped is still there"
    table.page.evaluate("goOn()")
    table.wait_until_settled()
    expect(table.status).to_contain_text("Best replies checked")
    expect(table.page.get_by_role("button", name="Keep thinking")).to_have_count(0)


def test_squares_that_a_play_must_take_are_marked_and_a_chip_takes_them_off(table: LetterpressPage) -> None:
    table.open(f"#letterpress?board={GAME}&ours={OURS}&theirs={THEIRS}")
    table.wait_until_settled()
    best = table.words()[0]
    many = len(table.words())
    table.page.get_by_role("button", name="Must use squares").click()
    table.square(13).click()
    table.square(14).click()
    expect(table.board.locator(".must")).to_have_count(2)
    chip = table.page.locator("tw-filter-marks [data-filter=must]")
    expect(chip).to_contain_text("Uses G E")
    expect(table.page.locator("tw-filter-marks")).to_contain_text(f"The best of all plays is {best}.")
    table.wait_for_plays()
    words = table.words()
    assert 0 < len(words) < many
    assert all({"G", "E"} <= set(word) for word in words)
    table.rows.first.hover()
    expect(table.square(13)).to_have_class(re.compile("taken"))
    expect(table.square(14)).to_have_class(re.compile("taken"))
    chip.click()
    table.wait_until_settled()
    expect(table.board.locator(".must")).to_have_count(0)
    assert table.words()[0] == best


def test_only_winning_plays_are_listed_the_shortest_word_first(table: LetterpressPage) -> None:
    table.open(f"#letterpress?{MIDDLE}")
    table.wait_until_settled()
    table.page.get_by_role("button", name="Shortest win").click()
    expect(table.page.locator("tw-filter-marks [data-filter=winning]")).to_be_visible()
    table.rows.first.wait_for()
    table.wait_until_settled()
    lengths = [len(word) for word in table.words()]
    assert lengths == sorted(lengths)
    assert set(table.rows.locator(".decides").all_inner_texts()) == {"wins"}


@at_night("a reload and other games are tried with what else is kept with every change")
def test_filters_of_the_plays_outlast_a_reload_and_another_game_and_a_new_board_drops_its_squares(
    table: LetterpressPage,
) -> None:
    table.open(f"#letterpress?{MIDDLE}")
    table.wait_until_settled()
    table.page.get_by_role("button", name="Shortest win").click()
    table.rows.first.hover()
    taken = [n for n in range(25) if "taken" in (table.square(n).get_attribute("class") or "")]
    table.page.get_by_role("button", name="Must use squares").click()
    table.square(taken[0]).click()
    marks = table.page.locator("tw-filter-marks [data-filter]")
    expect(marks).to_have_count(2)
    table.page.reload()
    expect(marks).to_have_count(2)
    table.wait_for_plays()
    assert set(table.rows.locator(".decides").all_inner_texts()) == {"wins"}
    table.rows.first.hover()
    expect(table.square(taken[0])).to_have_class(re.compile("taken"))
    table.page.get_by_role("link", name="Anagrams").click()
    table.page.get_by_role("link", name="Letterpress").click()
    expect(marks).to_have_count(2)
    expect(table.board.locator(".must")).to_have_count(1)
    table.page.get_by_role("button", name="Clear").click()
    expect(table.board.locator(".must")).to_have_count(0)


@at_night("both sides play a game to its end with every change")
def test_the_board_is_turned_round_and_back(table: LetterpressPage) -> None:
    table.open(f"#letterpress?{MIDDLE}")
    table.wait_until_settled()
    ours = table.words()
    table.page.get_by_role("button", name="What can they do?").click()
    assert table.side_to_move == "theirs"
    table.wait_until_settled()
    assert table.words() != ours
    table.rows.first.click()
    expect(table.page.locator("tw-letterpress-why .gains")).to_contain_text("They take")
    expect(table.page.locator("tw-letterpress-why")).to_contain_text("Your best reply")
    table.page.get_by_role("button", name="What can you do?").click()
    table.wait_until_settled()
    assert table.side_to_move == "ours"
    assert table.words()[:3] == ours[:3]


def test_a_win_at_once_is_told_as_one(table: LetterpressPage) -> None:
    table.open("#letterpress?board=ryrxlzmluoceuqjdawsktwfgr&ours=3644383&theirs=29910016")
    table.wait_until_settled()
    expect(table.status).to_have_text("You can win at once.")
    table.page.get_by_role("button", name="What can they do?").click()
    expect(table.status).to_have_text("They can win at once.")


def test_a_finished_board_says_who_has_won(table: LetterpressPage) -> None:
    ours = bits(set(range(12)))
    table.open(f"#letterpress?board={GAME}&ours={ours}&theirs={2**25 - 1 - ours}")
    expect(table.page.get_by_text("The board is full. They won, 13–12.")).to_be_visible()


def test_a_word_is_checked_without_being_played(table: LetterpressPage) -> None:
    table.open(f"#letterpress?{MIDDLE}")
    table.wait_for_plays()
    table.page.get_by_role("button", name="Your word").click()
    field = table.page.get_by_role("textbox", name="Your word")
    field.fill("truncheon")
    expect(table.page.locator("tw-letterpress-word")).to_contain_text(re.compile(r"Legal; \d+ ways to play it"))
    field.fill("happen")
    field.press("Enter")
    expect(table.page.locator("tw-letterpress-word")).to_contain_text("has been played, or begins a word that has")
    assert table.chips() == ["HAPPENS", "GATHERS", "ASHAMED", "CHOPPED"]
