"""A solver in a frame: who is listened to, what is refused, and where the host's page or browser is strict."""

import json
import re

import pytest
from amount import at_night, some
from playwright.sync_api import Page
from tests.browser.embed_host import SOLVE, host_site, open_solver, run, solver_script

CHECK = "return told(solver.call('lexicon.check', { lexicon: 'en', words: ['qi'] }))"
VALID = {"result": {"valid": {"QI": True}}}


@pytest.fixture(scope="module")
def host():
    with host_site() as host:
        yield host


@pytest.fixture
def watched(open_context, host, site):
    return open_context(site, host.origin, service_workers="block")


@pytest.fixture
def page(watched, host, site):
    """A page of another site, with nothing but `createSolver` on it."""
    page = watched.context.new_page()
    open_solver(page, host.page(solver_script(site)), "")
    return page


def speaking(page: Page, version: int, oldest: int) -> None:
    """Have the site's embed.html speak other versions of the contract."""

    def other(route):
        response = route.fetch()
        text = re.sub(r"version:1,oldest:1", f"version:{version},oldest:{oldest}", response.text())
        route.fulfill(response=response, body=text, headers={**response.headers, "cache-control": "no-store"})

    page.route(re.compile(r"/code/(?!worker).*\.js$"), other)


def test_a_script_that_is_too_old_for_the_site_is_told_so_at_once(page):
    speaking(page, 7, 5)
    told = run(page, "return told(createSolver())")
    assert told["error"]["data"] == {
        "code": "contract-version",
        "host": 1,
        "site": {"version": 7, "oldest": 5},
    }
    assert "version 1" in told["error"]["message"]
    assert "5 to 7" in told["error"]["message"]
    assert told["error"]["own"]
    page.unroute_all(behavior="ignoreErrors")
    run(page, "globalThis.solver = await createSolver()")
    assert run(page, CHECK) == VALID


@at_night("a script that is too old is told so with every change")
def test_a_script_of_an_older_version_that_the_site_still_knows_works(page):
    speaking(page, 2, 1)
    run(page, "globalThis.solver = await createSolver()")
    assert run(page, CHECK) == VALID


def test_the_site_itself_refuses_a_host_of_another_version(page, site):
    told = run(
        page,
        """const frame = document.createElement("iframe");
        const { port1, port2 } = new MessageChannel();
        const message = { jsonrpc: "2.0", id: 4, method: "initialize", params: { version: 99 } };
        addEventListener("message", () => frame.contentWindow.postMessage({ tilewise: message }, "*", [port2]));
        frame.src = given;
        document.body.append(frame);
        return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data.tilewise)));""",
        f"{site}embed.html#engine",
    )
    assert (told["id"], told["error"]["data"]["code"]) == (4, "contract-version")


@at_night("an engine that cannot start is told of on each board in every change")
def test_an_unreachable_site_is_a_sentence_after_one_more_try(page, watched):
    watched.expect("ERR_FAILED|net::ERR")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/embed.html*", lambda route: route.abort())
    told = run(page, "return told(createSolver())")
    assert told["error"]["data"]["code"] == "unreachable"
    assert "could not be reached" in told["error"]["message"]
    assert [bool(re.search("fresh=", url)) for url in asked] == [False, True]
    assert page.locator("iframe").count() == 0


@at_night("site/test_site_deploy.py has a page whose scripts are gone")
def test_a_copy_of_the_frame_whose_code_is_gone_is_fetched_anew(page, watched):
    watched.expect("404")
    gone = '<!doctype html><script type="module" src="code/gone.js"></script>'
    page.route(re.compile(r"embed\.html$"), lambda route: route.fulfill(body=gone, content_type="text/html"))
    run(page, "globalThis.solver = await createSolver()")
    assert run(page, CHECK) == VALID


