"""Letters that stand in even rows and columns: how a board is found whose squares need not have edges.

The squares of a board may touch each other and be of one colour, but letters stand out from whatever they lie on. What
stands out are closed figures of edges. Of those of about one height, some stand one pitch apart from each other, to the
right or below; walking from one to the next gives each of them a column and a row.

    ·  B  E  D  ·          (0, 0) (1, 0) (2, 0)
       O  N  E             (0, 1) (1, 1) (2, 1)
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .blobs import Blob, blobs_of
from .edges import horizontal_changes, vertical_changes
from .pixels import Crop

__all__ = ["Lattice", "Places", "figures_of", "find_lattice", "fitted"]

_LEAST_HEIGHT, _MOST_HEIGHT = 1 / 90, 1 / 4
"""Of a letter, as shares of the picture's shorter side."""

_WIDEST = 2.0
"""Width to height of a figure, at most, where letters are of one height."""

_MOST_FIGURES = 600

_PITCHES = (1.25, 6.0)
"""The least and the most from one letter to the next, in heights of a letter."""

_ALIKE = 1.45
"""Heights of letters differ by this factor at most: Q has a tail, and Ş a cedilla."""

_FRAME = 1.35
"""What is around a letter and higher by this factor is no part of it, but its square."""

_NEAR = 0.1
"""How far from it at least one letter of every row and column is, at most."""

_OFF = 0.17
"""How far a letter's middle is from its square's, at most, as a share of the pitch."""


@dataclass(frozen=True)
class Lattice:
    """Even rows and columns: the middle of the first square, the pitches, and how many squares show a letter."""

    x: float
    y: float
    across: float
    down: float
    hits: int
    apart: float

    @property
    def key(self) -> tuple[float, float]:
        """What the best of several has most of: letters, of which one more is worth a little unevenness."""
        return self.hits - 40 * self.apart, self.across

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """Give the middle of a square."""
        return self.x + column * self.across, self.y + row * self.down


def figures_of(crop: Crop, threshold: int, widest: float = _WIDEST) -> list[Blob]:
    """Give the closed figures of a picture that may be letters, without the inner edges of others."""
    across = int.from_bytes(horizontal_changes(crop, threshold), "little")
    down = int.from_bytes(vertical_changes(crop, threshold), "little")
    side = min(crop.width, crop.height)
    bits = (across | down).to_bytes(crop.width * crop.height, "little")
    blobs = [
        blob
        for blob in blobs_of(bits, crop.width)
        if side * _LEAST_HEIGHT <= blob.height <= side * _MOST_HEIGHT and blob.width <= widest * blob.height
    ]
    blobs.sort(key=lambda blob: -blob.height * blob.width)
    outer: list[Blob] = []
    for blob in blobs[: 2 * _MOST_FIGURES]:
        if not any(other.contains(blob) and other.height < _FRAME * blob.height for other in outer):
            outer.append(blob)
    return outer[:_MOST_FIGURES]


def find_lattice(figures: Sequence[Blob], columns: int, rows: int, least: int) -> Lattice | None:
    """Find so many rows and columns of letters; None where fewer than the least number of squares show one."""
    best: Lattice | None = None
    for pitch, height in _pitches(figures):
        alike = [each for each in figures if height / _ALIKE <= each.height <= height * _ALIKE]
        for places in _walks(alike, pitch):
            found = fitted(places, columns, rows)
            if (
                found
                and found.hits >= least
                and _is_whole(found, alike, columns, rows)
                and (best is None or found.key > best.key)
            ):
                best = found
    return best


def _is_whole(lattice: Lattice, figures: Sequence[Blob], columns: int, rows: int) -> bool:
    """Whether every row and column has a letter near the middle of its square.

    Where a board is covered in part, a line of other text may stand nearly where one more row would.
    """
    seen = set()
    for figure in figures:
        x, y = figure.centre
        across, down = (x - lattice.x) / lattice.across, (y - lattice.y) / lattice.down
        column, row = round(across), round(down)
        if max(abs(across - column), abs(down - row)) <= _NEAR:
            seen.add((column, row))
    return set(range(columns)) <= {column for column, row in seen if 0 <= row < rows} and set(range(rows)) <= {
        row for column, row in seen if 0 <= column < columns
    }


