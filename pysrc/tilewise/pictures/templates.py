"""Letters as free fonts draw them, in the normal form of `glyphs`; made by fonts/make_templates.py."""

import json
import zlib
from base64 import b64decode
from collections.abc import Iterable, Mapping
from functools import cache
from pkgutil import get_data
from typing import Any, NamedTuple

from .glyphs import CELLS

__all__ = ["FACES", "FONTS", "LETTERS", "Template", "templates_of"]

# Read at once, as the page's Python has no files later; unpacked when the first picture is read.
_FILE: Mapping[str, Any] = json.loads(get_data("tilewise", "data/glyphs.json") or b"")

FONTS: list[Mapping[str, str]] = _FILE["fonts"]
"""The fonts: the name of each, the package that it comes from, and its licence."""

FACES: list[str] = _FILE["faces"]
"""The faces, a font in one weight each."""

LETTERS: str = _FILE["letters"]
"""The letters that there are templates of."""

_BYTES = CELLS * CELLS // 8


class Template(NamedTuple):
    """A letter of a face: the normal form of `glyphs`, and width to height."""

    letter: str
    face: int
    bits: int
    aspect: float


@cache
def _all() -> Mapping[str, list[Template]]:
    """Unpack every letter's templates; a face that lacks a letter has none."""
    raw = zlib.decompress(b64decode(_FILE["glyphs"]))
    count = len(FACES) * len(LETTERS)
    found: dict[str, list[Template]] = {letter: [] for letter in LETTERS}
    for place in range(count):
        face, number = divmod(place, len(LETTERS))
        start = count + place * _BYTES
        bits = int.from_bytes(raw[start : start + _BYTES], "little")
        if bits:
            letter = LETTERS[number]
            found[letter].append(Template(letter, face, bits, raw[place] / 100))
    return found


def templates_of(letters: Iterable[str]) -> list[Template]:
    """Give the templates of some letters; those that no font here draws have none.

    >>> len(templates_of("A")) == len(FACES), templates_of("?")
    (True, [])
    """
    return [template for letter in letters for template in _all().get(letter, ())]
