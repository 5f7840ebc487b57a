"""Requests to a running engine: superseded, aborted, long, failing, and when the worker dies under them."""

import io
import zipfile
from collections.abc import Callable

import pytest
from amount import at_night, some
from tests.browser.conftest import wait_until

BOARD = "pnsenahmuortfhigcscwpdoea"

PATIENCE = 500
"""Milliseconds that a cancelled request may still take."""

LONGEST_SILENCE = 60_000
"""Milliseconds after which an engine that owes an answer and says nothing is taken for dead."""


def solve(**more: object) -> dict[str, object]:
    return {"lexicon": "en", "board": BOARD, "ours": 0, "theirs": 0, "limit": 1, **more}


COUNT_TIMERS = """() => {
    const { setTimeout, clearTimeout } = globalThis;
    Object.assign(globalThis, {
        fired: 0,
        timers: new Set(),
        setTimeout(act, after) {
            const timer = setTimeout(() => {
                act();
                fired += 1;
                timers.delete(timer);
            }, after);
            timers.add(timer);
            return timer;
        },
        clearTimeout(timer) {
            timers.delete(timer);
            clearTimeout(timer);
        },
    });
}"""
"""Has a worker count in `fired` the timers that have run out, with those that have not in `timers`."""


@pytest.fixture
def engine(start_engine):
    """An engine that is ready and has its list."""
    engine = start_engine()
    assert "result" in engine.ask("letterpress.solve", solve())
    return engine


def test_a_newer_request_of_the_same_view_takes_the_place_of_the_older(engine):
    answers = engine.run(
        """async ([params]) => {
            const plays = (ours) => ask("letterpress.solve", { ...params, ours }, { view: "plays" });
            const other = ask("letterpress.solve", params, { view: "another" });
            return Promise.all([...Array.from({ length: 20 }, (_, i) => plays(i)), other]);
        }""",
        [solve()],
    )
    assert [each["error"]["name"] for each in answers[:19]] == ["AbortError"] * 19
    assert answers[19]["result"]["position"]["score"] == [3, 0]  # 19 is 10011 in binary
    assert "result" in answers[20]


@at_night("a newer request takes the place of the older with every change")
def test_superseded_requests_that_have_not_begun_are_not_computed(engine):
    computed = engine.run(
        """async ([params]) => {
            const before = computed;
            for (let i = 0; i < 30; i++) ask("letterpress.solve", { ...params, ours: i }, { view: "plays" });
            await ask("letterpress.solve", params, { view: "plays" });
            return computed - before;
        }""",
        [solve()],
    )
    assert 1 <= computed < 10, "the last, and what had begun before its successor came"


def test_requests_of_a_batch_go_in_one_message_and_are_answered_one_by_one(engine):
    sent, order, times = engine.run(
        """async ([params]) => {
            const [sent, order] = [[], []];
            const { postMessage } = Worker.prototype;
            Worker.prototype.postMessage = function (message, ...more) {
                sent.push(Array.isArray(message) ? message.length : message.method);
                postMessage.call(this, message, ...more);
            };
            const answers = engine.batch([
                { method: "crossword.solve", params, view: "plays" },
                { method: "lexicon.check", params: { lexicon: "en", words: ["qi"] }, view: "judge" },
            ]);
            const told = async (answer, i) => {
                const { milliseconds } = await answer;
                order.push([i, engine.state.stage]);
                return milliseconds;
            };
            return [sent, order, await Promise.all(answers.map(told))];
        }""",
        [{"lexicon": "en", "board": ["." * 15] * 15, "rack": "AEINRS?"}],
    )
    assert sent == [2]
    assert [i for i, _ in order] == [0, 1]
    assert times[1] < times[0], "of the one that is heavy and the one that is light"


@at_night("requests are aborted with every change")
def test_a_request_that_is_aborted_while_its_list_loads_costs_no_worker(page, engine):
    waiting = []

    def hold(route):
        waiting.append(route)

    page.route("**/lists/de-*", hold)
    page.clock.install()
    engine.run(
        """() => {
            globalThis.controller = new AbortController();
            globalThis.answer = ask("lexicon.check", { lexicon: "de", words: [] }, { signal: controller.signal });
            workers[0].addEventListener("message", ({ data }) => {
                globalThis.hasStopped ||= JSON.stringify(data).includes("-32800");
            });
        }"""
    )
    wait_until(page, lambda: waiting)
    assert engine.run("() => (controller.abort(), answer)")["error"]["name"] == "AbortError"
    page.wait_for_function("() => globalThis.hasStopped")  # or the clock would leave the worker no time to say so
    page.clock.fast_forward(2 * PATIENCE)
    assert (engine.run("workers.length"), len(waiting)) == (1, 1)
    waiting[0].continue_()
    german = {"lexicon": "de", "words": ["haus"]}
    assert engine.ask("lexicon.check", german)["result"] == {"valid": {"HAUS": True}}


