"""Options that are typed wrong, of all commands: each is named as it was typed, and only options that there are."""

# ruff: noqa: E501 - a case and the whole sentence that it gets stand on one line

import argparse
import re

import pytest
from unit.command_line import BOARD, tilewise

from tilewise.api import Engine
from tilewise.cli.main import parser

GAME = ">ann: AEQINRS 8G QI +22 22\n"

NEEDED = {
    "autoplay": ["--words", "en-common", "--game", "duel", "--levels", "2", "2", "--pairs", "1"],
    "bingo": ["AB"],
    "crossword": ["AEINRST"],
    "review": ["game.gcg"],
    "letterpress": [BOARD],
    "tycoon": ["AEIIMSU", "NPQ"],
    "draw deal": [],
    "draw solve": ["AB"],
    "draw experiment": ["--draws", "10"],
    "draw bags": [],
    "study search": ["--length", "2"],
    "quiz": ["anagrams", "--length", "2", "--show"],
    "race": ["AB"],
    "lists": [],
    "check": ["QI"],
    "leaves": ["table.json", "--board", "duel", "--games", "2", "--generations", "1"],
}
"""What each command needs beside the option that is wrong."""

NONSENSE = ["-1", "no§such", "A" * 300]
"""As a number too small, as an id unknown, as letters no letters and too many."""

TAKEN = {
    "autoplay --save": "it is the name of a folder",
    "draw deal --seed": "any number is one",
    "draw experiment --seed": "any number is one",
    "study search --definition": "no word of a meaning begins so",
    "quiz --definition": "no word of a meaning begins so",
}
"""Options that take what no other does, and why."""

OF_A_FILE = ["--lexicon", "words"]
WITH = {"--alphabet": OF_A_FILE, "--encoding": OF_A_FILE, "--seen": ["--replace"]}
"""Options that are read only beside others."""


def commands():
    """The commands by name, each with its parser."""
    found, waiting = {}, [("", parser())]
    for name, each in waiting:
        steps = [action.choices for action in each._actions if action.nargs == argparse.PARSER]
        waiting += [(f"{name} {step}".strip(), inner) for choices in steps for step, inner in choices.items()]
        if not steps:
            found[name] = each
    return found


COMMANDS = commands()


def valued(command):
    """The options of a command that take a value, every way to type them."""
    return [
        (name, action.nargs if isinstance(action.nargs, int) else 1)
        for action in COMMANDS[command]._actions
        if action.nargs != 0
        for name in action.option_strings
    ]


OPTIONS = [(command, name, count) for command in NEEDED for name, count in valued(command)]


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch, engine):
    """Run in a folder of its own, by an engine that has its lists."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tilewise.cli.command.Engine", lambda: engine)
    (tmp_path / "game.gcg").write_text(GAME)
    (tmp_path / "words").write_text("AB\nQI\n")
    yield
    engine.library.drop("words")


def test_all_commands_with_options_are_here():
    assert set(COMMANDS) - set(NEEDED) == {"rpc", "call", "pack", "contract"}
    assert len(OPTIONS) > 200


@pytest.mark.parametrize(("command", "name", "count"), OPTIONS, ids=[f"{each[0]} {each[1]}" for each in OPTIONS])
def test_nonsense_for_an_option_is_refused_with_its_name_as_it_was_typed(command, name, count):
    also = WITH.get(name, []) if command not in ("draw deal", "draw bags") else []
    for value in NONSENSE:
        done = tilewise(*command.split(), *NEEDED[command], *also, name, *[value] * count)
        if done.status == 2:
            break
    else:
        assert f"{command} {name}" in TAKEN
        return
    assert re.fullmatch(rf"tilewise {command}: {name}: .+\.\n", done.err)
    assert not re.search(r"“[a-z]+[_.[]", done.err)  # a name within a request, which nobody has typed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["autoplay", "--levels", "9", "1"], "--levels: “levels” is a number from 1 to 5; 9 is not."),
        (["autoplay", "--samples", "1", "1", "--levels", "3", "3"], "--samples: Side 1: Only level 5 simulates."),
        (["autoplay", "--knows", "-", "tr"], "--knows: Side 2: its list is spelled in the Turkish alphabet, the game's in the English."),
        (["autoplay", "--tables", "table.json", "-"], "--tables: “tables” is an object, not a list."),
        (["bingo", "AB", "--list=none"], "--list: There is no word list “none”; choose from en, en-common, tr, tr-broad, fr, es, de, nl, pt."),
        (["crossword", "AB", "--length", "-1"], "--length: “length” is a number from 0 on; -1 is not."),
        (["check", "A" * 5000], "WORD: “WORD” has at most 256 characters; this has 5,000."),
        (["quiz", "stem", "9"], "WORD: “9” is not a letter of the English alphabet."),
        (["study", "search", "--length", "2", "--not-in", "none"], "--not-in: There is no word list “none”; choose from en, en-common, tr, tr-broad, fr, es, de, nl, pt."),
        (["study", "search", "--length", "3-2", "--where", '{"length": [2, 3]}'], "--length: “length” goes from 3 to 2, which no number does; the least comes first."),
        (["study", "search", "--length", "2-3", "--where", '{"length": [3, 2]}'], "--where: “where.length” goes from 3 to 2, which no number does; the least comes first."),
        (["study", "search", "--where", '{"list": "none"}'], "--where: There is no word list “none”; choose from en, en-common, tr, tr-broad, fr, es, de, nl, pt."),
        (["leaves", "x.json", "--games", "3", "--generations", "2"], "--games: 3 is too few for --generations 2, each of which plays some."),
    ],
    ids=lambda each: " ".join(each)[:50] if isinstance(each, list) else "",
)  # fmt: skip
def test_a_sentence_names_what_was_typed_and_not_the_field_that_it_becomes(tmp_path, typed, sentence):
    (tmp_path / "table.json").write_text("[]")
    done = tilewise(*typed)
    command = typed[:2] if typed[0] == "study" else typed[:1]
    assert (done.status, done.out, done.err) == (2, "", f"tilewise {' '.join(command)}: {sentence}\n")
