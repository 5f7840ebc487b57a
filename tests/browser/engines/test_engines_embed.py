"""The three ways onto other sites' pages, in Chromium, Firefox and WebKit: a frame, an element, an engine."""

import pytest
from amount import at_night
from tests.browser.embed_host import BOARD, SOLVE, host_site, solver_script

LETTERPRESS = f"board={BOARD}&ours=3310592&theirs=17180"
HEARD = """<script>
  globalThis.heard = [];
  for (const type of ["ready", "plays", "change"])
    addEventListener(`tilewise-${type}`, ({ detail }) => heard.push([type, detail]));
</script>"""


@pytest.fixture(scope="module")
def host():
    with host_site() as host:
        yield host


@at_night("embed/test_embed_board.py has it in Chromium")
def test_a_frame_shows_a_solved_board(visit, engine_server):
    site = engine_server.address
    visit.open(f"{site}-tests/frame.html#{site}embed.html#letterpress?{LETTERPRESS}&list=en")
    visit.wait_for("() => find('iframe >> tw-letterpress-plays >> [role=option]')?.dataset.word === 'GYMPS'")
    visit.hover("iframe >> tw-letterpress-plays >> [role=option]")
    visit.wait_for("() => all('iframe >> tw-letterpress-board >> .taken').length === 5")


def test_an_element_on_another_site_tells_its_plays_and_what_is_typed_into_it(visit, engine_server, host):
    visit.also(engine_server.address)
    script = f'<script type="module" src="{engine_server.address}tilewise-element.js"></script>'
    board = f'<tilewise-board game="letterpress" position="{LETTERPRESS}" lang="en" view="board"></tilewise-board>'
    visit.open(host.page(f'{HEARD}<div style="width: 420px">{board}</div>{script}'))
    visit.wait_for("() => heard.some(([type, detail]) => type === 'plays' && detail.result.words === 275)")
    left, top, width = visit.run(
        """() => {
            const { left, top, width } = find("tilewise-board >> iframe").getBoundingClientRect();
            return [left, top, width];
        }"""
    )
    visit.click_at(left + width / 2, top + 200)  # the third column, whatever the width
    visit.type("q")
    position = visit.wait_for("() => heard.findLast(([type]) => type === 'change')?.[1].position")
    typed = position.partition("board=")[2][:25].lower()
    assert sorted(typed) != sorted(BOARD)
    assert sum(new != old for new, old in zip(typed, BOARD, strict=True)) == 1


def test_an_engine_on_another_site_answers(visit, engine_server, host):
    visit.also(engine_server.address)
    visit.open(host.page(solver_script(engine_server.address)))
    visit.wait_for("() => typeof createSolver === 'function'")
    ask = "async (params) => (globalThis.solver = await createSolver()).call('letterpress.solve', params)"
    answer = visit.run(ask, SOLVE)
    assert (answer["words"], answer["plays"][0]["word"]) == (275, "CLYPE")
