"""`<tilewise-board>` and its frame on a page of another site: in, out, seen, sized, twice, removed and added again.

This is about the element and its page, so Python is elsewhere, but at night; that boards on another site have the
engine in the browser is tried with each change in test_embed_engine.py and engines/test_engines_embed.py.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import build
import pytest
from amount import EVERYTHING, at_night, some
from playwright.sync_api import FrameLocator, Page, expect
from tests.browser.accessibility import AXE
from tests.browser.conftest import Server, draw_frames, serving, wait_until
from tests.browser.embed_host import BOARD, host_site, run

LETTERPRESS = f"board={BOARD}&ours=3310592&theirs=17180"
DAY = 20261122
QUIZ = "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"
ATTRIBUTES = f'game="letterpress" position="{LETTERPRESS}"'

LOG = """<script>
  globalThis.log = [];
  for (const type of ["ready", "change", "plays"])
    addEventListener(`tilewise-${type}`, ({ target, detail }) => log.push({ type, id: target.id, detail }));
</script>"""


@pytest.fixture(scope="module")
def server(dist: Path) -> Iterator[Server]:
    yield from serving(dist, elsewhere=not EVERYTHING)


@pytest.fixture(scope="module")
def site(server: Server) -> str:
    return server.address


@pytest.fixture(scope="module")
def host():
    with host_site() as host:
        yield host


@pytest.fixture
def show(open_context, profile, host, site) -> Iterator[Callable[..., Page]]:
    """Open a page of the host with these elements on it; in a profile of its own if there are options."""

    with profile.page_for_one_test() as plain:

        def show_one(body: str, **options: object) -> Page:
            page = plain
            if options:
                page = open_context(site, host.origin, service_workers="block", **options).context.new_page()
            page.goto(host.page(f'{LOG}{body}<script type="module" src="{site}tilewise-element.js"></script>'))
            return page

        yield show_one


def board(page: Page, nth: int = 0) -> FrameLocator:
    return page.locator("tilewise-board").nth(nth).frame_locator("iframe")


def details(page: Page, type: str, least: int = 1) -> list[dict]:
    """The details of the events of a type, once there are enough."""
    counted = "([type, least]) => log.filter((each) => each.type === type).length >= least"
    page.wait_for_function(counted, arg=[type, least])
    return page.evaluate("type => log.filter((each) => each.type === type).map(({ detail }) => detail)", type)


def test_it_shows_the_board_that_its_attributes_say_and_tells_its_best_plays(show, site):
    page = show(f'<tilewise-board {ATTRIBUTES} lang="en"></tilewise-board>')
    [ready] = details(page, "ready")
    assert (ready["version"], ready["game"]) == (1, "letterpress")
    assert sorted(ready["games"]) == ["anagrams", "crossword", "draw", "letterpress", "race", "study", "tycoon"]
    [plays] = details(page, "plays")
    assert (plays["game"], plays["method"], plays["result"]["words"]) == ("letterpress", "letterpress.solve", 275)
    assert plays["position"] == LETTERPRESS
    assert plays["params"]["board"] == BOARD.lower()
    expect(board(page).locator("tw-letterpress-plays").locator("[role=option]").first).to_contain_text("GYMPS")
    assert page.locator("iframe").get_attribute("title") == "Tilewise, Letterpress"
    state = "const board = document.querySelector('tilewise-board'); return [board.ready, board.state.stage]"
    assert run(page, state) == [True, "ready"]


@pytest.mark.parametrize(
    ("attributes", "method", "expected"),
    some(
        [
            (f'game="crossword" position="{QUIZ}" rack="AEINRS?"', "crossword.solve", {"rack": "AEINRS?"}),
            (f'game="crossword" position="{QUIZ} AEINRS?/ 46/0 0"', "crossword.solve", {"rack": "AEINRS?"}),
            ('game="crossword" rack="KALEMİŞ" lang="tr"', "crossword.solve", {"lexicon": "tr", "rack": "KALEMİŞ"}),
            ('game="anagrams" rack="AALNST?"', "anagram.find", {"rack": "AALNST?"}),
            ('game="anagrams" rack="kalem" lexicon="tr" lang="en"', "anagram.find", {"lexicon": "tr"}),
            (
                'game="tycoon" position="view=finder&hand=AEIIMSU&pool=NPQ&patents=BJ"',
                "tycoon.solve",
                {"hand": "AEIIMSU"},
            ),
            ('game="draw" position="size=7&seed=5"', "draw.solve", {"lexicon": "en"}),
            ('game="letterpress" position="MSGZXCBJLQBLMGEPPJXMJYNXS"', "letterpress.solve", {"ours": 0}),
        ],
        2,
    ),
)
def test_every_game_can_be_embedded(show, attributes, method, expected):
    page = show(f'<tilewise-board {attributes} view="board"></tilewise-board>', locale="en-GB")
    plays = details(page, "plays")[-1]
    assert plays["method"] == method
    assert plays["params"] | expected == plays["params"]


@at_night("games/test_race_page.py runs it, and other games are tried in frames")
def test_the_race_can_be_run_in_a_frame(show):
    page = show('<tilewise-board game="race" rack="AEINRST" lang="en"></tilewise-board>')
    details(page, "ready")
    board(page).get_by_role("button", name=re.compile("race|start|run", re.IGNORECASE)).first.click()
    assert details(page, "plays")[0]["method"] == "finders.race"


def test_a_frame_has_no_bar_and_leads_to_the_page(show, site):
    page = show(f"<tilewise-board {ATTRIBUTES}></tilewise-board>")
    details(page, "plays")
    frame = board(page)
    expect(frame.locator("tw-bar")).to_have_count(0)
    with page.context.expect_page() as opened:
        frame.get_by_role("link", name="Open in Tilewise").click()
    assert opened.value.url == f"{site}#letterpress?{LETTERPRESS}&list=en"
    assert opened.value.evaluate("opener") is None


@pytest.mark.parametrize("game", ["crossword", "letterpress"])
def test_a_puzzle_leads_to_itself_until_its_plays_are_shown(show, site, game):
    page = show(f'<tilewise-board game="{game}" position="day={DAY}" lexicon="en" lang="en"></tilewise-board>')
    frame = board(page)
    solve = frame.locator("tw-puzzle").get_by_role("button", name="Show all plays")
    solve.wait_for()
    way = frame.get_by_role("link", name="Open in Tilewise")
    with page.context.expect_page() as opened:
        way.click()
    opened.value.locator("tw-puzzle").get_by_role("button", name="Show all plays").wait_for()
    expect(way).to_have_attribute("href", f"{site}#{game}?day={DAY}&list=en")
    solve.click()
    frame.locator("[role=option]").first.wait_for()
    with page.context.expect_page():
        way.click()
    expect(way).to_have_attribute("href", re.compile(rf"#{game}\?(.+&)?board="))


def test_only_the_board_and_its_plays_are_shown_where_that_is_wanted(show):
    page = show(
        f'<tilewise-board {ATTRIBUTES} view="board"></tilewise-board><tilewise-board {ATTRIBUTES}></tilewise-board>'
    )
    details(page, "plays", 2)
    for nth, seen in enumerate([False, True]):
        frame = board(page, nth)
        expect(frame.locator("tw-letterpress-board")).to_be_visible()
        expect(frame.locator("tw-letterpress-plays").locator("[role=option]").first).to_be_visible()
        for part in ("tw-toolbar", "tw-letterpress-played", "tw-letterpress-order", ".keys"):
            expect(frame.locator(part)).to_be_visible(visible=seen)


def test_a_board_that_can_be_changed_tells_of_it(show, site):
    page = show(f"<tilewise-board {ATTRIBUTES}></tilewise-board>")
    details(page, "plays")
    board(page).locator("tw-letterpress-board .cell").first.focus()
    page.keyboard.press("a")
    change = details(page, "change")[-1]
    changed = LETTERPRESS.replace("board=m", "board=a")
    assert change == {
        "game": "letterpress",
        "position": changed,
        "lexicon": "en",
        "address": f"{site}#letterpress?{changed}&list=en",
    }
    assert page.evaluate("document.querySelector('tilewise-board').position") == changed
    assert details(page, "plays", 2)[-1]["position"] == changed


@pytest.mark.parametrize(
    "attributes",
    some(
        [
            ATTRIBUTES,
            f'game="crossword" position="{QUIZ}" rack="AEINRS?"',
            'game="anagrams" rack="AALNST?"',
            'game="tycoon" position="view=finder&hand=AEIIMSU&pool=NPQ&patents=BJ"',
        ],
        1,
    ),
)
@pytest.mark.parametrize("view", some(["board", "game"], 1))
def test_a_read_only_board_is_seen_and_heard_and_never_changed(show, attributes, view):
    page = show(f'<tilewise-board {attributes} view="{view}" readonly lang="en"></tilewise-board>')
    details(page, "plays")
    frame = board(page)
    rows = frame.locator("[role=option]")
    rows.first.click()
    rows.first.press("Enter")
    for _ in range(12):
        page.keyboard.press("Tab")
        page.keyboard.press("x")
        page.keyboard.press("Control+z")
    run(
        page, "await document.querySelector('tilewise-board').call('lexicon.list')"
    )  # after what the keys have asked for
    draw_frames(page)
    changed = [each for each in page.evaluate("log") if each["type"] == "change"]
    asked = details(page, "plays")
    for part in ("board", "rack", "ours", "theirs", "played", "hand", "pool", "patents"):
        assert {str(each["params"].get(part)) for each in asked} == {str(asked[0]["params"].get(part))}
    assert all(each["detail"]["position"].startswith(asked[0]["position"]) for each in changed), "but for the filters"
    assert frame.locator(".position input:visible").count() == 0 or frame.locator(".position[inert]").count() == 1
    expect(frame.locator("p.out-of-sight").filter(has_text=re.compile("letters|rack|hand"))).to_have_count(1)
    run(page, "document.querySelector('tilewise-board').readonly = false")
    expect(frame.locator(".position[inert]")).to_have_count(0)


def test_attributes_change_a_board_that_is_shown_without_loading_it_again(show):
    page = show(f"<tilewise-board {ATTRIBUTES}></tilewise-board>")
    details(page, "plays")
    [inner] = page.frames[1:]
    inner.evaluate("globalThis.mark = 'the same'")
    script = "const board = document.querySelector('tilewise-board');"
    run(page, f"{script} board.setAttribute('position', 'board={BOARD}')")
    assert details(page, "plays", 2)[-1]["params"]["ours"] == 0
    run(page, f"{script} board.game = 'crossword'; board.rack = 'AEINRS?'; board.theme = 'dark'")
    plays = details(page, "plays", 3)[-1]
    assert (plays["method"], plays["params"]["rack"]) == ("crossword.solve", "AEINRS?")
    frame = board(page)
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.locator("iframe").get_attribute("title") == "Tilewise, Scrabble & co."
    run(page, f"{script} board.setAttribute('lang', 'tr')")
    assert details(page, "plays", 4)[-1]["params"]["lexicon"] == "tr", "the list goes with the language"
    expect(frame.get_by_role("link", name="Tilewise’da aç")).to_be_visible()
    assert page.locator("iframe").get_attribute("title") == "Tilewise, Scrabble, Kelimelik"
    run(page, f"{script} board.lexicon = 'en'; board.view = 'board'")
    assert details(page, "plays", 5)[-1]["params"]["lexicon"] == "en"
    expect(frame.locator("tw-crossword-setup")).to_be_hidden()
    assert inner.evaluate("globalThis.mark") == "the same"
    assert details(page, "ready")[1:] == []
    assert page.evaluate("log.filter(({ type }) => type === 'change')") == [], "what the page did itself is no news"


@at_night("attributes that change a board that is shown are tried with every change")
def test_a_theme_does_not_take_the_visitors_letters_back(show):
    page = show(f"<tilewise-board {ATTRIBUTES}></tilewise-board>")
    details(page, "plays")
    board(page).locator("tw-letterpress-board .cell").first.focus()
    page.keyboard.press("a")
    details(page, "change")
    run(page, "document.querySelector('tilewise-board').theme = 'dark'")
    expect(board(page).locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("document.querySelector('tilewise-board').position").startswith("board=a")
    run(page, f"document.querySelector('tilewise-board').position = '{LETTERPRESS}'")
    page.wait_for_function("() => log.at(-1).detail.position?.startsWith('board=m')")


def test_a_wrong_attribute_is_told_to_the_pages_author_and_hurts_nothing(show):
    page = show(f"<tilewise-board {ATTRIBUTES}></tilewise-board>")
    details(page, "plays")
    with page.expect_console_message(lambda message: "chess" in message.text) as told:
        run(page, "document.querySelector('tilewise-board').game = 'chess'")
    assert "one of letterpress, crossword" in told.value.text
    assert told.value.type == "warning"


def test_nothing_is_fetched_before_the_board_is_seen(show, site):
    page = show(f'<div style="height: 4000px"></div><tilewise-board {ATTRIBUTES}></tilewise-board>')
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    seen = "new Promise((seen) => new IntersectionObserver(seen).observe(document.querySelector('tilewise-board')))"
    run(page, f"await {seen}")
    draw_frames(page)
    assert page.frames[1:] == []
    assert page.workers == []
    assert page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)") == [
        f"{site}tilewise-element.js"
    ]
    page.mouse.wheel(0, 6000)
    details(page, "plays")
    assert f"{site}embed.html" in {url.split("?")[0] for url in asked}


def test_a_board_out_of_sight_is_loaded_when_it_is_touched_or_asked(show):
    page = show(
        f"""<tilewise-board id="one" {ATTRIBUTES} style="position: absolute; top: 4000px"></tilewise-board>
        <tilewise-board id="two" {ATTRIBUTES} style="position: absolute; top: 9000px"></tilewise-board>"""
    )
    answer = run(page, "return one.call('lexicon.check', { lexicon: 'en', words: ['qi'] })")
    assert answer == {"valid": {"QI": True}}
    assert page.locator("iframe").count() == 1
    page.locator("#two").get_by_role("button", name="Show the board").focus()
    details(page, "ready", 2)
    assert page.evaluate("document.activeElement.id") == "two"


def test_the_frame_is_as_high_as_its_content_and_stays_so(show):
    page = show(f"<tilewise-board {ATTRIBUTES}></tilewise-board>")
    details(page, "plays")
    [frame] = page.frames[1:]
    for width in some([1280, 900, 700, 640, 560, 360, 860, 1280], 2):
        page.set_viewport_size({"width": width, "height": 700})
        # It is asked once in each drawn frame; the layout may need some to come to rest.
        frame.wait_for_function(
            """(width) => {
                const { scrollHeight, clientWidth } = document.documentElement;
                const wide = clientWidth <= width && clientWidth > width - 40;
                // A page in a frame that is too high is as high as the frame: the board itself tells.
                const needed = Math.ceil(document.querySelector("tw-embedded").getBoundingClientRect().height);
                const fits = wide && scrollHeight === innerHeight && needed === innerHeight;
                const size = `${clientWidth} ${scrollHeight}`;
                globalThis.rested = fits && size === globalThis.lastSize ? globalThis.rested + 1 : 0;
                globalThis.lastSize = size;
                return globalThis.rested >= 10;
            }""",
            arg=width,
        )
        sizes = "() => [document.documentElement.scrollHeight, innerHeight]"
        content, height = frame.evaluate(sizes)
        assert 400 < height < 2500, width
        draw_frames(frame, 10)
        assert frame.evaluate(sizes) == [content, height], "it does not change by itself"


@at_night("the frame is as high as its content with every change")
def test_the_hosts_page_stays_where_it_is(show):
    page = show(
        f"<h1>Above</h1><tilewise-board {ATTRIBUTES}></tilewise-board><p style='height: 900px'></p>",
        viewport={"width": 360, "height": 600},
    )
    details(page, "plays")
    run(page, "document.querySelector('tilewise-board').setAttribute('position', given)", f"board={BOARD}")
    details(page, "plays", 2)
    draw_frames(page, 10)
    assert page.evaluate("scrollY") == 0


@at_night("embed/test_embed_engine.py has three on a page with every change")
def test_two_on_a_page_do_not_hear_each_other(show):
    page = show(
        f"""<tilewise-board id="one" {ATTRIBUTES}></tilewise-board>
        <tilewise-board id="two" game="anagrams" rack="AALNST?"></tilewise-board>""",
        viewport={"width": 1000, "height": 2400},
    )
    details(page, "plays", 2)
    found = page.evaluate("log.filter(({ type }) => type === 'plays').map(({ id, detail }) => [id, detail.method])")
    assert sorted(found) == [["one", "letterpress.solve"], ["two", "anagram.find"]]
    run(page, "two.rack = 'SATIRE'")
    details(page, "plays", 3)
    assert page.evaluate("log.at(-1).id") == "two"
    assert board(page, 0).locator("tw-letterpress-board").count() == 1


@at_night("a frame that is taken away comes back in test_embed_trust.py with every change")
def test_removed_and_added_again_it_is_where_the_visitor_left_it(show):
    page = show(f"<main><tilewise-board {ATTRIBUTES}></tilewise-board></main><aside></aside>")
    details(page, "plays")
    board(page).locator("tw-letterpress-board .cell").first.focus()
    page.keyboard.press("a")
    details(page, "plays", 2)
    run(page, "globalThis.board = document.querySelector('tilewise-board'); board.remove()")
    wait_until(page, lambda: (len(page.frames), page.workers) == (1, []))
    run(page, "document.querySelector('aside').append(board)")
    plays = details(page, "plays", 3)[-1]
    assert plays["position"].startswith("board=a")
    run(page, "document.querySelector('main').append(board)")  # moved: removed and added at once
    assert details(page, "plays", 4)[-1]["position"].startswith("board=a")
    wait_until(page, lambda: len(page.workers) == 1)


def test_properties_set_before_the_script_is_there_count(show):
    early = """<tilewise-board></tilewise-board><script>
      Object.assign(document.querySelector("tilewise-board"), { game: "anagrams", rack: "SATIRE", readonly: true });
    </script>"""
    page = show(early)
    assert details(page, "plays")[-1]["params"]["rack"] == "SATIRE"
    assert page.evaluate("document.querySelector('tilewise-board').hasAttribute('readonly')")


def test_a_list_of_the_hosts_can_be_played_with(show):
    page = show('<tilewise-board game="anagrams" rack="AALNST?"></tilewise-board>')
    details(page, "plays")
    run(
        page,
        """const board = document.querySelector("tilewise-board");
        await board.call("lexicon.add", { id: "ours", alphabet: "en", text: "slatzan\\nalant" });
        board.lexicon = "ours";""",
    )
    plays = details(page, "plays", 2)[-1]
    assert [each["word"] for each in plays["result"]["groups"][0]["words"]] == ["SLATZAN"]
    expect(board(page).locator("footer")).to_contain_text("ours")


@at_night("it is seen in the site's own colours with every change")
def test_colours_of_the_host_are_used_and_stay_readable(show):
    page = show(f'<tilewise-board {ATTRIBUTES} page="#0b2545" ink="#223355" accent="#134074"></tilewise-board>')
    details(page, "plays")
    frame = board(page)
    expect(frame.locator("html")).to_have_css("background-color", "rgb(11, 37, 69)")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    [inner] = page.frames[1:]
    inner.evaluate(AXE.read_text("utf-8"))
    wrong = "async () => (await axe.run({ runOnly: ['color-contrast'] })).violations.map(({ nodes }) => nodes.length)"
    assert inner.evaluate(wrong) == []
    run(page, "document.querySelector('tilewise-board').colors = null")
    expect(frame.locator("html")).to_have_css("background-color", "rgb(243, 238, 231)")


@at_night("embed/test_embed_trust.py has a script of the host's with every change")
def test_scripts_that_the_host_has_from_a_package_use_the_site_that_it_names(open_context, host, site):
    page = open_context(site, host.origin, service_workers="block").context.new_page()
    script = (build.DIST / "tilewise-element.js").read_text("utf-8")
    solver = (build.DIST / "tilewise.js").read_text("utf-8")
    kind = {"Content-Type": "text/javascript"}
    element = f'<tilewise-board {ATTRIBUTES} site="{site.removesuffix("/")}" lang="en"></tilewise-board>'
    address = host.page(f"{LOG}{element}<script type=module src=/package/element.js></script>")
    page.route("**/package/element.js", lambda route: route.fulfill(body=script, headers=kind))
    page.route("**/package/solver.js", lambda route: route.fulfill(body=solver, headers=kind))
    page.goto(address)
    [ready] = details(page, "ready")
    assert ready["game"] == "letterpress"
    assert page.locator("tilewise-board").evaluate("board => board.site") == site.removesuffix("/")
    asked = """const { createSolver } = await import("/package/solver.js");
        const solver = await createSolver({ site: given });
        return (await solver.call("lexicon.check", { lexicon: "en", words: ["QI"] })).valid;"""
    assert run(page, asked, site) == {"QI": True}


@at_night("a wrong attribute is told with every change")
@pytest.mark.parametrize("code", some(["constructor", "__proto__", "toString", "<b>x</b>"], 1))
def test_a_language_that_is_none_is_passed_over(page, site, code):
    page.goto(f"{site}embed.html?lang={code}#letterpress?board=msgzxcbjlqblmgeppjxmjynxs")
    page.locator("tw-letterpress-plays").locator("[role=option]").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")
