"""Which words a request wants: the fields `lexicon`, `min_zipf` and `without`, wherever words are listed."""

from collections.abc import Callable

from .errors import LexiconError
from .fields import Fields
from .lexicon import Lexicon, narrowed

__all__ = ["Lexicons", "lexicon_of", "min_zipf_of", "wanted_of", "without_of"]

Lexicons = Callable[[str], Lexicon]
"""Gives a word list by its id; raises LexiconError "lexicon-unknown"."""


def lexicon_of(fields: Fields, lexicons: Lexicons) -> Lexicon:
    """Read `lexicon`, and keep of its words those that are wanted."""
    return wanted_of(fields, lexicons, lexicons(fields.text("lexicon")))


def wanted_of(fields: Fields, lexicons: Lexicons, lexicon: Lexicon) -> Lexicon:
    r"""Read `min_zipf` (a Zipf frequency, 0 for all words) and `without` (the id of a list whose words are left out).

    >>> from tilewise.alphabets import alphabet
    >>> words, refused = (Lexicon.from_words(some, alphabet("en")) for some in (["aa", "qi"], ["qi"]))
    >>> wanted_of(Fields({"without": "refused"}), {"refused": refused}.__getitem__, words).text()
    'AA\n'
    """
    return narrowed(lexicon, min_zipf_of(fields), without_of(fields, lexicons, lexicon))


def min_zipf_of(fields: Fields) -> float:
    """Read `min_zipf`: how common words have to be."""
    return fields.number("min_zipf", 0, least=0, most=10)


def without_of(fields: Fields, lexicons: Lexicons, lexicon: Lexicon) -> Lexicon | None:
    """Read `without`: a list whose words are not wanted, or none.

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
