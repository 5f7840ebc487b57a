"""Tiles that are being laid: they lie on the board, but have the rack's colour and are the rest of its tiles."""

from collections.abc import Sequence

from ...pictures.pixels import Colour, distance
from ...pictures.squares import Square
from .found import RECENT, SAME_TILE, Found
from .games import usual_colour

__all__ = ["being_laid", "may_be_laid"]


def being_laid(found: Found, places: Sequence[int], rack: Sequence[Square]) -> list[int]:
    """Give the squares, of those with tiles, whose tiles are being laid; none where they have the rack's colour all.

    They stand in one row or column, and are at most as many as the rack has room for.
    """
    laid = _of_colour(found, places, usual_colour([square.background for square in rack]))
    return laid if len(laid) <= found.rack_size - len(rack) else []


def may_be_laid(found: Found, places: Sequence[int]) -> list[int]:
    """Give the squares whose tiles may be being laid where no rack is seen, as of a rack none or one is left then.

    They stand in one row or column and have a colour of their own, as those of the last turn may as well.
    """
    others = [found.squares[place].background for place in places]
    others = [colour for colour in others if found.tile is not None and distance(colour, found.tile) > SAME_TILE]
    laid = _of_colour(found, places, usual_colour(others))
    return laid if found.rack_size - 1 <= len(laid) <= found.rack_size else []


def _of_colour(found: Found, places: Sequence[int], colour: Colour | None) -> list[int]:
    """Give the squares whose tiles have a colour that others have not; none where they are not in one line."""
    if colour is None or found.tile is None or distance(colour, found.tile) <= SAME_TILE:
        return []
    laid = [place for place in places if _is_of(found.squares[place].background, colour, found.tile)]
    rows, columns = ({each[axis] for each in (divmod(place, found.grid.columns) for place in laid)} for axis in (0, 1))
    return laid if len(laid) < len(places) and 1 in (len(rows), len(columns)) else []


def _is_of(own: Colour, rack: Colour, tile: Colour) -> bool:
    return distance(own, rack) <= RECENT < distance(own, tile)
