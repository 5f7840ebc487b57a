"""Tile sets: which tiles a game has, how many of each, and what they are worth.

A tile of a set is the byte of its letter (see `alphabets`). `BLANK` is a blank that has not been played; a blank that
has been played for a letter is that letter's byte with `AS_BLANK` added. Text shows the first as "?", the second in
lower case, and digraph tiles in brackets: "[CH]", played with a blank "[ch]". Scripts without case show it as "[ب?]".
"""

import json
import re
import unicodedata
from codecs import charmap_decode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any

from .alphabets import ALPHABETS, FIRST_CODE, Alphabet, Tiles, without_spaces
from .errors import LetterError, PositionError

__all__ = [
    "AS_BLANK",
    "BLANK",
    "EMPTY",
    "LETTERS",
    "MOST_BLANKS",
    "MOST_BLANKS_OF_SET",
    "MOST_TILES",
    "TILE_SETS",
    "TileSet",
    "in_rack_order",
    "read_tile_set",
    "tile_set_of",
    "tokens",
]

BLANK = ord("?")
"""The byte of a blank on a rack or in the bag."""

EMPTY = ord(".")
"""The byte of a square without a tile."""

AS_BLANK = 128
"""Added to a letter's byte where a blank stands for it."""

LETTERS = bytes(byte & ~AS_BLANK for byte in range(256))
"""For `bytes.translate`: the letter that each tile shows, a blank's too."""

TILE_SETS: Mapping[str, Any] = json.loads(get_data("tilewise", "data/crossword_games.json") or b"")["tilesets"]
"""The tile sets that ship, as the data file has them."""

MOST_TILES = 10_000
"""Tiles of a set, all letters together; the largest that ships has 200."""

MOST_BLANKS = 6
"""Blanks on a rack of a crossword game, and of a set that tiles are drawn from; those that ship have up to four."""

MOST_BLANKS_OF_SET = 100
"""Blanks of a set that nothing is drawn from, as where the plays of a position are asked for."""

_FIELDS = {"name", "alphabet", "blanks", "tiles", "total", "alt", "source", "agrees_with", "note"}
"""What the data file says of a set; one of one's own may say the same."""

_HIGHEST_VALUE = 60
"""Times four, the highest letter premium, is still a byte."""

_TOKEN = re.compile(r"\[[^\]]*\]|.", re.DOTALL)


