"""The conversation: JSON-RPC in, answers, progress and cancellation out; and the command line around it."""

import json
import subprocess

import pytest
from amount import some
from unit.command_line import HANGS, command, environment

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.contract.bounds import BATCH, JOBS
from tilewise.jobs import Progress
from tilewise.lexicon import Lexicon, Library
from tilewise.rpc import Session


class Counting(Engine):
    """An engine with a job that counts, and methods with faults."""

    def __init__(self):
        super().__init__(Library(None))
        self.closed = False

        def count(params, library):
            return steps(params["to"])

        def steps(total):
            try:
                yield None
                for done in range(total):
                    yield Progress(done, total, {"so far": done})
            finally:
                self.closed = True
            return {"counted": total}

        def fault(params, library):
            raise ZeroDivisionError("by zero")

        def give(params, library):
            return {"given": params["this"]}

        def no_json(params, library):
            fault = params["what"]
            yield None
            return {"number": {"nan": float("nan"), "huge": 10**5000, "set": {1}}[fault]}

        def stubborn(params, library):
            try:
                yield None
                yield None
            finally:
                raise ZeroDivisionError("while closing")

        def listed(params, library):
            yield None
            return params

        own = {"listed": listed, "count": count, "fault": fault, "give": give, "no json": no_json, "stubborn": stubborn}
        self.methods = {**self.methods, **own}


@pytest.fixture
def engine():
    return Counting()


@pytest.fixture
def session(engine):
    return Session(engine)


def read(lines):
    return [json.loads(line) for line in lines.split("\n") if line]


def send(session, **message):
    return read(session.receive(json.dumps({"jsonrpc": "2.0", **message})))


def steps(session):
    while session.busy:
        yield from read(session.step(0))


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
        ('{"id": null, "method": "lexicon.list"}', -32600, "invalid-request"),
        ('{"id": 1, "method": "no.such"}', -32601, "method-unknown"),
        ('{"id": 1, "method": "lexicon.list", "params": [1]}', -32602, "wrong-type"),
        ('{"id": 1, "method": "lexicon.list", "params": {"x": 1}}', -32602, "unknown-field"),
        ('{"id": 1, "method": "lexicon.check", "params": {"lexicon": "en", "words": []}}', -32602, "lexicon-unknown"),
        ('{"id": 1, "method": "fault", "params": {}}', -32603, "internal"),
        ("[" * 100_000, -32700, "parse"),
        (b'{"id": 1, "method": "lexicon.list\xff"}', -32700, "parse"),
        ('{"id": 1.5, "method": "lexicon.list"}', -32600, "invalid-request"),
        ('{"id": [1], "method": "lexicon.list"}', -32600, "invalid-request"),
        ('{"id": 1e999, "method": "lexicon.list"}', -32600, "invalid-request"),
        ('{"id": %s, "method": "lexicon.list"}' % ("9" * 5000), -32600, "invalid-request"),
        ('{"id": 1, "method": "give", "params": {"this": NaN}}', -32602, "not-a-number"),
        ('{"id": 1, "method": "give", "params": {"this": [-Infinity, 1]}}', -32602, "not-a-number"),
        ('{"id": 1, "method": "give", "params": {"this": {"a": 1e999}}}', -32602, "not-a-number"),
        ('{"id": 1, "method": "give", "params": {"this": %s}}' % ("9" * 5000), -32602, "not-a-number"),
        (f'{{"id": 1, "method": "give", "params": {{"this": {"[" * 500}0{"]" * 500}}}}}', -32602, "too-deep"),
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


@pytest.mark.parametrize("message", ['{"method": "lexicon.list"}', '{"method": "no.such", "params": 7}'])
def test_a_notification_is_never_answered(session, message):
    assert session.receive(message) == ""
    first, last = session.receive(f'[{message}, {{"id": 1, "method": "lexicon.list"}}, {{"id": 2}}]').split("\n")
    assert (json.loads(first)["id"], json.loads(last)["error"]["data"]) == (1, {"code": "invalid-request"})


