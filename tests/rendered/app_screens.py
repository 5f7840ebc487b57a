"""Screens laid out as five apps lay out theirs: pitches, colours, tints, bubbles and racks measured on real ones.

What they have that other drawn screens have not: boards of up to 105 tiles, tiles tinted by the premium squares below
them, joined without a line, or thick with an edge below, a rack of another colour than the board's tiles, or with empty
places, blanks that print a 0, premium squares anywhere, a message over two rows, and screens that are dimmed or greyed
at the end of a game.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

from PIL import Image
from rendered.app_painters import PAINTERS, Drawn, Shown
from rendered.drawn_words import lexicon_named

from tilewise.crossword.bag import filled, full_bag
from tilewise.crossword.board import Position
from tilewise.crossword.layout import Layout, layout_of
from tilewise.crossword.search import Search
from tilewise.tiles import AS_BLANK, BLANK, EMPTY, TileSet, tile_set_of

APPS = ("feud", "wwf", "wwf tablet", "crossplay", "league", "go")
GAMES = {
    "feud": ("wordfeud", "en_wordfeud"),
    "wwf": ("wwf", "en_wwf"),
    "wwf tablet": ("wwf", "en_wwf"),
    "crossplay": ("crossplay", "en"),
    "league": ("letter_league", "en"),
    "go": ("scrabble", "en"),
}

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
    board, rack = Position.bare(layout, tiles), filled(b"", bag, 7)
    last, laid = frozenset[int](), frozenset[int]()
    while len(laid) < count:
        plays = Search(board, rack, lexicon_named("en")).best(8)
        if not plays:
            rack = filled(b"", bag, 7)
            continue
        play = rng.choice(plays)
        kept = list(rack)
        board = play.after(board)
        before, laid = laid, frozenset(place for place, tile in enumerate(board.board) if tile != EMPTY)
        last = laid - before
        for place in last:
            kept.remove(board.board[place] & ~AS_BLANK)
        rack = filled(bytes(kept), bag, 7)
    return board.board, rack, last


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
    banner: bool = False


def screen(app: str, rng: Random, options: Options) -> AppScreen:
    """Draw a screen of an app."""
    layout, tiles = game_of(app)
    board, rack, last = position(app, options.tiles, options.seed)
    lying = [place for place, tile in enumerate(board) if tile != EMPTY]
    blanks = set(rng.sample(lying, min(len(lying), options.blanks)))
    board = bytes(tile | AS_BLANK if place in blanks else tile for place, tile in enumerate(board))
    rack = rack[: options.held]
    if options.held and options.blanks and rng.random() < 0.3:
        rack = rack[:-1] + bytes([BLANK])
    premiums = layout.premiums
    if options.random_premiums:
        squares = list(premiums)
        rng.shuffle(squares)
        premiums = "".join(squares)
    faces = NARROW if app == "feud" else HEAVY
    drawn = Drawn(Image.new("RGB", (8, 8)), rng, tiles, rng.choice(faces))
    recent = last if options.recent or options.laying else frozenset[int]()
    shown = Shown(
        app,
        board,
        rack,
        premiums,
        layout,
        recent,
        bubble=options.bubble,
        ended=options.ended,
        laying=options.laying,
        banner=options.banner,
    )
    frame = PAINTERS[app](drawn, shown)
    image = drawn.image
    id = None if options.random_premiums else GAMES[app][0]
    if options.laying:
        rack = rack[: 7 - len(last)] + bytes(
            BLANK if board[place] & AS_BLANK else board[place] for place in sorted(last)
        )
        board = bytes(EMPTY if place in last else tile for place, tile in enumerate(board))
    return AppScreen(image, app, board, rack, id, premiums, tiles, frame, layout.width)
