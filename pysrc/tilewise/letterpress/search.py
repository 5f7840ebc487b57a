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
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice
from time import perf_counter
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..jobs import Job, Progress
from .board import ALL_SQUARES, SQUARES, WINNING, Mask, Position, after, locked
from .classes import MOST_KEPT_WAYS, Classes
from .proof import Outcomes, OverBudget, every_move_loses, survivors
from .ranking import RANKINGS, rank
from .solve import Play
from .spelling import Spelling
from .standing import Evaluation

__all__ = ["Answered", "Found", "Node", "Search", "think"]

_WIN = 1 << 24
_HOPELESS = _WIN // 2
_CANDIDATES = 72
"""Plays that are judged by the board they leave and, where that ends the game, by the reply."""

_WIDTHS = (8, 8, 8, 8, 6)
"""Plays that are followed at a node with so many plies left beyond the last one."""

_ROUNDS = ((2, 24), (3, 16), (4, 10))
"""The depth of each round, and the candidates that take part: the best of the round before."""

_LATER_ROUNDS = ((5, 8), (6, 6))
"""The rounds that follow while there is time, where a time is given."""

_LANES = 1024
"""Ways that are ranked at a node whose best play alone is asked for; of others `_MOST_LANES`."""

_MOST_LANES = 4096

_LISTED = 64
"""Plays that are listed at a node that is followed; at the others `_FEW_LISTED`, some of which may lose at once."""

_FEW_LISTED = 12

_BEST_WAYS = 48
"""Ways of a class with many that are laid out."""

_FINISHERS = 48
"""Plays that end the game that a node remembers."""

_TRIED = 12
"""Those of them that are tried, as lanes, on all plays at once."""

_MOST_WAYS = 4096
"""Ways that are looked at for some that escape, in positions beyond the first."""

