"""Seeded inputs of every kind: lists, racks, filters, and what crosswords are played with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

from tilewise.api import Engine

from .relation import Case

__all__ = ["Words", "a_list", "another_list", "mixed", "selection", "some_letters", "spoiled"]

LISTS = 64
"""Lists that cases share: making one is dearer than asking it."""

PREMIUMS = "......dtqDTQ123+"


@dataclass(frozen=True)
class Words:
    """A list that the engine holds: its id, its alphabet's, and its words in upper case, sorted by code."""

    id: str
    alphabet: str
    words: tuple[str, ...]
    letters: tuple[str, ...]

    @property
    def plain(self) -> bool:
        """Whether each tile is one character."""
        return all(len(letter) == 1 for letter in self.letters)


@lru_cache
def shipped(id: str) -> tuple[str, ...]:
    """Give the words of a list that ships."""
    answer = Engine().call("lexicon.text", {"lexicon": id})
    assert isinstance(answer, dict)
    return tuple(answer["text"].split())


@cache
def _list(number: int) -> Words:
    random = Random(f"list {number}")
    kind = ("common", "short", "few letters", "tiny", "common", "few letters", "turkish", "digraphs")[number % 8]
    alphabet, size = "en", random.choice((50, 200, 800, 3_000))
    letters: Sequence[str]
    if kind in ("common", "turkish"):
        alphabet = "tr" if kind == "turkish" else "en"
        words = set(random.sample(shipped("tr" if kind == "turkish" else "en-common"), size))
    elif kind == "short":
        words = set(random.sample([word for word in shipped("en-common") if len(word) <= 5], size))
    else:
        letters = random.choice(("AERST", "AEILNRST", "ABC"))
        if kind == "digraphs":
            alphabet, letters = "es", ("A", "C", "CH", "L", "LL", "E", "Ñ")
        count = random.randrange(1, 7) if kind == "tiny" else random.choice((30, 100, 250))
        lengths = (2, 2, 3, 3, 3, 4, 4, 5, 6, 7)
        words = {"".join(random.choices(letters, k=random.choice(lengths))) for _ in range(count)} - set(letters)
        return Words(f"list-{number}", alphabet, tuple(sorted(words)), tuple(sorted(letters)))
    used = sorted({letter for word in words for letter in word})
    return Words(f"list-{number}", alphabet, tuple(sorted(words)), tuple(used))


def a_list(case: Case, *alphabets: str, plain: bool = False, short: bool = False, most: int = 3_000) -> Words:
    """Draw a list, and let the engine have it.

    It is in one of some alphabets, with tiles of one character, with many short words, not too large: as is asked for.
    """
    while True:
        words = _list(case.random.randrange(LISTS))
        if short and sum(len(word) <= 3 for word in words.words) < 12:
            continue
        if (not alphabets or words.alphabet in alphabets) and (words.plain or not plain) and len(words.words) <= most:
            break
    case.ask("lexicon.add", id=words.id, alphabet=words.alphabet, text="\n".join(words.words))
    return words


def another_list(case: Case, of: Words, id: str, words: Sequence[str]) -> Words:
    """Let the engine have a list of other words in an alphabet."""
    case.ask("lexicon.add", id=id, alphabet=of.alphabet, text="\n".join(words))
    return Words(id, of.alphabet, tuple(sorted(set(words))), of.letters)


def mixed(case: Case, items: Sequence[str]) -> list[str]:
    """Give the same in another order."""
    return case.random.sample(list(items), len(items))


def some_letters(case: Case, words: Words, size: int, blanks: int = 0) -> list[str]:
    """Draw the tiles of a rack: those of a word and others, some blanks."""
    random = case.random
    near: list[str] = []
    if words.plain and random.random() < 0.8:  # a word that fits, so that there is something to find
        fitting = [word for word in random.choices(words.words, k=40) if len(word) <= size][:4]
        near = list(max(fitting, key=len, default=""))
    rack = near + random.choices(words.letters, k=size - len(near))
    for place in random.sample(range(size), min(blanks, size)):
        rack[place] = "?"
    return [tile if len(tile) == 1 else f"[{tile}]" for tile in mixed(case, rack)]


def rack_text(rack: Sequence[str]) -> str:
    """Write a rack."""
    return "".join(tile if len(tile) == 1 or tile[0] == "[" else f"[{tile}]" for tile in rack)


def selection(case: Case, words: Words) -> tuple[dict[str, Any], set[str]]:
    """Draw a list of words to be left out, as a request's field, and give these words."""
    out = set(case.random.sample(words.words, case.random.randrange(1, len(words.words) + 1)))
    another_list(case, words, "left-out", sorted(out))
    return {"without": "left-out"}, out


def spoiled(case: Case, words: Words) -> str:
    """Make something that is perhaps no word, and no single letter either, as L and L would be."""
    while (text := "".join(case.random.choices(words.letters, k=case.random.choice((2, 3, 4, 5))))) in words.letters:
        pass
    return text


