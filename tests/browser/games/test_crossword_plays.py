"""The ranked plays: shown on the board, filtered, played, taken back, and never those of another board."""

import re
from pathlib import Path

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes, boxes, draw_frames, wait_until
from tests.browser.crossword_page import CrosswordPage
from tests.browser.held_answers import hold_answers, let_come


@pytest.fixture
def table(warm_page: Page, site: str) -> CrosswordPage:
    return CrosswordPage(warm_page, site)


def layers_of(page: Page) -> int:
    """How many layers a page is drawn in: all of them are looked through at each change."""
    counts: list[int] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("LayerTree.layerTreeDidChange", lambda tree: counts.append(len(tree.get("layers", []))))
    devtools.send("LayerTree.enable")
    wait_until(page, lambda: counts)
    devtools.detach()
    return counts[-1]


@at_night("test_puzzle.py::test_the_crossword_position_of_the_day_is_solved_before_its_plays_are_shown")
def test_a_play_under_the_pointer_lies_on_the_board(table: CrosswordPage) -> None:
    table.open_example()
    before = table.rows()
    assert table.facts(0) == ("M8", "AIGrETTE", 68), "the best of the golden position mid-1a"
    table.plays.first.hover()
    expect(table.tentative).to_have_count(7)
    assert [row.replace("(", "").replace(")", "")[12] for row in table.rows()[7:15]] == list("AIGRETTE")
    expect(table.page.locator("tw-crossword-details")).to_contain_text("Play for 68")
    assert "in this play" in table.square(8, 12).inner_text()
    table.page.mouse.move(5, 5)
    expect(table.tentative).to_have_count(0)
    assert table.rows() == before
    assert layers_of(table.page) < 150, "what only readers are told needs none"


def test_plays_are_listed_and_can_be_chosen_before_they_have_been_counted(table: CrosswordPage) -> None:
    page = table.open_example().page
    best = table.facts(0)
    hold_answers(page)
    table.rack_field.fill("AEINRST")
    wait_until(page, lambda: table.facts(0) != best)
    before = table.summary.inner_text()
    table.plays.nth(1).click()
    pinned, second = table.plays.and_(page.locator("[aria-selected=true]")), table.facts(1)
    expect(pinned).to_have_attribute("data-word", second[1])
    expect(table.tentative).not_to_have_count(0)
    let_come(page)
    expect(table.summary).not_to_have_text(before)
    expect(pinned).to_have_attribute("data-word", second[1])
    page.get_by_role("button", name=f"Play for {second[2]:.0f}").click()
    expect(table.tentative).to_have_count(0)


NOTE_ROWS = """list => {
    globalThis.counts = [];
    const note = () => counts.push(list.shadowRoot.querySelectorAll("[role=option]").length);
    new MutationObserver(note).observe(list.shadowRoot, { subtree: true, childList: true });
}"""


def test_a_long_list_begins_with_what_is_in_sight_and_the_rest_comes_right_after_it(table: CrosswordPage) -> None:
    table.open_example()
    table.wait_for_plays()
    plays = table.page.locator("tw-crossword-plays")
    assert table.plays.count() == 50
    plays.evaluate(NOTE_ROWS)
    table.rack_field.fill("AEINRST")
    table.wait_for_plays()
    assert table.plays.count() == 50
    assert min(table.page.evaluate("() => counts")) == 20
    # What is chosen further down is there at once, and so is all before it.
    table.plays.nth(30).click()
    word = table.plays.nth(30).get_attribute("data-word")
    chosen = table.plays.and_(table.page.locator("[aria-selected=true]"))
    expect(chosen).to_have_attribute("data-word", word or "")
    table.page.evaluate("() => void (counts.length = 0)")
    table.page.keyboard.press("End")
    expect(table.plays.last).to_have_attribute("aria-selected", "true")
    assert {*table.page.evaluate("() => counts")} <= {50}
    # With one's own play in it, it is not drawn anew where another row is pointed at.
    table.page.keyboard.press("Home")
    table.page.keyboard.press("Escape")
    table.page.locator("[name=lay-word]").click()
    table.type_word("A", 5, 7, across=False)
    expect(plays.locator(".mine")).to_have_count(1)
    expect(table.plays).to_have_count(51)
    table.page.evaluate("() => void (counts.length = 0)")
    for row in (2, 4):
        table.plays.nth(row).hover()
        draw_frames(table.page)
    assert {*table.page.evaluate("() => counts")} <= {51}
    # Nor does it leave the place that it was scrolled to.
    table.plays.last.scroll_into_view_if_needed()
    for row in (50, 47):
        table.plays.nth(row).hover()
        draw_frames(table.page)
        expect(table.plays.nth(row)).to_be_in_viewport()
        expect(table.plays.nth(row)).to_have_class(re.compile(r"\bshown\b"))


