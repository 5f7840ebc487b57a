"""The connected parts of a picture of two values: runs of each row, joined where they touch those of the row above."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Blob", "blobs_of", "halves"]

_RUN = re.compile(rb"[^\0]+")


@dataclass
class Blob:
    """A connected part: the square around it (right and bottom not included) and its runs, (row, start, end)."""

    left: int
    top: int
    right: int
    bottom: int
    runs: list[tuple[int, int, int]]

    @property
    def width(self) -> int:
        """Pixels from its left to its right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels from its top to its bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the square around it."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def area(self) -> int:
        """Its pixels."""
        return sum([end - start for _, start, end in self.runs])

    def contains(self, other: "Blob") -> bool:
        """Whether another one's square lies in its own."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


def blobs_of(bits: bytes, width: int) -> list[Blob]:
    """Give the connected parts of the pixels that are not 0, corners counted as touching.

    >>> found = blobs_of(bytes([1, 0, 0, 1, 0, 1, 0, 1]), 4)
    >>> [(blob.left, blob.top, blob.right, blob.bottom) for blob in found]
    [(0, 0, 2, 2), (3, 0, 4, 2)]
    """
    parents: list[int] = []
    runs: list[tuple[int, int, int]] = []
    above: list[tuple[int, int, int]] = []
    for row in range(len(bits) // width):
        line = bits[row * width : (row + 1) * width]
        here: list[tuple[int, int, int]] = []
        place = 0
        for found in _RUN.finditer(line):
            start, end = found.span()
            number = len(parents)
            parents.append(number)
            runs.append((row, start, end))
            here.append((start, end, number))
            while place < len(above) and above[place][1] < start:
                place += 1
            touching = place
            while touching < len(above) and above[touching][0] <= end:
                one, other = _root(parents, above[touching][2]), _root(parents, number)
                parents[max(one, other)] = min(one, other)
                touching += 1
        above = here
    found_blobs: dict[int, Blob] = {}
    for number, run in enumerate(runs):
        row, start, end = run
        blob = found_blobs.get(root := _root(parents, number))
        if blob is None:
            found_blobs[root] = Blob(start, row, end, row + 1, [run])
        else:
            blob.left, blob.right = min(blob.left, start), max(blob.right, end)
            blob.bottom = row + 1
            blob.runs.append(run)
    return list(found_blobs.values())


def halves(parts: Sequence[Blob]) -> list[list[Blob]]:
    """Cut what is side by side and touches at the column near its middle that has the fewest pixels.

    >>> parts = blobs_of(bytes([1, 1, 0, 1, 1, 1, 1, 1, 1, 1]), 5)
    >>> [[(blob.left, blob.right) for blob in half] for half in halves(parts)]
    [[(0, 2)], [(2, 5)]]
    """
    left, right = min(part.left for part in parts), max(part.right for part in parts)
    third = (right - left) // 3
    columns = range(left + third, right - third)
    runs = [run for part in parts for run in part.runs]
    cut = min(columns, key=lambda x: sum([start <= x < end for _, start, end in runs]), default=(left + right) // 2)
    sides = [
        [(row, start, min(end, cut)) for row, start, end in runs if start < cut],
        [(row, max(start, cut), end) for row, start, end in runs if end > cut],
    ]
    return [[_around(side)] for side in sides if side]


def _around(runs: list[tuple[int, int, int]]) -> Blob:
    rows = [row for row, _, _ in runs]
    return Blob(min(run[1] for run in runs), min(rows), max(run[2] for run in runs), max(rows) + 1, runs)


def _root(parents: list[int], number: int) -> int:
    while parents[number] != number:
        parents[number] = parents[parents[number]]
        number = parents[number]
    return number
