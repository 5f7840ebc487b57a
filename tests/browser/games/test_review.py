"""A game looked back on, in the games that have it: what comes first, and the ways to the mistakes and the finder."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import becomes
from tests.browser.crossword_game_page import CrosswordGamePage
from tests.browser.letterpress_game_page import LetterpressGamePage
from tests.browser.study_page import cards_of
from tests.browser.tycoon_page import OVER, TycoonPage

FAD = "A7-7-FAD.N.N.N.N.N.N"
"""A crossword game in which nobody plays any more after the first turn, though the racks have more to give."""

PASSED = "PEBBLY-1arsw.BENZYL-3r9jc.-.JELLY-1vtog.--"
"""A Letterpress game in which the first player's pass, in turn 3, is a blunder, and so is the word that follows it."""


class Review:
    """A review as its visitors name it."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.turns = page.locator(f"tw-{game}-review li")
        self.opened = page.locator(f"tw-{game}-review li.opened")
        self.board = page.locator(f"tw-{game}-game tw-{game}-board")

    def button(self, name: str) -> Locator:
        return self.page.locator(f"tw-review-steps [name={name}]")

    @property
    def place(self) -> Locator:
        """Which mistake it is, of how many."""
        return self.page.locator("tw-review-steps .place")

    def mistakes(self) -> list[int]:
        """The turns that are called mistakes or worse, counted from 1."""
        grades = self.turns.evaluate_all("all => all.map(turn => turn.dataset.grade)")
        return [turn for turn, grade in enumerate(grades, 1) if grade in ("mistake", "blunder")]

    def is_at(self, turn: int) -> None:
        """See to it that this turn is looked at, and in sight."""
        expect(self.opened).to_contain_text(f"Turn {turn}:")
        becomes(self.page, lambda: self.is_in_sight(self.opened), True)

    def is_in_sight(self, what: Locator) -> bool:
        """Does nothing that it is scrolled in, and nothing that lies on top, cover its first line?"""
        seen: bool = what.evaluate(
            """row => {
                const { left, top } = row.getBoundingClientRect();
                let at = document.elementFromPoint(left + 40, top + 12);
                while (at?.shadowRoot?.elementFromPoint(left + 40, top + 12) !== at && at?.shadowRoot)
                    at = at.shadowRoot.elementFromPoint(left + 40, top + 12);
                return row.contains(at);
            }"""
        )
        return seen


def crossword(page: Page, site: str, players: str) -> Review:
    CrosswordGamePage(page, site).open(players, moves=FAD)
    review = Review(page, "crossword")
    expect(review.turns).to_have_count(7)
    return review


def letterpress(page: Page, site: str, players: str) -> Review:
    LetterpressGamePage(page, site).open(players, moves=PASSED)
    review = Review(page, "letterpress")
    expect(review.turns).to_have_count(4)
    expect(page.locator("tw-letterpress-review [name=cancel-review]")).to_have_count(0)
    return review


Open = Callable[[Page, str, str], Review]


@at_night("a game is reviewed at its end in test_letterpress_game.py with every change")
def test_at_its_end_a_games_review_comes_first_and_what_comes_next_is_in_sight(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    crossword(page, site, "You~,Bruno~3")
    boxes: Any = [
        page.locator(f"tw-crossword-game {part}").bounding_box()
        for part in (".sheet tw-crossword-review", ".sheet tw-crossword-scores", "[name=again]", "[name=gcg]")
    ]
    review, scores, again, gcg = boxes
    assert review["y"] < 120 < review["y"] + review["height"] <= scores["y"]
    assert max(each["y"] + each["height"] for each in (again, gcg)) < 780


def test_on_a_phone_the_review_comes_first_and_the_mistake_is_below_the_board(
    open_context: Callable[..., Any], site: str
) -> None:
    options = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page: Page = open_context(service_workers="block", reduced_motion="reduce", **options).context.new_page()
    CrosswordGamePage(page, site).open("Ann~,Ben~", moves=FAD)
    said = page.locator("tw-sheet .summary").get_by_text("Review", exact=True)
    expect(said).to_be_in_viewport()  # the sheet is down, and says what it holds
    page.locator("tw-sheet .handle").tap()
    review = Review(page, "crossword")
    expect(review.turns).to_have_count(7)
    for _ in range(2):
        review.button("next-mistake").tap()
    review.is_at(review.mistakes()[1])
    assert page.evaluate("scrollY") == 0
    assert review.is_in_sight(review.button("next-mistake"))
    page.goto("about:blank")
    letterpress(page, site, "Ann~,Ben~")
    expect(page.locator("tw-letterpress-review h2")).to_be_in_viewport()


@pytest.mark.parametrize("open_review", some([letterpress, crossword], 1))
def test_buttons_and_keys_lead_through_ones_own_mistakes_and_those_of_all_people(
    page: Page, site: str, open_review: Open
) -> None:
    for players, step in (("You~,Bruno~3", 2), ("Ann~,Ben~", 1)):
        review = open_review(page, site, players)
        mistakes = [turn for turn in review.mistakes() if step == 1 or turn % 2]
        assert mistakes
        assert step == 1 or len(mistakes) < len(review.mistakes())
        expect(review.place).to_have_text(f"{len(mistakes)} mistake{'s' if len(mistakes) > 1 else ''}")
        review.button("previous-mistake").click()
        review.is_at(mistakes[-1])
        expect(review.place).to_have_text(f"{len(mistakes)} of {len(mistakes)}")
        page.keyboard.press("]")  # and round to the first
        review.is_at(mistakes[0])
        for turn in mistakes[1:]:
            review.button("next-mistake").click()
            review.is_at(turn)
        for turn in reversed(mistakes[:-1]):
            page.keyboard.press("[")
            review.is_at(turn)
        review.button("close-turn").click()
        expect(review.opened).to_have_count(0)


@pytest.mark.parametrize("game", some(["crossword", "letterpress", "tycoon"], 1))
@at_night("test_crossword_whole_game.py::test_a_whole_game_is_played_reviewed_saved_and_found_again")
def test_the_heading_says_which_turn_is_looked_at(page: Page, site: str, game: str) -> None:
    if game == "crossword":
        crossword(page, site, "Ann~,Bruno~3")
    elif game == "letterpress":
        letterpress(page, site, "Ann~,Bruno~3")
    else:
        TycoonPage(page, site).open_game("Ann~,Bruno~3", deal=3, moves=OVER)
    heading = page.locator(f"tw-{game}-game h2[data-actor]")
    expect(heading).to_have_text(re.compile("wins"))
    over = heading.inner_text()
    turns = page.locator(f"tw-{game}-review li button.played")
    turns.nth(1).click()
    expect(heading).to_have_text("Turn 2: Bruno")
    turns.nth(0).click()
    expect(heading).to_have_text("Turn 1: Ann")
    expect(page.locator(f"tw-{game}-game").get_by_text(over, exact=True)).to_have_count(0)
    page.locator("tw-review-steps [name=close-turn]").click()
    expect(heading).to_have_text(over)


@at_night("buttons and keys lead through mistakes with every change")
def test_mistakes_only_leaves_out_all_turns_but_those_and_the_one_that_is_looked_at(page: Page, site: str) -> None:
    review = letterpress(page, site, "Ann~,Ben~")
    assert review.mistakes() == [3, 4]
    review.button("mistakes-only").check()
    expect(review.turns).to_have_count(2)
    expect(review.turns.first).to_contain_text("Turn 3")
    page.locator("tw-letterpress-review .turning button").first.click()
    review.is_at(3)
    expect(review.turns).to_have_count(2)
    review.button("mistakes-only").uncheck()
    review.turns.first.locator("button.played").click()
    review.button("mistakes-only").check()
    expect(review.turns).to_have_count(3)
    review.button("close-turn").click()
    expect(review.turns).to_have_count(2)


def press_place(page: Page, game: str, place: int, of: int) -> None:
    """Press a graph's line at one of its places, of which the first and the last are at its ends."""
    plot = page.locator(f"tw-{game}-review tw-plot .u-over")
    plot.evaluate("plot => plot.scrollIntoView({ block: 'center' })")
    box: Any = plot.bounding_box()
    plot.click(position={"x": min(max(box["width"] * place / of, 2), box["width"] - 2), "y": box["height"] / 2})


