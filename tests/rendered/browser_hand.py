"""Screens that a browser draws: gradients, shadows, round corners, web fonts and places between two pixels.

Looks are laid out as apps lay theirs out, in parts of a square's side: `em` is one square everywhere on a board.
"""

from collections.abc import Mapping
from colorsys import hls_to_rgb
from dataclasses import dataclass
from random import Random
from typing import Any

from rendered.crossword_screens import ALL_GAMES, game_of, position
from rendered.letterpress_screens import sides

from tilewise.letterpress.board import locked
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet

DEVICES = [
    # width, height, pixels to a point
    (390, 844, 3),
    (430, 932, 3),
    (412, 915, 2.625),
    (360, 800, 3),
    (375, 667, 2),
    (360, 640, 2),
    (820, 1180, 2),
]
WIDE = [(1180, 820, 2), (1280, 800, 1), (1366, 768, 1.25), (1440, 900, 2)]
"""Tablets held across and desks, with lists beside the board."""

_LABELS = {"d": "2L", "t": "3L", "D": "2W", "T": "3W", "q": "4L", "Q": "4W"}
_OLD_LABELS = {"d": "DL", "t": "TL", "D": "DW", "T": "TW", "q": "QL", "Q": "QW"}
_GRAIN = (
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='120'%3E%3Cfilter"
    " id='n'%3E%3CfeTurbulence baseFrequency='.02 .5'/%3E%3CfeColorMatrix values='0 0 0 0 .4 0 0 0 0 .25 0 0 0 0 .1 0"
    " 0 0 .22 0'/%3E%3C/filter%3E%3Crect width='100%25' height='100%25' filter='url(%23n)'/%3E%3C/svg%3E\")"
)
"""The grain of wood: noise that is stretched along one side."""
_LITERAKI = {"1": "#f3df6d", "2": "#7cc27c", "3": "#7aa0e2", "5": "#e4746a"}

