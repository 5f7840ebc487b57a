"""Try every order of the tiles.

Idea: go through all permutations of the tiles, each made from the one before by exchanging two neighbours
(Steinhaus-Johnson-Trotter, in Even's form with a direction for each tile), and look up their beginnings, longest first.
A beginning that was tried before ends the look at this permutation, because all shorter ones were tried with it.
Cost: n! permutations of n tiles, of which those up to the first new beginning cost a look-up each; the list only
matters as a set. Source: H. F. Trotter, "Algorithm 115: Perm", CACM 5(8), 1962; S. Even, *Algorithmic Combinatorics*,
1973.

The ancestor stopped at the longest word of each permutation, which is right for finding the longest word, but loses
others: of the tiles A C S T it would never see CAT, whose only continuation is CATS.
"""

from collections.abc import Iterator

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import LOOKED_AT, Finder, Search, all_words

__all__ = ["Permutation", "permutations"]


class Permutation(Finder):
    """Look up the beginnings of every permutation.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(Permutation(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"SCAT"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "permutation"
    blanks = False
    most_tiles = 9

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self._words = set(all_words(lexicon))
        yield

    def words_from(self, rack: Tiles) -> Search:
        tried: set[Tiles] = set()
        for number, order in enumerate(permutations(rack), 1):
            for length in range(len(order), 1, -1):
                beginning = order[:length]
                if beginning in tried:
                    break
                tried.add(beginning)
            if number % LOOKED_AT == 0:
                yield
        return tried & self._words


def permutations(items: Tiles) -> Iterator[Tiles]:
    """Give every order of the items, each one exchange of neighbours from the one before.

    >>> [order.decode() for order in permutations(b"abc")]
    ['abc', 'acb', 'cab', 'cba', 'bca', 'bac']
    """
    order = bytearray(items)
    n = len(order)
    ranks = list(range(n))
    steps = [0] + [-1] * (n - 1)  # rank r moves by steps[r]; 0 rests
    yield bytes(order)
    while True:
        place = -1
        for i in range(n):
            if steps[ranks[i]] and (place < 0 or ranks[i] > ranks[place]):
                place = i
        if place < 0:
            return
        rank = ranks[place]
        step = steps[rank]
        beside = place + step
        order[place], order[beside] = order[beside], order[place]
        ranks[place], ranks[beside] = ranks[beside], rank
        if not 0 <= beside + step < n or ranks[beside + step] > rank:
            steps[rank] = 0
        for i, other in enumerate(ranks):
            if other > rank:
                steps[other] = 1 if i < beside else -1
        yield bytes(order)
