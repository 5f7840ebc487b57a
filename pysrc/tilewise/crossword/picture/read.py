"""A crossword board and a rack from a picture: the grid by its lines, the game by its premiums, then the tiles."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import NamedTuple

from ...errors import PositionError
from ...lexicon import Lexicon
from ...pictures.grid import Grid
from ...pictures.learnt import Learnt, glyph_text
from ...pictures.pixels import Box, Colour, Picture, distance
from ...pictures.scripts import Script, script_of
from ...pictures.squares import Place, Square, in_proportion, ink_map, read_square
from ...tiles import AS_BLANK, BLANK, EMPTY, tile_set_of
from ..layout import BOARDS, Layout, default_tiles, layout_of
from .covered import is_covered, unlined
from .games import FITTING, Fit, fit_of, usual_colour
from .joined import CELLS, joined_place
from .laying import best_laid, grids_in, is_inside
from .premiums import own_premiums
from .rack import rack_boxes
from .reader import Reader
from .tiles import (
    blanks_among,
    is_letterlike,
    lettered,
    may_be_letters,
    neighbours,
    tile_colour,
    usual_size,
    values_place,
    with_zeros,
)
from .words import Likely, weighed

__all__ = ["SeenBoard", "SeenTile", "blanks_in_doubt", "read_board_picture"]

_EMPTY, _BARE, _UNREAD = 0.999, 0.97, 0.5
"""How likely a square without a tile is empty, a tile of the rack without a letter a blank, and a square without one
empty that has the tiles' colour.
"""

_EVEN = 0.5
"""From here on a tile is rather a blank."""

_SAME_TILE, _RECENT = 20, 12
"""How far a tile's colour is from that of most tiles, at most; and that of a tile just laid from an empty square's."""

_MANY, _MOST_COLOURS = 0.2, 4
"""The share of tiles in other colours than the usual one from which on tiles are coloured; and how many these are."""

_SOME = 0.1
"""The share of tiles that are not read from which on their values may be on their letters."""

_OPEN = 0.1
"""How likely a tile is a blank, or none, at least, where so many are not read."""

_MIDDLE, _TILE_SHARE = 0.5, 0.95
"""The middle of a square, and the part of its side that a tile takes, about."""

_CUT = 0.9
"""How sure a letter is, at most, of which something may hide a part."""

_CLEAR = 1.0
"""The score of a grid that is a board whatever its premium squares are, if tiles lie on it."""


@dataclass(frozen=True)
class SeenTile:
    """A square or a tile of the rack: a byte as positions have it, how sure that is, what it is else, its glyph."""

    box: Box
    tile: int
    confidence: float
    second: int | None
    glyph: str = ""


@dataclass(frozen=True)
class SeenBoard:
    """What a picture shows; `layout` is None where no board that ships fits, and the grid has this many columns.

    `premiums` are then those that were read, None where these were not.
    """

    layout: str | None
    premiums: str | None
    columns: int
    frame: Box
    squares: list[SeenTile]
    rack: list[SeenTile]


def read_board_picture(
    picture: Picture, named: str | None, lexicon: Lexicon, learnt: Sequence[Learnt] = ()
) -> SeenBoard:
    """Read a board and a rack; raises PositionError (code "no-board") where there is none."""
    layouts = {id: layout_of(id) for id in ([named] if named is not None else BOARDS)}
    script = script_of(lexicon.alphabet.letters)
    found = _find(picture, layouts, script)
    seen = Reader(lexicon.alphabet, learnt)
    lies = _tiles_among(found)
    hidden = _hidden(picture, found, lies)
    places = [place for place, is_tile in enumerate(lies) if is_tile]
    colours = _tile_colours(found, places)
    below = found.frame[1] + found.frame[3]

    @cache
    def look(box: Box) -> Square:
        return read_square(picture, box, script)

    boxes = rack_boxes(picture, below, found.grid.pitch, colours, found.rack_size, look, script)
    held_squares, values = _rack_squares(picture, boxes, script)
    rack = [seen.clear(square) for square in in_proportion(held_squares)]
    on_board = [seen.clear(square) for square in in_proportion([found.squares[place] for place in places])]
    readings = seen.read([*on_board, *rack])
    if values and _hides_letters(on_board, readings):
        again = [read_square(picture, found.boxes[place], script, _on_board(values)) for place in places]
        again = [seen.clear(square) for square in in_proportion(again)]
        readings_again = seen.read([*again, *rack])
        if _unread(readings_again) < _unread(readings):
            on_board, readings = again, readings_again
    usual = usual_size(on_board)
    tiles = [
        SeenTile(
            box,
            EMPTY,
            _UNREAD
            if place in hidden or _may_be_tile(square, empty, found, usual=usual, is_bare=place in found.bare)
            else _EMPTY,
            None,
        )
        for place, (box, square, empty) in enumerate(zip(found.boxes, found.squares, _expected(found), strict=True))
    ]
    layout = layout_of(found.layout or "scrabble")
    points = tile_set_of(default_tiles(layout, lexicon.alphabet), lexicon.alphabet).points
    blanks = blanks_in_doubt(blanks_among(on_board), readings[: len(places)])
    blanks = with_zeros(blanks, on_board, [points[code] for code, _, _ in readings[: len(places)]])
    lying: list[Likely | None] = [None] * len(found.squares)
    for place, (code, confidence, second) in zip(places, readings, strict=False):
        sure = min(confidence, _CUT) if found.squares[place].is_cut else confidence
        lying[place] = Likely(code, sure, second)
    weighty = [
        replace(letter, confidence=min(letter.confidence, _CUT)) if letter and square.is_cut else letter
        for letter, square in zip(weighed(lying, found.grid.columns, lexicon), found.squares, strict=True)
    ]
    for place, square, blank in zip(places, on_board, blanks, strict=True):
        if letter := weighty[place]:
            tiles[place] = _with_blank(found.boxes[place], letter, blank, glyph_text(square.glyphs))
    held = [
        SeenTile(box, code, confidence, second, glyph_text(square.glyphs))
        if square.glyphs
        else SeenTile(box, BLANK, _BARE, None)
        for box, square, (code, confidence, second) in zip(boxes, rack, readings[len(places) :], strict=True)
    ]
    premiums = found.premiums if found.is_own else None
    return SeenBoard(found.layout, premiums, found.grid.columns, found.frame, tiles, held)


@dataclass(frozen=True)
class _Found:
    """A grid with its squares, and the board that fits it best."""

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

    @cached_property
    def bare(self) -> set[int]:
        """The squares on which nothing is written while they are empty: neither premium squares nor the start."""
        middle = len(self.squares) // 2
        start = middle if self.layout is None else layout_of(self.layout).start
        is_known = self.fit.score >= FITTING
        return {place for place, each in enumerate(self.premiums) if is_known and each == "." and place != start}

    @property
    def frame(self) -> Box:
        left, top, _, _ = self.boxes[0]
        last_left, last_top, width, height = self.boxes[-1]
        return left, top, last_left + width - left, last_top + height - top


def _find(picture: Picture, layouts: Mapping[str, Layout], script: Script) -> _Found:
    """Find the grid and the board whose premium squares fit it best, and look at its squares."""
    grids = grids_in(picture, {(layout.width, layout.height) for layout in layouts.values()})

    @cache
    def look(grid: Grid) -> _Look:
        return _look(picture, grid, script)

    best = best_laid(picture, grids, layouts, lambda grid: look(grid).lying)
    if best is None:
        raise _no_board()
    clearest = next((grid for grid in grids if is_inside(grid, picture)), None)
    id, fit, seen = best.id, best.fit, look(best.grid)
    layout = layouts[id]
    if seen.tile is not None:
        fit = fit_of(layout, [square.background for square in seen.squares], seen.tile, seen.lying)
    if fit.score >= FITTING:
        return _Found(best.grid, seen.boxes, seen.squares, seen.tile, fit, id, layout.premiums, layout.rack, script)
    # Premium squares are of no game that ships, or of none that was named: the lines alone say where the board is.
    if clearest is None or clearest.score < _CLEAR:
        raise _no_board()
    boxes, squares, tile, lying = look(clearest)
    own = own_premiums(picture, boxes, squares, lying)
    if own and tile is not None and any(distance(colour, tile) <= _RECENT for colour in own.colours.values()):
        # On a board without tiles, labels were taken for letters.
        tile, own = None, own_premiums(picture, boxes, squares, frozenset())
    if tile is None and own is None:
        raise _no_board()
    named = id if len(layouts) == 1 else None
    if own and not named:
        fit = Fit(FITTING, own.colours)
        return _Found(clearest, boxes, squares, tile, fit, None, own.premiums, layout.rack, script, is_own=True)
    plain = usual_colour([square.background for place, square in enumerate(squares) if place not in lying])
    colours_of = {} if plain is None else {".": plain}
    premiums = "." * len(squares)
    return _Found(clearest, boxes, squares, tile, Fit(fit.score, colours_of), named, premiums, layout.rack, script)


def _hidden(picture: Picture, found: _Found, lies: Sequence[bool]) -> set[int]:
    """Give the squares that something hides and those beside them, which it may hide in part.

    Raises PositionError (code "no-board") where they are too many.
    Its colour is that of no tile and of no plain square; where the premium squares are not known, it may be any. What is
    read as a tile is not hidden: tiles of several shades may touch without a line.
    """
    # Premium squares are few: what their colour is said to be may be that of what hides them.
    usual = [colour for colour in (found.fit.colours.get("."), found.tile) if colour is not None]
    is_known = found.fit.score >= FITTING
    hidden = unlined(
        picture,
        found.grid,
        lambda place: (
            not lies[place]
            and (not is_known or all(distance(found.squares[place].background, each) > _RECENT for each in usual))
        ),
    )
    if is_covered(hidden, len(found.squares)):
        raise _no_board()
    if not is_known:
        return set()
    return {*hidden, *(each for place in hidden for each in neighbours(place, found.grid.columns, len(found.squares)))}


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
        if square.glyphs and distance(square.background, tile) <= _SAME_TILE
    ]
    values = values_place([square for _, square in alike])
    values = values or joined_place([ink_map(picture, box, CELLS) for box, _ in alike])
    ink = usual_colour([square.ink for _, square in alike if square.ink])
    squares = [
        read_square(picture, box, script, values, ink) if square.glyphs or square.is_busy else square
        for box, square in zip(boxes, squares, strict=True)
    ]
    return _Look(boxes, squares, tile, lettered(squares, grid.columns, tile, script))


def _rack_squares(picture: Picture, boxes: Sequence[Box], script: Script) -> tuple[list[Square], Place | None]:
    """Look at the rack's tiles, again where they show values; give the place of these, too."""
    squares = [read_square(picture, box, script) for box in boxes]
    values = values_place([square for square in squares if square.glyphs])
    return (squares, None) if values is None else ([read_square(picture, box, script, values) for box in boxes], values)


