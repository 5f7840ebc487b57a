"""The main views look as they did when somebody last looked: on a desktop in light, on a phone in Turkish and dark.

What has been changed on purpose is taken as the new picture, to be looked at before it is committed, by

    TILEWISE_PICTURES=renew python3 build.py test tests/browser/games/test_pictures.py
"""

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote

import pytest
from amount import at_night
from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.conftest import draw_frames
from tests.browser.crossword_page import DUEL, LEARN, CrosswordPage
from tests.browser.draw_page import DrawPage
from tests.browser.engines.chromium import screenshot
from tests.browser.letterpress_page import LetterpressPage
from tests.browser.picture_page import PicturePage, file_of, without
from tests.browser.picture_page import letterpress as screen_with_sides
from tests.browser.pictures import KEPT, are_alike, difference, picture_of
from tests.browser.race_page import RacePage
from tests.browser.tycoon_page import TycoonPage

RENEW = "TILEWISE_PICTURES=renew python3 build.py test tests/browser/games/test_pictures.py"

SHOWN_PICTURES = Path(__file__).parents[3] / ".github"

SETTLED = 10.0
"""Seconds after which a page that looks other than before will not look as before any more."""

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
}
LANGUAGES = {"desk": "en", "phone": "tr"}


COUNTS = {"A": 3, "E": 4, "I": 2, "O": 2, "D": 2, "N": 2, "R": 2, "S": 2, "T": 3, "L": 2, "H": 1, "C": 1}
FEW = json.dumps({"name": "Few", "blanks": 1, "tiles": {letter: [count, 1] for letter, count in COUNTS.items()}})
SHORT_GAME = """#player1 Ada Ada
#player2 Cem Cem
>Ada: DELOORT F5 LOOTED +12 12
>Cem: CEEIRT? 10C CRE.ITEd +64 64
>Ada: ADHNNRS E6 SHAR.D +17 29
>Cem: AAEILST G3 AISLE +15 79
>Ada: NN 4G .NN +5 34
"""
"""A game with few tiles that the page's opponents play."""


def home(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator("tw-home .games .best:not(:empty)")).to_have_count(6)


def crossword(page: Page, site: str) -> None:
    table = CrosswordPage(page, site).open("#crossword?game=scrabble&list=en")
    page.locator("tw-crossword-start button[name=scrabble]").click()
    table.wait_for_plays()
    table.plays.nth(1).click()
    page.locator("tw-crossword-details .sum").first.wait_for(state="attached")
    page.locator("tw-crossword-why p").first.wait_for(state="attached")


def puzzle(page: Page, site: str) -> None:
    CrosswordPage(page, site).open("#crossword?day=20261122&list=en")
    page.locator("tw-crossword tw-puzzle h2").wait_for()


def own_leaves(page: Page, site: str) -> None:
    table = CrosswordPage(page, site).open()
    page.evaluate(LEARN, ["en-common", "duel", 240])
    table.open(f"{DUEL}&order=equity")
    page.locator("tw-crossword-plays [role=option]").first.wait_for(state="attached")
    leaves = page.locator("tw-crossword-leaves")
    expect(leaves).to_contain_text("240")
    if page.locator("tw-sheet .handle").first.is_visible():
        page.locator("tw-sheet .handle").first.click()
    leaves.locator("summary").click()
    leaves.locator("[name=remove-leaves]").wait_for()


def review(page: Page, site: str) -> None:
    """A short game, simulated, with a turn that is looked at."""
    page.goto(f"{site}#crossword?view=review&list=en-common&gcg={quote(SHORT_GAME)}&gcg-on=duel&gcg-with={quote(FEW)}")
    simulate = page.locator("tw-crossword-study [name=simulate-game]")
    simulate.wait_for(state="attached")
    handle = page.locator("tw-sheet .handle")
    if handle.is_visible():
        handle.click()
    simulate.click()
    expect(page.locator("tw-crossword-review .by")).to_have_count(5)
    expect(page.locator("tw-crossword-review [name=cancel-review]")).to_have_count(0)
    page.locator("tw-crossword-review button.played").nth(2).click()
    page.locator("tw-crossword-study [name=close-turn]").wait_for(state="attached")
    page.locator("tw-crossword-study .sheet").evaluate("sheet => sheet.scrollTo(0, 0)")
    page.locator("tw-sheet .body").evaluate("body => body.scrollTo(0, 0)")


def letterpress(page: Page, site: str) -> None:
    table = LetterpressPage(page, site).open_game(played="CLYPE", list="en", ranking="lookahead")
    table.wait_until_settled()
    table.rows.first.evaluate("row => row.focus()")
    page.locator("tw-letterpress-why button").wait_for(state="attached")


def from_picture(page: Page, site: str) -> None:
    """A picture beside what was read of it, with two squares that are worth a look."""
    LetterpressPage(page, site).open_game(list="en", ranking="letterpwn")
    picture = PicturePage(page)
    picture.bring("drop", file_of(without(screen_with_sides(5).image, 7, 18)))
    expect(picture.squares).to_have_count(25)


def anagrams(page: Page, site: str) -> None:
    table = AnagramsPage(page, site).open("#anagrams?rack=AALNST%3F&through=*&list=en")
    table.row("ANALYST").wait_for()
    table.chances.locator("li, p").first.wait_for(state="attached")


