"""A Letterpress board from a picture: the 25 squares are found by their letters, the sides by their colours."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from ...errors import PositionError
from ...pictures.folded import find_folded
from ...pictures.lattice import Lattice, figures_of, find_lattice
from ...pictures.learnt import Learnt, glyph_text
from ...pictures.letters import Reading, clearest, read_glyphs
from ...pictures.odds import odds
from ...pictures.pixels import Box, Colour, Picture, median
from ...pictures.scripts import Script, script_of
from ...pictures.squares import in_proportion, read_square
from ..board import SIDE, SQUARES, Mask
from .owners import name_sides, shades_of

__all__ = ["SeenBoard", "read_board_picture"]

_WORKING_SIDE = 420
"""Pixels of the shorter side of the picture in which the board is looked for."""

_THRESHOLDS = (36, 16, 70, 8)
"""By how much a letter may stand out, the likeliest first."""

_FEWEST = 19
"""Squares that must show a letter: those of a word that is being laid may be empty."""

_ENOUGH = 24

_LEGIBLE = 0.4
"""The confidence from which on a figure is a letter; on a board, at least every second is."""

_EVEN_LEAD, _LEAD_SCALE = 0.8, 0.4
"""The lead of the best naming of colours at which it is as likely as not, and how fast that changes."""

_FEWEST_SPOTS = 6
"""Pixels of a side's colour above the board, of 160 in a row, of which fewer say nothing."""

_HUED, _PALEST = 28, 0.6
"""How far a colour is from grey to have a hue; where sides are paler, as a share of what they are."""


@dataclass(frozen=True)
class SeenBoard:
    """What a picture shows: for each square its rectangle and letter, both sides, and which of them is ours.

    `told` is False where nothing beside the board says which side is ours; `owned` is how likely each square's side is.
    """

    frame: Box
    boxes: list[Box]
    letters: list[Reading]
    glyphs: list[str]
    ours: Mask
    theirs: Mask
    told: bool
    owned: list[float]