def _hides_letters(squares: Sequence[Square], readings: Sequence[tuple[int, float, int | None]]) -> bool:
    """Whether tiles may have their values on their letters: no place of values was found, and many are not read."""
    return _unread(readings) > _SOME * len(squares) and all(square.value is None for square in squares)


def _unread(readings: Sequence[tuple[int, float, int | None]]) -> int:
    return sum([confidence < _UNREAD for _, confidence, _ in readings])


def blanks_in_doubt(blanks: list[float], readings: Sequence[tuple[int, float, int | None]]) -> list[float]:
    """Say how likely tiles are blanks whose letters are read so: where many are not, none is surely one or none."""
    if _unread(readings) <= _SOME * len(readings):
        return blanks
    return [min(max(blank, _OPEN), 1 - _OPEN) for blank in blanks]


def _on_board(place: Place) -> Place:
    """Give the place of values on a square of the board, which has some room around its tile, by that on the rack."""
    left, top, right, bottom = (_MIDDLE + (side - _MIDDLE) * _TILE_SHARE for side in place)
    return left, top, right, bottom


def _no_board() -> PositionError:
    sentence = "No whole board of a crossword game was found in the picture."
    return PositionError("no-board", sentence, field="data")


def _expected(found: _Found) -> list[Colour | None]:
    """Give the colour that each square has when it is empty."""
    return [found.fit.colours.get(premium) for premium in found.premiums]


