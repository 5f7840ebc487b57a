"""Lines that break while the solver is on its way: what was there is not fetched again, where the host sends parts."""

from pathlib import Path

import pytest
from tests.browser.conftest import BELOW
from tests.browser.ranges import RangeHandler
from tests.browser.site.test_site_offline import GAME, is_kept, solves

BREAKING = {"memory", "pyodide.asm.wasm", "en"}
"""What the solver starts from, and the word list."""


@pytest.mark.parametrize("sends_parts", [True, False])
def test_a_first_visit_goes_on_where_it_broke_off_and_is_kept_for_offline_use(open_context, serve, dist, sends_parts):
    class Host(RangeHandler):
        breaks = set(BREAKING)  # noqa: RUF012 - of this host alone
        asked: list[tuple[str, str]] = []  # noqa: RUF012
        sent: list[int] = []  # noqa: RUF012

    Host.sends_parts = sends_parts
    server = serve(handler=Host)
    watched = open_context(server.address)
    watched.expect("ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY_RESPONSE")
    page = watched.context.new_page()
    page.goto(server.address + GAME)
    solves(page)
    assert Host.breaks == set(), "each has broken off"
    files = [path for path in Path(dist).rglob("*.pack") if path.name.rpartition("-")[0] in BREAKING]
    sizes = {path.name.rpartition("-")[0]: path.stat().st_size for path in files}
    assert set(sizes) == BREAKING
    halves = sum(size // 2 for size in sizes.values())
    again = sum(Host.sent) - sum(sizes.values())
    if sends_parts:
        assert 0 <= again < 1000, "parts alone"
        for name, size in sizes.items():
            assert (name, f"bytes={size // 2}-{size - 1}") in Host.asked
    else:
        assert again == halves, "each once more"
    state = page.evaluate("document.querySelector('tw-app').engine.state")
    assert (state["startedFrom"], state["loaded"]) == ("snapshot", state["total"])
    is_kept(page)
    server.stop()
    watched.context.set_offline(True)
    watched.expect("sw.js|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
    page.reload()
    solves(page)
    assert BELOW in page.url
