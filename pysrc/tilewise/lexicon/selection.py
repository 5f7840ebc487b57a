"""Selecting words by frequency and by an excluded list, and the fields of a request that ask for it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from ..contract import ListId, MinZipf
from ..errors import LexiconError
from .lexicon import Lexicon
from .library import Library

__all__ = ["InList", "WordSelection", "narrowed"]


@dataclass(frozen=True, kw_only=True)
class InList:
    """Names the word list."""

    lexicon: ListId


@dataclass(frozen=True, kw_only=True)
class WordSelection:
    """Leaves words out of those that would be found."""

    min_zipf: MinZipf = 0
    without: Annotated[ListId | None, "Id of a list of words to leave out."] = None

    def excluded(self, library: Library, lexicon: Lexicon) -> Lexicon | None:
        """Give the list whose words are left out, or None.

        Raises LexiconError "lexicon-alphabet" if it is spelled in other tiles than the lexicon.
        """
        if self.without is None:
            return None
        other = library.lexicon(self.without, "without")
        if other.alphabet.letters != lexicon.alphabet.letters:
            other = other.by_letters
        if other.alphabet.letters != lexicon.alphabet.letters:
            message = (
                f"“{self.without}” is spelled in the {other.alphabet.name} alphabet, "
                f"the list in the {lexicon.alphabet.name}."
            )
            raise LexiconError("lexicon-alphabet", message, field="without")
        return other

    def select(self, library: Library, lexicon: Lexicon) -> Lexicon:
        r"""Give the words of a lexicon that the request asks for.

        >>> from tilewise.alphabets import alphabet
        >>> library, letters = Library(None), alphabet("en")
        >>> library.keep("refused", Lexicon.from_words(["qi"], letters))
        >>> WordSelection(without="refused").select(library, Lexicon.from_words(["aa", "qi"], letters)).text()
        'AA\n'
        """
        return narrowed(lexicon, self.min_zipf, self.excluded(library, lexicon))


@lru_cache(maxsize=4)
def narrowed(lexicon: Lexicon, min_zipf: float, without: Lexicon | None) -> Lexicon:
    """Keep the words that are common enough and not in another list; gives the lexicon itself if that is all of them.

    >>> from tilewise.alphabets import alphabet
    >>> some = Lexicon.from_words(["aa", "qi", "za"], alphabet("en"), {"qi": 3.0, "za": 2.0})
    >>> len(narrowed(some, 1.5, Lexicon.from_words(["za"], alphabet("en")))), narrowed(some, 0, None) is some
    (1, True)
    """
    blocks = []
    for block in lexicon:
        bits = block.common(min_zipf)
        if without is not None:
            bits &= ~block.also_in(without.of_length(block.length))
        blocks.append(block.subset(bits))
    fewer = Lexicon(lexicon.alphabet, blocks, has_zipf=lexicon.has_zipf)
    return fewer if len(fewer) < len(lexicon) else lexicon
