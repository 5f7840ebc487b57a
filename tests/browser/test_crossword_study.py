"""Games of files looked back on: several at once, with what is wrong told, and all of it found again."""

from typing import Any

import pytest
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

NO_SUCH_RACK = GOOD.replace("ABCDEFG H7 B.G", "ACCDEFG H7 B.G")
NO_SUCH_PLAY = GOOD.replace("J8 .OD", "8D FOOD")


class StudyPage:
    def __init__(self, page: Page, site: str) -> None:
        page.emulate_media(reduced_motion="reduce")
        self.page = page
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

    def choose(self, **files: str) -> None:
        chosen: list[Any] = [
            {"name": f"{name}.gcg", "mimeType": "text/plain", "buffer": text.encode()} for name, text in files.items()
        ]
        self.page.locator("tw-crossword-files [type=file]").set_input_files(chosen)


@pytest.fixture
def study(page: Page, site: str) -> StudyPage:
    return StudyPage(page, site)


def test_several_files_are_opened_at_once_and_what_is_none_is_named(study: StudyPage) -> None:
    study.choose(first=GOOD, shopping="milk\neggs\n", broken=NO_SUCH_PLAY, second=SHORT)
    expect(study.opened).to_have_text(["first", "second"])
    expect(study.wrong).to_have_count(2)
    expect(study.wrong.first).to_contain_text("shopping")
    expect(study.wrong.last).to_contain_text("broken: Move 4, line 6: 8D has N already")
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
    expect(best).to_have_count(3)
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


def test_the_graph_has_its_table_and_the_turning_points_are_told(study: StudyPage) -> None:
    study.choose(game=GOOD)
    expect(study.turns).to_have_count(4)
    expect(study.page.locator("tw-crossword-review")).to_contain_text("Turning points")
    study.page.locator("tw-crossword-lead summary").click()
    expect(study.page.locator("tw-crossword-lead tbody tr")).to_have_count(4)
    lead = study.page.locator("tw-crossword-lead tbody td:last-child")
    expect(lead).to_have_text(["+66", "+57", "+57", "+53"])


def test_a_rack_that_cannot_be_is_told_with_its_move_and_the_game_stays(study: StudyPage) -> None:
    study.choose(game=NO_SUCH_RACK)
    expect(study.wrong.or_(study.page.locator("tw-crossword-review .wrong"))).to_contain_text(
        "Move 2: the rack ACCDEFG has not so many B tiles."
    )
    expect(study.tiles).to_have_count(11)
    expect(study.page.locator("tw-crossword-scores [data-turn]")).to_have_count(4)
    study.page.locator("[name=other-games]").click()
    expect(study.opened).to_have_text(["game"])


def test_a_pasted_game_is_read_and_back_leads_out_of_it(study: StudyPage) -> None:
    study.page.locator("tw-crossword-files textarea").fill(SHORT)
    study.page.locator("[name=read-game]").click()
    expect(study.turns).to_have_count(2)
    study.page.go_back()
    study.page.locator("tw-crossword-files textarea").wait_for()
    study.page.go_forward()
    expect(study.turns).to_have_count(2)
