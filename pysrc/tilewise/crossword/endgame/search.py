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

What a move looks like is told by a trial: what it comes to if both sides go on with what promises most (`plays`), of
the plays that lie ready now. Only the most promising are tried so; the others come after them, those that promise most
and have refuted others most often before the rest. A move that makes room for another shows only after it has been
laid. So the moves of the first state are weighed once: each is laid, and the trial is made from the board after it;
then those that stand far down are followed more readily.

Near a proof most moves of a state are refuted by the same few replies. The last of these that a move leaves alone is
tried before the state after it gets its own plays, which it then mostly does not need. And where the other side could
go out on a board before, a state is mostly seen to be refuted by what the mover's plays score at most (`_bound`).

With few tiles left nothing is kept out after some rounds, as further rounds would take longer than the proof.
"""

from collections.abc import Generator, Iterator
from math import log2

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..board import Position
from .boards import Boards
from .lines import Board
from .memory import Memory
from .plays import Move
from .states import MOST, Bounds, Chain, Ending, Found, Known, Since, State, Step, Window

__all__ = ["ALL", "Endgame", "Ending", "Step"]

ALL = float("inf")
"""The budget of a search that left nothing out."""

_FEW = 8
"""Tiles of both sides with which nothing is kept out any more after so many `_ROUNDS`."""

_ROUNDS = 9

_WEIGHED = 0.6
"""What it costs to follow a move of the first state, in parts of the cost elsewhere, once these have been weighed.

0.5 to 0.7 led to a best move most often, more often than 1, in endings searched by a copy of this in C++.
"""

_LOOKS = 64
"""Known states that are looked at between two pauses; they take less time together than a new one."""

_STEP = 1.0
"""What each round adds to the budget of a line."""

_CLOSE = 5
"""Points to both sides of the last round's gain between which the next is looked for first.