def _pitches(figures: Sequence[Blob]) -> list[tuple[float, float]]:
    """Give pitches that some figures stand apart by, each with a height of letters, without near repetitions."""
    found: dict[tuple[int, int], tuple[int, float, float]] = {}
    for one in figures:
        x, y = one.centre
        nearest: tuple[float, float] | None = None
        for other in figures:
            to_x, to_y = other.centre
            apart = to_x - x
            if (
                one.height * _PITCHES[0] <= apart <= one.height * _PITCHES[1]
                and abs(to_y - y) <= apart * _OFF
                and one.height / _ALIKE <= other.height <= one.height * _ALIKE
                and (nearest is None or apart < nearest[0])
            ):
                nearest = apart, (one.height + other.height) / 2
        if nearest:
            pitch, height = nearest
            key = round(_steps(pitch)), round(_steps(height) / 3)
            count, *_ = found.get(key, (0,))
            found[key] = count + 1, pitch, height
    often = sorted(found.values(), reverse=True)[:24]
    return [(pitch, height) for _, pitch, height in often]


def _steps(length: float) -> float:
    """Give the place of a length on a scale of steps of 8%."""
    steps = 0.0
    while length > 1:
        length /= 1.08
        steps += 1
    return steps + length


Places = dict[tuple[int, int], Blob]
"""Figures by column and row."""


def _walks(figures: Sequence[Blob], pitch: float) -> Iterator[Places]:
    """Walk from figure to figure by one pitch right or left, up or down; each figure is in one walk."""
    off, left = pitch * _OFF, set(range(len(figures)))
    centres = [figure.centre for figure in figures]
    while left:
        start = left.pop()
        places = {(0, 0): figures[start]}
        waiting = deque([(start, 0, 0)])
        while waiting:
            number, column, row = waiting.popleft()
            x, y = centres[number]
            for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                to_x, to_y = x + right * pitch, y + down * pitch
                near = [
                    each for each in left if abs(centres[each][0] - to_x) <= off and abs(centres[each][1] - to_y) <= off
                ]
                place = column + right, row + down
                if near and place not in places:
                    nearest = min(near, key=lambda each: abs(centres[each][0] - to_x) + abs(centres[each][1] - to_y))
                    left.discard(nearest)
                    places[place] = figures[nearest]
                    waiting.append((nearest, *place))
        if len(places) > 3:
            yield places


def fitted(places: Places, columns: int, rows: int) -> Lattice | None:
    """Find the part of a walk that has the most letters, and fit even rows and columns to it."""
    if len({column for column, _ in places}) < columns or len({row for _, row in places}) < rows:
        return None
    best: tuple[int, int, int] | None = None
    for left in range(min(column for column, _ in places), max(column for column, _ in places) - columns + 2):
        for top in range(min(row for _, row in places), max(row for _, row in places) - rows + 2):
            hits = sum([left <= column < left + columns and top <= row < top + rows for column, row in places])
            if best is None or hits > best[0]:
                best = hits, left, top
    if best is None:
        return None
    hits, left, top = best
    inside = {
        (column - left, row - top): blob.centre
        for (column, row), blob in places.items()
        if left <= column < left + columns and top <= row < top + rows
    }
    across, x, off_x = _fit([(column, centre[0]) for (column, _), centre in inside.items()])
    down, y, off_y = _fit([(row, centre[1]) for (_, row), centre in inside.items()])
    if across <= 0 or down <= 0 or not 0.9 < across / down < 1.1:
        return None
    return Lattice(x, y, across, down, hits, (off_x / across + off_y / down) / len(inside))


def _fit(pairs: Sequence[tuple[int, float]]) -> tuple[float, float, float]:
    """Fit a line to places: its slope, its start, and the sum of how far places are off it."""
    count = len(pairs)
    mean_step, mean_place = sum([step for step, _ in pairs]) / count, sum([place for _, place in pairs]) / count
    spread = sum([(step - mean_step) ** 2 for step, _ in pairs])
    slope = sum([(step - mean_step) * (place - mean_place) for step, place in pairs]) / spread if spread else 0.0
    start = mean_place - slope * mean_step
    return slope, start, sum([abs(place - start - slope * step) for step, place in pairs])
