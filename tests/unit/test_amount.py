"""How much is tried for a change and how much at night, and that together it is everything."""

import ast
import re
from pathlib import Path

import amount
import build
import pytest
import yaml


@pytest.fixture
def by_day(monkeypatch):
    monkeypatch.setattr(amount, "EVERYTHING", False)


@pytest.fixture
def at_night(monkeypatch):
    monkeypatch.setattr(amount, "EVERYTHING", True)


@pytest.mark.parametrize(
    ("of", "count", "always", "expected"),
    [
        (range(10), 4, [], [0, 3, 6, 9]),
        (range(10), 1, [], [0]),
        (range(10), 3, [5], [0, 5, 9]),
        (range(10), 1, [7], [7]),
        ("abc", 5, [], ["a", "b", "c"]),
        (iter("abcd"), 2, ["b"], ["a", "b"]),
    ],
)
def test_a_change_tries_some_of_a_row_from_end_to_end(by_day, of, count, always, expected):
    assert amount.some(of, count, always=always) == expected


def test_the_night_tries_all_of_it(at_night):
    assert amount.some(range(10), 1, always=[3]) == list(range(10))


def test_what_must_be_tried_is_of_the_row(by_day):
    with pytest.raises(ValueError, match="not in list"):
        amount.some(range(3), 1, always=[7])


def marked_tests():
    """Every test function by its file and name, with the reason for which it is left to the night, or None."""
    found = {}
    for path in (build.ROOT / "tests").rglob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [
                    each for each in node.decorator_list if getattr(getattr(each, "func", None), "id", "") == "at_night"
                ]
                found[path.name, node.name] = getattr(marks[0].args[0], "value", "told elsewhere") if marks else None
    return found


def test_a_test_that_stands_for_another_meanwhile_is_there_and_tried_with_every_change():
    tests = marked_tests()
    named = {test: why for test, why in tests.items() if why and re.search(r"\btest_\w+$", why)}
    assert len(named) > 40
    for (file, name), why in named.items():
        stands_in, _, test = why.rpartition("::")
        where = stands_in or file
        tried = [other for other, reason in tests.items() if reason is None and other[0] == where]
        assert any(other.startswith(test) for _, other in tried), f"{file}::{name} names {why}"


def test_the_parts_have_every_test_once_and_the_workflow_runs_each():
    places = [path for part in build.PARTS.values() for path in part]
    assert len(set(places)) == len(places)
    tests = [path.relative_to(build.ROOT) for path in (build.ROOT / "tests").rglob("test_*.py")]
    assert len(tests) > 100
    owners = {path: [place for place in places if path.is_relative_to(place)] for path in tests}
    assert {path: found for path, found in owners.items() if len(found) != 1} == {}
    assert all(Path(build.ROOT, place).is_dir() for place in places)
    workflow = yaml.safe_load((build.ROOT / ".github" / "workflows" / "everything.yml").read_text("utf-8"))
    assert workflow["jobs"]["part"]["strategy"]["matrix"]["part"] == list(build.PARTS)


@pytest.mark.parametrize(
    ("arguments", "ran", "everything", "prepared"),
    [
        ([], [], "change", ["setup", "build", "look_over"]),
        (["-k", "racks"], ["-k", "racks"], "change", ["setup", "build", "look_over"]),
        (["--all"], [], "all", ["setup", "build", "look_over"]),
        (["--all", "site"], [*build.PARTS["site"]], "all", ["setup", "build"]),
        (["tests/unit/test_build.py"], ["tests/unit/test_build.py"], "change", ["setup", "build"]),
        (["tests/property", "-x"], ["tests/property", "-x"], "change", ["setup_python"]),
        (["pysrc/tilewise/lanes.py"], ["pysrc/tilewise/lanes.py"], "change", ["setup_python"]),
    ],
)
def test_the_command_prepares_what_its_tests_need(monkeypatch, arguments, ran, everything, prepared):
    done, commands = [], []
    for step in ("setup", "look_over", "setup_python"):
        monkeypatch.setattr(build, step, lambda step=step: done.append(step))

    def build_it(beside=lambda: None):
        done.append("build")
        beside()

    monkeypatch.setattr(build, "build", build_it)

    class Done:
        returncode = 3

    def note(command, **options):
        commands.append(([str(word) for word in command], options["env"]["TILEWISE_TESTS"]))
        return Done

    monkeypatch.setattr(build.subprocess, "run", note)
    monkeypatch.setattr(build, "node_folder", lambda: Path("/node"))
    assert build.test(arguments) == 3
    assert done == prepared
    [(command, amount_of)] = commands
    assert command[len(command) - len(ran) :] == ran
    assert amount_of == everything