def _tiles_among(found: _Found) -> list[bool]:
    """Say of each square whether a tile lies on it: it shows a letter, and has not the colour that it has empty.

    Most tiles have one colour. Those of the last turn may have another: they show one letter as high as the others'
    and touch other tiles, which premium squares with a letter on them do not.
    """
    expected, columns = _expected(found), found.grid.columns
    lies = [_is_tile(square, expected[place], found) for place, square in enumerate(found.squares)]
    usual = usual_size([square for square, is_tile in zip(found.squares, lies, strict=True) if is_tile])
    lies = [
        is_tile and not _is_label(square, found, usual) for square, is_tile in zip(found.squares, lies, strict=True)
    ]
    waiting = [place for place, is_tile in enumerate(lies) if is_tile]
    while waiting:
        for place in neighbours(waiting.pop(), columns, len(lies)):
            square, is_bare = found.squares[place], place in found.bare
            if not lies[place] and _is_recent(square, expected[place], found, usual=usual, is_bare=is_bare):
                lies[place] = True
                waiting.append(place)
    return lies


def _is_tile(square: Square, expected: Colour | None, found: _Found) -> bool:
    """Whether a square has the tiles' colour and a letter."""
    return may_be_letters(square, found.script) and _has_tiles_colour(square, expected, found)


