"""Crossword games: a board of premium squares, a rack of tiles, and every legal play."""

from .board import Position, read_position
from .layout import Layout, layout_of
from .plays import Play
from .search import Search

__all__ = ["Layout", "Play", "Position", "Search", "layout_of", "read_position"]
