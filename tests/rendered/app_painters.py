"""How five apps draw their screens: the board, what lies on it, the rack and what is around it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from fonts.make_templates import font_for
from PIL import Image, ImageDraw, ImageOps
from rendered.paint import Colour

from tilewise.crossword.layout import Layout
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet

LABELS = {"d": "DL", "t": "TL", "D": "DW", "T": "TW"}
Place = tuple[float, float, float]
"""Where a board is: left, top and pitch; or a value: right, down and its height, as shares of its tile's side."""


@dataclass
class Drawn:
    """A screen while it is drawn."""

    image: Image.Image
    rng: Random
    tiles: TileSet
    face: tuple[str, int]
    squeeze: float = 1.0
    draw: ImageDraw.ImageDraw = field(init=False)

    def __post_init__(self) -> None:
        self.draw = ImageDraw.Draw(self.image)

    def box(  # noqa: PLR0917 - a rectangle
        self, left: float, top: float, width: float, height: float, fill: Colour, radius: float = 0
    ) -> None:
        corners = (round(left), round(top), round(left + width) - 1, round(top + height) - 1)
        self.draw.rounded_rectangle(corners, radius, fill)

    def put(self, image: Image.Image) -> None:
        """Go on with another picture."""
        self.image, self.draw = image, ImageDraw.Draw(image)

    def dim(self, share: float) -> None:
        """Make all darker."""
        self.put(Image.blend(self.image, Image.new("RGB", self.image.size), share))

    def text(self, middle: tuple[float, float], text: str, height: float, fill: Colour, squeeze: float = 1.0) -> None:
        """Write with the middle of its capitals at a place, of which `height` is that of a capital."""
        if not text:
            return
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
        self, x: float, y: float, side: float, tile: int, ink: Colour, size: float, value: Place, *, zero: bool
    ) -> None:
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
class Shown:
    """What a screen shows."""

    app: str
    board: bytes
    rack: bytes
    premiums: str
    layout: Layout
    last: frozenset[int]
    bubble: bool
    ended: bool
    laying: bool
    banner: bool

    def squares(self, where: Place) -> Iterator[tuple[int, int, float, float]]:
        """Give each square's place, its tile, left and top."""
        left, top, pitch = where
        for place, code in enumerate(self.board):
            row, column = divmod(place, self.layout.width)
            yield place, code, left + column * pitch, top + row * pitch


def _start(drawn: Drawn, width: int, height: int, ground: Colour) -> None:
    drawn.put(Image.new("RGB", (width, height), ground))


def _bubble_place(shown: Shown, tiles: TileSet) -> int | None:
    """Give the square whose tile a score lies over: an R of the last turn, or its last tile."""
    if not shown.bubble or not shown.last:
        return None
    rs = [place for place in sorted(shown.last) if tiles.show([shown.board[place] & ~AS_BLANK]) == "R"]
    return rs[-1] if rs else max(shown.last)


FEUD = {".": (41, 46, 55), "d": (111, 150, 93), "t": (51, 97, 154), "D": (200, 124, 31), "T": (136, 48, 54)}
FEUD_TILE, FEUD_LAST, FEUD_INK = (241, 237, 232), (250, 222, 120), (40, 38, 36)
FEUD_TINTS = {"D": (235, 220, 200), "T": (224, 208, 204), "d": (221, 224, 210), "t": (211, 215, 219)}


def _feud(drawn: Drawn, shown: Shown) -> Place:
    """Draw dark squares, pale tiles tinted by what is below them, and a rack at the bottom with empty places."""
    _start(drawn, 1080, 2160, (21, 24, 30))
    drawn.squeeze = drawn.rng.uniform(0.72, 0.85)
    pitch, top = 72.0, float(drawn.rng.choice([330, 402, 470]))
    for x, text in ((0.2, "ADA 212"), (0.75, "GRACE 305")):
        drawn.text((1080 * x, top / 2), text, 30, (235, 235, 235))
    for place, code, left, upper in shown.squares((0.0, top, pitch)):
        x, y, side, premium = left + 2, upper + 2, pitch - 4, shown.premiums[place]
        middle, label = (x + side / 2, y + side / 2), LABELS.get(premium)
        if code == EMPTY:
            drawn.box(x, y, side, side, FEUD[premium], 8)
            drawn.text(middle, label or "*" * (place == shown.layout.start), 22, (235, 235, 235))
            continue
        fill = FEUD_LAST if place in shown.last else FEUD_TINTS.get(premium, FEUD_TILE)
        drawn.box(x, y, side, side, fill, 8)
        drawn.text(middle, label or "", 22, tuple(round(each * 0.96) for each in fill))
        drawn.letter(x, y, side, code, FEUD_INK, 0.58, (0.82, 0.2, 0.2), zero=False)
    if (place := _bubble_place(shown, drawn.tiles)) is not None:
        row, column = divmod(place, 15)
        drawn.bubble((column + 0.95) * pitch, top + (row + 0.95) * pitch, 0.34 * pitch, (232, 88, 40))
    _feud_rack(drawn, shown, top + 15 * pitch + 90)
    for number, text in enumerate(["Shuffle", "Play", "Swap", "More"]):
        drawn.box(30 + number * 262, 1990, 230, 100, (52, 58, 70), 18)
        drawn.text((145 + number * 262, 2040), text, 30, (220, 224, 230))
    drawn.dim(0.35 * shown.ended)
    return 0.0, top, pitch


