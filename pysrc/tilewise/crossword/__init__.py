"""Crossword games: a board of premium squares, a rack of tiles, and every legal play."""
