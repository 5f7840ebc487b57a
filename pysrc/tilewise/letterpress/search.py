"""Thinking ahead: what a play leaves when both sides go on as well as they can.

The search deepens: first every candidate is judged by the board it leaves, then by the best reply, then the most
promising by the replies to the replies. Three things are exact however little time there is: a play that wins at once
is found and comes first; a play after which the opponent wins at once is known (`endings` looks at all words); and what
is called forced is proved over all words (`proof`). What lies between is judged by `Evaluation`, and only the plays
that look best are followed.

Of a node's classes the best by the weights of their squares are laid out in their best ways, and these are ranked as
lanes. The plays found are kept by position, so each round finds those of the round before.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..jobs import Job, Progress
from .board import ALL_SQUARES, Mask, Position, after, locked
from .classes import Classes
from .proof import Outcomes, OverBudget, every_move_loses, survivors
from .ranking import RANKINGS, rank
from .solve import Play
from .spelling import Spelling
from .standing import Evaluation

__all__ = ["Answered", "Found", "Node", "Search", "think"]

_WIN = 1 << 24
_HOPELESS = _WIN // 2
_CANDIDATES = 72
_WIDTHS = (6, 8, 10)
"""Plays that are followed at a node with so many plies left beyond the last one."""

_ROUNDS = ((2, 72), (3, 16), (4, 6))
"""The depth of each round, and the candidates that take part: the best of the round before."""

_FINISHERS = 48
"""Plays that end the game that are tried as lanes on plays that might escape."""

_FEW = 20
"""Classes with which a position is searched out, as far as the budget goes."""

_DEEPEST = 40
"""Plies to which a small position is searched out."""

_NEAR_END = 13
"""With so many free squares or fewer it is asked whether a play lets the opponent end the game."""

_ESCAPES = 12
"""Plays that are looked for where all others lose at once."""

_KEPT = 3000
"""Positions whose plays are kept."""

_BUDGET = 2500
"""Positions looked at to search a game out."""


class Move(NamedTuple):
    """A class on certain squares, and what the board after it is worth to the side that plays it."""

    value: int
    c: int
    mask: Mask


class Node:
    """The plays of a position that look best, and which of them the opponent cannot answer by ending the game."""

    def __init__(
        self, search: "Search", ours: Mask, theirs: Mask, dead: frozenset[int], *, classes: int, ways: int
    ) -> None:
        self.search, self.ours, self.theirs, self.dead = search, ours, theirs, dead
        self.moves = search.moves(ours, theirs, dead, classes, ways)
        self._safe: list[Move] = []
        self._left = list(self.moves)

    def safe(self) -> Iterator[Move]:
        """List the plays after which the opponent cannot win at once, best first.

        What ends the game after one play is tried on all others that are left, as lanes.
        """
        yield from self._safe
        capturable = ALL_SQUARES ^ self.ours ^ locked(self.theirs)
        known = len(self._safe)
        while self._left:
            move = self._left.pop(0)
            if move.value <= -_WIN:
                continue
            ours, theirs = self.ours | move.mask & capturable, self.theirs & ~(move.mask & capturable)
            free = ALL_SQUARES ^ ours ^ theirs
            ending = self.search.ending(theirs, ours, self.dead) if free.bit_count() <= _NEAR_END else None
            if ending is None:
                self._safe.append(move)
            elif self._left:
                masks = array("I", [each.mask for each in self._left])
                kept = survivors(self.ours, self.theirs, capturable, ending.mask, masks)
                self._left = [each for each, stays in zip(self._left, kept, strict=True) if stays]
            while known < len(self._safe):
                yield self._safe[known]
                known += 1


@dataclass(frozen=True)
class Answered:
    """A play, the opponent's best reply, and what the search makes of it."""

    play: Play
    reply: Play | None
    value: int
    forced: Literal["wins", "loses"] | None = None


@dataclass(frozen=True)
class Found:
    """What a search has found so far: plays, best first, and what the side to move can force."""

    plays: list[Answered]
    proved: tuple[bool, int] | None = None


