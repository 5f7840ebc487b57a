"""Both players' turns on a crossword board: words laid by hand, the score sheet, the turn that passes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night
from playwright.sync_api import Locator, Page, expect
from tests.browser.accessibility import in_both_widths, open_screen, problems
from tests.browser.conftest import becomes
from tests.browser.crossword_page import CrosswordPage
from tests.browser.held_answers import hold_answers, let_come

DUEL = "#crossword?game=duel&tiles=en&list=en"
QI = "board=11/11/11/11/11/4QI5/11/11/11/11/11"


@pytest.fixture
def table(warm_page: Page, site: str) -> CrosswordPage:
    return CrosswordPage(warm_page, site)


def laying(table: CrosswordPage) -> Locator:
    return table.page.locator("tw-crossword-laying")


def test_tiles_laid_by_hand_are_scored_as_they_are_typed(table: CrosswordPage) -> None:
    page = table.page
    table.open(f"{DUEL}&{QI}&rack=ASTER")
    page.locator("[name=lay-word]").click()
    assert table.mover() == "ours"
    expect(laying(table)).to_contain_text("Type your word")

    # A whole word may be typed, with the tiles that lie: they are only passed.
    table.type_word("QIS", 5, 4, width=11)
    assert table.tentative.count() == 1
    expect(laying(table).locator("[name=log]")).to_contain_text("Log 12")
    page.keyboard.press("Backspace")

    # What makes no play is told, quietly until it is to be played.
    table.type_word("N", 0, 0, width=11)
    expect(laying(table)).to_contain_text("do not touch the rest")
    expect(laying(table).locator(".wrong")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(laying(table).locator(".wrong")).to_contain_text("do not touch the rest")
    page.keyboard.press("Control+z")
    assert table.tentative.count() == 0, "what was typed last is taken back first"
    table.type_word("BOWL", 7, 6, width=11)
    table.type_word("O", 6, 0, across=False, width=11)
    expect(laying(table)).to_contain_text("one row or in one column")
    page.keyboard.press("Escape")
    expect(laying(table)).to_have_count(0)

    # What a full rack does not have is told; to be put down all the same, for the rack may be the one that is wrong.
    table.open(f"{DUEL}&{QI}&rack=ASTERUV")
    page.locator("[name=lay-word]").click()
    table.type_word("QIS", 5, 4, width=11)
    expect(laying(table).locator("[name=log]")).to_contain_text("Log 12")
    expect(laying(table)).not_to_contain_text("does not have these tiles")
    page.keyboard.press("Backspace")
    table.type_word("QIN", 5, 4, width=11)
    expect(laying(table)).to_contain_text("Your rack does not have these tiles.")
    page.keyboard.press("Escape")
    assert table.rows(11) == [*["." * 11] * 5, "....QI.....", *["." * 11] * 5]


def test_the_turns_of_both_players_add_up_and_are_kept(table: CrosswordPage) -> None:
    page = table.page
    table.open(f"{DUEL}&rack=ASTER")
    page.locator("[name=lay-word]").click()
    table.type_word("QIS", 5, 4, width=11)
    page.keyboard.press("Enter")
    becomes(page, table.logged, ["6E QIS 24 24"])
    assert table.rack() == "AERT", "what was laid is gone from the rack"
    becomes(page, lambda: (table.mover(), table.totals()), ("theirs", ["24", "0"]))

    # A word that is none can stand; it is marked, and the turn comes back with the plays.
    page.locator("tw-crossword-record [name=lay]").click()
    table.type_word("XO", 6, 5, width=11)
    expect(laying(table)).to_contain_text("Not in this word list")
    laying(table).locator("[name=log]").click()
    expect(table.turns.nth(1)).to_contain_text("Not in this word list")
    table.wait_for_plays()
    expect(table.plays.first).to_be_visible()
    theirs = table.logged()[1].split()[-1]
    assert table.logged()[1] == f"7F XO {theirs} {theirs}"

    table.open_sheet()
    exchange(table, "az")
    expect(page.locator("tw-crossword-record .wrong")).to_contain_text("Z is not on your rack")
    page.locator("tw-crossword-record [name=exchange]").click()
    exchange(table, "at")
    expect(table.turns).to_have_count(3)
    assert table.rack() == "ER"
    page.locator("tw-crossword-record [name=pass]").click()
    expect(table.turns).to_have_count(4)
    table.open_sheet()
    page.get_by_text("Names of the players").click()
    page.locator("[name=name-1]").fill("Bob")
    page.keyboard.press("Enter")
    expect(table.turns.nth(3)).to_contain_text("Bob")
    becomes(page, lambda: (table.mover(), table.totals()), ("ours", ["24", theirs]))

    # All of it is in the link, and in the file of the game.
    table.wait_for_address("players=,Bob")
    expect(table.turns.last.locator(".total")).to_contain_text("22")
    before = (table.logged(), table.totals(), table.rack(), table.rows(11))
    address = page.evaluate("location.hash")
    page.goto("about:blank")
    table.open(address)
    table.wait_for_plays()
    becomes(page, lambda: (table.logged(), table.totals(), table.rack(), table.rows(11)), before)
    assert table.written("gcg").splitlines() == [
        "#character-encoding UTF-8",
        "#player1 Player_1 Player 1",
        "#player2 Bob Bob",
        ">Player_1: QISAERT 6E QIS +24 24",
        f">Bob: XO 7F XO +{theirs} {theirs}",
        ">Player_1: AERT -AT +0 24",
        f">Bob: - +0 {theirs}",
    ]

    # Each turn opens the position in which it was played, its play chosen, and what lies beneath them the one after the
    # last.
    table.open_sheet()
    table.turns.nth(1).click()
    expect(table.tentative).to_have_count(2)
    assert (table.rows(11)[6], table.totals()) == (".....XO....", ["24", "0"])
    page.locator("tw-turn-log [name=end]").click()
    becomes(page, lambda: (table.rack(), table.totals()), ("ER", ["24", theirs]))


STEPS = (
    "#crossword?game=scrabble&tiles=en&list=en&turns=08D.NASTIER.66.AEINRST,1H7.B_G.9.ABCDEFG,0-..0.EEIOUVV,1x.AC.0.ACDEFOO"
    "&board=15/15/15/15/15/15/7B7/3NASTIER5/7G7/15/15/15/15/15/15&rack=AEINRST&players=Ann,Bob"
)
"""Two plays, a pass and an exchange."""

COUNT_WHY = """() => {
    globalThis.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
        asked.push(...(JSON.stringify(message)?.match(/crossword\\.why/g) ?? []));
        return post.call(this, message, ...more);
    };
}"""


def test_a_turn_of_the_score_sheet_has_its_position_and_its_play_chosen(table: CrosswordPage) -> None:
    page = table.page
    table.open(STEPS)
    table.wait_for_plays()
    table.open_sheet()
    chosen = page.locator("tw-crossword-plays [aria-selected=true]")
    marked = page.locator("tw-crossword-plays .mine")
    expect(chosen).to_have_count(0)
    expect(page.locator("tw-turn-log [name=end]")).to_have_attribute("aria-current", "step")
    page.evaluate(COUNT_WHY)
    for turn, rack, word, lies, laid, used in (
        (2, "ABCDEFG", "BIG", 7, 2, 2),
        (1, "AEINRST", "NASTIER", 0, 7, 7),
        (3, "EEIOUVV", "pass", 9, 0, 0),
        (4, "ACDEFOO", "exchange AC", 9, 0, 2),
    ):
        table.turns.nth(turn - 1).click()
        expect(table.turns.nth(turn - 1)).to_have_attribute("aria-current", "step")
        becomes(page, table.rack, rack)
        expect(chosen).to_have_attribute("data-word", word)
        expect(marked).to_have_text("played")
        expect(table.tentative).to_have_count(laid)
        expect(table.board.locator(".tile:not(.tentative)")).to_have_count(lies)
        expect(page.locator("tw-rack .used")).to_have_count(used)
        table.wait_for_address(f"shown={turn - 1}")
    assert len(page.evaluate("() => asked")) == 4, "of each turn once, by where it stands among the plays"

    # Steps lead on from there, and to the end; a link is the same position.
    page.locator("tw-turn-log [name=forward]").click()
    becomes(page, table.rack, "AEINRST")
    expect(page.locator("tw-turn-log [name=forward]")).to_be_disabled()
    expect(page.locator("tw-turn-log [name=end]")).to_have_attribute("aria-current", "step")
    expect(marked).to_have_count(0)
    for turn in (4, 3, 2):
        page.locator("tw-turn-log [name=back]").click()
        expect(table.turns.nth(turn - 1)).to_have_attribute("aria-current", "step")
    expect(chosen).to_have_attribute("data-word", "BIG")
    page.locator("tw-crossword [name=view]").click()
    expect(chosen).to_be_in_viewport()
    expect(page.locator("tw-crossword-details")).to_contain_text("points behind")
    table.wait_for_address("shown=1")
    page.reload()
    expect(chosen).to_have_attribute("data-word", "BIG")
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(table.tentative).to_have_count(0)
    expect(marked).to_have_text("played")


def test_the_play_of_a_turn_stays_chosen_where_one_goes_on_before_the_plays_are_there(table: CrosswordPage) -> None:
    page = table.page
    table.open(STEPS)
    table.wait_for_plays()
    table.open_sheet()
    table.turns.nth(2).click()
    chosen = page.locator("tw-crossword-plays [aria-selected=true]")
    expect(chosen).to_have_attribute("data-word", "pass")
    hold_answers(page, "crossword.solve", sent=False)
    table.turns.nth(1).click()
    becomes(page, table.rack, "ABCDEFG")
    expect(chosen).to_have_attribute("data-word", "BIG")
    page.locator("tw-crossword [name=view]").click()
    expect(page.locator("tw-crossword-plays .stale")).to_be_visible()
    let_come(page)
    expect(page.locator("tw-crossword-plays .stale")).to_have_count(0)
    expect(chosen).to_have_attribute("data-word", "BIG")
    expect(table.tentative).to_have_count(2)


def exchange(table: CrosswordPage, tiles: str) -> None:
    table.page.locator("tw-crossword-record [name=exchange]").click()
    table.page.locator("[name=exchanged]").fill(tiles)
    table.page.keyboard.press("Enter")


@at_night("tiles are laid by hand, and a position entered with taps, with every change")
def test_a_thumb_lays_their_word_and_logs_it(open_context: Callable[..., Any], site: str) -> None:
    options = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page = open_context(service_workers="block", **options).context.new_page()
    table = CrosswordPage(page, site)
    table.open(f"{DUEL}&{QI}&rack=ASTER&turn=1")
    table.wait_for_plays()
    page.locator("[name=lay-word]").tap()
    assert table.mover() == "theirs"
    keys = page.locator("tw-crossword-letters[docked]")
    expect(keys).to_contain_text("Type their word")
    table.square(6, 5, 11).tap()
    for tile in "XU":
        keys.locator(f'[data-tile="{tile}"]').tap()
    expect(keys.locator("[name=log]")).to_contain_text("Log")
    expect(keys).to_contain_text("Not in this word list: IX")
    keys.locator("[name=done]").tap()
    expect(laying(table).locator("[name=cancel]")).to_be_in_viewport()
    laying(table).locator("[name=log]").tap()
    expect(table.turns).to_have_count(1)
    expect(keys).to_have_count(0)
    table.wait_for_plays()
    expect(page.locator("tw-crossword [name=view]")).to_contain_text("0–")
    page.locator("tw-crossword [name=view]").tap()
    page.get_by_role("button", name="Enlarge the panel").tap()
    assert table.totals()[0] == "0"
    expect(table.turns.first).to_be_in_viewport()


@at_night("axe looks at the score sheet in games/test_access_views.py with every change")
@in_both_widths
def test_everybody_can_use_the_score_sheet(open_context: Callable[..., Any], site: str, width: int) -> None:
    table = CrosswordPage(open_screen(open_context, width), site)
    table.open(f"{DUEL}&{QI}&rack=ASTER&turns=06E.QI.22.QI&players=,Bob")
    table.wait_for_plays()
    assert problems(table.page) == []
    table.open_sheet()
    table.page.locator("tw-crossword-record [name=exchange]").click()
    table.page.locator("[name=exchanged]").press("Enter")
    expect(table.page.locator("tw-crossword-record .wrong")).to_contain_text("how many")
    assert problems(table.page) == []
    table.page.locator("[name=lay-word]").click()
    table.go_to(6, 5, width=11)
    table.page.keyboard.type("X")
    expect(table.board.locator(".tentative")).to_have_count(1)
    assert problems(table.page) == []


def test_a_total_that_the_turns_of_a_file_do_not_come_to_is_told_at_its_turn(table: CrosswordPage) -> None:
    table.open("#crossword?game=scrabble&tiles=en&list=en")
    table.bring_in(
        "#player1 ann Ann\n#player2 bob Bob\n>ann: AEQINRS 8G QI +22 22  QI\n>bob: ABDEFGG H8 .F +5 5\n"
        ">ann: AENRSST - +0 32\n>bob: ABDEGGT -ABD +0 5\n"
    )
    becomes(table.page, table.logged, ["8G QI 22 22", "H8 IF 5 5", "passes 0 22", "exchanges ABD 0 5"])
    marks = table.page.locator("tw-turn-log .mark")
    expect(marks).to_have_text(["The file says 32 in all, the turns come to 22."])
    expect(table.turns.nth(2)).to_contain_text("The file says 32")


def test_where_only_the_order_tells_whose_turns_they_are_it_is_said_once_and_stays_so(table: CrosswordPage) -> None:
    table.open("#crossword?game=scrabble&tiles=en&list=en")
    table.bring_in(
        "#player1 me Me\n#player2 me Me\n>me: AEQINRS 8G QI +22 22\n>me: ABDEFGG H8 .F +5\n>me: AENRSST - +0\n"
    )
    becomes(table.page, table.logged, ["8G QI 22 22", "H8 IF 5 5", "passes 0 22"])
    for _ in range(2):
        marks = table.page.locator("tw-turn-log .mark")
        expect(marks).to_have_text([re.compile("^Players have one name in the file. From here on")])
        expect(table.turns.nth(1)).to_contain_text("From here on the order of turns")
        expect(table.turns.nth(1)).to_contain_text("Me (2)")
        table.page.reload()
    table.page.keyboard.press("Control+z")

    table.bring_in("Ann played QI\nBob passed\n")
    expect(table.page.locator("tw-crossword-transfer .wrong")).to_be_visible()


ENDED = """#title Round 3, table 4
#player1 ann Ann
#player2 bob Smith, Bob
#lexicon NWL23
>ann: AEINRST 8D NASTIER +66 66
#note Over 8.5% of racks, he said!
>bob: ABCDEFG H7 B.G +9 9
>ann: ??EEIOU - +0 66
>bob: ACDEFOO - +0 9
>ann: ??EEIOU - +0 66
>bob: ACDEFOO - +0 9
>ann: ??EEIOU - +0 66
>bob: ACDEFOO - +0 9
>ann: (??EEIOU) -5 61
>bob: (ACDEFOO) -13 -4
"""

SEVERAL = """#player1 a Ann
#player2 b Bob
#player3 c Cem
>a: AEINRST 8D NASTIER +66 66
>b: ABCDEFG - +0 0
>c: BDEORTU 7C BOR +19 19
"""


def test_a_game_that_is_over_leads_to_its_review_with_one_click(table: CrosswordPage) -> None:
    page = table.page
    table.open("#crossword?game=scrabble&tiles=en&list=en")
    table.bring_in(ENDED)
    sheet = page.locator("tw-crossword-record")
    expect(sheet.get_by_text("The game is over.")).to_be_visible()
    expect(sheet.locator("tw-sides input:checked")).to_have_count(0)
    expect(sheet.locator("[name=pass]")).to_be_hidden()
    # Before its end it goes on.
    sheet.locator("[data-turn='2']").click()
    expect(sheet.locator("[name=pass]")).to_be_visible()
    sheet.locator("[name=end]").click()
    sheet.locator("[name=review]").click()
    review = page.locator("tw-crossword-review li")
    expect(review).to_have_count(8)
    expect(review.last.locator(".played")).to_contain_text("Turn 8")
    page.go_back()
    expect(sheet.get_by_text("The game is over.")).to_be_visible()


@at_night("games come in and go out as text with every change")
def test_what_a_file_says_of_its_game_is_there_after_a_reload_and_in_the_export(table: CrosswordPage) -> None:
    page = table.page
    table.open("#crossword?game=scrabble&tiles=en&list=en")
    table.bring_in(ENDED.replace("??EEIOU - +0 66", "??EEIOU - +0 77"))
    sheet = page.locator("tw-crossword-record")
    told = ["Round 3, table 4", "Over 8.5% of racks, he said!", "The file says 77 in all, the turns come to 66."]
    for sentence in told:
        expect(sheet).to_contain_text(sentence)
    page.reload()
    for sentence in told:
        expect(sheet).to_contain_text(sentence)
    expect(sheet.locator("[data-turn]")).to_have_count(10)
    page.locator("tw-crossword-transfer summary").click()
    page.locator("[name=write-gcg]").click()
    written = page.locator("[name=written]")
    for line in ENDED.splitlines():
        if line.startswith("#") and "player" not in line:
            expect(written).to_have_value(re.compile(re.escape(line)))
    expect(written).to_have_value(re.compile("Smith, Bob"))
    expect(written).to_have_value(re.compile("^#character-encoding UTF-8"))


def test_a_game_of_three_is_looked_back_on_at_once(table: CrosswordPage) -> None:
    page = table.page
    table.open("#crossword?game=scrabble&tiles=en&list=en")
    table.bring_in(SEVERAL)
    expect(page.locator("tw-crossword-review li")).to_have_count(3)
    expect(page.locator("tw-crossword-scores [data-player]")).to_have_count(3)
    page.go_back()
    expect(page.locator("[name=import]")).to_be_attached()
