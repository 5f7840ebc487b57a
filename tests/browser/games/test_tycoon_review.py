"""A game of Letter Tycoon looked back on: its turns, the ways to the mistakes, to the finder and back."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes
from tests.browser.tycoon_page import OVER, TycoonPage


def test_a_turn_has_what_was_better_its_cards_and_leads_to_the_finder(page: Page, site: str) -> None:
    table = TycoonPage(page, site).open_game("Ann~,Bruno~5", deal=3, moves=OVER)
    turns = page.locator("tw-tycoon-review li")
    opened = page.locator("tw-tycoon-review li.opened")
    expect(turns).to_have_count(20)
    expect(turns.nth(0)).to_contain_text("Turn 1: PLANS, $3, bought P Ann")
    expect(turns.nth(0)).to_contain_text("blunder · missed 8.2")
    expect(turns.nth(0).locator(".better")).to_have_text("NONPLAYS and patent S, worth 12.6 instead of 4.4")
    # Bruno plays as advice says, also where another word earned more at once.
    expect(turns.filter(has_text="Bruno")).to_have_count(10)
    expect(turns.filter(has_text="Bruno").filter(has_text="best")).to_have_count(10)
    expect(turns.filter(has_text="Bruno").locator(".better")).to_have_count(0)
    expect(turns.nth(2)).to_contain_text("BRASHY and patent B")

    # Ann alone is at the screen.
    mistakes = page.locator("tw-review-steps .place")
    expect(mistakes).to_have_text("9 mistakes")
    page.keyboard.press("[")
    expect(opened).to_contain_text("Turn 19:")
    page.keyboard.press("]")
    expect(opened).to_contain_text("Turn 1:")
    page.locator("tw-review-steps [name=next-mistake]").click()
    expect(opened).to_contain_text("Turn 3:")
    expect(mistakes).to_have_text("2 of 9")
    expect(page.locator("tw-tycoon-game .now .facts")).to_have_text("Round 2")
    page.locator("[name=mistakes-only]").check()
    expect(turns).to_have_count(9)

    # Its cards are those before it; what was played of them is lifted.
    assert (len(table.letters("hand")), len(table.letters("pool"))) == (7, 3)
    expect(table.page.locator("tw-tycoon .places .card.lifted")).to_have_count(5)
    hand, pool = table.letters("hand"), table.letters("pool")
    page.wait_for_function("() => location.hash.includes('look=3')")
    looked = page.evaluate("location.hash")
    opened.locator("[name=find-position]").click()
    switch = page.locator("tw-tycoon-finder .switch input:checked")
    expect(switch, "what had the focus is gone").to_be_focused()
    expect(table.field("hand")).to_have_value(hand)
    expect(table.field("pool")).to_have_value(pool)
    expect(table.field("money")).to_have_value("0")
    expect(table.patent("P")).to_have_attribute("aria-label", "P, $3, yours")
    expect(table.patent("X")).to_have_attribute("aria-label", re.compile("others"))
    expect(table.rows.first).to_be_visible()
    page.go_back()
    expect(opened).to_contain_text("Turn 3:")
    expect(page.locator("tw-tycoon-game .switch input:checked"), "the finder had the focus").to_be_focused()
    assert page.evaluate("location.hash") == looked
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(table.cards("hand")).to_have_count(0)


def test_a_link_to_a_turn_shows_its_cards_and_its_row_in_any_window(page: Page, site: str) -> None:
    for width, height in ((844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        table = TycoonPage(page, site).open_game("Ann~,Bruno~5", deal=3, moves=f"{OVER}&look=9")
        opened = page.locator("tw-tycoon-review li.opened")
        expect(opened).to_contain_text("Turn 9:")
        expect(page.locator("tw-tycoon-review tw-plot canvas, tw-tycoon-review tw-plot svg").first).to_be_visible()
        expect(table.cards("hand").first).to_be_in_viewport()
        if height > 500:  # or there is room for the cards alone
            expect(opened).to_be_in_viewport()
            page.wait_for_function("() => new Promise(done => setTimeout(() => done(true), 300))")
            expect(opened).to_be_in_viewport()
        assert page.evaluate("scrollY") == 0


def test_what_each_player_had_before_a_turn_is_shown_and_the_graph_leads_there(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = TycoonPage(page, site).open_game("Ann~,Bruno~5", deal=3, moves=OVER)
    turns = page.locator("tw-tycoon-review li")
    expect(turns).to_have_count(20)

    def held() -> list[str]:
        told = [re.sub(r"\s+", " ", table.player(each).inner_text()) for each in (0, 1)]
        return [re.sub(r"^\d ?", "", each).strip() for each in told]

    end = held()
    turns.nth(0).locator(".played").click()
    expect(turns.nth(0)).to_have_class(re.compile("opened"))
    assert all(
        re.search(rf"^{name} 0 .*\$0 .*\b0\b", each) for name, each in zip(("Ann", "Bruno"), held(), strict=True)
    )
    # Ann has played PLANS for $3 and bought P for all of it; Bruno DIGOXIN for $6 and a stock, and X for $2.
    turns.nth(2).locator(".played").click()
    becomes(page, lambda: [re.findall(r"\d+", each) for each in held()], [["3", "0", "0"], ["7", "4", "1"]])
    page.keyboard.press("Escape")
    becomes(page, held, end)

    plot = page.locator("tw-tycoon-review tw-plot")
    plot.locator("canvas").wait_for()
    plot.locator("summary").click()
    rows = plot.locator("tbody tr")
    expect(rows).to_have_count(21)
    assert [re.findall(r"\d+", row) for row in rows.all_inner_texts()[:3]] == [
        ["0", "0", "0"],
        ["1", "3", "0"],
        ["2", "3", "7"],
    ]
    over = plot.locator(".u-over")
    box = over.bounding_box()
    assert box
    over.click(position={"x": box["width"] * 4 / 20, "y": 40})
    expect(page.locator("tw-tycoon-review li.opened")).to_contain_text("Turn 4:")
    page.wait_for_function("() => location.hash.includes('look=4')")