CROSSWORD_LOOKS: Mapping[str, Mapping[str, Any]] = {
    "go": {
        "games": ["go", "spanish"],
        "ground": "linear-gradient(#2a8f77, #12435a)", "head": "#ffffff", "dark": True,
        "board": "background: #d9c9a6; padding: .12em; border-radius: .25em; box-shadow: 0 .2em .5em #0006",
        "cell": "border-radius: .12em; box-shadow: inset 0 -.04em 0 #0001", "gap": 0.06,
        ".": "#f3ead6", "d": "#9fd0ec", "t": "#2f86c8", "D": "#f4acb7", "T": "#e2574c", "label": "#ffffff",
        "tile": "background: linear-gradient(#ffeeb8, #f7cf6e); border-radius: .14em;"
        " box-shadow: 0 .07em 0 #c5933a, 0 .1em .12em #0005",
        "last": "background: linear-gradient(#ffffff, #fff0c8); box-shadow: 0 .07em 0 #c9b37a",
        "ink": "#4b2f0c", "letter": 0.62, "at": (0.0, -0.02), "value": ("right: .07em; bottom: .03em", 0.22),
        "bubble": "background: #2fa84f; color: #fff; border-radius: .3em",
    },
    "friends": {
        "games": ["wwf"],
        "ground": "#e9eef4", "head": "#24406b", "dark": False,
        "board": "background: #c3cfdd; padding: .05em",
        "cell": "border-radius: .1em", "gap": 0.08,
        ".": "#eff3f8", "d": "#4f96d8", "t": "#5cb85c", "D": "#d9534f", "T": "#f0a137", "label": "#ffffff",
        "tile": "background: linear-gradient(160deg, #ffdf82, #f4b431); border-radius: .12em;"
        " box-shadow: inset 0 -.06em 0 #d4922299, 0 .03em .06em #0004",
        "last": "background: linear-gradient(160deg, #fff6d6, #fbe29b)",
        "ink": "#5b3206", "letter": 0.66, "at": (-0.08, 0.05), "value": ("right: .06em; top: .02em", 0.26),
        "bubble": "background: #7b3fb5; color: #fff; border-radius: 50%",
    },
    "feud": {
        "games": ["feud"],
        "ground": "#23272e", "head": "#e8e8e8", "dark": True,
        "board": "background: #14171c",
        "cell": "border-radius: .08em; box-shadow: inset 0 .05em .08em #fff2", "gap": 0.05,
        ".": "#2e333b", "d": "#6d9f4e", "t": "#3b6fb5", "D": "#c98a2b", "T": "#9b4040", "label": "#ffffffcc",
        "tile": "background: linear-gradient(#fffef6, #e5dfcd); border-radius: .1em; box-shadow: 0 .03em .05em #000a",
        "last": "background: linear-gradient(#fffbd2, #f3e58a)",
        "ink": "#26221c", "letter": 0.68, "at": (-0.06, 0.03), "value": ("right: .07em; top: .01em", 0.26),
        "bubble": "background: #e8b31c; color: #222; border-radius: 50%",
    },
    "kelime": {
        "games": ["kelime"],
        "ground": "linear-gradient(#f4f7f9, #cfdbe4)", "head": "#26415a", "dark": False,
        "board": "background: #8fa6b8; border: .06em solid #6d8598",
        "cell": "", "gap": 0.04,
        ".": "#e4ecf2", "d": "#a9cdec", "t": "#e6a8d4", "D": "#a6cf7c", "T": "#c08a5c", "label": "#243746",
        "labels": {"d": "H2", "t": "H3", "D": "K2", "T": "K3"},
        "tile": "background: linear-gradient(135deg, #ffefb0, #f3cd62); border: 1px solid #b98f2e; border-radius: .1em",
        "last": "color: #c21818",
        "ink": "#3a2a08", "letter": 0.56, "at": (-0.05, 0.04), "value": ("right: .06em; bottom: 0", 0.24),
        "bubble": "background: #d22; color: #fff; border-radius: .2em",
    },
    "literaki": {
        "games": ["literaki"],
        "ground": "#e3ecd9", "head": "#2c4020", "dark": False,
        "board": "background: #7d8f6d; padding: .05em",
        "cell": "", "gap": 0.05,
        ".": "#d7e2c8", **_LITERAKI, "D": "#c9c9c9", "T": "#9a9a9a", "label": "#333333",
        "labels": {"D": "2x", "T": "3x"},
        "tile": "background: #fbf7e6; border-radius: .08em; box-shadow: .03em .03em .06em #0006",
        "last": "outline: .07em solid #f08a00; outline-offset: -.07em",
        "ink": "#1f1f1f", "letter": 0.6, "at": (0.0, 0.0), "value": ("right: .07em; bottom: .02em", 0.22),
        "bubble": "",
    },
    "values": {
        "games": ["literaki", "literaki", "go"],
        "ground": "linear-gradient(#dfe8ee, #c2d2dd)", "head": "#1d3448", "dark": False,
        "board": "background: #5d7a5a; padding: .08em; border-radius: .1em",
        "cell": "", "gap": 0.05,
        ".": "#88a77f", "1": "#c9c27b", "2": "#6fa86a", "3": "#7b93bd", "5": "#c07c72", "D": "#a9b8a6", "T": "#d7ddd2",
        "d": "#a9c6d6", "t": "#5f8fb8", "label": "#2a3a2a", "labels": {"D": "x2", "T": "x3", "d": "2", "t": "3"},
        "tile": "border-radius: .12em; box-shadow: inset 0 -.05em 0 #0002, 0 .03em .05em #0005",
        "by_value": {1: "#f5dc4d", 2: "#63c15a", 3: "#5b9ae6", 4: "#b98be0", 5: "#e8604c"},
        "last": "filter: brightness(1.12)",
        "ink": "#15202b", "letter": 0.58, "at": (-0.04, -0.02), "value": ("right: .08em; bottom: .04em", 0.22),
        "bubble": "background: #1d3448; color: #fff; border-radius: 50%",
    },
    "night": {
        "games": ["go", "crossplay", "duel"],
        "ground": "#121212", "head": "#dddddd", "dark": True, "coordinates": True,
        "board": "background: #2b2b2b",
        "cell": "", "gap": 0.03,
        ".": "#3d3d3d", "d": "#2d5f7c", "t": "#27448f", "D": "#7c3450", "T": "#8d2727", "label": "#ffffff99",
        "tile": "background: #c99ce0; border-radius: .12em",
        "last": "background: #efd58a",
        "ink": "#1c1022", "letter": 0.62, "at": (-0.04, 0.0), "value": ("right: .07em; bottom: .04em", 0.21),
        "bubble": "", "blank": "border: .04em solid currentColor; border-radius: .1em; padding: 0 .06em",
    },
    "blue": {
        "games": ["crossplay", "go"],
        "ground": "#ffffff", "head": "#121212", "dark": False,
        "board": "background: #ffffff",
        "cell": "border-radius: .16em", "gap": 0.08,
        ".": "#eef0f3", "d": "#cfe6f7", "t": "#7db9e8", "D": "#fbd3dc", "T": "#f08da2", "label": "#3b4a5a",
        "tile": "background: #2f55c6; border-radius: .16em",
        "last": "background: #16307f",
        "ink": "#ffffff", "letter": 0.58, "at": (0.0, 0.0), "value": ("right: .08em; top: .03em", 0.22),
        "bubble": "background: #111; color: #fff; border-radius: 50%", "blank": "color: #ffd24d",
    },
    "wood": {
        "games": ["go", "spanish"],
        "ground": "repeating-linear-gradient(92deg, #6b4423 0 7px, #704a28 7px 15px, #66401f 15px 22px)",
        "head": "#fbeed6", "dark": True,
        "board": "background: #0d5c46; border: .3em solid #5a3417; border-radius: .3em",
        "cell": "box-shadow: inset 0 0 .06em #0004", "gap": 0.04,
        ".": "#1b7a5e", "d": "#8cc4d8", "t": "#2a7ab0", "D": "#e39aa0", "T": "#cf4b3e", "label": "#ffffffdd",
        "tile": "background: repeating-linear-gradient(100deg, #f1d9a8 0 .11em, #ecd29c .11em .23em, #f4deb2 .23em"
        " .3em); border-radius: .1em; box-shadow: inset -.03em -.05em 0 #c39b5a, .04em .06em .1em #0007",
        "last": "filter: brightness(1.08)",
        "ink": "#2b1a08", "letter": 0.6, "at": (-0.03, -0.02), "value": ("right: .09em; bottom: .06em", 0.2),
        "bubble": "",
    },
    "mint": {
        "games": ["wwf", "feud", "go"],
        "ground": "linear-gradient(#d8f3ec, #a6ddd0)", "head": "#114d44", "dark": False,
        "board": "background: #ffffff; border-radius: .4em; padding: .2em; box-shadow: 0 .1em .4em #0003",
        "cell": "border-radius: .25em", "gap": 0.1,
        ".": "#e3f2ee", "d": "#b5e3fb", "t": "#71b8f0", "D": "#ffc9d9", "T": "#ff8fa8", "label": "#00000066",
        "tile": "background: linear-gradient(#ffffff, #f3f3f3); border-radius: .25em; border: .03em solid #94b8b0",
        "last": "background: #d4ffd9",
        "ink": "#164c43", "letter": 0.56, "at": (0.0, -0.03),
        "value": ("right: 0; left: 0; bottom: .02em; text-align: center", 0.2),
        "bubble": "background: #ff6f61; color: #fff; border-radius: 50%",
    },
    "studio": {
        "games": ["go", "spanish", "wwf"], "lively": True,
        "ground": "radial-gradient(circle at 30% 10%, #5b3f8f, #1d1440)", "head": "#ffffff", "dark": True,
        "board": "background: #e6dcc6; padding: .18em; border: .14em solid #b98f52; border-radius: .35em",
        "cell": "border-radius: .1em; box-shadow: inset .02em .03em .04em #0003", "gap": 0.035,
        ".": "#efe6d2", "d": "#8ec8e8", "t": "#2a78c2", "D": "#f2a3a9", "T": "#d9453c", "label": "#fffffff0",
        "tile": f"background: {_GRAIN}, linear-gradient(#fdf0cf, #e9c98d); border-radius: .13em;"
        " box-shadow: inset 0 .04em .03em #fffa, inset 0 -.05em 0 #b98a4a88, 0 .06em .07em #0007",
        "last": f"background: {_GRAIN}, linear-gradient(#fffdf2, #ffe9a6)",
        "laid": "outline: .05em solid #38d26b; transform: scale(1.05)",
        "ink": "#3b2412", "letter": 0.6, "at": (-0.02, -0.03), "value": ("right: .08em; bottom: .05em", 0.21),
        "bubble": "background: linear-gradient(#3ddc84, #1b9e57); color: #fff; border-radius: .3em;"
        " border: .05em solid #fff",
    },
    "dusk": {
        "games": ["wwf", "feud"], "lively": True,
        "ground": "#0f1626", "head": "#cfd8e6", "dark": True,
        "board": "background: #0a101d; border-radius: .2em; padding: .06em",
        "cell": "border-radius: .14em", "gap": 0.025,
        ".": "#1c273c", "d": "#24507f", "t": "#2d6a44", "D": "#7a3434", "T": "#85602a", "label": "#ffffffd0",
        "tile": "background: linear-gradient(165deg, #e8b85a, #c98f2c); border-radius: .14em;"
        " box-shadow: inset 0 -.05em 0 #8a5d1599",
        "last": "background: linear-gradient(165deg, #a9d6ff, #6fb0ea); box-shadow: inset 0 -.05em 0 #3d79b099",
        "laid": "box-shadow: 0 0 .14em .05em #ffe9a8",
        "ink": "#2c1a05", "letter": 0.62, "at": (-0.09, 0.05), "value": ("right: .07em; top: .03em", 0.24),
        "bubble": "background: #e0457b; color: #fff; border-radius: 50%",
    },
    "classic": {
        "games": ["go", "spanish"], "lively": True,
        "ground": "#f7f3ea", "head": "#3a3126", "dark": False,
        "board": "background: #b9ab8b; padding: .03em",
        "cell": "", "gap": 0.015,
        ".": "#d8ceb2", "d": "#b6cfd6", "t": "#5c9db3", "D": "#e3b5a8", "T": "#cf6a54", "label": "#4a3b2a",
        "labels": {
            "d": "DOUBLE<br>LETTER", "t": "TRIPLE<br>LETTER", "D": "DOUBLE<br>WORD", "T": "TRIPLE<br>WORD"
        }, "label_size": 0.17,
        "tile": "background: #f6e3b4; box-shadow: inset -.03em -.03em 0 #c9ab6d, inset .02em .02em 0 #fff6dc",
        "last": "background: #ffd9c2",
        "laid": "background: #fff7d9",
        "ink": "#2e1d0c", "letter": 0.66, "at": (-0.05, -0.03), "value": ("right: .07em; bottom: .03em", 0.2),
        "bubble": "background: #b3261e; color: #fff; border-radius: .15em",
    },
    "tinted": {
        "games": ["kelime", "feud", "go"], "lively": True,
        "ground": "#ffffff", "head": "#222222", "dark": False,
        "board": "background: #cfd4da", "cell": "", "gap": 0.03,
        ".": "#f7f8fa", "d": "#dcebfa", "t": "#c3d6f7", "D": "#fbdcd9", "T": "#f7c2bb", "label": "#2a4fa8",
        "labels": {"d": "H2", "t": "H3", "D": "K2", "T": "K3"}, "label_size": 0.42,
        "tile": "background: linear-gradient(#ffb84d, #ee8f1b); border-radius: .1em; box-shadow: 0 .04em 0 #a8610c",
        "last": "background: linear-gradient(#ffdd8a, #f6bb3f)",
        "laid": "outline: .06em dashed #1b5fd0; outline-offset: -.06em",
        "ink": "#3a1d00", "letter": 0.6, "at": (-0.04, 0.02), "value": ("right: .07em; bottom: .01em", 0.23),
        "bubble": "background: #1b5fd0; color: #fff; border-radius: 50%",
    },
    "glass": {
        "games": ["crossplay", "go", "duel"], "lively": True,
        "ground": "linear-gradient(150deg, #34507c, #5a4a86 60%, #7c4a70)", "head": "#f4f4ff", "dark": True,
        "board": "", "cell": "border-radius: .12em", "gap": 0.06,
        ".": "#ffffff1c", "d": "#58b6ff8c", "t": "#2f7bff9c", "D": "#ff8fb29c", "T": "#ff4d5fa6", "label": "#ffffffe0",
        "tile": "background: linear-gradient(#ffffff, #eeeaf8); border-radius: .16em; box-shadow: 0 .06em .1em #0005",
        "last": "background: linear-gradient(#fff7d6, #ffe69b)",
        "laid": "outline: .05em solid #6affc1",
        "ink": "#2b2250", "letter": 0.58, "at": (-0.02, -0.02), "value": ("right: .09em; bottom: .05em", 0.21),
        "bubble": "background: #6affc1; color: #143; border-radius: 50%",
    },
    "ivory": {
        "games": ["feud", "literaki", "crossplay"], "lively": True,
        "ground": f"{_GRAIN}, linear-gradient(#31452f, #1e2b1e)", "head": "#eef3e6", "dark": True,
        "board": "background: #22301f; padding: .05em", "cell": "border-radius: .05em", "gap": 0.02,
        ".": "#3c4f38", "d": "#6d9f4e", "t": "#3b6fb5", "D": "#c98a2b", "T": "#9b4040", "label": "#fffffff0",
        **_LITERAKI, "tile": "background: linear-gradient(#ffffff, #f2efe4); border-radius: .08em;"
        " box-shadow: inset 0 0 .05em #8886, .02em .04em .05em #0009",
        "last": "background: linear-gradient(#fdf6b8, #f6e36c)",
        "laid": "box-shadow: 0 0 0 .05em #4fb3ff",
        "ink": "#1e1e1e", "letter": 0.7, "at": (-0.05, 0.03), "value": ("right: .06em; top: .01em", 0.25),
        "bubble": "background: #ffcf33; color: #222; border-radius: 50%",
    },
}  # fmt: skip


