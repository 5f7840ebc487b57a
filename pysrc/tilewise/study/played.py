"""How much it is worth to know a word: what its absence has cost in games that the engine played against itself.

The tables that ship are made by `wordlists/playability.py`, which says how. They are files beside the word lists, so
that a page fetches one only when it is asked for.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from ..alphabets import Tiles
from ..bitsets import Bits, from_flags
from ..lexicon import Lexicon, WordBlock
from ..lexicon.library import Library
from ..tiles import TileSet, tile_set_of
from .shelf import Range

__all__ = ["TABLES", "Played", "played_of"]

TABLES: Mapping[str, str] = {
    "en-scrabble-played": "en",
    "en-wwf-played": "en_wwf",
    "tr-scrabble-played": "tr",
    "tr-kelimelik-played": "tr_kelimelik",
}
"""The tables that ship, and the tile sets that their games were played with."""


class Played:
    r"""What words of a list are worth, by the lines of a table: in points, for a player's 1,000 games.

    >>> from tilewise.alphabets import alphabet
    >>> words = Lexicon.from_words(["qi", "aa", "cat"], alphabet("en"))
    >>> played = Played('# {"games": 9, "fingerprint": ""}\nCAT\t1\t0.50\nQI\t8\t61.25\n', words)
    >>> played.games, played.worth, [word for word, _, _ in played.in_order]
    (9, {b'CAT': 0.5, b'QI': 61.25}, [b'QI', b'CAT'])
    """

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        head, *lines = text.splitlines()
        self.made: Mapping[str, object] = json.loads(head.removeprefix("# "))
        self.games = int(str(self.made["games"]))
        self._lexicon = lexicon
        self._known: dict[int, Bits] = {}
        rows = [line.split("\t") for line in lines]
        words = lexicon.alphabet.encode_lines("\n".join([row[0] for row in rows])).split(b"\n") if rows else []
        self.worth = {word: float(points) for word, (_, _, points) in zip(words, rows, strict=True)}

    @cached_property
    def in_order(self) -> list[tuple[Tiles, int, int]]:
        """The words, the most worth knowing first, each with its length and its place among those of that length."""
        found = []
        for word in sorted(self.worth, key=lambda word: (-self.worth[word], word)):
            if (place := self._lexicon.of_length(len(word)).find(word)) is not None:
                found.append((word, len(word), place))
        return found

    @cached_property
    def _of_length(self) -> Mapping[int, Sequence[tuple[float, int]]]:
        found: dict[int, list[tuple[float, int]]] = {}
        for word, length, place in self.in_order:
            found.setdefault(length, []).append((self.worth[word], place))
        return found

    def within(self, block: WordBlock, within: Range) -> Bits:
        """Find the words of a length that are known to be worth so much."""
        if within == (None, None) and block.length in self._known:
            return self._known[block.length]
        least, most = within
        marks = bytearray(b"0" * block.n)
        for points, place in self._of_length.get(block.length, ()):
            if (least is None or points >= least) and (most is None or points <= most):
                marks[place] = ord("1")
        found = from_flags(bytes(marks))
        if within == (None, None):
            self._known[block.length] = found
        return found


def played_of(lexicon: Lexicon, tiles: TileSet, library: Library, *, only_at_hand: bool = False) -> Played | None:
    """Give what the words of a list are worth with a tile set; None where no such games were played.

    Raises LexiconError "lexicon-not-loaded" where the table has not been handed over; `only_at_hand` gives None then.
    """
    for id, tiles_id in TABLES.items():
        if tiles is tile_set_of(tiles_id) and not (only_at_hand and not library.holds(id)):
            played = _read(library.aside(id), lexicon)
            return played if played.made["fingerprint"] == lexicon.fingerprint else None
    return None


@lru_cache(maxsize=2)
def _read(text: str, lexicon: Lexicon) -> Played:
    return Played(text, lexicon)
