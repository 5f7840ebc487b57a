"""The review of a game: what each turn was worth beside the best that the search finds.

A position is worth what the search makes of it, in squares: 25 to a side that has won or can force it, less of any
other. What a turn has lost is what the best play is worth less what its own is. Both are measured alike, after the play
and as deep as both searches have come to an end, because a search that looks a ply further values the same position
otherwise. The search of the position after a turn also finds the best play of the next, so a game takes at most two
searches a turn. Each looks at a fixed number of positions, however quick the machine is: so that a game is judged as it
was, whenever and wherever it is looked back on.
"""

from collections.abc import Container, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

from ...alphabets import Tiles
from ...match.review import Grade, grade_of
from ..board import SQUARES, Mask
from ..lookahead import Answered, Forced, Found, think
from .game import Game, act
from .opponents import search_among
from .values import LetterpressAction

__all__ = ["MOVES", "Judged", "Move", "judged"]

MOVES = ("play", "pass")
"""The kinds of turns that are judged."""

_MOST = (0, 1.5, 4, 8)
"""The most squares that a turn of each grade loses but the last.

A square and a half is within what the search can tell; eight squares are what a good word takes.
"""

_EIGHTHS = 8
"""The search counts eighths of a square."""

_A_SECOND = 3000
"""Positions of a poor board that a browser looks at in a second."""

_WON = float(SQUARES)
_OPEN = SQUARES - 1.0
"""What a position is worth at most as long as nothing is proved of it."""


class Move(NamedTuple):
    """A play or a pass: the squares of both players after it, the reply that is expected, and what it forces."""

    kind: Literal["play", "pass"]
    squares: tuple[Mask, Mask]
    word: Tiles = b""
    mask: Mask = 0
    reply: tuple[Tiles, Mask] | None = None
    forced: Forced = None


@dataclass(frozen=True)
class Judged:
    """A turn by its place, what it did, and the best plays, best first.

    `worth` and `best_worth` are what its own play and the best come to for whoever had the turn. `outlook` is what the
    game was worth to the first player before the turn: the middle between what the turn before and the best play of
    this one leave, for whoever has just played looks better off than they are.
    """

    turn: int
    player: int
    played: Move
    best: tuple[Move, ...]
    worth: float
    best_worth: float
    outlook: float = 0.0

    @property
    def loss(self) -> float:
        """Squares that were lost by it, 0 or more."""
        return max(self.best_worth - self.worth, 0.0)

    @property
    def grade(self) -> Grade:
        """How much it lost, in a word."""
        return grade_of(self.loss, _MOST)


@dataclass
class _Thought:
    """A position of the game, what the search has found, and its worth to the side to move."""

    game: Game
    found: Found = field(default_factory=lambda: Found([]))

    @cached_property
    def passing_wins(self) -> bool:
        """Whether the side to move ends the game and wins by passing, too."""
        ours, theirs = (mask.bit_count() for mask in (self.game.position.ours, self.game.position.theirs))
        return bool(self.game.passes) and ours > theirs

    @property
    def best(self) -> LetterpressAction:
        """What the side to move had best do."""
        proved = self.found.proved
        if self.passing_wins or not self.found.plays or (proved and proved.by_passing):
            return {"kind": "pass"}
        play = self.found.plays[0].play
        return {"kind": "play", "word": play.text, "mask": play.mask}

    @property
    def forced(self) -> Forced:
        """What the side to move can force."""
        if self.passing_wins:
            return "wins"
        if self.found.proved is not None:
            return "wins" if self.found.proved.wins else "loses"
        return None

    @property
    def settled(self) -> bool:
        """Whether no deeper look makes it worth anything else."""
        return bool(self.game.ended or self.forced or not self.found.plays)

    def deepest(self, other: "_Thought | None" = None) -> int:
        """Give the last round that is finished, of this position and of another."""
        open_still = [each for each in (self, other) if each and not each.settled]
        return min((max(each.found.rounds) for each in open_still), default=0)

    def worth(self, depth: int) -> float:
        """Squares, as the side to move sees it after a round."""
        if self.forced:
            return _WON if self.forced == "wins" else -_WON
        if not self.found.plays:
            return float(self.game.position.ours.bit_count() - self.game.position.theirs.bit_count())
        return min(max(self.found.rounds[depth] / _EIGHTHS, -_OPEN), _OPEN)

    def worth_to(self, player: int, depth: int) -> float:
        """Squares, as a player sees it, whoever is to move; of a game that is over, won or lost."""
        if self.game.ended:
            return 0.0 if self.game.winner is None else _WON if self.game.winner == player else -_WON
        return self.worth(depth) if self.game.player == player else -self.worth(depth)