def test_strangers_are_not_heard_by_either_side(watched, host, site):
    """A frame of a third origin speaks to the host in the site's words, and to the site's frame in the host's."""
    with host_site("127.0.0.1") as stranger:
        watched.also(stranger.origin)
        attack = """<script>
          const { port1, port2 } = new MessageChannel();
          globalThis.heard = [];
          port1.onmessage = ({ data }) => heard.push(data);
          const say = (method, params, id) => ({ tilewise: { jsonrpc: "2.0", method, params, ...(id && { id }) } });
          onmessage = () => {
            parent.postMessage(say("$/hello", { version: 9, oldest: 9 }), "*");
            parent.postMessage(say("$/engine", { stage: "failed", error: { code: 1, message: "forged" } }), "*");
            const frame = parent.frames[given];
            frame.postMessage(say("initialize", { version: 1 }, 1), "*", [port2]);
            frame.postMessage(say("lexicon.list", {}, 2), "*");
            globalThis.spoken = true;
          };
          const given = 1;
        </script>"""
        evil = stranger.page(attack, path="/evil.html")
        address = host.page(
            f'<iframe src="{evil}" title="A stranger"></iframe>' + solver_script(site), path="/two.html"
        )
        page = watched.context.new_page()
        open_solver(page, address)
        assert run(page, CHECK) == VALID
        run(page, "frames[0].postMessage('now', '*')")
        [attacker] = [frame for frame in page.frames if frame.url == evil]
        attacker.wait_for_function("() => globalThis.spoken")
        assert run(page, CHECK) == VALID  # an answer that comes after what the stranger said
        assert attacker.evaluate("parent.frames.length") == 2
        assert attacker.evaluate("heard") == []
        assert run(page, CHECK) == VALID
        assert run(page, "return solver.state.stage") == "ready"
        page.close()


def test_the_host_itself_is_heard_the_same_way(page, site):
    """The same words as the stranger's, from the parent: so it was who spoke that mattered, not what was said."""
    heard = run(
        page,
        """const frame = document.createElement("iframe");
        const { port1, port2 } = new MessageChannel();
        const message = { jsonrpc: "2.0", id: 1, method: "initialize", params: { version: 1 } };
        addEventListener("message", ({ origin, data }) => {
          if (data.tilewise.method !== "$/hello") return;
          frame.contentWindow.postMessage({ tilewise: message }, origin, [port2]);
        });
        frame.src = given;
        document.body.append(frame);
        return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data.tilewise)));""",
        f"{site}embed.html#engine",
    )
    assert heard["result"]["version"] == 1
    assert "en" in heard["result"]["lists"]


BESIDE = """const frame = document.createElement("iframe");
    const { port1, port2 } = new MessageChannel();
    const heard = [];
    port1.onmessage = ({ data }) => heard.push(data.tilewise);
    const hello = { jsonrpc: "2.0", id: 1, method: "initialize", params: { version: 1 } };
    addEventListener("message", ({ origin, data, source }) => {
      if (source !== frame.contentWindow || data.tilewise.method !== "$/hello") return;
      source.postMessage({ tilewise: hello }, origin, [port2]);
    });
    frame.src = given;
    document.body.append(frame);
    const say = (message) => port1.postMessage({ tilewise: { jsonrpc: "2.0", ...message } });
    const answered = async (id) => {
      while (!heard.some((message) => message.id === id)) await new Promise(requestAnimationFrame);
      return heard.find((message) => message.id === id);
    };
    const check = (id) => {
      say({ id, method: "lexicon.check", params: { lexicon: "en", words: ["qi"] } });
      return answered(id);
    };
    await check(2);
"""
"""Has a host speak to a frame of the site by itself."""


@at_night("messages of an odd shape change nothing with every change")
def test_no_host_can_have_a_list_of_the_site_unloaded(page, site, built):
    english = built["engine"]["lists"]["en"]["url"].rpartition("/")[2]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    again = run(
        page,
        BESIDE
        + """
    say({ method: "$/drop", params: { id: "en" } });
    say({ id: 3, method: "$/drop", params: { id: "en" } });
    return [(await answered(3)).error.code, (await check(4)).result];""",
        f"{site}embed.html#engine",
    )
    assert again == [-32601, {"valid": {"QI": True}}]
    assert len([url for url in asked if english in url]) == 1


