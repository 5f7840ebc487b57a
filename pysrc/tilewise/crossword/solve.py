"""Every legal play of a position, counted, and the best of them.

Counting makes no play (see `racks`). The best are looked for where the most can be had: slots in the order of a bound
on what they can score, until no bound that is left reaches the last of the best so far. The words of a slot are scored
all at once, in lanes; only for those that still reach are the places of blanks gone through.
"""

from array import array
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from heapq import heapify, heapreplace
from itertools import accumulate, chain, islice
from math import inf

from ..alphabets import Tiles
from ..bitsets import Bits
from ..errors import LexiconError
from ..lexicon import Lexicon
from ..tiles import BLANK
from .board import Position
from .filters import Filter
from .layout import premium_points
from .leaves.keeping import leaves_of
from .leaves.opening import Opening, opening_of
from .leaves.values import Leaves
from .patterns import patterns_of
from .plays import Play, leave_of, placed_in
from .racks import RackWords, rack_words_of
from .slots import Line, Run, Slot, runs_of, slot_scores
from .tile_keys import key_of, parts_of

__all__ = ["best_plays", "counting", "matching_plays", "seek_plays", "seek_plays_in"]

Way = tuple[float, tuple[int, ...], int]
"""A choice of blanks for a word in a slot: what the play is worth, the places of the blanks, and the score."""

_ONE_BY_ONE = 12
"""Words of a slot that are scored one by one, rather than in lanes.

Measured: 12 words take 5 us; lanes 3 us, and as much again if their register has to be made first.
"""


_PIECE = 500
"""Words of a slot that are looked at without a pause; with each blank a quarter, as each can be played in more ways."""


def best_plays(
    position: Position,
    rack: Tiles | str,
    lexicon: Lexicon,
    limit: int | None = 20,
    *,
    by_equity: bool = False,
    merged: bool = False,
    leaves: Leaves | None = None,
) -> tuple[int, list[Play]]:
    """Count the legal plays and give the best `limit` of them (None: all), best first.

    The lexicon is in the alphabet of the position's tiles, as the rack is, which may also be text.

    Plays are ordered by score or by equity (score, value of the leave, place of a first play), then by word, position
    (row, column, across before down) and the places of blanks. Every legal play counts: each choice of blanks is one,
    and a single tile that makes words both ways is one, across.
    If they are `merged`, the plays of a word in one slot are given as the best of them, which counts the others.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword import read_position
    >>> best_plays(read_position(layout="duel"), "QI", Lexicon.from_words(["qi"], alphabet("en")))
    (4, [<Play F5 QI 22>, <Play 6E QI 22>, <Play 6F QI 22>, <Play F6 QI 22>])
    """
    if isinstance(rack, str):
        rack = position.tiles.read_rack(rack)
    if lexicon.alphabet != position.tiles.alphabet:
        message = f"The words are in the {lexicon.alphabet.name} alphabet, the tiles in the"
        raise LexiconError("lexicon-alphabet", f"{message} {position.tiles.alphabet.name} one.", field="lexicon")
    words = rack_words_of(lexicon, rack, position.tiles.letters)
    count, live = _live_slots(runs_of(position, lexicon), words, lexicon)
    if limit == 0:
        return count, []
    leaves = leaves_of(position, rack, lexicon) if leaves is None else leaves
    opening = opening_of(position, lexicon) if leaves.has_bag else None
    search = _Search(position, words, leaves, limit, by_equity=by_equity, merged=merged, opening=opening)
    return count, search.best_of(live, lexicon)


