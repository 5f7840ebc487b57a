"""Thinking ahead about some plays only: those of words people know, those that take certain squares, those that win.

What is chosen are our plays. The opponent answers with any legal word, so the search is that of all plays, and the
chosen ones are read from it. It follows only the plays that look best; where few of these were chosen, others are added
by `territory` and judged by the best reply at one look.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from time import perf_counter
from types import MappingProxyType

from ..alphabets import Tiles
from ..jobs import Job, Progress, finish, listed
from .board import Position
from .lookahead import Answered, Forced, Found, Proof, think
from .ranking import RANKINGS
from .search import Search
from .searches import begin_search, kept_search, time_left
from .solve import Play, Wanted, seek_plays
from .spelling import Spelling

__all__ = ["think_ahead", "think_among"]

_MOST_ADDED = 16
"""Plays that are added to those of the search."""

_FOLLOWING = 0.7
"""The share of the time in which the search follows plays; the rest is for those that are added."""

_GROUPS: Mapping[str | None, int] = MappingProxyType({"wins": 0, None: 1, "loses": 2})


def think_ahead(
    every: Spelling,
    position: Position,
    wanted: Wanted,
    seconds: float | None,
    begun: float,
    *,
    clock: Callable[[], float] = perf_counter,
) -> Job[Found]:
    """Think ahead about the plays that are wanted, when the opponent answers with any of all words that are left.

    Those that have not been thought about follow in the order of `territory`, as far as there is room. The time has
    `begun` with the request.
    """
    search = kept_search(every) or (yield from begin_search(every, every))
    seconds = None if seconds is None else time_left(seconds, begun, clock)
    if wanted.spelling is every and not wanted.must and not wanted.winning:
        found = yield from think(search, position, wanted.limit, merged=wanted.merged, seconds=seconds)
    else:
        found = yield from think_among(search, position, wanted, seconds=seconds)
    if wanted.winning or (wanted.limit is not None and len(found.plays) >= wanted.limit):
        return found
    known = {_name(each.play, wanted) for each in found.plays}
    plays = yield from listed((yield from seek_plays(wanted, position, RANKINGS["territory"])))
    others = [_not_followed(play) for play in plays if _name(play, wanted) not in known]
    return Found(_ordered([*found.plays, *others], wanted), found.proved)


def think_among(
    search: Search,
    position: Position,
    wanted: Wanted,
    *,
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
    >>> found = finish(think_among(Search(spelling), position, Wanted(spelling, must=0b1000)))
    >>> [str(each.play) for each in found.plays]
    ['CAB 3-0']
    """
    begun = clock()
    chosen = _Chosen(search, position, wanted)
    if chosen.endings:
        return chosen.now()
    seconds = None if seconds is None else time_left(seconds, begun, clock)
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


class _Chosen:
    """The chosen plays, as far as they are known."""

    def __init__(self, search: Search, position: Position, wanted: Wanted) -> None:
        self.search, self.wanted = search, wanted
        ranking = RANKINGS["territory"]
        self.endings: list[Answered] = []
        if wanted.winning:
            self.endings = list(map(_not_followed, finish(seek_plays(wanted, position, ranking))))
        some = replace(wanted, limit=_MOST_ADDED, winning=False)
        self.added = list(map(_not_followed, finish(seek_plays(some, position, ranking))))
        """What the search may not follow; judged by the best reply once it has ended."""
        self.followed: dict[Tiles, Answered] = {}
        self.proved: Proof | None = None

    def now(self) -> Found:
        """Give the plays in order."""
        if self.endings:
            return Found(self.endings, Proof(wins=True, plies=1))
        return Found(_ordered([*self.followed.values(), *self._others], self.wanted), self.proved)

    def follow(self, found: Found) -> None:
        """Choose from what the search has found."""
        self.proved = found.proved
        self.followed = {}
        for each in found.plays:
            play = each.play
            if _takes(self.wanted, play):
                others = tuple(word for word in play.same_letters if self.wanted.spelling.find(word) is not None)
                chosen = replace(each, play=replace(play, same_letters=others))
                self.followed.setdefault(_name(play, self.wanted), chosen)

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
        return [each for each in self.added if _name(each.play, self.wanted) not in self.followed]


def _takes(wanted: Wanted, play: Play) -> bool:
    """Say whether a play is of the words that are wanted and takes the squares that it must."""
    return not wanted.must & ~play.mask and wanted.spelling.find(play.word) is not None


def _ordered(plays: list[Answered], wanted: Wanted) -> list[Answered]:
    """Put what wins by force first and what loses last; with `winning` only the former, the shortest first."""
    if wanted.winning:
        wins = [each for each in plays if each.forced == "wins"]
        return sorted(wins, key=lambda each: len(each.play.word))[: wanted.limit]
    return sorted(plays, key=lambda each: _GROUPS[each.forced])[: wanted.limit]


def _name(play: Play, wanted: Wanted) -> Tiles:
    """Give what plays of one row of an answer have in common."""
    return bytes(sorted(play.word)) if wanted.merged else play.word


def _not_followed(play: Play) -> Answered:
    """Give a play that the search has not followed; of one that ends the game it is known what it comes to."""
    return Answered(play, None, 0, None if play.wins is None else "wins" if play.wins else "loses")


def _answered(search: Search, play: Play) -> Answered:
    """Judge a play by the opponent's best reply at one look."""
    before = play.before
    other = Position(before.board, play.theirs, play.ours, before.letters)
    found = _first(think(search, other, 1, gone=search.gone_from([play.word])))
    if not found.plays:
        return Answered(play, None, 0)
    [best, *_] = found.plays
    forced: Forced = None if found.proved is None else "loses" if found.proved.wins else "wins"
    return Answered(play, best.play, -best.value, forced)


def _first(job: Job[Found]) -> Found:
    """Give the first that a search has found, which it tells at once, and end it."""
    told = next(job)
    job.close()
    assert told
    assert isinstance(told.partial, Found)
    return told.partial
