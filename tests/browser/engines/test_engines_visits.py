"""First and later visits in Chromium, Firefox and WebKit: from a link, without a network, wide and narrow."""

from amount import at_night, main_way
from tests.browser.conftest import IS_KEPT
from tests.browser.engines.driver import until
from tests.browser.letterpress_page import GAME, OURS, THEIRS

LETTERPRESS = f"#letterpress?list=en&board={GAME}&ours={OURS}&theirs={THEIRS}"
EXAMPLES = {
    "letterpress": LETTERPRESS,
    "crossword": "#crossword?list=en&game=scrabble&board=15/15/15/15/15/15/15/6QUIZ5/15/15/15/15/15/15/15&rack=AEINRS?",
    "anagrams": "#anagrams?list=en&rack=AALNST%3F",
    "tycoon": "#tycoon?list=en&view=finder&hand=AEIIMSU&pool=NPQ&patents=BJ",
    "draw": "#draw?list=en&seed=5",
    "race": "#race?list=en&rack=GARDENS",
}
"""A link to something solved in each game; the race waits to be run."""


def wait_until_drawn(visit, game):
    found = {"letterpress": "tw-letterpress-plays >> [role=option]", "crossword": "tw-crossword-plays >> [role=option]"}
    found |= {"anagrams": "tw-anagram-words >> [role=option]", "tycoon": "tw-tycoon-plays >> [role=option]"}
    found |= {"draw": "tw-draw-rack >> .tile[data-letter]", "race": "tw-race-runners >> input"}
    visit.wait_for("(selector) => all(selector).length > 0", found[game])


def test_a_link_is_a_solved_board_from_the_snapshot(visit, engine_server):
    visit.open(engine_server.address + LETTERPRESS)
    visit.wait_for_text("tw-letterpress >> .summary", "275 words")
    visit.wait_for("() => all('tw-letterpress-plays >> [role=option]')[0].dataset.word === 'GYMPS'")
    assert visit.run("() => document.querySelector('tw-app').engine.state.startedFrom") == "snapshot"


@main_way
def test_after_a_first_visit_it_opens_and_solves_without_a_server(visit, engine_server):
    visit.open(engine_server.address + LETTERPRESS)
    visit.wait_for_text("tw-letterpress >> .summary", "275 words")
    visit.wait_for("async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null")
    visit.wait_for(IS_KEPT, "/lists/en-")  # the service worker asks for it only once the page is its own
    engine_server.stop()
    visit.set_offline(True)
    visit.expect("sw.js|ServiceWorker")  # it looks for a new build, in vain
    visit.new_page()
    visit.open(engine_server.address + EXAMPLES["anagrams"])
    visit.wait_for_text("tw-anagrams >> .summary", "11 words")
    assert visit.run("() => document.querySelector('tw-app').engine.state.startedFrom") == "snapshot"


def widths(visit, engine_server):
    """The games that can be scrolled sideways, with how wide they are."""
    wide = {}
    for game, link in EXAMPLES.items():
        visit.open(engine_server.address + link)
        wait_until_drawn(visit, game)
        if not until(lambda: visit.run("() => document.documentElement.scrollWidth <= innerWidth")):
            wide[game] = visit.run("() => document.documentElement.scrollWidth")
    return wide


@at_night("games/ has it in Chromium")
def test_no_game_is_wider_than_the_window_whatever_size_it_had_before(visit, engine_server):
    visit.resize(1280, 760)
    assert widths(visit, engine_server) == {}
    visit.resize(360, 740)
    assert widths(visit, engine_server) == {}


@at_night("games/ has it in Chromium")
def test_back_leads_from_a_turn_that_is_looked_at_to_the_game(visit, engine_server):
    """Closing it leads back in the history, too, so that nothing of it is left there."""
    address = f"{engine_server.address}#letterpress?view=game&seats=Ann~,Ben~&deal=0&words=en-common&on={GAME}"
    turn, closing = "tw-turn-log >> [data-turn]", "tw-letterpress-game >> [name=close-turn]"
    at_turn = "at => location.hash.includes('look=') === at"
    visit.open(address)
    for turns in (1, 2):
        for said in ("letters", "begins with", "Best word"):
            visit.click("tw-letterpress-game >> [name=hint]")
            visit.wait_for("(selector, said) => text(selector).includes(said)", "tw-letterpress-game >> .told", said)
        visit.wait_for_element("tw-letterpress-game >> [name=play]:enabled")
        visit.click("tw-letterpress-game >> [name=play]")
        visit.wait_for("(selector, turns) => all(selector).length === turns", turn, turns)
    visit.click(turn)
    visit.wait_for(at_turn, True)
    visit.click(closing)
    visit.wait_for(at_turn, False)
    visit.run("() => history.back()")
    visit.wait_for("(selector) => all(selector).length === 1", turn)
    visit.run("() => history.forward()")
    visit.wait_for("(selector) => all(selector).length === 2", turn)
    visit.click(turn)
    visit.wait_for(at_turn, True)
    visit.run("() => history.back()")
    visit.wait_for(at_turn, False)
    assert visit.run("(selector) => all(selector).length", turn) == 2