_SINGLE = 32
"""Of these, plays that are looked at one by one."""

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
        self, search: "Search", ours: Mask, theirs: Mask, gone: frozenset[int], *, lanes: int, listed: int
    ) -> None:
        self.search, self.ours, self.theirs, self.gone = search, ours, theirs, gone
        self.dead = search.classes.dead(gone)
        self.free = ALL_SQUARES ^ ours ^ theirs
        self.capturable = ALL_SQUARES ^ ours ^ locked(theirs)
        self.near_end = self.free.bit_count() <= _NEAR_END
        self.finishers: list[Move] = []
        self.best: Move | None = None
        """What looks best by the board after it, as soon as plays have been asked for."""
        self._lanes, self._listed = lanes, listed
        self._safe: list[Move] = []
        self._left = self.moves()
        self._escaped = False

    def moves(self) -> Iterator[Move]:
        """List plays by the board after them, best first; none that fill the board.

        The best way of each class, where it takes other squares than a better play does, comes before the rest.
        """
        seen: set[int] = set()
        rest = []
        for move in self._ranked():
            taken = move.mask & self.capturable
            if ~move.c in seen or taken in seen:
                rest.append(move)
            else:
                seen.update((~move.c, taken))
                yield move
        yield from rest

    def _ranked(self) -> list[Move]:
        """Rank the ways of the classes that look best, up to a number of lanes."""
        places, ends, masks = self.search.laid_out(self.ours, self.theirs, self.dead, self._lanes)
        if not masks:
            return []
        evaluation = self.search.evaluation
        ranked = evaluation.ranked(self.ours, self.theirs, masks)
        found = []
        for each in nlargest(self._listed, ranked):
            if each:
                value, place = evaluation.worth(each)
                found.append(Move(value, places[bisect_right(ends, place)], masks[place]))
        return found

    def safe(self) -> Iterator[Move]:
        """List the plays after which the opponent cannot win at once, best first; if all that look best let it, others.

        What ends the game after one play is tried first after the next.
        """
        yield from self._safe
        for move in self._left:
            self.best = self.best or move
            if not (self.near_end and self.loses(move)):
                self._safe.append(move)
                yield move
        if not self._safe and self.near_end and not self._escaped:
            self._escaped = True
            looked_at = islice(self.escapes(_MOST_WAYS), _SINGLE)
            self._safe = [move for move in looked_at if move is not None][: _WIDTHS[0]]
            yield from self._safe

    def loses(self, move: Move) -> bool:
        """Say whether the opponent can end the game and win at once after a play, whatever word of its class it is."""
        taken = move.mask & self.capturable
        ours, theirs = self.ours | taken, self.theirs & ~taken
        free, capturable = ALL_SQUARES ^ ours ^ theirs, ALL_SQUARES ^ theirs ^ locked(ours)
        for finisher in self.finishers:
            if (
                not free & ~finisher.mask
                and (theirs | finisher.mask & capturable).bit_count() >= WINNING
                and move.c not in self.search.classes.breakers(finisher.c, self.gone)
            ):
                return True
        if (ending := self.search.ending(theirs, ours, self.dead)) is None:
            return False
        if move.c in self.search.classes.breakers(ending.c, self.gone):
            for word in self.search.classes.words[move.c]:
                if word not in self.gone:
                    dead = self.search.classes.dead(self.gone | self.search.classes.barred_by(word))
                    if self.search.ending(theirs, ours, dead) is None:
                        return False
            return True
        if len(self.finishers) < _FINISHERS:
            self.finishers.insert(0, ending)
        return True

    def escapes(self, most: int) -> Iterator[Move | None]:
        """Look through all plays for those after which the opponent cannot win at once; None for each that lets it.

        Plays come in the order of what they leave. What is known to end the game is tried on whole classes first, then
        on their ways, as lanes; with more ways than `most` only some are looked at.
        """
        classes = self.search.classes
        endings = classes.endings(self.theirs, self.free, ALL_SQUARES ^ self.theirs ^ locked(self.ours))
        known = [Move(_WIN, c, mask) for c, mask in islice(endings, _TRIED) if c not in self.dead]
        tried = [*self.finishers, *known][:_TRIED]
        _, may = classes.class_bounds
        live = [c for c in range(classes.n) if c not in self.dead]
        left, _ = self._survivors(tried, live, array("I", (may[c] for c in live)))
        places: list[int] = []
        ways = array("I")
        for c in left:
            of_class = [way for way in self.search.spelling.ways(classes.keys[c], self.capturable) if self.free & ~way]
            places += [c] * len(of_class)
            ways.extend(of_class)
            if len(ways) > most:
                break
        places, ways = self._survivors(tried, places, ways)
        values = self.search.evaluation.values(self.ours, self.theirs, ways)
        for move in sorted((Move(*each) for each in zip(values, places, ways, strict=True)), reverse=True):
            yield None if self.loses(move) else move

    def _survivors(
        self, finishers: Sequence[Move], places: list[int], masks: "array[int]"
    ) -> "tuple[list[int], array[int]]":
        """Keep the classes, on these squares, that none of the finishers is known to beat."""
        classes = self.search.classes
        kept = survivors(self.ours, self.theirs, self.capturable, [each.mask for each in finishers], masks)
        barring = {c for each in finishers for c in classes.breakers(each.c, self.gone)}
        stay = [i for i, c in enumerate(places) if kept[i] or c in barring]
        return [places[i] for i in stay], array("I", (masks[i] for i in stay))


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
        return group, 1 if self.lost else 0, -self.depth

    @property
    def lost(self) -> bool:
        """Whether the search has seen it lose, proved or not."""
        return self.value <= -_HOPELESS