def matching_plays(
    position: Position,
    rack: Tiles,
    lexicon: Lexicon,
    only: Filter,
    limit: int | None,
    *,
    by_equity: bool = False,
    merged: bool = False,
    leaves: Leaves | None = None,
) -> tuple[int, int, list[Play]]:
    """Count the legal plays and those that pass a filter, and give the best `limit` of the latter in the same order.

    Plays that leave a tile on the rack are those of the rack without it, so none need be made to be counted.
    """
    patterns = patterns_of(lexicon)
    words = rack_words_of(lexicon, rack, position.tiles.letters)
    count, live = _live_slots(runs_of(position, lexicon), words, lexicon)
    live = [(slot, kept) for slot, bits in live if (kept := only.narrow(slot, bits, patterns))]
    matching = sum(words.reach(slot.pattern).count(bits) for slot, bits in live)
    if only.places is not None:
        without = rack_words_of(lexicon, rack.replace(bytes([only.places]), b""), position.tiles.letters)
        for slot, bits in _live_slots(runs_of(position, lexicon), without, lexicon)[1]:
            matching -= without.reach(slot.pattern).count(only.narrow(slot, bits, patterns))
    if limit == 0:
        return count, matching, []
    leaves = leaves_of(position, rack, lexicon) if leaves is None else leaves
    opening = opening_of(position, lexicon) if leaves.has_bag else None
    search = _Search(position, words, leaves, limit, by_equity=by_equity, merged=merged, only=only, opening=opening)
    return count, matching, search.best_of(live, lexicon)


def seek_plays(
    position: Position,
    rack: Tiles,
    lexicon: Lexicon,
    only: Filter | None,
    limit: int | None,
    *,
    by_equity: bool,
    merged: bool,
    leaves: Leaves,
) -> Generator[int, None, Iterator[Play]]:
    """Look for the best plays with pauses, where they may be many; tell how many there are so far.

    In the end they are given in the same order as by `best_plays`, each made when it is taken.
    """
    words = rack_words_of(lexicon, rack, position.tiles.letters)
    live: list[tuple[Slot, Bits]] = []
    for runs in runs_of(position, lexicon):
        live += _live_slots([runs], words, lexicon)[1]
        yield 0
    if only:
        patterns = patterns_of(lexicon)
        live = [(slot, kept) for slot, bits in live if (kept := only.narrow(slot, bits, patterns))]
    opening = opening_of(position, lexicon) if leaves.has_bag else None
    search = _Search(position, words, leaves, limit, by_equity=by_equity, merged=merged, only=only, opening=opening)
    yield from search.seek(live, lexicon)
    return search.best(limit)


def counting(position: Position, rack: Tiles, lexicon: Lexicon) -> Iterator[int]:
    """Count the legal plays line by line: give how many there are in those that have been looked at, 0 at first."""
    words = rack_words_of(lexicon, rack, position.tiles.letters)
    count = 0
    yield count
    for runs in runs_of(position, lexicon):
        count += _live_slots([runs], words, lexicon)[0]
        yield count


def seek_plays_in(
    position: Position,
    runs: Iterable[tuple[Line, list[Run]]],
    rack: Tiles,
    lexicon: Lexicon,
    leaves: Leaves,
    *,
    least: float,
) -> Generator[None, None, list[Play]]:
    """Give the plays in some lines of a position that are best by equity, none if none comes to at least `least`.

    Yields many times a second.
    """
    words = rack_words_of(lexicon, rack, position.tiles.letters)
    _, live = _live_slots(runs, words, lexicon)
    search = _Search(position, words, leaves, 1, by_equity=True)
    search.least = least
    for _ in search.seek(live, lexicon):
        yield
    return list(search.best(None))


def _live_slots(
    runs_by_line: Iterable[tuple[Line, list[Run]]], words: RackWords, lexicon: Lexicon
) -> tuple[int, list[tuple[Slot, Bits]]]:
    """Count all plays in some lines, and give the slots that have any with their words."""
    one_of = patterns_of(lexicon).one_of
    size = len(words.rack)
    count, live = 0, []
    for line, runs in runs_by_line:
        for start, checks, spans in runs:
            hands = words.hands(checks)
            met = len(hands)
            for pattern, open, checked in spans:
                if open > size or checked > met:
                    break
                reach = words.reach(pattern)
                bits = reach.words
                if bits:
                    for i, hand in hands[:checked]:
                        bits &= one_of(len(pattern), i, hand)
                    if bits:
                        count += reach.count(bits)
                        live.append((Slot(line, start, pattern, open), bits))
    return count, live


