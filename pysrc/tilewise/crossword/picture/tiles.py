"""What lies on a board and on a rack: tiles, told from empty squares, and blanks, told by their missing value."""

from collections.abc import Sequence

from ...averages import median
from ...pictures.odds import odds
from ...pictures.pixels import Colour, distance
from ...pictures.scripts import Script
from ...pictures.squares import Place, Square
from .games import usual_colour

__all__ = [
    "blanks_among",
    "is_letterlike",
    "lettered",
    "may_be_letters",
    "neighbours",
    "tile_colour",
    "usual_size",
    "values_place",
    "with_odd_inks",
    "with_zeros",
]

_SAME = 16
_MOST_BLANKS = 0.4
"""The share of tiles that may lack a value before values are taken not to be shown at all."""

_FEWEST = 3
_MOST, _MAYBE = 4, 0.25
"""Where more tiles show no value, it is rather too small to be seen; and how likely a blank each is then at most."""

_FAINTEST, _VISIBLE, _VISIBLE_SCALE = 5, 2.0, 0.7
"""The pixels of which one value in five has fewer, at which a tile without any is as likely a blank as not; and how
fast that changes.
"""

_UNKNOWN = 0.01
"""How likely a tile is a blank where nothing tells."""

_HIDDEN = 0.1
"""How likely a tile is a blank on whose value something lies."""

_HALF, _SCALE, _NOISY = 0.3, 0.07, 0.15
"""Ink at which a tile is as likely a blank as not, and how fast that changes below and above, where it may be noise."""

_NARROW, _COVERED = 0.17, 0.9
"""Room beside a letter, as a share of the tile, with less of which it may touch a value; and how likely the tile is a
blank then, at most.
"""

_REACHING = 0.5
"""The ink of a letter in the values' place, in values, from which on it may be on one."""

_TALL = 1.08
"""The height of a letter, in those of most, from which on its tile's value may be taken for a part of it."""

_ZERO, _ZERO_SCALE = 0.62, 0.05
"""How much a value looks like a 0 where it is as likely one as not, and how fast that changes. In eight faces, 0 has
0.7 and more, 8 at most 0.55, and other figures less.
"""

_MORE = 0.25
"""By how much more it looks so than others of its letter's worth."""

_MOST_ZEROS = 4
"""Tiles of which more look so: what they show is not a 0."""

_FAINT_ZERO, _TIMES = 0.05, 2
"""How much a value that is too small looks like a 0, at least, that may be one; and how many times more than others."""

_TWO_FIGURES = 10

_OTHER_INK = 60
"""How far the colour of a blank's letter is from that of others, at least, where it has one of its own."""

_OFTEN = 2
"""The blanks that games have; where more tiles show no value, none is surely a blank."""

_SOME_SHOWN = 0.3
"""The share of tiles that show a value from which on those that show none may be blanks."""

_LEVEL, _SHARED = 0.05, 0.5
"""How far the middles of values are above or below each other, at most, and the share of the narrower they share."""

_ASKED = 16
"""Tiles, evenly chosen, whose figures are compared with those of all."""

_USUAL = 0.6
"""The least part of tiles that have a figure at one place which is where values are."""

_MIRRORED = 0.3
"""The share of figures from which on those at the same place of the other side say that both are round corners."""

_OUTLIERS = 10
"""One in so many values may reach beyond their place on each side."""

_VALUE = 0.0012
"""The least part of its square that a value's ink is: that of a thin 1 which is small."""
_FAINT = 0.38
"""The least of a value's ink to that of most tiles, which may have an edge there as well."""


def is_letterlike(square: Square, script: Script) -> bool:
    """Whether a square shows what may be a tile's letter, by its size."""
    return 0 < len(square.glyphs) < 3 and script.least <= square.size <= script.most


def may_be_letters(square: Square, script: Script) -> bool:
    """Whether a square of the tiles' colour shows one letter or two, which are smaller."""
    if len(square.glyphs) < 2:
        return is_letterlike(square, script)
    return len(square.glyphs) < 3 and script.least_of_two <= square.size <= script.most


