"""Who the opponent is, as far as its plays tell, and what comes of our plays against it.

The search takes for granted that the other side answers as well as it can. Whoever does not begin is mostly lost
against that, and then one play is as good as another to it; but the opponent that sits there may answer one of them
badly. The chance that it follows one of the plain `habits` comes from its plays by Bayes' rule; what it would answer is
worked out, and the search looks at what we have after that.

Where the answers are known, what is left is a puzzle for one player: a row of our own plays that ends in a win, which a
beam search looks for (`plan`). What it does not find is judged by how the search likes the boards after the answers
(`weigh`).

Sources: D. Carmel and S. Markovitch, "Incorporating opponent models into adversary search", AAAI 1996; for several
models, each with its chance, H. H. L. M. Donkers, "Nosce hostem: searching with opponent models", Maastricht 2003; for
beams, B. T. Lowerre, "The HARPY speech recognition system", Carnegie Mellon University 1976.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import NamedTuple

from .board import Mask
from .habits import HABITS, Habit, Side
from .plays import WIN, Plays
from .search import NO_END, Answers, Search, Spent

__all__ = ["Line", "Opponent", "Seen", "chance_of", "plan", "weigh"]

_BEFORE: Mapping[Habit, float] = dict(zip(HABITS, (0.17, 0.17, 0.04, 0.14, 0.14), strict=True))
"""The chance of each habit before anything was played: most of those who play by a list play by the page's rankings."""

_SAME = 0.9
"""How often one who has a habit plays just what it prefers,"""

_EQUAL = 0.3
"""another play that is as good by it (so often, of all of these together)"""

_OTHER = 0.02
"""or something else."""

_BY_THE_WAY = 0.15
"""How often one who has no habit plays what one prefers: of 588 plays of the search with itself 6 to 15% were."""

_LIKELY = 0.05
"""The least chance of a habit that is reckoned with."""

_UNIT = 32
"""How much worth makes the odds of winning e times as high (see `standing`)."""

_GIVEN_UP = 0.001
"""The chance below which a habit is not looked at any more."""

_MOST_GAINED = 0.25
"""How much more a chance is taken to become at most by a further look."""

_DEPTHS = ((2, 12), (3, 7), (4, 5), (5, 4))
"""How deep the search looks after the expected answers, round by round, and for how many of our plays."""

_BEAMS = ((6, 12), (10, 20), (16, 32))
"""How many positions a plan goes on from at each turn, and with how many plays from each, one beam after the other."""

_BEGINNINGS = 40
"""Our plays that a plan may begin with."""

_LONGEST = 8
"""The most plays of ours before the one that wins, in a plan."""

_HELD_TO = 0.98
"""How likely it is that a habit which is there tells the next play, in a plan."""


class Seen(NamedTuple):
    """What the opponent has played, as the side that was to move; `word` is None for a pass."""

    side: Side
    word: int | None
    mask: Mask


class Opponent:
    """An opponent, and the chance that it has each of some habits."""

    def __init__(self, plays: Plays, seen: Iterable[Seen] = (), habits: Mapping[Habit, float] = _BEFORE) -> None:
        self._plays = plays
        self.chances: dict[Habit, float] = dict(habits)
        """The chance of each habit; what is missing to 1 is the chance of none."""
        for each in seen:
            self.see(each)

    def see(self, seen: Seen) -> None:
        """Learn from a play by Bayes' rule."""
        found = {habit: chance * self._likelihood(habit, seen) for habit, chance in self.chances.items()}
        none = (1 - sum(self.chances.values())) * _BY_THE_WAY
        total = none + sum(found.values())
        self.chances = {habit: chance / total for habit, chance in found.items()}

    def _likelihood(self, habit: Habit, seen: Seen) -> float:
        plays, (side, word, mask) = self._plays, seen
        if self.chances[habit] < _GIVEN_UP:
            return _OTHER
        preferred = habit.prefers(plays, side)
        if word is None or preferred is None:
            return _SAME if word is None and preferred is None else _OTHER
        if side.playing(plays, word, mask)[:2] == side.playing(plays, preferred.word, preferred.mask)[:2]:
            return _SAME
        return _EQUAL if habit.score(plays, side, word, mask) == preferred.score else _OTHER

    @property
    def likely(self) -> dict[Habit, float]:
        """The habits that are reckoned with, and their chances."""
        return {habit: chance for habit, chance in self.chances.items() if chance >= _LIKELY}

    @property
    def known(self) -> float:
        """The chance that it has one of these."""
        return sum(self.likely.values())


@dataclass
class Line:
    """A play of ours, as the opponent that is to move then, and what it is worth to us by the search.

    `chance` is that of winning with it against this opponent, once `weigh` has looked at it.
    """

    side: Side
    value: int
    chance: float = 0.0
    depth: int = 0
    """How deep the search has looked after the expected answers."""
    answers: "list[Answer]" = field(default_factory=list)
    """Where this opponent's habits lead, but for games that are lost then, and for habits that it has a plan for."""
    plans: dict[Habit, float] = field(default_factory=dict)
    """The chance of winning by a plan to the end, if the opponent has a certain habit."""

    def planned(self, likely: dict[Habit, float]) -> float:
        """Give the chance of winning by these plans."""
        return sum(likely[habit] * chance for habit, chance in self.plans.items())


@dataclass
class Answer:
    """A position, we being to move, after an answer that has a `share` among all; `chance` is that of winning there."""

    side: Side
    share: float
    chance: float = 1.0


