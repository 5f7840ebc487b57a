"""`tilewise letterpress`: the best plays of a Letterpress board."""

import re
import sys
from argparse import Namespace
from dataclasses import replace
from textwrap import wrap
from typing import Any

from ..letterpress.board import SIDE, SQUARES, Mask, Position, read_board
from .command import Command, read_stdin
from .options import Commands, add_command, add_list_options, count
from .picture import say_doubtful, seen_in
from .text import Cell, Column, Piece, beside, padded

__all__ = ["add"]

_EXAMPLES = [
    "letterpress msgzxcbjlqblmgeppjxmjynxs --ours 3310592 --theirs 17180",
    "letterpress msgzx cbjlq blmge ppjxm jynxs --ours '..... ..... ..... ##..# .#..#' --limit 5",
    "letterpress msgzxcbjlqblmgeppjxmjynxs --word CLYPE",
    "letterpress msgzxcbjlqblmgeppjxmjynxs --played CLYPE GLEBES --ranking lookahead --limit 3",
    "letterpress kalemgitarbuzdefterşapkaı --lexicon tr --min-zipf 3",
    "letterpress msgzxcbjlqblmgeppjxmjynxs --limit 1 --json",
]

_FIELDS = ("lexicon", "played", "limit", "ranking", "min_zipf", "without", "anagrams", "word")

_OTHERWISE = {"letterpwn": "; --ranking lookahead thinks ahead, as the page does"}
"""What is said, beside an order, of the one that the plays do not stand in."""

_DRAWN = re.compile(rf"[.#]{{{SQUARES}}}")
_MARKS = str.maketrans({"-": ".", "_": ".", "x": "#", "X": "#", "o": "#", "O": "#", "*": "#"})


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "letterpress", "rank the plays of a Letterpress board", _EXAMPLES, _run,
        about="In drawings [A] is ours, (A) theirs, [[A]] and ((A)) are locked, and * marks the squares of the play.",
    )  # fmt: skip
    parser.add_argument("board", metavar="BOARD", nargs="*", help="25 letters, or five rows of five; - reads stdin")
    parser.add_argument("--image", metavar="FILE", help="a picture of a screen, which board and squares are read from")
    parser.add_argument("--swap", action="store_true", default=False, help="exchange our squares and theirs")
    owner = "squares as a number (square i is bit i) or drawn, 25 of . and #"
    parser.add_argument("--ours", metavar="SQUARES", help=f"our {owner}")
    parser.add_argument("--theirs", metavar="SQUARES", help="their squares, likewise")
    parser.add_argument("--played", metavar="WORD", nargs="+", help="words that have been played, which bars them")
    parser.add_argument("--word", metavar="WORD", help="list every way to play this word instead")
    parser.add_argument(
        "--ranking", metavar="BY", help="letterpwn (the default), territory, or lookahead, which thinks ahead"
    )
    parser.add_argument(
        "--anagrams", metavar="HOW", help="each (the default), or merged: a row for words of the same letters"
    )
    parser.add_argument("--limit", metavar="N", type=count, help="plays, or all; default: 20")
    add_list_options(parser)


def _run(options: Namespace) -> int:
    command = Command(options)
    fields = command.fields(*_FIELDS)
    typed = command.options.get("board", [])
    if "image" in command.options:
        if typed:
            raise command.error("--image", "the picture shows the board; leave BOARD out.")
        fields |= _seen(command, fields)
    elif not typed:
        raise command.error("BOARD is missing", f"type 25 letters, or name a picture; see {command.name} --help.")
    else:
        fields["board"] = "".join("".join(read_stdin() if typed == ["-"] else typed).split())
    for side in ("ours", "theirs"):
        if side in command.options:
            fields[side] = _mask(command, f"--{side}", command.options[side])
    if options.swap:
        fields["ours"], fields["theirs"] = fields.get("theirs", 0), fields.get("ours", 0)
    result = command.ask("letterpress.solve", fields, "looking ahead")
    if not command.printed_as_json(result):
        _show(command, fields, result)
    return 0 if result["plays"] else 1


def _seen(command: Command, fields: dict[str, Any]) -> dict[str, Any]:
    """Read board and squares from a picture, and say what in it is worth a look."""
    seen = seen_in(command, "letterpress.read_image", {"lexicon": fields["lexicon"]})
    places = [f"row {place // SIDE + 1}, column {place % SIDE + 1}:" for place in range(SQUARES)]
    if "?" in seen["board"]:
        place = places[seen["board"].index("?")].removesuffix(":")
        raise command.error("--image", f"no letter is seen in {place}; {seen['board']} was read, type it as BOARD.")
    squares = zip(places, (square["letter"] for square in seen["squares"]), seen["squares"], strict=True)
    say_doubtful(command, squares)
    if seen["asks"]:
        one = next(place for place, square in zip(places, seen["squares"], strict=True) if square["owner"] == "ours")
        print(
            f"{command.name}: the picture does not say which side is ours; the one that holds {one.removesuffix(':')} "
            "is taken for it, --swap exchanges them.",
            file=sys.stderr,
        )
    return {name: seen[name] for name in ("board", "ours", "theirs")}


