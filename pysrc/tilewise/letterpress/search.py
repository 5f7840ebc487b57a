"""Thinking ahead: what a play leaves when both sides go on as well as they can.

The search deepens: first every candidate is judged by the board it leaves, then by the best reply, then the most
promising by the replies to the replies. Three things are exact however little time there is: a play that wins at once
is found and comes first; a play after which the opponent wins at once is known (`endings` looks at all words); and what
is called forced is proved over all words (`proof`). What lies between is judged by `Evaluation`, and only the plays
that look best are followed, more of them where all of these lose.

At a node all ways to play are judged at once (`ways`, `standing`). Where the opponent can answer one by ending the
game, all others that let it do so with the same play are taken away with it. On a board of many equal letters the
register has only a part of them; for the position that is asked about all classes are looked at: the best by the
weights of their squares are laid out in some ways, and these are ranked as lanes. The plays found are kept by position,
so each round finds those of the round before.
"""

from array import array
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from time import perf_counter
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..bitsets import Bits, highest
from ..jobs import Job, Progress
from .board import ALL_SQUARES, SQUARES, Mask, Position, after, locked
from .classes import Classes
from .proof import Outcomes, OverBudget, every_move_loses, survivors
from .ranking import RANKINGS, rank
from .solve import Play
from .spelling import Spelling
from .standing import Evaluation
from .ways import Ways

__all__ = ["Answered", "Found", "Node", "Search", "think"]

_WIN = 1 << 24
_HOPELESS = _WIN // 2
_CANDIDATES = 72
"""Plays that are judged by the board they leave and, where that ends the game, by the reply."""

_WIDTHS = (8, 8, 8, 8, 6)
"""Plays that are followed at a node with so many plies left beyond the last one."""

_MOST_TRIED = 64
"""Plays that are followed where all of the best lose."""

_ROUNDS = ((2, 24), (3, 16), (4, 10))
"""The depth of each round, and the candidates that take part: the best of the round before."""

_LATER_ROUNDS = ((5, 8), (6, 6))
"""The rounds that follow: while there is time, where a time is given, and else for `_SETTLED` positions in all."""

_NO_END = 1 << 62

_SETTLED = 1000
"""Positions looked at, each time anew, after which a search has settled that no time was given for.

It is a number and not a time so that a board has the same answer on every machine."""

_LANES = 1024
"""Ways of incomplete classes that are ranked, where they are asked for."""

_BEST_WAYS = 48
"""Ways of such a class that are laid out."""

_MORE_WAYS = 2
"""Of the ways of a class, and of those that take the same squares, so many are kept beside the best."""

_TRIED = 12
"""Plays that end the game that are tried, as lanes, on all of these classes at once."""

_MOST_WAYS = 1 << 18
"""Ways of incomplete classes that are looked through for a play that does not lose at once."""

_FEW = 20
"""Classes with which a position is searched out, as far as the budget goes."""

_DEEPEST = 40
"""Plies to which a small position is searched out."""

_ESCAPES = 12
"""Plays that are looked for where all others lose at once."""

_KEPT = 3000
"""Positions whose plays are kept, and about so many of which it is kept what turned out best."""

_BUDGET = 2500
"""Positions looked at to search a game out."""


_MOST_WORTH = 2048
"""More than any play is worth: 25 squares, a lock on each, and what words use."""

_STEP = 100
"""New positions after which a search pauses, so that it can be stopped; twice as many after each pause."""


def _one_number(ours: Mask, theirs: Mask) -> int:
    """Make one integer of both, with a bit above them (see `ways` for why)."""
    return ours | theirs << SQUARES | 1 << 2 * SQUARES


@cache
def _numbers() -> list[int]:
    """Make the integers that are used for the worth of plays, once (see `ways` for why)."""
    return list(range(-_MOST_WORTH, _MOST_WORTH))


def _kept(worth: int) -> int:
    """Give a worth as an integer that may be kept."""
    return _numbers()[worth + _MOST_WORTH]


class _Spent(Exception):
    """As many positions have been looked at as the whole search may."""


class _Paused(Exception):
    """As many new positions have been looked at as were allowed."""


class Move(NamedTuple):
    """A class on certain squares, and what the board after it is worth to the side that plays it."""

    value: int
    c: int
    mask: Mask


