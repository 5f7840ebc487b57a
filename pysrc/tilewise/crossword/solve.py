"""Every legal play of a position, counted, and the best of them.

Counting makes no play (see `racks`). The best are looked for where the most can be had: slots in the order of a bound on
what they can score, until no bound that is left reaches the last of the best so far. The words of a slot are scored all
at once, in lanes; only for those that still reach are the places of blanks gone through.
"""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heapify, heapreplace
from itertools import combinations

from ..alphabets import Tiles
from ..bitsets import Bits
from ..lanes import register
from ..lexicon import Lexicon
from ..tiles import AS_BLANK, EMPTY
from .board import Position
from .layout import PREMIUMS, letter_times, word_times
from .leaves import Leaves, leaves_of
from .patterns import patterns_of
from .racks import RackWords, rack_words_of
from .slots import Slot, slots_of

__all__ = ["Play", "best_plays"]

_FEW = 12
"""Up to so many words are scored one by one; lanes are set up faster than that for more."""


@dataclass(frozen=True, slots=True)
class Play:
    """A word in a slot, `blanks` at these places of it, its score, and what stays on the rack and is worth."""

    slot: Slot
    word: Tiles
    blanks: tuple[int, ...]
    score: int
    leave: Tiles
    leave_value: float

    @property
    def tiles(self) -> Tiles:
        """The main word as it lies after the play."""
        line, start = self.slot.line.tiles, self.slot.start
        return bytes(
            lying if (lying := line[start + i]) != EMPTY else tile | AS_BLANK if i in self.blanks else tile
            for i, tile in enumerate(self.word)
        )

    @property
    def placed(self) -> Tiles:
        """The tiles that the play puts down, and `EMPTY` where one lies already."""
        return bytes(tile if mine == EMPTY else EMPTY for tile, mine in zip(self.tiles, self.slot.pattern, strict=True))

    def words(self) -> list[tuple[Tiles, int]]:
        """Give the words that the play makes as they lie, the main word first, and the score of each without the bonus."""
        worth, points = self.slot.worth, self.slot.position.tiles.points
        tiles = self.tiles
        crossing = []
        main = sum(points[tile] for tile, mine in zip(tiles, self.slot.pattern, strict=True) if mine != EMPTY)
        for i, premium, _ in worth.places:
            value = points[tiles[i]] * letter_times(premium, points[tiles[i]])
            main += value
            if other := self.slot.line.crossings.get(self.slot.start + i):
                made = other.tiles[: other.gap] + tiles[i : i + 1] + other.tiles[other.gap + 1 :]
                crossing.append((made, word_times(premium) * (value + sum(other.tiles.translate(points)))))
        return [(tiles, main * worth.word_factor), *crossing]


def best_plays(
    position: Position, rack: Tiles, lexicon: Lexicon, limit: int | None = 20, *, by_equity: bool = False
) -> tuple[int, list[Play]]:
    """Count the legal plays and give the best `limit` of them (None: all), best first.

    Plays are ordered by score or by equity (score + value of the leave), then by word, position (row, column, across
    before down) and the places of blanks. Every legal play counts: each choice of blanks is one, and a single tile that
    makes words both ways is one, across.

    >>> from tilewise.alphabets import alphabet
    >>> from .board import read_position
    >>> from .layout import layout_of, tile_set_of
    >>> position = read_position(["." * 11] * 11, layout_of("duel"), tile_set_of("en"))
    >>> count, plays = best_plays(position, b"IQ", Lexicon.from_words(["qi"], alphabet("en")))
    >>> count, [(play.slot.square, play.slot.line.across, play.score) for play in plays]
    (4, [((4, 5), False, 22), ((5, 4), True, 22), ((5, 5), True, 22), ((5, 5), False, 22)])
    """
    words = rack_words_of(lexicon, rack, position.tiles.letters)
    count, live = _live_slots(position, words, lexicon)
    search = _Search(position, words, leaves_of(position, rack, lexicon), limit, by_equity=by_equity)
    for bound, slot, bits in sorted(search.bounds(live), key=lambda item: -item[0]):
        if bound < search.least:
            break
        search.look(slot, lexicon.of_length(len(slot.pattern)).words(bits))
    return count, search.best()


def _live_slots(position: Position, words: RackWords, lexicon: Lexicon) -> tuple[int, list[tuple[Slot, Bits]]]:
    """Count all plays, and give the slots that have any with their words."""
    one_of = patterns_of(lexicon).one_of
    out_of_hand = bytes(set(position.tiles.letters).difference(words.at_hand))
    size = len(words.rack)
    count, live = 0, []
    for slot in slots_of(position, lexicon):
        if slot.open > size:
            continue
        reach = words.reach(slot.pattern)
        bits = reach.words
        if not bits:
            continue
        for i, fillings in slot.checks:
            bits &= one_of(len(slot.pattern), i, fillings.translate(None, out_of_hand))
            if not bits:
                break
        else:
            count += reach.count(bits)
            live.append((slot, bits))
    return count, live


