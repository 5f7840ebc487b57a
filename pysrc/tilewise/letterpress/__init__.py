"""Letterpress: a board of 25 letters, two sides, and every way to play every word."""