@pytest.mark.parametrize("id", [[1], {"a": 1}, 1.5, True, None, "1", 10**400])
def test_cancelling_under_an_id_that_nothing_has_changes_nothing(session, id):
    send(session, id=1, method="count", params={"to": 2})
    assert send(session, method="$/cancelRequest", params={"id": id}) == []
    assert list(steps(session))[-1]["result"] == {"counted": 2}


def test_a_cancelling_that_has_an_id_is_answered_too(session):
    send(session, id=1, method="count", params={"to": 2})
    cancelled, done = send(session, id=2, method="$/cancelRequest", params={"id": 1})
    assert (cancelled["id"], cancelled["error"]["data"]) == (1, {"code": "cancelled"})
    assert done == {"jsonrpc": "2.0", "id": 2, "result": None}


def test_a_job_that_fails_while_it_is_cancelled_is_answered_once(session):
    send(session, id=1, method="stubborn")
    session.step(0)
    (answer,) = send(session, method="$/cancelRequest", params={"id": 1})
    assert (answer["id"], answer["error"]["data"]["code"]) == (1, "internal")
    assert not session.busy


@pytest.mark.parametrize(
    ("second", "code"),
    [
        ({"method": "count", "params": {"to": 1}}, "id-in-use"),
        ({"method": "lexicon.list"}, "id-in-use"),
        ({"method": "lexicon.list", "params": {"x": 1}}, "id-in-use"),
        ({"method": "fault"}, "id-in-use"),
        ({"method": 5}, "invalid-request"),
    ],
    ids=str,
)
def test_a_request_under_the_id_of_a_running_job_is_refused_and_the_job_goes_on(session, second, code):
    send(session, id=1, method="count", params={"to": 3})
    session.step(0)
    (refusal,) = send(session, id=1, **second)
    assert (refusal["id"], refusal["error"]["code"], refusal["error"]["data"]["code"]) == (1, -32600, code)
    *reports, answer = steps(session)
    assert [each["params"]["value"]["done"] for each in reports] == [1, 2]
    assert answer == {"jsonrpc": "2.0", "id": 1, "result": {"counted": 3}}
    assert send(session, id=1, method="lexicon.list")[0]["result"] == {"lexicons": []}


LONG = {"n": 1, "rows": [{"row": n, "text": "İ\ud800"} for n in range(3_500)], "few": [1], "none": [], "null": None}


def test_a_long_list_is_written_in_pieces_and_comes_to_the_same_message(session):
    send(session, id="İ", method="listed", params=LONG)
    lines = []
    while session.busy:
        lines.append(session.step(0))
    sent = session.receive(json.dumps({"id": "İ", "method": "give", "params": {"this": LONG}}))
    assert lines[-1] == sent.replace('{"given":', "", 1)[: -len("}\n")] + sent[-1]
    assert lines[:-1] == [""] * 5


def test_an_answer_can_be_cancelled_while_it_is_written(session):
    send(session, id=1, method="listed", params=LONG)
    for _ in range(3):
        session.step(0)
    (answer,) = send(session, method="$/cancelRequest", params={"id": 1})
    assert (answer["id"], answer["error"]["code"]) == (1, -32800)
    assert not session.busy


@pytest.mark.parametrize("what", ["nan", "huge", "set"])
def test_a_result_that_json_cannot_carry_is_an_error_of_its_request(session, what):
    send(session, id=1, method="no json", params={"what": what})
    *_, answer = steps(session)
    assert (answer["id"], answer["error"]["data"]["code"]) == (1, "internal")


def test_half_a_surrogate_pair_comes_back_as_the_escape_that_it_came_as(session):
    line = session.receive(r'{"id": 1, "method": "give", "params": {"this": "\ud800 İ"}}')
    assert line.encode("utf-8").endswith(r'"result":{"given":"\ud800 İ"}}'.encode())