_SHELVES = [
    "",
    "background: #00000040; border-radius: .15em; padding: 0",
    f"background: {_GRAIN}, #8a5a2b; box-shadow: 0 0 0 .12em #8a5a2b",
]
"""What a rack's tiles lie on."""


@dataclass(frozen=True)
class Drawn:
    """What a browser is to draw, and what is on it: letters and sides, or a board with its tiles."""

    html: str
    size: tuple[int, int]
    ratio: float
    look: str
    truth: Mapping[str, Any]
    tiles: TileSet | None = None


def crossword(rng: Random, look: str, font: str | tuple[str, str, int]) -> Drawn:  # noqa: PLR0915 - one page
    """Lay out a crossword game's screen; `font` is a family, or one with its rule and weight."""
    style = dict(CROSSWORD_LOOKS[look])
    game = rng.choice(style["games"])
    layout, tiles = game_of(game)
    board, rack = position(game, rng.randrange(12))
    taken = [square for square, tile in enumerate(board) if tile != EMPTY]
    blanks = set(rng.sample(taken, rng.choice([0, 0, 1, 2])))
    board = bytes(tile | AS_BLANK if square in blanks else tile for square, tile in enumerate(board))
    rack = bytes(BLANK if rng.random() < 0.06 else tile for tile in rack)
    last = _last_word(board, layout.width, rng) if rng.random() < 0.7 else set()
    lively = style.get("lively", False)
    is_wide = rng.random() < 0.15
    width, height, ratio = rng.choice(WIDE if is_wide else DEVICES)
    room = height * 0.8 if is_wide else min(width * rng.choice([1.0, 0.97, 0.93]), height * 0.62)
    coordinates = style.get("coordinates", False)
    em = room / (layout.width + 0.7 + (0.8 if coordinates else 0))
    labels = style.get("labels") or rng.choice([_LABELS, _OLD_LABELS])
    letter = style["letter"] * rng.uniform(0.9, 1.05) * (0.9 if game in ("kelime",) else 1)
    is_laid = lively and rng.random() < 0.4
    if is_laid:
        rack = rack[: max(2, len(rack) - len(last))]
    shelf = rng.choice(_SHELVES) if lively else ""
    cells = []
    for square, tile in enumerate(board):
        row, column = divmod(square, layout.width)
        gap = style["gap"]
        place = f"left: {column + gap / 2}em; top: {row + gap / 2}em; width: {1 - gap}em; height: {1 - gap}em"
        premium = layout.premiums[square]
        is_start = square == layout.start
        ground = style.get("D" if is_start else premium, style["."])
        label = "★" if is_start else labels.get(premium, "")
        size = 0.6 if is_start else style.get("label_size") or (rng.choice([0.3]) if len(label) < 3 else 0.26)
        face = f'<span class="label" style="font-size: {size}em">{label}</span>' if label else ""
        cells.append(f'<div class="cell" style="{place}; background: {ground}">{face}</div>')
        if tile != EMPTY:
            kind = "laid" if lively and square in last and is_laid else "last" if square in last else ""
            cells.append(_tile(tile, tiles, style, place, letter, kind=kind))
    if last and style["bubble"] and rng.random() < 0.7:
        row, column = divmod(max(last), layout.width)
        place = f"left: {column + 0.72}em; top: {row + 0.68}em"
        points = rng.randrange(8, 80)
        cells.append(f'<div class="bubble" style="{place}"><span style="font-size: .36em">{points}</span></div>')
    side = f"{layout.width}em"
    marks = ""
    if coordinates:
        marks = "".join(
            f'<span class="mark" style="left: {(n + 0.5) / 0.36}em; top: -1.1em">{chr(65 + n)}</span>'
            f'<span class="mark" style="left: -1em; top: {(n + 0.5) / 0.36}em">{n + 1}</span>'
            for n in range(layout.width)
        )
    squares = f'<div class="squares" style="width: {side}; height: {layout.height}em">{marks}{"".join(cells)}</div>'
    inner = f'<div class="board">{squares}</div>'
    # Tiles that lie on the board now have left gaps on the rack.
    places = sorted(rng.sample(range(7), len(rack))) if len(rack) < 7 else list(range(len(rack)))
    tray_em = (room if is_wide else width) / rng.choice([7.6, 8.2, 9])
    tray = "".join(
        _tile(
            tile,
            tiles,
            style,
            f"left: {0.02 + n}em; top: .04em; width: .94em; height: .94em",
            letter * 0.95,
        )
        for n, tile in zip(places, rack, strict=True)
    )
    rack_html = (
        f'<div class="tray" style="font-size: {tray_em}px; width: {max([0, *places]) + 1}em; {shelf}">{tray}</div>'
    )
    html = _page(
        f"""
        .board {{ position: relative; font-size: {em}px; {style["board"]}; display: inline-block }}
        .squares {{ position: relative }}
        .cell {{ position: absolute; {style["cell"]} }}
        .label {{ position: absolute; inset: 0; display: flex; align-items: center; justify-content: center;
                  color: {style["label"]}; font-weight: 700; text-align: center; line-height: 1.1 }}
        .tile {{ position: absolute; color: {style["ink"]}; {style["tile"]} }}
        .tile.last {{ {style["last"]} }}
        .tile.laid {{ {style.get("laid", "")}; z-index: 2 }}
        .tile b {{ position: absolute; left: 50%; top: 50%; line-height: 1; font-weight: inherit; white-space: nowrap }}
        .tile i {{ position: absolute; font-style: normal; line-height: 1.15 }}
        .tile.blank b span {{ {style.get("blank", "")} }}
        .bubble {{ position: absolute; min-width: .8em; height: .6em; display: flex; align-items: center;
                   justify-content: center; {style["bubble"]}; z-index: 5 }}
        .mark {{ position: absolute; font-size: .36em; color: {style["head"]}; transform: translate(-50%, -50%) }}
        .tray {{ position: relative; height: 1.02em; margin: {rng.randrange(6, 30)}px auto 0 }}
        """,
        style, font, rng, inner, rack_html, is_wide=is_wide, size=(width, height),
    )  # fmt: skip
    truth = {"board": board, "rack": rack, "layout": ALL_GAMES[game][0], "lexicon": ALL_GAMES[game][2], "game": game}
    return Drawn(html, (width, height), ratio, look, truth, tiles)


