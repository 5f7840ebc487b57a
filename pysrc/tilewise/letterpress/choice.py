"""Thinking ahead about some plays only: those of words people know, those that take certain squares, those that win.

What is chosen are our plays. The opponent answers with any legal word, so the search is that of all plays, and the
chosen ones are read from it. It follows only the plays that look best; where few of these were chosen, others are added
by `territory` and judged by the best reply at one look.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from time import perf_counter
from types import MappingProxyType
from typing import Literal

from ..alphabets import Tiles
from ..jobs import Job, Progress
from .board import Mask, Position
from .lookahead import Answered, Found, Proof, think
from .ranking import RANKINGS
from .search import Search
from .solve import Play, best_plays, seek_plays, winning_plays
from .spelling import Spelling

__all__ = ["Choice", "think_among", "with_others"]

_MOST_ADDED = 16
"""Plays that are added to those of the search."""

_FOLLOWING = 0.7
"""The share of the time in which the search follows plays; the rest is for those that are added."""

_GROUPS: Mapping[str | None, int] = MappingProxyType({"wins": 0, None: 1, "loses": 2})


@dataclass(frozen=True)
class Choice:
    """Which plays are wanted: of which words, taking which squares, and whether only those that win, shortest first."""

    spelling: Spelling
    must: Mask = 0
    winning: bool = False

    def takes(self, play: Play) -> bool:
        """Say whether a play is of these words and takes these squares."""
        return not self.must & ~play.mask and self.spelling.find(play.word) is not None

    def ordered(self, plays: list[Answered], limit: int | None) -> list[Answered]:
        """Put what wins by force first and what loses last; with `winning` only the former, the shortest first."""
        if self.winning:
            wins = [each for each in plays if each.forced == "wins"]
            return sorted(wins, key=lambda each: len(each.play.word))[:limit]
        return sorted(plays, key=lambda each: _GROUPS[each.forced])[:limit]


def think_among(
    search: Search,
    position: Position,
    choice: Choice,
    limit: int | None = 20,
    *,
    merged: bool = False,
    seconds: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Job[Found]:
    """Order the chosen plays by what they lead to; some progress comes with what has been `Found` so far, as the first.

    Of a word that the search follows it is the best way that it has found; where that does not take the squares, the
    best way by `territory` that does is added. With `winning`, plays that end the game are all found, those that win by
    force as far as the search proves it.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> from tilewise.lexicon import Lexicon
    >>> spelling = Spelling(b"ABAC" + b"X" * 21, Lexicon.from_words(["ab", "aba", "cab"], alphabet("en")))
    >>> position = Position(spelling.board, ours=0, theirs=0)
    >>> found = finish(think_among(Search(spelling), position, Choice(spelling, must=0b1000)))
    >>> [str(each.play) for each in found.plays]
    ['CAB 3-0']
    """
    chosen = _Chosen(search, position, choice, limit, merged)
    if chosen.endings:
        return chosen.now()
    until = float("inf") if seconds is None else clock() + seconds
    total = 0
    job = think(search, position, None, seconds=None if seconds is None else seconds * _FOLLOWING, clock=clock)
    while True:
        try:
            progress = next(job)
        except StopIteration as stop:
            chosen.follow(stop.value)
            break
        if progress is None:
            yield None
            continue
        total = progress.total + len(chosen.added)
        fresh = isinstance(progress.partial, Found)
        if isinstance(progress.partial, Found):
            chosen.follow(progress.partial)
        yield Progress(progress.done, total, chosen.now() if fresh else None)
    for left in chosen.judge():
        yield Progress(total - left, total)
        if clock() >= until:
            break
    return chosen.now()


def with_others(
    found: Found, choice: Choice, position: Position, limit: int | None, *, merged: bool = False
) -> Job[Found]:
    """Add the chosen plays that have not been thought about, in the order of `territory`, as far as there is room."""
    if choice.winning or (limit is not None and len(found.plays) >= limit):
        return found
    plays = seek_plays(choice.spelling, position, RANKINGS["territory"], limit, merged=merged, must=choice.must)
    known = {_name(each.play, merged=merged) for each in found.plays}
    others = [
        Answered(play, None, 0, _at_once(play))
        for play in (yield from plays)
        if _name(play, merged=merged) not in known
    ]
    return Found(choice.ordered([*found.plays, *others], limit), found.proved)


class _Chosen:
    """The chosen plays, as far as they are known."""

    def __init__(self, search: Search, position: Position, choice: Choice, limit: int | None, merged: bool) -> None:
        self.search, self.choice, self.limit, self.merged = search, choice, limit, merged
        ranking, must = RANKINGS["territory"], choice.must
        self.endings: list[Answered] = []
        if choice.winning:
            ending = winning_plays(choice.spelling, position, ranking, limit, merged=merged, must=must)
            self.endings = [Answered(play, None, 0, "wins") for play in ending]
        added = best_plays(choice.spelling, position, ranking, _MOST_ADDED, merged=merged, must=must)
        self.added = [Answered(play, None, 0, _at_once(play)) for play in added]
        """What the search may not follow; judged by the best reply once it has ended."""
        self.followed: dict[Tiles, Answered] = {}
        self.proved: Proof | None = None

    def now(self) -> Found:
        """Give the plays in order."""
        if self.endings:
            return Found(self.endings, Proof(wins=True, plies=1))
        return Found(self.choice.ordered([*self.followed.values(), *self._others], self.limit), self.proved)

    def follow(self, found: Found) -> None:
        """Choose from what the search has found."""
        self.proved = found.proved
        self.followed = {}
        for each in found.plays:
            play = each.play
            if self.choice.takes(play):
                others = tuple(word for word in play.same_letters if self.choice.spelling.find(word) is not None)
                self.followed.setdefault(
                    _name(play, merged=self.merged), replace(each, play=replace(play, same_letters=others))
                )

    def judge(self) -> Iterator[int]:
        """Judge the other plays one by one; gives how many are left."""
        others = [each for each in self._others if each.forced is None]
        judged: list[Answered] = [each for each in self._others if each.forced is not None]
        for left, each in reversed(list(enumerate(reversed(others)))):
            judged.append(_answered(self.search, each.play))
            judged.sort(key=lambda one: -one.value)
            self.added = judged + others[len(others) - left :]
            yield left

    @property
    def _others(self) -> list[Answered]:
        return [each for each in self.added if _name(each.play, merged=self.merged) not in self.followed]


def _name(play: Play, *, merged: bool) -> Tiles:
    """Give what plays of one row of an answer have in common."""
    return bytes(sorted(play.word)) if merged else play.word


def _at_once(play: Play) -> Literal["wins", "loses"] | None:
    return None if play.wins is None else "wins" if play.wins else "loses"


def _answered(search: Search, play: Play) -> Answered:
    """Judge a play by the opponent's best reply at one look."""
    before = play.before
    other = Position(before.board, play.theirs, play.ours, before.letters)
    beginnings = (search.spelling.find(play.word[:end]) for end in range(2, len(play.word) + 1))
    job = think(search, other, 1, gone=frozenset(each for each in beginnings if each is not None))
    found = _first(job)
    if not found.plays:
        return Answered(play, None, 0)
    [best, *_] = found.plays
    forced: Literal["wins", "loses"] | None = None
    if found.proved is not None:
        forced = "loses" if found.proved.wins else "wins"
    return Answered(play, best.play, -best.value, forced)


def _first(job: Job[Found]) -> Found:
    """Give the first that a search has found, which it tells at once, and end it."""
    told = next(job)
    job.close()
    assert told
    assert isinstance(told.partial, Found)
    return told.partial
