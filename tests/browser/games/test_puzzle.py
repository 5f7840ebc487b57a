"""The position of the day: the engine's own, solved before its plays are shown, kept and shared."""

import re
from datetime import datetime
from urllib.parse import parse_qs, urlsplit

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.conftest import ZONE, becomes, wait_until
from tests.browser.crossword_page import LEARN, CrosswordPage
from tests.browser.draw_page import asked
from tests.browser.letterpress_page import LetterpressPage, bits

DAY = 20261122

TRICKY = 20261113
"""A day of Letterpress whose best word is another in each order, as is the best way to play it."""


@pytest.fixture
def page(new_page: Page) -> Page:
    """A page of a new profile, for it has a day of its own."""
    return new_page


def passed_on(page: Page) -> dict[str, list[str]]:
    """What the code for another site says of the table, as the fields of a link."""
    page.locator("tw-share [name=share]").click()
    dialog = page.locator("tw-share dialog[open]")
    code = dialog.locator("textarea").input_value()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return fields_of(code.split('"')[1].replace("&amp;", "&"))


def fields_of(link: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(link).fragment.partition("?")[2])


def test_the_crossword_position_of_the_day_is_solved_before_its_plays_are_shown(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.set_fixed_time(datetime(2026, 11, 22, 12, tzinfo=ZONE))
    page.goto(site)
    page.get_by_role("list", name="Today").get_by_role("link").first.click()
    table = CrosswordPage(page, site)
    panel = page.locator("tw-crossword tw-puzzle")
    expect(panel.get_by_role("heading", level=2)).to_contain_text("Position of")
    puzzle = asked("crossword.puzzle", lexicon="en", seed=DAY)
    becomes(page, table.rack, puzzle["rack"])
    assert table.rows() == [re.sub("[a-z]", lambda blank: f"({blank.group().upper()})", row) for row in puzzle["board"]]
    expect(table.plays).to_have_count(0)

    best = asked("crossword.solve", lexicon="en", **puzzle, limit=1)["plays"][0]
    table.go_to(best["row"], best["col"], across=best["across"])
    page.keyboard.type(best["placed"].replace(".", ""))
    log = page.locator("tw-crossword-laying [name=log]")
    expect(log).to_have_text(re.compile(rf"Try for {best['score']} points"))
    log.click()
    tries = panel.get_by_role("listitem")
    expect(tries).to_have_text([re.compile(rf"{best['word'].upper()}\s+{best['score']} points")])
    expect(table.tentative).to_have_count(0)
    assert table.rack() == puzzle["rack"]

    assert passed_on(page) == {"day": [str(DAY)], "list": ["en"]}

    page.reload()
    expect(tries).to_have_count(1)
    page.get_by_role("link", name="Anagrams").click()
    page.locator("tw-anagrams").wait_for()
    page.go_back()
    expect(tries).to_have_count(1)
    panel.get_by_role("button", name="Show all plays").click()
    expect(table.plays).not_to_have_count(0)
    expect(panel).to_contain_text(f"{best['score']} of {best['score']} points")
    expect(panel).to_contain_text("Nothing beats that.")
    expect(panel).to_contain_text("Played today")
    assert "board" in passed_on(page), "nothing is given away any more"
    panel.get_by_role("button", name="Copy result").click()
    wait_until(page, lambda: "Your turn" in page.evaluate("navigator.clipboard.readText()"))
    said = page.evaluate("navigator.clipboard.readText()")
    assert f"{best['score']} of {best['score']} points. Your turn: {site}" in said
    assert fields_of(said.split()[-1]) == {"day": [str(DAY)], "list": ["en"]}

    page.locator("tw-bar .name").first.click()
    expect(page.get_by_role("list", name="Today").get_by_role("link").first).to_contain_text("Played today")


def lay(table: CrosswordPage, play: dict[str, object]) -> None:
    """Lay a play's tiles and try them."""
    table.go_to(play["row"], play["col"], across=play["across"])
    table.page.keyboard.type(str(play["placed"]).replace(".", ""))
    log = table.page.locator("tw-crossword-laying [name=log]")
    expect(log).to_have_text(re.compile(rf"Try for {play['score']} points"))
    log.click()


@at_night("the positions of the day are solved with every change")
def test_the_best_play_can_be_looked_for_by_equity_and_another_position_be_had(page: Page, site: str) -> None:
    table = CrosswordPage(page, site).open(f"#crossword?day={DAY}&list=en")
    panel = page.locator("tw-crossword tw-puzzle")
    by_score = asked("crossword.puzzle", lexicon="en", seed=DAY)
    becomes(page, table.rack, by_score["rack"])
    panel.locator("label[data-value=equity]").click()
    puzzle = asked("crossword.puzzle", lexicon="en", seed=DAY, by="equity")
    becomes(page, table.rack, puzzle["rack"])
    expect(panel).to_contain_text("Which play is best, counting what it leaves on the rack?")
    solved = asked("crossword.solve", lexicon="en", **puzzle, limit=3, order="equity", moves="all")["plays"]
    best, _, third = solved
    tries = panel.get_by_role("listitem")
    for number, play in enumerate((third, best), 1):
        lay(table, play)
        expect(tries).to_have_count(number)
    behind = f"{best['equity'] - third['equity']:.1f}".removesuffix(".0")
    told = [re.compile(rf"{best['word'].upper()}\s+the best"), re.compile(rf"\s+number 3, {behind} behind")]
    expect(tries).to_have_text(told)

    page.reload()
    expect(tries).to_have_text(told)
    panel.get_by_role("button", name="Another position").click()
    other = asked("crossword.puzzle", lexicon="en", seed=DAY - 1, by="equity")
    becomes(page, table.rack, other["rack"])
    expect(panel.get_by_role("heading", level=2)).to_have_text("Position of November 21, 2026")
    expect(tries).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(tries).to_have_text(told)
    panel.get_by_role("button", name="Show all plays").click()
    expect(table.plays.first).to_have_attribute("data-word", best["word"])
    expect(panel).to_contain_text("The best play")
    expect(panel).to_contain_text("Nothing beats that.")


@at_night("unit/test_puzzles.py has the engine's side")
def test_the_best_play_is_the_same_for_those_who_have_leave_values_of_their_own(page: Page, site: str) -> None:
    lexicon = "en-common"
    table = CrosswordPage(page, site).open("#crossword?game=scrabble")
    page.evaluate(LEARN, [lexicon, "scrabble", 24])
    table.open(f"#crossword?day={DAY}&list={lexicon}&puzzle=equity")
    puzzle = asked("crossword.puzzle", lexicon=lexicon, seed=DAY, by="equity")
    becomes(page, table.rack, puzzle["rack"])
    solved = asked("crossword.solve", lexicon=lexicon, **puzzle, limit=3, order="equity", moves="all")["plays"]
    page.locator("tw-puzzle").get_by_role("button", name="Show all plays").click()
    table.wait_for_plays()
    told = table.all_facts()[:3]
    assert [(word, equity) for _, word, equity in told] == [(each["word"], round(each["equity"], 1)) for each in solved]
    leaves = page.locator("tw-crossword-leaves")
    expect(leaves).to_have_text("Kept tiles are valued by an estimate, tile by tile.")
    page.locator("tw-rack input").fill("AEINRST")
    expect(leaves).to_contain_text("values of your own, learnt from 24 boards")


def test_tiles_that_the_rack_does_not_have_are_no_try_and_the_best_word_can_be_learnt(page: Page, site: str) -> None:
    table = CrosswordPage(page, site).open(f"#crossword?day={DAY}&list=en")
    puzzle = asked("crossword.puzzle", lexicon="en", seed=DAY)
    becomes(page, table.rack, puzzle["rack"])
    play = next(
        play
        for play in asked("crossword.solve", lexicon="en", board=puzzle["board"], rack="ZEADOIB", limit=50)["plays"]
        if "Z" in play["placed"]
    )
    table.go_to(play["row"], play["col"], across=play["across"])
    page.keyboard.type(play["placed"].replace(".", ""))
    page.locator("tw-crossword-laying [name=log]").click()
    expect(page.locator("tw-crossword-laying .wrong")).to_have_text("Your rack does not have these tiles.")
    panel = page.locator("tw-puzzle")
    expect(panel.get_by_role("listitem")).to_have_count(0)
    panel.get_by_role("button", name="Show all plays").click()
    best = asked("crossword.solve", lexicon="en", **puzzle, limit=1)["plays"][0]
    panel.get_by_role("button", name=f"Learn {best['word'].upper()}").click()
    expect(panel.locator("tw-learn")).to_have_text("In your cards")


def test_the_letterpress_position_of_the_day_is_solved_before_its_plays_are_shown(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("tw-home").wait_for()
    table = LetterpressPage(page, site)
    page.goto(f"{site}#letterpress?list=en")
    today = page.locator("tw-letterpress-start").get_by_role("link", name="Position of the day")
    expect(today).to_have_attribute("href", re.compile(r"#letterpress\?day=20\d{6}$"))
    today.click()
    page.locator("tw-letterpress tw-puzzle").wait_for()
    page.go_back()
    today.wait_for()
    page.go_back()
    page.goto(f"{site}#letterpress?day={TRICKY}&list=en")
    panel = page.locator("tw-letterpress tw-puzzle")
    expect(panel.get_by_role("heading", level=2)).to_have_text("Position of November 13, 2026")
    puzzle = asked("letterpress.puzzle", lexicon="en", seed=TRICKY)
    assert table.letters() == puzzle["board"].lower()
    assert bits(table.owned("ours")) == puzzle["ours"]
    assert bits(table.owned("theirs")) == puzzle["theirs"]
    assert table.chips() == puzzle["played"]
    expect(table.rows).to_have_count(0)

    solved = asked("letterpress.solve", lexicon="en", **puzzle, limit=10, anagrams="merged")
    tenth = solved["plays"][-1]["word"]
    place = asked("letterpress.solve", lexicon="en", **puzzle, word=tenth, place=True, limit=1)["place"]
    word = page.locator("tw-letterpress-word input")
    for typed in (tenth, solved["plays"][0]["word"]):
        word.fill(typed)
        expect(table.rows.first).to_have_attribute("data-word", typed)
        table.wait_for_plays()
        table.rows.first.focus()
        page.keyboard.press("Enter")
        expect(panel.get_by_role("listitem").filter(has_text=typed)).to_be_visible()
    first = re.compile(rf"{solved['plays'][0]['word']}\s+number 1")
    expect(panel.get_by_role("listitem")).to_have_text([first, re.compile(rf"{tenth}\s+number {place}")])
    assert table.chips() == puzzle["played"]

    page.reload()
    panel.get_by_role("button", name="Show all plays").click()
    expect(table.rows.first).to_have_attribute("data-word", solved["plays"][0]["word"])
    expect(panel).to_contain_text("Judged by “Safe”")
    expect(panel).to_contain_text(f"Number 1 of {solved['words']:,}")
    expect(panel.locator("tw-learn")).to_have_count(0)  # what was found is known
    expect(panel).to_contain_text("Nothing beats that.")
    page.locator("tw-letterpress-order [data-value=territory]").click()
    expect(table.rows.first).not_to_have_attribute("data-word", solved["plays"][0]["word"])
    page.go_back()
    page.locator("tw-home").wait_for()


def test_a_letterpress_puzzle_gives_nothing_away_and_no_button_of_it_does_nothing(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site}#letterpress?day={TRICKY}&list=en")
    word, close = page.locator("tw-letterpress-word input"), page.locator("tw-letterpress-word [name=close]")
    expect(word).to_have_value("")
    expect(close.or_(page.locator("[name=find-word]"))).to_have_count(0)
    expect(page.locator("tw-letterpress .under > tw-segments")).to_be_hidden()
    word.fill("acne")
    expect(close).to_have_attribute("aria-label", "Clear")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert fields_of(copied) == {"day": [str(TRICKY)], "list": ["en"]}
    close.click()
    expect(word).to_have_value("")
    expect(word).to_be_focused()