def judged(
    game: Game, seconds: float, limit: int = 3, *, only: Container[int] | None = None
) -> Generator[Judged | None, None, None]:
    """Judge the turns of a game one after another; None comes often in between.

    All turns of the game together take about so many seconds where a position takes as long as `_A_SECOND` says.
    `limit` is how many best plays are given of a turn, `only` the turns that are judged, by default all.
    """
    moves = [n for n, turn in enumerate(game.turns) if turn.kind in MOVES]
    looks = int(seconds * _A_SECOND / (2 * max(len(moves), 1)))
    now, reached = _Thought(game), -1
    for n in moves:
        if only is not None and n not in only:
            continue
        if n != reached:
            now = yield from _think(game.before(n), limit, looks)
        after = yield from _think(game.before(n + 1), limit, looks)
        turn, best, depth = game.turns[n], now.best, after.deepest()
        best_after = after
        if (best["kind"], best.get("mask", 0)) != (turn.kind, turn.mask):
            tried, _ = act(now.game, best)
            best_after = yield from _think(tried, limit, looks)
            depth = after.deepest(best_after)
        worth = after.worth_to(turn.player, depth)
        best_worth = max(worth, best_after.worth_to(turn.player, depth))
        if now.forced == "wins":
            best_worth = _WON
        elif now.forced == "loses":
            worth = best_worth = -_WON
        before = now.worth(now.deepest())
        outlook = before if now.forced or n == 0 else (before + best_worth) / 2
        played = _played(after, worth)
        best_moves = _best_moves(now, played if worth >= best_worth else None)[:limit]
        yield Judged(n, turn.player, played, best_moves, worth, best_worth, -outlook if turn.player else outlook)
        now, reached = after, n + 1


def _think(game: Game, limit: int, looks: int) -> Generator[None, None, _Thought]:
    """Think about a position, in the later rounds for so many looks at positions."""
    thought = _Thought(game)
    if game.ended or thought.passing_wins:
        return thought
    yield
    search = yield from search_among(game.board, game.words)
    yield
    job = think(search, game.position, limit, merged=True, settled=looks, gone=search.gone_from(game.played))
    while True:
        try:
            next(job)
        except StopIteration as stopped:
            thought.found = stopped.value
            return thought
        yield


def _played(after: _Thought, worth: float) -> Move:
    """Give the last move of a game, which is worth so much to its player."""
    turn, replies = after.game.turns[-1], [] if after.game.ended else after.found.plays
    reply = (replies[0].play.word, replies[0].play.mask) if replies else None
    forced: Forced = "wins" if worth == _WON else "loses" if worth == -_WON else None
    return Move("play" if turn.kind == "play" else "pass", turn.squares, turn.word, turn.mask, reply, forced)


def _best_moves(now: _Thought, played: Move | None) -> tuple[Move, ...]:
    """Give the best moves of a position, best first; the one that was played comes first if it is as good."""
    best = list(_moves(now.found.plays, now.game.player))
    if now.best["kind"] == "pass":
        best.insert(0, Move("pass", now.game.squares))
    if now.forced:
        best[0] = best[0]._replace(forced=now.forced)
    if played is not None:
        best = [played, *(each for each in best if (each.kind, each.mask) != (played.kind, played.mask))]
    return tuple(best)


def _moves(found: Sequence[Answered], player: int) -> Iterable[Move]:
    """Give the plays that a search has found, as moves of a player."""
    for each in found:
        play = each.play
        sides = (play.theirs, play.ours) if player else (play.ours, play.theirs)
        reply = None if each.reply is None else (each.reply.word, each.reply.mask)
        yield Move("play", sides, play.word, play.mask, reply, each.forced)
