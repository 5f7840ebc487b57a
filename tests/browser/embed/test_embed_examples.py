"""The pages in examples/, and the code in docs/embedding.md: what is shown runs, under a strict policy, offline too."""

import html
import re

import build
import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.conftest import is_cached
from tests.browser.embed_host import host_site

DOCUMENT = (build.ROOT / "docs" / "embedding.md").read_text("utf-8")
SNIPPETS = re.findall(r"```html\n(.*?)```", DOCUMENT, re.DOTALL)
AT = "https://YOUR-SITE/tilewise/"
EXAMPLES = ("iframe", "element", "solver")
IN_TURKISH = tuple(f"{name}.tr" for name in EXAMPLES)
[GAME] = [snippet for snippet in SNIPPETS if ">Ann:" in snippet]
"""A whole game, which has no page in examples/."""
SHOWN = [snippet for snippet in SNIPPETS if snippet != GAME]


def works(page: Page, name: str) -> None:
    """See that an example does what it is there for."""
    name, _, language = name.partition(".")
    if name == "iframe":
        frame = page.frame_locator("#tilewise")
        expect(frame.locator("tw-letterpress-plays [role=option]").first).to_contain_text("GYMPS")
        height = "Number(document.querySelector('#tilewise').height)"
        page.wait_for_function(f"() => {height} > 400 && {height} !== 680")
    elif name == "element":
        expect(page.frame_locator("iframe").locator("tw-crossword-plays [role=option]").first).to_be_visible()
    elif language:
        expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ kelime bütün harfleri kullanıyor$"))
        expect(page.locator("#words li").first).to_have_text(re.compile(r"^[A-ZÇĞİÖŞÜÂÎÛ]{7}$"))
    else:
        expect(page.get_by_role("status")).to_have_text("11 words use all letters")
        expect(page.locator("#words li").first).to_have_text("ANALYST")


def code_of(site_folder, name: str) -> str:
    """The code that an example shows."""
    text = (site_folder / "examples" / f"{name}.html").read_text("utf-8")
    [shown] = re.findall(r"<pre[^>]*><code>(.*?)</code></pre>", text, re.DOTALL)
    return html.unescape(shown)


@pytest.mark.parametrize("name", some(EXAMPLES + IN_TURKISH, 2, always=["solver", "element"]))
def test_an_example_works_and_shows_the_code_that_runs_in_it(page, site, dist, name):
    page.goto(f"{site}examples/{name}.html")
    works(page, name)
    text = (dist / "examples" / f"{name}.html").read_text("utf-8")
    assert code_of(dist, name) in text.rpartition("<h2>")[0]
    assert len(code_of(dist, name)) > 300
    assert "unsafe" not in text


@at_night("the example itself is tried with every change")
def test_the_element_in_the_examples_does_what_its_form_says(page, site):
    page.goto(f"{site}examples/element.html")
    works(page, "element")
    log = page.get_by_role("list", name="Events")
    expect(log).to_contain_text("plays: 7397, best E5 ANEStRI for 97")
    page.get_by_label("Rack").fill("AEINRST")
    expect(log.locator("li").first).to_contain_text(re.compile(r"plays: \d+, best"))
    page.get_by_label("Language").select_option("tr")
    page.get_by_label("Read only").check()
    expect(page.frame_locator("iframe").get_by_role("link", name="Tilewise’da aç")).to_be_visible()
    expect(page.frame_locator("iframe").locator(".position[inert]")).to_have_count(1)


def test_the_document_has_the_examples_code():
    for name, snippet in zip(EXAMPLES, SHOWN, strict=True):
        shown = code_of(build.DIST, name)
        for part in snippet.replace(AT, "../").strip().split("\n\n"):
            assert part.strip() in shown, f"{name}: {part}"


@at_night("the document has the code of the examples, which run, with every change")
@pytest.mark.parametrize(("name", "snippet"), some(zip(EXAMPLES, SHOWN, strict=True), 1))
def test_the_documents_code_works_on_a_page_of_another_site(open_context, site, name, snippet):
    with host_site() as host:
        page = open_context(site, host.origin, service_workers="block").context.new_page()
        page.goto(host.page(snippet.replace(AT, site)))
        works(page, name)
        page.close()


def test_a_whole_game_is_shown_with_its_turns_and_notes(open_context, site):
    script = f'<script type="module" src="{site}tilewise-element.js"></script>'
    with host_site() as host:
        page = open_context(site, host.origin, service_workers="block").context.new_page()
        page.goto(host.page(script + GAME))
        game = page.frame_locator("iframe")
        turns = game.locator("tw-crossword-review").get_by_text
        expect(turns("8D STAINER")).to_be_visible()
        expect(game.get_by_text("NASTIER scores as much.")).to_be_visible()
        expect(turns("J8 REQUITE")).to_be_visible()
        expect(game.locator("h2").first).to_have_text("Ann – Bob")
        page.evaluate("""() => {
            document.querySelector("tilewise-board").position = ">Eve: AEINRST 8D STAINER +66 66\\n";
        }""")
        expect(game.locator("h2").first).to_contain_text("Eve")
        page.close()


@at_night("test_embed_board.py touches a board with every change")
@pytest.mark.parametrize("what", some(["board", "rack"], 1))
def test_the_keys_of_a_touched_screen_come_into_sight(open_context, site, what):
    phone = {"width": 390, "height": 844}
    element = '<tilewise-board game="crossword" rack="AEINRST" lexicon="en" view="board"></tilewise-board>'
    script = f'<script type="module" src="{site}tilewise-element.js"></script><p style="height: 400px">Above.</p>'
    with host_site() as host:
        options = {"viewport": phone, "has_touch": True, "is_mobile": True, "service_workers": "block"}
        page = open_context(site, host.origin, **options).context.new_page()
        page.goto(host.page(f'<meta name="viewport" content="width=device-width">{script}{element}'))
        board = page.frame_locator("iframe")
        board.locator("tw-crossword-plays [role=option]").first.wait_for()
        (board.locator("[data-square='112']") if what == "board" else board.locator("tw-rack")).tap()
        keys = board.locator("tw-crossword-letters[docked]")
        expect(keys).to_be_visible()
        page.wait_for_timeout(500)
        expect(keys).to_be_in_viewport(ratio=1)
        expect(board.locator("[data-square='112']" if what == "board" else "tw-rack")).to_be_in_viewport(ratio=1)
        page.close()


@at_night("site/test_site_offline.py has the page without a server")
def test_after_a_visit_the_examples_work_without_a_server(open_context, own_server):
    watched = open_context(own_server.address)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    page = watched.context.new_page()
    page.goto(f"{own_server.address}#letterpress?board=msgzxcbjlqblmgeppjxmjynxs")
    page.locator("tw-letterpress-plays [role=option]").first.wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    is_cached(page, "/lists/en-")
    own_server.stop()
    watched.context.set_offline(True)
    for name in EXAMPLES:
        page.goto(f"{own_server.address}examples/{name}.html")
        works(page, name)


@pytest.mark.parametrize("name", some(["index", *EXAMPLES], 1))
def test_each_page_leads_to_itself_in_the_other_language(page, site, name):
    page.goto(f"{site}examples/{name}.html")
    page.get_by_role("link", name="Türkçe").click()
    page.wait_for_url(f"**/examples/{name}.tr.html")
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(page.get_by_role("navigation", name="Örnekler").locator("[aria-current]")).to_have_count(1)
    page.get_by_role("link", name="English").click()
    page.wait_for_url(f"**/examples/{name}.html")
