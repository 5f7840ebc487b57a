"""Games of files looked back on: several at once, with what is wrong told, and all of it found again."""

import json
import re
from typing import Any
from urllib.parse import quote

import pytest
from amount import at_night
from playwright.sync_api import Locator, Page, expect

GOOD = """#player1 ann Ann
#player2 bob Bob
>ann: AEINRST 8D NASTIER +66 66
>bob: ABCDEFG H7 B.G +9 9
>ann: ??EEIOU -EEIOU +0 66
>bob: ACDEFOO J8 .OD +4 13
"""

SHORT = """#player1 ann Ann
#player2 bob Bob
>ann: AEINRST 8D NASTIER +66 66
>bob: ABCDEFG - +0 0
"""

# A game of half a bag on a small board, played by two of the page's opponents: with all that a game has, and quick.
COUNTS = {"A": 5, "D": 2, "E": 6, "I": 5, "L": 2, "N": 3, "O": 4, "R": 3, "S": 2, "T": 3, "U": 2}
HALF = {letter: [COUNTS.get(letter, 0 if letter in "JKQXZ" else 1), 1] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
HALF_TILES = {"name": "Half", "alphabet": "en", "blanks": 1, "tiles": HALF}
WHOLE = """#player1 Ann Ann
#player2 Bob Bob
>Ann: BCDIORT 6F ORBIT +12 12
>Bob: AEGIOSY 5D SAGE +11 11
>Ann: CDDEIMW 7D WIDE +13 25
>Bob: AAIOOOY 4C OI +8 19
>Ann: ACDEEMN B4 MENACED +69 94
>Bob: AAEOOY? A9 YAk +10 29
>Ann: HNPRTUV 3C THRU +15 109
>Bob: AENOORS C9 NOR +15 44
>Ann: FILNPUV J1 UPLIF. +12 121
>Bob: AEELOST 1G LOT.S +18 62
>Ann: AINV 4H VA.N +6 127
>Bob: AEE E1 EA. +4 66
>Ann: I 6A I. +2 129
>Ann: (E) +2 131
"""

NO_SUCH_RACK = GOOD.replace("ABCDEFG H7 B.G", "ACCDEFG H7 B.G")
NO_SUCH_PLAY = GOOD.replace("J8 .OD", "8D FOOD")
NO_SUCH_LINE = GOOD.replace("J8 .OD +4 13", "J8 .OD")

TAKEN_BACK = """#player1 ann Ann
#player2 bob Bob
>ann: AEINRST 8D RESTINA +66 66
>ann: AEINRST -- -66 0
>bob: ABCDEFG 8G BAG +14 14
"""


WITHHOLD = """(method) => {
    const engine = Object.getPrototypeOf(document.querySelector("tw-app").engine);
    const { request } = engine;
    engine.request = async function (asked, params, options) {
        const answer = await request.call(this, asked, params, options);
        if (asked !== method) return answer;
        engine.request = request;
        return new Promise((_, fail) => options.signal.addEventListener("abort", () => fail(options.signal.reason)));
    };
}"""
"""Keeps the next answer of a method from the page, which can only be stopped then, however fast the machine is."""


@pytest.fixture
def page(warm_page: Page) -> Page:
    return warm_page


class StudyPage:
    def __init__(self, page: Page, site: str) -> None:
        page.emulate_media(reduced_motion="reduce")
        self.page = page
        self.site = site
        page.goto(f"{site}#crossword?view=review&list=en")
        self.opened.or_(page.locator("tw-crossword-files [name=open-files]")).first.wait_for()

    @property
    def opened(self) -> Locator:
        return self.page.locator("tw-crossword-files [name=open]")

    @property
    def turns(self) -> Locator:
        return self.page.locator("tw-crossword-review li")

    @property
    def tiles(self) -> Locator:
        return self.page.locator("tw-crossword-board .tile")

    @property
    def shown(self) -> Locator:
        return self.page.locator("tw-crossword-board .tentative")

    @property
    def wrong(self) -> Locator:
        return self.page.locator("tw-crossword-study .wrong")

    @property
    def simulated(self) -> Locator:
        """What is told of turns that are not judged by equity alone."""
        return self.page.locator("tw-crossword-review .by")

    def button(self, name: str) -> Locator:
        return self.page.locator(f"tw-crossword-review [name={name}]")

    def open_whole(self) -> None:
        kit = f"gcg-on=duel&gcg-with={quote(json.dumps(HALF_TILES))}"
        self.page.goto("about:blank")
        self.page.goto(f"{self.site}#crossword?view=review&list=en-common&gcg={quote(WHOLE)}&{kit}")
        self.button("simulate-game").wait_for()

    def choose(self, **files: str) -> None:
        chosen: list[Any] = [
            {"name": f"{name}.gcg", "mimeType": "text/plain", "buffer": text.encode()} for name, text in files.items()
        ]
        self.page.locator("tw-crossword-files [type=file]").set_input_files(chosen)


@pytest.fixture
def study(page: Page, site: str) -> StudyPage:
    return StudyPage(page, site)


def test_a_game_that_comes_again_under_another_name_counts_once(study: StudyPage) -> None:
    study.choose(one=GOOD, two=SHORT)
    expect(study.opened).to_have_count(2)
    study.choose(three=GOOD, four=NO_SUCH_RACK)
    expect(study.opened).to_have_count(3)
    expect(study.opened).to_contain_text(["three", "four", "two"])


TURKISH = """#player1 ayşe Ayşe
#player2 ışık Işık
>ayşe: KALEMİT 8G KALE +10 10
>ışık: ŞEKERÇİ H8 .ŞK +9 9
"""


def test_a_game_is_read_by_a_list_of_its_own_language_whichever_is_chosen(study: StudyPage) -> None:
    page = study.page
    page.goto("about:blank")
    page.goto(f"{study.site}#crossword?view=review&list=en&gcg={quote(TURKISH)}&gcg-with=tr")
    expect(study.tiles).to_have_count(6)
    expect(study.turns).to_have_count(2)
    expect(study.wrong).to_have_count(0)
    # So are the plays that one looks for in its stead.
    study.turns.first.click()
    study.button("find-position").click()
    page.locator("tw-crossword-plays [role=option]").first.wait_for()
    assert "list=tr" in page.url
    # A file that does not say how it is encoded is read in the code page of the language, too.
    page.goto("about:blank")
    page.goto(f"{study.site}#crossword?view=review&list=tr&tiles=tr")
    file = {"name": "eski.gcg", "mimeType": "text/plain", "buffer": TURKISH.encode("cp1254")}
    page.locator("tw-crossword-files [type=file]").set_input_files([file])
    expect(study.turns).to_have_count(2)
    expect(page.locator("tw-crossword-study .summary")).to_contain_text(re.compile("Ayşe.*Işık", re.DOTALL))


@at_night("test_several_games_are_added_up_and_a_word_that_was_missed_is_learnt")
def test_several_files_are_opened_at_once_and_what_is_none_is_named(study: StudyPage) -> None:
    study.choose(first=GOOD, shopping="milk\neggs\n", empty="", broken=NO_SUCH_LINE, second=SHORT)
    expect(study.opened).to_have_text(["first", "second"])
    expect(study.wrong).to_have_count(3)
    expect(study.wrong.nth(0)).to_contain_text("shopping has no turn of a game.")
    expect(study.wrong.nth(1)).to_contain_text("empty has no turn of a game.")
    expect(study.wrong.last).to_contain_text("broken: Line 6 is not a turn")
    study.page.reload()
    expect(study.opened).to_have_text(["first", "second"])
    study.page.locator("tw-crossword-files [name=remove]").last.click()
    expect(study.opened).to_have_text(["first"])


def test_a_click_on_a_turn_shows_the_board_before_it_with_the_plays_that_were_not_seen(study: StudyPage) -> None:
    study.choose(game=GOOD)
    expect(study.turns).to_have_count(4)
    expect(study.tiles).to_have_count(11)
    study.turns.nth(1).locator("button.played").click()
    expect(study.shown).to_have_count(2)
    expect(study.tiles).to_have_count(9)
    best = study.turns.nth(1).locator("button.best")
    expect(best).to_have_count(4)  # with the play that was made
    expect(best.last).to_contain_text("played")
    best.nth(1).click()
    expect(best.nth(1)).to_have_attribute("aria-pressed", "true")
    laid = study.shown.count()
    assert laid > 2
    study.page.reload()
    expect(study.shown).to_have_count(laid)
    expect(study.tiles).to_have_count(7 + laid)
    study.page.locator("tw-bar nav a[href='#letterpress']").click()
    study.page.locator("tw-letterpress").wait_for()
    study.page.go_back()
    expect(study.shown).to_have_count(laid)
    study.page.keyboard.press("Escape")
    expect(study.tiles).to_have_count(11)


@at_night("test_a_play_that_was_taken_back_is_told_so_and_turns_have_one_number")
def test_the_graph_has_its_table_and_the_turning_points_are_told(study: StudyPage) -> None:
    study.choose(game=GOOD)
    expect(study.turns).to_have_count(4)
    expect(study.page.locator("tw-crossword-review")).to_contain_text("Turning points")
    study.page.locator("tw-crossword-lead summary").click()
    expect(study.page.locator("tw-crossword-lead tbody tr")).to_have_count(4)
    lead = study.page.locator("tw-crossword-lead tbody td:last-child")
    expect(lead).to_have_text(["+66", "+57", "+57", "+53"])


@at_night("test_a_play_that_was_taken_back_is_told_so_and_turns_have_one_number")
def test_a_turn_that_cannot_be_is_marked_and_the_others_are_judged(study: StudyPage) -> None:
    study.choose(game=NO_SUCH_RACK)
    wrong = study.turns.locator(".wrong")
    expect(wrong).to_have_text(["The rack ACCDEFG has not so many B tiles."])
    expect(study.turns.nth(1).locator(".wrong")).to_have_count(1)
    expect(study.turns.locator(".grade")).to_have_count(3)
    expect(study.tiles).to_have_count(11)
    expect(study.page.locator("tw-crossword-scores [data-turn]")).to_have_count(4)
    study.page.locator("[name=other-games]").click()
    expect(study.opened).to_have_text(["game"])
    study.choose(other=NO_SUCH_PLAY)
    expect(wrong).to_have_text(["Line 6: 8D has N already, not F."])
    expect(study.tiles).to_have_count(9)
    expect(study.page.locator("tw-crossword-scores .mark")).to_have_text(["Line 6: 8D has N already, not F."])
    study.turns.nth(3).locator("button.played").click()
    expect(study.tiles).to_have_count(9)
    expect(study.shown).to_have_count(0)


def test_a_play_that_was_taken_back_is_told_so_and_turns_have_one_number(study: StudyPage) -> None:
    study.choose(game=TAKEN_BACK)
    first, second = study.turns.nth(0), study.turns.nth(1)
    expect(first.locator(".played")).to_have_text("Turn 1: 8D RESTINA taken back")
    expect(second.locator(".played")).to_contain_text("Turn 3: 8G BAG")
    expect(study.page.locator("tw-crossword-review")).to_contain_text("Turning points: Turn 1")
    # What the best play gains is gained on having nothing, not on what was taken back.
    lost = re.search(r"([\d.]+) lost", first.locator(".grade").inner_text())
    assert lost
    first.locator(".played").click()
    expect(first.locator(".more").first).to_have_text(f"+{lost[1]}")


def test_a_turn_that_is_missing_is_told_at_the_next_one(study: StudyPage) -> None:
    study.choose(game="#player1 ann Ann\n#player2 bob Bob\n>ann: - +0 0\n>ann: - +0 0\n>bob: - +0 0\n>bob: - +0 0\n")
    marks = study.page.locator("tw-crossword-scores [data-turn] .mark")
    expect(marks).to_have_text(["Ann has no turn before this one.", "Bob has no turn before this one."])


def test_a_pasted_game_is_read_and_back_leads_out_of_it(study: StudyPage) -> None:
    study.page.locator("tw-crossword-files textarea").fill(SHORT)
    study.page.locator("[name=read-game]").click()
    expect(study.turns).to_have_count(2)
    study.page.go_back()
    study.page.locator("tw-crossword-files textarea").wait_for()
    study.page.go_forward()
    expect(study.turns).to_have_count(2)


@at_night("test_a_click_on_a_turn_shows_the_board_before_it_with_the_plays_that_were_not_seen")
def test_without_simulation_the_ending_is_judged_by_the_endgame_and_added_up_in_points(study: StudyPage) -> None:
    study.open_whole()
    solved = study.page.locator("tw-crossword-review .solved")
    expect(solved.last).to_have_text("Endgame solved")
    assert 2 < solved.count() < 13
    expect(study.turns.last).to_contain_text("Endgame solved")
    expect(study.simulated).to_have_count(0)
    review = study.page.locator("tw-crossword-review")
    expect(review).to_contain_text(re.compile(r"Ann: [\d.]+ lost per turn, Bob: [\d.]+ lost per turn"))
    expect(review).to_contain_text("Lead after each turn: Ann")
    expect(review).not_to_contain_text("chance lost")
    ending = study.turns.filter(has=study.page.locator(".solved")).first
    ending.locator("button.played").click()
    expect(ending.locator("button.best").nth(1)).to_be_visible()  # the next best moves are proved, too
    # One ending is too large, and says so.
    told = review.locator(".unproved")
    expect(told).to_have_text(["The endgame was too large to solve: this turn is judged without a proof."])
    expect(study.turns.filter(has=study.page.locator(".unproved")).locator(".solved")).to_have_count(0)


@at_night(
    "test_pictures.py simulates a game and looks at a turn; unit/test_crossword_simulated_review.py has the numbers"
)
def test_a_simulated_game_tells_what_becomes_of_each_turn_and_stays_so(study: StudyPage) -> None:
    study.open_whole()
    expect(study.turns).to_have_count(13)
    expect(study.simulated).to_have_count(0)
    study.button("simulate-game").click()
    expect(study.simulated).to_have_count(13)
    expect(study.button("simulate-game")).to_have_count(0)
    expect(study.simulated.first).to_have_text(re.compile(r"Wins \d\d%, simulated [1-5]0 times"))
    expect(study.simulated.last).to_have_text("Endgame solved: a win")
    grades = study.page.locator("tw-crossword-review .grade")
    expect(grades.nth(1)).to_contain_text("chance lost")
    lead = study.page.locator("tw-crossword-lead")
    expect(lead).to_contain_text("Chance to win after each turn: Ann")
    lead.locator("summary").click()
    expect(lead.locator("tbody tr").last.locator("td")).to_have_text(["131", "66", "+65", "100%"])
    told = study.turns.all_inner_texts()

    study.page.locator("tw-crossword-review label[data-value=points]").click()
    expect(grades.nth(1)).to_contain_text(" ± ")
    expect(lead).to_contain_text("Lead after each turn: Ann")
    study.page.reload()
    expect(study.simulated).to_have_count(13)
    expect(grades.nth(1)).to_contain_text(" ± ")
    study.page.locator("tw-crossword-review label[data-value=wins]").click()
    assert study.turns.all_inner_texts() == told
    study.page.locator("tw-bar nav a[href='#letterpress']").click()
    study.page.locator("tw-letterpress").wait_for()
    study.page.go_back()
    expect(study.simulated).to_have_count(13)
    assert study.turns.all_inner_texts() == told


@at_night("test_crossword_analysis.py stops a simulation")
def test_a_simulation_that_is_stopped_keeps_its_turns_and_goes_on_with_the_rest(study: StudyPage) -> None:
    study.open_whole()
    study.button("simulate-game").click()
    study.turns.first.locator(".by").wait_for()
    study.button("cancel-review").click()
    expect(study.button("simulate-game")).to_have_text("Simulate the rest")
    known = study.simulated.count()
    assert 0 < known < 13
    expect(study.turns).to_have_count(13)
    values = study.page.locator("tw-crossword-lead tw-plot").evaluate("plot => plot.series[0].values")
    # The line begins before the first turn; another worker may have told of a turn after the first that is left.
    first = study.turns.evaluate_all("all => all.findIndex((each) => !each.querySelector('.by'))")
    assert [value is None for value in values] == [False] * (first + 1) + [True] * (13 - first), (
        "it ends where that ended"
    )
    # One player may have no simulated turn yet; of that one nothing is said.
    told = study.page.locator("tw-crossword-review p.figures")
    expect(told).to_have_text(re.compile(r"^\s*Ann: [\d.]+ wins? lost in \d+ simulated turns?(, Bob: .*turns?)?\s*$"))
    expect(study.page.locator("tw-crossword-review")).to_contain_text(
        f"{13 - known} turn{'s' * (known < 12)} not simulated"
    )
    study.page.reload()
    expect(study.simulated).to_have_count(known)
    study.button("simulate-game").click()
    expect(study.simulated).to_have_count(13)
    expect(study.button("cancel-review")).to_have_count(0)


@at_night("test_a_play_that_was_taken_back_is_told_so_and_turns_have_one_number")
def test_of_racks_that_are_not_known_there_is_nothing_to_simulate(study: StudyPage) -> None:
    study.choose(game=SHORT)
    study.button("simulate-game").wait_for()
    study.page.locator("[name=other-games]").click()
    study.choose(game=SHORT.replace("AEINRST 8D", "8D").replace("ABCDEFG - ", "- "))
    expect(study.turns).to_have_count(2)
    expect(study.button("simulate-game")).to_have_count(0)


def test_several_games_are_added_up_and_a_word_that_was_missed_is_learnt(study: StudyPage) -> None:
    page = study.page
    add = page.locator("[name=add-up]")
    study.choose(first=GOOD)
    expect(page.locator("tw-crossword-study h2").first).to_be_visible()
    expect(add).to_have_count(0)
    page.locator("[name=other-games]").click()
    study.choose(second=SHORT)
    page.locator("[name=other-games]").click()
    expect(add).to_have_text("Add up these 2 games")
    add.click()
    page.locator("tw-bar a[href='#draw']").click()
    expect(page.locator("tw-draw")).to_be_visible()
    page.go_back()
    records = page.locator("tw-crossword-records section")
    expect(records.locator("h3")).to_have_text(["Ann", "Bob"])
    expect(records.first).to_contain_text("2 games")
    phases = records.last.locator("[data-phase]")
    expect(phases.locator("th")).to_have_text(["Opening", "Middle", "Pre-endgame", "Endgame"])
    expect(phases.first.locator("td").first).to_have_text("3")
    missed = records.last.locator("li")
    word = missed.first.locator("b").inner_text()
    missed.first.locator("tw-learn button").click()
    expect(missed.first.get_by_text("In your cards")).to_be_visible()
    page.goto(f"{study.site}#study?view=cards&list=en")
    page.locator("tw-study-boxes [name=open]").click()
    expect(page.locator("tw-study-box li b")).to_have_text(word)

    # Another game on the list makes what was added up old.
    page.goto(f"{study.site}#crossword?view=review&list=en")
    expect(records.locator("h3")).to_have_text(["Ann", "Bob"])
    page.reload()
    expect(records.locator("h3")).to_have_text(["Ann", "Bob"])
    page.locator("tw-crossword-files [name=remove]").last.click()
    expect(page.locator("[name=add-up], tw-crossword-records")).to_have_count(0)


def test_on_a_phone_the_list_of_games_stays_above_the_sheet_in_which_they_are_added_up(study: StudyPage) -> None:
    page = study.page
    page.set_viewport_size({"width": 390, "height": 844})
    study.choose(one=GOOD, two=SHORT)
    page.evaluate(WITHHOLD, "crossword.statistics")
    page.locator("[name=add-up]").press("Enter")
    stop = page.locator("[name=stop-here]")
    expect(page.locator("[name=stop-adding]")).to_be_focused()
    stop.click()
    expect(stop).to_have_count(0)
    expect(page.locator("[role=status]", has_text="Stopped before all games were added up.")).to_have_count(1)
    expect(page.locator("tw-crossword-study tw-sheet")).to_have_attribute("up", "")
    assert not page.evaluate("document.activeElement === document.body")
    study.opened.first.click()
    expect(study.tiles.first).to_be_visible()


def test_a_page_that_was_left_does_not_speak_for_the_one_in_its_place(study: StudyPage) -> None:
    page = study.page
    study.choose(one=GOOD, two=SHORT)
    expect(study.opened).to_have_count(2)
    page.locator("tw-crossword-study").evaluate("page => { globalThis.left = page; }")
    page.locator("tw-bar nav a[href='#anagrams']").click()
    page.locator("tw-anagrams").wait_for()
    page.go_back()
    study.choose(three=WHOLE, four=TAKEN_BACK)
    expect(study.opened).to_have_count(4)
    page.evaluate("async () => { left.requestUpdate(); await left.updateComplete; }")
    page.evaluate(WITHHOLD, "crossword.statistics")
    page.locator("[name=add-up]").click()
    stop = page.locator("[name=stop-adding]")
    expect(stop).to_be_visible()
    page.evaluate("async () => { left.requestUpdate(); await left.updateComplete; }")
    stop.click()
    expect(page.locator("[role=status]", has_text="Stopped before all games were added up.")).to_have_count(1)


def test_the_program_plays_against_itself_and_its_games_are_opened(study: StudyPage) -> None:
    page = study.page
    page.goto("about:blank")
    page.goto(f"{study.site}#crossword?view=review&list=en&game=duel")
    autoplay = page.locator("tw-crossword-autoplay")
    board = page.locator("tw-crossword-setup [name=game]")
    for chosen in ("super", "duel"):
        board.select_option(chosen)
        page.reload()
        expect(board).to_have_value(chosen)
    page.select_option("[name=level-0]", "1")
    page.select_option("[name=level-1]", "2")
    page.select_option("[name=words-0]", "en-common")
    page.select_option("[name=pairs]", "500")
    page.click("[name=autoplay]")
    page.click("[name=stop-playing]")
    expect(page.locator("[role=status]", has_text="Stopped before all games were played.")).to_have_count(1)
    page.select_option("[name=pairs]", "1")
    page.select_option("[name=rule]", "five")
    page.reload()
    chosen = {"level-0": "1", "level-1": "2", "words-0": "en-common", "pairs": "1", "rule": "five"}
    for name, value in chosen.items():
        expect(page.locator(f"[name={name}]")).to_have_value(value)
    page.click("[name=autoplay]")
    expect(page.locator("[role=status]", has_text="All games are played.")).to_have_count(1)
    won = [int(row) for row in autoplay.locator("[data-side] td:nth-child(2)").all_inner_texts()]
    drawn = int(autoplay.locator("[data-side='0'] td:nth-child(3)").inner_text())
    assert sum(won) + drawn == 2
    autoplay.locator("summary").click()
    names = autoplay.locator("[name=open-played]").all_inner_texts()
    scores = [dict(re.findall(r"(One|Other) (\d+)", name)) for name in names]
    assert [sum(int(game[side]) for game in scores) / 2 for side in ("One", "Other")] == [
        float(points) for points in autoplay.locator("[data-side] td:nth-child(4)").all_inner_texts()
    ]
    assert [name.split(": ")[1].split()[0] for name in names] == ["One", "Other"], "each side is first once"
    with page.expect_download() as saved:
        autoplay.get_by_role("button", name=f"Save: {names[0]}").click()
    assert "#player1 One One" in saved.value.path().read_text(encoding="utf-8")

    autoplay.locator("[name=keep-played]").click()
    expect(study.opened).to_have_text(names)
    autoplay.locator("[name=open-played]").last.click()
    expect(page.locator("tw-crossword-study .summary")).to_have_text(
        re.compile(rf"Other {scores[1]['Other']}\s*One {scores[1]['One']}")
    )
    page.go_back()
    expect(study.opened).to_have_count(2)

    # Another list is another contest.
    page.goto(f"{study.site}#crossword?view=review&list=en-common&game=duel")
    expect(autoplay).to_be_visible()
    expect(autoplay.locator("table")).to_have_count(0)
    page.go_back()
    expect(autoplay.locator("table")).to_have_count(1)
    # What was played is there as long as the tab.
    page.reload()
    expect(autoplay.locator("table")).to_have_count(1)
    assert [int(row) for row in autoplay.locator("[data-side] td:nth-child(2)").all_inner_texts()] == won
    autoplay.locator("summary").click()
    expect(autoplay.locator("[name=open-played]")).to_have_text(names)


@at_night("test_the_program_plays_against_itself_and_its_games_are_opened")
def test_the_program_goes_on_playing_against_itself_while_the_visitor_is_elsewhere(study: StudyPage) -> None:
    page = study.page
    page.goto("about:blank")
    page.goto(f"{study.site}#crossword?view=review&list=en-common&game=duel")
    told = page.locator("tw-app .going")
    autoplay = page.locator("tw-crossword-autoplay")
    page.select_option("[name=pairs]", "500")
    page.click("[name=autoplay]")
    expect(autoplay.locator("table")).to_have_count(1)
    expect(told).to_have_count(0)
    page.locator("tw-bar a[href='#draw']").click()
    expect(told).to_have_text(re.compile(r"plays against itself: \d+ of 1,000 games\s*Stop"))
    page.go_back()
    expect(autoplay.locator("table")).to_have_count(1)
    expect(told).to_have_count(0)
    expect(page.locator("[name=pairs]")).to_have_value("500")
    page.goto(f"{study.site}#crossword?view=review&list=en&game=duel")
    expect(told).to_be_visible()
    expect(autoplay.locator("table")).to_have_count(0)
    told.get_by_role("button", name="Stop").click()
    expect(told).to_have_count(0)
    page.go_back()
    expect(autoplay.locator("table")).to_have_count(1)
    expect(page.locator("[name=autoplay]")).to_be_enabled()


def test_words_of_a_play_that_are_not_in_the_list_are_told_beside_its_turn(study: StudyPage) -> None:
    study.choose(
        phoney=">Ann: AEINRST 8D NASTIER +66 66\n>Bob: AABDEOT F6 DASBOE +15 15\n>Ann: EEHIOUW 7G HOW +38 104\n"
    )
    expect(study.turns).to_have_count(3)
    expect(study.page.locator("tw-crossword-review .unlisted")).to_have_text(
        ["Not in this word list: DASBOE", "Not in this word list: AHOW, HT"]
    )