def tile_colour(squares: Sequence[Square], columns: int, script: Script) -> Colour | None:
    """Give the colour of the board's tiles: that of squares with letters, most of which touch each other."""
    places = [place for place, square in enumerate(squares) if is_letterlike(square, script)]
    around, left = set(places), set(places)
    best: tuple[float, Colour] | None = None
    while left:
        colour = usual_colour([squares[place].background for place in sorted(left)])
        if colour is None:
            break
        group = {place for place in left if distance(squares[place].background, colour) <= _SAME}
        left -= group
        # Tiles may be coloured by their value: what one touches need not have its colour.
        touching = [place for place in group if neighbours(place, columns, len(squares)) & around]
        if len(touching) >= max(2, 0.6 * len(group)) and (best is None or len(touching) > best[0]):
            best = len(touching), colour
    return best[1] if best else None


def lettered(squares: Sequence[Square], columns: int, tile: Colour, script: Script) -> set[int]:
    """Give the squares that show a letter of the tiles' size, whatever their colour, and touch another such square.

    What is written on premium squares is smaller, or on squares apart from each other.
    """
    lower, higher = script.alike
    usual = usual_size([each for each in squares if each.glyphs and distance(each.background, tile) <= _SAME])
    alike = {
        place
        for place, each in enumerate(squares)
        if may_be_letters(each, script)
        and (lower * usual <= each.size <= higher * usual or distance(each.background, tile) <= _SAME)
    }
    return {place for place in alike if neighbours(place, columns, len(squares)) & alike}


