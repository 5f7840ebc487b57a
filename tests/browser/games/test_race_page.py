"""The race of the finders in the browser: side by side, the same answer, growth, stopped, linked, refused."""

import re

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.draw_page import asked
from tests.browser.race_page import PATIENT, QUICK, RacePage

FINDERS = [
    *("permutation", "powerset", "letter-count", "prime-product", "canonical-key"),
    *("sorted-subset", "subset-key", "trie", "registers"),
]


@pytest.fixture
def race(warm_page: Page, site: str) -> RacePage:
    return RacePage(warm_page, site)


@at_night("property/test_finders.py has all nine find the same, and a race is run with every change")
def test_all_nine_run_and_find_the_same_words(race: RacePage) -> None:
    race.open(rack="GARDENS")
    right = asked("finders.race", lexicon="en-common", rack="GARDENS", finders=["registers"])["results"][0]["words"]
    assert right > 50
    race.run()
    expect(race.status).to_have_text(
        f"{right} words, found by all 9 finders alike, English (common words)", timeout=PATIENT
    )
    for finder in FINDERS:
        lane = race.lane(finder)
        expect(lane.locator(".words")).to_contain_text(f"{right} same words")
        expect(lane.locator(".bar .time")).to_have_count(1)
        expect(lane.locator(".bar .set-up")).to_have_count(1)
        expect(lane.locator(".figures b")).to_contain_text(re.compile(r"Per rack [\d.,]+ (s|ms|µs)"))
        expect(lane.locator(".figures small")).to_contain_text(re.compile(r"Set-up, once per list [\d.,]+ (s|ms|µs)"))
    # The browser's clock is coarse, so two may share the first place; nobody else may have it.
    part = "bar => Number(getComputedStyle(bar).getPropertyValue('--part'))"
    parts = {finder: race.lane(finder).locator(".bar .time").evaluate(part) for finder in FINDERS}
    for finder in FINDERS:
        is_first = parts[finder] == min(parts.values())
        expect(race.lane(finder).get_by_text("quickest per rack")).to_have_count(int(is_first))


def test_the_bars_come_while_the_race_is_run_and_it_can_be_stopped(race: RacePage) -> None:
    race.open(rack="GARDENSIT", list="en", repeats=20)
    race.run()
    expect(race.page.locator("tw-race [name=cancel]")).to_be_focused()
    expect(race.page.locator("tw-race .answer [role=status]")).to_contain_text("is being set up")
    expect(race.lane("permutation").locator(".live")).to_be_visible(timeout=PATIENT)
    expect(race.lane("permutation").locator(".set-up")).to_be_visible(timeout=PATIENT)
    expect(race.status).to_contain_text("0 of 9 finished. Permutations is running.")
    expect(race.page.locator("tw-race .answer [role=status]")).to_contain_text("is being set up")
    race.page.locator("tw-race [name=cancel]").click()
    expect(race.status).to_have_text("Stopped. What had finished is shown.")
    expect(race.page.locator("tw-race .answer [role=status]")).to_contain_text("Stopped.")
    expect(race.page.locator("tw-race-lanes .live")).to_have_count(0)
    # The stopped worker is gone, and another runs the next race.
    race.page.locator("tw-race-runners [name=none]").click()
    expect(race.status).to_have_text("Choose at least one finder.")
    race.page.locator("tw-race-runners input[name=registers]").check()
    race.run()
    expect(race.status).to_contain_text("found by one finder alike", timeout=PATIENT)


@at_night("test_a_letter_that_is_none_is_told_at_the_rack")
def test_who_cannot_run_says_why(race: RacePage) -> None:
    race.open(rack="GARDENSITO?", runners="permutation,canonical-key,registers", list="en-common")
    race.run()
    expect(race.lane("registers").locator(".words")).to_contain_text("same words", timeout=PATIENT)
    expect(race.lane("permutation")).to_contain_text("Not run: it would take too long with more than 9 tiles.")
    race.rack.fill("GARD?")
    expect(race.page.locator("tw-race-lanes .words")).to_have_count(0)
    race.run()
    expect(race.lane("permutation")).to_contain_text("Not run: it cannot handle blanks.", timeout=PATIENT)
    expect(race.status).to_contain_text("found by all 2 finders alike", timeout=PATIENT)


