"""A Letterpress game in the page: begun, played to its end, reviewed, taken back, left and found again."""

from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.letterpress_game_page import FEW, LetterpressGamePage

from tilewise.api import Engine
from tilewise.lexicon import Library, shipped_folder


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(Library(shipped_folder()))


@pytest.fixture
def game(page: Page, site: str) -> LetterpressGamePage:
    return LetterpressGamePage(page, site)


Take = Callable[[LetterpressGamePage, dict[str, Any]], None]
"""Takes a turn by hand."""


def play_on(
    game: LetterpressGamePage, engine: Engine, level: int, most: int, take: Take = LetterpressGamePage.take_turn
) -> int:
    """Play as a level would, by hand, for so many turns or to the end, and then pass; give the number of turns."""
    turns = 0
    while True:
        game.wait_for_turn()
        if game.over:
            return turns
        action: Any = {"kind": "pass"}
        if turns < most:
            chosen: Any = engine.call("letterpress.choose", {**game.record(), "level": level, "seconds": 0.2})
            action = chosen["action"]
        take(game, action)
        turns += 1


def expect_ended(game: LetterpressGamePage, engine: Engine) -> dict[str, Any]:
    """Expect a game that is over, told of as the engine of this machine has it; give that."""
    match = game.match(engine)
    state = match["state"]
    assert match["ended"]
    winner = {0: "You win", 1: "Bruno wins", None: "A tie"}[state["winner"]]
    expect(game.todo).to_have_text(winner)
    assert game.scores() == [str(player["squares"].bit_count()) for player in state["players"]]
    expect(game.turns).to_have_count(len(state["turns"]))
    return state


def expect_above_the_sheet(game: LetterpressGamePage) -> None:
    """Expect what one plays with above the sheet of a phone that is not pulled up."""
    sheet, play = (
        each.bounding_box() for each in (game.page.locator("tw-letterpress-game tw-sheet"), game.button("play"))
    )
    assert sheet is not None
    assert play is not None
    assert play["y"] + play["height"] <= sheet["y"]


def type_turn(game: LetterpressGamePage, action: dict[str, Any]) -> None:
    """Take a turn with keys alone; a word is typed, so its squares are those that the page takes."""
    done = game.turns.count()
    if action["kind"] == "play":
        game.page.keyboard.type(action["word"].lower())
        expect(game.word).to_have_text(action["word"])
        game.page.keyboard.press("Enter")
    else:
        game.button("pass").focus()
        game.page.keyboard.press("Enter")
    expect(game.turns.nth(done)).to_be_attached()


@pytest.mark.parametrize("level", some([2, 3], 1))
def test_a_game_is_played_to_its_end_with_keys_alone(game: LetterpressGamePage, engine: Engine, level: int) -> None:
    game.open(f"You~,Bruno~{level}")
    assert play_on(game, engine, 3, 5, type_turn) >= 3
    expect_ended(game, engine)


@at_night("one is played by mouse and one by keys alone with every change")
def test_a_game_is_played_to_its_end_with_a_finger(open_context: Callable[..., Any], site: str, engine: Engine) -> None:
    size = {"width": 390, "height": 844}
    page = open_context(viewport=size, has_touch=True, is_mobile=True, service_workers="block").context.new_page()
    game = LetterpressGamePage(page, site)
    game.touches = True
    game.open("You~,Bruno~4")
    assert play_on(game, engine, 4, 5) >= 3
    expect_ended(game, engine)
    page.locator("tw-letterpress-game tw-sheet .handle").tap()
    expect(game.reviewed.first).to_be_visible()