@dataclass(frozen=True, eq=False)
class TileSet:
    """The tiles of one game in one alphabet.

    `letters` are its lettered tiles in alphabetical order; a blank can stand for any of them. `points` has for every
    byte what a tile of that byte is worth, 0 for blanks. `counts` says how many there are of each letter and of
    `BLANK`; None if that has not been published.

    >>> from tilewise.alphabets import alphabet
    >>> small = read_tile_set({"name": "Small", "blanks": 1, "tiles": {"a": [2, 1], "ch": [1, 5]}}, alphabet("es"))
    >>> small.show(small.read_rack("a[ch]?")), small.points[small.alphabet.code("CH")], small.counts[BLANK]
    ('A[CH]?', 5, 1)
    """

    name: str
    alphabet: Alphabet
    letters: Tiles
    points: bytes
    counts: Mapping[int, int] | None

    def show(self, tiles: Iterable[int]) -> str:
        """Write tiles, played blanks and empty squares as text."""
        return charmap_decode(bytes(tiles), "strict", self._decoding)[0]

    def read_rack(self, text: str, field: str = "rack", *, of: str = "the rack") -> Tiles:
        """Read a rack; its tiles come back in alphabetical order, blanks last.

        Raises PositionError (code "rack-letter", with `index`) for what is not a tile of this set; its sentence says
        what the tile is `of`.
        """
        rack = []
        for index, token in enumerate(tokens(without_spaces(text))):
            tile = self.read_tile(token)
            if tile is None or tile == EMPTY:
                hint, written = self._bracketed(text)
                raise PositionError(
                    "rack-letter", f"Tile {index + 1} of {of}, “{token}”, is not a tile of {self.name}.{hint}",
                    field=field, index=index, letter=token, **written,
                )  # fmt: skip
            rack.append(tile & ~AS_BLANK)
        return in_rack_order(rack)

    def hint_of_brackets(self, text: str, most: int) -> tuple[str, Mapping[str, str]]:
        """Give what to add to a sentence about a rack that is too large, and to its place, `written`.

        That is the rack with its tiles of several letters in brackets, or nothing where it is too large with them, too.
        Letters side by side that are such a tile are taken for it from left to right, the longest first.

        >>> spanish = tile_set_of("es")
        >>> spanish.hint_of_brackets("chllarseo", 7)
        (' Tiles of several letters are in brackets: [CH][LL]ARSEO.', {'written': '[CH][LL]ARSEO'})
        >>> spanish.hint_of_brackets("casareis", 7)
        ('', {})
        """
        return self._bracketed(text, most) if len([*tokens(without_spaces(text))]) > most else ("", {})

    def _bracketed(self, text: str, most: int | None = None) -> tuple[str, Mapping[str, str]]:
        """Give the hint where all is a tile with brackets, and no more than the most are."""
        rack = [(self.read_tile(token) or EMPTY) & ~AS_BLANK for token in self.together(text)]
        if not rack or EMPTY in rack or (most is not None and len(rack) > most):
            return "", {}
        written = self.show(rack)
        return f" Tiles of several letters are in brackets: {written}.", {"written": written}

    def together(self, text: str) -> Iterator[str]:
        """Cut letters into tiles as in words: those side by side that are a tile of several letters are that tile.

        >>> list(tile_set_of("es").together("chal[l]l"))
        ['[ch]', 'a', 'l', '[l]', 'l']
        """
        signs = list(tokens(without_spaces(text)))
        while signs:
            size = next(size for size in (3, 2, 1) if size == 1 or self._are_together(signs[:size], size))
            yield f"[{''.join(signs[:size])}]" if size > 1 else signs[0]
            del signs[:size]

    def _are_together(self, signs: Sequence[str], size: int) -> bool:
        """Say whether so many letters are one tile."""
        letters = "".join(signs)
        return len(letters) == size and not {*"[?."} & {*letters} and self.read_tile(f"[{letters}]") is not None

    def hint_beside(self, squares: Sequence[str], place: int) -> tuple[str, Mapping[str, str]]:
        """Give what to add to a sentence about a square that is no tile, where it is one together with that beside it.

        >>> tile_set_of("hu").hint_beside("AGYA", 2)
        (' Tiles of several letters are in brackets: [GY].', {'written': '[GY]'})
        """
        for pair in ("".join(squares[max(start, 0) : start + 2]) for start in (place - 1, place)):
            if self._are_together(pair, 2):
                return self._bracketed(pair)
        return "", {}

    def read_tile(self, token: str) -> int | None:
        """Read one tile or square: a letter in either case, a digraph in brackets, "?" or "."; else None."""
        if token in self._bytes:
            return self._bytes[token]
        bare = token.strip("[]")
        plain = bare.rstrip("?")
        # Word lists ignore some accents, but tiles do not: no tile has a letter that the alphabet does not name.
        if len(plain) == 1 and plain not in self._named:
            return None
        tiles = self.alphabet.encode_lines(plain)
        if len(tiles) != 1 or tiles[0] not in self.letters:
            return None
        return tiles[0] | AS_BLANK if plain != bare or plain.islower() else tiles[0]

    @cached_property
    def _named(self) -> frozenset[str]:
        return frozenset((*self.alphabet.letters, *self.alphabet.lowers, *self.alphabet.folds))

    @cached_property
    def _texts(self) -> Mapping[int, str]:
        texts = {EMPTY: ".", BLANK: "?"}
        for code, upper, lower in zip(self.alphabet.codes, self.alphabet.letters, self.alphabet.lowers, strict=True):
            as_blank = lower if lower != upper else f"{upper}?"
            texts[code] = upper if len(upper) == 1 else f"[{upper}]"
            texts[code | AS_BLANK] = as_blank if len(as_blank) == 1 else f"[{as_blank}]"
        return texts

    @cached_property
    def _decoding(self) -> "Mapping[int, str] | str":
        """The same as one text, the quicker table, unless some tile shows more than one character."""
        if max(map(len, self._texts.values())) > 1:
            return self._texts
        return "".join(self._texts.get(byte, "\ufffe") for byte in range(256))

    @cached_property
    def _bytes(self) -> Mapping[str, int]:
        known = (EMPTY, BLANK, *self.letters, *(code | AS_BLANK for code in self.letters))
        return {self._texts[byte]: byte for byte in known}


