"""Words are asked, and cards of them come again: by keyboard alone, by touch, in two tabs, and from files."""

import json
import re
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ZONE, becomes
from tests.browser.crossword_page import CrosswordPage
from tests.browser.study_page import StudyPage, cards_of

DAY = 24 * 60 * 60 * 1000  # milliseconds

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def test_a_quiz_by_keyboard_alone_goes_on_after_a_reload_and_what_was_missed_is_learnt(
    new_page: Page, site: str
) -> None:
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=own]").focus()
    new_page.keyboard.type("alerting tanglier aalii")
    study.part("[name=begin]").focus()
    study.press("Enter")
    found = {"AEGILNRT": ["ALERTING", "ALTERING", "TRIANGLE"], "AAIIL": ["AALII"]}
    for number in range(2):
        expect(study.part("tw-study-question")).to_contain_text(f"{number + 1} of 2")
        letters = "".join((study.part(".question").get_attribute("aria-label") or "").split()[1:])
        for word in found[letters]:
            study.type(word.lower())
        if letters == "AAIIL":
            expect(study.said).to_have_text("Right")
        else:
            study.type("retaling")
            expect(study.said).to_have_text("RETALING is not one of them.")
            new_page.reload()
            study.asks("AEGILNRT")
            expect(study.listed).to_have_text(found[letters])
            study.part("[name=answer]").focus()
            study.press("Tab")
            expect(study.part("[name=show]")).to_be_focused()
            study.press("Enter")
            expect(study.said).to_have_text("Missed")
            expect(study.listed).to_contain_text(["ALERTING", "INTEGRAL, missed"])
        expect(study.part("[name=next]")).to_be_focused()
        study.press("Enter")
    expect(study.part("tw-study-question [role=status]")).to_have_text("1 of 2 right")
    expect(study.listed).to_have_text(["INTEGRAL", "RELATING", "TANGLIER", "TERAGLIN"])
    study.part("[name=learn]").focus()
    study.press("Enter")
    expect(study.part("tw-study-answers [role=status]")).to_have_text("4 words put among your cards.")

    # What was met in a game is among the cards, too, and its position is told with the answer.
    CrosswordPage(new_page, site).open("#crossword?game=scrabble&list=en&rack=AALII")
    new_page.locator("tw-crossword-plays [data-word=AALII]").first.click()
    new_page.locator("tw-crossword-details [name=learn]").click()
    expect(new_page.locator("tw-crossword-details tw-learn")).to_have_text("In your cards")
    new_page.goto("about:blank")
    study.open_view("cards")
    expect(study.part("tw-study-boxes h2")).to_have_text("5 cards due today")
    study.part("[name=ask]").focus()
    study.press("Enter")
    expect(study.part("tw-study-question")).to_contain_text("1 of 2")
    while "I I" not in (study.part(".question").get_attribute("aria-label") or ""):
        study.part("[name=show]").click()
        study.press("Enter")
        expect(study.part("tw-study-question")).to_contain_text("2 of 2")
    study.type("aalii")
    expect(study.part("tw-study-answers a.met")).to_have_attribute("href", re.compile("#crossword.*rack=AALII"))


