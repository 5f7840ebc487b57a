#!/usr/bin/env python3
"""Makes the templates that letters in pictures are compared with, from the free fonts in web/node_modules.

    python3 fonts/make_templates.py        writes pysrc/tilewise/data/glyphs.json, the same from the same fonts

Run it in the project's .venv after a change of the fonts, of their letters or of the normal form.
"""

import json
import sys
import zlib
from base64 import b64encode
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "pysrc"))

from PIL import Image, ImageDraw, ImageFont  # noqa: E402

from tilewise.alphabets import ALPHABETS  # noqa: E402
from tilewise.pictures.blobs import blobs_of  # noqa: E402
from tilewise.pictures.glyphs import CELLS, Glyph, normal_form  # noqa: E402

FONTS = ROOT / "web" / "node_modules"
TARGET = ROOT / "pysrc" / "tilewise" / "data" / "glyphs.json"
HEIGHT = 96

TEMPLATE_FACES = [
    *[("nunito", weight) for weight in (500, 700, 900)],
    *[("figtree", weight) for weight in (500, 800)],
    *[("montserrat", weight) for weight in (500, 700)],
    *[("roboto", weight) for weight in (400, 700)],
    *[("open-sans", weight) for weight in (400, 700)],
    *[("poppins", weight) for weight in (400, 700)],
    *[("lato", weight) for weight in (400, 700)],
    *[("arimo", weight) for weight in (400, 700)],
    *[("jost", weight) for weight in (400, 600)],
    *[("fredoka", weight) for weight in (400, 600)],
    *[("roboto-slab", weight) for weight in (500, 700)],
]
"""The faces of the templates; those that the tests keep out of them are in tests/rendered/fonts.py."""

LATIN, GREEK, CYRILLIC = range(0x0041, 0x0370), range(0x0370, 0x0400), range(0x0400, 0x0500)
_SUBSETS = {LATIN: ("latin", "latin-ext"), GREEK: ("greek",), CYRILLIC: ("cyrillic",)}


def letters() -> str:
    """Give every letter of the alphabets that are written in letters which stand alone, in order."""
    found = {letter for alphabet in ALPHABETS.values() for tile in alphabet.letters for letter in tile}
    return "".join(sorted(letter for letter in found if any(ord(letter) in script for script in _SUBSETS)))


@cache
def font(family: str, weight: int, subset: str, size: int) -> ImageFont.FreeTypeFont | None:
    """Open a part of a font; None where the package has none of it."""
    variable = FONTS / "@fontsource-variable" / family / "files" / f"{family}-{subset}-wght-normal.woff2"
    static = FONTS / "@fontsource" / family / "files" / f"{family}-{subset}-{weight}-normal.woff2"
    if variable.exists():
        opened = ImageFont.truetype(variable, size)
        opened.set_variation_by_axes([weight])
        return opened
    return ImageFont.truetype(static, size) if static.exists() else None


def font_for(letter: str, family: str, weight: int, size: int) -> ImageFont.FreeTypeFont | None:
    """Open the part of a font that has a letter; None where none has."""
    subsets = next((subsets for script, subsets in _SUBSETS.items() if ord(letter) in script), ("latin",))
    for subset in subsets:
        opened = font(family, weight, subset, size)
        missing = opened and bytes(opened.getmask("\ufffe"))
        if opened and bytes(opened.getmask(letter)) not in (missing, b""):
            return opened
    return None


def glyph(letter: str, family: str, weight: int) -> Glyph | None:
    """Draw a letter and put it into the normal form; None where the font does not have it."""
    opened = font_for(letter, family, weight, HEIGHT)
    if opened is None:
        return None
    picture = Image.new("L", (3 * HEIGHT, 3 * HEIGHT))
    ImageDraw.Draw(picture).text((HEIGHT, HEIGHT), letter, fill=255, font=opened)
    ink = picture.point(lambda value: value > 127 and 1).tobytes()
    return normal_form(blobs_of(ink, picture.width))


def licence(family: str) -> dict[str, str]:
    """Give a font's name and licence, as its package has them."""
    for scope in ("@fontsource-variable", "@fontsource"):
        path = FONTS / scope / family / "package.json"
        if path.exists():
            package = json.loads(path.read_text("utf-8"))
            return {"font": family, "package": package["name"], "licence": package["license"]}
    raise SystemExit(f"The font {family} is not in {FONTS}; run python3 build.py setup.")


def templates() -> str:
    """Make the data file's text."""
    known = letters()
    bits, aspects = bytearray(), bytearray()
    for family, weight in TEMPLATE_FACES:
        for letter in known:
            made = glyph(letter, family, weight)
            bits += (made.bits if made else 0).to_bytes(CELLS * CELLS // 8, "little")
            aspects.append(min(255, round(made.aspect * 100)) if made else 0)
    fonts = [licence(family) for family in dict.fromkeys(family for family, _ in TEMPLATE_FACES)]
    packed = b64encode(zlib.compress(bytes(aspects + bits), 9)).decode()
    faces = [f"{family} {weight}" for family, weight in TEMPLATE_FACES]
    data = {"fonts": fonts, "faces": faces, "letters": known, "glyphs": packed}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(templates(), "utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size:,} bytes")
