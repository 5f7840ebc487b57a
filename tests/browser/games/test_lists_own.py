"""The visitor's own word lists: brought in every way, kept, changed, taken along and deleted; and odd files."""

import random
import re
import threading
from pathlib import Path

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.anagrams_page import AnagramsPage
from tests.browser.conftest import Handler, is_cached, wait_until

MINE = "quizzify\nzaxes\nqi\nqi\nco-op\n\nx\n"


@pytest.fixture
def table(page, site) -> AnagramsPage:
    return AnagramsPage(page, site).open()


def solves_with_mine(table: AnagramsPage) -> None:
    table.rack.fill("zaxes")
    expect(table.summary).to_contain_text(re.compile(r"1 word in .* ms, (Mine|words)"))
    assert table.words() == ["ZAXES"]


def told(table: AnagramsPage) -> None:
    """The report of MINE."""
    report = table.page.locator("tw-list-import")
    expect(report).to_contain_text("3 words taken from 7 lines")
    expect(report).to_contain_text("Read as English, UTF-8.")
    expect(report).to_contain_text("One word came twice.")
    expect(report).to_contain_text("2 lines were refused:")
    expect(report.locator(".refused li")).to_have_text(
        [
            re.compile(r"line 5\s+co-op\s+“-” is not a letter of the English alphabet\."),
            re.compile(r"line 7\s+x\s+A word has at least 2 letters\."),
        ]
    )


def test_a_file_is_chosen_told_of_and_used(table):
    table.bring("Mine.txt", MINE.encode())
    told(table)
    table.use()
    expect(table.list_in_use).to_contain_text("Mine")
    solves_with_mine(table)


def test_a_file_may_be_dropped_anywhere_on_the_page(table):
    table.drop("words.csv", MINE)
    told(table)
    table.use()
    solves_with_mine(table)


def test_words_may_be_pasted(table):
    table.open_bring()
    table.page.locator("tw-list-import textarea").fill("zaxes, qi quizzify")
    table.page.locator("tw-list-import [name=take]").click()
    expect(table.page.locator("tw-list-import")).to_contain_text("3 words taken from 3 lines of My words.")
    table.use()
    expect(table.list_in_use).to_contain_text("My words")
    table.rack.fill("qi")
    table.wait(1)


@at_night("unit/test_list_languages.py and the doubtful encoding beside this have it with every change")
def test_a_list_read_in_the_wrong_alphabet_is_read_again(table):
    table.bring("Liste.txt", b"ilik\ncep\n")
    report = table.page.locator("tw-list-import")
    expect(report).to_contain_text("Read as English")
    report.locator("[name=alphabet]").select_option("tr")
    expect(report).to_contain_text("Read as Turkish")
    table.use()
    table.rack.fill("ilik")
    assert table.tiles() == ["İ", "L", "İ", "K"]
    expect(table.row("İLİK")).to_be_visible()
    table.open_lists()
    expect(table.page.locator("tw-lists [data-list^=my-]")).to_have_count(1)


@at_night("unit/test_list_forms.py reads them")
@pytest.mark.parametrize(
    ("content", "encoding"),
    some(
        [
            ("ağaç\nışık\n".encode("cp1254"), "Windows-1254"),
            ("ağaç\r\nışık\r\n".encode("utf-16"), "UTF-16"),
            ("ağaç\tx\nışık\ty\n".encode("utf-8-sig"), "UTF-8"),
        ],
        1,
    ),
)
def test_encodings_and_tables_are_understood(table, content, encoding):
    table.bring("liste.tsv", content)
    expect(table.page.locator("tw-list-import")).to_contain_text(f"Read as Turkish, {encoding}.")
    table.use()
    table.rack.fill("ışık")
    expect(table.row("IŞIK")).to_be_visible()


