"""The methods that read and write positions and games as text: `crossword.read` and `crossword.write`."""

from typing import Any

from ..errors import RequestError
from ..fields import Fields
from ..lexicon.selection import Lexicons
from ..tiles import EMPTY, TileSet, tokens
from .board import Position, read_position, write_rows
from .gcg import KINDS, Game, Turn, boards, read_gcg, write_gcg
from .layout import Layout, square_name
from .notation import Reading, format_of, read_cgp, read_rows, write_cgp, write_plain
from .requests import read_board_of, read_game

__all__ = ["read", "write"]


def read(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.read`: what a `text` in any notation says, in the fields that other methods take.

    `format` is "cgp", "rows" or "gcg"; `game` has the `players` and `turns` of a GCG file and is null otherwise.
    """
    layout, tiles = _game_of(fields, lexicons)
    text = fields.text("text")
    fields.done()
    format = format_of(text)
    described = None
    if format == "gcg":
        game = read_gcg(text, layout, tiles)
        reading = Reading(game.position, scores=game.scores)
        described = {"players": list(game.players), "turns": [_describe(turn, tiles) for turn in game.turns]}
    else:
        reading = (read_cgp if format == "cgp" else read_rows)(text, layout, tiles)
    return {
        "format": format,
        "board": write_rows(reading.position),
        "rack": tiles.show(reading.racks[0]),
        "other_rack": tiles.show(reading.racks[1]),
        "scores": list(reading.scores),
        "game": described,
    }


def write(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `crossword.write`: a position as "cgp" or "rows", or the players and turns of a game as "gcg"."""
    layout, tiles = _game_of(fields, lexicons)
    format = fields.choice("format", ("cgp", "rows", "gcg"))
    if format == "gcg":
        players, turns = fields.texts("players"), fields.value("turns")
        fields.done()
        return {"text": write_gcg(_read_game(players, turns, layout, tiles))}
    position = read_position(read_board_of(fields), layout, tiles)
    racks = tiles.read_rack(fields.text("rack", "")), tiles.read_rack(fields.text("other_rack", ""), "other_rack")
    scores = fields.value("scores", [0, 0])
    fields.done()
    if not isinstance(scores, list) or len(scores) != 2 or not all(type(score) is int for score in scores):
        raise RequestError("wrong-type", "“scores” is a list of two whole numbers.", field="scores")
    reading = Reading(position, racks, (scores[0], scores[1]))
    return {"text": (write_cgp if format == "cgp" else write_plain)(reading)}


def _game_of(fields: Fields, lexicons: Lexicons) -> tuple[Layout, TileSet]:
    id = fields.text("lexicon", None)
    layout, tiles, _ = read_game(fields, None if id is None else lexicons(id))
    return layout, tiles


def _describe(turn: Turn, tiles: TileSet) -> dict[str, Any]:
    described = {
        "player": turn.player, "kind": turn.kind, "score": turn.score, "rack": turn.rack, "text": turn.text,
    }  # fmt: skip
    if turn.kind == "play":
        described |= {
            "position": square_name(turn.row, turn.column, across=turn.across),
            "row": turn.row,
            "col": turn.column,
            "across": turn.across,
            "placed": tiles.show(turn.placed),
        }
    return described


def _read_game(players: list[str], turns: object, layout: Layout, tiles: TileSet) -> Game:
    """Read a game from the fields that `_describe` gives it, and replay it."""
    if len(players) != 2 or not isinstance(turns, list):
        raise RequestError("wrong-type", "A game has two “players” and a list of “turns”.", field="players")
    read = [_read_turn(turn, number, tiles) for number, turn in enumerate(turns, start=1)]
    position = Position(layout, tiles, bytes([EMPTY]) * len(layout.premiums))
    *_, position = [position, *boards(position, read)]
    return Game((players[0], players[1]), tuple(read), position)


def _read_turn(source: object, number: int, tiles: TileSet) -> Turn:
    fields = Fields(source)
    turn = Turn(
        player=fields.integer("player", least=0, most=1),
        kind=fields.choice("kind", KINDS),
        score=fields.integer("score"),
        rack=fields.text("rack", ""),
        text=fields.text("text", ""),
        row=fields.integer("row", 0, least=0),
        column=fields.integer("col", 0, least=0),
        across=fields.flag("across", True),
        placed=_read_placed(fields.text("placed", ""), tiles),
        line=number,
    )
    fields.text("position", "")
    fields.done()
    return turn


def _read_placed(text: str, tiles: TileSet) -> bytes:
    placed = [tiles.read_tile(token) for token in tokens(text)]
    if None in placed:
        raise RequestError("wrong-type", f"“{text}” is not made of tiles of {tiles.name}.", field="placed")
    return bytes(tile for tile in placed if tile is not None)
