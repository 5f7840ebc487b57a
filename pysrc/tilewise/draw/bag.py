"""The bag of the Word Game, drawing from it, and the chances of a draw.

Default bag: the ancestor's own table of 26 letters, 109 tiles worth 1 to 10 points.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import comb, prod

from ..alphabets import Alphabet, Tiles
from ..errors import LetterError, PositionError
from ..lexicon import Lexicon

__all__ = ["BLANK", "DEFAULT_BAG", "Bag", "read_bag"]

BLANK = ord("?")
"""The byte of a blank."""

BLOCK = 100
"""Draws that share one seeding of the random numbers, so that a long row of draws can be shared out."""

_MOST_TILES = 1000
_HIGHEST_VALUE = 100

DEFAULT_BAG: Mapping[str, tuple[int, int]] = {
    "A": (8, 1), "B": (5, 4), "C": (4, 5), "D": (3, 3), "E": (9, 2), "F": (3, 3), "G": (3, 1), "H": (3, 5), "I": (5, 1),
    "J": (3, 2), "K": (2, 10), "L": (3, 2), "M": (4, 5), "N": (4, 4), "O": (3, 5), "P": (5, 3), "Q": (2, 10), "R": (3,
    2), "S": (7, 1), "T": (5, 5), "U": (5, 1), "V": (3, 2), "W": (5, 3), "X": (2, 1), "Y": (5, 2), "Z": (5, 1),
}  # fmt: skip
"""Letter -> how many tiles there are of it, and what each is worth."""


@dataclass(frozen=True)
class Bag:
    """Tiles in an alphabet: how many of each there are, and what each is worth in points.

    >>> from tilewise.alphabets import alphabet
    >>> bag = read_bag(None, alphabet("en"))
    >>> bag.size, bag.deal(7, 1) == bag.deal(7, 1), len(bag.deal(7, 2))
    (109, True, 7)
    """

    alphabet: Alphabet
    counts: Mapping[int, int]
    points: bytes

    @cached_property
    def tiles(self) -> Tiles:
        """Every tile, in order."""
        return b"".join(bytes([code]) * n for code, n in self.counts.items())

    @property
    def size(self) -> int:
        """The number of tiles."""
        return len(self.tiles)

    def show(self, rack: Tiles) -> str:
        """Write a rack as text, digraph tiles in brackets, blanks as "?"."""
        texts = ["?" if code == BLANK else self.alphabet.decode(bytes([code])) for code in rack]
        return "".join(text if len(text) == 1 else f"[{text}]" for text in texts)

    def deal(self, size: int, seed: int | str) -> Tiles:
        """Draw tiles without putting them back; the same seed draws the same."""
        return next(self.deals(size, seed, 0))

    def deals(self, size: int, seed: int | str, first: int) -> Iterator[Tiles]:
        """Draw again and again from the full bag, from draw number `first` on, counted from 0."""
        block, skip = divmod(first, BLOCK)
        while True:
            draw = random.Random(f"{seed}:{block}").sample
            for k in range(BLOCK):
                rack = bytes(draw(self.tiles, size))
                if k >= skip:
                    yield rack
            block, skip = block + 1, 0

    def chance_of(self, rack: Tiles) -> float:
        """Compute the probability that a draw of as many tiles is this rack, in any order.

        By counting: the ways to choose each letter's tiles, over the ways to choose any.
        """
        ways = prod(comb(self.counts.get(code, 0), n) for code, n in Counter(rack).items())
        return ways / comb(self.size, len(rack))

    def chance_of_full_word(self, lexicon: Lexicon, size: int) -> float:
        """Compute the probability that all tiles of a draw make a word; for bags without blanks.

        By counting: different sets of letters exclude each other, so the chances of all that make a word add up.
        """
        block = lexicon.of_length(size)
        racks: Iterable[Tiles] = {bytes(sorted(block.word(j))) for j in range(block.n)}
        counts = self.counts
        ways = sum(prod([comb(counts.get(code, 0), rack.count(code)) for code in set(rack)]) for rack in racks)
        return ways / comb(self.size, size)


def read_bag(source: Mapping[str, object] | None, letters: Alphabet) -> Bag:
    """Read a bag: letter (or "?" for blanks) -> [count, value]; None is the ancestor's.

    Raises PositionError "bag", with the `letter`, for a count or value that is not a whole number from 0 on, for a
    letter that is not in the alphabet or comes twice, and for a bag without tiles.
    """
    counts: dict[int, int] = {}
    points = bytearray(256)
    for letter, pair in (DEFAULT_BAG if source is None else source).items():
        code = _read_letter(letter, letters)
        if code in counts:
            raise _wrong(f"“{letter}” is in the bag twice.", letter)
        if not isinstance(pair, list | tuple) or len(pair) != 2 or not all(_is_number(each) for each in pair):
            raise _wrong(f"“{letter}” needs a count and a value, two whole numbers from 0 on, such as [8, 1].", letter)
        count, value = pair
        if count > _MOST_TILES or value > _HIGHEST_VALUE:
            raise _wrong(
                f"“{letter}” has a count of at most {_MOST_TILES} and a value of at most {_HIGHEST_VALUE}.", letter
            )
        counts[code], points[code] = count, value
    if not any(counts.values()):
        raise PositionError("bag", "The bag is empty.", field="bag")
    points[BLANK] = 0
    return Bag(letters, dict(sorted(counts.items())), bytes(points))


def _read_letter(letter: str, letters: Alphabet) -> int:
    if letter == "?":
        return BLANK
    try:
        return letters.code(letter.strip("[]"))
    except LetterError as error:
        raise _wrong(str(error), letter) from error


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _wrong(message: str, letter: str) -> PositionError:
    return PositionError("bag", message, field="bag", letter=letter)
