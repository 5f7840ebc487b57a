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

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from ..alphabets import Tiles
from ..lanes import register
from ..lexicon import Lexicon
from ..tiles import EMPTY, LETTERS, TileSet
from .board import Position
from .layout import MOST_TIMES, STAR, STAR_POINTS, WORD_TIMES, Layout
from .patterns import Patterns, patterns_of

__all__ = [
    "Crossing",
    "Line",
    "Run",
    "Slot",
    "Span",
    "bounds_in",
    "crossings_in",
    "kept_lines",
    "kept_runs",
    "lines_of",
    "runs_in",
    "slot_scores",
]


class Crossing(NamedTuple):
    """The word that a tile would make across the line.

    Its squares as they lie, the place of the gap, the tiles that make it a word, and the points of those that lie.
    """

    tiles: Tiles
    gap: int
    fillings: Tiles
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """One row or column of a board.

    `number` counts from the top or the left, `tiles` are its squares as they lie. `crossings` has for each square None
    or what it crosses. A play must cover one of the squares `touching`: tiles, neighbours of tiles, or the start.
    """

    layout: Layout
    tile_set: TileSet
    across: bool
    number: int
    tiles: Tiles
    premiums: str
    crossings: tuple[Crossing | None, ...]
    touching: tuple[int, ...]


Span = tuple[Tiles, int, int]
"""A slot before any word has been tried in it.

Its squares as letters (the pattern), the number of them to fill, and how many of these cross a word.
"""


class Run(NamedTuple):
    """The slots that begin on one square of a line, short ones first, and what the words that they cross allow.

    `checks` are places, counted from that square, each with the tiles that may go there; a longer slot meets the checks
    of a shorter one and perhaps more, so where a rack has no tile for a check, only the slots before it are left.
    """

    start: int
    checks: list[tuple[int, Tiles]]
    spans: list[Span]


@dataclass(slots=True)
class Slot:
    """A run of squares that a word fits.

    `pattern` are its squares as letters, `open` the number of squares to fill.
    """

    line: Line
    start: int
    pattern: Tiles
    open: int
    _worth: "Worth | None" = field(default=None, init=False, repr=False, compare=False)

    @property
    def worth(self) -> "Worth":
        """What filling it is worth, read off the board once."""
        if self._worth is None:
            self._worth = Worth.of(self)
        return self._worth

    @property
    def square(self) -> tuple[int, int]:
        """Row and column of the first square."""
        return (self.line.number, self.start) if self.line.across else (self.start, self.line.number)

    @property
    def squares(self) -> range:
        """Its squares on the board, row by row from 0."""
        (row, column), width = self.square, self.line.layout.width
        step, first = 1 if self.line.across else width, row * width + column
        return range(first, first + step * len(self.pattern), step)


class Worth(NamedTuple):
    """How a play in a slot scores.

    The score is base + the sum over `places` (i, premium, factor) of the tile's points with that premium times factor.
    `weights` are the most that one point can count on each open square, highest first, `bonus` the points for the
    number of tiles and for a star, which are in the base.
    """

    base: int
    places: list[tuple[int, str, int]]
    weights: list[int]
    bonus: int

    @classmethod
    def of(cls, slot: Slot) -> "Worth":
        """Read the premiums under a slot."""
        line, start, end = slot.line, slot.start, slot.start + len(slot.pattern)
        layout, points, premiums, crossings = line.layout, line.tile_set.points, line.premiums, line.crossings
        bonus = layout.bonus.get(slot.open, 0)
        word_factor = layout.times.get(slot.open, 1)
        crossed = 0
        squares = []  # to be filled: the place, the premium, and how often a letter counts in the word across
        for i, tile in enumerate(slot.pattern):
            if tile == EMPTY:
                premium, crossing = premiums[start + i], crossings[start + i]
                times = WORD_TIMES[premium]
                word_factor *= times
                if premium == STAR:
                    bonus += STAR_POINTS
                if crossing:
                    crossed += times * crossing.points
                    squares.append((i, premium, times))
                else:
                    squares.append((i, premium, 0))
        places = [(i, premium, word_factor + across) for i, premium, across in squares]
        weights = sorted([MOST_TIMES[premium] * factor for _, premium, factor in places], reverse=True)
        base = bonus + crossed + word_factor * sum(line.tiles[start:end].translate(points))
        return cls(base, places, weights, bonus)

    def bound(self, points: list[int]) -> int:
        """Give the most that tiles of these points, highest first, can score."""
        most: int = sum(map(mul, self.weights, points))
        return self.base + most


