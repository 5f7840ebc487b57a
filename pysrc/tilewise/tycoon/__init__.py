"""Letter Tycoon: the best play of a turn with every power, the game, and opponents for it."""

from .solve import Found, Turn

__all__ = ["Found", "Turn"]
