"""`createSolver` on a host page, of the site itself and of another one: answers, errors, lists of its own, sharing."""

import pytest
from amount import at_night, some
from playwright.sync_api import Page
from tests.browser.conftest import becomes, wait_until
from tests.browser.embed_host import SOLVE, host_site, open_solver, run, solver_script

LONG = {"lexicon": "en", "draws": 1_000_000, "size": 7, "seed": 1, "bag": None}
ASK = "return told(solver.call(...given))"


@pytest.fixture(scope="module")
def host():
    with host_site() as host:
        yield host


@pytest.fixture(params=some(["another site", "same origin"], 1))
def page(request, profile, host, site):
    """A page with a solver, on the site itself and on another one."""
    with profile.page_for_one_test() as page:
        page.started = []
        page.on("worker", lambda worker: page.started.append(worker.url))
        if request.param == "another site":
            open_solver(page, host.page(solver_script(site)))
        else:
            body = f"<!doctype html><title>A page of the site</title>{solver_script(site)}"
            page.route("**/-host.html", lambda route: route.fulfill(body=body, content_type="text/html"))
            open_solver(page, f"{site}-host.html")
        yield page


def ask(page: Page, method: str, params: object, options: object = None):
    return run(page, ASK, [method, params, options or {}])


def break_worker(page: Page) -> None:
    """Let the engine's worker die of an error."""
    with page.expect_worker():
        page.workers[-1].evaluate("() => void setTimeout(() => { throw new Error('broken by the test') })")


def test_it_answers(page):
    answer = ask(page, "letterpress.solve", SOLVE)["result"]
    assert (answer["words"], answer["moves"], answer["plays"][0]["word"]) == (275, 947, "CLYPE")


def test_the_far_engine_is_a_frame_of_the_site_and_the_near_one_is_not(page, site):
    ask(page, "lexicon.check", {"lexicon": "en", "words": ["qi"]})
    assert len(page.frames) == (1 if page.url.startswith(site) else 2)
    wait_until(page, lambda: len(page.workers) == 1)
    assert page.locator("iframe").count() == len(page.frames) - 1
    assert not any(frame.is_visible() for frame in page.locator("iframe").all())


@at_night("long work tells how far it is with every change")
def test_how_far_it_is_can_be_watched(page):
    run(
        page,
        """globalThis.states = [];
        globalThis.second = await createSolver({ onState: ({ stage, loaded }) => states.push([stage, loaded]) });
        globalThis.events = 0;
        second.addEventListener("state", () => events++);
        await second.call("lexicon.check", { lexicon: "en-common", words: [] });""",
    )
    stages = [stage for stage, _ in run(page, "return states")]
    assert stages[-1] == "ready"
    assert {"start", "ready"} <= set(stages)
    assert run(page, "return events > 2 && solver.state.stage === 'ready' && solver.state.seconds > 0")


@at_night("three boards start one engine with every change")
def test_solvers_of_a_page_share_one_engine_until_the_last_is_closed(page):
    frames = len(page.frames)
    run(
        page,
        """globalThis.more = await Promise.all([1, 2, 3].map(() => createSolver()));
        const check = (each) => each.call("lexicon.check", { lexicon: "en", words: ["qi"] });
        await Promise.all([solver, ...more].map(check));
        for (const each of more) each.close();""",
    )
    becomes(page, lambda: (len(page.started), len(page.workers), len(page.frames)), (1, 1, frames))
    assert ask(page, "lexicon.check", {"lexicon": "en", "words": ["qi"]})["result"] == {"valid": {"QI": True}}
    run(page, "solver.close()")
    wait_until(page, lambda: (len(page.workers), len(page.frames)) == (0, 1))
    run(page, "globalThis.solver = await createSolver()")
    assert ask(page, "lexicon.check", {"lexicon": "en", "words": ["qi"]})["result"] == {"valid": {"QI": True}}
    becomes(page, lambda: len(page.started), 2)


def test_a_closed_solver_says_so_and_what_it_waited_for_is_aborted(page):
    ask(page, "lexicon.check", {"lexicon": "en", "words": []})
    first, second = run(
        page,
        """const answer = told(solver.call("draw.experiment", given));
        solver.close();
        return [await answer, await told(solver.call("lexicon.list"))];""",
        LONG,
    )
    assert first["error"]["name"] == "AbortError"
    assert (second["error"]["name"], second["error"]["data"]["code"]) == ("EngineError", "closed")


def test_a_refused_request_is_an_engine_error_that_says_what_and_where(page):
    error = ask(page, "letterpress.solve", {**SOLVE, "board": "abc"})["error"]
    assert (error["name"], error["code"], error["own"]) == ("EngineError", -32602, True)
    assert (error["data"]["code"], error["data"]["field"]) == ("board-length", "board")
    assert "25" in error["message"]
    assert ask(page, "crossword.cheat", {})["error"]["code"] == -32601
    assert ask(page, "tycoon.match", 7)["error"]["code"] == -32602


