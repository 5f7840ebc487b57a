"""Plays and other moves as rows of JSON, the same in every method that gives some."""

from typing import Annotated, NotRequired, TypedDict

from ..contract import Alias
from ..tiles import TileSet, in_rack_order
from .layout import square_name
from .moves import Move, MoveKind
from .plays import Play

__all__ = ["CrosswordMoveKind", "CrosswordPlay", "MadeWord", "move_row", "play_row"]

CrosswordMoveKind = Annotated[MoveKind, Alias("CrosswordMoveKind")]


class MadeWord(TypedDict):
    """A word that a play makes."""

    word: str
    score: int


class CrosswordPlay(TypedDict):
    """A legal play; or, where all moves are asked for, an exchange or the pass, which have no place and no words."""

    kind: NotRequired[Annotated[CrosswordMoveKind, "Where all moves are asked for."]]
    tiles: NotRequired[Annotated[str, "Of an exchange, the tiles that are exchanged."]]
    position: Annotated[str, "The first square, row first across (8M), column first down (M8)."]
    row: Annotated[int, "Of the main word's first square, from 0."]
    col: Annotated[int, "Of the main word's first square, from 0."]
    across: bool
    word: Annotated[str, "The main word, blanks in lower case."]
    placed: Annotated[str, "The same, with `.` where a tile lies already."]
    score: int
    words: Annotated[list[MadeWord], "All words, the main word first; their scores without the bonus."]
    bonus: Annotated[int, "Points for the number of tiles."]
    leave: Annotated[str, "What stays on the rack."]
    equity: float
    others: NotRequired[
        Annotated[int, "Where blanks are merged: how many other choices of blanks there are for the word in its place."]
    ]


def play_row(play: Play) -> CrosswordPlay:
    """Write a play."""
    row, column = play.slot.square
    across = play.slot.line.across
    show = play.slot.line.tile_set.show
    words: list[MadeWord] = [{"word": show(word), "score": score} for word, score in play.words()]
    found: CrosswordPlay = {
        "position": square_name(row, column, across=across),
        "row": row,
        "col": column,
        "across": across,
        "word": words[0]["word"],
        "placed": show(play.placed),
        "score": play.score,
        "words": words,
        "bonus": play.slot.worth.bonus,
        "leave": show(in_rack_order(play.leave)),
        "equity": play.equity,
    }
    if play.others:
        found["others"] = play.others
    return found


def move_row(move: Move, tiles: TileSet) -> CrosswordPlay:
    """Write a move, with its kind.

    >>> from ..tiles import tile_set_of
    >>> row = move_row(Move("exchange", None, b"QV", b"AERST", 6.5), tile_set_of("en"))
    >>> row["kind"], row["tiles"], row["score"], row["leave"], row["equity"]
    ('exchange', 'QV', 0, 'AERST', 6.5)
    """
    if move.play:
        return {"kind": "play", **play_row(move.play)}
    row: CrosswordPlay = {
        "kind": move.kind,
        "position": "",
        "row": 0,
        "col": 0,
        "across": True,
        "word": "",
        "placed": "",
        "score": 0,
        "words": [],
        "bonus": 0,
        "leave": tiles.show(in_rack_order(move.leave)),
        "equity": move.equity,
    }
    if move.kind == "exchange":
        row["tiles"] = tiles.show(move.tiles)
    return row