NOTE_ROOT = """() => {
    globalThis.told = [];
    const note = (changes) => told.push(...changes.map(({ attributeName }) => attributeName));
    new MutationObserver(note).observe(document.documentElement, { attributes: true });
}"""


def test_what_is_typed_changes_nothing_by_which_the_whole_page_is_styled(table: CrosswordPage) -> None:
    table.open_example()
    table.page.evaluate(NOTE_ROOT)
    table.rack_field.fill("AEINRST")
    table.wait_for_plays()
    table.plays.nth(1).click()
    table.page.locator("tw-bar [name=settings]").click()
    draw_frames(table.page)
    assert table.page.evaluate("() => told") == []
    table.page.get_by_role("radio", name="Dark").check()
    becomes(table.page, lambda: table.page.evaluate("() => told"), ["data-theme"])


def test_a_click_pins_a_play_which_its_button_plays(table: CrosswordPage) -> None:
    table.open_example().by_score()
    details = table.page.locator("tw-crossword-details")
    places = boxes(table.plays)[:4]
    table.plays.nth(1).click()
    pinned = table.page.locator("tw-crossword-plays").get_by_role("option", selected=True)
    expect(pinned).to_have_attribute("data-word", table.facts(1)[1])
    assert boxes(table.plays)[:4] == places, "nothing jumps"
    score = f"Play for {table.facts(1)[2]:.0f}"
    expect(details).to_contain_text(score)
    table.plays.nth(3).hover()
    expect(details).to_contain_text(f"Play for {table.facts(3)[2]:.0f}")
    table.page.mouse.move(5, 5)
    expect(details).to_contain_text(score)
    expect(table.tentative).not_to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(table.tentative).to_have_count(0)
    expect(pinned).to_have_count(0)
    table.plays.nth(1).click()
    table.square(0, 0).click()
    expect(pinned).to_have_count(0)
    table.page.mouse.move(5, 5)
    expect(table.tentative).to_have_count(0)
    table.plays.nth(2).click()
    table.plays.nth(1).click()
    word = table.facts(1)[1]
    # On the way to the button the pointer crosses other plays.
    table.plays.nth(4).hover()
    details.locator("[name=play]").click()
    expect(table.turns).to_have_count(1)
    expect(table.turns.first).to_contain_text(word.upper())


def test_a_pinned_play_tells_its_arithmetic_its_meaning_its_hooks_and_its_blanks(table: CrosswordPage) -> None:
    table.open_example().by_score()
    details = table.page.locator("tw-crossword-details")
    words = [facts[:2] for facts in table.all_facts()[:50]]
    assert len({(place, word.upper()) for place, word in words}) == len(words), "a word in a place is one row"
    row = table.page.locator("tw-crossword-plays [role=option]:has(.ways)").first
    word = row.get_attribute("data-word") or ""
    height = details.bounding_box()
    row.click()
    expect(details.locator(".sum")).not_to_have_count(0)
    assert details.bounding_box() == height
    numbers = details.locator(".sum").first.inner_text().replace("\n", " ")
    assert "".join(letter for letter in numbers if letter.isalpha()) == word.upper()
    expect(details.locator(".meaning")).not_to_have_text("…")
    expect(details.locator(".hooks")).to_contain_text("Front hooks")
    choices = details.locator(".variants button")
    expect(choices).to_have_count(int(row.locator(".ways").inner_text()[1:]))
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    expect(choices.last).to_have_attribute("aria-label", re.compile(r"letter \d, [A-Z], is a blank, \d+$"))
    before = table.rows()
    choices.last.click()
    expect(choices.last).to_have_attribute("aria-pressed", "true")
    assert table.rows() != before
    score = choices.last.locator("b").inner_text()
    expect(details).to_contain_text(f"Play for {score}")
    details.locator("[name=play]").click()
    expect(table.turns.first).to_contain_text(score)
    table.page.keyboard.press("Control+z")
    table.wait_for_plays()
    table.page.locator("tw-crossword-plays [data-word=sIEGE]").first.click()
    expect(details.locator(".meaning")).to_contain_text("noun:")
    table.page.goto("about:blank")
    table.open("#crossword?game=scrabble&rack=KALEMS%3F&list=tr&tiles=tr")
    table.wait_for_plays()
    table.plays.first.click()
    expect(details.locator(".meaning")).to_have_text("Meanings are not available in this language.")


