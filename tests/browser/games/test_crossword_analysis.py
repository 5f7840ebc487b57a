"""Beyond the ranking: equity with all moves, simulation, the end of the game, and why a move is worth what it is."""

import re

import pytest
from amount import at_night
from playwright.sync_api import Locator, expect
from tests.browser.conftest import becomes, boxes
from tests.browser.crossword_page import DUEL, ENDING, CrosswordPage

LATE = (
    "#crossword?list=en-common&game=duel&tiles=own&alphabet=en&blanks=0&letters=A.4.1,E.4.1,S.2.1,P.1.3,L.1.1,N.2.1,"
    "T.2.1,G.1.2,R.1.1,I.1.1,O.1.1,D.1.2&board=11/11/11/11/11/2PLANETS2/8A2/8G2/8E2/11/11&rack=AES"
)
"""Eight tiles are unseen: seven on the other rack, one in the bag."""


@pytest.fixture
def table(warm_page, site: str) -> CrosswordPage:
    return CrosswordPage(warm_page, site)


def analysis(table: CrosswordPage) -> Locator:
    return table.page.locator("tw-crossword-analysis")


def judged(table: CrosswordPage) -> Locator:
    return table.page.locator("tw-crossword-judged").locator("[role=option]")


def numbers(rows: Locator) -> list[float]:
    """What decides the order of rows, without its error."""
    cells = rows.locator(".decides").all_inner_texts()
    return [float(re.findall(r"[-−+]?[\d.]+", cell)[0].replace("−", "-")) for cell in cells]


def samples_told(table: CrosswordPage) -> int:
    """How many samples the sentence tells of."""
    told = re.search(r"([\d,]+) samples?", analysis(table).locator("p.status").inner_text())
    return int(told[1].replace(",", "")) if told else 0


def start(table: CrosswordPage) -> None:
    analysis(table).locator("[name=analyse]").click()


def test_by_equity_exchanges_and_the_pass_are_ranked_among_the_plays_and_can_be_made(table: CrosswordPage) -> None:
    table.open("#crossword?list=en-common&game=duel&tiles=en&rack=UUVVIIW&order=equity")
    table.wait_for_plays()
    expect(table.page.locator("tw-crossword-leaves")).to_contain_text("Kept tiles are valued")
    exchange = table.page.locator("tw-crossword-plays [data-word^=exchange]").first
    expect(exchange).to_contain_text("Exchange ")
    values = numbers(table.plays)
    assert values == sorted(values, reverse=True)
    tiles = (exchange.get_attribute("data-word") or "").split()[1]
    exchange.click()
    table.page.locator("tw-crossword-details [name=play]").click()
    expect(table.turns).to_have_count(1)
    assert len(table.rack()) == 7 - len(tiles)
    expect(table.page.locator("tw-toast")).to_contain_text(f"{tiles} exchanged")
    table.page.keyboard.press("Control+z")
    becomes(table.page, table.rack, "UUVVIIW")
    # Ranked by score, or filtered, there are plays alone.
    table.wait_for_plays()
    table.page.locator("tw-crossword-filters [name=contains]").fill("w")
    expect(table.summary).to_contain_text(" of ")
    expect(table.page.locator("tw-crossword-plays [data-word^=exchange]")).to_have_count(0)


