"""The best plays of a rack: slots are looked at in the order of a bound on what they can come to.

When no bound that is left reaches the last of the best so far, they are found. The words of a slot are scored all at
once, in lanes; only for those that still reach are the places of blanks gone through.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterator
from heapq import heapify, heapreplace
from itertools import accumulate, chain, islice
from math import inf

from ..alphabets import Tiles
from ..bitsets import Bits
from ..lexicon import Lexicon
from ..tiles import BLANK
from .filters import Filter
from .layout import premium_points
from .leaves.opening import Opening
from .leaves.values import Leaves
from .plays import Play, leave_of, placed_in
from .racks import RackWords, rack_words_of
from .slot_words import kind_of
from .slots import Slot, slot_scores
from .tile_keys import key_of, parts_of

__all__ = ["Best"]

Way = tuple[float, tuple[int, ...], int]
"""A choice of blanks for a word in a slot: what the play is worth, the places of the blanks, and the score."""

_Found = tuple[float, Slot, Tiles, tuple[int, ...], int]
"""A play that was found: what it is worth, its slot, its word, the places of the blanks, and the score."""

_ONE_BY_ONE = 12
"""Words of a slot that are scored one by one, rather than in lanes.

Measured: 12 words take 5 us; lanes 3 us, and as much again if their register has to be made first.
"""

_PIECE = 500
"""Words of a slot that are looked at without a pause; with each blank a quarter, as each can be played in more ways."""

_SLOTS = 64
"""Slots whose words without a blank are looked for without a pause."""


class Best:
    """The best `limit` plays found so far (None: all), and what a play must be worth to be one of them (`least`).

    `points` are those of the tiles, `leaves` None where plays are worth their score alone. If they are `merged`, each
    stands for all choices of blanks for its word in its slot.
    """

    def __init__(
        self,
        words: RackWords,
        points: bytes,
        leaves: Leaves,
        limit: int | None,
        *,
        by_equity: bool,
        merged: bool,
        only: Filter | None,
        opening: Opening | None,
    ) -> None:
        self.least = -inf
        self._words = words
        self._leaves = leaves
        self._limit = limit
        self._by_equity = by_equity
        self._merged = merged
        self._only = only
        self._opening = opening
        self._found: list[_Found] = []
        self._heap: list[float] = []  # the worth of the best, once there are as many as wanted
        self._tables = _premium_tables(points, words.rack)
        self._keeping = _Keeping(words.rack, leaves, points) if by_equity else None
        self._is_plain = not (by_equity or words.blanks or only)  # one way to play a word, worth its score

    def seek(self, live: list[tuple[Slot, Bits]], lexicon: Lexicon) -> Iterator[None]:
        """Look where the most can be had, until nothing that is left reaches the best; pause between pieces."""
        points = sorted([self._tables["."][tile] for tile in self._words.rack], reverse=True)
        place = self._opening.most if self._opening and self._by_equity else 0.0
        nothing = [0.0] * (len(points) + 1)
        keeping = self._keeping
        codes, worth = (keeping.codes, keeping.worth) if keeping else ([], {})
        # What stays, and the place, add at most, by the number of tiles placed.
        beside = [most + place for most in (keeping.beside if keeping else nothing)]
        stays = [most + place for most in (keeping.best if keeping else nothing)]
        bounded = []
        if keeping and self._words.blanks:
            # A word that needs a blank leaves none, or one less.
            own = rack_words_of(lexicon, self._words.rack.replace(b"?", b""), self._words.letters)
            fewer_beside = [most + place for most in keeping.fewer_beside]
            fewer_stay = [most + place for most in keeping.fewer]
            for n, (slot, bits) in enumerate(live, 1):
                if n % _SLOTS == 0:
                    yield
                score, without = slot.worth.bound(points), bits & own.words(*kind_of(slot.pattern))
                if without:
                    bounded.append((score + beside[slot.open], slot, without, stays[slot.open]))
                if needing := bits ^ without:
                    bounded.append((score + fewer_beside[slot.open], slot, needing, fewer_stay[slot.open]))
        else:
            bounded = [
                (slot.worth.bound(points) + beside[slot.open], slot, bits, stays[slot.open]) for slot, bits in live
            ]
        bounded.sort(key=lambda item: -item[0])
        piece = max(_PIECE >> 2 * self._words.blanks, _ONE_BY_ONE + 1)
        for bound, slot, bits, stay in bounded:
            if bound < self.least:
                break
            words = lexicon.of_length(len(slot.pattern)).words(bits)
            places = [i for i, _, _ in slot.worth.places]
            for start in range(0, len(words), piece):
                some = words[start : start + piece] if len(words) > piece else words
                for word, most in zip(some, self._most(slot, some), strict=True):
                    if most + stay >= self.least:
                        # A word with more of a tile than the rack has is not found: its tiles do not tell where the
                        # blank lies.
                        left = worth.get(sum([codes[word[i]] for i in places]), inf) if keeping else 0.0
                        if most + place + left >= self.least:
                            self._look_at(slot, word, most)
                yield

    @property
    def any(self) -> bool:
        """Whether a play has been found."""
        return bool(self._found)

    def plays(self, limit: int | None, *, ties_by_equity: bool = False) -> Iterator[Play]:
        """Give the best `limit` plays in order: those of one worth are sorted, and each is made, when they are taken.

        Without a limit, these are all that were worth looking for. Those that tie with the last are all among what was
        found, so that equity may say which of them are given.
        """
        by_worth = defaultdict(list)
        for found in self._found:
            if found[0] >= self.least:
                by_worth[found[0]].append(found)
        groups = (sorted(by_worth[worth], key=_order) for worth in sorted(by_worth, reverse=True))
        if ties_by_equity:
            by_equity = (sorted(map(self._play, group), key=lambda play: -play.equity) for group in groups)
            return islice(chain.from_iterable(by_equity), limit)
        return map(self._play, islice(chain.from_iterable(groups), limit))

    def _play(self, found: _Found) -> Play:
        _, slot, word, blanks, score = found
        placed = placed_in(slot, word, blanks)
        leave = leave_of(self._words.rack, placed)
        others = len(list(self._ways(slot, word, score))) - 1 if self._merged else 0
        opening = self._opening.value(slot, word) if self._opening else 0.0
        return Play(slot, word, placed, score, leave, self._leaves[leave], others, opening)

    def _look_at(self, slot: Slot, word: Tiles, most: int) -> None:
        """Take in one word's plays that reach the best so far, given its score with blanks for strangers only."""
        if self._is_plain:
            self._take_in((most, slot, word, (), most))
            return
        ways = self._ways(slot, word, most)
        if self._merged:
            ways = iter(sorted(ways, key=_order_of_ways)[:1])
        for worth, blanks, score in ways:
            if worth >= self.least:
                self._take_in((worth, slot, word, blanks, score))

    def _take_in(self, found: _Found) -> None:
        """Keep a play that reaches the best so far."""
        self._found.append(found)
        if len(self._found) == self._limit:
            self._heap = [each[0] for each in self._found]
            heapify(self._heap)
            self.least = self._heap[0]
        elif self._heap:
            heapreplace(self._heap, found[0])
            self.least = self._heap[0]

    def _ways(self, slot: Slot, word: Tiles, most: int) -> Iterator[Way]:
        """Give the ways to play a word in a slot: what each is worth, the places of its blanks, and its score."""
        places, keeping = slot.worth.places, self._keeping
        opening = self._opening.value(slot, word) if self._opening and self._by_equity else 0.0
        letters = bytes([word[i] for i, _, _ in places])
        whole = sum([keeping.codes[tile] for tile in letters]) if keeping else 0
        for chosen in self._words.designations(letters):
            score, key = most, whole
            for n in chosen:
                i, premium, factor = places[n]
                score -= self._tables[premium][word[i]] * factor
                key += keeping.swaps[word[i]] if keeping else 0
            blanks = tuple([places[n][0] for n in chosen])
            if self._only and not self._only.passes(slot, word, blanks):
                continue
            yield score + opening + (keeping.exact[key] if keeping else 0), blanks, score

    def _most(self, slot: Slot, words: list[Tiles]) -> "list[int] | array[int]":
        """Score each word with blanks for strangers only."""
        if len(words) > _ONE_BY_ONE:
            return slot_scores(slot, b"".join(words), self._tables)
        places = [(i, self._tables[premium], factor) for i, premium, factor in slot.worth.places]
        return [slot.worth.base + sum([table[word[i]] * factor for i, table, factor in places]) for word in words]


