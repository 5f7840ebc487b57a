"""Lines at even distances: how a board of many squares is found, whatever lies on it.

Where squares meet, colours change: at a line that is drawn, at a gap, or where a tile ends. Counted along each column
of pixels, such changes give a comb, whose teeth are one pitch apart. Folded at the right pitch, all teeth fall on one
place:

    changes   █   ▂ █▂  ▃ █  ▂▃ █        folded at 6    █  ▂▃       at 5    ▄ ▃▄▃
              0     1     2     3                       012345              01234

Columns and rows have the same pitch, so they are folded together, at all pitches. At the best ones, the first line is
sought, and then the middle of each line, through which even lines are laid.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from sys import byteorder

from .edges import horizontal_changes, vertical_changes
from .pixels import Crop

__all__ = ["Grid", "find_grids"]

_LEAST_WIDTH = 0.55
"""The least part of the picture's shorter side that a board takes."""

_THRESHOLD = 9
_PARTS = 8
"""Parts of a pixel: pitches are tried in steps of one."""

_TRIED = 2
"""Pitches that are looked at closely for each size of board."""

_NEAR = 0.16
"""How far from its line a change may be, as a share of the pitch."""


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
        right, bottom = round(self.x + (column + 1) * self.pitch), round(self.y + (row + 1) * self.pitch)
        return left, top, right - left, bottom - top


def find_grids(crop: Crop, sizes: Iterable[tuple[int, int]]) -> list[Grid]:
    """Find grids of each size, columns by rows, that the picture may show, the best first."""
    across = horizontal_changes(crop, _THRESHOLD)
    down = vertical_changes(crop, _THRESHOLD)
    by_column = [across[x :: crop.width].count(1) / crop.height for x in range(crop.width)]
    by_row = [down[y * crop.width : (y + 1) * crop.width].count(1) / crop.width for y in range(crop.height)]
    lanes = [_stretched(by_column), _stretched(by_row)]
    folded: dict[int, float] = {}
    found: list[Grid] = []
    for columns, rows in sorted(set(sizes)):
        most = min((crop.width + 4) / columns, (crop.height + 4) / rows)
        least = _LEAST_WIDTH * min(crop.width, crop.height) / columns
        pitches = range(max(4 * _PARTS, round(least * _PARTS)), round(most * _PARTS) + 1)
        for pitch in pitches:
            if pitch not in folded:
                folded[pitch] = sum([_fold(each, pitch) for each in lanes])
        for pitch in _peaks(folded, pitches):
            grid = _grid_at(pitch / _PARTS, columns, rows, (across, down), (by_column, by_row), crop)
            if grid and not any(_are_same(grid, other) for other in found):
                found.append(grid)
    return sorted(found, key=lambda grid: -grid.score)


def _are_same(one: Grid, other: Grid) -> bool:
    same_size = (one.columns, one.rows) == (other.columns, other.rows)
    return same_size and max(abs(one.x - other.x), abs(one.y - other.y)) < one.pitch / 8


def _fold(lanes: bytes, pitch: int) -> float:
    """Say how much more changes there are at the best place of each pitch, in parts of a pixel, than on average.

    A pixel is `_PARTS` lanes of 32 bits, so that folding is adding slices of one long integer.
    """
    size = 4 * pitch
    rows = len(lanes) // size
    total = sum([int.from_bytes(lanes[start : start + size], "little") for start in range(0, rows * size, size)])
    sums = array("I", total.to_bytes(size, "little"))
    if byteorder == "big":
        sums.byteswap()
    return (max(sums) - sum(sums) / len(sums)) / rows / _ONE


_ONE = 4096


def _stretched(changes: Sequence[float]) -> bytes:
    """Give changes as lanes, each pixel with its neighbours, as a line may be between two pixels."""
    padded = (0.0, *changes, 0.0)
    near = [(one + 2 * two + three) / 4 for one, two, three in zip(padded, padded[1:], padded[2:], strict=False)]
    return b"".join([round(value * _ONE).to_bytes(4, "little") * _PARTS for value in near])


