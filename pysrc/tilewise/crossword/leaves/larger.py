"""What leaves of five and six tiles, and of several blanks, are worth: tables and the estimate do not tell.

What to draw to such a leave is known but for a tile or two, so the word list itself says most about it:

    tables     leaves of five and six: their parts (`LeaveTable`), less half a point for each tile above four; of a tile
               less than a rack also, for the chance that what is drawn makes a word of the whole rack, a quarter of the
               bonus, and what its tiles are worth above the mean: its parts do not know that they go into one word
    estimate   beyond the mean leave of the size, half of the tiles' own values, the points of the tiles, the chance
               that what is drawn makes a word of the whole rack, and the logarithm of how many words of a tile more
               have the leave in them: what lies on the board may be the other. All of it is such that the mean
               leave is worth nothing: tiles that chance gave are worth no more than those that it will give
    blanks     each further one adds at most half as much as the one before

Fitted to 16,000 leaves, each on one board, of self-play with 10 lists on 5 boards: what the best moves of all that may
be drawn are worth above those of other racks. Other leaves, on some 60 boards each, missed that by 6.7 points when they
had six tiles and by 1.8 now in English Scrabble, and by 10.7 and 3.7 in French, which has no table. A second blank adds
10 to 13 points there, a third 5, a fourth 1. `tests/bench/bench_crossword_leaves.py` looks at long rollouts.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from math import log1p
from typing import NamedTuple

from ...alphabets import Tiles
from ...bitsets import Bits
from ...lexicon import Lexicon
from ...tiles import BLANK, TileSet
from ..layout import Layout
from .tables import LARGEST
from .values import MOST_PARTS, STEPS, Leaves, LeaveTable

__all__ = ["LargerLeaves"]

_PER_TILE = 0.5
"""Points that the parts of leaves of more tiles than a table holds promise too much, for each tile more."""

_KEPT = 256
"""Sets of words that are kept; one rack asks for the words of parts of its parts."""

_ONE_BY_ONE = 60
"""Words with two tiles more than a leave that are gone through one by one, rather than as sets; each takes 1.5 us."""

_BAGS = 8
"""Bags that are divided into leaves, each tile in one of them, to see what the mean leave of a size is."""


class _Weights(NamedTuple):
    """What counts beyond the mean leave, in points.

    For a point of the tiles' own values, for the logarithm of the words, for a point that the tiles score above the
    mean, for each of these points and the logarithm, and, with a bonus of 50, for a word of the whole rack.
    """

    values: float
    words: float
    points: float
    both: float
    chance: float


_WEIGHTS = {1: _Weights(0.5, 5.5, 1.6, 0.2, 28.0), 2: _Weights(0.5, 3.3, 1.75, 0.15, 38.0)}
"""By the number of tiles that are drawn."""

_BONUS = 50
"""What a word of the whole rack earned, for the most part, where the weights were fitted."""


class _Signs(NamedTuple):
    """What the list, and the values of its tiles, say about a leave; of the mean leave, also what they come to."""

    values: float
    words: float
    chance: float
    total: float = 0.0


class LargerLeaves(Leaves):
    """The points that leaves are worth by a table or the estimate, and beyond them by the words of the list.

    >>> from ...lexicon import load_lexicon
    >>> from ...tiles import tile_set_of
    >>> from ..layout import layout_of
    >>> from .tables import shipped_leaves
    >>> game = layout_of("scrabble"), tile_set_of("en"), load_lexicon("en")
    >>> table = shipped_leaves(*game)
    >>> leaves = LargerLeaves(table, *game)
    >>> leaves[b"ADEN"] == table[b"ADEN"], leaves[b"AABCDO"], leaves[b"ADELNR"]
    (True, -9.125, 17.875)
    """

    def __init__(self, smaller: Leaves, layout: Layout, tiles: TileSet, lexicon: Lexicon) -> None:
        super().__init__({})
        self.smaller = smaller
        self._lexicon = lexicon
        self._rack = layout.rack
        self._points = tiles.points
        self._words_with: Callable[[Tiles, int], Bits] = lru_cache(_KEPT)(self._find_words)
        self._bag = {tile: n for tile, n in (tiles.counts or {}).items() if n}
        total = sum(self._bag.values())
        self._mean = sum([n * tiles.points[tile] for tile, n in self._bag.items()]) / max(total, 1)
        # What a word of the whole rack earns: a bonus, or some points for each of its tiles once more.
        more = layout.times.get(layout.rack, 1) - 1
        self._bonus = (layout.bonus.get(layout.rack, 0) + more * 2 * self._mean * layout.rack) / _BONUS

    @property
    def has_bag(self) -> bool:
        """Whether they are values for a game that goes on with tiles to draw."""
        return self.smaller.has_bag

    def _value_of(self, leave: Tiles) -> float:
        blanks = leave.count(BLANK)
        if blanks > 1:
            most = self[leave.replace(b"?", b"", 1)] + self[b"?"] / (1 << blanks - 1)
            return round(min(self.smaller[leave], most) * STEPS) / STEPS
        if not LARGEST < len(leave) <= min(MOST_PARTS, self._rack - 1) or not self._bag:
            return self.smaller[leave]
        drawn = self._rack - len(leave)
        if isinstance(self.smaller, LeaveTable):
            value = self._by_table(leave, drawn)
        elif drawn in self._typical:
            value = self._by_words(leave, drawn)
        else:
            return self.smaller[leave]
        return round(value * STEPS) / STEPS

    def _by_table(self, leave: Tiles, drawn: int) -> float:
        value = self.smaller[leave] - _PER_TILE * (len(leave) - LARGEST)
        if drawn == 1:
            value += self._chance(leave, drawn) * (_BONUS / 4 * self._bonus + self._dearer(leave))
        return value

    def _by_words(self, leave: Tiles, drawn: int) -> float:
        return self._weighed(leave, self._signs(leave, drawn), self._typical[drawn], _WEIGHTS[drawn])

    def _weighed(self, leave: Tiles, signs: _Signs, typical: _Signs, weights: _Weights) -> float:
        words, dearer = signs.words - typical.words, self._dearer(leave)
        return (
            weights.values * (signs.values - typical.values)
            + weights.points * dearer
            + (weights.words + weights.both * dearer) * words
            + self._bonus * weights.chance * (signs.chance - typical.chance)
            - typical.total
        )

    @cached_property
    def _typical(self) -> dict[int, _Signs]:
        """What is said about the mean leave, by the number of tiles that are drawn; none if no word is as long."""
        if not self._lexicon.of_length(self._rack).n:
            return {}
        bag, rng = sorted(Counter(self._bag).elements()), random.Random("leaves")
        found = {}
        for drawn, weights in _WEIGHTS.items():
            size = self._rack - drawn
            if LARGEST < size <= min(MOST_PARTS, len(bag) - drawn):
                leaves = []
                for _ in range(_BAGS):
                    rng.shuffle(bag)
                    leaves += [bytes(sorted(bag[i : i + size])) for i in range(0, len(bag) - size + 1, size)]
                some = [self._signs(leave, drawn) for leave in leaves]
                mean = _Signs(*[sum(each) / len(some) for each in zip(*some, strict=True)])
                totals = [self._weighed(leave, signs, mean, weights) for leave, signs in zip(leaves, some, strict=True)]
                found[drawn] = mean._replace(total=sum(totals) / len(totals))
        return found

    def _signs(self, leave: Tiles, drawn: int) -> _Signs:
        longer = self._words_with(leave.replace(b"?", b""), self._rack + 1)
        return _Signs(self.smaller[leave], log1p(longer.bit_count()), self._chance(leave, drawn))

    def _dearer(self, leave: Tiles) -> float:
        """Give what the tiles score above the mean of the bag."""
        return sum(leave.translate(self._points)) - self._mean * len(leave)

    def _find_words(self, letters: Tiles, length: int) -> Bits:
        """Find the words of a length that have all of some letters, sorted."""
        block = self._lexicon.of_length(length)
        if not letters:
            return block.every
        levels, number = block.counts.get(letters[-1], []), letters.count(letters[-1])
        return self._words_with(letters[:-1], length) & levels[number - 1] if number <= len(levels) else 0

    def _chance(self, leave: Tiles, drawn: int) -> float:
        """Give the chance that one or two tiles drawn from all others make a word of the whole rack.

        A blank on the rack is what is still missing.
        """
        letters = leave.replace(b"?", b"")
        words = self._words_with(letters, self._rack)
        if not words:
            return 0.0
        rest = Counter({tile: max(n - leave.count(tile), 0) for tile, n in self._bag.items()})
        total = rest.total()
        blanks = rest.pop(BLANK, 0)
        if words.bit_count() <= _ONE_BY_ONE and (drawn == 1 or letters == leave):
            missing = {_less(word, letters) for word in self._lexicon.of_length(self._rack).words(words)}
            one = sum([rest[tile] for tile in {*chain(*missing)}])
            if drawn == 1:
                return (blanks + one) / total
            two = sum([rest[a] * (rest[a] - 1 if a == b else 2 * rest[b]) for a, b in missing])
        else:
            one, two = self._ways(letters, words, rest, drawn)
            if drawn == 1:
                return (blanks + one) / total
        return (two + 2 * blanks * one + blanks * (blanks - 1)) / (total * (total - 1))

    def _ways(self, letters: Tiles, words: Bits, rest: Mapping[int, int], drawn: int) -> tuple[int, int]:
        """Count the tiles that some of the words have beside these letters, and the ways to draw two of one word."""
        counts, one, two = self._lexicon.of_length(self._rack).counts, 0, 0
        before: list[tuple[int, Bits]] = []
        for tile, n in rest.items():
            levels = counts.get(tile, [])[letters.count(tile) :]
            if n and levels and (fits := words & levels[0]):
                one += n
                if drawn > 1:
                    two += 2 * n * sum([m for m, others in before if fits & others])
                    two += n * (n - 1) if levels[1:] and fits & levels[1] else 0
                    before.append((n, fits))
        return one, two


def _less(word: Tiles, letters: Tiles) -> Tiles:
    """Give the tiles that a word has beside some letters, sorted."""
    for i in range(len(letters)):
        word = word.replace(letters[i : i + 1], b"", 1)
    return bytes(sorted(word))