def _feud_rack(drawn: Drawn, shown: Shown, tray: float) -> None:
    for number in range(7):
        x = 3 + number * 154
        if number < len(shown.rack):
            _rack_tile(drawn, x, tray, 144, shown.rack[number], FEUD_TILE, FEUD_INK, 0.58, (0.82, 0.2, 0.2), 14)
        elif drawn.rng.random() < 0.5:
            drawn.box(x, tray, 144, 144, (30, 34, 41), 14)
        else:
            drawn.draw.rounded_rectangle((x, tray, x + 143, tray + 143), 14, outline=(70, 76, 88), width=3)


def _rack_tile(  # noqa: PLR0917 - a tile's rectangle and how it looks
    drawn: Drawn, x: float, y: float, side: float, code: int, fill: Colour, ink: Colour, size: float,
    value: Place, radius: float,
) -> None:  # fmt: skip
    drawn.box(x, y, side, side, fill, radius)
    if code != BLANK:
        drawn.letter(x, y, side, code, ink, size, value, zero=False)


FRIENDS = {"d": (0, 132, 200), "t": (104, 164, 80), "D": (184, 84, 72), "T": (224, 148, 56)}
FRIENDS_TINTS = {"t": (218, 188, 69), "D": (233, 171, 67), "T": (232, 168, 60)}
FRIENDS_INK, FRIENDS_VALUE = (72, 40, 14), (0.84, 0.17, 0.19)


def _wwf(drawn: Drawn, shown: Shown) -> Place:
    """Draw grey gradients, and shaded tiles that touch without a line, of which some are tinted by what is below."""
    is_tablet = shown.app == "wwf tablet"
    width, height, pitch = (1536, 2048, 102.0) if is_tablet else (720, 1280, 47.9)
    left, unit = (width - 15 * pitch) / 2, pitch / 47.9
    top = 354.0 if is_tablet else float(drawn.rng.choice([251, 329]))
    _start(drawn, width, height, (74, 96, 116))
    for x, text in ((0.22, "ADA 312"), (0.78, "GRACE 305")):
        drawn.text((width * x, top * 0.5), text, 17 * unit, (250, 250, 250))
    drawn.box(left - 2, top - 2, 15 * pitch + 4, 15 * pitch + 4, (190, 194, 198), 4)
    for place, code, x, y in shown.squares((left, top, pitch)):
        premium = shown.premiums[place]
        box = (x + unit, y + unit, pitch - 2 * unit, pitch - 2 * unit)
        if code != EMPTY:
            upper, lower = (237, 184, 67), (226, 178, 53)
            if place in shown.last:
                upper, lower = (252, 252, 250), (243, 243, 240)
            elif premium in FRIENDS_TINTS:
                upper = lower = FRIENDS_TINTS[premium]
            drawn.shaded((x, y, round(x + pitch) - round(x), round(y + pitch) - round(y)), upper, lower)
            drawn.letter(x, y, pitch, code, FRIENDS_INK, 0.52, FRIENDS_VALUE, zero=False)
        elif premium == "." and place != shown.layout.start:
            drawn.shaded(box, (240, 241, 242), (222, 225, 228))
        else:
            drawn.box(*box, FRIENDS.get(premium, (150, 110, 160)), 4 * unit)
            drawn.text((x + pitch / 2, y + pitch / 2), LABELS.get(premium, "*"), 0.3 * pitch, (255, 255, 255))
    if (place := _bubble_place(shown, drawn.tiles)) is not None:
        row, column = divmod(place, 15)
        x, y = left + (column + 0.92) * pitch, top + (row + 0.92) * pitch
        drawn.bubble(x, y, 0.38 * pitch, (222, 54, 46))
    _wwf_rack(drawn, shown, top + 15 * pitch + (10 if is_tablet else 40) * unit, pitch)
    drawn.dim(0.45 * shown.ended)
    return left, top, pitch


