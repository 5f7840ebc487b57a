"""`tilewise crossword`: every play of a crossword board, what is wrong with one, what is unseen, what others kept."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..crossword.layout import BOARDS, layout_of, read_square_name, square_name
from .command import Command, read_stdin
from .crossword_board import drawing, laid, legend
from .crossword_game import add_game_options, drawn_with, game_fields, put_star, text_of
from .options import Commands, add_command, add_list_options, count, integer
from .picture import say_doubtful, seen_in
from .places import is_file, is_folder, path_of
from .text import Cell, Column

__all__ = ["add"]

_OPENING = "15/15/15/15/15/15/15/6QI7/15/15/15/15/15/15/15"

_EXAMPLES = [
    "crossword 'AEINRS?'",
    f"crossword 'AEINRS?' --board {_OPENING} --limit 5",
    f"crossword --board '{_OPENING} AEINRS?/ 22/0 0' --order equity",
    f"crossword AEGINRT --board {_OPENING} --at 9 --contains ING --places G",
    "crossword 'KALEMİ?' --game kelimelik --star H10 --lexicon tr --limit 3",
    f"crossword 'AEINRS?' --board {_OPENING} --limit 1 --json",
    f"crossword --check --board {_OPENING}",
    f"crossword --unseen 'AEINRS?' --board {_OPENING}",
    f"crossword 'AEINRS?' --kept 'H8 .DEAS' --board {_OPENING} --limit 5",
]

_FIELDS = ("lexicon", "limit", "order", "min_zipf", "without")
_FILTER = ("at", "length", "places", "contains")

_LEAVES = 20
"""Leaves that are shown."""

_PATH_STARTS = ("/", "./", "../", "~")
_FILE_SUFFIXES = (".txt", ".cgp", ".gcg")
_FEWEST_SLASHES = 4
"""A CGP board has more rows than a path usually has folders."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "crossword", "rank the plays of a crossword board", _EXAMPLES, _run,
        about="In words, (A) lies on the board already and a lower-case letter is a blank; drawings star new tiles.",
    )  # fmt: skip
    parser.add_argument("rack", metavar="RACK", nargs="?", help="tiles; ? is a blank, [CH] a tile of two letters")
    parser.add_argument(
        "--board",
        metavar="BOARD",
        help="a CGP line, a file (rows, CGP or GCG), or - for stdin; . is an empty square, lower case a blank; "
        "default: an empty board",
    )
    parser.add_argument(
        "--image", metavar="FILE", help="a picture of a screen, which board, rack and game are read from"
    )
    add_game_options(parser)
    parser.add_argument("--order", metavar="BY", help="score (the default) or equity, which values what is left")
    parser.add_argument("--limit", metavar="N", type=count, help="plays, or all; default: 20")
    parser.add_argument("--at", metavar="PLACE", help="only plays at 8G (across), G8 (down), in row 8 or column G")
    parser.add_argument("--length", metavar="N", type=integer, help="only main words so long")
    parser.add_argument("--places", metavar="TILE", help="only plays that lay this tile; ? is a blank")
    parser.add_argument("--contains", metavar="LETTERS", help="only main words with these letters side by side")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", default=False, help="say what is wrong with the board instead")
    instead.add_argument("--unseen", action="store_true", default=False, help="count the tiles not seen yet instead")
    instead.add_argument(
        "--kept",
        metavar="MOVE",
        help="say instead what an opponent probably kept who made this move on the board: a place and tiles, as in "
        "crossword files, or how many were exchanged",
    )
    add_list_options(parser)
    parser.set_defaults(names={"text": "board", "move": "kept"})


def _run(options: Namespace) -> int:
    command = Command(options)
    fields = game_fields(command)
    if "image" in command.options:
        rack = _seen(command, fields)
    else:
        fields["board"], rack = _board(command, fields)
    put_star(command, fields)
    rack = command.options.get("rack", rack)
    if options.check:
        return _check(command, fields)
    if options.unseen:
        return _unseen(command, {**fields, "rack": rack or ""})
    if "kept" in command.options:
        return _kept(command, {**fields, **command.fields("lexicon", "min_zipf", "without"), "rack": rack or ""})
    if not rack:
        raise command.error("RACK is missing", f"say which tiles are yours; see {command.name} --help.")
    fields |= command.fields(*_FIELDS)
    if conditions := {name: command.options[name] for name in _FILTER if name in command.options}:
        fields["filter"] = conditions
    result = command.ask("crossword.solve", {**fields, "rack": rack})
    if not command.printed_as_json(result):
        _show(command, {**fields, "rack": rack}, result)
    return 0 if result["plays"] else 1


def _board(command: Command, fields: dict[str, Any]) -> tuple[list[str], str]:
    """Read the board, and the rack that is written beside it."""
    typed = command.options.get("board")
    if typed is None:
        layout = layout_of(fields.get("layout", "scrabble"))
        return ["." * layout.width] * layout.height, ""
    if typed == "-":
        text = read_stdin()
    elif _is_file(typed):
        text = text_of(command.read_file(path_of(typed), "--board"), command.letters(fields))
    elif len(typed.split()) > 1 or typed.count("/") >= _FEWEST_SLASHES:
        text = typed
    else:
        raise command.error("--board", f"there is no file “{typed}”, and it is neither rows of a board nor a CGP line.")
    if not text.strip():
        raise command.error("--board", "there is nothing in it; a board is rows of text or a CGP line.")
    read = command.ask("crossword.read", {**fields, "text": text})
    return read["board"], read["rack"]