@at_night("test_a_second_click_plays_draws_nothing_and_undo_takes_it_back")
def test_after_a_play_the_rack_has_the_focus_and_a_sentence_offers_to_take_it_back(table: CrosswordPage) -> None:
    table.open_example()
    toast = table.page.locator("tw-crossword tw-toast")
    table.plays.first.dblclick()
    expect(toast.locator("[role=status]")).to_have_text("AIGRETTE, 68 points with a bingo of 50, played at M8")
    expect(toast.locator(".toast")).to_contain_text("AIGRETTE, 68")
    expect(table.rack_field).to_be_focused()
    board, shown = table.board.bounding_box(), toast.locator(".toast").bounding_box()
    assert board
    assert shown
    assert shown["x"] > board["x"] + board["width"], "the board stays in sight"
    toast.get_by_role("button", name="Undo").click()
    expect(table.turns).to_have_count(0)
    expect(toast.locator(".toast")).to_have_count(0)
    table.plays.first.press("Enter")
    expect(table.rack_field).to_be_focused()
    expect(toast.locator(".toast")).to_have_count(1)
    expect(table.turns).to_have_count(1)


@at_night(
    "it waits for seconds; a sentence that is there, and that goes with what it tells, is tried with every change"
)
def test_the_sentence_about_a_play_goes_by_itself(table: CrosswordPage) -> None:
    table.open_example()
    toast = table.page.locator("tw-crossword tw-toast .toast")
    table.plays.first.press("Enter")
    expect(toast).to_have_count(1)
    expect(toast).to_have_count(0)
    expect(table.turns).to_have_count(1)


def test_a_second_click_plays_draws_nothing_and_undo_takes_it_back(table: CrosswordPage) -> None:
    table.open_example().by_score()
    before = table.rows()
    index = next(n for n, (_, word, _) in enumerate(table.all_facts()) if word.upper() == "WETTING")
    table.plays.nth(index).dblclick()
    assert table.rack() == "E"
    expect(table.turns).to_have_count(1)
    expect(table.turns.first).to_contain_text("WETTING")
    expect(table.board.locator(".latest")).to_have_count(6)
    table.page.keyboard.press("Control+z")
    assert table.rack() == "GI?TTEE"
    assert table.rows() == before
    expect(table.turns).to_have_count(0)
    table.page.locator("[name=redo]").click()
    assert table.rack() == "E"
    expect(table.turns).to_have_count(1)


def test_a_play_taken_back_at_once_is_not_shown_on_the_board(table: CrosswordPage) -> None:
    table.open_example()
    before = table.rows()
    table.plays.nth(3).hover()
    assert table.rows() != before
    table.plays.nth(3).evaluate(
        """row => {
            row.click();
            row.click();
            const undo = { code: "KeyZ", ctrlKey: true, bubbles: true, composed: true };
            row.dispatchEvent(new KeyboardEvent("keydown", undo));
        }"""
    )
    assert table.rack() == "GI?TTEE"
    assert table.rows() == before
    table.plays.nth(4).hover()
    assert table.rows() != before


def test_filters_keep_what_they_say_and_the_line_counts_it(table: CrosswordPage) -> None:
    table.open_example()
    filters = table.page.locator("tw-crossword-filters")
    filters.locator("[name=at]").fill("m8")
    expect(table.summary).to_contain_text(" of 2,")
    table.wait_for_plays()
    assert {square for square, *_ in table.all_facts()} == {"M8"}
    filters.locator("[name=clear-filters]").click()
    filters.locator("select[name=length]").select_option("8")
    filters.locator("[name=contains]").fill("ett")
    table.wait_for_address("contains=ett")
    table.wait_for_plays()
    words = [word for _, word, _ in table.all_facts()]
    assert words
    assert all(len(word) == 8 and "ETT" in word.upper() for word in words)
    filters.locator("[name=clear-filters]").click()
    filters.locator("select[name=places]").select_option("?")
    expect(table.summary).to_contain_text(" of 2,")
    table.wait_for_plays()
    assert all(table.plays.nth(n).locator(".blank").count() for n in range(table.plays.count()))
    filters.locator("[name=at]").fill("8-")
    expect(table.wrong("filters")).to_contain_text("8G")
    filters.locator("[name=at]").fill("zz99")
    expect(table.wrong("filters")).to_have_text("ZZ99 is not on this board, which has 15 rows of 15 squares.")
    filters.locator("[name=at]").fill("a1")
    expect(table.page.get_by_text("No play passes these filters.")).to_be_visible()
    expect(table.wrong("filters")).to_have_count(0)


