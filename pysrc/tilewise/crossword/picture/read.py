"""A crossword board and a rack from a picture: the grid by its lines, the game by its premiums, then the tiles."""

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from functools import cache

from ...lexicon import Lexicon
from ...pictures.learnt import Learnt, glyph_text
from ...pictures.pixels import Box, Picture
from ...pictures.scripts import Script, script_of
from ...pictures.squares import Place, Square, in_proportion, read_square
from ...tiles import AS_BLANK, BLANK, EMPTY, TileSet, tile_set_of
from ..layout import BOARDS, default_tiles, layout_of
from .found import Found, find_board, hidden_squares
from .lying import expected_colours, may_be_tile, tile_colours, tiles_among, with_lone_words
from .rack import rack_boxes, rack_over
from .reader import Reader
from .tiles import blanks_among, usual_size, values_place, with_odd_inks, with_zeros
from .turn import being_laid, may_be_laid
from .words import Likely, weighed

__all__ = ["SeenBoard", "SeenTile", "blanks_in_doubt", "read_board_picture"]

_EMPTY, _BARE, _UNREAD = 0.999, 0.97, 0.5
"""How likely a square without a tile is empty, a tile of the rack without a letter a blank, and a square without one
empty that has the tiles' colour, or a tile of the rack that shows something else a blank.
"""

_EVEN = 0.5
"""From here on a tile is rather a blank."""

_SOME = 0.1
"""The share of tiles that are not read from which on their values may be on their letters."""

_OPEN = 0.1
"""How likely a tile is a blank, or none, at least, where so many are not read."""

_MIDDLE, _TILE_SHARE = 0.5, 0.95
"""The middle of a square, and the part of its side that a tile takes, about."""

_LAID = 0.9
"""How sure it is that a tile that is being laid does not lie on the board, or that one that may be laid does."""

_TRAY = 0.15
"""How far beyond its tiles a rack reaches, in pitches."""

_KINDS = 2
"""How many kinds of tiles may be more than the set has; where more are, the game is played with another set."""

_CUT = 0.9
"""How sure a letter is, at most, of which something may hide a part."""

_PRINTS_ZEROS = frozenset({"crossplay"})
"""Boards of games whose apps print a 0 on blanks."""


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

    `premiums` are those that were read where they are of no such board, None otherwise.
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
    found = find_board(picture, layouts, script_of(lexicon.alphabet.letters))
    seen = Reader(lexicon.alphabet, learnt)
    lies = tiles_among(found)
    hidden = hidden_squares(picture, found, lies)
    lies = with_lone_words(found, lies, hidden)
    boxes, under = _rack_places(picture, found, lies, seen)
    places = [place for place, is_tile in enumerate(lies) if is_tile and place not in under]
    on_board, rack, readings = _letters(picture, found, places, boxes, seen)
    tiles = _empty_squares(found, hidden | under | found.lettered, usual_size(on_board))
    for place, tile in zip(places, _lying(found, places, on_board, readings, lexicon), strict=True):
        tiles[place] = tile
    held = [
        SeenTile(box, code, min(confidence, _CUT if square.is_cut else 1.0), second, glyph_text(square.glyphs))
        if square.glyphs
        else SeenTile(box, BLANK, _UNREAD if square.is_unread else _BARE, None)
        for box, square, (code, confidence, second) in zip(boxes, rack, readings[len(places) :], strict=True)
    ]
    for place in being_laid(found, places, rack):
        tile = tiles[place]
        held.append(replace(tile, tile=BLANK if tile.tile & AS_BLANK else tile.tile))
        tiles[place] = SeenTile(tile.box, EMPTY, _LAID, tile.tile)
    if not held:
        for place in may_be_laid(found, places):
            tile = tiles[place]
            tiles[place] = replace(tile, confidence=min(tile.confidence, _LAID), second=EMPTY)
    if found.layout is not None:
        layout = layout_of(found.layout)
        bag = tile_set_of(default_tiles(layout, lexicon.alphabet), lexicon.alphabet)
        seen_tiles = doubted_by_set([*tiles, *held], bag)
        tiles, held = seen_tiles[: len(tiles)], seen_tiles[len(tiles) :]
    premiums = found.premiums if found.is_own else None
    return SeenBoard(found.layout, premiums, found.grid.columns, found.frame, tiles, held)


def doubted_by_set(tiles: Sequence[SeenTile], bag: TileSet) -> list[SeenTile]:
    """Say of tiles of which there are more than their set has how likely one of them, taken by chance, is not too many.

    >>> bag = tile_set_of("en")
    >>> zeds = [SeenTile((0, 0, 9, 9), code, 0.99, None) for code in bag.read_rack("zz")]
    >>> [tile.confidence for tile in doubted_by_set(zeds, bag)], doubted_by_set(zeds[:1], bag)[0].confidence
    ([0.5, 0.5], 0.99)
    """
    if bag.counts is None:
        return list(tiles)
    kinds = [BLANK if tile.tile & AS_BLANK else tile.tile for tile in tiles]
    lying = Counter(kind for kind in kinds if kind != EMPTY)
    too_many = {kind: count for kind, count in lying.items() if count > bag.counts.get(kind, 0)}
    if len(too_many) > _KINDS:
        return list(tiles)
    return [
        replace(tile, confidence=min(tile.confidence, round(bag.counts.get(kind, 0) / too_many[kind], 3)))
        if kind in too_many
        else tile
        for tile, kind in zip(tiles, kinds, strict=True)
    ]


