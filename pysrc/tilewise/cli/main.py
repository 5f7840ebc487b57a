"""The program: its commands, and how it ends after an answer, an error, a closed pipe or Ctrl-C."""

import os
import sys

from .. import __version__
from ..errors import TilewiseError
from . import (
    autoplay,
    bingo,
    contract,
    crossword,
    draw,
    leaves,
    letterpress,
    lists,
    programs,
    race,
    review,
    study,
    tycoon,
)
from .options import EXIT_CODES, InputError, Parser, with_option

__all__ = ["parser", "run"]

WRONG_INPUT, CLOSED_PIPE, INTERRUPTED = 2, 141, 130
"""Exit codes; the last two are what a shell gives for the signals."""

_ABOUT = """\
Solve word games at the terminal: each command answers one question, and its --help has examples.

The options are named as the fields of the methods that programs call (see rpc and call); --json prints a method's
result as it is. With the extra `terminal` (pip install "tilewise[terminal]") the answers are in colour.
"""


def parser() -> Parser:
    """Make the parser of all commands."""
    whole = Parser(prog="tilewise", description=_ABOUT, epilog=EXIT_CODES)
    whole.add_argument("--version", action="version", version=f"tilewise {__version__}")
    commands = whole.add_subparsers(dest="name", required=True, metavar="COMMAND", title="commands")
    games = (bingo, crossword, review, autoplay, letterpress, tycoon, draw)
    for each in (*games, study, race, leaves, lists, programs, contract):
        each.add(commands)
    return whole


def run(arguments: list[str] | None = None) -> int:
    """Run one command and give its exit code; without one, print the help."""
    _speak_utf8()
    try:
        try:
            status = _run(arguments)
        except SystemExit as end:  # argparse's, after --help and --version
            status = end.code if isinstance(end.code, int) else 0
        sys.stdout.flush()
    except BrokenPipeError:
        # Discard whatever is still to be written, or Python's own last flush would fail too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(arguments: list[str] | None) -> int:
    try:
        typed = sys.argv[1:] if arguments is None else arguments
        options = parser().parse_args(typed or ["--help"])
        status: int = options.run(options)
        return status
    except InputError as error:
        sentence = str(error)
    except TilewiseError as error:
        sentence = f"{options.command}: {with_option(error, options.labels, getattr(options, 'names', {}))}"
    print(sentence, file=sys.stderr)
    return WRONG_INPUT


def _speak_utf8() -> None:
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors=errors)
