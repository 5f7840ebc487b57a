"""The contract of the methods: what they take and give is what their types say, and what their reference tells."""

import ast
import json
import re
from collections.abc import Generator
from typing import Annotated, Literal, TypedDict

import build
import pytest
from amount import takes_long
from embed_samples import requests

from tilewise.api import METHODS
from tilewise.contract import Bounds, Method, Pair, read
from tilewise.contract.reference import reference
from tilewise.contract.typescript import list_fields, typescript
from tilewise.errors import RequestError
from tilewise.jobs import Progress

PACKAGE = build.ROOT / "pysrc" / "tilewise"


@pytest.fixture(scope="module")
def asked(ask):
    """Requests of every method with their answers, and what jobs told on the way (None of what is no job): the samples,
    and the example of each."""
    samples = [(method, params) for method, params in requests(ask)]
    for method in METHODS.values():
        samples.append((method.name, method.example(ask) if callable(method.example) else method.example))
    return [(method, params, *ask.outcome(method, params)) for method, params in samples]


@takes_long("asks every method for its samples and its example")
def test_every_answer_is_of_the_type_that_its_method_gives(asked):
    assert {method for method, *_ in asked} == set(METHODS)
    for method, _, answer, _ in asked:
        plain = json.loads(json.dumps(answer))
        assert read(METHODS[method].result, plain, bounded=False) == plain, method


def test_what_jobs_tell_on_the_way_is_of_their_type(asked):
    tellers = set()
    for name, _, _, told in asked:
        if told is None:
            continue
        assert METHODS[name].is_job, name
        for progress in told:
            assert isinstance(progress, Progress)
            if METHODS[name].partial is None:
                assert progress.partial is None, name
            else:
                plain = json.loads(json.dumps(progress.partial))
                assert read(METHODS[name].partial, plain, bounded=False) == plain, name
                tellers.add(name)
    assert tellers == {name for name, method in METHODS.items() if method.partial is not None}


def test_a_field_more_in_an_answer_would_be_noticed(asked):
    method, _, answer, _ = next(each for each in asked if each[0] == "crossword.solve")
    with pytest.raises(RequestError):
        read(METHODS[method].result, {**answer, "more": 1}, bounded=False)


def codes_in_the_code():
    """The codes of all errors that the package raises, by the calls of the errors' classes."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and re.fullmatch(r"\w+Error|Refusal", getattr(node.func, "id", ""))
                and node.args
            ):
                texts = (each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant))
                found |= {text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*", str(text))}
    return found


def test_every_error_that_a_method_names_is_raised_somewhere():
    named = {code for method in METHODS.values() for code in method.errors}
    assert len(named) > 50
    assert named - codes_in_the_code() - {"missing", "range"} == set()


def test_the_reference_and_the_page_s_types_are_up_to_date(ask):
    written = (build.ROOT / "docs" / "methods.md").read_text("utf-8")
    assert reference(METHODS, ask) == written, "run python3 build.py contract"
    types = (build.WEB / "engine" / "methods.ts").read_text("utf-8")
    assert types.startswith(typescript(METHODS))
    assert list_fields(METHODS) == ["lexicon", "without", "setup.lexicon", "sides.lexicon", "lists"]


class Cat(TypedDict):
    """An animal."""

    kind: Literal["cat"]
    lives: Annotated[int, Bounds(1, 9)]


class Dog(TypedDict):
    """Another."""

    kind: Literal["dog"]
    names: list[str]


@pytest.mark.parametrize(
    ("kind", "value", "message", "data"),
    [
        (int, True, "“” is a whole number, not true or false.", {"code": "wrong-type"}),
        (Pair[int], [1], "“” is a list of 2; this has 1.", {"code": "range"}),
        (Cat, {"kind": "cat"}, "The field “lives” is missing.", {"code": "missing", "field": "lives"}),
        (Cat, {"lifes": 9}, "There is no field “lifes”. Did you mean “lives”?", {"field": "lifes"}),
        (
            list[Cat | Dog],
            [{"kind": "dog", "names": ["Rex", 7]}],
            "“[0].names[1]” is a text, not a number.",
            {"index": 1},
        ),
        (
            list[Cat | Dog],
            [{"kind": "cat", "lives": 10}],
            "“[0].lives” is a number from 1 to 9; 10 is not.",
            {"index": 0},
        ),
        (str | None, 7, "“” is a text, not a number.", {"code": "wrong-type"}),
        (Annotated[float, Bounds(0)], float("nan"), "“” is a number from 0 on; nan is not.", {"code": "range"}),
        (Literal["a", "b"], "{c}", "“” is one of a, b; “{c}” is not.", {"code": "choice"}),
        (bytes, "ü", "“” is bytes in base64, not a text.", {"code": "wrong-type"}),
    ],
)
def test_what_is_wrong_with_a_value_is_said_with_its_place(kind, value, message, data):
    with pytest.raises(RequestError) as refused:
        read(kind, value)
    assert message in str(refused.value)
    assert data.items() <= refused.value.data.items()


def test_a_method_is_a_job_if_some_request_makes_it_one():
    def job(request: dict[str, str], library: None) -> Generator[Progress, None, int]:
        yield Progress(0, 1)
        return 7

    method = Method("some.job", job, {})
    assert method.is_job
    assert method.result is int