class Node:
    """A position, its plays, and which of them the opponent cannot answer by ending the game."""

    def __init__(
        self, search: "Search", ours: Mask, theirs: Mask, gone: frozenset[int], *, exact: bool = False
    ) -> None:
        self.search, self.gone = search, gone
        self._at = _one_number(ours, theirs)
        self.exact = exact
        """Whether plays are looked at, on both sides, that the register does not have."""
        self.dead = search.classes.dead(gone)
        self.best: Move | None = None
        """What looks best by the board after it, as soon as safe plays have been asked for."""
        self._safe: list[Move] = []
        self._asked = 0

    @property
    def ours(self) -> Mask:
        """The squares of the side to move."""
        return self._at & ALL_SQUARES

    @property
    def theirs(self) -> Mask:
        """The squares of the other side."""
        return self._at >> SQUARES & ALL_SQUARES

    @property
    def free(self) -> Mask:
        """The squares of neither."""
        return ALL_SQUARES ^ self.ours ^ self.theirs

    @property
    def capturable(self) -> Mask:
        """The squares that a play takes if it uses them."""
        return ALL_SQUARES ^ self.ours ^ locked(self.theirs)

    def safe(self, number: int) -> list[Move]:
        """List so many plays after which the opponent cannot win at once, best first by the board they leave.

        The best way of each class, where it takes other squares than a better play does, comes before the rest.
        """
        if self._asked < number:
            self._asked = number
            self._safe = self._found(number)
        return self._safe[:number]

    def lost(self, number: int) -> list[Move]:
        """List so many plays after which the opponent can win at once, of each class one, best first."""
        chosen = {move.c for move in self.safe(self._asked)}
        moves = _Moves(self, self.search.ways.every & ~self.search.ways.of_classes(chosen))
        found: list[Move] = []
        while len(found) < number and (move := moves.take()):
            moves.skip(self.search.ways.of_class(move.c))
            if move.c not in chosen:
                found.append(move)
        return found

    def _found(self, number: int) -> list[Move]:
        ways, capturable = self.search.ways, self.capturable
        moves = _Moves(self, ways.every)
        locks: list[Bits] | None = None
        found: list[Move] = []
        rest: list[Move] = []
        seen: set[Mask] = set()
        while len(found) < number and (move := moves.take()):
            self.best = self.best or move
            if (taken := move.mask & capturable) in seen:
                rest.append(move)
            elif finisher := self.finisher(move):
                locks = locks or ways.locks(self.ours, self.theirs)
                answered = ways.answered(finisher.mask, self.ours, self.theirs, locks, moves.left)
                moves.left ^= answered & ~ways.of_classes(self.search.classes.breakers(finisher.c, self.gone))
            else:
                found.append(move)
                seen.add(taken)
                if len(found) < number:
                    rest += moves.skip(ways.of_class(move.c))
                    rest += moves.skip(ways.taking_just(taken, capturable, moves.left))
        for move in rest:
            if len(found) == number:
                break
            if not self.finisher(move):
                found.append(move)
        return found

    def finisher(self, move: Move) -> Move | None:
        """Give a play with which the opponent ends the game and wins after a play, whatever word of its class it is."""
        taken = move.mask & self.capturable
        ours, theirs = self.ours | taken, self.theirs & ~taken
        search = self.search
        ending = search.ending(theirs, ours, self.dead, exact=self.exact)
        if ending is not None and move.c in search.classes.breakers(ending.c, self.gone):
            for word in search.classes.words[move.c]:
                if word not in self.gone:
                    dead = search.classes.dead(self.gone | search.classes.barred_by(word))
                    if search.ending(theirs, ours, dead, exact=self.exact) is None:
                        return None
        return ending

    def finisher_after_pass(self) -> Move | None:
        """Give a play with which the opponent ends the game and wins after a pass."""
        return self.search.ending(self.theirs, self.ours, self.dead, exact=self.exact)

    def escapes(self) -> Iterator[Move | None]:
        """Look through plays that the register does not have for some after which the opponent cannot win at once.

        None for each that lets it. Plays come in the order of what they leave. What is known to end the game is tried
        on whole classes first, then on their ways, as lanes.
        """
        search, classes = self.search, self.search.classes
        tried = list(islice(search.endings(self.theirs, self.ours, self.dead), _TRIED))
        _, may = classes.class_bounds
        live = [c for c in search.ways.incomplete if c not in self.dead]
        left, _ = self._survivors(tried, live, array("I", (may[c] for c in live)))
        places: list[int] = []
        ways = array("I")
        for c in left:
            of_class = [way for way in search.spelling.ways(classes.keys[c], self.capturable) if self.free & ~way]
            places += [c] * len(of_class)
            ways.extend(of_class)
            if len(ways) > _MOST_WAYS:
                break
        places, ways = self._survivors(tried, places, ways)
        values = search.evaluation.values(self.ours, self.theirs, ways)
        for move in sorted((Move(*each) for each in zip(values, places, ways, strict=True)), reverse=True):
            yield None if self.finisher(move) else move

    def _survivors(
        self, finishers: Sequence[Move], places: list[int], masks: "array[int]"
    ) -> "tuple[list[int], array[int]]":
        """Keep the classes, on these squares, that none of the finishers is known to beat."""
        classes = self.search.classes
        kept = survivors(self.ours, self.theirs, self.capturable, [each.mask for each in finishers], masks)
        barring = {c for each in finishers for c in classes.breakers(each.c, self.gone)}
        stay = [i for i, c in enumerate(places) if kept[i] or c in barring]
        return [places[i] for i in stay], array("I", (masks[i] for i in stay))