def test_a_batch_is_answered_line_by_line_in_its_order(session):
    lines = session.receive(
        json.dumps(
            [
                {"id": 1, "method": "give", "params": {"this": 1}},
                {"id": 2, "method": "count", "params": {"to": 1}},
                "no request",
                [],
                {"method": "$/cancelRequest", "params": {"id": 9}},
                {"id": 2, "method": "give", "params": {"this": 2}},
                {"id": 3, "method": "no.such"},
                {"id": 4, "method": "give", "params": {"this": 4}},
            ]
        )
    )
    said = [(each["id"], each.get("result") or each["error"]["data"]["code"]) for each in read(lines)]
    assert said == [
        (1, {"given": 1}),
        (None, "invalid-request"),
        (None, "invalid-request"),
        (2, "id-in-use"),
        (3, "method-unknown"),
        (4, {"given": 4}),
    ]
    assert list(steps(session))[-1] == {"jsonrpc": "2.0", "id": 2, "result": {"counted": 1}}


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


def test_a_flood_of_jobs_is_refused_beyond_a_bound_and_those_that_run_go_on(session):
    for id in range(JOBS.most):
        assert send(session, id=id, method="count", params={"to": 2}) == []
    (refused,) = send(session, id="more", method="count", params={"to": 2})
    assert (refused["id"], refused["error"]["data"]) == ("more", {"code": "too-many-jobs"})
    answers = [each for each in steps(session) if "id" in each]
    assert sorted(each["id"] for each in answers) == list(range(JOBS.most))
    assert all("result" in each for each in answers)
    assert send(session, id="more", method="count", params={"to": 2}) == []


def test_a_batch_beyond_its_bound_is_refused_as_one(session):
    requests = [{"id": id, "method": "lexicon.list"} for id in range(BATCH.most + 1)]
    (refused,) = read(session.receive(json.dumps(requests)))
    assert (refused["id"], refused["error"]["data"]["code"]) == (None, "too-large")
    assert len(read(session.receive(json.dumps(requests[1:])))) == BATCH.most


def test_finish_runs_a_job_to_its_end(engine):
    assert engine.call("count", {"to": 2}) == {"counted": 2}


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


class Talk(subprocess.Popen):
    """A text session in a process of its own."""

    def __init__(self):
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        super().__init__(command("rpc"), **pipes, env=environment())

    def say(self, **message):
        self.stdin.write(json.dumps(message).encode() + b"\n")
        self.stdin.flush()

    def hear(self):
        return json.loads(self.stdout.readline())

    def hear_about(self, *ids):
        """The next response to one of these requests."""
        while (message := self.hear()).get("id") not in ids:
            assert message["method"] == "$/progress"
        return message


@pytest.fixture
def talk():
    with Talk() as talk:
        yield talk
        talk.kill()


