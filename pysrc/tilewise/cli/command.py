"""The command between a command and the engine: it fetches word lists, asks, waits, and hands answers out."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from ..alphabets import Alphabet
from ..api import Engine
from ..errors import TilewiseError
from .options import InputError
from .screen import Screen, screen_for

__all__ = ["Command", "read_file", "read_stdin"]

_LARGEST_FILE = 1 << 30
"""Bytes; the largest list that the page takes is some 60 MB."""


class Command:
    """One command's engine and screen, and what was typed."""

    def __init__(self, chosen: Namespace) -> None:
        self.chosen = chosen
        self.given: dict[str, Any] = vars(chosen)
        self.engine = Engine()
        self.screen: Screen = screen_for(chosen.color)

    def fields(self, *names: str) -> dict[str, Any]:
        """Give those of these options that were typed, as fields of a request, and the lists under their ids."""
        fields = {name: self.given[name] for name in names if name in self.given}
        for name in ("lexicon", "without"):
            if name in fields:
                fields[name] = self._list(fields[name], name)
        return fields

    def ask(self, method: str, fields: dict[str, Any], what: str = "working") -> dict[str, Any]:
        """Call a method and wait for its answer."""
        outcome = self.engine.call(method, fields)
        if isinstance(outcome, dict):
            return outcome
        with self.screen.progress(what) as report:
            while True:
                try:
                    step = next(outcome)
                except StopIteration as stop:
                    result: dict[str, Any] = stop.value
                    return result
                report(step.done, step.total)

    def answered_as_json(self, result: dict[str, Any]) -> bool:
        """Print a result as a line of JSON if that is wanted."""
        if self.chosen.json:
            print(json.dumps(result, ensure_ascii=False))
        return bool(self.chosen.json)

    def letters(self, fields: dict[str, Any]) -> Alphabet:
        """Give the alphabet of the list that a request names."""
        return self.engine.library.lexicon(fields["lexicon"]).alphabet

    def _list(self, name: str, field: str) -> str:
        """Give the id of a list; a file is read and taken in under its path."""
        library = self.engine.library
        if library.ships(name) or library.holds(name):
            return name
        path = Path(name)
        if not path.is_file():
            if path.suffix or len(path.parts) > 1:
                raise InputError(f"{self.chosen.command}: --{field}: there is no file “{name}”.")
            return name
        where = f"{self.chosen.command}: --{field}"
        fields = {"id": name, "data": read_file(path, where), "alphabet": self.given.get("alphabet")}
        try:
            outcome = self.engine.call("lexicon.import", fields)
        except TilewiseError as error:
            raise InputError(f"{where}: “{name}”: {error}") from error
        assert isinstance(outcome, dict)
        if outcome["rejected_count"]:
            first = outcome["rejected"][0]
            lines = "1 line" if outcome["rejected_count"] == 1 else f"{outcome['rejected_count']:,} lines"
            said = f"{name}: {lines} left out; line {first['line']}, “{first['text']}”: {first['reason']}"
            print(said, file=sys.stderr)
        return name


def read_file(path: Path, where: str) -> bytes:
    """Read a file; raises InputError with the place of what was typed."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise InputError(f"{where}: the file “{path}” is larger than a gigabyte.")
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"{where}: “{path}” cannot be read ({error.strerror}).") from error


def read_stdin() -> str:
    """Read all of stdin as text."""
    return sys.stdin.read().removeprefix("\ufeff")
