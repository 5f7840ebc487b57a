"""Which words have a text in their meanings, those of a list of one's own or those that ship with a language."""

import re
from functools import lru_cache

from ..errors import LexiconError
from ..lexicon import Lexicon
from ..lexicon.library import Library

__all__ = ["words_that_mean"]


def words_that_mean(text: str, lexicon: Lexicon, library: Library) -> Lexicon:
    r"""Give the words in whose meanings a word begins with a text: "fish" is in "Fishes", and not in "selfish".

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon.notes import Notes
    >>> own, _ = Lexicon.from_text("eel\nash", alphabet("en"))
    >>> own.notes = Notes("EEL\t\ta long Fish\nASH\t\ta tree\n".encode())
    >>> words_that_mean("fish", own, Library(None)).text()
    'EEL\n'
    """
    line = re.compile(rf"^([^\t\n]+)\t[^\n]*?(?<!\w){re.escape(text.casefold())}", re.MULTILINE)
    own = "".join(_line(word, said.partition("\t")[2]) for word, said in lexicon.notes.rows.items())
    found = [*line.findall(own), *line.findall(_shipped(library, lexicon.alphabet.id))]
    try:
        return Lexicon.from_text("\n".join(found), lexicon.alphabet)[0]
    except LexiconError:  # there is none
        return Lexicon(lexicon.alphabet, [])


@lru_cache(maxsize=2)
def _shipped(library: Library, language: str) -> str:
    """Give the meanings that ship for a language, a line for each word."""
    lines = [line for of, _, lines in library.meanings() if of == language for line in lines.splitlines()]
    return "".join(_line(word, meaning) for word, _, meaning in (line.partition("\t") for line in lines))


def _line(word: str, meaning: str) -> str:
    """Write a word as it is, since not every alphabet's letters are Unicode's, and its meaning in small letters."""
    return f"{word}\t{meaning.casefold()}\n"