def test_plays_are_ordered_by_what_is_chosen(table: CrosswordPage) -> None:
    table.open_example()
    numbers = [number for *_, number in table.all_facts()[:20]]
    assert numbers == sorted(numbers, reverse=True)
    assert any(number % 1 for number in numbers), "by equity, which knows fractions"
    table.by_score()
    table.wait_for_address("order=score")
    cells = table.plays.locator(".decides").evaluate_all("all => all.map(e => Number(e.lastChild.textContent))")
    assert cells == sorted(cells, reverse=True) != numbers
    assert not any(cell % 1 for cell in cells)


def test_the_page_can_be_used_by_keys_alone(table: CrosswordPage) -> None:
    table.open()
    keyboard = table.page.keyboard
    table.page.locator("tw-crossword-setup [name=example]").focus()
    keyboard.press("Tab")  # to the switch beside it
    keyboard.press("Tab")
    keyboard.type("cat")
    keyboard.press("Tab")
    expect(table.rack_field).to_be_focused()
    keyboard.type("aeinrs?")
    table.wait_for_plays()
    keyboard.press("Enter")
    expect(table.plays.first).to_be_focused()
    keyboard.press("ArrowDown")
    word = table.facts(1)[1]
    expect(table.tentative).not_to_have_count(0)
    keyboard.press("Enter")
    expect(table.turns).to_have_count(1)
    expect(table.turns.first).to_contain_text(word.upper())
    keyboard.press("Control+z")
    expect(table.turns).to_have_count(0)
    assert table.rack() == "AEINRS?"


