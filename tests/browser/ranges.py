"""A host that sends parts of files, as hosts of static files do: for lines that break."""

import io
import re
import socket
from pathlib import Path
from typing import Any

from tests.browser.conftest import Handler


class RangeHandler(Handler):
    """The site, whose packed files have a version and can be had in parts; `breaks` are those that break off once."""

    protocol_version = "HTTP/1.1"
    sends_parts = True
    breaks: set[str]
    asked: list[tuple[str, str]]
    """Names of packed files without their hashes, each with the range that was asked for."""
    sent: list[int]
    """Bytes of packed files that were sent."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        if path.suffix != ".pack" or not path.exists():
            return super().send_head()
        content = path.read_bytes()
        asked = self.headers.get("Range", "")
        self.asked.append((path.name.rpartition("-")[0], asked))
        part = re.fullmatch(r"bytes=(\d+)-(\d*)", asked) if self.sends_parts else None
        begin, end = 0, len(content)
        if part:
            begin, end = int(part[1]), min(int(part[2]) + 1, end) if part[2] else end
        self.send_response(206 if part else 200)
        if part:
            self.send_header("Content-Range", f"bytes {begin}-{end - 1}/{len(content)}")
        if self.sends_parts:
            self.send_header("Accept-Ranges", "bytes")
            self.send_header("ETag", f'"{path.stem}"')
        self.send_header("Content-Type", "application/octet-stream")
        self.send_header("Content-Length", str(end - begin))
        self.end_headers()
        return io.BytesIO(content[begin:end])

    def copyfile(self, source: Any, outputfile: Any) -> None:
        name = Path(self.path).name.rpartition("-")[0]
        if not self.path.endswith(".pack"):
            return super().copyfile(source, outputfile)
        content = source.read()
        if name in self.breaks:
            self.breaks.discard(name)
            content = content[: len(content) // 2]
            self.close_connection = True
        outputfile.write(content)
        outputfile.flush()
        self.sent.append(len(content))
        if self.close_connection:
            self.connection.shutdown(socket.SHUT_RDWR)
        return None
