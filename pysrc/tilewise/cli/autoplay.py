"""`tilewise autoplay`: the program plays against itself, and says which side wins how often."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from .command import Command
from .crossword_game import add_game_options, game_fields, put_star
from .options import Commands, add_command, add_list_options, integer
from .places import try_folder, writing
from .text import Column

__all__ = ["add"]

_EXAMPLES = [
    "autoplay --levels 4 3 --pairs 2",
    "autoplay --knows - en-common --challenge double --pairs 1 --game duel",
    "autoplay --words tr --game kelimelik --levels 5 1 --pairs 1 --json",
]

_WITHIN = 1.96
"""Standard errors that 95% lie within."""

_NONE = "-"
"""Typed for a side that has nothing of its own."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "autoplay", "let two sides play crossword games, and say which wins how often", _EXAMPLES, _run,
        about="Each deal is played twice, each side first once. What is said of two sides is two values, - for one "
        "that has nothing of its own. Behind ± is what 95% lie within.",
    )  # fmt: skip
    two: dict[str, Any] = {"nargs": 2, "metavar": ("ONE", "OTHER")}
    parser.add_argument("--levels", type=integer, help="how well they play, 1 to 5; default: 5 5", **two)
    parser.add_argument("--knows", help="the lists that they go by, ids or files; default: the game's", **two)
    parser.add_argument("--tables", help="files of leave values, as tilewise leaves makes them", **two)
    parser.add_argument(
        "--samples", type=integer, help="rollouts of a candidate before each move; default: 0 0, by equity", **two
    )
    parser.add_argument("--pairs", metavar="N", type=integer, help="pairs of games; default: 50")
    parser.add_argument("--seed", metavar="N", type=integer, help="of the first deal; default: 0")
    parser.add_argument("--challenge", metavar="RULE", help="none, void, five, five_each, ten or double")
    parser.add_argument("--save", metavar="FOLDER", type=Path, help="write the games there as GCG files")
    add_game_options(parser)
    add_list_options(parser, "--words", filters=False)
    parser.set_defaults(names={"sides.level": "levels", "sides.lexicon": "knows", "sides.leaves": "tables"})


def _run(options: Namespace) -> int:
    command = Command(options)
    fields = game_fields(command)
    put_star(command, fields)
    fields |= command.fields("pairs", "seed", "challenge")
    folder: Path | None = command.options.get("save")
    sides = _sides(command)
    if folder or options.json:
        fields["limit"] = None
    if folder:
        _try(command, folder)
    result = command.ask("crossword.autoplay", {**fields, "sides": sides}, "playing")
    if folder:
        digits = len(str(result["games"]))
        with writing(f"{command.name}: --save", folder):
            for number, game in enumerate(result["played"], start=1):
                (folder / f"game-{number:0{digits}}.gcg").write_text(game["text"], encoding="utf-8")
    if not command.printed_as_json(result):
        _show(command, result, [side["name"] for side in sides], folder)
    return 0


def _sides(command: Command) -> list[dict[str, Any]]:
    """Read what is said of each side."""
    sides: list[dict[str, Any]] = [{}, {}]
    for option, field in (("levels", "level"), ("samples", "samples")):
        for side, value in zip(sides, command.options.get(option) or (), strict=False):
            side[field] = value
    for side, typed in zip(sides, command.options.get("knows") or (), strict=False):
        if typed != _NONE:
            side["lexicon"] = command.word_list(typed, "--knows")
    for side, typed in zip(sides, command.options.get("tables") or (), strict=False):
        if typed != _NONE:
            side["leaves"] = command.read_json(typed, "--tables")
    for side, place in zip(sides, ("one", "other"), strict=True):
        own = [f"{side['samples']} rollouts"] if side.get("samples") else []
        own += [side["lexicon"]] if "lexicon" in side else []
        own += ["own leaves"] if "leaves" in side else []
        side["name"] = f"{place}: {', '.join(['level ' + str(side.get('level', 5)), *own])}"
    return sides


def _try(command: Command, folder: Path) -> None:
    try_folder(f"{command.name}: --save", folder)
    if any(folder.glob("*.gcg")):
        raise command.error("--save", f"{folder} has games already; name another folder.")


def _show(command: Command, result: dict[str, Any], names: list[str], folder: Path | None) -> None:
    screen, games = command.screen, result["games"]
    columns = [Column("SIDE"), *(Column(title, right=True) for title in ("WON", "DRAWN", "POINTS A GAME"))]
    screen.table(
        columns,
        [
            [name, str(won), str(result["drawn"]), f"{points:.1f}"]
            for name, won, points in zip(names, result["won"], result["points"], strict=True)
        ],
    )
    share = _within(100 * result["share"], result["share_error"] and 100 * result["share_error"], "%")
    spread = _within(result["spread"], result["spread_error"], " points a game", sign="+")
    screen.line()
    screen.line(f"Of {games:,} games, one won {share}; its lead was {spread}.")
    if folder:
        screen.line(f"The games are in {folder}.")


def _within(value: float, error: float | None, unit: str, sign: str = "") -> str:
    return f"{value:{sign}.1f}{'' if error is None else f' ± {_WITHIN * error:.1f}'}{unit}"
