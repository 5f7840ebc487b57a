"""One to four tiles in the bag: a move is chosen for all that may be drawn, of three and four for a sample of it.

What is in the bag is not known, but it is one of the unseen tiles, or two of them; the other side holds the rest. For
each move and each such draw the game is searched to its end (`endgame`), and the move that wins most draws is best, a
tie being half of one; then the one with the higher spread, each draw as often as it can come.

With three or four tiles in the bag there are up to 7,920 ways to draw, and none of these games ends soon. So a few
are drawn by chance, the same for all moves, and only glanced at: 6 for all moves, 15 for the better half of them, 30
for half of these. What is told is a sample.

A move that empties the bag is judged as it should be: from then on both sides know all tiles by counting. After one
that leaves tiles in the bag, and after a pass, the search lets both sides know them.

There are many games to search, so moves are sifted: all are looked at once, then all are searched a little, the better
half of them further, and so on; at last the best are searched to a proof, until the two that stand first are proved.
"""

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from math import sqrt
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import EMPTY
from ..board import Position
from ..plays import Play
from ..simulation.known import Kept, Known
from .reach import reaching, words_within_reach
from .rough import rough_line
from .search import Endgame

__all__ = ["Candidate", "Draw", "Outcome", "Sieve", "draws", "is_sampled"]

_SWEEPS = (1, 4, 7, 10)
"""Rounds of the search of each sweep; half of the moves are left after each but the first, which is only a glance."""

_FINALISTS = 2

_ALL = 2
"""Tiles in a bag of which all draws are searched."""

_SAMPLES = (6, 15, 30)
"""Ways to draw from a fuller one that are looked at, of all moves, of the better half, and of half of these."""


@dataclass(frozen=True)
class Draw:
    """Tiles of the bag in the order in which they are drawn, and in how many ways they can come."""

    tiles: Tiles
    count: int


@dataclass(frozen=True)
class Outcome:
    """What a move comes to with a draw: the spread at the end, whether it is proved, and the rounds it took."""

    spread: int
    proved: bool
    depth: int


@dataclass(eq=False)
class Candidate:
    """A move, None for the pass, and what it comes to with each draw."""

    play: Play | None
    outcomes: dict[Draw, Outcome] = field(default_factory=dict)

    @property
    def proved(self) -> bool:
        """Whether all of its outcomes are."""
        return all(outcome.proved for outcome in self.outcomes.values())

    @property
    def depth(self) -> int:
        """The rounds of search behind its outcomes: of those that are not proved the fewest, else the most."""
        found = self.outcomes.values()
        unproved = [outcome.depth for outcome in found if not outcome.proved]
        return min(unproved) if unproved else max([outcome.depth for outcome in found])

    @property
    def counts(self) -> tuple[int, int, int]:
        """In how many ways it wins, ties and loses."""
        found = [0, 0, 0]
        for draw, outcome in self.outcomes.items():
            found[0 if outcome.spread > 0 else 2 if outcome.spread else 1] += draw.count
        return found[0], found[1], found[2]

    @property
    def error(self) -> float:
        """The standard error of the share of games won, a tie being half of one, if draws are a sample."""
        wins, ties, losses = self.counts
        total = wins + ties + losses
        share = (wins + ties / 2) / total
        squares = wins * (1 - share) ** 2 + ties * (0.5 - share) ** 2 + losses * share**2
        return sqrt(squares / max(total - 1, 1) / total)

    @property
    def mean(self) -> float:
        """The spread that is to be expected."""
        return sum([draw.count * outcome.spread for draw, outcome in self.outcomes.items()]) / sum(self.counts)

    @property
    def worth(self) -> tuple[float, float]:
        """What moves are ordered by: draws won, ties half, then the mean spread."""
        wins, ties, _ = self.counts
        return wins / sum(self.counts) + ties / sum(self.counts) / 2, self.mean


_PARTS = 10_000
"""Parts into which chances are divided, so that what is counted stays whole numbers."""


def draws(unseen: Tiles, size: int, taken: int, known: Known | None = None, number: int = _SAMPLES[-1]) -> list[Draw]:
    """List what may be drawn from a bag of so many of the unseen tiles; their order does not matter if all are taken.

    Of three tiles and more so many are drawn by chance, the same each time. Where it is `known` what the other side may
    hold, each choice counts as often as it is likely, of one or two tiles in ten thousandths.

    >>> [(draw.tiles, draw.count) for draw in draws(b"AAB", 1, 1)], [draw.tiles for draw in draws(b"AAB", 2, 2)]
    ([(b'A', 2), (b'B', 1)], [b'AA', b'AB'])
    >>> [(draw.tiles, draw.count) for draw in draws(b"AAB", 2, 1)]
    [(b'AA', 2), (b'AB', 2), (b'BA', 2)]
    """
    if is_sampled(size):
        bags = [bytes(sorted(bag) if taken >= size else bag) for bag in _sample(unseen, size, known or Known(), number)]
        return [Draw(tiles, count) for tiles, count in sorted(Counter(bags).items())]
    choices = [Kept(b"", 1.0)] if known is None else known.choices
    total, found = sum([kept.chance for kept in choices]), Counter[Tiles]()
    for kept in choices:
        parts = 1 if len(choices) == 1 else max(round(kept.chance / total * _PARTS), 1)
        bag = sorted((Counter(unseen) - Counter(kept.tiles)).elements())
        for order in permutations(bag, size):
            found[bytes(sorted(order) if taken >= size else order)] += parts
    return [Draw(tiles, count) for tiles, count in sorted(found.items())]


def is_sampled(size: int) -> bool:
    """Say whether draws from a bag of so many tiles are a sample."""
    return size > _ALL