class _Search:
    """The best plays found so far, and what a play must reach to be one of them."""

    def __init__(
        self,
        position: Position,
        words: RackWords,
        leaves: Leaves,
        limit: int | None,
        *,
        by_equity: bool,
        merged: bool = False,
        only: Filter | None = None,
        opening: Opening | None = None,
    ) -> None:
        self.least = float("-inf")
        self._words = words
        self._leaves = leaves
        self._limit = limit
        self._by_equity = by_equity
        self._merged = merged
        self._only = only
        self._found: list[tuple[float, Slot, Tiles, tuple[int, ...], int]] = []
        self._heap: list[float] = []  # the worth of the best, once there are as many as wanted
        self._tables = _premium_tables(position.tiles.points, words.rack)
        self._points = sorted((self._tables["."][tile] for tile in words.rack), reverse=True)
        self._keeping = _Keeping(words.rack, leaves, position.tiles.points) if by_equity else None
        self._opening = opening
        # By the number of tiles placed.
        extra = opening.most if opening else 0.0
        nothing = [0.0] * (len(words.rack) + 1)
        self._best_leaves = [most + extra for most in self._keeping.best] if self._keeping else nothing
        self._leaves_beside = [most + extra for most in self._keeping.beside] if self._keeping else nothing

    def best_of(self, live: list[tuple[Slot, Bits]], lexicon: Lexicon) -> list[Play]:
        """Look where the most can be had, until nothing that is left reaches the best."""
        for _ in self.seek(live, lexicon):
            pass
        return list(self.best(self._limit))

    def seek(self, live: list[tuple[Slot, Bits]], lexicon: Lexicon) -> Iterator[int]:
        """Look as `best_of` does, a piece at a time; give how many plays have been taken in."""
        piece = max(_PIECE >> 2 * self._words.blanks, _ONE_BY_ONE + 1)
        for bound, slot, bits in sorted(self.bounds(live), key=lambda item: -item[0]):
            if bound < self.least:
                break
            words = lexicon.of_length(len(slot.pattern)).words(bits)
            for start in range(0, len(words), piece):
                self.look(slot, words[start : start + piece] if len(words) > piece else words)
                yield len(self._found)

    def bounds(self, live: list[tuple[Slot, Bits]]) -> list[tuple[float, Slot, Bits]]:
        """Bound what the plays of each slot can come to."""
        return [(slot.worth.bound(self._points) + self._leaves_beside[slot.open], slot, bits) for slot, bits in live]

    def look(self, slot: Slot, words: list[Tiles]) -> None:
        """Take in the plays of a slot that reach the best so far."""
        best_leave, keeping = self._best_leaves[slot.open], self._keeping
        extra = self._opening.most if self._opening else 0.0
        places = [i for i, _, _ in slot.worth.places]
        for word, most in zip(words, self._most(slot, words), strict=True):
            if most + best_leave >= self.least and (
                keeping is None or most + extra + keeping.after([word[i] for i in places]) >= self.least
            ):
                self._look_at(slot, word, most)

    def best(self, limit: int | None) -> Iterator[Play]:
        """Give the best `limit` plays in order: those of one worth are sorted, and each is made, when they are taken.

        Without a limit, these are all that were worth looking for.
        """
        by_worth = defaultdict(list)
        for found in self._found:
            if found[0] >= self.least:
                by_worth[found[0]].append(found)
        groups = (sorted(by_worth[worth], key=_order) for worth in sorted(by_worth, reverse=True))
        for _, slot, word, blanks, score in islice(chain.from_iterable(groups), limit):
            placed = placed_in(slot, word, blanks)
            leave = leave_of(self._words.rack, placed)
            others = len(list(self._ways(slot, word, score))) - 1 if self._merged else 0
            opening = self._opening.value(slot, word) if self._opening else 0.0
            yield Play(slot, word, placed, score, leave, self._leaves[leave], others, opening)

    def _look_at(self, slot: Slot, word: Tiles, most: int) -> None:
        """Take in one word's plays, given its score with blanks for strangers only."""
        ways = self._ways(slot, word, most)
        if self._merged:
            ways = iter(sorted(ways, key=_order_of_ways)[:1])
        for worth, blanks, score in ways:
            if worth >= self.least:
                self._take(worth, slot, word, blanks, score)

    def _ways(self, slot: Slot, word: Tiles, most: int) -> Iterator[Way]:
        """Give the ways to play a word in a slot: what each is worth, the places of its blanks, and its score."""
        places = slot.worth.places
        opening = self._opening.value(slot, word) if self._opening and self._by_equity else 0.0
        for chosen in self._words.designations(bytes([word[i] for i, _, _ in places])):
            score = most
            for n in chosen:
                i, premium, factor = places[n]
                score -= self._tables[premium][word[i]] * factor
            blanks = tuple([places[n][0] for n in chosen])
            if self._only and not self._only.passes(slot, word, blanks):
                continue
            worth = score + opening
            if self._by_equity:
                worth += self._leaves[leave_of(self._words.rack, placed_in(slot, word, blanks))]
            yield worth, blanks, score

    def _take(self, worth: float, slot: Slot, word: Tiles, blanks: tuple[int, ...], score: int) -> None:
        """Take in one play that reaches the best so far."""
        self._found.append((worth, slot, word, blanks, score))
        if len(self._found) == self._limit:
            self._heap = [found[0] for found in self._found]
            heapify(self._heap)
            self.least = self._heap[0]
        elif self._heap:
            heapreplace(self._heap, worth)
            self.least = self._heap[0]

    def _most(self, slot: Slot, words: list[Tiles]) -> "list[int] | array[int]":
        """Score each word with blanks for strangers only."""
        if len(words) > _ONE_BY_ONE:
            return slot_scores(slot, b"".join(words), self._tables)
        places = [(i, self._tables[premium], factor) for i, premium, factor in slot.worth.places]
        return [slot.worth.base + sum([table[word[i]] * factor for i, table, factor in places]) for word in words]


