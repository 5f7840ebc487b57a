"""How far a board's glyphs are from the templates of letters, in bits, and which faces are nearest to them all."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from .glyphs import Glyph, Marks, grown
from .templates import FACES, SERIF, SHOWN_AS, templates_of

__all__ = [
    "ASPECT",
    "FAR",
    "Model",
    "Table",
    "between",
    "distances",
    "forms_of",
    "least",
    "models_of",
    "of_near_faces",
    "tables_of",
]

ASPECT = 24
"""Bits that a letter twice as wide as its template costs, over ln 2."""

_DOTTED, _DOTS = 24, 5
"""Bits that it costs to have dots or accents apart where the template has none, or another number of them."""

_MERGED, _SMALL = 4, 50
"""Bits that it costs to have none apart in letters so low, in pixels, that dots and accents may touch them."""

_TALL, _MOST_TALL = 60.0, 20.0
"""Bits that a letter twice as high as its template costs, over ln 2, if the board's others are as high as its own; and
the most of them: an accent may be beside the letter, and an edge may have been taken for one.
"""

_PLACE, _EXTENT, _OTHER_MARKS = 60.0, 80.0, 40.0
"""Bits that marks cost which are moved by a letter's longer side, or are larger by that; and the most of them."""

_UNLIKE = 10.0
"""Bits by which a look at a glyph is farther from any letter than another that counts e times as much."""

_LOST = 30.0
"""Bits by which a look at a glyph without marks is farther, where another shows some."""

FAR = 99.0
"""Bits from which on nothing is said."""

_EQUAL = 4
"""Bits by which two glyphs are as good as equal."""

_NEAR_FACES = 4

_LACKING = 100.0
"""Bits that a face is from a glyph if it has none of the letters."""

_TELLING = 6
"""Glyphs of which fewer do not say that a face has serifs."""


class Model(NamedTuple):
    """A template as glyphs are compared with it: `beyond` are the cells that are no moved stroke of it.

    `width` is its width to height, and `tall` its height in those of capitals without marks, as logarithms; `tall` is
    None in scripts that have none.
    """

    letter: str
    face: int
    bits: int
    beyond: int
    width: float
    tall: float | None
    parts: int
    marks: Marks | None


def forms_of(letters: Iterable[str]) -> dict[str, str]:
    """Give the letter of each form in which some letters are shown."""
    return {form: letter for letter in letters for form in SHOWN_AS.get(letter, letter)}


def models_of(letters: Iterable[str]) -> Sequence[Model]:
    """Give the models of some letters in all their forms; those that no font here draws have none.

    >>> {model.letter for model in models_of("AB?")} == {"A", "B"}
    True
    """
    return _models("".join(forms_of(letters)))


@lru_cache(maxsize=8)
def _models(forms: str) -> Sequence[Model]:
    return [
        Model(
            each.letter,
            each.face,
            each.bits,
            ~grown(each.bits),
            log(each.aspect),
            log(each.tall) if each.tall else None,
            each.parts,
            each.marks,
        )
        for each in templates_of(forms)
    ]


Table = dict[str, dict[int, float]]
"""For each letter, how far a glyph is from it in each face."""


def tables_of(glyphs: Sequence[Glyph], models: Sequence[Model]) -> list[Table]:
    """Give how far all glyphs are; those that are as good as equal are compared once."""
    compared: list[tuple[Glyph, Table]] = []
    tables = []
    for glyph in glyphs:
        table = next((table for other, table in compared if _apart(glyph, other) <= _EQUAL), None)
        if table is None:
            table = _seen(glyph, models)
            compared.append((glyph, table))
        tables.append(table)
    return tables


def _seen(glyph: Glyph, models: Sequence[Model]) -> Table:
    """Give the means of several looks at a glyph, of which those count more that are nearer to any letter.

    Where some show marks and others none, these have lost them.
    """
    looks = [glyph, *glyph.looks]
    tables = [distances(look, models) for look in looks]
    if len(tables) == 1:
        return tables[0]
    marked = any(look.marks.width for look in looks)
    lengths = [
        least(table) + (_LOST if marked and not look.marks.width else 0.0)
        for look, table in zip(looks, tables, strict=True)
    ]
    weights = [exp((min(lengths) - each) / _UNLIKE) for each in lengths]
    return {
        letter: {
            face: sum([weight * table[letter][face] for weight, table in zip(weights, tables, strict=True)])
            / sum(weights)
            for face in by_face
        }
        for letter, by_face in tables[0].items()
    }


def least(table: Table) -> float:
    """Say how far a glyph is from whatever it is nearest to."""
    return min([min(by_face.values()) for by_face in table.values()], default=FAR)


def _apart(one: Glyph, other: Glyph) -> float:
    """Give in how many bits two glyphs differ; as far as can be if not in the number of parts."""
    if one.parts != other.parts:
        return FAR
    return (one.bits ^ other.bits).bit_count() + ASPECT * abs(log(one.aspect / other.aspect))


def distances(glyph: Glyph, models: Sequence[Model]) -> Table:
    """Say how far one glyph is from all templates."""
    bits, aspect, parts, tall = glyph.bits, log(max(glyph.aspect, 0.01)), glyph.parts, glyph.tall
    height = log(tall) if tall else 0.0
    around = ~grown(bits)
    table: Table = {}
    letter, by_face = "", dict[int, float]()
    for own, face, shape, beyond, width, high, pieces, marks in models:
        if own != letter:
            letter, by_face = own, table.setdefault(own, {})
        apart = (
            (bits ^ shape).bit_count()
            + ASPECT * abs(aspect - width)
            + (bits & beyond).bit_count()
            + (shape & around).bit_count()
        )
        if tall and high is not None:
            apart += min(_MOST_TALL, _TALL * abs(height - high))
        if marks is not None:
            apart += between(glyph.marks, marks)
        elif parts != pieces:
            merged = parts == 1 and glyph.height < _SMALL
            apart += _MERGED if merged else _DOTTED if min(parts, pieces) == 1 else _DOTS
        by_face[face] = apart
    return table


def between(marks: Marks, others: Marks) -> float:
    """Give what it costs to have other marks than a template."""
    if not marks.width or not others.width:
        return 0.0 if marks == others else _DOTTED
    below, width, height = (abs(one - other) for one, other in zip(marks, others, strict=True))
    return min(_OTHER_MARKS, _PLACE * below + _EXTENT * (width + height))


def of_near_faces(tables: Sequence[Table]) -> tuple[Sequence[Table], list[int]]:
    """Give how far all glyphs are from the faces of the screen's kind, and the faces that are nearest to them all.

    A screen's face has serifs or none: where it has none, letters of faces that have some say nothing.
    """
    totals = [
        sum([min([by_face.get(face, _LACKING) for by_face in table.values()], default=_LACKING) for table in tables])
        for face in range(len(FACES))
    ]
    ordered = sorted(range(len(FACES)), key=totals.__getitem__)
    if ordered[0] in SERIF and len(tables) >= _TELLING:
        return tables, ordered[:_NEAR_FACES]
    plain = [
        {
            letter: {face: apart for face, apart in by_face.items() if face not in SERIF} or by_face
            for letter, by_face in table.items()
        }
        for table in tables
    ]
    return plain, [face for face in ordered if face not in SERIF][:_NEAR_FACES]
