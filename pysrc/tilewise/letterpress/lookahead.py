"""Thinking ahead: what a play leaves when both sides go on as well as they can.

It deepens: first every candidate is judged by the board it leaves, then by the best reply, then the most promising by
the replies to the replies (`search`). Three things are exact however little time there is: a play that wins at once is
found and comes first; a play after which the opponent wins at once is known (`endings` looks at all words); and what is
called forced is proved over all words (`proof`). What lies between is judged by `Evaluation`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..jobs import Job, Progress
from .board import SQUARES, WINNING, Mask, Position, after
from .nodes import Node
from .plays import WIN, Move
from .proof import Outcomes, OverBudget, every_move_loses
from .ranking import RANKINGS, rank
from .search import HOPELESS, NO_END, Answers, Search, Spent
from .solve import Play

__all__ = ["Answered", "Forced", "Found", "Proof", "think"]

_CANDIDATES = 72
"""Plays that are judged by the board they leave and, where that ends the game, by the reply."""

_ROUNDS = ((2, 24), (3, 16))
"""The depth of each round, and the candidates that take part: the best of the round before."""

_LATER_ROUNDS = ((4, 10), (5, 8), (6, 6))
"""The rounds that follow: while there is time, where a time is given, and else for `_SETTLED` positions in all."""

_SETTLED = 2000
"""Positions looked at, each time anew, after which a search has settled that no time was given for, on a poor board.

It is a number and not a time so that a board has the same answer on every machine."""

_TWICE_THE_WORK = 17_000
"""Ways to play the words of a board with which a position takes twice the time: there the search settles after half."""

_FEW = 20
"""Classes with which a position is searched out, as far as the budget goes."""

_DEEPEST = 40
"""Plies to which a small position is searched out."""

_ESCAPES = 12
"""Plays that are looked for where all others lose at once."""

_BUDGET = 2500
"""Positions looked at to search a game out."""


Forced = Literal["wins", "loses"] | None
"""What a play comes to whatever the other side answers; None if that is not proved."""


@dataclass(frozen=True)
class Answered:
    """A play, the opponent's best reply, and what the search makes of it."""

    play: Play
    reply: Play | None
    value: int
    forced: Forced = None

    @property
    def lost(self) -> bool:
        """Whether the search has seen it lose, proved or not."""
        return self.forced == "loses" or self.value <= -HOPELESS


class Proof(NamedTuple):
    """What the side to move can force, and in how many turns of both: by passing first, where no play wins in them."""

    wins: bool
    plies: int
    by_passing: bool = False


@dataclass(frozen=True)
class Found:
    """What a search has found so far: plays, best first, and what the side to move can force.

    Where that is to win, the first play does, unless it is done by passing. `rounds` is what the best play has come to
    in each round that was finished, by its depth.
    """

    plays: list[Answered]
    proved: Proof | None = None
    rounds: Mapping[int, int] = field(default_factory=dict)


class _Candidate:
    """A word and squares for it, with what later rounds make of it."""

    def __init__(self, move: Move, words: list[int], forced: Forced) -> None:
        self.value, self.c, self.mask = move
        self.words = words
        self.forced = forced
        self.depth = 1
        self.reply: Move | None = None

    @property
    def order(self) -> tuple[int, bool, int]:
        """Sort first what is better; a deeper look counts before a shallower one unless a loss is forced."""
        return {"wins": 0, None: 1, "loses": 2}[self.forced], self.lost, -self.depth

    @property
    def lost(self) -> bool:
        """Whether the search has seen it lose, proved or not."""
        return self.value <= -HOPELESS


def think(
    search: Search,
    position: Position,
    limit: int | None = 20,
    *,
    merged: bool = False,
    seconds: float | None = None,
    settled: int = _SETTLED,
    gone: frozenset[int] = frozenset(),
    clock: Callable[[], float] = perf_counter,
) -> Job[Found]:
    """Order plays by what they lead to; yields at least after each candidate, with what is known after rounds.

    `settled` is how many positions are looked at on a poor board where no time is given, `gone` the words that may not
    be played.
    """
    until = float("inf") if seconds is None else clock() + seconds
    schedule = _ROUNDS + _LATER_ROUNDS
    total = sum(candidates for _, candidates in schedule)
    most = settled * _TWICE_THE_WORK // (_TWICE_THE_WORK + search.ways.n) if seconds is None else None
    rounds = _Rounds(search, position, merged, gone, most=most)
    yield Progress(0, total, rounds.found(limit))
    for _ in rounds.begin():
        yield Progress(0, total)
    for _ in rounds.run(schedule):
        yield Progress(min(rounds.looked_at, total), total, rounds.take_partial(limit))
        if clock() >= until:
            break
    return rounds.found(limit)


