"""The best plays of a turn, exactly, with every power.

Words of one kind (`rules.Kind`) earn the same, so totals are worked out for kinds and pairs of kinds; from the highest
total down, registers then say which words there are.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, islice

from ..alphabets import Tiles
from ..bitsets import Bits, union
from ..lexicon import Lexicon
from .rules import STACKINGS, Earned, Kind, kind_of, pair_earnings, word_earnings
from .words import TurnWords

__all__ = ["Found", "Turn"]

_SORTED = 500
"""Plays of a level up to which all are made and sorted; of more, the first are looked for in order.

Measured on sixty turns with the powers V, X and Z: the slowest takes 0.9 ms, and 1.9 ms if all plays are sorted.
"""


@dataclass(frozen=True, order=True)
class Found:
    """A play: words in alphabetical order and what they earn, also as text. The better one sorts first."""

    rank: tuple[int, int]
    words: tuple[Tiles, ...]
    earned: Earned

    @classmethod
    def of(cls, words: tuple[Tiles, ...], earned: Earned) -> "Found":
        """Make a play."""
        return cls((-earned.total, -earned.money), tuple(sorted(words)), earned)

    def __str__(self) -> str:
        return f"{' + '.join(word.decode() for word in self.words)} {self.earned.total}"


class Turn:
    """The plays of one turn: the cards in hand and pool, our patents, and how doublings stack.

    >>> from tilewise.alphabets import alphabet
    >>> turn = Turn(Lexicon.from_words(["euoi", "wooing"], alphabet("en")), "EIINOOU", "GOW", "BJKV", "multiply")
    >>> turn.best, [str(play) for play in turn.plays(5)]
    (14, ['EUOI + WOOING 14', 'WOOING 10', 'EUOI 8'])
    """

    def __init__(self, lexicon: Lexicon, hand: str, pool: str, patents: str = "", stacking: str = STACKINGS[0]) -> None:
        self.patents, self.stacking = patents, stacking
        self.words = TurnWords(lexicon, hand, pool, patents)
        self._most = len(hand) + len(pool) + self.words.copies + self.words.adds_s

    @cached_property
    def best(self) -> int:
        """The highest total, 0 if there is no play."""
        alone = next((earned.total for earned, _ in self.alone), 0)
        for earned, pairs in self._levels:
            if earned.total <= alone:
                break
            if any(self.words.partners(word) & others for word, others in self._halves(pairs)):
                return earned.total
        return alone

    @cached_property
    def count(self) -> int:
        """How many plays, as sets of words, earn the highest total."""
        singles = sum(bits.bit_count() for earned, bits in self.alone if earned.total == self.best)
        return singles + sum(
            (self.words.partners(word) & others).bit_count()
            for earned, pairs in self._levels
            if earned.total == self.best
            for word, others in self._halves(pairs)
        )

    @cached_property
    def alone(self) -> list[tuple[Earned, Bits]]:
        """What words played alone earn, the best first, and which words those are."""
        sets: dict[Earned, Bits] = {}
        for kind, bits in self.words.kinds.items():
            if alone := bits & self.words.singles:
                earned = word_earnings(kind, self.patents, self.stacking)
                sets[earned] = sets.get(earned, 0) | alone
        return sorted(sets.items(), reverse=True)

    def plays(self, limit: int = 20) -> list[Found]:
        """List the best plays: by total, then by money, then alphabetically."""
        found: list[Found] = []
        levels: dict[Earned, tuple[Bits, list[tuple[Kind, Kind]]]] = {}
        if limit and self.best:
            levels = {earned: (bits, []) for earned, bits in self.alone}
            for earned, pairs in self._levels:
                if earned.total <= self.best:
                    levels.setdefault(earned, (0, []))[1].extend(pairs)
        for earned in sorted(levels, reverse=True):
            if len(found) >= limit:
                break
            plays = self._few(*levels[earned]) or self._many(*levels[earned])
            found += [Found.of(words, earned) for words in islice(plays, limit - len(found))]
        return found

    def _few(self, alone: Bits, pairs: list[tuple[Kind, Kind]]) -> Iterator[tuple[Tiles, ...]] | None:
        """Sort the plays of one level, or give None if they are too many to be made."""
        found: list[tuple[Tiles, ...]] = [(word,) for word in self.words.listed(alone)]
        for word, others in self._halves(pairs):
            if mates := self.words.partners(word) & others:
                if len(found) > _SORTED:
                    return None
                found += [(word, other) if word < other else (other, word) for other in self.words.listed(mates)]
        return iter(sorted(found))

    def _many(self, alone: Bits, pairs: list[tuple[Kind, Kind]]) -> Iterator[tuple[Tiles, ...]]:
        """Go through the plays of one level alphabetically; the words of a turn are in that order already."""
        mates: dict[Kind, Bits] = {}
        for one, other in pairs:
            mates[one] = mates.get(one, 0) | self.words.kinds[other]
            mates[other] = mates.get(other, 0) | self.words.kinds[one]
        any_of = alone | union(self.words.kinds[kind] for kind in mates)
        for j in self.words.indices(any_of):
            word, rest = self.words.words[j], (1 << (self.words.n - j)) - 1
            if alone >> (self.words.n - 1 - j) & 1:
                yield (word,)
            if (kind := kind_of(word)) in mates:
                for mate in self.words.listed(self.words.partners(word) & mates[kind] & rest):
                    yield word, mate

    def best_with(self, letter: str, limit: int) -> list[Found]:
        """List the best words, each played alone, that have a card of this letter in them."""
        found: list[Found] = []
        code = ord(letter)
        if self.words.have.get(code):
            for earned, bits in self.alone:
                words = self.words.listed(bits & self.words.levels[code][0])
                found += [Found.of((word,), earned) for word in words[: limit - len(found)]]
                if len(found) >= limit:
                    break
        return found

    @cached_property
    def _levels(self) -> list[tuple[Earned, list[tuple[Kind, Kind]]]]:
        """The pairs of kinds that two words of a turn may have, by what they earn, the most first."""
        if "V" not in self.patents:
            return []
        kinds = sorted(self.words.kinds)
        pairs = [
            (pair_earnings(one, other, self.patents, self.stacking), one, other)
            for i, one in enumerate(kinds)
            for other in kinds[i:]
            if one.length + other.length <= self._most
        ]
        pairs.sort(reverse=True)
        return [
            (earned, [(one, other) for _, one, other in same]) for earned, same in groupby(pairs, lambda pair: pair[0])
        ]

    def _halves(self, pairs: list[tuple[Kind, Kind]]) -> Iterator[tuple[Tiles, Bits]]:
        """Give the words of the smaller kind of each pair and, for each, the words it may pair with."""
        for first, second in pairs:
            few, many = sorted((self.words.kinds[first], self.words.kinds[second]), key=int.bit_count)
            for j in self.words.indices(few):
                # Two words of one kind are a pair once: with the word itself and those after it.
                yield self.words.words[j], many & ((1 << (self.words.n - j)) - 1) if first == second else many
