"""One play: a word in a slot, the tiles that it puts down, and the words that it makes."""

from collections.abc import Container
from typing import NamedTuple

from ..alphabets import Tiles
from ..tiles import AS_BLANK, BLANK, EMPTY
from .layout import WORD_TIMES, premium_points
from .slots import Slot

__all__ = ["Play", "leave_of", "placed_in"]


class Play(NamedTuple):
    """A word in a slot, its new tiles, its score, what stays on the rack and what that is worth.

    `placed` has `EMPTY` where a tile lies already, and tiles with `AS_BLANK` where blanks stand for them.
    """

    slot: Slot
    word: Tiles
    placed: Tiles
    score: int
    leave: Tiles
    leave_value: float

    def words(self) -> list[tuple[Tiles, int]]:
        """Give the words that the play makes as they lie, the main word first, and their scores without the bonus."""
        line, start, worth, placed = self.slot.line, self.slot.start, self.slot.worth, self.placed
        main = bytes([new if new != EMPTY else old for new, old in zip(placed, line.tiles[start:], strict=False)])
        left = self.score - worth.bonus
        crossing = []
        for i, premium, other in worth.crossed:
            made = other.tiles[: other.gap] + placed[i : i + 1] + other.tiles[other.gap + 1 :]
            value = premium_points(line.tile_set.points)[premium][placed[i]]
            score = WORD_TIMES[premium] * (value + other.points)
            crossing.append((made, score))
            left -= score
        return [(main, left), *crossing]


def placed_in(slot: Slot, word: Tiles, blanks: Container[int]) -> Tiles:
    """Give the tiles that a word puts down in a slot, with blanks at some of its places."""
    placed = bytearray([EMPTY]) * len(word)
    for i, _, _ in slot.worth.places:
        placed[i] = word[i] | AS_BLANK if i in blanks else word[i]
    return bytes(placed)


def leave_of(rack: Tiles, placed: Tiles) -> Tiles:
    """Take placed tiles off a rack.

    >>> leave_of(b"AABC?", bytes([EMPTY, 65, 90 | AS_BLANK]))
    b'ABC'
    """
    for tile in placed:
        if tile != EMPTY:
            rack = rack.replace(bytes([BLANK if tile & AS_BLANK else tile]), b"", 1)
    return rack
