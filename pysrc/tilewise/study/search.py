"""Searching a list for the words to learn: which of them meet a condition, and in which order they are learnt.

Nothing is put in order that is not listed: the words of a page are cut out of the sets, by the alphabet with counts of
what comes before some letters, by rank with the binary digits of the ranks.
"""

from bisect import bisect_right
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import chain, groupby, islice
from operator import itemgetter
from typing import Any

from ..alphabets import Tiles
from ..bitsets import Bits, flags, indices, rows, with_sum_up_to
from ..jobs import finish
from ..lexicon import Lexicon, Library, shipped_folder
from ..tiles import TileSet, tile_set_of
from .conditions import Condition, Reader
from .played import Played
from .shelf import Shelf, shelves_of

__all__ = ["ORDERS", "Found", "find_words", "listed", "search"]

_PIECE = 512
"""Words of a length that are looked through together."""

_FIRST_LETTERS = 4
"""Letters by which it is found where a part of the words begins."""


@dataclass(frozen=True)
class Found:
    """The words of each length that meet a condition, the shortest first, and what some orders go by."""

    parts: Sequence[tuple[Shelf, Bits]]
    blanks: int | None = None
    played: Played | None = None

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(bits.bit_count() for _, bits in self.parts)


def search(
    condition: Condition, lexicon: Lexicon, tiles: TileSet, blanks: int | None = None, played: Played | None = None
) -> Generator[None, None, Found]:
    """Find the words that meet a condition; pauses after each length, and where their letters are put in order."""
    parts = []
    for length, shelf in shelves_of(lexicon, tiles).items():
        if not condition.may(length):
            continue
        if condition.families or condition.ranks:
            yield from shelf.numbering(blanks, ranked=condition.ranks)
        if bits := condition.words(shelf):
            parts.append((shelf, bits))
        yield
    return Found(parts, blanks, played)


def find_words(lexicon: Lexicon, where: Mapping[str, Any], order: str = "alphabet") -> list[str]:
    """List the words of a list that meet a condition, in one of `ORDERS`; both are written as for `study.search`.

    Lists and meanings that ship may be named. Raises RequestError for a condition that cannot be, or an order that is
    not known of these words.

    >>> from tilewise.alphabets import alphabet
    >>> words = Lexicon.from_words(["aah", "ate", "eat", "qua", "tea", "quay"], alphabet("en"))
    >>> find_words(words, {"any": [{"anagram": "AET"}, {"letters": {"Q": [1, 1]}}]}, "points")
    ['QUAY', 'QUA', 'ATE', 'EAT', 'TEA']
    """
    tiles = tile_set_of(lexicon.alphabet.id, lexicon.alphabet)
    reader = Reader(lexicon, tiles, Library(shipped_folder()))
    played = reader.played() if order == "playability" else None
    found = finish(search(reader.condition(where), lexicon, tiles, played=played))
    return lexicon.alphabet.decode_all(finish(ORDERS[order](found, 0, found.count)))


Order = Callable[[Found, int, int], Generator[None, None, list[Tiles]]]
"""Lists the words found from a place on, up to another."""


def listed(parts: Sequence[tuple[Shelf, Bits]], start: int, end: int) -> list[Tiles]:
    """List words by the alphabet, from a place on, up to another."""
    if not parts or end <= start:
        return []
    first, passed = b"", 0
    codes = bytes(parts[0][0].block.alphabet.codes)

    def before(letters: Tiles) -> int:
        return sum((bits >> shelf.block.n - shelf.block.place(letters)).bit_count() for shelf, bits in parts)

    for _ in range(_FIRST_LETTERS if start else 0):
        place = bisect_right(codes, start, key=lambda code: before(first + bytes([code])))
        if not place:
            break
        first += codes[place - 1 : place]
        passed = before(first)
    some = [islice(_from(shelf, bits, first), end - passed) for shelf, bits in parts]
    return sorted(chain.from_iterable(some))[start - passed : end - passed]


def _from(shelf: Shelf, bits: Bits, first: Tiles) -> Iterator[Tiles]:
    """Give the words of a set from some letters on."""
    block, width = shelf.block, shelf.block.length
    for at in range(block.place(first), block.n, _PIECE):
        size = min(_PIECE, block.n - at)
        if some := bits >> block.n - at - size & (1 << size) - 1:
            yield from rows(block.text[at * width : (at + size) * width], width, some)


def _by_alphabet(found: Found, start: int, end: int) -> Generator[None, None, list[Tiles]]:
    yield
    return listed(found.parts, start, end)


