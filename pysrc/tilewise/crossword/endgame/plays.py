"""Plays that know where they stand: what they put down, where, and what would undo them.

A play on another part of the board leaves a play what it is, which one "and" tells: each knows the squares that it
fills and those that decide whether it is a play and what it scores.

    . . . .      AT across the second row fills the two squares in the middle. Its own ends must stay empty, and above
    . A T .      and below the A and T nothing may come to lie: these eight squares and the two decide it. A play
    . . . .      that fills none of them leaves it alone.

Racks are numbers (`Tray`), so that one subtraction tells whether a rack has the tiles of a play.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from math import log2
from operator import mul
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import AS_BLANK, BLANK, EMPTY, TileSet
from ..layout import premium_points
from ..patterns import patterns_of
from ..racks import RackWords
from ..slots import Line, Slot, bounds_in, runs_in

__all__ = ["NO_PLAY", "Drawing", "Finder", "Move", "Squares", "Tray"]

NO_PLAY = -(1 << 30)
"""Less than any play scores."""

Squares = int
"""A set of squares: bit n for square n, row by row."""

_FIELD = 5
"""Bits of a tile's count in a packed rack: at most 15 of a kind, and one bit to spare."""

_PER_POINT, _PER_TILE = 3, 10
"""What a move promises beside its score: tiles that cannot be stuck any more, and fewer turns to go.

Found by trying others on some endings: with 0 and 0 they took five times as many boards to be proved.
"""

_PER_DOUBLING = 10
"""What a move gains in rank when it has refuted another twice as often; 3 helped less."""

_PIECE = 2_000
"""Plays that are made without a pause, and some more: all words of a slot are one piece."""

_LOOKED_UP = 40
"""Plays that take as long to be made as the words of one pattern to be looked up, beside each way to spell one."""

_SPELLED = 4
"""Plays that take as long to be made as one way to spell a word to be found."""

_Fit = tuple[Tiles, int, int]
"""A word laid in a pattern: what it puts down, the same as a packed rack, and what that promises."""


@dataclass(slots=True, eq=False)
class Move:
    """A play: its slot, what it puts down there, its points, and its tiles as a packed rack.

    It puts tiles on the squares `fills`, and is what it is as long as nothing more lies on the squares `needs`. The
    more it promises, the sooner it is tried; its `rank` also counts how often it has refuted another (`praise`).
    """

    slot: Slot
    placed: Tiles
    score: int
    tiles: int
    fills: Squares
    needs: Squares
    promise: int
    rank: float

    @property
    def laid(self) -> Tiles:
        """Its main word as it lies, with the blanks that were there before."""
        before = self.slot.line.tiles[self.slot.start :]
        return bytes([new if new != EMPTY else old for new, old in zip(self.placed, before, strict=False)])

    @property
    def squares(self) -> range:
        """The squares of its word."""
        return self.slot.squares


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
        self._each: dict[int, list[int]] = {}
        self._worths: dict[int, int] = {}
        self._sizes: dict[int, int] = {}

    def pack(self, tiles: Tiles) -> int:
        """Make a number of a rack."""
        return sum([self.one[tile] for tile in tiles])

    def holds(self, rack: int, tiles: int) -> bool:
        """Say whether a rack has these tiles."""
        return (rack | self.spare) - tiles & self.spare == self.spare

    def beyond(self, rack: int, tiles: int) -> int:
        """Count the tiles that a rack lacks of some: fewer than 31.

        >>> tray = Tray(b"AAB", bytes(256))
        >>> tray.beyond(tray.pack(b"AB"), tray.pack(b"AAB")), tray.beyond(tray.pack(b"AAB"), tray.pack(b"B"))
        (1, 0)
        """
        more = (tiles | self.spare) - rack
        kept = more & self.spare  # of the kinds of which the rack has no more than these
        # What is left in the other fields does not count. Each field's place is 1 modulo 31, so the rest is the sum.
        return (more & kept - (kept >> _FIELD - 1)) % ((1 << _FIELD) - 1)

    def worth(self, rack: int) -> int:
        """Give the points of the tiles of a rack."""
        worth = self._worths.get(rack)
        if worth is None:
            field = (1 << _FIELD) - 1
            worth = sum([(rack >> _FIELD * n & field) * each for n, each in enumerate(self._points)])
            self._worths[rack] = worth
        return worth

    def points(self, rack: int) -> list[int]:
        """List the points of the tiles of a rack, highest first."""
        each = self._each.get(rack)
        if each is None:
            field = (1 << _FIELD) - 1
            each = [p for n, p in enumerate(self._points) for _ in range(rack >> _FIELD * n & field)]
            self._each[rack] = each = sorted(each, reverse=True)
        return each

    def size(self, rack: int) -> int:
        """Count the tiles of a rack."""
        size = self._sizes.get(rack)
        if size is None:
            field = (1 << _FIELD) - 1
            size = self._sizes[rack] = sum([rack >> _FIELD * n & field for n in range(len(self._points))])
        return size


