"""What the build leaves out of Python's WebAssembly (web/build/functions.ts), and the way back for who needs it."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import build
import embed_samples
import pytest
import zstandard
from amount import at_night
from functions.__main__ import prepare_golden
from tests.browser.conftest import BELOW, EngineOnPage, Handler, is_cached, wait_until

CODE, DATA = 10, 11
"""The sections of functions' bodies, and of what is put into memory."""

TRAP = b"\x00\x00\x0b"
"""A body without variables that stops at once, and its end."""

INFLATE = b"incorrect header check\0"
"""What zlib's `inflate` alone has to say. Pictures in PNG are read with it, and nothing else is."""

SOLVE = {"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "ours": 3310592, "theirs": 17180, "limit": 1}
PICTURE = "letterpress.read_image", embed_samples.drawn("letterpress.read_image")


BREAKING_OFF = (
    "Pyodide has suffered a fatal error|The cause of the fatal error|unreachable|goes on with the whole"
    "|Recursive call to fatal_error|NoGilError"  # at what the worker still holds of Python
)
"""What the console says of it."""


class Reader:
    """Reads the numbers of a WebAssembly file."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    def number(self) -> int:
        value = shift = 0
        while True:
            bits = self.content[self.at]
            self.at += 1
            value |= (bits & 127) << shift
            shift += 7
            if bits < 128:
                return value

    def place(self) -> slice:
        """Give where so many bytes are, and go on after them."""
        length = self.number()
        self.at += length
        return slice(self.at - length, self.at)


def sections(wasm: bytes) -> dict[int, slice]:
    reader, found = Reader(wasm, 8), {}
    while reader.at < len(wasm):
        id = reader.number()
        found[id] = reader.place()
    return found


def bodies(wasm: bytes) -> list[slice]:
    reader = Reader(wasm, sections(wasm)[CODE].start)
    return [reader.place() for _ in range(reader.number())]


def signed(value: int) -> bytes:
    """A constant as an instruction has it."""
    encoded = bytearray()
    while True:
        bits, value = value & 127, value >> 7
        if (value, bits & 64) in ((0, 0), (-1, 64)):
            return bytes([*encoded, bits])
        encoded.append(bits | 128)


def address(wasm: bytes, text: bytes) -> int:
    """Where a text is in memory."""
    reader = Reader(wasm, sections(wasm)[DATA].start)
    for _ in range(reader.number()):
        assert reader.number() == 0
        assert reader.content[reader.at] == 0x41
        reader.at += 1
        begin = reader.number()
        reader.at += 1  # the end of the address
        place = reader.place()
        if (at := wasm.find(text, place.start, place.stop)) >= 0:
            return begin + at - place.start
    raise AssertionError(text)


def without(wasm: bytes, text: bytes) -> bytes:
    """The file without the function that has this text to say; it stays as long as it was."""
    says = b"\x41" + signed(address(wasm, text))
    [body] = [each for each in bodies(wasm) if says in wasm[each]]
    length = body.stop - body.start
    return wasm[: body.start] + TRAP[:2] + b"\x01" * (length - 3) + TRAP[2:] + wasm[body.stop :]  # 1 does nothing


@pytest.fixture(scope="module")
def files(dist: Path, built: dict[str, Any]) -> dict[str, bytes]:
    """The file that every visit has, and the whole."""
    places = {name: dist / "code" / built["engine"][name]["url"] for name in ("wasm", "whole")}
    return {name: zstandard.decompress(place.read_bytes()) for name, place in places.items()}


@pytest.fixture
def lacking(
    serve: Any, watched: Any, page: Any, built: dict[str, Any], files: dict[str, bytes]
) -> Iterator[EngineOnPage]:
    """An engine whose WebAssembly has been cut too much: it cannot read pictures."""
    name = built["engine"]["wasm"]["url"].removeprefix("../")
    cut = without(files["wasm"], INFLATE)

    class Cutting(Handler):
        def do_GET(self) -> None:
            if self.path != BELOW + name:
                return super().do_GET()
            self.send_response(200)  # of what length is not said, and unpacked, as some hosts do
            self.send_header("Content-Type", "application/wasm")
            self.end_headers()
            self.wfile.write(cut)

    server = serve(handler=Cutting)
    watched.also("{0.scheme}://{0.netloc}".format(urlsplit(server.address)))
    watched.expect(BREAKING_OFF)
    return EngineOnPage(page, server.address, built)


def whole_files(page: Any) -> list[str]:
    """Hear of every request for the whole file."""
    asked: list[str] = []
    page.on("request", lambda request: "/whole.asm.wasm-" in request.url and asked.append(request.url))
    return asked


def test_the_build_changes_nothing_but_what_functions_do(files):
    cut, whole = files["wasm"], files["whole"]
    places = [sections(wasm) for wasm in (cut, whole)]
    assert list(places[0]) == list(places[1])
    differ = [id for id in places[0] if cut[places[0][id]] != whole[places[1][id]]]
    assert differ == [CODE]
    left, before = ([wasm[each] for each in bodies(wasm)] for wasm in (cut, whole))
    assert len(left) == len(before)
    assert {one for one, other in zip(left, before, strict=True) if one != other} == {TRAP}
    assert sum(map(len, left)) < 0.6 * sum(map(len, before))


def test_a_profile_of_another_pyodide_leaves_nothing_out_and_that_is_said(tmp_path, files):
    other = bytearray(files["whole"])
    other[bodies(files["whole"])[0].stop - 2] ^= 1
    file = tmp_path / "pyodide.asm.wasm"
    file.write_bytes(other)
    command = ["node", "build/run.mjs", "cut", tmp_path]
    said = subprocess.run(command, cwd=build.WEB, capture_output=True, text=True, check=True).stdout
    assert "nothing is left out" in said
    assert file.read_bytes() == other
    assert list(tmp_path.iterdir()) == [file]
    file.write_bytes(files["whole"])
    assert not subprocess.run(command, cwd=build.WEB, capture_output=True, text=True, check=True).stdout
    assert file.read_bytes() == files["wasm"]
    assert (tmp_path / "whole.asm.wasm").read_bytes() == files["whole"]


def test_the_garbage_collector_needs_nothing_that_is_left_out(tmp_path, files):
    prepare_golden(tmp_path, files["wasm"])
    command = ["node", build.ROOT / "tests/functions/node.mjs", tmp_path, "collector", tmp_path / "ran.json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr[-2000:]


@at_night("the golden cases hold in CPython with every change, and each method's example in the page's own Python")
def test_the_golden_cases_need_nothing_that_is_left_out(tmp_path, files):
    prepare_golden(tmp_path, files["wasm"])
    command = ["node", build.ROOT / "tests/functions/node.mjs", tmp_path, "golden", tmp_path / "ran.json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr[-2000:]


def test_a_question_that_needs_what_is_left_out_is_answered_with_the_whole_and_so_are_all_after_it(page, lacking):
    asked = whole_files(page)
    assert lacking.ask("letterpress.solve", SOLVE)["result"]["words"]
    assert not asked
    assert len(lacking.ask(*PICTURE)["result"]["squares"]) == 25
    assert len(asked) == 1
    assert lacking.run("workers.length") == 2
    assert lacking.state()["stage"] == "ready"
    assert lacking.state()["startedFrom"] == "snapshot"
    lacking.run("globalThis.engine = engine.another()")
    assert len(lacking.ask(*PICTURE)["result"]["squares"]) == 25
    assert (len(asked), lacking.run("workers.length")) == (1, 3)


@at_night("test_a_question_that_needs_what_is_left_out_is_answered_with_the_whole")
def test_work_under_way_is_done_though_another_question_needs_what_is_left_out(page, lacking):
    lacking.ask("letterpress.solve", SOLVE)
    answers = lacking.run(
        "async ([picture, job]) => Promise.all([ask(...job), ask(...picture)])",
        [PICTURE, ("draw.experiment", {"lexicon": "en", "draws": 20000, "size": 5, "seed": 1})],
    )
    assert all("result" in answer for answer in answers), answers
    assert lacking.run("workers.length") == 2


def test_where_the_whole_does_not_come_that_question_alone_is_refused_and_asked_again_when_it_does(
    page, watched, lacking
):
    page.route("**/whole.asm.wasm-*", lambda route: route.abort())
    watched.expect("ERR_FAILED|Failed to load")
    lacking.run("params => { globalThis.solving = ask('letterpress.solve', params) }", SOLVE)
    error = lacking.ask(*PICTURE)["error"]
    sentence = "This needs a part of the solver that is not on this device yet. Check the connection and try again."
    assert (error["message"], error["data"]["code"]) == (sentence, "engine-lacks-part")
    assert lacking.run("solving")["result"]["words"]
    assert lacking.ask("letterpress.solve", SOLVE)["result"]["words"]
    page.unroute_all(behavior="ignoreErrors")
    assert len(lacking.ask(*PICTURE)["result"]["squares"]) == 25


def test_the_one_file_has_the_whole(dist, built):
    html = (dist / "tilewise.html").read_text("utf-8")
    places = {name: f'id="embedded:{built["engine"][name]["url"].removeprefix("../")}"' for name in ("wasm", "whole")}
    assert {name: html.count(place) for name, place in places.items()} == {"wasm": 0, "whole": 1}


@at_night("a first visit is kept, and what is left out is fetched when it is needed, with every change")
def test_the_whole_is_kept_once_it_was_needed(open_context, own_server, built):
    """What keeps it is the rule for all that is used; here it is asked for as the worker does."""
    context = open_context(own_server.address).context
    page = context.new_page()
    page.goto(f"{own_server.address}#draw")
    wait_until(page, lambda: page.evaluate("() => navigator.serviceWorker.controller !== null"))
    address = own_server.address + built["engine"]["whole"]["url"].removeprefix("../")
    page.evaluate("async (address) => { await (await fetch(address)).arrayBuffer() }", address)
    is_cached(page, "/whole.asm.wasm-")
    own_server.stop()
    assert (
        page.evaluate("async (address) => (await (await fetch(address)).arrayBuffer()).byteLength", address)
        == (built["engine"]["whole"]["unpacked"])
    )
