"""Screens as another hand draws them: gradients, bevels and grain, values anywhere, bubbles, lists beside the board.

Each trait is a way in which apps differ from the screens of this folder; a screen has any number of them.
"""

from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw, ImageFilter
from rendered.crossword_screens import COLOURED, GAMES, THEMES, Screen, cell, game_of, position
from rendered.letterpress_screens import Screen as PressScreen
from rendered.letterpress_screens import mixed, sides, status_bar
from rendered.paint import Colour, Painter

from tilewise.letterpress.board import locked
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet

TRAITS = (
    "gradient",
    "bevel",
    "grain",
    "value upper right",
    "value lower right",
    "value subscript",
    "high values",
    "recent",
    "bubble",
    "random premiums",
    "tablet",
    "banner",
    "touching",
    "outlined",
    "thin",
    "white on dark",
    "no values",
    "round",
    "marks",
    "pale tiles",
    "small letters",
    "list below",
    "wide gaps",
)
PRESS_TRAITS = (
    "pastel",
    "night",
    "near locks",
    "thin",
    "tray",
    "bubble",
    "tablet",
    "notch",
    "list below",
    "spaced",
    "tall",
)


def tile_image(size: int, fill: Colour, traits: frozenset[str], rng: Random, radius: float) -> Image.Image:
    """Draw a tile without its letter, with soft corners."""
    big = 3
    side = size * big
    body = Image.new("RGB", (side, side), fill)
    draw = ImageDraw.Draw(body)
    if "gradient" in traits:
        for row in range(side):
            change = round(36 * (0.5 - row / side))
            draw.line((0, row, side, row), fill=tuple(min(255, max(0, each + change)) for each in fill))
    if "grain" in traits:
        for row in range(0, side, 2):
            change = rng.randrange(-9, 10)
            draw.line(
                (0, row, side, row + rng.randrange(-3, 4)),
                fill=tuple(min(255, max(0, v + change)) for v in fill),
                width=2,
            )
    if "bevel" in traits:
        draw.rectangle((0, side - side // 11, side, side), fill=mixed((0, 0, 0), fill, 0.35))
        draw.rectangle((0, 0, side, side // 22), fill=mixed((255, 255, 255), fill, 0.6))
        draw.rectangle((side - side // 24, 0, side, side), fill=mixed((0, 0, 0), fill, 0.18))
    if "outlined" in traits:
        draw.rounded_rectangle(
            (0, 0, side - 1, side - 1), radius * big, outline=mixed((0, 0, 0), fill, 0.6), width=max(1, side // 26)
        )
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, side - 1, side - 1), radius * big, 255)
    body.putalpha(mask)
    return body.resize((size, size), Image.Resampling.LANCZOS)


@dataclass
class Hand:
    """What all tiles of a screen have in common."""

    paint: Painter
    rng: Random
    traits: frozenset[str]
    tiles: TileSet
    colours: dict
    face: tuple[str, int]
    size: float

    def lay(self, box: tuple[int, int, int, int], tile: int, radius: float, *, recent: bool = False) -> None:
        """Draw a tile."""
        left, top, width, height = box
        side = min(width, height)
        fill = mixed((90, 200, 90), self.colours["tile"], 0.45) if recent else self.colours["tile"]
        image = tile_image(side, fill, self.traits, self.rng, max(radius, 2))
        self.paint.image.paste(image, (left, top), image)
        if tile == BLANK:
            return
        letter = self.tiles.show([tile & ~AS_BLANK]).strip("[]")
        size = self.size * (0.7 if len(letter) > 1 else 1)
        x = 0.44 if "value subscript" in self.traits else 0.48
        self.paint.text((left + side * x, top + side * 0.5), letter, self.face, side * size, self.colours["ink"])
        points = 0 if tile & AS_BLANK or "no values" in self.traits else self.tiles.points[tile]
        if not points:
            return
        text = "10" if "high values" in self.traits and points > 4 else str(points)
        right, down = 0.84, 0.82
        if "value upper right" in self.traits:
            right, down = 0.83, 0.2
        elif "value subscript" in self.traits:
            right, down = min(0.86, 0.51 + 0.5 * size), 0.5 + size / 2
        self.paint.text((left + side * right, top + side * down), text, self.face, side * 0.17, self.colours["ink"])

    def square(self, box: tuple[int, int, int, int], premium: str, label: str | None, *, is_start: bool) -> None:
        """Draw an empty square."""
        fill = self.colours["D" if is_start else premium]
        self.paint.square(box, self.radius * box[2], fill)
        middle = box[0] + box[2] / 2, box[1] + box[3] / 2
        if is_start:
            self.paint.text(middle, "*", ("roboto", 700), box[2] * 0.8, self.colours["text"])
        elif label:
            high = box[2] * (0.4 if "marks" in self.traits else 0.3)
            self.paint.text(middle, label, ("roboto", 700), high, self.colours["text"])

    @property
    def radius(self) -> float:
        return 0.3 if "round" in self.traits else self.colours["radius"]

    @property
    def gap(self) -> float:
        return 0.0 if "touching" in self.traits else 0.12 if "wide gaps" in self.traits else self.colours["gap"]


def crossword(rng: Random, game: str, traits: frozenset[str], face: tuple[str, int]) -> Screen:
    """Draw a crossword game's screen."""
    layout, tiles = game_of(game)
    theme = rng.choice(list(THEMES))
    colours = {**COLOURED, **THEMES[theme], **CHANGED.get(next((each for each in traits if each in CHANGED), ""), {})}
    board, rack = position(game, rng.randrange(6))
    taken = [square for square, tile in enumerate(board) if tile != EMPTY]
    blanks = set() if "no values" in traits else set(rng.sample(taken, rng.choice([0, 1, 1, 2])))
    board = bytes(tile | AS_BLANK if square in blanks else tile for square, tile in enumerate(board))
    recent = set(taken[: rng.randrange(3, 7)]) if "recent" in traits else set()
    is_tablet = "tablet" in traits
    width, height = (2388, 1668) if is_tablet else rng.choice([(1170, 2532), (1080, 2340), (1440, 3088), (750, 1334)])
    paint = Painter(width, height, colours["ground"])
    side = height * 0.82 if is_tablet else width * rng.choice([1.0, 0.96])
    pitch = side / layout.width
    left = width * 0.02 if is_tablet else (width - side) / 2
    top = height * (0.06 if is_tablet else 0.17)
    premiums = list(layout.premiums)
    if "random premiums" in traits:
        rng.shuffle(premiums)
    status_bar(paint, ("roboto", 700), colours["text"])
    paint.square((left, top, side, pitch * layout.height), 0, colours["line"])
    size = 0.36 if "small letters" in traits else 0.5 if game != "kelime" else 0.44
    hand = Hand(paint, rng, traits, tiles, colours, ("work-sans", 300) if "thin" in traits else face, size)
    for square, tile in enumerate(board):
        row, column = divmod(square, layout.width)
        box = cell(left + column * pitch, top + row * pitch, pitch, hand.gap)
        if tile == EMPTY:
            label = GAMES[game][3].get(premiums[square])
            hand.square(box, premiums[square], label, is_start=square == layout.start)
        else:
            hand.lay(box, tile, hand.radius * pitch, recent=square in recent)
    if "bubble" in traits:
        row, column = divmod(rng.choice(taken), layout.width)
        bubble(paint, left + (column + 1) * pitch, top + row * pitch, pitch * 0.3, rng)
    tile_side = (side if is_tablet else width) / 8
    tray_top = top + layout.height * pitch + height * 0.02
    tile_side = min(tile_side, height - tray_top - 4)
    for number, tile in enumerate(rack):
        x = left + side / 2 + (number - len(rack) / 2) * tile_side
        hand.lay(cell(x, tray_top, tile_side, 0.06), tile, 0.1 * tile_side)
    around(paint, traits, colours["text"], rng)
    known = None if "random premiums" in traits else GAMES[game][0]
    return Screen(paint.image, board, rack, known, theme, tiles, (left, top, pitch))


def bubble(paint: Painter, x: float, y: float, radius: float, rng: Random) -> None:
    """Draw a score in a circle, over a corner."""
    paint.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(220, 60, 50))
    paint.text((x, y), str(rng.randrange(10, 99)), ("roboto", 700), radius * 0.8, (255, 255, 255))


def around(paint: Painter, traits: frozenset[str], ink: Colour, rng: Random) -> None:
    """Draw lists and advertisements beside and below a board."""
    width, height = paint.image.size
    words = ["QUIZ", "HOUSE", "TEA", "JUMPED", "ZAX"]
    if "tablet" in traits:
        for number in range(18):
            text = f"{rng.choice(words)}  {rng.randrange(5, 80)}"
            paint.text((width * 0.82, height * (0.08 + 0.045 * number)), text, ("roboto", 400), height * 0.014, ink)
    if "list below" in traits:
        for number in range(3):
            place = width * 0.5, height * (0.9 + 0.03 * number)
            paint.text(place, f"{rng.choice(words)}  {rng.randrange(5, 80)}", ("roboto", 400), height * 0.011, ink)
    if "banner" in traits:
        y = height * 0.93
        paint.square((0, y, width, height * 0.07), 0, (250, 250, 250))
        for number in range(6):
            box = (width * (0.02 + 0.16 * number), y + height * 0.01, width * 0.13, height * 0.05)
            paint.square(box, 12, (rng.randrange(40, 255), rng.randrange(40, 255), rng.randrange(40, 255)))
        paint.text((width * 0.5, y + height * 0.035), "PLAY NOW FREE", ("roboto", 700), height * 0.02, (0, 0, 0))


CHANGED = {
    "white on dark": {"tile": (52, 60, 92), "ink": (250, 250, 250), ".": (225, 225, 230), "line": (200, 200, 206)},
    "pale tiles": {"tile": (250, 246, 232), ".": (236, 232, 220), "ink": (60, 50, 40), "line": (214, 208, 192)},
}

PRESS_THEMES = {
    "pastel": {
        "ground": (250, 246, 240), "free": (244, 240, 232), "ink": (92, 84, 78),
        "ours": ((204, 226, 240), (168, 208, 236)), "theirs": ((246, 214, 208), (242, 184, 176)),
    },
    "night": {
        "ground": (0, 0, 0), "free": (24, 24, 26), "ink": (190, 190, 190),
        "ours": ((16, 52, 74), (10, 96, 150)), "theirs": ((82, 30, 28), (160, 44, 36)),
    },
    "plain": {
        "ground": (233, 230, 226), "free": (240, 238, 235), "ink": (40, 40, 42),
        "ours": ((130, 196, 240), (20, 150, 240)), "theirs": ((244, 160, 150), (240, 80, 60)),
    },
}  # fmt: skip


def letterpress(rng: Random, traits: frozenset[str], face: tuple[str, int]) -> PressScreen:
    """Draw a Letterpress screen."""
    theme = next((each for each in ("pastel", "night") if each in traits), "plain")
    colours = dict(PRESS_THEMES[theme])
    if "near locks" in traits:
        colours |= {key: (colours[key][0], mixed(colours[key][1], colours[key][0], 0.35)) for key in ("ours", "theirs")}
    if "thin" in traits:
        face = rng.choice([("work-sans", 200), ("raleway", 300)])
    is_tablet = "tablet" in traits
    width, height = rng.choice([(1170, 2532), (828, 1792), (750, 1334)])
    if is_tablet or "tall" in traits:
        width, height = (2388, 1668) if is_tablet else (1080, 1620)
    paint = Painter(width, height, colours["ground"])
    side = height * 0.9 if is_tablet else width
    left, top = (
        (width * 0.02, height * 0.05) if is_tablet else (0, height * (0.88 if "list below" in traits else 1) - side)
    )
    letters = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(25))
    ours, theirs = sides(rng)
    status_bar(paint, ("roboto", 700), colours["ink"])
    if not is_tablet:
        scores(paint, top * 0.45, colours, rng)
    laid = set(rng.sample(range(25), 5)) if "tray" in traits and not is_tablet else set()
    pitch = side / 5
    for number, place in enumerate(sorted(laid)):
        box = (width / 2 + (number - 2.5) * pitch * 0.7, top - pitch * 0.75, pitch * 0.66, pitch * 0.66)
        paint.square(box, 0, colours["free"])
        paint.text((box[0] + box[2] / 2, box[1] + box[3] / 2), letters[place], face, pitch * 0.3, colours["ink"])
    size = rng.uniform(0.3, 0.46)
    for place, letter in enumerate(letters):
        x, y = left + place % 5 * pitch, top + place // 5 * pitch
        press_square(paint, (x, y), pitch, shade(place, ours, theirs, colours), traits, colours)
        if place not in laid:
            paint.text((x + pitch / 2, y + pitch / 2), letter, face, pitch * size, colours["ink"])
    if "bubble" in traits:
        bubble(paint, left + side * 0.95, top + pitch * 0.08, pitch * 0.14, rng)
    around(paint, traits, colours["ink"], rng)
    shown = "".join("?" if place in laid else letter for place, letter in enumerate(letters))
    return PressScreen(paint.image, shown, ours, theirs, theme, told=False, dimmed=0)  # the colours are nobody's theme


def shade(place: int, ours: int, theirs: int, colours: dict) -> Colour:
    for mask, name in ((ours, "ours"), (theirs, "theirs")):
        if mask >> place & 1:
            return colours[name][locked(mask) >> place & 1]
    return colours["free"]


def scores(paint: Painter, y: float, colours: dict, rng: Random) -> None:
    """Draw both players' scores, ours on the left."""
    width = paint.image.width
    radius = width * 0.06
    for x, colour, name in ((0.25, colours["ours"][1], "YOU"), (0.75, colours["theirs"][1], "ADA")):
        middle = width * x
        paint.draw.ellipse((middle - radius, y - radius, middle + radius, y + radius), fill=colour)
        paint.text((middle, y), str(rng.randrange(25)), ("roboto", 700), radius * 0.7, (255, 255, 255))
        paint.text((middle, y + radius * 1.5), name, ("roboto", 400), radius * 0.4, colours["ink"])


def press_square(paint: Painter, at: tuple[float, float], pitch: float, fill: Colour, traits, colours: dict) -> None:  # noqa: PLR0917
    """Draw a square without its letter."""
    gap = 0.1 * pitch if "spaced" in traits else 0.0
    x, y, side = at[0] + gap / 2, at[1] + gap / 2, pitch - gap
    paint.square((x, y, side + 1, side + 1), 0.14 * pitch if gap else 0, fill)
    if "notch" in traits and fill in (colours["ours"][1], colours["theirs"][1]):
        corner = x + side
        notch = [(corner, y), (corner - pitch * 0.16, y), (corner, y + pitch * 0.16)]
        paint.draw.polygon(notch, fill=mixed((0, 0, 0), fill, 0.3))


def through_a_chat(image: Image.Image, rng: Random) -> Image.Image:
    """Give a picture as a chat app sends it on: 720 pixels wide, a little blurred."""
    height = round(image.height * 720 / image.width)
    small = image.resize((720, height), Image.Resampling.BILINEAR)
    return small.filter(ImageFilter.GaussianBlur(rng.choice([0.4, 0.7])))
