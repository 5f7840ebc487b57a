"""What words mean, and which of them have a text in their meanings: those of one's own list, and those that ship."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress, repeat
from operator import contains

from ..alphabets import Alphabet
from ..bitsets import Bits, bytes_in, from_flags
from ..errors import RequestError
from ..lexicon import Lexicon, WordBlock
from ..lexicon.library import Library
from .base_forms import sense_of

__all__ = ["Meanings", "meaning_of", "meanings_of"]

_BEGIN = b"\1"
"""Stands in meanings wherever a text that is looked for may begin: at first, and after what is no letter or digit."""

_ASCII = bytes(range(128))


class Meanings:
    r"""The meanings of a list's words, with a mark wherever a text may begin that is looked for.

    `own` has lines of words in upper case, counts and meanings; they come before those that are `shipped`, in whose
    lines senses follow a word in lower case. There are tabs between them.

    >>> from tilewise.alphabets import alphabet
    >>> words = Lexicon.from_words(["eel", "ash"], alphabet("en"))
    >>> meanings = Meanings(words, "EEL\t\ta long Fish\n", "ash\tn a tree, or selfish\tv convert into ashes\n")
    >>> [format(meanings.having(text, words.of_length(3)), "02b") for text in ("fish", "A", "TREE, or", "convert")]
    ['01', '11', '10', '00']
    >>> [*meanings.of(["EEL", "ASHED", "OAK"])]
    ['a long Fish', 'v convert into ashes', '']
    """

    def __init__(self, lexicon: Lexicon, own: str, shipped: str) -> None:
        self._letters = lexicon.alphabet
        self._lower = _lowering(lexicon.alphabet)
        self._placed: dict[int, tuple[list[int], list[str]]] = {}
        cells = own.replace("\n", "\t").split("\t")[:-1]
        self._own = dict(zip(cells[::3], cells[2::3], strict=True))
        rows = (line.split("\t") for line in shipped.split("\n") if line)
        self._shipped = {word: senses for word, *senses in rows}

    def of(self, words: Sequence[str]) -> Iterator[str]:
        """Give what explains each of some words in upper case, if only as a form of another one, or ""."""
        own = (self._own.get(word, "") for word in words)
        if not self._shipped:
            return own
        lowers = "\n".join(words).translate(self._lower).split("\n")
        return (
            said or (sense_of(lower, self._shipped) or ("", ""))[1] for said, lower in zip(own, lowers, strict=True)
        )

    def having(self, text: str, block: WordBlock) -> Bits:
        """Find the words of a length in whose meanings a word begins with a text: “fish” is in “Fishes”."""
        places, meanings = self._of(block)
        wanted = _marked(" ".join(text.casefold().split()))
        digits = bytearray(b"0") * block.n
        for place in compress(places, map(contains, meanings, repeat(wanted))):
            digits[place] = ord("1")
        return from_flags(bytes(digits))

    def _of(self, block: WordBlock) -> tuple[list[int], list[str]]:
        """Give the places of the words of a length of which something is said, and that, marked."""
        if block.length not in self._placed:
            words = self._letters.decode_all(block.words(block.every))
            said = {place: meaning for place, meaning in enumerate(self.of(words)) if meaning}
            marked = _marked("\n".join(map(str.casefold, said.values()))).split("\n")
            self._placed[block.length] = [*said], marked
        return self._placed[block.length]


def _marked(small: str) -> str:
    """Write a text in small letters with a mark wherever a text may begin that is looked for."""
    marked = small.encode().replace(_BEGIN, b" ")
    others = marked.translate(None, _ASCII).decode()
    for char in {*map(chr, bytes_in(marked)), *others}:
        if not char.isalnum():
            marked = marked.replace(char.encode(), char.encode() + _BEGIN)
    return (_BEGIN + marked).decode()


def meanings_of(lexicon: Lexicon, library: Library) -> Meanings:
    """Give the meanings of a list's words; raises RequestError "meanings" where nothing is known of what they mean."""
    shipped = _shipped(lexicon, library)
    if not lexicon.notes.lines and not shipped:
        id = lexicon.alphabet.id
        message = f"It is not known what words of this list mean; “{id}-meanings” may have to be named in “lists”."
        raise RequestError("meanings", message)
    return _kept(lexicon, shipped)


@lru_cache(maxsize=2)
def _kept(lexicon: Lexicon, shipped: str) -> Meanings:
    return Meanings(lexicon, lexicon.notes.lines.decode("utf-8"), shipped)


def meaning_of(word: str, lexicon: Lexicon, library: Library) -> str:
    """Give what a word in upper case means in its own right, or ""."""
    note = lexicon.notes.of(word)
    if note and note.definition:
        return note.definition
    lower = word.translate(_lowering(lexicon.alphabet))
    lines = _shipped(lexicon, library)
    start = 0 if lines.startswith(f"{lower}\t") else lines.find(f"\n{lower}\t") + 1
    if start or lines.startswith(f"{lower}\t"):
        return lines[start : lines.index("\n", start)].split("\t")[1]
    return ""


def _lowering(letters: Alphabet) -> dict[int, str]:
    return str.maketrans(
        {upper: lower for upper, lower in zip(letters.letters, letters.lowers, strict=True) if len(upper) == 1}
    )


def _shipped(lexicon: Lexicon, library: Library) -> str:
    id = f"{lexicon.alphabet.id}-meanings"
    return library.aside(id) if library.has_aside(id) else ""
