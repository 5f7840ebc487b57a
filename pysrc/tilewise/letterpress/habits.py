"""Plain ways to choose a play: by a count of squares, locks and open sides, of one's own plays or of the replies too.

Programs of the first generation choose so, whoever plays what a list of ranked plays puts first, and the two weakest
levels here. What such an opponent plays next can be worked out (`opponent`), with the register of all ways to play
(`ways`): a ranking is one weighted sum of sets, and its highest numbers are the plays that the list begins with.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakKeyDictionary

from ..bitsets import Bits, highest, indices, union, weighted_sums
from .board import (
    ALL_SQUARES,
    AROUND,
    BORDERS,
    SQUARES,
    WINNING,
    Mask,
    capturable_squares,
    locked,
)
from .board import squares as squares_of
from .plays import KEPT, Plays
from .ranking import RANKINGS, Ranking, weighted_sum

__all__ = ["HABITS", "Habit", "Preferred", "Side"]

_WON = 1 << 30
"""More than any board is worth."""

_REFUTATIONS = 6
"""Replies that are tried on the next play before all replies are ranked."""

Score = tuple[int, ...]
"""What a habit makes of a play; of two the higher one is preferred."""


class Side(NamedTuple):
    """A side that is to move: its squares, those of the other, and the words that are barred."""

    ours: Mask
    theirs: Mask
    gone: frozenset[int]

    def playing(self, plays: Plays, word: int, mask: Mask) -> "Side":
        """Give the other side after a play, which is to move then."""
        ours = self.ours | mask & capturable_squares(self.ours, self.theirs)
        return Side(self.theirs & ~ours, ours, self.gone | plays.classes.barred_by(word))

    @property
    def full(self) -> bool:
        """Whether no square is free."""
        return self.ours | self.theirs == ALL_SQUARES


class Preferred(NamedTuple):
    """The word that is preferred, its squares, and what is made of it."""

    word: int
    mask: Mask
    score: Score


@dataclass(frozen=True)
class Habit:
    """Playing what is best by a ranking or, of so many best ones, what leaves the worst best reply by it.

    Equal plays are ordered as `solve.best_plays` orders them. Whoever has a play that ends the game and wins plays it.
    """

    ranking: Ranking
    tried: int = 1

    def prefers(self, plays: Plays, side: Side) -> Preferred | None:
        """Give what a side plays; None without any play that goes on. Ways that the register lacks are not seen.

        >>> from tilewise.alphabets import alphabet
        >>> from tilewise.lexicon import Lexicon
        >>> from .spelling import Spelling
        >>> board = b"ABAC" + b"X" * 21
        >>> plays = Plays(Spelling(board, Lexicon.from_words(["ab", "aba", "cab"], alphabet("en"))))
        >>> best = Habit(RANKINGS["territory"]).prefers(plays, Side(0, 0, frozenset()))
        >>> plays.spelling.word(best.word), bin(best.mask)
        (b'ABA', '0b111')
        """
        kept = _kept.setdefault(plays, {})
        if (self, side) not in kept:
            if len(kept) > KEPT:
                kept.clear()
            kept[self, side] = self._prefers(plays, side)
        return kept[self, side]

    def _prefers(self, plays: Plays, side: Side) -> Preferred | None:
        if ending := plays.ending(side.ours, side.theirs, plays.classes.dead(side.gone), exact=False):
            word = next(each for each in plays.classes.words_of(ending.c) if each not in side.gone)
            return Preferred(word, ending.mask, (_WON,))
        best: Preferred | None = None
        replies = _Replies(plays, self.ranking)
        for word, mask in _best_by(plays, self.ranking, side, self.tried):
            after = side.playing(plays, word, mask)
            own = weighted_sum(self.ranking, after.theirs, after.ours)
            if self.tried == 1:
                return Preferred(word, mask, (own,))
            if best is None or not replies.reach(-best.score[0], after):
                reply = replies.best(after)
                if best is None or -reply > best.score[0]:
                    best = Preferred(word, mask, (-reply, own))
        return best

    def score(self, plays: Plays, side: Side, word: int, mask: Mask) -> Score:
        """Give what is made of a play, whatever place it has among all."""
        after = side.playing(plays, word, mask)
        own = weighted_sum(self.ranking, after.theirs, after.ours)
        return (own,) if self.tried == 1 else (-_Replies(plays, self.ranking).best(after), own)


_kept: "WeakKeyDictionary[Plays, dict[tuple[Habit, Side], Preferred | None]]" = WeakKeyDictionary()
"""What is preferred on each board, as long as it is thought about: a turn asks for much that the turn before asked."""


class _Replies:
    """The best replies to plays, one play after another, by a ranking."""

    def __init__(self, plays: Plays, ranking: Ranking) -> None:
        self._plays, self._ranking = plays, ranking
        self._refutations: list[tuple[int, Mask]] = []
        """The best replies to earlier plays, by their class and squares."""

    def best(self, side: Side) -> int:
        """Give the worth of the best reply of a side."""
        ways, dead = self._plays.ways, self._plays.classes.dead(side.gone)
        if ending := self._plays.ending(side.ours, side.theirs, dead, exact=False):
            self._keep(ending.c, ending.mask)
            return _WON
        left, sums = _ranked(self._plays, self._ranking, side)
        if not left:
            return -_WON
        j = ways.first(highest(sums, left)[1])
        self._keep(ways.class_of(j), ways.masks[j])
        return self._worth_of(side, ways.masks[j] & capturable_squares(side.ours, side.theirs))

    def reach(self, least: int, side: Side) -> bool:
        """Say whether a reply to an earlier play is worth so much here too; it is tried first the next time."""
        dead, may = self._plays.classes.dead(side.gone), capturable_squares(side.ours, side.theirs)
        for n, (c, mask) in enumerate(self._refutations):
            if c not in dead and self._worth_of(side, mask & may) >= least:
                self._refutations.insert(0, self._refutations.pop(n))
                return True
        return False

    def _keep(self, c: int, mask: Mask) -> None:
        self._refutations = [(c, mask), *self._refutations[: _REFUTATIONS - 1]]

    def _worth_of(self, side: Side, taken: Mask) -> int:
        ours = side.ours | taken
        theirs = side.theirs & ~ours
        if ours | theirs == ALL_SQUARES:
            return _WON if ours.bit_count() >= WINNING else -_WON
        return weighted_sum(self._ranking, ours, theirs)


def _best_by(plays: Plays, ranking: Ranking, side: Side, number: int) -> list[tuple[int, Mask]]:
    """List the best words by a ranking that do not fill the board, and the lowest of the best masks of each."""
    ways, words_of, spelling = plays.ways, plays.classes.words_of, plays.spelling
    left, sums = _ranked(plays, ranking, side)
    found: list[tuple[int, Mask]] = []
    while left and len(found) < number:
        _, equal = highest(sums, left)
        of_class: dict[int, Mask] = {}
        for j in indices(equal, ways.n):
            c = ways.class_of(j)
            of_class[c] = min(ways.masks[j], of_class.get(c, ALL_SQUARES))
        left &= ~ways.of_classes(of_class)
        allowed = [(word, mask) for c, mask in of_class.items() for word in words_of(c) if word not in side.gone]
        found += sorted(allowed, key=lambda each: (-spelling.zipf(each[0]), spelling.word(each[0])))
    return found[:number]


def _ranked(plays: Plays, ranking: Ranking, side: Side) -> tuple[Bits, Sequence[Bits]]:
    """Give the ways to play that do not fill the board, and their ranks less what is the same for all."""
    left = plays.ways.live(plays.classes.dead(side.gone))
    left ^= plays.ways.filling(ALL_SQUARES ^ side.ours ^ side.theirs, left)
    return left, weighted_sums(_terms(plays, ranking, side.ours, side.theirs)) if left else []


def _terms(plays: Plays, ranking: Ranking, ours: Mask, theirs: Mask) -> Iterator[tuple[int, Bits]]:
    """Give what a ranking adds for which ways; what it takes off is added for the others."""
    ways, may = plays.ways, capturable_squares(ours, theirs)
    for i in squares_of(may):
        yield ranking.squares << (theirs >> i & 1), ways.taking[i]
    if ranking.exposed:
        held = [ways.every if ours >> i & 1 else ways.taking[i] if may >> i & 1 else 0 for i in range(SQUARES)]
        for i, j in BORDERS:
            yield ranking.exposed, ways.every ^ held[i] ^ held[j]
    if ranking.locked:
        for held_locked in ways.locks(ours, theirs):
            yield ranking.locked, held_locked
        for i in squares_of(locked(theirs)):
            yield ranking.locked, union(ways.taking[j] for j in squares_of(AROUND[i] & may))


HABITS: Sequence[Habit] = (
    Habit(RANKINGS["letterpwn"]),
    Habit(RANKINGS["territory"]),
    Habit(Ranking("squares", locked=0, exposed=0, squares=1)),
    Habit(RANKINGS["territory"], tried=12),
    Habit(Ranking("squares and locks", locked=2, exposed=0, squares=1), tried=30),
)
"""Those that are looked for: the page's two rankings; most squares; a plain program that looks two plies ahead, by
`territory`, and one that counts locked squares twice more instead."""
