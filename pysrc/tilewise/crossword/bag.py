"""The bag, as a list of tiles that racks are filled from."""

from collections import Counter

from ..alphabets import Tiles
from ..errors import PositionError
from ..tiles import TileSet

__all__ = ["filled", "full_bag"]


def full_bag(tiles: TileSet, fewest: int) -> list[int]:
    """Give every tile of a set; raises PositionError "tile-set" if there are fewer, or nobody knows how many."""
    if tiles.counts is None:
        message = f"How many tiles of each letter {tiles.name} has is not known. Choose another set."
        raise PositionError("tile-set", message, field="tiles", reason="uncounted")
    bag = list(Counter(tiles.counts).elements())
    if len(bag) < fewest:
        message = f"{tiles.name} has {len(bag)} tiles; {fewest} are needed."
        raise PositionError("tile-set", message, field="tiles", reason="few")
    return bag


def filled(rack: Tiles, bag: list[int], size: int, *, end: int = -1) -> Tiles:
    """Fill a rack from one end of the bag, the last by default.

    >>> bag = list(b"ABCDE")
    >>> filled(b"XY", bag, 4), filled(b"XY", bag, 4, end=0), bytes(bag)
    (b'XYED', b'XYAB', b'C')
    """
    drawn = [bag.pop(end) for _ in range(min(size - len(rack), len(bag)))]
    return rack + bytes(drawn)