def test_cards_are_made_of_words_looked_at_taken_out_and_put_back(new_page: Page, site: str, tmp_path: Path) -> None:
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=own]").fill("sateen retina satire xyzzy")
    study.part("[name=cards]").click()
    said = "3 new cards. 1 word not in this list was skipped."
    expect(study.part("tw-study-setup [role=status]")).to_have_text(said)
    new_page.reload()
    expect(study.part("[name=own]")).to_have_value("sateen retina satire xyzzy")
    study.open_view("cards")
    gone = card("XYZZY", int(time.time() * 1000), asked=0, last=0, stability=0, difficulty=0, state=0)
    boxes = tmp_path / "boxes.json"
    boxes.write_text(json.dumps({"type": "tilewise-study", "version": 1, "days": [], "cards": [gone]}))
    study.take(boxes)
    expect(study.part("tw-study-boxes .said")).to_have_text("1 card imported.")
    study.part("tw-study-boxes [name=open]").click()
    words = study.part("tw-study-box li b")
    expect(words).to_have_text(["XYZZY", "RETINA", "SATEEN", "SATIRE"])
    study.part("tw-study-box [name=find-card]").fill("zzz")
    expect(study.part("tw-study-box [role=status]").last).to_have_text("No card begins like that.")
    expect(study.part("tw-study-box [name=remove-all]")).to_have_count(0)
    study.part("tw-study-box [name=find-card]").fill("sat")
    expect(words).to_have_text(["SATEEN", "SATIRE"])
    study.part("[name='remove']").first.click()
    expect(words).to_have_text(["SATIRE"])
    expect(study.part("[name='remove']")).to_be_focused()
    expect(study.part("tw-study-box .said")).to_have_text("1 card taken out.")
    study.part("tw-study-box [name=undo]").click()
    expect(words).to_have_text(["SATEEN", "SATIRE"])
    expect(study.part("tw-study-box .said")).to_be_focused()

    # What is no word of the list cannot be asked, and says which card it is.
    study.part("tw-study-box [name=remove-all]").click()
    expect(words).to_have_count(0)
    study.press("Escape")
    expect(study.part("tw-study-box")).to_have_count(0)
    expect(study.part("tw-study-boxes [name=open]")).to_be_focused()
    study.part("[name=ask]").click()
    study.asks("AEINRT")
    expect(study.said).to_contain_text("There is nothing to ask about XYZZY any more, so it was left out")

    # The last card of a box goes with the box.
    study.open_view("cards")
    study.part("tw-study-boxes [name=open]").click()
    study.part("tw-study-box [name=remove-all]").click()
    expect(study.part("tw-study-boxes li")).to_have_count(0)
    expect(study.part("tw-study-boxes [name=undo]")).to_be_focused()
    assert cards_of(new_page) == []
    study.press("Enter")
    expect(study.part("tw-study-box li b")).to_have_count(2)


def test_words_that_are_in_no_list_are_left_out_before_a_quiz_begins_and_told(new_page: Page, site: str) -> None:
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=own]").fill("franked xyzzy")
    study.part("[name=begin]").click()
    expect(study.part("tw-study-question")).to_contain_text("1 of 1")
    expect(study.said).to_have_text("1 word not in this list was skipped.")


NOTHING_TO_ASK = {
    "definition": (
        "cwm aarrghh broos",
        "1 new card. 2 words not in this list, or without a known meaning, were skipped.",
        "None of these words is in the word list in use and has a known meaning.",
    ),
    "stem": (
        "satine xyzzy qqq",
        "1 new card. 2 words were skipped: one more letter makes no word of them.",
        "One more letter makes no word of any of these.",
    ),
}
"""Words by what is asked, and what is said of them, and of all but the first."""


@pytest.mark.parametrize("kind", NOTHING_TO_ASK)
def test_no_card_is_made_where_there_is_nothing_to_ask(new_page: Page, site: str, kind: str) -> None:
    words, some, none = NOTHING_TO_ASK[kind]
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=kind]").select_option(kind)
    study.part("[name=own]").fill(words)
    study.part("[name=cards]").click()
    expect(study.part("tw-study-setup [role=status]")).to_have_text(some)
    study.part("[name=own]").fill(" ".join(words.split()[1:]))
    for way in ("cards", "begin"):
        study.part(f"[name={way}]").click()
        expect(study.part("tw-study-setup [role=alert]")).to_have_text(none)
    assert [each["word"] for each in cards_of(new_page)] == [words.split()[0].upper()]


def test_as_many_meanings_are_asked_as_were_chosen_where_there_are_as_many(new_page: Page, site: str) -> None:
    some = {"any": [{"pattern": "Q*"}, {"pattern": "Z*"}]}
    where = {"all": [{"length": [5, 6]}, some, {"not": {"any": [{"pattern": "*U*"}, {"pattern": "*S"}]}}]}
    study = StudyPage(new_page, site)
    study.open(f"#study?list=en&search={quote(json.dumps(where))}")
    expect(study.summary).to_contain_text("words in")
    study.part("[data-value=quiz]").click()
    study.part("[name=kind]").select_option("definition")
    study.part("[data-value='10']").click()
    study.part("[name=begin]").click()
    expect(study.part("tw-study-question")).to_contain_text("1 of 10")
    for number in range(10):
        expect(study.part("tw-study-question")).to_contain_text(f"{number + 1} of 10")
        study.part("[name=show]").click()
        study.part("[name=next]").click()
    expect(study.part("tw-study-question [role=status]")).to_have_text("0 of 10 right")