@pytest.mark.parametrize(("level", "mine", "most"), some([(1, 5, 100), (5, 2, 4)], 1, always=[(5, 2, 4)]))
def test_a_game_is_played_to_its_end_and_reviewed(
    game: LetterpressGamePage, engine: Engine, level: int, mine: int, most: int
) -> None:
    game.open(f"You~,Bruno~{level}")
    assert play_on(game, engine, mine, most) >= 3
    state = expect_ended(game, engine)
    judged = sum(turn["kind"] != "resign" for turn in state["turns"])
    expect(game.reviewed).to_have_count(judged)
    expect(game.button("cancel-review")).to_have_count(0)
    game.page.locator("tw-letterpress-review tw-plot canvas").wait_for()
    rows = game.page.locator("tw-letterpress-review tbody tr")
    expect(rows).to_have_count(judged)
    now = game.owned("ours")
    game.reviewed.first.locator("button.played").click()
    expect(game.button("close-turn")).to_be_visible()
    mask = state["turns"][0]["mask"]
    expect(game.taken).to_have_count(mask.bit_count())
    assert game.owned("ours") == set(), "the board is as it was before the turn"
    game.button("close-turn").click()
    assert game.owned("ours") == now


def test_a_game_is_begun_from_the_switch_on(game: LetterpressGamePage) -> None:
    page = game.page
    page.goto(f"{game.site}#letterpress?board={FEW}&ours=7")
    page.locator("tw-letterpress-finder .switch label[data-value=game]").click()
    game.button("level-1").select_option("4")
    game.button("name-0").fill("Mary")
    said = page.locator("tw-letterpress-deal .wrong")
    for typed in ("abc", "-5", "1.5", "99999999999999999999"):
        game.button("seed").fill(typed)
        expect(said).to_have_count(0)
        game.button("deal").click()
        expect(said).to_have_text("A deal number is a whole number of at most 15 digits.")
        expect(game.button("seed")).to_be_focused()
    game.button("seed").fill("4711")
    game.button("deal").click()
    game.todo.wait_for()
    page.wait_for_function("() => location.hash.includes('deal=4711') && location.hash.includes('Bruno')")
    letters = page.locator("tw-letterpress-board .cell").all_inner_texts()
    assert len(letters) == 25
    assert 5 <= sum(letter in "AEIOU" for letter in letters) <= 7
    page.locator("tw-letterpress-game .switch label[data-value=finder]").click()
    page.locator("tw-letterpress-finder tw-letterpress-board .ours").first.wait_for()
    page.go_back()
    game.todo.wait_for()
    page.reload()
    game.todo.wait_for()
    assert page.locator("tw-letterpress-board .cell").all_inner_texts() == letters
    game.button("new-game").click()
    expect(game.button("name-0")).to_have_value("Mary")
    page.locator("tw-letterpress-deal label[data-value=own]").click()
    expect(game.button("letters")).to_have_value(FEW)
    game.button("letters").fill("abc")
    game.button("deal").click()
    expect(game.wrong).to_contain_text("25 letters")


def test_a_word_is_tapped_typed_or_drawn_and_given_back(game: LetterpressGamePage) -> None:
    game.open("Ann~,Ben~")
    page = game.page
    for square in (2, 14, 0):
        game.square(square).click()
    expect(game.word).to_have_text("GEM")
    expect(page.locator("tw-letterpress-hand .preview")).to_contain_text("3–0")
    game.button("back").click()
    expect(game.word).to_have_text("GE")
    page.keyboard.press("Escape")
    expect(game.taken).to_have_count(0)
    page.locator("tw-letterpress-game h2").first.focus()
    page.keyboard.type("gems")
    expect(game.word).to_have_text("GEMS")
    page.keyboard.press("Backspace")
    expect(game.word).to_have_text("GEM")
    page.reload()
    expect(game.word).to_have_text("GEM")
    game.button("clear").click()
    expect(page.locator("tw-letterpress-hand .word"), "Clear acts no more").to_be_focused()
    start, end = game.square(0).bounding_box(), game.square(2).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
    page.mouse.up()
    expect(game.word).to_have_text("MSG")
    game.button("play").click()
    expect(game.wrong).to_contain_text("MSG is not in this word list")
    assert game.moves() == []