class _Moves:
    """The plays of a position among some ways, best first by the board they leave; none that fill the board."""

    def __init__(self, node: Node, ways: Bits) -> None:
        search = node.search
        self._ways = search.ways
        self.left = search.ways.live(node.dead) & ways
        self.left ^= search.ways.filling(node.free, self.left)
        """The ways that are still to be listed; whoever is not interested in some takes them away."""
        self._base, self._sums = search.evaluation.sums(node.ours, node.theirs, self._ways)
        self._bit: Bits = 0
        self._others = search.best_incomplete(node.ours, node.theirs, node.dead) if node.exact else []

    def take(self) -> Move | None:
        """Give the best play that has not been given."""
        found = self._best(self.left) if self.left else None
        if self._others and (not found or self._others[-1].value > found.value):
            return self._others.pop()
        if found:
            self.left ^= self._bit
        return found

    def skip(self, ways: Bits) -> list[Move]:
        """Take some ways away, and give the best few of them."""
        ways &= self.left
        self.left ^= ways
        found: list[Move] = []
        while ways and len(found) < _MORE_WAYS:
            move = self._best(ways)
            found.append(move)
            ways ^= self._bit
        return found

    def _best(self, ways: Bits) -> Move:
        """Give the best of some ways, and keep which it is."""
        number, best = highest(self._sums, ways)
        j = self._ways.first(best)
        self._bit = self._ways.of_way(j)
        return Move(_kept(self._base + number), self._ways.class_of(j), self._ways.masks[j])


@dataclass(frozen=True)
class Answered:
    """A play, the opponent's best reply, and what the search makes of it."""

    play: Play
    reply: Play | None
    value: int
    forced: Literal["wins", "loses"] | None = None

    @property
    def lost(self) -> bool:
        """Whether the search has seen it lose, proved or not."""
        return self.forced == "loses" or self.value <= -_HOPELESS


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


Answers = dict[tuple[int, frozenset[int]], Move]
"""What has turned out best at positions, by the replies to it; it is followed first the next time."""


