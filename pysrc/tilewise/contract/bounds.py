"""How large a request may be: one table, which the reading of requests enforces and the reference shows.

A bound stands beside a type in `Annotated`, and counts a text's characters, a list's items or an object's entries:

    words: Annotated[list[Annotated[str, WORD]], WORDS, "In either case."]

A field of which nothing is said has the bound of its type (`TEXT`, `LIST`, `OBJECT`, `FILE`, `GIVEN`, and
`MOST_NUMBER` for whole numbers), so that a new method is bounded from its first day. What is over its bound is refused
with the code "too-large" before anything runs; the sentence, and `most` beside it, say what would be right. Some bounds
are of what a text means, as the tiles of a rack: those are enforced by the game that reads it, with its own code.
"""

from collections.abc import Mapping, Sized
from dataclasses import dataclass
from math import isfinite
from typing import Any

from ..errors import RequestError
from ..tiles import MOST_BLANKS, MOST_BLANKS_OF_SET, MOST_TILES

__all__ = [
    "BATCH",
    "BLANKS",
    "BOARD_TEXT",
    "BOUNDS",
    "CANDIDATES",
    "FILE",
    "GAMES",
    "GAME_TEXT",
    "GIVEN",
    "JOBS",
    "LEARNT_LETTERS",
    "LEARNT_TILES",
    "LEAVES",
    "LEVELS",
    "LIST",
    "LIST_TEXT",
    "MOST_NUMBER",
    "MOST_SEED",
    "MOVES",
    "OBJECT",
    "PATTERN",
    "PLAYS",
    "PLAY_TILES",
    "RACK",
    "RACK_TILES",
    "SET_BLANKS",
    "SIDE",
    "TEXT",
    "TURNS",
    "VALUES",
    "WAYS",
    "WORD",
    "WORDS",
    "WORDS_GIVEN",
    "WORDS_SCORED",
    "Most",
    "check_params",
    "weight",
]


@dataclass(frozen=True)
class Most:
    """The most that there may be of something, and what it is a bound of, for people.

    >>> Most("A rack", 64, "tiles").sentence(2_000)
    'at most 64 tiles; this has 2,000'
    """

    of: str
    most: int
    unit: str

    def __contains__(self, value: Sized) -> bool:
        """Say whether a text, list or object keeps to the bound."""
        return len(value) <= self.most

    def __str__(self) -> str:
        return f"{self.most:,} {self.unit}"

    def sentence(self, has: int) -> str:
        """Say the bound, and how much there is instead."""
        return f"at most {self}; this has {has:,}"


TEXT = Most("Any other text", 1_000, "characters")
WORD = Most("A word", 256, "characters")
PATTERN = Most("A pattern of words", 256, "characters")
RACK = Most("A rack as a text, digraphs in brackets", 512, "characters")
BOARD_TEXT = Most("A row of a board, or all of it in CGP", 20_000, "characters")
GAME_TEXT = Most("A position or game in any notation", 200_000, "characters")
LIST_TEXT = Most("A word list as a text", 160 << 20, "characters")
FILE = Most("A file", 160 << 20, "bytes")
LIST = Most("Any other list", 10_000, "items")
WORDS = Most("Words to look up, to add to a list or to remove", 1_000_000, "items")
TURNS = Most("Turns of a game", 1_000, "items")
GAMES = Most("Games to add up", 200, "items")
LEARNT_LETTERS = Most("Letters of pictures that were learnt from corrections", 400, "items")
CANDIDATES = Most("Moves to compare", 200, "items")
OBJECT = Most("An object with free keys", 1_000, "entries")
GIVEN = Most("A game, board, tile set or action, all in it", 500_000, "values and characters")
LEAVES = Most("A leave table, all in it", 5_000_000, "values and characters")
VALUES = Most("One field of a request, all in it", 5_000_000, "values")
LEVELS = Most("Lists and objects nested in one another", 100, "levels")
JOBS = Most("Jobs of a session that run at once", 100, "jobs")
BATCH = Most("A batch of requests", 1_000, "requests")
RACK_TILES = Most("A rack of anagrams", 64, "tiles")
PLAY_TILES = Most("A crossword rack, all of whose subsets are searched", 15, "tiles")
LEARNT_TILES = Most("A rack for which leave values are learnt", 12, "tiles")
BLANKS = Most("Blanks on a rack or in a bag that is drawn from, anagrams aside", MOST_BLANKS, "blanks")
SIDE = Most("A side of a board of your own", 40, "squares")
PLAYS = Most("Plays in an answer", 200_000, "plays")
WORDS_GIVEN = Most("Words in an answer", 300_000, "words")
WORDS_SCORED = Most("Words to order by score", 700_000, "words")
MOVES = Most("Ways to play all words of a Letterpress board", 5_000_000, "ways")
WAYS = Most("Ways to play one word in Letterpress", 1 << 18, "ways")
SET_BLANKS = Most("Blanks of a tile set that nothing is drawn from", MOST_BLANKS_OF_SET, "blanks")
SET_TILES = Most("A tile set, all letters together", MOST_TILES, "tiles")

