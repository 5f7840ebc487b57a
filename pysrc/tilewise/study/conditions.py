"""Conditions of words, as requests write them: each is a set of words of every length, and sets are joined.

A condition is an object with one entry, its kind and what it asks for: `{"length": [7, 8]}`. `{"all": […]}`,
`{"any": […]}` and `{"not": …}` join others.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import product
from math import prod
from operator import and_
from typing import Any

from ..alphabets import Alphabet
from ..bitsets import Bits, union
from ..contract.refusal import Refusal, literal, unknown, wrong_type
from ..errors import LetterError, TilewiseError
from ..lexicon import Lexicon
from ..patterns import ANY, RUN, Pattern, matching, read_pattern
from .shelf import Range, Shelf

__all__ = ["KINDS", "Condition", "Reader"]

Words = Callable[[Shelf], Bits]
"""Finds the words of a length that meet a condition."""

_MOST = 100
"""Conditions in all."""

_WAYS = 1_000
"""Racks that one with classes may stand for."""


@dataclass(frozen=True)
class Condition:
    """What finds its words, which lengths they may have, and what has to be known of them first (`Shelf.numbering`)."""

    words: Words
    may: Callable[[int], bool] = lambda length: True
    families: bool = False
    ranks: bool = False


@dataclass
class Reader:
    """Reads conditions of a list's words; raises `Refusal`, with the way to what is wrong.

    `lexicon_of` gives another list by its id, spelled in the same tiles; `meaning` gives the words whose meanings have
    a text in them.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.tiles import tile_set_of
    >>> from .shelf import shelves_of
    >>> words = Lexicon.from_words(["aah", "ate", "eat", "qua", "tea"], alphabet("en"))
    >>> shelf = shelves_of(words, tile_set_of("en"))[3]
    >>> reader = Reader(words.alphabet)
    >>> found = reader.read({"all": [{"anagram": "AE?"}, {"not": {"pattern": "E*"}}]})
    >>> shelf.block.words(found.words(shelf))
    [b'ATE', b'TEA']
    """

    letters: Alphabet
    lexicon_of: Callable[[str], Lexicon] | None = None
    meaning: Callable[[str], Lexicon] | None = None
    _read: int = field(default=0, init=False)

    def read(self, value: Any) -> Condition:
        """Read a condition and all that it joins."""
        self._read += 1
        if self._read > _MOST:
            raise Refusal("too-large", f"There are at most {_MOST} conditions.", most=_MOST)
        if not isinstance(value, Mapping):
            raise wrong_type("an object", value)
        if len(value) != 1:
            raise Refusal(
                "condition", '“{}” is an object with one entry, as {{"length": [7, 8]}}; join several with “all”.'
            )
        ((kind, given),) = value.items()
        if kind not in KINDS:
            raise unknown(kind, KINDS)
        try:
            return KINDS[kind](self, given)
        except Refusal as refusal:
            raise refusal.at(kind) from None
        except LetterError as error:
            raise _refused(error).at(kind) from error

    # Joined.

    def all_of(self, value: Any) -> Condition:
        """Take the words that meet each of some conditions; all words, if there are none."""
        parts = self._list(value)
        return self._joined(
            parts,
            lambda shelf: reduce(and_, [each.words(shelf) for each in parts], shelf.every),
            lambda length: all(each.may(length) for each in parts),
        )

    def any_of(self, value: Any) -> Condition:
        """Take the words that meet one of some conditions."""
        parts = self._list(value)
        return self._joined(
            parts,
            lambda shelf: union(each.words(shelf) for each in parts),
            lambda length: any(each.may(length) for each in parts),
        )

    def none_of(self, value: Any) -> Condition:
        """Take the words that do not meet a condition."""
        inner = self.read(value)
        return self._joined([inner], lambda shelf: shelf.every & ~inner.words(shelf), lambda length: True)

    def _list(self, value: Any) -> list[Condition]:
        if not isinstance(value, list):
            raise wrong_type("a list", value)
        found = []
        for index, each in enumerate(value):
            try:
                found.append(self.read(each))
            except Refusal as refusal:
                raise refusal.at(index) from None
        return found

    @staticmethod
    def _joined(parts: Sequence[Condition], words: Words, may: Callable[[int], bool]) -> Condition:
        return Condition(words, may, any(each.families for each in parts), any(each.ranks for each in parts))

    # Letters and their places.

    def pattern(self, value: Any) -> Condition:
        """Take the words of a pattern (`tilewise.patterns`)."""
        pattern = read_pattern(_text(value), self.letters)
        return Condition(lambda shelf: matching(pattern, shelf.block))

    def prefix(self, value: Any) -> Condition:
        """Take the words that begin with some letters."""
        pattern = (*read_pattern(_text(value), self.letters), RUN)
        return Condition(lambda shelf: matching(pattern, shelf.block))

    def suffix(self, value: Any) -> Condition:
        """Take the words that end with some letters."""
        pattern = (RUN, *read_pattern(_text(value), self.letters))
        return Condition(lambda shelf: matching(pattern, shelf.block))

    def anagram(self, value: Any) -> Condition:
        """Take the words of all tiles of a rack."""
        words, size = self._spelled(value)
        return Condition(lambda shelf: words(shelf) if shelf.block.length == size else 0, lambda length: length == size)

    def subanagram(self, value: Any) -> Condition:
        """Take the words of some tiles of a rack."""
        words, size = self._spelled(value)
        return Condition(lambda shelf: words(shelf) if shelf.block.length <= size else 0, lambda length: length <= size)

    def _spelled(self, value: Any) -> tuple[Words, int]:
        """Read a rack, `?` for a blank and `[AE]` for a tile of either: what finds its words, and its size."""
        tiles: Pattern = read_pattern(_text(value).replace("?", "."), self.letters)
        if not tiles or RUN in tiles:
            raise Refusal("condition", "“{}” has letters, “?” for blanks and “[AE]” for one of several.")
        classes = [each for each in tiles if isinstance(each, frozenset)]
        if prod(map(len, classes)) > _WAYS:
            raise Refusal("condition", f"“{{}}” stands for more than {_WAYS:,} racks; name fewer letters in brackets.")
        plain = [each for each in tiles if isinstance(each, int) and each != ANY]
        racks = [Counter(rack) for rack in {tuple(sorted([*plain, *chosen])) for chosen in product(*classes)}]
        blanks = tiles.count(ANY)
        return (lambda shelf: union(shelf.block.spelled_from(rack, blanks) for rack in racks)), len(tiles)

    def with_letters(self, value: Any) -> Condition:
        """Take the words that have letters so many times."""
        if not isinstance(value, Mapping):
            raise wrong_type("an object", value)
        asked = []
        for letter, within in value.items():
            try:
                asked.append((self._tile(letter), _range(within)))
            except Refusal as refusal:
                raise refusal.at(letter) from None
        return Condition(
            lambda shelf: reduce(and_, [shelf.with_letter(code, within) for code, within in asked], shelf.every)
        )

    def _tile(self, text: str) -> int:
        try:
            return self.letters.code(text.strip("[]"))
        except LetterError as error:
            raise _refused(error) from error

    # Hooks.

    def front(self, value: Any) -> Condition:
        """Take the words that a letter in front of them makes another."""
        return self._hooks(value, front=True)

    def back(self, value: Any) -> Condition:
        """Take the words that a letter behind them makes another."""
        return self._hooks(value, front=False)

    def _hooks(self, value: Any, *, front: bool) -> Condition:
        if isinstance(value, bool):
            if value:
                return Condition(lambda shelf: shelf.hooked(None, front=front))
            return Condition(lambda shelf: shelf.every & ~shelf.hooked(None, front=front))
        symbols = read_pattern(_text(value), self.letters)
        if len(symbols) != 1 or symbols[0] in (ANY, RUN):
            raise Refusal(
                "condition", "“{}” is true for any letter, false for none, a letter, or one of several as “[AE]”."
            )
        codes = sorted(symbols[0]) if isinstance(symbols[0], frozenset) else [symbols[0]]
        return Condition(lambda shelf: shelf.hooked(codes, front=front))

    def inner_front(self, value: Any) -> Condition:
        """Take the words that are words without their first letter, or those that are not."""
        return self._inner(value, front=True)

    def inner_back(self, value: Any) -> Condition:
        """Take the words that are words without their last letter, or those that are not."""
        return self._inner(value, front=False)

    def _inner(self, value: Any, *, front: bool) -> Condition:
        if not isinstance(value, bool):
            raise wrong_type("true or false", value)
        if value:
            return Condition(lambda shelf: shelf.holding(front=front))
        return Condition(lambda shelf: shelf.every & ~shelf.holding(front=front))

    # Numbers.

    def length(self, value: Any) -> Condition:
        """Take the words of so many tiles."""
        least, most = _range(value)

        def may(length: int) -> bool:
            return (least is None or length >= least) and (most is None or length <= most)

        return Condition(lambda shelf: shelf.every if may(shelf.block.length) else 0, may)

    def vowels(self, value: Any) -> Condition:
        """Take the words with so many vowels."""
        within = _range(value)
        return Condition(lambda shelf: shelf.with_vowels(within))

    def points(self, value: Any) -> Condition:
        """Take the words whose tiles are worth so much."""
        within = _range(value)
        return Condition(lambda shelf: shelf.with_points(within))

    def zipf(self, value: Any) -> Condition:
        """Take the words that are so common."""
        within = _range(value, whole=False)
        return Condition(lambda shelf: shelf.as_common(within))

    def anagrams(self, value: Any) -> Condition:
        """Take the words of whose letters so many words are made, themselves among them."""
        within = _range(value)
        return Condition(lambda shelf: shelf.of_families(within), families=True)

    def probability(self, value: Any) -> Condition:
        """Take the words of such ranks among those of their length."""
        within = _range(value)
        return Condition(lambda shelf: shelf.of_ranks(within), ranks=True)

    # Lists and meanings.

    def in_list(self, value: Any) -> Condition:
        """Take the words that another list has, too."""
        id = _text(value)
        assert self.lexicon_of is not None
        try:
            other = self.lexicon_of(id)
        except TilewiseError as error:
            raise _refused(error) from error
        return self._also_in(other)

    def definition(self, value: Any) -> Condition:
        """Take the words whose meaning has a text in it, in either case."""
        text = _text(value).strip()
        assert self.meaning is not None
        if not text:
            raise Refusal("condition", "“{}” is a text that stands in the words' meanings.")
        return self._also_in(self.meaning(text))

    @staticmethod
    def _also_in(other: Lexicon) -> Condition:
        return Condition(lambda shelf: shelf.block.also_in(other.of_length(shelf.block.length)))


KINDS: Mapping[str, Callable[[Reader, Any], Condition]] = {
    "all": Reader.all_of,
    "any": Reader.any_of,
    "not": Reader.none_of,
    "pattern": Reader.pattern,
    "prefix": Reader.prefix,
    "suffix": Reader.suffix,
    "anagram": Reader.anagram,
    "subanagram": Reader.subanagram,
    "letters": Reader.with_letters,
    "front": Reader.front,
    "back": Reader.back,
    "inner_front": Reader.inner_front,
    "inner_back": Reader.inner_back,
    "length": Reader.length,
    "vowels": Reader.vowels,
    "points": Reader.points,
    "anagrams": Reader.anagrams,
    "probability": Reader.probability,
    "zipf": Reader.zipf,
    "list": Reader.in_list,
    "definition": Reader.definition,
}
"""What reads a condition, by its kind."""


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise wrong_type("a text", value)
    if len(value) > 256:
        raise Refusal("too-large", "“{}” has at most 256 characters.", most=256)
    return value


def _range(value: Any, *, whole: bool = True) -> Range:
    """Read the least and the most of a number, either null where it has no bound."""
    if not isinstance(value, list) or len(value) != 2:
        raise Refusal("condition", "“{}” is the least and the most, as [2, 5]; null is no bound.")
    for index, each in enumerate(value):
        kinds: tuple[type, ...] = (int,) if whole else (int, float)
        if each is not None and (isinstance(each, bool) or not isinstance(each, kinds)):
            raise wrong_type("a whole number or null" if whole else "a number or null", each).at(index)
    least, most = value
    if least is not None and most is not None and least > most:
        raise Refusal(
            "condition", f"“{{}}” goes from {least:g} to {most:g}, which no number does; the least comes first."
        )
    return least, most


def _refused(error: TilewiseError) -> Refusal:
    """Say in a refusal what an error says."""
    return Refusal(error.code, literal(str(error)))