@dataclass(frozen=True)
class Table:
    """What a crossword is played with: the fields of a request, and the same as data."""

    words: Words
    fields: dict[str, Any]
    height: int
    width: int
    rack: int

    @property
    def empty(self) -> list[list[str]]:
        """A board without a tile."""
        return [["."] * self.width for _ in range(self.height)]


def own_layout(random: Random, *, most: int = 9, rack: int | None = None) -> dict[str, Any]:
    """Make a board."""
    height, width = random.randint(3, most), random.randint(4, most)
    rows = ["".join(random.choices(PREMIUMS, k=width)) for _ in range(height)]
    layout: dict[str, Any] = {"name": "Own", "layout": rows, "rack": rack or random.randint(3, 7)}
    layout["center"] = None if random.random() < 0.2 else [random.randrange(height), random.randrange(width)]
    layout["bonus"] = random.choice(({}, {"3": 20, "4": 50}, {"2": 7, "3": "x2 main word"}, {str(layout["rack"]): 50}))
    if random.random() < 0.3:
        layout["exchange"] = random.randint(1, 4)
    return layout


def own_tiles(random: Random, words: Words) -> dict[str, Any]:
    """Make a tile set of the list's letters that never runs out."""
    tiles = {letter: [99, random.choice((0, 1, 1, 2, 3, 5, 8))] for letter in words.letters}
    return {"name": "Own", "alphabet": words.alphabet, "blanks": 6, "tiles": tiles}


def a_table(case: Case, words: Words | None = None, *, own: float = 0.8, most: int = 9) -> Table:
    """Draw a board and tiles for a list, those of a game that ships or others; no tile ever lacks."""
    random = case.random
    words = words or a_list(case)
    layout: Any = own_layout(random, most=most)
    tiles = own_tiles(random, words)
    height, width, rack = len(layout["layout"]), len(layout["layout"][0]), layout["rack"]
    if random.random() > own and words.plain:
        layout, height, rack = random.choice((("duel", 11, 7), ("wwf11", 11, 7), ("scrabble", 15, 7), ("wwf", 15, 7)))
        width = height
    return Table(words, {"lexicon": words.id, "layout": layout, "tiles": tiles}, height, width, rack)


def cells(rows: Sequence[str]) -> list[list[str]]:
    """Cut rows into squares."""
    return [list(_tokens(row)) for row in rows]


def _tokens(row: str) -> Iterator[str]:
    at = 0
    while at < len(row):
        end = row.index("]", at) + 1 if row[at] == "[" else at + 1
        yield row[at:end]
        at = end


def rows_of(board: Sequence[Sequence[str]]) -> list[str]:
    """Write squares as rows."""
    return ["".join(row) for row in board]


def squares_of(play: dict[str, Any]) -> list[tuple[int, int, str]]:
    """Give the squares that a play fills, by row and column, each with its tile."""
    down, across = (0, 1) if play["across"] else (1, 0)
    return [
        (play["row"] + down * n, play["col"] + across * n, tile)
        for n, tile in enumerate(_tokens(play["placed"]))
        if tile != "."
    ]


def laid(play: dict[str, Any]) -> list[dict[str, Any]]:
    """Give what a play lays as crossword.lay takes it."""
    return [{"row": row, "col": col, "tile": tile} for row, col, tile in squares_of(play)]


def after(board: Sequence[Sequence[str]], play: dict[str, Any]) -> list[list[str]]:
    """Lay a play."""
    result = [list(row) for row in board]
    for row, col, tile in squares_of(play):
        result[row][col] = tile
    return result


def as_drawn(tile: str) -> str:
    """Give the tile of a square as it stood on the rack."""
    return "?" if tile.strip("[]").rstrip("?") != tile.strip("[]") or tile.strip("[]").islower() else tile


def a_board(case: Case, table: Table, turns: int | None = None) -> list[list[str]]:
    """Play a game up to some turn: an empty board, or one with a few words on it; or scatter tiles."""
    random = case.random
    board = table.empty
    if turns is None:
        turns = random.choice((0, 0, 1, 2, 3, 4))
    for _ in range(turns):
        if random.random() < 0.08:
            board[random.randrange(table.height)][random.randrange(table.width)] = rack_text(
                [random.choice(table.words.letters)]
            )
            continue
        rack = some_letters(case, table.words, min(table.rack, 5), int(random.random() < 0.2))
        answer = case.ask(
            "crossword.solve", table.fields, board=rows_of(board), rack=rack_text(rack), limit=random.choice((1, 6))
        )
        if answer["plays"]:
            board = after(board, random.choice(answer["plays"]))
    return board


def a_rack(case: Case, table: Table, *, blanks: Sequence[int] = (0, 0, 0, 1, 1, 2), most: int = 7) -> list[str]:
    """Draw a rack."""
    size = case.random.randint(1, min(table.rack, most))
    return some_letters(case, table.words, size, min(case.random.choice(blanks), size))
