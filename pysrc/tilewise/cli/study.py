"""`tilewise study search` finds words to learn; `tilewise quiz` asks them."""

import json
import re
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from typing import Any

from ..errors import TilewiseError
from .command import Command
from .options import Commands, Parser, add_command, add_list_options, count, decimal, integer
from .text import Cell, Column

__all__ = ["add"]

_SAME = ("pattern", "anagram", "subanagram", "definition")
_RANGES = ("length", "vowels", "points", "anagrams", "probability", "playability", "zipf")
_FIELDS = ("lexicon", "order", "tiles", "blanks", "limit", "offset")

_KINDS = ("anagrams", "hooks", "judge", "stem", "pattern", "definition")


def add(commands: Commands) -> None:
    """Add both commands."""
    study = commands.add_parser(
        "study",
        help="find words to learn",
        description="Find words to learn.",
        epilog="it has examples: tilewise study search --help",
    )
    steps = study.add_subparsers(dest="step", required=True, metavar="WHAT", title="what to do")
    search = add_command(
        steps, "search", "find words to learn, in the order in which they are worth it",
        [
            "study search --length 7 --order probability --limit 10",
            "study search --length 4 --letters J=1 --back none --json",
            "study search --anagram 'SATINE?' --order playability",
            "study search --pattern '[AEIOU]*' --front any --vowels 3-4 --length 3-5",
            "study search --lexicon tr --length 7 --probability 1-20 --blanks 0",
            "study search --definition fish --not-in en-common --limit 20",
            """study search --where '{"any": [{"front": "Q"}, {"not": {"vowels": [1, null]}}]}'""",
        ],
        _search, about="Words meet all conditions that are named; --where joins others.",
    )  # fmt: skip
    _add_search(search)
    quiz = add_command(
        commands, "quiz", "be asked words: type the answers, an empty line for those that are left",
        [
            "quiz anagrams --length 7 --order probability --limit 3 --show",
            "quiz hooks RAIN QUARTZ --show",
            "quiz judge --length 5 --probability 1-50 --seed 3 --show",
            "quiz stem SATINE --show --json",
        ],
        _quiz, about=f"What is asked is one of {', '.join(_KINDS)}; of words that are named, or of those of a search.",
    )  # fmt: skip
    quiz.add_argument("kind", metavar="KIND", choices=_KINDS, help="what is asked")
    quiz.add_argument(
        "words", metavar="WORD", nargs="*", default=[], help="words, or for stems and anagrams any letters"
    )
    quiz.add_argument("--seed", metavar="N", type=integer, help="the same seed asks the same; default: 1")
    quiz.add_argument("--show", action="store_true", default=False, help="show questions and answers, and ask nothing")
    _add_search(quiz)


def _add_search(parser: Parser) -> None:
    add = parser.add_argument
    add("--pattern", metavar="TEXT", help=". is any letter, * any run of letters, [AE] one of these: '..S*ING'")
    add("--anagram", metavar="TILES", help="words of all these tiles; ? is a blank, [AE] one of these")
    add("--subanagram", metavar="TILES", help="words of some of these tiles")
    add("--length", metavar="N-M", type=_whole, help="letters of a word: 7, 2-4 or 8-")
    add("--letters", metavar="X=N-M", nargs="+", help="how many of a letter: Q=1 U=0")
    add("--vowels", metavar="N-M", type=_whole, help="how many vowels")
    add("--points", metavar="N-M", type=_whole, help="what the tiles are worth")
    add("--front", metavar="LETTER", help="takes this letter in front; [AE] one of these, any, or none")
    add("--back", metavar="LETTER", help="takes this letter behind")
    add("--inner-front", metavar="WHETHER", type=_yes, help="yes: is a word without its first letter, too; or no")
    add("--inner-back", metavar="WHETHER", type=_yes, help="yes: is a word without its last letter, too; or no")
    add("--anagrams", metavar="N-M", type=_whole, help="how many words of its letters, itself among them")
    add("--probability", metavar="N-M", type=_whole, help="its rank by the ways to draw it, among its length")
    add("--blanks", metavar="N", type=integer, help="blanks in the bag; default: those of the tile set")
    add("--playability", metavar="N-M", type=_number, help="points that not to know it costs in 1,000 games")
    add("--zipf", metavar="N-M", type=_number, help="how common it is; 3 is once a million")
    add("--definition", metavar="TEXT", help="a word of its meaning begins so")
    add("--in", dest="inside", metavar="LIST", help="is in this list or file, too")
    add("--not-in", dest="outside", metavar="LIST", help="is not in this list or file")
    add("--where", metavar="JSON", help="a condition as study.search takes it, with all, any and not")
    add("--order", metavar="BY", help="alphabet (the default), length, probability, points, zipf or playability")
    add("--tiles", metavar="SET", help="the tile set that is drawn from; default: the list's own letters")
    add("--limit", metavar="N", type=count, default=100, help="how many words, or all; default: 100")
    add("--offset", metavar="N", type=integer, help="leave out this many words first")
    add_list_options(parser, filters=False)


