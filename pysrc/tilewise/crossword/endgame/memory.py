"""What is known of the states of an endgame: their moves, and what has been found of them.

When there are many states, most are dropped, with their boards and plays; what has been proved of them is kept.
"""

from collections.abc import Sequence
from heapq import nlargest
from operator import attrgetter

from .boards import Boards
from .lines import Board
from .plays import Move, Squares
from .states import NOTHING, Bounds, Found, Known, State, Step

__all__ = ["Memory"]

_RANK = attrgetter("rank")

_PLAYED_OUT = 4
"""Moves of a state that are ordered by a trial; with 20 of them, endings took as many boards to be proved, or more."""

_KEPT = 15_000
"""States kept, with their boards and plays: some 150 MB. Most are dropped when there are more; the search goes on."""

_LISTED = 10_000_000
"""Places in lists of plays that are kept, at 8 bytes; where racks have many plays, they count for more than states."""

_SHARE_LISTED = 8
"""The part of these places that states keep when most are dropped; their boards have lists of their own."""

_BOUNDS = 60_000
"""Bounds kept of states that have been dropped: some 40 MB."""

_KEPT_BOARDS = 24_000
"""Boards kept, also those of states whose plays were not needed."""


class Memory:
    """What has been found of the states that come of the `first`; `bag` is how many tiles are drawn at most."""

    def __init__(self, boards: Boards, first: State, bag: int) -> None:
        self._boards, self._first, self._bag = boards, first, bag
        self._tray = boards.tray
        self._known: dict[State, Known] = {}
        self._bounds: dict[tuple[object, ...], Bounds] = {}
        self._outs: dict[tuple[Board, int, int], list[Move]] = {}
        self._listed = 0

    def __len__(self) -> int:
        """Count the states that are kept."""
        return len(self._known)

    def get(self, state: State) -> Known | None:
        """Give what is known of a state, if anything is."""
        return self._known.get(state)

    def proved(self, state: State) -> Bounds:
        """Give what has been proved of a state that is not known, or not any more."""
        return self._bounds.get(_name(state), NOTHING)

    def of(self, state: State) -> Known:
        """Give what is known of a state."""
        known = self._known.get(state)
        if known is None:
            listed = self._listed + self._boards.listed
            if len(self._known) >= _KEPT or len(self._boards) >= _KEPT_BOARDS or listed >= _LISTED:
                self._forget()
            known = self._known[state] = self._survey(state)
            self._listed += len(known.moves)
            known.proved = self._bounds.get(_name(state), NOTHING)
        return known

    def _forget(self) -> None:
        """Drop most states, with their boards and plays; what is proved of them is kept.

        Those stay that were searched furthest without a proof: the others are soon made again, or not asked for again.
        """
        for state, known in self._known.items():
            if known.proved is not NOTHING:
                self.keep_bounds(state, known.proved)
        searched = [
            (known.budget, n, state) for n, (state, known) in enumerate(self._known.items()) if known.budget > 0
        ]
        kept: dict[State, Known] = {}
        if first := self._known.get(self._first):
            kept[self._first] = first
        self._listed = 0
        for _, _, state in nlargest(_KEPT // 2, searched):
            known = self._known[state]
            self._listed += len(known.moves)
            if self._listed > _LISTED // _SHARE_LISTED:
                break
            kept[state] = known
        self._known = kept
        self._outs.clear()
        self._boards.forget([state.board for state in kept])

    def keep_bounds(self, state: State, bounds: Bounds) -> None:
        """Keep what is proved of a state that is not known, or not any more."""
        if len(self._bounds) >= _BOUNDS:
            self._bounds.clear()
        name = _name(state)
        self._bounds[name] = bounds.within(self._bounds.get(name, NOTHING))

    def outs_on(self, board: Board, side: int, rack: int) -> list[Move]:
        """List the plays with which a side goes out on a board whose plays are known, the dearest first."""
        key = board, side, rack
        outs = self._outs.get(key)
        if outs is None:
            outs = [move for move in self._boards.of_side(board, side, rack) if move.tiles == rack]
            outs.sort(key=lambda out: -out.score)
            self._outs[key] = outs
        return outs

    def _survey(self, state: State) -> Known:
        """List the moves of a state, those that look best first, and the plays that would end the game after it."""
        board, racks, mover, passes, drawn = state
        mine, theirs = racks[mover], racks[1 - mover]
        is_last = drawn == self._bag
        both = self._boards.plays(board, racks)
        plays, replies = both[mover], both[1 - mover]
        outs = [reply for reply in replies if reply.tiles == theirs and is_last]
        outs.sort(key=lambda reply: -reply.score)
        going_out: Found | None = None
        worth = self._tray.worth
        tried: list[tuple[int, Step]] = []
        rest: list[Move] = []
        for n, move in enumerate(plays):
            if move.tiles == mine and is_last:
                gain = move.score + 2 * worth(theirs)
                tried.append((gain, move))
                if going_out is None or gain > going_out.gain:
                    going_out = Found(gain, (move, None), True)
            elif n < _PLAYED_OUT:
                tried.append(
                    (move.score - self._play_out((replies, plays), (theirs, mine - move.tiles), move.fills, 0), move)
                )
            else:
                rest.append(move)
        passing = worth(theirs) - worth(mine) if passes else -self._play_out((replies, plays), (theirs, mine), 0, 1)
        tried.append((passing, None))
        tried.sort(key=lambda each: -each[0])
        rest.sort(key=_RANK, reverse=True)
        return Known([*[move for _, move in tried], *rest], outs, tried[0][0], going_out)

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


def _name(state: State) -> tuple[object, ...]:
    """Name a state by what it is made of, so that its board may be dropped."""
    return state.board.tiles, state.racks, state.mover, state.passes, state.drawn
