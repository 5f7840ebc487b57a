"""On a phone a question, what one does next, and its answers are in sight together, upright and on its side."""

import json
from collections.abc import Callable
from typing import Any

from amount import at_night
from playwright.sync_api import Locator, expect
from tests.browser.conftest import draw_frames
from tests.browser.study_page import StudyPage

QUIZ = {
    **{"name": "", "list": "en", "kind": "board", "way": "typed", "seed": 7, "words": ["7", "1007", "2007"]},
    **{"at": 0, "given": [], "wrong": [], "shown": False, "outcomes": []},
}
"""A quiz of bingos on boards, as a browser keeps it."""

BOARD, FOOT, SHEET = "tw-study-question tw-position-picture", "tw-study-question .foot", "tw-sheet"


def box(element: Locator) -> dict[str, float]:
    """Where something is on the screen."""
    found: dict[str, float] = element.first.evaluate(
        """element => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return { left, top, right, bottom };
        }"""
    )
    return found


def test_a_question_and_its_answers_are_in_sight_with_what_comes_next_in_reach(
    open_context: Callable[..., Any], site: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    context = open_context(service_workers="block", viewport={"width": 390, "height": 844}, **phone).context
    kept = f"localStorage['tilewise-quiz'] ??= {json.dumps(json.dumps({'quiz': QUIZ, 'aside': []}))}"
    context.add_init_script(f"if (origin !== 'null') {kept}")
    page = context.new_page()
    study = StudyPage(page, site).open_view("quiz")
    show, forth, field = (study.part(f"[name={name}]") for name in ("show", "next", "answer"))
    rack = study.part(".question")

    for number, (width, height) in enumerate([(390, 844), (360, 640)]):
        page.set_viewport_size({"width": width, "height": height})
        expect(study.part("tw-study-question")).to_contain_text(f"{number + 1} of 3")
        show.wait_for()
        draw_frames(page, 3)
        # Nothing lies over the question: there are no answers yet.
        expect(study.part(SHEET)).to_be_hidden()
        assert box(study.part(FOOT))["bottom"] == height
        assert box(field)["bottom"] <= box(study.part(FOOT))["top"]
        for part in (study.part(BOARD), rack, field, study.part("[name=try]"), show):
            expect(part).to_be_in_viewport(ratio=1)

        # A letter that is used up is not typed again.
        letter = rack.locator("button:not([aria-label='?'])").first.get_attribute("aria-label") or ""
        tiles = rack.locator(f"[aria-label='{letter}']")
        for place in range(tiles.count()):
            tiles.nth(place).tap()
            expect(tiles.nth(place)).to_be_disabled()
        tiles.first.tap(force=True)
        draw_frames(page)
        expect(field).to_have_value(letter * tiles.count())

        # What one does next lies where Show lay, and the answers above it.
        asked = box(show)
        show.tap()
        forth.wait_for()
        draw_frames(page, 3)
        shown = box(forth)
        assert (shown["top"], shown["bottom"]) == (asked["top"], asked["bottom"])
        expect(study.part("tw-study-answers li").first).to_be_in_viewport(ratio=1)
        assert box(study.part(SHEET))["bottom"] <= box(study.part(FOOT))["top"] + 1
        study.part("tw-sheet .handle").tap()
        expect(study.part("tw-sheet[up]")).to_have_count(1)
        forth.tap()
        expect(study.part("tw-sheet[up]")).to_have_count(0)

    # On its side: the board beside its rack, and the answers beside both, however far one scrolls.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(study.part("tw-study-question")).to_contain_text("3 of 3")
    show.wait_for()
    draw_frames(page, 3)
    for part in (study.part(BOARD), rack, field, show):
        expect(part).to_be_in_viewport(ratio=1)
    assert box(study.part(BOARD))["right"] <= box(rack)["left"]
    assert box(study.part(".position"))["right"] <= box(study.part(SHEET))["left"]
    show.tap()
    forth.wait_for()
    page.evaluate("scrollTo(0, 1e6)")
    draw_frames(page, 3)
    for part in (study.part("tw-study-answers li").first, forth):
        expect(part).to_be_in_viewport(ratio=1)


@at_night("test_quiz.py::test_a_quiz_that_another_takes_the_place_of_waits")
def test_what_was_found_makes_room_for_its_quiz(open_context: Callable[..., Any], site: str) -> None:
    phone = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    page = open_context(service_workers="block", reduced_motion="reduce", **phone).context.new_page()
    study = StudyPage(page, site).open('#study?list=en&search={"all":[{"length":[2,2]}]}')
    study.part("tw-sheet .handle").tap()
    expect(study.part("tw-sheet[up]")).to_have_count(1)
    study.part("[name=quiz]").tap()
    expect(study.part("[name=begin]")).to_be_visible()
    expect(study.part("tw-sheet[up]")).to_have_count(0)