class _Rounds:
    """The rounds of one search, from its candidates on."""

    def __init__(
        self, search: Search, position: Position, merged: bool, gone: frozenset[int], *, most: int | None
    ) -> None:
        self.search, self.position, self.merged, self.gone = search, position, merged, gone
        self.proved: Proof | None = None
        self.looked_at = 0
        """Candidates that have been looked at, in all rounds together."""
        self._most = most
        """Positions that may be looked at yet, in the later rounds; None for as many as there is time for."""
        self._answers: Answers = {}
        self._fresh = False
        self._finished: dict[int, int] = {}
        self.dead = search.classes.dead(gone)
        ours, theirs = position.ours, position.theirs
        self.ending = None if position.ended else search.ending(ours, theirs, self.dead)
        self.candidates: list[_Candidate] = []
        if position.ended:
            self.proved = Proof(ours.bit_count() >= WINNING, 0)
            return
        self.node = Node(search, ours, theirs, gone, exact=True)
        if self.ending:
            self.proved = Proof(wins=True, plies=1)
            for ending in islice(search.endings(ours, theirs, self.dead), _CANDIDATES // 2):
                self._add(ending, "wins")
        safe = self.node.safe(_CANDIDATES - len(self.candidates))
        for move in safe:
            self._add(move, None)
        self._safe = bool(safe)
        for move in self.node.lost(max(0, _CANDIDATES - len(self.candidates))):
            self._add(move._replace(value=-WIN), None)
        if not self.candidates:
            self._fill_up()

    def begin(self) -> Iterator[None]:
        """Look on for plays after which the opponent cannot win at once, where the best all let it."""
        if self.position.ended or self._safe or self.ending:
            return
        if every_move_loses(self.search.ways, self.position.ours, self.position.theirs, self.gone):
            self.proved = Proof(wins=False, plies=2)
            for each in self.candidates:
                each.forced = "loses"
        elif self.search.ways.incomplete:
            escaped = 0
            for move in self.node.escapes():
                if move is not None:
                    self._add(move, None)
                    escaped += 1
                    if escaped == _ESCAPES:
                        break
                yield

    def _fill_up(self) -> None:
        """Add plays where all end the game and lose it."""
        weights, capturable = [1] * SQUARES, self.position.capturable
        live = (c for c in range(self.search.classes.n) if c not in self.dead)
        for c in islice(live, _CANDIDATES):
            mask = next(self.search.classes.best_ways(c, weights, capturable, 1))
            self._add(Move(-WIN, c, mask), None if self.position.free & ~mask else "loses")

    def _add(self, move: Move, forced: Forced) -> None:
        """Add a play: once for all words that bar the same, or once for each of these where they bar different ones."""
        classes = self.search.classes
        groups: dict[frozenset[int], list[int]] = {}
        words = [word for word in classes.words_of(move.c) if word not in self.gone]
        for word in sorted(words, key=lambda i: (-self.search.spelling.zipf(i), self.search.spelling.word(i))):
            dead = classes.dead(self.gone | classes.barred_by(word)) if len(words) > 1 else self.dead
            groups.setdefault(dead, []).append(word)
        self.candidates += [_Candidate(move, group, forced) for group in groups.values()]

    def run(self, schedule: Sequence[tuple[int, int]]) -> Iterator[None]:
        """Search round after round; what stands in `candidates` is sane at any step."""
        if self.proved:
            return
        for depth, width in schedule:
            self._sort()
            best = -WIN
            open_still = [each for each in self.candidates if each.forced is None and not each.lost]
            for number, each in enumerate(open_still):
                if number >= width and best > -HOPELESS:  # while all seem lost, more are looked at
                    break
                # What equals the best is told exactly.
                try:
                    yield from self._look(each, depth, best - 1 if depth > 2 else -WIN)
                except Spent:
                    self._fresh = True
                    return
                best = max(best, each.value)
                self.looked_at += 1
                yield
            self._sort()
            self._fresh = True
            if depth == 2:
                yield from self._prove()
                self._sort()
                self._fresh = True
                if self.proved:
                    return
            if self.candidates:
                self._finished[depth] = self.candidates[0].value

    def _after(self, each: _Candidate) -> tuple[Mask, Mask, frozenset[int]]:
        """Give the squares of the side that is to move after a candidate, those of ours, and what is barred then."""
        ours, theirs = after(self.position, each.mask)
        return theirs, ours, self.gone | self.search.classes.barred_by(each.words[0])

    def _look(self, each: _Candidate, depth: int, alpha: int) -> Iterator[None]:
        later = self._most is not None and depth > _ROUNDS[-1][0]
        most = max(0, self._most or 0) if later else NO_END
        value, reply, looked_at = yield from self.search.value_in_steps(
            *self._after(each), depth - 1, beta=-alpha, most=most, answers=self._answers
        )
        if self._most is not None:
            self._most -= looked_at
        each.value, each.depth = -value, depth
        if reply is not None:
            each.reply = reply
        if depth == 2 and value == WIN:
            each.forced = "loses"

    def _prove(self) -> Iterator[None]:
        """Prove what can be: which of the best plays win against every reply, and small positions to their end."""
        if self.search.classes.n <= _FEW:
            yield from self._search_out()
            if self.proved:
                return
        for each in self.candidates:
            if each.forced is None and each.value > HOPELESS:
                if every_move_loses(self.search.ways, *self._after(each)):
                    each.forced, each.value = "wins", WIN - 2
                    self.proved = Proof(wins=True, plies=3)
                yield

    def _search_out(self) -> Iterator[None]:
        """Search a small position to its end, one ply deeper after the other."""
        position = self.position
        outcomes = Outcomes(self.search.ways, _BUDGET)
        try:
            for plies in range(2, _DEEPEST):
                for each in self.candidates:
                    if each.forced is None:
                        result = outcomes.of(*self._after(each), plies - 1)
                        if result:
                            each.forced = "wins" if result < 0 else "loses"
                            each.value = (plies - WIN) * result
                    yield
                whole = outcomes.of(position.ours, position.theirs, self.gone, plies)
                if whole:
                    self.proved = Proof(
                        whole > 0, plies, by_passing=whole > 0 and self._wins_by_passing(outcomes, plies)
                    )
                if whole is not None:
                    return
        except OverBudget:
            return

    def _wins_by_passing(self, outcomes: Outcomes, plies: int) -> bool:
        """Say whether passing wins a position that is won within so many plies, and no play does within them.

        A play that wins and is not among the candidates, which are few of all, becomes one.
        """
        if any(each.forced == "wins" for each in self.candidates):
            return False
        step = outcomes.winning(self.position.ours, self.position.theirs, self.gone, plies)
        if step.word is None:
            return True
        move = Move(WIN - plies, self.search.classes.class_of(step.word), step.mask)
        self.candidates.append(_Candidate(move, [step.word], "wins"))
        return False

    def _sort(self) -> None:
        spelling = self.search.spelling
        self.candidates.sort(
            key=lambda each: (
                each.order,
                -each.value,
                -spelling.zipf(each.words[0]),
                spelling.word(each.words[0]),
                each.mask,
            )
        )

    def take_partial(self, limit: int | None) -> Found | None:
        """Give what is known after a round, once."""
        if not self._fresh:
            return None
        self._fresh = False
        return self.found(limit)

    def found(self, limit: int | None) -> Found:
        """Give the plays in order, each word in its best way."""
        self._sort()
        rows: dict[object, Answered] = {}
        for each in self.candidates:
            words = each.words[:1] if self.merged else each.words
            for word in words:
                name = each.c if self.merged else word
                if name not in rows:
                    rows[name] = self._answered(each, word)
            if limit is not None and len(rows) >= limit:
                break
        return Found(list(rows.values())[:limit], self.proved, dict(self._finished))

    def _answered(self, each: _Candidate, word: int) -> Answered:
        position = self.position
        play = self._play(position, each.c, each.mask, word)
        reply = None
        if each.reply is not None:
            gone = self.gone | self.search.classes.barred_by(word)
            other = Position(position.board, play.theirs, play.ours, position.letters)
            reply = self._play(other, each.reply.c, each.reply.mask, self.search.word_of(each.reply.c, gone))
        return Answered(play, reply, each.value, each.forced)

    def _play(self, position: Position, c: int, mask: Mask, word: int) -> Play:
        spelling = self.search.spelling
        ours, theirs = after(position, mask)
        others: tuple[Tiles, ...] = tuple(spelling.word(i) for i in self.search.classes.words_of(c) if i != word)
        value = rank(ours, theirs, RANKINGS["territory"])
        return Play(position, spelling.word(word), spelling.zipf(word), mask, ours, theirs, value, others)
