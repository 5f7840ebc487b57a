"""What the requests and results of crossword games have in common: boards, tile sets, positions, turns, as types."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, NotRequired, TypedDict

from ..alphabets import Tiles
from ..contract import AS_GIVEN, Alias, Bounds, Items
from ..contract.bounds import BLANKS, BOARD_TEXT, RACK
from ..errors import PositionError, RequestError
from ..lexicon import Lexicon
from ..tiles import BLANK, TileSet, tile_set_of
from .board import Position, excess, how_many, read_position
from .layout import Layout, default_tiles, layout_of
from .places import CrosswordPlaceOfPlay
from .turns import Kind

__all__ = [
    "BOARD_ERRORS",
    "GAME_ERRORS",
    "QUIZ_BOARD",
    "CrosswordBoard",
    "CrosswordGame",
    "CrosswordLayout",
    "CrosswordTiles",
    "CrosswordTurn",
    "LayoutSource",
    "TilesSource",
    "TurnProblem",
    "read_rack",
    "refuse_excess",
]

QUIZ_BOARD = "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15"
"""The board with which methods are shown."""

GAME_ERRORS: Mapping[str, str] = {
    "layout-unknown": "There is no such board.",
    "layout": "The board cannot be read; `row` and `column` say where.",
    "tile-set-unknown": "There is no such tile set.",
    "tile-set": "The tile set cannot be read.",
    "tile-letter": "A letter of the tile set is wrong; `letter` says which.",
}

BOARD_ERRORS: Mapping[str, str] = {
    **GAME_ERRORS,
    "board-rows": "The board has too few or too many rows.",
    "board-row": "A row has too few or too many squares; `row` says which.",
    "board-letter": "A square holds no tile of the set; `row` and `column` say which; where that and the square beside "
    "it are one tile, `written` has it.",
    "rack-letter": "The rack has something that is not a tile of the set; `index` says where, and where brackets make "
    "it one `written` has them.",
    "rack-size": "The rack has more tiles than the game's racks hold; where brackets make it fit, `written` has them.",
    "too-large": f"The rack has more than {BLANKS}, or a field is over its bound.",
    "too-many-tiles": "Board and rack together have more of a tile than the set.",
}


class CrosswordLayout(TypedDict):
    """A board of your own.

    A square is `.`, a letter premium (`d` `t` `q`: two, three, four times), a word premium (`D` `T` `Q`), a digit (the
    letter counts three times if its value is that number), or `+` (a tile there earns 25 points besides: the star of
    Kelimelik, which lies elsewhere in each game). A copy of a shipped board with stars keeps its leave tables.
    """

    name: NotRequired[str]
    layout: Annotated[list[str], "Rows of squares."]
    center: NotRequired[
        Annotated[list[int] | None, "Row and column, from 0, of the square that the first word covers; null for any."]
    ]
    rack: NotRequired[Annotated[int, "The most tiles on a rack."]]
    exchange: NotRequired[
        Annotated[int, "The fewest tiles in the bag that allow an exchange; as many as a rack holds by default."]
    ]
    bonus: NotRequired[
        Annotated[dict[str, int | str], "What playing that many tiles at once earns: points, or `x2 main word`."]
    ]
    tiles: NotRequired[Annotated[str, "Id of the tile set that goes with it."]]


class CrosswordTiles(TypedDict):
    """Tiles of your own."""

    name: NotRequired[str]
    alphabet: NotRequired[Annotated[str, "Id."]]
    blanks: NotRequired[int]
    tiles: Annotated[
        dict[str, Annotated[list[int | None], Items(int | None, int)]],
        "Letter -> [count, value]; a count is null where it is not known.",
    ]


LayoutSource = Annotated[str | Annotated[CrosswordLayout, AS_GIVEN], "Id of a shipped board, or a board of your own."]
TilesSource = Annotated[
    str | Annotated[CrosswordTiles, AS_GIVEN] | None,
    "Id of a shipped tile set, or tiles of your own; null takes those that go with board and list.",
]

TurnKind = Annotated[Kind, Alias("CrosswordTurnKind")]


class TotalDoubt(TypedDict):
    """A total in a file that the turns do not add up to."""

    told: Annotated[int, "The player's total according to the file."]
    found: Annotated[int, "The sum of the player's turns."]


class TurnProblem(TypedDict):
    """Why a turn is impossible; it is listed, but not played."""

    code: Annotated[
        str,
        "`gcg-square`: a play does not fit the board. `laid`, `play`: its tiles are not a play. `not-on-rack`: its "
        "rack has fewer of a tile. `too-many-tiles`: the set has fewer. `rack-size`: no rack holds so many. "
        "`rack-letter`: something is not a tile.",
    ]
    message: str
    line: NotRequired[Annotated[int, "Of the file, from 1."]]
    reason: NotRequired[Annotated[str, "Why tiles are not a play, as in crossword.lay."]]
    letter: NotRequired[Annotated[str, "The tile there are too many of, or too few."]]
    index: NotRequired[Annotated[int, "Which sign of a rack is not a tile, from 0; or how many a rack holds."]]
    row: NotRequired[Annotated[int, "Of the square, from 0."]]
    column: NotRequired[Annotated[int, "Of the square, from 0."]]


class CrosswordTurn(CrosswordPlaceOfPlay):
    """One turn of a game.

    A play names its first square by `position`, or by `row`, `col` and `across`; its `word` is not read.
    """

    player: Annotated[int, Bounds(0, 3), "From 0; a replay has two."]
    kind: TurnKind
    score: int
    rack: NotRequired[Annotated[str, RACK, "The rack before the turn."]]
    text: NotRequired[
        Annotated[str, "The exchanged tiles (their number, where no more is known), or the reason of points."]
    ]
    leave: NotRequired[Annotated[str, "What stayed on the rack."]]
    note: NotRequired[Annotated[str, "A comment on the turn."]]
    doubt: NotRequired[Annotated[TotalDoubt, "Where a file's total differs from this turn on."]]
    by_order: NotRequired[
        Annotated[bool, "Whether from this turn on the order of a file's turns alone may tell whose they are."]
    ]
    problem: NotRequired[Annotated[TurnProblem, "Why a play does not fit the board; its tiles do not lie there."]]


def _game(
    of_layout: LayoutSource, of_tiles: TilesSource, lexicon: Lexicon | None, most_blanks: int
) -> tuple[Layout, TileSet, Lexicon | None]:
    layout = layout_of(of_layout)
    letters = None if lexicon is None else lexicon.alphabet
    source = default_tiles(layout, letters) if of_tiles is None else of_tiles
    tiles = tile_set_of(source, letters)
    if lexicon is not None and all(len(tiles.alphabet.decode(bytes([tile]))) == 1 for tile in tiles.letters):
        lexicon = lexicon.by_letters
        tiles = tile_set_of(source, lexicon.alphabet)
    if (blanks := (tiles.counts or {}).get(BLANK, 0)) > most_blanks:
        message = f"{tiles.name} has {blanks} blanks; a set that is drawn from has at most {most_blanks}."
        raise PositionError("tile-set", message, field="tiles")
    return layout, tiles, lexicon


_kept_game = lru_cache(maxsize=4)(_game)
"""The same of boards and tiles that ship, which most requests name again and again."""


@dataclass(frozen=True, kw_only=True)
class CrosswordGame:
    """The board and the tiles that are played with."""

    layout: LayoutSource = "scrabble"
    tiles: TilesSource = None

    most_blanks = BLANKS.most  # of the set: racks are drawn from it and played

    def read_game(self, lexicon: Lexicon | None) -> tuple[Layout, TileSet, Lexicon | None]:
        """Give board and tiles, and the lexicon spelled in the tiles of the set.

        A set without digraph tiles plays words letter by letter, whatever their alphabet counts as one. Without a
        lexicon the set's own alphabet is used.
        """
        layout, tiles = self.layout, self.tiles
        if isinstance(layout, str) and (tiles is None or isinstance(tiles, str)):
            return _kept_game(layout, tiles, lexicon, self.most_blanks)
        return _game(layout, tiles, lexicon, self.most_blanks)

    def read_words(self, lexicon: Lexicon) -> tuple[Layout, TileSet, Lexicon]:
        """Give the same, of a lexicon that there is."""
        layout, tiles, spelled = self.read_game(lexicon)
        return layout, tiles, lexicon if spelled is None else spelled


@dataclass(frozen=True, kw_only=True)
class CrosswordBoard(CrosswordGame):
    """A board with tiles on it."""

    board: Annotated[
        Annotated[str, BOARD_TEXT] | list[Annotated[str, BOARD_TEXT]],
        "Rows, or one line of CGP: `.` empty, upper case a tile, lower case a blank; digraphs in brackets, `[CH]`.",
    ]

    def read_position(self, lexicon: Lexicon) -> tuple[Position, Lexicon]:
        """Give the position, and the lexicon spelled in the tiles of the set."""
        layout, tiles, lexicon = self.read_words(lexicon)
        return read_position(self.board, layout, tiles), lexicon

    def read_bare_position(self, lexicon: Lexicon | None) -> Position:
        """Give the position; without a lexicon the set's own alphabet counts."""
        layout, tiles, _ = self.read_game(lexicon)
        return read_position(self.board, layout, tiles)