def test_where_the_encoding_is_in_doubt_words_are_shown_in_each_and_the_one_that_is_picked_is_taken(table):
    table.bring("liste.txt", "ŐR".encode("cp1250"))
    ways = table.page.locator("tw-list-import .way")
    expect(ways.first).to_be_focused()
    expect(ways.filter(has_text="ŐR")).to_contain_text("Hungarian, Windows-1250")
    expect(ways.filter(has_text="ÕR")).to_contain_text("Windows-1252")
    table.page.locator("tw-list-import [name=none]").click()
    expect(table.page.locator("tw-list-import [name=choose]")).to_be_visible()
    assert table.page.evaluate("document.querySelector('tw-app').engine.lists.own.length") == 0
    table.page.locator("tw-list-import [type=file]").set_input_files(
        {"name": "liste2.txt", "mimeType": "text/plain", "buffer": "ŐR".encode("cp1250")}
    )
    ways.filter(has_text="ŐR").click()
    expect(table.page.locator("tw-list-import")).to_contain_text("Read as Hungarian, Windows-1250.")
    table.use()
    table.rack.fill("őr")
    expect(table.row("ŐR")).to_be_visible()


@at_night("a list is taken along and deleted with every change")
def test_definitions_and_counts_of_an_own_list_are_shown_kept_and_taken_along(table):
    table.bring("Mine.txt", b"word;definition;count\nzaxes;tools for roofs;12\nqi;life force;900\n")
    report = table.page.locator("tw-list-import")
    expect(report).to_contain_text("It is a table: word, definition, count.")
    expect(report).to_contain_text("Kept with the words: 2 definitions, 2 counts.")
    table.use()
    for _ in range(2):
        table.rack.fill("zaxes")
        table.row("ZAXES").click()
        expect(table.word).to_contain_text("tools for roofs")
        expect(table.word).to_contain_text("Count in the list: 12")
        table.page.reload()
    table.open_lists()
    with table.page.expect_download() as taken:
        table.list_row("my-mine").get_by_role("button", name="Download").click()
    assert taken.value.suggested_filename == "Mine.tsv"
    assert Path(taken.value.path()).read_text("utf-8") == (
        "word\tcount\tdefinition\nQI\t900\tlife force\nZAXES\t12\ttools for roofs\n"
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    some(
        [
            pytest.param(b"", "This list is empty.", id="empty"),
            pytest.param(
                b"\x89PNG\r\n\x1a\n" + random.Random(1).randbytes(4000), "This is not a text file", id="binary"
            ),
            pytest.param(b"12\n34\n", "There is no word in this list.", id="numbers"),
        ],
        1,
    ),
)
def test_a_file_without_words_gets_a_sentence_and_harms_nothing(table, content, sentence):
    table.bring("odd.txt", content)
    expect(table.wrong("bring")).to_contain_text(sentence)
    table.page.keyboard.press("Escape")
    table.rack.fill("AALNST?")
    table.wait(11)
    table.open_lists()
    expect(table.page.locator("tw-lists [data-list^=my-]")).to_have_count(0)


def test_three_hundred_megabytes_are_refused_before_they_are_read(table):
    table.open_bring()
    table.page.evaluate(
        """() => {
            const megabyte = new Uint8Array(2 ** 20);
            const file = new File(Array(286).fill(megabyte), "noise.txt");
            globalThis.read = 0;
            for (const how of ["arrayBuffer", "stream", "slice", "text"]) {
                const before = file[how].bind(file);
                file[how] = (...each) => { read += 1; return before(...each); };
            }
            document.querySelector("tw-app").shadowRoot.querySelector("tw-lists").bring(file);
        }"""
    )
    expect(table.wrong("bring")).to_contain_text("This file has 300 MB; a list has at most 160 MB.")
    assert table.page.evaluate("read") == 0