def _rack_places(picture: Picture, found: Found, lies: Sequence[bool], seen: Reader) -> tuple[list[Box], Set[int]]:
    """Give the rectangles of the rack's tiles, and the squares that a rack is over which lies on the board."""
    script, grid = found.script, found.grid

    @cache
    def look(box: Box) -> Square:
        return read_square(picture, box, script)

    def is_read(squares: Sequence[Square], least: float) -> bool:
        readings = seen.read([seen.clear(square) for square in squares])
        return 2 * sum([confidence >= least for _, confidence, _ in readings]) > len(readings)

    colours = tile_colours(found, [place for place, is_tile in enumerate(lies) if is_tile])
    below = found.frame[1] + found.frame[3]
    if boxes := rack_boxes(picture, below, grid.pitch, colours, found.rack_size, look, script, is_read):
        return boxes, frozenset()
    boxes = rack_over(picture, grid, found.rack_size, look, script, is_read)
    return boxes, _under(boxes, found)


def _under(boxes: Sequence[Box], found: Found) -> Set[int]:
    """Give the squares that the tray of a rack lies over."""
    if not boxes:
        return frozenset()
    around = found.grid.pitch * _TRAY
    left, top = boxes[0][0] - around, min(box[1] for box in boxes) - around
    right, bottom = boxes[-1][0] + boxes[-1][2] + around, max(box[1] + box[3] for box in boxes) + around
    return {
        place
        for place, (x, y, wide, tall) in enumerate(found.boxes)
        if x < right and x + wide > left and y < bottom and y + tall > top
    }


def _letters(
    picture: Picture, found: Found, places: Sequence[int], boxes: Sequence[Box], seen: Reader
) -> tuple[list[Square], list[Square], list[tuple[int, float, int | None]]]:
    """Look at the tiles of board and rack, and read the letters of all."""
    held, values = _rack_squares(picture, boxes, found.script)
    rack = [seen.clear(square) for square in in_proportion(held)]
    on_board = [seen.clear(square) for square in in_proportion([found.squares[place] for place in places])]
    readings = seen.read([*on_board, *rack])
    if values and _hides_letters(on_board, readings):
        again = [read_square(picture, found.boxes[place], found.script, _on_board(values)) for place in places]
        again = [seen.clear(square) for square in in_proportion(again)]
        readings_again = seen.read([*again, *rack])
        if _unread(readings_again) < _unread(readings):
            return again, rack, readings_again
    return on_board, rack, readings


def _empty_squares(found: Found, hidden: Set[int], usual: float) -> list[SeenTile]:
    """Take all squares for empty, and say how sure that is where no tile was read; letters have the usual size."""
    unsure = [
        place in hidden or may_be_tile(square, empty, found, usual=usual, is_bare=place in found.bare)
        for place, (square, empty) in enumerate(zip(found.squares, expected_colours(found), strict=True))
    ]
    return [
        SeenTile(box, EMPTY, _UNREAD if is_unsure else _EMPTY, None)
        for box, is_unsure in zip(found.boxes, unsure, strict=True)
    ]


def _lying(
    found: Found,
    places: Sequence[int],
    on_board: Sequence[Square],
    readings: Sequence[tuple[int, float, int | None]],
    lexicon: Lexicon,
) -> list[SeenTile]:
    """Weigh the letters on the board's tiles with the words that they make, and tell blanks."""
    layout = layout_of(found.layout or "scrabble")
    points = tile_set_of(default_tiles(layout, lexicon.alphabet), lexicon.alphabet).points
    read = readings[: len(places)]
    blanks = blanks_in_doubt(blanks_among(on_board), read)
    worth = [points[code] for code, _, _ in read]
    are_printed = found.layout in _PRINTS_ZEROS
    blanks = with_zeros(with_odd_inks(blanks, on_board), on_board, worth, are_printed=are_printed)
    lying: list[Likely | None] = [None] * len(found.squares)
    most = [_CUT if square.is_cut else 1.0 for square in on_board]
    for place, (code, confidence, second), sure in zip(places, read, most, strict=True):
        lying[place] = Likely(code, min(confidence, sure), second)
    weighty = weighed(lying, found.grid.columns, lexicon)
    letters = [letter for place in places if (letter := weighty[place])]
    return [
        _with_blank(
            found.boxes[place],
            replace(letter, confidence=min(letter.confidence, sure)),
            blank,
            glyph_text(square.glyphs),
        )
        for place, letter, sure, blank, square in zip(places, letters, most, blanks, on_board, strict=True)
    ]


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


def _with_blank(box: Box, letter: Likely, blank: float, glyph: str) -> SeenTile:
    """Join a tile's letter with how likely the tile is a blank; what is less sure of the two is what it is else."""
    is_blank = blank > _EVEN
    sure = max(blank, 1 - blank)
    tile = letter.tile | AS_BLANK if is_blank else letter.tile
    second = letter.second if letter.second is None or not is_blank else letter.second | AS_BLANK
    if sure < letter.confidence:
        second = tile ^ AS_BLANK
    return SeenTile(box, tile, round(letter.confidence * sure, 3), second, glyph)