def read_rack(text: str, position: Position) -> Tiles:
    """Read a rack.

    Raises PositionError "rack-size" for more tiles than the game's racks hold, RequestError "too-large" for too many
    blanks.
    """
    rack = position.tiles.read_rack(text)
    most = position.layout.rack
    if len(rack) > most:
        message = f"The rack has {len(rack)} tiles; a rack of {position.layout.name} holds {most}."
        hint, place = position.tiles.hint_of_brackets(text, most)
        raise PositionError("rack-size", message + hint, field="rack", index=most, **place)
    if (blanks := rack.count(BLANK)) > BLANKS.most:
        message = f"The rack has {blanks} blanks; a rack has at most {BLANKS}."
        raise RequestError("too-large", message, field="rack", most=BLANKS.most)
    return rack


def refuse_excess(position: Position, rack: Tiles) -> None:
    """Raise PositionError "too-many-tiles" if board and rack have more of a tile than the set, at the last of them."""
    for tile, count, square in excess(position, rack):
        has, letter = (position.tiles.counts or {}).get(tile, 0), position.tiles.show([tile])
        there = f"{how_many(position, tile, count)} on board and rack; {position.tiles.name} has {has}."
        if square is None:
            raise PositionError("too-many-tiles", f"There {there}", field="rack", letter=letter)
        row, column = divmod(square, position.layout.width)
        message = f"Row {row + 1}, column {column + 1}: there {there}"
        raise PositionError("too-many-tiles", message, field="board", row=row, column=column, letter=letter)