@at_night("property/test_finders.py has the curves")
def test_growth_is_a_line_for_each_finder_and_a_table_behind_them(race: RacePage) -> None:
    race.open(rack="GARDENS", runners="powerset,subset-key,registers", view="growth")
    race.run()
    expect(race.status).to_have_text("All gave the same words at every length.", timeout=PATIENT)
    race.page.locator("tw-plot canvas").wait_for()
    plot = race.page.get_by_role("img", name="Seconds per rack, by the number of tiles")
    expect(plot).to_be_visible()
    curves = race.curves()
    assert list(curves) == ["Tiles", "Power set", "Subset keys", "Registers"]
    assert curves["Tiles"] == [str(n) for n in range(2, 11)]
    for name in ("Subset keys", "Registers"):
        assert all(re.fullmatch(r"[\d.,]+ (s|ms|µs)", cell) for cell in curves[name]), curves[name]
    # The power set does nine tiles at most.
    assert curves["Power set"][-1] == "–"
    expect(race.page.locator("tw-race .early")).to_contain_text("Power set")


def test_growth_can_be_stopped_too(race: RacePage) -> None:
    race.open(rack="GARDENS", view="growth")
    race.run()
    race.page.locator("tw-plot canvas").wait_for(timeout=PATIENT)
    race.page.locator("tw-race [name=cancel]").click()
    expect(race.status).to_have_text("Stopped. What had finished is shown.")
    expect(race.page.locator("tw-race progress")).to_have_count(0)


def test_a_link_is_a_race(race: RacePage) -> None:
    race.open(rack="KALEM", list="tr", runners="trie,registers", repeats=5, view="growth")
    expect(race.rack).to_have_value("KALEM")
    expect(race.page.locator("tw-race-runners input:checked")).to_have_count(2)
    expect(race.page.get_by_role("radio", name="5 times")).to_be_checked()
    expect(race.page.get_by_role("radio", name="Growth")).to_be_checked()
    race.rack.fill("KALEMİ")
    race.page.locator("tw-race-runners input[name=powerset]").check()
    race.page.wait_for_function("() => location.hash.includes('runners=powerset,trie,registers')")
    race.page.reload()
    expect(race.rack).to_have_value("KALEMİ")
    expect(race.page.locator("tw-race-runners input:checked")).to_have_count(3)


@pytest.mark.parametrize(
    ("rack", "sentence"),
    some([("GARD3N", "“3” is not a letter of this word list."), ("GARDΩN", "“Ω” is not a letter")], 1),
)
def test_a_letter_that_is_none_is_told_at_the_rack(race: RacePage, rack: str, sentence: str) -> None:
    race.open(rack="GARDENS", runners=QUICK)
    race.rack.fill(rack)
    race.run()
    expect(race.page.locator("#wrong-rack")).to_contain_text(sentence, timeout=PATIENT)
    expect(race.rack).to_have_attribute("aria-invalid", "true")
    race.rack.fill("GARDEN")
    expect(race.page.locator("#wrong-rack")).to_have_count(0)
    race.rack.press("Enter")
    expect(race.status).to_contain_text("found by all 3 finders alike", timeout=PATIENT)


def test_a_damaged_link_says_what_was_lost(race: RacePage) -> None:
    race.open(rack="GARDENS", runners="trie,magic")
    expect(race.page.locator("tw-app .notice")).to_contain_text("who runs")
    expect(race.rack).to_have_value("GARDENS")
    expect(race.page.locator("tw-race-runners input:checked")).to_have_count(len(FINDERS))


def test_every_finder_says_its_idea_and_its_cost_in_both_languages(race: RacePage) -> None:
    race.open()
    described = {}
    for language, name in (("en", "English"), ("tr", "Türkçe")):
        race.page.locator("[name=settings]").click()
        race.page.get_by_role("radio", name=name, exact=True).click()
        race.page.keyboard.press("Escape")
        if described:
            expect(race.page.locator("tw-race-runners small").first).not_to_have_text(described["en"][0])
        texts = race.page.locator("tw-race-runners small").all_inner_texts()
        assert len(texts) == len(FINDERS)
        assert all(len(text) > 40 and text.endswith(".") for text in texts)
        described[language] = texts
    assert not set(described["en"]) & set(described["tr"])
