"""A Letterpress board from a picture: the 25 squares are found by their letters, the sides by their colours."""

from collections.abc import Sequence
from dataclasses import dataclass

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
from .themes import Tone, whose_is_first

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


@dataclass(frozen=True)
class SeenBoard:
    """What a picture shows: for each square its rectangle and letter, both sides, and which of them is ours.

    `colours` are those of our squares and theirs, None for a side without any. `told` is False where they do not say
    which side is ours; `owned` is how likely each square's side is.
    """

    frame: Box
    boxes: list[Box]
    letters: list[Reading]
    glyphs: list[str]
    ours: Mask
    theirs: Mask
    colours: tuple[Colour | None, Colour | None]
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
    whose = whose_is_first(sides.first_tone, sides.second_tone, [sides.ground, around])
    told = whose.is_told or not (sides.first or sides.second)
    colours = _colour(sides.first_tone), _colour(sides.second_tone)
    ours, theirs = sides.first, sides.second
    if not whose.first_is_ours:
        ours, theirs, colours = theirs, ours, colours[::-1]
    shapes = [glyph_text([glyphs[place]]) if place in glyphs else "" for place in range(SQUARES)]
    sure = odds(sides.lead - _EVEN_LEAD, _LEAD_SCALE)
    owned = [sure if sides.unsure >> place & 1 else 1.0 for place in range(SQUARES)]
    return SeenBoard(frame, boxes, readings, shapes, ours, theirs, colours, told, owned)


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


def _colour(tone: Tone | None) -> Colour | None:
    return None if tone is None else tone.colour
