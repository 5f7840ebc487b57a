"""The boards of a page use one engine, and each of them can go on without the others."""

import time

import pytest
from amount import at_night, some
from playwright.sync_api import Page
from tests.browser.conftest import stay_away, wait_until
from tests.browser.embed_host import ANSWERED, ELEMENT, GAME, SOLVE, host_site
from tests.browser.engines.chromium import launch_options

ASK = """async ([place, method, params]) => {
    const board = document.querySelectorAll("tilewise-board")[place];
    return board.call(method, params).then((result) => ({ result }), ({ message }) => ({ message }));
}"""


GIVE_UP = """(place) => {
    const ending = new AbortController();
    const board = document.querySelectorAll("tilewise-board")[place];
    board.call("lexicon.check", { lexicon: "en", words: ["qi"] }, { signal: ending.signal }).catch(() => {});
    setTimeout(() => ending.abort(), 100);
}"""
"""Has a board ask something, and give it up after a moment."""


@pytest.fixture(scope="module")
def host():
    with host_site() as host:
        yield host


@pytest.fixture
def open_page(open_context, host, site):
    """Opens a page of the host on which all boards are in sight."""

    def open_one(body: str, *, path: str = "/page.html") -> Page:
        watched = open_context(site, host.origin, service_workers="block")
        page = watched.context.new_page()
        page.set_viewport_size({"width": 1200, "height": 2400})
        page.goto(host.page(body, path=path))
        return page

    return open_one


@pytest.fixture
def three(open_page, site):
    """A page with three boards, each of which has told its plays."""
    script = f'<script type="module" src="{site}tilewise-element.js"></script>'
    page = open_page(ANSWERED + 3 * ELEMENT + script)
    page.wait_for_function("() => answered.size === 3")
    return page


def asked(page, place, method="letterpress.solve", params=SOLVE):
    return page.evaluate(ASK, [place, method, params])


def words(page, *places):
    return [asked(page, place)["result"]["words"] for place in places]


def test_three_boards_start_one_engine(three):
    assert len(three.workers) == 1
    assert words(three, 0, 1, 2) == [275, 275, 275]
    stages = "[...document.querySelectorAll('tilewise-board')].map(({ state }) => state.stage)"
    assert three.evaluate(stages) == ["ready"] * 3
    assert len(three.workers) == 1


@at_night("a board is removed and added, and a worker of three dies, with every change")
@pytest.mark.parametrize("removed", some([0, 1, 2], 1))
def test_the_others_go_on_when_any_board_is_removed(three, removed):
    three.evaluate("nth => document.querySelectorAll('tilewise-board')[nth].remove()", removed)
    assert words(three, 0, 1) == [275, 275]
    wait_until(three, lambda: len(three.workers) == 1)


@at_night("three boards and one engine, and its being handed on, are tried with every change")
def test_when_all_but_one_were_removed_it_has_the_engine(three):
    three.evaluate("[...document.querySelectorAll('tilewise-board')].slice(0, 2).map((board) => board.remove())")
    assert words(three, 0) == [275]
    wait_until(three, lambda: len(three.workers) == 1)


@pytest.mark.parametrize("removed", some([0, 1, 2], 1, always=[1]))
@at_night("three boards and one engine, a worker that dies and boards that go are tried with every change")
def test_what_was_not_answered_when_a_board_is_removed_is_asked_again(three, removed):
    late = three.evaluate(
        """(removed) => {
            const boards = [...document.querySelectorAll("tilewise-board")];
            const params = { lexicon: "en", rack: "AALNST?" };
            const [gone] = boards.splice(removed, 1);
            const late = boards.map((board) => board.call("anagram.find", params));
            gone.remove();
            return Promise.all(late.map((answer) => answer.then(({ groups }) => groups.length > 0)));
        }""",
        removed,
    )
    assert late == [True, True]


@at_night("three boards and one engine, and its being handed on, are tried with every change")
def test_a_board_that_is_added_later_uses_the_engine_that_is_there(three):
    three.evaluate(f"document.body.insertAdjacentHTML('afterbegin', {ELEMENT!r})")
    three.wait_for_function("() => answered.size === 4")
    assert words(three, 0) == [275]
    assert len(three.workers) == 1


def test_a_worker_that_dies_is_replaced_for_all_boards(three):
    [worker] = three.workers
    worker.evaluate("setTimeout(() => { throw new Error('out of memory') })")
    wait_until(three, lambda: three.workers and three.workers != [worker])
    assert words(three, 0, 1, 2) == [275, 275, 275]
    assert len(three.workers) == 1


