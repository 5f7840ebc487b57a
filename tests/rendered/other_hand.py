"""Screens as another hand draws them: gradients, bevels and grain, values anywhere, bubbles, lists beside the board.

Each trait is a way in which apps differ from the screens of this folder; a screen has any number of them.
"""

from random import Random

from PIL import Image, ImageDraw, ImageFilter
from rendered.crossword_screens import COLOURED, GAMES, THEMES, Screen, _game, cell, position
from rendered.letterpress_screens import Screen as PressScreen
from rendered.letterpress_screens import mixed, sides, status_bar
from rendered.paint import Colour, Painter

from tilewise.letterpress.board import locked
from tilewise.tiles import AS_BLANK, BLANK, EMPTY

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
PRESS_TRAITS = ("pastel", "night", "near locks", "thin", "tray", "bubble", "tablet", "notch", "list below", "spaced", "tall")


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
            draw.line((0, row, side, row + rng.randrange(-3, 4)), fill=tuple(min(255, max(0, v + change)) for v in fill), width=2)
    if "bevel" in traits:
        draw.rectangle((0, side - side // 11, side, side), fill=mixed((0, 0, 0), fill, 0.35))
        draw.rectangle((0, 0, side, side // 22), fill=mixed((255, 255, 255), fill, 0.6))
        draw.rectangle((side - side // 24, 0, side, side), fill=mixed((0, 0, 0), fill, 0.18))
    if "outlined" in traits:
        draw.rounded_rectangle((0, 0, side - 1, side - 1), radius * big, outline=mixed((0, 0, 0), fill, 0.6), width=max(1, side // 26))
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, side - 1, side - 1), radius * big, 255)
    body.putalpha(mask)
    return body.resize((size, size), Image.Resampling.LANCZOS)


def crossword(rng: Random, game: str, traits: frozenset[str], face: tuple[str, int]) -> Screen:
    """Draw a crossword game's screen."""
    layout, tiles = _game(game)
    theme = rng.choice(list(THEMES))
    colours = {**COLOURED, **THEMES[theme]}
    if "white on dark" in traits:
        colours |= {"tile": (52, 60, 92), "ink": (250, 250, 250), ".": (225, 225, 230), "line": (200, 200, 206)}
    if "pale tiles" in traits:
        colours |= {"tile": (250, 246, 232), ".": (236, 232, 220), "ink": (60, 50, 40), "line": (214, 208, 192)}
    if "thin" in traits:
        face = ("work-sans", 300)
    board, rack = position(game, rng.randrange(6))
    taken = [square for square, tile in enumerate(board) if tile != EMPTY]
    blanks = set() if "no values" in traits else set(rng.sample(taken, rng.choice([0, 1, 1, 2])))
    board = bytes(tile | AS_BLANK if square in blanks else tile for square, tile in enumerate(board))
    recent = set(taken[: rng.randrange(3, 7)]) if "recent" in traits else set()
    width, height = (2388, 1668) if "tablet" in traits else rng.choice([(1170, 2532), (1080, 2340), (1440, 3088), (750, 1334)])
    paint = Painter(width, height, colours["ground"])
    side = height * 0.82 if "tablet" in traits else width * rng.choice([1.0, 0.96])
    pitch = side / layout.width
    left = width * 0.02 if "tablet" in traits else (width - side) / 2
    top = height * 0.06 if "tablet" in traits else height * 0.17
    premiums = list(layout.premiums)
    if "random premiums" in traits:
        rng.shuffle(premiums)
    status_bar(paint, ("roboto", 700), colours["text"])
    paint.square((left, top, side, pitch * layout.height), 0, colours["line"])
    gap = 0.0 if "touching" in traits else 0.12 if "wide gaps" in traits else colours["gap"]
    radius = 0.3 if "round" in traits else colours["radius"]
    size = 0.36 if "small letters" in traits else 0.5 if game != "kelime" else 0.44
    spot = next((name for name in ("upper right", "lower right", "subscript") if f"value {name}" in traits), "lower right")
    for square, tile in enumerate(board):
        row, column = divmod(square, layout.width)
        box = cell(left + column * pitch, top + row * pitch, pitch, gap)
        middle = box[0] + box[2] / 2, box[1] + box[3] / 2
        if tile == EMPTY:
            premium = premiums[square]
            is_start = square == layout.start
            paint.square(box, radius * pitch, colours["D" if is_start else premium] if premium in colours or is_start else colours["."])
            if is_start:
                paint.text(middle, "*", ("roboto", 700), pitch * 0.8, colours["text"])
            elif text := GAMES[game][3].get(premium):
                paint.text(middle, text, ("roboto", 700), pitch * (0.4 if "marks" in traits else 0.3), colours["text"])
        else:
            fill = mixed((90, 200, 90), colours["tile"], 0.45) if square in recent else colours["tile"]
            lay_tile(paint, box, tile, tiles, colours, fill, face, size, spot, traits, rng, radius * pitch)
    if "bubble" in traits and taken:
        row, column = divmod(rng.choice(taken), layout.width)
        x, y, r = left + (column + 1) * pitch, top + row * pitch, pitch * 0.3
        paint.draw.ellipse((x - r, y - r, x + r, y + r), fill=(220, 60, 50))
        paint.text((x, y), str(rng.randrange(10, 99)), ("roboto", 700), r * 0.8, (255, 255, 255))
    if "tablet" in traits:
        for number in range(18):
            y = height * (0.08 + 0.045 * number)
            paint.text((width * 0.82, y), f"{rng.choice(['ADA', 'GRACE'])}  {rng.choice(['QUIZ', 'HOUSE', 'TEA', 'ZAX'])}  {rng.randrange(5, 80)}", ("roboto", 400), height * 0.014, colours["text"])
    tray_top = top + layout.height * pitch + height * 0.02
    tile_side = (side if "tablet" in traits else width) / 8
    if tray_top + tile_side > height:
        tile_side = height - tray_top - 4
    for number, tile in enumerate(rack):
        x = left + side / 2 + (number - len(rack) / 2) * tile_side
        box = cell(x, tray_top, tile_side, 0.06)
        lay_tile(paint, box, tile, tiles, colours, colours["tile"], face, size, spot, traits, rng, 0.1 * tile_side)
    if "banner" in traits:
        y = height * 0.93
        paint.square((0, y, width, height * 0.07), 0, (250, 250, 250))
        for number in range(6):
            paint.square((width * (0.02 + 0.16 * number), y + height * 0.01, width * 0.13, height * 0.05), 12, tuple(rng.randrange(40, 255) for _ in range(3)))
        paint.text((width * 0.5, y + height * 0.035), "PLAY NOW FREE", ("roboto", 700), height * 0.02, (0, 0, 0))
    if "list below" in traits:
        for number in range(5):
            paint.text((width * 0.5, height * (0.8 + 0.03 * number)), f"{rng.choice(['QUIZ', 'HOUSE', 'TEA'])} {rng.randrange(5, 80)}", ("roboto", 400), height * 0.011, colours["text"])
    known = None if "random premiums" in traits else GAMES[game][0]
    return Screen(paint.image, board, rack, known, theme, tiles, (left, top, pitch))


def lay_tile(paint, box, tile, tiles, colours, fill, face, size, spot, traits, rng, radius) -> None:
    left, top, width, height = box
    side = min(width, height)
    image = tile_image(side, fill, traits, rng, max(radius, 2))
    paint.image.paste(image, (left, top), image)
    if tile == BLANK:
        return
    letter = tiles.show([tile & ~AS_BLANK]).strip("[]")
    scale = 0.7 if len(letter) > 1 else 1
    x = 0.44 if spot == "subscript" else 0.48
    paint.text((left + side * x, top + side * 0.5), letter, face, side * size * scale, colours["ink"])
    points = tiles.points[tile] if tile < AS_BLANK else 0
    if tile & AS_BLANK or "no values" in traits or not points:
        return
    if "high values" in traits and points > 4:
        points = 10
    place = {"upper right": (0.83, 0.2), "lower right": (0.84, 0.82), "subscript": (0.44 + 0.5 * size * scale + 0.07, 0.5 + size / 2)}[spot]
    paint.text((left + side * min(0.86, place[0]), top + side * place[1]), str(points), face, side * 0.17, colours["ink"])


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
    theme = "pastel" if "pastel" in traits else "night" if "night" in traits else "plain"
    colours = dict(PRESS_THEMES[theme])
    if "near locks" in traits:
        colours |= {side: (colours[side][0], mixed(colours[side][1], colours[side][0], 0.35)) for side in ("ours", "theirs")}
    if "thin" in traits:
        face = ("work-sans", 200) if rng.random() < 0.5 else ("raleway", 300)
    width, height = (2388, 1668) if "tablet" in traits else (1080, 1620) if "tall" in traits else rng.choice([(1170, 2532), (828, 1792), (750, 1334)])
    paint = Painter(width, height, colours["ground"])
    side = height * 0.9 if "tablet" in traits else width
    left, top = (width * 0.02, height * 0.05) if "tablet" in traits else (0, height - side - (height * 0.06 if "list below" in traits else 0))
    pitch = side / 5
    letters = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(25))
    ours, theirs = sides(rng)
    status_bar(paint, ("roboto", 700), colours["ink"])
    told = "tablet" not in traits
    if told:
        y = top * 0.45
        for x, colour, name in ((0.25, colours["ours"][1], "YOU"), (0.75, colours["theirs"][1], "ADA")):
            r = width * 0.06
            paint.draw.ellipse((width * x - r, y - r, width * x + r, y + r), fill=colour)
            paint.text((width * x, y), str(rng.randrange(25)), ("roboto", 700), r * 0.7, (255, 255, 255))
            paint.text((width * x, y + r * 1.5), name, ("roboto", 400), r * 0.4, colours["ink"])
    laid: set[int] = set()
    if "tray" in traits and not "tablet" in traits:
        laid = set(rng.sample(range(25), 5))
        for number, place in enumerate(sorted(laid)):
            box = (width / 2 + (number - 2.5) * pitch * 0.7, top - pitch * 0.75, pitch * 0.66, pitch * 0.66)
            paint.square(box, 0, colours["free"])
            paint.text((box[0] + box[2] / 2, box[1] + box[3] / 2), letters[place], face, pitch * 0.3, colours["ink"])
    gap = 0.1 if "spaced" in traits else 0.0
    size = rng.uniform(0.3, 0.46)
    for place, letter in enumerate(letters):
        column, row = place % 5, place // 5
        fill = colours["free"]
        for mask, name in ((ours, "ours"), (theirs, "theirs")):
            if mask >> place & 1:
                fill = colours[name][locked(mask) >> place & 1]
        box = (left + (column + gap / 2) * pitch, top + (row + gap / 2) * pitch, (1 - gap) * pitch + 1, (1 - gap) * pitch + 1)
        paint.square(box, 0.14 * pitch if gap else 0, fill)
        if "notch" in traits and fill in (colours["ours"][1], colours["theirs"][1]):
            paint.draw.polygon([(box[0] + box[2], box[1]), (box[0] + box[2] - pitch * 0.16, box[1]), (box[0] + box[2], box[1] + pitch * 0.16)], fill=mixed((0, 0, 0), fill, 0.3))
        if place not in laid:
            paint.text((left + (column + 0.5) * pitch, top + (row + 0.5) * pitch), letter, face, pitch * size, colours["ink"])
    if "bubble" in traits:
        x, y, r = left + side * 0.93, top + pitch * 0.1, pitch * 0.16
        paint.draw.ellipse((x - r, y - r, x + r, y + r), fill=(250, 200, 40))
        paint.text((x, y), "+4", ("roboto", 700), r * 0.7, (0, 0, 0))
    if "tablet" in traits:
        for number in range(16):
            paint.text((width * 0.82, height * (0.08 + 0.05 * number)), rng.choice(["QUIZ", "HOUSES", "TEA", "JUMPED"]), ("roboto", 400), height * 0.016, colours["ink"])
    if "list below" in traits:
        paint.text((width * 0.5, height * 0.97), "SUBMIT   CLEAR   MENU", ("roboto", 700), height * 0.012, colours["ink"])
    shown = "".join("?" if place in laid else letter for place, letter in enumerate(letters))
    return PressScreen(paint.image, shown, ours, theirs, theme, told and bool(ours and theirs), 0)


def through_a_chat(image: Image.Image, rng: Random) -> Image.Image:
    """Give a picture as a chat app sends it on: 720 pixels wide, a little blurred."""
    height = round(image.height * 720 / image.width)
    small = image.resize((720, height), Image.Resampling.BILINEAR)
    return small.filter(ImageFilter.GaussianBlur(rng.choice([0.4, 0.7])))
