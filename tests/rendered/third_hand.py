"""Screens as a third hand draws them: any face, letters drawn larger than shown, boards dimmed, tinted and covered.

Nothing is shared with the painters of the other two hands but the positions that are played.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from random import Random

from PIL import Image, ImageDraw, ImageFilter, ImageFont
from rendered.drawn_words import lexicon_named
from rendered.paint import Colour

from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.puzzle import seek_position
from tilewise.jobs import finish
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet, tile_set_of

Face = Callable[[int], ImageFont.FreeTypeFont]
"""A font, opened at a size in pixels."""

GAMES = {
    "en": ("scrabble", "en", "en"),
    "feud": ("wordfeud", "en_wordfeud", "en"),
    "de": ("scrabble", "de", "de"),
    "es": ("scrabble", "es", "es"),
    "tr": ("scrabble", "tr", "tr"),
    "fr": ("scrabble", "fr", "fr"),
}
"""Layout, tiles and list of the games that are shown."""

LOOKS = {
    "parlour": {
        "ground": (231, 226, 214), ".": (200, 196, 178), "d": (168, 206, 222), "t": (70, 132, 178),
        "D": (232, 172, 168), "T": (206, 84, 70), "tile": (246, 226, 186), "ink": (36, 28, 22), "text": (70, 66, 60),
        "gap": 0.03, "round": 0.0, "value": (0.83, 0.82), "size": 0.5,
    },
    "slate": {
        "ground": (17, 19, 24), ".": (38, 43, 51), "d": (106, 146, 92), "t": (48, 94, 150),
        "D": (196, 122, 34), "T": (132, 46, 52), "tile": (243, 240, 235), "ink": (34, 32, 30), "text": (226, 226, 226),
        "gap": 0.06, "round": 0.14, "value": (0.83, 0.2), "size": 0.55,
    },
    "felt": {
        "ground": (24, 62, 48), ".": (54, 110, 84), "d": (130, 182, 206), "t": (44, 96, 160),
        "D": (214, 150, 152), "T": (178, 52, 44), "tile": (214, 172, 108), "ink": (20, 14, 8), "text": (236, 240, 236),
        "gap": 0.08, "round": 0.08, "value": (0.82, 0.8), "size": 0.48,
    },
    "ink": {
        "ground": (250, 250, 248), ".": (236, 236, 232), "d": (206, 222, 238), "t": (150, 186, 222),
        "D": (244, 212, 206), "T": (236, 164, 152), "tile": (58, 84, 120), "ink": (255, 255, 255), "text": (90, 90, 90),
        "gap": 0.05, "round": 0.18, "value": (0.82, 0.8), "size": 0.46,
    },
}  # fmt: skip
LABELS = {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}


@dataclass(frozen=True, kw_only=True)
class Way:
    """How a screen is shown: `jpeg` is a quality, 0 for none, and `scale` what it is made smaller by afterwards."""

    look: str = "parlour"
    game: str = "en"
    width: int = 1080
    smooth: bool = True
    dim: float = 0.0
    dialog: bool = False
    tint: float = 0.0
    jpeg: int = 0
    scale: float = 1.0
    blanks: int = 1
    sharpened: bool = False


@dataclass
class Screen:
    """A picture and what is on it; `frame` is the board's left, top and pitch, `covered` what a dialog hides."""

    image: Image.Image
    board: bytes
    rack: bytes
    layout: Layout
    id: str
    tiles: TileSet
    lexicon: str
    frame: tuple[float, float, float]
    covered: frozenset[int]


def game_of(name: str) -> tuple[Layout, TileSet]:
    layout, tiles, lexicon = GAMES[name]
    return layout_of(layout), tile_set_of(tiles, lexicon_named(lexicon).alphabet)


@cache
def position(name: str, seed: int) -> tuple[bytes, bytes]:
    layout, tiles = game_of(name)
    found, rack = finish(seek_position(layout, tiles, lexicon_named(GAMES[name][2]), seed))
    return found.board, rack


