"""The README tells the truth: its examples run, and the files and commands it names are there."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from amount import at_night
from unit.command_line import environment, tilewise

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text("utf-8")

TERMINAL = re.findall(
    r"^\$ (.*)\n((?:[^$`].*\n)*)", "".join(re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL)), re.MULTILINE
)
"""What is typed at a terminal, and what is shown below it, if anything is."""

SLOW = ("tilewise race", "tilewise draw experiment")
"""What begins so takes seconds; test_cli_help.py runs examples of the same commands in one process."""


def test_the_python_examples_give_what_they_say():
    examples = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README", "README.md", 0)
    assert len(test.examples) > 10
    assert doctest.DocTestRunner().run(test).failed == 0


def test_what_it_names_is_there():
    named = re.findall(r"`([\w./-]+/[\w.-]+|[\w-]+\.(?:py|md|js))`", TEXT)
    assert len(named) > 5
    made = {
        ".venv",
        ".build",
        ".build/bench",
        ".build/release",
        "web/node_modules",
        "sw.js",
        "tilewise.js",
        "tilewise-element.js",
    }
    places = ("", "pysrc/tilewise", "web")
    missing = [n for n in named if n not in made and not any((ROOT / place / n).exists() for place in places)]
    assert missing == []


def test_its_picture_is_there():
    for picture in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", TEXT):
        assert (ROOT / picture).is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are written for a POSIX shell")
@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        pytest.param(
            *each,
            id=each[0][:50],
            marks=at_night("test_cli_help.py runs the command") if each[0].startswith(SLOW) else (),
        )
        for each in TERMINAL
    ],
)
def test_what_is_typed_at_a_terminal_answers_as_shown(tmp_path, typed, shown):
    program = tmp_path / "tilewise"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilewise "$@"\n')
    program.chmod(0o755)
    surroundings = environment(PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    done = subprocess.run(
        typed, shell=True, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    assert done.stdout == shown or not shown


def test_the_plays_it_shows_are_those_of_its_example():
    [(shown,)] = [re.findall(r"```\n(\d[\d,]* plays\n.*?)```", TEXT, re.DOTALL)]
    [typed] = [typed for typed, _ in TERMINAL if typed.startswith("tilewise crossword 'AEINRS?'")]
    assert tilewise(*shlex.split(typed)[1:]).out.endswith(f"\n\n{shown}")


def test_every_line_that_is_typed_is_an_example_that_runs_or_starts_the_build():
    """The build's own commands cannot be run from its tests; that they are there is what can be asked."""
    blocks = re.findall(r"```(\w*)\n(.*?)```", TEXT, re.DOTALL)
    assert not [
        line for kind, block in blocks if kind != "console" for line in block.splitlines() if line.startswith("$ ")
    ]
    steps = re.findall(r"^python3 build\.py (\w+)", TEXT, re.MULTILINE)
    known = subprocess.run(
        [sys.executable, ROOT / "build.py", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert steps
    assert all(f"    {step} " in known for step in steps)
    assert len(TERMINAL) > 10
