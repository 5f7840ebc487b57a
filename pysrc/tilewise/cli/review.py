"""`tilewise review`: what each turn of a game was worth, the position of any of them, or many games together."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from .command import Command
from .crossword_board import drawing, laid, legend
from .crossword_game import add_game_options, drawn_with, files_of, game_fields, gcg_of, name_of, put_star
from .options import Commands, add_command, add_list_options, integer
from .records import show_records
from .text import Cell, Column

__all__ = ["add"]

_EXAMPLES = [
    "review game.gcg",
    "review game.gcg --mistakes",
    "review game.gcg --turn 3 --limit 10",
    "review game.gcg --json",
    "review game.gcg --game wwf --words en-common",
    "review games --limit 10",
]

_FIELDS = ("lexicon", "limit", "min_zipf", "without")

_MISTAKES = ("mistake", "blunder")
_NO_MOVES = ("withdrawn", "points")
_OVER = ("LOST", "SCORE", "JUDGED", "A TURN", "MISTAKES", "BLUNDERS")
"""Of a player over the game; where the screen is too narrow, the last leave."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "review", "say what each turn of a crossword game lost, and to what", _EXAMPLES, _run,
        about="Points lost are equity; of an endgame that is solved, spread. In words, (A) lies on the board already, "
        "a lower-case letter is a blank, and * marks plays of words that are not in the list. Several files, or a "
        "folder of them, are added up, player by player.",
    )  # fmt: skip
    parser.add_argument(
        "file", metavar="FILE", nargs="+", help="GCG files, folders of files that end in .gcg, or - for stdin"
    )
    some = parser.add_mutually_exclusive_group()
    some.add_argument("--mistakes", action="store_true", default=False, help="list mistakes and blunders only")
    some.add_argument(
        "--turn", metavar="N", type=integer, help="show the board and the best plays of this turn instead"
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=integer,
        help="with --turn: best plays; default: 5. Of several games: words that were missed; default: 20",
    )
    add_game_options(parser)
    add_list_options(parser, "--words")
    parser.set_defaults(names={"gcg": "file", "text": "file"})


def _run(options: Namespace) -> int:
    command = Command(options)
    fields = game_fields(command)
    put_star(command, fields)
    files = files_of(command)
    if len(files) > 1:
        return show_records(command, fields | command.fields(*_FIELDS), files)
    text = gcg_of(command, fields, files[0])
    reading = command.ask("crossword.read", {**fields, "text": text, "lenient": True})
    turns: list[dict[str, Any]] = reading["game"]["turns"]
    if not turns:
        raise command.error("FILE", f"{name_of(files[0])} has no turn of a game.")
    fields |= command.fields(*_FIELDS)
    number = command.options.get("turn")
    if number is not None:
        if not 0 < number <= len(turns):
            raise command.error("--turn", f"this game has turns 1 to {len(turns)}; {number} is not one of them.")
        # What takes points or tiles back has no position of its own; that of the next move shows the board after it.
        of_move = next((n for n in range(number - 1, len(turns)) if turns[n]["kind"] not in _NO_MOVES), None)
        fields["turns"] = [] if of_move is None else [of_move]
    result = command.ask("crossword.review", {**fields, "gcg": text}, "reviewing")
    judged = [row for row in result["turns"] if row["loss"] is not None]
    wanted = [row for row in judged if not options.mistakes or row["grade"] in _MISTAKES]
    if not command.printed_as_json(result):
        if number is None:
            _show(command, reading["game"], result, wanted)
        else:
            _show_turn(command, fields, reading, result["turns"], number - 1)
    return 0 if wanted or number is not None else 1


