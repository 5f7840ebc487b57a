"""One to four tiles in the bag: a move is chosen for all that may be drawn, of three and four for a sample of it.

What is in the bag is not known, but it is one of the unseen tiles, or two of them; the other side holds the rest. For
each move and each such draw the game is searched to its end (`endgame`), and the move that wins most draws is best, a
tie being half of one; then the one with the higher spread, each draw as often as it can come.

With three or four tiles in the bag there are up to 7,920 ways to draw, and none of these games ends soon. So a few
are drawn by chance, the same for all moves, and only glanced at: 6 for all moves, 15 for the better half of them, 30
for half of these. What is told is a sample.

A move that empties the bag is judged as it should be: from then on both sides know all tiles by counting. After one
that leaves tiles in the bag, and after a pass, the search lets both sides know them.

There are many games to search, so moves are sifted. All are glanced at, of two tiles first with a third of the draws,
and then with the others unless they are far behind. The better half are searched a little, half of these further, and
so on, at first with the draws that are close; at last the best are searched to a proof, until the two that stand first
are proved.

All these games lie on the same few boards. So the plays on the board and on those after our moves are made once, for
all tiles that a side may come to hold, and a game takes those for which it has the tiles.
"""

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
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
from .boards import Boards
from .plays import Drawing
from .reach import reaching, words_within_reach
from .rough import rough_line
from .search import Endgame

__all__ = ["Candidate", "Draw", "Outcome", "Sieve", "draws", "is_sampled"]

_SWEEPS = (1, 4, 7, 10)
"""Rounds of the search of each sweep; half of the moves are left after each, and the first is only a glance.

Of 12 positions with two tiles 1, 2 and 3 rounds found a best move in 8, 8 and 10, and 4 rounds in all.
"""

_CLOSE = 20
"""Points of spread up to which a draw is searched before others, as it may turn.

Of glances in 12 positions, a quarter of those within 10 points were wrong about who wins, a ninth of those within 10 to
30, and a fortieth of those beyond.
"""

_PART = 3
"""Of so many draws of two tiles one is glanced at before the others are.

A third alone says less than equity: of 18 positions it lost 3.1% of draws, all draws 0.6%, and equity 2.4%.
"""

_BEHIND = 2
"""Standard errors by which a move is behind the best after that, so that the others have time."""

_FINALISTS = 2

