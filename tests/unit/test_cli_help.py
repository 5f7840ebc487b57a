"""The help of every command: it is there, and its examples run as they stand."""

import os
import re
import subprocess
import sys

import pytest
from unit.command_line import environment, tilewise

from tilewise.cli.main import parser

COMMANDS = [
    *["bingo", "crossword", "letterpress", "tycoon", "draw deal", "draw solve", "draw experiment", "draw bags"],
    *["race", "lists", "check", "rpc", "call", "pack", "contract"],
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


@pytest.fixture(scope="session")
def with_tilewise_on_path(tmp_path_factory):
    """A folder for PATH with a program `tilewise` in it, as an installation makes one."""
    folder = tmp_path_factory.mktemp("bin")
    program = folder / "tilewise"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilewise "$@"\n')
    program.chmod(0o755)
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are written for a POSIX shell")
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs_and_answers(with_tilewise_on_path, tmp_path, example):
    surroundings = environment(PATH=f"{with_tilewise_on_path}{os.pathsep}{os.environ['PATH']}")
    done = subprocess.run(
        example, shell=True, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout or "pack" in example


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_typed_into_any_shell(example):
    """Some shells take a bare "?" or "*" for a pattern of file names."""
    assert not re.search(r"[?*\[]", re.sub(r"'[^']*'", "", example))
