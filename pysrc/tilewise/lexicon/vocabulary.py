"""The words of a list that a player of some strength knows: the commonest, and short ones that are learned early."""

from array import array
from collections import Counter
from collections.abc import Generator, Mapping
from itertools import accumulate, chain
from math import log2

from ..bitsets import from_flags, sum_columns
from ..jobs import kept
from .lexicon import Lexicon

__all__ = ["EVERYDAY", "LONGEST_EVERYDAY", "commonest", "everyday"]

EVERYDAY = 3.0
"""The Zipf frequency of the rarest words of everyday life: one in a million that are said or written."""

LONGEST_EVERYDAY = 8
"""Letters of the longest words that are looked for in everyday life."""

_SHORTER = 1
"""Letters that words are shorter by where the list does not tell how common they are."""


@kept(10)
def commonest(words: Lexicon, share: float, by_heart: int, longest: int) -> Generator[None, None, Lexicon]:
    """Give the commonest words of a list, and besides them all of up to `by_heart` letters; but none above `longest`.

    Everyday words are always among them, whatever their share of the list.

    `share` is the part of the list's words that is kept, from 0 to 1; a share of 1 gives the list itself, however long
    its words are. The work pauses after each length of words.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> some = Lexicon.from_words(["aa", "cat", "qat"], alphabet("en"), {"cat": 4.8, "qat": 1.0})
    >>> [finish(commonest(some, 1 / 3, by_heart, 64)).text().split() for by_heart in (0, 2)]
    [['CAT'], ['AA', 'CAT']]
    """
    if share == 1:
        return words
    ranks = yield from _ranks(words)
    tally = sorted(Counter(chain.from_iterable(ranks.values())).items())
    sums = accumulate(n for _, n in tally)
    last = next((rank for (rank, _), n in zip(tally, sums, strict=True) if n >= share * len(words)), 0)
    blocks = []
    for block in words:
        if block.length <= longest:
            every = block.length <= by_heart
            bits = block.every if every else from_flags(bytes(49 - (rank > last) for rank in ranks[block.length]))
            if block.length <= _longest_everyday(words, LONGEST_EVERYDAY):
                bits |= block.common(EVERYDAY)
            blocks.append(block.subset(bits))
            yield
    return Lexicon(words.alphabet, blocks, has_zipf=words.has_zipf)


@kept(10)
def everyday(words: Lexicon, zipf: float, longest: int) -> Generator[None, None, Lexicon]:
    """Give the words of a list that are in use every day: so frequent, of so many letters at the most.

    In a list that does not tell how common words are, these are all words of one letter fewer. The work pauses after
    each length of words.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> some = Lexicon.from_words(["aa", "cat", "window"], alphabet("en"), {"cat": 4.8, "window": 4.5, "aa": 1.7})
    >>> finish(everyday(some, EVERYDAY, 5)).text().split()
    ['CAT']
    >>> finish(everyday(Lexicon.from_words(["aa", "cat", "house"], alphabet("en")), EVERYDAY, 5)).text().split()
    ['AA', 'CAT']
    """
    blocks = []
    for block in words:
        if block.length <= _longest_everyday(words, longest):
            blocks.append(block.subset(block.common(zipf)))
            yield
    return Lexicon(words.alphabet, blocks, has_zipf=words.has_zipf)


def _longest_everyday(words: Lexicon, longest: int) -> int:
    return longest if words.has_zipf else longest - _SHORTER


@kept(2)
def _ranks(words: Lexicon) -> "Generator[None, None, Mapping[int, array[int]]]":
    """Rank the words of each length: the lower the number, the commoner the word.

    Frequent words come first; where the list does not tell, short ones of common letters, by the bits of their letters.
    """
    tally: Counter[int] = Counter()
    for block in words:
        tally.update(block.text)
    total = sum(tally.values())
    bits = {tile: -log2(n / total) for tile, n in tally.items()}
    ranks = {}
    for block in words:
        # Bits are kept in bytes, so those of long words are cut: such words are of one kind, the unknown.
        most = 255 // block.length
        table = bytes(min(round(4 * bits.get(tile, 0.0)), most) for tile in range(256))
        rarity = sum_columns(block.text.translate(table), block.length)
        zipf = block.zipf or bytes(block.n)
        pairs = zip(zipf, rarity, strict=True)
        ranks[block.length] = array("H", [256 * (255 - common) + rare for common, rare in pairs])
        yield
    return ranks
