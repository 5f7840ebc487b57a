"""Word lists: the text is the index.

A lexicon holds its words by length, each length as one string of tiles (`WordBlock`). Nothing is built before it is
asked for, so a list that a visitor brings costs no more than a list that ships.

A lexicon packs into one file for the page: a line of JSON, then the strings of all lengths, then one byte a word of how
common the word is (its Zipf frequency in tenths, counted from the space character on), then what is said of its words.
"""

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import groupby, islice, pairwise
from operator import lt
from zlib import crc32

from ..alphabets import UNKNOWN, Alphabet, Tiles, alphabet, without_spaces
from ..bitsets import select_rows
from ..errors import LetterError, LexiconError
from ..jobs import finish
from .block import WordBlock, zipf_byte
from .notes import Notes
from .pieces import cut, parts, sorting

__all__ = ["MOST_REJECTED", "Lexicon", "Rejected", "Rejections"]

_FORMAT = "tilewise-list-1"

MOST_REJECTED = 100
"""Rejected lines that are told of; the rest are counted, as a text may have five million of them."""

_LONGEST = 64
"""Letters of the longest word, and characters of a rejected line that are quoted."""

_WRITTEN = 20_000
"""Words that are written together; it takes 2 ms in CPython."""

_READ_AHEAD = 60_000
"""Words of the longest block that is read ahead; reading them takes 4 ms in CPython, some 20 ms in a browser."""


@dataclass(frozen=True)
class Rejected:
    """A line that is not a word: its number, from 1, the beginning of its text, and the reason as a sentence."""

    line: int
    text: str
    reason: str


class Rejections(list[Rejected]):
    """The first `MOST_REJECTED` lines of a text that are no words, by number; `total` counts all of them.

    `line_of` gives the number of a line where the text is one that was made of another's lines.
    """

    def __init__(self, line_of: Callable[[int], int] = int) -> None:
        super().__init__()
        self.total = 0
        self._line_of = line_of

    def look_at(self, texts: list[str], lines: list[Tiles], letters: Alphabet, first: int) -> None:
        """Take in some lines, as texts and as tiles, of which the first has a certain number."""
        wrong = [i for i, tiles in enumerate(lines) if UNKNOWN in tiles or (tiles and not 2 <= len(tiles) <= _LONGEST)]
        self.total += len(wrong)
        for i in wrong[: MOST_REJECTED - len(self)]:
            self.append(
                Rejected(self._line_of(first + i), texts[i].strip()[:_LONGEST], _reason(texts[i], lines[i], letters))
            )