def test_what_it_reads_ahead_while_nobody_asks_changes_no_answer_and_stops_for_a_request(start_engine):
    engine = start_engine()
    engine.ask("lexicon.list", {})
    [worker] = engine.page.workers
    worker.evaluate(COUNT_TIMERS)  # before there is a list that could be read
    first = engine.ask("letterpress.solve", solve())
    wait_until(engine.page, lambda: worker.evaluate("fired > 0"))  # it has begun to read
    while_reading = engine.ask("letterpress.solve", solve())
    wait_until(engine.page, lambda: worker.evaluate("fired > 2 && timers.size === 0"))  # nothing is left to read
    assert first == while_reading == engine.ask("letterpress.solve", solve())


def test_an_aborted_request_ends_at_once(engine):
    name = engine.run(
        """async ([params]) => {
            const controller = new AbortController();
            const answer = ask("letterpress.solve", params, { signal: controller.signal });
            controller.abort();
            return (await answer).error.name;
        }""",
        [solve()],
    )
    assert name == "AbortError"
    assert "result" in engine.ask("letterpress.solve", solve())


def test_a_refused_request_says_what_is_wrong_and_where(engine):
    error = engine.ask("letterpress.solve", solve(board="abc"))["error"]
    assert (error["name"], error["code"], error["data"]["code"]) == ("EngineError", -32602, "board-length")
    assert "25" in error["message"]


@at_night("test_site_faults.py::test_a_list_that_does_not_come_is_told_of_beside_a_button")
def test_a_list_that_cannot_be_loaded_is_an_error_at_its_chooser_and_can_be_asked_for_again(page, watched, engine):
    watched.expect("404.*lists/tr-")
    page.route("**/lists/tr-*", lambda route: route.fulfill(status=404))
    turkish = {"lexicon": "tr", "words": ["kalem"]}
    error = engine.ask("lexicon.check", turkish)["error"]
    assert error["data"] == {"code": "list-unavailable", "field": "lexicon"}
    assert "Turkish" in error["message"]
    page.unroute_all(behavior="ignoreErrors")
    assert engine.ask("lexicon.check", turkish)["result"] == {"valid": {"KALEM": True}}
    assert engine.state()["stage"] == "ready"


def test_loading_a_list_shows_its_name_and_bytes(engine, built):
    seen = len(engine.states())
    engine.ask("lexicon.check", {"lexicon": "de", "words": ["haus"]})
    loading = [each for each in engine.states()[seen:] if each["stage"] == "list"]
    assert loading[-1]["loaded"] == loading[-1]["total"] == built["engine"]["lists"]["de"]["bytes"]
    assert loading[-1]["what"] == built["engine"]["lists"]["de"]["name"]


@pytest.mark.parametrize(
    "death",
    some(
        [
            "setTimeout(() => { throw new Error('out of memory') })",
            "self.close()",
            "for (;;);",
        ],
        2,
    ),
)
def test_a_worker_that_dies_or_hangs_is_replaced_and_what_it_owed_is_answered(page, engine, death):
    [worker] = page.workers
    page.clock.install()
    worker.evaluate(f"setTimeout(() => {{ {death} }})")
    engine.run("params => { globalThis.answer = ask('letterpress.solve', params) }", solve())
    if "throw" not in death:  # nothing tells of it
        page.clock.fast_forward(LONGEST_SILENCE)
    assert "result" in engine.run("answer")
    assert engine.run("workers.length") == 2
    assert engine.state()["stage"] == "ready"


def test_a_request_under_which_two_workers_die_fails_with_a_sentence(page, engine):
    engine.run(
        """() => {
            const { postMessage } = Worker.prototype;
            Worker.prototype.postMessage = function (message) {
                if (message.method !== "lexicon.list") postMessage.call(this, message);
            };
            globalThis.answer = ask("lexicon.list", {});
            globalThis.kill = (worker) => worker.onerror({ message: "killed", preventDefault() {} });
        }"""
    )
    engine.run("kill(workers[0])")
    page.wait_for_function("() => workers.length === 2 && engine.state.stage === 'ready'")
    engine.run("kill(workers[1])")
    error = engine.run("answer")["error"]
    assert error["message"] == "The solver broke off twice at this request. Please report it, with the position."
    assert "result" in engine.ask("letterpress.solve", solve())


def test_stopping_aborts_what_is_open_and_the_next_request_starts_anew(engine):
    answer = engine.run("() => { const open = ask('lexicon.list', {}); engine.stop(); return open; }")
    assert answer["error"]["name"] == "AbortError"
    assert engine.state()["stage"] == "idle"
    assert "result" in engine.ask("letterpress.solve", solve())


LONG_WORK = """

from .jobs import Progress

def _count(params, library):
    total = params["total"]
    for done in range(total):
        if done == 1000 and STUCK:
            import js

            js.BroadcastChannel.new("stuck").postMessage(done)
            sum(range(STUCK))
        yield Progress(done, total)
    return {"counted": total}

_without_count = Engine.__init__

def _with_count(self, *libraries):
    _without_count(self, *libraries)
    self.methods = {**self.methods, "test.count": _count}

Engine.__init__ = _with_count
"""
"""What makes `test.count`, a job that counts, one step a number, out of the end of api.py."""


