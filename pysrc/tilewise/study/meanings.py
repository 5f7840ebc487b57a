"""What words mean, and which of them have a text in their meanings: those of one's own list, and those that ship."""

from collections.abc import Iterator
from functools import lru_cache

from ..errors import LexiconError, RequestError
from ..lexicon import Lexicon
from ..lexicon.library import Library

__all__ = ["meaning_of", "words_that_mean"]


def words_that_mean(text: str, lexicon: Lexicon, library: Library) -> Lexicon:
    r"""Give the words in whose meanings a word begins with a text: "fish" is in "Fishes", and not in "selfish".

    Raises RequestError "meanings" where nothing is known of what the list's words mean.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.lexicon.notes import Notes
    >>> own, _ = Lexicon.from_text("eel\nash", alphabet("en"))
    >>> own.notes = Notes("EEL\t\ta long Fish\nASH\t\ta tree\n".encode())
    >>> words_that_mean("fish", own, Library(None)).text(), meaning_of("ASH", own, Library(None))
    ('EEL\n', 'a tree')
    """
    known = tuple(_lines(lexicon, library))
    if not any(known):
        id = lexicon.alphabet.id
        message = f"It is not known what words of this list mean; “{id}-meanings” may have to be named in “lists”."
        raise RequestError("meanings", message)
    return _meant(" ".join(text.casefold().split()), lexicon, known)


@lru_cache(maxsize=4)
def _meant(text: str, lexicon: Lexicon, known: tuple[str, ...]) -> Lexicon:
    """Find the words once: a page asks for more of them."""
    found = [word for lines in known for word in _with(text, _folded(lines))]
    try:
        return Lexicon.from_text("\n".join(found), lexicon.alphabet)[0]
    except LexiconError:  # there is none
        return Lexicon(lexicon.alphabet, [])


def meaning_of(word: str, lexicon: Lexicon, library: Library) -> str:
    """Give what a word in upper case means, or ""."""
    note = lexicon.notes.of(word)
    if note and note.definition:
        return note.definition
    lowers = dict(zip(lexicon.alphabet.letters, lexicon.alphabet.lowers, strict=True))
    lower = "".join(lowers.get(letter, letter) for letter in word)
    for lines in _lines(lexicon, library)[1:]:
        start = 0 if lines.startswith(f"{lower}\t") else lines.find(f"\n{lower}\t") + 1
        if start or lines.startswith(f"{lower}\t"):
            return lines[start + len(lower) + 1 : lines.index("\n", start)]
    return ""


def _lines(lexicon: Lexicon, library: Library) -> list[str]:
    """Give lines of words, tabs, and what they mean; those of the list itself have a count between tabs."""
    shipped = f"{lexicon.alphabet.id}-meanings"
    own = lexicon.notes.lines.decode("utf-8")
    return [own, library.aside(shipped)] if library.has_aside(shipped) else [own]


@lru_cache(maxsize=4)
def _folded(lines: str) -> str:
    """Write meanings in small letters, which no word is: it goes before the last tab as it is."""
    rows = (line.rpartition("\t") for line in lines.splitlines())
    return "".join(f"{word}{tab}{meaning.casefold()}\n" for word, tab, meaning in rows)


def _with(text: str, lines: str) -> Iterator[str]:
    """Give the words of the lines in whose last column a word begins with a text."""
    at = lines.find(text)
    while at >= 0:
        start, end = lines.rfind("\n", 0, at) + 1, lines.find("\n", at)
        if lines.rfind("\t", start, at) >= 0 and not lines[at - 1].isalnum() and "\t" not in lines[at:end]:
            yield lines[start : lines.index("\t", start)]
            at = lines.find(text, end)
        else:
            at = lines.find(text, at + 1)