def _seen(command: Command, fields: dict[str, Any]) -> str:
    """Read the board, and the game if none is named, from a picture; give the rack, and say what is worth a look."""
    if "board" in command.options:
        raise command.error("--image", "the picture shows the board; leave --board out.")
    layout = fields.get("layout")
    if isinstance(layout, Mapping):
        raise command.error("--image", "a picture shows a board that ships; name one of tilewise lists --boards.")
    seen = seen_in(command, "crossword.read_image", {"lexicon": fields["lexicon"], "layout": layout})
    if seen["layout"] is None:
        raise command.error("--image", "its premium squares are of no game that ships; name the one it is by --game.")
    squares = [
        (square_name(row, column, across=True), square["tile"], square)
        for row, squares in enumerate(seen["squares"])
        for column, square in enumerate(squares)
    ]
    rack = [("rack", square["tile"], square) for square in seen["rack_squares"]]
    say_doubtful(command, squares + rack)
    layout = seen["layout"]
    if seen["premiums"]:
        print(f"{command.name}: the premium squares are taken as the picture shows them.", file=sys.stderr)
        layout = {**BOARDS[layout], "layout": seen["premiums"]}
    fields |= {"layout": layout, "board": seen["board"]}
    return str(seen["rack"])


def _is_file(typed: str) -> bool:
    path = Path(typed)
    return typed.startswith(_PATH_STARTS) or typed.endswith(_FILE_SUFFIXES) or is_file(path) or is_folder(path)


def _show(command: Command, fields: dict[str, Any], result: dict[str, Any]) -> None:
    screen, plays = command.screen, result["plays"]
    layout, tiles = drawn_with(command, fields)
    screen.lines(drawing(layout, tiles, fields["board"], plays[0] if plays else None))
    screen.line([(legend(layout), "faint")])
    screen.line()
    count = result["count"]
    if not plays:
        screen.line([("No plays", "title"), (f" match, of {count:,}." if count else ".", "")])
        return
    counted = "1 play" if count == 1 else f"{count:,} plays"
    matching = f", {result['matching']:,} of which match" if "matching" in result else ""
    screen.line([(f"{counted}{matching}", "title")])
    columns = [
        Column("", right=True, leaves=1),
        Column("PLACE"),
        Column("WORD"),
        Column("SCORE", right=True),
        Column("EQUITY", right=True, leaves=3),
        Column("LEAVE", leaves=2),
        Column("ALSO", leaves=4),
    ]
    screen.table(columns, [_row(rank, play) for rank, play in enumerate(plays, start=1)])


def _row(rank: int, play: dict[str, Any]) -> list[Cell]:
    return [
        str(rank),
        play["position"],
        [(laid(play["word"], play["placed"]), "tile")],
        [(str(play["score"]), "number")],
        f"{play['equity']:.1f}",
        play["leave"] or "-",
        ", ".join(word["word"] for word in play["words"][1:]) or "-",
    ]


def _kept(command: Command, fields: dict[str, Any]) -> int:
    typed = command.options["kept"]
    square, _, placed = typed.partition(" ")
    place = read_square_name(square.upper())
    if typed.isdecimal():
        move: dict[str, Any] = {"kind": "exchange", "count": int(typed[:9])}
    elif place and placed.strip():
        row, column, across = place
        move = {"kind": "play", "row": row, "col": column, "across": across, "placed": placed.strip()}
    else:
        raise command.error(
            "--kept", f"“{typed}” is no move; it is a place and tiles, such as “8G .UIZ”, or how many were exchanged."
        )
    limit = command.options.get("limit", _LEAVES)
    most = {} if limit is None else {"limit": max(limit, 1)}
    result = command.ask("crossword.infer", {**fields, "move": move, **most}, "trying racks")
    if not command.printed_as_json(result):
        screen, racks = command.screen, result["racks"]
        counted = "1 rack" if racks == 1 else f"{racks:,} racks"
        screen.line([(f"{counted} tried, of {result['of']:,}", "title")])
        rows: list[list[Cell]] = [
            [[(leave["tiles"] or "nothing", "tile")], [(f"{leave['chance']:.1%}", "number")]]
            for leave in result["leaves"]
        ]
        screen.table([Column("KEPT"), Column("CHANCE", right=True)], rows)
        if result["tiles"]:
            screen.line()
            screen.line([("Tiles to expect", "title")])
            screen.words([f"{tile} {count:.2f}" for tile, count in result["tiles"].items()])
    return 0


def _check(command: Command, fields: dict[str, Any]) -> int:
    result = command.ask("crossword.check", fields)
    if not command.printed_as_json(result):
        layout, tiles = drawn_with(command, fields)
        command.screen.lines(drawing(layout, tiles, fields["board"], None))
        command.screen.line()
        for problem in result["problems"]:
            command.screen.line([(problem["message"], "bad")])
        if result["ok"]:
            command.screen.line([("Nothing is wrong with this board.", "good")])
    return 0 if result["ok"] else 1


def _unseen(command: Command, fields: dict[str, Any]) -> int:
    result = command.ask("crossword.unseen", fields)
    if not command.printed_as_json(result):
        if result["unseen"] is None:
            command.screen.line([("It is not known how many tiles this set has.", "title")])
        else:
            said = f"{result['count']:,} tiles unseen, {result['bag']:,} of them in the bag"
            command.screen.line([(said, "title")])
            command.screen.words([f"{tile} {n}" for tile, n in result["unseen"].items()])
    return 0 if result["unseen"] else 1
