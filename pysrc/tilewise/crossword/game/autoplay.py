"""The program against itself: games of two sides that know other words, see less, or keep other tiles.

Games come in pairs: each deal is played twice, each side first once, so that the first turn favours nobody. A pair is
one trial, and standard errors are of pairs.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from ...averages import deviation, mean
from ...lexicon import Lexicon, WordBlock
from ..leaves.keeping import leaves_to_the_end
from ..leaves.values import LeaveTable
from ..simulation.candidates import seek_candidates
from ..simulation.ranking import Simulated, simulate
from ..simulation.rollouts import Candidate, Rollouts
from .game import Game
from .opponents import LEVELS, choose, doubts
from .turns import act
from .values import CrosswordAction, action_row
from .view import Seen, seen

__all__ = ["Side", "Total", "Tried", "play_game", "words_of_both"]

_CANDIDATES = 8
"""Moves that a side that simulates looks at: the best by equity, and the best exchange."""


@dataclass(frozen=True)
class Side:
    """One side: its level, the words it goes by (None for the game's), and what leaves are worth to it.

    With `samples` it plays out its best moves by equity, each up to so many times, and takes the first of that ranking;
    only the best level does.
    """

    name: str
    level: int = 5
    knows: Lexicon | None = None
    table: LeaveTable | None = None
    samples: int = 0

    def choosing(self, seen: Seen) -> Generator[None, None, CrosswordAction]:
        """Choose an action, with pauses."""
        simulates = self.samples and "play" in seen.actions and seen.left
        if simulates and not (seen.pending and doubts(seen, LEVELS[-1], self.knows)):
            return (yield from self._simulating(seen, self.knows or seen.words))
        yield
        return choose(seen, self.level, knows=self.knows, table=self.table)

    def _simulating(self, seen: Seen, words: Lexicon) -> Generator[None, None, CrosswordAction]:
        position, rack = seen.position, bytes(sorted(seen.rack))
        leaves = leaves_to_the_end(position, rack, seen.words, table=self.table)
        found = yield from seek_candidates(position, rack, words, leaves, number=_CANDIDATES)
        moves = [move for move in found if move.kind != "exchange" or len(move.tiles) <= seen.most_exchanged]
        best: Sequence[Simulated] = ()
        if len(moves) > 1:
            ahead = seen.players[seen.who].score - seen.players[1 - seen.who].score
            rollouts = Rollouts(position, rack, words, leaves, seed=len(seen.turns), spread=ahead)
            for ranking in simulate(rollouts, [Candidate.of(move, position) for move in moves], self.samples):
                best = ranking or best
                yield
        return action_row(moves[best[0].candidate if best else 0], position.tiles)


@dataclass(frozen=True)
class Tried:
    """A game that was played: which side was first, and what each has in the end."""

    game: Game
    first: int

    @property
    def scores(self) -> tuple[int, int]:
        """The scores of both sides."""
        scores = [player.score for player in self.game.players]
        return (scores[self.first], scores[1 - self.first])


@dataclass
class Total:
    """What games have come to so far, seen from the first side; a draw is half a win.

    >>> total = Total()
    >>> for scores in (400, 380), (350, 350), (300, 420), (410, 400):
    ...     total.take(*scores)
    >>> total.won, total.drawn, total.share, total.spread
    ([2, 1], 1, (0.625, 0.125), (-22.5, 32.5))
    """

    won: list[int] = field(default_factory=lambda: [0, 0])
    drawn: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    _games: list[tuple[float, int]] = field(default_factory=list)

    def take(self, ours: int, theirs: int) -> None:
        """Add a game, the second of a pair after the first."""
        for side, (mine, other) in enumerate(((ours, theirs), (theirs, ours))):
            self.points[side] += mine
            self.won[side] += mine > other
        self.drawn += ours == theirs
        self._games.append(((ours > theirs) + (ours == theirs) / 2, ours - theirs))

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self._games)

    @property
    def share(self) -> tuple[float, float | None]:
        """The share of games that the first side won, and its standard error, None where there are no two pairs."""
        return _estimate([game[0] for game in self._games])

    @property
    def spread(self) -> tuple[float, float | None]:
        """The points by which the first side is ahead on average, and the standard error."""
        return _estimate([game[1] for game in self._games])


def play_game(game: Game, sides: Sequence[Side]) -> Generator[None, None, Game]:
    """Play a game to its end, with pauses; `sides` are in the order of its players."""
    while game.actor is not None:
        action = yield from sides[game.actor].choosing(seen(game, game.actor))
        game, _ = act(game, action)
    return game


def words_of_both(lexicon: Lexicon, other: Lexicon) -> Lexicon:
    """Give the words of a list that another has, too.

    >>> from tilewise.alphabets import alphabet
    >>> some, others = (Lexicon.from_words(words, alphabet("en")) for words in (["aa", "qi"], ["qi", "za"]))
    >>> words_of_both(some, others).text().split()
    ['QI']
    """

    def kept(block: WordBlock) -> WordBlock:
        return block.subset(block.also_in(other.of_length(block.length)))

    return Lexicon(lexicon.alphabet, map(kept, lexicon), has_zipf=lexicon.has_zipf)


def _estimate(values: Sequence[float]) -> tuple[float, float | None]:
    pairs = [mean(values[at : at + 2]) for at in range(0, len(values) - 1, 2)]
    error = deviation(pairs) / len(pairs) ** 0.5 if len(pairs) > 1 else None
    return mean(values) if values else 0.0, error
