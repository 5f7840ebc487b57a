"""`tilewise lists` shows the word lists, boards and tile sets that ship; `tilewise check` looks words up."""

from argparse import Namespace

from ..crossword.layout import BOARDS, layout_of
from ..lexicon.notes import Note
from ..tiles import TILE_SETS, tile_set_of
from .command import Command
from .options import Commands, add_command, add_list_options
from .text import Cell, Column

__all__ = ["add"]


def add(commands: Commands) -> None:
    """Add both commands."""
    lists = add_command(
        commands,
        "lists",
        "show the word lists, boards and tile sets that ship",
        ["lists", "lists --boards", "lists --tiles", "lists --json"],
        _lists,
    )
    kinds = lists.add_mutually_exclusive_group()
    kinds.add_argument("--boards", action="store_true", default=False, help="the crossword games' boards")
    kinds.add_argument("--tiles", action="store_true", default=False, help="the crossword games' tile sets")
    check = add_command(
        commands,
        "check",
        "say whether words are in a word list",
        ["check QI ZA", "check ılık --lexicon tr", "check board tile --lexicon en-common --json"],
        _check,
        about="The exit code is 0 if all of them are, else 1.",
    )
    check.add_argument("words", metavar="WORD", nargs="+", help="in either case")
    add_list_options(check, filters=False)


def _lists(options: Namespace) -> int:
    command = Command(options)
    if options.boards:
        result = {"boards": [_board(id) for id in BOARDS]}
    elif options.tiles:
        result = {"tiles": [_tiles(id) for id in TILE_SETS]}
    else:
        result = command.ask("lexicon.list", {})
    if command.printed_as_json(result):
        return 0
    [(_, rows)] = result.items()
    names = [
        name for name in ("id", "name", "size", "rack", "alphabet", "tiles", "words", "licence") if name in rows[0]
    ]
    numbers = ("rack", "tiles", "words")
    leaves = {"licence": 2, "alphabet": 1}
    columns = [Column(name.upper(), right=name in numbers, leaves=leaves.get(name, 0)) for name in names]
    command.screen.table(columns, [[_shown(row[name]) for name in names] for row in rows])
    return 0


def _check(options: Namespace) -> int:
    command = Command(options)
    result = command.ask("lexicon.check", {**command.fields("lexicon"), "words": options.words})
    if not command.printed_as_json(result):
        answers = {True: [("yes", "good")], False: [("no", "bad")]}
        columns = [Column("WORD"), Column("VALID")]
        rows: list[list[Cell]] = [[word, answers[ok]] for word, ok in result["valid"].items()]
        notes = command.engine.library.lexicon(command.fields("lexicon")["lexicon"]).notes
        if notes:
            said = [notes.of(word) or Note() for word in result["valid"]]
            if any(note.count for note in said):
                columns.append(Column("COUNT", right=True, leaves=2))
                rows = [[*row, note.count] for row, note in zip(rows, said, strict=True)]
            columns.append(Column("DEFINITION", leaves=1))
            rows = [[*row, note.definition] for row, note in zip(rows, said, strict=True)]
        command.screen.table(columns, rows)
    return 0 if all(result["valid"].values()) else 1


def _board(id: str) -> dict[str, object]:
    layout = layout_of(id)
    return {"id": id, "name": layout.name, "size": f"{layout.width} x {layout.height}", "rack": layout.rack}


def _tiles(id: str) -> dict[str, object]:
    tiles = tile_set_of(id)
    count = None if tiles.counts is None else sum(tiles.counts.values())
    return {"id": id, "name": tiles.name, "alphabet": tiles.alphabet.id, "tiles": count}


def _shown(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else "-" if value is None else str(value)