def bounds_in(line: Line, run: Run) -> list[tuple[int, list[int]]]:
    """Give for each slot of a run what `Worth` has of it, base and weights, without the rest of it.

    >>> from tilewise.crossword.layout import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> premiums = layout_of("scrabble").premiums[:8]
    >>> line = Line(layout_of("scrabble"), tile_set_of("en"), True, 0, b".C.AT...", premiums, (None,) * 8, (1, 3, 4))
    >>> run = runs_in(line, 3)[0]
    >>> for (pattern, open, _), bound in zip(run.spans, bounds_in(line, run)):
    ...     print(pattern.decode(), bound, bound == Slot(line, 0, pattern, open).worth[::2])
    .C (9, [3]) True
    .C.AT (15, [3, 3]) True
    .C.AT. (15, [3, 3, 3]) True
    """
    points, layout = line.tile_set.points, line.layout
    word_times, lying, crossed, stars, first = 1, 0, 0, 0, run.start
    counts: list[tuple[int, int]] = []  # of each open square: what its letter counts, how often the word across
    bounds = []
    for pattern, open, _ in run.spans:
        end = run.start + len(pattern)
        for square in range(first, end):
            tile = line.tiles[square]
            if tile == EMPTY:
                premium, crossing = line.premiums[square], line.crossings[square]
                times = WORD_TIMES[premium]
                word_times *= times
                stars += premium == STAR
                counts.append((MOST_TIMES[premium], times if crossing else 0))
                crossed += times * crossing.points if crossing else 0
            else:
                lying += points[tile]
        first = end
        factor = word_times * layout.times.get(open, 1)
        weights = sorted([most * (factor + across) for most, across in counts], reverse=True)
        bonus = layout.bonus.get(open, 0) + STAR_POINTS * stars
        bounds.append((bonus + factor * lying + crossed, weights))
    return bounds


