"""Hundreds of plays and more as the rows of an answer: a job, since to find, order and write them takes seconds."""

from collections.abc import Generator, Iterator

from ..jobs import Job, Progress
from ..tiles import TileSet
from .moves import Move, ranked
from .plays import Play
from .rows import CrosswordPlay, move_row, play_row

__all__ = ["MANY", "many_rows"]

MANY = 200
"""Plays in an answer from which on it is worked out with pauses."""

_STEP = 100
"""Plays between two pauses."""

Seeking = Generator[int, None, Iterator[Play]]
"""A search that tells how many plays it has so far, and gives them in order in the end."""


def many_rows(
    seeking: Seeking, most: int, limit: int | None, others: list[Move] | None, tiles: TileSet, *, by_equity: bool
) -> Job[list[CrosswordPlay]]:
    """Find plays, at most so many, and write them; if other moves are given, the best `limit` of all are written."""
    told = 0
    while True:
        try:
            found = next(seeking)
        except StopIteration as stop:
            plays: Iterator[Play] = stop.value
            break
        if found - told >= _STEP:
            told = found
            yield Progress(min(found, most), 2 * most)
    rows: list[CrosswordPlay] = []
    moves: list[Move] = []
    for n, play in enumerate(plays):
        if others is None:
            rows.append(play_row(play))
        else:
            moves.append(Move.of(play))
        if n % _STEP == 0:
            yield Progress(min(most + len(rows), 2 * most), 2 * most)
    for n, move in enumerate(ranked([*moves, *(others or ())], limit, by_equity=by_equity)):
        rows.append(move_row(move, tiles))
        if n % _STEP == 0:
            yield Progress(min(most + len(rows), 2 * most), 2 * most)
    return rows