@at_night("buttons and keys lead through turns with every change")
@pytest.mark.parametrize("open_review", some([crossword, letterpress], 1))
def test_turning_points_and_the_graph_lead_to_their_turns(page: Page, site: str, open_review: Open) -> None:
    review = open_review(page, site, "Ann~,Ben~")
    game = open_review.__name__
    turns = review.turns.count()
    for place in (2, turns):
        press_place(page, game, place, turns)
        review.is_at(place)
    press_place(page, game, 0, turns)  # before the first turn there is none
    expect(review.opened).to_contain_text(f"Turn {turns}:")
    point = page.locator(f"tw-{game}-review .turning button").first
    point.focus()
    page.keyboard.press("Enter")
    review.is_at(int(point.inner_text().removeprefix("Turn ")))
    expect(point).to_have_attribute("aria-pressed", "true")


def learns(turn: Locator) -> str:
    """Learn the word that was missed in a turn; give the address of the position that is its picture."""
    word = (turn.locator("tw-learn [name=learn]").text_content() or "").strip().removeprefix("Learn ")
    turn.locator("tw-learn [name=learn]").click()
    expect(turn.locator("tw-learn")).to_have_text("In your cards")
    [card] = cards_of(turn.page)
    assert (card["word"], card["list"], card["asked"]) == (word, "en", 0)
    return str(card["position"])


