"""The end of a game: the bag is empty, so both racks are known, and what is left can be searched to its last tile.

A line is worth what it adds to the mover's spread: own points less the other side's. Whoever plays out gains twice the
points of the tiles that the other side holds; after two passes in a row each side loses the points of its own.

The search is the mover's best over the other side's best replies (alpha-beta with null windows, first between bounds
that are close to what the round before has found, and a table of what is known of a state however it came about).
Rounds differ in how many moves they follow: a line may leave the moves that look best only so far. To follow the n-th
of a list costs log2 n of a budget for the whole line, and each round has more of it (realization probability search;
Tsuruoka, Yokoyama and Chikayama, 2002). Where the budget does not reach for a second move, the state is worth what it
looks like. The round in which the budget has kept nothing out is a proof. A move that was the best of its list comes to
stand first in it, so that it is followed far in later rounds, even after another has taken its place.

What a move looks like is told by a trial: what it comes to if both sides go on with what promises most
(`plays`), of the plays that lie ready now. Only the most promising are tried so; the others come after them.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import log2
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..board import Position
from .boards import Board, Boards
from .plays import Move, Squares

__all__ = ["Endgame", "Ending", "Step"]

_MOST = 1 << 30
"""More than any game's spread."""

_ALL = float("inf")
"""The budget of a search that left nothing out."""

_PLAYED_OUT = 4
"""Moves of a state that are ordered by a trial; with 20 of them, endings took as many boards to be proved, or more."""

_KEPT = 25_000
"""States kept, with their boards and plays: some 300 MB. All are dropped when there are more; the search goes on."""

_LOOKS = 64
"""Known states that are looked at between two pauses; they take less time together than a new one."""

_STEP = 1.0
"""What each round adds to the budget of a line."""

_SECOND = log2(2)
"""What it costs to follow the second move of a list."""

_CLOSE = 5
"""Points to both sides of the last round's gain between which the next is looked for first.

Of 1, 5 and 10, measured on eight endings; without, half as many boards again were needed.
"""

Step = Move | None
"""A move: a play, or None for a pass."""


class Ending(NamedTuple):
    """The best line so far: its moves, the spread that it ends with, whether it is proved, and the rounds it took."""

    line: list[Step]
    spread: int
    proved: bool
    depth: int


class _State(NamedTuple):
    """The board, both racks packed, who moves, how many passes were made last, and how many tiles were drawn."""

    board: Board
    racks: tuple[int, int]
    mover: int
    passes: int
    drawn: int


Window = tuple[int, int]
"""The gains between which an exact one is wanted."""

Chain = tuple[Step, "Chain"] | None
"""Moves in turn: the first, and those that follow."""


@dataclass(slots=True, eq=False)
class _Known:
    """What was found of a state: its moves in order, and what the mover gains.

    `outs` are plays with which the other side could go out if it were its turn, the dearest first, and `going_out` is
    the mover's own. The first move looks like the `estimate`. `low` and `high` bound the gain; where they meet, `line`
    leads to it. `budget` is what it was found with, infinite where nothing was kept out.
    """

    moves: list[Step]
    outs: list[Move]
    estimate: int
    going_out: "_Found | None"
    low: int = -_MOST
    high: int = _MOST
    line: Chain = None
    budget: float = -1.0


class _Found(NamedTuple):
    """What a search says of a state: the gain, or a bound beyond its window; the line; whether nothing was left out."""

    gain: int
    line: Chain
    exact: bool