def test_a_simulation_ranks_the_moves_shows_replies_and_gives_way_to_another_position(table: CrosswordPage) -> None:
    page = table.page
    # What the other side holds is known, so that the same replies come again and again.
    table.open(f"{DUEL}&samples=50&plies=1&known=AEINRST")
    table.wait_for_plays()
    start(table)
    expect(analysis(table).locator("[name=close]")).to_be_visible()
    rows = judged(table)
    assert rows.count() == 12
    means = numbers(rows)
    assert means == sorted(means, reverse=True)
    expect(rows.first).to_contain_text("%")
    expect(analysis(table).locator("p.status")).to_contain_text("samples")

    rows.first.click()
    why = page.locator("tw-crossword-why")
    expect(why).to_contain_text("Likely replies")
    expect(page.locator("tw-crossword-board [style*='--heat']")).not_to_have_count(0)
    laid = table.tentative.count()
    why.locator("li button:enabled").first.click()
    expect(page.locator("tw-crossword-board [style*='--heat']")).to_have_count(0)
    assert table.tentative.count() > laid, "the reply lies on the board, too"

    # The same seed gives the same answer, on however many workers; another rack has none yet.
    told = rows.all_inner_texts()
    analysis(table).locator("[name=close]").click()
    table.wait_for_plays()
    start(table)
    expect(analysis(table).locator("[name=close]")).to_be_visible()
    becomes(page, rows.all_inner_texts, told)
    table.rack_field.fill("DORINET")
    table.wait_for_plays()
    expect(rows).to_have_count(0)
    expect(analysis(table).locator("[name=analyse]")).to_have_text("Simulate")


def test_what_the_opponent_kept_is_guessed_by_their_last_move_and_simulations_go_by_it(table: CrosswordPage) -> None:
    table.open(
        "#crossword?game=duel&tiles=en&list=en&board=11/11/11/11/11/4QIS4/11/11/11/11/11&rack=AEINRST"
        "&turns=06E.QI.22.AEQINRS,16E.__S.12&samples=20&plies=1"
    )
    table.wait_for_plays()
    settings = analysis(table)
    settings.locator("summary").click()
    infer, told = settings.locator("[name=infer]"), settings.locator(".panel [role=status]")
    expect(told).to_be_empty()
    infer.click()
    expect(told).to_contain_text("Probably kept:")
    expect(told).to_contain_text("%")
    start(table)
    expect(settings.locator("[name=close]")).to_be_visible()
    assert judged(table).count() > 3
    # On another board their move tells nothing.
    table.open(DUEL)
    table.wait_for_plays()
    settings.locator("summary").click()
    expect(settings.locator("[name=samples]")).to_be_visible()
    expect(infer).to_have_count(0)


def test_more_samples_go_on_from_those_there_are_and_filters_are_for_the_list(table: CrosswordPage) -> None:
    # First moves that are worth much the same: none of them is beaten for long.
    table.open("#crossword?list=en-common&game=duel&tiles=en&rack=AEILORT&samples=20&plies=1&length=3")
    table.wait_for_plays()
    settings, rows = analysis(table), judged(table)
    tally = table.page.locator("tw-filter-marks")
    expect(tally).to_contain_text("hidden")
    start(table)
    button = settings.locator("[name=analyse]")
    expect(button).to_have_text("Simulate again")
    assert {len(row.get_attribute("data-word") or "...") for row in rows.all()} != {3}
    expect(tally).to_contain_text("the best of all moves")
    first = samples_told(table)
    settings.locator("summary").click()
    settings.locator("select[name=samples]").select_option("100")
    table.wait_for_address("samples=100")
    expect(rows).not_to_have_count(0)
    expect(button).to_have_text("Go on")
    start(table)
    expect(button).to_have_text("Simulate again")
    assert samples_told(table) > first
    settings.locator("[name=close]").click()
    expect(tally).to_contain_text("hidden")


