"""Between the sides of a game, of which each is a page of its own: the switch that was pressed keeps the focus."""

import pytest
from amount import some
from playwright.sync_api import expect


@pytest.mark.parametrize("game", some(["crossword", "letterpress", "tycoon"], 1))
def test_the_switch_keeps_the_focus_when_it_is_used_by_keys(warm_page, site, game):
    warm_page.goto(f"{site}#{game}")
    chosen = warm_page.locator(f"tw-{game} .switch input:checked")
    for key, view in (("ArrowRight", "Play"), ("ArrowLeft", "Find"), ("ArrowRight", "Play")):
        warm_page.get_by_role("radio", name="Find" if view == "Play" else "Play", exact=True).focus()
        warm_page.keyboard.press(key)
        expect(warm_page.get_by_role("radio", name=view, exact=True)).to_be_checked()
        expect(chosen).to_be_focused()