def _show(command: Command, game: dict[str, Any], result: dict[str, Any], wanted: Sequence[dict[str, Any]]) -> None:
    screen, players, turns = command.screen, result["summary"]["players"], game["turns"]
    screen.line([(_scores(players), "title")])
    rows_of = {row["turn"]: row for row in result["turns"]}
    only = {row["turn"] for row in wanted} if command.options["mistakes"] else range(len(turns))
    columns = [
        Column("", right=True),
        Column("PLAYER", leaves=3),
        Column("RACK", leaves=4),
        Column("PLAY"),
        Column("SCORE", right=True, leaves=1),
        Column("TOTAL", right=True, leaves=5),
        Column("BETTER"),
        Column("LOST", right=True),
        Column("", leaves=2),
    ]
    rows = [_row(n, players, turns, rows_of.get(n)) for n in range(len(turns)) if n in only]
    if rows:
        screen.table(columns, rows)
    else:
        screen.line("No mistakes.")
    screen.line()
    remarks = [*_remarks(turns, result["turns"])]
    listed = game.get("word_list")
    if listed and listed.casefold() != str(command.options["lexicon"]).casefold():
        remarks.insert(
            0, f"The file names the word list {listed}; the turns are judged by {command.options['lexicon']}."
        )
    if remarks:
        _wrapped(command, remarks)
        screen.line()
    over = [Column("PLAYER"), *(Column(each, right=True, leaves=n) for n, each in enumerate(_OVER))]
    screen.table(over, [_player(who, each, result["turns"]) for who, each in enumerate(players)])
    if points := result["summary"]["turning_points"]:
        said = [f"{n + 1} ({players[rows_of[n]['player']]['name']}, {rows_of[n]['loss']:.1f} lost)" for n in points]
        screen.line()
        _wrapped(command, [f"Turning points: {', '.join(said)}"])


def _player(who: int, player: dict[str, Any], rows: Sequence[dict[str, Any]]) -> list[Cell]:
    lost = sum(row["loss"] or 0 for row in rows if row["player"] == who)
    mean = player["mean_loss"]
    grades = [str(player["grades"][grade]) for grade in _MISTAKES]
    numbers = [str(player["score"]), str(player["judged"]), "-" if mean is None else f"{mean:.1f}", *grades]
    return [player["name"], [(f"{lost:.1f}", "number")], *numbers]


def _scores(players: Sequence[dict[str, Any]]) -> str:
    return ", ".join(f"{player['name']} {player['score']}" for player in players)


def _row(
    n: int, players: Sequence[dict[str, Any]], turns: Sequence[dict[str, Any]], row: dict[str, Any] | None
) -> list[Cell]:
    turn = turns[n]
    total = sum(each["score"] for each in turns[: n + 1] if each["player"] == turn["player"])
    judged = row if row and row["loss"] is not None else None
    return [
        str(n + 1),
        players[turn["player"]]["name"],
        turn["rack"] or "-",
        [(_said(turn, row), "tile")],
        [(str(turn["score"]), "number")],
        str(total),
        _move(judged["best"][0]) if judged and judged["loss"] else "-",
        f"{judged['loss']:.1f}" if judged else "-",
        [(judged["grade"], "bad" if judged["grade"] in _MISTAKES else "")] if judged else "",
    ]


def _said(turn: dict[str, Any], row: dict[str, Any] | None) -> str:
    """Write what was done in a turn."""
    if turn["kind"] == "withdrawn":
        return "taken back"
    if turn["kind"] == "points":
        return f"({turn['text']})"
    assert row
    return _move(row["played"], told="problem" in row) + ("*" if row["unlisted"] else "")


def _move(move: dict[str, Any], *, told: bool = False) -> str:
    """Write a move; a play that was only told has no board to lie on.

    >>> _move({"kind": "play", "position": "8G", "word": "QIs", "placed": "..s"})
    '8G (QI)s'
    >>> _move({"kind": "exchange", "tiles": "QV"}), _move({"kind": "pass"})
    ('exchange QV', 'pass')
    """
    if move["kind"] == "play":
        return f"{move['position']} {move['placed'] if told else laid(move['word'], move['placed'])}"
    return " ".join(filter(None, [move["kind"], move.get("tiles")]))


