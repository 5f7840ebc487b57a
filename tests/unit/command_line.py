"""Runs the command line for tests, in this process or as one of its own."""

import contextlib
import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from tilewise.__main__ import main

SOURCE = Path(__file__).parents[2] / "pysrc"

OPENING = "15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15"
HANGS = 1200
"""Seconds after which a process is taken to hang, on the slowest machine too."""

BOARD = "msgzxcbjlqblmgeppjxmjynxs"


@dataclass(frozen=True)
class Done:
    """What a command left: its exit code, stdout and stderr."""

    status: int
    out: str
    err: str


def tilewise(*arguments: str, stdin: str = "") -> Done:
    """Run a command in this process, its output into a pipe."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", newline="") for _ in range(2))
    given = io.TextIOWrapper(io.BytesIO(stdin.encode()), "utf-8")
    own = {name: value for name, value in os.environ.items() if name != "COLUMNS"}  # the width of the tests' terminal
    with (
        mock.patch.dict(os.environ, own, clear=True),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(sys, "stdin", given),
    ):
        status = main(list(arguments))
    out.flush()
    err.flush()
    return Done(status, out.buffer.getvalue().decode(), err.buffer.getvalue().decode())


def environment(**more: str) -> dict[str, str]:
    """This process's surroundings without what decides about colours, widths and when output is written."""
    deciding = ("NO_COLOR", "COLUMNS", "FORCE_COLOR", "PYTHONUNBUFFERED")
    kept = {name: value for name, value in os.environ.items() if name not in deciding}
    return {**kept, "PYTHONPATH": str(SOURCE), "TERM": "xterm-256color", **more}


def command(*arguments: str) -> list[str]:
    """The command as a process of its own."""
    return [sys.executable, "-m", "tilewise", *arguments]
