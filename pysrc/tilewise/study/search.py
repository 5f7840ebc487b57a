"""Searching a list for the words to learn: which of them meet a condition, and in which order they are learnt."""

from collections.abc import Callable, Generator, Iterator, Mapping
from heapq import merge
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

from ..alphabets import Tiles
from ..bitsets import Bits, indices
from ..jobs import finish
from ..lexicon import Lexicon
from ..tiles import TileSet, tile_set_of
from .conditions import Condition, Reader
from .shelf import Shelf, shelves_of

__all__ = ["ORDERS", "Found", "find_words", "search"]

Found = list[tuple[Shelf, Bits]]
"""The words of each length that meet a condition, the shortest first."""


def search(condition: Condition, lexicon: Lexicon, tiles: TileSet) -> Generator[None, None, Found]:
    """Find the words that meet a condition; pauses after each length, and where their letters are put in order."""
    found = []
    for length, shelf in shelves_of(lexicon, tiles).items():
        if not condition.may(length):
            continue
        if condition.families or condition.ranks:
            yield from shelf.numbering(ranks=condition.ranks)
        if bits := condition.words(shelf):
            found.append((shelf, bits))
        yield
    return found


def find_words(lexicon: Lexicon, where: Mapping[str, Any], order: str = "alphabet") -> list[str]:
    """List the words of a list that meet a condition, in one of `ORDERS`.

    >>> from tilewise.alphabets import alphabet
    >>> words = Lexicon.from_words(["aah", "ate", "eat", "qua", "tea", "quay"], alphabet("en"))
    >>> find_words(words, {"any": [{"anagram": "AET"}, {"letters": {"Q": [1, 1]}}]}, "points")
    ['QUAY', 'QUA', 'ATE', 'EAT', 'TEA']
    """
    tiles = tile_set_of(lexicon.alphabet.id, lexicon.alphabet)
    found = finish(search(Reader(lexicon.alphabet).read(where), lexicon, tiles))
    return lexicon.alphabet.decode_all(finish(ORDERS[order](found, 0, None)))


Order = Callable[[Found, int, int | None], Generator[None, None, list[Tiles]]]
"""Lists the words found from a place on, up to another, or to the end."""


def _by_alphabet(found: Found, start: int, end: int | None) -> Generator[None, None, list[Tiles]]:
    runs = []
    for shelf, bits in found:
        runs.append(shelf.block.words(bits))
        yield
    return list(islice(merge(*runs), start, end))


def _by_length(found: Found, start: int, end: int | None) -> Generator[None, None, list[Tiles]]:
    words: list[Tiles] = []
    passed = 0
    for shelf, bits in found:
        if end is not None and passed >= end:
            break
        count = bits.bit_count()
        if start < passed + count:
            words += shelf.block.words(bits)[max(start - passed, 0) : None if end is None else end - passed]
        passed += count
        yield
    return words


def _by_probability(found: Found, start: int, end: int | None) -> Generator[None, None, list[Tiles]]:
    """List by length, and of one length by rank."""
    words: list[Tiles] = []
    passed = 0
    for shelf, bits in found:
        if end is not None and passed >= end:
            break
        count = bits.bit_count()
        if start < passed + count:
            yield from shelf.numbering(ranks=True)
            ranked = sorted((shelf.rank(j), j) for j in indices(bits, shelf.block.n))
            some = ranked[max(start - passed, 0) : None if end is None else end - passed]
            words += [shelf.block.word(j) for _, j in some]
        passed += count
        yield
    return words


def _falling(numbers: Callable[[Shelf, Bits], Iterator[tuple[float, Bits]]]) -> Order:
    """Order words by a number, the highest first, and those that have the same by the alphabet."""

    def order(found: Found, start: int, end: int | None) -> Generator[None, None, list[Tiles]]:
        groups = merge(
            *[_of_shelf(shelf, numbers(shelf, bits)) for shelf, bits in found], key=itemgetter(0), reverse=True
        )
        words: list[Tiles] = []
        for _, alike in groupby(groups, key=itemgetter(0)):
            if end is not None and len(words) >= end:
                break
            words += merge(*[shelf.block.words(bits) for _, shelf, bits in alike])
            yield
        return words[start:end]

    return order


def _of_shelf(shelf: Shelf, groups: Iterator[tuple[float, Bits]]) -> Iterator[tuple[float, Shelf, Bits]]:
    for number, bits in groups:
        yield number, shelf, bits


ORDERS: Mapping[str, Order] = {
    "alphabet": _by_alphabet,
    "length": _by_length,
    "probability": _by_probability,
    "points": _falling(Shelf.by_points),
    "zipf": _falling(Shelf.by_zipf),
}
"""By the alphabet; the shortest first; of each length the most probable first; the most points, the most common."""
