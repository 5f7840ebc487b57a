"""Plays and other moves as rows of JSON, the same in every method that gives some."""

from typing import Annotated, NotRequired, TypedDict

from ..contract import Alias
from ..tiles import TileSet, in_rack_order
from .moves import Move, MoveKind
from .places import NO_PLACE, CrosswordPlace, place_row
from .plays import Play

__all__ = ["CrosswordMoveKind", "CrosswordPlay", "MadeWord", "move_row", "play_row"]

CrosswordMoveKind = Annotated[MoveKind, Alias("CrosswordMoveKind")]


class MadeWord(TypedDict):
    """A word that a play makes."""

    word: str
    score: int


class CrosswordPlay(CrosswordPlace):
    """A legal play; or, where all moves are asked for, an exchange or the pass, which have no place and no words."""

    kind: NotRequired[Annotated[CrosswordMoveKind, "Where all moves are asked for."]]
    tiles: NotRequired[Annotated[str, "Of an exchange, the tiles that are exchanged."]]
    score: int
    words: Annotated[list[MadeWord], "All words, the main word first; their scores without the bonus."]
    bonus: Annotated[int, "Points for the number of tiles, and for a tile on the star."]
    leave: Annotated[str, "What stays on the rack."]
    equity: float
    others: NotRequired[
        Annotated[int, "Where blanks are merged: how many other choices of blanks there are for the word in its place."]
    ]


def play_row(play: Play) -> CrosswordPlay:
    """Write a play."""
    slot, show = play.slot, play.slot.line.tile_set.show
    words: list[MadeWord] = [{"word": show(word), "score": score} for word, score in play.words()]
    found: CrosswordPlay = {
        **place_row(slot.square, across=slot.line.across, word=words[0]["word"], placed=show(play.placed)),  # type: ignore[typeddict-item]  # no other keys
        "score": play.score,
        "words": words,
        "bonus": slot.worth.bonus,
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
        **NO_PLACE,  # type: ignore[typeddict-item]  # no other keys
        "score": 0,
        "words": [],
        "bonus": 0,
        "leave": tiles.show(in_rack_order(move.leave)),
        "equity": move.equity,
    }
    if move.kind == "exchange":
        row["tiles"] = tiles.show(move.tiles)
    return row