Of 1, 5 and 10, measured on eight endings; without, half as many boards again were needed.
"""


class Endgame:
    """One endgame: what has been found of its states.

    With a `bag` both sides know what they will draw: its tiles in turn. Games that come of one position may share its
    boards; `shared` are these, and the one on which this game begins.

    >>> from ..board import read_position
    >>> from ...alphabets import alphabet
    >>> words = Lexicon.from_words(["at", "sat", "eat", "eats"], alphabet("en"))
    >>> position = read_position("11/11/11/11/11/4AT5/11/11/11/11/11", "duel")
    >>> *_, last = Endgame(position, (b"S", b"ES"), words).rounds()
    >>> last.spread, last.proved, [move and move.laid.decode() for move in last.line]
    (7, True, ['SAT'])
    """

    def __init__(
        self,
        position: Position,
        racks: tuple[Tiles, Tiles],
        lexicon: Lexicon,
        *,
        passes: int = 0,
        bag: Tiles = b"",
        shared: tuple[Boards, Board] | None = None,
    ) -> None:
        if not shared:
            boards = Boards(position, (racks[0] + bag, racks[1] + bag), lexicon)
            shared = boards, boards.first
        boards, first = shared
        self._boards = boards
        self._tray = boards.tray
        self._bag = [boards.tray.pack(bytes([tile])) for tile in bag]
        self._full = position.layout.rack
        self._looks = 0
        self._weighed = False
        self._is_small = len(racks[0] + racks[1] + bag) <= _FEW
        self._first = State(first, (self._tray.pack(racks[0]), self._tray.pack(racks[1])), 0, passes, 0)
        self._memory = Memory(boards, self._first, len(bag))

    def rounds(self) -> Iterator[Ending | None]:
        """Search with more and more moves, until the best line is proved: give each round's, and None on the way.

        A round that has found a better first move before it has come to its end gives that too, as of the round before.
        """
        depth, proved = 0, False
        window = -MOST, MOST
        moves: list[Step] = []
        yield from self._boards.prepare(self._first.board, self._first.racks)
        while not proved:
            if not self._weighed and len(self._memory) >= len(self._memory.of(self._first).moves):
                yield from self._weigh()
            search = self._search(ALL if self._is_small and depth >= _ROUNDS else _STEP * depth, window)
            while True:
                try:
                    better = next(search)
                except StopIteration as stop:
                    found: Found = stop.value
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

    def _weigh(self) -> Iterator[None]:
        """Order the moves of the first state, but for the one that leads, by what they look like one move later.

        That is after the other side has seen the board with the new tiles, so that a move counts that prepares another.
        """
        first = self._first
        known = self._memory.of(first)
        worths: dict[Step, int] = {}
        for move in known.moves[1:]:
            gain, after = self._after(first, move)
            if after:
                yield from self._boards.prepare(after.board, after.racks)
                gain -= self._memory.of(after).estimate
            worths[move] = gain
        known.moves[1:] = sorted(worths, key=lambda move: -worths[move])
        self._weighed = True

    def _search(self, budget: float, window: Window) -> Generator[Chain, None, Found]:
        """Find what the first state is worth, within a window if it lies there."""
        found = yield from self._look(self._first, budget, window)
        for _ in range(2):
            # With other bounds other moves are left out, so that a gain may turn out to be on the other side of them.
            if found.gain >= window[1]:
                window = (found.gain - 1, MOST) if window[0] > -MOST else (-MOST, MOST)
            elif found.gain <= window[0]:
                window = (-MOST, found.gain + 1) if window[1] < MOST else (-MOST, MOST)
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
                yield from self._boards.prepare(state.board, state.racks)
                move = self._memory.of(state).moves[0]
            moves.append(move)
            gain, after = self._after(state, move)
            spread += sign * gain
            if after is None:
                return moves, spread
            state, sign = after, -sign

    def _after(self, state: State, move: Step) -> tuple[int, State | None]:
        """Give what a move gains at once, and the state after it; None if the game is over."""
        board, racks, mover, passes, drawn = state
        mine, theirs = racks[mover], racks[1 - mover]
        worth = self._tray.worth
        if move is None:
            if passes:
                return worth(theirs) - worth(mine), None
            return 0, State(board, racks, 1 - mover, 1, drawn)
        left = mine - move.tiles
        if drawn < len(self._bag):
            left, drawn = self._draw(left, drawn)
        if not left:
            return move.score + 2 * worth(theirs), None
        racks = (left, theirs) if mover == 0 else (theirs, left)
        return move.score, State(self._boards.after(board, move), racks, 1 - mover, 0, drawn)

    def _look(
        self, state: State, budget: float, window: Window, since: Since | None = None
    ) -> Generator[Chain, None, Found]:
        """Find what the mover gains from here on: exactly within a window, and beyond it a bound of it.

        What it gives on the way is to pause at: None, or a line of the first state that is better than those before.
        """
        known = self._memory.get(state)
        self._looks += 1
        if known is None or not self._looks % _LOOKS:
            yield None
        found = yield from self._told(state, known, budget, window, since)
        if found:
            return found
        if known is None:
            yield from self._boards.prepare(state.board, state.racks)
            known = self._memory.of(state)
        least, most = window
        found = known.glance(budget, most)
        if found:
            return found
        best = Found(-MOST, None, True)
        exact = True
        refuting: list[Move] = []
        scale = _WEIGHED if self._weighed and state is self._first else 1.0
        for n, move in enumerate(known.moves, 1):
            cost = scale * log2(n)
            if cost > budget:
                exact = False
                break
            window = max(least, best.gain), most
            found = self._let_out(state, known, move, window[0])
            if not found:
                since = Since(state.board, move.fills if move else 0, refuting)
                found = yield from self._try(state, move, budget - cost, window, since, first=best.line is None)
                if found.gain <= window[0]:
                    since.learn(found.line)
            exact &= found.exact
            if found.gain > best.gain:
                best = Found(found.gain, (move, found.line), found.exact)
                if state is self._first and best.gain > least:
                    yield best.line
                if best.gain >= most:
                    exact = found.exact
                    if move:
                        self._boards.praise(move)
                    break
        self._keep(known, best, (least, most), budget, exact=exact)
        return Found(best.gain, best.line, exact)

    def _settled(self, state: State, known: Known | None, budget: float, window: Window) -> Found | None:
        """Give what is known of a state, if that is all that a window asks for."""
        proved = known.proved if known else self._memory.proved(state)
        gain = proved.settle(window)
        if gain is not None:
            return Found(gain, proved.line, True)
        gain = known.found.settle(window) if known and known.budget >= budget else None
        return None if gain is None or known is None else Found(gain, known.found.line, False)

    def _let_out(self, state: State, known: Known, move: Step, least: int) -> Found | None:
        """Give a bound of what a move gains that is not more than the least, if that is soon told.

        A move that lets the other side go out as it could before needs no board: it gains that much at most. A first
        pass can be answered by another, which ends the game.
        """
        worth, mine = self._tray.worth, state.racks[state.mover]
        if move is None:
            if state.passes:
                return None
            gain = worth(state.racks[1 - state.mover]) - worth(mine)
            if gain <= least:
                return Found(gain, None, True)
        tiles, filled, score = (move.tiles, move.fills, move.score) if move else (0, 0, 0)
        if known.outs and (left := mine - tiles):
            for out in known.outs:
                if not out.needs & filled:
                    gain = score - out.score - 2 * worth(left)
                    return Found(gain, None, True) if gain <= least else None
        return None

    def _told(
        self, state: State, known: Known | None, budget: float, window: Window, since: Since | None
    ) -> Generator[Chain, None, Found | None]:
        """Give what is known of a state, if that is enough, or can be told without a list of its moves."""
        found = self._settled(state, known, budget, window)
        if found or known or not since or budget < ALL or window[0] + 1 < window[1]:
            return found
        return (yield from self._refute(state, window, since)) or self._bound(state, window, since)

    def _refute(self, state: State, window: Window, since: Since) -> Generator[Chain, None, Found | None]:
        """Try a reply that has refuted other moves; give it if it gains enough."""
        move = next((move for move in reversed(since.refuting) if not move.needs & since.filled), None)
        if move is None:
            return None
        found = yield from self._try(state, move, ALL, window, Since(since.board, since.filled | move.fills, []))
        if found.gain < window[1]:
            return None
        self._memory.keep_bounds(state, Bounds(found.gain, MOST, (move, found.line)))
        return Found(found.gain, (move, found.line), True)

    def _bound(self, state: State, window: Window, since: Since) -> Found | None:
        """Tell by the mover's plays alone whether one gains enough, if they tell it.

        Those that end the game tell what they gain. After any other the other side can go out if it could on a board
        before and nothing has come in the way, and to a pass it can answer with another.
        """
        board, racks, mover, _, drawn = state
        if drawn < len(self._bag):
            return None
        (mine, theirs), worth = (racks[mover], racks[1 - mover]), self._tray.worth
        outs = [out for out in self._memory.outs_on(since.board, 1 - mover, theirs) if not out.needs & since.filled]
        if not outs and self._tray.size(mine) > 1:
            return None
        least = window[0]
        upper = worth(theirs) - worth(mine)
        if outs:
            upper = min(upper, -outs[0].score - 2 * worth(mine))
        if upper > least:
            return self._passed(state, window[1])
        for moves in self._boards.gaining(board, mover, mine, (least - 2 * worth(theirs), least), outs):
            for move in moves:
                left = mine - move.tiles
                if not left:
                    gain = move.score + 2 * worth(theirs)
                    if gain > least:
                        line: Chain = (move, None)
                        self._memory.keep_bounds(state, Bounds(gain, MOST, line))
                        return Found(gain, line, True)
                else:
                    out = next((out for out in outs if not out.needs & move.fills), None)
                    if out is None or move.score - out.score - 2 * worth(left) > least:
                        return None
        self._memory.keep_bounds(state, Bounds(-MOST, least, None))
        return Found(least, None, True)

    def _passed(self, state: State, most: int) -> Found | None:
        """Tell whether a pass gains enough, where the game is over after it or the other side has one tile left."""
        board, racks, mover, passes, _ = state
        mine, theirs = racks[mover], racks[1 - mover]
        worth = self._tray.worth
        if worth(theirs) - worth(mine) < most:
            return None
        if not passes:
            if self._tray.size(theirs) > 1:
                return None
            least = -most - 2 * worth(mine)
            for moves in self._boards.gaining(board, 1 - mover, theirs, (least, 0), ()):
                if any(move.score > least for move in moves):
                    return None
        line: Chain = (None, None)
        self._memory.keep_bounds(state, Bounds(most, MOST, line))
        return Found(most, line, True)

    def _try(
        self, state: State, move: Step, budget: float, window: Window, since: Since, *, first: bool = True
    ) -> Generator[Chain, None, Found]:
        """Find what a move gains: exactly within a window, for the first of a state; else only if it gains enough."""
        least, most = window
        score, after = self._after(state, move)
        if after is None:
            return Found(score, None, True)
        found = None
        if not first and least + 1 < most:
            found = yield from self._look(after, budget, (score - least - 1, score - least), since)
            if least < score - found.gain < most:
                found = None
        if not found:
            found = yield from self._look(after, budget, (score - most, score - least), since)
        return Found(score - found.gain, found.line, found.exact)

    def _draw(self, rack: int, drawn: int) -> tuple[int, int]:
        """Fill a rack from the bag."""
        after = min(drawn + self._full - self._tray.size(rack), len(self._bag))
        return rack + sum(self._bag[drawn:after]), after

    @staticmethod
    def _keep(known: Known, best: Found, window: Window, budget: float, *, exact: bool) -> None:
        """Keep what a search has found, its best move as the first."""
        low = best.gain if best.gain > window[0] else -MOST
        high = best.gain if best.gain < window[1] else MOST
        if exact:
            known.proved = Bounds(low, high, best.line).within(known.proved)
        else:
            known.found, known.budget = Bounds(low, high, best.line), budget
        if best.line and best.line[0] is not known.moves[0]:
            known.moves.remove(best.line[0])
            known.moves.insert(0, best.line[0])
