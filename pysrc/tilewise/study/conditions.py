"""Conditions of words, as requests write them: each is a set of words of every length, and sets are joined.

A condition is an object with one entry, its kind and what it asks for: `{"length": [7, 8]}`. `{"all": […]}`,
`{"any": […]}` and `{"not": …}` join others.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from itertools import product
from math import prod
from operator import and_
from typing import Any

from ..bitsets import Bits, union
from ..contract.bounds import LIST
from ..contract.refusal import Refusal, literal, unknown, wrong_type
from ..errors import LetterError, LexiconError, RequestError, TilewiseError
from ..lexicon import Lexicon
from ..lexicon.library import Library
from ..lexicon.selection import WordSelection
from ..patterns import ANY, RUN, Pattern, matching, read_pattern
from ..tiles import TileSet
from .meanings import meanings_of
from .played import Played, played_of
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
    """Reads conditions of a list's words; `blanks` are those in the bag, None those of the tile set.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.tiles import tile_set_of
    >>> from .shelf import shelves_of
    >>> words, tiles = Lexicon.from_words(["aah", "ate", "eat", "qua", "tea"], alphabet("en")), tile_set_of("en")
    >>> reader = Reader(words, tiles, Library(None))
    >>> found = reader.condition({"all": [{"anagram": "AE?"}, {"not": {"pattern": "E*"}}]})
    >>> shelf = shelves_of(words, tiles)[3]
    >>> shelf.block.words(found.words(shelf))
    [b'ATE', b'TEA']
    """

    lexicon: Lexicon
    tiles: TileSet
    library: Library
    blanks: int | None = None
    _read: int = field(default=0, init=False)

    def condition(self, value: Any) -> Condition:
        """Read a condition and all that it joins; raises RequestError, with the way from `where` to what is wrong."""
        try:
            return self.read(value)
        except Refusal as refusal:
            raise refusal.at("where").error() from None

    def read(self, value: Any) -> Condition:
        """Read a condition, or one that another joins; raises `Refusal`."""
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
        except TilewiseError as error:
            raise _refused(error).at(kind) from error

    def played(self) -> Played:
        """Give what the list's words are worth; raises RequestError "playability" where nobody knows."""
        found = played_of(self.lexicon, self.tiles, self.library)
        if found is None:
            message = "It is known only for some lists and tile sets what their words are worth; choose others."
            raise RequestError("playability", message)
        return found

    def tile(self, text: str) -> int:
        """Read a letter, with or without brackets."""
        try:
            return self.lexicon.alphabet.code(text.strip("[]"))
        except LetterError as error:
            raise _refused(error) from error


# Joined.


def _all(reader: Reader, value: Any) -> Condition:
    parts = _list(reader, value)
    return _joined(
        parts,
        lambda shelf: reduce(and_, [each.words(shelf) for each in parts], shelf.every),
        lambda length: all(each.may(length) for each in parts),
    )


def _any(reader: Reader, value: Any) -> Condition:
    return _union(_list(reader, value))


def _union(parts: Sequence[Condition]) -> Condition:
    return _joined(
        parts,
        lambda shelf: union(each.words(shelf) for each in parts),
        lambda length: any(each.may(length) for each in parts),
    )


def _not(reader: Reader, value: Any) -> Condition:
    inner = reader.read(value)
    return _joined([inner], lambda shelf: shelf.every & ~inner.words(shelf), lambda length: True)


def _list(reader: Reader, value: Any) -> list[Condition]:
    if not isinstance(value, list):
        raise wrong_type("a list", value)
    found = []
    for index, each in enumerate(value):
        try:
            found.append(reader.read(each))
        except Refusal as refusal:
            raise refusal.at(index) from None
    return found


def _joined(parts: Sequence[Condition], words: Words, may: Callable[[int], bool]) -> Condition:
    return Condition(words, may, any(each.families for each in parts), any(each.ranks for each in parts))


# Letters and their places.


def _pattern(reader: Reader, value: Any) -> Condition:
    pattern = read_pattern(_text(value), reader.lexicon.alphabet)
    return Condition(lambda shelf: matching(pattern, shelf.block))


def _spelled(reader: Reader, value: Any, *, whole: bool) -> Condition:
    """Read a rack, `?` for a blank and `[AE]` for a tile of either, of which all tiles are used or some."""
    text = _text(value).replace("?", ".")
    # Letters side by side may be one tile, as in words, or two, as on a rack in order: words of either are found.
    readings = {read_pattern(text, reader.lexicon.alphabet, joined=joined) for joined in (True, False)}
    parts = [_spelled_with(tiles, whole=whole) for tiles in readings]
    return parts[0] if len(parts) == 1 else _union(parts)


def _spelled_with(tiles: Pattern, *, whole: bool) -> Condition:
    if not tiles or RUN in tiles:
        raise Refusal("condition", "“{}” has letters, “?” for blanks and “[AE]” for one of several.")
    classes = [each for each in tiles if isinstance(each, frozenset)]
    if prod(map(len, classes)) > _WAYS:
        raise Refusal("condition", f"“{{}}” stands for more than {_WAYS:,} racks; name fewer letters in brackets.")
    plain = [each for each in tiles if isinstance(each, int) and each != ANY]
    racks = [Counter(rack) for rack in {tuple(sorted([*plain, *chosen])) for chosen in product(*classes)}]
    blanks, sizes = tiles.count(ANY), range(len(tiles) if whole else 1, len(tiles) + 1)

    def words(shelf: Shelf) -> Bits:
        if shelf.block.length not in sizes:
            return 0
        return union(shelf.block.spelled_from(rack, blanks) for rack in racks)

    return Condition(words, sizes.__contains__)