def test_what_is_simulated_can_be_chosen(table: CrosswordPage) -> None:
    table.open(f"{DUEL}&samples=100&plies=1&known=AEINRTT&order=equity")
    table.wait_for_plays()
    settings = analysis(table)
    row = boxes(table.plays)[14]
    settings.locator("summary").click()
    assert boxes(table.plays)[14] == row, "settings open over the plays, and push none away"
    add, best = settings.locator("[name=add-play]"), settings.locator("[name=best]")
    expect(add).to_be_disabled()
    expect(best).to_be_disabled()
    far = table.plays.nth(14)
    word = far.get_attribute("data-word") or ""
    far.click()
    add.click()
    expect(add).to_be_disabled()
    expect(settings.locator("summary"), "its button acts no more").to_be_focused()
    expect(settings.locator("[name=leave-out]")).to_contain_text(word.upper())
    start(table)
    expect(settings.locator("[name=close]")).to_be_visible()
    rows = judged(table)
    assert rows.count() == 13
    words = {row.get_attribute("data-word") for row in rows.all()}
    assert word in words
    # The next simulation is of that play alone; what there is stays until then.
    expect(best, "what comes of it is not covered").to_be_hidden()
    settings.locator("summary").click()
    best.uncheck()
    assert rows.count() == 13
    start(table)
    expect(rows).to_have_count(1)
    expect(rows.first).to_have_attribute("data-word", word)
    expect(settings.locator("[name=close]")).to_be_visible()
    settings.locator("summary").click()
    settings.locator("[name=leave-out]").click()
    expect(best).to_be_checked()
    table.page.keyboard.press("Escape")
    expect(best).to_be_hidden()
    start(table)
    expect(rows).to_have_count(12)


