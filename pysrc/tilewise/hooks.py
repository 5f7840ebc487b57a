"""The hooks of a word: the tiles that make another word in front of it or behind it."""

from bisect import bisect_left

from .alphabets import Tiles
from .lexicon import Lexicon

__all__ = ["hooks"]


def hooks(word: Tiles, lexicon: Lexicon) -> tuple[Tiles, Tiles]:
    """Give the tiles that make another word when put before a word, and those when put after it.

    >>> from tilewise.alphabets import alphabet
    >>> hooks(b"AT", Lexicon.from_words(["at", "bat", "ate", "cat", "ta"], alphabet("en")))
    (b'BC', b'E')
    """
    block = lexicon.of_length(len(word) + 1)
    before = block.every
    for place, code in enumerate(word, start=1):
        before &= block.at(place).get(code, 0)
    j = bisect_left(range(block.n), word, key=block.word)
    after = bytearray()
    while j < block.n and block.word(j).startswith(word):
        after.append(block.word(j)[-1])
        j += 1
    return bytes(longer[0] for longer in block.words(before)), bytes(after)