def _remarks(turns: Sequence[dict[str, Any]], rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Say what was not judged and why, and where the file and the rules differ."""
    by_rules = {
        row["turn"]
        for row in rows
        if "told" in row and _off(turns[row["turn"] : row["turn"] + 1]) == row["played"]["score"] - row["told"]
    }
    unknown = [str(row["turn"] + 1) for row in rows if row["loss"] is None and "problem" not in row]
    if unknown:
        yield f"Not judged, because their racks are not all known: {', '.join(unknown)}"
    for row in rows:
        if "problem" in row:
            yield f"Turn {row['turn'] + 1} is not judged: {row['problem']['message']}"
        elif "told" in row:
            scores = f"Turn {row['turn'] + 1} scores {row['played']['score']}"
            if row["turn"] in by_rules:
                yield f"{scores}, as the file's total has it; beside the play it says {row['told']}."
            else:
                yield f"{scores}; the file says {row['told']}."
    if unproved := [str(row["turn"] + 1) for row in rows if row.get("unproved")]:
        yield f"Judged without a proof, because the endgame was too large to solve: {', '.join(unproved)}"
    for n, turn in enumerate(turns, start=1):
        if turn.get("by_order"):
            yield f"Players have one name in the file; from turn {n} on the order of turns tells whose they are."
        if "doubt" in turn and n - 1 not in by_rules:
            told, found = turn["doubt"]["told"], turn["doubt"]["found"]
            yield f"After turn {n} the file says {told} in all; the points of its turns come to {found}."


def _off(turns: Sequence[dict[str, Any]]) -> int:
    """Give how much the file's totals say more, from this turn on, than its turns come to; 0 where none is in doubt."""
    return sum(turn["doubt"]["told"] - turn["doubt"]["found"] for turn in turns if "doubt" in turn)


def _show_turn(
    command: Command, fields: dict[str, Any], reading: dict[str, Any], rows: Sequence[dict[str, Any]], n: int
) -> None:
    screen, game = command.screen, reading["game"]
    turns, names = game["turns"], game["players"]
    row = next((each for each in rows if each["turn"] == n), None)
    turn = turns[n]
    lost = f", {row['loss']:.1f} lost ({row['grade']})" if row and row["loss"] is not None else ""
    screen.line([(f"Turn {n + 1}, {names[turn['player']]}: {_said(turn, row)}, {turn['score']} points{lost}", "title")])
    before = [sum(each["score"] for each in turns[:n] if each["player"] == who) for who in range(len(names))]
    screen.line(f"Before it: {', '.join(f'{name} {score}' for name, score in zip(names, before, strict=True))}")
    layout, tiles = drawn_with(command, fields)
    board = rows[0]["board"] if rows else reading["board"]
    is_play = row is not None and turn["kind"] == "play" and "problem" not in row
    screen.lines(drawing(layout, tiles, board, row["played"] if row and is_play else None))
    screen.line([(legend(layout), "faint")])
    if turn["rack"]:
        screen.line()
        screen.line([(f"Rack: {turn['rack']}", "title")])
    if row and row["best"]:
        _show_best(command, row)
    if remarks := [*_remarks([], [row] if row else []), *turn.get("note", "").splitlines()]:
        screen.line()
        _wrapped(command, remarks)


def _show_best(command: Command, row: dict[str, Any]) -> None:
    listed = [(str(rank), move) for rank, move in enumerate(row["best"], start=1)]
    if row["played"] not in row["best"]:
        listed.append(("", row["played"]))
    columns = [
        Column("", right=True, leaves=1),
        Column("PLAY"),
        Column("SCORE", right=True),
        Column("SPREAD" if row["by"] == "endgame" else "EQUITY", right=True),
        Column("LEAVE", leaves=2),
        Column(""),
    ]
    played = "taken back" if row["withdrawn"] else "played"
    command.screen.table(
        columns,
        [
            [
                rank,
                [(_move(move), "tile")],
                [(str(move["score"]), "number")],
                f"{move['spread']:+d}" if row["by"] == "endgame" else f"{move['equity']:.1f}",
                move["leave"] or "-",
                [(played if move == row["played"] else "", "title")],
            ]
            for rank, move in listed
        ],
    )


def _wrapped(command: Command, lines: Sequence[str]) -> None:
    for line in lines:
        for part in wrap(line, command.screen.width or len(line) or 1):
            command.screen.line(part)
