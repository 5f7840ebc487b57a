"""The words of a board say which reading of a doubtful tile is right: they are in the list more often than not."""

from collections.abc import Sequence

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ...tiles import AS_BLANK, EMPTY
from ..board import word_through

__all__ = ["better_tiles"]


def better_tiles(
    board: bytes, width: int, doubtful: Sequence[tuple[int, Sequence[int]]], lexicon: Lexicon
) -> dict[int, int]:
    """Choose tiles for doubtful squares, each given with what it may be, the likeliest first.

    Gives those that make more words than the likeliest; a tile stays where another makes no more.
    """
    tiles = bytearray(board)
    changed: dict[int, int] = {}
    for square, choices in doubtful:
        before = _words(tiles, width, square, lexicon)
        for choice in choices[1:]:
            kept = tiles[square]
            tiles[square] = choice
            if (now := _words(tiles, width, square, lexicon)) > before:
                before, changed[square] = now, choice
            else:
                tiles[square] = kept
    return changed


def _words(tiles: bytearray, width: int, square: int, lexicon: Lexicon) -> int:
    """Count the words through a square that are in the list, less those that are not."""
    count = 0
    for across in (True, False):
        squares = word_through(bytes(tiles), width, square, across=across)
        if len(squares) > 1:
            word: Tiles = bytes(tiles[each] & ~AS_BLANK for each in squares)
            count += 1 if EMPTY not in word and lexicon.holds(word) else -1
    return count
