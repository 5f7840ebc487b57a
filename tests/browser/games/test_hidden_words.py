"""No filter acts unseen: its mark stands beside the answers, tells what it hides, and can be taken off there."""

import re

import pytest
from amount import at_night
from playwright.sync_api import Locator, Page, expect
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.conftest import becomes
from tests.browser.crossword_page import CrosswordPage
from tests.browser.draw_page import DrawPage, asked
from tests.browser.letterpress_page import LetterpressPage
from tests.browser.tycoon_page import TycoonPage

# Draw 2 is N L Q P A T N: QAT (16) is the best word of the large list, PLANT (15) of the common ones.
SEED = 2

# The page's own example of a Scrabble board, halfway through a game.
EXAMPLE = {
    "lexicon": "en",
    "layout": "scrabble",
    "tiles": "en",
    "board": [
        "......IF.......",
        ".....BOATS.....",
        "..VOLA....G....",
        "...BUR.M..AA...",
        "C.WAREHOUSeD...",
        "APO....N...Z...",
        "VIEWED.DIXIE...",
        "E......O...SAKI",
        "R..............",
        "N..............",
        *["..............."] * 5,
    ],
    "rack": "GI?TTEE",
}


@pytest.fixture
def page(warm_page: Page) -> Page:
    return warm_page


def test_the_word_game_looks_for_common_words_alone_and_says_when_another_beats_them(page: Page, site: str) -> None:
    rack = asked("draw.deal", seed=SEED)["rack"]
    best = asked("draw.solve", lexicon="en", rack=rack)
    common = asked("draw.solve", lexicon="en", rack=rack, min_zipf=4)
    assert (best["words"], common["words"]) == (["QAT"], ["PLANT"])
    table = DrawPage(page, site).open_dealt(seed=SEED, list="en", zipf=4)
    table.try_word("qat")
    expect(table.tries.first).to_contain_text(str(best["score"]))
    table.reveal()
    assert table.best_words() == ["PLANT"]
    expect(table.outcome).to_contain_text("That is 1 more than the best of the words you chose to see.")
    expect(table.outcome).to_contain_text("16 of 16")
    AnagramsPage(page, site).open_lists()
    page.locator("tw-lists [name=zipf]").fill("0")
    page.keyboard.press("Escape")
    expect(table.best.first).to_have_attribute("data-word", "QAT")
    expect(table.outcome).to_contain_text("Nothing beats that.")


@at_night("the same mark is tried in the Word Game and in one other game with every change")
def test_letter_tycoons_finder_looks_for_common_and_decent_words_alone(page: Page, site: str) -> None:
    cards = {"hand": "ASSHOLE", "pool": "SQQ"}
    best = [asked("tycoon.solve", lexicon="en", **cards, **more) for more in ({}, {"without": "en-rude"})]
    assert best[0]["best_total"] > best[1]["best_total"]
    finder = TycoonPage(page, site).open_finder(**cards, list="en")
    expect(finder.page.locator("tw-tycoon .summary")).to_contain_text(f"Best play earns {best[0]['best_total']}")
    AnagramsPage(page, site).open_lists()
    page.locator("tw-lists [name=hide-rude]").check()
    page.keyboard.press("Escape")
    expect(finder.page.locator("tw-tycoon .summary")).to_contain_text(f"Best play earns {best[1]['best_total']}")
    common = asked("tycoon.solve", lexicon="en", without="en-rude", min_zipf=3.5, **cards)
    AnagramsPage(page, site).open_lists()
    page.locator("tw-lists [name=zipf]").fill("3")
    page.keyboard.press("Escape")
    expect(finder.page.locator("tw-tycoon .summary")).to_contain_text(f"Best play earns {common['best_total']}")


def marks(page: Page) -> Locator:
    return page.locator("tw-filter-marks button")


def told(page: Page) -> Locator:
    """What the filters are said to hide."""
    return page.locator("tw-filter-marks [role=status]")


def test_how_common_words_are_is_chosen_for_one_game_and_told_in_it(page: Page, site: str) -> None:
    letterpress = LetterpressPage(page, site).open()
    letterpress.type("RESTINGSTALEPOUNDCHIMEWAX")
    letterpress.rows.first.wait_for()
    assert marks(page).count() == 0
    page.locator("tw-letterpress-order [name=zipf]").fill("4")
    expect(marks(page)).to_have_text(re.compile("Word difficulty: everyday"))
    expect(told(page)).to_contain_text("would come first")
    crossword = CrosswordPage(page, site).open_example()
    assert marks(page).count() == 0
    assert crossword.facts(0)[2] == asked("crossword.solve", **EXAMPLE)["plays"][0]["score"]
    page.locator("tw-bar nav a", has_text="Letterpress").click()
    marks(page).click()
    expect(page.locator("tw-letterpress-order [name=zipf]")).to_have_value("0")
    expect(marks(page)).to_have_count(0)
    expect(letterpress.summary).to_be_focused()


def test_filters_say_how_many_plays_they_hide_and_how_much_better_the_best_is(page: Page, site: str) -> None:
    every = asked("crossword.solve", **EXAMPLE, limit=1)
    common = asked("crossword.solve", **EXAMPLE, min_zipf=4.5, limit=1)
    fours = asked("crossword.solve", **EXAMPLE, min_zipf=4.5, filter={"length": 4}, limit=1)
    best = [answer["plays"][0]["score"] for answer in (every, common, fours)]
    assert best[0] > best[1] > best[2] > 0
    crossword = CrosswordPage(page, site)
    crossword.open_example()
    query = page.url.split("?")[1]
    crossword.open(f"#crossword?{query}&zipf=4.5&length=4&order=score")
    expect(marks(page)).to_have_text([re.compile("Word difficulty: everyday"), re.compile("Length 4")])
    expect(told(page)).to_have_text(
        f"{every['count'] - fours['matching']:,} plays hidden; the best of them is worth {best[0] - best[2]} more."
    )
    marks(page).last.click()
    expect(told(page)).to_have_text(
        f"{every['count'] - common['count']:,} plays hidden; the best of them is worth {best[0] - best[1]} more."
    )
    expect(marks(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(marks(page)).to_have_count(0)
    becomes(page, lambda: crossword.facts(0)[2], best[0])


@at_night("hidden words are told of in one game with every change")
def test_rude_words_that_are_hidden_in_all_games_are_told_in_each(page: Page, site: str) -> None:
    anagrams = AnagramsPage(page, site).open("#anagrams?rack=ASSHOLE&use=any&list=en")
    anagrams.wait_for_words()
    page.locator("tw-anagram-order [name=rude]").check()
    hidden = [
        sum(
            group["count"] for group in asked("anagram.find", lexicon="en", rack="ASSHOLE", use="any", **more)["groups"]
        )
        for more in ({}, {"without": "en-rude"})
    ]
    expect(told(page)).to_have_text(f"{hidden[0] - hidden[1]} words hidden.")
    CrosswordPage(page, site).open_example()
    expect(marks(page)).to_have_text(re.compile("Rude words hidden in all games"))
    marks(page).click()
    page.locator("tw-bar nav a", has_text="Anagrams").click()
    expect(page.locator("tw-anagram-order [name=rude]")).not_to_be_checked()
