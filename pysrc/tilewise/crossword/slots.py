"""The slots of a board: every run of squares that a play could fill, and what filling it is worth.

A slot is a run of squares in a row or a column with no tile right before or after it, at least one of them empty, that
touches a tile or, on an empty board, covers the start. A play is a slot and a word for it:

    . . . .          the slot of row 2 from column 1 to 4 has the pattern ".A..". Its last square has a crossing word:
    . A . .          whatever goes there also makes a word with the B below, so only `fillings(".B")` may.
    . . . B

What a play scores is a sum over its own tiles alone once the slot is known: each tile counts with its letter premium
times a factor, the word premiums of the main word plus, where there is a crossing word, those of that square.
Everything here follows from the board and is kept while only the rack changes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..tiles import AS_BLANK, EMPTY
from .board import Position
from .layout import letter_times, word_times
from .patterns import Patterns, patterns_of

__all__ = ["Crossing", "Line", "Slot", "slots_of"]

_LETTERS = bytes(byte & ~AS_BLANK for byte in range(256))
"""Translates played blanks into the letters that they stand for."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """The word that a tile would make across the line.

    Its squares as they lie, the place of the gap, the tiles that make it a word, and the points of those that lie.
    """

    tiles: Tiles
    gap: int
    fillings: Tiles
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """One row or column of a position.

    `number` counts from the top or the left, `tiles` are its squares as they lie, `crossings` what its empty squares
    cross.
    """

    position: Position
    across: bool
    number: int
    tiles: Tiles
    premiums: str
    crossings: Mapping[int, Crossing]


@dataclass(slots=True)
class Slot:
    """A run of squares that a play could fill.

    `pattern` are its squares as letters, `checks` the places (counted from its first square) of crossing words with the
    tiles that these allow, `open` the number of squares to fill.
    """

    line: Line
    start: int
    pattern: Tiles
    checks: tuple[tuple[int, Tiles], ...]
    open: int
    _worth: "Worth | None" = None

    @property
    def square(self) -> tuple[int, int]:
        """Row and column of the first square."""
        return (self.line.number, self.start) if self.line.across else (self.start, self.line.number)

    @property
    def worth(self) -> "Worth":
        """What filling the slot is worth, worked out when it is first asked for."""
        if self._worth is None:
            self._worth = Worth.of(self)
        return self._worth


@dataclass(frozen=True)
class Worth:
    """How a play in a slot scores.

    The score is base + the sum over `places` (i, premium, factor) of the tile's points with that premium times factor.
    `lying` are the points of the main word's tiles on the board, `word_factor` how often it counts, `bonus` the points
    for the number of tiles.
    """

    base: int
    places: tuple[tuple[int, str, int], ...]
    lying: int
    word_factor: int
    bonus: int

    @classmethod
    def of(cls, slot: Slot) -> "Worth":
        """Read the premiums under a slot."""
        layout, points = slot.line.position.layout, slot.line.position.tiles.points
        premiums = slot.line.premiums[slot.start : slot.start + len(slot.pattern)]
        empty = [i for i, tile in enumerate(slot.pattern) if tile == EMPTY]
        word_factor = layout.times.get(slot.open, 1) * prod(word_times(premiums[i]) for i in empty)
        bonus = layout.bonus.get(slot.open, 0)
        lying = sum(slot.line.tiles[slot.start : slot.start + len(slot.pattern)].translate(points))
        base = bonus + word_factor * lying
        places = []
        for i in empty:
            factor = word_factor
            if crossing := slot.line.crossings.get(slot.start + i):
                own = word_times(premiums[i])
                base += own * crossing.points
                factor += own
            places.append((i, premiums[i], factor))
        return cls(base, tuple(places), lying, word_factor, bonus)

    @cached_property
    def weights(self) -> list[int]:
        """The most that one point can count on each open square, highest first."""
        return sorted((letter_times(premium) * factor for _, premium, factor in self.places), reverse=True)

    def bound(self, points: list[int]) -> int:
        """Give the most that tiles of these points, highest first, can score."""
        return self.base + sum(weight * each for weight, each in zip(self.weights, points, strict=False))


@lru_cache(maxsize=4)
def slots_of(position: Position, lexicon: Lexicon) -> list[Slot]:
    """List the slots of a board, less those that cross a square where no tile makes a word.

    A square alone is a slot of its row, not of its column, if it makes a word in the row.
    """
    patterns = patterns_of(lexicon)
    slots: list[Slot] = []
    for line in lines_of(position, patterns):
        slots += _slots_in(line)
    return slots


def lines_of(position: Position, patterns: Patterns) -> Iterator[Line]:
    """Give the rows, then the columns."""
    width, layout = position.layout.width, position.layout
    rows = position.rows()
    columns = [position.board[i::width] for i in range(width)]
    for across, lines, crossing_lines in ((True, rows, columns), (False, columns, rows)):
        crossings: list[dict[int, Crossing]] = [{} for _ in lines]
        for at, crossing_line in enumerate(crossing_lines):
            for number, crossing in _crossings_in(crossing_line, position.tiles.points, patterns):
                crossings[number][at] = crossing
        for number, tiles in enumerate(lines):
            first = number * width
            premiums = layout.premiums[first : first + width] if across else layout.premiums[number::width]
            yield Line(position, across, number, tiles, premiums, crossings[number])


def _crossings_in(tiles: Tiles, points: bytes, patterns: Patterns) -> Iterator[tuple[int, Crossing]]:
    """Find the empty squares of a line beside a tile of it, and the words to be made there."""
    if tiles.count(EMPTY) == len(tiles):
        return
    letters = tiles.translate(_LETTERS)
    left = 0
    for square, tile in enumerate(tiles):
        if tile == EMPTY:
            right = letters.find(EMPTY, square + 1)
            right = len(letters) if right < 0 else right
            if right - left > 1:
                word, gap = tiles[left:right], square - left
                fillings = patterns.fillings(letters[left:right], gap)
                yield square, Crossing(word, gap, fillings, sum(word.translate(points)))
            left = square + 1


def _slots_in(line: Line) -> Iterator[Slot]:
    letters = line.tiles.translate(_LETTERS)
    touching = _touching(line)
    if not touching:
        return
    empty = [square for square, tile in enumerate(letters) if tile == EMPTY]
    # Filling one more empty square takes in the tiles behind it, up to the next empty one.
    ends = [*empty[1:], len(letters)]
    most = line.position.layout.rack
    for start in range(len(letters)):
        if start and letters[start - 1] != EMPTY:
            continue
        while touching and touching[0] < start:
            del touching[0]
        if not touching:
            return
        checks: tuple[tuple[int, Tiles], ...] = ()
        first = next((n for n, square in enumerate(empty) if square >= start), len(empty))
        for n, (square, end) in enumerate(zip(empty[first : first + most], ends[first:], strict=False), start=1):
            crossing = line.crossings.get(square)
            if crossing:
                if not crossing.fillings:
                    break
                checks += ((square - start, crossing.fillings),)
            if end <= touching[0] or end - start < 2 or (n == 1 and crossing and not line.across):
                continue
            yield Slot(line, start, letters[start:end], checks, n)


def _touching(line: Line) -> list[int]:
    """List the squares of a line that a play must cover at least one of: tiles, neighbours of tiles, or the start."""
    position = line.position
    if not position.empty:
        return sorted({*line.crossings, *(square for square, tile in enumerate(line.tiles) if tile != EMPTY)})
    start = position.layout.start
    if start is None:
        return list(range(len(line.tiles)))
    row, column = divmod(start, position.layout.width)
    number, square = (row, column) if line.across else (column, row)
    return [square] if line.number == number else []
