"""Boards and solvers where other sites' frames may store things and where they may not; a frame in a sandbox."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from amount import at_night, some
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.conftest import Watched
from tests.browser.embed_host import GAME, host_site, run, solver_script
from tests.browser.engines.chromium import launch_options

STORAGE = """async () => {
  const may = {};
  const kept = [];
  const named = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const probes = {
    localStorage: () => localStorage.length,
    caches: async () => (await caches.keys()).length,
    indexedDB: async () => {
      const databases = (await indexedDB.databases()).length;
      (await named(indexedDB.open("probe"))).close();
      await named(indexedDB.deleteDatabase("probe"));
      return databases;
    },
    serviceWorker: async () => (await navigator.serviceWorker.getRegistrations()).length,
  };
  for (const [name, probe] of Object.entries(probes)) {
    try { kept.push(await probe()); may[name] = "allowed"; } catch (error) { may[name] = "denied"; }
  }
  return { may, kept };
}"""
"""What a frame may store, and how much it has stored of each kind."""


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Any:
    """Open a Chromium with a profile of its own that lets frames of other sites store things, or does not."""
    contexts: list[BrowserContext] = []

    def open_one(*, third_parties: bool) -> BrowserContext:
        preferences = tmp_path / "profile" / "Default" / "Preferences"
        preferences.parent.mkdir(parents=True)
        controls = {"block_third_party_cookies": not third_parties, "cookie_controls_mode": int(not third_parties)}
        preferences.write_text(json.dumps({"profile": controls}))
        options = launch_options(whole=True)  # an engine alone has no such settings
        contexts.append(browser.browser_type.launch_persistent_context(tmp_path / "profile", **options))
        return contexts[-1]

    yield open_one
    for context in contexts:
        context.close()


@pytest.mark.parametrize("third_parties", some([False, True], 1))
@at_night("a frame in a sandbox, which may keep nothing, is tried with every change")
def test_boards_and_solvers_work_and_leave_nothing_behind(opened: Callable[..., Any], site, third_parties):
    with host_site() as host:
        context = opened(third_parties=third_parties)
        watched = Watched(context, site, host.origin)
        page = context.new_page()
        elements = f"""<script type="module" src="{site}tilewise-element.js"></script>
            <tilewise-board game="anagrams" rack="AALNST?" lang="en" view="board"></tilewise-board>
            <iframe id="plain" src="{site}embed.html#{GAME}" height="700" width="900" title="A board"></iframe>"""
        page.goto(host.page(elements + solver_script(site)))
        page.wait_for_function("() => typeof createSolver === 'function'")
        check = (
            "const solver = await createSolver(); return solver.call('lexicon.check', { lexicon: 'en', words: ['qi'] })"
        )
        assert run(page, check) == {"valid": {"QI": True}}
        for frame in ("tilewise-board iframe", "#plain"):
            expect(page.frame_locator(frame).locator("[role=option], .word").first).to_be_visible()
        frames = [frame for frame in page.frames if frame.url.startswith(site)]
        assert len(frames) == 3
        for frame in frames:
            told = frame.evaluate(STORAGE)
            assert set(told.pop("may").values()) == {"allowed" if third_parties else "denied"}
            assert told == {"kept": [0, 0, 0, 0] if third_parties else []}
        watched.check()


def test_a_plain_frame_works_in_a_sandbox(open_context, site):
    with host_site() as host:
        watched = open_context(site, host.origin, service_workers="block")
        watched.expect("Blocked opening")
        page = watched.context.new_page()
        sandbox = 'sandbox="allow-scripts allow-same-origin" height="900" width="1000" title="A board"'
        page.goto(host.page(f'<iframe src="{site}embed.html#{GAME}" {sandbox}></iframe>'))
        inner = page.frame_locator("iframe")
        expect(inner.locator("tw-letterpress-plays [role=option]").first).to_contain_text("GYMPS")
        inner.get_by_role("link", name="Open in Tilewise").click()
        expect(inner.get_by_role("textbox", name="This page cannot open another one")).to_have_value(
            f"{site}#{GAME}&list=en"
        )
        page.close()
