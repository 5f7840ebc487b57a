"""On which squares tiles lie: those that show a letter and have not the colour that they have empty."""

from collections.abc import Sequence

from ...pictures.pixels import Colour, distance
from ...pictures.squares import Square
from .found import RECENT, SAME_TILE, Found
from .games import usual_colour
from .tiles import is_letterlike, may_be_letters, neighbours, usual_size

__all__ = ["expected_colours", "may_be_tile", "tile_colours", "tiles_among"]

_MANY, _MOST_COLOURS = 0.2, 4
"""The share of tiles in other colours than the usual one from which on tiles are coloured; and how many these are."""


def tiles_among(found: Found) -> list[bool]:
    """Say of each square whether a tile lies on it: it shows a letter, and has not the colour that it has empty.

    Most tiles have one colour. Those of the last turn may have another: they show one letter as high as the others'
    and touch other tiles, which premium squares with a letter on them do not.
    """
    expected, columns = expected_colours(found), found.grid.columns
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


def expected_colours(found: Found) -> list[Colour | None]:
    """Give the colour that each square has when it is empty."""
    return [found.fit.colours.get(premium) for premium in found.premiums]


def _is_tile(square: Square, expected: Colour | None, found: Found) -> bool:
    """Whether a square has the tiles' colour and a letter."""
    return may_be_letters(square, found.script) and _has_tiles_colour(square, expected, found)


def _has_tiles_colour(square: Square, expected: Colour | None, found: Found) -> bool:
    """Whether a square is rather of the tiles' colour than of that which it has when it is empty."""
    if found.tile is None:
        return False
    to_tile = distance(square.background, found.tile)
    return to_tile <= SAME_TILE and (expected is None or distance(square.background, expected) + 4 > to_tile)


def may_be_tile(square: Square, expected: Colour | None, found: Found, *, usual: float, is_bare: bool) -> bool:
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
    return all(distance(square.background, colour) > RECENT for colour in found.fit.colours.values())


def _is_label(square: Square, found: Found, usual: float) -> bool:
    """Whether what a square shows is lower than letters are in a script whose letters are of one height."""
    script = found.script
    return script.even and not script.pairs and square.size < script.alike[0] * usual


def _is_recent(square: Square, expected: Colour | None, found: Found, *, usual: float, is_bare: bool) -> bool:
    """Whether a square beside a tile may have one of another colour: no colour of an empty square.

    Where an empty square has nothing on it, it is `is_bare`, and a letter is enough.
    """
    lower, higher = found.script.alike
    if not is_letterlike(square, found.script) or not lower * usual <= square.size <= higher * usual:
        return False
    if is_bare:
        return True
    if expected is None:
        return all(distance(square.background, colour) > RECENT for colour in found.fit.colours.values())
    return distance(square.background, expected) > RECENT


def tile_colours(found: Found, places: Sequence[int]) -> list[Colour]:
    """Give the colours that tiles have, the usual one first; others than that if many have them."""
    if found.tile is None:
        return []
    colours = [found.tile]
    left = [found.squares[place].background for place in places]
    while len(colours) <= _MOST_COLOURS:
        left = [colour for colour in left if distance(colour, colours[-1]) > SAME_TILE]
        usual = usual_colour(left)
        if usual is None or (len(colours) == 1 and len(left) < _MANY * len(places)):
            break
        colours.append(usual)
    return colours