def _peaks(folded: dict[int, float], pitches: range) -> list[int]:
    """Give the best pitches that are not beside each other."""
    best: list[int] = []
    for pitch in sorted(pitches, key=lambda pitch: -folded[pitch]):
        if all(abs(pitch - other) > other // 40 for other in best):
            best.append(pitch)
            if len(best) == _TRIED:
                break
    return best


def _grid_at(  # noqa: PLR0917 - what is counted along both directions
    pitch: float,
    columns: int,
    rows: int,
    changes: tuple[bytes, bytes],
    counts: tuple[Sequence[float], Sequence[float]],
    crop: Crop,
) -> Grid | None:
    """Find where lines of about a pitch begin; the columns are sought again where the rows are found, and these too."""
    across, down = changes
    x, along_x, _ = _lines(counts[0], columns, pitch)
    y, along_y, _ = _lines(counts[1], rows, pitch)
    seen = 0.0
    for _ in range(2):
        top, bottom = max(0, round(y)), min(crop.height, round(y + rows * along_y))
        part = across[top * crop.width : bottom * crop.width]
        inside = [part[column :: crop.width].count(1) / max(1, bottom - top) for column in range(crop.width)]
        x, along_x, seen_x = _lines(inside, columns, along_y)
        left, right = max(0, round(x)), min(crop.width, round(x + columns * along_x))
        spans = [(row * crop.width + left, row * crop.width + right) for row in range(crop.height)]
        below = [down[start:end].count(1) / max(1, right - left) for start, end in spans]
        y, along_y, seen_y = _lines(below, rows, along_x)
        seen = seen_x + seen_y
    if not 0.97 < along_x / along_y < 1.03:
        return None
    even = (along_x * columns + along_y * rows) / (columns + rows)
    middle_x, middle_y = x + along_x * columns / 2, y + along_y * rows / 2
    return Grid(middle_x - even * columns / 2, middle_y - even * rows / 2, even, columns, rows, seen)


def _lines(changes: Sequence[float], cells: int, pitch: float) -> tuple[float, float, float]:
    """Find the even lines that catch most changes: the first one's place, their pitch, and how much they stand out."""
    length, reach = len(changes), max(1, round(pitch * 0.07))
    around = [*[0.0] * reach, *changes, *[0.0] * reach]
    teeth = list(map(max, *[_moved(around, each, length) for each in range(2 * reach + 1)]))
    offsets = [round(number * pitch) for number in range(-1, cells + 2)]
    starts = range(-reach, max(1, length - offsets[-2] + reach))
    # What is outside of the picture speaks neither for an end nor against it; all starts are looked at at once.
    before, after = -starts[0] - offsets[0], max(0, starts[-1] + offsets[-1] + 1 - length)
    ends = [*[_OUTSIDE] * before, *teeth, *[_OUTSIDE] * after]
    padded = [*[0.0] * before, *teeth, *[0.0] * after]
    inner_lines = zip(*[_moved(padded, before + starts[0] + each, len(starts)) for each in offsets[2:-2]], strict=True)
    first_lines, last_lines = (_moved(ends, before + starts[0] + offsets[each], len(starts)) for each in (1, -2))
    left_lines, right_lines = (_moved(padded, before + starts[0] + offsets[each], len(starts)) for each in (0, -1))
    best: tuple[float, int] = (-9.0, 0)
    for start, inside, first, last, left, right in zip(
        starts, inner_lines, first_lines, last_lines, left_lines, right_lines, strict=True
    ):
        inner = sum(inside) / (cells - 1)
        score = inner + 0.2 * (min(first, inner) + min(last, inner)) - 0.2 * (min(left, inner) + min(right, inner))
        if score > best[0]:
            best = score, start
    score, start = best
    among = teeth[max(0, start) : start + offsets[-2]]
    stands_out = score - sum(among) / max(1, len(among))
    place, even = float(start), pitch
    for near in (_NEAR, _NEAR / 2):
        place, even = _through(changes, cells, place, even, near * pitch)
    return place + 0.5, even, stands_out


_OUTSIDE = 9.0


def _moved(values: Sequence[float], start: int, count: int) -> Sequence[float]:
    return values[start : start + count]


def _through(changes: Sequence[float], cells: int, first: float, pitch: float, near: float) -> tuple[float, float]:
    """Lay even lines through the middles of the changes that are near to them, stronger ones counting more."""
    weights = total_steps = total_places = 0.0
    points = []
    for number in range(cells + 1):
        place = first + number * pitch
        window = range(max(0, round(place - near)), min(len(changes), round(place + near) + 1))
        weight = sum([changes[x] for x in window])
        if weight > 0:
            middle = sum([x * changes[x] for x in window]) / weight
            points.append((number, middle, weight))
            weights, total_steps, total_places = (
                weights + weight,
                total_steps + number * weight,
                total_places + middle * weight,
            )
    if len(points) < 3:
        return first, pitch
    mean_step, mean_place = total_steps / weights, total_places / weights
    spread = sum([weight * (number - mean_step) ** 2 for number, _, weight in points])
    slope = sum([weight * (number - mean_step) * (middle - mean_place) for number, middle, weight in points]) / spread
    return mean_place - slope * mean_step, slope
