"""The anagrams of a word, and a rack's chances of a bingo."""

from collections.abc import Mapping

from ..alphabets import Tiles
from ..lexicon import Lexicon
from ..racks import Rack
from .find import Query, find

__all__ = ["anagrams_of", "bingo_chances"]


def anagrams_of(word: Tiles, lexicon: Lexicon) -> list[Tiles]:
    """List the other words of the same letters.

    >>> from tilewise.alphabets import alphabet
    >>> anagrams_of(b"EAT", Lexicon.from_words(["eat", "tea", "ate", "eta", "at"], alphabet("en")))
    [b'ATE', b'ETA', b'TEA']
    """
    rack = Rack({code: word.count(code) for code in word}, 0)
    (group,) = find(Query(rack), lexicon, [None])
    return [other for other in group.words() if other != word]


def bingo_chances(rack: Rack, lexicon: Lexicon, bag: Mapping[int, int]) -> tuple[dict[int, int], int, int]:
    """Count, for one more tile, the words that use it with the whole rack, and the draws that make one.

    Gives the number of words for each letter of the alphabet, then how many of the tiles left in the bag make at least
    one word, and how many tiles are left. `bag` holds the whole set: letter -> count, and -1 for blanks; the rack is
    taken out of it. A blank that is drawn makes a word if any letter does.

    >>> from tilewise.alphabets import alphabet
    >>> from tilewise.racks import read_rack
    >>> lexicon = Lexicon.from_words(["eat", "tea", "ear"], alphabet("en"))
    >>> words, good, left = bingo_chances(read_rack("ea", lexicon.alphabet), lexicon, {65: 2, 69: 2, 82: 1, 84: 3})
    >>> words[ord("T")], words[ord("R")], good, left
    (2, 1, 4, 6)
    """
    groups = find(Query(rack), lexicon, lexicon.alphabet.codes)
    words = {group.through: group.count for group in groups if group.through is not None}
    left = {code: max(n - (rack.blanks if code == -1 else rack.letters.get(code, 0)), 0) for code, n in bag.items()}
    good = sum(n for code, n in left.items() if words.get(code, 0) or (code == -1 and any(words.values())))
    return words, good, sum(left.values())