def test_undo_gives_back_a_word_and_then_takes_back_a_turn_and_back_does_too(game: LetterpressGamePage) -> None:
    game.open("Ann~,Ben~")
    game.play("GEMS", 0b100000000000111)
    game.wait_for_turn(1)
    assert game.scores() == ["4", "0"]
    game.square(24).click()
    game.page.keyboard.press("Control+z")
    expect(game.taken).to_have_count(4)
    game.button("undo").click()
    game.wait_for_turn(0)
    expect(game.turns).to_have_count(0)
    game.button("redo").click()
    game.wait_for_turn(1)
    expect(game.turns).to_have_count(1)
    game.page.go_back()
    game.wait_for_turn(0)
    expect(game.turns).to_have_count(0)


def test_an_undo_takes_back_the_opponents_turn_too(game: LetterpressGamePage) -> None:
    game.open()
    game.play("GEMS", 0b100000000000111)
    expect(game.turns).to_have_count(2)
    expect(game.page.locator("tw-letterpress-game .told")).to_contain_text("Bruno plays")
    expect(game.taken).not_to_have_count(0)
    game.button("undo").click()
    expect(game.turns).to_have_count(0)


@at_night("unit/test_texts.py compares the catalogues, and test_room.py looks for what does not fit")
def test_in_another_language_what_was_played_is_told_in_that_and_the_word_stays_on_one_line(
    game: LetterpressGamePage,
) -> None:
    game.open("You~,Bartholomew of Bruges~1")  # whose turns take two lines to tell
    game.play("GEMS", 0b100000000000111)
    game.wait_for_turn()
    told = game.page.locator("tw-letterpress-game .told")
    expect(told).to_contain_text("Bartholomew of Bruges plays")
    game.change_to("Türkçe")
    expect(told).to_contain_text("Bartholomew of Bruges oynadı")
    for square in (2, 14, 0):
        game.square(square).click()
    preview = game.page.locator("tw-letterpress-hand .preview")
    expect(preview).to_contain_text("kelimenin başlangıcı")
    for width in (1280, 390):
        game.page.set_viewport_size({"width": width, "height": 844})
        box = game.word.bounding_box()
        assert box
        assert box["width"] > box["height"]
    expect_above_the_sheet(game)
    hand = game.page.locator("tw-letterpress-hand")
    for _ in range(2):
        hand.locator("[name=back]").click()
    expect(game.word).to_have_text("G")
    strip, back = (hand.locator(part).bounding_box() for part in (".word", "[name=back]"))
    assert strip
    assert back
    assert strip["x"] + strip["width"] - back["x"] - back["width"] < 8, "the button stays at the end"


def test_in_another_language_what_went_wrong_is_told_in_that(game: LetterpressGamePage) -> None:
    game.open(board="GEMS" + "A" * 21)
    game.page.keyboard.press("z")
    wrong = game.page.locator("tw-letterpress-hand .wrong")
    expect(wrong).to_contain_text("There is no Z left on the board.")
    game.change_to("Türkçe")
    expect(wrong).to_contain_text("Tahtada başka Z yok.")


@at_night("undo and reloads are tried apart with every change")
def test_undo_takes_back_turns_after_a_reload_too(game: LetterpressGamePage) -> None:
    game.open()
    game.play("GEMS", 0b100000000000111)
    expect(game.turns).to_have_count(2)
    game.wait_for_turn()
    game.page.reload()
    game.wait_for_turn()
    expect(game.turns).to_have_count(2)
    game.button("undo").click()
    expect(game.turns).to_have_count(0)
    game.page.reload()
    game.wait_for_turn()
    game.button("redo").click()
    expect(game.turns).to_have_count(2)
    game.page.go_back()
    game.wait_for_turn()
    expect(game.turns).to_have_count(0)


