"""The slider and the switch that keep words out of sight act in the games of cards and draws too."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.draw_page import DrawPage, asked
from tests.browser.tycoon_page import TycoonPage

# Draw 2 is N L Q P A T N: QAT (16) is the best word of the large list, PLANT (15) of the common ones.
SEED = 2


@pytest.fixture
def page(kept_page: Page) -> Page:
    return kept_page


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
