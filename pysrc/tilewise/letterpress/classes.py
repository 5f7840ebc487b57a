"""All words of a board at once, as classes of the same letters: what each can gain, in byte planes.

The keys of all classes (see `spelling`) lie as eight planes, one byte a class. A table of 256 entries says what a byte
of a key is worth; `bytes.translate` applies it to all classes, and the eight results are added up as integers, a byte a
lane. With a weight of 0 or more for each square that is exact without making any way to play: a class that uses a
letter k times gains most with the k heaviest squares of that letter.
"""

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache, partial
from itertools import combinations, islice, product
from weakref import proxy

from ..bitsets import DIGIT, Bits, bytes_in, from_flags, indices
from .board import SQUARES, WINNING, Mask, barred
from .board import squares as squares_of
from .grouping import group
from .spelling import Spelling

__all__ = ["Classes", "Weights"]

Weights = Sequence[int]
"""A number of 0 or more for each square; all of them add up to 255 at most."""

_BYTES = 8
_MASK_BYTES = 4
_LOW = (1 << 32) - 1


class Classes:
    """The classes of a spelling, by their place among the sorted keys."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        self._words, self._starts, self.keys = group(spelling.keys)
        self.n = len(self.keys)
        raw = self.keys.tobytes()
        self._halves = array("I", raw)
        planes = [raw[byte::_BYTES] for byte in range(_BYTES)]
        self._used = [byte for byte in range(_BYTES) if any(planes[byte])]
        self._planes = planes
        self._repeated = spelling.fields
        this = proxy(self)  # so that nothing here names itself, and all of it is let go at once
        self._dead = lru_cache(maxsize=1024)(partial(Classes._find_dead, this))
        self._prefixes = lru_cache(maxsize=4096)(partial(Classes._find_prefixes, this))
        self._extending = lru_cache(maxsize=4096)(partial(Classes._find_extending, this))

    def words_of(self, c: int) -> list[int]:
        """List the words of a class."""
        return self._words[self._starts[c] : self._starts[c + 1]]

    def class_of(self, word: int) -> int:
        """Give the class of a word."""
        return bisect_left(self.keys, self.spelling.keys[word])

    def barred_by(self, word: int) -> frozenset[int]:
        """Give the words that playing one bars: itself and those that it begins with."""
        return self._prefixes(word)

    def dead(self, gone: frozenset[int]) -> frozenset[int]:
        """Give the classes of which every word is gone."""
        return self._dead(gone)

    def _find_dead(self, gone: frozenset[int]) -> frozenset[int]:
        return frozenset(c for c in map(self.class_of, gone) if gone.issuperset(self.words_of(c)))

    @cached_property
    def numbers(self) -> "array[int]":
        """The upper half of each key; classes with the same differ only in letters that stand once."""
        return self._halves[1::2]

    @cached_property
    def numbers_of_ways(self) -> list[int]:
        """How many ways there are to play each class."""
        number_of_ways = self.spelling.number_of_ways
        found: list[int] = []
        for number, times in Counter(self.numbers).items():
            found += [number_of_ways(number)] * times
        return found

    @cached_property
    def lengths(self) -> bytes:
        """The length of each class's words: the number of squares that a way takes."""
        return self.gains([1] * SQUARES)

    @cached_property
    def longest(self) -> int:
        """The length of the longest word, 0 if there is none."""
        return max(bytes_in(self.lengths), default=0)

    @property
    def bases(self) -> "array[int]":
        """The squares that every way to play each class takes: those of letters that stand once."""
        return self._halves[::2]

    @property
    def _first_words(self) -> list[int]:
        return list(map(self._words.__getitem__, self._starts[:-1]))

    def gains(self, weights: Weights, among: Sequence[int] | None = None) -> bytes:
        """Give for each class, or each of some, the most that the squares of one way to play it weigh together."""
        total = 0
        for byte in self._used:
            if byte < _MASK_BYTES:
                table = _sums(weights[8 * byte : 8 * byte + 8])
            else:
                fields = self._repeated[byte - _MASK_BYTES]
                table = _outer([(bits, _heaviest(weights, places)) for _, bits, places in fields])
            if any(table):
                plane = self._planes[byte]
                if among is not None:
                    plane = bytes(map(plane.__getitem__, among))
                total += int.from_bytes(plane.translate(table), "little")
        return total.to_bytes(self.n if among is None else len(among), "little")

    def between(self, gains: bytes, least: int, most: int) -> Iterator[int]:
        """List the classes whose gain lies between these or is one of them, those that gain most first."""
        for gain in range(most, least - 1, -1):
            c = gains.find(gain)
            while c >= 0:
                yield c
                c = gains.find(gain, c + 1)

    def endings(self, ours: Mask, free: Mask, capturable: Mask) -> Iterator[tuple[int, Mask]]:
        """List the classes with a way that ends the game and wins it, and that way: the one that takes most.

        A free square weighs one more than all squares of the opponent that can be taken, so the sum tells both whether
        all free squares are taken and how many others. It stays below 14 * 14.
        """
        others = (capturable ^ free).bit_count()
        weights = [others + 1 if free >> i & 1 else capturable >> i & 1 for i in range(SQUARES)]
        squares = free.bit_count()
        least = squares * (others + 1) + max(0, WINNING - ours.bit_count() - squares)
        most = squares * (others + 1) + others
        if least <= most and squares <= self.longest and (filling := self._filling(free)):
            among = indices(filling, self.n)
            for place in self.between(self.gains(weights, among), least, most):
                c = among[place]
                yield c, next(self.best_ways(c, weights, capturable, 1))

    def _filling(self, free: Mask) -> Bits:
        """Give the classes that can take each of some squares, if not all of these at once."""
        left: Bits = (1 << self.n) - 1
        for i in squares_of(free):
            left &= self._taking[i]
            if not left:
                break
        return left

    @cached_property
    def _taking(self) -> list[Bits]:
        """For each square the classes that some way to play takes it."""
        taking = [from_flags(self._planes[i // 8].translate(DIGIT[i % 8])) for i in range(SQUARES)]
        for byte, fields in enumerate(self._repeated):
            for shift, bits, places in fields:
                used = bytes(ord("1") if value >> shift & bits else ord("0") for value in range(256))
                of_letter = from_flags(self._planes[_MASK_BYTES + byte].translate(used))
                for i in places:
                    taking[i] = of_letter
        return taking

    def best_ways(self, c: int, weights: Weights, capturable: Mask, limit: int) -> Iterator[Mask]:
        """Give ways to play a class, about the heaviest first; none that takes less than another could beside.

        Of a letter the capturable squares are used, any that are not only where those are too few.
        """
        key = self.keys[c]
        number = key >> 32
        choices = []
        for byte, fields in enumerate(self._repeated):
            for shift, bits, places in fields:
                if k := number >> (8 * byte + shift) & bits:
                    choices.append(self._choices(places, k, weights, capturable))
        base = key & _LOW
        if not choices:
            return iter((base,))
        return (base + sum(chosen) for chosen in islice(product(*choices), limit))

    def _choices(self, places: tuple[int, ...], k: int, weights: Weights, capturable: Mask) -> list[Mask]:
        taken = [i for i in places if capturable >> i & 1]
        if k >= len(taken):
            rest = [i for i in places if not capturable >> i & 1]
            return [sum(1 << i for i in taken + rest[: k - len(taken)])]
        taken.sort(key=lambda i: -weights[i])
        return [sum(1 << i for i in chosen) for chosen in islice(combinations(taken, k), 4)]

    @cached_property
    def class_bounds(self) -> "tuple[array[int], array[int]]":
        """The squares that every way to play a class takes, and those that some way takes."""
        must, may = self.spelling.bounds
        first = self._first_words
        return array("I", map(must.__getitem__, first)), array("I", map(may.__getitem__, first))

    def breakers(self, c: int, gone: frozenset[int]) -> frozenset[int]:
        """Give the classes with a word that bars the last word of class `c` by being played.

        A play bars words of different lengths, so of two words that are left of a class one stays.
        """
        words = self.words_of(c)
        live = words if len(words) == 1 else [word for word in words if word not in gone]
        return self._extending(live[0]) if len(live) == 1 else frozenset()

    @cached_property
    def use(self) -> list[float]:
        """How often words take each square, 0 to 1: of a word that takes k of n squares of a letter, k / n."""
        use = [float(self._planes[i // 8].translate(DIGIT[i % 8]).count(b"1")) for i in range(SQUARES)]
        for byte, fields in enumerate(self._repeated):
            plane = self._planes[_MASK_BYTES + byte]
            for value in bytes_in(plane) if fields else ():
                words = plane.count(value)
                for shift, bits, places in fields:
                    for i in places:
                        use[i] += words * (value >> shift & bits) / len(places)
        return [each / max(self.n, 1) for each in use]

    def _find_extending(self, word: int) -> frozenset[int]:
        return frozenset(self.class_of(i) for i in self.spelling.beginning_with(self.spelling.word(word)))

    def _find_prefixes(self, word: int) -> frozenset[int]:
        text = self.spelling.word(word)
        found = [i for prefix in barred([text]) if (i := self.spelling.find(prefix)) is not None]
        return frozenset(each for i in found for each in self.words_of(self.class_of(i)) if each == i)


_ADD = [bytes(range(weight, 256)) + bytes(range(weight)) for weight in range(256)]
"""For each weight the table that adds it to a byte."""


def _sums(weights: Sequence[int]) -> bytes:
    """Give the sum of the weights of each of the 256 sets of eight squares."""
    table = b"\0"
    for weight in weights:
        table += table.translate(_ADD[weight])
    return table.ljust(256, b"\0")


def _heaviest(weights: Weights, places: Sequence[int]) -> list[int]:
    """Give the most that 0, 1, 2 ... of some squares weigh together."""
    sums = [0]
    for weight in sorted((weights[i] for i in places), reverse=True):
        sums.append(sums[-1] + weight)
    return sums


def _outer(fields: Sequence[tuple[int, Sequence[int]]]) -> bytes:
    """Add up the values of all fields of a byte, for each of its 256 values; the first field has the lowest bits."""
    table = b"\0"
    for bits, values in fields:
        highs = [*values, *[0] * (bits + 1 - len(values))]
        table = b"".join([table.translate(_ADD[high]) for high in highs])
    return table.ljust(256, b"\0")
