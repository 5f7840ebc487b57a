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
from tilewise.pictures.glyphs import CELLS, Glyph, doubled, normal_form  # noqa: E402

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
"""The faces that every letter is taken of; those that the tests keep out are in tests/rendered/paint.py."""

SERIF_FACES = [
    *[("noto-serif", weight) for weight in (400, 700)],
    ("libre-baskerville", 700),
    ("playfair-display", 700),
    ("courier-prime", 700),
    ("roboto-mono", 700),
]
"""The faces with serifs, or of one width, which only those letters are compared with that are of such a face."""

OTHER_FACES = [
    (family, weight)
    for family in ("mulish", "source-sans-3", "ubuntu-sans", "josefin-sans", "quicksand", "dosis", "bitter")
    for weight in (400, 700)
]
"""The faces of which only those letters are taken that look unlike all others, such as a Q with another tail."""

CHANGED_FACES = [("roboto", 400), ("roboto", 700), ("nunito", 500), ("nunito", 900)]
"""The faces of which a Q is made that is an O with a short tail, and an I with bars."""

UNLIKE = 16
"""Cells by which a letter of these is unlike all templates of the same letter."""

ARABIC_FACES = [
    (family, weight)
    for family in (
        "vazirmatn",
        "cairo",
        "noto-sans-arabic",
        "noto-naskh-arabic",
        "noto-kufi-arabic",
        "almarai",
        "amiri",
    )
    for weight in (400, 700)
]
"""The faces of Arabic letters, which those above do not have."""

LATIN, GREEK, CYRILLIC = range(0x0041, 0x0370), range(0x0370, 0x0400), range(0x0400, 0x0500)
ARABIC = range(0x0600, 0x0700)
_SUBSETS = {LATIN: ("latin", "latin-ext"), GREEK: ("greek",), CYRILLIC: ("cyrillic",), ARABIC: ("arabic",)}

SMALL, OTHER = (24, 16), 24
"""Sizes of Arabic fonts, in pixels, at which marks may touch their letters; and the cells by which a letter is then
unlike itself."""

SHOWN_AS = dict.fromkeys("\u0649\u06cc", "\u0649\u064a")
"""Letters in their forms: the yeh of Arabic and of Persian sets is shown with or without its two dots."""


def letters() -> str:
    """Give every letter of the alphabets that are written in letters which stand alone, in order."""
    found = {letter for alphabet in ALPHABETS.values() for tile in alphabet.letters for letter in tile}
    found |= {other for others in SHOWN_AS.values() for other in others}
    drawn = found - {letter for letter, others in SHOWN_AS.items() if letter not in others}
    return "".join(sorted(letter for letter in drawn if any(ord(letter) in script for script in _SUBSETS)))


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


def drawn(letter: str, family: str, weight: int) -> Image.Image | None:
    """Draw a letter with room around it; None where the font does not have it."""
    opened = font_for(letter, family, weight, HEIGHT)
    if opened is None:
        return None
    picture = Image.new("L", (3 * HEIGHT, 3 * HEIGHT))
    ImageDraw.Draw(picture).text((HEIGHT, HEIGHT), letter, fill=255, font=opened)
    return picture


def in_normal_form(picture: Image.Image) -> Glyph:
    """Put a letter that is drawn into the normal form."""
    ink = picture.point(lambda value: value > 127 and 1).tobytes()
    return normal_form(blobs_of(ink, picture.width))


@cache
def glyph(letter: str, family: str, weight: int) -> Glyph | None:
    """Draw a letter and put it into the normal form; None where the font does not have it."""
    picture = drawn(letter, family, weight)
    return None if picture is None else in_normal_form(picture)


def blurred(letter: str, family: str, weight: int, height: int) -> Glyph | None:
    """Draw a letter as small as on a phone's board, where its marks may touch it, and put it into the normal form."""
    opened = font_for(letter, family, weight, _LARGER * height)
    if opened is None:
        return None
    side = 3 * height
    picture = Image.new("L", (side * _LARGER, side * _LARGER))
    ImageDraw.Draw(picture).text((height * _LARGER, height * _LARGER), letter, fill=255, font=opened)
    plane = picture.resize((side, side), Image.Resampling.LANCZOS).tobytes()
    least = max(plane) * _INK
    ink = bytes(value > least for value in doubled(plane, side))
    return normal_form(blobs_of(ink, 2 * side))


_LARGER, _INK = 4, 0.4