def _mask(command: Command, option: str, text: str) -> Mask:
    """Read a set of squares: a number, or a drawing of 25 squares, "#" for those in the set and "." for the others."""
    drawn = "".join(text.split()).translate(_MARKS)
    if _DRAWN.fullmatch(drawn):
        return sum(1 << i for i, mark in enumerate(drawn) if mark == "#")
    try:
        return int(text, 0) if text[:2].lower() in ("0x", "0b") else int(text)
    except ValueError:
        sentence = f"“{text}” is neither a number nor a drawing of {SQUARES} squares, “.” and “#”."
        raise command.error(option, sentence) from None


def _show(command: Command, fields: dict[str, Any], result: dict[str, Any]) -> None:
    screen, plays = command.screen, result["plays"]
    letters = command.engine.library.lexicon(fields["lexicon"]).by_letters.alphabet
    position = Position(read_board(fields["board"], letters), fields.get("ours", 0), fields.get("theirs", 0), letters)
    before = _drawing(position)
    words, moves = result["words"], result["moves"]
    summary = f"{words:,} {'word' if words == 1 else 'words'}, {moves:,} {'way' if moves == 1 else 'ways'} to play"
    if not plays:
        screen.lines(before)
        screen.line()
        screen.line([("No plays. ", "title"), (f"{summary} them." if words else "", "")])
        return
    best = plays[0]
    after = _drawing(replace(position, ours=best["ours"], theirs=best["theirs"]), best["mask"])
    narrow = screen.width is not None and screen.width < 2 * _DRAWING_WIDTH + 4
    if narrow:
        screen.lines(before)
        screen.line()
        screen.line([(f"after {best['word']}", "title")])
        screen.lines(after)
    else:
        now_title: list[Piece] = [("now", "title")]
        after_title: list[Piece] = [(f"after {best['word']}", "title")]
        screen.lines(beside([now_title, *before], [after_title, *after]))
    screen.line()
    screen.line(f"{summary} them" if words != 1 else f"{summary} it")
    ordered = f"ordered by {result['ranking']}{_OTHERWISE.get(result['ranking'], '')}"
    for line in wrap(ordered, screen.width or len(ordered)):
        screen.line(line)
    columns = [
        Column("", right=True, leaves=3),
        Column("WORD"),
        Column("SCORE", right=True),
        Column("LOCKED", right=True, leaves=1),
        Column("EXPOSED", right=True, leaves=4),
        Column("ZIPF", right=True, leaves=5),
        Column("MASK", right=True, leaves=7),
        Column("SAME LETTERS", leaves=6),
    ]
    replied = any(play["reply"] for play in plays)
    if replied:
        columns.append(Column("REPLY", leaves=2))
    screen.table(columns, [_row(rank, play, replied) for rank, play in enumerate(plays, start=1)])


def _row(rank: int, play: dict[str, Any], replied: bool) -> list[Cell]:
    ends = {True: " wins", False: " loses", None: ""}[play["wins"]]
    row: list[Cell] = [
        str(rank),
        [(play["word"], "tile"), (ends, "good" if play["wins"] else "bad")],
        [(_pair(play["score"]), "number")],
        _pair(play["locked"]),
        str(play["vulnerability"]),
        f"{play['zipf']:.1f}" if play["zipf"] else "-",
        [(str(play["mask"]), "faint")],
        " ".join(play["same_letters"]),
    ]
    if replied:
        reply = play["reply"]
        row.append(f"{reply['word']} {reply['ours'].bit_count()}-{reply['theirs'].bit_count()}" if reply else "-")
    return row


def _pair(numbers: list[int]) -> str:
    return f"{numbers[0]}-{numbers[1]}"


_CELL = 7
_DRAWING_WIDTH = _CELL * SIDE


def _drawing(position: Position, played: Mask = 0) -> list[list[Piece]]:
    """Draw a position as `Position` prints, with a star at each square of the play that led to it."""
    lines: list[list[Piece]] = []
    for row in range(SIDE):
        line: list[Piece] = []
        for square in range(row * SIDE, row * SIDE + SIDE):
            star = "*" if played >> square & 1 else ""
            drawn = f"{position.drawn(square).center(5).rstrip()}{star}"
            owner = position.owner(square).removesuffix(", locked")
            line += [(padded(drawn, _CELL - 1), "" if owner == "free" else owner), (" ", "")]
        lines.append(line)
    return lines