def _last_word(board: bytes, width: int, rng: Random) -> set[int]:
    """Give some tiles in a row that were laid last."""
    taken = [square for square, tile in enumerate(board) if tile != EMPTY]
    start = rng.choice(taken)
    step = rng.choice([1, width])
    found = set()
    while start < len(board) and board[start] != EMPTY and len(found) < 6:
        found.add(start)
        if step == 1 and start % width == width - 1:
            break
        start += step
    return found


def _tile(tile: int, tiles: TileSet, style: Mapping[str, Any], place: str, letter: float, *, kind: str = "") -> str:
    classes = f"tile {kind}"
    if coloured := style.get("by_value"):
        points = 0 if tile == BLANK or tile & AS_BLANK else tiles.points[tile]
        place += f"; background: {coloured.get(min(points, max(coloured)), '#f4f1e8')}"
    if tile == BLANK:
        return f'<div class="{classes}" style="{place}"></div>'
    text = tiles.show([tile & ~AS_BLANK]).strip("[]")
    size = letter * (0.68 if len(text) > 1 else 1)
    x, y = style["at"]
    move = f"translate(calc(-50% + {x / size}em), calc(-50% + {y / size}em))"
    face = f'<b style="font-size: {size}em; transform: {move}"><span>{text}</span></b>'
    if tile & AS_BLANK:
        return f'<div class="{classes} blank" style="{place}">{face}</div>'
    where, high = style["value"]
    scaled = f'<i style="font-size: {high}em; {_scaled(where, high)}">{tiles.points[tile]}</i>'
    return f'<div class="{classes}" style="{place}">{face}{scaled}</div>'


