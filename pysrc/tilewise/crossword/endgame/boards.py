"""The boards that come of a position, and their plays, of which little is made anew from board to board.

A play changes a few lines of a board. Those that look as they did keep their plays. Of a line that has changed, the
plays are those of before that the new tiles leave alone (`plays`), and others that cover a square where
something is new: a tile, or a word to cross.

    before  . . S . . . .      A T has come to lie below the last two squares of the line. New are the plays that cover
    after   . . S . . a t      one of these; others that lie left of them are kept.

All plays are made for the racks that the two sides began with, up to the number of tiles that they still have; a rack
that has become smaller makes those of them whose tiles it still has.

Often all that is asked of a board is whether one side has a play that gains enough (`gaining`). Then the new plays of a
line are bounded by what its slots could score at most, and made only where that is enough.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from operator import attrgetter

from ... import jobs
from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import EMPTY
from ..board import Position
from ..patterns import patterns_of
from ..plays import Play
from ..slots import Crossing, Line, crossings_in
from .lines import MOVE, Board, KeptLine, Lines, Most
from .plays import NO_PLAY, Drawing, Finder, Move, Squares, Tray
from .reach import words_within_reach

__all__ = ["Boards"]

_PROMISE = attrgetter("promise")

_LINES = 3
"""Lines whose plays are made without a pause."""


class Boards:
    """The boards that come of a position when two sides play from known racks, and the plays on them.

    Where it is not known who has which tiles, `racks` may be all that a side may have: then the plays of any part of
    them can be asked for. If the second side is `drawing`, all tiles that there are make its rack, and it comes to have
    so many of those that it has not.
    """

    def __init__(
        self, position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon, drawing: Drawing | None = None
    ) -> None:
        self._position = position
        tiles = racks[1] if drawing else racks[0] + racks[1]
        lexicon = words_within_reach(position, bytes(sorted(tiles)), lexicon)
        self._patterns = patterns_of(lexicon)
        self.tray = Tray(tiles, position.tiles.points)
        self._finder = Finder(self.tray, racks, lexicon, position.tiles, drawing)
        self.listed = 0
        """How many places the lists of lines have, plays themselves counted for what they take."""
        self._boards: dict[bytes, Board] = {}
        self._lines: dict[tuple[object, ...], KeptLine | None] = {}
        self._crossings: dict[Tiles, list[Crossing | None]] = {}
        self._known: dict[Crossing, Crossing] = {}
        layout = position.layout
        both = range(layout.height + layout.width)
        self._squares = [self._squares_of(at) for at in both]
        self.first = self._boards[position.board] = Board(position.board)

    def __len__(self) -> int:
        """Count the boards that are kept."""
        return len(self._boards)

    def prepare(self, board: Board, racks: tuple[int, int]) -> Iterator[None]:
        """Make the plays that `plays` needs, a few lines at a time; what it gives is to pause at."""
        yield from self._beginning()
        tray = self.tray
        sizes = tray.size(racks[0]), tray.size(racks[1])
        if board.sizes[0] >= sizes[0] and board.sizes[1] >= sizes[1]:
            return
        made = 0
        for known in self._lines_of(board).lines:
            if known and not known.has(sizes):
                made += 1
                if not made % _LINES:
                    yield
                yield from self._making(known, sizes)
        board.sizes = sizes

    def _beginning(self) -> Generator[None, None, None]:
        """Make the lines of the first board, a few at a time."""
        if self.first.lined is None:
            board, is_start = self.first.tiles, self._position.empty
            crossings: list[list[Crossing | None]] = []
            for at in range(len(self._squares)):
                if at % _LINES == 0:
                    yield
                crossings.append(self._cross(self._tiles(board, at)))
            lines = [self._line(board, at, crossings, is_start=is_start) for at in range(len(self._squares))]
            self.first.lined = Lines(lines, crossings)

    def plays(self, board: Board, racks: tuple[int, int]) -> tuple[list[Move], list[Move]]:
        """List the plays of both sides with racks that are part of those they began with, the most promising first."""
        for _ in self.prepare(board, racks):
            pass
        return self.of_side(board, 0, racks[0]), self.of_side(board, 1, racks[1])

    def _make(self, line: KeptLine, sizes: tuple[int, int]) -> None:
        """Make the plays in a line that put down up to so many tiles."""
        jobs.finish(self._making(line, sizes))

    def _making(self, kept: KeptLine, sizes: tuple[int, int]) -> Generator[None, None, None]:
        """Make the plays in a line; pause where they are many."""
        line, before = kept.line, self._before(kept, sizes)
        if before:
            old, filled = before
            plays = yield from self._finder.find(line, sizes, _changes(old.line, line))
            for moves, known in zip(plays, old.plays, strict=True):
                moves += [move for move in known if not move.needs & filled]
        else:
            sizes = max(sizes[0], kept.sizes[0]), max(sizes[1], kept.sizes[1])
            plays = yield from self._finder.find(line, sizes)
        if all(sizes):
            kept.before = None
        self.listed += len(plays[0]) + len(plays[1]) + (MOVE - 1) * self._finder.taken()
        kept.plays, kept.sizes, kept.of_racks, kept.most = plays, sizes, ({}, {}), {}

    def of_side(self, board: Board, side: int, rack: int) -> list[Move]:
        """List the plays of one side on a board that has been prepared for it, the most promising first."""
        found: list[Move] = []
        for kept in self._lines_of(board).lines:
            if kept and kept.plays[side]:
                found += self._of_rack(kept, side, rack)
        found.sort(key=_PROMISE, reverse=True)  # quick, as each line's are in order
        return found

    def gaining(
        self, board: Board, side: int, rack: int, least: tuple[int, int], outs: Sequence[Move]
    ) -> Iterator[list[Move]]:
        """List, for each line that has any, the plays of one side, if one of them may come to more than `least`.

        That is the score of plays that go out, and of others the score less twice the points of what is left; of these
        the first of the `outs` that no play in the line is in the way of takes its score away.
        """
        key = side, rack
        for at, kept in enumerate(self._lines_of(board).lines):
            if kept:
                most = kept.most.get(key) or self._most(kept, side, rack)
                if most.out > least[0] or (most.other > NO_PLAY and self._gains(at, most.other - least[1], outs)):
                    size = self.tray.size(rack)
                    if kept.sizes[side] < size:
                        self._make(kept, (size, 0) if side == 0 else (0, size))
                    yield self._of_rack(kept, side, rack)

    def _gains(self, at: int, gain: int, outs: Sequence[Move]) -> bool:
        """Say whether a gain is more than what the first of some plays scores that a line leaves alone."""
        squares = self._squares[at]
        for out in outs:
            if not out.needs & squares:
                return gain > out.score
        return True

    def _most(self, kept: KeptLine, side: int, rack: int) -> Most:
        """Bound what a rack's plays in a line come to; new ones are not made for that."""
        tray, size = self.tray, self.tray.size(rack)
        going_out = other = NO_PLAY
        before = None
        if kept.sizes[side] < size:
            sizes = (size, 0) if side == 0 else (0, size)
            before = self._before(kept, sizes)
            if not before:
                self._make(kept, sizes)
        if before:
            old, filled = before
            points = tray.points(rack)
            scores = self._finder.most(kept.line, side, points, _changes(old.line, kept.line))
            going_out = scores[size]
            other = max(
                [score - 2 * sum(points[n:]) for n, score in enumerate(scores[:size]) if score > NO_PLAY],
                default=NO_PLAY,
            )
            moves = [move for move in self._of_rack(old, side, rack) if not move.needs & filled]
        else:
            moves = self._of_rack(kept, side, rack)
        for move in moves:
            left = rack - move.tiles
            if not left:
                going_out = max(going_out, move.score)
            else:
                other = max(other, move.score - 2 * tray.worth(left))
        most = kept.most[side, rack] = Most(going_out, other)
        return most

    def _before(self, kept: KeptLine, sizes: tuple[int, int]) -> "tuple[KeptLine, Squares] | None":
        before = kept.before
        while before and not before[0].has(sizes) and before[0].before:
            earlier, filled = before[0].before
            before = earlier, filled | before[1]
        return before if before and before[0].has(sizes) else None

    def _of_rack(self, kept: KeptLine, side: int, rack: int) -> list[Move]:
        moves = kept.of_racks[side].get(rack)
        if moves is None:
            spare = self.tray.spare
            full = rack | spare
            moves = [move for move in kept.plays[side] if full - move.tiles & spare == spare]
            moves.sort(key=_PROMISE, reverse=True)
            kept.of_racks[side][rack] = moves
            self.listed += len(moves)
        return moves

    def after(self, board: Board, move: Move | Play) -> Board:
        """Lay a play."""
        tiles = bytearray(board.tiles)
        squares = []
        for square, tile in zip(move.slot.squares, move.placed, strict=True):
            if tile != EMPTY:
                tiles[square] = tile
                squares.append(square)
        new = bytes(tiles)
        after = self._boards.get(new)
        if after is None:
            before, filled = (board, ()) if board.lined else (board.before, board.squares)
            after = self._boards[new] = Board(new, before, (*filled, *squares))
        return after

    def _lines_of(self, board: Board) -> Lines:
        """Give the lines of a board; those that are as they were on the board before it are the same objects."""
        if self.first.lined is None:
            jobs.finish(self._beginning())
        if board.lined is None:
            before = board.before or self.first
            known = self._lines_of(before)
            first = before.tiles.count(EMPTY) == len(before.tiles)
            # Where the first play may lie, no other may that does not touch it.
            lines: list[KeptLine | None] = [None] * len(known.lines) if first else known.lines.copy()
            crossings = known.crossings.copy()
            filled = sum([1 << square for square in board.squares])
            for at in self._through(board.squares):
                crossings[at] = self._cross(self._tiles(board.tiles, at))
            for at in self._changed(board.tiles, board.squares):
                old = lines[at]
                lines[at] = self._line(board.tiles, at, crossings, (old, filled) if old else None)
            board.lined, board.before = Lines(lines, crossings), None
        return board.lined

    def praise(self, move: Move) -> None:
        """Raise the rank of a move that has refuted another."""
        self._finder.praise(move)

    def forget(self, kept: Iterable[Board]) -> None:
        """Drop the boards and lines that have been made, but for the first board and some others."""
        # What the lines cross is kept: their ids, by which lines are told apart, must not come to mean another.
        self._boards = {board.tiles: board for board in (self.first, *kept)}
        lines = {line for board in self._boards.values() if board.lined for line in board.lined.lines}
        self._lines = {key: line for key, line in self._lines.items() if line in lines}
        self._finder.forget()
        self.listed = sum([kept.listed for kept in lines if kept])

    def _through(self, squares: Iterable[int]) -> set[int]:
        """Give the rows and columns that squares lie in: rows by their numbers, columns by theirs after all rows."""
        height, width = self._position.layout.height, self._position.layout.width
        return {square // width for square in squares} | {height + square % width for square in squares}

    def _changed(self, board: bytes, squares: Iterable[int]) -> set[int]:
        """Find the rows and columns that new tiles lie in, and those that cross the words of these tiles at an end."""
        height, width = self._position.layout.height, self._position.layout.width
        changed = self._through(squares)
        for square in squares:
            row, column = divmod(square, width)
            for across, step, first, last in (
                (True, 1, row * width, (row + 1) * width - 1),
                (False, width, column, len(board) - width + column),
            ):
                for direction, end in ((-step, first), (step, last)):
                    at = square
                    while at != end and board[at] != EMPTY:
                        at += direction
                    if board[at] == EMPTY:
                        changed.add(height + at % width if across else at // width)
        return changed

    def _squares_of(self, at: int) -> Squares:
        """Give the squares of a row or a column."""
        height, width = self._position.layout.height, self._position.layout.width
        if at < height:
            return (1 << width) - 1 << at * width
        return sum([1 << row * width + at - height for row in range(height)])

    def _tiles(self, board: bytes, at: int) -> Tiles:
        """Give the tiles of a row or a column."""
        height, width = self._position.layout.height, self._position.layout.width
        return board[at * width : (at + 1) * width] if at < height else board[at - height :: width]

    def _line(
        self,
        board: bytes,
        at: int,
        others: list[list[Crossing | None]],
        before: tuple[KeptLine, Squares] | None = None,
        *,
        is_start: bool = False,
    ) -> KeptLine | None:
        """Make a row or a column, the same object as before if it looks the same; None where no play can lie."""
        layout = self._position.layout
        height, width = layout.height, layout.width
        across = at < height
        number = at if across else at - height
        tiles = self._tiles(board, at)
        crossings = tuple([other[number] for other in (others[height:] if across else others[:height])])
        key = (at, is_start, tiles, *map(id, crossings))
        if key not in self._lines:
            touching = tuple([i for i, tile in enumerate(tiles) if tile != EMPTY or crossings[i]])
            if is_start:
                touching = self._start(number, across=across)
            squares = slice(number * width, (number + 1) * width) if across else slice(number, None, width)
            premiums = layout.premiums[squares]
            line = Line(layout, self._position.tiles, across, number, tiles, premiums, crossings, touching)
            self._lines[key] = KeptLine(line, before) if touching else None
        return self._lines[key]

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
        known = self._crossings.get(tiles)
        if known is not None:
            return known
        found: list[Crossing | None] = [None] * len(tiles)
        for at, crossing in crossings_in(tiles, self._position.tiles, self._patterns):
            found[at] = self._known.setdefault(crossing, crossing)
        self._crossings[tiles] = found
        return found


def _changes(before: Line, after: Line) -> tuple[int, ...]:
    """Give the squares of a line where a tile is new, or the word that is crossed."""
    return tuple(
        [
            at
            for at, (tile, crossing) in enumerate(zip(after.tiles, after.crossings, strict=True))
            if before.crossings[at] is not crossing or before.tiles[at] != tile
        ]
    )