class _Keeping:
    """What the tiles that stay on a rack are worth.

    `best` tells the most by the number of tiles placed, and `beside` in the same way what can be added to the most that
    so many tiles of the rack score: less, since tiles of many points that stay do not score. `fewer` and `fewer_beside`
    are the same where a blank has been placed.

    `exact` tells it by the key of the tiles placed: the sum of their `codes`, where a blank counts as one for a tile
    that the rack does not have, and of the `swaps` of tiles for which a blank lies all the same. `worth` bounds it by
    the sum of the codes alone.
    """

    def __init__(self, rack: Tiles, leaves: Leaves, points: bytes) -> None:
        blanks, sizes = rack.count(BLANK), range(len(rack) + 1)
        exact = {}
        best, lost, fewer, fewer_lost = ([-inf for _ in sizes] for _ in range(4))
        for key, leave in parts_of(bytes(sorted(rack))):
            value = exact[key] = leaves[leave]
            placed, less = len(rack) - len(leave), value - sum(leave.translate(points))
            best[placed] = max(best[placed], value)
            lost[placed] = max(lost[placed], less)
            if leave.count(BLANK) < blanks:
                fewer[placed] = max(fewer[placed], value)
                fewer_lost[placed] = max(fewer_lost[placed], less)
        self.exact = self.worth = exact
        blank = key_of(b"?")
        self.codes = [blank] * 256
        for tile in rack:
            self.codes[tile] = key_of(bytes([tile]))
        self.swaps = [blank - code for code in self.codes]
        if blanks:
            # A blank may lie for a tile that the rack has, which then stays in its place.
            swaps = [self.swaps[tile] for tile in set(rack) - {BLANK}]
            worth = exact
            for _ in range(blanks):
                swapped = {key: [worth[key + swap] for swap in swaps if key + swap in worth] for key in worth}
                worth = {key: max([value, *swapped[key]]) for key, value in worth.items()}
            self.worth = worth
        fewest = [0, *accumulate(sorted(rack.translate(points)))]
        self.best, self.fewer = best, fewer
        self.beside, self.fewer_beside = (
            [most + fewest[len(rack) - placed] for placed, most in enumerate(each)] for each in (lost, fewer_lost)
        )


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


def _order(found: _Found) -> tuple[object, ...]:
    """Order plays of the same worth."""
    _, slot, word, blanks, _ = found
    return word, slot.square, not slot.line.across, blanks
