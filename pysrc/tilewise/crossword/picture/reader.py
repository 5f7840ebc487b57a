"""The letters of tiles in one alphabet: which tile they are, of two letters too, and how sure that is."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from ...alphabets import Alphabet
from ...pictures.learnt import Learnt
from ...pictures.letters import Reading, clearest, read_glyphs
from ...pictures.squares import Square
from ...tiles import BLANK

__all__ = ["Reader"]

_SURE_OF_MARK, _MAYBE_MARKED = 0.99, 0.94
"""How sure a letter is that may have lost its mark, such as an İ its dot, and how sure it is at most below that."""

_TALL = 1.12
"""Heights of most letters from which on a letter without a mark may have one that touches it."""

_POOR, _HALVED = 0.6, 0.8
"""The confidence below which one glyph may rather be two letters, and how sure these are at most."""


class Reader:
    """Reads the letters of tiles in one alphabet, tiles of two letters too."""

    def __init__(self, alphabet: Alphabet, learnt: Sequence[Learnt]) -> None:
        self._alphabet = alphabet
        self._codes = dict(zip(alphabet.letters, alphabet.codes, strict=True))
        # The dot between the letters of L·L is no letter, and too small to be looked for.
        self._codes |= {tile.replace("·", ""): code for tile, code in self._codes.items() if len(tile) > 1}
        self._letters = sorted({letter for tile in alphabet.letters for letter in tile})
        bases = Counter(_base(letter) for letter in self._letters)
        self._markable = {letter for letter in self._letters if letter == _base(letter) and bases[letter] > 1}
        self._pairs = {code for letter, code in self._codes.items() if len(letter) > 1}
        self._markable_codes = {code for letter, code in self._codes.items() if letter in self._markable}
        self._learnt = [each for each in learnt if each.letter in self._codes or each.letter in self._letters]

    def clear(self, square: Square) -> Square:
        """Take the look at a square's letter that is most like one."""
        return replace(square, glyphs=tuple(clearest(glyph, self._letters) for glyph in square.glyphs))

    def read(self, squares: Sequence[Square]) -> list[tuple[int, float, int | None]]:
        """Give for each square its tile, how sure that is, and what it is else."""
        found = self._read(squares)
        poor = [place for place, (_, confidence, _) in enumerate(found) if confidence < _POOR and squares[place].halves]
        if poor:
            cut = list(squares)
            for place in poor:
                cut[place] = replace(squares[place], glyphs=squares[place].halves)
            again = self._read(cut)
            for place in poor:
                code, confidence, _ = again[place]
                if code in self._pairs and confidence > found[place][1]:
                    found[place] = code, min(confidence, _HALVED), found[place][0]
        return found

    def _read(self, squares: Sequence[Square]) -> list[tuple[int, float, int | None]]:
        glyphs = [glyph for square in squares for glyph in square.glyphs]
        readings = iter(read_glyphs(glyphs, self._letters, self._learnt))
        found = []
        for square in squares:
            code, confidence, second = self.tile_of([next(readings) for _ in square.glyphs])
            may_be_marked = len(square.glyphs) == 1 and square.glyphs[0].tall > _TALL and code in self._markable_codes
            found.append((code, min(confidence, _MAYBE_MARKED) if may_be_marked else confidence, second))
        return found

    def tile_of(self, readings: Sequence[Reading]) -> tuple[int, float, int | None]:
        """Join what was read of a tile's letters: the tile, how sure that is, and what it is else."""
        if not readings:
            return BLANK, 0.0, None
        whole = "".join(reading.letter for reading in readings)
        confidence = min(reading.confidence for reading in readings)
        if whole in self._markable and confidence < _SURE_OF_MARK:
            confidence = min(confidence, _MAYBE_MARKED)
        if whole in self._codes:
            return self._codes[whole], confidence, self._code(readings[0].second) if len(readings) == 1 else None
        first = readings[0]  # of no tile together; each letter of a tile of several is a tile of its own as well
        return self._codes[first.letter], min(confidence, 0.4), self._code(first.second)

    def _code(self, letter: str) -> int | None:
        return self._codes.get(letter)


def _base(letter: str) -> str:
    """Give a letter without its mark."""
    return unicodedata.normalize("NFD", letter)[0]
