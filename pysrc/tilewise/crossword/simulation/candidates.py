"""The moves that a simulation tries by itself: the best by equity that differ, and the best exchange.

Choices of a blank for a word in its place count once, and so do mirror images on a board that is its own: what is found
out about one holds for the other. An exchange may be worth more than a table of small leaves tells, so one is always
tried.
"""

from collections.abc import Callable, Generator, Iterable

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..board import Position
from ..leaves.values import Leaves
from ..moves import Move, other_moves, ranked
from ..search import Search

__all__ = ["seek_candidates"]


def seek_candidates(
    position: Position,
    rack: Tiles,
    lexicon: Lexicon,
    leaves: Leaves,
    *,
    number: int,
    is_over: Callable[[], bool] = lambda: False,
) -> Generator[None, None, list[Move]]:
    """Give so many moves, best first, of the plays that are found before it `is_over`; yields many times a second."""
    search = Search(position, rack, lexicon, by_equity=True, merged=True, leaves=leaves)
    is_mirror = _is_mirror(position)
    plays = yield from search.seek(number * (1 + is_mirror), is_over)
    found = [Move.of(play._replace(others=0)) for play in plays]
    others = other_moves(position, rack, lexicon, leaves=leaves)
    moves = ranked([*(_one_each(found, position) if is_mirror else found), *others])
    best = moves[:number]
    exchange = next((move for move in moves if move.kind == "exchange"), None)
    return best if exchange is None or exchange in best else [*best[:-1], exchange]


def _is_mirror(position: Position) -> bool:
    """Say whether a position is its own mirror image, across for down."""
    layout = position.layout
    width, start = layout.width, layout.start
    return (
        width == layout.height
        and (start is None or start // width == start % width)
        and "".join(layout.premiums[column::width] for column in range(width)) == layout.premiums
        and _mirrored(position) == position.board
    )


def _one_each(moves: Iterable[Move], position: Position) -> list[Move]:
    """Leave out what is the mirror image of another; of two the one across is left."""
    found: dict[bytes, Move] = {}
    for move in moves:
        assert move.play
        after = move.play.after(position)
        key = min(after.board, _mirrored(after))
        if key not in found or move.play.slot.line.across:
            found[key] = move
    return list(found.values())


def _mirrored(position: Position) -> bytes:
    """Give the board with across for down."""
    width = position.layout.width
    return b"".join(position.board[column::width] for column in range(width))