def tokens(text: str) -> Iterator[str]:
    """Cut a row or a rack into squares: single characters, and brackets with what they hold.

    >>> list(tokens("A[CH]?"))
    ['A', '[CH]', '?']
    """
    whole = unicodedata.normalize("NFC", text).replace("i\u0307", "i")  # the lower case of İ without Turkish
    return (match.group() for match in _TOKEN.finditer(whole))


def in_rack_order(tiles: Iterable[int]) -> Tiles:
    """Put tiles in the order in which racks are written: the letters in alphabetical order, then the blanks.

    >>> in_rack_order(b"?BA")
    b'AB?'
    """
    return bytes(sorted(tiles, key=lambda tile: (tile == BLANK, tile)))


def tile_set_of(source: "str | Mapping[str, Any]", letters: Alphabet | None = None) -> TileSet:
    """Give a tile set by its id in `TILE_SETS`, or read one of the same form; without `letters` in its own alphabet.

    Raises PositionError: "tile-set-unknown", and what `read_tile_set` raises.
    """
    if isinstance(source, str) and source not in TILE_SETS:
        known = ", ".join(TILE_SETS)
        raise PositionError("tile-set-unknown", f"There is no tile set “{source}”; choose from {known}.", field="tiles")
    own = (TILE_SETS[source] if isinstance(source, str) else source).get("alphabet", "en")
    if not isinstance(own, str) or own not in ALPHABETS:
        raise _wrong(f"There is no alphabet “{own}”.")
    letters = letters or ALPHABETS[own]
    return _shipped_tile_set(source, letters) if isinstance(source, str) else _own_tile_set(json.dumps(source), letters)


@lru_cache(maxsize=64)
def _shipped_tile_set(id: str, letters: Alphabet) -> TileSet:
    return read_tile_set(TILE_SETS[id], letters)


@lru_cache(maxsize=16)
def _own_tile_set(text: str, letters: Alphabet) -> TileSet:
    return read_tile_set(json.loads(text), letters)


def read_tile_set(source: Mapping[str, Any], letters: Alphabet) -> TileSet:
    """Read a tile set: `name`, `blanks`, and `tiles`, each letter with its count (or null) and its value.

    Raises PositionError: "tile-set" for a wrong shape, "tile-letter" for a letter that the alphabet does not have or
    that comes twice. The field is "tiles" in both.
    """
    name, blanks, tiles = source.get("name", "this tile set"), source.get("blanks", 0), source.get("tiles")
    if unknown := sorted(map(str, source.keys() - _FIELDS)):
        raise _wrong(f"A tile set has no field “{unknown[0]}”.")
    if not isinstance(name, str) or not _is_count(blanks) or not isinstance(tiles, Mapping) or not tiles:
        raise _wrong('A tile set has a name, a number of blanks, and tiles such as “"a": [9, 1]”.')
    points = bytearray(256)
    counts: dict[int, int | None] = {}
    for letter, pair in tiles.items():
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise _wrong(f"The tile “{letter}” needs a count and a value, such as [9, 1].", letter=letter)
        count, value = pair
        if not (count is None or _is_count(count)) or not _is_count(value) or value > _HIGHEST_VALUE:
            raise _wrong(
                f"The tile “{letter}” needs a count and a value from 0 to {_HIGHEST_VALUE}, such as [9, 1].",
                letter=letter,
            )
        try:
            code = letters.code(letter)
        except LetterError as error:
            raise _wrong(f"“{letter}” is not a letter of the {letters.name} alphabet.", letter=letter) from error
        if code in counts:
            same = letters.decode(bytes([code]))
            raise _wrong(
                f"There are two tiles for {same}; “{letter}” is {same} in the {letters.name} alphabet.", letter=letter
            )
        counts[code], points[code] = count, value
    known = {code: count for code, count in counts.items() if count is not None}
    if sum(known.values()) > MOST_TILES or blanks > MOST_BLANKS_OF_SET:
        raise _wrong(f"A tile set has at most {MOST_TILES:,} tiles with letters and {MOST_BLANKS_OF_SET} blanks.")
    return TileSet(
        name,
        letters,
        bytes(code for code in range(FIRST_CODE, AS_BLANK) if code in counts),
        bytes(points),
        MappingProxyType({**known, BLANK: blanks}) if len(known) == len(counts) else None,
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _wrong(message: str, **place: object) -> PositionError:
    return PositionError("tile-letter" if place else "tile-set", message, field="tiles", **place)
