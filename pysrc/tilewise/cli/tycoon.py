"""`tilewise tycoon`: the best turn in Letter Tycoon, or which card to replace."""

from argparse import Namespace
from typing import Any

from .command import Command
from .options import Commands, add_command, add_list_options, integer
from .text import Cell, Column

__all__ = ["add"]

_EXAMPLES = [
    "tycoon AEIIMSU NPQ --patents BJ",
    "tycoon EIINOOU GOW --patents BJKV --stacking add --limit 5",
    "tycoon AEIIMSU NPQ --others QE --money 6 --turns-left 3",
    "tycoon AEIIMSU NPQ --patents BJ --replace",
    "tycoon AEIIMSU NPQ --limit 1 --json",
]

_DEAL = ("lexicon", "hand", "pool", "patents", "stacking", "min_zipf", "without")
_GAME = ("others", "money", "opponents", "turns_left", "limit")


def add(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "tycoon", "find the best turns of Letter Tycoon", _EXAMPLES, _run,
        about="In words, letters from the pool are in brackets, and those that a patent adds in lower case.",
    )  # fmt: skip
    parser.add_argument("hand", metavar="HAND", help="seven cards")
    parser.add_argument("pool", metavar="POOL", help="three cards")
    parser.add_argument("--patents", metavar="LETTERS", help="our patents, such as BJ")
    parser.add_argument("--stacking", metavar="HOW", help="how doublings stack: multiply (the default), add or once")
    parser.add_argument("--others", metavar="LETTERS", help="the patents that others own")
    parser.add_argument("--money", metavar="N", type=integer, help="our money before the turn")
    parser.add_argument("--opponents", metavar="N", type=integer, help="how many others play; default: 1")
    parser.add_argument("--turns-left", metavar="N", type=integer, help="turns we have left; default: 6")
    parser.add_argument("--limit", metavar="N", type=integer, help="plays; default: 20")
    parser.add_argument("--replace", action="store_true", default=False, help="ask which card to replace instead")
    parser.add_argument("--seen", metavar="LETTERS", help="with --replace: other cards that cannot be drawn")
    add_list_options(parser)


def _run(options: Namespace) -> int:
    command = Command(options)
    if options.replace:
        return _replace(command)
    result = command.ask("tycoon.solve", command.fields(*_DEAL, *_GAME))
    if not command.printed_as_json(result):
        _show(command, result)
    return 0 if result["plays"] else 1


def _show(command: Command, result: dict[str, Any]) -> None:
    screen, best = command.screen, result["best_count"]
    if not result["best_total"]:
        screen.line([("No plays.", "title")])
        return
    plays = "1 play earns" if best == 1 else f"{best:,} plays earn"
    screen.line([(f"{plays} {result['best_total']} (money and stock)", "title")])
    columns = [
        Column("", right=True, leaves=4),
        Column("WORDS"),
        Column("TOTAL", right=True),
        Column("MONEY", right=True, leaves=1),
        Column("STOCK", right=True, leaves=1),
        Column("POWERS", leaves=2),
        Column("ROYALTIES", right=True, leaves=5),
        Column("BUY", leaves=3),
    ]
    screen.table(columns, [_row(rank, play) for rank, play in enumerate(result["plays"], start=1)])


def _row(rank: int, play: dict[str, Any]) -> list[Cell]:
    powers = [*([f"copies {play['copied']}"] if play["copied"] else []), *(["adds S"] if play["added_s"] else [])]
    if len(play["words"]) > 1:
        powers.append("two words")
    buy = play["buy"]
    return [
        str(rank),
        [(" + ".join(map(_spelled, play["cards"])), "tile")],
        [(str(play["total"]), "number")],
        str(play["money"]),
        str(play["stock"]),
        ", ".join(powers) or "-",
        str(play["royalties"]),
        f"{buy['letter']} for {buy['price']}" if buy else "-",
    ]


def _spelled(cards: list[dict[str, str]]) -> str:
    """Write a word by where its cards come from.

    >>> _spelled([{"letter": "Q", "from": "pool"}, {"letter": "I", "from": "hand"}, {"letter": "S", "from": "s"}])
    '[Q]Is'
    """
    forms = {"hand": "{}", "pool": "[{}]"}
    return "".join(
        forms[card["from"]].format(card["letter"]) if card["from"] in forms else card["letter"].lower()
        for card in cards
    ).replace("][", "")


def _replace(command: Command) -> int:
    result = command.ask("tycoon.replace", command.fields(*_DEAL, "seen"), "trying cards")
    if not command.printed_as_json(result):
        best = result["best"]
        said = f"Replace {best['letter']} of the {best['from']}" if best else "Replace nothing"
        command.screen.line([(f"{said}: the best turn now earns {result['keep']}.", "title")])
        rows = [
            [card["letter"], card["from"], f"{card['mean']:.2f}", [(f"{card['gain']:+.2f}", "number")]]
            for card in result["cards"]
        ]
        columns = [Column("CARD"), Column("FROM"), Column("MEAN TOTAL", right=True), Column("GAIN", right=True)]
        command.screen.table(columns, rows)
    return 0 if result["cards"] else 1
