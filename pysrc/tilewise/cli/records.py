"""Many crossword games at the terminal: each player's results, points lost by phase, and what was missed."""

from collections.abc import Sequence
from typing import Any

from .command import Command
from .crossword_game import gcg_of, name_of
from .options import InputError
from .text import Cell, Column

__all__ = ["show_records"]

_LONE = {"mistakes": "--mistakes", "turn": "--turn"}
"""Options of one game."""


def show_records(command: Command, fields: dict[str, Any], files: Sequence[str]) -> int:
    """Add up the games of files and show the players, those with most games first; give the exit code.

    A file that is no game is named, and the others count.
    """
    for name, option in _LONE.items():
        if command.options.get(name):
            raise command.error(option, f"is for one game; there are {len(files)} files.")
    games, named, wrong = list[str](), list[str](), list[str]()
    for file in files:
        try:
            games.append(gcg_of(command, fields, file))
            named.append(file)
        except InputError as error:
            wrong.append(str(error).partition("FILE: ")[2])
    result = command.ask("crossword.statistics", {**fields, "games": games}, "reviewing")
    if command.printed_as_json(result):
        return 0 if result["players"] else 1
    wrong += [f"{name_of(named[each['game']])}: {each['problem']['message']}" for each in result["unread"]]
    screen = command.screen
    players = [player for player in result["players"] if player["games"]]
    for n, player in enumerate(players):
        if n:
            screen.line()
        _show(command, player)
    if players:
        screen.line()
    if unknown := result["turns_unknown"]:
        screen.line(f"{unknown} turns are not judged: their racks are not known, or they cannot be as they are told.")
    for sentence in wrong:
        screen.line(f"Left out: {sentence}")
    return 0 if players else 1


def _show(command: Command, player: dict[str, Any]) -> None:
    screen, ended = command.screen, player["ended"]
    games = f"{player['games']} game{'s' if player['games'] != 1 else ''}"
    screen.line([(f"{player['name']}: {games}{_results(player) if ended else ''}", "title")])
    columns = [
        Column("PHASE"),
        *(Column(title, right=True) for title in ("TURNS", "LOST", "A TURN")),
        *(Column(title, right=True, leaves=n) for n, title in enumerate(("MISTAKES", "BLUNDERS"), start=1)),
    ]
    rows: list[list[Cell]] = []
    for phase in player["phases"]:
        mean = f"{phase['lost'] / phase['turns']:.1f}" if phase["turns"] else "-"
        numbers = [str(phase["turns"]), f"{phase['lost']:.1f}"]
        rows.append([phase["phase"], *numbers, [(mean, "number")], str(phase["mistakes"]), str(phase["blunders"])])
    screen.table(columns, rows)
    said = f"Bingos: {player['bingos']} played, {player['bingos_missed']} missed."
    if player["phoneys"]:
        said += f" Phoneys: {player['phoneys']}, of them {player['phoneys_taken_back']} taken back."
    screen.line(said)
    if player["missed"]:
        screen.line("Missed most:")
        screen.words([f"{each['word']}{_times(each['times'])}" for each in player["missed"]])


def _results(player: dict[str, Any]) -> str:
    lost = player["ended"] - player["won"] - player["drawn"]
    drawn = f", {player['drawn']} drawn" if player["drawn"] else ""
    spread = (player["points"] - player["against"]) / player["ended"]
    return f", {player['won']} won{drawn}, {lost} lost, {spread:+.1f} points a game"


def _times(times: int) -> str:
    return f" ({times})" if times > 1 else ""
