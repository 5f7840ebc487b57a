"""Rollouts: what becomes of a move when the game goes on for a few turns, with tiles drawn by chance.

A sample deals the unseen tiles once: the other side's rack, and the order of the bag. Every candidate is played out
with the same samples, so that luck is the same for all of them and differences show early. After the candidate both
sides make their best move by equity, the other side first, for a number of turns (plies). What a rollout is worth is
the difference in score that is reached, and what the two leaves promise beyond it; a game whose bag runs out on the way
is counted to its end. So that the one is like the other, the turn that is due after the plies counts in both, at what
turns are worth on average, or in none: near the end of a game the spread is that of its end, before that of the turns
that are played.

Boards differ by a word from the one before, so what was found out about their slots is handed on (`board_slots`); and
the other side's best move after a candidate is its best one before, unless the candidate touches it or opens a better.
"""

import random
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..bag import filled
from ..board import Position, unseen
from ..leaves.values import ClosingLeaves, Leaves
from ..moves import Move, may_exchange
from .board_slots import BoardSlots, RackParts
from .known import Known
from .many_racks import BestMove

__all__ = ["Candidate", "Rollout", "Rollouts", "win_share"]

_TEMPO = 20.0
"""Points that the side to move is ahead by, for moving. Measured in 150 games of the engine: 14 to 24, at any time."""

_SPREAD_AT_END, _SPREAD_OF_TILE = 500.0, 88.0
"""The variance of the points still to be won, with no tile unseen and for each that is.

Measured in the same games: a standard deviation of 22 points with an empty bag, 40 with 5 tiles in it, 75 with 45, 91
with 85.
"""


class Candidate(NamedTuple):
    """A move to be tried.

    The board after it, its score, what it keeps, what it is worth by equity, the tiles that go back into the bag, and
    what equity says of the place of a first play, or of leaving it to the other side.
    """

    position: Position
    score: int
    leave: Tiles
    equity: float
    returned: Tiles = b""
    place: float = 0.0

    @classmethod
    def of(cls, move: Move, position: Position) -> "Candidate":
        """Try a move in a position."""
        after = move.play.after(position) if move.play else position
        place = move.play.opening if move.play else move.waiting
        return cls(after, move.score, bytes(sorted(move.leave)), move.equity, move.tiles, place)


class Rollout(NamedTuple):
    """What one rollout came to: the spread in points, the share of a win, the bingos of both sides, the reply.

    The spread is what the mover gains on the other side from the candidate on; `answered` is what the reply is worth to
    the other side, by its score and leave, none if there is none.
    """

    spread: float
    wins: float
    bingos: tuple[int, int]
    reply: BestMove | None
    answered: float


@dataclass
class _Game:
    """A game as one rollout goes on; side 0 tries the candidate.

    `slots` are those of the board when they were last asked for, `kept` is what each side kept of its last rack.
    """

    position: Position
    slots: BoardSlots
    racks: list[Tiles]
    bag: list[int]
    spread: float
    kept: list[Tiles]
    has_passed: bool
    bingos: list[int]
    reply: BestMove | None = None
    is_over: bool = False


def win_share(spread: float, unseen_tiles: int, *, to_move: bool) -> float:
    """Give the share of games that are won from a spread in points, with so many tiles in the bag and the other rack.

    A normal distribution fitted to games of the engine; a multiple of 1/4096, so that sums are exact in any order.

    >>> win_share(-20, 50, to_move=True), win_share(20, 50, to_move=False), win_share(60, 10, to_move=False)
    (0.5, 0.5, 0.859130859375)
    """
    ahead = spread + (_TEMPO if to_move else -_TEMPO)
    share = (1 + erf(ahead / sqrt(2 * (_SPREAD_AT_END + _SPREAD_OF_TILE * unseen_tiles)))) / 2
    return round(share * 4096) / 4096