def usual_size(tiles: Sequence[Square]) -> float:
    """Give the size that most letters of some tiles have, about; 0 for no tiles."""
    sizes = sorted(tile.size for tile in tiles)
    return sizes[len(sizes) // 2] if sizes else 0.0


def neighbours(place: int, columns: int, squares: int) -> set[int]:
    """Give the squares beside, above and below one."""
    beside = {each for each in (place - columns, place + columns) if 0 <= each < squares}
    if place % columns:
        beside.add(place - 1)
    if place % columns < columns - 1:
        beside.add(place + 1)
    return beside


def values_place(tiles: Sequence[Square]) -> Place | None:
    """Find where tiles have their values: most have a small figure there, and none at the same place of the other side.

    Gives None where no such place is to be seen.
    """
    best: list[Place] = []
    for one in [place for tile in tiles[:: max(1, len(tiles) // _ASKED)] for place in tile.others]:
        among = _at(one, tiles)
        is_corner = not _are_level(one, _mirrored(one)) and len(_at(_mirrored(one), tiles)) > _MIRRORED * len(among)
        if len(among) > len(best) and not is_corner:
            best = among
    if len(best) < max(_FEWEST, _USUAL * len(tiles)):
        return None
    first, last = len(best) // _OUTLIERS, -1 - len(best) // _OUTLIERS
    lefts, tops, rights, bottoms = (sorted(side) for side in zip(*best, strict=True))
    return lefts[first], tops[first], rights[last], bottoms[last]


def _at(place: Place, tiles: Sequence[Square]) -> list[Place]:
    """Give the figures of tiles at one place, of each the first."""
    found = [next((other for other in tile.others if _are_level(place, other)), None) for tile in tiles]
    return [other for other in found if other]


def _mirrored(place: Place) -> Place:
    left, top, right, bottom = place
    return 1 - right, top, 1 - left, bottom


def _are_level(one: Place, other: Place) -> bool:
    """Whether two figures stand at one place, as values of one figure and of two do."""
    shared = min(one[2], other[2]) - max(one[0], other[0])
    apart = abs(one[1] + one[3] - other[1] - other[3]) / 2
    return apart <= _LEVEL and shared >= _SHARED * min(one[2] - one[0], other[2] - other[0])


def blanks_among(tiles: Sequence[Square]) -> list[float]:
    """Say of each tile how likely it is a blank: it has no value where nearly all others have theirs."""
    if len(tiles) < _FEWEST:
        return [_UNKNOWN] * len(tiles)
    known = [tile.value + tile.reach for tile in tiles if tile.value is not None]
    corner: int | None = None
    if len(known) == len(tiles):
        least = _least_value(known)
        inks = [value / least for value in known]
    else:
        corner, least = max(
            ((corner, _least_value([tile.corners[corner] for tile in tiles])) for corner in range(4)),
            key=lambda each: sum([tile.corners[each[0]] >= each[1] for tile in tiles]),
        )
        inks = [tile.corners[corner] / least for tile in tiles]
    shown = sorted(ink for ink in inks if ink >= 1)
    if len(shown) < len(tiles) * (1 - _MOST_BLANKS):
        unseen = _HIDDEN if len(shown) >= len(tiles) * _SOME_SHOWN else _UNKNOWN
        return [unseen if ink < _HALF else _UNKNOWN for ink in inks]
    # Where the faintest values are nearly nothing, a tile that shows none is no surer a blank.
    faintest = shown[len(shown) // _FAINTEST] * least * median([tile.pixels for tile in tiles])
    seen = odds(faintest - _VISIBLE, _VISIBLE_SCALE)
    without = sum([ink < _HALF for ink in inks])
    if without > _MOST:
        seen = min(seen, _MAYBE)
    elif without > _OFTEN:
        seen = min(seen, _COVERED)
    usual = median([tile.size for tile in tiles])
    return [
        _HIDDEN
        if tile.is_hidden or _is_reached(tile, least)
        else odds(_HALF - ink, _SCALE if ink < _HALF else _NOISY)
        * min(seen, 1.0 if _is_alone(tile, corner, usual) else _COVERED)
        for tile, ink in zip(tiles, inks, strict=True)
    ]


def with_odd_inks(blanks: Sequence[float], tiles: Sequence[Square]) -> list[float]:
    """Take tiles for what may be blanks whose letters have a colour of their own: some games tell them by it."""
    usual = usual_colour([tile.ink for tile in tiles if tile.ink])
    odd = [tile.ink is not None and usual is not None and distance(tile.ink, usual) > _OTHER_INK for tile in tiles]
    if sum(odd) > _OFTEN:
        return list(blanks)
    return [max(blank, _HIDDEN if is_odd else 0.0) for blank, is_odd in zip(blanks, odd, strict=True)]


def with_zeros(
    blanks: Sequence[float], tiles: Sequence[Square], points: Sequence[int], *, are_printed: bool = False
) -> list[float]:
    """Take tiles for blanks whose value is a 0, given what their letters are worth: some games print it.

    Of a 10, the 0 alone may be seen, or neither: where other tiles show a 0, it may be one. In a game of which it is
    known that its zeros `are_printed`, one that looks like a 0 is one.
    """
    blanks = [
        max(blank, _HIDDEN if odd else 0.0) for blank, odd in zip(blanks, _like_no_other(tiles, points), strict=True)
    ]
    least = {worth: _least_zero(tiles, points, worth) for worth in set(points)}
    zeros = [odds(tile.zero - least[worth], _ZERO_SCALE) for tile, worth in zip(tiles, points, strict=True)]
    count = sum([zero > _MAYBE for zero, worth in zip(zeros, points, strict=True) if 0 < worth < _TWO_FIGURES])
    if count > _MOST_ZEROS or not (count or are_printed):
        return blanks
    return [
        max(blank, _HIDDEN if count and worth >= _TWO_FIGURES else zero if worth else 0.0)
        for blank, zero, worth in zip(blanks, zeros, points, strict=True)
    ]


def _like_no_other(tiles: Sequence[Square], points: Sequence[int]) -> list[bool]:
    """Say of each tile whether its value, too small to be read, looks more like a 0 than others of its letter's worth.

    A game has some blanks: as many of the others are left out.
    """
    most: dict[int, float] = {}
    for worth in set(points):
        same = sorted([tile.zero for tile, other in zip(tiles, points, strict=True) if other == worth], reverse=True)
        if 0 < worth < _TWO_FIGURES and len(same) >= _FEWEST + _OFTEN:
            most[worth] = same[_OFTEN]
    return [
        worth in most and tile.zero > max(_FAINT_ZERO, _TIMES * most[worth])
        for tile, worth in zip(tiles, points, strict=True)
    ]


def _least_zero(tiles: Sequence[Square], points: Sequence[int], worth: int) -> float:
    """Give how much a value looks like a 0, at least, that is one: more than most of those that say the same."""
    same = [tile.zero for tile, other in zip(tiles, points, strict=True) if other == worth]
    return max(_ZERO, median(same) + _MORE) if len(same) >= _FEWEST else _ZERO


def _is_alone(tile: Square, corner: int | None, usual: float) -> bool:
    """Whether a tile's letter is as tall as most, and has so much room beside it that it hides no value."""
    return tile.size <= _TALL * usual and (corner is None or tile.margins[corner % 2] >= _NARROW)


def _is_reached(tile: Square, least: float) -> bool:
    """Whether what is at the values' place may be the letter's alone, or a value that is taken for its part."""
    return tile.value is not None and tile.value < least and tile.reach > _REACHING * least


def _least_value(inks: Sequence[float]) -> float:
    """Give the least ink that a value has in a corner, by that of most tiles."""
    return max(_VALUE, _FAINT * sorted(inks)[len(inks) // 2])
