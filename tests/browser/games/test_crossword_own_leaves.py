"""Leave values of one's own, made in the page: learnt beside the finder, used at once, kept, taken along, deleted."""

import json
import re
from pathlib import Path

import pytest
from amount import EVERYTHING, at_night
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import wait_until
from tests.browser.crossword_page import CrosswordPage

WORDS = "AT TA AN NA EN NE ER RE ES SET TEN NET TAN ANT EAT TEA SEA RAT TAR ART EAR ERA NEAR RATE SEAT NEST RENT TRAIN"
MINE = "#crossword?list=my-mine&game=duel&tiles=en&board=11/11/11/11/11/3TEN5/11/11/11/11/11&rack=AENRSTV&order=equity"
STOPPED = re.compile(r"^Stopped\. What (was learnt|(\d+) of the \d+ boards taught) is in use(; those after .*)?\.$")
LEARNT = re.compile(r"values of your own, learnt from (\d+) boards")

BRING = """async (words) => {
    const { lists } = document.querySelector("tw-app").engine;
    await lists.import({ name: "Mine", content: new Blob([words]), alphabet: "en" });
}"""

EDIT = """async ([add, remove]) => {
    const { lists } = document.querySelector("tw-app").engine;
    await lists.derive(lists.own.find(({ id }) => id === "my-mine"), { name: "", add, remove });
}"""

MADE = """() => document.querySelector("tw-app").engine.request(
    "crossword.leaves", { lexicon: "my-mine", layout: "duel", tiles: "en", boards: 3 }
)"""

REFUSED = """() => {
    const { engine } = document.querySelector("tw-app");
    const batch = engine.batch;
    globalThis.refused = [];
    engine.batch = function (...asked) {
        const answers = batch.apply(this, asked);
        for (const answer of answers) answer.catch(({ data }) => data && refused.push(data.code));
        return answers;
    };
}"""
"""Notes what the engine refuses."""

DENIED = """Object.defineProperty(globalThis, "indexedDB", {
    get() { throw new DOMException("denied", "SecurityError"); },
})"""


class LeavesPage(CrosswordPage):
    """A crossword page with an own list of few words on a small board."""

    def open_mine(self) -> "LeavesPage":
        self.open()
        self.page.evaluate(BRING, WORDS.replace(" ", "\n"))
        self.open(MINE)
        self.wait_for_plays()
        expect(self.said).to_have_text("Kept tiles are valued by an estimate, tile by tile.")
        return self

    @property
    def leaves(self) -> Locator:
        return self.page.locator("tw-crossword-leaves")

    @property
    def said(self) -> Locator:
        """Where values come from."""
        return self.leaves.locator("summary")

    @property
    def status(self) -> Locator:
        return self.leaves.locator("p.status")

    def button(self, name: str) -> Locator:
        return self.leaves.locator(f"[name={name}-leaves]")

    @property
    def stop(self) -> Locator:
        return self.leaves.locator("[name=stop-learning]")

    def open_fold(self) -> None:
        if not self.leaves.locator("details[open]").count():
            self.said.click()

    def learn(self) -> int:
        """Learn until there is another table, and stop; gives its boards."""
        before = self.said.inner_text()
        self.button("learn").click()
        expect(self.said).not_to_have_text(before)
        self.stop.click()
        expect(self.status).to_have_text(STOPPED)
        return self.boards()

    def boards(self) -> int:
        """The boards that the values were learnt from."""
        expect(self.said).to_have_text(LEARNT)
        found = LEARNT.search(self.said.inner_text())
        assert found
        return int(found[1])

    def ranked(self) -> list[tuple[str, str, float]]:
        self.wait_for_plays()
        return self.all_facts()[:8]

    def bring_table(self, content: str, name: str = "table.json") -> None:
        self.open_fold()
        self.leaves.locator("[type=file]").set_input_files(
            {"name": name, "mimeType": "application/json", "buffer": content.encode()}
        )

    def taken_along(self) -> dict[str, object]:
        """The table as it is saved."""
        self.open_fold()
        with self.page.expect_download() as taken:
            self.button("export").click()
        assert taken.value.suggested_filename == "Mine.leaves.json"
        table: dict[str, object] = json.loads(Path(taken.value.path()).read_text("utf-8"))
        return table


@pytest.fixture
def table(page: Page, site: str) -> LeavesPage:
    return LeavesPage(page, site).open_mine()


