"""Where a crossword board is in a picture, and which: boards that ship are laid over the grids that its lines make."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from ...pictures.grid import Grid, find_grids
from ...pictures.pixels import Colour, Picture
from ..layout import Layout
from .games import FITTING, Fit, fit_of, under_bands

__all__ = ["Laid", "best_laid", "grids_in", "is_inside"]

_WORKING_SIDE = 620
"""Pixels of the shorter side of the picture in which the grid is looked for."""

_INSET, _SAMPLES = 0.12, 14
"""The part of a square's side that is left out, and how many pixels of a row are looked at, for its colour alone."""

_MOST_GRIDS = 6

_FAINTEST = 0.4
"""The score of the faintest grid that is looked at."""

_PLAIN = 0.9
"""A board that fits so well is the one, and no other place is tried."""

_MOST_MOVED, _FARTHEST = 3, 6
"""The grids that are moved farther where no board fits, and by how many squares at most."""

_WITH_TILES = 2
"""The clearest grids whose tiles are looked at where no board fits well."""

_LOST = 2.0
"""What it costs a board to leave all tiles out; a part of them costs as much less."""

_NEAR, _AS_WELL = 0.2, 0.1
"""How far a board may begin beside the squares of another, in squares; and by how much less it fits as well as that."""


def grids_in(picture: Picture, sizes: Iterable[tuple[int, int]]) -> list[Grid]:
    """Find the grids of some sizes, columns by rows, whose lines are clearest, the clearest first."""
    step = max(1, round(min(picture.width, picture.height) / _WORKING_SIDE))
    crop = picture.crop((0, 0, picture.width, picture.height), step)
    return [
        Grid(each.x * step, each.y * step, each.pitch * step, each.columns, each.rows, each.score)
        for each in find_grids(crop, sizes)[:_MOST_GRIDS]
        if each.score >= _FAINTEST
    ]


def best_laid(
    picture: Picture,
    grids: Sequence[Grid],
    layouts: Mapping[str, Layout],
    tiles_on: Callable[[Grid], Collection[int]] = lambda _: (),
) -> "Laid | None":
    """Give the board whose premium squares fit best where it is laid over a grid; None where there is no grid.

    Where none fits well, tiles may spoil it: `tiles_on` gives the squares of a grid on which tiles lie, which takes
    time.
    """
    laid: list[Laid] = []
    for number, grid in enumerate(grids):
        laid += _laid(picture, grid, layouts, 0)
        best = max(laid, default=None)
        if best and best.fit.score >= _PLAIN and not any(_holds(each, best.grid) for each in grids[number + 1 :]):
            return _widest(best, laid)
    for grid in grids[:_WITH_TILES]:
        laid = [each for each in laid if each.grid is not grid]
        laid += _laid(picture, grid, layouts, 1, tiles_on(grid))
        if any(each.fit.score >= _PLAIN for each in laid):
            break
    if all(each.fit.score < FITTING for each in laid):
        # Other lines at the same distance, as those of the rack, may be clearer than some of the board's.
        laid += [each for grid in grids[_WITH_TILES:] for each in _laid(picture, grid, layouts, 1)]
        for number, grid in enumerate(grids[:_MOST_MOVED]):
            tiles = tiles_on(grid) if number < _WITH_TILES else ()
            laid += _laid(picture, grid, layouts, _FARTHEST, tiles)
    return _widest(max(laid), laid) if laid else None


@dataclass(frozen=True, order=True)
class Laid:
    """A board laid over a grid, and how well it fits there in all."""

    score: float
    grid: Grid = field(compare=False)
    id: str = field(compare=False)
    fit: Fit = field(compare=False)


def _holds(one: Grid, other: Grid) -> bool:
    """Whether another grid's squares are a part of those of one."""
    near = one.pitch * _NEAR
    return (
        one.columns > other.columns
        and abs(one.pitch - other.pitch) * other.columns <= near
        and one.x - near <= other.x
        and one.y - near <= other.y
        and other.x + other.columns * other.pitch <= one.x + one.columns * one.pitch + near
        and other.y + other.rows * other.pitch <= one.y + one.rows * one.pitch + near
    )


def _widest(best: Laid, laid: Sequence[Laid]) -> Laid:
    """Give the board around the best one that fits about as well: the middle of a board may fit a smaller one."""
    around = [each for each in laid if each.fit.score >= best.fit.score - _AS_WELL and _holds(each.grid, best.grid)]
    return max(around, default=best)


def _laid(
    picture: Picture, grid: Grid, layouts: Mapping[str, Layout], reach: int, tiles: Collection[int] = ()
) -> Iterator[Laid]:
    """Lay all boards of a grid's size over it, and moved by some squares, as a frame may look like one more row."""
    columns, rows, pitch = grid.columns, grid.rows, grid.pitch
    side = round(pitch * (1 - 2 * _INSET))

    @cache
    def colour(column: int, row: int) -> Colour:
        left, top = round(grid.x + (column + _INSET) * pitch), round(grid.y + (row + _INSET) * pitch)
        return picture.colour_of_rows(left, (top, top + side // 20 + 1, top + side - 1), side, max(1, side // _SAMPLES))

    steps = sorted(range(-reach, reach + 1), key=lambda step: (abs(step), step))
    for right in steps:
        for down in steps:
            moved = Grid(grid.x + right * pitch, grid.y + down * pitch, pitch, columns, rows, grid.score)
            if not is_inside(moved, picture):
                continue
            colours = [colour(right + column, down + row) for row in range(rows) for column in range(columns)]
            lying = _moved(tiles, columns, rows, right, down)
            lost = _LOST * (1 - len(lying) / len(tiles)) if tiles else 0.0
            lying |= under_bands(colours, columns, lying)
            plain = False
            for id, layout in layouts.items():
                if (layout.width, layout.height) == (columns, rows):
                    fit = fit_of(layout, colours, None, lying)
                    plain = plain or (fit.score >= _PLAIN and not lost)
                    score = fit.score + 0.5 * grid.score - 0.02 * (abs(right) + abs(down)) - lost
                    yield Laid(score, moved, id, fit)
            if plain:
                return


def _moved(tiles: Collection[int], columns: int, rows: int, right: int, down: int) -> set[int]:
    """Give the places that squares have on a grid which is moved; those that are then outside are left out."""
    places = [(place // columns - down, place % columns - right) for place in tiles]
    return {row * columns + column for row, column in places if 0 <= row < rows and 0 <= column < columns}


def is_inside(grid: Grid, picture: Picture) -> bool:
    """Whether a picture has all squares of a grid, nearly."""
    margin = grid.pitch * 0.2
    right, bottom = grid.x + grid.columns * grid.pitch, grid.y + grid.rows * grid.pitch
    return min(grid.x, grid.y) >= -margin and right <= picture.width + margin and bottom <= picture.height + margin
