"""What is on the table, passed on: as code for another site, as a picture, and with the site as one file."""

import subprocess
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import build
import pytest
from amount import at_night, some
from playwright.sync_api import Locator, Page, expect
from tests.browser.crossword_game_page import HELD, CrosswordGamePage

GAME = "#letterpress?board=MSGZXCBJLQBLMGEPPJXMJYNXS&ours=3310592&theirs=17180&list=en"


def open_share(page: Page, site: str, address: str, game: str) -> Locator:
    page.goto(f"{site}{address}")
    page.locator(f"tw-{game} [name=share]").click()
    dialog = page.locator(f"tw-{game} tw-share dialog")
    expect(dialog).to_be_visible()
    return dialog


def size_of(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_a_position_goes_to_other_sites_as_code(warm_page: Page, site: str) -> None:
    dialog = open_share(warm_page, site, GAME, "letterpress")
    code = dialog.locator("textarea")
    for kind, part in (("Frame", "<iframe"), ("Element", "<tilewise-board")):
        dialog.get_by_role("radio", name=kind).click()
        assert part in code.input_value()
        assert "MSGZXCBJLQBLMGEPPJXMJYNXS".lower() in code.input_value().lower()
    warm_page.keyboard.press("Escape")
    expect(warm_page.locator("tw-letterpress [name=share]")).to_be_focused()


@pytest.mark.parametrize(
    ("address", "game", "squares"),
    some(
        [
            (GAME, "letterpress", (5, 5)),
            ("#anagrams?rack=AALNST%3F&list=en", "anagrams", (7, 1)),
            ("#tycoon?view=finder&hand=AEIIMSU&pool=NPQ", "tycoon", (7, 1)),
            (
                "#crossword?game=scrabble&tiles=en&board=15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15&list=en",
                "crossword",
                (15, 15),
            ),
        ],
        2,
    ),
)
def test_a_position_is_saved_as_a_picture(
    warm_page: Page, site: str, address: str, game: str, squares: tuple[int, int]
) -> None:
    columns, rows = squares
    dialog = open_share(warm_page, site, address, game)
    with warm_page.expect_download() as download:
        dialog.locator("[name=save-png]").click()
    assert download.value.suggested_filename == "tilewise.png"
    png = Path(download.value.path()).read_bytes()
    assert png.startswith(b"\x89PNG")
    assert size_of(png) == (8 * (10 * columns + 12), 8 * (10 * rows + 18))
    assert len(png) > 3000, "something is drawn on it"


def test_the_picture_of_a_board_has_the_rack_and_names_the_premium_squares(warm_page: Page, site: str) -> None:
    board = "15/15/15/15/15/15/15/6Qi7/15/15/15/15/15/15/15"
    address = f"#crossword?game=scrabble&tiles=en&board={board}&rack=AEIRST%3F&list=en"
    dialog = open_share(warm_page, site, address, "crossword")
    with warm_page.expect_download() as download:
        dialog.locator("[name=save-svg]").click()
    assert download.value.suggested_filename == "tilewise.svg"
    file = ElementTree.parse(download.value.path()).getroot()
    texts = file.findall("{*}text")
    faces = Counter(text.text for text in texts)
    assert (faces["3W"], faces["2W"], faces["3L"], faces["2L"]) == (8, 16, 12, 24)
    board_q, blank, rack_i = (text.get("fill") for text in texts if text.text in ("Q", "I"))
    assert board_q == rack_i != blank, "a blank's letter has an ink of its own"
    lowest = {text.text: float(text.get("y", 0)) for text in texts}
    assert lowest["S"] > lowest["Q"] + 70, "the rack lies under the board"
    assert lowest["Tilewise"] > lowest["S"]
    assert len(file.findall("{*}rect")) == 1 + 15 * 15 + 7, "the paper, the squares and the rack"
    assert not [each for each in file.iter() if each.get("class") or "var(" in str(each.attrib)]
    with warm_page.expect_download() as download:
        dialog.locator("[name=save-png]").click()
    png = Path(download.value.path()).read_bytes()
    assert size_of(png) == (8 * (10 * 15 + 12), 8 * (10 * 16.5 + 18))


def test_what_has_no_letters_makes_no_picture(warm_page: Page, site: str) -> None:
    dialog = open_share(warm_page, site, "#draw?seed=5&list=en", "draw")
    expect(dialog.locator("textarea")).to_be_visible()
    expect(dialog.locator("[name=save-png]")).to_have_count(0)


ENCODE = """
import { encode } from "uqr";
const { data } = encode(process.argv.at(-1), { ecc: "L", border: 4 });
console.log(data.map((row) => row.map((dark) => (dark ? "#" : ".")).join("")).join("\\n"));
"""
"""Prints the code of a text."""


@at_night("the link that it is of is shared with every change")
def test_a_code_for_a_camera_is_of_the_link_and_says_where_that_is_too_long(page: Page, site: str) -> None:
    dialog = open_share(page, site, "#crossword?game=scrabble&rack=AEINRST&list=en", "crossword")
    code = dialog.get_by_role("img", name="QR code")
    width = int((code.get_attribute("viewBox") or "").split()[2])
    drawn = code.locator("path").get_attribute("d") or ""
    command = ["node", "--input-type=module", "-e", ENCODE, page.url]
    expected = subprocess.run(command, cwd=build.WEB, check=True, capture_output=True, text=True).stdout.split()
    assert [
        "".join("#" if f"M{x} {y}h1v1h-1z" in drawn else "." for x in range(width)) for y in range(width)
    ] == expected
    page.keyboard.press("Escape")
    turns = ",".join(["08G.QI.22.AEQINRS"] * 80)
    dialog = open_share(page, site, f"#crossword?game=scrabble&rack=AB&turns={turns}&list=en", "crossword")
    expect(dialog.get_by_text("too long for a code")).to_be_visible()
    expect(dialog.get_by_role("img", name="QR code")).to_have_count(0)


@at_night("links and codes are shared with every change")
def test_what_is_shared_follows_what_is_played_meanwhile(page: Page, site: str) -> None:
    game = CrosswordGamePage(page, site).open()
    page.emulate_media(reduced_motion="no-preference")  # for whom opponents take their time
    page.evaluate(HELD)
    game.button("pass").click()
    expect(game.todo).to_have_attribute("data-actor", "1")
    assert game.turns.count() == 1, "the score sheet is as new as the heading"
    game.button("share").click()
    dialog = page.locator("tw-crossword tw-share dialog")
    code, drawn = dialog.locator("textarea"), dialog.locator(".qr-code path")
    expect(code).to_be_visible()
    before, dots = code.input_value(), drawn.get_attribute("d") or ""
    expect(dialog.locator("tw-position-picture")).to_have_count(0)
    page.evaluate("letGo()")
    expect(game.turns).to_have_count(2)
    expect(dialog.locator("tw-position-picture")).to_have_count(1)
    expect(code).not_to_have_value(before)
    expect(drawn).not_to_have_attribute("d", dots)
    assert page.evaluate("location.hash.slice(1, 60)") in code.input_value().replace("&amp;", "&")
