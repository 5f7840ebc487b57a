"""Options: what all commands have in common, how values are read, and the error for one that cannot be read.

An option that is not typed is not in the namespace, so that the request leaves its field out and the engine's own
default holds.
"""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

__all__ = ["Commands", "InputError", "Parser", "add_command", "add_list_options", "count", "decimal", "integer"]

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
