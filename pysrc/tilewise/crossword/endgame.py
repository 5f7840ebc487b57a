"""The end of a game: the bag is empty, so both racks are known, and what is left can be searched to its last tile.

A line is worth what it adds to the mover's spread: own points less the other side's. Whoever plays out gains twice the
points of the tiles that the other side holds; after two passes in a row each side loses the points of its own.

The search is the usual one: the mover's best over the other side's best replies (alpha-beta), a depth more each time,
with the best move of the depth before tried first and positions that come about in several ways looked at once. What
makes it quick here is that little is made anew. One play changes a few lines of the board; the plays of a line that
looks as it did before are kept, for the rack that each side began with. A rack that has become smaller makes those of
them whose tiles it still has, which one subtraction tells (`_Tray`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import NamedTuple

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..lexicon.block import WordBlock
from ..tiles import AS_BLANK, BLANK, EMPTY
from .board import Position
from .layout import premium_points
from .patterns import patterns_of
from .plays import leave_of, placed_in
from .racks import RackWords
from .slots import Crossing, Line, Run, Slot, _crossings_in, _runs_in

__all__ = ["Ending", "endings"]

_FIELD = 5
"""Bits of a tile's count in a packed rack: a rack has at most 15 of a kind, and one bit is to spare."""

_LETTERS = bytes(byte & ~AS_BLANK for byte in range(256))

_MOST = 1 << 20
"""More than any game's spread."""

_AS_ON_RACK = bytes(BLANK if byte & AS_BLANK else byte for byte in range(256))


class Ending(NamedTuple):
    """The best line so far: its moves, the spread that it ends with, whether it is proved, and how deep was looked."""

    line: list["Move | None"]
    spread: int
    proved: bool
    depth: int


@dataclass(frozen=True, slots=True)
class Move:
    """A play: its slot, the tiles that it puts down, its points, and the same tiles packed."""

    slot: Slot
    word: Tiles
    placed: Tiles
    score: int
    tiles: int

    @property
    def squares(self) -> range:
        """The squares of its word on the board."""
        line = self.slot.line
        row, column = self.slot.square
        step = 1 if line.across else line.layout.width
        first = row * line.layout.width + column
        return range(first, first + step * len(self.placed), step)


class _Tray:
    """Racks as numbers: a field of bits for each kind of tile, with its count.

    A rack has the tiles of a play if no field of the difference is negative; the spare bits, set beforehand, then all
    stay set.

    >>> tray = _Tray(b"AAB")
    >>> rack = tray.pack(b"AAB")
    >>> tray.holds(rack, tray.pack(b"AB")), tray.holds(rack, tray.pack(b"BB"))
    (True, False)
    """

    def __init__(self, tiles: Tiles) -> None:
        self._one = {tile: 1 << _FIELD * n for n, tile in enumerate(sorted(set(tiles)))}
        self.spare = sum(self._one.values()) << (_FIELD - 1)

    def pack(self, tiles: Tiles) -> int:
        return sum([self._one[tile] for tile in tiles])

    def holds(self, rack: int, tiles: int) -> bool:
        return (rack | self.spare) - tiles & self.spare == self.spare


class _State(NamedTuple):
    """The board, both racks, who moves, and how many passes were made last."""

    board: bytes
    racks: tuple[Tiles, Tiles]
    mover: int
    passes: int


class _Known(NamedTuple):
    """What was found of a state: two bounds of what the mover gains, the best move, how deep, and if to the end."""

    low: int
    high: int
    move: "Move | None"
    depth: int
    exact: bool


