"""A game begins and ends, in all three that are played: another begins at once, and Back leads to the one before."""

from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.crossword_game_page import HELD, CrosswordGamePage
from tests.browser.letterpress_game_page import FEW, LetterpressGamePage
from tests.browser.tycoon_page import OVER, TycoonPage

Table = CrosswordGamePage | LetterpressGamePage | TycoonPage


def crossword(page: Page, site: str) -> Table:
    rules = "&challenge=five&on=wordfeud"
    return CrosswordGamePage(page, site).open("Ann~,Ben~", moves="N.N.N.N.N.N", rules=rules)


def letterpress(page: Page, site: str) -> Table:
    return LetterpressGamePage(page, site).open("Ann~,Ben~", moves="-.-")


def tycoon(page: Page, site: str) -> Table:
    return TycoonPage(page, site).open_game("Ann~,Ben~", deal=3, moves=OVER)


def params(page: Page) -> dict[str, list[str]]:
    return parse_qs(page.evaluate("location.hash").partition("?")[2])


@pytest.mark.parametrize(
    ("open_game", "rules"),
    some(
        [
            (crossword, ["seats", "words", "challenge", "on"]),
            (letterpress, ["seats", "words"]),
            (tycoon, ["players", "words"]),
        ],
        1,
    ),
)
def test_play_again_deals_anew_by_the_same_rules_and_back_leads_to_the_game_before(
    page: Page, site: str, open_game: Callable[[Page, str], Table], rules: list[str]
) -> None:
    game = open_game(page, site)
    again = page.locator("[name=again]")
    expect(again).to_be_visible()
    over = params(page)
    again.focus()
    page.keyboard.press("Enter")
    game.wait_for_turn()
    expect(page.locator("[name=deal]")).to_have_count(0)
    begun = page.locator("tw-tycoon-game section.position") if open_game is tycoon else game.todo
    expect(begun).to_be_focused()  # as after the form
    page.wait_for_function("deal => !location.hash.includes(`deal=${deal}&`)", arg=over["deal"][0])
    now = params(page)
    assert [now.get(rule) for rule in rules] == [over[rule] for rule in rules]
    assert "moves" not in now
    page.go_back()
    expect(again).to_be_visible()
    page.wait_for_function("deal => location.hash.includes(`deal=${deal}&`)", arg=over["deal"][0])
    assert params(page)["moves"] == over["moves"]
    page.locator("[name=new-game]").click()
    expect(page.locator("[name=deal]")).to_be_visible()
    expect(page.locator("[name=name-0]")).to_have_value("Ann")


@pytest.mark.parametrize("game", some(["crossword", "letterpress", "tycoon"], 1))
@at_night("test_crossword_game.py::test_a_turn_is_laid_refused_played_answered_kept_and_taken_back")
def test_that_nobody_has_played_yet_is_not_told_while_an_opponent_is_about_to(page: Page, site: str, game: str) -> None:
    page.emulate_media(reduced_motion="no-preference")  # for whom opponents take their time
    page.add_init_script(f"({HELD})()")
    opened = {
        "crossword": "#crossword?view=game&seats=Bruno~3,You~&deal=1&words=en",
        "letterpress": f"#letterpress?view=game&seats=Bruno~3,You~&deal=0&words=en-common&on={FEW}",
        "tycoon": "#tycoon?players=Bruno~3,You~&deal=5&words=en",
    }
    page.goto(f"{site}{opened[game]}")
    untouched = page.get_by_text("Nobody has played yet.")
    expect(page.locator("h2", has_text="Bruno is thinking")).to_be_visible()
    expect(untouched).to_have_count(0)
    page.evaluate("letGo()")
    expect(page.locator("h2[data-actor='1']")).to_be_visible()
    expect(untouched).to_have_count(0)


@pytest.mark.parametrize(
    "open_game",
    some(
        [
            lambda page, site: TycoonPage(page, site).open_game("You~,Ben~", deal=3, moves=OVER),
            lambda page, site: LetterpressGamePage(page, site).open("You~,Ben~", moves="-.-"),
            lambda page, site: CrosswordGamePage(page, site).open("You~,Ben~", moves="N.N.N.N.N.N"),
        ],
        1,
    ),
)
def test_who_typed_no_name_is_called_as_in_the_pages_own_language(
    page: Page, site: str, open_game: Callable[[Page, str], Table]
) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['tr'] })")
    open_game(page, site)
    expect(page.get_by_text("Siz", exact=True).first).to_be_visible()
    expect(page.get_by_text("You", exact=True)).to_have_count(0)
    page.locator("[name=new-game]").click()
    expect(page.locator("[name=name-0]")).to_have_attribute("placeholder", "Siz")
    expect(page.locator("[name=name-0]")).to_have_value("")
