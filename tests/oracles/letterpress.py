"""Letterpress solved the plain way: one word, one choice of squares, one square at a time.

Nothing here is shared with the solver but the words of the rules. It is the ancestor's method: test every word of the
list against the sorted letters of the board, then try every square for every letter.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

SIDE = 5
NEIGHBOURS = [
    [
        row * SIDE + column
        for row, column in (
            (i // SIDE - 1, i % SIDE),
            (i // SIDE + 1, i % SIDE),
            (i // SIDE, i % SIDE - 1),
            (i // SIDE, i % SIDE + 1),
        )
        if 0 <= row < SIDE and 0 <= column < SIDE
    ]
    for i in range(SIDE * SIDE)
]


class Move(NamedTuple):
    """A word on certain squares and the board after it."""

    word: str
    mask: int
    owners: str
    locked: tuple[int, int]
    vulnerability: int

    @property
    def score(self) -> tuple[int, int]:
        return self.owners.count("o"), self.owners.count("t")

    @property
    def wins(self) -> bool | None:
        return None if "." in self.owners else self.owners.count("o") >= 13


def owners(ours: int, theirs: int) -> str:
    """One letter a square: o ours, t theirs, . free."""
    return "".join("o" if ours >> i & 1 else "t" if theirs >> i & 1 else "." for i in range(SIDE * SIDE))


def locked(board: str, side: str) -> list[int]:
    """The squares of a side whose neighbours are all of the same side."""
    return [i for i in range(SIDE * SIDE) if board[i] == side and all(board[j] == side for j in NEIGHBOURS[i])]


def spellable(word: str, letters: str) -> bool:
    """The ancestor's test: the sorted word is a subsequence of the sorted board."""
    remaining = iter(sorted(letters))
    return all(any(letter == other for other in remaining) for letter in sorted(word))


def ways(word: str, letters: str) -> Iterator[int]:
    """Every set of squares that spells the word, in any order of its letters."""
    seen = set()

    def place(k: int, mask: int) -> Iterator[int]:
        if k == len(word):
            if mask not in seen:
                seen.add(mask)
                yield mask
            return
        for i, letter in enumerate(letters):
            if letter == word[k] and not mask >> i & 1:
                yield from place(k + 1, mask | 1 << i)

    yield from place(0, 0)


def move(word: str, mask: int, before: str) -> Move:
    """Play a word on its squares."""
    safe = locked(before, "t")
    after = "".join("o" if mask >> i & 1 and i not in safe else owner for i, owner in enumerate(before))
    exposed = sum(after[j] != "o" for i in range(SIDE * SIDE) if after[i] == "o" for j in NEIGHBOURS[i])
    return Move(word, mask, after, (len(locked(after, "o")), len(locked(after, "t"))), exposed)


def letterpwn(played: Move) -> tuple[int, ...]:
    """The order of the ranking "letterpwn", best highest, as far as it looks at the board."""
    ending = 1 if played.wins is None else 2 if played.wins else 0
    ours, theirs = played.score
    return ending, played.locked[0] - played.locked[1], -played.vulnerability, ours - theirs


def moves(
    words: Iterable[str], letters: str, ours: int, theirs: int, played: Iterable[str] = ()
) -> dict[str, list[Move]]:
    """Every move of every word that may be played."""
    before = owners(ours, theirs)
    barred = tuple(played)
    return {
        word: [move(word, mask, before) for mask in ways(word, letters)]
        for word in words
        if spellable(word, letters) and not any(earlier.startswith(word) for earlier in barred)
    }