def _sample(unseen: Tiles, size: int, known: Known, number: int) -> Iterator[list[int]]:
    for draw in range(number):
        chance = random.Random(f"draw {draw}")
        pool = sorted((Counter(unseen) - Counter(known.at(chance.random()))).elements())
        chance.shuffle(pool)
        yield pool[:size]


class Sieve:
    """The moves of a position with one to four tiles in the bag, as far as they have been searched.

    `unseen` are the tiles of the other side's rack and of the bag, `known` is what is known of the former, `lead` the
    spread before the move. Games that are too large to be searched, and those that there is no time for, are told at a
    glance (`rough`).
    """

    def __init__(
        self,
        position: Position,
        rack: Tiles,
        unseen: Tiles,
        lexicon: Lexicon,
        lead: int,
        *,
        is_late: Callable[[], bool] = lambda: False,
        is_large: bool = False,
        known: Known | None = None,
    ) -> None:
        self._known = known
        self._is_late, self._is_large = is_late, is_large
        self._position = position
        self._rack = rack
        self._unseen = unseen
        # Read through once, so that the games need not each begin with the whole list.
        self._lexicon = words_within_reach(position, bytes(sorted(rack + unseen)), lexicon)
        self._lead = lead

    def sift(self, moves: Sequence[Play | None]) -> Iterator[list[Candidate] | None]:
        """Search moves with all draws: give those that have been searched, best first, after each; None on the way."""
        running = [Candidate(move) for move in moves]
        searched: list[Candidate] = []
        if is_sampled(len(self._unseen) - self._position.layout.rack):
            yield from self._sift_sample(running, searched)
            return
        for rounds in _SWEEPS:
            for candidate in running:
                yield from self._search(candidate, rounds, searched)
                yield searched
            if self._is_large:
                return
            if rounds == _SWEEPS[0]:
                continue
            kept = max(_FINALISTS, (len(running) + 1) // 2)
            running = [candidate for candidate in searched if candidate in running][:kept]
        while unproved := [candidate for candidate in searched[:_FINALISTS] if not candidate.proved]:
            yield from self._search(unproved[0], None, searched)
            yield searched

    def _sift_sample(self, running: list[Candidate], searched: list[Candidate]) -> Iterator[list[Candidate] | None]:
        """Glance at moves with a sample of draws, of which the better ones get more; these come first."""
        for number in _SAMPLES:
            for candidate in running:
                candidate.outcomes = yield from self._outcomes(candidate.play, _SWEEPS[0], number, candidate.outcomes)
                if candidate not in searched:
                    searched.append(candidate)
                searched.sort(key=lambda each: (sum(each.counts), each.worth), reverse=True)
                yield searched
            running = searched[: max(_FINALISTS, (len(running) + 1) // 2)]

    def _search(
        self, candidate: Candidate, rounds: int | None, searched: list[Candidate]
    ) -> Generator[None, None, None]:
        """Search a move for so many rounds, or to a proof, and put it in its place."""
        if not candidate.outcomes:
            candidate.outcomes = yield from self._outcomes(candidate.play, rounds)
            searched.append(candidate)
        elif not candidate.proved:
            candidate.outcomes = yield from self._outcomes(candidate.play, rounds)
        searched.sort(key=lambda each: each.worth, reverse=True)

    def _outcomes(
        self,
        play: Play | None,
        rounds: int | None,
        number: int = _SAMPLES[-1],
        before: Mapping[Draw, Outcome] | None = None,
    ) -> Generator[None, None, dict[Draw, Outcome]]:
        """Search a move with each draw, or so many, for so many rounds, or to a proof; those `before` stay."""
        known = {draw.tiles: outcome for draw, outcome in (before or {}).items()}
        size = len(self._unseen) - self._position.layout.rack
        taken = 0 if play is None else len(play.placed) - play.placed.count(EMPTY)
        outcomes = {}
        for draw in draws(self._unseen, size, taken, self._known, number):
            if draw.tiles in known:
                outcomes[draw] = known[draw.tiles]
                continue
            yield
            outcome = yield from self._outcome(self._after(play, draw.tiles, taken), rounds)
            lead = self._lead + (play.score if play else 0)
            outcomes[draw] = replace(outcome, spread=lead - outcome.spread)
        return outcomes

    def _outcome(self, game: "_Game", rounds: int | None) -> Generator[None, None, Outcome]:
        """Search a game for so many rounds, or to a proof; give what it comes to for who begins."""
        position, racks, passes, bag = game
        if not self._is_large:
            # The search reads the words from where they are kept.
            yield from reaching(position, bytes(sorted(racks[0] + racks[1] + bag + bag)), self._lexicon)
            search = Endgame(position, racks, self._lexicon, passes=passes, bag=bag)
            yield
            for ending in search.rounds():
                yield
                if ending and (ending.proved or ending.depth == rounds):
                    return Outcome(ending.spread, ending.proved, ending.depth)
                if self._is_late():
                    break
        _, spread = yield from rough_line(position, racks, self._lexicon, self._is_late, passes=passes, bag=bag)
        return Outcome(spread, proved=False, depth=0)

    def _after(self, play: Play | None, drawn: Tiles, taken: int) -> "_Game":
        """Give the game that the other side begins after a move."""
        theirs = bytes((Counter(self._unseen) - Counter(drawn)).elements())
        if play is None:
            return _Game(self._position, (theirs, self._rack), 1, drawn)
        return _Game(play.after(self._position), (theirs, play.leave + drawn[:taken]), 0, drawn[taken:])


class _Game(NamedTuple):
    """What both sides hold on a board, how many passes were made last, and the tiles of the bag in turn."""

    position: Position
    racks: tuple[Tiles, Tiles]
    passes: int
    bag: Tiles
