"""One run of a command: the options that were typed, the engine that is asked, and the screen that shows the answer."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from ..alphabets import Alphabet
from ..api import Engine
from ..errors import TilewiseError
from ..jobs import Progress, finish
from .options import InputError
from .own_list import doubt, tell
from .places import is_file, is_folder, path_of
from .screen import Report, Screen, screen_for

__all__ = ["Command", "read_stdin"]

_LISTS = ("lexicon", "without", "inside", "outside", "knows")
"""The options, of all commands, that name lists."""

_WAYS_TO_READ = ("alphabet", "encoding")
"""The options that say how a list is read from a file."""

_LARGEST_FILE = 1 << 30
"""Bytes; the largest list that the page takes is some 60 MB."""


class Command:
    """A command's options, by name and only those that were typed or have a default, its engine and its screen."""

    def __init__(self, options: Namespace) -> None:
        self.name: str = options.command
        self.options: dict[str, Any] = vars(options)
        self.engine = Engine()
        self.screen: Screen = screen_for(options.color)

    def fields(self, *names: str) -> dict[str, Any]:
        """Give those of these options that were typed as fields of a request; lists are imported if they are files."""
        fields = {name: self.options[name] for name in names if name in self.options}
        for name in ("lexicon", "without"):
            if name in fields:
                beside = fields.get("lexicon") if name == "without" else None
                fields[name] = self.word_list(fields[name], f"--{name}", beside)
        if "lexicon" in fields:
            self._refuse_ways_to_read()
        return fields

    def _refuse_ways_to_read(self) -> None:
        """Refuse what says how a file is read where no list that was named is one."""
        typed = [self.options.get(name, ()) for name in _LISTS]
        named = [name for each in typed for name in ([each] if isinstance(each, str) else each)]
        if any(not self.engine.library.ships(name) and is_file(path_of(name)) for name in named):
            return
        for option in _WAYS_TO_READ:
            if option in self.options:
                raise self.error(f"--{option}", "it says how a list is read from a file, and none of these is one.")

    def ask(self, method: str, fields: dict[str, Any], doing: str = "working") -> dict[str, Any]:
        """Call a method and wait for its result; `doing` says beside the progress what takes so long."""
        outcome = self.engine.begin(method, fields)
        if isinstance(outcome, dict):
            return outcome
        report: Report | None = None
        with ExitStack() as shown:

            def show(progress: Progress | None) -> None:
                """Show how far it is, from the first time on that it says so."""
                nonlocal report
                if progress:
                    report = report or shown.enter_context(self.screen.progress(doing))
                    report(progress.done, progress.total)

            return finish(outcome, show)

    def printed_as_json(self, result: dict[str, Any]) -> bool:
        """Print a result as a line of JSON if the options ask for it, and say whether they do."""
        if self.options["json"]:
            print(json.dumps(result, ensure_ascii=False))
        return bool(self.options["json"])

    def letters(self, fields: dict[str, Any]) -> Alphabet:
        """Give the alphabet of the list that a request names."""
        return self.engine.library.lexicon(fields["lexicon"]).alphabet

    def error(self, place: str, sentence: str) -> InputError:
        """Make the error for what was typed at a place, an argument or an option, which is named as it was typed."""
        option = self.options["labels"].get(place[2:].replace("-", "_")) if place.startswith("--") else None
        return InputError(f"{self.name}: {option or place}: {sentence}")

    @contextmanager
    def naming(self, option: str) -> Iterator[None]:
        """Name an option in the error for what is wrong with it."""
        try:
            yield
        except TilewiseError as error:
            raise self.error(option, str(error)) from error

    def read_file(self, path: Path, option: str) -> bytes:
        """Read the file that an option names."""
        try:
            if path.stat().st_size > _LARGEST_FILE:
                raise self.error(option, f"the file “{path}” is larger than a gigabyte.")
            return path.read_bytes()
        except OSError as error:
            raise self.error(option, f"“{path}” cannot be read ({error.strerror}).") from error

    def read_json(self, path: str, option: str) -> Any:
        """Read the JSON file that an option names."""
        try:
            return json.loads(self.read_file(Path(path), option))
        except (ValueError, RecursionError) as error:
            raise self.error(option, f"“{path}” is not JSON: {error}.") from None

    def word_list(self, name: str, option: str, beside: str | None = None) -> str:
        """Give the id of a list; a file is imported under its path, in doubt in the letters of the list beside."""
        library, path = self.engine.library, path_of(name)
        if library.ships(name) or library.holds(name):
            return name
        if is_folder(path):
            raise self.error(option, f"“{name}” is a folder; a list is a file.")
        if not is_file(path):
            if path.suffix or len(path.parts) > 1:
                raise self.error(option, f"there is no file “{name}”.")
            with self.naming(option):
                library.lexicon(name)
        given: dict[str, Any] = {each: self.options[each] for each in _WAYS_TO_READ if each in self.options}
        if beside is not None and (library.ships(beside) or library.holds(beside)):
            given["language"] = library.lexicon(beside).alphabet.id
        fields = {"id": name, "data": self.read_file(path, option), **given}
        try:
            result = self.ask("lexicon.import", fields)
        except TilewiseError as error:
            field = error.place.get("field")
            typed = f"--{field}" if field in given and field in self.options else option
            raise self.error(typed, f"“{name}”: {error}") from error
        if sentence := doubt(name, result):
            raise self.error(option, sentence)
        tell(name, result)
        return name


def read_stdin() -> str:
    """Read all of stdin as text."""
    return sys.stdin.read().removeprefix("\ufeff")
