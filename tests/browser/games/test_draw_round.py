"""A round of the Word Game: dealt, tried, timed, shown; and a link is a draw."""

from datetime import datetime
from typing import Any

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.conftest import ZONE, becomes, draw_frames, wait_until
from tests.browser.draw_page import DrawPage, asked
from tests.browser.held_answers import hold_answers, let_come

from tilewise.facts import facts


@pytest.fixture
def table(warm_page: Page, site: str) -> DrawPage:
    return DrawPage(warm_page, site)


def rack_of(seed: int, **fields: Any) -> str:
    rack: str = asked("draw.deal", seed=seed, **fields)["rack"]
    return rack


def best_of(rack: str, **fields: Any) -> dict[str, Any]:
    return asked("draw.solve", lexicon="en-common", rack=rack, **fields)


def test_a_link_is_a_draw(table: DrawPage) -> None:
    table.open_dealt(seed=11, size=8, bag="en")
    assert table.letters() == rack_of(11, size=8, bag="en")
    table.page.reload()
    table.tiles.first.wait_for()
    assert table.letters() == rack_of(11, size=8, bag="en")
    table.field("seed").fill("12")
    table.expect_address("seed=12")
    becomes(table.page, table.letters, rack_of(12, size=8, bag="en"))


def test_the_next_draw_is_another_and_undo_brings_the_old_one_back(table: DrawPage) -> None:
    table.open_dealt(seed=11)
    before = table.letters()
    table.page.locator("[name=new-draw]").click()
    expect(table.page.locator("[name=undo]")).to_be_enabled()
    table.page.wait_for_function("() => !location.hash.includes('seed=11&')")
    wait_until(table.page, lambda: table.letters() not in ("", before))
    table.page.locator("[name=undo]").click()
    expect(table.page.locator("[name=undo]")).to_be_disabled()
    expect(table.page.locator("[name=redo]"), "the other is out of use").to_be_focused()
    table.expect_address("seed=11&")
    becomes(table.page, table.letters, before)
    # What is put out of use later, by a key, takes no focus to the bar.
    for name in ("redo", "new-draw", "undo"):
        table.page.locator(f"[name={name}]").click()
    expect(table.page.locator("[name=undo]")).to_be_enabled()
    table.page.evaluate("document.activeElement.blur()")
    table.page.keyboard.press("Control+z")
    expect(table.page.locator("[name=undo]")).to_be_disabled()
    expect(table.page.locator("tw-toolbar :focus")).to_have_count(0)


def test_the_draw_of_the_day_is_the_days_and_outlasts_a_reload(table: DrawPage) -> None:
    page = table.open_dealt(seed=11).page
    page.locator("[name=daily]").click()
    today = page.evaluate("new Intl.DateTimeFormat('sv').format(new Date()).replaceAll('-', '')")
    table.expect_address(f"seed={today}")
    rack = rack_of(int(today), lexicon="en-common", letters=5 if int(today) >= 20261129 else 0)
    becomes(page, table.letters, rack)
    expect(page.locator("[name=daily]")).to_have_count(0)
    table.try_word(best_of(rack)["words"][0])
    expect(table.tries).to_have_count(1)
    page.reload()
    expect(table.tries).to_have_count(1)
    table.reveal()
    expect(table.outcome).to_contain_text("Played today")
    page.go_back()
    table.expect_address("seed=11&")
    page.go_forward()
    expect(table.outcome).to_contain_text("Nothing beats that.")


def test_a_draw_that_was_played_on_its_day_counts_whenever_it_ends(new_page: Page, site: str) -> None:
    table, page = DrawPage(new_page, site), new_page
    for night, said in (22, None), (23, "Played 2 days in a row"):
        page.clock.set_fixed_time(datetime(2026, 11, night, 23, 59, tzinfo=ZONE))
        table.open_dealt(seed=11)
        page.locator("[name=daily]").click()
        table.expect_address(f"seed=202611{night}")
        becomes(page, table.letters, rack_of(20261100 + night, lexicon="en-common"))
        table.try_word(best_of(table.letters())["words"][0])
        expect(table.tries).to_have_count(1)
        if said is None:
            page.clock.set_fixed_time(datetime(2026, 11, night + 1, 0, 1, tzinfo=ZONE))
        table.reveal()
        expect(table.outcome).to_contain_text("Nothing beats that.")
        if said is not None:
            expect(table.outcome).to_contain_text(said)


