"""Runs the command line on a terminal, in this process or as one of its own. Windows has no such terminals."""

import contextlib
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Iterator
from unittest import mock

from unit.command_line import HANGS, command, environment

from tilewise.__main__ import main


@contextlib.contextmanager
def terminal(width: int, written: bytearray) -> Iterator[int]:
    """Open a terminal so wide; what is written to it is in `written` once it is left."""
    inner, outer = pty.openpty()
    fcntl.ioctl(outer, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))

    def read() -> None:
        with contextlib.suppress(OSError):  # Linux's way of saying that nobody is there any more
            while part := os.read(inner, 65536):
                written.extend(part)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        yield outer
    finally:
        os.close(outer)
        reader.join()
        os.close(inner)


def text_of(written: bytearray) -> str:
    return written.decode().replace("\r\n", "\n")


def on_terminal(*arguments: str, width: int = 100, status: int = 0, **surroundings: str) -> str:
    """Run a command in this process on a terminal so wide, and give all that it writes there, stderr too."""
    written = bytearray()
    with (
        terminal(width, written) as outer,
        open(outer, "w", encoding="utf-8", closefd=False) as screen,
        mock.patch.multiple(sys, stdout=screen, stderr=screen, __stdout__=screen),
        mock.patch.dict(os.environ, environment(**surroundings), clear=True),
    ):
        ended = main(list(arguments))
    assert ended == status, text_of(written)
    return text_of(written)


def process_on_terminal(*arguments: str, width: int = 100, status: int = 0, **surroundings: str) -> str:
    """Run a command as a process of its own, as `on_terminal` does in this one."""
    written = bytearray()
    with terminal(width, written) as outer:
        streams = dict.fromkeys(("stdin", "stdout", "stderr"), outer)
        process = subprocess.Popen(command(*arguments), env=environment(**surroundings), **streams)
        ended = process.wait(timeout=HANGS)
    assert ended == status, text_of(written)
    return text_of(written)
