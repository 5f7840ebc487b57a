"""The plays of boards that differ by a play or two: little of them is made anew.

One play changes a few lines of a board. The plays of a line that looks as it did before are kept, for the rack that
each side began with; a rack that has become smaller makes those of them whose tiles it still has, which one
subtraction tells (`Tray`). And a play on another part of the board stays what it is, which one "and" tells: each knows
the squares that it fills and those that decide whether it is a play and what it scores.

    . . . .      AT across the second row fills the two squares in the middle. Its own ends must stay empty, and above
    . A T .      and below the A and T nothing may come to lie: these eight squares and the two decide it. A play
    . . . .      that fills none of them leaves it alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..lexicon.block import WordBlock
from ..tiles import AS_BLANK, BLANK, EMPTY
from .board import Position
from .layout import premium_points
from .patterns import patterns_of
from .plays import placed_in
from .racks import RackWords
from .slots import Crossing, Line, Slot, crossings_in, runs_in

__all__ = ["Board", "Boards", "Move", "Squares", "Tray"]

Squares = int
"""A set of squares: bit n for square n, row by row."""

_FIELD = 5
"""Bits of a tile's count in a packed rack: at most 15 of a kind, and one bit to spare."""

_LETTERS = bytes(byte & ~AS_BLANK for byte in range(256))


@dataclass(slots=True, eq=False)
class Move:
    """A play: the word in its slot, the places of its blanks, its points, and its tiles as a packed rack.

    It puts tiles on the squares `fills`, and is what it is as long as nothing more lies on the squares `needs`.
    """

    slot: Slot
    word: Tiles
    blanks: tuple[int, ...]
    score: int
    tiles: int
    fills: Squares
    needs: Squares
    promise: int

    @property
    def placed(self) -> Tiles:
        """The tiles that it puts down, from the first square of its word on."""
        return placed_in(self.slot, self.word, self.blanks)

    @property
    def laid(self) -> Tiles:
        """Its main word as it lies, with the blanks that were there before."""
        slot = self.slot
        before = slot.line.tiles[slot.start : slot.start + len(self.word)]
        return bytes([new if new != EMPTY else old for new, old in zip(self.placed, before, strict=True)])

    @property
    def squares(self) -> range:
        """The squares of its word."""
        line, (row, column) = self.slot.line, self.slot.square
        step, first = 1 if line.across else line.layout.width, row * line.layout.width + column
        return range(first, first + step * len(self.word), step)


class Tray:
    """Racks as numbers: a field of bits for each kind of tile, with its count.

    A rack has the tiles of a play if no field of the difference is negative; the spare bits, set beforehand, then all
    stay set.

    >>> tray = Tray(b"AAB", bytes(256))
    >>> rack = tray.pack(b"AAB")
    >>> tray.holds(rack, tray.pack(b"AB")), tray.holds(rack, tray.pack(b"BB"))
    (True, False)
    """

    def __init__(self, tiles: Tiles, points: bytes) -> None:
        self.one = {tile: 1 << _FIELD * n for n, tile in enumerate(sorted(set(tiles)))}
        self.spare = sum(self.one.values()) << (_FIELD - 1)
        self._points = [points[tile] for tile in sorted(set(tiles))]
        self._worths: dict[int, int] = {}

    def pack(self, tiles: Tiles) -> int:
        """Make a number of a rack."""
        return sum([self.one[tile] for tile in tiles])

    def holds(self, rack: int, tiles: int) -> bool:
        """Say whether a rack has these tiles."""
        return (rack | self.spare) - tiles & self.spare == self.spare

    def worth(self, rack: int) -> int:
        """Give the points of the tiles of a rack."""
        worth = self._worths.get(rack)
        if worth is None:
            field = (1 << _FIELD) - 1
            worth = sum([(rack >> _FIELD * n & field) * each for n, each in enumerate(self._points)])
            self._worths[rack] = worth
        return worth

    def size(self, rack: int) -> int:
        """Count the tiles of a rack."""
        field = (1 << _FIELD) - 1
        return sum([rack >> _FIELD * n & field for n in range(len(self._points))])


@dataclass(slots=True, eq=False)
class _KeptLine:
    """A line, and the plays in it that each side has been made: those of up to so many tiles."""

    line: Line
    sizes: tuple[int, int] = (0, 0)
    plays: tuple[list[Move], list[Move]] = ([], [])


@dataclass(slots=True, eq=False)
class Board:
    """A board and the rows and columns of it that a play can lie in; equal boards are one object."""

    tiles: bytes
    lines: list[_KeptLine | None]


