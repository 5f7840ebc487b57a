"""The whole site in one file, opened from a disk as by a double click, without a network, in all three engines."""

import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from amount import at_night, some
from tests.browser.anagrams_page import ANALYST
from tests.browser.draw_page import asked
from tests.browser.engines.driver import Program, Visit
from tests.browser.letterpress_page import GAME

UNKEPT = "This browser keeps nothing for this page"


@pytest.fixture(scope="module")
def address(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file alone in a folder, as on a memory stick; the folder's name has a space in it."""
    folder = tmp_path_factory.mktemp("memory stick", numbered=True)
    return Path(shutil.copy(dist / "tilewise.html", folder)).as_uri()


@pytest.fixture(scope="module")
def visitor(address: str, program: Program) -> Iterator[Visit]:
    """One visit for all games. Where an engine can be told, there is no network; else the file's own policy must do."""
    visit = program.visit()
    try:
        visit.set_offline(True)
        visit.open(address)
        yield visit
    finally:
        visit.close()


@pytest.fixture
def table(visitor: Visit) -> Iterator[Visit]:
    yield visitor
    visitor.check()


def go_to(table: Visit, link: str) -> None:
    """Follow a link to a position."""
    table.run("(link) => { location.hash = link; }", link)


def test_a_letterpress_board_of_a_link_is_solved(table: Visit, address: str) -> None:
    table.open(f"{address}#letterpress?list=en&ranking=letterpwn&board={GAME}&ours=3310592&theirs=17180")
    table.wait_for_text("tw-letterpress >> .summary", "275 words")
    right = asked("letterpress.solve", lexicon="en", board=GAME, ours=3310592, theirs=17180, limit=1)
    first = table.run("() => find('tw-letterpress-plays >> [role=option]').dataset.word")
    assert first == right["plays"][0]["word"]
    started = table.run("() => document.querySelector('tw-app').engine.state.startedFrom")
    assert started == "snapshot"


@at_night("the same page in one file: its board and its words are tried with every change")
def test_a_crossword_rack_is_solved(table: Visit) -> None:
    go_to(table, "#crossword?list=en&rack=AEINRS%3F")
    board = ["." * 15] * 15
    found = asked("crossword.solve", lexicon="en", layout="scrabble", tiles="en", board=board, rack="AEINRS?", limit=1)
    table.wait_for_text("tw-crossword >> .summary", f"{found['count']:,} plays")


def test_the_words_of_a_rack_are_found_and_what_they_mean(table: Visit) -> None:
    go_to(table, "#anagrams?list=en&rack=AALNST%3F")
    table.wait_for_text("tw-anagrams >> .summary", "11 words")
    assert table.run("() => all('tw-anagram-words >> [role=option]').map((row) => row.dataset.word)") == ANALYST
    table.click("tw-anagram-words >> [data-word=SEALANT]")
    table.wait_for_text("tw-word >> article", "sealing material")


@at_night("the same page in one file: its board and its words are tried with every change")
def test_letter_tycoons_best_turn_is_found(table: Visit) -> None:
    go_to(table, "#tycoon?list=en&view=finder&hand=AEIIMSU&pool=NPQ&patents=BJ")
    table.wait_for_text("tw-tycoon >> .summary", "Best play earns 56")


@at_night("the same page in one file: its board and its words are tried with every change")
def test_a_draw_of_the_word_game_is_dealt_and_shown(table: Visit) -> None:
    go_to(table, "#draw?list=en&size=7&seed=5")
    rack = asked("draw.deal", seed=5)["rack"]
    shown = "() => all('tw-draw-rack >> .tile[data-letter]').map((tile) => tile.dataset.letter).join('')"
    table.wait_for(f"(rack) => ({shown})() === rack", rack)
    table.click("tw-draw >> [name=reveal]")
    table.wait_for_element("tw-draw-round >> [role=option]")
    words = table.run("() => all('tw-draw-round >> [role=option]').map((row) => row.dataset.word)")
    assert words == asked("draw.solve", lexicon="en", rack=rack)["words"]


@at_night("the same page in one file: its board and its words are tried with every change")
def test_a_race_is_run_in_a_further_worker(table: Visit) -> None:
    go_to(table, "#race?list=en&rack=GARDENS&runners=letter-count,registers")
    table.wait_for_element("tw-race >> [name^=run]")
    table.click("tw-race >> [name^=run]")
    words = asked("finders.race", lexicon="en", rack="GARDENS", finders=["registers"])["results"][0]["words"]
    table.wait_for_text("tw-race >> .status", f"{words} words, found by all 2 finders alike")


@at_night("the same page in one file: its board and its words are tried with every change")
def test_the_turkish_list_can_be_chosen_and_no_list_that_is_not_there(table: Visit) -> None:
    go_to(table, "#anagrams?list=en&rack=MAKEL")
    table.click("tw-bar >> [name=list]")
    table.wait_for_element("tw-list-overview >> input[name=list]")
    shown = table.run("() => all('tw-list-overview >> input[name=list]').map((input) => input.value)")
    assert sorted(list for list in shown if not list.startswith("my-")) == ["en", "en-common", "tr", "tr-broad"]
    table.click("tw-list-overview >> input[name=list][value=tr]")
    table.wait_for_element("tw-anagram-words >> [data-word=KALEM]")
    table.wait_for("() => !find('tw-lists >> dialog').open")


@at_night("the same page in one file: its board and its words are tried with every change")
def test_the_name_leads_to_the_first_screen_and_back_to_the_game(table: Visit) -> None:
    go_to(table, "#anagrams?list=en&rack=AALNST%3F")
    table.wait_for_text("tw-anagrams >> .summary", "11 words")
    table.click("tw-bar >> .name")
    table.wait_for_text("tw-home >> .games a[href='#anagrams']", "ANALYST")
    assert table.run("() => location.hash") == ""
    table.run("() => history.back()")
    table.wait_for_text("tw-anagrams >> .summary", "11 words")


@at_night("games/test_lists_own.py has lists where they can be kept and where not")
def test_a_list_of_ones_own_is_there_the_next_time_or_the_page_says_that_it_will_not_be(
    table: Visit, address: str
) -> None:
    table.new_page()
    table.open(f"{address}#anagrams?list=en&rack=QUIZIFY")
    table.click("tw-bar >> [name=list]")
    table.click("tw-lists >> [name=bring]")
    table.wait_for_element("tw-list-import >> textarea")
    table.run("(words) => { find('tw-list-import >> textarea').value = words; }", "quizify zyfiqui")
    table.click("tw-list-import >> [name=take]")
    table.wait_for_text("tw-list-import >> .taken", "2 words taken")
    unkept = UNKEPT in table.run("() => text('tw-list-import >> .wrong')")
    table.click("tw-list-import >> [name=use]")
    table.wait_for_element("tw-anagram-words >> [data-word=ZYFIQUI]")
    link = table.wait_for("() => location.hash.includes('list=my-') && location.hash")
    table.new_page()
    table.open(f"{address}{link}")
    if unkept:
        table.wait_for_text("tw-bar >> [name=list]", "my-")
    else:
        table.wait_for_element("tw-anagram-words >> [data-word=ZYFIQUI]")


@at_night("site/test_site_files.py has the licences, and the file is solved with every change")
def test_its_licences_open_beside_it(table: Visit, address: str) -> None:
    table.new_page()
    table.open(f"{address}#letterpress?list=en")
    table.run("() => { globalThis.opened = []; globalThis.open = (url) => opened.push(url); }")
    taken = "URL.createObjectURL = (blob) => (globalThis.licences = blob.text(), make(blob))"
    table.run(f"() => {{ const make = URL.createObjectURL; {taken}; }}")
    table.click("tw-bar >> [name=settings]")
    table.click("tw-settings >> .panel a")
    table.wait_for("() => opened[0]?.startsWith('blob:')")
    assert "Mozilla Public License Version 2.0" in table.run("() => licences")


def test_it_may_not_ask_the_network_for_anything(table: Visit, address: str) -> None:
    table.new_page()
    table.open(f"{address}#letterpress?list=en")
    table.wait_for_element("tw-letterpress-board")
    table.expect("Content.Security.Policy|127.0.0.1:9|blocked")
    tried = table.run(
        """() => {
            const image = new Promise((resolve) => {
                const image = new Image();
                image.onload = () => resolve("loaded");
                image.onerror = () => resolve("refused");
                image.src = "http://127.0.0.1:9/picture.png";
            });
            const violated = new Promise((resolve) => {
                addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
            });
            return Promise.all([image, violated]);
        }"""
    )
    assert tried == ["refused", "img-src"]


def test_the_file_holds_all_of_it_and_refers_to_nothing(dist: Path) -> None:
    html = (dist / "tilewise.html").read_text("utf-8")
    head = html[: html.index("<body>")]
    assert not re.findall(r'(?:src|href)="(?!data:)[^"]*"', head)
    assert "default-src 'none'" in head
    assert "__BUILD_ID__" not in html
    [embedded] = [re.findall(r'<script type="application/octet-stream" id="embedded:([^"]*)">', html)]
    assert {name.partition("/")[0] for name in embedded} == {
        "python",
        "lists",
        "meanings",
        "worker.js",
        "licences.html",
    }


@pytest.fixture(scope="module")
def text(dist: Path) -> str:
    return (dist / "tilewise.html").read_text("utf-8")


@pytest.mark.parametrize("within", some(["worker.js", "python/whole.asm.wasm", "python/memory", "meanings"], 1))
def test_a_file_whose_download_broke_off_says_so(within: str, text: str, program: Program, tmp_path: Path) -> None:
    with closing(opened(tmp_path, text[: text.index(f'id="embedded:{within}') + 1000], program)) as visit:
        visit.wait_for("() => !document.querySelector('.not-whole').hidden")
        visit.wait_for_text(".not-whole", "This file is not whole")
        if within == "meanings":  # all else is there
            visit.wait_for_text("tw-letterpress >> .summary", "275 words")


@at_night("a file that broke off elsewhere is tried with every change")
def test_a_file_whose_script_broke_off_says_so(text: str, program: Program, tmp_path: Path) -> None:
    with closing(opened(tmp_path, text[: text.index("</script>") // 2], program)) as visit:
        visit.wait_for("() => getComputedStyle(document.querySelector('.not-loaded')).visibility === 'visible'")
        visit.wait_for_text(".not-loaded", "the file is not whole")


def opened(folder: Path, content: str, program: Program) -> Visit:
    file = folder / "tilewise.html"
    file.write_text(content, "utf-8")
    visit = program.visit()
    visit.open(f"{file.as_uri()}#letterpress?list=en&ranking=letterpwn&board={GAME}")
    return visit


def test_a_whole_file_does_not_say_that_it_is_cut(table: Visit) -> None:
    assert table.run("() => document.readyState === 'complete' && document.querySelector('.not-whole').hidden")