class _Search:
    """One endgame: what has been found of its states, and of the lines of their boards."""

    def __init__(self, position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon) -> None:
        self._position = position
        self._lexicon = lexicon = _words_within_reach(position, racks, lexicon)
        self._patterns = patterns_of(lexicon)
        self._racks = racks
        self._tray = _Tray(racks[0] + racks[1])
        self._words = [RackWords(lexicon, rack, position.tiles.letters) for rack in racks]
        self._points = position.tiles.points
        self._counts = premium_points(position.tiles.points)
        self._of_line: dict[tuple[int, int], list[Move]] = {}
        self._of_board: tuple[dict[bytes, list[list[Move]]], ...] = ({}, {})
        self._crossings: dict[Tiles, dict[int, Crossing]] = {}
        self._interned: dict[tuple[object, ...], Line | None] = {}
        layout = position.layout
        rows = [self._line(position.board, number, across=True) for number in range(layout.height)]
        columns = [self._line(position.board, number, across=False) for number in range(layout.width)]
        self._lines: dict[bytes, list[Line | None]] = {position.board: rows + columns}
        self._moves: dict[tuple[bytes, int, Tiles], list[Move]] = {}
        self._known: dict[_State, _Known] = {}
        self._estimates: dict[_State, int] = {}
        self._is_cut = False
        self.states = 0
        self.until = float("inf")

    def look(self, state: _State, depth: int, least: int, most: int) -> int:
        """Give what the mover gains from here on: exactly between two bounds, and beyond them a bound of it."""
        self.states += 1
        if monotonic() > self.until:
            raise TimeoutError
        if not depth:
            self._is_cut = True
            return self.estimate(state)
        known = self._known.get(state)
        if known and (known.exact or known.depth >= depth):
            if known.low >= most or known.low == known.high:
                self._is_cut |= not known.exact
                return known.low
            if known.high <= least:
                self._is_cut |= not known.exact
                return known.high
        was_cut, self._is_cut = self._is_cut, False
        best, chosen, bound = -_MOST, None, least
        for move in self._in_order(state, known and known.move):
            score, after = self.after(state, move)
            gain = score if after is None else score - self.look(after, depth - 1, score - most, score - bound)
            if gain > best:
                best, chosen = gain, move
                if gain >= most:
                    break
                bound = max(bound, gain)
        low = best if best > least else -_MOST
        high = best if best < most else _MOST
        self._known[state] = _Known(low, high, chosen, depth, not self._is_cut)
        self._is_cut |= was_cut
        return best

    def after(self, state: _State, move: "Move | None") -> tuple[int, _State | None]:
        """Give what a move gains at once, and the state after it; None when the game is over."""
        board, racks, mover, passes = state
        mine, theirs = racks[mover], racks[1 - mover]
        if move is None:
            if passes:
                return self.worth(theirs) - self.worth(mine), None
            return 0, _State(board, racks, 1 - mover, 1)
        left = leave_of(mine, move.placed)
        if not left:
            return move.score + 2 * self.worth(theirs), None
        after = self._board_after(board, move)
        return move.score, _State(after, (left, theirs) if mover == 0 else (theirs, left), 1 - mover, 0)

    def estimate(self, state: _State) -> int:
        """Guess what the mover gains, both sides laying what scores most from here on."""
        known = self._estimates.get(state)
        if known is None:
            moves = self.moves(state)
            score, after = self.after(state, moves[0] if moves else None)
            known = self._estimates[state] = score if after is None else score - self.estimate(after)
        return known

    def line(self, state: _State) -> list["Move | None"]:
        """Read the best moves of both sides, as far as they have been found."""
        moves: list[Move | None] = []
        seen = set()
        after: _State | None = state
        while after and after not in seen and (known := self._known.get(after)):
            seen.add(after)
            moves.append(known.move)
            _, after = self.after(after, known.move)
        return moves

    def worth(self, rack: Tiles) -> int:
        return sum([self._points[tile] for tile in rack])

    def moves(self, state: _State) -> "list[Move]":
        """List the plays of the mover: those that play out, then those that score most."""
        key = state.board, state.mover, state.racks[state.mover]
        moves = self._moves.get(key)
        if moves is None:
            spare, rack = self._tray.spare, self._tray.pack(key[2])
            full = rack | spare
            plays = self._plays_on(state.board, state.mover)
            moves = [move for found in plays for move in found if full - move.tiles & spare == spare]
            moves.sort(key=lambda move: (move.tiles != rack, -move.score))
            self._moves[key] = moves
        return moves

    def _in_order(self, state: _State, first: "Move | None") -> "Iterator[Move | None]":
        """Give the moves that may be best first: the one that was best before, and passing last."""
        if first:
            yield first
        for move in self.moves(state):
            if move is not first:
                yield move
        yield None

    def _board_after(self, board: bytes, move: Move) -> bytes:
        """Lay a play, and see which lines of the board that changes: the others are as they were."""
        after = bytearray(board)
        for square, tile in zip(move.squares, move.placed, strict=True):
            if tile != EMPTY:
                after[square] = tile
        new = bytes(after)
        if new not in self._lines:
            width = self._position.layout.width
            lines = self._lines[board].copy()
            for across, number in self._changed(new, [at for at in move.squares if board[at] == EMPTY]):
                lines[number if across else len(board) // width + number] = self._line(new, number, across=across)
            self._lines[new] = lines
        return new

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

    def _line(self, board: bytes, number: int, *, across: bool) -> Line | None:
        """Make a row or a column, the same object as before if it looks the same; None where no play can lie."""
        layout = self._position.layout
        width = layout.width
        count = width if across else layout.height
        squares = slice(number * width, (number + 1) * width) if across else slice(number, None, width)
        tiles = board[squares]
        crossings = tuple([self._crossing(board, number, at, across=across) for at in range(count)])
        key = (across, number, tiles, *crossings)
        if key not in self._interned:
            touching = tuple([at for at, tile in enumerate(tiles) if tile != EMPTY or crossings[at]])
            line = Line(
                layout, self._position.tiles, across, number, tiles, layout.premiums[squares], crossings, touching
            )
            self._interned[key] = line if touching else None
        return self._interned[key]

    def _crossing(self, board: bytes, number: int, at: int, *, across: bool) -> Crossing | None:
        width = self._position.layout.width
        tiles = board[at::width] if across else board[at * width : (at + 1) * width]
        found = self._crossings.get(tiles)
        if found is None:
            found = self._crossings[tiles] = dict(_crossings_in(tiles, self._position.tiles, self._patterns))
        return found.get(number)

    def _plays_on(self, board: bytes, side: int) -> "list[list[Move]]":
        plays = self._of_board[side].get(board)
        if plays is None:
            plays = [found for line in self._lines[board] if line and (found := self._plays_of(line, side))]
            self._of_board[side][board] = plays
        return plays

    def _plays_of(self, line: Line, side: int) -> "list[Move]":
        key = side, id(line)
        found = self._of_line.get(key)
        if found is None:
            found = self._of_line[key] = self._find(line, _runs_in(line), side)
        return found

    def _find(self, line: Line, runs: list[Run], side: int) -> "list[Move]":
        words, size, one_of = self._words[side], len(self._racks[side]), self._patterns.one_of
        found = []
        for start, checks, spans in runs:
            hands = []
            for i, fillings in checks:
                hand = words.in_hand(fillings)
                if not hand:
                    break
                hands.append((i, hand))
            met = len(hands)
            for pattern, open, checked in spans:
                if open > size or checked > met:
                    break
                bits = words.reach(pattern).words
                if bits:
                    for i, hand in hands[:checked]:
                        bits &= one_of(len(pattern), i, hand)
                    if bits:
                        slot = Slot(line, start, pattern, open)
                        for word in self._lexicon.of_length(len(pattern)).words(bits):
                            found += self._ways(slot, word, words)
        return found

    def _ways(self, slot: Slot, word: Tiles, words: RackWords) -> "Iterator[Move]":
        places = slot.worth.places
        for chosen in words.designations(bytes([word[i] for i, _, _ in places])):
            blanks = [places[n][0] for n in chosen]
            score = slot.worth.base
            for i, premium, factor in places:
                if i not in blanks:
                    score += self._counts[premium][word[i]] * factor
            placed = placed_in(slot, word, blanks)
            tiles = placed.translate(_AS_ON_RACK, bytes([EMPTY]))
            yield Move(slot, word, placed, score, self._tray.pack(tiles))


def _words_within_reach(position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon) -> Lexicon:
    """Keep the words that could still come to lie: of the tiles of one line of the board and of both racks."""
    width = position.layout.width
    lines = {*position.rows(), *(position.board[i::width] for i in range(width))}
    found: dict[int, int] = {}
    for line in lines:
        tiles = racks[0] + racks[1] + line.translate(_LETTERS, bytes([EMPTY]))
        words = RackWords(lexicon, tiles, position.tiles.letters)
        for block in lexicon:
            if block.length <= len(line):
                found[block.length] = found.get(block.length, 0) | words.reach(bytes([EMPTY]) * block.length).words
    kept = [WordBlock(length, b"".join(lexicon.of_length(length).words(bits)), lexicon.alphabet) for length, bits in found.items()]
    return Lexicon(lexicon.alphabet, kept)


def endings(
    position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon, *, passes: int = 0, seconds: float | None = None
) -> Iterator[Ending]:
    """Search deeper and deeper: give the best line of each depth, until one is proved or time is up."""
    search = _Search(position, racks, lexicon)
    state = _State(position.board, racks, 0, passes)
    if seconds is not None:
        search.until = monotonic() + seconds
    depth = 0
    while True:
        depth += 1
        search._is_cut = False
        try:
            spread = search.look(state, depth, -_MOST, _MOST)
        except TimeoutError:
            return
        proved = not search._is_cut
        yield Ending(search.line(state), spread, proved, depth)
        if proved:
            return
