"""`tilewise speed`: how long answers take on this machine."""

from argparse import Namespace

from .command import Command
from .options import Commands, add_command, add_list_options, integer
from .race import time_text
from .text import Cell, Column

__all__ = ["add"]

_NAMES = {
    "letterpress": "all plays of a new Letterpress board",
    "letterpress-ahead": "the same, thought ahead",
    "crossword": "the best plays of a new crossword position",
    "rollouts": "one game played two turns on",
    "bingos": "bingos with a blank, through each letter",
    "draws": "the best words of a draw",
}


def add(commands: Commands) -> None:
    """Add the command."""
    examples = ["speed", "speed --lexicon tr --repeats 1", "speed --lexicon en-common --json"]
    parser = add_command(commands, "speed", "time what the solvers do on this machine", examples, _run)
    parser.add_argument("--repeats", metavar="N", type=integer, help="positions of each kind; the median counts")
    add_list_options(parser, filters=False)


def _run(options: Namespace) -> int:
    command = Command(options)
    result = command.ask("speed.measure", command.fields("lexicon", "repeats"), "measuring")
    if not command.printed_as_json(result):
        columns = [Column("TIME", right=True), Column("A SECOND", right=True), Column("ANSWER")]
        rows: list[list[Cell]] = [
            [time_text(row["seconds"]), f"{1 / row['seconds']:,.0f}" if row["seconds"] else "-", _NAMES[row["what"]]]
            for row in result["rows"]
        ]
        command.screen.table(columns, rows)
    return 0