def _wwf_rack(drawn: Drawn, shown: Shown, tray: float, pitch: float) -> None:
    """Draw the rack between two round buttons on a tablet, and above three others on a phone."""
    width, height = drawn.image.size
    is_tablet = shown.app == "wwf tablet"
    side = min(1.9 * pitch, (height - tray) * 0.8, width * (0.095 if is_tablet else 0.125))
    apart = side * 1.06
    begin = (width - 7 * apart) / 2
    for x in (begin * 0.45, width - begin * 0.45) if is_tablet else ():
        radius, middle = side * 0.55, tray + side / 2
        drawn.draw.ellipse((x - radius, middle - radius, x + radius, middle + radius), fill=(240, 184, 64))
        drawn.text((x, middle), "OK", radius * 0.6, (255, 255, 255))
    for number, code in enumerate(shown.rack):
        x = begin + (number + (7 - len(shown.rack)) / 2) * apart
        _rack_tile(drawn, x, tray, side, code, (234, 182, 62), FRIENDS_INK, 0.52, FRIENDS_VALUE, side * 0.08)
    for number, text in enumerate([] if is_tablet else ["Pass", "Swap", "Play"]):
        drawn.box(20 + number * 235, height - 90, 210, 60, (40, 150, 90), 12)
        drawn.text((125 + number * 235, height - 60), text, 18, (255, 255, 255))


PAGE = {".": (241, 238, 237), "t": (223, 231, 209), "T": (230, 221, 232), "d": (240, 234, 205), "D": (217, 224, 238)}
PAGE_TEXTS = {"d": (190, 160, 60), "t": (110, 140, 70), "D": (90, 120, 170), "T": (140, 100, 150), ".": (120, 120, 120)}
PAGE_TILE, PAGE_RACK, WHITE, BLACK = (64, 118, 198), (42, 84, 146), (255, 255, 255), (20, 20, 20)


def _crossplay(drawn: Drawn, shown: Shown) -> Place:
    """Draw a white page, tiles joined to bodies, blanks with a 0, a darker rack, and a frame round the last turn."""
    _start(drawn, 1179, 2556, WHITE)
    where = left, top, pitch = 24.0, 758.0, 75.3
    for x, text in ((0.2, "You 212"), (0.75, "Grace 305")):
        drawn.text((1179 * x, 500), text, 36, BLACK)
    labels = {"d": "2L", "t": "3L", "D": "2W", "T": "3W"}
    for place, code, x, y in shown.squares(where):
        if code == EMPTY:
            premium = shown.premiums[place]
            drawn.box(x + 2, y + 2, pitch - 4, pitch - 4, PAGE[premium], 8)
            text = labels.get(premium, "*" * (place == shown.layout.start))
            drawn.text((x + pitch / 2, y + pitch / 2), text, 20, PAGE_TEXTS[premium])
    _crossplay_bodies(drawn, shown, where)
    if shown.last and not shown.laying:
        around = _around(shown.last, left, top, pitch)
        drawn.draw.rounded_rectangle(around, 10, outline=(250, 210, 60), width=5)
    for _, code, x, y in shown.squares(where):
        if code != EMPTY:
            drawn.letter(x, y, pitch, code, WHITE, 0.44, (0.8, 0.76, 0.17), zero=True)
    if (place := _bubble_place(shown, drawn.tiles)) is not None and drawn.rng.random() < 0.5:
        row, column = divmod(place, 15)
        drawn.bubble(left + (column + 0.95) * pitch, top + (row + 0.05) * pitch, 0.3 * pitch, BLACK)
    if shown.ended:
        grey = ImageOps.grayscale(drawn.image).convert("RGB")
        drawn.put(Image.blend(grey, Image.new("RGB", grey.size, WHITE), 0.3))
    for number, code in enumerate(shown.rack[: 7 - len(shown.last) if shown.laying else 7]):
        _rack_tile(drawn, 22 + number * 163, 1997.5, 154, code, PAGE_RACK, WHITE, 0.5, (0.8, 0.78, 0.16), 16)
    for number, text in enumerate(["Swap", "Shuffle", "Play"]):
        fill, ink = ((240, 240, 240), BLACK) if number < 2 else (BLACK, WHITE)
        drawn.box(40 + number * 375, 2260, 340, 120, fill, 60)
        drawn.text((210 + number * 375, 2320), text, 34, ink)
    return where


def _crossplay_bodies(drawn: Drawn, shown: Shown, where: Place) -> None:
    """Draw tiles without their letters, each joined with the next across and down."""
    pitch = where[2]
    for place, code, x, y in shown.squares(where):
        if code == EMPTY:
            continue
        fill = PAGE_RACK if place in shown.last and shown.laying else PAGE_TILE
        drawn.box(x + 2, y + 2, pitch - 4, pitch - 4, fill, 8)
        if place % 15 < 14 and shown.board[place + 1] != EMPTY:
            drawn.box(x + pitch / 2, y + 2, pitch, pitch - 4, fill)
        if place < 210 and shown.board[place + 15] != EMPTY:
            drawn.box(x + 2, y + pitch / 2, pitch - 4, pitch, fill)


