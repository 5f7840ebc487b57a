"""Screens of Letterpress and of games like it, drawn from a seed: many themes, sizes and fonts."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from PIL import Image
from rendered.paint import Colour, Painter, broadest

from tilewise.letterpress.board import locked

APP_THEMES: dict[str, dict[str, object]] = {
    "light": {
        "ground": (240, 239, 236), "free": ((233, 232, 229), (230, 229, 226)), "ink": (46, 45, 45),
        "ours": ((120, 200, 245), (0, 162, 255)), "theirs": ((247, 153, 141), (255, 67, 47)),
    },
    "dark": {
        "ground": (28, 28, 30), "free": ((46, 45, 45), (42, 41, 41)), "ink": (225, 223, 220),
        "ours": ((23, 116, 150), (0, 186, 255)), "theirs": ((150, 56, 46), (255, 67, 47)),
    },
    "glow": {
        "ground": (20, 16, 40), "free": ((40, 34, 66), (40, 34, 66)), "ink": (255, 255, 255),
        "ours": ((68, 144, 128), (97, 255, 190)), "theirs": ((137, 17, 86), (234, 0, 105)),
    },
    "pop": {
        "ground": (248, 239, 226), "free": ((247, 236, 218), (247, 236, 218)), "ink": (58, 33, 70),
        "ours": ((186, 246, 109), (126, 255, 0)), "theirs": ((251, 118, 208), (255, 0, 198)),
    },
    "pink": {
        "ground": (255, 236, 248), "free": ((252, 226, 242), (250, 222, 239)), "ink": (60, 30, 52),
        "ours": ((254, 113, 235), (255, 0, 228)), "theirs": ((170, 141, 145), (87, 56, 47)),
    },
    "forest": {
        "ground": (226, 232, 210), "free": ((218, 226, 200), (214, 222, 196)), "ink": (30, 44, 30),
        "ours": ((237, 191, 100), (255, 156, 0)), "theirs": ((120, 163, 130), (21, 99, 59)),
    },
    "retro": {
        "ground": (222, 214, 198), "free": ((214, 203, 182), (208, 197, 176)), "ink": (66, 52, 44),
        "ours": ((177, 120, 219), (140, 37, 255)), "theirs": ((226, 150, 126), (237, 97, 70)),
    },
}  # fmt: skip
"""The full colours, ours and theirs, are the app's; grounds and inks are made up, and all tints but the light's."""

OTHER_THEMES: dict[str, dict[str, object]] = {
    "harbour": {
        "ground": (240, 239, 236), "free": ((233, 232, 229), (230, 229, 226)), "ink": (46, 45, 45),
        "ours": ((138, 160, 225), (44, 88, 220)), "theirs": ((236, 140, 160), (232, 48, 92)),
    },
    "meadow": {
        "ground": (248, 239, 226), "free": ((247, 236, 218), (247, 236, 218)), "ink": (58, 33, 70),
        "ours": ((160, 210, 150), (70, 170, 60)), "theirs": ((235, 160, 210), (214, 40, 140)),
    },
    "moss": {
        "ground": (58, 74, 60), "free": ((84, 104, 84), (79, 99, 80)), "ink": (240, 238, 220),
        "ours": ((150, 175, 70), (200, 220, 40)), "theirs": ((150, 110, 70), (196, 92, 20)),
    },
    "dusk": {
        "ground": (20, 16, 40), "free": ((40, 34, 66), (40, 34, 66)), "ink": (255, 255, 255),
        "ours": ((70, 60, 170), (110, 90, 255)), "theirs": ((130, 45, 105), (240, 60, 170)),
    },
    "clay": {
        "ground": (222, 214, 198), "free": ((214, 203, 182), (208, 197, 176)), "ink": (66, 52, 44),
        "ours": ((150, 180, 175), (66, 140, 140)), "theirs": ((224, 168, 110), (216, 120, 30)),
    },
}  # fmt: skip
"""Colours of nobody's theme."""

THEMES = APP_THEMES | OTHER_THEMES

SIZES = [(1290, 2796), (1170, 2532), (750, 1334), (1080, 2400), (1440, 3120), (828, 1792), (2048, 2732), (640, 1136)]


@dataclass(frozen=True)
class Header:
    """Where the owner of the device stands above the board, "left" or "right", and beneath which score an arrow is."""

    owner: str
    arrow: str = ""


@dataclass
class Screen:
    """A picture and what is on it; its colours have `told` which side is ours, or not."""

    image: Image.Image
    letters: str
    ours: int
    theirs: int
    theme: str
    told: bool
    dimmed: int


