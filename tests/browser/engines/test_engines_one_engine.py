"""The boards of a page use one engine, in Chromium, Firefox and WebKit."""

import pytest
from amount import at_night
from tests.browser.conftest import Handler
from tests.browser.embed_host import ANSWERED, ELEMENT, SOLVE, host_site

ASK_ALL = """async (params) => {
    const boards = [...document.querySelectorAll("tilewise-board")];
    return Promise.all(boards.map(async (board) => (await board.call("letterpress.solve", params)).words));
}"""

ADD_TO_ALL = """async () => {
    const list = { id: "mine", alphabet: "en", text: "clype\\nqi" };
    const added = []; // one after the other, as WebKit fetches a script but once for two workers that start together
    for (const board of document.querySelectorAll("tilewise-board"))
        added.push((await board.call("lexicon.add", list)).words);
    return added;
}"""


class Counting(Handler):
    """Notes each start of a worker, whose script no browser may keep."""

    started: list[str]

    def send_head(self):
        if self.is_worker:
            self.started.append(self.path)
        return super().send_head()

    def send_header(self, keyword, value):
        super().send_header(keyword, "no-store" if keyword == "Cache-Control" and self.is_worker else value)

    @property
    def is_worker(self):
        return "/code/worker-" in self.path


@pytest.fixture
def counting_server(serve, program):
    """A server, and the list of the workers' starts."""
    started = []
    handler = type("CountingOnce", (Counting,), {"started": started})
    return serve(recorded=not program.hears_console, handler=handler), started


@pytest.fixture
def three(visit, counting_server):
    """A page with three boards, each of which has told its plays."""
    server, _ = counting_server
    visit.also(server.address)
    script = f'<script type="module" src="{server.address}tilewise-element.js"></script>'
    with host_site() as host:
        visit.resize(1200, 2400)
        visit.open(host.page(ANSWERED + 3 * ELEMENT + script))
        visit.wait_for("() => answered.size === 3")
        yield visit


@at_night("embed/test_embed_engine.py has it in Chromium")
def test_three_boards_start_one_engine_and_each_its_own_once_all_have_lists_of_their_own(three, counting_server):
    _, started = counting_server
    assert three.run(ASK_ALL, SOLVE) == [275, 275, 275]
    assert len(started) == 1
    assert three.run(ADD_TO_ALL) == [2, 2, 2]
    assert len(started) == 3
    assert three.run(ASK_ALL, SOLVE) == [275, 275, 275]
    assert len(started) == 3


@at_night("embed/test_embed_engine.py has it in Chromium")
def test_the_others_go_on_with_one_engine_when_the_board_that_has_it_is_removed(three, counting_server):
    _, started = counting_server
    for left in (2, 1):
        three.run("() => document.querySelector('tilewise-board').remove()")
        assert three.run(ASK_ALL, SOLVE) == left * [275]
        three.wait_for("() => answered.size === 3")
    assert len(started) <= 3
