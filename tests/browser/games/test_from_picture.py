"""A position from a picture: brought in every way, looked over, corrected and used; and files that show no board."""

import base64
import re
import struct
import zlib

import pytest
from amount import at_night, some
from PIL import Image
from playwright.sync_api import Locator, Page, expect
from rendered.letterpress_screens import Screen
from tests.browser.accessibility import in_both_widths, open_screen, problems
from tests.browser.conftest import boxes, wait_until
from tests.browser.crossword_page import CrosswordPage
from tests.browser.letterpress_page import GAME, OURS, LetterpressPage
from tests.browser.picture_page import BRING, PicturePage, crossword, file_of, letterpress, of_one_side, without
from tests.browser.site.test_site_offline import is_kept

from tilewise.tiles import EMPTY

BRING_ALL = f"(all) => all.map({BRING})"
"""Brings one file right after the other."""

SCREEN = letterpress(5)
ASKING = letterpress(5, "harbour")  # whose blue and red are no theme's


def squares(mask: int) -> set[int]:
    return {square for square in range(25) if mask >> square & 1}


def shows(table: LetterpressPage, screen: Screen) -> None:
    assert table.letters() == screen.letters.lower()
    assert (table.owned("ours"), table.owned("theirs")) == (squares(screen.ours), squares(screen.theirs))


@pytest.fixture
def table(warm_page: Page, site: str) -> LetterpressPage:
    return LetterpressPage(warm_page, site).open_game()


@pytest.fixture
def picture(table: LetterpressPage) -> PicturePage:
    return PicturePage(table.page)