class Endgame:
    """One endgame: what has been found of its states.

    With a `bag` both sides know what they will draw: its tiles in turn.

    >>> from ..board import read_position
    >>> from ...alphabets import alphabet
    >>> words = Lexicon.from_words(["at", "sat", "eat", "eats"], alphabet("en"))
    >>> position = read_position("11/11/11/11/11/4AT5/11/11/11/11/11", "duel")
    >>> *_, last = Endgame(position, (b"S", b"ES"), words).rounds()
    >>> last.spread, last.proved, [move and move.laid.decode() for move in last.line]
    (7, True, ['SAT'])
    """

    def __init__(
        self, position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon, *, passes: int = 0, bag: Tiles = b""
    ) -> None:
        self._boards = boards = Boards(position, (racks[0] + bag, racks[1] + bag), lexicon)
        self._tray = boards.tray
        self._bag = [boards.tray.pack(bytes([tile])) for tile in bag]
        self._full = position.layout.rack
        self._known: dict[_State, _Known] = {}
        self._looks = 0
        self._first = _State(boards.first, (self._tray.pack(racks[0]), self._tray.pack(racks[1])), 0, passes, 0)

    def rounds(self) -> Iterator[Ending | None]:
        """Search with more and more moves, until the best line is proved: give each round's, and None on the way.

        A round that has found a better first move before it has come to its end gives that too, as of the round before.
        """
        depth, proved = 0, False
        window = -_MOST, _MOST
        moves: list[Step] = []
        while not proved:
            search = self._search(_STEP * depth, window)
            while True:
                try:
                    better = next(search)
                except StopIteration as stop:
                    found: _Found = stop.value
                    break
                if better and depth and better[0] is not moves[0]:
                    moves, spread = yield from self._finish(better)
                    yield Ending(moves, spread, False, depth)
                else:
                    yield None
            depth, proved = depth + 1, found.exact
            window = found.gain - _CLOSE, found.gain + _CLOSE
            moves, spread = yield from self._finish(found.line)
            yield Ending(moves, found.gain if proved else spread, proved, depth)

    def _search(self, budget: float, window: Window) -> Generator[Chain, None, _Found]:
        """Find what the first state is worth, within a window if it lies there."""
        found = yield from self._look(self._first, budget, window)
        for _ in range(2):
            # With other bounds other moves are left out, so that a gain may turn out to be on the other side of them.
            if found.gain >= window[1]:
                window = (found.gain - 1, _MOST) if window[0] > -_MOST else (-_MOST, _MOST)
            elif found.gain <= window[0]:
                window = (-_MOST, found.gain + 1) if window[1] < _MOST else (-_MOST, _MOST)
            else:
                break
            found = yield from self._look(self._first, budget, window)
        return found

    def _finish(self, line: Chain) -> Generator[None, None, tuple[list[Step], int]]:
        """Follow a line, and then the moves that look best until the game is over; give its moves and its spread."""
        state, moves, spread, sign = self._first, list[Step](), 0, 1
        while True:
            if line:
                move, line = line
            else:
                yield
                move = self._state(state).moves[0]
            moves.append(move)
            gain, after = self._after(state, move)
            spread += sign * gain
            if after is None:
                return moves, spread
            state, sign = after, -sign

    def _state(self, state: _State) -> _Known:
        """Give what is known of a state."""
        known = self._known.get(state)
        if known is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
                self._boards.forget()
            known = self._known[state] = self._survey(state)
        return known

    def _after(self, state: _State, move: Step) -> tuple[int, _State | None]:
        """Give what a move gains at once, and the state after it; None if the game is over."""
        board, racks, mover, passes, drawn = state
        mine, theirs = racks[mover], racks[1 - mover]
        worth = self._tray.worth
        if move is None:
            if passes:
                return worth(theirs) - worth(mine), None
            return 0, _State(board, racks, 1 - mover, 1, drawn)
        left = mine - move.tiles
        if drawn < len(self._bag):
            left, drawn = self._draw(left, drawn)
        if not left:
            return move.score + 2 * worth(theirs), None
        racks = (left, theirs) if mover == 0 else (theirs, left)
        return move.score, _State(self._boards.after(board, move), racks, 1 - mover, 0, drawn)

    def _look(self, state: _State, budget: float, window: Window) -> Generator[Chain, None, _Found]:
        """Find what the mover gains from here on: exactly within a window, and beyond it a bound of it.

        What it gives on the way is to pause at: None, or a line of the first state that is better than those before.
        """
        known = self._known.get(state)
        self._looks += 1
        if known is None or not self._looks % _LOOKS:
            yield None
        least, most = window
        if known is None:
            yield from self._boards.prepare(state.board, state.racks)
            known = self._state(state)
        elif known.budget >= budget:
            exact = known.budget == _ALL
            if known.low >= most or known.low == known.high:
                return _Found(known.low, known.line, exact)
            if known.high <= least:
                return _Found(known.high, known.line, exact)
        if known.going_out and known.going_out.gain >= most:
            return known.going_out
        if budget < _SECOND and len(known.moves) > 1:
            return _Found(known.estimate, None, False)
        best = _Found(-_MOST, None, True)
        exact = True
        for n, move in enumerate(known.moves, 1):
            cost = log2(n)
            if cost > budget:
                exact = False
                break
            window = max(least, best.gain), most
            found = yield from self._try(state, known, move, budget - cost, window, first=best.line is None)
            exact &= found.exact
            if found.gain > best.gain:
                best = _Found(found.gain, (move, found.line), found.exact)
                if state is self._first and best.gain > least:
                    yield best.line
                if best.gain >= most:
                    exact = found.exact
                    break
        self._keep(known, best, least, most, _ALL if exact else budget)
        return _Found(best.gain, best.line, exact)

    def _try(
        self, state: _State, known: _Known, move: Step, budget: float, window: Window, *, first: bool
    ) -> Generator[Chain, None, _Found]:
        """Find what a move gains."""
        least, most = window
        if move and known.outs:
            # A play that lets the other side go out as it could before needs no board: it gains that much at most.
            left = state.racks[state.mover] - move.tiles
            for out in known.outs if left else ():
                if not out.needs & move.fills:
                    gain = move.score - out.score - 2 * self._tray.worth(left)
                    if gain <= least:
                        return _Found(gain, None, True)
                    break
        score, after = self._after(state, move)
        if after is None:
            return _Found(score, None, True)
        if not first and least + 1 < most:
            found = yield from self._look(after, budget, (score - least - 1, score - least))
            if not least < score - found.gain < most:
                return _Found(score - found.gain, found.line, found.exact)
        found = yield from self._look(after, budget, (score - most, score - least))
        return _Found(score - found.gain, found.line, found.exact)

    def _draw(self, rack: int, drawn: int) -> tuple[int, int]:
        """Fill a rack from the bag."""
        after = min(drawn + self._full - self._tray.size(rack), len(self._bag))
        return rack + sum(self._bag[drawn:after]), after

    @staticmethod
    def _keep(known: _Known, best: _Found, least: int, most: int, budget: float) -> None:
        """Keep what a search has found, its best move as the first; what was found with nothing left out stays true."""
        low, high = best.gain if best.gain > least else -_MOST, best.gain if best.gain < most else _MOST
        if known.budget == _ALL:
            if budget < _ALL:
                return
            low, high = max(low, known.low), min(high, known.high)
        known.low, known.high, known.line, known.budget = low, high, best.line, budget
        if best.line and best.line[0] is not known.moves[0]:
            known.moves.remove(best.line[0])
            known.moves.insert(0, best.line[0])

    def _survey(self, state: _State) -> _Known:
        """List the moves of a state, those that look best first, and the plays that would end the game after it."""
        board, racks, mover, passes, drawn = state
        mine, theirs = racks[mover], racks[1 - mover]
        is_last = drawn == len(self._bag)
        both = self._boards.plays(board, racks)
        plays, replies = both[mover], both[1 - mover]
        outs = [reply for reply in replies if reply.tiles == theirs and is_last]
        outs.sort(key=lambda reply: -reply.score)
        going_out: _Found | None = None
        worth = self._tray.worth
        tried: list[tuple[int, Step]] = []
        rest: list[Step] = []
        for n, move in enumerate(plays):
            if move.tiles == mine and is_last:
                gain = move.score + 2 * worth(theirs)
                tried.append((gain, move))
                if going_out is None or gain > going_out.gain:
                    going_out = _Found(gain, (move, None), True)
            elif n < _PLAYED_OUT:
                tried.append(
                    (move.score - self._play_out((replies, plays), (theirs, mine - move.tiles), move.fills, 0), move)
                )
            else:
                rest.append(move)
        passing = worth(theirs) - worth(mine) if passes else -self._play_out((replies, plays), (theirs, mine), 0, 1)
        tried.append((passing, None))
        tried.sort(key=lambda each: -each[0])
        return _Known([move for _, move in tried] + rest, outs, tried[0][0], going_out)

    def _play_out(
        self, plays: tuple[Sequence[Move], Sequence[Move]], racks: tuple[int, int], filled: Squares, passes: int
    ) -> int:
        """Say what the mover gains if both sides lay what promises most of the plays that lie ready and stay plays."""
        spare, worth = self._tray.spare, self._tray.worth
        (mine, theirs), (own, others) = racks, plays
        gain, sign = 0, 1
        while True:
            full = mine | spare
            for move in own:
                if full - move.tiles & spare == spare and not move.needs & filled:
                    break
            else:
                if passes:
                    return gain + sign * (worth(theirs) - worth(mine))
                passes, sign = 1, -sign
                own, others, mine, theirs = others, own, theirs, mine
                continue
            gain += sign * move.score
            mine -= move.tiles
            if not mine:
                return gain + sign * 2 * worth(theirs)
            filled |= move.fills
            passes, sign = 0, -sign
            own, others, mine, theirs = others, own, theirs, mine


def _moves_of(line: Chain) -> list[Step]:
    moves = []
    while line:
        move, line = line
        moves.append(move)
    return moves