@pytest.mark.parametrize("place", some([0, 1, 2], 1, always=[2]))
@at_night("three boards and one engine, a worker that dies and boards that go are tried with every change")
def test_a_worker_that_hangs_under_a_cancelled_request_of_any_board_is_replaced_for_all(three, place):
    [worker] = three.workers
    worker.evaluate("setTimeout(() => { for (;;); })")
    three.evaluate(GIVE_UP, place)
    assert words(three, 0, 1, 2) == [275, 275, 275]
    wait_until(three, lambda: len(three.workers) == 1)


@at_night("engine/test_engine_and_page.py has a start that fails with every change")
def test_an_engine_that_cannot_start_is_told_of_on_each_board_and_can_be_tried_again(open_context, host, site):
    watched = open_context(site, host.origin, service_workers="block")
    watched.expect("ERR_FAILED|503")
    page = watched.context.new_page()
    page.set_viewport_size({"width": 1200, "height": 2400})
    stay_away(page)
    page.route("**/python/**", lambda route: route.abort())
    script = f'<script type="module" src="{site}tilewise-element.js"></script>'
    page.goto(host.page(ANSWERED + 2 * ELEMENT + script))
    boards = page.locator("tilewise-board")
    retries = [boards.nth(nth).frame_locator("iframe").get_by_role("button", name="Retry") for nth in (0, 1)]
    for retry in retries:
        retry.wait_for()
    page.unroute("**/python/**")
    retries[1].click()
    page.wait_for_function("() => answered.size >= 1")
    page.wait_for_function("() => answered.size === 2")
    assert words(page, 0, 1) == [275, 275]
    assert len(page.workers) == 1


@at_night("three boards and one engine, a worker that dies and boards that go are tried with every change")
def test_a_list_is_the_boards_that_brought_it(three):
    made = asked(three, 1, "lexicon.add", {"id": "mine", "alphabet": "en", "text": "aa\nqi"})
    assert made["result"]["words"] == 2
    check = ["lexicon.check", {"lexicon": "mine", "words": ["qi"]}]
    assert asked(three, 1, *check) == {"result": {"valid": {"QI": True}}}
    for other in (0, 2):
        assert "mine" in asked(three, other, *check)["message"]
    assert words(three, 0, 1, 2) == [275, 275, 275]


@at_night("three boards and one engine, a worker that dies and boards that go are tried with every change")
def test_a_job_of_one_board_ends_when_it_is_cancelled_and_the_others_are_answered_meanwhile(three):
    for place in range(3):
        three.evaluate(
            """(place) => {
                const ending = new AbortController();
                const board = document.querySelectorAll("tilewise-board")[place];
                const params = { lexicon: "en", draws: 5000, seed: 1 };
                const answer = board.call("draw.experiment", params, { signal: ending.signal });
                globalThis.ended = answer.then(() => "answered", ({ name }) => name);
                globalThis.ending = ending;
            }""",
            place,
        )
        assert words(three, (place + 1) % 3) == [275]
        three.evaluate("ending.abort()")
        assert three.evaluate("ended") == "AbortError"
    assert words(three, 0, 1, 2) == [275, 275, 275]
    assert len(three.workers) == 1


def test_what_a_board_asked_and_gave_up_may_end_late_where_others_wait_for_the_same_worker(open_context, host, site):
    def start_late(route):
        time.sleep(1.5)  # so that another start is no way to be answered sooner
        route.continue_()

    watched = open_context(site, host.origin, service_workers="block")
    page = watched.context.new_page()
    page.set_viewport_size({"width": 1200, "height": 2400})
    page.route("**/code/worker-*", start_late)
    script = f'<script type="module" src="{site}tilewise-element.js"></script>'
    page.goto(host.page(ANSWERED + 2 * ELEMENT + script))
    page.wait_for_function("() => answered.size === 2")
    [worker] = page.workers
    starts = (
        "() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/code/worker-')).length"
    )
    boards = page.locator("tilewise-board")  # whose order is not always that of the frames
    roots = [boards.nth(place).frame_locator("iframe").locator(":root") for place in (0, 1)]
    [guest] = [place for place, root in enumerate(roots) if not root.evaluate(starts)]
    worker.evaluate("setTimeout(() => { const end = Date.now() + 1000; while (Date.now() < end); })")
    page.evaluate(GIVE_UP, guest)
    assert words(page, 0, 1) == [275, 275]
    assert page.workers == [worker]


