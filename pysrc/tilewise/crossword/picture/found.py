"""The board in a picture and its squares: where it is, which game it is, and what hides a part of it."""

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from ...errors import PositionError
from ...pictures.grid import Grid
from ...pictures.pixels import Box, Colour, Picture, distance
from ...pictures.scripts import Script
from ...pictures.squares import Square, ink_map, read_square
from ..layout import Layout, layout_of
from .covered import goes_on, is_covered, reaches_into, unlined
from .games import FITTING, Fit, faint_fit, fit_of, under_bands, usual_colour
from .joined import CELLS, joined_place
from .laying import best_laid, grids_in, is_inside
from .premiums import own_premiums
from .tiles import lettered, neighbours, tile_colour, usual_size, values_place

__all__ = ["RECENT", "SAME_TILE", "Found", "find_board", "hidden_squares"]

SAME_TILE, RECENT = 20, 12
"""How far a tile's colour is from that of most tiles, at most; and that of a tile just laid from an empty square's."""

_LABEL = 0.64
"""The size of what is written on premium squares, at most, in letters of tiles."""

_FEW_LOW = 3
"""Squares of a colour that may show less than a letter because something hides it."""

_CLEAR = 1.0
"""The score of a grid that is a board whatever its premium squares are, if tiles lie on it."""


@dataclass(frozen=True)
class Found:
    """A grid with its squares, and the board that fits it best; `lettered` squares show what may be a tile's letter."""

    grid: Grid
    boxes: list[Box]
    squares: list[Square]
    tile: Colour | None
    fit: Fit
    layout: str | None
    premiums: str
    rack_size: int
    script: Script
    is_own: bool = False
    lettered: Set[int] = frozenset()

    @cached_property
    def bare(self) -> set[int]:
        """The squares on which nothing is written while they are empty: neither premium squares nor the start."""
        middle = len(self.squares) // 2
        start = middle if self.layout is None else layout_of(self.layout).start
        is_known = self.fit.score >= FITTING
        return {place for place, each in enumerate(self.premiums) if is_known and each == "." and place != start}

    @property
    def frame(self) -> Box:
        """The board's rectangle in the picture."""
        left, top, _, _ = self.boxes[0]
        last_left, last_top, width, height = self.boxes[-1]
        return left, top, last_left + width - left, last_top + height - top


def find_board(picture: Picture, layouts: Mapping[str, Layout], script: Script) -> Found:
    """Find the grid and the board whose premium squares fit it best, and look at its squares."""
    grids = grids_in(picture, {(layout.width, layout.height) for layout in layouts.values()})

    @cache
    def look(grid: Grid) -> _Look:
        return _look(picture, grid, script)

    best = best_laid(picture, grids, layouts, lambda grid: look(grid).lying)
    if best is None:
        raise no_board()
    clearest = next((grid for grid in grids if is_inside(grid, picture)), None)
    id, fit, seen = best.id, best.fit, look(best.grid)
    layout = layouts[id]
    if seen.tile is not None:
        colours = [square.background for square in seen.squares]
        fit = fit_of(layout, colours, seen.tile, {*seen.lying, *under_bands(colours, layout.width, seen.lying)})
        if fit.score < FITTING <= best.fit.score and _are_none(seen.lying, layout):
            fit, seen = best.fit, seen._replace(tile=None, lying=frozenset())
    if fit.score >= FITTING:
        boxes, squares, tile, lying = seen
        known = (fit, id, layout.premiums, layout.rack, script)
        return Found(best.grid, boxes, squares, tile, *known, lettered=lying)
    # Premium squares are of no game that ships, or of none that was named: the lines alone say where the board is.
    if clearest is None or clearest.score < _CLEAR:
        raise no_board()
    boxes, squares, tile, lying = look(clearest)
    if lying and (faded := _faded(clearest, squares, lying, layouts)):
        id, fit = faded
        layout = layouts[id]
        return Found(clearest, boxes, squares, tile, fit, id, layout.premiums, layout.rack, script, lettered=lying)
    own = own_premiums(picture, boxes, squares, lying)
    if own and tile is not None and any(distance(colour, tile) <= RECENT for colour in own.colours.values()):
        # On a board without tiles, labels were taken for letters.
        tile, own = None, own_premiums(picture, boxes, squares, frozenset())
    if tile is None and own is None:
        raise no_board()
    if goes_on(picture, clearest):
        raise no_board()
    named = id if len(layouts) == 1 else None
    if own:
        fit = Fit(FITTING, own.colours)
        return Found(clearest, boxes, squares, tile, fit, named, own.premiums, layout.rack, script, is_own=True)
    plain = usual_colour([square.background for place, square in enumerate(squares) if place not in lying])
    colours_of = {} if plain is None else {".": plain}
    premiums = "." * len(squares)
    return Found(clearest, boxes, squares, tile, Fit(fit.score, colours_of), named, premiums, layout.rack, script)


