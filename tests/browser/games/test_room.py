"""Everything has the room that it needs, in both languages, on a desk and on a phone."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from amount import some
from tests.browser.conftest import draw_frames
from tests.browser.overlaps import cramped, overlaps

CONDITIONS = (
    '{"all":[{"length":[7,7]},{"pattern":""},{"anagram":""},{"letters":{"A":[1,2]}},{"front":""},{"words":[]}]}'
)

VIEWS = {
    "": "tw-home .games a",
    "#letterpress?list=en": "tw-letterpress-board",
    "#letterpress?view=game&list=en": "tw-letterpress [type=submit]",
    "#crossword?list=en-common&game=duel": "tw-crossword-start button",
    "#crossword?view=game&list=en": "tw-crossword [name=deal], tw-crossword [type=submit]",
    "#tycoon?list=en": "tw-tycoon-setup [name=deal]",
    "#anagrams?rack=RETAINS&list=en": "tw-anagram-words [data-word]",
    "#draw?seed=11&bag=en&list=en": "tw-draw-rack .tile",
    "#race?list=en": "tw-race [name=rack]",
    f"#study?list=en&search={quote(CONDITIONS)}": "tw-study-conditions .row",
    "#study?view=quiz&list=en": "tw-study-setup [name=begin]",
    "#study?view=cards&list=en": "tw-study-boxes button",
}
"""Addresses, and what is there when their page is."""

SETTINGS = [(language, width) for language in ("tr-TR", "en-US") for width in (1280, 390, 1120, 900, 360)]
PHONE = 500
"""The widest screen in pixels that is touched."""


@pytest.mark.parametrize(("language", "width"), some(SETTINGS, 2, always=SETTINGS[:2]))
def test_nothing_is_cut_spills_or_lies_on_other_things(
    open_context: Callable[..., Any], site: str, language: str, width: int
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if width < PHONE else {}
    size = {"viewport": {"width": width, "height": 800}}
    page = open_context(service_workers="block", locale=language, **size, **touch).context.new_page()
    found = {}
    for address, part in VIEWS.items():
        page.goto(f"{site}{address}")
        page.locator(part).first.wait_for()
        draw_frames(page)
        found[address] = [*cramped(page), *overlaps(page)]
    assert {address: each for address, each in found.items() if each} == {}
