"""Letters of all heights in even rows and columns: how a board in Arabic letters is found whose squares have no edges.

A letter may be as wide as its square or as low as a dot, and hang below the line, so that there is no walk from one to
the next. But at the right pitch the middles of all fold to one place, nearly:

    middles   ·  ·   ·  ·   ·  ·      folded at 5    ⁚ (all within 2)      at 4    · · · ·
"""

from collections.abc import Sequence
from dataclasses import replace

from .blobs import Blob
from .lattice import Lattice, Places, fitted

__all__ = ["find_folded"]

_SMALLEST_BOARD = 0.45
"""The least part of the picture's shorter side that a board takes."""

_STEP = 1.015
"""The factor from one pitch that is tried to the next."""

_SIZES = 0.1, 1.0
"""The longer side of a figure that tells where a square is, at least and at most, in pitches."""

_BINS = 24
"""Parts of a pitch that middles are counted in."""

_CLOSE, _PHASES = 16, 2
"""Pitches that are looked at closely, and places in either direction at which the first middle is tried."""

_ASIDE, _ABOVE = 0.18, 0.32
"""How far a figure's middle is from its square's, aside and above or below, at most, in pitches."""


def find_folded(figures: Sequence[Blob], side: int, columns: int, rows: int, least: int) -> Lattice | None:
    """Find so many rows and columns of figures in a picture whose shorter side has so many pixels.

    Gives None where fewer than the least number of squares show a figure.
    """
    best: Lattice | None = None
    tried = []
    pitch = side * _SMALLEST_BOARD / columns
    while pitch <= side / columns * 1.02:
        letters = [each for each in figures if _SIZES[0] * pitch <= max(each.width, each.height) <= _SIZES[1] * pitch]
        across, down = ([each.centre[axis] for each in letters] for axis in (0, 1))
        weights = [max(each.width, each.height) / pitch for each in letters]
        lefts, tops = _phases(across, weights, pitch), _phases(down, weights, pitch)
        if lefts and tops:
            tried.append((lefts[0][0] + tops[0][0], pitch, letters, lefts, tops))
        pitch *= _STEP
    tried.sort(key=lambda each: -each[0])
    for _, pitch, letters, lefts, tops in tried[:_CLOSE]:
        for _, left in lefts:
            for _, top in tops:
                found = fitted(_places(letters, pitch, left, top), columns, rows)
                if found and found.hits >= least and (best is None or found.key > best.key):
                    best = found
    return best and _centred(best, figures, columns, rows)


def _centred(lattice: Lattice, figures: Sequence[Blob], columns: int, rows: int) -> Lattice:
    """Move rows so that letters reach as far above the middle of squares as below it: some hang below their line."""
    tops, bottoms = [], []
    for figure in figures:
        x, y = figure.centre
        across, down = (x - lattice.x) / lattice.across, (y - lattice.y) / lattice.down
        column, row = round(across), round(down)
        inside = column in range(columns) and row in range(rows) and figure.height <= lattice.down * _SIZES[1]
        if inside and abs(across - column) <= _ASIDE:
            tops.append(figure.top - lattice.y - row * lattice.down)
            bottoms.append(figure.bottom - lattice.y - row * lattice.down)
    return replace(lattice, y=lattice.y + (min(tops) + max(bottoms)) / 2) if tops else lattice


def _phases(middles: Sequence[float], weights: Sequence[float], pitch: float) -> list[tuple[float, float]]:
    """Give the places in a pitch at which most middles are, each with the weight that is near to it."""
    bins = [0.0] * _BINS
    for middle, weight in zip(middles, weights, strict=True):
        bins[int(middle / pitch * _BINS) % _BINS] += weight
    near = [
        sum(
            [bins[(place + off) % _BINS] * share for off, share in ((-2, 0.5), (-1, 1.0), (0, 1.0), (1, 1.0), (2, 0.5))]
        )
        for place in range(_BINS)
    ]
    found: list[tuple[float, float]] = []
    for place in sorted(range(_BINS), key=near.__getitem__, reverse=True)[: _BINS // 2]:
        phase = (place + 0.5) / _BINS * pitch
        if near[place] and all(min(abs(phase - other), pitch - abs(phase - other)) > pitch / 6 for _, other in found):
            found.append((near[place], phase))
    return found[:_PHASES]


def _places(figures: Sequence[Blob], pitch: float, left: float, top: float) -> Places:
    """Give each square its largest figure, of those that are near its middle."""
    places: Places = {}
    for figure in figures:
        x, y = figure.centre
        column, row = round((x - left) / pitch), round((y - top) / pitch)
        aside, above = abs(x - left - column * pitch), abs(y - top - row * pitch)
        if aside > _ASIDE * pitch or above > _ABOVE * pitch:
            continue
        other = places.get((column, row))
        if other is None or figure.width + figure.height > other.width + other.height:
            places[column, row] = figure
    return places
