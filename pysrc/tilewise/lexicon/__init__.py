"""Word lists.

The words of one length, one list, the lists at hand; the import of files, the selection of words, the methods.
"""

from .block import WordBlock
from .lexicon import Lexicon, Rejected
from .library import Library, load_lexicon, shipped_folder

__all__ = ["Lexicon", "Library", "Rejected", "WordBlock", "load_lexicon", "shipped_folder"]