def plan(search: Search, lines: Sequence[Line], opponent: Opponent) -> Iterator[None]:
    """Look for plays that win in the end if the opponent has a likely habit; it may be stopped at any pause.

    One that has it answers each play in one way, so what there is to find is a row of our own plays: a beam search. Of
    habits that weigh replies no answers are worked out so far ahead, which would take too long.
    """
    habits = sorted((habit for habit in opponent.likely if habit.tried == 1), key=lambda each: -opponent.chances[each])
    for beam in _BEAMS:
        for habit in habits:
            if not any(habit in line.plans for line in lines):
                yield from _plan(search, lines[:_BEGINNINGS], habit, *beam)


def _plan(search: Search, lines: Sequence[Line], habit: Habit, width: int, plays: int) -> Iterator[None]:
    """Look for plans with a beam of so many positions, and so many plays from each."""
    begun = [(line.side, line) for line in lines]
    for length in range(1, _LONGEST + 1):
        found: dict[Side, tuple[int, Line]] = {}
        for side, line in begun:
            after = _answered(search, habit, side)
            if not after.full and after not in found:
                worth = _worth_to_mover(search, after)
                found[after] = worth, line
                if worth == WIN:
                    line.plans.setdefault(habit, _HELD_TO**length)
            yield
        if any(worth == WIN for worth, _ in found.values()):
            return
        begun = []
        for side, (_, line) in sorted(found.items(), key=lambda each: -each[1][0])[:width]:
            for move in search.moves(*side, plays):
                begun.append((side.playing(search, search.word_of(move.c, side.gone), move.mask), line))
            yield


def _worth_to_mover(search: Search, side: Side) -> int:
    """Give what the best play of a position leaves, WIN if it wins at once."""
    if search.ending(side.ours, side.theirs, search.classes.dead(side.gone), exact=False):
        return WIN
    return next((move.value for move in search.moves(*side, 1)), -WIN)


def weigh(search: Search, lines: Sequence[Line], opponent: Opponent, most: int | None = None) -> Iterator[None]:
    """Give lines their chances, deeper round by round, the better ones further; it may be stopped at any pause.

    What the habits do not tell is told by the value of a line. With `most` it ends when it has looked at so many
    positions.
    """
    likely, none = opponent.likely, 1 - opponent.known
    lines = sorted(lines, key=lambda line: -line.planned(likely))[: _DEPTHS[0][1]]
    for line in lines:
        line.answers = _answers(search, line, likely)
        yield
    looking = _Looking(search, likely, none, NO_END if most is None else most)
    for depth, width in _DEPTHS:
        best = 0.0
        for line in lines[:width]:
            try:
                line.chance = yield from looking.chance(line, depth, best)
            except Spent:
                return
            line.depth = depth
            best = max(best, line.chance)
        lines = sorted(lines[:width], key=lambda line: -line.chance)


def _answers(search: Search, line: Line, likely: dict[Habit, float]) -> list[Answer]:
    """Give the positions after the expected answers to a line that are not lost yet, the likeliest first."""
    found: dict[Side, float] = {}
    for habit, chance in likely.items():
        if habit not in line.plans:
            after = _answered(search, habit, line.side)
            found[after] = found.get(after, 0.0) + chance
    answers = [Answer(side, share) for side, share in found.items() if not side.full]
    return sorted(answers, key=lambda each: -each.share)


def _answered(search: Search, habit: Habit, side: Side) -> Side:
    """Give the position, the other side being to move, after what one with a habit plays."""
    preferred = habit.prefers(search, side)
    if preferred is None:  # it passes
        return Side(side.theirs, side.ours, side.gone)
    return side.playing(search, preferred.word, preferred.mask)


class _Looking:
    """Looks at what comes after the expected answers, at so many positions in all."""

    def __init__(self, search: Search, likely: dict[Habit, float], none: float, most: int) -> None:
        self._search, self._likely, self._none, self._left = search, likely, none, most
        self._answers: Answers = {}

    def chance(self, line: Line, depth: int, best: float) -> Generator[None, None, float]:
        """Give the chance of winning with a line, searched so deep after its answers.

        Where it is not likely to be above `best`, not all answers are looked at. Raises Spent.
        """
        told = self._none * chance_of(line.value) + line.planned(self._likely)
        chance = told + sum(each.share * each.chance for each in line.answers)
        most = told + sum(each.share * _at_most(each.chance) for each in line.answers)
        for each in line.answers:
            most -= each.share * _at_most(each.chance)
            missing = (best - most) / each.share
            if missing >= 1:
                break
            value, _, looked_at = yield from self._search.value_in_steps(
                *each.side, depth, alpha=_worth_of(missing) - 1, beta=WIN, most=self._left, answers=self._answers
            )
            self._left -= looked_at
            chance -= each.share * each.chance
            each.chance = chance_of(value)
            chance += each.share * each.chance
            most += each.share * each.chance
            yield
        return chance


def _at_most(chance: float) -> float:
    """Give what a chance may come to, for all one reckons with, when one looks further."""
    return min(1.0, chance + _MOST_GAINED)


def chance_of(value: int) -> float:
    """Give the chance of winning with a board that is worth so much.

    >>> chance_of(0), round(chance_of(32), 2)
    (0.5, 0.73)
    """
    return 1 / (1 + exp(-max(-700.0, min(700.0, value / _UNIT))))


def _worth_of(chance: float) -> int:
    """Give what a board is worth, about, whose chance is so high."""
    if chance <= 0:
        return -WIN
    return max(-WIN, min(WIN, int(_UNIT * log(chance / (1 - chance)))))
