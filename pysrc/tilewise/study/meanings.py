"""What words mean, and which of them have a text in their meanings: those of one's own list, and those that ship."""

from functools import lru_cache
from itertools import compress, count, repeat
from operator import contains

from ..alphabets import Tiles
from ..bitsets import Bits, bytes_in, from_flags
from ..errors import RequestError
from ..lexicon import Lexicon, WordBlock
from ..lexicon.library import Library

__all__ = ["Meanings", "meaning_of", "meanings_of"]

_BEGIN = b"\1"
"""Stands in meanings wherever a text that is looked for may begin: at first, and after what is no letter or digit."""

_ASCII = bytes(range(128))


class Meanings:
    r"""The meanings of a list's words, with a mark wherever a text may begin that is looked for.

    `own` has lines of words, counts and meanings, `shipped` of words and meanings, tabs between them.

    >>> from tilewise.alphabets import alphabet
    >>> words = Lexicon.from_words(["eel", "ash"], alphabet("en"))
    >>> meanings = Meanings(words, "EEL\t\ta long Fish\n", "ash\ta tree, or selfish\n")
    >>> [format(meanings.having(text, words.of_length(3)), "02b") for text in ("fish", "A", "TREE, or")]
    ['01', '11', '10']
    """

    def __init__(self, lexicon: Lexicon, own: str, shipped: str) -> None:
        self._said: dict[Tiles, str] = {}
        self._placed: dict[int, tuple[list[int], list[str]]] = {}
        for lines, columns in (own, 3), (shipped, 2):
            cells = lines.replace("\n", "\t").split("\t")[:-1]
            words = lexicon.alphabet.encode_lines("\n".join(cells[::columns])).split(b"\n") if cells else []
            for word, said in zip(words, cells[columns - 1 :: columns], strict=True):
                self._said[word] = f"{self._said[word]}\t{said}" if word in self._said else said

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
            words = block.words(block.every)
            places = [*compress(count(), map(self._said.__contains__, words))]
            said = (self._said[words[place]] for place in places)
            self._placed[block.length] = places, _marked("\n".join(map(str.casefold, said))).split("\n")
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
    """Give what a word in upper case means, or ""."""
    note = lexicon.notes.of(word)
    if note and note.definition:
        return note.definition
    lowers = dict(zip(lexicon.alphabet.letters, lexicon.alphabet.lowers, strict=True))
    lower = "".join(lowers.get(letter, letter) for letter in word)
    lines = _shipped(lexicon, library)
    start = 0 if lines.startswith(f"{lower}\t") else lines.find(f"\n{lower}\t") + 1
    if start or lines.startswith(f"{lower}\t"):
        return lines[start + len(lower) + 1 : lines.index("\n", start)]
    return ""


def _shipped(lexicon: Lexicon, library: Library) -> str:
    id = f"{lexicon.alphabet.id}-meanings"
    return library.aside(id) if library.has_aside(id) else ""
