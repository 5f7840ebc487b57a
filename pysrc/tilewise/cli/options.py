"""Options: what all commands have in common, how values are read, and the error for one that cannot be read.

An option that is not typed is not in the namespace, so that the request leaves its field out and the engine's own
default holds.
"""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from ..errors import TilewiseError

__all__ = [
    "Commands",
    "InputError",
    "Parser",
    "add_command",
    "add_list_options",
    "count",
    "decimal",
    "integer",
    "with_option",
]

Commands = Any
"""What argparse's add_subparsers returns; its type has no public name."""

EXIT_CODES = """\
exit codes:
  0  answered
  1  nothing found
  2  the input is wrong; one sentence on stderr says where
"""


class InputError(Exception):
    """What was typed cannot be right; the message is one sentence that names the place."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence that points to the help."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(argument_default=argparse.SUPPRESS, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Raise InputError instead of printing the usage."""
        what = message.removeprefix("argument ").rstrip(".")
        raise InputError(f"{self.prog}: {what}; see {self.prog} --help.")

    def parse_known_args(  # type: ignore[override]  # argparse's has overloads
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """Parse, and keep in `labels` how each option was typed, or would be, and what an argument is called."""
        found, rest = super().parse_known_args(args, namespace)
        typed = [each.partition("=")[0] for each in args or ()]
        labels = {action.dest: _label(action, typed) for action in self._actions if action.nargs != argparse.PARSER}
        found.labels = {**labels, **getattr(found, "labels", {})}
        return found, rest


def _label(action: argparse.Action, typed: Sequence[str]) -> str:
    names = action.option_strings
    return next((name for name in names if name in typed), names[0]) if names else str(action.metavar)


def with_option(error: TilewiseError, labels: Mapping[str, str], names: Mapping[str, str]) -> str:
    """Write an error with the option that its field was typed as; `names` has options that are not called as fields.

    >>> from ..errors import RequestError
    >>> error = RequestError("range", "“sides[0].level” is 1 to 5.", field="level", path="sides[0].level")
    >>> with_option(error, {"levels": "--levels"}, {"sides.level": "levels"})
    '--levels: “levels” is 1 to 5.'
    """
    path = str(error.place.get("path", error.place.get("field", "")))
    way = re.sub(r"\[\d+\]", "", path)
    fields = (way, way.partition(".")[0], way.rpartition(".")[2])
    label = next((labels[names.get(field, field)] for field in fields if names.get(field, field) in labels), "")
    if not label:
        return str(error)
    sentence = re.sub(rf"“{re.escape(path)}(\[\d+\])*”", f"“{label.lstrip('-')}”", str(error), count=1)
    return f"{label}: {sentence}"


def add_command(
    commands: Commands, name: str, summary: str, examples: list[str], run: Callable[..., int], *, about: str = ""
) -> Parser:
    """Add a command with its examples, and `--json` and `--color`."""
    listed = "".join(f"  tilewise {example}\n" for example in examples)
    parser: Parser = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.{' ' + about if about else ''}",
        epilog=f"examples:\n{listed}\n{EXIT_CODES}",
    )
    parser.add_argument("--json", action="store_true", default=False, help="print the method's result, a line of JSON")
    parser.add_argument(
        "--color", metavar="WHEN", type=_when, default="auto", help="auto (on a terminal), always or never"
    )
    parser.set_defaults(run=run, command=parser.prog, names={})
    return parser


def add_list_options(parser: Parser, *also: str, filters: bool = True) -> None:
    """Add the options that say which words count; `also` names the list's option, too."""
    parser.add_argument(
        "--lexicon",
        "--list",
        *also,
        metavar="LIST",
        default="en",
        help="a list's id (see tilewise lists) or a file; default: en",
    )
    parser.add_argument(
        "--alphabet", metavar="ID", help="the alphabet of a file's words, such as tr; else it is guessed"
    )
    parser.add_argument(
        "--encoding", metavar="NAME", help="the encoding of a file, such as Windows-1250; else it is found"
    )
    if filters:
        parser.add_argument("--min-zipf", metavar="N", type=decimal, help="only words so common; 3 is once a million")
        parser.add_argument("--without", metavar="LIST", help="leave out the words of this list or file")


def integer(text: str) -> int:
    """Read a whole number; 0x and 0b write it in other bases."""
    try:
        return int(text, 0) if text[:2].lower() in ("0x", "0b") else int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def count(text: str) -> int | None:
    """Read a number of results, None for “all”."""
    if text == "all":
        return None
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is neither a whole number nor “all”") from None


def decimal(text: str) -> float:
    """Read a number."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None


def _when(text: str) -> str:
    if text not in ("auto", "always", "never"):
        raise argparse.ArgumentTypeError(f"“{text}” is none of auto, always and never")
    return text
