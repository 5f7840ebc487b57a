"""Which letters the glyphs of one board are: each is compared with all templates, and then with the others' help.

The letters of a screen are of one font. The faces that are nearest to all its glyphs together therefore count more for
each of them; and glyphs that are nearly the same are one letter, for which their distances are added.
"""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import NamedTuple

from .glyphs import Glyph
from .templates import FACES, templates_of

__all__ = ["DOUBTFUL", "Reading", "read_glyphs"]

DOUBTFUL = 0.8
"""A reading of less confidence is worth a look."""

_ASPECT = 24
"""Bits that a letter twice as wide as its template costs, over ln 2."""

_NEAR_FACES = 4
_FACE_SHARE = 0.5
_SAME = 12
"""Bits by which two glyphs of one letter on one screen differ at most."""

_EVEN_GAP, _GAP_SCALE = 5.0, 2.6
"""The lead of the best letter, in bits, at which it is as likely as not; and how fast that grows."""

_POOR, _POOR_SCALE = 52.0, 6.0
"""Bits of difference to the nearest template at which a glyph may as well be no letter."""


class Reading(NamedTuple):
    """What a glyph is taken for, how sure that is, from 0 to 1, and what it is else."""

    letter: str
    confidence: float
    second: str


def read_glyphs(glyphs: Sequence[Glyph], letters: Iterable[str]) -> list[Reading]:
    """Read the glyphs of one screen as some of these letters, each in upper case and a single character."""
    templates = templates_of(dict.fromkeys(letters))
    if not templates or not glyphs:
        return [Reading("?", 0.0, "") for _ in glyphs]
    tables = [_distances(glyph, templates) for glyph in glyphs]
    near = _near_faces(tables)
    costs = [_costs(table, near) for table in tables]
    return [_reading(_together(number, glyphs, costs)) for number in range(len(glyphs))]


Table = dict[str, dict[int, float]]
"""For each letter, how far a glyph is from it in each face."""


def _distances(glyph: Glyph, templates: Sequence[tuple[str, int, int, float]]) -> Table:
    bits, aspect = glyph.bits, log(max(glyph.aspect, 0.01))
    table: Table = {}
    for letter, face, template, width in templates:
        apart = (bits ^ template).bit_count() + _ASPECT * abs(aspect - log(max(width, 0.01)))
        table.setdefault(letter, {})[face] = apart
    return table


def _near_faces(tables: Sequence[Table]) -> list[int]:
    """Give the faces that are nearest to all glyphs."""
    far = 100.0
    totals = [
        sum([min([by_face.get(face, far) for by_face in table.values()]) for table in tables])
        for face in range(len(FACES))
    ]
    return sorted(range(len(FACES)), key=totals.__getitem__)[:_NEAR_FACES]


def _costs(table: Table, near: Sequence[int]) -> dict[str, float]:
    """Give how far a glyph is from each letter, in any face and in those that the screen is near to."""
    costs = {}
    for letter, by_face in table.items():
        least = min(by_face.values())
        nearby = min([by_face[face] for face in near if face in by_face], default=least + 4)
        costs[letter] = (1 - _FACE_SHARE) * least + _FACE_SHARE * nearby
    return costs


def _together(number: int, glyphs: Sequence[Glyph], costs: Sequence[dict[str, float]]) -> dict[str, float]:
    """Give the mean of the costs of all glyphs that are nearly the same as one of them."""
    own = glyphs[number]
    same = [
        each
        for each, glyph in zip(costs, glyphs, strict=True)
        if (glyph.bits ^ own.bits).bit_count() + _ASPECT * abs(log(glyph.aspect / own.aspect)) <= _SAME
    ]
    return {letter: sum([each[letter] for each in same]) / len(same) for letter in costs[number]}


def _reading(costs: dict[str, float]) -> Reading:
    letters = sorted(costs, key=costs.__getitem__)
    best, second = letters[0], letters[1] if len(letters) > 1 else ""
    lead = costs[second] - costs[best] if second else 99.0
    confidence = _share(lead - _EVEN_GAP, _GAP_SCALE) * _share(_POOR - costs[best], _POOR_SCALE)
    return Reading(best, round(confidence, 3), second)


def _share(value: float, scale: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value / scale))))
