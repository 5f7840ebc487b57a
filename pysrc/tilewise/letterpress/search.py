"""The search of a position: its plays, the replies to them, the replies to those, as deep as is asked for.

At a node only the plays that look best are followed, more of them where all of these lose. The plays found are kept by
position, so each deeper search finds those of the one before.
"""

from collections.abc import Generator, Sequence

from .board import Mask
from .nodes import Node
from .plays import KEPT, WIN, Move, Plays, one_number
from .spelling import Spelling
from .ways import Ways

__all__ = ["HOPELESS", "NO_END", "Answers", "Search", "Spent"]

HOPELESS = WIN // 2
"""What is worth as much is won, whatever is left on the board; what is worth its negative is lost."""

NO_END = 1 << 62
"""More positions than any search looks at."""

_WIDTHS = (8, 8, 8, 8, 6)
"""Plays that are followed at a node with so many plies left beyond the last one."""

_MOST_TRIED = 64
"""Plays that are followed where all of the best lose."""

_MOST_KILLERS = 3
"""Killers that are tried at the end of a line before all plays are judged."""

_STEP = 100
"""New positions after which a search pauses, so that it can be stopped; twice as many after each pause."""


class Spent(Exception):
    """As many positions have been looked at as the whole search may."""


class _Paused(Exception):
    """As many new positions have been looked at as were allowed."""


Answers = dict[tuple[int, frozenset[int]], Move]
"""What has turned out best at positions, by the replies to it; it is followed first the next time."""


class Search(Plays):
    """The plays and the search of one board, as long as its words stay the same."""

    def __init__(self, spelling: Spelling, ways: Ways | None = None) -> None:
        super().__init__(spelling, ways)
        self._left = _STEP
        self._most = 0
        self._answers: Answers = {}
        self._before: Answers = {}
        self._killers: list[Move] = []
        """What was best last at the ends of lines, the latest first."""
        self._nodes: dict[tuple[int, frozenset[int]], Node] = {}

    def forget(self) -> None:
        """Let go of the positions that are kept; they name this search, and so keep it."""
        self._nodes.clear()

    def node(self, key: tuple[int, frozenset[int]], ours: Mask, theirs: Mask) -> Node:
        """Give a position, with its plays kept from the last time."""
        node = self._nodes.get(key)
        if node is None:
            self._left -= 1
            if self._left < 0:
                raise _Paused
            if len(self._nodes) > KEPT:
                self._nodes.clear()
            node = self._nodes[key] = Node(self, ours, theirs, key[1])
        return node

    def value_in_steps(
        self,
        ours: Mask,
        theirs: Mask,
        gone: frozenset[int],
        depth: int,
        *,
        beta: int,
        most: int,
        answers: Answers,
    ) -> Generator[None, None, tuple[int, Move | None, int]]:
        """Search a position as `value` does, and pause now and then; what has been found of positions is kept.

        Gives how many positions it has looked at as well; raises Spent where these would be more than `most`. What it
        finds goes into `answers` at its end, so that no pause, wherever it comes, has a part in what comes of it.
        """
        step = _STEP
        while True:
            self._left, self._most = step, most
            self._answers, self._before, self._killers = {}, answers, []
            try:
                value, move = self.value(ours, theirs, gone, depth, alpha=-WIN, beta=beta)
                if len(answers) > KEPT:
                    answers.clear()
                answers.update(self._answers)
                return value, move, most - self._most
            except _Paused:
                yield
                step *= 2

    def value(
        self, ours: Mask, theirs: Mask, gone: frozenset[int], depth: int, *, alpha: int, beta: int
    ) -> tuple[int, Move | None]:
        """Search a position: its worth to the side to move, and the best play; None for a pass.

        Whoever is behind loses by a pass, as the other side passes too; it is looked at only where all plays lose.
        """
        self._most -= 1
        if self._most < 0:
            raise Spent
        key = one_number(ours, theirs), gone
        node = self.node(key, ours, theirs)
        if ending := self.ending(ours, theirs, node.dead, exact=False):
            return WIN, ending
        if depth == 1 and (killer := self._killer(node, beta)):
            return killer.value, killer
        moves = node.safe(1 if depth == 1 else _WIDTHS[min(depth, 6) - 2])
        if not moves and ours.bit_count() >= theirs.bit_count() and not node.finisher_after_pass():
            return self.evaluation.value(ours, theirs), None
        if not moves:
            return 1 - WIN, node.best
        if depth == 1:
            self._killers = [moves[0], *(each for each in self._killers if each[1:] != moves[0][1:])][:_MOST_KILLERS]
            return moves[0].value, moves[0]
        first = self._answers.get(key) or self._before.get(key)
        if first in moves:
            moves = [first, *(move for move in moves if move != first)]
        best, chosen = self._follow(node, moves, depth, alpha=alpha, beta=beta)
        self._answers[key] = chosen
        return best, chosen

    def _killer(self, node: Node, beta: int) -> Move | None:
        """Give a killer that is worth `beta` or more at the end of a line, if one is.

        A killer is what refuted another play and may refute this one as well (S. G. Akl and M. M. Newborn, "The
        principal continuation and the killer heuristic", ACM Annual Conference 1977).
        """
        for n, (_, c, mask) in enumerate(self._killers):
            if c in node.dead or not node.free & ~mask:
                continue
            taken = mask & node.capturable
            value = self.evaluation.value(node.ours | taken, node.theirs & ~taken)
            if value >= beta and not node.finisher(move := Move(value, c, mask)):
                self._killers.insert(0, self._killers.pop(n))
                return move
        return None

    def _follow(self, node: Node, moves: Sequence[Move], depth: int, *, alpha: int, beta: int) -> tuple[int, Move]:
        """Search what plays lead to, and more plays where all of these lose."""
        ours, theirs, gone = node.ours, node.theirs, node.gone
        best, chosen, looked_at = 1 - WIN, moves[0], 0
        while looked_at < len(moves) and (looked_at == 0 or best < -HOPELESS):
            for move in moves[looked_at:]:
                taken = move.mask & node.capturable
                bars = gone | self.classes.barred_by(self.word_of(move.c, gone))
                worth = -self.value(
                    theirs & ~taken, ours | taken, bars, depth - 1, alpha=-beta, beta=-max(alpha, best)
                )[0]
                if worth > HOPELESS:
                    worth -= 1
                elif worth < -HOPELESS:
                    worth += 1
                if worth > best:
                    best, chosen = worth, move
                    if best >= beta:
                        return best, chosen
            looked_at = len(moves)
            if best < -HOPELESS and looked_at < _MOST_TRIED:
                moves = node.safe(_MOST_TRIED)
        return best, chosen

    def word_of(self, c: int, gone: frozenset[int]) -> int:
        """Give the most common word of a class that may be played."""
        live = [word for word in self.classes.words_of(c) if word not in gone]
        return max(live, key=lambda i: (self.spelling.zipf(i), -i)) if len(live) > 1 else live[0]