@pytest.fixture
def counting_engine(page, watched, start_engine) -> Callable[[int], object]:
    """An engine with the job `test.count`, which can get stuck at 1,000: from a changed wheel, without snapshot."""

    def start(stuck: int = 0):
        def change(route):
            changed = io.BytesIO()
            with zipfile.ZipFile(io.BytesIO(route.fetch().body())) as wheel, zipfile.ZipFile(changed, "w") as copy:
                for name in wheel.namelist():
                    text = wheel.read(name)
                    if name == "tilewise/api.py":
                        text += LONG_WORK.replace("STUCK", str(stuck)).encode()
                    copy.writestr(name, text)
            route.fulfill(body=changed.getvalue())

        watched.expect("404.*memory-")
        page.route("**/python/memory-*", lambda route: route.fulfill(status=404))
        page.route("**/wheel-*/*.whl", change)
        engine = start_engine()
        assert "result" in engine.ask("test.count", {"total": 1})
        return engine

    return start


def test_long_work_reports_on_the_way_and_lets_other_requests_through(counting_engine):
    engine = counting_engine()
    answers = engine.run(
        """async () => {
            const order = [];
            const long = ask("test.count", { total: 100_000 }).then((answer) => order.push(answer.result.counted));
            while (!reports.some(({ total }) => total > 1)) await new Promise(requestAnimationFrame);
            const short = ask("lexicon.list", {}).then(() => order.push("short"));
            await Promise.all([long, short]);
            return order;
        }"""
    )
    assert answers == ["short", 100_000]
    reports = engine.run("reports")
    assert len(reports) > 2
    assert all(each["kind"] == "report" and each["total"] in {1, 100_000} for each in reports)


@at_night("test_embed_solver.py::test_long_work_tells_how_far_it_is_and_ends_when_it_is_aborted")
def test_long_work_ends_when_it_is_cancelled_and_the_worker_stays(counting_engine):
    engine = counting_engine()
    engine.page.clock.install()
    name = engine.run(
        """async () => {
            const controller = new AbortController();
            const onProgress = () => controller.abort();
            const answer = ask("test.count", { total: 1e9 }, { signal: controller.signal, onProgress });
            const { name } = (await answer).error;
            await ask("lexicon.list", {});
            return name;
        }"""
    )
    assert name == "AbortError"
    engine.page.clock.fast_forward(PATIENCE)
    assert engine.run("workers.length") == 1


LETTERS = {letter: [4, 1 + i % 9] for i, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}


@at_night("embed/test_embed_solver.py ends long work with every change")
@pytest.mark.parametrize(
    ("method", "params"),
    some(
        [
            (
                "crossword.solve",
                {"board": "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15", "rack": "EINRS??", "limit": None},
            ),
            ("draw.solve", {"rack": "QWERTYUIO??????", "bag": {**LETTERS, "?": [6, 0]}}),
            ("finders.race", {"rack": "GARDENS", "finders": ["trie"]}),
            ("tycoon.solve", {"hand": "AEINRST", "pool": "LOD", "patents": "VXZ", "limit": 1000}),
            ("tycoon.replace", {"hand": "AEINRST", "pool": "LOD", "patents": "QVXZ"}),
            ("letterpress.solve", {"board": BOARD, "limit": None}),
            ("draw.experiment", {"draws": 1000, "size": 12}),
        ],
        2,
    ),
)
def test_what_takes_seconds_ends_when_it_is_cancelled_and_the_worker_stays(engine, method, params):
    engine.page.clock.install()
    name = engine.run(
        """async ([method, params]) => {
            const controller = new AbortController();
            const answer = ask(method, params, { signal: controller.signal });
            await ask("lexicon.list", {}); // which is answered in one of its pauses
            controller.abort();
            const { name } = (await answer).error;
            await ask("lexicon.list", {});
            return name;
        }""",
        [method, {"lexicon": "en", **params}],
    )
    assert name == "AbortError"
    engine.page.clock.fast_forward(PATIENCE)
    assert engine.run("workers.length") == 1


@at_night("engine/client.test.ts has it without a browser, and a worker that hangs is tried with every change")
def test_work_that_does_not_end_half_a_second_after_it_was_cancelled_costs_the_worker(counting_engine):
    engine = counting_engine(stuck=10**10)
    clock = engine.page.clock
    clock.install()
    engine.run(
        """async () => {
            const channel = new BroadcastChannel("stuck");
            const isStuck = new Promise((resolve) => (channel.onmessage = resolve));
            globalThis.controller = new AbortController();
            globalThis.stuck = ask("test.count", { total: 1e9 }, { signal: controller.signal });
            await isStuck;
            globalThis.patient = ask("lexicon.list", {});
        }"""
    )
    clock.pause_at(engine.run("Date.now() / 1000") + 1)
    assert engine.run("() => (controller.abort(), stuck)")["error"]["name"] == "AbortError"
    clock.run_for(PATIENCE - 1)
    assert engine.run("workers.length") == 1
    clock.run_for(1)
    assert engine.run("workers.length") == 2
    assert "result" in engine.run("patient")
