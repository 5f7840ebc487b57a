"""Links that are followed in an open page: they say all that is on the table, and set off no heavy work."""

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import draw_frames, wait_until

HEAR = """{
    globalThis.asked = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...more) {
        for (const each of Array.isArray(message) ? message : [message]) asked.push(each.method);
        postMessage.call(this, message, ...more);
    };
}"""

HEAVY = {
    "crossword.simulate",
    "crossword.stage",
    "crossword.endgame",
    "crossword.preendgame",
    "crossword.leaves",
    "draw.experiment",
    "finders.race",
    "finders.growth",
}

MOVES = "&deal=494022118&words=en&seats=You~,Bruno~3"
LINKS = {
    "a simulation's settings": "#crossword?rack=AEINRST&order=equity&plies=12&samples=99999&known=QZ&list=en",
    "an endgame": "#crossword?board=15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15&rack=AE&order=equity&list=en",
    "a review": f"#crossword?view=review{MOVES}",
    "an experiment": "#draw?view=experiment&draws=800&rack=AEINRST",
    "a race": "#race?rack=AEINRSTLO&runners=powerset&repeats=100",
}


def follow(page: Page, link: str) -> None:
    """Go where a link leads, without leaving the page."""
    page.evaluate("link => { location.hash = link }", link)


def rests(page: Page) -> None:
    """Wait until the engine is ready and owes nothing."""
    wait_until(page, lambda: page.evaluate("document.querySelector('tw-app').engine.state.stage === 'ready'"))
    ask = "document.querySelector('tw-app').engine.request('lexicon.list', {}).then(() => null)"
    for _ in range(3):  # what an answer has the page ask, too
        draw_frames(page, 3)
        page.evaluate(ask)


@pytest.mark.parametrize("link", some(LINKS, 3))
def test_a_link_starts_no_heavy_work(page, site, link):
    page.add_init_script(HEAR)
    page.goto(site + LINKS[link])
    page.locator("tw-app main > #game").wait_for()
    rests(page)
    asked = set(page.evaluate("asked"))
    assert "lexicon.check" in asked
    assert not asked & HEAVY


def test_a_link_takes_back_what_an_earlier_one_said_and_it_does_not(page, site):
    plain = "#anagrams?rack=AALNST%3F&list=en"
    page.goto(site + plain)
    summary = page.locator("tw-app main > #game .summary")
    expect(summary).to_contain_text("11 words")
    follow(page, f"{plain}&zipf=4")
    expect(summary).not_to_contain_text("11 words")
    follow(page, plain)
    expect(summary).to_contain_text("11 words")


@at_night("a link takes back what an earlier one said with every change")
def test_a_crossword_link_without_filters_has_none(page, site):
    plain = "#crossword?board=15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15&rack=AEINRS%3F&list=en"
    page.goto(site + plain)
    summary = page.locator("tw-app main > #game .summary")
    every = "plays"
    expect(summary).to_contain_text(every)
    rests(page)
    before = summary.inner_text().split(" plays")[0]
    follow(page, f"{plain}&where=8G&length=5")
    expect(page.locator("tw-filter-marks button").first).to_be_visible()
    follow(page, plain)
    expect(summary).to_contain_text(f"{before} plays")
    expect(page.locator("tw-filter-marks button")).to_have_count(0)