class Search:
    """The plays and the search of one board, as long as its words stay the same."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self.classes = Classes(spelling)
        self.ways = Ways(self.classes)
        self.evaluation = Evaluation(self.classes.use)
        self._incomplete = frozenset(self.ways.incomplete)
        self._left = _STEP
        self._most = 0
        self._answers: Answers = {}
        self._before: Answers = {}
        self._nodes: dict[tuple[int, frozenset[int]], Node] = {}
        self._endings: dict[tuple[int, frozenset[int], bool], Move | None] = {}

    def ending(self, ours: Mask, theirs: Mask, dead: frozenset[int], *, exact: bool = True) -> Move | None:
        """Give a play that ends the game and wins it, if there is one; unless it is `exact`, one in the register."""
        key = _one_number(ours, theirs), dead, exact
        if key not in self._endings:
            if len(self._endings) > 8 * _KEPT:
                self._endings.clear()
            self._endings[key] = next(self.endings(ours, theirs, dead, exact=exact), None)
        return self._endings[key]

    def endings(self, ours: Mask, theirs: Mask, dead: frozenset[int], *, exact: bool = True) -> Iterator[Move]:
        """List the classes with a play that ends the game and wins it, each in the way that takes most."""
        return (Move(_WIN, c, mask) for c, mask in self.ways.endings(ours, theirs, dead, exact=exact))

    def node(self, key: tuple[int, frozenset[int]], ours: Mask, theirs: Mask) -> Node:
        """Give a position, with its plays kept from the last time."""
        node = self._nodes.get(key)
        if node is None:
            self._left -= 1
            if self._left < 0:
                raise _Paused
            if len(self._nodes) > _KEPT:
                self._nodes.clear()
            node = self._nodes[key] = Node(self, ours, theirs, key[1])
        return node

    def best_incomplete(self, ours: Mask, theirs: Mask, dead: frozenset[int]) -> list[Move]:
        """Rank incomplete classes whose best squares weigh most, in some ways; best last."""
        if not self._incomplete:
            return []
        classes = self.classes
        weights = self.evaluation.weights(ours, theirs)
        free, capturable = ALL_SQUARES ^ ours ^ theirs, ALL_SQUARES ^ ours ^ locked(theirs)
        places: list[int] = []
        masks = array("I")
        for c in classes.at_least(classes.gains(weights), 0):
            if c in self._incomplete and c not in dead:
                for mask in classes.best_ways(c, weights, capturable, _BEST_WAYS):
                    if free & ~mask:
                        places.append(c)
                        masks.append(mask)
                if len(masks) > _LANES:
                    break
        values = self.evaluation.values(ours, theirs, masks) if masks else []
        return sorted(Move(*each) for each in zip(values, places, masks, strict=True))

    def value_in_steps(
        self, ours: Mask, theirs: Mask, gone: frozenset[int], depth: int, *, beta: int, most: int, answers: Answers
    ) -> Generator[None, None, tuple[int, Move | None, int]]:
        """Search a position as `value` does, and pause now and then; what has been found of positions is kept.

        Gives how many positions it has looked at as well; raises _Spent where these would be more than `most`. What it
        finds goes into `answers` at its end, so that no pause, wherever it comes, has a part in what comes of it.
        """
        step = _STEP
        while True:
            self._left, self._most = step, most
            self._answers, self._before = {}, answers
            try:
                value, move = self.value(ours, theirs, gone, depth, alpha=-_WIN, beta=beta)
                if len(answers) > _KEPT:
                    answers.clear()
                answers.update(self._answers)
                return value, move, most - self._most
            except _Paused:
                yield
                step *= 2

    def value(
        self, ours: Mask, theirs: Mask, gone: frozenset[int], depth: int, *, alpha: int, beta: int
    ) -> tuple[int, Move | None]:
        """Search a position: its worth to the side to move, and the best play; None for a pass.

        Whoever is behind loses by a pass, as the other side passes too; it is looked at only where all plays lose.
        """
        self._most -= 1
        if self._most < 0:
            raise _Spent
        key = _one_number(ours, theirs), gone
        node = self.node(key, ours, theirs)
        if ending := self.ending(ours, theirs, node.dead, exact=False):
            return _WIN, ending
        moves = node.safe(1 if depth == 1 else _WIDTHS[min(depth, 6) - 2])
        if not moves and ours.bit_count() >= theirs.bit_count() and not node.finisher_after_pass():
            return self.evaluation.values(ours, theirs, array("I", [0]))[0], None
        if not moves:
            return 1 - _WIN, node.best
        if depth == 1:
            return moves[0].value, moves[0]
        first = self._answers.get(key) or self._before.get(key)
        if first in moves:
            moves = [first, *(move for move in moves if move != first)]
        best, chosen = self._follow(node, moves, depth, alpha=alpha, beta=beta)
        self._answers[key] = chosen
        return best, chosen

    def _follow(self, node: Node, moves: Sequence[Move], depth: int, *, alpha: int, beta: int) -> tuple[int, Move]:
        """Search what plays lead to, and more plays where all of these lose."""
        ours, theirs, gone = node.ours, node.theirs, node.gone
        best, chosen, looked_at = 1 - _WIN, moves[0], 0
        while looked_at < len(moves) and (looked_at == 0 or best < -_HOPELESS):
            for move in moves[looked_at:]:
                taken = move.mask & node.capturable
                bars = gone | self.classes.barred_by(self.word_of(move.c, gone))
                worth = -self.value(
                    theirs & ~taken, ours | taken, bars, depth - 1, alpha=-beta, beta=-max(alpha, best)
                )[0]
                if worth > _HOPELESS:
                    worth -= 1
                elif worth < -_HOPELESS:
                    worth += 1
                if worth > best:
                    best, chosen = worth, move
                    if best >= beta:
                        return best, chosen
            looked_at = len(moves)
            if best < -_HOPELESS and looked_at < _MOST_TRIED:
                moves = node.safe(_MOST_TRIED)
        return best, chosen

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
    """Order plays by what they lead to; yields at least after each candidate, with what is known after rounds.

    `gone` are the words that may not be played.
    """
    until = float("inf") if seconds is None else clock() + seconds
    plan = _ROUNDS + _LATER_ROUNDS
    total = sum(candidates for _, candidates in plan)
    rounds = _Rounds(search, position, merged, gone, most=_SETTLED if seconds is None else None)
    yield Progress(0, total, rounds.found(limit))
    for _ in rounds.begin():
        yield Progress(0, total)
    for _ in rounds.run(plan):
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
        self.proved: tuple[bool, int] | None = None
        self.looked_at = 0
        """Candidates that have been looked at, in all rounds together."""
        self._most = most
        """Positions that may be looked at yet, in the later rounds; None for as many as there is time for."""
        self._answers: Answers = {}
        self._fresh = False
        self.dead = search.classes.dead(gone)
        ours, theirs = position.ours, position.theirs
        self.ending = None if position.ended else search.ending(ours, theirs, self.dead)
        self.candidates: list[_Candidate] = []
        if position.ended:
            return
        self.node = Node(search, ours, theirs, gone, exact=True)
        if self.ending:
            self.proved = True, 1
            for ending in islice(search.endings(ours, theirs, self.dead), _CANDIDATES // 2):
                self._add(ending, "wins")
        safe = self.node.safe(_CANDIDATES - len(self.candidates))
        for move in safe:
            self._add(move, None)
        self._safe = bool(safe)
        for move in self.node.lost(max(0, _CANDIDATES - len(self.candidates))):
            self._add(move._replace(value=-_WIN), None)
        if not self.candidates:
            self._fill_up()

    def begin(self) -> Iterator[None]:
        """Look on for plays after which the opponent cannot win at once, where the best all let it."""
        if self.position.ended or self._safe or self.ending:
            return
        if every_move_loses(self.search.ways, self.position.ours, self.position.theirs, self.gone):
            self.proved = False, 2
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
            self._add(Move(-_WIN, c, mask), None if self.position.free & ~mask else "loses")

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
                # What equals the best is told exactly.
                try:
                    yield from self._look(each, depth, best - 1 if depth > 2 else -_WIN)
                except _Spent:
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

    def _after(self, each: _Candidate) -> tuple[Mask, Mask]:
        return after(self.position, each.mask)

    def _look(self, each: _Candidate, depth: int, alpha: int) -> Iterator[None]:
        ours, theirs = self._after(each)
        gone = self.gone | self.search.classes.barred_by(each.words[0])
        later = self._most is not None and depth > _ROUNDS[-1][0]
        most = max(0, self._most or 0) if later else _NO_END
        value, reply, looked_at = yield from self.search.value_in_steps(
            theirs, ours, gone, depth - 1, beta=-alpha, most=most, answers=self._answers
        )
        if self._most is not None:
            self._most -= looked_at
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
                if every_move_loses(self.search.ways, theirs, ours, self.gone | classes.barred_by(each.words[0])):
                    each.forced, each.value = "wins", _WIN - 2
                    self.proved = True, 3
                yield

    def _search_out(self) -> Iterator[None]:
        """Search a small position to its end, one ply deeper after the other."""
        classes, position = self.search.classes, self.position
        outcomes = Outcomes(self.search.ways, _BUDGET)
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