class Drawing(NamedTuple):
    """The rack of a side that is about to draw, and how many tiles it draws."""

    rack: Tiles
    number: int


@dataclass(slots=True, eq=False)
class _Side:
    """What one side may lay: the words of all its tiles, and what has been found of them in patterns.

    Where it may have only so many (`most`) of the tiles beyond its `rack`, `within` are the words of the rack with that
    many blanks, and `allowed` says of tiles whether they are not too many.
    """

    words: RackWords
    within: RackWords | None = None
    rack: int = 0
    most: int = 0
    fits: dict[object, list[_Fit]] = field(default_factory=dict)
    allowed: dict[int, bool] = field(default_factory=dict)


class Finder:
    """Finds the plays of two sides in a line, with the racks that they began with.

    A slot that has come back with the same tiles, on it and beside it, has the plays that it had. If the second side is
    `drawing`, it may come to hold so many of its tiles that its rack has not.
    """

    def __init__(
        self, tray: Tray, racks: tuple[Tiles, Tiles], lexicon: Lexicon, tiles: TileSet, drawing: Drawing | None = None
    ) -> None:
        points, letters = tiles.points, tiles.letters
        self._tray = tray
        self._lexicon = lexicon
        self._one_of = patterns_of(lexicon).one_of
        self._sides = [_Side(RackWords(lexicon, rack, letters)) for rack in racks]
        if drawing:
            rack, number = drawing
            within = RackWords(lexicon, rack + bytes([BLANK]) * number, letters)
            self._sides[1] = _Side(self._sides[1].words, within, tray.pack(rack), number)
        self._counts = premium_points(points)
        self._extra = [_PER_POINT * each for each in points]
        self._laid: dict[tuple[object, ...], list[Move]] = {}
        self._merits: dict[tuple[Squares, Tiles], int] = {}
        self._made = 0

    def find(
        self, line: Line, sizes: tuple[int, int], through: tuple[int, ...] | None = None
    ) -> Generator[None, None, tuple[list[Move], list[Move]]]:
        """Make the plays of both sides that put down up to so many tiles, those that cover one of some squares.

        It pauses where there are many.
        """
        made = _PIECE
        found: tuple[list[Move], list[Move]] = ([], [])
        sides = [
            (n, side, size, moves)
            for n, (side, size, moves) in enumerate(zip(self._sides, sizes, found, strict=True))
            if size
        ]
        crossed = tuple(map(id, line.crossings))
        for start, checks, spans in runs_in(line, max(sizes), through):
            hands = [side.words.hands(checks) for _, side, _, _ in sides]
            for pattern, open, checked in spans:
                slot = None
                for (n, side, size, moves), hand in zip(sides, hands, strict=True):
                    if open > size or checked > len(hand):
                        continue
                    key = (pattern, *hand[:checked]) if checked else pattern
                    fits = side.fits.get(key)
                    if fits is None:
                        fits = side.fits[key] = self._fit(side, pattern, hand[:checked])
                        made -= _LOOKED_UP + _SPELLED * len(fits)
                    if fits:
                        end = start + len(pattern)
                        place = (n, line.across, line.number, start, line.tiles[start:end], crossed[start:end])
                        laid = self._laid.get(place)
                        if laid is None:
                            slot = slot or Slot(line, start, pattern, open)
                            laid = self._laid[place] = self._lay(slot, fits)
                            self._made += len(fits)
                            made -= len(fits)
                        moves.extend(laid)
                    if made < 0:
                        made = _PIECE
                        yield
        return found

    def most(self, line: Line, side: int, points: Sequence[int], through: tuple[int, ...]) -> list[int]:
        """Bound what the plays score that cover one of some squares, by how many tiles they put down.

        The tiles at hand have these `points`, highest first. No word is looked up; `NO_PLAY` is where there is no slot
        for so many tiles.
        """
        words = self._sides[side].words
        most = [NO_PLAY] * (len(points) + 1)
        for run in runs_in(line, len(points), through):
            reached = len(words.hands(run.checks))
            for (_, open, checked), (base, weights) in zip(run.spans, bounds_in(line, run), strict=True):
                if checked > reached:
                    break
                most[open] = max(most[open], base + sum(map(mul, weights, points)))
        return most

    def praise(self, move: Move) -> None:
        """Raise the rank of a move that has refuted another, here and wherever else it is made from now on.

        That is the history heuristic of Schaeffer (1989).
        """
        name = move.fills, move.placed
        times = self._merits[name] = self._merits.get(name, 0) + 1
        move.rank = move.promise + _PER_DOUBLING * log2(1 + times)

    def taken(self) -> int:
        """Say how many plays have been made since this was last asked."""
        made, self._made = self._made, 0
        return made

    def forget(self) -> None:
        """Drop what has been found of patterns and slots."""
        self._laid.clear()
        for side in self._sides:
            side.fits.clear()
            side.allowed.clear()

    def _fit(self, side: _Side, pattern: Tiles, hand: list[tuple[int, Tiles]]) -> list[_Fit]:
        """List what a side can lay in a pattern, with what it has for each square that crosses a word."""
        words = side.words
        bits = words.words_in(pattern)
        if bits and side.within:
            bits &= side.within.words_in(pattern)
        for i, held in hand:
            bits &= self._one_of(len(pattern), i, held)
        if not bits:
            return []
        one, extra = self._tray.one, self._extra
        blank = one.get(BLANK, 0)
        places = [i for i, tile in enumerate(pattern) if tile == EMPTY]
        fits = []
        laid = bytearray([EMPTY]) * len(pattern)
        for word in self._lexicon.of_length(len(pattern)).words(bits):
            letters = bytes([word[i] for i in places])
            for i in places:
                laid[i] = word[i]
            # A letter that no tile stands for has a blank in each of the ways.
            whole = sum([one.get(tile, 0) for tile in letters])
            promise = _PER_TILE * len(places) + sum([extra[tile] for tile in letters])
            for chosen in words.designations(letters):
                tiles, less, placed = whole, 0, laid
                if chosen:
                    placed = laid.copy()
                    for n in chosen:
                        tile = letters[n]
                        tiles += blank - one.get(tile, 0)
                        less += extra[tile] - extra[BLANK]
                        placed[places[n]] |= AS_BLANK
                if not side.within or self._allows(side, tiles):
                    fits.append((bytes(placed), tiles, promise - less))
        return fits

    def _allows(self, side: _Side, tiles: int) -> bool:
        """Say whether some tiles are not too many beyond a side's rack."""
        allowed = side.allowed.get(tiles)
        if allowed is None:
            allowed = side.allowed[tiles] = self._tray.beyond(side.rack, tiles) <= side.most
        return allowed

    def _lay(self, slot: Slot, fits: list[_Fit]) -> list[Move]:
        """Give the plays that lay each of some words in a slot."""
        base, places = slot.worth.base, [(i, self._counts[premium], factor) for i, premium, factor in slot.worth.places]
        fills, needs = _reach_of(slot)
        merits = self._merits
        moves = []
        for placed, tiles, extra in fits:
            score = base
            for i, points, factor in places:
                score += points[placed[i]] * factor
            promise = score + extra
            merit = merits.get((fills, placed))
            rank = promise + _PER_DOUBLING * log2(1 + merit) if merit else promise
            moves.append(Move(slot, placed, score, tiles, fills, needs, promise, rank))
        return moves


def _reach_of(slot: Slot) -> tuple[Squares, Squares]:
    """Give the squares that plays in a slot fill, and those that they need to be as they are.

    A first play, which touches nothing, needs the whole board to be empty.
    """
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
    is_first = slot.open == len(slot.pattern) and not any(line.crossings[start : start + slot.open])
    return fills, (1 << len(line.layout.premiums)) - 1 if is_first else needs
