"""The slots of a board as a search for one rack's best play wants them, handed on from a board to the next.

A rollout asks one rack after another for its best play, on boards that differ by a word. What can be told of a slot
without a rack is made once (`_Facts`): what it scores at least, what each point can count, the key of the letters that
lie there (see `tile_keys`), the letters that its crossings allow. A board with one more word takes over the slots that
the word leaves alone; only those that cover a square where a tile or a crossing is new are made.

A rack is divided into its parts. For each slot and each part as large as the slot is open there is one key to look up;
what is found are the few words of just these letters (`word_keys`). Slots are taken in falling order of what they could
bring at most, parts in falling order of what the tiles that stay are worth, and only as long as that is enough.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter, mul
from typing import NamedTuple

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import AS_BLANK, BLANK, EMPTY, TileSet
from ..board import Position
from ..layout import premium_points
from ..leaves.values import Leaves
from ..patterns import Patterns, patterns_of
from ..slots import Line, Run, Slot, bounds_in, kept_runs, lines_of, runs_in
from ..tile_keys import Key, key_of, parts_of
from .many_racks import BestMove, Laid, seek_best_move
from .word_keys import word_keys_of

__all__ = ["BoardSlots", "RackParts"]


class _Part(NamedTuple):
    """Tiles to be placed, known by their key without a blank: what those that stay are worth, and which they are.

    With a blank among them, `points` are those of the others, highest first; else there are none.
    """

    value: float
    key: Key
    leave: Tiles
    points: list[int] | None


_STEP = 2000
"""Parts of a rack that are looked at between two pauses."""


class RackParts:
    """The parts of a sorted rack by the number of tiles placed, those first whose leave is worth most."""

    def __init__(self, rack: Tiles, leaves: Leaves, tiles: TileSet) -> None:
        self.rack = rack
        self.leaves = leaves
        self.letters = _letter_keys(tiles.letters)
        self.points = sorted(rack.translate(tiles.points), reverse=True)
        self.bits = -1 if BLANK in rack else _as_bits(rack)
        self.by_size: list[list[_Part]] = [[] for _ in range(len(rack) + 1)]
        holds, blank = BLANK in rack, key_of(b"?")
        for key, leave in parts_of(rack):
            if holds and BLANK not in leave:
                points = (Counter(self.points) - Counter(leave.translate(tiles.points))).elements()
                part = _Part(leaves[leave], key - blank, leave, sorted(points, reverse=True))
            else:
                part = _Part(leaves[leave], key, leave, None)
            self.by_size[len(rack) - len(leave)].append(part)
        for parts in self.by_size:
            parts.sort(key=attrgetter("value"), reverse=True)

    def kept(self, exchanged: int) -> BestMove:
        """Give the best exchange, of so many tiles at most, or the pass."""
        best = max([parts[0] for parts in self.by_size[: exchanged + 1]], key=attrgetter("value"))
        return BestMove(best.value, 0, None, best.leave)


class _Facts(NamedTuple):
    """What is known of a slot before any rack.

    It has `open` squares to fill. A play scores at most `base` and the points of its tiles, highest first, times
    `weights`. `allowed` has for each check the letters that pass it, as bits; `key` is that of the letters that lie;
    `covers` are the squares of the line that belong to the slot, as bits.
    """

    open: int
    base: int
    weights: list[int]
    allowed: list[int]
    key: Key
    line: Line
    start: int
    pattern: Tiles
    checks: list[tuple[int, Tiles]]
    covers: int


class _Change(NamedTuple):
    """The squares of a line where a tile is new, and those where a crossing is, as bits."""

    tiles: int
    crossings: int

    def concerns(self, covers: int) -> bool:
        """Say whether a slot of these squares is another one now, or none: no tile may lie right beside a slot."""
        return bool(covers & self.crossings or (covers | covers << 1 | covers >> 1) & self.tiles)


class BoardSlots:
    """The slots of a board, and the best moves there.

    `earlier` are those of the board before the last play. For a board that many racks are asked about, slots that no
    word fits are left out, which takes time once (`often`). Where no rack has more than `most` tiles any more, new
    slots have no more to fill.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword.board import read_position
    >>> from tilewise.jobs import finish
    >>> lexicon = Lexicon.from_words(["at", "cat", "scat"], alphabet("en"))
    >>> before = read_position(layout="duel")
    >>> slots = BoardSlots(before, lexicon)
    >>> first = finish(slots.seek_best_move(RackParts(b"ACT", Leaves({}), before.tiles), exchanged=0))
    >>> first.score, first.laid.placed
    (10, b'CAT')
    >>> after = before.with_tiles(*first.laid.slot.square, b"CAT", across=first.laid.slot.line.across)
    >>> then = slots.after(after).seek_best_move(RackParts(b"S", Leaves({}), before.tiles), exchanged=0)
    >>> finish(then).laid.word
    b'SCAT'
    """

    def __init__(
        self,
        position: Position,
        lexicon: Lexicon,
        earlier: "BoardSlots | None" = None,
        *,
        often: bool = False,
        most: int | None = None,
    ) -> None:
        self.position = position
        self._lexicon = lexicon
        self._lines: dict[tuple[bool, int], tuple[Line, list[_Facts]]] = {}
        self._changes: dict[tuple[bool, int], _Change] = {}
        self._new: list[_Facts] = []
        patterns = patterns_of(lexicon)
        most = position.layout.rack if most is None else most
        # The slots of an empty board, where a first play may lie, are none once it lies.
        known = earlier._lines if earlier and not earlier.position.empty else {}
        self._all_new = not known
        for line in lines_of(position, patterns):
            at = line.across, line.number
            before, slots = known.get(at, (None, []))
            if before is None or before.tiles != line.tiles or before.crossings != line.crossings:
                if before is None:
                    runs = kept_runs(line)
                else:
                    change = self._changes[at] = _change(before, line)
                    slots = [each for each in slots if not change.concerns(each.covers)]
                    through = change.tiles | change.crossings
                    runs = runs_in(line, most, tuple([i for i in range(len(line.tiles)) if through >> i & 1]))
                new = [each for each in _facts_of(line, runs) if not often or _has_words(each, patterns)]
                self._new += new
                slots = slots + new
            self._lines[at] = line, slots
        self._slots = [each for _, slots in self._lines.values() for each in slots]

    def after(self, position: Position, *, often: bool = False, most: int | None = None) -> "BoardSlots":
        """Give the slots of the board with one more play on it."""
        return BoardSlots(position, self._lexicon, self, often=often, most=most)

    def seek_best_move(
        self, parts: RackParts, *, exchanged: int, before: BestMove | None = None
    ) -> Generator[None, None, BestMove]:
        """Give a rack's best move by score and leave, with an exchange of so many tiles at most.

        `before` is its best on the board before the last play. Where it takes its time, it yields many times a second.
        """
        if parts.rack.count(BLANK) > 1:
            move = seek_best_move(self.position, parts.rack, self._lexicon, parts.leaves, exchanged=exchanged)
        elif before and self._leaves_alone(before):
            move = self._seek_best(self._new, parts, before)
        else:
            move = self._seek_best(self._slots, parts, parts.kept(exchanged))
        return (yield from move)

    def _leaves_alone(self, move: BestMove) -> bool:
        """Say whether a move of the board before can be made as it was."""
        if not move.laid:
            return True
        if self._all_new:
            return False
        slot = move.laid.slot
        change = self._changes.get((slot.line.across, slot.line.number))
        return change is None or not change.concerns(_bits_of(slot.start, slot.start + len(slot.pattern)))

    def _seek_best(self, slots: Sequence[_Facts], parts: RackParts, best: BestMove) -> Generator[None, None, BestMove]:
        """Give the best play in some slots if it is better than the best move so far, which is given else.

        Which is chosen does not depend on how the board lies (`BestMove.is_better`).
        """
        words, by_size, least = word_keys_of(self._lexicon), parts.by_size, best.worth
        looked_at = 0
        for bound, facts in _promising(slots, parts, least):
            if bound < least:
                break
            length = len(facts.pattern)
            looked_at += len(by_size[facts.open])
            if looked_at > _STEP or not words.has_read(length):
                looked_at = 0
                yield
            most = bound - by_size[facts.open][0].value
            known = words.of_length(length).last
            for value, key, leave, points in by_size[facts.open]:
                if most + value < least:
                    break
                ways = [(0, key + facts.key)]
                if points is not None:
                    if facts.base + sum(map(mul, facts.weights, points)) + value < least:
                        continue
                    ways = [(letter, key + facts.key + more) for letter, more in parts.letters]
                for letter, placed in ways:
                    if placed in known:
                        for word in words.spelled(length, placed):
                            laid = _laid(facts, word, parts.rack, leave, letter)
                            if laid and laid[0] + value >= least:
                                move = BestMove(laid[0] + value, *laid, leave)
                                if move.is_better(best, self.position):
                                    best, least = move, move.worth
        return best


def _promising(slots: Sequence[_Facts], parts: RackParts, least: float) -> list[tuple[float, _Facts]]:
    """Bound what a rack can make in each slot, the highest first, without those that bring less than `least`."""
    size, points, bits = len(parts.rack), parts.points, parts.bits
    tops = [each[0].value for each in parts.by_size]
    live = []
    for facts in slots:
        open, base, weights, allowed = facts[:4]
        if open <= size:
            bound = base + sum(map(mul, weights, points)) + tops[open]
            if bound >= least:
                for letters in allowed:
                    if not letters & bits:
                        break
                else:
                    live.append((bound, facts))
    live.sort(key=itemgetter(0), reverse=True)
    return live


def _laid(facts: _Facts, word: Tiles, rack: Tiles, leave: Tiles, letter: int) -> tuple[int, Laid] | None:
    """Lay a word in a slot, a blank for one of the letters, if any, where it costs least; None if it does not fit.

    Gives the score and what is laid.
    """
    for i, fillings in facts.checks:
        if word[i] not in fillings:
            return None
    lying = _lying(facts.pattern)
    if lying(word) != lying(facts.pattern):
        return None
    placed = [tile for tile, lies in zip(word, facts.pattern, strict=True) if lies == EMPTY]
    if letter:
        placed[placed.index(letter)] = BLANK
    if bytes(sorted([*placed, *leave])) != rack:
        return None  # another choice of tiles with the same key
    slot = Slot(facts.line, facts.start, facts.pattern, facts.open)
    points = premium_points(facts.line.tile_set.points)
    scores = {i: points[premium][word[i]] * factor for i, premium, factor in slot.worth.places}
    score = slot.worth.base + sum(scores.values())
    if not letter:
        return score, Laid(slot, word, ())
    lost, place = min((scores[i], i) for i in scores if word[i] == letter)
    return score - lost, Laid(slot, word, (place,))


@lru_cache(maxsize=4096)
def _lying(pattern: Tiles) -> Callable[[Tiles], object]:
    """Give what takes the tiles of a word out that lie in a slot already."""
    lies = [i for i, tile in enumerate(pattern) if tile != EMPTY]
    return itemgetter(*lies) if lies else itemgetter(slice(0))


def _change(before: Line, line: Line) -> _Change:
    """Compare a line with what it was."""
    tiles = crossings = 0
    for i, tile in enumerate(line.tiles):
        if tile != before.tiles[i]:
            tiles |= 1 << i
        if line.crossings[i] != before.crossings[i]:
            crossings |= 1 << i
    return _Change(tiles, crossings)


def _facts_of(line: Line, runs: Iterable[Run]) -> Iterator[_Facts]:
    """Give what is known of the slots of a line."""
    keys = [0]
    for tile in line.tiles:
        keys.append(keys[-1] + (0 if tile == EMPTY else key_of(bytes([tile & ~AS_BLANK]))))
    for run in runs:
        start, checks, spans = run
        allowed = [_as_bits(fillings) for _, fillings in checks]
        for (pattern, open, checked), (base, weights) in zip(spans, bounds_in(line, run), strict=True):
            end = start + len(pattern)
            key = keys[end] - keys[start]
            covers = _bits_of(start, end)
            yield _Facts(open, base, weights, allowed[:checked], key, line, start, pattern, checks[:checked], covers)


def _has_words(facts: _Facts, patterns: Patterns) -> bool:
    """Say whether any word fits a slot."""
    length, bits = len(facts.pattern), patterns.matching(facts.pattern)
    for i, fillings in facts.checks:
        bits &= patterns.one_of(length, i, fillings)
    return bool(bits)


def _bits_of(start: int, end: int) -> int:
    return (1 << end) - (1 << start)


@lru_cache(maxsize=4096)
def _as_bits(tiles: Tiles) -> int:
    bits = 0
    for tile in tiles:
        bits |= 1 << tile
    return bits


@lru_cache(maxsize=8)
def _letter_keys(letters: Tiles) -> list[tuple[int, Key]]:
    return [(letter, key_of(bytes([letter]))) for letter in letters]