class _Keeping:
    """What the tiles that stay on a rack are worth at most.

    `best` tells it by the number of tiles placed, and `beside` in the same way what can be added to the most that so
    many tiles of the rack score: less, since tiles of many points that stay do not score.
    """

    def __init__(self, rack: Tiles, leaves: Leaves, points: bytes) -> None:
        blanks, sizes = rack.count(BLANK), range(len(rack) + 1)
        worth, best, lost = {}, [-inf for _ in sizes], [-inf for _ in sizes]
        for key, leave in parts_of(bytes(sorted(rack))):
            value = worth[key] = leaves[leave]
            placed = len(rack) - len(leave)
            best[placed] = max(best[placed], value)
            lost[placed] = max(lost[placed], value - sum(leave.translate(points)))
        if blanks:
            # A blank may lie for a tile that the rack has, which then stays in its place.
            swaps = [key_of(b"?") - key_of(bytes([tile])) for tile in set(rack) - {BLANK}]
            for _ in range(blanks):
                swapped = {key: [worth[key + swap] for swap in swaps if key + swap in worth] for key in worth}
                worth = {key: max([value, *swapped[key]]) for key, value in worth.items()}
        fewest = [0, *accumulate(sorted(rack.translate(points)))]
        self.best = best
        self.beside = [most + fewest[len(rack) - placed] for placed, most in enumerate(lost)]
        self._worth = worth
        self._codes = [key_of(b"?")] * 256
        for tile in rack:
            self._codes[tile] = key_of(bytes([tile]))

    def after(self, placed: Iterable[int]) -> float:
        """Bound what stays is worth after these tiles, blanks lying for those that the rack does not have."""
        codes = self._codes
        # A word with more of a tile than the rack has is not found: its tiles do not tell where the blank lies.
        return self._worth.get(sum([codes[tile] for tile in placed]), inf)


def _premium_tables(points: bytes, rack: Tiles) -> dict[str, bytes]:
    """Give for each premium what each tile of the rack counts there; all others are blanks and count nothing."""
    tables = {}
    for premium, counts in premium_points(points).items():
        table = bytearray(256)
        for tile in rack:
            table[tile] = counts[tile]
        tables[premium] = bytes(table)
    return tables


def _order_of_ways(way: Way) -> tuple[object, ...]:
    worth, blanks, _ = way
    return -worth, blanks


def _order(found: tuple[float, Slot, Tiles, tuple[int, ...], int]) -> tuple[object, ...]:
    """Order plays of the same worth."""
    _, slot, word, blanks, _ = found
    return word, slot.square, not slot.line.across, blanks