def _scaled(where: str, high: float) -> str:
    """Give places in parts of a square where `em` is that of a smaller text."""
    words = []
    for word in where.split(" "):
        number = word.rstrip(";").removesuffix("em")
        words.append(
            f"{float(number) / high:.3f}em{';' if word.endswith(';') else ''}"
            if word.rstrip(";").endswith("em")
            else word
        )
    return " ".join(words)


LETTERPRESS_LOOKS: Mapping[str, Mapping[str, Any]] = {
    "light": {
        "ground": "#f0efec", "head": "#333", "dark": False, "free": ("#e9e8e5", "#e6e5e2"), "ink": "#2e2d2d",
        "ours": ("#78c8f5", "#00a2ff"), "theirs": ("#f7998d", "#ff432f"), "letter": 0.44,
    },
    "dark": {
        "ground": "#1c1c1e", "head": "#ddd", "dark": True, "free": ("#2e2d2d", "#2a2929"), "ink": "#e1dfdc",
        "ours": ("#0c5c8c", "#00a2ff"), "theirs": ("#91302a", "#ff432f"), "letter": 0.44,
    },
    "sunset": {
        "ground": "linear-gradient(#fbd9b0, #f7b2a0)", "head": "#5a2a3a", "dark": False,
        "free": ("#fde3c4", "#fcdcb8"), "ink": "#5a2a3a",
        "ours": ("#c9a2d8", "#8a4fb0"), "theirs": ("#f6b26b", "#e67e22"), "letter": 0.4,
    },
    "tiles": {
        "ground": "linear-gradient(160deg, #26425e, #142636)", "head": "#fff", "dark": True,
        "free": ("linear-gradient(#fffdf5, #ece6d8)",) * 2, "ink": "#33322e",
        "ours": ("linear-gradient(#bfe3b4, #a3d196)", "linear-gradient(#63b955, #4b9f3e)"),
        "theirs": ("linear-gradient(#f6c3dd, #eaa6c8)", "linear-gradient(#e0589c, #cc3f86)"), "letter": 0.5,
        "square": "border-radius: .12em; box-shadow: 0 .05em .08em #0006", "gap": 0.08,
    },
    "mono": {
        "ground": "#ffffff", "head": "#111", "dark": False, "free": ("#ffffff", "#ffffff"), "ink": "#111",
        "ours": ("#cfe3ff", "#6fa8ff"), "theirs": ("#ffd6cf", "#ff8a75"), "letter": 0.36,
        "square": "box-shadow: inset 0 0 0 1px #ddd",
    },
    "palette": {"palette": True, "letter": 0.42},
    "pastels": {"palette": True, "pale": True, "letter": 0.4},
    "shades": {"palette": True, "dark": True, "letter": 0.46},
}  # fmt: skip