@at_night("unit/test_rpc.py has requests let through long work, and lists are brought with every change")
def test_a_large_list_is_read_while_the_page_goes_on_answering(table):
    table.rack.fill("AALNST?")
    table.wait(11)
    rng = random.Random(4)
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = sorted({"".join(rng.choices(letters, k=rng.randint(4, 9))) for _ in range(400_000)})
    table.bring("large.txt", "\n".join(words).encode())
    expect(table.page.locator("tw-list-import progress")).to_be_visible()
    engine = "document.querySelector('tw-app').engine"
    answer = table.page.evaluate(f"{engine}.request('anagram.find', {{ lexicon: 'en', rack: 'QI' }})")
    assert answer["groups"][0]["count"] == 1
    expect(table.page.locator("tw-list-import")).to_contain_text(f"{len(words):,} words taken")
    table.use()
    table.rack.fill(words[0])
    expect(table.row(words[0].upper())).to_be_visible()


def is_kept(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_an_own_list_is_there_after_a_reload_without_a_network(open_context, own_server):
    watched = open_context(own_server.address)
    table = AnagramsPage(watched.context.new_page(), own_server.address).open()
    is_kept(table.page)
    table.bring("Mine.txt", MINE.encode())
    table.use()
    solves_with_mine(table)
    own_server.stop()
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    watched.context.set_offline(True)
    table.page.reload()
    expect(table.list_in_use).to_contain_text("Mine")
    table.rack.fill("")
    solves_with_mine(table)
    table.page.goto("about:blank")
    table.open("#anagrams")
    expect(table.list_in_use).to_contain_text("Mine")


@at_night("an own list is there without a network in every change")
def test_a_meaning_is_there_offline_once_its_letter_was_asked_for(open_context, own_server):
    watched = open_context(own_server.address)
    table = AnagramsPage(watched.context.new_page(), own_server.address).open("#anagrams?rack=AALNST%3F")
    is_kept(table.page)
    table.row("ANALYST").click()
    expect(table.word).to_contain_text("someone who is skilled")
    is_cached(table.page, "/meanings/")
    own_server.stop()
    watched.expect("sw.js|meanings|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED")
    watched.context.set_offline(True)
    table.page.reload()
    table.row("ANALYST").click()
    expect(table.word).to_contain_text("someone who is skilled")
    table.row("SULTANA").click()
    expect(table.word).to_contain_text("could not be loaded")
    expect(table.word).to_contain_text("Back hooks")


@at_night("engine/test_engine_requests.py replaces a worker, embed/test_embed_solver.py one with a list")
def test_an_own_list_outlives_the_engines_worker(table):
    table.bring("Mine.txt", MINE.encode())
    table.use()
    solves_with_mine(table)
    table.page.evaluate("document.querySelector('tw-app').engine.stop()")
    table.rack.fill("qi")
    table.wait(1)


@at_night("pages where nothing may be kept are tried with every change")
def test_where_nothing_can_be_kept_an_own_list_lasts_as_long_as_the_page(page, site):
    page.add_init_script(
        """Object.defineProperty(globalThis, "indexedDB", {
            get() { throw new DOMException("denied", "SecurityError"); },
        })"""
    )
    table = AnagramsPage(page, site).open()
    table.bring("Mine.txt", MINE.encode())
    expect(table.wrong("bring")).to_contain_text("keeps nothing for this page")
    table.use()
    solves_with_mine(table)
    page.evaluate("document.querySelector('tw-app').engine.stop()")
    table.rack.fill("qi")
    table.wait(1)


@at_night("site/test_site_offline.py denies the storage")
def test_a_storage_that_answers_nothing_is_waited_for_a_little_and_done_without(page, site):
    page.add_init_script(
        """{
            IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
        }"""
    )
    table = AnagramsPage(page, site).open()
    table.bring("Mine.txt", MINE.encode())
    expect(table.wrong("bring")).to_contain_text("keeps nothing for this page")
    table.use()
    solves_with_mine(table)


@at_night("a list that is brought in one tab is there in the other with every change")
def test_lists_of_one_name_that_are_brought_in_two_tabs_at_once_are_both_kept(open_context, site):
    watched = open_context(service_workers="block")
    tabs = [AnagramsPage(watched.context.new_page(), site).open() for _ in range(2)]
    bring = """(word) => {
        const { lists } = document.querySelector("tw-app").engine;
        globalThis.brought = lists.import({ name: "Mine", content: new Blob([word]), alphabet: "en" });
    }"""
    for tab, word in zip(tabs, ("zaxes", "quizzify"), strict=True):
        tab.page.evaluate(bring, word)
    entries = [tab.page.evaluate("async () => (await brought).entry") for tab in tabs]
    ids = [entry["id"] for entry in entries]
    assert sorted(ids) == ["my-mine", "my-mine-2"]
    assert sorted(entry["name"] for entry in entries) == ["Mine", "Mine 2"]
    words = """(id) => document.querySelector("tw-app").engine.lists.export(id).then((text) => text.text())"""
    for tab in tabs:
        tab.page.reload()
        assert [tab.page.evaluate(words, id) for id in ids] == ["ZAXES\n", "QUIZZIFY\n"]


def test_a_list_is_renamed_taken_along_and_deleted(table, tmp_path: Path):
    for words in ("aa", MINE):
        table.bring("Mine.txt", words.encode())
        table.use()
    table.open_lists()
    table.list_row("my-mine").get_by_role("button", name="Delete: Mine", exact=True).click()
    expect(table.list_row("my-mine")).to_contain_text("Delete “Mine” (1 word) from this device?")
    expect(table.list_row("my-mine")).not_to_contain_text("instead")
    row = table.list_row("my-mine-2")
    expect(row).to_contain_text("Mine 2")
    for name, given in (("Other", "Other"), ("Mine", "Mine 2")):
        row.get_by_role("button", name="Rename").click()
        row.get_by_label("Name").fill(name)
        row.get_by_label("Name").press("Enter")
        expect(row.locator(".name")).to_have_text(given)
    table.list_row("my-mine").get_by_role("button", name="Delete").click()
    table.list_row("my-mine").locator("[name=remove]").click()
    expect(table.list_row("my-mine")).to_have_count(0)
    row.get_by_role("button", name="Rename").click()
    row.get_by_label("Name").fill("Better words")
    row.get_by_label("Name").press("Enter")
    expect(row).to_contain_text("Better words")
    expect(table.list_in_use).to_contain_text("Better words")
    with table.page.expect_download() as taken:
        row.get_by_role("button", name="Download").click()
    assert taken.value.suggested_filename == "Better words.txt"
    assert Path(taken.value.path()).read_text("utf-8") == "QI\nZAXES\nQUIZZIFY\n"
    row.get_by_role("button", name="Delete").click()
    expect(row).to_contain_text("Delete “Better words” (3 words) from this device?")
    expect(row).to_contain_text("“English (large)” is used instead.")
    row.get_by_role("button", name="Keep it").click()
    row.get_by_role("button", name="Delete").click()
    row.locator("[name=remove]").click()
    expect(row).to_have_count(0)
    expect(table.list_in_use).to_have_attribute("data-list", "en")
    table.page.reload()
    table.open_lists()
    expect(table.page.locator("tw-lists [data-list^=my-]")).to_have_count(0)


def test_a_list_brought_or_deleted_in_one_tab_is_so_in_the_others(open_context, site):
    watched = open_context(service_workers="block")
    here, there = (AnagramsPage(watched.context.new_page(), site).open() for _ in range(2))
    there.open_lists()
    here.bring("Mine.txt", MINE.encode())
    row = there.list_row("my-mine")
    expect(row).to_contain_text("Mine")
    row.get_by_role("radio").click()
    solves_with_mine(there)
    here.use()
    here.open_lists()
    here.list_row("my-mine").get_by_role("button", name="Delete").click()
    here.list_row("my-mine").locator("[name=remove]").click()
    there.open_lists()
    expect(there.list_row("my-mine")).to_have_count(0)


def test_words_are_added_to_a_shipped_list_and_taken_out(table):
    table.open_lists()
    table.list_row("en").get_by_role("button", name="Add or take out words").click()
    edit = table.page.locator("tw-list-editor")
    edit.locator("[name=words]").fill("qzqz, qqq")
    edit.get_by_role("button", name="Add", exact=True).click()
    expect(edit.locator(".in .chip")).to_have_text(["QZQZ", "QQQ"])
    edit.locator("[name=words]").fill("analyst")
    edit.get_by_role("button", name="Take out").click()
    expect(edit.locator(".out .chip")).to_have_text(["ANALYST"])
    edit.get_by_role("button", name="Undo QQQ").click()
    expect(edit.locator(".in .chip")).to_have_text(["QZQZ"])
    edit.locator("[name=words]").fill("q2")
    edit.get_by_role("button", name="Add", exact=True).click()
    expect(table.wrong("edit")).to_contain_text("“2” is not a letter of the English alphabet.")
    table.page.keyboard.press("Escape")
    expect(table.list_in_use).to_contain_text("English (large), with your words")
    table.rack.fill("AALNST?")
    table.wait(10)
    table.rack.fill("qzqz")
    table.wait(1)
    table.page.reload()
    table.wait(1)
    table.choose_list("en")
    expect(table.page.locator("tw-anagrams .none")).to_be_visible()


@at_night("lists are brought, used, renamed and deleted in the panel with every change")
def test_the_panel_tells_of_every_list_and_which_are_here(open_context, own_server):
    watched = open_context(own_server.address)
    table = AnagramsPage(watched.context.new_page(), own_server.address).open()
    is_kept(table.page)
    table.open_lists()
    expect(table.page.locator("tw-list-overview li")).to_have_count(9)
    english = table.list_row("en")
    expect(english).to_contain_text("274,926 words")
    expect(english).to_contain_text("On this device")
    assert "licences" in (english.get_by_role("link", name="Licence").get_attribute("href") or "")
    turkish = table.list_row("tr")
    expect(turkish).to_contain_text("0.1 MB to fetch")
    english.get_by_role("radio").focus()
    for _ in range(2):
        table.page.keyboard.press("ArrowDown")
    expect(table.list_in_use).to_have_attribute("data-list", "tr")
    expect(turkish).to_contain_text("On this device")


def choose_by_key(table: AnagramsPage, id: str) -> None:
    """Choose a list so that the panel stays open."""
    table.list_row(id).get_by_role("radio").focus()
    table.page.keyboard.press("Space")


def test_a_list_on_its_way_shows_how_far_it_is(open_context, serve):
    has_begun, is_seen = threading.Event(), threading.Event()

    class InTwo(Handler):
        """Sends a list that is passed over once the chosen one is on its way, and holds that until it was looked at."""

        def copyfile(self, source, target):
            if "/lists/de-" in self.path:
                target.write(source.read(200_000))
                target.flush()
                has_begun.set()
                is_seen.wait(60)
            elif "/lists/es-" in self.path:
                has_begun.wait(60)
            super().copyfile(source, target)

    server = serve(handler=InTwo)
    watched = open_context(server.address, service_workers="block")
    table = AnagramsPage(watched.context.new_page(), server.address).open("#anagrams?rack=AALNST%3F")
    table.wait(11)
    table.open_lists()
    choose_by_key(table, "es")
    with table.page.expect_event("requestfinished", lambda request: "/lists/es-" in request.url):
        choose_by_key(table, "de")
    bar = table.list_row("de").get_by_role("progressbar")
    expect(bar).to_be_visible()
    wait_until(table.page, lambda: 0 < bar.evaluate("bar => bar.value / bar.max") < 1)
    expect(bar).to_be_visible()
    is_seen.set()
    expect(bar).to_have_count(0)
    expect(table.list_in_use).to_have_attribute("data-list", "de")


@at_night("test_a_list_brought_or_deleted_in_one_tab_is_so_in_the_others")
def test_a_link_with_somebody_elses_list_says_so(page, site):
    table = AnagramsPage(page, site).open("#anagrams?rack=QI&list=my-mine")
    expect(table.wrong("list")).to_contain_text("no such word list")
    table.page.get_by_role("button", name="Use English (large)").click()
    table.wait(1)
    expect(table.wrong("list")).to_have_count(0)