ODD = [
    {"id": 10, "method": "lexicon.list", "params": None},
    {"id": 11, "method": "lexicon.list"},
    {"id": 12, "method": "lexicon.list", "params": []},
    {"id": 13, "method": "lexicon.list", "params": "en"},
    {"id": 14, "method": 7, "params": {}},
    {"id": 15, "method": "board.set", "params": None},
    {"id": 16, "method": "__proto__", "params": {}},
    {"id": 17, "method": "lexicon.pack", "params": None},
]
UNHEARD = [
    {"method": "$/drop", "params": None},
    {"method": "$/cancelRequest", "params": None},
    {"method": "$/progress", "params": 3},
    {"method": None},
    {"id": {"a": 1}, "method": "lexicon.list", "params": {}},
    {"id": None, "method": "lexicon.list", "params": {}},
    {"id": 10, "error": None},
    {"id": 99, "result": {}},
]


@pytest.mark.parametrize("frame", some(["#engine", "?view=board#letterpress?board=msgzxcbjlqblmgeppjxmjynxs"], 1))
def test_messages_of_an_odd_shape_are_answered_or_not_heard_and_change_nothing(page, site, frame):
    errors, valid = run(
        page,
        f"const odd = {json.dumps({'odd': ODD, 'unheard': UNHEARD})};"
        + BESIDE
        + """
    for (let round = 0; round < 50; round++) for (const message of odd.unheard) say(message);
    for (const message of odd.odd) say(message);
    const errors = [];
    for (const { id } of odd.odd) errors.push((await answered(id)).error?.code ?? null);
    return [errors, (await check(20)).result];""",
        f"{site}embed.html{frame}",
    )
    assert errors[:2] == [None, None]
    assert all(isinstance(code, int) for code in errors[2:5])
    assert valid == {"valid": {"QI": True}}


@pytest.mark.parametrize(
    "removal", some(["document.querySelector('iframe').remove()", "document.body.innerHTML = ''"], 1)
)
def test_a_frame_that_is_taken_away_comes_back_and_nothing_is_lost(page, removal):
    run(
        page,
        """globalThis.solver = await createSolver();
        await solver.call("lexicon.add", { id: "mine", alphabet: "en", text: "zzz" });""",
    )
    answers = run(
        page,
        f"""const first = told(solver.call("lexicon.check", {{ lexicon: "mine", words: ["zzz"] }}));
        {removal};
        return [await first, await told(solver.call("letterpress.solve", given))];""",
        SOLVE,
    )
    assert answers[0] == {"result": {"valid": {"ZZZ": True}}}
    assert answers[1]["result"]["words"] == 275
    assert page.locator("iframe").count() == 1


def test_a_strict_policy_needs_two_words_for_it(watched, host, site):
    origin = site.split("/tilewise")[0]
    policy = f"default-src 'none'; script-src 'nonce-abc' {origin}; frame-src {origin}; img-src data:; base-uri 'none'"
    headers = {"Content-Security-Policy": policy, "Referrer-Policy": "no-referrer"}
    page = watched.context.new_page()
    open_solver(page, host.page(solver_script(site, "abc"), path="/strict.html", headers=headers))
    assert run(page, CHECK) == VALID


@at_night("test_embed_storage.py has a sandbox with every change")
def test_a_host_that_is_itself_in_a_sandbox_has_its_solver(watched, host, site):
    inner = host.page(solver_script(site), path="/inner.html")
    outer = host.page(f'<iframe sandbox="allow-scripts allow-same-origin" src="{inner}"></iframe>', path="/outer.html")
    page = watched.context.new_page()
    page.goto(outer)
    [frame] = [each for each in page.frames if each.url == inner]
    frame.wait_for_function("() => typeof createSolver === 'function'")
    run(frame, "globalThis.solver = await createSolver()")
    assert run(frame, CHECK) == VALID
