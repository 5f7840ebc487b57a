"""The experiment: its numbers are Python's, it fills while it runs, can be stopped, and is shared among workers."""

import re

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes
from tests.browser.draw_page import DrawPage, asked


@pytest.fixture
def table(warm_page: Page, site: str) -> DrawPage:
    return DrawPage(warm_page, site).open_dealt(seed=3, view="experiment")


def number(text: str) -> float:
    return float(re.sub(r"[^\d.]", "", text))


def counted(table: DrawPage) -> float:
    """The draws that the plot shows."""
    return sum(number(row[1]) for row in table.table(table.experiment))


def test_800_draws_are_those_that_python_draws(table: DrawPage) -> None:
    right = asked("draw.experiment", lexicon="en-common", draws=800, seed=3)
    table.draw_times(800)
    table.expect_done()
    expect(table.status).to_contain_text("800 draws in ")
    expect(table.status).to_contain_text("one worker")
    assert number(table.fact(0)) == pytest.approx(right["mean"], abs=0.006)
    assert number(table.fact(1)) == pytest.approx(right["deviation"], abs=0.006)
    assert table.fact(2).startswith(str(right["without_word"]))
    for kind in ("best", "worst"):
        shown = table.experiment.locator(f".racks .{kind}")
        expect(shown.locator(".out-of-sight")).to_have_text(right[kind]["rack"])
        expect(shown).to_contain_text(f"{right[kind]['score']} points")
        expect(shown).to_contain_text(", ".join(right[kind]["words"]) or "no word")
    rows = [[int(cell) for cell in row] for row in table.table(table.experiment)]
    assert rows == [[score, right["scores"].count(score)] for score in range(max(right["scores"]) + 1)]


@at_night("an experiment is run, shared and stopped with every change")
def test_the_published_times_stand_beside_ours_with_their_source(table: DrawPage) -> None:
    compared = table.experiment.locator(".compare")
    expect(compared.locator("li")).to_have_count(2)
    table.draw_times(800)
    table.expect_done()
    expect(compared.locator("li")).to_have_count(3)
    seconds = [number(text) for text in compared.locator("li b").all_inner_texts()]
    assert seconds[:2] == [34, 14]
    assert seconds[2] > 0
    expect(compared).to_contain_text("eight cores")
    expect(compared).to_contain_text("Source: the Word Game’s published figures")
    expect(compared).not_to_contain_text("differs from theirs")
    table.field("size").fill("8")
    table.draw_times(800)
    table.expect_done()
    expect(compared).to_contain_text("differs from theirs")


def test_a_million_draws_can_be_stopped_in_the_middle(table: DrawPage) -> None:
    table.draw_times(1_000_000)
    plot = table.experiment.locator("tw-plot canvas")
    plot.wait_for()
    expect(table.status).to_contain_text(re.compile(r"^[\d,]+ of 1,000,000 draws, about [\d,]+ (s|min) left"))
    early = counted(table)
    assert 0 < early < 1_000_000
    progress = table.experiment.get_by_role("progressbar")
    expect(progress).to_have_attribute("max", "1000000")
    table.experiment.locator("[name=cancel]").click()
    expect(table.status).to_contain_text(re.compile(r"^Stopped after [\d,]+ draws"))
    expect(progress).to_have_count(0)
    stopped = number(table.status.inner_text().split("draws")[0])
    assert stopped >= early
    becomes(table.page, lambda: counted(table), stopped)
    # What was stopped computes no more, and the next experiment is answered.
    table.draw_times(500)
    table.expect_done()
    becomes(table.page, lambda: counted(table), 500)


def test_a_long_experiment_is_shared_and_comes_to_the_same(table: DrawPage) -> None:
    draws = 30_000
    right = asked("draw.experiment", lexicon="en-common", draws=draws, seed=3)
    table.draw_times(draws)
    expect(table.status).to_contain_text("30,000 draws in ")
    workers = min(4, table.page.evaluate("navigator.hardwareConcurrency"))
    expect(table.status).to_contain_text("one worker" if workers == 1 else f"{workers} workers")
    assert number(table.fact(0)) == pytest.approx(right["mean"], abs=0.006)
    assert number(table.fact(1)) == pytest.approx(right["deviation"], abs=0.006)
    for kind in ("best", "worst"):
        shown = table.experiment.locator(f".racks .{kind} .out-of-sight")
        expect(shown).to_have_text(right[kind]["rack"])


@at_night("an experiment is run, shared and stopped with every change")
def test_another_draw_takes_the_old_experiment_away(table: DrawPage) -> None:
    table.draw_times(1_000_000)
    table.experiment.locator("tw-plot canvas").wait_for()
    table.field("seed").fill("4")
    expect(table.experiment.locator("tw-plot")).to_have_count(0)
    expect(table.status).to_have_text("")
    table.draw_times(800)
    table.expect_done()
    right = asked("draw.experiment", lexicon="en-common", draws=800, seed=4)
    assert number(table.fact(0)) == pytest.approx(right["mean"], abs=0.006)


@pytest.mark.parametrize("draws", some(["1000000000", "9", "0", "-5", "many", ""], 1))
def test_a_number_of_draws_that_cannot_be_gets_a_sentence_at_its_field(table: DrawPage, draws: str) -> None:
    table.draw_times(draws)
    expect(table.experiment.locator(".wrong")).to_have_text("Enter a number from 10 to 1,000,000.")
    field = table.experiment.locator("[name=draws]")
    expect(field).to_have_attribute("aria-invalid", "true")
    table.draw_times("1,000")
    table.expect_done()
    expect(table.experiment.locator(".wrong")).to_have_count(0)


@at_night("test_access_views.py::test_no_view_breaks_the_accessibility_guidelines_or_has_texts_on_each")
def test_the_plot_library_is_fetched_only_for_a_plot(page: Page, site: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "/code/uPlot" in request.url else None)
    table = DrawPage(page, site).open_dealt(seed=3)
    page.get_by_role("radio", name="Experiment").click()
    assert fetched == []
    table.draw_times(800)
    table.experiment.locator("tw-plot canvas").wait_for()
    assert len(fetched) == 1
