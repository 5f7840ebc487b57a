"""Tiles that are being laid: they lie on the board, but have the rack's colour and are the rest of its tiles."""

from collections.abc import Sequence

from ...pictures.pixels import Colour, distance
from ...pictures.squares import Square
from .found import RECENT, SAME_TILE, Found
from .games import usual_colour

__all__ = ["being_laid"]


def being_laid(found: Found, places: Sequence[int], rack: Sequence[Square]) -> list[int]:
    """Give the squares, of those with tiles, whose tiles are being laid; none where they have the rack's colour all.

    They stand in one row or column, and are at most as many as the rack has room for.
    """
    colour = usual_colour([square.background for square in rack])
    if colour is None or found.tile is None or distance(colour, found.tile) <= SAME_TILE:
        return []
    laid = [place for place in places if _is_of(found.squares[place].background, colour, found.tile)]
    rows, columns = ({each[axis] for each in (divmod(place, found.grid.columns) for place in laid)} for axis in (0, 1))
    fits = len(laid) <= found.rack_size - len(rack) and len(laid) < len(places)
    return laid if fits and 1 in (len(rows), len(columns)) else []


def _is_of(own: Colour, rack: Colour, tile: Colour) -> bool:
    return distance(own, rack) <= RECENT < distance(own, tile)