class _Search:
    """The best plays found so far, and what a play must reach to be one of them."""

    def __init__(
        self, position: Position, words: RackWords, leaves: Leaves, limit: int | None, *, by_equity: bool
    ) -> None:
        self.least = float("-inf")
        self._words = words
        self._leaves = leaves
        self._limit = limit
        self._by_equity = by_equity
        self._found: list[tuple[float, Play]] = []
        self._heap: list[float] = []
        self._leave_values: dict[Tiles, float] = {}
        self._tables = _premium_tables(position.tiles.points, words.rack)
        self._points = sorted((self._tables["."][tile] for tile in words.rack), reverse=True)
        self._best_leaves = [self._best_leave(len(words.rack) - placed) for placed in range(len(words.rack) + 1)]

    def bounds(self, live: list[tuple[Slot, Bits]]) -> Iterator[tuple[float, Slot, Bits]]:
        """Bound what the plays of each slot can come to."""
        for slot, bits in live:
            yield slot.worth.bound(self._points) + self._best_leaves[slot.open], slot, bits

    def look(self, slot: Slot, words: list[Tiles]) -> None:
        """Take in the plays of a slot that reach the best so far."""
        least = self.least - self._best_leaves[slot.open]
        for word, most in zip(words, self._most(slot, words), strict=True):
            if most >= least:
                self._look_at(slot, word, most)

    def best(self) -> list[Play]:
        """Give the best plays in order."""
        reaching = [item for item in self._found if item[0] >= self.least]
        reaching.sort(key=_order)
        return [play for _, play in reaching[: self._limit]]

    def _look_at(self, slot: Slot, word: Tiles, most: int) -> None:
        """Take in one word's plays, given its score with blanks for strangers only."""
        places = slot.worth.places
        placed = bytes([word[i] for i, _, _ in places])
        for blanks in self._words.designations(placed):
            score = most
            for n in blanks:
                i, premium, factor = places[n]
                score -= self._tables[premium][word[i]] * factor
            if score + self._best_leaves[slot.open] < self.least:
                continue
            leave = self._leave(placed, blanks)
            value = self._leave_value(leave)
            worth = score + value if self._by_equity else score
            if worth >= self.least:
                self._found.append((worth, Play(slot, word, tuple(places[n][0] for n in blanks), score, leave, value)))
                self._raise(worth)

    def _raise(self, worth: float) -> None:
        """Note one more play, and what is needed now to be among the best."""
        if self._limit is None:
            return
        if len(self._heap) < self._limit:
            self._heap.append(worth)
            if len(self._heap) == self._limit:
                heapify(self._heap)
                self.least = self._heap[0]
        elif self._heap:
            heapreplace(self._heap, worth)
            self.least = self._heap[0]

    def _most(self, slot: Slot, words: list[Tiles]) -> "list[int] | array[int]":
        """Score each word with blanks for strangers only."""
        worth = slot.worth
        places = [(i, self._tables[premium], factor) for i, premium, factor in worth.places]
        if len(words) <= _FEW:
            return [worth.base + sum([table[word[i]] * factor for i, table, factor in places]) for word in words]
        r = register(len(words))
        text, length = b"".join(words), len(slot.pattern)
        total = r.spread(worth.base)
        lanes = bytearray(4 * len(words))
        for i, table, factor in places:
            lanes[::4] = text[i::length].translate(table)
            total += int.from_bytes(lanes, "little") * factor
        return r.store(total)

    def _leave(self, placed: Tiles, blanks: tuple[int, ...]) -> Tiles:
        """Take the tiles of a play off the rack."""
        leave = self._words.rack
        for n, tile in enumerate(placed):
            leave = leave.replace(b"?" if n in blanks else bytes([tile]), b"", 1)
        return leave

    def _leave_value(self, leave: Tiles) -> float:
        if leave not in self._leave_values:
            self._leave_values[leave] = self._leaves.value(leave)
        return self._leave_values[leave]

    def _best_leave(self, size: int) -> float:
        """The most that a leave of that size can add to what plays are ordered by."""
        if not self._by_equity:
            return 0.0
        return max(self._leaves.value(bytes(leave)) for leave in combinations(self._words.rack, size))


def _premium_tables(points: bytes, rack: Tiles) -> dict[str, bytes]:
    """For each letter premium, what each tile of the rack counts; all others are played with blanks and count nothing."""
    return {
        premium: bytes(letter_times(premium, points[tile]) * points[tile] if tile in rack else 0 for tile in range(256))
        for premium in PREMIUMS
    }


def _order(item: tuple[float, Play]) -> tuple[float, Tiles, tuple[int, int], bool, tuple[int, ...]]:
    worth, play = item
    return -worth, play.word, play.slot.square, not play.slot.line.across, play.blanks
