"""The conversation: JSON-RPC in, answers, progress and cancellation out; and the command line around it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.jobs import Progress, finish
from tilewise.lexicon import Lexicon, Library
from tilewise.rpc import Session


class Counting(Engine):
    """An engine with a job that counts, one that fails, and a method with a fault."""

    def __init__(self):
        super().__init__(Library(None))
        self.closed = False

        def count(fields):
            total = fields.integer("to", least=0)
            fields.done()
            return steps(total)

        def steps(total):
            try:
                for done in range(total):
                    yield Progress(done, total, {"so far": done})
            finally:
                self.closed = True
            return {"counted": total}

        def fault(fields):
            raise ZeroDivisionError("by zero")

        self.methods = {**self.methods, "count": count, "fault": fault}


@pytest.fixture
def engine():
    return Counting()


@pytest.fixture
def session(engine):
    return Session(engine)


def send(session, **message):
    return [json.loads(line) for line in session.receive(json.dumps({"jsonrpc": "2.0", **message})).splitlines()]


def steps(session):
    while session.busy:
        yield from (json.loads(line) for line in session.step(0).splitlines())


def test_a_request_gets_one_response_with_its_id(session):
    (answer,) = send(session, id="a7", method="lexicon.list", params={})
    assert answer == {"jsonrpc": "2.0", "id": "a7", "result": {"lexicons": []}}


@pytest.mark.parametrize(
    ("text", "number", "code"),
    [
        ("{", -32700, "parse"),
        ("[]", -32600, "invalid-request"),
        ('{"id": 1}', -32600, "invalid-request"),
        ('{"id": true, "method": "lexicon.list"}', -32600, "invalid-request"),
        ('{"method": "lexicon.list"}', -32600, "invalid-request"),
        ('{"id": 1, "method": "no.such"}', -32601, "method-unknown"),
        ('{"id": 1, "method": "lexicon.list", "params": [1]}', -32602, "wrong-type"),
        ('{"id": 1, "method": "lexicon.list", "params": {"x": 1}}', -32602, "unknown-field"),
        ('{"id": 1, "method": "lexicon.check", "params": {"lexicon": "en"}}', -32602, "lexicon-unknown"),
        ('{"id": 1, "method": "fault", "params": {}}', -32603, "internal"),
    ],
)
def test_what_cannot_be_answered_gets_a_number_a_code_and_a_sentence(session, text, number, code):
    error = json.loads(session.receive(text))["error"]
    assert (error["code"], error["data"]["code"]) == (number, code)
    assert error["message"].endswith(".") or code == "internal"
    assert not session.busy


def test_a_job_reports_and_ends_with_one_result(session):
    assert send(session, id=1, method="count", params={"to": 3}) == []
    *reports, last = steps(session)
    assert [each["params"]["value"]["done"] for each in reports] == [0, 1, 2]
    assert reports[0]["params"] == {
        "token": 1,
        "value": {"kind": "report", "done": 0, "total": 3, "partial": {"so far": 0}},
    }
    assert last == {"jsonrpc": "2.0", "id": 1, "result": {"counted": 3}}


def test_a_job_can_be_cancelled_after_any_step(engine, session):
    for stop in range(3):
        engine.closed = False
        send(session, id=1, method="count", params={"to": 3})
        for _ in range(stop + 1):
            session.step(0)
        (answer,) = send(session, method="$/cancelRequest", params={"id": 1})
        assert (answer["id"], answer["error"]["code"]) == (1, -32800)
        assert engine.closed
        assert not session.busy


def test_cancelling_what_does_not_run_says_nothing(session):
    assert send(session, method="$/cancelRequest", params={"id": 9}) == []
    assert send(session, method="$/cancelRequest", params=None) == []


def test_two_jobs_run_side_by_side(session):
    send(session, id=1, method="count", params={"to": 2})
    send(session, id=2, method="count", params={"to": 4})
    results = [each["id"] for each in steps(session) if "result" in each]
    assert results == [1, 2]


def test_a_request_is_answered_while_a_job_runs(session):
    send(session, id=1, method="count", params={"to": 5})
    session.step(0)
    assert send(session, id=2, method="lexicon.list")[0]["result"] == {"lexicons": []}
    assert [each["id"] for each in steps(session) if "result" in each] == [1]


def test_finish_runs_a_job_to_its_end(engine):
    assert finish(engine.call("count", {"to": 2})) == {"counted": 2}


def test_a_packed_list_is_used_once_it_is_put(session):
    session.set_catalogue(
        json.dumps(
            [{"id": "mini", "name": "Mini", "language": "en", "alphabet": "en", "words": 1, "licence": "", "file": "x"}]
        )
    )
    ask = {"method": "lexicon.check", "params": {"lexicon": "mini", "words": ["qi"]}}
    assert send(session, id=1, **ask)[0]["error"]["data"]["code"] == "lexicon-not-loaded"
    assert not session.has_lexicon("mini")
    session.put_lexicon("mini", Lexicon.from_words(["qi"], alphabet("en")).pack())
    assert session.has_lexicon("mini")
    assert send(session, id=2, **ask)[0]["result"] == {"valid": {"QI": True}}
    assert [each["id"] for each in send(session, id=3, method="lexicon.list")[0]["result"]["lexicons"]] == ["mini"]


def test_adding_a_list_reports_what_was_refused(session):
    text = "\n".join(["good", *["b4d"] * 150])
    result = send(session, id=1, method="lexicon.add", params={"id": "mine", "alphabet": "en", "text": text})[0][
        "result"
    ]
    assert (result["words"], result["rejected_count"], len(result["rejected"])) == (1, 150, 100)
    assert result["rejected"][0] == {"line": 2, "text": "b4d", "reason": "“4” is not a letter of the English alphabet."}


def test_a_shipped_lists_name_is_taken():
    session = Session()
    error = send(session, id=1, method="lexicon.add", params={"id": "en", "alphabet": "en", "text": "qi"})[0]["error"]
    assert error["data"] == {"code": "lexicon-taken", "field": "id"}


class TestCommandLine:
    @staticmethod
    def run(*arguments, stdin=""):
        source = Path(__file__).parents[2] / "pysrc"
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "ascii"}
        command = [sys.executable, "-m", "tilewise", *arguments]
        return subprocess.run(command, input=stdin.encode(), capture_output=True, check=False, env=environment)

    def test_rpc_answers_line_by_line_in_order(self):
        lines = [
            json.dumps({"id": i, "method": "lexicon.check", "params": {"lexicon": "tr", "words": ["ılık"]}})
            for i in (1, 2)
        ]
        done = self.run("rpc", stdin="\n".join([*lines, "", "{"]))
        first, second, third = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
        assert (first["id"], second["id"], first["result"]) == (1, 2, {"valid": {"ILIK": True}})
        assert third["error"]["code"] == -32700
        assert done.returncode == 0

    def test_call_prints_the_result(self):
        board = {"lexicon": "en", "board": "msgzxcbjlqblmgeppjxmjynxs", "ours": 3310592, "theirs": 17180, "limit": 1}
        answer = json.loads(self.run("call", "letterpress.solve", stdin=json.dumps(board)).stdout)
        assert (answer["words"], [play["word"] for play in answer["plays"]]) == (275, ["CLYPE"])

    def test_call_says_why_not(self):
        done = self.run("call", "letterpress.solve", stdin='{"lexicon": "en-common", "board": "abc"}')
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode().strip() == "tilewise call: board: The board needs 25 letters; there are 3."

    def test_call_refuses_what_is_not_json(self):
        done = self.run("call", "lexicon.list", stdin="nonsense")
        assert done.returncode == 2
        assert done.stderr.decode().startswith("tilewise call: the params on stdin are not JSON")
