"""What a finder is: a way to find every word that a rack spells.

A finder is set up once with a lexicon, and then asked for racks. Its answer is the set of all words of two or more
tiles that use each tile of the rack at most once. The classical methods stand beside the registers as oracles and as
rivals:
all give the same answer, at very different cost, and each is written as fast as its idea allows in plain Python.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Generator, Iterator
from typing import ClassVar, Self

from ..alphabets import Alphabet, Tiles
from ..errors import RequestError
from ..lexicon import Lexicon

__all__ = ["BLANK", "LOOKED_AT", "ByKey", "Finder", "Search", "all_words", "pieces"]

BLANK = ord("?")
"""The byte of a blank on a rack."""

_PIECE = 2_000
"""Words between two pauses: the dearest set-up takes some 20 milliseconds for them."""


LOOKED_AT = 10_000
"""Words or orders that are looked at between two pauses: the dearest look takes some 20 milliseconds for them."""

Search = Generator[None, None, set[Tiles]]
"""Looks for the words of a rack, and pauses now and then."""


class Finder(ABC):
    """One method.

    `blanks` says whether it can use blanks, `most_tiles` how many it handles in reasonable time, and `most_words` of
    how many words a list may be, so that the engine with it and what the method makes of it stays below 256 MB.
    """

    id: ClassVar[str]
    blanks: ClassVar[bool] = True
    most_tiles: ClassVar[int] = 15
    most_words: ClassVar[int] = 800_000

    def __init__(self, lexicon: Lexicon) -> None:
        self.alphabet: Alphabet = lexicon.alphabet
        for _ in self.set_up(lexicon):
            pass

    @classmethod
    def made(cls, lexicon: Lexicon) -> Generator[None, None, Self]:
        """Make a finder with pauses, between any two of which it can be given up.

        Raises RequestError "too-many-words", with the `most`, for a list that would take it too much memory.
        """
        if len(lexicon) > cls.most_words:
            message = f"The method “{cls.id}” takes too much memory for {len(lexicon):,} words; its limit is"
            raise RequestError("too-many-words", f"{message} {cls.most_words:,}.", field="lexicon", most=cls.most_words)
        finder = cls.__new__(cls)
        finder.alphabet = lexicon.alphabet
        yield from finder.set_up(lexicon)
        return finder

    def find(self, rack: Tiles) -> set[Tiles]:
        """Find the words; raises what `admit` raises."""
        search = self.search(rack)
        while True:
            try:
                next(search)
            except StopIteration as stop:
                found: set[Tiles] = stop.value
                return found

    def search(self, rack: Tiles) -> Search:
        """Find the words with pauses, between any two of which they can be given up; raises what `admit` raises."""
        self.admit(rack)
        return (yield from self.words_from(rack))

    @classmethod
    def admit(cls, rack: Tiles) -> None:
        """Check that this method can handle a rack.

        Raises RequestError: "too-many-tiles", with the `most`, for a rack that would take it too long, "no-blanks" for
        a blank that the method cannot use.
        """
        if len(rack) > cls.most_tiles:
            message = f"The method “{cls.id}” takes too long for {len(rack)} tiles; its limit is {cls.most_tiles}."
            raise RequestError("too-many-tiles", message, field="rack", most=cls.most_tiles)
        if BLANK in rack and not cls.blanks:
            raise RequestError("no-blanks", f"The method “{cls.id}” cannot use blanks.", field="rack")

    @abstractmethod
    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        """Make whatever the method needs of the list, and pause now and then."""

    @abstractmethod
    def words_from(self, rack: Tiles) -> Search:
        """Find the words of a rack that has been admitted, and pause now and then."""


class ByKey(Finder):
    """A finder that keeps the words by their letters in order."""

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        self.by_key: dict[Tiles, list[Tiles]] = defaultdict(list)
        for words in pieces(lexicon):
            for word in words:
                self.by_key[bytes(sorted(word))].append(word)
            yield


def all_words(lexicon: Lexicon) -> list[Tiles]:
    """List every word of a lexicon as tiles, by length."""
    return [block.text[k : k + block.length] for block in lexicon for k in range(0, len(block.text), block.length)]


def pieces(lexicon: Lexicon) -> Iterator[list[Tiles]]:
    """Give every word of a lexicon as tiles, by length, up to some thousands at a time."""
    for block in lexicon:
        size = _PIECE * block.length
        for start in range(0, len(block.text), size):
            part = block.text[start : start + size]
            yield [part[k : k + block.length] for k in range(0, len(part), block.length)]
