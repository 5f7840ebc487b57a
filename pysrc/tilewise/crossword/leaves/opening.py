"""What the place of the first play is worth: how well the other side can use the premium squares beside it.

A letter beside an empty letter premium is a chance for whoever plays along the word, and the more so the more words of
two letters it makes there:

    what the play loses     2.7 points for each time that the premium doubles, times the share of letters that make a
                            word of two with it, less 0.8 points for each: a letter that makes none bars the way

Fitted to the mean best reply of 160 racks to each of 370 first plays of 107 words in English Scrabble, each word in
several places; it explains two thirds of what the replies to one word differ by. A vowel beside two double letters
costs 1.7 points, a consonant gains 0.7. That vowels are counted so is usual in the field (Quackle's placement
adjustment); words of two letters say it for any list.
"""

from collections import Counter
from functools import lru_cache

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import AS_BLANK
from ..board import Position
from ..layout import Layout, letter_times
from ..slots import Slot
from .values import STEPS

__all__ = ["Opening", "opening_of"]

_USED, _BARRED = 2.7, 0.8
"""Points for each time that a premium doubles: with a letter that makes a word with all others, and with none."""


class Opening:
    """What the places of first plays are worth on a board, in points; `most` is what a place is worth at most.

    >>> from ...lexicon import load_lexicon
    >>> from ..board import read_position
    >>> opening = opening_of(read_position(), load_lexicon("en"))
    >>> [opening.lost(7, 6, ord(letter), across=True) for letter in "AV"]
    [1.6192307692307693, -1.6]
    """

    def __init__(self, layout: Layout, lexicon: Lexicon) -> None:
        self._layout = layout
        two, alphabet = lexicon.of_length(2), lexicon.alphabet
        ends = [Counter(two.text[side::2]) for side in (1, 0)]
        self._used = [{tile: _USED * each[tile] / len(alphabet) for tile in alphabet.codes} for each in ends]
        self._doubled = {across: self._count(across=across) for across in (True, False)}
        self.most = max(
            sum(sum(doubled) for doubled in line[start : start + layout.rack]) * _BARRED
            for lines in self._doubled.values()
            for line in lines
            for start in range(len(line))
        )

    def _count(self, *, across: bool) -> list[list[list[int]]]:
        """Count for each square of each line how often the premiums before and after it, beside the line, double."""
        layout = self._layout
        lines = [layout.premiums[row * layout.width : (row + 1) * layout.width] for row in range(layout.height)]
        if not across:
            lines = ["".join(column) for column in zip(*lines, strict=True)]
        times = [[0] * len(lines[0]), *[[letter_times(premium) - 1 for premium in line] for line in lines]]
        times.append(times[0])
        return [[list(pair) for pair in zip(*sides, strict=True)] for sides in zip(times, times[2:], strict=False)]

    def lost(self, line: int, square: int, tile: int, *, across: bool) -> float:
        """Give what a tile on a square of a line, both from 0, costs in points."""
        before, after = self._doubled[across][line][square]
        letter = tile & ~AS_BLANK
        return before * (self._used[0][letter] - _BARRED) + after * (self._used[1][letter] - _BARRED)

    def value(self, slot: Slot, word: Tiles) -> float:
        """Give what the place of a play is worth."""
        line, across = slot.line, slot.line.across
        lost = sum([self.lost(line.number, slot.start + i, tile, across=across) for i, tile in enumerate(word)])
        return -round(lost * STEPS) / STEPS


def opening_of(position: Position, lexicon: Lexicon) -> Opening | None:
    """Give what the places of first plays are worth; None if there are tiles on the board."""
    return _opening(position.layout, lexicon) if position.empty else None


@lru_cache(maxsize=4)
def _opening(layout: Layout, lexicon: Lexicon) -> Opening:
    return Opening(layout, lexicon)