def _letters(reader: Reader, value: Any) -> Condition:
    if not isinstance(value, Mapping):
        raise wrong_type("an object", value)
    asked = []
    for letter, within in value.items():
        try:
            asked.append((reader.tile(letter), _range(within)))
        except Refusal as refusal:
            raise refusal.at(letter) from None
    return Condition(
        lambda shelf: reduce(and_, [shelf.with_letter(code, within) for code, within in asked], shelf.every)
    )


def _hooks(reader: Reader, value: Any, *, front: bool) -> Condition:
    if isinstance(value, bool):
        return _either(value, partial(Shelf.hooked, codes=None, front=front))
    symbols = read_pattern(_text(value), reader.lexicon.alphabet)
    if len(symbols) != 1 or symbols[0] in (ANY, RUN):
        raise Refusal(
            "condition", "“{}” is true for any letter, false for none, a letter, or one of several as “[AE]”."
        )
    codes = sorted(symbols[0]) if isinstance(symbols[0], frozenset) else [symbols[0]]
    return Condition(lambda shelf: shelf.hooked(codes, front=front))


def _inner(reader: Reader, value: Any, *, front: bool) -> Condition:
    if not isinstance(value, bool):
        raise wrong_type("true or false", value)
    return _either(value, partial(Shelf.holding, front=front))


def _either(is_so: bool, words: Words) -> Condition:
    return Condition(words if is_so else lambda shelf: shelf.every & ~words(shelf))


# Numbers.


def _length(reader: Reader, value: Any) -> Condition:
    least, most = _range(value)

    def may(length: int) -> bool:
        return (least is None or length >= least) and (most is None or length <= most)

    return Condition(lambda shelf: shelf.every if may(shelf.block.length) else 0, may)


def _number(reader: Reader, value: Any, words: Callable[[Shelf, Range], Bits], *, whole: bool = True) -> Condition:
    within = _range(value, whole=whole)
    return Condition(lambda shelf: words(shelf, within))


def _anagrams(reader: Reader, value: Any) -> Condition:
    within = _range(value)
    return Condition(lambda shelf: shelf.of_families(within), families=True)


def _probability(reader: Reader, value: Any) -> Condition:
    within = _range(value)
    return Condition(lambda shelf: shelf.of_ranks(within, reader.blanks), ranks=True)


def _playability(reader: Reader, value: Any) -> Condition:
    within, played = _range(value, whole=False), reader.played()
    return Condition(lambda shelf: played.within(shelf.block, within))


# Lists and meanings.


def _in_list(reader: Reader, value: Any) -> Condition:
    selection = WordSelection(without=_text(value))
    return _also_in(selection.excluded(reader.library, reader.lexicon) or reader.lexicon)


def _definition(reader: Reader, value: Any) -> Condition:
    text = _text(value)
    if not text.strip():
        raise Refusal("condition", "“{}” is a text that stands in the words' meanings.")
    meanings = meanings_of(reader.lexicon, reader.library)
    return Condition(lambda shelf: meanings.having(text, shelf.block))


def _words(reader: Reader, value: Any) -> Condition:
    """Read words of any kind: those that are none of the list's, or cannot be, are not found."""
    if not isinstance(value, list):
        raise wrong_type("a list", value)
    if len(value) > LIST.most:
        raise Refusal("too-large", f"“{{}}” has at most {LIST}.", most=LIST.most)
    texts = []
    for index, each in enumerate(value):
        try:
            texts.append(_text(each))
        except Refusal as refusal:
            raise refusal.at(index) from None
    try:
        some, _ = Lexicon.from_text("\n".join(texts), reader.lexicon.alphabet)
    except LexiconError:
        return Condition(lambda shelf: 0)
    # Not `shelf.also_in`, which keeps what it finds for each list.
    return Condition(lambda shelf: shelf.block.also_in(some.of_length(shelf.block.length)))


def _also_in(other: Lexicon) -> Condition:
    return Condition(lambda shelf: shelf.also_in(other))


KINDS: Mapping[str, Callable[[Reader, Any], Condition]] = {
    "all": _all,
    "any": _any,
    "not": _not,
    "pattern": _pattern,
    "anagram": partial(_spelled, whole=True),
    "subanagram": partial(_spelled, whole=False),
    "letters": _letters,
    "front": partial(_hooks, front=True),
    "back": partial(_hooks, front=False),
    "inner_front": partial(_inner, front=True),
    "inner_back": partial(_inner, front=False),
    "length": _length,
    "vowels": partial(_number, words=Shelf.with_vowels),
    "points": partial(_number, words=Shelf.with_points),
    "anagrams": _anagrams,
    "probability": _probability,
    "playability": _playability,
    "zipf": partial(_number, words=Shelf.as_common, whole=False),
    "list": _in_list,
    "definition": _definition,
    "words": _words,
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
        sentence = f"“{{}}” goes from {least:g} to {most:g}, which no number does; the least comes first."
        raise Refusal("condition", sentence)
    return least, most


def _refused(error: TilewiseError) -> Refusal:
    """Say in a refusal what an error says."""
    return Refusal(error.code, literal(str(error)))
