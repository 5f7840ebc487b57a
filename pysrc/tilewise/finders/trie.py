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

_PAUSED = 1
"""How far below the root a walk pauses between branches: the dearest takes some milliseconds with two blanks."""


class Trie(Finder):
    """Walk down the trie.

    >>> from tilewise.alphabets import alphabet
    >>> sorted(Trie(Lexicon.from_words(["cat", "cats", "act", "dog"], alphabet("en"))).find(b"CAT?"))
    [b'ACT', b'CAT', b'CATS']
    """

    id = "trie"

    def set_up(self, lexicon: Lexicon) -> Iterator[None]:
        number = dict.fromkeys(lexicon.alphabet.codes, 0)
        for block in lexicon:
            for code in number:
                number[code] += block.text.count(code)
            yield
        rank = {code: (many, code) for code, many in number.items()}
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
        yield from self._look_around(self._root, have, rack.count(BLANK), found, _PAUSED)
        return set(found)

    def _look_around(
        self, node: dict[int, Any], have: Counter[int], blanks: int, found: list[Tiles], levels: int
    ) -> Iterator[None]:
        """Walk as `_walk` does, with a pause after each branch that lies so many levels below the node."""
        for code, below in node.items():
            if code == _WORDS or not levels:
                self._walk({code: below}, have, blanks, found)
                yield
            elif have[code]:
                have[code] -= 1
                yield from self._look_around(below, have, blanks, found, levels - 1)
                have[code] += 1
            elif blanks:
                yield from self._look_around(below, have, blanks - 1, found, levels - 1)

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
