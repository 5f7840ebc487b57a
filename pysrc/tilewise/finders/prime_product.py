"""Give every letter a prime and divide.

Idea: the k-th letter is the k-th prime and a word the product of its letters; the rack spells the word if the word's
number divides the rack's. With blanks, what is left of the word's number after the common divisor is what the word
lacks.
Cost: every word of the list, one division each; numbers of ten letters or more pass 64 bits, for which
Python's integers have room. Source: the Letter Tycoon practice opponent; the encoding is Gödel's (1931).
"""

from collections.abc import Iterator
from math import gcd, isqrt, prod

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import BLANK, LOOKED_AT, Finder, Search, pieces

__all__ = ["PrimeProduct", "primes"]


class PrimeProduct(Finder):
    """Divide the rack's number by every word's.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(PrimeProduct(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"SCAT"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "prime-product"

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._primes = dict(zip(lexicon.alphabet.codes, primes(len(lexicon.alphabet)), strict=True))
        self._words: list[Tiles] = []
        self._numbers: list[int] = []
        for words in pieces(lexicon):
            self._words += words
            self._numbers += [prod([self._primes[code] for code in word]) for word in words]
            yield

    def words_from(self, rack: Tiles) -> Search:
        letters = rack.replace(bytes([BLANK]), b"")
        blanks = len(rack) - len(letters)
        number = prod([self._primes[code] for code in letters])
        found: set[Tiles] = set()
        for start in range(0, len(self._words), LOOKED_AT):
            piece = slice(start, start + LOOKED_AT)
            pairs = zip(self._words[piece], self._numbers[piece], strict=True)
            if not blanks:
                found.update([word for word, divisor in pairs if not number % divisor])
            else:
                found.update(
                    [
                        word
                        for word, needed in pairs
                        if len(word) <= len(rack) and self._factors(needed // gcd(needed, number), blanks) <= blanks
                    ]
                )
            yield
        return found

    def _factors(self, number: int, most: int) -> int:
        """Count the prime factors of a number, no further than one more than `most`."""
        count = 0
        primes = iter(self._primes.values())
        while number > 1 and count <= most:
            prime = next(primes)
            while number % prime == 0:
                number //= prime
                count += 1
        return count


def primes(n: int) -> list[int]:
    """Give the first n primes.

    >>> primes(5)
    [2, 3, 5, 7, 11]
    """
    found: list[int] = []
    number = 2
    while len(found) < n:
        if all(number % prime for prime in found if prime <= isqrt(number)):
            found.append(number)
        number += 1
    return found