def test_words_are_judged_as_they_are_tried(table: DrawPage) -> None:
    # Draw 5 of the game's own bag; what its words are worth, Python says.
    table.open_dealt(seed=5)
    expect(table.page.locator("tw-draw-round .ask")).to_contain_text("A word scores the sum of its tiles’ points")
    rack = table.letters()
    good = best_of(rack)["words"][0]
    lacking = next(letter for letter in "QZXJK" if letter not in rack)
    table.try_word(good.lower())
    points = asked("draw.judge", lexicon="en-common", rack=rack, word=good)["score"]
    expect(table.tries.nth(0)).to_contain_text(f"{points} points")
    table.try_word(lacking * 2)
    expect(table.tries.nth(1)).to_contain_text(f"you lack {lacking}, {lacking}")
    table.try_word(rack)
    expect(table.tries.nth(2)).to_contain_text("not in the word list")
    table.try_word(good)
    expect(table.page.locator("tw-draw-rack .wrong")).to_contain_text("You have already tried that word.")
    expect(table.tries).to_have_count(3)
    table.try_word("a1")
    expect(table.page.locator("tw-draw-rack .wrong")).to_contain_text("“1” is not a letter of this word list.")
    expect(table.best).to_have_count(0)


def test_tiles_can_be_tapped_into_a_word(table: DrawPage) -> None:
    table.open_dealt(seed=5)
    rack = table.letters()
    table.tiles.nth(2).click()
    table.tiles.nth(0).click()
    expect(table.word).to_have_value(rack[2] + rack[0])
    expect(table.tiles.nth(2)).to_be_disabled()
    points = points_of(rack[2])
    name = f"{rack[2]} {points} point{'s' * (points > 1)}, in your word"
    expect(table.tiles.nth(2)).to_have_accessible_name(name)
    table.page.get_by_role("button", name="Take the last letter back").click()
    expect(table.word).to_have_value(rack[2])
    expect(table.tiles.nth(0)).to_be_enabled()
    table.page.locator("[name=shuffle]").click()
    assert sorted(table.letters()) == sorted(rack)


def points_of(letter: str) -> int:
    own = facts()["bags"]["en"][0]["bag"]
    points: int = own[letter][1]
    return points


@pytest.mark.parametrize("seed", [2, 21])
def test_all_best_words_are_shown_with_their_tiles_and_how_close_one_came(table: DrawPage, seed: int) -> None:
    # In draw 21 words of different lengths are worth the same.
    table.open_dealt(seed=seed)
    right = best_of(table.letters())
    table.reveal()
    expect(table.page.locator("tw-draw-round .outcome")).to_be_focused()
    assert table.best_words() == right["words"]
    for i, uses in enumerate(right["uses"]):
        expect(table.best.nth(i)).to_contain_text(f"{uses} tiles")
        marked = right["longest"][i] and len(set(right["uses"])) > 1
        expect(table.best.nth(i).locator(".mark")).to_have_count(int(marked))
    expect(table.outcome).to_contain_text(f"0 of {right['score']} points")
    expect(table.outcome).to_contain_text("You made no word this time.")
    expect(table.word).to_be_disabled()
    table.best.nth(0).focus()
    expect(table.page.locator("tw-draw-rack .lit")).to_have_count(right["uses"][0])


@at_night("the outcome is shown with every change")
def test_the_outcome_has_the_focus_when_the_best_words_are_known_later_than_they_are_asked_for(
    table: DrawPage,
) -> None:
    page = table.open_dealt(seed=2).page
    hold_answers(page, "draw.solve")
    before = table.letters()
    page.locator("[name=new-draw]").click()
    wait_until(page, lambda: table.letters() not in ("", before))
    table.reveal()
    expect(page.locator("[name=reveal]")).to_have_count(0)
    draw_frames(page)
    expect(table.outcome).to_have_count(0)
    let_come(page)
    expect(table.outcome).to_be_focused()


def test_a_streak_grows_with_good_draws_counts_each_once_and_is_remembered(table: DrawPage) -> None:
    for n, seed in enumerate((5, 6), 1):
        table.page.goto("about:blank")
        table.open_dealt(seed=seed)
        right = best_of(table.letters())
        table.try_word(right["words"][0])
        expect(table.tries).to_have_count(1)
        table.reveal()
        expect(table.outcome).to_contain_text("Nothing beats that.")
        expect(table.outcome).to_contain_text("1 draw in a row" if n == 1 else f"{n} draws in a row")
        expect(table.best.nth(0)).to_contain_text("yours")
    table.page.goto("about:blank")
    table.open_dealt(seed=5)  # which was left with its best words in sight
    expect(table.outcome).to_contain_text("2 draws in a row")
    table.page.goto("about:blank")
    table.open_dealt(seed=7)
    table.reveal()
    expect(table.outcome).to_contain_text("0 draws in a row")
    expect(table.outcome).to_contain_text("longest 2")


