"""`tilewise draw`: the Word Game. Deal a rack, solve one, or draw many and see what they are worth."""

import random
from argparse import Namespace
from typing import Any

from ..alphabets import alphabet
from ..draw.requests import bags_of
from .command import Command
from .options import Commands, add_command, add_list_options, integer
from .text import Cell, Column

__all__ = ["add"]

_LONGEST_BAR = 40


def add(commands: Commands) -> None:
    """Add the command and its steps."""
    draw = commands.add_parser(
        "draw",
        help="deal, solve and try out draws of the Word Game",
        description="Deal, solve and try out draws of the Word Game.",
        epilog="each of them has examples: tilewise draw solve --help",
    )
    steps = draw.add_subparsers(dest="step", required=True, metavar="WHAT", title="what to do")
    deal = add_command(
        steps,
        "deal",
        "draw letters from the bag",
        ["draw deal", "draw deal --seed 7 --size 9 --bag en", "draw deal --json"],
        _deal,
    )
    _add_bag(deal)
    deal.add_argument("--size", metavar="N", type=integer, help="letters to draw; default: 7")
    deal.add_argument("--seed", metavar="N", type=integer, help="the same seed draws the same; else chance decides")
    deal.add_argument("--alphabet", metavar="ID", help="the bag's alphabet; default: en")
    solve = add_command(
        steps,
        "solve",
        "find the words of a draw that are worth most",
        ["draw solve SUSYBGY", "draw solve EWZSHRC --bag en --json", "draw solve KALEMLR --lexicon tr --bag tr"],
        _solve,
    )
    solve.add_argument("rack", metavar="RACK", help="the letters drawn; ? is a blank")
    _add_bag(solve)
    add_list_options(solve)
    experiment = add_command(
        steps, "experiment", "draw again and again, and solve each draw",
        ["draw experiment", "draw experiment --draws 2000 --size 9 --seed 3", "draw experiment --draws 10 --json"],
        _experiment,
    )  # fmt: skip
    experiment.add_argument("--draws", metavar="N", type=integer, help="how many; default: 800")
    experiment.add_argument("--size", metavar="N", type=integer, help="letters of a draw; default: 7")
    experiment.add_argument("--seed", metavar="N", type=integer, help="the same seed draws the same; default: 0")
    _add_bag(experiment)
    add_list_options(experiment)
    bags = add_command(
        steps,
        "bags",
        "list the bags to draw from",
        ["draw bags", "draw bags --alphabet tr --json"],
        _bags,
    )
    bags.add_argument("--alphabet", metavar="ID", help="default: en")


def _add_bag(parser: Any) -> None:
    parser.add_argument(
        "--bag", metavar="BAG", help="a bag's id (see tilewise draw bags), or a file of JSON: letter -> [count, value]"
    )


def _fields(command: Command, *names: str) -> dict[str, Any]:
    fields = command.fields(*names)
    bag = command.options.get("bag")
    if bag is not None:
        fields["bag"] = command.read_json(bag, "--bag") if bag.endswith(".json") else bag
    return fields


def _deal(options: Namespace) -> int:
    command = Command(options)
    seed = command.options.get("seed", random.randrange(1_000_000))
    result = command.ask("draw.deal", {**_fields(command, "size", "alphabet"), "seed": seed})
    if not command.printed_as_json(result):
        tiles = [(f"{letter}{value} ", "tile") for letter, value in result["tiles"]]
        command.screen.line([(result["rack"], "title"), ("   ", ""), *tiles, (f"  seed {seed}", "faint")])
    return 0


def _solve(options: Namespace) -> int:
    command = Command(options)
    result = command.ask("draw.solve", _fields(command, "lexicon", "rack", "min_zipf", "without"))
    if not command.printed_as_json(result):
        words = result["words"]
        if words:
            number = "1 word is" if len(words) == 1 else f"{len(words):,} words are"
            command.screen.line([(f"{number} worth {result['score']}", "title")])
            command.screen.words(words)
        else:
            command.screen.line([(f"{options.rack}: no words.", "title")])
    return 0 if result["words"] else 1


def _experiment(options: Namespace) -> int:
    command = Command(options)
    fields = _fields(command, "lexicon", "draws", "size", "seed", "min_zipf", "without")
    result = command.ask("draw.experiment", fields, "drawing")
    if not command.printed_as_json(result):
        _show(command, result)
    return 0 if result["best"]["words"] else 1


def _show(command: Command, result: dict[str, Any]) -> None:
    screen, scores = command.screen, result["scores"]
    screen.line([(f"{len(scores):,} draws, {result['mean']:.2f} points on average", "title")])
    screen.line(
        f"deviation {result['deviation']:.2f}, {result['without_word']:,} without a word, {result['seconds']:.2f} s"
    )
    for name in ("best", "worst"):
        words = " ".join(result[name]["words"]) or "no word"
        screen.line(f"{name}: {result[name]['rack']}, {result[name]['score']} points: {words}")
    screen.line()
    counted = {score: scores.count(score) for score in range(min(scores), max(scores) + 1)}
    most, room = max(counted.values()), min(_LONGEST_BAR, max(5, (screen.width or 80) - 20))
    rows: list[list[Cell]] = [
        [str(score), f"{n:,}", [("#" * -(-n * room // most), "letter")]] for score, n in counted.items()
    ]
    screen.table([Column("SCORE", right=True), Column("DRAWS", right=True), Column("")], rows)


def _bags(options: Namespace) -> int:
    command = Command(options)
    bags = bags_of(alphabet(command.options.get("alphabet", "en")))
    if not command.printed_as_json({"bags": bags}):
        rows: list[list[Cell]] = [[bag["id"], bag["name"], f"{bag['tiles']:,}"] for bag in bags]
        command.screen.table([Column("ID"), Column("NAME"), Column("TILES", right=True)], rows)
    return 0