def test_the_best_bingo_of_a_board_is_laid_on_it_once_the_answers_are_shown(new_page: Page, site: str) -> None:
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=kind]").select_option("board")
    study.part("[name=begin]").click()
    picture = study.part("tw-position-picture")
    laid = "each => each.picture.squares.filter(({ played }) => played).length"
    assert picture.evaluate(laid) == 0
    study.part("tw-study-question [name=show]").click()
    expect(study.part("tw-study-answers .tiles").first).to_be_visible()
    becomes(new_page, lambda: picture.evaluate(laid), 7)


def test_all_the_words_that_are_brought_become_cards_and_of_a_search_as_many_as_are_asked(
    new_page: Page, site: str
) -> None:
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[data-value='10']").click()
    words = "aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by da de do ed ef eh el"
    study.part("[name=own]").fill(words)
    study.part("[name=cards]").click()
    said = study.part("tw-study-setup [role=status]")
    expect(said).to_have_text(f"{len(words.split())} new cards.")
    assert len(cards_of(new_page)) == len(words.split())

    study.open("#study?list=en&search=" + quote('{"all":[{"length":[7,7]}]}'))
    expect(study.summary).to_contain_text("words in")
    study.part("[data-value=quiz]").click()
    study.part("[name=own]").fill("")
    study.part("[name=cards]").click()
    expect(said).to_have_text("10 new cards.")


def test_a_quiz_that_another_takes_the_place_of_waits(new_page: Page, site: str) -> None:
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=own]").fill("retina aalii")
    study.part("[name=kind]").select_option("hooks")
    study.part("[name=begin]").click()
    expect(study.part("tw-study-question")).to_contain_text("Hooks · 1 of 2")
    study.part("[name=front]").press("Enter")  # with nothing typed, nothing is answered
    expect(study.part("[name=check]")).to_be_disabled()
    study.part("[name=no-hooks]").click()
    expect(study.part("[name=next]")).to_be_visible()
    study.part("[name=next]").click()
    expect(study.part("tw-study-question")).to_contain_text("Hooks · 2 of 2")
    study.open("#study?list=en&search=" + quote('{"all":[{"length":[2,2]}]}'))
    study.part("[name=quiz]").click()
    expect(study.part("[name=resume]")).to_have_text("Go on with: Hooks, 2 of 2")
    study.part("[name=begin]").click()
    expect(study.part("tw-study-question")).to_contain_text("1 of 25")
    new_page.keyboard.press("Control+z")  # takes nothing of the search back, which is out of sight
    new_page.reload()
    expect(study.part("tw-study-question")).to_contain_text("1 of 25")
    study.part("[name=show]").click()
    study.part("[name=end]").click()
    study.part("[name=another]").click()
    study.part("[name=resume]").click()
    expect(study.part("tw-study-question")).to_contain_text("Hooks · 2 of 2")
    study.part("tw-segments.views").get_by_text("Search").click()
    expect(study.rows.first).to_be_visible()


def card(word: str, now: int, **change: object) -> dict[str, Any]:
    return {
        **{"list": "en", "kind": "anagrams", "word": word, "added": now - 90 * DAY, "due": now - DAY},
        **{"last": now - 9 * DAY, "stability": 9, "difficulty": 5, "state": 2, "step": 0, "asked": 4, "lapses": 0},
        **{"tested": 2, "recalled": 1, **change},
    }