def test_a_simulation_that_is_stopped_keeps_what_there_is_and_its_settings_are_in_the_link(
    table: CrosswordPage,
) -> None:
    page = table.page
    # First moves that are worth much the same: none of them is beaten for long.
    table.open("#crossword?list=en-common&game=duel&tiles=en&rack=AEILORT&samples=2000&plies=1")
    table.wait_for_plays()
    start(table)
    expect(judged(table)).to_have_count(12)
    expect(analysis(table).locator("[name=stop]")).to_be_focused()
    analysis(table).locator("[name=stop]").click()
    expect(analysis(table).locator("p.status")).to_contain_text("Stopped.")
    expect(judged(table)).to_have_count(12)
    stopped = samples_told(table)
    expect(analysis(table).locator("[name=analyse]")).to_have_text("Go on")
    expect(analysis(table).locator("[name=analyse]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(analysis(table).locator("[name=stop]")).to_be_focused()
    becomes(page, lambda: samples_told(table) > stopped, True)
    expect(judged(table)).to_have_count(12)
    page.keyboard.press("Enter")
    expect(analysis(table).locator("[name=analyse]")).to_be_focused()
    analysis(table).locator("summary").click()
    expect(analysis(table).locator("select[name=samples]")).to_have_value("2000")
    analysis(table).locator("[name=known]").fill("zz")
    table.wait_for_address("known=zz")
    expect(judged(table)).to_have_count(0)
    start(table)
    expect(analysis(table).locator(".wrong")).to_contain_text("Z")
    analysis(table).locator("[name=known]").fill("")
    analysis(table).locator("[name=spread]").fill("1.5")
    table.wait_for_address("spread=1.5")
    start(table)
    expect(analysis(table).locator(".wrong")).to_contain_text("how many points you lead")
    analysis(table).locator("[name=spread]").fill("-30")
    table.wait_for_address("spread=-30")
    page.reload()
    table.wait_for_plays()
    analysis(table).locator("summary").click()
    expect(analysis(table).locator("[name=spread]")).to_have_value("-30")


@at_night("a simulation is made and stopped with every change")
def test_a_simulation_is_found_again_without_computing(table: CrosswordPage) -> None:
    page = table.page
    table.open(f"{DUEL}&samples=70&plies=1")
    table.wait_for_plays()
    start(table)
    close = analysis(table).locator("[name=close]")
    close.wait_for()
    rows = judged(table)
    told, status = rows.all_inner_texts(), analysis(table).locator("p.status").inner_text()

    def is_found_again() -> None:
        rows.first.wait_for()
        assert rows.all_inner_texts() == told
        expect(analysis(table).locator("[name=analyse]")).to_have_text("Simulate again")
        assert analysis(table).locator("p.status").inner_text() == status, "with its rate, as it was measured"

    page.reload()
    is_found_again()
    page.locator("tw-bar nav a[href='#letterpress']").click()
    page.locator("tw-letterpress").wait_for()
    page.go_back()
    is_found_again()
    # Another position has none; undo brings back the first with what is known of it.
    table.rack_field.fill("DORINET")
    table.wait_for_plays()
    expect(rows).to_have_count(0)
    page.keyboard.press("Control+z")
    is_found_again()
    close.click()
    table.wait_for_plays()
    page.reload()
    table.wait_for_plays()
    expect(analysis(table).locator("[name=analyse]")).to_have_text("Simulate")
    expect(rows).to_have_count(0)


def test_an_endgame_is_solved_and_its_line_stepped_through_on_the_board(table: CrosswordPage) -> None:
    page = table.page
    table.open(f"{ENDING}GTVL&spread=10")
    table.wait_for_plays()
    expect(analysis(table).locator("[name=analyse]")).to_have_text("Solve the endgame")
    start(table)
    line = page.locator("tw-crossword-line")
    expect(line).to_contain_text("Proved")
    moves = line.locator(".move")
    assert moves.count() > 1
    expect(moves.first).to_contain_text("You")
    moves.first.click()
    first = table.tentative.count()
    assert first
    line.locator("[name=next]").click()
    becomes(page, lambda: table.tentative.count() > first or "Pass" in moves.nth(1).inner_text(), True)
    moves.nth(1).click()
    expect(table.tentative).to_have_count(0)
    analysis(table).locator("[name=close]").click()
    table.wait_for_plays()
    expect(table.plays.first).to_be_visible()


@at_night("an endgame is solved and shown with every change, and property/test_crossword_preendgame.py has the answers")
def test_with_a_tile_in_the_bag_a_move_is_chosen_for_every_draw(table: CrosswordPage) -> None:
    table.open(LATE)
    table.wait_for_plays()
    expect(analysis(table).locator("[name=analyse]")).to_have_text("Choose for every draw")
    start(table)
    judged(table).first.wait_for()
    stop = analysis(table).locator("[name=stop]")
    if stop.is_visible():
        stop.click()
    judged(table).first.click()
    expect(table.page.locator("tw-crossword-why .draw")).not_to_have_count(0)


def test_a_pinned_move_tells_why_it_is_worth_what_it_is(table: CrosswordPage) -> None:
    table.open(f"{DUEL}&order=equity")
    table.wait_for_plays()
    table.plays.first.click()
    why = table.page.locator("tw-crossword-why")
    expect(why).to_contain_text("The best by equity.")
    loss = table.facts(0)[2] - table.facts(9)[2]
    table.plays.nth(9).click()
    expect(why).to_contain_text(re.compile(r"Number \d+ by equity"))
    told = re.search(r"by equity,\s([\d.]+)\spoints?\sbehind", why.locator("p").first.inner_text())
    assert told
    # Of two numbers that are each rounded to tenths.
    assert float(told[1]) == pytest.approx(loss, abs=0.1001)


@at_night("a simulation and a pinned move are shown with every change")
def test_ones_own_play_stands_in_the_list_with_its_rank_and_loss(table: CrosswordPage) -> None:
    page = table.page
    table.open(f"{DUEL}&order=equity&samples=50&plies=1")
    table.wait_for_plays()
    page.locator("[name=lay-word]").click()
    table.type_word("S", 9, 8, across=False, width=11)
    laying = page.locator("tw-crossword-laying")
    expect(laying.locator(".rank")).to_contain_text(re.compile(r"by equity, .* behind "))
    mine = page.locator("tw-crossword-plays [role=option]:has(.mine)")
    expect(mine).to_have_count(1)
    expect(mine).to_have_attribute("data-word", "SAGES")
    start(table)
    expect(judged(table).and_(page.locator("[data-word=SAGES]"))).to_have_count(1)
    expect(page.locator("tw-crossword-judged .mine")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("tw-crossword-board .tentative")).to_have_count(0)
