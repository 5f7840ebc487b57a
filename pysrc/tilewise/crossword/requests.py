"""Reading what the requests of crossword games have in common: `layout`, `tiles`, `board` and `rack`."""

from typing import Any

from ..alphabets import Alphabet, Tiles
from ..errors import PositionError, RequestError
from ..fields import Fields
from ..lexicon import Lexicon
from ..tiles import BLANK, TILE_SETS, TileSet, tile_set_of
from .board import Position, excess, read_position
from .layout import Layout, layout_of

__all__ = ["read_board_of", "read_game", "read_position_of", "read_rack", "refuse_excess"]


def read_game(fields: Fields, lexicon: Lexicon | None) -> tuple[Layout, TileSet, Lexicon | None]:
    """Read `layout` and `tiles`, and give the lexicon spelled in the tiles of the set.

    A tile set goes without saying: the layout's own, or the one of the lexicon's alphabet. A set without digraph tiles
    plays words letter by letter, whatever their alphabet counts as one. Without a lexicon the set's own alphabet is
    used.
    """
    layout = layout_of(_id_or_form(fields, "layout", "scrabble"))
    source = _id_or_form(fields, "tiles", _usual_tiles(layout, None if lexicon is None else lexicon.alphabet))
    if lexicon is None:
        return layout, tile_set_of(source), None
    tiles = tile_set_of(source, lexicon.alphabet)
    if all(len(tiles.alphabet.decode(bytes([tile]))) == 1 for tile in tiles.letters):
        lexicon = lexicon.by_letters
        tiles = tile_set_of(source, lexicon.alphabet)
    return layout, tiles, lexicon


def read_position_of(fields: Fields, lexicon: Lexicon) -> tuple[Position, Lexicon]:
    """Read `layout`, `tiles` and `board`, and give the lexicon spelled in the tiles of the set."""
    layout, tiles, spelled = read_game(fields, lexicon)
    return read_position(read_board_of(fields), layout, tiles), spelled or lexicon


def read_board_of(fields: Fields) -> str | list[str]:
    """Read `board` as it comes, rows or one text."""
    board = fields.value("board")
    if isinstance(board, str) or (isinstance(board, list) and all(isinstance(row, str) for row in board)):
        return board
    raise RequestError("wrong-type", "“board” is a list of rows or the text of a CGP board.", field="board")


def read_rack(text: str, position: Position) -> Tiles:
    """Read a rack; raises PositionError "rack-size" for more tiles than the game's racks hold."""
    rack = position.tiles.read_rack(text)
    most = position.layout.rack
    if len(rack) > most:
        message = f"The rack has {len(rack)} tiles; a rack of {position.layout.name} holds {most}."
        raise PositionError("rack-size", message, field="rack", index=most)
    return rack


def refuse_excess(position: Position, rack: Tiles) -> None:
    """Raise PositionError "too-many-tiles" if board and rack have more of a tile than the set, at the last of them."""
    for tile, count, square in excess(position, rack):
        has, letter = (position.tiles.counts or {}).get(tile, 0), position.tiles.show([tile])
        what = "blanks" if tile == BLANK else f"tiles {letter}"
        message = f"There are {count} {what} on board and rack; {position.tiles.name} has {has}."
        if square is None:
            raise PositionError("too-many-tiles", message, field="rack", letter=letter)
        row, column = divmod(square, position.layout.width)
        message = f"Row {row + 1}, column {column + 1}: there are {message[10:]}"
        raise PositionError("too-many-tiles", message, field="board", row=row, column=column, letter=letter)


def _usual_tiles(layout: Layout, letters: Alphabet | None) -> str:
    usual = layout.tiles or "en"
    if letters is None or TILE_SETS[usual]["alphabet"] == letters.id:
        return usual
    return letters.id


def _id_or_form(fields: Fields, name: str, default: str) -> Any:
    value = fields.value(name, default)
    if not isinstance(value, str | dict):
        message = f"“{name}” is the id of one that ships, or an object of the same form."
        raise RequestError("wrong-type", message, field=name)
    return value
