"""Selecting words by frequency and by an excluded list, and the fields of a request that ask for it.

The fields are `lexicon`, `min_zipf` and `without`, wherever words are listed.
"""

from collections.abc import Callable
from functools import lru_cache

from ..bitsets import select_rows
from ..errors import LexiconError
from ..fields import Fields
from .block import WordBlock
from .lexicon import Lexicon

__all__ = ["Lexicons", "lexicon_of", "min_zipf_of", "narrowed", "selection_of", "without_of"]

Lexicons = Callable[[str], Lexicon]
"""Gives a word list by its id; raises LexiconError "lexicon-unknown"."""


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
        zipf = select_rows(block.zipf, 1, bits) if block.zipf else b""
        blocks.append(WordBlock(block.length, block.select(bits), lexicon.alphabet, zipf))
    fewer = Lexicon(lexicon.alphabet, blocks, has_zipf=lexicon.has_zipf)
    return fewer if len(fewer) < len(lexicon) else lexicon


def lexicon_of(fields: Fields, lexicons: Lexicons) -> Lexicon:
    """Read `lexicon`, and select of its words those that the request asks for."""
    return selection_of(fields, lexicons, lexicons(fields.text("lexicon")))


def selection_of(fields: Fields, lexicons: Lexicons, lexicon: Lexicon) -> Lexicon:
    r"""Read `min_zipf` (a Zipf frequency, 0 for all words) and `without` (the id of a list whose words are left out).

    >>> from tilewise.alphabets import alphabet
    >>> words, refused = (Lexicon.from_words(some, alphabet("en")) for some in (["aa", "qi"], ["qi"]))
    >>> selection_of(Fields({"without": "refused"}), {"refused": refused}.__getitem__, words).text()
    'AA\n'
    """
    return narrowed(lexicon, min_zipf_of(fields), without_of(fields, lexicons, lexicon))


def min_zipf_of(fields: Fields) -> float:
    """Read `min_zipf`: how common words have to be."""
    return fields.number("min_zipf", 0, least=0, most=10)


def without_of(fields: Fields, lexicons: Lexicons, lexicon: Lexicon) -> Lexicon | None:
    """Read `without`: a list whose words are excluded, or None.

    Raises LexiconError "lexicon-alphabet" if it is spelled in other tiles than the lexicon.
    """
    id = fields.text("without", None)
    if id is None:
        return None
    without = lexicons(id)
    if without.alphabet.letters != lexicon.alphabet.letters:
        without = without.by_letters
    if without.alphabet.letters != lexicon.alphabet.letters:
        message = f"“{id}” is spelled in the {without.alphabet.name} alphabet, the list in the {lexicon.alphabet.name}."
        raise LexiconError("lexicon-alphabet", message, field="without")
    return without