@at_night("a game that is over is looked back on with every change")
def test_the_turns_so_far_are_looked_back_on_before_the_end(game: LetterpressGamePage) -> None:
    game.open("Ann~,Ben~")
    game.play("GEMS", 0b100000000000111)
    game.wait_for_turn(1)
    game.button("review").click()
    expect(game.reviewed).to_have_count(1)
    expect(game.button("cancel-review")).to_have_count(0)
    game.button("pass").click()
    game.wait_for_turn(0)
    expect(game.turns).to_have_count(2)
    expect(game.reviewed).to_have_count(1)  # what was said stays; the turn since then is still to be asked for
    part = game.page.locator("tw-letterpress-review .part")
    expect(part).to_have_text("1 of 2 turns reviewed; everything below covers only these.")
    expect(game.page.locator("tw-review-steps .place")).not_to_have_text("No mistakes")
    game.button("review").click()
    expect(game.reviewed).to_have_count(2)
    expect(part).to_have_count(0)
    expect(game.button("review")).to_have_count(0)
    game.button("undo").click()
    game.wait_for_turn(1)
    expect(game.reviewed).to_have_count(1)
    game.play("EMS", 17317888)
    game.wait_for_turn(0)
    expect(game.reviewed).to_have_count(1)
    game.button("undo").click()
    game.wait_for_turn(1)
    game.button("undo").click()
    game.wait_for_turn(0)
    expect(game.reviewed).to_have_count(0)


@at_night("a game's review is tried with every change, and kept games too")
def test_what_was_looked_back_on_is_found_again_after_another_game_and_a_reload(game: LetterpressGamePage) -> None:
    page = game.page
    game.open("Ann~,Ben~")
    game.play("GEMS", 0b100000000000111)
    game.wait_for_turn(1)
    game.button("review").click()
    expect(game.reviewed).to_have_count(1)
    expect(game.button("cancel-review")).to_have_count(0)
    page.evaluate("() => { location.hash = '#anagrams'; }")
    page.locator("tw-anagrams").wait_for()
    page.go_back()
    expect(game.reviewed).to_have_count(1)
    page.reload()
    game.wait_for_turn(1)
    expect(game.reviewed).to_have_count(1)
    expect(game.button("review")).to_have_count(0)
    key = "tilewise-letterpress-reviews"
    text = page.evaluate("key => localStorage.getItem(key)", key)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text.replace('"grade"', '"mark"')])
    page.reload()  # and what another build has kept is made anew
    game.wait_for_turn(1)
    game.button("review").click()
    expect(game.reviewed).to_have_count(1)


@at_night("Back is tried through turns and games in test_kept_tables.py with every change")
def test_back_leads_from_a_turn_that_is_looked_at_to_the_game(game: LetterpressGamePage) -> None:
    page = game.page
    game.open("Ann~,Ben~")
    game.play("GEMS", 0b100000000000111)
    game.wait_for_turn(1)
    game.button("pass").click()
    game.wait_for_turn(0)
    now = game.owned("ours")
    game.button("review").click()
    expect(game.reviewed).to_have_count(2)
    expect(game.button("cancel-review")).to_have_count(0)
    game.reviewed.first.locator("button.played").click()
    game.reviewed.nth(1).locator("button.played").click()
    expect(game.button("close-turn")).to_be_visible()
    page.go_back()
    expect(game.button("close-turn")).to_have_count(0)
    expect(game.turns).to_have_count(2)
    expect(game.reviewed).to_have_count(2)
    assert game.owned("ours") == now
    page.go_forward()
    game.button("close-turn").click()
    expect(game.button("close-turn")).to_have_count(0)
    page.wait_for_function("() => !location.hash.includes('look=')")
    page.go_back()  # no entry of the history is left of what was looked at
    expect(game.turns).to_have_count(1)
    expect(game.reviewed).to_have_count(1)
    page.go_forward()
    expect(game.turns).to_have_count(2)
    expect(game.reviewed).to_have_count(2)


def test_who_resigns_has_lost_and_may_think_again_before(game: LetterpressGamePage) -> None:
    game.open()
    game.button("resign").click()
    game.button("stay").click()
    expect(game.button("resign-now")).to_have_count(0)
    game.button("resign").click()
    game.button("resign-now").click()
    expect(game.todo).to_have_text("Bruno wins")
    assert game.moves() == ["--"]
    game.button("again").click()
    game.wait_for_turn()
    expect(game.turns).to_have_count(0)