BOUNDS = (
    *(
        TEXT,
        WORD,
        PATTERN,
        RACK,
        RACK_TILES,
        PLAY_TILES,
        LEARNT_TILES,
        BLANKS,
        BOARD_TEXT,
        SIDE,
        SET_TILES,
        SET_BLANKS,
        GAME_TEXT,
        LIST_TEXT,
        FILE,
    ),
    *(LIST, WORDS, TURNS, GAMES, LEARNT_LETTERS, CANDIDATES, OBJECT, GIVEN, LEAVES, VALUES, LEVELS),
    *(JOBS, BATCH),
    *(PLAYS, WORDS_GIVEN, WORDS_SCORED, MOVES, WAYS),
)
"""The table."""

MOST_NUMBER = 2**31 - 1
"""The end of a whole number that has only one bound of its own: sizes in WebAssembly are no larger."""

MOST_SEED = 2**53
"""The largest number of any kind; JSON as browsers read it has no larger whole numbers that are exact."""


def check_params(params: Mapping[str, Any]) -> None:
    """Refuse what no method can take: params nested too deep or with too much in them, and impossible numbers.

    They are gone through level by level, because a recursion could overflow. Raises RequestError "too-deep",
    "too-large", "not-a-number" for NaN and infinity, or "range", each with the `field`.

    >>> check_params({"rack": "AALNST?", "limit": 10**400})
    Traceback (most recent call last):
    tilewise.errors.RequestError: A number in “limit” is beyond ±9007199254740992.
    """
    for field, value in params.items():
        level, values = [value], 0
        for _ in range(LEVELS.most):
            values += len(level)
            if values > VALUES.most:
                raise RequestError("too-large", f"“{field}” holds at most {VALUES}.", field=field, most=VALUES.most)
            _check_numbers(field, level)
            level = [inner for each in level if isinstance(each, (list, tuple, Mapping)) for inner in _inside(each)]
            if not level:
                break
        else:
            raise RequestError("too-deep", f"Params are nested at most {LEVELS} deep.", field=field, most=LEVELS.most)


def _check_numbers(field: str, values: list[Any]) -> None:
    for number in values:
        if isinstance(number, float) and not isfinite(number):
            message = f"A number in “{field}” is NaN, infinite or too large to compute with."
            raise RequestError("not-a-number", message, field=field)
        if isinstance(number, int) and not -MOST_SEED <= number <= MOST_SEED:
            raise RequestError("range", f"A number in “{field}” is beyond ±{MOST_SEED}.", field=field)


def weight(value: Any) -> int:
    """Count the values and characters of a JSON value, names included; it must not be nested deep.

    >>> weight({"tiles": {"A": [9, 1]}})
    13
    """
    if isinstance(value, str):
        return 1 + len(value)
    if isinstance(value, Mapping):
        return 1 + sum(len(str(name)) + weight(each) for name, each in value.items()) + len(value)
    return 1 + sum(map(weight, value)) if isinstance(value, (list, tuple)) else 1


def _inside(value: Any) -> Any:
    return value.values() if isinstance(value, Mapping) else value
