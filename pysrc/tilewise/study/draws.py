"""How often the letters of a word are drawn: the measure by which players order what they learn.

Of all ways to draw as many tiles as a word has from the full bag, those are counted that give the word's letters, a
blank standing for any of them. Programs for studying words (Zyzzyva, Quackle) call this order "by probability".

A letter of which a word needs k tiles gives a polynomial in the number of blanks, C(n, k) + C(n, k - 1) x + …, and a
word the product of its letters' polynomials. Each is one integer with a fixed number of bits for a coefficient
(Kronecker's substitution), so that a product of polynomials is a product of integers.
"""

from collections.abc import Sequence
from math import comb, prod

from ..alphabets import Tiles
from ..tiles import BLANK, TileSet

__all__ = ["ranks", "ways"]


def ways(alphagrams: Sequence[Tiles], tiles: TileSet) -> list[int]:
    """Count for each alphagram the ways to draw its tiles; they are in the order of their codes, and equally many.

    >>> from tilewise.tiles import tile_set_of
    >>> ways([b"QZ", b"EE", b"ZZ"], tile_set_of("en"))
    [6, 91, 3]

    QZ is drawn as such in one way, with either of two blanks for Q or for Z in four, and as both blanks in one.
    """
    there = dict(tiles.counts or {})
    blanks = there.pop(BLANK, 0)
    size, letters = len(alphagrams[0]) if alphagrams else 0, sum(there.values())
    bits = max(comb(letters, max(size - played, 0)) for played in range(blanks + 1)).bit_length()
    text = b"\n".join(alphagrams)
    signs = text.decode("latin-1")
    factors: dict[str, int] = {}
    for code in set(text) - set(b"\n"):
        n = there.get(code, 0)
        for needed in range(_most_alike(text, code), 0, -1):
            sign = chr(256 * needed + code)
            signs = signs.replace(chr(code) * needed, sign)
            most = min(needed, blanks)
            factors[sign] = sum(comb(n, needed - played) << bits * played for played in range(most + 1))
    mask = (1 << bits) - 1
    blank_draws = [(bits * played, comb(blanks, played)) for played in range(blanks + 1)]
    products = [prod(map(factors.__getitem__, line)) for line in signs.split("\n")] if alphagrams else []
    return [sum((product >> shift & mask) * draws for shift, draws in blank_draws) for product in products]


def _most_alike(text: bytes, code: int) -> int:
    """Count the tiles of one code that stand side by side, at most."""
    run = 1
    while bytes([code]) * (run + 1) in text:
        run += 1
    return run


def ranks(drawn: Sequence[int], alphagrams: Sequence[Tiles]) -> dict[Tiles, int]:
    """Give each alphagram its rank, from 1: first those that are drawn in more ways, then by their letters.

    >>> ranks([6, 91, 91], [b"QZ", b"EE", b"AE"])
    {b'AE': 1, b'EE': 2, b'QZ': 3}
    """
    ordered = sorted(zip([-n for n in drawn], alphagrams, strict=True))
    return {alphagram: rank for rank, (_, alphagram) in enumerate(ordered, 1)}
