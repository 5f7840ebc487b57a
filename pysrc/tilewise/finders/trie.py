"""Walk down a trie of sorted letters, the rarest first.

Idea: the letters of each word, the list's rarest letters first, lead down a trie; at each node a branch is taken only
if the rack still has that letter, or a blank. Rare letters on top keep the walk narrow.
Cost: one node a letter of the list at most to set up; then the branches that the rack admits, which grow with the rack
and multiply with each blank. Source: the anagram tree (R. Reid's *anatree*; A. Appel and G. Jacobson's lexicon of 1988
is its unsorted kin).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import BLANK, Finder, Search, pieces

__all__ = ["Trie"]

_WORDS = -1
"""The branch of a node that holds the words that end there."""


class Trie(Finder):
    """Walk down the trie.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(Trie(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"CAT?"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "trie"

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        rank = {code: (sum(block.text.count(code) for block in lexicon), code) for code in lexicon.alphabet.codes}
        self._root: dict[int, Any] = {}
        for words in pieces(lexicon):
            for word in words:
                node = self._root
                for code in sorted(word, key=rank.__getitem__):
                    node = node.setdefault(code, {})
                node.setdefault(_WORDS, []).append(word)
            yield

    def words_from(self, rack: Tiles) -> Search:
        have = Counter(rack.replace(bytes([BLANK]), b""))
        found: list[Tiles] = []
        blanks = rack.count(BLANK)
        for code, below in self._root.items():
            self._walk({code: below}, have, blanks, found)
            yield
        return set(found)

    def _walk(self, node: dict[int, Any], have: Counter[int], blanks: int, found: list[Tiles]) -> None:
        for code, below in node.items():
            if code == _WORDS:
                found += below
            elif have[code]:
                have[code] -= 1
                self._walk(below, have, blanks, found)
                have[code] += 1
            elif blanks:
                self._walk(below, have, blanks - 1, found)