def _palette(rng: Random, *, is_dark: bool, is_pale: bool) -> dict[str, Any]:
    """Draw a theme's colours: two sides' hues well apart, each paler where it is open, on a ground with a tint."""
    hue, tint = rng.random(), rng.random()
    other = (hue + rng.uniform(0.22, 0.78)) % 1
    light, strong = rng.uniform(0.42, 0.6), rng.uniform(0.6, 1.0)
    if is_pale:
        light, strong = rng.uniform(0.62, 0.72), rng.uniform(0.5, 0.75)
    ground_light = rng.uniform(0.08, 0.2) if is_dark else rng.uniform(0.9, 1.0)
    free = [_colour(tint, ground_light + (0.05 if is_dark else -0.04) + shift, 0.25) for shift in (0.0, -0.012)]
    share = rng.uniform(0.35, 0.55)
    sides_of = []
    for one in (hue, other):
        full = _colour(one, light, strong)
        sides_of.append((_hex(_mean(full, free[0], share)), _hex(full)))
    texts = [_hex(colour) for colour in free]
    chequered = rng.random() < 0.6
    return {
        "ground": _hex(_colour(tint, ground_light, 0.25)), "head": "#ddd" if is_dark else "#333",
        "dark": is_dark, "free": (texts[0], texts[chequered]), "ink": "#f0eee8" if is_dark else "#2c2a2a",
        "ours": sides_of[0], "theirs": sides_of[1],
        "square": rng.choice(["", "", "border-radius: .14em; box-shadow: 0 .04em .06em #0004"]),
        "gap": rng.choice([0.0, 0.0, 0.06]),
    }  # fmt: skip


