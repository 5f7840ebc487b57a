"""The help of every command: it is there, and its examples run as they stand."""

import re
import shlex

import pytest
from amount import at_night
from unit.command_line import tilewise

from tilewise.cli.main import parser

COMMANDS = [
    *[
        "autoplay",
        "bingo",
        "crossword",
        "review",
        "letterpress",
        "tycoon",
        "draw deal",
        "draw solve",
        "draw experiment",
        "draw bags",
        "study search",
    ],
    *["quiz", "race", "lists", "check", "rpc", "call", "pack", "contract", "leaves"],
]


def help_of(command):
    done = tilewise(*command.split(), "--help")
    assert (done.status, done.err) == (0, "")
    return done.out


def examples_of(command):
    return re.findall(r"^  ((?:echo .*\| )?tilewise .*)$", help_of(command), re.MULTILINE)


NIGHTLY = {
    "tilewise race 'AEILNR?' --finders trie registers --repeats 5": "the examples of two other lists stand for it",
    "tilewise contract generated": "test_contract.py makes the same texts",
    "tilewise leaves duel.json --list en-common --board duel --games 4 --generations 2": (
        "test_crossword_leaves.py gives the command for a shorter list"
    ),
}
"""Examples that take seconds, and what stands for each."""

GAME = """\
#player1 ann Ann
#player2 bob Bob
>ann: AEQINRS 8G QI +22 22
>bob: ABCDEFG -ABC +0 0
>ann: AENRSTT H8 .T +2 24
"""

EXAMPLES = [example for command in COMMANDS for example in examples_of(command)]


def test_every_command_is_known_here():
    names = {line.split()[0] for line in re.findall(r"^    (\w.*)$", help_of(""), re.MULTILINE)}
    assert names == {command.split()[0] for command in COMMANDS}
    assert parser().prog == "tilewise"


def test_without_a_command_the_help_is_printed():
    asked, bare = tilewise("--help"), tilewise()
    assert bare == asked
    assert (bare.status, bare.err) == (0, "")
    assert bare.out.startswith("usage: tilewise")


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


@pytest.mark.parametrize(
    "example", [pytest.param(each, marks=at_night(NIGHTLY[each])) if each in NIGHTLY else each for each in EXAMPLES]
)
def test_an_example_runs_and_answers(tmp_path, monkeypatch, example):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    for name in ("game.gcg", "games/first.gcg", "games/second.gcg"):
        (tmp_path / name).write_text(GAME)
    *given, asked = example.split(" | ")
    texts = [shlex.split(each.removeprefix("echo ")) for each in given]
    done = tilewise(*shlex.split(asked)[1:], stdin="".join(f"{' '.join(text)}\n" for text in texts))
    assert (done.status, done.err) == (0, "")
    assert done.out or "pack" in example


def test_what_is_for_the_night_is_an_example():
    assert set(EXAMPLES) > set(NIGHTLY)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_typed_into_any_shell(example):
    """Some shells take a bare "?" or "*" for a pattern of file names."""
    assert not re.search(r"[?*\[]", re.sub(r"'[^']*'", "", example))
