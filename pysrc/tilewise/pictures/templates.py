"""Letters as free fonts draw them, in the normal form of `glyphs`; made by fonts/make_templates.py."""

import json
import zlib
from base64 import b64decode
from collections.abc import Iterable, Mapping, Set
from functools import cache
from pkgutil import get_data
from typing import Any, NamedTuple

from .glyphs import CELLS, Marks

__all__ = ["FACES", "FONTS", "LETTERS", "SERIF", "SHOWN_AS", "Template", "templates_of"]

# Read at once, as the page's Python has no files later; unpacked when the first picture is read.
_FILE: Mapping[str, Any] = json.loads(get_data("tilewise", "data/glyphs.json") or b"")

FONTS: list[Mapping[str, str]] = _FILE["fonts"]
"""The fonts: the name of each, the package that it comes from, and its licence."""

FACES: list[str] = _FILE["faces"]
"""The faces, a font in one weight each."""

SERIF: Set[int] = {FACES.index(name) for name in _FILE["serif"]}
"""Those with serifs, or of one width."""

LETTERS: str = _FILE["letters"]
"""The letters that there are templates of."""

_BYTES = CELLS * CELLS // 8

_MARKED: str = _FILE["marked"]
"""Letters that their marks tell from others: three bytes after a template say what they are."""

SHOWN_AS: Mapping[str, str] = _FILE["shown_as"]
"""The forms of letters that have several, or that of another: a yeh stands on tiles with or without its two dots."""


class Template(NamedTuple):
    """A letter of a face: the normal form of `glyphs`, width to height, and how many parts it has.

    `tall` is its height in heights of a capital without marks, 0 in scripts that have none. `marks` are those of a
    letter whose marks alone tell it from others; None of letters with accents, or without.
    """

    letter: str
    face: int
    bits: int
    aspect: float
    parts: int
    marks: Marks | None
    tall: float


@cache
def _all() -> Mapping[str, list[Template]]:
    """Unpack every letter's templates; a face that lacks a letter has none."""
    raw = zlib.decompress(b64decode(_FILE["glyphs"]))
    count = len(FACES) * len(LETTERS)
    found: dict[str, list[Template]] = {letter: [] for letter in LETTERS}
    start = 3 * count
    for place in range(count):
        if raw[place]:
            face, number = divmod(place, len(LETTERS))
            letter, bits = LETTERS[number], int.from_bytes(raw[start : start + _BYTES], "little")
            start += _BYTES
            marks = None
            if letter in _MARKED:
                below, width, height = raw[start : start + 3]
                marks = Marks(below / 100 - 1, width / 100, height / 100)
                start += 3
            aspect, parts, tall = raw[place] / 100, raw[count + place], raw[2 * count + place] / 50
            found[letter].append(Template(letter, face, bits, aspect, parts, marks, tall))
    return found


def templates_of(letters: Iterable[str]) -> list[Template]:
    """Give the templates of some letters; those that no font here draws have none.

    >>> templates_of("A")[0].letter, templates_of("?")
    ('A', [])
    """
    return [template for letter in letters for template in _all().get(letter, ())]
