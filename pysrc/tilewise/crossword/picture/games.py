"""Which game a grid of squares is: the boards that ship are laid over it, and the one that its colours fit is taken.

Empty squares of one premium have one colour, which plain squares do not have. On the right board at the right place
nearly all premium squares without a tile keep to that; on a wrong one, many of them are plain. Games tint a tile by the
square below it: squares on which tiles are known to lie say nothing, whatever their colour.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...pictures.pixels import Colour, distance
from ..layout import Layout

__all__ = ["FITTING", "Fit", "faint_fit", "fit_of", "under_bands", "usual_colour"]

FITTING = 0.4
"""The share of premium squares that a board explains, less those that speak against it, from which on it is taken."""

_SAME = 14
"""Colours that are no farther apart are one."""

_ASKED = 30
"""Squares, evenly chosen, that are compared with each other."""

_BAND = 6
"""Squares beside each other that have one colour, if they are not plain, because something lies over them, or tiles."""

_FADED = 3.0
"""How many times nearer to plain squares the colours of premium squares are where a screen is faded."""

_APART = 9
"""A premium's colour is at least so far from that of plain squares."""


@dataclass(frozen=True)
class Fit:
    """How well a board fits, from 0 to 1 (below 0: badly), and the colour that squares of each premium have."""

    score: float
    colours: Mapping[str, Colour]


def fit_of(
    layout: Layout, seen: Sequence[Colour], tile: Colour | None, lying: Collection[int] = frozenset[int]()
) -> Fit:
    """Lay a board over squares, whose colours are given row by row.

    `tile` is the tiles' colour, `lying` are the squares on which tiles are known to lie.
    """
    cells: dict[str, list[Colour]] = {}
    for place, (premium, colour) in enumerate(zip(layout.premiums, seen, strict=True)):
        if place not in lying:
            cells.setdefault(premium, []).append(colour)
    colours = {
        premium: found
        for premium, group in cells.items()
        if (found := usual_colour([each for each in group if tile is None or distance(each, tile) > _SAME])) is not None
    }
    plain = colours.get(".")
    premium_colours = [colour for premium, colour in colours.items() if premium != "."]
    if plain is None or all(distance(each, premium_colours[0]) < _APART for each in premium_colours):
        return Fit(-1.0, colours)
    score = count = 0.0
    for premium, group in cells.items():
        own = colours.get(premium)
        for each in group:
            if tile is not None and distance(each, tile) <= _SAME:
                continue
            if premium != ".":
                count += 1
                if own is not None and distance(own, plain) >= _APART and distance(each, own) <= _SAME:
                    score += distance(each, own) < distance(each, plain)
                if distance(each, plain) <= _APART:
                    score -= 1
            elif distance(each, plain) > _SAME:
                near = any(distance(each, other) <= _SAME for name, other in colours.items() if name != ".")
                score -= near
    return Fit(score / max(count, 8.0), colours)


def under_bands(seen: Sequence[Colour], columns: int, lying: Collection[int] = frozenset[int]()) -> set[int]:
    """Give the squares that a band of one colour lies over, as a message does: many in a row that are not plain.

    `lying` are the squares on which tiles are known to lie.

    >>> sorted(under_bands([(9, 9, 9)] * 16 + [(0, 200, 0)] * 6 + [(9, 9, 9)] * 2, 8))
    [16, 17, 18, 19, 20, 21]
    """
    plain = usual_colour([colour for place, colour in enumerate(seen) if place not in lying])
    found: set[int] = set()
    if plain is None:
        return found
    for start in range(0, len(seen), columns):
        run: list[int] = []
        for place in range(start, start + columns):
            if run and distance(seen[place], seen[run[0]]) > _SAME:
                run = []
            run.append(place)
            if len(run) >= _BAND and distance(seen[run[0]], plain) > _SAME:
                found |= set(run)
    return found


def faint_fit(layout: Layout, seen: Sequence[Colour], lying: Collection[int]) -> Fit:
    """Lay a board over squares as `fit_of` does, where colours have faded: on a screen that is greyed or dimmed."""
    plain = usual_colour([colour for place, colour in enumerate(seen) if place not in lying])
    if plain is None:
        return Fit(-1.0, {})
    found = fit_of(layout, [_away(colour, plain, _FADED) for colour in seen], None, lying)
    return Fit(found.score, {premium: _away(colour, plain, 1 / _FADED) for premium, colour in found.colours.items()})


def _away(colour: Colour, plain: Colour, times: float) -> Colour:
    """Put a colour so many times as far from another; it may then be none that is seen."""
    red, green, blue = (round(other + times * (own - other)) for own, other in zip(colour, plain, strict=True))
    return red, green, blue


def usual_colour(seen: Iterable[Colour]) -> Colour | None:
    """Give the colour that the most of some squares have, nearly; None where there are none.

    >>> usual_colour([(9, 9, 9), (200, 0, 0), (12, 9, 9)])
    (9, 9, 9)
    """
    best: tuple[int, Colour] | None = None
    colours = list(seen)
    colours = colours[:: max(1, len(colours) // _ASKED)]
    for one in dict.fromkeys(colours):
        count = sum([distance(one, other) <= _SAME for other in colours])
        if best is None or count > best[0]:
            best = count, one
    return best[1] if best else None
