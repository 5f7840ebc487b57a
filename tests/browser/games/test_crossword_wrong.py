"""Whatever is wrong with a board, a rack or a text is said in a sentence at its place, and nothing is lost."""

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import becomes
from tests.browser.crossword_page import CrosswordPage


@pytest.fixture
def table(warm_page: Page, site: str) -> CrosswordPage:
    return CrosswordPage(warm_page, site)


def test_a_phony_is_marked_once_it_is_typed(table: CrosswordPage) -> None:
    table.open()
    table.type_word("cat", 7, 7)
    expect(table.problems).to_have_count(0)
    where = "rack => rack.getBoundingClientRect().top"
    before = table.rack_field.evaluate(where)
    table.page.keyboard.type("x")
    table.rack_field.focus()
    expect(table.problems).to_have_text(["Not in the list: CATX (8H)"])
    expect(table.board.locator(".bad")).to_have_count(4)
    assert "something is wrong here" in table.square(7, 8).inner_text()
    assert table.rack_field.evaluate(where) == before, "what is told moves nothing"
    table.go_to(7, 10)
    table.page.keyboard.press("Delete")
    expect(table.problems).to_have_count(0)
    expect(table.board.locator(".bad")).to_have_count(0)


def test_the_judge_names_everything_with_row_and_column(table: CrosswordPage) -> None:
    table.open()
    table.type_word("qqz", 0, 0)
    table.type_word("at", 13, 2, across=False)
    expect(table.problems).to_have_count(3)
    for part in (
        "Not in the list: QQZ (1A)",
        "The tiles at 14C (row 14, column 3) do not touch the rest.",
        "No word covers the start square, 8H (row 8, column 8).",
    ):
        expect(table.problems.filter(has_text=part)).to_have_count(1)
    expect(table.wrong("board")).to_contain_text("Row 1, column 2: there are 2 Q tiles")


@at_night("unit/ has boards with islands with every change")
def test_islands_are_solved_all_the_same(table: CrosswordPage) -> None:
    table.open()
    table.type_word("at", 0, 0)
    table.type_word("at", 13, 2)
    table.rack_field.fill("CATS")
    table.wait_for_plays()
    expect(table.problems.filter(has_text="do not touch")).to_have_count(1)


def test_a_letter_outside_the_tile_set_stays_and_is_told(table: CrosswordPage) -> None:
    table.open()
    table.choose_letters("tr")
    table.rack_field.fill("KALEM")
    table.wait_for_plays()
    table.type_word("kaq", 7, 7)
    expect(table.wrong("board")).to_contain_text("Row 8, column 10")
    assert table.rows()[7] == ".......KAQ....."
    assert "bad" in (table.square(7, 9).get_attribute("class") or "").split()
    table.page.keyboard.press("Backspace")
    expect(table.wrong("board")).to_have_count(0)
    table.rack_field.fill("KAWE")
    expect(table.wrong("rack")).to_contain_text("W")
    assert table.rack() == "KAWE"


@at_night("the judge names everything with row and column with every change")
def test_more_tiles_than_the_set_has_are_told_where_they_are(table: CrosswordPage) -> None:
    table.open()
    table.type_word("qi", 7, 7)
    table.rack_field.fill("QAT")
    expect(table.wrong("rack")).to_contain_text("There are 2 Q tiles")
    table.rack_field.fill("AT")
    expect(table.wrong("rack")).to_have_count(0)
    table.type_word("q", 9, 9)
    expect(table.wrong("board")).to_contain_text("Row 10, column 10")
    assert table.rack() == "AT"


def test_a_rack_of_nine_is_told_and_kept(table: CrosswordPage) -> None:
    table.open_example()
    table.rack_field.fill("AEINRSTLD")
    expect(table.wrong("rack")).to_contain_text("9 tiles")
    assert table.rack() == "AEINRSTLD"
    expect(table.summary).to_contain_text("Fix this and your plays will appear here.")
    expect(table.plays).to_have_count(0)
    table.rack_field.focus()
    table.page.keyboard.press("Backspace")
    table.page.keyboard.press("Backspace")
    table.wait_for_plays()


