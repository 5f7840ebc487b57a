"""Screens laid out as four apps lay out theirs: pitches, colours, tints, bubbles and racks measured on real ones.

What they have that other drawn screens have not: boards of up to 105 tiles, tiles tinted by the premium squares below
them or joined without a line, a rack of another colour than the board's tiles, or with empty places, blanks that print
a 0, premium squares anywhere, and screens that are dimmed or greyed at the end of a game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from fonts.make_templates import font_for
from PIL import Image, ImageDraw, ImageOps
from rendered.drawn_words import lexicon_named
from rendered.paint import Colour

from tilewise.crossword.bag import filled, full_bag
from tilewise.crossword.board import Position
from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.solve import best_plays
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet, tile_set_of

APPS = ("feud", "wwf", "wwf tablet", "crossplay", "league")
GAMES = {
    "feud": ("wordfeud", "en_wordfeud"),
    "wwf": ("wwf", "en_wwf"),
    "wwf tablet": ("wwf", "en_wwf"),
    "crossplay": ("crossplay", "en"),
    "league": ("letter_league", "en"),
}
LABELS = {"d": "DL", "t": "TL", "D": "DW", "T": "TW"}

NARROW = [("open-sans", 700), ("work-sans", 600), ("roboto", 700), ("noto-sans", 700), ("inter", 600)]
HEAVY = [("work-sans", 700), ("inter", 700), ("nunito", 900), ("figtree", 800), ("montserrat", 700), ("rubik", 700)]


@dataclass
class AppScreen:
    """A picture and what is on it: `layout` is None where the premium squares are of no board that ships."""

    image: Image.Image
    app: str
    board: bytes
    rack: bytes
    layout: str | None
    premiums: str
    tiles: TileSet
    frame: tuple[float, float, float]
    columns: int

    @property
    def laid(self) -> int:
        """How many tiles lie on the board."""
        return sum(tile != EMPTY for tile in self.board)


@cache
def game_of(app: str) -> tuple[Layout, TileSet]:
    layout, tiles = GAMES[app]
    return layout_of(layout), tile_set_of(tiles, lexicon_named("en").alphabet)


@cache
def position(app: str, count: int, seed: int) -> tuple[bytes, bytes, frozenset[int]]:
    """Play until so many tiles lie, one more play at most; give the board, the next rack, and the last turn's squares.

    More tiles are in the bag than in the game's, as real games end with nearly all of them on the board.
    """
    rng = Random(f"app/{app}/{count}/{seed}")
    layout, tiles = game_of(app)
    bag = [code for code in full_bag(tiles, 0) * 2 if code != BLANK]
    rng.shuffle(bag)
    board, rack, last = Position.bare(layout, tiles), filled(b"", bag, 7), frozenset[int]()
    while (laid := [place for place, tile in enumerate(board.board) if tile != EMPTY]) is not None and len(laid) < count:
        _, plays = best_plays(board, rack, lexicon_named("en"), 8)
        if not plays:
            rack = filled(b"", bag, 7)
            continue
        play = rng.choice(plays)
        kept = list(rack)
        board = play.after(board)
        last = frozenset(place for place, tile in enumerate(board.board) if tile != EMPTY) - set(laid)
        for place in last:
            kept.remove(board.board[place] & ~AS_BLANK)
        rack = filled(bytes(kept), bag, 7)
    return board.board, rack, last


@dataclass
class _Drawn:
    """A screen while it is drawn."""

    image: Image.Image
    rng: Random
    tiles: TileSet
    face: tuple[str, int]
    squeeze: float = 1.0
    draw: ImageDraw.ImageDraw = field(init=False)

    def __post_init__(self) -> None:
        self.draw = ImageDraw.Draw(self.image)

    def box(self, left: float, top: float, width: float, height: float, fill: Colour, radius: float = 0) -> None:
        corners = (round(left), round(top), round(left + width) - 1, round(top + height) - 1)
        self.draw.rounded_rectangle(corners, radius, fill)

    def text(self, middle: tuple[float, float], text: str, height: float, fill: Colour, squeeze: float = 1.0) -> None:
        """Write with the middle of its capitals at a place, of which `height` is that of a capital."""
        font = font_for(text[0], *self.face, round(4 * height / 0.71)) or font_for("H", "roboto", 700, 40)
        assert font is not None
        _, top, _, bottom = font.getbbox("H")
        left, own_top, right, own_bottom = font.getbbox(text)
        mask = Image.new("L", (right - left + 8, own_bottom - own_top + 8), 0)
        ImageDraw.Draw(mask).text((4 - left, 4 - own_top), text, fill=255, font=font)
        size = max(1, round(mask.width * squeeze / 4)), max(1, round(mask.height / 4))
        shift = ((own_top + own_bottom) - (top + bottom)) / 8
        mask = mask.resize(size, Image.Resampling.LANCZOS)
        place = round(middle[0] - mask.width / 2), round(middle[1] + shift - mask.height / 2)
        self.image.paste(Image.new("RGB", mask.size, fill), place, mask)

    def letter(  # noqa: PLR0917 - a tile's rectangle and how it is written on
        self, x: float, y: float, side: float, tile: int, ink: Colour, size: float, value: tuple[float, float, float], *, zero: bool
    ) -> None:  # fmt: skip
        """Write a tile's letter a little beside the middle, away from its value, which is at a place of its own."""
        right, down, high = value
        middle = x + side * (0.5 - 0.1 * (right - 0.5)), y + side * (0.5 - 0.16 * (down - 0.5))
        self.text(middle, self.tiles.show([tile & ~AS_BLANK]), side * size, ink, self.squeeze)
        if not tile & AS_BLANK or zero:
            points = "0" if tile & AS_BLANK else str(self.tiles.points[tile])
            self.text((x + side * right, y + side * down), points, side * high, ink, self.squeeze)

    def shaded(self, box: tuple[float, float, float, float], upper: Colour, lower: Colour) -> None:
        left, top, width, height = (round(each) for each in box)
        shade = Image.linear_gradient("L").resize((width, height))
        body = Image.composite(Image.new("RGB", shade.size, lower), Image.new("RGB", shade.size, upper), shade)
        self.image.paste(body, (left, top))

    def bubble(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
        self.text((x, y), str(self.rng.randrange(10, 99)), radius * 0.8, (255, 255, 255))


@dataclass(frozen=True)
class Options:
    """What a screen has: `held` are the rack's tiles, fewer than seven leave empty places.

    Tiles that the rack's owner is `laying` count as the rack's last ones.
    """

    tiles: int = 40
    seed: int = 0
    blanks: int = 1
    held: int = 7
    bubble: bool = True
    recent: bool = True
    random_premiums: bool = False
    ended: bool = False
    laying: bool = False


def screen(app: str, rng: Random, options: Options) -> AppScreen:
    """Draw a screen of an app."""
    layout, tiles = game_of(app)
    board, rack, last = position(app, options.tiles, options.seed)
    lying = [place for place, tile in enumerate(board) if tile != EMPTY]
    blanks = set(rng.sample(lying, min(len(lying), options.blanks)))
    board = bytes(tile | AS_BLANK if place in blanks else tile for place, tile in enumerate(board))
    rack = rack[: 7 - len(last) if options.laying else options.held]
    if options.held and options.blanks and rng.random() < 0.3:
        rack = rack[:-1] + bytes([BLANK])
    premiums = layout.premiums
    if options.random_premiums:
        squares = list(premiums)
        rng.shuffle(squares)
        premiums = "".join(squares)
    draw = {"feud": _feud, "crossplay": _crossplay, "league": _league}.get(app, _wwf)
    faces = NARROW if app == "feud" else HEAVY
    drawn = _Drawn(Image.new("RGB", (8, 8)), rng, tiles, rng.choice(faces))
    recent = last if options.recent or options.laying else frozenset[int]()
    shown = _Shown(app, board, rack, premiums, layout, recent, options)
    frame = draw(drawn, shown)
    image = drawn.image
    id = None if options.random_premiums else GAMES[app][0]
    if options.laying:
        rack += bytes(BLANK if board[place] & AS_BLANK else board[place] for place in sorted(last))
        board = bytes(EMPTY if place in last else tile for place, tile in enumerate(board))
    return AppScreen(image, app, board, rack, id, premiums, tiles, frame, layout.width)


@dataclass(frozen=True)
class _Shown:
    """What a screen shows."""

    app: str
    board: bytes
    rack: bytes
    premiums: str
    layout: Layout
    last: frozenset[int]
    options: Options


def _start(drawn: _Drawn, width: int, height: int, ground: Colour) -> None:
    drawn.image = Image.new("RGB", (width, height), ground)
    drawn.draw = ImageDraw.Draw(drawn.image)


def _bubble_place(shown: _Shown, tiles: TileSet) -> int | None:
    """Give the square whose tile a score lies over: an R of the last turn, or its last tile."""
    if not shown.options.bubble or not shown.last:
        return None
    rs = [place for place in sorted(shown.last) if tiles.show([shown.board[place] & ~AS_BLANK]) == "R"]
    return rs[-1] if rs else max(shown.last)


def _feud(drawn: _Drawn, shown: _Shown) -> tuple[float, float, float]:
    """Draw dark squares, pale tiles tinted by what is below them, and a rack at the bottom with empty places."""
    colours = {".": (41, 46, 55), "d": (111, 150, 93), "t": (51, 97, 154), "D": (200, 124, 31), "T": (136, 48, 54)}
    tile, yellow = (241, 237, 232), (250, 222, 120)
    tints = {"D": (235, 220, 200), "T": (224, 208, 204), "d": (221, 224, 210), "t": (211, 215, 219)}
    ink = (40, 38, 36)
    _start(drawn, 1080, 2160, (21, 24, 30))
    drawn.squeeze = drawn.rng.uniform(0.72, 0.85)
    pitch, top = 72.0, float(drawn.rng.choice([330, 402, 470]))
    for x, text in ((0.2, "ADA 212"), (0.75, "GRACE 305")):
        drawn.text((1080 * x, top / 2), text, 30, (235, 235, 235))
    for place, code in enumerate(shown.board):
        row, column = divmod(place, 15)
        x, y, side = column * pitch + 2, top + row * pitch + 2, pitch - 4
        premium = shown.premiums[place]
        label = LABELS.get(premium)
        if code == EMPTY:
            drawn.box(x, y, side, side, colours[premium], 8)
            if place == shown.layout.start:
                drawn.text((x + side / 2, y + side / 2), "*", 30, (220, 220, 220))
            elif label:
                drawn.text((x + side / 2, y + side / 2), label, 22, (235, 235, 235))
            continue
        fill = yellow if place in shown.last else tints.get(premium, tile)
        drawn.box(x, y, side, side, fill, 8)
        if label:
            faint = tuple(round(each * 0.96) for each in fill)
            drawn.text((x + side / 2, y + side / 2), label, 22, faint)
        drawn.letter(x, y, side, code, ink, 0.58, (0.82, 0.2, 0.2), zero=False)
    if (place := _bubble_place(shown, drawn.tiles)) is not None:
        row, column = divmod(place, 15)
        drawn.bubble((column + 0.95) * pitch, top + (row + 0.95) * pitch, 0.34 * pitch, (232, 88, 40))
    tray = top + 15 * pitch + 90
    for number in range(7):
        x = 3 + number * 154
        if number < len(shown.rack):
            _rack_tile(drawn, x, tray, 144, shown.rack[number], tile, ink, 0.58, (0.82, 0.2, 0.2), 14)
        elif drawn.rng.random() < 0.5:
            drawn.box(x, tray, 144, 144, (30, 34, 41), 14)
        else:
            drawn.draw.rounded_rectangle((x, tray, x + 143, tray + 143), 14, outline=(70, 76, 88), width=3)
    for number, text in enumerate(["Shuffle", "Play", "Swap", "More"]):
        drawn.box(30 + number * 262, 1990, 230, 100, (52, 58, 70), 18)
        drawn.text((145 + number * 262, 2040), text, 30, (220, 224, 230))
    if shown.options.ended:
        drawn.image = Image.blend(drawn.image, Image.new("RGB", drawn.image.size), 0.35)
    return 0.0, top, pitch


def _rack_tile(  # noqa: PLR0917 - a tile's rectangle and how it looks
    drawn: _Drawn, x: float, y: float, side: float, code: int, fill: Colour, ink: Colour, size: float,
    value: tuple[float, float, float], radius: float,
) -> None:  # fmt: skip
    drawn.box(x, y, side, side, fill, radius)
    if code != BLANK:
        drawn.letter(x, y, side, code, ink, size, value, zero=False)


def _wwf(drawn: _Drawn, shown: _Shown) -> tuple[float, float, float]:
    """Draw grey gradients, and shaded tiles that touch without a line, of which those on words' premiums are tinted."""
    colours = {"d": (0, 132, 200), "t": (104, 164, 80), "D": (184, 84, 72), "T": (224, 148, 56)}
    is_tablet = shown.app == "wwf tablet"
    width, height, pitch = (1536, 2048, 102.0) if is_tablet else (720, 1280, 47.9)
    left = (width - 15 * pitch) / 2
    top = 354.0 if is_tablet else float(drawn.rng.choice([251, 329]))
    if is_tablet:
        top = 300.0 if top + 15 * pitch > height - 150 else top
    ground = (74, 96, 116)
    _start(drawn, width, height, ground)
    unit = pitch / 47.9
    for x, text in ((0.22, "ADA 312"), (0.78, "GRACE 305")):
        drawn.text((width * x, top * 0.5), text, 17 * unit, (250, 250, 250))
    drawn.box(left - 2, top - 2, 15 * pitch + 4, 15 * pitch + 4, (190, 194, 198), 4)
    ink = (72, 40, 14)
    for place, code in enumerate(shown.board):
        row, column = divmod(place, 15)
        x, y = left + column * pitch, top + row * pitch
        premium = shown.premiums[place]
        box = (x + unit, y + unit, pitch - 2 * unit, pitch - 2 * unit)
        middle = x + pitch / 2, y + pitch / 2
        if code == EMPTY:
            if premium == "." and place != shown.layout.start:
                drawn.shaded(box, (240, 241, 242), (222, 225, 228))
            else:
                drawn.box(*box, colours[premium] if premium != "." else (150, 110, 160), 4 * unit)
                drawn.text(middle, LABELS.get(premium, "*"), 0.3 * pitch, (255, 255, 255))
            continue
        upper, lower = (237, 184, 67), (226, 178, 53)
        if place in shown.last:
            upper, lower = (252, 252, 250), (243, 243, 240)
        elif premium in "tD":
            upper = lower = (218, 188, 69) if premium == "t" else (233, 171, 67)
        elif premium == "T":
            upper = lower = (232, 168, 60)
        drawn.shaded((x, y, round(x + pitch) - round(x), round(y + pitch) - round(y)), upper, lower)
        drawn.letter(x, y, pitch, code, ink, 0.52, (0.84, 0.17, 0.19), zero=False)
    if (place := _bubble_place(shown, drawn.tiles)) is not None:
        row, column = divmod(place, 15)
        x, y = left + (column + 0.92) * pitch, top + (row + 0.92) * pitch
        drawn.bubble(x, y, 0.38 * pitch, (222, 54, 46))
    tray = top + 15 * pitch + (14 if is_tablet else 40) * unit
    side = min(1.9 * pitch, (height - tray) * 0.8, width * (0.095 if is_tablet else 0.125))
    apart = side * 1.06
    begin = (width - 7 * apart) / 2
    if is_tablet:
        for x in (begin * 0.45, width - begin * 0.45):
            radius = begin * 0.32
            drawn.draw.ellipse((x - radius, tray + side / 2 - radius, x + radius, tray + side / 2 + radius), fill=(240, 184, 64))
            drawn.text((x, tray + side / 2), "OK", radius * 0.6, (255, 255, 255))
    for number, code in enumerate(shown.rack):
        x = begin + (number + (7 - len(shown.rack)) / 2) * apart
        _rack_tile(drawn, x, tray, side, code, (234, 182, 62), ink, 0.52, (0.84, 0.17, 0.19), side * 0.08)
    if not is_tablet:
        for number, text in enumerate(["Pass", "Swap", "Play"]):
            drawn.box(20 + number * 235, height - 90, 210, 60, (40, 150, 90), 12)
            drawn.text((125 + number * 235, height - 60), text, 18, (255, 255, 255))
    if shown.options.ended:
        drawn.image = Image.blend(drawn.image, Image.new("RGB", drawn.image.size), 0.45)
    return left, top, pitch


def _crossplay(drawn: _Drawn, shown: _Shown) -> tuple[float, float, float]:
    """Draw a white page, blue tiles joined to bodies, blanks with a 0, a darker rack, and a frame round the last turn."""
    colours = {".": (241, 238, 237), "t": (223, 231, 209), "T": (230, 221, 232), "d": (240, 234, 205), "D": (217, 224, 238)}
    texts = {"d": (190, 160, 60), "t": (110, 140, 70), "D": (90, 120, 170), "T": (140, 100, 150)}
    tile, dark, white = (64, 118, 198), (42, 84, 146), (255, 255, 255)
    _start(drawn, 1179, 2556, white)
    pitch, left, top = 75.3, 24.0, 758.0
    for x, text in ((0.2, "You 212"), (0.75, "Grace 305")):
        drawn.text((1179 * x, 500), text, 36, (20, 20, 20))
    for place, code in enumerate(shown.board):
        row, column = divmod(place, 15)
        x, y = left + column * pitch, top + row * pitch
        if code == EMPTY:
            premium = shown.premiums[place]
            drawn.box(x + 2, y + 2, pitch - 4, pitch - 4, colours[premium], 8)
            label = {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}.get(premium)
            if place == shown.layout.start:
                drawn.text((x + pitch / 2, y + pitch / 2), "*", 34, (120, 120, 120))
            elif label:
                drawn.text((x + pitch / 2, y + pitch / 2), label, 20, texts[premium])
    last = shown.last
    for place, code in enumerate(shown.board):
        if code == EMPTY:
            continue
        row, column = divmod(place, 15)
        x, y = left + column * pitch, top + row * pitch
        fill = dark if place in last and shown.options.laying else tile
        drawn.box(x + 2, y + 2, pitch - 4, pitch - 4, fill, 8)
        if column < 14 and shown.board[place + 1] != EMPTY:
            drawn.box(x + pitch / 2, y + 2, pitch, pitch - 4, fill)
        if row < 14 and shown.board[place + 15] != EMPTY:
            drawn.box(x + 2, y + pitch / 2, pitch - 4, pitch, fill)
    if last and not shown.options.laying:
        drawn.draw.rounded_rectangle(_around(last, left, top, pitch), 10, outline=(250, 210, 60), width=5)
    for place, code in enumerate(shown.board):
        if code != EMPTY:
            row, column = divmod(place, 15)
            drawn.letter(left + column * pitch, top + row * pitch, pitch, code, white, 0.44, (0.8, 0.76, 0.17), zero=True)
    if (place := _bubble_place(shown, drawn.tiles)) is not None and drawn.rng.random() < 0.5:
        row, column = divmod(place, 15)
        drawn.bubble(left + (column + 0.95) * pitch, top + (row + 0.05) * pitch, 0.3 * pitch, (20, 20, 20))
    if shown.options.ended:
        grey = ImageOps.grayscale(drawn.image).convert("RGB")
        drawn.image = Image.blend(grey, Image.new("RGB", grey.size, white), 0.3)
        drawn.draw = ImageDraw.Draw(drawn.image)
    tray, side = top + 15 * pitch + 110, 154
    for number, code in enumerate(shown.rack):
        x = 22 + number * 163
        _rack_tile(drawn, x, tray, side, code, dark, white, 0.5, (0.8, 0.78, 0.16), 16)
    for number, text in enumerate(["Swap", "Shuffle", "Play"]):
        drawn.box(40 + number * 375, 2260, 340, 120, (240, 240, 240) if number < 2 else (20, 20, 20), 60)
        drawn.text((210 + number * 375, 2320), text, 34, (20, 20, 20) if number < 2 else white)
    return left, top, pitch


def _around(places: Iterable[int], left: float, top: float, pitch: float, columns: int = 15) -> Sequence[float]:
    """Give the rectangle around some squares."""
    rows, across = zip(*(divmod(place, columns) for place in places), strict=True)
    return (
        left + min(across) * pitch, top + min(rows) * pitch,
        left + (max(across) + 1) * pitch, top + (max(rows) + 1) * pitch,
    )  # fmt: skip


def _league(drawn: _Drawn, shown: _Shown) -> tuple[float, float, float]:
    """Draw a board of 27 by 19 on a desktop, with a logo and a panel over its corners and the rack over its last row."""
    colours = {".": (255, 229, 198), "d": (160, 206, 226), "t": (76, 146, 200), "D": (240, 160, 150), "T": (214, 84, 84)}
    line, ink = (255, 238, 212), (70, 44, 30)
    tile = drawn.rng.choice([(250, 200, 110), (255, 252, 244), (238, 190, 140)])
    _start(drawn, 1600, 1080, (92, 66, 120))
    pitch, columns, rows = 54.0, shown.layout.width, shown.layout.height
    left, top = (1600 - columns * pitch) / 2, 20.0
    drawn.box(left, top, columns * pitch, rows * pitch, line)
    for place, code in enumerate(shown.board):
        row, column = divmod(place, columns)
        x, y = left + column * pitch, top + row * pitch
        drawn.box(x + 1, y + 1, pitch - 2, pitch - 2, colours[shown.premiums[place]])
        if code != EMPTY:
            fill = tuple(min(255, each + 24) for each in tile) if place in shown.last else tile
            if place in shown.last:
                drawn.box(x - 1, y - 1, pitch + 2, pitch + 2, (255, 246, 190), 8)
            drawn.box(x + 2, y + 2, pitch - 4, pitch - 4, fill, 7)
            drawn.letter(x + 2, y + 2, pitch - 4, code, ink, 0.5, (0.82, 0.82, 0.17), zero=False)
    drawn.box(left - 10, top - 10, 130, 70, (240, 90, 110), 12)
    drawn.text((left + 55, top + 25), "LEAGUE", 18, (255, 255, 255))
    drawn.box(left + (columns - 3) * pitch, top - 10, 3 * pitch + 30, 2 * pitch, (60, 44, 80), 12)
    drawn.text((left + (columns - 1.5) * pitch, top + 40), "ADA 45", 16, (255, 255, 255))
    side = 58.0
    begin, tray = 800 - 3.5 * 64, top + (rows - 1) * pitch - 4
    drawn.box(begin - 12, tray - 8, 7 * 64 + 20, side + 16, (120, 84, 60), 12)
    for number, code in enumerate(shown.rack):
        _rack_tile(drawn, begin + number * 64, tray, side, code, tile, ink, 0.5, (0.82, 0.82, 0.17), 8)
    return left, top, pitch
