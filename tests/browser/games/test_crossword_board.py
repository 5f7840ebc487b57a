"""The board and the rack take tiles by keyboard, clipboard and pointer, and the answer follows by itself."""

import pytest
from amount import at_night
from playwright.sync_api import Page, expect
from tests.browser.crossword_page import CrosswordPage


@pytest.fixture
def table(warm_page: Page, site: str) -> CrosswordPage:
    return CrosswordPage(warm_page, site)


@at_night("Turkish letters come from a keyboard, and a position is typed, with every change")
def test_a_turkish_position_typed_by_keyboard_gets_its_best_play(table: CrosswordPage) -> None:
    table.open()
    table.choose_letters("tr")
    # The golden position tr-mid-1: its best play scores 89 by three independent engines.
    table.type_word("muare", 0, 11, across=False)
    table.type_word("a", 3, 10)
    table.type_word("r", 4, 10)
    table.type_word("ad", 5, 7)
    table.page.keyboard.press("Shift+A")
    table.page.keyboard.type("p")
    table.type_word("yoma", 6, 7)
    table.type_word("erika", 7, 3)
    table.type_word("izce", 8, 6)
    table.rack_field.focus()
    table.page.keyboard.type("o?iglak")
    assert table.rack() == "O?İGLAK"
    assert table.rows()[5] == ".......AD(A)P...."
    assert table.rows()[7] == "...ERİKA......."
    table.wait_for_plays()
    assert table.facts(0) == ("1E", "KİLOGrAM", 89)
    expect(table.summary).to_contain_text("Turkish")


def test_turkish_letters_come_from_an_ordinary_keyboard(table: CrosswordPage) -> None:
    table.open()
    table.choose_letters("tr")
    table.type_word("ag=zi=ma", 7, 5)
    expect(table.board.locator("[role=status]")).to_have_text("A, 8K")
    table.page.keyboard.press("Space")
    expect(table.board.locator("[role=status]")).to_have_text("Down")
    expect(table.board.get_by_role("grid")).to_have_accessible_name("Board, 15 by 15, Down")
    table.page.keyboard.press("Space")
    assert table.rows()[7] == ".....AĞZIMA...."
    table.type_word("ş", 6, 5)
    table.page.keyboard.press("Shift+I")
    table.page.keyboard.type("ıi")
    assert table.rows()[6].startswith(".....Ş(I)Iİ")


def test_letters_typed_one_after_the_other_are_one_tile_where_they_are_in_words(table: CrosswordPage) -> None:
    table.open()
    table.choose_letters("es")
    table.type_word("choza", 7, 7)
    assert table.rows()[7] == ".......CHOZA...."
    expect(table.board.locator("b", has_text="CH")).to_have_count(1)
    # Turned to its kin, and apart where the caret was moved between them.
    table.type_word("c=h", 9, 7)
    table.type_word("c", 11, 7)
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.type("h")
    expect(table.board.locator("b", has_text="CH")).to_have_count(2)
    assert table.rows()[9] == ".......CHH......"
    assert table.rows()[11] == ".......CH......"


def test_the_caret_walks_turns_and_erases(table: CrosswordPage) -> None:
    table.open()
    keyboard = table.page.keyboard
    caret = table.board.locator(".caret")
    table.square(7, 7).click()
    expect(caret).to_have_attribute("data-square", "112")
    keyboard.type("cat")
    expect(caret).to_have_attribute("data-square", "115")
    keyboard.press("Backspace")
    assert table.rows()[7] == ".......CA......"
    table.square(7, 8).click()
    table.square(7, 8).click()
    keyboard.type("at")
    assert [row[8] for row in table.rows()[7:10]] == ["A", "T", "."]
    keyboard.press("Space")
    keyboard.press("Home")
    expect(caret).to_have_attribute("data-square", "135")
    keyboard.press("End")
    expect(caret).to_have_attribute("data-square", "149")
    keyboard.type("ab")
    assert table.rows()[9].endswith("B"), "at the edge the caret stays, and the last letter counts"


def test_words_and_boards_are_pasted(table: CrosswordPage) -> None:
    table.open()
    table.paste("WORdS")
    assert table.rows()[7] == ".......WOR(D)S..."
    table.paste("\n".join(["." * 15] * 7 + [".......CAT....."] + ["_" * 15] * 7 + ["AEINRS?"]))
    expect(table.square(7, 8).locator("b")).to_have_text("A")
    assert table.rack() == "AEINRS?"
    table.wait_for_plays()


def test_the_letters_below_the_board_type_and_count_what_is_unseen(table: CrosswordPage) -> None:
    table.open()
    table.square(7, 7).click()
    expect(table.left("Q")).to_have_text("1 unseen")
    expect(table.left("E")).to_have_text("12 unseen")
    for tile in "QI":
        table.page.locator(f'tw-crossword-letters [data-tile="{tile}"]').click()
    assert table.rows()[7] == ".......QI......"
    expect(table.left("Q")).to_have_text("0 unseen")
    expect(table.page.locator("tw-crossword-letters .left")).to_have_text("98 unseen, 91 in bag")
    table.page.locator('tw-crossword-letters [data-tile="?"]').click()
    table.page.locator('tw-crossword-letters [data-tile="S"]').click()
    assert table.rows()[7] == ".......QI(S)....."
    expect(table.left("?")).to_have_text("1 unseen")
    # Where nothing has the focus, they go onto the rack: on the board one might not see what they overwrite.
    board = table.rows()
    table.page.evaluate("document.activeElement.blur()")
    table.settle()
    for tile in "AEINRST":
        table.page.locator(f'tw-crossword-letters [data-tile="{tile}"]').click()
    assert table.rack() == "AEINRST"
    table.page.evaluate("document.activeElement.blur()")
    table.settle()
    table.page.locator('tw-crossword-letters [data-tile="E"]').click()
    expect(table.rack_field).to_be_focused()
    assert table.rack() == "AEINRST", "a full rack takes no more of itself"
    assert table.rows() == board


