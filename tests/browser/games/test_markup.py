"""Markup in what comes from outside (links, lists, files, names) stays text, wherever the page shows it."""

import json
from urllib.parse import quote

import pytest
from amount import at_night, some
from playwright.sync_api import Page
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.conftest import draw_frames
from tests.browser.crossword_page import CrosswordPage

MARK = '<x-mark onclick="hurt=1">m</x-mark><img src=x onerror="hurt=1">'
"""Without a comma, a dot or a slash, which would part it in a link or a file's name."""

LOOK = """(mark) => {
    const found = { elements: 0, texts: 0 };
    const look = (root) => {
        for (const node of root.querySelectorAll("*")) {
            if (node.matches("x-mark, img[src=x]")) found.elements++;
            for (const child of node.childNodes)
                if (child.nodeType === Node.TEXT_NODE && child.data.includes("<x-mark")) found.texts++;
            for (const name of ["value", "placeholder"])
                if (typeof node[name] === "string" && node[name].includes("<x-mark")) found.texts++;
            if (node.shadowRoot) look(node.shadowRoot);
        }
    };
    look(document);
    return { ...found, hurt: "hurt" in globalThis };
}"""
"""Looks through the whole page for what the mark would have become, and for the mark as text."""


def stays_text(page: Page, *, seen: bool = True) -> None:
    """See the mark as text (unless it is not shown at all), and nothing that it has become."""
    if seen:
        page.wait_for_function(f"() => ({LOOK})().texts > 0")
    draw_frames(page)
    found = page.evaluate(LOOK)
    assert (found["elements"], found["hurt"]) == (0, False)


LINKS = {
    "a rack": ("#anagrams?rack={}&list=en", False),
    "a pattern": ("#anagrams?rack=AALNST&pattern={}&list=en", False),
    "the name of a list": ("#anagrams?rack=AALNST&list={}", False),
    "the name of a game": ("#{}?rack=AALNST", False),
    "a part that nobody knows": ("#anagrams?rack=AALNST&{}=1", False),
    "a letter": ("#letterpress?board={}", False),
    "a played word": ("#letterpress?board=msgzxcbjlqblmgeppjxmjynxs&played={}", False),
    "a filter": ("#crossword?rack=AEINRST&contains={}&where={}", True),
    "a tile of a rack": ("#crossword?rack={}", False),
    "players of a board": ("#crossword?rack=AEINRST&players={},b&turns=08G.QI.22.AEQINRS", True),
    "an own set of tiles": (
        "#crossword?game=own&squares=...../...../.....&tiles=own&letters={}.9.1&alphabet={}",
        False,
    ),
    "players of a crossword game": ("#crossword?view=game&seats={}~,Bruno~1&deal=1&words=en", True),
    "players of a Letterpress game": ("#letterpress?view=game&seats={}~,Bruno~1&deal=1&words=en", False),
    "a hand of Letter Tycoon": ("#tycoon?hand={}&pool=NPQ", False),
    "a draw": ("#draw?rack={}", False),
    "a race": ("#race?rack={}", False),
}


@pytest.mark.parametrize("entry", some(LINKS, 3))
def test_markup_in_a_link_stays_text(page, site, entry):
    link, seen = LINKS[entry]
    page.goto(site + link.replace("{}", quote(MARK, safe="")))
    page.locator("tw-app main > #game").wait_for()
    stays_text(page, seen=seen)


def test_markup_in_a_list_and_in_its_files_name_stays_text(page, site):
    table = AnagramsPage(page, site).open()
    table.bring(f"{MARK}.txt", f"zaxes\n{MARK}\nqi\n".encode())
    stays_text(page)
    table.use()
    table.open_lists()
    stays_text(page)


@at_night("markup in links, files and lists is tried with every change")
def test_markup_in_the_name_of_a_saved_position_stays_text(page, site):
    page.goto(f"{site}#anagrams?rack=AALNST&list=en")
    page.locator("tw-bar [name=positions]").wait_for()
    save = "name => { const app = document.querySelector('tw-app'); app.saved.save(location.hash, name); }"
    page.evaluate(save, MARK)
    page.locator("tw-bar [name=positions]").click()
    stays_text(page)


GCG = f"""#character-encoding UTF-8
#player1 one {MARK}
#player2 two Two
#note {MARK}
>one: AEINRST 8D STAINER +66 66
#note {MARK}
>two: EEIOQUT - +0 0
"""


@at_night("test_crossword_plays.py::test_games_come_in_and_go_out_as_text")
def test_markup_in_a_game_file_stays_text(page, site):
    table = CrosswordPage(page, site).open()
    table.bring_in(GCG)
    table.open_sheet()
    stays_text(page)


@at_night("markup in links, files and lists is tried with every change")
def test_markup_in_a_kept_game_stays_text(page, site):
    kept = json.dumps(f"1#crossword?view=game&seats={quote(MARK, safe='')}~,B~1&deal=1&words=en")
    page.add_init_script(f"localStorage.setItem('tilewise-table-crossword', {kept})")
    page.goto(site)
    stays_text(page, seen=False)
    page.goto(f"{site}#crossword")
    stays_text(page)