def _colour(hue: float, light: float, strong: float) -> tuple[int, int, int]:
    red, green, blue = (round(255 * each) for each in hls_to_rgb(hue, light, strong))
    return red, green, blue


def _hex(colour: tuple[int, int, int]) -> str:
    return f"#{bytes(colour).hex()}"


def _mean(one: tuple[int, int, int], other: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return red, green, blue


def letterpress(rng: Random, look: str, font: str | tuple[str, str, int]) -> Drawn:
    """Lay out a Letterpress screen."""
    style = dict(LETTERPRESS_LOOKS[look])
    if style.get("palette"):
        style |= _palette(rng, is_dark=style.get("dark", False), is_pale=style.get("pale", False))
    width, height, ratio = rng.choice(DEVICES)
    letters = "".join(rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(25))
    ours, theirs = sides(rng)
    side = min(width * rng.choice([1.0, 1.0, 0.94]), height * 0.5)
    em, gap = side / 5, style.get("gap", 0.0)
    cells = []
    size = style["letter"] * rng.uniform(0.9, 1.1)
    for place, letter in enumerate(letters):
        row, column = divmod(place, 5)
        if ours >> place & 1:
            fill = style["ours"][locked(ours) >> place & 1]
        elif theirs >> place & 1:
            fill = style["theirs"][locked(theirs) >> place & 1]
        else:
            fill = style["free"][(row + column) % 2]
        where = f"left: {column + gap / 2}em; top: {row + gap / 2}em; width: {1 - gap}em; height: {1 - gap}em"
        face = f'<b style="font-size: {size}em">{letter}</b>'
        cells.append(f'<div class="square" style="{where}; background: {fill}">{face}</div>')
    word = rng.choice(["", "", "QUIET", "RAIN"])
    # The word that is being laid is shown in the colours of its squares, in some looks.
    fills = [style["free"][0]] * len(word)
    if style.get("palette"):
        fills = [rng.choice([style["free"][0], *style["ours"], *style["theirs"]]) for _ in word]
    tray = "".join(
        f'<span style="background: {fill}">{letter}</span>' for letter, fill in zip(word, fills, strict=True)
    )
    mine, yours = style["ours"][1], style["theirs"][1]
    scores = f"""<div class="scores"><p style="background: {mine}">{ours.bit_count()}</p>
        <p style="background: {yours}">{theirs.bit_count()}</p></div>"""
    board = f'<div class="board" style="width: 5em; height: 5em">{"".join(cells)}</div>'
    html = _page(
        f"""
        .board {{ position: relative; font-size: {em}px; margin: 0 auto }}
        .square {{ position: absolute; display: flex; align-items: center; justify-content: center;
                   color: {style["ink"]}; {style.get("square", "")} }}
        .square b {{ font-weight: inherit; line-height: 1 }}
        .scores {{ display: flex; justify-content: space-evenly }}
        .scores p {{ width: 60px; height: 60px; border-radius: 50%; color: #fff; font-size: 26px; margin: 8px;
                     display: flex; align-items: center; justify-content: center }}
        .word {{ min-height: {em * 0.6}px; text-align: center; margin: 10px }}
        .word span {{ display: inline-block; width: {em * 0.5}px; line-height: {em * 0.5}px; margin: 2px;
                      font-size: {em * 0.28}px; color: {style["ink"]} }}
        """,
        style, font, rng, f'{scores}<div class="word">{tray}</div>{board}', "", is_wide=False, size=(width, height),
    )  # fmt: skip
    told = look == "light" and bool(ours and theirs)  # all other colours are of no theme of the app
    return Drawn(html, (width, height), ratio, look, {"letters": letters, "ours": ours, "theirs": theirs, "told": told})


def _page(  # noqa: PLR0917
    rules: str,
    style: Mapping[str, Any],
    font: str | tuple[str, str, int],
    rng: Random,
    board: str,
    rack: str,
    *,
    is_wide: bool,
    size: tuple[int, int],
) -> str:
    """Put a board and a rack between a status bar, names, buttons and, where there is room, a list of plays."""
    family, rule, weight = font if isinstance(font, tuple) else (font, "", 700)
    around = _around(style, rng)
    head, foot = ("", "") if is_wide else (around["status"] + around["names"], around["buttons"] + around["banner"])
    plays = f"<aside>{around['names']}{around['plays']}</aside>" if is_wide else ""
    space = rng.uniform(0, 26)
    return f"""<!doctype html><meta charset="utf-8"><style>
        {rule}
        * {{ box-sizing: border-box }}
        html, body {{ margin: 0; height: 100%; overflow: hidden }}
        body {{ background: {style["ground"]}; color: {style["head"]}; font-family: {family}; font-weight: {weight};
                {"display: flex; gap: 24px; padding: 16px" if is_wide else "text-align: center"} }}
        .status {{ height: 44px; display: flex; justify-content: space-between; padding: 14px 28px;
                   font-size: 15px }}
        .status u {{ display: inline-block; width: 24px; height: 12px; border-radius: 3px; background: currentColor }}
        .island {{ position: absolute; left: 36%; top: 11px; width: 28%; height: 30px; border-radius: 15px;
                   background: #000 }}
        .names {{ display: flex; justify-content: space-around; align-items: center; padding: 6px; font-size: 14px }}
        .names p {{ display: flex; align-items: center; gap: 8px; margin: 4px }}
        .names q {{ width: 40px; height: 40px; border-radius: 50%; quotes: none;
                   background: linear-gradient(45deg, #f96, #69f) }}
        .names em {{ font-style: normal; font-size: 20px }}
        .buttons {{ display: flex; gap: 8px; padding: 12px; margin-top: {space / 2}px }}
        .buttons span {{ flex: 1; padding: 12px 0; border-radius: 10px; background: #3a7bd5; color: #fff;
                         font-size: 13px;
                         box-shadow: 0 2px 4px #0004 }}
        .banner {{ position: absolute; bottom: 0; left: 0; right: 0; height: 50px; background: #fff; color: #000;
                   font-size: 12px;
                   display: flex; align-items: center; justify-content: space-around; border-top: 1px solid #ccc }}
        .banner s {{ width: 38px; height: 38px; border-radius: 8px; background: linear-gradient(#7c4, #285) }}
        .home {{ position: absolute; bottom: 8px; left: 33%; width: 34%; height: 5px; border-radius: 3px;
                 background: currentColor }}
        aside {{ flex: 1; font-size: 15px; text-align: left }}
        aside li {{ padding: 6px 10px; border-bottom: 1px solid #8884; list-style: none }}
        main {{ padding-top: {space}px }}
        {rules}</style><body>{head}<main>{board}{rack}</main>{foot}{plays}"""


def _around(style: Mapping[str, Any], rng: Random) -> Mapping[str, str]:
    has_island = rng.random() < 0.4
    names = rng.sample(["Ada", "Grace", "Alan", "Zeynep", "Mehmet", "Kurt"], 2)
    plays = "".join(
        f"<li>{rng.choice(names)} · {rng.choice(['QUIZ', 'TEAMED', 'ZAX', 'JO'])} · {rng.randrange(6, 90)}</li>"
        for _ in range(12)
    )
    people = "".join(f"<p><q></q><span>{name}<br><em>{rng.randrange(20, 400)}</em></span></p>" for name in names)
    buttons = "".join(
        f"<span>{text}</span>" for text in rng.choice([["Shuffle", "Pass", "Swap", "Play"], ["…", "PLAY"]])
    )
    banner = (
        '<div class="banner"><s></s>Play now for free<s></s></div>'
        if rng.random() < 0.35
        else '<div class="home"></div>'
    )
    status = '<div class="status"><span>9:41</span><span>5G <u></u></span></div>'
    return {
        "status": status + ('<div class="island"></div>' if has_island else ""),
        "names": f'<div class="names">{people}</div>',
        "buttons": f'<div class="buttons">{buttons}</div>',
        "banner": banner,
        "plays": f"<ul style='padding: 0'>{plays}</ul>",
    }