def test_values_are_learnt_beside_the_finder_used_at_once_and_kept(table: LeavesPage) -> None:
    before = table.ranked()
    button = table.button("learn")
    expect(button).to_have_text("Make leave values for this list and board")
    button.click()
    table.stop.click()
    expect(table.status).to_contain_text("Stopped before there was anything new to use")
    button.focus()
    table.page.keyboard.press("Enter")
    expect(table.stop).to_be_focused()
    expect(table.leaves.get_by_role("status")).to_contain_text("Learning has begun")
    # The finder answers meanwhile.
    expect(table.status).to_contain_text(re.compile(r"of 600 boards, about \d+ (s|min) left"))
    table.rack_field.fill("AENRSTE")
    table.wait_for_plays()
    table.rack_field.fill("AENRSTV")
    boards = table.boards()
    after = table.ranked()
    assert after != before
    equities = [equity for *_, equity in after]
    assert equities == sorted(equities, reverse=True)
    expect(table.leaves.locator("progress")).to_be_visible()
    table.stop.click()
    expect(table.button("learn")).to_have_text("Learn more")
    expect(table.status).to_have_text(STOPPED)
    stopped = STOPPED.match(table.status.inner_text())
    assert stopped
    assert stopped[2] in (None, str(table.boards())), "what is said to count does"
    # The simulation goes by them, too, and says so.
    expect(table.page.locator("tw-crossword-analysis .note")).to_contain_text("values of your own")
    boards, after = table.boards(), table.ranked()

    table.page.reload()
    assert table.boards() == boards
    assert table.ranked() == after
    table.open_fold()
    if EVERYTHING:
        assert table.learn() >= boards + 24


@at_night("values are learnt, used and kept with every change")
def test_a_play_that_is_looked_at_stays_while_better_values_come(table: LeavesPage) -> None:
    table.button("learn").click()
    boards = table.boards()
    table.plays.nth(1).click()
    chosen = table.page.locator("tw-crossword-plays [aria-selected=true]")
    expect(chosen).to_have_count(1)
    looked_at = table.facts(1)
    done = table.status
    expect(done).to_contain_text(re.compile(r"^\s*(4[89]|[5-9]\d) of 600"))
    assert (table.boards(), table.facts(1)) == (boards, looked_at)
    expect(chosen).to_have_count(1)
    table.page.keyboard.press("Escape")
    # Then better values are used, and still no play is chosen.
    wait_until(table.page, lambda: table.boards() > boards)
    table.wait_for_plays()
    expect(chosen).to_have_count(0)
    assert table.stop.is_visible()


@at_night("values are learnt, used and kept with every change")
def test_a_simulation_stays_while_values_are_learnt(table: LeavesPage) -> None:
    table.open(f"{MINE}&samples=50&plies=1")
    table.wait_for_plays()
    table.button("learn").click()
    table.page.locator("tw-crossword-analysis [name=analyse]").click()
    simulated = table.page.locator("tw-crossword-judged [role=option]")
    simulated.first.wait_for()
    table.boards()
    expect(simulated).not_to_have_count(0)
    table.settle()
    expect(simulated).not_to_have_count(0)


@at_night("values are learnt, used and kept with every change")
def test_values_are_deleted_and_had_back(table: LeavesPage) -> None:
    before = table.ranked()
    boards = table.learn()
    learnt = table.ranked()
    table.button("remove").click()
    expect(table.said).to_contain_text("estimate")
    assert table.ranked() == before
    table.button("restore").click()
    assert table.boards() == boards
    assert table.ranked() == learnt
    table.button("remove").click()
    expect(table.said).to_contain_text("estimate")
    table.page.reload()
    table.wait_for_plays()
    expect(table.said).to_contain_text("estimate")


@at_night("values are learnt, used and kept with every change, and positions taken along as a file")
def test_values_are_taken_along_as_a_file_and_no_other_file_is_taken_for_them(table: LeavesPage) -> None:
    boards = table.learn()
    learnt = table.ranked()
    saved = table.taken_along()
    assert saved["boards"] == boards
    for wrong in ("no table", "{}", "[]", "null", json.dumps({**saved, "values": str(saved["values"])[:-4]})):
        table.bring_table(wrong)
        expect(table.leaves.locator(".wrong")).to_have_text("This file has no leave values that can be read.")
        assert table.boards() == boards
    table.bring_table(json.dumps({**saved, "made_for": "00000000-00000000"}))
    expect(table.leaves.locator(".wrong")).to_contain_text("made for another word list, board or set of tiles")
    assert table.ranked() == learnt, "what there was is there"
    table.button("remove").click()
    expect(table.said).to_contain_text("estimate")
    expect(table.leaves.locator(".wrong")).to_have_count(0)
    table.bring_table(json.dumps(saved))
    assert table.boards() == boards
    assert table.ranked() == learnt
    table.page.reload()
    assert table.boards() == boards


def test_a_file_is_opened_by_keyboard_and_said_to_be_in_use_where_the_focus_stays(table: LeavesPage) -> None:
    made = json.dumps(table.page.evaluate(MADE))
    button = table.button("import")
    with table.page.expect_file_chooser() as chooser:
        button.press("Enter")
    chooser.value.set_files({"name": "mine.leaves.json", "mimeType": "application/json", "buffer": made.encode()})
    assert table.boards() == 3
    expect(table.leaves.get_by_role("status")).to_have_text("The values of the file are in use.")
    expect(button).to_be_focused()
    expect(button).to_be_visible()