class Lexicon:
    """A word list in one alphabet, by word length.

    >>> lexicon = Lexicon.from_words(["boa", "coo", "Aah", "aa"], alphabet("en"))
    >>> len(lexicon), "BOA" in lexicon, [block.n for block in lexicon]
    (4, True, [1, 3])
    """

    def __init__(
        self, letters: Alphabet, blocks: Iterable[WordBlock], *, has_zipf: bool = False, notes: Notes | None = None
    ) -> None:
        self.alphabet = letters
        self.has_zipf = has_zipf
        self.notes = notes or Notes()
        self._blocks = {block.length: block for block in sorted(blocks, key=lambda block: block.length) if block.n}
        self._by_letters: Lexicon | None = None

    @classmethod
    def from_words(cls, words: Iterable[str], letters: Alphabet, zipf: Mapping[str, float] | None = None) -> "Lexicon":
        """Build a lexicon from words; raises LexiconError "no-words" if one cannot be spelled or there are none."""
        lexicon, rejected = cls.from_text("\n".join(words), letters, zipf)
        if rejected:
            raise LexiconError("no-words", f"“{rejected[0].text}” is not a word: {rejected[0].reason}")
        return lexicon

    @classmethod
    def from_text(
        cls, text: str, letters: Alphabet, zipf: Mapping[str, float] | None = None
    ) -> tuple["Lexicon", Rejections]:
        r"""Build a lexicon from a text with one word a line, and say which lines were refused and why.

        Blank lines and repeated words are skipped. Words have 2 to 64 tiles. `zipf` maps words in any case to their
        Zipf frequency. The text is read a megabyte at a time, so that five million words need little more memory than
        their letters.
        Raises LexiconError (code "no-words", with the lines that were refused as in a report) if the text has no word.

        >>> lexicon, rejected = Lexicon.from_text("boa\nx2\n\na\nboa", alphabet("en"))
        >>> len(lexicon), [(each.line, each.reason) for each in rejected]
        (1, [(2, '“2” is not a letter of the English alphabet.'), (4, 'A word has at least 2 letters.')])
        """
        return finish(cls.reading(text, letters, {letters.encode(word): value for word, value in (zipf or {}).items()}))

    @classmethod
    def reading(
        cls,
        text: str,
        letters: Alphabet,
        frequency: Mapping[Tiles, float] | None = None,
        notes: Notes | None = None,
        line_of: Callable[[int], int] = int,
    ) -> Generator[None, None, tuple["Lexicon", Rejections]]:
        """Build a lexicon as `from_text` does, and pause after each part of the text and before each length."""
        by_length: dict[int, list[bytes]] = {}
        rejected = Rejections(line_of)
        line = 1
        for raw in parts(text):
            part, tiles = raw, letters.encode_lines(raw)
            if UNKNOWN in tiles:
                part = "\n".join(map(str.strip, part.split("\n")))
                tiles = letters.encode_lines(part)
            lines = tiles.split(b"\n")
            lengths = set(map(len, lines))
            if UNKNOWN in tiles or 1 in lengths or max(lengths) > _LONGEST:
                rejected.look_at(part.split("\n"), lines, letters, line)
                lines = [b"" if UNKNOWN in each else each for each in lines]
            for length, alike in groupby(sorted(lines, key=len), key=len):
                if 2 <= length <= _LONGEST:
                    by_length.setdefault(length, []).append(b"".join(alike))
            line += len(lines)
            yield
        if not by_length:
            raise _no_words(rejected)
        blocks = []
        for length, texts in by_length.items():
            joined = b"".join(texts)
            # Most lists come sorted, and sorting those again takes next to no time; a set would shuffle them first.
            words = yield from sorting(cut(joined, length))
            if not all(map(lt, words, islice(words, 1, None))):
                words = [word for word, _ in groupby(words)]
            ranks = bytes([zipf_byte(frequency.get(word, 0)) for word in words]) if frequency else b""
            blocks.append(WordBlock(length, b"".join(words), letters, ranks))
        return cls(letters, blocks, has_zipf=bool(frequency), notes=notes), rejected

    def __repr__(self) -> str:
        return f"<Lexicon of {len(self):,} {self.alphabet.name} words>"

    def __len__(self) -> int:
        return sum(block.n for block in self._blocks.values())

    def __iter__(self) -> Iterator[WordBlock]:
        return iter(self._blocks.values())

    def __contains__(self, word: str) -> bool:
        try:
            return self.holds(self.alphabet.encode(without_spaces(word)))
        except LetterError:
            return False

    def holds(self, word: Tiles) -> bool:
        """Say whether the tiles spell a word of the list."""
        block = self._blocks.get(len(word))
        return block is not None and block.find(word) is not None

    def of_length(self, length: int) -> WordBlock:
        """Give the words of one length; there may be none."""
        return self._blocks.get(length) or WordBlock(length, b"", self.alphabet)

    def edited(self, add: Iterable[Tiles], remove: Iterable[Tiles]) -> "Lexicon":
        """Make a copy with some words added and some removed; what does not change is shared.

        A word that is both removed and added stays as it is.

        >>> mine = Lexicon.from_words(["aa", "qi"], alphabet("en")).edited([b"ZA", b"QI"], [b"AA"])
        >>> len(mine), "za" in mine, "aa" in mine
        (2, True, False)
        """
        return finish(self.editing(add, remove))

    def editing(self, add: Iterable[Tiles], remove: Iterable[Tiles]) -> "Generator[None, None, Lexicon]":
        """Make a copy as `edited` does, and pause before each length in which something changes."""
        changes: dict[int, dict[Tiles, bool]] = {}
        for words, stay in ((remove, False), (add, True)):
            for word in words:
                changes.setdefault(len(word), {})[word] = stay
        blocks = dict(self._blocks)
        for length, wanted in changes.items():
            yield
            block = blocks.get(length) or WordBlock(length, b"", self.alphabet)
            blocks[length] = block.edited(wanted, ranked=self.has_zipf)
        return Lexicon(self.alphabet, blocks.values(), has_zipf=self.has_zipf, notes=self.notes)

    def read_ahead(self) -> bool:
        """Read the columns and counts of one length that have not been read yet; False when none is left.

        A caller that is idle can so do the work that a later question would wait for. Lengths with too many words to
        be read in an instant are left until they are asked for.
        """
        for block in self:
            if not block.is_counted and block.n <= _READ_AHEAD:
                for i in range(block.length):
                    block.at(i)
                return bool(block.counts)
        return False

    def unread(self, longest: int) -> int:
        """Count the words, of at most so many tiles, whose columns and counts have not been read.

        >>> Lexicon.from_words(["aa", "qi", "aah"], alphabet("en")).unread(2)
        2
        """
        return sum(block.n for block in self if block.length <= longest and not block.is_counted)

    def text(self) -> str:
        r"""Write the list, one word a line in upper case, short words first.

        >>> Lexicon.from_words(["qi", "aa"], alphabet("en")).text()
        'AA\nQI\n'
        """
        return "".join(self.texts())

    def texts(self) -> Iterator[str]:
        """Write the list as `text` does, some thousand words at a time."""
        for block in self:
            size = _WRITTEN * block.length
            for start in range(0, len(block.text), size):
                words = cut(block.text[start : start + size], block.length)
                yield self.alphabet.decode(b"\n".join([*words, b""]))

    @cached_property
    def fingerprint(self) -> str:
        """Tell this list's words from those of any other list, in eight digits; how common they are does not count.

        >>> Lexicon.from_words(["aa", "qi"], alphabet("en")).fingerprint
        'c7e1658f'
        """
        checksum = 0
        for block in self:
            checksum = crc32(block.text, crc32(b"%d " % block.length, checksum))
        return f"{checksum:08x}"

    @property
    def by_letters(self) -> "Lexicon":
        """The same list spelled in single letters, for games that have no digraph tiles."""
        return finish(self.spelling_by_letters())

    @cached_property
    def single_letters(self) -> Alphabet:
        """The alphabet of `by_letters`."""
        plain = [
            (upper, lower)
            for upper, lower in zip(self.alphabet.letters, self.alphabet.lowers, strict=True)
            if len(upper) == 1
        ]
        if len(plain) == len(self.alphabet):
            return self.alphabet
        return Alphabet(
            self.alphabet.id,
            self.alphabet.name,
            tuple(upper for upper, _ in plain),
            tuple(lower for _, lower in plain),
            self.alphabet.folds,
            self.alphabet.accents,
        )

    @property
    def unspelled(self) -> int:
        """Count the words that `by_letters` has yet to spell.

        >>> lexicon = Lexicon.from_words(["chal", "cal"], alphabet("es"))
        >>> lexicon.unspelled, len(lexicon.by_letters), lexicon.unspelled
        (2, 2, 0)
        """
        return 0 if self._by_letters or self.single_letters is self.alphabet else len(self)

    def spelling_by_letters(self) -> Generator[None, None, "Lexicon"]:
        """Give the list `by_letters`, and pause before each length where it is not spelled yet."""
        if self._by_letters is None:
            is_single = self.single_letters is self.alphabet
            self._by_letters = self if is_single else (yield from self._spelling_in(self.single_letters))
        return self._by_letters

    def spelled_in(self, letters: Alphabet) -> "Lexicon":
        """Give the words for which another alphabet has all letters, spelled in its single tiles.

        >>> spanish = Lexicon.from_words(["chica", "caña", "cala"], alphabet("es"))
        >>> spanish.spelled_in(alphabet("en")).text().split()
        ['CALA', 'CHICA']
        """
        return finish(self._spelling_in(letters))

    def _spelling_in(self, letters: Alphabet) -> Generator[None, None, "Lexicon"]:
        codes = dict(zip(letters.letters, letters.codes, strict=True))
        tiles = dict(zip(self.alphabet.codes, self.alphabet.letters, strict=True))
        spelled = [tile for tile, text in tiles.items() if codes.keys() >= set(text)]
        single = {tile: codes[text] for tile, text in tiles.items() if text in codes}
        table = bytes([single.get(byte, UNKNOWN) for byte in range(256)])
        alike: dict[int, bytes] = {}
        longer: dict[int, list[Tiles]] = {}
        frequency: dict[Tiles, int] = {}
        for block in self:
            yield
            bits = block.only(single)
            alike[block.length] = block.select(bits).translate(table)
            digraphs = block.only(spelled) ^ bits
            text = self.alphabet.decode(b"\n".join(block.words(digraphs)))
            others = letters.encode_lines(text).split(b"\n") if text else []
            for length, words in groupby(sorted(others, key=len), key=len):
                longer.setdefault(length, []).extend(words)
            if self.has_zipf:
                frequency |= zip(cut(alike[block.length], block.length), select_rows(block.zipf, 1, bits), strict=True)
                frequency |= zip(others, select_rows(block.zipf, 1, digraphs), strict=True)
        blocks = []
        is_in_order = all(one < other for one, other in pairwise(single.values()))
        for length in alike.keys() | longer.keys():
            yield
            joined = alike.get(length, b"")
            if length in longer or not is_in_order:
                joined = b"".join(sorted(cut(joined, length) + longer.get(length, [])))
            ranks = bytes([frequency[word] for word in cut(joined, length)]) if self.has_zipf else b""
            blocks.append(WordBlock(length, joined, letters, ranks))
        return Lexicon(letters, blocks, has_zipf=self.has_zipf)

    def pack(self) -> bytes:
        r"""Write the lexicon as one file; `unpack` reads it back.

        >>> small = Lexicon.from_words(["aa", "qi"], alphabet("en"), {"aa": 4.0})
        >>> small.pack()
        b'{"format": "tilewise-list-1", "alphabet": "en", "lengths": {"2": 2}, "zipf": true}\nAAQIH '
        """
        header = {
            "format": _FORMAT,
            "alphabet": self.alphabet.id,
            "lengths": {str(block.length): block.n for block in self},
            "zipf": self.has_zipf,
            **({"notes": len(self.notes.lines)} if self.notes else {}),
        }
        blocks = [*(block.text for block in self), *(block.zipf for block in self)]
        return b"".join([json.dumps(header).encode(), b"\n", *blocks, self.notes.lines])

    @classmethod
    def unpack(cls, data: bytes) -> "Lexicon":
        """Read a packed lexicon; raises LexiconError (code "list-damaged") if the file is not what it says it is.

        >>> len(Lexicon.unpack(Lexicon.from_words(["aa", "qi"], alphabet("en")).pack()))
        2
        """
        try:
            end = data.index(b"\n") + 1
            header = json.loads(data[:end])
            if header["format"] != _FORMAT:
                raise ValueError
            letters = alphabet(header["alphabet"])
            lengths = {int(length): int(n) for length, n in header["lengths"].items()}
            texts = sum(length * n for length, n in lengths.items())
            ranks = sum(lengths.values()) if header["zipf"] else 0
            said = int(header.get("notes", 0))
            if len(data) != end + texts + ranks + said:
                raise ValueError
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise LexiconError("list-damaged", "This word list is damaged, or was made by another version.") from error
        blocks = []
        start, rank = end, end + texts
        for length, n in lengths.items():
            zipf = data[rank : rank + n] if header["zipf"] else b""
            blocks.append(WordBlock(length, data[start : start + length * n], letters, zipf))
            start, rank = start + length * n, rank + n
        return cls(letters, blocks, has_zipf=header["zipf"], notes=Notes(data[len(data) - said :]))


def _no_words(rejected: Rejections) -> LexiconError:
    """Refuse a text without a word, with the lines that it has and why they are none."""
    message = "There is no word in this list."
    if rejected:
        first = rejected[0]
        message += f" Line {first.line}, “{first.text}”: {first.reason}"
    lines = [asdict(each) for each in rejected]
    return LexiconError("no-words", message, field="text", rejected=lines, rejected_count=rejected.total)


def _reason(text: str, tiles: Tiles, letters: Alphabet) -> str:
    """Say why a line is no word."""
    if UNKNOWN not in tiles:
        return "A word has at least 2 letters." if len(tiles) < 2 else f"A word has at most {_LONGEST} letters."
    try:
        letters.encode(text)
    except LetterError as error:
        return str(error)
    return f"It has something that is not a letter of the {letters.name} alphabet."
