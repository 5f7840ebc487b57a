"""Runs the command line on a terminal of its own. Windows has no such terminals."""

import contextlib
import fcntl
import os
import pty
import struct
import subprocess
import termios

from unit.command_line import command, environment


def on_terminal(*arguments: str, width: int = 100, status: int = 0, **surroundings: str) -> str:
    """Run a command on a terminal so wide, and give all that it writes there, stderr too."""
    inner, outer = pty.openpty()
    fcntl.ioctl(outer, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))
    process = subprocess.Popen(
        command(*arguments), stdin=outer, stdout=outer, stderr=outer, env=environment(**surroundings)
    )
    os.close(outer)
    written = b""
    with contextlib.suppress(OSError):  # Linux's way of saying that nobody is there any more
        while part := os.read(inner, 65536):
            written += part
    os.close(inner)
    assert process.wait(timeout=60) == status, written.decode()
    return written.decode().replace("\r\n", "\n")
