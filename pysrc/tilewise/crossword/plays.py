"""One play: a word in a slot, the tiles that it puts down, and the words that it makes."""

from collections.abc import Iterable
from typing import NamedTuple

from ..alphabets import Tiles
from ..tiles import AS_BLANK, BLANK, EMPTY
from .board import Position
from .layout import WORD_TIMES, premium_points, square_name
from .slots import Slot

__all__ = ["Play", "leave_of", "placed_in"]

_EMPTY = bytes([EMPTY])
_AS_ON_RACK = bytes(BLANK if byte & AS_BLANK else byte for byte in range(256))
_ALONE = [bytes([byte]) for byte in range(256)]


class Play(NamedTuple):
    """A word in a slot, its new tiles, its score, what stays on the rack and what that is worth.

    `placed` has `EMPTY` where a tile lies already, and tiles with `AS_BLANK` where blanks stand for them. As text, a
    play is its place, its main word with blanks in lower case, and its score. `others` counts the other choices of
    blanks for the word in its slot, where it stands for them as well. `opening` is what the place of a first play is
    worth.
    """

    slot: Slot
    word: Tiles
    placed: Tiles
    score: int
    leave: Tiles
    leave_value: float
    others: int = 0
    opening: float = 0.0

    def __str__(self) -> str:
        return f"{self.place} {self.text} {self.score}"

    def __repr__(self) -> str:
        return f"<Play {self}>"

    @property
    def equity(self) -> float:
        """The score, and what the leave and the place of a first play are worth."""
        return self.score + self.leave_value + self.opening

    @property
    def place(self) -> str:
        """The main word's first square as players name it: row first for a word across, column first for one down."""
        return square_name(*self.slot.square, across=self.slot.line.across)

    @property
    def text(self) -> str:
        """The main word in letters, as it lies."""
        return self.slot.line.tile_set.show(self.words()[0][0])

    @property
    def used(self) -> Tiles:
        """The tiles that it takes from the rack, blanks as blanks."""
        return bytes([BLANK if tile & AS_BLANK else tile for tile in self.placed if tile != EMPTY])

    def after(self, position: Position) -> Position:
        """Give the position with the play's tiles on the board."""
        return position.with_tiles(*self.slot.square, self.placed, across=self.slot.line.across)

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