class Search:
    """The plays and the search of one board, as long as its words stay the same."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.classes = Classes(spelling)
        self.evaluation = Evaluation(self.classes.use)
        self._nodes: dict[tuple[Mask, Mask, frozenset[int], bool], Node] = {}
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

    def node(self, ours: Mask, theirs: Mask, gone: frozenset[int], *, followed: bool) -> "Node":
        """Give the plays of a position, kept from the last time; more are ranked if they are to be followed."""
        key = ours, theirs, gone, followed
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) > _KEPT:
                self._nodes.clear()
            node = self._nodes[key] = Node(
                self,
                ours,
                theirs,
                gone,
                lanes=_MOST_LANES if followed else _LANES,
                listed=_LISTED if followed else _FEW_LISTED,
            )
        return node

    def laid_out(
        self, ours: Mask, theirs: Mask, dead: frozenset[int], lanes: int
    ) -> "tuple[list[int], list[int], array[int]]":
        """Lay out the ways of the classes whose best squares weigh most: the classes, where each ends, and the ways."""
        classes = self.classes
        weights = self.evaluation.weights(ours, theirs)
        capturable = ALL_SQUARES ^ ours ^ locked(theirs)
        places: list[int] = []
        ends: list[int] = []
        masks = array("I")
        for c in classes.at_least(classes.gains(weights), 0):
            if c not in dead:
                ways = classes.ways(c)
                masks.extend(classes.best_ways(c, weights, capturable, _BEST_WAYS) if ways is None else ways)
                places.append(c)
                ends.append(len(masks))
                if len(masks) > lanes - MOST_KEPT_WAYS:
                    break
        return places, ends, masks

    def value(
        self, ours: Mask, theirs: Mask, gone: frozenset[int], depth: int, *, alpha: int, beta: int
    ) -> tuple[int, Move | None]:
        """Search a position: its worth to the side to move, and the best play; None for a pass."""
        node = self.node(ours, theirs, gone, followed=depth > 1)
        if ending := self.ending(ours, theirs, node.dead):
            return _WIN, ending
        if len(node.dead) == self.classes.n:
            return -self.evaluation.values(theirs, ours, array("I", [0]))[0], None
        if depth == 1:
            move = next(node.safe(), None)
            return (1 - _WIN, node.best) if move is None else (move.value, move)
        best, chosen = 1 - _WIN, None
        for move in islice(node.safe(), _WIDTHS[min(depth, 5) - 2]):
            taken = move.mask & node.capturable
            bars = gone | self.classes.barred_by(self.word_of(move.c, gone))
            worth = -self.value(theirs & ~taken, ours | taken, bars, depth - 1, alpha=-beta, beta=-max(alpha, best))[0]
            if worth > _HOPELESS:
                worth -= 1
            elif worth < -_HOPELESS:
                worth += 1
            if worth > best or chosen is None:
                best, chosen = max(worth, best), move
                if best >= beta:
                    break
        return best, chosen or node.best

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
    plan = _ROUNDS if seconds is None else _ROUNDS + _LATER_ROUNDS
    total = sum(candidates for _, candidates in plan)
    rounds = _Rounds(search, position, merged, gone)
    yield Progress(0, total, rounds.found(limit))
    for _ in rounds.begin():
        yield Progress(0, total)
    for done, _ in enumerate(rounds.run(plan), 1):
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
        self.node = Node(search, ours, theirs, gone, lanes=_MOST_LANES, listed=4 * _CANDIDATES)
        if self.ending:
            self.proved = True, 1
            for c, mask in search.classes.endings(ours, position.free, position.capturable):
                if c not in self.dead:
                    self._add(Move(_WIN, c, mask), "wins")
                    if len(self.candidates) >= _CANDIDATES // 2:
                        break
        safe = list(islice(self.node.safe(), _CANDIDATES - len(self.candidates)))
        for move in safe:
            self._add(move, None)
        self._safe = bool(safe)
        self._fill([move for move in self.node.moves() if move not in set(safe)])
        if not self.candidates:
            self._fill_up()

    def begin(self) -> Iterator[None]:
        """Look through all plays for some after which the opponent cannot win at once, where the best all let it."""
        if self.position.ended or self._safe or self.ending:
            return
        if every_move_loses(self.search.classes, self.position.ours, self.position.theirs, self.gone):
            self.proved = False, 2
            for each in self.candidates:
                each.forced = "loses"
        else:
            escaped = 0
            for move in self.node.escapes(1 << SQUARES):
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
            self._add(Move(-_WIN, c, mask), None if self.position.free & ~mask else "loses")

    def _fill(self, moves: list[Move]) -> None:
        """Add plays that let the other side win, until there are as many as are searched."""
        for move in moves[: max(0, _CANDIDATES - len(self.candidates))]:
            self._add(move._replace(value=-_WIN), None)

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

    def run(self, plan: Sequence[tuple[int, int]]) -> Iterator[None]:
        """Search round after round; what stands in `candidates` is sane at any step."""
        if self.proved:
            return
        for depth, width in plan:
            self._sort()
            best = -_WIN
            open_still = [each for each in self.candidates if each.forced is None and not each.lost]
            for number, each in enumerate(open_still):
                if number >= width and best > -_HOPELESS:  # while all seem lost, more are looked at
                    break
                self._look(each, depth, best - 1 if depth > 2 else -_WIN)  # what equals the best is told exactly
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
        for each in self.candidates:
            if each.forced is None and each.value > _HOPELESS:
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