def plain(site, *, sandbox=""):
    return f'<iframe {sandbox} src="{site}embed.html?view=board#{GAME}" width="600" height="600"></iframe>'


def shown(page, frames):
    for frame in frames:
        frame.get_by_role("listbox").locator("[role=option]").first.wait_for()


@at_night("three boards and one engine, a worker that dies and boards that go are tried with every change")
def test_plain_frames_of_a_page_use_one_engine_and_go_on_without_each_other(open_page, site):
    page = open_page(3 * plain(site))
    frames = page.frames[1:]
    assert len(frames) == 3
    shown(page, frames)
    assert len(page.workers) == 1
    for _ in range(2):
        page.evaluate("document.querySelector('iframe').remove()")
        [first, *_] = frames = page.frames[1:]
        plays = first.get_by_role("listbox").locator("[role=option]")
        before = plays.first.inner_text()
        first.evaluate("location.hash = location.hash.replace('board=msg', 'board=aei').replace(/&ours.*/, '')")
        wait_until(page, lambda plays=plays, before=before: plays.first.inner_text() != before)
        wait_until(page, lambda: len(page.workers) == 1)


@at_night("three boards and one engine, and its being handed on, are tried with every change")
def test_two_pages_do_not_share(open_page, host, site):
    page = open_page(plain(site))
    shown(page, page.frames[1:])
    other = page.context.new_page()
    other.goto(host.page(plain(site), path="/other.html"))
    shown(other, other.frames[1:])
    assert (len(page.workers), len(other.workers)) == (1, 1)


@at_night("embed/test_embed_storage.py has a frame in a sandbox, and three boards one engine, with every change")
def test_frames_in_a_sandbox_use_one_engine(open_page, site):
    page = open_page(2 * plain(site, sandbox='sandbox="allow-scripts allow-same-origin"'))
    shown(page, page.frames[1:])
    assert len(page.workers) == 1


@pytest.mark.parametrize("missing", some(["Navigator.prototype, 'locks'", "globalThis, 'BroadcastChannel'"], 1))
@at_night("three boards and one engine, a worker that dies and boards that go are tried with every change")
def test_where_a_page_has_neither_locks_nor_channels_each_frame_has_its_own(open_context, host, site, missing):
    watched = open_context(site, host.origin, service_workers="block")
    watched.context.add_init_script(f"Object.defineProperty({missing}, {{ value: undefined }})")
    page = watched.context.new_page()
    page.goto(host.page(2 * plain(site)))
    shown(page, page.frames[1:])
    assert len(page.workers) == 2


NOT_KEPT = "performance.getEntriesByType('navigation')[0].notRestoredReasons"


def came_back_kept(page, host) -> bool:
    """Leave a page and come back to it: was it kept meanwhile? Which the browser need not do, be it short of memory."""
    page.wait_for_function("() => answered.size === 2")
    page.evaluate("globalThis.wasLeft = true")
    page.goto(host.page("Another page.", path="/other.html"))
    page.go_back(wait_until="commit")
    if not page.evaluate("globalThis.wasLeft"):
        return False
    wait_until(page, lambda: page.evaluate("globalThis.wasKept"))
    return True


@at_night("three boards and one engine, and its being handed on, are tried with every change")
def test_a_page_with_boards_is_kept_for_the_way_back_and_its_boards_go_on(browser, host, site):
    # The engine alone keeps no page for the way back.
    ways_back = {"ignore_default_args": ["--disable-back-forward-cache"]}
    with browser.browser_type.launch(**launch_options(whole=True) | ways_back) as other:
        page = other.new_context(service_workers="block").new_page()
        page.set_viewport_size({"width": 1200, "height": 2400})
        noted = "<script>addEventListener('pageshow', ({ persisted }) => (globalThis.wasKept = persisted));</script>"
        script = f'<script type="module" src="{site}tilewise-element.js"></script>'
        page.goto(host.page(ANSWERED + noted + 2 * ELEMENT + script))
        assert any(came_back_kept(page, host) for _ in range(4)), page.evaluate(NOT_KEPT)
        assert words(page, 0, 1) == [275, 275]
        page.evaluate("document.querySelector('tilewise-board').remove()")
        assert words(page, 0) == [275]
