"""Which letters the glyphs of one board are: each is compared with all templates, and then with the others' help.

The letters of a screen are of one font. The faces that are nearest to all its glyphs together therefore count more for
each of them; and glyphs that are nearly the same are one letter, for which their distances are added. Shapes that were
learnt from corrections are compared beside the templates, and what is nearly the same as one of them is its letter.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import log
from typing import NamedTuple

from ..averages import median
from .glyphs import CELLS, Glyph
from .learnt import Learnt, nearest_learnt
from .nearness import ASPECT, FAR, Table, between, distances, forms_of, least, models_of, of_near_faces, tables_of
from .odds import DOUBTFUL, odds
from .readings import Reading, without_contradictions
from .templates import SERIF, SHOWN_AS, templates_of

__all__ = ["Reading", "clearest", "read_glyphs"]

_MARKS_LOST = 0.6
"""The confidence, at most, of a letter without marks of which some look shows any."""

_MOST_UNLIKE = 20.0
"""Bits by which a letter of near faces is farther than of any, at most: fonts may be alike in all letters but one."""

_FACE_SHARE = 0.5
_SAME = 12
"""Bits by which two glyphs of one letter on one screen differ at most."""

_CLEARLY = 5.0
"""Bits by which each of two glyphs is nearer to its letter than to the other's if they are not the same."""

_LIKELY = 5
"""The letters nearest to a glyph that are compared cell by cell."""

_CELL_SHARE = 0.2
"""Bits that a factor of e in likelihood counts for."""

_BAR = 3
"""Rows of a letter's head and of its foot."""


class _Sure(NamedTuple):
    """How the lead of the best letter says how sure it is, in bits.

    At `even` it is as likely as not, and by a factor of e more for each `scale`. A glyph that is far from any template
    needs a larger lead: by `strange` for each bit beyond a few. Fitted to some 12,000 letters of drawn screens. Where
    half of a screen's glyphs are farther than `known`, its face is like none of the templates', and leads say less.
    """

    even: float
    scale: float
    strange: float
    known: float

    def on(self, glyphs: Sequence[Glyph], nearest: Sequence[float]) -> "_Sure":
        """Give the same on a screen whose glyphs are so far from whatever each is nearest to."""
        low = max(0.0, _CLEAR - median([glyph.height for glyph in glyphs]))
        foreign = max(0.0, median(nearest) - self.known - _BLURRED * low)
        return self._replace(scale=self.scale * (1 + foreign / _FOREIGN * min(1.0, len(glyphs) / _MANY)))


_PLAIN, _MARKED = _Sure(1.5, 2.5, 0.16, 24.0), _Sure(1.0, 4.0, 0.05, 99.0)
"""Letters that are told apart by all of their shape, and those that may differ by their marks alone."""

_FOREIGN = 12.0
"""Bits beyond those of a known face for which the scale of leads is once more as large."""

_CLEAR, _BLURRED = 40, 0.75
"""Pixels that letters are high, at least, to be as near to templates as their face is; and bits for each fewer."""

_MANY = 12
"""Glyphs of which fewer say less of a face."""

_USUAL = 30.0
"""Bits to the nearest template that glyphs of any font may have."""

_POOR, _POOR_SCALE = 80.0, 5.0
"""Bits to the nearest template at which a figure is as likely no letter, and how fast that changes."""

_CERTAIN, _CONTRADICTED = 2, 0.7
"""A letter that was learnt of fewer shapes than this is worth a look where the templates are sure of another; a
position that was changed with its picture teaches wrong letters."""

_SAME_SHAPE = -8.0
"""The cost of a learnt shape up to which a glyph is the same, and an O no Q."""


def read_glyphs(glyphs: Sequence[Glyph], letters: Iterable[str], learnt: Sequence[Learnt] = ()) -> list[Reading]:
    """Read the glyphs of one screen as some of these letters, each in upper case and a single character.

    Letters learnt may be others, as all that stands on a tile.
    """
    forms, models = forms_of(letters), models_of(letters)
    sure = _PLAIN if all(model.marks is None for model in models) else _MARKED
    if not (models or learnt) or not glyphs:
        return [Reading("?", 0.0, "") for _ in glyphs]
    tables, near = of_near_faces(tables_of(glyphs, models))
    plain = SERIF.isdisjoint(near)
    costs = [_costs(table, near) for table in tables]
    together = [_together(number, glyphs, costs) for number in range(len(glyphs))]
    known = [nearest_learnt(glyph, learnt) for glyph in glyphs]
    sure = sure.on(glyphs, [_nearest(*each) for each in zip(together, known, strict=True)])
    found = [
        _read(glyph, own, forms, shapes, sure, plain=plain)
        for glyph, own, shapes in zip(glyphs, together, known, strict=True)
    ]
    return without_contradictions(glyphs, found) if sure.known < FAR else found


def clearest(glyph: Glyph, letters: Iterable[str]) -> Glyph:
    """Give the look at a letter that is nearest to any of these letters, with the others as its looks."""
    if not glyph.looks:
        return glyph
    models = models_of(letters)
    ordered = sorted([replace(glyph, looks=()), *glyph.looks], key=lambda look: least(distances(look, models)))
    return replace(ordered[0], looks=tuple(ordered[1:]))


