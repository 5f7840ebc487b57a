"""Walk down a trie of sorted letters, the rarest first.

Idea: the letters of each word, the list's rarest letters first, lead down a trie; at each node a branch is taken only
if the rack still has that letter, or a blank. Rare letters on top keep the walk narrow. A branch ends where no other
letters go on from it, so that its words are looked at whole: most nodes of a whole trie have one branch only.
Cost: one node for each beginning that several sets of letters share to set up; then the branches that the rack admits,
which grow with the rack and multiply with each blank. Source: the anagram tree (R. Reid's *anatree*; A. Appel and
G. Jacobson's lexicon of 1988 is its unsorted kin).
"""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias, Union

from ..alphabets import Tiles
from ..lexicon import Lexicon
from .base import BLANK, Finder, Search, pieces

__all__ = ["Trie"]

_End: TypeAlias = tuple[Tiles, ...]
"""The end of a branch: its own letter and those that remain, and the words that they lead to."""

_Node: TypeAlias = dict[int, Union["_Node", _End]]
"""What follows each letter, and below `_HERE` the words that end at the node."""

_HERE = -1

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
        self._number = dict.fromkeys(lexicon.alphabet.codes, 0)
        for block in lexicon:
            for code in self._number:
                self._number[code] += block.text.count(code)
            yield
        rank = {code: (many, code) for code, many in self._number.items()}
        self._root: _Node = {}
        for words in pieces(lexicon):
            for word in words:
                letters = sorted(word, key=rank.__getitem__)
                self._add(word, bytes(letters))
            yield

    def _add(self, word: Tiles, letters: Tiles) -> None:
        node = self._root
        for depth, code in enumerate(letters):
            below, rest = node.get(code), letters[depth:]
            if below is None:
                node[code] = (rest, word)
                return
            if isinstance(below, tuple):
                if below[0] == rest:
                    node[code] = (*below, word)
                    return
                other = below[0][1:]
                below = node[code] = {other[0] if other else _HERE: (other, *below[1:])}
            node = below
        ending = node.get(_HERE, (b"",))
        assert isinstance(ending, tuple)
        node[_HERE] = (*ending, word)

    def words_from(self, rack: Tiles) -> Search:
        have = dict.fromkeys(self._number, 0) | Counter(rack.replace(bytes([BLANK]), b""))
        found: list[Tiles] = []
        yield from self._look_around(self._root, have, rack.count(BLANK), found, _PAUSED)
        return set(found)

    def _look_around(
        self, node: _Node, have: dict[int, int], blanks: int, found: list[Tiles], levels: int
    ) -> Iterator[None]:
        """Walk as `_walk` does, with a pause after each branch that lies so many levels below the node."""
        for code, below in node.items():
            if isinstance(below, tuple) or not levels:
                self._walk({code: below}, have, blanks, found)
                yield
            elif have[code]:
                have[code] -= 1
                yield from self._look_around(below, have, blanks, found, levels - 1)
                have[code] += 1
            elif blanks:
                yield from self._look_around(below, have, blanks - 1, found, levels - 1)

    def _walk(self, node: _Node, have: dict[int, int], blanks: int, found: list[Tiles]) -> None:
        for code, below in node.items():
            if isinstance(below, tuple):
                if _has(have, blanks, below[0]):
                    found += below[1:]
            elif have[code]:
                have[code] -= 1
                self._walk(below, have, blanks, found)
                have[code] += 1
            elif blanks:
                self._walk(below, have, blanks - 1, found)


def _has(have: dict[int, int], blanks: int, letters: Tiles) -> bool:
    """Say whether a rack has some letters, the same ones side by side, with its blanks in place of what it lacks."""
    before = same = 0
    for code in letters:
        same = same + 1 if code == before else 1
        before = code
        if have[code] < same:
            if not blanks:
                return False
            blanks -= 1
    return True
