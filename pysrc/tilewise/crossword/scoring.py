"""The arithmetic of a play: every word that it makes, letter by letter."""

from collections.abc import Iterator
from typing import NamedTuple

from ..alphabets import Tiles
from ..errors import PositionError
from ..lexicon import Lexicon
from ..tiles import EMPTY
from .board import Position
from .layout import WORD_TIMES, letter_times
from .patterns import patterns_of
from .plays import Play
from .slots import Line, Slot, lines_of

__all__ = ["Letter", "Sum", "play_at", "sums"]


class Letter(NamedTuple):
    """A tile of a word, what it is worth, and how often it counts there before the word is multiplied."""

    tile: int
    value: int
    times: int


class Sum(NamedTuple):
    """A word that a play makes, the row and column of its first square, and how it scores without the bonus."""

    letters: list[Letter]
    square: tuple[int, int]
    across: bool
    times: int

    @property
    def score(self) -> int:
        """What the word scores: the sum of its letters, so many times."""
        return self.times * sum(letter.value * letter.times for letter in self.letters)


def sums(play: Play) -> Iterator[Sum]:
    """Give the words that a play makes, the main word first, in the order of `Play.words`.

    >>> from .board import read_position
    >>> from ..alphabets import alphabet
    >>> words = Lexicon.from_words(["qi"], alphabet("en"))
    >>> play = play_at(read_position(layout="duel"), words, 5, 4, b"QI", across=True)
    >>> [(each.times, each.score) for each in sums(play)], play.score
    ([(2, 22)], 22)
    """
    slot, placed = play.slot, play.placed
    line = slot.line
    points = line.tile_set.points
    new = {i: premium for i, premium, _ in slot.worth.places}
    tiles = [tile if tile != EMPTY else line.tiles[slot.start + i] for i, tile in enumerate(placed)]
    letters = [Letter(tile, points[tile], letter_times(new.get(i, "."), points[tile])) for i, tile in enumerate(tiles)]
    times = line.layout.times.get(slot.open, 1)
    for premium in new.values():
        times *= WORD_TIMES[premium]
    yield Sum(letters, slot.square, line.across, times)
    for i, premium in new.items():
        if crossing := line.crossings[slot.start + i]:
            crossed = [Letter(tile, points[tile], 1) for tile in crossing.tiles]
            crossed[crossing.gap] = letters[i]
            at, first = slot.start + i, line.number - crossing.gap
            yield Sum(crossed, (first, at) if line.across else (at, first), not line.across, WORD_TIMES[premium])


def play_at(position: Position, lexicon: Lexicon, row: int, column: int, placed: Tiles, *, across: bool) -> Play:
    """Give the play that lays tiles from a square on, whether or not it makes words of the list.

    `placed` has `EMPTY` where a tile lies already. What stays on the rack is left empty.
    Raises PositionError "play" if tiles cannot be laid so.
    """
    number, start = (row, column) if across else (column, row)
    for line in lines_of(position, patterns_of(lexicon)):
        if (line.across, line.number) == (across, number) and _fits(line, start, placed):
            tiles = line.tiles[start : start + len(placed)]
            slot = Slot(line, start, tiles, tiles.count(EMPTY))
            word = bytes(new if new != EMPTY else old for new, old in zip(placed, tiles, strict=True))
            play = Play(slot, word, placed, 0, b"", 0.0)
            return play._replace(score=slot.worth.bonus + sum(word.score for word in sums(play)))
    raise PositionError("play", "These tiles cannot be laid there.", field="placed")


def _fits(line: Line, start: int, placed: Tiles) -> bool:
    """Say whether tiles go on the empty squares of a run that no tile lies right before or after."""
    end = start + len(placed)
    under = line.tiles[start:end]
    around = line.tiles[max(0, start - 1) : start] + line.tiles[end : end + 1]
    return (
        len(under) == len(placed) > placed.count(EMPTY)
        and around.count(EMPTY) == len(around)
        and all((new == EMPTY) != (old == EMPTY) for new, old in zip(placed, under, strict=True))
    )