class _Candidate:
    """A word and squares for it, with what later rounds make of it."""

    def __init__(self, move: Move, words: list[int]) -> None:
        self.c, self.mask = move.c, move.mask
        self.words = words
        self.value = move.value
        self.depth = 1
        self.reply: Move | None = None
        self.forced: Literal["wins", "loses"] | None = None

    @property
    def order(self) -> tuple[int, int, int]:
        """Sort first what is better; a deeper look counts before a shallower one unless a loss is forced."""
        group = {"wins": 0, None: 1, "loses": 2}[self.forced]
        lost = self.value <= -_HOPELESS // 2
        return group, 0 if not lost else 1, -self.depth


class Search:
    """The plays and the search of one board, as long as its words stay the same."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.classes = Classes(spelling)
        self.evaluation = Evaluation(self.classes.use)
        self._nodes: dict[tuple[Mask, Mask, frozenset[int]], Node] = {}
        self._endings: dict[tuple[Mask, Mask, frozenset[int]], Move | None] = {}

    def ending(self, ours: Mask, theirs: Mask, dead: frozenset[int]) -> Move | None:
        """Give a play that ends the game and wins it, if there is one: the one that takes most."""
        key = ours, theirs, dead
        if key not in self._endings:
            if len(self._endings) > 4 * _KEPT:
                self._endings.clear()
            free = ALL_SQUARES ^ ours ^ theirs
            all_endings = self.classes.endings(ours, free, ALL_SQUARES ^ ours ^ locked(theirs))
            self._endings[key] = next((Move(_WIN, c, mask) for c, mask in all_endings if c not in dead), None)
        return self._endings[key]

    def node(self, ours: Mask, theirs: Mask, dead: frozenset[int]) -> "Node":
        """Give the plays of a position, kept from the last time."""
        key = ours, theirs, dead
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) > _KEPT:
                self._nodes.clear()
            node = self._nodes[key] = Node(self, ours, theirs, dead, classes=16, ways=5)
        return node

    def moves(self, ours: Mask, theirs: Mask, dead: frozenset[int], classes: int, ways: int) -> list[Move]:
        """Give plays by the board after them, best first; those that end the game and lose come last."""
        weights = self.evaluation.weights(ours, theirs)
        capturable = ALL_SQUARES ^ ours ^ locked(theirs)
        free = ALL_SQUARES ^ ours ^ theirs
        pairs = self._pairs(weights, capturable, free, dead, most=classes, ways=ways)
        if free.bit_count() <= _NEAR_END:
            waiting = [1 if free >> i & 1 else weight for i, weight in enumerate(weights)]
            pairs |= self._pairs(waiting, capturable, free, dead, most=classes // 2, ways=ways)
        listed = list(pairs)
        values = self.evaluation.values(ours, theirs, [mask for _, mask in listed])
        found = [
            Move(value if free & ~mask else -_WIN, c, mask) for value, (c, mask) in zip(values, listed, strict=True)
        ]
        found.sort(key=lambda move: (-move.value, move.c, move.mask))
        return found

    def _pairs(
        self, weights: list[int], capturable: Mask, free: Mask, dead: frozenset[int], *, most: int, ways: int
    ) -> dict[tuple[int, Mask], None]:
        """Give the heaviest ways to play the heaviest classes."""
        classes = self.classes
        pairs: dict[tuple[int, Mask], None] = {}
        for c in classes.at_least(classes.gains(weights), 0):
            if c not in dead:
                for mask in self._ways(c, weights, capturable, free, ways):
                    pairs[c, mask] = None
                most -= 1
                if not most:
                    break
        return pairs

    def _ways(self, c: int, weights: list[int], capturable: Mask, free: Mask, most: int) -> Iterator[Mask]:
        """Give the best ways to play a class, and those that leave a free square where the best would end the game."""
        for mask in self.classes.best_ways(c, weights, capturable, most):
            yield mask
            if not free & ~mask:
                every = self.spelling.ways(self.classes.keys[c], capturable)
                yield from [way for way in every if free & ~way][:most]
                return

    def value(
        self, ours: Mask, theirs: Mask, gone: frozenset[int], depth: int, *, alpha: int, beta: int
    ) -> tuple[int, Move | None]:
        """Search a position: its worth to the side to move, and the best play; None for a pass."""
        classes = self.classes
        dead = classes.dead(gone)
        if ending := self.ending(ours, theirs, dead):
            return _WIN, ending
        capturable = ALL_SQUARES ^ ours ^ locked(theirs)
        best, chosen = -_HOPELESS, None
        node = self.node(ours, theirs, dead)
        if not node.moves:
            return -self.evaluation.values(theirs, ours, [0])[0], None
        if depth == 1:
            move = next(node.safe(), None)
            return (best, node.moves[0]) if move is None else (move.value, move)
        width = _WIDTHS[min(depth, 4) - 2]
        for move in islice(node.safe(), width):
            taken = move.mask & capturable
            bars = gone | classes.barred_by(self.word_of(move.c, gone))
            worth = -self.value(theirs & ~taken, ours | taken, bars, depth - 1, alpha=-beta, beta=-max(alpha, best))[0]
            if worth > _HOPELESS:
                worth -= 1
            elif worth < -_HOPELESS:
                worth += 1
            if worth > best or chosen is None:
                best, chosen = max(worth, best), move
                if best >= beta:
                    break
        return best, chosen or node.moves[0]

    def word_of(self, c: int, gone: frozenset[int]) -> int:
        """Give the most common word of a class that may be played."""
        live = [word for word in self.classes.words[c] if word not in gone]
        return max(live, key=lambda i: (self.spelling.zipf(i), -i)) if len(live) > 1 else live[0]


def think(
    search: Search,
    position: Position,
    limit: int | None = 20,
    *,
    merged: bool = False,
    seconds: float | None = None,
    gone: frozenset[int] = frozenset(),
    clock: Callable[[], float] = perf_counter,
) -> Job[Found]:
    """Order plays by what they lead to; yields after each candidate of each round, with what is known after rounds.

    `gone` are the words that may not be played.
    """
    until = float("inf") if seconds is None else clock() + seconds
    rounds = _Rounds(search, position, merged, gone)
    total = sum(candidates for _, candidates in _ROUNDS)
    yield Progress(0, total, rounds.found(limit))
    for done, _ in enumerate(rounds.run(), 1):
        yield Progress(min(done, total), total, rounds.take_partial(limit))
        if clock() >= until:
            break
    return rounds.found(limit)


class _Rounds:
    """The rounds of one search, from its candidates on."""

    def __init__(self, search: Search, position: Position, merged: bool, gone: frozenset[int]) -> None:
        self.search, self.position, self.merged, self.gone = search, position, merged, gone
        self.proved: tuple[bool, int] | None = None
        self._fresh = False
        self.dead = search.classes.dead(gone)
        ours, theirs = position.ours, position.theirs
        self.ending = None if position.ended else search.ending(ours, theirs, self.dead)
        self.candidates: list[_Candidate] = []
        if position.ended:
            return
        node = Node(search, ours, theirs, self.dead, classes=3 * _CANDIDATES, ways=12)
        if self.ending:
            self.proved = True, 1
            for c, mask in search.classes.endings(ours, position.free, position.capturable):
                if c not in self.dead:
                    self._add(Move(_WIN, c, mask), "wins")
                    if len(self.candidates) >= _CANDIDATES // 2:
                        break
        safe = list(islice(node.safe(), _CANDIDATES - len(self.candidates)))
        for move in safe:
            self._add(move, None)
        if not safe and not self.ending:
            if every_move_loses(search.classes, ours, theirs, gone):
                self.proved = False, 2
            else:
                safe = self._escapes()
                for move in safe:
                    self._add(move, None)
        self._fill([move for move in node.moves if move not in set(safe)])

    def _fill(self, moves: list[Move]) -> None:
        """Add plays that let the other side win, until there are as many as are searched."""
        for move in moves[: max(0, _CANDIDATES - len(self.candidates))]:
            lost = move.value <= -_WIN or self.proved == (False, 2)
            self._add(move._replace(value=-_WIN), "loses" if lost else None)

    def _escapes(self) -> list[Move]:
        """Look through all plays for some after which the opponent cannot win at once, where the best all let it."""
        search, position = self.search, self.position
        classes, free = search.classes, position.free
        finishers: list[Move] = []
        escapes: list[Move] = []
        for c in (c for c in range(classes.n) if c not in self.dead):
            ways = [way for way in search.spelling.ways(classes.keys[c], position.capturable) if free & ~way]
            for finisher in finishers:
                if ways and c not in classes.breakers(finisher.c, self.gone):
                    kept = survivors(
                        position.ours, position.theirs, position.capturable, finisher.mask, array("I", ways)
                    )
                    ways = [way for way, stays in zip(ways, kept, strict=True) if stays]
            for way in ways:
                ending = self._ending_after(c, way)
                if ending is None:
                    value = search.evaluation.values(position.ours, position.theirs, [way])[0]
                    escapes.append(Move(value, c, way))
                    if len(escapes) == _ESCAPES:
                        return escapes
                elif len(finishers) < _FINISHERS and ending not in finishers:
                    finishers.append(ending)
        return escapes

    def _ending_after(self, c: int, mask: Mask) -> Move | None:
        """Give a play that ends the game after a play of ours, by whichever word; None if there is none."""
        ours, theirs = after(self.position, mask)
        ending = None
        for word in self.search.classes.words[c]:
            if word not in self.gone:
                dead = self.search.classes.dead(self.gone | self.search.classes.barred_by(word))
                ending = self.search.ending(theirs, ours, dead)
                if ending is None:
                    return None
        return ending

    def _add(self, move: Move, forced: Literal["wins", "loses"] | None) -> None:
        """Add a play: once for all words that bar the same, or once for each of these where they bar different ones."""
        classes = self.search.classes
        groups: dict[frozenset[int], list[int]] = {}
        words = [word for word in classes.words[move.c] if word not in self.gone]
        for word in sorted(words, key=lambda i: (-self.search.spelling.zipf(i), self.search.spelling.word(i))):
            groups.setdefault(classes.dead(self.gone | classes.barred_by(word)), []).append(word)
        for group in groups.values():
            candidate = _Candidate(move, group)
            candidate.forced = forced
            self.candidates.append(candidate)

    def run(self) -> Iterator[None]:
        """Search round after round; what stands in `candidates` is sane at any step."""
        if self.proved:
            return
        for depth, width in _ROUNDS:
            self._sort()
            some = [each for each in self.candidates if each.forced is None][:width]
            best = -_WIN
            for each in some:
                self._look(each, depth, best if depth > 2 else -_WIN)
                best = max(best, each.value)
                yield
            self._sort()
            self._fresh = True
            if depth == 2:
                yield from self._prove()
                self._sort()
                self._fresh = True
                if self.proved:
                    return

    def _after(self, each: _Candidate) -> tuple[Mask, Mask]:
        return after(self.position, each.mask)

    def _look(self, each: _Candidate, depth: int, alpha: int) -> None:
        ours, theirs = self._after(each)
        gone = self.gone | self.search.classes.barred_by(each.words[0])
        value, reply = self.search.value(theirs, ours, gone, depth - 1, alpha=-_WIN, beta=-alpha)
        each.value, each.depth = -value, depth
        if reply is not None:
            each.reply = reply
        if depth == 2 and value == _WIN:
            each.forced = "loses"

    def _prove(self) -> Iterator[None]:
        """Prove what can be: which of the best plays win against every reply, and small positions to their end."""
        classes = self.search.classes
        if classes.n <= _FEW:
            yield from self._search_out()
            if self.proved:
                return
        for each in self.candidates[:24]:
            if each.forced is None:
                ours, theirs = self._after(each)
                if every_move_loses(classes, theirs, ours, self.gone | classes.barred_by(each.words[0])):
                    each.forced, each.value = "wins", _WIN - 2
                    self.proved = True, 3
                yield

    def _search_out(self) -> Iterator[None]:
        """Search a small position to its end, one ply deeper after the other."""
        classes, position = self.search.classes, self.position
        outcomes = Outcomes(classes, _BUDGET)
        try:
            for plies in range(2, _DEEPEST):
                for each in self.candidates:
                    if each.forced is None:
                        ours, theirs = self._after(each)
                        gone = self.gone | classes.barred_by(each.words[0])
                        result = outcomes.of(theirs, ours, gone, plies - 1)
                        if result:
                            each.forced = "wins" if result < 0 else "loses"
                            each.value = (plies - _WIN) * result
                    yield
                whole = outcomes.of(position.ours, position.theirs, self.gone, plies)
                if whole:
                    self.proved = whole > 0, plies
                if whole is not None:
                    return
        except OverBudget:
            return

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
        return Found(list(rows.values())[:limit], self.proved)

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
        others: tuple[Tiles, ...] = tuple(spelling.word(i) for i in self.search.classes.words[c] if i != word)
        value = rank(position, ours, theirs, RANKINGS["territory"])
        return Play(position, spelling.word(word), spelling.zipf(word), mask, ours, theirs, value, others)