class Boards:
    """The boards that come of a position when two sides play from known racks, and the plays on them."""

    def __init__(self, position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon) -> None:
        self._position = position
        self._lexicon = lexicon = _words_within_reach(position, racks, lexicon)
        self._patterns = patterns_of(lexicon)
        self.tray = Tray(racks[0] + racks[1], position.tiles.points)
        self._words = [RackWords(lexicon, rack, position.tiles.letters) for rack in racks]
        self._counts = premium_points(position.tiles.points)
        self._extra = [_PER_POINT * points for points in position.tiles.points]
        self._boards: dict[bytes, Board] = {}
        self._lines: dict[tuple[object, ...], _KeptLine | None] = {}
        self._crossings: dict[Tiles, list[Crossing | None]] = {}
        self._known: dict[Crossing, Crossing] = {}
        layout = position.layout
        rows = [self._line(position.board, number, across=True) for number in range(layout.height)]
        columns = [self._line(position.board, number, across=False) for number in range(layout.width)]
        self.first = self._boards[position.board] = Board(position.board, rows + columns)

    def plays(self, board: Board, racks: tuple[int, int]) -> tuple[list[Move], list[Move]]:
        """List the plays of both sides with racks that are part of those they began with, the most promising first."""
        tray = self.tray
        sizes = mine, theirs = tray.size(racks[0]), tray.size(racks[1])
        for kept in board.lines:
            if kept and (kept.sizes[0] < mine or kept.sizes[1] < theirs):
                kept.plays, kept.sizes = self._find(kept.line, sizes), sizes
        return self._of_side(board, 0, racks[0]), self._of_side(board, 1, racks[1])

    def _of_side(self, board: Board, side: int, rack: int) -> list[Move]:
        spare = self.tray.spare
        full = rack | spare
        found: list[Move] = []
        for kept in board.lines:
            if kept:
                found += kept.plays[side]
        found = [move for move in found if full - move.tiles & spare == spare]
        found.sort(key=_promise)
        return found

    def after(self, board: Board, move: Move) -> Board:
        """Lay a play, and see which lines of the board that changes: the others are as they were."""
        tiles = bytearray(board.tiles)
        squares = []
        for square, tile in zip(move.squares, move.placed, strict=True):
            if tile != EMPTY:
                tiles[square] = tile
                squares.append(square)
        new = bytes(tiles)
        after = self._boards.get(new)
        if after is None:
            height = self._position.layout.height
            lines = board.lines.copy()
            for across, number in self._changed(new, squares):
                lines[number if across else height + number] = self._line(new, number, across=across)
            after = self._boards[new] = Board(new, lines)
        return after

    def forget(self) -> None:
        """Drop the boards and lines that have been kept, but for the first; those in use stay good."""
        # What the lines cross is kept: their ids, by which lines are told apart, must not come to mean another.
        self._boards = {self.first.tiles: self.first}
        self._lines.clear()

    def _changed(self, board: bytes, squares: list[int]) -> set[tuple[bool, int]]:
        """Find the rows and columns that new tiles lie in, and those that cross the words of these tiles at an end."""
        width = self._position.layout.width
        changed = set()
        for square in squares:
            row, column = divmod(square, width)
            changed |= {(True, row), (False, column)}
            for across, step, first, last in (
                (True, 1, row * width, (row + 1) * width - 1),
                (False, width, column, len(board) - width + column),
            ):
                for direction, end in ((-step, first), (step, last)):
                    at = square
                    while at != end and board[at] != EMPTY:
                        at += direction
                    if board[at] == EMPTY:
                        changed.add((False, at % width) if across else (True, at // width))
        return changed

    def _line(self, board: bytes, number: int, *, across: bool) -> _KeptLine | None:
        """Make a row or a column, the same object as before if it looks the same; None where no play can lie."""
        layout = self._position.layout
        width = layout.width
        squares = slice(number * width, (number + 1) * width) if across else slice(number, None, width)
        tiles = board[squares]
        others = [board[at::width] for at in range(width)] if across else self._rows(board)
        known = self._crossings
        crossings = tuple([(known.get(other) or self._cross(other))[number] for other in others])
        touching = tuple([at for at, tile in enumerate(tiles) if tile != EMPTY or crossings[at]])
        if not touching and board.count(EMPTY) == len(board):
            touching = self._start(number, across=across)
        key = (across, number, tiles, touching, *map(id, crossings))
        if key not in self._lines:
            premiums = layout.premiums[squares]
            line = Line(layout, self._position.tiles, across, number, tiles, premiums, crossings, touching)
            self._lines[key] = _KeptLine(line) if touching else None
        return self._lines[key]

    def _rows(self, board: bytes) -> list[bytes]:
        width = self._position.layout.width
        return [board[at : at + width] for at in range(0, len(board), width)]

    def _start(self, number: int, *, across: bool) -> tuple[int, ...]:
        """Give the squares of a line one of which the first play of a game must cover."""
        layout = self._position.layout
        if layout.start is None:
            return tuple(range(layout.width if across else layout.height))
        row, column = divmod(layout.start, layout.width)
        if not across:
            row, column = column, row
        return (column,) if number == row else ()

    def _cross(self, tiles: Tiles) -> list[Crossing | None]:
        """Give what the squares of a line are in the way of: one object for one word, so that its id tells it."""
        found: list[Crossing | None] = [None] * len(tiles)
        for at, crossing in crossings_in(tiles, self._position.tiles, self._patterns):
            found[at] = self._known.setdefault(crossing, crossing)
        self._crossings[tiles] = found
        return found

    def _find(self, line: Line, sizes: tuple[int, int]) -> tuple[list[Move], list[Move]]:
        """Make the plays of both sides in a line that put down up to so many tiles."""
        one_of = self._patterns.one_of
        found: tuple[list[Move], list[Move]] = ([], [])
        sides = [(words, size, made) for words, size, made in zip(self._words, sizes, found, strict=True) if size]
        for start, checks, spans in runs_in(line, max(sizes)):
            hands = [_hands(words, checks) for words, _, _ in sides]
            for pattern, open, checked in spans:
                slot = None
                for (words, size, made), met in zip(sides, hands, strict=True):
                    if open > size or checked > len(met):
                        continue
                    bits = words.reach(pattern).words
                    if bits:
                        for i, hand in met[:checked]:
                            bits &= one_of(len(pattern), i, hand)
                        if bits:
                            slot = slot or Slot(line, start, pattern, open)
                            made.extend(self._ways(slot, self._lexicon.of_length(len(pattern)).words(bits), words))
        return found

    def _ways(self, slot: Slot, laid: list[Tiles], words: RackWords) -> Iterator[Move]:
        """Give the plays of some words in a slot, each choice of blanks one."""
        one, extra, size = self.tray.one, self._extra, slot.open
        base, places = slot.worth.base, [(i, self._counts[premium], factor) for i, premium, factor in slot.worth.places]
        fills, needs = _reach_of(slot)
        for word in laid:
            for chosen in words.designations(bytes([word[i] for i, _, _ in places])):
                score, tiles, promise = base, 0, _PER_TILE * size
                for n, (i, points, factor) in enumerate(places):
                    tile = word[i]
                    if n in chosen:
                        tile = BLANK
                    else:
                        score += points[tile] * factor
                    tiles += one[tile]
                    promise += extra[tile]
                blanks = tuple([places[n][0] for n in chosen])
                yield Move(slot, word, blanks, score, tiles, fills, needs, score + promise)


def _hands(words: RackWords, checks: list[tuple[int, Tiles]]) -> list[tuple[int, Tiles]]:
    """Give the tiles that a rack has for each square of a run that crosses a word, until it has none for one."""
    hands = []
    for i, fillings in checks:
        hand = words.in_hand(fillings)
        if not hand:
            break
        hands.append((i, hand))
    return hands


_PER_POINT, _PER_TILE = 3, 10
"""What a move promises beside its score: tiles that cannot be stuck any more, and fewer turns to go.

Found by trying others on ten endings: with 0 and 0 they took five times as many boards to be proved.
"""


def _promise(move: Move) -> int:
    return -move.promise


def _reach_of(slot: Slot) -> tuple[Squares, Squares]:
    """Give the squares that plays in a slot fill, and those that they need to be as they are."""
    line, start = slot.line, slot.start
    width = line.layout.width
    step, pace = (1, width) if line.across else (width, 1)
    last = (len(line.layout.premiums) // width if line.across else width) - 1
    origin = line.number * pace
    ends = range(max(start - 1, 0), min(start + len(slot.pattern) + 1, len(line.tiles)))
    fills, needs = 0, sum([1 << origin + at * step for at in ends])
    for i, _, _ in slot.worth.places:
        at = start + i
        fills |= 1 << origin + at * step
        crossing = line.crossings[at]
        first = line.number - (crossing.gap if crossing else 0)
        end = first + (len(crossing.tiles) if crossing else 1)
        for number in range(max(first - 1, 0), min(end, last) + 1):
            needs |= 1 << number * pace + at * step
    return fills, needs


def _words_within_reach(position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon) -> Lexicon:
    """Keep the words that could still come to lie: of the tiles of one line of the board and of both racks."""
    return _kept_words(position, bytes(sorted(racks[0] + racks[1])), lexicon)


@lru_cache(maxsize=2)
def _kept_words(position: Position, tiles: Tiles, lexicon: Lexicon) -> Lexicon:
    width = position.layout.width
    found: dict[int, int] = {}
    for line in {*position.rows(), *(position.board[i::width] for i in range(width))}:
        words = RackWords(lexicon, tiles + line.translate(_LETTERS, bytes([EMPTY])), position.tiles.letters)
        for block in lexicon:
            if block.length <= len(line):
                found[block.length] = found.get(block.length, 0) | words.reach(bytes([EMPTY]) * block.length).words
    blocks = [
        WordBlock(length, b"".join(lexicon.of_length(length).words(bits)), lexicon.alphabet)
        for length, bits in found.items()
    ]
    return Lexicon(lexicon.alphabet, blocks)
