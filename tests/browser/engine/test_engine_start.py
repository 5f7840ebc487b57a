"""The engine's start: from the snapshot, without it, and when something is missing."""

import gzip

import pytest
import zstandard
from amount import at_night, some

SOLVE = {"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "ours": 3310592, "theirs": 17180, "limit": 1}
VERSION = b"0.1.0"
WORDS = 275
"""The first ancestor's published position has 276 words; one of them is SJ, which `en` leaves out."""


def test_it_starts_from_the_snapshot_and_answers_what_was_asked_before_it_was_ready(start_engine):
    engine = start_engine()
    assert engine.state()["stage"] == "idle"
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS
    assert engine.state()["startedFrom"] == "snapshot"
    assert engine.state()["stage"] == "ready"


def test_its_progress_counts_the_bytes_of_all_that_it_loads(page, start_engine, built):
    """A list that is there before Python is counted with it; here it always is."""
    snapshot, words = (
        file["url"].rpartition("/")[2] for file in (built["engine"]["snapshot"], built["engine"]["lists"]["en"])
    )
    held = []

    def hold(route):
        held.append(route)

    def let_go(request):
        for each in held if request.url.endswith(words) else ():
            each.continue_()

    page.route(f"**/{snapshot}", hold)
    page.on("requestfinished", let_go)
    engine = start_engine()
    engine.ask("letterpress.solve", SOLVE)
    states = engine.states()
    stages = [state["stage"] for state in states]
    assert stages == sorted(stages, key=["download", "start", "ready"].index)
    counted = [state["loaded"] for state in states if state["stage"] == "download"]
    assert counted
    assert counted == sorted(counted)
    files = [built["engine"][name]["bytes"] for name in ("wasm", "snapshot")]
    assert states[-1]["loaded"] == states[-1]["total"] == sum(files) + built["engine"]["lists"]["en"]["bytes"]


def test_a_start_from_the_snapshot_loads_nothing_that_only_the_plain_start_needs(page, start_engine, built):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    engine = start_engine()
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS
    names = [url.rpartition("/")[2] for url in requests if "/python/" in url]
    assert sorted(names) == sorted(built["engine"][name]["url"].rpartition("/")[2] for name in ("wasm", "snapshot"))


@pytest.mark.parametrize("how", some(["beside it", "after a stop"], 1))
def test_a_further_worker_starts_from_what_the_first_has_unpacked_and_downloads_no_python(page, start_engine, how):
    engine = start_engine()
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.route("**/python/**", lambda route: route.abort())
    if how == "beside it":
        engine.run("globalThis.engine = engine.another()")
    else:
        engine.run("engine.stop()")
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS
    assert engine.state()["startedFrom"] == "snapshot"
    assert not any("/python/" in url for url in requests)


def test_the_site_knows_its_lists_before_the_engine_is_there(start_engine):
    engine = start_engine()
    before = engine.run("engine.catalogue.map(({ id, name, words }) => [id, name, words])")
    after = engine.ask("lexicon.list", {})["result"]["lexicons"]
    assert before == [[each["id"], each["name"], each["words"]] for each in after]
    assert "en" in [id for id, *_ in before]


@pytest.mark.parametrize(
    "fault", some(["missing", "cut short", "damaged", "of another Pyodide", "of other solvers"], 1)
)
def test_without_a_sound_snapshot_it_starts_plainly_and_micropip_installs_the_solvers(
    page, watched, start_engine, fault
):
    def spoil(route):
        if fault == "missing":
            route.fulfill(status=404)
            return
        memory = bytearray(route.fetch().body())
        if fault == "cut short":
            del memory[len(memory) // 2 :]
        elif fault == "damaged":
            memory[len(memory) // 2] ^= 255
        else:
            plain = bytearray(zstandard.decompress(memory))
            if fault == "of another Pyodide":
                begin = 8 + 8 * int.from_bytes(plain[4:8], "little")  # the snapshot, after the table of its pieces
                plain[begin + 16 : begin + 24] = bytes(8)  # the first words of the build's id
            else:
                assert plain.count(VERSION) >= 1
                plain = plain.replace(VERSION, b"9.9.9")
            memory = bytearray(zstandard.ZstdCompressor(write_checksum=True).compress(plain))
        route.fulfill(body=bytes(memory))

    page.route("**/python/memory-*", spoil)
    if fault == "missing":
        watched.expect("404.*memory-")
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    engine = start_engine()
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS
    assert engine.state()["startedFrom"] == "plain"
    assert any("/micropip-" in url for url in requests)
    for name in ("pyodide", "whole"):  # the whole is for what was left out in view of the snapshot
        assert len([url for url in requests if f"/{name}.asm.wasm-" in url]) == 1, "it is as good as it was"


@at_night("a snapshot that is missing is done without in every change")
def test_a_snapshot_that_the_browser_refuses_is_done_without(page, start_engine):
    restoring = "restoreSnapshot=function"
    refused = []

    def refuse(route):
        code = route.fetch().text()
        refused.extend([restoring] * code.count(restoring))
        code = code.replace(restoring, "restoreSnapshot=()=>{throw new Error('no')},globalThis.was=function")
        route.fulfill(body=code, content_type="text/javascript")

    page.route("**/code/python-*.js", refuse)
    engine = start_engine()
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS
    assert engine.state()["startedFrom"] == "plain"
    assert refused == [restoring]


@pytest.mark.parametrize(
    ("what", "fault"),
    some(
        [
            ("*.asm.wasm-*", "missing"),
            ("*.asm.wasm-*", "damaged"),
            ("*.asm.wasm-*", "of zeros"),
            ("{memory-,library-}*", "missing"),
            ("{memory-,library-}*", "damaged"),
            ("{memory-,micropip-*/}*", "missing"),
            ("worker-*.js", "missing"),
            ("code/{python,zstandard}-*.js", "missing"),
        ],
        2,
    ),
)
def test_a_start_that_cannot_succeed_says_so_and_can_be_tried_again(page, watched, start_engine, what, fault):
    def spoil(route):
        if fault == "missing":
            route.fulfill(status=404)
            return
        content = route.fetch().body()
        zeros = bytes(len(content))
        route.fulfill(body=gzip.compress(zeros, 9) if fault == "of zeros" else zeros)

    watched.expect("404 .*(wasm|memory|library|micropip|worker|python|zstandard)-")
    if "library" in what:  # Python's last words
        watched.expect("Fatal Python error|Python runtime state|No module named 'encodings'|code/python-")
    page.route(f"**/{what}", spoil)
    engine = start_engine()
    answer = engine.ask("lexicon.list", {})
    sentence = "The solver could not be started. Check the connection and try again."
    assert answer["error"] == {"name": "EngineError", "message": sentence, "code": -32001} | {
        "data": answer["error"]["data"]
    }
    assert engine.state()["stage"] == "failed"
    assert engine.state()["error"]["message"] == sentence
    page.unroute_all(behavior="ignoreErrors")
    engine.run("engine.retry()")
    engine.wait_for("ready")
    assert engine.ask("letterpress.solve", SOLVE)["result"]["words"] == WORDS


def test_a_start_that_hangs_fails_after_a_while(page, start_engine):
    page.route("**/pyodide.asm.wasm-*", lambda route: None)
    engine = start_engine(patience=1500)
    assert engine.ask("lexicon.list", {})["error"]["name"] == "EngineError"
    assert engine.state()["stage"] == "failed"
    page.unroute_all(behavior="ignoreErrors")