def test_a_hint_shows_a_play_step_by_step_and_enter_plays_it(game: LetterpressGamePage) -> None:
    game.open("Ann~,Ben~")
    told = game.page.locator("tw-letterpress-game .told")
    for said in ("Press Hint again", "It begins with"):
        game.button("hint").click()
        expect(told).to_contain_text(said)
        expect(game.taken).to_have_count(0)
    game.button("hint").click()
    expect(told).to_contain_text("Best word found so far")
    expect(game.taken).not_to_have_count(0)
    expect(game.button("play")).to_be_focused()
    game.page.keyboard.press("Enter")
    game.wait_for_turn(1)
    expect(game.turns).to_have_count(1)


@at_night("test_a_game_is_played_to_its_end_and_reviewed")
def test_two_passes_end_the_game_and_the_second_is_told_to(game: LetterpressGamePage) -> None:
    game.open("Ann~,Ben~")
    game.button("pass").click()
    expect(game.button("pass")).to_have_text("Pass and end the game")
    game.button("pass").click()
    expect(game.todo).to_have_text("A tie")


def test_a_link_opens_the_same_game_elsewhere_and_a_damaged_one_as_far_as_it_goes(
    game: LetterpressGamePage, open_context: Callable[..., Any], site: str
) -> None:
    game.open("Ann~,Ben~")
    game.play("GEMS", 0b100000000000111)
    game.wait_for_turn(1)
    other = LetterpressGamePage(open_context(service_workers="block").context.new_page(), site)
    other.page.goto(game.page.url)
    other.wait_for_turn(1)
    expect(other.turns).to_have_count(1)
    assert other.scores() == ["4", "0"]
    game.open("Ann~,Ben~", moves=f"{game.moves()[0]}.ZZZ-7.-")
    game.wait_for_turn(1)
    expect(game.turns).to_have_count(1)
    expect(game.wrong.first).to_contain_text("could be read only so far")


@pytest.mark.parametrize("width", some([360, 390], 1))
@at_night("test_a_game_is_played_to_its_end_and_reviewed")
def test_on_a_phone_the_board_and_what_plays_a_word_are_in_sight(game: LetterpressGamePage, width: int) -> None:
    game.page.set_viewport_size({"width": width, "height": 760})
    game.open()
    game.square(0).click()
    for part in (game.square(0), game.square(24), game.button("play")):
        expect(part).to_be_in_viewport(ratio=1)
    assert game.page.evaluate("document.documentElement.scrollWidth") <= width


@at_night("that it is in sight is tried with every change")
@pytest.mark.parametrize("size", some([(360, 640), (390, 844)], 1))
def test_on_a_phone_what_one_plays_with_is_above_the_sheet(game: LetterpressGamePage, size: tuple[int, int]) -> None:
    game.page.set_viewport_size({"width": size[0], "height": size[1]})
    game.open()
    game.square(0).click()
    expect_above_the_sheet(game)


@at_night("test_phone.py looks for it with every change")
def test_what_is_out_of_sight_in_a_long_list_makes_the_page_no_longer(page: Page, site: str) -> None:
    """Sentences for those who hear the page lay against the document, which could be scrolled into emptiness."""
    page.set_viewport_size({"width": 1280, "height": 800})
    game = LetterpressGamePage(page, site).open("Ada~1,Bruno~2", board="ABCDEFGHIJKLMNOPQRSTUVWXY")
    page.locator("tw-letterpress-game h2[data-ended]:not([data-ended=''])").wait_for()
    assert game.turns.count() > 20
    content = "() => document.querySelector('tw-app').getBoundingClientRect().bottom + scrollY"
    assert page.evaluate("document.documentElement.scrollHeight") <= page.evaluate(content) + 1
