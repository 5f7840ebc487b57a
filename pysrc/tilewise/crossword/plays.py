"""One play: a word in a slot, as it lies on the board afterwards, and the words that it makes."""

from typing import NamedTuple

from ..alphabets import Tiles
from ..tiles import AS_BLANK, EMPTY
from .layout import WORD_TIMES, letter_times
from .slots import Slot

__all__ = ["Play"]


class Play(NamedTuple):
    """A word in a slot, `blanks` at these places of it, its score, what stays on the rack and what that is worth."""

    slot: Slot
    word: Tiles
    blanks: tuple[int, ...]
    score: int
    leave: Tiles
    leave_value: float

    @property
    def placed(self) -> Tiles:
        """The tiles that the play puts down, and `EMPTY` where one lies already."""
        placed = bytearray([EMPTY]) * len(self.word)
        for i, _, _ in self.slot.worth.places:
            placed[i] = self.word[i]
        for i in self.blanks:
            placed[i] |= AS_BLANK
        return bytes(placed)

    def words(self) -> list[tuple[Tiles, int]]:
        """Give the words that the play makes as they lie, the main word first, and their scores without the bonus."""
        line, start, worth = self.slot.line, self.slot.start, self.slot.worth
        points = line.tile_set.points
        lying = bytearray(line.tiles[start : start + len(self.word)])
        main = worth.lying
        crossing = []
        placed = self.placed
        for i, premium, _ in worth.places:
            tile = lying[i] = placed[i]
            value = points[tile] * letter_times(premium, points[tile])
            main += value
            if other := line.crossings[start + i]:
                made = other.tiles[: other.gap] + placed[i : i + 1] + other.tiles[other.gap + 1 :]
                crossing.append((made, WORD_TIMES[premium] * (value + other.points)))
        return [(bytes(lying), main * worth.word_factor), *crossing]