def test_what_cannot_be_sent_is_refused_and_hangs_nothing(page):
    told = run(
        page,
        """const round = {}; round.round = round;
        return [await told(solver.call("lexicon.check", round)), await told(solver.call("lexicon.list"))];""",
    )
    assert told[0]["error"]["name"] == "TypeError"
    assert len(told[1]["result"]["lexicons"]) >= 9


def test_long_work_tells_how_far_it_is_and_ends_when_it_is_aborted(page):
    ask(page, "lexicon.check", {"lexicon": "en", "words": []})
    done, error = run(
        page,
        """const abort = new AbortController();
        const seen = [];
        const answer = told(solver.call("draw.experiment", given, {
          signal: abort.signal,
          onProgress: ({ done, total }) => {
            if (done) seen.push([done, total]); // before the first draw it only says that it has begun
            if (seen.length === 3) abort.abort();
          },
        }));
        const { error } = await answer;
        await solver.call("lexicon.check", { lexicon: "en", words: [] });
        return [seen, error.name];""",
        LONG,
    )
    assert error == "AbortError"
    assert len(done) == 3
    assert done[0][0] < done[1][0] < done[2][0] < done[2][1] == 1_000_000
    assert len(page.started) == 1, "a job that can be stopped costs no worker"


def test_a_request_aborted_before_it_began_is_never_sent(page):
    told = run(page, "return told(solver.call('lexicon.list', {}, { signal: AbortSignal.abort() }))")
    assert told["error"]["name"] == "AbortError"


@at_night("lists are imported and played with every change")
def test_its_own_lists_are_its_own(page):
    answers = run(
        page,
        """const other = await createSolver();
        await solver.call("lexicon.add", { id: "mine", alphabet: "en", text: "zzz\\naab" });
        await other.call("lexicon.add", { id: "mine", alphabet: "en", text: "kkk" });
        const ask = (each) => each.call("lexicon.check", { lexicon: "mine", words: ["zzz", "kkk"] });
        const stranger = await createSolver();
        const answers = [await ask(solver), await ask(other), await told(ask(stranger)),
          (await solver.call("lexicon.list")).lexicons.filter(({ id }) => id.includes("mine")),
          (await stranger.call("lexicon.list")).lexicons.filter(({ id }) => id.includes("mine")),
          await solver.call("lexicon.derive", { id: "more", lexicon: "mine", add: ["qqq"] }),
          await solver.call("lexicon.text", { lexicon: "more" }),
          await told(solver.call("lexicon.derive", { id: "en", lexicon: "mine" })),
        ];
        other.close(); stranger.close();
        return [...answers, await ask(solver)];""",
    )
    mine = {"id": "mine", "name": "mine", "language": "en", "alphabet": "en", "words": 2, "licence": ""}
    assert answers[0] == answers[8] == {"valid": {"ZZZ": True, "KKK": False}}
    assert answers[1] == {"valid": {"ZZZ": False, "KKK": True}}
    assert answers[2]["error"]["data"] == {"code": "lexicon-unknown", "field": "lexicon"}
    assert "own-" not in answers[2]["error"]["message"]
    assert answers[3] == [mine]
    assert answers[4] == []
    assert answers[5] == {"id": "more", "words": 3, "alphabet": "en"}
    assert answers[6] == {"text": "AAB\nQQQ\nZZZ\n"}
    assert answers[7]["error"]["data"]["code"] == "lexicon-taken"


def test_its_own_lists_outlive_the_worker(page):
    ask(page, "lexicon.add", {"id": "mine", "alphabet": "en", "text": "zzz\naab"})
    break_worker(page)
    answer = ask(page, "anagram.find", {"lexicon": "mine", "rack": "BAA"})["result"]
    assert answer["groups"][0]["words"] == [{"word": "AAB", "blanks": []}]


def test_a_file_can_be_imported_and_a_game_played_with_it(page):
    words = "\n".join(["cat", "dog", "tree", "house", "bread", "quart", "zebra"])
    report, action, turn = run(
        page,
        """const bytes = new File([given], "words.txt");
        const report = await solver.call("lexicon.import", { id: "file" }, { bytes });
        const record = { setup: { players: [{}, {}], lexicon: "file", seed: 4, first: 0 }, actions: [] };
        const { action } = await solver.call("tycoon.choose", { ...record, level: 1 });
        const match = await solver.call("tycoon.match", { ...record, actions: [action] });
        return [report, action, match.turn];""",
        words,
    )
    assert (report["words"], report["encoding"], report["id"]) == (7, "UTF-8", "file")
    assert turn == 0, "who has played buys or discards"
    assert action["kind"] in ("play", "pass")


def test_a_game_in_progress_brings_its_list_with_it(page):
    record = {"setup": {"players": [{}, {}], "lexicon": "en-common"}, "actions": [{"kind": "pass"}]}
    before = ask(page, "tycoon.match", record)["result"]
    break_worker(page)
    assert ask(page, "tycoon.match", record)["result"] == before
    assert before["state"]["phase"] == "discard"
