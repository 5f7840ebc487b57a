"""The Word Game: draw tiles from a bag, make the word that is worth most."""

from .bag import Bag, read_bag
from .best import best_words

__all__ = ["Bag", "best_words", "read_bag"]
