"""The help of every command: it is there, and its examples run as they stand."""

import re
import shlex

import pytest
from unit.command_line import tilewise

from tilewise.cli.main import parser

COMMANDS = [
    *["bingo", "crossword", "letterpress", "tycoon", "draw deal", "draw solve", "draw experiment", "draw bags"],
    *["race", "speed", "lists", "check", "rpc", "call", "pack", "contract", "leaves"],
]


def help_of(command):
    done = tilewise(*command.split(), "--help")
    assert (done.status, done.err) == (0, "")
    return done.out


def examples_of(command):
    return re.findall(r"^  ((?:echo .*\| )?tilewise .*)$", help_of(command), re.MULTILINE)


EXAMPLES = [example for command in COMMANDS for example in examples_of(command)]


def test_every_command_is_known_here():
    names = {line.split()[0] for line in re.findall(r"^    (\w.*)$", help_of(""), re.MULTILINE)}
    assert names == {command.split()[0] for command in COMMANDS}
    assert parser().prog == "tilewise"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples_of_the_command_and_its_exit_codes(command):
    examples = examples_of(command)
    assert examples
    assert all(f"tilewise {command}" in example for example in examples)
    assert "exit codes:" in help_of(command)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_something_of_every_option(command):
    for line in re.findall(r"^  (-.*|[A-Z]+(?:  .*)?)$", help_of(command), re.MULTILINE):
        assert "  " in line or len(line) > 20


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs_and_answers(tmp_path, monkeypatch, example):
    monkeypatch.chdir(tmp_path)
    *given, asked = example.split(" | ")
    texts = [shlex.split(each.removeprefix("echo ")) for each in given]
    done = tilewise(*shlex.split(asked)[1:], stdin="".join(f"{' '.join(text)}\n" for text in texts))
    assert (done.status, done.err) == (0, "")
    assert done.out or "pack" in example


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_typed_into_any_shell(example):
    """Some shells take a bare "?" or "*" for a pattern of file names."""
    assert not re.search(r"[?*\[]", re.sub(r"'[^']*'", "", example))