def _lengths(
    found: Found, start: int, end: int, of_length: Callable[[Shelf, Bits, int, int], list[Tiles]], *, ranked: bool
) -> Generator[None, None, list[Tiles]]:
    """List the words of each length in turn, each as `of_length` does."""
    words: list[Tiles] = []
    for shelf, bits in found.parts:
        count = bits.bit_count()
        if end > 0 and start < count:
            if ranked:
                yield from shelf.numbering(found.blanks, ranked=True)
            words += of_length(shelf, bits, max(start, 0), min(end, count))
            yield
        start, end = start - count, end - count
    return words


def _by_length(found: Found, start: int, end: int) -> Generator[None, None, list[Tiles]]:
    def of_length(shelf: Shelf, bits: Bits, start: int, end: int) -> list[Tiles]:
        return listed([(shelf, bits)], start, end)

    return (yield from _lengths(found, start, end, of_length, ranked=False))


def _by_probability(found: Found, start: int, end: int) -> Generator[None, None, list[Tiles]]:
    """List by length, and of one length by rank."""

    def of_length(shelf: Shelf, bits: Bits, start: int, end: int) -> list[Tiles]:
        ranks, digits = shelf.ranks(found.blanks)
        first, last = (_number_at(digits, bits, place) for place in (start, end - 1))
        sooner = with_sum_up_to(digits, first - 1, bits)
        some = with_sum_up_to(digits, last, bits) ^ sooner
        passed = sooner.bit_count()
        in_order = sorted((ranks[j], j) for j in indices(some, shelf.block.n))
        return [shelf.block.word(j) for _, j in in_order[start - passed : end - passed]]

    return (yield from _lengths(found, start, end, of_length, ranked=True))


def _number_at(digits: Sequence[Bits], among: Bits, place: int) -> int:
    """Give the number of the word at a place, from 0, of a set in the order of its words' numbers."""
    number = 0
    for k in reversed(range(len(digits))):
        ones = among & digits[k]
        zeros = among ^ ones
        if place < (count := zeros.bit_count()):
            among = zeros
        else:
            among, place, number = ones, place - count, number | 1 << k
    return number


def _falling(numbers: Callable[[Shelf], Sequence[Bits]]) -> Order:
    """Order words by a number, the highest first, and those that have the same by the alphabet."""

    def order(found: Found, start: int, end: int) -> Generator[None, None, list[Tiles]]:
        split = [_split(shelf, numbers(shelf), bits, len(numbers(shelf)), 0) for shelf, bits in found.parts]
        words: list[Tiles] = []
        for _, alike in groupby(merge(*split, key=itemgetter(0), reverse=True), key=itemgetter(0)):
            if end <= 0:
                break
            parts = [(shelf, bits) for _, shelf, bits in alike]
            count = sum(bits.bit_count() for _, bits in parts)
            if start < count:
                words += listed(parts, max(start, 0), min(end, count))
                yield
            start, end = start - count, end - count
        return words

    return order


def _split(
    shelf: Shelf, sums: Sequence[Bits], among: Bits, digits: int, so_far: int
) -> Iterator[tuple[int, Shelf, Bits]]:
    """Split a set by a number of its words, the highest first."""
    if not digits:
        yield so_far, shelf, among
        return
    ones = among & sums[digits - 1]
    if ones:
        yield from _split(shelf, sums, ones, digits - 1, so_far | 1 << digits - 1)
    if zeros := among ^ ones:
        yield from _split(shelf, sums, zeros, digits - 1, so_far)


def _by_playability(found: Found, start: int, end: int) -> Generator[None, None, list[Tiles]]:
    """List the words that it is known how much they are worth, the most first, then the others by the alphabet."""
    assert found.played is not None
    among = {shelf.block.length: flags(bits, shelf.block.n) for shelf, bits in found.parts}
    yield
    known = [word for word, length, j in found.played.in_order if length in among and among[length][j] == ord("1")]
    yield
    others = [(shelf, bits & ~found.played.within(shelf.block, (None, None))) for shelf, bits in found.parts]
    rest = listed(others, max(start - len(known), 0), end - len(known))
    return known[start:end] + rest


ORDERS: Mapping[str, Order] = {
    "alphabet": _by_alphabet,
    "length": _by_length,
    "probability": _by_probability,
    "points": _falling(lambda shelf: shelf.points),
    "zipf": _falling(lambda shelf: shelf.tenths),
    "playability": _by_playability,
}
"""By the alphabet; the shortest first; of each length the most probable first; the most points, the most common; the
most worth knowing, which asks for what is known of that."""