ROWS = ["." * 15] * 15


@pytest.mark.parametrize(
    ("text", "sentence"),
    some(
        [
            ("\n".join([*ROWS[:2], "." * 14, *ROWS[3:]]), "Row 3 has 14 squares; it needs 15."),
            ("\n".join(ROWS[:14]), "The board has 14 rows"),
            ("15/15/15/15/15/15/15/6QI8/15/15/15/15/15/15/15 AEINRS?/ 0/0 0", "Row 8 has 16 squares"),
            ("15/15/15/15/15/15/15/6QÉ7/15/15/15/15/15/15/15 AEINRS?/ 0/0 0", "Row 8, column 8"),
            ("15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15 AEINRS 0/0 0", "two racks"),
            ("#player1 a A\n#player2 b B\n>a: AEINRST 8Z QI +22 22\n", "Move 1, line 3"),
            ("#player1 a A\n#player2 b B\n>a: AEINRST what is this\n", "Line 3"),
        ],
        1,
    ),
    ids=some(["a row of 14", "14 rows", "a row too long", "no such letter", "one rack", "off the board", "no turn"], 1),
)
def test_a_text_that_cannot_be_is_told_and_nothing_is_lost(table: CrosswordPage, text: str, sentence: str) -> None:
    table.open_example()
    before = (table.rows(), table.rack())
    table.bring_in(text)
    expect(table.wrong("import")).to_contain_text(sentence)
    assert (table.rows(), table.rack()) == before
    field = table.page.locator("tw-crossword-transfer [name=import]")
    assert field.input_value() == text
    field.fill("15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15 AEINRS?/ 0/0 0")
    table.page.locator("tw-crossword-transfer [name=read]").click()
    becomes(table.page, table.rack, "AEINRS?")
    expect(table.wrong("import")).to_have_count(0)
    table.page.keyboard.press("Escape")
    table.page.locator("[name=undo]").click()
    assert (table.rows(), table.rack()) == before


@at_night("such texts are told and lose nothing with every change")
def test_a_pasted_text_with_a_mistake_waits_to_be_put_right(table: CrosswordPage) -> None:
    table.open_example()
    before = table.rows()
    text = "\n".join([*ROWS[:4], "." * 14, *ROWS[5:]])
    table.paste(text)
    expect(table.wrong("import")).to_contain_text("Row 5 has 14 squares; it needs 15.")
    assert table.page.locator("tw-crossword-transfer [name=import]").input_value() == text
    assert table.rows() == before


@at_night("files are opened in test_crossword_study.py with every change")
def test_a_file_is_read(table: CrosswordPage) -> None:
    table.open()
    table.open_transfer()
    content = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEQINRS 8G QI +22 22\n"
    table.page.locator("tw-crossword-transfer input[type=file]").set_input_files(
        {"name": "game.gcg", "mimeType": "text/plain", "buffer": content.encode()}
    )
    expect(table.turns).to_have_count(1)
    assert table.rows()[7] == "......QI......."


@at_night("vitest has every sentence in both languages, and the language is changed, with every change")
def test_sentences_are_turkish_in_turkish(page: Page, site: str) -> None:
    table = CrosswordPage(page, site)
    table.page.add_init_script("localStorage.setItem('tilewise', JSON.stringify({ language: 'tr', list: 'tr' }))")
    table.open()
    table.type_word("xq", 7, 7)
    expect(table.wrong("board")).to_contain_text("8. satır, 8. sütun")
    table.page.keyboard.press("Backspace")
    table.page.keyboard.press("Backspace")
    table.type_word("şç", 7, 7)
    expect(table.problems.first).to_contain_text("Listede yok: ŞÇ (8H)")
    table.rack_field.fill("KALEMLERİ")
    expect(table.wrong("rack")).to_contain_text("Istakada 9 taş var; en çok 7 olabilir.")
