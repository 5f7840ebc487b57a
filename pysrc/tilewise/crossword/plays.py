"""One play: a word in a slot, the tiles that it puts down, and the words that it makes."""

from collections.abc import Iterable
from typing import NamedTuple

from ..alphabets import Tiles
from ..tiles import AS_BLANK, BLANK, EMPTY
from .layout import WORD_TIMES, premium_points
from .slots import Slot

__all__ = ["Play", "leave_of", "placed_in"]

_EMPTY = bytes([EMPTY])
_AS_ON_RACK = bytes(BLANK if byte & AS_BLANK else byte for byte in range(256))
_ALONE = [bytes([byte]) for byte in range(256)]


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
        slot, placed = self.slot, self.placed
        line, start = slot.line, slot.start
        if placed.isascii() and line.tiles.startswith(slot.pattern, start):  # no byte has the bit `AS_BLANK`
            main = self.word
        else:
            main = bytes([new if new != EMPTY else old for new, old in zip(placed, line.tiles[start:], strict=False)])
        left = self.score - slot.worth.bonus
        points = premium_points(line.tile_set.points)
        crossing = []
        for i, premium, _ in slot.worth.places:
            if other := line.crossings[start + i]:
                made = other.tiles[: other.gap] + placed[i : i + 1] + other.tiles[other.gap + 1 :]
                score = WORD_TIMES[premium] * (points[premium][placed[i]] + other.points)
                crossing.append((made, score))
                left -= score
        return [(main, left), *crossing]


def placed_in(slot: Slot, word: Tiles, blanks: Iterable[int]) -> Tiles:
    """Give the tiles that a word puts down in a slot, with blanks at some of its places."""
    placed = bytearray([word[i] if tile == EMPTY else EMPTY for i, tile in enumerate(slot.pattern)])
    for i in blanks:
        placed[i] |= AS_BLANK
    return bytes(placed)


def leave_of(rack: Tiles, placed: Tiles) -> Tiles:
    """Take placed tiles off a rack.

    >>> leave_of(b"AABC?", bytes([EMPTY, 65, 90 | AS_BLANK]))
    b'ABC'
    """
    for tile in placed.translate(_AS_ON_RACK, _EMPTY):
        rack = rack.replace(_ALONE[tile], b"", 1)
    return rack