def _nearest(together: Mapping[str, float], known: Mapping[str, tuple[float, int]]) -> float:
    """Give how far a glyph is from whatever it is nearest to, of templates and letters learnt."""
    return min([*together.values(), *[cost for cost, _ in known.values()]], default=FAR)


def _read(
    glyph: Glyph,
    together: Mapping[str, float],
    forms: Mapping[str, str],
    known: Mapping[str, tuple[float, int]],
    sure: _Sure,
    *,
    plain: bool,
) -> Reading:
    """Read one of a screen's glyphs, given what each form costs, and each letter learnt that is near.

    On a `plain` screen, letters have no serifs.
    """
    apart: dict[str, float] = {}
    for form, cost in _with_cells(glyph, together, plain=plain).items():
        apart[forms[form]] = min(cost, apart.get(forms[form], FAR))
    if not known:
        found = _reading(apart, min(together.values(), default=FAR), sure)
        lost = any(look.marks.width for look in (glyph, *glyph.looks)) and _is_bare(found.letter)
        return found._replace(confidence=min(found.confidence, _MARKS_LOST)) if lost and glyph.looks else found
    # What the letter looks like in free fonts says nothing against a shape that is known.
    cells = min([apart[letter] - together[letter] for letter in apart if letter in together], default=0.0)
    taught = {letter: cost + max(0.0, cells) for letter, (cost, _) in known.items()}
    both = {letter: min(apart.get(letter, FAR), taught.get(letter, FAR)) for letter in {**apart, **taught}}
    if known.get("O", (FAR, 0))[0] > _SAME_SHAPE:
        both = _TAIL.weighed(glyph, both)
    found = _reading(both, min([*together.values(), *taught.values()]), sure)
    before = _reading(apart, min(together.values(), default=FAR), sure)
    if found.letter != before.letter and before.confidence >= DOUBTFUL and known[found.letter][1] < _CERTAIN:
        return found._replace(confidence=min(found.confidence, _CONTRADICTED))
    return found


@cache
def _is_bare(letter: str) -> bool:
    """Whether a letter has no marks, in a script where these alone may tell it from others."""
    templates = templates_of(SHOWN_AS.get(letter, letter))
    return bool(templates) and all(each.marks is not None and not each.marks.width for each in templates)


def _costs(table: Table, near: Sequence[int]) -> dict[str, float]:
    """Give how far a glyph is from each letter, in any face and in those that the screen is near to."""
    costs = {}
    for letter, by_face in table.items():
        least = min(by_face.values())
        nearby = min([by_face[face] for face in near if face in by_face], default=least + 4)
        nearby = min(nearby, least + _MOST_UNLIKE)
        costs[letter] = (1 - _FACE_SHARE) * least + _FACE_SHARE * nearby
    return costs


