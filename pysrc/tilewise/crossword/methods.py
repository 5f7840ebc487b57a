"""The methods of crossword games: `crossword.solve`, `crossword.check`, `crossword.unseen`, `crossword.read`, `crossword.write`."""

from collections.abc import Callable
from typing import Any

from ..alphabets import Alphabet, Tiles
from ..errors import PositionError, RequestError
from ..fields import Fields
from ..lexicon import Lexicon
from ..tiles import BLANK
from .board import Position, excess, read_position, unseen
from .judge import problems
from .layout import GAMES, Layout, layout_of, square_name, tile_set_of
from .plays import Play
from .solve import best_plays

__all__ = ["check", "solve", "unseen_tiles"]

Lexicons = Callable[[str], Lexicon]
"""Gives a word list by its id."""

_REQUIRED: Any = object()


def solve(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.solve`."""
    position, lexicon = _position_for(fields, lexicons(fields.text("lexicon")))
    rack = _rack(fields, position)
    limit = fields.integer_or_none("limit", 20, least=0)
    by_equity = fields.choice("order", ("score", "equity"), "score") == "equity"
    fields.done()
    _refuse_excess(position, rack)
    count, plays = best_plays(position, rack, lexicon, limit, by_equity=by_equity)
    return {"count": count, "plays": [_describe(play) for play in plays]}


def check(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.check`."""
    position, lexicon = _position_for(fields, lexicons(fields.text("lexicon")))
    fields.done()
    found = list(problems(position, lexicon))
    return {"ok": not found, "problems": found}


def unseen_tiles(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.unseen`; without a lexicon the tile set's own alphabet counts.

    `unseen` has every tile of the set, those of which none is left included, and the blank as "?"; it and the numbers are
    null where the counts of a tile set are not known. `bag` is what is left when the other side holds a full rack.
    """
    id = fields.text("lexicon", None)
    position = _position(fields) if id is None else _position_for(fields, lexicons(id))[0]
    rack = _rack(fields, position, "")
    fields.done()
    _refuse_excess(position, rack)
    tiles = position.tiles
    if tiles.counts is None:
        return {"unseen": None, "count": None, "bag": None}
    left = unseen(position, rack)
    count = sum(left.values())
    return {
        "unseen": {tiles.show([tile]): left[tile] for tile in (*tiles.letters, BLANK)},
        "count": count,
        "bag": max(count - position.layout.rack, 0),
    }


def _position_for(fields: Fields, lexicon: Lexicon) -> tuple[Position, Lexicon]:
    """Read a position in a lexicon's alphabet, and give the lexicon spelled in the tiles of the set.

    A set without digraph tiles plays words letter by letter, whatever the alphabet calls one letter.
    """
    layout, source = _game(fields, lexicon.alphabet)
    tiles = tile_set_of(source, lexicon.alphabet)
    if all(len(tiles.alphabet.decode(bytes([tile]))) == 1 for tile in tiles.letters):
        lexicon = lexicon.by_letters
        tiles = tile_set_of(source, lexicon.alphabet)
    return read_position(_board(fields), layout, tiles), lexicon


def _position(fields: Fields) -> Position:
    """Read a position in its tile set's own alphabet."""
    layout, source = _game(fields, None)
    return read_position(_board(fields), layout, tile_set_of(source))


def _game(fields: Fields, letters: Alphabet | None) -> tuple[Layout, Any]:
    """Read `layout` and `tiles`; those of the layout, or of the alphabet, go without saying."""
    layout = layout_of(_text_or_object(fields, "layout", "scrabble"))
    usual = layout.tiles or "en"
    if letters is not None and GAMES["tilesets"][usual]["alphabet"] != letters.id:
        usual = letters.id
    return layout, _text_or_object(fields, "tiles", usual)


def _board(fields: Fields) -> str | list[str]:
    board = fields.value("board")
    if isinstance(board, str) or (isinstance(board, list) and all(isinstance(row, str) for row in board)):
        return board
    raise RequestError("wrong-type", "“board” is a list of rows or the text of a CGP board.", field="board")


def _text_or_object(fields: Fields, name: str, default: str) -> Any:
    value = fields.value(name, default)
    if value is not default and not isinstance(value, str | dict):
        raise RequestError("wrong-type", f"“{name}” is the id of one that ships, or an object of its form.", field=name)
    return value


def _rack(fields: Fields, position: Position, default: Any = _REQUIRED) -> Tiles:
    text = fields.text("rack") if default is _REQUIRED else fields.text("rack", default)
    rack = position.tiles.read_rack(text)
    most = position.layout.rack
    if len(rack) > most:
        raise PositionError(
            "rack-size", f"The rack has {len(rack)} tiles; {position.layout.name} has racks of {most}.",
            field="rack", index=most,
        )  # fmt: skip
    return rack


def _refuse_excess(position: Position, rack: Tiles) -> None:
    """Refuse more tiles of a kind than the set has, at the last of them."""
    for tile, count, square in excess(position, rack):
        has = (position.tiles.counts or {})[tile]
        what = "blank" if tile == BLANK else position.tiles.show([tile])
        message = f"There are {count} tiles {what} on board and rack; {position.tiles.name} has {has}."
        if square is None:
            raise PositionError("too-many-tiles", message, field="rack", letter=position.tiles.show([tile]))
        row, column = divmod(square, position.layout.width)
        message = f"Row {row + 1}, column {column + 1}: {message[0].lower()}{message[1:]}"
        raise PositionError(
            "too-many-tiles", message, field="board", row=row, column=column, letter=position.tiles.show([tile])
        )


def _describe(play: Play) -> dict[str, Any]:
    row, column = play.slot.square
    across = play.slot.line.across
    show = play.slot.line.position.tiles.show
    words = [{"word": show(word), "score": score} for word, score in play.words()]
    return {
        "position": square_name(row, column, across=across),
        "row": row,
        "col": column,
        "across": across,
        "word": words[0]["word"],
        "placed": show(play.placed),
        "score": play.score,
        "words": words,
        "bonus": play.slot.worth.bonus,
        "leave": show(play.leave),
        "equity": play.score + play.leave_value,
    }