@at_night("values are learnt, used and kept with every change")
def test_values_are_used_for_the_words_board_and_tiles_alone_that_they_were_made_for(table: LeavesPage) -> None:
    boards = table.learn()
    table.page.evaluate(REFUSED)
    estimate = re.compile("estimate")
    table.open(MINE.replace("my-mine", "en-common"))
    table.wait_for_plays()
    expect(table.said).to_have_text(estimate)
    table.open(MINE.replace("game=duel", "game=wordfeud").replace("board=11/11/11/11/11/3TEN5/11/11/11/11/11&", ""))
    table.wait_for_plays()
    expect(table.said).to_have_text(estimate)
    table.open(MINE)
    assert table.boards() == boards
    # The same list with another word, and as it was again.
    plays = table.summary.inner_text().split(" plays")[0]
    table.page.evaluate(EDIT, [["STRAVEN"], []])
    expect(table.said).to_have_text(estimate)
    expect(table.summary).not_to_contain_text(f"{plays} plays")
    table.page.evaluate(EDIT, [[], ["STRAVEN"]])
    assert table.boards() == boards
    expect(table.summary).to_contain_text(f"{plays} plays")
    assert table.page.evaluate("refused") == []


@at_night("values are learnt, used and kept with every change")
def test_a_game_is_looked_back_on_by_own_values(table: LeavesPage) -> None:
    gcg = "#player1 ann Ann\n#player2 bob Bob\n>ann: AENRSTV -V +0 0\n>bob: AENRSTT -NRSTT +0 0\n"
    page = table.page
    values: list[str] = []

    def looked_back_on() -> list[str]:
        page.goto(f"{table.site}{MINE}&view=review")
        page.locator("tw-crossword-files textarea").fill(gcg)
        page.locator("tw-crossword-files [name=read-game]").click()
        turns = page.locator("tw-crossword-review li")
        expect(turns).to_have_count(2)
        values.append(page.locator("tw-crossword-review .values").inner_text())
        told = turns.all_inner_texts()
        page.locator("[name=other-games]").click()
        page.locator("tw-crossword-files textarea").wait_for()
        return told

    usual = looked_back_on()
    table.open(MINE)
    boards = table.learn()
    assert looked_back_on() != usual
    assert values == [
        "Kept tiles are valued by an estimate, tile by tile.",
        f"Kept tiles have values of your own, learnt from {boards} boards.",
    ]


@at_night("values are learnt, used and kept with every change")
def test_learning_goes_on_on_other_pages_which_tell_of_it_and_can_stop_it(table: LeavesPage) -> None:
    page = table.page
    going = page.locator(".going")
    table.button("learn").click()
    expect(table.status).to_contain_text("of 600 boards")
    expect(going).to_have_count(0)
    page.locator("tw-bar nav a[href='#letterpress']").click()
    page.locator("tw-letterpress").wait_for()
    expect(going).to_contain_text(re.compile(r"Leave values are being learnt\. (2[4-9]|[3-9]\d) of 600 boards"))
    page.go_back()
    assert table.boards() >= 24
    expect(table.stop).to_be_visible()
    expect(going).to_have_count(0)
    page.locator("tw-crossword-finder .switch label[data-value=game]").click()
    going.locator("[name=stop-background]").click()
    expect(going).to_have_count(0)
    page.go_back()
    expect(table.status).to_have_text(STOPPED)
    expect(table.button("learn")).to_have_text("Learn more")


@at_night("values are learnt, used and kept with every change")
def test_learning_ends_when_another_list_is_chosen(table: LeavesPage) -> None:
    table.button("learn").click()
    expect(table.status).to_contain_text("of 600 boards")
    table.open(MINE.replace("my-mine", "en-common"))
    table.wait_for_plays()
    expect(table.said).to_contain_text("estimate")
    expect(table.button("learn")).to_have_count(1)
    expect(table.stop).to_have_count(0)


@at_night("values are learnt, used and kept with every change")
def test_a_game_whose_table_ships_offers_no_other(table: LeavesPage) -> None:
    table.open("#crossword?list=en&game=scrabble&tiles=en&rack=AEINRSV&order=equity")
    table.wait_for_plays()
    expect(table.page.locator("tw-crossword-analysis .note")).to_contain_text(
        "valued by a table for this list and board"
    )
    expect(table.leaves.get_by_role("button")).to_have_count(0)


@at_night("values are learnt, used and kept with every change")
def test_where_nothing_can_be_kept_values_last_as_long_as_the_page_and_it_says_so(page: Page, site: str) -> None:
    page.add_init_script(DENIED)
    table = LeavesPage(page, site).open_mine()
    boards = table.learn()
    expect(table.leaves).to_contain_text("This browser keeps nothing for this page")
    page.evaluate("location.hash = '#letterpress'")
    page.locator("tw-letterpress").wait_for()
    table.open(MINE)
    assert table.boards() == boards
    assert table.taken_along()["boards"] == boards


@at_night("values are learnt, used and kept with every change")
def test_values_are_learnt_without_a_network(open_context, own_server) -> None:
    watched = open_context(own_server.address)
    table = LeavesPage(watched.context.new_page(), own_server.address).open_mine()
    table.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    table.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own_server.stop()
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    watched.context.set_offline(True)
    table.page.reload()
    table.wait_for_plays()
    assert table.learn() >= 24