def tycoon(page: Page, site: str) -> None:
    table = TycoonPage(page, site).open_game(moves="PBOugeD.BB.D")
    table.wait_for_turn()


def draw(page: Page, site: str) -> None:
    table = DrawPage(page, site).open_dealt(seed=5)
    table.reveal()
    table.best.first.wait_for(state="attached")
    page.locator("tw-sheet .body").evaluate("body => body.scrollTo(0, 0)")


def race(page: Page, site: str) -> None:
    RacePage(page, site).open(rack="GARDENS", list="en")
    page.locator("tw-bar small").wait_for(state="attached")  # which names its words once the engine is ready


def study(page: Page, site: str) -> None:
    """A search with a group in it, and one of its words."""
    where = (
        '{"all":[{"length":[4,5]},{"pattern":"*RAIN"},{"not":{"any":[{"letters":{"K":[1,null]}},{"zipf":[null,2]}]}}]}'
    )
    page.goto(f"{site}#study?search={where}&list=en")
    page.locator("tw-study-words [data-word=BRAIN]").click()
    page.locator("tw-study tw-word .meaning").wait_for(state="attached")
    page.locator("tw-study tw-word dl").wait_for(state="attached")


VIEWS = (home, crossword, own_leaves, puzzle, review, letterpress, from_picture, anagrams, tycoon, draw, study, race)

BESIDE = (own_leaves, puzzle, review)
"""Views beside the main ways, for the night."""

SETTINGS = [
    pytest.param(
        view,
        screen,
        id=f"{view.__name__}-{screen}",
        marks=at_night("a change has the main views, each on one screen") if view in BESIDE or n % 2 != place else (),
    )
    for n, view in enumerate(VIEWS)
    for place, screen in enumerate(SCREENS)
]


def open_view(
    open_context: Callable[..., Any], site: str, view: Callable[[Page, str], None], screen: str, scale: int = 1
) -> Page:
    """Show a view on a screen."""
    context = open_context(
        service_workers="block", reduced_motion="reduce", device_scale_factor=scale, **SCREENS[screen]
    ).context
    kept = f"localStorage.setItem('tilewise', JSON.stringify({{ language: '{LANGUAGES[screen]}' }}))"
    context.add_init_script(f"if (origin !== 'null') {kept}")
    page: Page = context.new_page()
    view(page, site)
    expect(page.locator(".stale:not(:empty), [aria-busy=true]")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    draw_frames(page, 3)
    return page


def in_readme(page: Page, screen: str) -> None:
    """Take the picture that docs/architecture.md shows, in few colours, which make it small."""
    with Image.open(io.BytesIO(screenshot(page))) as taken:
        taken.convert("RGB").quantize(200).save(SHOWN_PICTURES / f"picture-import-{screen}.png", optimize=True)


def kept_picture(name: str) -> Image.Image:
    with Image.open(KEPT / f"{name}.png") as kept:
        return kept.convert("RGB")


def picture_once_alike(page: Page, kept: Image.Image) -> Image.Image:
    """Take pictures until one is like the kept one, for a page may still be filling in what it counts; or the last."""
    end = monotonic() + SETTLED
    while True:
        new = picture_of(page)
        if are_alike(kept, new) or monotonic() > end:
            return new
        draw_frames(page, 3)


@pytest.mark.parametrize(("view", "screen"), SETTINGS)
def test_a_view_looks_as_it_did(
    open_context: Callable[..., Any], site: str, tmp_path: Path, view: Callable[[Page, str], None], screen: str
) -> None:
    name = f"{view.__name__}-{screen}"
    page = open_view(open_context, site, view, screen)
    if os.environ.get("TILEWISE_PICTURES") == "renew":
        picture_of(page).save(KEPT / f"{name}.png", optimize=True)
        if view is from_picture:
            in_readme(page, screen)
    kept = kept_picture(name)
    new = picture_once_alike(page, kept)
    if not are_alike(kept, new):
        new.save(tmp_path / f"{name}.png")
        if kept.size == new.size:
            difference(kept, new).save(tmp_path / f"{name}-difference.png")
        pytest.fail(
            f"{name} looks other than before: {tmp_path} has the new picture, and the difference in white. "
            f"If it is as it should be, take it with\n{RENEW} -k {name}"
        )


@at_night("that a change is seen is tried with every change; this is what must not be taken for one")
def test_letters_drawn_in_another_way_are_no_change(open_context: Callable[..., Any], site: str) -> None:
    page = open_view(open_context, site, letterpress, "desk", scale=2)
    assert are_alike(kept_picture("letterpress-desk"), picture_of(page, scale=2))


CHANGES = {
    "moved": ("tw-toolbar", "element => { element.style.translate = '12px' }"),
    "another colour": ("tw-letterpress-details [name=play]", "element => { element.style.background = 'seagreen' }"),
    "a word is missing": ("tw-letterpress-why", "element => { element.style.visibility = 'hidden' }"),
}


def test_what_is_moved_missing_or_of_another_colour_is_seen(open_context: Callable[..., Any], site: str) -> None:
    page = open_view(open_context, site, letterpress, "desk")
    before = picture_of(page)
    for change, (selector, script) in CHANGES.items():
        element = page.locator(selector).first
        style = element.get_attribute("style") or ""
        element.evaluate(script)
        assert not are_alike(before, picture_of(page)), change
        element.evaluate("(element, style) => { element.style.cssText = style }", style)
        assert are_alike(before, picture_of(page)), f"{change}, and back"
