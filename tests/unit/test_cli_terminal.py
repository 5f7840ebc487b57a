"""The command line on a terminal and in a pipe: colour, width, progress, a closed pipe, Ctrl-C."""

import re
import signal
import subprocess
import sys

import pytest
from amount import at_night, some
from unit.command_line import BOARD, HANGS, OPENING, command, environment, tilewise

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

from unit.pseudo_terminal import on_terminal, process_on_terminal

from tilewise.cli.text import width_of

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

ASKED = [
    ["bingo", "AALNST?"],
    ["letterpress", BOARD, "--ours", "3310592", "--theirs", "17180", "--limit", "4"],
    ["crossword", "KALEMİ?", "--game", "kelimelik", "--lexicon", "tr", "--limit", "3"],
    ["tycoon", "AEIIMSU", "NPQ", "--patents", "BJ", "--limit", "3"],
    ["draw", "solve", "SUSYBGY"],
    ["check", "QI", "zzzzz"],
]
STATUS = {"check": 1}


@pytest.mark.parametrize("arguments", some(ASKED, 2), ids=lambda each: each[0])
def test_a_terminal_gets_colours_and_the_same_words_as_a_pipe(arguments):
    shown = process_on_terminal(*arguments, status=STATUS.get(arguments[0], 0))
    assert ESCAPE.search(shown)
    assert ESCAPE.sub("", shown).replace("─", " ").split() == tilewise(*arguments).out.split()


@pytest.mark.parametrize("arguments", ASKED, ids=lambda each: each[0])
@pytest.mark.parametrize("surroundings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_who_wants_no_colour_gets_plain_text(arguments, surroundings):
    shown = on_terminal(*arguments, status=STATUS.get(arguments[0], 0), **surroundings)
    assert "\x1b" not in shown
    assert shown.split() == tilewise(*arguments).out.split()


def test_color_can_be_asked_for_and_refused():
    asked = ["letterpress", BOARD, "--ours", "3", "--limit", "1"]
    assert "\x1b[" in tilewise(*asked, "--color", "always").out
    assert "\x1b" not in tilewise(*asked).out
    assert "\x1b" not in on_terminal(*asked, "--color", "never")


def test_json_is_plain_on_a_terminal_too():
    shown = on_terminal("bingo", "AALNST?", "--json", width=40)
    assert shown == tilewise("bingo", "AALNST?", "--json").out


@pytest.mark.parametrize("surroundings", [{}, {"NO_COLOR": "1"}], ids=["colour", "plain"])
@pytest.mark.parametrize("width", [36, 44, 60, 80, 120])
@pytest.mark.parametrize("arguments", ASKED, ids=lambda each: each[0])
def test_no_line_is_wider_than_the_terminal(arguments, width, surroundings):
    shown = on_terminal(*arguments, width=width, status=STATUS.get(arguments[0], 0), **surroundings)
    lines = [ESCAPE.sub("", line) for line in shown.splitlines()]
    legends = [line for line in lines if line.startswith("' letter")]
    assert max(width_of(line) for line in lines if line not in legends) <= width


@pytest.mark.parametrize("width", [44, 60, 69, 80])
def test_colour_and_plain_text_keep_the_same_columns_and_break_no_row(width):
    asked = ["tycoon", "EIINOOU", "GOW", "--patents", "BJKV", "--limit", "4"]
    coloured = ESCAPE.sub("", on_terminal(*asked, width=width)).splitlines()
    plain = on_terminal(*asked, width=width, NO_COLOR="1").splitlines()
    assert [line.split() for line in coloured if "─" not in line] == [line.split() for line in plain]


def test_a_wider_terminal_shows_more_columns():
    narrow, wide = (on_terminal(*ASKED[1], width=width, NO_COLOR="1") for width in (36, 100))
    assert "SAME LETTERS" in wide
    assert "SAME LETTERS" not in narrow
    assert "WORD" in narrow


def test_a_pipe_gets_whole_rows_however_long():
    assert "Harun Reşit Zafer" in tilewise("lists").out


@pytest.mark.parametrize(
    "surroundings",
    [pytest.param({}, id="bar"), pytest.param({"NO_COLOR": "1"}, id="count", marks=at_night("the bar stands for it"))],
)
def test_long_work_shows_how_far_it_is_and_leaves_nothing_behind(surroundings):
    shown = process_on_terminal("draw", "experiment", "--draws", "20000", "--lexicon", "en-common", **surroundings)
    progress, _, answer = shown.partition("20,000 draws,")
    assert re.search(r"drawing.*20,?000", ESCAPE.sub("", progress), re.DOTALL)
    assert "drawing" not in answer


def test_a_pipe_gets_no_progress():
    done = tilewise("draw", "experiment", "--draws", "5000")
    assert done.err == ""


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["bingo", "???????", "--use", "any"], id="words"),
        pytest.param(["letterpress", BOARD, "--limit", "all", "--json"], id="json", marks=at_night("so do words")),
        pytest.param(["bingo", "--help"], id="help"),
    ],
)
def test_a_closed_pipe_is_quiet(arguments):
    process = subprocess.Popen(
        command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), text=True
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(HANGS) == 141


TELLING = """
import os, signal, sys
from tilewise.__main__ import main

signal.signal(signal.SIGINT, signal.default_int_handler)

class Telling:
    def __init__(self, stream):
        self.stream = stream

    def read(self):
        os.write(1, b"reads\\n")
        return self.stream.read()

    def __getattr__(self, name):
        return getattr(self.stream, name)

def tell(event, arguments):
    if event == "open" and "wordlists" in str(arguments[0]):
        os.write(1, b"works\\n")

sys.stdin = Telling(sys.stdin)
sys.addaudithook(tell)
sys.exit(main())
"""
"""The program, telling when it reads what it is given, and when it takes up a word list: Python itself complains of an
interrupt before the program has begun. Whoever started the tests in the background has them ignore interrupts."""


@pytest.mark.parametrize(
    ("arguments", "given", "told"),
    [
        (["draw", "experiment", "--draws", "1000000"], b"", b"works"),
        (["rpc"], b'{"jsonrpc": "2.0", "id": 1, "method": "lexicon.list"}\n', b"result"),
        (["crossword", "AB", "--board", "-"], b"", b"reads"),
    ],
    ids=["draw", "rpc", "crossword"],
)
def test_ctrl_c_is_quiet(arguments, given, told):
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    process = subprocess.Popen([sys.executable, "-c", TELLING, *arguments], env=environment(), bufsize=0, **pipes)
    process.stdin.write(given)
    assert any(told in line for line in process.stdout), process.stderr.read()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=HANGS)
    assert (process.returncode, out.replace(b"works\n", b""), err) == (130, b"", b"")


def test_a_drawing_of_the_board_fits_a_phone():
    shown = on_terminal("crossword", "AEINRS?", "--board", OPENING, "--limit", "1", width=36, NO_COLOR="1")
    assert "15 = " in shown