def test_a_chosen_picture_becomes_the_position_and_undo_takes_it_back_in_one_step(table, picture):
    picture.choose(file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    assert table.letters() == GAME  # nothing has changed yet
    picture.use()
    expect(picture.dialog).to_be_hidden()
    shows(table, SCREEN)
    table.wait_for_plays()
    table.page.keyboard.press("Control+z")
    assert table.letters() == GAME
    assert table.owned("ours") == squares(OURS)


@pytest.mark.parametrize("way", some(["drop", "paste"], 1))
@pytest.mark.parametrize("kind", some(["JPEG", "WEBP", "GIF"], 1))
def test_a_picture_may_be_dropped_and_pasted_wherever_the_focus_is(table, picture, way, kind):
    if way == "paste":
        table.cell(3).focus()
    assert picture.bring(way, file_of(SCREEN.image, kind), f"board.{kind.lower()}", f"image/{kind.lower()}")
    expect(picture.squares).to_have_count(25)
    picture.use()
    shows(table, SCREEN)


@at_night("pictures are dropped, pasted and chosen with every change")
@pytest.mark.parametrize("way", some(["chosen", "dropped"], 1))
def test_a_picture_brought_to_the_field_for_games_is_read_as_a_picture(warm_page, site, way):
    page, shown = CrosswordPage(warm_page, site).open().page, crossword(seed=12)
    page.locator("tw-crossword-transfer summary").click()
    file = file_of(shown.image.resize((430, round(430 * shown.image.height / shown.image.width))))
    if way == "chosen":
        with page.expect_file_chooser() as chooser:
            page.locator("tw-crossword-transfer [name=file]").click()
        chooser.value.set_files({"name": "game.gcg", "mimeType": "text/plain", "buffer": file})
    else:
        page.locator("tw-crossword-transfer [name=import]").focus()
        PicturePage(page).bring("drop", file)
    expect(PicturePage(page).squares.first).to_be_visible()
    expect(page.locator("tw-crossword-transfer .wrong")).to_have_count(0)


@at_night("pictures are chosen and taken back with every change")
def test_a_cancelled_picture_changes_nothing(table, picture):
    picture.choose(file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    picture.dialog.locator("[name=cancel]").click()
    expect(picture.dialog).to_be_hidden()
    picture.choose(file_of(SCREEN.image))  # the same file once more
    expect(picture.squares).to_have_count(25)
    table.page.keyboard.press("Escape")
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == GAME


def mine(picture: PicturePage) -> Locator:
    """What the question which squares are ours can be answered with."""
    return picture.dialog.locator("[name=mine]")


def test_a_picture_that_does_not_tell_whose_squares_are_ours_asks_and_says_that_it_is_not_known(table, picture):
    picture.choose(file_of(ASKING.image))
    expect(mine(picture)).to_have_text(["The blue ones", "The red ones"])
    expect(picture.dialog.locator(".sides")).to_contain_text("do not tell whose squares are whose")
    assert [each.get_attribute("aria-pressed") for each in mine(picture).all()] == ["false", "false"]
    [of_ours, *_], [of_theirs, *_] = sorted(squares(ASKING.ours)), sorted(squares(ASKING.theirs))
    expect(picture.squares.nth(of_ours)).to_have_accessible_name(re.compile(", blue, not known whose"))
    expect(picture.squares.nth(of_theirs)).to_have_accessible_name(re.compile(", red, not known whose"))
    picture.use()
    expect(picture.wrong).to_have_text("First say which squares are yours.")
    assert table.letters() == GAME
    blue, red = (picture.dialog.get_by_role("button", name=f"The {colour} ones") for colour in ("blue", "red"))
    for chosen, not_chosen in ((red, blue), (blue, red)):
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(not_chosen).to_have_attribute("aria-pressed", "false")
        expect(mine(picture)).to_have_text(["The blue ones", "The red ones"])  # where they were
        expect(picture.wrong).to_be_hidden()
        expect(picture.squares.nth(of_ours)).to_have_accessible_name(
            re.compile(", Yours$" if chosen == blue else ", Theirs$")
        )
    picture.use()
    shows(table, ASKING)


@at_night("whose squares they are is asked with every change")
@pytest.mark.parametrize(
    "screen", some([ASKING, SCREEN], 1), ids=lambda screen: "asked" if screen is ASKING else "told"
)
def test_squares_that_change_hands_leave_the_question_and_its_colours_alone(table, picture, screen):
    picture.choose(file_of(screen.image))
    expect(mine(picture)).to_have_text(["The blue ones", "The red ones"])
    swatches = [each.get_attribute("style") for each in picture.dialog.locator("[name=mine] .swatch").all()]
    free = sorted(set(range(25)) - squares(screen.ours) - squares(screen.theirs))[:2]
    taken = [min(squares(screen.ours)), min(squares(screen.theirs))]
    owners = picture.dialog.locator("tw-segments")
    for square, owner in ((free[0], "theirs"), (free[1], "ours"), (taken[0], "free"), (taken[1], "ours")):
        picture.squares.nth(square).click()
        owners.locator(f"[data-value={owner}]").click()
        expect(mine(picture)).to_have_text(["The blue ones", "The red ones"])
        assert [each.get_attribute("style") for each in picture.dialog.locator("[name=mine] .swatch").all()] == swatches
    if screen is ASKING:
        expect(owners.locator("label")).to_have_text(["Free", "Blue", "Red"])
        mine(picture).nth(0).click()
    picture.use()
    assert table.owned("ours") == squares(screen.ours) - {taken[0]} | {free[1], taken[1]}
    assert table.owned("theirs") == squares(screen.theirs) - {taken[1]} | {free[0]}


@at_night("whose squares they are is asked with every change")
@pytest.mark.parametrize(("answer", "side"), some([(0, "ours"), (1, "theirs")], 1))
def test_where_one_side_alone_holds_squares_it_is_asked_whether_they_are_ours(table, picture, answer, side):
    screen = of_one_side(4)
    held = squares(screen.ours | screen.theirs)
    picture.choose(file_of(screen.image))
    expect(mine(picture)).to_have_text([re.compile("The (blue|red) ones"), "None yet"])
    mine(picture).nth(answer).click()
    expect(mine(picture).nth(answer)).to_have_attribute("aria-pressed", "true")
    picture.use()
    assert {name: table.owned(name) for name in ("ours", "theirs")} == {"ours": set(), "theirs": set(), side: held}


def test_squares_that_cannot_be_read_are_reached_and_corrected_with_keys(table, picture):
    picture.choose(file_of(without(SCREEN.image, 7, 18)))
    expect(picture.left).to_have_text("2 squares to look at")
    expect(picture.squares.nth(7)).to_be_focused()
    table.page.keyboard.press(SCREEN.letters[7].lower())
    expect(picture.left).to_have_text("1 square to look at")
    expect(picture.squares.nth(18)).to_be_focused()
    table.page.keyboard.press("ArrowRight")
    expect(picture.squares.nth(19)).to_be_focused()
    picture.dialog.locator("[name=next]").click()
    expect(picture.squares.nth(18)).to_be_focused()
    table.page.keyboard.press(SCREEN.letters[18].lower())
    expect(picture.left).to_have_text("No square is in doubt.")
    picture.use()
    shows(table, SCREEN)


@at_night("pictures of other kinds are brought with every change")
def test_of_an_animated_picture_the_first_frame_counts(table, picture):
    frames = [Image.new("RGB", SCREEN.image.size, colour) for colour in ("white", "black")]
    picture.choose(file_of(SCREEN.image, "GIF", save_all=True, append_images=frames, duration=40, loop=0))
    expect(picture.squares).to_have_count(25)
    picture.use()
    shows(table, SCREEN)


def test_a_press_on_a_square_or_on_the_picture_offers_what_it_can_be(table, picture):
    picture.choose(file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    picture.squares.nth(3).click()
    tiles = picture.dialog.locator("[name=tile]")
    expect(tiles.first).to_have_text(SCREEN.letters[3])
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    shown = picture.dialog.locator(".picture").bounding_box()
    assert shown
    picture.dialog.locator(".picture").click(position={"x": shown["width"] * 0.9, "y": shown["height"] * 0.9})
    expect(picture.squares.nth(24)).to_be_focused()
    another = picture.dialog.locator("[name=another]")
    for text in ("AB", "ş"):
        another.fill(text)
        expect(picture.dialog.locator(".foot .wrong")).to_have_text(f"“{text}” is not a tile of this game.")
        expect(another).to_have_value(text)
        expect(tiles.first).to_have_text(SCREEN.letters[24])
    another.fill("")
    expect(picture.dialog.locator(".foot .wrong")).to_have_count(0)
    another.press_sequentially("w")
    picture.dialog.locator("tw-segments [data-value=free]").click()
    picture.use()
    assert table.letters() == f"{SCREEN.letters[:24]}W".lower()
    assert 24 not in table.owned("ours") | table.owned("theirs")


@pytest.mark.parametrize("language", some(["en", "tr"], 1, always=["tr"]))
@pytest.mark.parametrize("size", some([(1280, 720), (1280, 800), (1024, 768), (390, 844), (360, 640)], 1))
@at_night("test_letterpress_game.py::test_in_another_language_what_went_wrong_is_told_in")
def test_the_tool_stands_in_one_row_with_the_others(open_context, site, size, language):
    context = open_context(viewport={"width": size[0], "height": size[1]}).context
    kept = f"localStorage.setItem('tilewise', JSON.stringify({{ language: '{language}' }}))"
    context.add_init_script(f"if (origin !== 'null') {kept}")
    page = context.new_page()
    LetterpressPage(page, site).open(f"#letterpress?board={GAME}")
    tools = page.locator("tw-toolbar").locator("[name=undo], [name=from-picture], [name=copy-link]")
    expect(tools).to_have_count(3)
    assert len({round(box["y"]) for box in boxes(tools)}) == 1


def beside(picture: PicturePage) -> None:
    picture.page.mouse.click(4, 4)


@at_night("corrections are there again after a reload with every change")
def test_corrections_are_not_lost_by_a_press_beside_the_dialog_or_by_another_picture(table, picture):
    picture.choose(file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    beside(picture)
    expect(picture.dialog).to_be_hidden()  # nothing was corrected
    picture.choose(file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    picture.squares.nth(2).click()
    table.page.keyboard.press("w")
    asked = picture.dialog.get_by_role("alert")
    for leave in (
        lambda: beside(picture),
        lambda: picture.dialog.locator("[name=close-dialog]").click(),
        lambda: table.page.keyboard.press("Escape"),
        lambda: picture.bring("drop", file_of(ASKING.image)),
    ):
        leave()
        expect(asked).to_have_text("Your corrections are lost if you leave.")
        picture.dialog.locator("[name=keep-on]").click()
        expect(asked).to_be_hidden()
        expect(picture.squares.nth(2)).to_have_text("W")
        expect(picture.squares.nth(2)).to_be_focused()
    picture.bring("drop", file_of(ASKING.image))
    picture.dialog.locator("[name=throw-away]").click()
    expect(picture.dialog.locator("[name=mine]")).to_have_count(2)  # the other picture
    picture.squares.nth(2).click()
    table.page.keyboard.press("w")
    beside(picture)
    picture.dialog.locator("[name=throw-away]").click()
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == GAME


@at_night("squares are reached and corrected by keys with every change")
def test_enter_goes_on_to_the_next_square_that_is_worth_a_look(table, picture):
    picture.choose(file_of(without(SCREEN.image, 7, 18)))
    expect(picture.squares.nth(7)).to_be_focused()
    picture.squares.nth(0).click()
    table.page.keyboard.press("Enter")
    expect(picture.squares.nth(7)).to_be_focused()
    expect(picture.left).to_have_text("2 squares to look at")


@at_night("both games' pictures are read with every change")
def test_a_picture_of_another_game_is_read_by_that_game_when_one_says_so(warm_page, site):
    LetterpressPage(warm_page, site).open()
    picture = PicturePage(warm_page)
    picture.bring("drop", file_of(crossword().image))
    expect(picture.wrong).to_have_text("No 5 by 5 board of letters was found in the picture.")
    picture.dialog.locator("[name=elsewhere]").click()  # only one other game reads pictures
    expect(picture.squares).to_have_count(225 + 7)
    picture.dialog.locator("[name=cancel]").click()
    expect(picture.dialog).to_be_hidden()
    picture.bring("drop", file_of(SCREEN.image))
    expect(picture.wrong).to_have_text("No whole board of a crossword game was found in the picture.")
    picture.dialog.locator("[name=elsewhere]").click()
    expect(picture.squares).to_have_count(25)
    picture.use()
    shows(LetterpressPage(warm_page, site), SCREEN)


@at_night("pictures are dropped with every change")
@pytest.mark.parametrize(("name", "kind"), some([("board.txt", "text/plain"), ("board", "")], 1))
def test_a_dropped_picture_is_known_by_its_bytes_whatever_its_name_says(table, picture, name, kind):
    picture.bring("drop", file_of(SCREEN.image), name, kind)
    expect(picture.squares).to_have_count(25)
    picture.use()
    shows(table, SCREEN)


@at_night("they are there again after a reload in every change")
def test_corrections_are_there_again_when_one_comes_back_from_another_page(table, picture):
    page = table.page
    picture.choose(file_of(ASKING.image))
    picture.dialog.locator("[name=mine]").first.click()
    picture.squares.nth(2).click()
    page.keyboard.press("w")
    page.evaluate("location.hash = '#crossword'")
    page.locator("tw-rack").wait_for()
    expect(picture.dialog).to_be_hidden()
    page.go_back()
    expect(picture.squares.nth(2)).to_have_text("W")
    expect(picture.squares.nth(2)).to_be_focused()
    page.keyboard.press("Escape")  # it asks as before
    picture.dialog.locator("[name=keep-on]").click()
    picture.use()
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == f"{ASKING.letters[:2]}W{ASKING.letters[3:]}".lower()
    page.evaluate("location.hash = '#crossword'")
    page.locator("tw-rack").wait_for()
    page.go_back()
    page.wait_for_function("() => document.querySelector('tw-app').store.settings.game === 'letterpress'")
    expect(picture.dialog).to_be_hidden()  # it was used


@pytest.mark.parametrize("ways", some([("paste", "paste"), ("drop", "paste")], 1))
@at_night("test_a_picture_that_comes_to_another_page_is_read_by_the_game_that_is_chosen")
def test_of_pictures_that_come_one_right_after_the_other_the_last_is_read(table, picture, ways):
    table.cell(3).focus()
    first, second = (base64.b64encode(file_of(screen.image)).decode() for screen in (ASKING, SCREEN))
    table.page.evaluate(
        BRING_ALL, [["board.png", "image/png", first, ways[0]], ["board.png", "image/png", second, ways[1]]]
    )
    expect(picture.squares).to_have_count(25)
    expect(picture.left).to_be_visible()
    assert picture.letters() == SCREEN.letters
    picture.use()
    shows(table, SCREEN)


@at_night("a picture is cancelled once it is read with every change")
def test_a_picture_that_is_cancelled_while_it_is_read_does_not_come(table, picture):
    picture.bring("drop", file_of(SCREEN.image))
    table.page.keyboard.press("Escape")
    expect(picture.dialog).to_be_hidden()
    picture.bring("drop", file_of(ASKING.image))
    expect(picture.dialog.locator("[name=mine]")).to_have_count(2)
    assert picture.letters() == ASKING.letters
    assert table.letters() == GAME


KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("tilewise-pictures-"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
}"""
"""How much is kept of pictures."""


def test_a_picture_and_its_corrections_are_there_again_when_the_page_is_loaded_anew(table, picture):
    page = table.page
    picture.choose(file_of(ASKING.image))
    picture.dialog.locator("[name=mine]").first.click()
    picture.squares.nth(2).click()
    page.keyboard.press("w")
    picture.squares.nth(7).click()
    wait_until(page, lambda: page.evaluate(KEPT) == 2)
    page.reload()
    expect(picture.squares.nth(2)).to_have_text("W")
    page.keyboard.press("Escape")  # it asks as before
    picture.dialog.locator("[name=keep-on]").click()
    page.reload()
    expect(picture.squares.nth(2)).to_have_text("W")
    picture.use()
    expect(picture.dialog).to_be_hidden()
    assert table.letters() == f"{ASKING.letters[:2]}W{ASKING.letters[3:]}".lower()
    wait_until(page, lambda: page.evaluate(KEPT) == 0)
    page.reload()
    page.locator("tw-toolbar").wait_for()
    expect(picture.dialog).to_be_hidden()


@at_night("how many pictures are kept, and how long, is tried with every change")
def test_a_picture_that_was_put_away_is_forgotten(table, picture):
    page = table.page
    picture.bring("drop", file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    wait_until(page, lambda: page.evaluate(KEPT) == 2)
    page.keyboard.press("Escape")
    expect(picture.dialog).to_be_hidden()
    wait_until(page, lambda: page.evaluate(KEPT) == 0)


@at_night("one of few bytes is read and kept with every change")
def test_a_picture_of_many_bytes_is_read_and_not_kept(table, picture):
    page = table.page
    picture.bring("drop", file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    wait_until(page, lambda: page.evaluate(KEPT) == 2)
    picture.bring("drop", file_of(ASKING.image) + bytes(8_000_000))
    expect(picture.dialog.locator("[name=mine]")).to_have_count(2)
    assert picture.letters() == ASKING.letters
    wait_until(page, lambda: page.evaluate(KEPT) == 0)


@at_night("one is there again after a reload with every change")
def test_no_more_than_four_pictures_are_kept_and_none_for_longer_than_a_day(table, picture):
    page = table.page
    page.evaluate("""async () => {
        const page = new URL("./", location.href).href;
        const cache = await caches.open(`tilewise-pictures-${page}`);
        const hours = [1, 2, 3, 4, 5, 25];
        for (const ago of hours) {
            const name = `${Date.now() - ago * 3_600_000}-x`;
            await cache.put(`${page}?kept-picture=${name}`, new Response("x"));
            await cache.put(`${page}?said-of-picture=${name}`, new Response("{}"));
        }
    }""")
    picture.bring("drop", file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    wait_until(page, lambda: page.evaluate(KEPT) == 8)


@at_night("games/test_lists_own.py has a list where nothing may be kept, with every change")
def test_where_nothing_may_be_kept_a_picture_lasts_as_long_as_the_page(page, site):
    page.add_init_script("Object.defineProperty(window, 'caches', { get() { throw new DOMException('no'); } });")
    page.goto(f"{site}#letterpress")
    picture = PicturePage(page)
    page.locator("tw-toolbar").wait_for()
    picture.choose(file_of(SCREEN.image))
    expect(picture.squares).to_have_count(25)
    picture.squares.nth(2).click()
    page.keyboard.press("w")
    expect(picture.squares.nth(2)).to_have_text("W")
    page.reload()
    page.locator("tw-toolbar").wait_for()
    expect(picture.dialog).to_be_hidden()


def png_of_size(width: int, height: int) -> bytes:
    """The beginning of a PNG that says that it is so large."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))


@pytest.mark.parametrize(
    ("file", "sentence"),
    some(
        [
            (b"quizzify\nzaxes\n", "This is not a PNG, JPEG, WebP or GIF picture."),
            (b"", "This is not a PNG, JPEG, WebP or GIF picture."),
            (file_of(SCREEN.image)[:3000], None),
            (png_of_size(12_000, 9_000), "This picture has 108 megapixels; at most 24 can be read."),
            (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(400), "This is not a PNG, JPEG, WebP or GIF picture."),
            (file_of(Image.new("RGB", (1, 1), "red")), "No 5 by 5 board of letters was found in the picture."),
            (file_of(SCREEN.image, "BMP"), "This is not a PNG, JPEG, WebP or GIF picture."),
            (png_of_size(600, 600), "This picture cannot be read. It may be damaged."),
            (file_of(Image.new("RGB", (600, 900), "white")), "No 5 by 5 board of letters was found in the picture."),
        ],
        1,
    ),
    ids=some(["text", "empty", "cut", "huge", "HEIC", "one pixel", "another kind", "header", "white"], 1),
)
def test_a_file_that_shows_no_board_is_told_of_in_a_sentence_and_nothing_is_lost(table, picture, file, sentence):
    picture.choose(file)
    expect(picture.wrong).to_have_text(re.compile(re.escape(sentence) if sentence else "."))
    assert table.letters() == GAME
    with table.page.expect_file_chooser() as chooser:
        picture.dialog.locator("[name=other]").click()
    chooser.value.set_files({"name": "a.png", "mimeType": "image/png", "buffer": file_of(SCREEN.image)})
    picture.use()
    shows(table, SCREEN)


def test_a_crossword_screen_gives_its_board_with_the_game_the_list_and_the_rack(warm_page, site):
    warm_page.goto(f"{site}#crossword")
    picture = PicturePage(warm_page)
    screen = crossword("kelime", seed=2)
    warm_page.locator("tw-rack").wait_for()
    assert picture.bring("drop", file_of(screen.image))
    expect(picture.squares).to_have_count(225 + 7)
    picture.use()
    expect(picture.dialog).to_be_hidden()
    expect(warm_page.locator("tw-bar")).to_contain_text("Turkish")
    shown = warm_page.evaluate("() => document.querySelector('tw-app').store.position('crossword')")
    assert shown["layout"] == "kelimelik"
    laid = [square for square, tile in enumerate(shown["squares"]) if tile]
    assert laid == [square for square, tile in enumerate(screen.board) if tile != EMPTY]
    assert len(shown["rack"]) == len(screen.rack)
    warm_page.keyboard.press("Control+z")
    assert not any(warm_page.evaluate("() => document.querySelector('tw-app').store.position('crossword').squares"))


def test_a_picture_that_comes_to_another_page_is_read_by_the_game_that_is_chosen(warm_page, site):
    warm_page.goto(site)
    warm_page.locator("tw-home").wait_for()
    picture = PicturePage(warm_page)
    assert picture.bring("paste", file_of(SCREEN.image))
    warm_page.locator("tw-picture-game [name=letterpress]").click()
    expect(picture.squares).to_have_count(25)
    picture.use()
    shows(LetterpressPage(warm_page, site), SCREEN)


MANY = """async (count) => {
    const data = new DataTransfer();
    const list = n => new File(["aa\\nab\\nba\\n"], `list ${n}.txt`, { type: "text/plain" });
    for (let n = 0; n < count; n++) data.items.add(list(n));
    const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, composed: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(drop);
}"""
"""Drops so many files."""


@pytest.mark.parametrize("count", [1, 3])
def test_of_files_that_are_dropped_together_one_is_read_and_that_is_said(warm_page, site, count):
    warm_page.goto(f"{site}#letterpress")
    warm_page.locator("tw-letterpress-board").wait_for()
    warm_page.evaluate(MANY, count)
    expect(warm_page.locator("tw-lists dialog")).to_be_visible()
    said = warm_page.get_by_text(f"{count} files arrived; only the first is read.")
    expect(said).to_have_count(int(count > 1))


SHARE = """async ([content, count]) => {
    const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
    const form = new FormData();
    for (let n = 0; n < count; n++) form.append("picture", new File([bytes], "screen.png", { type: "image/png" }));
    return (await fetch("share-picture", { method: "POST", body: form, redirect: "manual" })).type;
}"""
"""Posts a picture, so many times at once, to the address that the manifest names, as the system does when pictures are
shared. (The page itself may send no form.) Gives what kind of response comes; where a redirection leads is not told."""


@at_night("pictures are dropped, pasted and chosen with every change")
def test_a_picture_is_shared_to_the_installed_app_without_a_network(open_context, own_server):
    watched = open_context(own_server.address)
    page = watched.context.new_page()
    table = LetterpressPage(page, own_server.address).open_game()
    is_kept(page)
    own_server.stop()
    watched.context.set_offline(True)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    shared = page.evaluate(SHARE, [base64.b64encode(file_of(SCREEN.image)).decode(), 3])
    assert shared == "opaqueredirect"
    page.goto(f"{own_server.address}?shared-picture")
    expect(page.locator("tw-picture-game dialog")).to_be_visible()
    expect(page.get_by_text("3 files arrived")).to_have_count(1)
    page.reload()  # which loses nothing
    page.locator("tw-picture-game [name=letterpress]").click()
    picture = PicturePage(page)
    expect(picture.squares).to_have_count(25)
    picture.use()
    shows(table, SCREEN)
    assert "shared-picture" not in page.url
    page.goto(f"{own_server.address}?shared-picture")  # it was taken
    page.locator("tw-bar").wait_for()
    page.wait_for_function("() => !location.search")
    expect(page.locator("tw-picture-game dialog")).to_be_hidden()
    page.evaluate(SHARE, [base64.b64encode(b"no picture of anything").decode(), 1])
    page.goto(f"{own_server.address}?shared-picture")
    expect(page.locator("tw-lists dialog")).to_be_visible()  # where it is told what it is
    expect(page.locator("tw-picture-game dialog")).to_be_hidden()


@at_night("its keys, its places and a picture of it are tried with every change")
@in_both_widths
def test_the_picture_and_what_was_read_of_it_are_accessible(open_context, site, width):
    page = open_screen(open_context, width)
    table = LetterpressPage(page, site).open()
    picture = PicturePage(page)
    picture.bring("drop", file_of(without(ASKING.image, 12)))
    expect(picture.squares).to_have_count(25)
    expect(picture.squares.nth(12)).to_have_accessible_name(re.compile("^Row 3, column 3: empty, .*to look at$"))
    assert problems(table.page) == []
