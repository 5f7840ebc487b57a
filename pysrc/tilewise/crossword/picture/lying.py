"""On which squares tiles lie: those that show a letter and have not the colour that they have empty."""

from collections.abc import Sequence, Set

from ...pictures.pixels import Colour, distance
from ...pictures.squares import Square
from .found import RECENT, SAME_TILE, Found
from .games import usual_colour
from .tiles import is_letterlike, may_be_letters, neighbours, usual_size

__all__ = ["expected_colours", "may_be_tile", "tile_colours", "tiles_among", "with_lone_words"]

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
    recent = _recent(found, lies, usual)
    waiting = [place for place, is_tile in enumerate(lies) if is_tile]
    while waiting:
        more = recent & neighbours(waiting.pop(), columns, len(lies))
        recent -= more
        waiting += more
        for place in more:
            lies[place] = True
    return lies


def with_lone_words(found: Found, lies: Sequence[bool], hidden: Set[int]) -> list[bool]:
    """Add words of the last turn that touch no other tile to be seen, as something lies over the one that they share.

    Two letters and more of the usual size are none of what lies over the board if they are not among `hidden` squares.
    """
    usual = usual_size([square for square, is_tile in zip(found.squares, lies, strict=True) if is_tile])
    clear = {place for place in _recent(found, lies, usual) if place not in hidden} if any(lies) else set[int]()
    lone = {place for place in clear if clear & neighbours(place, found.grid.columns, len(lies))}
    return [is_tile or place in lone for place, is_tile in enumerate(lies)]


def _recent(found: Found, lies: Sequence[bool], usual: float) -> set[int]:
    """Give the squares on which a tile of another colour may lie."""
    return {
        place
        for place, (square, expected) in enumerate(zip(found.squares, expected_colours(found), strict=True))
        if not lies[place] and _is_recent(square, expected, found, usual=usual, is_bare=place in found.bare)
    }


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
    if found.script.pairs and len(square.glyphs) > 1:
        # Two letters are lower than one, as labels are, some of which have two as well: the colour alone tells.
        is_bare, expected = False, None
        is_high = may_be_letters(square, found.script)
    else:
        is_high = is_letterlike(square, found.script) and lower * usual <= square.size <= higher * usual
    if not is_high:
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
