"""Screens of crossword games, drawn from a seed: boards, themes, sizes and fonts, with a rack below."""

from dataclasses import dataclass
from functools import cache
from random import Random

from PIL import Image
from rendered.drawn_words import lexicon_named
from rendered.letterpress_screens import status_bar
from rendered.paint import Painter, broadest

from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.puzzle import seek_position
from tilewise.jobs import finish
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet, tile_set_of

GAMES = {
    # name: layout, tiles, list, texts of premiums
    "go": ("scrabble", "en", "en", {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}),
    "wwf": ("wwf", "en_wwf", "en", {"d": "DL", "t": "TL", "D": "DW", "T": "TW"}),
    "feud": ("wordfeud", "en_wordfeud", "en", {"d": "DL", "t": "TL", "D": "DW", "T": "TW"}),
    "kelime": ("kelimelik", "tr_kelimelik", "tr", {"d": "H2", "t": "H3", "D": "K2", "T": "K3"}),
    "literaki": ("literaki", "en_literaki", "en", {"D": "2x", "T": "3x"}),
    "duel": ("duel", "en", "en", {"d": "2x", "t": "3x", "D": "2x", "T": "3x"}),
    "crossplay": ("crossplay", "en", "en", {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}),
    "spanish": ("scrabble", "es", "es", {"d": "DL", "t": "TL", "D": "DP", "T": "TP"}),
}
ARABIC_GAMES = {
    "arabic": ("scrabble", "ar", "drawn-ar", {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}),
    "persian": ("wwf", "fa", "drawn-fa", {"d": "DL", "t": "TL", "D": "DW", "T": "TW"}),
}
OTHER_GAMES = {
    "greek": ("scrabble", "el", "drawn-el", {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}),
    "russian": ("scrabble", "ru", "drawn-ru", {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}),
}
"""In alphabets of which no list ships, as those in Arabic letters."""

LATIN_SETS = [
    "ca",
    "cs",
    "da",
    "de",
    "es",
    "eu",
    "fi",
    "fr",
    "hu",
    "it",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "sk",
    "sl",
    "sv",
    "tr",
]
LANGUAGES = {
    language: ("scrabble", language, f"drawn-{language}", {"d": "2L", "t": "3L", "D": "2W", "T": "3W"})
    for language in LATIN_SETS
}
"""Every set in Latin letters but the English one, with words that are drawn."""

ALL_GAMES = GAMES | ARABIC_GAMES | OTHER_GAMES | LANGUAGES
DIGITS = {"arabic": "٠١٢٣٤٥٦٧٨٩", "persian": "۰۱۲۳۴۵۶۷۸۹"}

THEMES = {
    "cream": {
        "ground": (42, 96, 78), "line": (225, 219, 205), ".": (245, 241, 230), "d": (170, 208, 235),
        "t": (62, 137, 196), "D": (246, 186, 190), "T": (222, 92, 84), "tile": (250, 214, 130), "ink": (60, 42, 20),
        "text": (255, 255, 255), "gap": 0.04, "radius": 0.0, "value": "bottom",
    },
    "white": {
        "ground": (236, 240, 244), "line": (205, 213, 222), ".": (228, 233, 239), "d": (120, 180, 225),
        "t": (76, 176, 95), "D": (220, 110, 100), "T": (240, 160, 60), "tile": (255, 202, 58), "ink": (70, 40, 8),
        "text": (255, 255, 255), "gap": 0.08, "radius": 0.15, "value": "top",
    },
    "night": {
        "ground": (24, 26, 32), "line": (24, 26, 32), ".": (44, 47, 54), "d": (80, 120, 60), "t": (50, 85, 150),
        "D": (170, 110, 40), "T": (140, 60, 60), "tile": (238, 232, 216), "ink": (30, 30, 30),
        "text": (235, 235, 235), "gap": 0.05, "radius": 0.1, "value": "top",
    },
    "grass": {
        "ground": (214, 222, 196), "line": (130, 150, 112), ".": (186, 204, 160), "d": (150, 196, 228),
        "t": (90, 130, 214), "D": (250, 170, 190), "T": (230, 90, 90), "tile": (252, 250, 242), "ink": (20, 20, 20),
        "text": (40, 40, 40), "gap": 0.02, "radius": 0.0, "value": "bottom",
    },
    "sea": {
        "ground": (16, 70, 110), "line": (16, 70, 110), ".": (32, 102, 148), "d": (90, 170, 214), "t": (28, 150, 140),
        "D": (226, 130, 150), "T": (206, 70, 60), "tile": (246, 226, 180), "ink": (50, 34, 16),
        "text": (255, 255, 255), "gap": 0.05, "radius": 0.2, "value": "bottom",
    },
}  # fmt: skip
COLOURED = {"1": (240, 220, 90), "2": (110, 190, 110), "3": (110, 150, 225), "5": (230, 110, 100)}

SIZES = [(1290, 2796), (1170, 2532), (1080, 2400), (828, 1792), (750, 1334), (1440, 3120), (1620, 2160)]


@dataclass
class Screen:
    """A picture and what is on it."""

    image: Image.Image
    board: bytes
    rack: bytes
    layout: str
    theme: str
    tiles: TileSet
    frame: tuple[float, float, float]


