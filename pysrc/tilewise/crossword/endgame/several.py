"""The best few moves of an endgame, each with its own proved line."""

from collections.abc import Generator, Iterator

from .plays import Move
from .search import ALL, Endgame
from .states import MOST, Ending, Found, Since, Step

__all__ = ["EndgameLines"]


class EndgameLines(Endgame):
    """An endgame of which more than the best line is wanted.

    >>> from ..board import read_position
    >>> from ...alphabets import alphabet
    >>> from ...lexicon import Lexicon
    >>> words = Lexicon.from_words(["at", "sat", "eat", "eats"], alphabet("en"))
    >>> position = read_position("11/11/11/11/11/4AT5/11/11/11/11/11", "duel")
    >>> endgame = EndgameLines(position, (b"S", b"ES"), words)
    >>> *_, best = endgame.rounds()
    >>> others = [other for other in endgame.others(best) if other]
    >>> [(other.spread, [move and move.laid.decode() for move in other.line]) for other in others]
    [(-6, [None, 'EATS'])]
    """

    def others(self, best: Ending) -> Iterator[Ending | None]:
        """Give the other moves after a proved line, the best first, each with its own proved line; None on the way.

        Each is the best of all moves but those before it, as chess programs find several principal variations.
        """
        told, most = [best.line[0]], best.spread
        while True:
            found = yield from self._best_but(told, most)
            if found.line is None:
                return
            move, most = found.line[0], found.gain
            told.append(move)
            moves, _ = yield from self._finish(found.line)
            yield Ending(moves, most, True, best.depth)

    def _best_but(self, told: list[Step], most: int) -> Generator[None, None, Found]:
        """Find the best of the other first moves, which gain so much at most; no line if there is none."""
        first, refuting = self._first, list[Move]()
        best = Found(-MOST, None, True)
        known = self._memory.of(first)
        for move in known.moves:
            if any(move is each for each in told):
                continue
            found = self._let_out(first, known, move, best.gain)
            if not found:
                since = Since(first.board, move.fills if move else 0, refuting)
                search = self._try(first, move, ALL, (best.gain, most), since, first=best.line is None)
                while not found:
                    try:
                        next(search)
                    except StopIteration as stop:
                        found = stop.value
                    else:
                        yield
                if found.gain <= best.gain:
                    since.learn(found.line)
            if found.gain > best.gain:
                best = Found(min(found.gain, most), (move, found.line), True)
                if best.gain == most:
                    break
        return best