def test_a_crossword_turn_has_its_board_rack_and_play_and_leads_to_the_finder(page: Page, site: str) -> None:
    review = crossword(page, site, "You~,Bruno~3")
    page.evaluate("location.hash += '&list=en-common&rack=QUIZ'")
    review.turns.nth(0).locator("button.played").click()
    expect(review.board.locator(".tentative")).to_have_count(3)
    expect(review.board.locator(".tile:not(.tentative)")).to_have_count(0)
    rack = review.opened.locator(".rack .tile")
    expect(rack).to_have_count(7)
    expect(review.opened.get_by_role("img", name="With A A D F O U ?")).to_be_visible()
    made = review.opened.locator("button.best[aria-pressed=true]")
    expect(made).to_contain_text("FAD 14 · played")
    review.button("next-mistake").click()
    review.is_at(3)
    expect(review.board.locator(".tile")).to_have_count(3)
    looked = page.evaluate("location.hash")
    learnt = learns(review.opened)
    assert "&look=3&" in learnt
    assert ("rack=QUIZ" in learnt, "&rack=" in learnt, "&board=" in learnt) == (False, True, True)
    review.opened.locator("[name=find-position]").click()
    finder = page.locator("tw-crossword-finder")
    expect(finder.locator("tw-rack [data-tile]")).to_have_count(7)
    expect(finder.locator("tw-crossword-board .tile")).to_have_count(3)
    finder.locator("tw-crossword-plays [role=option]").first.wait_for()
    expect(finder.locator(".summary")).to_contain_text("English (large)")
    assert "look=" not in page.evaluate("location.hash")
    left = page.evaluate("JSON.parse(localStorage['tilewise-positions'])[0].address")
    assert ("rack=QUIZ" in left, "view=game" in left) == (True, False), "what lay in the finder is kept"
    page.go_back()
    review.is_at(3)
    assert page.evaluate("location.hash") == looked
    page.go_forward()
    expect(finder.locator("tw-rack [data-tile]")).to_have_count(7)

    # The card shows the turn's position, and leads to the turn.
    page.goto(f"{site}#study?view=cards&list=en")
    page.locator("tw-study-boxes [name=ask]").click()
    page.locator("tw-study-question [name=show]").click()
    met = page.locator("tw-study-answers a.met")
    expect(met.locator("tw-position-picture text")).to_have_count(3)
    met.click()
    review.is_at(3)


def test_a_letterpress_turn_has_the_board_before_it_and_leads_to_the_finder(page: Page, site: str) -> None:
    review = letterpress(page, site, "You~,Bruno~3")
    review.turns.nth(1).locator("button.played").click()
    game = LetterpressGamePage(page, site)
    expect(game.taken).to_have_count(6)
    assert (len(game.owned("ours")), len(game.owned("theirs"))) == (6, 0)
    expect(review.opened.locator("button.best[aria-pressed=true]")).to_contain_text("BENZYL")
    expect(review.opened.locator("button.best[aria-pressed=true]")).to_contain_text("played")
    looked = page.evaluate("location.hash")
    review.opened.locator("[name=find-position]").click()
    finder = page.locator("tw-letterpress-finder")
    expect(finder.locator("tw-letterpress-plays [role=option]").first).to_be_visible()
    expect(finder.locator("[data-square].ours")).to_have_count(6)
    address = page.evaluate("location.hash")
    assert [part in address for part in ("played=PEBBLY", "turn=theirs", "look=")] == [True, True, False]
    page.go_back()
    review.is_at(2)
    assert page.evaluate("location.hash") == looked