def test_a_word_missed_before_midnight_is_asked_again_before_it_and_after(new_page: Page, site: str) -> None:
    new_page.clock.set_fixed_time(datetime(2026, 11, 29, 23, 59, 30, tzinfo=ZONE))
    study = StudyPage(new_page, site).open_view("quiz")
    study.part("[name=own]").fill("AALII")
    study.part("[name=begin]").click()
    study.asks("AAIIL")
    study.part("[name=show]").click()
    study.part("[name=next]").click()
    study.part("[name=learn]").click()
    study.open_view("cards")
    study.part("[name=ask]").click()
    study.asks("AAIIL")
    study.part("[name=show]").click()
    study.part("[name=next]").click()
    study.open_view("cards")
    due = study.part("tw-study-boxes h2")
    expect(due).to_have_text("1 card due today")
    expect(study.part("tw-study-boxes")).to_contain_text("Today you answered")

    # A page that is left open tells of the day on which it is seen again.
    new_page.clock.set_fixed_time(datetime(2026, 11, 30, 0, 5, tzinfo=ZONE))
    new_page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(study.part("tw-study-boxes")).not_to_contain_text("Today you answered")
    expect(due).to_have_text("1 card due today")
    study.part("[name=ask]").click()
    study.asks("AAIIL")


def test_ten_thousand_cards_are_asked_by_touch_in_one_of_two_tabs(
    open_context: Callable[..., Any], site: str, tmp_path: Path
) -> None:
    context = open_context(service_workers="block", **PHONE).context
    one, other = (StudyPage(context.new_page(), site).open_view("cards") for _ in range(2))
    expect(other.part("tw-study-boxes h2")).to_have_text("Cards")

    # A file without words changes nothing; boxes are read, and go into a file as they were.
    now = int(time.time() * 1000)
    nothing, boxes = tmp_path / "1.txt", tmp_path / "2.json"
    nothing.write_text("1 2 3", "utf-8")
    one.take(nothing)
    expect(one.part("tw-study-boxes [role=alert]")).to_have_text("There are no words in this file.")
    letters = "ABCDEFGHIJ"
    later = ["".join(letters[int(digit)] for digit in f"{n:05}") for n in range(9_997)]
    cards = [card(word, now, due=now + 20 * DAY) for word in later]
    cards += [card("AALII", now), card("QUARTZ", now, due=now - 2 * DAY), card("WORT", now, list="gone", kind="hooks")]
    boxes.write_text(json.dumps({"type": "tilewise-study", "version": 1, "days": [], "cards": cards}), "utf-8")
    one.take(boxes)
    for page in (one, other):
        expect(page.part("tw-study-boxes h2")).to_have_text("2 cards due today")
    gone = "The word list “gone” is not here. Its cards stay, and can be asked once it is back."
    expect(other.part("tw-study-boxes li").filter(has_text="gone")).to_contain_text(gone)

    # By touch: shown, and judged by oneself.
    one.part("tw-study-boxes tw-segments label").filter(has_text="Flash").tap()
    one.part("[name=ask]").tap()
    one.asks("AQRTUZ")
    one.part("[name=show]").tap()
    expect(one.listed).to_have_text(["QUARTZ"])
    expect(one.part("[name=good]")).to_contain_text("days")
    one.part("[name=good]").tap()
    one.asks("AAIIL")
    one.part("[name=show]").tap()
    one.part("[name=again]").tap()
    expect(one.part("tw-study-question [role=status]")).to_have_text("1 of 2 right")
    expect(one.listed).to_have_text(["AALII"])

    # What was missed comes again in a moment, also in the other tab and after a reload.
    expect(other.part("tw-study-boxes h2")).to_have_text("1 card due today")
    other.page.reload()
    expect(other.part("tw-study-boxes h2")).to_have_text("1 card due today")
    expect(other.part("tw-study-boxes")).to_contain_text("Today you answered 2, 1 of them right.")
    expect(other.part("tw-study-boxes")).not_to_contain_text("in a row")  # which one day is not
    with other.page.expect_download() as download:
        other.part("[name=export-cards]").tap()
    kept = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert {each["word"]: each["asked"] for each in kept["cards"]} == {
        **{each["word"]: 4 for each in cards},
        **{"AALII": 5, "QUARTZ": 5},
    }