@cache
def game_of(name: str) -> tuple[Layout, TileSet]:
    layout, tiles, lexicon, _ = ALL_GAMES[name]
    return layout_of(layout), tile_set_of(tiles, lexicon_named(lexicon).alphabet)


@cache
def position(name: str, seed: int) -> tuple[bytes, bytes]:
    layout, tiles = game_of(name)
    found, rack = finish(seek_position(layout, tiles, lexicon_named(ALL_GAMES[name][2]), seed))
    return found.board, rack


def screen(rng: Random, game: str, theme: str, face: tuple[str, int]) -> Screen:
    """Draw a screen."""
    layout, tiles = game_of(game)
    colours = {**COLOURED, **THEMES[theme]}
    board, rack = position(game, rng.randrange(6))
    blanks = rng.sample([square for square, tile in enumerate(board) if tile != EMPTY], rng.choice([0, 0, 1, 2]))
    board = bytes(tile | AS_BLANK if square in blanks else tile for square, tile in enumerate(board))
    rack = bytes(BLANK if rng.random() < 0.08 else tile for tile in rack)
    width, height = rng.choice(SIZES)
    paint = Painter(width, height, colours["ground"])
    side = width * rng.choice([1.0, 0.98, 0.94])
    if height / width < 1.5:
        side = min(side, height * 0.7)
    pitch = side / layout.width
    left, top = (width - side) / 2, height * rng.choice([0.14, 0.2, 0.24])
    if height / width < 1.5:
        top = height * 0.08
    status_bar(paint, face, colours["text"])
    for x, name in ((0.25, "ADA 231"), (0.75, "GRACE 198")):
        paint.text((width * x, top * 0.62), name, face, width * 0.028, colours["text"])
    paint.square((left, top, side, pitch * layout.height), 0, colours["line"])
    accents = game == "kelime" or game in LANGUAGES
    size = rng.uniform(0.42, 0.48) if accents else rng.uniform(0.48, 0.57)  # room for dots and accents
    if game in DIGITS:
        colours |= {"digits": DIGITS[game] if rng.random() < 0.5 else "", "side": rng.choice(["left", "right"])}
        size = rng.uniform(0.56, 0.72) / broadest(face, tiles.alphabet.letters)
    for square, tile in enumerate(board):
        row, column = divmod(square, layout.width)
        box = cell(left + column * pitch, top + row * pitch, pitch, colours["gap"])
        premium = layout.premiums[square]
        if tile == EMPTY:
            paint.square(box, colours["radius"] * pitch, colours[premium if square != layout.start else "D"])
            text = ALL_GAMES[game][3].get(premium)
            if square == layout.start:
                paint.text(
                    (box[0] + box[2] / 2, box[1] + box[3] / 2), "*", ("roboto", 700), pitch * 0.6, colours["text"]
                )
            elif text:
                middle = box[0] + box[2] / 2, box[1] + box[3] / 2
                paint.text(middle, text, ("roboto", 700), pitch * 0.27, colours["text"])
        else:
            draw_tile(paint, box, tile, tiles=tiles, colours=colours, face=face, size=size)
    tray_top = top + layout.height * pitch + height * 0.03
    tile_side = width / 8.5
    paint.square((0, tray_top - tile_side * 0.1, width, tile_side * 1.2), 0, colours["line"])
    for number, tile in enumerate(rack):
        x = width / 2 + (number - len(rack) / 2) * tile_side
        draw_tile(paint, cell(x, tray_top, tile_side, 0.07), tile, tiles=tiles, colours=colours, face=face, size=size)
    for x, text in ((0.2, "SHUFFLE"), (0.5, "PLAY"), (0.8, "SWAP")):
        paint.text((width * x, tray_top + tile_side * 2), text, ("roboto", 700), width * 0.022, colours["text"])
    return Screen(paint.image, board, rack, layout_id(game), theme, tiles, (left, top, pitch))


def layout_id(game: str) -> str:
    return ALL_GAMES[game][0]


def cell(left: float, top: float, pitch: float, gap: float) -> tuple[int, int, int, int]:
    x, y = round(left + gap / 2 * pitch), round(top + gap / 2 * pitch)
    return x, y, round(left + (1 - gap / 2) * pitch) - x, round(top + (1 - gap / 2) * pitch) - y


def draw_tile(paint, box, tile, *, tiles, colours, face, size) -> None:
    left, top, width, height = box
    paint.square(box, max(2, colours["radius"] * width), colours["tile"])
    if tile == BLANK:
        return
    letter = tiles.show([tile & ~AS_BLANK]).strip("[]")
    shift = -0.05 if colours["value"] == "top" else 0.0
    middle = left + width * (0.5 + shift), top + height * (0.5 - shift if colours["value"] == "top" else 0.48)
    paint.text(middle, letter, face, height * size * (0.7 if len(letter) > 1 else 1), colours["ink"])
    if not tile & AS_BLANK:
        value = str(tiles.points[tile])
        y = 0.17 if colours["value"] == "top" else 0.83
        x = 0.86 if len(value) == 1 else 0.83
        if colours.get("digits"):
            value = "".join(colours["digits"][int(digit)] for digit in value)
        if colours.get("side") == "left":
            x = 1 - x
        paint.text((left + width * x, top + height * y), value, face, height * 0.15, colours["ink"])
