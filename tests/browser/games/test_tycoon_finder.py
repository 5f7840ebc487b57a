"""Letter Tycoon's finder: plays beside typed cards, and a sentence for every wrong entry, with the state as it was."""

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.tycoon_page import TycoonPage

GOOD = {"hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ"}


@pytest.fixture
def finder(warm_page: Page, site: str) -> TycoonPage:
    return TycoonPage(warm_page, site).open_finder(**GOOD)


def wait(finder: TycoonPage) -> None:
    finder.rows.first.wait_for()
    expect(finder.page.locator("tw-tycoon-plays .stale")).to_have_count(0)


def test_the_best_play_is_there_without_asking(finder: TycoonPage) -> None:
    wait(finder)
    expect(finder.page.locator("tw-tycoon .summary")).to_contain_text("Best play earns 56")
    expect(finder.rows.first.locator(".decides")).to_contain_text("56")
    finder.patent("B").click()
    expect(finder.page.locator("tw-tycoon .summary")).not_to_contain_text("Best play earns 56")
    finder.wait_for_address("patents=J&others=B")
    finder.button("undo").click()
    expect(finder.page.locator("tw-tycoon .summary")).to_contain_text("Best play earns 56")


@pytest.mark.parametrize(
    ("field", "text", "sentence"),
    [
        ("hand", "AEIIMSUE", "A hand has 7 cards, not 8."),
        ("pool", "NP", "The pool has 3 cards, not 2."),
        ("hand", "AEIIMS?", "This game has no blanks; cards are A to Z."),
        ("pool", "N3Q", "“3” is not a letter card; cards are A to Z."),
    ],
)
def test_a_wrong_entry_gets_its_sentence_and_stays_as_typed(
    finder: TycoonPage, field: str, text: str, sentence: str
) -> None:
    wait(finder)
    finder.field(field).fill(text)
    expect(finder.wrong).to_have_text(sentence)
    expect(finder.field(field)).to_have_attribute("aria-invalid", "true")
    expect(finder.field(field)).to_have_value(text)
    expect(finder.rows).to_have_count(0)
    finder.field(field).fill(GOOD[field])
    wait(finder)
    expect(finder.wrong).to_have_count(0)
    expect(finder.page.locator("tw-tycoon .summary")).to_contain_text("Best play earns 56")


def test_the_finder_is_emptied_and_passed_on_like_any_position(finder: TycoonPage) -> None:
    wait(finder)
    finder.button("copy-link").wait_for()
    finder.button("clear").click()
    for field in GOOD.keys() - {"patents"}:
        expect(finder.field(field)).to_have_value("")
    expect(finder.button("clear")).to_be_disabled()
    finder.button("undo").click()
    wait(finder)
    finder.button("redo").click()
    expect(finder.field("hand")).to_have_value("")


def test_a_patent_twice_in_a_link_gets_its_sentence(warm_page: Page, site: str) -> None:
    finder = TycoonPage(warm_page, site).open_finder(**{**GOOD, "patents": "BJB"})
    expect(finder.wrong).to_have_text("Patent B is named twice; the game has one.")
    expect(finder.field("hand")).to_have_value(GOOD["hand"])


def test_the_q_patent_says_which_card_to_replace(warm_page: Page, site: str) -> None:
    finder = TycoonPage(warm_page, site).open_finder(hand="CFNTVUI", pool="GTO", patents="Q")
    wait(finder)
    expect(finder.page.locator("tw-tycoon .bests")).to_contain_text("Replace F from your hand")
    expect(finder.page.locator("tw-tycoon .bests")).to_contain_text("0.85")


def test_a_play_shows_where_its_cards_come_from(finder: TycoonPage) -> None:
    wait(finder)
    finder.rows.first.hover()
    word = finder.rows.first.get_attribute("data-word") or ""
    expect(finder.page.locator("tw-tycoon .places .lifted")).to_have_count(len(word))


@at_night("test_tycoon_review.py::test_a_turn_has_what_was_better_its_cards_and_leads_to_the_finder")
def test_on_a_phone_nothing_is_wider_than_the_screen(open_context, site: str) -> None:
    watched = open_context(viewport={"width": 360, "height": 740}, has_touch=True, service_workers="block")
    page = watched.context.new_page()
    for address, drawn in {
        "#tycoon": "tw-tycoon [name=deal]",
        "#tycoon?players=You~,B~middle,C~top&deal=5&words=en": "tw-tycoon .places .hand .card",
        "#tycoon?view=finder&hand=AEIIMSU&pool=NPQ": "tw-tycoon-plays [role=option]",
    }.items():
        page.goto(f"{site}{address}")
        page.locator(drawn).first.wait_for(state="attached")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