@at_night("one example is solved with every change")
def test_every_game_has_an_example_with_plays_and_a_board_without_fault(table: CrosswordPage) -> None:
    table.open()
    names = table.page.locator("tw-crossword-start button").evaluate_all("all => all.map(e => e.name)")
    names.remove("from-picture")
    assert len(names) == 11, "ten games, one of them in two languages"
    for name in names:
        table.open_example(name)
        assert table.facts(0)[2] > 20, name
        expect(table.problems, name).to_have_count(0)
        expect(table.wrong("board"), name).to_have_count(0)


def test_choosing_a_game_brings_its_tiles_and_its_word_list(table: CrosswordPage) -> None:
    table.open()
    chosen = table.page.locator("tw-crossword-setup [name=tiles]")
    table.choose_game("kelimelik")
    expect(chosen).to_have_value("tr_kelimelik")
    table.wait_for_address("list=tr")
    table.choose_game("wwf11")
    expect(chosen).to_have_value("en_wwf")
    table.wait_for_address("list=en")
    expect(table.board.locator("[data-square]")).to_have_count(121)
    table.choose_letters("fr")
    table.wait_for_address("list=fr")
    table.page.locator("tw-bar button[name=list]").click()
    table.page.locator("tw-list-overview input[name=list][value=tr]").check()
    expect(chosen).to_have_value("tr")


def test_the_numbers_of_rows_are_whole_beside_few_columns(table: CrosswordPage) -> None:
    table.open("#crossword?game=scrabble")
    table.choose_game("own")
    editor = table.page.locator("tw-crossword-own-board")
    table.page.set_viewport_size({"width": 1280, "height": 800})
    for width, count in (("5", 75), ("7", 105), ("9", 135)):
        editor.locator("[name=width]").fill(width)
        editor.locator("[name=width]").blur()
        expect(table.board.locator("[data-square]")).to_have_count(count)
        # What goes over the edge to the left is scrolled nowhere, so the text itself is measured.
        cut = """names => names.filter(each => {
            const text = document.createRange();
            text.selectNodeContents(each);
            return text.getBoundingClientRect().width > each.getBoundingClientRect().width;
        }).map(each => each.textContent)"""
        assert table.board.locator(".row-name").evaluate_all(cut) == [], f"{width} columns"


def test_a_board_and_tiles_of_ones_own(table: CrosswordPage) -> None:
    table.open("#crossword?game=scrabble&order=score")
    table.choose_game("own")
    editor = table.page.locator("tw-crossword-own-board")
    for name, value in {"width": "9", "height": "7", "rack": "5", "bonus-tiles": "5", "bonus": "100"}.items():
        editor.locator(f"[name={name}]").fill(value)
        editor.locator(f"[name={name}]").blur()
    expect(table.board.locator("[data-square]")).to_have_count(63)
    editor.locator('[data-brush="Q"]').click()
    table.square(3, 2, 9).click()
    editor.locator('[data-brush="*"]').click()
    table.square(3, 4, 9).click()
    editor.locator('[data-brush=""]').click()
    table.choose_letters("own")
    tiles = table.page.locator("tw-crossword-own-tiles")
    tiles.locator("[name=points-q]").fill("50")
    tiles.locator("[name=points-q]").blur()
    table.rack_field.focus()
    table.page.keyboard.type("quits")
    table.wait_for_plays()
    # By hand, on what is left of the Scrabble board: Q on the double letter 4A, the word over the new square 4C and the
    # double word 4D, (2 x 50 + 1 + 1 + 1 + 1) x 4 x 2, and 100 for five tiles. QUITS scores as much, but comes later.
    best = ("4A", "QUIST", 932)
    assert table.facts(0) == best
    address = table.page.evaluate("location.hash")
    table.page.goto("about:blank")
    table.open(address)
    table.wait_for_plays()
    assert table.facts(0) == best


def test_a_board_of_ones_own_tells_the_bonus_as_it_is_and_what_is_beyond_its_bounds(table: CrosswordPage) -> None:
    table.open("#crossword?game=letter_league&list=en")
    table.choose_game("own")
    editor = table.page.locator("tw-crossword-own-board")
    earns, points = editor.get_by_label("It earns"), editor.get_by_label("Points", exact=True)
    expect(earns).to_have_value("x2 main word")
    expect(points).to_have_count(0)
    editor.get_by_label("Bonus for").fill("6")
    editor.get_by_label("Bonus for").blur()
    table.page.wait_for_function("() => location.hash.includes('bonus=6.x2+main+word')")
    earns.select_option("points")
    expect(points).to_have_value("50")
    table.page.wait_for_function("() => location.hash.includes('bonus=6.50&')")
    earns.select_option("the main word ×2")
    expect(points).to_have_count(0)
    rack = editor.get_by_label("Rack", exact=True)
    rack.fill("99")
    rack.blur()
    expect(rack).to_have_value("15")
    expect(rack).to_have_accessible_description("At most 15 can be entered.")
    rack.fill("0")
    rack.blur()
    expect(editor.get_by_text("At least 1 must be entered.")).to_be_visible()
    rack.fill("6")
    rack.blur()
    expect(editor.get_by_role("alert")).to_have_count(0)