def screen(  # noqa: PLR0917
    rng: Random,
    theme: str,
    face: tuple[str, int],
    letters: str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    drawn_as: Mapping[str, str] = MappingProxyType({}),
    header: Header | None = None,
    size: tuple[int, int] | None = None,
) -> Screen:
    """Draw a screen; some letters may look like others."""
    colours = THEMES[theme]
    width, height = size or rng.choice(SIZES)
    paint = Painter(width, height, colours["ground"])
    free, ours_shades, theirs_shades, ink = (colours[name] for name in ("free", "ours", "theirs", "ink"))
    board = "".join(rng.choice(letters) for _ in range(25))
    ours, theirs = sides(rng)
    side = width * rng.choice([1.0, 1.0, 0.94, 0.86])
    if height / width < 1.5:
        side = min(side, height * 0.66)
    left, top = (width - side) / 2, height - side - rng.choice([0, 0, 0.02, 0.08]) * height
    pitch, gap = side / 5, rng.choice([0, 0, 0.02, 0.06])
    radius = rng.choice([0, 0, 0.12]) if gap else 0
    tall = rng.uniform(0.36, 0.5) if letters[0] < "\u0600" else rng.uniform(0.6, 0.85) / broadest(face, letters)
    status_bar(paint, face, ink)
    has_header = rng.random() < 0.75
    if header or has_header:
        draw_header(paint, face, top, rng, header or anyhow(board), ours=ours_shades[1], theirs=theirs_shades[1])
    tray = rng.choice(["", "", "WORD", "PLAYED"])
    for number, letter in enumerate(tray):
        middle = width / 2 + (number - len(tray) / 2 + 0.5) * pitch * 0.62, top - pitch * 0.45
        paint.square((middle[0] - pitch * 0.28, middle[1] - pitch * 0.28, pitch * 0.56, pitch * 0.56), 0, free[0])
        paint.text(middle, letter, face, pitch * 0.26, ink)
    dimmed = rng.choice([0, 0, 0, 3])
    faint = set(rng.sample(range(25), dimmed))
    for place, letter in enumerate(board):
        column, row = place % 5, place // 5
        fill = shade(place, ours, theirs, free=free, ours_shades=ours_shades, theirs_shades=theirs_shades)
        box = (
            left + (column + gap / 2) * pitch, top + (row + gap / 2) * pitch,
            left + (column + 1 - gap / 2) * pitch, top + (row + 1 - gap / 2) * pitch,
        )  # fmt: skip
        box = (round(box[0]), round(box[1]), round(box[2]) - round(box[0]), round(box[3]) - round(box[1]))
        paint.square(box, radius * pitch, fill)
        colour = mixed(ink, fill, 0.55) if place in faint else ink
        middle = left + (column + 0.5) * pitch, top + (row + 0.5) * pitch
        paint.text(middle, drawn_as.get(letter, letter), face, pitch * tall, colour)
    return Screen(paint.image, board, ours, theirs, theme, theme in APP_THEMES and bool(ours and theirs), dimmed)


def sides(rng: Random) -> tuple[int, int]:
    """Deal squares to both sides, as patches and single ones."""
    ours = theirs = 0
    for _ in range(rng.choice([0, 2, 4, 7, 9])):
        mask = 1 << rng.randrange(25)
        for _ in range(rng.choice([0, 1, 3])):
            mask |= mask << 1 & 0x1EF7BDE | mask << 5 & 0x1FFFFFF
        if rng.random() < 0.5:
            ours, theirs = ours | mask, theirs & ~mask
        else:
            ours, theirs = ours & ~mask, theirs | mask
    return ours, theirs


def shade(place, ours, theirs, *, free, ours_shades, theirs_shades) -> Colour:
    if ours >> place & 1:
        return ours_shades[locked(ours) >> place & 1]
    if theirs >> place & 1:
        return theirs_shades[locked(theirs) >> place & 1]
    return free[(place % 5 + place // 5) % 2]


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    return tuple(round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))


def status_bar(paint: Painter, face: tuple[str, int], ink: Colour) -> None:
    width = paint.image.width
    paint.text((width * 0.14, width * 0.06), "9:41", face, width * 0.03, ink)
    paint.square((width * 0.84, width * 0.045, width * 0.07, width * 0.03), 4, ink)
    paint.square((width * 0.36, width * 0.03, width * 0.28, width * 0.07), width * 0.035, (0, 0, 0))


def anyhow(board: str) -> Header:
    """Give the header of a screen for which nothing else is said."""
    rng = Random(board)
    return Header(rng.choice(["left", "right"]), rng.choice(["", "left", "right"]))


def draw_header(
    paint: Painter, face: tuple[str, int], top: float, rng: Random, header: Header, *, ours: Colour, theirs: Colour
) -> None:
    """Draw both players' scores, and an arrow to whose turn it is."""
    width = paint.image.width
    y, radius = top * rng.uniform(0.4, 0.6), width * 0.07
    sides = ((0.3, ours), (0.7, theirs)) if header.owner == "left" else ((0.3, theirs), (0.7, ours))
    for x, colour in sides:
        middle = width * x, y
        paint.draw.ellipse(
            (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius), fill=colour
        )
        paint.text(middle, str(rng.randrange(25)), face, radius * 0.7, (255, 255, 255))
        paint.text((middle[0], y + radius * 1.6), rng.choice(["YOU", "ADA", "GRACE"]), face, radius * 0.4, colour)
    if header.arrow:
        x, tip, wide = width * (0.3 if header.arrow == "left" else 0.7), y + radius * 2.1, radius * 0.25
        paint.draw.polygon([(x, tip), (x - wide, tip + wide), (x + wide, tip + wide)], fill=(120, 120, 120))