@at_night("games/test_letterpress_plays.py has it with every change, and both pages hand answers on the same way")
def test_an_answer_is_never_shown_beside_another_board(page: Page, site: str) -> None:
    table = CrosswordPage(page, site)
    table.open_example()
    table.page.evaluate(
        """() => {
            globalThis.seen = [];
            const root = document.querySelector("tw-app").shadowRoot.querySelector("tw-crossword").shadowRoot
                .querySelector("tw-crossword-finder").shadowRoot;
            const look = () => {
                const rack = root.querySelector("tw-rack").shadowRoot;
                const plays = root.querySelector("tw-crossword-plays")?.shadowRoot;
                const rows = plays ? [...plays.querySelectorAll("[role=option]")] : [];
                if (rows.length && !plays.querySelector(".stale")) {
                    const tiles = [...rack.querySelectorAll("[data-tile]")].map((tile) => tile.dataset.tile).join("");
                    seen.push({ tiles, words: rows.map((row) => row.dataset.word) });
                }
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    # Racks without a common letter, so that a word tells whose answer it is.
    for rack in ("VVVV", "NOO", "VVV", "NNOO", "VV", "NO"):
        table.rack_field.fill(rack)
        if "N" in rack:  # the answers to the others have no time to be shown
            table.wait_for_plays()
            table.settle()  # and to be seen
    seen = table.page.evaluate("seen")
    assert any("N" in each["tiles"] for each in seen), "some answers were seen"
    board = set("".join(table.rows()).replace(".", ""))
    assert "V" in board, "what lies on the board may be in a word, so letters alone do not tell"
    for each in seen:
        if set(each["tiles"]) <= set("NO"):
            assert all("V" not in word[1:-1] or "N" in word or "O" in word for word in each["words"])


def test_games_come_in_and_go_out_as_text(table: CrosswordPage) -> None:
    game = "\n".join(
        [
            "#player1 ann Ann",
            "#player2 bob Bob",
            ">ann: AEQINRS 8G QI +22 22",
            ">bob: AEOPSTT H7 T.P +5 5",
            ">ann: AENRSVV -VV +0 22",
            ">bob: AEOST?? 10F SoAP +4 9",
            "",
        ]
    )
    table.open()
    table.bring_in(game)
    expect(table.turns).to_have_count(4)
    expect(table.turns.nth(1)).to_contain_text("TIP")
    expect(table.turns.nth(2)).to_contain_text("exchanges VV")
    assert table.rows()[9] == ".....S(O)AP......"
    table.open_sheet()
    table.turns.nth(1).click()
    expect(table.tentative).to_have_count(2)
    becomes(table.page, lambda: "".join(table.rows()).replace(".", ""), "TQIP")
    assert table.rack() == "AEOPSTT", "the rack of the one who played it"
    table.page.locator("tw-crossword-record [name=forward]").click()
    expect(table.tentative).to_have_count(0)
    assert table.rows()[6][7] == "T"
    table.page.locator("tw-crossword-record [name=forward]").click()
    table.page.locator("tw-crossword-record [name=back]").click()
    text = table.written("gcg")
    assert "#player2 Bob Bob\n" in text
    assert text.count(">Bob: ") == 2, "the whole game, whichever turn is shown"
    assert saved(table) == ("crossword.gcg", text)
    table.page.locator("[name=clear]").click()
    assert "".join(table.rows()) == "." * 225
    table.bring_in(text)
    expect(table.turns).to_have_count(4)
    assert table.rows()[9] == ".....S(O)AP......"
    table.rack_field.fill("AEINRS?")
    cgp = table.written("cgp", text)
    assert saved(table) == ("crossword.cgp", cgp)
    assert cgp.startswith("15/15/15/15/15/15/7T7/6QI7/7P7/5SoAP6/15/15/15/15/15 AEINRS?/")
    plain = table.written("rows", cgp)
    table.page.locator("[name=clear]").click()
    table.paste(plain)
    expect(table.square(9, 6).locator("b")).to_have_text("O")
    assert table.rack() == "AEINRS?"


def test_a_line_of_cgp_brings_what_the_opponent_holds_and_the_lead_and_takes_them_along(table: CrosswordPage) -> None:
    table.open()
    line = "15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15 AEINRS?/BCDFGHJ 310/120 0"
    table.bring_in(line)
    becomes(table.page, table.rack, "AEINRS?")
    table.wait_for_address("known=BCDFGHJ")
    table.wait_for_address("spread=190")
    written = table.written("cgp")
    assert written.split()[1:3] == ["AEINRS?/BCDFGHJ", "190/0"]
    # Of a line that says nothing of either, nothing is left over from the one before.
    table.bring_in("15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15 AEINRS?/ 120/120 0")
    table.page.wait_for_function("() => !/known=|spread=/.test(location.hash)")
    # They go as they came: with the position, by undo, and where something else is put in its place.
    table.page.locator("[name=undo]").first.click()
    table.wait_for_address("known=BCDFGHJ")
    table.bring_in("\n".join(["." * 15] * 7 + ["....CAT........"] + ["." * 15] * 7))
    expect(table.square(7, 4).locator("b")).to_have_text("C")
    table.page.wait_for_function("() => !/known=|spread=/.test(location.hash)")
    table.page.locator("[name=undo]").first.click()
    table.wait_for_address("spread=190")
    table.page.locator("[name=clear]").click()
    table.page.wait_for_function("() => !/known=|spread=/.test(location.hash)")


def test_a_line_of_cgp_has_the_totals_of_the_score_sheet_the_movers_first(table: CrosswordPage) -> None:
    table.open(
        "#crossword?game=scrabble&tiles=en&list=en&turns=08D.NASTIER.66.AEINRST,1H7.B_G.9.ABCDEFG"
        "&board=15/15/15/15/15/15/7B7/3NASTIER5/7G7/15/15/15/15/15/15&rack=AEINRST&players=Ann,Bob"
    )
    table.wait_for_plays()
    cgp = table.written("cgp")
    assert cgp.split()[1:3] == ["AEINRST/", "66/9"]
    table.open_sheet()
    table.turns.nth(1).click()
    becomes(table.page, table.rack, "ABCDEFG")
    assert table.written("cgp", cgp).split()[1:3] == ["ABCDEFG/", "0/66"]


def saved(table: CrosswordPage) -> tuple[str, str]:
    """The file that what is written is saved as: its name and its text."""
    with table.page.expect_download() as download:
        table.page.locator("tw-crossword-transfer [name=save-text]").click()
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def test_a_link_is_the_whole_table(table: CrosswordPage) -> None:
    table.open_example("scrabble_tr").by_score()
    leaves = table.plays.locator(".leave").evaluate_all("all => all.map(e => e.textContent.split('Left')[1].trim())")
    index = next(n for n, leave in enumerate(leaves) if len(leave) > 1)
    table.plays.nth(index).dblclick()
    expect(table.turns).to_have_count(1)
    table.rack_field.press("End")
    table.page.keyboard.type("ş")
    assert table.rack() == leaves[index] + "Ş"
    table.page.get_by_role("radio", name="Equity").click()
    table.wait_for_plays()
    before = (table.rows(), table.rack(), table.all_facts()[:5])
    address = table.page.evaluate("location.hash")
    table.page.goto("about:blank")
    table.open(address)
    table.wait_for_plays()
    assert (table.rows(), table.rack(), table.all_facts()[:5]) == before
    expect(table.turns).to_have_count(1)
    expect(table.page.locator("tw-crossword-setup [name=tiles]")).to_have_value("tr")


@at_night("test_crossword_star.py::test_the_star_is_put_on_the_board_and_its_points_are_counted")
def test_what_of_a_link_cannot_be_read_is_named_and_the_rest_is_kept(table: CrosswordPage) -> None:
    table.open("#crossword?game=scrabble&board=15/15/QI&rack=AEINRS%3F&list=en")
    expect(table.page.locator("tw-app .notice")).to_contain_text("the letters")
    assert table.rack() == "AEINRS?"
    table.wait_for_plays()


LINK = "#crossword?game=duel&rack=AEINRST&list=en&board=11/11/11/11/11/4QIS4/11/11/11/11/11"


@at_night("games/test_anagrams_words.py and games/test_links.py follow links in an open page with every change")
def test_a_link_means_the_same_in_an_open_page(table: CrosswordPage) -> None:
    table.open(LINK)
    table.wait_for_plays()
    before = table.all_facts()[:5]
    table.page.locator("tw-crossword-filters [name=contains]").fill("ts")
    table.page.get_by_role("radio", name="Score").click()
    table.wait_for_address("order=score")
    table.page.evaluate("link => { location.hash = link }", LINK)
    expect(table.page.locator("tw-crossword-filters [name=contains]")).to_have_value("")
    table.wait_for_plays()
    assert table.all_facts()[:5] == before


@at_night("a link is the whole table with every change")
def test_the_turns_of_a_link_are_whole_words_and_steps(table: CrosswordPage) -> None:
    table.open(f"{LINK}&turns=06E.QI.22.AEQINRS,16E.__S.12.S")
    table.wait_for_plays()
    expect(table.turns.nth(1)).to_contain_text("QIS")
    table.open_sheet()
    table.turns.nth(1).click()
    expect(table.tentative).to_have_attribute("data-square", "61")
    assert table.rack() == "S"
    table.page.locator("tw-crossword-record [name=back]").click()
    expect(table.tentative).to_have_count(2)
    expect(table.board.locator("b")).to_have_count(2)
    table.page.locator("tw-crossword-record [name=end]").click()
    assert table.rows(11)[5] == "....QIS...."
    expect(table.board.locator(".latest")).to_have_attribute("data-square", "61")


def test_a_turn_that_cannot_be_is_told_beside_the_turns(table: CrosswordPage) -> None:
    table.open(f"{LINK}&turns=011J.QUIZ.1")
    table.wait_for_plays()
    expect(table.page.locator("tw-crossword-record .wrong")).to_contain_text("outside the board")


COUNTED = """
globalThis.seen = { slides: 0, notes: 0 };
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) { seen.slides++; return animate.apply(this, how); };
const { createOscillator } = AudioContext.prototype;
AudioContext.prototype.createOscillator = function () { seen.notes++; return createOscillator.apply(this); };
"""


@at_night("plays are laid with every change; how is for the eye and the ear")
def test_a_play_slides_onto_the_board_and_is_heard_by_those_who_want_to(page: Page, site: str) -> None:
    page.add_init_script(COUNTED)
    page.emulate_media(reduced_motion="no-preference")
    table = CrosswordPage(page, site).open_example()

    def play_best() -> dict[str, int]:
        table.wait_for_plays()
        table.plays.first.click()
        page.keyboard.press("Enter")
        expect(page.locator("tw-toast .toast")).to_contain_text("AIGRETTE, 68 · bingo")
        draw_frames(page)
        seen: dict[str, int] = page.evaluate("seen")
        page.locator("[name=undo]").click()
        return seen

    assert play_best() == {"slides": 7, "notes": 0}
    page.locator("tw-bar [name=settings]").click()
    page.locator("tw-bar [name=sounds]").check()
    page.keyboard.press("Escape")
    page.emulate_media(reduced_motion="reduce")
    assert play_best() == {"slides": 7, "notes": 3}
    page.reload()
    page.locator("tw-bar [name=settings]").click()
    expect(page.locator("tw-bar [name=sounds]")).to_be_checked()
