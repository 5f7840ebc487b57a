"""Lines at even distances: how a board of many squares is found, whatever lies on it.

Where squares meet, colours change: at a line that is drawn, at a gap, or where a tile ends. Counted along each column
of pixels, such changes give a comb, whose teeth are one pitch apart:

    changes   █    ▂ ▃█▂  ▃ █  ▂  █ ▂▃  █
              0       1     2     3     4      lines of four squares

A comb of the right pitch at the right place catches the most. The board has as many rows as its game says, at the same
pitch, so that both directions are found together.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from .edges import horizontal_changes, vertical_changes
from .pixels import Crop

__all__ = ["Grid", "find_grids"]

_LEAST_WIDTH = 0.45
"""The least part of the picture's shorter side that a board takes."""

_THRESHOLD = 9
_TOOTH = 0.07
"""How far from its line a change may be, as a share of the pitch: half of a gap between squares."""

_COARSE, _FINE = 0.5, 0.06
"""Steps of the pitch, as pixels over the whole board."""


@dataclass(frozen=True)
class Grid:
    """Even squares: the left and top of the first, the pitch, how many there are, and how well lines are seen."""

    x: float
    y: float
    pitch: float
    columns: int
    rows: int
    score: float

    def box(self, column: int, row: int) -> tuple[int, int, int, int]:
        """Give a square's rectangle."""
        left, top = round(self.x + column * self.pitch), round(self.y + row * self.pitch)
        return (
            left,
            top,
            round(self.x + (column + 1) * self.pitch) - left,
            round(self.y + (row + 1) * self.pitch) - top,
        )


def find_grids(crop: Crop, sizes: Iterable[tuple[int, int]]) -> list[Grid]:
    """Find a grid of each size, columns by rows, that the picture may show, the best first."""
    across = horizontal_changes(crop, _THRESHOLD)
    down = vertical_changes(crop, _THRESHOLD)
    found: list[Grid] = []
    for columns, rows in dict.fromkeys(sizes):
        found += _grids(across, down, crop, columns, rows)
    return sorted(found, key=lambda grid: -grid.score)


def _grids(across: bytes, down: bytes, crop: Crop, columns: int, rows: int) -> Iterator[Grid]:
    """Find grids of one size: the best pitches of the columns, each with its best place of the rows."""
    by_column = [across[x :: crop.width].count(1) for x in range(crop.width)]
    most = min((crop.width + 2) / columns, (crop.height + 2) / rows)
    least = max(4.0, _LEAST_WIDTH * min(crop.width, crop.height) / columns)
    combs = _combs(by_column, columns, least, most, _COARSE)
    for rough in combs[:2]:
        step = _COARSE / columns
        fine = _combs(by_column, columns, rough.pitch - step, min(most, rough.pitch + step), _FINE)
        if not fine:
            continue
        first = fine[0]
        left, right = max(0, round(first.start)), min(crop.width, round(first.start + columns * first.pitch))
        by_row = [down[y * crop.width + left : y * crop.width + right].count(1) for y in range(crop.height)]
        spread = 1.2 / rows
        vertical = _combs(by_row, rows, first.pitch - spread, first.pitch + spread, _FINE * 3)
        if not vertical:
            continue
        second = vertical[0]
        # The columns again, now that it is known which rows are the board's.
        top, bottom = max(0, round(second.start)), min(crop.height, round(second.start + rows * second.pitch))
        part = across[top * crop.width : bottom * crop.width]
        inside = [part[x :: crop.width].count(1) for x in range(crop.width)]
        again = _combs(inside, columns, first.pitch - 2 * step, min(most, first.pitch + 2 * step), _FINE) or [first]
        pitch = (again[0].pitch + second.pitch) / 2
        x = again[0].start + (again[0].pitch - pitch) * columns / 2
        y = second.start + (second.pitch - pitch) * rows / 2
        score = again[0].score / max(1, bottom - top) + second.score / max(1, right - left)
        yield Grid(x, y, pitch, columns, rows, score)


@dataclass(frozen=True)
class _Comb:
    start: float
    pitch: float
    score: float


def _combs(changes: Sequence[int], cells: int, least: float, most: float, step: float) -> list[_Comb]:
    """Give the best comb of each pitch between two, the best first; `step` is in pixels over all cells."""
    found = []
    pitch, length = least, len(changes)
    total = [0, *accumulate(changes)]
    while pitch <= most:
        reach = max(1, round(pitch * _TOOTH))
        # What each line would catch: the most within its reach on one side, doubled where both sides of a gap show.
        teeth = [max(changes[max(0, x - reach) : x + reach + 1], default=0) for x in range(length)]
        offsets = [round(number * pitch) for number in range(cells + 1)]
        span = offsets[-1]
        best: tuple[float, int] | None = None
        for start in range(-1, length - span + 1):
            inner = [min(max(start + offset, 0), length - 1) for offset in offsets]
            caught = sum([teeth[place] for place in inner[1:-1]]) / (cells - 1)
            ends = [teeth[inner[0]], teeth[inner[-1]]]
            background = (total[inner[-1]] - total[inner[0]]) / max(1, span)
            score = caught - background + 0.25 * min(ends[0], ends[1], caught * 2)
            before, after = start - offsets[1], start + span + offsets[1]
            for beyond in (before, after):
                if 0 <= beyond < length:
                    score -= 0.25 * min(teeth[beyond], caught)
            if best is None or score > best[0]:
                best = score, start
        if best:
            found.append(_Comb(best[1] + 0.5, pitch, best[0]))
        pitch += step / cells
    found.sort(key=lambda comb: -comb.score)
    return found
