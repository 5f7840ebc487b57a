"""How often the letters of a word are drawn: the measure by which players order what they learn.

Of all ways to draw as many tiles as a word has from the full bag, those are counted that give the word's letters, a
blank standing for any of them. Programs for studying words (Zyzzyva, Quackle) call this order "by probability".

A letter of which a word needs k tiles gives a polynomial in the number of blanks, C(n, k) + C(n, k - 1) x + …, and a
word the product of its letters' polynomials. The alphabet is divided in two, as the letters of one half are the same in
many words. What the first half gives is one integer, with a fixed number of bits for a coefficient; what each power of
it counts with the other half and the blanks is another, in the opposite order. So the middle coefficient of their
product, an integer's too (Kronecker's substitution), is the number of ways.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import comb

from ..alphabets import Tiles
from ..tiles import BLANK, TileSet

__all__ = ["ranks", "ways"]


def ways(alphagrams: Sequence[Tiles], tiles: TileSet, blanks: int | None = None) -> list[int]:
    """Count for each alphagram, all of one length, the ways to draw its tiles; None takes the set's own blanks.

    >>> from tilewise.tiles import tile_set_of
    >>> ways([b"QZ", b"EE", b"ZZ"], tile_set_of("en")), ways([b"EE"], tile_set_of("en"), 0)
    ([6, 91, 3], [66])

    QZ is drawn as such in one way, with either of two blanks for Q or for Z in four, and as both blanks in one.
    """
    if not alphagrams:
        return []
    there = dict(tiles.counts or {})
    own = there.pop(BLANK, 0)
    blanks, size = own if blanks is None else blanks, len(alphagrams[0])
    bits = (sum(there.values()) + blanks).bit_length() * size
    text, codes = b"\n".join(alphagrams), tiles.alphabet.codes
    middle = len(codes) // 2
    first, other = (text.translate(None, bytes(half)).split(b"\n") for half in (codes[middle:], codes[:middle]))
    factors = {
        bytes([code]) * needed: sum(
            comb(there.get(code, 0), needed - played) << bits * played for played in range(min(needed, blanks) + 1)
        )
        for code in codes
        for needed in range(1, size + 1)
    }
    here = _products(set(first), factors)
    rest = {half: _beside(product, blanks, bits) for half, product in _products(set(other), factors).items()}
    shift, mask = bits * blanks, (1 << bits) - 1
    return [here[one] * rest[two] >> shift & mask for one, two in zip(first, other, strict=True)]


def _products(alphagrams: Iterable[Tiles], factors: Mapping[Tiles, int]) -> dict[Tiles, int]:
    """Multiply the polynomials of the letters of each alphagram."""
    products = {b"": 1}

    def product(letters: Tiles) -> int:
        if letters not in products:
            fewer = letters.rstrip(letters[-1:])
            products[letters] = product(fewer) * factors[letters[len(fewer) :]]
        return products[letters]

    for each in alphagrams:
        product(each)
    return products


def _beside(ways: int, blanks: int, bits: int) -> int:
    """Count for each number of blanks that others play, the most first, the ways to draw some letters beside them."""
    mask = (1 << bits) - 1
    drawn = [ways >> bits * played & mask for played in range(blanks + 1)]
    counted = 0
    for others in range(blanks + 1):
        beside = [n * comb(blanks, others + played) for played, n in enumerate(drawn)]
        counted = counted << bits | sum(beside)
    return counted


def ranks(drawn: Sequence[int]) -> list[int]:
    """Rank alphagrams in the order of the alphabet, from 1: those first that are drawn in more ways.

    >>> ranks([91, 91, 6, 100])
    [2, 3, 4, 1]
    """
    numbers = [0] * len(drawn)
    for rank, place in enumerate(sorted(range(len(drawn)), key=drawn.__getitem__, reverse=True), 1):
        numbers[place] = rank
    return numbers