def tailed(family: str, weight: int) -> Glyph | None:
    """Draw an O with a short stroke across its lower right: the Q of many fonts, which those here do not have."""
    picture = drawn("O", family, weight)
    if picture is None:
        return None
    pen = ImageDraw.Draw(picture)
    left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
    wide, tall = right - left, bottom - top
    row = picture.crop((left, (top + bottom) // 2, left + wide // 2, (top + bottom) // 2 + 1)).tobytes()
    stroke = sum(value > 127 for value in row)
    start, end = (left + 0.58 * wide, top + 0.66 * tall), (left + 0.94 * wide, top + 1.03 * tall)
    pen.line((*start, *end), fill=255, width=round(stroke * 0.9))
    return in_normal_form(picture)


def barred(family: str, weight: int) -> Glyph | None:
    """Draw an I with a bar above and below, as many fonts without serifs have it, and those here do not."""
    picture = drawn("I", family, weight)
    if picture is None:
        return None
    pen = ImageDraw.Draw(picture)
    left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
    middle, half = (left + right) / 2, (bottom - top) * _BARRED / 2
    bar = min(right - left, round((bottom - top) * _THICKEST)) - 1
    for upper in (top, bottom - 1 - bar):
        pen.rectangle((middle - half, upper, middle + half, upper + bar), fill=255)
    return in_normal_form(picture)


_BARRED, _THICKEST = 0.55, 0.16
"""Width of such an I, and the most that its bars are high, as shares of its height."""


def tallness(made: Glyph, family: str, weight: int) -> int:
    """Say how high a letter is, in fiftieths of the height of an H."""
    capital = glyph("H", family, weight)
    return min(255, round(50 * made.height / capital.height)) if capital else 0


CHANGES = {"I": barred, "Q": tailed}


def marks(made: Glyph) -> bytes:
    """Give three bytes that say what marks a letter has, in hundredths of its longer side."""
    return bytes([round(100 * made.marks.below) + 100, round(100 * made.marks.width), round(100 * made.marks.height)])


def licence(family: str) -> dict[str, str]:
    """Give a font's name and licence, as its package has them."""
    for scope in ("@fontsource-variable", "@fontsource"):
        path = FONTS / scope / family / "package.json"
        if path.exists():
            package = json.loads(path.read_text("utf-8"))
            return {"font": family, "package": package["name"], "licence": package["license"]}
    raise SystemExit(f"The font {family} is not in {FONTS}; run python3 build.py setup.")


def templates() -> str:
    """Make the data file's text: for each face and letter width to height, parts and height, then the glyphs."""
    known, faces = letters(), [*TEMPLATE_FACES, *OTHER_FACES, *ARABIC_FACES, *SERIF_FACES]
    kept: dict[str, list[int]] = {letter: [] for letter in known}
    aspects, parts, heights, bits = bytearray(), bytearray(), bytearray(), bytearray()
    for family, weight in faces:
        for letter in known:
            arabic = ord(letter) in ARABIC
            made = glyph(letter, family, weight) if arabic == ((family, weight) in ARABIC_FACES) else None
            others = kept[letter]
            if made and (family, weight) in OTHER_FACES:
                made = made if all((made.bits ^ other).bit_count() >= UNLIKE for other in others) else None
            aspects.append(max(1, min(255, round(made.aspect * 100))) if made else 0)
            parts.append(made.parts if made else 0)
            heights.append(tallness(made, family, weight) if made and not arabic else 0)
            if made:
                others.append(made.bits)
                bits += made.bits.to_bytes(CELLS * CELLS // 8, "little")
                bits += marks(made) if arabic else b""
    for family, weight in ARABIC_FACES:
        for height in SMALL:
            faces.append((f"{height} {family}", weight))
            for letter in known:
                whole = glyph(letter, family, weight)
                made = blurred(letter, family, weight, height) if whole and ord(letter) in ARABIC else None
                if made and whole and made.parts == whole.parts and (made.bits ^ whole.bits).bit_count() < OTHER:
                    made = None
                aspects.append(max(1, min(255, round(made.aspect * 100))) if made else 0)
                parts.append(made.parts if made else 0)
                heights.append(0)
                bits += made.bits.to_bytes(CELLS * CELLS // 8, "little") + marks(made) if made else b""
    for family, weight in CHANGED_FACES:
        faces.append((f"changed {family}", weight))
        for letter in known:
            made = CHANGES[letter](family, weight) if letter in CHANGES else None
            aspects.append(min(255, round(made.aspect * 100)) if made else 0)
            parts.append(made.parts if made else 0)
            heights.append(tallness(made, family, weight) if made else 0)
            bits += made.bits.to_bytes(CELLS * CELLS // 8, "little") if made else b""
    fonts = [
        licence(family)
        for family in dict.fromkeys(
            family for family, _ in [*TEMPLATE_FACES, *OTHER_FACES, *ARABIC_FACES, *SERIF_FACES]
        )
    ]
    packed = b64encode(zlib.compress(bytes(aspects + parts + heights + bits), 9)).decode()
    names = [f"{family} {weight}" for family, weight in faces]
    marked = "".join(letter for letter in known if ord(letter) in ARABIC)
    serif = [f"{family} {weight}" for family, weight in SERIF_FACES]
    data = {
        "fonts": fonts,
        "faces": names,
        "serif": serif,
        "letters": known,
        "marked": marked,
        "shown_as": SHOWN_AS,
        "glyphs": packed,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(templates(), "utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size:,} bytes")