class TestCommandLine:
    @staticmethod
    def run(*arguments, stdin=""):
        given = stdin if isinstance(stdin, bytes) else stdin.encode()
        surroundings = environment(PYTHONIOENCODING="ascii")
        return subprocess.run(command(*arguments), input=given, capture_output=True, check=False, env=surroundings)

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

    def test_rpc_reads_on_while_a_job_runs(self, talk):
        talk.say(id=1, method="draw.experiment", params={"lexicon": "en-common", "draws": 1_000_000})
        assert talk.hear()["method"] == "$/progress"
        talk.say(id=1, method="lexicon.list")
        for id in (2, 3):
            talk.say(id=id, method="lexicon.check", params={"lexicon": "en-common", "words": ["tile"]})
        talk.say(method="$/cancelRequest", params={"id": 1})
        assert talk.hear_about(1, 2, 3)["error"]["data"] == {"code": "cancelled"}
        assert talk.hear()["error"]["data"]["code"] == "id-in-use"
        assert [talk.hear() for _ in (2, 3)] == [
            {"jsonrpc": "2.0", "id": id, "result": {"valid": {"TILE": True}}} for id in (2, 3)
        ]
        talk.stdin.close()
        assert (talk.stdout.read(), talk.stderr.read(), talk.wait(timeout=HANGS)) == (b"", b"", 0)

    def test_rpc_finishes_its_jobs_when_nothing_more_comes(self):
        asked = [
            {"id": id, "method": "draw.experiment", "params": {"lexicon": "en-common", "draws": 500}} for id in (1, 2)
        ]
        done = self.run("rpc", stdin="\n".join(map(json.dumps, asked)))
        answers = [json.loads(line) for line in done.stdout.decode().split("\n") if line]
        assert {each["id"]: len(each["result"]["scores"]) for each in answers if "id" in each} == {1: 500, 2: 500}
        assert (done.returncode, done.stderr) == (0, b"")

    def test_rpc_holds_an_answer_back_until_those_before_it_are_out(self):
        asked = [
            {"id": 1, "method": "draw.experiment", "params": {"lexicon": "en-common", "draws": 500}},
            {"id": "1", "method": "lexicon.list"},
            {"id": 2, "method": "draw.experiment", "params": {"lexicon": "en-common", "draws": 5}},
        ]
        done = self.run("rpc", stdin="\n".join(map(json.dumps, asked)))
        answers = [json.loads(line) for line in done.stdout.decode().split("\n") if line]
        assert [each["id"] for each in answers if "id" in each] == [1, "1", 2]

    def test_rpc_says_nothing_but_the_answer_of_what_only_pauses_on_its_way(self):
        board = "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"
        asked = [
            {"id": 1, "method": "crossword.solve", "params": {"board": board, "rack": "AEINRS?", "limit": None}},
            {"id": 2, "method": "draw.solve", "params": {"rack": "QIZEB??", "bag": "en"}},
        ]
        for each in asked:
            each["params"] |= {"lexicon": "en"}
        done = self.run("rpc", stdin="\n".join(map(json.dumps, asked)))
        answers = [json.loads(line) for line in done.stdout.decode().split("\n") if line]
        assert [each.get("id") for each in answers] == [1, 2]
        assert answers[0]["result"]["count"] == len(answers[0]["result"]["plays"]) > 2_000
        assert answers[1]["result"]["words"]

    def test_rpc_ends_quietly_when_nobody_hears_it_any_more(self, talk):
        talk.say(id=1, method="draw.experiment", params={"lexicon": "en-common", "draws": 1_000_000})
        talk.hear()
        talk.stdout.close()
        assert (talk.stderr.read(), talk.wait(timeout=HANGS)) == (b"", 141)

    def test_rpc_answers_every_line_however_wrong(self):
        ask = b'{"id": 7, "method": "lexicon.check", "params": {"lexicon": "en-common", "words": ["%s"]}}'
        wrong = [
            b"\xef\xbb\xbf" + ask % b"tile",
            b"\xff\xfe{",
            b"[" * 100_000,
            b'{"method": "$/cancelRequest", "params": {"id": [1]}}',
            b'{"id": 7, "method": "draw.deal", "params": {"seed": 1, "bag": {"A": [NaN, 1]}}}',
            ask % (b"a" * 300_000),
            ask % b"\\ud800",
            ask % "\u2028".encode(),
        ]
        done = self.run("rpc", stdin=b"\r\n".join(wrong))
        answers = [json.loads(line) for line in done.stdout.decode().split("\n") if line]
        assert [each["id"] for each in answers] == [7, None, None, 7, 7, 7, 7]
        assert [each["error"]["data"]["code"] for each in answers if "error" in each] == [
            "parse",
            "parse",
            "not-a-number",
            "too-large",
        ]
        assert (done.returncode, done.stderr) == (0, b"")

    @pytest.mark.parametrize("text", some(["\\ud800", "\u2028", "\u0085"], 1), ids=ascii)
    def test_call_shows_any_text_that_json_carries(self, text):
        done = self.run("call", "lexicon.check", stdin=f'{{"lexicon": "en-common", "words": ["{text}"]}}')
        assert json.loads(done.stdout.decode()) == {"valid": {json.loads(f'"{text}"'): False}}
        assert (done.returncode, done.stderr) == (0, b"")

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
