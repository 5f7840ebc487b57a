"""What the words of a board say of its letters: most that are played are in the list, and few that are misread.

A letter, the one that it is otherwise, and any other are three suppositions, as likely as they look. Each is weighed
with how likely it is that the list has the words which it would make, or does not. That a word is not in the list may
also be due to another of its letters, the likelier the less sure those are; the least sure are weighed first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod

from ...lexicon import Lexicon
from ...tiles import AS_BLANK, EMPTY
from ..board import word_through

__all__ = ["Likely", "weighed"]

_SURE = 0.9995
"""A letter that is so sure needs no words."""

_SECOND = 0.8
"""The share of all else that a letter can be which the second one has."""

_LISTED, _BEFORE = 0.97, 3.0
"""How many of the words that are played a list has, at most, and with how many words' weight that is said."""

_STRANGE = 0.6
"""Where a list has fewer of a board's words, it is not that of its game, or words run another way."""


@dataclass(frozen=True)
class Likely:
    """What lies on a square: a tile, how likely it has this letter, and the tile with the letter that it has else."""

    tile: int
    confidence: float
    second: int | None


def weighed(board: Sequence[Likely | None], width: int, lexicon: Lexicon) -> list[Likely | None]:
    """Weigh the letters of a board, row by row with None for empty squares, with the words that they make."""
    words = _Words(list(board), width, lexicon)
    unsure = [(place, each) for place, each in enumerate(board) if each and each.confidence < _SURE]
    if words.listed >= _STRANGE:
        for place, each in sorted(unsure, key=lambda pair: (pair[1].confidence, pair[0])):
            words.weigh(place, each)
    return words.seen


class _Words:
    """The letters of a board while they are weighed."""

    def __init__(self, seen: list[Likely | None], width: int, lexicon: Lexicon) -> None:
        self.seen = seen
        self._tiles = bytearray(each.tile & ~AS_BLANK if each else EMPTY for each in seen)
        self._width = width
        self._lexicon = lexicon
        starts = {squares: place for place, each in enumerate(seen) if each for squares in self._through(place)}
        holding = sum([self._holds(squares) for squares in starts])
        self.listed = _LISTED * (holding + _BEFORE) / (len(starts) + _BEFORE)

    def weigh(self, place: int, own: Likely) -> None:
        """Put the likelier of a square's two letters first, and say how likely it is."""
        words = list(self._through(place))
        rest = 1 - own.confidence
        second = rest * _SECOND if own.second is not None else 0.0
        first = own.confidence * self._likelihood(words, place, own.tile)
        other = (rest - second) * self.listed ** len(words)
        if own.second is not None:
            second *= self._likelihood(words, place, own.second)
        total = first + second + other
        if own.second is not None and second > first:
            self._tiles[place] = own.second & ~AS_BLANK
            self.seen[place] = Likely(own.second, second / total, own.tile)
        else:
            self.seen[place] = replace(own, confidence=first / total)

    def _through(self, place: int) -> Iterator[range]:
        for across in (True, False):
            squares = word_through(bytes(self._tiles), self._width, place, across=across)
            if len(squares) > 1:
                yield squares

    def _holds(self, squares: range) -> bool:
        return self._lexicon.holds(bytes(self._tiles[each] for each in squares))

    def _likelihood(self, words: Sequence[range], place: int, tile: int) -> float:
        """Say how likely the words through a square would be as they are, if a letter is right."""
        kept, self._tiles[place] = self._tiles[place], tile & ~AS_BLANK
        found = prod([self.listed if self._holds(each) else self._missing(each, place) for each in words])
        self._tiles[place] = kept
        return found

    def _missing(self, squares: range, place: int) -> float:
        """Say how likely a word is not in the list, if one of its letters is right."""
        sure = prod([each.confidence for square in squares if square != place and (each := self.seen[square])])
        return min(self.listed, 1 - self.listed + 1 - sure)
