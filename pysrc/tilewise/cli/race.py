"""`tilewise race`: the classical ways of finding the words of a rack beside the registers."""

from argparse import Namespace
from typing import Any

from .command import Command
from .options import Commands, add_command, add_list_options, integer
from .text import Cell, Column

__all__ = ["add", "time_text"]


def add(commands: Commands) -> None:
    """Add the command."""
    examples = [
        "race EELRSTU --lexicon en-common",
        "race 'AEILNR?' --finders trie registers --repeats 5",
        "race ŞEKER --finders registers trie --lexicon tr --json",
    ]
    parser = add_command(commands, "race", "time nine ways of finding the words of a rack", examples, _run)
    parser.add_argument("rack", metavar="RACK", help="letters; ? is a blank")
    parser.add_argument("--finders", metavar="ID", nargs="+", help="which of them run; else all")
    parser.add_argument("--repeats", metavar="N", type=integer, help="how often each runs; the shortest time counts")
    add_list_options(parser, filters=False)


def _run(options: Namespace) -> int:
    command = Command(options)
    result = command.ask("finders.race", command.fields("lexicon", "rack", "finders", "repeats"), "racing")
    if not command.printed_as_json(result):
        columns = [
            Column("FINDER"),
            Column("TIME", right=True),
            Column("WORDS", right=True),
            Column("SAME ANSWER", leaves=2),
            Column("SET UP", right=True, leaves=1),
        ]
        ran = [row for row in result["results"] if not row["refused"]]
        rows = [_row(row) for row in sorted(ran, key=lambda row: row["seconds"])]
        if rows:
            command.screen.table(columns, rows)
        for row in result["results"]:
            if row["refused"]:
                command.screen.line(f"{row['finder']}: {row['refused']}")
    return 0 if any(row["words"] for row in result["results"]) else 1


def _row(row: dict[str, Any]) -> list[Cell]:
    same = [("yes", "good")] if row["same_answer"] else [("no", "bad")]
    return [row["finder"], time_text(row["seconds"]), f"{row['words']:,}", same, time_text(row["setup_seconds"])]


def time_text(seconds: float) -> str:
    """Write a time with three figures.

    >>> time_text(0.00001234), time_text(0.0123), time_text(2.5)
    ('12.3 us', '12.3 ms', '2.5 s')
    """
    for unit, size in (("us", 1e-6), ("ms", 1e-3)):
        if seconds < 1000 * size * 0.9995:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds:.3g} s"