def _search(options: Namespace) -> int:
    command = Command(options)
    result = _found(command)
    if not command.printed_as_json(result):
        words, listed = result["count"], len(result["words"])
        said = "1 word" if words == 1 else f"{words:,} words" if words else "No words"
        command.screen.line([(said + (f", {listed:,} listed" if listed != words else ""), "title")])
        if listed:
            _table(command, result)
    return 0 if result["count"] else 1


def _table(command: Command, result: dict[str, Any]) -> None:
    right = [("RANK", 0), ("POINTS", 2), ("ZIPF", 3)] + [("WORTH", 1)] * (result["played"] is not None)
    columns = [Column("FRONT", right=True), Column("WORD"), Column("BACK"), *[Column(t, True, n) for t, n in right]]
    rows: list[list[Cell]] = []
    for row in result["words"]:
        numbers = [row["probability"], row["points"], row["zipf"] or None, row["playability"]][: len(right)]
        rows.append(
            [row["front"], [(row["word"], "tile")], row["back"], *["-" if n is None else f"{n:,}" for n in numbers]]
        )
    command.screen.table(columns, rows)


def _found(command: Command) -> dict[str, Any]:
    fields = command.fields(*_FIELDS)
    conditions = list(_conditions(command))
    parts = [condition for _, condition in conditions]
    where = parts[0] if len(parts) == 1 else {"all": parts}
    try:
        return command.ask("study.search", {**fields, "where": where})
    except TilewiseError as error:
        way = str(error.place.get("path", ""))
        if not way.startswith("where."):
            raise
        # One condition is asked for by itself, several are in a list.
        joined = re.match(r"where\.all\[(\d+)\]", way) if len(parts) > 1 else None
        option, condition = conditions[int(joined[1]) if joined else 0]
        before = joined[0] if joined else "where"
        if option != "--where":
            before += "." + ".".join(("not", "list") if option == "--not-in" else condition)
        bare = option.removeprefix("--")
        raise command.error(option, str(error).replace(f"“{before}", f"“{bare}")) from error


def _conditions(command: Command) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give the options that name conditions, and these."""
    options = command.options
    for name in (*_SAME, *_RANGES, "inner_front", "inner_back"):
        if name in options:
            yield f"--{name.replace('_', '-')}", {name: options[name]}
    for name in ("front", "back"):
        if name in options:
            yield f"--{name}", {name: {"any": True, "none": False}.get(options[name], options[name])}
    if "letters" in options:
        asked = {}
        for each in options["letters"]:
            letter, sign, within = each.partition("=")
            try:
                asked[letter] = _whole(within if sign else "1-")
            except ArgumentTypeError as error:
                raise command.error("--letters", f"{error}.") from None
        yield "--letters", {"letters": asked}
    for name, option in (("inside", "--in"), ("outside", "--not-in")):
        if name in options:
            condition = {"list": command.word_list(options[name], option)}
            yield option, condition if name == "inside" else {"not": condition}
    if "where" in options:
        try:
            yield "--where", json.loads(options["where"])
        except (ValueError, RecursionError) as error:
            raise command.error("--where", f"this is not JSON: {error}.") from None


def _quiz(options: Namespace) -> int:
    command = Command(options)
    words = options.words or [row["word"] for row in _found(command)["words"]]
    result = command.ask("study.cards", {**command.fields("lexicon", "kind", "seed"), "words": words}) if words else {}
    cards = result.get("cards", [])
    if command.printed_as_json(result) or not cards:
        return 0 if cards else 1
    if options.show:
        rows: list[list[Cell]] = [[_asked(card), ", ".join(_right(card)) or "-"] for card in cards]
        command.screen.table([Column("QUESTION"), Column("ANSWERS")], rows)
        return 0
    right = asked = 0
    for card in cards:
        command.screen.line([(_asked(card), "title")])
        given = _typed()
        if given is None:
            break
        asked += 1
        left = [each for each in _right(card) if each.casefold() not in given]
        wrong = sorted(given - {each.casefold() for each in _right(card)})
        right += not left and not wrong
        command.screen.line("Right." if not left and not wrong else f"It is {', '.join(_right(card)) or 'none'}.")
    command.screen.line(f"{right} of {asked} right.")
    return 0


def _typed() -> set[str] | None:
    """Read answers, apart or in lines, up to an empty line; None where nobody types any more."""
    given: set[str] = set()
    while True:
        try:
            line = input()
        except EOFError:
            return given or None
        if not line.strip():
            return given
        given |= {each.casefold() for each in re.split(r"[\s,]+", line) if each}


def _asked(card: dict[str, Any]) -> str:
    return (
        f"{card['question']}?"
        if "valid" in card
        else f"{card['question']} + ?"
        if "letters" in card
        else card["question"]
    )


def _right(card: dict[str, Any]) -> list[str]:
    return [("yes" if card["valid"] else "no")] if "valid" in card else card["answers"]


def _range(read: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    def reader(text: str) -> list[Any]:
        least, sign, most = text.partition("-")
        ends = [read(end) if end else None for end in (least, most if sign else least)]
        if ends == [None, None]:
            raise ArgumentTypeError(f"“{text}” is neither a number nor a range, as 2-5")
        return ends

    return reader


_whole, _number = _range(integer), _range(decimal)


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ArgumentTypeError(f"“{text}” is neither yes nor no")
    return text == "yes"