def _are_none(lying: Collection[int], layout: Layout) -> bool:
    """Whether what was taken for tiles is none: it leaves the start free, or is what premium squares have on them."""
    is_started = layout.start is None or layout.start in lying
    return not is_started or all(layout.premiums[place] != "." or place == layout.start for place in lying)


def _faded(
    grid: Grid, squares: Sequence[Square], lying: Set[int], layouts: Mapping[str, Layout]
) -> tuple[str, Fit] | None:
    """Give the board that fits squares whose colours have faded; None where none does."""
    colours = [square.background for square in squares]
    fits = [
        (faint_fit(layout, colours, lying), id)
        for id, layout in layouts.items()
        if (layout.width, layout.height) == (grid.columns, grid.rows)
    ]
    fit, id = max(fits, key=lambda each: each[0].score, default=(Fit(-1.0, {}), ""))
    return (id, fit) if fit.score >= FITTING else None


def hidden_squares(picture: Picture, found: Found, lies: Sequence[bool]) -> set[int]:
    """Give the squares that something hides and those beside them that it may hide in part.

    Raises PositionError (code "no-board") where they are too many.
    Its colour is that of no tile and of no plain square; where the premium squares are not known, it may be any. What
    is read as a tile is not hidden: tiles of several shades may touch without a line.
    """
    # Premium squares are few: what their colour is said to be may be that of what hides them.
    usual = [colour for colour in (found.fit.colours.get("."), found.tile) if colour is not None]
    is_known = found.fit.score >= FITTING
    hidden = unlined(
        picture,
        found.grid,
        lambda place: (
            not lies[place]
            and (not is_known or all(distance(found.squares[place].background, each) > RECENT for each in usual))
        ),
    )
    if is_covered(hidden, len(found.squares)):
        raise no_board()
    if not is_known:
        return set()
    return {*hidden, *(each for place in hidden for each in _hidden_in_part(picture, found, place))}


def _hidden_in_part(picture: Picture, found: Found, place: int) -> Iterator[int]:
    """Give the squares beside a hidden one that are not seen to be empty up to it."""
    columns = found.grid.columns
    for each in neighbours(place, columns, len(found.squares)):
        expected = found.fit.colours.get(found.premiums[each])
        side = place % columns - each % columns, place // columns - each // columns
        if (
            expected is None
            or distance(found.squares[each].background, expected) > RECENT
            or reaches_into(picture, found.boxes[each], side, expected)
        ):
            yield each


class _Look(NamedTuple):
    """The squares of a grid, the colour of tiles, and the squares on which a tile lies by its letter."""

    boxes: list[Box]
    squares: list[Square]
    tile: Colour | None
    lying: Set[int]


def _look(picture: Picture, grid: Grid, script: Script) -> _Look:
    """Look at all squares of a grid, those with letters again where tiles show values."""
    boxes = [grid.box(column, row) for row in range(grid.rows) for column in range(grid.columns)]
    squares = [read_square(picture, box, script) for box in boxes]
    tile = tile_colour(squares, grid.columns, script)
    if tile is None:
        return _Look(boxes, squares, None, frozenset())
    alike = [
        (box, square)
        for box, square in zip(boxes, squares, strict=True)
        if square.glyphs and distance(square.background, tile) <= SAME_TILE
    ]
    values = values_place([square for _, square in alike])
    values = values or joined_place([ink_map(picture, box, CELLS) for box, _ in alike])
    ink = usual_colour([square.ink for _, square in alike if square.ink])
    labels = _labels(squares, usual_size([square for _, square in alike])) if _has_labels(script) else set()
    squares = [
        read_square(picture, box, script, values, ink)
        if (square.glyphs or square.is_busy) and place not in labels
        else square
        for place, (box, square) in enumerate(zip(boxes, squares, strict=True))
    ]
    return _Look(boxes, squares, tile, lettered(squares, grid.columns, tile, script))


def _has_labels(script: Script) -> bool:
    """Whether what is written on premium squares is lower than letters are."""
    return script.even and not script.pairs


def _labels(squares: Sequence[Square], usual: float) -> set[int]:
    """Give the squares of a colour of which several show what is lower than letters: that need no second look."""
    low = [place for place, square in enumerate(squares) if 0 < square.size <= _LABEL * usual]
    return {
        place
        for place in low
        if sum([distance(squares[place].background, squares[other].background) <= RECENT for other in low]) > _FEW_LOW
    }


def no_board() -> PositionError:
    sentence = "No whole board of a crossword game was found in the picture."
    return PositionError("no-board", sentence, field="data")