class Hand:
    """What draws a screen."""

    def __init__(self, image: Image.Image, face: Face, way: Way, tiles: TileSet) -> None:
        self.image, self.face, self.way, self.tiles = image, face, way, tiles
        self.draw = ImageDraw.Draw(image)
        self.look = LOOKS[way.look]

    def box(self, x: float, y: float, side: float, fill: Colour, radius: float = 0.0) -> None:
        corners = (round(x), round(y), round(x + side) - 1, round(y + side) - 1)
        self.draw.rounded_rectangle(corners, round(radius * side), fill)

    def write(self, x: float, y: float, text: str, height: float, fill: Colour) -> None:
        """Write with the middle of an H at a place; `height` is that of an H."""
        large = 4 if self.way.smooth else 1
        font = fitted(self.face, height * large)
        left, top, right, bottom = font.getbbox(text)
        _, cap, _, base = font.getbbox("H")
        if not self.way.smooth:
            self.draw.text((x - (left + right) / 2, y - (cap + base) / 2), text, fill=fill, font=font)
            return
        room = 2 * large
        wide, tall = right - left + 2 * room, bottom - top + 2 * room
        mask = Image.new("L", (-(-wide // large) * large, -(-tall // large) * large))
        ImageDraw.Draw(mask).text((room - left, room - top), text, fill=255, font=font)
        mask = mask.resize((mask.width // large, mask.height // large), Image.Resampling.BOX)
        place = round(x - mask.width / 2), round(y + (top - (cap + base) / 2 - room) / large)
        self.image.paste(Image.new("RGB", mask.size, fill), place, mask)

    def tile(self, x: float, y: float, side: float, code: int, below: Colour | None = None) -> None:
        """Lay a tile on a square of a colour, by which it may be tinted."""
        look = self.look
        fill = look["tile"] if below is None else mixed(look["tile"], below, self.way.tint)
        self.box(x, y, side, fill, look["round"])
        if code == BLANK:
            return
        right, down = look["value"]
        letter = self.tiles.show([code & ~AS_BLANK]).strip("[]")
        height = side * look["size"] * (0.68 if len(letter) > 1 else 0.86 if self.way.game == "tr" else 1)
        middle = x + side * (0.5 - 0.16 * (right - 0.5)), y + side * (0.5 - 0.14 * (down - 0.5))
        self.write(*middle, letter, height, look["ink"])
        if not code & AS_BLANK:
            self.write(x + side * right, y + side * down, str(self.tiles.points[code]), side * 0.17, look["ink"])


def fitted(face: Face, height: float) -> ImageFont.FreeTypeFont:
    """Open a face at the size at which an H is so high."""
    _, top, _, bottom = face(100).getbbox("H")
    return face(max(4, round(100 * height / (bottom - top))))


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))


def screen(rng: Random, face: Face, way: Way) -> Screen:
    """Draw a screen."""
    layout, tiles = game_of(way.game)
    board, rack = position(way.game, rng.randrange(8))
    lying = [place for place, tile in enumerate(board) if tile != EMPTY]
    blanks = rng.sample(lying, way.blanks)
    board = bytes(tile | AS_BLANK if place in blanks else tile for place, tile in enumerate(board))
    width, height = way.width, round(way.width * rng.choice([1.5, 1.8, 2.1]))
    look = LOOKS[way.look]
    hand = Hand(Image.new("RGB", (width, height), look["ground"]), face, way, tiles)
    pitch = width * rng.choice([1.0, 0.97, 0.93]) / layout.width
    left, top = (width - pitch * layout.width) / 2, height * rng.uniform(0.1, 0.16)
    for x, text in ((0.24, "Ada 188"), (0.76, "Emmy 203")):
        hand.write(width * x, top / 2, text, width * 0.024, look["text"])
    for place, code in enumerate(board):
        row, column = divmod(place, layout.width)
        gap = look["gap"] * pitch
        x, y, side = left + column * pitch + gap / 2, top + row * pitch + gap / 2, pitch - gap
        premium = layout.premiums[place]
        if code != EMPTY:
            hand.tile(x, y, side, code, look[premium])
            continue
        hand.box(x, y, side, look[premium], look["round"])
        if premium in LABELS or place == layout.start:
            hand.write(x + side / 2, y + side / 2, LABELS.get(premium, "*"), side * 0.28, look["text"])
    below = top + layout.height * pitch + height * 0.025
    side = min(width / 8, height - below - 4)
    for number, code in enumerate(rack):
        hand.tile(width / 2 + (number - len(rack) / 2) * side + side * 0.03, below, side * 0.94, code)
    image, covered = hand.image, frozenset[int]()
    if way.dim:
        image = Image.blend(image, Image.new("RGB", image.size), way.dim)
    if way.dialog:
        image, covered = with_dialog(image, (left, top, pitch), layout, rng)
    image, scale = worn(image, way), way.scale
    frame = left * scale, top * scale, pitch * scale
    return Screen(image, board, rack, layout, GAMES[way.game][0], tiles, GAMES[way.game][2], frame, covered)


def with_dialog(
    image: Image.Image, where: tuple[float, float, float], layout: Layout, rng: Random
) -> tuple[Image.Image, frozenset[int]]:
    """Lay a dialog over some rows of the board; what it hides or touches is not to be read."""
    left, top, pitch = where
    row, rows = rng.randrange(2, 10), rng.choice([2, 3])
    x, y = left + pitch * rng.uniform(1.5, 3), top + (row + rng.random()) * pitch
    wide, tall = pitch * rng.uniform(8, 10), rows * pitch
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((x, y, x + wide, y + tall), pitch * 0.3, (246, 246, 248))
    font = ImageFont.load_default(round(pitch * 0.6))
    pen.text((x + wide / 2, y + tall / 2), "Emmy has won", fill=(30, 30, 30), font=font, anchor="mm")
    covered = {
        place
        for place in range(layout.width * layout.height)
        if x - pitch < left + place % layout.width * pitch < x + wide
        and y - pitch < top + place // layout.width * pitch < y + tall
    }
    return image, frozenset(covered)


def worn(image: Image.Image, way: Way) -> Image.Image:
    """Give a picture as it is after it was made smaller and sent."""
    if way.scale != 1:
        size = round(image.width * way.scale), round(image.height * way.scale)
        image = image.resize(size, Image.Resampling.BILINEAR)
    if way.sharpened:
        image = image.filter(ImageFilter.UnsharpMask(2, 120, 2))
    if way.jpeg:
        file = BytesIO()
        image.save(file, "JPEG", quality=way.jpeg)
        image = Image.open(file).convert("RGB")
    return image
