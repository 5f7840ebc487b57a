"""What the glyphs of one screen are read as, and what they say against each other: of one face, a letter has one shape.

In a face that no template is like, an E may be nearest to a B's templates, or a G to a C's. Where the board has both,
two shapes are then read as one letter, and one of them at least is another.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .glyphs import Glyph
from .learnt import shapes_apart
from .odds import odds

__all__ = ["Reading", "without_contradictions"]

_OTHER, _OTHER_SCALE = 26.0, 2.0
"""Bits by which two shapes are as likely of two letters as of one, and how fast that changes: of the pairs of one
letter and face 98 in 100 are apart by fewer than 22, of those of others that look alike nine in ten by more than 30.
"""

_CLEAR, _BLURRED = 40, 1.5
"""Pixels that letters are high, at least, to be so much alike; and bits by which they differ more for each fewer."""

_LEAST = 0.8
"""What is left of a confidence, at least: a letter that is contradicted is worth a look, and as likely right as not."""

_AS_SURE = 0.9
"""The confidence from which on the less sure one of two says something against the other as well."""


class Reading(NamedTuple):
    """What a glyph is taken for, how sure that is, from 0 to 1, and what it is else."""

    letter: str
    confidence: float
    second: str


def without_contradictions(glyphs: Sequence[Glyph], readings: Sequence[Reading]) -> list[Reading]:
    """Doubt those of a screen's readings that say of another shape that it is the same letter.

    Each glyph is compared with the one of its letter that is surest, which is doubted as well where both are sure.

    >>> upright, level = Glyph(0x180 * 0x1000100010001, 0.5, 1, 0, 0, 20, 40), Glyph(0xFFFF << 96, 1.0, 1, 0, 0, 40, 40)
    >>> readings = [Reading("I", 0.99, "L"), Reading("I", 0.8, "H"), Reading("O", 0.99, "Q")]
    >>> [each.confidence for each in without_contradictions([upright, level, level], readings)]
    [0.99, 0.64, 0.99]
    """
    surest: dict[str, int] = {}
    for number, reading in enumerate(readings):
        if reading.letter not in surest or reading.confidence > readings[surest[reading.letter]].confidence:
            surest[reading.letter] = number
    shares = [1.0] * len(glyphs)
    for number, reading in enumerate(readings):
        best = surest[reading.letter]
        low = max(0, _CLEAR - min(glyphs[number].height, glyphs[best].height))
        apart = shapes_apart(glyphs[number], glyphs[best])
        same = max(_LEAST, odds(_OTHER + _BLURRED * low - apart, _OTHER_SCALE))
        shares[number] = min(shares[number], same)
        if reading.confidence >= _AS_SURE:
            shares[best] = min(shares[best], same)
    return [
        reading._replace(confidence=round(reading.confidence * share, 4))
        for reading, share in zip(readings, shares, strict=True)
    ]