def _together(number: int, glyphs: Sequence[Glyph], costs: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Give the mean of the costs of all glyphs that are nearly the same as one of them and may be its letter."""
    own = glyphs[number]
    same = [
        each
        for each, glyph in zip(costs, glyphs, strict=True)
        if not _are_clearly_others(costs[number], each)
        and (glyph.bits ^ own.bits).bit_count()
        + ASPECT * abs(log(glyph.aspect / own.aspect))
        + between(glyph.marks, own.marks)
        <= _SAME
    ]
    return {letter: sum([each[letter] for each in same]) / len(same) for letter in costs[number]}


def _are_clearly_others(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether two glyphs, by their own costs, are letters of which each is far from the other, as Ø may be from O."""
    first, second = min(one, key=one.__getitem__, default=""), min(other, key=other.__getitem__, default="")
    return first != second and min(one[second] - one[first], other[first] - other[second]) > _CLEARLY


def _with_cells(glyph: Glyph, costs: Mapping[str, float], *, plain: bool) -> dict[str, float]:
    """Add to the costs of the likeliest letters what each cell says, some of which tell a letter from its like."""
    likeliest = sorted(costs, key=costs.__getitem__)[:_LIKELY]
    ink = f"{glyph.bits:0{CELLS * CELLS}b}"[::-1]
    compared = {
        letter: costs[letter]
        + _CELL_SHARE * sum([cell[bit == "1"] for bit, cell in zip(ink, _cells(letter, plain=plain), strict=True)])
        for letter in likeliest
    }
    for stroke in _STROKES:
        if stroke.letter in costs:
            compared = stroke.weighed(glyph, compared)
    return compared


def slant(glyph: Glyph) -> float:
    """Say by how many cells a letter's foot is more to the left than its head: none in an I, some in a J with bars.

    >>> slant(Glyph(0x0FF0 | 0x0FF0 << 15 * CELLS, 0.5, 1, 0, 0, 8, 16))
    0.0
    >>> slant(Glyph(0x0FF0 | 0x01FE << 15 * CELLS, 0.5, 1, 0, 0, 8, 16))
    3.0
    """
    rows = [glyph.bits >> CELLS * row & (1 << CELLS) - 1 for row in range(CELLS)]
    head, foot = _middle(rows[:_BAR]), _middle(rows[-_BAR:])
    return head - foot


def _middle(rows: Sequence[int]) -> float:
    """Give the mean column of the ink in some rows."""
    ink = sum([row.bit_count() for row in rows])
    return sum([column for row in rows for column in range(CELLS) if row >> column & 1]) / max(1, ink)


def lean(glyph: Glyph) -> int:
    """Count the cells with ink at the lower right, less those at the lower left: few in an O, more in most Q's.

    >>> from .templates import templates_of
    >>> o, q = (templates_of(letter)[0] for letter in "OQ")
    >>> [lean(Glyph(each.bits, each.aspect, 1, 0, 0, 16, 16)) for each in (o, q)]
    [0, 10]
    """
    lower = glyph.bits >> CELLS * CELLS // 2
    return (lower & _RIGHT).bit_count() - (lower & ~_RIGHT).bit_count()


_RIGHT = sum(0xFF00 << CELLS * row for row in range(CELLS // 2))


def spur(glyph: Glyph) -> int:
    """Count the cells with ink just below the middle of the right side, less those above: few in a C, more in a G.

    >>> [spur(Glyph(models_of(letter)[0].bits, 1.0, 1, 0, 0, 16, 16)) for letter in "CG"]
    [0, 10]
    """
    return (glyph.bits & _BELOW).bit_count() - (glyph.bits & _ABOVE).bit_count()


_ABOVE = sum(0xF000 << CELLS * row for row in range(CELLS // 4, CELLS // 2))
_BELOW = _ABOVE << CELLS * CELLS // 4


class _Stroke(NamedTuple):
    """What tells a letter from its like: a stroke, and how many cells of it a glyph has.

    A glyph with none of it is rather the like, by `without` bits; by `each` less for each cell, but `least` at least.
    """

    letter: str
    like: str
    cells: Callable[[Glyph], float]
    without: float
    each: float
    least: float

    def weighed(self, glyph: Glyph, costs: dict[str, float]) -> dict[str, float]:
        """Say of a glyph that is nearest to the like how likely it is the letter."""
        if min(costs, key=costs.__getitem__, default="") != self.like:
            return costs
        cost = costs[self.like] + max(self.least, self.without - self.each * self.cells(glyph))
        return {**costs, self.letter: min(costs.get(self.letter, cost), cost)}


# In twenty fonts an O has at most 4 cells more at its lower right than at its lower left, and of the Q's nineteen in
# twenty have 4 or more.
_TAIL = _Stroke("Q", "O", lean, 20, 5.5, -14)

_STROKES = (
    # An I is as good as symmetrical in all fonts, with bars or without.
    _Stroke("J", "I", slant, 20, 15, -8),
    # In fifty fonts a C has at most 4 cells more below the middle of its right side than above, and a G 4 or more.
    _Stroke("G", "C", spur, 40, 7.5, -14),
    _TAIL,
)


@cache
def _cells(letter: str, *, plain: bool) -> list[tuple[float, float]]:
    """Give for each cell how unlikely it is without and with ink, as logarithms, over the templates of a letter.

    The bits of a template are spread to bytes, so that all cells are counted by adding integers; neighbours count
    some, as strokes of other fonts are moved a little.
    """
    templates = [each for each in templates_of(letter) if not (plain and each.face in SERIF)]
    spread = [
        int.from_bytes(f"{each.bits:0{CELLS * CELLS}b}"[::-1].encode().translate(_DIGITS), "little")
        for each in templates
    ]
    counts = sum(spread).to_bytes(CELLS * CELLS, "little")
    rows = [counts[start : start + CELLS] for start in range(0, len(counts), CELLS)]
    cells = []
    for y in range(CELLS):
        for x in range(CELLS):
            total = weight = 0.0
            for near_y in range(max(0, y - 1), min(CELLS, y + 2)):
                for near_x in range(max(0, x - 1), min(CELLS, x + 2)):
                    share = _NEIGHBOUR[abs(near_x - x) + abs(near_y - y)]
                    total += share * rows[near_y][near_x]
                    weight += share
            ink = (total / weight + 0.5) / (len(templates) + 1)
            cells.append((-log(1 - ink), -log(ink)))
    return cells


_DIGITS = bytes(48) + b"\0\1" + bytes(206)
_NEIGHBOUR = (1.0, 0.25, 0.125)


def _reading(costs: Mapping[str, float], nearest: float, sure: _Sure) -> Reading:
    letters = sorted(costs, key=costs.__getitem__)
    if not letters:
        return Reading("?", 0.0, "")
    best, second = letters[0], letters[1] if len(letters) > 1 else ""
    lead = costs[second] - costs[best] if second else FAR
    needed = sure.even + sure.strange * max(0.0, nearest - _USUAL)
    confidence = odds(lead - needed, sure.scale) * odds(_POOR - nearest, _POOR_SCALE)
    return Reading(best, round(confidence, 4), second)