def slot_scores(slot: Slot, text: Tiles, tables: Mapping[str, bytes]) -> "array[int]":
    """Score words that fit a slot, all at once; `text` are the words, one after another.

    `tables` say what tiles count on each kind of square (`premium_points`).
    """
    length = len(slot.pattern)
    r = register(len(text) // length)
    total = r.spread(slot.worth.base)
    lanes = bytearray(4 * r.n)
    for i, premium, factor in slot.worth.places:
        lanes[::4] = text[i::length].translate(tables[premium])
        total += int.from_bytes(lanes, "little") * factor
    return r.store(total)


@lru_cache(maxsize=4)
def kept_lines(position: Position, lexicon: Lexicon) -> list[Line]:
    """List the rows, then the columns, that a play can be made in; kept while the board is the same."""
    return list(lines_of(position, patterns_of(lexicon)))


def lines_of(position: Position, patterns: Patterns) -> Iterator[Line]:
    """Give the rows, then the columns, that a play can be made in."""
    layout, width = position.layout, position.layout.width
    rows = position.rows()
    columns = [position.board[i::width] for i in range(width)]
    start = divmod(layout.start, width) if layout.start is not None else None
    for across, lines, crossing_lines in ((True, rows, columns), (False, columns, rows)):
        crossings: list[list[Crossing | None]] = [[None] * len(crossing_lines) for _ in lines]
        for at, tiles in enumerate(crossing_lines):
            for number, crossing in crossings_in(tiles, position.tiles, patterns):
                crossings[number][at] = crossing
        for number, tiles in enumerate(lines):
            if not position.empty:
                touching = [at for at, tile in enumerate(tiles) if tile != EMPTY or crossings[number][at]]
            elif start is None:
                touching = list(range(len(tiles)))
            else:
                row, column = start if across else start[::-1]
                touching = [column] if number == row else []
            if touching:
                squares = slice(number * width, (number + 1) * width) if across else slice(number, None, width)
                premiums, crossed = layout.premiums[squares], tuple(crossings[number])
                yield Line(layout, position.tiles, across, number, tiles, premiums, crossed, tuple(touching))


# One more tile on the board leaves most lines as they were; those keep their crossings and slots.
@lru_cache(maxsize=256)
def crossings_in(tiles: Tiles, tile_set: TileSet, patterns: Patterns) -> list[tuple[int, Crossing]]:
    """Find the empty squares of a line beside a tile of it, and the words to be made there."""
    if tiles.count(EMPTY) == len(tiles):
        return []
    letters = tiles.translate(LETTERS)
    left = 0
    found = []
    for square, tile in enumerate(tiles):
        if tile == EMPTY:
            right = letters.find(EMPTY, square + 1)
            right = len(letters) if right < 0 else right
            if right - left > 1:
                word, gap = tiles[left:right], square - left
                fillings = patterns.fillings(letters[left:right], gap)
                found.append((square, Crossing(word, gap, fillings, sum(word.translate(tile_set.points)))))
            left = square + 1
    return found


@lru_cache(maxsize=256)
def kept_runs(line: Line) -> list[Run]:
    """List the slots of a line that a full rack can fill, kept for lines that look alike."""
    return runs_in(line, line.layout.rack)


def runs_in(line: Line, most: int, through: tuple[int, ...] | None = None) -> list[Run]:
    """List the slots of a line with up to so many squares to fill, by the square that they begin on.

    Each covers one of the squares `through`, by default those that a play must cover.

    A slot may begin at the edge or right behind an empty square, and what it fills are the next empty squares in turn.
    With each it takes in the tiles behind it, up to the next empty square, for no tile may lie right behind a word.
    So the ends of the slots are the empty squares themselves but the first, and the edge:

        square      0 1 2 3 4 5 6 7
        tile        . C . A T . . .        empty    0 2 5 6 7
                                           ends     2 5 6 7 8       filling up to 2 ends before 5
        from 0      . C
                    . C . A T
                    . C . A T .            and so on, as many empty squares as the rack has tiles
        from 1        C . A T
                      C . A T .
        from 3            A T .
        from 6                . .          touches no tile and is left out

    With two tiles at most:

    >>> from dataclasses import replace
    >>> from tilewise.crossword.layout import layout_of
    >>> from tilewise.tiles import tile_set_of
    >>> layout = layout_of("scrabble")
    >>> tiles, crossings, touching = b".C.AT...", (None,) * 8, (1, 3, 4)
    >>> line = Line(layout, tile_set_of("en"), True, 0, tiles, "." * 8, crossings, touching)
    >>> for run in runs_in(line, 2):
    ...     print(run.start, [pattern.decode() for pattern, _, _ in run.spans])
    0 ['.C', '.C.AT']
    1 ['C.AT', 'C.AT.']
    3 ['AT.', 'AT..']

    A square with a word across it takes the tiles that make a word there and no others; a run carries them as checks.
    Where no tile does, the slots end before that square. With an N to be made TON or TAN of on square 2, "O" or "A",
    and a square 5 where nothing goes:

    >>> crossings = (None, None, Crossing(b"T.N", 1, b"AO", 2), None, None, Crossing(b"Q.", 1, b"", 10), None, None)
    >>> for run in runs_in(replace(line, crossings=crossings, touching=(1, 2, 3, 4, 5)), 2):
    ...     print(run.start, run.checks, [(pattern.decode(), checks) for pattern, _, checks in run.spans])
    0 [(2, b'AO')] [('.C', 0), ('.C.AT', 1)]
    1 [(1, b'AO')] [('C.AT', 1)]
    """
    letters = line.tiles.translate(LETTERS)
    empty = [square for square, tile in enumerate(letters) if tile == EMPTY]
    ends = [*empty[1:], len(letters)]
    crossings = [line.crossings[square] for square in empty]
    touching = line.touching if through is None else through
    runs: list[Run] = []
    if not touching:
        return runs
    for before, start in enumerate([0, *[square + 1 for square in empty]]):  # `before`: empty squares before the start
        if start > touching[-1]:
            break
        # The shortest slot is the one that ends behind the first square to cover. Where that is the first that touches,
        # the squares before it cross nothing.
        first = bisect_right(ends, touching[bisect_left(touching, start)], before)
        checks: list[tuple[int, Tiles]] = []
        spans = []
        for n in range(first if through is None else before, min(before + most, len(empty))):
            if crossing := crossings[n]:
                if not crossing.fillings:
                    break
                checks.append((empty[n] - start, crossing.fillings))
            end = ends[n]
            # A single square is a slot only where it makes a word: of its row, if it makes words both ways.
            if n >= first and (n > before or (end - start > 1 and (line.across or not crossing))):
                spans.append((letters[start:end], n - before + 1, len(checks)))
        if spans:
            runs.append(Run(start, checks, spans))
    return runs
