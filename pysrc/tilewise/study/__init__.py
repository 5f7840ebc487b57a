"""The study of words: which ones to learn, by conditions that are joined, and in which order."""

from .search import find_words

__all__ = ["find_words"]
