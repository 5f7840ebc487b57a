"""Tiles laid on the board by hand: which play they make, or why they make none."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from ..alphabets import Tiles
from ..errors import PositionError
from ..lexicon import Lexicon
from ..tiles import EMPTY, LETTERS
from .board import Position, word_through
from .plays import Play
from .scoring import play_at

__all__ = ["Laid", "is_listed", "laid_play"]

_REASONS = {
    "taken": "A tile lies on one of these squares already.",
    "rack": "A rack does not hold so many tiles.",
    "line": "The tiles of a play lie in one row or in one column.",
    "gap": "There is an empty square between these tiles.",
    "start": "The first word covers the start square.",
    "apart": "These tiles do not touch the rest.",
    "short": "A word has two letters at least.",
}

Reason = Literal["taken", "rack", "line", "gap", "start", "apart", "short"]


class Laid(NamedTuple):
    """Tiles from a square on, `EMPTY` where one lies already."""

    row: int
    column: int
    across: bool
    placed: Tiles


def laid_play(position: Position, lexicon: Lexicon, tiles: Mapping[int, int]) -> Play:
    """Give the play that tiles on some squares make, whether or not its words are in the list.

    Raises PositionError "laid" with the `reason` why they make none.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.crossword.board import read_position
    >>> words = Lexicon.from_words(["qi"], alphabet("en"))
    >>> laid_play(read_position(layout="duel"), words, {60: ord("Q"), 71: ord("I")})
    <Play F6 QI 22>
    """
    laid = _read(position, tiles)
    return play_at(position, lexicon, laid.row, laid.column, laid.placed, across=laid.across)


def is_listed(word: Tiles, lexicon: Lexicon) -> bool:
    """Say whether a word that lies on a board is in a list, whichever of its tiles are blanks."""
    return lexicon.holds(word.translate(LETTERS))


def _read(position: Position, tiles: Mapping[int, int]) -> Laid:
    layout = position.layout
    if any(position.board[square] != EMPTY for square in tiles):
        raise _wrong("taken")
    if len(tiles) > layout.rack:
        raise _wrong("rack")
    width = layout.width
    rows, columns = {square // width for square in tiles}, {square % width for square in tiles}
    if len(rows) > 1 and len(columns) > 1:
        raise _wrong("line")
    board = bytes(tiles.get(square, tile) for square, tile in enumerate(position.board))
    across_run, down_run = (word_through(board, width, min(tiles), across=across) for across in (True, False))
    # One tile alone is a play of its row, if it makes a word there.
    across = len(rows) == 1 and (len(across_run) > 1 or len(down_run) == 1)
    run = across_run if across else down_run
    if not set(tiles) <= set(run):
        raise _wrong("gap")
    if position.empty and layout.start is not None and layout.start not in tiles:
        raise _wrong("start")
    crossed = any(len(word_through(board, width, square, across=not across)) > 1 for square in tiles)
    if not position.empty and len(run) == len(tiles) and not crossed:
        raise _wrong("apart")
    if len(run) == 1:
        raise _wrong("short")
    placed = bytes(tiles.get(square, EMPTY) for square in run)
    return Laid(*divmod(run[0], width), across, placed)


def _wrong(reason: Reason) -> PositionError:
    return PositionError("laid", _REASONS[reason], field="laid", reason=reason)
