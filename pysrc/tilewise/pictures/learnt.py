"""Letters that were learnt from corrections: shapes of a screen's own font, which tell more than those of free fonts.

A glyph is written as its normal form in base 16, width to height in hundredths, and its parts: 64, 4 and 1 digits. The
glyphs of a tile of two letters stand one after another.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from ..errors import RequestError
from .glyphs import CELLS, Glyph, grown

__all__ = ["Learnt", "glyph_text", "nearest_learnt", "read_learnt", "shapes_apart"]

_BITS = CELLS * CELLS // 4
_GLYPH = re.compile(rf"([0-9a-f]{{{_BITS}}})([0-9a-f]{{4}})([0-9a-f])")
_LENGTH = _BITS + 5
_MOST_PARTS = 15

_ASPECT, _PARTS = 24, 24
"""Bits that a letter twice as wide costs, over ln 2; and other parts, such as an accent."""

_STRANGE = 3
"""Bits that ink costs which is beyond a stroke that was moved by a cell. Shapes of one letter and font, at all sizes,
cost less than 17 with it in nineteen of twenty cases; those of other letters 23 or more, but for O, Q and D.
"""

_WORTH, _SLOPE = 18, 2.0
"""Bits that a shape which is the same is better than one of a free font, and by how much less for each that differs."""

_FAR = 18
"""Bits from which on a shape says nothing."""


@dataclass(frozen=True)
class Learnt:
    """What a glyph is: a letter, or all letters of a tile where they make one glyph."""

    letter: str
    bits: int
    aspect: float
    parts: int


def glyph_text(glyphs: Iterable[Glyph]) -> str:
    """Write the glyphs of a tile.

    >>> glyph_text([Glyph(0xFF, 0.5, 2, 0, 0, 9, 18)])[-9:]
    '00ff00322'
    """
    return "".join(
        f"{glyph.bits:0{_BITS}x}{min(0xFFFF, round(glyph.aspect * 100)):04x}{min(_MOST_PARTS, glyph.parts):x}"
        for glyph in glyphs
    )


def read_learnt(pairs: Sequence[tuple[str, str]]) -> list[Learnt]:
    """Read tiles' letters with the texts of their glyphs; raises RequestError "glyph", with the `index`.

    Tiles that have neither one glyph nor as many as letters teach nothing.
    """
    found: list[Learnt] = []
    for index, (letters, text) in enumerate(pairs):
        parts = [_GLYPH.fullmatch(text[start : start + _LENGTH]) for start in range(0, len(text), _LENGTH)]
        glyphs = [
            (int(part[1], 16), int(part[2], 16) / 100, int(part[3], 16)) for part in parts if part and int(part[2], 16)
        ]
        if not glyphs or len(glyphs) < len(parts):
            sentence = f"Glyph {index} is not as an answer gives it."
            raise RequestError("glyph", sentence, field="learnt", index=index)
        each = [letters] if len(glyphs) == 1 else list(letters)
        if len(each) == len(glyphs):
            found += [Learnt(letter, *glyph) for letter, glyph in zip(each, glyphs, strict=True)]
    return found


def nearest_learnt(glyph: Glyph, learnt: Iterable[Learnt]) -> Mapping[str, tuple[float, int]]:
    """Give for each letter learnt that a glyph is near to what that costs, in bits, and how many shapes say so."""
    found: dict[str, tuple[float, int]] = {}
    for each in learnt:
        apart = shapes_apart(glyph, each)
        if apart < _FAR:
            least, count = found.get(each.letter, (_FAR, 0))
            found[each.letter] = min(least, _SLOPE * apart - _WORTH), count + 1
    return found


def shapes_apart(one: Glyph, other: "Glyph | Learnt") -> float:
    """Say how far two shapes of one screen's face are apart, in bits."""
    strange = (one.bits & ~grown(other.bits)).bit_count() + (other.bits & ~grown(one.bits)).bit_count()
    apart = (one.bits ^ other.bits).bit_count() / 2 + _STRANGE * strange
    apart += _ASPECT * abs(log(max(one.aspect, 0.01) / max(other.aspect, 0.01)))
    return apart + (_PARTS if one.parts != other.parts else 0)
