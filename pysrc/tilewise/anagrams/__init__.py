"""Anagrams and bingos: every word from a rack with blanks, alone or through a letter on the board."""

from .find import find_words

__all__ = ["find_words"]