def test_the_result_can_be_taken_along_with_its_link(table: DrawPage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open_dealt(seed=5)
    best = best_of(table.letters())["score"]
    table.reveal()
    table.page.locator("tw-draw-round [name=share]").click()
    expect(table.page.locator("tw-draw-round [name=share]")).to_have_text("Result copied")
    said = table.page.evaluate("navigator.clipboard.readText()")
    assert f"0 of {best} points" in said
    assert said.endswith(table.page.evaluate("location.href"))
    assert "seed=5" in said


def test_a_timed_round_ends_by_itself_and_judges_what_stands_there(new_page: Page, site: str) -> None:
    right = best_of(rack_of(5))  # before the clock runs
    new_page.clock.install()
    table = DrawPage(new_page, site)
    table.open(seed=5, clock=30)
    expect(table.page.locator("tw-draw-rack .tile.down")).to_have_count(7)
    expect(table.tiles).to_have_count(0)
    expect(table.word).to_be_disabled()
    table.page.get_by_role("button", name="Turn the tiles over: 30 seconds").click()
    table.tiles.first.wait_for()
    timer = table.page.get_by_role("timer")
    expect(timer).to_contain_text("0:")
    table.word.fill(right["words"][0].lower())
    table.page.clock.fast_forward(20_000)
    expect(timer).to_have_class("time figures wrong-ink")
    expect(table.best).to_have_count(0)
    table.page.clock.fast_forward(10_000)
    expect(table.outcome).to_contain_text("Time is up.")
    expect(table.outcome).to_contain_text(f"{right['score']} of {right['score']} points")
    assert table.best_words() == right["words"]
    expect(timer).to_have_count(0)
    # Who asks for the next draw of a timed game gets it running.
    table.page.locator("[name=next]").click()
    expect(timer).to_contain_text("0:")
    table.tiles.first.wait_for()


def test_the_clock_can_be_put_away_in_the_middle(table: DrawPage) -> None:
    table.open(seed=5, clock=60)
    table.page.locator("[name=start]").click()
    expect(table.page.get_by_role("timer")).to_be_visible()
    table.page.get_by_role("radio", name="None").click()
    expect(table.page.get_by_role("timer")).to_have_count(0)
    expect(table.word).to_be_enabled()


def test_on_a_phone_the_tiles_are_turned_over_beside_them(table: DrawPage) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.open(seed=5, clock=60)
    turn = table.page.locator("tw-draw-rack [name=turn]")
    expect(turn).to_be_in_viewport(ratio=1)
    expect(table.page.locator("[name=start]")).to_be_hidden()
    turn.click()
    expect(table.page.get_by_role("timer")).to_be_visible()
    expect(table.word).to_be_focused()
    # No clock runs before the tiles are there, however long they take.
    table.open(seed=7, clock=60)
    hold_answers(table.page, "draw.deal")
    table.open(seed=8, clock=60)
    turn.click()
    draw_frames(table.page)
    expect(table.page.get_by_role("timer")).to_be_hidden()
    let_come(table.page)
    expect(table.page.get_by_role("timer")).to_be_visible()
    expect(table.word).to_be_focused()
    # Held the other way it stands in the pane beside the tiles.
    table.open(seed=6, clock=60)
    expect(turn).to_be_visible()
    table.page.set_viewport_size({"width": 844, "height": 390})
    expect(turn).to_be_hidden()
    expect(table.page.locator("[name=start]")).to_be_in_viewport(ratio=1)


def test_chances_are_the_exact_ones(table: DrawPage) -> None:
    table.open_dealt(seed=5)
    exact = asked("draw.chances", lexicon="en-common", rack=table.letters())
    shown = table.page.locator("tw-draw-round .chances dd")
    expect(shown.nth(1)).to_contain_text(f"1 in {1 / exact['full_word']:,.0f}")
    expect(shown.nth(0)).to_contain_text("1 in ")
    expect(shown.nth(0)).to_contain_text(f"{1 / exact['rack'] / 1e6:.3g} million")


def test_a_blank_stands_for_what_is_typed(table: DrawPage) -> None:
    seed = next(seed for seed in range(500) if "?" in rack_of(seed, bag="en"))
    table.open_dealt(seed=seed, bag="en")
    rack = table.letters()
    assert "?" in rack
    expect(table.page.get_by_text("For a blank, type the letter")).to_be_visible()
    word = best_of(rack, bag="en")["words"][0]
    table.try_word(word)
    score = asked("draw.judge", lexicon="en-common", rack=rack, word=word, bag="en")["score"]
    expect(table.tries.nth(0)).to_contain_text(f"{score} points")


@at_night("test_words_are_judged_as_they_are_tried")
def test_a_turkish_draw_keeps_its_letters_apart(table: DrawPage) -> None:
    table.open_dealt(seed=3, list="tr", bag="tr", size=9)
    assert table.letters() == rack_of(3, bag="tr", size=9, alphabet="tr")
    rack = table.letters()
    table.try_word(rack)
    expect(table.tries.nth(0)).to_contain_text(rack)
    expect(table.tries.nth(0)).to_contain_text("not in the word list")
