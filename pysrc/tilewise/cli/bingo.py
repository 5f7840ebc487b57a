"""`tilewise bingo`: the words of a rack."""

from argparse import Namespace
from typing import Any

from ..alphabets import Alphabet
from .command import Command
from .options import Commands, add_command, add_list_options, count, integer
from .text import Cell, Column, plain

__all__ = ["add"]

_EXAMPLES = [
    "bingo 'AALNST?'",
    "bingo AALNST --through '*'",
    "bingo RETINAS 'SATIRE?' --facts --limit 5",
    "bingo EEIPRTV --use any --min-length 6 --json",
    "bingo KALEMLİ --lexicon tr --use any --min-length 5",
    "bingo '??????' --pattern 'Q.*I.' --order score --facts",
]

_FIELDS = (
    "lexicon", "use", "through", "min_length", "max_length", "pattern", "limit", "offset", "order", "tiles", "facts",
    "min_zipf", "without",
)  # fmt: skip


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "bingo", "find the words of racks", _EXAMPLES, _run,
        about="Several racks are answered one after the other.",
    )  # fmt: skip
    parser.add_argument("racks", metavar="RACK", nargs="+", help="letters; ? is a blank, [CH] a tile of two letters")
    parser.add_argument("--use", metavar="TILES", help="all tiles of the rack (the default) or any of them")
    parser.add_argument("--through", metavar="LETTER", help="a letter on the board that words go through; * tries each")
    parser.add_argument("--pattern", metavar="TEXT", help=". is any letter, * any run of letters: '..S*ING'")
    parser.add_argument("--min-length", metavar="N", type=integer, help="the fewest letters of a word")
    parser.add_argument("--max-length", metavar="N", type=integer, help="the most letters of a word")
    parser.add_argument("--order", metavar="BY", help="length (the default), alphabet, zipf (common first) or score")
    parser.add_argument("--limit", metavar="N", type=count, help="words a group, or all (the default)")
    parser.add_argument("--offset", metavar="N", type=integer, help="leave out this many words of each group")
    parser.add_argument("--facts", action="store_true", help="say what each word scores and how common it is")
    parser.add_argument("--tiles", metavar="SET", help="the tile set whose values count (see tilewise lists --tiles)")
    add_list_options(parser)
    parser.set_defaults(names={"rack": "racks"})


def _run(options: Namespace) -> int:
    command = Command(options)
    fields = command.fields(*_FIELDS)
    found = 0
    for number, rack in enumerate(options.racks):
        result = command.ask("anagram.find", {**fields, "rack": rack})
        found += sum(group["count"] for group in result["groups"])
        if not command.printed_as_json(result):
            if number:
                command.screen.line()
            _show(command, rack, result, command.letters(fields))
    return 0 if found else 1


def _show(command: Command, rack: str, result: dict[str, Any], letters: Alphabet) -> None:
    groups = [group for group in result["groups"] if group["count"]]
    if not groups:
        command.screen.line([(f"{rack}: no words.", "title")])
    elif command.options.get("facts"):
        total, listed = sum(group["count"] for group in groups), sum(len(group["words"]) for group in groups)
        command.screen.line([(f"{rack}: {_counted(total, listed)}", "title")])
        _show_facts(command, groups, letters)
    else:
        for group in groups:
            through = f" through {group['through']}" if group["through"] else ""
            counted = _counted(group["count"], len(group["words"]))
            command.screen.line([(f"{rack}{through}: {counted}", "title")])
            command.screen.words([plain(_word(row, letters)) for row in group["words"]])


def _show_facts(command: Command, groups: list[dict[str, Any]], letters: Alphabet) -> None:
    columns = [Column("WORD"), Column("SCORE", right=True), Column("ZIPF", right=True, leaves=1)]
    rows: list[list[Cell]] = []
    for group in groups:
        for row in group["words"]:
            rows.append([_word(row, letters), str(row["score"]), f"{row['zipf']:.1f}" if row["zipf"] else "-"])
            if "through" in command.options:
                rows[-1].append(group["through"] or "-")
    if "through" in command.options:
        columns.append(Column("THROUGH"))
    command.screen.table(columns, rows)


def _counted(count: int, listed: int) -> str:
    words = "1 word" if count == 1 else f"{count:,} words"
    return words if listed == count else f"{words}, {listed:,} listed"


def _word(row: dict[str, Any], letters: Alphabet) -> Cell:
    """Write a word with the letters that blanks play in lower case."""
    lower = dict(zip(letters.letters, letters.lowers, strict=True))
    tiles = row.get("tiles", row["word"])
    return [(lower[tile], "blank") if k in row["blanks"] else (tile, "tile") for k, tile in enumerate(tiles)]