class Rollouts:
    """Plays candidates of one position out, sample by sample.

    A sample is known by its number: the same seed and number deal the same tiles. `known` is what is known of the other
    side's tiles, `spread` by how many points the mover is ahead.
    """

    def __init__(
        self,
        position: Position,
        rack: Tiles,
        lexicon: Lexicon,
        leaves: Leaves,
        *,
        plies: int = 2,
        seed: int = 1,
        known: Known | None = None,
        spread: int = 0,
    ) -> None:
        self.position = position
        self._rack = rack
        self._lexicon = lexicon
        self._leaves = leaves
        self._plies = plies
        self._seed = seed
        self._known = known or Known()
        self._spread = spread
        self._unseen = unseen(position, rack)
        self._pool = sorted((self._unseen - Counter(self._known.certain)).elements())
        self._size = position.layout.rack
        self._points = position.tiles.points
        self._slots = BoardSlots(position, lexicon, often=True)
        self._slots_after = {position.board: self._slots}
        """The slots of the boards after candidates that have been played out."""

    @property
    def bag(self) -> int:
        """How many tiles the bag holds."""
        return max(self._unseen.total() - self._size, 0)

    @property
    def near_end(self) -> bool:
        """Whether the bag holds no more than a rack: most rollouts come to the end of the game then."""
        return self.bag <= self._size

    def most(self, samples: int) -> int:
        """Say how many of so many samples there are: one for an empty bag; for one tile in it, all that it can be.

        Where the other side's tiles are likely but not certain, as many as are wanted.
        """
        if self.bag > 1 or (self.bag and self._known.certain is None):
            return samples
        return min(samples, len(self._pool) if self.bag else 1)

    def foretold_wins(self, equity: float) -> float:
        """Give the share of wins that the equity of a move foretells."""
        return win_share(self._spread + equity, self._unseen.total(), to_move=False)

    def run(self, candidates: Sequence[Candidate], samples: range) -> Generator[None, None, list[list[Rollout]]]:
        """Play each candidate out with each sample; yields many times a second."""
        boards = []
        for candidate in candidates:
            board = self._slots_after.get(candidate.position.board)
            if board is None:
                board = self._slots.after(candidate.position, often=True)
                self._slots_after[candidate.position.board] = board
                yield
            boards.append(board)
        found: list[list[Rollout]] = [[] for _ in candidates]
        for number in samples:
            theirs, bag = self._deal(number)
            first = _Reply(self._slots, RackParts(theirs, self._leaves, self.position.tiles))
            for candidate, board, rollouts in zip(candidates, boards, found, strict=True):
                game = self._begin(candidate, board, theirs, bag)
                ply = 0
                while self._goes_on(game, ply := ply + 1):
                    move = yield from self._seek_best_move(game, ply % 2, first if ply == 1 else None)
                    self._make(game, ply % 2, move)
                    yield
                rollouts.append(self._rollout(game))
        return found

    def _deal(self, number: int) -> tuple[Tiles, list[int]]:
        """Deal the other side's rack and the bag.

        Near the end one shuffle serves several samples, whose bags lie beside each other in it: no tile is in the bag
        again before the others have been, but for a few that make no full bag. Not so where the other side's tiles are
        drawn by chance, too.
        """
        held = self._known.certain
        if held is None:
            chance = random.Random(f"sample {self._seed} {number}")
            held = self._known.at(chance.random())
            pool = sorted((self._unseen - Counter(held)).elements())
            chance.shuffle(pool)
            return bytes(sorted(filled(held, pool, self._size))), pool
        shuffle, place = divmod(number, len(self._pool) // self.bag if self.bag else 1)
        pool = self._pool.copy()
        random.Random(f"sample {self._seed} {shuffle}").shuffle(pool)
        first = place * self.bag
        pool = pool[first:] + pool[:first]
        return bytes(sorted(filled(held, pool, self._size))), pool

    def _begin(self, candidate: Candidate, slots: BoardSlots, theirs: Tiles, bag: list[int]) -> _Game:
        """Make the candidate."""
        is_bingo = not candidate.leave and not candidate.returned and len(self._rack) == self._size
        has_passed = candidate.position is self.position and not candidate.returned
        kept = [candidate.leave, theirs]
        game = _Game(
            candidate.position, slots, kept.copy(), bag.copy(), candidate.score, kept, has_passed, [int(is_bingo), 0]
        )
        self._draw(game, 0, candidate.returned)
        return game

    def _goes_on(self, game: _Game, ply: int) -> bool:
        """Say whether a game has a next ply: both racks are known when the bag is empty, so it is played to its end."""
        return not game.is_over and (ply <= self._plies or not game.bag)

    def _seek_best_move(self, game: _Game, side: int, first: "_Reply | None") -> Generator[None, None, BestMove]:
        """Find a side's best move by equity; `first` knows its best one before the candidate."""
        exchanged = may_exchange(game.position, len(game.bag))
        if game.position is not game.slots.position:
            game.slots = game.slots.after(game.position, most=None if game.bag else max(map(len, game.racks)))
        if game.bag and first:
            before = yield from first.before(exchanged)
            return (yield from game.slots.seek_best_move(first.parts, exchanged=exchanged, before=before))
        leaves = self._leaves if game.bag else ClosingLeaves(self._points, self._held(game.racks[1 - side]))
        parts = RackParts(game.racks[side], leaves, self.position.tiles)
        return (yield from game.slots.seek_best_move(parts, exchanged=exchanged))

    def _rollout(self, game: _Game) -> Rollout:
        """Say what a game came to."""
        spread = game.spread
        to_move = self._plies % 2 == 1
        due = _TEMPO if to_move else -_TEMPO
        if game.is_over:
            total = self._spread + spread
            wins = 0.5 if total == 0 else float(total > 0)
            if not self.near_end:
                spread -= due
        else:
            spread += self._leaves[game.kept[0]] - self._leaves[game.kept[1]]
            left = len(game.bag) + len(game.racks[1])
            wins = win_share(self._spread + spread, left, to_move=to_move)
            if self.near_end:
                spread += due
        answered = game.reply.worth if game.reply else 0.0
        return Rollout(spread, wins, (game.bingos[0], game.bingos[1]), game.reply, answered)

    def _make(self, game: _Game, side: int, move: BestMove) -> None:
        """Make a move: lay tiles or exchange, and draw."""
        if side and not game.reply:
            game.reply = move
        sign = 1 if side == 0 else -1
        game.spread += sign * move.score
        game.kept[side] = move.leave
        rack = game.racks[side]
        if move.laid:
            slot = move.laid.slot
            game.position = game.position.with_tiles(*slot.square, move.laid.placed, across=slot.line.across)
            game.bingos[side] += slot.open == self._size
            game.racks[side] = move.leave
            game.has_passed = False
            self._draw(game, side, b"")
        elif len(move.leave) < len(rack):
            game.racks[side] = move.leave
            self._draw(game, side, bytes((Counter(rack) - Counter(move.leave)).elements()))
        elif game.has_passed and not game.bag:
            game.is_over = True
            game.spread += self._held(game.racks[1]) - self._held(game.racks[0])
        else:
            game.has_passed = True

    def _draw(self, game: _Game, side: int, returned: Tiles) -> None:
        """Fill a rack, from the side's own end of the bag, and put tiles back at the other; see if the game is over."""
        rack = filled(game.racks[side], game.bag, self._size, end=-1 if side == 0 else 0)
        game.racks[side] = bytes(sorted(rack))
        game.bag[len(game.bag) // 2 : len(game.bag) // 2] = returned
        if not rack:
            game.is_over = True
            held = 2 * self._held(game.racks[1 - side])
            game.spread += held if side == 0 else -held

    def _held(self, rack: Tiles) -> int:
        """Add up the points of a rack."""
        return sum(rack.translate(self._points))


class _Reply:
    """A rack of the other side, and its best move before the candidate, found when it is first asked for."""

    def __init__(self, slots: BoardSlots, parts: RackParts) -> None:
        self.parts = parts
        self._slots = slots
        self._moves: dict[int, BestMove] = {}

    def before(self, exchanged: int) -> Generator[None, None, BestMove]:
        """Give the best move on the board before the candidate, with an exchange of so many tiles at most."""
        if exchanged not in self._moves:
            self._moves[exchanged] = yield from self._slots.seek_best_move(self.parts, exchanged=exchanged)
        return self._moves[exchanged]
