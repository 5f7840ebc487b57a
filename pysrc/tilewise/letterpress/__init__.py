"""Letterpress: a board of 25 letters, two sides, and every way to play every word."""

from .board import Position, read_position
from .ranking import RANKINGS
from .solve import Play, best_plays

__all__ = ["RANKINGS", "Play", "Position", "best_plays", "read_position"]
