"""The bag of the Word Game, drawing from it, and the chances of a draw.

Default bag: the ancestor's own table of 26 letters, 109 tiles worth 1 to 10 points.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import comb, prod

from ..alphabets import Alphabet, Tiles
from ..contract.bounds import BLANKS
from ..errors import LetterError, PositionError
from ..jobs import Job, Progress
from ..lexicon import Lexicon

__all__ = ["BLANK", "DEFAULT_BAG", "Bag", "read_bag"]

BLANK = ord("?")
"""The byte of a blank."""

BLOCK = 100
"""Draws that share one seeding of the random numbers, so that several workers can share a long series."""

_MOST_KEYS = 1_000_000
"""Sets of letters beyond which counting them takes too long."""

_STEP = 2000
"""Sets of letters counted between two reports."""

_MOST_TILES = 1000
"""Tiles of one letter in a bag."""

_HIGHEST_VALUE = 100
"""Points of a tile."""

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

    def chance_of_full_word(self, lexicon: Lexicon, size: int) -> Job[float | None]:
        """Compute the probability that all tiles of a draw make a word, blanks included; None if it takes too long.

        By counting: draws exclude one another, so the chances of those that make a word add up. A draw with k blanks
        makes a word if its letters are all but k of the letters of one.
        """
        block = lexicon.of_length(size)
        blanks = min(self.counts.get(BLANK, 0), size)
        if comb(size, blanks) * block.n > _MOST_KEYS:
            return None
        ways, done, total = 0, 0, 0
        keys: Collection[Tiles] = {bytes(sorted(block.word(j))) for j in range(block.n)}
        for drawn in range(blanks + 1):
            if drawn:
                keys = {key[:i] + key[i + 1 :] for key in keys for i in range(len(key))}
            total += len(keys)
            yield Progress(done, total)
            choices = {code: [comb(n, k) for k in range(size + 1)] for code, n in self.counts.items() if code != BLANK}
            times = comb(self.counts.get(BLANK, 0), drawn)
            for key in keys:
                ways += times * prod([choices[code][key.count(code)] if code in choices else 0 for code in set(key)])
                done += 1
                if not done % _STEP:
                    yield Progress(done, total)
        return ways / comb(self.size, size)


def read_bag(source: Mapping[str, object] | None, letters: Alphabet) -> Bag:
    """Read a bag: letter (or "?" for blanks) -> [count, value]; None is the ancestor's.

    Raises PositionError "bag": with `letter`, `part` ("count" or "value") and `given` for what is not a whole number
    from 0 on, or a blank's value that is not 0; with `letter` for one that is not in the alphabet or comes twice; and
    for a bag without tiles.
    """
    counts: dict[int, int] = {}
    points = bytearray(256)
    for letter, pair in (DEFAULT_BAG if source is None else source).items():
        code = _read_letter(letter, letters)
        if code in counts:
            raise _wrong(f"“{letter}” is in the bag twice.", letter)
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise _wrong(f"“{letter}” needs a count and a value, such as [8, 1].", letter)
        count = _read_number(pair[0], "count", BLANKS.most if code == BLANK else _MOST_TILES, letter)
        value = _read_number(pair[1], "value", _HIGHEST_VALUE, letter)
        if code == BLANK and value:
            raise _wrong(f"A blank is worth nothing: its value must be 0, not {value}.", letter, "value", value)
        counts[code], points[code] = count, value
    if not any(counts.values()):
        raise PositionError("bag", "The bag is empty.", field="bag")
    return Bag(letters, dict(sorted(counts.items())), bytes(points))


def _read_letter(letter: str, letters: Alphabet) -> int:
    if letter == "?":
        return BLANK
    try:
        return letters.code(letter.strip("[]"))
    except LetterError as error:
        raise _wrong(str(error), letter) from error


def _read_number(value: object, part: str, most: int, letter: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise _wrong(
            f"The {part} of “{letter}” must be a whole number from 0 to {most}, not “{value}”.", letter, part, value
        )
    return value


def _wrong(message: str, letter: str, part: str | None = None, given: object = None) -> PositionError:
    return PositionError("bag", message, field="bag", letter=letter, part=part, given=given)
