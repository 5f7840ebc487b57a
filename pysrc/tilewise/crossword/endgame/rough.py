"""What an endgame comes to at a glance, where it has too many plays to be searched, or no time is left to."""

from collections.abc import Callable, Generator

from ...alphabets import Tiles
from ...lexicon import Lexicon
from ..board import Position
from ..leaves.values import ClosingLeaves
from ..plays import Play
from ..search import Search

__all__ = ["RoughLine", "plays_of_both", "rough_line"]

RoughLine = tuple[list[Play | None], int]
"""The moves of both sides in turn until the game is over, None for a pass, and the spread that they come to."""


def plays_of_both(
    position: Position, racks: tuple[Tiles, Tiles], lexicon: Lexicon, most: int
) -> Generator[None, None, int]:
    """Count the plays of both sides on a board, with pauses, until they are more than so many."""
    total = 0
    for rack in racks:
        for count in Search(position, rack, lexicon).counting():
            yield
            if total + count > most:
                return total + count
        total += count
    return total


def rough_line(
    position: Position,
    racks: tuple[Tiles, Tiles],
    lexicon: Lexicon,
    is_late: Callable[[], bool],
    *,
    passes: int = 0,
    bag: Tiles = b"",
) -> Generator[None, None, RoughLine]:
    """Let both sides make the play that is worth most with what it leaves; once it is late both pass.

    The tiles of the `bag` are drawn in turn.
    """
    line: list[Play | None] = []
    held, spread, sign = list(racks), 0, 1
    points, full = position.tiles.points, position.layout.rack
    while passes < 2:
        mover = len(line) % 2
        play = None
        if not is_late():
            play = yield from _best(position, held[mover], held[1 - mover], lexicon, is_late)
        line.append(play)
        passes = 0 if play else passes + 1
        if play:
            spread += sign * play.score
            drawn = full - len(play.leave)
            position, held[mover], bag = play.after(position), play.leave + bag[:drawn], bag[drawn:]
            if not held[mover]:
                return line, spread + sign * 2 * sum(held[1 - mover].translate(points))
        sign = -sign
    return line, spread + sum(held[1].translate(points)) - sum(held[0].translate(points))


def _best(
    position: Position, mine: Tiles, theirs: Tiles, lexicon: Lexicon, is_late: Callable[[], bool]
) -> Generator[None, None, Play | None]:
    """Find the play that is worth most at once; none if there is none, or no time."""
    leaves = ClosingLeaves(position.tiles.points, sum(theirs.translate(position.tiles.points)))
    seeking = Search(position, mine, lexicon, by_equity=True, leaves=leaves).seek(1)
    while True:
        try:
            next(seeking)
        except StopIteration as stop:
            found: Play | None = next(stop.value, None)
            return found
        if is_late():
            return None
        yield