def read_board_picture(picture: Picture, letters: Sequence[str], learnt: Sequence[Learnt] = ()) -> SeenBoard:
    """Read a board with letters of these; raises PositionError (code "no-board") where there is none."""
    learnt = [each for each in learnt if each.letter in letters]
    script = script_of(letters)
    lattice = _find(picture, script)
    boxes = [_box(lattice, place % SIDE, place // SIDE) for place in range(SQUARES)]
    squares = in_proportion([read_square(picture, box, script) for box in boxes])
    glyphs = {place: clearest(square.glyphs[0], letters) for place, square in enumerate(squares) if square.glyphs}
    readings = [Reading("?", 0.0, "")] * SQUARES
    for place, reading in zip(glyphs, read_glyphs(list(glyphs.values()), letters, learnt), strict=True):
        readings[place] = reading
    if sum(reading.confidence >= _LEGIBLE for reading in readings) < SQUARES // 2:
        raise _no_board()
    frame = _frame(lattice)
    around = _around(picture, frame)
    sides = name_sides(shades_of([square.background for square in squares]), around)
    first_is_ours = _first_is_ours(picture, frame, sides.first_colour, sides.second_colour)
    ours, theirs = (sides.second, sides.first) if first_is_ours is False else (sides.first, sides.second)
    if first_is_ours is None and _bluer(sides.second_colour, sides.first_colour):
        ours, theirs = theirs, ours
    told = first_is_ours is not None or not (ours or theirs)
    shapes = [glyph_text([glyphs[place]]) if place in glyphs else "" for place in range(SQUARES)]
    sure = odds(sides.lead - _EVEN_LEAD, _LEAD_SCALE)
    owned = [sure if sides.unsure >> place & 1 else 1.0 for place in range(SQUARES)]
    return SeenBoard(frame, boxes, readings, shapes, ours, theirs, told, owned)


def _find(picture: Picture, script: Script) -> Lattice:
    """Find the board's letters, in pixels of the whole picture."""
    step = max(1, round(min(picture.width, picture.height) / _WORKING_SIDE))
    crop = picture.crop((0, 0, picture.width, picture.height), step)
    best: Lattice | None = None
    for threshold in _THRESHOLDS:
        figures = figures_of(crop, threshold, script.widest)
        if script.even:
            found = find_lattice(figures, SIDE, SIDE, _FEWEST)
        else:
            found = find_folded(figures, min(crop.width, crop.height), SIDE, SIDE, _FEWEST)
        if found and (best is None or (found.hits, -found.apart) > (best.hits, -best.apart)):
            best = found
        if best and best.hits >= _ENOUGH:
            break
    if best is None:
        raise _no_board()
    half = step / 2
    return Lattice(
        best.x * step + half, best.y * step + half, best.across * step, best.down * step, best.hits, best.apart
    )


def _no_board() -> PositionError:
    return PositionError("no-board", "No 5 by 5 board of letters was found in the picture.", field="data")


def _box(lattice: Lattice, column: int, row: int) -> Box:
    x, y = lattice.centre(column, row)
    left, top = round(x - lattice.across / 2), round(y - lattice.down / 2)
    return left, top, round(x + lattice.across / 2) - left, round(y + lattice.down / 2) - top


def _frame(lattice: Lattice) -> Box:
    left, top, _, _ = _box(lattice, 0, 0)
    last_left, last_top, width, height = _box(lattice, SIDE - 1, SIDE - 1)
    return left, top, last_left + width - left, last_top + height - top


def _around(picture: Picture, frame: Box) -> Colour:
    """Give the colour of what is above the board, or else below it."""
    left, top, width, height = frame
    band = max(4, height // 20)
    for box in ((left, top - 2 * band, width, band), (left, top + height + band, width, band)):
        crop = picture.crop(box, max(1, width // 100))
        if crop.width and crop.height:
            red, green, blue = (median(plane) for plane in crop.planes)
            return red, green, blue
    return (255, 255, 255)


def _first_is_ours(picture: Picture, frame: Box, first: Colour | None, second: Colour | None) -> bool | None:
    """Say whose score stands first above the board, left or higher, by the sides' colours; None where none shows.

    The scores are above the word that is being laid, whose letters have the colours of their squares.
    """
    if first is None or second is None or frame[1] < frame[3] // 12:
        return None
    step = max(1, picture.width // 160)
    crop = picture.crop((0, 0, picture.width, frame[1]), step)
    kinds: dict[Colour, bool | None] = {}
    spots: list[_Spot] = []
    for place, colour in enumerate(crop.colours()):
        if colour not in kinds:
            kinds[colour] = _is_like_first(colour, first, second)
        if (near := kinds[colour]) is not None:
            spots.append(_Spot(near, place % crop.width, place // crop.width))
    apart = crop.width / 12
    told = [_who_stands_first(part, apart, high=False) for part in _parts(spots)]
    return next((each for each in told if each is not None), _who_stands_first(spots, apart, high=True))


class _Spot(NamedTuple):
    """A pixel that has a side's colour: whether that of the first, and its column and row."""

    is_first: bool
    x: int
    y: int


def _parts(spots: Sequence[_Spot]) -> list[list[_Spot]]:
    """Give the spots of rows that follow each other, parts from the top down."""
    parts: list[list[_Spot]] = []
    for spot in spots:
        if not parts or spot.y > parts[-1][-1].y + 1:
            parts.append([])
        parts[-1].append(spot)
    return parts


def _who_stands_first(spots: Sequence[_Spot], apart: float, *, high: bool) -> bool | None:
    """Say whether what has the first side's colour is left of the other, or above it if it may be `high`."""
    ours, theirs = ([spot for spot in spots if spot.is_first is is_first] for is_first in (True, False))
    if min(len(ours), len(theirs)) < _FEWEST_SPOTS:
        return None
    right, down = (
        sum([spot[axis] for spot in theirs]) / len(theirs) - sum([spot[axis] for spot in ours]) / len(ours)
        for axis in (1, 2)
    )
    if abs(right) >= apart and (not high or abs(right) >= abs(down)):
        return right > 0
    return down > 0 if high and abs(down) >= apart else None


def _is_like_first(colour: Colour, first: Colour, second: Colour) -> bool | None:
    """Say whether a colour has the hue of the first side, rather than that of the second; None for neither.

    Scores are in either shade of a side, or in one of their own.
    """
    hue, strong = _hue(colour)
    sides = _hue(first), _hue(second)
    if strong < min(_HUED, _PALEST * min(strength for _, strength in sides)):
        return None
    to_first, to_second = (sum([a * b for a, b in zip(hue, side, strict=True)]) for side, _ in sides)
    return None if max(to_first, to_second) < 0.93 or abs(to_first - to_second) < 0.1 else to_first > to_second


def _hue(colour: Colour) -> tuple[tuple[float, float, float], float]:
    """Give what a colour has beyond grey, as a direction and how much it is."""
    grey = sum(colour) / 3
    red, green, blue = (value - grey for value in colour)
    length = hypot(red, green, blue) or 1e-9
    return (red / length, green / length, blue / length), length


def _bluer(one: Colour | None, other: Colour | None) -> bool:
    """Whether one colour is cooler than the other; players see their own squares in the cooler one more often."""
    return one is not None and other is not None and one[2] - one[0] > other[2] - other[0]