def _around(places: Iterable[int], left: float, top: float, pitch: float, columns: int = 15) -> Sequence[float]:
    """Give the rectangle around some squares."""
    rows, across = zip(*(divmod(place, columns) for place in places), strict=True)
    return (
        left + min(across) * pitch, top + min(rows) * pitch,
        left + (max(across) + 1) * pitch, top + (max(rows) + 1) * pitch,
    )  # fmt: skip


def _league(drawn: Drawn, shown: Shown) -> Place:
    """Draw a large board on a desktop, with a logo and a panel over its corners and the rack over its last row."""
    colours = {".": (255, 229, 198), "d": (160, 206, 226), "t": (76, 146, 200)}
    colours |= {"D": (240, 160, 150), "T": (214, 84, 84)}
    line, ink = (255, 238, 212), (70, 44, 30)
    tile = drawn.rng.choice([(250, 200, 110), (255, 252, 244), (238, 190, 140)])
    _start(drawn, 1600, 1080, (92, 66, 120))
    pitch, columns, rows = 54.0, shown.layout.width, shown.layout.height
    left, top = (1600 - columns * pitch) / 2, 20.0
    drawn.box(left, top, columns * pitch, rows * pitch, line)
    for place, code, x, y in shown.squares((left, top, pitch)):
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


GO = {".": (226, 219, 203), "d": (132, 196, 226), "t": (38, 128, 196), "D": (240, 160, 158), "T": (214, 62, 58)}
GO_TILE, GO_LAST, GO_INK, GO_VALUE = (247, 222, 168), (255, 208, 92), (58, 36, 18), (0.8, 0.8, 0.17)
WOOD, EDGE = (110, 70, 40), 0.09


def _go(drawn: Drawn, shown: Shown) -> Place:
    """Draw thick tiles whose edge is seen below, values that touch broad letters, and a tray, which may be empty."""
    _start(drawn, 1080, 2220, (24, 92, 132))
    where = left, top, pitch = 22.0, 360.0, 69.0
    drawn.box(left - 8, top - 8, 15 * pitch + 16, 15 * pitch + 16, (52, 98, 120), 12)
    for place, code, x, y in shown.squares(where):
        premium = shown.premiums[place]
        drawn.box(x + 2, y + 2, pitch - 4, pitch - 4, GO[premium], 4)
        if code == EMPTY:
            drawn.text((x + pitch / 2, y + pitch / 2), LABELS.get(premium, ""), 17, (255, 255, 255))
        else:
            fill = GO_LAST if place in shown.last else GO_TILE
            _thick_tile(drawn, x + 1, y + 1, pitch - 2, code, fill)
    if (place := _bubble_place(shown, drawn.tiles)) is not None:
        row, column = divmod(place, 15)
        x, y = left + (column + 0.95) * pitch, top + (row + 0.1) * pitch
        drawn.box(x - 34, y - 20, 68, 40, (40, 170, 80), 20)
        drawn.text((x, y), str(drawn.rng.randrange(10, 99)), 20, (255, 255, 255))
    if shown.banner:
        drawn.box(left + 20, top + 0.1 * pitch, 15 * pitch - 40, 1.8 * pitch, (40, 40, 44), 20)
        drawn.text((540, top + pitch), "Ada played QUARTZ for 62 points", 30, (220, 210, 80))
    drawn.box(20, 1500, 1040, 170, WOOD, 18)
    for number, code in enumerate(shown.rack):
        _thick_tile(drawn, 35 + number * 146, 1515, 135, code, GO_TILE)
    for number, text in enumerate(["Shuffle", "Recall", "Play"]):
        drawn.box(40 + number * 350, 1760, 310, 120, (70, 130, 200), 30)
        drawn.text((195 + number * 350, 1820), text, 32, (255, 255, 255))
    return where


def _thick_tile(  # noqa: PLR0917 - a tile's square and how it looks
    drawn: Drawn, x: float, y: float, side: float, code: int, fill: Colour
) -> None:
    below = round(side * EDGE)
    drawn.box(x, y, side, side, tuple(round(each * 0.7) for each in fill), side * 0.14)
    drawn.box(x, y, side, side - below, fill, side * 0.14)
    if code != BLANK:
        drawn.letter(x, y - below / 2, side, code, GO_INK, 0.56, GO_VALUE, zero=False)


PAINTERS = {"feud": _feud, "wwf": _wwf, "wwf tablet": _wwf, "crossplay": _crossplay, "league": _league, "go": _go}
"""Each draws a screen and says where the board is."""