def _has_tiles_colour(square: Square, expected: Colour | None, found: _Found) -> bool:
    """Whether a square is rather of the tiles' colour than of that which it has when it is empty."""
    if found.tile is None:
        return False
    to_tile = distance(square.background, found.tile)
    return to_tile <= _SAME_TILE and (expected is None or distance(square.background, expected) + 4 > to_tile)


def _may_be_tile(square: Square, expected: Colour | None, found: _Found, *, usual: float, is_bare: bool) -> bool:
    """Whether a square that was not read may have a tile: it has the tiles' colour, or a letter on one of its own.

    Where an empty square has nothing on it, it is `is_bare`: a letter of the `usual` size says that there is a tile.
    """
    if _has_tiles_colour(square, expected, found):
        return True
    if not square.glyphs:
        return False
    lower, higher = found.script.alike
    if is_bare and lower * usual <= square.size <= higher * usual:
        return True
    return all(distance(square.background, colour) > _RECENT for colour in found.fit.colours.values())


def _is_label(square: Square, found: _Found, usual: float) -> bool:
    """Whether what a square shows is lower than letters are in a script whose letters are of one height."""
    script = found.script
    return script.even and not script.pairs and square.size < script.alike[0] * usual


def _is_recent(square: Square, expected: Colour | None, found: _Found, *, usual: float, is_bare: bool) -> bool:
    """Whether a square beside a tile may have one of another colour: no colour of an empty square.

    Where an empty square has nothing on it, it is `is_bare`, and a letter is enough.
    """
    lower, higher = found.script.alike
    if not is_letterlike(square, found.script) or not lower * usual <= square.size <= higher * usual:
        return False
    if is_bare:
        return True
    if expected is None:
        return all(distance(square.background, colour) > _RECENT for colour in found.fit.colours.values())
    return distance(square.background, expected) > _RECENT


def _tile_colours(found: _Found, places: Sequence[int]) -> list[Colour]:
    """Give the colours that tiles have, the usual one first; others than that if many have them."""
    if found.tile is None:
        return []
    colours = [found.tile]
    left = [found.squares[place].background for place in places]
    while len(colours) <= _MOST_COLOURS:
        left = [colour for colour in left if distance(colour, colours[-1]) > _SAME_TILE]
        usual = usual_colour(left)
        if usual is None or (len(colours) == 1 and len(left) < _MANY * len(places)):
            break
        colours.append(usual)
    return colours


def _with_blank(box: Box, letter: Likely, blank: float, glyph: str) -> SeenTile:
    """Join a tile's letter with how likely the tile is a blank; what is less sure of the two is what it is else."""
    is_blank = blank > _EVEN
    sure = max(blank, 1 - blank)
    tile = letter.tile | AS_BLANK if is_blank else letter.tile
    second = letter.second if letter.second is None or not is_blank else letter.second | AS_BLANK
    if sure < letter.confidence:
        second = tile ^ AS_BLANK
    return SeenTile(box, tile, round(letter.confidence * sure, 3), second, glyph)
