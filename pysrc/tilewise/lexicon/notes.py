"""What a list says of its words beside them: how often each was counted, and what it means."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log10

from ..alphabets import UNKNOWN, Alphabet
from .pieces import parts, sorting

__all__ = ["Note", "Notes", "gather", "number_of", "zipf_of"]

_STEP = 20_000
"""Words that are looked at between two pauses."""


@dataclass(frozen=True)
class Note:
    """What is said of a word; "" for what is not."""

    count: str = ""
    definition: str = ""


class Notes:
    r"""What is said of words, as lines of UTF-8: the word in upper case, the count, the definition, tabs between them.

    >>> notes = Notes("QI\t12\ta vital force\n".encode())
    >>> notes.of("QI"), notes.of("AA"), len(notes)
    (Note(count='12', definition='a vital force'), None, 1)
    """

    def __init__(self, lines: bytes = b"") -> None:
        self.lines = lines

    def __len__(self) -> int:
        return self.lines.count(b"\n")

    @property
    def definitions(self) -> int:
        """How many words have a definition."""
        return len(self) - self.lines.count(b"\t\n")

    @property
    def counts(self) -> int:
        """How many words have a count."""
        return len(self) - self.lines.count(b"\t\t")

    def of(self, word: str) -> Note | None:
        """Give what is said of a word in upper case."""
        begin = f"{word}\t".encode()
        at = 0 if self.lines.startswith(begin) else self.lines.find(b"\n" + begin) + 1
        if not at and not self.lines.startswith(begin):
            return None
        _, count, definition = self.lines[at : self.lines.index(b"\n", at)].decode("utf-8").split("\t")
        return Note(count, definition)

    @cached_property
    def rows(self) -> Mapping[str, str]:
        """What is said of each word, count and definition with a tab between them."""
        split = (line.partition("\t") for line in self.lines.decode("utf-8").split("\n") if line)
        return {word: rest for word, _, rest in split}

    def beside(self, words: str) -> Iterator[str]:
        r"""Write lines of words with what is said of each.

        >>> list(Notes(b"QI\t12\t\n").beside("AA\nQI\n"))
        ['AA\t\t\n', 'QI\t12\t\n']
        """
        for word in words.split():
            yield f"{word}\t{self.rows.get(word, chr(9))}\n"


def gather(
    words: str, letters: Alphabet, counts: Sequence[str] | None, definitions: Sequence[str] | None
) -> Generator[None, None, Notes]:
    r"""Gather what stands beside words, which are one a line. What is said of a word in several lines is put together.

    Pauses many times a second.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> finish(gather("bank\nBANK\nx2", alphabet("en"), ["2", "3", "9"], ["a shore", "a house", ""])).lines
    b'BANK\t5\ta shore; a house\n'
    """
    if counts is None and definitions is None:
        return Notes()
    found: dict[bytes, tuple[str, str]] = {}
    for i, tiles in enumerate(_tiles(words, letters)):
        if i and not i % _STEP:
            yield
        count, definition = counts[i] if counts else "", " ".join(definitions[i].split()) if definitions else ""
        if not (count or definition) or UNKNOWN in tiles or len(tiles) < 2:
            continue
        if tiles in found:
            before = found[tiles]
            count = _sum(before[0], count)
            if definition in before[1]:
                definition = before[1]
            elif before[1]:
                definition = f"{before[1]}; {definition}"
        found[tiles] = (" ".join(count.split()), definition)
    ordered = sorted((yield from sorting(list(found))), key=len)
    lines = []
    for start in range(0, len(ordered), _STEP):
        yield
        some = ordered[start : start + _STEP]
        for word, tiles in zip(letters.decode_all(some), some, strict=True):
            lines.append(f"{word}\t{found[tiles][0]}\t{found[tiles][1]}\n")
    return Notes("".join(lines).encode())


def zipf_of(
    words: str, letters: Alphabet, counts: Sequence[str], *, are_zipf: bool
) -> Generator[None, None, dict[bytes, float]]:
    r"""Give the Zipf frequency of words that are one a line, the common logarithm of how many they are in a billion.

    Pauses many times a second.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.jobs import finish
    >>> finish(zipf_of("qi\naa", alphabet("en"), ["6.5", "3"], are_zipf=True))
    {b'QI': 6.5, b'AA': 3.0}
    """
    values: dict[bytes, float] = {}
    for i, tiles in enumerate(_tiles(words, letters)):
        if i and not i % _STEP:
            yield
        number = number_of(counts[i])
        if number is not None and number > 0 and tiles and UNKNOWN not in tiles:
            values[tiles] = max(values.get(tiles, 0), number) if are_zipf else values.get(tiles, 0) + number
    total = sum(values.values())
    return values if are_zipf else {tiles: log10(n / total * 1e9) for tiles, n in values.items()}


def _tiles(words: str, letters: Alphabet) -> Iterator[bytes]:
    for part in parts(words):
        yield from letters.encode_lines("\n".join(map(str.strip, part.split("\n")))).split(b"\n")


def _sum(one: str, other: str) -> str:
    values = number_of(one), number_of(other)
    if values[0] is None or values[1] is None:
        return one or other
    return f"{values[0] + values[1]:g}" if (values[0] + values[1]) % 1 else str(int(values[0] + values[1]))


def number_of(text: str) -> float | None:
    """Read a count as people write it; None for what is no number.

    >>> list(map(number_of, ["1,234", "3,5", "12%", "1e-3", "many"]))
    [1234.0, 3.5, 12.0, 0.001, None]
    """
    bare = text.replace(" ", "").replace(" ", "").removesuffix("%")
    whole, comma, rest = bare.rpartition(",")
    if comma:  # of thousands, or of a decimal
        is_decimal = "." not in bare and "," not in whole and len(rest) != 3
        bare = f"{whole}.{rest}" if is_decimal else bare.replace(",", "")
    try:
        return float(bare)
    except ValueError:
        return None