_SHARED = 20_000
"""Plays of both sides up to which those of all that may be drawn are made at once, rather than game by game."""

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
    def taken(self) -> int:
        """How many tiles it puts down, so that as many are drawn."""
        return len(self.play.placed) - self.play.placed.count(EMPTY) if self.play else 0

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

    def is_behind(self, best: "Candidate") -> bool:
        """Say whether it is not likely to become the best with further draws."""
        return self.worth[0] + _BEHIND * self._doubt < best.worth[0] - _BEHIND * best._doubt

    @property
    def _doubt(self) -> float:
        """The standard error of the share of games won, with one more draw won and one more lost.

        Where all of few draws are won, others may still be lost.
        """
        number = len(self.outcomes)
        share = (self.worth[0] * number + 1) / (number + 2)
        return sqrt(share * (1 - share) / number)

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
    spread before the move, `plays` how many both sides have. Games that are too large to be searched, and those that
    there is no time for, are told at a glance (`rough`).
    """

    def __init__(
        self,
        position: Position,
        rack: Tiles,
        unseen: Tiles,
        lexicon: Lexicon,
        lead: int,
        *,
        plays: int = 0,
        is_late: Callable[[], bool] = lambda: False,
        is_large: bool = False,
        known: Known | None = None,
    ) -> None:
        self._known = known
        self._is_late, self._is_large = is_late, is_large
        self._position = position
        self._rack = rack
        self._unseen = unseen
        self._size = len(unseen) - position.layout.rack
        # Read through once, so that the games need not each begin with the whole list.
        self._lexicon = words_within_reach(position, bytes(sorted(rack + unseen)), lexicon)
        self._boards: Boards | None = None
        if plays <= _SHARED and not is_large:
            self._boards = Boards(position, (unseen, rack + unseen), lexicon, Drawing(rack, self._size))
        self._lead = lead
        self._ways = sum([draw.count for draw in draws(unseen, self._size, 0, known)])

    def is_sample(self, candidate: Candidate) -> bool:
        """Say whether a move has been looked at with a part of the draws only."""
        return is_sampled(self._size) or sum(candidate.counts) < self._ways

    def sift(self, moves: Sequence[Play | None]) -> Iterator[list[Candidate] | None]:
        """Search moves with all draws: give those that have been searched, best first, after each; None on the way.

        Those with which more draws have been looked at come first.
        """
        if self._boards:
            first, most = self._boards.first, self._position.layout.rack
            pack = self._boards.tray.pack
            for _ in self._boards.prepare(first, (pack(self._unseen[:most]), pack(self._rack))):
                yield None
        running = [Candidate(move) for move in moves]
        searched: list[Candidate] = []
        if is_sampled(self._size):
            yield from self._sift_sample(running, searched)
            return
        put_off: list[Candidate] = []
        for candidate in running:
            if self._size > 1:
                yield from self._look([candidate], searched, _PART)
                if candidate.is_behind(searched[0]):
                    put_off.append(candidate)
                    continue
            yield from self._look([candidate], searched)
        running = [candidate for candidate in searched if candidate not in put_off]
        for rounds in _SWEEPS[1:] if not self._is_large else ():
            kept = max(_FINALISTS, (len(running) + 1) // 2)
            running = [candidate for candidate in searched if candidate in running][:kept]
            yield from self._deepen(running, rounds, searched)
            yield from self._look(put_off, searched)
            put_off = []
        yield from self._look(put_off, searched)
        while not self._is_large:
            unproved = [candidate for candidate in searched[:_FINALISTS] if not candidate.proved]
            if not unproved:
                return
            yield from self._search(unproved[0], self._draws(unproved[0]), None, searched)
            yield searched

    def _look(
        self, candidates: list[Candidate], searched: list[Candidate], part: int = 1
    ) -> Iterator[list[Candidate] | None]:
        """Glance at moves, with one of so many draws."""
        for candidate in candidates:
            yield from self._search(candidate, self._draws(candidate)[::part], _SWEEPS[0], searched)
            yield searched

    def _deepen(
        self, running: list[Candidate], rounds: int, searched: list[Candidate]
    ) -> Iterator[list[Candidate] | None]:
        """Search moves for so many rounds, with the draws first that are close.

        A search that goes further mostly comes to less, so those that it has not come to yet stand behind.
        """
        close = [[draw for draw in each.outcomes if abs(each.outcomes[draw].spread) <= _CLOSE] for each in running]
        for chosen in (close, [list(each.outcomes) for each in running]):
            further: list[Candidate] = []
            for candidate, draws_of in zip(running, chosen, strict=True):
                yield from self._search(candidate, draws_of, rounds, searched)
                further.append(candidate)
                self._rank(searched, further)
                yield searched
        self._rank(searched)
        yield searched

    def _sift_sample(self, running: list[Candidate], searched: list[Candidate]) -> Iterator[list[Candidate] | None]:
        """Glance at moves with a sample of draws, of which the better ones get more; these come first."""
        for number in _SAMPLES:
            for candidate in running:
                yield from self._search(candidate, self._draws(candidate, number), _SWEEPS[0], searched)
                yield searched
            running = searched[: max(_FINALISTS, (len(running) + 1) // 2)]

    def _draws(self, candidate: Candidate, number: int = _SAMPLES[-1]) -> list[Draw]:
        """List what may be drawn after a move, or a sample of so many."""
        return draws(self._unseen, self._size, candidate.taken, self._known, number)

    def _search(
        self, candidate: Candidate, chosen: Iterable[Draw], rounds: int | None, searched: list[Candidate]
    ) -> Generator[None, None, None]:
        """Search a move with some draws for so many rounds, or to a proof, and put it in its place."""
        before = {draw.tiles: outcome for draw, outcome in candidate.outcomes.items()}
        outcomes = {} if is_sampled(self._size) else candidate.outcomes.copy()
        for draw in chosen:
            outcome = before.get(draw.tiles)
            if not outcome or not (outcome.proved or (rounds is not None and outcome.depth >= rounds)):
                yield
                outcome = yield from self._outcome(candidate, draw.tiles, rounds)
            outcomes[draw] = outcome
        candidate.outcomes = dict(sorted(outcomes.items(), key=lambda each: each[0].tiles))
        if candidate not in searched:
            searched.append(candidate)
        self._rank(searched)

    def _rank(self, searched: list[Candidate], further: Sequence[Candidate] = ()) -> None:
        """Order moves: those that more draws have been looked at with, those searched further, and then by worth."""

        def key(each: Candidate) -> tuple[int, bool, tuple[float, float]]:
            total = sum(each.counts)
            # Of some of all draws a few more, or fewer, say nothing.
            return total if is_sampled(self._size) or total == self._ways else 0, each in further, each.worth

        searched.sort(key=key, reverse=True)

    def _outcome(self, candidate: Candidate, drawn: Tiles, rounds: int | None) -> Generator[None, None, Outcome]:
        """Search the game after a move and a draw for so many rounds, or to a proof."""
        game = self._after(candidate.play, drawn, candidate.taken)
        outcome = yield from self._search_game(game, candidate.play, rounds)
        return replace(outcome, spread=self._lead + (candidate.play.score if candidate.play else 0) - outcome.spread)

    def _search_game(self, game: "_Game", play: Play | None, rounds: int | None) -> Generator[None, None, Outcome]:
        """Search a game for so many rounds, or to a proof; give what it comes to for who begins."""
        position, racks, passes, bag = game
        if not self._is_large:
            shared = None
            if self._boards:
                first = self._boards.first
                shared = self._boards, self._boards.after(first, play) if play else first
            else:
                # The search reads the words from where they are kept.
                yield from reaching(position, bytes(sorted(racks[0] + racks[1] + bag + bag)), self._lexicon)
            search = Endgame(position, racks, self._lexicon, passes=passes, bag=bag, shared=shared)
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
